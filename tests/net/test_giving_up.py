"""C6.13 in a room: who gives up, and draws that all agree on."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.rng import Stream
from game.core.session import Session
from game.net.protocol import Propose, SetChair
from game.net.room_match import RoomMatch
from game.store.notices import Notice
from game.titles.realigious.state import Effect
from tests.net.desk import TITLES, Desk
from tests.net.rooms import Home


def in_play(title: str = "creed", **more: object) -> Desk:
    """A match some answers old."""
    desk = Desk(title, **more)  # type: ignore[arg-type]
    desk.play(Stream(4, "answers"), 8)
    return desk


def shown(desk: Desk, member: int) -> object:
    """What a member's own seat is shown of a proposal."""
    client = desk.clients[member]
    mirror = client.mirror
    assert mirror is not None
    table = mirror.of(client.seats[0]).table
    assert table is not None
    return table.proposal


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c6_13_who_gives_up_has_lost_everywhere(title: str) -> None:
    """Who plays on the same side agrees first, and no side is left to win (vermilion R1.1)."""
    desk = in_play(title)
    desk.hear(1, Propose(1, "concede"))
    together = shown(desk, 1) is not None
    if together:
        desk.hear(0, Propose(0, "yes"))
    for client in desk.clients.values():
        assert client.mirror is not None
        assert client.mirror.outcome is not None
        assert client.mirror.outcome.winners == ([] if together else [0])


def test_c6_13_a_draw_waits_for_everybody() -> None:
    desk = in_play()
    desk.hear(0, Propose(0, "draw"))
    assert shown(desk, 0) == shown(desk, 1) == ("draw", 0, (1,))
    assert not desk.match.over
    desk.hear(1, Propose(1, "yes"))
    assert desk.match.over
    assert shown(desk, 1) is None


def test_c6_13_who_refuses_ends_the_proposal() -> None:
    desk = in_play()
    desk.hear(0, Propose(0, "draw"))
    desk.hear(1, Propose(1, "no"))
    assert shown(desk, 0) is None
    assert not desk.match.over
    refusal = desk.hear(0, Propose(0, "draw"))
    assert refusal is not None
    assert refusal.key == "giving_up.refused_before"


def test_c8_7_who_leaves_the_chair_and_comes_back_does_not_propose_the_same_again_this_round() -> None:
    """Else the question would stand before all others as often as messages are taken."""
    desk = in_play()
    assert desk.hear(1, Propose(1, "draw")) is None
    desk.hear(1, SetChair(1, "bot"))
    desk.hear(1, SetChair(1, "back"))
    assert shown(desk, 0) is None
    refusal = desk.hear(1, Propose(1, "draw"))
    assert refusal is not None and refusal.key == "giving_up.refused_before"
    assert desk.hear(0, Propose(0, "draw")) is None


def test_c6_13_opponents_hear_nothing_of_what_a_side_talks_over() -> None:
    desk = in_play("creed", count=4, names=("Ember", "Ash", "Moth", "Fern"))
    partner = next(seat for seat in range(1, 4) if desk.match.together(0, seat))
    others = [seat for seat in range(1, 4) if seat != partner]
    before = {seat: len(desk.sent[seat]) for seat in others}
    desk.hear(0, Propose(0, "concede"))
    assert shown(desk, partner) == ("concede", 0, (partner,))
    desk.hear(partner, Propose(partner, "no"))
    assert {seat: len(desk.sent[seat]) for seat in others} == before


def test_c6_13_what_the_room_is_to_tell_of_a_failed_rule_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the refusal goes: the members see by themselves that what was proposed is over."""
    desk = in_play()

    def fails(self: Session, seat: int) -> None:
        desk.match.notices.append(Notice("table.rules_bug", {"name": "report"}))

    monkeypatch.setattr(Session, "agree_on_draw", fails)
    desk.hear(0, Propose(0, "draw"))
    desk.hear(1, Propose(1, "yes"))
    desk.hear(0, Propose(0, "draw"))
    desk.hear(1, Propose(1, "no"))
    assert [notice.key for notice in desk.match.notices] == ["table.rules_bug"]


@pytest.mark.parametrize("what", ["yes", "no", "resign", ""])
def test_c8_7_nobody_says_what_is_not_asked(what: str) -> None:
    desk = in_play()
    assert desk.hear(0, Propose(0, what)) is not None
    assert not desk.match.over


def test_c8_7_nobody_gives_up_for_others() -> None:
    desk = in_play()
    refusal = desk.hear(0, Propose(1, "concede"))
    assert refusal is not None
    assert refusal.key == "net.match.not_yours"


def test_c6_13_a_chair_that_goes_to_a_bot_takes_its_proposal_along() -> None:
    desk = in_play()
    desk.hear(0, Propose(0, "draw"))
    desk.match_host.leave(1)
    assert shown(desk, 0) is None


def test_c8_6_who_gave_up_has_given_up_after_the_host_was_killed(tmp_path: Path) -> None:
    desk = Desk("realigious", count=3, names=("Ember", "Ash", "Moth"), data=tmp_path)
    desk.play(Stream(4, "answers"), 8)
    desk.match.save()
    assert desk.match.flush()
    lines = desk.match.journal.count if desk.match.journal is not None else 0
    desk.match.telling = True  # killed before it was saved
    desk.hear(1, Propose(1, "concede"))
    again = RoomMatch.load(Home(tmp_path), desk.match.match_id)
    again.catch_up(lines)
    assert again.session.digest() == desk.match.session.digest()
    again.close()
    desk.match.close()


def test_c9_1_a_bot_that_is_offered_a_draw_does_not_look_at_what_is_hidden() -> None:
    """INF-3b. The reputation of the one who offers is shown to nobody."""
    ends = []
    for hidden in (1, 99):
        desk = in_play("realigious", names=("Ember",))
        state = desk.match.session.table.state
        for player, reputation in zip(state.seats, (hidden, 70), strict=True):
            player.reputation = reputation
        state.seats[0].effects = [Effect("hidden_reputation", "turns", 3, 0)]
        desk.hear(0, Propose(0, "draw"))
        ends.append(desk.match.over)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("talks", [False, True])
def test_c6_13_an_enemy_does_not_learn_that_a_side_talks_about_giving_up(talks: bool) -> None:
    desk = in_play("creed", count=4, names=("Ember", "Ash", "Moth", "Flint"))
    if talks:
        desk.hear(0, Propose(0, "concede"))
        assert shown(desk, 2) == ("concede", 0, (2,))
    sent = [len(desk.sent[member]) for member in (1, 3)]
    assert desk.hear(1, Propose(1, "draw")) is None
    assert shown(desk, 1) == shown(desk, 3) == ("draw", 1, (3,))
    assert [len(desk.sent[member]) for member in (1, 3)] == [count + 1 for count in sent]
