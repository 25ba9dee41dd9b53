"""Section 5: the tables of Realigious hold what the printed tables hold."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from game.core.content import read_table
from game.core.errors import ContentError
from game.titles.realigious import content
from game.titles.realigious.content import (
    BRANCHES,
    CARDS,
    CELEBRITIES,
    CHURCHES,
    CLIMATES,
    COUNTS,
    DESIGNATIONS,
    GLORY_CARDS,
    GODS,
    GOVERNMENTS,
    LEVELS,
    PRESETS,
    RELIGION_CARDS,
    RELIGIONS,
    SHAME_CARDS,
    STATES,
    STRATEGY_CARDS,
    STRUCTURES,
    TAB_ICONS,
    TERRAINS,
    TRAITS,
    deck_list,
    plain_count,
    traits_of,
)

LEVELS_A = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6}
REACTIONS = {
    "wall_of_word": ("negate_mine", "tile_seize"),
    "angels_seal": ("card_discarded",),
    "miracle": ("card_used",),
    "price_of_penance": ("tile_lost",),
    "peace_river": ("combat_on_mine",),
    "relief_operation": ("combat_on_other",),
    "wiretap": ("celebrity_on_mine",),
    "fair_game": ("rep_loss",),
    "hot_pursuit": ("defended",),
    "exorcism_rite": ("relic_gained",),
    "firebolt": ("relic_take",),
    "retribution": ("combat_lost",),
    "witchs_way": ("card_used",),
    "eschatology": ("other_tile_lost",),
}


def test_r5_there_are_72_strategy_2_religion_5_glory_and_5_shame_cards() -> None:
    groups = (STRATEGY_CARDS, RELIGION_CARDS, GLORY_CARDS, SHAME_CARDS)
    assert [len(group) for group in groups] == [72, 2, 5, 5]
    assert sum(groups, ()) == tuple(CARDS)


def test_r20_1_there_are_36_traits_six_in_each_branch() -> None:
    assert [trait.no for trait in TRAITS.values()] == list(range(1, 37))
    assert Counter(trait.branch for trait in TRAITS.values()) == dict.fromkeys(BRANCHES, 6)


def test_r20_1_each_strategy_card_belongs_to_one_trait() -> None:
    assert [card for trait in TRAITS.values() for card in trait.cards] == list(STRATEGY_CARDS)


@pytest.mark.parametrize("trait", TRAITS)
def test_5_2_the_two_levels_of_a_trait_add_to_ten(trait: str) -> None:
    assert sum(CARDS[card].level or 0 for card in TRAITS[trait].cards) == 10


@pytest.mark.parametrize("card", STRATEGY_CARDS)
def test_5_2_the_code_tells_branch_trait_and_level(card: str) -> None:
    row = CARDS[card]
    branch, place = row.code.split("-")
    assert BRANCHES[row.branch].code == branch
    first = 0 if (branch, place[0]) == ("SAC", "1") else LEVELS_A[place[0]]
    assert row.level == (first if place[1] == "a" else 10 - first)


@pytest.mark.parametrize("card", STRATEGY_CARDS)
def test_r4_4_a_card_costs_its_level_in_its_currency(card: str) -> None:
    row = CARDS[card]
    price = 100 * (row.level or 0)
    by_branch = {"donations": (price, 0), "influence": (0, price)}[BRANCHES[row.branch].currency]
    assert (row.donations, row.influence) == ((price, price) if (row.level or 0) >= 7 else by_branch)


def test_r5_11_text_prices() -> None:
    assert {c.id: c.text_price for c in CARDS.values() if c.text_price} == {
        "indulgence": "half",
        "noble_sacrifice": "all",
        "second_coming": "half",
        "realm_of_god": "all",
        "time_reversal": "half",
    }


def test_r4_8_printed_reputation_payments() -> None:
    assert {c.id: c.reputation for c in CARDS.values() if c.reputation} == {
        "worst_scandal": 10,
        "night_temperance": 1,
        "future_body": 5,
    }


def test_r21_2_reactions_and_their_windows() -> None:
    assert {c.id: c.windows for c in CARDS.values() if c.kind == "reaction"} == REACTIONS


def test_r21_10_the_cards_that_concern_propagation() -> None:
    assert {c.id for c in CARDS.values() if c.propagation} == {
        "gleaning",
        "train_clergy",
        "cast_net",
        "age_of_cathedrals",
        "reaper",
        "harvest_season",
        "joy_of_ministry",
        "revelation",
        "ascended_power",
        "move_mountains",
    }


def test_r21_11_only_the_spell_of_doom_cannot_be_negated() -> None:
    assert [c.id for c in CARDS.values() if not c.negatable] == ["spell_of_doom"]


def test_r19_6_cards_that_buddhists_cannot_use() -> None:
    forbidden = {c.id for c in CARDS.values() if c.no_buddhist}
    assert forbidden == {"repentance", "worst_scandal", "contract_killing", "fear_trembling"}


def test_5_6_presets_hold_ten_different_traits() -> None:
    numbers = {preset: [TRAITS[t].no for t in traits] for preset, traits in PRESETS.items()}
    assert numbers == {
        "default": [1, 10, 13, 24, 25, 16, 6, 8, 27, 33],
        "religious": [6, 1, 10, 4, 8, 3, 2, 12, 9, 5],
        "social": [16, 13, 15, 14, 19, 20, 18, 24, 17, 23],
        "mystic": [25, 30, 27, 28, 26, 33, 29, 34, 32, 31],
    }


def test_r20_4_a_preset_means_its_first_traits() -> None:
    assert traits_of("social", 5) == PRESETS["social"][:5]


def test_r5_1_a_hindu_deck_holds_both_cards_of_each_trait_and_two_footsteps() -> None:
    deck = deck_list(traits_of("default", 10), "hindu")
    assert len(deck) == 22
    assert deck[:2] == ("gleaning", "repentance")
    assert deck[-2:] == ("footsteps_of_god", "footsteps_of_god")


def test_r20_2_r20_5_levels() -> None:
    rows = [(row.level, row.points, row.experience) for row in LEVELS.values()]
    assert rows == [(1, 5, 0), (2, 6, 150), (3, 7, 400), (4, 8, 750), (5, 9, 1200), (6, 10, 1800)]


def test_5_8_weights() -> None:
    weights = {s.kind: (s.believers, s.donations, s.influence) for s in STRUCTURES.values()}
    assert weights == {
        "none": (1, 1, 1),
        "house": (4, 1, 1),
        "building": (1, 4, 1),
        "office": (1, 1, 4),
        "church": (2, 2, 2),
        "forest": (1, 1, 1),
        "mountain": (1, 1, 1),
        "restricted": (3, 3, 3),
        "local_government": (0, 0, 0),
    }


@pytest.mark.parametrize(("n", "plain"), [(7, 11), (8, 14), (9, 18)])
def test_5_9_plain_tiles_of_a_temperate_map(n: int, plain: int) -> None:
    assert plain_count(n, CLIMATES["temperate"]) == plain


@pytest.mark.parametrize("n", COUNTS)
@pytest.mark.parametrize("climate", CLIMATES)
def test_5_9_all_counts_add_to_the_map(n: int, climate: str) -> None:
    row, weather = COUNTS[n], CLIMATES[climate]
    kinds = (row.restricted, row.local_government, row.church, row.house, row.building, row.office)
    wild = (weather.water[n], weather.forest[n], weather.mountain[n])
    assert len(row.start_points) + sum(kinds) + sum(wild) + plain_count(n, weather) == n * n
    assert plain_count(n, weather) > 0


def test_r14_1_r2_3_r14_11_sizes_relics_and_celebrities() -> None:
    rows = COUNTS.values()
    assert [(r.players, r.n, r.relics, r.relic_goal, r.celebrities, r.rasputitsa) for r in rows] == [
        (2, 7, 4, 4, 1, 4),
        (3, 8, 5, 5, 2, 5),
        (4, 9, 5, 5, 2, 6),
    ]


def test_r14_2_start_points() -> None:
    assert [row.start_points for row in COUNTS.values()] == [
        ((1, 1), (5, 5)),
        ((1, 1), (6, 1), (3, 6)),
        ((1, 1), (7, 1), (1, 7), (7, 7)),
    ]


def test_r12_1_lengths_of_day_and_night() -> None:
    assert {c.id: (c.day, c.night) for c in CLIMATES.values()} == {
        "tropical": (1, 1),
        "arid": (2, 1),
        "temperate": (1, 1),
        "cold": (1, 2),
    }


@pytest.mark.parametrize("climate", CLIMATES)
def test_r13_2_r14_7_ground_comes_from_the_climates_pool(climate: str) -> None:
    row = CLIMATES[climate]
    temperate = {"grass", "dirt", "stone"}
    pools = {
        "tropical": temperate,
        "arid": {"sand", "stone"},
        "temperate": temperate,
        "cold": {"dirt", "snow", "ice"},
    }
    drawn = {share.terrain for share in row.ground} | {row.forest_terrain, row.mountain_terrain}
    assert drawn == pools[climate]
    assert sum(share.percent for share in row.ground) == 100


def test_r13_1_only_water_is_blocked() -> None:
    assert [t.id for t in TERRAINS.values() if not t.contactable] == ["water"]
    assert len(TERRAINS) == 8


def test_5_10_gods() -> None:
    assert {god.id: god.steps for god in GODS.values()} == {
        "zog_malomos": (10, 20, 30),
        "sekrazade": (10, 20, 30),
        "giyechin": (),
        "abukaros": (5, 10, 15),
    }
    assert len(GODS["giyechin"].types) == 5


def test_5_11_5_12_forces() -> None:
    assert {CHURCHES[r.church].religion for r in RELIGIONS.values()} == set(RELIGIONS)
    assert list(GOVERNMENTS) == ["gov_office", "gov_police", "gov_base"]
    assert len(CELEBRITIES) == 8


def test_r8_2_r23_1_tab_icons_and_designations() -> None:
    assert list(TAB_ICONS) == ["conflict", "pass_by", "trade", "joint_service", "truce", "share_maps"]
    assert [d.id for d in DESIGNATIONS.values() if d.keeps == "always"] == ["hospital", "ruin"]


def test_5_7_every_state_is_good_bad_or_neutral() -> None:
    assert Counter(row.mood for row in STATES.values()).keys() == {"good", "bad", "neutral"}


def test_r4_4_a_card_with_a_wrong_price_is_refused() -> None:
    row = msgspec.to_builtins(CARDS["gleaning"]) | {"donations": 120}
    with pytest.raises(ContentError) as caught:
        read_table(json.dumps([row]), "cards.json", content.CardRow, [content._cards_follow_the_formula])
    assert (caught.value.row, caught.value.field, caught.value.example) == ("gleaning", "donations", "100")


def test_tables_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        CARDS["gleaning"] = CARDS["reaper"]  # type: ignore[index]
