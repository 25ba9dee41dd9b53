"""R4.6.2. What a seat may do in the Player Phase, and why not: the options of `player_action` and the reasons that
anything is refused for are this one code."""
from __future__ import annotations

from collections.abc import Iterator

from game.core.ask import Option, Refusal, Rules
from game.titles.vermilion.actions import meditate
from game.titles.vermilion.content import CARDS, ITEMS, RECIPES, slot_of
from game.titles.vermilion.conversion import combust, condensations, condense
from game.titles.vermilion.decks import cleanse, cleanses
from game.titles.vermilion.field import at_corpse, can_pay, field_craft, quick_swap
from game.titles.vermilion.lands import land_under, stabilise
from game.titles.vermilion.plays import (
    IMPROVISED,
    IMPROVISED_USES,
    STANDARD,
    STANDARD_USE,
    perform_card,
    play_refusal,
)
from game.titles.vermilion.queries import G, dice_ready, fixed_in_hand, kinds, option, refuse
from game.titles.vermilion.state import Seat, State
from game.titles.vermilion.trinkets import is_usable, use_trinket
from game.titles.vermilion.verbs import tell

END = "end_turn"


# ---------------------------------------------------------------- why not
def refusal(state: State, seat: int, key: str) -> Refusal | None:
    """R4.6.2. Why a pick cannot be made; None: it can. Raises ValueError for what is no pick."""
    player = state.seats[seat]
    verb, _, what = key.partition(":")
    match verb:
        case "play" | "improvise":
            card, _, use = what.partition(":")
            return play_refusal(state, seat, card, use, STANDARD if verb == "play" else IMPROVISED)
        case "combust":
            held = what in player.hand and what in CARDS
            return None if held else refuse("R6.1", "not_in_hand")
        case "condense":
            return None if what in condensations(player) else refuse("R6.2", "cannot_condense")
        case "meditate":
            return meditate_refusal(player)
        case "trinket":
            worn = player.worn["head"] == what and is_usable(state, seat, "turn")
            return None if worn else refuse("R11.9", "trinket_not_usable")
        case "cleanse":
            return None if what in cleanses(state, seat) else refuse("R8.3", "cannot_cleanse")
        case "field_craft":
            return craft_refusal(state, player, what)
        case "swap":
            return swap_refusal(player, what.partition(":")[2])
        case "stabilise":
            return land_refusal(state, seat, what)
        case "end_turn":
            return None
        case _:
            raise ValueError(key)


def meditate_refusal(player: Seat) -> Refusal | None:
    """R5.3."""
    if "torso" in player.banned:
        return refuse("R10.3", "slot_swapped", slot="torso")
    return None if dice_ready(player) else refuse("R5.3", "no_dice")


def craft_refusal(state: State, player: Seat, item: str) -> Refusal | None:
    """R10.1."""
    if not at_corpse(player):
        return refuse("R10.1", "no_corpse")
    if item not in state.stock or item not in RECIPES:
        return refuse("R9.9", "not_in_stock")
    return None if can_pay(player, item) else refuse("R9.9", "no_materials")


def swap_refusal(player: Seat, item: str) -> Refusal | None:
    """R10.3. Once per slot and turn."""
    if item not in player.bag:
        return refuse("R10.3", "not_in_bag")
    slot = slot_of(item)
    return refuse("R10.3", "slot_swapped", slot=slot) if slot in player.banned else None


def land_refusal(state: State, seat: int, card: str) -> Refusal | None:
    """R15.2."""
    player = state.seats[seat]
    if land_under(state, seat) is None:
        return refuse("R15.2", "no_land")
    if card not in player.hand or card not in CARDS:
        return refuse("R15.2", "not_in_hand")
    return None if dice_ready(player) else refuse("R15.2", "no_dice")


# ---------------------------------------------------------------- the options
def keys(state: State, seat: int) -> Iterator[str]:
    """All picks that there might be, in the order of R4.6.2."""
    player = state.seats[seat]
    cards = [card for card in kinds(player.hand) if card in CARDS]
    for card in cards:
        use = STANDARD_USE.get(CARDS[card].type)
        if use:
            yield f"play:{card}:{use}"
        for slot in IMPROVISED_USES[CARDS[card].type]:
            yield f"improvise:{card}:{slot}"
    yield from (f"combust:{card}" for card in cards)
    yield from (f"condense:{colour}" for colour in condensations(player))
    yield "meditate"
    yield f"trinket:{player.worn['head']}"
    yield from (f"cleanse:{card}" for card in kinds(fixed_in_hand(player)))
    if at_corpse(player):
        yield from (f"field_craft:{item}" for item in state.stock if item in RECIPES)
    yield from (f"swap:{slot_of(item)}:{item}" for item in player.bag)
    if land_under(state, seat) is not None:
        yield from (f"stabilise:{card}" for card in cards)


def player_options(state: State, seat: int) -> list[Option]:
    """R4.6.2."""
    found = [option(key, *_refs(key)) for key in keys(state, seat) if refusal(state, seat, key) is None]
    return [*found, option(END)]


def _refs(key: str) -> list[str]:
    verb, *what = key.split(":")
    if verb in ("play", "improvise", "combust", "cleanse", "stabilise"):
        return [f"card:{what[0]}", *(f"slot:{slot}" for slot in what[1:])]
    return [f"item:{part}" for part in what if part in ITEMS]


def end_default(state: State, seat: int) -> str:
    """Table 3."""
    return END


# ---------------------------------------------------------------- carrying it out
def perform(g: G, seat: int, key: str) -> Rules[None]:
    """R4.6.2. A pick that is legal is carried out."""
    verb, _, what = key.partition(":")
    match verb:
        case "play" | "improvise":
            card, _, use = what.partition(":")
            yield from perform_card(g, seat, card, use, STANDARD if verb == "play" else IMPROVISED)
        case "combust":
            yield from combust(g, seat, what)
        case "condense":
            yield from condense(g, seat, what)
        case "meditate":
            meditate(g, seat)
        case "trinket":
            yield from use_trinket(g, seat)
        case "cleanse":
            yield from cleanse(g, seat, what)
        case "field_craft":
            field_craft(g, seat, what)
        case "swap":
            quick_swap(g, seat, what.partition(":")[2])
        case "stabilise":
            yield from stabilise(g, seat, what)
        case _:
            g.state.seats[seat].ended = True
            tell(g, "turn_ended", "R4.6.3", seat=seat)
