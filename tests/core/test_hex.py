"""Geometry of square hex maps: R14.1, R14.2 and R-LINE of Realigious."""
from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from game.core.boards.hex import DIRECTIONS, hex_map
from tests.marks import first_quick

OPPOSITE = {"E": "W", "NE": "SW", "NW": "SE", "W": "E", "SW": "NE", "SE": "NW"}
SIZES = (7, 8, 9)


def tile(n: int, c: int, r: int) -> int:
    return r * n + c


@pytest.mark.parametrize("n", SIZES)
def test_r14_1_neighbours_in_an_even_row(n: int) -> None:
    there = [(4, 2), (3, 1), (2, 1), (2, 2), (2, 3), (3, 3)]
    assert list(hex_map(n).step[tile(n, 3, 2)]) == [tile(n, c, r) for c, r in there]


@pytest.mark.parametrize("n", SIZES)
def test_r14_1_neighbours_in_an_odd_row(n: int) -> None:
    there = [(4, 3), (4, 2), (3, 2), (2, 3), (3, 4), (4, 4)]
    assert list(hex_map(n).step[tile(n, 3, 3)]) == [tile(n, c, r) for c, r in there]


def test_r14_1_tiles_off_the_map_are_no_neighbours() -> None:
    geo = hex_map(7)
    assert geo.step[0] == (1, -1, -1, -1, -1, 7)
    assert geo.near[0] == (1, 7)
    assert geo.step[tile(7, 6, 1)] == (-1, -1, tile(7, 6, 0), tile(7, 5, 1), tile(7, 6, 2), -1)


@pytest.mark.parametrize("n", SIZES)
def test_r6_3_every_step_has_its_opposite(n: int) -> None:
    geo = hex_map(n)
    for start in range(n * n):
        for d, name in enumerate(DIRECTIONS):
            end = geo.step[start][d]
            if end >= 0:
                assert geo.step[end][DIRECTIONS.index(OPPOSITE[name])] == start


@pytest.mark.parametrize("n", SIZES)
def test_r14_1_distance_is_the_number_of_steps(n: int) -> None:
    geo = hex_map(n)
    for start in range(n * n):
        steps = {start: 0}
        found = [start]
        for at in found:
            for u in geo.near[at]:
                if u not in steps:
                    steps[u] = steps[at] + 1
                    found.append(u)
        assert [steps[u] for u in range(n * n)] == list(geo.distance[start])


@pytest.mark.parametrize("n", SIZES)
def test_r14_1_discs_hold_the_tiles_within_their_radius(n: int) -> None:
    geo = hex_map(n)
    for radius in range(4):
        for start in range(n * n):
            within = [u for u in range(n * n) if geo.distance[start][u] <= radius]
            assert list(geo.disc[radius][start]) == within


@pytest.mark.parametrize("n", SIZES)
def test_r14_1_cube_coordinates_lead_back_to_the_tile(n: int) -> None:
    geo = hex_map(n)
    for at in range(n * n):
        q, r, s = geo.cube(at)
        assert q + r + s == 0
        assert geo.at(q, r) == at
    assert geo.at(-1, 0) == geo.at(0, n) == -1


@pytest.mark.parametrize(("n", "points", "smallest"), [
    (7, [(1, 1), (5, 5)], 6),
    (8, [(1, 1), (6, 1), (3, 6)], 5),
    (9, [(1, 1), (7, 1), (1, 7), (7, 7)], 6),
])
def test_r14_2_smallest_distances_of_the_start_points(n: int, points: list[tuple[int, int]],
                                                      smallest: int) -> None:
    geo = hex_map(n)
    starts = [tile(n, c, r) for c, r in points]
    assert min(geo.distance[a][b] for a in starts for b in starts if a != b) == smallest


def test_e17_north_east_of_3_4_leads_over_3_3_to_4_2() -> None:
    geo = hex_map(7)
    north_east = DIRECTIONS.index("NE")
    first = geo.step[tile(7, 3, 4)][north_east]
    assert (first, geo.step[first][north_east]) == (tile(7, 3, 3), tile(7, 4, 2))


# ---------------------------------------------------------------- R-LINE
def exact_line(n: int, start: int, end: int) -> list[int]:
    """R-LINE as the rules word it, in fractions."""
    geo = hex_map(n)
    a, b, steps = geo.cube(start), geo.cube(end), geo.distance[start][end]
    out = []
    for k in range(steps + 1):
        exact = [x + Fraction((y - x) * k, max(steps, 1)) for x, y in zip(a, b, strict=True)]
        rounded = [(w + Fraction(1, 2)).__floor__() for w in exact]
        errors = [abs(w - x) for w, x in zip(rounded, exact, strict=True)]
        if sum(rounded):
            worst = errors.index(max(errors))
            rounded[worst] = -sum(w for i, w in enumerate(rounded) if i != worst)
        out.append(geo.at(rounded[0], rounded[1]))
    return [tile for tile in out if tile >= 0]


@pytest.mark.slow
@pytest.mark.parametrize("n", first_quick(SIZES))
def test_r_line_is_as_worded_between_all_tiles(n: int) -> None:
    geo = hex_map(n)
    for start in range(0, n * n, 3):
        for end in range(n * n):
            assert geo.line(start, end) == exact_line(n, start, end)


@pytest.mark.slow
@pytest.mark.parametrize("n", first_quick(SIZES))
def test_r_line_steps_from_neighbour_to_neighbour(n: int) -> None:
    geo = hex_map(n)
    for start in range(n * n):
        for end in range(n * n):
            line = geo.line(start, end)
            assert (line[0], line[-1]) == (start, end)
            if runs_off_the_map(n, start, end):
                continue
            assert len(line) == geo.distance[start][end] + 1
            assert all(geo.distance[a][b] == 1 for a, b in itertools.pairwise(line))


def runs_off_the_map(n: int, start: int, end: int) -> bool:
    """Straight up or down the first column from an even row: every second point lies half a tile outside and
    is corrected in q, to the left. Such points are no tiles."""
    return start % n == end % n == 0 and start // n % 2 == 0 and abs(start - end) > n


def test_r_line_leaves_out_points_off_the_map() -> None:
    assert hex_map(7).line(0, 28) == [0, 14, 28]


def test_r_line_along_a_row_and_of_one_tile() -> None:
    assert hex_map(7).line(14, 18) == [14, 15, 16, 17, 18]
    assert hex_map(7).line(24, 24) == [24]


def test_r_line_corrects_q_first_when_errors_are_equal() -> None:
    # halfway from (2,2) down to (2,4): cube (0.5, 3, -3.5) is rounded to (1, 3, -3), then q corrected to 0
    start, end = tile(7, 2, 2), tile(7, 2, 4)
    assert (hex_map(7).cube(start), hex_map(7).cube(end)) == ((1, 2, -3), (0, 4, -4))
    assert hex_map(7).line(start, end) == [start, tile(7, 1, 3), end]
