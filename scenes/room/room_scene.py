"""The waiting room (C5): seats at the right, the selected seat's choices at the left, the match's options below."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.seats import BOT, GUEST
from scenes.kit.stored_sets import StoredSets
from scenes.kit.title_look import FileLook, SetBuilding, SetLook, Value
from scenes.kit.wordmark import Wordmark
from scenes.media import theme
from scenes.room.back_panel import BackPanel
from scenes.room.boards import BoardsPanel, recall
from scenes.room.ground import RoomGround
from scenes.room.options_bar import OptionsBar
from scenes.room.places import RoomPlaces
from scenes.room.seat_card import SeatCard
from scenes.room.seat_editor import SeatEditor
from scenes.room.set_builder import SetBuilder
from scenes.room.setup import RoomSetup
from scenes.room.teams import lay_teams
from scenes.room.timer_ring import TimerRing
from scenes.shell.scene import Scene
from scenes.titles import ui_of
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.scroll_list import ScrollList

if TYPE_CHECKING:
    from game.store.profiles import TraitSlot
    from scenes.shell.client import Client

MAP_MS = 320


class RoomScene(Scene):
    """`seat` is the one that the large panel shows. Time runs in `update` while the countdown is on."""

    music = "ambient_menu"

    def __init__(self, client: Client, setup: RoomSetup) -> None:
        super().__init__(client)
        self.setup = setup
        self.places = RoomPlaces(client.media.theme)
        self.rules_title = setup.title
        self.seat = 0
        self.left_ms = setup.countdown * 1000
        self.scroll: dict[str, int] = {}
        self.lists: dict[str, ScrollList] = {}
        self.ring: TimerRing | None = None
        self._builder: SetBuilding | None = None
        self.settled = False  # the small map comes when its atlases are decoded
        self.ground = RoomGround(self)

    # --- making

    def enter(self) -> None:
        """The room opens at once; the small map follows."""
        self.media.sounds.music(self.music)
        look = self.setup.look
        look.preload(self.media, look.room_sprites)
        super().enter()
        self.after(0, partial(look.preload, self.media, look.picture_sprites))
        self.after(MAP_MS, self._settle)

    def _settle(self) -> None:
        self.settled = True
        self.bar.show_map()
        self.nav.load_ahead(*ui_of(self.setup.title).table_modules)
        recall(self.client, self.setup, self.rebuild)

    def build(self) -> None:
        """Head, seats, choices, options."""
        self.scroll = {name: rows.top for name, rows in self.lists.items()} or self.scroll
        self.lists = {}
        self.places = RoomPlaces(self.media.theme)
        SeatEditor(self, self.places.editor)
        self._seats()
        self.bar = OptionsBar(self, self.places.bar)
        self._head()

    def draw_back(self, surface: pygame.Surface) -> None:
        """The table."""
        self.ground.draw(surface)

    def follow_ground(self) -> None:
        """The table of the game lies under the room, in the light of what is chosen."""
        self.ground.follow(self.setup.look.backdrop(self.setup.match_options()))

    def _head(self) -> None:
        between = self.places.between
        x = self.places.editor.x
        Wordmark(self, (x, between(12, 6), 700, between(68, 62)), self.setup.title,
                 self.t("room.players", n=self.setup.count))  # fmt: skip
        Label(self, (x + 6, between(82, 72), 700, between(32, 38)), self.t("room.here"), size=20, colour=theme.BONE,
              shadow=True)  # fmt: skip
        self.ring = None
        if self.setup.countdown:
            self.ring = TimerRing(self, (912, 16, 96, 96), self.setup.countdown * 1000, self.left_ms)
        self._favourites(self.places.head(2))
        Button(self, self.places.head(1), self.t("room.options"), partial(self.nav.open, "options"), icon="ui/options",
               size=20, name="options", tip=self.t("menu.options.tip"))  # fmt: skip
        Button(self, self.places.head(0), self.t("room.back"), self.leave_room, icon="ui/back", size=20, name="back",
               tip=self.t("room.back.tip"))  # fmt: skip

    def _favourites(self, place: pygame.Rect) -> None:
        """C2.2. Settings that the profile keeps."""
        own = self.home.profile is not None
        Button(self, place, self.t("room.favourites.button"), self.open_favourites, icon="ui/star", size=20,
               name="favourites", tip=self.t("room.favourites.tip"), enabled=own,
               reason="" if own else self.t("room.favourites.guest"))  # fmt: skip

    def open_favourites(self) -> None:
        """The countdown may be another one afterwards."""
        from scenes.room.favourites import FavouritesPanel

        self.nav.stack.push(FavouritesPanel(self.setup, lambda: self.set_countdown(self.setup.countdown)))

    def _seats(self) -> None:
        for seat, place in lay_teams(self, self.places, self.setup).items():
            SeatCard(self, place, self.setup, seat, seat == self.seat, partial(self.select, seat),
                     partial(self.flip_ready, seat))  # fmt: skip

    # --- choosing

    def select(self, seat: int) -> None:
        """Shows another seat's choices."""
        self.seat = seat
        self.lists, self.scroll = {}, {}
        self.rebuild()

    def choose(self, field: str, value: Value, set_name: str = "") -> None:
        """A field of the selected seat."""
        self.setup.choose(self.seat, field, value, set_name)
        self.rebuild()

    def choose_option(self, name: str, value: str) -> None:
        """An option of the match."""
        told = self.setup.choose_option(name, value)
        self.rebuild()
        if told:
            self.nav.toast(told, "info")

    def choose_clock(self, mode: str) -> None:
        """The turn clock (C6.8)."""
        self.setup.choose_clock(mode)
        self.rebuild()

    def open_files(self, look: FileLook) -> None:
        """The person's own files for an option."""
        self.nav.stack.push(BoardsPanel(self.client, self.setup, look, partial(self.choose_option, look.name)))

    def choose_kind(self, kind: str) -> None:
        """Person with a profile, guest or bot."""
        if kind == BOT:
            self.setup.seat_bot(self.seat)
        elif kind == GUEST:
            self.setup.seat_guest(self.seat)
        else:
            self.setup.seat_person(self.seat, self.setup.free_profiles(self.seat)[0].uid)
        self.rebuild()

    def choose_profile(self, uid: str) -> None:
        """Which profile sits on the selected seat."""
        self.setup.seat_person(self.seat, uid)
        self.rebuild()

    def choose_level(self, level: str) -> None:
        """How well the bot of the selected seat plays."""
        self.setup.seat_bot(self.seat, level)
        self.rebuild()

    def name_guest(self, name: str) -> None:
        """The name of the guest on the selected seat, while it is typed."""
        setup = self.setup.seats[self.seat]
        if setup.kind == GUEST:
            setup.name = name
            self.bar.refresh()
            card = self.ui.find(f"seat.{self.seat}")
            if isinstance(card, Button):
                card.text = name

    def flip_ready(self, seat: int) -> None:
        """Ready, or not any more."""
        self.setup.seats[seat].ready = not self.setup.seats[seat].ready
        self.rebuild()

    def set_countdown(self, seconds: int) -> None:
        """C5.3. Turns the countdown on, off or to another length; it begins anew."""
        self.setup.countdown = seconds
        self.left_ms = seconds * 1000
        self.rebuild()

    def build_set(self, field: str) -> None:
        """C5.1. Builds a set anew while time remains, beginning with what is chosen now."""
        look, seat = self.setup.look.field(field), self.seat
        if not isinstance(look, SetLook):
            return
        points = self.setup.points()[seat]
        value = self.setup.seats[seat].fields.get(field, "")
        profile, done = self.setup.profile(seat), partial(self._built, seat, field)
        builder: SetBuilding
        if look.build is None:
            members = look.members(value, points)
            builder = SetBuilder(self.client, look, points, members, profile is not None, done)
        else:
            uid, name = profile.uid if profile is not None else "", self.setup.seats[seat].set_name
            builder = look.build(self.client, value, name, uid, partial(self._taken, seat, field))
        self._builder = builder
        self.nav.stack.push(builder)

    def _taken(self, seat: int, field: str, members: list[str], name: str) -> None:
        """A set that was stored where it was built, or not at all."""
        self.setup.choose(seat, field, members, name)
        self.rebuild()

    def _built(self, seat: int, field: str, members: list[str], name: str) -> None:
        """R20.3. A set with a name is stored in the seat's profile; the seat has it meanwhile."""
        profile = self.setup.profile(seat)

        def take(name: str) -> None:
            self.setup.choose(seat, field, list(members), name)
            self.rebuild()

        def named(slot: TraitSlot) -> None:
            if self in self.nav.stack and self.setup.seats[seat].fields.get(field) == slot.traits:
                take(slot.name)

        take("")
        if name and profile is not None:
            StoredSets(self.client, self.setup.title, profile.uid).add(name, members, named)

    # --- time and leaving

    def update(self, dt: int) -> None:
        """Counts down; at 0 the loading screen begins."""
        super().update(dt)
        self.follow_ground()
        if not self.setup.countdown or self.left_ms <= 0:
            return
        self.left_ms = max(0, self.left_ms - dt)
        if self.ring is not None:
            self.ring.left_ms = self.left_ms
        if self.left_ms == 0:
            self.start(at_once=True)

    def on_action(self, action: str) -> bool:
        """The options key works here as well."""
        if action == "options":
            self.nav.open("options")
            return True
        return super().on_action(action)

    def on_back(self) -> bool:
        """Esc is the button."""
        self.leave_room()
        return True

    def leave_room(self) -> None:
        """C5.5. Asks before the room is left, where something would be lost by it."""
        if not self.setup.changed and len(self.online.people.group) < 2:
            self.close()
            return
        self.nav.stack.push(BackPanel(self, "room.leave.title", "room.leave.text", "room.leave.yes", self.close))

    def start(self, at_once: bool = False) -> None:
        """Goes to the loading screen. With `at_once` (time is up) nobody is waited for and bad names are replaced."""
        if at_once:
            self._close_overlays()
            for seat in range(self.setup.count):
                if self.setup.name_problem(seat) is not None:
                    fields = self.setup.seats[seat].fields
                    self.setup.seat_guest(seat)
                    self.setup.seats[seat].fields = fields
        elif self.setup.problem() is not None:
            return
        from scenes.room.loading import LoadingScene

        self.setup.remember()
        self.nav.stack.replace(LoadingScene(self.client, self.setup))

    def _close_overlays(self) -> None:
        """What lies over the room goes; a set that is finished is taken."""
        builder = self._builder
        if builder is not None and builder is self.nav.stack.top:
            builder.finish()
        while self.nav.stack.top is not self and len(self.nav.stack) > 1:
            self.nav.stack.pop(animated=False)


def create(client: Client, title: str, count: int) -> RoomScene:
    """A room at this computer for a game and a number of players."""
    return RoomScene(client, RoomSetup(client, title, count))
