"""What a room on the network tells once its match has ended (C5, C6.9): who won and how, the ranks, and what next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.title_art import TitleArt
from scenes.lan.game_told import tell_game
from scenes.media import theme
from scenes.table import ending_words
from scenes.titles import ui_of
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture, Portrait

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.match.at_table import EndedMatch
    from scenes.lan.room import NetRoomScene
    from scenes.widgets.base import WidgetParent

ROW, MOST_ROW, FACE, NAME = 56, 150, 92, 44
BUTTON, COUNTS, FEW = 60, 3, 2
"""How high a button is; how many counts are told of everybody where rows have room for two lines, and for one."""


class OverPanel(Panel):
    """In the place of the choices, which nobody makes until the room waits again. Who was not at the table, or has come
    back from elsewhere, reads only what comes next."""

    def __init__(self, room: NetRoomScene, parent: WidgetParent, rect: pygame.Rect) -> None:
        super().__init__(parent, rect, kind="panel_brass")
        self.room, self.setup = room, room.setup
        area = rect.inflate(-64, -56)
        art = pygame.Rect(0, area.y, area.height * 6 // 11, area.height)
        art.right = area.right
        TitleArt(self, art, self.setup.title)
        area.width = art.x - 32 - area.x
        match = room.ended
        top = self._said(area, match)
        foot = area.bottom - self.room.places.px(BUTTON)
        if match is not None:
            self._ranks(pygame.Rect(area.x, top, area.width, foot - 104 - top), match)
        leads, y = "leads" if self.setup.leads else "waits", foot - 92 if match is not None else top
        Label(self, (area.x, y, area.width, 80), self.media.t(f"lanroom.over.{leads}", name=self.setup.leader),
              size=theme.BODY, wrap=True)  # fmt: skip
        if match is None:
            told = pygame.Rect(area.x, area.y, area.width, foot - 28 - area.y)
            tell_game(self, told, y + 84, self.setup.title, y + 84)
        self._buttons(pygame.Rect(area.x, foot, area.width, area.bottom - foot), match)

    def _said(self, area: pygame.Rect, match: EndedMatch | None) -> int:
        """Who won, and how; where what follows begins."""
        t = self.media.t
        Label(self, (area.x, area.y - 6, area.width, 32), t("lanroom.over.title"), size=20, bold=True,
              colour=theme.GOLD)  # fmt: skip
        if match is None:
            Label(self, (area.x, area.y + 36, area.width, 80), t("lanroom.over.unknown"), colour=theme.DIM, wrap=True)
            return area.y + 100
        Label(self, (area.x, area.y + 26, area.width, 56), ending_words.headline(self.media, match), size=40, bold=True,
              colour=theme.BONE, shadow=True)  # fmt: skip
        Label(self, (area.x, area.y + 84, area.width, 36), ending_words.verdict(self.media, match), size=theme.BODY,
              colour=theme.BONE)  # fmt: skip
        return area.y + 136

    def _ranks(self, area: pygame.Rect, match: EndedMatch) -> None:
        outcome, view, look = match.session.outcome, match.session.view(None), ui_of(match.title).look
        if outcome is None or not match.seats:
            return
        high = min(MOST_ROW, max(ROW, area.height // len(match.seats)))
        opposed = len(set(match.sides())) > 1
        for i, (rank, seat) in enumerate(sorted(zip(outcome.ranks, range(len(match.seats)), strict=True))):
            y, info = area.y + i * high, match.seat(seat)
            if opposed:
                Label(self, (area.x, y, 64, high), ending_words.placing(self.media, match, seat), size=theme.BUTTON,
                      bold=True, colour=theme.GOLD if rank == 1 else theme.DIM)  # fmt: skip
            x, face = area.x + 72 * opposed, min(FACE, high - 8)
            Portrait(self, (x, y + (high - face) // 2, face, face), info.icon)
            x += face + 12
            Picture(self, (x, y + (high - 32) // 2, 32, 32), look.sign(view, seat))
            left, wide = x + 44, area.right - x - 44 - 48
            line = self.media.theme.line_height(theme.SMALL)
            most = COUNTS if NAME + 2 * line < high else FEW * (NAME + line < high)
            told = self._counts(match, seat, most, wide)
            top, tall = (y + (high - NAME - len(told) * line) // 2, NAME) if told else (y, high)
            NameLabel(self, (left, top, wide, tall), info.name, size=theme.BUTTON)
            for at, words in enumerate(told):
                Label(self, (left, top + NAME + at * line, wide, line), words, size=theme.SMALL, colour=theme.DIM)
            if seat in outcome.winners:
                Picture(self, (area.right - 44, y + (high - 36) // 2, 36, 36), "ui/trophy")

    def _counts(self, match: EndedMatch, seat: int, most: int, wide: int) -> list[str]:
        """What a seat has done, as the result counts it: the first counts, as many in every language, in lines that
        hold whole ones."""
        counted, lines = match.counted(seat), list[str]()
        for name in match.session.spec.track.statistics[:most]:
            told = f"{self.media.t(f'{match.title}.track.count.{name}')} {counted[name]:,}"
            longer = f"{lines[-1]} · {told}" if lines else told
            if lines and self.media.theme.width(longer, theme.SMALL) <= wide:
                lines[-1] = longer
            else:
                lines.append(told)
        return lines

    def _buttons(self, area: pygame.Rect, match: EndedMatch | None) -> None:
        """Result and replay, once the replay is here, and what the others say."""
        t, there = self.media.t, match is not None and match.replay_id not in ("", "-")
        rows: list[tuple[str, str, str, Callable[[], None], bool]] = [
            ("chat", "ui/chat", t("lanroom.tab.chat"), partial(self.room.show_tab, "chat"), True)
        ]
        if match is not None:
            replay_id = match.replay_id
            rows = [
                ("result", "ui/trophy", t("replay.result"), partial(self._open, "replay_result", replay_id), there),
                ("replay", "ui/play", t("result.replay"), partial(self._open, "replay", replay_id), there), *rows,
            ]  # fmt: skip
        width = min(240, (area.width - 12 * (len(rows) - 1)) // len(rows))
        for i, (name, icon, words, action, enabled) in enumerate(rows):
            Button(self, (area.x + i * (width + 12), area.y, width, area.height), words, action, icon=icon,
                   icon_size=28, size=20, name=f"over.{name}", enabled=enabled,
                   reason=t("lan.result.replay.waits"))  # fmt: skip

    def _open(self, route: str, replay_id: str) -> None:
        self.room.nav.open(route, replay_id=replay_id)
