"""How strong the bots are, how long their matches last and how they end.

    python bench/bots.py [--games 200] [--processes 1] [--seed 1] [--title realigious] [--only NAME ...]

Each line is one pairing; shares carry 95 % intervals (Wilson). A match's seats are dealt set-up fields by the title.
"""
from __future__ import annotations

import argparse
import math
import multiprocessing
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.bots.match import bot_seats, play_match

Z = 1.96


class Pairing(NamedTuple):
    """Who plays: the levels of the seats, and whether the share of wins of the first level is of interest."""

    name: str
    levels: tuple[str, ...]
    versus: bool = False


PAIRINGS = (
    Pairing("normal-random", ("normal", "random"), True),
    Pairing("normal-easy", ("normal", "easy"), True),
    Pairing("normal-2", ("normal",) * 2),
    Pairing("normal-3", ("normal",) * 3),
    Pairing("normal-4", ("normal",) * 4),
)


def played(job: tuple[str, tuple[str, ...], int]) -> dict[str, Any]:
    """One match; sides change with the seed."""
    title, levels, seed = job
    turned = levels[seed % len(levels):] + levels[:seed % len(levels)]
    begin = time.perf_counter()
    result = play_match(title, turned, {}, seed)
    result["seconds"] = time.perf_counter() - begin
    result["traits"] = [" ".join(fields.get("traits", ())) for fields in bot_seats(title, len(levels), seed)]
    return result


def interval(count: int, total: int) -> str:
    """A share in percent with its 95 % interval."""
    if not total:
        return "-"
    p, n = count / total, total
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return f"{100 * p:5.1f} % ({100 * (middle - half):.1f} - {100 * (middle + half):.1f})"


def report(pairing: Pairing, results: Sequence[dict[str, Any]]) -> None:
    """The lines of one pairing."""
    cycles = sorted(result["cycles"] for result in results)
    tenth = len(cycles) // 10
    spent = sum(result["seconds"] for result in results)
    print(f"\n{pairing.name}: {len(results)} matches; cycles median {statistics.median(cycles):.0f}, "
          f"80 % within {cycles[tenth]} - {cycles[-1 - tenth]}; {1000 * spent / len(results):.0f} ms a match, "
          f"{1e6 * spent / sum(result['answers'] for result in results):.0f} us an answer")
    if pairing.versus:
        wins = sum(result["levels"][result["winner"]] == pairing.levels[0] for result in results)
        print(f"  {pairing.levels[0]} wins {interval(wins, len(results))}")
    for reason, count in Counter(result["reason"] for result in results).most_common():
        print(f"  {reason:26} {interval(count, len(results))}")
    judged = sum(result["reason"].startswith("win_judgement") for result in results)
    print(f"  {'by the cycle limit':26} {interval(judged, len(results))}")
    if not pairing.versus:
        _report_plans(results)


def _report_plans(results: Sequence[dict[str, Any]]) -> None:
    """How often each dealt trait set won, by its first trait."""
    dealt: Counter[str] = Counter()
    won: Counter[str] = Counter()
    kinds: dict[str, Counter[str]] = {}
    for result in results:
        dealt.update(traits.split()[0] for traits in result["traits"])
        first = result["traits"][result["winner"]].split()[0]
        won[first] += 1
        kinds.setdefault(first, Counter())[result["reason"].removeprefix("win_")] += 1
    for first in sorted(dealt):
        ends = ", ".join(f"{kind} {count}" for kind, count in kinds.get(first, Counter()).most_common())
        print(f"    {first:18} wins {interval(won[first], dealt[first])}: {ends}")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--title", default="realigious")
    parser.add_argument("--only", nargs="*", default=[p.name for p in PAIRINGS])
    args = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        for pairing in PAIRINGS:
            if pairing.name not in args.only:
                continue
            jobs = [(args.title, pairing.levels, args.seed + i) for i in range(args.games)]
            report(pairing, pool.map(played, jobs, chunksize=8))


if __name__ == "__main__":
    main()
