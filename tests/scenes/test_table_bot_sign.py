"""C6.7b: a player's card shows that a bot sits there."""

from __future__ import annotations

import pygame
import pytest

from game.match.seats import BOT, NAMED_LEVELS, SeatInfo, Wish, bot_face
from scenes.kit.bot_sign import bot_icon, bot_words, draw_bot
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


def test_c6_7b_a_bot_is_shown_by_its_face_and_one_that_keeps_a_seat_by_the_sign_of_its_level(program: Program) -> None:
    def drawn(icon: str, level: str) -> bytes:
        surface = pygame.Surface((60, 60))
        info = SeatInfo(seat=2, name="-", icon=icon, kind=BOT, level=level)
        draw_bot(surface, program.media, info, (50, 50))
        return pygame.image.tobytes(surface, "RGB")

    faces = {drawn(bot_face(level, 2), level) for level in NAMED_LEVELS}
    kept = {drawn(f"profile/bot_{level}", level) for level in NAMED_LEVELS}
    assert len(faces) == len(kept) == len(faces | kept) - len(NAMED_LEVELS) == len(NAMED_LEVELS)
