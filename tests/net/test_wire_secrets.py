"""A peer gets nothing that its seat may not know (C8.1): in pictures, questions, reasons, chat, or of the room."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core.rng import Stream
from game.core.session import Session
from game.net import wire
from game.net.match_host import MatchHost
from game.net.parts import ONLOOKER
from game.net.protocol import FilePart, RoomInfo, Snapshot, Sync, Update, Who, Why
from tests.every_title.matches import random_key
from tests.every_title.test_secrets import twins
from tests.net.desk import TITLES, Desk, waiting_room
from tests.net.rooms import begin, guests, room_of, run, step


def desk_of(title: str, session: Session) -> Desk:
    """A match that stands in that position, with the same numbers everywhere."""
    desk = Desk(title, len(session.seats), ("Ember", "Ash", "Moth", "Flint")[:len(session.seats)])
    desk.match.match_id = desk.room.match_id = "same"
    desk.match.session = session
    desk.match.chart.cut(session)
    desk.match_host = MatchHost(desk.room, desk.match, desk.send, desk.match_host._make_bots, lambda: desk.now)
    for sent in desk.sent.values():
        sent.clear()
    return desk


def came_to(desk: Desk, member: int) -> list[bytes]:
    """All that a member got, but for the random number of a history."""
    return [wire.ENCODE(without_epoch(wire.from_host(data))) for data in desk.sent[member]]


def without_epoch(message: Any) -> Any:
    return msgspec.structs.replace(message, epoch=0) if isinstance(message, Snapshot | Update) else message


def worlds(title: str, seat_of: Any) -> Any:
    """Pairs of matches that differ only in what a seat can't know: that of the first open question, or what `seat_of`
    makes of it."""
    seats = 2
    session, stream = Desk(title, seats, seed=17).match.session, Stream(17, "answers")
    for count in range(160):
        if session.outcome is not None:
            return
        question = stream.pick(session.questions())
        session.answer(question.seat, random_key(question, stream))
        if count % 8 == 0 and session.questions():
            seat = seat_of(session.questions()[0].seat)
            one, other = twins(session, seat, count)
            yield seat, desk_of(title, one), desk_of(title, other)


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c8_1_who_is_asked_gets_the_same_bytes_whatever_it_cannot_know(title: str) -> None:
    """The picture, the reasons of what can't be done, and what comes of the same answers, byte for byte."""
    compared = 0
    for seat, one, other in worlds(title, lambda asked: asked):
        question = one.match.session.question(seat)
        for desk in (one, other):
            desk.match_host.welcome(desk.room.members.all[seat])
            for number, option in enumerate(question.options()[:3]):
                desk.hear(seat, Why(seat, option.key, number))
            desk.hear(seat, Why(seat, "nothing", 9))
            desk.clients[seat].answer(seat, question.options()[0].key)
        if one.match.session.table.undo_blocked or other.match.session.table.undo_blocked:
            for desk in (one, other):
                desk.sent[seat] = [data for data in desk.sent[seat] if not isinstance(wire.from_host(data), Update)]
        assert came_to(one, seat) == came_to(other, seat)
        compared += len(one.sent[seat])
    assert compared > 40


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c8_1_who_waits_gets_the_same_picture_whatever_it_cannot_know(title: str) -> None:
    for seat, one, other in worlds(title, lambda asked: 1 - asked):
        for desk in (one, other):
            desk.match_host.welcome(desk.room.members.all[seat])
            desk.hear(seat, Why(seat, "nothing", 9))
            desk.hear(seat, Sync(seat, doubt="?"))
        assert came_to(one, seat) == came_to(other, seat)


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c6_11_an_onlooker_gets_the_same_bytes_where_what_is_public_is_the_same(title: str) -> None:
    """An onlooker sees the tiles of Realigious as by day, which a seat may not."""
    compared = 0
    for _, one, other in worlds(title, lambda asked: asked):
        if one.match.session.view(None) != other.match.session.view(None):
            continue
        for desk in (one, other):
            desk.look_on()
        pictures = [[data for data in came_to(desk, 2) if isinstance(wire.from_host(data), Snapshot)]
                    for desk in (one, other)]
        assert pictures[0] == pictures[1] != []
        compared += 1
    assert compared > 5


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c8_1_the_seed_and_the_dice_are_in_no_message(title: str) -> None:
    seed = (1 << 45) + 987_654_321
    desk, stream = Desk(title, seed=seed), Stream(3, "answers")
    desk.look_on()
    states = []
    for _ in range(60):
        desk.play(stream, 1)
        states.append(desk.match.session.table.state.rng)
    needles = [msgspec.msgpack.encode(number)[1:] for number in (seed, *states) if number > 1 << 20]
    needles += [str(number).encode() for number in (seed, *states) if number > 1 << 20]
    everything = b"".join(b"".join(sent) for sent in desk.sent.values())
    assert needles and not [needle for needle in needles if needle in everything]


@pytest.mark.parametrize("title", TITLES)
def test_c8_1_nobody_but_the_asked_seat_gets_its_question(title: str) -> None:
    desk = Desk(title)
    desk.look_on()
    desk.play(Stream(3, "answers"), 60)
    for member, messages in desk.heard.items():
        asked = [message.table["asks"] for message in messages if isinstance(message, Snapshot)
                 and message.stream not in (member, ONLOOKER)]
        streams = {message.stream for message in messages if isinstance(message, Snapshot | Update)}
        assert asked == [] and streams == {member if member < 2 else ONLOOKER}


def test_c8_1_what_a_seat_has_put_together_is_in_no_message_to_others() -> None:
    """Chosen in the room, and while the match runs."""
    room, found = waiting_room("realigious")
    room.choose(found[1], 1, "traits", ["religious"])
    assert b"religious" not in wire.ENCODE(room.info(found[0]))
    assert b"religious" in wire.ENCODE(room.info(found[1]))


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c8_1_the_replay_comes_only_when_the_match_is_over(tmp_path: Path, title: str) -> None:
    async def body() -> None:
        async with room_of(tmp_path, title) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            stream = Stream(4, "answers")
            for _ in range(30):
                await step(found, stream)
            assert not any(isinstance(message, FilePart) for guest in found for message in guest.heard)

    run(body)


def test_c8_1_chat_and_log_tell_what_was_said_and_who_came_and_nothing_else() -> None:
    room, found = waiting_room("realigious")
    room.choose(found[1], 1, "traits", ["religious"])
    room.say(found[1], "hello", "")
    room.enter([Who("Moth")], b"", True)
    assert b"religious" not in b"".join(map(wire.ENCODE, room.lines))


def test_c8_4_a_token_goes_to_nobody_but_its_owner(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            await step(found, Stream(4, "answers"))
            other = found[1].peer.token
            assert not [message for message in found[0].heard if other in repr(message).encode() or (
                isinstance(message, RoomInfo) and other in wire.ENCODE(message))]
            assert host.lead not in b"".join(wire.ENCODE(message) for message in found[1].heard
                                             if isinstance(message, msgspec.Struct))

    run(body)
