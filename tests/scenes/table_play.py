"""What the tests of the table share: matches of people and quick bots, and hands that click what is offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.ask import Option
from game.core.rng import Stream
from game.core.session import Session
from game.match.seats import BOT, GUEST, PERSON, SeatInfo
from scenes.kit.table_question import TableQuestion
from scenes.program import Program
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.pick_menu import PickMenu
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.titles.realigious.board import BoardWidget
from scenes.titles.realigious.table import RealigiousTable

if TYPE_CHECKING:
    from tests.scenes.conftest import Driver

NAMES = ("하늘지기", "Sandglass", "첫눈", "Ember-7")


class QuickBot:
    """A bot in the process of the test: any option, drawn from its seed."""

    def __init__(self) -> None:
        self.key: str | None = None
        self.asked = 0

    def ask(self, session: Session, seat: int, level: str, seed: int, wishes: object = None) -> None:
        question = session.question(seat)
        assert question is not None
        self.asked += 1
        self.key = Stream(seed, "quick").pick(question.options()).key

    def poll(self) -> str | None:
        key, self.key = self.key, None
        return key

    def gave_up(self) -> bool:
        return False

    def cancel(self) -> None:
        self.key = None

    def close(self) -> None:
        self.key = None


def seats(kinds: str, program: Program | None = None) -> list[SeatInfo]:
    """ "pgb": a person with a profile, a guest, a bot."""
    out = []
    for seat, letter in enumerate(kinds):
        kind = {"p": PERSON, "g": GUEST, "b": BOT}[letter]
        uid = ""
        if kind == PERSON and program is not None:
            uid = program.home.store.create_profile(NAMES[seat], f"profile/{seat}").uid
        level = "easy" if kind == BOT else ""
        out.append(SeatInfo(seat=seat, name=NAMES[seat], icon=f"profile/{seat}", kind=kind, level=level,
                            profile_uid=uid))
    return out


def open_table(program: Program, kinds: str, seed: int = 7, **options: str) -> TableScene:
    """A table with a new match on top of nothing."""
    match = Match.new(program.home, "realigious", seats(kinds, program), options, seed)
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    return table


def opened(program: Program, drive: Driver, match: Match) -> TableScene:
    """A table that has asked whoever is to choose, and lifted the first curtain."""
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    return until_asked(drive, table)


def until_asked(drive: Driver, table: TableScene, limit: int = 400) -> TableScene:
    """Frames until a person is asked something; curtains are lifted by Enter."""
    for _ in range(limit):
        top = drive.program.nav.stack.top
        if isinstance(top, ResultScene) or (top is table and table.asked is not None):
            break
        if isinstance(top, Curtain):
            drive.frames(2, 250)
            drive.click("lift")
        elif top is table and table.news.resting:  # a turn in which nothing is left to be done
            drive.click("table-primary")
        drive.frames(1, 100)
    drive.frames(1, 300)
    return table


def choose_by_hand(drive: Driver, table: TableScene, option: Option) -> None:
    """Clicks or types what stands for an option."""
    title_table = table.title_table
    assert isinstance(title_table, RealigiousTable) and table.asked is not None
    if option.key == title_table.primary(table.options()):
        drive.click("table-primary")
    elif drive.has(f"choice.{option.key}"):
        drive.click(f"choice.{option.key}")
    elif option.refs and option.refs[0].startswith("tile:"):
        click_tile(drive, table, int(option.refs[0][5:]))
    else:
        table.choose(option.refs[0] if option.refs else option.key)
    top = drive.program.nav.stack.top
    if isinstance(top, PickMenu):
        drive.click(f"pick.{[o.key for o in top.options].index(option.key)}")
    if isinstance(drive.program.nav.stack.top, TableQuestion):
        drive.click("answer.0")


def click_tile(drive: Driver, table: TableScene, tile: int) -> None:
    """Clicks into the lower middle of a tile, beside what stands on it."""
    title_table = table.title_table
    assert isinstance(title_table, RealigiousTable)
    drive.click(place_of(title_table.board, tile))


def place_of(board: BoardWidget, tile: int) -> tuple[int, int]:
    """The middle of a tile on the canvas."""
    place = board.place_of(f"tile:{tile}")
    assert place is not None
    return place.center


def pick(options: Sequence[Option], stream: Stream) -> Option:
    """Some option, "cancel" only where it is alone: matches shall go on."""
    going_on = [option for option in options if option.key != "cancel"]
    return stream.pick(going_on or options)
