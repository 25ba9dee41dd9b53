"""The view between two choices: what an event names is taken from the view after it, all else stays as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.events import Event
    from game.titles.crowns.view import PieceView, PlayerView, SeatView

HANDS = ("hand", "hand_count", "deck_count", "discard", "dead", "plots", "plot_count", "used")
FIGHT = ("challenge", "bypassed", "defended", "joined", "removed", "won", "no_winner", "claim", "claim_changed",
         "challenge_ended")  # fmt: skip
COMES_AND_GOES = ("entered", "left", "duplicate", "control", "attached", "setup_done", "recovered")
PILES = ("drew", "discarded", "mulligan", "placed", "taken_back", "found", "put_under", "shuffled", "plots_returned")


def step(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """What is shown once the event has been."""
    kind = event.kind
    if len(shown.players) != len(after.players) or shown.reader != after.reader:
        return after
    if kind in FIGHT:
        return replace(_pieces(shown, after, _participation), challenge=after.challenge)
    if kind in COMES_AND_GOES:
        return _seats(shown, after, ("play", "placed", "placed_count", "power", *HANDS))
    if kind in PILES:
        return _seats(shown, after, ("placed", "placed_count", "setup_gold", *HANDS))
    if kind in ("knelt", "stood"):
        return _turned(shown, _number(event, "card"), kind == "knelt")
    if kind in STEPS:
        return STEPS[kind](shown, event, after)
    if kind == "modified":
        return _pieces(shown, after, _strength)
    return shown


def _number(event: Event, name: str) -> int:
    """A number that the event tells, -1 where it tells none."""
    value = event.data.get(name)
    return value if isinstance(value, int) else -1


def _players(shown: SeatView, change: Callable[[int, PlayerView], PlayerView]) -> SeatView:
    return replace(shown, players=tuple(change(seat, player) for seat, player in enumerate(shown.players)))


def _seats(shown: SeatView, after: SeatView, fields: tuple[str, ...]) -> SeatView:
    """All seats get these of their things."""

    def change(seat: int, player: PlayerView) -> PlayerView:
        new = after.players[seat]
        return replace(player, **{name: getattr(new, name) for name in fields})

    return replace(_players(shown, change), played=after.played)


def _seat(shown: SeatView, after: SeatView, seat: int, *fields: str) -> SeatView:
    """One seat gets these of its things."""

    def change(at: int, player: PlayerView) -> PlayerView:
        if at != seat:
            return player
        return replace(player, **{name: getattr(after.players[seat], name) for name in fields})

    return _players(shown, change)


def _pieces(shown: SeatView, after: SeatView, change: Callable[[PieceView, PieceView], PieceView]) -> SeatView:
    """What is in play before and after takes something over."""
    new = {piece.number: piece for player in after.players for piece in player.play}

    def changed(_: int, player: PlayerView) -> PlayerView:
        play = tuple(change(one, new[one.number]) if one.number in new else one for one in player.play)
        return replace(player, play=play)

    return _players(shown, changed)


def _participation(old: PieceView, new: PieceView) -> PieceView:
    return replace(_strength(old, new), side=new.side)


def _strength(old: PieceView, new: PieceView) -> PieceView:
    return replace(old, strength=new.strength, terms=new.terms, icons=new.icons, keywords=new.keywords, blank=new.blank,
                   forbidden=new.forbidden)  # fmt: skip


def _turned(shown: SeatView, number: int, kneeling: bool) -> SeatView:
    """A card kneels or stands."""

    def change(seat: int, player: PlayerView) -> PlayerView:
        if number == -1 - seat:
            return replace(player, faction_kneeling=kneeling)
        play = tuple(replace(one, kneeling=kneeling) if one.number == number else one for one in player.play)
        return replace(player, play=play) if play != player.play else player

    return _players(shown, change)


def _gold(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """A pool."""
    seat = _number(event, "seat")
    pool = _number(event, "pool")
    return _players(shown, lambda at, player: replace(player, gold=pool) if at == seat else player)


def _power(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """Power on a card or a faction's card."""
    seat, number, n = _number(event, "seat"), _number(event, "card"), _number(event, "amount")

    def change(at: int, player: PlayerView) -> PlayerView:
        if at != seat:
            return player
        play = tuple(replace(one, power=one.power + n) if one.number == number else one for one in player.play)
        return replace(player, power=player.power + n, faction_power=player.faction_power + n * (number < 0), play=play)

    return _players(shown, change)


def _seat_of(*fields: str) -> Callable[[SeatView, Event, SeatView], SeatView]:
    return lambda shown, event, after: _seat(shown, after, _number(event, "seat"), *fields)


def _field(name: str, key: str) -> Callable[[SeatView, Event, SeatView], SeatView]:
    def take(shown: SeatView, event: Event, after: SeatView) -> SeatView:
        value: Any = event.data[key]
        return replace(shown, **{name: value})

    return take


def _phase(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """A phase begins: nobody acts."""
    return replace(shown, phase=str(event.data["phase"]), active=-1)


def _bestowed(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """Gold on a card."""
    number, n = _number(event, "card"), _number(event, "amount")

    def change(_: int, player: PlayerView) -> PlayerView:
        play = tuple(replace(one, gold=one.gold + n) if one.number == number else one for one in player.play)
        return replace(player, play=play)

    return _players(shown, change)


STEPS: dict[str, Callable[[SeatView, Event, SeatView], SeatView]] = {
    "gold": _gold, "power": _power, "plot": _seat_of("revealed", "plots", "plot_count", "used"),
    "initiative": _seat_of("revealed"), "first_player": _field("first", "seat"), "active": _field("active", "seat"),
    "round_began": _field("round", "round"), "phase_began": _phase, "bestowed": _bestowed,
    "office": _seat_of("office", "picked", "supports", "rivals"), "office_picked": _seat_of("office", "picked"),
    "offices_returned": lambda shown, _event, after: _seats(shown, after, ("office", "picked", "supports", "rivals")),
    "eliminated": lambda _shown, _event, after: after, "game_ended": lambda _shown, _event, after: after,
}  # fmt: skip
