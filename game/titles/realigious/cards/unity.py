"""Unity (UNI, 5.3): resources, reactions, a fast deck. Paid with influence."""
from __future__ import annotations

from game.core.ask import Option, Refusal, Rules
from game.core.windows import Moment
from game.titles.realigious.cards.base import Use, action, kind_of, reaction, refuse, tile_option
from game.titles.realigious.cards.due import due, plain
from game.titles.realigious.cards.play import (
    action_refusal,
    discard_hand,
    draw,
    enter_hand,
    refill,
    reunite,
    schedule,
    use_free,
)
from game.titles.realigious.cards.targets import can_name_seat, can_name_tile, own_tile
from game.titles.realigious.content import CARDS
from game.titles.realigious.queries import G, contactable, has, near_water, stacks
from game.titles.realigious.state import FAITH_VILLAGE, RESTRICTED, Effect, HeldCard, State
from game.titles.realigious.verbs import add_effect, add_stack, cycles, designate, reputation, tell, transfer

MOST_TITHES = 3
EVEN_REPUTATION = 50
CONTACT_COMBATS = (0, 1)  # `subject` of a combat window: ordinary, piece; the others need no piece there


# ---------------------------------------------------------------- trait 7, Seal of the Angel
def usable_discard(state: State, seat: int, moment: Moment) -> bool:
    """The own card just discarded is an action that could be used now, its price and the turn left aside."""
    return moment.seat == seat and action_refusal(state, seat, HeldCard(moment.card), priced=False) is None


@reaction("angels_seal", when=usable_discard)
def angels_seal(g: G, use: Use) -> Rules[None]:
    """Angel's Seal. UNI-1a: the discarded card is used for free (R5.12)."""
    moment = use.answers
    if not usable_discard(g.state, use.seat, moment):
        tell(g, "card_effect_lost", "R5.7", use.seat, card=use.kind)
        return
    moment.cancelled = True  # the card is no longer merely discarded: a second seal cannot use it again
    yield from use_free(g, use.seat, HeldCard(moment.card))


def reaction_in_deck(state: State, seat: int) -> Refusal | None:
    """The own deck must hold a reaction card."""
    if any(_is_reaction(code) for code in state.seats[seat].deck):
        return None
    return refuse("R5.8", "no_reaction_in_deck")


def _is_reaction(code: str) -> bool:
    return CARDS[kind_of(code)].kind == "reaction"


@action("full_defense", when=reaction_in_deck)
def full_defense(g: G, use: Use) -> Rules[None]:
    """Full Defense. UNI-1b: the reactions of the own deck go to the graveyard; each different one stands by,
    to be used once for free. Of several for the same window only the cheapest stands by."""
    player = g.state.seats[use.seat]
    found = [code for code in reversed(player.deck) if _is_reaction(code)]
    player.deck = [code for code in player.deck if not _is_reaction(code)]
    player.grave += found
    g.block_undo()
    if g.record is not None:
        own = 1 << use.seat
        for code in found:
            g.emit("discarded", "UNI-1b", {"seat": use.seat, "card": code}, own,
                   {"seat": use.seat, "card": ""}, 0xFFFF & ~own)
    refill(g, use.seat)
    stand_by(g, use.seat, found)
    if has(player, "reunion"):
        yield from reunite(g, use.seat)


def stand_by(g: G, seat: int, kinds: list[str]) -> None:
    """UNI-1b. These reactions join those that stand by; the cheapest (D + I), then the first in printed
    order, keeps its windows for itself."""
    player = g.state.seats[seat]
    standing = [effect.what for effect in player.effects if effect.kind == "standby"]
    wanted = sorted(dict.fromkeys(standing + kinds), key=_cost_and_order)
    kept: list[str] = []
    covered: list[str] = []
    for kind in wanted:
        windows = CARDS[kind].windows
        if not any(name in covered for name in windows):
            kept.append(kind)
            covered += windows
    player.effects = [effect for effect in player.effects if effect.kind != "standby"]
    player.effects += [Effect("standby", "use", what=kind) for kind in kept]
    tell(g, "state_added", "UNI-1b", seat, what="standby", amount=len(kept))


def _cost_and_order(kind: str) -> tuple[int, int]:
    row = CARDS[kind]
    return row.donations + row.influence, row.order


# ---------------------------------------------------------------- trait 8, One Tenth
def room_for_a_tithe(state: State, seat: int) -> Refusal | None:
    """Three stacks are the most."""
    return refuse("R5.8", "tithe_full") if stacks(state.seats[seat], "tithe") >= MOST_TITHES else None


@action("tithe", when=room_for_a_tithe)
@plain
def tithe(g: G, use: Use) -> None:
    """Tithe. UNI-2a: defence rate + 10, up to three times, for the rest of the game."""
    add_stack(g, use.seat, "tithe", "UNI-2a")


@reaction("miracle", negates=True)
def miracle(g: G, use: Use) -> Rules[None]:
    """Miracle. UNI-2b: the user's hand is discarded and the card answered is negated, as is every card that
    anybody uses until the user's next turn begins (R21.12)."""
    moment = use.answers
    moment.cancelled = True
    yield from discard_hand(g, use.seat)
    add_effect(g, use.seat, Effect("miracle", "turns", 1, use.seat), "UNI-2b")


