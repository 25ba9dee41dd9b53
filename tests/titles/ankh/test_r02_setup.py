"""R1, R2: components and set-up."""
from __future__ import annotations

import pytest

from game.core.errors import BadSetup
from game.core.session import Session
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS, SCENARIOS, sheet_of_row, texts_of
from game.titles.ankh.content import CARD_NAMES, GUARDIANS
from game.titles.ankh.setup import gods_of
from tests.titles.ankh.play import Play


def opened(gods: list[str], seed: int = 3, **options: object) -> Session:
    return Session(SPEC, [{"god": god} for god in gods], dict(options), seed)


def test_r1_1_r2_4_a_god_begins_with_its_pieces() -> None:
    play = Play()
    own = play.god(0)
    assert (own.followers, own.tokens, own.unlocked, own.hand) == (1, 8, 0, list(CARD_NAMES))
    assert (play.on("2,4"), play.on("1,4"), play.on("2,3"), play.pool(0)) == (
        "0 god", "0 warrior", "0 temple", ["warrior"] * 5)


def test_r1_2_ten_of_each_monument_those_on_the_map_among_them() -> None:
    state = Play("caravan_road").state
    assert [sum(one.kind == kind for one in state.monuments) for kind in range(3)] == [10, 10, 10]


def test_r2_1_seat_one_takes_slot_one() -> None:
    play = Play("five_nomes")
    assert [play.on(name) for name in ("2,2", "9,2", "5,3", "2,6", "9,6")] == [f"{seat} god" for seat in range(5)]


def test_r2_2_gods_are_drafted_in_seat_order() -> None:
    session = opened(["", ""], scenario="two_lands")
    assert [q.seat for q in session.questions()] == [0]
    session.answer(0, "set_god")
    offered = [option.key for option in session.questions()[0].options()]
    assert "set_god" not in offered and offered[-1] == "random" and session.default(1) == "random"


def test_r2_2_a_god_asked_for_in_the_waiting_room_is_offered_to_nobody_else() -> None:
    session = opened(["", "thoth"])
    assert "thoth" not in [option.key for option in session.questions()[0].options()]


def test_r2_2_gods_dealt_at_random_are_different() -> None:
    for seed in range(10):
        session = opened(["random"] * 5, seed, guardian_1="satet")
        names = [god.names[0] for god in session.table.state.gods]
        assert len(set(names)) == 5


def test_the_rule_set_base_has_the_five_base_gods_and_no_guardian_of_pantheon() -> None:
    assert gods_of("base") == ["amun", "anubis", "isis", "osiris", "ra"]
    for seed in range(12):
        state = opened(["random"] * 2, seed, variant="base").table.state
        assert {god.names[0] for god in state.gods} <= set(gods_of("base"))
        assert {GUARDIANS[figure.kind].set for figure in state.figures[14:]} == {"base"}


def test_r2_2_a_god_twice_or_of_another_rule_set_is_refused() -> None:
    with pytest.raises(BadSetup) as twice:
        opened(["isis", "isis"])
    with pytest.raises(BadSetup) as other:
        opened(["isis", "horus"], variant="base")
    assert (twice.value.key, other.value.key) == ("ankh.error.god_twice", "ankh.error.god_set")


@pytest.mark.parametrize("field", ["guardian_1", "guardian_2", "guardian_3"])
def test_r2_6_the_rule_set_base_refuses_a_guardian_of_pantheon(field: str) -> None:
    for kind in (row for row in GUARDIANS.values() if f"guardian_{row.tier}" == field):
        for variant in ("base", "pantheon"):
            if variant == "base" and kind.set == "pantheon":
                with pytest.raises(BadSetup) as refused:
                    opened(["isis", "ra"], variant=variant, **{field: kind.id})
                assert (refused.value.key, refused.value.args_["field"]) == (
                    "ankh.error.guardian_set", f"options.{field}")
            else:
                assert opened(["isis", "ra"], variant=variant, **{field: kind.id}).table.state.figures[-1]


@pytest.mark.parametrize(("seats", "options", "key"), [
    (1, {}, "error.setup_seats"), (6, {}, "error.setup_seats"), (2, {"scenario": "delta"}, "error.setup_value"),
    (2, {"sand": "yes"}, "error.setup_field"), (2, {"guardian_1": "apep"}, "error.setup_value"),
    (2, {"map": ["players 9"]}, "ankh.error.property")])
def test_r2_1_a_setup_that_is_none_is_refused(seats: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        SPEC.new_state([{} for _ in range(seats)], options, 1)
    assert refused.value.key == key


def test_r2_1_a_map_of_ones_own_replaces_the_scenario() -> None:
    texts = texts_of(sheet_of_row(SCENARIOS["oasis"]))
    state = opened(["isis", "ra"], map=list(texts)).table.state
    assert (state.red_limit, state.events) == (15, PLANS["oasis"].events)


def test_r2_1_the_scenario_fits_the_seats_unless_one_is_named() -> None:
    assert [len(opened(["random"] * count).table.state.terrain) for count in (2, 3, 4, 5)] == [
        len(PLANS[name].terrain) for name in ("two_lands", "delta", "cataracts", "five_nomes")]


def test_r2_3_g50_the_first_player_is_drawn() -> None:
    assert {opened(["isis", "ra"], seed).table.state.first for seed in range(12)} == {0, 1}


def test_r2_5_g58_the_first_player_lies_at_the_bottom() -> None:
    for seed in range(5):
        state = opened(["ra", "amun", "isis", "osiris"], seed).table.state
        assert state.order == [(state.first + step) % 4 for step in range(4)]


@pytest.mark.parametrize(("scenario", "small", "large"), [("two_lands", 1, 1), ("delta", 2, 2), ("cataracts", 3, 2),
                                                          ("five_nomes", 3, 2)])
def test_r2_6_g66_copies_of_guardians(scenario: str, small: int, large: int) -> None:
    play = Play(scenario, guardian_1="satet", guardian_2="apep", guardian_3="giant_scorpion")
    kinds = [figure.kind for figure in play.state.figures]
    assert (kinds.count("satet"), kinds.count("apep"), kinds.count("giant_scorpion")) == (small, large, large)


def test_r2_6_petsuchos_is_a_single_copy() -> None:
    assert [figure.kind for figure in Play("five_nomes", guardian_3="petsuchos").state.figures].count("petsuchos") == 1


def test_r2_7_counters_and_marker_start_at_0() -> None:
    assert (Play().state.counters, Play().state.marker) == ([0, 0, 0, 0], 0)


def test_r2_8_bastet_places_her_cats_last_of_all() -> None:
    play = Play("two_lands", "ra", "bastet")
    assert play.asked() == "1 place_cats"
    play.answer("star>2,3", "plus1>8,3", "plus3>2,1")
    assert play.asked() == "0 cat_window"
