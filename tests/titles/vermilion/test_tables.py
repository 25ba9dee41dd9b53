"""Every piece of the tables is held by a test in play that fails without it: each card, piece of gear, trinket, enemy
action, corruption and duality card, space of the track, recipe and quest; and so every keyword and threshold."""

from __future__ import annotations

import functools

import pytest

from game.titles.vermilion.grammar import THRESHOLDS

from .table import PIECES, Case, cases, holder

pytestmark = pytest.mark.slow

ROWS = list(dict.fromkeys((piece.table, piece.row) for piece in PIECES))
KEYWORDS: dict[str, tuple[str, ...]] = {
    "corruption": ("corruption", "tainted"), "contagion": (), "ranged": (), "push": (), "pull": (), "penetrate": (),
    "sweep": ("sweep", "may_sweep"), "backflow": (), "retaliate": (), "rupture": (), "pack_tactics": (),
    "cull_the_weak": (), "adhere": (), "numb": (), "knocked_down": ("knocked_down", "fall"),
    "chain": ("chain_arm", "chain_legs"), "cycle": (), "modulate": (), "substitute": (), "leap": ("leap", "may_leap"),
    "gambit": (), "catalyst": ("catalyst_combust", "catalyst_condense"), "scourge": (), "exploit": (), "inversion": (),
    "transference": (), "overload": (), "siege": (), "bone_conduction": ("may_conduct", "conduct"),
    "muscle_density": (), "bone_density": (), "vantage": (), "aggravate": ("aggravate", "stir"), "sedate": (),
    "aftershock": (), "elasticity": (), "purify": (), "furious": (), "threatening_presence": (), "bind": (),
    "absorb": (), "purge": (), "empower": (),
}  # fmt: skip
"""R13. The keywords, and the words of the tables that bear them where those are others."""


@functools.cache
def known() -> dict[str, list[Case]]:
    """All cases; found once in a process."""
    return cases()


@pytest.mark.parametrize(("table", "row"), ROWS)
def test_5_a_test_fails_without_each_piece(table: str, row: str) -> None:
    free = [piece.part for piece in PIECES if (piece.table, piece.row) == (table, row) and not holder(piece, known())]
    assert not free, f"no test holds {table} {row}: {free}"


def test_r13_there_are_43_keywords() -> None:
    assert len(KEYWORDS) == 43


@pytest.mark.parametrize("keyword", list(KEYWORDS))
def test_r13_each_keyword_is_held_on_something_that_bears_it(keyword: str) -> None:
    words = KEYWORDS[keyword] or (keyword,)
    bearing = [piece for piece in PIECES if set(words) & set(piece.words)]
    assert bearing and any(holder(piece, known()) for piece in bearing)


@pytest.mark.parametrize("threshold", list(THRESHOLDS))
def test_r11_3_each_threshold_is_held_met_and_not_met(threshold: str) -> None:
    """A test fails where the gear loses it, and one where it is always met; `test_r11_3_thresholds` has its faces."""
    bearing = [piece for piece in PIECES if piece.table == "gear" and threshold in piece.words]
    assert {piece.part.endswith("_asks") for piece in bearing} == {True, False}
    assert all(holder(piece, known()) for piece in bearing)
