"""Holy War (HOL, 5.3): combat and the reputation of others. Paid with influence."""
from __future__ import annotations

from game.core.ask import Option, Refusal, Rules
from game.core.windows import Moment
from game.titles.realigious import movement, sight
from game.titles.realigious.cards.base import Use, action, lacking, number, reaction, refuse
from game.titles.realigious.cards.due import plain
from game.titles.realigious.cards.play import harm
from game.titles.realigious.cards.targets import Chosen, a_celebrity, can_name_seat, own_celebrity, own_tile
from game.titles.realigious.content import CELEBRITIES
from game.titles.realigious.queries import G, after, open_ground
from game.titles.realigious.state import NOBODY, NONE, PRIVATE_BARRACKS, Celebrity, Effect, State
from game.titles.realigious.verbs import add_effect, designate, drop_effect, tell, this_turn, turns

NOWHERE = -1
PRANK = 3
WAR_COMBATS = 3


# ---------------------------------------------------------------- trait 1, A Simple Prank
@action("simple_prank")
def simple_prank(g: G, use: Use) -> Rules[None]:
    """Simple Prank. HOL-1a: all other players lose 3 reputation, in turn order after the user."""
    for other in after(g.state, use.seat):
        if can_name_seat(g.state, use.seat, other):
            yield from harm(g, other, PRANK, use.seat, "HOL-1a")


@action("worst_scandal")
@plain
def worst_scandal(g: G, use: Use) -> None:
    """Worst Scandal. HOL-1b: this turn whoever loses a piece combat to the user goes to the start point (R10.16)."""
    add_effect(g, use.seat, this_turn(g, use.seat, "scandal"), "HOL-1b")


# ---------------------------------------------------------------- trait 2, Fair Play
def somebody_lowered_me(state: State, seat: int, moment: Moment) -> bool:
    """The loss names a causing player whom the user may name (5.5, Seeker)."""
    return moment.actor not in (NOBODY, seat) and can_name_seat(state, seat, moment.actor)


@reaction("fair_game", when=somebody_lowered_me)
def fair_game(g: G, use: Use) -> Rules[None]:
    """Fair Game. HOL-2a: the causing player loses what the user really lost."""
    yield from harm(g, use.answers.actor, use.answers.subject, use.seat, "HOL-2a")


@action("media_blackout")
@plain
def media_blackout(g: G, use: Use) -> None:
    """Media Blackout. HOL-2b: for 3 turns fog lies on the tiles within distance 2 of where the piece is now
    (R23.10)."""
    centre = g.state.seats[use.seat].tile
    add_effect(g, use.seat, turns(g, use.seat, sight.FOG, 3, ref=centre), "HOL-2b")
    tell(g, "fogged", "HOL-2b", use.seat)


# ---------------------------------------------------------------- trait 3, Panic
@action("panic_rout")
@plain
def panic_rout(g: G, use: Use) -> None:
    """Panic Rout. HOL-3a: this turn each ordinary combat won takes a neutral tile beside the won one (R10.19)."""
    add_effect(g, use.seat, this_turn(g, use.seat, "panic_rout"), "HOL-3a")


@reaction("hot_pursuit")
def hot_pursuit(g: G, use: Use) -> Rules[None]:
    """Hot Pursuit. HOL-3b: the piece is moved to the defended tile; the user wins the next combat in either role."""
    add_effect(g, use.seat, Effect("pursuit", "use"), "HOL-3b")
    tile = use.answers.tile
    if g.state.seats[use.seat].tile != tile:
        yield from movement.contact(g, use.seat, tile, "HOL-3b")


# ---------------------------------------------------------------- trait 4, Due Enforcement
@lacking("all_contracted")
def uncontracted(state: State, seat: int, chosen: Chosen) -> list[Option]:
    """An own celebrity that is under no contract of the user."""
    return [o for o in own_celebrity(state, seat) if state.celebrities[number(o.key)].contract != seat]


def owns_one(state: State, seat: int) -> Refusal | None:
    """The user must own a celebrity."""
    return None if own_celebrity(state, seat) else refuse("R5.8", "no_own_celebrity")


@action("contract_killing", uncontracted, when=owns_one)
@plain
def contract_killing(g: G, use: Use) -> None:
    """Contract Killing. HOL-4a: the celebrity's next arrival on a tile with another player's piece starts a piece
    combat of the user (R18.4)."""
    g.state.celebrities[number(use.targets[0])].contract = use.seat
    tell(g, "state_added", "HOL-4a", use.seat, what="contract")


@action("just_enforcement", a_celebrity)
@plain
def due_enforcement(g: G, use: Use) -> None:
    """Due Enforcement. HOL-4b: a celebrity is removed; one of a type that is not on the map appears, unbought, and
    walks after those that are older (R18.3). No arrival."""
    state = g.state
    here = {c.type for c in state.celebrities if c.tile >= 0}
    gone = number(use.targets[0])
    kind = g.pick([c for c in CELEBRITIES if c not in here])
    tile = g.pick([t for t in range(len(state.owner)) if open_ground(state, t)])
    state.celebrities[gone] = Celebrity(state.celebrities[gone].type, NOWHERE)
    state.celebrities.append(Celebrity(kind, tile))
    tell(g, "celebrity_replaced", "HOL-4b", use.seat, what=kind)


# ---------------------------------------------------------------- trait 5, Dread and Trembling
@action("all_or_nothing")
@plain
def all_or_nothing(g: G, use: Use) -> None:
    """All or Nothing. HOL-5a: for 3 turns attack rate + 30, and reckless (R10.11). Again it renews, without
    doubling."""
    add_effect(g, use.seat, turns(g, use.seat, "all_or_nothing", 3), "HOL-5a")


@lacking("no_built_tile")
def own_built_tile(state: State, seat: int, chosen: Chosen) -> list[Option]:
    """An own tile with a structure."""
    return [o for o in own_tile(state, seat) if state.structure[number(o.key)] != NONE]


@action("fear_trembling", own_built_tile)
@plain
def fear_and_trembling(g: G, use: Use) -> None:
    """Fear and Trembling. HOL-5b: an own tile with a structure becomes a private barracks (R23.8)."""
    designate(g, use.tile, PRIVATE_BARRACKS, use.seat, "HOL-5b", "private_barracks")


# ---------------------------------------------------------------- trait 6, Host of Heaven
@action("declare_holy_war")
@plain
def declare_holy_war(g: G, use: Use) -> None:
    """Declare Holy War. HOL-6a: in the next three combats as attacker no reputation is lost (R10.4, R10.15)."""
    drop_effect(g, use.seat, "holy_war", "R22.7")
    add_effect(g, use.seat, Effect("holy_war", "use", n=WAR_COMBATS), "HOL-6a")


@action("heavenly_host")
@plain
def heavenly_host(g: G, use: Use) -> None:
    """Heavenly Host. HOL-6b: this turn the user wins combats as attacker (R10.11)."""
    add_effect(g, use.seat, this_turn(g, use.seat, "heavenly_host"), "HOL-6b")
