"""The lines that are looked at, on the board: their ground, as good or bad as the attack along them, the sign at their
front, the order of the tents behind (section 10).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.geometry import LINES
from game.titles.creed.next_attack import in_force
from scenes.titles.creed import foretold
from scenes.titles.creed.board_paths import points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.kit.board_art import AnchoredPicture
    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos
    from scenes.media.theme import Colour
    from scenes.titles.creed.board_art import CreedArt
    from scenes.titles.creed.board_items import CreedShown
    from scenes.titles.creed.space import Line

GOOD_LINE, BAD_LINE, TENT_ROW = (64, 150, 84), (226, 96, 70), (120, 170, 226)
HALF_ALPHA, TENT_ALPHA = 84, 60
BESIDE = 12
"""How far from the edge of two squares the number of a line's blockers stands."""
SIGN = 39
"""In hundredths of a square: how wide the sign at a front is."""
BADGES = {"attacked": (68, 3, 30, 30), "boost": (1, 33, 30, 33)}
"""The marks of a unit: where in hundredths of its square they begin, and how wide and high they are."""


def pointed_lines(shown: CreedShown) -> list[Line]:
    """The line of the cell that is pointed at, or both lines to a tent; none while an attack is looked at or shown, nor
    for an assassination, which needs none. On the line of the selected unit it is seen from there."""
    if shown.way or shown.away or shown.hidden or shown.selected == "action:assassinate":
        return []
    own = shown.space.line_of(shown.selected)
    if own is not None and shown.pointed in (*own.enemy, *own.tents):
        return [own]
    return shown.space.lines_through(shown.pointed)


def grounds(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """Both halves of a line, the tents behind it, the road to them."""
    for line in pointed_lines(shown):
        for refs, colour, alpha in ((line.own + line.enemy, line_colour(shown, line), HALF_ALPHA),
                                    (line.tents, TENT_ROW, TENT_ALPHA)):  # fmt: skip
            tint = art.tint(colour, alpha)
            for ref in refs:
                yield tint, shown.space.square(shown.space.squares[ref]).topleft
        tint = art.tint(TENT_ROW, TENT_ALPHA // 2)
        for square in line.road:
            yield tint, shown.space.square(square).topleft


def line_colour(shown: CreedShown, line: Line) -> Colour:
    """As the inspector tells of it: an own attack that is open is good, an open one of the enemy's is bad; nothing is
    either for who only looks on, and where no tent is left."""
    way = shown.fronts[6 * line.seat + line.line]
    if shown.view.reader < 0 or not way.target:
        return TENT_ROW
    return GOOD_LINE if _is_good(shown, line.seat, held_by(shown, line)) else BAD_LINE


def held_by(shown: CreedShown, line: Line) -> int:
    """R7.2, R7.4. How many units hold up whoever attacks along a line: nobody does those who besiege past them."""
    ref = f"{line.seat}{LINES[line.line]}"
    comes = shown.pointed in shown.lit()
    unit = foretold.unit_meant(lambda at: _unit_on(shown, at), ref, shown.pointed, shown.selected, comes)
    return 0 if foretold.goes_past(unit) else shown.fronts[6 * line.seat + line.line].blockers


def _unit_on(shown: CreedShown, ref: str) -> str:
    """The type of the unit on a cell, "" for none and for a hidden one."""
    unit = shown.pieces.units.get(ref)
    return unit.unit if unit is not None else ""


def _is_good(shown: CreedShown, seat: int, blockers: int) -> bool:
    """Whether how an attack of a seat stands is good for the reader; for an onlooker it is for who attacks."""
    return bool(blockers) == foreign(shown, seat)


def foreign(shown: CreedShown, seat: int) -> bool:
    """Whether a seat is the reader's enemy."""
    return shown.view.reader >= 0 and seat % 2 != shown.view.reader % 2


def marks(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """At the front: open, and which way, or blocked by n, for the one who attacks along it, as good or bad as it is for
    the reader; on the tents: the order in which those that stand are met."""
    lines = pointed_lines(shown)
    for line in lines:
        count = held_by(shown, line)
        good = _is_good(shown, line.seat, count)
        a, b = (shown.space.square(shown.space.squares[ref]) for ref in (line.own[-1], line.enemy[0]))
        middle, up = _front(art, shown, line)
        name = "blocked" if count else f"open_{points(a.center, b.center)}"
        yield _on(art.get(f"creed/{name}_{'good' if good else 'bad'}"), middle)
        if count:
            plate = art.plate(str(count), "removed" if good else "stays")
            yield plate, _beside_front(plate, middle, points(a.center, b.center), art.size, up)
    if len(lines) != 1:
        return
    standing = [ref for ref in lines[0].tents if not shown.pieces.tents[ref].ruin]
    for number, ref in enumerate(standing, 1):
        rect = shown.space.square(shown.space.squares[ref])
        plate = art.plate(str(number), "unknown" if number == 1 else "")
        yield plate, plate.get_rect(topright=(rect.right - 2, rect.y + 2)).topleft


def _front(art: CreedArt, shown: CreedShown, line: Line) -> tuple[Pos, bool]:
    """Where the sign at a front lies: on the edge of both squares, beside the tiles' figures and on no mark of a unit.
    Whether its number lies above it."""
    ends = line.own[-1], line.enemy[0]
    a, b = (shown.space.square(shown.space.squares[ref]) for ref in ends)
    x, y = a.union(b).center
    across, side = shown.space.across(line), art.size
    places = [(x, y - side * 3 // 10), (x, y)] if across else [(x + side * 2 // 5, y), (x - side * 2 // 5, y)]
    badges = [badge for ref in ends for badge in _badges(shown, ref)]
    free = next((at for at in places if all(_is_clear(at, side * SIGN // 100, badge) for badge in badges)), places[0])
    return free, across and free != places[0]


def _is_clear(at: Pos, wide: int, badge: pygame.Rect) -> bool:
    """Whether a round sign so wide lies beside a badge."""
    return 2 * math.dist(at, badge.center) > wide + badge.width


def _badges(shown: CreedShown, ref: str) -> list[pygame.Rect]:
    """Where the marks of a unit lie."""
    unit = shown.pieces.units.get(ref)
    if unit is None:
        return []
    unit, square, side = in_force(shown.view, unit), shown.space.square(shown.space.squares[ref]), shown.space.size
    marked = [BADGES[name] for name in BADGES if getattr(unit, name)]
    return [pygame.Rect(*(side * share // 100 for share in badge)).move(square.topleft) for badge in marked]


def _beside_front(plate: pygame.Surface, middle: Pos, way: str, side: int, up: bool) -> Pos:
    """Where the number of a line's blockers lies: on the half on which they stand; the ring around a square lies on its
    edge."""
    wide, high = plate.get_size()
    (x, y), off = middle, side // 6
    if way in "ew":
        return x + BESIDE if way == "e" else x - BESIDE - wide, y - off - high if up else y + off
    return x - wide // 2, y + off if way == "s" else y - off - high


def _on(piece: AnchoredPicture, centre: Pos) -> Item:
    return piece.surface, piece.at(*centre)
