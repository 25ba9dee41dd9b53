"""The community panel (C4.1-C4.3), 800 x 650: the players of this machine, each with icon, lamp, ID, level
and Invite.

An invited player joins the group that is shown in the menu and sits down in the next match on this computer.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.store.notices import StoreError
from scenes import theme
from scenes.menu.main_menu import LARGEST_GROUP
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.dialog import PanelScene
from scenes.widgets.label import Label
from scenes.widgets.picture import Portrait
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from game.store.profiles import Profile
    from scenes.app import App

ROW = 84


class CommunityPanel(PanelScene):
    """A row per player; the search field keeps those whose ID contains what is typed."""

    size = (800, 650)  # C4.1
    heading = "community.title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.wanted = ""
        self.everyone: list[Profile] = []

    def build(self) -> None:
        """Reads the players anew."""
        try:
            self.everyone = self.app.store.profiles()
        except StoreError as error:
            self.app.tell(error.notice)
        super().build()

    @property
    def players(self) -> list[Profile]:
        """Who is listed now: the own profile first."""
        own = self.app.profile.uid if self.app.profile is not None else ""
        found = [p for p in self.everyone if self.wanted.casefold() in p.name.casefold()]
        return sorted(found, key=lambda p: p.uid != own)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Search field and list; a list of one says how more players come into it."""
        TextEntry(
            panel, (area.x, area.y, area.width, 56), self.wanted, on_change=self._search, icon="ui/search",
            empty=self.t("community.search"), name="search", longest=16,
        )  # fmt: skip
        place = (area.x, area.y + 72, area.width, area.height - 72)
        self.list = ScrollList(panel, place, len(self.players), self._row, row_height=ROW, name="players")
        if len(self.everyone) < 2:
            y = area.y + 72 + ROW + 24
            Label(
                panel, (area.x + 40, y, area.width - 80, 96), self.t("community.alone"), colour=theme.DIM, wrap=True,
                align="center",
            )  # fmt: skip
            Button(
                panel, (area.centerx - 160, y + 112, 320, 64), self.t("profile.new"), self._new, icon="ui/plus",
                kind="gold", name="new",
            )  # fmt: skip

    def _search(self, text: str) -> None:
        self.wanted = text.strip()
        self.list.set_count(len(self.players))

    def _row(self, row: Row, index: int) -> None:
        player = self.players[index]
        rect = row.rect
        busy = player.uid in self.app.playing
        lamp = theme.BUSY if busy else theme.FREE
        state = self.t("community.busy" if busy else "community.free")
        mine = self.app.profile is not None and player.uid == self.app.profile.uid
        Portrait(row, (rect.x + 8, rect.y + 6, 72, 72), player.icon, lamp=lamp, tip=state, selected=mine)
        Label(row, (rect.x + 100, rect.y + 8, 300, 38), player.name, size=theme.BUTTON, bold=True)
        Label(
            row, (rect.x + 100, rect.y + 44, 300, 30), self.t("community.level", level=player.level), size=20,
            colour=theme.DIM,
        )  # fmt: skip
        row.words = f"{player.name}\n{state}"
        place = (rect.right - 196, rect.y + 12, 180, 60)
        if mine:
            Label(row, place, self.t("community.you"), colour=theme.GOLD, bold=True, align="center")
        elif player.uid in self.app.group:
            Button(row, place, self.t("community.remove"), partial(self._remove, player), size=20, name=f"out.{index}")
        else:
            reason = state if busy else self.t("community.full") if self._full() else ""
            Button(
                row, place, self.t("community.invite"), partial(self._invite, player), size=20, name=f"in.{index}",
                enabled=not reason, reason=reason, kind="good", tip=self.t("community.invite.tip"),
            )  # fmt: skip

    def _full(self) -> bool:
        return len(self.app.group) + 1 >= LARGEST_GROUP

    def _invite(self, player: Profile) -> None:
        self.app.group.append(player.uid)
        self.app.toast(self.t("community.joined", name=player.name), "good")
        self.app.stack.rebuild()

    def _remove(self, player: Profile) -> None:
        self.app.group.remove(player.uid)
        self.app.stack.rebuild()

    def _new(self) -> None:
        from scenes.menu.profile_form import ProfileForm

        self.app.stack.push(ProfileForm(self.app, None, self._made))

    def _made(self, profile: Profile) -> None:
        self.rebuild()
        self.app.toast(self.t("profiles.made", name=profile.name), "good")


def create(app: App) -> CommunityPanel:
    """The community panel."""
    return CommunityPanel(app)


def gallery() -> list[tuple[str, object]]:
    """States for the gallery."""
    from scenes.menu.samples import over_menu, profiles

    def alone(app: App) -> CommunityPanel:
        from scenes.menu.main_menu import MainMenu

        profiles(app)
        app.stack.reset(MainMenu(app), animated=False)
        panel = CommunityPanel(app)
        app.stack.push(panel, animated=False)
        return panel

    return [
        ("menu-community-alone", alone),
        ("menu-community", lambda app: over_menu(app, CommunityPanel)),
    ]
