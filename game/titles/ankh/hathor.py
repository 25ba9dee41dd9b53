"""R17. Hathor, Blind Devotion: an extra summons after every effect for which she has sacrificed followers."""
from __future__ import annotations

from game.core.ask import Option, Rules
from game.titles.ankh.asking import NO, ask, says_no
from game.titles.ankh.queries import G, bearer, god_of
from game.titles.ankh.state import State
from game.titles.ankh.summon import bring, spaces_for, summon_option, summonable, usual_spaces
from game.titles.ankh.verbs import sacrifice

PRICE = 1


def extra_options(state: State, seat: int) -> list[Option]:
    """Section 3, `hathor_extra`. What is left after the sacrifice may free a trapped warrior (G38)."""
    god = god_of(state, seat)
    followers = state.gods[god].followers - PRICE
    found = [Option(NO, "no")]
    if followers < 0:
        return found
    near = usual_spaces(state, god)
    for name, number in summonable(state, god, followers).items():
        found += [summon_option(state, "", name, space) for space in spaces_for(state, number, near)]
    return found


def blind_devotion(g: G, god: int, sacrificed: int) -> Rules[None]:
    """R17.1, R17.2. Called when an effect for which the god sacrificed so many followers has been resolved in full. The
    follower that is given here sets nothing off."""
    if sacrificed < 1 or god != bearer(g.state, "hathor"):
        return
    key = yield from ask(g, god, "R17.1", "hathor_extra", extra_options, (), says_no)
    if key != NO:
        sacrifice(g, god, PRICE, "R17.1", "hathor")
        yield from bring(g, god, key, "R17.1")
