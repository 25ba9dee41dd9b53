"""R9.7, 5.12. Training, and the kit that a single quest begins with."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.titles.vermilion.board import ORDER, QUESTS
from game.titles.vermilion.content import BASIC, CARDS, COLOURS, tier_of
from game.titles.vermilion.duality import step
from game.titles.vermilion.field import make_item, wear
from game.titles.vermilion.queries import G, kinds, most_hp, option
from game.titles.vermilion.state import State
from game.titles.vermilion.verbs import tell

DECLINE = "decline"
GIVEN_UP = ("move", "defend", "attack")
"""5.12. The basic cards that time gives back for advanced ones, in turn."""


def train(g: G) -> Rules[None]:
    """R9.7. In seat order, beginning one seat later each time, an advanced card for a basic one."""
    state, count = g.state, len(g.state.seats)
    first = state.trained % count
    state.trained += 1
    for seat in [(first + i) % count for i in range(count)]:
        if len(training_options(state, seat)) == 1:
            continue
        card = yield Ask(seat, "R9.7", "training_pick", training_options)
        if card != DECLINE:
            yield from exchange(g, seat, card)


def training_options(state: State, seat: int) -> list[Option]:
    """R9.7. Decline, or an advanced card that nobody owns; nothing without a basic card to give up."""
    basic = any(card in BASIC for card in state.seats[seat].cards)
    return [option(DECLINE), *(option(card, verb="card") for card in state.advanced if basic)]


def exchange(g: G, seat: int, card: str) -> Rules[None]:
    """R9.7. The seat gives up a basic card for good; the deck keeps its ten cards."""
    player = g.state.seats[seat]
    given = yield Ask(seat, "R9.7", "training_return", return_options, (), return_default)
    player.cards.remove(given)
    player.cards.append(card)
    g.state.advanced.remove(card)
    tell(g, "trained", "R9.7", seat=seat, card=card, given=given)


def return_options(state: State, seat: int) -> list[Option]:
    """R9.7. The basic cards; unique and advanced ones stay."""
    return [option(card, verb="card") for card in kinds(state.seats[seat].cards) if CARDS[card].owner == "basic"]


def return_default(state: State, seat: int) -> str:
    """5.12. A move, a defend, an attack card in turn."""
    player = state.seats[seat]
    trained = sum(CARDS[card].owner == "advanced" for card in player.cards)
    wanted = [GIVEN_UP[(trained + i) % len(GIVEN_UP)] for i in range(len(GIVEN_UP))]
    return [card for card in wanted if card in player.cards][0]


# ---------------------------------------------------------------- 5.12
def kits(g: G) -> Rules[None]:
    """5.12. In seat order: steps on the track, equipment, advanced cards; HP are full then."""
    number = ORDER.index(g.state.quest) + 1
    trainings = sum(row.training for row in list(QUESTS.values())[:number - 1])
    tiers = [1] * ((number >= 4) + (number >= 6)) + [2] * (number >= 8)
    for seat, player in enumerate(g.state.seats):
        for _ in range((number - 1) // 2):
            side = yield Ask(seat, "5.12", "kit_step", step_options, (), step_default)
            step(g, seat, side)
        for tier in tiers:
            item = yield Ask(seat, "5.12", "kit_item", item_options, (tier,))
            make_item(g, seat, item, "5.12")
            wear(g, seat, item, "5.12")
        for _ in range(trainings):
            card = yield Ask(seat, "5.12", "kit_card", card_options)
            yield from exchange(g, seat, card)
        player.hp = most_hp(player)


def step_options(state: State, seat: int) -> list[Option]:
    """5.12."""
    return [option(colour, verb="colour") for colour in COLOURS]


def step_default(state: State, seat: int) -> str:
    """5.12: on along the side the marker stands on, Imprint from the centre: rewards add up (5.9)."""
    return COLOURS[1] if state.seats[seat].track < 0 else COLOURS[0]


def item_options(state: State, seat: int, tier: int) -> list[Option]:
    """5.12. The equipment of a tier that nobody owns."""
    return [option(item, f"item:{item}", verb="item") for item in state.stock if tier_of(item) == tier]


def card_options(state: State, seat: int) -> list[Option]:
    """5.12. The advanced cards that nobody owns."""
    return [option(card, verb="card") for card in state.advanced]
