"""C4.1-C4.3: the community panel, and the invitation on the other side."""

from __future__ import annotations

import pygame
import pytest

from game.people import ACCEPT, DECLINE, INVITATION_MS, INVITE, WITHDRAW
from scenes.menu.community_panel import CommunityPanel
from scenes.menu.community_row import LAMPS, Lamp
from scenes.menu.group_invited import GUARD_MS, Invited
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import draw_lamp
from scenes.widgets.scroll_list import Row
from tests.gallery.profiles import NAMES, profiles
from tests.people.scripted import ScriptedPeople, person
from tests.scenes.conftest import Driver

MANY = [person(f"P{i:03}", "busy" if i == 1 else "free") for i in range(500)]


@pytest.fixture
def menu(program: Program, drive: Driver) -> MainMenu:
    profiles(program.client)
    scene = MainMenu(program.client)
    program.nav.stack.reset(scene)
    drive.frames(2)
    return scene


@pytest.fixture
def people(program: Program, menu: MainMenu) -> ScriptedPeople:
    """500 players; P001 is in a match."""
    made = ScriptedPeople(lambda: program.home.store.known, program.online.people.me, MANY)
    program.online.people = made
    return made


@pytest.fixture
def panel(program: Program, drive: Driver, people: ScriptedPeople) -> CommunityPanel:
    drive.click("community")
    opened = drive.top
    assert isinstance(opened, CommunityPanel)
    return opened


def button(drive: Driver, name: str) -> Button:
    found = drive.find(name)
    assert isinstance(found, Button)
    return found


def line(panel: CommunityPanel, name: str) -> str:
    return panel._lines[name].text


def test_c4_1_community_opens_and_closes_with_its_button(menu: MainMenu, drive: Driver) -> None:
    place = drive.find("community").rect.center
    drive.click(place)
    assert isinstance(drive.top, CommunityPanel)
    assert drive.top.rect.size == (800, 650)
    drive.click(place)
    assert drive.top is menu


def test_c4_1_invite_works_only_with_a_green_circle(
    panel: CommunityPanel, drive: Driver, people: ScriptedPeople
) -> None:
    drive.click("in.P001")
    drive.click("in.P000")
    assert people.told == [("P000", INVITE)]


def test_c4_1_the_circle_has_a_mark_besides_its_colour(panel: CommunityPanel) -> None:
    lamps = {lamp.sprite + lamp.state: lamp for lamp in panel.ui.root.each() if isinstance(lamp, Lamp)}
    pictures = []
    for state in ("free", "busy"):
        surface = pygame.Surface(panel.media.canvas.surface.get_size())
        lamp = next(lamp for lamp in lamps.values() if lamp.state == state)
        lamp.draw(surface)
        pictures.append(surface.get_at((lamp.rect.centerx + 3, lamp.rect.top + 14)))
    assert sum(pictures[1][:3]) > sum(pictures[0][:3]) * 1.5


@pytest.mark.parametrize(("state", "strong", "weak"), [("free", 1, 0), ("busy", 0, 1)])
def test_c4_1_the_circle_is_10_by_10_green_for_who_is_free_and_red_in_a_match(
    state: str, strong: int, weak: int
) -> None:
    surface = pygame.Surface((40, 40))
    colour = LAMPS[state]
    draw_lamp(surface, (20, 20), colour)
    lit = [(x, y) for x in range(40) for y in range(40) if 2 * sum(surface.get_at((x, y))[:3]) > sum(colour)]
    assert (len({x for x, _ in lit}), len({y for _, y in lit})) == (10, 10)
    assert surface.get_at((20, 23))[strong] > 2 * surface.get_at((20, 23))[weak]


def test_c4_1_the_row_counts_the_seconds(panel: CommunityPanel, drive: Driver) -> None:
    drive.click("in.P000")
    drive.frames(5, 1000)
    assert "25" in line(panel, "P000")


@pytest.mark.parametrize(("kind", "text"), [(ACCEPT, "community.accepted"), (DECLINE, "community.declined")])
def test_c4_1_the_row_tells_the_answer(
    panel: CommunityPanel, drive: Driver, people: ScriptedPeople, kind: str, text: str
) -> None:
    drive.click("in.P000")
    people.says("P000", kind)
    drive.frames()
    assert line(panel, "P000").endswith(panel.t(text))


def test_c4_1_the_row_tells_that_nobody_answered(panel: CommunityPanel, drive: Driver) -> None:
    drive.click("in.P000")
    drive.frames(1, INVITATION_MS)
    assert line(panel, "P000").endswith(panel.t("community.timed_out"))


