"""C5: chat, members, leaving and the match of the waiting room on the network, and what strangers send."""

from __future__ import annotations

import time

import pygame
import pytest

from game.core.rng import Stream
from game.match.seats import BOT, PERSON, REMOTE
from game.net.join_code import parse, short_code
from game.net.protocol import Ready, RoomInfo, Said, Say, SeatPlan, SetSeat, Start
from game.net.room import OPEN
from game.net.service import Service
from scenes.lan.over_panel import OverPanel
from scenes.lan.room import CHAT, NetRoomScene, create
from scenes.lan.table import NetTable
from scenes.lan.words import told
from scenes.program import Program
from scenes.room.back_panel import BackPanel
from scenes.shell.dialog import QuestionDialog
from scenes.shell.screen import Screen
from scenes.table import ending_words
from scenes.table.curtain import Curtain
from scenes.table.result_scene import ResultScene
from scenes.widgets.label import Label
from tests.gallery.lan_room import OPEN as SEAT_OPEN
from tests.gallery.lan_room import Told, lost, over, person, tab
from tests.gallery.lan_room import told as hosted
from tests.gallery.profiles import NAMES, gather
from tests.scenes.conftest import Driver
from tests.scenes.lan_rooms import Two, button
from tests.scenes.real_time import PATIENCE_S

pytestmark = pytest.mark.net

# --- chat


def test_c5_7_what_is_typed_is_said_to_all(leading: Two, drive: Driver) -> None:
    drive.click("tab.chat")
    drive.click("say")
    drive.type("안녕 Ash!")
    drive.key(pygame.K_RETURN)
    leading.until(lambda: any(line.text == "안녕 Ash!" for line in leading.there.client.lines))
    leading.until(lambda: "안녕 Ash!" in leading.words())
    assert leading.scene.talk.draft == ""


def test_c5_7_a_quick_phrase_is_said_by_a_click(leading: Two, drive: Driver) -> None:
    drive.click("tab.chat")
    drive.click("quick.thanks")
    leading.until(lambda: leading.program.media.texts.get("net.quick.thanks") in leading.words())


def test_c5_7_the_tab_counts_what_was_not_read(leading: Two, drive: Driver) -> None:
    leading.there.send(Say("hello"))
    leading.until(lambda: leading.scene.talk.unread == 1)
    drive.frames(2)
    assert button(drive, "tab.chat").text == leading.program.media.t("lanroom.tab.chat.unread", n=1)
    drive.click("tab.chat")
    assert leading.scene.talk.unread == 0
    drive.click("tab.choices")
    assert button(drive, "tab.chat").text == leading.program.media.t("lanroom.tab.chat")


def test_c5_7_who_is_muted_is_not_read(leading: Two, drive: Driver) -> None:
    leading.there.send(Say("noise"))
    drive.click("tab.chat")
    leading.until(lambda: "noise" in leading.words())
    other = leading.there.client.member
    drive.click(f"mute.{other}")
    assert "noise" not in leading.words()
    assert leading.program.media.t("lanroom.muted") in leading.scene.panel.members.words(
        leading.scene.setup.members[other]
    )  # type: ignore[union-attr]
    drive.click(f"mute.{other}")
    assert "noise" in leading.words()


def test_c5_7_a_draft_stays_when_the_room_changes(leading: Two, drive: Driver) -> None:
    drive.click("tab.chat")
    drive.click("say")
    drive.type("half a sen")
    leading.there.send(Ready(1, True))
    leading.until(lambda: leading.scene.setup.is_ready(1))
    drive.type("tence")
    drive.key(pygame.K_RETURN)
    leading.until(lambda: any(line.text == "half a sentence" for line in leading.there.client.lines))


def test_c6_5_the_chat_is_reached_and_written_by_keys(leading: Two, drive: Driver) -> None:
    for _ in range(80):
        drive.key(pygame.K_TAB)
        focus = leading.scene.ui.focus
        if focus is not None and focus.name == "tab.chat":
            break
    drive.key(pygame.K_RETURN)
    for _ in range(80):
        drive.key(pygame.K_TAB)
        focus = leading.scene.ui.focus
        if focus is not None and focus.name == "say":
            break
    drive.type("by keys")
    drive.key(pygame.K_RETURN)
    leading.until(lambda: any(line.text == "by keys" for line in leading.there.client.lines))


# --- the room


def test_c8_4_who_is_sent_away_leaves_after_a_question(leading: Two, drive: Driver) -> None:
    drive.click("tab.room")
    drive.click(f"kick.{leading.there.client.member}")
    assert isinstance(drive.top, QuestionDialog)
    drive.click("answer.0")
    leading.until(lambda: leading.there.client.link.key == "net.bye.kicked")
    leading.until(lambda: leading.scene.setup.seats[1].kind == OPEN)


