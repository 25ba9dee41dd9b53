"""Matches that survive their host and their connections (C8.6)."""

from __future__ import annotations

import asyncio
import shutil
import threading
from pathlib import Path
from typing import Any

import pytest

import game
from game.bots.match import bot_seats
from game.core.rng import Stream
from game.net.delta import ENCODE
from game.net.errors import NetError
from game.net.host import Host
from game.net.identity import Identity
from game.net.journal import FILE, Journal, JournalEntry
from game.net.protocol import Entered, HandOver, Moved, Propose, Start, TakeOver
from game.net.reopening import reopened, taken_over
from game.net.room import Room
from game.net.room_match import RoomMatch
from game.store.container import pack, stamp
from game.store.saver import Saver
from game.store.saves import SaveFolder
from tests.net.rooms import PATIENCE_S, Guest, Home, begin, guests, identity, knows, room_of, run, step


async def some(found: list[Guest], stream: Stream, count: int) -> None:
    """A few choices."""
    for _ in range(count):
        await step(found, stream)


def same(guest: Guest, host: Host) -> bool:
    """Whether a guest's picture is what its seat sees."""
    match_host: Any = host.match_host
    seat = guest.client.seats[0]
    return ENCODE(guest.mirror.view(seat)) == ENCODE(match_host.match.session.view(seat))


def entries(guest: Guest) -> int:
    """How often a guest has come in: its link is "here" until it hears that its host has gone."""
    return sum(isinstance(message, Entered) for message in guest.heard)


async def handed_over(found: list[Guest], heir: Guest, home: Home) -> Host:
    """The room at the heir's, with everybody there."""
    leader = next(guest for guest in found if guest.client.leads)
    leader.send(HandOver(heir.client.member))
    await heir.until(lambda: heir.client.asked_to_host)
    heir.send(TakeOver(0, b""))
    await heir.until(lambda: heir.client.bundle)
    again = reopened(home, taken_over(home, heir.client.bundle), identity(), lead=heir.client.member)
    before = {guest: entries(guest) for guest in found}
    heir.send(TakeOver(await again.listen(0), again.fingerprint))
    for guest in found:
        guest.host = again
        await guest.until(lambda g=guest: entries(g) > before[g] and g.client.link.state == "here")
        await guest.until(lambda g=guest: g.mirror is not None and knows(g) and same(g, again))
    return again


@pytest.mark.slow
def test_c8_6_who_comes_back_has_the_seat_and_the_open_question(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, "realigious") as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            await some(found, Stream(3, "a"), 20)
            asked = [(g, q) for g in found for q in g.mirror.questions() if q.options()][0]
            guest, number = asked[0], asked[1].number
            guest.peer.cut()
            await guest.until(lambda: guest.client.link.state == "lost")
            await guest.until(lambda: guest.client.link.state == "here")
            await guest.until(lambda: guest.mirror.question(guest.client.seats[0]) is not None)
            assert guest.mirror.question(guest.client.seats[0]).number == number
            await some(found, Stream(5, "a"), 20)
            assert all(same(one, host) for one in found)

    run(body)


