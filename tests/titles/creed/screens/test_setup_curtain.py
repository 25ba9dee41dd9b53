"""The curtain names how far the match is: before the first round it is being set up."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.kit.wordmark import Wordmark
from scenes.table.curtain import Curtain
from scenes.table.table_scene import TableScene
from tests.gallery.creed_tables import asks, played
from tests.gallery.painting import headless_program
from tests.gallery.tables import table


@pytest.mark.slow
@pytest.mark.parametrize(("text", "said"), [("setup_tents", "Set-up"), ("team_turn", "Round 1")])
def test_c6_7_the_curtain_says_set_up_until_the_first_round(tmp_path: Path, text: str, said: str) -> None:
    program = headless_program(tmp_path, "en", 100)
    try:
        scene = table(program.client, played(program.client, "pg", 5, asks(text)))
        assert isinstance(scene, TableScene)
        curtain = Curtain(scene, 0)
        program.nav.stack.push(curtain, animated=False)
        program.client.nav.update(50)
        assert [widget.words for widget in curtain.ui.root.each() if isinstance(widget, Wordmark)] == [said]
    finally:
        program.shut()

