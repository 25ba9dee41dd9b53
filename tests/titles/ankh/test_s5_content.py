"""Section 5: the tables as the specification prints them."""
from __future__ import annotations

import json

import pytest

from game.core.content import read_table
from game.core.errors import ContentError
from game.titles.ankh import content
from game.titles.ankh.content import (
    ACTIONS,
    CARDS,
    GODS,
    GUARDIANS,
    POWERS,
    CardRow,
    GuardianRow,
    level_of,
    powers_of_level,
)


def test_s5_1_four_powers_a_level_in_the_order_of_the_table() -> None:
    assert [powers_of_level(level) for level in (1, 2, 3)] == [
        ["commanding", "inspiring", "omnipresent", "revered"],
        ["resplendent", "obelisk_attuned", "temple_attuned", "pyramid_attuned"],
        ["glorious", "magnanimous", "bountiful", "worshipful"]]
    assert len(POWERS) == 12


def test_s5_2_the_strengths_of_the_cards() -> None:
    assert {name: row.strength for name, row in CARDS.items()} == {
        "flood": 0, "build_monument": 0, "plague": 1, "chariots": 3, "miracle": 0, "drought": 1, "cycle": 0}


def test_s5_3_tiers_sizes_and_strengths_of_the_guardians() -> None:
    assert [(row.id, row.tier, row.size, row.strength) for row in GUARDIANS.values()] == [
        ("satet", 1, "small", 1), ("cat_mummy", 1, "small", 1), ("wenut", 1, "small", 1),
        ("apep", 2, "large", 1), ("mummy", 2, "small", 1), ("pharaoh_mummy", 2, "small", 1),
        ("giant_scorpion", 3, "large", 1), ("androsphinx", 3, "large", 1), ("petsuchos", 3, "none", 3)]


def test_r2_6_copies_by_size_and_players() -> None:
    copies = {row.size: row.copies for row in GUARDIANS.values()}
    assert copies == {"small": (1, 2, 3, 3), "large": (1, 2, 2, 2), "none": (1, 1, 1, 1)}


def test_s5_4_five_gods_of_each_set() -> None:
    assert [row.id for row in GODS.values() if row.set == "base"] == ["amun", "anubis", "isis", "osiris", "ra"]
    assert [row.id for row in GODS.values() if row.set == "pantheon"] == [
        "bastet", "hathor", "thoth", "horus", "set_god"]


def test_r5_1_actions_from_top_to_bottom() -> None:
    assert list(ACTIONS) == ["move", "summon", "gain", "unlock"]


def test_r6_4_levels_of_the_six_tokens() -> None:
    assert [level_of(token) for token in range(1, 7)] == [1, 1, 2, 2, 3, 3]


def test_a_card_that_the_rules_do_not_know_is_refused_with_its_row() -> None:
    rows = [{"id": row.id, "strength": row.strength} for row in CARDS.values()]
    rows[3]["id"] = "hailstorm"
    with pytest.raises(ContentError) as refused:
        read_table(json.dumps(rows), "cards.json", CardRow, (content._the_seven,))
    assert (refused.value.row, refused.value.field) == ("hailstorm", "id")


def test_a_guardian_of_no_size_is_refused_with_its_field() -> None:
    row = {"id": "x", "tier": 1, "size": "huge", "strength": 1, "copies": [1, 2, 3, 3], "set": "base"}
    with pytest.raises(ContentError) as refused:
        read_table(json.dumps([row]), "guardians.json", GuardianRow)
    assert (refused.value.row, refused.value.field) == ("x", "size")


def test_too_few_guardians_of_a_tier_are_refused() -> None:
    row = {"id": "x", "tier": 1, "size": "small", "strength": 1, "copies": [1, 2, 3, 3], "set": "base"}
    with pytest.raises(ContentError) as refused:
        read_table(json.dumps([row]), "guardians.json", GuardianRow, (content._counted("tier", {1: 3}),))
    assert refused.value.example == "3 of 1"
