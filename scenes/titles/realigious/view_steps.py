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
COUNTED = ("prop_consolation", "attack_consolation", "defence_consolation", "relic_bonus", "skip", "extra_turn",
           "celebrity_owned")  # fmt: skip
"""5.7. States that no event of their own tells of."""
TAKES, LEAVES = ("propagated", "tile_taken"), ("tile_neutral",)
"""By these a tile gets an owner, and loses it."""
CARDS = ("hand", "deck", "grave")
RELICS = ("relics", "uncounted", "bonus_level", "mystic")
SEEN = ("known", "seen", "fog", "believers", "donations", "influence")
LYING, RELIC = ("mud", "relic", "relic_kind"), ("relic", "relic_kind")
OWNED = ("owner", "designation", "placer", "separatist", "forecast", "remote")
PHASES = ("begin", "start", "move", "cards", "interaction", "end", "cycle")
STANDING = ("alive", "aside", "traits", "deck_list", "effects", "combat_price", "price_terms")
PURSE, RESOURCES = ("believers", "religious"), ("donations", "influence")
REPUTATION = ("reputation", "social")


def step(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """The view to show once the event has been."""
    for change in CHANGES.get(event.kind, USUAL):
        shown = change(shown, event, after)
    return shown


def as_told(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """R12.1. The view of after as far as the event is about it: what night has covered since is still in sight, and
    with day and night comes nothing else.
    """
    if event.kind in LIGHT:
        return step(shown, event, after)
    if shown.day == after.day or touched_by(event) == ALL:
        return after
    seat = event.data.get("seat")
    owner = seat if event.kind in TAKES else NEUTRAL if event.kind in LEAVES else None
    lit = {}
    for tile in _touched(event):
        was, then = shown.tiles[tile], after.tiles[tile]
        if was.shown and not then.shown:
            lit[tile] = was if owner is None else replace(was, owner=owner, forecast=None, remote=None)
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
    had, new = {(icon.id, icon.other): icon for icon in was}, {(icon.id, icon.other): icon for icon in then}
    stay = (icon for key, icon in had.items() if key not in new and icon.id not in names)
    return (*(had.get(key, icon) if icon.id not in names else icon for key, icon in new.items()
              if icon.id in names or key in had), *stay)  # fmt: skip


def _counted(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """States that are counted without an event of their own."""
    for seat in _named(shown, event):
        shown = _seat(shown, seat, states=_states(shown.seats[seat].states, after.seats[seat].states, COUNTED))
    return shown


def _state(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """The one that the event names, and what else its seat has pending."""
    names = (str(event.data.get("what")),)
    for seat in _named(shown, event):
        shown = _taken(shown, after, ("effects", "combat_price", "price_terms"), (seat,))
        shown = _seat(shown, seat, states=_states(shown.seats[seat].states, after.seats[seat].states, names))
    return shown


def _piece(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """It goes where the event says, out of sight when it does not say."""
    told, (seat, *_) = event.data.get("tile"), _named(shown, event)
    tile, then = told if isinstance(told, int) else NOWHERE, after.seats[seat]
    states = _states(shown.seats[seat].states, then.states if then.tile == tile else (), GROUNDED)
    return _seat(shown, seat, tile=tile, minimap_tile=tile, states=states)


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
        more, was = sign * int(str(event.data.get("amount", 0))), shown.seats[seat].reputation
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


def _tiles(*brought: str) -> Change:
    """The tiles that the event is about, with what it has `brought`; else only more or less of them is seen."""

    def change(shown: SeatView, event: Event, after: SeatView) -> SeatView:
        told, touched = as_told(shown, event, after), _touched(event)
        tiles = (_tile(t, told.tiles[t.tile], brought) if t.tile in touched else t for t in shown.tiles)
        return replace(shown, tiles=tuple(tiles)) if touched else shown

    return change


def _tile(was: TileView, then: TileView, brought: Iterable[str] = ()) -> TileView:
    """A tile of which more or less is seen, with what is `brought`. One that comes in sight, or goes, is as it is then,
    but mud (R11.4) and relics (R7.1 (4)) lie there until that is told.
    """
    if was.shown and then.shown:
        return _with(was, then, (*SEEN, *brought))
    return _with(then, was, [name for name in LYING if name not in brought])


def _with(tile: TileView, source: TileView, names: Iterable[str]) -> TileView:
    """The tile with what `source` has of these names."""
    found = {name: value for name in names if (value := getattr(source, name)) != getattr(tile, name)}
    return replace(tile, **found) if found else tile


def _sight(shown: SeatView, _event: Event, after: SeatView) -> SeatView:
    """Of all tiles what is seen, in the light of now; and which governments and pieces are."""
    if shown.day != after.day:
        return shown
    seats = (_still(was, then, after) for was, then in zip(shown.seats, after.seats, strict=True))
    tiles = (_tile(was, then) for was, then in zip(shown.tiles, after.tiles, strict=True))
    return _governments(replace(_placed(shown, seats), tiles=tuple(tiles)), after, ("tile",))


def _governments(shown: SeatView, after: SeatView, names: Iterable[str]) -> SeatView:
    later = {one.structure: one for one in after.governments}
    found = (replace(was, **{name: getattr(later.get(was.structure, was), name) for name in names})
             for was in shown.governments)  # fmt: skip
    return replace(shown, governments=tuple(found))


def _placed(view: SeatView, places: Iterable[SeatPublic]) -> SeatView:
    """The view with the pieces where these seats have theirs."""
    return replace(view, seats=tuple(replace(one, tile=at.tile, minimap_tile=at.minimap_tile)
                                     for one, at in zip(view.seats, places, strict=True)))  # fmt: skip


def _still(was: SeatPublic, then: SeatPublic, after: SeatView) -> SeatPublic:
    """With its piece where it stands now; nowhere where it is not seen any more. `then`: it as far as it is known at
    last.
    """
    places = ((was.tile, then.tile), (was.minimap_tile, then.minimap_tile))
    tile, on_map = (now if now < 0 or last >= 0 or after.tiles[now].seen else NOWHERE for now, last in places)
    return replace(then, tile=tile, minimap_tile=on_map) if then.alive else then


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
    """R17.2, R18.2. Whose the governments and celebrities are, and what they cost next."""
    places = {one.celebrity: one.tile for one in shown.celebrities}
    owned = (replace(one, tile=places.get(one.celebrity, one.tile)) for one in after.celebrities)
    shown = replace(shown, celebrities=tuple(owned))
    return _governments(shown, after, ("holder", "bought", "donations", "influence"))


# --- time and weather


def _phase(name: str, since: str = "begin") -> Change:
    """R3.1. It is this phase by now, if it was one from `since` on."""

    def change(shown: SeatView, _event: Event, _after: SeatView) -> SeatView:
        began, now, then = map(PHASES.index, (since, shown.phase, name))
        return replace(shown, phase=name) if began <= now < then else shown

    return change


def _gauge(shown: SeatView, _event: Event, after: SeatView) -> SeatView:
    """R3.9 (c), R11.1. It has risen once a turn has ended: it may be empty again with what follows."""
    return replace(shown, gauge=after.gauge if after.gauge >= shown.gauge else SQUALL_FULL)


def _no_gauge(shown: SeatView, _event: Event, _after: SeatView) -> SeatView:
    return replace(shown, gauge=0)


def _wind(shown: SeatView, event: Event, _after: SeatView) -> SeatView:
    return replace(shown, wind=str(event.data["what"]))


def _dry(shown: SeatView, _event: Event, _after: SeatView) -> SeatView:
    """R11.4. Mud is there for one turn."""
    tiles = (replace(tile, mud=False) if tile.mud else tile for tile in shown.tiles)
    return replace(shown, tiles=tuple(tiles), mud=()) if shown.mud else shown


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
    return replace(shown, acting=seat, phase="begin", cycle=cycle, next_seats=(*following[at:], *following[:at]))


def _turn(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """R3.2. All states are counted with it."""
    seats = range(len(shown.seats))
    shown = _taken(shown, after, ("states", "effects"), seats)
    shown = _taken(shown, after, REPUTATION, _veiled(shown, after, seats))
    return replace(shown, phase="start", cycle=int(str(event.data.get("amount", shown.cycle))), turn=after.turn,
                   extra_turn=after.extra_turn, controlled=False, contact=False, truces=after.truces)


def _separatists(shown: SeatView, event: Event, _after: SeatView) -> SeatView:
    """R19.12. The tiles of the seat that has the turn now come nearer to falling away, which is told when they do."""
    tiles = (replace(tile, separatist=tile.separatist - 1)
             if tile.separatist > 1 and tile.owner == event.data["seat"] else tile for tile in shown.tiles)  # fmt: skip
    return replace(shown, tiles=tuple(tiles))


def _light(shown: SeatView, _event: Event, after: SeatView) -> SeatView:
    """R12.1. What is seen by it, and nothing of the turn that follows. As day breaks the pieces come in sight that were
    hidden.
    """
    seats = (then if after.day and was.tile < 0 else _still(was, then, after)
             for was, then in zip(shown.seats, after.seats, strict=True))  # fmt: skip
    tiles = (_tile(was, _uncounted(then, shown, after)) for was, then in zip(shown.tiles, after.tiles, strict=True))
    found = replace(_placed(shown, seats), day=after.day, light_left=after.light_left, tiles=tuple(tiles))
    return _governments(replace(found, celebrities=after.celebrities), after, ("tile",))


def _uncounted(then: TileView, shown: SeatView, after: SeatView) -> TileView:
    """R19.12. A tile before the turn that it was counted in."""
    counted = then.separatist and then.owner == after.acting and after.turn > shown.turn
    return replace(then, separatist=then.separatist + 1) if counted else then


_STANDING, _CARDS, _TILES, _OWNED = _of_seats(*STANDING), _of_seats(*CARDS), _tiles(), _tiles(*OWNED)
_INTERACTION, _END, _CYCLE = _phase("interaction", "move"), _phase("end"), _phase("cycle")
USUAL = (_STANDING, _counted, _veil)
CHANGES: dict[str, tuple[Change, ...]] = {
    "stayed": (),
    "combat_declared": (_INTERACTION,),
    "moved": (_phase("move"), _piece, _TILES),
    "transferred": (_piece, _TILES),
    "propagated": (_INTERACTION, _counted, _OWNED),
    "propagation_failed": (_INTERACTION, _counted, _TILES),
    **dict.fromkeys(("tile_neutral", "tile_taken", "tile_separatist", "tile_calmed", "tile_designated"), (_OWNED,)),
    **dict.fromkeys(("revealed", "church_advantage"), (_TILES,)),
    **dict.fromkeys(("fogged", "maps_shared"), (*USUAL, _sight)),
    "tiles_swapped": (*USUAL, _sight, _tiles("terrain", "structure", *RELIC, *OWNED)),
    **dict.fromkeys(("state_added", "state_ended"), (_state,)),
    **dict.fromkeys(("drew", "drew_hidden"), (*USUAL, _of_seats("hand", "deck"))),
    **dict.fromkeys(("entered_hand", "deck_renewed", "discarded", "card_used", "glory_dealt", "shame_dealt",
                     "trade_done", "reverted", "eliminated"), (*USUAL, _CARDS)),
    "relic_revealed": (_tiles(*RELIC),),
    **dict.fromkeys(("relic_gained", "relic_lost", "relic_taken", "relic_replaced", "relic_gone", "relic_created"),
                    (_of_seats(*RELICS), _counted, _tiles(*RELIC), _relics_lie)),
    **dict.fromkeys(("celebrity_bought", "government_bought"), (_INTERACTION, *USUAL, _owners)),
    "gained": (_purse(1),),
    **dict.fromkeys(("lost", "paid", "levy"), (_purse(-1),)),
    **dict.fromkeys(("heat_paid", "heat_lost"), (_END, _purse(-1))),
    "panic": (*USUAL, _of_seats(*PURSE, *RESOURCES)),  # it does not tell by how much
    "reputation_up": (_reputation(1),),
    **dict.fromkeys(("reputation_down", "reputation_paid"), (_reputation(-1),)),
    "celebrity_moved": (_CYCLE, _dry, _gauge, _TILES, _walk),
    "cycle_ended": (_CYCLE, _dry, _gauge),
    **dict.fromkeys(LIGHT, (_CYCLE, _dry, _gauge, _light)),
    "wind": (_CYCLE, _dry, _wind),
    "mud": (_mud,),
    "squall": (_acting, _dry, _no_gauge),
    "turn_skipped": (_acting, _dry, _separatists),
    "turn_began": (_acting, _dry, _separatists, _turn, _sight),
}  # fmt: skip
"""What each kind of event changes; all others change what is USUAL: states and what else is pending."""
