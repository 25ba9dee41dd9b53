"""Reporting an error out of a match (F8, C12.5): a field for words, and all that goes into the file before it is there.
"""

from __future__ import annotations

import platform
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.store.reports import LONGEST_SAID, Occupant, without_names, write_report
from game.store.settings import Settings
from game.store.version import PROGRAM_VERSION
from scenes.kit.match_words import round_name, title_name
from scenes.media import theme
from scenes.shell.dialog import HEAD, PanelScene
from scenes.shell.folders import show_folder
from scenes.table.curtain import Curtain
from scenes.table.table_scene import TableScene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from game.match.whole import WholeMatch
    from scenes.shell.client import Client

LEAST, LINE, ICON, CLOSE = 34, 8, 36, 30
"""A line of the preview and what is between two; a sign; a line where more is told than there is room for."""
INSIDE, WORDS = (-40, -28), 1
"""What is free within the preview's plate; so many lines are kept free for words that are still to be written."""
ABOVE, BELOW, FOOT = 116, 224, 40
"""What stands over the preview, under it, and what the dialog keeps free at its foot."""
UNTOLD = ("last_profile", "bindings", "window_size")
"""Settings that the preview leaves out: the first is never written, the others say nothing to a reader."""
OPTIONS = {
    "ui_scale": "scale", "animation_speed": "speed", "sound": "effects", "reduced_motion": "motion",
    "end_turn_question": "end_turn",
}  # fmt: skip
"""What the options call a setting, where that is not its own name."""
PERCENT = ("ui_scale", "sound", "music")


