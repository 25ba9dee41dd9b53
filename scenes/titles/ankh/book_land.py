"""A few spaces of a map for the rulebook's pictures, drawn as the board draws them: land, rivers, plates, pieces."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pygame

from game.core.boards.hex_field import hex_field
from game.core.boards.regions import borders
from game.titles.ankh.content import MONUMENTS
from game.titles.ankh.state import NOTHING, WATER
from game.titles.ankh.view import FigureView, MonumentView
from scenes.kit.rulebook import FIGURE_WIDTH, Drawing
from scenes.media import theme
from scenes.titles.ankh.board_art import AnkhArt
from scenes.titles.ankh.board_ground import caravans, ground
from scenes.titles.ankh.board_items import PLATE_UP, bearing_plates, parts
from scenes.titles.ankh.pieces import pieces
from scenes.titles.ankh.space import AnkhSpace

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from scenes.media.media import Media

WORDS = 30
"""A line of words under the land."""
NEUTRAL = "-"


def small_map(rows: Sequence[str], things: Mapping[str, str], names: Sequence[str]) -> Any:
    """What a view tells of a little map. `rows` are words as in a scenario ("1f", "2d", "~~", ".."); `things`: space ->
    "temple/0", "obelisk/-", "god/1", "warrior/1", "warrior/1>0" (held by god 0), "giant_scorpion_2/0"; a "*" at its
    end: radiant; "+plus3" after a monument: a cat with its icon. `names`: the gods by number.
    """
    grid = [row.split() for row in rows]
    columns = len(grid[0])
    words = [word for row in grid for word in row]
    terrain = "".join({"~~": WATER, "..": NOTHING}.get(word, word[-1]) for word in words)
    region = [int(word[0]) if word[0].isdecimal() else 0 for word in words]
    field = hex_field(columns, len(grid), tuple(letter != NOTHING for letter in terrain))
    regions = tuple(
        SimpleNamespace(number=number, spaces=tuple(field.name(at) for at in field.spaces if region[at] == number))
        for number in sorted(set(region) - {0})
    )
    figures: list[FigureView] = []
    monuments: list[MonumentView] = []
    for space, thing in things.items():
        kind, _, owner = thing.partition("/")
        if kind in MONUMENTS:
            owner, _, cat = owner.partition("+")
            monuments.append(MonumentView(kind, -1 if owner == NEUTRAL else int(owner), space, cat, cat != "back"))
        else:
            radiant, owner = owner.endswith("*"), owner.rstrip("*")
            owner, _, held = owner.partition(">")
            kind, facing = (kind[:-2], int(kind[-1])) if kind[-1].isdecimal() else (kind, 0)
            figures.append(FigureView(len(figures), kind, int(owner), int(held or owner), space, facing, radiant))
    rivers = tuple((field.name(one), field.name(other)) for one, other in borders(field, region))
    return SimpleNamespace(
        columns=columns, terrain=terrain, regions=regions, rivers=rivers, camels=(), figures=figures,
        monuments=monuments, portals=(), gods=[SimpleNamespace(names=(name,)) for name in names],
    )  # fmt: skip


class Land(Drawing[AnkhArt]):
    """The picture of a little map: ground first, then marks, then `stand` puts the pieces on it."""

    def __init__(self, media: Media, height: int, view: Any, lines: int = 0) -> None:
        self.view, self.lines = view, lines
        self.space = AnkhSpace(view, pygame.Rect(0, 0, FIGURE_WIDTH, height - WORDS * lines))
        super().__init__(AnkhArt(media, self.space.size), (FIGURE_WIDTH, height))
        for picture, at in (*ground(self.art, self.space, view), *caravans(self.art, view)):
            self.surface.blit(picture, (at[0] + self.space.x, at[1] + self.space.y))

    def at(self, space: str, dx: float = 0, dy: float = 0) -> tuple[float, float]:
        """A point of a space in pixels: its middle, and so many radii away from it."""
        x, y = self.space.middle(space)
        return x + self.space.x + dx * self.art.size, y + self.space.y + dy * self.art.size

    def mark(self, name: str, *spaces: str) -> Land:
        """Rings "legal", "target", "selected", "lit" or "dim" on spaces."""
        for space in spaces:
            self.draw(self.art.get(f"ankh/mark/{name}"), self.at(space))
        return self

    def stand(self, plates: bool = True) -> Land:
        """The regions' plates and the pieces."""
        for number, space in bearing_plates(self.view).items() if plates else ():
            self.draw(self.art.plate(number), self.at(space, 0, -PLATE_UP))
        for piece in pieces(self.view).values():
            for picture, at in parts(self.art, piece, self.space.middle(piece.space)):
                self.surface.blit(picture, (at[0] + self.space.x, at[1] + self.space.y))
        return self

    def put(self, sprite: str, space: str, dx: float = 0, dy: float = 0, scale: float = 1.0) -> Land:
        """A sprite on a space."""
        self.draw(self.art.get(sprite, scale), self.at(space, dx, dy))
        return self

    def number(self, words: str, space: str, ink: theme.Colour = theme.GOLD, dx: float = 0, dy: float = -0.9) -> Land:
        """A figure on a dark plate over a space."""
        line = self.media.theme.text(words, 20, ink, True)
        place = line.get_rect(center=tuple(map(round, self.at(space, dx, dy))))
        place.clamp_ip(self.surface.get_rect().inflate(-12, -6))
        pygame.draw.rect(self.surface, theme.INK, place.inflate(12, 2), border_radius=8)
        pygame.draw.rect(self.surface, ink, place.inflate(12, 2), 2, 8)
        self.surface.blit(line, place)
        return self

    def arrow(self, *spaces: str) -> Land:
        """A line through the middles of spaces that ends in a point."""
        dots = [pygame.Vector2(self.at(space, 0, 0.2)) for space in spaces]
        way = (dots[-1] - dots[-2]).normalize()
        side, tip = way.rotate(90), dots[-1]
        dots[-1] = tip - way * 10
        for ink, thick in ((theme.INK, 9), (theme.GOLD, 5)):
            pygame.draw.lines(self.surface, ink, False, dots, thick)
        head = [tip + way * 5, tip - way * 13 + side * 11, tip - way * 13 - side * 11]
        pygame.draw.polygon(self.surface, theme.GOLD, head)
        pygame.draw.polygon(self.surface, theme.INK, head, 1)
        return self

    def words(self, *keys: str) -> Land:
        """The lines under the land."""
        for i, key in enumerate(keys):
            y = self.surface.get_height() - WORDS * (self.lines - i) + WORDS // 2
            self.write(self.media.t(key), (FIGURE_WIDTH / 2, y), theme.BONE)
        return self
