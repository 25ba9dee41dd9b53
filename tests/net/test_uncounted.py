"""Nothing can be counted (C8.9): numbers, messages and sizes tell a seat nothing that its view does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.rng import Stream
from game.net.protocol import Undo
from tests.net import pairs
from tests.net.desk import TITLES, Desk
from tests.net.test_match_host import counted, key_of


def undoable(desk: Desk, text: str) -> int:
    """Plays Creed until a seat may take its choice back and has that question next; the seat."""
    stream = Stream(4, "answers")
    while True:
        mine = [seat for seat, client in desk.clients.items() if client.mirror.can_undo(seat)]
        if mine and (asked := desk.match.session.question(mine[0])) is not None and asked.text == text:
            return mine[0]
        assert desk.step(stream)


def test_c6_6_the_log_tells_everybody_who_took_a_choice_back() -> None:
    desk = Desk("creed")
    seat = undoable(desk, "team_turn")
    desk.clients[seat].undo(seat)
    notes = [table.notes for client in desk.clients.values() if (table := client.mirror.table) is not None]
    assert [(told[-1].what, told[-1].seat) for told in notes] == [("undone", seat)] * 2


def test_c8_9_nobody_hears_of_a_secret_choice_nor_that_it_was_taken_back() -> None:
    """Creed: what a side places is shown when the side is done (G30)."""
    desk = Desk("creed")
    seat = undoable(desk, "setup_units")
    other = 1 - seat
    before, answered = list(desk.sent[other]), len(desk.match.session.log)
    desk.clients[seat].undo(seat)
    assert (desk.sent[other], len(desk.match.session.log)) == (before, answered - 1)
    assert [note.what for note in desk.clients[seat].mirror.table.notes] == ["undone"]
    desk.step(Stream(4, "answers"))
    assert (desk.sent[other], len(desk.match.session.log)) == (before, answered)


def test_c8_9_while_others_are_still_asked_nothing_is_taken_back() -> None:
    """Whether it could be would tell who has answered."""
    desk = Desk("creed", options={"first_side": "0"})
    for seat in (0, 1):
        question = desk.clients[seat].mirror.question(seat)
        desk.clients[seat].answer(seat, "king_at:T22" if seat else "vault")
        assert question is not None and not desk.clients[seat].mirror.can_undo(seat)
        assert key_of(desk.hear(0, Undo(0, counted(desk, 0)))) == "net.match.no_undo"


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c8_9_worlds_that_a_seat_cannot_tell_apart_are_sent_alike(title: str) -> None:
    """However often others choose in them; `python -m tests.net.pairs` compares as many as one likes."""
    assert pairs.run(title, "worlds", 25, 0.0, 31) == {"": 25}


@pytest.mark.slow
def test_g30_what_is_done_by_hand_and_by_one_choice_is_sent_alike() -> None:
    """Tents, units, redeployments; choices taken back in between."""
    assert pairs.run("creed", "hands", 40, 0.0, 31) == {"": 40}


def test_c8_9_who_answers_last_of_all_hears_as_many_messages_as_who_answers_first() -> None:
    """Of those who are asked at the same time."""
    heard = []
    for order in ((0, 1), (1, 0)):
        desk = Desk("creed", options={"first_side": "0"})
        for seat in order:
            desk.clients[seat].answer(seat, "vault")
        heard.append([(type(message).__name__, message.no) for message in desk.heard[0] if hasattr(message, "no")])
    assert heard[0] == heard[1]


def test_c8_9_how_often_its_time_ran_out_only_the_seat_itself_is_told() -> None:
    """Whether its flags begin anew would tell others of a secret choice."""
    desk = Desk("creed", own={"clock": "30"})
    desk.wait(32.0, 40)
    shown = [client.mirror.of(seat).table.chairs for seat, client in desk.clients.items()]
    assert [[chair.misses for chair in chairs] for chairs in shown] == [[1, 0], [0, 1]]


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("gone", [False, True])
def test_g30_time_runs_out_for_king_and_commander_as_for_one_choice(last: bool, gone: bool) -> None:
    """Creed: neither the moment nor the number of flags, nor what is told of who has gone, tells who has laid the king
    alone."""
    told = []
    for keys in ((), ("king_at:T22",)):
        desk = Desk("creed", options={"first_side": "0"}, own={"clock": "30", "away": "default"})
        desk.match.times.misses[1] = 1
        desk.wait(5.0, 20)
        if last:
            desk.clients[0].answer(0, "vault")
        for key in keys:
            desk.clients[1].answer(1, key)
        if gone:
            desk.go(1)
        heard = len(desk.heard[0])
        for _ in range(400):
            desk.wait(0.25)
            if len(desk.heard[0]) > heard:
                break
        news = [replace(one, epoch=0) for one in desk.heard[0][heard:]]  # an epoch is drawn by chance
        told.append((desk.now, news, desk.match.times.misses[1]))
    assert told[0] == told[1]


def test_c8_9_a_clock_does_not_tell_that_others_have_answered_the_same_question() -> None:
    """The time for one choice is that of its question: it does not begin anew when another seat answers it too, and who
    comes back reads nothing else from it."""
    left = []
    for answers in (False, True):
        desk = Desk("creed", own={"clock": "60"})
        while desk.match.session.question(0) is None or desk.match.session.question(0).text != "setup_tents":
            desk.step(Stream(3, "answers"))
        desk.wait(30.0, 30)
        if answers:
            desk.clients[1].answer(1, "random")
        desk.go(0)
        desk.back(0)
        shown = desk.clients[0].mirror.of(0).table.chairs[0].left_ms
        desk.wait(40.0, 40)
        left.append((shown, desk.match.times.misses[0]))
    assert left[0] == left[1] and left[0][1] == 1
