"""R10.1-R10.8. A battle up to its effects: Obelisk Attuned, the cards, and what they do before strength is counted."""
from __future__ import annotations

from game.core.ask import Option, Refusal, Rules
from game.titles.ankh.asking import NO, ask, ask_secretly
from game.titles.ankh.base_gods import announce
from game.titles.ankh.bastet import NAME as BASTET
from game.titles.ankh.bastet import show_cat
from game.titles.ankh.conflict import dominate
from game.titles.ankh.content import (
    BUILD,
    BUILD_COST,
    CHARIOTS,
    CYCLE,
    DROUGHT,
    FLOOD,
    MIRACLE,
    MONUMENTS,
    MOST_MOVES,
    OBELISK,
    PLAGUE,
)
from game.titles.ankh.deaths import kill
from game.titles.ankh.ground import adjacent, is_fertile, is_land, name_of, regions_of, space_of, spaces_in
from game.titles.ankh.guardians import set_facing
from game.titles.ankh.hathor import blind_devotion
from game.titles.ankh.horus import ban, playable
from game.titles.ankh.queries import (
    G,
    ascending,
    bearer,
    controlled,
    figure_at,
    god_of,
    has,
    held,
    held_in,
    holders,
    is_empty,
    is_free_land,
    is_mortal,
    present,
    refuse,
    spare_monument,
    with_power,
)
from game.titles.ankh.state import NOBODY, Battle, State
from game.titles.ankh.thoth import check, guess
from game.titles.ankh.verbs import earn, place, raise_monument, sacrifice, tell

PASS = "pass"
LEAST_FIGHTERS = 2
USUAL_CARDS = (CHARIOTS, DROUGHT, PLAGUE, FLOOD, MIRACLE, BUILD, CYCLE)
"""Section 3: the first of these that can be played is played for an absent seat."""


def fought(state: State) -> Battle:
    """The battle that is fought. Raises ValueError where there is none."""
    if state.battle is None:
        raise ValueError("no battle is fought")
    return state.battle


# ---------------------------------------------------------------- R10.1, R10.2
def battle_obelisks(g: G) -> Rules[None]:
    """R10.1, R10.2. Obelisk Attuned in rounds; then it is settled who takes part, if there is a battle at all."""
    state = g.state
    order = with_power(state, "obelisk_attuned")
    passed: list[int] = []
    while any(may_go(state, god) for god in order if god not in passed):
        for god in order:
            if god in passed or not may_go(state, god):
                continue
            key = yield from ask(g, god, "R10.1", "obelisk_move", obelisk_options, (), passes)
            if key == PASS:
                passed.append(god)
            else:
                yield from _bring(g, god, key)
    battle = fought(state)
    battle.fighters = present(state, battle.region)
    if len(battle.fighters) >= LEAST_FIGHTERS:
        g.push("battle_cards")
        return
    state.battle = None
    for god in battle.fighters:
        dominate(g, god, battle.region)


def attuned_spaces(state: State, god: int) -> list[int]:
    """R10.1. The spaces of the battle's region adjacent to an obelisk there that the god controls, ascending."""
    region = fought(state).region
    centres = [state.monuments[number].space for number in controlled(state, god, OBELISK)]
    return sorted({space for centre in centres if state.region[centre] == region
                   for space in adjacent(state, centre) if is_land(state, space)})


def may_go(state: State, god: int) -> bool:
    """R10.1, R20.10. The god has an obelisk there and, at this moment, a figure that it holds."""
    return bool(attuned_spaces(state, god)) and bool(held_in(state, god, fought(state).region))


def times_moved(battle: Battle, god: int, number: int) -> int:
    """G10. How often the god has moved the figure in this battle."""
    return sum(row[2] for row in battle.moved if row[:2] == [god, number])


def obelisk_refusal(state: State, god: int, number: int, space: int) -> Refusal | None:
    """R10.1. Why a god cannot bring a figure to a space."""
    if holders(state)[number] != god:
        return refuse("R10.1", "not_held")
    if times_moved(fought(state), god, number) >= MOST_MOVES:
        return refuse("R10.1", "moved_twice")
    if space not in attuned_spaces(state, god):
        return refuse("R10.1", "no_obelisk_near")
    return None if is_empty(state, space, state.figures[number].owner) else refuse("R3.1", "occupied")


