"""A title with several rule sets: chosen as an option, fitting the number of seats, standing in match and save."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import game
from game.core.errors import BadSetup
from game.core.fields import checked, options_for
from game.core.rules import VARIANT
from game.core.session import Session
from game.core.spec import Field, TitleSpec
from game.core.state import BaseState
from game.net.announcement import Announcement, read, written
from game.net.errors import NetError
from game.net.members import Member
from game.net.protocol import Who
from game.net.room import CLOSED, OPEN, Room
from tests.core.toy import spec, toy

FIELDS = {"duel": (2,), "council": (3, 4), "feud": (2, 4)}
KEY = "0" * 32


def varied() -> TitleSpec:
    """The toy with three rule sets, which looks its options through like every title."""
    plain = spec("plain")
    options = (Field(VARIANT, tuple(FIELDS), "duel", seats=FIELDS), Field("length", ("short", "long"), "short"))

    def new_state(seats: list[dict[str, Any]], given: dict[str, Any], seed: int) -> BaseState:
        state = plain.new_state(seats, given, seed)
        state.steps = [checked("options", given, options)[VARIANT]]
        return state

    return msgspec.structs.replace(plain, seats=(2, 3, 4), options=options, new_state=new_state)


def begun(seats: int, **options: Any) -> Session:
    return Session(varied(), [{} for _ in range(seats)], options, 7)


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> tuple[Room, Member]:
    """A room of four with who leads it."""
    monkeypatch.setitem(game.TITLES, "toy", varied())
    made = Room("toy", 4, "room")
    member, _ = made.enter([Who(name="Ann", icon="profile/0")], b"", False, leads=True)
    return made, member


@pytest.mark.parametrize(("seats", "variant"), [(2, "duel"), (3, "council"), (4, "council")])
def test_without_a_choice_a_match_has_the_first_rule_set_that_fits_its_seats(seats: int, variant: str) -> None:
    session = begun(seats)
    assert (session.options[VARIANT], session.table.state.steps[0]) == (variant, variant)


@pytest.mark.parametrize(("seats", "variant"), [(2, "council"), (3, "duel"), (2, "chess"), (2, 3), (2, None)])
def test_a_rule_set_that_does_not_fit_is_refused(seats: int, variant: object) -> None:
    with pytest.raises(BadSetup, match=r"options\.variant"):
        begun(seats, variant=variant)


def test_a_save_holds_the_rule_set() -> None:
    session = begun(4, variant="feud")
    loaded = Session.load({"toy": varied()}, session.save())
    assert (loaded.options[VARIANT], loaded.table.state.steps[0]) == ("feud", "feud")


def test_a_title_of_one_rule_set_has_no_word_of_it_in_its_matches() -> None:
    assert toy("plain").options == {}
    single = [title for title in game.TITLES.values() if VARIANT not in {field.name for field in title.options}]
    assert single and all(not field.seats for title in single for field in title.options)


def test_every_number_of_seats_has_a_value_of_every_option() -> None:
    for title in game.TITLES.values():
        for field in title.options:
            assert set(field.seats) <= set(field.values) and {n for ns in field.seats.values() for n in ns} <= set(
                title.seats)  # fmt: skip
            for count in title.seats:
                assert [value for value in field.values if count in field.seats.get(value, title.seats)]


def test_options_are_offered_as_the_seats_allow() -> None:
    variant, length = options_for(varied(), 4)
    assert (variant.values, variant.default, length.values) == (("council", "feud"), "council", ("short", "long"))


def test_a_room_on_the_network_refuses_a_rule_set_for_other_seats(room: tuple[Room, Member]) -> None:
    made, leader = room
    with pytest.raises(NetError):
        made.set_option(leader, VARIANT, "duel")
    made.set_option(leader, VARIANT, "feud")
    assert made.options[VARIANT] == "feud"


def test_the_rule_set_of_a_room_follows_its_number_of_seats(room: tuple[Room, Member]) -> None:
    made, leader = room
    for seat in (3, 2):
        made.set_seat(leader, seat, CLOSED, "")
    assert made.options[VARIANT] == "duel"
    made.set_seat(leader, 2, OPEN, "")
    assert made.options[VARIANT] == "council"


def test_a_room_announces_its_rule_set() -> None:
    fields = written(Announcement(kind="room", key=KEY, game="toy", variant="feud"))
    found = read({name.encode(): value.encode() for name, value in fields.items()})
    assert found is not None and found.variant == "feud"
    assert "v" not in written(Announcement(kind="room", key=KEY, game="toy"))
