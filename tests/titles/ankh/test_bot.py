"""Section 8: the bots answer every question, think on imagined worlds alone, and play better than chance."""
from __future__ import annotations

import pytest

from game.bots.play import choose
from game.core.rng import Stream
from game.core.session import Session
from game.titles.ankh import SPEC
from game.titles.ankh.bot_answers import ANSWERS
from game.titles.ankh.bot_cards import ban_for, eye_worth, token_helps
from game.titles.ankh.bot_value import exposed, forecast, value
from game.titles.ankh.queries import holders
from tests.every_title.matches import encoded
from tests.marks import first_quick
from tests.titles.ankh.play import Play

GODS = ("bastet", "thoth", "amun", "hathor", "osiris")


def match(scenario: str, gods: tuple[str, ...], seed: int) -> Session:
    return Session(SPEC, [{"god": god} for god in gods], {"scenario": scenario}, seed)


def played(session: Session, levels: tuple[str, ...], seed: int) -> Session:
    """The match to its end."""
    while session.outcome is None:
        seat = session.questions()[0].seat
        session.play(seat, choose(session, seat, levels[seat], seed))
    return session


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_quick(range(3)))
def test_normal_beats_random(seed: int) -> None:
    levels = ("normal", "random") if seed % 2 else ("random", "normal")
    session = played(match("oasis", ("ra", "isis"), seed), levels, seed)
    assert session.outcome is not None
    assert [levels[seat] for seat in session.outcome.winners] == ["normal"]


@pytest.mark.slow
def test_bots_play_a_match_of_three_with_a_merge_to_its_end() -> None:
    session = played(match("delta", ("bastet", "thoth", "amun"), 4), ("normal", "easy", "normal"), 4)
    assert session.outcome is not None
    kinds = {event.kind for event in session.events(0)}
    assert "merged" in kinds or session.outcome.reason == "ankh.track_end"


@pytest.mark.slow
def test_c9_1_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart() -> None:
    session, compared = match("five_nomes", GODS, 6), 0
    for count in range(260):
        if session.outcome is not None:
            break
        seat = session.questions()[0].seat
        if count % 9 == 0:
            one, other = session.imagine(seat, 2 * count), session.imagine(seat, 2 * count + 1)
            assert choose(one, seat, "normal", 3) == choose(other, seat, "normal", 3)
            compared += 1
        session.play(seat, choose(session, seat, "random", 3))
    assert compared


@pytest.mark.slow
def test_a_world_follows_from_what_a_seat_knows_and_a_seed() -> None:
    session, stream = match("five_nomes", GODS, 6), Stream(6, "answers")
    for count in range(200):
        if session.outcome is not None:
            break
        if count % 7 == 0:
            for seat in range(5):
                again = session.imagine(seat, 1000 + count).imagine(seat, count)
                assert encoded(again) == encoded(session.imagine(seat, count)), (seat, count)
        question = stream.pick(session.questions())
        session.answer(question.seat, stream.pick(question.options()).key)


def test_every_answer_of_the_bot_belongs_to_a_question() -> None:
    asked = {"choose_action", "move_figure", "summon", "hathor_extra", "control_monument", "obelisk_move", "build",
             "caravan_region", "caravan", "unlock_power", "battle_card", "plague_bid", "amun_two", "thoth_guess",
             "horus_ban", "place_cats", "cat_window", "caravan_number", "use_token", "horus_eyes"}
    assert set(ANSWERS) == asked


# ---------------------------------------------------------------- the value
def test_s8_1_who_is_alone_may_hope_for_domination_and_majority() -> None:
    play = Play()
    assert forecast(play.state) == {0: 200, 1: 200}


def test_s8_1_the_stronger_one_may_hope_for_more() -> None:
    play = Play()
    play.put(1, "warrior", "4,4")
    play.raze("2,3")
    hopes = forecast(play.state)
    assert hopes[0] > 0 and hopes[1] - 200 < hopes[0]


