"""C8.2, C8.4, C8.5, C12.4: rooms are found, opened and entered by clicks and keys, with another machine on loopback."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.net.addresses import Address
from game.net.doctor import Finding
from game.net.finding import Seen
from game.net.identity import KnownHosts, shown
from game.net.join_code import code_for, short_code
from game.net.lobby import ListedRoom, Lobby, announcement_of, why_not
from game.net.protocol import Who
from game.net.service import RoomLink, Service
from scenes.lan.doctor_panel import DoctorPanel
from scenes.lan.join_panel import FAILED, GUARD_MS, LOCKED, TRUST, JoinPanel
from scenes.lan.open_panel import OpenPanel
from scenes.lan.room import NetRoomScene
from scenes.lan.rooms_panel import SEEK_MS, RoomsPanel
from scenes.lan.signal import words_of
from scenes.lan.words import short_print
from scenes.menu.main_menu import MainMenu
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.gallery.lan_lists import room
from tests.net.rooms import Home
from tests.scenes import real_time
from tests.scenes.conftest import Driver


@pytest.fixture(autouse=True)
def _no_multicast(patient_network: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is announced is what the tests say."""
    monkeypatch.setattr(Lobby, "start", lambda _: None)


class Lan:
    """The menu here, and the network of another machine. `put` makes its room appear in the list here."""

    def __init__(self, drive: Driver, there: Service) -> None:
        self.drive, self.program, self.there = drive, drive.program, there
        self.program.home.choose_profile(self.program.home.store.create_profile("Ember", "profile/1").uid)
        self.program.nav.stack.reset(MainMenu(self.program.client), animated=False)
        self.opened: RoomLink | None = None

    def open(self, passphrase: str = "") -> RoomLink:
        """The other machine opens a room."""
        self.opened = self.there.open("realigious", 3, "den", [Who("Ash", "profile/2", 4)], port=0, to_network=False,
                                      passphrase=passphrase)  # fmt: skip
        self.until(lambda: self.opened is not None and self.opened.client.room is not None)
        return self.opened

    def panel(self) -> RoomsPanel:
        """The panel, by the menu's tab."""
        self.drive.click("tab.room")
        self.drive.click("find_rooms")
        self.until(lambda: isinstance(self.drive.top, RoomsPanel))
        panel = self.drive.top
        assert isinstance(panel, RoomsPanel)
        return panel

    def put(self, person: str = "") -> None:
        """The other machine's room is announced."""
        host = self.host
        what = announcement_of(host, person)
        row = Seen("row", what, ("127.0.0.1",), host.port)
        self.program.online.network._lobby.rooms = (ListedRoom(row, *why_not(what)),)
        self.drive.frames(2)

    @property
    def host(self) -> Any:
        """The other machine's room."""
        assert self.opened is not None
        return self.opened.host

    @property
    def fingerprint(self) -> bytes:
        """The other machine's."""
        return self.there.identity.fingerprint

    def type(self, name: str, text: str) -> None:
        """Clicks an entry and types."""
        self.drive.click(name)
        self.drive.type(text)

    def until(self, holds: Callable[[], object]) -> None:
        """Both machines go on until something holds."""
        real_time.until(holds, self.step, lambda: self.drive.top)

    def step(self, ms: int) -> None:
        """A frame here and one there."""
        self.drive.frames(1, ms)
        if self.opened is not None:
            self.opened.poll()

    def shows(self, state: str) -> JoinPanel:
        """Waits for a state of the way in."""
        self.until(lambda: isinstance(self.drive.top, JoinPanel) and self.drive.top.state == state)
        assert isinstance(self.drive.top, JoinPanel)
        return self.drive.top

    def arrives(self) -> NetRoomScene:
        """Waits for the waiting room."""
        self.until(lambda: isinstance(self.drive.top, NetRoomScene))
        assert isinstance(self.drive.top, NetRoomScene)
        return self.drive.top

    def trusts(self) -> None:
        """This computer has met the other one."""
        where = str(Address("127.0.0.1", self.host.port))
        KnownHosts(self.program.home.data).remember(self.fingerprint, "ash's id", where)


@pytest.fixture
def lan(drive: Driver, tmp_path: Path) -> Iterator[Lan]:
    there = Service(Home(tmp_path / "there"))
    yield Lan(drive, there)
    there.close()


