"""A match on the network at the common table (C8): the window plays, another machine answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.net.delta import ENCODE
from game.net.room import ENDED
from game.net.service import Service
from scenes.lan.match_result import NetResult
from scenes.lan.room import NetRoomScene
from scenes.program import Program
from tests.net.rooms import Home
from tests.scenes.conftest import Driver
from tests.scenes.lan_pair import Pair

pytestmark = pytest.mark.net


@pytest.fixture(autouse=True)
def _quick_windows(patient_network: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.match_host.WINDOW_S", 0.0)


@pytest.fixture
def services(program: Program, tmp_path: Path) -> Iterator[tuple[Service, Service]]:
    """The network of this program, and of another machine."""
    here, there = Service(program.home), Service(Home(tmp_path / "there"))
    yield here, there
    there.close()
    here.close()


@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c8_1_a_match_on_the_network_is_played_to_its_result_at_the_table(
    drive: Driver, services: tuple[Service, Service], title: str
) -> None:
    pair = Pair(drive, services, title)
    pair.play(lambda: isinstance(drive.top, NetResult))
    result = drive.top
    assert isinstance(result, NetResult)
    pair.until(lambda: result.match.gains and result.match.replay_id)


@pytest.mark.usefixtures("ends_soon")
def test_c6_9_who_hosts_keeps_one_replay_of_the_match(drive: Driver, services: tuple[Service, Service]) -> None:
    pair = Pair(drive, services, "creed")
    pair.play(lambda: isinstance(drive.top, NetResult))
    match = pair.here.client
    pair.until(lambda: match.replay)
    drive.frames(20, 300)
    pair.until(drive.program.home.replays.list)
    drive.frames(20, 300)
    assert len(drive.program.home.replays.list()) == 1


@pytest.mark.usefixtures("ends_soon")
def test_c6_9_from_the_result_back_to_the_room_that_waits_for_another_match(
    drive: Driver, services: tuple[Service, Service]
) -> None:
    pair = Pair(drive, services, "creed")
    pair.play(lambda: isinstance(drive.top, NetResult))
    pair.until(lambda: pair.here.client.room is not None and pair.here.client.room.phase == ENDED)
    drive.frames(3, 300)
    drive.click("result.back")
    pair.until(lambda: isinstance(drive.top, NetRoomScene) and drive.top.setup.waiting)
    assert pair.here.client.link.state == "here"


def test_c8_1_the_table_shows_what_the_host_says_the_seat_sees(
    drive: Driver, services: tuple[Service, Service]
) -> None:
    pair = Pair(drive, services, "creed")
    for _ in range(40):
        pair.turn()
    pair.until(lambda: not pair.table.playback.busy)
    host = pair.here.host
    assert host is not None and host.match_host is not None
    pair.until(lambda: ENCODE(pair.table.view) == ENCODE(host.match_host.match.session.view(0)))  # type: ignore[union-attr]
