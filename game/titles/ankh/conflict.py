"""R9. The Conflict event: its start, the regions in ascending number, and its end."""
from __future__ import annotations

from game.core.ask import Rules
from game.titles.ankh.bastet import place_cats
from game.titles.ankh.content import FORGETTING, LAST_CONFLICT, MERGING
from game.titles.ankh.devotion import gain, win
from game.titles.ankh.forgetting import forget
from game.titles.ankh.ground import region_count
from game.titles.ankh.guardians import pass_petsuchos, scorpions
from game.titles.ankh.horus import place_eyes, return_eyes
from game.titles.ankh.merging import merge
from game.titles.ankh.queries import G, acting, present, with_power
from game.titles.ankh.state import NOBODY, Battle, State
from game.titles.ankh.strength import majorities, radiance
from game.titles.ankh.thoth import pay_out
from game.titles.ankh.verbs import earn, tell

LEAST_GODS = 3  # R12.9, and as many still there where somebody has given up


def conflict(g: G) -> Rules[None]:
    """R9.1-R9.3. The token is taken, holding by Set begins; Omnipresent, Giant Scorpions, Horus' eyes."""
    state = g.state
    state.conflicts += 1
    state.conflict, state.conflict_token, state.amun_used = True, acting(state), False
    tell(g, "conflict_began", "R9.1", god=acting(state), number=state.conflicts)
    for god, regions in omnipresent(state).items():
        earn(g, god, regions, "R9.3", "omnipresent")
    scorpions(g)
    g.push("conflict_end")
    g.push("region", 1)
    yield from place_eyes(g)


def omnipresent(state: State) -> dict[int, int]:
    """5.1. By god with the power how many regions it is present in, in ascending devotion."""
    regions = range(1, region_count(state) + 1)
    return {god: sum(god in present(state, region) for region in regions) for god in with_power(state, "omnipresent")}


def region(g: G, number: int) -> None:
    """R9.4. Nobody, one god that dominates, or a battle; then the next region."""
    state = g.state
    if number < region_count(state):
        g.push("region", number + 1)
    there = present(state, number)
    if len(there) == 1:
        dominate(g, there[0], number)
    elif there:
        state.battle = Battle(region=number, fighters=[])
        tell(g, "battle_began", "R10", region=number, gods=there)
        g.push("battle_obelisks")


def score_majorities(g: G, number: int) -> None:
    """R10.9. Each god gains for all the types that it wins at once."""
    for god, kinds in majorities(g.state, number).items():
        tell(g, "majorities", "R10.9", god=god, region=number, kinds=" ".join(kinds))
        gain(g, god, len(kinds), "R10.9", "majority")


def dominate(g: G, god: int, number: int) -> None:
    """R9.4. Monument majority, then 1 devotion, with radiance."""
    tell(g, "dominated", "R9.4", god=god, region=number)
    score_majorities(g, number)
    gain(g, god, 1 + radiance(g.state, god, number), "R9.4", "domination")


def conflict_end(g: G) -> Rules[None]:
    """R9.6. What holds of the conflict ends; Thoth's scale comes first, then merge, forgotten gods or the end,
    Petsuchos, and Bastet's cats."""
    state = g.state
    state.conflict = False
    pay_out(g)
    return_eyes(g)
    state.conflict_token, state.amun_used = NOBODY, False
    tell(g, "conflict_ended", "R9.6", number=state.conflicts)
    if state.conflicts == MERGING and len(state.order) >= LEAST_GODS:
        yield from merge(g)
    elif state.conflicts == FORGETTING:
        forget(g)
    elif state.conflicts == LAST_CONFLICT:
        win(g, state.order[-1], "last_event", "R13.5")
    pass_petsuchos(g)
    yield from place_cats(g)
