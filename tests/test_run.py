"""What `run.py` starts ends with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
STARTS = """
import signal, sys
from pathlib import Path
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever starts the tests in the background ignores it
import run
run.python = lambda: Path(sys.executable)
run.GRACE = 0.0
sys.exit(run.run("-c", {child!r}))
"""
WAITS = "import os, signal; {first}; print(os.getpid(), flush=True); signal.pause()"


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows ends a process without telling it")
@pytest.mark.parametrize(
    ("told", "first"),
    [
        (signal.SIGTERM, "0"),
        (signal.SIGINT, "0"),
        (signal.SIGTERM, "signal.signal(signal.SIGTERM, lambda *_: os._exit(7))"),
    ],
)
def test_what_the_starter_started_ends_with_it(told: signal.Signals, first: str) -> None:
    code = STARTS.format(child=WAITS.format(first=first))
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout is not None
        child = int(starter.stdout.readline())
        try:
            starter.send_signal(told)
            status = starter.wait(30)
            with pytest.raises(ProcessLookupError):
                os.kill(child, 0)
            assert status == {"0": 130 if told == signal.SIGINT else 256 - told}.get(first, 7)
        finally:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
