"""What the network's thread has to tell reaches the player wherever he is (C2.4, C8.4)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.net.service import Service
from game.people import LEAVE
from game.store.notices import Notice
from scenes.app import App
from scenes.lan.going import appear
from scenes.menu.main_menu import MainMenu
from scenes.menu.samples import profiles
from scenes.shell.farewell import see_off
from tests.net.rooms import Home
from tests.people.scripted import ScriptedPeople, person
from tests.scenes.conftest import Driver
from tests.scenes.lan_pair import Pair
from tests.scenes.test_lan_match import Matching, lan

__all__ = ["lan"]
Services = tuple[Service, Service]
NEW = Notice("net.room.new_passphrase", {"passphrase": "3fa291c0"})


@pytest.fixture
def services(app: App, tmp_path: Path, patient_network: None) -> Iterator[Services]:
    """The network of this program, and of another machine."""
    here, there = Service(app), Service(Home(tmp_path / "there"))
    app._network = here
    yield here, there
    there.close()
    here.close()


def shown(app: App) -> list[str]:
    return [toast.text for toast in app.toasts.shown]


def test_c2_4_a_notice_of_the_network_is_shown_in_the_menu(app: App, drive: Driver, services: Services) -> None:
    profiles(app, 1)
    app.stack.reset(MainMenu(app), animated=False)
    services[0].notices.put(NEW)
    drive.frames(2)
    assert shown(app) == [app.t(NEW.key, **NEW.args)]


def test_c8_4_a_notice_of_the_network_is_shown_at_the_table(app: App, drive: Driver, services: Services) -> None:
    Pair(drive, services, "creed")
    services[0].notices.put(NEW)
    drive.frames(2)
    assert app.t(NEW.key, **NEW.args) in shown(app)


def test_c3_5_who_ends_the_program_leaves_the_group_while_there_is_a_network(
    app: App, drive: Driver, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    profiles(app, 1)
    app.stack.reset(MainMenu(app), animated=False)
    drive.frames(2)
    people = ScriptedPeople(lambda: app.store.known, app.people.me, [person("Ash")])
    app.people = people
    monkeypatch.setattr(people, "close", lambda: people.leave() if services[0]._thread.is_alive() else None)
    people.invite("Ash")
    people.says("Ash", "accept")
    see_off(app, services[0])
    assert people.told[-1] == ("Ash", LEAVE)


def test_c3_5_a_member_sees_in_the_menu_what_the_leader_looks_for(lan: Matching) -> None:
    ash, app = lan.ash, lan.app
    lan.drive.click("tab.match")
    appear(app)
    ash.people.visible = True
    lan.until(lambda: ash.people.listed() and app.people.listed())
    ash.people.invite(ash.people.listed()[0].uid)
    lan.until(lambda: app.people.asked)
    app.people.answer(app.people.asked[0].who.uid, True)
    lan.until(lambda: len(app.people.group) == len(ash.people.group) == 2)
    ash.queue(4)
    words = app.t("menu.match.leader", name="Ash", title=app.t("title.realigious"), n=4)
    lan.until(lambda: lan.line == words)
    assert ash.queueing is not None
    ash.queueing.leave()
    lan.until(lambda: lan.line != words)
