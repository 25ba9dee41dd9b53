"""C6.13. Giving up a match of Ankh, and a draw that all have agreed on."""
from __future__ import annotations

from game.core.spec import GivingUp
from game.core.state import Outcome, Step
from game.titles.ankh.battle import LEAST_FIGHTERS
from game.titles.ankh.conflict import dominate
from game.titles.ankh.content import CARD_NAMES, CYCLE
from game.titles.ankh.devotion import end, win
from game.titles.ankh.forgetting import forget_god
from game.titles.ankh.queries import G, bearer
from game.titles.ankh.state import NOBODY, Battle, State
from game.titles.ankh.verbs import tell

RULE, AGREED = "C6.13", "agreed"


def playing(state: State) -> list[int]:
    """The seats whose god is neither forgotten nor given up."""
    return [seat for seat, god in enumerate(state.team) if god != NOBODY]


def leave(g: G, seats: list[int]) -> None:
    """The gods of those who give up are forgotten (R13.2); a single one that is left has won (R13.3), else the battle
    that is fought goes on without them. Raises MatchEnds."""
    state = g.state
    for seat in seats:
        tell(g, "conceded", RULE, seat=seat)
    for god in dict.fromkeys(state.team[seat] for seat in seats):
        if state.conflict_token == god:
            state.conflict_token = NOBODY
        if "thoth" in state.gods[god].names:
            state.scale = 0
        if "horus" in state.gods[god].names:
            state.eyes = []
        forget_god(g, god, RULE)
    if len(state.order) == 1:
        win(g, state.order[0], "only_god", "R13.3")
    if state.battle is not None:
        _fight_on(g, state.battle)


def _fight_on(g: G, battle: Battle) -> None:
    """Who is gone takes part no more: no card, no plague, no guess. With fewer than two the battle is over before its
    result (R10.2), and whoever is left dominates (R9.4)."""
    state = g.state
    before, battle.fighters = battle.fighters, [god for god in battle.fighters if god in state.order]
    battle.chosen = {god: cards for god, cards in battle.chosen.items() if god in state.order}
    if battle.guess[0] not in state.order or bearer(state, "thoth") == NOBODY:
        battle.guess = (NOBODY, "")
    state.agenda = [step for step in state.agenda if step.name != "battle_plague" or step.args[0] in state.order]
    if not before or len(battle.fighters) >= LEAST_FIGHTERS or state.agenda[-1] == Step("battle_after"):
        return
    state.agenda = [step for step in state.agenda if not step.name.startswith("battle_")]
    state.battle = None
    for god in battle.fighters:
        if CYCLE in state.gods[god].used:
            state.gods[god].hand, state.gods[god].used = list(CARD_NAMES), []
            tell(g, "cards_back", "R10.11", god=god)
        dominate(g, god, battle.region)


def draw(g: G) -> None:
    """All who are in the game are first, the forgotten after them. Raises MatchEnds."""
    first = playing(g.state)
    ranks = [1 if seat in first else 1 + len(first) for seat in range(len(g.state.team))]
    tell(g, "draw_agreed", RULE)
    end(g, Outcome(first, f"ankh.{AGREED}", ranks), RULE)


GIVING_UP = GivingUp(playing, leave, draw)
