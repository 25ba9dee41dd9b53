"""C6.8, C8.6 between programs on real sockets: a bank of time that runs out, and seats whose person is away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Stream
from game.match.times import MOST_MISSES, RETURN_MS
from game.net.host import Host
from game.net.protocol import SetChair, SetOption
from tests.net.desk import TITLES, Bots
from tests.net.rooms import Guest, begin, guests, room_of, run

pytestmark = pytest.mark.net


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for what a person would take time to see."""
    monkeypatch.setattr("game.net.match_host.SHOWN_S", 0.0)
    monkeypatch.setattr("game.net.match_host.GRACE_S", 0.0)
    monkeypatch.setattr("game.net.match_host.BOT_S", 0.0)
    monkeypatch.setattr("game.net.match_host.WINDOW_S", 0.0)


async def opened(host: Host, option: str, value: str) -> list[Guest]:
    """Two in a match of a room with an option."""
    found = await guests(host, "Ember", "Ash")
    found[0].send(SetOption(option, value))
    await found[1].until(lambda: found[1].client.room.options[option] == value)
    await begin(found)
    return found


def chair(guest: Guest, seat: int) -> Any:
    return guest.mirror.table.chairs[seat]


def asked(guest: Guest) -> list[Any]:
    """The own open questions."""
    return [question for question in guest.mirror.questions() if question.options()]


async def plays_until(guest: Guest, stream: Stream, holds: Callable[[], object]) -> None:
    """One of them answers whatever it is asked, until something holds."""
    while not holds():
        for question in asked(guest)[:1]:
            guest.client.answer(question.seat, stream.pick(question.options()).key)
        before = len(guest.heard)
        await guest.until(lambda b=before: len(guest.heard) > b or holds())


@pytest.mark.parametrize("title", TITLES)
def test_c6_8_whose_bank_runs_out_is_answered_for_and_then_a_bot_plays_until_it_is_back(
    tmp_path: Path, title: str
) -> None:
    async def body() -> None:
        async with room_of(tmp_path, title, bots=Bots) as host:
            ember, ash = await opened(host, "clock", "bank10")
            assert chair(ash, 1).left_ms == 600_000
            assert host.match_host is not None
            match = host.match_host.match
            match.times.banks[1] = 1
            await plays_until(ember, Stream(3, "answers"), lambda: chair(ember, 1).kind == "bot")
            told = [(note.what, note.seat) for note in ember.mirror.table.notes]
            assert told == [("flag", 1)] * MOST_MISSES + [("clock", 1)]
            assert ember.mirror.table.chairs[1].reserved_for == "Ash"
            ash.send(SetChair(1, "back"))
            await ash.until(lambda: ash.client.seats == [1])
            back = chair(ash, 1)
            assert (back.kind, back.left_ms, back.misses) == ("person", RETURN_MS, 0)

    run(body)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("rule", ["default", "bot"])
def test_c8_6_who_loses_the_connection_is_played_for_as_the_room_says_and_takes_over_again(
    tmp_path: Path, title: str, rule: str
) -> None:
    async def body() -> None:
        async with room_of(tmp_path, title, bots=Bots) as host:
            ember, ash = await opened(host, "away", rule)
            assert host.match_host is not None
            match, token = host.match_host.match, ash.peer.token
            await ash.peer.stop()
            await ember.until(lambda: not chair(ember, 1).here or chair(ember, 1).kind == "bot")
            await plays_until(ember, Stream(3, "answers"), lambda: ember.mirror.table.round > 1)
            assert sum(entry.seat == 1 for entry in match.session.log) >= 2
            told = {note.what for note in ember.mirror.table.notes if note.seat == 1}
            assert told == ({"waits"} if rule == "default" else {"away"})
            again = Guest(host, "Ash", token=token)
            await again.here()
            await again.until(lambda: again.client.seats == [1])
            await ember.until(lambda: chair(ember, 1).kind == "person" and chair(ember, 1).here)
            await plays_until(ember, Stream(4, "answers"), lambda: asked(again))
            question = asked(again)[0]
            before = len(match.session.log)
            again.client.answer(1, question.default())
            await again.until(lambda: len(match.session.log) > before)
            assert match.session.log[before].seat == 1

    run(body)
