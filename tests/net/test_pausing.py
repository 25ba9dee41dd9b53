"""C6.12: a match on the network rests when its leader or everybody who plays wants it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.rng import Stream
from game.net.match_host import GRACE_S, SHOWN_S
from game.net.pausing import AGAIN_S
from game.net.protocol import Answer, Propose, Refused, SetChair, SetPause, Undo
from game.net.reopening import reopened
from tests.net.desk import TITLES, Bots, Desk
from tests.net.rooms import Home, begin, guests, identity, room_of, run

THREE = ("Ember", "Ash", "Moth")


def in_play(title: str = "realigious", **more: object) -> Desk:
    desk = Desk(title, **{"count": 3, "names": THREE, **more})  # type: ignore[arg-type]
    desk.play(Stream(4, "answers"), 8)
    return desk


def key_of(refusal: Refused | None) -> str:
    return refusal.key if refusal is not None else ""


def answer(desk: Desk) -> str:
    """Whoever is asked answers; why not, where that is refused."""
    number, seat, question = desk.asked()
    return key_of(desk.hear(number, Answer(seat, question.number, question.default())))


@pytest.mark.parametrize("title", TITLES)
def test_c6_12_who_leads_pauses_at_once_and_nobody_chooses(title: str) -> None:
    desk = in_play(title, count=2, names=THREE[:2])
    desk.hear(0, SetPause("ask"))
    digest, log = desk.match.session.digest(), len(desk.match.session.log)
    assert desk.room.pausing.info() == (0, ())
    assert answer(desk) == "net.match.rests"
    assert key_of(desk.hear(1, Undo(1, desk.clients[1].mirror.of(1).answers))) == "net.match.no_undo"  # type: ignore[union-attr]
    desk.wait(500.0, 20)
    assert (desk.match.session.digest(), len(desk.match.session.log)) == (digest, log)
    desk.hear(0, SetPause("go_on"))
    assert desk.room.pausing.info() is None
    assert answer(desk) == ""


def test_c6_12_others_ask_and_all_who_play_agree() -> None:
    desk = in_play()
    desk.hear(1, SetPause("ask"))
    assert desk.room.pausing.info() == (1, (0, 2))
    assert answer(desk) == ""
    desk.hear(0, SetPause("yes"))
    assert desk.room.pausing.info() == (1, (2,))
    desk.hear(2, SetPause("yes"))
    assert desk.room.pausing.rests


def test_c6_12_who_was_refused_does_not_ask_again_at_once() -> None:
    desk = in_play()
    desk.hear(1, SetPause("ask"))
    desk.hear(2, SetPause("no"))
    assert desk.room.pausing.info() is None
    assert key_of(desk.hear(1, SetPause("ask"))) == "net.pause.again"
    desk.hear(2, SetPause("ask"))
    desk.hear(2, SetPause("go_on"))
    assert desk.room.pausing.info() is None
    desk.wait(AGAIN_S)
    assert desk.hear(1, SetPause("ask")) is None


@pytest.mark.parametrize("way", ["takes it back", "goes away"])
def test_c8_7_who_asks_for_a_pause_and_lets_it_fall_does_not_ask_again_at_once(way: str) -> None:
    """Else the question would stand before all others as often as messages are taken."""
    desk = in_play()
    for time in range(3):
        assert key_of(desk.hear(1, SetPause("ask"))) == ("" if time == 0 else "net.pause.again")
        if way == "goes away":
            desk.go(1)
            desk.back(1)
        elif time == 0:
            assert desk.hear(1, SetPause("go_on")) is None
        assert desk.room.pausing.info() is None
    desk.wait(AGAIN_S)
    assert desk.hear(1, SetPause("ask")) is None


def test_c6_12_who_asked_or_leads_goes_on_and_others_only_where_both_are_away() -> None:
    desk = in_play()
    desk.hear(1, SetPause("ask"))
    desk.hear(0, SetPause("yes"))
    desk.hear(2, SetPause("yes"))
    assert key_of(desk.hear(2, SetPause("go_on"))) == "net.pause.not_now"
    desk.go(0)
    assert key_of(desk.hear(2, SetPause("go_on"))) == "net.pause.not_now"
    desk.go(1)
    assert desk.hear(2, SetPause("go_on")) is None
    assert desk.room.pausing.info() is None


def test_c6_12_nobody_waits_for_the_word_of_who_is_gone() -> None:
    desk = in_play()
    desk.hear(1, SetPause("ask"))
    desk.hear(0, SetPause("yes"))
    desk.go(2)
    assert desk.room.pausing.rests


def test_c6_12_a_request_goes_with_who_made_it() -> None:
    desk = in_play()
    desk.hear(1, SetPause("ask"))
    desk.go(1)
    assert desk.room.pausing.info() is None


def test_c6_12_a_chair_that_goes_to_a_bot_has_nothing_to_say() -> None:
    desk = in_play()
    desk.hear(1, SetPause("ask"))
    desk.hear(0, SetPause("yes"))
    desk.hear(2, SetChair(2, "bot"))
    assert desk.room.pausing.rests


def test_c6_12_onlookers_have_no_say() -> None:
    desk = in_play()
    desk.look_on("Fern")
    assert key_of(desk.hear(3, SetPause("ask"))) == "net.pause.onlooker"
    desk.hear(0, SetPause("ask"))
    assert key_of(desk.hear(3, SetPause("go_on"))) == "net.pause.onlooker"


@pytest.mark.parametrize("what", ["yes", "no", "go_on", "", "stop"])
def test_c8_7_nobody_says_what_was_not_asked(what: str) -> None:
    desk = in_play()
    assert key_of(desk.hear(1, SetPause(what))) == "net.pause.not_now"
    assert desk.room.pausing.info() is None


def test_c6_12_bots_stand_still() -> None:
    desk = in_play(names=THREE[:2])
    while desk.match.session.questions()[0].seat != 2:
        desk.step(Stream(4, "more"))
    desk.hear(0, SetPause("ask"))
    log = len(desk.match.session.log)
    desk.wait(60.0, 30)
    assert len(desk.match.session.log) == log
    desk.hear(0, SetPause("go_on"))
    desk.wait(2.0, 4)
    assert len(desk.match.session.log) > log


@pytest.mark.parametrize("mode", ["30", "bank10"])
def test_c6_12_clocks_stand_still(mode: str) -> None:
    desk = in_play(own={"clock": mode})
    seat, at = desk.match.session.questions()[0].seat, len(desk.match.session.log)
    desk.wait(SHOWN_S + 2.0, 8)
    left = desk.match.times.left_ms(at, seat)
    desk.hear(0, SetPause("ask"))
    desk.wait(900.0, 9)
    desk.hear(0, SetPause("go_on"))
    desk.wait(0.0)
    assert desk.match.times.left_ms(at, seat) == left
    desk.wait(1.0)
    assert desk.match.times.left_ms(at, seat) == left - 1000


def test_c6_12_who_is_away_has_the_whole_grace_when_it_goes_on() -> None:
    desk = in_play(own={"away": "bot"})
    seat = desk.match.session.questions()[0].seat
    desk.hear(0, SetPause("ask"))
    desk.go(seat)
    desk.wait(10 * GRACE_S, 10)
    desk.hear(0, SetPause("go_on"))
    desk.wait(GRACE_S - 0.1, 4)
    assert not desk.match.seat(seat).is_bot
    desk.wait(0.2)
    assert desk.match.seat(seat).is_bot


def test_c6_12_a_reaction_window_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.match_host.WINDOW_S", 0.7)
    desk, stream = in_play(), Stream(2, "answers")
    while not any(question.text == "react" for question in desk.match.session.questions()):
        desk.step(stream) or desk.wait(1.0)
    seat, log = desk.match.session.questions()[0].seat, len(desk.match.session.log)
    question = desk.clients[seat].mirror.question(seat)  # type: ignore[union-attr]
    desk.hear(seat, Answer(seat, question.number, question.default()))
    desk.hear(0, SetPause("ask"))
    desk.wait(30.0, 5)
    assert len(desk.match.session.log) == log
    desk.hear(0, SetPause("go_on"))
    desk.wait(0.6)
    assert len(desk.match.session.log) == log
    desk.wait(0.2)
    assert len(desk.match.session.log) == log + 1


def test_c6_12_the_end_of_the_match_ends_the_pause() -> None:
    desk = in_play(count=2, names=THREE[:2])
    desk.hear(0, SetPause("ask"))
    desk.hear(1, Propose(1, "concede"))
    assert desk.match.over
    assert key_of(desk.hear(0, SetPause("go_on"))) == "net.match.none"


@pytest.mark.net
def test_c6_12_a_pause_is_kept_with_the_match_and_everybody_is_told(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            ember, ash = found = await guests(host, "Ember", "Ash")
            await begin(found)
            ash.send(SetPause("ask"))
            await ember.until(lambda: ember.client.room.pause == (1, (0,)))
            ember.send(SetPause("yes"))
            for guest in found:
                await guest.until(lambda g=guest: g.client.room.pause == (1, ()))
            asked = next(guest for guest in found if guest.mirror.questions())
            question = next(one for one in asked.mirror.questions() if one.options())
            asked.client.answer(question.seat, question.default())
            await asked.until(lambda: asked.client.refusals)
            assert asked.client.refusals[-1].key == "net.match.rests"
            match_id = host.room.match_id
            await host.close("stopped")
            for guest in found:
                await guest.peer.stop()
        again = reopened(Home(tmp_path), match_id, identity(), bots=Bots)
        assert again.room.pausing.info() == (1, ())
        await again.close()

    run(body)
