"""What a peer makes of a host's pictures (C8.1, C8.8, C12.4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.rng import Stream
from game.net import wire
from game.net.client import MOST_DOUBTS, RoomClient
from game.net.delta import ENCODE, Drop, Put
from game.net.digests import digest_of
from game.net.parts import ONLOOKER
from game.net.protocol import Events, Refused, SetChair, Snapshot, Sync, TableState, Undo, Update
from tests.marks import first_quick
from tests.net.desk import TITLES, Desk


def at_first_undo(title: str) -> tuple[Desk, RoomClient, int]:
    """A match in which a seat's last choice brought events and can be taken back."""
    desk = Desk(title)
    stream = Stream(3, "answers")
    for _ in range(400):
        number, seat, question = desk.asked()
        client, before = desk.clients[number], len(desk.clients[number].mirror.events(0, seat))
        client.answer(seat, stream.pick(question.options()).key)
        if client.mirror.can_undo(seat) and len(client.mirror.events(0, seat)) > before:
            return desk, client, seat
    raise AssertionError("nothing to take back")


def replaced(message: Any, **more: Any) -> Any:
    return msgspec.structs.replace(message, **more)


def last(desk: Desk, number: int, kind: type) -> Any:
    return next(message for message in reversed(desk.heard[number]) if isinstance(message, kind))


def spoiled(desk: Desk) -> tuple[RoomClient, int, list[Any]]:
    """A client whose own picture goes wrong: the client, its seat, and what it says then."""
    number, seat, question = desk.asked()
    client = desk.clients[number]
    wishes: list[Any] = []
    real = client._send
    client._send = lambda message: (wishes.append(message), real(message))[0]
    picture = client.mirror.of(seat)
    picture.table = replaced(picture.table, round=77)
    client.answer(seat, question.default())
    return client, seat, wishes


def snapshots_agree(desk: Desk) -> bool:
    """Whether every client sees and remembers exactly what its seats may know, its events counted by itself."""
    session = desk.match.session
    for client in desk.clients.values():
        for stream in client.mirror.streams:
            seat = None if stream == ONLOOKER else stream
            if ENCODE(client.mirror.view(seat)) != ENCODE(session.view(seat)):
                return False
            told = [replaced(event, no=no) for no, event in enumerate(session.events(0, seat))]
            if client.mirror.events(0, seat) != told:
                return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("title", first_quick(TITLES))
def test_c8_8_pictures_and_events_follow_a_whole_match_without_a_doubt(title: str) -> None:
    desk = Desk(title)
    desk.look_on()
    stream = Stream(11, "answers")
    while desk.step(stream):
        pass
    assert desk.match_host.over and snapshots_agree(desk)
    assert not any(client.findings or client._failed for client in desk.clients.values())


@pytest.mark.parametrize("title", TITLES)
def test_c6_6_events_that_were_taken_back_are_gone_from_every_picture(title: str) -> None:
    desk, client, seat = at_first_undo(title)
    client.undo(seat)
    assert snapshots_agree(desk)
    desk.play(Stream(8, "answers"), 5)
    assert snapshots_agree(desk)


def test_c8_6_a_long_match_is_seen_whole_by_who_comes_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.snapshots.EVENTS_AT_ONCE", 7)
    desk = Desk()
    desk.play(Stream(3, "answers"), 60)
    client = desk.look_on()
    assert sum(isinstance(message, Events) for message in desk.heard[2]) > 2
    assert client._failed == 0 and snapshots_agree(desk)


@pytest.mark.slow
def test_c8_6_who_comes_back_gets_only_the_events_that_it_missed() -> None:
    desk = Desk()
    stream = Stream(3, "answers")
    desk.play(stream, 20)
    known = desk.clients[1].mirror.of(1).next
    desk.go(1)
    for _ in range(6):
        question = desk.match.session.questions()[0]
        desk.match.answer(question.seat, question.default())
    desk.back(1)
    assert last(desk, 1, Snapshot).since == known and snapshots_agree(desk)


def test_c8_6_after_an_undo_meanwhile_all_events_come_anew() -> None:
    desk, client, seat = at_first_undo("creed")
    other = 1 - seat
    desk.go(other)
    client.undo(seat)
    desk.back(other)
    assert snapshots_agree(desk)


def test_c12_4_a_picture_that_differs_is_healed_and_its_fields_are_named() -> None:
    desk = Desk()
    desk.play(Stream(3, "answers"), 5)
    client, seat, wishes = spoiled(desk)
    assert [type(wish) for wish in wishes[1:]] == [Sync] and wishes[1].stream == seat
    assert snapshots_agree(desk)
    assert [(one.stream, one.paths) for one in client.findings] == [(seat, ["round"])]
    assert client.findings[0].answers == len(client.mirror.log)


def test_c8_8_what_comes_before_the_whole_picture_is_passed_over() -> None:
    desk = Desk("realigious")
    desk.play(Stream(3, "answers"), 3)
    client = desk.clients[0]
    client._wished.add(0)
    before = client.mirror.of(0).no
    desk.play(Stream(4, "answers"), 3)
    assert client.mirror.of(0).no == before and client._failed == 0


