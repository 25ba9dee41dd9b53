"""No window is held open in tests but in those of windows; nobody is given up for being late; rooms are announced to
nobody: this computer may be in a network."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _quick_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.match_host.WINDOW_S", 0.0)


@pytest.fixture(autouse=True)
def _patient(patient_network: None) -> None:
    """As every test of the network."""


@pytest.fixture(autouse=True)
def _unannounced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.lobby.Lobby.start", lambda _: None)
