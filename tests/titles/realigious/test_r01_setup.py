"""R1, R20 and R14.12: setting a match of Realigious up."""
from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core import codec
from game.core.errors import BadSetup
from game.core.rng import Stream, seeded
from game.core.state import Step
from game.titles.realigious.content import CHARACTERS, CLIMATES, GODS, LEVELS, PRESETS, RELIGIONS, TRAITS
from game.titles.realigious.invariants import invariants
from game.titles.realigious.mapgen import site
from game.titles.realigious.queries import relic_goal
from game.titles.realigious.setup import FIELDS, OPTIONS, new_state
from game.titles.realigious.state import WINDS, State

TEXTS = Path(__file__).parents[3] / "assets" / "texts"
ALL_TRAITS = list(TRAITS)


def match(*seats: dict[str, Any], seed: int = 1, **options: Any) -> State:
    return new_state(list(seats), options, seed)


def refused(*seats: Any, **options: Any) -> BadSetup:
    with pytest.raises(BadSetup) as problem:
        new_state(list(seats), options, 1)
    return problem.value


# ---------------------------------------------------------------- R1.1-R1.5: what may be chosen
@pytest.mark.parametrize(("seats", "n"), [(2, 7), (3, 8), (4, 9)])
def test_r1_1_two_to_four_players_on_their_map(seats: int, n: int) -> None:
    assert match(*[{}] * seats).n == n


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_r1_1_other_numbers_of_players_are_refused(seats: int) -> None:
    problem = refused(*[{}] * seats)
    assert problem.key == "error.setup_seats"
    assert problem.args_ == {"field": "seats", "found": seats, "example": "2, 3, 4"}


def test_r1_2_chosen_characters_and_religions_are_kept() -> None:
    state = match({"character": "cleric", "religion": "hindu"},
                  {"character": "explorer", "religion": "islamic"})
    assert [(s.character, s.religion) for s in state.seats] == [("cleric", "hindu"), ("explorer", "islamic")]


def test_r1_2_unset_characters_and_religions_are_random() -> None:
    seats = [s for seed in range(30) for s in match({}, {"character": "random"}, {}, {}, seed=seed).seats]
    assert {s.character for s in seats} == set(CHARACTERS)
    assert {s.religion for s in seats} == set(RELIGIONS)


def test_r1_2_an_unset_trait_set_is_the_default_preset() -> None:
    assert match({}, {}).seats[0].traits == list(PRESETS["default"])


def test_r1_3_start_values() -> None:
    for player in match({}, {}, {}).seats:
        assert (player.reputation, player.believers) == (50, 100)
        assert (player.donations, player.influence) == (500, 500)
        assert (player.prop_stacks, player.attack_stacks, player.defence_stacks) == (0, 0, 0)
        assert (player.hand, player.grave, player.effects, player.alive) == ([], [], [], True)


def test_r1_3_no_tile_has_an_owner() -> None:
    assert set(match({}, {}, {}).owner) == {-1}


@pytest.mark.slow
def test_r1_4_seat_order_is_a_random_permutation() -> None:
    orders = Counter(tuple(match({}, {}, {}, seed=seed).order) for seed in range(60))
    assert sorted(orders) == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]


def test_r1_4_the_first_of_the_order_takes_the_first_turn() -> None:
    state = match({}, {}, {}, {}, seed=5)
    assert (state.acting, state.phase, state.agenda) == (state.order[0], "begin", [Step("turn_begin")])


@pytest.mark.parametrize("climate", CLIMATES)
def test_r1_5_the_host_chooses_climate_god_and_cycles(climate: str) -> None:
    state = match({}, {}, climate=climate, god="abukaros", cycles=24)
    assert (state.climate, state.god, state.cycle_limit) == (climate, "abukaros", 24)


def test_r1_5_climate_and_god_are_random_by_default_and_the_limit_is_40() -> None:
    states = [match({}, {}, seed=seed) for seed in range(40)]
    assert {s.climate for s in states} == set(CLIMATES)
    assert {s.god for s in states} == set(GODS)
    assert {s.cycle_limit for s in states} == {40}


def test_r1_5_numbers_may_be_texts() -> None:
    state = match({"points": "6"}, {"level": "2"}, cycles="60")
    assert (state.cycle_limit, [len(s.traits) for s in state.seats]) == (60, [6, 6])


def test_r1_5_one_number_of_points_for_all() -> None:
    state = match({"level": 6}, {"points": 9}, points=7)
    assert [len(s.traits) for s in state.seats] == [7, 7]


def test_r1_5_bots_have_the_points_of_the_highest_human_level() -> None:
    assert [len(s.traits) for s in match({"level": 1}, {}, {"level": 3}).seats] == [5, 7, 7]


def test_r1_5_in_a_game_of_bots_only_everybody_has_ten() -> None:
    assert [len(s.traits) for s in match({}, {}).seats] == [10, 10]


# ---------------------------------------------------------------- R20: traits
@pytest.mark.parametrize("level", LEVELS)
def test_r20_2_r20_4_a_preset_means_as_many_traits_as_the_level_has_points(level: int) -> None:
    player = match({"level": level, "traits": "social"}, {}).seats[0]
    assert player.traits == list(PRESETS["social"][:level + 4])