def test_c8_4_the_passphrase_is_hidden_until_it_is_asked_for(drive: Driver, there: Service) -> None:
    two = Two(drive, there, passphrase="blue heron")
    drive.click("tab.room")
    assert two.drive.find("reach.passphrase").spoken() != "blue heron"
    drive.click("reveal")
    assert two.drive.find("reach.passphrase").spoken() == "blue heron"


def test_c8_2a_the_short_code_is_copied_and_the_long_one_behind_details(
    leading: Two, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", kept.append)
    leading.here.to_network = True
    drive.click("tab.room")
    leading.until(lambda: leading.drive.top.addresses)  # type: ignore[attr-defined]
    drive.click("copy.code")
    drive.click("details")
    drive.click("copy.long")
    host = leading.here.host
    assert host is not None
    assert kept[0] == short_code(host.fingerprint) and parse(kept[1]).port == host.port


def test_c8_7_a_room_of_this_computer_only_says_how_it_is_found_and_has_no_join_code(
    leading: Two, drive: Driver
) -> None:
    drive.click("tab.room")
    assert drive.has("reach.here") and not drive.has("copy.code") and not drive.has("reach.code")
    drive.click("reach")
    leading.until(lambda: leading.here.to_network)
    drive.frames(2)
    assert drive.has("copy.code") and not drive.has("reach.here")


def test_c8_7_the_room_is_opened_to_the_network_and_closed_again(leading: Two, drive: Driver) -> None:
    drive.click("tab.room")
    drive.click("reach")
    leading.until(lambda: leading.here.to_network)
    drive.frames(2)
    drive.click("reach")
    leading.until(lambda: not leading.here.to_network)


def test_c8_6_the_rooms_own_options_are_those_of_who_leads(leading: Two, drive: Driver) -> None:
    drive.click("tab.room")
    drive.click("own.away")
    leading.until(lambda: leading.scene.setup.own["away"] == "default")


def test_c5_5_leaving_asks_and_frees_the_seat(visiting: Two, drive: Driver) -> None:
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, BackPanel)
    drive.click("back.leave")
    visiting.until(lambda: visiting.seats()[1].kind == OPEN)
    assert visiting.scene not in visiting.program.nav.stack


def test_c5_5_whoever_is_alone_and_has_chosen_nothing_leaves_without_a_question(
    program: Program, drive: Driver
) -> None:
    def opened(machines: int) -> NetRoomScene:
        scene = hosted(program.client, [person(0), SEAT_OPEN], machines=machines)
        program.nav.stack.reset(program.nav.make("menu"), animated=False)
        program.nav.stack.push(scene, animated=False)
        drive.frames(2)
        return scene

    room = opened(1)
    drive.key(pygame.K_ESCAPE)
    assert room not in program.nav.stack
    opened(2)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, BackPanel)
    room = opened(1)
    room.setup.choose(0, "religion", "hindu")
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, BackPanel)


def test_c5_5_who_hosts_closes_the_room_for_all(leading: Two, drive: Driver) -> None:
    drive.click("back")
    drive.click("back.leave")
    leading.wait(leading.there, lambda: leading.there.client.link.state == "ended")
    assert leading.there.client.link.key == "net.bye.closed"


def test_c5_5_the_back_panel_is_closed_by_what_has_the_focus(visiting: Two, drive: Driver) -> None:
    drive.key(pygame.K_ESCAPE)
    drive.key(pygame.K_RETURN)
    assert drive.top is visiting.scene and visiting.seats()[1].kind == PERSON


def test_c5_5_who_is_alone_has_no_group_to_leave(visiting: Two, drive: Driver) -> None:
    drive.click("back")
    assert not drive.has("back.group") and not drive.has("back.queue")


def test_c5_5_back_leaves_the_group_as_well(visiting: Two, drive: Driver) -> None:
    visiting.program.home.store.create_profile(NAMES[1], "profile/2")
    gather(visiting.program.client, NAMES[1:2])
    drive.click("back")
    drive.click("back.group")
    visiting.until(lambda: visiting.seats()[1].kind == OPEN)
    assert [member.name for member in visiting.program.online.people.group] == ["Ember"]


def test_c5_5_the_group_stays_for_who_leaves_the_room_alone(visiting: Two, drive: Driver) -> None:
    visiting.program.home.store.create_profile(NAMES[1], "profile/2")
    gather(visiting.program.client, NAMES[1:2])
    drive.click("back")
    drive.click("back.leave")
    visiting.until(lambda: visiting.seats()[1].kind == OPEN)
    assert len(visiting.program.online.people.group) == 2


