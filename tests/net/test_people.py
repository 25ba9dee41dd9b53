"""People of the network (C3.5, C4): programs on real sockets that see, invite and follow each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.net.announcement import Announcement
from game.net.call_messages import FollowMessage, MemberCard, PeopleMessage, key_of, uid_of
from game.net.calls import CallAddress
from game.net.errors import NetError
from game.people import ACCEPTED, AWAY, BLOCKED, BUSY, FREE, INVITE
from tests.net.neighbours import Program, programs, run, until
from tests.net.rooms import PATIENCE_S


def meet(found: list[Program]) -> None:
    """Everybody goes to the network and sees the others."""
    for one in found:
        one.people.visible = True
    until(found, lambda: all(len(one.people.listed()) == len(found) - 1 for one in found))


def group(found: list[Program], *members: Program) -> None:
    """The first of `members` invites the others, who accept."""
    leader, size = members[0], len(leader_group(members[0]))
    for at, member in enumerate(members[1:], size + 1):
        leader.people.invite(leader.other(member.profile.name).uid)
        until(found, lambda member=member: member.people.asked)
        member.people.answer(member.people.asked[0].who.uid, True)
        until(found, lambda member=member, at=at: len(leader.people.group) == len(member.people.group) == at)


def leader_group(one: Program) -> list[str]:
    return [member.name for member in one.people.group]


def brought(one: Program, to: Program, letter: Callable[[str], Any]) -> NetError | None:
    """What becomes of a message of one program to the address of another."""
    async def bring() -> Any:
        calls, target = one.service.presence._calls, to.service.presence
        assert calls is not None and target._calls is not None
        where = CallAddress((f"127.0.0.{to.number}",), target._calls.port, bytes.fromhex(target.key))
        return (await calls.call(where, [letter(uid_of(target.key, to.profile.uid))]))[0]

    found: NetError | None = run(one.service, bring())
    return found


def test_c4_1_nothing_is_announced_before_the_player_goes_to_the_network(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as (ann, bob):
        bob.people.visible = True
        until([ann, bob], lambda: bob.ear._air.rows)
        ann.people.refresh()
        ann.frame()
        assert [number for number, _ in ann.ear._air.rows.values()] == [bob.number]
        assert ann.service.presence._calls is None


@pytest.mark.slow
def test_c4_1_others_see_id_icon_level_and_whether_a_match_is_on(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        bob.people.play("creed")
        until(found, lambda: ann.other("Bob").state == BUSY)
        seen = ann.other("Bob")
        assert (seen.name, seen.icon, seen.level, seen.playing) == ("Bob", "profile/1", 1, "creed")
        bob.people.play(None)
        until(found, lambda: ann.other("Bob").state == FREE)


@pytest.mark.slow
def test_c4_2_who_leaves_the_network_is_listed_no_more_and_a_friend_is_away(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob", "Cid") as found:
        meet(found)
        ann, bob, cid = found
        ann.people.mark(ann.other("Bob"), "friend")
        bob.people.visible = cid.people.visible = False
        until(found, lambda: len(ann.people.listed()) == 1)
        assert [(one.name, one.state) for one in ann.people.listed()] == [("Bob", AWAY)]


def test_c4_1_profiles_of_this_machine_stay_listed_and_accept_at_once(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        ann = found[0]
        ann.home.store.create_profile("Kid", "profile/2")
        meet(found[1:])
        ann.people.refresh()
        ann.people.visible = True
        until(found, lambda: [one.name for one in ann.people.listed()] == ["Bob", "Kid"])
        ann.people.invite(ann.other("Kid").uid)
        until(found, lambda: leader_group(ann) == ["Ann", "Kid"])
        assert not ann.people.elsewhere(ann.other("Kid").uid) and ann.people.elsewhere(ann.other("Bob").uid)


@pytest.mark.slow
def test_c3_5_a_member_without_an_announcement_sits_at_the_leaders_machine(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        ann, bob = found
        ann.home.store.create_profile("Kid", "profile/2")
        ann.people.refresh()
        ann.people.visible = bob.people.visible = True
        until(found, lambda: len(bob.people.listed()) == 1 and len(ann.people.listed()) == 2)
        ann.people.invite(ann.other("Kid").uid)
        until(found, lambda: len(ann.people.group) == 2)
        group(found, ann, bob)
        assert [(one.name, one.state) for one in bob.people.group] == [("Ann", FREE), ("Kid", FREE), ("Bob", FREE)]


def test_c8_7_a_stranger_says_of_nobody_that_they_sit_at_the_strangers_computer(tmp_path: Path) -> None:
    """Who does is sent no message: nobody could be invited any more who is not seen yet."""
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        cards = [MemberCard("f" * 32, "Kid")]
        assert brought(ann, bob, lambda to: PeopleMessage(ann.profile.uid, to, "group", cards)) is None
        assert not bob.people._guests


@pytest.mark.slow
def test_c4_1_an_invitation_is_heard_and_its_answer_comes_back(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        ann.people.invite(ann.other("Bob").uid)
        until(found, lambda: bob.people.asked)
        assert bob.people.asked[0].who.name == "Ann"
        bob.people.answer(bob.people.asked[0].who.uid, True)
        until(found, lambda: leader_group(ann) == leader_group(bob) == ["Ann", "Bob"])
        sent = ann.people.invitation(ann.other("Bob").uid)
        assert sent is not None and sent.state == ACCEPTED


@pytest.mark.slow
def test_c4_1_a_withdrawn_invitation_is_not_shown_any_more(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        ann.people.invite(ann.other("Bob").uid)
        until(found, lambda: bob.people.asked)
        ann.people.withdraw(ann.other("Bob").uid)
        until(found, lambda: not bob.people.asked)
        assert ann.people.invitation(ann.other("Bob").uid) is None


@pytest.mark.slow
def test_c3_5_a_group_over_the_network_is_the_same_for_all_and_can_be_left(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob", "Cid") as found:
        meet(found)
        ann, bob, cid = found
        group(found, ann, bob, cid)
        until(found, lambda: all(leader_group(one) == ["Ann", "Bob", "Cid"] for one in found))
        ann.people.leave()
        until(found, lambda: leader_group(bob) == leader_group(cid) == ["Bob", "Cid"])
        assert leader_group(ann) == ["Ann"] and bob.people.leads and not cid.people.leads


@pytest.mark.slow
def test_c3_5_the_leader_removes_a_member_over_the_network(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob", "Cid") as found:
        meet(found)
        ann, bob, cid = found
        group(found, ann, bob, cid)
        ann.people.remove(ann.other("Bob").uid)
        until(found, lambda: leader_group(ann) == leader_group(cid) == ["Ann", "Cid"])
        until(found, lambda: leader_group(bob) == ["Bob"])


@pytest.mark.slow
def test_c3_5_who_vanishes_is_away_and_a_member_who_lost_the_group_leaves_it(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        group(found, ann, bob)
        air = ann.ear._air
        air.hidden = lambda by, _to: by == bob.number
        until(found, lambda: ann.people.group[1].state == AWAY)
        bob.people._group = ()  # its program was started anew
        air.hidden = lambda _by, _to: False
        until(found, lambda: leader_group(ann) == ["Ann"])


@pytest.mark.slow
def test_c3_5_who_ends_the_program_leaves_the_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.service.LAST_CALLS_S", PATIENCE_S)
    with programs(tmp_path, "Ann", "Bob", "Cid") as found:
        meet(found)
        ann, bob, cid = found
        group(found, ann, bob, cid)
        until(found, lambda: all(leader_group(one) == ["Ann", "Bob", "Cid"] for one in found))
        ann.people.close()
        ann.service.close()
        until([bob, cid], lambda: leader_group(bob) == leader_group(cid) == ["Bob", "Cid"])


@pytest.mark.slow
def test_c4_1_who_goes_away_is_announced_until_the_group_has_heard_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.people.LEAVE_S", PATIENCE_S)
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        group(found, ann, bob)
        ann.people.close()
        until(found, lambda: leader_group(bob) == ["Bob"] and not bob.people.listed())


@pytest.mark.slow
def test_c3_5_the_end_of_a_program_does_not_wait_for_who_can_not_be_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.presence.AGAIN_S", (0.0, 1000.0))
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        group(found, ann, bob)
        bob.vanish()
        ann.people.close()
        ann.service.close()
        assert not ann.service._thread.is_alive()


def test_c4_2_the_blocked_can_not_ask(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        bob.people.mark(bob.other("Ann"), "blocked")
        bob.frame()
        ann.people.invite(ann.other("Bob").uid)
        sent = ann.people.invitation(ann.other("Bob").uid)
        until(found, lambda: sent is not None and sent.state == "declined")
        assert not bob.people.asked and [one.name for one in bob.people.listed(which=BLOCKED)] == ["Ann"]


@pytest.mark.slow
def test_c4_1_an_invitation_that_can_not_be_brought_is_told(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        bob.vanish()
        ann.people.invite(ann.other("Bob").uid)
        until(found, lambda: ann.people.invitation(ann.other("Bob").uid) is None)
        notice = ann.people.take_notice()
        assert notice is not None and (notice.key, notice.args) == ("net.call.unreached", {"name": "Bob"})


@pytest.mark.slow
def test_c8_3_nobody_speaks_in_the_name_of_another(tmp_path: Path) -> None:
    """Eve announces what Ann announces, and calls by Ann's id: to Bob she is somebody else with Ann's name."""
    with programs(tmp_path, "Ann", "Bob", "Eve") as found:
        meet(found)
        ann, bob, eve = found
        known = bob.other("Ann").uid
        eve.people.me = msgspec.structs.replace(eve.people.me, uid=ann.profile.uid,
                                                name="Ann")  # type: ignore[type-var]
        eve.people.announce()
        until(found, lambda: len([one for one in bob.people.listed() if one.name == "Ann"]) == 2)
        assert brought(eve, bob, lambda to: PeopleMessage(ann.profile.uid, to, INVITE)) is None
        until(found, lambda: bob.people.asked)
        assert bob.people.asked[0].who.uid != known


@pytest.mark.slow
def test_c8_3_who_announces_nothing_is_not_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.people.SEEN_S", 0.1)
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        refused = brought(ann, bob, lambda to: PeopleMessage("somebody", to, INVITE))
        assert refused is not None and refused.key == "net.call.unknown"


def test_c8_3_a_letter_for_somebody_else_is_refused(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        refused = brought(ann, bob, lambda _to: PeopleMessage(ann.profile.uid, "another", INVITE))
        assert refused is not None and refused.key == "net.call.nobody"


def test_c3_5_only_the_leader_of_the_group_calls_into_a_room(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        fingerprint = ann.service.identity.fingerprint
        refused = brought(ann, bob, lambda to: FollowMessage(ann.profile.uid, to, "creed", [], 4711, fingerprint))
        assert refused is not None and refused.key == "net.call.not_leader"
        assert bob.people.followed is None


@pytest.mark.slow
def test_c8_7_a_leader_leads_to_one_room_at_a_time(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        group(found, ann, bob)
        fingerprint = ann.service.identity.fingerprint
        for port in (4711, 4712):
            assert brought(ann, bob, lambda to,
                           port=port: FollowMessage(ann.profile.uid, to, "creed", [], port, fingerprint)
                           ) is None
        assert [link._closed for link in bob.service._links] == [True, False]


@pytest.mark.slow
def test_c8_2_what_others_announce_is_shown_only_if_it_can_be(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        bob.service.presence.want("person", Announcement(
            kind="person", key="0" * 32, player="Bob", uid="x", icon="../secret", state="busy", game="no such game",
            level=7,
        ))  # fmt: skip
        until(found, lambda: ann.other("Bob").level == 7)
        assert (ann.other("Bob").icon, ann.other("Bob").playing) == ("profile/guest", "")
        assert ann.other("Bob").uid == uid_of(key_of(bob.service.identity.fingerprint), "x")
