"""A person's own maps of Realigious in the waiting room: what is read of a file, what it settles, how it is shown."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.core.boards.tmx import BadBoard
from game.titles.realigious.boards import MapContent, climate_of, plan_of, players_of, read_map
from game.titles.realigious.mapgen import LAKE
from game.titles.realigious.setup import SIZE_OF
from game.titles.realigious.state import FOREST, MOUNTAIN, NONE, RESTRICTED, STRUCTURE, TERRAIN
from scenes.kit.title_look import FILES, FileLook
from scenes.media.assets import ASSETS

SAMPLES = ASSETS / "boards" / "realigious"
SHEET = "realigious_tiles.png"
EXAMPLES = {2: ("oasis", "frozen_lake"), 3: ("three_valleys",), 4: ("jungle_fords",)}
BIG = 2  # painted larger and scaled down once: the edges of hexes come out smooth
UNKNOWN, EDGE, DARK, LIGHT = (58, 52, 48), (30, 26, 24), (40, 34, 32), (240, 230, 206)
GROUNDS = {
    "concrete": (150, 150, 152), "stone": (118, 122, 132), "grass": (104, 148, 70), "dirt": (136, 100, 70),
    "sand": (214, 184, 122), "snow": (226, 232, 238), "ice": (170, 208, 226), "water": (48, 104, 158),
}  # fmt: skip


def _read(path: Path, players: int) -> tuple[str, ...]:
    """What a match gets of a file. Raises BadBoard, also for a map of another number of players."""
    texts = read_map(path)
    if players_of(texts) != players:
        raise BadBoard("realigious.error.map_players", path.name, str(players_of(texts)), str(players))
    return texts


def _samples(players: int) -> list[Path]:
    """The example maps for so many, with the picture of their tiles."""
    return [*(SAMPLES / f"{name}.tmx" for name in EXAMPLES[players]), SAMPLES / SHEET]


def _settles(texts: Sequence[str]) -> dict[str, str]:
    return {"climate": climate_of(texts)}


def _drawing(players: int, texts: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """The hexes in the colours of their ground, a sign on each structure and start point; what is left to chance is
    dark."""
    return _painted(players, tuple(texts), size)


@functools.lru_cache(maxsize=64)
def _painted(players: int, texts: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    n, plan = SIZE_OF[players], plan_of(texts, players)
    width = BIG * min(size[0] / (n + 0.5), size[1] / (0.866 * n + 0.3))
    whole = pygame.Surface((round(width * (n + 0.5)), round(width * (0.866 * n + 0.3))), pygame.SRCALPHA)
    for tile in range(n * n):
        column, row = tile % n, tile // n
        centre = (width * (column + 0.5 + 0.5 * (row % 2)), width * (0.58 + 0.866 * row))
        _hex(whole, centre, width, plan, tile)
    return pygame.transform.smoothscale(whole, (whole.get_width() // BIG, whole.get_height() // BIG))


def _hex(whole: pygame.Surface, centre: tuple[float, float], width: float, plan: MapContent, tile: int) -> None:
    terrain = plan.terrain.get(tile)
    corners = _ring(centre, width * 0.577, 6)
    pygame.draw.polygon(whole, UNKNOWN if terrain is None else GROUNDS[TERRAIN[terrain]], corners)
    pygame.draw.polygon(whole, EDGE, corners, BIG)
    kind, reach = plan.structure.get(tile, NONE), width * 0.26
    if tile in plan.starts:
        pygame.draw.circle(whole, LIGHT, centre, reach)
        pygame.draw.circle(whole, DARK, centre, reach, BIG)
    elif kind in (FOREST, MOUNTAIN):
        pygame.draw.polygon(whole, (44, 88, 46) if kind == FOREST else (92, 84, 78), _ring(centre, reach, 3))
    elif kind == RESTRICTED:
        for way in (1, -1):
            start, end = (centre[0] - reach, centre[1] - way * reach), (centre[0] + reach, centre[1] + way * reach)
            pygame.draw.line(whole, DARK, start, end, 2 * BIG)
    elif kind not in (NONE, LAKE):
        holy = STRUCTURE[kind].startswith("church")
        pygame.draw.polygon(whole, LIGHT if holy else DARK, _ring(centre, reach, 4))


def _ring(centre: tuple[float, float], reach: float, count: int) -> list[tuple[float, float]]:
    """The corners of a shape that points up."""
    turns = [2 * math.pi * i / count for i in range(count)]
    return [(centre[0] + reach * math.sin(turn), centre[1] - reach * math.cos(turn)) for turn in turns]


MAP_LOOK = FileLook(
    "map", FILES, "realigious.field.map", "ui/map", texts={"": "realigious.field.map.standard"},
    about=lambda media, _: media.t("realigious.room.about.map"), rule="R14", read=_read, samples=_samples,
    drawing=_drawing,
    settles=_settles, words="maps",
)  # fmt: skip
