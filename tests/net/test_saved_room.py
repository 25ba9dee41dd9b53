"""C5.7, C8.6: what a save keeps of a room besides its match."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec

from game.net.room import Room
from game.net.saved_room import MOST_SAID, header_of, restored
from tests.net.desk import Desk


def opened_again(desk: Desk) -> Room:
    """The desk's room, written and read."""
    header = header_of(cast("Any", SimpleNamespace(room=desk.room, room_id="r")))
    kept = msgspec.json.decode(msgspec.json.encode(header))
    return restored({"room": kept}, desk.match)[0]


def test_c5_7_the_chat_of_a_match_is_there_again_when_its_room_is_opened_again() -> None:
    desk = Desk()
    desk.room.say(desk.room.members.all[1], "good luck", "")
    desk.room.say(desk.room.members.all[0], "", "thanks")
    assert [(line.name, line.text, line.key) for line in opened_again(desk).lines] == [
        ("Ash", "good luck", ""), ("Ember", "", "net.quick.thanks")]  # fmt: skip


def test_c5_7_new_lines_are_numbered_after_those_of_before() -> None:
    desk = Desk()
    before = desk.room.say(desk.room.members.all[1], "good luck", "")
    assert opened_again(desk).tell("net.log.began").no > before.no


def test_c8_7_a_save_keeps_only_the_newest_lines() -> None:
    desk = Desk()
    for n in range(3 * MOST_SAID):
        desk.room.say(desk.room.members.all[1], f"line {n}", "")
    lines = [line.text for line in opened_again(desk).lines]
    assert len(lines) == MOST_SAID and lines[-1] == f"line {3 * MOST_SAID - 1}"
