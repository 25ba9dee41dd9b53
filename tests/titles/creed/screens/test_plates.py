"""What stands on Creed's small plates: the special actions' names, the words beside a place, the names at the rim."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.board_tip import CROSSED, shapes, thread
from scenes.kit.page import PageRow
from scenes.kit.tip_content import TipContent
from scenes.media import theme
from scenes.media.texts import LANGUAGES
from scenes.program import Program
from scenes.titles.creed.actions import CLEAR, plates
from scenes.titles.creed.table_layout import ACTIONS
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.test_board import put

SHORT = ("morale", "reinforce", "redeploy", "appoint", "rumour", "fortify", "assassinate")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_r8_1_the_names_of_the_actions_are_bold_and_keep_clear_of_their_rims(
    program: Program, language: str, seats: int
) -> None:
    program.client.set_language(language)
    names = [program.media.t(f"creed.action.{action}.short") for action in SHORT]
    places, look = plates(program.media.theme, ACTIONS[seats], names)
    assert look == (theme.SMALL, True) and len(places) == len(names) + 1
    assert all(program.media.theme.width(name, *look) <= place.width - 2 * CLEAR
               for name, place in zip(names, places, strict=False))  # fmt: skip
    assert ACTIONS[seats].contains(places[0].unionall(places)) and places[-1].collidelist(places[:-1]) < 0


def test_c6_4_a_value_that_its_words_would_break_around_stands_under_them(program: Program) -> None:
    def high(words: str) -> int:
        content = TipContent("Cell", (PageRow(words, "2 units → 3 units", tone="good"),))
        return min(shapes(program.media, content), key=lambda plate: plate.get_width()).get_height()

    two_rows = TipContent("Cell", (PageRow("Line L1"), PageRow("2 units → 3 units")))
    assert high("Line L1, to your camp") <= next(iter(shapes(program.media, two_rows))).get_height() + 8


def test_c6_4_no_line_leads_from_a_plate_over_what_is_read() -> None:
    plate, thing = pygame.Rect(600, 0, 200, 100), pygame.Rect(0, 0, 100, 100)
    assert thread(plate, thing) is not None
    free, crossed = [pygame.Rect(300, 300, 100, 100)], [pygame.Rect(200, -500, CROSSED + 20, 1000)]
    assert thread(plate, thing, free) is not None and thread(plate, thing, crossed) is None


@pytest.mark.parametrize("reader", [0, -1])
def test_c6_4_the_plate_beside_a_cell_leaves_the_signs_of_all_nations_free(
    program: Program, drive: Driver, reader: int
) -> None:
    board = put(program, drive, BoardScene(program.client, sample_view(4, reader), None)).board
    shown, (x, y) = board.shown, board.origin()
    signs = [shown.space.standard(seat).move(x, y) for seat in range(4)]
    signs = [sign.inflate(-sign.width * 2 // 3, -sign.height * 2 // 3) for sign in signs]
    for ref in ("cell:2L1r2", "cell:1L1r2", "cell:0R1r2", "cell:3R3r2"):
        board.point(ref)
        board.open_tip()
        assert board.tip_plate.shown is not None and board.tip_plate.shown[1].collidelist(signs) < 0, ref
