"""Hex fields of any outline, their corners, and regions that lines divide."""
from __future__ import annotations

import pytest

from game.core.boards.hex import hex_map
from game.core.boards.hex_field import HexField, hex_field
from game.core.boards.regions import borders, dividing_lines, edge, parts


def field_of(*rows: str) -> HexField:
    """A field drawn with a letter for each space, "." for none."""
    return hex_field(len(rows[0]), len(rows), tuple(letter != "." for row in rows for letter in row))


def test_a_full_square_has_the_steps_of_a_hex_map() -> None:
    assert field_of("ooooooo", *["ooooooo"] * 6).step == hex_map(7).step


def test_spaces_that_do_not_exist_are_nobodys_neighbours() -> None:
    field = field_of("o.o", "ooo")
    assert field.spaces == (0, 2, 3, 4, 5)
    assert field.near[0] == (3,)


def test_ways_lead_over_spaces_that_exist_only() -> None:
    field = field_of("o.o", "o.o", "ooo")
    far = field.distances(field.number("0,0"))
    assert (far[field.number("2,0")], far[field.number("1,2")], far[1]) == (5, 2, -1)
    assert field.within(0, 1) == [0, 3]


def test_names_lead_back_to_their_spaces() -> None:
    field = field_of("oo.", "ooo")
    assert [field.number(field.name(space)) for space in field.spaces] == list(field.spaces)


@pytest.mark.parametrize("name", ["2,0", "3,1", "0,2", "0", "", "-1,0", "0,x", "٣,0"])
def test_a_name_of_no_space_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        field_of("oo.", "ooo").number(name)


def test_neighbours_share_two_corners() -> None:
    field = field_of("oooo", "oooo", "oooo", "oooo")
    for space in field.spaces:
        for other in field.near[space]:
            assert len(set(field.corners[space]) & set(field.corners[other])) == 2


def test_corners_know_the_spaces_around_them() -> None:
    field = field_of("oo", "oo")
    inner = [sorted(around) for around in field.meets.values() if -1 not in around]
    assert sorted(inner) == [[0, 1, 2], [1, 2, 3]]


def test_parts_stand_in_the_order_of_their_lowest_space() -> None:
    field = field_of("ooo", "ooo")
    assert parts(field, [2, 0, 3]) == [[0, 3], [2]]


def test_no_way_leads_over_a_barred_edge() -> None:
    field = field_of("oooo")
    assert parts(field, field.spaces, [edge(2, 1)]) == [[0, 1], [2, 3]]


def test_borders_lie_between_regions_and_not_at_spaces_without_one() -> None:
    assert borders(field_of("oooo"), [1, 1, 2, 0]) == [(1, 2)]


def test_a_row_can_be_cut_at_each_edge_that_leaves_enough() -> None:
    field = field_of("oooooo")
    assert dividing_lines(field, field.spaces, 9, 2) == [((1, 2),), ((2, 3),), ((3, 4),)]


def test_a_line_is_no_longer_than_allowed() -> None:
    field = field_of("ooooo", "ooooo", "ooooo")
    lengths = {len(line) for line in dividing_lines(field, field.spaces, 5, 3)}
    assert max(lengths) == 5 and min(lengths) > 1


def test_every_line_divides_and_touches_the_rim_at_its_ends_alone() -> None:
    field = field_of("oooooo", "ooo.oo", "oooooo", "oooooo")
    lines = dividing_lines(field, field.spaces, 9, 6)
    assert lines == sorted(set(lines), key=lambda line: (len(line), line))
    for line in lines:
        assert [len(part) >= 6 for part in parts(field, field.spaces, line)] == [True, True]
        ends = [set(field.corners[a]) & set(field.corners[b]) for a, b in line]
        on_rim = [corner for both in ends for corner in both if -1 in field.meets[corner]]
        assert len(on_rim) == 2


def test_a_lake_inside_is_rim_as_well() -> None:
    """From the lake to the outside no single line divides a ring."""
    field = field_of(".oo", "oo.", ".oo")
    ring = [space for space in field.spaces if space != field.number("1,1")]
    assert all(len(parts(field, ring, line)) == 2 for line in dividing_lines(field, ring, 9, 1))
