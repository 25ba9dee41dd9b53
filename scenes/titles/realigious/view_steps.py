"""What the screen shows between two choices (C6.5): the view of before, in which each event changes what CHANGES says,
to what it is in the view of after. A purse, a reputation and whose turn it is change by what the event tells, as the
view of after knows already of later ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.titles.realigious.climate import SQUALL_FULL
from scenes.titles.realigious.events import ALL, touched_by

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.core.events import Event
    from game.titles.realigious.view import SeatPublic, SeatView, StateIcon, TileView

    Change = Callable[[SeatView, Event, SeatView], SeatView]
    States = tuple[StateIcon, ...]

NOWHERE = NEUTRAL = -1
LIGHT = ("day", "night")
GROUNDED = ("stealth", "high_ground")
"""R7.1 (1), (3). States of the ground under a piece: they end as it leaves, and begin as it arrives."""
FAILURES = ("prop_consolation",)
"""R9.8. The count of failures in a row."""
TAKES, LEAVES = ("propagated", "tile_taken"), ("tile_neutral",)
"""By these a tile gets an owner, and loses it."""
CARDS = ("hand", "deck", "grave")
RELICS = ("relics", "uncounted", "bonus_level", "mystic")
STANDING = ("alive", "states", "aside", "traits", "deck_list", "effects", "combat_price", "price_terms")
PURSE, RESOURCES = ("believers", "religious"), ("donations", "influence")
REPUTATION = ("reputation", "social")


def step(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """The view to show once the event has been."""
    for change in CHANGES.get(event.kind, USUAL):
        shown = change(shown, event, after)
    return shown


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


# --- what a seat has


def _taken(view: SeatView, source: SeatView, names: Iterable[str], seats: Iterable[int]) -> SeatView:
    """The view in which what these seats have of these names, and the reader's own besides, is what `source` says."""
    found = list(view.seats)
    for seat in seats:
        one = source.seats[seat]
        found[seat] = replace(found[seat], **{name: getattr(one, name) for name in names if hasattr(one, name)})
    own, of = view.own, source.own
    if own is not None and of is not None and own.seat == of.seat and own.seat in seats:
        own = replace(own, **{name: getattr(of, name) for name in names if hasattr(of, name)})
    return replace(view, seats=tuple(found), own=own)


def _named(shown: SeatView, event: Event) -> list[int]:
    """The seats that an event names."""
    names = (event.data.get("seat"), event.data.get("other"))
    return [seat for seat in names if isinstance(seat, int) and 0 <= seat < len(shown.seats)]


def _of_seats(*names: str) -> Change:
    """These of the seats that an event names."""

    def change(shown: SeatView, event: Event, after: SeatView) -> SeatView:
        return _taken(shown, after, names, _named(shown, event))

    return change


def _seat(shown: SeatView, seat: int, **values: object) -> SeatView:
    """The view in which a seat has these values."""
    return replace(shown, seats=tuple(replace(s, **values) if s.seat == seat else s for s in shown.seats))


def _states(was: States, then: States, names: tuple[str, ...]) -> States:
    """What a seat had, with the states of these names as they are then."""
    return (*(icon for icon in then if icon.id in names), *(icon for icon in was if icon.id not in names))


