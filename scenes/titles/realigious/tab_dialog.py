"""The piece interaction tab (R8): six icons between the two players; what can't be chosen says why."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import TAB_ICONS
from scenes.kit.cosmetics import materials
from scenes.kit.question_panel import QuestionPanel
from scenes.media import theme
from scenes.titles.realigious.pieces import piece_sprite
from scenes.titles.realigious.prompts import chance_of, odds_lines
from scenes.widgets.label import Label
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.titles.realigious.odds import CombatOdds

SIZE = (1184, 304)
GAP, FACE = 12, 108
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
        odds = self._combat() if CONFLICT in keys else None
        x = area.x + FACE + 12
        for icon in TAB_ICONS:
            words = [self.media.t(f"realigious.tab.{icon}"), self.media.t(f"realigious.tab.{icon}.text")]
            words += self._odds(odds) if icon == CONFLICT else []
            self.button(
                icon, (x, area.y + 20, width, 164), words[0], icon=f"realigious/tab/{icon}", icon_size=64, layout="top",
                size=20, enabled=icon in keys, reason=partial(self.why, f"icon:{icon}"), tip="\n".join(words),
            )  # fmt: skip
            if icon == CONFLICT and odds is not None:
                Label(
                    self, (x, area.y + 186, width, 30), chance_of(self.media.t, odds).value, size=20, colour=theme.GOLD,
                    bold=True, align="center",
                )  # fmt: skip
            x += width + GAP

    def _combat(self) -> CombatOdds | None:
        """The combat that Conflict would declare (10.3)."""
        odds: CombatOdds | None = self.view.combat
        return odds if odds is not None and odds.defender == self.other else None

    def _odds(self, odds: CombatOdds | None) -> list[str]:
        """C6.4. The chance of the combat, item by item."""
        if odds is None:
            return []
        return [
            f"{line.text}  {line.value}" for line in (*odds_lines(self.media.t, odds), chance_of(self.media.t, odds))
        ]

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
