"""Animations of the board: what one is, and which event begins which (10.5, C6.5).

An animation is a function from 0..1 to a list of pictures with places relative to the middle of tile 0. Kinds
of events register in `KINDS`; an event of any other kind takes no time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.events import Event
from game.titles.realigious.view import SeatView
from scenes.kit.animation import Animation, Cel
from scenes.kit.board_art import Picture
from scenes.kit.board_space import Pos
from scenes.titles.realigious.camera import centre_of

if TYPE_CHECKING:
    from scenes.titles.realigious.board import BoardWidget

PULSE_MS = 700


Maker = Callable[["BoardWidget", Event, SeatView], Animation | None]
KINDS: dict[str, Maker] = {}


def animation(*kinds: str) -> Callable[[Maker], Maker]:
    """Registers what shows events of these kinds."""

    def register(maker: Maker) -> Maker:
        for kind in kinds:
            KINDS[kind] = maker
        return maker

    return register


def animation_of(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """The animation of an event, None where there is none or its place is not known."""
    maker = KINDS.get(event.kind)
    return maker(board, event, view) if maker is not None else None


# ---------------------------------------------------------------- what the makers share
def tile_in(event: Event, name: str = "tile") -> int:
    """A tile that an event names, -1 where it tells none."""
    value = event.data.get(name, -1)
    return value if isinstance(value, int) else -1


def number_in(event: Event, name: str) -> int:
    """A number that an event tells, -1 where it tells none."""
    return tile_in(event, name)


def word_in(event: Event, name: str) -> str:
    """A word that an event tells, "" where it tells none."""
    value = event.data.get(name, "")
    return value if isinstance(value, str) else ""


def centre(board: BoardWidget, tile: int) -> Pos:
    """The middle of a tile, from the middle of tile 0."""
    return centre_of(tile, board.shown.view.n, board.art.size)


def middle(board: BoardWidget) -> Pos:
    """The middle of what is in sight, from the middle of tile 0."""
    x, y = board.origin()
    return board.rect.centerx - x, board.rect.centery - y


def on(picture: Picture, at: tuple[float, float], alpha: int = 255) -> Cel:
    """A picture with its anchor at a place."""
    return Cel(picture.surface, picture.at(round(at[0]), round(at[1])), alpha)


def frames(board: BoardWidget, name: str, count: int, share: float, scale: float = 1.0) -> Picture:
    """The picture of a painted effect at 0..1 of its course."""
    number = min(count - 1, int(share * count))
    return board.art.get(f"realigious/fx/{name}_{number}", scale)


def coloured(board: BoardWidget, name: str, colour: tuple[int, int, int], scale: float = 1.0) -> Picture:
    """A white effect in a colour."""

    def draw() -> Picture:
        plain = board.art.get(name, scale)
        surface = plain.surface.copy()
        surface.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return Picture(surface, plain.ax, plain.ay)

    return board.art.make(("coloured", name, colour, scale), draw)


def ring_at(board: BoardWidget, tile: int, share: float, colour: tuple[int, int, int]) -> Cel:
    """A ring of light that spreads on a tile."""
    number = min(5, int(share * 6))
    return on(
        coloured(board, f"realigious/fx/ring_{number}", colour, 1.5), centre(board, tile), 255 if share < 0.8 else 160
    )


def pulse(board: BoardWidget, tile: int) -> Animation:
    """Says "here": the tile is ringed and light spreads on it, twice."""

    def frame(share: float) -> list[Cel]:
        beat = share * 2 % 1
        ring = on(board.art.get("realigious/border/hover"), centre(board, tile))
        return [ring] if board.reduced else [ring, ring_at(board, tile, beat, (255, 226, 150))]

    return Animation(board, PULSE_MS, frame)
