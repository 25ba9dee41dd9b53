"""All that is known of one stored match, and what can be done with it (C7)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.store.marks import LONGEST_LABEL
from scenes.kit.ago import AgoLabel
from scenes.kit.match_words import match_line, when
from scenes.media import theme
from scenes.menu.thumbs import SIZE, SeatSign, Thumb
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from game.store.container import FileEntry, Head
    from scenes.menu.stored_panel import StoredPanel

SEAT_ROW, WIDE_ROW = 40, 58
MOST_SEATS = 6
BUTTON, CUP = 60, 34


class Detail(Panel):
    """Made anew for each file that is chosen."""

    def __init__(self, scene: StoredPanel, parent: Group, rect: pygame.Rect) -> None:
        self.scene = scene
        super().__init__(parent, rect, kind="plate", shadow=False, name="detail")

    def show(self, entry: FileEntry | None) -> None:
        """This file; None: none is chosen."""
        focus = self.ui.focus.name if self.ui.focus is not None and self._holds(self.ui.focus.name) else ""
        self.clear()
        if entry is not None:
            self._fill(entry)
        if focus:
            self.ui.set_focus(self.ui.find(focus), self.ui.keyboard)
        self.invalidate()

    def _holds(self, name: str) -> bool:
        return any(widget.name == name for widget in self.each() if name)

    def _fill(self, entry: FileEntry) -> None:
        area = self.rect.inflate(-32, -32)
        broken = entry.head is None or entry.broken is not None
        picture = pygame.Rect(0, area.y, SIZE[0] + 12, SIZE[1] + 10)
        picture.centerx = area.centerx
        Thumb(self, picture, self.scene.thumbs, entry, "ui/warning" if broken else f"ui/{self.scene.area_key}")
        y = self._name(entry, area, picture.bottom + 8)
        if entry.head is None or broken:
            place = (area.x, y, area.width, 150)
            Label(self, place, self.scene.reason(entry), colour=theme.BAD, wrap=True)
        else:
            self._seats(entry, area, y)
        foot = area.bottom - 2 * BUTTON - 8
        self._facts(entry, pygame.Rect(area.x, foot - 100, area.width, 84))
        self._buttons(entry, pygame.Rect(area.x, foot, area.width, 2 * BUTTON + 8), broken)

    def _name(self, entry: FileEntry, area: pygame.Rect, y: int) -> int:
        """The name, or a field to write it into; where what follows begins."""
        scene = self.scene
        if scene.naming:
            self.entry_line = TextEntry(
                self, (area.x, y, area.width - 72, 52), scene.shown.mark(entry).label, longest=LONGEST_LABEL,
                empty=scene.t("stored.name.empty"), name="stored-name", on_enter=partial(self._named, entry),
            )  # fmt: skip
            Button(
                self, (area.right - 60, y, 60, 52), icon="ui/check", kind="good", on_click=partial(self._named, entry),
                name="stored-named", tip=scene.t("stored.name.do"),
            )  # fmt: skip
        else:
            name = scene.shown.name(entry)
            Label(self, (area.x, y, area.width - 72, 52), name, size=28, bold=True, colour=theme.GOLD, tip=name)
            Button(
                self, (area.right - 60, y, 60, 52), icon="ui/pencil", icon_size=26, on_click=self._begin_naming,
                name="stored-rename", tip=scene.t("stored.name"),
            )  # fmt: skip
        return y + 60

    def _begin_naming(self) -> None:
        self.scene.naming = True
        self.show(self.scene.entry)
        self.ui.set_focus(self.ui.find("stored-name"), True)

    def _named(self, entry: FileEntry) -> None:
        self.scene.name_entry(entry, self.entry_line.text)

    def _seats(self, entry: FileEntry, area: pygame.Rect, y: int) -> None:
        """The players, seat by seat, in two columns where there are many."""
        raw = entry.header.get("seats")
        seats = [seat for seat in raw[:MOST_SEATS] if isinstance(seat, dict)] if isinstance(raw, list) else []
        winners = entry.header.get("winners")
        won = winners if isinstance(winners, list) else []
        width = area.width // 2 - 8 if len(seats) > 2 else area.width
        high = SEAT_ROW if len(seats) > 2 else WIDE_ROW
        sign, size = (34, 20) if len(seats) > 2 else (48, theme.BODY)
        for i, seat in enumerate(seats):
            column, line = (i % 2, i // 2) if len(seats) > 2 else (0, i)
            x, top = area.x + column * (width + 16), y + line * high
            icon, key = str(seat.get("icon", "")), str(seat.get("name_key", ""))
            name = self.media.t(key) if self.media.texts.has(key) else str(seat.get("name", ""))
            inset, left = (high - sign) // 2, sign + 38
            Picture(self, (x, top + inset, sign, sign), icon if self.media.sprites.has(icon) else "ui/guest")
            SeatSign(self, (x + sign + 6, top + high // 2 - 13, 26, 26), self.scene.thumbs, entry, i)
            NameLabel(self, (x + left, top, width - left - sign - 8, high), name, size=size)
            if i in won:
                wide = min(self.media.theme.width(name, size, True), width - left - sign - 8)
                place = (x + left + wide + 8, top + (high - CUP) // 2, CUP, CUP)
                Picture(self, place, "ui/trophy", tip=self.scene.t("stored.won"))

    def _facts(self, entry: FileEntry, area: pygame.Rect) -> None:
        """What a check has found, else what it is of: game, time, length, versions."""
        well, words = self.scene.verdict(entry)
        if words:
            Picture(self, (area.x, area.y, 40, 40), "ui/check" if well else "ui/warning")
            Label(self, (area.x + 52, area.y, area.width - 52, area.height), words, size=20, wrap=True,
                  colour=theme.GOOD if well else theme.BAD, name="verdict", tip=words)  # fmt: skip
            return
        if entry.head is not None:
            head, count = entry.head, len(self._lines(entry, entry.head))
            for i in range(count):
                place = (area.x, area.bottom - (count - i) * 28, area.width, 28)
                AgoLabel(self, place, partial(self._line, entry, head, i), size=theme.SMALL, colour=theme.DIM,
                         tip=self._line(entry, head, i))  # fmt: skip

    def _line(self, entry: FileEntry, head: Head, number: int) -> str:
        return self._lines(entry, head)[number]

    def _lines(self, entry: FileEntry, head: Head) -> list[str]:
        t = self.scene.t
        seconds = entry.header.get("seconds")
        facts = [when(self.media, head.written_ms), self.scene.state(entry)]
        if isinstance(seconds, int) and seconds >= 60:
            facts.insert(1, t("stored.minutes", n=seconds // 60))
        versions = t("stored.versions", program=head.program, rules=head.rules_version)
        match = match_line(self.media, head.title, entry.header)
        named = [match] if match != self.scene.shown.name(entry) else []
        return [*named, " · ".join(fact for fact in facts if fact), versions]

    def _buttons(self, entry: FileEntry, area: pygame.Rect, broken: bool) -> None:
        scene, key = self.scene, self.scene.area_key
        more = [] if broken else scene.actions(entry)
        if not broken:
            Button(
                self, (area.x, area.y, area.width, BUTTON), scene.t(f"{key}.open"), partial(scene.open_entry, entry),
                icon="ui/play", icon_size=28, kind="gold", name="stored-open", tip=scene.t(f"{key}.open.tip"),
            )  # fmt: skip
        elif (instead := scene.instead(entry)) is not None:
            instead(self, pygame.Rect(area.x, area.y, area.width, BUTTON))
        more.append(Button(
            self, area, scene.t("stored.delete"), partial(scene.delete_entry, entry), icon="ui/trash", icon_size=24,
            size=20, name="stored-delete", tip=scene.t(f"{key}.delete"),
        ))  # fmt: skip
        width = (area.width - 8 * (len(more) - 1)) // len(more)
        for i, button in enumerate(more):
            button.place((area.x + i * (width + 8), area.bottom - BUTTON, width, BUTTON))
