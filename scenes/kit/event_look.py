"""How events are shown: a title has one row for each kind of event that its rules emit. Board, log, sounds, timeline,
history strip and the view between two choices read it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.core.events import Event
    from scenes.kit.cue import Maker

TURN, CHANCE, LOSS, GAIN, END = "turn", "chance", "loss", "gain", "end"
"""Kinds of marks on the timeline of a replay (C7.2)."""
MARKED = (GAIN, LOSS, CHANCE, END)
"""Those that are drawn; later ones lie over earlier ones."""
ALL = "all"
"""What an event touches after which everything but what moves later may be shown as it is then."""
READ_MS, GRAVE_MS = 380, 900
"""How long somebody else's action stands to be read once it has been shown, at normal speed; what is won, lost or left
to chance by it stands longer (C6.14).
"""
Named = str | Callable[["Event"], str]
Needed = tuple[str, ...] | Callable[["Event", Any], tuple[str, ...]]


class EventLook(NamedTuple):
    """`group`: the filter of the log that its lines belong to, "" where the log leaves it out; `icon`: the sprite of a
    line, the filter's own where there is none; `sound`: heard when it begins to be shown; `heavy`: an action, which
    stands in the history strip and needs time to be read; `mark`: the kind of mark that it makes on the timeline;
    `touches`: a word of the title for what of the view it changes besides what it names; `needs`: the sprites without
    which it can't be shown; `animation`: makes what is seen on the board, None where that takes no time; `by_itself`:
    the game does it, so it is read action by action also where an own choice led to it; `rolls`: its dice are told once
    they lie still, and leave other events little time; `longer_ms`: how much longer than usual what one choice led to
    may be shown with it, an end, say; `hurts`, `helps`: under which names it tells the seat that has lost by it, and
    the one that has gained by that loss, where that need not be who chose; `fate`: a leader falls, or somebody is
    out of the match: its mark has a shape of its own; `ends`: somebody's part of a turn is over with it; `counts`:
    nothing but numbers is changed by it, to which something flies; `begins`: of a roll the kind of event in whose words
    it is told who rolls for what until the dice lie. What depends on the event is a function of it.
    """

    group: str = ""
    icon: Named = ""
    sound: str = ""
    heavy: bool = False
    mark: Named = ""
    touches: str = ""
    needs: Needed = ()
    animation: Maker | None = None
    by_itself: bool = False
    rolls: bool = False
    longer_ms: int = 0
    hurts: str = ""
    helps: str = ""
    fate: bool = False
    ends: bool = False
    counts: bool = False
    begins: str = ""

    def icon_of(self, event: Event, has: Callable[[str], bool]) -> str:
        """The sprite of an event's line, if there is one of that name."""
        icon = named(self.icon, event)
        return icon if icon and has(icon) else filter_icon(self.group)

    def mark_of(self, event: Event) -> str:
        """The kind of mark that an event makes, "" for none."""
        return named(self.mark, event)

    def read_ms(self, event: Event) -> int:
        """How long an action of somebody else stands once it has been shown; 0 for what is none."""
        if not self.heavy:
            return 0
        return GRAVE_MS if self.mark_of(event) in (GAIN, LOSS, CHANCE, END) else READ_MS

    def needs_of(self, event: Event, after: Any) -> tuple[str, ...]:
        """The sprites for showing an event that leads to a view."""
        return self.needs(event, after) if callable(self.needs) else self.needs


class Landmark(NamedTuple):
    """A mark on the timeline of a replay: its kind, the event that it is about, and what is said of it where the line
    of the log does not say it: a text about the `name` of the event's seat, the `loser` of a fight, and `n`. `whose`:
    the seat for whose side alone it is a gain or a loss, and for nobody else either; -1 where the event tells that.
    """

    kind: str
    event: Event
    text: str = ""
    n: int = 0
    whose: int = -1


def named(name: Named, event: Event) -> str:
    """A name, or what it is for an event."""
    return name(event) if callable(name) else name


def about(prefix: str, name: str = "what") -> Callable[[Event], str]:
    """The sprite that is called after what an event tells under a name."""
    return lambda event: f"{prefix}{event.data.get(name)}"


def filter_icon(group: str) -> str:
    """The sprite of a filter of the log; "" for all lines."""
    return f"ui/filter_{group or 'all'}"