def button(drive: Driver, name: str) -> Button:
    found = drive.find(name)
    assert isinstance(found, Button)
    return found


# --- the list


def test_c8_2_a_room_appears_in_an_open_list_by_itself(lan: Lan) -> None:
    lan.open()
    panel = lan.panel()
    lan.put()
    assert [found.seen.what.room for found in panel.rooms] == ["den"] and lan.drive.has("join.row")


def test_c8_2_a_room_that_is_gone_leaves_the_list(lan: Lan) -> None:
    lan.open()
    lan.panel()
    lan.put()
    lan.program.online.network._lobby.rooms = ()
    lan.drive.frames(2)
    assert not lan.drive.has("join.row")


def test_c8_4_a_room_of_another_version_keeps_its_row_and_tells_why(lan: Lan) -> None:
    lan.panel()
    lan.program.online.network._lobby.rooms = (room(1, key="net.list.rules"),)
    lan.drive.frames(2)
    join = button(lan.drive, "join.room-1")
    assert (join.enabled, join.hint().splitlines()[-1]) == (False, lan.program.media.t("net.list.rules"))


def test_c8_2_a_room_that_nobody_leads_yet_is_told_without_a_person(lan: Lan) -> None:
    panel = lan.panel()
    found = room(1)
    nobody = msgspec.structs.replace(found.seen.what, player="")
    lan.program.online.network._lobby.rooms = (ListedRoom(found.seen._replace(what=nobody)),)
    lan.drive.frames(2)
    words = [one.text for one in panel.ui.root.each() if isinstance(one, Label)]
    assert lan.program.media.t(f"{nobody.game}.title") in words


def test_c8_2_the_list_is_walked_by_keys(lan: Lan) -> None:
    lan.open()
    panel = lan.panel()
    lan.put()
    panel.ui.set_focus(panel.ui.find("join.row"), True)
    lan.drive.key(pygame.K_RETURN)
    lan.arrives()


def test_c5_2_the_list_tells_how_far_a_room_is_in_numbers_and_words(lan: Lan, monkeypatch: pytest.MonkeyPatch) -> None:
    async def took(*_: object) -> float:
        return 0.012

    monkeypatch.setattr("game.net.pings.round_trip", took)
    lan.open()
    panel = lan.panel()
    lan.put()
    lan.until(lambda: panel.pings.ms.get("row"))
    lan.drive.frames(2)
    told = panel.marks["row"].told()
    assert told == words_of(lan.program.media, 12) and lan.program.media.t("lan.signal.good") in told


def test_c5_2_a_room_that_does_not_answer_says_so(lan: Lan) -> None:
    panel = lan.panel()
    with socket.socket() as nobody:  # bound, so that nobody else listens there
        nobody.bind(("127.0.0.1", 0))
        row = Seen("row", room(1).seen.what, ("127.0.0.1",), nobody.getsockname()[1])
        lan.program.online.network._lobby.rooms = (ListedRoom(row),)
        lan.until(lambda: panel.pings.ms.get("row"))
    lan.drive.frames(2)
    assert panel.marks["row"].told() == lan.program.media.t("lan.signal.none")


# --- ways in


def test_c8_2a_the_first_contact_asks_nothing_and_is_remembered(lan: Lan) -> None:
    lan.open()
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    lan.arrives()
    assert KnownHosts(lan.program.home.data).host(lan.fingerprint) is not None


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


def test_c8_5_a_changed_fingerprint_is_shown_and_asks(lan: Lan) -> None:
    panel = changed(lan)
    words = [lan.drive.find(f"fingerprint.{i}") for i in range(2)]
    assert " ".join(label.text for label in words if isinstance(label, Label)) == shown(lan.fingerprint)
    panel._guard = GUARD_MS
    lan.drive.click("yes")  # meant for what stood here before
    assert panel.state == TRUST and panel.goal.trust is not None and not panel.goal.trust.granted
    lan.drive.frames(1, 2 * GUARD_MS)
    lan.drive.click("yes")
    lan.arrives()


