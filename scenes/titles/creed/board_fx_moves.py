"""Units coming, going and changing places (R5, R8.3, R8.8)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from scenes.kit.animation import Animation, Part, between, fading, span
from scenes.kit.board_art import Picture
from scenes.media.theme import ease_out
from scenes.titles.creed.board_art import FACE_DOWN, FACE_UP, OWN_DOWN
from scenes.titles.creed.board_fx import (
    Pos,
    animation,
    cell,
    flipped,
    frame_of,
    made,
    nation,
    number,
    on,
    standing,
    word,
)

if TYPE_CHECKING:
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.titles.creed.board_picture import BoardPicture

MOVE_MS, CROSS_MS, SWAP_MS, ROTATE_MS, DROP_MS, FLIP_MS = 340, 440, 440, 560, 380, 380
HOME_MS, FIRM_MS, MARCH_MS = 560, 420, 760
LIFT = 0.22
Way = tuple[str, str]


def travel(board: BoardPicture, ways: list[Way], pieces: list[Picture], length: int, lift: float = LIFT) -> Animation:
    """Tiles go from cell to cell at the same time, lifted on the way; under reduced motion they fade over."""
    points = [(board.shown.space.centre(a), board.shown.space.centre(b)) for a, b in ways]
    shadow = board.art.get("creed/unit/shadow", 0.9)
    high = lift * board.art.size

    def frame(share: float) -> list[Part]:
        if board.reduced:
            alpha = round(255 * abs(1 - 2 * share))
            return [on(piece, way[share >= 0.5], alpha) for piece, way in zip(pieces, points, strict=True)]
        parts = []
        eased = ease_out(share)
        for piece, (a, b) in zip(pieces, points, strict=True):
            x, y = between(a, b, eased)
            up = high * sin(pi * eased)
            parts += [on(shadow, (x, y), round(200 * sin(pi * eased))), on(piece, (x, y - up))]
        return parts

    refs = tuple(ref for way in ways for ref in way)
    return made(board, length, frame, hide=refs, trail=refs)


@animation("moved", "crossed")
def moved(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R5.2, R5.3, R5.5. A unit goes to another cell; one that lay face-down shows itself."""
    start, end = cell(board, event, "from"), cell(board, event, "to")
    unit = word(event, "unit")
    if not start or not end or not unit:
        return None
    piece = board.art.tile(board.shown.nation(start), unit, FACE_UP)
    return travel(board, [(start, end)], [piece], MOVE_MS if event.kind == "moved" else CROSS_MS)


