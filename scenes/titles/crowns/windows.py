"""Section 10, "pass until something concerns me": of every type of window a seat can leave those to the table that have
nothing to do with it. The choice is the client's matter: it stands with the seat's other standing orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.crowns.content import FACES
from game.titles.crowns.notation import PHASES
from game.titles.crowns.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.core.ask import Question
    from game.core.saved import LogEntry
    from game.titles.crowns.view import SeatView

PASS, ASK = "always", ""
"""Standing orders as every match keeps them; over the network the host does."""
INTERRUPTS, REACTIONS = "interrupt_window", "reaction_window"
ACTIONS = "action_window"
TYPES = (*PHASES, INTERRUPTS, REACTIONS)
"""The action windows by their phase, then the two other types."""
OWN_MARKS = ("killed", "discarded", "returned", "sacrificed", "discarded_hand", "milled")
"""What happens to a seat's cards."""


def order_name(kind: str) -> str:
    """How the order of a type of window is kept."""
    return f"crowns.window.{kind}"


def passes(orders: Mapping[str, str], kind: str) -> bool:
    """Whether the seat leaves what does not concern it in this type of window."""
    return orders.get(order_name(kind)) == PASS


def type_of(question: Question) -> str:
    """The type of a window; "" for any other question."""
    if question.text == ACTIONS:
        return str(question.about.get("phase", ""))
    return question.text if question.text in (INTERRUPTS, REACTIONS) else ""


def concerns(view: SeatView, question: Question) -> bool:
    """Whether a window is about the seat: it fights in the challenge that is going on, or what happens is its own doing
    or happens to it, or is an event that somebody else plays.
    """
    seat, challenge = question.seat, view.challenge
    if challenge is not None and seat in (challenge.attacker, challenge.defender):
        return True
    if question.text == ACTIONS:
        return view.active == seat
    about = question.about
    if about.get("seat") == seat:
        return True
    card = str(about.get("card", ""))
    return about.get("what") == "played" and card in FACES and about.get("seat", NOBODY) != NOBODY


def subject(view: SeatView, question: Question | None) -> int:
    """The card in play that a window is about; -1 where there is none, or where several may be meant."""
    if question is None or question.text not in (INTERRUPTS, REACTIONS):
        return -1
    kind, seat = question.about.get("card"), question.about.get("seat", NOBODY)
    meant = {player: [piece.number for piece in one.play if piece.kind == kind]
             for player, one in enumerate(view.players)}  # fmt: skip
    found = meant.get(int(seat)) or [number for numbers in meant.values() for number in numbers]
    return found[0] if len(found) == 1 else -1


def picked(view: SeatView, question: Question | None, log: Sequence[LogEntry]) -> int:
    """R16.4. The card in play that the seat has just pointed at, and for which it now chooses one of several effects;
    -1 where there is none.
    """
    if question is None or question.text != "choose_one" or not log or log[-1].seat != question.seat:
        return -1
    kind, _, what = log[-1].key.partition(":")
    number = int(what) if kind == "card" and what.isdigit() else -1
    return number if any(piece.number == number for player in view.players for piece in player.play) else -1


def left_alone(view: SeatView, question: Question, orders: Mapping[str, str]) -> bool:
    """Whether the seat passes here by its order."""
    kind = type_of(question)
    return bool(kind) and passes(orders, kind) and not concerns(view, question)
