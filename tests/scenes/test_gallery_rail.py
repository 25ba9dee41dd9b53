"""C6.2: what stands in the right rail of a table shares it: inspector, log, the controls of those who look on."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from scenes.kit.inspector import Inspector
from scenes.kit.layout import CLOCK
from scenes.table.log_list import LogList
from scenes.table.log_panel import LogPanel
from scenes.table.table_scene import TableScene
from tests.gallery.painting import collect, picture_of
from tests.scenes.looks import new_program

STATES = [
    "table-move", "table-onlooker", "table-replay", "creed-turn-2", "creed-turn-4", "creed-onlooker",
    "table-replay-creed-2", "table-replay-creed-4", "hotseat-clock",
]  # fmt: skip
LINES = {"table-onlooker": 4, "table-replay": 3}
"""What is read of the log at least; a replay tells the last step itself, in up to three lines below it."""


@pytest.mark.slow
@pytest.mark.parametrize("name", STATES)
def test_c6_2_inspector_log_and_controls_do_not_lie_over_each_other(tmp_path: Path, name: str) -> None:
    program = new_program(tmp_path, "ko")
    picture_of(program, dict(collect())[name], 100)
    table = next(scene for scene in program.nav.stack._scenes if isinstance(scene, TableScene))
    parts = [w.rect for w in table.ui.root.each() if isinstance(w, (Inspector, LogPanel))]
    assert len(parts) == 2
    parts += [table.seating.lookers()] if table.for_bots else []
    parts += [CLOCK] if table.clock.on and not table.for_bots else []
    overlapping = [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])]
    assert not overlapping
    if name in LINES:
        log = next(w for w in table.ui.root.each() if isinstance(w, LogList))
        assert sum(y >= log.rect.top for _, y in log.visible_lines()) >= LINES[name]
    program.shut()
