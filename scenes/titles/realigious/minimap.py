"""The map in small with what its reader learnt (10.2, C6.3): three kinds of knowledge, owners, pieces, short notes.

Revealed tiles carry the sum of their allotment in gold, adjacent tiles are paler and hatched and carry it
dim, unrevealed tiles are blank; where tiles are small the sum is told in hundreds. Pieces stand where the
minimap shows them (R12.9), which is more than the board does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.view import SeatView, TileView
from scenes.kit.board_space import ROOT3, HexSpace, Pos, Space, hex_corners
from scenes.kit.minimap import Minimap
from scenes.media import theme
from scenes.titles.realigious.pieces import NO_MATERIALS, piece_sprite
from scenes.titles.realigious.tiles_art import RealigiousArt, smooth_polygon
from scenes.titles.realigious.tiles_look import Draw, inner_sides, look, relic_sprite

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.titles.realigious.prompts import Words
    from scenes.widgets.pen import Pen

NOTE_FROM, NOTE_PAD, NOTE_DOWN, NOTE_LOWEST = 33, 6, 0.56, 0.68
GROUND: dict[str, theme.Colour] = {
    "concrete": (120, 118, 116), "stone": (88, 94, 110), "grass": (84, 124, 56), "dirt": (120, 84, 52),
    "sand": (206, 172, 100), "snow": (214, 224, 236), "ice": (140, 200, 220), "water": (34, 98, 150),
}  # fmt: skip
OFFICE, SIGN = "realigious/state/gov_office", 16
"""What shows pieces that are out of sight (R12.9), and how large its sign is at least."""
BLANK: theme.Colour = (26, 27, 36)
REVEALED, ADJACENT = 2, 1
LYING, LYING_SCALE = ("realigious/mark/ruin", "realigious/mark/mud", "realigious/mark/start_point"), 0.9
"""What lies on the ground of a tile, and how large it is within the rim."""
IN_SIGHT = 0.55
"""How much darker a tile is that is only in sight."""


class TileMap(Minimap):
    """The whole map inside a rectangle."""

    materials: Mapping[int, str] = NO_MATERIALS
    """Seat -> what its piece is made of."""
    _art: RealigiousArt | None = None

    def whose(self, view: SeatView) -> object:
        """Of which size, of which reader."""
        return view.n, view.seat

    def seen(self, view: SeatView) -> object:
        """Tiles, pieces, celebrities, who has bought what."""
        pieces = tuple((s.alive, s.minimap_tile) for s in view.seats)
        held = tuple(one.holder for one in view.governments)
        return view.tiles, pieces, tuple((c.type, c.tile) for c in view.celebrities), held

    def space_of(self, view: SeatView) -> HexSpace:
        """The map in the middle of the rectangle, as large as it fits."""
        n, rect = view.n, self.rect
        across, down = ROOT3 * (n + 0.5) + 0.2, 1.5 * n + 0.5 + 0.35
        radius = max(8, min(int(rect.width / across), int(rect.height / down)))
        space = HexSpace(rect, (radius,), {f"tile:{tile}": (tile % n, tile // n) for tile in range(n * n)})
        wide, high = round(ROOT3 * (n - 0.5) * radius), round(1.5 * (n - 1) * radius)
        space.x, space.y = rect.centerx - wide // 2, rect.centery - high // 2
        return space

    @property
    def exact(self) -> bool:
        """Whether its numbers are not in hundreds."""
        return self.space is None or self.space.size >= NOTE_FROM

    def art(self, radius: int) -> RealigiousArt:
        """Its pictures, for maps of this size."""
        if self._art is None or self._art.size != radius:
            self._art = RealigiousArt(self.media, radius)
        return self._art

    def draw_pointed(self, pen: Pen, ref: str, space: Space) -> None:
        """The outline of a tile."""
        ring, (dx, dy) = self.art(space.size).get("realigious/border/hover"), space.centre(ref)
        pen.surface.blit(ring.surface, ring.at(space.x + dx, space.y + dy))

    def compose(self, view: SeatView, space: Space) -> pygame.Surface:
        """Ground, what stands on it, notes, figures."""
        out = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        left, top = space.x - self.rect.x, space.y - self.rect.y
        places = [space.centre(f"tile:{tile.tile}") for tile in view.tiles]
        middles = [(left + dx, top + dy) for dx, dy in places]
        owners = [tile.owner if tile.shown else -1 for tile in view.tiles]
        starts = {seat.start for seat in view.seats}
        painter = _Painter(self.media, self.art(space.size), view, space.size, out)
        for tile, middle in zip(view.tiles, middles, strict=True):
            painter.ground(tile, middle, owners, tile.tile in starts)
        for tile, middle in zip(view.tiles, middles, strict=True):
            painter.things(tile, middle)
        painter.figures(middles, self.materials)
        for tile, middle in zip(view.tiles, middles, strict=True):
            painter.note(tile, middle)
        return out


def unseen(words: Words, tile: int) -> list[str]:
    """R12.9, R12.6. Why a piece or a celebrity out of sight is known to stand on a tile, a line for each."""
    t, view = words.t, words.view
    told = [t("realigious.screen.map.unseen.office", name=words.name(one.seat), by=t("realigious.state.gov_office"))
            for one in view.seats if one.alive and one.tile < 0 and one.minimap_tile == tile]  # fmt: skip
    if view.tiles[tile].seen or view.seat is None:
        return told
    for who in view.celebrities:
        if who.tile == tile:
            how = "tapped" if view.seat in who.taps else "hint"
            told.append(t(f"realigious.screen.map.unseen.{how}", name=t(f"realigious.celebrity.{who.type}"),
                          by=t("realigious.state.celebrity_places")))  # fmt: skip
    return told


class _Painter:
    """Draws the parts of one map picture."""

    def __init__(self, media: Media, art: RealigiousArt, view: SeatView, radius: int, out: pygame.Surface) -> None:
        self.media, self.art, self.view, self.radius, self.out = media, art, view, radius, out

    def ground(self, tile: TileView, middle: Pos, owners: list[int], start: bool) -> None:
        """The face of a tile by what is known of it, what the board shows lying on it (ruin, mud, a start point), and
        its owner's tint, pattern and border.
        """
        r = self.radius
        known = tile.shown and tile.known > 0
        face = GROUND.get(tile.terrain, BLANK) if known else BLANK
        if known and tile.known == ADJACENT:
            face = theme.mix(face, (150, 152, 166), 0.45)
        elif known:
            face = theme.mix(face, (0, 0, 0), 0.12)
        elif tile.shown:  # in sight and not noted: what stands there is seen, darker
            face = theme.mix(GROUND.get(tile.terrain, BLANK), BLANK, IN_SIGHT)
        kind = "pale" if known and tile.known == ADJACENT else ""
        base = self.media.sprites.made(("minimap", face, r, kind), lambda: _face(face, r, bool(kind)))
        self.out.blit(base, base.get_rect(center=middle))
        for draw in look(self.view, tile, [-1] * len(self.view.tiles), start).ground:
            if draw.name in LYING:
                self._draw(draw._replace(scale=draw.scale * LYING_SCALE), middle)
        if tile.shown and tile.owner >= 0:
            realm = self.art.owner(tile.owner, inner_sides(self.view.n, tile.tile, owners))
            self.out.blit(realm.surface, realm.at(*middle))
        if tile.fog:
            self._draw(Draw("realigious/mark/fog", scale=0.86), middle)

    def things(self, tile: TileView, middle: Pos) -> None:
        """What stands on a tile that is known or in sight, small: structure, designation, relic, hint."""
        if not tile.shown:
            return
        up = 0.16 if self.radius >= 26 else 0.0
        for draw in look(self.view, tile, [-1] * len(self.view.tiles), False).standing:
            if draw.name.startswith(("realigious/structure/", "realigious/mark/", "realigious/owner/",
                                     "realigious/relic/")) and draw.name != "realigious/mark/fog":
                small = draw.scale * (0.66 if draw.name.startswith("realigious/structure/") else 0.72)
                place = draw._replace(dx=draw.dx * 0.9, dy=draw.dy * 0.62 - up, scale=small, variant="")
                self._draw(place, middle)
        if tile.relic >= 0:
            self._draw(Draw(relic_sprite(self.view.god, tile.relic_kind), 0.4, 0.3, 0.7), middle)

    def note(self, tile: TileView, middle: Pos) -> None:
        """The sum of the allotment of a tile that nobody owns: revealed in gold, adjacent dim."""
        total = tile.believers + tile.donations + tile.influence
        if not (tile.shown and tile.known) or tile.believers < 0 or total <= 0 or tile.owner >= 0:
            return
        if self.radius < 20:
            return
        bright = tile.known >= REVEALED
        colour = theme.GOLD if bright else theme.BONE
        short = f"{total:,}" if self.radius >= NOTE_FROM else str((total + 50) // 100)
        text = self.media.theme.line(short, round(ROOT3 * self.radius) - NOTE_PAD, theme.SMALL, colour, bright)
        size = (text.get_width() + NOTE_PAD, self.media.theme.pixels(theme.SMALL) + 2)
        plate = self.media.sprites.made(("minimap note", size), lambda: _plate(size))
        down = min(NOTE_DOWN * self.radius, NOTE_LOWEST * self.radius - size[1] / 2)
        at = (middle[0], middle[1] + round(down))
        self.out.blit(plate, plate.get_rect(center=at))
        self.out.blit(text, text.get_rect(center=at))

    def figures(self, middles: list[Pos], materials: Mapping[int, str]) -> None:
        """Celebrities, then pieces where the minimap shows them."""
        crowd: dict[int, int] = {}
        for who in self.view.celebrities:
            if who.tile >= 0:
                self._figure(f"realigious/celebrity/{who.type}", who.tile, middles, crowd, 0.62)
        for seat in self.view.seats:
            if seat.alive and seat.minimap_tile >= 0:
                sprite = piece_sprite(seat.character, seat.seat, materials)
                self._figure(sprite, seat.minimap_tile, middles, crowd, 0.72)
                if seat.tile < 0:
                    self._sign(OFFICE, middles[seat.minimap_tile])

    def _figure(self, name: str, tile: int, middles: list[Pos], crowd: dict[int, int], scale: float) -> None:
        place = crowd.get(tile, 0)
        crowd[tile] = place + 1
        self._draw(
            Draw(name, (0.28, -0.36, 0.0, 0.5)[place % 4], 0.46 - 0.12 * (place % 2), scale), middles[tile]
        )

    def _sign(self, name: str, middle: Pos) -> None:
        """Why a piece that is out of sight is known, at the left of its tile."""
        side = max(SIGN, round(0.6 * self.radius))
        picture = self.media.sprites.get(name, size=(side, side))
        at = (middle[0] - round(0.42 * self.radius), middle[1] - round(0.2 * self.radius))
        self.out.blit(picture, picture.get_rect(center=at))

    def _draw(self, draw: Draw, middle: Pos) -> None:
        picture = self.art.get(draw.name, draw.scale, draw.variant)
        x, y = middle[0] + round(draw.dx * self.radius), middle[1] + round(draw.dy * self.radius)
        self.out.blit(picture.surface, picture.at(x, y))


def _plate(size: tuple[int, int]) -> pygame.Surface:
    """What a number stands on: numbers of neighbours never read as one."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, (*theme.INK, 208), out.get_rect(), 0, 6)
    return out


