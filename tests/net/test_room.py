"""The waiting room as its host keeps it (C5, C8.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.bots.levels import DEFAULT_LEVEL
from game.net.errors import NetError
from game.net.members import Member
from game.net.protocol import Who
from game.net.room import BOT, CLOSED, ENDED, OPEN, PERSON, PLAYING, SOON_MS, Room
from tests.net.desk import waiting_room


def refused(what: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(NetError) as caught:
        what(*args)
    return caught.value.key


def all_ready(room: Room, members: list[Member]) -> None:
    for member in members:
        for seat in room.seats_of(member.number):
            room.ready(member, seat, True)


def test_c5_1_who_comes_in_sits_down() -> None:
    room, found = waiting_room()
    assert [room.seats_of(member.number) for member in found] == [[0], [1]]


def test_c5_1_two_persons_at_a_machine_have_two_seats() -> None:
    room, found = waiting_room("realigious", 3, ("Ember+Ash", "Moth"))
    assert [room.seats_of(member.number) for member in found] == [[0, 1], [2]]


def test_c5_1_another_person_at_a_machine_sits_down_where_there_is_room() -> None:
    room, found = waiting_room("realigious", 3)
    room.bring(found[0], Who("Ash"))
    assert [room.seats_of(member.number) for member in found] == [[0, 2], [1]]
    assert found[0].persons[1].name == "Ash-2"


def test_c5_1_another_person_at_a_machine_has_the_seat_that_was_chosen_for_them() -> None:
    room, found = waiting_room("realigious", 4)
    room.bring(found[0], Who("Moth"), 3)
    assert room.seats_of(found[0].number) == [0, 3]


def test_c5_1_for_a_person_whose_seat_was_taken_meanwhile_nobody_comes() -> None:
    room, found = waiting_room("realigious", 4)
    assert refused(room.bring, found[0], Who("Moth"), 1) == "net.room.taken"
    assert len(found[0].persons) == 1


def test_c5_1_no_more_persons_play_at_a_machine_than_a_table_has_seats() -> None:
    room, found = waiting_room()
    for _ in range(4):
        room.bring(found[0], Who("Moth"))
    assert refused(room.bring, found[0], Who("Moth")) == "net.room.many"


def test_c5_1_who_finds_no_seat_is_there_without_one() -> None:
    room, found = waiting_room(names=("Ember", "Ash", "Moth"))
    assert room.seats_of(found[2].number) == []


def test_c5_1_moving_to_another_seat_frees_the_one_before() -> None:
    room, found = waiting_room("realigious", 3)
    room.sit(found[1], 2, 0, False)
    assert [plan.kind for plan in room.seats] == [PERSON, OPEN, PERSON]


def test_c5_1_a_taken_seat_is_not_taken_again() -> None:
    room, found = waiting_room()
    assert refused(room.sit, found[1], 0, 0, False) == "net.room.taken"


def test_c5_1_only_ones_own_seat_is_given_up() -> None:
    room, found = waiting_room()
    assert refused(room.sit, found[1], 0, 0, True) == "net.room.not_yours"


def test_c5_1_nobody_sits_for_a_person_who_is_not_there() -> None:
    room, found = waiting_room("realigious", 3)
    assert refused(room.sit, found[1], 2, 1, False) == "net.room.taken"


def test_c6_11_who_looked_on_may_sit_down_before_the_match() -> None:
    room, _ = waiting_room("realigious", 3)
    onlooker, _ = room.enter([Who("Moth")], b"", True)
    room.sit(onlooker, 2, 0, False)
    assert room.seats_of(onlooker.number) == [2] and not onlooker.watching


@pytest.mark.parametrize("kind", ["choose", "ready"])
def test_c8_7_only_own_seats_are_changed(kind: str) -> None:
    room, found = waiting_room()
    act, *args = (room.choose, found[1], 0, "nation", "tarvok") if kind == "choose" else (room.ready, found[1], 0, True)
    assert refused(act, *args) == "net.room.not_yours"


def test_c5_1_who_leads_chooses_for_bots_and_nobody_else_does() -> None:
    room, found = waiting_room("creed", 4)
    room.seat_bot(2, DEFAULT_LEVEL)
    room.choose(found[0], 2, "nation", "tarvok")
    assert room.seats[2].fields == {"nation": "tarvok"}
    assert refused(room.choose, found[1], 2, "nation", "aurand") == "net.room.not_yours"


@pytest.mark.parametrize(("field", "value"), [("nation", "atlantis"), ("nation", ["tarvok"]), ("colour", "red"),
                                              ("level", "6")])
def test_c8_7_fields_and_values_that_the_game_does_not_have_change_nothing(field: str, value: Any) -> None:
    room, found = waiting_room()
    refused(room.choose, found[1], 1, field, value)
    assert room.seats[1].fields == {}


def test_c5_3_who_chooses_anew_is_not_ready() -> None:
    room, found = waiting_room()
    room.ready(found[1], 1, True)
    room.choose(found[1], 1, "nation", "tarvok")
    assert not room.seats[1].ready


def test_c5_4_only_who_leads_sets_options() -> None:
    room, found = waiting_room()
    assert refused(room.set_option, found[1], "round_limit", "30") == "net.room.not_leading"


def test_c5_4_a_changed_option_is_told_and_nobody_is_ready_any_more() -> None:
    room, found = waiting_room()
    all_ready(room, found)
    room.set_option(found[0], "round_limit", "30")
    assert not any(plan.ready for plan in room.seats)
    assert room.lines[-1].key == "net.log.option" and room.lines[-1].args["value"] == "30"


def test_c5_4_the_same_option_again_disturbs_nobody() -> None:
    room, found = waiting_room()
    all_ready(room, found)
    lines = len(room.lines)
    room.set_option(found[0], "round_limit", str(room.options["round_limit"]))
    assert all(plan.ready for plan in room.seats) and len(room.lines) == lines


@pytest.mark.parametrize(("name", "value"), [("round_limit", "13"), ("weather", "fine"), ("away", "vanish"),
                                             ("countdown", "39"), ("clock", ["30"]), ("undo", [])])
def test_c8_7_options_that_there_are_not_change_nothing(name: str, value: Any) -> None:
    room, found = waiting_room()
    before = {**room.options, **room.own}
    refused(room.set_option, found[0], name, value)
    assert {**room.options, **room.own} == before


def test_c5_3_the_match_waits_for_who_is_not_ready_but_not_for_who_leads() -> None:
    room, found = waiting_room()
    waits = room.waits_for()
    assert waits is not None and waits.name == "Ash"
    room.ready(found[1], 1, True)
    assert room.waits_for() is None


def test_c5_3_an_open_seat_keeps_the_match_from_beginning() -> None:
    room, _ = waiting_room("realigious", 3)
    problem = room.problem()
    assert problem is not None and problem.key == "net.room.open_seat" and problem.args_ == {"n": 3}


def test_c5_3_a_closed_seat_does_not() -> None:
    room, found = waiting_room("realigious", 3)
    room.set_seat(found[0], 2, CLOSED, "")
    assert room.problem() is None and len(room.seat_infos(5)) == 2


def test_c5_3_a_number_of_seats_that_the_game_does_not_have_keeps_it_from_beginning() -> None:
    room, found = waiting_room("creed", 4, ("Ember", "Ash", "Moth"))
    room.set_seat(found[0], 3, CLOSED, "")
    problem = room.problem()
    assert problem is not None and problem.key == "net.room.seats"


def test_c5_3_the_countdown_runs_while_all_are_ready() -> None:
    room, found = waiting_room(own={"countdown": "40"})
    assert room.left_ms == -1
    all_ready(room, found[1:])
    assert room.left_ms == 40_000
    room.ready(found[1], 1, False)
    assert room.left_ms == -1


def test_c5_3_nobody_waits_for_the_rest_of_the_countdown_once_everybody_is_ready() -> None:
    room, found = waiting_room(own={"countdown": "40"})
    all_ready(room, found[1:])
    room.ready(found[0], 0, True)
    assert room.left_ms == SOON_MS
    room.tick(3000)
    room.ready(found[0], 0, False)
    assert room.left_ms == 40_000
    room.tick(38_000)
    room.ready(found[0], 0, True)
    assert room.left_ms == 2000
    room.ready(found[1], 1, False)
    assert room.left_ms == -1


def test_c5_3_without_a_countdown_the_leader_starts_although_everybody_is_ready() -> None:
    room, found = waiting_room(own={"countdown": "0"})
    all_ready(room, found[1:])
    room.ready(found[0], 0, True)
    assert room.left_ms == -1


def test_c5_3_the_countdown_runs_when_the_leader_asks_for_it() -> None:
    room, found = waiting_room(own={"countdown": "40"})
    assert room.hurry(found[0])
    room.ready(found[1], 1, True)
    room.ready(found[1], 1, False)
    assert room.left_ms == 40_000
    room.sit(found[1], 1, 0, True)
    assert room.left_ms == -1
    room.sit(found[1], 1, 0, False)
    assert room.left_ms == -1


def test_c5_3_nobody_else_hurries_and_no_room_without_a_countdown() -> None:
    room, found = waiting_room(own={"countdown": "40"})
    with pytest.raises(NetError):
        room.hurry(found[1])
    room, found = waiting_room(own={"countdown": "0"})
    assert not room.hurry(found[0])


def test_c5_3_the_countdown_ends_once() -> None:
    room, found = waiting_room(own={"countdown": "40"})
    all_ready(room, found[1:])
    assert [room.tick(20_000), room.tick(19_999), room.tick(2)] == [False, False, True]


def test_c5_3_who_loses_the_connection_stops_the_countdown_and_is_not_ready() -> None:
    room, found = waiting_room(own={"countdown": "40"})
    all_ready(room, found[1:])
    room.drop(found[1].number, 5.0)
    assert room.left_ms == -1 and not room.seats[1].ready
    problem = room.problem()
    assert problem is not None and problem.key == "net.room.away"


def test_c8_6_the_seat_in_the_waiting_room_is_kept_for_who_comes_back() -> None:
    room, _ = waiting_room(names=("Ember",))
    member, token = room.enter([Who("Ash")], b"", False)
    room.drop(member.number, 5.0)
    back, same = room.enter([Who("Ash")], token, False)
    assert (back.number, same, room.seats_of(back.number), back.here) == (member.number, token, [1], True)


def test_c5_2_only_who_leads_sets_bots_and_only_of_known_levels() -> None:
    room, found = waiting_room("realigious", 3)
    assert refused(room.set_seat, found[1], 2, BOT, "default") == "net.room.not_leading"
    assert refused(room.set_seat, found[0], 2, BOT, "godlike") == "net.room.level"
    assert room.seats[2].kind == OPEN


def test_c5_2_a_seat_of_somebody_else_is_not_given_to_a_bot() -> None:
    room, found = waiting_room()
    assert refused(room.set_seat, found[0], 1, BOT, "default") == "net.room.taken"


def test_c5_7_chat_is_one_line_without_control_characters() -> None:
    room, found = waiting_room()
    said = room.say(found[1], "  hi\x00\x1b[2J\n\u202ethere\u2028 ", "")
    assert (said.name, said.text) == ("Ash", "hi[2J there")


@pytest.mark.parametrize("text", ["", "   ", "\x00\n"])
def test_c5_7_nothing_said_is_nothing(text: str) -> None:
    room, found = waiting_room()
    assert refused(room.say, found[1], text, "") == "net.room.nothing_said"


def test_c5_7_quick_phrases_are_keys_that_exist() -> None:
    room, found = waiting_room()
    assert room.say(found[1], "", "hello").key == "net.quick.hello"
    assert refused(room.say, found[1], "", "insult") == "net.room.quick"


def test_c5_7_a_long_evening_of_chat_is_not_kept_whole() -> None:
    room, found = waiting_room()
    for number in range(1000):
        room.say(found[1], f"line {number}", "")
    assert len(room.lines) == 200 and room.lines[-1].text == "line 999"


def test_c8_1_what_others_put_together_is_not_told() -> None:
    room, found = waiting_room("realigious")
    room.choose(found[1], 1, "traits", ["religious"])
    room.choose(found[1], 1, "character", "cleric")
    assert [room.info(member).seats[1].fields for member in found] == [
        {"character": "cleric"}, {"character": "cleric", "traits": ["religious"]}]


def test_c5_1_nothing_of_the_room_changes_while_a_match_runs() -> None:
    room, found = waiting_room()
    room.phase = PLAYING
    acts: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
        (room.sit, (found[1], 1, 0, True)), (room.choose, (found[1], 1, "nation", "tarvok")),
        (room.ready, (found[1], 1, True)), (room.set_option, (found[0], "undo", "no")),
        (room.set_seat, (found[0], 0, OPEN, "")),
    ]
    assert [refused(act, *args) for act, args in acts] == ["net.room.playing"] * len(acts)


def test_c6_12_who_left_a_match_is_known_when_it_comes_back() -> None:
    room, _ = waiting_room(names=("Ember",))
    member, token = room.enter([Who("Ash")], b"", False)
    room.phase = PLAYING
    room.leave(member.number)
    back, _ = room.enter([Who("Ash")], token, False)
    assert back.number == member.number


def test_c8_7_who_was_sent_away_does_not_come_back() -> None:
    room, _ = waiting_room(names=("Ember",))
    member, token = room.enter([Who("Ash")], b"", False)
    room.leave(member.number, banned=True)
    assert refused(room.enter, [Who("Ash")], token, False) == "net.kicked"


def test_c6_11_a_room_without_onlookers_takes_none() -> None:
    room, _ = waiting_room(own={"watchers": "no"})
    assert refused(room.enter, [Who("Moth")], b"", True) == "net.room.no_watchers"


def test_c5_1_the_log_tells_bots_with_their_level_and_closed_seats() -> None:
    room, (ember, *_) = waiting_room("realigious", 4)
    room.set_seat(ember, 2, "bot", "easy")
    room.set_seat(ember, 2, "bot", "easy")
    room.set_seat(ember, 3, "closed", "")
    room.set_seat(ember, 3, "open", "")
    told = [(line.key, dict(line.args)) for line in room.lines if line.key.startswith("net.log.seat_")]
    assert told == [
        ("net.log.seat_bot", {"name": "Ember", "n": 3, "level": "easy"}),
        ("net.log.seat_closed", {"name": "Ember", "n": 4}),
        ("net.log.seat_open", {"name": "Ember", "n": 4}),
    ]


def test_c6_9_after_a_match_the_seats_of_who_is_gone_are_free() -> None:
    room, found = waiting_room("realigious", 3, ("Ember", "Ash", "Moth"))
    room.phase = PLAYING
    room.leave(found[1].number, banned=True)
    room.drop(found[2].number, 1.0)
    room.phase = ENDED
    room.again()
    assert [plan.kind for plan in room.seats] == [PERSON, OPEN, OPEN]


def test_c8_7_a_seat_that_there_is_not() -> None:
    room, found = waiting_room()
    assert refused(room.sit, found[0], 7, 0, False) == "net.room.no_seat"


def test_c8_7_comings_and_goings_leave_nothing_behind() -> None:
    room, _ = waiting_room()
    for number in range(300):
        member, _ = room.enter([Who(f"Guest{number}")], b"", False)
        room.drop(member.number, 1.0)
        if room.is_passing(member.number):
            room.members.remove(member.number)
    assert len(room.members.all) == 2


def test_c5_1_bots_bring_what_the_game_draws_for_them_and_the_same_from_the_same_seed() -> None:
    room, _ = waiting_room("realigious", 3)
    room.seat_bot(2, DEFAULT_LEVEL)
    assert room.seat_infos(9)[2].fields == room.seat_infos(9)[2].fields != {}


def test_c5_1_bots_of_a_room_bring_ready_decks_that_nobody_else_brings() -> None:
    room, _ = waiting_room("crowns", 4)
    for seat, deck in ((0, "heron"), (1, "legion")):
        room.seats[seat].fields["deck"] = deck
    for seat in (2, 3):
        room.seat_bot(seat, DEFAULT_LEVEL)
    for seed in range(20):
        decks = [info.fields["deck"] for info in room.seat_infos(seed)]
        assert len(set(decks)) == 4 and "random" not in decks[2:] and decks[:2] == ["heron", "legion"], decks