def test_c8_5_who_is_not_trusted_is_not_entered(lan: Lan) -> None:
    changed(lan)
    lan.drive.frames(1, 2 * GUARD_MS)
    lan.drive.click("no")
    assert isinstance(lan.drive.top, RoomsPanel)
    assert KnownHosts(lan.program.home.data).host(lan.fingerprint) is None


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_y])
def test_c8_5_a_key_that_was_meant_for_something_else_trusts_nobody(lan: Lan, key: int) -> None:
    panel = changed(lan)
    lan.drive.key(key)
    lan.drive.frames(1, 2 * GUARD_MS)
    lan.drive.key(key)
    assert lan.drive.top is panel and panel.state == TRUST
    assert panel.goal.trust is not None and not panel.goal.trust.granted


def test_c8_5_another_host_without_a_profile_is_new_and_no_reason_to_warn(lan: Lan) -> None:
    """Every host without a profile has the same name: what tells them apart is their certificates."""
    lan.open()
    KnownHosts(lan.program.home.data).remember(b"\1" * 32, "0" * 32, str(Address("127.0.0.1", lan.host.port)))
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    lan.arrives()


def test_c8_5_a_known_computer_is_entered_at_once(lan: Lan) -> None:
    lan.open()
    lan.trusts()
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    assert lan.arrives().setup.own_seats == [1]


def test_c8_2_a_join_code_leads_in_without_a_question(lan: Lan) -> None:
    lan.open()
    lan.panel()
    lan.type("code", code_for("127.0.0.1", lan.host.port, lan.fingerprint).text)
    lan.drive.key(pygame.K_RETURN)
    lan.arrives()
    assert KnownHosts(lan.program.home.data).host(lan.fingerprint) is not None


@pytest.mark.parametrize("typed", ["{}", " {} "])
def test_c8_2a_a_short_code_finds_the_room_on_this_network(lan: Lan, typed: str) -> None:
    lan.open()
    lan.panel()
    lan.put()
    lan.type("code", typed.format(short_code(lan.fingerprint).lower()))
    lan.drive.key(pygame.K_RETURN)
    lan.arrives()


def test_c8_2a_a_room_whose_short_code_was_typed_is_waited_for(lan: Lan) -> None:
    lan.open()
    panel = lan.panel()
    lan.type("code", short_code(lan.fingerprint))
    lan.drive.click("code.go")
    assert panel.problem == lan.program.media.t("lan.rooms.code.seeking")
    lan.put()
    lan.arrives()


def test_c8_2a_a_short_code_of_no_room_here_is_told_with_the_way_out(lan: Lan) -> None:
    lan.open()
    panel = lan.panel()
    lan.put()
    lan.type("code", short_code(b"\2" * 32))
    lan.drive.click("code.go")
    lan.drive.frames(1, SEEK_MS)
    assert panel.problem == lan.program.media.t("net.code.not_here")


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


def test_c8_5_a_join_code_of_another_computer_does_not_lead_in(lan: Lan) -> None:
    lan.open()
    lan.panel()
    lan.type("code", code_for("127.0.0.1", lan.host.port, b"\2" * 32).text)
    lan.drive.click("code.go")
    assert lan.shows(FAILED).problem == lan.program.media.t("lan.join.changed")


def test_c8_2_a_mistyped_join_code_tells_the_group(lan: Lan) -> None:
    panel = lan.panel()
    code = code_for("127.0.0.1", 47047, b"\3" * 32).text
    lan.type("code", code[:6] + ("0" if code[6] != "0" else "1") + code[7:])
    lan.drive.click("code.go")
    assert panel.problem == lan.program.media.t("net.code.wrong_group", group=2)


def test_c8_2_a_typed_address_leads_to_the_room(lan: Lan) -> None:
    lan.open()
    lan.trusts()
    lan.panel()
    lan.type("address", f"127.0.0.1:{lan.host.port}")
    lan.drive.key(pygame.K_RETURN)
    lan.arrives()


def test_c8_2_a_wrong_address_is_told(lan: Lan) -> None:
    panel = lan.panel()
    lan.type("address", "192.168.0.1:99999")
    lan.drive.click("address.go")
    assert panel.problem == lan.program.media.t("net.address.port")


def test_c8_4_a_locked_room_asks_for_the_passphrase(lan: Lan) -> None:
    lan.open("blue heron")
    lan.trusts()
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    lan.shows(LOCKED)
    lan.type("passphrase", "blue heron")
    lan.drive.key(pygame.K_RETURN)
    lan.arrives()


