"""Where an effect plays: what it may know of a board, and all that it may do to it (C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import pygame

    from scenes.kit.board_art import AnchoredPicture
    from scenes.media.media import Media

Pos = tuple[int, int]


class Drawn(Protocol):
    """What animations are drawn over."""

    def origin(self) -> Pos:
        """The point of the canvas that the places of pictures are relative to; it may move."""

    def damage(self, rect: pygame.Rect, over: bool = False) -> None:
        """Marks a part, relative to the origin, for drawing; `over`: beyond the own rectangle too."""


class Stage(Drawn, Protocol):
    """A board. Things are named by refs ("cell:0L1r3", "tile:12"). `rect`: the part of the canvas in which it is in
    sight; `reduced`: fades instead of movement.
    """

    rect: pygame.Rect
    reduced: bool

    @property
    def media(self) -> Media:
        """What is seen and heard."""

    @property
    def size(self) -> int:
        """Pixels of the unit that ways are told in: the side of a square or the radius of a hex at this zoom."""

    def place_of(self, ref: str) -> pygame.Rect | None:
        """Where a thing lies on the canvas; None for what does not lie there."""

    def picture(self, name: str, scale: float = 1.0) -> AnchoredPicture:
        """A sprite in proportion to the board. Raises SpriteMissingError."""

    def hide(self, *refs: str) -> None:
        """From now on effects draw these things."""

    def unhide(self, *refs: str) -> None:
        """The board draws them again."""

    def leave_trail(self, *refs: str) -> None:
        """Marks where something was just done, for a while."""
