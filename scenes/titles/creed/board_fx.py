"""Which event begins which animation on the board, and what the animations share (section 10, C6.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.kit.animation import Animation, Frame, Part
from scenes.kit.board_art import Picture
from scenes.titles.creed import board_items

if TYPE_CHECKING:
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.titles.creed.board_picture import BoardPicture

PULSE_MS = 700
Maker = Callable[["BoardPicture", "Event", "SeatView"], "Animation | None"]
KINDS: dict[str, Maker] = {}
Pos = tuple[int, int]


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


# ---------------------------------------------------------------- what the makers share
def word(event: Event, name: str) -> str:
    """A word that an event tells, "" where it tells none."""
    value = event.data.get(name, "")
    return value if isinstance(value, str) else ""


def number(event: Event, name: str) -> int:
    """A number that an event tells, -1 where it tells none."""
    value = event.data.get(name, -1)
    return value if isinstance(value, int) else -1


def cell(board: BoardPicture, event: Event, name: str = "cell") -> str:
    """The ref of a cell that an event names, "" where it is none of this board."""
    ref = f"cell:{word(event, name)}"
    return ref if ref in board.shown.space.squares else ""


def tent(board: BoardPicture, event: Event) -> str:
    """The ref of the tent that an event names, "" where it is none of this board."""
    ref = f"tent:{word(event, 'tent')}"
    return ref if ref in board.shown.space.squares else ""


def nation(board: BoardPicture, seat: int) -> str:
    """The nation of a seat, "" for none."""
    return board.shown.view.seats[seat].nation if 0 <= seat < len(board.shown.view.seats) else ""


def on(piece: Picture, at: tuple[float, float], alpha: int = 255) -> Part:
    """A picture with its anchor at a point."""
    return Part(piece.surface, piece.at(*at), alpha)


def frame_of(board: BoardPicture, name: str, count: int, share: float, scale: float = 1.0) -> Picture:
    """The picture of a painted effect at 0..1 of its course."""
    return board.art.get(f"creed/fx/{name}_{min(count - 1, int(share * count))}", scale)


def standing(board: BoardPicture, ref: str) -> Picture | None:
    """The tile that the board shows on a cell, None for none."""
    unit = board.shown.pieces.units.get(ref)
    if unit is None:
        return None
    return board.art.tile(board.shown.nation(ref), unit.unit, board_items.lies(unit))


def flipped(piece: Picture, share: float) -> Picture:
    """A tile seen from the side while it turns over: `share` of its width."""
    width = max(2, round(piece.surface.get_width() * share))
    surface = pygame.transform.smoothscale(piece.surface, (width, piece.surface.get_height()))
    return Picture(surface, round(piece.ax * width / piece.surface.get_width()), piece.ay)


def turned(piece: Picture, way: Pos) -> Picture:
    """A picture that points to the right, pointing along (dx, dy) instead."""
    if way[0] > 0 or way == (0, 0):
        return piece
    angle = 180 if way[0] < 0 else (90 if way[1] < 0 else -90)
    surface = pygame.transform.rotate(piece.surface, angle)
    return Picture(surface, surface.get_width() // 2, surface.get_height() // 2)


def along(points: list[Pos], share: float) -> tuple[tuple[float, float], Pos]:
    """The point at 0..1 of a way, and the direction there as (dx, dy) of -1, 0, 1."""
    if len(points) < 2:
        return points[0], (1, 0)
    at = min(max(share, 0.0), 1.0) * (len(points) - 1)
    i = min(int(at), len(points) - 2)
    (ax, ay), (bx, by) = points[i], points[i + 1]
    rest = at - i
    return (ax + (bx - ax) * rest, ay + (by - ay) * rest), (_sign(bx - ax), _sign(by - ay))


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def made(
    board: BoardPicture, length: int, frame: Frame, *, hide: tuple[str, ...] = (), trail: tuple[str, ...] = ()
) -> Animation:
    """An animation that draws the pieces of `hide` itself and leaves a trail on `trail`."""

    def start() -> None:
        board.shown.hidden.update(hide)
        if hide:
            board.refresh()

    def done() -> None:
        board.shown.hidden.difference_update(hide)
        if trail:
            board.leave_trail(*trail)
        elif hide:
            board.refresh()

    return Animation(board, length, frame, start=start, done=done)


def pulse(board: BoardPicture, ref: str) -> Animation:
    """Says "here": a frame of light comes and goes twice."""
    piece = board.art.get("creed/last")
    at = board.shown.space.centre(ref)

    def frame(share: float) -> list[Part]:
        beat = share * 2 % 1
        return [on(piece, at, 255 if board.reduced else round(255 * (1 - beat)))]

    return made(board, PULSE_MS, frame)