def _light(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Light from above on a tile's face, shade below."""
    column = pygame.Surface((1, 32), pygame.SRCALPHA)
    for y in range(32):
        part = 1 - y / 15.5
        column.set_at((0, y), (255, 255, 255, round(34 * part)) if part > 0 else (0, 0, 0, round(-58 * part)))
    out = pygame.transform.smoothscale(column, size)
    mask = smooth_polygon(size, [hex_corners((size[0] / 2, size[1] / 2), radius * 0.9)])
    out.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return out


def _face(colour: theme.Colour, radius: int, hatched: bool) -> pygame.Surface:
    """One hex with a lit and a dark rim."""
    size = (round(ROOT3 * radius) + 2, 2 * radius + 2)
    middle = (size[0] / 2, size[1] / 2)
    out = smooth_polygon(size, [hex_corners(middle, radius * 0.97)], theme.mix(colour, (255, 255, 255), 0.28))
    inner = smooth_polygon(
        size, [hex_corners((middle[0] + 0.6, middle[1] + 0.9), radius * 0.93)], theme.mix(colour, (0, 0, 0), 0.3)
    )
    out.blit(inner, (0, 0))
    out.blit(smooth_polygon(size, [hex_corners(middle, radius * 0.9)], colour), (0, 0))
    out.blit(_light(size, radius), (0, 0))
    if hatched:
        lines = pygame.Surface(size, pygame.SRCALPHA)
        for x in range(-size[1], size[0], max(5, radius // 4)):
            pygame.draw.aaline(lines, (20, 20, 30, 130), (x, size[1]), (x + size[1], 0))
        mask = smooth_polygon(size, [hex_corners(middle, radius * 0.9)])
        lines.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
        out.blit(lines, (0, 0))
    return out
