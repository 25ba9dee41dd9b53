"""The table as its own parts see it: clock, seating, curtain, buttons, log. `TableScene` is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from scenes.kit.table_host import OwnSide, PromptLine, TableHost

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.match.at_table import TableMatch
    from game.match.seats import Wish
    from scenes.kit.log_line import LogLine
    from scenes.kit.title_table import TitleTable
    from scenes.shell.client import Client
    from scenes.shell.home import Home
    from scenes.shell.navigator import Navigator
    from scenes.shell.online import Online
    from scenes.table.controllers import Controllers
    from scenes.table.playback import Playback
    from scenes.widgets.toast import NoticePlace


class Prompt(PromptLine, Protocol):
    """The prompt line with what it shows."""

    text: str
    hint_text: str
    rect: pygame.Rect
    calm: bool
    befalls: bool
    urgent: bool
    taken: int

    def tell(self, text: str, hint: str = "", befalls: bool = True) -> None:
        """What befalls here, or who is waited for, in the place of the question."""

    def clear(self) -> None:
        """Nothing is asked."""

    def fits(self, text: str, hint: str) -> bool:
        """Whether both stand in one line."""


class Side(OwnSide, Protocol):
    """The viewer's side."""

    def first_viewer(self) -> int | None:
        """Whose view the table opens with."""

    def cover(self) -> None:
        """Lets the curtain fall where nobody's view may be shown yet."""

    def has(self, seat: int) -> bool:
        """Whether the seat is the viewer's, or that of a person here who plays with the viewer."""

    def undoer(self) -> int | None:
        """Whose choice an undo takes back."""


class TimePart(Protocol):
    """The clock."""

    @property
    def on(self) -> bool:
        """Whether this match has a clock."""


class TimerPart(Protocol):
    """The clock's face."""

    def refresh(self) -> None:
        """Draws anew when something else is to be shown."""


class SeatingPart(Protocol):
    """What chairs that change hands mean for the screen."""

    def take(self, wishes: Sequence[Wish]) -> None:
        """Chairs change hands as it was wished."""

    def changed(self, seats: set[int]) -> None:
        """Chairs have changed hands: saved at once, and shown."""

    def gives_up(self, seat: int) -> None:
        """Who concedes is told of no bot any more."""

    def waits(self, seat: int) -> str:
        """What the prompt says while nobody, or a bot in somebody's stead, chooses for a seat; else ""."""

    def tell(self, number: int) -> None:
        """The chairs' lines before an event number enter the log."""

    def lines(self, told: list[LogLine], until: int | None = None) -> list[LogLine]:
        """The log of the rules up to an event number, with the chairs' lines where they belong."""


class SeenPart(Protocol):
    """How far each seat has seen the match. `at`: how many actions of `all` that are shown again have been
    shown."""

    at: int
    all: int

    @property
    def stops(self) -> bool:
        """Whether it stands, or will after the action that is being shown."""

    @property
    def over(self) -> bool:
        """Whether it stands after the last action."""

    @property
    def can_repeat(self) -> bool:
        """Whether what others did can be shown again now."""

    @property
    def actions(self) -> int:
        """How many actions can be shown again."""

    @property
    def since_start(self) -> bool:
        """Whether it began before the viewer's first turn."""

    @property
    def looked(self) -> bool:
        """Whether all that can be shown again was looked at again."""

    def losses(self) -> list[str]:
        """What the viewer has lost by it, in sentences."""

    @property
    def shows(self) -> int:
        """The number of the action that is on the board."""

    @property
    def repeats(self) -> bool:
        """Whether the viewer has seen what is shown again."""

    def read_ms(self, event: Event) -> int:
        """How long an event that is shown again is read."""

    def note(self, after: Any, own: bool) -> None:
        """Somebody has chosen, and the viewer sees `after`; `own`: the viewer's side, in its own turn."""

    def take_back(self) -> None:
        """Choices were taken back."""

    def repeat(self) -> None:
        """Shows again what others did since the viewer's last choice."""

    def pause(self) -> None:
        """What is shown again stands still, or goes on."""

    def step_back(self) -> None:
        """One action back; there it stands."""

    def step_on(self) -> None:
        """One action on; then it stands."""

    def end(self) -> bool:
        """All of it has been seen; False where nothing is shown again."""

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether a key leads through what is shown again."""

    def told(self, event: Event) -> None:
        """An event has been shown."""

    def sees(self, seat: int) -> None:
        """The seat knows everything that it may know of until now."""


class GivingUpPart(Protocol):
    """Giving up and draws."""

    @property
    def out(self) -> bool:
        """Whether the viewer is out of a match that goes on."""

    @property
    def can_hurry(self) -> bool:
        """Whether only bots are left, whose choices need not be watched."""

    @property
    def hurries(self) -> bool:
        """Whether they are not watched any more."""

    def hurry(self) -> None:
        """On to the result."""

    def tells_out(self) -> bool:
        """Says so to a viewer who is."""

    def rows(self) -> list[tuple[str, str, Callable[[], None], str]]:
        """Name, icon, deed and what bars it, of the menu's rows."""


class LeavingPart(Protocol):
    """The way out of the match."""

    def begin(self, then: Callable[[], None]) -> None:
        """Calls `then` once everything is written."""


