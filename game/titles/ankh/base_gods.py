"""R14. The base gods where a battle asks them: Amun's two cards, Isis' protection, Osiris' portals. Anubis' traps stand
in `deaths`, Ra's sun tokens in `summon` and `strength`."""
from __future__ import annotations

from game.core.ask import Option, Rules
from game.titles.ankh.asking import DONE, NO, YES, ask, says_done, says_no, yes_or_no
from game.titles.ankh.content import PORTALS
from game.titles.ankh.ground import adjacent, name_of, space_of, spaces_in
from game.titles.ankh.horus import playable
from game.titles.ankh.queries import G, bearer, figure_at, holders, is_free_land
from game.titles.ankh.state import NOBODY, Battle, State
from game.titles.ankh.verbs import tell

TWO = 2


# ---------------------------------------------------------------- R14.1 Amun
def announce(g: G, battle: Battle) -> Rules[None]:
    """R10.4, R14.1. Once in a Conflict event, before anyone chooses."""
    state, god = g.state, bearer(g.state, "amun")
    if god not in battle.fighters or state.amun_used or len(playable(state, god)) < TWO:
        return
    key = yield from ask(g, god, "R14.1", "amun_two", yes_or_no, (battle.region,), says_no)
    if key == YES:
        battle.doubled = state.amun_used = True
        tell(g, "two_cards", "R14.1", god=god)


# ---------------------------------------------------------------- R14.3, R14.4 Isis
def protected(state: State, dying: list[int]) -> list[int]:
    """R14.3. Of the figures about to be killed those that Isis holds and that are adjacent to an enemy-held figure;
    nothing has been removed yet."""
    god, owners = bearer(state, "isis"), holders(state)
    if god == NOBODY:
        return []
    found = []
    for number in dying:
        near = [figure_at(state, space) for space in adjacent(state, state.figures[number].space)]
        if owners[number] == god and any(other != NOBODY and owners[other] != god for other in near):
            found.append(number)
    return found


def keep_options(state: State, seat: int) -> list[Option]:
    """Section 3, `isis_keep`."""
    spared = state.battle.spared if state.battle is not None else []
    found = [(name_of(state, state.figures[number].space), state.figures[number].kind) for number in spared]
    return [*(Option(where, "let_die", (f"space:{where}",), ("space", where, "figure", kind)) for where, kind in found),
            Option(DONE, "keep_all")]


def keep(g: G, battle: Battle, dying: list[int]) -> Rules[None]:
    """R14.4. Isis may let some of the protected figures die; the others are `battle.spared`."""
    battle.spared = protected(g.state, dying)
    while battle.spared:
        key = yield from ask(g, bearer(g.state, "isis"), "R14.4", "isis_keep", keep_options, (), says_done)
        if key == DONE:
            break
        battle.spared.remove(figure_at(g.state, space_of(g.state, key)))
    for number in battle.spared:
        where = name_of(g.state, g.state.figures[number].space)
        tell(g, "kept_alive", "R14.4", god=bearer(g.state, "isis"), space=where)


# ---------------------------------------------------------------- R14.5 Osiris
def portal_options(state: State, seat: int, region: int) -> list[Option]:
    """Section 3, `osiris_portal`. From the dashboard while one is left, else any of those that lie somewhere."""
    spaces = [name_of(state, space) for space in spaces_in(state, region)
              if is_free_land(state, space, NOBODY)]
    sources = [""] if len(state.portals) < PORTALS else [name_of(state, space) for space in sorted(state.portals)]
    found = [(f"{source}>{space}" if source else space, space) for source in sources for space in spaces]
    return [*(Option(key, "portal", (f"space:{space}",), ("space", space)) for key, space in found), Option(NO, "no")]


def portal_default(state: State, seat: int, region: int) -> str:
    """Section 3: one from the dashboard on the first space, else `no`."""
    first = portal_options(state, seat, region)[0].key
    return NO if ">" in first else first


def open_portal(g: G, battle: Battle) -> Rules[None]:
    """R14.5. After a battle in which he took part and that he did not win."""
    state, god = g.state, bearer(g.state, "osiris")
    if god not in battle.fighters or battle.won == god:
        return
    key = yield from ask(g, god, "R14.5", "osiris_portal", portal_options, (battle.region,), portal_default)
    if key == NO:
        return
    source, _, goal = key.rpartition(">")
    if source:
        state.portals.remove(space_of(state, source))
    state.portals.append(space_of(state, goal))
    tell(g, "portal", "R14.5", god=god, start=source, space=goal)
