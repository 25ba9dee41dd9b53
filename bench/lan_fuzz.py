"""A million changed messages against host and peer (C8.7): no crash, no change of what may not change, no growth.

    python -m bench.lan_fuzz [--frames 1000000] [--sockets 20000] [--seed 1]

Frames go through decoding and dispatch of a host (from a player and from an onlooker) and of a client, of every title;
those of `--sockets` over real connections. Prints what was taken and refused and the memory in use along the way.
"""
from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import sys
import tempfile
import time
from pathlib import Path

import game
import game.net.match_host
from tests.net.fuzz import attack_client, attack_host, attack_host_sockets, attack_peer_sockets, heals, host_frames

CHUNK = 20_000


def megabytes() -> float:
    """Memory of this process that is really in use."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


def against_host(title: str, seated: bool, frames: int, seed: int) -> list[float]:
    """Prints what a host did with so many messages; the memory after each part of them."""
    taken = refused = answers = 0
    memory, began = [], time.monotonic()
    while taken + refused < frames:
        with tempfile.TemporaryDirectory() as data:
            wish = min(CHUNK, frames - taken - refused)
            one, two, three = asyncio.run(attack_host(Path(data), title, wish, seed + taken + refused, seated))
        taken, refused, answers = taken + one, refused + two, answers + three
        memory.append(megabytes())
    who = "player" if seated else "onlooker"
    print(f"host, {title}, by a {who}: {taken + refused:,} messages, {taken:,} taken, {refused:,} refused, {answers} "
          f"answers, {time.monotonic() - began:.0f} s, {told(memory)}", flush=True)
    return memory


def against_client(title: str, frames: int, seed: int) -> bool:
    """Prints what a client did with so many messages; whether it was whole again each time."""
    good, memory, began, base = True, [], time.monotonic(), host_frames(title)
    for at in range(0, frames, CHUNK):
        good = heals(attack_client(title, base, min(CHUNK, frames - at), seed + at), base) and good
        memory.append(megabytes())
    print(f"client, {title}: {frames:,} messages, {'healed' if good else 'NOT HEALED'}, "
          f"{time.monotonic() - began:.0f} s, {told(memory)}", flush=True)
    return good


def told(memory: list[float]) -> str:
    """Memory at a quarter of the way and at the end."""
    return f"{memory[len(memory) // 4]:.1f} -> {memory[-1]:.1f} MB"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--sockets", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    logging.disable()
    game.net.match_host.WINDOW_S = 0.0
    share, good = wish.frames // (3 * len(game.TITLES)), True
    for title in game.TITLES:
        for seated in (True, False):
            against_host(title, seated, share, wish.seed)
        good = against_client(title, share, wish.seed) and good
    for title in game.TITLES:
        half = wish.sockets // (2 * len(game.TITLES))
        with tempfile.TemporaryDirectory() as data:
            closed = asyncio.run(attack_host_sockets(Path(data), title, half, wish.seed))
        ended = asyncio.run(attack_peer_sockets(title, half, wish.seed))
        print(f"sockets, {title}: {half:,} messages each way, the host closed {closed} connections, {ended} peers "
              f"ended, {megabytes():.1f} MB", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
