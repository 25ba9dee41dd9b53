"""The queue of matching where offers cross and people drop out (C8.3), on real sockets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.net.matching import Queue, Sent
from game.net.queueing import ENDED, ENTERED, WAITING
from tests.net.neighbours import Program, programs, until
from tests.net.test_people import meet
from tests.net.test_queueing import members


def settled(found: list[Program]) -> bool:
    """Whether nobody is on the way: everybody waits, is in a room or has left, and no offer or promise is open."""
    return all(one.queueing is not None and one.standing.state in (WAITING, ENTERED, ENDED)
               and (one.standing.state != WAITING or one.queueing._queue is None
                    or one.queueing._queue.state == "waiting") for one in found)


@pytest.mark.slow
def test_c8_3_two_overlapping_offers_end_with_two_rooms_of_two(tmp_path: Path) -> None:
    """Ann and Bob see Cid and Dan but not each other, so that both offer at once to the same ones."""
    with programs(tmp_path, "Ann", "Bob", "Cid", "Dan") as found:
        meet(found)
        air, (ann, bob, cid, dan) = found[0].ear._air, found
        pairs = {(ann.number, bob.number), (bob.number, ann.number), (cid.number, dan.number), (dan.number, cid.number)}
        air.hidden = lambda by, to: (by, to) in pairs
        for one in (ann, bob, cid, dan):
            one.queue(2)
        until(found, lambda: all(one.standing.state == ENTERED for one in found))
        until(found, lambda: all(len(members(one)) == 2 for one in found))
        rooms = sorted({tuple(members(one)) for one in found})
        assert sorted(name for room in rooms for name in room) == ["Ann", "Bob", "Cid", "Dan"]


@pytest.mark.slow
@pytest.mark.usefixtures("punctual")
@pytest.mark.parametrize("offerer_goes", [True, False])
def test_c8_3_a_split_while_all_are_queueing_ends_in_a_consistent_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, offerer_goes: bool
) -> None:
    """Two drop out while somebody waits for the answers of all to an offer; the one who offered may be of them."""
    real, lost = Queue._accepted, [True]

    def accepted(*told: Any) -> Sent:
        return [] if lost else real(*told)

    def offering(one: Program) -> bool:
        queue = one.queueing and one.queueing._queue
        return queue is not None and queue.state == "offering"

    monkeypatch.setattr(Queue, "_accepted", accepted)
    with programs(tmp_path, "Ann", "Bob", "Cid", "Dan") as found:
        meet(found)
        _ = [one.queue(4) for one in found]
        until(found, lambda: any(map(offering, found)))
        found.sort(key=offering, reverse=not offerer_goes)
        for gone in found[2:]:
            gone.vanish()
            gone.ear.gone()
        lost.clear()
        until(found[:2], lambda: settled(found[:2]))
        until(found[:2], lambda: [one.standing.waiting for one in found[:2]] == [2, 2])
        assert [one.standing.state for one in found[:2]] == [WAITING, WAITING]