def test_c5_5_a_room_that_was_closed_is_left_with_its_reason(visiting: Two, drive: Driver) -> None:
    visiting.program.nav.open("options")
    visiting.there.close()
    visiting.until(lambda: visiting.scene not in visiting.program.nav.stack)
    assert visiting.program.nav.stack.toasts.shown


def test_c12_9_a_line_of_the_chat_is_heard_with_who_has_said_it(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = tab(program.client, CHAT)
    program.nav.stack.reset(scene, animated=False)
    heard: list[str] = []
    monkeypatch.setattr(program.media.speech, "say", heard.append)
    scene._said(Said(90, 1, "Ash\u202e", "Shall we?"))
    scene._said(Said(91, -1, "", "", "net.log.came", {"name": "Ash"}))
    assert heard == ["Ash. Shall we?", program.media.t("net.log.came", name="Ash")]


def test_c8_6_a_lost_connection_is_told_and_comes_back(visiting: Two, drive: Driver) -> None:
    assert visiting.here.peer is not None
    visiting.program.online.network.call(visiting.here.peer.cut)
    visiting.until(lambda: any(line.key == "net.log.back" for line in visiting.here.client.lines))
    visiting.until(lambda: visiting.scene.setup.info.members[1].here)
    assert visiting.scene in visiting.program.nav.stack and visiting.scene.setup.own_seats == [1]


def test_c8_6_while_the_connection_is_gone_the_room_says_so(program: Program, drive: Driver) -> None:
    scene = lost(program.client)
    program.nav.stack.reset(scene, animated=False)
    drive.frames(2)
    told = [widget.text for widget in scene.ui.root.each() if isinstance(widget, Label)]
    assert program.media.t("net.lost") in told and not program.nav.stack.toasts.shown


def test_c8_6_while_the_connection_is_gone_nothing_can_be_chosen_and_no_bar_is_lit(
        program: Program, drive: Driver) -> None:
    scene = lost(program.client)
    program.nav.stack.reset(scene, animated=False)
    drive.frames(2)
    start = drive.find("start")
    assert start is not None and not start.enabled and program.media.t("net.lost.waits") in start.hint()
    assert not any(card.signal.lit for card in scene.cards if card.signal is not None)
    scene.setup.set_ready(1, True)
    assert not scene.setup.changed and program.nav.stack.toasts.shown


# --- the match


def begun(two: Two) -> NetTable:
    """The match has begun, and its table is on the screen, under a curtain where enemies sit here."""
    def table() -> Screen | None:
        top = two.drive.top
        return top.table if isinstance(top, Curtain) else top

    two.until(lambda: isinstance(table(), NetTable))
    found = table()
    assert isinstance(found, NetTable)
    return found


@pytest.mark.parametrize("leads", [True, False])
def test_c5_3_the_start_leads_every_machine_to_its_table(drive: Driver, there: Service, leads: bool) -> None:
    two = Two(drive, there, leads=leads, title="creed", count=2)
    if leads:
        two.there.send(Ready(1, True))
        two.until(lambda: button(drive, "start").enabled)
        drive.click("start")
    else:
        drive.click("start")
        two.until(lambda: two.seats()[1].ready)
        two.program.nav.open("options")  # whatever lies over the room goes
        two.there.send(Start())
    table = begun(two)
    assert table.match.people == [0 if leads else 1]
    assert two.here.client.link.state == "here"


def test_c6_9_another_profile_of_this_computer_plays_as_itself(drive: Driver, there: Service) -> None:
    uid = drive.program.home.store.create_profile("Moth", "profile/2").uid
    two = Two(drive, there, title="creed", count=2, more="Moth")
    assert [seat.kind for seat in two.scene.setup.seats] == [PERSON, PERSON]
    two.scene.all_ready()
    two.until(lambda: button(drive, "start").enabled)
    drive.click("start")
    assert begun(two).match.seats[1].profile_uid == uid


def test_c6_11_an_onlooker_comes_to_a_table_without_eyes(drive: Driver, there: Service) -> None:
    two = Two(drive, there, leads=False, title="creed", count=2, watch=True)
    two.there.send(SetSeat(1, BOT, "easy"))
    two.until(lambda: two.seats()[1].kind == BOT)
    assert two.scene.onlooker
    two.there.send(Start())
    table = begun(two)
    assert table.match.people == [] and table.viewer is None


@pytest.mark.usefixtures("ends_soon")
def test_c5_3_after_a_match_who_leads_opens_the_room_again(drive: Driver, there: Service) -> None:
    two = Two(drive, there, title="creed", count=2)
    two.there.send(Ready(1, True))
    two.until(lambda: button(drive, "start").enabled)
    drive.click("start")
    begun(two)
    stream = Stream(5, "answers")

    def turn() -> None:
        for link, seat in ((two.here, 0), (two.there, 1)):
            question = link.client.mirror.question(seat) if link.client.mirror is not None else None
            if question is not None:
                link.client.answer(seat, stream.pick(question.options()).key)

    end = time.monotonic() + PATIENCE_S
    while not isinstance(drive.top, ResultScene):
        assert time.monotonic() < end
        turn()
        drive.frames(1, 400)
        two.there.poll()
    scene = two.program.nav.make("lan_room", link=two.here)
    assert isinstance(scene, NetRoomScene)
    two.program.nav.stack.push(scene, animated=False)
    two.scene = scene
    two.until(lambda: scene.setup.over)
    seen = scene.ended
    assert seen is not None and isinstance(scene.panel, OverPanel)
    shown = {widget.text for widget in scene.panel.each() if isinstance(widget, Label)}
    assert ending_words.headline(two.program.media, seen) in shown
    drive.click("start")
    two.until(lambda: scene.setup.waiting and two.there.client.room.phase == "waiting")  # type: ignore[union-attr]
    assert [seat.kind for seat in scene.setup.seats] == [PERSON, REMOTE]


def test_c5_6_a_room_whose_match_is_over_says_who_won_and_leads_to_result_and_replay(
    program: Program, drive: Driver
) -> None:
    scene = over(program.client, leader=1)
    program.nav.stack.reset(scene, animated=False)
    opened: list[str] = []
    program.nav.open = lambda route, **_: opened.append(route)  # type: ignore[method-assign]
    drive.click("over.result")
    drive.click("over.replay")
    assert opened == ["replay_result", "replay"]
    told = {widget.text for widget in scene.ui.root.each() if isinstance(widget, Label)}
    seen = scene.ended
    assert seen is not None
    assert {ending_words.headline(program.media, seen), ending_words.verdict(program.media, seen)} <= told
    drive.click("over.chat")
    assert scene.tab == CHAT


def test_c5_6_a_room_whose_match_was_not_seen_from_here_says_what_comes_next(program: Program, drive: Driver) -> None:
    scene = over(program.client, leader=1, seen=False)
    program.nav.stack.reset(scene, animated=False)
    told = {widget.text for widget in scene.ui.root.each() if isinstance(widget, Label)}
    assert scene.t("lanroom.over.unknown") in told and not drive.has("over.result")
    assert scene.t("lanroom.over.waits", name=scene.setup.leader) in told


# --- what strangers send


def test_c8_7_a_room_of_no_game_is_not_shown(program: Program) -> None:
    link = Told([RoomInfo("nothing", "x", "waiting", False, {}, [], [])])
    with pytest.raises(ValueError, match="no room"):
        create(program.client, link)


def test_c8_7_odd_words_of_a_host_are_told_in_one_line(program: Program) -> None:
    assert told(program.media, "creed", "no.such.key", {}) == program.media.t("lanroom.room.unknown")
    assert "\n" not in told(program.media, "creed", "net.log.came", {"name": "a\nb\u202e"})
    assert told(program.media, "creed", "net.log.option", {})


def test_c5_1_the_level_of_a_bot_is_told_in_words(program: Program) -> None:
    line = told(program.media, "creed", "net.log.seat_bot", {"name": "Ember", "n": 2, "level": "hard"})
    assert program.media.t("room.level.hard") in line


def test_c8_2_a_reason_is_told_in_words_and_no_other_word_of_a_host_is_a_key(program: Program) -> None:
    where: dict[str, str | int] = {"address": "a", "port": 1}
    for reason, words in (("@reason.no_reply", program.media.t("reason.no_reply")), ("@menu.quit", "menu.quit")):
        assert words in told(program.media, "", "net.no_answer", where | {"reason": reason})


def test_c8_7_odd_seats_and_options_are_shown_without_harm(program: Program, drive: Driver) -> None:
    program.home.choose_profile(program.home.store.create_profile("Ember", "profile/1").uid)
    seats = [SeatPlan("?", 7, 9, "x", True, {"character": ["x"], "y": "z"}), SeatPlan("person", 5, 3),
             SeatPlan("bot", level="?", fields={"character": "?", "traits": ["?"]})]  # fmt: skip
    link = Told([RoomInfo("realigious", "\n", "?", False, {"climate": "?", "map": ["x"], "points": "?"}, seats, [])])
    link.client.take(Said(0, 3, "\u202e", "x" * 299))
    scene = create(program.client, link)
    program.nav.stack.reset(scene, animated=False)
    for name in ("tab.chat", "tab.room", "tab.choices", "seat.0", "seat.1", "seat.2"):
        drive.click(name)
    assert drive.top is scene
