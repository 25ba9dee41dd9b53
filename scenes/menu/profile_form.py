"""The first start (C2.1): language, player ID, icon; and the same fields as a panel for a new or changed
profile.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.store.goods import GOODS
from game.store.notices import StoreError
from scenes.kit.wordmark import program_name
from scenes.media import theme
from scenes.media.texts import LANGUAGES
from scenes.menu.profile_fields import COLUMNS, ICONS, ProfileFields, icon_rows
from scenes.shell.backdrop import backdrop
from scenes.shell.dialog import PanelScene
from scenes.shell.scene import Scene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.segmented_control import SegmentedControl

if TYPE_CHECKING:
    from game.store.notices import Notice
    from game.store.profiles import Profile
    from scenes.media.media import Media
    from scenes.shell.client import Client

ICON_ROW = 97
BELOW_BANNERS = 200
"""Here the banners of the ground end."""


def language_names(media: Media) -> list[tuple[str, str]]:
    """The languages, each by its own name."""
    return [(language, media.t(f"language.{language}")) for language in LANGUAGES]

class FirstStart(Scene):
    """Shown while this machine has no profile; ends in the main menu."""

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.typed = ""
        self.icon = ICONS[0]
        self._storing = False

    def enter(self) -> None:
        """The ID is what is wanted first."""
        super().enter()
        self.ui.set_focus(self.ui.find("id"))

    def build(self) -> None:
        """Heading, language, fields, button."""
        area = pygame.Rect(360, BELOW_BANNERS, 1200, 816)
        panel = Panel(self, area, kind="panel_brass")
        x, width = area.x + 120, area.width - 240
        Label(
            panel, (x, area.y + 40, width, 56), self.t("first.title"), size=36, colour=theme.GOLD, bold=True,
            align="center", shadow=True,
        )  # fmt: skip
        Label(panel, (x, area.y + 96, width, 40), self.t("first.text"), colour=theme.DIM, align="center")
        SegmentedControl(
            panel, (area.centerx - 220, area.y + 156, 440, 60), language_names(self.media), self.media.texts.language,
            self.client.set_language, name="language",
        )  # fmt: skip
        self.fields = ProfileFields(
            panel, (x, area.y + 248, width, 410), self.typed, self.icon, self._changed, self.finish
        )
        self.button = Button(
            panel, (area.centerx - 180, area.bottom - 116, 360, 76), self.t("first.start"), self.finish, kind="gold",
            size=28, name="start",
        )  # fmt: skip
        self._changed()

    def draw_back(self, surface: pygame.Surface) -> None:
        """Table and name."""
        surface.blit(backdrop(self.media, "menu"), (0, 0))
        name = program_name(self.media)
        surface.blit(name, name.get_rect(midtop=(960, 24)))

    def finish(self) -> None:
        """Makes the profile and opens the menu."""
        if self.fields.problem() or self._storing:
            return
        self._storing = True
        store = partial(self.home.store.create_profile, self.fields.typed, self.fields.icon)
        self.nav.soon(store, self._stored, self._not_stored, lasting=True, tell=self._tell)

    def _stored(self, profile: Profile) -> None:
        from scenes.tutorial.offer import offer_first

        self.home.become(profile)
        self.nav.stack.reset(self.nav.make("menu"))
        offer_first(self.client)

    def _tell(self, notice: Notice) -> None:
        self.fields.show_problem(self.t(notice.key, **notice.args))

    def _not_stored(self) -> None:
        self._storing = False

    def _changed(self) -> None:
        self.typed, self.icon = self.fields.typed, self.fields.icon
        self.button.enabled = not self.fields.problem()
        self.button.reason = self.fields.problem()


class ProfileForm(PanelScene):
    """A new profile, or another ID and icon for one that exists. `done` gets the profile."""

    size = (1120, 680)

    def __init__(self, client: Client, profile: Profile | None, done: Callable[[Profile], None]) -> None:
        super().__init__(client)
        self.bought = self._bought_icons(profile)
        self.more = (icon_rows(self.bought) - len(ICONS) // COLUMNS) * ICON_ROW
        self.rect = self.rect.inflate(0, self.more)
        self.heading = "profile.change" if profile is not None else "profile.new"
        self.profile = profile
        self.done = done
        self._storing = False
        self.typed = profile.name if profile is not None else ""
        self.icon = profile.icon if profile is not None else self._next_icon()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Fields and button."""
        place = (area.x + 32, area.y + 8, area.width - 64, 410 + self.more)
        own = self.profile.name if self.profile is not None else ""
        self.fields = ProfileFields(
            panel, place, self.typed, self.icon, self._changed, self.finish, self.bought, own
        )  # fmt: skip
        words = self.t("profile.change.do" if self.profile is not None else "profile.new.do")
        place = (area.centerx - 150, area.bottom - 72, 300, 68)
        self.button = Button(panel, place, words, self.finish, kind="gold", name="do")
        self._changed()

    def _bought_icons(self, profile: Profile | None) -> list[str]:
        """C10.2. The icons that the profile has from the shop."""
        if profile is None:
            return []
        try:
            owned = self.home.store.shop.wardrobe(profile.uid).owned
        except StoreError:
            return []
        return [good for good in owned if GOODS[good].kind == "icon"]

    def _next_icon(self) -> str:
        """Another one for each profile."""
        try:
            return ICONS[len(self.home.store.profiles()) % len(ICONS)]
        except StoreError:
            return ICONS[0]  # the reason is told when the profile is stored

    def enter(self) -> None:
        """The ID is what is wanted first."""
        super().enter()
        self.ui.set_focus(self.ui.find("id"))

    def finish(self) -> None:
        """Stores the profile and closes."""
        if self.fields.problem() or self._storing:
            return
        self._storing = True
        store = partial(self._store, self.fields.typed, self.fields.icon)
        self.nav.soon(store, self._stored, self._not_stored, lasting=True, tell=self._tell)

    def _store(self, name: str, icon: str) -> Profile:
        store = self.home.store
        if self.profile is None:
            return store.create_profile(name, icon)
        store.rename(self.profile.uid, name)
        return store.set_icon(self.profile.uid, icon)

    def _stored(self, profile: Profile) -> None:
        self.close()
        self.done(profile)

    def _tell(self, notice: Notice) -> None:
        self.fields.show_problem(self.t(notice.key, **notice.args))

    def _not_stored(self) -> None:
        self._storing = False

    def _changed(self) -> None:
        self.typed, self.icon = self.fields.typed, self.fields.icon
        self.button.enabled = not self.fields.problem()
        self.button.reason = self.fields.problem()


def create(client: Client) -> FirstStart:
    """The first start."""
    return FirstStart(client)
