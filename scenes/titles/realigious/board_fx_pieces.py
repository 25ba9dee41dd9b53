"""Figures in motion: steps, glides, returns, walking celebrities, purchases, elimination (10.5)."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from game.core.boards.hex import hex_map
from game.core.events import Event
from game.titles.realigious.view import SeatView
from scenes.kit.animation import Animation, Cel, between, fading, span
from scenes.kit.board_space import Pos
from scenes.media import theme
from scenes.titles.realigious import board_items, pieces
from scenes.titles.realigious.board_fx import animation, centre, frames, number_in, on, ring_at, tile_in
from scenes.titles.realigious.pieces import Thing

if TYPE_CHECKING:
    from scenes.titles.realigious.board import BoardWidget

STEP_MS, GLIDE_MS, TRANSFER_MS, WALK_MS = 280, 420, 520, 340
BOUGHT_MS, OUT_MS = 520, 800
HOP, LEAP = 0.34, 1.1


def travel(
    board: BoardWidget, ref: str, end: int, view: SeatView, length: int, lift: float, dust: bool = False
) -> Animation | None:
    """A figure goes from where it is shown to a tile, `lift` radii high in the middle; None if it is not shown."""
    thing = board.shown.things.get(ref)
    if thing is None or thing.tile == end:
        return None
    start_tile = thing.tile
    place, scale = pieces.resting_place(view, ref, end, board.shown.things)
    target = thing._replace(tile=end, place=place, scale=scale)

    def start() -> None:
        board.shown.hidden.add(ref)
        board.refresh()

    def frame(share: float) -> list[Cel]:
        if board.reduced:
            return _faded(board, thing, target, share)
        eased = theme.ease_out(share) if lift < LEAP else share
        a, b = board_items.foot(board.shown, thing), board_items.foot(board.shown, target)
        x, y = between(a, b, eased)
        y -= lift * board.art.size * sin(pi * eased)
        parts = [on(_picture(board, thing), (x, y))]
        if dust and share < 0.6:
            parts.insert(0, on(frames(board, "smoke", 6, share / 0.6, 0.9), a))
        return parts

    def done() -> None:
        board.shown.hidden.discard(ref)
        board.put_thing(ref, end, view)
        board.leave_trail(f"tile:{start_tile}", f"tile:{end}")

    return Animation(board, length, frame, start=start, done=done)


def _faded(board: BoardWidget, thing: Thing, target: Thing, share: float) -> list[Cel]:
    """For reduced motion: it fades at one place and appears at the other."""
    shown = thing if share < 0.5 else target
    alpha = round(255 * abs(1 - 2 * share))
    return [on(_picture(board, thing), board_items.foot(board.shown, shown), alpha)]


def _picture(board: BoardWidget, thing: Thing) -> board_items.Picture:
    return board.art.get(thing.sprite, thing.scale, "ghost" if thing.ghost else "")


@animation("moved")
def moved(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R6. One step hops, a two-tile advance glides, farther is flown."""
    ref, end = f"seat:{number_in(event, 'seat')}", tile_in(event)
    thing = board.shown.things.get(ref)
    if thing is None or end < 0:
        return None
    away = hex_map(view.n).distance[thing.tile][end]
    if away == 1:
        return travel(board, ref, end, view, STEP_MS, HOP)
    if away == 2:
        return travel(board, ref, end, view, GLIDE_MS, HOP * 0.5, dust=True)
    return travel(board, ref, end, view, TRANSFER_MS, LEAP, dust=True)


@animation("transferred", "returned")
def transferred(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R6.7, R10.14. A piece is thrown back, or put somewhere, in a high arc."""
    end = tile_in(event)
    return (
        travel(board, f"seat:{number_in(event, 'seat')}", end, view, TRANSFER_MS, LEAP, True)
        if end >= 0
        else None
    )


@animation("celebrity_moved")
def celebrity_moved(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R18.3. A celebrity walks to the next tile."""
    end = tile_in(event)
    return (
        travel(board, f"celebrity:{number_in(event, 'celebrity')}", end, view, WALK_MS, HOP * 0.6)
        if end >= 0
        else None
    )


@animation("celebrity_bought", "government_bought", "celebrity_replaced", "wiretapped", "contracted")
def bought(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R17.2, R18.2. The new owner's flag falls onto the tile and light spreads."""
    tile, seat = tile_in(event), number_in(event, "seat")
    if tile < 0 or not 0 <= seat < len(theme.SEATS):
        return None

    def frame(share: float) -> list[Cel]:
        x, y = centre(board, tile)
        r = board.art.size
        drop = 0.0 if board.reduced else 1.2 * r * (1 - span(share, 0, 0.45)) ** 2
        flag = board.art.get(f"realigious/owner/{seat}", 1.5)
        parts = [on(flag, (x, y + 0.3 * r - drop), fading(share, 0.15, 0.75))]
        if share > 0.4 and not board.reduced:
            parts.insert(0, ring_at(board, tile, span(share, 0.4, 1), theme.SEATS[seat]))
        return parts

    return Animation(board, BOUGHT_MS, frame, done=lambda: board.adopt([tile], view))


@animation("eliminated")
def eliminated(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R2.10. The piece sinks into smoke."""
    ref = f"seat:{number_in(event, 'seat')}"
    thing = board.shown.things.get(ref)
    if thing is None:
        return None

    def start() -> None:
        board.shown.hidden.add(ref)
        board.refresh()

    def frame(share: float) -> list[Cel]:
        foot = board_items.foot(board.shown, thing)
        sink = 0.0 if board.reduced else 0.3 * board.art.size * share
        parts = [on(_picture(board, thing), (foot[0], foot[1] + sink), round(255 * (1 - share)))]
        if not board.reduced:
            parts += [
                on(frames(board, "smoke", 6, span(share, late, 0.7 + late), 1.6), _aside(foot, board, late))
                for late in (0.0, 0.12, 0.25)
            ]
        return parts

    def done() -> None:
        things = {key: value for key, value in board.shown.things.items() if key != ref}
        board.shown.things = things
        board.refresh()

    return Animation(board, OUT_MS, frame, start=start, done=done)


def _aside(foot: Pos, board: BoardWidget, late: float) -> Pos:
    r = board.art.size
    return foot[0] + round((late - 0.12) * 2 * r), foot[1] - round(late * 2.4 * r)
