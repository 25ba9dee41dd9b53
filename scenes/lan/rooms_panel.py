"""The rooms of the network (C8.2): those that are announced, those that were visited, a join code, a typed address, and
the way to a room of one's own. What is there appears and goes by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.net.addresses import typed
from game.net.errors import NetError
from game.net.join_code import parse, short_code, short_of
from game.net.lobby import ListedRoom
from game.net.peer import RoomAddress
from game.net.pings import Pings
from game.net.tickets import Ticket
from game.store.notices import StoreError
from scenes.lan.doctor_panel import DoctorPanel
from scenes.lan.join_panel import Goal, JoinPanel
from scenes.lan.network_entry import persons
from scenes.lan.open_panel import OpenPanel
from scenes.lan.reserved_seat import way_back
from scenes.lan.rooms_rows import HEIGHT, fill_kept, fill_seen
from scenes.lan.signal import PingMark
from scenes.lan.trust import Trust
from scenes.lan.words import told
from scenes.media import theme
from scenes.shell.dialog import PanelScene, ask
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.segmented_control import SegmentedControl
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from game.net.lobby import Lobby
    from game.net.service import RoomLink, Service
    from scenes.shell.client import Client

SEEN, RECENT = "seen", "recent"
SIDE = 536
OWN, WAY, PAD = 76, 184, 14
HINT = 96
HINTS = {
    SEEN: (("ui/plus", "lan.rooms.none.open"), ("ui/community", "lan.rooms.none.code"),
           ("ui/help", "lan.rooms.none.doctor")),
    RECENT: (("ui/profile", "lan.rooms.recent.seat"), ("ui/continue", "lan.rooms.recent.back"),
             ("ui/search", "lan.rooms.recent.open")),
}  # fmt: skip
"""What can be done where a list is empty, or short."""
TROUBLED = (("ui/options", "lan.rooms.cut.cable"), ("ui/window", "lan.rooms.cut.here"),
            ("ui/help", "lan.rooms.cut.doctor"))  # fmt: skip
"""The same without a network."""
SEEK_MS = 4000
"""So long a room whose short code was typed is waited for."""
LONGEST = 300


class RoomsPanel(PanelScene):
    """`which` is one of SEEN, RECENT; `rooms` and `tickets` are what the rows show; `problem` is what is to be said of
    what was typed; `title` and `count` are what a room of one's own begins with."""

    rows: ScrollList
    size = (1600, 900)
    heading = "lan.rooms.title"

    def __init__(self, client: Client, title: str = "", count: int = 0) -> None:
        super().__init__(client)
        self.title, self.count = title, count
        self.which = SEEN
        self.code = self.address = self.problem = ""
        self.rooms: tuple[ListedRoom, ...] = ()
        self.tickets: list[Ticket] = []
        self.trouble = ""
        self.service: Service = client.online.network
        self.lobby: Lobby = self.service.lobby
        self.pings = Pings(self.service)
        self.marks: dict[str, PingMark] = {}
        self._asked: Future[list[Ticket]] | None = None
        self._sought, self._seek_ms, self._colour = "", 0, theme.BAD

    # --- making

    def enter(self) -> None:
        """The rooms of now; what was visited is read on the network's thread."""
        self.rooms = self.lobby.rooms
        self.recall()
        super().enter()

    def resume(self) -> None:
        """A room may have been visited."""
        self.recall()

    def recall(self) -> None:
        """Reads what was visited."""
        self._asked = self.service.spawn(visited(self.service))

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The list, and at its side the other ways."""
        left = pygame.Rect(area.x, area.y, area.width - SIDE - 36, area.height)
        self.tabs = Group(panel, (left.x, left.y, left.width, 56))
        self._fill_tabs()
        place = pygame.Rect(left.x, left.y + 72, left.width, left.height - 72)
        top = self.rows.top if self.built else 0
        self.rows = ScrollList(panel, place, self._length(), self._row, row_height=HEIGHT, name="rooms", top=top)
        self.empty = Group(panel, place, name="empty")
        self._fill_empty()
        self._fill_side(panel, pygame.Rect(area.right - SIDE, area.y, SIDE, area.height))

    def _fill_tabs(self) -> None:
        self.tabs.clear()
        counts = {SEEN: len(self.rooms), RECENT: len(self.tickets)}
        SegmentedControl(
            self.tabs, self.tabs.rect, [(w, self.t(f"lan.rooms.list.{w}", n=n)) for w, n in counts.items()], self.which,
            self.show, name="list", tips={w: self.t(f"lan.rooms.list.{w}.tip") for w in counts}, size=20,
            topic=self.t("lan.rooms.lists"),
        )  # fmt: skip

    def _fill_empty(self) -> None:
        """What stands where no row does, and below few rows: what one can do."""
        self.empty.clear()
        r, trouble = self.empty.rect, self.trouble if self.which == SEEN else ""
        hints = HINTS[self.which] if not trouble else TROUBLED
        high = len(hints) * (HINT + 12) - 12
        top = r.y + self._length() * (HEIGHT + 8) + 20
        if not self._length():
            words = self.t("lan.rooms.recent.none" if self.which == RECENT else "lan.rooms.none")
            top = r.y + max(0, r.height - 232 - high) // 2
            Picture(self.empty, (r.centerx - 44, top, 88, 88), "ui/warning" if trouble else "ui/search")
            Label(self.empty, (r.x + 60, top + 104, r.width - 120, 90), trouble or words, wrap=True, align="center",
                  bold=True, colour=theme.BAD if trouble else theme.BONE)  # fmt: skip
            top += 196
        if top + high > r.bottom:
            return
        for icon, key in hints:
            self._hint(pygame.Rect(r.x + 40, top, r.width - 80, HINT), icon, key)
            top += HINT + 12

    def _hint(self, area: pygame.Rect, icon: str, key: str) -> None:
        """Something that can be done, and what comes of it."""
        x, large = area.x + 88, self.media.theme.line_height(theme.BODY)
        Picture(self.empty, (area.x + 16, area.centery - 24, 48, 48), icon)
        Label(self.empty, (x, area.y + 6, area.right - x, large), self.t(key), bold=True, colour=theme.GOLD)
        Label(self.empty, (x, area.y + 6 + large, area.right - x, area.height - 6 - large), self.t(f"{key}.text"),
              size=20, wrap=True)  # fmt: skip

    def _fill_side(self, panel: Group, area: pygame.Rect) -> None:
        """A room of one's own, the two ways by typing, and help, plate under plate."""
        t, x, wide = self.t, area.x, area.width
        Button(panel, (x, area.y, wide, OWN), t("lan.rooms.new"), self.open_room, kind="gold", icon="ui/plus",
               icon_size=36, size=28, name="open", tip=t("lan.rooms.new.tip"))  # fmt: skip
        y = area.y + OWN + 12
        self.code_entry = self._way(panel, pygame.Rect(x, y, wide, WAY), "code", self.code, self.join_code)
        y += WAY + 12
        self.address_entry = self._way(panel, pygame.Rect(x, y, wide, WAY), "address", self.address,
                                       self.join_address)  # fmt: skip
        y += WAY + 12
        plate = Panel(panel, (x, y, wide, area.bottom - y), kind="plate", shadow=False)
        place = plate.rect.inflate(-2 * PAD, -2 * PAD)
        self.wrong = Group(plate, (place.x, place.y, place.width, place.height - 64 - 12))
        self._fill_wrong()
        Button(plate, (place.x, place.bottom - 64, place.width, 64), t("lan.rooms.doctor"), self.examine,
               icon="ui/help", icon_size=32, name="doctor")  # fmt: skip

    def _way(self, panel: Group, rect: pygame.Rect, name: str, text: str, go: Callable[[], None]) -> TextEntry:
        """A plate on which something is typed that leads into a room."""
        key, plate = f"lan.rooms.{name}", Panel(panel, rect, kind="plate", shadow=False)
        x, wide = rect.x + PAD, rect.width - 2 * PAD
        Label(plate, (x, rect.y + 8, wide, 34), self.t(key), size=theme.BODY, bold=True, colour=theme.GOLD)
        entry = TextEntry(
            plate, (x, rect.y + 46, wide, 58), text, on_change=partial(self._type, name), on_enter=go,
            empty=self.t(f"{key}.empty"), longest=LONGEST, name=name,
        )  # fmt: skip
        Button(plate, (x, rect.bottom - PAD - 56, wide, 56), self.t(f"{key}.go"), go, name=f"{name}.go",
               tip=self.t(f"{key}.go.tip"))  # fmt: skip
        return entry

    def _fill_wrong(self) -> None:
        """What went wrong, else what the network doctor is for."""
        self.wrong.clear()
        r = self.wrong.rect
        if self.problem:
            Picture(self.wrong, (r.x, r.y, 36, 36), "ui/warning" if self._colour == theme.BAD else "ui/search")
            Label(self.wrong, (r.x + 46, r.y, r.width - 46, r.height), self.problem, size=20, colour=self._colour,
                  wrap=True, name="problem")  # fmt: skip
        else:
            words, wide = self.t("lan.rooms.doctor.tip"), r.width - 40
            high = self.media.theme.paragraph(words, wide, 20).get_height()
            top = r.y + max(0, r.height - 64 - high) // 2
            Picture(self.wrong, (r.centerx - 26, top, 52, 52), "ui/search")
            Label(self.wrong, (r.x + 20, top + 62, wide, high), words, size=20, colour=theme.DIM, wrap=True,
                  align="center")  # fmt: skip
        self.wrong.invalidate()

    def _length(self) -> int:
        return len(self.rooms if self.which == SEEN else self.tickets)

    def _row(self, row: Row, index: int) -> None:
        if self.which == SEEN:
            fill_seen(self, row, self.rooms[index])
        else:
            fill_kept(self, row, self.tickets[index])

    # --- following what is there

    def update(self, dt: int) -> None:
        """The rows follow the network, never under a button that is held."""
        super().update(dt)
        self._measure()
        if self._sought and self.on_top:
            self._seek(dt)
        if self.ui.held is not None:
            return
        changed = self._take_tickets()
        trouble = told(self.media, "", self.lobby.problem.key, self.lobby.problem.args_) if self.lobby.problem else ""
        if self.lobby.rooms != self.rooms or trouble != self.trouble:
            self.rooms, self.trouble, changed = self.lobby.rooms, trouble, True
        if changed:
            self._renew()

    def _measure(self) -> None:
        """How far the rooms are, while they are looked at."""
        if self.on_top and self.which == SEEN:
            self.pings.follow([room.seen for room in self.rooms if not room.key])
        for name, mark in self.marks.items():
            mark.take(self.pings.ms.get(name))

    def covered(self) -> None:
        """Nothing is measured that nobody looks at."""
        self.pings.stop()

    def leave(self) -> None:
        """The list is closed."""
        super().leave()
        self.pings.stop()

    def _take_tickets(self) -> bool:
        if self._asked is None or not self._asked.done():
            return False
        try:
            self.tickets = self._asked.result()
        except StoreError as error:
            self.nav.tell(error.notice)
        except CancelledError:  # the program ends
            pass
        self._asked = None
        return True

    def _renew(self) -> None:
        """Other rows; focus and place of the list stay."""
        focus, keyboard = self.ui.focus.name if self.ui.focus is not None else "", self.ui.keyboard
        self._fill_tabs()
        self.marks.clear()
        self.rows.set_count(self._length())
        self._fill_empty()
        if self.ui.focus is None and focus:
            self.ui.set_focus(self.ui.find(focus) or self.ui.find("list.seen"), keyboard)
        self.ui.set_hover(self.ui.root.at(self.media.mouse) if self.on_top else None)
        self.invalidate()

    def show(self, which: str) -> None:
        """Announced rooms, or visited ones."""
        self.which = which
        self.rows.scroll_to(0)
        self._renew()

    def is_seen(self, ticket: Ticket) -> bool:
        """Whether a visited room is announced now."""
        return any(room.seen.what.room_id == ticket.room_id for room in self.rooms)

    def has_seat(self, room: ListedRoom) -> bool:
        """Whether a seat is kept in the match of an announced room."""
        ticket = self._ticket(room)
        return ticket is not None and ticket.plays

    def _ticket(self, room: ListedRoom) -> Ticket | None:
        """Of the room, where it was visited."""
        return next((one for one in self.tickets if one.room_id == room.seen.what.room_id), None)

    # --- going

    def join(self, room: ListedRoom, key: bytes = b"") -> None:
        """Into a room of the list, back to the seat that is kept there, or to look on where no seat is free. `key`: the
        begin of the fingerprint that it must have."""
        what, row = room.seen.what, room.seen
        ticket = self._ticket(room)
        if ticket is not None:
            self.go_back(ticket)
            return
        watch = not what.free or what.state == "playing"
        person = what.uid or what.key  # who has no profile is known by the certificate alone
        self._go(what.room or what.player, RoomAddress(row.numbers, row.port, key), person, watch=watch,
                 room_id=what.room_id)

    def go_back(self, ticket: Ticket) -> None:
        """Into a room that was visited, on the seat that is kept. It must be the same computer."""
        self.nav.stack.push(way_back(self.client, ticket))

    def join_code(self) -> None:
        """C8.2a. By a join code: a short one is looked for among the rooms of this network; a long one holds the
        fingerprint, so nothing is asked."""
        if not self.code.strip():
            self.ui.set_focus(self.ui.find("code"), self.ui.keyboard)
            return
        try:
            self._sought, self._seek_ms = short_of(self.code), SEEK_MS
            if self._sought:
                self._seek(0)
                return
            code = parse(self.code)
        except NetError as problem:
            self._wrong(problem, "code")
            return
        self._go(code.address, RoomAddress((code.address,), code.port, code.key), "", proved=True)

    def _seek(self, dt: int) -> None:
        """The room of the short code, if it is seen; it is waited for a while."""
        self._seek_ms -= dt
        key, room = b"", None
        for one in self.lobby.rooms:
            key = bytes.fromhex(one.seen.what.key)
            if short_code(key) == self._sought:
                room = one
                break
        if room is None and self._seek_ms > 0:
            self._say(self.t("lan.rooms.code.seeking"), theme.DIM)
            return
        self._sought = ""
        if room is None:
            self._wrong(NetError("net.code.not_here"), "code")
        elif room.key:
            self._wrong(NetError(room.key, **room.args), "code")
        else:
            self._say("")
            self.join(room, key)

    def join_address(self) -> None:
        """To a typed address."""
        try:
            address = typed(self.address)
        except NetError as problem:
            self._wrong(problem, "address")
            return
        self._go(str(address), RoomAddress((address.host,), address.port), "")

    def _wrong(self, problem: NetError, entry: str) -> None:
        self._say(told(self.media, "", problem.key, problem.args_))
        self.ui.set_focus(self.ui.find(entry), self.ui.keyboard)
        self.media.speech.say(self.problem)

    def _type(self, which: str, text: str) -> None:
        setattr(self, which, text)
        self._sought = ""
        self._say("")

    def _say(self, words: str, colour: theme.Colour = theme.BAD) -> None:
        """A sentence about what was typed."""
        if words != self.problem:
            self.problem, self._colour = words, colour
            self._fill_wrong()

    def _go(self, name: str, place: RoomAddress, who: str, *, watch: bool = False, room_id: str = "",
            proved: bool = False) -> None:  # fmt: skip
        trust = Trust(self.service, place.port, who, proved=proved)
        group = persons(self.client)
        find: Callable[[], list[RoomAddress]] = partial(self.lobby.places, room_id)

        def start(passphrase: str) -> RoomLink:
            return self.service.join(place, group, passphrase=passphrase, watch=watch, judge=trust.judge, find=find)

        self.nav.stack.push(JoinPanel(self.client, Goal(name, start, trust)))

    def open_room(self) -> None:
        """A room of one's own."""
        self.nav.stack.push(OpenPanel(self.client, self.title, self.count))

    def examine(self) -> None:
        """The network doctor."""
        self.nav.stack.push(DoctorPanel(self.client))

    def ask_to_forget(self, ticket: Ticket) -> None:
        """After a question: the seat there is lost."""
        ask(
            self.client, self.t("lan.rooms.forget.title"), self.t("lan.rooms.forget.text", name=ticket.name),
            [(self.t("lan.rooms.forget.yes"), "bad", partial(self._forget, ticket)),
             (self.t("lan.rooms.forget.no"), "plain", None)],
        )  # fmt: skip

    def _forget(self, ticket: Ticket) -> None:
        self._asked = self.service.spawn(visited(self.service, ticket.room_id))


async def visited(service: Service, forget: str = "") -> list[Ticket]:
    """On the network's thread: the rooms of others that were visited, without the one to `forget`. Raises StoreError
    where that can't be written."""
    if forget:
        service.tickets.remove(forget)
    own = service.identity.fingerprint.hex()
    return [ticket for ticket in service.tickets.recent() if ticket.fingerprint != own]


def create(client: Client, title: str = "", count: int = 0) -> RoomsPanel:
    """The panel."""
    return RoomsPanel(client, title, count)
