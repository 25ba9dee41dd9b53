"""Expansion (EXP, 5.3): propagation, fast growth, believers. Paid with donations."""
from __future__ import annotations

from game.core.ask import Option, Refusal, Rules
from game.core.windows import Moment
from game.titles.realigious.cards.base import Use, action, card_of, number, reaction, refuse
from game.titles.realigious.cards.due import plain
from game.titles.realigious.cards.play import discarded, enter_hand, open_window, refill
from game.titles.realigious.cards.targets import (
    Chosen,
    own_tile,
    revealed_enemy_tile,
    revealed_neutral_tile,
    tiles_of,
)
from game.titles.realigious.queries import G, owned_tiles, stacks
from game.titles.realigious.state import APOSTLE, ICON, PANTHEON, SANCTUARY, HeldCard, State
from game.titles.realigious.verbs import add_effect, add_stack, designate, gain, set_owner, turns

MOST_NETS = 5


# ---------------------------------------------------------------- trait 1, Gleaning
@action("gleaning", revealed_neutral_tile)
@plain
def gleaning(g: G, use: Use) -> None:
    """Gleaning. EXP-1a: believers + the tile's allotment of believers, without bonus; it stays neutral."""
    gain(g, use.seat, "EXP-1a", believers=g.state.believers[use.tile])


@action("repentance")
@plain
def repentance(g: G, use: Use) -> None:
    """Repentance. EXP-1b: for 3 turns declaring combat costs no reputation and is decided by the propagation
    rate (R10.10)."""
    add_effect(g, use.seat, turns(g, use.seat, "repentance", 3), "EXP-1b")


# ---------------------------------------------------------------- trait 2, Ordination of Apostles
@action("train_clergy")
@plain
def train_clergy(g: G, use: Use) -> None:
    """Train Clergy. EXP-2a: propagation rate + 3, stacking, for the rest of the game."""
    add_stack(g, use.seat, "clergy", "EXP-2a")


def no_apostle_yet(state: State, seat: int, chosen: Chosen) -> list[Option]:
    """Own tiles that are no apostle, without those chosen before."""
    return [option for option in own_tile(state, seat, chosen)
            if state.designation[number(option.key)] != APOSTLE]


def two_own_tiles(state: State, seat: int) -> Refusal | None:
    """Two different tiles are needed that can become apostles."""
    if len(owned_tiles(state, seat)) < 2:
        return refuse("R5.8", "needs_two_tiles")
    return None if len(no_apostle_yet(state, seat, ())) > 1 else refuse("R5.8", "needs_two_to_ordain")


@action("ordain_apostles", no_apostle_yet, no_apostle_yet, when=two_own_tiles)
@plain
def ordain_apostles(g: G, use: Use) -> None:
    """Ordain Apostles. EXP-2b: two own tiles become apostles (R23.2)."""
    for tile in tiles_of(use.targets):
        designate(g, tile, APOSTLE, use.seat, "EXP-2b", "apostle")


# ---------------------------------------------------------------- trait 3, Casting the Net
def room_for_a_net(state: State, seat: int) -> Refusal | None:
    """Five stacks are the most."""
    return refuse("R5.8", "net_full") if stacks(state.seats[seat], "net") >= MOST_NETS else None


@action("cast_net", when=room_for_a_net)
@plain
def cast_the_net(g: G, use: Use) -> None:
    """Cast the Net. EXP-3a: each propagation of the own piece may catch a neighbouring tile, 10 % a stack."""
    add_stack(g, use.seat, "net", "EXP-3a")


@action("age_of_cathedrals", own_tile)
@plain
def age_of_cathedrals(g: G, use: Use) -> None:
    """Age of Cathedrals. EXP-3b: an own tile becomes a pantheon (R23.4)."""
    designate(g, use.tile, PANTHEON, use.seat, "EXP-3b", "pantheon")


# ---------------------------------------------------------------- trait 4, Season of Harvest
@action("reaper")
@plain
def reaper(g: G, use: Use) -> None:
    """Reaper. EXP-4a: propagation rate + 5, stacking, for the rest of the game."""
    add_stack(g, use.seat, "reaper", "EXP-4a")


def reaper_in_grave(state: State, seat: int) -> Refusal | None:
    """A Reaper must lie in the own graveyard."""
    return None if "reaper" in state.seats[seat].grave else refuse("R5.8", "no_reaper")


@action("harvest_season", when=reaper_in_grave)
def harvest_season(g: G, use: Use) -> Rules[None]:
    """Harvest Season. EXP-4b: two new Reapers enter the hand one after the other (R5.5)."""
    for _ in range(2):
        yield from enter_hand(g, use.seat, HeldCard("reaper"), "EXP-4b")


# ---------------------------------------------------------------- trait 5, Rampart of the Word
@action("sanctuary", own_tile)
@plain
def sanctuary(g: G, use: Use) -> None:
    """Sanctuary. EXP-5a: an own tile becomes a sanctuary (R23.3)."""
    designate(g, use.tile, SANCTUARY, use.seat, "EXP-5a", "sanctuary")


def against_me(state: State, seat: int, moment: Moment) -> bool:
    """Another player negates a card of the seat or seizes its tile."""
    return moment.seat == seat != moment.actor


@reaction("wall_of_word", when=against_me)
def wall_of_word(g: G, use: Use) -> Rules[None]:
    """Wall of the Word. EXP-5b: the attempt is negated, a random card of its player's deck discarded.

    A window `tile_seize` asks one owner, so only the user's tiles are saved by it.
    """
    moment = use.answers
    moment.cancelled = True
    deck = g.state.seats[moment.actor].deck
    if deck:
        card = card_of(deck.pop(g.below(len(deck))))
        refill(g, moment.actor)
        yield from discarded(g, moment.actor, card)


# ---------------------------------------------------------------- trait 6, Moving Mountains
@action("move_mountains", revealed_enemy_tile)
def move_mountains(g: G, use: Use) -> Rules[None]:
    """Move Mountains. EXP-6a: unless its owner prevents it the tile becomes the user's, without allotment,
    and an icon (R23.5). Pieces stay where they are."""
    owner = g.state.owner[use.tile]
    moment = Moment("tile_seize", seat=owner, actor=use.seat, tile=use.tile, card=use.kind)
    yield from open_window(g, moment, [owner])
    if moment.cancelled or g.state.owner[use.tile] != owner:
        return
    set_owner(g, use.tile, use.seat, "EXP-6a")
    designate(g, use.tile, ICON, use.seat, "EXP-6a", "icon")


@action("miracle_icon", own_tile)
@plain
def miracle_of_the_icon(g: G, use: Use) -> None:
    """Miracle of the Icon. EXP-6b: an own tile becomes an icon (R23.5)."""
    designate(g, use.tile, ICON, use.seat, "EXP-6b", "icon")
