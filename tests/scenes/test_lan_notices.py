"""What the network's thread has to tell reaches the player wherever he is (C2.4, C8.4)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.net.service import Service
from game.people import LEAVE
from game.store.notices import Notice
from scenes.lan.network_entry import appear
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.shell.shutdown import shut_down
from tests.gallery.profiles import profiles
from tests.net.rooms import Home
from tests.people.scripted import ScriptedPeople, person
from tests.scenes.conftest import Driver
from tests.scenes.lan_pair import Pair
from tests.scenes.test_lan_match import Matching, lan

__all__ = ["lan"]
Services = tuple[Service, Service]
NEW = Notice("net.room.new_passphrase", {"passphrase": "3fa291c0"})


@pytest.fixture
def services(program: Program, tmp_path: Path, patient_network: None) -> Iterator[Services]:
    """The network of this program, and of another machine."""
    here, there = Service(program.home), Service(Home(tmp_path / "there"))
    program.online.service = here
    yield here, there
    there.close()
    here.close()


def shown(program: Program) -> list[str]:
    return [toast.text for toast in program.nav.stack.toasts.shown]


def test_c2_4_a_notice_of_the_network_is_shown_in_the_menu(program: Program, drive: Driver, services: Services) -> None:
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    services[0].notices.put(NEW)
    drive.frames(2)
    assert shown(program) == [program.media.t(NEW.key, **NEW.args)]


@pytest.mark.slow
def test_c8_4_a_notice_of_the_network_is_shown_at_the_table(
    program: Program, drive: Driver, services: Services
) -> None:
    Pair(drive, services, "creed")
    services[0].notices.put(NEW)
    drive.frames(2)
    assert program.media.t(NEW.key, **NEW.args) in shown(program)


def test_c3_5_who_ends_the_program_leaves_the_group_while_there_is_a_network(
    program: Program, drive: Driver, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    drive.frames(2)
    people = ScriptedPeople(lambda: program.home.store.known, program.online.people.me, [person("Ash")])
    program.online.people = people
    monkeypatch.setattr(people, "close", lambda: people.leave() if services[0]._thread.is_alive() else None)
    people.invite("Ash")
    people.says("Ash", "accept")
    shut_down(program.client)
    assert people.told[-1] == ("Ash", LEAVE)


@pytest.mark.slow
def test_c3_5_a_member_sees_in_the_menu_what_the_leader_looks_for(lan: Matching) -> None:
    ash, program = lan.ash, lan.program
    lan.drive.click("tab.match")
    appear(program.client)
    ash.people.visible = True
    lan.until(lambda: ash.people.listed() and program.online.people.listed())
    ash.people.invite(ash.people.listed()[0].uid)
    lan.until(lambda: program.online.people.asked)
    program.online.people.answer(program.online.people.asked[0].who.uid, True)
    lan.until(lambda: len(program.online.people.group) == len(ash.people.group) == 2)
    ash.queue(4)
    words = program.media.t("menu.match.leader", name="Ash", title=program.media.t("realigious.title"), n=4)
    lan.until(lambda: lan.line == words)
    assert ash.queueing is not None
    ash.queueing.leave()
    lan.until(lambda: lan.line != words)
