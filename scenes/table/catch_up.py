"""Private catch-up (C6.7a): how far each seat has seen the match, and the replay of what it missed, which ends after
20 s at the latest, whatever the speed, where it was not asked for.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from typing import TYPE_CHECKING, Any

import pygame

from scenes.table.playback import CATCH_UP_MS, Account
from scenes.table.telling import at_once
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.core.events import Event
    from game.match.at_table import Stand
    from scenes.table.host import PlayedTable
    from scenes.table.playback import Told
    from scenes.widgets.base import Widget


ASKED_MS = 600_000
"""The longest that a replay may take that the viewer has asked for and can end at any time."""
GROUNDS = ("board", "table-primary")
"""With the focus on these, or on nothing, the choose key pauses what is shown again."""


class CatchUp:
    """What each seat has seen, and how the match stood for it after each choice since, so that what it missed is shown
    as it was. A seat that plays later in the first round has missed the turns before; in a match that was opened again
    everything since the own last choice.
    """

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.passed = 0.0
        self.at = self.all = 0
        self._start: tuple[int, Any, list[Told]] = (0, None, [])  # of what is shown again
        self._led = False  # whether the viewer goes through it by hand: then it takes its time
        self._over = False  # what the buttons have been told
        self._again: list[Stand] = []
        self.repeats = False  # whether the viewer has seen it before
        self._looked: object = ()  # what was looked at again last
        self._own: set[tuple[int, int]] = set()  # seats, and with which event a choice of their turn has begun
        self._began: dict[int, int] = {entry.seat: 0 for entry in table.match.session.log}  # with it their first turn
        self._reads: dict[int, int] = {}  # how long each of the actions is read that are shown again
        self._counted: tuple[object, int] = (), 0  # how many actions can be shown again, and of which account
        self._watched: dict[int, tuple[Account, list[Stand]]] = {}  # what seats saw since their turn before they left
        self._focus: Widget | None = None  # what had the focus when it began
        seats = () if table.steps_back else table.match.seats  # who looks at a record has missed nothing
        self._seen: dict[int, list[Stand]] = {info.seat: table.match.seen(info.seat) for info in seats}
        if table.viewer is not None:
            self._opened(table.viewer)

    def _opened(self, seat: int) -> None:
        """Whose match is opened again can look at what happened since its last choice."""
        (since, start), *later = self._seen.get(seat) or [(0, None)]
        if later:
            self.table.playback.account = Account(since, start)
            if not self.actions:
                self.table.playback.account = None

    def leave(self) -> None:
        """The viewer and the seats that play with it have seen everything until now."""
        table = self.table
        if table.viewer is None:
            return
        account, stands = table.playback.account, self._since()
        for info in table.match.seats:
            if table.match.together(table.viewer, info.seat):
                self._watched.pop(info.seat, None)
                if account is not None and not account.closed:
                    self._watched[info.seat] = account, stands
                self.sees(info.seat)

    def sees(self, seat: int) -> None:
        """The seat knows everything that it may know of until now."""
        session = self.table.match.session
        self._seen[seat] = [(session.event_count(seat), session.view(seat))]

    def note(self, after: Any, own: bool) -> None:
        """Somebody has chosen, and the viewer sees `after`: how the match stands now for who will look at it later.
        `own`: the viewer's side has, in its own turn.
        """
        table, session = self.table, self.table.match.session
        if own and table.viewer in self._seen:
            before = self._seen[table.viewer][-1][0]
            self._began.setdefault(table.viewer, before)
            self._own |= {(seat, event.no) for seat in table.match.persons if table.match.together(table.viewer, seat)
                          for event in session.events(before, seat)[:1]}  # fmt: skip
        for seat in table.match.persons:
            stands = self._seen.get(seat)
            if stands is None:
                continue
            if seat == table.viewer:
                account = table.playback.account
                stands[1:] = [stand for stand in stands[1:] if account is not None and stand[0] > account.first]
                stands.append((session.event_count(seat), after))
            elif table.viewer is None or not table.match.together(table.viewer, seat):
                stands.append((session.event_count(seat), session.view(seat)))

    def take_back(self) -> None:
        """Choices were taken back: how the match stood after them is forgotten."""
        session = self.table.match.session
        for seat, stands in self._seen.items():
            count = session.event_count(seat)
            stands[1:] = [stand for stand in stands[1:] if stand[0] <= count]
            self._own -= {one for one in self._own if one[0] == seat and one[1] >= count}

    def begin(self, seat: int | None) -> tuple[int, Any, list[Told]]:
        """Where a seat's view begins: the number of the first event that it missed, the view before, and what it was
        able to see since, choice by choice.
        """
        session = self.table.match.session
        self.passed = 0.0
        if seat is None:
            return session.event_count(), session.view(None), []
        self.repeats, self._focus = bool(self._again), self.table.ui.focus
        account = self.table.playback.account if self.repeats else None
        (since, start), *later = self._again or self._seen[seat]
        self._again = []
        self._start = since, start, self._missed(seat, since, later)
        self.at, self._led = 0, False
        self._reads = dict(self._read(seat, *self._start[1:], account is not None and account.brought))
        self.all = len(self._reads)
        return self._start

    def begun(self) -> None:
        """What the viewer is shown now can be shown once more, with what it had watched itself since its turn. Its
        numbers are those of then: nobody has lost what lies between.
        """
        table = self.table
        table.title_table.finish()
        if table.viewer is None or self.repeats:
            return
        account, watched = self._watched.pop(table.viewer, (None, []))
        if account is None and not self.all:
            return
        stands = [*watched, *self._seen[table.viewer]]
        self._seen[table.viewer] = stands
        table.playback.account = account or Account(*stands[0])

    def _since(self) -> list[Stand]:
        """How the match stood before what happened since the viewer's turn, and after each choice of it."""
        account, viewer = self.table.playback.account, self.table.viewer
        if account is None or viewer not in self._seen:
            return []
        later = (stand for stand in self._seen[viewer][1:] if stand[0] > account.first)
        return [(account.first, account.before), *later]

    @property
    def actions(self) -> int:
        """How many actions can be shown again since the viewer's turn: as many as are stepped to then."""
        table, seat = self.table, self.table.viewer
        account = table.playback.account
        if account is None or seat not in self._seen:
            return 0
        known = seat, account.first, account.brought, table.match.session.event_count(seat), len(self._own)
        if self._counted[0] != known:
            (since, before), *later = self._since()
            reads = dict(self._read(seat, before, self._missed(seat, since, later), account.brought))
            self._counted = known, len(reads)
        return self._counted[1]

    def _read(self, seat: int, before: Any, missed: Sequence[Told], brought: bool) -> Iterator[tuple[int, int]]:
        """The actions that are stepped to, each with how long it is read: what others did, what the seat's side
        answered in their turns, what its own turn has `brought` at its end, with which an account may begin, and what
        it did itself before others answered in its own turn.
        """
        title_table, unanswered = self.table.title_table, []
        for i, (events, after) in enumerate(missed):
            away = title_table.own_turn(before) is False or (brought and not i)
            own, before = not away and (seat, events[0].no) in self._own, after
            read = self._deed_ms if own else title_table.again_ms if away else title_table.read_ms
            found = [(event.no, ms) for event in events if (ms := read(event))]
            if own:
                unanswered += found
            elif found:
                yield from (*unanswered, *found)
                unanswered = []

    def _deed_ms(self, event: Event) -> int:
        """How long an action is read, whoever's it is; 0 for what is none."""
        return self.table.title_table.look_of(event).read_ms(event)

    def read_ms(self, event: Event) -> int:
        """How long an event that is shown again is read; 0 for what is no action."""
        return self._reads.get(event.no, 0)

    def _missed(self, seat: int, since: int, later: Sequence[Stand]) -> list[Told]:
        found: list[Told] = []
        session = self.table.match.session
        events = deque(session.events(since, seat))
        for count, view in (*later, (session.event_count(seat), session.view(seat))):
            told: list[Event] = []
            while events and events[0].no < count:
                told.append(events.popleft())
            if told:
                found.append((told, view))
        return found

    @property
    def can_repeat(self) -> bool:
        """Whether what happened since the viewer's last turn can be shown again now (C6.14)."""
        table = self.table
        still = not table.playback.busy and not table.title_table.laid_out() and not table.only_bots
        return still and self.actions > 0

    @property
    def since_start(self) -> bool:
        """Whether what happened since began before the viewer's first turn (C6.14)."""
        account, seat = self.table.playback.account, self.table.viewer
        if seat is None or (account is None and not self.table.catching_up):
            return False
        first = self._start[0] if self.table.catching_up or account is None else account.first
        return first < self._began.get(seat, first + 1)

    @property
    def looked(self) -> bool:
        """Whether all that can be shown again was looked at again."""
        account = self.table.playback.account
        return account is not None and self._looked == (account.first, self.actions)

    def losses(self) -> list[str]:
        """What the viewer has lost since others began to choose, after what has brought it about, else the action that
        it followed, told once; not what an own action has cost.
        """
        account = self.table.playback.account
        if account is None:
            return []
        found: list[str] = []
        last, cause = None, None
        for line in self.table.lines[bisect_left(self.table.lines, account.first, key=lambda line: line.no):]:
            if line.hurts:
                by = cause.text if cause is not None else ""
                if line.cause not in by:
                    by = line.cause
                elif cause is not None and cause.seat == self.table.viewer:
                    continue
                if by.casefold() in line.text.casefold():
                    by = ""  # it says so itself
                if by and by == last:
                    found[-1] = f"{found[-1]} {line.text}"
                else:
                    found.append(f"• {by.rstrip('.')} → {line.text}" if by else f"• {line.text}")
                last = by
            elif line.heavy:
                cause = line
        return found

    def repeat(self) -> None:
        """Shows it again on the board; then what was asked is asked again."""
        table = self.table
        if not self.can_repeat:
            return
        account, viewer = table.playback.account, table.viewer
        if account is None or viewer is None:
            return
        stands, self._looked = [*self._seen[viewer]], (account.first, self.actions)
        self._again = self._since()
        table.asked = None
        table.caption.clear()
        table.nav.stack.toasts.clear()
        table.look_through(viewer)
        table.playback.account, self._seen[viewer] = account, stands

    def limit(self, factor: float) -> int:
        """Ms at normal speed that the replay may take, so that it takes no longer when things are shown slowly (C6.7a);
        one that was asked for takes what it takes.
        """
        return ASKED_MS if self.repeats else round(CATCH_UP_MS / max(1.0, factor))

    def pace(self, factor: float) -> float:
        """How much slower than normal things are shown: who looks again wants to read it, however fast the match is,
        and also where nothing moves else.
        """
        slow = self.table.catching_up and self.repeats and self.table.media.motion
        return max(1.0, factor) if slow else factor

    # --- going through it by hand

    @property
    def shows(self) -> int:
        """The number of the action that is on the board."""
        return self.at + self.table.playback.acts

    def words(self) -> tuple[str, str]:
        """What is shown, and where there is room the keys that step through it; the buttons beside them tell theirs."""
        again = "table.catch_up.start" if self.since_start else "table.catch_up.again"
        what = self.table.t(again if self.repeats else "table.catch_up")
        keys = self.table.t("table.catch_up.hint")
        return what, keys if self.table.prompt.fits(what, keys) else ""

    @property
    def stops(self) -> bool:
        """Whether it stands, or will after the action that is being shown."""
        return self.table.playback.stands or self.table.playback.ahead is not None

    @property
    def over(self) -> bool:
        """Whether it stands after the last action: nothing is left but to go back to the match."""
        return self.table.playback.stands and self.at >= self.all

    def told(self, event: Event) -> None:
        """One more action has been shown."""
        if self.table.catching_up and self.read_ms(event):
            self.at += 1
            self.table.buttons.steps.refresh()

    def pause(self) -> None:
        """It stands still with all of an action shown, or goes on; whoever stops it has seen that it takes its time."""
        playback = self.table.playback
        if not self.table.catching_up:
            return
        self._led = True
        if self.stops:
            playback.stands, playback.ahead = False, None
        else:
            playback.settle()
        self.table.buttons.refresh()

    def step_on(self) -> None:
        """The next action is shown as it happens, with all that comes of it, then it stands. One that is being shown
        ends with all that comes of it; after the last one it stands.
        """
        table, playback = self.table, self.table.playback
        if not table.catching_up:
            return
        self._led = True
        if self.at >= self.all or playback.acts or (self.at and not playback.between):
            playback.settle()
        if self.at < self.all:
            playback.to_action()
        table.buttons.refresh()

    def step_back(self) -> None:
        """Stands as it was before the action that was shown last, or is being shown. Nothing of what came later is
        told.
        """
        table, (since, start, missed) = self.table, self._start
        if not table.catching_up or not self.shows:
            return
        self._led, self.at = True, self.shows - 1
        account = table.playback.account
        table.playback.jump(start)
        table.caption.clear()
        table.nav.stack.toasts.clear()
        table.playback.put_missed(missed, self.limit(table.factor), self.read_ms)
        last = table.playback.forward(self.at)
        table.title_table.finish()
        table.playback.account = account
        at_once(table.telling.anew())
        if last is not None:
            table.telling.begun(last, True)
        table.log.mark = since
        self.table.buttons.refresh()

    def end(self) -> bool:
        """The rest is shown at once."""
        if not self.table.catching_up:
            return False
        self.table.playback.skip_all()
        return True

    def takes(self, event: pygame.event.Event) -> bool:
        """The keys of a replay's timeline: those for choosing pause, unless the focus was led to something meanwhile,
        Left and Right step.
        """
        table, focus = self.table, self.table.ui.focus
        deed = {pygame.K_LEFT: self.step_back, pygame.K_RIGHT: self.step_on}.get(event.key)
        free = focus in (None, self._focus) or focus.name in GROUNDS or not focus.enabled
        if free and "choose" in table.media.bindings.actions(event):
            deed = self.pause
        held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_SHIFT)
        if deed is None or held or not table.catching_up or isinstance(focus, TextEntry):
            return False
        deed()
        return True

    def update(self, dt: int) -> None:
        """Numbers the action that is on the board, and ends the replay when it has taken its time, unless the viewer
        has asked for it or goes through it by hand.
        """
        if not self.table.catching_up:
            return
        self.table.buttons.steps.number()
        if self.over != self._over:
            self._over = self.over
            self.table.buttons.refresh()
        self.passed += 0 if self._led or self.repeats else dt
        if self.passed >= CATCH_UP_MS:
            self.table.playback.skip_all()
