"""The display runs behind the session: events are shown one after the other until the displayed view is the current
one (C6.5).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.events import Event
    from game.core.reading import Reading
    from scenes.kit.title_table import TitleTable

OWN_MS = 1200
"""The longest that showing what happened may hold a person's input up, at normal speed (C6.5)."""
OTHERS_MS, ACTION_MS = 600, 700
"""The same for one choice of somebody else: for all that is no action, and for each action; the time to read it comes
on top (C6.14).
"""
READ_MS, ROLL_READ_MS = 800, 2000
"""How long the last thing shown stays in sight before a curtain falls, and where it was a roll; a click ends it."""
RESERVE_MS = 90
"""What an event that waits is left at least by a roll that is being shown."""
CATCH_UP_MS = 20_000
"""The longest private catch-up (C6.7a)."""
FASTEST = 12.0
WAIT_MS = 100
"""The longest that an event waits for its pictures, which are decoded elsewhere meanwhile."""
MOST_AT_ONCE = 200
"""Events of a frame, where nothing moves: more are the next frame's."""
Told = tuple["Sequence[Event]", Any]
"""What a choice led to, and the view that holds when it has been shown."""
Waiting = tuple["Event | None", Any, int]
"""What is still to be shown, the view of when its choice has been, and the ms that it is to be read for; no event where
a choice is over."""
SOON = 6
"""Of so many events the pictures are asked for at once."""


def always(_event: Event, _view: Any) -> bool:
    """Nothing is waited for."""
    return True


def unsaid(_event: Event, _known: bool) -> None:
    """Nobody asks what begins."""


class Account(NamedTuple):
    """Since when what happened can be shown again: `first`, the number of its first event, and the view before it;
    `brought`: whether it begins with what the viewer's own turn brought at its end; `closed`: the viewer has chosen in
    its own turn since, so what others do next begins another one.
    """

    first: int
    before: Any
    brought: bool = False
    closed: bool = False


