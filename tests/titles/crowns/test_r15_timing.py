"""R15, R16, R18. Timing, using abilities, saves, cancels, uniqueness, control, attachments."""

from __future__ import annotations

import pytest

from game.core.events import EVERYONE
from game.titles.crowns.abilities import actions, drop_lost
from game.titles.crowns.stats import context
from game.titles.crowns.targets import ability_of
from game.titles.crowns.verbs import leave_play, take_control
from tests.titles.crowns.play import Play


def dying(*kinds: str) -> Play:
    """Seat 1 attacks with a Slagborn Champion; seat 0 has these characters, kneeling but the last."""
    play = Play()
    play.put(1, "al12")
    for kind in kinds:
        play.put(0, kind, kneeling=kind != kinds[-1])
    return play


def test_r15_5_several_forced_reactions_are_ordered_by_the_first_player() -> None:
    play = Play()
    play.put(1, "bc02")
    play.plot(1, "pl16")
    play.run_to(("marshal_turn", 0))
    assert (play.question.seat, play.question.text, play.question.window) == (0, "forced_order", "after")


def test_r15_5_one_forced_reaction_is_not_asked_about() -> None:
    play = Play()
    play.put(1, "bc02")
    play.run(("marshal_turn", 0))
    assert play.pool(1) == 1


def test_r15_1_the_question_of_a_window_says_that_it_is_a_reaction() -> None:
    play = dying("nt12", "rw04")
    play.fight("military", "al12", "card:nt12", by=1, on=0, stop="interrupt_window")
    assert (play.question.text, play.question.window) == ("interrupt_window", "before")


def test_r15_4_each_ability_answers_an_occurrence_once() -> None:
    play = Play()
    play.put(0, "hc01")
    play.run("dominance", wishes=("use:hc01:0",))
    assert play.card("hc01").power == 1


def test_g37_r15_4_seats_answer_in_player_order_from_the_first_player() -> None:
    play = Play(3)
    play.state.first = 1
    for seat in (0, 1, 2):
        play.put(seat, "al07")
    play.put(0, "al12")
    play.put(1, "nt12", kneeling=True)
    play.run_to(("attack", 0, "military", 1))
    seats = []
    while play.questions and play.question.text != "challenge_choice":
        if play.question.text == "reaction_window":
            seats.append(play.question.seat)
        attack = play.question.text == "attackers" and "done" not in play.offered()
        play.session.answer(play.question.seat, play.keyed("card:al12") if attack else play.question.default())
    assert seats == [1, 2, 0]


def test_r15_6_effects_make_windows_of_their_own_before_the_outer_one_goes_on() -> None:
    play = dying("rw07", "rw04")
    play.put(1, "al07")
    play.hand(1, "nt29")
    play.gold(1, 2)
    play.fight("military", "al12", "card:rw07", "use:rw04:0", "use:nt29:0", by=1, on=0)
    assert (play.kinds(0, "dead"), play.kneels("rw04")) == (["rw07"], True)


def test_r15_7_a_cancelled_ability_counts_for_its_limit_and_stays_paid() -> None:
    play = Play()
    play.put(0, "bc10")
    play.gold(0, 2)
    play.hand(1, "nt29")
    play.gold(1, 2)
    play.window("use:bc10:0", "use:nt29:0")
    assert (play.pool(0), play.icons("bc10"), play.offers("challenges")) == (1, "IP", [])


def test_r15_7_a_cancelled_event_is_discarded() -> None:
    play = Play()
    play.put(0, "al05", kneeling=True)
    play.hand(0, "nt27")
    play.gold(0, 2)
    play.hand(1, "vc21")
    play.gold(1, 1)
    play.window("use:nt27:0", "use:vc21:0")
    assert (play.kinds(0, "discard"), play.pool(0), play.kneels("al05"), play.seat(0).kneeling) == (
        ["nt27"],
        0,
        True,
        True,
    )


