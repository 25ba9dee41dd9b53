"""No window is held open in tests but in those of windows."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _quick_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.hosted.WINDOW_S", 0.0)
