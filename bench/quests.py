"""Whether Vermilion's quests are as hard as they should be, with bots on every seat (spec 8, 5.12, 5.13).

    python bench/quests.py [--games 200] [--quests q1 q4 ...] [--seats 1 2 3 4] [--level normal]
                           [--difficulty normal] [--seed 0] [--no-burning] [--try kynodon.hp=12 ...]

Each quest is played alone, with the gear that a campaign has by then (5.12); characters are drawn. Told are the share
that was won, the median of the rounds, the losses before round 3, why quests were lost, and in how many of the kits of
winners (one a character) the weapon lay that lay in most. With `--no-burning` no card is turned into dice (R6.1).
`--try` changes printed values for this run: "kynodon.hp=12", "pool=7", a line of a quest by its number,
"q01.1=rounds 6", or one more, "q01+group 2 3 P myomita".
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

import game.titles.vermilion.bot_picks as bot_picks
import game.titles.vermilion.content as content
import game.titles.vermilion.conversion as conversion
from game.bots.match import MOST_ANSWERS
from game.bots.play import choose
from game.core.rng import Stream
from game.core.session import Session
from game.titles.vermilion import SPEC
from game.titles.vermilion.board import ORDER, QUESTS

EARLY = 3
"""A loss before this round was none that one could do something about."""


class Result(NamedTuple):
    """One quest: whether it was won, in which round it ended, the reason, how many answers it took, weapons worn."""

    won: bool
    round: int
    reason: str
    answers: int
    weapons: tuple[str, ...]


def played(quest: str, seats: int, seed: int, given: argparse.Namespace) -> Result:
    """Plays one quest out."""
    names = [*content.CHARACTERS]
    Stream(seed, "party").shuffle(names)
    options = {"variant": "single_quest", "quest": quest, "difficulty": given.difficulty}
    session = Session(SPEC, [{"character": name} for name in names[:seats]], options, seed)
    for _ in range(MOST_ANSWERS):
        asked = session.questions()
        if not asked:
            break
        session.play(asked[0].seat, choose(session, asked[0].seat, given.level, seed))
    if session.outcome is None:
        raise RuntimeError(f"{quest}, {seats} seats, seed {seed}: no end")
    state = session.table.state
    tried = state.campaign.tries[-1]
    weapons = tuple(player.worn["arm"] for player in state.seats)
    return Result(tried.won, tried.round, tried.reason, len(session.log), weapons)


def line(quest: str, seats: int, results: list[Result]) -> str:
    """What was found."""
    won, lost = [r for r in results if r.won], [r for r in results if not r.won]
    early = sum(r.round < EARLY for r in lost)
    worn = Counter(weapon for r in won for weapon in r.weapons).most_common(1)
    kits = len(won) * seats
    return (
        f"{quest:>4} x{seats}: won {100 * len(won) / len(results):5.1f} % of {len(results)}, rounds "
        f"{statistics.median(r.round for r in results):g}, lost early {early}/{len(lost)}, "
        f"{dict(Counter(r.reason for r in lost))}, answers {statistics.mean(r.answers for r in results):.0f}, "
        + (f"{worn[0][0]} in {100 * worn[0][1] / kits:.0f} % of the winning kits" if won else "no kit won")
    )


def tried(changes: list[str]) -> None:
    """Puts other printed values in the place of those of the tables."""
    for change in changes:
        where, _, value = change.partition("=")
        kind, _, field = where.partition(".")
        quest, plus, more = change.partition("+")
        if plus and quest in QUESTS:
            lines = QUESTS[quest].board
            msgspec.structs.force_setattr(QUESTS[quest], "board", (*lines, more))
        elif kind == "pool":
            conversion.POOL_CAP = int(value)
        elif kind in QUESTS:
            board = list(QUESTS[kind].board)
            board[int(field)] = value
            msgspec.structs.force_setattr(QUESTS[kind], "board", tuple(board))
        else:
            msgspec.structs.force_setattr(content.ENEMIES[kind], field, int(value))


def main() -> None:
    """See the module's text."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--quests", nargs="*", default=list(ORDER))
    parser.add_argument("--seats", nargs="*", type=int, default=[1, 2, 3, 4])
    parser.add_argument("--level", default="normal")
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--no-burning", action="store_true")
    parser.add_argument("--try", nargs="*", default=[], dest="changes")
    given = parser.parse_args()
    tried(given.changes)
    if given.no_burning:
        bot_picks.SCORERS["combust"] = lambda *_: 0
    for quest in given.quests:
        for seats in given.seats:
            results = [played(quest, seats, given.seed + k, given) for k in range(given.games)]
            print(line(quest, seats, results), flush=True)


if __name__ == "__main__":
    main()
