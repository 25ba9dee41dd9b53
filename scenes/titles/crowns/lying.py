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
BETWEEN, ROWS_GAP = 10, 8
BEHIND = (0.8, 0.66, 0.5)
"""How large cards of the back row are beside those of the front row, smaller where that gives the front row names."""
MOST_BELOW = (99, 1)
"""How many strips lie below a card; fewer where that gives the front row names."""
NAMED = (82, 64)
"""From these widths on a character's name has two lines, and one."""
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
    highs = [_high(row, wide, strip, most) for row, wide in zip(rows, widths, strict=True)]
    free = area.height - sum(highs) - ROWS_GAP
    top = area.y + max(0, free // 2)
    cards: list[Lying] = []
    lines = list(zip(rows, widths, highs, strict=True))
    for row, wide, high in reversed(lines) if away else lines:
        cards += _row(row, wide, (strip, most), pygame.Rect(area.x, top, area.width, high))
        top += high + ROWS_GAP
    return Lie(width, tuple(cards))


def _sizes(rows: Sequence[Sequence[PieceView]], area: pygame.Rect) -> tuple[int, float, int, int]:
    """How wide the front row's cards are, how large those behind them beside them, how high the strips, how many of
    them lie below a card.
    """
    found = [(*_largest(rows, behind, most, area), behind, most) for most in MOST_BELOW for behind in BEHIND]
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


def _high(row: Sequence[PieceView], width: int, strip: int, most: int) -> int:
    """What a row takes; an empty one keeps its place."""
    high = round(width * 1.4)
    return max((size_of(width, piece.kneeling)[1] + strip * min(most, len(piece.attachments)) for piece in row),
               default=high)  # fmt: skip


def _fits(
    rows: Sequence[Sequence[PieceView]], widths: tuple[int, int], strips: tuple[int, int], area: pygame.Rect
) -> bool:
    sized = list(zip(rows, widths, strict=True))
    if sum(_high(row, wide, *strips) for row, wide in sized) + ROWS_GAP > area.height:
        return False
    return all(_wide(row, wide) <= area.width for row, wide in sized)


def _wide(row: Sequence[PieceView], width: int) -> float:
    """The least that a row takes."""
    sides = [size_of(width, piece.kneeling)[0] for piece in row]
    return sum(sides[:-1]) * OVERLAP + sides[-1] if sides else 0


def _row(row: Sequence[PieceView], width: int, strips: tuple[int, int], place: pygame.Rect) -> list[Lying]:
    """A row from left to right about the middle; crowded ones cover parts of each other."""
    if not row:
        return []
    sides = [size_of(width, piece.kneeling) for piece in row]
    whole = sum(side[0] for side in sides) + BETWEEN * (len(row) - 1)
    squeeze = 1.0
    if whole > place.width:
        squeeze = (place.width - sides[-1][0]) / max(1, whole - sides[-1][0])
        whole = place.width
    x, found = place.x + (place.width - whole) / 2, []
    for piece, (wide, high) in zip(row, sides, strict=True):
        strip, most = strips
        card = pygame.Rect(round(x), 0, wide, high)
        card.bottom = place.bottom - strip * min(most, len(piece.attachments))
        found.append(Lying(piece.number, card, width, tuple(_strips(piece, card, strip, most))))
        x += (wide + BETWEEN) * squeeze
    return found


def _strips(piece: PieceView, card: pygame.Rect, strip: int, most: int) -> Iterator[tuple[int, pygame.Rect]]:
    """Those below a card, then those over its picture; its foot stays free."""
    for i, number in enumerate(piece.attachments):
        top = card.bottom + strip * i if i < most else min(card.y + 5 + strip * (i - most), card.bottom - FOOT - strip)
        yield number, pygame.Rect(card.x + 3, top, card.width - 6, strip)
