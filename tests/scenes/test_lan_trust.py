"""C8.2a, C8.5: short codes find rooms of this network; only a changed fingerprint asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.net.addresses import Address
from game.net.identity import KnownHosts, shown
from game.net.join_code import short_code
from game.net.lobby import ListedRoom, Lobby
from game.net.service import Service
from scenes.lan.join_panel import FAILED, GUARD_MS, TRUST, JoinPanel
from scenes.lan.rooms_panel import SEEK_MS, RoomsPanel
from scenes.lan.words import short_print
from scenes.program import Program
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.text_entry import TextEntry
from tests.gallery import lan_lists
from tests.net.rooms import Home
from tests.scenes.conftest import Driver
from tests.scenes.lan_menu import Lan


@pytest.fixture(autouse=True)
def _no_multicast(patient_network: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is announced is what the tests say."""
    monkeypatch.setattr(Lobby, "start", lambda _: None)


@pytest.fixture
def lan(drive: Driver, tmp_path: Path) -> Iterator[Lan]:
    there = Service(Home(tmp_path / "there"))
    yield Lan(drive, there)
    there.close()


@pytest.mark.slow
def test_c8_2a_the_first_contact_asks_nothing_and_is_remembered(lan: Lan) -> None:
    lan.open()
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    lan.arrives()
    assert KnownHosts(lan.program.home.data).host(lan.fingerprint) is not None


@pytest.mark.slow
def test_c8_2a_the_fingerprint_stands_behind_details(lan: Lan) -> None:
    lan.open()
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    lan.arrives()
    lan.drive.click("tab.room")
    assert lan.drive.top.ui.find("reach.print") is None
    lan.drive.click("details")
    theirs = lan.drive.find("reach.print")
    assert isinstance(theirs, Label) and theirs.text == short_print(lan.fingerprint) == shown(lan.fingerprint)[:29]


def changed(lan: Lan) -> JoinPanel:
    """Another computer answers for somebody who is known."""
    lan.open()
    KnownHosts(lan.program.home.data).remember(b"\1" * 32, "ash's id", "192.168.0.9:47047")
    lan.panel()
    lan.put(person="ash's id")
    lan.drive.click("join.row")
    return lan.shows(TRUST)


@pytest.mark.slow
def test_c8_5_a_changed_fingerprint_is_shown_and_asks(lan: Lan) -> None:
    panel = changed(lan)
    said = panel.opening().split("\n")
    assert [lan.drive.find("words").text] == said[1:]  # type: ignore[attr-defined]  # what is heard is what is read
    words = [lan.drive.find(f"fingerprint.{i}") for i in range(2)]
    assert " ".join(label.text for label in words if isinstance(label, Label)) == shown(lan.fingerprint)
    panel._guard = GUARD_MS
    lan.drive.click("yes")  # meant for what stood here before
    assert panel.state == TRUST and panel.goal.trust is not None and not panel.goal.trust.granted
    lan.drive.frames(1, 2 * GUARD_MS)
    lan.drive.click("yes")
    lan.arrives()


@pytest.mark.slow
def test_c8_5_who_is_not_trusted_is_not_entered(lan: Lan) -> None:
    changed(lan)
    lan.drive.frames(1, 2 * GUARD_MS)
    lan.drive.click("no")
    assert isinstance(lan.drive.top, RoomsPanel)
    assert KnownHosts(lan.program.home.data).host(lan.fingerprint) is None


@pytest.mark.slow
@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_y])
def test_c8_5_a_key_that_was_meant_for_something_else_trusts_nobody(lan: Lan, key: int) -> None:
    panel = changed(lan)
    lan.drive.key(key)
    lan.drive.frames(1, 2 * GUARD_MS)
    lan.drive.key(key)
    assert lan.drive.top is panel and panel.state == TRUST
    assert panel.goal.trust is not None and not panel.goal.trust.granted


@pytest.mark.slow
def test_c8_5_another_host_without_a_profile_is_new_and_no_reason_to_warn(lan: Lan) -> None:
    """Every host without a profile has the same name: what tells them apart is their certificates."""
    lan.open()
    KnownHosts(lan.program.home.data).remember(b"\1" * 32, "0" * 32, str(Address("127.0.0.1", lan.host.port)))
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    lan.arrives()


@pytest.mark.slow
@pytest.mark.parametrize("typed", ["{}", " {} "])
def test_c8_2a_a_short_code_finds_the_room_on_this_network(lan: Lan, typed: str) -> None:
    lan.open()
    lan.panel()
    lan.put()
    lan.type("code", typed.format(short_code(lan.fingerprint).lower()))
    lan.drive.key(pygame.K_RETURN)
    lan.arrives()


@pytest.mark.slow
def test_c8_2a_a_room_whose_short_code_was_typed_is_waited_for(lan: Lan) -> None:
    lan.open()
    panel = lan.panel()
    lan.type("code", short_code(lan.fingerprint))
    lan.drive.click("code.go")
    assert panel.problem == lan.program.media.t("lan.rooms.code.seeking")
    lan.put()
    lan.arrives()


@pytest.mark.slow
def test_c8_2a_a_short_code_of_no_room_here_is_told_with_the_way_out(lan: Lan) -> None:
    lan.open()
    panel = lan.panel()
    lan.put()
    lan.type("code", short_code(b"\2" * 32))
    lan.drive.click("code.go")
    lan.drive.frames(1, SEEK_MS)
    assert panel.problem == lan.program.media.t("net.code.not_here")


@pytest.mark.slow
def test_c8_2a_a_short_code_does_not_lead_to_a_computer_that_only_says_to_be_it(lan: Lan) -> None:
    lan.open()
    lan.panel()
    lan.put()
    seen = lan.program.online.network._lobby.rooms[0].seen
    what = msgspec.structs.replace(seen.what, key="02" * 16)
    lan.program.online.network._lobby.rooms = (ListedRoom(seen._replace(what=what)),)
    lan.type("code", short_code(b"\2" * 32))
    lan.drive.click("code.go")
    assert lan.shows(FAILED).problem == lan.program.media.t("lan.join.changed")


@pytest.mark.parametrize("state", ["changed", "moved", "locked", "wrong", "failed"])
def test_c8_5_on_the_way_a_dialog_is_no_higher_than_what_it_says(program: Program, drive: Driver, state: str) -> None:
    dict(lan_lists.gallery())[f"lan-join-{state}"](program.client)
    drive.frames()
    panel = drive.top
    assert isinstance(panel, JoinPanel)
    low = max(w.rect.bottom for w in panel.ui.root.each() if isinstance(w, Label | TextEntry))
    button = min(w.rect.top for w in panel.ui.root.each() if isinstance(w, Button))
    assert 0 <= button - low <= 48
