"""Dice that nobody could choose (C12.3)."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import game
from game.core.events import Event
from game.core.rng import Stream
from game.net import beginning, wire
from game.net.client import BURST_PROMISES, RoomClient
from game.net.dice import (
    APART,
    BROKEN,
    KEPT,
    MISSING,
    WITHOUT,
    DiceTable,
    MatchDice,
    Promise,
    SeenStream,
    dice_in,
    found_in,
    sealed,
)
from game.net.errors import NetError
from game.net.host import Host
from game.net.parts import DiceInfo, OwnNumber
from game.net.protocol import Entered, RoomInfo, SeatPlan, Who
from game.net.reopening import reopened
from game.store.container import pack, repack, unpack
from game.store.replays import KIND
from tests.net.desk import Desk
from tests.net.dice_desk import all_seal, played_with
from tests.net.rooms import Guest, Home, begin, guests, identity, room_of, run, step

PROMISE, SEED = "41315bd752d38a8a", 1243475458044228299


def shown_to(guest: Guest) -> list[SeenStream]:
    """What a guest saw."""
    return [SeenStream(stream, list(one.events), one.table.view) for stream, one in guest.mirror.streams.items()]


async def to_the_end(found: list[Guest]) -> None:
    """Some choices, then the first of them gives up, and the replay has come."""
    stream = Stream(7, "answers")
    for _ in range(12):
        await step(found, stream)
    host: Any = found[0].host.match_host
    while not host.match.session.questions():
        await asyncio.sleep(0)
    host.match.give_up_side("concede", 0)
    host.publish()
    found[0].host._after()
    for guest in found:
        await guest.until(lambda g=guest: g.client.replay)


def verdict(guest: Guest, replay: bytes = b"") -> str:
    """What a guest finds."""
    promise = guest.client.promise
    assert promise is not None
    return found_in(replay or guest.client.replay, promise, shown_to(guest))


def forged(replay: bytes, other: MatchDice | None) -> bytes:
    """A replay whose head opens something else."""
    head, payload = unpack(replay, KIND, "")
    return repack(head, payload, {**head.header, "dice": msgspec.to_builtins(other)})


@pytest.mark.slow
@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c12_3_every_guest_finds_the_dice_that_were_promised(tmp_path: Path, title: str) -> None:
    async def body() -> None:
        async with room_of(tmp_path, title) as host:
            found = await guests(host, "Ember", "Ash")
            promised = [guest.client.room.dice.promise for guest in found]
            assert promised[0] == promised[1] != ""
            await begin(found)
            opened = host.room.dice.dice
            assert opened is not None and sorted(opened.numbers) == ["0", "1"]
            assert host.match_host is not None and host.match_host.match.session.seed == opened.seed
            await to_the_end(found)
            assert [verdict(guest) for guest in found] == [KEPT, KEPT]
            replay = found[1].client.replay
            lies: list[MatchDice | None] = [
                None, MatchDice("ab" * 32, opened.numbers), MatchDice(opened.secret),
                MatchDice(opened.secret, {**opened.numbers, "7": "cd" * 32}),
            ]  # fmt: skip
            assert [verdict(found[1], forged(replay, lie)) for lie in lies] == [BROKEN] * 4

    run(body)


@pytest.mark.slow
def test_c12_3_dice_of_another_seed_or_a_match_that_was_not_seen_are_not_those(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            await to_the_end(found)
            guest, promise = found[1], found[1].client.promise
            head, _ = unpack(guest.client.replay, KIND, "")
            other = Desk("creed", seed=99)
            assert verdict(guest, pack(KIND, other.match.session.save(), head.header, 5)) == BROKEN
            shown = shown_to(guest)
            told = shown[0].events
            lie = [*told[:-1], Event(told[-1].no, told[-1].kind, told[-1].rule, {"x": 1})]
            assert promise is not None
            assert found_in(guest.client.replay, promise, [SeenStream(shown[0].stream, lie, shown[0].view)]) == BROKEN
            assert found_in(b"nothing", promise, shown) == BROKEN
            assert found_in(guest.client.replay, promise, [SeenStream(7, told, shown[0].view)]) == BROKEN

    run(body)


def test_c12_3_a_number_that_is_not_opened_is_waited_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match begins without it, and nobody is told that all numbers are in the dice."""
    monkeypatch.setattr(beginning, "OPENING_S", 3600)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            real = found[1].client._send
            found[1].client._send = lambda one: None if isinstance(one, OwnNumber) and one.opened else real(one)
            begins = asyncio.ensure_future(begin(found))
            await found[0].until(lambda: host.room.dice.dice is not None and host.room.dice.dice.numbers)
            assert host.opens_until and not begins.done()
            host.opens_until = 1.0  # the while is over
            await begins
            opened = host.room.dice.dice
            assert opened is not None and list(opened.numbers) == ["0"]
            await to_the_end(found)
            assert [verdict(guest) for guest in found] == [MISSING, WITHOUT]

    run(body)


