"""The profiles of this machine (C2.1): play as another, make a new one, change ID and icon, put one away
(with undo).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.store.notices import StoreError
from scenes import theme
from scenes.menu.profile_form import ProfileForm
from scenes.menu.record_panel import RecordPanel
from scenes.menu.words import when
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.dialog import PanelScene
from scenes.widgets.label import Label
from scenes.widgets.picture import Portrait
from scenes.widgets.scroll_list import Row, ScrollList

if TYPE_CHECKING:
    from game.store.profiles import Profile
    from scenes.app import App

ROW = 96


class ProfilesPanel(PanelScene):
    """A row per profile."""

    size = (1160, 800)
    heading = "profiles.title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.profiles: list[Profile] = []
        self._top = 0

    def build(self) -> None:
        """Reads the profiles anew."""
        try:
            self.profiles = self.app.store.profiles()
        except StoreError as error:
            self.app.tell(error.notice)
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The list and the button for a new profile."""
        place = (area.x, area.y + 8, area.width, area.height - 96)
        self.list = ScrollList(panel, place, len(self.profiles), self._row, row_height=ROW, name="profiles")
        Button(
            panel, (area.centerx - 170, area.bottom - 68, 340, 68), self.t("profile.new"), self._new, icon="ui/plus",
            kind="gold", name="new",
        )  # fmt: skip

    def _row(self, row: Row, index: int) -> None:
        profile = self.profiles[index]
        rect = row.rect
        mine = self.app.profile is not None and profile.uid == self.app.profile.uid
        Portrait(row, (rect.x + 12, rect.y + 10, 76, 76), profile.icon, selected=mine)
        Label(row, (rect.x + 108, rect.y + 12, 380, 38), profile.name, size=theme.BUTTON, bold=True)
        facts = self.t(
            "profiles.facts", level=profile.level, when=when(self.app, profile.played_ms or profile.created_ms)
        )
        Label(row, (rect.x + 108, rect.y + 50, 380, 32), facts, size=20, colour=theme.DIM)
        row.words = f"{profile.name}\n{facts}"
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

    def _play(self, profile: Profile) -> None:
        try:
            self.app.choose_profile(profile.uid)
        except StoreError as error:
            self.app.tell(error.notice)
        self.close()

    def _new(self) -> None:
        self.app.stack.push(ProfileForm(self.app, None, self._made))

    def _made(self, profile: Profile) -> None:
        self.rebuild()
        self.list.show(next((i for i, p in enumerate(self.profiles) if p.uid == profile.uid), 0))
        self.app.toast(self.t("profiles.made", name=profile.name), "good")

    def _record(self, profile: Profile) -> None:
        self.app.stack.push(RecordPanel(self.app, profile))

    def _change(self, profile: Profile) -> None:
        self.app.stack.push(ProfileForm(self.app, profile, self._changed))

    def _changed(self, profile: Profile) -> None:
        if self.app.profile is not None and profile.uid == self.app.profile.uid:
            self.app.profile = profile
        self.rebuild()

    def _put_away(self, profile: Profile) -> None:
        try:
            self.app.store.put_away(profile.uid)
        except StoreError as error:
            self.app.tell(error.notice)
            return
        self.app.people.remove(profile.uid)
        self.rebuild()
        text = self.t("profiles.away.done", name=profile.name)
        self.app.toast(text, "good", self.t("widget.undo"), partial(self._bring_back, profile))

    def _bring_back(self, profile: Profile) -> None:
        try:
            self.app.store.bring_back(profile.uid)
        except StoreError as error:
            self.app.tell(error.notice)
        self.app.stack.rebuild()


def create(app: App) -> ProfilesPanel:
    """The profiles."""
    return ProfilesPanel(app)


def gallery() -> list[tuple[str, object]]:
    """States for the gallery."""
    from scenes.menu.samples import over_menu

    return [("menu-profiles", lambda app: over_menu(app, ProfilesPanel))]
