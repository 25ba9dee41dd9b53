"""Plays a match at a table and reports the position after each saved choice; started and killed by
test_table_crash.py.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.core.rng import Stream
from scenes.table import controllers
from tests.gallery.painting import headless_program
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, pick, until_asked


def play(data: Path) -> None:
    """Until it is killed or the match has ended."""
    controllers.make_thinker = QuickBot
    program = headless_program(data, "ko")
    table = open_table(program, "gb")
    drive, hand = Driver(program), Stream(12, "hand")
    while not table.match.over:
        until_asked(drive, table)
        if table.asked is None:
            break
        table.give(0, pick(table.options(), hand).key)
        table.match.flush()
        os.write(1, f"{len(table.match.session.log)} {table.match.session.digest()}\n".encode())


if __name__ == "__main__":
    play(Path(sys.argv[1]))
