"""The piece interaction tab (R8): six icons between the two players; below them a line that tells what the pointed one
does, or why it can't be chosen.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.callbacks import ignore
from game.titles.realigious.content import TAB_ICONS
from game.titles.realigious.forecast import Forecast, forecast
from game.titles.realigious.offers import Change, Offer
from scenes.kit.cosmetics import materials
from scenes.kit.question_panel import QuestionPanel
from scenes.media import theme
from scenes.titles.realigious.foretold import in_short, percent
from scenes.titles.realigious.ledger import Amounts
from scenes.titles.realigious.pieces import piece_sprite
from scenes.titles.realigious.prompts import Words
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import draw_name
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Option, Question

SIZE = (1040, 400)
GAP, FACE, TOLD, DIE = 12, 140, 52, 24
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
    prefix, leaving = "tab", "pass_by"

    def fill(self, question: Question, options: list[Option]) -> None:
        """The icons in the order of the rulebook."""
        self.other = int(question.about.get("other", -1))
        self.heading = self.media.t("realigious.ask.tab_icon", other=self.calls.name(self.other))
        keys = {option.key for option in options}
        area = self.area()
        width = (area.width - 2 * FACE - 24 - GAP * (len(TAB_ICONS) - 1)) // len(TAB_ICONS)
        self.rule = "R8"
        made = self._combat(question, options)
        view_words = Words(self.media, view=self.view, seats=self.calls.seats())
        self.icons: list[tuple[DealButton, str]] = []
        x = area.x + FACE + 12
        for icon in TAB_ICONS:
            words = [self.media.t(f"realigious.tab.{icon}"), self.media.t(f"realigious.tab.{icon}.text")]
            sums = []
            if icon == CONFLICT and made is not None:
                sums = [f"{row.text}  {row.value}".strip() for row in in_short(view_words, made)]
            one = DealButton(
                self, (x, area.y + 20, width, 164), words[0], partial(self.calls.choose, icon),
                icon=f"realigious/tab/{icon}", icon_size=64, layout="top", size=20, enabled=icon in keys,
                reason=partial(self.why, f"icon:{icon}"), name=f"{self.prefix}.{icon}",
                tip="\n".join([*words, *sums]) if sums else "", spoken=". ".join(words),
            )  # fmt: skip
            one.on_told = self._tell
            self.icons.append((one, words[1]))
            if icon == CONFLICT and made is not None:
                Chance(self, (x - 8, area.y + 186, width + 16, 30), percent(made.chance))
                if price := self._price(made):
                    Amounts(self, (x - 24, area.y + 214, width + 48, 30), price)
            offer = next((made for made in (forecast(self.view, question, o) for o in options if o.key == icon)
                          if isinstance(made, Offer) and made.own), None)  # fmt: skip
            if offer is not None:
                Amounts(self, (x - 24, area.y + 186, width + 48, 30), offer.own)
            x += width + GAP
        place = (area.x, area.bottom - TOLD, area.width, TOLD)
        self.told = Label(self, place, "", size=20, wrap=True, align="center")
        self._tell()

    def _tell(self) -> None:
        """What the icon does that the pointer is on, or the focus; else what stands in the way of one that is grey;
        else that this is where it is told.
        """
        pointed = next((pair for pair in self.icons if pair[0].hovered), None)
        pointed = pointed or next((pair for pair in self.icons if pair[0].focused), None)
        pointed = pointed or next((pair for pair in self.icons if not pair[0].enabled), None)
        if pointed is None:
            self.told.text, self.told.colour = self.media.t("realigious.tab.point"), theme.DIM
            return
        one, words = pointed
        why = "" if one.enabled else self.why(f"icon:{one.name.partition('.')[2]}")
        self.told.text = why or f"{one.text}: {words}"
        self.told.colour = theme.BAD if why else theme.BONE

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
        """The two players at the sides, a line over what is told."""
        super().draw_back(surface)
        area = self.area()
        y = area.bottom - TOLD - 8
        pygame.draw.line(surface, theme.BRASS, (area.x, y), (area.right, y), 1)
        mine = self.view.seat if self.view.seat is not None else self.view.acting
        for seat, x in ((mine, area.x), (self.other, area.right - FACE)):
            if not 0 <= seat < len(self.view.seats):
                continue
            public = self.view.seats[seat]
            sprite = piece_sprite(public.character, seat, materials(self.calls.seats()))
            place = pygame.Rect(x, area.y + 12, FACE, 140)
            if self.media.sprites.has(sprite):
                picture = self.media.sprites.get(sprite, size=place.size)
                surface.blit(picture, picture.get_rect(midbottom=place.midbottom))
            colour = theme.mix(theme.SEATS[seat], theme.BONE, 0.4)
            below = pygame.Rect(place.x - 6, place.bottom + 2, FACE + 12, 46)
            draw_name(surface, self.media, self.calls.name(seat), below, colour, "center")


class Chance(Widget):
    """A die and a chance under an icon."""

    def __init__(self, parent: WidgetParent, rect: RectLike, words: str) -> None:
        self.words = words
        super().__init__(parent, rect)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def spoken(self) -> str:
        """The chance."""
        return self.words

    def draw(self, surface: pygame.Surface) -> None:
        """Both side by side in the middle."""
        pen, r = Pen(surface, self.media), self.rect
        wide = min(self.media.theme.width(self.words, 20, True), r.width - DIE - 4)
        left = r.centerx - (wide + DIE + 4) // 2
        pen.icon("ui/dice", DIE, midleft=(left, r.centery))
        pen.line(self.words, wide, 20, theme.GOLD, True, midleft=(left + DIE + 4, r.centery))
