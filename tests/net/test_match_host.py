"""A match of a room as its host plays it (C6.6-C6.8, C6.12, C8.1, C8.6)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Stream
from game.core.session import Session
from game.net.match_host import GRACE_S, SHOWN_S
from game.net.parts import ONLOOKER
from game.net.protocol import Answer, Refused, SetChair, SetOrder, Sync, Undo, Who
from tests.net.desk import TITLES, Bots, Desk
from tests.net.rooms import Home

WINDOW_S = 0.7


def key_of(refusal: Refused | None) -> str:
    return refusal.key if refusal is not None else ""


def answers(desk: Desk) -> int:
    return len(desk.match.session.log)


def counted(desk: Desk, seat: int) -> int:
    """So many choices the seat was told of."""
    return desk.clients[seat].mirror.of(seat).answers


def digest(desk: Desk) -> str:
    return desk.match.session.digest()


def in_window(monkeypatch: pytest.MonkeyPatch) -> tuple[Desk, list[Any]]:
    """A match of Realigious that asks a seat whether it reacts, and that question."""
    desk, stream = Desk("realigious", 3, ("Ember", "Ash", "Moth")), Stream(2, "answers")
    for _ in range(3000):
        asked = [question for question in desk.match.session.questions() if question.text == "react"]
        if asked:
            monkeypatch.setattr("game.net.match_host.WINDOW_S", WINDOW_S)
            return desk, asked
        desk.step(stream)
    raise AssertionError("nobody was ever asked")


def passing(desk: Desk, seat: int) -> Answer:
    question = desk.clients[seat].mirror.question(seat)
    return Answer(seat, question.number, question.default())


def someone_left(rule: str, **more: Any) -> tuple[Desk, int]:
    """A match whose asked seat has just lost its connection."""
    desk = Desk(own={"away": rule}, **more)
    desk.play(Stream(4, "answers"), 10)
    seat = desk.match.session.questions()[0].seat
    desk.go(seat)
    return desk, seat


# ---------------------------------------------------------------- answering
def test_c8_7_nobody_answers_for_a_seat_of_others() -> None:
    desk = Desk()
    number, seat, question = desk.asked()
    assert key_of(desk.hear(1 - number, Answer(seat, question.number, question.default()))) == "net.match.not_yours"
    assert answers(desk) == 0


def test_c8_7_an_onlooker_answers_for_nobody() -> None:
    desk = Desk()
    desk.look_on()
    _, seat, question = desk.asked()
    assert key_of(desk.hear(2, Answer(seat, question.number, question.default()))) == "net.match.not_yours"


@pytest.mark.parametrize("seat", [2, 7])
def test_c8_7_nobody_answers_for_a_seat_that_there_is_not(seat: int) -> None:
    desk = Desk()
    assert key_of(desk.hear(0, Answer(seat, 1, "x"))) == "net.match.not_yours"


@pytest.mark.parametrize("off", [-1, 1, 1000])
def test_c8_7_an_answer_to_another_question_is_stale(off: int) -> None:
    desk = Desk()
    desk.play(Stream(4, "answers"), 5)
    number, seat, question = desk.asked()
    before = digest(desk)
    assert key_of(desk.hear(number, Answer(seat, question.number + off, question.default()))) == "net.match.stale"
    assert digest(desk) == before


def test_c8_7_the_same_answer_twice_counts_once() -> None:
    desk = Desk()
    number, seat, question = desk.asked()
    given = Answer(seat, question.number, question.default())
    assert desk.hear(number, given) is None
    assert key_of(desk.hear(number, given)) == "net.match.stale" and answers(desk) == 1


def test_c8_7_what_is_not_offered_is_refused_with_the_rule() -> None:
    desk = Desk()
    number, seat, question = desk.asked()
    refusal = desk.hear(number, Answer(seat, question.number, "everything"))
    assert refusal is not None and refusal.args["rule"] == question.rule


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c8_1_the_log_is_what_was_answered_and_leads_to_the_same_match(title: str) -> None:
    desk = Desk(title)
    desk.play(Stream(6, "answers"), 80)
    assert Session.load({title: desk.match.session.spec}, desk.match.session.save()).digest() == digest(desk)


# ---------------------------------------------------------------- windows
def test_c8_6_a_quick_answer_is_held_until_the_window_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, asked = in_window(monkeypatch)
    before, sent = answers(desk), [len(one) for one in desk.sent.values()]
    assert desk.hear(asked[0].seat, passing(desk, asked[0].seat)) is None
    assert (answers(desk), [len(one) for one in desk.sent.values()]) == (before, sent)
    desk.wait(WINDOW_S)
    assert answers(desk) == before + 1


def test_c8_6_an_answer_shortly_after_is_held_as_long_as_the_quickest(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, asked = in_window(monkeypatch)
    before = answers(desk)
    desk.wait(0.3)
    desk.hear(asked[0].seat, passing(desk, asked[0].seat))
    desk.wait(WINDOW_S - 0.31)
    assert answers(desk) == before
    desk.wait(0.02)
    assert answers(desk) == before + 1


def test_c8_6_the_window_is_as_long_however_long_the_host_slept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clock is asked when something is asked and answered, not when it last ticked."""
    desk, asked = in_window(monkeypatch)
    desk.match_host._numbers._open.clear()
    desk.now += 1.9
    desk.match_host.publish()
    before = answers(desk)
    desk.hear(asked[0].seat, passing(desk, asked[0].seat))
    desk.wait(0.1)
    assert answers(desk) == before


