"""Influence (INF, 5.3): reputation, map components, planning. Paid with donations."""
from __future__ import annotations

from game.core.ask import Option, Refusal, Rules
from game.core.windows import Moment
from game.titles.realigious import forces, movement, sight
from game.titles.realigious.cards.base import Use, action, card_of, code_of, kind_of, lacking, number, reaction, refuse
from game.titles.realigious.cards.due import due, plain
from game.titles.realigious.cards.play import discarded, enter_hand, make_room, refill, schedule, unbury
from game.titles.realigious.cards.targets import (
    Chosen,
    a_celebrity,
    other_hand_card,
    other_player,
    own_tile,
    revealed_neutral_tile,
    slot_of,
)
from game.titles.realigious.queries import G, enterable
from game.titles.realigious.rates import SACRIFICE_GAIN
from game.titles.realigious.state import HOSPITAL, SCHOOL, Effect, HeldCard, State
from game.titles.realigious.verbs import add_effect, designate, reputation, tell, tell_owner, turns
from game.titles.realigious.victory import check

RELIEF, OPERATION, RIGHT_HAND = 3, 10, 3


# ---------------------------------------------------------------- trait 1, Noble Offering
@action("relief_corps")
@plain
def relief_corps(g: G, use: Use) -> None:
    """Relief Corps. INF-1a: reputation + 3."""
    reputation(g, use.seat, RELIEF, "INF-1a")


@action("noble_sacrifice")
@plain
def noble_sacrifice(g: G, use: Use) -> None:
    """Noble Sacrifice. INF-1b: for all donations and influence, reputation + 15."""
    reputation(g, use.seat, SACRIFICE_GAIN, "INF-1b")


# ---------------------------------------------------------------- trait 2, Guardianship of Life
@action("guardian_of_life", revealed_neutral_tile)
@plain
def guardian_of_life(g: G, use: Use) -> None:
    """Guardian of Life. INF-2a: a revealed neutral tile becomes a hospital (R23.9)."""
    designate(g, use.tile, HOSPITAL, use.seat, "INF-2a", "hospital")


@reaction("relief_operation")
@plain
def relief_operation(g: G, use: Use) -> None:
    """Relief Operation. INF-2b: a combat on another player's tile is negated, reputation + 10."""
    use.answers.cancelled = True
    reputation(g, use.seat, OPERATION, "INF-2b")


# ---------------------------------------------------------------- trait 3, Hand of Mercy
def return_from_grave(g: G, seat: int, kind: str, rule: str) -> Rules[None]:
    """G62. The other hand's card returns from the graveyard to the hand, once per turn of any player."""
    player = g.state.seats[seat]
    if kind not in player.grave or kind in player.returned:
        return
    player.returned.append(kind)
    unbury(g, seat, player.grave.index(kind))
    yield from enter_hand(g, seat, HeldCard(kind), rule)


@action("right_hand")
def what_the_right_hand_does(g: G, use: Use) -> Rules[None]:
    """What the Right Hand Does. INF-3a: reputation + 3; Unknown to the Left Hand returns from the graveyard."""
    reputation(g, use.seat, RIGHT_HAND, "INF-3a")
    yield from return_from_grave(g, use.seat, "left_hand", "INF-3a")


@action("left_hand")
def unknown_to_the_left_hand(g: G, use: Use) -> Rules[None]:
    """Unknown to the Left Hand. INF-3b: for 3 turns others do not see the user's reputation; What the Right Hand Does
    returns from the graveyard."""
    add_effect(g, use.seat, turns(g, use.seat, "hidden_reputation", 3), "INF-3b")
    yield from return_from_grave(g, use.seat, "right_hand", "INF-3b")


# ---------------------------------------------------------------- trait 4, A New Generation
@action("new_generation", own_tile)
@plain
def new_generation(g: G, use: Use) -> None:
    """New Generation. INF-4a: an own tile becomes a school (R23.7)."""
    designate(g, use.tile, SCHOOL, use.seat, "INF-4a", "school")


@action("axis_of_evil", other_player)
@plain
def axis_of_evil(g: G, use: Use) -> None:
    """Axis of Evil. INF-4b: for 3 turns declaring combat costs another player double (R10.4)."""
    add_effect(g, use.target_seat, turns(g, use.target_seat, "axis_of_evil", 3), "INF-4b")


# ---------------------------------------------------------------- trait 5, Snow White Plan
def not_tapped_yet(state: State, seat: int, moment: Moment) -> bool:
    """A celebrity arrived on an own tile that the user does not wiretap yet."""
    return not state.celebrities[moment.subject].taps >> seat & 1


