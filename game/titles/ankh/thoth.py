"""R18. Thoth, Wisdom of Ma'at: the guess, its check, and the scale."""
from __future__ import annotations

from game.core.ask import Option, Rules
from game.titles.ankh.asking import NO, ask, says_no
from game.titles.ankh.devotion import gain
from game.titles.ankh.horus import playable
from game.titles.ankh.queries import G, bearer, god_of
from game.titles.ankh.state import Battle, State
from game.titles.ankh.verbs import tell

NAME = "thoth"


def guess_options(state: State, seat: int) -> list[Option]:
    """Section 3, `thoth_guess`. The cards that an opponent could have played (G26)."""
    own, battle = god_of(state, seat), state.battle
    fighters = [god for god in battle.fighters if god != own] if battle is not None else []
    found = [Option(f"{god}:{card}", "guess", (f"god:{god}", f"card:{card}"), ("god", god, "card", card))
             for god in fighters for card in playable(state, god)]
    return [*found, Option(NO, "no")]


def guess(g: G, battle: Battle) -> Rules[None]:
    """R18.1-R18.3. After all cards are chosen, before they are shown."""
    god = bearer(g.state, NAME)
    if god not in battle.fighters:
        return
    key = yield from ask(g, god, "R18.1", "thoth_guess", guess_options, (), says_no)
    if key == NO:
        return
    other, _, card = key.partition(":")
    g.state.scale += 1
    battle.guess = int(other), card
    tell(g, "guessed", "R18.2", god=god, other=int(other), card=card, scale=g.state.scale)


def check(g: G, battle: Battle) -> None:
    """R18.4, R18.5, G25. Right after the reveal: right if either card of the opponent is the one that was named."""
    other, card = battle.guess
    if not card:
        return
    state, god = g.state, bearer(g.state, NAME)
    right = card in battle.chosen[other]
    tell(g, "guess_checked", "R18.4", god=god, other=other, card=card, right=int(right), scale=state.scale)
    if not right:
        state.gods[other].followers += state.scale
        tell(g, "handed_over", "R18.4", god=god, to=other, count=state.scale)
        state.scale = 0


def pay_out(g: G) -> None:
    """R18.6. The followers on the scale are discarded for as much devotion."""
    state, god, count = g.state, bearer(g.state, NAME), g.state.scale
    if count:
        state.scale = 0
        tell(g, "scale_paid", "R18.6", god=god, count=count)
        gain(g, god, count, "R18.6", "scale")