class Playback:
    """Events with the view that they lead to. `shown` is the view on the screen. `told(event)`: an event has been shown
    (C6.4a); `begun(event, known)`: it begins to be; of a roll nothing may be given away until it is `known`, and it is
    said again. `ready(event, view)`: whether the pictures of an event are at hand. `account`: what happened since the
    viewer's last turn; None: nothing.
    """

    def __init__(
        self, title_table: TitleTable, shown: Any, told: Callable[[Event], None],
        ready: Callable[[Event, Any], bool] = always, begun: Callable[[Event, bool], None] = unsaid,
    ) -> None:  # fmt: skip
        self.title_table = title_table
        self.shown = shown
        self.factor = 1.0
        self.reduced = False
        self._told, self._begun = told, begun
        self._ready = ready
        self._waited = 0
        self._queue: deque[Waiting] = deque()
        self._fresh = True  # nothing of the choice that is shown next has been seen
        self._now: tuple[Event, Any] | None = None
        self._behind = False  # whether the title shows an earlier view
        self._unseen = False  # whether what took no time has changed it since
        self._left = 0.0
        self._budget = 0.0
        self._reading, self._hold = 0, 0.0  # ms to read what is shown now; ms left to read what was
        self._rolled = False
        self._last = shown  # the newest view
        self.account: Account | None = None
        self.stands = False  # paused by who looks at what is shown again
        self.ahead: int | None = None  # so many actions more begin, and when all of them is shown it stands
        self.held = False  # by something that is to be read first
        self._rest: float | None = 0.0  # ms left to read what was shown last; None: they have not begun

    @property
    def newest(self) -> Any:
        """The view that will be shown last."""
        return self._last

    @property
    def busy(self) -> bool:
        """Whether the displayed view is behind, or what was shown last is being read."""
        waits = bool(self._queue) or bool(self._hold) or bool(self._rest)
        return self._now is not None or waits or self.held or self.stands

    def rested(self) -> bool:
        """Whether what was shown last has been seen long enough; the time begins when this is first asked for."""
        if self._rest is None:
            self._rest = ROLL_READ_MS if self._rolled else READ_MS
        return not self._rest

    def pending(self) -> int:
        """How many events are still to be shown."""
        return sum(1 for event, *_ in self._queue if event is not None) + (self._now is not None)

    def untold(self) -> int | None:
        """The number of the first event that has not been shown; None: all have."""
        waiting = (event.no for event, *_ in self._queue if event is not None)
        return self._now[0].no if self._now is not None else next(waiting, None)

    def put(
        self, events: Sequence[Event], after: Any, limit: int = OWN_MS, reads: Sequence[int] | None = None
    ) -> None:
        """Events to show, and the view that holds when they have been. `limit`: ms at normal speed for all of them but
        those that the game does by itself, which have their time as the choices of others have. `reads`: how long each
        is to be read, where that is known. What the viewer's side has answered in the turn of others is part of what
        happened since its own.
        """
        if reads is None:
            own = self._account_of(events, after, True)
            reads = [self.title_table.own_read_ms(event) for event in events[:own]]
            reads += [self.title_table.read_ms(event) for event in events[own:]]  # what others bring is not one's own
            limit += ACTION_MS * sum(1 for read in reads if read)
        self._put(events, after, limit, reads)

    def put_missed(self, missed: Sequence[Told], limit: int, read: Callable[[Event], int] | None = None) -> None:
        """What a seat has missed, choice by choice; each action is read, up to half of the time. `limit`: ms at normal
        speed for all of it, what takes longer included. `read`: how long an event is to be read.
        """
        read = read or self.title_table.read_ms
        limit = max(0, limit - sum(self.title_table.more_ms(events) for events, _ in missed))
        reads = [[read(event) for event in events] for events, _ in missed]
        whole = sum(map(sum, reads))
        share = min(1.0, limit / 2 / whole) if whole else 0.0
        for i, ((events, after), each) in enumerate(zip(missed, reads, strict=True)):
            self.put(events, after, 0 if i else limit - int(whole * share), [int(read * share) for read in each])

    def _put(self, events: Sequence[Event], after: Any, limit: int, reads: Sequence[int]) -> None:
        self.title_table.coming(events)
        soon = () if self._queue else events[:SOON]
        self._queue.extend((event, after, read) for event, read in zip(events, reads, strict=True))
        self._queue.append((None, after, 0))
        self._last = after
        self._rolled = any(map(self.title_table.is_roll, events))
        for event in soon:
            self._ready(event, after)  # begins to decode what they need
        self._rest = None
        self._budget = max(self._budget, 0.0) + limit + self.title_table.more_ms(events)

    def put_others(self, events: Sequence[Event], after: Any) -> None:
        """The same for a choice of somebody else: each action is shown and stands by its weight (C6.14)."""
        reads = [self.title_table.read_ms(event) for event in events]
        self._account_of(events, after, False)
        self._put(events, after, OTHERS_MS + ACTION_MS * sum(1 for read in reads if read), reads)

    def _account_of(self, events: Sequence[Event], after: Any, chosen: bool) -> int:
        """What a choice has led to goes into the account of what happened since the viewer's own turn. `chosen`: by the
        viewer's side, which closes it in its own turn; what others do in that, by a reaction say, goes with what was
        before. Returns how many of the events belong to a turn of the viewer's own that is over with them, else all.
        """
        title_table = self.title_table
        own = title_table.own_turn(self._last)
        mine = own is not False if chosen else bool(own)
        if mine and title_table.turn(after) != title_table.turn(self._last):
            return self._turn_over(events, after)
        if mine and chosen:
            self.account = self.account and self.account._replace(closed=True)
        elif events and (self.account is None or (self.account.closed and not mine)):
            self.account = Account(events[0].no, self._last)
        return len(events)

    def _turn_over(self, events: Sequence[Event], after: Any) -> int:
        """The viewer's own turn is over: what happened before it is answered, and what the same choice brings after it,
        the end of a day, say, begins a new account. Returns how many of the events belong to the turn.
        """
        title_table, view = self.title_table, self._last
        own = next((i for i, event in enumerate(events) if title_table.moves_on(event)), len(events))
        self.account = None
        if any(title_table.again_ms(event) for event in events[own:]):
            for event in events[:own]:
                view = title_table.step(view, event, after)
            self.account = Account(events[own].no, view, brought=True)
        return own

    def jump(self, view: Any) -> None:
        """Forgets what is still to be shown and shows another view (undo, another viewer)."""
        self.stands, self.ahead = False, None
        self._queue.clear()
        self._fresh = True
        self._now = None
        self._rest = self._hold = 0.0
        self._budget = 0.0
        self.title_table.finish()
        self.title_table.halt()
        self._last, self.account = view, None
        self.shown, self._behind = view, True
        self._show()

    def take_back(self, session: Reading, viewer: int | None) -> None:
        """The viewer's last choice is undone: what others did before it can still be shown again."""
        account = self.account
        self.jump(session.view(viewer))
        if account is not None and account.first < session.event_count(viewer):
            self.account = account

    def update(self, dt: int) -> None:
        """Moves on by dt ms, unless it stands still."""
        if self.stands:
            return
        if self._now is not None:
            self._left -= dt
            if self._left > 0:
                return
            self._end()
        if self._hold:
            self._show()
            self._hold = max(0.0, self._hold - dt) if self.factor > 0 else 0.0
            return
        for _ in range(MOST_AT_ONCE):
            if self._now is not None or self._hold or self.stands:
                break
            self.held = self.title_table.holds(self.shown, not self._queue)
            self.stands = not self.held and self._stops()
            if self.held or self.stands or not self._queue or not self._at_hand(dt):
                break
            self._next()
        self._show()
        if self._rest:
            self._rest = max(0.0, self._rest - dt)

    def _stops(self) -> bool:
        """Whether all of the actions that were wanted is shown: another one would begin, or nothing more comes."""
        stops = self.ahead == 0 and self.between
        if stops:
            self.ahead, self._behind = None, True  # also what took no time is seen
        return stops

    @property
    def between(self) -> bool:
        """Whether what is shown next is another action, the end or beginning of a turn, or nothing, and nothing is
        being shown.
        """
        return self._now is None and not self._follows()

    @property
    def acts(self) -> bool:
        """Whether an action is being shown that has not been told yet, or is wanted next."""
        return bool(self.ahead) or (self._now is not None and self._reading > 0)

    def _follows(self) -> bool:
        """Whether what is shown next comes of the action that was shown last; what another choice begins with, a unit
        that turns up to act, say, goes with the action of that.
        """
        if not self._queue:
            return False
        event, _, reading = self._queue[0]
        if event is None:
            return True
        return not reading and not self.title_table.moves_on(event) and not (self._fresh and self._acts_next())

    def _acts_next(self) -> bool:
        """Whether the choice that is shown next has an action in it."""
        for event, _, reading in self._queue:
            if reading or event is None:
                return bool(reading)
        return False

    def _taken(self) -> Waiting:
        """What comes next."""
        waiting = self._queue.popleft()
        self._fresh = waiting[0] is None
        return waiting

    def _at_hand(self, dt: int) -> bool:
        """Whether what comes next can be shown without a pause for its pictures, or has waited long enough."""
        event, after, _ = self._queue[0]
        if event is not None:
            self._behind |= self._unseen and self.title_table.is_roll(event)  # what was paid stands before the roll
            self._show()
        waits = event is not None and self.factor > 0 and self._waited < WAIT_MS and not self._prepared(event, after)
        self._waited = self._waited + dt if waits else 0
        return not waits

    def _prepared(self, event: Event, after: Any) -> bool:
        """Whether the pictures of an event are decoded and made."""
        return self._ready(event, after) and self.title_table.rehearse(event, after)

    def skip(self) -> None:
        """Ends the event that is being shown, and the time to read it."""
        if self._now is not None:
            self._end()
            self._hold = 0.0
            self._show()
        elif self._hold:
            self._hold = 0.0
        elif self._rest:
            self._rest = 0.0

    def forward(self, actions: int) -> Event | None:
        """Stands after so many actions more with all that came of them, which is seen at once and told nowhere. Returns
        the last of them.
        """
        last = None
        while self._queue and (actions or self._follows()):
            event, after, reading = self._taken()
            if event is not None:
                self.title_table.left_out(event)
            self.shown = after if event is None else self.title_table.step(self.shown, event, after)
            actions, last = actions - bool(reading), event if reading else last
        self._behind = self.stands = True
        self._show()
        return last

    def settle(self) -> None:
        """What is being shown or wanted next ends, and what else came of it is shown at once; there it stands."""
        self.skip()
        self._hold = 0.0
        while self.ahead and self._queue:
            self.ahead -= 1 if self._queue[0][2] else 0
            self._pass()
        while self._follows():
            self._pass()
        self._behind = self.stands = True
        self.ahead = None
        self._show()

    def to_action(self) -> None:
        """What comes before the next action is shown at once, and that action begins."""
        self.skip()
        self._hold = 0.0
        while self._queue and not self._queue[0][2]:
            self._pass()
        self._behind, self.stands, self.ahead = True, False, 1
        self._show()

    def _pass(self) -> None:
        """What comes next is seen and told at once."""
        event, after, reading = self._taken()
        if event is None:
            self.shown = after
            return
        if reading:
            self._begun(event, True)
        self._told(event)
        self.title_table.left_out(event)
        self.shown = self.title_table.step(self.shown, event, after)

    def skip_all(self) -> None:
        """Shows everything at once."""
        self.stands, self.ahead = False, None
        self.skip()
        self.title_table.halt()
        while self._queue:
            event, after, _ = self._taken()
            if event is None:
                self.shown = after
            else:
                self._told(event)
        self._budget = 0.0
        self._behind = True
        self._show()

    def _next(self) -> None:
        event, after, self._reading = self._taken()
        if self._reading and self.ahead:
            self.ahead -= 1
        if event is None:
            self.shown, self._behind = after, True
            if not self._queue:
                self._budget = 0.0
            return
        rolled, length = self.title_table.is_roll(event), 0
        self._begun(event, not rolled)
        if self.factor > 0:
            self.title_table.set_pace(1 / self.factor, self.reduced)
            length = self.title_table.animate(event, after)
        if self._stepped and self.title_table.counts(event):
            length = 0  # the number stands, and what flies to it goes on beside
        if length <= 0:
            self._tell(event)
            self.shown = self.title_table.step(self.shown, event, after)
            self._hold = self._time()
            self._behind, self._unseen = self._behind or self._hold > 0, True
            return
        self._now = (event, after)
        self._left = self._share(length, rolled) * self.factor

    @property
    def _stepped(self) -> bool:
        """Whether all that was wanted has begun, and it will stand."""
        return self.ahead == 0

    def _time(self) -> float:
        """Ms to read what has been shown; what will stand takes none of it."""
        return 0.0 if self._stepped else self._reading * self.factor

    def _share(self, length: int, roll: bool) -> float:
        """How long this event may take at normal speed: all that wait share what is left of the budget, but a roll,
        which decides what a choice led to, leaves the others little.
        """
        count = max(1, min(self.pending(), 6))
        allowed = max(self._budget / count, length / FASTEST)
        if roll:
            allowed = max(allowed, self._budget - RESERVE_MS * (count - 1))
        taken = min(float(length), allowed)
        self._budget -= taken
        if taken < length and self.factor > 0:
            self.title_table.set_pace(length / taken / self.factor, self.reduced)
        return taken

    def _end(self) -> None:
        if self._now is None:
            return
        event, after = self._now
        self._now = None
        self._hold = self._time()
        self._tell(event)
        self.title_table.finish()
        self.shown, self._behind = self.title_table.step(self.shown, event, after), True

    def _tell(self, event: Event) -> None:
        """The log names what has been shown: a blow that has hit, dice that lie still."""
        if self.title_table.is_roll(event):
            self._begun(event, True)
        self._told(event)

    def _show(self) -> None:
        """The title shows the view, where it is another one than it shows."""
        if self._behind:
            self._behind = self._unseen = False
            self.title_table.show(self.shown)
