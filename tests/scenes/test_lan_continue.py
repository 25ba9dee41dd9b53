"""C3.3, C8.6: Continue in the menu leads back to a seat that is kept in a match of others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.net.finding import Seen
from game.net.identity import KnownHosts
from game.net.lobby import ListedRoom, Lobby, announcement_of
from game.net.moving import bundle
from game.net.protocol import Kick, Who
from game.net.reopening import taken_over
from game.net.service import Service
from game.net.tickets import Ticket, Tickets
from scenes.lan import join_panel, reserved_seat
from scenes.lan.join_panel import FAILED, GUARD_MS, TRUST, JoinPanel
from scenes.lan.match_result import NetResult
from scenes.lan.table import NetTable
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.widgets.button import Button
from tests.gallery.lan_lists import Quiet
from tests.net.rooms import Home
from tests.scenes.conftest import Driver
from tests.scenes.lan_pair import Pair

pytestmark = pytest.mark.net


@pytest.fixture(autouse=True)
def _quiet(patient_network: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows are short; what is announced is what the tests say."""
    monkeypatch.setattr("game.net.match_host.WINDOW_S", 0.0)
    monkeypatch.setattr(Lobby, "start", lambda _: None)


class Guest:
    """A match of another machine in which the window here has a seat. `back`: the window is in the menu now."""

    def __init__(self, drive: Driver, folder: Path, **more: Any) -> None:
        self.drive, self.program = drive, drive.program
        self.home = Home(folder / "there")
        self.there = Service(self.home)
        self.pair = Pair(drive, (self.program.online.network, self.there), "creed", hosts=False, **more)
        self.until(lambda: self.tickets().seats())

    def tickets(self) -> Tickets:
        """What is on the disk."""
        return Tickets(self.program.home.data)

    def until(self, holds: Any) -> None:
        self.pair.until(holds)

    def play_until_asked(self) -> None:
        """The window here is asked something."""
        self.pair.play(lambda: self.pair.table.asked is not None)

    def crash(self) -> None:
        """The program ends without a word, and is started again."""
        self.pair.here.peer.send = lambda _message: None  # type: ignore[method-assign, union-attr]
        self.end()

    def end(self) -> None:
        """The program ends, and is started again."""
        self.program.online.network.close()
        self.program.online.service = None
        self.to_menu()

    def leave(self) -> None:
        """By the table's menu."""
        self.drive.key(pygame.K_ESCAPE)
        self.drive.click("match-leave")
        self.drive.click("answer.0")
        self.until(lambda: isinstance(self.drive.top, MainMenu))
        self.until(lambda: self.menu.reserved is not None)

    def to_menu(self) -> None:
        """The menu has just come up."""
        self.program.nav.stack.reset(MainMenu(self.program.client), animated=False)
        self.until(lambda: self.menu.reserved is not None)

    @property
    def menu(self) -> MainMenu:
        assert isinstance(self.drive.top, MainMenu)
        return self.drive.top

    @property
    def button(self) -> Button:
        found = self.drive.find("continue")
        assert isinstance(found, Button)
        return found

    def fails(self) -> JoinPanel:
        """The way back has failed."""
        self.until(lambda: isinstance(self.drive.top, JoinPanel) and self.drive.top.state == FAILED)
        assert isinstance(self.drive.top, JoinPanel)
        return self.drive.top

    def returns(self) -> NetTable:
        """Waits for the table."""
        self.until(lambda: isinstance(self.drive.top, NetTable))
        assert isinstance(self.drive.top, NetTable)
        return self.drive.top


@pytest.fixture
def guest(drive: Driver, tmp_path: Path) -> Iterator[Guest]:
    made = Guest(drive, tmp_path)
    yield made
    made.there.close()


def test_c3_3_continue_names_the_room_the_host_the_game_and_when(guest: Guest) -> None:
    guest.crash()
    words = f"{guest.button.note}\n{guest.button.hint()}"
    wanted = ("room", "Ash", guest.program.media.t("creed.title"), guest.program.media.t("when.now"))
    assert guest.button.enabled and all(word in words for word in wanted)


