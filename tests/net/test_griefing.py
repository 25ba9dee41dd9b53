"""A guest who wants to spoil a room, a match or the queue for the others (C8.7)."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.net.calls import CallAddress
from game.net.errors import NetError
from game.net.identity import Identity
from game.net.letters import shape_of
from game.net.match_host import BOT_S
from game.net.matching import GATHERED, PROMISE_S, MatchOffer, Queue, Waiter
from game.net.members import MOST_KEYS
from game.net.protocol import Kick, Propose, SetChair, Who
from game.net.queueing import Queueing
from game.net.room import KEPT_S, PLAYING, Room
from tests.net.desk import Desk, waiting_room
from tests.net.rooms import Guest, begin, guests, room_of, run
from tests.net.test_saved_room import opened_again


# ---------------------------------------------------------------- who is sent away
def test_c8_7_who_shows_no_certificate_does_not_come_in_again_either(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            leader, sent = await guests(host, "Ember", "Ash")
            leader.send(Kick(sent.client.member))
            await sent.until(lambda: sent.client.link.state == "ended")
            again = Guest(host, "Moth")
            await again.until(lambda: again.client.link.state == "ended")
            assert again.client.link.key == "net.call.signature"

    run(body)


def test_c8_7_all_of_a_computer_that_is_sent_away_go(tmp_path: Path) -> None:
    async def body() -> None:
        ash, fern = (Identity.load(tmp_path / name) for name in ("ash", "fern"))
        async with room_of(tmp_path, "creed", 4) as host:
            leader = (await guests(host, "Ember"))[0]
            there = [Guest(host, name, me=me) for name, me in (("Ash", ash), ("Moth", ash), ("Fern", fern))]
            for one in there:
                await one.here()
            leader.send(Kick(there[0].client.member))
            for one in there[:2]:
                await one.until(lambda one=one: one.client.link.state == "ended")
                assert one.client.link.key == "net.bye.kicked"
            assert [member.persons[0].name for member in host.room.members.all.values()] == ["Ember", "Fern"]
            await there[2].peer.stop()

    run(body)


def test_c8_7_another_key_that_was_shown_meanwhile_hides_none() -> None:
    room, _ = waiting_room("creed", 2, ("Ember",))
    member, token = room.enter([Who("Ash")], b"", False, key=b"first")
    room.enter([Who("Ash")], token, False, key=b"second")
    room.leave(member.number, banned=True)
    for key in (b"first", b"second"):
        with pytest.raises(NetError, match=r"net\.kicked"):
            room.enter([Who("Moth")], b"", False, key=key)
    room.enter([Who("Moth")], b"", False, key=b"third")


def test_c8_7_the_computer_of_the_one_who_leads_is_never_kept_out() -> None:
    room = Room("creed", 2, "room")
    leader, token = room.enter([Who("Ember")], b"", False, True, b"here")
    other, _ = room.enter([Who("Ash")], b"", False, key=b"here")
    assert room.members.companions(other.number) == []
    room.leave(other.number, banned=True)
    assert room.enter([Who("Ember")], token, False, key=b"here")[0] is leader
    room.enter([Who("Moth")], b"", False, key=b"here")


def test_c8_7_one_member_does_not_come_with_key_after_key() -> None:
    room, _ = waiting_room("creed", 2, ("Ember",))
    _, token = room.enter([Who("Ash")], b"", False, key=b"0")
    for number in range(1, MOST_KEYS):
        room.enter([Who("Ash")], token, False, key=str(number).encode())
    with pytest.raises(NetError, match=r"net\.call\.signature"):
        room.enter([Who("Ash")], token, False, key=b"one more")


@pytest.mark.parametrize("known", ["token", "key"])
def test_c8_7_who_was_sent_away_stays_out_of_the_room_that_is_opened_again(known: str) -> None:
    desk = Desk("creed", 4, ("Ember", "Ash"))
    sent, token = desk.room.enter([Who("Moth")], b"", True, key=b"moth")
    desk.room.leave(sent.number, banned=True)
    room = opened_again(desk)
    shown: dict[str, Any] = {"token": token, "key": b""} if known == "token" else {"token": b"", "key": b"moth"}
    with pytest.raises(NetError, match=r"net\.kicked"):
        room.enter([Who("Other")], watch=True, **shown)
    with pytest.raises(NetError, match=r"net\.call\.signature"):
        room.enter([Who("Other")], b"", True)
    assert room.enter([Who("Fern")], b"", True, key=b"fern")[0].number > sent.number


def test_c8_7_the_leader_takes_it_back(tmp_path: Path) -> None:
    async def body() -> None:
        ash = Identity.load(tmp_path / "ash")
        async with room_of(tmp_path, "creed", 4) as host:
            leader, other = await guests(host, "Ember", "Fern")
            sent = Guest(host, "Ash", me=ash)
            await sent.here()
            number = sent.client.member
            leader.send(Kick(number))
            await leader.until(lambda: leader.client.room.banned)
            assert [(one.member, one.persons[0].name) for one in leader.client.room.banned] == [(number, "Ash")]
            assert not host.room.info(host.room.members.all[other.client.member]).banned
            other.send(Kick(number, back=True))
            await other.until(lambda: other.client.refusals)
            assert other.client.refusals[0].key == "net.room.not_leading" and number in host.room.members.banned
            leader.send(Kick(number, back=True))
            await leader.until(lambda: not leader.client.room.banned)
            again = Guest(host, "Ash", me=ash)
            await again.here()
            assert again.client.link.state == "here"

    run(body)


# ---------------------------------------------------------------- names
@pytest.mark.parametrize("name", ["AIice", "A1ice", "Al\u0131ce", "Alic\u00e9", "\u0100lice", "Ali\u0188e", "ALICE",
                                  "A\u01c0ice", "\u00c1LICE"])
def test_c8_4_a_name_that_looks_like_anothers_gets_a_number(name: str) -> None:
    room, _ = waiting_room("creed", 4, ("Alice", name))
    shown = [member.persons[0].name for member in room.members.all.values()]
    assert shown == ["Alice", f"{name}-2"]


@pytest.mark.parametrize(("one", "other"), [("Ash", "Ass"), ("\uac00\ub098", "\uac00\ub2e4"), ("Moth", "Math")])
def test_c8_4_names_that_look_different_stay_as_they_are(one: str, other: str) -> None:
    assert shape_of(one) != shape_of(other)


def test_c8_4_persons_of_one_name_do_not_use_its_numbers_up() -> None:
    room = Room("creed", 2, "room")
    for _ in range(40):
        room.enter([Who("Bob")] * 5, b"", True)
        room.members.all[max(room.members.all)].here = False
    member, _ = room.enter([Who("Bob")], b"", False)
    assert member.persons[0].name == "Bob-201"
    assert room.enter([Who("A" * 16)], b"", False)[0].persons[0].name == "A" * 16
    assert room.enter([Who("A" * 16)], b"", False)[0].persons[0].name == "A" * 14 + "-2"


# ---------------------------------------------------------------- the waiting room
@pytest.mark.slow
def test_c8_6_a_newcomer_whose_cable_is_pulled_keeps_its_seat_for_a_while_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.host.PINGS_S", 0.01)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            leader, gone = await guests(host, "Ember", "Ash")
            room, number = host.room, gone.client.member
            gone.task.cancel()
            gone.peer.cut()
            await leader.until(lambda: any(line.key == "net.log.gone" for line in leader.client.lines))
            assert room.seats[1].member == number
            room.members.all[number].gone_s -= KEPT_S
            await leader.until(lambda: leader.client.room.seats[1].kind == "open")
            told = [(line.key, line.args) for line in leader.client.lines]
            assert told[-1] == ("net.log.seat_free", {"name": "Ash"})
            again = Guest(host, "Ash", token=gone.peer.token)
            await again.here()
            assert again.client.link.state == "here" and room.seats_of(again.client.member) == [1]

    run(body)


def test_c8_6_nobody_else_loses_a_seat_in_the_waiting_room() -> None:
    room, (ember, ash) = waiting_room()
    assert not room.free_kept(1000.0)
    room.drop(ember.number, 5.0)
    room.drop(ash.number, 1000.0 - KEPT_S + 1)
    assert not room.free_kept(1000.0) and room.seats_of(ember.number) == [0] and room.seats_of(ash.number) == [1]
    room.phase = PLAYING
    assert not room.free_kept(5000.0)


@pytest.mark.parametrize("field", ["points", "level"])
def test_r20_2_nobody_gives_themselves_more_trait_points_than_their_level_has(field: str) -> None:
    room, found = waiting_room("realigious", 2)
    with pytest.raises(NetError, match=r"net\.room\.field"):
        room.choose(found[1], 1, field, "10" if field == "points" else "6")


def test_c8_7_a_choice_that_the_game_does_not_take_holds_the_others_up_once(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, "realigious") as host:
            leader, guest = await guests(host, "Ember", "Ash")
            members = host.room.members.all
            host.room.choose(members[guest.client.member], 1, "traits", ["nonsense"])
            for seat, one in enumerate((leader, guest)):
                host.room.ready(members[one.client.member], seat, True)
            with pytest.raises(NetError, match="setup_trait_unknown"):
                host.begin()
            assert "traits" not in host.room.seats[1].fields and not host.room.seats[1].ready
            host.begin()
            await guest.until(lambda: guest.mirror is not None)
            assert host.match_host is not None

    run(body)


@pytest.mark.parametrize("where", ["", "options.map", "seats[9].traits", "seats[0].nothing", "seats[1]"])
def test_c8_7_what_is_no_choice_of_a_seat_changes_none(where: str) -> None:
    room, _ = waiting_room("realigious", 2)
    for plan in room.seats:
        plan.ready, plan.fields = True, {"traits": ["x"]}
    room.drop_misfit(where)
    assert all(plan.ready and plan.fields == {"traits": ["x"]} for plan in room.seats)


@pytest.mark.slow
def test_c6_11_where_nobody_may_look_on_strangers_come_for_an_open_chair_alone(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, options={"watchers": "no"}) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            stranger = Guest(host, "Moth")
            await stranger.until(lambda: stranger.client.link.state == "ended")
            assert stranger.client.link.key == "net.room.no_watchers"
            found[1].peer.cut()
            await found[1].until(lambda: found[1].client.link.state == "lost")
            await found[1].until(lambda: found[1].client.link.state == "here")
            for kind in ("empty", "open"):
                found[0].send(SetChair(1, kind))
            await found[0].until(lambda: found[0].mirror.table.chairs[1].kind == "empty"
                                 and not found[0].mirror.table.chairs[1].reserved_for)
            guest = Guest(host, "Moth")
            await guest.here()
            assert guest.client.link.state == "here"

    run(body)


# ---------------------------------------------------------------- the match
def test_c9_2_a_bot_goes_on_thinking_while_chairs_of_others_change() -> None:
    desk = Desk("creed", 4, ("Ember",))
    for number in range(40):
        desk.now += BOT_S / 2
        desk.hear(0, SetChair(0, "empty" if number % 2 == 0 else "back"))
        desk.match_host.tick()
    assert {entry.seat for entry in desk.match.session.log} >= {1, 2, 3}


def test_c6_13_a_proposal_that_nobody_answers_keeps_no_other_side_from_giving_up() -> None:
    desk = Desk("creed", 4, ("Ember", "Ash", "Moth", "Fern"))
    desk.hear(0, Propose(0, "draw"))
    assert desk.match.proposal is not None and desk.match.proposal.asked == [2]
    assert desk.hear(2, Propose(2, "concede")).key == "giving_up.open"  # type: ignore[union-attr]
    assert desk.hear(1, Propose(1, "concede")) is None
    assert desk.hear(3, Propose(3, "yes")) is None
    assert desk.match.over


def test_c6_13_a_proposal_that_nobody_answers_holds_in_its_round(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("creed", 2, ("Ember", "Ash"))
    desk.hear(0, Propose(0, "draw"))
    proposals = desk.match.proposals
    assert proposals.why_not("draw", 1) == "giving_up.open"
    monkeypatch.setattr(type(desk.match), "round", property(lambda _: 99))
    assert proposals.why_not("draw", 1) == ""


# ---------------------------------------------------------------- the queue
def together(evil: list[Waiter], seconds: float, offers: bool, origin: Any = str) -> float:
    """When two who wait find each other beside some who offer again and again, or who say that they wait and answer
    nothing."""
    now, end = 1000.0, 1000.0 + seconds
    found = {one.uid: Queue(one, 2, now, origin=origin) for one in (Waiter(100, "a"), Waiter(200, "b"))}
    number = 0
    while now < end:
        for uid, queue in found.items():
            seen = [other.me for other in found.values() if other is not queue] + ([] if offers else evil)
            sent = [(uid, *one) for one in queue.see(seen, now)]
            for one in evil if offers else ():
                number += 1
                sent += [(uid, *answer) for answer in queue.hear(one.uid, MatchOffer(number, 0), now)]
            while sent:
                sender, to, message = sent.pop(0)
                if to in found:
                    sent += [(to, *one) for one in found[to].hear(sender, message, now)]
        if any(queue.state == GATHERED for queue in found.values()):
            return now - 1000.0
        now += 0.1
    return seconds


@pytest.mark.usefixtures("punctual")
@pytest.mark.parametrize("offers", [True, False])
@pytest.mark.parametrize("count", [1, 3, 20])
def test_c8_3_one_computer_that_never_keeps_its_word_keeps_nobody_out(offers: bool, count: int) -> None:
    evil = [Waiter(number, f"evil {number}") for number in range(count)]
    assert together(evil, 60.0, offers, lambda uid: uid[:4]) < 6 * PROMISE_S


@pytest.mark.usefixtures("punctual")
def test_c8_3_a_promise_lasts_no_longer_because_it_is_asked_for_again() -> None:
    queue = Queue(Waiter(100, "a"), 2, 1000.0)
    for number in range(60):
        queue.hear("b", MatchOffer(number, 0), 1000.0 + number * 0.1)
        queue.tick(1000.0 + number * 0.1)
    assert queue._failures == {"b": 1}


@pytest.mark.parametrize(("came", "missing"), [
    ((b"one", b"two"), []), ((b"one",), ["second"]), ((), ["first", "second"]),
])  # fmt: skip
def test_c8_3_who_was_called_and_did_not_come_has_failed(came: tuple[bytes, ...], missing: list[str]) -> None:
    """The others who came in are offered to again at once."""
    room = Room("creed", 4, "room")
    for number, key in enumerate((b"here", *came)):
        room.enter([Who(f"Ash{number}")], b"", False, number == 0, key.ljust(32, b"."))
    keys = {"first": b"one....", "second": b"two...."}
    queueing: Any = Queueing.__new__(Queueing)
    queueing._queue = SimpleNamespace(gathered=("first", "second"), called=None)
    queueing._presence = SimpleNamespace(spot=lambda uid: CallAddress((), 1, keys[uid]))
    assert queueing._missing(SimpleNamespace(host=SimpleNamespace(room=room))) == missing


def test_c8_3_a_host_who_called_and_is_not_there_has_failed() -> None:
    queueing: Any = Queueing.__new__(Queueing)
    queueing._queue = SimpleNamespace(gathered=(), called=("host", None))
    assert queueing._missing(SimpleNamespace(host=None)) == ["host"]
