"""Why something cannot be chosen now: the same functions that build the options, asked about one thing (C6.4)."""

from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Question, Refusal
from game.titles.crowns.challenges import able_defenders
from game.titles.crowns.council import supports
from game.titles.crowns.marshalling import marshal_refusal
from game.titles.crowns.queries import face, hand, is_in_play
from game.titles.crowns.setup import place_refusal
from game.titles.crowns.state import State
from game.titles.crowns.stats import allowance, forbidden, icons

AFTER_BEGIN = ":"
Why = Callable[[State, Question, int, str], Refusal | None]


def why_not(state: State, question: Question | None, seat: int, ref: str) -> Refusal | None:
    """Why `ref` cannot be chosen by `seat`; None: it can. `ref` is an option's key, its begin ("attack:military"),
    or a thing that options refer to ("card:12", "seat:1")."""
    if question is None:
        return Refusal("R14", "why.over") if state.outcome is not None else Refusal("R6.3", "why.not_asked")
    for option in question.options():
        if ref == option.key or ref in option.refs or option.key.startswith(ref + AFTER_BEGIN):
            return None
    try:
        refusal = _reason(state, question, seat, ref)
    except (ValueError, KeyError, IndexError):
        return Refusal(question.rule, "why.unknown")
    return refusal or Refusal(question.rule, "why.not_offered")


def _reason(state: State, question: Question, seat: int, ref: str) -> Refusal | None:
    reason = REASONS.get(question.text)
    return None if reason is None else reason(state, question, seat, ref)


def _number(ref: str) -> int:
    return int(ref.rpartition(":")[2])


def _placing(state: State, question: Question, seat: int, ref: str) -> Refusal | None:
    """R5.4."""
    number = _number(ref)
    return place_refusal(state, seat, number) if number in hand(state, seat) else None


def _marshalling(state: State, question: Question, seat: int, ref: str) -> Refusal | None:
    """R9.3."""
    number = _number(ref)
    return marshal_refusal(state, seat, number) if number in hand(state, seat) else None


def _challenging(state: State, question: Question, seat: int, ref: str) -> Refusal | None:
    """R10.3, R19.5. Of a kind of challenge, a seat, or both."""
    parts = ref.split(":")
    if parts[0] == "seat" or len(parts) == 3:
        other = int(parts[-1])
        if supports(state, seat, other):
            return Refusal("R19.5", "why.supports", {"seat": other})
    kind = parts[1] if parts[0] == "attack" else ""
    if kind and allowance(state, seat, kind) <= 0:
        return Refusal("R10.2", "why.challenge_used", {"kind": kind})
    return Refusal("R10.4", "why.no_attacker", {"kind": kind}) if kind else None


def _attacking(state: State, question: Question, seat: int, ref: str) -> Refusal | None:
    """R10.4."""
    kind, picked = question.subject()
    return _participating(state, seat, _number(ref), kind, "attack", picked)


def _defending(state: State, question: Question, seat: int, ref: str) -> Refusal | None:
    """R10.8."""
    number, challenge = _number(ref), state.challenge
    if challenge is None:
        return None
    if number in challenge.bypassed:
        return Refusal("R10.6", "why.bypassed")
    refusal = _participating(state, seat, number, challenge.kind, "defend", question.subject()[0])
    return refusal if refusal is not None or number not in able_defenders(state, seat, ()) else None


def _participating(
    state: State, seat: int, number: int, kind: str, verb: str, picked: tuple[int, ...]
) -> Refusal | None:
    rule = "R10.4" if verb == "attack" else "R10.8"
    if not is_in_play(state, number) or face(state, number).type != "character":
        return Refusal(rule, "why.no_character")
    card = state.cards[number]
    if card.controller != seat:
        return Refusal(rule, "why.not_yours")
    if number in picked:
        return Refusal(rule, "why.declared")
    if card.kneeling:
        return Refusal(rule, "why.kneeling")
    if kind not in icons(state, number):
        return Refusal(rule, "why.no_icon", {"kind": kind})
    return Refusal(rule, f"why.cannot_{verb}") if forbidden(state, number, verb) else None


REASONS: dict[str, Why] = {
    "setup_place": _placing,
    "marshal": _marshalling,
    "challenge_choice": _challenging,
    "attackers": _attacking,
    "defenders": _defending,
}