@animation("swapped")
def swapped(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R5.4. Two units exchange their places."""
    a, b = cell(board, event, "a"), cell(board, event, "b")
    return _cycle(board, [a, b], SWAP_MS) if a and b else None


@animation("rotated")
def rotated(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R5.4. Three or more units go round."""
    refs = [f"cell:{number(event, 'seat')}{name}" for name in word(event, "cells").split()]
    return _cycle(board, refs, ROTATE_MS) if all(ref in board.shown.space.squares for ref in refs) else None


def _cycle(board: BoardPicture, refs: list[str], length: int) -> Animation | None:
    pieces = [standing(board, ref) for ref in refs]
    known = [piece for piece in pieces if piece is not None]
    if not refs or len(known) < len(refs):
        return None
    return travel(board, list(zip(refs, [*refs[1:], refs[0]], strict=True)), known, length)


@animation("deployed", "placed")
def deployed(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R5.1, R2.10. A tile is laid down; dust rises."""
    ref = cell(board, event)
    if not ref:
        return None
    unit = word(event, "unit")
    lies = (OWN_DOWN if unit else FACE_DOWN) if number(event, "down") > 0 else FACE_UP
    piece = board.art.tile(board.shown.nation(ref), unit, lies)
    return _drop(board, ref, piece, rising=False)


def _drop(board: BoardPicture, ref: str, piece: Picture, *, rising: bool) -> Animation:
    """A tile comes from above, or goes up and away."""
    x, y = board.shown.space.centre(ref)
    high = 0.7 * board.art.size

    def frame(share: float) -> list[Part]:
        there = 1 - share if rising else share
        alpha = round(255 * min(1.0, there * 2.2))
        if board.reduced:
            return [on(piece, (x, y), alpha)]
        parts = [on(piece, (x, y - high * (1 - ease_out(there))), alpha)]
        if there > 0.7 and not rising:
            parts.insert(0, on(frame_of(board, "dust", 8, span(there, 0.7, 1)), (x, y), 160))
        return parts

    return made(board, DROP_MS, frame, hide=(ref,), trail=(ref,))


@animation("recalled")
def recalled(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R5.7. An obstacle is taken up again."""
    ref = cell(board, event)
    if not ref:
        return None
    return _drop(board, ref, board.art.tile(board.shown.nation(ref), word(event, "unit")), rising=True)


@animation("revealed")
def revealed(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """A face-down tile is turned over."""
    ref = cell(board, event)
    if not ref or not word(event, "unit"):
        return None
    back = standing(board, ref) or board.art.tile(board.shown.nation(ref), "")
    face = board.art.tile(board.shown.nation(ref), word(event, "unit"), FACE_UP)
    centre = board.shown.space.centre(ref)

    def frame(share: float) -> list[Part]:
        shown = back if share < 0.5 else face
        if board.reduced:
            return [on(shown, centre, round(255 * abs(1 - 2 * share)))]
        up = 0.18 * board.art.size * sin(pi * share)
        return [on(flipped(shown, abs(cos(pi * share))), (centre[0], centre[1] - up))]

    return made(board, FLIP_MS, frame, hide=(ref,), trail=(ref,))


# ---------------------------------------------------------------- R8.3, R8.8
def edge_of(board: BoardPicture, seat: int) -> Pos:
    """Where a nation's units come from and go to: the middle of its camp."""
    return board.shown.space.centre(f"tent:{seat}T22")


@animation("sent_back")
def sent_back(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R8.8. A scroll unrolls before the unit; it walks home."""
    ref = cell(board, event)
    if not ref:
        return None
    piece = board.art.tile(board.shown.nation(ref), word(event, "unit"))
    start, end = board.shown.space.centre(ref), edge_of(board, number(event, "seat"))

    def frame(share: float) -> list[Part]:
        walked = 0.0 if board.reduced else ease_out(span(share, 0.35, 1))
        at = between(start, end, walked)
        bob = 0 if walked in (0.0, 1.0) else 0.06 * board.art.size * abs(sin(walked * pi * 6))
        parts = [on(piece, (at[0], at[1] - bob), round(255 * (1 - span(share, 0.75, 1))))]
        if share < 0.6:
            parts.append(on(frame_of(board, "scroll", 6, share / 0.6, 0.8), start, fading(share / 0.6, 0.1, 0.8)))
        return parts

    return made(board, HOME_MS, frame, hide=(ref,), trail=(ref,))


@animation("stood_firm")
def stood_firm(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R8.8. The scroll falls before a unit that stays."""
    ref = cell(board, event)
    if not ref:
        return None
    centre = board.shown.space.centre(ref)

    def frame(share: float) -> list[Part]:
        fallen = 0.0 if board.reduced else 0.5 * board.art.size * span(share, 0.5, 1) ** 2
        return [on(frame_of(board, "scroll", 6, share, 0.8), (centre[0], centre[1] + fallen), fading(share, 0.1, 0.6))]

    return made(board, FIRM_MS, frame, trail=(ref,))


@animation("reinforced")
def reinforced(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R8.3. A column of tiles marches into the camp, face-down for those who may not know them."""
    seat, count = number(event, "seat"), number(event, "count")
    if count < 1 or not nation(board, seat):
        return None
    units = word(event, "units").split() or [""] * count
    pieces = [board.art.tile(nation(board, seat), unit, FACE_UP, 0.8) for unit in units]
    end, space = edge_of(board, seat), board.shown.space.clearing(seat).center

    def frame(share: float) -> list[Part]:
        parts = []
        for i, piece in enumerate(pieces):
            mine = span(share, 0.16 * i, 0.6 + 0.16 * i)
            at = end if board.reduced else between(space, end, ease_out(mine))
            parts.append(on(piece, at, fading(mine, 0.2, 0.75)))
        return parts

    return made(board, MARCH_MS, frame)
