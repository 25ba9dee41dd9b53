"""R4.4, R4.8, R5.11, R5.12. What a card costs and whether it can be paid."""
from __future__ import annotations

import msgspec

from game.core.ask import Refusal
from game.titles.realigious.cards.base import refuse
from game.titles.realigious.content import CARDS
from game.titles.realigious.queries import G, find
from game.titles.realigious.state import HeldCard, Seat, State
from game.titles.realigious.verbs import drop_effect, lose, reputation


class Price(msgspec.Struct, frozen=True, gc=False):
    """What is paid, and the gate: what must be owned (R5.11). Reputation in percentage points."""

    donations: int
    influence: int
    reputation: int
    gate_donations: int
    gate_influence: int


def is_free(player: Seat, card: HeldCard) -> bool:
    """R5.12. Whether the player pays no donations and no influence for this card now."""
    return costs_nothing(player, card) or (find(player, "mercy") is not None and CARDS[card.kind].group == "strategy")


def costs_nothing(player: Seat, card: HeldCard) -> bool:
    """R5.12, G75. Whether the card is free without Mercy: as it is held or used, by a Secret Rite, or as one that has
    no price."""
    row = CARDS[card.kind]
    return card.free or not (row.donations or row.influence) or find(player, "secret_rite") is not None


def price_of(state: State, seat: int, card: HeldCard) -> Price:
    """The price of a card for this player now."""
    row, player = CARDS[card.kind], state.seats[seat]
    if is_free(player, card):
        return Price(0, 0, row.reputation, 0, 0)
    donations, influence = row.donations << card.stacks, row.influence << card.stacks
    if row.text_price == "all":
        return Price(player.donations, player.influence, row.reputation, donations, influence)
    if row.text_price == "half":
        return Price((player.donations + 1) // 2, (player.influence + 1) // 2, row.reputation, donations, influence)
    return Price(donations, influence, row.reputation, donations, influence)


def unpayable(state: State, seat: int, card: HeldCard) -> Refusal | None:
    """R5.8. Why the player cannot pay for the card, with all that is missing; None: it can be paid."""
    player = state.seats[seat]
    price = price_of(state, seat, card)
    poor, weak = player.donations < price.gate_donations, player.influence < price.gate_influence
    low = bool(price.reputation) and player.reputation <= price.reputation
    if not (poor or weak):
        return refuse("R4.8", "needs_reputation", need=price.reputation, have=player.reputation) if low else None
    standing: dict[str, str | int] = {"least": price.reputation, "stands": player.reputation} if low else {}
    return _missing(price, player, poor, weak, standing)


def _missing(price: Price, player: Seat, poor: bool, weak: bool, standing: dict[str, str | int]) -> Refusal:
    """R4.4, R4.8. Donations, influence or both, and the reputation besides."""
    more = "_and_reputation" if standing else ""
    if poor and weak:
        return refuse("R4.4", f"needs_both{more}", donations=price.gate_donations, have_donations=player.donations,
                      influence=price.gate_influence, have_influence=player.influence, **standing)
    if poor:
        return refuse("R4.4", f"needs_donations{more}", need=price.gate_donations, have=player.donations, **standing)
    return refuse("R4.4", f"needs_influence{more}", need=price.gate_influence, have=player.influence, **standing)


def pay(g: G, seat: int, card: HeldCard) -> None:
    """R5.7 (2). The price is paid; Mercy is used up by the strategy card that it makes free, by none that is free
    without it (G75)."""
    player = g.state.seats[seat]
    price = price_of(g.state, seat, card)
    if find(player, "mercy") is not None and CARDS[card.kind].group == "strategy" and not costs_nothing(player, card):
        drop_effect(g, seat, "mercy", "5.5")
    if price.donations or price.influence:
        lose(g, seat, "R4.4", donations=price.donations, influence=price.influence, kind="paid")
    if price.reputation:
        reputation(g, seat, -price.reputation, "R4.8", paid=True)
