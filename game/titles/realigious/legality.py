"""Why something cannot be chosen now: the same functions that build the options, asked about one thing (C6.4)."""
from __future__ import annotations

from game.core.ask import Question, Refusal
from game.titles.realigious import combat, forces, movement, sight
from game.titles.realigious.cards.base import ACTIONS, refuse
from game.titles.realigious.cards.play import IS_A_REACTION, action_refusal, reaction_refusal
from game.titles.realigious.cards.targets import own_tile, revealed_enemy_tile, revealed_neutral_tile
from game.titles.realigious.content import CARDS
from game.titles.realigious.queries import contactable
from game.titles.realigious.rates import SERVICE_PRICE
from game.titles.realigious.state import NEUTRAL, State

MOVES = ("move", "second_move", "torrent_step", "control_step")
TARGETS = ("card_target", "react_target", "angel_seal_target")
AIMS = ("card_target", "angel_seal_target")
INTERACTION = ("remote_combat", "buy", "exchange", "tab_partner", "tab_icon", "trade_give", "trade_ask")
"""What the turn player is asked once the cards are done with (R3.6)."""


def why_not(state: State, question: Question | None, seat: int, ref: str) -> Refusal | None:
    """Why `ref` (an option key, "tile:17", "hand:2", "seat:1", "icon:conflict", "buy") cannot be chosen by `seat`;
    None: it can."""
    if question is None:
        return refuse("R3.5", "not_asked")
    for option in question.options():
        if ref == option.key or ref in option.refs:
            return None
    kind, _, rest = ref.partition(":")
    if kind == "hand" and rest.isdecimal():
        return _card(state, question, seat, int(rest))
    if kind == "tile" and rest.isdecimal() and int(rest) < len(state.owner):
        return _tile(state, question, seat, int(rest))
    if kind == "icon":
        return _icon(state, question, seat, rest)
    if ref == "buy":
        return _buy(state, question, seat)
    return refuse("R3.5", "not_offered")


def _card(state: State, question: Question, seat: int, slot: int) -> Refusal:
    """R5.8, R5.10, R21.1."""
    hand = state.seats[seat].hand
    if not 1 <= slot <= len(hand):
        return refuse("R5.4", "empty_slot")
    card = hand[slot - 1]
    problem: Refusal | None = None
    if question.text == "card_or_done":
        problem = action_refusal(state, seat, card)
    elif question.text == "react":
        problem = reaction_refusal(state, seat, card, question.subject()[0])
    elif question.text in AIMS and card.kind == question.about.get("card"):
        return refuse("R5.7", "card_in_use")
    elif CARDS[card.kind].kind == "reaction":
        return IS_A_REACTION
    else:
        return _not_now(state, question, seat)
    return problem or refuse("R3.5", "not_offered")


def _not_now(state: State, question: Question, seat: int) -> Refusal:
    """R3.5, R5.10. Why no action card is used while something else is asked."""
    if question.text in AIMS:
        return refuse("R5.7", "other_card_in_use")
    if seat != state.acting:
        return refuse("R3.1", "not_your_turn")
    if question.text in INTERACTION:
        return refuse("R3.5", "after_done")
    return refuse("R5.10", "cards_later")


def _tile(state: State, question: Question, seat: int, tile: int) -> Refusal:
    """R6.2, R5.9, R10.2."""
    if question.text == "second_move" and tile == state.seats[seat].tile:
        return refuse("R19.13", "not_offered")
    if question.text in MOVES:
        return movement.move_refusal(state, seat, tile) or refuse("R6.1", "too_far")
    if question.text in TARGETS:
        return _target(state, question, seat, tile)
    if question.text == "remote_combat":
        owner = state.owner[tile]
        if owner in (NEUTRAL, seat):
            return refuse("R23.8", "not_enemy_tile")
        return combat.combat_refusal(state, seat, owner, tile) or refuse("R23.8", "no_barracks_near")
    return refuse("R3.5", "not_offered")


def _target(state: State, question: Question, seat: int, tile: int) -> Refusal:
    """R5.9, R12.7. Why the tile is no target of the card that asks."""
    if sight.in_foreign_fog(state, seat, tile):
        return refuse("R23.10", "in_fog")
    wanted = None
    if question.text != "react_target":
        kind, chosen = question.subject()[:2]
        wanted = ACTIONS[kind].targets[len(chosen)]
    if wanted is own_tile and state.owner[tile] != seat:
        return refuse("R5.9", "not_own_tile")
    known = state.seats[seat].knowledge[tile]
    if state.owner[tile] != seat and known < sight.REVEALED:
        return refuse("R12.7", "only_adjacent_known") if known else refuse("R5.9", "not_revealed")
    if not contactable(state, tile):
        return refuse("R13.1", "not_contactable")
    if wanted is revealed_neutral_tile:
        return refuse("R5.9", "not_neutral") if state.owner[tile] != NEUTRAL else refuse("R13.1", "not_ownable")
    if wanted is revealed_enemy_tile:
        return refuse("R5.9", "not_others_tile")
    return refuse("R5.9", "no_legal_target")


def _icon(state: State, question: Question, seat: int, icon: str) -> Refusal:
    """R8.2."""
    if question.text != "tab_icon":
        return refuse("R8.1", "no_tab")
    mover, partner = question.subject()
    tile = state.seats[mover].tile
    if icon == "conflict":
        if state.owner[tile] != partner:
            return refuse("R8.2", "not_partners_tile")
        return combat.combat_refusal(state, mover, partner, tile) or refuse("R3.5", "not_offered")
    if icon == "joint_service":
        player = state.seats[mover]
        if player.donations < SERVICE_PRICE:
            return refuse("R8.2", "service_money", need=SERVICE_PRICE, have=player.donations)
        return refuse("R8.2", "service_pause")
    if icon == "truce":
        return refuse("R8.7", "truce_stands")
    return refuse("R3.5", "not_offered")


def _buy(state: State, question: Question, seat: int) -> Refusal:
    """R4.5."""
    if question.text != "buy":
        return refuse("R17.2", "nothing_to_buy")
    thing = question.subject()[0]
    on_counter = "tile" in question.about and thing == question.about["tile"]
    cost = forces.government_price(state, seat, thing) if on_counter and thing in state.governments \
        else forces.celebrity_price(state, seat, thing)
    return forces.buy_refusal(state, seat, cost) or refuse("R3.5", "not_offered")


