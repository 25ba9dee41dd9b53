"""R11.9-R11.12, 5.6. Trinkets that are used in the own turn or in the Threat Phase; those of a roll stand in
`modify.py`, that of the corruption roll and the look before the draw in `phases.py`."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.core.dice import roll
from game.titles.vermilion.content import DICE, EFFECT, TAINTS, TRINKETS
from game.titles.vermilion.decks import discard, draw
from game.titles.vermilion.effects import choose_foe, cycle, cycle_options, foes_within
from game.titles.vermilion.foes import fix
from game.titles.vermilion.modify import done_default
from game.titles.vermilion.queries import (
    G,
    by_number,
    char,
    foe_name,
    grid_of,
    kinds,
    option,
    reach,
    the_foe,
)
from game.titles.vermilion.state import State
from game.titles.vermilion.tokens import can_transfer, transfer
from game.titles.vermilion.verbs import invert, tell


def is_usable(state: State, seat: int, timing: str) -> bool:
    """R11.9. Whether the trinket that is worn has a use left that may be spent at that time, to some purpose."""
    player = state.seats[seat]
    item = player.worn["head"]
    if not player.uses.get(item, 0) or timing not in TRINKETS[item].timing or "head" in player.banned:
        return False
    effect = EFFECT[item]
    match effect.name:
        case "inversion":
            return bool(foes_within(state, seat, effect.x, "tokens"))
        case "transference":
            return bool(afar(state, seat, effect.x))
        case "augur":
            return bool(player.deck)
        case "compass":
            return bool(state.taints)
        case "mulligan":
            return any(card not in TAINTS for card in player.hand)
        case "reroll_foe":
            return bool(state.foes)
        case "swap_phases":
            return not state.players_first
        case _:
            return True


def use_up_one(g: G, seat: int) -> str:
    """R11.9. One use is spent; the trinket."""
    player = g.state.seats[seat]
    item = player.worn["head"]
    player.uses[item] -= 1
    tell(g, "trinket_used", "R11.9", seat=seat, item=item)
    return item


def use_trinket(g: G, seat: int) -> Rules[None]:
    """R11.9. A use in the own turn, before the draw, or of the compass in the Threat Phase."""
    effect = EFFECT[use_up_one(g, seat)]
    player = g.state.seats[seat]
    match effect.name:
        case "catalyst_combust" | "catalyst_condense":
            player.catalysts.append(effect.name.removeprefix("catalyst_"))
        case "cycle":
            yield from cycle(g, seat, effect.x, "t04")
        case "inversion":
            unit = yield from choose_foe(g, seat, "t05", effect.x, "tokens")
            invert(g, unit, "t05")
        case "mulligan":
            yield from mulligan(g, seat)
        case "augur":
            yield from augur(g, seat, effect.x)
        case "compass":
            yield from compass(g, seat, effect.x)
        case "transference":
            offered = afar_options(g.state, seat, effect.x)
            unit = offered[0].key
            if len(offered) > 1:
                unit = yield Ask(seat, "t15", "choose_target", afar_options, (effect.x,))
            yield from transfer(g, seat, unit, 1)
        case _:
            raise ValueError(f"{effect.name!r} has no use here")


def afar(state: State, seat: int, printed: int) -> list[str]:
    """t15. The enemies in range, seen or not, that can give a token on."""
    grid, most = grid_of(state), reach(state, char(seat), printed)
    near = [foe for foe in by_number(state) if grid.distance(foe.tile, state.seats[seat].tile) <= most]
    return [foe_name(foe) for foe in near if can_transfer(state, foe_name(foe))]


def afar_options(state: State, seat: int, printed: int) -> list[Option]:
    """`afar` as options."""
    return [option(unit, unit, verb="target") for unit in afar(state, seat, printed)]


def mulligan(g: G, seat: int) -> Rules[None]:
    """t10. Discard any cards, no fixed corruption, and draw as many."""
    count = 0
    while len(cycle_options(g.state, seat)) > 1:
        card = yield Ask(seat, "t10", "cycle_discard", cycle_options, (), done_default)
        if card == "done":
            break
        discard(g, seat, card, "t10")
        count += 1
    yield from draw(g, seat, count, "t10")


# ---------------------------------------------------------------- foresight
def augur(g: G, seat: int, count: int) -> Rules[None]:
    """t12. The top of the own deck is looked at and put back in any order; nothing is shuffled for it."""
    player = g.state.seats[seat]
    count = min(count, len(player.deck))
    player.known = max(player.known, count)
    g.block_undo()
    tell(g, "looked", "t12", seat=seat, cards=count)
    for laid in range(count - 1):
        key = yield Ask(seat, "t12", "peek_order", deck_order, (laid, count), done_default)
        if key == "done":
            return
        lift(player.deck, key.partition(":")[2], laid)


def deck_order(state: State, seat: int, laid: int, count: int) -> list[Option]:
    """t12. Which card comes next, from the top; done: the rest stays as it is."""
    return [option("done"), *(option(f"top:{card}", verb="peek_top")
                              for card in kinds(looked_at(state.seats[seat].deck, laid, count)))]


def looked_at(pile: list[str], laid: int, count: int) -> list[str]:
    """The cards of a pile's top `count` below the first `laid`, from the top."""
    return pile[::-1][laid:count]