def test_c4_1_an_invitation_is_taken_back_with_the_same_key(
    panel: CommunityPanel, drive: Driver, people: ScriptedPeople
) -> None:
    panel.ui.set_focus(drive.find("in.P000"), True)
    drive.key(pygame.K_RETURN)
    drive.key(pygame.K_RETURN)
    assert people.told == [("P000", INVITE), ("P000", WITHDRAW)]


def test_c4_2_the_star_makes_a_friend(panel: CommunityPanel, drive: Driver) -> None:
    drive.click("star.P002")
    drive.click("list.friends")
    assert [p.name for p in panel.players] == ["P002"]


def test_c4_2_a_star_that_is_off_is_hollow(panel: CommunityPanel, drive: Driver) -> None:
    def icon() -> str:
        button = drive.find("star.P002")
        assert isinstance(button, Button)
        return button.icon

    before = icon()
    drive.click("star.P002")
    assert (before, icon()) == ("ui/star_off", "ui/star")


def test_c4_2_a_friend_is_kept_as_the_panel_saw_them_last(
    panel: CommunityPanel, drive: Driver, people: ScriptedPeople, program: Program
) -> None:
    drive.click("star.P002")
    people.feed([person("P002", level=5)])
    drive.frames(2)
    drive.key(pygame.K_ESCAPE)
    assert people.me is not None
    assert program.home.store.known.of(people.me.uid)["P002"].level == 5


def test_c4_2_blocking_can_be_undone_at_once(panel: CommunityPanel, drive: Driver, program: Program) -> None:
    drive.click("block.P002")
    assert len(panel.players) == 499
    (toast,) = program.nav.stack.toasts.shown
    drive.click(toast.button.center)
    assert len(panel.players) == 500


@pytest.mark.slow
def test_c4_2_who_is_blocked_is_unblocked_in_a_list_of_its_own(panel: CommunityPanel, drive: Driver) -> None:
    drive.click("block.P002")
    drive.click("list.blocked")
    drive.click("unblock.P002")
    drive.click("list.all")
    assert len(panel.players) == 500


def test_c4_2_search_keeps_what_was_typed_while_people_come(
    panel: CommunityPanel, drive: Driver, people: ScriptedPeople
) -> None:
    drive.click("search")
    drive.type("p01")
    people.feed([*MANY, person("P01x")])
    drive.frames()
    assert len(panel.players) == 11
    drive.type("x")
    assert [p.name for p in panel.players] == ["P01x"]


def test_c4_3_only_rows_in_sight_have_widgets(panel: CommunityPanel) -> None:
    assert sum(isinstance(w, Row) for w in panel.ui.root.each()) <= 8


def test_c4_3_the_frame_is_constant_and_the_thumb_gets_shorter(
    panel: CommunityPanel, drive: Driver, people: ScriptedPeople
) -> None:
    lengths = []
    for count in (10, 20, 500):
        people.feed(MANY[:count])
        drive.frames()
        lengths.append((panel.rows.frame().height, panel.rows.thumb().height))
    frames, thumbs = zip(*lengths, strict=True)
    assert len(set(frames)) == 1
    assert thumbs[0] > thumbs[1] > thumbs[2] == 32


def test_c4_3_dragging_the_panel_moves_the_list(panel: CommunityPanel, drive: Driver) -> None:
    for place in (panel.rows.rect.center, (panel.rect.centerx, panel.rect.y + 40)):
        before = panel.rows.top
        drive.down(place)
        drive.post(pygame.MOUSEMOTION, pos=(place[0], place[1] - 40), rel=(0, -40), buttons=(1, 0, 0), touch=False)
        drive.post(pygame.MOUSEMOTION, pos=(place[0], place[1] - 90), rel=(0, -50), buttons=(1, 0, 0), touch=False)
        drive.up((place[0], place[1] - 90))
        assert panel.rows.top > before


def test_c4_3_wheel_and_paging_keys_scroll_wherever_they_are_used(panel: CommunityPanel, drive: Driver) -> None:
    drive.move((panel.rect.centerx, panel.rect.y + 40))
    drive.wheel(-1)
    turned = panel.rows.top
    drive.key(pygame.K_PAGEDOWN)
    paged = panel.rows.top
    drive.key(pygame.K_END)
    assert 0 < turned < paged < panel.rows.top == panel.rows.furthest


