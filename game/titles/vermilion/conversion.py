"""R6. Combustion turns cards into dice, condensation a die into a card, and Perfect Resonance uses it at once."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.core.dice import take
from game.titles.vermilion.actions import mode_options
from game.titles.vermilion.content import CARDS, COLOURS, POOL_CAP
from game.titles.vermilion.decks import shuffle_deck
from game.titles.vermilion.grammar import BREAKTHROUGH
from game.titles.vermilion.plays import RESONANCE, own_use, perform_card
from game.titles.vermilion.queries import G, colours_ready, is_action, on_track, option, pool_size
from game.titles.vermilion.state import Seat, State
from game.titles.vermilion.verbs import new_die, tell

COMBUST, CONDENSE = "combust", "condense"
FREE = "free"
EXTRA = "extra_die"


# ---------------------------------------------------------------- R6.1
def combust(g: G, seat: int, card: str) -> Rules[None]:
    """R6.1, R13.23. A card is out of the quest, and dice join supply and pool; under Catalyst the card stays."""
    player = g.state.seats[seat]
    if COMBUST in player.catalysts:
        player.catalysts.remove(COMBUST)
    else:
        player.hand.remove(card)
        player.burnt.append(card)
    tell(g, "combusted", "R6.1", seat=seat, card=card)
    for _ in range(CARDS[card].burn):
        if pool_size(player) < POOL_CAP:
            colour = yield Ask(seat, "R6.1", "combust_dice", two_colours)
            gain_die(g, seat, colour)
    if on_track(player, "breakthrough_4") and EXTRA not in player.once and pool_size(player) < POOL_CAP:
        key = yield Ask(seat, "5.9", "keyword_mode", mode_options, ("extra", "no_extra"))
        if key == "extra":
            player.once.append(EXTRA)
            gain_die(g, seat, BREAKTHROUGH)


def two_colours(state: State, seat: int) -> list[Option]:
    """R6.1."""
    return [option(colour, verb="colour") for colour in COLOURS]


def gain_die(g: G, seat: int, colour: str) -> None:
    """R6.1, G9. A die for this round and the rest of the quest."""
    player = g.state.seats[seat]
    player.pool[colour] = player.pool.get(colour, 0) + 1
    kind = new_die(player, colour).kind
    player.burning[kind] = player.burning.get(kind, 0) + 1
    tell(g, "die_gained", "R6.1", seat=seat, kind=kind)


# ---------------------------------------------------------------- R6.2
def searched(player: Seat) -> list[str]:
    """R6.2. The action cards of deck and discard pile, each once, in the order of the tables."""
    held = [card for card in (*player.deck, *player.discard) if is_action(card)]
    return [card for card in CARDS if card in held]


def condensations(player: Seat) -> list[str]:
    """R6.2, R13.23. The colours that can be condensed, FREE under Catalyst; none without a card to fetch."""
    if not searched(player):
        return []
    return [FREE] if CONDENSE in player.catalysts else colours_ready(player)


def condense(g: G, seat: int, colour: str) -> Rules[None]:
    """R6.2, R6.3. A die is out of the quest; any action card comes to hand, and may be used at once."""
    player = g.state.seats[seat]
    if colour == FREE:
        player.catalysts.remove(CONDENSE)
    else:
        die = take(player.supply, colour)[0]
        player.pool[die.born] = max(0, player.pool.get(die.born, 0) - 1)
    tell(g, "condensed", "R6.2", seat=seat, kind=colour)
    card = yield Ask(seat, "R6.2", "search_card", search_options, (), search_default)
    pile = player.discard if card in player.discard else player.deck
    pile.remove(card)
    player.hand.append(card)
    player.fetched.append(card)
    shuffle_deck(g, player)
    g.block_undo()  # until here nothing by lot has happened, and what can be fetched was known
    tell(g, "fetched", "R6.2", seat=seat, card=card)
    use = own_use(g.state, seat, card)
    if use:
        key = yield Ask(seat, "R6.3", "resonance", resonance_options)
        if key == "use":
            tell(g, "resonated", "R6.3", seat=seat, card=card)
            yield from perform_card(g, seat, card, use, RESONANCE)


def search_options(state: State, seat: int) -> list[Option]:
    """R6.2. The cards that can be fetched."""
    return [option(card, verb="card") for card in searched(state.seats[seat])]


def search_default(state: State, seat: int) -> str:
    """Table 3: the first attack card, else the first."""
    return min(searched(state.seats[seat]), key=lambda card: CARDS[card].type != "attack")


def resonance_options(state: State, seat: int) -> list[Option]:
    """R6.3."""
    return [option("keep", verb="resonance_keep"), option("use", verb="resonance_use")]
