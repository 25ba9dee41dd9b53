"""Section 10: the rail of the own units in hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from game.titles.creed.content import TILES
from game.titles.creed.view import SeatView
from scenes.program import Program
from scenes.titles.creed.hand import Tile, grid, rail
from scenes.titles.creed.table_layout import ACTIONS, HAND
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.gallery.creed_tables import parts
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import setting_up


def board(program: Program, drive: Driver, seats: int) -> BoardScene:
    """The board of so many with a hand."""
    made = BoardScene(program.client, sample_view(seats, 0))
    program.nav.stack.reset(made)
    drive.frames(1, 50)
    return made


@pytest.fixture
def scene(program: Program, drive: Driver) -> BoardScene:
    """That of two."""
    return board(program, drive, 2)


def hold(scene: BoardScene, view: SeatView, held: Sequence[tuple[str, int]]) -> None:
    """The hand as it is with these units."""
    scene.hand.show(replace(view, secrets=tuple(replace(one, hand=tuple(held)) for one in view.secrets)))


@pytest.mark.parametrize(("seats", "count", "rows"), [(2, 12, 2), (2, 8, 2), (2, 7, 1), (4, 12, 3), (4, 6, 2)])
def test_section_10_the_hand_takes_as_many_rows_as_make_its_tiles_largest(seats: int, count: int, rows: int) -> None:
    assert grid(count, rail(HAND[seats])[1].size)[0] == rows


@pytest.mark.parametrize("count", [7, 9, 11])
def test_section_10_the_rows_of_a_hand_stand_under_each_other(scene: BoardScene, count: int) -> None:
    hold(scene, replace(scene.view, round=6), [(unit, 2) for unit in list(TILES)[:count]])
    rows: dict[int, list[int]] = {}
    for slot in scene.hand.slots:
        rows.setdefault(slot.rect.y, []).append(slot.rect.x)
    first, *others = rows.values()
    assert all(row == first[: len(row)] for row in others)
    assert scene.hand.rail.bottom <= ACTIONS[2].bottom and not scene.hand.head.colliderect(scene.hand.rail)


def test_section_10_one_tile_of_a_type_bears_no_count_however_many_there_were(scene: BoardScene) -> None:
    hold(scene, replace(scene.view, round=6), [("archer", 2)])
    [slot] = scene.hand.slots
    told = []
    for left in (2, 1, 0):
        slot.content = left
        told.append(slot.figure_place() is not None)
    assert told == [True, False, True]


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("kinds", ["pb", "pbgb"])
def test_section_10_the_switch_of_faces_keeps_its_words_beside_a_full_hand(
    program: Program, drive: Driver, language: str, kinds: str
) -> None:
    program.client.set_language(language)
    table = setting_up(program, drive, "setup_units", kinds)
    hand = parts(table).hand
    assert hand.switch.visible and hand.switch.text == program.media.t("creed.board.faceup")
    assert hand.switch.rect.collidelist([slot.rect for slot in hand.slots]) < 0


@pytest.mark.parametrize("count", [3, 7, 9])
def test_section_10_the_rows_of_a_narrow_hand_stand_in_its_middle(program: Program, drive: Driver, count: int) -> None:
    made = board(program, drive, 4)
    hold(made, replace(made.view, round=6), [(unit, 1) for unit in list(TILES)[:count]])
    left, right = min(slot.rect.left for slot in made.hand.slots), max(slot.rect.right for slot in made.hand.slots)
    assert abs((left - made.hand.rail.left) - (made.hand.rail.right - right)) <= 1


@pytest.mark.parametrize("count", range(1, 13))
def test_section_10_a_tile_of_the_hand_is_as_large_as_one_on_the_board_however_many_kinds_there_are(
    scene: BoardScene, count: int
) -> None:
    hold(scene, replace(scene.view, round=6), [(unit, 2) for unit in list(TILES)[:count]])
    assert len({slot.rect.y for slot in scene.hand.slots}) <= 2
    for slot in scene.hand.slots:
        assert isinstance(slot, Tile)
        assert slot._picture()[1].width >= scene.board.shown.space.size * 9 // 10


def test_section_10_a_tile_keeps_its_place_until_the_own_part_ends(scene: BoardScene) -> None:
    def held(view: SeatView, *units: str) -> dict[str, tuple[int, ...]]:
        hold(scene, view, [(unit, 1) for unit in units])
        return {slot.unit: (*slot.rect, slot.content) for slot in scene.hand.slots}

    view = replace(scene.view, round=6)
    before = held(view, "infantry_1", "spearman", "cavalry_3", "archer")
    after = held(view, "infantry_1", "cavalry_3", "archer")
    assert after == before | {"spearman": (*before["spearman"][:4], 0)}
    spent = next(slot for slot in scene.hand.slots if slot.unit == "spearman")
    assert not spent.lit
    left = ["infantry_1", "cavalry_3", "archer"]
    assert list(held(replace(view, round=7), *left)) == left
    ended = tuple(replace(seat, ended=seat.side == view.side) for seat in view.seats)
    for others in (replace(view, seats=ended), replace(view, side=1 - view.side)):
        assert held(view, *before) and list(held(others, *left)) == left, "others act now"


def test_c6_6_a_recall_that_is_taken_back_leaves_no_place_for_what_it_brought(scene: BoardScene) -> None:
    def shown(held: tuple[tuple[str, int], ...], own: int, units: int) -> list[tuple[str, int]]:
        seats = (replace(scene.view.seats[0], own=own, units=scene.view.seats[0].units[:units]), *scene.view.seats[1:])
        hold(scene, replace(scene.view, round=7, seats=seats), held)
        return [(slot.unit, slot.held) for slot in scene.hand.slots]

    before = (("infantry_1", 1),)
    recalled = (("infantry_1", 1), ("obstacle_2", 1))
    assert shown(before, 7, 5) == [*before]
    assert shown(recalled, 7, 4) == [*recalled]
    assert shown(before, 7, 5) == [*before], "nothing of it was ever in hand"
    assert shown(recalled, 7, 4) == [*recalled]
    assert shown((("obstacle_2", 1),), 5, 5) == [("infantry_1", 0), ("obstacle_2", 1)], "what was used keeps its place"