def test_r15_8_what_cannot_be_saved_is_not_answered_by_saves() -> None:
    play = Play()
    play.put(1, "al02")
    play.put(0, "rw11")
    play.put(0, "rw04")
    play.gold(0, 1)
    play.fight("intrigue", "rw11", "use:al02:0")
    assert play.kinds(0, "dead") == ["rw11"]


def test_r15_8_a_sacrifice_is_not_saved() -> None:
    play = Play()
    play.put(0, "al08")
    play.put(0, "rw04")
    play.put(1, "nt12")
    play.hand(0, "al23")
    play.gold(0, 4)
    play.put(0, "nt18")
    play.window("use:al23:0")
    assert play.kinds(0, "discard") == ["al08", "al23"]


def test_r15_9_a_card_that_enters_during_a_window_does_not_react_in_it() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "rw07", kneeling=True)
    play.put(1, "rw01", kneeling=True)
    play.fight("military", "al12", "card:rw07", "use:rw01:0")
    assert (play.kinds(1, "hand"), play.kinds(1, "dead")) == (["rw07"], [])


def test_r15_9_cards_in_hand_do_not_react() -> None:
    play = dying("nt12")
    play.hand(0, "rw04", "al08", "nt11", "rw01")
    play.fight("military", "al12", by=1, on=0)
    assert play.kinds(0, "dead") == ["nt12"]


def test_r15_9_only_killed_self_is_answered_by_the_dead_card() -> None:
    play = dying("al07")
    play.fight("military", "al12", by=1, on=0)
    assert (play.kinds(0, "dead"), play.kinds(0, "hand")) == (["al07"], [])


def test_r15_10_a_limit_starts_again_when_the_card_enters_play_anew() -> None:
    play = Play()
    play.put(0, "bc10")
    play.gold(0, 5)
    play.window("use:bc10:0")
    assert play.offers("challenges") == []
    play.card("bc10").stamp += 1
    assert play.offers("challenges") == ["use:bc10:0"]


def test_r15_10_the_limit_of_an_event_is_per_seat_and_title() -> None:
    play = Play()
    play.put(1, "al05")
    play.put(1, "al06")
    play.hand(0, "bc22", "bc22")
    play.gold(0, 6)
    play.window("use:bc22:0", "card:al05")
    assert play.offers("challenges") == []


def test_r16_1_an_ability_without_a_target_is_not_offered() -> None:
    play = Play()
    play.put(0, "hc04")
    assert play.offers("challenges") == []


def test_r16_1_an_ability_that_could_change_nothing_is_not_offered() -> None:
    play = Play()
    play.put(0, "vc15")
    assert play.offers("plot") == ["use:vc15:0"]
    play.state.piles[0]["deck"].clear()
    assert play.offers("plot") == []


@pytest.mark.parametrize("held", [True, False])
def test_r16_1_nobody_may_look_at_hands_where_there_is_none(held: bool) -> None:
    play = Play()
    play.hand(0, "vc11")
    play.hand(1, *["nt12"] * held)
    play.gold(0, 2)
    play.state.phase = "marshalling"
    play.run_to(("marshal", 0))
    play.go("marshal:vc11", stop="reaction_window")
    asked = [question.text for question in play.session.questions()]
    assert (asked == ["reaction_window"]) == held


@pytest.mark.parametrize("left", [True, False])
def test_r16_1_an_empty_draw_deck_is_not_milled(left: bool) -> None:
    play = Play()
    play.put(0, "dc03")
    if not left:
        play.state.piles[1]["discard"] = play.state.piles[1].pop("deck")
        for number in play.state.piles[1]["discard"]:
            play.state.cards[number].zone, play.state.cards[number].known = "discard", EVERYONE
    offered = [option.key for option in actions(play.state, 0, "challenges")]
    assert bool(offered) == left


def test_r16_2_an_event_must_be_paid() -> None:
    play = Play()
    play.put(0, "al05", kneeling=True)
    play.hand(0, "nt27")
    play.gold(0, 1)
    assert play.offers("challenges") == []


