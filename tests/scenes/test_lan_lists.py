"""C8.2, C8.4, C8.5, C12.4: rooms are found, opened and entered by clicks and keys, with another machine on loopback."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.net.doctor import Finding
from game.net.finding import Seen
from game.net.identity import KnownHosts
from game.net.join_code import code_for
from game.net.lobby import ListedRoom, Lobby
from game.net.peer import HERE
from game.net.service import Service
from game.net.tickets import Ticket
from scenes.lan.doctor_panel import DoctorPanel
from scenes.lan.join_panel import FAILED, LOCKED, JoinPanel
from scenes.lan.open_panel import OpenPanel
from scenes.lan.rooms_panel import RoomsPanel
from scenes.lan.signal import words_of
from scenes.media.texts import LANGUAGES
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.gallery.lan_lists import busy, room
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


def button(drive: Driver, name: str) -> Button:
    found = drive.find(name)
    assert isinstance(found, Button)
    return found


# --- the list


@pytest.mark.slow
def test_c8_2_a_room_appears_in_an_open_list_by_itself(lan: Lan) -> None:
    lan.open()
    panel = lan.panel()
    lan.put()
    assert [found.seen.what.room for found in panel.rooms] == ["den"] and lan.drive.has("join.row")


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_c8_5_a_known_computer_is_entered_at_once(lan: Lan) -> None:
    lan.open()
    lan.trusts()
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    assert lan.arrives().setup.own_seats == [1]


@pytest.mark.slow
def test_c8_5_the_room_comes_in_the_place_of_the_way_there_and_not_of_what_lies_over_it(lan: Lan) -> None:
    lan.open()
    lan.trusts()
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    way = lan.drive.top
    assert isinstance(way, JoinPanel)
    lan.program.nav.open_rules()
    rules = lan.drive.top
    lan.until(lambda: way.link.client.room is not None and way.link.client.link.state == HERE)
    lan.drive.frames(3)
    assert lan.drive.top is rules is not way
    rules.close()
    lan.arrives()
    assert way not in lan.program.nav.stack


@pytest.mark.slow
def test_c8_2_a_join_code_leads_in_without_a_question(lan: Lan) -> None:
    lan.open()
    lan.panel()
    lan.type("code", code_for("127.0.0.1", lan.host.port, lan.fingerprint).text)
    lan.drive.key(pygame.K_RETURN)
    lan.arrives()
    assert KnownHosts(lan.program.home.data).host(lan.fingerprint) is not None


@pytest.mark.slow
def test_c8_5_a_join_code_of_another_computer_does_not_lead_in(lan: Lan) -> None:
    lan.open()
    lan.panel()
    lan.type("code", code_for("127.0.0.1", lan.host.port, b"\2" * 32).text)
    lan.drive.click("code.go")
    assert lan.shows(FAILED).problem == lan.program.media.t("lan.join.changed")


@pytest.mark.slow
def test_c8_2_a_mistyped_join_code_tells_the_group(lan: Lan) -> None:
    panel = lan.panel()
    code = code_for("127.0.0.1", 47047, b"\3" * 32).text
    lan.type("code", code[:6] + ("0" if code[6] != "0" else "1") + code[7:])
    lan.drive.click("code.go")
    assert panel.problem == lan.program.media.t("net.code.wrong_group", group=2)


@pytest.mark.slow
def test_c8_2_a_typed_address_leads_to_the_room(lan: Lan) -> None:
    lan.open()
    lan.trusts()
    lan.panel()
    lan.type("address", f"127.0.0.1:{lan.host.port}")
    lan.drive.key(pygame.K_RETURN)
    lan.arrives()


@pytest.mark.slow
def test_c8_2_a_wrong_address_is_told(lan: Lan) -> None:
    panel = lan.panel()
    lan.type("address", "192.168.0.1:99999")
    lan.drive.click("address.go")
    assert panel.problem == lan.program.media.t("net.address.port")


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_c8_6_a_visited_room_leads_back_to_the_own_seat(lan: Lan) -> None:
    link = lan.open()
    lan.trusts()
    lan.panel()
    lan.put()
    lan.drive.click("join.row")
    room = lan.arrives()
    lan.until(lambda: lan.program.online.network.tickets.of(lan.host.room_id))
    lan.until(lambda: len(link.client.room.members) > 1)  # type: ignore[union-attr]
    assert room.link.peer is not None
    room.link._service.spawn(room.link.peer.stop())  # the connection ends without a word
    lan.until(lambda: not link.client.room.members[1].here)  # type: ignore[union-attr]
    room._handed_on = True
    room.close()
    panel = lan.drive.top
    assert isinstance(panel, RoomsPanel)
    lan.until(lambda: panel.tickets)
    lan.drive.click("list.recent")
    lan.drive.click(f"back.{lan.host.room_id}")
    assert lan.arrives().setup.own_seats == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_c8_2_the_own_room_that_failed_speaks_of_opening_and_of_this_machine(drive: Driver, language: str) -> None:
    drive.program.client.set_language(language)
    panel = busy(drive.program.client)
    drive.frames(2)
    t = drive.program.media.t
    assert isinstance(panel, JoinPanel) and panel.state == FAILED
    assert panel.opening() == f"{t('lan.open.failed')}\n{t('lan.open.busy')}"
    words = [widget.text for widget in panel.ui.root.each() if isinstance(widget, Label)]
    assert t("lan.open.failed") in words and t("lan.join.failed") not in words


@pytest.mark.parametrize("plays", [True, False])
def test_c8_6_the_list_of_rooms_offers_the_way_back_where_a_seat_is_kept(lan: Lan, plays: bool) -> None:
    """And not to look on, though the match runs and no seat is free."""
    panel = lan.panel()
    panel.service.tickets.keep(Ticket(room_id="room0", title="creed", name="room", plays=plays))
    panel.recall()
    lan.until(lambda: panel.tickets)
    lan.program.online.network._lobby.rooms = (room(0, state="playing", free=0),)
    lan.drive.frames(2)
    assert button(lan.drive, "join.room-0").text == lan.program.media.t(f"lan.rooms.{'back' if plays else 'watch'}")


# --- a room of one's own


@pytest.mark.slow
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


@pytest.mark.slow
def test_c8_2_a_room_is_opened_by_keys_alone(lan: Lan) -> None:
    lan.drive.click("tab.room")
    lan.program.nav.open("lan_open", title="creed", count=2)
    panel = lan.drive.top
    assert isinstance(panel, OpenPanel)
    panel.reach = "here"
    lan.drive.key(pygame.K_RETURN)
    assert lan.arrives().setup.title == "creed"


# --- the doctor


@pytest.mark.slow
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
    high = panel.rect.height
    found += [Finding("net.doctor.port_free", {"port": "2"}, "good")]
    lan.drive.click("again")
    lan.until(lambda: panel.findings is not None)
    assert high < panel.rect.height < DoctorPanel.size[1]  # as high as what it says
    lines = lan.drive.find("findings")
    last = max(row.rect.bottom for row in lines.children)
    assert last == lines.rect.bottom


@pytest.mark.slow
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