def obelisk_options(state: State, seat: int) -> list[Option]:
    """Section 3, `obelisk_move`."""
    god, battle, found = god_of(state, seat), fought(state), []
    goals = attuned_spaces(state, god)
    for number in held(state, god):
        if times_moved(battle, god, number) >= MOST_MOVES:
            continue
        figure = state.figures[number]
        a = name_of(state, figure.space)
        for space in goals:
            if is_empty(state, space, figure.owner):
                b = name_of(state, space)
                found.append(Option(f"{a}>{b}", "bring", (f"space:{a}", f"space:{b}"),
                                    ("figure", figure.kind, "from", a, "space", b)))
    return [*found, Option(PASS, "pass")]


def passes(state: State, seat: int) -> str:
    """Section 3."""
    return PASS


def _bring(g: G, god: int, key: str) -> Rules[None]:
    """R10.1, R20.8. A figure that the god holds, whoever owns it, comes to its obelisk."""
    state, battle = g.state, fought(g.state)
    start, _, goal = key.partition(">")
    number = figure_at(state, space_of(state, start))
    place(state, number, space_of(state, goal))
    moved = [row for row in battle.moved if row[:2] == [god, number]]
    if moved:
        moved[0][2] += 1
    else:
        battle.moved.append([god, number, 1])
    tell(g, "attuned", "R10.1", god=god, figure=state.figures[number].kind, start=start, space=goal)
    yield from set_facing(g, god, number)


# ---------------------------------------------------------------- R10.3-R10.7
def battle_cards(g: G) -> Rules[None]:
    """R10.3-R10.7. Horus' ban, Amun's announcement, the choice, Thoth's guess, the reveal and the Floods."""
    battle = fought(g.state)
    yield from ban(g, battle)
    yield from announce(g, battle)
    chosen = yield from ask_secretly(g, battle.fighters, "R10.5", "battle_card", card_options, (), card_default)
    battle.chosen = {god: key.split("+") for god, key in chosen.items()}
    for god in battle.fighters:
        tell(g, "card_chosen", "R10.5", god=god)
    yield from guess(g, battle)
    reveal(g, battle)
    for god in playing(g.state, FLOOD):
        fertile = [number for number in held_in(g.state, god, battle.region)
                   if is_fertile(g.state, g.state.figures[number].space)]
        earn(g, god, len(fertile), "R10.7", FLOOD)
    g.push("battle_builds")


def card_options(state: State, seat: int) -> list[Option]:
    """Section 3, `battle_card`. Pairs for Amun who has announced two."""
    god = god_of(state, seat)
    cards = playable(state, god)
    keys = cards
    if fought(state).doubled and god == bearer(state, "amun"):
        keys = [f"{one}+{other}" for i, one in enumerate(cards) for other in cards[i + 1:]]
    return [Option(key, "play_card", tuple(f"card:{card}" for card in key.split("+")), ("card", key)) for key in keys]


def card_default(state: State, seat: int) -> str:
    """Section 3."""
    keys = [option.key for option in card_options(state, seat)]
    return min(keys, key=lambda key: sorted(USUAL_CARDS.index(card) for card in key.split("+")))


def reveal(g: G, battle: Battle) -> None:
    """R10.7. All cards, Bastet's cat if she takes part, and whether Thoth was right."""
    state = g.state
    battle.revealed = True
    g.block_undo()
    for god in battle.fighters:
        own = state.gods[god]
        for card in battle.chosen[god]:
            own.hand.remove(card)
            own.used.append(card)
        tell(g, "revealed", "R10.7", god=god, cards=" ".join(battle.chosen[god]))
    if bearer(state, BASTET) in battle.fighters:
        battle.cat = show_cat(g, battle.region)
    check(g, battle)


def playing(state: State, card: str) -> list[int]:
    """R7.2. The participants that have played a card, in ascending devotion as it stands."""
    battle = fought(state)
    return ascending(state, [god for god in battle.fighters if card in battle.chosen[god]])


# ---------------------------------------------------------------- R10.8 Build Monument
def battle_builds(g: G) -> Rules[None]:
    """R10.8, G11. Build Monument; after it the plagues, each by itself in the order as it stands then."""
    for god in playing(g.state, BUILD):
        key = yield from ask(g, god, "R10.8", "build", build_options, (), build_default)
        if key != NO:
            yield from _build(g, god, key)
    g.push("battle_result")
    for god in reversed(playing(g.state, PLAGUE)):
        g.push("battle_plague", god)


