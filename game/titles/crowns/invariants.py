"""What holds for every table of Crowns: no card is lost or doubled, nothing carries what it cannot carry."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.events import EVERYONE
from game.core.zones import ZonedCard, misplaced, pile
from game.titles.crowns.content import FACES, OFFICES
from game.titles.crowns.queries import order
from game.titles.crowns.state import OwnedCard, State

PUBLIC = ("play", "discard", "dead", "revealed", "used", "played")
OWN = ("hand", "plots", "set")


def invariants(state: State) -> list[str]:
    """What is broken, as sentences for programmers; empty when all is well."""
    broken = misplaced(state, _must_know)
    for number, card in state.cards.items():
        broken += [f"card {number} ({card.kind}): {text}" for text in _card(state, number, card)]
    for seat in order(state):
        broken += [f"seat {seat}: {text}" for text in _seat(state, seat)]
    return [*broken, *_challenge(state), *_effects(state)]


def _must_know(zone: str, card: ZonedCard) -> int:
    """Section 4. Who knows a card by where it lies."""
    if zone in PUBLIC:
        return EVERYONE
    return 1 << card.owner if zone in OWN else 0


def _card(state: State, number: int, card: OwnedCard) -> Iterator[str]:
    if card.zone != "play":
        if card.power or card.gold or card.kneeling or card.controller != card.owner:
            yield f"out of play with {card.power} power, {card.gold} gold, kneeling {card.kneeling}"
        if card.host and card.zone != "set":
            yield f"out of play under {card.host}"
        return
    if card.power < 0 or card.gold < 0:
        yield f"{card.power} power, {card.gold} gold"
    shown = FACES[card.kind]
    if shown.type in ("event", "plot"):
        yield "is no card that can be in play"
    host = state.cards.get(card.host)
    if (shown.type == "attachment" or card.duplicate) != (host is not None):
        yield f"lies under {card.host}"
    if host is not None and (host.zone != "play" or host.duplicate):
        yield f"its host {card.host} is not in play"
    if card.duplicate and host is not None and (host.kind != card.kind or card.power or card.gold):
        yield "is no duplicate of its host"


def _seat(state: State, seat: int) -> Iterator[str]:
    player = state.seats[seat]
    if player.gold < 0 or player.power < 0:
        yield f"{player.gold} gold, {player.power} power"
    titles = [state.cards[number].kind for number in pile(state, seat, "play") if not state.cards[number].duplicate]
    doubled = {kind for kind in titles if FACES[kind].unique and titles.count(kind) > 1}
    if doubled:
        yield f"controls two of {sorted(doubled)} (R18.1)"
    if len(pile(state, seat, "revealed")) > 1:
        yield "has two revealed plots"


def _challenge(state: State) -> Iterator[str]:
    """R10.21. Participants are in play under the control of their side."""
    challenge = state.challenge
    if challenge is None:
        if state.blind:
            yield "a hand is spread without a challenge"
        return
    for seat, numbers in ((challenge.attacker, challenge.attackers), (challenge.defender, challenge.defenders)):
        for number in numbers:
            if state.cards[number].zone != "play" or state.cards[number].controller != seat:
                yield f"{number} participates for seat {seat} and is not its character"


def _effects(state: State) -> Iterator[str]:
    """R4.2, R19.1. Lasting effects on cards are about cards in play; offices are there once."""
    for effect in state.lasting:
        if effect.target > 0 and state.cards[effect.target].zone != "play":
            yield f"{effect.what} lasts on card {effect.target}, which is not in play"
        if effect.uses == 0:
            yield f"{effect.what} is used up"
    held = [office for player in state.seats for office in (player.office, player.picked) if office]
    if len(set(held)) != len(held) or any(office not in OFFICES for office in held):
        yield f"offices {held}"