def lift(pile: list[str], card: str, laid: int) -> None:
    """A card comes next below the first `laid`, from the top: the topmost of its kind that lies there."""
    at = [i for i in range(laid, len(pile)) if pile[-1 - i] == card][0]
    lifted = pile.pop(-1 - at)
    pile.insert(len(pile) - laid, lifted)


def compass(g: G, seat: int, count: int) -> Rules[None]:
    """t13. The top of the corruption deck is looked at: any of it to the bottom, the rest back in any order."""
    pile = g.state.taints
    count = min(count, len(pile))
    g.state.known_taints = [count if other == seat else 0 for other in range(len(g.state.seats))]
    g.block_undo()
    tell(g, "looked", "t13", seat=seat, cards=count)
    laid = 0
    while laid < count:
        key = yield Ask(seat, "t13", "peek_order", taint_order, (laid, count), done_default)
        if key == "done":
            return
        where, _, card = key.partition(":")
        lift(g.state.taints, card, laid)
        if where == "top":
            laid += 1
        else:
            g.state.taints.insert(0, g.state.taints.pop(-1 - laid))
            count -= 1
            g.state.known_taints[seat] = count


def taint_order(state: State, seat: int, laid: int, count: int) -> list[Option]:
    """t13. Which card comes next, from the top, or goes to the bottom; done: the rest stays as it is."""
    cards = kinds(looked_at(state.taints, laid, count))
    return [option("done"), *(option(f"top:{card}", verb="peek_top") for card in cards),
            *(option(f"bottom:{card}", verb="peek_bottom") for card in cards)]


# ---------------------------------------------------------------- R4.2.3 the Threat Phase
def threat_uses(state: State, seat: int) -> list[Option]:
    """R4.2.3. What a seat can use in the window: its trinket, for a reroll with each die of each enemy."""
    if not is_usable(state, seat, "threat"):
        return []
    item = state.seats[seat].worn["head"]
    if EFFECT[item].name != "reroll_foe":
        return [option(f"trinket:{item}")]
    return [option(f"reroll:{foe_name(foe)}:{i}", foe_name(foe), verb="reroll_foe")
            for foe in by_number(state) for i in range(len(foe.dice))]


def use_in_threat(g: G, seat: int, key: str) -> Rules[None]:
    """R4.2.3. A reroll works the enemy's action out anew (t14); the phases are swapped (t09); or the compass."""
    verb, _, what = key.partition(":")
    if verb == "reroll":
        use_up_one(g, seat)
        unit, _, number = what.partition(":")
        foe = the_foe(g.state, unit)
        roll(g, [foe.dice[int(number)]], DICE, "t14")
        fix(g, foe)
    elif EFFECT[what].name == "swap_phases":
        use_up_one(g, seat)
        g.state.players_first = True
        tell(g, "swapped_phases", "t09", seat=seat)
    else:
        yield from use_trinket(g, seat)
