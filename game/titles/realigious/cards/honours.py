"""Glory and shame (5.5): five each, dealt at random, acting once when used or discarded, then gone."""
from __future__ import annotations

from game.core.ask import Rules
from game.titles.realigious.cards.base import Use, action
from game.titles.realigious.cards.due import plain
from game.titles.realigious.cards.play import discarded, take_top
from game.titles.realigious.content import STRATEGY_CARDS
from game.titles.realigious.queries import G
from game.titles.realigious.state import Effect
from game.titles.realigious.verbs import add_effect, gain, tell, turns

TREASURE = 1000
NEW_DECK = 10


# ---------------------------------------------------------------- glory
@action("glory_mercy")
@plain
def mercy(g: G, use: Use) -> None:
    """Glory: Mercy. The next strategy card used that has a price, reactions included, is free (R5.12, G75)."""
    add_effect(g, use.seat, Effect("mercy", "use"), "5.5")


@action("glory_torrent")
@plain
def torrent(g: G, use: Use) -> None:
    """Glory: Torrent. The next own move contacts three tiles (R6.6)."""
    add_effect(g, use.seat, Effect("torrent", "use"), "5.5")


@action("glory_treasure")
@plain
def treasure(g: G, use: Use) -> None:
    """Glory: Treasure. Donations + 1000, influence + 1000."""
    gain(g, use.seat, "5.5", donations=TREASURE, influence=TREASURE)


@action("glory_seeker")
@plain
def seeker(g: G, use: Use) -> None:
    """Glory: Seeker. For 3 turns other players' strategy cards cannot target this player."""
    add_effect(g, use.seat, turns(g, use.seat, "seeker", 3), "5.5")


@action("glory_chance")
@plain
def glorious_chance(g: G, use: Use) -> None:
    """Glorious Chance. One extra turn after this one, outside the own turn after the next own one (R3.9)."""
    g.state.seats[use.seat].extra += 1
    tell(g, "state_added", "5.5", use.seat, what="extra_turn")


# ---------------------------------------------------------------- shame
@action("shame_streak")
@plain
def losing_streak(g: G, use: Use) -> None:
    """Shame: Losing Streak. For 2 turns combats declared by others on the holder's tiles are lost."""
    add_effect(g, use.seat, turns(g, use.seat, "losing_streak", 2), "5.5")


@action("shame_control")
@plain
def control(g: G, use: Use) -> None:
    """Shame: Control. In the holder's next two interaction phases another player has the piece."""
    add_effect(g, use.seat, Effect("control", "control", 2), "5.5")


@action("shame_panic")
@plain
def panic(g: G, use: Use) -> None:
    """Shame: Panic. The three resources change places in one of two ways, at even chance."""
    player = g.state.seats[use.seat]
    b, d, i = player.believers, player.donations, player.influence
    if g.below(2) == 0:
        player.believers, player.donations, player.influence = i, b, d
    else:
        player.believers, player.donations, player.influence = d, i, b
    tell(g, "panic", "5.5", use.seat)


@action("shame_excommunication")
def excommunication(g: G, use: Use) -> Rules[None]:
    """Shame: Excommunication. The rest of the deck is discarded, top first; ten different random strategy
    cards become deck list and deck for the rest of the game. They lie under the rest from the beginning, so
    the deck is never empty and no copy of a list comes in between (R5.3).
    """
    player = g.state.seats[use.seat]
    cards = list(STRATEGY_CARDS)
    g.shuffle(cards)
    player.deck_list = cards[:NEW_DECK]
    fresh = player.deck_list[:]
    g.shuffle(fresh)
    player.deck[:0] = fresh
    while len(g.state.seats[use.seat].deck) > NEW_DECK:
        yield from discarded(g, use.seat, take_top(g, use.seat))
    tell(g, "deck_renewed", "5.5", use.seat)


@action("shame_end")
@plain
def disgraceful_end(g: G, use: Use) -> None:
    """Disgraceful End. The holder's turn of the next cycle is skipped (G64)."""
    add_effect(g, use.seat, Effect("skip", "cycle", ref=g.state.cycle + 1), "5.5")
