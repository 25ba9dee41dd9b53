"""R4. Resources, prices, allotments."""
from __future__ import annotations

import pytest

from game.titles.realigious.content import CARDS
from game.titles.realigious.state import Effect, HeldCard
from game.titles.realigious.verbs import gain, lose
from tests.titles.realigious.play import Play


def ready(*hand: str, donations: int = 0, influence: int = 0, reputation: int = 50) -> Play:
    """Seat 0 in step A with these cards and this purse; a second tile is its own."""
    play = Play()
    play.give(0, *hand)
    play.money(0, donations, influence, reputation=reputation)
    return play


def test_r4_1_a_price_of_everything_takes_donations_and_influence_but_no_believers() -> None:
    play = ready("noble_sacrifice", donations=1234, influence=987)
    play.cards_of(0)
    play.answer("use:noble_sacrifice@1")
    assert play.purse(0) == (100, 0, 0)


def test_r4_1_half_of_the_resources_takes_no_believers() -> None:
    play = ready("indulgence", donations=1000, influence=600, reputation=20)
    play.cards_of(0)
    play.answer("use:indulgence@1")
    assert play.purse(0) == (100, 500, 300)


def test_r4_2_no_resource_falls_below_0() -> None:
    play = Play()
    play.money(0, 30, 0, believers=5)
    assert lose(play.table, 0, "R4.2", 10, 40, 50) == (5, 30, 0)
    assert play.purse(0) == (0, 0, 0)


def test_r4_2_there_is_no_upper_limit() -> None:
    play = Play()
    gain(play.table, 0, "R4.2", 0, 10 ** 9, 10 ** 9)
    assert play.purse(0) == (100, 10 ** 9 + 500, 10 ** 9 + 500)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r4_3_burial_totals(players: int) -> None:
    import game
    seats = [{"religion": "christian", "character": "cleric", "traits": "default"} for _ in range(players)]
    state = game.new_session("realigious", seats, {"climate": "temperate", "god": "abukaros"}, 5).table.state
    assert (sum(state.believers), sum(state.donations), sum(state.influence)) == \
        (2500 * players, 5000 * players, 5000 * players)


@pytest.mark.parametrize(("kind", "price"), [
    ("relief_corps", (100, 0)), ("tithe", (0, 200)), ("reaper", (400, 0)), ("declare_holy_war", (0, 600)),
    ("repentance", (900, 900))])
def test_r4_4_the_level_price_is_paid_in_the_cards_currency(kind: str, price: tuple[int, int]) -> None:
    play = ready(kind, donations=1000, influence=1000)
    play.cards_of(0)
    play.answer(f"use:{kind}@1")
    assert play.purse(0)[1:] == (1000 - price[0], 1000 - price[1])


@pytest.mark.parametrize(("donations", "influence", "usable"), [
    (900, 900, True), (899, 900, False), (900, 899, False)])
def test_r4_4_a_card_of_two_currencies_costs_both_in_full(donations: int, influence: int, usable: bool) -> None:
    play = ready("repentance", "relief_corps", donations=donations, influence=influence)
    play.cards_of(0)
    assert ("use:repentance@1" in play.offered()) is usable


@pytest.mark.parametrize(("bought", "price"), [(0, (500, 0)), (1, (1000, 500)), (3, (2000, 1500)), (9, (5000, 4500))])
@pytest.mark.parametrize("what", ["celebrity", "government"])
def test_r4_5_each_purchase_makes_the_next_dearer(what: str, bought: int, price: tuple[int, int]) -> None:
    play = Play()
    tile = play.seat(0).tile
    if what == "celebrity":
        play.celebrity("vagrant", tile)
        play.state.celebrities[0].bought = bought
        play.tile(tile, owner=0)
    else:
        play.tile(tile, structure="gov_office")
        play.state.governments[tile].bought = bought
    play.money(0, price[0], price[1])
    play.will(0, "buy")
    play.interaction_of(0)
    bought_now = play.state.celebrities[0].bought if what == "celebrity" else play.state.governments[tile].bought
    assert (play.purse(0)[1:], bought_now) == ((0, 0), bought + 1)


@pytest.mark.parametrize(("donations", "influence"), [(999, 500), (1000, 499)])
def test_r4_5_what_cannot_be_paid_is_not_offered(donations: int, influence: int) -> None:
    play = Play()
    tile = play.seat(0).tile
    play.celebrity("vagrant", tile)
    play.state.celebrities[0].bought = 1
    play.money(0, donations, influence)
    play.will(0, "buy")
    play.interaction_of(0)
    assert play.state.celebrities[0].owner == -1


