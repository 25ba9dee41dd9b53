"""Pictures of Creed's rulebook, drawn with the board's own sprites."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pygame

from game.titles.creed.content import NATIONS
from game.titles.creed.geometry import SWAMPS
from scenes.kit.rulebook import FIGURE_WIDTH, Drawing, Figure
from scenes.media import theme
from scenes.titles.creed.board_art import CreedArt
from scenes.titles.creed.board_ground import Rim, ground
from scenes.titles.creed.space import CreedSpace

if TYPE_CHECKING:
    from scenes.media.media import Media

OWN, ENEMY = "aurand", "selkara"
STRIP = 54
"""The side of a square in the pictures of single lines."""
NATIONS_AT = ("aurand", "selkara", "tarvok", "noctre")


class Strip(Drawing[CreedArt]):
    """Rows of squares: the pictures of lines, camps and attacks. Columns and rows are counted in squares."""

    def __init__(self, media: Media, columns: float, rows: float, side: int = STRIP) -> None:
        self.side = side
        super().__init__(CreedArt(media, side), (max(round(columns * side), 1), max(round(rows * side), 1)))

    def put(self, name: str, x: float, y: float, scale: float = 1.0) -> None:
        """A sprite with its anchor in the middle of a square."""
        self.draw(self.art.get(name, scale), ((x + 0.5) * self.side, (y + 0.5) * self.side))

    def unit(self, nation: str, unit: str, x: float, y: float) -> None:
        """A unit's tile with its values; its back for ""."""
        self.draw(self.art.tile(nation, unit, scale=1.06), ((x + 0.5) * self.side, (y + 0.5) * self.side))

    def cells(self, y: float) -> None:
        """The six field cells of a line."""
        for x in range(6):
            self.put(f"creed/cell_{x}", x, y)

    def camp(self, nation: str, x: float, y: float) -> None:
        """A square of a camp with its tent."""
        self.put(f"creed/camp_{nation}_{round(x + y) % 2}", x, y)
        self.put(f"creed/tent/{nation}", x, y)

    def words(self, key: str, x: float, y: float, colour: theme.Colour = theme.DIM) -> None:
        """A line of words centred on a place."""
        self.write(self.media.t(key) if "." in key else key, (x * self.side, y * self.side), colour)

    def arrow(self, points: list[tuple[float, float]], colour: theme.Colour = theme.GOLD) -> None:
        """A line through the middles of squares that ends in a point."""
        dots = [(round((x + 0.5) * self.side), round((y + 0.5) * self.side)) for x, y in points]
        pygame.draw.lines(self.surface, theme.INK, False, dots, 8)
        pygame.draw.lines(self.surface, colour, False, dots, 4)
        (ax, ay), (bx, by) = dots[-2], dots[-1]
        way = pygame.Vector2(bx - ax, by - ay).normalize()
        side = way.rotate(90)
        tip = pygame.Vector2(bx, by) + way * 6
        head = [tip, tip - way * 16 + side * 9, tip - way * 16 - side * 9]
        pygame.draw.polygon(self.surface, colour, head)
        pygame.draw.polygon(self.surface, theme.INK, head, 1)


