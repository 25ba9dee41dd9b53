"""C6.4b in Creed: the inspector's page, and that it says the same as the plate beside the pointer."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.titles.creed.forecast import ways_to
from game.titles.creed.geometry import TENTS
from scenes.program import Program
from scenes.titles.creed import foretold
from scenes.titles.creed.board_tips import tip
from scenes.titles.creed.inspector import FittedPage
from tests.gallery.creed_boards import sample_view
from tests.gallery.creed_tables import parts
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import in_turn


@pytest.mark.parametrize("scale", [100, 130])
def test_c6_4b_rows_of_the_inspector_never_lie_on_each_other(program: Program, drive: Driver, scale: int) -> None:
    """Also those whose value has no room beside the words."""
    program.client.set_scale(scale)
    shown = parts(in_turn(program, drive))
    body = shown.inspector.body
    assert isinstance(body, FittedPage)
    for ref in [*shown.board.shown.space.squares, "seat:0", "action:rumour", "hand:armoured_cavalry"]:
        page = shown.words.page(ref)
        assert page is not None
        blocks, bottom = body._rows(page.rows, program.media.theme.least)
        places = [block.get_bounding_rect().move(x, y) for block, x, y in blocks]
        assert all(body.rect.width >= place.right for place in places)
        assert (ref, [(a, b) for a, b in combinations(places, 2) if a.colliderect(b)]) == (ref, [])
        assert bottom >= max((place.bottom for place in places), default=0)


@pytest.mark.parametrize(("seats", "reader"), [(2, 0), (4, 1)])
def test_c6_15_what_stands_before_a_tent_is_told_for_both_lines_from_the_readers_side(
    program: Program, seats: int, reader: int
) -> None:
    """What keeps an enemy out is good, what keeps the reader out is bad."""
    view, t = sample_view(seats, reader), program.media.t
    for camp in range(seats):
        own = camp % 2 == reader % 2
        for name in TENTS:
            rows = foretold.tent_rows(program.media, view, f"{camp}{name}")
            for row, (first, front) in zip(rows, ways_to(view, f"{camp}{name}"), strict=True):
                units = (front.theirs if own else front.ours).blockers
                ahead = [t("creed.page.ahead.units", n=units)] * bool(units)
                ahead += [t("creed.page.ahead.tents", n=first)] * bool(first)
                assert [words for words in ahead if words not in row.value] == []
                assert (row.value == t("creed.page.ahead.none")) == (not ahead)
                assert row.tone == ("good" if own == bool(ahead) else "bad")


def test_c6_15_the_plate_beside_a_tent_and_the_inspector_say_the_same(program: Program, drive: Driver) -> None:
    shown = parts(in_turn(program, drive))
    for ref in (ref for ref in shown.board.shown.pieces.tents if not shown.board.shown.pieces.tents[ref].ruin):
        page, plate = shown.words.page(ref), tip(program.media, shown.board.shown, ref, None)
        told = foretold.tent_rows(program.media, shown.board.shown.view, ref.partition(":")[2])
        assert page is not None
        assert [row for row in told if row not in page.rows or row not in plate.lines] == []
