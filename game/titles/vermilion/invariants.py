"""What holds for every table of Vermilion: no card, die, equipment card or unit is lost or doubled."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.core.boards.bone import SOLID
from game.titles.vermilion.content import ADVANCED, CARDS, CHARACTERS, DUALITY, ITEMS, TAINTS, TRACK_END
from game.titles.vermilion.grammar import SLOTS
from game.titles.vermilion.queries import fixed_in_hand, most_hp
from game.titles.vermilion.state import Seat, State


def invariants(state: State) -> list[str]:
    """What is broken, as sentences for programmers; empty when all is well."""
    broken = [*_stock(state), *_map(state), *_taints(state)]
    for number, player in enumerate(state.seats):
        if player.worn:
            broken += [f"seat {number}: {text}" for text in (*_cards(state, number), *_dice(state, number),
                                                             *_body(player))]
    return broken


def _cards(state: State, number: int) -> Iterator[str]:
    """R2.3. Ten cards, wherever they are."""
    player = state.seats[number]
    if len(player.cards) != 10:
        yield f"{len(player.cards)} cards owned"
    held = [card for card in (*player.deck, *player.hand, *player.discard, *player.burnt) if card in CARDS]
    action = state.action
    if action is not None and action.seat == number and action.card:
        held.append(action.card)
    if player.deck or player.hand:
        missing = Counter(player.cards) - Counter(held)
        extra = Counter(held) - Counter(player.cards)
        if missing or extra:
            yield f"cards missing {sorted(missing)}, too many {sorted(extra)}"
    loose = any(TAINTS[card].kind != "fixed" for card in fixed_in_hand(player))
    if state.phase == "cleanup" and player.hp > 0 and loose:  # who went down drew no further (R7.3.2)
        yield f"a corruption card in hand that is not fixed: {player.hand}"
    if not 0 <= player.known <= len(player.deck):
        yield f"{player.known} cards known of {len(player.deck)}"


def _dice(state: State, number: int) -> Iterator[str]:
    """R4.1.1. No more dice than the pool has, and each of them once."""
    player, action = state.seats[number], state.action
    dice = [*player.supply.dice, *player.spent]
    if action is not None and action.seat == number:
        dice += [die for die in action.dice if not die.virtual and die.kind in ("imprint", "breakthrough")]
    numbers = [die.no for die in dice]
    if len(set(numbers)) != len(numbers):
        yield f"a die twice: {numbers}"
    most = sum(player.pool.values()) + sum(marker.seat == number for marker in state.markers)
    if len(dice) > most:
        yield f"{len(dice)} dice of a pool of {most}"
    if any(count < 0 for count in player.pool.values()):
        yield f"a pool of {player.pool}"


def _body(player: Seat) -> Iterator[str]:
    if not 0 <= player.hp <= most_hp(player):
        yield f"{player.hp} HP of {most_hp(player)}"
    if abs(player.track) > TRACK_END:
        yield f"the marker on space {player.track}"
    if any(count <= 0 for count in player.materials.values()):
        yield f"materials {player.materials}"
    if any(left < 0 for left in player.uses.values()) or sorted(player.worn) != sorted(SLOTS):
        yield f"gear {player.worn}, uses {player.uses}"
    if min(player.threat, player.calm, player.bind) < 0:
        yield f"tokens {player.threat}, {player.calm}, Bind {player.bind}"


def _stock(state: State) -> Iterator[str]:
    """2.3. Each equipment card and each advanced card is somewhere, once; nobody's starting gear is in the box."""
    played = [player.name for player in state.seats if player.worn]
    box = [getattr(row, slot) for row in CHARACTERS.values() if row.id not in played for slot in SLOTS]
    items = [*state.stock, *box]
    cards = list(state.advanced)
    for player in state.seats:
        items += [*player.worn.values(), *player.bag]
        cards += [card for card in player.cards if CARDS[card].owner == "advanced"]
    if sorted(items) != sorted(ITEMS):
        yield f"equipment {sorted((Counter(items) - Counter(ITEMS)) + (Counter(ITEMS) - Counter(items)))}"
    if sorted(cards) != sorted(ADVANCED):
        yield f"advanced cards {sorted(cards)}"
    read = [player.duality for player in state.seats if player.duality]
    if sorted([*state.duality, *state.duality_back, *read]) != sorted(DUALITY):
        yield "duality cards"


def _taints(state: State) -> Iterator[str]:
    """5.8. Forty corruption cards."""
    held = [*state.taints, *state.taints_back]
    for player in state.seats:
        held += [card for card in (*player.deck, *player.hand, *player.discard) if card in TAINTS]
        held += [card for cards in player.taints.values() for card in cards]
    if Counter(held) != {row.id: row.copies for row in TAINTS.values()}:
        yield f"corruption cards {sorted(held)}"


def _map(state: State) -> Iterator[str]:
    """R14.6. Units stand on tiles that can be stood on, one on each but while somebody is on its way."""
    tiles = [player.tile for player in state.seats if player.tile >= 0] + [foe.tile for foe in state.foes]
    if state.wagon is not None:
        tiles.append(state.wagon.tile)
    if state.action is None and len(set(tiles)) != len(tiles):
        yield f"two units on one tile: {sorted(tiles)}"
    if any(state.codes[tile] in SOLID for tile in tiles):
        yield "a unit in a wall"
    for foe in state.foes:
        if not 0 < foe.hp <= foe.most or min(foe.threat, foe.calm, foe.bind, foe.lying) < 0:
            yield f"enemy {foe}"
