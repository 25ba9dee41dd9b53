"""What a table tells of a match: who chooses, the plate beside what begins, and of what has been shown the line of the
log, the history strip, the notice and the voice. Nothing is told before it has been shown (C6.4a).
"""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec.structs import replace as changed

from scenes.table import ending_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.ask import Question
    from game.core.events import Event
    from scenes.kit.log_line import LogLine
    from scenes.table.host import PlayedTable


class Telling:
    """Called by the playback, and by the table whenever it shows a match anew. A line is made once for each pair of
    eyes, in the words of when it was told first.
    """

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self._coming: Iterator[None] = iter(())
        self._waiting = ("", "")  # who is waited for, in words
        self._known: dict[tuple[object, ...], dict[int, tuple[Event, LogLine | None]]] = {}

    def line(self, event: Event) -> LogLine | None:
        """The log's line of an event; None for what the log leaves out."""
        known = self._known.setdefault(self.table.eyes, {})
        found = known.get(event.no)
        if found is None or found[0] != event:  # another one has its number since a choice was taken back
            found = known[event.no] = event, self.table.title_table.line(event)
        return found[1]

    def waits(self, question: Question | None) -> None:
        """The prompt names who chooses, and who has won once nobody does any more."""
        table = self.table
        if question is not None:
            self.chooses(question.seat)
        elif table.match.over and not table.playback.busy:
            table.prompt.show(ending_words.headline(table.media, table.match), "")

    def chooses(self, seat: int) -> bool:
        """While another seat chooses, and what it chose is shown, the prompt names it; False for a person of the
        viewer's side."""
        table = self.table
        if table.team.has(seat) and table.match.seat(seat).is_person:
            return False
        if not table.giving_up.tells_out():
            away = table.seating.waits(seat)
            words = away or table.title_table.waiting(seat)
            self._waiting = words, "" if away else table.title_table.waiting_hint(seat)
            table.prompt.show(*self._waiting, calm=True)
        return True

    def _befalling(self, event: Event, known: bool) -> None:
        """What befalls a person of the viewer's side while the prompt names who chooses is told there as long as it is
        shown: nobody is waited for meanwhile.
        """
        table, prompt, seat = self.table, self.table.prompt, event.data.get("seat")
        waits = prompt.calm and prompt.text != "" and (prompt.text, prompt.hint_text) == self._waiting
        if table.catching_up or not (waits or prompt.befalls):
            return
        if not (isinstance(seat, int) and table.team.has(seat)):
            if prompt.befalls:
                prompt.tell(*self._waiting, befalls=False)
            return
        line = self.line(event) if known else None
        words = table.t("table.shown") if not known else line.text if line is not None else ""
        if words:
            prompt.tell(words)

    def begun(self, event: Event, known: bool) -> None:
        """An event begins to be shown: the plate tells what somebody else does, and in what is shown again what the
        viewer's side did meanwhile. A roll is told when it is known; where the board tells it, nothing stands there
        until then.
        """
        table, title_table = self.table, self.table.title_table
        self._befalling(event, known)
        if table.catching_up:
            self._again(event, known)
        elif not known and title_table.tells(event):
            table.caption.clear()
        elif known and table.factor and title_table.look_of(event).heavy and not title_table.own(event):
            line = self.line(event)
            if line is not None:
                table.caption.tell(line, title_table.thrown(event))

    def _again(self, event: Event, known: bool) -> None:
        """The plate of a step: what has happened, after what has brought it about where that says no word of it; of a
        roll that is not known yet who throws for what, and nothing where the title has no words for that.
        """
        table, line, title_table = self.table, self.line(event), self.table.title_table
        if line is None or not table.catch_up.read_ms(event):
            words = ""
        elif not known:
            kind = title_table.look_of(event).begins
            told = title_table.told(before_roll(event, kind)) if kind else None
            words = told.text if told is not None else ""
        else:
            by = line.cause if line.cause.casefold() not in line.text.casefold() else ""
            words = f"{by} → {line.text}" if by else line.text
        if line is not None and words:
            table.caption.tell(replace(line, text=words), title_table.thrown(event))
        elif not known:
            table.caption.clear()

    def shown(self, event: Event) -> None:
        """An event has been shown: its line enters the log."""
        table, title_table = self.table, self.table.title_table
        at_once(self._coming)
        table.seating.tell(event.no)
        title_table.heard(event)
        table.catch_up.told(event)
        line = self.line(event)
        news = title_table.news(event)
        if news and not (table.catching_up and table.catch_up.repeats):
            table.nav.toast(news, "good" if event.kind in title_table.glad else "bad")
        if line is not None:
            table.lines.append(line)
            table.media.speech.say(line.text)
            table.log.append(line)
            if line.heavy:
                table.history.add(line)

    def anew(self, until: int | None = None) -> Iterator[None]:
        """The log of the viewer from the beginning, up to an event number or to what has not been shown yet; in steps
        of a few ms.
        """
        table, told = self.table, []
        until = table.playback.untold() if until is None else until
        for event in table.match.events(table.viewer):
            line = self.line(event) if until is None or event.no < until else None
            if line is not None:
                told.append(line)
            if table.media.pace.enough:
                yield
        table.lines = table.seating.lines(told, until)
        table.log.fill(table.lines)
        table.history.fill([line for line in table.lines if line.heavy])

    def all_anew(self) -> None:
        """The same at once."""
        self._coming = self.anew()
        at_once(self._coming)

    def soon_anew(self) -> None:
        """The same as far as the frame has time, the rest in the next ones, or before anything more is told."""
        self._coming = self.anew()
        self.go_on()

    def go_on(self) -> None:
        """Another frame for it."""
        next(self._coming, None)


def before_roll(event: Event, kind: str) -> Event:
    """A roll as an event of another kind, without its outcome: who rolls for what."""
    data = {name: value for name, value in event.data.items() if name in ("seat", "other", "tile")}
    return changed(event, kind=kind, data=data)


def at_once(steps: Iterator[None]) -> None:
    """Takes all steps of a work."""
    deque(steps, 0)
