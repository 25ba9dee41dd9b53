"""What happens, with all the windows around it: would be cancelled, replaced, before - now - after.

Several things that happen at once are a batch and share their windows. In each stage the forced answers come first, in
an order that one seat chooses, then the optional ones: the seats one after the other, one answer each time, until all
have passed in a row. What may be answered is gathered anew after every answer. A seat without a legal answer is not
asked, unless the title masks it: then it is asked with nothing but "pass", so that a pause tells nothing.

Windows nest: an answer may make new batches, whose windows are over before the outer one goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.core.ask import Ask, Option, Rules

CANCEL, REPLACE, BEFORE, AFTER = "cancel", "replace", "before", "after"
DEPTH = 24
PASS = "pass"
PASSING = Option(PASS, PASS)


class Occurrence(msgspec.Struct, eq=False, kw_only=True):
    """One thing that is about to happen or has happened. It lives on the rules' stack only and holds public facts
    only; a title adds what its occurrences tell. `cancelled`: it does not happen; `saved`: neither, for what it was
    about; `replaced`: something else has happened in its place."""

    name: str
    cancelled: bool = False
    saved: bool = False
    replaced: bool = False
    happened: bool = False

    @property
    def stands(self) -> bool:
        """Whether it is still going to happen."""
        return not (self.cancelled or self.saved or self.replaced)


class Batch(msgspec.Struct, eq=False, kw_only=True):
    """What happens together. `answered`: what has answered already; each answer answers each occurrence once.
    `present`: what a title notes down when the batch happens."""

    occurrences: Sequence[Any]
    causes: Batch | None = None
    stage: str = BEFORE
    answered: list[str] = []
    present: dict[int, int] = {}

    @property
    def depth(self) -> int:
        """How many batches stand open around this one."""
        return 0 if self.causes is None else self.causes.depth + 1

    def chain(self) -> list[str]:
        """The names of what happens, outermost first."""
        names = [] if self.causes is None else self.causes.chain()
        return [*names, "+".join(occurrence.name for occurrence in self.occurrences)]


def _passing(state: Any, seat: int, batch: Batch) -> str:
    return PASS


def _nothing(state: Any, seat: int, batch: Batch) -> bool:
    return False


def _heard(batch: Batch) -> bool:
    return False


class Windows(msgspec.Struct, frozen=True):
    """How a title fills the windows. `stages`: those before it happens that the title's rules have. `seats(state)`:
    who is asked, in order. `forced(state, batch)` lists what must answer; `chooser(state)` is the seat that picks
    the next of them. `optional(state, seat, batch)` lists what a seat may answer, without "pass"; `masked(state,
    seat, batch)` tells whether a seat that has nothing is asked all the same. `carry_out` makes one answer take
    effect. `possible`: whether an occurrence can still happen. `begin(state, batch)` is called when it is about to
    happen, `happen` makes one occurrence happen, `settle` looks at the table after it. `texts(stage)` names the
    question of a window, `rule` its rule, `default` what an absent player answers. A forced answer that can't be
    given any more is no longer listed. `hidden(state, seat, batch)` tells whether a seat may have an answer that others
    do not know of: then what led here stands, also where nobody is asked. `silent(batch)`: nothing in the game answers
    such a batch in its stage, so nobody is looked at."""

    rule: str
    seats: Callable[[Any], list[int]]
    chooser: Callable[[Any], int]
    forced: Callable[[Any, Batch], list[Option]]
    optional: Callable[[Any, int, Batch], list[Option]]
    masked: Callable[[Any, int, Batch], bool]
    carry_out: Callable[[Any, str, Batch], Rules[None]]
    possible: Callable[[Any, Any], bool]
    begin: Callable[[Any, Batch], None]
    happen: Callable[[Any, Any, Batch], Rules[None]]
    settle: Callable[[Any], None]
    texts: Callable[[str], str]
    about: Callable[[Any, Batch], dict[str, str | int]]
    default: Callable[[Any, int, Batch], str] = _passing
    hidden: Callable[[Any, int, Batch], bool] = _nothing
    silent: Callable[[Batch], bool] = _heard
    forced_text: str = "forced_order"
    stages: tuple[str, ...] = (CANCEL, REPLACE, BEFORE)


def resolve(g: Any, windows: Windows, batch: Batch) -> Rules[Batch]:
    """All stages of a batch. Raises RecursionError with the chain of batches where windows nest without end."""
    if batch.depth > DEPTH:
        raise RecursionError(" > ".join(batch.chain()))
    for stage in windows.stages:
        yield from around(g, windows, batch, stage)
    windows.begin(g.state, batch)
    for occurrence in batch.occurrences:
        occurrence.happened = occurrence.stands and windows.possible(g.state, occurrence)
        if occurrence.happened:
            yield from windows.happen(g, occurrence, batch)
    windows.settle(g)
    if any(occurrence.happened for occurrence in batch.occurrences):
        yield from around(g, windows, batch, AFTER)
    return batch


def announce(g: Any, windows: Windows, batch: Batch) -> Rules[Batch]:
    """Only the stages before it: for what is answered before it happens and nowhere else. Whether it stands is for the
    caller to see."""
    if batch.depth > DEPTH:
        raise RecursionError(" > ".join(batch.chain()))
    for stage in windows.stages:
        yield from around(g, windows, batch, stage)
    return batch


def around(g: Any, windows: Windows, batch: Batch, stage: str) -> Rules[None]:
    """One stage: what is forced, then what is optional."""
    batch.stage = stage
    if windows.silent(batch):
        return
    yield from _forced(g, windows, batch)
    yield from rounds(g, windows, batch)


def _forced(g: Any, windows: Windows, batch: Batch) -> Rules[None]:
    """All forced answers; where several different ones wait, the chooser picks the next."""
    while waiting := windows.forced(g.state, batch):
        key = waiting[0].key
        if len(waiting) > 1:
            key = yield Ask(
                windows.chooser(g.state),
                windows.rule,
                windows.forced_text,
                _forced_options,
                (windows, batch),
                about=windows.about(g.state, batch),
                window=batch.stage,
            )
        batch.answered.append(key)
        yield from windows.carry_out(g, key, batch)


def rounds(g: Any, windows: Windows, batch: Batch) -> Rules[None]:
    """The optional answers of all seats, until all have passed in a row. Who is asked is seen, and then what was passed
    on: neither what led there nor a pass is taken back."""
    seats = windows.seats(g.state)
    quiet = at = 0
    if any(windows.hidden(g.state, seat, batch) for seat in seats):
        g.block_undo("window")
    while quiet < len(seats) and any(occurrence.stands for occurrence in batch.occurrences):
        seat = seats[at % len(seats)]
        at += 1
        quiet += 1
        if not windows.optional(g.state, seat, batch) and not windows.masked(g.state, seat, batch):
            continue
        g.block_undo("window")
        key = yield Ask(
            seat,
            windows.rule,
            windows.texts(batch.stage),
            optional_options,
            (windows, batch),
            optional_default,
            windows.about(g.state, batch),
            window=batch.stage,
        )
        g.block_undo("window")
        if key == PASS:
            continue
        quiet = 0
        batch.answered.append(key)
        yield from windows.carry_out(g, key, batch)


def _forced_options(state: Any, seat: int, windows: Windows, batch: Batch) -> list[Option]:
    return windows.forced(state, batch)


def optional_options(state: Any, seat: int, windows: Windows, batch: Batch) -> list[Option]:
    """What a seat may answer, and "pass"."""
    return [*windows.optional(state, seat, batch), PASSING]


def optional_default(state: Any, seat: int, windows: Windows, batch: Batch) -> str:
    """What a clock or an absent player answers."""
    return windows.default(state, seat, batch)
