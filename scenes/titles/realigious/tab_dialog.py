"""The piece interaction tab (R8): six icons between the two players; below them a line that tells what the pointed one
does, or why it can't be chosen.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.callbacks import ignore
from game.titles.realigious.content import TAB_ICONS
from game.titles.realigious.forecast import PROPAGATION, Forecast, forecast
from game.titles.realigious.offers import Change, Offer
from scenes.kit.cosmetics import materials
from scenes.kit.question_panel import HEAD, PAD, QuestionPanel
from scenes.media import theme
from scenes.titles.realigious.foretold import combat_sum, difference, in_short, in_words, percent
from scenes.titles.realigious.ledger import Amounts, high_of
from scenes.titles.realigious.pieces import piece_sprite
from scenes.titles.realigious.prompts import Words
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Option, Question

SIZE = (1040, 400)
GAP, FACE, NARROW_FACE, TOLD = 12, 140, 112, 28
ICON, FIGURE, FOOT = 148, 196, 20
"""How high an icon is, and a figure with its name; what is free above and below what is told."""
BELOW_HEAD = 12
"""How far the icons stand below the heading, besides: a ring around one has room."""
CONFLICT = "conflict"


class DealButton(Button):
    """Hears of `on_told` when the pointer or the focus is on it, and when it goes."""

    on_told: Callable[[], None] = staticmethod(ignore)

    def on_hover(self, inside: bool) -> None:
        """Told of by the pointer."""
        super().on_hover(inside)
        self.on_told()

    def on_focus(self, gained: bool) -> None:
        """Told of by the keyboard."""
        super().on_focus(gained)
        self.on_told()


class TabDialog(QuestionPanel):
    """Answers "tab_icon". `SIZE` is its size."""

    asks = ("tab_icon",)
    prefix, leaving, told_high = "tab", "pass_by", TOLD

    def fill(self, question: Question, options: list[Option]) -> None:
        """The icons in the order of the rulebook."""
        self.other = int(question.about.get("other", -1))
        view_words = Words(self.media, view=self.view, seats=self.calls.seats())
        self.heading = view_words.heading(question)
        keys = {option.key for option in options}
        self.rule = "R8"
        made = self._combat(question, options)
        offers = {option.key: forecast(self.view, question, option) for option in options}
        told = {key: tuple(offer.own) for key, offer in offers.items() if isinstance(offer, Offer) and offer.own}
        if made is not None:
            told[CONFLICT] = self._price(made)
        more = dict.fromkeys(told, 0)
        glance = difference(made) if made is not None else ""
        more[CONFLICT] = 1 + bool(glance)
        under = max((high_of(changes, more[key]) for key, changes in told.items()), default=0)
        high = max(FIGURE, ICON + under)
        says = self._says(question, view_words, made)
        lines = [*says.values(), self._missing([icon for icon in TAB_ICONS if icon not in keys])]
        wide = self.usual.width - 2 * PAD
        self.told_high = max(TOLD, *(self.media.theme.paragraph(one, wide, 20).get_height() for one in lines if one))
        self.fit(self.usual.width, HEAD + 8 + BELOW_HEAD + high + 2 * FOOT + self.told_high)
        area, self.figure = self.area(), FACE if self.usual.width >= SIZE[0] else NARROW_FACE
        width = (area.width - 2 * self.figure - 24 - GAP * (len(TAB_ICONS) - 1)) // len(TAB_ICONS)
        top = area.y + BELOW_HEAD + (high - ICON - under) // 2
        self.icons: list[tuple[DealButton, str]] = []
        x = area.x + self.figure + 12
        for icon in TAB_ICONS:
            words = [self.media.t(f"realigious.tab.{icon}"), self.media.t(f"realigious.tab.{icon}.text")]
            one = DealButton(
                self, (x, top, width, ICON), words[0], partial(self.calls.choose, icon),
                icon=f"realigious/tab/{icon}", icon_size=64, layout="top", size=20, enabled=icon in keys,
                reason=partial(self.why, f"icon:{icon}"), name=f"{self.prefix}.{icon}",
                spoken=". ".join([*words, says[icon]] if icon == CONFLICT else words),
            )  # fmt: skip
            one.on_told = self._tell
            self.icons.append((one, says[icon]))
            if icon in told:
                fights = icon == CONFLICT and made is not None
                chances = (percent(made.chance), glance) if fights and made is not None else ("", "")
                Amounts(self, (x, top + ICON - 2, width, high_of(told[icon], more[icon])), told[icon], *chances)
            x += width + GAP
        place = (area.x, area.bottom - self.told_high, area.width, self.told_high)
        self.told = Label(self, place, "", size=20, wrap=True, align="center")
        self._tell()

    def _tell(self) -> None:
        """What the icon does that the pointer is on, or the focus; else what stands in the way of those that are grey;
        else that this is where it is told.
        """
        self._tell_words()
        area, high = self.area(), self.media.theme.paragraph(self.told.text, self.told.rect.width, 20).get_height()
        self.told.rect.update(area.x, area.bottom - (self.told_high + high) // 2, area.width, high)

    def _tell_words(self) -> None:
        pointed = next((pair for pair in self.icons if pair[0].hovered), None)
        pointed = pointed or next((pair for pair in self.icons if pair[0].focused), None)
        if pointed is not None and pointed[0].enabled:
            self.told.text, self.told.colour = pointed[1], theme.BONE
            return
        grey = [one for one, _ in self.icons if not one.enabled] if pointed is None else [pointed[0]]
        why = self._missing([one.name.partition(".")[2] for one in grey])
        self.told.text = why or (pointed[1] if pointed is not None else self.media.t("realigious.tab.point"))
        self.told.colour = theme.BAD if why else theme.DIM if pointed is None else theme.BONE

    def _missing(self, icons: list[str]) -> str:
        """Of each of some grey icons which it is and what stands in its way, in lines."""
        reasons = [(icon, self.why(f"icon:{icon}")) for icon in icons]
        return "\n".join(f"{self.media.t(f'realigious.tab.{icon}')}: {why}" for icon, why in reasons if why)

    def _says(self, question: Question, words: Words, made: Forecast | None) -> dict[str, str]:
        """What each icon does; of a combat what makes its chance."""
        t = self.media.t
        says = {icon: f"{t(f'realigious.tab.{icon}')}: {t(f'realigious.tab.{icon}.text')}" for icon in TAB_ICONS}
        says[self.leaving] += self._then(question)
        if made is not None:
            says[CONFLICT] = "\n".join([combat_sum(words, made), *in_words(in_short(words, made))])
        return says

    def _then(self, question: Question) -> str:
        """R3.6. What comes after it on the tile, with its chance."""
        view = self.view
        at = view.seats[view.seat].tile if view.seat is not None and view.seat == view.acting == question.seat else -1
        made = view.tiles[at].forecast if at >= 0 else None
        if made is None or made.kind != PROPAGATION:
            return ""
        return " " + self.media.t(f"realigious.offer.then.{made.kind}", chance=percent(made.chance))

    def _combat(self, question: Question, options: list[Option]) -> Forecast | None:
        """The combat that Conflict would declare (10.3)."""
        option = next((option for option in options if option.key == CONFLICT), None)
        made = forecast(self.view, question, option) if option is not None else None
        return made if isinstance(made, Forecast) else None

    def _price(self, made: Forecast) -> tuple[Change, ...]:
        """R10.4, R10.5. What declaring it takes, whatever comes of it."""
        own, seat = self.view.own, self.view.seat
        if own is None or seat is None:
            return ()
        paid = (("reputation", made.price, own.reputation), ("believers", made.levy, self.view.seats[seat].believers))
        return tuple(Change(name, -by, before) for name, by, before in paid if by)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The two players at the sides, the turn player at the left, whoever decides; a line over what is told."""
        super().draw_back(surface)
        area = self.area()
        y = area.bottom - self.told_high - FOOT // 2
        pygame.draw.line(surface, theme.BRASS, (area.x, y), (area.right, y), 1)
        for seat, x in ((self.view.acting, area.x), (self.other, area.right - self.figure)):
            if not 0 <= seat < len(self.view.seats):
                continue
            public = self.view.seats[seat]
            sprite = piece_sprite(public.character, seat, materials(self.calls.seats()))
            place = pygame.Rect(x, area.y + 8, self.figure, 140)
            if self.media.sprites.has(sprite):
                picture = self.media.sprites.get(sprite, size=place.size)
                surface.blit(picture, picture.get_rect(midbottom=place.midbottom))
            colour = theme.mix(theme.SEATS[seat], theme.BONE, 0.4)
            below = pygame.Rect(place.x - 6, place.bottom + 2, self.figure + 12, 46)
            draw_name(surface, self.media, self.calls.name(seat), below, colour, "center")
