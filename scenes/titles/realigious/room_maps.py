"""A person's own maps of Realigious in the waiting room: what is read of a file, what it settles, how it is shown."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.core.boards.tmx import BadBoard
from game.titles.realigious.boards import MapContent, climate_of, plan_of, players_of, read_map
from game.titles.realigious.mapgen import LAKE
from game.titles.realigious.setup import SIZE_OF
from game.titles.realigious.state import NONE, STRUCTURE, TERRAIN
from scenes.kit.title_look import FILES, FileLook
from scenes.media.assets import ASSETS
from scenes.titles.realigious import thumb_things
from scenes.titles.realigious.minimap import GROUND

SAMPLES = ASSETS / "boards" / "realigious"
SHEET = "realigious_tiles.png"
EXAMPLES = {2: ("oasis", "frozen_lake"), 3: ("three_valleys",), 4: ("jungle_fords",)}
BIG = 2  # painted larger and scaled down once: the edges of hexes come out smooth
UNKNOWN = (58, 52, 48)


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
    """The land as it is, small: ground, structures, start points; what is left to chance is dark."""
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
    terrain, radius = plan.terrain.get(tile), width * 0.577
    name = "" if terrain is None else TERRAIN[terrain]
    face = GROUND.get(name, UNKNOWN)
    thumb_things.tile(whole, face, centre, radius)
    if name == "water":
        thumb_things.waves(whole, face, centre, radius)
    if tile in plan.starts:
        thumb_things.thing(whole, "start", centre, radius)
    elif (kind := plan.structure.get(tile, NONE)) not in (NONE, LAKE):
        thumb_things.thing(whole, STRUCTURE[kind], centre, radius)


MAP_LOOK = FileLook(
    "map", FILES, "realigious.field.map", "ui/map", texts={"": "realigious.field.map.standard"},
    about=lambda media, _: media.t("realigious.room.about.map"), rule="R14", read=_read, samples=_samples,
    drawing=_drawing,
    settles=_settles, words="maps", by_chance="ui/dice",
)  # fmt: skip
