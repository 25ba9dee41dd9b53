"""What the program notes for those who can mend it: a log beside the reports. A windowed program on Windows has no
terminal, and what fails in its threads would end without a word.
"""

from __future__ import annotations

import faulthandler
import sys
import threading
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from .files import open_at_end
from .notices import StoreError
from .paths import data_dir, reports_dir
from .version import PROGRAM_VERSION

if TYPE_CHECKING:
    import logging

LOG = "pentarchy.log"
FAULTS = "faults.log"
"""Where the interpreter itself writes, when it falls."""
LARGEST = 1 << 19
KEPT = 2
"""So many logs that became too large stay beside the present one."""
FORM = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"


def watch(data: Path) -> None:
    """A crash of the interpreter is written down from now on. Costs next to nothing."""
    with suppress(OSError, StoreError):
        faulthandler.enable(open_at_end(reports_dir(data) / FAULTS))


def begin(data: Path) -> None:
    """Warnings and worse of every module, errors of threads, and those that nobody catches go to the log from now on,
    and where there is a terminal to it as well."""
    import logging

    handlers: list[logging.Handler] = [logging.StreamHandler()] if sys.stderr is not None else []
    with suppress(StoreError):
        handlers.append(_rotating(reports_dir(data) / LOG))
    for handler in handlers:
        handler.setFormatter(logging.Formatter(FORM))
        logging.getLogger().addHandler(handler)
    logging.raiseExceptions = False  # a full disk is told where matches are saved
    log = logging.getLogger(__name__)
    log.setLevel(logging.INFO)
    log.info("Pentarchy %s, Python %s, %s", PROGRAM_VERSION, sys.version.split()[0], sys.platform)
    threading.excepthook = lambda failed: _thread_failed(log, failed)
    sys.unraisablehook = lambda failed: _nobody_caught(log, failed)


def cannot_start(error: ImportError) -> None:
    """Notes why the program does not even come to its window."""
    import logging

    with suppress(StoreError):
        begin(data_dir())
        logging.getLogger(__name__).critical("the program can't start", exc_info=error)


def _rotating(path: Path) -> logging.Handler:
    from logging.handlers import RotatingFileHandler

    class Log(RotatingFileHandler):
        def _open(self) -> TextIOWrapper:
            return TextIOWrapper(open_at_end(path), encoding="utf-8")

    handler = Log(path, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=True)
    handler.rotator = _moved
    return handler


def _moved(source: str, target: str) -> None:
    """Windows does not rename what a second program on the folder has open: the log grows until it has ended."""
    with suppress(OSError):
        Path(source).replace(target)


def _thread_failed(log: logging.Logger, failed: threading.ExceptHookArgs) -> None:
    if failed.exc_type is SystemExit or failed.exc_value is None:
        return
    name = failed.thread.name if failed.thread is not None else ""
    log.error("the thread %s has failed", name, exc_info=failed.exc_value)


def _nobody_caught(log: logging.Logger, failed: sys.UnraisableHookArgs) -> None:
    log.error("%s: %r", failed.err_msg or "nobody caught", failed.object, exc_info=failed.exc_value)
