"""Ankh with Pantheon: gods of Egypt that fight for devotion until one is left. The rules are those of the
specification, chapter by chapter."""
from __future__ import annotations

from pathlib import Path

from game.core.rules import rules_in
from game.core.spec import TitleSpec
from game.titles.ankh.boards import SEATS
from game.titles.ankh.bot import CHOOSERS, bot_seat
from game.titles.ankh.bot_search import SEARCHES
from game.titles.ankh.conceding import GIVING_UP
from game.titles.ankh.invariants import invariants
from game.titles.ankh.legality import why_not
from game.titles.ankh.sequence import STEPS
from game.titles.ankh.setup import FIELDS, OPTIONS, new_state
from game.titles.ankh.state import State
from game.titles.ankh.track import TRACK
from game.titles.ankh.view import SeatView, open_view, sides_in, view
from game.titles.ankh.worlds import imagine

RULES = rules_in(Path(__file__).resolve().parent)

SPEC = TitleSpec(
    code="ankh",
    names={"ko": "앙크: 판테온", "en": "Ankh: Pantheon"},
    seats=SEATS,
    fields=FIELDS,
    options=OPTIONS,
    rules_version=RULES.version,
    content_digest=RULES.content,
    state_type=State,
    new_state=new_state,
    steps=STEPS,
    view=view,
    why_not=why_not,
    imagine=imagine,
    invariants=invariants,
    track=TRACK,
    choosers=CHOOSERS,
    searches=SEARCHES,
    bot_seat=bot_seat,
    open_view=open_view,
    view_type=SeatView,
    sides_in=sides_in,
    giving_up=GIVING_UP,
    checkpoint_every=1,
)
