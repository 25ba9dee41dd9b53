"""R13. Tiles and structures."""
from __future__ import annotations

import pytest

from game.titles.realigious.content import CLIMATES, COUNTS, STRUCTURES
from game.titles.realigious.queries import contactable, enterable, open_ground, ownable
from game.titles.realigious.rates import propagation_terms
from tests.titles.realigious.play import Play

TILE = 9

KINDS = [  # change of the tile; contactable, ownable, may be entered, open to celebrities
    ({}, (True, True, True, True)),
    ({"terrain": "water"}, (False, False, False, False)),
    ({"designation": "ruin"}, (False, False, False, False)),
    ({"structure": "gov_police"}, (True, False, True, True)),
    ({"structure": "restricted"}, (True, True, False, False)),
]


@pytest.mark.parametrize(("change", "answers"), KINDS, ids=["plain", "water", "ruin", "government", "restricted"])
def test_r13_1_what_can_be_contacted_and_owned(change: dict[str, str], answers: tuple[bool, ...]) -> None:
    play = Play()
    play.tile(TILE, **change)  # type: ignore[arg-type]
    state = play.state
    found = (contactable(state, TILE), ownable(state, TILE), enterable(state, 0, TILE), open_ground(state, TILE))
    assert found == answers


@pytest.mark.parametrize("terrain", ["concrete", "stone", "grass", "dirt", "sand", "snow", "ice"])
def test_r13_1_all_terrain_but_water_is_contactable(terrain: str) -> None:
    play = Play()
    play.tile(TILE, terrain=terrain)
    assert ownable(play.state, TILE)


@pytest.mark.parametrize("structure", [s for s in STRUCTURES if s not in ("none", "house") and "church" not in s])
def test_r13_3_every_structure_keeps_the_chill_of_open_ground_off(structure: str) -> None:
    play = Play(climate="arid")
    play.state.day = False
    play.tile(TILE, structure=structure)
    assert [term.text for term in propagation_terms(play.state, 0, TILE) if "chill" in term.text] == []


def test_r13_3_a_restricted_zone_counts_as_a_structure_for_cards() -> None:
    play = Play()
    play.tile(TILE, structure="restricted", owner=0)
    play.tile(10, owner=0)
    play.give(0, "fear_trembling")
    play.cards_of(0)
    play.answer("use:fear_trembling@1")
    assert play.offered() == [f"tile:{TILE}", "cancel"]


@pytest.mark.parametrize("structure", ["house", "building", "office", "church_buddhist"])
def test_r13_4_a_converted_structure_gives_its_allotment_like_any_tile(structure: str) -> None:
    play = Play(religions=("hindu", "hindu"))
    play.seat(0).converted_first = True
    play.money(0, 0, 0, believers=0)
    play.tile(8, structure=structure, allotment=(305, 170, 160))
    play.rolls(10)
    play.interaction_of(0)
    assert play.purse(0) == (305, 170, 160)


@pytest.mark.parametrize(("kind", "counts"), [
    ("restricted", (2, 3, 4)), ("local_government", (3, 3, 3)), ("church", (3, 4, 5)), ("house", (6, 8, 10)),
    ("building", (4, 5, 7)), ("office", (4, 5, 7)), ("players", (2, 3, 4))])
def test_5_9_counts_of_every_map(kind: str, counts: tuple[int, int, int]) -> None:
    assert tuple(getattr(COUNTS[n], kind) for n in (7, 8, 9)) == counts


@pytest.mark.parametrize(("kind", "counts"), [
    ("water", {"tropical": (7, 9, 12), "arid": (4, 5, 6), "temperate": (6, 8, 10), "cold": (5, 7, 9)}),
    ("forest", {"tropical": (7, 9, 11), "arid": (2, 3, 4), "temperate": (5, 7, 8), "cold": (5, 7, 8)}),
    ("mountain", {"tropical": (3, 4, 5), "arid": (4, 5, 6), "temperate": (3, 4, 5), "cold": (4, 5, 6)})])
def test_5_9_counts_of_each_climate(kind: str, counts: dict[str, tuple[int, int, int]]) -> None:
    assert {name: tuple(getattr(row, kind)[n] for n in (7, 8, 9)) for name, row in CLIMATES.items()} == counts
