"""R17 and the lower half of 5.11. Local government."""
from __future__ import annotations

import pytest

from game.titles.realigious import forces, movement, sequence, sight
from game.titles.realigious.queries import enterable, ownable
from game.titles.realigious.rates import combat_price
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

TILE = 8
BUILDINGS = ("gov_office", "gov_police", "gov_base")


def visit(structure: str = "gov_office", holder: int = -1, bought: int = 0) -> Play:
    """Seat 0 stands before a building."""
    play = Play()
    play.tile(TILE, structure=structure)
    government = play.state.governments[TILE]
    government.holder, government.bought = holder, bought
    return play


@pytest.mark.parametrize("structure", BUILDINGS)
def test_r17_1_a_building_is_never_propagated(structure: str) -> None:
    play = visit(structure)
    play.interaction_of(0)
    assert (play.state.owner[TILE], ownable(play.state, TILE)) == (-1, False)
    assert play.told("propagated") + play.told("propagation_failed") == []


def test_r17_1_a_building_is_no_target_of_combat() -> None:
    play = visit()
    play.piece(1, TILE)
    play.interaction_of(0)
    assert "conflict" not in play.offered()


@pytest.mark.parametrize(("bought", "price"), [(0, (500, 0)), (1, (1000, 500)), (2, (1500, 1000)), (3, (2000, 1500))])
def test_r17_2_the_price_rises_with_each_purchase(bought: int, price: tuple[int, int]) -> None:
    play = visit(bought=bought, holder=1)
    play.money(0, *price)
    play.will(0, "buy")
    play.interaction_of(0)
    government = play.state.governments[TILE]
    assert (play.purse(0)[1:], government.holder, government.bought) == ((0, 0), 0, bought + 1)


@pytest.mark.parametrize("money", [(999, 500), (1000, 499)])
def test_r17_2_who_cannot_pay_is_offered_no_alone(money: tuple[int, int]) -> None:
    play = visit(bought=1)
    play.money(0, *money)
    assert [o.key for o in forces.government_options(play.state, 0, TILE)] == ["no"]


def test_r17_2_the_holder_cannot_buy_again() -> None:
    play = visit(holder=0, bought=1)
    asked = play.carry_out(forces.counter(play.table, 0))
    assert asked == [(0, "exchange")]


def test_r17_2_buying_is_optional() -> None:
    play = visit()
    play.carry_out(forces.counter(play.table, 0), "no")
    assert play.state.governments[TILE].holder == -1


def test_r17_2_the_former_holder_loses_the_advantage() -> None:
    play = visit("gov_police", holder=1)
    before = combat_price(play.state, 1)
    play.carry_out(forces.counter(play.table, 0), "buy")
    assert (before, combat_price(play.state, 1), combat_price(play.state, 0)) == (0, 2, 0)


def test_r17_3_the_office_shows_pieces_on_the_minimap() -> None:
    play = visit()
    play.state.day = False
    before = sight.minimap_sees_piece(play.state, 0, 1)
    play.carry_out(forces.counter(play.table, 0), "buy")
    assert (before, sight.minimap_sees_piece(play.state, 0, 1)) == (False, True)


@pytest.mark.parametrize("kind", ["", "axis_of_evil", "retribution"])
def test_r17_4_the_police_station_takes_the_whole_price_away(kind: str) -> None:
    play = visit("gov_police", holder=0)
    if kind:
        play.seat(0).effects = [Effect(kind, "turns", 3, 0)]
    assert combat_price(play.state, 0) == 0


def test_r17_4_the_police_station_does_not_help_after_a_lost_combat() -> None:
    play = visit("gov_police", holder=0)
    play.piece(0, 10)
    play.tile(10, owner=1)
    play.rolls(100)
    play.interaction_of(0)
    assert play.seat(0).reputation == 47


def test_r17_5_the_base_opens_restricted_zones_and_mud_to_its_holder() -> None:
    play = visit("gov_base", holder=0)
    play.tile(9, structure="restricted")
    play.state.mud = [1]
    assert [enterable(play.state, 0, t) for t in (9, 1)] == [True, True]
    assert [enterable(play.state, 1, t) for t in (9, 1)] == [False, False]
    assert {9, 1} <= set(movement.destinations(play.state, 0))


def test_r17_5_the_base_opens_neither_water_nor_ruins() -> None:
    play = visit("gov_base", holder=0)
    play.tile(9, terrain="water")
    play.tile(1, designation="ruin")
    assert [enterable(play.state, 0, t) for t in (9, 1)] == [False, False]


@pytest.mark.parametrize("holder", [-1, 1])
def test_r17_6_each_purchase_gives_five_reputation(holder: int) -> None:
    play = visit(holder=holder)
    play.carry_out(forces.counter(play.table, 0), "buy")
    assert play.seat(0).reputation == 55


def test_r17_6_a_purchase_can_win_by_reputation() -> None:
    play = visit()
    play.money(0, 500, 0, reputation=95)
    play.will(0, "buy")
    play.interaction_of(0)
    assert play.session.outcome is not None


@pytest.mark.parametrize(("key", "purse"), [("donations", (300, 600)), ("influence", (600, 300)), ("no", (500, 500))])
def test_r17_6_the_counter_exchanges_two_hundred_for_one_hundred(key: str, purse: tuple[int, int]) -> None:
    play = visit(holder=0)
    play.carry_out(forces.counter(play.table, 0), key)
    assert play.purse(0)[1:] == purse


def test_r17_6_an_exchange_is_called_by_what_it_gives() -> None:
    play = visit()
    play.money(0, 500, 500)
    named = {o.key: o.verb for o in forces.exchange_options(play.state, 0)}
    assert named == {"no": "opt.no", "donations": "opt.exchange_influence", "influence": "opt.exchange_donations"}


@pytest.mark.parametrize(("money", "keys"), [((199, 200), ["no", "influence"]), ((200, 199), ["no", "donations"])])
def test_r17_6_an_exchange_must_be_payable(money: tuple[int, int], keys: list[str]) -> None:
    play = visit()
    play.money(0, *money)
    assert [o.key for o in forces.exchange_options(play.state, 0)] == keys


def test_r17_6_there_is_one_exchange_a_turn() -> None:
    play = visit(holder=0)
    assert play.carry_out(forces.counter(play.table, 0), "donations") == [(0, "exchange")]


def test_r17_6_away_from_the_counter_nothing_is_offered() -> None:
    play = visit()
    play.piece(0, 9)
    assert play.carry_out(forces.counter(play.table, 0)) == []


@pytest.mark.parametrize("shut", [False, True])
def test_r3_6_under_control_the_counter_is_shut(shut: bool) -> None:
    play = visit()
    play.will(0, "buy")
    play.state.controller = 1 if shut else -1
    play.state.acting, play.state.contact = 0, True
    play.carry_out(sequence.interaction(play.table), *([] if shut else ["buy"]))
    assert play.state.governments[TILE].bought == (0 if shut else 1)