def test_c4_3_who_stands_on_top_stays_there_while_people_come(
    panel: CommunityPanel, drive: Driver, people: ScriptedPeople
) -> None:
    panel.rows.scroll_to(100 * 92)
    people.feed([*MANY, *(person(f"A{i}") for i in range(7))])
    drive.frames()
    assert panel.players[panel.rows.top // 92].name == "P100"


def test_c4_2_no_row_moves_under_a_pressed_button(panel: CommunityPanel, drive: Driver, people: ScriptedPeople) -> None:
    place = drive.find("in.P000").rect.center
    drive.down(place)
    people.feed([*MANY, person("A")])
    drive.frames(3)
    drive.up(place)
    assert people.told == [("P000", INVITE)]


# --- the other side


@pytest.fixture
def asked(menu: MainMenu, drive: Driver, people: ScriptedPeople) -> Invited:
    people.says("P003", INVITE)
    drive.frames(2)
    drive.frames(1, GUARD_MS)
    opened = drive.top
    assert isinstance(opened, Invited)
    return opened


@pytest.mark.parametrize(("name", "kind"), [("accept", ACCEPT), ("decline", DECLINE)])
def test_c4_1_who_is_invited_accepts_or_declines(
    asked: Invited, menu: MainMenu, drive: Driver, people: ScriptedPeople, name: str, kind: str
) -> None:
    drive.click(name)
    assert (drive.top, people.told) == (menu, [("P003", kind)])


def test_c4_1_the_question_counts_down_and_goes(asked: Invited, menu: MainMenu, drive: Driver) -> None:
    drive.frames(1, 9_000)
    assert "21" in asked.left.text
    drive.frames(2, INVITATION_MS)
    assert drive.top is menu


def test_c4_1_a_withdrawn_invitation_closes_the_question(
    asked: Invited, menu: MainMenu, drive: Driver, people: ScriptedPeople
) -> None:
    people.says("P003", WITHDRAW)
    drive.frames(2)
    assert drive.top is menu


def test_c4_1_a_key_that_was_meant_for_something_else_answers_nothing(
    menu: MainMenu, drive: Driver, people: ScriptedPeople
) -> None:
    people.says("P003", INVITE)
    drive.frames(2)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, Invited)


def test_c4_1_esc_declines(asked: Invited, drive: Driver, people: ScriptedPeople) -> None:
    drive.key(pygame.K_ESCAPE)
    assert people.told == [("P003", DECLINE)]


def test_c4_2_blocking_declines_and_lists_the_player_as_blocked(
    asked: Invited, drive: Driver, people: ScriptedPeople
) -> None:
    drive.click("block")
    assert people.told == [("P003", DECLINE)]
    assert people.known["P003"].mark == "blocked"


def test_c4_1_two_invitations_are_asked_one_after_the_other(
    asked: Invited, drive: Driver, people: ScriptedPeople
) -> None:
    people.says("P004", INVITE)
    drive.click("decline")
    drive.frames(2)
    assert isinstance(drive.top, Invited)
    assert drive.top.invitation.who.name == "P004"


def test_c4_1_nobody_is_asked_in_a_match(
    menu: MainMenu, drive: Driver, program: Program, people: ScriptedPeople
) -> None:
    assert program.home.profile is not None
    program.online.playing.add(program.home.profile.uid)
    drive.frames()
    assert people.says("P003", INVITE) == []
    assert people.told == [("P003", DECLINE)]


def test_c4_2_an_empty_list_says_what_to_do(menu: MainMenu, drive: Driver) -> None:
    drive.click("community")
    assert drive.has("new")


def test_c4_2_a_list_whose_players_are_all_blocked_says_so(program: Program, drive: Driver, menu: MainMenu) -> None:
    other = program.home.store.create_profile(NAMES[1], "profile/1")
    drive.click("community")
    drive.click(f"block.{other.uid}")
    drive.frames(2)
    assert isinstance(drive.top, CommunityPanel)
    words = [widget.text for widget in drive.top.empty.each() if isinstance(widget, Label)]
    assert words == [program.media.t("community.list.all.hidden")]


def test_c4_1_a_profile_of_this_machine_is_in_the_group_at_once(
    program: Program, drive: Driver, menu: MainMenu
) -> None:
    other = program.home.store.create_profile(NAMES[1], "profile/1")
    drive.click("community")
    drive.click(f"in.{other.uid}")
    drive.frames()
    assert [m.name for m in program.online.people.group] == list(NAMES[:2])
