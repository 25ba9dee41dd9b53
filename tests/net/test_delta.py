"""What changed between two pictures (C8.8)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import game
from game.core.rng import Stream
from game.net.delta import ENCODE, BadChange, Change, Drop, Put, Splice, changes
from game.net.typed import DEEPEST, MOST_CHANGES, MOST_ITEMS, renewed
from tests.every_title.matches import Setup, session_of, setups, walk

PLAIN = st.recursive(
    st.none() | st.integers(-9, 9) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=2), inner, max_size=5),
    max_leaves=20,
)
CHANGES = msgspec.msgpack.Decoder(list[Change])


def travelled(made: list[Change]) -> list[Change]:
    """Changes as the other side gets them."""
    return CHANGES.decode(msgspec.msgpack.encode(made))


def tree_of(value: Any) -> Any:
    return msgspec.msgpack.decode(ENCODE(value))


@pytest.mark.slow
@given(PLAIN, PLAIN)
@settings(max_examples=400, deadline=None)
def test_c8_8_changes_make_one_picture_out_of_another(old: Any, new: Any) -> None:
    assert renewed(Any, [old], travelled(changes([old], [new]))) == [new]


@pytest.mark.slow
@given(PLAIN)
def test_c8_8_equal_pictures_have_no_changes(value: Any) -> None:
    assert changes(value, tree_of(value)) == []


@pytest.mark.slow
@setups(seed=71)
def test_c8_8_views_of_all_seats_follow_by_changes(setup: Setup) -> None:
    """Byte for byte, through random matches."""
    session, spec = session_of(setup), game.TITLES[setup.title]
    seats: list[int | None] = [None, *range(setup.seats)]
    before = {seat: session.view(seat) for seat in seats}
    shown = {seat: msgspec.convert(tree_of(view), spec.view_type) for seat, view in before.items()}
    for _ in walk(session, Stream(setup.seed, "answers"), most=90):
        for seat in seats:
            view = session.view(seat)
            shown[seat] = renewed(spec.view_type, shown[seat], travelled(changes(before[seat], view)))
            before[seat] = view
            assert ENCODE(shown[seat]) == ENCODE(view)


def test_c8_8_one_item_more_in_a_long_list_is_one_small_change() -> None:
    old = list(range(500))
    assert changes({"log": old}, {"log": [*old, 500]}) == [Splice(("log",), 500, 0, [500])]


def test_c8_8_what_stays_of_a_list_is_not_sent_again() -> None:
    old, new = tuple(range(100, 200)), (*range(105, 120), 99, *range(130, 201))
    made = changes({"asks": old}, {"asks": new})
    assert made == [Splice(("asks",), 0, 5, []), Splice(("asks",), 15, 10, [99]), Splice(("asks",), 86, 0, [200])]


def test_c8_8_a_list_that_moved_by_one_is_two_small_changes() -> None:
    old = tuple(range(90))
    assert len(changes({"asks": old}, {"asks": (*old[1:], 90)})) == 2


@pytest.mark.parametrize("change", [
    Put(("a",), {"b": 1}), Put(("list",), {3: 1}), Put(("list",), {-1: 1}), Put(("list",), {"x": 1}),
    Put(("n",), {"x": 1}), Put(("list", 3, 0), {0: 1}), Put(("list", 0), {0: 1}),
    Splice(("list",), -1, 0, []), Splice(("list",), 0, 4, []), Splice(("list",), 0, -1, []), Splice(("n",), 0, 0, []),
    Splice((), 0, 0, []), Splice(("list",), 4, 0, [1]), Splice(("list",), 0, 0, [1] * (MOST_ITEMS + 1)),
    Drop((), ["x"]), Drop(("x",), ["y"]), Drop(("list",), [0]), Put(("list",) * (DEEPEST + 1), {0: 1}),
    Put(("list",), {1 << 63: 1}),
])  # fmt: skip
def test_c8_7_changes_that_do_not_fit_are_refused(change: Change) -> None:
    with pytest.raises(BadChange):
        renewed(Any, {"list": [1, 2, 3], "n": 1}, [change])


def test_c8_7_a_map_does_not_grow_without_end() -> None:
    with pytest.raises(BadChange):
        renewed(Any, {}, [Put((), {f"{number}": 0}) for number in range(MOST_ITEMS + 1)])


def test_c8_7_many_changes_of_one_map_make_it_once() -> None:
    made: list[Change] = [Drop((), ["a"]), Drop((), []), Put((), {"b": 1}), Drop((), ["b", "b"])]
    assert renewed(dict[str, int], {"a": 0, "c": 2}, made) == {"c": 2}
    with pytest.raises(BadChange):
        renewed(dict[str, int], {"a": 0}, [Drop((), [])] * (MOST_CHANGES + 1))
