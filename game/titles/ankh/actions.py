"""R6.3, R6.4. Gain Followers and Unlock Ankh Power; Move and Summon have modules of their own."""
from __future__ import annotations

from game.core.ask import Option, Rules
from game.titles.ankh.asking import ask
from game.titles.ankh.content import DASHBOARD, GUARDIAN_AT, GUARDIANS, level_of, powers_of_level
from game.titles.ankh.hathor import blind_devotion
from game.titles.ankh.queries import G, acting, god_of, has, has_base, has_near, in_supply
from game.titles.ankh.state import NOBODY, POOL, State
from game.titles.ankh.verbs import earn, sacrifice, tell

DECLINE = "decline"
REVERED = 1


# ---------------------------------------------------------------- R6.3
def followers_to_gain(state: State, god: int) -> int:
    """R6.3, 5.1 Revered. One for each monument, neutral or its own, with one of its figures adjacent."""
    found = [monument for monument in state.monuments
             if monument.space >= 0 and monument.owner in (NOBODY, god) and has_near(state, god, monument.space)]
    return len(found) + (REVERED if has(state, god, "revered") else 0)


def gain_followers(g: G) -> None:
    """R6.3."""
    god = acting(g.state)
    earn(g, god, followers_to_gain(g.state, god), "R6.3", "action")


# ---------------------------------------------------------------- R6.4
def next_token(state: State, god: int) -> int:
    """R6.4. The number of the next token on the dashboard, 0 if none is left."""
    unlocked = state.gods[god].unlocked
    return unlocked + 1 if unlocked < DASHBOARD else 0


def can_pay(state: State, god: int) -> bool:
    """R6.4a. Whether the god has what its next ankh power costs."""
    token = next_token(state, god)
    return token > 0 and state.gods[god].followers >= level_of(token)


def unlock_options(state: State, seat: int, token: int) -> list[Option]:
    """Section 3, `unlock_power`."""
    owned = state.gods[god_of(state, seat)].powers
    found = [name for name in powers_of_level(level_of(token)) if name not in owned]
    return [*(Option(name, "unlock", (f"power:{name}",), ("power", name, "price", level_of(token))) for name in found),
            Option(DECLINE, "decline")]


def unlock(g: G) -> Rules[None]:
    """R6.4. The next token goes on a power that is paid for, or to the pool; the second, fourth and fifth bring a
    guardian in either case. Without a token nothing happens."""
    state = g.state
    god = acting(state)
    token = next_token(state, god)
    if not token:
        return
    price, key = level_of(token), DECLINE
    if can_pay(state, god):
        key = yield from ask(g, god, "R6.4", "unlock_power", unlock_options, (token,))
    own = state.gods[god]
    own.unlocked = token
    if key == DECLINE:
        own.tokens += 1
        tell(g, "token_lost", "R6.4", god=god, token=token)
    else:
        sacrifice(g, god, price, "R6.4", "unlock")
        own.powers.append(key)
        tell(g, "unlocked", "R6.4", god=god, power=key)
    take_guardian(g, god, token)
    if key != DECLINE:
        yield from blind_devotion(g, god, price)  # R17.3: the guardian just taken may come


def take_guardian(g: G, god: int, token: int) -> None:
    """R6.4c. One guardian of the tier that the token names, if one is left (G5) and the god has a base for it
    (R4.6)."""
    state = g.state
    tier = GUARDIAN_AT.get(token)
    kinds = [row.id for row in GUARDIANS.values() if row.tier == tier and in_supply(state, row.id)]
    if not kinds or not has_base(state, god, kinds[0]):
        return
    figure = state.figures[in_supply(state, kinds[0])[0]]
    figure.owner, figure.space = god, POOL
    tell(g, "guardian_taken", "R6.4", god=god, figure=figure.kind)
