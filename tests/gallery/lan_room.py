"""Prepared states of the network's waiting room for the gallery: what a host would have told, without any network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

import game
from game.match.seats import REMOTE
from game.net.client import RoomClient
from game.net.parts import Value
from game.net.peer import LinkState
from game.net.protocol import Entered, MemberInfo, RoomInfo, Said, SeatPlan, Who
from game.net.service import RoomLink
from scenes.lan.room import CHAT, ROOM, NetRoomScene, create
from scenes.lan.room_loading import NetLoading
from scenes.media.media import Media
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from tests.gallery import realigious_tables as samples
from tests.gallery.profiles import NAMES, gather, profiles

TRAITS = ["t_mercy", "t_guardian", "t_generation", "t_noble", "t_king", "t_trial"]
OWN = {"clock": "normal", "away": "wait", "watchers": "yes", "countdown": "60", "undo": "yes"}
OTHERS = (Who("새벽별", "profile/2", 3), Who("Moth", "profile/4", 6), Who("Riverstone_Ash99", "profile/5", 2))
OPEN, CLOSED = SeatPlan("open"), SeatPlan("closed")


class Told(RoomLink):
    """A room as it would be known; nothing is sent."""

    def __init__(self, messages: Sequence[Any]) -> None:
        self.client = RoomClient(self.send)
        self.host = self.peer = None
        self.muted = set()
        self.read = 0
        self.to_network = False
        self.ended = None
        for message in messages:
            self.client.take(message)

    def poll(self) -> list[Any]:
        """Nothing comes."""
        return []

    def send(self, message: Any) -> None:
        """Nobody hears it."""

    def note_seat(self, plays: bool, host: str = "") -> None:
        """Nothing is kept."""

    def close(self, why: str = "closed") -> None:
        """There is nothing to leave."""


def person(member: int, ready: bool = False, number: int = 0, **fields: Value) -> SeatPlan:
    """A seat with somebody on it."""
    return SeatPlan("person", member, number, "", ready, fields)


def bot(level: str = "normal", **fields: Value) -> SeatPlan:
    """A seat with a bot."""
    return SeatPlan("bot", level=level, fields=fields)


def members(client: Client, leader: int, count: int) -> list[MemberInfo]:
    """Number 0 is this machine; the others are near and far, the third one is away."""
    own = client.home.profile
    me = Who(own.name if own is not None else NAMES[0], own.icon if own is not None else "", 4)
    pings = (0, 12, 180, -1)
    return [MemberInfo(n, [me if n == 0 else OTHERS[n - 1]], here=n != 3, leads=n == leader, ping=pings[n])
            for n in range(count)]  # fmt: skip


def told(client: Client, seats: list[SeatPlan], *, title: str = "realigious", leader: int = 0, machines: int = 3,
         left_ms: int = -1, phase: str = "waiting", options: dict[str, Value] | None = None,
         lines: Sequence[Said] = (), state: LinkState | None = None) -> NetRoomScene:
    """A room with some seats."""
    client.home.choose_profile(next(p for p in profiles(client, 1) if p.name == NAMES[0]).uid)
    values: dict[str, Value] = {field.name: field.default for field in game.TITLES[title].options}
    info = RoomInfo(title, "금요일 저녁", phase, False, values | OWN | (options or {}), seats,
                    members(client, leader, machines), left_ms)
    link = Told([Entered(0, b"", leader == 0), LinkState("here"), info, *lines, *([state] if state else [])])
    link.peer = SimpleNamespace(fingerprint=bytes(range(40, 72)))  # type: ignore[assignment]
    if leader == 0:
        link.to_network = True
        link.host = SimpleNamespace(port=47047, fingerprint=bytes(range(40, 72)),
                                    passphrase="blue heron 42")  # type: ignore[assignment]
    scene = create(client, link)
    scene.addresses = ("192.168.178.35",)
    return scene


def hosting(client: Client) -> NetRoomScene:
    """The leader waits: one is ready, one is not, a seat is free."""
    seats = [person(0, character="fortune_teller", religion="hindu", traits=TRAITS),
             person(1, True, character="explorer"), person(2, religion="buddhist"), OPEN]
    return told(client, seats, options={"climate": "tropical"})


def visiting(client: Client) -> NetRoomScene:
    """In somebody else's room: all taken, the countdown runs."""
    seats = [person(1, character="cleric"), person(0, True, traits="social"), bot("hard")]
    return told(client, seats, leader=1, left_ms=28_000)


def another(client: Client, seat: int = 0, **more: Any) -> NetRoomScene:
    """The choices of another seat."""
    scene = visiting(client) if not more else told(client, **more)
    scene.seat = seat
    return scene


def away(client: Client) -> NetRoomScene:
    """Somebody's connection is gone; a seat is closed."""
    return told(client, [person(0), person(3, character="explorer"), CLOSED], machines=4)


def free_seat(client: Client, leader: int = 0, matched: bool = False) -> NetRoomScene:
    """A free seat, selected."""
    scene = another(client, 2, seats=[person(1), person(0), OPEN], leader=leader, machines=2)
    scene.setup.matched = matched
    return scene


def banned(client: Client) -> NetRoomScene:
    """Of two who were sent away the leader can take it back."""
    scene = hosting(client)
    gone = [MemberInfo(7, [Who("Fern", "profile/6", 2)], False), MemberInfo(9, [Who("먹구름", "", 1)], False)]
    scene.link.client.room = scene.setup.info = replace(scene.setup.info, banned=gone)
    scene.show_tab(ROOM)
    return scene


def bot_seat(client: Client) -> NetRoomScene:
    """A bot that who leads may change."""
    return another(client, 1, seats=[person(0), bot("easy"), OPEN, CLOSED], machines=1)


