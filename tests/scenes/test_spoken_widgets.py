"""C12.9. Everything that the focus can come to says what it is, on every screen; both boards say what lies under the
cursor and what choosing it does.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.menu.options_panel import OptionsPanel
from scenes.menu.profiles_panel import ProfilesPanel
from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.shell.stack import SceneStack
from scenes.table import controllers
from scenes.table.table_scene import TableScene
from scenes.titles.creed.foretold import tent_rows
from scenes.titles.creed.units import place_words, unit_words
from scenes.titles.realigious.board import BoardWidget
from scenes.titles.realigious.foretold import percent
from scenes.titles.realigious.table import RealigiousTable
from scenes.widgets.pointing_button import PointingButton
from tests.gallery.creed_tables import parts
from tests.gallery.painting import collect
from tests.gallery.profiles import over_menu
from tests.scenes.conftest import Driver
from tests.scenes.looks import new_program
from tests.scenes.table_play import QuickBot, open_table, until_asked
from tests.titles.creed.screens.hands import in_turn

PARTS = ("scenes.menu", "scenes.room", "scenes.rules", "scenes.replay", "scenes.table", "scenes.titles")


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_c12_9_all_that_can_have_the_focus_is_heard(part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SceneStack, "paint", lambda _stack, _until=None: False)  # nobody looks
    silent = []
    for name, maker in collect(part):
        (tmp_path / name).mkdir()
        program = new_program(tmp_path / name, "ko")
        scene = maker(program.client)
        if scene not in program.nav.stack:
            program.nav.stack.reset(scene, animated=False)
        program.frame(50)
        assert program.nav.stack.top is not None
        for widget in program.nav.stack.top.ui.focusables():
            if not any(letter.isalpha() for letter in widget.heard()):
                silent.append(f"{name}: {widget.name} ({type(widget).__name__})")
        program.shut()
    assert not silent, "\n".join(silent)


def test_c12_9_a_button_of_a_row_says_whose_row_it_is(program: Program, drive: Driver) -> None:
    panel = over_menu(program.client, ProfilesPanel)
    assert isinstance(panel, ProfilesPanel)
    assert panel.profiles[1].name in drive.find("away.1").heard()


def test_c12_9_a_choice_of_the_options_says_which_setting_it_is_and_what_holds_now(
    program: Program, drive: Driver
) -> None:
    over_menu(program.client, OptionsPanel)
    lines = drive.find("speed.normal").heard().split("\n")
    assert lines == [
        program.media.t("options.speed.normal"),
        program.media.t("speech.on"),
        program.media.t("options.speed"),
    ]


# ---------------------------------------------------------------- the board of Realigious
@pytest.fixture
def map_(program: Program, drive: Driver) -> BoardWidget:
    """The board while a person chooses where to go; the focus is there."""
    table = until_asked(drive, open_table(program, "pb"))
    assert isinstance(table.title_table, RealigiousTable)
    board = table.title_table.board
    table.ui.set_focus(board, True)
    return board


def test_c12_9_the_board_of_realigious_says_how_to_walk_it(map_: BoardWidget) -> None:
    assert map_.heard() == map_.media.t("speech.board")


def test_c12_9_a_tile_says_place_building_ground_and_chance(map_: BoardWidget) -> None:
    figures = {thing.tile for thing in map_.shown.things.values()}
    view = map_.shown.view
    tile = next(t for t in view.tiles if t.structure not in ("", "none") and t.forecast and t.tile not in figures)
    assert tile.forecast is not None
    map_.go(f"tile:{tile.tile}")
    t = map_.media.t
    place = t("realigious.tile.place", column=tile.tile % view.n + 1, row=tile.tile // view.n + 1)
    wanted = (
        place,
        t(f"realigious.structure.{tile.structure}"),
        t(f"realigious.terrain.{tile.terrain}"),
        percent(tile.forecast.chance),
    )
    assert [words for words in wanted if words not in map_.heard()] == []


def test_c12_9_a_tile_says_who_owns_it_and_who_stands_there(map_: BoardWidget, program: Program) -> None:
    table = program.nav.stack.top
    assert isinstance(table, TableScene)
    map_.go(map_.lies_on("seat:0"))
    assert program.media.t("speech.here", what=table.match.name(0)) in map_.heard()


def test_c12_9_a_tile_says_what_choosing_it_does(map_: BoardWidget) -> None:
    map_.go(next(option.refs[0] for option in map_.options if option.verb == "opt.move"))
    assert map_.heard().split("\n")[-1] == map_.media.t("speech.does", what=map_.media.t("realigious.opt.move"))


# ---------------------------------------------------------------- the board of Creed
@pytest.mark.slow
def test_c12_9_a_cell_says_its_unit_whose_it_is_and_its_power(program: Program, drive: Driver) -> None:
    board = parts(in_turn(program, drive)).board
    ref, unit = next((ref, u) for ref, u in board.shown.pieces.units.items() if u.power > 0 and ref[5] == "0")
    board.point(ref)
    nation = program.media.t(f"creed.nation.{board.shown.nation(ref)}.short")
    wanted = (unit_words(program.media, unit.unit), nation, place_words(program.media, ref[6:]), str(unit.power))
    assert [words for words in wanted if words not in board.heard()] == []


def test_c12_9_a_unit_that_can_act_says_that_it_is_selected_by_choosing_it(program: Program, drive: Driver) -> None:
    board = parts(in_turn(program, drive)).board
    board.point(next(ref for ref in board.shown.offers.sources() if ref in board.shown.pieces.units))
    assert program.media.t("speech.selects") in board.heard()


def test_c12_9_a_tent_says_that_it_stands_how_deep_and_what_it_holds(program: Program, drive: Driver) -> None:
    board = parts(in_turn(program, drive)).board
    ref = next(ref for ref, tent in board.shown.pieces.tents.items() if tent.kind == "king")
    board.point(ref)
    king = program.media.t("creed.page.holds.king")
    wanted = (
        place_words(program.media, ref[6:]),
        program.media.t("creed.page.intact"),
        *(row.text for row in tent_rows(program.media, board.shown.view, ref.partition(":")[2])),
        king,
    )
    assert [words for words in wanted if words not in board.heard()] == []


def test_c12_9_a_target_says_what_is_done_to_it(program: Program, drive: Driver) -> None:
    board = parts(in_turn(program, drive)).board
    acting = next(ref for ref, targets in board.shown.offers.acts.items() if ref in board.shown.pieces.units)
    board.select(acting)
    target, options = next(iter(board.shown.offers.targets(acting).items()))
    board.point(target)
    assert program.media.t(f"creed.verb.{options[0].verb}") in board.heard()


def test_c10_4_what_a_button_is_about_is_told_elsewhere_by_pointer_and_by_keys_alike(program: Program) -> None:
    told: list[str] = []
    button = PointingButton(Scene(program.client), (0, 0, 200, 60), "", lambda: None)
    button.points = lambda: told.append("told")
    button.on_hover(True)
    button.on_hover(False)
    assert told == ["told"]
    button.on_focus(True)
    button.on_focus(False)
    assert told == ["told", "told"]
