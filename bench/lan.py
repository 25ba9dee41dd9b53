"""From a choice to every player's screen over loopback, beside a bare websocket of the same bytes (goals L1-L7, L9).

    python -m bench.lan [--rounds 3] [--choices 150] [--json]

Host and peers run in two processes. A choice is timed from the peer's answer until every peer has received, applied,
converted and checked its own picture. The floor is a websocket of the same process and kind that sends as many bytes to
as many peers, right after. "Early" and "late" are the first and last fifth of the choices of a match.
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

import game.net.host
import game.net.match_host
from game.core.rng import Stream
from game.net import peer, wire
from game.net.admission import Admission
from game.net.host import Host
from game.net.identity import Identity, peer_context
from game.net.protocol import HANDSHAKE_S, Events, Snapshot, Update
from game.net.room import Room
from game.titles.realigious import boards, content, queries, setup
from tests.net.rooms import Guest, Home, begin

SEED = 7
SECRET_S = 0.5
"""Whoever hears nothing of a choice for so long never will."""
HEXWAR_JSON = 24_012
"""Bytes of boardgame.io's state of a map of 91 tiles (goal L5)."""
NAMES = ("Ember", "Ash", "Moth", "Flint", "Slate", "Fern", "Rook", "Wren")
CASES = (("creed", 2, 2), ("creed", 4, 4), ("realigious", 2, 2), ("realigious", 4, 4), ("realigious", 4, 8))
"""Title, seats, connections: those without a seat look on."""
LARGER = "realigious, larger"
GROWN = ("realigious", 2, 2)
"""Goal L4: this case again on a map of almost three times as many tiles, which the rules do not have."""


# ---------------------------------------------------------------- the host's process
class OpenAdmission(Admission):
    """An admission that lets everybody in as they are."""

    def _connection(self, *args: Any, **more: Any) -> Any:
        found: Any = ServerConnection(*args, **more)
        found.deadline = found.loop.time() + HANDSHAKE_S
        return found


