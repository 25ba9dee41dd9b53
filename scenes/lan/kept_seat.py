"""The seat that is kept in a match of others, as the menu's Continue has it (C3.3, C8.6): where it is, and the way
back. Nothing of the network is loaded before somebody goes there.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.store.notices import Notice, StoreError
from scenes.lan.going import persons
from scenes.media import theme
from scenes.menu.words import title_name, when

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.net.service import RoomLink, Service
    from game.net.tickets import Ticket
    from scenes.app import App
    from scenes.lan.join_panel import JoinPanel
    from scenes.shell.work import Work

FILE = ("net", "tickets.json")
LATE_S = 5.0
WIDE, LINES = 196, 2
"""Of the words on the button."""


def look(app: App, then: Callable[[Ticket | None], None]) -> None:
    """Calls `then` with the newest seat that is kept; read on a thread."""

    def found(what: tuple[Ticket | None, Notice | None]) -> None:
        app.tell(what[1])
        then(what[0])

    running = app._network  # `app.network` would start it
    app.work(partial(_newest, app.data, running), found, partial(_failed, app))


def _newest(data: Path, service: Service | None, _: Work[object]) -> tuple[Ticket | None, Notice | None]:
    """Once the network runs it is asked, after all that it is still to write."""
    if service is not None:
        return service.spawn(_kept(service)).result(LATE_S), None
    if not data.joinpath(*FILE).is_file():
        return None, None
    from game.net.tickets import Tickets

    tickets = Tickets(data)
    return next(iter(tickets.seats()), None), tickets.notice


async def _kept(service: Service) -> Ticket | None:
    return next(iter(service.tickets.seats()), None)


def _failed(app: App, error: Exception) -> None:
    if isinstance(error, StoreError):
        app.tell(error.notice)


def short(app: App, ticket: Ticket) -> str:
    """Room, host and game, for Continue; as much of them as its two lines hold."""
    host, game = "" if ticket.host in ticket.name else ticket.host, title_name(app, ticket.title)
    wished = ((ticket.name, host, game), (ticket.name, host), (ticket.name, game), (ticket.name,))
    told = [" · ".join(part for part in parts if part) for parts in wished]
    return next((words for words in told if len(app.theme.wrap(words, theme.SMALL, WIDE)) <= LINES), told[-1])


def long(app: App, ticket: Ticket) -> str:
    """The same in sentences, and when it was."""
    args = {"name": ticket.name, "game": title_name(app, ticket.title), "when": when(app, ticket.seen * 1000)}
    return app.t("lan.seat.tip", host=ticket.host, **args) if ticket.host else app.t("lan.seat.tip.alone", **args)


def way_back(app: App, ticket: Ticket) -> JoinPanel:
    """Goes to the room: the computer of then, wherever the network says that it is now. Where only another computer
    says to have the room, for hosting may have been handed over meanwhile, the player is asked about that one."""
    from game.net.peer import Place
    from scenes.lan.join_panel import Goal, JoinPanel
    from scenes.lan.trust import Trust

    service, lobby, group = app.network, app.network.lobby, persons(app)
    find = partial(lobby.places, ticket.room_id)
    trust = Trust(service, ticket.port, moved=True)

    def start(passphrase: str) -> RoomLink:
        seen = find()
        numbers = dict.fromkeys(number for place in seen for number in place.addresses)
        trust.port = port = seen[0].port if seen else ticket.port
        known = b"" if lobby.moved(ticket.room_id, ticket.fingerprint) else bytes.fromhex(ticket.fingerprint)
        place = Place(tuple(numbers) or ticket.addresses, port, known)
        return service.join(place, group, passphrase=passphrase, judge=trust.judge, find=find, room_id=ticket.room_id)

    return JoinPanel(app, Goal(ticket.name or title_name(app, ticket.title), start, trust, back=Back(app, ticket)))


class Back:
    """Going back to a seat. `host`: who led the room then, "" where that is not known."""

    def __init__(self, app: App, ticket: Ticket) -> None:
        self.app, self.host = app, ticket.host
        self.plays = ticket.plays
        self._room = ticket.room_id
        self._seen = self._places()

    def _places(self) -> list[object]:
        return list(self.app.network.lobby.places(self._room))

    def appears(self) -> bool:
        """Whether the network tells of the room now, and did not, or told otherwise, before."""
        before, self._seen = self._seen, self._places()
        return bool(self._seen) and self._seen != before

    def give_up(self) -> None:
        """Continue does not offer it any more."""
        service = self.app.network
        service.call(service.give_up_seat, self._room)
