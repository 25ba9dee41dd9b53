"""The options panel (C10.3): what is changed works at once and is stored when the panel is left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes.media import speech, theme
from scenes.menu.key_list import KeyList
from scenes.menu.profile_form import language_names
from scenes.menu.seat_colours import SeatColours
from scenes.shell.dialog import PanelScene
from scenes.shell.folders import show_folder
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.segmented_control import SegmentedControl
from scenes.widgets.slider import Slider
from scenes.widgets.toggle import Toggle

if TYPE_CHECKING:
    from scenes.shell.client import Client

PAGES = (
    ("display", "ui/window"),
    ("sound", "ui/speaker"),
    ("play", "ui/hand"),
    ("keys", "ui/keyboard"),
    ("data", "ui/folder"),
)
ROW, CONTROL, GAP, SWITCH = 116, 520, 16, 192


class OptionsPanel(PanelScene):
    """Pages at the left, their settings at the right."""

    size = (1680, 960)
    heading = "options.title"

    def __init__(self, client: Client, page: str = "display") -> None:
        super().__init__(client)
        self.page = page

    def window_changed(self) -> None:
        """F11 was pressed: the switch follows."""
        self.rebuild()

    def leave(self) -> None:
        """Stores the settings."""
        self.home.save_settings()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Page buttons and the page."""
        for i, (page, icon) in enumerate(PAGES):
            Button(
                panel, (area.x, area.y + 12 + i * 80, 304, 68), self.t(f"options.{page}"),
                partial(self.show_page, page), icon=icon, icon_size=34, kind="row", align="left",
                on=page == self.page, name=f"page.{page}", size=theme.BODY,
            )  # fmt: skip
        right = pygame.Rect(area.x + 336, area.y + 12, area.width - 336, area.height - 12)
        frame = Panel(panel, right, kind="plate", shadow=False)
        inner = right.inflate(-64, -40)
        getattr(self, f"_page_{self.page}")(frame, inner)

    def show_page(self, page: str) -> None:
        """Changes the page."""
        self.page = page
        self.turn()

    def _row(self, panel: Group, area: pygame.Rect, index: int, key: str) -> pygame.Rect:
        """Name and explanation of a setting; returns the place for its control."""
        y = area.y + index * ROW
        width = area.width - CONTROL - 32
        name, text = self.t(f"options.{key}"), self.t(f"options.{key}.text")
        high = self.media.theme.line_height(theme.BUTTON)
        Label(panel, (area.x, y, width, high), name, size=theme.BUTTON, bold=True, name=f"name.{key}")
        left = ROW - high - GAP
        Label(panel, (area.x, y + high, width, left), text, size=theme.SMALL, colour=theme.DIM, wrap=True,
              name=f"text.{key}")  # fmt: skip
        return pygame.Rect(area.right - CONTROL, y + 12, CONTROL, 56)

    def _toggle(self, panel: Group, place: pygame.Rect, key: str, on: bool, change: Callable[[bool], None]) -> None:
        place = pygame.Rect(place.right - SWITCH, place.y, SWITCH, place.height)
        Toggle(panel, place, "", on, change, name=key, caption=self.t(f"options.{key}"))

    def _page_display(self, panel: Group, area: pygame.Rect) -> None:
        settings = self.media.settings
        place = self._row(panel, area, 0, "language")
        SegmentedControl(panel, place, language_names(self.media), self.media.texts.language, self.client.set_language,
                         name="language", topic=self.t("options.language"))  # fmt: skip
        place = self._row(panel, area, 1, "fullscreen")
        self._toggle(panel, place, "fullscreen", self.client.fullscreen, self.client.set_fullscreen)
        place = self._row(panel, area, 2, "scale")
        scales = [(str(n), self.t("options.scale.percent", n=n)) for n in theme.SCALES]
        SegmentedControl(panel, place, scales, str(settings.ui_scale), self._scale, name="scale",
                         topic=self.t("options.scale"))
        place = self._row(panel, area, 3, "speed")
        speeds = [(speed, self.t(f"options.speed.{speed}")) for speed in ("slow", "normal", "fast", "off")]
        SegmentedControl(panel, place, speeds, settings.animation_speed, partial(self._set, "animation_speed"),
                         name="speed",
                         topic=self.t("options.speed"))  # fmt: skip
        place = self._row(panel, area, 4, "motion")
        self._toggle(panel, place, "motion", settings.reduced_motion, partial(self._set, "reduced_motion"))
        place = self._row(panel, area, 5, "palette")
        palettes = [(name, self.t(f"options.palette.{name}")) for name in theme.PALETTES]
        SegmentedControl(panel, place, palettes, settings.palette, self.client.set_palette, name="palette",
                         topic=self.t("options.palette"))  # fmt: skip
        SeatColours(panel, (place.x, place.bottom + 16, place.width, 56))

    def _scale(self, percent: str) -> None:
        self.client.set_scale(int(percent))

    def _page_sound(self, panel: Group, area: pygame.Rect) -> None:
        settings = self.media.settings
        for i, (key, field) in enumerate((("effects", "sound"), ("music", "music"))):
            place = self._row(panel, area, i, key)
            Slider(
                panel, place, getattr(settings, field), partial(self._volume, field), name=key,
                spoken=self.t(f"options.{key}"),
            )  # fmt: skip

        place = self._row(panel, area, 2, "speech")
        self._toggle(panel, place, "speech", settings.speech, self._speak)
        toggle = panel.children[-1]
        toggle.enabled = bool(speech.installed())
        toggle.reason = self.t("options.speech.none")

    def _speak(self, on: bool) -> None:
        """Speech on or off; what failed before is tried again."""
        self.media.settings.speech = on
        self.media.speech.failed = ""
        self.media.speech.say(self.t("options.speech"))

    def _page_play(self, panel: Group, area: pygame.Rect) -> None:
        settings = self.media.settings
        place = self._row(panel, area, 0, "curtain")
        self._toggle(panel, place, "curtain", settings.curtain, partial(self._set, "curtain"))
        place = self._row(panel, area, 1, "curtain_passes")
        self._toggle(panel, place, "curtain_passes", settings.curtain_passes, partial(self._set, "curtain_passes"))
        place = self._row(panel, area, 2, "end_turn")
        levels = [(level, self.t(f"options.end_turn.{level}")) for level in ("never", "useful", "always")]
        SegmentedControl(
            panel, place, levels, settings.end_turn_question, partial(self._set, "end_turn_question"), name="end_turn",
            topic=self.t("options.end_turn"),
        )  # fmt: skip
        place = self._row(panel, area, 3, "ghost")
        self._toggle(panel, place, "ghost", settings.ghost, partial(self._set, "ghost"))
        place = self._row(panel, area, 4, "online")
        self._toggle(panel, place, "online", settings.online, partial(self._set, "online"))

    def _page_keys(self, panel: Group, area: pygame.Rect) -> None:
        KeyList(panel, area)

    def _page_data(self, panel: Group, area: pygame.Rect) -> None:
        place = self._row(panel, area, 0, "profile")
        Button(
            panel, place, self.home.profile_name, partial(self.nav.open, "profiles"), icon="ui/profile", name="profile",
            tip=self.t("options.profile.tip"),
        )  # fmt: skip
        place = self._row(panel, area, 1, "folder")
        Button(panel, place, self.t("options.folder.open"), self._open_folder, icon="ui/folder", name="folder")
        path = str(self.home.data)
        Label(
            panel,
            (place.x, place.bottom + 4, place.width, 28),
            path,
            size=theme.SMALL,
            colour=theme.DIM,
            tip=path,
            align="center",
        )
        place = self._row(panel, area, 2, "credits")
        place.y += 4
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
