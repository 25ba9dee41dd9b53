"""C9.2. The worker answers without making anybody wait; what it is asked while its process dies or hangs is asked
again, and where no process lives its thread thinks."""
from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection

import pytest

import game
import game.bots.worker as module
from game.bots.play import choose
from game.bots.worker import FAILED, BotWorker, Job, found_for
from game.core.errors import BadMessage
from game.core.session import Session

LONGEST_S = 90
"""Only so that a broken worker ends the test."""
HALT = getattr(signal, "SIGSTOP", 0)


@pytest.fixture(scope="module")
def worker() -> Iterator[BotWorker]:
    """One worker for all tests: a process takes a while to start."""
    made = BotWorker()
    yield made
    made.close()
    assert made.join(LONGEST_S)


@pytest.fixture
def session() -> Session:
    """A match at its first move."""
    return game.new_session("realigious", [{}, {}], {}, 6)


def key_of(worker: BotWorker) -> str:
    """The worker's answer, waited for."""
    end = time.monotonic() + LONGEST_S
    while time.monotonic() < end:
        key = worker.poll()
        if key is not None:
            return key
        time.sleep(0.005)
    pytest.fail("the worker gave no answer")


def asked(session: Session) -> int:
    """The seat that is asked."""
    return session.questions()[0].seat


@pytest.mark.slow
def test_c9_2_the_worker_answers_as_the_bot_does(worker: BotWorker, session: Session) -> None:
    for seed in range(12):
        seat = asked(session)
        worker.ask(session, seat, "normal", seed)
        key = key_of(worker)
        assert key == choose(session, seat, "normal", seed)
        assert worker.poll() is None
        session.answer(seat, key)


def test_c9_2_a_cancelled_question_is_never_answered(worker: BotWorker, session: Session) -> None:
    worker.ask(session, asked(session), "normal", 1)
    worker.cancel()
    worker.ask(session, asked(session), "easy", 2)
    assert key_of(worker) == choose(session, asked(session), "easy", 2)
    assert worker.poll() is None


@pytest.mark.slow
def test_c9_2_a_dead_worker_is_replaced(worker: BotWorker, session: Session) -> None:
    worker.ask(session, asked(session), "normal", 1)
    key_of(worker)
    worker._process.kill()
    worker._process.join()
    worker.ask(session, asked(session), "normal", 1)
    assert key_of(worker) == choose(session, asked(session), "normal", 1)


@pytest.mark.slow
def test_c9_2_a_question_that_a_process_dies_of_is_asked_again(worker: BotWorker, session: Session) -> None:
    worker.ask(session, asked(session), "normal", 1)
    key_of(worker)
    process = worker._process
    if HALT:
        os.kill(process.pid, HALT)  # so that it dies while it has the question
    worker.ask(session, asked(session), "normal", 1)
    time.sleep(0.2)
    process.kill()
    assert key_of(worker) == choose(session, asked(session), "normal", 1) != session.default(asked(session))
    assert worker._process is not process and worker._process.is_alive() and not worker.gave_up()


