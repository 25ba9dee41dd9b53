"""A toy title for the engine's own tests: sealed bids, a race to speak first, a draw of a die, a trap."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from game.core.track import Track

import msgspec

from game.core.ask import Ask, AskAll, AskAny, Option, Question, Refusal, Rules
from game.core.errors import MatchEnds
from game.core.rng import Stream, seeded
from game.core.session import Session
from game.core.spec import TitleSpec
from game.core.state import BaseState, Outcome, Step
from game.core.table import Table


class ToyState(BaseState, kw_only=True):
    """`bids` of the last auction; `secret[seat]` is hidden from the others; `steps` counts plain choices."""

    bids: dict[int, str] = {}
    spoke: int = -1
    secret: list[int] = []
    steps: list[str] = []
    rolled: int = 0


G = Table[ToyState]


def letters(state: ToyState, seat: int, allowed: str = "abc") -> list[Option]:
    return [Option(letter) for letter in allowed]


def last_letter(state: ToyState, seat: int, allowed: str = "abc") -> str:
    return allowed[-1]


def plain(g: G) -> Rules[None]:
    """Three choices of seat 0, without chance."""
    for _ in range(3):
        g.state.steps.append((yield Ask(0, "T1", "letter", letters, default=last_letter)))


def auction(g: G) -> Rules[None]:
    """Everybody bids in secret."""
    g.state.bids = yield AskAll([1, 0], "T2", "bid", letters, ("xy",))


def second(state: ToyState, seat: int, key: str) -> Ask | None:
    return Ask(seat, "T2", "raise", letters, ("mn",)) if key == "x" else None


def sealed(g: G) -> Rules[None]:
    """Everybody bids in secret, and who bids "x" says something more."""
    g.state.bids = yield AskAll([1, 0], "T2", "bid", letters, ("xyz",), then=second)


def race(g: G) -> Rules[None]:
    """The first who speaks."""
    seat, key = yield AskAny([0, 1], "T3", "speak", letters, ("s",))
    g.state.spoke = seat
    g.emit("spoke", "T3", {"seat": seat, "said": key}, 1 << seat, {"seat": seat}, 1 << (1 - seat))


def dice(g: G) -> Rules[None]:
    """A choice that rolls a die, then one that does not."""
    yield Ask(0, "T4", "roll", letters, ("r",))
    g.state.rolled = g.roll(6)
    yield Ask(0, "T4", "after", letters, ("ab",))


def trap(g: G) -> Rules[None]:
    """A rule with a fault."""
    key = yield Ask(0, "T5", "trap", letters)
    g.state.steps.append("half done")
    if key == "b":
        raise ZeroDivisionError("the trap")
    g.state.secret[0] = 1 if key == "c" else 0


def end(g: G) -> None:
    """Seat 0 wins."""
    g.state.outcome = Outcome([0], "win", [1, 2])
    raise MatchEnds


STEPS = {step.__name__: step for step in (plain, auction, sealed, race, dice, trap, end)}


def imagine(state: ToyState, seat: int, stream: Stream) -> None:
    state.secret[1 - seat] = stream.below(100)


def why_not(state: ToyState, question: Question | None, seat: int, ref: str) -> Refusal | None:
    return None if question and any(o.key == ref for o in question.options()) else Refusal("T0", "why.no")


def nothing_broken(state: ToyState) -> list[str]:
    return []


def spec(*steps: str) -> TitleSpec:
    """A toy whose agenda is these steps."""
    def new_state(seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> ToyState:
        agenda = [Step(name) for name in reversed((*steps, "end"))]
        return ToyState(rng=seeded(seed), agenda=agenda, secret=[3, 4])

    def view(state: ToyState, seat: int | None) -> dict[str, Any]:
        return {"steps": state.steps[:], "secret": None if seat is None else state.secret[seat]}
    return TitleSpec(code="toy", names={"en": "Toy", "ko": "장난감"}, seats=(2,), fields=(), options=(),
                     rules_version=1, state_type=ToyState, new_state=new_state, steps=STEPS, view=view,
                     why_not=why_not, imagine=imagine, invariants=nothing_broken, track=cast("Track", None))


def toy(*steps: str) -> Session:
    """A running toy match."""
    return Session(spec(*steps), [{}, {}], {}, 7)


def state_bytes(session: Session) -> bytes:
    return msgspec.msgpack.encode(session.table.state)
