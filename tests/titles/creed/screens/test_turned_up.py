"""C6.14: who is turned up by an attack is seen before the attacker stands over it."""

from __future__ import annotations

from game.core.events import Event
from scenes.program import Program
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.test_board import put


def test_c6_14_a_unit_turned_up_by_an_attack_lies_there_a_while_longer_than_one_that_is_revealed(
    program: Program, drive: Driver
) -> None:
    scene = put(program, drive, BoardScene(program.client, sample_view(2, 0), None))
    turned = {"seat": 1, "cell": "1R2r3", "unit": "obstacle_1"}
    alone = scene.board.animate(Event(1, "revealed", "R5.6", turned), scene.view)
    scene.board.finish()
    hit = scene.board.animate(Event(2, "revealed", "R6.8", turned), scene.view)
    scene.board.finish()
    assert 0 < alone < hit
