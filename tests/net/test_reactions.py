"""With "hide thinking" every reaction window lasts equally long (C8.9)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.ask import Ask, OpenQuestion, Option
from game.core.rng import Stream
from game.match.seats import BOT
from game.net.mirror import RemoteQuestion
from game.net.reactions import HIDE, is_window
from game.net.room import OWN
from game.net.snapshots import question_info
from tests.net.desk import Desk
from tests.net.test_match_host import answers, in_window, passing

HIDDEN_S = 3.0


def hidden(monkeypatch: pytest.MonkeyPatch) -> tuple[Desk, int]:
    """A match that asks a seat whether it reacts, in a room that hides how long somebody thinks."""
    desk, asked = in_window(monkeypatch)
    desk.room.own["hide"] = "3"
    return desk, asked[0].seat


def window_of(desk: Desk, seat: int, answered_s: float | None) -> tuple[float, str, list[int]]:
    """When the window closed, with what answer, and how many messages everybody got by then."""
    began, before, sent = desk.now, answers(desk), {number: len(one) for number, one in desk.sent.items()}
    while answers(desk) == before:
        if answered_s is not None and desk.now - began >= answered_s:
            assert desk.hear(seat, passing(desk, seat)) is None
            answered_s = None
        assert [len(one) - sent[number] for number, one in desk.sent.items()] == [0] * len(desk.sent)
        desk.wait(0.0625)  # no rounding
    return (desk.now - began, desk.match.session.log[before].key,
            [len(one) - sent[number] for number, one in desk.sent.items()])


def test_c8_9_thinking_is_shown_unless_the_leader_hides_it() -> None:
    assert OWN["hide"] == HIDE == ("off", "3", "5", "8")


@pytest.mark.slow
def test_c8_9_whoever_answers_soon_late_or_never_the_window_is_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Any] = []
    for answered_s in (0.0, 0.875, 2.875, None):
        desk, seat = hidden(monkeypatch)
        found.append(window_of(desk, seat, answered_s))
    assert found == [found[0]] * 4 and found[0][:2] == (HIDDEN_S, "no")


@pytest.mark.parametrize("ready_s", [0.0, 2.0, 60.0])
def test_c8_9_a_bot_answers_when_the_window_closes_however_long_it_thinks(
    monkeypatch: pytest.MonkeyPatch, ready_s: float
) -> None:
    desk, seat = hidden(monkeypatch)
    info, began = desk.match.seat(seat), desk.now
    info.kind, info.level, info.member = BOT, "normal", -1

    class Slow:
        """Has its answer after so many seconds."""

        def ask(self, *_: object) -> None:
            """Begins to think."""

        def poll(self) -> str | None:
            return "no" if desk.now - began >= ready_s else None

        def gave_up(self) -> bool:
            return False

        def cancel(self) -> None:
            """Forgets it."""

    desk.match_host._make_bots = Slow
    assert window_of(desk, seat, None)[:2] == (HIDDEN_S, "no")


def test_c8_9_a_window_stands_still_while_its_person_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, seat = hidden(monkeypatch)
    before = answers(desk)
    desk.room.own["away"] = "wait"
    desk.wait(1.0)
    desk.go(seat)
    desk.wait(20.0, 40)
    assert answers(desk) == before
    desk.back(seat)
    desk.wait(1.9, 19)
    assert answers(desk) == before
    desk.wait(0.2)
    assert answers(desk) == before + 1


def test_c8_9_the_bank_of_who_answers_soon_is_that_of_who_answers_late(monkeypatch: pytest.MonkeyPatch) -> None:
    banks = []
    for answered_s in (0.0, 2.5):
        desk, seat = hidden(monkeypatch)
        desk.match.times = type(desk.match.times)(mode="bank10", seats=3)
        window_of(desk, seat, answered_s)
        banks.append(desk.match.times.banks[seat])
    assert banks[0] == banks[1]


def test_c8_9_a_question_travels_with_the_stage_of_its_window() -> None:
    found = [RemoteQuestion(0, question_info(OpenQuestion(Ask(0, "R1", "reaction_window", lambda *_: [Option("pass")],
                                                              window=stage), 0, None), 9)) for stage in ("after", "")]
    assert [is_window(question) for question in found] == [True, False]


@pytest.mark.parametrize("by_itself", [False, True])
def test_c8_9_no_choice_in_a_window_takes_a_flag_away(monkeypatch: pytest.MonkeyPatch, by_itself: bool) -> None:
    """Else the clock would tell whether there was something to choose."""
    desk, asked = in_window(monkeypatch)
    seat = asked[0].seat
    desk.match.times = type(desk.match.times)(mode="30", seats=3, misses=[2, 2, 2])
    desk.hear(seat, msgspec.structs.replace(passing(desk, seat), by_itself=by_itself))
    desk.wait(5.0)
    assert desk.match.times.misses[seat] == 2


def test_c8_9_only_reactions_are_hidden() -> None:
    desk = Desk("creed", own={"hide": "8"})
    desk.play(Stream(4, "answers"), 4)
    assert answers(desk) == 4


@pytest.mark.parametrize(("text", "stage", "known"), [("react", "", True), ("reaction_window", "after", True),
                                                      ("action_window", "", False)])
def test_c8_9_a_window_is_known_by_its_stage_in_titles_that_name_them(text: str, stage: str, known: bool) -> None:
    question = OpenQuestion(Ask(0, "R1", text, lambda *_: [], window=stage), 0, None)
    assert is_window(question) is known
