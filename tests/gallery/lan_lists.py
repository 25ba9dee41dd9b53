"""Prepared states for the gallery: the lists of rooms, the ways into them, the network doctor; without any network."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

from game.net.announcement import Announcement
from game.net.doctor import FIREWALL, Finding
from game.net.errors import NetError
from game.net.finding import Seen
from game.net.join_code import short_code
from game.net.lobby import ListedRoom
from game.net.peer import ENDED, SLOW, LinkState
from game.net.tickets import Ticket
from scenes.lan.doctor_panel import DoctorPanel
from scenes.lan.join_panel import Goal, JoinPanel
from scenes.lan.open_panel import OpenPanel
from scenes.lan.reserved_seat import Back
from scenes.lan.rooms_panel import RECENT, RoomsPanel
from scenes.lan.trust import UnknownHost
from scenes.menu.main_menu import MainMenu
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from tests.gallery.lan_room import Told
from tests.gallery.profiles import LONGEST_ROOM, NAMES, OTHERS, over_menu, with_profile

KEY = "3fa291c0" * 4
NUMBERS = ("192.168.178.35",)
ROOM = "Friday evening"


class Quiet:
    """In the place of the network's thread: nothing runs, what is asked has its answer already, or never gets one."""

    def __init__(self, rooms: Sequence[ListedRoom] = (), answer: Any = None, problem: NetError | None = None) -> None:
        self.lobby = SimpleNamespace(rooms=tuple(rooms), problem=problem, places=lambda _: [])
        self._answer = answer

    def spawn(self, work: Any) -> Future[Any]:
        """Nothing is done."""
        work.close()
        future: Future[Any] = Future()
        if self._answer is not None:
            future.set_result(self._answer)
        return future

    def tell_notices(self, tell: Callable[..., None]) -> None:
        """There are none."""

    def call(self, *_: Any) -> None:
        """Nothing is done."""

    def shown(self) -> None:
        """No room is kept here."""

    def close(self) -> None:
        """There is nothing to end."""


def over(client: Client, quiet: Quiet, make: Callable[[Client], Screen]) -> Screen:
    """A panel over the menu of a program that has this network."""

    def made(client: Client) -> Screen:
        client.online.service = cast("Any", quiet)
        return make(client)

    client.online.service = None  # the menu asks nothing of it
    return over_menu(client, made)


def room(number: int, **fields: Any) -> ListedRoom:
    """A room of the list."""
    key, args = fields.pop("key", ""), fields.pop("args", {})
    told: dict[str, Any] = {
        "game": "realigious", "seats": 3, "free": 1, "state": "open", "player": OTHERS[number % len(OTHERS)],
        "icon": f"profile/{number}", "level": 1 + number, "room": ROOM, "room_id": f"room{number}",
    }  # fmt: skip
    what = Announcement(kind="room", key=KEY, **(told | fields))
    return ListedRoom(Seen(f"room-{number}", what, NUMBERS, 24747), key, args)


def rooms() -> list[ListedRoom]:
    """Rooms of every kind."""
    return [
        room(2),
        room(0, room=LONGEST_ROOM, locked=True, seats=4),
        room(5, game="creed", seats=4, free=0, room="Moonlit games"),
        room(6, state="playing", locked=True, room="First steps"),
        room(7, key="net.list.version", args={"ours": "1.0.0", "theirs": "1.2.0"}, room="Tomorrow's room"),
        room(8, key="net.list.rules", room="Old friends"),
        room(9, key="net.list.no_game", game="checkers", room="Other games"),
        room(10, room="Late evening"),
    ]


def tickets() -> list[Ticket]:
    """Rooms that were visited."""
    return [
        kept(),
        Ticket(room_id="gone", title="creed", name="Moonlit games", addresses=("fd00::12:3456",), port=24748),
    ]


def kept() -> Ticket:
    """A room with a seat that is kept."""
    return Ticket(room_id="room2", title="realigious", name=ROOM, addresses=NUMBERS, port=24747, fingerprint="00",
                  plays=True, host=OTHERS[0], seen=int(time.time()) - 780)  # fmt: skip


def with_seat(client: Client) -> Screen:
    """The menu, whose Continue leads to that seat."""
    menu = MainMenu(client)
    menu.reserved = menu._reserved = kept()
    menu._look = lambda: None  # type: ignore[method-assign]  # nothing is read
    return menu


def lists(client: Client, found: Sequence[ListedRoom] = (), kept: Sequence[Ticket] = (), which: str = "",
          code: str = "",
          address: str = "", problem: NetError | None = None) -> Screen:
    """The panel over the menu."""
    def make(client: Client) -> Screen:
        panel = RoomsPanel(client, "realigious", 3)
        panel.which, panel.code, panel.address = which or panel.which, code, address
        panel.pings.ms = {f"room-{number}": ms for number, ms in ((2, 3), (0, 87), (5, 240), (6, 870), (10, -1))}
        return panel

    scene = over(client, Quiet(found, list(kept), problem), make)
    assert isinstance(scene, RoomsPanel)
    if code:
        scene.join_code()
    elif address:
        scene.join_address()
    return scene


