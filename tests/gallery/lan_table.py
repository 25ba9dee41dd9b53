"""Prepared states of the table on the network for the gallery: a link without sockets, and a host's pictures of matches
that were played by lot.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from game.core.session import Session
from game.match.seats import BOT, EMPTY, REMOTE, Away, Sitter
from game.net import wire
from game.net.client import RoomClient
from game.net.dice import BROKEN, KEPT, REDRAWN, MatchDice
from game.net.parts import ONLOOKER, DiceInfo
from game.net.peer import HERE, LOST, LinkState
from game.net.protocol import Entered, MemberInfo, RoomInfo, Said, SeatPlan, Sync, Who
from game.net.room import PLAYING, Room
from game.net.snapshots import Feed, Numbers, table_state
from scenes.lan.chairs import NetChairsPanel, NetHandBack
from scenes.lan.link import GonePanel
from scenes.lan.link_back import Returning
from scenes.lan.match import NetMatch
from scenes.lan.match_menu import HandOverPanel, HostQuestion, NetMenu
from scenes.lan.match_result import NetResult
from scenes.lan.opening import create
from scenes.lan.table import NetTable
from scenes.lan.table_chat import TableChat
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.table.match import Match
from tests.gallery import creed_tables as creed
from tests.gallery import realigious_tables as samples
from tests.gallery import vermilion_tables as vermilion
from tests.gallery.tables import widely_named

AWAY_S = 21


class StillLink:
    """A room as the window has it, in which nothing happens but what a sample brings about."""

    def __init__(self) -> None:
        self.client = RoomClient(self.send)
        self.host: Any = None
        self.peer: Any = SimpleNamespace(fingerprint=bytes(range(40, 72)))
        self.muted: set[int] = set()
        self.names = frozenset[str]()
        self.read = 0
        self.coming: list[Any] = []
        self.sent: list[Any] = []

    def poll(self) -> list[Any]:
        """What the sample has brought."""
        found, self.coming = self.coming, []
        for message in found:
            self.client.take(message)
        return found

    def hear(self, *messages: Any) -> None:
        """Comes with the next look, as bytes do."""
        self.coming += [m if isinstance(m, LinkState) else wire.from_host(wire.ENCODE(m)) for m in messages]

    def send(self, message: Any) -> None:
        """Goes nowhere."""
        self.sent.append(message)

    def note_seat(self, plays: bool, host: str = "") -> None:
        """Nothing is kept."""

    def close(self, why: str = "closed") -> None:
        """Nothing was open."""


def linked(match: Match, own: int = 0, *, leads: bool = True, away: int = -1, watch: bool = False,
           changed: Callable[[Match], None] | None = None) -> StillLink:
    """A match as another machine hosts it, seen from the seat `own`; the seat `away` has lost its connection."""
    for info in match.seats:
        if not info.is_bot:
            info.kind, info.member, info.profile_uid = REMOTE, info.seat + (10 if watch else 0), ""
    if changed is not None:
        changed(match)
    room = Room(match.title, max(2, len(match.seats)), "room", None)
    for info in match.seats:
        member, _ = room.enter([Who(info.name, info.icon)], b"", False, False)
        member.number = info.member if info.member >= 0 else 90 + info.seat
        member.here, member.ping = info.seat != away, 3 + 52 * info.seat
    room.members.all = {member.number: member for member in room.members.all.values()}
    link, number = StillLink(), 50 if watch else own
    members = [member.info() for member in room.members.all.values() if member.number < 50]
    me = MemberInfo(number, [Who("Moth" if watch else match.seats[own].name)], True, watch, leads, 2)
    members = [me, *[one for one in members if one.member != number]]
    plans = [SeatPlan("person", info.member) for info in match.seats]
    room_info = RoomInfo(match.title, "room", PLAYING, False, {}, plans, members, match_id=match.match_id,
                         dice=DiceInfo(MatchDice("5e" * 32).promise, {}, True))  # fmt: skip
    link.hear(Entered(number, b"", leads), room_info, LinkState(HERE))
    numbers, stream = Numbers(), ONLOOKER if watch else own
    session: Session = match.session
    numbers.look(session, 0.0)
    feed = Feed(stream)
    feed.listen(session)
    feed.begin(table_state(match, room, feed, numbers))
    link.hear(*feed.whole(match, Sync(stream)))
    link.poll()
    return link


def shown(client: Client, link: StillLink, returned: bool = False) -> NetTable:
    """The table of a link. `returned`: who sits here has just come back."""
    match = NetMatch(client, link)  # type: ignore[arg-type]  # a link without a service
    if not returned:
        match.chairs.returned.clear()
    table = create(client, match)
    client.nav.stack.reset(table, animated=False)
    client.nav.update(50)
    return table


def _realigious(client: Client, kinds: str = "pggb", **more: Any) -> NetTable:
    match = samples.played(client, kinds, 4, samples.asks("move"), climate="temperate")
    return shown(client, linked(match, **more))


def _creed(client: Client, kinds: str = "pggg", **more: Any) -> NetTable:
    match = creed.played(client, kinds, 4, creed.asks("team_turn", 0, 3))
    return shown(client, linked(match, **more))


def _lost(table: NetTable, ms: int) -> Screen:
    table.match.link.hear(LinkState(LOST))
    table.nav.update(50)
    table.connection.gone_ms = ms
    table.nav.update(50)
    return table.nav.stack.top or table


def _away(table: NetTable, seat: int) -> Screen:
    table._away_ms[seat] = AWAY_S * 1000
    table._look_at_seats()
    return table


def _kept(match: Match) -> None:
    """The own chair is a bot's, one is open, one is empty and kept."""
    mine = match.seats[0]
    mine.away = Away(who=Sitter(kind=REMOTE, name=mine.name, member=0))
    mine.kind, mine.level, mine.member = BOT, "normal", -1
    free = match.seats[2]
    free.kind, free.member = EMPTY, -1


