"""C7.2: a finished match is watched again: step, jump, any seat's eyes."""

from __future__ import annotations

import pytest

from scenes.app import App
from scenes.menu.replays_panel import ReplaysPanel
from scenes.table import controllers
from scenes.table.replay_scene import ReplayScene, create, load
from scenes.table.samples import played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot


@pytest.fixture
def replay(app: App, monkeypatch: pytest.MonkeyPatch) -> ReplayScene:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    match = played(app, "pbb", 1, cycles="24")
    match.close()
    scene = ReplayScene(app, load(app, match.replay_id))
    app.stack.reset(scene, animated=False)
    return scene


def test_c7_2_a_replay_plays_to_the_same_end_and_keeps_nothing(app: App, drive: Driver, replay: ReplayScene) -> None:
    saved, results = len(app.saves.list()), len(app.store.history(app.store.profiles()[0].uid))
    for _ in range(4000):
        drive.frames(1, 250)
        if replay.at == len(replay.recorded.log) and not replay.playback.busy:
            break
    assert replay.match.over
    assert replay.view.outcome == replay.match.session.outcome
    assert app.stack.top is replay
    assert len(app.saves.list()) == saved
    assert len(app.store.history(app.store.profiles()[0].uid)) == results


def test_c7_2_steps_jumps_and_eyes(app: App, drive: Driver, replay: ReplayScene) -> None:
    drive.click("table-primary")
    assert replay.paused
    replay.jump(60)
    assert replay.at == 60
    middle = replay.match.session.digest()
    drive.click("replay.forward")
    assert replay.at == 61
    drive.click("replay.back")
    assert replay.at == 60 and replay.match.session.digest() == middle
    assert replay.view.own is None
    drive.click("replay.eyes")
    assert replay.viewer == 0 and replay.view.own is not None
    assert replay.view == replay.match.session.view(0)
    replay.jump(10_000)
    assert replay.match.over
    replay.jump(0)
    assert replay.at == 0 and not replay.match.over


def test_c7_2_a_replay_is_watched_at_several_speeds(app: App, drive: Driver, replay: ReplayScene) -> None:
    app.motion = True
    usual = replay.factor
    paces = []
    for _ in range(4):
        drive.click("replay.pace")
        paces.append(usual / replay.factor)
    assert paces == [2, 4, 8, 1]


def test_c7_2_a_broken_replay_is_refused_and_the_list_stays(app: App, drive: Driver, replay: ReplayScene) -> None:
    app.replays.write("broken", b"nothing of ours", {"title": "realigious", "rules_version": 1})
    assert isinstance(create(app, "broken"), ReplaysPanel)
    assert isinstance(create(app, "missing"), ReplaysPanel)
