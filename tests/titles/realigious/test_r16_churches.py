"""R16 and the upper half of 5.11. Established churches."""
from __future__ import annotations

import pytest

from game.titles.realigious import forces, propagation
from game.titles.realigious.rates import combat_price, defence_terms, propagation_rate
from game.titles.realigious.state import Effect, Government
from game.titles.realigious.verbs import set_owner
from tests.titles.realigious.play import Play

TILE = 8
CHURCHES = {"christian": "church_christian", "buddhist": "church_buddhist", "islamic": "church_islamic",
            "hindu": "church_hindu"}


def church(religion: str, mine: str = "", players: int = 2) -> Play:
    """The piece of seat 0, of religion `mine` (default: the church's), stands on a church of `religion`."""
    play = Play(players, religions=(mine or religion, "buddhist", "buddhist", "buddhist"))
    play.seat(0).converted_first = True
    play.tile(TILE, structure=CHURCHES[religion])
    return play


def convert(play: Play, seat: int = 0, own_piece: bool = True) -> None:
    propagation.convert(play.table, seat, TILE, own_piece)


def rite(play: Play) -> list[tuple[str, int, int]]:
    return [(e.kind, e.left, e.clock) for e in play.seat(0).effects]


# ---------------------------------------------------------------- R16.1, R16.2
@pytest.mark.parametrize("mine", CHURCHES)
@pytest.mark.parametrize("religion", CHURCHES)
def test_r16_1_the_own_churchs_rate_is_twenty_higher(religion: str, mine: str) -> None:
    play = church(religion, mine)
    plain = 51 - (10 if mine == "hindu" else 0)
    assert propagation_rate(play.state, 0, TILE) == plain + (20 if religion == mine else 0)


def test_r16_1_a_church_of_another_religion_is_propagated_like_any_tile() -> None:
    play = church("islamic", "hindu")
    play.rolls(41)
    play.interaction_of(0)
    assert play.state.owner[TILE] == 0


def test_r16_2_a_later_owner_gets_no_advantage() -> None:
    play = church("hindu", "islamic")
    convert(play)
    play.state.owner[TILE] = -1
    play.seat(1).religion = "hindu"
    convert(play, 1)
    assert play.effects(1) == []


def test_r16_2_an_advantage_comes_once() -> None:
    play = church("islamic")
    convert(play)
    play.state.owner[TILE] = -1
    convert(play)
    assert [effect.n for effect in play.seat(0).effects] == [1]


@pytest.mark.parametrize("mine", ["buddhist", "islamic", "hindu"])
def test_r16_2_a_converter_of_another_religion_gets_nothing(mine: str) -> None:
    play = church("christian", mine)
    convert(play)
    assert (play.effects(0), play.purse(0)) == ([], (200, 600, 600))


def test_r16_2_owning_it_without_propagation_takes_nothing_away() -> None:
    play = church("islamic")
    for owner in (1, -1):
        set_owner(play.table, TILE, owner, "HOL-3a")
    convert(play)
    assert play.effects(0) == ["in_shaallah"]


@pytest.mark.parametrize("own_piece", [True, False])
def test_r9_9_a_church_converted_by_a_celebrity_or_the_net_counts(own_piece: bool) -> None:
    play = church("buddhist")
    convert(play, own_piece=own_piece)
    assert (play.effects(0), play.state.church_done) == (["diamond_body"], [TILE])


# ---------------------------------------------------------------- 5.11
def test_5_11_kings_treasure_gives_half_of_what_is_owned_instead_of_the_allotment() -> None:
    play = church("christian")
    play.seat(0).effects = [Effect("ministry", "game", n=3)]
    play.seat(0).converted_first = False
    play.money(0, 333, 500, believers=101)
    convert(play)
    assert play.purse(0) == (151, 499, 750)


def test_5_11_diamond_body_is_ten_of_defence_for_the_rest_of_the_game() -> None:
    play = church("buddhist")
    convert(play)
    terms = [(t.tier, t.value) for t in defence_terms(play.state, 0, TILE, False) if t.text == "term.diamond_body"]
    assert terms == [(2, 10)]
    assert [(e.kind, e.until) for e in play.seat(0).effects] == [("diamond_body", "game")]


