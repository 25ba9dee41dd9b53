"""A room on the network between the window here and another machine, kept by the one or the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.net.service import Service
from tests.net.rooms import Home
from tests.scenes.conftest import Driver
from tests.scenes.lan_rooms import Two


@pytest.fixture(autouse=True)
def _quick_windows(patient_network: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.match_host.WINDOW_S", 0.0)


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Service]:
    """The network of another machine."""
    service = Service(Home(tmp_path / "there"))
    yield service
    service.close()


@pytest.fixture
def leading(drive: Driver, there: Service) -> Two:
    """A room that is kept here."""
    return Two(drive, there)


@pytest.fixture
def visiting(drive: Driver, there: Service) -> Two:
    """A room of the other machine."""
    return Two(drive, there, leads=False)
