"""C8.6 at the table, over real connections: cut lines, a host that is gone and comes back, hosting handed over."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.match import LocalMatch
from game.net.protocol import HandOver, TakeOver, Who
from game.net.service import Service
from game.store.notices import Notice, StoreError
from game.store.saves import SaveFolder
from scenes.lan.link import MESSAGE_MS, GonePanel
from scenes.lan.match_menu import HostQuestion
from scenes.lan.table import NetTable
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.shell.dialog import QuestionDialog
from scenes.table.leaving import Saving
from tests.net.rooms import Home
from tests.scenes.conftest import Driver
from tests.scenes.lan_pair import Pair

pytestmark = pytest.mark.net

Services = tuple[Service, Service]


@pytest.fixture(autouse=True)
def _quiet(patient_network: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows are short, and nothing is announced."""
    monkeypatch.setattr("game.net.match_host.WINDOW_S", 0.0)
    monkeypatch.setattr("game.net.lobby.Lobby.start", lambda _: None)


@pytest.fixture
def services(program: Program, tmp_path: Path) -> Iterator[Services]:
    """The network of this program, and of another machine."""
    here, there = Service(program.home), Service(Home(tmp_path / "there"))
    program.online.service = here
    yield here, there
    there.close()
    here.close()


def heard(program: Program) -> list[str]:
    """The words of all toasts from now on."""
    told: list[str] = []
    toast = program.nav.toast

    def note(words: str, *more: Any) -> None:
        told.append(words)
        toast(words, *more)

    program.nav.toast = note  # type: ignore[method-assign]
    return told


@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c8_6_a_line_that_is_cut_comes_back_by_itself_and_the_match_goes_on(
    drive: Driver, services: Services, title: str
) -> None:
    pair = Pair(drive, services, title, hosts=False)
    assert pair.here.peer is not None
    before = pair.here.client.link
    services[0].call(pair.here.peer.cut)
    pair.until(lambda: pair.here.client.link is not before and pair.table.match.here)
    pair.goes_on()


def test_c8_6_who_is_away_is_seen_within_three_seconds(drive: Driver, services: Services) -> None:
    pair = Pair(drive, services, "creed")
    pair.there.peer.send = lambda _message: None  # type: ignore[method-assign, union-attr]
    pair.there.close()
    pair.until(lambda: pair.table.away_s(1) >= 0)


@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c8_6_a_host_that_was_ended_and_comes_back_has_everybody_again(
    drive: Driver, services: Services, title: str, tmp_path: Path
) -> None:
    pair = Pair(drive, services, title, hosts=False)
    pair.goes_on()
    host = pair.there.host
    assert host is not None
    match_id, port = host.room.match_id, host.port
    services[1].close()
    pair.until(lambda: pair.table.connection.gone)
    again = Service(Home(tmp_path / "there"))
    try:
        pair.links[1] = again.reopen(match_id, [Who("Ash")], port=port)
        pair.until(lambda: not pair.table.connection.gone)
        pair.until(lambda: bool(pair.there.client.seats))
        pair.goes_on()
    finally:
        again.close()


def test_c8_6_hosting_goes_to_another_machine_and_the_match_goes_on_there(drive: Driver, services: Services) -> None:
    pair = Pair(drive, services, "creed")
    pair.goes_on()
    match_id = pair.table.match.match_id
    pair.here.send(HandOver(pair.there.client.member))
    pair.until(lambda: pair.there.client.asked_to_host)
    pair.there.send(TakeOver(0, b""))
    pair.until(lambda: pair.there.client.bundle)
    services[1].take_over(pair.there, port=0)
    pair.until(lambda: pair.here.host is None and pair.there.host is not None)
    pair.until(lambda: not pair.table.connection.gone and pair.table.match.match_id != match_id)
    pair.goes_on()
    told = [line.text for line in pair.table.lines]
    assert drive.program.media.t("chair.log.moved", name="Ash") in told
    pair.until(lambda: match_id not in [entry.file_id for entry in drive.program.home.saves.list()])


def test_c8_6_the_cross_of_the_host_offers_to_hand_over_and_ends_the_program_once_it_is(
    program: Program, drive: Driver, services: Services
) -> None:
    pair = Pair(drive, services, "creed")
    pair.goes_on()
    drive.post(pygame.QUIT)
    assert isinstance(drive.top, QuestionDialog) and program.nav.running
    drive.click("answer.1")
    drive.click(f"host.{pair.there.client.member}")
    pair.until(lambda: pair.there.client.asked_to_host)
    pair.there.send(TakeOver(0, b""))
    pair.until(lambda: pair.there.client.bundle)
    services[1].take_over(pair.there, port=0)
    pair.until(lambda: not program.nav.running)
    assert pair.there.host is not None


def test_c8_6_the_cross_that_is_pressed_again_ends_the_program_with_its_match_written(
    program: Program, drive: Driver, services: Services
) -> None:
    pair = Pair(drive, services, "creed")
    drive.post(pygame.QUIT)
    drive.click("answer.2")
    drive.post(pygame.QUIT)
    assert program.nav.running
    drive.post(pygame.QUIT)
    pair.until(lambda: not program.nav.running)


def test_c8_6_guests_are_told_that_the_host_closed_the_room(drive: Driver, services: Services) -> None:
    pair = Pair(drive, services, "creed", hosts=False)
    told = heard(drive.program)
    pair.there.close()
    pair.until(lambda: isinstance(drive.top, MainMenu))
    assert drive.program.media.t("lan.table.closed") in told


