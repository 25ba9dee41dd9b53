"""R19. Horus, Eyes of Horus: which regions he watches, and the card that nobody may play there."""
from __future__ import annotations

from game.core.ask import Option, Rules
from game.titles.ankh.asking import DONE, ask
from game.titles.ankh.content import CARD_NAMES, CHARIOTS, CYCLE, EYES
from game.titles.ankh.ground import region_count
from game.titles.ankh.queries import G, bearer, god_of, present
from game.titles.ankh.state import NOBODY, Battle, State
from game.titles.ankh.verbs import tell

NAME = "horus"
LEAST_FOR_BATTLE = 2


def playable(state: State, god: int) -> list[str]:
    """R10.5, R19.3. The cards of a god's hand that may be played in the battle that is fought."""
    banned = state.battle.banned if state.battle is not None else ""
    return [card for card in state.gods[god].hand if card != banned]


def eye_options(state: State, seat: int) -> list[Option]:
    """Section 3, `horus_eyes`. Regions in which a battle would take place as the board stands (R19.2)."""
    found = [region for region in range(1, region_count(state) + 1)
             if region not in state.eyes and len(present(state, region)) >= LEAST_FOR_BATTLE]
    return [*(Option(str(region), "eye", (f"region:{region}",), ("region", region)) for region in found),
            Option(DONE, "done")]


def eye_default(state: State, seat: int) -> str:
    """Section 3: regions in which it takes part, the lowest first."""
    god = god_of(state, seat)
    for option in eye_options(state, seat):
        if option.key != DONE and god in present(state, int(option.key)):
            return option.key
    return DONE


def place_eyes(g: G) -> Rules[None]:
    """R19.2."""
    god = bearer(g.state, NAME)
    while god != NOBODY and len(g.state.eyes) < EYES:
        key = yield from ask(g, god, "R19.2", "horus_eyes", eye_options, (), eye_default)
        if key == DONE:
            return
        g.state.eyes.append(int(key))
        tell(g, "eye_placed", "R19.2", god=god, region=int(key))


def ban_options(state: State, seat: int) -> list[Option]:
    """Section 3, `horus_ban`."""
    return [Option(card, "ban", (f"card:{card}",), ("card", card)) for card in CARD_NAMES if card != CYCLE]


def ban_default(state: State, seat: int) -> str:
    """Section 3."""
    return CHARIOTS


def ban(g: G, battle: Battle) -> Rules[None]:
    """R19.3, R19.4. The eye returns and Horus names the card that nobody may play."""
    god = bearer(g.state, NAME)
    if battle.region not in g.state.eyes:
        return
    g.state.eyes.remove(battle.region)
    key = yield from ask(g, god, "R19.3", "horus_ban", ban_options, (), ban_default)
    battle.banned = key
    tell(g, "banned", "R19.3", god=god, region=battle.region, card=key)


def return_eyes(g: G) -> None:
    """R9.6, G28. Eyes whose battle has vanished return unused."""
    g.state.eyes = []