def test_c12_3_the_host_knows_no_number_before_the_list_of_their_seals_is_closed(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await all_seal(host)
            assert host.room.dice.dice is not None and host.room.dice.dice.numbers == {}
            for guest in found:
                assert not [one for one in guest.heard if getattr(one, "dice", None) and one.dice.closed]

    run(body)


def test_c12_3_the_own_number_is_opened_once_for_the_first_list_that_is_closed() -> None:
    """Else a host could look for a list of others' numbers that suits it."""
    table = DiceTable.drawn()
    promise = Promise(table.info())
    table.seal(0, bytes.fromhex(sealed(promise.number)), [0, 1])
    table.seal(1, b"\xab" * 32, [0, 1])
    assert not promise.opens(table.info(), 0)
    table.close([0, 1])
    assert promise.opens(table.info(), 0)
    again = msgspec.structs.replace(table.info(), seals={"0": sealed(promise.number), "1": "cd" * 32})
    assert not promise.opens(again, 0) and promise.seals == table.seals


def test_c12_3_only_who_is_seated_seals_and_nothing_is_sealed_late() -> None:
    table = DiceTable.drawn()
    for member in range(20):
        table.seal(member, bytes([member]) * 32, [3, 4])
    table.seal(3, b"short", [3, 4])
    assert sorted(table.seals) == ["3", "4"] and not table.waits
    table.close([4])
    table.seal(3, b"\x01" * 32, [3, 4])
    table.open(4, b"\x02" * 32)
    assert sorted(table.seals) == ["4"] and table.waits and table.dice is not None and not table.dice.numbers


def test_c12_3_another_match_has_other_dice(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            before = found[1].client.promise
            await begin(found)
            await to_the_end(found)
            host.again()
            host.changed()
            await found[1].until(lambda: found[1].client.room.phase == "waiting")
            assert before is not None and found[1].client.promise is not None
            assert found[1].client.promise.promise not in ("", before.promise)
            assert found[1].client.promise.number != before.number

    run(body)


def test_c12_3_a_room_that_is_opened_again_promises_the_same(tmp_path: Path) -> None:
    """Also to a program that was started again, which knows no own number."""
    async def body() -> None:
        async with room_of(tmp_path / "one") as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            assert host.match_host is not None and host.room.dice.dice is not None
            before, match_id = host.room.dice.info(), host.room.match_id
            token, port = found[1].peer.token, host.port
            await asyncio.to_thread(host.match_host.match.flush)
            await found[1].peer.stop()
            await host.close("stopped")
        again: Host = reopened(Home(tmp_path / "one"), match_id, identity())
        await again.listen(port)
        try:
            await found[0].until(lambda: found[0].client.link.state == "here" and found[0].client.room is not None)
            fresh = Guest(again, "Ash", token=token)
            await fresh.until(lambda: fresh.client.seats)
            assert again.room.dice.info() == before == fresh.client.room.dice
            found[0].host = again
            await to_the_end([found[0], fresh])
            assert [verdict(found[0]), verdict(fresh)] == [KEPT, APART]
        finally:
            await again.close()

    run(body)


def test_c12_3_a_match_of_an_earlier_program_promises_nothing() -> None:
    assert dice_in({}) is dice_in({"dice": {"secret": "x"}}) is dice_in({"dice": 5}) is None
    table = DiceTable(None)
    assert (table.info().promise, table.waits) == ("", False)
    assert found_in(b"", Promise(table.info()), []) == ""


def test_c12_3_neither_the_secret_nor_a_number_is_told_before_the_end(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            opened = host.room.dice.dice
            assert opened is not None
            sent = b"".join(wire.ENCODE(one) for guest in found for one in guest.heard
                            if isinstance(one, msgspec.Struct))
            for word in (opened.secret, *opened.numbers.values()):
                assert word.encode() not in sent and bytes.fromhex(word) not in sent

    run(body)


def test_c12_3_the_same_numbers_make_the_same_dice_everywhere() -> None:
    """What replays of today hold is true of them for ever."""
    one = MatchDice("11" * 32, {"0": "22" * 32, "1": "33" * 32})
    assert (one.promise[:16], one.seed) == (PROMISE, SEED)
    assert MatchDice("11" * 32, {"0": "22" * 32}).seed != one.seed != MatchDice("12" * 32, one.numbers).seed


def test_c12_3_what_was_sealed_makes_one_seed_however_it_is_written() -> None:
    """Else a host could write it as the dice suit it: seals and promise are those of the bytes."""
    one = MatchDice("1a" * 32, {"0": "2b" * 32, "1": "33" * 32})
    for end, middle in (("\n", ""), (" ", ""), ("", " ")):
        for secret, number in ((True, False), (False, True), (True, True)):
            other = MatchDice("1a" * 31 + middle + "1a" + end if secret else one.secret,
                              {**one.numbers, "0": "2b" * 31 + middle + "2b" + end if number else one.numbers["0"]})
            assert (other.promise, other.seals, other.seed) == (one.promise, one.seals, one.seed)
            assert dice_in({"dice": msgspec.to_builtins(other)}) is None
    assert dice_in({"dice": msgspec.to_builtins(one)}) == one


def test_c8_7_no_pattern_of_what_comes_from_elsewhere_lets_a_line_end_through() -> None:
    """"$" does; what is written in two ways passes for the same and is not."""
    root = Path(game.__file__).parent
    sources = [path for folder in ("net", "store") for path in (root / folder).rglob("*.py")]
    assert [path.name for path in sources if re.search(r"pattern=r?[\"'][^\n]*\$[\"']", path.read_text("utf-8"))] == []
    assert len(sources) > 50


def test_c8_7_a_host_that_promises_without_an_end_is_not_answered_without_an_end() -> None:
    """What is sent to a host that does not read would fill the memory."""
    sent: list[Any] = []
    client = RoomClient(sent.append)
    client.take(Entered(0, b"token"))
    seats = [SeatPlan("person", 0), SeatPlan("person", 1)]
    for number in range(5 * BURST_PROMISES):
        info = DiceInfo(f"{number:064x}")
        for closed in (False, True):
            seals = {"0": sealed(client.promise.number)} if client.promise is not None and closed else {}
            client.take(RoomInfo("creed", "room", "waiting", False, {}, seats, [],
                                 dice=msgspec.structs.replace(info, seals=seals, closed=closed)))
    assert BURST_PROMISES <= len(sent) <= 3 * BURST_PROMISES


def test_c12_3_a_match_that_fits_its_dice_is_compared_with_what_was_promised() -> None:
    """A host that has looked for other dice opens them in all honesty."""
    table = DiceTable.drawn()
    promise, other = Promise(table.info()), b"\x07" * 32
    table.seal(0, bytes.fromhex(sealed(promise.number)), [0, 1])
    table.seal(1, bytes.fromhex(sealed(other)), [0, 1])
    table.close([0, 1])
    assert promise.opens(table.info(), 0)
    table.open(0, promise.number)
    table.open(1, other)
    made = table.dice
    assert made is not None and found_in(played_with(made)[0], promise, played_with(made)[1]) == KEPT
    lies = [
        (MatchDice("ab" * 32, made.numbers), BROKEN),
        (MatchDice(made.secret, {**made.numbers, "7": "cd" * 32}), BROKEN),
        (MatchDice(made.secret, {**made.numbers, "1": "cd" * 32}), BROKEN),
        (MatchDice(made.secret, {"0": made.numbers["0"]}), MISSING), (MatchDice(made.secret), WITHOUT),
    ]  # fmt: skip
    for lie, told in lies:
        replay, seen = played_with(lie)
        assert found_in(replay, promise, seen) == told
        assert found_in(forged(replay, made), promise, seen) == BROKEN


def test_c12_3_while_numbers_are_opened_nobody_changes_what_the_match_begins_with(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await all_seal(host)
            leader, member = (host.room.members.all[guest.client.member] for guest in found)
            host.begin()
            assert host.opens_until and host.room.phase == "waiting"
            for wish in (lambda: host.room.set_option(leader, "undo", "no"),
                         lambda: host.room.choose(member, 1, "nation", "tarvok"),
                         lambda: host.room.sit(member, 1, 0, stand=True)):
                with pytest.raises(NetError):
                    wish()
            host.begin()
            await found[1].until(lambda: found[1].mirror is not None)
            assert host.room.own["undo"] == "yes" and not host.opens_until

    run(body)


def test_c12_3_a_match_that_can_not_begin_leaves_a_room_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no number was waited for."""
    def fails(host: Host) -> None:
        raise NetError("net.room.field", field="traits")

    monkeypatch.setattr(beginning, "_make", fails)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            leader = host.room.enter([Who("Ember")], b"", False, True)[0]
            host.room.set_seat(leader, 1, "bot", "random")
            with pytest.raises(NetError):
                host.begin()
            assert not host.room.dice.closed
            host.room.set_option(leader, "undo", "no")

    run(body)


def test_c12_3_whoever_goes_while_numbers_are_opened_leaves_a_room_that_waits_with_other_dice(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await all_seal(host)
            before = host.room.dice.info().promise
            found[1].client._send = [].append
            host.begin()
            host._leave(found[1].client.member)
            beginning.passed(host, host.opens_until)
            assert host.room.phase == "waiting" and not host.opens_until and not host.room.dice.closed
            assert host.room.dice.info().promise not in ("", before)
            assert host.room.lines[-1].key == "net.room.open_seat"

    run(body)
