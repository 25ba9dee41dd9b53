"""Ankh at the table (section 3, 10, C6): whole matches by hand, and what the table asks before."""

from __future__ import annotations

import pytest

from scenes.program import Program
from scenes.room.room_scene import create
from scenes.table.ending_words import headline
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.titles.ankh.room import LOOK
from tests.gallery.ankh_tables import asks, played
from tests.scenes.conftest import Driver
from tests.titles.ankh.screens import hands

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["pb", "ggg", "pbbb", "pbbbb"])
def test_a_match_is_played_by_hand_to_its_result(program: Program, drive: Driver, kinds: str) -> None:
    match = played(program.client, kinds, 5, lambda *_: True)
    table = hands.opened(program, drive, match)
    hands.play(drive, table, 3)
    assert isinstance(drive.top, ResultScene) and match.over


@pytest.mark.slow
def test_the_room_leads_to_the_table_and_on_to_the_result(program: Program, drive: Driver) -> None:
    program.nav.stack.reset(create(program.client, "ankh", 2), animated=False)
    drive.frames(3, 100)
    drive.click("start")
    for _ in range(400):
        if isinstance(program.nav.stack.top, TableScene):
            break
        drive.through()
        drive.frames(1, 100)
    table = program.nav.stack.top
    assert isinstance(table, TableScene) and table.match.title == "ankh"
    hands.until_asked(drive, table)
    hands.play(drive, table, 4)
    assert isinstance(drive.top, ResultScene)


def test_r6_4_before_a_token_is_lost_the_table_asks(program: Program, drive: Driver) -> None:
    match = played(program.client, "pg", 5, asks("choose_action"))
    match.session.table.state.gods[0].followers = 0
    table = hands.opened(program, drive, match)
    before = len(match.session.log)
    drive.click("spot.action:unlock")
    assert len(match.session.log) == before and drive.has("answer.0")
    drive.click("answer.0")
    drive.frames(2, 300)
    assert len(match.session.log) > before
    assert any(event.kind == "token_lost" for event in match.session.events(0, None))
    assert table.asked is None or table.asked.seat != 0


def test_r13_4_where_all_gods_are_forgotten_nobody_has_drawn(program: Program) -> None:
    match = next(found for seed in range(3, 60) if (found := played(program.client, "pg", seed)).over
                 and found.session.outcome is not None and not found.session.outcome.winners)  # fmt: skip
    assert headline(program.media, match) == program.media.t("ankh.headline.nobody")
    leaders = [LOOK.leader(match.session.view(None), seat).figure for seat in (0, 1)]
    assert leaders == ["ankh/portrait/horus", "ankh/portrait/ra"]