@pytest.mark.slow
@pytest.mark.parametrize("title", first_quick(TITLES))
def test_c8_8_a_picture_made_of_changes_is_one_that_came_whole(title: str) -> None:
    """Byte for byte, types and all, though only what changed is converted and encoded anew."""
    desk, stream = Desk(title), Stream(12, "answers")
    desk.look_on()
    for _ in range(60):
        desk.play(stream, 1)
        for client in desk.clients.values():
            for picture in client.mirror.streams.values():
                feed, table = desk.match_host.feeds[picture.stream], picture.table
                whole = msgspec.convert(msgspec.msgpack.decode(ENCODE(feed.table)), TableState)
                assert table == replaced(whole, view=msgspec.convert(whole.view, picture.spec.view_type))
                assert picture._digests.of(table) == digest_of(feed.table)


@pytest.mark.slow
def test_c8_8_options_that_come_again_are_not_sent_again() -> None:
    """Between two questions of a seat the others choose."""
    desk, stream = Desk("creed"), Stream(3, "answers")
    sizes: list[tuple[int, int]] = []
    while desk.step(stream):
        for number, client in desk.clients.items():
            fresh = [len(data) for data in desk.sent[number] if isinstance(wire.from_host(data), Update)]
            question = client.mirror.question(number)
            if question is not None and len(question.options()) > 50:
                sizes.append((fresh[-1], len(ENCODE(question.options()))))
    assert sum(sent for sent, _ in sizes) * 3 < sum(whole for _, whole in sizes)