def joining(client: Client, link: LinkState | None = None, asked: UnknownHost | None = None, words: str = "",
            back: Ticket | None = None) -> Screen:  # fmt: skip
    """On the way into a room; `back`: to the seat that is kept there."""
    trust = cast("Any", SimpleNamespace(asked=asked, granted=False, answer=lambda _: None))

    def start(_: str) -> Told:
        return Told([link or LinkState("connecting")])

    def make(client: Client) -> Screen:
        goal = Goal(ROOM, start, trust, words) if words else Goal(ROOM, start, trust)
        return JoinPanel(client, goal if back is None else Goal(ROOM, start, back=Back(client, back)))

    return over(client, Quiet(), make)


def busy(client: Client) -> Screen:
    """The own room, for which this machine had no time."""
    def start(_: str) -> Told:
        link = Told([LinkState(ENDED, SLOW, {"n": 5})])
        link.host = cast("Any", SimpleNamespace())
        return link

    goal = Goal(ROOM, start, words="lan.join.opening", failed="lan.open.failed")
    return over(client, Quiet(), lambda client: JoinPanel(client, goal))


def trusting(client: Client, moved: bool = False) -> Screen:
    """Another computer than was known."""
    return joining(client, asked=UnknownHost(bytes(range(120, 152)), "192.168.178.35:24747", moved))


def opening(client: Client) -> Screen:
    """A room of one's own."""
    return over_menu(client, lambda client: OpenPanel(client, "realigious", 3))


def findings(bad: bool) -> list[Finding]:
    """What the doctor finds."""
    good = [
        Finding("net.doctor.interface", {"name": "wlan0", "address": "192.168.178.35"}, "good"),
        Finding("net.doctor.port_free", {"port": "24747"}, "good"),
        Finding("net.doctor.reached", {"name": "wlan0", "address": "192.168.178.35"}, "good"),
    ]
    if not bad:
        heard = Finding("net.doctor.multicast", {"name": "wlan0"}, "good")
        return [*good, heard, Finding("net.doctor.other", {"name": NAMES[1], "program": "1.0.0"}, "good")]
    return [
        *good,
        Finding("net.doctor.virtual", {"name": "docker0", "address": "172.17.0.1"}, "unknown"),
        Finding("net.doctor.no_multicast", {"name": "wlan0"}, "bad", FIREWALL),
        Finding("net.doctor.other_closed", {"name": OTHERS[1]}, "bad", "net.advice.their_firewall"),
        Finding("net.doctor.version", {"name": NAMES[3], "ours": "1.0.0", "theirs": "1.2.0"}, "bad",
                "net.advice.update"),
        Finding("net.doctor.nobody", {}, "unknown", "net.advice.nobody"),
    ]  # fmt: skip


def examined(client: Client, found: list[Finding] | None) -> Screen:
    """The doctor, at work or done."""
    return over(client, Quiet(answer=found), DoctorPanel)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """Every state of the lists, the ways in and the doctor."""
    code = "5C0A-0002-3FA2-91C0-AAAA-BBBB-CCCC-DDDD"
    failed = LinkState(ENDED, "net.no_answer",
                       {"address": "192.168.178.35", "port": 24747, "reason": "@reason.no_reply"})
    return [
        ("lan-rooms", lambda client: lists(client, rooms())),
        ("lan-rooms-empty", lists),
        ("lan-rooms-trouble", partial(lists, problem=NetError("net.finding.no_network"))),
        ("lan-rooms-recent", lambda client: lists(client, rooms(), tickets(), RECENT)),
        ("lan-rooms-recent-none", partial(lists, which=RECENT)),
        ("lan-rooms-code", lambda client: lists(client, rooms(), code=code)),
        ("lan-rooms-seeking", lambda client: lists(client, rooms(), code=short_code(bytes(5)).lower())),
        ("lan-rooms-address", lambda client: lists(client, rooms(), address="fd00::12]:24747 my computer")),
        ("lan-open", opening),
        ("lan-join-opening", partial(joining, words="lan.join.opening")),
        ("lan-open-busy", busy),
        ("lan-join-connecting", joining),
        ("lan-join-changed", trusting),
        ("lan-join-moved", partial(trusting, moved=True)),
        ("lan-join-locked", partial(joining, link=LinkState(ENDED, "net.passphrase.needed"))),
        ("lan-join-wrong", partial(joining, link=LinkState(ENDED, "net.passphrase.wrong"))),
        ("lan-join-failed", partial(joining, link=failed)),
        ("lan-seat-gone", lambda client: joining(client, failed, back=kept())),
        ("menu-main-seat", lambda client: with_profile(client, with_seat)),
        ("lan-doctor-running", partial(examined, found=None)),
        ("lan-doctor", lambda client: examined(client, findings(True))),
        ("lan-doctor-good", lambda client: examined(client, findings(False))),
    ]
