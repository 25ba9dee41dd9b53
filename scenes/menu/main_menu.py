"""The main menu (C3.1-C3.3): everything of the source at the source's sizes, the game shelf, and the way into
a match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.store.notices import StoreError
from scenes.kit.match_words import left_words, short_line
from scenes.kit.title_ui import TitleUi
from scenes.kit.wordmark import program_name
from scenes.lan.match_tab import MATCH, MatchTab
from scenes.lan.network_entry import go_online, when_loaded
from scenes.lan.reserved_seat import long, look, short, way_back
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.menu.group_frames import GroupFrames
from scenes.menu.places import LEFT, WIDE, MenuPlaces
from scenes.menu.player_card import PlayerCard
from scenes.menu.poster import AboutPlate, Poster
from scenes.shell.backdrop import backdrop
from scenes.shell.dialog import ask
from scenes.shell.scene import Scene
from scenes.table.read_ahead import read_ahead
from scenes.titles import TITLES
from scenes.tutorial.offer import learn_button
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.segmented_control import Tabs
from scenes.widgets.toast import NoticePlace

if TYPE_CHECKING:
    from game.net.tickets import Ticket
    from game.people import Person
    from game.store.container import FileEntry
    from scenes.menu.ghost_table import GhostTable
    from scenes.shell.client import Client

LEARN, LEARN_BESIDE, ROOMY, ROOM_RIMS = 320, 402, 640, 90
"""The button of the lesson, beside the game's name or the tabs, and how wide the plate has to be to hold it: beside the
tabs it would read as one of them.
"""
ALWAYS_COUNTS = (2, 3, 4)
"""Numbers of players that always have a button."""
AHEAD = ("game.titles", "scenes.room.room_scene", "scenes.menu.options_panel", "scenes.menu.ghost_table",
         "scenes.tutorial.opening")  # fmt: skip
GHOST_MS = 1000  # the menu has been there so long before anything of its ghost table is loaded
HERE, ROOM = "here", "room"
TABS = (HERE, MATCH, ROOM)
NOTICES = NoticePlace(LEFT + WIDE // 2, FULL.bottom - 8, WIDE - 200, foot=True, left=LEFT - 20)
"""Notices stand over the line of keys at the foot: games, buttons and the name of the program are what one wants to see
after a match.
"""
MEMORY = "menu"  # last choices of the menu are kept under this name


class MainMenu(Scene):
    """What is chosen: game and number of players. The rest is shown as it is stored."""

    music = "ambient_menu"
    frugal = True
    notices: Sequence[NoticePlace] = (NOTICES,)

    def __init__(self, client: Client, title: str = "") -> None:
        super().__init__(client)
        self.title = next(iter(TITLES))
        self.count = 2
        self.unfinished: FileEntry | None = None
        self.shut: FileEntry | None = None  # left after that one, and can't be opened
        self.reserved: Ticket | None = None
        self._reserved: Ticket | None = None
        self._late: list[tuple[FileEntry | None, FileEntry | None]] = []
        self._loading = False
        self._reading = True
        self._members: tuple[Person, ...] = ()
        self._remembered: dict[str, object] = {}
        self.ghost: GhostTable | None = None
        self._ghost_ms = 0
        self.tab = HERE
        self.places = MenuPlaces(client.media.theme.scale)
        self.matching = MatchTab(self)
        self._recall()
        if title:
            self._take_title(title)
        self._arriving = self.tab != HERE or self.media.settings.online

    @property
    def chosen(self) -> TitleUi:
        """The selected game."""
        return TITLES[self.title]

    def enter(self) -> None:
        """Looks for a match to continue."""
        self.media.sounds.music(self.music)
        self._look()
        super().enter()

    def update(self, dt: int) -> None:
        """The group is shown as it is. A menu that opens at a tab of the network goes there after the first frame, and
        so does one whose player wants to be seen from the start."""
        super().update(dt)
        if self.hint.visible == bool(self.nav.stack.toasts.shown):  # a notice stands there
            self.hint.visible = not self.hint.visible
            self.ui.invalidate(self.hint.rect)
        if self._arriving and self.online.people_known:
            self._arriving = False
            go_online(self.client)
        self.matching.update()
        late = bool(self._late) or self._reserved != self.reserved
        if late and self.ui.held is None:
            self._take_late()
            self.reserved = self._reserved
            self.rebuild()
        if self.online.people_known and self.online.people.group != self._members and self.ui.held is None:
            self._regroup()
        self._ghost_ms += dt
        if self.ghost is not None:
            self.ghost.update(dt)
        elif self.media.motion and self.media.settings.ghost and self._ghost_ms >= GHOST_MS:
            from scenes.menu.ghost_table import GhostTable

            self.ghost = GhostTable(self)

    def _regroup(self) -> None:
        """Shows the group of now; a player alone has been shown from the first frame on."""
        before, self._members = self._members, self.online.people.group
        if before or len(self._members) > 1:
            self.rebuild()

    def leave(self) -> None:
        """Nobody plays behind a menu that is gone, or waits there."""
        self.matching.leave()
        if self.ghost is not None:
            self.ghost.close()

    def covered(self) -> None:
        """Behind another screen the ghost table rests, and nobody waits for a match."""
        if self in self.nav.stack.visible():
            return
        self.matching.leave()
        if self.ghost is not None:
            self.ghost.rest()

    def resume(self) -> None:
        """Something may have changed meanwhile: level, saves, group."""
        self.media.sounds.music(self.music)
        try:
            self.home.refresh_profile()
        except StoreError as error:
            self.nav.tell(error.notice)
        self._look()
        self.rebuild()

    def build(self) -> None:
        """All parts of the menu."""
        self.rules_title = self.title
        self.places = MenuPlaces(self.media.theme.scale)
        self._members = self.online.people.group if self.online.people_known else ()
        if self.ghost is not None and self.ghost.seen:
            from scenes.menu.ghost_place import place

            place(self, self.ghost)
        PlayerCard(self, self.places.card, self.home, partial(self.nav.open, "profiles"))
        Button(
            self, self.places.record, self.t("record.title"), self._open_record, icon="ui/trophy", layout="top",
            icon_size=44, size=theme.SMALL, name="record", tip=self.t("record.open"),
            enabled=self.home.profile is not None,
        )  # fmt: skip
        self.ui.spared = self._named
        self._corner()
        self._sides()
        self._shelf()
        self._start_panel()
        GroupFrames(self, self._open_community)
        keys = self.media.bindings
        hint = self.t("menu.hint", rules=keys.label("rules"), full=keys.label("fullscreen"), back=keys.label("back"))
        self.hint = Label(self, self.places.hint, hint, size=theme.SMALL, colour=theme.DIM, align="center")

    def rebuild(self) -> None:
        """The keyboard begins at the button that starts a match."""
        super().rebuild()
        if self.ui.focus is None:
            self.ui.set_focus(self.ui.find("start") or self.ui.find("find_rooms") or self.ui.find("match"))

    def _named(self) -> list[pygame.Rect]:
        """The program's name and what stands under it, which nothing covers."""
        name = self.places.name(program_name(self.media, self.places.name_room).get_size())
        return [name, self._subtitle(name)[1]]

    def _subtitle(self, name: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect]:
        line = self.media.theme.text(self.t("menu.subtitle"), theme.BODY, theme.BONE)
        return line, line.get_rect(midtop=(name.centerx, 122))

    def draw_back(self, surface: pygame.Surface) -> None:
        """Table, name of the program."""
        ghost = self.ghost.picture if self.ghost is not None else None
        surface.blit(ghost or backdrop(self.media, "menu"), (0, 0))
        name = program_name(self.media, self.places.name_room)
        place = self.places.name(name.get_size())
        surface.blit(name, place)
        surface.blit(*self._subtitle(place))

    def handle(self, event: pygame.event.Event) -> bool:
        """With the first sign of a person the next scenes begin to load; until then the menu stays small."""
        if self.ghost is not None:
            self.ghost.touch()
        moved = event.type == pygame.MOUSEMOTION and event.rel != (0, 0)
        if not self._loading and (moved or event.type == pygame.KEYDOWN):
            self._loading = True
            self.nav.load_ahead(*AHEAD)
            read_ahead(self.client, self.title)
        return super().handle(event)

    def on_back(self) -> bool:
        """Esc asks before the program ends."""
        self.ask_quit()
        return True

    def on_action(self, action: str) -> bool:
        """The options key works here as well."""
        if action == "options":
            self.nav.open("options")
            return True
        return super().on_action(action)

    def ask_quit(self) -> None:
        """Asks whether to end the program."""
        ask(
            self.client,
            self.t("menu.quit.title"),
            self.t("menu.quit.text"),
            [(self.t("menu.quit.yes"), "plain", self.nav.quit), (self.t("menu.quit.no"), "gold", None)],
        )

    def choose_title(self, title: str) -> None:
        """Selects a game; the number of players stays if the game allows it. A player who waits for another game waits
        no more."""
        self.matching.leave()
        self._take_title(title)
        self.nav.load_ahead(*self.chosen.panel_modules)
        self.rebuild()

    def _take_title(self, title: str) -> None:
        self.title = title
        if self.count not in self.chosen.shelf.seats:
            self.count = self.chosen.shelf.seats[0]
        self._remember()

    def choose_count(self, count: int) -> None:
        """Selects the number of players."""
        self.matching.leave()
        self.count = count
        self._remember()
        self.rebuild()

    def choose_tab(self, tab: str) -> None:
        """C3.2. This computer, or matching and rooms on the network, whose modules are then loaded."""
        self.matching.leave()
        self.tab = tab
        if tab != HERE:
            go_online(self.client)
        self._remember()
        self.rebuild()

    def to_network(self, route: str) -> None:
        """Opens a panel of the network for the chosen game and number of players."""
        when_loaded(self.client, lambda: self.nav.open(route, title=self.title, count=self.count))

    def start(self) -> None:
        """Opens the waiting room for the chosen game and number of players."""
        self.nav.open("room", title=self.title, count=self.count)

    def resume_match(self) -> None:
        """Goes on with the newest unfinished match, here or on the network: one click (C3.3)."""
        if (seat := self.seat) is not None:
            when_loaded(self.client, lambda: self.nav.stack.push(way_back(self.client, seat)))
        elif self.unfinished is not None:
            self.nav.open("table", match_id=self.unfinished.file_id)

    @property
    def seat(self) -> Ticket | None:
        """The seat that is kept in a match of others, where that is what was played last."""
        head = self.unfinished.head if self.unfinished is not None else None
        newer = self.reserved is not None and (head is None or head.written_ms <= self.reserved.seen * 1000)
        return self.reserved if newer else None

    def _corner(self) -> None:
        parts: tuple[tuple[str, Callable[[], None]], ...] = (
            ("rules", lambda: self.nav.open_rules(title=self.title)),
            ("options", partial(self.nav.open, "options")),
            ("quit", self.ask_quit),
        )
        for i, (name, action) in enumerate(parts):
            Button(
                self, self.places.corner(i), self.t(f"menu.{name}"), action, icon=f"ui/{name}", layout="top",
                icon_size=44, size=theme.SMALL, name=name, tip=self.t(f"menu.{name}.tip"),
            )  # fmt: skip

    def _sides(self) -> None:
        panel, profile = next(iter(self.chosen.panels), ""), self.home.profile is not None
        parts: tuple[tuple[str, Callable[[], None], str], ...] = (
            (panel or "traits", partial(self._open_panel, panel), "" if panel else self.t("menu.traits.none")),
            ("shop", partial(self.nav.open, "shop"), "" if profile else self.t("shop.guest")),
            ("community", self._open_community, ""),
        )
        for i, (name, action, reason) in enumerate(parts):
            Button(
                self, self.places.side(i), self.t(f"menu.{name}"), action, icon=f"ui/{name}",
                layout="top", icon_size=120, size=28, name=name, tip=self.t(f"menu.{name}.tip"),
                enabled=not reason, reason=reason,
            )  # fmt: skip

    def _open_record(self) -> None:
        from scenes.menu.record_panel import RecordPanel

        if self.home.profile is not None:
            self.nav.stack.push(RecordPanel(self.client, self.home.profile))

    def _open_community(self) -> None:
        go_online(self.client)
        self.nav.open("community")

    def _open_panel(self, name: str) -> None:
        self.nav.stack.push(self.chosen.panel(self.client, name))

    def _shelf(self) -> None:
        """Posters side by side, and the selected game is told about beside them."""
        *posters, plate = self.places.posters(len(TITLES), list(TITLES).index(self.title))
        for ui, place in zip(TITLES.values(), posters, strict=True):
            Poster(self, place, ui, ui is self.chosen, partial(self.choose_title, ui.code))
        beside = self.places.px(LEARN) if plate.width >= ROOMY else 0
        about = self._plates()[1](self, plate, self.chosen, beside)
        if beside:
            top = plate.y + self.places.between(28, 16)
            learn = pygame.Rect(plate.right - 36 - beside, top, beside, self.places.px(60))
            learn_button(about, learn, self.client, self.title)

    def _start_panel(self) -> None:
        places = self.places
        panel = self._plates()[0](self, places.start, kind="panel")
        roomy = places.posters(len(TITLES), 0)[-1].width >= ROOMY
        tabs = places.tabs
        learn = pygame.Rect(tabs.right - LEARN_BESIDE, tabs.y, LEARN_BESIDE, tabs.height)
        Tabs(
            panel, (*tabs.topleft, tabs.width - (0 if roomy else LEARN_BESIDE + 20), tabs.height),
            [(tab, self.t(f"menu.tab.{tab}")) for tab in TABS], self.tab, self.choose_tab,
            name="tab", tips={tab: self.t(f"menu.tab.{tab}.tip") for tab in TABS},
        )  # fmt: skip
        Label(panel, places.counts_line, self.t("menu.count"), colour=theme.DIM)
        allowed = self.chosen.shelf.seats
        counts = sorted({*ALWAYS_COUNTS, *allowed})
        for i, count in enumerate(counts):
            Button(
                panel, places.count(i, len(counts)), self.t("menu.count.button", n=count),
                partial(self.choose_count, count), size=theme.HEADING, on=count == self.count, name=f"count.{count}",
                enabled=count in allowed, reason=self.t("menu.count.not", n=count),
                tip=self.t("menu.count.tip", n=count),
            )  # fmt: skip
        if not roomy:
            learn_button(panel, learn, self.client, self.title)
        if self.tab == MATCH:
            self.matching.fill(panel, places.way, places.line)
        elif self.tab == ROOM:
            self._room_buttons(panel, places.way)
        else:
            self._start_button(panel)
        self._stored(panel, places.stored)

    def _room_buttons(self, panel: Panel, area: pygame.Rect) -> None:
        """C3.2. The rooms of the network, and one of one's own."""
        Label(panel, self.places.line, self.t("menu.room.line"), colour=theme.DIM)
        half = (area.width - 16) // 2
        parts = (("find", "lan_rooms", "ui/search", "gold"), ("open", "lan_open", "ui/plus", "plain"))
        for i, (name, route, icon, kind) in enumerate(parts):
            words = self.t(f"menu.room.{name}")
            Button(
                panel, (area.x + i * (half + 16), area.y, half, area.height), words, partial(self.to_network, route),
                kind=kind, size=self.media.theme.fit(words, half - ROOM_RIMS, 28, True), icon=icon, icon_size=40,
                name=f"{name}_rooms", tip=self.t(f"menu.room.{name}.tip", n=self.count),
            )  # fmt: skip

    def _start_button(self, panel: Panel) -> None:
        problem, place = self.start_problem(), self.places.line
        colour = theme.BAD if problem else theme.DIM
        Label(panel, place, problem or self.t("menu.here.line"), colour=colour)
        Button(
            panel, self.places.way, self.t("menu.start"), self.start, kind="gold", size=40, name="start",
            enabled=not problem, reason=problem, note=self.t("menu.start.note"),
            tip=self.t("menu.start.tip", n=self.count),
        )  # fmt: skip

    def _plates(self) -> tuple[type[Panel], type[AboutPlate]]:
        """What the large panels are made of."""
        if self.ghost is None or not self.ghost.seen:
            return Panel, AboutPlate
        from scenes.menu.ghost_place import GlassPanel, GlassPlate

        return GlassPanel, GlassPlate

    def _stored(self, panel: Panel, area: pygame.Rect) -> None:
        """Continue, saved matches, replays."""
        note, high = "", self.places.way.y - 16 - area.y
        reason, tip = self.t("stored.reading" if self._reading else "menu.continue.none"), self.t("menu.continue.tip")
        shut, told = self._shut_words(), partial(str, tip)
        if self.seat is not None:
            note, told = short(self.media, self.seat), partial(long, self.media, self.seat)
        elif self.unfinished is not None and self.unfinished.head is not None:
            head, header = self.unfinished.head, self.unfinished.header
            note = short_line(self.media, head.title, header)
            told = partial(left_words, self.media, head.title, header, head.written_ms)
        elif shut:
            note, reason, shut = self.t("menu.continue.shut"), shut, ""
        Button(
            panel, (area.x, area.y, area.width, high), self.t("menu.continue"), self.resume_match, icon="ui/continue",
            icon_size=40, note=note, name="continue", enabled=self.unfinished is not None or self.seat is not None,
            size=28, reason=reason, tip=lambda: "\n\n".join(filter(None, (told(), shut))),
        )  # fmt: skip
        half, below = (area.width - 16) // 2, self.places.way
        for i, name in enumerate(("saves", "replays")):
            Button(
                panel, (area.x + i * (half + 16), below.y, half, below.height), self.t(f"menu.{name}"),
                partial(self.nav.open, name), icon=f"ui/{name}", layout="top", icon_size=52, size=20, name=name,
                tip=self.t(f"menu.{name}.tip"),
            )  # fmt: skip

    def _shut_words(self) -> str:
        """Of the match that was left last and can't be opened: which it is, why, and where it is kept; else ""."""
        shut = self.shut
        if shut is None or shut.broken is None or shut.head is None:
            return ""
        match = short_line(self.media, shut.head.title, shut.header)
        words = self.t("menu.continue.shut.tip", match=match, reason=self.t(shut.broken.key, **shut.broken.args))
        return f"{words}\n{self.t('menu.continue.shut.carry')}" if shut.carries else words

    def start_problem(self) -> str:
        """C3.5. Why the group can't play the chosen game, "" when it can."""
        size = len(self._members)
        if size > self.count:
            return self.t("menu.start.group", group=size, n=self.count)
        return ""

    def _look(self) -> None:
        """What can be continued is read on a thread; until it is there what was known is shown."""
        self.nav.soon(self._newest, self._late.append, partial(self._late.append, (None, None)))
        self._take_late()
        look(self.client, self._take_seat)

    def _newest(self) -> tuple[FileEntry | None, FileEntry | None]:
        """On the thread: the first time the folder is made."""
        return self.home.saves.newest_unfinished(), self.home.saves.newest_shut()

    def _take_late(self) -> None:
        if self._late:
            (self.unfinished, self.shut), self._reading = self._late[-1], False
            self._late.clear()

    def _take_seat(self, found: Ticket | None) -> None:
        self._reserved = found

    def _recall(self) -> None:
        if self.home.profile is None:
            return
        try:
            last = self.home.store.last_choices(self.home.profile.uid, MEMORY)
        except StoreError:
            return  # the menu starts with its defaults; the reason is told where it matters
        if (title := str(last.get("title"))) in TITLES:
            self.title = title
        if last.get("count") in self.chosen.shelf.seats:
            self.count = int(last["count"])
        if last.get("tab") in TABS and (self.online.service is not None or self.media.settings.online):
            self.tab = str(last["tab"])  # C8.7: nobody is seen on the network who has not gone there in this run

    def _remember(self) -> None:
        """Kept for the next menu; written on a thread."""
        profile, choices = self.home.profile, {"title": self.title, "count": self.count, "tab": self.tab}
        if profile is not None and choices != self._remembered:
            self._remembered = choices
            self.nav.write(lambda: self.home.store.set_last_choices(profile.uid, MEMORY, choices), MEMORY)


def create(client: Client, title: str = "") -> MainMenu:
    """The menu for the profile that plays; with a title that game is chosen."""
    return MainMenu(client, title)