def test_c8_7_a_held_answer_is_not_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, asked = in_window(monkeypatch)
    seat = asked[0].seat
    given = passing(desk, seat)
    assert [key_of(desk.hear(seat, given)) for _ in range(2)] == ["", "net.match.stale"]


def test_c8_6_a_held_answer_survives_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, asked = in_window(monkeypatch)
    seat, before = asked[0].seat, answers(desk)
    desk.hear(seat, passing(desk, seat))
    desk.go(seat)
    desk.wait(WINDOW_S)
    assert answers(desk) == before + 1 and desk.match.session.log[-1].seat == seat


def test_c8_6_who_comes_back_is_not_asked_again_what_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, asked = in_window(monkeypatch)
    seat = asked[0].seat
    desk.hear(seat, passing(desk, seat))
    desk.go(seat)
    desk.back(seat)
    assert desk.clients[seat].mirror.question(seat) is None
    desk.wait(WINDOW_S)
    assert desk.match.session.log[-1].seat == seat


def test_c8_6_a_late_answer_counts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, asked = in_window(monkeypatch)
    before = answers(desk)
    desk.wait(WINDOW_S)
    desk.hear(asked[0].seat, passing(desk, asked[0].seat))
    assert answers(desk) == before + 1


# ---------------------------------------------------------------- undo
def test_c6_6_nobody_takes_back_what_another_has_answered_upon() -> None:
    desk, stream = Desk(), Stream(4, "answers")
    desk.play(stream, 1)
    first = desk.match.session.log[-1].seat
    while desk.match.session.log[-1].seat == first:
        desk.step(stream)
    before = digest(desk)
    assert key_of(desk.hear(first, Undo(first, counted(desk, first)))) == "net.match.no_undo" and digest(desk) == before


def test_c6_6_nobody_takes_back_for_others() -> None:
    desk = Desk()
    desk.play(Stream(4, "answers"), 1)
    seat = desk.match.session.log[-1].seat
    assert key_of(desk.hear(1 - seat, Undo(seat, 1))) == "net.match.not_yours"


def test_c6_6_a_room_may_have_no_taking_back() -> None:
    desk = Desk(own={"undo": "no"})
    stream = Stream(3, "answers")
    for _ in range(100):
        desk.step(stream)
        seat = desk.match.session.log[-1].seat
        if desk.match.session.can_undo(seat):
            break
    assert not desk.clients[seat].mirror.can_undo(seat)
    assert key_of(desk.hear(seat, Undo(seat, counted(desk, seat)))) == "net.match.no_undo"


# ---------------------------------------------------------------- pictures
def test_c8_1_nobody_gets_the_picture_of_another_seat() -> None:
    desk = Desk()
    refusals = [desk.hear(0, Sync(1)), desk.hear(0, Sync(ONLOOKER))]
    assert [key_of(one) for one in refusals] == ["net.match.not_yours"] * 2


