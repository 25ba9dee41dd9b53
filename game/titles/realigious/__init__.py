"""Realigious: cults taking land on a hex map. The rules are those of the specification, chapter by chapter."""
from __future__ import annotations

from pathlib import Path

from game.core.rules import rules_in
from game.core.spec import TitleSpec
from game.titles.realigious import cards  # noqa: F401 - fills the registries of card effects
from game.titles.realigious.bot import CHOOSERS, bot_seat
from game.titles.realigious.conceding import GIVING_UP
from game.titles.realigious.forecast import forecast
from game.titles.realigious.invariants import invariants
from game.titles.realigious.legality import why_not
from game.titles.realigious.open_view import open_view
from game.titles.realigious.sequence import STEPS
from game.titles.realigious.setup import FIELDS, OPTIONS, new_state
from game.titles.realigious.state import State
from game.titles.realigious.track import TRACK
from game.titles.realigious.view import SeatView, view
from game.titles.realigious.worlds import imagine, keep

RULES = rules_in(Path(__file__).resolve().parent)

SPEC = TitleSpec(
    code="realigious",
    names={"ko": "리얼리져스", "en": "Realigious"},
    seats=(2, 3, 4),
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
    keep=keep,
    invariants=invariants,
    track=TRACK,
    choosers=CHOOSERS,
    bot_seat=bot_seat,
    open_view=open_view,
    view_type=SeatView,
    forecast=forecast,
    giving_up=GIVING_UP,
)
