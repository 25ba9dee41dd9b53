"""The board of muscle and bone: steps, what closes them, lines of sight and what stops them."""

from __future__ import annotations

import pytest

from game.core.boards.bone import (
    BIG,
    BONE,
    DIRECTIONS,
    MUSCLE,
    ROCK,
    SMALL,
    SPIKE,
    VOID,
    BoneGrid,
    away,
    blocking,
    bone_grid,
    closing,
    is_open,
    sees,
)

Point = tuple[int, int]
Places = dict[Point, int]


def board(width: int, height: int, places: Places | None = None) -> tuple[BoneGrid, bytearray]:
    grid = bone_grid(width, height)
    codes = bytearray(MUSCLE if muscle else BONE for muscle in grid.muscle)
    for (x, y), code in (places or {}).items():
        codes[grid.at(x, y)] = code
    return grid, codes


def stops(places: Places, start: Point, end: Point, *units: Point) -> list[Point]:
    grid, codes = board(9, 7, places)
    occupied = [grid.at(*unit) for unit in units]
    found = blocking(grid, codes, grid.at(*start), grid.at(*end), occupied)
    assert sees(grid, codes, grid.at(*start), grid.at(*end), occupied) == (not found)
    return [grid.xy(tile) for tile in found]


def opens(places: Places, start: tuple[int, int], end: tuple[int, int]) -> bool:
    grid, codes = board(9, 7, places)
    return is_open(grid, codes, grid.at(*start), grid.at(*end))


def test_muscle_and_bone_take_turns_and_orthogonal_neighbours_are_of_the_other_kind() -> None:
    grid = bone_grid(6, 5)
    for tile in range(grid.count):
        assert all(grid.muscle[other] != grid.muscle[tile] for other in grid.beside(tile))
        corners = [other for other in grid.ring[tile][1::2] if other >= 0]
        assert all(grid.muscle[other] == grid.muscle[tile] for other in corners)


def test_distance_is_the_larger_difference() -> None:
    grid = bone_grid(9, 7)
    assert grid.distance(grid.at(1, 1), grid.at(4, 6)) == 5


@pytest.mark.parametrize(("end", "tiles"), [
    ((2, 0), [(1, 0)]), ((2, 1), [(1, 1)]), ((2, 2), [(1, 1)]), ((3, 1), [(1, 0), (2, 0), (1, 1), (2, 1)]),
    ((3, 2), [(1, 1), (2, 1), (2, 2)]), ((4, 1), [(1, 0), (2, 0), (3, 1)]), ((4, 2), [(1, 1), (2, 1), (3, 1)]),
])
def test_what_lies_on_a_line_from_a_muscle(end: tuple[int, int], tiles: list[tuple[int, int]]) -> None:
    grid = bone_grid(9, 7)
    assert sorted(map(grid.xy, grid.passed(grid.at(0, 0), grid.at(*end)))) == sorted(tiles)


@pytest.mark.parametrize(("end", "tile"), [((3, 0), (2, 0)), ((3, 1), (2, 0)), ((3, 2), (2, 1))])
def test_what_lies_on_a_line_from_a_bone(end: tuple[int, int], tile: tuple[int, int]) -> None:
    grid = bone_grid(9, 7)
    assert [grid.xy(t) for t in grid.passed(grid.at(1, 0), grid.at(*end))] == [tile]


def test_a_small_wall_stops_what_faces_across_it_and_nothing_else() -> None:
    wall = {(1, 0): SMALL}
    assert stops(wall, (0, 0), (2, 0)) == [(1, 0)]
    assert stops(wall, (0, 0), (1, 1)) == [] and opens(wall, (0, 0), (1, 1))
    assert stops(wall, (0, 0), (2, 1)) == []
    assert stops(wall, (0, 0), (2, 1), (1, 1)) == [(1, 1)]


