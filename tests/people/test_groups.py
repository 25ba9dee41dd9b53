"""C3.5: the group, as each of its members sees it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.people import ACCEPT, GROUP, INVITE, JOINED, LEFT, REMOVE, REMOVED
from game.people_here import PeopleHere, person_of
from game.store.known import Marked
from game.store.profiles import Store
from tests.people.scripted import ScriptedPeople, joined, person, settle

Marks = Callable[[], Marked]


@pytest.fixture
def three(marks: Marks) -> list[ScriptedPeople]:
    """Ann leads Bob and Cid."""
    sides = joined(marks, "Ann", "Bob", "Cid")
    for name in ("Bob", "Cid"):
        sides[0].invite(name)
    settle(*sides)
    for side in sides[1:]:
        side.answer("Ann", True)
    settle(*sides)
    return sides


def members(side: ScriptedPeople) -> str:
    return " ".join(member.name for member in side.group)


def test_c3_5_all_members_see_the_same_group(three: list[ScriptedPeople]) -> None:
    assert [members(side) for side in three] == ["Ann Bob Cid"] * 3


def test_c3_5_a_member_can_leave(three: list[ScriptedPeople]) -> None:
    three[1].leave()
    settle(*three)
    assert [members(side) for side in three] == ["Ann Cid", "Bob", "Ann Cid"]


def test_c3_5_when_the_leader_leaves_the_next_member_leads(three: list[ScriptedPeople]) -> None:
    three[0].leave()
    settle(*three)
    assert [members(side) for side in three] == ["Ann", "Bob Cid", "Bob Cid"]
    assert three[1].leads and not three[2].leads


def test_c3_5_the_leader_removes_a_member(three: list[ScriptedPeople]) -> None:
    three[0].remove("Bob")
    settle(*three)
    assert [members(side) for side in three] == ["Ann Cid", "Bob", "Ann Cid"]


def test_c3_5_nobody_else_removes(three: list[ScriptedPeople]) -> None:
    three[1].remove("Cid")
    settle(*three)
    assert [members(side) for side in three] == ["Ann Bob Cid"] * 3


def test_c3_5_only_the_leader_invites(three: list[ScriptedPeople]) -> None:
    three[1].feed([*(p.me for p in three if p.me is not None), person("Dan")])
    three[1].poll(0)
    assert three[1].why_not("Dan") == "leader"


def test_c3_5_a_group_has_room_for_five(marks: Marks) -> None:
    ann = ScriptedPeople(marks, person("Ann"), [person(name) for name in ("Bob", "Cid", "Dan", "Eve", "Fay")])
    for name in ("Bob", "Cid", "Dan", "Eve"):
        ann.invite(name)
    assert ann.why_not("Fay") == "full"
    ann.withdraw("Dan")
    assert ann.why_not("Fay") == ""


def test_c3_5_a_group_of_five_is_one_group(marks: Marks) -> None:
    sides = joined(marks, "Ann", "Bob", "Cid", "Dan", "Eve")
    for side in sides[1:]:
        sides[0].invite(side.me.uid if side.me is not None else "")
    settle(*sides)
    for side in sides[1:]:
        side.answer("Ann", True)
    settle(*sides)
    assert {members(side) for side in sides} == {"Ann Bob Cid Dan Eve"}


def test_c3_5_who_accepts_leaves_the_group_before(marks: Marks, three: list[ScriptedPeople]) -> None:
    dan = ScriptedPeople(marks, person("Dan"), [person("Bob")])
    dan.partners, three[1].partners["Dan"] = {"Bob": three[1]}, dan
    dan.invite("Bob")
    settle(dan, *three)
    three[1].answer("Dan", True)
    settle(dan, *three)
    assert [members(side) for side in (dan, *three)] == ["Dan Bob", "Ann Cid", "Dan Bob", "Ann Cid"]


@pytest.mark.parametrize("kind", [REMOVE, GROUP])
def test_c3_5_nobody_but_the_leader_decides_on_the_group(three: list[ScriptedPeople], kind: str) -> None:
    assert three[1].says("Cid", kind, person("Cid"), person("Bob")) == []
    assert members(three[1]) == "Ann Bob Cid"


def test_c3_5_a_group_that_was_not_accepted_means_nothing(marks: Marks) -> None:
    bob = ScriptedPeople(marks, person("Bob"), [person("Ann")])
    assert bob.says("Ann", GROUP, person("Ann"), person("Bob")) == []
    assert members(bob) == "Bob"


def test_c3_5_news_tell_who_came_and_went(marks: Marks) -> None:
    ann = ScriptedPeople(marks, person("Ann"), [person("Bob"), person("Cid")])
    ann.invite("Bob")
    assert ann.says("Bob", ACCEPT) == [JOINED]
    assert ann.says("Bob", "leave") == [LEFT]


def test_c3_5_who_is_removed_hears_of_it(marks: Marks) -> None:
    bob = ScriptedPeople(marks, person("Bob"), [person("Ann")])
    bob.says("Ann", INVITE)
    bob.answer("Ann", True)
    assert bob.says("Ann", REMOVE) == [REMOVED]


def test_c3_5_another_player_at_this_machine_has_a_group_of_their_own(three: list[ScriptedPeople]) -> None:
    three[0].become(person("Dan"))
    settle(*three)
    assert members(three[0]) == "Dan"
    assert members(three[1]) == "Bob Cid"


def test_c4_1_a_profile_of_this_machine_accepts_at_once(store: Store) -> None:
    ann, bob = (store.create_profile(name, "profile/0") for name in ("Ann", "Bob"))
    here = PeopleHere(lambda: store, dict)
    here.become(person_of(ann))
    here.refresh()
    assert here.invite(bob.uid)
    assert [news.kind for news in here.poll(0)] == [JOINED]
    assert [member.name for member in here.group] == ["Ann", "Bob"]


def test_c4_1_a_profile_that_plays_can_not_be_invited(store: Store) -> None:
    ann, bob = (store.create_profile(name, "profile/0") for name in ("Ann", "Bob"))
    here = PeopleHere(lambda: store, lambda: {bob.uid: "creed"})
    here.become(person_of(ann))
    here.refresh()
    assert here.why_not(bob.uid) == "busy"


def test_c2_1_a_profile_that_is_put_away_leaves_the_group(store: Store) -> None:
    ann, bob = (store.create_profile(name, "profile/0") for name in ("Ann", "Bob"))
    here = PeopleHere(lambda: store, dict)
    here.become(person_of(ann))
    here.refresh()
    here.invite(bob.uid)
    here.poll(0)
    store.put_away(bob.uid)
    here.refresh()
    assert len(here.group) == 1
