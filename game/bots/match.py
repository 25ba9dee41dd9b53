"""C11.2. Matches of bots without a window and without a worker: for the command line, tests and measurements."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import game
from game.bots.play import choose
from game.core.rng import Stream
from game.core.session import Session

MOST_ANSWERS = 50_000
MOST_POINTS = 10


def bot_seats(title: str, count: int, seed: int, points: int = MOST_POINTS) -> list[dict[str, Any]]:
    """Set-up fields for `count` bots, as the title deals them."""
    make = game.TITLES[title].bot_seat
    return [{} if make is None else make(Stream(seed, f"bot seat {i}"), points) for i in range(count)]


def play_match(title: str, levels: Sequence[str], options: dict[str, Any] | None = None, seed: int = 0,
               seats: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """Play one match to its end; what became of it, equal for equal arguments; "winner" is -1 where nobody won.
    `seats`: set-up fields, without them those of `bot_seats`. Raises BadSetup, KeyError for an unknown title,
    ValueError for an unknown level."""
    fields = bot_seats(title, len(levels), seed) if seats is None else seats
    session = game.new_session(title, fields, options, seed)
    play_out(session, levels, seed)
    outcome = session.outcome
    if outcome is None:
        raise RuntimeError(f"{title}, seed {seed}: no end after {MOST_ANSWERS} answers")
    return {"title": title, "seed": seed, "levels": list(levels),
            "winner": outcome.winners[0] if outcome.winners else -1,
            "winners": outcome.winners, "reason": outcome.reason, "ranks": outcome.ranks,
            "rounds": rounds_of(session), "answers": len(session.log), "digest": session.digest()}


def rounds_of(session: Session) -> int:
    """How many rounds the match has had, which some games call cycles."""
    view = session.view(None)
    return int(getattr(view, "cycle", 0) or getattr(view, "round", 0))


def play_out(session: Session, levels: Sequence[str], seed: int) -> None:
    """Answer every question until the match has ended or went on too long."""
    for _ in range(MOST_ANSWERS):
        asked = session.questions()
        if not asked:
            return
        seat = asked[0].seat
        session.play(seat, choose(session, seat, levels[seat], seed))
