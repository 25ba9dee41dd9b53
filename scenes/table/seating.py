"""The table's side of chairs that change hands (C6.7b): what a change means for the screen, the buttons with which
somebody comes back by one click, and how a bot hands a chair back.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes import routes
from scenes.table import layout
from scenes.table.chairs import EMPTY, Wish, line_of
from scenes.table.clock_face import ClockFace
from scenes.table.hand_back import HandBack
from scenes.widgets.button import Button
from scenes.worn import dress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.table.binding import LogLine
    from scenes.table.table_scene import TableScene

ROW, GAP = 52, 8
MOST_BACK = 3


class Seating:
    """Who sits where, as the table shows it."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.match = table.match

    # --- what stands above the primary button

    def build(self) -> pygame.Rect:
        """The clock, and a button for everybody who may come back; the place that is left for the log."""
        table, log = self.table, layout.LOG.copy()
        table.timer = ClockFace(table, (log.x, log.bottom - ROW, log.width, ROW))
        if table.clock.on:
            log.height -= ROW + GAP
        for seat in self.match.chairs.waiting()[:MOST_BACK]:
            away = self.match.seat(seat).away
            if away is None or self.match.over:
                continue
            Button(
                table, (log.x, log.bottom - ROW, log.width, ROW), table.t("chair.back", name=away.who.name),
                partial(self.come_back, seat), icon=away.who.icon, icon_size=36, size=20, name=f"chair.back.{seat}",
                kind="gold", tip=table.t("chair.back.tip", name=away.who.name),
            )  # fmt: skip
            log.height -= ROW + GAP
        return log

    # --- changes

    def take(self, wishes: Sequence[Wish]) -> None:
        """Chairs change hands as it was wished."""
        for wish in wishes:
            self.match.chairs.take(wish)
            self.match.times.welcome(wish.seat)
        self._changed({wish.seat for wish in wishes})

    def come_back(self, seat: int) -> None:
        """Who left a chair sits down again, with one click."""
        if self.match.chairs.come_back(seat):
            self.match.times.welcome(seat)
            self._changed({seat})

    def time_out(self, seat: int) -> None:
        """C6.8. A bot plays on."""
        self.match.chairs.time_out(seat)
        name = self.match.name(seat)
        self.table.app.toast(self.table.t("clock.bot", name=name), "bad")
        self._changed({seat})

    def note(self, what: str, seat: int) -> None:
        """A line of the log that tells of a chair."""
        self.match.chairs.note(what, seat)
        line = line_of(self.table.app, self.match.chairs.notes[-1])
        self.table.lines.append(line)
        self.table.log.append(line)

    def _changed(self, seats: set[int]) -> None:
        """Saved at once. Who left a chair sees no more than everybody; who is asked now is looked up anew."""
        table = self.table
        while table.app.stack.top is not table and table in table.app.stack:
            table.app.stack.pop(animated=False)  # a curtain may be for somebody else
        table.playback.skip_all()
        dress(table.app, self.match.seats)
        self.match.save()
        table.app.playing.clear()
        table.app.playing |= {info.profile_uid for info in self.match.seats if info.profile_uid}
        table.asked = None
        table.catching_up = False
        table.controllers.forget()
        table.controllers.acting = -1
        for seat in seats:
            if self.match.seat(seat).is_person and seat not in self.match.chairs.handed_back:
                table.catch_up.sees(seat)
        if bool(self.match.people) == table.for_bots:
            table.makes_way = True  # people came to bots alone, or left them alone
            table.app.stack.replace(routes.make(table.app, "table", match=self.match), animated=False)
            return
        if table.viewer in seats:
            table.look_through(table.team.first_viewer())
        table.rebuild()
        table.controllers.warm()

    # --- told

    def lines(self, told: list[LogLine]) -> list[LogLine]:
        """The log of the rules with the chairs' lines where they belong."""
        notes = [line_of(self.table.app, note) for note in self.match.chairs.notes]
        return sorted([*notes, *told], key=_number) if notes else told

    def greet(self, seat: int) -> None:
        """The bot's three lines, once, for who has the chair back and sees the table now."""
        away = self.match.chairs.handed_back.pop(seat, None)
        if away is not None:
            self.table.app.stack.push(HandBack(self.table, seat, away))

    def waits(self, seat: int) -> str:
        """What the prompt says when nobody sits on the chair that is asked; "" when somebody does."""
        info = self.match.seat(seat)
        return self.table.t("chair.waits", name=info.name) if info.kind == EMPTY else ""


def _number(line: LogLine) -> int:
    return line.no
