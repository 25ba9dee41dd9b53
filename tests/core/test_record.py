"""C7.2, C12.1: any place of a match that was played is reached from its record."""
from __future__ import annotations

import contextlib

import msgspec
import pytest

import game
from game.bots.match import bot_seats, play_out
from game.bots.play import choose
from game.core.errors import BadSave
from game.core.record import Record
from game.core.session import Session

MATCHES = [("realigious", 3), ("creed", 2), ("creed", 4)]


@pytest.fixture(scope="module", params=MATCHES, ids=[f"{title}-{count}" for title, count in MATCHES])
def played(request: pytest.FixtureRequest) -> Session:
    title, count = request.param
    session = game.new_session(title, bot_seats(title, count, 2), {}, 2)
    play_out(session, ["easy"] * count, 2)
    return session


@pytest.mark.slow
def test_c7_2_every_place_is_the_one_that_was_played(played: Session) -> None:
    record = Record(game.TITLES, played.save())
    walk = game.new_session(played.spec.code, played.seats, played.options, played.seed)
    for count, entry in enumerate(played.log):
        there = record.at(count)
        assert (there.digest(), there.events(0, 1)) == (walk.digest(), walk.events(0, 1))
        walk.answer(entry.seat, entry.key)
    assert record.at(len(played.log)).outcome == played.outcome


def test_c12_1_a_place_of_a_record_goes_on_and_leaves_the_record(played: Session) -> None:
    record = Record(game.TITLES, played.save())
    there = record.at(len(played.log) // 2)
    play_out(there, ["random"] * len(played.seats), 9)
    assert there.outcome is not None
    assert Session.load(game.TITLES, there.save()).digest() == there.digest()
    assert record.at(len(played.log)).digest() == played.digest()


def test_c7_2_all_seeing_eyes_are_told_what_each_seat_is_told(played: Session) -> None:
    record = Record(game.TITLES, played.save())
    told = {event.no: event for event in record.at(len(played.log), all_seeing=True).events()}
    for seat in range(len(played.seats)):
        for event in record.events(seat):
            better = told.get(event.no) or told[event.no - 1]  # what the others heard of the one before it
            assert event.rule == better.rule and set(event.data) <= set(better.data)


def test_c7_2_all_seeing_eyes_see_what_onlookers_do_not(played: Session) -> None:
    record = Record(game.TITLES, played.save())
    middle = len(played.log) // 2
    assert record.at(middle, all_seeing=True).view(None) != record.at(middle).view(None)
    assert record.at(middle, all_seeing=True).view(0) == record.at(middle).view(0)


def test_c7_2_a_record_that_leads_elsewhere_is_refused(played: Session) -> None:
    from game.core import codec
    from game.core.saved import read_saved

    saved = read_saved(game.TITLES, played.save())
    saved.digest = "0" * 16
    with pytest.raises(BadSave):
        Record(game.TITLES, codec.ENCODE(saved))


@pytest.mark.parametrize("changes", [{"seats": [{"character": [1], "nation": {}}] * 2}, {"options": {"climate": 7}},
                                     {"seed": -(2**40)}, {"seats": []}, {"log": [[0, "x"]]}, {"log": [[99, ""]]},
                                     {"checkpoint": b"\x00", "at": 9}])  # fmt: skip
def test_c7_1a_forged_saves_are_refused_and_break_nothing(changes: dict[str, object]) -> None:
    for title in ("realigious", "creed"):
        session = game.new_session(title, bot_seats(title, 2, 2), {}, 2)
        raw = msgspec.msgpack.decode(session.save())
        forged = msgspec.msgpack.encode({**raw, **changes})
        for opened in (Record, Session.load):
            with contextlib.suppress(BadSave):
                opened(game.TITLES, forged)


def test_c7_2_realigious_shows_every_relic_and_piece_to_all_seeing_eyes() -> None:
    session = game.new_session("realigious", bot_seats("realigious", 3, 2), {}, 2)
    view = game.TITLES["realigious"].open_view(session.table.state)  # type: ignore[misc]
    assert all(tile.known == 2 and tile.terrain for tile in view.tiles)
    assert all(seat.tile >= 0 for seat in view.seats)
    hidden = {r.tile for r in session.table.state.relics if r.tile >= 0 and r.holder < 0}
    assert {tile.tile for tile in view.tiles if tile.relic >= 0} == hidden


def test_c7_2_creed_shows_every_hidden_unit_and_tent_to_all_seeing_eyes() -> None:
    session = game.new_session("creed", bot_seats("creed", 2, 2), {}, 2)
    for _ in range(30):
        seats = [question.seat for question in session.questions()]
        if seats:
            session.play(seats[0], choose(session, seats[0], "easy", 2))
    view = game.TITLES["creed"].open_view(session.table.state)  # type: ignore[misc]
    assert all(tent.kind for seat in view.seats for tent in seat.tents)
    assert all(unit.unit for seat in view.seats for unit in seat.units)


@pytest.mark.slow
def test_c7_2_all_seeing_eyes_are_told_each_thing_once() -> None:
    """What others heard of a secret event beside it is no event of its own."""
    session = game.new_session("realigious", bot_seats("realigious", 3, 2), {}, 2)
    play_out(session, ["easy"] * 3, 2)
    record = Record(game.TITLES, session.save())
    told = record.at(len(session.log), all_seeing=True).events()
    kinds = [event.kind for event in told]
    drawn = sum(event.kind in ("drew", "drew_hidden") for event in record.events(None))
    assert kinds.count("drew") == drawn > 0 and "drew_hidden" not in kinds
    assert {"drew", "drew_hidden"} & {event.kind for event in record.events(None)} == {"drew_hidden"}
