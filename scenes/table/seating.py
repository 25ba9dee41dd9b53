"""The table's side of chairs that change hands (C6.7b): what a change means for the screen, the buttons with which
somebody comes back by one click, and how a bot hands a chair back.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.seats import EMPTY, Wish
from scenes.kit import layout
from scenes.kit.cosmetics import apply_cosmetics
from scenes.media import theme
from scenes.table.chairs import line_of
from scenes.table.hand_back import HandBack
from scenes.widgets.button import Button
from scenes.widgets.names import draw_name
from scenes.widgets.picture import face_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.seats import Sitter
    from scenes.kit.log_line import LogLine
    from scenes.table.host import PlayedTable
    from scenes.widgets.base import RectLike

TALL, GAP, ICON, EDGE = 80, 8, 44, 10
CLOSE, CLOSE_EDGE = 62, 4
"""The first and the last at 100 %, where the letters need no more: what is over is the log's."""
MOST_BACK = 3


class Seating:
    """The players of the seats, as the table shows them. `hand_back`: what tells that a bot gives a chair back."""

    hand_back: type[HandBack] = HandBack

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.match = table.match
        self._told = 0  # how many of the chairs' notes the log shows
        self._backs: list[BackButton] = []
        self._ended = False

    # --- what stands above the primary button

    def build(self) -> pygame.Rect:
        """A button for everybody who may come back; the place that is left for the log."""
        table = self.table
        self._backs, self._ended = [], False
        log, tall = table.title_table.log_place(), CLOSE if table.media.theme.scale <= 100 else TALL
        if table.clock.on:
            log.height -= layout.CLOCK.height + GAP
        if table.for_bots:
            controls = self.lookers()
            log.height = controls.y - GAP - log.y if log.colliderect(controls) else log.height
            return log
        for seat in self.match.chairs.waiting()[:MOST_BACK]:
            away = self.match.seat(seat).away
            if away is None or self.match.over:
                continue
            place = (log.x, log.bottom - tall, log.width, tall)
            self._backs.append(BackButton(table, place, away.who, partial(self.come_back, seat), f"chair.back.{seat}"))
            self._backs[-1].sends = True
            log.height -= tall + GAP
        return log

    def ended(self) -> bool:
        """The match is over and all of it has been shown: nobody can come back; whether that is new."""
        before, self._ended = self._ended, True
        for back in self._backs:
            back.visible = False
        return not before

    def lookers(self) -> pygame.Rect:
        """Where the controls of those who only look on stand: over the clock, where there is one at the log's foot."""
        place = self.table.title_table.lookers()
        over = self.table.clock.on and place.colliderect(layout.CLOCK)
        return place.move(0, -layout.CLOCK.height - GAP) if over else place

    # --- changes

    def take(self, wishes: Sequence[Wish]) -> None:
        """Chairs change hands as it was wished."""
        taken = [wish.seat for wish in wishes if self.match.chairs.take(wish)]
        for seat in taken:
            self.match.times.welcome(seat)
        if taken:
            self.changed(set(taken))

    def come_back(self, seat: int) -> None:
        """The person who left a chair sits down again, with one click."""
        if self.match.chairs.come_back(seat):
            self.match.times.welcome(seat)
            self.changed({seat})
            if all(question.seat != seat for question in self.match.session.questions()):
                did = "did" if seat in self.match.chairs.handed_back else "nothing"
                self.table.nav.toast(self.table.t(f"chair.back.{did}", name=self.match.name(seat)), "good")

    def changed(self, seats: set[int]) -> None:
        """Saved at once. A person who left a chair sees what the chair sees; the seat that is asked now is looked up
        anew."""
        table = self.table
        while table.nav.stack.top is not table and table in table.nav.stack:
            table.nav.stack.pop(animated=False)  # a curtain may be for somebody else
        table.playback.skip_all()
        apply_cosmetics(table.home, self.match.seats)
        if self.match.keeping is not None:
            self.match.keeping.save_rest()
        table.online.playing.clear()
        table.online.playing |= {info.profile_uid for info in self.match.seats if info.profile_uid}
        table.asked = None
        table.catching_up = False
        table.controllers.reset()
        table.controllers.acting = -1
        for seat in seats:
            if self.match.seat(seat).is_person and seat not in self.match.chairs.handed_back:
                table.catch_up.sees(seat)
        if bool(self.match.people) == table.for_bots:
            table.makes_way = True  # people came to bots alone, or left them alone
            table.nav.stack.replace(table.nav.make("table", match=self.match), animated=False)
            return
        if table.viewer in seats or table.viewer is None:
            table.look_through(table.team.first_viewer())
        table.rebuild()
        table.controllers.warm()
        table.team.cover()

    # --- told

    def lines(self, told: list[LogLine], until: int | None = None) -> list[LogLine]:
        """The log of the rules up to an event number, with the chairs' lines where they belong."""
        limit = self.match.session.event_count(self.table.viewer) if until is None else until
        notes = [line_of(self.table.media, note) for note in self.match.chairs.notes if note.event <= limit]
        self._told = len(notes)
        return sorted([*notes, *told], key=_number) if notes else told

    def tell(self, number: int) -> None:
        """An event is told: the chairs' lines before it enter the log first."""
        notes = self.match.chairs.notes
        while self._told < len(notes) and notes[self._told].event <= number:
            line = line_of(self.table.media, notes[self._told])
            self._told += 1
            self.table.lines.append(line)
            self.table.log.append(line)

    def greet(self, seat: int) -> None:
        """The bot's three lines, once, for the one who has the chair back and sees the table now."""
        away = self.match.chairs.handed_back.pop(seat, None)
        if away is not None:
            self.table.nav.stack.push(self.hand_back(self.table, seat, away))

    def gives_up(self, seat: int) -> None:
        """Who concedes is told of no bot any more: the next is the result."""
        self.match.chairs.handed_back.pop(seat, None)

    def waits(self, seat: int) -> str:
        """What the prompt says when nobody or a bot in somebody's stead sits on the chair that is asked; else ""."""
        info = self.match.seat(seat)
        if info.is_bot and info.away is not None:
            return self.table.t("chair.chooses", name=info.away.who.name)
        return self.table.t("chair.waits", name=info.name) if info.kind == EMPTY else ""


class BackButton(Button):
    """The person who left a chair takes it back: icon, the whole name, words."""

    def __init__(
        self, table: PlayedTable, rect: RectLike, who: Sitter, on_click: Callable[[], None], name: str
    ) -> None:
        self.who = who
        words = table.t("chair.back.tip", name=who.name)
        super().__init__(table, rect, "", on_click, name=name, tip=words, spoken=words)

    def draw(self, surface: pygame.Surface) -> None:
        """The words are below the name."""
        super().draw(surface)
        r, media = self.rect, self.media
        edge = EDGE if r.height >= TALL else CLOSE_EDGE
        icon = media.sprites.get(face_of(media.sprites, self.who.icon), size=(ICON, ICON))
        surface.blit(icon, icon.get_rect(midleft=(r.x + 14, r.centery - 2)))
        left = r.x + ICON + 26
        note = media.theme.line(media.t("chair.back"), r.right - 8 - left, theme.SMALL, theme.GOLD, height=42)
        low = note.get_rect(bottomleft=(left, r.bottom - edge - 2))
        above = pygame.Rect(left, r.y + edge - 2, r.right - 14 - left, low.y - r.y - edge + 4)
        draw_name(surface, media, self.who.name, above, self.ink())
        surface.blit(note, low)


def _number(line: LogLine) -> int:
    return line.no
