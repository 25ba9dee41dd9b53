"""Who is in a room (C8.4, C8.6)."""

from __future__ import annotations

import pytest

from game.net.errors import NetError
from game.net.members import Members, SavedMember, proof_of
from game.net.protocol import MOST_CONNECTIONS, Who


def entered(*names: str) -> tuple[Members, list[bytes]]:
    members = Members()
    return members, [members.enter([Who(name)], b"", False, False)[1] for name in names]


def named(members: Members) -> list[str]:
    return [person.name for member in members.all.values() for person in member.persons]


@pytest.mark.parametrize(("second", "shown"), [("Ember", "Ember-2"), ("EMBER", "EMBER-2"), ("Ash", "Ash")])
def test_c8_4_a_number_is_added_to_a_name_that_somebody_has(second: str, shown: str) -> None:
    assert named(entered("Ember", second)[0]) == ["Ember", shown]


def test_c8_4_three_of_a_name_have_three_names() -> None:
    assert named(entered("Ember", "Ember", "Ember")[0]) == ["Ember", "Ember-2", "Ember-3"]


def test_c8_4_a_long_name_stays_within_its_length() -> None:
    members, _ = entered("A" * 16, "A" * 16)
    assert named(members)[1] == "A" * 14 + "-2"


def test_c8_4_two_of_a_name_at_one_machine_have_two_names() -> None:
    members = Members()
    members.enter([Who("Ember"), Who("Ember")], b"", False, False)
    assert named(members) == ["Ember", "Ember-2"]


@pytest.mark.parametrize("name", ["", "a\nb", "x" * 60, "   "])
def test_c8_7_a_name_that_is_none_is_refused_and_nobody_came(name: str) -> None:
    members = Members()
    with pytest.raises(NetError):
        members.enter([Who(name)], b"", False, False)
    assert not members.all


@pytest.mark.parametrize(("told", "taken"), [(-5, 1), (0, 1), (3, 3), (99, 6), (1 << 60, 6)])
def test_c8_7_a_level_that_there_is_not_becomes_the_nearest(told: int, taken: int) -> None:
    members = Members()
    member, _ = members.enter([Who("Ember", level=told)], b"", False, False)
    assert member.persons[0].level == taken


def test_c8_6_a_token_brings_the_same_member_back() -> None:
    members, tokens = entered("Ember", "Ash")
    member, token = members.enter([Who("Whoever")], tokens[1], False, False)
    assert (member.number, token, named(members)) == (1, tokens[1], ["Ember", "Ash"])


def test_c8_4_a_foreign_token_is_that_of_a_newcomer() -> None:
    members, _ = entered("Ember")
    member, token = members.enter([Who("Ash")], b"x" * 16, False, False)
    assert member.number == 1 and token != b"x" * 16


def test_c8_4_nobody_leads_by_an_empty_token() -> None:
    members, _ = entered("Ember")
    assert members.known(b"") is None


def test_c8_6_tokens_are_never_kept_only_what_they_hash_to() -> None:
    members, tokens = entered("Ember")
    assert members.keep() == [SavedMember(0, [Who("Ember")], proof_of(tokens[0]).hex())]


def test_c8_6_members_of_a_save_are_known_again_and_away() -> None:
    members, tokens = entered("Ember", "Ash")
    again = Members()
    again.restore(members.keep(), [])
    found = again.known(tokens[1])
    assert found is not None and (found.number, found.here) == (1, False)
    assert again.enter([Who("Moth")], b"", False, False)[0].number == 2


def test_c8_6_a_damaged_save_is_refused() -> None:
    with pytest.raises(ValueError, match="hex"):
        Members().restore([SavedMember(0, [Who("Ember")], "no hex")], [])


def test_c8_7_the_33rd_is_told_that_the_room_is_full() -> None:
    members, _ = entered(*(f"Guest{number}" for number in range(MOST_CONNECTIONS)))
    with pytest.raises(NetError) as caught:
        members.enter([Who("Late")], b"", False, False)
    assert caught.value.key == "net.full"


def test_c8_7_a_banned_computer_does_not_come_in_as_somebody_new() -> None:
    members = Members()
    members.enter([Who("Ember")], b"", False, True, b"E" * 32)
    members.enter([Who("Ash")], b"", False, False, b"A" * 32)
    members.remove(1, banned=True)
    for key, why in ((b"A" * 32, "net.kicked"), (b"", "net.call.signature")):
        with pytest.raises(NetError) as caught:
            members.enter([Who("Moth")], b"", False, False, key)
        assert caught.value.key == why
    assert members.enter([Who("Moth")], b"", False, False, b"M" * 32)[0].number == 2


def test_c8_7_a_banned_token_opens_nothing() -> None:
    members, tokens = entered("Ember")
    members.remove(0, banned=True)
    with pytest.raises(NetError) as caught:
        members.enter([Who("Ember")], tokens[0], False, False)
    assert caught.value.key == "net.kicked"
