"""The view between two choices: what an event names is taken from the view after it, all else stays as it was."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from game.core.modifiers import Term
from game.titles.crowns.state import NOBODY
from game.titles.crowns.view import VALUES, ChallengeView

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
        challenge = _fight(shown, event, after)
        return replace(_pieces(shown, after, partial(_participation, challenge)), challenge=challenge)
    if kind in COMES_AND_GOES:
        return _moved(shown, _seats(shown, after, ("play", "placed", "placed_count", *HANDS)))
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


def _moved(shown: SeatView, new: SeatView) -> SeatView:
    """Cards lie where they went, with the power and the gold that they have had so far: what comes later is told by
    events of its own.
    """
    old = {piece.number: piece for player in shown.players for piece in player.play}

    def change(_: int, player: PlayerView) -> PlayerView:
        play = tuple(
            replace(one, power=was.power, gold=was.gold, kneeling=was.kneeling)
            if (was := old.get(one.number)) is not None else replace(one, power=0, gold=0)
            for one in player.play
        )  # fmt: skip
        return replace(player, play=play, power=player.faction_power + sum(one.power for one in play))

    return _players(new, change)


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


def _participation(challenge: ChallengeView | None, old: PieceView, new: PieceView) -> PieceView:
    side = ""
    if challenge is not None:
        there = old.number in challenge.attackers, old.number in challenge.defenders
        side = "attacker" if there[0] else "defender" if there[1] else ""
    return replace(_strength(old, new), side=side)


def _fight(shown: SeatView, event: Event, after: SeatView) -> ChallengeView | None:
    """The challenge once the event has been. One that is over in the view after it goes on as the events tell it."""
    kind, old, new = event.kind, shown.challenge, after.challenge
    if kind == "challenge_ended":
        return None
    if kind == "challenge":
        old = _begun(shown, event)
    if old is None:
        return new
    if new is not None and (new.kind, new.attacker, new.defender) == (old.kind, old.attacker, old.defender):
        return new
    match kind:
        case "defended":
            cards = _numbers(event)
            terms = _terms(shown, cards)
            return replace(old, defenders=cards, defence=sum(term.value for term in terms), defence_terms=terms)
        case "bypassed":
            return replace(old, bypassed=(*old.bypassed, _number(event, "card")))
        case "won":
            attack, defence = _number(event, "attack"), _number(event, "defence")
            seat = _number(event, "seat")
            return replace(old, attack=attack, defence=defence, winner=seat, margin=abs(attack - defence))
        case "no_winner":
            return replace(old, attack=_number(event, "attack"), defence=_number(event, "defence"))
        case "claim":
            return replace(old, claim=_number(event, "value"))
    return old


def _begun(shown: SeatView, event: Event) -> ChallengeView:
    """A challenge as it is when its attackers are declared."""
    seat, cards = _number(event, "seat"), _numbers(event)
    terms, plot = _terms(shown, cards), shown.players[seat].revealed
    at = VALUES.index("claim")
    claim, why = (plot.values[at], plot.terms[at]) if plot is not None else (0, ())
    return ChallengeView(str(event.data["kind"]), seat, _number(event, "opponent"), cards, (), (),
                         sum(term.value for term in terms), 0, terms, (), claim, why, NOBODY, 0, False, 0)  # fmt: skip


def _numbers(event: Event) -> tuple[int, ...]:
    """The cards that the event tells."""
    found = event.data.get("cards")
    return tuple(found) if isinstance(found, list) else ()


def _terms(shown: SeatView, cards: tuple[int, ...]) -> tuple[Term, ...]:
    """The strength of characters in play."""
    play = {piece.number: piece for player in shown.players for piece in player.play}
    return tuple(Term(0, play[n].kind, play[n].strength) for n in cards if n in play)


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
    **dict.fromkeys(("initiative", "initiative_power", "initiative_lot"), _seat_of("revealed")),
    "first_player": _field("first", "seat"), "active": _field("active", "seat"),
    "round_began": _field("round", "round"), "phase_began": _phase, "bestowed": _bestowed,
    "office": _seat_of("office", "picked", "supports", "rivals"), "office_picked": _seat_of("office", "picked"),
    "offices_returned": lambda shown, _event, after: _seats(shown, after, ("office", "picked", "supports", "rivals")),
    "eliminated": lambda _shown, _event, after: after, "game_ended": lambda _shown, _event, after: after,
}  # fmt: skip
