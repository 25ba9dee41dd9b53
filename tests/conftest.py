"""What all tests share: no sound, no window, nothing of the player's own folders, no luck."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

ROOT = Path(__file__).resolve().parent.parent
PATIENT_S = 120.0
LONG = ("build", "net", "slow")
TOGETHER = re.compile(r"tests/(architecture|titles/\w+/screens)/")
"""Folders whose tests share what is dear to make: syntax trees, pictures of a title."""
APART = {"tests/scenes/test_words_room.py": 4, "tests/bots/test_choices.py": 1}
"""Their tests take minutes: cases that begin with so many equal parts go to one worker, which is not left alone with
the others at the end."""
LIMITS = (
    "admission.HANDSHAKE_S", "calls.CALL_S", "calls.CONNECT_S", "host.SILENT_S", "matching.OFFER_S",
    "matching.PROMISE_S", "moving.LONGEST_S", "peer.CONNECT_S", "peer.HANDSHAKE_S", "peer.MOVED_S", "peer.SILENT_S",
    "people.SEEN_S", "queueing.ENTER_S", "service.LAST_S",
    "waiters.BELIEVED_S",
)  # fmt: skip

settings.register_profile("suite", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Folders that go to one worker and files with tests that take long come first: nobody shall be alone with them at
    the end."""
    long = {item.path for item in items if any(map(item.get_closest_marker, LONG))}
    items.sort(key=lambda item: (TOGETHER.match(item.nodeid) is None, item.path not in long))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Each file is one worker's, and so are all files of some folders; of some files the cases."""
    from xdist.scheduler import LoadFileScheduling

    class Scheduling(LoadFileScheduling):
        def _split_scope(self, nodeid: str) -> str:
            file, _, case = nodeid.partition("::")
            if file in APART:
                return "-".join((file, *case.partition("[")[2].split("-")[:APART[file]]))
            together = TOGETHER.match(nodeid)
            return together[0] if together else super()._split_scope(nodeid)

    return Scheduling(config, log)


def pytest_collection_finish() -> None:
    """The modules of the program and all tests never go: the collector looks at what the tests make alone."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _no_power_cut() -> Iterator[None]:
    """Nothing has to reach the disk: tests kill programs, not computers. What a file is synced for has tests that say
    so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        patch.setattr("game.store.db.SYNCHRONOUS", "OFF")
        yield


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs started by a test keep away from the player's data."""
    monkeypatch.setenv("PENTARCHY_DATA", str(tmp_path_factory.getbasetemp() / "data"))


@pytest.fixture
def patient_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is slow or busy is not taken for a network that is broken: nobody is given up for being late, but
    where a test says so."""
    for limit in LIMITS:
        monkeypatch.setattr(f"game.net.{limit}", PATIENT_S)
