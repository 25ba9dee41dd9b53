"""C3.4, C3.5, C4: Start matching in the menu, with another program on a loopback address of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.net.lobby import Lobby
from game.net.peer import RoomAddress
from game.net.people import PeopleOnNetwork
from game.net.presence import Presence
from game.net.protocol import Who
from game.net.queueing import Standing
from scenes.lan.network_entry import appear
from scenes.lan.room import NetRoomScene
from scenes.menu.main_menu import MainMenu
from scenes.room.room_scene import RoomScene
from scenes.shell.scene import Scene
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.gallery.profiles import NAMES, gather, profiles
from tests.net.neighbours import Air, Ear, Program
from tests.scenes import real_time
from tests.scenes.conftest import Driver


class Matching:
    """The menu here with the tab of matching, and another program on the same network."""

    def __init__(self, drive: Driver, folder: Path) -> None:
        self.drive, self.program = drive, drive.program
        self.air = Air()
        self.ash = Program(self.air, folder, 2, "Ash")
        profiles(self.program.client, 2)
        ear: Any = Ear(self.air, 3)
        self.program.online.network.presence = Presence(self.program.online.network, lambda: ear, ("127.0.0.3",), 0)
        self.menu = MainMenu(self.program.client)
        self.program.nav.stack.reset(self.menu, animated=False)
        drive.frames(2)

    def until(self, holds: Callable[[], object]) -> None:
        real_time.until(holds, self.step, lambda: self.menu.matching.standing)

    def step(self, ms: int) -> None:
        """A frame of both programs."""
        self.drive.frames(1, ms)
        self.ash.frame(ms)

    def press(self) -> None:
        """Start matching, with the mouse."""
        self.drive.click("tab.match")
        self.drive.click("match")
        self.until(lambda: self.menu.matching.queueing is not None)

    @property
    def button(self) -> Button:
        found = self.drive.find("match")
        assert isinstance(found, Button)
        return found

    @property
    def line(self) -> str:
        found = self.drive.find("match.line")
        assert isinstance(found, Label)
        return found.text


@pytest.fixture
def lan(
    drive: Driver, tmp_path: Path, patient_network: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Matching]:
    monkeypatch.setattr(Lobby, "start", lambda _: None)
    monkeypatch.setattr("scenes.lan.network_entry.appear", appear)
    made = Matching(drive, tmp_path / "there")
    yield made
    made.ash.service.close()
    made.ash.home.store.close()


def test_c3_4_start_matching_turns_the_button_active(lan: Matching) -> None:
    lan.press()
    assert lan.button.on


def test_c3_4_pressing_again_leaves_the_queue(lan: Matching) -> None:
    lan.press()
    lan.until(lambda: any(row.what.kind == "queue" for _, row in lan.air.rows.values()))
    lan.drive.click("match")
    lan.until(lambda: not any(row.what.kind == "queue" for _, row in lan.air.rows.values()))
    assert not lan.button.on


def test_c3_4_another_game_leaves_the_queue(lan: Matching) -> None:
    lan.press()
    lan.drive.click("count.3")
    assert lan.menu.matching.queueing is None


@pytest.mark.slow
def test_c3_4_two_who_want_the_same_meet_in_the_waiting_room(lan: Matching) -> None:
    lan.ash.queue(2, waited=60)
    lan.press()
    lan.until(lambda: isinstance(lan.drive.top, NetRoomScene))
    room = lan.drive.top
    assert isinstance(room, NetRoomScene)
    assert sorted(member.persons[0].name for member in room.setup.info.members) == sorted(["Ash", NAMES[0]])


def matched_here(lan: Matching) -> NetRoomScene:
    """The waiting room of a match that was found, kept here."""
    lan.press()
    lan.until(lambda: any(row.what.kind == "queue" for _, row in lan.air.rows.values()))
    lan.ash.queue(2, waited=-60)
    lan.until(lambda: isinstance(lan.drive.top, NetRoomScene))
    room = lan.drive.top
    assert isinstance(room, NetRoomScene)
    assert room.link.host is not None
    lan.until(lambda: len(room.setup.info.members) == 2)
    return room


@pytest.mark.slow
def test_c3_4_the_free_seat_of_who_left_a_matched_room_is_told_and_the_search_goes_on(lan: Matching) -> None:
    room = matched_here(lan)
    link = lan.ash.standing.link
    assert link is not None
    link.close()
    lan.until(lambda: lan.drive.has("search"))
    assert [plan.kind for plan in room.setup.info.seats].count("open") == 1
    words = lan.program.media.t("lanroom.seat.left", n=room.seat + 1)
    assert words in [toast.text for toast in lan.program.nav.stack.toasts.shown]
    lan.drive.click("search")
    lan.until(lambda: isinstance(lan.drive.top, MainMenu) and lan.drive.top.matching.queueing is not None)


@pytest.mark.slow
def test_c3_4_who_keeps_a_matched_room_takes_everybody_back_into_the_queue(lan: Matching) -> None:
    lan.ash.queue(2, waited=60)
    lan.press()
    lan.until(lambda: isinstance(lan.drive.top, NetRoomScene))
    link = lan.ash.standing.link
    assert link is not None
    assert link.host is not None
    link.close("search")
    lan.until(lambda: isinstance(lan.drive.top, MainMenu) and lan.drive.top.matching.queueing is not None)


@pytest.mark.slow
def test_c5_5_the_cross_asks_before_a_matched_room_is_left(lan: Matching) -> None:
    room = matched_here(lan)
    ended: list[bool] = []
    assert room.delays_quit(lambda: ended.append(True))
    lan.drive.click("answer.1")
    assert lan.drive.top is room
    assert room.delays_quit(lambda: ended.append(True))
    assert not room.delays_quit(lambda: ended.append(True))
    lan.drive.click("answer.0")
    assert ended == [True]


@pytest.mark.slow
def test_c5_5_back_leads_from_a_match_to_the_queue_again(lan: Matching) -> None:
    lan.ash.queue(2, waited=60)
    lan.press()
    lan.until(lambda: isinstance(lan.drive.top, NetRoomScene))
    lan.drive.click("back")
    lan.drive.click("back.queue")
    lan.until(lambda: lan.drive.top is lan.menu and lan.menu.matching.queueing is not None)
    assert lan.button.on


def test_c3_4_the_menu_tells_how_many_wait(lan: Matching) -> None:
    lan.press()
    begun = time.monotonic() + real_time.PATIENCE_S  # so that it is the first second for long enough
    standing = Standing("waiting", begun, waiting=3)
    lan.menu.matching.queueing = cast("Any", SimpleNamespace(standing=standing, leave=lambda: None))
    lan.drive.frames(2)
    assert lan.line == lan.program.media.t("menu.match.waiting", n=3, time="0:00")


def test_c3_4_who_is_alone_is_offered_bots(lan: Matching) -> None:
    left: list[bool] = []
    lan.press()
    lan.menu.matching.leave()
    standing = Standing("waiting", time.monotonic(), waiting=1, lonely=True)
    lan.menu.matching.queueing = cast("Any", SimpleNamespace(standing=standing, leave=lambda: left.append(True)))
    lan.drive.frames(2)
    lan.drive.click("match.bots")
    assert left and isinstance(lan.drive.top, RoomScene)


def test_c3_4_why_a_queue_has_ended_is_told(lan: Matching) -> None:
    lan.press()
    lan.menu.matching.leave()
    standing = Standing("ended", time.monotonic(), key="net.queue.not_leading")
    lan.menu.matching.queueing = cast("Any", SimpleNamespace(standing=standing, leave=lambda: None))
    lan.drive.frames(2)
    assert lan.program.nav.stack.toasts.shown and lan.menu.matching.queueing is None


def test_c4_going_to_the_network_shows_its_people(lan: Matching) -> None:
    lan.ash.people.visible = True
    lan.drive.click("tab.room")
    lan.until(lambda: "Ash" in [person.name for person in lan.program.online.people.listed()])
    assert isinstance(lan.program.online.people, PeopleOnNetwork) and lan.program.online.people.visible


def test_c3_5_the_group_stays_when_the_player_goes_to_the_network(lan: Matching) -> None:
    gather(lan.program.client, NAMES[1:2])
    lan.drive.click("tab.room")
    lan.until(lambda: isinstance(lan.program.online.people, PeopleOnNetwork))
    lan.until(lambda: [member.name for member in lan.program.online.people.group] == list(NAMES[:2]))


@pytest.mark.parametrize("over", ["menu", "room", "nothing"])
def test_c3_5_who_is_called_by_the_leader_goes_to_the_room_from_wherever(lan: Matching, over: str) -> None:
    link = lan.ash.service.open("creed", 2, "den", [Who("Ash")], port=0, to_network=False)
    lan.drive.click("tab.room")
    lan.until(lambda: isinstance(lan.program.online.people, PeopleOnNetwork))
    lan.until(lambda: link.poll() is not None and link.client.room is not None)
    if over == "room":
        lan.program.nav.open("room", title="creed", count=2)
    elif over == "nothing":
        lan.program.nav.stack.reset(Scene(lan.program.client), animated=False)
    people, host = lan.program.online.people, link.host
    assert isinstance(people, PeopleOnNetwork) and host is not None
    place = RoomAddress(("127.0.0.1",), host.port, lan.ash.service.identity.fingerprint)
    people._followed = lan.program.online.network.join(place, [Who("Ember")])
    lan.until(lambda: isinstance(lan.drive.top, NetRoomScene))
    assert people.followed is None
