"""The customising badge (10.1.1): a circle with a straight divider, religion at the left, character at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.widgets.base import Group, RectLike, WidgetParent

if TYPE_CHECKING:

    from game.titles.realigious.view import SeatView

RING, HALF = 280, 256  # sprite pixels: the ring around the two halves
CHIP = 40


class BadgeWidget(Group, Part):
    """Shows the reader's own badge; onlookers see that of `subject`."""

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, name="badge")
        self.calls, self._whose = calls, ""
        self._look: tuple[str, str, int] = ("random", "random", -1)
        half = self.rect.width // 2
        self.religion = _Half(self, (self.rect.x, self.rect.y, half, self.rect.height), calls)
        self.character = _Half(self, (self.rect.x + half, self.rect.y, half, self.rect.height), calls)
        self.religion.rule, self.character.rule = "R19.5", "R19.1"
        self.religion.tip, self.character.tip = self._religion_tip, self._character_tip

    def show(self, view: SeatView) -> None:
        """Takes the badge of the one whose things the frame shows."""
        seat = subject(view, self.calls)
        self._whose = onlookers_name(view, self.calls)
        public = view.seats[seat]
        look = (public.religion, public.character, seat)
        if look != self._look:
            self._look = look
            self.religion.ref, self.character.ref = f"religion:{look[0]}", f"character:{look[1]}"
            self.invalidate()

    def _religion_tip(self) -> str:
        religion = self._look[0]
        t = self.media.t
        if religion == "random":
            return t("realigious.religion.random")
        good, bad = t(f"realigious.religion.{religion}.good"), t(f"realigious.religion.{religion}.bad")
        return f"{self._whose}\n{t(f'realigious.religion.{religion}')}\n{good}\n{bad}".strip()

    def _character_tip(self) -> str:
        character = self._look[1]
        if character == "random":
            return self.media.t("realigious.character.random")
        key = f"realigious.character.{character}"
        return f"{self._whose}\n{self.media.t(key)}\n{self.media.t(f'{key}.text')}".strip()

    def draw_back(self, surface: pygame.Surface) -> None:
        """Both halves under the ring, the seat's sign at its foot."""
        religion, character, seat = self._look
        sprites = self.media.sprites
        side = self.rect.width
        inner = round(side * HALF / RING)
        for name in (f"realigious/badge/religion_{religion}", f"realigious/badge/character_{character}"):
            half = sprites.get(name, size=(inner, inner))
            surface.blit(half, half.get_rect(center=self.rect.center))
        ring = sprites.get("realigious/badge/ring", size=(side, side))
        surface.blit(ring, ring.get_rect(center=self.rect.center))
        if seat >= 0:
            chip = sprites.get(f"seat/{seat}", size=(CHIP, CHIP))
            surface.blit(chip, chip.get_rect(center=(self.rect.centerx, self.rect.bottom - CHIP // 2)))


class _Half(Spot):
    """One half of the circle; its page tells the rest."""

    briefly = True

    def __init__(self, parent: BadgeWidget, rect: RectLike, calls: Calls) -> None:
        self.circle = parent.rect
        super().__init__(parent, rect, "", calls)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Inside the half circle only."""
        dx, dy = pos[0] - self.circle.centerx, pos[1] - self.circle.centery
        return self.rect.collidepoint(pos) and dx * dx + dy * dy <= (self.circle.width // 2) ** 2


def subject(view: SeatView, calls: Calls) -> int:
    """Whose things the frame shows: the reader's; for an onlooker those of the seat that it has played, else the turn
    player's, after the end the winner's."""
    if view.seat is not None:
        return view.seat
    own = calls.below()
    if own is not None:
        return own
    if view.outcome is not None and view.outcome.winners:
        return min(view.outcome.winners)
    return view.acting if 0 <= view.acting < len(view.seats) else 0


def onlookers_name(view: SeatView, calls: Calls) -> str:
    """Whose things they are, told to an onlooker; "" for the reader's own."""
    return "" if view.seat is not None else calls.name(subject(view, calls))
