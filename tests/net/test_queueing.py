"""Matching on real sockets (C3.4, C8.3): programs on loopback addresses of their own that queue for the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.net.call_messages import MatchMessage, PeopleMessage, uid_of
from game.net.errors import NetError
from game.net.matching import Accept, Come, Decline, MatchOffer
from game.net.queueing import ENDED, ENTERED, FOUND, WAITING
from game.net.waiters import Waits
from game.people import QUEUE
from tests.net.neighbours import Program, programs, until
from tests.net.rooms import PATIENCE_S
from tests.net.test_people import brought, group, meet


def members(one: Program) -> list[str]:
    """The names in its room."""
    link = one.standing.link
    room = link.client.room if link is not None else None
    return sorted(who.name for member in room.members for who in member.persons) if room is not None else []


def all_in(found: list[Program], *names: str) -> bool:
    """Whether all are in a room with these and nobody else."""
    return all(one.standing.state == ENTERED and members(one) == sorted(names) for one in found)


@pytest.mark.slow
def test_c8_3_two_who_wait_for_the_same_are_in_one_room(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        for one in found:
            one.queue(2)
        until(found, lambda: all_in(found, "Ann", "Bob"))
        hosts = [one for one in found if one.standing.link is not None and one.standing.link.host is not None]
        assert len(hosts) == 1


@pytest.mark.slow
def test_c8_3_four_are_in_one_room_and_its_seats_are_theirs(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob", "Cid", "Dan") as found:
        meet(found)
        for one in found:
            one.queue(4)
        until(found, lambda: all_in(found, "Ann", "Bob", "Cid", "Dan"))
        link = found[0].standing.link
        assert link is not None and link.client.room is not None
        assert [plan.kind for plan in link.client.room.seats] == ["person"] * 4


@pytest.mark.slow
def test_c8_3_a_room_of_matching_lets_nobody_in_who_was_not_called(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        for one in found:
            one.queue(2)
        until(found, lambda: all_in(found, "Ann", "Bob"))
        link = found[0].standing.link
        assert link is not None and link.client.room is not None and link.client.room.locked


@pytest.mark.slow
def test_c3_4_who_waits_for_something_else_stays_in_the_queue(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob", "Cid") as found:
        meet(found)
        ann, bob, cid = found
        cid.queue(3)
        ann.queue(2)
        bob.queue(2)
        until(found, lambda: all_in([ann, bob], "Ann", "Bob"))
        assert (cid.standing.state, cid.standing.waiting) == (WAITING, 1)


@pytest.mark.slow
def test_c3_4_how_many_wait_for_the_same_is_told(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        for one in found:
            one.queue(3)
        until(found, lambda: [one.standing.waiting for one in found] == [2, 2])
        found[1].queueing.leave()  # type: ignore[union-attr]
        until(found, lambda: found[0].standing.waiting == 1)
        assert (found[1].standing.state, found[1].standing.key) == (ENDED, "")


def test_c3_4_nobody_in_sight_for_20_s_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.matching.LONELY_S", 0.1)
    with programs(tmp_path, "Ann") as found:
        found[0].queue(2)
        until(found, lambda: found[0].standing.lonely)
        assert found[0].standing.state == WAITING


def test_c3_4_why_nobody_can_be_found_is_told_while_waiting(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann") as found:
        found[0].ear.problem = NetError("net.finding.no_network")
        found[0].queue(2)
        until(found, lambda: found[0].standing.key == "net.finding.no_network")
        assert found[0].standing.state == WAITING


def test_c8_3_nobody_can_call_where_no_port_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: Any) -> None:
        raise NetError("net.no_port", port=1, reason="taken")

    monkeypatch.setattr("game.net.calls.CallServer.listen", refuse)
    with programs(tmp_path, "Ann") as found:
        found[0].people.visible = True
        found[0].queue(2)
        until(found, lambda: found[0].standing.state == ENDED)
        assert found[0].standing.key == "net.no_port"
        notice = found[0].people.take_notice()
        assert notice is not None and notice.key == "net.no_port"


@pytest.mark.slow
def test_c3_5_a_group_lands_in_one_room_with_who_waits(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob", "Cid") as found:
        meet(found)
        ann, bob, cid = found
        group(found, ann, bob)
        ann.queue(3)
        cid.queue(3)
        until(found, lambda: all_in([ann, cid], "Ann", "Bob", "Cid"))
        until(found, lambda: bob.people.followed is not None and bob.people.followed.state == ENTERED)


@pytest.mark.slow
def test_c3_5_a_group_that_fills_the_table_is_in_its_room_at_once(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        group(found, ann, bob)
        ann.queue(2)
        until(found, lambda: all_in([ann], "Ann", "Bob"))


@pytest.mark.slow
def test_c3_5_members_follow_the_leader_into_the_room_of_another(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob", "Cid") as found:
        meet(found)
        ann, bob, cid = found
        group(found, ann, bob)
        cid.queue(3, waited=100)
        ann.queue(3)
        until(found, lambda: all_in([ann, cid], "Ann", "Bob", "Cid"))
        assert cid.standing.link is not None and cid.standing.link.host is not None


def listening(one: Program) -> list[str]:
    """The kinds of all news from now on."""
    heard: list[str] = []
    frame = one.frame

    def listen() -> list[str]:
        heard.extend(frame())
        return heard

    one.frame = listen  # type: ignore[method-assign]
    return heard


@pytest.mark.slow
def test_c3_5_members_hear_that_their_leader_queues_and_that_it_was_called_off(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob", "Cid") as found:
        meet(found)
        ann, bob, cid = found
        group(found, ann, bob)
        heard, others = listening(bob), listening(cid)
        queueing = ann.queue(4)
        until(found, lambda: "queue" in heard)
        queueing.leave()
        until(found, lambda: heard == ["queue", "unqueue"])
        assert others == []


@pytest.mark.slow
def test_c3_5_who_joins_a_group_whose_leader_queues_hears_it_and_is_counted(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        heard = listening(bob)
        ann.queue(4)
        until(found, lambda: ann.standing.state == WAITING and ann.standing.waiting == 1)
        group(found, ann, bob)
        until(found, lambda: "queue" in heard and ann.standing.waiting == 2)


@pytest.mark.slow
def test_c3_5_a_group_that_comes_to_fill_the_table_is_in_its_room_at_once(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        ann.queue(2)
        group(found, ann, bob)
        until(found, lambda: all_in([ann], "Ann", "Bob"))


@pytest.mark.slow
def test_c3_5_everybody_sees_for_what_somebody_waits(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        group(found, ann, bob)
        queueing = ann.queue(4)
        until(found, lambda: (bob.people.group[0].waits, bob.people.group[0].seats) == ("realigious", 4))
        queueing.leave()
        until(found, lambda: not bob.people.group[0].waits)


@pytest.mark.slow
def test_c3_5_only_the_leader_of_the_own_group_is_heard_to_queue(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob", "Eve") as found:
        meet(found)
        ann, bob, eve = found
        group(found, ann, bob)
        heard = listening(bob)
        assert brought(eve, bob, lambda to: PeopleMessage(eve.profile.uid, to, QUEUE, title="creed", count=4)) is None
        assert brought(ann, bob, lambda to: PeopleMessage(ann.profile.uid, to, QUEUE, title="creed", count=4)) is None
        until(found, lambda: heard)
        assert heard == ["queue"]


def test_c8_7_a_queue_for_no_game_is_refused(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        refused = brought(ann, bob, lambda to: PeopleMessage(ann.profile.uid, to, QUEUE, title="checkers", count=4))
        assert refused is not None and refused.key == "net.malformed"


@pytest.mark.slow
def test_c3_5_a_group_larger_than_the_table_is_told_so(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob", "Cid") as found:
        meet(found)
        group(found, *found)
        found[0].queue(2)
        assert (found[0].standing.state, found[0].standing.key) == (ENDED, "net.queue.too_large")


def test_c3_5_only_the_leader_starts_matching(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        group(found, *found)
        found[1].queue(2)
        assert found[1].standing.key == "net.queue.not_leading"


@pytest.mark.slow
def test_c8_3_who_vanishes_between_offer_and_answer_is_passed_over(tmp_path: Path) -> None:
    """Bob's calls don't come in any more while he is still announced; Ann plays with Cid."""
    with programs(tmp_path, "Ann", "Bob", "Cid") as found:
        meet(found)
        ann, bob, cid = found
        bob.queue(2, waited=50)
        until(found, lambda: any(row.what.kind == "queue" for row in ann.ear.seen()))
        bob.vanish()
        cid.queue(2)
        ann.queue(2, waited=100)
        until([ann, cid], lambda: all_in([ann, cid], "Ann", "Cid"))


def test_c8_3_who_promised_and_is_never_called_waits_again(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        bob.queue(2)
        until(found, lambda: bob.queueing is not None and bob.queueing._queue is not None)
        assert brought(ann, bob,
                       lambda to: MatchMessage(ann.profile.uid, to, "realigious", 2, MatchOffer(1, 5))) is None
        until(found, lambda: bob.queueing._queue.state == "promised")  # type: ignore[union-attr]
        bob.queueing._queue._until = 0.0  # type: ignore[union-attr]  # as if all the time had gone by
        until(found, lambda: bob.queueing._queue.state == WAITING)  # type: ignore[union-attr]
        assert bob.standing.state == WAITING


@pytest.mark.slow
def test_c8_10_who_is_announced_but_does_not_wait_any_more_is_not_counted(tmp_path: Path) -> None:
    """Bob's goodbye is lost: his row stays, and the port for calls answers."""
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        bob.queue(3)
        ann.queue(3)
        until(found, lambda: ann.standing.waiting == 2)
        row = next(row for row in ann.ear._air.rows.values() if row[0] == bob.number and row[1].what.kind == "queue")
        bob.queueing.leave()  # type: ignore[union-attr]
        until(found, lambda: ann.standing.waiting == 1)
        ann.ear._air.rows = {**ann.ear._air.rows, row[1].name: row}
        until(found, lambda: row[1] in ann.service.presence.rows)
        asked = brought(ann, bob, lambda to: MatchMessage(ann.profile.uid, to, "realigious", 3, Waits(1, 1, "")))
        assert asked is not None and asked.key == "net.call.nobody"
        assert ann.standing.waiting == 1


