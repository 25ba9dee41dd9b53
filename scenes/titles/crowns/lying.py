"""How the cards of a seat lie in its area: characters in the row towards the middle, all others in the row behind, what
lies on a card looking out below it, in a crowded area over its picture from the second on. Cards are as large as they
fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns.content import FACES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.titles.crowns.view import PieceView

WIDTHS = (112, 106, 100, 94, 88, 82, 76, 70, 64, 58, 52)
STRIPS = ((36, 88), (30, 76), (24, 0))
"""How high the strip of an attachment is, down to which width of the cards."""
BETWEEN, ROWS_GAP = 10, 6
BEHIND = (0.8, 0.7, 0.66, 0.5)
"""How large cards of the back row are beside those of the front row, smaller where that gives the front row names."""
ROOMY, BACK_COUNTS, NOTHING = 260, 0.6, -1
"""From this height on an area keeps the room of a strip free, so that no card changes its size when one comes; how much
the back row's size counts beside the front row's there.
"""
WIDE_STRIP = 200
"""How wide a strip is where its row has room for it: its name is whole."""
MOST_BELOW = (99, 1)
"""How many strips lie below a card; fewer where that gives the front row names."""
NAMED = (82, 64)
"""From these widths on a character's name has two lines, and one."""
WORDY = 70
"""From this width on the name of what lies in the back row has more than one line."""
OVERLAP, FOOT = 0.5, 28
"""So much of a card stays visible at least where a row is crowded; how high the foot with its numbers is."""


class Lying(NamedTuple):
    """One card: its place as it is turned, how wide it is when it stands, and the strips of what lies on it, by their
    numbers.
    """

    number: int
    place: pygame.Rect
    width: int
    strips: tuple[tuple[int, pygame.Rect], ...] = ()


class Lie(NamedTuple):
    """All cards of an area, with the width of a standing one."""

    width: int
    cards: tuple[Lying, ...]


def size_of(width: int, kneeling: bool) -> tuple[int, int]:
    """The size of a card that stands or kneels."""
    high = round(width * 1.4)
    return (high, width) if kneeling else (width, high)


