"""R4.0-R4.2, R4.6, R4.7. The phases of a round, in their order."""
from __future__ import annotations

from game.core.ask import Ask, AskAll, AskAny, Option, Rules
from game.titles.vermilion.content import DICE, DRAWN, EFFECT, POOL_CAP, TAINTS
from game.titles.vermilion.decks import PHANTOM, discard, draw
from game.titles.vermilion.foes import announce, place_groups
from game.titles.vermilion.grammar import CORRUPTION
from game.titles.vermilion.lands import move_wagon, unrest
from game.titles.vermilion.objectives import EXHAUSTED, TIME, end_quest, is_exhausted
from game.titles.vermilion.picks import end_default, perform, player_options
from game.titles.vermilion.queries import (
    G,
    adjacent_foes,
    by_number,
    char,
    hand_limit,
    is_numb,
    kinds,
    living,
    option,
    pool_size,
    worn,
)
from game.titles.vermilion.state import State
from game.titles.vermilion.trinkets import is_usable, threat_uses, use_in_threat, use_trinket, use_up_one
from game.titles.vermilion.verbs import begin_turn, charge, corrupt, damage, enter_phase, fill_supply, tell

TAINTED_FROM = 5  # R4.0.1
PASS = "pass"
UNLOVED = ("defend", "move", "attack")
"""Table 3, `hand_discard`: the basic cards in the order in which time discards them."""


# ---------------------------------------------------------------- the round
def round_begin(g: G) -> None:
    """R4. Groups that are due come (those of round 1 stand there), characters stand up, then the phases; those of
    enemies and players are put in order after the Threat Phase, where they may be swapped."""
    state = g.state
    state.round += 1
    state.players_first = False
    tell(g, "round_began", "R4", round=state.round, last=state.last_round)
    if state.round > 1:
        place_groups(g, state.round)
    for seat in living(state):
        player = state.seats[seat]
        player.lying = player.guarded = False
    g.push("phase_threat")
    for seat in reversed(living(state)):
        g.push("phase_ready", seat)
    for seat in reversed(living(state)):
        g.push("phase_corruption", seat)


def phase_corruption(g: G, seat: int) -> Rules[None]:
    """R4.0. The corruption roll of one seat; a trinket of any seat may still lower it."""
    state, player = g.state, g.state.seats[seat]
    enter_phase(g, "corruption")
    if player.hp <= 0 or is_numb(player):
        return
    face: int = g.pick(DICE[CORRUPTION].faces)
    total = face - worn(player).get("purify", 0)
    tell(g, "resisted", "R4.0.1", seat=seat, face=face, total=total)
    for other in living(state):
        while total >= TAINTED_FROM and is_usable(state, other, "corruption"):
            key = yield Ask(other, "R4.0.1", "corruption_react", react_options, (seat, total), react_default)
            if key == PASS:
                break
            total -= EFFECT[use_up_one(g, other)].x
    if total >= TAINTED_FROM:
        corrupt(g, seat, 1, "R4.0.1")


def react_options(state: State, seat: int, of: int, total: int) -> list[Option]:
    """5.6, t01. Lower a corruption roll, or pass."""
    item = state.seats[seat].worn["head"]
    return [option(PASS), option(f"trinket:{item}", char(of))]


def react_default(state: State, seat: int, of: int, total: int) -> str:
    """Table 3: use it where it prevents the card."""
    item = state.seats[seat].worn["head"]
    return f"trinket:{item}" if total - EFFECT[item].x < TAINTED_FROM else PASS


def phase_ready(g: G, seat: int) -> Rules[None]:
    """R4.1. The supply is set, a look at the deck may be taken, two cards are drawn."""
    player = g.state.seats[seat]
    enter_phase(g, "ready")
    if player.hp <= 0:
        return
    fill_supply(player)
    while is_usable(g.state, seat, "ready"):
        key = yield Ask(seat, "R4.1.1", "ready_react", ready_options)
        if key == PASS:
            break
        yield from use_trinket(g, seat)
    yield from draw(g, seat, DRAWN, "R4.1.2")


def ready_options(state: State, seat: int) -> list[Option]:
    """R4.1.1."""
    return [option(PASS), option(f"trinket:{state.seats[seat].worn['head']}")]


# ---------------------------------------------------------------- R4.2 Threat Phase
def phase_threat(g: G) -> None:
    """R4.2.1. Every enemy rolls; then seats may react."""
    state = g.state
    enter_phase(g, "threat")
    for foe in by_number(state):
        announce(g, foe)
    state.passed = []
    g.push("threat_window")


def threat_window(g: G) -> Rules[None]:
    """R4.2.3, R4.2.4. Trinkets of the Threat Phase, until all have passed; then the actions are fixed."""
    state = g.state
    seats = [seat for seat in living(state) if seat not in state.passed and threat_uses(state, seat)]
    if not seats:
        order_phases(g)
        return
    g.push("threat_window")
    seat, key = yield AskAny(seats, "R4.2.3", "threat_react", threat_options)
    if key == PASS:
        state.passed.append(seat)
    else:
        state.passed = []
        yield from use_in_threat(g, seat, key)


