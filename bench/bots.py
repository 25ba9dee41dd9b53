"""How strong the bots are, how long they think, how long their matches last and how they end.

    python bench/bots.py [--title creed] [--games 200] [--processes 1] [--seed 1] [--only NAME ...]
    python bench/bots.py --without reactions cards

Each block is one pairing; shares carry 95 % intervals (Wilson). Levels take turns around the table; every seed is
played from each of the seats, one match after the other. A match's seats are dealt set-up fields by the title. "of its
fair share" is how much of the wins a level or kind had, over what chance would give it: seats that win together divide
the win. The time of a choice, and the time that a search is given, is that of one core. `--without` measures what
reactions or action cards are worth to the normal bot of Realigious: it plays against itself without them.
"""
from __future__ import annotations

import argparse
import math
import multiprocessing
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import game
from game.bots.levels import levels_of
from game.bots.match import MOST_ANSWERS, bot_seats, rounds_of
from game.bots.play import choose
from game.core.session import Session
from game.core.spec import TitleSpec

Z = 1.96
WITHOUT = {"reactions": ("react", "no"), "cards": ("card_or_done", "done")}
"""What a bot can do without: the question and the answer that declines. Such a player is called "normal-<what>", a
pairing with it "normal-normal-<what>-<seats>"."""
KINDS: dict[str, Callable[[Session], list[str]]] = {
    "ankh": lambda session: [str(event.data["name"]) for event in sorted(
        (event for event in session.events(0, None) if event.kind == "god_chosen"), key=lambda it: it.data["seat"])],
    "creed": lambda session: [seat.nation for seat in session.view(None).seats],
    "realigious": lambda session: [str(fields["traits"][0]) for fields in session.seats],
}
"""By title what each seat of a match was dealt: god, nation, first trait. Elsewhere seats are told apart by number."""
AGAINST = (("normal", "random"), ("normal", "easy"), ("hard", "normal"))


class Pairing(NamedTuple):
    """The players: the levels of the seats; with two of them the share of wins of the first is of interest."""

    name: str
    levels: tuple[str, ...]


class Result(NamedTuple):
    """One match. `winner`: the level that won, "" where both did; `first`: the side that began has won, None in games
    without sides; `kinds`: what each seat was dealt, `won`: which of them have won; `times`: ms of each choice by
    level."""

    winner: str
    reason: str
    rounds: int
    answers: int
    first: bool | None
    kinds: list[str]
    levels: list[str]
    shares: list[float]
    times: dict[str, list[float]]


def pairings(title: str) -> list[Pairing]:
    """Strong against weak, wherever two sides play or everybody plays alone; then normal ones among themselves."""
    spec = game.TITLES[title]
    known = levels_of(spec)
    found = [pairing for a, b in AGAINST if a in known for pairing in between(spec, a, b)]
    return found + [Pairing(f"normal-{count}", ("normal",) * count) for count in spec.seats]


def between(spec: TitleSpec, one: str, other: str) -> list[Pairing]:
    """The players against each other, side against side; where everybody plays alone one against all the others."""
    found = []
    for count in spec.seats:
        sides = spec.sides(count)
        if len(set(sides)) in (2, count):
            found.append(Pairing(f"{one}-{other}-{count}", tuple(other if side != sides[0] else one for side in sides)))
    return found


def answered(session: Session, seat: int, player: str, seed: int) -> str:
    """The key that a level, or one that does without something, gives."""
    level, _, lacking = player.partition("-")
    question = session.question(seat)
    if lacking and question is not None and question.text == WITHOUT[lacking][0]:
        return WITHOUT[lacking][1]
    return choose(session, seat, level, seed, clock=time.process_time)


def played(job: tuple[str, tuple[str, ...], int, int]) -> Result:
    """One match: title, levels, seed, and by how many seats the levels are moved on."""
    title, levels, seed, turn = job
    turned = levels[turn:] + levels[:turn]
    fields = bot_seats(title, len(levels), seed)
    session = game.new_session(title, fields, {}, seed)
    times: dict[str, list[float]] = {level: [] for level in turned}
    for _ in range(MOST_ANSWERS):
        asked = session.questions()
        if not asked:
            break
        seat = asked[0].seat
        begin = time.process_time()
        key = answered(session, seat, turned[seat], seed)
        times[turned[seat]].append(1000 * (time.process_time() - begin))
        session.play(seat, key)
    return judged(session, turned, times)


