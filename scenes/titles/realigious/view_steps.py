"""What the screen shows between two choices: the view of before with what an event has touched already taken from the
view of after (C6.5). Nothing is worked out here but purse and reputation: they change by what each event tells, as
the view of after knows already of later ones. Every other value stands in one of the two views, or in the event where
the light has changed since.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.titles.realigious.climate import SQUALL_FULL
from scenes.titles.realigious.events import ALL, PIECE, touched_by

if TYPE_CHECKING:
    from game.core.events import Data, Event
    from game.titles.realigious.view import CelebrityView, SeatPrivate, SeatPublic, SeatView, StateIcon, TileView

    States = tuple[StateIcon, ...]

NOWHERE = NEUTRAL = -1
DECLARED = ("combat_declared",)
"""What comes before the roll of a combat: the view of after knows already how that ends, so nothing is taken from it.
"""
STATES = ("state_added", "state_ended")
"""Of these the states alone are taken: they may come before a roll, too."""
WALKS = ("moved", "transferred")
"""By these a piece goes; what it gains there is told by later events."""
GROUNDED = ("stealth", "high_ground")
"""R7.1 (1), (3). States of the ground under a piece: they end as it leaves, and begin as it arrives."""
TRIES, FAILURES = ("propagated", "propagation_failed"), ("prop_consolation",)
"""R9.8. By these the count of failures in a row ends, or grows."""
OF_TILES = ("propagated", "propagation_failed", "tile_neutral", "tile_taken", "tile_designated", "tile_separatist",
            "tile_calmed", "revealed", "church_advantage", "stayed")  # fmt: skip
"""By these nothing changes but tiles; cards that are drawn later, say, are not in the hand yet."""
RELICS = ("relic_gained", "relic_lost", "relic_taken", "relic_replaced", "relic_gone", "relic_created")
OF_RELICS = ("relics", "uncounted", "bonus_level", "mystic")
"""What is counted anew by these, and by nothing else."""
PURSES = {"gained": 1, "lost": -1, "paid": -1, "heat_paid": -1, "heat_lost": -1, "levy": -1}
"""R4.2. By these what a purse holds grows or shrinks, by as much as they tell."""
REPUTES = {"reputation_up": 1, "reputation_down": -1, "reputation_paid": -1}
"""R2.2. So does a reputation by these."""
PURSE = ("believers", "donations", "influence")
LIGHT, CYCLE, WALK = ("day", "night"), "cycle_ended", "celebrity_moved"
"""R3.11. By these a cycle ends."""
SQUALL, MUD = "squall", "mud"
LOST = (SQUALL, "turn_skipped")
"""R3.10. Of the turn that is skipped nothing is seen but whose it is."""
BOUGHT = ("celebrity_bought", "government_bought")
"""R17.2, R18.2. By these alone somebody else owns one."""
CARDS = ("drew", "drew_hidden", "entered_hand", "deck_renewed", "discarded", "card_used", "glory_dealt", "shame_dealt",
         "trade_done", "reverted", "eliminated")  # fmt: skip
"""By these alone a hand or a pile changes."""
OWNERS = ("tile_separatist", "tile_calmed", "tile_neutral", "tile_taken", "propagated")
"""By these a tile turns separatist, or is so no more."""
FOUGHT = ("combat_won", "combat_lost")
UNTOLD = "panic"
"""This does not tell by how much."""
TAKES, LEAVES = ("propagated", "tile_taken"), ("tile_neutral",)
"""By these a tile gets an owner, and loses it."""


def as_told(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """R12.1. The view of after as far as the event is about it: what night has covered since is still in sight."""
    if shown.day == after.day or touched_by(event) == ALL:
        return after
    seat = event.data.get("seat")
    owner = seat if event.kind in TAKES else NEUTRAL if event.kind in LEAVES else None
    lit = {}
    for tile in _touched(event):
        was, then = shown.tiles[tile], after.tiles[tile]
        if was.shown and not then.shown:
            lit[tile] = was if owner is None else replace(was, owner=owner)
        elif was.seen != then.seen:
            lit[tile] = replace(then, seen=was.seen)
    return replace(after, tiles=tuple(lit.get(tile.tile, tile) for tile in after.tiles)) if lit else after


def _touched(event: Event) -> list[int]:
    """The tiles that an event is about."""
    tile, tiles = event.data.get("tile"), event.data.get("tiles")
    touched = [int(t) for t in tiles] if isinstance(tiles, list) else []
    return [*touched, tile] if isinstance(tile, int) and tile >= 0 else touched


def step(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """The view to show once the event has been: no card that a later one brings or takes is in it."""
    found = _step(shown, event, after)
    return found if event.kind in CARDS or found is shown else _with_cards(found, shown)


def _with_cards(view: SeatView, shown: SeatView) -> SeatView:
    """The view with the hands and piles of before."""
    seats = tuple(new if (new.hand, new.deck, new.grave) == (was.hand, was.deck, was.grave)
                  else replace(new, hand=was.hand, deck=was.deck, grave=was.grave)
                  for new, was in zip(view.seats, shown.seats, strict=True))  # fmt: skip
    own, had = view.own, shown.own
    if own is not None and had is not None and own.seat == had.seat:
        own = replace(own, hand=had.hand, deck=had.deck, grave=had.grave)
    return replace(view, seats=seats, own=own)


def _step(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    data = event.data
    if event.kind in DECLARED:
        return shown
    if event.kind in (*LIGHT, CYCLE, WALK):
        shown = replace(shown, gauge=_risen(shown, after))
    if event.kind in LIGHT:
        return _in_light(shown, event, after)
    if event.kind in LOST:
        return _acting(replace(shown, gauge=0) if event.kind == SQUALL else shown, data, after.cycle)
    if event.kind == MUD:
        tiles = (replace(was, mud=then.mud) for was, then in zip(shown.tiles, after.tiles, strict=True))
        return replace(shown, tiles=tuple(tiles), mud=after.mud)
    if event.kind == "wind":
        return replace(shown, wind=str(data["what"]))
    if touched_by(event) == ALL:
        found = _with_places(after, shown)
        for number in range(len(shown.seats)):
            found = _with_purse(found, number, shown, event)
        return found
    after, seat = as_told(shown, event, after), data.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(shown.seats):
        shown = _with_seat(shown, seat, after, event)
    other = data.get("other")
    if isinstance(other, int) and 0 <= other < len(shown.seats):
        shown = _with_seat(shown, other, after, event)
    if touched := _touched(event):
        shown = replace(shown, tiles=tuple(
            _reached(t, after.tiles[t.tile], event) if t.tile in touched else t for t in shown.tiles
        ))  # fmt: skip
    if event.kind in BOUGHT:
        places = {one.celebrity: one.tile for one in shown.celebrities}
        owned = tuple(replace(one, tile=places.get(one.celebrity, one.tile)) for one in after.celebrities)
        return replace(shown, celebrities=owned, governments=after.governments)
    if event.kind in RELICS:
        shown = replace(shown, tiles=tuple(map(_unless_taken, shown.tiles, after.tiles)))
    if "celebrity" in data:
        shown = replace(shown, celebrities=_celebrities(shown, event, after))
    return shown


def _reached(was: TileView, then: TileView, event: Event) -> TileView:
    """The tile of after. What a combat takes is told by a later event than its outcome (R10.12), and that a relic is
    taken by a later one than the piece's arrival (R7.1 (4)).
    """
    if event.kind in FOUGHT:
        return was
    stays = event.kind in WALKS and was.relic >= 0
    return _counted(was, replace(then, relic=was.relic, relic_kind=was.relic_kind) if stays else then, event)


def _unless_taken(was: TileView, then: TileView) -> TileView:
    """The tile without the relic that lies there no more, wherever that was told from."""
    return replace(was, relic=then.relic, relic_kind=then.relic_kind) if was.relic >= 0 > then.relic else was


def _counted(was: TileView, then: TileView, event: Event) -> TileView:
    """R19.12. The turns of a separatist tile are counted as its owner's turn begins, and by what is about it; mud comes
    and goes as that is told (R11.4).
    """
    if was.mud != then.mud and event.kind != MUD:
        then = replace(then, mud=was.mud)
    counts = event.kind in OWNERS or not was.shown or not then.separatist
    return then if counts or was.separatist == then.separatist else replace(then, separatist=was.separatist)


def _risen(shown: SeatView, after: SeatView) -> int:
    """R3.9 (c), R11.1. The squall's gauge once a turn has ended: it may be empty again with what follows."""
    return after.gauge if after.gauge >= shown.gauge else SQUALL_FULL


