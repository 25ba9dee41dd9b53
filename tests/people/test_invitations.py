"""C4.1, C4.2: invitations, who is listed, friends and the blocked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.people import (
    ACCEPT,
    ACCEPTED,
    ASKED,
    ASKS_MS,
    AWAY,
    BLOCKED,
    BUSY,
    DECLINE,
    DECLINED,
    FRIENDS,
    INVITATION_MS,
    INVITE,
    JOINED,
    MOST_ASKED,
    MOST_ASKS,
    MOST_ASKS_IN_ALL,
    OUTCOME_MS,
    REMOVE,
    SENT,
    TIMED_OUT,
    WITHDRAW,
)
from game.store.known import Marked
from game.store.profiles import Store
from tests.people.scripted import ScriptedPeople, joined, person, settle

Marks = Callable[[], Marked]


@pytest.fixture
def ann(marks: Marks) -> ScriptedPeople:
    """Ann, who sees Bob, and Cid in a match."""
    return ScriptedPeople(marks, person("Ann"), [person("Bob"), person("Cid", BUSY)])


def names(people: ScriptedPeople, wanted: str = "", which: str = "all") -> list[str]:
    return [p.name for p in people.listed(wanted, which)]


def test_c4_1_a_free_player_is_sent_an_invitation(ann: ScriptedPeople) -> None:
    assert ann.invite("Bob")
    assert ann.told == [("Bob", INVITE)]


@pytest.mark.parametrize(("name", "why"), [("Cid", "busy"), ("Dan", "away")])
def test_c4_1_only_a_free_player_can_be_invited(ann: ScriptedPeople, name: str, why: str) -> None:
    assert (ann.invite(name), ann.why_not(name), ann.told) == (False, why, [])


def test_c4_1_an_invitation_waits_thirty_seconds(ann: ScriptedPeople) -> None:
    ann.invite("Bob")
    ann.poll(29_999)
    assert (ann.invitation("Bob") or pytest.fail()).state == SENT
    news = ann.poll(1)
    assert [n.kind for n in news] == [TIMED_OUT]
    assert (ann.invitation("Bob") or pytest.fail()).state == TIMED_OUT


@pytest.mark.parametrize(("kind", "state", "news"), [(ACCEPT, ACCEPTED, JOINED), (DECLINE, DECLINED, DECLINED)])
def test_c4_1_the_row_tells_the_outcome_for_a_while(ann: ScriptedPeople, kind: str, state: str, news: str) -> None:
    ann.invite("Bob")
    assert ann.says("Bob", kind) == [news]
    assert (ann.invitation("Bob") or pytest.fail()).state == state
    ann.poll(OUTCOME_MS)
    assert ann.invitation("Bob") is None


def test_c4_1_an_answer_that_comes_too_late_makes_nobody_a_member(ann: ScriptedPeople) -> None:
    ann.invite("Bob")
    ann.poll(INVITATION_MS)
    assert ann.says("Bob", ACCEPT) == []
    assert len(ann.group) == 1
    assert ann.told[-1] == ("Bob", REMOVE)


def test_c4_1_a_withdrawn_invitation_is_not_asked_any_more(marks: Marks) -> None:
    ann, bob = joined(marks, "Ann", "Bob")
    ann.invite("Bob")
    settle(ann, bob)
    assert [i.who.name for i in bob.asked] == ["Ann"]
    ann.withdraw("Bob")
    settle(ann, bob)
    assert bob.asked == []


def test_c4_1_the_invited_side_has_thirty_seconds(ann: ScriptedPeople) -> None:
    assert ann.says("Bob", INVITE) == [ASKED]
    ann.poll(29_999)
    assert len(ann.asked) == 1
    ann.poll(1)
    assert ann.asked == []


def test_c8_7_who_invites_again_and_again_is_asked_for_some_times_only(ann: ScriptedPeople) -> None:
    for _ in range(MOST_ASKS):
        assert ann.says("Bob", INVITE) == [ASKED]
        ann.says("Bob", WITHDRAW)
    assert ann.says("Bob", INVITE) == [] and not ann.asked and ann.told[-1] == ("Bob", DECLINE)
    assert ann.says("Dan", INVITE) == [ASKED]
    ann.poll(ASKS_MS)
    assert ann.says("Bob", INVITE) == [ASKED]


def test_c8_7_only_so_many_invitations_wait_for_an_answer(ann: ScriptedPeople) -> None:
    for number in range(MOST_ASKED + 3):
        ann.says(f"Moth{number}", INVITE)
    assert [one.who.name for one in ann.asked] == [f"Moth{number}" for number in range(MOST_ASKED)]
    assert ann.told == [(f"Moth{number}", DECLINE) for number in range(MOST_ASKED, MOST_ASKED + 3)]


def test_c8_7_everybody_together_invites_only_so_often(ann: ScriptedPeople) -> None:
    news = []
    for number in range(2 * MOST_ASKS_IN_ALL):
        news += ann.says(f"Moth{number}", INVITE)
        ann.answer(f"Moth{number}", False)
    assert news == [ASKED] * MOST_ASKS_IN_ALL


def test_c4_1_who_is_in_a_match_is_not_asked(ann: ScriptedPeople) -> None:
    ann.play("creed")
    assert ann.says("Bob", INVITE) == []
    assert ann.told == [("Bob", DECLINE)]


def test_c4_1_the_others_hear_that_a_match_has_begun(ann: ScriptedPeople) -> None:
    ann.play("creed")
    told = ann.announced[-1]
    assert told is not None and (told.state, told.playing) == (BUSY, "creed")


def test_c4_2_who_is_seen_comes_first_then_friends_who_are_not(ann: ScriptedPeople) -> None:
    for name in ("Cid", "Dan"):
        ann.mark(person(name), "friend")
    ann.feed([person("Eve"), person("Cid")])
    ann.poll(0)
    assert [(p.name, p.state == AWAY) for p in ann.listed()] == [("Cid", False), ("Eve", False), ("Dan", True)]
    assert names(ann, which=FRIENDS) == ["Cid", "Dan"]


@pytest.mark.parametrize(("wanted", "found"), [("", ["Bob", "Cid"]), (" cI", ["Cid"]), ("x", [])])
def test_c4_2_the_search_finds_parts_of_ids(ann: ScriptedPeople, wanted: str, found: list[str]) -> None:
    assert names(ann, wanted) == found


def test_c4_2_who_is_blocked_stands_in_a_list_of_its_own_and_comes_back(ann: ScriptedPeople) -> None:
    ann.mark(person("Bob"), "blocked")
    assert (names(ann), names(ann, which=BLOCKED), ann.why_not("Bob")) == (["Cid"], ["Bob"], "blocked")
    ann.mark(person("Bob"), None)
    assert names(ann) == ["Bob", "Cid"]


def test_c4_2_who_is_blocked_is_declined_without_being_heard(ann: ScriptedPeople) -> None:
    ann.mark(person("Bob"), "blocked")
    assert ann.says("Bob", INVITE) == []
    assert ann.told[-1] == ("Bob", DECLINE)


def test_c4_2_blocking_takes_an_invitation_back(ann: ScriptedPeople) -> None:
    ann.invite("Bob")
    ann.mark(person("Bob"), "blocked")
    assert (ann.told[-1], ann.invitation("Bob")) == (("Bob", WITHDRAW), None)


def test_c4_2_blocking_declines_what_waits_for_an_answer(ann: ScriptedPeople) -> None:
    ann.says("Bob", INVITE)
    ann.mark(person("Bob"), "blocked")
    assert (ann.told[-1], ann.asked) == (("Bob", DECLINE), [])


def test_c2_2_marks_are_kept_with_the_profile(store: Store, marks: Marks, ann: ScriptedPeople) -> None:
    ann.mark(person("Bob"), "friend")
    ann.mark(person("Cid"), "blocked")
    again = ScriptedPeople(marks, person("Ann"))
    assert {uid: known.mark for uid, known in again.known.items()} == {"Bob": "friend", "Cid": "blocked"}
    assert ScriptedPeople(marks, person("Bob")).known == {}


def test_c4_2_a_friend_who_is_away_is_shown_as_seen_last(marks: Marks, ann: ScriptedPeople) -> None:
    ann.mark(person("Bob"), "friend")
    ann.feed([person("Bob", level=5)])
    ann.poll(0)
    ann.remember()
    assert ScriptedPeople(marks, person("Ann")).listed() == [person("Bob", AWAY, 5)]


def test_c4_2_a_snapshot_from_another_thread_is_taken_at_the_next_poll(ann: ScriptedPeople) -> None:
    before = ann.version
    ann.feed([person("Eve")])
    assert (names(ann), ann.version) == (["Bob", "Cid"], before)
    ann.poll(0)
    assert (names(ann), ann.version > before) == (["Eve"], True)


def test_c4_1_a_guest_sees_and_invites_nobody(marks: Marks) -> None:
    guest = ScriptedPeople(marks, None, [person("Bob")])
    assert (guest.invite("Bob"), guest.group) == (False, ())
