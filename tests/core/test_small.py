"""Terms that add up, dice that never change, who hears what."""
from __future__ import annotations

from game.core.events import EVERYONE, ONLOOKER, RecordedEvent, seen_by
from game.core.modifiers import Bounds, Term, settle
from game.core.rng import Stream, step


def test_terms_add_up_tier_by_tier_and_are_cut() -> None:
    terms = [Term(5, "base", 50), Term(4, "believers", 7), Term(1, "set", 100, sets=True), Term(1, "card", 5)]
    assert settle(terms[:2], Bounds(10, 99)) == 57
    assert settle(terms, Bounds(10, 99)) == 99
    assert settle(terms, Bounds(10, 200)) == 105
    assert settle([Term(5, "base", -50)], Bounds(10, 99)) == 10


def test_the_generator_is_splitmix64() -> None:
    """The first outputs for seed 1234567, as its authors publish them."""
    value, outputs = 1234567, []
    for _ in range(3):
        value, bits = step(value)
        outputs.append(bits)
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_streams_of_different_use_differ_and_repeat() -> None:
    assert [Stream(5, "a").below(1000) for _ in range(3)] == [Stream(5, "a").below(1000) for _ in range(3)]
    assert Stream(5, "a").below(10**6) != Stream(5, "b").below(10**6)


def test_a_reader_gets_the_payload_of_its_audience_or_nothing() -> None:
    told = [RecordedEvent("all", "T", {"n": 1}), RecordedEvent("one", "T", {"n": 2}, 1 << 1, {"n": 0}, ONLOOKER)]
    assert [e.data["n"] for e in seen_by(told, 1, 0)] == [1, 2]
    assert [e.data["n"] for e in seen_by(told, 0, 0)] == [1]
    assert [e.data["n"] for e in seen_by(told, None, 0)] == [1, 0]
    assert EVERYONE & ONLOOKER