# ---------------------------------------------------------------- trait 9, One's Share of Trial
def no_trial_yet(state: State, seat: int) -> Refusal | None:
    """One trial at a time."""
    return refuse("R5.8", "already_trial") if has(state.seats[seat], "trial") else None


@action("own_trial", when=no_trial_yet)
@plain
def own_trial(g: G, use: Use) -> None:
    """Own Share of Trial. UNI-3a: no draw in the next two start phases; what the third gives: `trial_due`."""
    schedule(g, use.seat, Effect("trial", "start", 3), "UNI-3a")


@due("trial")
def trial_due(g: G, seat: int, effect: Effect) -> Rules[bool]:
    """UNI-3a. The hand is discarded, then three cards are drawn instead of one."""
    yield from discard_hand(g, seat)
    yield from draw(g, seat, 3, "UNI-3a")
    return True


def my_tile_lost(state: State, seat: int, moment: Moment) -> bool:
    """The seat has lost a tile in combat."""
    return moment.seat == seat


@reaction("price_of_penance", when=my_tile_lost)
@plain
def price_of_penance(g: G, use: Use) -> None:
    """Price of Penance. UNI-3b: for 2 cycles propagation and defence rate are set to 100 at tier 1."""
    player = g.state.seats[use.seat]
    # R22.7: a new penance always outlasts the old one, whose cycles another player may count
    player.effects = [effect for effect in player.effects if effect.kind != "penance"]
    add_effect(g, use.seat, cycles(g, "penance", 2), "UNI-3b")


# ---------------------------------------------------------------- trait 10, Joy of Service
@action("joy_of_ministry")
@plain
def joy_of_ministry(g: G, use: Use) -> None:
    """Joy of Ministry. UNI-4a: propagation rewards + 10 %, stacking, for the rest of the game."""
    add_stack(g, use.seat, "ministry", "UNI-4a")


@action("faith_village", own_tile)
@plain
def found_a_faith_village(g: G, use: Use) -> None:
    """Found a Faith Village. UNI-4b: an own tile becomes a faith village (R23.6)."""
    designate(g, use.tile, FAITH_VILLAGE, use.seat, "UNI-4b", "faith_village")


# ---------------------------------------------------------------- trait 11, Eternal Recurrence
@action("eternal_return")
@plain
def eternal_return(g: G, use: Use) -> None:
    """Eternal Return. UNI-5a: `play.remember_use` notes the strategy cards used from now on; what becomes of
    them: `eternal_return_due`. A second one joins the first (R22.7)."""
    add_effect(g, use.seat, Effect("eternal_return", "start", 1), "UNI-5a")


@due("eternal_return")
def eternal_return_due(g: G, seat: int, effect: Effect) -> Rules[bool]:
    """UNI-5a. Instead of drawing the hand is discarded and copies of the last three cards noted enter it."""
    yield from discard_hand(g, seat)
    for kind in effect.what.split(","):
        if kind:
            yield from enter_hand(g, seat, HeldCard(kind), "UNI-5a")
    return True


def reputation_not_even(state: State, seat: int) -> Refusal | None:
    """Somebody with reputation 50 has nothing to be forgiven."""
    even = state.seats[seat].reputation == EVEN_REPUTATION
    return refuse("R5.8", "reputation_is_50") if even else None


@action("indulgence", when=reputation_not_even)
@plain
def indulgence(g: G, use: Use) -> None:
    """Indulgence. UNI-5b: reputation becomes 50."""
    reputation(g, use.seat, EVEN_REPUTATION - g.state.seats[use.seat].reputation, "UNI-5b")


# ---------------------------------------------------------------- trait 12, Reunion at the Dead Sea
def no_reunion_yet(state: State, seat: int) -> Refusal | None:
    """Not while the state lasts."""
    return refuse("R5.8", "already_reunion") if has(state.seats[seat], "reunion") else None


@action("reunion", when=no_reunion_yet)
def reunion(g: G, use: Use) -> Rules[None]:
    """Reunion. UNI-6a: once the graveyard holds the whole deck list three cards are drawn (`reunite`)."""
    add_effect(g, use.seat, Effect("reunion", "use"), "UNI-6a")
    yield from reunite(g, use.seat)


def on_my_tile(state: State, seat: int, moment: Moment) -> bool:
    """Combat has been declared on a tile of the seat."""
    return moment.seat == seat


def riverside(state: State, seat: int, moment: Moment) -> list[Option]:
    """Contactable, unrestricted tiles beside water, own or revealed (R5.9). None where no piece can be washed
    away: remote combat, Contract Killing, a Seeker."""
    if moment.subject not in CONTACT_COMBATS or not can_name_seat(state, seat, moment.actor):
        return []
    return [tile_option(t) for t, structure in enumerate(state.structure)
            if structure != RESTRICTED and contactable(state, t) and near_water(state, t)
            and can_name_tile(state, seat, t)]


@reaction("peace_river", when=on_my_tile, targets=riverside)
@plain
def peace_like_a_river(g: G, use: Use) -> None:
    """Peace Like a River. UNI-6b: the combat is negated; the attacker's piece is transferred beside water."""
    moment = use.answers
    moment.cancelled = True
    if any(option.key in use.targets for option in riverside(g.state, use.seat, moment)):
        transfer(g, moment.actor, use.tile, "UNI-6b")
