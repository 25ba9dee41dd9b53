"""How the cards of a seat lie in its area: characters in rows towards the middle, all others in the row behind them,
what lies on a card looking out below it. No card covers another one, as long as there is any room. Cards are as large
as they fit: with their names where that can be, else as tiles in a grid, in which nothing moves when one kneels, and
those that fight are larger than the others.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import pygame

from game.titles.crowns.content import FACES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from game.titles.crowns.view import PieceView

_T = TypeVar("_T")
Size = tuple[int, int]
Shape = tuple[bool, int]
"""What counts of a card for its place: whether it kneels, and how much lies on it."""
WIDTHS = (112, 106, 100, 94, 88, 82, 76, 70, 64)
NAMED, WORDY = 82, 70
"""From these widths on a character has its name in two lines, and a card of the back row its own."""
TALL, SQUARE = 1.4, 1.2
"""How much higher than wide a card is, and a tile of a grid."""
STRIPS = ((36, 88), (30, 76), (24, 0))
"""How high the strip of an attachment is, down to which width of the cards."""
SHARED = 24
"""How high the one strip is in which all attachments of a tile lie side by side."""
BETWEEN, LEAST_BETWEEN, ROWS_GAP, WIDEST_GAP = 10, 4, 6, 20
BEHIND = (0.86, 0.8, 0.7, 0.66, 0.5)
"""How large cards of the back row are beside those of the front row."""
ROOMY, BACK_COUNTS = 240, 0.6
"""From this height on an area keeps the room of a strip free, so that no card changes its size when one comes; how much
the back row's size counts beside the front row's.
"""
TILES_COUNT = 0.15
"""The same in a grid."""
ROW_COSTS, SHARED_COSTS, WORDS_COUNT = 12, 30, 24
"""What a second row and strips side by side cost, and what names in the back row are worth, in pixels of width."""
SWAY = 1.17
"""So much room each card has in a row beside its width: two of five may kneel, and none changes its size."""
WIDE_STRIP = 200
"""How wide a strip may be where its row has room for it: its name is whole."""
CELLS, BACK_CELLS, LEAST_CELL = 132, (72, 64, 56, 48, 40), 24
"""The largest cell of a grid, those of its back row, and the smallest one."""
GROWS, SHRINKS = (150, 140, 130, 120, 110), 80
"""So many percent of a tile's size those that fight have in a grid, as far as there is room, and all others then."""
MOST_ROWS = 4


class Lying(NamedTuple):
    """One card: its place as it is turned, its size when it stands, and the strips of what lies on it, by their
    numbers.
    """

    number: int
    place: pygame.Rect
    size: Size
    strips: tuple[tuple[int, pygame.Rect], ...] = ()

    @property
    def width(self) -> int:
        """How wide it is when it stands."""
        return self.size[0]


class Lie(NamedTuple):
    """All cards of an area, with the size of a standing character."""

    size: Size
    cards: tuple[Lying, ...]

    @property
    def width(self) -> int:
        """How wide a standing character is."""
        return self.size[0]


class Plan(NamedTuple):
    """How an area is laid out. `size` and `behind`: of a standing card of the front rows and of the back row; `shared`:
    all attachments of a card in one strip; `grid`: each card has a square cell; `kept`: the front row keeps the room
    of a strip.
    """

    rows: int
    size: Size
    behind: Size
    strip: int
    shared: bool
    grid: bool
    kept: bool


def size_of(size: Size, kneeling: bool) -> Size:
    """The size of a card that stands or kneels."""
    return size[::-1] if kneeling else size


