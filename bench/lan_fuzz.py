"""A million changed messages against host and peer (C8.7): no crash, no change of what may not change, no growth.

    python -m bench.lan_fuzz [--frames 1000000] [--sockets 20000] [--seed 1]
    python -m bench.lan_fuzz --attacks [NAME ...] [--seconds 10]

Frames go through decoding and dispatch of a host (from a player and from an onlooker) and of a client, of every title;
those of `--sockets` over real connections. Prints what was taken and refused and the memory in use along the way.

With `--attacks` hosts and guests that are programs of their own are attacked over real connections (`tests.net.attacks`
has the list; without names all of it). Prints their memory before and after, how late their network's thread was at
worst, and whether anybody was thrown out; ends with 1 where somebody was, or where memory grew by over GROWTH_MB.
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
from tests.net.attacks import ON_GUEST, ON_HOST, on_guest, on_host
from tests.net.fuzz import attack_client, attack_host, attack_host_sockets, attack_peer_sockets, heals, host_frames

CHUNK = 20_000
GROWTH_MB = 90
"""What 64 connections that are being encrypted take, and the match that is loaded meanwhile."""


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


def attacked(name: str, seconds: float) -> bool:
    """Prints what an attack did; whether nobody but those who attack got hurt."""
    with tempfile.TemporaryDirectory() as data:
        if name in ON_HOST:
            host, guest, host_then, guest_then = asyncio.run(on_host(name, Path(data), seconds))
            both = [("host", host, host_then), ("guest", guest, guest_then)]
        else:
            both = [("guest", *asyncio.run(on_guest(name, Path(data), seconds)))]
    good = True
    for who, before, after in both:
        grown = after["mb"] - before["mb"]
        good = good and grown < GROWTH_MB and (name in ON_GUEST or after["state"] == before["state"])
        print(f"{name:12} {who:5} {before['mb']:5.1f} -> {after['mb']:5.1f} MB, {after['state']} {after['key']}, "
              f"late by {after['worst_ms']} ms at worst and {after['p99_ms']} ms of 99 in 100, a frame took "
              f"{after['frame_ms']} ms, {after['refused']} refused", flush=True)
    return good


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--sockets", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--attacks", nargs="*", choices=[*ON_HOST, *ON_GUEST], metavar="NAME")
    parser.add_argument("--seconds", type=float, default=10.0)
    wish = parser.parse_args()
    logging.disable()
    if wish.attacks is not None:
        names = wish.attacks or [*ON_HOST, *ON_GUEST]
        return 0 if sum(not attacked(name, wish.seconds) for name in names) == 0 else 1
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