def test_r20_1_listed_traits_are_free_choice() -> None:
    assert match({"traits": ALL_TRAITS[30:36]}, {}).seats[0].traits == ALL_TRAITS[30:36]


@pytest.mark.parametrize(("traits", "points", "key", "found"), [
    (ALL_TRAITS[:4], 10, "realigious.error.setup_trait_count", "4"),
    ([], 10, "realigious.error.setup_trait_count", "0"),
    (ALL_TRAITS[:11], 10, "realigious.error.setup_trait_count", "11"),
    (ALL_TRAITS[:6], 5, "realigious.error.setup_trait_count", "6"),
    ([*ALL_TRAITS[:5], ALL_TRAITS[2]], 10, "realigious.error.setup_trait_twice", ALL_TRAITS[2]),
    ([*ALL_TRAITS[:5], "t_flight"], 10, "realigious.error.setup_trait_unknown", "t_flight"),
])
def test_r20_2_wrong_trait_sets_are_refused(traits: list[str], points: int, key: str, found: str) -> None:
    problem = refused({}, {"traits": traits, "points": points})
    assert (problem.key, problem.args_["field"], problem.args_["found"]) == (key, "seats[1].traits", found)
    assert set(str(problem.args_["example"]).split(", ")) <= set(TRAITS)


def test_r20_2_the_example_of_a_refused_trait_set_would_be_taken() -> None:
    example = str(refused({"traits": ["t_flight"], "points": 6}, {}).args_["example"]).split(", ")
    assert match({"traits": example, "points": 6}, {}).seats[0].traits == example


@pytest.mark.parametrize(("seat", "key", "field"), [
    ({"colour": "red"}, "error.setup_field", "seats[0]"),
    ({"character": "king"}, "error.setup_value", "seats[0].character"),
    ({"religion": 3}, "error.setup_value", "seats[0].religion"),
    ({"religion": ["hindu"]}, "error.setup_value", "seats[0].religion"),
    ({"traits": "best"}, "error.setup_value", "seats[0].traits"),
    ({"traits": [1, 2, 3, 4, 5]}, "error.setup_value", "seats[0].traits"),
    ({"traits": None}, "error.setup_value", "seats[0].traits"),
    ({"points": 4}, "error.setup_value", "seats[0].points"),
    ({"points": True}, "error.setup_value", "seats[0].points"),
    ({"level": 7}, "error.setup_value", "seats[0].level"),
    ("cleric", "error.setup_shape", "seats[0]"),
])
def test_r1_2_unknown_fields_and_values_are_refused(seat: Any, key: str, field: str) -> None:
    problem = refused(seat, {})
    assert (problem.key, problem.args_["field"]) == (key, field)
    assert problem.args_["example"]


@pytest.mark.parametrize(("options", "key", "field"), [
    ({"size": "big"}, "error.setup_field", "options"),
    ({"climate": "hot"}, "error.setup_value", "options.climate"),
    ({"god": "zeus"}, "error.setup_value", "options.god"),
    ({"cycles": 30}, "error.setup_value", "options.cycles"),
    ({"points": 11}, "error.setup_value", "options.points"),
])
def test_r1_5_unknown_options_are_refused(options: dict[str, Any], key: str, field: str) -> None:
    problem = refused({}, {}, **options)
    assert (problem.key, problem.args_["field"]) == (key, field)


def test_every_value_that_is_offered_is_accepted() -> None:
    for field in FIELDS:
        for value in field.values:
            match({field.name: value}, {})
        assert field.default in field.values
    for field in OPTIONS:
        for value in field.values:
            match({}, {}, **{field.name: value})
        assert field.default in field.values


def test_naming_the_defaults_changes_nothing() -> None:
    seats = [{field.name: field.default for field in FIELDS}] * 3
    options = {field.name: field.default for field in OPTIONS}
    assert new_state(seats, options, 9) == match({}, {}, {}, seed=9)


def test_setup_leaves_what_it_was_given_unchanged() -> None:
    seats, options = [{"traits": ALL_TRAITS[:5]}, {}], {"cycles": 24}
    new_state(seats, options, 1)
    assert (seats, options) == ([{"traits": ALL_TRAITS[:5]}, {}], {"cycles": 24})


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_refusal_has_a_sentence(language: str) -> None:
    own, common = (json.loads((TEXTS / language / name).read_text(encoding="utf-8"))
                   for name in ("realigious/setup.json", "errors.json"))
    texts = {**common, **own}
    problems = [refused({}), refused(1, {}), refused({"x": 1}, {}), refused({"level": 7}, {}),
                refused({"traits": ["x"] * 5}, {}), refused({"traits": [ALL_TRAITS[0]] * 5}, {}),
                refused({"traits": []}, {})]
    told = {problem.key for problem in problems}
    assert set(own) <= told <= set(texts)
    for problem in problems:
        assert set(re.findall(r"\{(\w+)", texts[problem.key])) <= set(problem.args_)


