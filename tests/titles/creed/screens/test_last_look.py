"""R4.4, C6.4c: a turn that ends by itself, since nothing can be done any more, is looked at before it passes on."""

from __future__ import annotations

import pygame
import pytest

from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.titles.creed.nations import NationPanel
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import in_turn
from tests.titles.creed.screens.test_allies import states
from tests.titles.creed.screens.test_turns import turn

FREE = ("reveal", "recall")


def spend_all(drive: Driver, table: TableScene) -> None:
    """Whatever is free, then moves, until the seat that is asked has nothing left to do."""
    assert table.asked is not None
    seat = table.asked.seat
    for _ in range(40):
        if table.asked is None or table.asked.seat != seat:
            break
        verbs = {option.verb: option.key for option in reversed(table.options())}
        verb = next(verb for verb in (*FREE, "move") if verb in verbs)
        table.answer(verbs[verb])
        table.playback.skip_all()
        drive.frames(2, 10)
    assert table.match.session.log[-1].key != "end_turn"


def test_c6_4c_a_turn_that_ends_by_itself_waits_until_it_is_ended(program: Program, drive: Driver) -> None:
    table, t = in_turn(program, drive), program.media.t
    spend_all(drive, table)
    count = len(table.match.session.log)
    drive.frames(20, 100)
    assert len(table.match.session.log) == count and table.view.side == 0
    assert turn(drive) == t("creed.top.own") and table.prompt.text == t("table.last_look")
    assert table.buttons.primary.text == t("table.last_look.end") and table.buttons.undo.enabled
    panel = drive.find("seat.0")
    assert isinstance(panel, NationPanel) and panel.content.state == "acts", "it has not ended before that is said"
    drive.click("table-primary")
    drive.frames(20, 100)
    assert table.view.side == 1 or len(table.match.session.log) > count


def test_c6_4c_an_allied_bot_comes_next_until_the_turn_that_ends_by_itself_has_been_looked_at(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive, "pbbb")
    spend_all(drive, table)
    drive.frames(3, 100)
    assert table.news.resting and (states(table)[0], states(table)[2]) == ("acts", "next")
    drive.click("table-primary")
    drive.frames(1, 10)
    assert (states(table)[0], states(table)[2]) == ("ended", "acts")


def test_c6_6_the_last_step_of_a_turn_that_ended_by_itself_is_taken_back(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    spend_all(drive, table)
    drive.frames(3, 100)
    drive.key(pygame.K_z, pygame.KMOD_CTRL)
    drive.frames(3, 100)
    assert table.asked is not None and table.asked.seat == 0
    assert table.view.seats[0].own + table.view.seats[0].white == 1


@pytest.mark.parametrize(("kinds", "seed", "itself"), [("pb", 3, True), ("pbgb", 4, False)])
def test_c6_4c_no_last_look_where_the_person_wants_none_or_the_ally_goes_on(
    program: Program, drive: Driver, kinds: str, seed: int, itself: bool
) -> None:
    program.media.settings.turn_ends_itself = itself
    table = in_turn(program, drive, kinds, seed)
    spend_all(drive, table)
    assert not table.news.on
    drive.frames(3, 100)
    assert itself or (table.asked is not None and table.asked.seat == 2)
