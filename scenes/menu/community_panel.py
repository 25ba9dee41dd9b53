"""The community panel (C4.1-C4.3), 800 x 650: the people who are there, each with icon, circle, ID, level and Invite;
friends who are not seen; those who are blocked in a list of their own.

What is listed comes from `online.people`. The rows follow it between frames, never while a button is held; the place of
the list, the focus and what is typed stay.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.people import BLOCKED, EVERYBODY, FRIENDS
from game.store.notices import StoreError
from scenes.media import theme
from scenes.menu.community_row import HEIGHT, fill_row, line_of
from scenes.shell.dialog import PanelScene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.segmented_control import SegmentedControl
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from game.people import Person
    from game.store.known import Mark
    from game.store.profiles import Profile
    from scenes.shell.client import Client

LISTS = (EVERYBODY, FRIENDS, BLOCKED)
FRAME, NOTE = 24, 80
FILLED, FILLED_ALONE = 256, 336
"""How high that is what stands where no row does, without a button and with one."""
PAGING = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)


class DraggedPanel(Panel):
    """C4.3. Dragging the panel, or turning the wheel anywhere on it, moves its list."""

    takes_drags = True

    @property
    def rows(self) -> ScrollList | None:
        """The list that is in it."""
        return next((child for child in self.children if isinstance(child, ScrollList)), None)

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """The list takes hold."""
        return self.rows is not None and self.rows.on_press(pos, button)

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """The list follows."""
        if self.rows is not None:
            self.rows.on_drag(pos, rel)

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """The list lets go."""
        if self.rows is not None:
            self.rows.on_release(pos, button, False)

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """The list scrolls."""
        return self.rows is not None and self.rows.on_wheel(pos, amount)


class CommunityPanel(PanelScene):
    """`players` are whom the `rows` show; `which` is one of LISTS, `wanted` a part of the ID."""

    rows: ScrollList
    size = (800, 650)  # C4.1
    heading = "community.title"
    panel_type = DraggedPanel

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.wanted = ""
        self.which = EVERYBODY
        self.players: list[Person] = []
        self._lines: dict[str, Label] = {}
        self._version = -1

    # --- making

    def enter(self) -> None:
        """Looks for the people who are there."""
        self._look()
        super().enter()

    def leave(self) -> None:
        """Friends are kept as they were seen last."""
        try:
            self.online.people.remember()
        except StoreError as error:
            self.nav.tell(error.notice)

    def build(self) -> None:
        """The rows of now."""
        self._read()
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Search, the three lists, the rows; a list without any says what to do."""
        TextEntry(
            panel, (area.x, area.y, 330, 56), self.wanted, on_change=self._search, icon="ui/search",
            empty=self.t("community.search"), name="search", longest=16,
        )  # fmt: skip
        SegmentedControl(
            panel, (area.x + 346, area.y, area.width - 346, 56), [(w, self.t(f"community.list.{w}")) for w in LISTS],
            self.which, self._choose, name="list", tips={w: self.t(f"community.list.{w}.tip") for w in LISTS},
            size=20, topic=self.t("community.lists"),
        )  # fmt: skip
        place = (area.x, area.y + 70, area.width, area.height - 70)
        self._lines.clear()
        top = self.rows.top if self.built else 0
        self.rows = ScrollList(panel, place, len(self.players), self._row, row_height=HEIGHT, name="players", top=top)
        self.empty = Group(panel, place, name="empty")
        self._fill_empty()

    def _fill_empty(self) -> None:
        """What stands where no row does."""
        self.empty.clear()
        if self.players:
            self._explain()
            return
        place, alone = self.empty.rect, self.which == EVERYBODY and not self.wanted
        reason = "community.nobody" if self.wanted else f"community.list.{self.which}.none"
        if alone and self.online.people.listed("", BLOCKED):
            reason = "community.list.all.hidden"
        words = self.t(reason)
        r = place.move(0, (place.height - (FILLED_ALONE if alone else FILLED)) // 2 - 60)
        Picture(self.empty, (r.centerx - 60, r.y + 60, 120, 120), "ui/community")
        Label(self.empty, (r.x + 40, r.y + 196, r.width - 80, 120), words, colour=theme.DIM, wrap=True, align="center")
        if alone:
            Button(
                self.empty, (r.centerx - 160, r.y + 332, 320, 64), self.t("profile.new"), self._new, icon="ui/plus",
                kind="gold", name="new",
            )  # fmt: skip

    def _explain(self) -> None:
        """What it means that these are blocked, where the rows leave room."""
        r = self.empty.rect
        if self.which == BLOCKED and len(self.players) * (HEIGHT + self.rows.gap) <= r.height - NOTE:
            Label(
                self.empty, (r.x + 40, r.bottom - NOTE, r.width - 80, NOTE), self.t("community.list.blocked.more"),
                size=theme.SMALL, colour=theme.DIM, wrap=True, align="center",
            )  # fmt: skip

    def _row(self, row: Row, index: int) -> None:
        person = self.players[index]
        self._lines[person.uid] = fill_row(self, row, person)

    # --- following what is there

    def update(self, dt: int) -> None:
        """The rows follow the people; the seconds of invitations go on."""
        super().update(dt)
        if self._version != self.online.people.version and self.ui.held is None:
            self._renew()
        for person in self.players[self._first() : self._first() + 9]:
            line = self._lines.get(person.uid)
            if line is not None:
                line.text, line.colour = line_of(self.client, person)

    def _first(self) -> int:
        return max(0, self.rows.top // (HEIGHT + self.rows.gap) - 1)

    def resume(self) -> None:
        """A profile may have been made."""
        self._look()

    def _look(self) -> None:
        try:
            self.online.people.refresh()
        except StoreError as error:
            self.nav.tell(error.notice)

    def _read(self) -> None:
        self._version = self.online.people.version
        self.players = self.online.people.listed(self.wanted, self.which)

    def _renew(self) -> None:
        """Other rows in the same list: the row at its top stays there."""
        focus, keyboard = self.ui.focus, self.ui.keyboard
        pitch = HEIGHT + self.rows.gap
        first, rest = divmod(self.rows.top, pitch)
        uid = self.players[first].uid if first < len(self.players) else ""
        self._read()
        self._lines.clear()
        self.rows.set_count(len(self.players))
        place = next((i for i, person in enumerate(self.players) if person.uid == uid), -1)
        if first and place >= 0:
            self.rows.scroll_to(place * pitch + rest)
        self._fill_empty()
        if focus is not None and self.ui.focus is None:
            self.ui.set_focus(self._same(focus.name), keyboard)
        self.ui.set_hover(self.ui.root.at(self.media.mouse) if self.on_top else None)

    def _same(self, name: str) -> Group | Button | None:
        """The widget of a name, or the other button of the same row: Invite becomes Take back."""
        uid = name.partition(".")[2]
        found = (self.ui.find(f"{verb}.{uid}") for verb in (name.partition(".")[0], "back", "in", "out", "star"))
        return next((w for w in found if isinstance(w, Group | Button)), None)

    # --- drawing

    def covers(self, area: pygame.Rect) -> bool:
        """Inside the frame nothing shows through: scrolling draws none of the menu."""
        return self.rect.inflate(-2 * FRAME, -2 * FRAME).contains(area)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Darkens what is below where it shows."""
        if self.covers(surface.get_clip()):
            surface.fill(theme.INK)
        else:
            super().draw_back(surface)

    # --- what the buttons do

    def _search(self, text: str) -> None:
        self.wanted = text.strip()
        self.rows.scroll_to(0)
        self._renew()

    def _choose(self, which: str) -> None:
        self.which = which
        self.rows.scroll_to(0)
        self._renew()

    def invite(self, uid: str) -> None:
        """Sends an invitation."""
        self.online.people.invite(uid)

    def remove(self, uid: str) -> None:
        """Takes a member out of the group."""
        self.online.people.remove(uid)

    def mark(self, person: Person, mark: Mark | None) -> None:
        """Friend, blocked, or neither; blocking can be taken back at once."""
        try:
            self.online.people.mark(person, mark)
        except StoreError as error:
            self.nav.tell(error.notice)
            return
        if mark == "blocked":
            words = self.t("community.blocked.done", name=person.name)
            self.nav.toast(words, "info", self.t("widget.undo"), partial(self.mark, person, None), undoes=True)

    def handle(self, event: pygame.event.Event) -> bool:
        """Paging keys move the list wherever the focus is, except in the search."""
        focus = self.ui.focus
        if event.type == pygame.KEYDOWN and event.key in PAGING and (focus is None or focus.name != "search"):
            return self.rows.on_key(event)
        return super().handle(event)

    def _new(self) -> None:
        from scenes.menu.profile_form import ProfileForm

        self.nav.stack.push(ProfileForm(self.client, None, self._made))

    def _made(self, profile: Profile) -> None:
        self._look()
        self.nav.toast(self.t("profiles.made", name=profile.name), "good")


def create(client: Client) -> CommunityPanel:
    """The community panel."""
    return CommunityPanel(client)
