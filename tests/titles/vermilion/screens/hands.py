"""What the tests of Vermilion's table share: a person who clicks what stands for an option."""

from __future__ import annotations

from game.core.ask import Option
from game.core.rng import Stream
from scenes.kit.table_question import TableQuestion
from scenes.shell.dialog import QuestionDialog
from scenes.table.pick_menu import PickMenu
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from tests.gallery.vermilion_tables import DAWDLING, parts
from tests.scenes.conftest import Driver
from tests.scenes.table_play import until_asked

LONGEST = 6000


def choose(drive: Driver, table: TableScene, option: Option) -> None:
    """Clicks what stands for an option, the choice of several that one place means, and what is asked before."""
    title = parts(table)
    panel = next((one for one in title.dialogs.panels if one.visible), None)
    if panel is not None and drive.has(f"{panel.prefix}.{option.key}"):
        drive.click(f"{panel.prefix}.{option.key}")
        if drive.has("bench.do") and option.verb in ("craft", "give", "tonic"):
            drive.click("bench.do")
    elif panel is None and option.key == title.primary(table.options()):
        drive.click("table-primary")
    elif drive.has(f"choice.{option.key}"):
        drive.click(f"choice.{option.key}")
    else:
        place = next((place for ref in option.refs if (place := title.place_of(ref)) is not None), None)
        assert place is not None, (option, panel)
        drive.click(place.center)
    settle(drive, option)


def settle(drive: Driver, option: Option) -> None:
    """Of several meanings of a place the one that is meant; a question before it is answered with yes."""
    top = drive.program.nav.stack.top
    if isinstance(top, PickMenu):
        drive.click(f"pick.{[one.key for one in top.options].index(option.key)}")
    top = drive.program.nav.stack.top
    if isinstance(top, TableQuestion | QuestionDialog):
        drive.click("answer.0")


def lively(options: list[Option], stream: Stream) -> Option:
    """Some option, mostly one that does something."""
    active = [option for option in options if option.key not in DAWDLING and option.verb not in ("combust", "give")]
    return stream.pick(active if active and stream.below(3) else options)


def play(drive: Driver, table: TableScene, seed: int) -> None:
    """All choices of persons until the result is open."""
    stream = Stream(seed, "hands")
    for _ in range(LONGEST):
        until_asked(drive, table)
        if isinstance(drive.program.nav.stack.top, ResultScene):
            return
        assert table.asked is not None, drive.program.nav.stack.top
        option = lively(table.options(), stream)
        text, before = table.asked.text, len(table.match.session.log)
        choose(drive, table, option)
        assert len(table.match.session.log) > before, (text, option, drive.program.nav.stack.top)
    raise AssertionError("the match does not end")
