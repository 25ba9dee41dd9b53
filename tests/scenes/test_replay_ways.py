"""C6.14, C12.1: ways out of a replay: back to the result, and on into a match of one's own."""

from __future__ import annotations

import re

import pygame
import pytest

from game.store.levels import progress
from scenes.kit.top_bar import Counter
from scenes.program import Program
from scenes.replay.deeds import PASSES
from scenes.replay.replay_menu import ReplayMenu
from scenes.replay.replay_scene import ReplayScene, load
from scenes.replay.result import RecordedEnd, RecordedResult
from scenes.table import ending_words
from scenes.table.last_blow import LastBlow
from scenes.table.result_scene import ResultScene
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver


def said(scene: ResultScene) -> set[str]:
    """All that its labels say."""
    return {widget.text for widget in scene.ui.root.each() if isinstance(widget, Label)}


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
def test_c12_1_a_replay_says_who_has_chosen_last_and_who_chooses_next(program: Program, drive: Driver) -> None:
    """As much of it as there is room for; its tip says all."""
    scene = shown(program, drive, False)
    log = scene.recorded.record.log
    at = next(at for at in range(2, len(log)) if log[at - 1].seat != log[at].seat)
    scene.jump(at)
    last, following = (scene.match.name(log[i].seat) for i in (at - 1, at))
    said, tip, deed = scene.where.text, scene.where.tip, scene.done.deed
    assert isinstance(tip, str) and tip.index(last) < tip.rindex(following)
    assert f"{at}/" in said and last not in said and deed is not None and deed.seat == log[at - 1].seat
    again = next(at for at in range(2, len(log)) if log[at - 1].seat == log[at].seat)
    scene.jump(again)
    assert f"{again}/" in scene.where.text and scene.where.text.count(scene.match.name(log[again].seat)) < 2
    scene.jump(0)
    first = scene.match.name(log[0].seat)
    assert isinstance(scene.where.tip, str) and first in scene.where.tip and scene.done.deed is None


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


@pytest.mark.slow
def test_c7_2_the_end_of_a_replay_leads_to_the_result_that_it_was_opened_from(program: Program, drive: Driver) -> None:
    replay = shown(program, drive, False)
    assert not drive.has("replay-to-result")
    replay.jump(replay.recorded.length)
    drive.frames(2)
    assert not drive.has("replay-continue")
    drive.click("replay-to-result")
    drive.frames(3, 300)
    assert isinstance(drive.top, ResultScene) and not isinstance(drive.top, RecordedResult)


@pytest.mark.slow
def test_c7_2_the_list_of_replays_leads_to_the_result_of_each_and_back(program: Program, drive: Driver) -> None:
    match = played(program.client, "pbb", 1, cycles="24")
    match.save()
    match.flush()
    first = ResultScene(program.client, match)
    program.nav.stack.reset(first, animated=False)
    gain = match.gains[0]
    got, needed = progress(gain.xp_before + gain.xp)
    t = program.media.t
    gained = {t("result.xp", xp=gain.xp, got=got, needed=needed), t("result.coins", n=gain.coins)}
    told = said(first) - gained
    program.nav.stack.reset(program.nav.make("replays"), animated=False)
    drive.through()
    drive.frames(2)
    panel = drive.top
    drive.click("stored-result")
    drive.through()
    drive.frames(3, 300)
    result = drive.top
    assert isinstance(result, RecordedResult)
    assert told <= said(result)
    drive.key(pygame.K_ESCAPE)
    drive.frames(2, 300)
    assert drive.top is panel


@pytest.mark.slow
def test_c7_2_the_result_of_a_record_is_the_one_of_its_match(program: Program, drive: Driver) -> None:
    match = played(program.client, "pbb", 1, cycles="24")
    match.save()
    match.flush()
    recorded = RecordedEnd.of(program.client.home, match.replay_id)
    assert recorded.session.outcome == match.session.outcome
    assert [(one.round, one.values) for one in recorded.samples] == [(one.round, one.values) for one in match.samples]
    assert [recorded.counted(seat) for seat in range(3)] == [match.counted(seat) for seat in range(3)]
    assert recorded.persons == match.persons and recorded.last_rule() == match.last_rule()
    assert recorded.played_minutes() == match.played_minutes()


