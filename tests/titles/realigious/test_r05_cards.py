"""R5. Deck, hand, graveyard, the use of a card."""
from __future__ import annotations

import pytest

from game.titles.realigious.state import Effect, HeldCard
from tests.titles.realigious.play import Play


def ready(*hand: str, players: int = 2) -> Play:
    """Seat 0 with these cards and enough of everything; the others have empty hands."""
    play = Play(players)
    for seat in range(players):
        play.give(seat)
    play.give(0, *hand)
    play.money(0, 3000, 3000)
    return play


# ---------------------------------------------------------------- R5.1 - R5.6
def test_r5_3_drawing_the_last_card_renews_the_deck_at_once() -> None:
    play = ready()
    play.deck(0, "reaper", "tithe", "gleaning")
    play.seat(0).deck = ["reaper"]
    play.seat(0).grave = ["tithe"]
    play.start_of(0)
    assert play.hand(0) == ["reaper"]
    assert sorted(play.seat(0).deck) == ["gleaning", "reaper", "tithe"]
    assert play.seat(0).grave == ["tithe"]


def test_r5_3_the_new_copy_is_shuffled() -> None:
    orders = set()
    kinds = ["reaper", "tithe", "gleaning", "sanctuary", "cast_net", "relief_corps"]
    for seed in range(8):
        play = Play(seed=seed)
        play.give(0)
        play.deck(0, *kinds)
        play.seat(0).deck = ["reaper"]
        play.start_of(0)
        orders.add(tuple(play.seat(0).deck))
    assert len(orders) > 4


def test_r5_3_a_deck_that_runs_out_by_discarding_is_renewed_too() -> None:
    play = Play(god="giyechin")
    play.deck(1, "reaper", "tithe")
    play.give(0, "relief_corps")
    play.relic(9, kind=4)
    play.move_of(0)
    play.answer("tile:9")
    assert len(play.seat(1).deck) == 1, "three cards of two were discarded: a new copy, less one"
    assert len(play.seat(1).grave) == 3


def test_r5_4_the_newest_card_lies_in_slot_1() -> None:
    play = ready("tithe", "gleaning")
    play.deck(0, "reaper", "sanctuary")
    play.start_of(0)
    assert play.hand(0) == ["reaper", "tithe", "gleaning"]


def test_r5_5_a_fourth_card_sends_the_oldest_to_the_graveyard_first() -> None:
    play = ready("tithe", "gleaning", "cast_net")
    play.deck(0, "reaper", "sanctuary")
    play.start_of(0)
    assert (play.hand(0), play.seat(0).grave) == (["reaper", "tithe", "gleaning"], ["cast_net"])


def test_r5_5_it_holds_for_every_card_that_enters() -> None:
    play = ready("harvest_season", "tithe", "gleaning")
    play.seat(0).grave = ["reaper"]
    play.cards_of(0)
    play.answer("use:harvest_season@1")
    assert play.hand(0) == ["reaper", "reaper", "tithe"]
    assert play.seat(0).grave[-1] == "gleaning"


def test_r5_5_blessing_of_the_future_is_the_exception() -> None:
    play = ready("tithe", "gleaning", "cast_net")
    play.seat(0).effects = [Effect("blessing", "start", 1, what="reaper")]
    play.start_of(0)
    assert (play.hand(0), play.seat(0).grave) == (["tithe", "gleaning", "cast_net"], ["reaper"])


def test_r5_6_the_top_card_is_drawn() -> None:
    play = ready()
    play.deck(0, "reaper", "tithe", "gleaning")
    play.start_of(0)
    play.seat(0).hand = []
    play.start_of(0)
    assert (play.hand(0), play.seat(0).deck) == (["tithe"], ["gleaning"])


# ---------------------------------------------------------------- R5.7
def test_r5_7_a_used_card_is_paid_and_buried_before_anybody_is_asked() -> None:
    play = ready("reaper")
    play.give(1, "witchs_way")
    play.money(1, 300, 0)
    play.cards_of(0)
    play.session.answer(0, "use:reaper@1")
    assert (play.question.seat, play.question.text) == (1, "react")
    assert (play.seat(0).donations, play.seat(0).grave[-1], play.effects(0)) == (2600, "reaper", [])


def test_r5_7_a_negated_card_stays_paid_and_buried_without_effect() -> None:
    play = ready("reaper")
    play.give(1, "witchs_way")
    play.money(1, 300, 0)
    play.will(1, "use:witchs_way")
    play.cards_of(0)
    play.answer("use:reaper@1")
    assert (play.seat(0).donations, play.seat(0).grave[-1], play.effects(0)) == (2600, "reaper", [])


