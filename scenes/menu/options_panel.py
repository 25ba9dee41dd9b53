"""The options panel (C10.3): what is changed works at once and is stored when the panel is left."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.store.version import PROGRAM_VERSION
from scenes.media import speech, theme
from scenes.menu.key_list import KeyList
from scenes.menu.profile_form import language_names
from scenes.menu.seat_colours import SeatColours
from scenes.shell.dialog import HEAD, PanelScene
from scenes.shell.folders import show_folder
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from scenes.widgets.segmented_control import SegmentedControl
from scenes.widgets.slider import Slider
from scenes.widgets.toggle import Toggle

if TYPE_CHECKING:
    from scenes.shell.client import Client

class SettingsPage(NamedTuple):
    """An icon, and groups of settings with theirs."""

    icon: str
    groups: tuple[tuple[tuple[str, str], ...], ...] = ()


PAGES = {
    "display": SettingsPage("ui/window", (
        (("language", "ui/language"), ("fullscreen", "ui/fullscreen")),
        (("scale", "ui/search"), ("speed", "ui/fast"), ("motion", "ui/motion")),
        (("palette", "ui/eye"),),
    )),
    "sound": SettingsPage("ui/speaker", ((("effects", "ui/speaker"), ("music", "ui/music")), (("speech", "ui/chat"),))),
    "play": SettingsPage("ui/hand", (
        (("curtain", "ui/curtain"), ("curtain_passes", "ui/reaction"), ("end_turn", "ui/turn"),
         ("turn_ends_itself", "ui/hourglass")),
        (("ghost", "ui/play"), ("online", "ui/community")),
    )),
    "keys": SettingsPage("ui/keyboard"),
    "data": SettingsPage("ui/folder", (
        (("profile", "ui/profile"), ("folder", "ui/folder")), (("credits", "ui/credits"),),
    )),
}  # fmt: skip
COLOURS = 72
"""What the samples of the colours add to their setting."""
ROW, CONTROL, GAP, SWITCH = 108, 472, 16, 192
PAD, ICON, TOP, TABS, FOOT = 16, 40, 52, 460, 40


class OptionsPanel(PanelScene):
    """Pages at the left, their settings at the right."""

    size = (1680, 976)
    heading = "options.title"
    highest = 976
    anchor = "midtop"

    def __init__(self, client: Client, page: str = "display") -> None:
        super().__init__(client)
        self.page = page

    def build(self) -> None:
        """As high as the page; the top stays where it is."""
        self.rect = pygame.Rect((1920 - self.size[0]) // 2, TOP, self.size[0], HEAD + self._high() + FOOT)
        super().build()

    def _high(self) -> int:
        """How high the content of the page is."""
        if self.page == "keys":
            return self.highest - HEAD - FOOT
        groups = PAGES[self.page].groups
        high = sum(len(group) * ROW + 2 * PAD for group in groups) + GAP * (len(groups) - 1)
        return max(TABS, high + (COLOURS if self.page == "display" else 0))

    def window_changed(self) -> None:
        """F11 was pressed: the switch follows."""
        self.rebuild()

    def leave(self) -> None:
        """Stores the settings."""
        self.home.save_settings()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Page buttons and the page."""
        for i, (page, about) in enumerate(PAGES.items()):
            Button(
                panel, (area.x, area.y + i * 80, 304, 68), self.t(f"options.{page}"),
                partial(self.show_page, page), icon=about.icon, icon_size=34, kind="row", align="left",
                on=page == self.page, name=f"page.{page}", size=theme.BODY,
            )  # fmt: skip
        Label(panel, (area.x, area.bottom - 32, 304, 32), self.t("options.version", n=PROGRAM_VERSION),
              size=theme.SMALL, colour=theme.FAINT)  # fmt: skip
        right = pygame.Rect(area.x + 336, area.y, area.width - 336, area.height)
        if self.page == "keys":
            KeyList(Panel(panel, right, kind="plate", shadow=False), right.inflate(-48, -2 * PAD))
            return
        for group in PAGES[self.page].groups:
            extra = COLOURS if ("palette", "ui/eye") in group else 0
            place = pygame.Rect(right.x, right.y, right.width, len(group) * ROW + 2 * PAD + extra)
            frame = Panel(panel, place, kind="plate", shadow=False)
            for i, (key, icon) in enumerate(group):
                row = pygame.Rect(place.x + 24, place.y + PAD + i * ROW, place.width - 48, ROW)
                getattr(self, f"_set_{key}")(frame, self._row(frame, row, key, icon))
            right.y = place.bottom + GAP

    def show_page(self, page: str) -> None:
        """Changes the page."""
        self.page = page
        self.turn()

    def _row(self, panel: Group, area: pygame.Rect, key: str, icon: str) -> pygame.Rect:
        """Icon, name and explanation of a setting; returns the place for its control."""
        Picture(panel, (area.x, area.y + (ROW - ICON) // 2, ICON, ICON), icon)
        left = area.x + ICON + 24
        width = area.right - CONTROL - 32 - left
        name, text = self.t(f"options.{key}"), self.t(f"options.{key}.text")
        line = self.media.theme.line_height
        high = line(theme.BUTTON)
        block = high + self.media.theme.paragraph(text, width, theme.SMALL).get_height()
        y = area.y + max(0, ROW - GAP - block) // 2
        Label(panel, (left, y, width, high), name, size=theme.BUTTON, bold=True, name=f"name.{key}")
        Label(panel, (left, y + high, width, area.y + ROW - GAP - y - high), text, size=theme.SMALL, colour=theme.DIM,
              wrap=True, name=f"text.{key}")  # fmt: skip
        return pygame.Rect(area.right - CONTROL, area.y + (ROW - 56) // 2, CONTROL, 56)

    def _toggle(self, panel: Group, place: pygame.Rect, key: str, on: bool, change: Callable[[bool], None]) -> Toggle:
        place = pygame.Rect(place.x, place.y, SWITCH, place.height)
        return Toggle(panel, place, "", on, change, name=key, caption=self.t(f"options.{key}"))

    def _segments(self, panel: Group, place: pygame.Rect, key: str, values: Iterable[str], value: str,
                  change: Callable[[str], None]) -> None:  # fmt: skip
        options = [(one, self.t(f"options.{key}.{one}")) for one in values]
        SegmentedControl(panel, place, options, value, change, name=key, topic=self.t(f"options.{key}"))

    # --- screen, language

    def _set_language(self, panel: Group, place: pygame.Rect) -> None:
        SegmentedControl(panel, place, language_names(self.media), self.media.texts.language, self.client.set_language,
                         name="language", topic=self.t("options.language"))  # fmt: skip

    def _set_fullscreen(self, panel: Group, place: pygame.Rect) -> None:
        self._toggle(panel, place, "fullscreen", self.client.fullscreen, self.client.set_fullscreen)

    def _set_scale(self, panel: Group, place: pygame.Rect) -> None:
        scales = [(str(n), self.t("options.scale.percent", n=n)) for n in theme.SCALES]
        SegmentedControl(panel, place, scales, str(self.media.settings.ui_scale), self._scale, name="scale",
                         topic=self.t("options.scale"))  # fmt: skip

    def _set_speed(self, panel: Group, place: pygame.Rect) -> None:
        self._segments(panel, place, "speed", ("slow", "normal", "fast", "off"), self.media.settings.animation_speed,
                       partial(self._set, "animation_speed"))  # fmt: skip

    def _set_motion(self, panel: Group, place: pygame.Rect) -> None:
        change = partial(self._set, "reduced_motion")
        self._toggle(panel, place, "motion", self.media.settings.reduced_motion, change)

    def _set_palette(self, panel: Group, place: pygame.Rect) -> None:
        self._segments(panel, place, "palette", theme.PALETTES, self.media.settings.palette, self.client.set_palette)
        SeatColours(panel, (place.x, place.bottom + 24, place.width, COLOURS - GAP))

    def _scale(self, percent: str) -> None:
        self.client.set_scale(int(percent))

    # --- sound

    def _set_effects(self, panel: Group, place: pygame.Rect) -> None:
        self._slider(panel, place, "effects", "sound")

    def _set_music(self, panel: Group, place: pygame.Rect) -> None:
        self._slider(panel, place, "music", "music")

    def _slider(self, panel: Group, place: pygame.Rect, key: str, field: str) -> None:
        value = getattr(self.media.settings, field)
        Slider(panel, place, value, partial(self._volume, field), name=key, spoken=self.t(f"options.{key}"))

    def _set_speech(self, panel: Group, place: pygame.Rect) -> None:
        toggle = self._toggle(panel, place, "speech", self.media.settings.speech, self._speak)
        toggle.enabled = bool(speech.installed())
        toggle.reason = self.t("options.speech.none")

    def _speak(self, on: bool) -> None:
        """Speech on or off; what failed before is tried again."""
        self.media.settings.speech = on
        self.media.speech.failed = ""
        self.media.speech.say(self.t("options.speech"))

    # --- play

    def _set_curtain(self, panel: Group, place: pygame.Rect) -> None:
        self._switch(panel, place, "curtain")

    def _set_curtain_passes(self, panel: Group, place: pygame.Rect) -> None:
        self._switch(panel, place, "curtain_passes")

    def _set_end_turn(self, panel: Group, place: pygame.Rect) -> None:
        self._segments(panel, place, "end_turn", ("never", "useful", "always"),
                       self.media.settings.end_turn_question, partial(self._set, "end_turn_question"))  # fmt: skip

    def _set_turn_ends_itself(self, panel: Group, place: pygame.Rect) -> None:
        self._switch(panel, place, "turn_ends_itself")

    def _set_ghost(self, panel: Group, place: pygame.Rect) -> None:
        self._switch(panel, place, "ghost")

    def _set_online(self, panel: Group, place: pygame.Rect) -> None:
        self._switch(panel, place, "online")

    def _switch(self, panel: Group, place: pygame.Rect, field: str) -> None:
        self._toggle(panel, place, field, getattr(self.media.settings, field), partial(self._set, field))

    # --- profile and data

    def _set_profile(self, panel: Group, place: pygame.Rect) -> None:
        Button(
            panel, place, self.home.profile_name, partial(self.nav.open, "profiles"), icon="ui/profile", name="profile",
            tip=self.t("options.profile.tip"),
        )  # fmt: skip

    def _set_folder(self, panel: Group, place: pygame.Rect) -> None:
        place = place.move(0, -12)
        Button(panel, place, self.t("options.folder.open"), self._open_folder, icon="ui/folder", name="folder")
        path = str(self.home.data)
        Label(panel, (place.x, place.bottom + 2, place.width, 28), path, size=theme.SMALL, colour=theme.DIM, tip=path,
              align="center")  # fmt: skip

    def _set_credits(self, panel: Group, place: pygame.Rect) -> None:
        Button(
            panel, place, self.t("options.credits.open"), partial(self.nav.open, "credits"), icon="ui/credits",
            name="credits",
        )  # fmt: skip

    def _set(self, field: str, value: Any) -> None:
        setattr(self.media.settings, field, value)

    def _volume(self, field: str, value: int) -> None:
        setattr(self.media.settings, field, value)
        self.media.sounds.set_volumes(self.media.settings.sound, self.media.settings.music)
        if field == "sound":
            self.media.sounds.play("click")

    def _open_folder(self) -> None:
        if not show_folder(self.home.data):
            self.nav.toast(self.t("options.folder.failed", path=str(self.home.data)), "bad")


def create(client: Client) -> OptionsPanel:
    """The options."""
    return OptionsPanel(client)