def test_c8_6_another_program_with_the_token_has_the_seat(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            await some(found, Stream(3, "a"), 10)
            token, seats = found[1].peer.token, found[1].client.seats
            await found[1].peer.stop()
            again = Guest(host, "Ash", token=token)
            await again.until(lambda: again.client.seats)
            assert again.client.seats == seats and same(again, host)

    run(body)


@pytest.mark.slow
def test_c8_6_a_host_that_was_killed_opens_the_room_again_and_all_come_back(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, "creed") as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            await some(found, Stream(3, "a"), 12)
            assert host.match_host is not None
            match_id, port = host.room.match_id, host.port
            await asyncio.to_thread(host.match_host.match.flush)
            await host.close("stopped")
        for guest in found:
            await guest.until(lambda g=guest: g.client.link.state == "lost")
        again = reopened(Home(tmp_path), match_id, identity())
        await again.listen(port)
        try:
            for guest in found:
                guest.host = again
                await guest.until(lambda g=guest: g.client.link.state == "here" and same(g, again))
                guest.host = again
            assert found[0].client.leads
            await some(found, Stream(9, "a"), 12)
            assert all(same(guest, again) for guest in found)
        finally:
            await again.close()

    run(body)


def test_c8_6_a_room_goes_on_to_the_next_match_while_a_slow_disk_takes_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else everybody would be lost to a host that stands still."""
    taken, closed = threading.Event(), []

    async def body() -> None:
        async with room_of(tmp_path, "creed") as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            found[1].send(Propose(1, "concede"))
            await found[0].until(lambda: found[0].client.room.phase == "ended")
            assert host.match_host is not None
            close = host.match_host.close

            def slowly() -> None:
                closed.append(taken.wait(PATIENCE_S))
                close()

            monkeypatch.setattr(host.match_host, "close", slowly)
            found[0].send(Start())
            await found[1].until(lambda: found[1].client.room.phase == "waiting")
            assert closed == []
            taken.set()
        assert closed == [True]

    run(body)


@pytest.mark.parametrize("taken_back", [False, True])
def test_c8_6_no_answer_that_was_told_is_lost_with_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taken_back: bool
) -> None:
    """The thread that saves never comes to it before the program is killed."""
    async def body() -> None:
        async with room_of(tmp_path / "one", "creed") as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            await some(found, Stream(3, "a"), 5)
            match_host: Any = host.match_host
            match_host.match.flush()
            monkeypatch.setattr(Saver, "save", lambda *_: None)
            await some(found, Stream(4, "a"), 7)
            if taken_back:
                session = match_host.match.session
                while session.gathered or not match_host.match.can_undo(session.log[-1].seat):
                    await some(found, Stream(len(session.log), "a"), 1)
                log = session.log
                last, before = found[log[-1].seat], len(log)
                last.client.undo(last.client.seats[0])
                await last.until(lambda: len(match_host.match.session.log) < before or last.client.refusals)
                assert not last.client.refusals
                await some(found, Stream(6, "a"), 2)
            digest = match_host.match.session.digest()
            shutil.copytree(tmp_path / "one", tmp_path / "killed")
            match_id = host.room.match_id
        again = reopened(Home(tmp_path / "killed"), match_id, identity())
        assert again.match_host is not None and again.match_host.match.session.digest() == digest
        await again.close()

    run(body)


def test_c8_6_a_save_that_is_newer_than_lines_of_the_journal_is_not_played_twice(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path / "one", "creed") as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            await some(found, Stream(3, "a"), 6)
            match_host: Any = host.match_host
            match_host.match.flush()
            digest = match_host.match.session.digest()
            shutil.copytree(tmp_path / "one", tmp_path / "killed")
            match_id = host.room.match_id
        match = RoomMatch.load(Home(tmp_path / "killed"), match_id)
        match.catch_up(0)
        assert match.session.digest() == digest
        match.close()

    run(body)


def test_c8_6_a_line_that_was_not_written_whole_does_not_count(tmp_path: Path) -> None:
    one = Journal(tmp_path)
    one.add(0, 1, "a")
    one.close(done=False)
    (tmp_path / FILE).write_bytes((tmp_path / FILE).read_bytes() + b'[1,0,"')
    again = Journal(tmp_path)
    again.add(1, 0, "b")
    again.close(done=False)
    assert Journal(tmp_path).since(0) == [JournalEntry(0, 1, "a"), JournalEntry(1, 0, "b")]


@pytest.mark.parametrize("odd", [b"\xff\n", b"[1]\n", b'{"at": 1}\n', b'["1", 0, "a"]\n', b"\n"])
def test_c7_1a_lines_that_are_none_end_the_journal(tmp_path: Path, odd: bytes) -> None:
    one = Journal(tmp_path)
    one.add(0, 1, "a")
    one.close(done=False)
    (tmp_path / FILE).write_bytes((tmp_path / FILE).read_bytes() + odd)
    assert Journal(tmp_path).since(0) == [JournalEntry(0, 1, "a")]


def test_c8_6_the_journal_of_a_match_that_is_over_is_not_kept(tmp_path: Path) -> None:
    one = Journal(tmp_path)
    one.add(0, 1, "a")
    one.close(done=True)
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_c8_6_hosting_is_handed_over_in_the_middle_of_a_match(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path / "one", "creed") as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            await some(found, Stream(3, "a"), 12)
            match_host: Any = host.match_host
            digest = match_host.match.session.digest()
            again = await handed_over(found, found[1], Home(tmp_path / "two"))
            assert again.match_host is not None and again.match_host.match.session.digest() == digest
            await some(found, Stream(9, "a"), 12)
            assert found[1].client.leads and not found[0].client.leads
            await again.close()

    run(body)


def test_c8_6_a_choice_on_its_way_while_the_room_moves_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reaches a host that is none any more."""
    async def body() -> None:
        async with room_of(tmp_path / "one", "creed") as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            await some(found, Stream(3, "a"), 12)
            guest, question = next((g, q) for g in found for q in g.mirror.questions() if q.options())
            follow, keys = guest.peer._follow, [option.key for option in question.options()]

            async def late(moved: Moved, address: str) -> None:
                guest.client.answer(question.seat, keys[0])
                assert guest.mirror.question(question.seat) is None
                await follow(moved, address)

            monkeypatch.setattr(guest.peer, "_follow", late)
            again = await handed_over(found, found[1], Home(tmp_path / "two"))
            assert [option.key for option in guest.mirror.question(question.seat).options()] == keys
            await again.close()

    run(body)


def test_c8_6_hosting_stays_where_the_other_says_no(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, "creed") as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            found[0].send(HandOver(found[1].client.member))
            await found[1].until(lambda: found[1].client.asked_to_host)
            found[1].send(TakeOver(0, b"", accept=False))
            await found[0].until(lambda: any(line.key == "net.log.not_moved" for line in found[0].client.lines))
            await some(found, Stream(9, "a"), 4)

    run(body)




@pytest.mark.parametrize("stranger", ["another computer", "another room"])
def test_c8_6_who_is_met_at_the_hosts_place_meanwhile_is_not_entered_and_the_host_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stranger: str
) -> None:
    """Networks give addresses away anew, and a host may open another room first."""
    monkeypatch.setattr("game.net.peer.WAITS_S", (0.01,))

    async def body() -> None:
        async with room_of(tmp_path / "one") as host:
            guest = (await guests(host, "Ember"))[0]
            room_id, port = host.room_id, host.port
            for connection in host.connections.values():
                connection.abort()
            await host.close()
        met = asyncio.Event()
        monkeypatch.setattr(guest.peer, "_try", watched(guest.peer._try, met))
        monkeypatch.setattr(guest.peer, "_enter", watched(guest.peer._enter, met))
        me = identity() if stranger == "another room" else Identity.load(tmp_path / "other")
        other = Host(Home(tmp_path / "two"), Room("creed", 2, "room"), me.host_context(), me.fingerprint)
        await stays(other, port, met)
        assert guest.client.link.state == "lost"
        me = identity()
        again = Host(Home(tmp_path / "one"), Room("creed", 2, "room"), me.host_context(), me.fingerprint,
                     room_id=room_id)
        await again.listen(port)
        await guest.until(lambda: guest.client.link.state == "here")
        await guest.peer.stop()
        await again.close()

    run(body)


