"""C6.7b: a player's card shows that a bot sits there."""

from __future__ import annotations

import pytest

from game.match.seats import BOT, Wish
from scenes.kit.bot_sign import bot_icon, bot_words
from scenes.program import Program
from scenes.table import controllers
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, until_asked


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


@pytest.mark.slow
def test_c6_7b_the_card_of_a_seat_that_a_bot_keeps_says_so(program: Program, drive: Driver) -> None:
    program.media.settings.curtain = False
    table = until_asked(drive, open_table(program, "gg"))
    other = 1 - (table.viewer or 0)
    table.seating.take([Wish(seat=other, kind=BOT, level="hard")])
    drive.frames(3, 100)
    info, card = table.match.seat(other), drive.find(f"seat.{other}")
    assert bot_icon(program.media, info) == "ui/bot_hard" and bot_words(program.media, info) in card.hint()


def test_c6_7b_a_person_has_no_sign_of_a_bot(program: Program) -> None:
    assert not bot_icon(program.media, open_table(program, "gb").match.seat(0))
