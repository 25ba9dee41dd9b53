"""Influence (5.3): what its cards do. INF-5: `test_celebrities.py`."""
from __future__ import annotations

import pytest

from game.core.state import Step
from game.titles.realigious import sight
from game.titles.realigious.cards.play import action_refusal, card_targets, usable_cards
from game.titles.realigious.rates import combat_price
from game.titles.realigious.state import Effect, HeldCard
from game.titles.realigious.view import view
from tests.titles.realigious.play import Play
from tests.titles.realigious.war import HERE, conflict, contract, fight, remote, war

HOME, BESIDE, AWAY = 8, 9, 40  # seat 0's start, a tile it has revealed, seat 1's start
FAR = 46  # a tile that seat 0 has not revealed
FILLER = "relief_corps"  # always usable: keeps step A open


def rich(players: int = 2, **options: object) -> Play:
    """A plain map on which everybody can pay for every card; nobody has one."""
    play = Play(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.money(seat, 5000, 5000)
        play.give(seat)
    return play


def using(play: Play, *keys: str) -> Play:
    """Seat 0 uses the first card of its hand in step A, at these targets."""
    card = play.hand(0)[0]
    play.cards_of(0)
    play.answer(f"use:{card}@1", *keys)
    return play


def usable(play: Play, seat: int) -> list[str]:
    """The cards that the seat could use in step A."""
    return [option.key for option in usable_cards(play.state, seat)]


def targets(play: Play, kind: str) -> list[str]:
    """What seat 0 could aim the card at."""
    return [option.key for option in card_targets(play.state, 0, kind, (), False)]


def walks_to(play: Play, seat: int, start: int, tile: int) -> None:
    """The seat moves its piece from `start` to `tile`."""
    play.piece(seat, start)
    play.move_of(seat)
    play.answer(f"tile:{tile}")


# ---------------------------------------------------------------- INF-1
def test_inf_1a_relief_corps_raises_reputation_by_three() -> None:
    play = rich()
    play.give(0, "relief_corps", FILLER)
    using(play)
    assert (play.seat(0).reputation, play.purse(0)) == (53, (100, 4900, 5000))


def test_inf_1b_noble_sacrifice_gives_up_both_purses_for_fifteen() -> None:
    play = rich()
    play.money(0, 901, 2345)
    play.give(0, "noble_sacrifice")
    using(play)
    assert (play.seat(0).reputation, play.purse(0)) == (65, (100, 0, 0))


@pytest.mark.parametrize(("donations", "influence", "keys"), [
    (900, 900, ["use:noble_sacrifice@1"]), (899, 5000, []), (5000, 899, [])])
def test_inf_1b_noble_sacrifice_needs_the_level_price(donations: int, influence: int, keys: list[str]) -> None:
    play = rich()
    play.money(0, donations, influence)
    play.give(0, "noble_sacrifice")
    assert usable(play, 0) == keys


# ---------------------------------------------------------------- INF-2
def test_inf_2a_guardian_of_life_founds_a_hospital_that_others_pay_into() -> None:
    play = rich()
    play.give(0, "guardian_of_life", FILLER)
    using(play, f"tile:{BESIDE}")
    assert (play.designation(BESIDE), play.state.owner[BESIDE]) == ("hospital", -1)
    walks_to(play, 1, 10, BESIDE)
    assert (play.seat(0).reputation, play.seat(1).reputation) == (55, 50)


def test_inf_2a_the_users_own_contact_with_the_hospital_pays_nothing() -> None:
    play = rich()
    play.give(0, "guardian_of_life", FILLER)
    using(play, f"tile:{BESIDE}")
    walks_to(play, 0, HOME, BESIDE)
    assert play.seat(0).reputation == 50


def test_inf_2a_the_user_may_have_any_number_of_hospitals() -> None:
    play = rich()
    play.give(0, "guardian_of_life", "guardian_of_life", FILLER)
    using(play, f"tile:{BESIDE}")
    play.answer("use:guardian_of_life@1", f"tile:{HOME}")
    assert (play.designation(BESIDE), play.designation(HOME)) == ("hospital", "hospital")


def test_inf_2a_the_hospital_stays_when_somebody_converts_the_tile() -> None:
    play = rich()
    play.give(0, "guardian_of_life", FILLER)
    using(play, f"tile:{BESIDE}")
    play.piece(1, BESIDE)
    play.rolls(1)
    play.interaction_of(1)
    assert (play.state.owner[BESIDE], play.designation(BESIDE)) == (1, "hospital")
    walks_to(play, 1, 10, BESIDE)
    assert play.seat(0).reputation == 55


def test_inf_2a_guardian_of_life_names_revealed_neutral_tiles_that_can_be_owned() -> None:
    play = rich()
    play.tile(1, terrain="water")
    play.tile(2, "gov_police")
    play.tile(7, owner=0)
    play.tile(BESIDE, owner=1)
    play.tile(15, "restricted")
    play.tile(FAR, "house")
    revealed = {1, 2, 7, 8, 9, 15, 16}
    assert {t for t, known in enumerate(play.seat(0).knowledge) if known == sight.REVEALED} == revealed
    assert targets(play, "guardian_of_life") == ["tile:8", "tile:15", "tile:16"]


@pytest.mark.parametrize("how", [fight, conflict, remote])
def test_inf_2b_relief_operation_negates_a_combat_on_anothers_tile(how: object) -> None:
    play = war(3)
    play.give(2, "relief_operation")
    play.will(2, "use:relief_operation")
    play.money(0, 1000, 1000, believers=100)
    how(play)  # type: ignore[operator]
    assert (play.state.owner[HERE], play.seat(2).reputation, play.seat(0).reputation) == (1, 60, 48)
    assert (play.purse(2), play.seat(0).believers) == ((0, 200, 200), 100)


def test_inf_2b_relief_operation_negates_a_contract() -> None:
    play = war(3)
    play.give(2, "relief_operation")
    play.will(2, "use:relief_operation")
    contract(play, 1)
    assert (play.state.owner[20], play.seat(1).tile, play.seat(2).reputation) == (1, 20, 60)


def test_inf_2b_relief_operation_answers_the_users_own_declaration() -> None:
    play = war()
    play.give(0, "relief_operation")
    play.will(0, "use:relief_operation")
    fight(play)
    assert (play.state.owner[HERE], play.seat(0).reputation) == (1, 50 - 2 + 10)


def test_inf_2b_relief_operation_does_not_help_the_owner_of_the_tile() -> None:
    play = war()
    play.give(1, "relief_operation")
    play.will(1, "use:relief_operation")
    fight(play, 1)
    assert (play.state.owner[HERE], play.seat(1).reputation) == (0, 50)


def test_inf_2b_relief_operation_leaves_a_contract_on_a_neutral_tile() -> None:
    play = war(3)
    play.give(2, "relief_operation")
    play.will(2, "use:relief_operation")
    contract(play, -1, 1)
    assert (play.seat(2).reputation, play.seat(1).tile) == (50, HERE)


# ---------------------------------------------------------------- INF-3
def test_inf_3a_right_hand_raises_reputation_and_brings_the_left_hand_back() -> None:
    play = rich()
    play.seat(0).grave = ["tithe", "left_hand"]
    play.give(0, "right_hand", "reaper")
    using(play)
    assert (play.seat(0).reputation, play.purse(0)) == (53, (100, 4700, 5000))
    assert (play.hand(0), play.seat(0).grave) == (["left_hand", "reaper"], ["tithe", "right_hand"])


def test_inf_3a_right_hand_alone_brings_nothing_back() -> None:
    play = rich()
    play.seat(0).grave = ["tithe"]
    play.seat(1).grave = ["left_hand"]
    play.give(0, "right_hand", "reaper")
    using(play)
    assert (play.hand(0), play.seat(1).grave) == (["reaper"], ["left_hand"])


def test_inf_3b_left_hand_hides_the_reputation_and_brings_the_right_hand_back() -> None:
    play = rich()
    play.seat(0).grave = ["right_hand"]
    play.give(0, "left_hand", "reaper")
    using(play)
    assert (view(play.state, 1).seats[0].reputation, view(play.state, 0).seats[0].reputation) == (None, 50)
    assert (play.hand(0), play.seat(0).grave) == (["right_hand", "reaper"], ["left_hand"])


def test_inf_3b_left_hand_hides_the_reputation_for_three_own_turns() -> None:
    play = rich()
    play.give(0, "left_hand", FILLER)
    using(play)
    hidden = []
    for _ in range(3):
        play.turn_of(1)
        hidden.append(view(play.state, 1).seats[0].reputation is None)
        play.turn_of(0)
    assert (hidden, view(play.state, 1).seats[0].reputation) == ([True, True, True], 50)


def test_inf_3b_a_hidden_reputation_of_100_wins() -> None:
    play = rich()
    play.seat(0).effects = [Effect("hidden_reputation", "turns", 3, 0)]
    play.seat(0).reputation = 98
    play.give(0, "relief_corps", FILLER)
    using(play)
    assert play.state.outcome is not None
    assert (play.state.outcome.winners, play.state.outcome.reason) == ([0], "win_social")


def test_g62_each_hand_returns_once_per_turn_of_any_player() -> None:
    play = rich()
    play.seat(0).effects = [Effect("secret_rite", "turn_end", 1, 0)]
    play.seat(0).grave = ["left_hand"]
    play.give(0, "right_hand", FILLER)
    using(play)
    play.answer("use:left_hand@1", "use:right_hand@1")
    assert (play.hand(0), play.seat(0).reputation) == ([FILLER], 56)
    play.turn_of(1)
    play.give(0, "right_hand", FILLER)
    using(play)
    assert play.hand(0) == ["left_hand", FILLER]


# ---------------------------------------------------------------- INF-4
def test_inf_4a_new_generation_founds_a_school_that_raises_reputation_each_start_phase() -> None:
    play = rich()
    play.tile(BESIDE, owner=0)
    play.give(0, "new_generation", FILLER)
    using(play, f"tile:{BESIDE}")
    assert play.seat(0).reputation == 50
    for _ in range(2):
        play.start_of(0)
    assert (play.designation(BESIDE), play.seat(0).reputation) == ("school", 52)


def test_inf_4a_new_generation_names_own_tiles_and_the_school_goes_with_the_owner() -> None:
    play = rich()
    play.tile(BESIDE, owner=0)
    play.tile(FAR, owner=0)
    play.tile(7, owner=1)
    assert targets(play, "new_generation") == [f"tile:{BESIDE}", f"tile:{FAR}"]
    play.give(0, "new_generation", FILLER)
    using(play, f"tile:{BESIDE}")
    play.give(1, "move_mountains", FILLER)
    play.piece(1, 10)
    play.cards_of(1)
    play.answer("use:move_mountains@1", f"tile:{BESIDE}")
    play.start_of(0)
    assert (play.designation(BESIDE), play.seat(0).reputation) == ("icon", 50)


def test_inf_4b_axis_of_evil_doubles_the_price_of_the_next_three_turns() -> None:
    play = rich()
    play.give(0, "axis_of_evil", FILLER)
    using(play, "seat:1")
    prices = [combat_price(play.state, 1)]
    for _ in range(4):
        play.turn_of(1)
        prices.append(combat_price(play.state, 1))
    assert (prices, combat_price(play.state, 0)) == ([4, 4, 4, 4, 2], 2)


def test_inf_4b_axis_of_evil_is_paid_at_the_declaration() -> None:
    play = war()
    play.give(1, "axis_of_evil", FILLER)
    play.cards_of(1)
    play.answer("use:axis_of_evil@1", "seat:0")
    fight(play, 1)
    assert play.seat(0).reputation == 46


def test_inf_4b_axis_of_evil_names_other_players_but_no_seeker() -> None:
    play = rich(3)
    play.seat(1).effects = [Effect("seeker", "turns", 3, 1)]
    assert targets(play, "axis_of_evil") == ["seat:2"]


# ---------------------------------------------------------------- INF-6
def crowning(*hand: str, card: str = "reaper") -> Play:
    """Seat 0 has used the Anointed King on `card` and two start phases have passed; its purse is empty, its hand now
    `hand`."""
    play = rich()
    play.deck(0, "tithe", "tithe", "tithe", "tithe", "tithe")
    play.give(0, "anointed_king", card, FILLER)
    using(play, f"hand:{card}")
    assert (play.hand(0), play.seat(0).grave) == ([FILLER], ["anointed_king"])
    for _ in range(2):
        play.start_of(0)
    assert card not in play.hand(0)
    play.money(0, 0, 0)
    play.give(0, *hand)
    return play


def test_inf_6a_the_anointed_king_returns_the_card_in_the_third_start_phase_before_the_draw_for_free() -> None:
    play = crowning()
    play.start_of(0)
    assert (play.hand(0), usable(play, 0)) == (["tithe", "reaper"], ["use:reaper@2"])
    play.cards_of(0)
    play.answer("use:reaper@2")
    assert (play.effects(0), play.purse(0)) == (["reaper"], (100, 0, 0))


def test_inf_6a_a_full_hand_makes_room_for_the_anointed_card() -> None:
    play = crowning("gleaning", "indulgence", "extremist")
    play.tile(BESIDE, owner=0)
    play.start_of(0)
    assert (play.hand(0), play.seat(0).grave[-2:]) == (["tithe", "reaper", "gleaning"], ["extremist", "indulgence"])
    assert play.state.separatists == {BESIDE: 4}


def test_inf_6a_the_card_lies_aside_while_the_hand_makes_room() -> None:
    play = crowning("angels_seal", "gleaning", "train_clergy")
    play.money(0, 0, 100)
    play.state.acting, play.state.phase, play.state.agenda = 0, "start", [Step("start_phase")]
    play.restart()
    assert (play.question.text, view(play.state, 1).seats[0].aside) == ("react", 1)
    play.answer("no")
    assert (play.hand(0)[-1], view(play.state, 1).seats[0].aside) == ("angels_seal", 0)


def test_inf_6a_a_card_that_was_called_meanwhile_comes_once_and_is_not_free() -> None:
    play = crowning("angels_seal", "gleaning", "pious_mind")
    play.money(0, 0, 100)
    play.will(0, "use:angels_seal", "seat:0")
    play.start_of(0)
    assert play.seat(0).hand == [HeldCard("tithe"), HeldCard("reaper"), HeldCard("gleaning")]


def test_inf_6a_the_card_is_free_until_it_leaves_the_hand() -> None:
    play = crowning()
    play.start_of(0)
    play.money(0, 200, 0)
    play.give(0, "gods_answer")
    play.seat(0).hand.append(HeldCard("reaper", free=True))
    using(play, "hand:reaper")
    play.deck(0, "reaper", "tithe")
    play.start_of(0)
    assert play.seat(0).hand[0] == HeldCard("reaper")


def test_inf_6a_the_anointed_king_needs_another_card() -> None:
    play = rich()
    play.give(0, "anointed_king")
    refusal = action_refusal(play.state, 0, HeldCard("anointed_king"))
    assert refusal is not None and refusal.text == "why.no_other_card"
    play.give(0, "anointed_king", "anointed_king")
    assert usable(play, 0) == ["use:anointed_king@1", "use:anointed_king@2"]
    using(play, "hand:anointed_king")
    assert (play.hand(0), view(play.state, 0).seats[0].aside) == ([], 1)


def test_inf_6a_others_know_only_that_a_card_lies_aside() -> None:
    play = rich()
    play.give(0, "anointed_king", "reaper", FILLER)
    using(play, "hand:reaper")
    mine, theirs = view(play.state, 0), view(play.state, 1)
    assert mine.own is not None and mine.own.aside == ("reaper",)
    assert theirs.own is not None and (theirs.own.aside, theirs.seats[0].aside) == ((), 1)


def blessing(*hand: str) -> Play:
    """Seat 0 has blessed the Reaper at the bottom of its deck, one start phase has passed and its hand is `hand`."""
    play = rich()
    play.deck(0, "tithe", "gleaning", "indulgence", "reaper")
    play.give(0, "blessing", FILLER)
    using(play, "deck:reaper")
    assert play.seat(0).deck == ["indulgence", "gleaning", "tithe"]
    play.start_of(0)
    assert play.hand(0)[0] == "tithe"
    play.give(0, *hand)
    return play


def test_inf_6b_blessing_of_the_future_gives_the_card_instead_of_the_second_draw() -> None:
    play = blessing("miracle")
    play.start_of(0)
    assert (play.hand(0), play.seat(0).deck) == (["reaper", "miracle"], ["indulgence", "gleaning"])
    assert not play.seat(0).hand[0].free


def test_inf_6b_a_full_hand_sends_the_blessed_card_to_the_graveyard() -> None:
    play = blessing("miracle", "tithe", "reunion")
    play.start_of(0)
    assert (play.hand(0), play.seat(0).grave) == (["miracle", "tithe", "reunion"], ["blessing", "reaper"])
    assert play.seat(0).deck == ["indulgence", "gleaning"]


def test_inf_6b_the_blessed_card_that_a_full_hand_discards_acts() -> None:
    play = rich()
    play.tile(BESIDE, owner=0)
    play.seat(0).effects = [Effect("blessing", "start", 1, what="extremist")]
    play.give(0, "miracle", "tithe", "reunion")
    play.start_of(0)
    assert play.state.separatists == {BESIDE: 4}


def test_inf_6b_blessing_lists_the_deck_by_name_each_kind_once() -> None:
    play = rich()
    play.deck(0, "tithe", "reaper", "tithe", "gleaning")
    assert targets(play, "blessing") == ["deck:gleaning", "deck:reaper", "deck:tithe"]


def test_inf_6b_of_several_copies_the_topmost_lies_aside_and_the_deck_keeps_its_order() -> None:
    play = rich()
    play.deck(0, "tithe", "reaper", "gleaning", "reaper", "indulgence")
    play.give(0, "blessing", FILLER)
    using(play, "deck:reaper")
    assert play.seat(0).deck == ["indulgence", "reaper", "gleaning", "tithe"]


def test_inf_6b_a_deck_emptied_by_blessing_is_renewed() -> None:
    play = rich()
    play.deck(0, "reaper")
    play.give(0, "blessing", FILLER)
    using(play, "deck:reaper")
    assert (play.seat(0).deck, view(play.state, 1).seats[0].aside) == (["reaper"], 1)