@reaction("wiretap", when=not_tapped_yet)
@plain
def wiretap(g: G, use: Use) -> None:
    """Wiretap. INF-5a: the user shares the range of the celebrity that arrived, until it is removed."""
    celebrity = g.state.celebrities[use.answers.subject]
    celebrity.taps |= 1 << use.seat
    tell(g, "state_added", "INF-5a", use.seat, celebrity.tile, what="wiretap")
    sight.update(g, use.seat)


@action("snow_white", a_celebrity)
@plain
def operation_snow_white(g: G, use: Use) -> None:
    """Operation Snow White. INF-5b: in the next own move phase piece and celebrity change places."""
    schedule(g, use.seat, Effect("snow_white", "move", 1, ref=number(use.targets[0])), "INF-5b")


@due("snow_white")
def snow_white_due(g: G, seat: int, effect: Effect) -> Rules[bool]:
    """INF-5b. First the celebrity arrives on the old tile, then the piece makes contact with its new one. A celebrity
    that is gone, stands on the same tile or on one that cannot be entered leaves the normal move."""
    there = g.state.celebrities[effect.ref].tile if effect.ref >= 0 else -1
    here = g.state.seats[seat].tile
    if there < 0 or there == here or not enterable(g.state, seat, there):
        tell(g, "card_effect_lost", "INF-5b", seat, card="snow_white")
        return False
    yield from forces.arrive(g, effect.ref, here)
    check(g)
    yield from movement.contact(g, seat, there, "INF-5b")
    return True


# ---------------------------------------------------------------- trait 6, The King Prepared
ANOTHER = other_hand_card("anointed_king")


def another_card(state: State, seat: int) -> Refusal | None:
    """Another card must be in the hand, wherever the king itself is used from."""
    return None if ANOTHER(state, seat, ()) else refuse("R5.8", "no_other_card")


@action("anointed_king", ANOTHER, when=another_card)
@plain
def anointed_king(g: G, use: Use) -> None:
    """The Anointed King. INF-6a: another hand card is set aside; after 3 turns it comes back and is free (R5.12)."""
    player = g.state.seats[use.seat]
    card = player.hand.pop(slot_of(g.state, use.seat, use.targets[0]) - 1)
    schedule(g, use.seat, Effect("prepared_king", "start", 3, what=code_of(card)), "INF-6a")


@due("prepared_king")
def anointed_king_due(g: G, seat: int, effect: Effect) -> Rules[bool]:
    """INF-6a. The card enters the hand before the draw, free while it stays there. It lies aside until the hand has
    room (R5.5): what is discarded meanwhile may call it in another way (ASC-5b)."""
    player = g.state.seats[seat]
    player.effects.insert(0, effect)
    yield from make_room(g, seat)
    ready = next((e for e in player.effects if e.kind == "prepared_king" and e.left <= 0), None)
    if ready is not None:
        player.effects.remove(ready)
        card = card_of(ready.what)
        card.free = True
        player.hand.insert(0, card)
        tell_owner(g, "entered_hand", "INF-6a", seat, card=card.kind)
    return False


@lacking("deck_empty")
def a_deck_card(state: State, seat: int, chosen: Chosen) -> list[Option]:
    """Each kind of card of the own deck, by name."""
    kinds = sorted({kind_of(code) for code in state.seats[seat].deck})
    return [Option(f"deck:{kind}", "opt.card", (), ("card", kind)) for kind in kinds]


@action("blessing", a_deck_card)
@plain
def blessing_of_the_future(g: G, use: Use) -> None:
    """Blessing of the Future. INF-6b: a card of the own deck, the topmost of its kind, is set aside; after 2 turns
    it comes instead of the draw."""
    player = g.state.seats[use.seat]
    kind = use.targets[0].partition(":")[2]
    at = max(i for i, code in enumerate(player.deck) if kind_of(code) == kind)
    code = player.deck.pop(at)
    refill(g, use.seat)
    schedule(g, use.seat, Effect("blessing", "start", 2, what=code), "INF-6b")


@due("blessing")
def blessing_due(g: G, seat: int, effect: Effect) -> Rules[bool]:
    """INF-6b. The card enters the hand, the only one that a full hand sends to the graveyard instead (R5.5)."""
    player = g.state.seats[seat]
    if len(player.hand) >= 3:
        yield from discarded(g, seat, card_of(effect.what))
    else:
        player.hand.insert(0, card_of(effect.what))
        tell_owner(g, "entered_hand", "INF-6b", seat, card=kind_of(effect.what))
    return True
