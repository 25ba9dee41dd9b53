"""C9.2: where the process that thinks for bots can't live the player hears so once, and the bots play on."""

from __future__ import annotations

import sys
import time

import pytest

import game.bots.worker as worker
from game.bots.play import choose
from game.core.session import Session
from game.store.notices import Notice
from scenes.program import Program
from tests.bots.test_worker import LONGEST_S, falls
from tests.scenes.conftest import Driver
from tests.scenes.table_play import open_table

CHOICES = 6


@pytest.mark.slow
def test_c9_2_bots_without_a_process_play_on_and_the_player_hears_so_once(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "serve", falls)
    told, before, waited = list[Notice | None](), sys.getswitchinterval(), 0
    monkeypatch.setattr(program.nav, "tell", told.append)
    table = open_table(program, "bb")
    end, started = time.monotonic() + LONGEST_S, table.match.session.fork()
    while len(table.match.session.log) < CHOICES and time.monotonic() < end:
        drive.frames(1, 50)
        waited += table.controllers.thinking >= 0
        time.sleep(0.002)
    log = list(table.match.session.log)
    program.nav.stack.top.leave()
    sys.setswitchinterval(before)
    assert [notice.key for notice in told if notice is not None] == ["table.bots_alone"] and waited > CHOICES
    assert [entry.key for entry in log[:CHOICES]] == played(started)


def played(session: Session) -> list[str]:
    """What easy bots choose."""
    keys = []
    for _ in range(CHOICES):
        seat = session.questions()[0].seat
        keys.append(choose(session, seat, "easy", session.seed))
        session.answer(seat, keys[-1])
    return keys