def test_c6_11_without_onlookers_who_has_no_seat_sees_nothing() -> None:
    desk = Desk(own={"watchers": "no"})
    member, _ = desk.room.enter([Who("Moth")], b"", False)
    client = desk.come(member)
    desk.play(Stream(4, "answers"), 4)
    assert client.mirror.table is None
    assert key_of(desk.hear(member.number, Sync(ONLOOKER))) == "net.match.not_yours"


def test_c6_11_an_onlooker_sees_what_is_public() -> None:
    desk = Desk("realigious")
    client = desk.look_on()
    desk.play(Stream(4, "answers"), 30)
    assert list(client.mirror.streams) == [ONLOOKER]
    assert client.mirror.of(ONLOOKER).table.asks == ()


# ---------------------------------------------------------------- who goes away
def test_c8_6_everybody_sees_at_once_who_is_away_and_who_is_back() -> None:
    desk, seat = someone_left("wait")
    shown = desk.clients[1 - seat].mirror
    assert not shown.table.chairs[seat].here
    desk.back(seat)
    assert shown.table.chairs[seat].here


def test_c8_6_the_match_waits_as_long_as_the_room_says_so() -> None:
    desk, _ = someone_left("wait")
    before = answers(desk)
    desk.wait(1000 * GRACE_S, 20)
    assert answers(desk) == before


@pytest.mark.parametrize("rule", ["default", "bot"])
def test_c8_6_nothing_happens_to_the_chair_within_the_grace(rule: str) -> None:
    desk, seat = someone_left(rule)
    before = answers(desk)
    desk.wait(GRACE_S - 0.1, 10)
    assert answers(desk) == before and desk.match.seat(seat).kind == "lan"


def test_c8_6_default_answers_are_given_for_who_stays_away() -> None:
    desk, seat = someone_left("default")
    default = desk.match.session.default(seat)
    before = answers(desk)
    desk.wait(GRACE_S)
    assert (desk.match.session.log[before].seat, desk.match.session.log[before].key) == (seat, default)
    assert desk.match.seat(seat).kind == "lan"


def test_c8_6_a_bot_plays_on_and_hands_the_chair_back() -> None:
    desk, seat = someone_left("bot")
    before = answers(desk)
    desk.wait(GRACE_S)
    assert desk.match.seat(seat).is_bot and desk.clients[1 - seat].mirror.table.chairs[seat].reserved_for
    desk.wait(2.0, 4)
    assert answers(desk) > before
    desk.back(seat)
    assert desk.match.seat(seat).kind == "lan" and desk.clients[seat].seats == [seat]


def test_c6_6_what_was_answered_for_who_is_away_is_not_taken_back() -> None:
    desk, seat = someone_left("default")
    desk.wait(GRACE_S)
    desk.back(seat)
    assert not any(client.mirror.can_undo(seat) for client in desk.clients.values() if seat in client.mirror.streams)


def test_c6_12_a_bot_keeps_the_chair_of_who_leaves_until_it_comes_back() -> None:
    desk = Desk()
    desk.play(Stream(4, "answers"), 10)
    desk.room.leave(1)
    desk.deaf.add(1)
    desk.match_host.unsubscribe(1)
    desk.match_host.leave(1)
    assert desk.match.seat(1).is_bot
    desk.back(1)
    assert desk.clients[1].seats == [1]


def test_c8_7_to_the_chair_of_who_was_sent_away_nobody_comes_back() -> None:
    desk = Desk()
    desk.room.leave(1, banned=True)
    desk.match_host.unsubscribe(1)
    desk.match_host.leave(1, banned=True)
    assert desk.match.seat(1).is_bot and desk.match.chairs.waiting() == []


def test_c8_6_when_a_room_is_opened_again_everybody_has_the_whole_grace() -> None:
    desk = Desk(own={"away": "bot"})
    for member in desk.room.members.all.values():
        member.here, member.gone_s = False, 0.0
    again = type(desk.match_host)(desk.room, desk.match, desk.send, desk.match_host._make_bots, lambda: desk.now)
    desk.now += GRACE_S - 0.1
    again.tick()
    assert not any(info.is_bot for info in desk.match.seats)


