"""C11.2. `python -m game host`: a room without a window. Prints a JSON line for where it is and for everything that
happens; ends with its match written when it is interrupted, and opens it again with --resume.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import signal
from pathlib import Path
from typing import Any

import game
from game.bots.levels import LEVELS
from game.core.fields import written
from game.net.addresses import interfaces, to_announce
from game.net.errors import NetError
from game.net.finding import Finder
from game.net.host import Host
from game.net.identity import Identity, shown
from game.net.join_code import code_for
from game.net.lobby import announcement_of
from game.net.protocol import SERVICE_PORT
from game.net.reopening import reopened
from game.net.room import AWAY, COUNTDOWNS, Room
from game.net.tickets import Ticket, Tickets
from game.output import say
from game.store.files import tidy
from game.store.paths import data_dir
from game.store.profiles import Store
from game.store.replays import ReplayFolder
from game.store.saves import SaveFolder
from game.store.settings import load_settings

LAST_PORT = 65535


class DataHome:
    """Where a room without a window keeps its matches: the user's data folder."""

    def __init__(self, data: Path) -> None:
        tidy(data)
        self.data, self.settings = data, load_settings(data)[0]
        self.saves, self.replays, self.store = SaveFolder(data), ReplayFolder(data), Store(data)


def _port(text: str) -> int:
    """Raises ValueError."""
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise ValueError(text)
    return int(text)


def add_arguments(command: argparse.ArgumentParser) -> None:
    """What the command understands."""
    command.add_argument("title", nargs="?", choices=sorted(game.TITLES), help="the game; not needed with --resume")
    command.add_argument("--seats", type=int, default=2, help="how many seats")
    command.add_argument("--bots", default="", help=f"levels of bots on the last seats, of {', '.join(LEVELS)}")
    command.add_argument("--name", default="Pentarchy", help="the room's name")
    command.add_argument("--port", type=_port, default=SERVICE_PORT, help="the first port to try; 0 for any")
    command.add_argument("--passphrase", default="", help="what newcomers must know")
    command.add_argument("--options", default="{}", help='options of the match as JSON, such as {"climate": "arid"}')
    command.add_argument("--countdown", choices=COUNTDOWNS, default="60",
                         help="seconds until the match begins by itself once all seats are taken; 0: who leads starts")
    command.add_argument("--away", choices=AWAY, default="bot", help="what happens to the chair of who went away")
    command.add_argument("--local", action="store_true", help="only programs on this computer may come")
    command.add_argument("--resume", metavar="MATCH", help="open the room of a match again that was hosted here")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """The exit code."""
    if args.title is None and args.resume is None:
        _say(error="title", text=f"name a game: {', '.join(sorted(game.TITLES))}")
        return 2
    try:
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:  # as `Service` has it
            return runner.run(_host(args))
    except NetError as problem:
        _say(error=problem.key, text=str(problem))
        return 1


async def _host(args: argparse.Namespace) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in {signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGBREAK", signal.SIGINT)}:
        # Windows' loops take no handlers; there the room's clock wakes the one who waits, within two seconds.
        signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
    home = DataHome(data_dir())
    me = Identity.load(home.data)
    host = _reopened(home, args.resume, me, args.passphrase) if args.resume else _new(args, home, me)
    told = _Teller(host)
    host.on_change = told.look
    await host.listen(args.port, network=not args.local)
    numbers = ("127.0.0.1",) if args.local else to_announce(interfaces())
    codes = [code_for(number, host.port, me.fingerprint).text for number in numbers[:2] if "%" not in number]
    _say(room=host.room.name, room_id=host.room_id, port=host.port, addresses=numbers, codes=codes,
         fingerprint=shown(me.fingerprint), **({"passphrase": host.passphrase} if args.resume else {}))
    gc.freeze()  # looking at all that was loaded, to find what connections have left, holds everybody up
    finder = Finder()
    if not args.local:
        await finder.open()
        told.finder = finder
        told.look()
    try:
        await stop.wait()
    finally:
        _remember(host)
        await host.close("stopped")
        if not args.local:
            await finder.close()
    _say(stopped=True, match=host.room.match_id)
    return 0


def _new(args: argparse.Namespace, home: DataHome, me: Identity) -> Host:
    try:
        options = written(args.options)
    except ValueError as problem:
        raise NetError("options", reason=str(problem)) from problem
    room = Room(args.title, args.seats, args.name, {**options, "countdown": args.countdown, "away": args.away})
    host = Host(home, room, me.host_context(), me.fingerprint, passphrase=args.passphrase, first_leads=True)
    for seat, level in enumerate(reversed([level for level in args.bots.split(",") if level])):
        room.seat_bot(len(room.seats) - 1 - seat, level)
    return host


def _reopened(home: DataHome, match_id: str, me: Identity, passphrase: str) -> Host:
    kept = next((ticket for ticket in Tickets(home.data).recent() if ticket.match_id == match_id), None)
    return reopened(home, match_id, me, passphrase=passphrase or (kept.passphrase if kept is not None else ""))


def _remember(host: Host) -> None:
    """The passphrase, for --resume."""
    if host.room.match_id:
        Tickets(host.home.data).keep(Ticket(room_id=host.room_id, name=host.room.name, title=host.room.title,
                                       passphrase=host.passphrase, match_id=host.room.match_id))


class _Teller:
    """Prints what is new in the room, and keeps the announcement true."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.finder: Finder | None = None
        self._next = 0
        self._match = ""
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """The room has changed."""
        host = self.host
        for line in [one for one in host.room.lines if one.no >= self._next]:
            self._next = line.no + 1
            _say(line=line.key or line.text, by=line.name, **line.args)
        if host.room.match_id != self._match:
            self._match = host.room.match_id
            gc.freeze()
            _say(match=self._match)
            _remember(host)
        if self.finder is not None:
            task = asyncio.create_task(self.finder.announce(announcement_of(host), host.port))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


def _say(**what: Any) -> None:
    say(json.dumps(what, ensure_ascii=False))
