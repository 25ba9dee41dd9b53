"""C9.2. A process that thinks for bots, so that the window stays fluid.

The caller never waits: a thread of its own hands questions to the process and takes keys back. Bytes travel, no
pickles. A process that dies or does not answer in time is replaced; the question it died of gets its default answer.
"""
from __future__ import annotations

import logging
import multiprocessing
import queue
import signal
import threading
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from game.bots.play import choose
from game.core.session import Session

LONGEST_S = 30
LEAVES_IN_S = 1.0
LONGEST_KEY = 1 << 16
LONGEST_TRACE = 40  # calls
FAILED = "\0"
"""Begins what is no key but the reason why there is none."""
log = logging.getLogger(__name__)


class Job(msgspec.Struct, array_like=True):
    """One question: `number` tells stale jobs from the present one, `data` is `Session.save`, `default` the answer if
    all else fails, `wishes` what partners ask of the bot."""

    number: int
    data: bytes
    seat: int
    level: str
    seed: int
    default: str
    wishes: dict[int, str] = {}


class BotWorker:
    """Thinks about one question at a time. No method waits for the process."""

    def __init__(self) -> None:
        """Starts the thread, which starts the process at once: the first bot must not wait for it."""
        self._number = 0
        self._found: tuple[int, str] | None = None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._process: Any = None
        self._pipe: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="bots", daemon=True)
        self._thread.start()

    def ask(self, session: Session, seat: int, level: str, seed: int, wishes: Mapping[int, str] | None = None) -> None:
        """Begin to think about the open question of `seat`; an earlier question is forgotten. Raises BadMessage when
        the seat is not asked."""
        default = session.default(seat)
        self._number += 1
        self._jobs.put(Job(self._number, session.save(), seat, level, seed, default, dict(wishes or {})))

    def poll(self) -> str | None:
        """The key once it is found, then None again."""
        found = self._found
        if found is None or found[0] != self._number:
            return None
        self._number += 1
        return found[1]

    def cancel(self) -> None:
        """Forget the question."""
        self._number += 1

    def close(self) -> None:
        """End thread and process; returns at once."""
        self._number += 1
        self._jobs.put(None)

    def join(self, seconds: float) -> bool:
        """Wait for the end after `close`: for tests and the end of the program. Whether it has come."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    # ---------------------------------------------------------------- the thread
    def _run(self) -> None:
        self._start()
        while True:
            job = self._jobs.get()
            if job is None:
                break
            if job.number == self._number:
                self._found = (job.number, self._answer(job))
        self._end()

    def _answer(self, job: Job) -> str:
        """The bot's key, or the default when the process fails."""
        if self._process is None or not self._process.is_alive():
            self._end()
            self._start()
        pipe = self._pipe
        try:
            if pipe is None:
                return job.default
            pipe.send_bytes(msgspec.msgpack.encode(job))
            if pipe.poll(LONGEST_S):
                found = pipe.recv_bytes(LONGEST_KEY).decode()
                if not found.startswith(FAILED):
                    return found
                log.error("no choice for seat %s: %s", job.seat, found[len(FAILED):])
                return job.default
            log.error("the bots' process did not answer for %s s; it is replaced", LONGEST_S)
        except (OSError, EOFError, UnicodeDecodeError) as problem:
            log.error("the bots' process has ended: %r; it is replaced", problem)
        self._end()
        self._start()
        return job.default

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        try:
            ours, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), name="pentarchy-bots", daemon=True)
            self._process.start()
            theirs.close()
            self._pipe = ours
        except OSError as problem:
            log.error("no process for bots could be started: %r", problem)
            self._process = self._pipe = None

    def _end(self) -> None:
        """A closed pipe ends an idle process; one that thinks is stopped."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.join(LEAVES_IN_S)
            if self._process.is_alive():
                self._process.kill()
        self._process = self._pipe = None


# ---------------------------------------------------------------- the process
def serve(pipe: Connection) -> None:
    """Answer questions until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then closes the pipe
    from game.titles import TITLES  # here and not above: the client must not load rules before its first frame

    jobs = msgspec.msgpack.Decoder(Job)
    while True:
        try:
            asked = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            job = jobs.decode(asked)
            key = choose(Session.resume(TITLES, job.data), job.seat, job.level, job.seed, job.wishes)
        except Exception:
            key = FAILED + traceback.format_exc(LONGEST_TRACE)  # the caller has the log and the default
        try:
            pipe.send_bytes(key.encode())
        except OSError:
            return