def building_costs(state: State, god: int) -> int:
    """5.2, 5.1 Inspiring."""
    return 0 if has(state, god, "inspiring") else BUILD_COST


def build_refusal(state: State, god: int, kind: int, space: int) -> Refusal | None:
    """5.2. Why a god cannot build a monument of that type on a space."""
    own = state.gods[god]
    if own.followers < building_costs(state, god):
        return refuse("R10.8", "no_followers")
    if not own.tokens:
        return refuse("R10.8", "no_token")
    if spare_monument(state, kind) == NOBODY:
        return refuse("R10.8", "no_piece")
    if state.region[space] != fought(state).region:
        return refuse("R10.8", "other_region")
    if space in state.portals:
        return refuse("R14.5", "portal")
    return None if is_free_land(state, space, NOBODY) else refuse("R3.1", "occupied")


def build_options(state: State, seat: int) -> list[Option]:
    """Section 3, `build`."""
    god, region, found = god_of(state, seat), fought(state).region, []
    for kind, name in enumerate(MONUMENTS):
        for space in spaces_in(state, region):
            if build_refusal(state, god, kind, space) is None:
                where = name_of(state, space)
                found.append(Option(f"{name}>{where}", "build", (f"space:{where}",), ("kind", name, "space", where)))
    return [*found, Option(NO, "no")]


def build_default(state: State, seat: int) -> str:
    """Section 3: a type that it leads or can lead in the region, on the first space; else the first option."""
    god, region = god_of(state, seat), fought(state).region
    there = [monument for monument in state.monuments if monument.space >= 0 and state.region[monument.space] == region]
    keys = [option.key for option in build_options(state, seat)]
    for key in keys:
        name = key.partition(">")[0]
        owners = [monument.owner for monument in there if MONUMENTS[monument.kind] == name]
        rivals = max((owners.count(other) for other in state.order if other != god), default=0)
        if key != NO and owners.count(god) >= rivals:
            return key
    return keys[0]


def _build(g: G, god: int, key: str) -> Rules[None]:
    """5.2. The price is paid, the monument stands, then what sacrificing sets off (R17.5)."""
    state = g.state
    name, _, where = key.partition(">")
    price = building_costs(state, god)
    if price:
        sacrifice(g, god, price, "R10.8", BUILD)
    raise_monument(state, spare_monument(state, MONUMENTS.index(name)), space_of(state, where), god)
    tell(g, "built", "R10.8", god=god, kind=name, space=where)
    yield from blind_devotion(g, god, price)


# ---------------------------------------------------------------- R10.8 Plague of Locusts
def battle_plague(g: G, player: int) -> Rules[None]:
    """5.2, G67. All participants bid in secret and sacrifice what they bid; what the single highest bidder does not
    hold is killed."""
    state, battle = g.state, fought(g.state)
    tell(g, "plague", "R10.8", god=player, region=battle.region)
    bids = yield from ask_secretly(g, battle.fighters, "R10.8", "plague_bid", bid_options, (), no_bid)
    paid = {god: int(key) for god, key in bids.items()}
    g.block_undo()
    for god, bid in paid.items():
        sacrifice(g, god, bid, "R10.8", PLAGUE)
    spared = highest(paid)
    tell(g, "plague_spares", "R10.8", god=spared)
    owners = holders(state)
    victims = [number for number, figure in enumerate(state.figures)
               if owners[number] not in (NOBODY, spared) and is_mortal(figure)
               and battle.region in regions_of(state, figure.space)]
    hathor = bearer(state, "hathor")
    pious = paid.get(hathor, 0)
    yield from kill(g, victims, "R10.8")
    yield from blind_devotion(g, hathor, pious)  # R17.4: after this plague


def highest(bids: dict[int, int]) -> int:
    """5.2. The single highest bidder; nobody in a tie."""
    most = max(bids.values())
    best = [god for god, bid in bids.items() if bid == most]
    return best[0] if len(best) == 1 else NOBODY


def bid_options(state: State, seat: int) -> list[Option]:
    """Section 3, `plague_bid`."""
    return [Option(str(bid), "bid", (), ("followers", bid))
            for bid in range(state.gods[god_of(state, seat)].followers + 1)]


def no_bid(state: State, seat: int) -> str:
    """Section 3."""
    return "0"