def threat_options(state: State, seat: int) -> list[Option]:
    """R4.2.3."""
    return [option(PASS), *threat_uses(state, seat)]


def order_phases(g: G) -> None:
    """R4, t09. The phases of enemies and players, then Cleanup."""
    g.push("phase_cleanup")
    phases = ["phase_player", "phase_enemy"]
    for name in reversed(phases if g.state.players_first else phases[::-1]):
        g.push(name)


def phase_enemy(g: G) -> None:
    """R4.3.1. The enemies act in their order; one placed now has no action."""
    enter_phase(g, "enemy")
    for foe in reversed(by_number(g.state)):
        if foe.action >= 0:
            g.push("foe_act", foe.no)


# ---------------------------------------------------------------- R4.6 Player Phase
def phase_player(g: G) -> None:
    """R4.6.1. Turn start: what belonged to the last turn is over, Crisis is checked."""
    state = g.state
    enter_phase(g, "player")
    for seat in living(state):
        begin_turn(state.seats[seat])
        charge(g, seat, "crisis", state.seats[seat].hp)
    tell(g, "turn_began", "R4.6.1", round=state.round)
    g.push("turn_end")
    g.push("act")


def act(g: G) -> Rules[None]:
    """R4.6.1. One pick of one seat; this step comes again until all have ended."""
    state = g.state
    seats = [seat for seat in living(state) if not state.seats[seat].ended]
    if not seats:
        return
    g.push("act")
    seat, key = yield AskAny(seats, "R4.6", "player_action", player_options, (), end_default)
    yield from perform(g, seat, key)


def turn_end(g: G) -> None:
    """R4.6.3. Phantom Pain, then charge conditions, in seat order; bans end; then the wagon."""
    state = g.state
    for seat in living(state):
        pains = state.seats[seat].hand.count(PHANTOM)
        damage(g, [(char(seat), pains)], "R8.3")
    for seat in living(state):
        charge_at_end(g, seat)
        begin_turn(state.seats[seat])
    move_wagon(g)


def charge_at_end(g: G, seat: int) -> None:
    """R11.12. Stockpiles, Burnout, Encircled."""
    player = g.state.seats[seat]
    held = [die.kind for die in player.supply.dice]
    if player.burning and all(held.count(kind) >= count for kind, count in player.burning.items()):
        charge(g, seat, "stockpile_combust")
    if any(player.hand.count(card) >= player.fetched.count(card) for card in player.fetched):
        charge(g, seat, "stockpile_condense")
    if not player.hand:
        charge(g, seat, "burnout")
    charge(g, seat, "encircled", len(adjacent_foes(g.state, player.tile)))


# ---------------------------------------------------------------- R4.7 Cleanup
def phase_cleanup(g: G) -> Rules[None]:
    """R4.7.1. All seats discard down to the hand limit, at the same time."""
    enter_phase(g, "cleanup")
    g.push("cleanup_end")
    over = [seat for seat in living(g.state) if excess(g.state, seat)]
    while over:
        answers = yield AskAll(over, "R4.7.1", "hand_discard", hand_options, (), hand_default)
        for seat, card in answers.items():
            discard(g, seat, card, "R4.7.1")
        over = [seat for seat in living(g.state) if excess(g.state, seat)]


def excess(state: State, seat: int) -> bool:
    """R4.7.1. Whether a seat must discard: fixed corruption counts and stays."""
    player = state.seats[seat]
    return len(player.hand) > hand_limit(player) and any(card not in TAINTS for card in player.hand)


def hand_options(state: State, seat: int) -> list[Option]:
    """R4.7.1. The cards that may be discarded."""
    return [option(card, f"card:{card}", verb="card")
            for card in kinds(state.seats[seat].hand) if card not in TAINTS]


def hand_default(state: State, seat: int) -> str:
    """Table 3: a basic defend, else move, else attack card, else the first."""
    held = [card for card in state.seats[seat].hand if card not in TAINTS]
    for card in UNLOVED:
        if card in held:
            return card
    return held[0]


def cleanup_end(g: G) -> None:
    """R4.7.2, R4.7.3. What lasts a round ends; lands stir; exhaustion and time are looked at; the next round."""
    state = g.state
    unrest(g)
    for foe in state.foes:
        foe.shield, foe.opened, foe.action = 0, False, -1
    for player in state.seats:
        player.supply.dice, player.spent = [], []
        player.threat = player.calm = player.bind = 0
        player.whisper = False
    for marker in [marker for marker in state.markers if marker.until <= state.round]:
        state.markers.remove(marker)
        state.codes[marker.tile] = marker.under
        owner = state.seats[marker.seat]
        if pool_size(owner) < POOL_CAP:
            owner.pool[marker.kind] = owner.pool.get(marker.kind, 0) + 1
        tell(g, "unplanted", "ad11", seat=marker.seat, kind=marker.kind)
    if is_exhausted(state):
        end_quest(g, False, EXHAUSTED, "R1.4")
    if state.round >= state.last_round:
        end_quest(g, False, TIME, "R4.7.3")
    g.push("round_begin")
