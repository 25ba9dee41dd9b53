"""The waiting room of a match on the network (C5): seats of several computers, chat, and how others come in.

The room is the host's: what is chosen is sent, and what comes back is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.match.seats import BOT
from game.net.peer import ENDED, HERE, LOST
from game.net.protocol import Refused, Said
from game.net.room import OPEN, PLAYING
from game.net.room import PERSON as SEATED
from scenes.kit.title_look import FileLook, Value
from scenes.kit.wordmark import Wordmark
from scenes.lan.chat import ChatPanel
from scenes.lan.match_tab import MATCH
from scenes.lan.over_panel import OverPanel
from scenes.lan.resting import rest
from scenes.lan.room_bar import NetOptionsBar
from scenes.lan.room_editor import NetSeatEditor
from scenes.lan.room_loading import NetLoading
from scenes.lan.room_reach import ReachPanel, own_addresses
from scenes.lan.room_seats import NetSeatCard
from scenes.lan.setup import NetSetup
from scenes.lan.table_reports import absurd
from scenes.lan.talk import Talk
from scenes.lan.words import clean, go_away, print_of, told
from scenes.media import theme
from scenes.menu.main_menu import MainMenu
from scenes.room.back_panel import BackPanel
from scenes.room.places import RoomPlaces
from scenes.room.room_scene import RoomScene
from scenes.room.teams import lay_teams
from scenes.room.timer_ring import TimerRing
from scenes.shell.dialog import ask
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from scenes.widgets.segmented_control import Tabs

if TYPE_CHECKING:
    from game.match.at_table import EndedMatch
    from game.net.protocol import RoomInfo
    from game.net.service import RoomLink
    from scenes.shell.client import Client

CHOICES, CHAT, ROOM = "choices", "chat", "room"
HEAD = pygame.Rect(0, 0, 1920, 124)
DRIFT_MS = 1000
MOST_TOLD = 3
"""Refusals of a frame: more are not seen anyway."""
OPTION_CHANGED = "net.log.option"
SEARCHES = "net.bye.search"  # the room of matching is given up, and everybody waits again


class NetRoomScene(RoomScene):
    """`tab` tells what the large panel shows. Whatever takes the scene away leaves the room, but for the match."""

    setup: NetSetup
    bar: NetOptionsBar

    def __init__(self, client: Client, setup: NetSetup) -> None:
        super().__init__(client, setup)
        self.link = setup.link
        self.seat = next(iter(setup.own_seats), 0)
        self.tab = CHOICES
        self.talk = Talk(client, setup.link, setup.title)
        self.secret_shown = self.details_shown = False
        self.addresses: tuple[str, ...] = ()
        self.left_ms = setup.info.left_ms
        self.panel: ChatPanel | ReachPanel | NetSeatEditor | OverPanel | None = None
        self.cards: list[NetSeatCard] = []
        self._state = HERE
        self._reached = self.link.to_network
        self._stale = self._whole = False
        self._shown: list[tuple[Any, ...]] = []
        self._handed_on = self._asked_to_end = False
        self._phase, self._why = "", "closed"
        self._parts: list[tuple[Group, Callable[[Group], None]]] = []

    # --- making

    def enter(self) -> None:
        """The host learns by which addresses others find this computer."""
        super().enter()
        if self.link.host is not None and not self.addresses:
            self.nav.work(lambda _: own_addresses(), self._take_addresses)

    def _take_addresses(self, found: tuple[str, ...]) -> None:
        self.addresses = found
        if self.tab == ROOM:
            self._renew()

    def build(self) -> None:
        """Panel, seats, options, head."""
        self.places = places = RoomPlaces(self.media.theme)
        fills: list[tuple[pygame.Rect, Callable[[Group], None]]] = [
            (places.editor, self._fill_panel), (places.seats, self._fill_seats), (places.bar, self._fill_bar),
            (HEAD, self._fill_head),
        ]  # fmt: skip
        self._parts = [(Group(self, place), fill) for place, fill in fills]
        rest(self, self.talk)
        for group, fill in self._parts:
            fill(group)
        self._shown = self._marks()

    def _marks(self) -> list[tuple[Any, ...]]:
        """What panel, seats, bar and head show: a part with another mark is made anew."""
        setup, info, link = self.setup, self.setup.info, self.link
        room = (info.phase, info.seats, info.options, setup.leads, setup.people(), self.cut)
        mine: tuple[Any, ...] = (setup.people(), setup.leads)
        if self.tab == CHOICES:
            others = [seat.fields for seat in setup.seats] if any(look.once for look in setup.look.fields) else []
            seen = self.ended.replay_id if self.ended is not None else ""
            mine = (seen, self.seat, info.phase, info.seats[self.seat], info.options, *mine, others)
        elif self.tab == ROOM:
            mine = (info.phase, info.options, *mine, self.addresses, link.to_network, self.secret_shown,
                    self.details_shown, print_of(link),
                    sorted(link.muted))  # fmt: skip
        head = (self.tab, self.talk.unread, self._state, self.left_ms >= 0, setup.players, setup.countdown)
        return [(self.tab, *mine), (self.seat, *room), room, head]

    def _renew(self, whole: bool = False) -> None:
        """What is different is made anew, but for what is being typed. `whole`: also what looks the same."""
        if self.ui.held is not None:  # a click that has begun is not taken away
            self._stale, self._whole = True, self._whole or whole
            return
        whole, self._stale, self._whole = whole or self._whole, False, False
        focus, keyboard = self.ui.focus.name if self.ui.focus is not None else "", self.ui.keyboard
        self.seat = min(self.seat, self.setup.count - 1)
        self.scroll = {name: rows.top for name, rows in self.lists.items()} or self.scroll
        shown = self._shown
        for at, (group, fill) in enumerate(self._parts):
            now = self._marks()[at]
            if now == shown[at] and not whole:
                continue
            shown[at] = now
            if fill == self._fill_panel and isinstance(self.panel, ChatPanel) and self.tab == CHAT:
                continue  # it follows by itself, and what is being typed stays
            group.clear()
            fill(group)
        if self.ui.focus is None and focus:
            self.ui.set_focus(self.ui.find(focus), keyboard)
        if self.on_top:
            self.ui.set_hover(self.ui.root.at(self.media.mouse))

    def _fill_panel(self, group: Group) -> None:
        self.lists = {}
        if self.tab == CHAT:
            panel = Panel(group, self.places.editor, kind="panel_brass")
            self.panel = ChatPanel(self.talk, panel, self.places.editor.inflate(-64, -52))
        elif self.tab == ROOM:
            self.panel = ReachPanel(self, group, self.places.editor)
        elif self.setup.over:
            self.panel = OverPanel(self, group, self.places.editor)
        else:
            self.panel = NetSeatEditor(self, group, self.places.editor)

    def _fill_seats(self, group: Group) -> None:
        places = lay_teams(group, self.places, self.setup)
        cards = {seat: NetSeatCard(group, place, self, seat) for seat, place in places.items()}
        self.cards = [cards[seat] for seat in sorted(cards)]

    def _fill_bar(self, group: Group) -> None:
        before = self.bar.chart.picture if self.built and self.bar.chart is not None else None
        self.bar = NetOptionsBar(self, group, self.places.bar)
        if self.bar.chart is not None and self.bar.chart.picture is None:
            self.bar.chart.picture = before

    def _fill_head(self, group: Group) -> None:
        between, x = self.places.between, self.places.editor.x
        Wordmark(group, (x, between(10, 4), 560, between(66, 62)), self.setup.title,
                 self.t("room.players", n=self.setup.players))  # fmt: skip
        lost, area = self.cut, pygame.Rect(x + 6, between(78, 70), 560, 40)
        words = self.t("lanroom.room.here", name=clean(self.setup.info.name))
        if lost:
            words = self.t(self.link.client.link.key or "net.lost")
            Picture(group, (area.x, area.y + 4, 32, 32), "ui/warning")
            area = pygame.Rect(area.x + 40, area.y, area.width - 40, area.height)
        Label(group, area, words, size=theme.BODY if lost else 20, shadow=True, bold=lost,
              colour=theme.BAD if lost else theme.BONE)  # fmt: skip
        unread = self.talk.unread
        chat = self.t("lanroom.tab.chat.unread", n=unread) if unread else self.t("lanroom.tab.chat")
        tabs = [(CHOICES, self.t("lanroom.tab.choices")), (CHAT, chat), (ROOM, self.t("lanroom.tab.room"))]
        place = pygame.Rect(632, self.places.between(56, 32), 568, self.places.px(60))
        Tabs(group, place, tabs, self.tab, self.show_tab, name="tab", size=theme.BODY,
             tips={tab: self.t(f"lanroom.tab.{tab}.tip") for tab, _ in tabs})  # fmt: skip
        self.ring = None
        if self.left_ms >= 0:
            whole = max(self.setup.countdown * 1000, self.left_ms)
            self.ring = TimerRing(group, (1244, 16, 96, 96), whole, self.left_ms)
        Button(group, self.places.head(1), self.t("room.options"), partial(self.nav.open, "options"), icon="ui/options",
               size=20, name="options", tip=self.t("menu.options.tip"))  # fmt: skip
        Button(group, self.places.head(0), self.t("room.back"), self.leave_room, icon="ui/back", size=20, name="back",
               tip=self.t("room.back.tip"))  # fmt: skip

    @property
    def ended(self) -> EndedMatch | None:
        """The room's match that has ended, as far as it was seen from here."""
        match = self.link.ended
        return match if match is not None and match.match_id == self.setup.info.match_id else None

    @property
    def cut(self) -> bool:
        """Whether the connection is gone: nothing that is chosen would arrive."""
        return self.link.client.link.state == LOST

    @property
    def onlooker(self) -> bool:
        """Whether nobody of this machine sits at the table."""
        return not self.setup.own_seats

    # --- what comes

    def update(self, dt: int) -> None:
        """Takes in what has come, and lets the host's countdown run on."""
        super(RoomScene, self).update(dt)
        self.follow_ground()
        heard = self.link.poll()
        for message in heard:
            if isinstance(message, Said):
                self._said(message)
        for refused in [one for one in heard if isinstance(one, Refused)][-MOST_TOLD:]:
            self.nav.toast(told(self.media, self.setup.title, refused.key, refused.args), "bad")
            self._stale = self._whole = True  # what was wished is not what holds
        if isinstance(self.panel, ChatPanel | ReachPanel):
            self.panel.follow()
        self._look_at_link()
        rest(self, self.talk)
        room = self.link.client.room
        if room is not None and room is not self.setup.info:
            self._take(room)
        if self.link.to_network != self._reached:
            self._reached, self._stale = self.link.to_network, True
        if self._stale and self.ui.held is None:
            self._renew()
        if self.left_ms > 0:
            self.left_ms = max(0, self.left_ms - dt)
            if self.ring is not None:
                self.ring.left_ms = self.left_ms
        self._begin()

    def _take(self, info: RoomInfo) -> None:
        """The room has changed: a time, a connection, or what is chosen."""
        before = self.setup.info.seats
        try:
            self.setup.take(info)
        except ValueError:  # no such seat or game any more: a host that talks nonsense
            self._go("net.not_ours")
            return
        ran = self.left_ms >= 0
        if info.left_ms < 0 or not ran or not 0 <= info.left_ms - self.left_ms <= DRIFT_MS:
            self.left_ms = info.left_ms
        self._say_free([plan.kind for plan in before])
        self._renew()
        for seat, card in enumerate(self.cards):
            if card.signal is not None and (member := self.setup.member_of(seat)) is not None:
                card.signal.take(member)

    def recovers_from(self, error: Exception) -> bool:
        """A room that fits the form and can't be shown is left; the program goes on (C8.7)."""
        absurd(self.client, self.link, error)
        return True

    def _say_free(self, before: list[str]) -> None:
        """In a room of matching nobody comes for one who has left: it is said, and the host sees what can be done."""
        now = self.setup.info.seats
        left = [seat for seat, plan in enumerate(now) if plan.kind == OPEN and before[seat:seat + 1] == [SEATED]]
        if not self.setup.matched or not self.setup.waiting or not left:
            return
        self.nav.toast(self.t("lanroom.seat.left", n=left[0] + 1), "bad")
        if self.setup.leads and self.ui.held is None:
            self.seat, self.tab = left[0], CHOICES

    def _said(self, line: Said) -> None:
        """Somebody has said something, or the room tells something."""
        if line.member >= 0 and line.member in self.link.muted:
            return
        if self.tab == CHAT:
            if line.member != self.link.client.member:
                self.media.speech.say(self.talk.aloud(line))
            return
        if line.key == OPTION_CHANGED and not self.setup.leads:
            self.nav.toast(self.talk.words(line))
        if self.talk.unread:
            self._stale = True

    def _look_at_link(self) -> None:
        """The connection is gone, back, or ended for good."""
        link = self.link.client.link
        if link.state == self._state:
            return
        before, self._state = self._state, link.state
        if link.state == ENDED and link.key == SEARCHES and self.setup.matched and self.online.people.leads:
            self.nav.toast(self.t(SEARCHES))
            self.search_on()
            return
        if link.state == ENDED:
            self._go(link.key or "net.left", dict(link.args))
            return
        if link.state == LOST:
            self.media.speech.say(self.t("net.lost"))  # the line under the title shows it
        if link.state == HERE and before == LOST:
            self.nav.toast(self.t("net.back"), "good")
        self._stale = self._stale or LOST in (link.state, before)

    def _begin(self) -> None:
        """C5.3. The match has begun: every machine goes to the loading screen, whatever lies over the room. Where there
        may be no onlookers, a member without a seat stays here.
        """
        shut_out = self.onlooker and self.setup.own["watchers"] != "yes"
        if self.setup.info.phase != self._phase:
            self._phase = self.setup.info.phase
            self.link.note_seat(self._phase == PLAYING and not self.onlooker, self.setup.leader)
        if self.setup.info.phase != PLAYING or shut_out or self not in self.nav.stack:
            return
        self._uncover()
        self.setup.remember()
        self._handed_on = True
        self.nav.stack.replace(NetLoading(self.client, self.setup))

    def _uncover(self) -> None:
        """What lies over the room goes."""
        while not self.on_top and len(self.nav.stack) > 1:
            self.nav.stack.pop(animated=False)

    # --- choosing: all of it is sent, and shown when it comes back

    def show_tab(self, tab: str) -> None:
        """Choices, chat, or the room itself."""
        self.tab = tab
        self.panel = None
        self._renew()
        if not self.ui.keyboard and (entry := self.ui.find("say")) is not None:
            self.ui.set_focus(entry)

    def select(self, seat: int) -> None:
        """Shows another seat's choices."""
        self.seat, self.tab = seat, CHOICES
        self.lists, self.scroll = {}, {}
        self._renew()

    def choose(self, field: str, value: Value, set_name: str = "") -> None:
        """A field of the selected seat."""
        self.setup.choose(self.seat, field, value, set_name)

    def choose_option(self, name: str, value: str) -> None:
        """An option of the match."""
        told = self.setup.choose_option(name, value)
        if told:
            self.nav.toast(told, "info")

    def choose_clock(self, mode: str) -> None:
        """The turn clock (C6.8)."""
        self.setup.choose_clock(mode)

    def open_files(self, look: FileLook) -> None:
        """The own files of the leader."""
        if self.setup.leads and self.setup.waiting:
            super().open_files(look)
        else:
            self.nav.toast(self.t("lanroom.room.theirs", name=self.setup.leader))

    def choose_level(self, level: str) -> None:
        """How well the bot of the selected seat plays."""
        self.setup.set_kind(self.seat, BOT, level)

    def set_countdown(self, seconds: int) -> None:
        """C5.3."""
        self.setup.choose_own("countdown", str(seconds))

    def flip_ready(self, seat: int) -> None:
        """Ready, or not any more."""
        self.setup.set_ready(seat, not self.setup.seats[seat].ready)

    def all_ready(self) -> None:
        """Every seat of this machine is ready, or none any more."""
        ready = all(self.setup.is_ready(seat) for seat in self.setup.own_seats)
        for seat in self.setup.own_seats:
            self.setup.set_ready(seat, not ready)

    def sit(self, seat: int) -> None:
        """Somebody of this machine takes a free seat: a person who has none, else the player moves there."""
        self.setup.sit(seat, next((number for number, _ in self.setup.standing), 0))

    def sit_guest(self) -> None:
        """A guest at this computer, on the seat that is shown."""
        self.setup.bring_guest(self.seat)

    def start(self, at_once: bool = False) -> None:
        """The leader begins the match; after one the room waits for another."""
        self.setup.start()

    # --- the room

    def reach(self, to_network: bool) -> None:
        """C8.7. The room can be reached from the network, or only from this computer."""
        self.online.network.reach(self.link, to_network)

    def flip_secret(self) -> None:
        """The passphrase is shown or hidden."""
        self.secret_shown = not self.secret_shown
        self._renew()

    def flip_details(self) -> None:
        """C8.2a. The long code, the address and the fingerprint are shown instead of the short code, or not."""
        self.details_shown = not self.details_shown
        self._renew()

    def copy(self, text: str) -> None:
        """Into the clipboard."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            self.nav.toast(self.t("lanroom.reach.not_copied"), "bad")
            return
        self.nav.toast(self.t("lanroom.reach.copied"), "good")

    # --- leaving

    def leave_room(self) -> None:
        """C5.5. Asks before the room is left, where something would be lost by it; the host closes it for all."""
        if self._unused:
            self._to_menu()
            return
        host = self.link.host is not None
        queue = self.search_on if self.setup.matched and self.online.people.leads else None
        self.nav.stack.push(BackPanel(
            self, "lanroom.leave.host.title" if host else "room.leave.title",
            "lanroom.leave.host.text" if host else "lanroom.leave.text",
            "lanroom.leave.host.yes" if host else "room.leave.yes", self._to_menu, queue,
        ))  # fmt: skip

    @property
    def _unused(self) -> bool:
        """Whether nobody else is here or in the group, and nothing was chosen."""
        alone = len(self.setup.info.members) < 2 and len(self.online.people.group) < 2
        return alone and self.setup.waiting and not self.setup.changed and not self.setup.matched

    def search_on(self) -> None:
        """C3.4. Back into the queue that the room came from; whoever keeps the room takes all of it along."""
        self._why = "search"
        self._to_menu()
        menu = self.nav.stack.top
        if isinstance(menu, MainMenu):
            menu.choose_tab(MATCH)
            menu.matching.press()

    def leave(self) -> None:
        """Whatever takes the scene away leaves the room, but for the match."""
        super().leave()
        if not self._handed_on:
            go_away(self.link, self._why)

    def delays_quit(self, end: Callable[[], None]) -> bool:
        """C5.5. The window's cross asks first where others would lose the room, or the one they were matched with;
        pressed again it ends the program."""
        others = any(one.here and one.member != self.link.client.member for one in self.setup.info.members)
        lost = others and self.setup.waiting and (self.link.host is not None or self.setup.matched)
        if not lost or self._asked_to_end:
            return False
        self._asked_to_end = True
        host, t = self.link.host is not None, self.t
        ask(self.client, t("lanroom.leave.host.title" if host else "room.leave.title"),
            t("lanroom.quit.host.text" if host else "lanroom.quit.text"),
            ((t("lanroom.quit.yes"), "plain", end), (t("lan.leave.stay"), "gold", self._stay)))  # fmt: skip
        return True

    def _stay(self) -> None:
        self._asked_to_end = False

    def _go(self, key: str, args: dict[str, Any] | None = None) -> None:
        """The room is over for this machine."""
        self.nav.toast(told(self.media, self.setup.title, key, args or {}), "bad")
        self._to_menu()

    def _to_menu(self) -> None:
        self._uncover()
        if len(self.nav.stack) > 1:
            self.close()
        else:
            self.nav.stack.reset(self.nav.make("menu"))


def create(client: Client, link: RoomLink, matched: bool = False) -> NetRoomScene:
    """The room of a link that is in one: `link.client.room` is known; `matched`: from a queue. Raises ValueError for
    one that can't be shown."""
    return NetRoomScene(client, NetSetup(client, link, matched))