class KeysPart(Protocol):
    """Keys that come while something is shown. `since_ms`: how long the question has been open."""

    since_ms: int

    def refuse(self) -> None:
        """Says why the key of the primary button does nothing now."""

    def too_soon(self) -> None:
        """What was pressed came before the question of now could be read."""


class NewsPart(Protocol):
    """What has happened and is not shown yet."""

    at: int

    @property
    def resting(self) -> bool:
        """Whether a turn that is over waits for its last look to end."""

    def end_look(self) -> None:
        """The last look is over."""


class Refreshed(Protocol):
    """Something that shows how the table is."""

    def refresh(self) -> None:
        """As it is now."""


class StepsPart(Refreshed, Protocol):
    """The buttons of what is shown again."""

    def number(self) -> None:
        """How far it is."""


class TellingPart(Protocol):
    """What is told."""

    def anew(self, until: int | None = None) -> Iterator[None]:
        """The log from the beginning, up to an event number."""

    def begun(self, event: Event, known: bool) -> None:
        """An event begins to be shown: the plate tells what somebody else does."""


class ButtonsPart(Protocol):
    """The table's buttons."""

    @property
    def steps(self) -> StepsPart:
        """The buttons of a catch-up."""

    def refresh(self) -> None:
        """What can be taken back, and what the primary button does now."""


class LogPart(Protocol):
    """The log. From event number `mark` on lines stand out."""

    rect: pygame.Rect

    @property
    def mark(self) -> int | None:
        """That number; None for nothing."""

    @mark.setter
    def mark(self, value: int | None) -> None: ...

    def append(self, line: LogLine) -> None:
        """Adds a line at the end."""

    def fill(self, lines: Sequence[LogLine]) -> None:
        """Other lines from now on."""


class CaptionPart(Protocol):
    """The plate beside what others do."""

    def tell(self, line: LogLine, over: Sequence[pygame.Rect] = ()) -> None:
        """An action of somebody else begins to be shown; `over`: what is shown of it over the board."""

    def clear(self) -> None:
        """Nothing is told any more."""


class HistoryPart(Protocol):
    """The history strip."""

    def fill(self, lines: Sequence[LogLine]) -> None:
        """The last of these."""

    def add(self, line: LogLine) -> None:
        """One more action."""


class PlayedTable(TableHost, Protocol):
    """What the parts read of the table and ask it to do. `makes_way`: whether another scene goes on with the match;
    `confirmed`: what was asked before an end, by seat: it is not asked again. `opened_at`: after how many choices the
    table was opened, more than none for a match that goes on.
    """

    asked: Question | None
    confirmed: set[tuple[int, str]]
    opened_at: int
    paused: bool
    catching_up: bool
    makes_way: bool
    for_bots: bool
    viewer: int | None
    lines: list[LogLine]
    more_buttons: Sequence[tuple[str, str, Callable[[], None]]]
    title_table: TitleTable
    controllers: Controllers
    playback: Playback
    client: Client
    home: Home
    online: Online
    nav: Navigator
    notices: Sequence[NoticePlace]

    def draw(self, surface: pygame.Surface) -> None:
        """Draws everything inside the surface's clip; changes nothing."""

    @property
    def match(self) -> TableMatch:
        """The running match."""

    @property
    def team(self) -> Side:
        """The viewer's side."""

    @property
    def prompt(self) -> Prompt:
        """The prompt line."""

    @property
    def clock(self) -> TimePart:
        """The turn clock."""

    @property
    def timer(self) -> TimerPart:
        """Its face."""

    @property
    def seating(self) -> SeatingPart:
        """The players of the seats."""

    @property
    def catch_up(self) -> SeenPart:
        """What each seat has seen."""

    @property
    def leaving(self) -> LeavingPart:
        """The way out."""

    @property
    def giving_up(self) -> GivingUpPart:
        """Giving up and draws."""

    @property
    def keys(self) -> KeysPart:
        """Keys that come while something is shown."""

    @property
    def log(self) -> LogPart:
        """The log."""

    @property
    def news(self) -> NewsPart:
        """What is not shown yet."""

    @property
    def telling(self) -> TellingPart:
        """What is told."""

    @property
    def buttons(self) -> ButtonsPart:
        """The table's buttons."""

    @property
    def caption(self) -> CaptionPart:
        """The plate beside what others do."""

    @property
    def history(self) -> HistoryPart:
        """The history strip."""

    @property
    def eyes(self) -> tuple[object, ...]:
        """For whom the log tells."""

    @property
    def factor(self) -> float:
        """How much slower than normal things are shown; 0: not at all."""

    def draw_back(self, surface: pygame.Surface) -> None:
        """The ground under everything."""

    def options(self) -> list[Option]:
        """What the viewer can choose now."""

    def give(self, seat: int, key: str) -> None:
        """The answer of a seat."""

    def went_on(self) -> None:
        """The match has gone on, and not by an answer."""

    def ask_anew(self, seat: int = -1) -> None:
        """Looks up the seat that is asked now."""

    def look_through(self, seat: int | None) -> None:
        """Shows the view of another seat."""

    def looking_through(self, seat: int | None) -> Iterator[None]:
        """The same in steps."""

    def press_primary(self) -> None:
        """What the primary button does."""

    def point_at(self, ref: str) -> None:
        """Shows a thing of the table."""

    def open_menu(self) -> None:
        """The menu of the match."""

    def rebuild(self) -> None:
        """Makes the widgets anew."""
