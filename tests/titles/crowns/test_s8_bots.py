"""Section 8. The bots: they answer everything legally, know nothing hidden, and play better the higher the level."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import game
from game import registry
from game.bots.play import choose
from game.core.rng import Stream
from game.core.session import Session
from game.core.state import Step
from game.titles.crowns import SPEC
from game.titles.crowns.bot_plans import attack_of, defenders_of, plot_worth
from tests.marks import first_quick
from tests.titles.crowns.play import Play


@pytest.fixture(autouse=True)
def crowns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Crowns is on the list of titles for these tests."""
    monkeypatch.setitem(registry.PACKAGES, SPEC.code, "game.titles.crowns")
    monkeypatch.setitem(game.TITLES, SPEC.code, SPEC)
    yield
    registry.rules_of.cache_clear()


def match(levels: tuple[str, ...], seed: int, most: int = 2000) -> Session:
    """Bots of these levels, seat by seat; every answer is checked to be offered."""
    session = Session(SPEC, [{} for _ in levels], {}, seed)
    for _ in range(most):
        if session.outcome is not None:
            break
        question = session.questions()[0]
        session.answer(question.seat, choose(session, question.seat, levels[question.seat], seed))
    return session


@pytest.mark.slow
def test_s8_normal_beats_random() -> None:
    outcome = match(("normal", "random"), 100).outcome
    assert outcome is not None and outcome.winners == [0]


@pytest.mark.slow
def test_s8_normal_beats_easy() -> None:
    outcome = match(("easy", "normal"), 100).outcome
    assert outcome is not None and outcome.winners == [1]


@pytest.mark.slow
def test_s8_bots_play_a_council() -> None:
    assert len(match(("easy", "hard", "random", "normal"), 3, most=50).log) == 50


def test_s8_a_trial_repeats_no_answer_where_a_step_has_just_begun() -> None:
    session, stream, met = Session(SPEC, [{}, {}], {}, 4), Stream(4, "answers"), set()
    for _ in range(100):
        question = session.questions()[0]
        if question.text in ("marshal", "challenge_choice", "action_window"):
            met.add(question.text)
            assert session.checkpoint.at == len(session.log)
        session.answer(question.seat, stream.pick(question.options()).key)
    assert {"marshal", "challenge_choice"} <= met


@pytest.mark.slow
@pytest.mark.parametrize("level", first_quick(["easy", "normal", "hard"]))
def test_s8_a_bot_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart(level: str) -> None:
    session = match(("normal", "easy"), 5, most=40)
    for _ in range(5):
        if session.outcome is not None:
            break
        seat = session.questions()[0].seat
        keys = {
            choose(world, seat, level, 9) for world in (session, session.imagine(seat, 1), session.imagine(seat, 2))
        }
        assert len(keys) == 1
        session.answer(seat, keys.pop())


def test_s8_7_the_smallest_attack_that_beats_the_best_defence() -> None:
    play = Play()
    for kind in ("al06", "al05", "al12"):
        play.put(0, kind)
    play.put(1, "nt03")
    plan = attack_of(play.state, 0, "military", 1)
    assert plan.attackers == (play.n("al05"),) and plan.worth > 0


def test_s8_7_no_attack_that_cannot_win() -> None:
    play = Play()
    play.put(0, "al06")
    play.put(1, "al12")
    assert attack_of(play.state, 0, "military", 1).worth < 0


@pytest.mark.parametrize(("level", "key"), [("normal", "attack:intrigue:1"), ("hard", "finish")])
def test_s8_7_hard_keeps_a_defender_home_where_the_answer_would_cost_more(level: str, key: str) -> None:
    play = Play()
    play.put(0, "nt03")
    play.put(1, "dc06")
    play.hand(1, "nt05")
    play.seat(0).started = {"military": 1}
    play.state.active = 0
    turns = [Step("challenge_turn", [1]), Step("challenge_choice", [0])]
    play.restart(Step("phase_end", ["challenges"]), *turns)
    assert choose(play.session, 0, level, 1) == key


def test_s8_13_in_a_council_the_leader_is_attacked_first_and_then_a_rival() -> None:
    play = Play(3)
    play.put(0, "al06")
    play.put(1, "bc06", kneeling=True)  # would die

    def worth(opponent: int) -> int:
        return attack_of(play.state, 0, "military", opponent).worth

    assert worth(1) > worth(2)
    play.seat(2).power = 4
    assert worth(2) > worth(1)
    play.seat(0).office, play.seat(1).office = "of1", "of4"  # the High Marshal's rival is the Treasurer
    play.seat(2).power = 1
    before = worth(1)
    play.seat(0).rewarded = [1]
    assert before > worth(1)


def test_s8_9_the_smallest_defence_that_exceeds_the_attack() -> None:
    play = Play()
    play.put(0, "al06")
    for kind in ("al05", "al12", "al08"):
        play.put(1, kind)
    play.during("military", "al06")
    assert defenders_of(play.state, 1) == (play.n("al05"),)


def test_s8_4_the_sweep_only_against_three_more_characters() -> None:
    play = Play()
    before = plot_worth(play.state, 0, "pl05")
    for kind in ("al05", "al06", "al07"):
        play.put(1, kind)
    assert plot_worth(play.state, 0, "pl05") > before


def marshals(play: Play, seat: int = 0) -> str:
    """What the normal bot answers in its marshalling: "done", or verb and card."""
    play.state.phase, play.state.active = "marshalling", seat
    play.run_to(("marshal", seat))
    key = choose(play.session, seat, "normal", 1)
    verb, _, rest = key.partition(":")
    return f"{verb} {play.state.cards[int(rest.split(':')[0])].kind}" if rest else verb


def test_s8_6_a_character_kneels_for_gold_that_buys_a_better_one() -> None:
    play = Play()
    play.put(0, "bc09")
    play.hand(0, "bc07")
    play.gold(0, 3)
    assert marshals(play) == "use bc09"


def test_s8_6_no_gold_is_made_that_buys_nothing() -> None:
    play = Play()
    play.put(0, "bc09")
    play.hand(0, "bc07")
    play.gold(0, 1)
    assert marshals(play) == "done"


def test_s8_6_the_gold_without_which_a_hireling_stays_at_home_is_kept() -> None:
    play = Play()
    play.hand(0, "bc15")
    play.gold(0, 1)
    assert marshals(play) == "marshal bc15"
    play = Play()
    play.put(0, "bc12")
    play.hand(0, "bc15")
    play.gold(0, 1)
    assert marshals(play) == "done"


def test_s8_6_gold_is_kept_for_an_event_rather_than_spent_on_little() -> None:
    play = Play()
    play.put(0, "bc05")
    play.hand(0, "bc15", "bc21")
    play.gold(0, 2)
    assert marshals(play) == "done"


def test_s8_14_who_attacked_is_paid_to_stand_again() -> None:
    play = Play()
    play.put(0, "bc01", kneeling=True)
    play.put(1, "al05")
    play.gold(0, 3)
    play.run_to(("actions", 0, 0))
    assert choose(play.session, 0, "normal", 1).startswith(f"use:{play.n('bc01')}:")


def test_s8_14_a_vow_lies_on_the_strongest_who_can_attack() -> None:
    play = Play()
    play.put(0, "hc06")
    for kind in ("al08", "al12", "al05"):
        play.put(1, kind)
    play.hand(0, "hc20")
    play.gold(0, 2)
    assert marshals(play) == "marshal hc20"
    play.session.answer(0, play.keyed("marshal:hc20"))
    assert choose(play.session, 0, "normal", 1) == play.keyed("card:al05")
