"""Sky over the board: day and night, squall, turning wind, time that runs back (10.5, R11, R12)."""

from __future__ import annotations

import time
from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from game.core.events import Event
from game.titles.realigious.view import SeatView
from scenes.kit.animation import Animation, Cel, between, fading
from scenes.media import theme
from scenes.titles.realigious import pieces
from scenes.titles.realigious.board_fx import animation, frames, middle, number_in, on, ring_at, word_in
from scenes.titles.realigious.board_items import foot

if TYPE_CHECKING:
    from scenes.titles.realigious.board import BoardWidget

SWEEP_MS, SQUALL_MS, WIND_MS, BACK_MS = 900, 900, 800, 900
NIGHT, DAWN, STORM, TIME = (10, 14, 40, 190), (255, 206, 120, 110), (14, 22, 34, 170), (60, 24, 92, 150)
DISC, SIGN = 110, 150
AHEAD_S = 0.004
WAYS = {"E": (1, 0), "W": (-1, 0), "N": (0, -1), "S": (0, 1)}


def veil(board: BoardWidget, colour: tuple[int, int, int, int], share: float) -> Cel:
    """A colour over all that is in sight, soft at its edge, strongest in the middle of its course."""
    size = board.rect.size

    def draw() -> pygame.Surface:
        small = pygame.Surface((72, 40), pygame.SRCALPHA)
        small.fill((*colour[:3], 255))
        for x in range(36):
            for y in range(20):
                alpha = round(255 * min(1.0, min(x, y * 1.2) / 9) ** 1.5)
                for place in ((x, y), (71 - x, y), (x, 39 - y), (71 - x, 39 - y)) if alpha < 255 else ():
                    small.set_at(place, (*colour[:3], alpha))
        return pygame.transform.smoothscale(small, size)

    surface = board.media.sprites.made(("board veil", size, colour), draw)
    x, y = board.origin()
    at = (board.rect.x - x, board.rect.y - y)
    return Cel(surface, at, round(colour[3] * sin(pi * min(max(share, 0.0), 1.0))))


@animation("day", "night")
def sweep(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R12.1. Sun or moon passes over the board; in the middle everything is seen as it will be."""
    name = f"realigious/fx/{event.kind}"
    changed = {"done": False}
    ahead = board.ahead(view)

    def change() -> None:
        if not changed["done"]:
            changed["done"] = True
            board.adopt(range(len(view.tiles)), view)
            board.shown.things = pieces.things(view, board.materials)
            board.refresh()

    def frame(share: float) -> list[Cel]:
        if share > 0 and not changed["done"]:  # all tiles change at once: the board with them is drawn on the way there
            until = time.perf_counter() + AHEAD_S
            drawn = all(time.perf_counter() < until for _ in ahead)
            if drawn and share >= 0.5:
                change()
        shade = veil(board, NIGHT if event.kind == "night" else DAWN, share)
        if board.reduced:
            return [shade]
        disc = board.media.sprites.get(name, height=DISC)
        left, top = board.origin()
        room = board.rect.move(-left, -top)
        x, _ = between((room.left + 120, 0), (room.right - 120, 0), share)
        y = room.top + 250 - 170 * sin(pi * share)
        place = disc.get_rect(center=(round(x), round(y)))
        return [shade, Cel(disc, place.topleft, fading(share, 0.15, 0.8))]

    return Animation(board, SWEEP_MS, frame, done=change)


@animation("squall")
def squall(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R11.1. The storm breaks over the piece whose turn is skipped."""
    thing = board.shown.things.get(f"seat:{number_in(event, 'seat')}")

    def frame(share: float) -> list[Cel]:
        parts = [veil(board, STORM, share)]
        sign = board.media.sprites.get("realigious/fx/squall_6", height=SIGN)
        parts.append(Cel(sign, sign.get_rect(center=middle(board)).topleft, fading(share, 0.15, 0.75)))
        if thing is not None and not board.reduced:
            for late in (0.2, 0.5):
                if late < share < late + 0.3:
                    parts.append(
                        on(frames(board, "lightning", 4, (share - late) / 0.3, 1.3), foot(board.shown, thing))
                    )
        return parts

    return Animation(board, SQUALL_MS, frame)


@animation("wind")
def wind(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R11.3. The new wind crosses the board."""
    way = word_in(event, "what")
    if way not in WAYS:
        return None
    dx, dy = WAYS[way]

    def frame(share: float) -> list[Cel]:
        sign = board.media.sprites.get(f"realigious/fx/wind_{way.lower()}", height=SIGN)
        x, y = middle(board)
        along = 0.0 if board.reduced else (theme.ease_out(share) - 0.5) * 420
        place = sign.get_rect(center=(round(x + dx * along), round(y + dy * along)))
        streaks = _streaks(board, dx, dy)
        gust = streaks.get_rect(center=(round(x + dx * along * 2), round(y + dy * along * 2)))
        return [
            Cel(streaks, gust.topleft, round(fading(share, 0.3, 0.6) * 0.6)),
            Cel(sign, place.topleft, fading(share, 0.2, 0.7)),
        ]

    return Animation(board, WIND_MS, frame)


def _streaks(board: BoardWidget, dx: int, dy: int) -> pygame.Surface:
    """Lines of wind that run along one axis."""

    def draw() -> pygame.Surface:
        size = (900, 420) if dx else (420, 620)
        out = pygame.Surface(size, pygame.SRCALPHA)
        for i in range(26):
            along, across = (i * 197) % size[0 if dx else 1], (i * 89) % size[1 if dx else 0]
            long = 90 + i * 37 % 160
            start = (along, across) if dx else (across, along)
            end = (along + long, across) if dx else (across, along + long)
            pygame.draw.line(out, (214, 238, 255, 90 + i * 5), start, end, 2 + i % 2)
        return out

    return board.media.sprites.made(("board wind", dx, dy), draw)


@animation("reverted")
def reverted(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """Time Reversal. Rings close round every piece under a violet sky, and the board is as it was."""
    changed = {"done": False}

    def change() -> None:
        if not changed["done"]:
            changed["done"] = True
            board.adopt(range(len(view.tiles)), view)
            board.shown.things = pieces.things(view, board.materials)
            board.refresh()

    def frame(share: float) -> list[Cel]:
        if share >= 0.5:
            change()
        parts = [veil(board, TIME, share)]
        if not board.reduced:
            for thing in board.shown.things.values():
                if thing.seat >= 0:
                    parts.append(ring_at(board, thing.tile, 1 - share, theme.SEATS[thing.seat]))
        return parts

    return Animation(board, BACK_MS, frame, done=change)