class Open(Host):
    """A host without encryption, for goal L9."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.admission = OpenAdmission(self.admission.context)


def enlarge() -> None:
    """Maps for two have 144 tiles in place of 49, with as many more of most things."""
    counts = gc.get_referents(content.COUNTS)[0]  # what is behind the view that can't be changed
    small = counts[7]
    more = {name: 3 * getattr(small, name) for name in ("restricted", "house", "building", "office")}
    counts[12] = msgspec.structs.replace(small, id="12", n=12, start_points=((1, 1), (10, 10)), **more)
    for row in content.CLIMATES.values():
        for by_size in (row.water, row.forest, row.mountain):
            by_size[12] = 3 * by_size[7]
    setup.SIZE_OF[2] = boards.SIZE_OF[2] = 12
    queries.RELIC_GOAL[12] = small.relic_goal


async def spread(bare: list[Any], sizes: list[list[int]]) -> None:
    """So many bytes to each."""
    for socket, parts in zip(bare, sizes, strict=False):
        for size in parts:
            await socket.send(bytes(size))


async def host_process(title: str, seats: int, tls: bool) -> None:
    """Prints ports, fingerprint and token; ends with its input."""
    wire.BURST, game.net.match_host.WINDOW_S = 1 << 30, 0.0
    game.net.host.new_seed = lambda: SEED  # the same match each time
    if title == LARGER:
        enlarge()
        title = GROWN[0]
    bare: list[Any] = []

    async def echo(socket: Any) -> None:
        bare.append(socket)
        with contextlib.suppress(ConnectionClosed):
            async for data in socket:
                await spread(bare, msgspec.msgpack.decode(data))

    with tempfile.TemporaryDirectory() as data:
        me = Identity.load(Path(data))
        kind = Host if tls else Open
        host = kind(Home(Path(data)), Room(title, seats, "room"), me.host_context(), me.fingerprint)
        await host.listen(0)
        server = await serve(echo, "127.0.0.1", 0, ssl=me.host_context() if tls else None, compression=None)
        print(host.port, me.fingerprint.hex(), host.lead.hex(), server.sockets[0].getsockname()[1], flush=True)
        await asyncio.to_thread(sys.stdin.read)
        await host.close()


# ---------------------------------------------------------------- the peers' process
class Plain(peer.Peer):
    """A peer without encryption."""

    async def _try(self, address: str, place: peer.RoomAddress) -> Any:
        return await connect(f"ws://{address}:{place.port}/", compression=None, proxy=None, max_size=1 << 22)


class Timed(Guest):
    """A guest that counts the bytes of what it hears."""

    def _hear(self, message: Any) -> None:
        self.client.take(message)
        if isinstance(message, Snapshot | Update | Events):
            self.heard.append(message)
        self._changed.set()

    def sizes(self) -> list[int]:
        """Of the pictures since the last call."""
        found = [len(wire.ENCODE(message)) for message in self.heard]
        self.heard.clear()
        return found


async def everybody(host: Any, count: int, seats: int) -> list[Timed]:
    """Peers that have come in; those without a seat look on."""
    found = []
    for at, name in enumerate(NAMES[:count]):
        found.append(Timed(host, name, token=host.lead if at == 0 else b"", watch=at >= seats))
        await found[-1].here()
    return found


async def choices(found: list[Timed], bare: list[Any], count: int) -> dict[str, list[float]]:
    """So many choices, each followed by the same bytes bare: microseconds and bytes."""
    took: dict[str, list[float]] = {"choice": [], "bare": [], "bytes": []}
    stream = Stream(4, "choices")
    for guest in found:
        guest.sizes()
    while len(took["choice"]) < count:
        asked = [(guest, question) for guest in found for question in guest.mirror.questions() if question.options()]
        if not asked:
            break
        guest, question = stream.pick(asked)
        for one in found:
            one.heard.clear()
        began = time.perf_counter_ns()
        guest.client.answer(question.seat, stream.pick(question.options()).key)
        try:
            async with asyncio.timeout(SECRET_S):
                for other in found:
                    await other.until(lambda o=other: o.heard or o.mirror.outcome is not None)
        except TimeoutError:  # a secret choice, which the others hear nothing of
            continue
        took["choice"].append((time.perf_counter_ns() - began) / 1e3)
        sizes = [one.sizes() for one in found]
        took["bytes"].append(statistics.mean(sum(one) for one in sizes))
        began = time.perf_counter_ns()
        await bare[0].send(msgspec.msgpack.encode(sizes))
        for socket, parts in zip(bare, sizes, strict=True):
            for _ in parts:
                await socket.recv()
        took["bare"].append((time.perf_counter_ns() - began) / 1e3)
    return took


async def peers_process(
    host: Any, bare_port: int, case: tuple[str, int, int], tls: bool, count: int
) -> dict[str, float]:
    """The figures of one match."""
    _, seats, connections = case
    scheme: dict[str, Any] = {"ssl": peer_context(), "server_hostname": "pentarchy"} if tls else {}
    url = f"{'wss' if tls else 'ws'}://127.0.0.1:{bare_port}"

    async def dial() -> Any:
        return await connect(url, compression=None, proxy=None, max_size=None, **scheme)

    found = await everybody(host, connections, seats)
    await begin(found)
    bare = [await dial() for _ in range(connections)]
    took = await choices(found, bare, count)
    fifth = max(1, len(took["choice"]) // 5)
    figures = {
        "choice": statistics.median(took["choice"]), "bare": statistics.median(took["bare"]),
        "choice99": percentile(took["choice"]), "bare99": percentile(took["bare"]),
        "bytes": statistics.median(took["bytes"]), "choices": len(took["choice"]),
        "late": statistics.median(took["choice"][-fifth:]) / statistics.median(took["choice"][:fifth]),
        "late bytes": statistics.median(took["bytes"][-fifth:]) / statistics.median(took["bytes"][:fifth]),
    }  # fmt: skip
    return figures | await rejoined(host, found, dial)


async def rejoined(host: Any, found: list[Timed], dial: Callable[[], Awaitable[Any]]) -> dict[str, float]:
    """How long a program that was started again needs until it shows the match, and a bare connection."""
    rejoins, connects, snapshot = [], [], 0
    for _ in range(15):
        began = time.perf_counter_ns()
        (await dial()).transport.abort()
        connects.append((time.perf_counter_ns() - began) / 1e3)
        token = found[1].peer.token
        found[1].task.cancel()
        found[1].peer.cut()
        await asyncio.sleep(0.05)
        began = time.perf_counter_ns()
        found[1] = Timed(host, NAMES[1], token=token)
        await found[1].until(lambda: found[1].mirror is not None and found[1].mirror.table is not None)
        rejoins.append((time.perf_counter_ns() - began) / 1e3)
        snapshot = next(len(wire.ENCODE(msgspec.structs.replace(message, events=[], options={})))
                                   for message in found[1].heard if isinstance(message, Snapshot))
    return {"rejoin": statistics.median(rejoins), "connect": statistics.median(connects), "snapshot": snapshot}


def percentile(values: list[float]) -> float:
    """The 99th."""
    return sorted(values)[int(len(values) * 0.99)]


def measured(case: tuple[str, int, int], tls: bool, count: int) -> dict[str, float]:
    """One match with its host in another process."""
    command = [sys.executable, "-m", "bench.lan", "--host", case[0], str(case[1]), str(int(tls))]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    port, fingerprint, lead, bare = process.stdout.readline().split()
    host = SimpleNamespace(port=int(port), fingerprint=bytes.fromhex(fingerprint) if tls else b"",
                           lead=bytes.fromhex(lead))
    plain = peer.Peer if tls else Plain
    try:
        import tests.net.rooms

        tests.net.rooms.Peer = plain  # type: ignore[misc]
        return asyncio.run(peers_process(host, int(bare), case, tls, count))
    finally:
        process.communicate(timeout=20)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--choices", type=int, default=150)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--host", nargs=3)
    wish = parser.parse_args()
    if wish.host:
        asyncio.run(host_process(wish.host[0], int(wish.host[1]), wish.host[2] == "1"))
        return 0
    runs: dict[str, list[dict[str, float]]] = {}
    for number in range(wish.rounds):
        for case in CASES:
            for tls in (True, False):
                name = f"{case[0]}, {case[1]} seats, {case[2]} connections"
                runs.setdefault(name + ("" if tls else ", no TLS"), []).append(measured(case, tls, wish.choices))
        runs.setdefault(LARGER, []).append(measured((LARGER, *GROWN[1:]), True, wish.choices))
        print(f"round {number + 1} of {wish.rounds}", file=sys.stderr, flush=True)
    found = {name: {key: statistics.median(run[key] for run in of) for key in of[0]} for name, of in runs.items()}
    if wish.json:
        print(json.dumps(found))
        return 0
    for name, one in found.items():
        if name == LARGER:
            continue
        if not name.endswith("no TLS"):
            show(name, one, one["choice"] / found[name + ", no TLS"]["choice"])
    small, large = found["{}, {} seats, {} connections".format(*GROWN)], found[LARGER]
    time_ratio, bytes_ratio = large["choice"] / small["choice"], large["bytes"] / small["bytes"]
    print(f"144 tiles / 49: L4 time {time_ratio:.2f}, bytes {bytes_ratio:.2f}")
    return 0


def show(name: str, one: dict[str, float], tls: float) -> None:
    """The figures of a match beside the goals."""
    print(f"{name}: {one['choices']:.0f} choices, p50 {one['choice']:.0f} us (bare {one['bare']:.0f}), "
          f"p99 {one['choice99']:.0f} (bare {one['bare99']:.0f})")
    print(f"  L1/L3 p50 / bare {one['choice'] / one['bare']:.2f}"
          f"   L2 p99 / bare {one['choice99'] / one['bare99']:.2f}"
          f"   L4 late / early: time {one['late']:.2f}, bytes {one['late bytes']:.2f}")
    print(f"  L5 snapshot {one['snapshot']:.0f} B / HexWar JSON {one['snapshot'] / HEXWAR_JSON:.2f}"
          f"   L6 update {one['bytes']:.0f} B / snapshot {one['bytes'] / one['snapshot']:.3f}")
    print(f"  L7 rejoin {one['rejoin']:.0f} us / connect {one['connect']:.0f} us = "
          f"{one['rejoin'] / one['connect']:.2f}   L9 TLS / no TLS {tls:.2f}")


if __name__ == "__main__":
    sys.exit(main())