# ---------------------------------------------------------------- R1.6, R1.7, R14.2, R14.12: the first state
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_6_pieces_stand_on_their_start_points(seats: int) -> None:
    state = match(*[{}] * seats)
    assert sorted(s.tile for s in state.seats) == sorted(site(state.n).starts)
    assert [s.start for s in state.seats] == [s.tile for s in state.seats]
    assert (state.contact, state.from_tile) == (False, -1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_6_start_point_and_neighbours_are_revealed(seats: int) -> None:
    state = match(*[{}] * seats)
    distance = site(state.n).geo.distance
    for player in state.seats:
        expected = [max(0, min(2, 3 - distance[player.start][t])) for t in range(state.n ** 2)]
        assert list(player.knowledge) == expected
    assert all(relic.known == 0 for relic in state.relics)


@pytest.mark.slow
def test_r14_2_start_points_are_dealt_anew_each_match() -> None:
    first = Counter(match({}, {}, {}, seed=seed).seats[0].start for seed in range(40))
    assert set(first) == set(site(8).starts)


@pytest.mark.parametrize(("religion", "extra"), [
    ("christian", []), ("buddhist", []), ("hindu", ["footsteps_of_god"] * 2), ("islamic", ["extremist"] * 2)])
def test_r1_7_r5_1_the_deck_list_holds_both_cards_of_each_trait(religion: str, extra: list[str]) -> None:
    player = match({"traits": ALL_TRAITS[:5], "religion": religion}, {}).seats[0]
    assert player.deck_list == [card for t in ALL_TRAITS[:5] for card in TRAITS[t].cards] + extra


def test_r5_2_the_deck_is_one_shuffled_copy_of_the_deck_list() -> None:
    player = match({}, {}).seats[0]
    assert sorted(player.deck) == sorted(player.deck_list)
    assert player.deck != player.deck_list


@pytest.mark.parametrize(("climate", "light"), [("tropical", 1), ("arid", 2), ("temperate", 1), ("cold", 1)])
def test_r12_1_the_game_starts_with_day(climate: str, light: int) -> None:
    state = match({}, {}, climate=climate)
    assert (state.day, state.light_left, state.cycle, state.turn) == (True, light, 1, 0)


def test_r11_3_only_the_temperate_region_has_a_wind() -> None:
    assert {match({}, {}, climate="temperate", seed=seed).wind for seed in range(30)} == set(WINDS)
    assert {match({}, {}, climate=c).wind for c in CLIMATES if c != "temperate"} == {""}


@pytest.mark.parametrize(("seats", "goal"), [(2, 4), (3, 5), (4, 5)])
def test_r2_3_relic_goals(seats: int, goal: int) -> None:
    state = match(*[{}] * seats)
    assert (relic_goal(state), len(state.relics)) == (goal, goal)


def test_r14_12_the_first_draws_are_order_points_characters_religions_climate_god() -> None:
    stream = Stream(77)
    order, points = [0, 1, 2], list(site(8).starts)
    stream.shuffle(order)
    stream.shuffle(points)
    characters = {seat: stream.pick(tuple(CHARACTERS)) for seat in order}
    religions = {seat: stream.pick(tuple(RELIGIONS)) for seat in order if seat != 1}
    climate, god = stream.pick(tuple(CLIMATES)), stream.pick(tuple(GODS))
    state = match({}, {"religion": "hindu"}, {}, seed=77)
    assert (state.order, state.climate, state.god) == (order, climate, god)
    assert [state.seats[seat].start for seat in order] == points
    assert {i: s.character for i, s in enumerate(state.seats)} == characters
    assert {i: s.religion for i, s in enumerate(state.seats)} == {**religions, 1: "hindu"}


def test_r14_12_the_match_goes_on_with_the_generator_of_its_set_up() -> None:
    state = match({}, {}, seed=3)
    assert state == match({}, {}, seed=3)
    assert state.rng not in (seeded(3), match({}, {}, seed=4).rng)


def test_one_seed_is_one_match_for_good() -> None:
    """Replays and the seeds that players note down depend on every draw: a change of one needs a new
    rules_version, and then new digests here."""
    states = [match(*[{}] * seats, seed=2026, climate="temperate", god="giyechin") for seats in (2, 3, 4)]
    assert [drawn(state) for state in states] == ["ad719c47d54b453d", "8d93b7bb0e916f3d", "dbb931eb92b900c9"]


def drawn(state: State) -> str:
    """The digest of all that the set-up draws."""
    tiles = [state.structure, state.terrain, state.believers, state.donations, state.influence, state.hints]
    relics = [[relic.tile, relic.kind] for relic in state.relics]
    celebrities = [[celebrity.type, celebrity.tile] for celebrity in state.celebrities]
    seats = [[p.character, p.religion, p.start, p.deck] for p in state.seats]
    return codec.digest(codec.ENCODE([state.order, tiles, relics, celebrities, state.wind, seats]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_state_is_plain_data_and_sound(seats: int) -> None:
    for seed in range(20):
        state = match(*[{}] * seats, seed=seed)
        assert invariants(state) == []
        assert msgspec.msgpack.Decoder(State).decode(codec.ENCODE(state)) == state