def test_c3_3_after_a_crash_continue_leads_straight_to_the_open_question(guest: Guest) -> None:
    guest.play_until_asked()
    text = guest.pair.table.asked.text  # type: ignore[union-attr]
    guest.crash()
    guest.drive.click("continue")
    table = guest.returns()
    guest.until(lambda: table.asked is not None)
    assert table.match.people == [1] and table.asked.text == text  # type: ignore[union-attr]


def test_c6_12_who_ends_the_program_has_left_and_may_come_back(guest: Guest) -> None:
    host = guest.pair.there.host
    assert host is not None and host.match_host is not None
    chairs = host.match_host.match.seats
    guest.end()
    assert [line.key for line in host.room.lines if line.key.startswith("net.log")][-1] == "net.log.left"
    assert chairs[1].is_bot and chairs[1].away is not None
    guest.drive.click("continue")
    assert guest.returns().match.seats[1].is_person


def test_c6_12_who_left_gets_the_chair_back_from_the_bot_by_keys(guest: Guest) -> None:
    guest.play_until_asked()
    guest.leave()
    guest.menu.ui.set_focus(guest.menu.ui.find("continue"), True)
    guest.drive.key(pygame.K_RETURN)
    assert guest.returns().match.seats[1].is_person


def test_c8_4_the_passphrase_of_then_is_not_asked_again(drive: Driver, tmp_path: Path) -> None:
    guest = Guest(drive, tmp_path, passphrase="blue heron")
    guest.crash()
    drive.click("continue")
    guest.returns()
    guest.there.close()


def test_c8_6_a_room_that_is_gone_is_told_with_what_to_do(guest: Guest) -> None:
    guest.crash()
    guest.there.close()
    guest.drive.click("continue")
    assert guest.fails().problem == guest.program.media.t("lan.seat.gone", name="room", host="Ash")


def test_c8_6_another_room_at_the_same_place_is_not_entered(guest: Guest) -> None:
    guest.crash()
    host = guest.pair.there.host
    assert host is not None
    guest.there.close()
    other = Service(guest.home)
    link = other.open("creed", 2, "other", [Who("Ash")], port=host.port, to_network=False)
    guest.pair.links[1] = link
    guest.until(lambda: link.client.room is not None)
    guest.drive.click("continue")
    guest.fails()
    assert len(link.client.room.members) == 1  # type: ignore[union-attr]
    other.close()


def test_c3_3_a_seat_that_nobody_wants_any_more_is_dropped(guest: Guest) -> None:
    guest.crash()
    guest.there.close()
    guest.drive.click("continue")
    guest.fails()
    guest.drive.click("drop")
    guest.until(lambda: not guest.button.enabled)
    assert guest.tickets().seats() == [] and len(guest.tickets().recent()) == 1


def test_c8_6_a_room_that_opens_again_is_entered_by_itself(guest: Guest) -> None:
    guest.crash()
    host = guest.pair.there.host
    assert host is not None
    match_id, port = host.room.match_id, host.port
    guest.there.close()
    guest.drive.click("continue")
    guest.fails()
    guest.there = Service(guest.home)
    guest.pair.links[1] = link = guest.there.reopen(match_id, [Who("Ash")], port=port)
    guest.until(lambda: link.client.room is not None)
    seen = Seen("row", announcement_of(link.host), ("127.0.0.1",), port)  # type: ignore[arg-type]
    guest.program.online.network._lobby.rooms = (ListedRoom(seen),)
    guest.returns()


