"""Decisions a second, the cost of a fork and the size of a save, beside other programs in one run (goals E1-E10).

    python bench/engine.py [--rounds 5] [--seconds 1] [--only ankh crowns] [--with 'NAME=COMMAND'] ...

Every subject is measured in a process of its own, in turn, round after round; figures are medians over the rounds
and only the ratios are goals. Times are those of the process's own CPU, so that other programs' load does not count.
`--only` measures the cases whose names begin so. `--with` takes any program that is called with SECONDS and SEED behind
its own words and prints one JSON line with "us" (per decision) and, if it has them, "fork_us" and "bytes"; all ratios
to it are printed.
"""
from __future__ import annotations

import argparse
import json
import random
import shlex
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

Figures = dict[str, float]
CASES = {
    "realigious": {"seats": 2},
    "realigious, 3 seats (64 tiles)": {"seats": 3},
    "realigious, 4 seats (81 tiles)": {"seats": 4},
    "realigious, no checkpoints": {"seats": 2, "checkpoints": False},
    "realigious, cycle limit 60": {"seats": 2, "options": {"cycles": "60"}},
    "creed": {"title": "creed", "seats": 2},
    "creed, 4 seats": {"title": "creed", "seats": 4},
    "ankh": {"title": "ankh", "seats": 2},
    "ankh, 5 seats": {"title": "ankh", "seats": 5, "options": {"scenario": "five_nomes"}},
    "crowns": {"title": "crowns", "seats": 2},
    "crowns, 4 seats": {"title": "crowns", "seats": 4},
    "vermilion, 1 seat": {"title": "vermilion", "seats": 1},
    "vermilion, 4 seats": {"title": "vermilion", "seats": 4},
}


def playout(session: Any, rng: random.Random, limit: int = 1_000_000) -> int:
    """Answer open questions at random; how many."""
    count = 0
    while session.outcome is None and count < limit:
        question = rng.choice(session.questions())
        session.answer(question.seat, rng.choice(question.options()).key)
        count += 1
    return count


def microseconds(function: Any, *args: Any, budget: float = 0.1) -> float:
    """Median microseconds of a call."""
    function(*args)
    times: list[int] = []
    end = time.process_time() + budget
    while len(times) < 5 or time.process_time() < end:
        start = time.process_time_ns()
        function(*args)
        times.append(time.process_time_ns() - start)
    return statistics.median(times) / 1e3


def measure(case: dict[str, Any], seconds: float, seed: int) -> Figures:
    """Random matches for `seconds`, then forks and saves of five positions in mid-game."""
    import game
    from game.core import session as driver
    if not case.get("checkpoints", True):
        driver.CHECKPOINT_EVERY = 10**9
    rng = random.Random(seed)

    def fresh() -> Any:
        seats: list[dict[str, Any]] = [{}] * int(case["seats"])
        return game.new_session(case.get("title", "realigious"), seats, case.get("options"), rng.getrandbits(32))
    playout(fresh(), rng)
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += playout(fresh(), rng)
        games += 1
    took = time.process_time() - start
    marks = []
    while len(marks) < 5:
        session = fresh()
        playout(session, rng, 60)
        if session.outcome is None:
            marks.append(session)
    return {"us": took / decisions * 1e6, "per_game": decisions / games,
            "fork_us": statistics.median(microseconds(m.fork) for m in marks),
            "save_us": statistics.median(microseconds(m.save) for m in marks),
            "bytes": statistics.median(len(m.save()) for m in marks)}


def run(command: list[str]) -> Figures:
    """The JSON line that a subject prints last."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    figures: Figures = json.loads([line for line in done.stdout.splitlines() if line.startswith("{")][-1])
    return figures


def median(rounds: list[Figures]) -> Figures:
    """Key-wise median of the numbers."""
    return {key: statistics.median(r[key] for r in rounds) for key, value in rounds[0].items()
            if isinstance(value, int | float)}


def report(results: dict[str, Figures], others: list[str]) -> None:
    """A Markdown table of figures and ratios."""
    head = ["subject", "decisions/s", "us/decision", "fork us", "fork ÷ own decision", "save bytes"]
    head += [f"speed ÷ {name}" for name in others] + [f"fork ÷ {name}" for name in others]
    print("| " + " | ".join(head) + " |\n|" + "---|" * len(head))
    for name, own in results.items():
        row = [name, f"{1e6 / own['us']:,.0f}", f"{own['us']:.1f}"]
        row += [f"{own['fork_us']:.0f}", f"{own['fork_us'] / own['us']:.1f}"] if own.get("fork_us") else ["–", "–"]
        row.append(f"{own['bytes']:,.0f}" if own.get("bytes") else "–")
        row += [f"{results[other]['us'] / own['us']:.2f}" for other in others]
        row += [f"{own['fork_us'] / results[other]['fork_us']:.2f}"
                if own.get("fork_us") and results[other].get("fork_us") else "–" for other in others]
        print("| " + " | ".join(row) + " |")


def main() -> None:
    """Measure all cases and the programs named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--with", dest="others", action="append", default=[])
    parser.add_argument("--only", nargs="*", default=[""])
    parser.add_argument("--case", default="", help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=100, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.case:
        print(json.dumps(measure(CASES[args.case], args.seconds, args.seed)))
        return
    jobs = {name: [sys.executable, __file__, "--seconds", str(args.seconds), "--case", name, "--seed"]
            for name in CASES if name.startswith(tuple(args.only))}
    others = {}
    for extra in args.others:
        name, _, command = extra.partition("=")
        others[name] = [*shlex.split(command), str(args.seconds)]
    rounds: dict[str, list[Figures]] = {name: [] for name in (*jobs, *others)}
    for number in range(args.rounds):
        for name, command in {**jobs, **others}.items():
            rounds[name].append(run([*command, str(100 + number)]))
    report({name: median(found) for name, found in rounds.items()}, list(others))


if __name__ == "__main__":
    main()
