"""Ambush, the smallest title there can be: noughts and crosses in which each seat hides one stone, and a die decides
who keeps a field where another seat's stone lay in wait. It shows that a title needs its own folder and the list alone.

A1 Both hide a stone, in secret. A2 In turn each lays a stone of its hand on an empty field. A3 Where the other's
stone is hidden a die is rolled: 4 and more leave the field to the seat that lays. A4 Three in a row win; on a full
board the seat with more stones.
"""
from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.core.ask import Ask, AskAll, Option, Question, Refusal, Rules
from game.core.choice import BotChoice
from game.core.errors import BadSetup, MatchEnds
from game.core.rng import Stream, seeded
from game.core.rules import rules_in
from game.core.session import Session
from game.core.spec import TitleSpec
from game.core.state import BaseState, Outcome, Step
from game.core.table import Table

NOBODY, FIELDS, STONES, WINS_FROM = -1, range(9), 5, 4
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class State(BaseState, kw_only=True):
    """`fields[i]` is the seat whose stone lies there; `hidden[seat]` the field in which its stone waits (-1: none)."""

    fields: list[int]
    hidden: list[int]
    hands: list[int]
    die: int = 0


G = Table[State]


class View(msgspec.Struct, frozen=True, array_like=True):
    """What a seat may see: `hidden` holds -1 for a stone of the other seat that waits unseen."""

    reader: int
    fields: list[int]
    hidden: list[int]
    hands: list[int]
    die: int


def empty(state: State, seat: int) -> list[Option]:
    """A2. The fields without a stone in sight."""
    return [Option(f"lay:{i}", "lay", (f"field:{i}",)) for i in FIELDS if state.fields[i] == NOBODY]


def hide(g: G) -> Rules[None]:
    chosen = yield AskAll([0, 1], "A1", "hide", empty)
    for seat, key in chosen.items():
        g.state.hidden[seat] = int(key.removeprefix("lay:"))
        g.emit("hid", "A1", {"seat": seat})
    g.push("turn", 0)


def turn(g: G, seat: int) -> Rules[None]:
    """A2, A3."""
    state = g.state
    key = yield Ask(seat, "A2", "lay", empty)
    field = int(key.removeprefix("lay:"))
    state.hands[seat] -= 1
    owner = ambush(g, seat, field) if state.hidden[1 - seat] == field else seat
    state.fields[field] = owner
    state.hidden = [NOBODY if at == field else at for at in state.hidden]
    g.emit("laid", "A2", {"seat": owner, "field": field})
    end(g, owner)
    g.push("turn", 1 - seat)


def ambush(g: G, seat: int, field: int) -> int:
    """A3. The seat that keeps the field."""
    g.state.die = g.roll(6)
    g.emit("ambushed", "A3", {"seat": seat, "field": field, "die": g.state.die})
    return seat if g.state.die >= WINS_FROM else 1 - seat


def end(g: G, seat: int) -> None:
    """A4."""
    fields = g.state.fields
    row = any(all(fields[i] == seat for i in three) for three in ROWS)
    if row or NOBODY not in fields:
        winner = seat if row else int(fields.count(1) >= fields.count(0))
        reason = "row" if row else "stones"
        g.state.outcome = Outcome([winner], reason, [1 + abs(winner - i) for i in (0, 1)])
        raise MatchEnds


def new_state(seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> State:
    if len(seats) != 2 or any(seats) or options:
        raise BadSetup("error.setup")
    return State(rng=seeded(seed), agenda=[Step("hide")], fields=[NOBODY] * 9, hidden=[NOBODY] * 2, hands=[STONES] * 2)


def view(state: State, seat: int | None) -> View:
    hidden = [at if i == seat else NOBODY for i, at in enumerate(state.hidden)]
    return View(NOBODY if seat is None else seat, state.fields[:], hidden, state.hands[:], state.die)


def open_view(state: State) -> View:
    return View(NOBODY, state.fields[:], state.hidden[:], state.hands[:], state.die)


def why_not(state: State, question: Question | None, seat: int, ref: str) -> Refusal | None:
    if question is not None and any(ref in (o.key, *o.refs) for o in question.options()):
        return None
    return Refusal("A2", "why.taken" if question is not None else "why.wait")


def imagine(state: State, seat: int, stream: Stream) -> None:
    if state.hidden[1 - seat] != NOBODY:
        state.hidden[1 - seat] = stream.pick([i for i in FIELDS if state.fields[i] == NOBODY])


def invariants(state: State) -> list[str]:
    return [f"hidden under a stone: {at}" for at in state.hidden if at != NOBODY and state.fields[at] != NOBODY]


def easy(choice: BotChoice) -> str:
    return choice.stream.pick(choice.offered())


class AmbushTrack:
    """Stones on the board."""

    scores: tuple[str, ...] = ("stones",)
    main: str = ""
    statistics: tuple[str, ...] = ("laid",)
    groups: tuple[str, ...] = ()
    exact: tuple[str, ...] = ()
    sudden: tuple[str, ...] = ()

    def round(self, session: Session) -> int:
        return 1 + len(session.log) // 2

    def values(self, session: Session) -> list[list[int]]:
        return [[1000 * session.table.state.fields.count(seat) // 9 for seat in (0, 1)]]

    def victory(self, reason: str) -> str:
        return reason.replace(".", "_")

    def counted(self, session: Session, seat: int) -> dict[str, int]:
        return {"laid": STONES - session.table.state.hands[seat]}

    def ending(self, session: Session, seat: int | None) -> str:
        won = session.outcome is not None and (seat is None or seat in session.outcome.winners)
        return "win" if won else "loss"


RULES = rules_in(Path(__file__).resolve().parent)
SPEC = TitleSpec(
    code="ambush", names={"ko": "매복", "en": "Ambush"}, seats=(2,), fields=(), options=(),
    rules_version=RULES.version, content_digest=RULES.content, state_type=State, new_state=new_state,
    steps={"hide": hide, "turn": turn}, view=view, why_not=why_not, imagine=imagine, invariants=invariants,
    track=AmbushTrack(), event_kinds=("hid", "ambushed", "laid"), choosers={"easy": easy, "normal": easy},
    bot_seat=lambda _stream, _points: {}, open_view=open_view, view_type=View,
)
