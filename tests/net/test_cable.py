"""A cable that is really pulled, between two networks of this computer (C8.6)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.net.protocol import PING_S, SILENT_S
from tests.net.networks import Child, Network, why_not

pytestmark = pytest.mark.net

CHILD = str(Path(__file__).with_name("room_child.py"))
SHOWN_S = 3.0


@pytest.fixture
def network() -> Iterator[Network]:
    reason = why_not()
    if reason:
        pytest.skip(reason)
    network = Network(2)
    yield network
    network.close()


def test_c8_6_who_is_silent_is_lost_within_3_seconds() -> None:
    """How long it takes until it shows depends on the machine, too."""
    assert PING_S + SILENT_S < SHOWN_S


def test_c8_6_a_pulled_cable_shows_and_the_guest_comes_back(network: Network, tmp_path: Path) -> None:
    host = Child(network.into(1), CHILD, "host", str(tmp_path))
    children = [host]
    try:
        where = host.until(lambda line: "port" in line)
        guest = Child(network.into(2), CHILD, "guest", "10.9.0.1", str(where["port"]), where["fingerprint"])
        children.append(guest)
        host.until(lambda line: line.get("here") == [True])
        network.disconnect(2)
        host.until(lambda line: line.get("here") == [False])
        guest.until(lambda line: line.get("link") == "lost")
        network.connect(2)
        host.until(lambda line: line.get("here") == [True])
        guest.until(lambda line: line.get("link") == "here")
    finally:
        for child in children:
            child.process.kill()
            child.process.wait()
