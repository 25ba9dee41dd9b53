"""C7.2, C12.1: a finished match is watched again - steps, jumps, marks, any eyes - and played on from any place."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

import game
from game.match.seats import BOT, PERSON
from game.store.replays import read_replay
from scenes.kit.event_look import CHANCE, END, GAIN, LOSS
from scenes.menu.main_menu import MainMenu
from scenes.menu.replays_panel import ReplaysPanel
from scenes.menu.saves_panel import SavesPanel
from scenes.program import Program
from scenes.replay.branch import branch_of
from scenes.replay.branch_panel import BranchPanel
from scenes.replay.replay_menu import ReplayMenu
from scenes.replay.replay_scene import Opening, ReplayScene, create, load
from scenes.replay.stepper import Stepper
from scenes.shell.progress import WorkScene
from scenes.table import controllers
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from scenes.table.watch_scene import STILL_MS
from scenes.titles.realigious.events import EVENTS
from scenes.widgets.button import Button
from tests.gallery import creed_tables as creed
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver, own_folders
from tests.scenes.table_play import QuickBot


class Thinking(QuickBot):
    """A bot that goes on thinking: a match that goes on stands still."""

    def poll(self) -> str | None:
        return None


@pytest.fixture
def replay(program: Program, monkeypatch: pytest.MonkeyPatch) -> ReplayScene:
    monkeypatch.setattr(controllers, "make_thinker", Thinking)
    match = played(program.client, "pbb", 1, cycles="24")
    match.close()
    return watched(program, match.replay_id)


def watched(program: Program, replay_id: str) -> ReplayScene:
    """A replay that stands still."""
    scene = ReplayScene(program.client, load(program.client, replay_id))
    scene.paused = True
    program.nav.stack.reset(scene, animated=False)
    return scene


def work_done(program: Program, drive: Driver) -> None:
    """Waits for what works on threads."""
    for work in list(program.nav.works):
        work.join()
    drive.frames(3)


def digest_after(replay: ReplayScene, count: int) -> str:
    return replay.recorded.record.at(count).digest()


def test_f8_the_log_of_a_place_gone_to_follows_and_misses_nothing(program: Program, replay: ReplayScene) -> None:
    before = len(replay.lines)
    program.media.pace.begin(-3600.0)  # a frame that has no time left
    replay.jump(replay.recorded.length // 2)
    assert len(replay.lines) == before
    for _ in range(6):  # the match goes on before all of it stands there
        replay.step_on()
        replay.playback.skip_all()
    program.media.pace.begin(None)
    replay.telling.go_on()
    told = list(replay.lines)
    replay.telling.all_anew()
    assert replay.lines == told and len(told) > before


@pytest.mark.slow
def test_c7_2_a_replay_plays_to_the_same_end_and_keeps_nothing(
    program: Program, drive: Driver, replay: ReplayScene
) -> None:
    drive.click("table-primary")
    uid = program.home.store.profiles()[0].uid
    saved, results = len(program.home.saves.list()), len(program.home.store.history(uid))
    for _ in range(4000):
        drive.frames(1, 250)
        if replay.at == replay.recorded.length and not replay.playback.busy:
            break
    assert replay.match.over
    assert replay.match.session.digest() == replay.recorded.record.digest
    assert replay.view.outcome == replay.match.session.outcome
    assert program.nav.stack.top is replay
    assert len(program.home.saves.list()) == saved
    assert len(program.home.store.history(uid)) == results


@pytest.mark.slow
def test_c7_2_steps_jumps_and_eyes(program: Program, drive: Driver, replay: ReplayScene) -> None:
    drive.click("table-primary")
    assert not replay.paused
    drive.click("table-primary")
    assert replay.paused
    replay.jump(60)
    assert replay.at == 60
    middle = replay.match.session.digest()
    drive.click("replay.forward")
    assert replay.at == 61
    drive.click("replay.back")
    assert replay.at == 60 and replay.match.session.digest() == middle
    assert replay.viewer == 0 and replay.view.own is not None
    replay.look_as(None)
    assert replay.view.own is None
    replay.rebuild()
    drive.click("replay-eyes")
    assert replay.viewer == 0 and replay.view.own is not None
    assert replay.view == replay.match.session.view(0)
    replay.jump(10_000)
    assert replay.match.over
    replay.jump(0)
    assert replay.at == 0 and not replay.match.over


def test_c7_2_every_step_of_a_replay_has_a_name_and_a_key_in_one_style(program: Program, replay: ReplayScene) -> None:
    steppers = [widget for widget in replay.controls.children if isinstance(widget, Stepper)]
    assert [stepper.word for stepper in steppers] == ["선택", "턴", "사이클", "표시"]
    for stepper in steppers:
        back, on = stepper.children
        assert isinstance(back, Button) and isinstance(on, Button)
        assert (back.icon, on.icon) == ("ui/chevron_left", "ui/chevron_right")
        for button in (back, on):
            key = program.media.bindings.label(button.name.replace("replay.", "replay_"))
            assert key and button.hint().endswith(f"({key})")


def test_c7_2_the_marks_of_the_timeline_end_before_their_legend(drive: Driver, replay: ReplayScene) -> None:
    line = replay.line
    assert line.track.right + sum(line.columns) < line.rect.right == line.legend.right
    assert line.x_of(replay.recorded.length) == line.track.right < line.bar.right < line.legend.left
    drive.click(line.legend.center)
    assert (replay.at, line.bar.right - line.track.right) == (0, line.track.left - line.bar.left)


def test_c6_10_the_rule_of_a_replay_is_that_of_the_choice_that_comes_and_at_last_of_the_end(
    replay: ReplayScene
) -> None:
    replay.jump(5)
    question = replay.controllers.current()
    assert question is not None and replay.rules_place == question.rule
    replay.jump(replay.recorded.length)
    assert replay.rules_place == "R2.11"


def test_c7_2_a_jump_leads_where_playing_leads(replay: ReplayScene) -> None:
    replay.jump(41)
    for _ in range(30):
        replay.step_on()
    assert replay.at >= 71 and replay.match.session.digest() == digest_after(replay, replay.at)
    assert replay.match.events(None) == replay.recorded.record.at(replay.at).events()


@pytest.mark.slow
def test_c7_2_steps_by_turn_and_round(drive: Driver, replay: ReplayScene) -> None:
    match = replay.recorded
    replay.jump(50)
    places = []
    for name in ("turn_back", "turn_on", "round_back", "round_on"):
        replay.jump(50)
        drive.click(f"replay.{name}")
        places.append(replay.at)
    turns, rounds = match.turns, match.round_starts
    assert places == [max(t for t in turns if t < 50), min(t for t in turns if t > 50),
                      max(r for r in rounds if r < 50), min(r for r in rounds if r > 50)]  # fmt: skip
    assert match.rounds[places[3]] == match.rounds[50] + 1


def test_c7_2_a_turn_s_beginning_is_where_it_is_told(replay: ReplayScene) -> None:
    match = replay.recorded
    for at in match.turns[1:4]:
        before, now = match.record.at(at - 1).events(), match.record.at(at).events()
        assert "turn_began" in [event.kind for event in now[len(before):]]


@pytest.mark.slow
def test_c7_2_marked_moments_are_gone_to(drive: Driver, replay: ReplayScene) -> None:
    places = sorted({marker.at for marker in replay.recorded.markers})
    drive.click("replay.moment_on")
    assert replay.at == places[0]
    replay.jump(replay.recorded.length)
    drive.click("replay.moment_back")
    assert replay.at == [place for place in places if place < replay.recorded.length][-1]


def test_c7_2_the_end_is_marked_and_told_on_the_timeline(replay: ReplayScene) -> None:
    last = replay.recorded.markers[-1]
    assert (last.kind, last.at) == (END, replay.recorded.length)
    line = replay.title_table.line(last.event)
    assert line is not None and line.text in replay.line.words(replay.recorded.length)


@pytest.mark.parametrize(("kind", "rate", "roll", "mark"), [
    ("propagated", 30, 12, CHANCE), ("propagated", 60, 12, ""), ("propagation_failed", 80, 95, CHANCE),
    ("propagation_failed", 40, 95, ""), ("propagated", 100, 0, ""), ("combat_won", 20, 7, GAIN),
    ("combat_lost", 90, 95, LOSS),
])  # fmt: skip
def test_c7_2_what_came_against_the_odds_is_chance(kind: str, rate: int, roll: int, mark: str) -> None:
    """What is won or lost in a combat is a gain or a loss at any odds."""
    from game.core.events import Event

    assert EVENTS[kind].mark_of(Event(0, kind, "R9.1", {"seat": 0, "rate": rate, "roll": roll})) == mark


@pytest.mark.slow
def test_c7_2_at_the_end_the_button_begins_again(drive: Driver, replay: ReplayScene) -> None:
    replay.jump(replay.recorded.length)
    drive.frames(2)
    button = drive.find("table-primary")
    assert isinstance(button, Button) and button.text == replay.t("replay.again")
    drive.click("table-primary")
    assert replay.at < replay.recorded.length and not replay.paused


@pytest.mark.slow
def test_c7_2_a_click_on_the_timeline_goes_there(drive: Driver, replay: ReplayScene) -> None:
    track = replay.line.track
    drive.click((track.centerx, track.centery))
    assert abs(replay.at - replay.recorded.length // 2) <= 3
    drive.down((track.left, track.centery))
    drive.move((track.right, track.centery))
    drive.up((track.right, track.centery))
    assert replay.at == replay.recorded.length


def test_c12_9_the_timeline_says_where_it_stands(replay: ReplayScene) -> None:
    replay.jump(60)
    assert replay.t("replay.at", round=replay.t("realigious.round", n=replay.match.round), at=60,
                    all=replay.recorded.length) in replay.line.spoken()  # fmt: skip


def test_c7_2_a_replay_is_watched_at_several_speeds(program: Program, drive: Driver, replay: ReplayScene) -> None:
    program.media.motion = True
    usual = replay.factor
    paces = []
    for _ in range(4):
        drive.click("replay.pace")
        paces.append(usual / replay.factor)
    assert paces == [2, 4, 8, 1]


@pytest.mark.parametrize(("pace", "pause"), [(1, STILL_MS), (4, STILL_MS // 4)])
def test_c6_5_choices_stand_to_be_read_where_nothing_moves(replay: ReplayScene, pace: int, pause: int) -> None:
    while replay.pace != pace:
        replay.next_pace()
    replay.controllers.poll(0, 0.0)
    assert replay.controllers.poll(pause - 1, 0.0) is None
    assert replay.controllers.poll(1, 0.0) is not None


@pytest.mark.slow
def test_c7_2_all_seeing_eyes_of_a_match_that_is_over(drive: Driver, replay: ReplayScene) -> None:
    replay.jump(60)
    for _ in range(3):
        drive.click("replay-eyes")
    assert replay.recorded.all_seeing and replay.viewer is None
    assert all(tile.known == 2 for tile in replay.view.tiles)
    replay.jump(90)
    assert all(tile.known == 2 for tile in replay.view.tiles)
    drive.click("replay-eyes")
    assert not replay.recorded.all_seeing
    assert replay.view == replay.match.session.view(None)


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_c7_2_a_replay_of_creed_is_watched_to_its_end_through_all_eyes(
    program: Program, drive: Driver, kinds: str
) -> None:
    match = creed.played(program.client, kinds, 5)
    match.close()
    scene = watched(program, match.replay_id)
    for at in range(0, scene.recorded.length + 1, 29):
        scene.jump(at)
        drive.click("replay-eyes")
        drive.frames(2, 100)
    assert scene.recorded.markers and scene.recorded.turns


@pytest.mark.slow
def test_c6_12_esc_opens_a_menu_and_leads_back(program: Program, drive: Driver, replay: ReplayScene) -> None:
    below = MainMenu(program.client)
    program.nav.stack.reset(below, animated=False)
    program.nav.stack.push(ReplayScene(program.client, load(program.client, replay.match.match_id)), animated=False)
    drive.frames()
    drive.key(pygame.K_ESCAPE)
    assert isinstance(program.nav.stack.top, ReplayMenu)
    drive.click("replay-leave")
    assert program.nav.stack.top is below


def test_c7_2_the_replay_that_is_watched_is_shared(program: Program, drive: Driver, replay: ReplayScene, tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    own_folders(monkeypatch, tmp_path)
    replay.open_menu()
    drive.click("replay-share")
    drive.through()
    (shared,) = tmp_path.glob("*.replay")
    assert read_replay(shared)[1] == program.home.replays.read(replay.match.match_id)[1]


def test_c7_2_a_replay_opens_off_the_frame_loop(program: Program, drive: Driver, replay: ReplayScene) -> None:
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    program.nav.open("replay", replay_id=replay.match.match_id)
    assert isinstance(program.nav.stack.top, Opening)
    work_done(program, drive)
    assert isinstance(program.nav.stack.top, ReplayScene)


@pytest.mark.parametrize("replay_id", ["broken", "missing"])
def test_c7_2_a_broken_replay_is_refused_and_the_list_stays(
    program: Program, drive: Driver, replay: ReplayScene, replay_id: str
) -> None:
    program.home.replays.write("broken", b"nothing of ours", {"title": "realigious", "rules_version": 1})
    panel = ReplaysPanel(program.client)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    program.nav.stack.push(panel, animated=False)
    program.nav.stack.push(create(program.client, replay_id), animated=False)
    work_done(program, drive)
    assert program.nav.stack.top is panel and program.nav.stack.toasts.shown


# ---------------------------------------------------------------- C12.1
def branched(program: Program, drive: Driver, replay: ReplayScene, at: int) -> Match:
    """Goes on from a place with the chairs that are offered."""
    replay.jump(at)
    drive.click("replay-continue")
    drive.click("branch-begin")
    work_done(program, drive)
    table = program.nav.stack.top
    assert isinstance(table, TableScene) and not isinstance(table, ReplayScene)
    return table.match


@pytest.mark.slow
def test_c12_1_a_branch_begins_where_the_replay_stood(program: Program, drive: Driver, replay: ReplayScene) -> None:
    before = program.home.replays.path(replay.match.match_id).read_bytes()
    match = branched(program, drive, replay, 60)
    before_it = replay.recorded.record.at(60)
    assert match.session.log[:60] == before_it.log and match.branch["at"] == 60
    assert match.events(None)[: len(before_it.events())] == before_it.events()
    assert match.match_id != replay.match.match_id
    assert program.home.replays.path(replay.match.match_id).read_bytes() == before


@pytest.mark.slow
def test_c12_1_people_and_bots_take_the_chairs_that_were_chosen(
    program: Program, drive: Driver, replay: ReplayScene
) -> None:
    replay.jump(60)
    drive.click("replay-continue")
    panel = program.nav.stack.top
    assert isinstance(panel, BranchPanel)
    own = program.home.profile.uid if program.home.profile is not None else ""
    drive.click("branch.0")  # from the own profile on to a guest
    for _ in range(4):
        drive.click("branch.2")
    assert [chair.kind for chair in panel.chairs][:2] == ["guest", BOT]
    panel.chairs[2] = next(c for c in [*panel.chairs] if c.kind == BOT)
    panel.chairs[1] = type(panel.chairs[1])(PERSON, profile_uid=own)
    panel.begin()
    work_done(program, drive)
    table = next(scene for scene in program.nav.stack.all() if isinstance(scene, TableScene))
    assert [(info.kind, info.profile_uid) for info in table.match.seats] == [("guest", ""), (PERSON, own), (BOT, "")]


def test_c12_1_a_profile_sits_on_one_chair(program: Program, drive: Driver, replay: ReplayScene) -> None:
    replay.jump(60)
    drive.click("replay-continue")
    panel = program.nav.stack.top
    assert isinstance(panel, BranchPanel)
    panel.chairs[1] = panel.chairs[0]
    panel.rebuild()
    assert not drive.find("branch-begin").enabled


@pytest.mark.slow
def test_c12_1_a_branch_says_at_once_that_it_is_prepared(
    program: Program, drive: Driver, replay: ReplayScene
) -> None:
    replay.jump(60)
    drive.click("replay-continue")
    drive.click("branch-begin")
    top = program.nav.stack.top
    assert isinstance(top, WorkScene) and top.words == "branch.words"
    work_done(program, drive)


def test_c12_1_a_branch_is_saved_as_one_and_can_be_continued(
    program: Program, drive: Driver, replay: ReplayScene
) -> None:
    match = branched(program, drive, replay, 60)
    match.flush()
    again = Match.load(program.home, match.match_id)
    assert again.branch["of"] == replay.match.match_id
    assert again.session.digest() == match.session.digest()
    panel = SavesPanel(program.client)
    panel.entries = panel.shown.every = panel.read()
    entry = next(entry for entry in panel.entries if entry.file_id == match.match_id)
    assert again.branch["name"] in panel.state(entry)
    again.close()


def test_c12_1_what_the_replay_tells_cannot_be_taken_back(program: Program, replay: ReplayScene) -> None:
    loaded = (game.load_session(replay.recorded.record.at(n).save()) for n in range(60, 0, -1))
    length = next(len(session.log) for session in loaded if session.can_undo(session.log[-1].seat))
    people = [msgspec.structs.replace(info, kind="guest", profile_uid="") for info in replay.match.seats]
    match = branch_of(program.client, replay.match, length, people, "")
    match.flush()
    again = Match.load(program.home, match.match_id)
    assert again.session.can_undo(again.session.log[-1].seat)
    assert not any(again.can_undo(seat) for seat in again.persons)
    again.close()


@pytest.mark.slow
def test_c12_1_a_branch_gives_no_experience(program: Program, drive: Driver, replay: ReplayScene) -> None:
    uid = replay.match.seats[0].profile_uid
    results = len(program.home.store.history(uid))
    match = branched(program, drive, replay, replay.recorded.length - 12)
    while not match.over:
        question = match.question()
        assert question is not None
        match.answer(question.seat, question.default())
    match.flush()
    assert len(program.home.store.history(uid)) == results and not match.gains
    assert program.home.replays.read(match.match_id)[0]["branch"]["of"] == replay.match.match_id


def test_c12_1_there_is_no_going_on_after_the_end(program: Program, drive: Driver, replay: ReplayScene) -> None:
    replay.jump(replay.recorded.length)
    assert not drive.has("replay-continue")
    replay.continue_here()
    assert program.nav.stack.top is replay


@pytest.mark.slow
def test_c12_1_creed_goes_on_too(program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", Thinking)
    match = creed.played(program.client, "pbbb", 5)
    match.close()
    scene = watched(program, match.replay_id)
    made = branched(program, drive, scene, scene.recorded.length // 2)
    assert made.session.log[: made.branch["at"]] == scene.recorded.record.log[: scene.recorded.length // 2]


@pytest.mark.slow
def test_r10_3_a_replay_of_creed_warns_nobody(program: Program, drive: Driver) -> None:
    match = creed.played(program.client, "pbbb", 5)
    match.close()
    scene = watched(program, match.replay_id)
    program.nav.stack.toasts.clear()
    for at in range(0, scene.recorded.length, 25):
        scene.jump(at)
    assert program.nav.stack.toasts.shown == []
