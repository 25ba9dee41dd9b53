"""Who answers for a god: one seat, either of two after a merge (R12.7), or all gods of a battle in secret."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.ask import Ask, AskAll, AskAny, Option, OptionsOf, Rules
from game.titles.ankh.queries import G, acting
from game.titles.ankh.state import State

Default = Callable[..., str]
YES, NO, DONE = "yes", "no", "done"


def answering(state: State, god: int) -> list[int]:
    """Section 3. The seats that may answer for a god: in its own turn only the seat whose turn it is; in a Conflict
    event either of its seats (R12.7)."""
    if not state.conflict and god == acting(state):
        return [state.seat]
    return state.gods[god].seats


def ask(g: G, god: int, rule: str, text: str, options: OptionsOf, args: tuple[Any, ...] = (),
        default: Default | None = None) -> Rules[str]:
    """One question to a god. What leaves no choice is answered by the engine itself (section 3)."""
    seats = answering(g.state, god)
    only = options(g.state, seats[0], *args)
    if len(only) == 1:
        return only[0].key
    if len(seats) == 1:
        key: str = yield Ask(seats[0], rule, text, options, args, default)
        return key
    _, key = yield AskAny(seats, rule, text, options, args, default)
    return key


def ask_secretly(g: G, gods: list[int], rule: str, text: str, options: OptionsOf, args: tuple[Any, ...] = (),
                 default: Default | None = None) -> Rules[dict[int, str]]:
    """All of the gods choose at the same time; also who has no choice is asked, so that nothing is told. By god, in the
    order of `gods`."""
    teams = tuple(tuple(g.state.gods[god].seats) for god in gods)
    seats = sorted(seat for team in teams for seat in team)
    given: dict[int, str] = yield AskAll(seats, rule, text, options, args, default, teams=teams)
    return {god: given[seat] for god, team in zip(gods, teams, strict=True) for seat in team if seat in given}


def yes_or_no(state: State, seat: int, *_about: int | str) -> list[Option]:
    """The options of a plain question."""
    return [Option(YES, "yes"), Option(NO, "no")]


def says_yes(state: State, seat: int, *_about: int | str) -> str:
    """A default."""
    return YES


def says_no(state: State, seat: int, *_about: int | str) -> str:
    """A default."""
    return NO


def says_done(state: State, seat: int, *_about: int | str) -> str:
    """A default."""
    return DONE