@pytest.mark.slow
def test_c7_2_the_result_of_a_match_of_others_is_told_as_the_winners(program: Program) -> None:
    match = played(program.client, "pbb", 1, cycles="24")
    match.save()
    match.flush()
    recorded = RecordedEnd.of(program.client.home, match.replay_id)
    recorded.own = "somebody-else"
    assert recorded.persons == [] and ending_words.told_from_here(recorded) is None


@pytest.mark.slow
def test_c6_14_the_final_board_says_what_it_is_and_offers_nothing_that_can_not_be_done(
    program: Program, drive: Driver
) -> None:
    scene = shown(program, drive, True)
    assert scene.recorded.all_seeing and scene.where.text == scene.t("replay.ended")
    assert not drive.has("replay-continue") and not drive.has("replay-to-result")
    wide = drive.find("replay-result").rect.width
    scene.step_back()
    drive.frames(2)
    assert drive.has("replay-continue") and drive.find("replay-result").rect.width < wide
    assert scene.where.text != scene.t("replay.ended")


@pytest.mark.slow
def test_c6_14_eyes_and_pace_of_the_final_board_stay_after_a_way_to_the_result_and_back(
    program: Program, drive: Driver
) -> None:
    scene = shown(program, drive, True)
    result = next(one for one in program.nav.stack.all() if isinstance(one, ResultScene))
    assert scene.recorded.all_seeing
    scene._borrow("1")
    scene.next_pace()
    drive.click("replay-result")
    drive.frames(2, 300)
    assert drive.top is result
    drive.click("result.board")
    drive.through()
    again = drive.top
    assert isinstance(again, ReplayScene) and again is not scene
    assert (again.viewer, again.recorded.all_seeing, again.pace) == (1, False, 2)
    assert again.view == again.match.session.view(1)
    drive.click("replay-result")
    drive.frames(2, 300)
    drive.click("result.replay")
    drive.through()
    replay = drive.top
    assert isinstance(replay, ReplayScene) and not replay.ended
    assert (replay.viewer, replay.pace) == (0, 1), "the replay begins through the own eyes"


@pytest.mark.slow
def test_c7_2_a_step_passes_over_choices_that_nobody_has_to_look_at(program: Program) -> None:
    """Reactions that were not taken: the log has nothing of them, nor does the board change."""
    match = played(program.client, "pbb", 1)
    match.flush()
    scene = ReplayScene(program.client, load(program.client, match.replay_id))
    program.nav.stack.reset(scene, animated=False)
    seen = [scene.at]
    while scene.at < scene.recorded.length:
        scene.step_on()
        seen.append(scene.at)
    log = scene.recorded.record.log
    assert len(seen) < len(log) and seen[-1] == len(log)
    assert all(log[at - 1].key in PASSES and at not in scene.recorded.loud for at in {*range(1, len(log))} - {*seen})
    scene.step_back()
    assert scene.at == seen[-2]


@pytest.mark.slow
def test_c7_2_numbers_stand_at_once_after_a_jump(program: Program) -> None:
    program.media.motion = True
    match = played(program.client, "pbb", 1)
    match.flush()
    scene = ReplayScene(program.client, load(program.client, match.replay_id))
    program.nav.stack.reset(scene, animated=False)
    scene.jump(scene.recorded.length * 3 // 4)
    counters = [widget for widget in scene.ui.root.each() if isinstance(widget, Counter)]
    assert counters and all(one.shown == one.value for one in counters)
    assert not [one for one in counters if one in scene.ui.ticking]


@pytest.mark.slow
def test_c7_2_every_language_says_the_same_of_a_moment_of_a_replay(program: Program, drive: Driver) -> None:
    """Round and number of the choice, in this order, at the first, at a later and at the last place."""
    scene = shown(program, drive, False)
    for at in (0, scene.recorded.length // 2, scene.recorded.length):
        scene.jump(at)
        said: list[list[str]] = []
        for language in ("ko", "en"):
            program.media.texts.language = language
            scene.rebuild()
            said.append(re.findall(r"\d+", scene.where.text))
        assert said[0] == said[1] and said[0][1:] == [str(at), str(scene.recorded.length)]


@pytest.mark.slow
def test_c7_2_the_menu_of_a_replay_says_why_nobody_can_play_on(program: Program, drive: Driver) -> None:
    scene = shown(program, drive, False)
    scene.jump(scene.recorded.length)
    scene.open_menu()
    shut = drive.find("replay-branch")
    assert isinstance(shut, Button) and not shut.enabled and shut.note and shut.reason != shut.note