def test_r5_7_a_target_that_is_no_longer_legal_is_left_out() -> None:
    """The tile's owner gives it up, by a Minor Sacrifice out of its deck, while the card is on its way."""
    play = ready("move_mountains", "wall_of_word", players=3)
    play.give(1, "witchs_way", "angels_seal")
    play.deck(1, "minor_sacrifice")
    play.money(1, 300, 100)
    play.tile(9, owner=1)
    play.will(1, "use:witchs_way", "use:angels_seal", "tile:9", "tile:15")
    play.will(0, "use:wall_of_word")
    play.cards_of(0)
    play.answer("use:move_mountains@1", "tile:9")
    assert (play.state.owner[9], play.designation(9)) == (-1, "")
    assert play.told("card_effect_lost", 0) == [{"seat": 0, "card": "move_mountains"}]
    assert play.seat(0).donations == 3000 - 600 - 500


def test_r5_7_calling_off_a_target_costs_nothing() -> None:
    play = ready("gleaning")
    play.cards_of(0)
    play.answer("use:gleaning@1", "cancel")
    assert (play.hand(0), play.seat(0).donations) == (["gleaning"], 3000)


# ---------------------------------------------------------------- R5.8 - R5.10
def test_r5_8_a_card_whose_condition_fails_is_not_offered() -> None:
    play = ready("harvest_season", "relief_corps")
    play.cards_of(0)
    assert play.offered() == ["use:relief_corps@2", "done"]


def test_r5_8_a_card_that_cannot_be_paid_is_not_offered() -> None:
    play = ready("reaper", "relief_corps")
    play.money(0, 399, 0)
    play.cards_of(0)
    assert play.offered() == ["use:relief_corps@2", "done"]


@pytest.mark.parametrize("own", [0, 1, 2])
def test_r5_8_a_card_needs_a_legal_choice_for_each_target(own: int) -> None:
    play = ready("ordain_apostles", "relief_corps")
    for tile in range(20, 20 + own):
        play.tile(tile, owner=0)
    play.cards_of(0)
    assert ("use:ordain_apostles@1" in play.offered()) is (own == 2)


def test_r5_8_a_second_apostle_must_be_possible() -> None:
    play = ready("ordain_apostles", "relief_corps")
    play.tile(20, owner=0, designation="apostle")
    play.tile(21, owner=0)
    play.cards_of(0)
    assert "use:ordain_apostles@1" not in play.offered()


@pytest.mark.parametrize(("knowledge", "offered"), [(0, False), (1, False), (2, True)])
def test_r5_9_a_neutral_target_must_be_revealed(knowledge: int, offered: bool) -> None:
    play = ready("gleaning")
    play.seat(0).knowledge[30] = knowledge
    play.cards_of(0)
    play.answer("use:gleaning@1")
    assert ("tile:30" in play.offered()) is offered


def test_r5_9_the_own_tile_may_be_unrevealed() -> None:
    play = ready("sanctuary")
    play.state.owner[30] = 0
    assert play.seat(0).knowledge[30] < 2
    play.cards_of(0)
    play.answer("use:sanctuary@1")
    assert "tile:30" in play.offered()


def test_r5_9_no_target_in_another_players_fog() -> None:
    play = ready("gleaning")
    play.seat(0).knowledge[30] = 2
    play.seat(1).effects = [Effect("fog", "turns", 3, 1, ref=30)]
    play.cards_of(0)
    play.answer("use:gleaning@1")
    assert "tile:30" not in play.offered()


def test_r5_9_a_random_tile_need_not_be_revealed() -> None:
    play = ready("extremist")
    play.state.owner[30] = 0
    play.cards_of(0)
    play.answer("use:extremist@1")
    assert play.state.separatists == {30: 4}


def test_r5_10_a_reaction_is_no_action() -> None:
    play = ready("fair_game", "relief_corps")
    play.cards_of(0)
    assert play.offered() == ["use:relief_corps@2", "done"]


def test_r5_10_an_action_is_no_reaction() -> None:
    play = ready("reaper")
    play.give(1, "relief_corps")
    play.will(1, "use:relief_corps")
    play.cards_of(0)
    play.answer("use:reaper@1")
    assert play.seat(1).reputation == 50


# ---------------------------------------------------------------- R5.11, R5.12
@pytest.mark.parametrize(("donations", "influence", "usable"), [
    (900, 900, True), (899, 5000, False), (5000, 899, False)])
def test_r5_11_a_text_price_keeps_the_level_price_as_a_gate(donations: int, influence: int, usable: bool) -> None:
    play = ready("noble_sacrifice", "reaper")
    play.money(0, donations, influence)
    play.cards_of(0)
    assert ("use:noble_sacrifice@1" in (play.offered() if play.state.acting == 0 else [])) is usable


