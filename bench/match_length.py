"""How long a match is on the screen: bots play, and the table's playback says how long it shows them at normal speed.

    python bench/match_length.py [--title creed] [--matches 5] [--level normal] [--choice 8]
                                 [--seats 2 4] [--option quest=q03 ...]

No window is opened and nothing is waited for: time is simulated from one end of an event to the next, and a choice of
a bot takes what the table lets it take at least; pages over the table stay until they go by themselves. Every event is
seen by an onlooker. The other columns add `--choice` seconds for each choice of one seat, or of all, as if persons had
them. The spec expects about 30 minutes for 2 players and 75 for 4.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from math import ceil
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

import game
from game.bots.match import bot_seats
from game.bots.play import choose
from game.core.session import Session
from game.match.seats import BOT, SeatInfo
from game.store.settings import Settings
from scenes.media.canvas import SIZE
from scenes.program import Program
from scenes.table.match import Match
from scenes.table.table_scene import TableScene

FRAME_MS = 16
MOST_STEPS = 400_000


class Quick:
    """A bot in this process."""

    def __init__(self, level: str, seed: int) -> None:
        self.level, self.seed = level, seed
        self.key: str | None = None

    def ask(self, session: Session, seat: int, level: str, seed: int, wishes: object = None) -> None:
        """Chooses at once."""
        self.key = choose(session, seat, self.level, self.seed)

    def poll(self) -> str | None:
        """The key."""
        key, self.key = self.key, None
        return key

    def gave_up(self) -> bool:
        """Nothing was given up."""
        return False

    def cancel(self) -> None:
        """Forgets it."""
        self.key = None

    def close(self) -> None:
        """Nothing to close."""


class Length(NamedTuple):
    """One match: what was shown in ms, choices of one seat on average, rounds."""

    shown_ms: int
    choices: float
    rounds: int


def length_of(program: Program, title: str, count: int, level: str, options: dict[str, str], seed: int) -> Length:
    """Plays one match at a table without drawing it."""
    infos = [
        SeatInfo(seat=i, name=f"Bot {i + 1}", icon="profile/bot_normal", kind=BOT, level=level, fields=fields)
        for i, fields in enumerate(bot_seats(title, count, seed))
    ]
    match = Match.new(program.home, title, infos, options, seed)
    table = TableScene(program.client, match)
    table.controllers._thinker = Quick(level, seed)
    program.nav.stack.reset(table, animated=False)
    shown = 0
    for _ in range(MOST_STEPS):
        if match.over and not table.playback.busy:
            break
        step = max(FRAME_MS, ceil(table.playback._left)) if table.playback.busy else FRAME_MS
        shown += step
        program.nav.stack.update(step)
    choices = sum(1 for entry in match.session.log) / count
    rounds = match.round
    match.close()
    return Length(shown, choices, rounds)


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="realigious", choices=sorted(game.TITLES))
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--choice", type=float, default=8.0)
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--option", nargs="+", default=[], help="options of the match, as quest=q03")
    given = parser.parse_args()
    options = dict(one.split("=", 1) for one in given.option)
    pygame.display.init()
    surface = pygame.display.set_mode(SIZE)
    for count in given.seats or game.TITLES[given.title].seats:
        found: list[Length] = []
        for seed in range(1, given.matches + 1):
            with tempfile.TemporaryDirectory() as data:
                program = Program(Path(data), Settings(language="en"), surface, "en")
                found.append(length_of(program, given.title, count, given.level, dict(options), seed))
                program.shut()
        shown = statistics.median(length.shown_ms for length in found) / 60_000
        choices = statistics.median(length.choices for length in found)
        rounds = statistics.median(length.rounds for length in found)
        one = shown + choices * given.choice / 60
        everybody = shown + count * choices * given.choice / 60
        print(
            f"{count} bots: median {shown:5.1f} min shown, {rounds:.0f} rounds, {choices:.0f} choices a seat; "
            f"one person {one:5.1f} min, only persons {everybody:5.1f} min"
        )


if __name__ == "__main__":
    main()