def _acting(shown: SeatView, data: Data, last: int) -> SeatView:
    """The turn is that of the seat that an event names, and the others follow; that of the first one in the order
    begins a cycle. `last`: the cycle of after.
    """
    seat, following = data["seat"], shown.next_seats
    if not isinstance(seat, int) or seat not in following:
        return shown
    at, first = following.index(seat), next(one for one in shown.order if shown.seats[one].alive)
    cycle = min(shown.cycle + 1, last) if seat == first != shown.acting else shown.cycle
    return replace(shown, acting=seat, cycle=cycle, next_seats=(*following[at:], *following[:at]))


def _celebrities(shown: SeatView, event: Event, after: SeatView) -> tuple[CelebrityView, ...]:
    """All as they are after; where the light changes later each stays but the one that the event is about."""
    if shown.day == after.day:
        return after.celebrities
    who, tile = event.data["celebrity"], event.data.get("tile")
    at = tile if isinstance(tile, int) else NOWHERE
    return tuple(replace(one, tile=at) if one.celebrity == who else one for one in shown.celebrities)


def _with_seat(shown: SeatView, seat: int, after: SeatView, event: Event) -> SeatView:
    """The seat's numbers of after; its piece goes where the event says, out of sight when it does not say."""
    if event.kind in PURSES or event.kind in REPUTES:
        return _with_purse(shown, seat, shown, event)
    public = after.seats[seat]
    if event.kind in STATES:
        public = replace(shown.seats[seat], states=public.states)
        return replace(shown, seats=tuple(public if s.seat == seat else s for s in shown.seats))
    if event.kind in (*WALKS, *OF_TILES):
        public = shown.seats[seat]
        if event.kind in TRIES and event.data.get("seat") == seat:
            public = replace(public, states=_taken(public.states, after.seats[seat].states, FAILURES))
    else:
        old, new = (public, shown.seats[seat]) if event.kind in RELICS else (shown.seats[seat], public)
        public = replace(new, **{name: getattr(old, name) for name in OF_RELICS})
    tile, on_map = shown.seats[seat].tile, shown.seats[seat].minimap_tile
    if touched_by(event) == PIECE and event.data.get("seat") == seat:
        told = event.data.get("tile")
        tile = on_map = told if isinstance(told, int) else NOWHERE
        then = after.seats[seat]
        public = replace(public, states=_taken(public.states, then.states if then.tile == tile else (), GROUNDED))
    public = replace(public, tile=tile, minimap_tile=on_map)
    seats = tuple(public if s.seat == seat else s for s in shown.seats)
    return _with_purse(replace(shown, seats=seats, own=_own(shown, seat, after, event)), seat, shown, event)