def test_r16_3_a_target_that_has_left_is_skipped() -> None:
    play = Play()
    play.put(0, "hc04")
    play.put(0, "hc06", kneeling=True)
    ctx = context(play.state, 0, play.n("hc04"))
    ctx.cards["T"] = play.n("hc06")
    drop_lost(play.state, ctx, ability_of(ctx))
    assert ctx.cards
    leave_play(play.table, play.n("hc06"), "hand", "R2.3")
    drop_lost(play.state, ctx, ability_of(ctx))
    assert not ctx.cards


def test_r16_4_options_that_change_nothing_are_not_offered() -> None:
    play = Play()
    play.put(0, "bc07", kneeling=True)
    play.plot(0, "pl03")
    play.run(("marshal_turn", 0))
    assert (play.pool(0), play.kneels("bc07")) == (5, True)


def test_r16_7_blank_cards_keep_traits_icons_and_str() -> None:
    play = Play()
    play.put(0, "hc05")
    play.put(1, "vc19", on="hc05")
    assert (play.strength("hc05"), play.icons("hc05"), play.keywords("hc05")) == (3, "M", [])


def test_r18_1_a_unique_card_once_and_never_after_its_death() -> None:
    play = Play()
    play.put(0, "hc03")
    play.hand(0, "hc03", "hc01")
    play.pile(0, "dead", "hc01")
    play.gold(0, 20)
    assert [play.refusal(0, kind) for kind in ("hc03", "hc01")] == ["R18.1", "R18.1"]


def test_r18_1_different_seats_may_each_control_one() -> None:
    play = Play()
    play.put(1, "hc03")
    play.hand(0, "hc03")
    play.gold(0, 20)
    assert play.refusal(0, "hc03") == ""


def test_g16_r18_5_attachments_return_to_their_owners_hands() -> None:
    play = Play()
    play.put(1, "al05")
    play.put(1, "nt19", on="al05")
    play.put(0, "vc19", on="al05")
    play.hand(0, "rw22")
    play.gold(0, 2)
    play.window("use:rw22:0")
    assert (play.kinds(1, "hand"), play.kinds(0, "discard")) == (["al05", "nt19"], ["vc19", "rw22"])


def test_r18_6_control_moves_a_card_with_its_attachments_and_drops_duplicates() -> None:
    play = Play()
    play.put(1, "hc03", power=2, kneeling=True)
    play.put(1, "hc03", on="hc03", duplicate=True)
    play.put(1, "nt19", on="hc03")
    take_control(play.table, play.n("hc03"), 0, "phase", "x", "R18.6")
    card = play.card("hc03")
    assert (card.controller, card.power, card.kneeling, play.card("nt19").controller) == (0, 2, True, 1)
    assert play.kinds(1, "discard") == ["hc03"]


def test_r18_6_a_card_that_cannot_go_back_is_discarded() -> None:
    play = Play()
    play.put(1, "hc03")
    take_control(play.table, play.n("hc03"), 0, "phase", "x", "R18.6")
    play.put(1, "hc03")
    play.run(("phase_end", "challenges"))
    assert (play.kinds(1, "play"), play.kinds(1, "discard")) == (["hc03"], ["hc03"])


def test_r2_4_gold_and_power_on_a_leaving_card_return_to_the_treasury() -> None:
    play = dying("bc04")
    play.card("bc04").gold, play.card("bc04").power = 2, 1
    play.fight("military", "al12", by=1, on=0)
    assert (play.power(0), play.pool(0), play.card("bc04").gold) == (0, 0, 0)


def test_g6_r17_1_ambush_is_no_marshalling_and_no_reduction_counts() -> None:
    play = Play()
    play.plot(0, "pl21")
    play.hand(0, "bc03")
    play.gold(0, 4)
    assert play.offers("challenges") == []
    play.gold(0, 5)
    assert play.offers("challenges") == ["ambush:bc03"]
