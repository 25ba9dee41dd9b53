"""Children that play a campaign on and report each choice that is on the disk; test_campaigns.py starts and kills them.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from game.core.rng import Stream
from game.match.match import LocalMatch
from game.match.seats import GUEST, SeatInfo
from tests.net.rooms import Home
from tests.store.crash_child import serve

TITLE = "vermilion"
PARTY = ("karon", "ioan")
OPTIONS = {"variant": "campaign", "retry_limit": "none"}


def begun(home: Home, party: tuple[str, ...] = PARTY, seed: int = 3) -> LocalMatch:
    """A new campaign of guests."""
    seats = [SeatInfo(seat=i, name=f"P{i}", kind=GUEST, fields={"character": name}) for i, name in enumerate(party)]
    return LocalMatch.new(home, TITLE, seats, dict(OPTIONS), seed)


def choose(match: LocalMatch, stream: Stream) -> bool:
    """One choice by the first seat that is asked: turns end soon, so that quests do; False at the end."""
    if match.over:
        return False
    question = stream.pick(match.session.questions())
    keys = [option.key for option in question.options()]
    ending = [key for key in ("end_turn", "ready", "pass") if key in keys]
    key = ending[0] if ending and stream.below(3) else stream.pick(keys)
    return match.answer(question.seat, key)


def play_on(data: Path, most: int) -> None:
    """Until it is killed: the campaign that is there, or a new one where the last one is over. After `most` choices
    nothing more is chosen; 0: there is no end.
    """
    home = Home(data)
    entry = home.saves.newest_unfinished()
    match = LocalMatch.load(home, entry.file_id) if entry is not None else begun(home)
    stream, first = Stream(len(match.session.log), "hand"), len(match.session.log)
    while True:
        if most and len(match.session.log) - first >= most:
            signal.pause()
        if not choose(match, stream):
            match.close()
            match = begun(home, seed=len(home.saves.list()))
        match.flush()
        between = match.session.table.state.campaign.between
        os.write(1, f"{match.match_id} {len(match.session.log)} {match.session.digest()} {int(between)}\n".encode())


if __name__ == "__main__":
    serve(play_on, Path(sys.argv[1]))