def _opened(match: Match) -> None:
    match.seats[2].kind, match.seats[2].member = EMPTY, -1


def _push(client: Client, scene: Scene) -> Screen:
    client.nav.stack.push(scene, animated=False)
    return scene


def _hosted(client: Client) -> NetTable:
    table = _realigious(client)
    table.match.link.host = SimpleNamespace(match_host=None,
                                            fingerprint=bytes(range(40, 72)))  # type: ignore[assignment]
    return table


def _asked_to_host(client: Client, accepted: bool) -> Screen:
    table = _realigious(client, own=0, leads=False)
    table.match.link.client.asked_to_host = True
    panel = HostQuestion(table)
    _push(client, panel)
    if accepted:
        panel.accept()
        table.match.link.client.coming = 0.6
    return panel


def _handed_back(client: Client) -> Screen:
    table = _realigious(client)
    who = Sitter(kind=REMOTE, name=table.match.seats[0].name, icon=table.match.seats[0].icon)
    return _push(client, NetHandBack(table, 0, Away(who=who, event=20, round=2)))


def _returned(client: Client) -> Screen:
    """A seat of Vermilion that waited, while others and the enemies went on."""
    match = vermilion.played(client, "pgb", 3, vermilion.asks("player_action", 0, 3))
    table = shown(client, linked(match), returned=True)
    for _ in range(4):
        client.nav.update(50)
    return client.nav.stack.top or table


def _result(client: Client, match: Match, said: bool, dice: str = "") -> Screen:
    link = linked(match)
    if said:
        link.hear(Said(1, 1, match.seats[1].name, "", "net.quick.thanks"),
                  Said(2, 2, match.seats[-1].name, "One more?"))  # fmt: skip
        link.poll()
    seen = NetMatch(client, link)  # type: ignore[arg-type]
    seen.dice = dice
    return NetResult(client, seen)


