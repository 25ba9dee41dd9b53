"""The profiles of this machine (C2.1): play as another, make a new one, change ID and icon, put one away
(with undo).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.store.notices import StoreError
from scenes.kit.ago import AgoClock, AgoLabel
from scenes.kit.match_words import when
from scenes.media import theme
from scenes.menu.profile_form import ProfileForm
from scenes.menu.record_panel import RecordPanel
from scenes.shell.dialog import HEAD, PanelScene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Portrait
from scenes.widgets.scroll_list import Row, ScrollList

if TYPE_CHECKING:
    from game.store.profiles import Profile
    from scenes.shell.client import Client

ROW, BETWEEN, FOOT, LOWEST = 96, 8, 152, 440
"""How high a row is and how far from the next, what stands below the rows, and how high the panel is at least."""


class ProfilesPanel(PanelScene):
    """A row per profile."""

    size = (1160, 800)
    highest = 800
    heading = "profiles.title"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.profiles: list[Profile] = []
        self.away: list[Profile] = []
        self.shows_away = False
        self._ago = AgoClock(self)

    def build(self) -> None:
        """Reads the profiles anew."""
        try:
            self.profiles = self.home.store.profiles()
            self.away = self.home.store.put_away_profiles()
        except StoreError as error:
            self.nav.tell(error.notice)
        self.shows_away = self.shows_away and bool(self.away)
        self.heading = "profiles.away.title" if self.shows_away else "profiles.title"
        rows = len(self.away if self.shows_away else self.profiles)
        self.set_height(min(self.size[1], max(LOWEST, HEAD + rows * (ROW + BETWEEN) + FOOT)))
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The list, the way to those that were put away, and the button for a new profile."""
        place = (area.x, area.y + 8, area.width, area.height - 96)
        shown, row = (self.away, self._row_away) if self.shows_away else (self.profiles, self._row)
        self.list = ScrollList(panel, place, len(shown), row, row_height=ROW, name="profiles")
        left = area.centerx - 170
        if self.away:
            left = area.centerx - (330 + 16 + 340) // 2 + 346
            words = self.t("profiles.away.back") if self.shows_away else self.t("profiles.away.show", n=len(self.away))
            Button(
                panel, (left - 346, area.bottom - 68, 330, 68), words, self._fold, size=theme.BODY, name="put_away",
                icon="ui/arrow_left" if self.shows_away else "ui/folder", icon_size=30,
            )  # fmt: skip
        Button(
            panel, (left, area.bottom - 68, 340, 68), self.t("profile.new"), self._new, icon="ui/plus",
            kind="gold", name="new",
        )  # fmt: skip

    def _row(self, row: Row, index: int) -> None:
        profile = self.profiles[index]
        rect = row.rect
        mine = self.home.profile is not None and profile.uid == self.home.profile.uid
        Portrait(row, (rect.x + 12, rect.y + 10, 76, 76), profile.icon, selected=mine)
        self._told(row, profile)
        right, y = rect.right - 16, rect.y + 18
        if mine:
            Label(row, (right - 556, y, 220, 60), self.t("profiles.mine"), colour=theme.GOLD, bold=True, align="center")
        else:
            Button(
                row, (right - 556, y, 220, 60), self.t("profiles.play"), partial(self._play, profile),
                name=f"play.{index}",
            )  # fmt: skip
        Button(
            row, (right - 324, y, 96, 60), icon="ui/trophy", on_click=partial(self._record, profile),
            name=f"record.{index}", tip=self.t("record.open"),
        )  # fmt: skip
        Button(
            row, (right - 216, y, 96, 60), icon="ui/pencil", on_click=partial(self._change, profile),
            name=f"change.{index}", tip=self.t("profile.change"),
        )  # fmt: skip
        Button(
            row, (right - 108, y, 96, 60), icon="ui/trash", on_click=partial(self._put_away, profile),
            name=f"away.{index}", tip=self.t("profiles.away"), enabled=not mine, reason=self.t("profiles.away.mine"),
        )  # fmt: skip

    def _row_away(self, row: Row, index: int) -> None:
        """One that was put away, and the way back (nothing that a player made is ever lost)."""
        profile = self.away[index]
        rect = row.rect
        Portrait(row, (rect.x + 12, rect.y + 10, 76, 76), profile.icon)
        self._told(row, profile)
        Button(
            row, (rect.right - 316, rect.y + 18, 288, 60), self.t("profiles.away.restore"),
            partial(self._bring_back, profile), icon="ui/undo", icon_size=28, name=f"restore.{index}",
        )  # fmt: skip

    def _told(self, row: Row, profile: Profile) -> None:
        """ID, level, when it played last."""
        rect, last = row.rect, profile.played_ms or profile.created_ms

        def facts() -> str:
            return self.t("profiles.facts", level=profile.level, when=when(self.media, last))

        Label(row, (rect.x + 108, rect.y + 12, 380, 38), profile.name, size=theme.BUTTON, bold=True)
        AgoLabel(row, (rect.x + 108, rect.y + 50, 380, 32), facts, size=20, colour=theme.DIM)
        row.words = f"{profile.name}\n{facts()}"

    def update(self, dt: int) -> None:
        """How long ago somebody played stays true."""
        super().update(dt)
        self._ago.update(dt)

    def _fold(self) -> None:
        self.shows_away = not self.shows_away
        self.rebuild()

    def _play(self, profile: Profile) -> None:
        try:
            self.home.choose_profile(profile.uid)
        except StoreError as error:
            self.nav.tell(error.notice)
        self.close()

    def _new(self) -> None:
        self.nav.stack.push(ProfileForm(self.client, None, self._made))

    def _made(self, profile: Profile) -> None:
        self.shows_away = False
        self.rebuild()
        self.list.show(next((i for i, p in enumerate(self.profiles) if p.uid == profile.uid), 0))
        self.nav.toast(self.t("profiles.made", name=profile.name), "good")

    def _record(self, profile: Profile) -> None:
        self.nav.stack.push(RecordPanel(self.client, profile))

    def _change(self, profile: Profile) -> None:
        self.nav.stack.push(ProfileForm(self.client, profile, self._changed))

    def _changed(self, profile: Profile) -> None:
        if self.home.profile is not None and profile.uid == self.home.profile.uid:
            self.home.profile = profile
        self.rebuild()

    def _put_away(self, profile: Profile) -> None:
        def away(_: None) -> None:
            self.online.people.remove(profile.uid)
            self._show()
            text = self.t("profiles.away.done", name=profile.name)
            self.nav.toast(text, "good", self.t("widget.undo"), partial(self._bring_back, profile), undoes=True)

        self.nav.soon(partial(self.home.store.put_away, profile.uid), away, lasting=True)

    def _show(self) -> None:
        if self in self.nav.stack:
            self.rebuild()

    def _bring_back(self, profile: Profile) -> None:
        self.nav.soon(
            partial(self.home.store.bring_back, profile.uid), partial(self._brought_back, profile), lasting=True
        )

    def _brought_back(self, profile: Profile, back: Profile) -> None:
        if back.name != profile.name:
            self.nav.toast(self.t("profiles.away.renamed", name=back.name), "good")
        elif self.shows_away:
            self.nav.toast(self.t("profiles.away.restored", name=back.name), "good")
        self.nav.stack.rebuild()


def create(client: Client) -> ProfilesPanel:
    """The profiles."""
    return ProfilesPanel(client)
