"""Section 8, C12.2. What a partner means to do, in one line; what people who play with it ask of it.

A wish is "<attempt>.<round>:<verb>:<what>": attack an enemy, guard whoever asks, go to a tile. It holds until the round
is over or the enemy is gone; of several people the first one in seat order is listened to. Wishes come from other
machines, too: what is no wish is none.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.ask import Option
from game.core.boards.bone import SOLID
from game.titles.vermilion.attack import targets
from game.titles.vermilion.bot_ways import FAR, distances, firing_posts, free_lands, goals, posts_against
from game.titles.vermilion.content import CARDS
from game.titles.vermilion.queries import (
    by_number,
    can_stand,
    char,
    foe_by,
    foe_name,
    grid_of,
    is_action,
    living,
    place,
    tile_at,
)
from game.titles.vermilion.state import State
from game.titles.vermilion.walking import step_options

ATTACK, GUARD, GO = "attack", "guard", "go"
CALM, ESCORT, REST, ENDED, DOWN = "calm", "escort", "rest", "ended", "down"


class PartnerWish(NamedTuple):
    """What the seat `by` asks: `what` is the name of an enemy, of the seat's own character, or a tile as a number."""

    by: int
    verb: str
    what: str
    tile: int


class BotPlan(NamedTuple):
    """What a bot means to do: `unit` and `tile` as far as they belong to it; `asked`: because somebody asks it to."""

    verb: str
    unit: str = ""
    tile: str = ""
    asked: bool = False


def wish_text(tries: int, number: int, verb: str, what: str) -> str:
    """A wish in words that bots read, for an attempt and a round."""
    return f"{tries}.{number}:{verb}:{what}"


def wish_for(state: State, seat: int, wishes: Mapping[int, str]) -> PartnerWish | None:
    """The wish that a bot listens to, None where nobody asks anything that can be done now."""
    for by in sorted(wishes):
        found = read_wish(state, by, wishes[by]) if by != seat else None
        if found is not None:
            return found
    return None


def read_wish(state: State, by: int, text: str) -> PartnerWish | None:
    """What a seat asks, None where that is nothing that can be done now."""
    if by not in living(state):
        return None
    when, _, rest = text.partition(":")
    verb, _, what = rest.partition(":")
    if when != f"{len(state.campaign.tries)}.{state.round}":
        return None
    if verb == ATTACK and what.startswith("f") and what[1:].isdecimal():
        foe = foe_by(state, int(what[1:]))
        return PartnerWish(by, verb, what, foe.tile) if foe is not None else None
    if verb == GUARD:
        return PartnerWish(by, verb, char(by), state.seats[by].tile)
    if verb == GO:
        try:
            tile = tile_at(state, what)
        except ValueError:
            return None
        return PartnerWish(by, verb, what, tile) if state.codes[tile] not in SOLID else None
    return None


def aims(state: State, seat: int, wish: PartnerWish | None) -> list[int]:
    """Where the seat wants to be: as somebody asks, else by itself."""
    if wish is None:
        return goals(state, seat)
    if wish.verb == ATTACK:
        foe = foe_by(state, int(wish.what[1:]))
        return posts_against(state, seat, [foe]) if foe is not None else []
    own, grid = state.seats[seat].tile, grid_of(state)
    if wish.verb == GO and (own == wish.tile or can_stand(state, wish.tile)):
        return [wish.tile]
    return [tile for tile in grid.near[wish.tile] if tile == own or can_stand(state, tile)]


# ---------------------------------------------------------------- doing it
def wished_pick(state: State, seat: int, options: list[Option], wish: PartnerWish) -> list[Option]:
    """The picks that serve a wish; all where none does more than another. Dice and cards are gathered, wounds bound and
    lands calmed as ever."""
    player = state.seats[seat]
    here = aims(state, seat, wish)
    walks = [option for option in options if option.key.endswith(":legs")]
    if player.tile in here:
        return [option for option in options if option not in walks]
    left = distances(state, here)
    near = left.get(player.tile, FAR)
    steps = [one.key.partition(":")[2] for one in step_options(state, seat, 2 * len(player.supply.dice), 0, 0)[1:]]
    if near < FAR and any(left.get(tile_at(state, step), FAR) < near for step in steps) and walks:
        cards = [option for option in walks if option.key.startswith("play:")]
        cheap = min(walks, key=lambda option: CARDS[option.key.split(":")[1]].rarity)
        return [*(cards or [cheap])]
    return options


def wished_target(offered: list[str], state: State, wish: PartnerWish) -> str:
    """Whom an attack hits: who is to be attacked, or the enemy nearest to the one who is to be guarded."""
    if wish.verb == ATTACK:
        return wish.what if wish.what in offered else ""
    foes = [foe for foe in by_number(state) if foe_name(foe) in offered]
    if wish.verb != GUARD or not foes:
        return ""
    grid = grid_of(state)
    return foe_name(min(foes, key=lambda foe: (grid.distance(foe.tile, wish.tile), foe.hp)))


# ---------------------------------------------------------------- saying it
def plan_of(state: State, seat: int, wishes: Mapping[int, str]) -> BotPlan:
    """C12.2. What the bot on a seat means to do in its next turn, or goes on with in this one; nothing once that has
    ended."""
    if seat not in living(state):
        return BotPlan(DOWN, char(seat))
    if state.phase == "player" and state.seats[seat].ended:
        return BotPlan(ENDED)
    wish = wish_for(state, seat, wishes)
    if wish is not None:
        return BotPlan(wish.verb, "" if wish.verb == GO else wish.what, place(state, wish.tile), True)
    aim = goals(state, seat)
    lands = free_lands(state, seat) if state.objective == "stabilise" else []
    if lands:
        left = distances(state, [state.seats[seat].tile])
        return BotPlan(CALM, tile=place(state, min(lands, key=lambda tile: (left.get(tile, FAR), tile))))
    if state.wagon is not None and aim and not set(aim) & set(firing_posts(state, seat)):
        return BotPlan(ESCORT, "w", place(state, state.wagon.tile))
    reached = targets(state, seat, {})
    armed = any(is_action(card) and CARDS[card].type == "attack" for card in state.seats[seat].hand)
    if reached and armed:
        foe = min(reached, key=lambda one: (one.hp, one.no))
        return BotPlan(ATTACK, foe_name(foe), place(state, foe.tile))
    left = distances(state, [state.seats[seat].tile])
    near = [(min((left.get(tile, FAR) for tile in posts_against(state, seat, [foe])), default=FAR), foe.hp, foe.no)
            for foe in by_number(state)]
    best = min(near, default=(FAR, 0, 0))
    if best[0] >= FAR:
        return BotPlan(REST)
    found = foe_by(state, best[2])
    return BotPlan(ATTACK, f"f{best[2]}", place(state, found.tile) if found is not None else "")
