"""R9, R16. Converting neutral tiles."""
from __future__ import annotations

from game.core.ask import Rules
from game.titles.realigious import relics, sight
from game.titles.realigious.content import CHURCHES
from game.titles.realigious.queries import IS_CHURCH, G, has, neutral_neighbours, stacks
from game.titles.realigious.rates import has_treasure, propagation_rate, propagation_reward, treasure
from game.titles.realigious.state import STRUCTURE, Effect
from game.titles.realigious.verbs import add_effect, add_stack, gain, set_owner, tell, turns
from game.titles.realigious.victory import check


def tell_attempt(g: G, kind: str, rule: str, seat: int, tile: int, rate: int, roll: int) -> None:
    """R9.2, section 4. The result of an attempt: the rate is told with the tile to those who see it, the others hear
    of the roll alone."""
    if g.record is not None:
        full, part = sight.audience(g.state, seat, tile)
        g.emit(kind, rule, {"seat": seat, "tile": tile, "rate": rate, "roll": roll}, full,
               {"seat": seat, "roll": roll} if part else None, part)


def propagate(g: G, seat: int, tile: int) -> Rules[None]:
    """R9.2. The own piece's attempt on the neutral tile `tile`: rate, roll, reward, net, streak."""
    rate, roll = propagation_rate(g.state, seat, tile), throw(g, seat)
    won = roll <= rate
    if won:
        g.state.seats[seat].prop_stacks = 0
        convert(g, seat, tile, own_piece=True, rate=rate, roll=roll)
        check(g)
        cast_net(g, seat, tile)
        check(g)
    else:
        g.state.seats[seat].prop_stacks += 1
        tell_attempt(g, "propagation_failed", "R9.8", seat, tile, rate, roll)
    yield from relics.count_streak(g, seat, "zog_malomos", won)
    check(g)


def throw(g: G, seat: int) -> int:
    """R9.5, R9.6. The roll for a propagation in the seat's name; 0, below every rate, where Power of the Ascended makes
    a roll needless (G70)."""
    return 0 if has(g.state.seats[seat], "ascended") else g.roll(100)


def convert(g: G, seat: int, tile: int, own_piece: bool, rate: int = 0, roll: int = 0) -> None:
    """R9.7. A propagation has succeeded: owner, reward, church. With `own_piece` False (cards, celebrities, the net's
    own catch: R9.9) there is no first-tile bonus."""
    tell_attempt(g, "propagated", "R9.7", seat, tile, rate, roll)
    set_owner(g, tile, seat, "R9.7", kind="")
    structure = g.state.structure[tile]
    first_church = IS_CHURCH[structure] and tile not in g.state.church_done
    own_church = first_church and CHURCHES[STRUCTURE[structure]].religion == g.state.seats[seat].religion
    if own_church and has_treasure(g.state, seat, tile):
        gain(g, seat, "5.11", *treasure(g.state, seat))
    else:
        gain(g, seat, "R9.7", *propagation_reward(g.state, seat, tile, own_piece))
    if own_piece:
        g.state.seats[seat].converted_first = True
    if first_church:
        _first_conversion(g, seat, tile, own_church)


def _first_conversion(g: G, seat: int, tile: int, own_church: bool) -> None:
    """R16.2, R16.3. The first owner by propagation gets the advantage of an own church, and the hint whatever the
    church."""
    state = g.state
    state.church_done.append(tile)
    advantage = CHURCHES[STRUCTURE[state.structure[tile]]].advantage
    if own_church:
        tell(g, "church_advantage", "R16.2", seat, tile, what=advantage)
        if advantage == "in_shaallah":
            add_stack(g, seat, "in_shaallah", "5.11")
        elif advantage == "diamond_body":
            add_effect(g, seat, Effect("diamond_body", "game"), "5.11")
        elif advantage == "secret_rite":
            own_turn = state.acting == seat and state.phase != "cycle"  # R3.11: the cycle end is nobody's turn
            add_effect(g, seat, Effect("secret_rite", "turn_end", 2 if own_turn else 1, seat), "5.11")
    hint = state.hints.pop(tile, "")
    if hint == "government":
        for government in state.governments:
            sight.reveal(g, seat, government)
        add_effect(g, seat, Effect("hint_government", "use"), "R16.3")
    elif hint == "celebrity":
        add_effect(g, seat, turns(g, seat, "celebrity_places", 3), "R16.3")
        add_effect(g, seat, Effect("hint_celebrity", "use"), "R16.3")


def cast_net(g: G, seat: int, tile: int) -> None:
    """EXP-3a. One random ownable neutral tile beside the converted one is caught with 10 % per stack."""
    count = stacks(g.state.seats[seat], "net")
    if not count:
        return
    around = neutral_neighbours(g.state, tile)
    if not around:
        return
    caught = g.pick(around)
    roll = throw(g, seat)
    tell_attempt(g, "net_cast", "EXP-3a", seat, caught, 10 * count, roll)
    if roll <= 10 * count:
        convert(g, seat, caught, own_piece=False, rate=10 * count, roll=roll)


