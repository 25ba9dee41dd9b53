"""C9.2. A process that thinks for bots, so that the window stays fluid.

The caller never waits: a thread of its own hands questions to the process and takes keys back. Bytes travel, no
pickles. A process that dies or does not answer in time is replaced, and the question asked once more. Where processes
end again and again, and while one is so slow that people wait, the thread thinks itself, in the simple way: what a bot
chooses is never lost.
"""
from __future__ import annotations

import logging
import multiprocessing
import queue
import signal
import sys
import threading
import time
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from game.bots.levels import simple, weaker
from game.bots.play import choose
from game.core.session import Session

LONGEST_S, AGAIN_S = 30, 40
"""How long a choice may take, and each more try at it, with the start of another process. No bot needs more than two
seconds of a core: the rest is for machines that have other things to do."""
SLOW_S, MORE_S = 6, 0.5
"""After so long people don't wait for the process any more: it may go on, and is asked again once it has answered; at
the next question it gets so much more time for that."""
TRIES = 3
"""So many processes may end one after the other without an answer."""
SHARED_S = 0.001
"""The window waits at most so long for a thread that thinks beside it."""
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
        self._lost = 0  # processes that have ended since the last answer
        self._owed = 0.0  # since when the process owes an answer that nobody waits for any more
        self._alone = self._told = False  # whether the thread thinks itself, and whether that was told
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

    def gave_up(self) -> bool:
        """Whether there are no processes any more and bots think in a simpler way. Says so once."""
        told, self._told = self._told, self._alone
        return self._alone and not told

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
        """The bot's key. A bot that fails is followed by weaker ones; the default only where all of them fail."""
        found, level = self._once(job), job.level
        while found.startswith(FAILED):
            log.error("no choice for seat %s at level %s: %s", job.seat, level, found[len(FAILED):])
            level = weaker(level)
            if not level:
                return job.default
            found = self._once(msgspec.structs.replace(job, level=level))
        return found

    def _once(self, job: Job) -> str:
        """What the process says, or another one if it ends; in the end what the thread finds."""
        patience = LONGEST_S
        while not self._alone and job.number == self._number:
            found = self._asked(job, patience)
            if found:
                self._lost = 0
                return found
            if found is not None:
                return self._simply(job)
            self._lost, patience = self._lost + 1, AGAIN_S
            self._end()
            if self._lost >= TRIES:
                log.error("the bots' process has ended %s times; bots think in a thread from now on", self._lost)
                self._alone = True
        return self._simply(job) if self._alone else job.default

    def _simply(self, job: Job) -> str:
        """What the thread finds beside the window."""
        sys.setswitchinterval(SHARED_S)
        return found_for(msgspec.structs.replace(job, level=simple(job.level)))

    def _asked(self, job: Job, patience: float) -> str | None:
        """What the process answers; "" where it is slow and goes on, None where it has ended or takes too long."""
        if self._process is None or not self._process.is_alive():
            self._end()
            self._start()
        pipe = self._pipe
        if pipe is None:
            return None
        try:
            if self._owed and pipe.poll(MORE_S):
                pipe.recv_bytes(LONGEST_KEY)
                self._owed = 0.0
            if self._owed and time.monotonic() - self._owed < LONGEST_S:
                return ""
            if not self._owed:
                pipe.send_bytes(msgspec.msgpack.encode(job))
                if pipe.poll(min(patience, SLOW_S)):
                    return pipe.recv_bytes(LONGEST_KEY).decode()
                if patience > SLOW_S:
                    log.warning("the bots' process has not answered for %s s; the thread chooses", SLOW_S)
                    self._owed = time.monotonic()
                    return ""
            log.error("the bots' process did not answer for %s s; it is replaced", patience)
        except (OSError, EOFError, UnicodeDecodeError) as problem:
            log.error("the bots' process has ended: %r; it is replaced", problem)
        return None

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        try:
            ours, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), name="pentarchy-bots", daemon=True)
            self._process.start()
            theirs.close()
            self._pipe = ours
        except Exception as problem:  # whatever bars it, the thread has to go on
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
        self._owed = 0.0


# ---------------------------------------------------------------- the process
def serve(pipe: Connection) -> None:
    """Answer questions until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then closes the pipe
    jobs = msgspec.msgpack.Decoder(Job)
    while True:
        try:
            asked = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            key = found_for(jobs.decode(asked))
        except Exception as problem:
            key = f"{FAILED}{problem!r}"
        try:
            pipe.send_bytes(key.encode())
        except OSError:
            return


def found_for(job: Job) -> str:
    """What the bot answers, or after `FAILED` why it does not: the caller has the log and the default."""
    from game.titles import TITLES  # here and not above: the client must not load rules before its first frame

    try:
        return choose(Session.resume(TITLES, job.data), job.seat, job.level, job.seed, job.wishes)
    except Exception:
        return FAILED + traceback.format_exc(LONGEST_TRACE)
