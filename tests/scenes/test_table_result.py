"""C6.9: the result screen."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pygame
import pytest

from game.core.state import Outcome
from game.match.chart import Sample
from game.match.seats import BOT, EMPTY, Wish, seated_again
from game.store.levels import progress
from scenes.kit import layout
from scenes.kit.lettering import Lettering
from scenes.media.canvas import FULL
from scenes.menu.main_menu import MainMenu
from scenes.menu.options_panel import OptionsPanel
from scenes.program import Program
from scenes.replay.replay_scene import Opening, ReplayScene
from scenes.shell import folders
from scenes.table import banners, ending_words, result_scene
from scenes.table.result_menu import ResultMenu
from scenes.table.result_scene import GUARD_MS, LEFT_OUT, PAINTED, PICTURE, ResultScene
from scenes.titles.creed.nations import colour_of
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from tests.gallery.creed_tables import played as creed_played
from tests.gallery.realigious_tables import played
from tests.gallery.tables import widely_named
from tests.scenes.conftest import Driver


def texts(scene: ResultScene) -> list[str]:
    """Every label of the scene."""
    return [widget.text for widget in scene.ui.root.each() if isinstance(widget, Label)]


def test_c6_9_the_result_shows_experience_and_coins(program: Program, drive: Driver) -> None:
    match = played(program.client, "pb", 3, cycles="24")
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    gain = match.gains[0]
    assert gain.coins > 0
    got, needed = progress(gain.xp_before + gain.xp)
    gained = program.media.t("result.xp", xp=gain.xp, got=got, needed=needed)
    assert {gained, program.media.t("result.coins", n=gain.coins)} <= set(texts(scene))
    told = scene.ui.find("result.xp.0")
    assert told is not None and told.tip == program.media.t("menu.level.xp", level=gain.level, got=got, needed=needed)


def test_c6_9_the_options_are_open_from_the_result_and_esc_opens_a_menu(program: Program, drive: Driver) -> None:
    """Only its last choice leads to the main menu."""
    program.nav.stack.reset(ResultScene(program.client, played(program.client, "pb", 3, cycles="24")), animated=False)
    drive.frames(1, GUARD_MS)
    drive.click("result-to-options")
    drive.frames(2)
    assert isinstance(drive.top, OptionsPanel)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, ResultScene)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, ResultMenu)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, ResultScene)
    drive.key(pygame.K_ESCAPE)
    drive.click("result-leave")
    assert isinstance(drive.top, MainMenu)


def test_c2_1_an_id_of_16_wide_letters_is_whole_on_the_result_or_in_its_tip(program: Program, drive: Driver) -> None:
    scene = ResultScene(program.client, widely_named(played(program.client, "pgbb", 1, cycles="24")))
    program.nav.stack.reset(scene, animated=False)
    names = [widget for widget in scene.ui.root.each() if isinstance(widget, NameLabel)]
    assert len(names) == 8 and all(name.tip in ("", name.text) for name in names)


def test_c2_4_the_result_is_shown_where_the_profile_can_not_be_read(program: Program, drive: Driver) -> None:
    match = played(program.client, "pb", 3, cycles="24")
    program.home.store.close()
    program.nav.stack.reset(ResultScene(program.client, match), animated=False)
    assert drive.has("result.menu")


def test_c6_10_the_rule_of_the_result_is_that_of_the_end(program: Program) -> None:
    assert ResultScene(program.client, played(program.client, "pb", 3, cycles="24")).rules_place == "R2.11"


def test_c6_9_the_time_of_a_match_stands_still_after_its_end(program: Program) -> None:
    match = played(program.client, "pb", 3, cycles="24")
    seconds = match.seconds()
    match._since -= 100
    assert match.seconds() == seconds


def test_c6_9_the_result_leads_to_the_replay(program: Program, drive: Driver) -> None:
    program.nav.stack.reset(ResultScene(program.client, played(program.client, "pb", 3, cycles="24")), animated=False)
    drive.frames(1, 500)
    drive.click("result.replay")
    assert isinstance(program.nav.stack.top, Opening | ReplayScene)


@pytest.mark.parametrize("kind", [BOT, EMPTY])
def test_c6_9_who_left_a_chair_sits_on_it_again_in_the_rematch(program: Program, kind: str) -> None:
    match = played(program.client, "pb", 3, lambda match, _: match.round > 1)
    person = match.seat(0)
    before = (person.kind, person.name, person.icon, person.profile_uid, person.level)
    match.chairs.take(Wish(seat=0, kind=kind))
    again = seated_again(match.seats)[0]
    assert (again.kind, again.name, again.icon, again.profile_uid, again.level) == before
    assert again.is_person and again.away is None


@pytest.mark.parametrize("ending", ["lose", "win_reputation"])
def test_c6_9_the_banner_of_who_has_won_bears_the_face(
    program: Program, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    match, hung = played(program.client, "pb", 3, cycles="24"), list[str]()
    monkeypatch.setattr(result_scene.banners, "hang_signs", lambda *args: hung.extend(face for *_, face in args[3]))
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    scene.ending = ending
    hung.clear()
    scene.draw_back(program.media.canvas.surface)
    outcome = match.session.outcome
    assert outcome is not None
    assert hung == [match.seat(seat).icon for seat in outcome.winners] != []


def test_c10_3_nations_have_their_colours_in_the_result_as_at_the_table(program: Program, drive: Driver) -> None:
    match = creed_played(program.client, "pb", 3, nations=("tarvok", "selkara"))
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    drive.frames(1, 500)
    assert scene.graph.looks == [(f"creed/nation/{name}", colour_of(name)) for name in ("tarvok", "selkara")]


def test_c6_14_the_result_leads_to_the_final_board_uncovered_and_from_there_back(
    program: Program, drive: Driver
) -> None:
    match = creed_played(program.client, "pb", 3)
    match.save()
    match.flush()
    result = ResultScene(program.client, match)
    program.nav.stack.reset(result, animated=False)
    drive.frames(1, 500)
    drive.click("result.board")
    drive.through()
    drive.frames(3, 300)
    board = program.nav.stack.top
    assert isinstance(board, ReplayScene)
    assert board.at == board.recorded.length and board.recorded.all_seeing
    assert all(tent.kind for seat in board.view.seats for tent in seat.tents)
    drive.click("replay-result")
    drive.frames(2, 300)
    assert program.nav.stack.top is result


def test_c6_14_a_click_while_the_final_board_is_still_painted_does_not_meet_a_button_of_it(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.shell.transitions.SLICE_S", 0)  # a step of the painting a frame
    match = creed_played(program.client, "pb", 3)
    match.save()
    match.flush()
    result = ResultScene(program.client, match)
    program.nav.stack.reset(result, animated=False)
    drive.frames(1, 500)
    program.media.motion = True
    drive.click("result.board")
    drive.through()
    board, stack = program.nav.stack.top, program.nav.stack
    assert isinstance(board, ReplayScene) and stack.unseen
    clicks = 0
    while stack.unseen:
        drive.down(layout.PRIMARY.center)
        drive.up(layout.PRIMARY.center)
        clicks += 1
    while stack.transition is not None:
        drive.frames()
    assert clicks > 1 and stack.top is board
    drive.click("replay-result")
    while stack.transition is not None:
        drive.frames()
    assert stack.top is result
    assert pygame.image.tobytes(stack.picture(), "RGB") == pygame.image.tobytes(stack.painted(), "RGB")


def test_c6_4c_no_button_of_the_result_stands_where_the_primary_one_stood(program: Program, drive: Driver) -> None:
    program.nav.stack.reset(ResultScene(program.client, played(program.client, "pb", 3, cycles="24")), animated=False)
    buttons = [widget for widget in program.nav.stack.top.ui.root.each() if isinstance(widget, Button)]
    assert buttons and not any(widget.rect.colliderect(layout.PRIMARY) for widget in buttons)
    row = [widget for widget in buttons if widget.name.startswith("result.")]
    assert min(row, key=lambda widget: widget.rect.x).name == "result.rematch"


@pytest.mark.slow
def test_c7_2_the_replay_is_copied_on_a_thread_and_its_folder_shown_by_the_notice(
    program: Program, drive: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(folders, "show_folder", lambda path: shown.append(path) or True)
    monkeypatch.setattr(result_scene, "downloads", lambda _data: tmp_path)
    match = played(program.client, "pb", 3, cycles="24")
    match.save()
    match.flush()
    program.nav.stack.reset(ResultScene(program.client, match), animated=False)
    drive.frames(1, 500)
    assert match.replay_id
    drive.click("result.save")
    drive.through()
    drive.frames(2)
    (toast,) = program.nav.stack.toasts.shown
    assert (tmp_path / f"{match.replay_id}.replay").exists() and str(tmp_path) in toast.text
    assert not toast.rect.colliderect(result_scene.PLATE)
    drive.click(toast.button.center)
    assert shown == [tmp_path]


def test_c10_3_buttons_of_the_result_grow_with_their_letters(program: Program, drive: Driver) -> None:
    scene = ResultScene(program.client, played(program.client, "pb", 3, cycles="24"))
    program.nav.stack.reset(scene, animated=False)
    names = [widget.name for widget in scene.ui.root.each() if isinstance(widget, Button)]
    before = {name: drive.find(name).rect for name in names}
    program.client.set_scale(130)
    drive.frames(2)
    for name, place in before.items():
        assert drive.find(name).rect.height == pytest.approx(place.height * 1.3, abs=1), name
        assert FULL.contains(drive.find(name).rect) and drive.find(name).rect.bottom <= max(place.bottom, 1056)
    assert scene.plate.bottom < scene.foot.top


def test_c6_9_a_score_in_which_seats_share_a_line_does_not_open_the_graph(program: Program) -> None:
    match = played(program.client, "pb", 3, cycles="24")
    match.chart.samples[:] = [Sample(0, n, [[1000, 1000, 0], [0, 10, 20], [500, 500, 500]]) for n in (1, 2)]
    assert ResultScene(program.client, match).score == 1


def test_c6_9_the_graph_opens_with_the_score_whose_lines_lie_furthest_apart(program: Program) -> None:
    match = played(program.client, "pb", 3, cycles="24")
    match.chart.samples[:] = [Sample(0, n, [[10, 20], [0, 900], [500, 500]]) for n in (1, 2)]
    assert ResultScene(program.client, match).score == 1


@pytest.mark.parametrize(("kind", "score"), [("religious", 0), ("social", 1), ("mystic", 2), ("survival", 1)])
def test_c6_9_the_graph_opens_with_the_score_that_won(program: Program, kind: str, score: int) -> None:
    match = played(program.client, "pb", 3, cycles="24")
    assert match.session.outcome is not None
    match.session.table.state.outcome = Outcome([0], f"win_{kind}", [1, 2])
    values = [[300, 100], [200, 100], [0, 900]]
    match.chart.samples[:] = [Sample(0, n, values) for n in (1, 2)]
    assert ResultScene(program.client, match).score == score


def test_c6_9_counts_stand_in_the_order_of_the_ranks_and_names_have_the_room_there_is(program: Program) -> None:
    match = played(program.client, "pbbb", 3, cycles="24")
    assert match.session.outcome is not None
    match.session.table.state.outcome = Outcome([2], "win_social", [4, 2, 1, 3])
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    labels = [w for w in scene.ui.root.each() if isinstance(w, NameLabel)]
    ranks, counts = labels[:4], sorted(labels[4:], key=lambda w: w.rect.x)
    names = [match.seats[seat].name for seat in (2, 1, 3, 0)]
    assert [w.text for w in ranks] == names and [w.text for w in counts] == names
    before = result_scene.PLATE.x + 24 + result_scene.REACHED.x
    assert {before - w.rect.right for w in ranks} == {8}


def test_c6_9_a_level_that_was_reached_has_a_plate_of_its_own(program: Program, drive: Driver) -> None:
    match = played(program.client, "pb", 3, cycles="24")
    gain = match.gains[0] = msgspec.structs.replace(match.gains[0], level=match.gains[0].level_before + 1)
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    plate = drive.find("result.level.0")
    assert isinstance(plate, Lettering) and plate.text == program.media.t("result.level_up", level=gain.level)
    banner = pygame.Rect(PICTURE.right - 40 - banners.CLOTH[0], 0, *banners.CLOTH)
    middle = pygame.Rect(440, 60, 230, 560)  # who has won sits there, as large as a painting shows anybody
    assert all(not place.colliderect(one) for place in scene._rises() for one in (banner, middle))


def test_c6_9_the_painting_of_the_end_has_no_edge_on_the_screen(program: Program) -> None:
    scene = ResultScene(program.client, played(program.client, "pb", 3, cycles="24"))
    program.nav.stack.reset(scene, animated=False)
    surface = pygame.Surface(FULL.size)
    scene.draw_back(surface)
    seen = pygame.surfarray.array3d(surface).astype(int)[:, :600].mean(2)
    end = PAINTED[0] - LEFT_OUT
    assert np.abs(seen[end] - seen[end - 1]).mean() < 3
    assert seen[-32:].std(1).min() > 1


def test_c6_9_the_words_of_the_end_fit_the_kind_of_victory(program: Program) -> None:
    match = creed_played(program.client, "pg", 5)
    outcome = match.session.outcome
    assert outcome is not None and outcome.reason == "creed.quiet"
    key = f"creed.outcome.{ending_words.ending(match)}"
    assert ending_words.line(program.media, match) == program.media.t(f"{key}.quiet.line")
    assert program.media.t(f"{key}.quiet.line") != program.media.t(f"{key}.line")
