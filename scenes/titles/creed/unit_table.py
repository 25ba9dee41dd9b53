"""The unit reference in the situation panel (5.1): a row for each kind that this match can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.creed.content import NATIONS, TILES
from scenes.media import theme
from scenes.titles.creed.pages import other_traits
from scenes.titles.creed.units import values_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.creed.content import UnitRow
    from game.titles.creed.view import SeatView
    from scenes.titles.creed.words import Words
    from scenes.widgets.pen import Pen

PAD, TALLEST, ICON, BETWEEN = 32, 58, 52, 12
BUST = 70
"""What of a tile's width a picture beside a kind's name shows, in percent."""
HEADS = ("unit", "tiles", "field", "siege", "other")
NEVER, NOTHING = "none", "–"


def kinds_in(view: SeatView) -> dict[str, list[UnitRow]]:
    """The tiles of each kind: of the special ones those whose nation plays, all while one is still to be chosen."""
    nations = {seat.nation for seat in view.seats}
    absent = {row.special for row in NATIONS.values() if row.id not in nations} if all(nations) else set()
    found: dict[str, list[UnitRow]] = {}
    for row in TILES.values():
        if row.id not in absent:
            found.setdefault(row.kind, []).append(row)
    return found


class UnitCell(NamedTuple):
    """A cell of the table: its words, how they look, pictures before and after them."""

    words: str
    ink: theme.Colour = theme.BONE
    bold: bool = False
    before: str = ""
    after: str = ""


class UnitsTab:
    """Draws into the panel's rectangle below its head."""

    def __init__(self, words: Words) -> None:
        self.words, self.media = words, words.media

    def draw(self, pen: Pen, view: SeatView, rect: pygame.Rect, top: int) -> None:
        """Titles and rows; every second row lies on a plate."""
        heads = [UnitCell(self.words.t(f"creed.ref.{head}"), theme.GOLD, True) for head in HEADS]
        own = view.seats[max(0, view.reader)].nation or "aurand"
        rows = [heads, *(self._cells(kind, rows, own) for kind, rows in kinds_in(view).items())]
        room = rect.width - 2 * PAD
        size, wide = self._widths(rows, room)
        step = min(TALLEST, (rect.bottom - 26 - top) // len(rows))
        for i, cells in enumerate(rows):
            place = pygame.Rect(rect.x + PAD, top + i * step, room, step)
            if i % 2:
                pygame.draw.rect(pen.surface, theme.PANEL_TOP, place.inflate(28, -2), border_radius=8)
            for cell, width in zip(cells, wide, strict=True):
                self._draw_cell(pen, cell, size, pygame.Rect(place.x, place.y, width, step))
                place.x += width

    def _widths(self, rows: Sequence[Sequence[UnitCell]], room: int) -> tuple[int, list[int]]:
        """The size of the words and the width of each column: what it needs, and the same of what is left."""
        type_ = self.media.theme
        for size in type_.smaller(theme.BODY):
            needs = [max(type_.width(cell.words, size, cell.bold) + self._pictures(cell) for cell in column)
                     for column in zip(*rows, strict=True)]  # fmt: skip
            if sum(needs) + BETWEEN * len(needs) <= room:
                break
        more = max(0, room - sum(needs)) // len(needs)
        return size, [need + more for need in needs]

    @staticmethod
    def _pictures(cell: UnitCell) -> int:
        return (ICON + 8) * (bool(cell.before) + bool(cell.after))

    def _draw_cell(self, pen: Pen, cell: UnitCell, size: int, place: pygame.Rect) -> None:
        x, y, side = place.x, place.centery, min(ICON, place.height - 4)
        if cell.before:
            picture = self._bust(cell.before, side)
            pen.surface.blit(picture, picture.get_rect(center=(x + ICON // 2, y)))
            x += ICON + 8
        room = place.right - x - (ICON + 8 if cell.after else 0)
        words = pen.line(cell.words, room, size, cell.ink, cell.bold, height=place.height, midleft=(x, y))
        if cell.after:
            pen.icon(cell.after, side * 3 // 4, midleft=(words.right + 8, y))

    def _bust(self, sprite: str, side: int) -> pygame.Surface:
        """What of a tile lies over its figures, so large that one knows it."""

        def cut() -> pygame.Surface:
            whole = self.media.sprites.get(sprite, width=side * 100 // BUST)
            middle = whole.get_width() // 2, whole.get_height() * 6 // 100
            place = pygame.Rect(0, 0, side, side).move_to(midtop=middle)
            return whole.subsurface(place.clip(whole.get_rect())).copy()

        return self.media.sprites.made(("creed bust", sprite, side, theme.palette()), cut)

    def _cells(self, kind: str, rows: list[UnitRow], own: str) -> list[UnitCell]:
        """A kind as the reader's units look, with its nation's crest when it is a special one; its tiles; whom it hits.
        """
        t, first = self.words.t, rows[0]
        nation = next((row.id for row in NATIONS.values() if row.special == first.id), "")
        tiles = ", ".join(f"{values_of(row)} ×{row.tiles}" if row.tiles > 1 else values_of(row) for row in rows)
        return [
            UnitCell(t(f"creed.kind.{kind}"), bold=True, before=f"creed/unit/{kind}_{nation or own}",
                 after=f"creed/nation/{nation}" if nation else ""),
            UnitCell(tiles),
            UnitCell(NOTHING, theme.FAINT) if first.field == NEVER else UnitCell(t(f"creed.ref.field.{first.field}")),
            UnitCell(NOTHING, theme.FAINT) if first.siege == NEVER else UnitCell(t(f"creed.ref.siege.{first.siege}")),
            UnitCell(", ".join(other_traits(self.words, first)), theme.DIM),
        ]  # fmt: skip
