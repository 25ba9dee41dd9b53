"""The situation panel (C6.3, section 10): the standing of all nations, the enemy tracker, the unit reference."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import TILES
from game.titles.creed.returned import Returned, returned
from scenes.kit.situation import Frame, SituationShell
from scenes.media import theme
from scenes.titles.creed.pages import other_traits
from scenes.titles.creed.units import tents_left, values_of
from scenes.widgets.base import RectLike
from scenes.widgets.names import draw_name
from scenes.widgets.picture import draw_lamp

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.titles.creed.view import SeatPublic, SeatView, Tracked
    from scenes.kit.table_host import TableHost
    from scenes.titles.creed.words import Words
    from scenes.widgets.pen import Pen

HEAD, PAD = 88, 32
STANDING, TRACKER, REFERENCE = "standing", "tracker", "reference"
TABS = (STANDING, TRACKER, REFERENCE)
NAME = 330
TILE, ARMY = 60, 100
"""The width of a tile in the tracker; how high a row of them is with its words."""
COLUMNS: tuple[tuple[str, str], ...] = (
    ("king", "creed/king"), ("commander", "creed/commander"), ("tents", "creed/intact"), ("units", "creed/attack"),
    ("hand", "creed/hand"), ("fallen", "creed/fallen"), ("cubes", "cube"), ("fortress", "creed/tent/fortress"),
    ("ap", "creed/ap"),
)  # fmt: skip
Look = str  # of a tile in the tracker: "seen", "back", "dead", "unseen"
TINTS: dict[Look, theme.Colour | None] = {
    "seen": None, "back": (172, 162, 140), "dead": (150, 96, 92), "unseen": (92, 88, 96),
}  # fmt: skip
INKS: dict[Look, theme.Colour] = {"seen": theme.BONE, "back": theme.GOLD, "dead": theme.BAD, "unseen": theme.DIM}
SIGNS: dict[Look, str] = {"back": "creed/hand", "dead": "creed/fallen"}


class Situation(SituationShell):
    """Its three tabs are drawn by this widget."""

    heading = "creed.sit.title"
    frame = Frame(PAD, 46, (-84, 18, 56, 52), 26, 28, slides=False)

    def __init__(self, table: TableHost, rect: RectLike, words: Words) -> None:
        super().__init__(table, rect, [(tab, words.t(f"creed.sit.{tab}")) for tab in TABS])
        self.table, self.words = table, words
        self._back: Returned = Returned()

    def fill(self, view: SeatView) -> None:
        """What has been seen before."""
        self._back = returned(self.table.match.events(self.table.viewer))

    def draw_content(self, pen: Pen, view: SeatView) -> None:
        """The content of the tab."""
        drawn: dict[str, Callable[[Pen, SeatView], None]] = {
            STANDING: self._draw_standing, TRACKER: self._draw_tracker, REFERENCE: self._draw_reference,
        }  # fmt: skip
        drawn[self.tab](pen, view)

    # --- standing

    def _draw_standing(self, pen: Pen, view: SeatView) -> None:
        r = self.rect
        columns, top = self.columns(), r.y + HEAD + 8
        for (name, icon), (x, width) in zip(COLUMNS, columns, strict=True):
            pen.icon(icon.replace("cube", f"creed/cube/{view.seats[0].nation or 'aurand'}"), 34, center=(x, top + 16))
            pen.line(self.words.t(f"creed.sit.{name}"), width, theme.SMALL, theme.DIM, midtop=(x, top + 36))
        height = min(104, (r.bottom - 20 - top - 68) // len(view.seats))
        for row, public in enumerate(view.seats):
            y = top + 70 + row * height
            place = pygame.Rect(r.x + PAD - 12, y, r.width - 2 * PAD + 24, height - 8)
            self._draw_seat(pen, view, public, place, columns)

    def columns(self) -> list[tuple[int, int]]:
        """The middle and the width of each column: as wide as its title needs, and the same of what is left."""
        type_ = self.media.theme
        needs = [type_.width(self.words.t(f"creed.sit.{name}"), theme.SMALL) for name, _ in COLUMNS]
        more = (self.rect.width - 2 * PAD - NAME - sum(needs)) // len(COLUMNS)
        found, left = [], self.rect.x + PAD + NAME
        for need in needs:
            found.append((left + (need + more) // 2, need + more))
            left += need + more
        return found

    def _draw_seat(
        self, pen: Pen, view: SeatView, public: SeatPublic, place: pygame.Rect, columns: list[tuple[int, int]]
    ) -> None:
        y, words = place.centery, self.words
        acting = view.phase == "play" and view.side == public.side and not public.ended
        pen.nine("row_hot" if acting else "row", place)
        pen.icon(f"creed/nation/{public.nation or 'random'}", 60, center=(place.x + 48, y))
        draw_lamp(pen.surface, (place.x + 48, place.y + 10), theme.BUSY)  # everybody here is in a match
        below = pen.line(words.nation(public.seat, False), NAME - 100, theme.SMALL, theme.DIM, height=42,
                         bottomleft=(place.x + 90, place.bottom))  # fmt: skip
        area = pygame.Rect(below.x, place.y + 2, NAME - 100, below.y + 4 - place.y)
        draw_name(pen.surface, self.media, words.name(public.seat), area, theme.BONE)
        for (name, _), (x, width) in zip(COLUMNS, columns, strict=True):
            text, bad = self._figure(name, public)
            size = theme.SMALL if name in ("king", "commander") else 28
            pen.line(text, width - 8, size, theme.BAD if bad else theme.BONE, True, center=(x, y))

    def _figure(self, name: str, public: SeatPublic) -> tuple[str, bool]:
        match name:
            case "king" | "commander":
                alive = public.king if name == "king" else public.commander
                return self.words.t("creed.state.alive" if alive else "creed.state.removed"), not alive
            case "tents":
                return f"{tents_left(public)}/9", False
            case "units":
                return str(len(public.units)), False
            case "ap":
                return str(public.own + public.white), False
            case "fortress":
                return str(public.fortresses), False
        return str(getattr(public, name)), False

    # --- tracker

    def _draw_tracker(self, pen: Pen, view: SeatView) -> None:
        """The 18 tiles of each nation: seen, back in the hand, dead, unseen. Enemies first."""
        r = self.rect
        foes = [s for s in view.seats if not self.words.mine(s.seat)]
        rows = [*foes, *(s for s in view.seats if s not in foes)]
        height = (r.height - HEAD - 44) // len(rows)
        for i, public in enumerate(rows):
            self._draw_army(pen, public, r.y + HEAD + 4 + i * height + max(0, height - ARMY) // 2)
        pen.line(self.words.t("creed.sit.legend"), r.width - 2 * PAD, theme.SMALL, theme.DIM,
                 midbottom=(r.centerx, r.bottom - 14))  # fmt: skip

    def _draw_army(self, pen: Pen, public: SeatPublic, y: int) -> None:
        r, x = self.rect, self.rect.x + PAD
        pen.icon(f"creed/nation/{public.nation or 'random'}", 52, center=(x + 26, y + 34))
        place = pygame.Rect(x + 60, y + 6, 130, 44)
        draw_name(pen.surface, self.media, self.words.nation(public.seat), place, theme.BONE)
        if public.back:
            words = self.words.t("creed.sit.back", n=public.back)
            pen.line(words, 196, theme.SMALL, theme.BAD, midleft=(x, y + 76))
        at = x + 200
        step = min(TILE + 4, (r.right - PAD - at) // max(1, sum(row.tiles for row in public.tracker)))
        for row in public.tracker:
            for look in looks_of(row, self._back[public.seat, row.unit]):
                self._draw_tile(pen, row.unit, public.nation, look, pygame.Rect(at, y + 4, step - 3, 76))
                at += step

    def _draw_tile(self, pen: Pen, unit: str, nation: str, look: Look, place: pygame.Rect) -> None:
        row, side = TILES[unit], place.width
        pen.icon(f"creed/unit/{row.kind}_{nation}", (side, side * 102 // 92), TINTS[look], midtop=place.midtop)
        if look in SIGNS:
            pen.icon(SIGNS[look], side // 2 + 2, center=(place.centerx, place.y + side // 2))
        below = (place.centerx, place.bottom + 8)
        pen.line(values_of(row), place.width, theme.SMALL, INKS[look], True, midbottom=below)

    # --- reference

    def _draw_reference(self, pen: Pen, view: SeatView) -> None:
        """5.1. A row for each kind."""
        r, t = self.rect, self.words.t
        kinds: dict[str, list[str]] = {}
        for row in TILES.values():
            kinds.setdefault(row.kind, []).append(row.id)
        lefts = (0, 232, 362, 590, 820)
        widths = (228, 126, 224, 226, r.width - 2 * PAD - 820)
        heads = ("unit", "tiles", "field", "siege", "other")
        left, top = r.x + PAD, r.y + HEAD
        for x, width, head in zip(lefts, widths, heads, strict=True):
            pen.line(t(f"creed.ref.{head}"), width, theme.SMALL, theme.GOLD, True, height=42,
                     midleft=(left + x, top + 8))  # fmt: skip
        step = (r.bottom - 20 - top - 26) // len(kinds)
        for i, (kind, units) in enumerate(kinds.items()):
            y = top + 26 + i * step + step // 2
            first = TILES[units[0]]
            pen.icon(f"creed/kind/{kind}", min(34, step), center=(left + 16, y))
            tiles = ", ".join(v for unit in units for v in [values_of(TILES[unit])] * TILES[unit].tiles)
            cells = (t(f"creed.kind.{kind}"), tiles, t(f"creed.ref.field.{first.field}"),
                     t(f"creed.ref.siege.{first.siege}"), ", ".join(other_traits(self.words, first)))  # fmt: skip
            for x, width, text in zip(lefts, widths, cells, strict=True):
                shift, ink = (0, theme.DIM) if x else (40, theme.BONE)
                place = (left + x + shift, y)
                pen.line(text, width - shift, theme.SMALL, ink, not x, height=42, midleft=place)


def looks_of(row: Tracked, back: int = 0) -> list[Look]:
    """Each tile of a type: first those in sight, then those seen before, then the dead, then the unseen."""
    hidden = max(0, row.tiles - row.seen - row.dead)
    back = min(back, hidden)
    return ["seen"] * row.seen + ["back"] * back + ["dead"] * row.dead + ["unseen"] * (hidden - back)