def _taken(was: States, then: States, names: tuple[str, ...]) -> States:
    """What a seat had, with the states of these names as they are then."""
    return (*(icon for icon in then if icon.id in names), *(icon for icon in was if icon.id not in names))


def _own(shown: SeatView, seat: int, after: SeatView, event: Event) -> SeatPrivate | None:
    """What the reader alone knows, where the event is about its seat."""
    if shown.own is None or after.own is None or shown.own.seat != seat or event.kind in (*WALKS, *OF_TILES):
        return shown.own
    old, new = (after.own, shown.own) if event.kind in RELICS else (shown.own, after.own)
    return replace(new, relics=old.relics)


def _with_purse(view: SeatView, seat: int, shown: SeatView, event: Event) -> SeatView:
    """The view with what a seat had before, purse and reputation, and what the event brings or takes."""
    if event.kind == UNTOLD:
        return view
    was, sign = shown.seats[seat], PURSES.get(event.kind, 0)
    believers, donations, influence = (sign * int(str(event.data.get(name, 0))) for name in PURSE)
    has = was.believers + believers
    reputation, social = _reputed(was, view.seats[seat], seat, event)
    public = replace(
        view.seats[seat], believers=has, religious=min(1000, 1000 * has // shown.believers_target),
        reputation=reputation, social=social,
        donations=None if was.donations is None else was.donations + donations,
        influence=None if was.influence is None else was.influence + influence,
    )
    own = view.own
    if own is not None and own.seat == seat and shown.own is not None:
        known = shown.own.reputation + REPUTES.get(event.kind, 0) * _amount(event, seat)
        own = replace(own, donations=shown.own.donations + donations, influence=shown.own.influence + influence,
                      reputation=known)  # fmt: skip
    return replace(view, seats=tuple(public if s.seat == seat else s for s in view.seats), own=own)


def _reputed(was: SeatPublic, then: SeatPublic, seat: int, event: Event) -> tuple[int | None, int | None]:
    """A reputation and its share of the victory once the event has been; None where it is not known now or then."""
    if was.reputation is None or then.reputation is None:
        return then.reputation, then.social
    reputation = was.reputation + REPUTES.get(event.kind, 0) * _amount(event, seat)
    return reputation, min(max(20 * (reputation - 50), 0), 1000)


def _amount(event: Event, seat: int) -> int:
    """By how much it raises or lowers what the seat has."""
    amount = event.data.get("amount")
    return amount if isinstance(amount, int) and event.data.get("seat") == seat else 0


def _in_light(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """R12.1. Day or night has come: what is seen by it, and nothing of the turn that follows. As day breaks the pieces
    come in sight that were hidden.
    """
    places = (then if after.day and was.tile < 0 else was
              for was, then in zip(_with_places(after, shown).seats, after.seats, strict=True))  # fmt: skip
    seats = tuple(replace(one, tile=at.tile, minimap_tile=at.minimap_tile)
                  for one, at in zip(shown.seats, places, strict=True))  # fmt: skip
    tiles = tuple(_counted(was, then, event) for was, then in zip(shown.tiles, after.tiles, strict=True))
    return replace(shown, day=after.day, light_left=after.light_left, tiles=tiles,
                   celebrities=after.celebrities, seats=seats)


def _with_places(after: SeatView, shown: SeatView) -> SeatView:
    """The view of after with the pieces where they stand now, as far as those places are in sight: later events move
    them.
    """
    seats = tuple(
        replace(a, tile=_in_sight(s.tile, a.tile, after), minimap_tile=_in_sight(s.minimap_tile, a.minimap_tile, after))
        if a.alive else a
        for a, s in zip(after.seats, shown.seats, strict=True)
    )  # fmt: skip
    return replace(after, seats=seats)


def _in_sight(tile: int, then: int, after: SeatView) -> int:
    """Where a piece stands now; nowhere where it is not seen any more. `then`: where it is at last, as far as known."""
    return tile if tile < 0 or then >= 0 or after.tiles[tile].seen else NOWHERE