def test_c8_6_a_room_that_opens_again_is_entered_by_itself_though_the_network_does_not_tell_of_it(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(join_panel, "AGAIN_MS", 200)
    guest.crash()
    host = guest.pair.there.host
    assert host is not None
    match_id, port = host.room.match_id, host.port
    guest.there.close()
    guest.drive.click("continue")
    panel = guest.fails()
    guest.drive.frames(20, 50)
    assert panel.state == FAILED and panel.problem  # it stays as it is while it tries
    guest.there = Service(guest.home)
    guest.pair.links[1] = link = guest.there.reopen(match_id, [Who("Ash")], port=port)
    guest.until(lambda: link.client.room is not None)
    guest.returns()


def test_c3_3_where_the_network_is_late_the_seat_on_the_disk_is_offered_and_the_lateness_told(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reserved_seat, "LATE_S", 0.01)
    monkeypatch.setattr(reserved_seat, "MOST_S", 0.05)
    Tickets(program.home.data).keep(Ticket(room_id="0a", title="creed", name="den", plays=True, host="Ash"))
    program.online.service = Quiet()  # type: ignore[assignment]
    found: list[Ticket | None] = []
    reserved_seat.look(program.client, found.append)
    drive.through()
    assert [one.name for one in found if one is not None] == ["den"]
    assert program.media.t("lan.seat.late") in [toast.text for toast in program.nav.stack.toasts.shown]
    program.online.service = Quiet(answer=Ticket(room_id="0b", name="hall"))  # type: ignore[assignment]
    reserved_seat.look(program.client, found.append)
    drive.through()
    assert found[-1] is not None and found[-1].name == "hall"
    program.online.service = None


@pytest.mark.parametrize("trusted", [True, False])
def test_c8_6_where_hosting_was_handed_over_meanwhile_the_seat_is_there_after_a_question(
    guest: Guest, tmp_path: Path, trusted: bool
) -> None:
    """The token of the seat goes to no other computer unasked, known or not."""
    guest.crash()
    host = guest.pair.there.host
    assert host is not None
    third = Service(Home(tmp_path / "third"))
    try:
        match_id = taken_over(third.home, bundle(host))
        guest.there.close()
        guest.pair.links[1] = link = third.reopen(match_id, [Who("Ash")], port=0)
        guest.until(lambda: link.client.room is not None)
        assert link.host is not None
        KnownHosts(guest.program.home.data).remember(link.host.fingerprint, "", "127.0.0.1")
        seen = Seen("row", announcement_of(link.host), ("127.0.0.1",), link.host.port)
        guest.program.online.network._lobby.rooms = (ListedRoom(seen),)
        guest.drive.click("continue")
        guest.until(lambda: isinstance(guest.drive.top, JoinPanel) and guest.drive.top.state == TRUST)
        assert guest.program.media.t("lan.trust.moved") in guest.drive.top.opening()
        guest.drive.frames(1, 2 * GUARD_MS)
        guest.drive.click("yes" if trusted else "no")
        if trusted:
            assert guest.returns().match.people
            guest.until(lambda: guest.tickets().seats()[0].fingerprint == link.host.fingerprint.hex())  # type: ignore[union-attr]
        else:
            guest.drive.frames(20, 50)
            assert all(one.persons[0].name != "Ember" or not one.here for one in link.host.room.members.all.values())
    finally:
        third.close()


def test_c8_4_who_was_sent_away_is_not_offered_the_seat(guest: Guest) -> None:
    guest.pair.there.send(Kick(guest.pair.here.client.member))
    guest.until(lambda: isinstance(guest.drive.top, MainMenu))
    guest.until(lambda: not guest.tickets().seats())
    guest.drive.frames(3)
    assert not guest.button.enabled


@pytest.mark.usefixtures("ends_soon")
def test_c3_3_a_match_that_is_over_is_not_continued(guest: Guest) -> None:
    guest.pair.play(lambda: isinstance(guest.drive.top, NetResult))
    guest.until(lambda: not guest.tickets().seats())


def test_c3_3_what_was_played_last_is_continued(program: Program, drive: Driver) -> None:
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    menu = drive.top
    assert isinstance(menu, MainMenu)
    menu.reserved = menu._reserved = Ticket(room_id="x", title="creed", name="den", plays=True, seen=1000)
    menu.unfinished = SimpleNamespace(head=SimpleNamespace(written_ms=999_999))  # type: ignore[assignment]
    assert menu.seat is menu.reserved
    menu.unfinished = SimpleNamespace(head=SimpleNamespace(written_ms=1_000_001))  # type: ignore[assignment]
    assert menu.seat is None


def test_c3_3_the_menu_reads_no_ticket_where_nobody_was_on_the_network(program: Program, drive: Driver) -> None:
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    drive.frames(3)
    assert not (program.home.data / "net").exists()