# ---------------------------------------------------------------- the clock
def slow(clock: str = "30") -> tuple[Desk, int]:
    desk = Desk(own={"clock": clock})
    return desk, desk.match.session.questions()[0].seat


def test_c6_8_the_default_is_given_when_time_is_up_and_the_seat_is_flagged() -> None:
    desk, _ = slow()
    desk.wait(SHOWN_S + 29.0, 40)
    assert answers(desk) == 0
    desk.wait(3.0, 40)
    assert answers(desk) == 2 and any(note.what == "flag" for note in desk.clients[0].mirror.table.notes)


def test_c6_8_time_stands_still_for_who_is_away() -> None:
    desk, seat = slow()
    desk.go(seat)
    desk.wait(100.0, 200)
    assert all(entry.seat != seat for entry in desk.match.session.log)


def test_c6_8_after_three_in_a_row_a_bot_plays_until_the_person_is_back() -> None:
    desk, seat = slow()
    for _ in range(1000):
        desk.wait(1.0, 4)
        if desk.match.seat(seat).is_bot:
            break
    assert desk.match.seat(seat).is_bot and desk.match.times.misses[seat] == 3
    desk.hear(seat, SetChair(seat, "back"))
    assert desk.match.seat(seat).kind == "lan" and desk.match.times.misses[seat] == 0


def test_c6_8_who_answers_in_time_is_flagged_no_more() -> None:
    desk, seat = slow()
    desk.match.times.misses[seat] = 2
    number, asked, question = desk.asked()
    assert (desk.hear(number, Answer(asked, question.number, question.default())), asked) == (None, seat)
    assert desk.match.times.misses[seat] == 0


def test_c6_8_a_pass_that_nobody_chose_leaves_the_flag() -> None:
    desk, seat = slow()
    desk.match.times.misses[seat] = 2
    number, asked, question = desk.asked()
    desk.hear(number, Answer(asked, question.number, question.default(), by_itself=True))
    assert desk.match.times.misses[seat] == 2


def test_c6_8_what_the_clock_answered_is_not_taken_back() -> None:
    desk, seat = slow()
    desk.wait(SHOWN_S + 32.0, 80)
    assert not desk.clients[seat].mirror.can_undo(seat)


def test_c6_8_the_host_that_slept_takes_no_time_from_a_fresh_question() -> None:
    desk, seat = slow()
    desk.wait(10.0)
    left = desk.match.times.left_ms(0, seat)
    assert left >= 20_000


# ---------------------------------------------------------------- chairs
def test_c6_7b_only_who_sits_or_leads_gives_a_chair_away() -> None:
    desk = Desk()
    assert key_of(desk.hear(1, SetChair(0, "bot"))) == "net.match.not_yours"
    assert desk.hear(0, SetChair(1, "bot")) is None and desk.match.seat(1).is_bot


def test_c6_7b_nobody_takes_a_chair_that_is_kept_for_another() -> None:
    desk = Desk()
    desk.look_on()
    desk.hear(1, SetChair(1, "empty"))
    assert key_of(desk.hear(2, SetChair(1, "person"))) == "net.match.not_yours"


def test_c6_7b_with_the_consent_of_who_leads_another_sits_down() -> None:
    desk = Desk()
    client = desk.look_on()
    desk.hear(1, SetChair(1, "empty"))
    assert desk.hear(0, SetChair(1, "open")) is None
    assert desk.hear(2, SetChair(1, "person")) is None
    assert client.seats == [1] and list(client.mirror.streams) == [1]
    assert key_of(desk.hear(1, SetChair(1, "back"))) == "net.match.not_yours"


def test_c6_7b_only_who_leads_opens_a_chair() -> None:
    desk = Desk()
    desk.look_on()
    desk.hear(1, SetChair(1, "empty"))
    assert key_of(desk.hear(1, SetChair(1, "open"))) == "net.match.not_yours"


