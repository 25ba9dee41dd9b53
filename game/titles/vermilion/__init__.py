"""Vermilion: Dualitas: knights of a wounded planet fight a campaign of quests together. The rules are those of the
specification, chapter by chapter."""
from __future__ import annotations

from pathlib import Path

from game.core.rules import rules_in
from game.core.spec import TitleSpec
from game.titles.vermilion.board import SEATS
from game.titles.vermilion.bot import CHOOSERS, bot_seat
from game.titles.vermilion.carrying import begun, carry
from game.titles.vermilion.conceding import GIVING_UP
from game.titles.vermilion.invariants import invariants
from game.titles.vermilion.legality import why_not
from game.titles.vermilion.sequence import STEPS
from game.titles.vermilion.setup import FIELDS, OPTIONS
from game.titles.vermilion.state import State
from game.titles.vermilion.track import TRACK
from game.titles.vermilion.view import SeatView, open_view, view
from game.titles.vermilion.worlds import imagine

RULES = rules_in(Path(__file__).resolve().parent)


def together(seats: int) -> tuple[int, ...]:
    """R1.1. Everybody is on one side."""
    return (0,) * seats


SPEC = TitleSpec(
    code="vermilion",
    names={"ko": "버밀리온: 돨리타스", "en": "Vermilion: Dualitas"},
    seats=SEATS,
    fields=FIELDS,
    options=OPTIONS,
    rules_version=RULES.version,
    content_digest=RULES.content,
    state_type=State,
    new_state=begun,
    steps=STEPS,
    view=view,
    why_not=why_not,
    imagine=imagine,
    invariants=invariants,
    track=TRACK,
    choosers=CHOOSERS,
    bot_seat=bot_seat,
    open_view=open_view,
    view_type=SeatView,
    sides=together,
    giving_up=GIVING_UP,
    carry=carry,
    checkpoint_every=1,
)
