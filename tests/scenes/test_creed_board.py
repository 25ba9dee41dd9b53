"""Section 10 and R3: the board of Creed on the screen."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from scenes.titles.creed.plan import Plan, road_squares

AREA = pygame.Rect(280, 148, 1296, 716)
DRAWN_2 = """
T11   T12   T13   L1r3  L1r2  L1r1  R1r1  R1r2  R1r3   --    --    +
T21   T22   T23   L2r3  L2r2  L2r1  R2r1  R2r2  R2r3   --    +     |
T31   T32   T33   L3r3  L3r2  L3r1  R3r1  R3r2  R3r3   +     |     |
|     |     +    R3r3  R3r2  R3r1  L3r1  L3r2  L3r3  T33   T32   T31
|     +     --   R2r3  R2r2  R2r1  L2r1  L2r2  L2r3  T23   T22   T21
+     --    --   R1r3  R1r2  R1r1  L1r1  L1r2  L1r3  T13   T12   T11
"""
DRAWN_4 = """
T11   T12   T13   L1r3  L1r2  L1r1  R1r1  R1r2  R1r3  T31   T21   T11
T21   T22   T23   L2r3  L2r2  L2r1  R2r1  R2r2  R2r3  T32   T22   T12
T31   T32   T33   L3r3  L3r2  L3r1  R3r1  R3r2  R3r3  T33   T23   T13
R1r3  R2r3  R3r3   .     .     .     .     .     .    L3r3  L2r3  L1r3
R1r2  R2r2  R3r2   .     .     .     .     .     .    L3r2  L2r2  L1r2
R1r1  R2r1  R3r1   .     .     .     .     .     .    L3r1  L2r1  L1r1
L1r1  L2r1  L3r1   .     .     .     .     .     .    R3r1  R2r1  R1r1
L1r2  L2r2  L3r2   .     .     .     .     .     .    R3r2  R2r2  R1r2
L1r3  L2r3  L3r3   .     .     .     .     .     .    R3r3  R2r3  R1r3
T13   T23   T33   R3r3  R3r2  R3r1  L3r1  L3r2  L3r3  T33   T32   T31
T12   T22   T32   R2r3  R2r2  R2r1  L2r1  L2r2  L2r3  T23   T22   T21
T11   T21   T31   R1r3  R1r2  R1r1  L1r1  L1r2  L1r3  T13   T12   T11
"""


def drawn(plan: Plan) -> list[str]:
    """The names of all places, row by row."""
    squares = [(x, y) for y in range(plan.rows) for x in range(plan.columns)]
    return [plan.refs[square].partition(":")[2][1:] for square in squares if square in plan.refs]


@pytest.mark.parametrize(("seats", "picture"), [(2, DRAWN_2), (4, DRAWN_4)])
def test_r3_the_board_is_drawn_as_the_rules_draw_it(seats: int, picture: str) -> None:
    names = [word for word in picture.split() if word[0] in "TLR"]
    assert drawn(Plan(seats, 0, AREA)) == names


@pytest.mark.parametrize(("seats", "home"), [(2, 1), (4, 1), (4, 2), (4, 3)])
def test_r3_every_reader_has_its_camp_at_the_place_of_seat_0(seats: int, home: int) -> None:
    first, turned = Plan(seats, 0, AREA), Plan(seats, home, AREA)
    assert all(
        turned.squares[f"{kind}:{(home + int(name[0])) % seats}{name[1:]}"] == square
        for (kind, _, name), square in ((ref.partition(":"), square) for ref, square in first.squares.items())
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_r3_5_a_line_runs_over_neighbouring_squares_to_its_last_tent(seats: int) -> None:
    plan = Plan(seats, 0, AREA)
    ways = [plan.way(line, line.own[0], line.tents[-1]) for line in plan.lines.values()]
    steps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for way in ways for a, b in pairwise(way)]
    assert set(steps) == {plan.side}


def test_r3_the_road_of_two_seats_bends_into_the_camp() -> None:
    assert road_squares(2) == [(2, 4), (1, 4), (1, 3)]


def test_r3_6_every_tent_lies_on_two_lines_of_its_enemies() -> None:
    plan = Plan(4, 0, AREA)
    assert {(line.seat, line.line) for line in plan.lines_to("tent:1T23")} == {(0, 2), (2, 4)}


@pytest.mark.parametrize("seats", [2, 4])
def test_c1_2a_the_board_is_whole_and_its_squares_are_large_enough_for_a_finger(seats: int) -> None:
    plan = Plan(seats, 0, AREA)
    assert AREA.contains(plan.rect) and plan.side >= 44