@pytest.mark.parametrize("kind", ["", "king", "lan", "guest"])
def test_c8_7_a_chair_becomes_nothing_that_there_is_not(kind: str) -> None:
    desk = Desk()
    assert key_of(desk.hear(0, SetChair(0, kind))) == "net.match.not_yours" and desk.match.seat(0).kind == "lan"


def test_c9_2_the_room_hears_once_that_bots_have_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, alone = Desk(), iter([True])
    monkeypatch.setattr(Bots, "gave_up", lambda _: next(alone, False))
    for seat in (0, 1):
        desk.hear(0, SetChair(seat, "bot"))
    desk.wait(30.0, 40)
    assert answers(desk) > 3 and [line.key for line in desk.room.lines].count("net.log.bots_alone") == 1


def test_c6_7b_a_bot_of_an_unknown_level_is_a_usual_one() -> None:
    desk = Desk()
    desk.hear(0, SetChair(1, "bot", "godlike"))
    assert desk.match.seat(1).level != "godlike"


def test_c8_6_nothing_changes_while_the_match_is_handed_over() -> None:
    desk = Desk(own={"away": "bot", "clock": "30"})
    desk.play(Stream(4, "answers"), 5)
    number, seat, question = desk.asked()
    desk.match_host.frozen = True
    before, notes = digest(desk), len(desk.match.chairs.notes)
    refusals = [desk.hear(number, Answer(seat, question.number, question.default())),
                desk.hear(number, Undo(seat, counted(desk, seat))), desk.hear(number, SetChair(seat, "bot"))]
    desk.go(seat)
    desk.wait(100.0, 50)
    assert [key_of(one) for one in refusals] == ["net.moving.now", "net.match.no_undo", "net.moving.now"]
    assert (digest(desk), len(desk.match.chairs.notes)) == (before, notes)


# ---------------------------------------------------------------- orders, bots, keeping
def test_c8_7_standing_orders_are_few_and_of_three_kinds() -> None:
    desk = Desk("realigious")
    assert key_of(desk.hear(0, SetOrder(0, "card", "sometimes"))) == "net.match.order"
    refusals = [desk.hear(0, SetOrder(0, f"card{number}", "always")) for number in range(200)]
    assert key_of(refusals[-1]) == "net.match.order"


def test_c8_1_standing_orders_are_shown_to_their_own_seat_alone() -> None:
    desk = Desk("realigious")
    desk.hear(0, SetOrder(0, "card", "never"))
    assert [client.mirror.of(seat).table.orders for seat, client in desk.clients.items()] == [{"card": "never"}, {}]


def test_c9_2_bots_play_on_their_chairs() -> None:
    desk = Desk("creed", 2, ("Ember",))
    stream = Stream(4, "answers")
    for _ in range(60):
        desk.step(stream)
        desk.wait(0.6, 2)
    assert {entry.seat for entry in desk.match.session.log} == {0, 1}


def test_c8_1_who_is_asked_is_told_first_and_the_choice_is_saved_when_all_are(tmp_path: Path) -> None:
    later: list[Callable[[], None]] = []
    desk, stream = Desk(data=tmp_path), Stream(5, "answers")
    desk.play(stream, 20)
    desk.match_host._soon = later.append
    told: list[int] = []
    real = desk.match_host._send
    desk.match_host._send = lambda members, news: (told.append(news.stream), real(members, news))[1]
    desk.step(stream)
    asked = desk.match.session.questions()[0].seat
    assert (told, desk.match._owed) == ([asked, 1 - asked], True)
    for call in later:
        call()
    assert not desk.match._owed
    desk.match_host.close()


def test_c8_6_the_head_of_a_save_holds_no_token(tmp_path: Path) -> None:
    """What opens a seat is never on the disk, only what it hashes to."""
    desk = Desk(names=("Ember",), data=tmp_path)
    member, token = desk.room.enter([Who("Ash")], b"", False)
    member.watching = False
    desk.match.room_header = lambda: {"members": [one.proof for one in desk.room.members.keep()]}
    desk.match.save()
    desk.match.close()
    header, payload = Home(tmp_path).saves.read(desk.match.match_id)
    held = repr(header)
    assert member.proof.hex() in held
    assert token.hex() not in held and repr(token) not in held and token not in payload
