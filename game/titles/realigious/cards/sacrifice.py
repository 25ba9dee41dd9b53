"""Sacrifice (SAC, 5.3): disruption, strong single cards. Paid with donations.

Realm of God stands in `realm.py`, Time Reversal in `time_reversal.py`.
"""
from __future__ import annotations

from collections.abc import Iterator

from game.core.ask import Option, Refusal, Rules
from game.core.windows import Moment
from game.titles.realigious import relic_sites, sight
from game.titles.realigious.cards.base import (
    Condition,
    Use,
    action,
    code_of,
    number,
    reaction,
    refuse,
    tile_option,
)
from game.titles.realigious.cards.due import plain
from game.titles.realigious.cards.play import (
    action_refusal,
    discard_marked,
    doom_strikes,
    draw,
    make_room,
    mark_hand,
    open_window,
    unbury,
    use_free,
)
from game.titles.realigious.cards.realm import is_whole
from game.titles.realigious.cards.targets import (
    Chosen,
    a_celebrity,
    can_name_seat,
    can_name_tile,
    other_hand_card,
    other_player,
    own_tile,
    slot_of,
)
from game.titles.realigious.content import CARDS, STRATEGY_CARDS
from game.titles.realigious.queries import G, after, contactable, geo, owned_tiles, relic_on
from game.titles.realigious.state import NEUTRAL, NOBODY, NONE, RUIN, HeldCard, State
from game.titles.realigious.verbs import add_effect, designate, set_owner, tell_owner, turns

DOOM = "spell_of_doom"
MOST_DOOM = 5
ANSWERS = tuple(kind for kind in STRATEGY_CARDS if CARDS[kind].branch != "sacrifice")
ACTION_CARDS = tuple(kind for kind in STRATEGY_CARDS if CARDS[kind].kind == "action" and kind != DOOM)


# ---------------------------------------------------------------- trait 31, Temperance
@action("night_temperance")
def night_of_temperance(g: G, use: Use) -> Rules[None]:
    """Night of Temperance. SAC-1a: for 1 reputation draw one."""
    yield from draw(g, use.seat, 1, "SAC-1a")


# ---------------------------------------------------------------- trait 32, Answer of God
def another_card(kind: str) -> Condition:
    """A card other than the used card `kind` must be in the hand."""
    others = other_hand_card(kind)

    def condition(state: State, seat: int) -> Refusal | None:
        return None if others(state, seat, ()) else refuse("R5.8", "no_other_card")
    return condition


@action("gods_answer", other_hand_card("gods_answer"), when=another_card("gods_answer"))
def gods_answer(g: G, use: Use) -> Rules[None]:
    """God's Answer. SAC-2a: another hand card is shuffled into the own deck; a random strategy card of
    another branch enters the hand.
    """
    slot = slot_of(g.state, use.seat, use.targets[0])
    if not slot:
        return
    player = g.state.seats[use.seat]
    player.deck.append(code_of(player.hand.pop(slot - 1)))
    g.shuffle(player.deck)
    yield from make_room(g, use.seat)
    kind = g.pick(ANSWERS)
    g.state.seats[use.seat].hand.insert(0, HeldCard(kind))
    tell_owner(g, "entered_hand", "SAC-2a", use.seat, card=kind)


def next_victim(state: State, seat: int) -> int:
    """The next living player in turn order who is no Seeker, -1 for nobody."""
    for other in after(state, seat):
        if can_name_seat(state, seat, other):
            return other
    return NOBODY


def somebody_to_doom(state: State, seat: int) -> Refusal | None:
    """The spell must have somewhere to go."""
    return None if next_victim(state, seat) != NOBODY else refuse("R5.8", "no_next_player")


@action(DOOM, when=somebody_to_doom)
def spell_of_doom(g: G, use: Use) -> Rules[None]:
    """Spell of Doom. SAC-2b: with one stack more it leaves the graveyard for the hand of the next player;
    with five stacks it strikes there at once.
    """
    grave, code = g.state.seats[use.seat].grave, code_of(use.card)
    if code in grave:
        unbury(g, use.seat, len(grave) - 1 - grave[::-1].index(code))
    victim = next_victim(g.state, use.seat)
    if victim == NOBODY:
        return
    card = HeldCard(DOOM, stacks=use.card.stacks + 1, user=use.seat)
    yield from make_room(g, victim)
    hand = g.state.seats[victim].hand
    hand.insert(0, card)
    tell_owner(g, "entered_hand", "SAC-2b", victim, card=DOOM)
    if card.stacks >= MOST_DOOM:
        hand.pop(0)
        if g.record is not None:
            g.emit("discarded", "SAC-2b", {"seat": victim, "card": DOOM})
        yield from doom_strikes(g, victim, card)


# ---------------------------------------------------------------- trait 33, Way of the Witch
@reaction("witchs_way", negates=True)
@plain
def the_witchs_way(g: G, use: Use) -> None:
    """The Witch's Way. SAC-3a: another player's card is negated."""
    use.answers.cancelled = True


# ---------------------------------------------------------------- trait 34, Future in the Flesh
@action("future_body")
def future_within_the_body(g: G, use: Use) -> Rules[None]:
    """Future Within the Body. SAC-4a: for 5 reputation draw three."""
    yield from draw(g, use.seat, 3, "SAC-4a")


