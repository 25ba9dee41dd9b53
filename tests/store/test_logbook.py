"""What fails where nobody looks is written down: in threads, in the interpreter, in what is given back to memory."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import cache
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest

from game.store import logbook
from game.store.logbook import FAULTS, LOG, begin
from tests.conftest import ROOT


@cache
def log_file() -> RotatingFileHandler:
    """What writes into the log."""
    return next(one for one in logging.getLogger().handlers if isinstance(one, RotatingFileHandler))


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The log, begun as in a windowed program of Windows; everything is as before afterwards."""
    raising, hooks = logging.raiseExceptions, (threading.excepthook, sys.unraisablehook)
    monkeypatch.setattr(sys, "stderr", None)
    begin(tmp_path)
    yield tmp_path / "reports" / LOG
    logging.getLogger().removeHandler(log_file())
    log_file().close()
    log_file.cache_clear()
    logging.raiseExceptions = raising
    threading.excepthook, sys.unraisablehook = hooks


def test_c12_5_a_thread_that_fails_is_written_down(written: Path) -> None:
    def work() -> None:
        raise RuntimeError("the saver stumbled")

    thread = threading.Thread(target=work, name="saver")
    thread.start()
    thread.join()
    text = written.read_text(encoding="utf-8")
    assert "the thread saver has failed" in text and "RuntimeError: the saver stumbled" in text


def test_c12_5_a_thread_that_ends_itself_is_no_failure(written: Path) -> None:
    thread = threading.Thread(target=sys.exit)
    thread.start()
    thread.join()
    assert "failed" not in written.read_text(encoding="utf-8")


def test_c12_5_what_fails_while_it_is_given_back_is_written_down(written: Path) -> None:
    class Gone:
        def __del__(self) -> None:
            raise RuntimeError("still open")

    Gone()
    assert "RuntimeError: still open" in written.read_text(encoding="utf-8")


def test_c12_5_warnings_of_every_module_are_in_the_log_with_the_program(written: Path) -> None:
    logging.getLogger("game.net.host").warning("홍길동")
    logging.getLogger("zeroconf").info("chatter")
    text = written.read_text(encoding="utf-8")
    assert "game.net.host: 홍길동" in text and "chatter" not in text and "Pentarchy" in text.splitlines()[0]


def test_c12_5_the_log_does_not_grow_for_ever(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file(), "maxBytes", 2000)
    for _ in range(200):
        logging.getLogger("game").warning("x" * 80)
    sizes = [path.stat().st_size for path in written.parent.glob(f"{LOG}*")]
    assert len(sizes) == 1 + logbook.KEPT and max(sizes) <= 2000


def test_c12_5_a_log_that_a_second_program_holds_open_goes_on(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def held(*_: object) -> None:
        raise PermissionError(13, "held")

    monkeypatch.setattr(log_file(), "maxBytes", 200)
    monkeypatch.setattr(Path, "replace", held)
    monkeypatch.setattr("os.rename", held)
    for number in range(9):
        logging.getLogger("game").warning("line %s", number)
    assert "line 8" in written.read_text(encoding="utf-8")


@pytest.mark.slow
def test_c12_5_the_program_starts_where_no_log_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "reports").write_bytes(b"")
    logbook.watch(tmp_path)
    done = subprocess.run([sys.executable, "-c", f"from game.store.logbook import begin; from pathlib import Path; "
                           f"begin(Path({str(tmp_path)!r})); print('on')"],
                          cwd=ROOT, capture_output=True, text=True, check=False)  # fmt: skip
    assert done.stdout.strip() == "on", done.stderr


def test_c12_5_a_fall_of_the_interpreter_is_written_down(tmp_path: Path) -> None:
    fall = f"from game.store.logbook import watch; from pathlib import Path; watch(Path({str(tmp_path)!r})); " \
           "import faulthandler; faulthandler._sigabrt()"  # fmt: skip
    done = subprocess.run([sys.executable, "-c", fall], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode != 0
    assert "Fatal Python error: Aborted" in (tmp_path / "reports" / FAULTS).read_text(encoding="utf-8")


def test_c12_5_a_library_that_is_missing_is_written_down(tmp_path: Path) -> None:
    (tmp_path / "pygame").mkdir()
    (tmp_path / "pygame" / "__init__.py").write_text("raise ImportError('DLL load failed')")
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "PENTARCHY_DATA": str(tmp_path / "data")}
    done = subprocess.run([sys.executable, "-m", "game"], cwd=ROOT, env=env, capture_output=True, check=False)
    assert done.returncode == 1
    assert "DLL load failed" in (tmp_path / "data" / "reports" / LOG).read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files on Windows")
def test_a_pipe_in_the_place_of_a_log_keeps_nobody_waiting(tmp_path: Path, written: Path) -> None:
    log_file().close()
    written.unlink()
    os.mkfifo(written)
    os.mkfifo(tmp_path / "reports" / FAULTS)
    logbook.watch(tmp_path)
    logging.getLogger("test").warning("said to nobody")
