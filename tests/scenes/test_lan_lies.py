"""C8.7: rooms, tables and results of a host that lies, in the window of a guest: the program goes on, the room can be
left, and nothing of it stays.
"""

from __future__ import annotations

import zlib
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pygame
import pytest
from msgspec.structs import replace

import game
from game.core.state import Outcome
from game.net import wire
from game.net.errors import NetError
from game.net.mirror import StreamState
from game.net.parts import Count
from game.net.peer import HERE, LinkState
from game.net.protocol import (
    ChairNote,
    Entered,
    EventInfo,
    Events,
    Gained,
    HandOver,
    MemberInfo,
    Refused,
    RoomInfo,
    Said,
    SeatPlan,
    Snapshot,
    TakeOver,
    Welcome,
    Who,
)
from game.net.queueing import Standing
from game.net.service import RoomLink
from game.net.tickets import Ticket
from game.store.profiles import Other, Result
from game.titles.ankh import SPEC
from scenes.lan import match as net_match
from scenes.lan.chat import ChatPanel
from scenes.lan.match_end import known_of
from scenes.lan.match_menu import HostQuestion
from scenes.lan.room import NetRoomScene, create
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window

SEATS = [SeatPlan("person", 0), SeatPlan("person", 1)]
MEMBERS = [MemberInfo(0, [Who("Ember")]), MemberInfo(1, [Who("Mallory")], leads=True)]


def room(title: str = "creed", seats: list[SeatPlan] = SEATS, **more: Any) -> RoomInfo:
    return RoomInfo(title, "room", more.pop("phase", "waiting"), False, {}, seats, MEMBERS, **more)


class LiarsRoom:
    """A waiting room in the window, whose host says what a test wants."""

    def __init__(self, drive: Driver) -> None:
        self.drive, program = drive, drive.program
        program.home.choose_profile(program.home.store.create_profile("Ember", "profile/1").uid)
        self.link = RoomLink(program.online.network)
        self.link.hear(Entered(0, b"token"))
        self.link.hear(room())
        self.link.hear(LinkState(HERE))
        self.link.poll()
        program.nav.stack.push(create(program.client, self.link), animated=False)

    def say(self, *messages: Any) -> None:
        """As they come over the network; some frames pass."""
        for message in messages:
            self.link.hear(wire.from_host(wire.ENCODE(message)))
        for _ in range(3):
            self.drive.program.guarded_frame(16)


@pytest.mark.parametrize("lie", [
    room(seats=[]), room(seats=[SeatPlan("person", 0)] * 8), room("realigious"), room("no_such_game"),
])  # fmt: skip
def test_c8_7_a_room_that_is_none_any_more_is_left_with_a_sentence(drive: Driver, lie: RoomInfo) -> None:
    here = LiarsRoom(drive)
    here.say(lie)
    assert not isinstance(drive.program.nav.stack.top, NetRoomScene)
    assert [toast.text for toast in drive.program.nav.stack.toasts.shown] == [drive.program.media.t("net.not_ours")]


def test_c8_7_a_room_of_matching_that_is_none_leaves_the_menu(drive: Driver) -> None:
    here = LiarsRoom(drive)
    here.link.hear(room("no_such_game"))
    menu = MainMenu(drive.program.client)
    drive.program.nav.stack.reset(menu, animated=False)
    found = cast(Any, SimpleNamespace(followed=Standing("entered", 0.0, link=here.link), take_followed=lambda: None))
    menu.matching.follow(found)
    told = [toast.text for toast in drive.program.nav.stack.toasts.shown]
    assert drive.top is menu and told == [drive.program.media.t("net.not_ours")]


def test_c8_7_no_seat_has_a_person_before_the_first() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(["person", 0, -5], SeatPlan)
    assert msgspec.convert(0, Count) == 0