def test_s8_devotion_powers_and_followers_are_worth_something() -> None:
    worths = []
    for change in ("none", "devotion", "followers", "power"):
        play = Play()
        if change == "devotion":
            play.stands(3, 0)
        if change == "followers":
            play.followers(4, 1)
        if change == "power":
            play.powers(0, "revered")
        worths.append(value(play.state, 0))
    assert worths[0] == min(worths) and len(set(worths)) == 4


@pytest.mark.slow
def test_looking_ahead_leaves_the_state_as_it_was() -> None:
    session = match("caravan_road", ("ra", "set_god", "isis"), 8)
    for _ in range(150):
        if session.outcome is not None:
            break
        seat, before = session.questions()[0].seat, encoded(session)
        key = choose(session, seat, "normal", 1)
        assert encoded(session) == before
        session.answer(seat, key)


# ---------------------------------------------------------------- the habits of gods
def test_s8_12_isis_fears_for_no_figure_next_to_an_enemy() -> None:
    found = []
    for god in ("isis", "amun"):
        play = Play("two_lands", god, "ra")
        play.put(0, "warrior", "6,4", "5,7")
        play.put(1, "warrior", "6,5")
        own = [play.figure("6,4"), play.figure("5,7"), play.figure("2,4")]
        found.append(len(exposed(play.state, 0, own, holders(play.state))))
    assert found == [1, 2]


def test_s8_12_horus_bans_chariots_where_an_enemy_needs_them() -> None:
    play = Play("two_lands", "horus", "ra")
    play.put(0, "warrior", "7,4", "6,4")
    play.battle(2)
    play.god(0).hand.remove("chariots")
    assert ban_for(play.state, 0) == "chariots"


def test_s8_12_horus_bans_plague_where_he_holds_many_figures() -> None:
    play = Play("two_lands", "horus", "ra")
    play.put(0, "warrior", "7,4", "6,4")
    play.battle(2)
    assert ban_for(play.state, 0) == "plague"


def test_s8_12_where_he_takes_no_part_horus_bans_the_best_card_of_who_leads() -> None:
    play = Play("delta", "horus", "ra", "amun")
    play.put(2, "warrior", "8,7")
    play.stands(0, 3, 9)
    play.battle(2)
    play.used(2, "chariots")
    assert ban_for(play.state, 0) == "plague"
    play.stands(0, 9, 3)
    assert ban_for(play.state, 0) == "chariots"


def test_s8_12_horus_watches_the_battle_that_a_ban_turns_and_keeps_no_eye_back() -> None:
    play = Play("two_lands", "horus", "ra")
    play.put(0, "warrior", "7,4")
    play.put(1, "warrior", "4,4", "4,5", "7,5")
    play.used(0, "chariots")
    play.conflict()
    assert play.offered() == ["1", "2", "done"]
    assert eye_worth(play.state, 0, 1) > eye_worth(play.state, 0, 2)
    for region in ("1", "2"):
        answered = choose(play.session, 0, "normal", 1)
        assert answered == region
        play.answer(answered)


def test_s8_9_the_token_wins_a_tie_unless_far_more_is_at_stake_later() -> None:
    play = Play("two_lands", "ra", "amun")
    play.battle(1, seat=0)
    assert token_helps(play.state, 0)
    play.off("1,4")
    play.put(0, "warrior", "7,4", "6,4", "6,5", "7,6", "8,6", "5,6")
    play.put(1, "warrior", "8,7", "9,7", "6,7", "7,7", "10,4")
    assert play.strength(0, 2) == 5 and play.strength(1, 2) == 7
    assert token_helps(play.state, 0)


@pytest.mark.parametrize(("used", "kept"), [((), "others"), (("flood", "miracle", "drought"), "own")])
def test_s8_10_a_low_number_only_where_cards_are_to_be_taken_back(used: tuple[str, ...], kept: str) -> None:
    play = Play("two_lands", "amun", "isis")
    play.used(0, *used)
    play.event("S", seat=0)
    play.answer("1")
    play.answer(play.offered()[0])
    assert play.asked() == "0 caravan_number"
    figures = {key: sum(f"space:{name}" in option.refs for name in ("2,4", "1,4"))
               for option in play.options() for key in [option.key]}
    answered = choose(play.session, 0, "normal", 1)
    assert figures[answered] == (max if kept == "own" else min)(figures.values())