def lie(pieces: Sequence[PieceView], area: pygame.Rect, away: bool) -> Lie:
    """The places of the cards of an area. `away`: its front row is the lower one, as opponents have it."""
    there = {piece.number for piece in pieces}
    hosts = [piece for piece in pieces if piece.host not in there]
    front = [piece for piece in hosts if FACES[piece.kind].type == "character"]
    back = [piece for piece in hosts if FACES[piece.kind].type != "character"]
    rows = [front, back]
    width, behind, strip, most = _sizes(rows, area)
    widths = width, round(width * behind)
    kept = _kept(area)
    highs = [_high(row, wide, strip, most, keep) for row, wide, keep in zip(rows, widths, kept, strict=True)]
    free = area.height - sum(highs) - ROWS_GAP
    top = area.y + max(0, free // 2)
    cards: list[Lying] = []
    lines = list(zip(rows, widths, highs, strict=True))
    for row, wide, high in reversed(lines) if away else lines:
        cards += _row(row, wide, (strip, most), pygame.Rect(area.x, top, area.width, high), kept[0] > 0)
        top += high + ROWS_GAP
    return Lie(width, tuple(cards))


def _sizes(rows: Sequence[Sequence[PieceView]], area: pygame.Rect) -> tuple[int, float, int, int]:
    """How wide the front row's cards are, how large those behind them beside them, how high the strips, how many of
    them lie below a card.
    """
    found = [(*_largest(rows, behind, most, area), behind, most) for most in MOST_BELOW for behind in BEHIND]
    if area.height >= ROOMY:
        named = [one for one in found if round(one[0] * one[2]) >= NAMED[-1] and one[0] >= NAMED[0]]
        named = [one for one in named if round(one[0] * one[2]) >= WORDY] or named
        if named:
            width, strip, behind, most = max(named, key=lambda one: (one[3], one[0] * (1 + BACK_COUNTS * one[2])))
            return width, behind, strip, most
    for least in NAMED:
        for width, strip, behind, most in found:
            if width >= least and (least < NAMED[0] or behind > BEHIND[-1]):
                return width, behind, strip, most
    width, strip, behind, most = found[0]
    return width, behind, strip, most


def _largest(rows: Sequence[Sequence[PieceView]], behind: float, most: int, area: pygame.Rect) -> tuple[int, int]:
    """The width of the front row's cards, and the height of strips, that fit."""
    tries = ((wide, strip) for strip, least in STRIPS for wide in WIDTHS if wide >= least)
    fits = (one for one in tries if _fits(rows, (one[0], round(one[0] * behind)), (one[1], most), area))
    return next(fits, (WIDTHS[-1], STRIPS[-1][0]))


def _kept(area: pygame.Rect) -> tuple[int, int]:
    """How many strips each row keeps room for: in a roomy area the front row one; NOTHING in others."""
    return (1, 0) if area.height >= ROOMY else (NOTHING, NOTHING)


def _high(row: Sequence[PieceView], width: int, strip: int, most: int, kept: int) -> int:
    """What a row takes; an empty one keeps its place. Where room is kept nothing changes when cards kneel."""
    high = round(width * 1.4)
    if kept != NOTHING:
        return high + strip * max(kept, *(min(most, len(piece.attachments)) for piece in row), 0)
    return max((size_of(width, piece.kneeling)[1] + strip * min(most, len(piece.attachments)) for piece in row),
               default=high)  # fmt: skip


def _fits(
    rows: Sequence[Sequence[PieceView]], widths: tuple[int, int], strips: tuple[int, int], area: pygame.Rect
) -> bool:
    sized = list(zip(rows, widths, strict=True))
    highs = sum(_high(row, wide, *strips, kept) for (row, wide), kept in zip(sized, _kept(area), strict=True))
    if highs + ROWS_GAP > area.height:
        return False
    return all(_wide(row, wide) <= area.width for row, wide in sized)


def _wide(row: Sequence[PieceView], width: int) -> float:
    """The least that a row takes."""
    sides = [size_of(width, piece.kneeling)[0] for piece in row]
    return sum(sides[:-1]) * OVERLAP + sides[-1] if sides else 0


def _row(
    row: Sequence[PieceView], width: int, strips: tuple[int, int], place: pygame.Rect, level: bool
) -> list[Lying]:
    """A row from left to right about the middle; crowded ones cover parts of each other. `level`: all cards stand on
    one line, with or without strips.
    """
    if not row:
        return []
    sides = [size_of(width, piece.kneeling) for piece in row]
    cells = [max(WIDE_STRIP, side[0]) if piece.attachments else side[0] for piece, side in zip(row, sides, strict=True)]
    if sum(cells) + BETWEEN * (len(row) - 1) > place.width:
        cells = [side[0] for side in sides]
    whole = sum(cells) + BETWEEN * (len(row) - 1)
    squeeze = 1.0
    if whole > place.width:
        squeeze = (place.width - cells[-1]) / max(1, whole - cells[-1])
        whole = place.width
    x, found = place.x + (place.width - whole) / 2, []
    for piece, (wide, high), cell in zip(row, sides, cells, strict=True):
        strip, most = strips
        card = pygame.Rect(round(x + (cell - wide) / 2), 0, wide, high)
        below = place.height - round(width * 1.4) if level else strip * min(most, len(piece.attachments))
        card.bottom = place.bottom - below
        found.append(Lying(piece.number, card, width, tuple(_strips(piece, card, cell, strip, most))))
        x += (cell + BETWEEN) * squeeze
    return found


def _strips(
    piece: PieceView, card: pygame.Rect, cell: int, strip: int, most: int
) -> Iterator[tuple[int, pygame.Rect]]:
    """Those below a card, as wide as its cell, then those over its picture; its foot stays free."""
    wide = pygame.Rect(0, 0, cell - 6, strip)
    wide.centerx = card.centerx
    for i, number in enumerate(piece.attachments):
        if i < most:
            yield number, wide.move_to(top=card.bottom + strip * i)
        else:
            top = min(card.y + 5 + strip * (i - most), card.bottom - FOOT - strip)
            yield number, pygame.Rect(card.x + 3, top, card.width - 6, strip)
