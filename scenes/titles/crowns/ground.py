"""The wet sand under the play areas: the light of the phase lies on it. A table that was bought has no wet sand."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.notation import PHASES
from scenes.kit.cosmetics import ground_of
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Plate
from scenes.media.canvas import FULL
from scenes.media.sprites import SPARED_S, LaterError, SpriteMissingError
from scenes.widgets.base import RectLike, Widget, WidgetParent

if TYPE_CHECKING:
    from game.titles.crowns.view import SeatView

COMMON = "crowns/backdrops/table"


def ground_name(phase: str) -> str:
    """The picture of the table in a phase."""
    return f"{COMMON}_{phase}" if phase in PHASES else COMMON


class PhaseGround(Plate, Part):
    """A part of the table in the light of the phase: its content. One picture is kept, the next one is decoded on a
    thread.
    """

    content = ""

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls) -> None:
        self.calls = calls
        self.picture: pygame.Surface | None = None
        super().__init__(parent, rect, name="ground")

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """It takes no pointer."""
        return None

    def show(self, view: SeatView) -> None:
        """The phase of now."""
        if view.phase == self.content:
            return
        self.display(view.phase)
        if ground_of(self.calls.seats(), COMMON) != COMMON:
            self.picture = None
            return
        if not self.media.motion:
            self._take()
        else:
            self.media.sprites.preload(ground_name(view.phase))
            self.ui.ticking[self] = None

    def tick(self, dt: int) -> None:
        """Takes the picture as soon as it is decoded."""
        with suppress(LaterError), self.media.sprites.sparing(SPARED_S):
            self._take()
            self.ui.ticking.pop(self, None)

    def _take(self) -> None:
        with suppress(SpriteMissingError):
            whole = self.media.sprites.whole(ground_name(self.content))
            share = whole.get_width() / FULL.width
            area = [round(side * share) for side in self.rect]
            cut = whole.subsurface(area).convert()
            self.picture = cut if share == 1 else pygame.transform.smoothscale(cut, self.rect.size)
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """The cut of the picture."""
        if self.picture is not None:
            surface.blit(self.picture, self.rect)