def test_c8_3_who_waits_is_known_to_those_who_do_not_see_it(tmp_path: Path) -> None:
    """Ann's announcement is lost, and she sees Bob's: asking him tells him of her."""
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        ann.ear._air.hidden = lambda by, to: (by, to) == (ann.number, bob.number)
        bob.queue(3)
        ann.queue(3)
        until(found, lambda: bob.standing.waiting == 2)


@pytest.fixture
def nobody_gets_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """All stay on the way into their rooms."""
    monkeypatch.setattr("game.net.queueing.HERE", "never")


@pytest.mark.slow
@pytest.mark.usefixtures("nobody_gets_in")
def test_c8_3_a_host_that_leaves_before_all_are_in_sends_them_back_into_the_queue(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        ann.queue(2, waited=100)
        bob.queue(2)
        until(found, lambda: bob.standing.state == FOUND)
        ann.service.close()
        until([bob], lambda: bob.standing.state == WAITING)
        assert bob.standing.link is None


@pytest.mark.slow
@pytest.mark.usefixtures("nobody_gets_in")
def test_c8_3_a_guest_that_leaves_before_all_are_in_sends_the_host_back_into_the_queue(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        ann.queue(2, waited=100)
        bob.queue(2)
        until(found, lambda: bob.standing.state == FOUND)
        bob.service.close()
        until([ann], lambda: ann.standing.state == WAITING)
        assert ann.standing.link is None


@pytest.mark.slow
def test_c8_3_a_call_into_a_room_that_is_gone_ends_in_the_queue_again(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        bob.queue(2)
        until(found, lambda: bob.queueing is not None and bob.queueing._queue is not None)
        brought(ann, bob, lambda to: MatchMessage(ann.profile.uid, to, "realigious", 2, MatchOffer(1, 5)))
        come = Come(1, 9, "room", ann.service.identity.fingerprint, 2)
        until(found, lambda: bob.queueing._queue.state == "promised")  # type: ignore[union-attr]
        brought(ann, bob, lambda to: MatchMessage(ann.profile.uid, to, "realigious", 2, come))
        until(found, lambda: [link._closed for link in bob.service._links] == [True])
        until(found, lambda: bob.standing.state == WAITING)
        assert bob.standing.link is None


@pytest.mark.slow
def test_c8_5_nobody_is_called_to_a_computer_whose_key_was_not_proved(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        bob.queue(2)
        until(found, lambda: bob.queueing is not None and bob.queueing._queue is not None)
        brought(ann, bob, lambda to: MatchMessage(ann.profile.uid, to, "realigious", 2, MatchOffer(1, 5)))
        refused = brought(ann, bob,
                          lambda to: MatchMessage(ann.profile.uid, to, "realigious", 2, Come(1, 9, "r", bytes(32), 2)))
        assert refused is not None and refused.key == "net.changed"


def test_c8_3_messages_of_a_match_that_nobody_waits_for_are_refused(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        refused = brought(ann, bob, lambda to: MatchMessage(ann.profile.uid, to, "realigious", 2, Accept(1)))
        assert refused is not None and refused.key == "net.call.nobody"


def test_c4_2_the_blocked_are_not_matched_with(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        bob.people.mark(bob.other("Ann"), "blocked")
        bob.frame()
        bob.queue(2)
        until(found, lambda: bob.queueing is not None and bob.queueing._queue is not None)
        refused: Any = brought(ann, bob,
                               lambda to: MatchMessage(ann.profile.uid, to, "realigious", 2, MatchOffer(1, 5)))
        assert refused.key == "net.call.nobody" and bob.queueing._others() == []  # type: ignore[union-attr]


def test_c3_4_a_game_that_has_no_such_number_of_players_is_told(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann") as found:
        found[0].queue(5)
        until(found, lambda: found[0].standing.state == ENDED)
        assert found[0].standing.key == "net.room.seats"


def test_c8_3_who_waits_is_the_same_person_as_in_the_community(tmp_path: Path) -> None:
    with programs(tmp_path, "Ann") as found:
        ann = found[0]
        ann.queue(2)
        until(found, lambda: ann.queueing is not None and ann.queueing._queue is not None)
        assert ann.queueing._queue.me.uid == uid_of(ann.service.presence.key,
                                                    ann.profile.uid)  # type: ignore[union-attr]


@pytest.mark.slow
@pytest.mark.parametrize("hosts", [True, False])
def test_c8_3_who_ends_the_program_right_after_matching_leaves_no_half_room(tmp_path: Path, hosts: bool) -> None:
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        for one in found:
            one.queue(2)
        until(found, lambda: all(one.standing.state == ENTERED for one in found))
        ending = next(one for one in found if (one.standing.link.host is not None) is hosts)  # type: ignore[union-attr]
        other = next(one for one in found if one is not ending)
        ending.service.close()
        link = other.standing.link
        assert link is not None
        if hosts:
            until([other], lambda: link.client.link.key == "net.bye.closed")
        else:
            until([other], lambda: link.client.room is not None
                  and [plan.kind for plan in link.client.room.seats].count("open") == 1)
            assert len(members(other)) == 1


def test_c3_4_who_ends_the_program_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob has promised to play with Ann; the end of his program tells her so at once."""
    monkeypatch.setattr("game.net.service.LAST_CALLS_S", PATIENCE_S)
    with programs(tmp_path, "Ann", "Bob") as found:
        meet(found)
        ann, bob = found
        heard: list[Any] = []

        async def hear(_sender: str, _known: Any, letter: MatchMessage) -> None:
            heard.append(letter.message)

        ann.service.presence.on_match_message = hear
        bob.queue(2)
        until(found, lambda: bob.queueing is not None and bob.queueing._queue is not None)
        brought(ann, bob, lambda to: MatchMessage(ann.profile.uid, to, "realigious", 2, MatchOffer(1, 5)))
        until(found, lambda: heard == [Accept(1)])
        bob.service.close()
        assert heard == [Accept(1), Decline(1)]