def test_two_obstacles_close_the_diagonal_between_them_to_steps_only() -> None:
    walls = {(3, 2): SMALL, (2, 3): SMALL}
    assert not opens(walls, (2, 2), (3, 3))
    assert stops(walls, (2, 2), (3, 3)) == []
    assert opens({(3, 2): SMALL, (2, 3): SPIKE}, (2, 2), (3, 3))


def test_a_big_wall_cuts_its_four_seams() -> None:
    wall = {(3, 2): BIG}
    around = [(2, 2), (3, 1), (4, 2), (3, 3)]
    for one, other in zip(around, around[1:] + around[:1], strict=True):
        assert not opens(wall, one, other) and stops(wall, one, other) == [(3, 2)]
    assert stops(wall, (2, 2), (4, 2)) == stops(wall, (3, 1), (3, 3)) == [(3, 2)]
    assert opens(wall, (2, 2), (2, 1)) and opens(wall, (2, 1), (3, 1))


def test_a_wing_tip_can_be_seen_past() -> None:
    wall = {(6, 3): BIG}
    assert stops(wall, (6, 2), (5, 3)) == [(6, 3)]
    assert stops(wall, (5, 2), (5, 3)) == [] and stops(wall, (5, 2), (7, 2)) == []
    assert stops(wall, (8, 2), (5, 3)) == [(6, 3)]


@pytest.mark.slow
def test_sight_is_symmetric() -> None:
    grid, codes = board(9, 7, {(3, 2): BIG, (5, 4): SMALL, (4, 4): ROCK, (6, 1): SMALL})
    for one in range(grid.count):
        for other in range(one):
            assert sees(grid, codes, one, other, ()) == sees(grid, codes, other, one, ())


def test_what_closes_a_step_is_told() -> None:
    grid, codes = board(9, 7, {(3, 2): BIG, (2, 3): SMALL, (5, 3): ROCK, (0, 6): VOID})
    def told(start: tuple[int, int], direction: tuple[int, int]) -> list[object]:
        found = closing(grid, codes, grid.at(*start), direction)
        return [grid.xy(tile) if tile >= 0 else "edge" for tile in found]
    assert told((0, 0), (-1, 0)) == ["edge"]
    assert told((2, 2), (1, 0)) == [(3, 2)]
    assert told((2, 2), (1, 1)) == [(3, 2), (2, 3)]
    assert told((4, 2), (-1, -1)) == [(3, 2)]
    assert told((4, 3), (1, 0)) == [(5, 3)]
    assert told((1, 5), (-1, 1)) == [(0, 6)]
    assert told((6, 5), (1, 1)) == []


@pytest.mark.parametrize(("target", "direction"), [
    ((5, 2), (1, 0)), ((5, 3), (1, 0)), ((4, 4), (1, 1)), ((3, 5), (0, 1)), ((4, 3), (1, 1)), ((1, 1), (-1, -1)),
    ((2, 2), (0, 0)),
])
def test_a_push_goes_along_the_nearest_of_eight_directions(target: tuple[int, int], direction: tuple[int, int]) -> None:
    grid = bone_grid(9, 7)
    assert away(grid, grid.at(2, 2), grid.at(*target)) == direction


def test_the_crossings_around_a_bone_are_its_diagonal_neighbours() -> None:
    grid = bone_grid(9, 7)
    assert [grid.xy(t) for t in grid.crossings(grid.at(3, 2))] == [(2, 1), (4, 1), (3, 2), (2, 3), (4, 3)]
    assert [grid.xy(t) for t in grid.crossings(grid.at(1, 0))] == [(1, 0), (0, 1), (2, 1)]


def test_every_legal_step_has_one_opposite() -> None:
    grid, codes = board(9, 7, {(3, 2): BIG, (5, 2): SMALL, (4, 3): SMALL, (6, 4): ROCK})
    walkable = [tile for tile in range(grid.count) if codes[tile] in (MUSCLE, BONE, SPIKE)]
    for tile in walkable:
        for direction in DIRECTIONS:
            goal = grid.moved(tile, direction)
            if goal in walkable:
                assert is_open(grid, codes, tile, goal) == is_open(grid, codes, goal, tile)
