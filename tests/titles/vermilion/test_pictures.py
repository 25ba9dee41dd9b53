"""Vermilion's pictures (spec 10): everything that section 10 lists of the board has a sprite, and no two are alike."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.titles.vermilion.content import CHARACTERS, ENEMIES
from game.titles.vermilion.grammar import CHARGES, HEART, MATERIALS, SLOTS

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "sprites" / "vermilion"
KEYWORDS = """
    corruption contagion ranged push pull penetrate sweep backflow retaliate rupture pack_tactics cull_the_weak adhere
    numb knocked_down chain cycle modulate substitute leap gambit catalyst scourge exploit inversion transference
    overload siege bone_conduction muscle_density bone_density vantage aggravate sedate aftershock elasticity purify
    furious threatening_presence bind absorb purge empower
"""
"""1.6."""
GROUND = (
    *(f"{kind}_{variant}" for kind in ("muscle", "bone") for variant in range(3)), "wall_small", "wall_big", "wing",
    "spike", "rock", "void", "start", "corpse", *(f"land_{points}" for points in range(6)), "tree_full", "tree_tapped",
    "wagon_empty", "wagon_loaded", "wagon_damaged", "marker_imprint", "marker_breakthrough",
)  # fmt: skip


def sprites(name: str) -> dict[str, pygame.Surface]:
    """The sprites of an atlas, cut out of its pages."""
    index = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["sprites"]
    pages: dict[str, pygame.Surface] = {}
    out = {}
    for key, row in index.items():
        page = row.get("page", f"vermilion/{name}")
        if page not in pages:
            pages[page] = pygame.image.load(FOLDER.parent / f"{page}.png")
        out[key] = pages[page].subsurface((row["x"], row["y"], row["w"], row["h"]))
    return out


@pytest.mark.parametrize("name", GROUND)
def test_10_the_board_has_its_sprites(name: str) -> None:
    assert sprites("ground")[f"vermilion/{name}"].get_bounding_rect().w > 40


def test_10_sprites_of_the_board_are_distinct() -> None:
    bytes_of = {key: pygame.image.tobytes(sprite, "RGBA") for key, sprite in sprites("ground").items()}
    assert [(a, b) for a, b in combinations(bytes_of, 2) if bytes_of[a] == bytes_of[b]] == []


@pytest.mark.parametrize("name", [*CHARACTERS, *ENEMIES])
def test_10_characters_and_enemies_stand_lie_and_have_portraits(name: str) -> None:
    units, faces = sprites("units"), sprites("portraits")
    states = [f"vermilion/unit/{name}", f"vermilion/unit/{name}_lying"]
    states += [f"vermilion/unit/{name}_down"] * (name in CHARACTERS)
    assert all(units[state].get_bounding_rect().w > 60 for state in states)
    assert faces[f"vermilion/portrait/{name}"].get_size() > (200, 200)


def test_10_bases_differ_by_seat_in_both_palettes() -> None:
    bases = {**sprites("bases"), **sprites("bases_safe")}
    assert len({pygame.image.tobytes(sprite, "RGBA") for sprite in bases.values()}) == len(bases) == 10


def test_10_every_keyword_charge_material_and_zone_has_its_sign() -> None:
    have = {name.removeprefix("vermilion/") for name in sprites("signs")}
    need = {f"keyword/{word}" for word in KEYWORDS.split()} | {f"material/{name}" for name in (*MATERIALS, HEART)}
    need |= {f"charge/{condition}" for condition in CHARGES} | {f"slot/{slot}" for slot in SLOTS}
    need |= {f"zone/{zone.zone}" for row in ENEMIES.values() for zone in row.zones}
    assert sorted(need - have) == []


@pytest.mark.parametrize(("colour", "faces"), [("imprint", (1, 2)), ("breakthrough", (0, 1, 3)),
                                               ("corruption", (1, 2, 3, 4, 5, 6))])
def test_r2_2_every_face_of_the_dice_has_its_picture(colour: str, faces: tuple[int, ...]) -> None:
    have = sprites("dice")
    assert all(f"vermilion/die/{colour}_{face}" in have for face in faces)
    assert {"vermilion/die/doubled", "vermilion/die/virtual", "vermilion/die/well"} <= set(have)
