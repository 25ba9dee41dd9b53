"""C6.7b, C6.11, C6.12, C8.6: chairs, onlookers, the menu and hosting at the table on the network."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest
from msgspec.structs import replace

from game.match.seats import BOT, EMPTY, bot_name
from game.net.peer import ENDED, LOST, LinkState
from game.net.protocol import HandOver, Leave, MemberInfo, Said, Say, SetChair, TakeOver, Who
from game.net.room import QUICK
from scenes.lan.chairs import NetChairsPanel, NetHandBack
from scenes.lan.match_menu import HandOverPanel, HostQuestion, NetMenu
from scenes.lan.match_result import NetResult
from scenes.lan.opening import create
from scenes.lan.watch import NetWatch
from scenes.lan.words import print_of, short_print
from scenes.menu.main_menu import MainMenu
from scenes.widgets.label import Label
from tests.play import near_end
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import DeskLink, Window

TITLES = ("creed", "realigious")


def give_away(window: Window) -> None:
    """The own chair goes to a bot."""
    window.table.open_chairs()
    window.drive.click("bot.0")
    window.drive.frames(3, 50)


# ---------------------------------------------------------------- chairs
def test_c8_6_the_prompt_tells_that_who_is_waited_for_is_away(drive: Driver) -> None:
    window = Window(drive, "realigious")
    window.until(lambda: window.match.table.waits == (1,) and window.table.prompt.text)
    window.desk.go(1)
    drive.frames(3, 50)
    assert window.table.prompt.text == window.table.t("lan.wait.away", name=window.match.name(1))


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c6_7b_the_own_chair_goes_to_a_bot_and_the_table_shows_what_the_chair_sees(
    drive: Driver, title: str
) -> None:
    window = Window(drive, title)
    window.until_asked()
    give_away(window)
    assert window.match.seats[0].kind == BOT and window.table.viewer == 0 and window.table.asked is None


@pytest.mark.slow
@pytest.mark.parametrize("title", (*TITLES, "vermilion"))
def test_c6_7b_one_click_takes_the_chair_back_and_the_bot_tells_what_it_did(drive: Driver, title: str) -> None:
    window = Window(drive, title)
    window.until_asked()
    give_away(window)
    for _ in range(30):
        window.desk.wait(1.0)
        window.others()
        drive.frames(1, 500)
    drive.click("chair.back.0")
    window.until(lambda: isinstance(drive.top, NetHandBack))
    assert isinstance(drive.top, NetHandBack)
    assert window.match.seats[0].is_person and window.table.viewer == 0
    told = [words for _, words in drive.top.rows()]
    seated = {line.text for line in window.table.lines if line.seat == 0 and not line.group}
    assert not any(text in told[-1] for text in seated)
    if title == "vermilion":  # whose rounds begin anew in each quest
        assert drive.program.media.t("vermilion.chapter.1") in told[0]


@pytest.mark.slow
def test_c6_7b_who_leads_gives_any_chair_to_a_bot(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.table.open_chairs()
    drive.click("bot.1")
    drive.frames(2, 50)
    assert window.desk.match.seats[1].kind == BOT


def test_c6_7b_who_leads_opens_a_chair_on_which_somebody_sits(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.table.open_chairs()
    drive.click("open.1")
    drive.frames(2, 50)
    info = window.desk.match.seats[1]
    assert (info.kind, info.away) == (EMPTY, None)


@pytest.mark.slow
def test_c1_3_the_log_calls_a_bot_as_its_chair_does(drive: Driver) -> None:
    window = Window(drive, count=4)
    window.until_asked()
    window.table.open_chairs()
    name = window.match.name(2)
    drive.click("open.2")
    drive.frames(2, 50)
    assert (name, window.match.chairs.notes[-1].name) == (drive.program.media.t(bot_name("normal", 2)), name)


@pytest.mark.slow
def test_c6_7b_who_does_not_lead_has_no_power_over_other_chairs(drive: Driver) -> None:
    window = Window(drive, member=1)
    window.table.open_chairs()
    assert not drive.has("bot.0") and not drive.has("empty.0") and drive.has("bot.1")


@pytest.mark.slow
@pytest.mark.parametrize(("title", "member", "names", "offered"), [
    ("realigious", 0, ("Ember",), True), ("realigious", 0, ("Ember", "Ash", "Moth"), False),
    ("realigious", 1, ("Ember", "Ash", "Moth"), False), ("creed", 0, ("Ember", "Ash", "Moth", "Flint"), True),
])
def test_c8_1_an_open_chair_is_offered_to_who_leads_where_no_enemy_plays_and_to_nobody_else_who_plays(
    drive: Driver, title: str, member: int, names: tuple[str, ...], offered: bool
) -> None:
    window = Window(drive, title, member=member, count=4 if title == "creed" else 3, names=names)
    window.desk.hear(0, SetChair(2, "bot", "normal"))
    window.desk.hear(0, SetChair(2, "open"))
    drive.frames(2, 50)
    window.table.open_chairs()
    assert drive.has("person.2") == offered


@pytest.mark.slow
def test_c6_7b_the_chairs_follow_what_the_host_makes_of_the_wishes(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.table.open_chairs()
    window.desk.hear(1, SetChair(1, "bot", "normal"))
    drive.frames(2, 50)
    assert isinstance(drive.top, NetChairsPanel) and not drive.has("bot.1")


def test_c6_7b_where_an_empty_chair_is_waited_for_the_primary_button_offers_the_chairs(drive: Driver) -> None:
    window = Window(drive)
    window.until(lambda: window.table.asked is None and window.desk.match.question().seat == 1)  # type: ignore[union-attr]
    window.desk.hear(1, SetChair(1, "empty"))
    drive.frames(6, 500)
    window.table.press_primary()
    assert isinstance(drive.top, NetChairsPanel)


# ---------------------------------------------------------------- onlookers
def onlooker(drive: Driver, title: str = "creed") -> Window:
    """A window that looks on."""
    window = Window(drive, title)
    client = window.desk.look_on("Moth")
    window.link = DeskLink(window.desk, client.member)
    window.link.client.take(window.desk.room.info(window.desk.room.members.all[client.member]))
    window.match = type(window.match)(drive.program.client, window.link)  # type: ignore[arg-type]
    drive.program.nav.stack.reset(create(drive.program.client, window.match), animated=False)
    drive.frames(2, 50)
    return window


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c6_11_an_onlooker_has_no_eyes_to_borrow(drive: Driver, title: str) -> None:
    onlooker(drive, title)
    assert isinstance(drive.top, NetWatch) and drive.top.viewer is None and not drive.has("watch.eyes")


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c6_11_an_onlooker_sees_what_happens(drive: Driver, title: str) -> None:
    window = onlooker(drive, title)
    before = len(window.table.lines)
    for _ in range(12):
        window.desk.step(window.stream)
        drive.frames(2, 1000)
    assert len(window.table.lines) > before


@pytest.mark.slow
def test_c6_11_a_paused_onlooker_misses_nothing(drive: Driver) -> None:
    window = onlooker(drive)
    window.table.paused = True
    for _ in range(8):
        window.desk.step(window.stream)
        drive.frames(1, 50)
    before = len(window.table.lines)
    window.table.paused = False
    drive.frames(10, 1000)
    assert len(window.table.lines) > before


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c6_7b_whoever_looks_on_sits_down_on_an_open_chair(drive: Driver, title: str) -> None:
    window = onlooker(drive, title)
    window.desk.hear(1, SetChair(1, "bot", "normal"))
    window.desk.hear(0, SetChair(1, "open"))
    drive.frames(3, 50)
    drive.click("sit")
    drive.frames(3, 50)
    assert not isinstance(drive.top, NetWatch) and window.table.viewer == 1


# ---------------------------------------------------------------- menu
@pytest.mark.slow
def test_c6_12_leaving_tells_the_host_and_goes_to_the_menu(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, NetMenu)
    drive.click("match-leave")
    drive.click("answer.0")
    drive.frames(2, 50)
    assert isinstance(drive.top, MainMenu) and Leave() in window.link.sent and window.link.closed


@pytest.mark.slow
def test_c8_2a_the_menu_of_a_match_shows_the_fingerprint_of_who_hosts_behind_details(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.table.open_menu()
    for shown in (False, True, False):
        facts = drive.find("facts")
        assert isinstance(facts, Label)
        assert (short_print(print_of(window.match.link)) in facts.text) is shown
        drive.click("menu-details")


def test_c6_12_the_match_goes_on_behind_the_menu(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.table.open_menu()
    answers = len(window.match.session.log)
    window.desk.match_host._give(0, window.desk.match.session.default(0))
    drive.frames(2, 50)
    assert len(window.match.session.log) > answers


def test_c5_7_a_quick_phrase_is_said_at_the_table(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    drive.key(pygame.K_ESCAPE)
    drive.click("match-say")
    drive.click(f"quick.{QUICK[1]}")
    assert window.link.sent[-1] == Say("", QUICK[1])


def test_c5_7_what_others_say_stands_in_the_log_but_not_of_who_is_muted(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    window.link.muted = {7}
    window.link.hear(Said(50, 7, "Moth", "not this"))
    window.link.hear(Said(51, 1, "Ash", "hello there"))
    drive.frames(2, 50)
    told = [line.text for line in table.lines[-2:]]
    assert "Ash: hello there" in told and "Moth: not this" not in told


def test_c8_6_lines_that_come_again_are_not_told_twice(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    for _ in range(2):
        window.link.hear(Said(51, 1, "Ash", "hello there"))
        drive.frames(2, 50)
    assert sum(line.text == "Ash: hello there" for line in table.lines) == 1


def test_c12_5_a_report_can_not_be_made_of_what_a_seat_knows(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    drive.program.nav.stack.toasts.clear()
    drive.key(pygame.K_F8)
    assert drive.top is table and drive.program.nav.stack.toasts.shown


# ---------------------------------------------------------------- hosting
def test_c8_6_who_hosts_asks_a_member_to_host(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.link.host = SimpleNamespace(match_host=None, fingerprint=bytes(range(40, 72)))
    drive.key(pygame.K_ESCAPE)
    drive.click("match-host")
    assert isinstance(drive.top, HandOverPanel)
    drive.click("host.1")
    assert window.link.sent[-1] == HandOver(1)


def test_c8_6_who_is_asked_to_host_can_say_no(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.link.hear(HandOver(window.link.client.member))
    window.room()
    drive.frames(2, 50)
    assert isinstance(drive.top, HostQuestion)
    drive.key(pygame.K_ESCAPE)
    assert window.link.sent[-1] == TakeOver(0, b"", accept=False) and drive.top is window.table


def test_c8_6_the_question_to_host_goes_when_the_host_keeps_the_room(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.link.hear(HandOver(window.link.client.member))
    window.room()
    drive.frames(2, 50)
    window.link.hear(Said(60, -1, "", "", "net.log.not_moved"))
    drive.frames(2, 50)
    assert drive.top is window.table


def test_c8_6_saying_yes_waits_for_the_match(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.link.hear(HandOver(window.link.client.member))
    window.room()
    drive.frames(2, 50)
    drive.click("host.yes")
    assert window.link.sent[-1] == TakeOver(0, b"") and drive.has("host.yes") is False


@pytest.mark.parametrize("leads", [True, False])
def test_c9_2_all_hear_that_bots_of_a_network_match_have_no_process_any_more(drive: Driver, leads: bool) -> None:
    window = Window(drive)
    window.until_asked()
    window.link.host = SimpleNamespace(match_host=None) if leads else None
    words = drive.program.media.t("net.log.bots_alone")
    window.link.hear(Said(60, -1, "", "", "net.log.bots_alone"))
    drive.frames(3, 50)
    assert sum(words in line.text for line in window.table.lines) == 1
    assert [toast.text for toast in drive.program.nav.stack.toasts.shown].count(words) == leads


# ---------------------------------------------------------------- the result
@pytest.mark.slow
def test_c6_9_the_result_shows_what_the_others_say(drive: Driver) -> None:
    window = Window(drive, session=near_end("creed"))
    window.until(lambda: isinstance(drive.top, NetResult))
    window.link.hear(Said(900, 1, "Ash", "", "net.quick.well_played"))
    drive.frames(2, 50)
    assert drive.find("said.0").text == f"Ash: {drive.program.media.t('net.quick.well_played')}"  # type: ignore[attr-defined]


@pytest.mark.slow
def test_c6_9_a_room_that_was_closed_can_not_be_gone_back_to(drive: Driver) -> None:
    window = Window(drive, session=near_end("creed"))
    window.until(lambda: isinstance(drive.top, NetResult))
    window.link.hear(LinkState(ENDED, "net.bye.closed"))
    drive.frames(2, 50)
    assert not drive.find("result.back").enabled and isinstance(drive.top, NetResult)


@pytest.mark.slow
@pytest.mark.parametrize("phase", ["waiting", "playing"])
def test_c6_9_who_still_reads_the_result_hears_that_the_room_goes_on(drive: Driver, phase: str) -> None:
    window = Window(drive, session=near_end("creed"))
    window.until(lambda: isinstance(drive.top, NetResult))
    drive.program.nav.stack.toasts.clear()
    room = window.desk.room.info(window.desk.room.members.all[0])
    window.link.client.room = replace(room, phase=phase, match_id="" if phase == "waiting" else "another")
    drive.frames(2, 50)
    assert [toast.text for toast in drive.program.nav.stack.toasts.shown] == [
        drive.program.media.t(f"lan.result.{phase}")
    ]


@pytest.mark.slow
def test_c6_9_the_time_of_a_match_is_counted_to_its_end(drive: Driver) -> None:
    window = Window(drive, session=near_end("creed", left=30))
    window.until_asked()
    match = window.table.match
    assert match.played_minutes() == 0
    match._since -= 600
    window.until(lambda: isinstance(drive.top, NetResult))
    assert match.played_minutes() == 10


def test_c5_2_the_strip_knows_of_nobody_while_the_own_connection_is_gone(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    window.link.cut = True
    window.link.hear(LinkState(LOST))
    drive.frames(2, 50)
    assert "-1" not in table.seating.strip.hint()


def test_c5_2_the_strip_tells_everybodys_connection(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    room = window.desk.room.info(window.desk.room.members.all[0])
    members = [MemberInfo(0, [Who("Ember")], ping=2), MemberInfo(1, [Who("Ash")], ping=87)]
    window.link.client.room = type(room)(*[getattr(room, n) if n != "members" else members
                                           for n in room.__struct_fields__])
    assert "87" in table.seating.strip.hint()
