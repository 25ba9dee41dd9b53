"""R10.13. Strength in a region, as terms that the screen can show; and what a domination or a win brings."""
from __future__ import annotations

from game.core.modifiers import Bounds, Term, settle
from game.titles.ankh.content import CARDS, GOD, GUARDIANS, MONUMENTS, OBELISK, PYRAMID, TEMPLE, WARRIOR
from game.titles.ankh.ground import adjacent
from game.titles.ankh.queries import (
    bearer,
    controlled,
    figure_at,
    figures_in,
    has,
    has_near,
    held_in,
    holders,
    monuments_in,
    trapped,
)
from game.titles.ankh.state import NOBODY, State

MOST = 99  # no bound of the rules
RESPLENDENT, RESPLENDENT_NEEDS = 3, 3
TEMPLE_BONUS = 2
SPHINX = "androsphinx"


# ---------------------------------------------------------------- R10.13
def figure_strength(state: State, number: int, owners: list[int]) -> int:
    """R4.1, R10.13. What one figure on the board is worth; `owners`: `holders(state)`."""
    return 0 if is_numbed(state, number, owners) else _worth(state, number, owners)


def is_numbed(state: State, number: int, owners: list[int]) -> bool:
    """R21.8. Whether an Androsphinx that another god holds is adjacent."""
    near = [figure_at(state, space) for space in adjacent(state, state.figures[number].space)]
    return any(other != NOBODY and state.figures[other].kind == SPHINX and owners[other] != owners[number]
               for other in near)


def _worth(state: State, number: int, owners: list[int]) -> int:
    """What a figure is worth that no Androsphinx touches."""
    kind = state.figures[number].kind
    if kind == GOD:
        return god_strength(state, owners[number])
    return 1 if kind == WARRIOR else GUARDIANS[kind].strength


def god_strength(state: State, god: int) -> int:
    """5.1 Resplendent, R14.2. A god figure with its bonuses."""
    base = RESPLENDENT if is_resplendent(state, god) else 1
    return base + _trapped_by(state, god)


def _trapped_by(state: State, god: int) -> int:
    """R14.2."""
    return len(trapped(state)) if god == bearer(state, "anubis") else 0


def is_resplendent(state: State, god: int) -> bool:
    """5.1. Three or more monuments of one type anywhere."""
    most = max(len(controlled(state, god, kind)) for kind in (OBELISK, TEMPLE, PYRAMID))
    return has(state, god, "resplendent") and most >= RESPLENDENT_NEEDS


def figure_terms(state: State, god: int, figures: list[int]) -> list[Term]:
    """R10.13. What figures that a god holds are worth: 1 each, what makes some of them stronger, and what an
    Androsphinx takes."""
    terms, owners = [Term(0, "term.figures", len(figures), count=len(figures))], holders(state)
    own = [(number, state.figures[number].kind) for number in figures]
    numbed = [number for number, _ in own if is_numbed(state, number, owners)]
    if any(kind == GOD for _, kind in own):
        terms += [Term(0, "term.resplendent", RESPLENDENT - 1)] if is_resplendent(state, god) else []
        terms += [Term(0, "term.trapped", _trapped_by(state, god))] if _trapped_by(state, god) else []
    strong = [(kind, GUARDIANS[kind].strength - 1) for _, kind in own if kind in GUARDIANS]
    terms += [Term(0, f"term.{kind}", more) for kind, more in strong if more]
    if numbed:
        lost = sum(_worth(state, number, owners) for number in numbed)
        terms.append(Term(0, "term.androsphinx", -lost, count=len(numbed)))
    return terms


def active_temples(state: State, god: int, region: int) -> int:
    """5.1 Temple Attuned. Its temples in the region with at least one of its figures adjacent."""
    if not has(state, god, "temple_attuned"):
        return 0
    return sum(state.monuments[number].kind == TEMPLE and state.monuments[number].owner == god
               and has_near(state, god, state.monuments[number].space) for number in monuments_in(state, region))


def strength_terms(state: State, god: int, region: int) -> list[Term]:
    """R10.13. The items of a god's strength in a region; those of cards and cat only in the battle that is fought
    there. Without a figure there are none."""
    figures = held_in(state, god, region)
    if not figures:
        return []
    terms = figure_terms(state, god, figures)
    temples = active_temples(state, god, region)
    if temples:
        terms.append(Term(0, "term.temple_attuned", TEMPLE_BONUS * temples, count=temples))
    battle = state.battle
    if battle is None or battle.region != region or not battle.revealed:
        return terms
    terms += [Term(0, f"term.{card}", CARDS[card].strength) for card in battle.chosen.get(god, ())]
    if battle.cat and god == bearer(state, "bastet"):
        terms.append(Term(0, "term.cat", battle.cat))
    return terms


def strength(state: State, god: int, region: int) -> int:
    """R10.13. The sum of `strength_terms`."""
    return settle(strength_terms(state, god, region), Bounds(0, MOST))


# ---------------------------------------------------------------- R10.9
def majorities(state: State, region: int) -> dict[int, list[str]]:
    """R10.9, G12. By god the types of monuments that it wins in a region: strictly the most, and a figure there; in
    ascending devotion."""
    there = figures_in(state, region)
    won: dict[int, list[str]] = {}
    for kind, name in enumerate(MONUMENTS):
        owners = [state.monuments[number].owner for number in monuments_in(state, region)
                  if state.monuments[number].kind == kind and state.monuments[number].owner != NOBODY]
        most = max((owners.count(god) for god in owners), default=0)
        leaders = sorted({god for god in owners if owners.count(god) == most})
        if len(leaders) == 1 and leaders[0] in there:
            won.setdefault(leaders[0], []).append(name)
    return {god: won[god] for god in state.order if god in won}


def radiance(state: State, god: int, region: int) -> int:
    """R14.6, R20.6. 1 for a god that holds a radiant figure in the region, once."""
    return int(any(state.figures[number].radiant for number in held_in(state, god, region)))