@action("cataclysm", when=another_card("cataclysm"))
def cataclysm(g: G, use: Use) -> Rules[None]:
    """Cataclysm. SAC-4b: all hands are discarded, the user's first, those of Seekers not; of these cards (G78) the user
    uses the dearest action that can be used now, for free. One within another, discarded and sealed, throws out what
    the hands still hold: each uses one of the cards that it has discarded itself."""
    seats = [use.seat, *(s for s in after(g.state, use.seat) if can_name_seat(g.state, use.seat, s))]
    before = [len(g.state.seats[seat].fallen) for seat in seats]  # another hand may be about to be discarded
    for seat in seats:
        mark_hand(g, seat)
    for seat in seats:
        yield from discard_marked(g, seat)
    fallen: list[str] = []
    for seat, count in zip(seats, before, strict=True):
        player = g.state.seats[seat]
        fallen += [player.grave[place] for place in player.fallen[count:] if place >= 0]
        del player.fallen[count:]
    dearest = _dearest(g.state, use.seat, fallen)
    if dearest:
        yield from use_free(g, use.seat, HeldCard(g.pick(dearest)))


def _dearest(state: State, seat: int, codes: list[str]) -> list[str]:
    """The strategy actions among these cards that the seat can use now (R5.12), the dearest."""
    usable = [code for code in codes if code in ACTION_CARDS
              and action_refusal(state, seat, HeldCard(code), priced=False) is None]
    most = max((printed_cost(code) for code in usable), default=0)
    return [code for code in usable if printed_cost(code) == most]


def printed_cost(kind: str) -> int:
    """Donations and influence of a card's level together."""
    return CARDS[kind].donations + CARDS[kind].influence


# ---------------------------------------------------------------- trait 35, Small Offering
def celebrity_about(state: State, seat: int) -> Refusal | None:
    """There must be a celebrity."""
    return None if a_celebrity(state, seat) else refuse("R5.8", "no_celebrity")


@action("puppet_curse", when=celebrity_about)
@plain
def puppet_curse(g: G, use: Use) -> None:
    """Puppet Curse. SAC-5a: for 3 turns a tile on which a celebrity arrives becomes neutral (R18.4)."""
    add_effect(g, use.seat, turns(g, use.seat, "puppet_curse", 3), "SAC-5a")


def _ruinable(state: State, seat: int) -> Iterator[int]:
    """Revealed contactable tiles without structure, without a piece, celebrity or relic that the user knows
    of, no start point, whose loss leaves the map whole.
    """
    starts = [player.start for player in state.seats]
    taken = [p.tile for s, p in enumerate(state.seats) if sight.sees_piece(state, seat, s)]
    taken += [c.tile for i, c in enumerate(state.celebrities) if sight.sees_celebrity(state, seat, i)]
    taken += [r.tile for i, r in enumerate(state.relics) if sight.knows_relic(state, seat, i)]
    for tile, structure in enumerate(state.structure):
        if structure == NONE and contactable(state, tile) and tile not in starts and tile not in taken \
                and can_name_tile(state, seat, tile) and is_whole(state, shut=tile):
            yield tile


def ruinable_tile(state: State, seat: int, chosen: Chosen) -> list[Option]:
    """The tiles that may become a ruin; the tile given up may be one of them."""
    return [tile_option(t) for t in _ruinable(state, seat)]


def tile_and_ruin(state: State, seat: int) -> Refusal | None:
    """An own tile and a legal second one are needed."""
    if not owned_tiles(state, seat):
        return refuse("R5.8", "needs_own_tile")
    return None if any(True for _ in _ruinable(state, seat)) else refuse("R5.8", "no_ruin_place")


@action("minor_sacrifice", own_tile, ruinable_tile, when=tile_and_ruin)
@plain
def minor_sacrifice(g: G, use: Use) -> None:
    """Minor Sacrifice. SAC-5b: an own tile becomes neutral, then a tile becomes a ruin (R23.11). A relic
    hidden there goes to a random site; a piece or celebrity hidden there stays until it moves off.
    """
    given, ruined = use.targets
    if given:
        set_owner(g, number(given), NEUTRAL, "SAC-5b")
    if not ruined:
        return
    tile = number(ruined)
    set_owner(g, tile, NEUTRAL, "SAC-5b")
    designate(g, tile, RUIN, use.seat, "SAC-5b", "ruin")
    if tile in g.state.mud:
        g.state.mud.remove(tile)
    i = relic_on(g.state, tile)
    if i >= 0:
        relic_sites.replace(g, i, "SAC-5b")


# ---------------------------------------------------------------- trait 36, Day of Judgement
@action("judgement_day", other_player)
@plain
def judgement_day(g: G, use: Use) -> None:
    """Judgement Day. SAC-6a: for 3 turns another player loses 10 reputation for each combat declared (R10.5)
    or tile defended (R10.19).
    """
    add_effect(g, use.target_seat, turns(g, use.target_seat, "judgement", 3, ref=use.seat), "SAC-6a")


@reaction("eschatology")
def eschatology(g: G, use: Use) -> Rules[None]:
    """Eschatology. SAC-6b: unless their owner prevents it all tiles of the beaten defender beside the lost
    tile become neutral.
    """
    moment = use.answers
    victim, lost = moment.seat, moment.tile
    if all(g.state.owner[tile] != victim for tile in geo(g.state).near[lost]):
        return  # R21.10: no tile would change its owner
    seizing = Moment("tile_seize", seat=victim, actor=use.seat, tile=lost, card=use.kind)
    yield from open_window(g, seizing, [victim])
    if seizing.cancelled:
        return
    for tile in geo(g.state).near[lost]:
        if g.state.owner[tile] == victim:
            set_owner(g, tile, NEUTRAL, "SAC-6b")
