"""What the tests of Crowns' table share: a person who clicks what stands for an option."""

from __future__ import annotations

from game.core.ask import Option
from game.core.rng import Stream
from scenes.kit.table_question import TableQuestion
from scenes.program import Program
from scenes.shell.dialog import QuestionDialog
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.pick_menu import PickMenu
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.titles.crowns.asking_rows import ChallengeChoice
from scenes.titles.crowns.card_now import kind_of
from tests.gallery.crowns_tables import DAWDLING, parts
from tests.scenes.conftest import Driver

LONGEST = 6000


def opened(program: Program, drive: Driver, match: Match) -> TableScene:
    """A table that has asked whoever is to choose."""
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    until_asked(drive, table)
    return table


def until_asked(drive: Driver, table: TableScene, limit: int = 400) -> None:
    """Frames until a person is asked or the match is over; curtains are lifted."""
    for _ in range(limit):
        top = drive.program.nav.stack.top
        if isinstance(top, ResultScene) or (top is table and table.asked is not None):
            break
        if isinstance(top, Curtain):
            drive.frames(1, 500)
            drive.click("lift")
        answer_bots(table)
        drive.frames(1, 100)
    drive.frames(1, 300)


def answer_bots(table: TableScene) -> None:
    """Bots choose at once, and by default: what they think is no matter of the screen."""
    if table.controllers.thinking >= 0 and not table.playback.busy and table.asked is None:
        question = table.controllers.current()
        assert question is not None
        table.controllers.reset()
        table.give(question.seat, question.default())


def choose(drive: Driver, table: TableScene, option: Option) -> None:
    """Clicks what stands for an option, the choice of several that one place means, and what is asked before."""
    title = parts(table)
    panel = next((one for one in title.dialogs.panels if one.visible), None)
    if panel is not None and option.key == title.primary(table.options()):
        press_primary(drive)
    elif panel is not None and not isinstance(panel, ChallengeChoice) and title.dialogs.takes(table.asked, [option]):
        drive.click(f"{panel.prefix}.{standing_for(drive, table, panel.prefix, option).key}")
    elif panel is not None:
        drive.click(f"attack.{option.key}")
    elif option.key == title.primary(table.options()):
        press_primary(drive)
    elif drive.has(f"choice.{option.key}"):
        drive.click(f"choice.{option.key}")
    else:
        place = title.place_of(option.refs[0])
        assert place is not None, option
        # a corner that no neighbour covers: cards of a crowded row lie over each other from the left
        drive.click((place.x + 6, place.y + 8) if option.refs[0].startswith("card:") else place.center)
    settle(drive, option)
    agree(drive, table)


def press_primary(drive: Driver) -> None:
    """The primary button, once what it does has stood there long enough to be read."""
    drive.frames(1, 400)
    drive.click("table-primary")


def agree(drive: Driver, table: TableScene) -> None:
    """Where cards are marked before anything is answered: as many as are wanted, then the button."""
    title, asked = parts(table), table.asked
    if asked is None or not title.marks.of(asked):
        return
    for option in table.options():
        if not title.marks.agreed(asked) and option.key not in title.marks.of(asked):
            place = title.place_of(option.refs[0])
            assert place is not None, option
            drive.click((place.x + 6, place.y + 40))
    press_primary(drive)


def standing_for(drive: Driver, table: TableScene, prefix: str, option: Option) -> Option:
    """The option whose card is shown: of equal plots only one is."""
    if drive.has(f"{prefix}.{option.key}"):
        return option
    kind = kind_of(table.view, option.refs[0])
    return next(one for one in table.options()
                if kind_of(table.view, one.refs[0]) == kind and drive.has(f"{prefix}.{one.key}"))  # fmt: skip


def settle(drive: Driver, option: Option) -> None:
    """Of several meanings of a place the one that is meant; a question before it is answered with yes."""
    top = drive.program.nav.stack.top
    if isinstance(top, PickMenu):
        drive.click(f"pick.{[one.key for one in top.options].index(option.key)}")
    top = drive.program.nav.stack.top
    if isinstance(top, TableQuestion | QuestionDialog):
        drive.click("answer.0")


def lively(options: list[Option], stream: Stream) -> Option:
    """Some option; three times in four none that declines."""
    active = [option for option in options if option.key not in DAWDLING and option.verb not in DAWDLING]
    return stream.pick(active if active and stream.below(4) else options)


def play(drive: Driver, table: TableScene, seed: int, most: int = LONGEST) -> set[str]:
    """All choices of persons until the result is open, or so many; the kinds of questions that came."""
    stream, kinds = Stream(seed, "hands"), set()
    for _ in range(most):
        until_asked(drive, table)
        if isinstance(drive.program.nav.stack.top, ResultScene):
            return kinds
        assert table.asked is not None, drive.program.nav.stack.top
        kinds.add(table.asked.text)
        before = len(table.match.session.log)
        option = lively(table.options(), stream)
        choose(drive, table, option)
        assert len(table.match.session.log) > before, (table.asked, option, drive.program.nav.stack.top)
    return kinds
