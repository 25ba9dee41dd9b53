"""The piece interaction tab (R8): six icons between the two players; what can't be chosen says why."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import TAB_ICONS
from game.titles.realigious.forecast import Forecast, forecast
from game.titles.realigious.offers import Offer
from scenes.kit.cosmetics import materials
from scenes.kit.question_panel import QuestionPanel
from scenes.media import theme
from scenes.titles.realigious.foretold import in_full, percent
from scenes.titles.realigious.ledger import Amounts
from scenes.titles.realigious.pieces import piece_sprite
from scenes.titles.realigious.prompts import Words
from scenes.widgets.label import Label
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from game.core.ask import Option, Question

SIZE = (1040, 304)
GAP, FACE = 12, 140
CONFLICT = "conflict"


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
        x = area.x + FACE + 12
        for icon in TAB_ICONS:
            words = [self.media.t(f"realigious.tab.{icon}"), self.media.t(f"realigious.tab.{icon}.text")]
            if icon == CONFLICT and made is not None:
                words += [f"{row.text}  {row.value}".strip() for row in in_full(view_words, made)]
            self.button(
                icon, (x, area.y + 20, width, 164), words[0], icon=f"realigious/tab/{icon}", icon_size=64, layout="top",
                size=20, enabled=icon in keys, reason=partial(self.why, f"icon:{icon}"), tip="\n".join(words),
            )  # fmt: skip
            if icon == CONFLICT and made is not None:
                Label(
                    self, (x, area.y + 186, width, 30), percent(made.chance), size=20, colour=theme.GOLD, bold=True,
                    align="center",
                )  # fmt: skip
            offer = next((made for made in (forecast(self.view, question, o) for o in options if o.key == icon)
                          if isinstance(made, Offer) and made.own), None)  # fmt: skip
            if offer is not None:
                Amounts(self, (x - 24, area.y + 186, width + 48, 30), offer.own)
            x += width + GAP

    def _combat(self, question: Question, options: list[Option]) -> Forecast | None:
        """The combat that Conflict would declare (10.3)."""
        option = next((option for option in options if option.key == CONFLICT), None)
        made = forecast(self.view, question, option) if option is not None else None
        return made if isinstance(made, Forecast) else None

    def draw_back(self, surface: pygame.Surface) -> None:
        """The two players at the sides."""
        super().draw_back(surface)
        area = self.area()
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