def test_c8_4_a_wrong_passphrase_is_told_in_one_sentence(lan: Lan) -> None:
    lan.open("blue heron")
    lan.trusts()
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    lan.shows(LOCKED)
    lan.type("passphrase", "grey heron")
    lan.drive.click("go")
    lan.until(lambda: lan.shows(LOCKED).problem)
    assert lan.shows(LOCKED).problem == lan.program.media.t("net.passphrase.wrong")


def test_c8_2_nobody_there_is_told_and_can_be_tried_again(lan: Lan) -> None:
    lan.open()
    port = lan.host.port
    lan.panel()
    assert lan.opened is not None
    lan.there.close()
    lan.type("address", f"127.0.0.1:{port}")
    lan.drive.click("address.go")
    lan.shows(FAILED)
    assert lan.drive.has("again")


def test_c12_4_where_nobody_answers_the_doctor_is_at_hand(lan: Lan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DoctorPanel, "examine", lambda _: None)
    lan.panel()
    with socket.socket() as nobody:  # bound, so that nobody else listens there
        nobody.bind(("127.0.0.1", 0))
        lan.type("address", f"127.0.0.1:{nobody.getsockname()[1]}")
        lan.drive.click("address.go")
        lan.shows(FAILED)
        lan.drive.click("doctor")
    assert isinstance(lan.drive.top, DoctorPanel)


def test_c8_6_a_visited_room_leads_back_to_the_own_seat(lan: Lan) -> None:
    link = lan.open()
    lan.trusts()
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    room = lan.arrives()
    lan.until(lambda: lan.program.online.network.tickets.of(lan.host.room_id))
    assert room.link.peer is not None
    room.link.close()  # as if the program had ended
    lan.until(lambda: not link.client.room.members[1].here)  # type: ignore[union-attr]
    room._handed_on = True
    room.close()
    panel = lan.drive.top
    assert isinstance(panel, RoomsPanel)
    lan.until(lambda: panel.tickets)
    lan.drive.click("list.recent")
    lan.drive.click(f"back.{lan.host.room_id}")
    assert lan.arrives().setup.own_seats == [1]


# --- a room of one's own


def test_c8_2_a_room_is_opened_with_what_was_chosen(lan: Lan) -> None:
    lan.drive.click("tab.room")
    lan.drive.click("count.4")
    lan.drive.click("open_rooms")
    lan.until(lambda: isinstance(lan.drive.top, OpenPanel))
    lan.type("passphrase", "blue heron")
    lan.drive.click("reach.here")
    lan.drive.click("watchers")
    lan.drive.click("do")
    room = lan.arrives()
    found = room.link.client.room
    assert found is not None and room.link.host is not None
    assert (len(found.seats), found.locked, found.options["watchers"], room.link.to_network) == (4, True, "no", False)


def test_c8_2_a_room_is_opened_by_keys_alone(lan: Lan) -> None:
    lan.drive.click("tab.room")
    lan.program.nav.open("lan_open", title="creed", count=2)
    panel = lan.drive.top
    assert isinstance(panel, OpenPanel)
    panel.reach = "here"
    lan.drive.key(pygame.K_RETURN)
    assert lan.arrives().setup.title == "creed"


# --- the doctor


def test_c12_4_the_doctor_shows_findings_problems_first(lan: Lan, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Finding("net.doctor.port_free", {"port": "1"}, "good"),
             Finding("net.doctor.no_network", {}, "bad", "net.advice.connect")]  # fmt: skip

    async def examine(*_: object) -> list[Finding]:
        return found

    monkeypatch.setattr("scenes.lan.doctor_panel.examine", examine)
    lan.panel()
    lan.drive.click("doctor")
    panel = lan.drive.top
    assert isinstance(panel, DoctorPanel)
    lan.until(lambda: panel.findings is not None)
    assert (panel.ordered(), panel.summary()) == (found[::-1], lan.program.media.t("lan.doctor.sum.bad", n=1))


def test_c12_4_the_examination_can_be_stopped(lan: Lan, monkeypatch: pytest.MonkeyPatch) -> None:
    async def examine(*_: object) -> list[Finding]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr("scenes.lan.doctor_panel.examine", examine)
    lan.panel()
    lan.drive.click("doctor")
    lan.drive.click("stop")
    panel = lan.drive.top
    assert isinstance(panel, DoctorPanel) and panel.stopped and lan.drive.has("again")
