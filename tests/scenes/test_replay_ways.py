"""C6.14, C12.1: ways out of a replay: back to the result, and on into a match of one's own."""

from __future__ import annotations

import pygame
import pytest

from scenes.program import Program
from scenes.replay.replay_menu import ReplayMenu
from scenes.replay.replay_scene import ReplayScene, load
from scenes.table.last_blow import LastBlow
from scenes.table.result_scene import ResultScene
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver


def shown(program: Program, drive: Driver, ended: bool) -> ReplayScene:
    """A replay over the result of its match."""
    match = played(program.client, "pbb", 1, cycles="24")
    match.flush()
    program.nav.stack.reset(ResultScene(program.client, match), animated=False)
    scene = ReplayScene(program.client, load(program.client, match.replay_id), ended)
    scene.paused = True
    program.nav.stack.push(scene, animated=False)
    drive.frames(3, 100)
    return scene


@pytest.mark.slow
def test_c6_14_esc_leads_from_the_final_board_back_to_the_result(program: Program, drive: Driver) -> None:
    scene = shown(program, drive, True)
    drive.key(pygame.K_s)
    drive.key(pygame.K_ESCAPE)
    assert drive.top is scene  # what lay over the board is closed first
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, ResultScene)


@pytest.mark.slow
def test_c12_1_a_replay_says_in_words_where_one_can_play_on(program: Program, drive: Driver) -> None:
    scene = shown(program, drive, False)
    button, primary = drive.find("replay-continue"), scene.buttons.primary
    assert isinstance(button, Button) and button.text == program.media.t("replay.carry_on")
    assert not button.rect.colliderect(primary.rect) and primary.visible
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, ReplayMenu)


@pytest.mark.slow
def test_c12_1_a_replay_says_whose_choice_was_the_last(program: Program, drive: Driver) -> None:
    scene = shown(program, drive, False)
    scene.jump(12)
    assert isinstance(scene.where, Label)
    last = scene.match.name(scene.recorded.record.log[11].seat)
    assert scene.where.text.endswith(f"by {last}") or "12/" in scene.where.text


@pytest.mark.slow
def test_c7_2_who_watches_a_replay_to_its_end_sees_the_last_blow_once(program: Program, drive: Driver) -> None:
    replay = shown(program, drive, False)
    replay.jump(replay.recorded.length)
    program.media.motion = True
    replay.paused = True  # gone to, not watched
    replay._end()
    assert program.nav.stack.top is replay
    replay.paused = False
    replay._end()
    blow = program.nav.stack.top
    assert isinstance(blow, LastBlow) and replay.paused
    program.media.motion = False
    blow._done()
    replay._end()
    assert program.nav.stack.top is replay