def _board(media: Media, seats: int) -> pygame.Surface:
    """The whole board without units, the camps with their tents."""
    area = pygame.Rect(0, 0, FIGURE_WIDTH, FIGURE_WIDTH if seats == 4 else FIGURE_WIDTH // 2 + 22)
    plan = CreedSpace(seats, 0, area)
    art = CreedArt(media, plan.size)
    nations = NATIONS_AT if seats == 4 else (OWN, ENEMY)
    view: Any = SimpleNamespace(seats=[SimpleNamespace(nation=nation) for nation in nations],
                                swamps=[SWAMPS[seats]] * seats)  # fmt: skip
    out = pygame.Surface(area.size, pygame.SRCALPHA)
    out.set_clip(plan.rect)
    out.fblits([(picture, (at[0] + plan.x, at[1] + plan.y)) for picture, at in ground(art, plan, view)])
    out.set_clip(None)
    Rim(art, plan.window).draw(out)
    for ref in plan.squares:
        if ref.startswith("tent:"):
            piece = art.get(f"creed/tent/{nations[int(ref[5])]}")
            x, y = plan.centre(ref)
            out.blit(piece.surface, piece.at(plan.x + x, plan.y + y))
    return out


def board_2(media: Media) -> pygame.Surface:
    """R3.2. The board for two with the names of its parts."""
    board = _board(media, 2)
    out = pygame.Surface((FIGURE_WIDTH, board.get_height() + 60), pygame.SRCALPHA)
    out.blit(board, (0, 30))
    plan = CreedSpace(2, 0, pygame.Rect(0, 30, FIGURE_WIDTH, board.get_height()))
    left, camp = (plan.x + plan.square(square).centerx for square in ((4, 0), (1, 0)))
    for key, x, y in (("creed.rules.camp", camp - 8, 14), ("creed.rules.left", left + 14, 14),
                      ("creed.rules.right", left, out.get_height() - 14)):  # fmt: skip
        line = media.theme.text(media.t(key), theme.SMALL, theme.GOLD, True)
        out.blit(line, line.get_rect(center=(x, y)).clamp(out.get_rect()))
    return out


def board_4(media: Media) -> pygame.Surface:
    """R3.11. The board for four."""
    return _board(media, 4)


def war(media: Media) -> pygame.Surface:
    """Two camps: what has to be found under the tents."""
    out = Strip(media, 6, 3.4)
    for x, nation in ((0, OWN), (3, ENEMY)):
        for i, kind in enumerate(("king", "commander")):
            place = x + 0.25 + 1.5 * i
            out.put(f"creed/tent/{nation}", place, 0.7, 1.5)
            out.put(f"creed/tent/{kind}_{nation}", place, 1.5, 1.3)
        out.words(f"creed.nation.{nation}.short", x + 1.5, 2.95)
    return out.surface


def lines(media: Media) -> pygame.Surface:
    """R3.5, R7.2. A blocked line and an open one."""
    side, y = FIGURE_WIDTH // 9, 1.2
    out = pygame.Surface((FIGURE_WIDTH, 2 * 4 * side), pygame.SRCALPHA)
    for number, blocked in enumerate((True, False)):
        strip = Strip(media, 9, 3.7, side)
        strip.cells(y)
        for x in range(6, 9):
            strip.camp(ENEMY, x, y)
        strip.unit(OWN, "cavalry_4", 2, y)
        if blocked:
            strip.unit(ENEMY, "shieldbearer_5", 4, y)
            strip.put("creed/blocked_bad", 5, y, 1.2)
        else:
            strip.arrow([(2.6, y), (5.4, y)])
        strip.words("creed.rules.blocked" if blocked else "creed.rules.open", 4.5, 0.4,
                    theme.BAD if blocked else theme.GOOD)  # fmt: skip
        for i, part in enumerate(("own", "enemy", "tents")):
            strip.words(f"creed.rules.{part}", 1.5 + 3 * i, 2.95)
        out.blit(strip.surface, (0, number * 4 * side))
    return out


def _fight(media: Media, *units: tuple[str, str, int]) -> Strip:
    """A line with units: nation, tile, column."""
    out = Strip(media, 6, 2.6)
    out.cells(0.6)
    for nation, unit, x in units:
        out.unit(nation, unit, x, 0.6)
    for i, part in enumerate(("own", "enemy")):
        out.words(f"creed.rules.{part}", 1.5 + 3 * i, 2.1)
    return out


def charge(media: Media) -> pygame.Surface:
    """R6.3. A charge along a line against the first enemy."""
    out = _fight(media, (OWN, "cavalry_4", 1), (ENEMY, "spearman", 4))
    out.arrow([(1.7, 0.6), (3.2, 0.6)])
    out.words("4 ≥ 1", 3, 0.2, theme.GOOD)
    return out.surface


def support(media: Media) -> pygame.Surface:
    """R6.4. An archer behind adds to the attack."""
    out = _fight(media, (OWN, "archer", 0), (OWN, "cavalry_4", 2), (ENEMY, "shieldbearer_5", 4))
    out.put("creed/support_2", 1, 0.6, 1.4)
    out.words("4 + 2 = 6 ≥ 5", 3, 0.2, theme.GOOD)
    return out.surface


def penetration(media: Media) -> pygame.Surface:
    """R6.7. Power counts down from hit to hit."""
    out = _fight(media, (OWN, "armoured_cavalry", 2), (ENEMY, "shieldbearer_4", 3), (ENEMY, "infantry_1", 4),
                 (ENEMY, "", 5))  # fmt: skip
    for at, words in ((2.2, "7"), (3.5, "7 - 4 = 3"), (5.2, "3 - 1 = 2")):
        out.words(words, at, 0.2, theme.GOLD)
    return out.surface


def camp(media: Media) -> pygame.Surface:
    """R3.6. Nine tents, two fronts: the lines of both cross in the camp."""
    out = Strip(media, 5.6, 6, 58)
    for a in range(3):
        for b in range(3):
            out.camp(OWN, 1.1 + b, 1.1 + a)
    for a in range(3):
        out.arrow([(4.4, 1.1 + a), (3.75, 1.1 + a)])
        out.arrow([(1.1 + a, 4.4), (1.1 + a, 3.75)])
    for a in range(3):
        for b in range(3):
            at = round((1.6 + b) * out.side), round((1.92 + a) * out.side)
            out.pen.put(out.art.plate(f"{a + 1}-{b + 1}"), center=at)
    out.words("creed.rules.against_left", 4.0, 0.6, theme.GOLD)
    out.words("creed.rules.against_right", 2.6, 5.6, theme.GOLD)
    return out.surface


def tokens(media: Media) -> pygame.Surface:
    """R1.6. What may lie under a tent."""
    out = Strip(media, 6, 2.7)
    for i, (name, key) in enumerate((
        (f"creed/tent/{OWN}", "creed.page.intact"), (f"creed/tent/king_{OWN}", "creed.leader.king"),
        (f"creed/tent/commander_{OWN}", "creed.leader.commander"), (f"creed/tent/ruin_{OWN}", "creed.page.ruin"),
    )):  # fmt: skip
        out.put(name, 0.25 + 1.5 * i, 0.8, 1.2 if i in (0, 3) else 1.7)
        at = round((0.75 + 1.5 * i) * STRIP), round(2.4 * STRIP)
        out.pen.line(media.t(key), round(1.5 * STRIP) - 4, theme.SMALL, theme.DIM, True, center=at)
    return out.surface


def fortress(media: Media) -> pygame.Surface:
    """R7.6. A fortified tent."""
    out = Strip(media, 6, 2.4)
    out.camp(ENEMY, 0.9, 0.8)
    out.put("creed/tent/fortified", 0.9, 0.8)
    out.arrow([(2.2, 0.8), (3.4, 0.8)])
    out.camp(ENEMY, 4.1, 0.8)
    out.put("creed/order/siege_attack", 2.5, 0.1, 0.8)
    return out.surface


def nations(media: Media) -> pygame.Surface:
    """R1.1. The four banners."""
    names = list(NATIONS)
    width = FIGURE_WIDTH // 4
    banners = [media.sprites.get(f"creed/banner/{name}", width=width - 6) for name in names]
    high = banners[0].get_height()
    out = pygame.Surface((FIGURE_WIDTH, high + 30), pygame.SRCALPHA)
    for i, (name, banner) in enumerate(zip(names, banners, strict=True)):
        out.blit(banner, (i * width + 3, 0))
        line = media.theme.line(media.t(f"creed.nation.{name}.short"), width, theme.SMALL, theme.DIM, True)
        out.blit(line, line.get_rect(center=(i * width + width // 2, high + 14)))
    return out


FIGURES = {
    "war": Figure(184, war),
    "board_2": Figure(244, board_2),
    "board_4": Figure(324, board_4),
    "lines": Figure(288, lines),
    "charge": Figure(140, charge),
    "support": Figure(140, support),
    "penetration": Figure(140, penetration),
    "camp": Figure(348, camp),
    "tokens": Figure(146, tokens),
    "fortress": Figure(130, fortress),
    "nations": Figure(142, nations),
}
