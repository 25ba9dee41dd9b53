"""C6.2: where places lie on boards of squares, of hexes and of neither; edges, corners, regions; zoom and panning."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.kit.board_space import FreeSpace, GridSpace, HexSpace, Space, TiledSpace, hex_centre

WINDOW = pygame.Rect(280, 148, 1296, 716)
SQUARES = {f"{column},{row}": (column, row) for column in range(7) for row in range(5) if (column, row) != (3, 1)}
SEAMS = {"river": ((2, 2), (3, 2)), "pillar": ((0, 0), (1, 0), (0, 1), (1, 1))}
REGIONS = {"delta": ("0,0", "1,0", "2,1")}


def table() -> FreeSpace:
    """Two cards side by side, one below, one over the first."""
    space = FreeSpace(WINDOW, (100, 150))
    space.places = {
        "left": pygame.Rect(100, 100, 80, 120),
        "right": pygame.Rect(400, 110, 80, 120),
        "below": pygame.Rect(120, 400, 80, 120),
        "over": pygame.Rect(110, 130, 80, 120),
    }
    return space


def grid() -> GridSpace:
    return GridSpace(WINDOW, (90, 132), SQUARES, SEAMS, REGIONS)


def hexes() -> HexSpace:
    return HexSpace(WINDOW, (60, 90), SQUARES, SEAMS, REGIONS)


SPACES: tuple[Callable[[], Space], ...] = (grid, hexes, table)


def middle(space: Space, ref: str) -> tuple[int, int]:
    """The middle of a place on the canvas."""
    place = space.rect_of(ref)
    assert place is not None
    return place.center


@pytest.mark.parametrize("space", [grid(), hexes()])
@pytest.mark.parametrize("step", [0, 1])
def test_c6_2_the_middle_of_every_tile_is_that_tile(space: TiledSpace, step: int) -> None:
    space = space.at_step(step)
    seen = {ref for ref in space.squares if WINDOW.collidepoint(middle(space, ref))}
    assert seen and all(space.at(middle(space, ref)) == ref for ref in seen)


@pytest.mark.parametrize("space", [grid(), hexes()])
def test_c6_2_an_edge_and_a_corner_are_pointed_at_between_their_tiles(space: TiledSpace) -> None:
    for ref, squares in SEAMS.items():
        tiles = [middle(space, f"{column},{row}") for column, row in squares]
        between = tuple(round(sum(tile[i] for tile in tiles) / len(tiles)) for i in (0, 1))
        assert space.at(middle(space, ref)) == ref
        assert max(abs(a - b) for a, b in zip(middle(space, ref), between, strict=True)) <= 1


@pytest.mark.parametrize("space", [grid(), hexes()])
def test_c6_2_a_region_reaches_over_its_tiles_and_is_pointed_at_by_them(space: TiledSpace) -> None:
    region = space.rect_of("delta")
    assert region is not None and all(region.contains(space.rect_of(tile)) for tile in REGIONS["delta"])
    assert space.at(middle(space, "2,1")) == "2,1"


@pytest.mark.parametrize("space", [grid(), hexes()])
def test_c6_2_where_no_tile_lies_there_is_no_place(space: TiledSpace) -> None:
    hole = space.square((3, 1)).move(space.x, space.y).center
    assert space.at(hole) == "" and space.rect_of("3,1") is None


@pytest.mark.parametrize("make", SPACES)
def test_c6_2_zooming_keeps_the_place_under_the_pointer_until_the_last_step(make: Callable[[], Space]) -> None:
    space = make()
    at = middle(space, "right" if isinstance(space, FreeSpace) else "4,2")
    place = space.at(at)
    assert space.zoom(1, at) and space.at(at) == place != ""
    assert not space.zoom(1, at) and space.zoomed


@pytest.mark.parametrize("make", SPACES)
def test_c6_2_a_panned_board_leaves_no_gap_and_a_small_one_stays_in_the_middle(make: Callable[[], Space]) -> None:
    space = make()
    space.zoom(1, WINDOW.center)
    space.pan(10_000, -10_000)
    for side in (0, 1):
        length, room = space.rect.size[side], WINDOW.size[side]
        inside = space.rect.topleft[side] >= WINDOW.topleft[side] and length <= room
        assert inside or length > room
    assert space.rect.left <= max(WINDOW.left, WINDOW.centerx - space.rect.width // 2)


@pytest.mark.parametrize("make", SPACES)
def test_c6_2_a_place_out_of_sight_is_brought_into_sight(make: Callable[[], Space]) -> None:
    space = make()
    ref = "below" if isinstance(space, FreeSpace) else "0,4"
    space.zoom(1, WINDOW.topright)
    space.bring(ref)
    place = space.rect_of(ref)
    assert place is not None and WINDOW.contains(place)


def test_c12_9_arrow_keys_cross_gaps_of_a_grid_and_end_at_its_edge() -> None:
    space = grid()
    assert space.stepped("2,1", (1, 0)) == "4,1" and space.stepped("6,1", (1, 0)) == ""


def test_c12_9_arrow_keys_keep_to_the_column_in_which_a_walk_over_hexes_began() -> None:
    space, walk = hexes(), ["5,4"]
    for _ in range(4):
        walk.append(space.stepped(walk[-1], (0, -1)))
    assert walk == ["5,4", "5,3", "5,2", "5,1", "5,0"]
    assert space.stepped("5,0", (0, -1)) == "" and space.stepped("2,1", (1, 0)) == ""


def test_c12_9_arrow_keys_go_to_the_nearest_thing_of_a_free_table() -> None:
    space = table()
    assert [space.stepped("left", way) for way in ((1, 0), (0, 1), (-1, 0))] == ["over", "over", ""]
    assert space.stepped("right", (-1, 0)) == "left" and space.stepped("over", (0, 1)) == "below"


def test_c6_2_of_things_over_one_another_the_topmost_is_pointed_at() -> None:
    space = table()
    assert space.at(middle(space, "over")) == "over"


def test_r14_1_odd_rows_of_hexes_are_shifted_to_the_right() -> None:
    assert [hex_centre(square, 100) for square in ((0, 0), (0, 1), (0, 2))] == [(0, 0), (87, 150), (0, 300)]