def test_c8_6_guests_are_told_that_the_host_ended_the_program(drive: Driver, services: Services) -> None:
    pair = Pair(drive, services, "creed", hosts=False)
    services[1].close()
    pair.until(lambda: pair.table.connection.gone)
    assert pair.table.connection.why == "stopped"
    pair.table.connection.gone_ms = MESSAGE_MS
    pair.until(lambda: isinstance(drive.top, GonePanel))
    assert drive.top.opening() == drive.program.media.t("lan.table.stopped.title")  # type: ignore[attr-defined]


def test_c8_6_guests_are_told_that_hosting_moved(drive: Driver, services: Services, tmp_path: Path) -> None:
    pair = Pair(drive, services, "creed")
    told = heard(drive.program)
    pair.here.send(HandOver(pair.there.client.member))
    pair.until(lambda: pair.there.client.asked_to_host)
    pair.there.send(TakeOver(0, b""))
    pair.until(lambda: pair.there.client.bundle)
    services[1].take_over(pair.there, port=0)
    pair.until(lambda: drive.program.media.t("net.log.moved", name="Ash") in told)


def test_c8_6_an_offer_to_host_that_expires_says_so(
    drive: Driver, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = Pair(drive, services, "creed", hosts=False)
    told = heard(drive.program)
    pair.there.send(HandOver(pair.here.client.member))
    pair.until(lambda: isinstance(drive.top, HostQuestion))
    host = pair.there.host
    assert host is not None and host.moving is not None
    host.moving.until = 0.0  # as if all the time had gone by
    pair.until(lambda: isinstance(drive.top, NetTable))
    assert drive.program.media.t("lan.host.expired") in told


def test_c8_6_who_is_asked_hosts_by_one_click(drive: Driver, services: Services) -> None:
    pair = Pair(drive, services, "creed", hosts=False)
    pair.goes_on()
    pair.there.send(HandOver(pair.here.client.member))
    pair.until(lambda: isinstance(drive.top, HostQuestion))
    drive.click("host.yes")
    pair.until(lambda: pair.here.host is not None and isinstance(drive.top, NetTable))
    pair.until(lambda: pair.table.match.here and bool(pair.here.client.seats) and bool(pair.there.client.seats))
    pair.goes_on()


def test_c3_3_continue_opens_the_room_of_a_match_that_was_hosted_here(drive: Driver, services: Services) -> None:
    pair = Pair(drive, services, "creed")
    pair.goes_on()
    told = pair.table.match.session.event_count()
    pair.table.ask_to_leave()
    drive.click("answer.0")
    pair.until(lambda: isinstance(drive.top, MainMenu) and drive.program.home.saves.newest_unfinished() is not None)
    drive.program.nav.stack.top.resume()  # type: ignore[union-attr]
    drive.click("continue")
    pair.until(lambda: isinstance(drive.top, NetTable))
    assert pair.table.match.session.event_count() >= told > 0


def test_c6_12_leaving_gives_the_chair_to_a_bot_at_the_host(drive: Driver, services: Services) -> None:
    pair = Pair(drive, services, "creed", hosts=False)
    host = pair.there.host
    assert host is not None and host.match_host is not None
    pair.table.ask_to_leave()
    drive.click("answer.0")
    pair.until(lambda: host.match_host is not None and host.match_host.match.seats[1].is_bot)
    assert isinstance(drive.top, MainMenu)


@pytest.mark.parametrize("way", ["menu", "cross"])
def test_c6_12_a_room_that_is_kept_here_closes_once_its_match_is_written(
    program: Program, drive: Driver, services: Services, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    pair = Pair(drive, services, "creed")
    opened, write = threading.Event(), SaveFolder.write

    def slow(folder: SaveFolder, match_id: str, payload: bytes, header: dict[str, object]) -> None:
        opened.wait()
        write(folder, match_id, payload, header)

    monkeypatch.setattr(SaveFolder, "write", slow)
    pair.goes_on()
    answers, match_id = pair.answers(), pair.table.match.match_id
    if way == "menu":
        pair.table.ask_to_leave()
        drive.click("answer.0")
    else:
        drive.post(pygame.QUIT)
        drive.click("answer.0")
    assert isinstance(program.nav.stack.top, Saving) and program.nav.running and pair.here.host is not None
    opened.set()
    drive.through()
    assert isinstance(program.nav.stack.top, MainMenu) if way == "menu" else not program.nav.running
    assert len(LocalMatch.load(program.home, match_id).session.log) >= answers


def test_c6_12_a_room_whose_match_cannot_be_written_is_not_closed_unasked(
    program: Program, drive: Driver, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StoreError("store.write_failed", path="x", reason="@reason.full")

    pair = Pair(drive, services, "creed")
    monkeypatch.setattr(SaveFolder, "write", refuse)
    told: list[Notice | None] = []
    monkeypatch.setattr(program.nav, "tell", told.append)
    pair.goes_on()
    pair.until(lambda: pair.table.match.unsaved)
    assert Notice("table.unsaved.told", {"reason": "@reason.full"}) in told
    pair.table.ask_to_leave()
    drive.click("answer.0")
    drive.through()
    assert isinstance(program.nav.stack.top, QuestionDialog) and pair.here.host is not None
    drive.click("answer.1")
    pair.goes_on()
