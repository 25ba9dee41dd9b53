"""Creed: nations that hunt each other's hidden leaders along the lines of two fronts. The rules are those of the
specification, chapter by chapter."""
from __future__ import annotations

from pathlib import Path

from game.core.rules import rules_in
from game.core.spec import TitleSpec
from game.titles.creed.bot import CHOOSERS, bot_seat
from game.titles.creed.forecast import forecast
from game.titles.creed.geometry import sides
from game.titles.creed.invariants import invariants
from game.titles.creed.legality import why_not
from game.titles.creed.sequence import STEPS
from game.titles.creed.setup import FIELDS, OPTIONS, SEATS, busy, new_state
from game.titles.creed.state import State
from game.titles.creed.track import TRACK
from game.titles.creed.victory import GIVING_UP
from game.titles.creed.view import SeatView, open_view, view
from game.titles.creed.worlds import imagine

RULES = rules_in(Path(__file__).resolve().parent)

SPEC = TitleSpec(
    code="creed",
    names={"ko": "크리드", "en": "Creed"},
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
    bot_seat=bot_seat,
    open_view=open_view,
    view_type=SeatView,
    forecast=forecast,
    sides=sides,
    giving_up=GIVING_UP,
    busy=busy,
)
