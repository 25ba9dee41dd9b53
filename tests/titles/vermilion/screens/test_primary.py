"""C6.4c: "Stop here" and "End turn" stand in one place; a second quick click of the first does not end the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.titles.vermilion.attack import targets
from game.titles.vermilion.forecast import state_of
from scenes.kit.table_question import TableQuestion
from tests.gallery.vermilion_tables import asks, found, played
from tests.scenes.table_play import opened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from scenes.program import Program
    from scenes.table.match import Match
    from scenes.table.table_scene import TableScene
    from tests.scenes.conftest import Driver

STOPS, ENDS = "vermilion.opt.stop", "vermilion.opt.end_turn"


@pytest.fixture
def walking(program: Program, drive: Driver) -> TableScene:
    """A person in the middle of a walk, after which there is more to do."""
    table = opened(program, drive, played(program.client, "p", 3, asks("move_step", 0, 1)))
    assert table.buttons.primary.text == program.media.t(STOPS)
    return table


def last(table: TableScene) -> str:
    """The choice that was made last."""
    return table.match.session.log[-1].key


def test_c6_4c_a_second_quick_click_does_not_end_the_turn(walking: TableScene, drive: Driver) -> None:
    drive.click("table-primary")
    drive.frames(16, 50)
    assert walking.buttons.primary.text == walking.t(ENDS) and last(walking) == "stop"
    drive.click("table-primary")
    assert last(walking) == "stop" and walking.prompt.refusal == walking.t("table.key.new")


def test_c6_4c_a_click_after_the_words_could_be_read_counts(walking: TableScene, drive: Driver) -> None:
    drive.click("table-primary")
    drive.frames(21, 50)
    assert walking.buttons.primary.text == walking.t(ENDS)
    drive.click("table-primary")
    assert last(walking) == "end_turn"


def test_c6_4c_a_press_that_began_on_other_words_is_for_nothing(walking: TableScene, drive: Driver) -> None:
    place = drive.find("table-primary").rect.center
    drive.move(place)
    drive.down(place)
    walking.answer("stop")
    drive.frames(16, 50)
    assert walking.buttons.primary.text == walking.t(ENDS)
    drive.up(place)
    assert last(walking) == "stop"


def test_c6_4c_to_end_the_turn_is_asked_back_while_somebody_in_reach_could_be_attacked(
    program: Program, drive: Driver
) -> None:
    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        if not asks("player_action", 0, 1)(match, questions):
            return False
        state = state_of(match.session.view(0))
        hand = state.seats[0].hand
        return bool(targets(state, 0, {}) and state.seats[0].supply.dice and "attack" in hand)

    table = opened(program, drive, found(program.client, "p", wanted))
    before = len(table.match.session.log)
    drive.frames(2, 600)
    drive.click("table-primary")
    assert isinstance(program.nav.stack.top, TableQuestion) and len(table.match.session.log) == before
    drive.click("answer.0")
    assert last(table) == "end_turn"
