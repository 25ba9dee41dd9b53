"""Crowns: claims to a broken crown, fought with plots and three kinds of challenges. The rules are those of the
specification, chapter by chapter."""

from __future__ import annotations

from pathlib import Path

from game.core.rules import rules_in
from game.core.spec import TitleSpec
from game.titles.crowns.bot import CHOOSERS, bot_seat
from game.titles.crowns.ending import GIVING_UP
from game.titles.crowns.invariants import invariants
from game.titles.crowns.legality import why_not
from game.titles.crowns.sequence import STEPS
from game.titles.crowns.setup import FIELDS, OPTIONS, SEATS, new_state
from game.titles.crowns.state import State
from game.titles.crowns.track import TRACK
from game.titles.crowns.view import SeatView, open_view, view
from game.titles.crowns.worlds import imagine, keep

RULES = rules_in(Path(__file__).resolve().parent)

SPEC = TitleSpec(
    code="crowns",
    names={"ko": "크라운즈", "en": "Crowns"},
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
    giving_up=GIVING_UP,
    keep=keep,
    checkpoint_every=1,
)
