"""Matches over real sockets whose connections are cut at random points: nothing may be lost, doubled or different.

    python -m bench.lan_drops [--drops 1000] [--seed 1]

Cuts the peer's end, the host's, in the middle of a message, right after an answer; starts programs again with no more
than their token; answers without a connection. Prints how often, and every fault.
"""
from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import game.net.match_host
import game.net.peer
from tests.net.drops import Tally, drop_many

A_MATCH = 50
ROUNDS = (("creed", 2), ("realigious", 2), ("creed", 4), ("realigious", 3))


async def evening(drops: int, seed: int, tally: Tally) -> None:
    """Match after match of both titles."""
    at = 0
    while tally.drops < drops:
        title, seats = ROUNDS[at % len(ROUNDS)]
        with tempfile.TemporaryDirectory() as data:
            await drop_many(Path(data), title, min(A_MATCH, drops - tally.drops), seed + at, tally, seats)
        at += 1
        print(f"{tally.drops} drops, {tally.matches} matches, {len(tally.faults)} faults", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--drops", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    game.net.peer.WAITS_S, game.net.match_host.WINDOW_S = (0.0, 0.01, 0.05), 0.05
    tally, began = Tally(), time.monotonic()
    asyncio.run(evening(wish.drops, wish.seed, tally))
    print(f"{tally.drops} drops in {tally.matches} matches, {tally.answers} answers ({tally.secret} of them while "
          f"others were asked too), {tally.again} questions answered again, {time.monotonic() - began:.0f} s")
    print(", ".join(f"{way} {count}" for way, count in sorted(tally.ways.items())))
    for fault in tally.faults:
        print("FAULT", fault)
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
