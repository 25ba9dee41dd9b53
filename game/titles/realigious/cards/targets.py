"""R5.8, R5.9. What a card can be aimed at: the lists that the registrations in the branch files name.

Each function is `(state, seat, chosen)` with the keys chosen before for the same card, and lists the options
in a stable order. A tile must be the user's own or revealed to the user, and in nobody else's fog; a Seeker
cannot be named.
"""
from __future__ import annotations

from game.core.ask import Option
from game.titles.realigious import sight
from game.titles.realigious.cards.base import (
    Targets,
    celebrity_option,
    lacking,
    number,
    relic_option,
    seat_option,
    tile_option,
)
from game.titles.realigious.queries import after, contactable_tiles, has, living, own_relics, ownable, owned_tiles
from game.titles.realigious.state import NEUTRAL, State

Chosen = tuple[str, ...]


# ---------------------------------------------------------------- tiles
def can_name_tile(state: State, seat: int, tile: int) -> bool:
    """R5.9. Own or revealed, and not in another player's fog."""
    if state.owner[tile] != seat and state.seats[seat].knowledge[tile] != sight.REVEALED:
        return False
    return not sight.in_foreign_fog(state, seat, tile)


@lacking("needs_own_tile")
def own_tile(state: State, seat: int, chosen: Chosen = ()) -> list[Option]:
    """An own tile, without those chosen before."""
    return tile_options(state, seat, owned_tiles(state, seat), chosen)


@lacking("no_revealed_neutral")
def revealed_neutral_tile(state: State, seat: int, chosen: Chosen = ()) -> list[Option]:
    """A revealed neutral tile that can be owned."""
    known = state.seats[seat].knowledge
    return tile_options(state, seat, [t for t, owner in enumerate(state.owner)
                                      if owner == NEUTRAL and known[t] == sight.REVEALED and ownable(state, t)])


@lacking("no_revealed_enemy")
def revealed_enemy_tile(state: State, seat: int, chosen: Chosen = ()) -> list[Option]:
    """A revealed tile that another player owns."""
    known = state.seats[seat].knowledge
    return tile_options(state, seat, [t for t, owner in enumerate(state.owner)
                                      if owner not in (NEUTRAL, seat) and known[t] == sight.REVEALED])


def known_contactable_tile(state: State, seat: int, chosen: Chosen = ()) -> list[Option]:
    """An own or revealed contactable tile, governments and restricted zones too, without those chosen."""
    known = state.seats[seat].knowledge
    return tile_options(state, seat, [t for t in contactable_tiles(state)
                                      if state.owner[t] == seat or known[t] == sight.REVEALED], chosen)


def tile_options(state: State, seat: int, tiles: list[int], chosen: Chosen = ()) -> list[Option]:
    """R5.9. Those of `tiles` that lie in nobody else's fog, without those chosen before."""
    options = [tile_option(t) for t in sight.out_of_fog(state, seat, tiles)]
    return [option for option in options if option.key not in chosen] if chosen else options


# ---------------------------------------------------------------- players
def can_name_seat(state: State, seat: int, other: int) -> bool:
    """5.5, Seeker. Whether a strategy card of `seat` may name or hit `other`."""
    return state.seats[other].alive and (other == seat or not has(state.seats[other], "seeker"))


@lacking("no_other_player")
def other_player(state: State, seat: int, chosen: Chosen = ()) -> list[Option]:
    """Another living player who is no Seeker, in turn order after the user."""
    return [seat_option(s) for s in after(state, seat) if can_name_seat(state, seat, s)]


def any_player(state: State, seat: int, chosen: Chosen = ()) -> list[Option]:
    """A living player, the user included; no Seeker but the user."""
    return [seat_option(s) for s in living(state) if can_name_seat(state, seat, s)]


# ---------------------------------------------------------------- relics, celebrities
def own_relic(state: State, seat: int, chosen: Chosen = ()) -> list[Option]:
    """R15.3. A counted relic of the user, without those chosen before."""
    return [relic_option(i) for i in own_relics(state, seat) if f"relic:{i}" not in chosen]


@lacking("no_celebrity")
def a_celebrity(state: State, seat: int, chosen: Chosen = ()) -> list[Option]:
    """A celebrity of the map, whether or not its place is known."""
    return [celebrity_option(i) for i, c in enumerate(state.celebrities) if c.tile >= 0]


def own_celebrity(state: State, seat: int, chosen: Chosen = ()) -> list[Option]:
    """A celebrity that the user owns."""
    return [celebrity_option(i) for i, c in enumerate(state.celebrities) if c.tile >= 0 and c.owner == seat]


# ---------------------------------------------------------------- cards
def other_hand_card(kind: str) -> Targets:
    """A card of the hand other than the used card `kind`: key "hand:<kind>", each kind once, newest first.
    Another copy of the used card is another card."""
    def cards(state: State, seat: int, chosen: Chosen) -> list[Option]:
        options: dict[str, Option] = {}
        kinds = [card.kind for card in state.seats[seat].hand]
        for slot, held in enumerate(kinds, 1):
            if held not in options and (held != kind or kinds.count(kind) > 1):
                options[held] = Option(f"hand:{held}", "opt.card", (f"hand:{slot}",), ("card", held))
        return list(options.values())
    return cards


def slot_of(state: State, seat: int, key: str) -> int:
    """The slot (1 = newest) of the newest card that the key "hand:<kind>" means, 0 when the hand has none."""
    wanted = key.partition(":")[2]
    for slot, card in enumerate(state.seats[seat].hand, 1):
        if card.kind == wanted:
            return slot
    return 0


def tiles_of(keys: Chosen) -> list[int]:
    """The tiles behind those target keys that are still legal."""
    return [number(key) for key in keys if key]
