"""How soon computers find each other, beside zeroconf as it comes, in one run (goal L8).

    python bench/lan_finding.py [--rounds 5]

Two computers are two network namespaces joined by a bridge; where the system allows none, both are on loopback. Ways
take turns, round after round; figures are medians. "New room": from the call that announces it until a list that is
open on the other computer has it. "Open list": from opening a list until it has a room that is there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.net.networks import Child, Network, why_not  # noqa: E402

WAYS = ("ours", "defaults")
KEY = "0123456789abcdef" * 2
LONGEST_S = 20


def say(**words: float) -> None:
    """A line for the parent."""
    print(json.dumps(words), flush=True)


# ---------------------------------------------------------------- in the child
async def with_finder(role: str, loopback: bool) -> None:
    """The product's way."""
    from game.net.addresses import Interface, interfaces
    from game.net.announcement import Announcement
    from game.net.finding import Finder

    def look() -> tuple[Interface, ...]:
        own = interfaces()
        return tuple(one._replace(numbers=("127.0.0.1",)) for one in own if one.loopback) if loopback else own

    begun = time.monotonic()
    finder = Finder(lambda rows: say(seen=time.monotonic()) if rows else None, look)
    if role == "list":
        say(begun=begun)
    await finder.open()
    say(ready=time.monotonic())
    if role == "room":
        await asyncio.to_thread(sys.stdin.readline)
        say(begun=time.monotonic())
        await finder.announce(Announcement(kind="room", key=KEY, room="den"), 5000)
    await asyncio.to_thread(sys.stdin.readline)
    await finder.close()


def with_defaults(role: str, loopback: bool) -> None:
    """Zeroconf as its documentation shows it."""
    from zeroconf import InterfaceChoice, ServiceBrowser, ServiceInfo, ServiceListener, Zeroconf

    class Found(ServiceListener):
        def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
            if zc.get_service_info(type_, name):
                say(seen=time.monotonic())

        def update_service(self, zc: Zeroconf, type_: str, name: str) -> None: ...

        def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None: ...

    service = "_pentbench._tcp.local."
    begun = time.monotonic()
    zero = Zeroconf(interfaces=["127.0.0.1"] if loopback else InterfaceChoice.All)
    if role == "list":
        say(begun=begun)
        ServiceBrowser(zero, service, Found())
    say(ready=time.monotonic())
    if role == "room":
        sys.stdin.readline()
        say(begun=time.monotonic())
        own = "127.0.0.1" if loopback else "10.9.0.2"
        zero.register_service(
            ServiceInfo(service, f"den.{service}", 5000, properties={"v": "1"}, parsed_addresses=[own])
        )
    sys.stdin.readline()
    zero.close()


# ---------------------------------------------------------------- in the parent
class Place:
    """Where children run: computers of a network, or all on loopback."""

    def __init__(self) -> None:
        self.loopback = bool(why_not())
        self._network = None if self.loopback else Network(2)

    def start(self, computer: int, way: str, role: str) -> Child:
        """A child on a computer, ready."""
        command = [str(Path(__file__)), "--child", way, role, *(["--loopback"] if self.loopback else [])]
        child = Child([] if self._network is None else self._network.into(computer), *command)
        child.until(lambda line: "ready" in line)
        return child

    def close(self) -> None:
        """Ends the network."""
        if self._network is not None:
            self._network.close()


def moment(child: Child, word: str) -> float:
    """When a child said a word first; seconds of the clock that all processes share."""
    child.until(lambda _: any(word in line for line in child.lines), LONGEST_S)
    return next(float(line[word]) for line in child.lines if word in line)


def measured(place: Place, way: str) -> tuple[float, float]:
    """Seconds until a new room is in an open list, and until a list that is opened has it."""
    first, room = place.start(1, way, "list"), place.start(2, way, "room")
    time.sleep(3 if way == "defaults" else 1)  # first questions are through
    room.say("announce")
    new = moment(first, "seen") - moment(room, "begun")
    time.sleep(2)  # answers are given at most once a second
    second = place.start(1, way, "list")
    opened = moment(second, "seen") - moment(second, "begun")
    for child in (second, room, first):
        child.say("close")
        child.process.wait()
    return new, opened


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--child", nargs=2)
    parser.add_argument("--loopback", action="store_true")
    given = parser.parse_args()
    if given.child:
        way, role = given.child
        if way == "ours":
            asyncio.run(with_finder(role, given.loopback))
        else:
            with_defaults(role, given.loopback)
        return
    place = Place()
    rounds: dict[str, list[tuple[float, float]]] = {way: [] for way in WAYS}
    try:
        for _ in range(given.rounds):
            for way in WAYS:
                rounds[way].append(measured(place, way))
    finally:
        place.close()
    print("loopback" if place.loopback else "two network namespaces and a bridge", f"- {given.rounds} rounds, ms\n")
    print("| | zeroconf's defaults | ours | ratio | goal |\n|---|---|---|---|---|")
    pick: list[tuple[str, Callable[[tuple[float, float]], float], str]] = [
        ("new room in an open list (L8)", lambda pair: pair[0], "0.2"),
        ("room in a list that is opened", lambda pair: pair[1], "-"),
    ]
    for name, of, goal in pick:
        ours, theirs = (statistics.median(map(of, rounds[way])) * 1e3 for way in WAYS)
        print(f"| {name} | {theirs:.1f} | {ours:.1f} | {ours / theirs:.4f} | {goal} |")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(str(error.stderr))
