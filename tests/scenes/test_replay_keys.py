"""C7.2, C1.2: the keys of a replay."""

from __future__ import annotations

import pygame
import pytest

from scenes.program import Program
from scenes.replay.branch_panel import BranchPanel
from scenes.replay.replay_scene import ReplayScene, load
from tests.scenes.conftest import Driver
from tests.scenes.test_table_replay import replay

__all__ = ["replay"]


@pytest.mark.slow
def test_c1_2_the_keyboard_does_all_that_the_mouse_does(program: Program, drive: Driver, replay: ReplayScene) -> None:
    match = replay.recorded
    drive.key(pygame.K_SPACE)
    assert not replay.paused
    drive.key(pygame.K_SPACE)
    assert replay.paused
    replay.jump(50)
    seen = []
    for key, mod in ((pygame.K_RIGHT, 0), (pygame.K_LEFT, 0), (pygame.K_PAGEDOWN, 0), (pygame.K_HOME, 0),
                     (pygame.K_RIGHTBRACKET, 0), (pygame.K_UP, 0), (pygame.K_END, 0)):  # fmt: skip
        drive.key(key, mod)
        seen.append(replay.at)
    next_round = min(r for r in match.round_starts if r > 50)
    assert seen == [51, 50, next_round, 0, match.after(match.turns, 0),
                    match.before([m.at for m in match.markers], match.after(match.turns, 0)), match.length]  # fmt: skip
    replay.ui.set_focus(None)
    for key in (pygame.K_COMMA, pygame.K_v):
        drive.key(key)
    assert (replay.at, replay.viewer) == (match.length - 1, 1)
    drive.key(pygame.K_b)
    assert isinstance(program.nav.stack.top, BranchPanel)


@pytest.mark.slow
def test_c7_2_the_keys_of_the_film_serve_it_after_a_click_beside_it(drive: Driver, replay: ReplayScene) -> None:
    replay.jump(50)
    for name in ("replay.moment_on", "replay-eyes", "board", "log-list"):
        drive.click(name)
        replay.jump(50)
        focus = replay.ui.focus
        for key, at in ((pygame.K_RIGHT, 51), (pygame.K_LEFT, 50), (pygame.K_END, replay.recorded.length)):
            drive.key(key)
            assert (replay.at, replay.ui.focus) == (at, focus), name
        drive.key(pygame.K_HOME)
        drive.key(pygame.K_SPACE)
        assert not replay.paused, name
        drive.key(pygame.K_SPACE)
        assert replay.paused


@pytest.mark.slow
def test_c1_2_what_tab_has_reached_beside_the_film_keeps_the_keys_that_it_needs(
    drive: Driver, replay: ReplayScene
) -> None:
    replay.jump(50)
    replay.ui.set_focus(drive.find("replay-eyes"), True)
    before = replay.viewer
    drive.key(pygame.K_RIGHT)
    assert replay.at == 50 and replay.viewer != before
    drive.key(pygame.K_END)
    assert replay.at == replay.recorded.length and replay.ui.focus is drive.find("replay-eyes")
    replay.jump(50)
    replay.ui.set_focus(drive.find("replay.forward"), True)
    for key, at in ((pygame.K_RETURN, 51), (pygame.K_LEFT, 50)):
        drive.key(key)
        assert replay.at == at and replay.ui.focus is drive.find("replay.forward")
    board = drive.find("board")
    replay.ui.set_focus(board, True)
    drive.key(pygame.K_RIGHT)
    assert replay.at == 50 and replay.ui.focus is board


def test_c7_2_other_eyes_are_shown_at_once_and_whole(program: Program, replay: ReplayScene) -> None:
    """What was shown before stays until everything is painted, and the film keeps the keys."""
    program.media.motion = True
    replay.next_eyes()
    assert program.nav.stack.transition is not None
    assert replay.ui.focus is replay.line and replay.line in replay.ui.root.children


@pytest.mark.slow
def test_c1_2_space_plays_the_final_board_and_never_leaves_it(program: Program, drive: Driver,
                                                              replay: ReplayScene) -> None:
    board = ReplayScene(program.client, load(program.client, replay.recorded.replay_id), ended=True)
    program.nav.stack.push(board, animated=False)
    drive.key(pygame.K_LEFT)
    before = board.at
    for focus in (board.line, None):
        board.ui.set_focus(focus)
        drive.key(pygame.K_SPACE)
        assert program.nav.stack.top is board and not board.paused
        drive.key(pygame.K_SPACE)
        assert program.nav.stack.top is board and board.paused
    assert board.at >= before
    drive.key(pygame.K_RETURN)
    assert program.nav.stack.top is not board


def test_c1_2_space_at_the_end_of_a_replay_begins_it_again(program: Program, drive: Driver,
                                                           replay: ReplayScene) -> None:
    replay.jump(replay.recorded.length)
    replay.ui.set_focus(None)
    drive.key(pygame.K_SPACE)
    assert program.nav.stack.top is replay and not replay.paused and replay.at < replay.recorded.length
