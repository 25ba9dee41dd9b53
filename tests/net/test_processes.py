"""A room in a process of its own, killed and started again; the network's thread behind its queues (C8.6, C11.2)."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Stream
from game.net import wire
from game.net.identity import Identity
from game.net.peer import RoomAddress
from game.net.protocol import Ready, Start, Who
from game.net.service import RoomLink, Service
from tests.net.rooms import PATIENCE_S, Guest, Home, begin, run, step

pytestmark = pytest.mark.net

ROOT = Path(__file__).resolve().parents[2]
PATIENT = (
    "import game.net.protocol as p, game.net.wire as w; p.SILENT_S, w.BURST = 120.0, 1_000_000; "
    "import runpy; runpy.run_module('game', None, '__main__')"
)
PAUSE_S = 0.001
"""Services' threads need the processor."""


class Program:
    """`python -m game host` with a data folder of its own; nobody is given up there for being late, nor refused for
    choosing faster than persons do."""

    def __init__(self, data: Path, *words: str) -> None:
        env = os.environ | {"PENTARCHY_DATA": str(data)}
        self.process = subprocess.Popen([sys.executable, "-c", PATIENT, "host", *words, "--local"], cwd=ROOT, env=env,
                                        stdout=subprocess.PIPE, text=True)
        self.first = self.line()

    def line(self) -> dict[str, Any]:
        """The next line that it prints."""
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(self.process.stdout.readline() or "{}")
        return found

    def end(self, how: int) -> None:
        """Stops or kills it."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE_S)


def told(guest: Guest) -> int:
    """How many events a guest's own seat has been told of."""
    number: int = guest.mirror.of(guest.client.seats[0]).next
    return number


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no kill -9")
def test_c8_6_a_match_survives_kill_9_of_its_host(tmp_path: Path) -> None:
    program = Program(tmp_path, "creed", "--port", "0", "--countdown", "0")
    port, fingerprint = program.first["port"], Identity.load(tmp_path).fingerprint

    async def body() -> None:
        place: Any = type("At", (), {"port": port, "fingerprint": fingerprint, "lead": b"", "match_host": None})
        found = []
        for name in ("Ember", "Ash"):
            found.append(Guest(place, name))
            await found[-1].here()
        await begin(found)
        stream = Stream(8, "answers")
        for _ in range(15):
            await step(found, stream)
        match_id = found[0].client.room.match_id if found[0].client.room else ""
        program.end(signal.SIGKILL)
        for guest in found:
            await guest.until(lambda g=guest: g.client.link.state == "lost")
        known = [told(guest) for guest in found]
        again = await asyncio.to_thread(Program, tmp_path, "--resume", match_id, "--port", str(port))
        try:
            for guest, before in zip(found, known, strict=True):
                await guest.until(lambda g=guest: g.client.link.state == "here" and g.client.seats)
                await guest.until(lambda g=guest, b=before: g.mirror.table is not None and told(g) >= b)
            while any(guest.mirror.outcome is None for guest in found):
                if not await step(found, stream):
                    await asyncio.sleep(PAUSE_S)
            assert found[0].mirror.outcome == found[1].mirror.outcome
        finally:
            again.end(signal.SIGTERM)

    run(body)


def test_c8_1_two_programs_play_through_their_networks_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "BURST", 1_000_000)  # they choose faster than persons
    one, two = Service(Home(tmp_path / "one")), Service(Home(tmp_path / "two"))
    try:
        here = one.open("creed", 2, "room", [Who("Ember")], passphrase="word", port=0, to_network=False)
        _until([here], lambda: here.client.link.state == "here")
        assert here.host is not None
        place = RoomAddress(("127.0.0.1",), here.host.port, one.identity.fingerprint)
        there = two.join(place, [Who("Ash")], passphrase="word")
        links = [here, there]
        _until(links, lambda: there.client.link.state == "here" and there.client.room is not None)
        there.send(Ready(1, True))
        _until(links, lambda: here.client.room is not None and here.client.room.seats[1].ready)
        here.send(Start())
        _until(links, lambda: all(link.client.seats for link in links))
        stream = Stream(2, "answers")
        while here.client.mirror is not None and here.client.mirror.outcome is None:
            _choose(links, stream)
        _until(links, lambda: there.client.mirror is not None and there.client.mirror.outcome is not None)
        assert there.client.mirror is not None and here.client.mirror is not None
        assert there.client.mirror.outcome == here.client.mirror.outcome
        assert two.tickets.recent()[0].token == there.peer.token.hex() if there.peer is not None else False
    finally:
        two.close()
        one.close()


def _choose(links: list[RoomLink], stream: Stream) -> None:
    """One answer of whoever is asked, heard by all."""
    mirrors = [link.client.mirror for link in links]
    asked = [(link, q) for link, m in zip(links, mirrors, strict=True) if m for q in m.questions() if q.options()]
    if not asked:
        _until(links, lambda: any(q.options() for m in mirrors if m for q in m.questions())
               or all(m.outcome for m in mirrors if m))
        return
    link, question = stream.pick(asked)
    own = link.client.mirror
    before = len(own.log) if own is not None else 0
    link.client.answer(question.seat, stream.pick(question.options()).key)
    _until(links, lambda: own is not None and (len(own.log) > before or own.outcome is not None))


def _until(links: list[RoomLink], holds: Any) -> None:
    """Polls as a window does, until something holds."""
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end, [link.client.link for link in links]
        if not any(link.poll() for link in links):
            time.sleep(PAUSE_S)
