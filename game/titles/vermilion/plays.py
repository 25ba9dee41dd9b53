"""R5.1, R5.2, R10. Which uses a card in hand has now, and why it has not; playing it."""
from __future__ import annotations

from game.core.ask import Refusal, Rules
from game.titles.vermilion.actions import finish, move
from game.titles.vermilion.attack import attack, can_attack
from game.titles.vermilion.content import CARDS
from game.titles.vermilion.effects import ABLE, EFFECTS
from game.titles.vermilion.grammar import ICONS, IMPRINT
from game.titles.vermilion.queries import G, colours_ready, dice_ready, refuse
from game.titles.vermilion.state import Action, State
from game.titles.vermilion.verbs import tell

STANDARD_USE = {"attack": "arm", "move": "legs", "effect": "effect"}
IMPROVISED_USES = {"attack": ("legs",), "move": ("arm",), "defend": ("arm", "legs"), "effect": ("arm", "legs")}
"""R5.2.1, G27, G67. A defend card has no use of its own in the own turn."""
STANDARD, IMPROVISED, RESONANCE = "standard", "improvised", "resonance"


def play_refusal(state: State, seat: int, card: str, use: str, how: str) -> Refusal | None:
    """R5.1, R5.2, R10.2, R10.3. Why a card in hand cannot be used that way now; None: it can. `use`: "arm", "legs" or
    "effect"."""
    player = state.seats[seat]
    if card not in player.hand or card not in CARDS:
        return refuse("R5.1", "not_in_hand")
    kind = CARDS[card].type
    fits = use in IMPROVISED_USES[kind] if how == IMPROVISED else STANDARD_USE.get(kind) == use
    if not fits:
        return refuse("G27" if kind == "defend" else "R5.2", "wrong_slot")
    slot = "head" if use == "effect" else use
    if ICONS[kind] in player.banned or slot in player.banned:
        return refuse("R10.3", "slot_swapped", slot=slot)
    if use == "effect":
        return None if ABLE[card](state, seat) else refuse("5.1", "no_target")
    if player.crafted:
        return refuse("R10.2", "has_crafted")
    if how == STANDARD and not dice_ready(player):
        return refuse("R5.1.8", "no_dice")
    if how == IMPROVISED and IMPRINT not in colours_ready(player):
        return refuse("R5.2.2", "no_imprint_die")
    if use == "legs" and player.lying:
        return refuse("R13.15", "knocked_down")
    if use == "arm" and not can_attack(state, seat, card, how):
        return refuse("R5.1.7", "no_target")
    return None


def own_use(state: State, seat: int, card: str) -> str:
    """R6.3. The use of a card in the slot of its own icon if Perfect Resonance may make it now, else ""."""
    use = STANDARD_USE.get(CARDS[card].type, "")
    return use if use and play_refusal(state, seat, card, use, RESONANCE) is None else ""


def perform_card(g: G, seat: int, card: str, use: str, how: str) -> Rules[None]:
    """R5.1, R5.2. A card is used."""
    player = g.state.seats[seat]
    if how == RESONANCE:
        player.fetched.remove(card)
    if use == "arm":
        yield from attack(g, seat, card, how)
    elif use == "legs":
        yield from move(g, seat, card, how)
    else:
        player.hand.remove(card)
        g.state.action = Action(seat, "effect", how, card)
        tell(g, "played", "R5.1", seat=seat, card=card, slot="head", how=how)
        yield from EFFECTS[card](g, seat)
        finish(g)
