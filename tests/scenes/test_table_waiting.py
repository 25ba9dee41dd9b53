"""C6.1, C6.7: the screens on which one waits name the game, who sits where, and a tip."""

from __future__ import annotations

import pytest

from scenes.kit.wordmark import Wordmark
from scenes.program import Program
from scenes.replay.replay_scene import Opening
from scenes.shell.scene import Scene
from scenes.table.curtain import Curtain
from scenes.table.loading import Loading
from scenes.table.table_scene import TableScene
from scenes.table.waiting import CentredText
from scenes.titles import ui_of
from scenes.widgets.names import NARROWEST, NameLabel, NameLine
from scenes.widgets.panel import Panel
from tests.gallery.realigious_tables import asks, played
from tests.gallery.tables import widely_named
from tests.scenes.conftest import Driver


def names(scene: Scene) -> list[str]:
    return [widget.text for widget in scene.ui.root.each() if isinstance(widget, NameLabel)]


def tip(scene: Scene) -> str:
    return next(widget.text for widget in scene.ui.root.each() if isinstance(widget, CentredText))


def test_c6_7_the_curtain_tells_who_sits_where_and_marks_whom_it_is_passed_to(program: Program, drive: Driver) -> None:
    match = played(program.client, "pgb", 4, asks("move"))
    program.nav.stack.reset(TableScene(program.client, match), animated=False)
    curtain = Curtain(program.nav.stack.all()[0], 1)  # type: ignore[arg-type]
    program.nav.stack.push(curtain, animated=False)
    drive.frames(1)
    assert names(curtain) == [info.name for info in match.seats]
    marked = [panel for panel in curtain.ui.root.children if isinstance(panel, Panel) and panel.kind == "panel_brass"]
    assert [child.text for child in marked[0].children if isinstance(child, NameLabel)] == [match.seats[1].name]
    assert tip(curtain) in {program.media.t(key) for key in ui_of(match.title).look.tips}
    assert any(isinstance(widget, Wordmark) for widget in curtain.ui.root.each())


def test_c2_1_of_names_too_long_for_their_plates_all_are_whole_and_shown_in_one_way(drive: Driver) -> None:
    client = drive.program.client
    match = widely_named(played(client, "pgbb", 4, asks("move")))
    client.nav.stack.reset(TableScene(client, match), animated=False)
    curtain = Curtain(client.nav.stack.all()[0], 1)  # type: ignore[arg-type]
    client.nav.stack.push(curtain, animated=False)
    drive.frames(1)
    plates = [widget for widget in curtain.ui.root.each() if isinstance(widget, NameLabel)]
    assert [plate.text for plate in plates] == [info.name for info in match.seats]
    assert all(isinstance(plate, NameLine) and not plate.tip for plate in plates)
    assert len({(plate.rect.y, plate.rect.size) for plate in plates}) == 1
    type_ = client.media.theme
    assert all(type_.width(plate.text, type_.least, True) <= plate.rect.width / NARROWEST for plate in plates)


@pytest.mark.parametrize("kind", ["save", "replay"])
def test_c6_1_what_is_opened_is_named_as_soon_as_its_head_is_read(program: Program, drive: Driver, kind: str) -> None:
    match = played(program.client, "pbb", 1, None if kind == "replay" else asks("move"), cycles="24")
    match.save()
    match.flush()
    match.close()
    scene = Loading(program.client, match.match_id) if kind == "save" else Opening(program.client, match.replay_id)
    head = program.home.saves.read(match.match_id) if kind == "save" else program.home.replays.read(match.replay_id)
    scene.enter = scene.rebuild  # type: ignore[method-assign]  # no thread: the head alone
    program.nav.stack.reset(scene, animated=False)
    drive.frames(1)
    assert names(scene) == []
    scene.know(head[0])
    drive.frames(1)
    assert names(scene) == [info.name for info in match.seats]
    assert tip(scene) in {program.media.t(key) for key in ui_of("realigious").look.tips}


@pytest.mark.parametrize("seats", [[], [{}] * 5000, "x", None])
def test_c7_1_what_a_head_says_of_seats_that_no_match_has_is_passed_over(
    program: Program, drive: Driver, seats: object
) -> None:
    scene = Loading(program.client, "m1")
    scene.enter = scene.rebuild  # type: ignore[method-assign]  # no thread: the head alone
    program.nav.stack.reset(scene, animated=False)
    scene.know({"title": "realigious", "seats": seats})
    drive.frames(1)
    assert names(scene) == []