def test_r5_11_the_text_price_replaces_the_level_price() -> None:
    play = ready("indulgence")
    play.money(0, 0, 700, reputation=20)
    play.cards_of(0)
    play.answer("use:indulgence@1")
    assert play.purse(0)[1:] == (0, 350)


def test_r5_11_a_reputation_price_is_paid_in_addition() -> None:
    play = ready("future_body")
    play.deck(0, "reaper", "tithe", "gleaning", "sanctuary")
    play.cards_of(0)
    play.answer("use:future_body@1")
    assert (play.seat(0).reputation, play.seat(0).donations) == (45, 2600)


@pytest.mark.parametrize("source", ["mercy", "secret_rite", "anointed"])
def test_r5_12_free_cards_cost_no_resources_be_it_by_text_price(source: str) -> None:
    for kind in ("reaper", "noble_sacrifice"):
        play = ready()
        play.money(0, 70, 80)
        play.seat(0).hand = [HeldCard(kind, free=source == "anointed")]
        if source != "anointed":
            play.seat(0).effects = [Effect(source, "use")]
        play.cards_of(0)
        play.answer(f"use:{kind}@1")
        assert play.purse(0)[1:] == (70, 80)


def test_r5_12_a_free_cards_reputation_price_must_be_payable() -> None:
    play = ready()
    play.money(0, 0, 0, reputation=10)
    play.seat(0).hand = [HeldCard("worst_scandal", free=True), HeldCard("relief_corps", free=True)]
    play.cards_of(0)
    assert play.offered() == ["use:relief_corps@2", "done"]


# ---------------------------------------------------------------- R5.13 - R5.15
@pytest.mark.parametrize(("kind", "done"), [
    ("extremist", lambda play: bool(play.state.separatists)),
    ("glory_treasure", lambda play: play.seat(0).donations == 4000),
    ("shame_end", lambda play: play.effects(0) == ["skip"]),
    ("spell_of_doom", lambda play: play.seat(0).reputation == 30)])
def test_r5_13_cards_that_act_when_discarded(kind: str, done: object) -> None:
    play = ready("reaper", "tithe", kind)
    play.tile(20, owner=0)
    play.deck(0, "gleaning", "sanctuary")
    play.start_of(0)
    assert callable(done)
    assert done(play)


def test_r5_13_a_used_card_is_not_discarded() -> None:
    play = ready("reaper")
    play.cards_of(0)
    play.answer("use:reaper@1")
    assert play.told("discarded", 0) == []


def test_r5_13_cards_of_a_hand_arrive_slot_3_first() -> None:
    play = ready("reaper", "tithe", "gleaning")
    play.seat(0).effects = [Effect("trial", "start", 1)]
    play.deck(0, "sanctuary", "cast_net", "relief_corps", "miracle")
    play.start_of(0)
    assert play.seat(0).grave == ["gleaning", "tithe", "reaper"]


def test_r5_13_cards_of_a_deck_arrive_top_first() -> None:
    play = Play(god="giyechin")
    play.deck(1, "reaper", "tithe", "gleaning", "sanctuary")
    play.relic(9, kind=4)
    play.move_of(0)
    play.answer("tile:9")
    assert play.seat(1).grave == ["reaper", "tithe", "gleaning"]


def test_r5_14_copies_are_ordinary_cards() -> None:
    play = ready("harvest_season")
    play.seat(0).grave = ["reaper"]
    play.cards_of(0)
    play.answer("use:harvest_season@1", "use:reaper@1")
    assert play.seat(0).grave == ["reaper", "harvest_season", "reaper"]
    assert play.seat(0).donations == 3000 - 600 - 400


@pytest.mark.parametrize("kind", ["glory_treasure", "shame_end", "extremist", "glory_mercy"])
def test_r5_15_glory_shame_and_religion_cards_cost_nothing(kind: str) -> None:
    play = ready(kind)
    play.money(0, 0, 0)
    play.cards_of(0)
    assert f"use:{kind}@1" in play.offered()


def test_r5_15_a_glory_card_acts_once_and_leaves_the_game() -> None:
    play = ready("glory_treasure")
    play.cards_of(0)
    play.answer("use:glory_treasure@1")
    assert (play.seat(0).donations, play.hand(0), play.seat(0).grave) == (4000, [], [])


def test_r5_15_a_shame_card_can_be_used_as_an_action() -> None:
    play = ready("shame_end")
    play.cards_of(0)
    play.answer("use:shame_end@1")
    assert (play.effects(0), play.seat(0).grave) == (["skip"], [])


def test_r5_15_no_glory_or_shame_in_any_deck_list() -> None:
    play = Play(4, religions=("christian", "buddhist", "hindu", "islamic"))
    kinds = [kind for player in play.state.seats for kind in player.deck_list]
    assert [kind for kind in kinds if kind.startswith(("glory", "shame"))] == []