@pytest.mark.parametrize(("mosques", "price"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_5_11_in_shaallah_is_one_less_for_each_mosque(mosques: int, price: int) -> None:
    play = church("islamic")
    for tile in range(TILE, TILE + mosques):
        play.tile(tile, structure="church_islamic")
        propagation.convert(play.table, 0, tile, own_piece=True)
    assert combat_price(play.state, 0) == price


def test_5_11_secret_rite_makes_cards_free_to_the_end_of_the_next_own_turn() -> None:
    play = church("hindu")
    play.money(0, 0, 0)
    play.rolls(1)
    play.interaction_of(0)
    assert rite(play) == [("secret_rite", 1, 0)], "this turn is over"
    play.give(0, "noble_sacrifice")
    play.cards_of(0)
    play.answer("use:noble_sacrifice@1")
    assert (play.seat(0).reputation, "secret_rite" in play.effects(0)) == (65, False), "and the next one"


def test_5_11_secret_rite_in_a_foreign_turn_lasts_to_the_end_of_the_own_one() -> None:
    play = church("hindu")
    play.state.acting = 1
    convert(play)
    assert rite(play) == [("secret_rite", 1, 0)]


def test_5_11_secret_rite_leaves_reputation_prices() -> None:
    play = church("hindu")
    play.seat(0).effects = [Effect("secret_rite", "turn_end", 1, 0)]
    play.money(0, 0, 0)
    play.give(0, "future_body")
    play.cards_of(0)
    play.answer("use:future_body@1")
    assert play.seat(0).reputation == 45


# ---------------------------------------------------------------- R16.3
@pytest.mark.parametrize("mine", ["christian", "hindu"])
def test_r16_3_the_hint_is_given_whatever_the_religion(mine: str) -> None:
    play = church("christian", mine)
    play.state.hints = {TILE: "government"}
    convert(play)
    assert (play.effects(0), play.state.hints) == (["hint_government"], {})


def test_r16_3_the_hint_is_given_once() -> None:
    play = church("islamic", "hindu")
    play.state.hints = {TILE: "celebrity"}
    convert(play)
    play.state.owner[TILE] = -1
    convert(play, 1)
    assert play.effects(1) == []


def test_r16_3_the_government_hint_reveals_all_buildings_to_the_finder() -> None:
    play = church("islamic", "hindu")
    play.state.hints = {TILE: "government"}
    for tile, name in ((24, "gov_office"), (26, "gov_police"), (45, "gov_base")):
        play.tile(tile, structure=name)
    convert(play)
    assert [play.seat(0).knowledge[t] for t in (24, 26, 45)] == [2, 2, 2]
    assert play.seat(1).knowledge[24] == 0


def test_r16_3_the_celebrity_hint_shows_places_for_three_turns() -> None:
    play = church("islamic", "hindu")
    play.state.hints = {TILE: "celebrity"}
    play.state.acting, play.state.phase = 0, "interaction"
    convert(play)
    assert [(e.kind, e.until, e.left) for e in play.seat(0).effects] == [
        ("celebrity_places", "turns", 3), ("hint_celebrity", "use", 0)]


@pytest.mark.parametrize(("bought", "price"), [(0, (250, 0)), (1, (500, 250)), (2, (750, 500))])
def test_r16_3_the_next_government_costs_half(bought: int, price: tuple[int, int]) -> None:
    play = Play()
    play.seat(0).effects = [Effect("hint_government", "use")]
    play.state.governments[TILE] = Government(bought=bought)
    assert forces.government_price(play.state, 0, TILE) == price


def test_r16_3_only_the_next_purchase_of_its_kind_uses_a_hint_up() -> None:
    play = Play()
    play.tile(TILE, structure="gov_office")
    play.celebrity("vagrant", TILE)
    play.seat(0).effects = [Effect("hint_celebrity", "use"), Effect("hint_government", "use")]
    play.money(0, 250, 0)
    play.will(0, "buy")
    play.interaction_of(0)
    assert (play.purse(0)[1:], play.effects(0)) == ((0, 0), ["hint_celebrity"])
