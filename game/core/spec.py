"""What a title tells the engine about itself."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.core.ask import Option, Question, Refusal
from game.core.choice import Chooser
from game.core.rng import Stream
from game.core.searching import Search
from game.core.state import BaseState
from game.core.track import Track


class Field(msgspec.Struct, frozen=True):
    """One set-up field of a seat or option of a match: its name, the values allowed ("" where `many` texts
    are), default. `seats` holds the numbers of seats for each value of an option that not every match can have."""

    name: str
    values: tuple[str, ...]
    default: str
    many: bool = False
    seats: dict[str, tuple[int, ...]] = {}


def each_alone(seats: int) -> tuple[int, ...]:
    """Everybody plays alone: each seat is a side of its own."""
    return tuple(range(seats))


def no_forecast(view: Any, question: Question, option: Option) -> None:
    """Nothing is told beforehand."""


class GivingUp(msgspec.Struct, frozen=True):
    """How a side of a title gives up, and how all agree on a draw (C6.13). `playing(state)`: the seats still in the
    game; `leave(g, seats)` takes the seats of a side out of it between two steps, and raises MatchEnds where that
    leaves one side; `draw(g)` sets the outcome of a draw and raises MatchEnds."""

    playing: Callable[[Any], list[int]]
    leave: Callable[[Any, list[int]], None]
    draw: Callable[[Any], None]


class TitleSpec(msgspec.Struct, frozen=True):
    """A title. Everything the driver, the bots and the scenes call; nothing here knows pictures.

    `new_state(seats, options, seed)` sets a match up (raises BadSetup); `steps` maps step names to rule
    functions; `view(state, seat)` builds what a seat (None: an onlooker) may see; `why_not(state,
    question, seat, ref)` tells why `ref` cannot be chosen now; `imagine(state, seat, stream)` redraws in
    place all that `seat` cannot know; `finish(state)` is called once when a match has ended;
    `invariants(state)` lists what is broken (empty: nothing). `track` tells scores and
    counts. `choosers` maps a bot's level to its way of
    choosing, `searches` one at which it searches to how (`game.bots.search`);
    `bot_seat(stream, points)` gives the set-up fields of a seat that a bot plays, `points` being
    what the title lets a seat spend.
    `rules_version` and `content_digest` are those of `game.core.rules.rules_in(package)`: a save made under others is
    refused (C7.1). `open_view(state)` builds the view of an onlooker who may know everything (C7.2); `view_type` is
    what `view` returns. `sides(seats)` gives the side of each of so many seats: seats of one number know the same and
    win together. Where all play against the game there is one side. Where sides change while a match goes on, these are
    the ones that it begins with, and `sides_in(view)` gives those that any view shows. A title with several rule sets
    has the option `game.core.rules.VARIANT`, with the numbers of seats for each. `giving_up` is None where nobody can.
    `keep(world, truth, seat)` puts back into a world of somebody else what a seat holds that is asked: the rules may be
    in the middle of using it. `busy(state, asked)` gives the seats that everybody sees choosing where those that are
    asked would tell a secret.
    `forecast(view, question, option)` tells what choosing an option leads to, as far as the seat that is asked can know
    (C6.15): a Struct of the title's, read from that seat's view alone; None where that is no question of numbers.
    `carry(state)` is what of a campaign goes on under other rules, as a text for the option "carried"; None for a title
    without campaigns.
    `checkpoint_every`: after how many answers a checkpoint is taken, 0 for the engine's own number; few where steps are
    short and bots try much.
    """

    code: str
    names: dict[str, str]
    seats: tuple[int, ...]
    fields: tuple[Field, ...]
    options: tuple[Field, ...]
    rules_version: int
    state_type: type[BaseState]
    new_state: Callable[[list[dict[str, Any]], dict[str, Any], int], BaseState]
    steps: dict[str, Callable[..., Any]]
    view: Callable[[Any, int | None], Any]
    why_not: Callable[[Any, Question | None, int, str], Refusal | None]
    imagine: Callable[[Any, int, Stream], None]
    invariants: Callable[[Any], list[str]]
    track: Track
    event_kinds: tuple[str, ...] = ()
    content_digest: str = ""
    choosers: dict[str, Chooser] = {}
    searches: dict[str, Search] = {}
    bot_seat: Callable[[Stream, int], dict[str, Any]] | None = None
    open_view: Callable[[Any], Any] | None = None
    view_type: type[Any] = object
    sides: Callable[[int], tuple[int, ...]] = each_alone
    sides_in: Callable[[Any], tuple[int, ...]] | None = None
    giving_up: GivingUp | None = None
    keep: Callable[[Any, Any, int], None] | None = None
    busy: Callable[[Any, list[int]], list[int]] | None = None
    forecast: Callable[[Any, Question, Option], Any] = no_forecast
    checkpoint_every: int = 0
    carry: Callable[[Any], str] | None = None


def sides_of(spec: TitleSpec, view: Any, seats: int) -> tuple[int, ...]:
    """The side of each seat as any view shows it now."""
    return spec.sides(seats) if spec.sides_in is None else spec.sides_in(view)
