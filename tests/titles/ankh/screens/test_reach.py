"""Every option of every question can be reached by mouse and by keys (C6.2, C12.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.rng import Stream
from game.titles.ankh.boards import PLANS
from game.titles.ankh.content import GODS
from scenes.table import controllers
from scenes.table.result_scene import ResultScene
from tests.gallery.ankh_tables import played
from tests.scenes.table_play import QuickBot
from tests.titles.ankh.screens import hands
from tests.titles.ankh.screens.reach import complaints

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver

LONGEST = 600


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(len(PLANS)))
def test_c6_2_every_option_of_every_question_is_reached(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    scenario = list(PLANS)[seed % len(PLANS)]
    lot = Stream(seed, "reach")
    gods = list(GODS)
    lot.shuffle(gods)
    count = PLANS[scenario].players
    match = played(program.client, "p" + "b" * (count - 1), seed, lambda *_: True, gods, scenario=scenario)
    table = hands.opened(program, drive, match)
    faults: list[str] = []
    for _ in range(LONGEST):
        hands.until_asked(drive, table)
        if isinstance(drive.program.nav.stack.top, ResultScene) or table.asked is None:
            break
        faults += complaints(table)
        table.give(table.asked.seat, hands.lively(table.options(), lot).key)
        drive.through()
    assert faults == []
    assert isinstance(drive.program.nav.stack.top, ResultScene)
