"""What the tests of Ankh's table share: a person who clicks what stands for an option."""

from __future__ import annotations

from game.core.ask import Option
from game.core.rng import Stream
from scenes.kit.question_panel import QuestionPanel
from scenes.kit.table_question import TableQuestion
from scenes.shell.dialog import QuestionDialog
from scenes.table.pick_menu import PickMenu
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.titles.ankh.asking_cards import CardChoice
from scenes.titles.ankh.asking_tray import Tray, thing_of
from tests.gallery.ankh_tables import DAWDLING, parts
from tests.scenes.conftest import Driver
from tests.scenes.table_play import opened as opened
from tests.scenes.table_play import until_asked as until_asked

LONGEST = 4000


def click_place(drive: Driver, table: TableScene, ref: str) -> None:
    """A click on a place of the board."""
    place = parts(table).board.place_of(ref)
    assert place is not None, ref
    drive.click(place.center)


def choose(drive: Driver, table: TableScene, option: Option) -> None:
    """Clicks what stands for an option, the choice of several that one place means, and what is asked before."""
    title = parts(table)
    assert table.asked is not None
    panel = next((one for one in title.dialogs.panels if one.visible), None)
    if isinstance(panel, Tray) and option not in panel.leaves:
        thing = thing_of(option)
        drive.click(f"tray.{thing.slot}:{thing.name}")
        click_place(drive, table, next(ref for ref in option.refs if ref.startswith("space:")))
    elif panel is not None:
        choose_in(drive, panel, option)
    elif option.key == title.primary(table.options()):
        drive.click("table-primary")
    elif drive.has(f"choice.{option.key}"):
        drive.click(f"choice.{option.key}")
    elif option.refs[0].startswith("line:"):
        for edge in option.key.split(" "):
            if table.asked is not None and table.asked.text == "caravan":
                click_place(drive, table, f"edge:{edge}")
    elif option.refs[0].startswith(("action:", "card:")):
        drive.click(f"spot.{option.refs[0]}")
    else:
        spaces = [ref for ref in option.refs if ref.startswith(("space:", "region:"))]
        for ref in spaces:
            place = ref if ref.startswith("space:") else f"space:{_space_in(table, int(ref.partition(':')[2]))}"
            click_place(drive, table, place)
    settle(drive, table, option)


def choose_in(drive: Driver, panel: QuestionPanel, option: Option) -> None:
    """Its button in a panel."""
    for key in option.key.split("+") if isinstance(panel, CardChoice) else [option.key]:
        drive.click(f"{panel.prefix}.{key}")


def _space_in(table: TableScene, region: int) -> str:
    found = next(one for one in table.view.regions if one.number == region)
    return found.spaces[0]


def settle(drive: Driver, table: TableScene, option: Option) -> None:
    """Of several meanings of a place the one that is meant; a question before it is answered with yes."""
    top = drive.program.nav.stack.top
    if isinstance(top, PickMenu):
        drive.click(f"pick.{[one.key for one in top.options].index(option.key)}")
    top = drive.program.nav.stack.top
    if isinstance(top, TableQuestion | QuestionDialog):
        drive.click("answer.0")


def lively(options: list[Option], stream: Stream) -> Option:
    """Some option; two times in three none that declines: matches shall go on, and much shall happen."""
    active = [option for option in options if option.key not in DAWDLING]
    return stream.pick(active if active and stream.below(3) else options)


def play(drive: Driver, table: TableScene, seed: int) -> None:
    """All choices of persons until the result is open."""
    stream = Stream(seed, "hands")
    for _ in range(LONGEST):
        until_asked(drive, table)
        if isinstance(drive.program.nav.stack.top, ResultScene):
            return
        assert table.asked is not None, drive.program.nav.stack.top
        options = table.options()
        before = len(table.match.session.log)
        option = lively(options, stream)
        choose(drive, table, option)
        assert len(table.match.session.log) > before, (option, drive.program.nav.stack.top)
    raise AssertionError("the match does not end")
