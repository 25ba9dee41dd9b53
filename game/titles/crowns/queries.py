"""R1-R3, R6.2. What stands where: seats in order, cards in zones, power totals."""

from __future__ import annotations

from game.core.table import Table
from game.core.zones import pile
from game.titles.crowns.content import FACES, CardFace
from game.titles.crowns.state import RunningChallenge, State

G = Table[State]
PLAIN = CardFace("", "faction", 0)
"""A faction card: it has no text (5.15)."""
AGENDA, OFFICE = 10, 20
CLOCKWISE = {(count, first): (*range(first, count), *range(first)) for count in (2, 3, 4) for first in range(count)}
"""R1.1. So many seats from the first on."""


# ---------------------------------------------------------------- what is no card in a pile
def faction_of(seat: int) -> int:
    """The number that stands for the faction card of a seat."""
    return -1 - seat


def agenda_of(seat: int) -> int:
    """The number that stands for its agenda."""
    return -1 - AGENDA - seat


def office_of(seat: int) -> int:
    """The number that stands for its office."""
    return -1 - OFFICE - seat


def is_faction(number: int) -> bool:
    """Whether the number stands for a faction card."""
    return -1 - AGENDA < number < 0


def seat_behind(number: int) -> int:
    """The seat whose faction card, agenda or office a negative number stands for."""
    return (-1 - number) % 10


def face(state: State, number: int) -> CardFace:
    """What is printed on it."""
    if number > 0:
        return FACES[state.cards[number].kind]
    seat = state.seats[seat_behind(number)]
    if is_faction(number):
        return PLAIN
    kind = seat.office if number < -1 - OFFICE + 1 else seat.agenda
    return FACES.get(kind, PLAIN)


def controller(state: State, number: int) -> int:
    """Who controls it."""
    return state.cards[number].controller if number > 0 else seat_behind(number)


def title(state: State, number: int) -> str:
    """How it is called in events: the id of its face, or "faction"."""
    return state.cards[number].kind if number > 0 else face(state, number).id or "faction"


# ---------------------------------------------------------------- seats
def order(state: State, first: int | None = None) -> list[int]:
    """R6.2. The seats that are still in the game, clockwise from the first player."""
    seats = state.seats
    return [seat for seat in CLOCKWISE[len(seats), state.first if first is None else first] if not seats[seat].out]


def others(state: State, seat: int) -> list[int]:
    """R19.7. The opponents of a seat, in player order."""
    return [other for other in order(state) if other != seat]


def power_total(state: State, seat: int) -> int:
    """R1.2."""
    return state.seats[seat].power + sum(state.cards[number].power for number in pile(state, seat, "play"))


def is_council(state: State) -> bool:
    """R1.1. Three or four seats were set up."""
    return len(state.seats) > 2


# ---------------------------------------------------------------- cards
def hand(state: State, seat: int) -> list[int]:
    """The hand, in the order of arrival."""
    return pile(state, seat, "hand")


def deck(state: State, seat: int) -> list[int]:
    """The draw deck; its top is the last card."""
    return pile(state, seat, "deck")


def in_play(state: State, seat: int) -> list[int]:
    """R2.1. The cards that a seat controls in play, without duplicates, in the order of their arrival."""
    return [number for number in pile(state, seat, "play") if not state.cards[number].duplicate]


def all_in_play(state: State) -> list[int]:
    """Those of all seats, in player order."""
    return [number for seat in order(state) for number in in_play(state, seat)]


def is_in_play(state: State, number: int) -> bool:
    """Whether the card is in play and no duplicate."""
    card = state.cards[number] if number > 0 else None
    return card is not None and card.zone == "play" and not card.duplicate


def characters(state: State, seat: int) -> list[int]:
    """The characters that a seat controls."""
    return [number for number in in_play(state, seat) if FACES[state.cards[number].kind].type == "character"]


def attachments(state: State, host: int) -> list[int]:
    """R18.4. The attachments on a card, of all seats."""
    return [number for number in _under(state, host) if not state.cards[number].duplicate]


def duplicates(state: State, host: int) -> list[int]:
    """R18.2. The duplicates under a card."""
    return [number for number in _under(state, host) if state.cards[number].duplicate]


def _under(state: State, host: int) -> list[int]:
    cards = state.cards
    return [number for piles in state.piles for number in piles.get("play", ()) if cards[number].host == host]


def plot(state: State, seat: int) -> int:
    """The number of the revealed plot; 0: none is revealed."""
    revealed = pile(state, seat, "revealed")
    return revealed[-1] if revealed else 0


# ---------------------------------------------------------------- the challenge
def side_of(challenge: RunningChallenge, number: int) -> str:
    """ "attacker", "defender", or "" for a card that does not participate."""
    if number in challenge.attackers:
        return "attacker"
    return "defender" if number in challenge.defenders else ""


def participants(challenge: RunningChallenge, side: str) -> list[int]:
    """The characters of a side, in the order in which they joined it."""
    return challenge.attackers if side == "attacker" else challenge.defenders


def role(state: State, seat: int) -> str:
    """ "attacker" or "defender" in the challenge that is going on, else ""."""
    challenge = state.challenge
    if challenge is None:
        return ""
    return {challenge.attacker: "attacker", challenge.defender: "defender"}.get(seat, "")


def own_participants(state: State, seat: int) -> list[int]:
    """The characters on the seat's side of the challenge."""
    side = role(state, seat)
    return participants(state.challenge, side) if state.challenge is not None and side else []
