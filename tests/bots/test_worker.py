"""C9.2. The worker answers without making anybody wait, and its death costs one default answer."""
from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

import game
from game.bots.play import choose
from game.bots.worker import BotWorker
from game.core.errors import BadMessage
from game.core.session import Session

LONGEST_S = 90
"""Only so that a broken worker ends the test."""


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
def test_c9_2_a_question_that_ends_the_process_gets_its_default(worker: BotWorker, session: Session) -> None:
    worker.ask(session, asked(session), "normal", 1)
    key_of(worker)
    worker._pipe.close()  # as if the process had died while it thought
    worker.ask(session, asked(session), "normal", 1)
    assert key_of(worker) == session.default(asked(session))
    worker.ask(session, asked(session), "normal", 1)
    assert key_of(worker) == choose(session, asked(session), "normal", 1)


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


def test_c9_2_an_answer_that_is_no_text_is_the_default(
    worker: BotWorker, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker.ask(session, asked(session), "normal", 1)
    key_of(worker)
    monkeypatch.setattr(type(worker._pipe), "recv_bytes", lambda *_: b"\xff")
    worker.ask(session, asked(session), "normal", 1)
    assert key_of(worker) == session.default(asked(session))
