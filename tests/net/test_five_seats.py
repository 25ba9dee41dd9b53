"""A match of five seats at every door: the room, the pictures of the network, the head of a save, a machine of five."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import game.registry
from game.core.ask import AskAll, Option, Rules
from game.core.errors import MatchEnds
from game.core.rng import Stream, seeded
from game.core.rules import RulesVersion
from game.core.session import Session
from game.core.spec import TitleSpec
from game.core.state import BaseState, Outcome, Step
from game.core.table import Table
from game.match.match import LocalMatch
from game.match.seats import GUEST, SeatInfo, seats_of
from game.net.protocol import Enter, Who
from game.net.wire import ENCODE, from_peer
from tests.core.toy import spec
from tests.net.desk import Desk
from tests.net.rooms import Home

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
ALL = list(range(5))


class Five(BaseState, kw_only=True):
    """What each seat has bid."""

    bids: dict[int, str] = {}


def bids(state: Five, seat: int) -> list[Option]:
    return [Option("low"), Option("high")]


def auction(g: Table[Five]) -> Rules[None]:
    """All five bid in secret."""
    g.state.bids = yield AskAll(ALL, "T2", "bid", bids)
    g.emit("bid", "T2", dict.fromkeys(map(str, ALL), 1), 1 << 4, {}, 0)


def end(g: Table[Five]) -> None:
    """The last seat wins."""
    g.state.outcome = Outcome([4], "win", [5, 4, 3, 2, 1])
    raise MatchEnds


class Scores:
    """One score, which nobody has."""

    scores, statistics = ("bids",), ("bids",)
    groups: tuple[str, ...] = ()
    exact: tuple[str, ...] = ()
    sudden: tuple[str, ...] = ()
    main: str = ""

    def round(self, session: Session) -> int:
        return 1

    def values(self, session: Session) -> list[list[int]]:
        return [[0] * 5]

    def victory(self, reason: str) -> str:
        return reason

    def counted(self, session: Session, seat: int) -> dict[str, int]:
        return {"bids": len(session.log)}

    def ending(self, session: Session, seat: int | None) -> str:
        return "win"


def new_state(seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> Five:
    return Five(rng=seeded(seed), agenda=[Step("end"), Step("auction"), Step("auction")])


def view(state: Five, seat: int | None) -> dict[str, Any]:
    return {"bids": {str(one): key for one, key in state.bids.items()}, "seat": seat}


@pytest.fixture(autouse=True)
def five(monkeypatch: pytest.MonkeyPatch) -> TitleSpec:
    """The title of five seats, in the list."""
    made = msgspec.structs.replace(spec(), code="five", seats=(5,), new_state=new_state, view=view, state_type=Five,
                                   steps={"auction": auction, "end": end}, track=Scores())
    monkeypatch.setitem(game.TITLES, "five", made)
    return made


def test_five_machines_play_a_match_on_the_network() -> None:
    desk = Desk("five", 5, NAMES)
    assert [chair.name for chair in desk.clients[4].mirror.table.chairs] == list(NAMES)  # type: ignore[union-attr]
    desk.play(Stream(1, "five"), 30)
    assert desk.match.session.outcome is not None
    for number, client in desk.clients.items():
        assert client.mirror is not None and client.mirror.outcome is not None
        assert client.mirror.outcome.winners == [4] and client.mirror.view(number)["seat"] == number


def test_five_persons_at_one_machine_come_in() -> None:
    message = Enter([Who(name) for name in NAMES])
    assert from_peer(ENCODE(message)) == message
    desk = Desk("five", 5, ("+".join(NAMES),))
    desk.play(Stream(1, "five"), 30)
    assert desk.match.session.outcome is not None


def test_a_save_keeps_five_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.registry, "rules_of", lambda _: RulesVersion(1, ""))
    home: Any = Home(tmp_path)
    match = LocalMatch.new(home, "five",
                           [SeatInfo(seat=seat, name=name, kind=GUEST) for seat, name in enumerate(NAMES)])
    match.close()
    assert [info.name for info in seats_of(match.header(), 5)] == list(NAMES)
    again = LocalMatch.load(home, match.match_id)
    assert [info.name for info in again.seats] == list(NAMES) and again.times.mode == match.times.mode
    again.close()