class ReportPanel(PanelScene):
    """Nothing is written before the button is pressed, and nothing is sent."""

    pauses = True
    size = (1280, 940)
    heading = "report.title"

    def __init__(self, client: Client, match: WholeMatch) -> None:
        super().__init__(client)
        self.match = match
        self.said = ""
        self.written: Path | None = None
        self._writing = False
        self.digest = match.session.digest()

    def build(self) -> None:
        """No higher than what goes in needs."""
        wide = self.size[0] - 80 + INSIDE[0]
        told = sum(max(LEAST, self._block(line, wide).get_height()) + LINE for line in self.lines())
        free = WORDS * LEAST if self.written is None else 0
        self.set_height(min(self.size[1], HEAD + ABOVE + told + free - INSIDE[1] + BELOW + FOOT))
        super().build()

    def _block(self, line: str, width: int) -> pygame.Surface:
        return self.media.theme.paragraph(line, width, 20, theme.BONE)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The field, the preview, what to know, the buttons."""
        if self.written is None:
            self.entry = TextEntry(
                panel, (area.x, area.y, area.width, 60), self.said, on_change=self._type, on_enter=self.write,
                empty=self.t("report.said"), icon="ui/pencil", longest=LONGEST_SAID // 4, name="report-said",
            )  # fmt: skip
        else:
            where = str(self.written)
            Picture(panel, (area.x + 4, area.y + 8, 44, 44), "ui/check")
            Label(panel, (area.x + 60, area.y, area.width - 60, 60), self.t("report.written", path=where), size=20,
                  colour=theme.GOOD, name="report-done", tip=where)  # fmt: skip
        holds = self.t("report.goes" if self.written is None else "report.holds")
        Label(panel, (area.x, area.y + 76, area.width, 36), holds, bold=True, colour=theme.GOLD)
        foot = area.bottom - 64
        place = pygame.Rect(area.x, area.y + ABOVE, area.width, area.height - ABOVE - BELOW)
        self.plate = Panel(panel, place, kind="plate", shadow=False)
        self._preview()
        for i, (icon, key) in enumerate((("ui/profile", "report.names"), ("ui/warning", "report.secret"))):
            y = foot - 138 + i * 60
            words, width = self.t(key), area.width - 56
            high = min(60, self.media.theme.paragraph(words, width, 20).get_height())
            Picture(panel, (area.x + 4, y + (high - ICON) // 2, ICON, ICON), icon)
            Label(panel, (area.x + 56, y, width, 60), words, size=20, colour=theme.DIM, wrap=True)
        self._buttons(panel, pygame.Rect(area.x, foot, area.width, 64))

    def _preview(self) -> None:
        """What goes in, line by line; each as high as its words."""
        self.plate.clear()
        inner = self.plate.rect.inflate(INSIDE)
        y, lines = inner.y, self.lines()
        high = [self._block(line, inner.width).get_height() for line in lines]
        roomy = sum(max(LEAST, one) + LINE for one in high) - LINE <= inner.height
        least, apart = (LEAST, LINE) if roomy else (CLOSE, 0)
        for line, wanted in zip(lines, high, strict=True):
            height = min(max(least, wanted), inner.bottom - y)
            if height < least:
                break
            Label(self.plate, (inner.x, y, inner.width, height), line, size=20, wrap=True)
            y += height + apart

    def lines(self) -> list[str]:
        """What goes in, in words."""
        match, t = self.match, self.t
        session = match.session
        occupants = match.occupants()
        seats = ", ".join(t("report.seat", n=i + 1, kind=self._kind(one)) for i, one in enumerate(occupants))
        asked = self._asked()
        name = round_name(self.media, match.title, match.round)
        words = without_names(self._seated(), occupants)
        system = f"{platform.system()}, Python {platform.python_version()}"
        return [
            t("report.words", words=words) if words else t(f"report.words.{'none' if self.written is None else 'no'}"),
            *([t("report.lesson", **match.lesson)] if match.lesson else []),
            t("report.match", title=title_name(self.media, match.title), rules=session.spec.rules_version,
              n=len(session.log), round=name),
            t("report.seats", seats=seats), t("report.asked", asked=asked), t("report.digest", digest=self.digest),
            t("report.settings", settings=self._settings()),
            t("report.system", program=PROGRAM_VERSION, system=system),
        ]  # fmt: skip

    def _asked(self) -> str:
        """The questions that are open. What others are asked is theirs to know: they may sit at this computer too, and
        read over the shoulder of the one who reports."""
        looks = [scene.viewer for scene in self.nav.stack.all() if isinstance(scene, TableScene)]
        covered = any(isinstance(scene, Curtain) for scene in self.nav.stack.all())
        questions = self.match.session.questions()
        shown = [q.rule for q in questions if q.seat in looks and not covered]
        hidden = [self.t("report.asked.other")] if len(shown) < len(questions) else []
        return ", ".join(shown + hidden) or self.t("report.asked.none")

    def _kind(self, who: Occupant) -> str:
        words = self.t(f"room.kind.{who.kind}") if self.media.texts.has(f"room.kind.{who.kind}") else who.kind
        return f"{words}, {self.t(f'room.level.{who.level}')}" if who.level else words

    def _settings(self) -> str:
        usual = msgspec.to_builtins(Settings())
        now = msgspec.to_builtins(self.media.settings)
        other = [self._setting(name, value) for name, value in now.items()
                 if name not in UNTOLD and value != usual[name]]  # fmt: skip
        return ", ".join(other) or self.t("report.settings.none")

    def _setting(self, name: str, value: object) -> str:
        """An option as its page calls it, and what it is set to."""
        key = OPTIONS.get(name, name)
        if isinstance(value, bool):
            told = self.t(f"report.setting.{'on' if value else 'off'}")
        elif name in PERCENT:
            told = self.t("options.scale.percent", n=str(value))
        else:
            told = self.t(f"language.{value}" if name == "language" else f"options.{key}.{value}")
        return self.t("report.setting", name=self.t(f"options.{key}"), value=told)

    def _seated(self) -> str:
        """The words of the one who reports: a name in them is the number of its seat, in the language of the words."""
        return without_names(self.said, self.match.occupants(), lambda seat: self.t("report.seat.name", n=seat + 1))

    def _buttons(self, panel: Group, area: pygame.Rect) -> None:
        if self.written is None:
            Button(panel, (area.right - 420, area.y, 420, 64), self.t("report.write"), self.write, kind="gold",
                   icon="ui/saves", icon_size=32, name="report-write")  # fmt: skip
            Button(panel, (area.x, area.y, 240, 64), self.t("report.close"), self.close, name="report-close")
            return
        words, width = self.t("report.next"), area.width - 564
        high = min(64, self._block(words, width).get_height())
        Label(panel, (area.x, area.y + (64 - high) // 2, width, high), words, size=20, wrap=True)
        Button(panel, (area.right - 540, area.y, 300, 64), self.t("report.folder"), self._folder, icon="ui/folder",
               icon_size=30, name="report-folder")  # fmt: skip
        Button(panel, (area.right - 220, area.y, 220, 64), self.t("report.close"), self.close, kind="gold",
               name="report-close")  # fmt: skip

    def enter(self) -> None:
        """The field has the keys."""
        super().enter()
        self.ui.set_focus(self.ui.find("report-said"))

    def _type(self, text: str) -> None:
        self.said = text
        self._preview()
        self.plate.invalidate()

    def write(self) -> None:
        """Writes the file into the data folder."""
        if self.written is not None or self._writing:
            return
        self._writing = True
        report = self.match.report(self._seated(), self.media.settings)
        self.nav.soon(partial(write_report, self.home.data, *report), self._done, self._not_done, lasting=True)

    def _done(self, path: Path) -> None:
        self.written, self._writing = path, False
        self.media.sounds.play("success", 0.6)
        if self in self.nav.stack:
            self.rebuild()
            self.ui.set_focus(self.ui.find("report-close"), self.ui.keyboard)

    def _not_done(self) -> None:
        self._writing = False

    def _folder(self) -> None:
        if self.written is not None and not show_folder(self.written.parent):
            self.nav.toast(self.t("options.folder.failed", path=str(self.written.parent)), "bad")


def create(client: Client, match: WholeMatch) -> ReportPanel:
    """A report on a match as it stands."""
    return ReportPanel(client, match)
