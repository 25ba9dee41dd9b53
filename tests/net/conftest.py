"""No window is held open in tests but in those of windows; nobody is given up for being late; rooms are announced to
nobody: this computer may be in a network."""

from __future__ import annotations

import pytest

from game.net import matching, waiters
from game.net.matching import OFFER_S, PROMISE_S
from game.net.waiters import BELIEVED_S


@pytest.fixture(autouse=True)
def _quick_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.match_host.WINDOW_S", 0.0)


@pytest.fixture(autouse=True)
def _patient(patient_network: None) -> None:
    """As every test of the network."""


@pytest.fixture(autouse=True)
def _unannounced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.lobby.Lobby.start", lambda _: None)


@pytest.fixture
def punctual(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times of the queue as they are played with: nobody is waited for longer than that."""
    monkeypatch.setattr(matching, "OFFER_S", OFFER_S)
    monkeypatch.setattr(matching, "PROMISE_S", PROMISE_S)
    monkeypatch.setattr(waiters, "BELIEVED_S", BELIEVED_S)