def creed(client: Client) -> NetRoomScene:
    """Four seats of Creed, two persons at this machine."""
    seats = [person(1, nation="selkara"), person(0, True, nation="tarvok"), bot(), bot("hard")]
    return told(client, seats, title="creed", leader=1, machines=2)


def onlooking(client: Client) -> NetRoomScene:
    """No seat: all are taken by others."""
    return told(client, [person(1, True), person(2, True)], leader=1)


def lines(media: Media) -> list[Said]:
    """What has been said and told."""
    moth = OTHERS[1].name
    return [
        Said(0, -1, "", "", "net.log.came", {"name": NAMES[0]}),
        Said(1, -1, "", "", "net.log.came", {"name": OTHERS[0].name}),
        Said(2, 1, OTHERS[0].name, "", "net.quick.hello"),
        Said(3, 0, NAMES[0], "안녕하세요! 오늘은 사바나에서 해 볼까요? 지난번에는 북쪽에서 너무 빨리 끝나 버렸어요."),
        Said(4, -1, "", "", "net.log.option", {"name": NAMES[0], "option": "climate", "value": "arid"}),
        Said(5, 2, moth, "Fine with me. I still have to put my traits together, that takes me a minute or two, sorry."),
        Said(6, 2, moth, "Done!"),
        Said(7, -1, "", "", "net.log.option", {"name": NAMES[0], "option": "away", "value": "bot"}),
        Said(8, 1, OTHERS[0].name, "", "net.quick.one_moment"),
    ]


def tab(client: Client, name: str, leader: int = 0, mute: int = -1) -> NetRoomScene:
    """Chat, or how others come in."""
    seats = [person(0), person(1, True), person(2)] if leader == 0 else [person(1), person(0), person(2)]
    scene = told(client, seats, leader=leader, machines=4, lines=lines(client.media))
    scene.tab = name
    scene.link.muted = {mute} - {-1}
    return scene


def here_alone(client: Client) -> NetRoomScene:
    """A room of this computer only, which has no join code."""
    scene = tab(client, ROOM)
    scene.link.to_network = False
    return scene


def detailed(client: Client, leader: int) -> NetRoomScene:
    """How others come in, with the details."""
    scene = tab(client, ROOM, leader)
    scene.details_shown = True
    return scene


def unread(client: Client) -> NetRoomScene:
    """Lines that nobody has looked at."""
    return told(client, [person(0), person(1), OPEN], machines=2, lines=lines(client.media))


def lost(client: Client) -> NetRoomScene:
    """The connection is being restored."""
    seats = [person(1), person(0, traits="social")]
    return told(client, seats, leader=1, machines=2, state=LinkState("lost"))


def over(client: Client, leader: int = 0, seen: bool = True) -> NetRoomScene:
    """After a match that was seen from here, or not."""
    seats = [person(i) for i in range(2)]
    scene = told(client, seats, leader=leader, machines=2, phase="ended")
    if seen:
        match = samples.played(client, "pg", 1)
        match.seats[1].kind = REMOTE
        match.seats[1].name, match.seats[1].icon = OTHERS[0].name, OTHERS[0].icon
        match.match_id = scene.setup.info.match_id
        scene.link.ended = match
        scene.rebuild()
    return scene


class Paused(NetLoading):
    """A loading screen that stands still."""

    def enter(self) -> None:
        """Prepares nothing."""
        self.share = self.shown = 0.7
        self.key, self.tip = "room.load.pictures", 5
        self.rebuild()


def loading(client: Client) -> Screen:
    """Before a match of three."""
    return Paused(client, visiting(client).setup)


def leaving(client: Client, group: bool = False, host: bool = False) -> Screen:
    """The back panel; with a group, of a room that came from matching."""
    scene = hosting(client) if host else visiting(client)
    scene.setup.matched = group
    if group:
        profiles(client, 3)
        gather(client, NAMES[1:3])
    client.nav.stack.reset(scene, animated=False)
    scene.leave_room()
    return client.nav.stack.top or scene


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """Every state of the network's room."""
    return [
        ("lan-room-hosting", hosting),
        ("lan-room-visiting", visiting),
        ("lan-room-another", another),
        ("lan-room-away", away),
        ("lan-room-free", free_seat),
        ("lan-room-free-theirs", partial(free_seat, leader=1)),
        ("lan-room-bot", bot_seat),
        ("lan-room-creed", creed),
        ("lan-room-onlooker", onlooking),
        ("lan-room-chat", partial(tab, name=CHAT)),
        ("lan-room-chat-muted", partial(tab, name=CHAT, leader=1, mute=2)),
        ("lan-room-reach", partial(tab, name=ROOM)),
        ("lan-room-reach-here", here_alone),
        ("lan-room-reach-details", lambda client: detailed(client, 0)),
        ("lan-room-reach-theirs", partial(tab, name=ROOM, leader=1)),
        ("lan-room-reach-theirs-details", lambda client: detailed(client, 1)),
        ("lan-room-free-matched", partial(free_seat, matched=True)),
        ("lan-room-free-matched-theirs", partial(free_seat, leader=1, matched=True)),
        ("lan-room-banned", banned),
        ("lan-room-unread", unread),
        ("lan-room-lost", lost),
        ("lan-room-over", over),
        ("lan-room-over-theirs", partial(over, leader=1)),
        ("lan-room-over-unknown", partial(over, leader=1, seen=False)),
        ("lan-room-loading", loading),
        ("lan-room-back", leaving),
        ("lan-room-back-host", partial(leaving, host=True)),
        ("lan-room-back-group", partial(leaving, group=True)),
    ]