def _piece(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """It goes where the event says, out of sight when it does not say."""
    told, (seat, *_) = event.data.get("tile"), _named(shown, event)
    tile, then = told if isinstance(told, int) else NOWHERE, after.seats[seat]
    states = _states(shown.seats[seat].states, then.states if then.tile == tile else (), GROUNDED)
    return _seat(shown, seat, tile=tile, minimap_tile=tile, states=states)


def _failures(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    seat, *_ = _named(shown, event)
    return _seat(shown, seat, states=_states(shown.seats[seat].states, after.seats[seat].states, FAILURES))


def _purse(sign: int) -> Change:
    """R4.2. It grows or shrinks by as much as the event tells."""

    def change(shown: SeatView, event: Event, _after: SeatView) -> SeatView:
        seat, *_ = _named(shown, event)
        more = {name: sign * int(str(event.data.get(name, 0))) for name in ("believers", *RESOURCES)}
        was, own = shown.seats[seat], shown.own
        believers = was.believers + more["believers"]
        share = min(1000, 1000 * believers // shown.believers_target)
        known = {name: had + more[name] for name in RESOURCES if (had := getattr(was, name)) is not None}
        shown = _seat(shown, seat, believers=believers, religious=share, **known)
        if own is not None and own.seat == seat:
            own = replace(own, **{name: getattr(own, name) + more[name] for name in RESOURCES})
        return replace(shown, own=own)

    return change


def _reputation(sign: int) -> Change:
    """R2.2. So does a reputation, where it is known."""

    def change(shown: SeatView, event: Event, _after: SeatView) -> SeatView:
        (seat, *_), own = _named(shown, event), shown.own
        more, was = sign * int(str(event.data["amount"])), shown.seats[seat].reputation
        if was is not None:
            shown = _seat(shown, seat, reputation=was + more, social=min(max(20 * (was + more - 50), 0), 1000))
        if own is not None and own.seat == seat:
            own = replace(own, reputation=own.reputation + more)
        return replace(shown, own=own)

    return change


def _veiled(shown: SeatView, after: SeatView, seats: Iterable[int]) -> list[int]:
    """Whose reputation is not known now or then."""
    return [seat for seat in seats if None in (shown.seats[seat].reputation, after.seats[seat].reputation)]


def _veil(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """Whether a reputation is known."""
    return _taken(shown, after, REPUTATION, _veiled(shown, after, _named(shown, event)))


# --- the board


def _touched(event: Event) -> list[int]:
    """The tiles that an event is about."""
    tile, tiles = event.data.get("tile"), event.data.get("tiles")
    touched = [int(t) for t in tiles] if isinstance(tiles, list) else []
    return [*touched, tile] if isinstance(tile, int) and tile >= 0 else touched


def _of_tiles(*kept: str) -> Change:
    """The tiles that the event is about, but for these of what they hold, and for mud (R11.4)."""

    def change(shown: SeatView, event: Event, after: SeatView) -> SeatView:
        told, touched = as_told(shown, event, after), _touched(event)
        tiles = (_tile(t, told.tiles[t.tile], kept) if t.tile in touched else t for t in shown.tiles)
        return replace(shown, tiles=tuple(tiles)) if touched else shown

    return change


def _tile(was: TileView, then: TileView, kept: Iterable[str]) -> TileView:
    """R7.1 (4), R19.12. Of then, but what is `kept`: a relic that lies there, the turns of a tile that is separatist
    now and then.
    """
    found: dict[str, int] = {"mud": was.mud}
    if "relic" in kept and was.relic >= 0:
        found |= {"relic": was.relic, "relic_kind": was.relic_kind}
    if "separatist" in kept and was.shown and then.separatist:
        found["separatist"] = was.separatist
    return replace(then, **found) if any(getattr(then, name) != value for name, value in found.items()) else then


def _relics_lie(shown: SeatView, _event: Event, after: SeatView) -> SeatView:
    """No relic lies any more where there is none then, wherever that was told from."""
    return replace(shown, tiles=tuple(
        replace(was, relic=then.relic, relic_kind=then.relic_kind) if was.relic >= 0 > then.relic else was
        for was, then in zip(shown.tiles, after.tiles, strict=True)
    ))  # fmt: skip


def _walk(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """All celebrities; where the light changes later the one that the event is about."""
    if shown.day == after.day:
        return replace(shown, celebrities=after.celebrities)
    who, tile = event.data["celebrity"], event.data.get("tile")
    at = tile if isinstance(tile, int) else NOWHERE
    found = (replace(one, tile=at) if one.celebrity == who else one for one in shown.celebrities)
    return replace(shown, celebrities=tuple(found))


def _owners(shown: SeatView, _event: Event, after: SeatView) -> SeatView:
    """R17.2, R18.2. Whose the governments and celebrities are."""
    places = {one.celebrity: one.tile for one in shown.celebrities}
    owned = (replace(one, tile=places.get(one.celebrity, one.tile)) for one in after.celebrities)
    return replace(shown, celebrities=tuple(owned), governments=after.governments)


# --- time and weather


def _gauge(shown: SeatView, _event: Event, after: SeatView) -> SeatView:
    """R3.9 (c), R11.1. It has risen once a turn has ended: it may be empty again with what follows."""
    return replace(shown, gauge=after.gauge if after.gauge >= shown.gauge else SQUALL_FULL)


def _no_gauge(shown: SeatView, _event: Event, _after: SeatView) -> SeatView:
    return replace(shown, gauge=0)


def _wind(shown: SeatView, event: Event, _after: SeatView) -> SeatView:
    return replace(shown, wind=str(event.data["what"]))


def _mud(shown: SeatView, _event: Event, after: SeatView) -> SeatView:
    tiles = (replace(was, mud=then.mud) for was, then in zip(shown.tiles, after.tiles, strict=True))
    return replace(shown, tiles=tuple(tiles), mud=after.mud)


def _acting(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """R3.10. The turn is that of the seat that the event names, and the others follow; that of the first one in the
    order begins a cycle.
    """
    seat, following = event.data["seat"], shown.next_seats
    if not isinstance(seat, int) or seat not in following:
        return shown
    at, first = following.index(seat), next(one for one in shown.order if shown.seats[one].alive)
    cycle = min(shown.cycle + 1, after.cycle) if seat == first != shown.acting else shown.cycle
    return replace(shown, acting=seat, cycle=cycle, next_seats=(*following[at:], *following[:at]))


def _light(shown: SeatView, _event: Event, after: SeatView) -> SeatView:
    """R12.1. What is seen by it, and nothing of the turn that follows. As day breaks the pieces come in sight that were
    hidden.
    """
    found = _placed(shown, (then if after.day and was.tile < 0 else _in_sight(was, then, after)
                            for was, then in zip(shown.seats, after.seats, strict=True)))  # fmt: skip
    tiles = (_tile(was, then, ("separatist",)) for was, then in zip(shown.tiles, after.tiles, strict=True))
    return replace(found, day=after.day, light_left=after.light_left, tiles=tuple(tiles), celebrities=after.celebrities)


def _everything(shown: SeatView, _event: Event, after: SeatView) -> SeatView:
    """But what later events tell: where the pieces go, cards, purses and reputations."""
    seats = range(len(shown.seats))
    kept = _taken(after, shown, (*CARDS, *PURSE, *RESOURCES, *REPUTATION), seats)
    found = _taken(kept, after, REPUTATION, _veiled(shown, after, seats))
    return _placed(found, (_in_sight(was, then, after) for was, then in zip(shown.seats, after.seats, strict=True)))


def _placed(view: SeatView, places: Iterable[SeatPublic]) -> SeatView:
    """The view with the pieces where these seats have theirs."""
    return replace(view, seats=tuple(replace(one, tile=at.tile, minimap_tile=at.minimap_tile)
                                     for one, at in zip(view.seats, places, strict=True)))  # fmt: skip


def _in_sight(was: SeatPublic, then: SeatPublic, after: SeatView) -> SeatPublic:
    """With its piece where it stands now; nowhere where it is not seen any more. `then`: it as far as it is known at
    last.
    """
    places = ((was.tile, then.tile), (was.minimap_tile, then.minimap_tile))
    tile, on_map = (now if now < 0 or last >= 0 or after.tiles[now].seen else NOWHERE for now, last in places)
    return replace(then, tile=tile, minimap_tile=on_map) if then.alive else then


_STANDING, _CARDS, _TILES = _of_seats(*STANDING), _of_seats(*CARDS), _of_tiles("separatist")
USUAL = (_STANDING, _veil, _TILES)
CHANGES: dict[str, tuple[Change, ...]] = {
    **dict.fromkeys(("stayed", "combat_declared"), ()),
    **dict.fromkeys(("moved", "transferred"), (_piece, _of_tiles("separatist", "relic"))),
    "propagated": (_failures, _of_tiles()),
    "propagation_failed": (_failures, _TILES),
    **dict.fromkeys(("tile_neutral", "tile_taken", "tile_separatist", "tile_calmed"), (_of_tiles(),)),
    **dict.fromkeys(("tile_designated", "revealed", "church_advantage"), (_TILES,)),
    **dict.fromkeys(("combat_won", "combat_lost"), (_STANDING, _veil)),  # R10.12. What it takes is told later
    **dict.fromkeys(("state_added", "state_ended"), (_of_seats("states"),)),
    **dict.fromkeys(("drew", "drew_hidden", "entered_hand", "deck_renewed", "discarded", "card_used", "glory_dealt",
                     "shame_dealt", "trade_done", "reverted", "eliminated"), (*USUAL, _CARDS)),
    **dict.fromkeys(("relic_gained", "relic_lost", "relic_taken", "relic_replaced", "relic_gone", "relic_created"),
                    (_of_seats(*RELICS), _TILES, _relics_lie)),
    **dict.fromkeys(("celebrity_bought", "government_bought"), (*USUAL, _owners)),
    "gained": (_purse(1),),
    **dict.fromkeys(("lost", "paid", "heat_paid", "heat_lost", "levy"), (_purse(-1),)),
    "panic": (*USUAL, _of_seats(*PURSE, *RESOURCES)),  # it does not tell by how much
    "reputation_up": (_reputation(1),),
    **dict.fromkeys(("reputation_down", "reputation_paid"), (_reputation(-1),)),
    "celebrity_moved": (_gauge, _TILES, _walk),
    "cycle_ended": (_gauge,),
    **dict.fromkeys(LIGHT, (_gauge, _light)),
    "wind": (_wind,),
    "mud": (_mud,),
    "squall": (_no_gauge, _acting),
    "turn_skipped": (_acting,),
    **dict.fromkeys(("turn_began", "tiles_swapped", "fogged", "maps_shared"), (_everything,)),
}  # fmt: skip
"""What each kind of event changes, all others what is USUAL: states and what else is pending, and the tiles that they
name.
"""