def judged(session: Session, levels: Sequence[str], times: dict[str, list[float]]) -> Result:
    """What became of a match."""
    outcome, view = session.outcome, session.view(None)
    if outcome is None:
        raise RuntimeError(f"seed {session.seed}: no end after {MOST_ANSWERS} answers")
    won = {levels[seat] for seat in outcome.winners}
    sided = getattr(view, "first", None)
    draw = len(outcome.winners) == len(levels)
    first = None if sided is None or draw else session.spec.sides(len(levels))[outcome.winners[0]] == sided
    kinds = KINDS.get(session.spec.code, _numbered)(session)
    part = 0.0 if draw else 1 / max(1, len(outcome.winners))
    shares = [part if seat in outcome.winners else 0.0 for seat in range(len(levels))]
    return Result(won.pop() if len(won) == 1 else "", outcome.reason, rounds_of(session), len(session.log), first,
                  kinds, list(levels), shares, times)


def _numbered(session: Session) -> list[str]:
    return [f"seat {seat + 1}" for seat in range(len(session.seats))]


# ---------------------------------------------------------------- printing
def interval(count: int, total: int) -> str:
    """A share in percent with its 95 % interval."""
    if not total:
        return "-"
    p, n = count / total, total
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return f"{100 * p:5.1f} % ({100 * (middle - half):.1f} - {100 * (middle + half):.1f})"


def of_fair(parts: Sequence[tuple[float, int]]) -> str:
    """Parts of wins with the number of seats at their tables: what they come to over what is fair, with 95 %."""
    fair = sum(1 / seats for _, seats in parts)
    mean = sum(part for part, _ in parts) / len(parts)
    wide = Z * math.sqrt(sum((part - mean) ** 2 for part, _ in parts)) / fair
    return f"{sum(part for part, _ in parts) / fair:.2f} (+- {wide:.2f}) of its fair share"


def report(pairing: Pairing, results: Sequence[Result]) -> None:
    """The lines of one pairing."""
    rounds, count = sorted(result.rounds for result in results), len(results)
    tenth = count // 10
    print(f"\n{pairing.name}: {count} matches; rounds median {statistics.median(rounds):.0f}, "
          f"80 % within {rounds[tenth]} - {rounds[-1 - tenth]}; "
          f"{statistics.mean(result.answers for result in results):.0f} answers")
    levels = sorted(set(pairing.levels))
    if len(levels) > 1:
        wins = sum(result.winner == pairing.levels[0] for result in results)
        parts = [(part, len(result.levels)) for result in results
                 for level, part in zip(result.levels, result.shares, strict=True) if level == pairing.levels[0]]
        print(f"  {pairing.levels[0] + ' wins':26} {interval(wins, count)}; {of_fair(parts)}")
    sided = [result.first for result in results if result.first is not None]
    if sided:
        print(f"  {'the first side wins':26} {interval(sum(sided), len(sided))}")
    for reason, number in Counter(result.reason for result in results).most_common():
        print(f"  {reason:26} {interval(number, count)}")
    for level in levels:
        times = [ms for result in results for ms in result.times[level]]
        print(f"  {level:26} {statistics.median(times):.1f} ms a choice, at most {max(times):.0f}")
    if len(levels) == 1:
        report_kinds(results)


def report_kinds(results: Sequence[Result]) -> None:
    """How often each kind of seat won, alone or with others, and how its matches then ended."""
    for kind in sorted({kind for result in results for kind in result.kinds}):
        parts = [(part, len(result.kinds), result.reason) for result in results
                 for one, part in zip(result.kinds, result.shares, strict=True) if one == kind]
        won = [reason for part, _, reason in parts if part]
        print(f"    {kind:18} wins {interval(len(won), len(parts))}; {of_fair([row[:2] for row in parts])}: "
              + ", ".join(f"{reason} {number}" for reason, number in Counter(won).most_common()))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--title", default="realigious", choices=sorted(game.TITLES))
    parser.add_argument("--only", nargs="*", help="names of pairings, such as hard-normal-2")
    parser.add_argument("--without", nargs="+", choices=sorted(WITHOUT))
    args = parser.parse_args()
    spec = game.TITLES[args.title]
    measured = [pairing for lacking in args.without or () for pairing in between(spec, "normal", f"normal-{lacking}")]
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        for pairing in measured or pairings(args.title):
            if args.only and pairing.name not in args.only:
                continue
            turns = len(pairing.levels) if len(set(pairing.levels)) > 1 else 1  # equal levels play each seed once
            jobs = [(args.title, pairing.levels, args.seed + i // turns, i % turns) for i in range(args.games)]
            report(pairing, pool.map(played, jobs, chunksize=8))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