def watched(real: Any, failed: asyncio.Event) -> Any:
    """The same, and who waits hears that somebody was met who is not the host."""
    async def wrapped(*args: Any) -> Any:
        try:
            return await real(*args)
        except (NetError, ConnectionRefusedError) as problem:
            if isinstance(problem, NetError) or "room" in str(problem):
                failed.set()
            raise

    return wrapped


async def stays(host: Host, port: int, until: asyncio.Event) -> None:
    """A host listens so long."""
    await host.listen(port)
    await until.wait()
    await host.close()


def test_c8_6_a_match_that_is_handed_over_touches_no_match_that_is_here(tmp_path: Path) -> None:
    """Whatever its head says of title and time."""
    saves, session = SaveFolder(tmp_path), game.new_session("creed", bot_seats("creed", 2, 1), {}, 1)
    file = pack("save", session.save(), stamp("creed"), 5)
    first, again = taken_over(Home(tmp_path), file), taken_over(Home(tmp_path), file)
    assert first != again and len(saves.list()) == 2
    with pytest.raises(NetError):
        taken_over(Home(tmp_path), pack("save", session.save(), stamp("creed") | {"title": "../x"}, 5))


def test_c8_6_a_room_without_a_match_is_over_with_the_program_of_its_host(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, "creed") as host:
            guest = (await guests(host, "Ember"))[0]
            await host.close("stopped")
            await guest.until(lambda: guest.client.link.state == "ended")
            assert guest.client.link.key == "net.bye.closed"

    run(body)
