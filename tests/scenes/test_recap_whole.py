"""C6.14: what happened since the own turn, turn after turn of a match: as many steps as are announced, each told."""

from __future__ import annotations

import pygame
import pytest

from game.core.rng import Stream
from scenes.program import Program
from scenes.table import controllers
from scenes.table.table_scene import TableScene
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, pick, until_asked

TURNS = 9


def stood(drive: Driver, table: TableScene) -> None:
    """Lets a step be shown."""
    for _ in range(60):
        if table.playback.stands:
            return
        drive.frames(1, 100)
    raise AssertionError("it does not stand")


def stepped_through(drive: Driver, table: TableScene, seat: int) -> list[str]:
    """Goes through it by keys; of what kind the steps were."""
    announced = table.catch_up.actions
    table.catch_up.repeat()
    drive.key(pygame.K_SPACE)
    steps = [event for event in table.match.events(seat) if table.catch_up.read_ms(event)]
    assert len(steps) == table.catch_up.all == announced
    for event in steps[table.catch_up.at:]:
        drive.key(pygame.K_RIGHT)
        stood(drive, table)
        line = table.telling.line(event)
        assert line is None or (table.caption.line is not None and table.caption.line.text.endswith(line.text))
    assert table.catch_up.at == announced
    drive.key(pygame.K_SPACE)
    while table.catching_up:
        drive.frames(1, 100)
    assert table.playback.shown == table.match.session.view(seat)
    return [event.kind for event in steps]


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["pb", "bp"])
def test_c6_14_a_recap_has_the_steps_that_are_announced_and_each_its_words(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, kinds: str
) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    table, lot, seat = until_asked(drive, open_table(program, kinds)), Stream(5, "recaps"), kinds.index("p")
    steps: list[str] = []
    for _ in range(TURNS):
        if table.catch_up.can_repeat:
            program.media.motion = True
            steps += stepped_through(drive, table, seat)
            program.media.motion = False
            until_asked(drive, table)
        turn = table.view.turn
        while table.view.turn == turn:
            table.give(seat, lot.pick(table.options()).key)
            until_asked(drive, table)
    assert len(steps) > TURNS and {"night", "day"} & {*steps}, "with what the end of a cycle brings"


@pytest.mark.slow
def test_c6_14_in_the_own_turn_a_reaction_of_others_is_a_step_though_one_passed_on_it(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pass leads to nothing that is told, so the match stands after it as it did after the reaction."""
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    table, lot = until_asked(drive, open_table(program, "pbbb", 131)), Stream(4, "x")
    while not any(entry.key == "use:miracle@1" for entry in table.match.session.log[-5:]):
        table.give(0, pick(table.options(), lot).key)
        until_asked(drive, table)
    while table.asked is not None and table.asked.text == "react":
        table.give(0, "no")
        until_asked(drive, table)
    assert table.view.acting == 0 and table.asked is not None
    program.media.motion = True
    used = [event.data["seat"] for event in table.match.events(0) if event.kind == "card_used"]
    assert used[-3:] == [0, 3, 1], "the own card, and what answered it"
    assert stepped_through(drive, table, 0).count("card_used") == 3
