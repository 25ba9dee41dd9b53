"""R4.1.2-R4.1.4, R8. TmxMap cards and the corruption cards among them; cleansing and purging."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.core.boards.bone import DIRECTIONS, closing
from game.core.dice import roll
from game.titles.vermilion.content import CARDS, DICE, TAINTS
from game.titles.vermilion.grammar import BREAKTHROUGH, IMPRINT, SLOTS
from game.titles.vermilion.modify import modify_roll
from game.titles.vermilion.queries import (
    G,
    can_stand,
    char,
    colours_ready,
    dice_ready,
    fixed_in_hand,
    grid_of,
    kinds,
    option,
    purge_uses,
)
from game.titles.vermilion.state import Action, Seat, State
from game.titles.vermilion.verbs import damage, enter, pay_hp, tell, use_up

PHANTOM = "phantom_pain"
BONE_COST, CRAMP_COST = 3, 2  # R8.3


# ---------------------------------------------------------------- drawing
def draw(g: G, seat: int, count: int, rule: str) -> Rules[None]:
    """R4.1.2-R4.1.4. Draws cards; corruption cards among them take effect after the whole draw, in their order."""
    player, taken = g.state.seats[seat], []
    for _ in range(count):
        if not player.deck:
            reshuffle(g, player)
        if not player.deck:
            break
        card = player.deck.pop()
        player.known = max(0, player.known - 1)
        player.hand.append(card)
        taken.append(card)
    if not taken:
        return
    g.block_undo()
    tell(g, "drew", rule, seat=seat, cards=" ".join(taken))
    for card in taken:
        if card in TAINTS and player.hp > 0:
            yield from take_effect(g, seat, card, [one for one in taken if one in CARDS])


def reshuffle(g: G, player: Seat) -> None:
    """R4.1.3. The discard pile becomes the deck."""
    player.deck, player.discard, player.known = player.discard, [], 0
    g.shuffle(player.deck)


def shuffle_deck(g: G, player: Seat) -> None:
    """The deck is shuffled as it is."""
    player.known = 0
    g.shuffle(player.deck)


def discard(g: G, seat: int, card: str, rule: str) -> None:
    """A card goes from hand to the discard pile."""
    player = g.state.seats[seat]
    player.hand.remove(card)
    player.discard.append(card)
    tell(g, "discarded", rule, seat=seat, card=card)


# ---------------------------------------------------------------- R8.3-R8.5 entering the hand
def take_effect(g: G, seat: int, card: str, drawn: list[str]) -> Rules[None]:
    """R8.3-R8.5. A corruption card has entered the hand; `drawn`: action cards taken by the same instruction."""
    player, row = g.state.seats[seat], TAINTS[card]
    if row.kind == "fixed":
        return
    player.hand.remove(card)
    if row.kind == "parasitic":
        attach(g, seat, card)
        return
    player.discard.append(card)
    tell(g, "afflicted", "R8.4", seat=seat, card=card)
    match card:
        case "static_shock":
            yield from static_shock(g, seat)
        case "slip":
            slip(g, seat)
        case "memory_erasure":
            yield from memory_erasure(g, seat, drawn)
        case "blood_reflux":
            damage(g, [(char(seat), 2)], "R8.4")
        case _:
            frenzied_whisper(player)


def attach(g: G, seat: int, card: str) -> None:
    """R8.5. The parasite sits on what is worn in its slot; a second copy goes to the discard pile."""
    player = g.state.seats[seat]
    there = player.taints.setdefault(player.worn[TAINTS[card].slot], [])
    if card in there:
        player.discard.append(card)
        return
    there.append(card)
    tell(g, "attached", "R8.5", seat=seat, card=card)


def static_shock(g: G, seat: int) -> Rules[None]:
    """R8.4. One die of the supply is lost for this round."""
    player = g.state.seats[seat]
    colours = colours_ready(player)
    if not colours:
        return
    colour = colours[0]
    if len(colours) > 1:
        colour = yield Ask(seat, "R8.4", "shock_die", colour_options, (), shock_default)
    use_up(player, colour)
    tell(g, "die_lost", "R8.4", seat=seat, kind=colour)


def colour_options(state: State, seat: int) -> list[Option]:
    """The colours of which dice lie ready."""
    return [option(colour, verb="colour") for colour in colours_ready(state.seats[seat])]


def shock_default(state: State, seat: int) -> str:
    """Table 3."""
    return colours_ready(state.seats[seat])[-1]


def slip(g: G, seat: int) -> None:
    """R8.4. One tile in one of the eight directions, if the step is open and the tile empty."""
    state, grid = g.state, grid_of(g.state)
    tile, direction = state.seats[seat].tile, DIRECTIONS[g.below(8)]
    if tile >= 0 and not closing(grid, state.codes, tile, direction):
        goal = grid.moved(tile, direction)
        if can_stand(state, goal):
            enter(g, char(seat), goal, "R8.4")


def memory_erasure(g: G, seat: int, drawn: list[str]) -> Rules[None]:
    """R8.4. Of the action cards just drawn one of the highest rarity is discarded."""
    held = [card for card in drawn if card in g.state.seats[seat].hand]
    highest = max((CARDS[card].rarity for card in held), default=0)
    tied = kinds(card for card in held if CARDS[card].rarity == highest)
    if not tied:
        return
    card = tied[0]
    if len(tied) > 1:
        card = yield Ask(seat, "R8.4", "memory_card", card_options, tuple(tied))
    discard(g, seat, card, "R8.4")


def card_options(state: State, seat: int, *cards: str) -> list[Option]:
    """Cards, each once."""
    return [option(card, verb="card") for card in cards]


def frenzied_whisper(player: Seat) -> None:
    """R8.4. Until Cleanup every Imprint die of the supply is a Breakthrough die."""
    player.whisper = True
    for die in player.supply.dice:
        if die.kind == IMPRINT:
            die.kind = BREAKTHROUGH


# ---------------------------------------------------------------- R8.3, R8.6 getting rid of it
def cleanses(state: State, seat: int) -> list[str]:
    """R8.3, R8.6. The fixed cards in hand whose condition their owner can meet now."""
    player, found = state.seats[seat], []
    for card in kinds(fixed_in_hand(player)):
        able = {
            "broken_bone": player.hp > BONE_COST, "muscle_cramp": dice_ready(player) >= CRAMP_COST,
            PHANTOM: purge_uses(player), "adhesive_mucus": BREAKTHROUGH in colours_ready(player),
        }  # fmt: skip
        if able.get(card, False):
            found.append(card)
    return found


def cleanse(g: G, seat: int, card: str) -> Rules[None]:
    """R8.3. The owner meets the condition of a fixed card."""
    player = g.state.seats[seat]
    match card:
        case "broken_bone":
            pay_hp(g, seat, BONE_COST, "R8.3")
        case "muscle_cramp":
            for _ in range(CRAMP_COST):
                yield from spend_die(g, seat, "R8.3")
        case "adhesive_mucus":
            if not (yield from _roll_for_three(g, seat)):
                return
        case _:
            player.uses[player.worn["head"]] -= 1
    remove_taint(g, seat, f"hand:{card}", "R8.3")


def _roll_for_three(g: G, seat: int) -> Rules[bool]:
    """R8.3, Adhesive Mucus. Whether a Breakthrough die shows 3."""
    player = g.state.seats[seat]
    dice = use_up(player, BREAKTHROUGH)
    player.spent.remove(dice[0])
    action = g.state.action = Action(seat, "cleanse", "standard", dice=dice)
    roll(g, dice, DICE)
    tell(g, "rolled", "R8.3", seat=seat, faces=[dice[0].face], kinds=BREAKTHROUGH)
    yield from modify_roll(g)
    shown = action.dice[0].face
    player.spent += action.dice
    g.state.action = None
    return shown == 3


def spend_die(g: G, seat: int, rule: str) -> Rules[str]:
    """One die of the supply is used up; its colour."""
    player = g.state.seats[seat]
    colours = colours_ready(player)
    colour = colours[0]
    if len(colours) > 1:
        colour = yield Ask(seat, rule, "spend_die", colour_options, (), spend_default)
    use_up(player, colour)
    tell(g, "die_used", rule, seat=seat, kind=colour)
    return colour


def spend_default(state: State, seat: int) -> str:
    """Table 3: the colour of which there are more, else Breakthrough."""
    player = state.seats[seat]
    held = [die.kind for die in player.supply.dice]
    return IMPRINT if held.count(IMPRINT) > held.count(BREAKTHROUGH) else BREAKTHROUGH


def purgeable(player: Seat) -> list[str]:
    """R8.6. What Purge can reach, as "hand:card", "discard:card", "arm:card"; fixed ones first, then parasitic, then
    instant ones."""
    found = [f"hand:{card}" for card in kinds(player.hand) if card in TAINTS]
    found += [f"discard:{card}" for card in kinds(player.discard) if card in TAINTS]
    for item, cards in player.taints.items():
        slot = next((slot for slot in SLOTS if player.worn.get(slot) == item), "bag")
        found += [f"{slot if slot != 'bag' else item}:{card}" for card in cards]
    order = ("fixed", "parasitic", "instant")
    return sorted(dict.fromkeys(found), key=lambda key: order.index(TAINTS[key.partition(":")[2]].kind))


def purge(g: G, seat: int, of: int, count: int, rule: str) -> Rules[None]:
    """R8.6. `seat` removes up to `count` corruption cards from the character of the seat `of`."""
    for _ in range(count):
        if not purgeable(g.state.seats[of]):
            return
        key = yield Ask(seat, rule, "purge_card", purge_options, (of,))
        if key == "done":
            return
        remove_taint(g, of, key, rule)


def purge_options(state: State, seat: int, of: int) -> list[Option]:
    """What can be removed, or nothing more."""
    return [*(option(key, verb="purge_card") for key in purgeable(state.seats[of])), option("done")]


def remove_taint(g: G, seat: int, key: str, rule: str) -> None:
    """R8.3. A corruption card goes to the returned ones."""
    player = g.state.seats[seat]
    where, _, card = key.partition(":")
    pile = {"hand": player.hand, "discard": player.discard}.get(where)
    if pile is None:
        pile = player.taints[player.worn.get(where, where)]
    pile.remove(card)
    player.taints = {item: cards for item, cards in player.taints.items() if cards}
    g.state.taints_back.append(card)
    tell(g, "cleansed", rule, seat=seat, card=card)