def _widely(match: Match) -> None:
    widely_named(match)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """Names and makers."""
    return [
        ("lan-table-away", lambda client: _away(_realigious(client, away=1), 1)),
        ("lan-table-creed-away", lambda client: _away(_creed(client, away=2), 2)),
        ("lan-table-lost", lambda client: _lost(_realigious(client), 4_000)),
        ("lan-table-gone", lambda client: _push(client, GonePanel(_gone(client)))),
        ("lan-table-stopped", lambda client: _push(client, GonePanel(_gone(client, "stopped")))),
        ("lan-table-gone-watch", lambda client: _push(client, GonePanel(_gone(client, watch=True)))),
        ("lan-table-names", lambda client: _away(_realigious(client, away=2, changed=_widely), 2)),
        ("lan-table-kept", lambda client: _realigious(client, changed=_kept)),
        ("lan-table-watch", lambda client: _realigious(client, watch=True)),
        ("lan-table-watch-open", lambda client: _creed(client, watch=True, changed=_opened)),
        ("lan-chairs-leads", lambda client: _push(client, NetChairsPanel(_realigious(client, changed=_kept, away=1)))),
        ("lan-chairs-own", lambda client: _push(client, NetChairsPanel(_creed(client, leads=False, changed=_opened)))),
        ("lan-chairs-gone", lambda client: _cut(client, NetChairsPanel(_realigious(client, changed=_kept)))),
        ("lan-menu-gone", lambda client: _cut(client, NetMenu(_creed(client, leads=False)))),
        ("lan-menu", lambda client: _push(client, NetMenu(_creed(client, leads=False)))),
        ("lan-menu-details", lambda client: _detailed(client, NetMenu(_creed(client, leads=False)))),
        ("lan-menu-host", lambda client: _push(client, NetMenu(_hosted(client)))),
        ("lan-table-unread", lambda client: _talking(_realigious(client))),
        (
            "lan-table-chat",
            lambda client: _push(client, TableChat(table := _talking(_realigious(client)), table.match)),
        ),
        (
            "lan-table-chat-asked",
            lambda client: _push(client, TableChat(table := _talking(_creed(client)), table.match)),
        ),
        ("lan-menu-hand-over", lambda client: _push(client, HandOverPanel(_hosted(client)))),
        ("lan-host-asked", lambda client: _asked_to_host(client, False)),
        ("lan-host-coming", lambda client: _asked_to_host(client, True)),
        ("lan-leave", lambda client: _leave(client, _creed(client))),
        ("lan-leave-gone", lambda client: _leave(client, _gone(client))),
        ("lan-leave-host", lambda client: _leave(client, _hosted(client))),
        ("lan-hand-back", _handed_back),
        ("lan-returned", _returned),
        ("lan-pause-confirm", lambda client: _confirmed(client, _creed(client, leads=False))),
        ("lan-pause-asked", lambda client: _paused(_creed(client), (1, (0, 2)))),
        ("lan-pause-rests", lambda client: _paused(_creed(client), (1, ()))),
        ("lan-pause-theirs", lambda client: _paused(_realigious(client, leads=False, changed=_widely), (1, ()))),
        ("lan-pause-menu", lambda client: _menu_over(_paused(_creed(client), (1, ())))),
        ("lan-result", lambda client: _result(client, samples.played(client, "pggb", 1), True, REDRAWN)),
        ("lan-result-creed", lambda client: _result(client, creed.played(client, "pg", 5), False, KEPT)),
        ("lan-result-dice", lambda client: _result(client, creed.played(client, "pg", 5), False, BROKEN)),
        ("lan-back", lambda client: Returning(client, StillLink(), "lan.back.opening")),  # type: ignore[arg-type]
    ]


def _gone(client: Client, why: str = "gone", watch: bool = False) -> NetTable:
    table = _realigious(client, watch=watch)
    _lost(table, 1_000)
    table.connection.gone_ms, table.connection._told, table.connection._why = 23_000, True, why
    return table


def _cut(client: Client, panel: NetChairsPanel | NetMenu) -> Screen:
    """A panel over a table whose connection has just gone."""
    _push(client, panel)
    _lost(panel.table, 4_000)  # type: ignore[arg-type]  # as its parts see it
    return panel


def _talking(table: NetTable) -> NetTable:
    """Others have said something."""
    link: Any = table.match.link
    seats = table.match.seats
    long = "I thought you would take the village in the north, so I left the river to you. Shall we trade?"
    link.hear(Said(1, -1, "", "", "net.log.began"), Said(2, 1, seats[1].name, "", "net.quick.hello"),
              Said(3, 1, seats[1].name, long), Said(4, 0, seats[0].name, "Not yet."),
              Said(5, 2, seats[-1].name, "", "net.quick.one_moment"))  # fmt: skip
    return table


def _confirmed(client: Client, table: NetTable) -> Screen:
    table.pausing.press()
    return client.nav.stack.top or table


def _paused(table: NetTable, told: tuple[int, tuple[int, ...]]) -> NetTable:
    """A member asks for a pause, or the match rests."""
    link: Any = table.match.link
    link.hear(replace(link.client.room, pause=told))
    for _ in range(2):
        table.nav.update(50)
    return table


def _menu_over(table: NetTable) -> Screen:
    table.open_menu()
    return table.nav.stack.top or table


def _detailed(client: Client, menu: NetMenu) -> Screen:
    menu.details_shown = True
    return _push(client, menu)


def _leave(client: Client, table: NetTable) -> Screen:
    table.ask_to_leave()
    return client.nav.stack.top or table
