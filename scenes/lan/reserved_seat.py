"""The seat that is kept in a match of others, as the menu's Continue has it (C3.3, C8.6): where it is, and the way
back. Nothing of the network is loaded before somebody goes there.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from game.store.notices import Notice, StoreError
from scenes.kit.match_words import title_name, when
from scenes.lan.network_entry import persons
from scenes.media import theme

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future
    from pathlib import Path

    from game.net.service import RoomLink, Service
    from game.net.tickets import Ticket
    from scenes.lan.join_panel import JoinPanel
    from scenes.media.media import Media
    from scenes.shell.client import Client
    from scenes.shell.work import Work

FILE = ("net", "tickets.json")
LATE_S, MOST_S, STEP_S = 1.0, 60.0, 0.25
"""So long the network is waited for before the disk is read, and then at most; how often it is asked whether anybody
still wants to know.
"""
WIDE, LINES = 196, 2
"""Of the words on the button."""


def look(client: Client, then: Callable[[Ticket | None], None]) -> None:
    """Calls `then` with the newest seat that is kept; read on a thread. Where the network does not answer in time, with
    the one that is on the disk, and again once it has answered.
    """

    def found(what: tuple[Ticket | None, Notice | None]) -> None:
        client.nav.tell(what[1])
        then(what[0])

    running = client.online.service  # `network` would start it
    if running is None:
        client.nav.work(lambda _: _on_disk(client.home.data), found, partial(_failed, client))
        return
    asked = running.spawn(_reserved(running))

    def answered(newest: Ticket | None) -> None:
        then(newest)

    def late(error: Exception) -> None:
        if not isinstance(error, TimeoutError):
            _failed(client, error)
            return
        client.nav.work(lambda _: _on_disk(client.home.data), found, partial(_failed, client))
        client.nav.work(partial(_awaited, asked, MOST_S), answered, partial(_not_awaited, client))

    client.nav.work(partial(_awaited, asked, LATE_S), answered, late)


def _awaited(asked: Future[Ticket | None], seconds: float, work: Work[Ticket | None]) -> Ticket | None:
    """What the network says, after all that it is still to write. Raises TimeoutError."""
    from concurrent.futures import wait

    until = time.monotonic() + seconds
    while not wait([asked], STEP_S).done and time.monotonic() < until:
        work.report(None)
    return asked.result(0)


def _not_awaited(client: Client, error: Exception) -> None:
    if isinstance(error, TimeoutError):
        client.nav.toast(client.media.t("lan.seat.late"), "bad")
    else:
        _failed(client, error)


def _on_disk(data: Path) -> tuple[Ticket | None, Notice | None]:
    if not data.joinpath(*FILE).is_file():
        return None, None
    from game.net.tickets import Tickets

    tickets = Tickets(data)
    return next(iter(tickets.seats()), None), tickets.notice


async def _reserved(service: Service) -> Ticket | None:
    return next(iter(service.tickets.seats()), None)


def _failed(client: Client, error: Exception) -> None:
    from concurrent.futures import CancelledError

    if isinstance(error, StoreError):
        client.nav.tell(error.notice)
    elif not isinstance(error, CancelledError):  # the network ends with the program
        raise error


def short(media: Media, ticket: Ticket) -> str:
    """Room, host and game, for Continue; as much of them as its two lines hold."""
    host, game = "" if ticket.host in ticket.name else ticket.host, title_name(media, ticket.title)
    wished = ((ticket.name, host, game), (ticket.name, host), (ticket.name, game), (ticket.name,))
    told = [" · ".join(part for part in parts if part) for parts in wished]
    held = next((words for words in told if len(media.theme.wrap(words, theme.SMALL, WIDE)) <= LINES), told[-1])
    lines = media.theme.wrap(held, theme.SMALL, WIDE)
    return "\n".join(line.removesuffix("·").rstrip() for line in lines)  # no line ends with what only divides


def long(media: Media, ticket: Ticket) -> str:
    """The same in sentences, and when it was."""
    args = {"name": ticket.name, "game": title_name(media, ticket.title), "when": when(media, ticket.seen * 1000)}
    return media.t("lan.seat.tip", host=ticket.host, **args) if ticket.host else media.t("lan.seat.tip.alone", **args)


def way_back(client: Client, ticket: Ticket) -> JoinPanel:
    """Goes to the room: the computer of then, wherever the network says that it is now. Where only another computer
    says to have the room, for hosting may have been handed over meanwhile, the player is asked about that one."""
    from game.net.peer import RoomAddress
    from scenes.lan.join_panel import Goal, JoinPanel
    from scenes.lan.trust import Trust

    service, lobby, group = client.online.network, client.online.network.lobby, persons(client)
    find = partial(lobby.places, ticket.room_id)
    trust = Trust(service, ticket.port, moved=True)

    def start(passphrase: str) -> RoomLink:
        seen = find()
        numbers = dict.fromkeys(number for place in seen for number in place.addresses)
        trust.port = port = seen[0].port if seen else ticket.port
        known = b"" if lobby.moved(ticket.room_id, ticket.fingerprint) else bytes.fromhex(ticket.fingerprint)
        place = RoomAddress(tuple(numbers) or ticket.addresses, port, known)
        return service.join(place, group, passphrase=passphrase, judge=trust.judge, find=find, room_id=ticket.room_id)

    return JoinPanel(
        client, Goal(ticket.name or title_name(client.media, ticket.title), start, trust, back=Back(client, ticket))
    )


class Back:
    """Going back to a seat. `host`: the leader of the room then, "" where that is not known."""

    def __init__(self, client: Client, ticket: Ticket) -> None:
        self.client, self.host = client, ticket.host
        self.plays = ticket.plays
        self._room = ticket.room_id
        self._seen = self._places()

    def _places(self) -> list[object]:
        return list(self.client.online.network.lobby.places(self._room))

    def appears(self) -> bool:
        """Whether the network tells of the room now, and did not, or told otherwise, before."""
        before, self._seen = self._seen, self._places()
        return bool(self._seen) and self._seen != before

    def give_up(self) -> None:
        """Continue does not offer it any more."""
        service = self.client.online.network
        service.call(service.give_up_seat, self._room)