@pytest.mark.slow
@pytest.mark.skipif(not HALT, reason="no process can be halted here")
def test_c9_2_a_question_that_a_process_does_not_answer_is_asked_again(
    worker: BotWorker, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker.ask(session, asked(session), "normal", 1)
    key_of(worker)
    process = worker._process
    monkeypatch.setattr(module, "LONGEST_S", 0.5)
    os.kill(process.pid, HALT)
    worker.ask(session, asked(session), "normal", 1)
    assert key_of(worker) == choose(session, asked(session), "normal", 1)
    assert not process.is_alive() and worker._process.is_alive() and not worker.gave_up()


@pytest.mark.slow
@pytest.mark.skipif(not HALT, reason="no process can be halted here")
def test_c9_2_nobody_waits_for_a_process_that_is_slow(
    worker: BotWorker, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread chooses, the process goes on, and what it owes is not taken for a later answer."""
    worker.ask(session, asked(session), "normal", 1)
    key_of(worker)
    process = worker._process
    monkeypatch.setattr(module, "SLOW_S", 0.3)
    os.kill(process.pid, HALT)
    for seed in (1, 2):
        worker.ask(session, asked(session), "normal", seed)
        assert key_of(worker) == choose(session, asked(session), "normal", seed)
    monkeypatch.undo()
    os.kill(process.pid, signal.SIGCONT)
    for seed in range(3, 200):
        worker.ask(session, asked(session), "normal", seed)
        assert key_of(worker) == choose(session, asked(session), "normal", seed)
        if not worker._owed:
            break
    assert worker._process is process and process.is_alive() and not worker._owed


def falls(pipe: Connection) -> None:
    """A process that is ended, as by the system, once it is asked."""
    pipe.recv_bytes()
    os.kill(os.getpid(), signal.SIGTERM)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["hard", "easy"])
def test_c9_2_where_every_process_dies_the_thread_thinks_in_the_simple_way(
    session: Session, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setattr(module, "serve", falls)
    worker, simple = BotWorker(), "normal" if level == "hard" else level
    before = sys.getswitchinterval()
    try:
        for _ in range(3):
            worker.ask(session, asked(session), level, 1)
            key = key_of(worker)
            assert key == choose(session, asked(session), simple, 1)
            session.answer(asked(session), key)
        assert worker._process is None and [worker.gave_up(), worker.gave_up()] == [True, False]
    finally:
        worker.close()
        sys.setswitchinterval(before)
    assert worker.join(LONGEST_S)


def test_c9_2_where_no_process_can_be_started_the_thread_thinks(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: object) -> None:
        raise RuntimeError("no processes here")

    monkeypatch.setattr(type(multiprocessing.get_context("spawn").Process()), "start", refused)
    worker, before = BotWorker(), sys.getswitchinterval()
    try:
        worker.ask(session, asked(session), "normal", 1)
        assert key_of(worker) == choose(session, asked(session), "normal", 1) and worker.gave_up()
    finally:
        worker.close()
        sys.setswitchinterval(before)
    assert worker.join(LONGEST_S)


def test_c9_2_a_bot_that_fails_is_followed_by_a_weaker_one(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(worker: BotWorker, job: Job, patience: float) -> str:
        return FAILED if job.level != "easy" else found_for(job)

    monkeypatch.setattr(BotWorker, "_asked", broken)
    worker = BotWorker()
    worker.ask(session, asked(session), "hard", 1)
    assert key_of(worker) == choose(session, asked(session), "easy", 1) != session.default(asked(session))
    worker.close()
    assert worker.join(LONGEST_S)


def test_c9_2_a_failing_choice_gets_its_default_and_its_reason_is_in_the_log(
    worker: BotWorker, session: Session, caplog: pytest.LogCaptureFixture
) -> None:
    worker.ask(session, asked(session), "no such level", 1)
    assert key_of(worker) == session.default(asked(session))
    assert "Traceback" in caplog.text


@pytest.mark.slow
def test_c9_2_who_is_not_asked_is_refused_at_once(worker: BotWorker, session: Session) -> None:
    with pytest.raises(BadMessage):
        worker.ask(session, 1 - asked(session), "normal", 1)


@pytest.mark.parametrize("rubbish", [b"", b"\xc1", b"\xdd\xff\xff\xff\xff", b"\x91" * 100_000, b"\x96\x01\xc0"])
def test_c9_2_malformed_bytes_cost_an_answer_and_not_the_process(
    worker: BotWorker, session: Session, rubbish: bytes
) -> None:
    worker.ask(session, asked(session), "normal", 1)
    key_of(worker)
    process = worker._process
    worker._pipe.send_bytes(rubbish)
    assert worker._pipe.recv_bytes()
    worker.ask(session, asked(session), "normal", 1)
    assert key_of(worker) == choose(session, asked(session), "normal", 1)
    assert worker._process is process and process.is_alive()


def test_c9_2_after_an_answer_that_is_no_text_another_process_is_asked(
    worker: BotWorker, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker.ask(session, asked(session), "normal", 1)
    key_of(worker)
    process, whole = worker._process, type(worker._pipe).recv_bytes
    monkeypatch.setattr(type(worker._pipe), "recv_bytes",
                        lambda pipe, most: b"\xff" if worker._process is process else whole(pipe, most))
    worker.ask(session, asked(session), "normal", 1)
    assert key_of(worker) == choose(session, asked(session), "normal", 1) != session.default(asked(session))