def lie(
    pieces: Sequence[PieceView], area: pygame.Rect, away: bool, needs: Callable[[int], int] = lambda _: WIDE_STRIP
) -> Lie:
    """The places of the cards of an area. `away`: its front row is the lower one, as opponents have it. `needs`: how
    wide the strip of an attachment is with all of its name, by its number.
    """
    there = {piece.number for piece in pieces}
    hosts = [piece for piece in pieces if piece.host not in there]
    front = [piece for piece in hosts if FACES[piece.kind].type == "character"]
    back = [piece for piece in hosts if FACES[piece.kind].type != "character"]
    plan = _plan(_shapes(front), _shapes(back), *area.size)
    lines = _split(front, plan.rows)
    sizes = [[plan.size] * len(row) for row in lines]
    if plan.grid and any(piece.side for piece in front):
        sizes = _for_fight(lines, plan, area.width, area.height - _high(_shapes(back), plan, front=False))
    rows = [(row, own, _row_high(row, own, plan)) for row, own in zip(lines, sizes, strict=True)]
    rows.append((back, [plan.behind] * len(back), _high(_shapes(back), plan, front=False)))
    free = area.height - sum(high for _, _, high in rows)
    gap = min(WIDEST_GAP, max(ROWS_GAP if not plan.grid else LEAST_BETWEEN, free // (len(rows) + 1)))
    top = area.y + max(0, (free - gap * (len(rows) - 1)) // 2)
    cards: list[Lying] = []
    for row, own, high in reversed(rows) if away else rows:
        cards += _row(row, own, plan, pygame.Rect(area.x, top, area.width, high), needs)
        top += high + gap * (high > 0)
    return Lie(plan.size, tuple(cards))


def _for_fight(rows: Sequence[Sequence[PieceView]], plan: Plan, width: int, height: int) -> list[list[Size]]:
    """The sizes of the tiles of a grid while some of them fight: these are as large as the others leave room for, which
    shrink a little.
    """
    cell = plan.size[1]
    usual = [[plan.size] * len(row) for row in rows]
    for grows in GROWS:
        large, least = _tile(cell * grows // 100), _tile(cell * SHRINKS // 100)
        found = [[large if piece.side else least for piece in row] for row in rows]
        highs = sum(_row_high(row, own, plan) for row, own in zip(rows, found, strict=True))
        wides = [sum(size[1] for size in own) + LEAST_BETWEEN * (len(own) - 1) for own in found]
        if highs + LEAST_BETWEEN * len(rows) <= height and max(wides) <= width:
            return found
    return usual


def _row_high(row: Sequence[PieceView], sizes: Sequence[Size], plan: Plan) -> int:
    """What a row of characters takes."""
    usual = _high(_shapes(row), plan, front=True)
    return usual - plan.size[1] + _cards_high(row, sizes) if row else usual


def _cards_high(row: Sequence[PieceView], sizes: Sequence[Size]) -> int:
    """How high the cards of a row stand; where those that fight are larger they kneel, and take no more than that."""
    if len(set(sizes)) == 1:
        return sizes[0][1]
    return max(size_of(size, bool(piece.side) and piece.kneeling)[1] for piece, size in zip(row, sizes, strict=True))


# ---------------------------------------------------------------- the plan


@lru_cache(512)
def _plan(front: tuple[Shape, ...], back: tuple[Shape, ...], width: int, height: int) -> Plan:
    """The best way in which all characters have their names, else a grid; also where so many kneel that its tiles are
    larger.
    """
    found, grid = list(_named(front, back, width, height)), _grid(front, back, width, height)
    best = max(found, key=_worth, default=grid)
    return grid if best.size[0] < NAMED and best.size[0] < grid.size[0] else best


def _worth(plan: Plan) -> float:
    """How good a way with names is."""
    worth = plan.size[0] + BACK_COUNTS * plan.behind[0] - ROW_COSTS * (plan.rows - 1) - SHARED_COSTS * plan.shared
    return worth + WORDS_COUNT * (plan.behind[0] >= WORDY)


def _named(front: tuple[Shape, ...], back: tuple[Shape, ...], width: int, height: int) -> Iterator[Plan]:
    """The largest cards with names in one row or two, with back rows of several sizes, and strips below each other or
    side by side.
    """
    laden = any(count > 1 for _, count in (*front, *back))
    for rows, share, shared in product((1, 2)[: len(front) or 1], BEHIND, (False, True)[: 1 + laden]):
        tries = (
            Plan(rows, _sized(wide, TALL), _sized(round(wide * share), TALL), strip, shared, False, height >= ROOMY)
            for strip, least in STRIPS for wide in WIDTHS if wide >= max(least, NAMED)
        )  # fmt: skip
        plan = next((plan for plan in tries if _fits(plan, front, back, width, height)), None)
        if plan is not None and (least := _narrowed(plan, front, width)) is not None:
            yield least


def _sized(width: int, tall: float) -> Size:
    return width, round(width * tall)


def _fits(plan: Plan, front: tuple[Shape, ...], back: tuple[Shape, ...], width: int, height: int) -> bool:
    """Whether all rows have room, two of five of their cards turned."""
    rows = _split(front, plan.rows)
    highs = [_high(row, plan, front=True) for row in rows] + [_high(back, plan, front=False)]
    if sum(highs) + ROWS_GAP * (len(highs) - 1) > height:
        return False
    sways = [(len(row), plan.size[0]) for row in rows] + [(len(back), plan.behind[0])]
    return all(count * SWAY * wide + (count - 1) * LEAST_BETWEEN <= width for count, wide in sways) and _room(
        back, plan.behind, width
    )


def _narrowed(plan: Plan, front: tuple[Shape, ...], width: int) -> Plan | None:
    """The same with smaller cards where more of them kneel than there is room for."""
    for wide in (one for one in WIDTHS if one <= plan.size[0]):
        size = _sized(wide, TALL)
        if all(_room(row, size, width) for row in _split(front, plan.rows)):
            return plan._replace(size=size)
    return None


def _room(row: Sequence[Shape], size: Size, width: int) -> bool:
    """Whether a row has room as its cards lie now."""
    return sum(size_of(size, kneels)[0] for kneels, _ in row) + LEAST_BETWEEN * (len(row) - 1) <= width


def _grid(front: tuple[Shape, ...], back: tuple[Shape, ...], width: int, height: int) -> Plan:
    """Square cells in so many rows that they are as large as can be."""

    def cell(count: int, rows: int, most: int) -> int:
        per = max(1, -(-count // rows))
        return max(LEAST_CELL, min(most, (width + LEAST_BETWEEN) // per - LEAST_BETWEEN))

    best, worth = None, -1.0
    for rows in range(1, MOST_ROWS + 1):
        strips = SHARED * sum(any(count for _, count in row) for row in _split(front, rows))
        for most in BACK_CELLS if back else (0,):
            behind = cell(len(back), 1, most) if back else 0
            taken = strips + (behind + SHARED * any(count for _, count in back) if back else 0)
            room = height - taken - LEAST_BETWEEN * (rows - (not back))
            side = max(LEAST_CELL, min(cell(len(front), rows, CELLS), room // rows))
            if side + TILES_COUNT * behind > worth:
                best = Plan(rows, _tile(side), _tile(behind), SHARED, True, True, False)
                worth = side + TILES_COUNT * behind
    return best or Plan(1, _tile(LEAST_CELL), _tile(LEAST_CELL), SHARED, True, True, False)


def _tile(cell: int) -> Size:
    return round(cell / SQUARE), cell


def _split(row: Sequence[_T], rows: int) -> list[Sequence[_T]]:
    """The cards of a seat in so many rows, in their order; one row at least, be it empty."""
    per = max(1, -(-len(row) // rows))
    return [row[i : i + per] for i in range(0, len(row), per)] or [row]


def _high(row: Sequence[Shape], plan: Plan, *, front: bool) -> int:
    """What a row takes. Where room is kept an empty one keeps its place, and nothing changes when cards kneel."""
    size = plan.size if front else plan.behind
    most = max((count for _, count in row), default=0)
    strips = min(1, most) if plan.shared else most
    if plan.kept:
        return size[1] + plan.strip * max(strips, int(front))
    return size[1] + plan.strip * strips if row else 0


# ---------------------------------------------------------------- the places


def _shapes(row: Sequence[PieceView]) -> tuple[Shape, ...]:
    return tuple((piece.kneeling, len(piece.attachments)) for piece in row)


def _row(
    row: Sequence[PieceView], own: Sequence[Size], plan: Plan, place: pygame.Rect, needs: Callable[[int], int]
) -> list[Lying]:
    """A row from left to right about the middle, all cards on one line; only where nothing else is possible they cover
    parts of each other. `own`: the size of each.
    """
    if not row:
        return []
    sides = [size_of(size, piece.kneeling) for piece, size in zip(row, own, strict=True)]
    cells = [size[1] if plan.grid else side[0] for size, side in zip(own, sides, strict=True)]
    wide = [max(cell, *(min(WIDE_STRIP, needs(n)) for n in piece.attachments), 0)
            for piece, cell in zip(row, cells, strict=True)]  # fmt: skip
    if not plan.grid and sum(wide) + BETWEEN * (len(row) - 1) <= place.width:
        cells = wide
    gap = min(BETWEEN, (place.width - sum(cells)) / max(1, len(row) - 1))
    x, found = place.x + max(0.0, (place.width - sum(cells) - gap * (len(row) - 1)) / 2), []
    foot = place.y + _cards_high(row, own)
    for piece, size, side, cell in zip(row, own, sides, cells, strict=True):
        card = pygame.Rect((round(x + (cell - side[0]) / 2), foot - side[1]), side)
        found.append(Lying(piece.number, card, size, tuple(_strips(piece, card, cell, plan))))
        x += cell + gap
    return found


def _strips(piece: PieceView, card: pygame.Rect, cell: int, plan: Plan) -> Iterator[tuple[int, pygame.Rect]]:
    """What lies on a card: below it, as wide as its cell, below each other or side by side."""
    whole = pygame.Rect(0, card.bottom, cell - 2, plan.strip)
    whole.centerx = card.centerx
    count = len(piece.attachments)
    for i, number in enumerate(piece.attachments):
        if plan.shared:
            left, right = (whole.x + whole.width * k // count for k in (i, i + 1))
            yield number, pygame.Rect(left, whole.y, right - left - (i < count - 1), whole.height)
        else:
            yield number, whole.move(0, plan.strip * i)