@pytest.mark.parametrize("most", [3000, 30])
def test_c8_8_a_question_has_the_options_that_the_rules_give_it(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """Also where what is known of options has become too much, and begins anew."""
    monkeypatch.setattr("game.net.snapshots.MOST_KNOWN", most)
    desk, stream = Desk("creed"), Stream(3, "answers")
    for _ in range(60):
        desk.play(stream, 1)
        for number, client in desk.clients.items():
            asked, truth = client.mirror.question(number), desk.match.session.question(number)
            assert (asked.options() if asked else None) == (truth.options() if truth else None)
    assert not any(client._failed for client in desk.clients.values())


def test_c8_1_who_takes_a_seat_over_is_not_told_what_was_offered_there_before() -> None:
    desk = Desk()
    desk.play(Stream(3, "answers"), 30)
    number, _, question = desk.asked()
    waits = 1 - number
    desk.go(waits)
    desk.back(waits)
    assert desk.clients[waits].mirror.of(waits).table.known == ()
    desk.go(number)
    desk.back(number)
    assert list(desk.clients[number].mirror.of(number).table.known) == question.options()


def test_c8_8_a_host_whose_pictures_never_fit_is_not_asked_for_ever() -> None:
    desk = Desk()
    desk.play(Stream(3, "answers"), 4)
    wishes: list[Any] = []
    client = desk.clients[0]
    client._send = wishes.append
    whole = replaced(last(desk, 0, Snapshot), digest="wrong")
    for _ in range(10 * MOST_DOUBTS):
        client.take(whole)
    assert len(wishes) == MOST_DOUBTS


@pytest.mark.parametrize("change", [
    {"no": 0}, {"no": 1 << 30}, {"digest": ""}, {"since": 1 << 20}, {"changes": [Put((), {0: None})]},
    {"changes": [Put((), {0: []})]}, {"changes": [Put((), {1: {}})]}, {"changes": [Put((), {"junk": "x" * 1000})]},
    {"changes": [Put(("nothing",), {"there": 1})]}, {"changes": [Put((0,), {99: 1})]}, {"changes": [Drop((), [0])]},
])  # fmt: skip
def test_c8_8_an_update_that_does_not_fit_leaves_what_is_shown(change: dict[str, Any]) -> None:
    desk = Desk()
    desk.play(Stream(3, "answers"), 4)
    client = desk.clients[0]
    table, events = client.mirror.of(0).table, client.mirror.events(0, 0)
    client._send = [].append
    good = Update(0, client.mirror.of(0).no + 1, client.mirror.of(0).epoch, [], last(desk, 0, Update).digest,
                  client.mirror.of(0).next, client.mirror.of(0).next, [])
    client.take(replaced(good, **change))
    assert client.mirror.of(0).table is table and client.mirror.events(0, 0) == events and client._failed == 1


def test_c8_7_more_events_than_a_match_has_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.mirror.MOST_EVENT_BYTES", 3000)
    desk = Desk()
    client = desk.clients[0]
    client._send = [].append
    told = last(desk, 0, Snapshot).events
    for number in range(100):
        client.take(Events(0, 5, [msgspec.structs.replace(told[0], no=number, data={"text": "x" * 500})]))
    assert len(client.mirror.of(0).events) < 7


def test_c8_1_an_answer_on_its_way_is_not_asked_for_twice() -> None:
    """Also when the picture changes for another reason meanwhile."""
    desk = Desk()
    number, seat, question = desk.asked()
    client = desk.clients[number]
    client._send = [].append
    assert client.answer(seat, question.default())
    desk.match_host.match.chairs.note("waits", 1 - seat)
    desk.match_host.publish()
    assert client.mirror.question(seat) is None
    assert not client.answer(seat, question.default())


@pytest.mark.parametrize("sign", ["refused", "cut"])
def test_c8_6_an_answer_that_did_not_count_is_asked_for_again(sign: str) -> None:
    desk = Desk()
    number, seat, question = desk.asked()
    client = desk.clients[number]
    client._send = [].append
    client.answer(seat, question.default())
    if sign == "refused":
        client.take(Refused("net.too_fast"))
    else:
        desk.go(number)
        client.take(msgspec.structs.replace(client.link, state="lost"))
        assert client.mirror.question(seat) is None
        desk.back(number)
    again = client.mirror.question(seat)
    assert again is not None and again.number == question.number


def test_c8_6_a_refusal_of_an_earlier_answer_does_not_ask_for_the_newest_again() -> None:
    desk = Desk()
    number, seat, question = desk.asked()
    client = desk.clients[number]
    client._send = [].append
    client.answer(seat, question.default())
    client.take(Refused("net.match.stale", {"n": 1, "number": question.number - 1}))
    assert client.mirror.question(seat) is None


def test_c6_6_own_answers_stand_in_the_log_where_they_were_given() -> None:
    desk = Desk("realigious")
    desk.play(Stream(5, "answers"), 60)
    truth = desk.match.session.log
    for number, client in desk.clients.items():
        known = [(entry.seat, entry.key) for entry in client.mirror.log if entry.key]
        assert known == [(entry.seat, entry.key) for entry in truth if entry.seat == number]
        assert client.mirror.log[-1].seat == truth[-1].seat


@pytest.mark.parametrize("watchers", ["yes", "no"])
def test_c6_7b_who_gives_its_chair_away_sees_what_the_chair_sees_and_is_asked_nothing(watchers: str) -> None:
    """An onlooker of Realigious sees by night what no seat does."""
    desk = Desk("realigious", own={"watchers": watchers})
    desk.play(Stream(5, "answers"), 10)
    desk.hear(1, SetChair(1, "bot"))
    client = desk.clients[1]
    assert (client.seats, list(client.mirror.streams)) == ([], [1])
    for _ in range(40):
        desk.step(Stream(6, "answers"))
        assert client.mirror.view(None) == desk.match.session.view(1)
        assert client.mirror.question(1) is None
        assert [one.seat for one in client.mirror.questions()] == desk.match.session.busy()


def test_c6_7b_two_chairs_that_are_kept_are_both_seen() -> None:
    desk = Desk("realigious", 3, ("Ember", "Ash+Moth"))
    for seat in (1, 2):
        desk.hear(1, SetChair(seat, "bot"))
    desk.play(Stream(5, "answers"), 20)
    client = desk.clients[1]
    assert (client.seats, sorted(client.mirror.streams), client.findings) == ([], [1, 2], [])


def test_c6_7b_who_keeps_one_of_two_chairs_sees_only_that() -> None:
    desk = Desk("realigious", 3, ("Ember", "Ash+Moth"))
    desk.play(Stream(5, "answers"), 10)
    desk.hear(1, SetChair(1, "bot"))
    client = desk.clients[1]
    assert (client.seats, list(client.mirror.streams)) == ([2], [2])


def test_c6_7b_who_takes_its_chair_back_has_its_questions() -> None:
    desk = Desk()
    desk.hear(1, SetChair(1, "bot"))
    desk.hear(1, SetChair(1, "back"))
    assert desk.clients[1].seats == [1] and snapshots_agree(desk)


def test_c6_4_a_reason_is_asked_for_once_and_again_after_the_connection_was_lost() -> None:
    desk = Desk()
    number, seat, _ = desk.asked()
    client = desk.clients[number]
    asked: list[Any] = []
    client._send = asked.append
    for _ in range(3):
        assert client.why_not(seat, "nothing") is None
    assert len(asked) == 1
    client.take(msgspec.structs.replace(client.link, state="lost"))
    client.why_not(seat, "nothing")
    assert len(asked) == 2


def test_c6_4_the_host_gives_the_reason() -> None:
    desk = Desk()
    number, seat, _ = desk.asked()
    desk.clients[number].why_not(seat, "nothing")
    found = desk.clients[number].why_not(seat, "nothing")
    truth = desk.match.session.why_not(seat, "nothing")
    assert found is not None and truth is not None and (found.rule, found.text) == (truth.rule, truth.text)


def test_c8_6_an_undo_that_comes_late_is_refused() -> None:
    desk, client, seat = at_first_undo("creed")
    answers = len(desk.match.session.log)
    refusal = desk.hear(seat, Undo(seat, client.mirror.of(seat).answers - 1))
    assert refusal is not None and refusal.key == "net.match.no_undo" and len(desk.match.session.log) == answers