@pytest.mark.parametrize(("believers", "left"), [(99, 99), (100, 50), (260, 210)])
def test_r4_6_declaring_combat_costs_reputation_2_and_50_of_100_believers(believers: int, left: int) -> None:
    play = Play()
    play.tile(play.seat(0).tile, owner=1)
    play.seat(0).believers = believers
    play.rolls(100)
    play.interaction_of(0)
    assert play.told("reputation_down", 0)[0]["amount"] == 2
    assert play.seat(0).believers == left


def test_r4_7_resources_are_exchanged_at_the_counter() -> None:
    play = Play()
    play.tile(play.seat(0).tile, structure="gov_office")
    play.will(0, "donations")
    play.interaction_of(0)
    assert play.purse(0) == (100, 300, 600)


@pytest.mark.parametrize(("kind", "price"), [("worst_scandal", 10), ("future_body", 5), ("night_temperance", 1)])
def test_r4_8_a_reputation_price_needs_more_than_itself(kind: str, price: int) -> None:
    assert CARDS[kind].reputation == price
    for reputation, usable in ((price, False), (price + 1, True)):
        play = ready(kind, "relief_corps", donations=900, influence=900, reputation=reputation)
        play.cards_of(0)
        assert (f"use:{kind}@1" in play.offered()) is usable


def test_r4_8_the_reputation_price_is_paid() -> None:
    play = ready("worst_scandal", donations=900, influence=900)
    play.cards_of(0)
    play.answer("use:worst_scandal@1")
    assert (play.seat(0).reputation, play.purse(0)) == (40, (100, 0, 0))


def test_r4_8_the_price_of_a_hidden_reputation_is_told_without_its_number() -> None:
    play = ready("worst_scandal", donations=900, influence=900)
    play.seat(0).effects = [Effect("hidden_reputation", "turns", 3, 0)]
    play.cards_of(0)
    play.answer("use:worst_scandal@1")
    assert play.told("reputation_paid", 0) == [{"seat": 0, "amount": 10}]
    assert (play.told("reputation_paid", 1), play.told("reputation_hidden", 1)) == ([], [{"seat": 0}])


def test_r4_8_a_combat_price_may_bring_to_0() -> None:
    play = Play(3)
    play.tile(play.seat(0).tile, owner=1)
    play.seat(0).reputation = 1
    play.interaction_of(0)
    assert not play.seat(0).alive


def test_r4_8_an_effect_may_bring_to_0() -> None:
    play = Play(3)
    play.seat(1).reputation = 3
    play.give(0, "simple_prank")
    play.cards_of(0)
    play.answer("use:simple_prank@1")
    assert not play.seat(1).alive


@pytest.mark.parametrize(("donations", "influence", "left"), [(501, 601, (250, 300)), (500, 600, (250, 300))])
def test_r4_9_half_as_a_price_is_rounded_up(donations: int, influence: int, left: tuple[int, int]) -> None:
    play = ready("indulgence", donations=donations, influence=influence, reputation=20)
    play.cards_of(0)
    play.answer("use:indulgence@1")
    assert play.purse(0)[1:] == left


def test_r4_9_a_percentage_of_a_resource_is_rounded_down() -> None:
    play = Play()
    play.tile(20, owner=0, designation="icon", allotment=(75, 0, 0))
    play.start_of(0)
    assert play.seat(0).believers == 137


def test_r4_10_an_allotment_is_paid_in_full_each_time() -> None:
    play = Play(religions=("hindu", "hindu"), characters=("explorer", "explorer"))
    tile = play.seat(0).tile
    play.tile(tile, allotment=(50, 60, 70))
    for _ in range(2):
        play.money(0, 0, 0, believers=0)
        play.state.owner[tile] = -1
        play.piece(0, tile)
        play.rolls(1)
        play.interaction_of(0)
        assert play.purse(0) == (50, 60, 70)


def test_r4_10_whoever_owned_the_tile_before() -> None:
    play = Play(religions=("hindu", "hindu"), characters=("explorer", "explorer"))
    tile = play.seat(0).tile
    play.tile(tile, owner=1, allotment=(50, 60, 70))
    play.state.owner[tile] = -1
    play.money(0, 0, 0, believers=0)
    play.rolls(1)
    play.interaction_of(0)
    assert play.purse(0) == (50, 60, 70)


def test_r5_12_a_free_card_still_costs_its_reputation() -> None:
    play = ready("reaper")
    play.seat(0).hand = [HeldCard("worst_scandal", free=True)]
    play.cards_of(0)
    play.answer("use:worst_scandal@1")
    assert (play.seat(0).reputation, play.purse(0)) == (40, (100, 0, 0))
