"""Whether Ankh's maps are fair to gods and slots, and how its matches end, with bots on every seat.

    python bench/balance.py [--matches 200] [--level normal] [--processes 1] [--seed 0] [--only MAP ...]
    python bench/balance.py --red 15 --events CCXSCXCXSCXCX --lay ::10,6 --only two_lands

Each map is played by its number of seats with gods drawn from all ten, guardians from all. A god's share is how often
it won where it sat, over what is fair at that table (1 by the number of seats; a team that wins counts each seat by
half); the same for the slots of the set-up.
"""
from __future__ import annotations

import argparse
import multiprocessing
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import game.titles.ankh as ankh
from game.bots.match import MOST_ANSWERS
from game.bots.play import choose
from game.core.rng import Stream
from game.core.session import Session
from game.titles.ankh.boards import PLANS, SCENARIOS, MapSheet, sheet_of_row, texts_of
from game.titles.ankh.content import GODS, MOST_DEVOTION

LATE = "ankh.last_event"


class Result(NamedTuple):
    """One match: gods by seat, the share of the win that each seat has, how it ended, conflicts begun, answers, what
    all gods together gained by reason, and the best devotion after the fourth conflict (None where it came to none)."""

    gods: list[str]
    shares: list[float]
    reason: str
    conflicts: int
    answers: int
    gains: Counter[str]
    fourth: int | None


class Job(NamedTuple):
    """One match to play. `changed`: what is tried instead of the map's own red limit or events;
    `moved`: pieces laid otherwise, "::10,6" clears a space, "t-2,1" lays a neutral temple."""

    scenario: str
    seed: int
    level: str
    changed: dict[str, str]
    moved: tuple[str, ...]


def sheet_of(job: Job) -> MapSheet:
    """The map as it is tried."""
    sheet = sheet_of_row(SCENARIOS[job.scenario])._replace(**job.changed)
    for text in job.moved:
        column, _, row = text[2:].partition(",")
        sheet.pieces[int(row)][int(column)] = text[:2]
    return sheet


def played(job: Job) -> Result:
    """Plays it."""
    count = PLANS[job.scenario].players
    gods = list(GODS)
    Stream(job.seed, "gods").shuffle(gods)
    session = Session(ankh.SPEC, [{"god": god} for god in gods[:count]],
                      {"map": list(texts_of(sheet_of(job)))}, job.seed)
    gains, fourth = play(session, job)
    outcome = session.outcome
    if outcome is None:
        raise RuntimeError(f"{job.scenario}, seed {job.seed}: no end")
    won = 1 / max(1, len(outcome.winners))
    return Result(gods[:count], [won if seat in outcome.winners else 0 for seat in range(count)], outcome.reason,
                  session.table.state.conflicts, len(session.log), gains, fourth)


def play(session: Session, job: Job) -> tuple[Counter[str], int | None]:
    """Plays the match out; see `Result`."""
    gains: Counter[str] = Counter()
    fourth = None
    for _ in range(MOST_ANSWERS):
        asked = session.questions()
        if not asked:
            break
        session.play(asked[0].seat, choose(session, asked[0].seat, job.level, job.seed))
        state = session.table.state
        if fourth is None and state.conflicts == 4 and not state.conflict:
            fourth = max(god.devotion for god in state.gods)
    for event in session.table.record or []:
        if event.kind == "devotion":
            gains[event.data["reason"]] += event.data["after"] - event.data["before"]
    return gains, fourth


# ---------------------------------------------------------------- printing
def shares(results: Sequence[Result], by_slot: bool) -> dict[str, tuple[float, int]]:
    """God or slot: its part of what is fair, and in how many matches it sat."""
    won: defaultdict[str, float] = defaultdict(float)
    fair: defaultdict[str, float] = defaultdict(float)
    sat: Counter[str] = Counter()
    for result in results:
        for seat, god in enumerate(result.gods):
            name = str(seat + 1) if by_slot else god
            won[name] += result.shares[seat]
            fair[name] += 1 / len(result.gods)
            sat[name] += 1
    return {name: (won[name] / fair[name], sat[name]) for name in sat}


def listed(found: dict[str, tuple[float, int]]) -> str:
    """Shares in a line, the largest first."""
    return ", ".join(f"{name} {share:.2f} ({sat})" for name, (share, sat) in
                     sorted(found.items(), key=lambda item: -item[1][0]))


def report(name: str, results: Sequence[Result]) -> None:
    """The lines of one map."""
    ends = Counter(result.reason.partition(".")[2] for result in results)
    late = 100 * sum(result.reason == LATE for result in results) / len(results)
    print(f"\n{name}: {len(results)} matches; {late:.0f} % end after the last conflict; "
          + ", ".join(f"{reason} {100 * count / len(results):.1f} %" for reason, count in ends.most_common())
          + f"; answers {statistics.mean(result.answers for result in results):.0f}")
    print("  ended in conflict:", dict(sorted(Counter(result.conflicts for result in results).items())),
          "best after the fourth:", statistics.median([result.fourth or MOST_DEVOTION for result in results]))
    gains: Counter[str] = sum((result.gains for result in results), Counter())
    print("  devotion:", ", ".join(f"{reason} {count / len(results):.1f}" for reason, count in gains.most_common()))
    print("  slots:", listed(shares(results, True)))
    print("  gods: ", listed(shares(results, False)), flush=True)


def main() -> None:
    """See the module's text."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--red")
    parser.add_argument("--events")
    parser.add_argument("--lay", nargs="*", default=[])
    parser.add_argument("--only", nargs="*", default=[*PLANS])
    given = parser.parse_args()
    tried = {"red_limit": given.red, "events": given.events}
    changed = {name: value for name, value in tried.items() if value is not None}
    every: list[Result] = []
    with multiprocessing.Pool(given.processes) as pool:
        for scenario in given.only:
            jobs = [Job(scenario, given.seed + k, given.level, changed, tuple(given.lay)) for k in range(given.matches)]
            results = pool.map(played, jobs, chunksize=5)
            report(scenario, results)
            every += results
    print("\nall maps, gods:", listed(shares(every, False)))


if __name__ == "__main__":
    main()
