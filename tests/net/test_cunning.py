"""What a modified client of a member tries, without breaking a form (C8.1, C8.7)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Stream
from game.match.chairs import MOST_NOTES
from game.match.times import RETURN_MS
from game.net import wire
from game.net.match_host import GRACE_S
from game.net.protocol import SetChair, SetOrder, Sync, Undo
from tests.net.desk import Desk
from tests.net.raw import dial, entered, heard, reasons
from tests.net.rooms import begin, guests, room_of, run
from tests.net.test_match_host import WINDOW_S, answers, in_window, key_of, passing
from tests.net.test_uncounted import undoable


# ---------------------------------------------------------------- windows
def test_c6_6_what_others_are_asked_about_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card is played, somebody passes: whether the card could still be taken back would tell that (C8.9)."""
    desk, asked = in_window(monkeypatch)
    session, seat = desk.match.session, asked[0].seat
    played = session.log[-1]
    desk.hear(seat, passing(desk, seat))
    session._barrier = 0  # whatever the rules say of this card
    mirror = desk.clients[played.seat].mirror
    refusal = desk.hear(played.seat, Undo(played.seat, mirror.of(played.seat).answers))
    assert key_of(refusal) == "net.match.no_undo" and not mirror.can_undo(played.seat)


def test_c8_6_a_bot_passes_no_sooner_than_a_person_may(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, asked = in_window(monkeypatch)
    desk.hear(0, SetChair(asked[0].seat, "bot"))
    before = answers(desk)
    desk.wait(WINDOW_S - 0.05, 20)
    assert answers(desk) == before
    desk.wait(0.2, 4)
    assert answers(desk) == before + 1


# ---------------------------------------------------------------- chairs
def test_c8_1_who_plays_looks_into_no_second_hand() -> None:
    """An open chair is for who looks on, or for the leader where nobody else plays."""
    desk = Desk("realigious", 3, ("Ember", "Ash", "Moth"))
    desk.hear(0, SetChair(2, "bot"))
    desk.hear(0, SetChair(2, "open"))
    assert key_of(desk.hear(1, SetChair(2, "person"))) == "net.room.taken"
    assert desk.match_host.streams_of(desk.room.members.all[1]) == [1]
    assert key_of(desk.hear(0, SetChair(2, "person"))) == "net.room.taken"
    for kind in ("bot", "open"):
        desk.hear(0, SetChair(1, kind))
    assert desk.hear(0, SetChair(2, "person")) is None


@pytest.mark.parametrize(("title", "seat", "refused"), [("creed", 1, True), ("creed", 2, False),
                                                        ("realigious", 2, True)])
def test_c8_1_the_leader_takes_no_chair_of_a_present_enemy_to_read_its_hand(
    title: str, seat: int, refused: bool
) -> None:
    """Not even where the own chair was given away before; one of the own side may be taken."""
    desk = Desk(title, 4, ("Ember", "Ash", "Moth", "Flint"))
    for kind in ("empty", "open"):
        desk.hear(0, SetChair(0, kind))
        desk.hear(0, SetChair(seat, kind))
    heard = desk.hear(0, SetChair(seat, "person"))
    assert (heard is not None and key_of(heard) == "net.room.taken") is refused
    assert (seat in desk.match_host.streams_of(desk.room.members.all[0])) is not refused


def test_c8_1_who_has_left_a_chair_looks_into_no_other() -> None:
    desk = Desk("realigious", 3, ("Ember", "Ash", "Moth"))
    desk.hear(0, SetChair(2, "bot"))
    desk.hear(0, SetChair(2, "open"))
    desk.hear(1, SetChair(1, "bot"))
    assert key_of(desk.hear(1, SetChair(2, "person"))) == "net.room.taken"


def test_c8_7_a_chair_that_changes_hands_all_the_time_does_not_fill_the_log() -> None:
    desk = Desk()
    for _ in range(50):
        desk.hear(1, SetChair(1, "bot"))
        desk.hear(1, SetChair(1, "back"))
    assert len(desk.match.chairs.notes) == MOST_NOTES
    assert not desk.match.seat(1).is_bot


@pytest.mark.slow
def test_c8_7_who_takes_back_and_chooses_again_all_the_time_does_not_fill_the_log() -> None:
    """Every note travels with everybody's snapshot, which nobody takes beyond a size."""
    desk = Desk("creed")
    seat, undone = undoable(desk, "team_turn"), 0
    session, client = desk.match.session, desk.clients[seat]
    for number in range(400):
        question, before = client.mirror.question(seat) if number % 4 < 2 else None, len(session.log)
        if question is not None:
            client.answer(seat, question.options()[0].key)
        else:
            client.undo(seat)
        undone += len(session.log) < before
    assert undone > 100 and len(desk.match.chairs.notes) <= 2 * MOST_NOTES


def test_c6_8_leaving_the_chair_and_coming_back_wins_no_time() -> None:
    desk = Desk(own={"clock": "bank10"})
    desk.match.times.banks[1] = 5_000
    desk.hear(1, SetChair(1, "bot"))
    desk.hear(1, SetChair(1, "back"))
    assert desk.match.times.banks[1] == 5_000


def test_c6_8_who_was_sent_away_by_the_clock_comes_back_to_some_time() -> None:
    desk = Desk(own={"clock": "bank10"})
    desk.match.times.banks[1], desk.match.times.misses[1] = 0, 3
    desk.match.chairs.time_out(1)
    desk.hear(0, SetChair(1, "bot", "easy"))
    desk.hear(1, SetChair(1, "back"))
    assert desk.match.times.banks[1] == RETURN_MS


def test_c8_6_who_goes_and_comes_all_the_time_makes_nobody_wait_longer_than_who_stays_away() -> None:
    desk = Desk(own={"away": "bot"})
    seat = desk.match.session.questions()[0].seat
    for _ in range(4):
        desk.go(seat)
        desk.wait(GRACE_S / 3 + 0.1, 3)
        if desk.match.seat(seat).is_bot:
            break
        desk.back(seat)
        desk.wait(0.5)
    assert desk.match.seat(seat).is_bot and desk.now < 1000.0 + GRACE_S + 2.0


def test_c8_6_who_was_away_before_has_the_whole_grace_for_the_next_question() -> None:
    desk = Desk(own={"away": "bot"})
    seat = desk.match.session.questions()[0].seat
    desk.go(seat)
    desk.wait(GRACE_S - 1.0, 3)
    desk.back(seat)
    number = desk.clients[seat].mirror.question(seat).number
    while desk.clients[seat].mirror.question(seat) is None or desk.clients[seat].mirror.question(seat).number == number:
        desk.play(Stream(3, "answers"), 1)
    desk.go(seat)
    desk.wait(GRACE_S - 1.0, 3)
    assert not desk.match.seat(seat).is_bot


# ---------------------------------------------------------------- dear messages
@pytest.mark.slow
@pytest.mark.parametrize("wish", [Sync(1), SetChair(1, "bot"), SetOrder(1, "card", "always")])
def test_c8_7_what_is_dear_for_the_host_is_taken_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: Any
) -> None:
    monkeypatch.setattr(wire, "DEAR_A_SECOND", 0)  # however long sending takes

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            assert host.match_host is not None
            token = found[1].peer.token
            async with dial(host) as socket:
                await entered(socket, "Ash", token)
                for _ in range(wire.DEAR_BURST + 5):
                    await socket.send(wire.ENCODE(wish))
                told: list[str] = []
                while told.count("net.too_fast") < 5:
                    told += reasons([await heard(socket)])
                assert len(told) - 5 <= wire.DEAR_BURST

    run(body)


def test_c8_6_orders_wait_while_the_match_is_handed_over() -> None:
    desk = Desk("realigious")
    desk.match_host.frozen = True
    assert key_of(desk.hear(0, SetOrder(0, "card", "never"))) == "net.moving.now"


# ---------------------------------------------------------------- chance
@pytest.mark.slow
def test_c8_1_the_seed_is_one_of_so_many_that_nobody_finds_it_by_trying(tmp_path: Path) -> None:
    async def body() -> None:
        seeds = []
        for number in range(8):
            async with room_of(tmp_path / str(number)) as host:
                found = await guests(host, "Ember", "Ash")
                await begin(found)
                assert host.match_host is not None
                seeds.append(host.match_host.match.session.seed)
        assert max(seeds) >= 1 << 56

    run(body)


def test_c8_1_a_large_seed_is_saved_and_played_as_it_is() -> None:
    desk, stream = Desk(seed=(1 << 63) - 25), Stream(3, "answers")
    desk.play(stream, 10)
    session = desk.match.session
    assert type(session).load({session.spec.code: session.spec}, session.save()).digest() == session.digest()
