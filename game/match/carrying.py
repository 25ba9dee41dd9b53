"""A campaign of other rules goes on in a match of its own (C7.1); what it was read from stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import game
from game.core.carrying import CARRIED, carried
from game.core.errors import BadSave, BadSetup
from game.match.chart import chart_of
from game.match.match import LocalMatch, new_id, new_seed
from game.match.seats import seats_of
from game.match.times import times_of

if TYPE_CHECKING:
    from game.match.match import Storage

OF_ROOM = ("room", "closed_seats")
"""What the head of a save tells of the room in which it was played (C8.6)."""


def carried_before(home: Storage, match_id: str) -> str:
    """The unfinished match that goes on with a campaign already, the newest where there are several; "" for none. May
    run on a worker thread. Raises StoreError and BadSave."""
    saved, texts = carried(game.TITLES, home.saves.read(match_id)[1])
    for entry in home.saves.list():
        options = entry.header.get("options")
        known = isinstance(options, dict) and options.get(CARRIED) == texts and entry.header.get("title") == saved.title
        if known and entry.broken is None and not entry.header.get("finished"):
            return entry.file_id
    return ""


def carry_on(home: Storage, match_id: str) -> str:
    """Keeps the match that goes on with a campaign, with the same players on their seats; its id. May run on a worker
    thread. Raises StoreError and BadSave."""
    header, payload = home.saves.read(match_id)
    saved, texts = carried(game.TITLES, payload)
    try:
        session = game.new_session(saved.title, saved.seats, saved.options | {CARRIED: texts}, new_seed())
    except BadSetup as problem:
        raise BadSave("error.carry_unread", str(problem)) from problem
    seats = [msgspec.structs.replace(info, fields=saved.seats[info.seat], orders={})
             for info in seats_of(header, len(saved.seats))]  # fmt: skip
    for info in seats:
        if info.away is not None:
            info.away = msgspec.structs.replace(info.away, event=0, answers=0, round=1, counts={})
    chart = chart_of(saved.title)
    chart.sample(session)
    match = LocalMatch(home, session, seats, new_id(saved.title), chart)
    match.times = times_of(header.get("clock"), len(seats))
    room = {name: header[name] for name in OF_ROOM if name in header}
    home.saves.write(match.match_id, session.save(), match.header() | room)
    return match.match_id
