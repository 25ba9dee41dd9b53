"""C7.2. What the timeline of a record of Crowns marks: what one jumps to, not every challenge."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import game
from game.core.events import Event
from game.core.record import Record
from game.titles.crowns.content import FACES, WIN
from scenes.kit.event_look import CHANCE, END, GAIN, LOSS
from scenes.replay.replay_scene import ReplayScene, load
from scenes.replay.timeline import TOLD
from scenes.titles.crowns.landmarks import CLOSE, Powers, landmarks
from tests.gallery.crowns_tables import played

if TYPE_CHECKING:
    from scenes.program import Program

GREAT = next(kind for kind, face in FACES.items() if face.type == "character" and face.unique)
COMMON = next(kind for kind, face in FACES.items() if face.type == "character" and not face.unique)


def told(*events: tuple[str, dict[str, int | str | list[int]]], each: int = 1) -> list[tuple[str, str, str, int]]:
    """What is marked of such events, of which so many happen in a choice: kind of the mark and of the event, text,
    number.
    """
    found = landmarks([Event(i, kind, "", data) for i, (kind, data) in enumerate(events)], lambda no: no // each)
    return [(mark.kind, mark.event.kind, mark.text, mark.n) for mark in found]


def power(seat: int, amount: int, card: int = 0) -> tuple[str, dict[str, int | str | list[int]]]:
    """Power on a card, or on a faction's."""
    return "power", {"seat": seat, "card": card or -1 - seat, "amount": amount}


@pytest.mark.parametrize("seed", [4, 6])
def test_r1_2_the_power_that_events_tell_is_that_of_the_rules(program: Program, seed: int) -> None:
    match = played(program.client, "pbbb", seed)
    record, powers, at = Record(game.TITLES, match.session.save()), Powers(), 0
    events = record.events()
    for count in range(len(record.log) + 1):
        session = record.at(count)
        for event in events[at : session.event_count()]:
            powers.take(event)
        at = session.event_count()
        players = session.view(None).players
        assert [powers.of(seat) for seat in range(4)] == [player.power for player in players], count


def test_c7_2_a_record_marks_what_one_jumps_to(program: Program) -> None:
    program.client.set_language("en")
    match = played(program.client, "pbbb", 4)
    match.flush()
    scene = ReplayScene(program.client, load(program.client, match.replay_id))
    program.nav.stack.reset(scene, animated=False)
    marked = Counter(marker.event.kind for marker in scene.recorded.markers)
    happened = Counter(event.kind for event in match.session.events(0, None))
    assert marked["won"] * 3 < happened["won"] and not marked["plot"]
    assert scene.recorded.markers[-1].kind == END and marked["game_ended"] == 1
    close = next(marker for marker in scene.recorded.markers if marker.text == "crowns.landmark.close")
    assert f"{close.n} power" in scene.line.words(close.at)


def test_c7_2_what_another_crown_gains_is_an_event_and_no_own_gain(program: Program) -> None:
    """Nor is it a loss of one's own that somebody else concedes; the legend has a sign for what is neither."""
    match = played(program.client, "pb", 3)
    match.flush()
    scene = ReplayScene(program.client, load(program.client, match.replay_id))
    program.nav.stack.reset(scene, animated=False)
    marked = [marker for marker in scene.recorded.markers if marker.event.kind == "power"]
    assert {marker.event.data["seat"] for marker in marked} == {1}
    for eyes, kind in ((0, TOLD), (1, GAIN)):
        scene.look_as(eyes)
        assert {scene.line.kind_of(marker) for marker in marked} == {kind}
    assert len(scene.line.columns) == 3 and scene.line.track.right < scene.line.legend.left


def test_c7_2_a_mark_says_the_power_that_the_board_shows_after_the_choice() -> None:
    assert told(power(0, 5), power(0, 1, 9), each=2) == [(GAIN, "power", "crowns.landmark.first", 6)]


def test_c7_2_of_those_killed_only_whoever_there_is_one_of_is_marked() -> None:
    assert told(("killed", {"seat": 0, "card": 5, "kind": GREAT})) == [(LOSS, "killed", "", 0)]
    assert told(("killed", {"seat": 0, "card": 5, "kind": COMMON})) == []


def test_c7_2_a_defence_counts_as_a_surprise_where_cards_out_of_the_hand_have_turned_it() -> None:
    begins, won = ("challenge", {"seat": 0, "opponent": 1}), ("won", {"seat": 1, "loser": 0})
    event = ("used", {"seat": 1, "card": 7, "type": "event"})
    assert told(begins, event, won) == [(CHANCE, "won", "crowns.landmark.turned", 0)]
    assert told(begins, won) == []
    assert told(event, begins, won) == [], "a card of before"
    assert told(begins, ("used", {"seat": 1, "card": 7, "type": "location"}), won) == [], "all have seen that one"
    assert told(begins, ("used", {"seat": 0, "card": 7, "type": "event"}), ("won", {"seat": 0, "loser": 1})) == []


def test_c7_2_a_new_first_and_a_crown_that_fills_are_marked_once() -> None:
    first, close = "crowns.landmark.first", "crowns.landmark.close"
    assert told(power(0, 4), power(1, 5)) == [(GAIN, "power", first, 5)], "early steps are none"
    assert told(power(0, 6), power(0, 1)) == [(GAIN, "power", first, 6)], "and is not told again"
    assert told(power(1, 1), power(0, 4), power(0, 2)) == [], "nor of who has led since before"
    assert told(power(0, 6), power(1, 6), power(1, 1))[1:] == [(GAIN, "power", first, 7)], "as much is not more"
    grown = told(power(0, CLOSE - 1), power(0, 1), power(0, -1), power(0, 1), power(0, WIN - CLOSE))
    assert [text for _, _, text, _ in grown] == [first, close]
    lost = told(power(0, 6, card=9), power(1, 5), ("left", {"card": 9, "seat": 0, "kind": GREAT}), power(1, 1))
    assert [n for *_, n in lost] == [6, 6], "what lay on a card has gone with it"
