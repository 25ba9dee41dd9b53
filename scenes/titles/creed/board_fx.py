"""Which event begins which animation on the board (section 10, C6.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.table.moments import Animation, Part

if TYPE_CHECKING:
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.titles.creed.board_picture import BoardPicture

PULSE_MS = 700
Maker = Callable[["BoardPicture", "Event", "SeatView"], "Animation | None"]
KINDS: dict[str, Maker] = {}


def animation(*kinds: str) -> Callable[[Maker], Maker]:
    """Registers what shows events of these kinds."""

    def register(maker: Maker) -> Maker:
        for kind in kinds:
            KINDS[kind] = maker
        return maker

    return register


def animation_of(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """The animation of an event, None where there is none or its place is not known."""
    maker = KINDS.get(event.kind)
    return maker(board, event, after) if maker is not None else None


def pulse(board: BoardPicture, ref: str) -> Animation:
    """Says "here": a frame of light comes and goes twice."""
    piece = board.art.piece("creed/last")
    at = piece.at(*board.shown.plan.centre(ref))

    def frame(share: float) -> list[Part]:
        beat = share * 2 % 1
        return [Part(piece.surface, at, 255 if board.reduced else round(255 * (1 - beat)))]

    return Animation(board.damage, PULSE_MS, frame)
