"""C3.1, C3.5: the group beside the shelf."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from game.people import ACCEPT, INVITE, LEAVE, QUEUE, UNQUEUE, Message
from scenes.menu.community_row import state_words
from scenes.menu.group_frames import FRAME
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.widgets.button import Button
from scenes.widgets.picture import Portrait
from tests.gallery.profiles import NAMES, gather, profiles
from tests.people.scripted import ScriptedPeople, person
from tests.scenes.conftest import Driver


@pytest.fixture
def menu(program: Program, drive: Driver) -> MainMenu:
    profiles(program.client, 3)
    scene = MainMenu(program.client)
    program.nav.stack.reset(scene)
    drive.frames(2)
    return scene


def frames(menu: MainMenu) -> list[Portrait]:
    return [w for w in menu.ui.root.each() if isinstance(w, Portrait)]


def test_c3_1_each_member_has_a_frame_of_130(menu: MainMenu, drive: Driver, program: Program) -> None:
    gather(program.client, NAMES[1:3])
    drive.frames()
    assert [frame.rect.size for frame in frames(menu)] == [(FRAME, FRAME)] * 3 == [(130, 130)] * 3


def test_c3_5_the_leader_removes_a_member(menu: MainMenu, drive: Driver, program: Program) -> None:
    gather(program.client, NAMES[1:3])
    drive.frames()
    drive.click(f"group.out.{program.online.people.group[1].uid}")
    drive.frames()
    assert [frame.tip for frame in frames(menu) if NAMES[1] in str(frame.tip)] == []


def test_c3_5_leaving_ends_the_group_for_oneself(menu: MainMenu, drive: Driver, program: Program) -> None:
    gather(program.client, NAMES[1:3])
    drive.frames()
    drive.click(f"group.out.{program.online.people.group[0].uid}")
    drive.frames()
    assert len(frames(menu)) == 1


def test_c3_5_a_member_can_leave_and_remove_nobody(menu: MainMenu, drive: Driver, program: Program) -> None:
    people = ScriptedPeople(lambda: program.home.store.known, program.online.people.me, [person("P001")])
    program.online.people = people
    people.says("P001", INVITE)
    people.answer("P001", True)
    drive.frames()
    assert not drive.has("group.out.P001")
    assert people.me is not None
    drive.click(f"group.out.{people.me.uid}")
    assert people.told[-2:] == [("P001", ACCEPT), ("P001", LEAVE)]


def test_c3_5_a_group_larger_than_the_count_disables_start(menu: MainMenu, drive: Driver, program: Program) -> None:
    gather(program.client, NAMES[1:3])
    drive.frames()
    start = drive.find("start")
    assert isinstance(start, Button)
    assert not start.enabled
    assert "3" in str(start.reason)
    drive.click("count.3")
    assert drive.find("start").enabled


def test_c3_5_a_menu_that_opens_with_a_group_too_large_says_so(program: Program, drive: Driver) -> None:
    profiles(program.client, 3)
    gather(program.client, NAMES[1:3])
    program.nav.stack.reset(MainMenu(program.client))
    drive.frames()
    assert not drive.find("start").enabled


def test_c3_5_another_profile_has_a_group_of_its_own(menu: MainMenu, drive: Driver, program: Program) -> None:
    gather(program.client, NAMES[1:2])
    program.home.choose_profile(next(p.uid for p in program.home.store.profiles() if p.name == NAMES[2]))
    drive.frames()
    assert [member.name for member in program.online.people.group] == [NAMES[2]]


def test_c3_5_a_member_is_told_that_the_leader_looks_for_a_match_and_has_stopped(
    menu: MainMenu, drive: Driver, program: Program
) -> None:
    people = ScriptedPeople(lambda: program.home.store.known, program.online.people.me, [person("P001")])
    program.online.people = people
    people.says("P001", INVITE)
    people.answer("P001", True)
    people.hear(person("P001"), Message(QUEUE, title="creed", count=4))
    drive.frames(2)
    people.hear(person("P001"), Message(UNQUEUE))
    drive.frames(2)
    name, title = person("P001").name, program.media.t("creed.title")
    wanted = [
        program.media.t("group.news.queue", name=name, title=title, n=4),
        program.media.t("group.news.unqueue", name=name),
    ]
    assert [toast.text for toast in program.nav.stack.toasts.shown] == wanted


def test_c3_4_who_looks_for_a_match_is_seen_to(menu: MainMenu, program: Program) -> None:
    seen = msgspec.structs.replace(person("P001"), waits="creed", seats=4)
    assert state_words(program.media, seen) == program.media.t(
        "community.waits", title=program.media.t("creed.title"), n=4
    )


def test_c3_5_five_members_have_room_above_the_menus_edge(menu: MainMenu, drive: Driver, program: Program) -> None:
    profiles(program.client, 5)
    gather(program.client, NAMES[1:5])
    drive.frames()
    found = [frame.rect for frame in frames(menu)]
    assert len(found) == 5 and found[-1].bottom <= 960
    assert all(above.bottom + 44 <= below.top for above, below in pairwise(found))
