"""Rules about what comes when and what works while, that no other test is named after."""

from __future__ import annotations

import msgspec
import pytest

from game.titles.crowns.content import DECKS, FACES
from game.titles.crowns.costs import payable
from game.titles.crowns.deck import faults
from game.titles.crowns.queries import order
from game.titles.crowns.stats import context
from tests.titles.crowns.play import Play


def windows(play: Play, seat: int = 0) -> list[tuple[str, bool]]:
    """The action windows in which the seat is asked from now on, passing in all: the phase, and whether a challenge is
    going on."""
    found = []
    while play.session.questions():
        question = play.session.questions()[0]
        if question.text == "plot_select" and play.state.round > 1:
            break
        if question.text == "action_window" and question.seat == seat:
            found.append((play.state.phase, play.state.challenge is not None))
        keys = [option.key for option in question.options()]
        wished = [key for key in keys if key.startswith("attack:military") or key == f"card:{play.n('al05')}"]
        play.session.answer(question.seat, (wished or [question.default()])[0])
    return found


def test_r1_2_power_on_all_cards_a_seat_controls_counts() -> None:
    play = Play()
    play.claims(0, 3)
    play.put(0, "hc01", power=2)
    play.put(0, "al05", owner=1, power=1)
    play.put(1, "al06", owner=0, power=4)
    assert (play.power(0), play.power(1)) == (6, 4)


def test_r1_4_cannot_beats_what_allows_it() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(1, "hc20", on="al05")
    play.put(0, "nt21", on="al05")  # an icon more does not help
    play.put(1, "nt12")
    play.run_to(("challenge_choice", 0))
    assert not play.session.questions()  # nothing but "finish"


@pytest.mark.parametrize("kneeling", [False, True])
def test_r3_2_a_kneeling_card_cannot_kneel_again(kneeling: bool) -> None:
    play = Play()
    number = play.put(0, "bc17", kneeling=kneeling)
    play.state.phase = "challenges"
    assert payable(play.state, context(play.state, 0, number), FACES["bc17"].abilities[0]) == (not kneeling)


def test_r3_3_a_kneeling_character_keeps_str_icons_keywords_and_constant_effects() -> None:
    play = Play()
    play.put(0, "rw03", kneeling=True)
    play.put(0, "rw12", kneeling=True)
    assert (play.strength("rw12"), play.icons("rw12"), "intimidate" in play.keywords("rw12")) == (7, "M", True)


def test_r4_1_an_effect_of_a_challenge_ends_with_it() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "dc15")
    play.put(1, "dc05")
    play.fight("military", "al05", "use:dc15:0", stop="defenders")
    assert play.strength("al05") == 6
    play.go(stop="challenge_choice")
    assert play.strength("al05") == 4


def test_r6_2_player_order_is_clockwise_from_the_first_player() -> None:
    play = Play(4)
    play.state.first = 2
    play.seat(3).out = True
    assert order(play.state) == [2, 0, 1]


def test_r6_4_r7_8_r8_2_r11_3_r12_2_r13_3_the_action_windows_of_a_round() -> None:
    play = Play(phase="plot")
    play.hand(0, "nt30", "nt12", "nt12")  # can be played in every window
    play.put(0, "al05")
    for seat in (0, 1):
        play.plots(seat, "pl01", "pl03")
    play.state.round = 0
    play.restart_at("round_begin")
    asked = windows(play)
    phases = [phase for phase, fighting in asked if not fighting]
    # W1; W2; W3 after each seat; W4 at the begin of the first seat's turn, after its challenge, of the other's turn and
    # at the end; W7; W8; W9
    assert phases == ["plot", "draw", *["marshalling"] * 2, *["challenges"] * 4, "dominance", "standing", "taxation"]
    assert [phase for phase, fighting in asked if fighting] == ["challenges"] * 2  # W5, W6


def test_r7_7_plots_are_answered_once_all_when_revealed_abilities_are_over() -> None:
    play = Play(phase="plot")
    play.put(1, "nt06")
    play.reveal("pl04", "pl06", wishes=("seat:1", "use:nt06:0"))
    assert [event["kind"] for event in play.told("used")] == ["pl04", "nt06"]


def test_r10_12_winner_and_loser_answer_in_one_window_in_player_order() -> None:
    play = Play()
    play.state.first = 1
    play.put(0, "vc05")
    play.put(0, "bc17")
    play.put(1, "hc09")
    play.hand(1, "nt12")
    play.fight("intrigue", "vc05", "none", stop="reaction_window")
    question = play.session.questions()[0]
    assert question.seat == 1 and [play.named(option.key) for option in question.options()][0].startswith("use:hc09:0")


def test_r15_3_what_happens_together_happens_before_anybody_reacts() -> None:
    play = Play()
    play.plot(1, "pl02")
    play.put(1, "al12")
    for kind in ("rw07", "al07"):
        play.put(0, kind, kneeling=True)
    play.fight("military", "al12", by=1, on=0, stop="reaction_window")
    assert sorted(play.kinds(0, "dead")) == ["al07", "rw07"]
    # the gatherer answers her own death; the acolyte, who answers that of others, is dead by then
    assert [key[:10] for key in play.asked("reaction_window")] == ["use:rw07:0", "pass"]


@pytest.mark.parametrize(("held", "left"), [((), []), (("nt12",), [])])
def test_r16_5_the_second_effect_comes_whatever_became_of_the_first(held: tuple[str, ...], left: list[str]) -> None:
    play = Play()
    play.put(0, "vc03")
    play.hand(0, "vc22")
    play.gold(0, 1)
    play.hand(1, *held)
    play.plot(0, "pl03")  # no claim
    play.fight("intrigue", "vc03", "use:vc22:0:0")
    assert (play.kinds(1, "hand"), len(play.kinds(0, "hand"))) == (left, 1)


def test_r16_6_a_when_revealed_ability_may_be_left_without_a_target() -> None:
    play = Play(phase="plot")
    play.put(1, "nt13")
    play.reveal("pl07", "pl01", wishes=("none",))
    assert play.kinds(1, "play") == ["nt13"]


@pytest.mark.parametrize(("cards", "plots", "codes"), [(59, 7, ["E02"]), (60, 7, []), (60, 6, ["E05"])])
def test_r20_2_r20_3_a_deck_has_60_cards_and_7_plots(cards: int, plots: int, codes: list[str]) -> None:
    deck = DECKS["legion"]
    draw = {**deck.cards, "al05": deck.cards["al05"] - 60 + cards}
    found = faults(msgspec.structs.replace(deck, cards=draw, plots=dict([*deck.plots.items()][:plots])))
    assert [one.code for one in found] == codes
