"""Ankh by several people: over the network, behind the curtain, watched again (C4, C6.7, C7.2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.net.service import Service
from scenes.lan.match_result import NetResult
from scenes.program import Program
from scenes.replay.replay_scene import ReplayScene, load
from scenes.table.curtain import Curtain
from scenes.table.table_scene import TableScene
from scenes.titles.ankh.situation import TABS
from tests.gallery.ankh_tables import asks, parts, played
from tests.net.rooms import Home
from tests.scenes.conftest import Driver
from tests.scenes.lan_pair import Pair

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.mark.slow
def test_a_match_goes_over_the_network_to_its_result(
    program: Program, drive: Driver, tmp_path: Path, patient_network: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.match_host.WINDOW_S", 0.0)
    here, there = Service(program.home), Service(Home(tmp_path / "there"))
    try:
        Pair(drive, (here, there), "ankh").play(lambda: isinstance(drive.top, NetResult))
    finally:
        there.close()
        here.close()


@pytest.mark.slow
def test_a_record_of_four_is_watched_to_the_end(program: Program, drive: Driver) -> None:
    match = played(program.client, "pbbb", 7)
    match.close()
    scene = ReplayScene(program.client, load(program.client, match.replay_id))
    program.nav.stack.reset(scene, animated=False)
    for share in (0.3, 0.6, 1.0):
        scene.jump(round(share * len(match.session.log)))
        drive.frames(3, 300)
    assert scene.match.session.digest() == match.session.digest()


def test_c7_2_nothing_of_a_record_lies_over_the_tabs_of_the_situation(program: Program, drive: Driver) -> None:
    match = played(program.client, "pbb", 7)
    match.close()
    scene = ReplayScene(program.client, load(program.client, match.replay_id))
    program.nav.stack.reset(scene, animated=False)
    situation = parts(scene).situation
    situation.open(TABS[0])
    drive.frames(2, 300)
    tabs = [drive.find(f"situation.{tab}") for tab in TABS]
    assert any(tab.rect.colliderect(scene.line.rect) for tab in tabs)
    for tab in tabs:
        assert scene.ui.root.at((tab.rect.centerx, tab.rect.y + 4)) is tab


def test_c6_7_behind_the_curtain_nobody_sees_the_cats_of_another(program: Program, drive: Driver) -> None:
    match = played(program.client, "gg", 5, asks("choose_action", 1, 1), ("bastet", "ra"))
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    for _ in range(60):
        if isinstance(drive.top, Curtain):
            drive.frames(2, 300)
            drive.click("lift")
        if table.viewer == 1 and table.asked is not None:
            break
        drive.frames(1, 100)
    assert table.viewer == 1
    cats = {one.cat for one in parts(table).board.shown.view.monuments if one.cat and not one.cat_shown}
    assert cats == {"back"}
