"""The enemy tracker in the situation panel (section 10): of each nation's 18 tiles which are in sight, were seen and
went back to the hand, are dead, are still unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit import layout
from scenes.media import theme
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.titles.creed.returned import Returned
    from game.titles.creed.view import SeatPublic, SeatView, Tracked
    from scenes.titles.creed.board_art import CreedArt
    from scenes.titles.creed.words import Words
    from scenes.widgets.pen import Pen

PAD, LEGEND, NAME = 32, 54, 42
COLUMNS, GAP, SPREAD = 2, 8, 12
"""How many nations stand side by side, what lies between them, and between two tiles at most."""
Look = str  # of a tile: "seen", "back", "dead", "unseen"
SIGN, SAMPLE = 0.34, 44
"""How large a sign is on its tile, and in pixels in the legend."""
LOOKS: tuple[Look, ...] = ("seen", "back", "dead", "unseen")
SHADES: dict[Look, theme.Colour] = {"back": (150, 142, 128), "dead": (150, 70, 66), "unseen": (184, 180, 198)}
"""What a tile's picture is multiplied with; its figures stay bright."""
HATCH, STEP = (16, 14, 26, 150), 0.15
"""The lines over a tile that was never seen, and how far from each other they lie, of its side."""
SIGNS: dict[Look, str] = {"back": "creed/hand", "dead": "creed/fallen"}
INKS: dict[Look, theme.Colour] = {"seen": theme.BONE, "back": theme.GOLD, "dead": theme.BAD, "unseen": theme.DIM}


def looks_of(row: Tracked, back: int = 0) -> list[Look]:
    """Each tile of a type: first those in sight, then those seen before, then the dead, then the unseen."""
    hidden = max(0, row.tiles - row.seen - row.dead)
    back = min(back, hidden)
    return ["seen"] * row.seen + ["back"] * back + ["dead"] * row.dead + ["unseen"] * (hidden - back)