def test_c8_7_a_room_that_can_not_be_shown_ends_there_and_not_the_program(
    drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = LiarsRoom(drive)
    monkeypatch.setattr(NetRoomScene, "_take", lambda *_: 1 // 0)
    here.say(room(left_ms=5000))
    assert isinstance(drive.program.nav.stack.top, MainMenu)


def test_c8_7_values_too_deep_to_look_into_end_nothing(drive: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    here = LiarsRoom(drive)
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    here.link.hear(room(match_id="m1"))
    here.link.poll()

    def looks_into(*_: Any) -> None:
        raise RecursionError

    monkeypatch.setattr("game.net.mirror.StreamState.take_whole", looks_into)
    here.link.hear(Snapshot(0, 1, 1, deep, "", 0, 0, []))
    drive.frames(2)
    assert isinstance(drive.top, NetRoomScene)


def test_c8_7_of_many_refusals_the_newest_are_told(drive: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    here = LiarsRoom(drive)
    told: list[str] = []
    monkeypatch.setattr(drive.program.nav, "toast", lambda words, *_: told.append(words))
    for number in range(300):
        here.link.hear(Refused("net.match.stale", {"n": number}))
    while not here.link._heard.empty():
        drive.frames(1)
    assert 0 < len(told) < 100


@pytest.mark.slow
def test_c8_7_lines_about_chairs_and_names_of_bots_are_not_kept_without_end(drive: Driver) -> None:
    window = Window(drive)
    match, table = window.match, window.match.table
    state = window.link.client.mirror.streams[0]  # type: ignore[union-attr]
    for turn in range(net_match.MOST_BOTS + 20):
        chairs = tuple(replace(chair, name=f"bot {turn}", name_key="chair.name") for chair in table.chairs)
        notes = tuple(ChairNote(0, 0, "bot", "Ember") for _ in range(100 * (turn % 2)))
        state.table = replace(table, chairs=chairs, notes=notes)
        match.look()
    assert len(match.chairs.notes) <= net_match.MOST_NOTES and len(match._bots) <= net_match.MOST_BOTS + 1


# ---------------------------------------------------------------- results
RIGHT = {"match_id": "", "title": "creed", "seats": 2, "rank": 1, "victory": "", "rounds": 7, "seconds": 600}


def ended(drive: Driver, name: str, **lies: Any) -> tuple[Window, int, dict[int, Any]]:
    """A table whose host says that all is over, and what the result was for the own seat of that name."""
    window = Window(drive)
    match, client = window.match, window.link.client
    seat = match.persons[0]
    state = client.mirror.streams[seat]  # type: ignore[union-attr]
    ranks = [lies.get("rank", 1)] * 2
    chairs = tuple(replace(chair, name=name) if at == seat else chair for at, chair in enumerate(match.table.chairs))
    state.table = replace(match.table, chairs=chairs, outcome=Outcome([seat], "", ranks))
    match.look()
    client.take(Gained(seat, {**RIGHT, "match_id": match.match_id, **lies}))
    return window, seat, match.results()


@pytest.mark.parametrize("lies", [
    {"rank": 0}, {"rank": -(10**9)}, {"rank": 3}, {"seconds": 10**9}, {"rounds": 10**9}, {"statistics": {"x": 10**9}},
    {"seats": 5}, {"title": "realigious"}, {"match_id": "another"},
])  # fmt: skip
def test_c8_7_a_result_that_no_match_has_enters_no_profile(drive: Driver, lies: dict[str, Any]) -> None:
    drive.program.home.choose_profile(drive.program.home.store.create_profile("Ember", "profile/1").uid)
    _, _, found = ended(drive, "Ember", **lies)
    assert not found


def test_c8_7_of_a_result_only_what_the_title_counts_and_names_is_kept(drive: Driver) -> None:
    drive.program.home.choose_profile(drive.program.home.store.create_profile("Ember", "profile/1").uid)
    window, seat, found = ended(drive, "Ember", victory="no such", statistics={"no such": 5},
                                choices={"no such": "x"})  # fmt: skip
    counted = window.match.session.spec.track.statistics[0]
    result: Result = found[seat][1]
    assert (result.victory, result.statistics, result.choices) == ("", {}, {})
    strangers = (Other("W" * 99), Other("Moth", "creed.victory.leaders"), Other("Moth"))
    _, seat, found = ended(drive, "Ember", reason="no such", others=strangers)
    assert (found[seat][1].reason, found[seat][1].others) == ("", strangers[2:])
    _, seat, found = ended(drive, "Ember", statistics={counted: 5})
    assert found[seat][1].statistics == {counted: 5}


def test_c2_2_a_result_keeps_what_the_title_counts_by_names(program: Program) -> None:
    told = {"battles": 2, "god.ra": 1, "god_won.ra": 0, "god.nobody": 1, "god.ra.text": 1, "building.obelisk": 1}
    result = Result(match_id="m", title="ankh", seats=2, rank=1, statistics=told)
    found = known_of(result, SPEC, program.media.texts).statistics
    assert found == {"battles": 2, "god.ra": 1, "god_won.ra": 0}


def test_c8_7_a_result_enters_no_profile_of_somebody_who_did_not_come_in(drive: Driver) -> None:
    store = drive.program.home.store
    drive.program.home.choose_profile(store.create_profile("Ember", "profile/1").uid)
    moth = store.create_profile("Moth", "profile/2")
    _, _, found = ended(drive, "Moth")
    assert not found
    window, _, _ = ended(drive, "Moth")
    window.link.names = frozenset(("Ember", "Moth"))
    window.match.look()
    assert [uid for uid, _ in window.match.results().values()] == [moth.uid]


# ---------------------------------------------------------------- tickets
def test_c8_7_a_host_that_calls_its_room_like_another_changes_nothing_of_that_ones_ticket(drive: Driver) -> None:
    service = drive.program.online.network
    kept = Ticket(room_id="theirs", token="aa", fingerprint="11" * 32, plays=True, host="Friend")
    service.tickets.keep(kept)
    before = service.tickets.of("theirs")
    link = RoomLink(service)
    peer: Any = SimpleNamespace(welcome=Welcome(1, 1, "", room_id="theirs"), token=b"\xbb", fingerprint=bytes(32))
    link.peer = peer
    for plays in (True, False):
        service.note_seat(link, plays, "Mallory")
        service.was_there(link)
    assert service.tickets.of("theirs") == before
    peer.token, peer.fingerprint = b"\xaa", b"\x11" * 32
    service.note_seat(link, False, "Mallory")
    assert service.tickets.of("theirs") != before


@pytest.mark.slow
def test_c5_7_more_words_than_a_frame_has_time_for_stand_in_the_chat_some_frames_later(drive: Driver) -> None:
    here = LiarsRoom(drive)
    scene = drive.program.nav.stack.top
    assert isinstance(scene, NetRoomScene)
    scene.show_tab("chat")
    for number in range(100):
        here.link.hear(Said(number, number % 2, "Mallory", f"{number} " + "x" * 290))
    while not here.link._heard.empty():
        drive.frames(1)
    panel = scene.panel
    assert isinstance(panel, ChatPanel) and panel._coming
    drive.frames(20)
    said = "".join(part.words for part in panel.parts if part.kind == "text")
    assert not panel._coming and said.count("x") == 100 * 290
    drive.frames(1)
    assert panel.rows.top == panel.rows.furthest


def test_c8_6_a_player_who_hosts_from_now_on_can_stop_while_nothing_comes(drive: Driver) -> None:
    window = Window(drive)
    window.link.hear(HandOver(0))
    window.room()
    drive.frames(2)
    drive.click("host.yes")
    assert isinstance(drive.top, HostQuestion)
    drive.click("host.stop")
    assert drive.top is window.table and window.link.sent[-1] == TakeOver(0, b"", accept=False)


def test_c8_7_who_does_not_want_to_host_is_not_asked_without_end(drive: Driver) -> None:
    window = Window(drive)
    asked = 0
    for _ in range(10):
        window.link.hear(HandOver(0))
        window.room()
        drive.frames(2)
        if isinstance(drive.top, HostQuestion):
            asked += 1
            drive.key(pygame.K_ESCAPE)
    assert asked == 2 and drive.top is window.table


def test_c8_7_of_more_events_than_a_match_has_the_newest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.mirror.MOST_EVENTS", 50)
    state = StreamState(game.TITLES["creed"], 0)
    for at in range(0, 120, 20):
        state.take_events(Events(0, 0, [EventInfo(no, "x", "", {}) for no in range(at, at + 20)]))
    assert [event.no for event in state.events] == list(range(70, 120)) and state.next == 120


def test_c8_7_a_message_of_more_lists_than_any_has_is_not_read() -> None:
    many = b"\xdd" + (wire.MOST_INSIDE + 1).to_bytes(4, "big") + b"\x90" * (wire.MOST_INSIDE + 1)
    for data in (many, wire.PACKED + zlib.compress(bytes(range(256)) * 200 + many)):
        with pytest.raises(NetError) as caught:
            wire.from_host(data)
        assert caught.value.key == "net.too_large"
    assert wire.inside(msgspec.msgpack.encode([[], {}, [1, [2]]])) == 5
