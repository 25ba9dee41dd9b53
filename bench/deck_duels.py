"""Whether Crowns' ready decks are fair to each other, with bots on every seat (5.17).

    python bench/deck_duels.py [--duels 200] [--level normal] [--seed 0] [--only concord legion ...] [--council 3]
    python bench/deck_duels.py --try al01.cost=8 al05.strength=3 [--of legion]
    python bench/deck_duels.py --keep FILE [--seed 1000]
    python bench/deck_duels.py --duels 0 --kept FILE ...

Every pair of decks is played, once around before any pair is played again, the seats changed in each second duel;
`--council` plays tables of 3 or 4 with drawn decks instead. The table of all that was played is printed now and then.
`--try` changes printed values for this run, `--of` plays the pairs of one deck alone. With `--keep FILE` each match is
added to a file as it ends, and a run that was broken off goes on where its file ends; `--kept` begins with the matches
of such files of other seeds.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

import game.titles.crowns.content as content
from game.bots.match import MOST_ANSWERS
from game.bots.play import choose
from game.core.rng import Stream
from game.core.session import Session
from game.titles.crowns import SPEC

OFTEN = 75
"""After so many matches the table is printed."""


class Result(NamedTuple):
    """One match: the decks by seat, who won, whether that seat was first player of the first round, how it ended, in
    which round, and how many answers it took."""

    decks: tuple[str, ...]
    winner: int
    first: bool
    reason: str
    rounds: int
    answers: int


def played(decks: tuple[str, ...], level: str, seed: int) -> Result:
    """Plays one match out."""
    session = Session(SPEC, [{"deck": deck} for deck in decks], {}, seed)
    first, number = 0, 0
    for _ in range(MOST_ANSWERS):
        asked = session.questions()
        if not asked:
            break
        session.play(asked[0].seat, choose(session, asked[0].seat, level, seed))
        state = session.table.state
        if state.round == 1 and number == 0 and session.table.state.phase != "plot":
            first, number = state.first, 1
    outcome = session.outcome
    if outcome is None:
        raise RuntimeError(f"{decks}, seed {seed}: no end")
    winner = outcome.winners[0]
    return Result(decks, winner, winner == first, outcome.reason, session.table.state.round, len(session.log))


def tables(given: argparse.Namespace) -> Iterator[tuple[tuple[str, ...], int]]:
    """The decks at each table with a seed, pair by pair; of a council as they are drawn."""
    if given.council:
        for k in range(given.duels):
            decks = list(given.only)
            Stream(given.seed + k, "decks").shuffle(decks)
            yield tuple(decks[: given.council]), given.seed + k
        return
    pairs = [pair for pair in combinations(given.only, 2) if not given.of or given.of in pair]
    for k in range(given.duels):
        for one, other in pairs:
            yield (one, other) if k % 2 == 0 else (other, one), given.seed + k // 2


# ---------------------------------------------------------------- printing
def report(results: list[Result]) -> None:
    """Each deck's wins against each other one and overall; rounds, reasons, the first player."""
    sat, won = Counter[str](), Counter[str]()
    met: Counter[tuple[str, str]] = Counter()
    beat: Counter[tuple[str, str]] = Counter()
    for result in results:
        sat.update(result.decks)
        best = result.decks[result.winner]
        won[best] += 1
        met.update((one, other) for one in result.decks for other in result.decks if one != other)
        beat.update((best, other) for other in result.decks if other != best)
    names = sorted(sat, key=lambda name: -won[name] / sat[name])
    seats = len(results[0].decks)
    print(
        f"\n{len(results)} matches of {seats}; share of wins and, over the fair share, "
        "then wins against each (percent):"
    )
    for name in names:
        row = " ".join(
            f"{100 * beat[name, other] / met[name, other]:8.0f}" if met[name, other] else "       -" for other in names
        )
        share = won[name] / sat[name]
        print(f"  {name:>9} {100 * share:5.1f} % {share * seats:5.2f} of {sat[name]:4}   {row}")
    rounds = [result.rounds for result in results]
    print("  rounds: median", statistics.median(rounds), dict(sorted(Counter(rounds).items())))
    print(
        "  ends:",
        dict(Counter(result.reason for result in results)),
        f"first player wins {100 * statistics.mean(result.first for result in results):.0f} %;",
        f"answers {statistics.mean(result.answers for result in results):.0f}",
        flush=True,
    )


def tried(changes: list[str]) -> None:
    """Puts other printed values in the place of those of the tables: "al01.cost=8"."""
    for change in changes:
        where, _, value = change.partition("=")
        card, _, field = where.partition(".")
        for table in (content.CARDS, content.PLOTS, content.FACES):
            rows: dict[str, Any] = table.copy()  # type: ignore[attr-defined]
            if card in rows and field in rows[card].__struct_fields__:
                msgspec.structs.force_setattr(rows[card], field, int(value))


def read(file: Path) -> list[Result]:
    """The matches of a file."""
    return [msgspec.json.decode(line, type=Result) for line in file.read_text("utf-8").splitlines()]


def main() -> None:
    """See the module's text."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--council", type=int, default=0)
    parser.add_argument("--only", nargs="*", default=[*content.DECKS])
    parser.add_argument("--of", default="")
    parser.add_argument("--try", nargs="*", default=[], dest="changes")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--kept", type=Path, nargs="*", default=[])
    given = parser.parse_args()
    tried(given.changes)
    done = read(given.keep) if given.keep and given.keep.exists() else []
    results = [*(one for file in given.kept for one in read(file)), *done]
    for decks, seed in islice(tables(given), len(done), None):
        results.append(played(decks, given.level, seed))
        if given.keep:
            with given.keep.open("ab") as file:
                file.write(msgspec.json.encode(results[-1]) + b"\n")
        if len(results) % OFTEN == 0:
            report(results)
    report(results)


if __name__ == "__main__":
    main()