class TrackerTab:
    """Draws into the panel's rectangle below its head. `art(side)` makes pictures for squares of that side."""

    def __init__(self, words: Words, art: Callable[[int], CreedArt]) -> None:
        self.words, self.media, self.art = words, words.media, art

    def draw(self, pen: Pen, view: SeatView, rect: pygame.Rect, top: int, back: Returned) -> None:
        """Two nations side by side, enemies first; below what the looks mean."""
        foes = [seat for seat in view.seats if not self.words.mine(seat.seat)]
        rows = [*foes, *(seat for seat in view.seats if seat not in foes)]
        lines = -(-len(rows) // COLUMNS)
        area = pygame.Rect(rect.x + PAD - 12, top, rect.width - 2 * PAD + 24, rect.bottom - 14 - LEGEND - top)
        for public, place in zip(rows, layout.cells(area, COLUMNS, lines, GAP), strict=False):
            looks = [(row.unit, look) for row in public.tracker for look in looks_of(row, back[public.seat, row.unit])]
            self._draw_army(pen, public, place, looks)
        own = view.seats[max(0, view.reader)].nation or "aurand"
        legend = pygame.Rect(rect.x + PAD, rect.bottom - 12 - LEGEND, rect.width - 2 * PAD, LEGEND)
        self._draw_legend(pen, legend, own)

    def _draw_army(self, pen: Pen, public: SeatPublic, place: pygame.Rect, looks: Sequence[tuple[str, Look]]) -> None:
        """The nation on top, its tiles below in as many rows as make them largest."""
        pen.nine("row", place)
        self._draw_nation(pen, public, pygame.Rect(place.x + 12, place.y + 4, place.width - 24, NAME), looks)
        room = pygame.Rect(place.x + 8, place.y + NAME + 2, place.width - 16, place.height - NAME - 6)
        count = max(1, len(looks))
        sides = {rows: min(room.height // rows, room.width // -(-count // rows)) for rows in (1, 2, 3, 4)}
        rows = max(sides, key=lambda found: sides[found])
        columns, side = -(-count // rows), sides[rows]
        step = min(room.width // columns, side + SPREAD)
        left, high = room.centerx - step * columns // 2, room.centery - rows * side // 2
        for i, (unit, look) in enumerate(looks):
            row, column = divmod(i, columns)
            middle = left + step * column + step // 2, high + side * row + side // 2
            self._draw_tile(pen, unit, public.nation, look, middle, side)

    def _draw_nation(
        self, pen: Pen, public: SeatPublic, place: pygame.Rect, looks: Sequence[tuple[str, Look]]
    ) -> None:
        """The crest, the nation, how many of its tiles are still unseen."""
        t, y = self.words.t, place.centery
        pen.icon(f"creed/nation/{public.nation or 'random'}", NAME - 6, midleft=(place.x, y))
        unseen = t("creed.sit.unseen", n=sum(look == "unseen" for _, look in looks))
        right = pen.text(unseen, theme.SMALL, theme.BONE, True, midright=(place.right, y)).x - 20
        if public.back:
            right = pen.text(t("creed.sit.back", n=public.back), theme.SMALL, theme.BAD, midright=(right, y)).x - 20
        name = pygame.Rect(place.x + NAME + 6, place.y, right - place.x - NAME - 6, place.height)
        words = self.words.nation(public.seat)
        if self.words.mine(public.seat):
            words = t("creed.sit.theirs", nation=words)
        draw_name(pen.surface, self.media, words, name, theme.BONE)

    def _draw_tile(
        self, pen: Pen, unit: str, nation: str, look: Look, middle: tuple[int, int], side: int
    ) -> None:
        tile = self.art(side).tile(nation, unit)
        picture = self._shaded(tile.surface, nation, unit, look)
        pen.put(picture, topleft=tile.at(*middle))
        if look != "seen":
            figures = self.art(side).numerals(unit)
            pen.put(figures.surface, topleft=figures.at(*middle))
        if look in SIGNS:
            self._draw_sign(pen, look, middle[0] + side * 2 // 7, middle[1] - side * 2 // 7, round(side * SIGN))

    def _draw_sign(self, pen: Pen, look: Look, x: int, y: int, side: int) -> None:
        plate = pygame.Rect(0, 0, side, side).move_to(center=(x, y))
        pygame.draw.rect(pen.surface, theme.INK, plate, border_radius=8)
        pygame.draw.rect(pen.surface, INKS[look], plate, 2, border_radius=8)
        pen.icon(SIGNS[look], side - 6, center=(x, y))

    def _shaded(self, picture: pygame.Surface, nation: str, unit: str, look: Look) -> pygame.Surface:
        """A tile's picture in the shade of a look."""
        if look not in SHADES:
            return picture

        def draw() -> pygame.Surface:
            out = picture.copy()
            out.fill((*SHADES[look], 255), special_flags=pygame.BLEND_RGBA_MULT)
            if look == "unseen":
                _hatch(out)
            return out

        return self.media.sprites.made(("creed tracked", nation, unit, look, picture.get_size()), draw)

    def _draw_legend(self, pen: Pen, place: pygame.Rect, nation: str) -> None:
        """A sign of each look with its words, as far apart as they need."""
        words = [self.words.t(f"creed.sit.look.{look}") for look in LOOKS]
        sign, gap, type_ = SAMPLE, 10, self.media.theme
        room = (place.width - len(words) * (sign + gap)) // len(words)
        size = next((size for size in type_.smaller(theme.SMALL)
                     if sum(type_.width(word, size) for word in words) <= room * len(words)), theme.SMALL)  # fmt: skip
        needs = [type_.width(word, size) for word in words]
        between = min(36, max(0, (place.width - sum(needs) - len(words) * (sign + gap)) // len(words)))
        x = place.centerx - (sum(needs) + len(words) * (sign + gap + between) - between) // 2
        for look, word, need in zip(LOOKS, words, needs, strict=True):
            self._draw_sample(pen, look, nation, x + sign // 2, place.centery)
            pen.line(word, need + 2, size, theme.DIM, midleft=(x + sign + gap, place.centery))
            x += sign + gap + need + between

    def _draw_sample(self, pen: Pen, look: Look, nation: str, x: int, y: int) -> None:
        if look in SIGNS:
            self._draw_sign(pen, look, x, y, SAMPLE)
            return
        name = f"creed/unit/infantry_{nation}"
        picture = self._shaded(self.media.sprites.get(name, width=SAMPLE), nation, "infantry", look)
        pen.put(picture, center=(x, y))


def _hatch(picture: pygame.Surface) -> None:
    """Slanting lines over it, as far as it is there."""
    width, height = picture.get_size()
    lines = pygame.Surface((width, height), pygame.SRCALPHA)
    step = max(5, round(min(width, height) * STEP))
    for x in range(-height, width, step):
        pygame.draw.line(lines, HATCH, (x, height), (x + height, 0), 2)
    mask = pygame.mask.from_surface(picture).to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0))
    lines.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(lines, (0, 0))
