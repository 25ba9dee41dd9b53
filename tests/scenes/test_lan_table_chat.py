"""C5.7, C8.7: the chat at a table on the network, by keys and clicks."""

from __future__ import annotations

import pygame
import pytest

from game.net.protocol import Entered, Kick, Said, Say
from scenes.kit import layout
from scenes.lan.chat import LONGEST, ChatPanel
from scenes.lan.table_chat import TableChat, UnreadMark
from scenes.shell.dialog import QuestionDialog
from scenes.widgets.label import Label
from tests.gallery.lan_table import gallery
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window

TABLE_KEYS = "seilnqpfmvbt123=-,.[] "


def chat(window: Window) -> TableChat:
    """Opens it by its key."""
    window.drive.key(pygame.K_t)
    assert isinstance(window.drive.top, TableChat)
    return window.drive.top


def hears(window: Window, text: str, no: int = 50) -> None:
    """Another member says something."""
    window.link.hear(Said(no, 1, "Ash", text))
    window.drive.frames(2)


def said(window: Window) -> list[str]:
    """What went to the host."""
    return [message.text for message in window.link.sent if isinstance(message, Say)]


def lines(window: Window) -> list[str]:
    """What stands in the open chat."""
    panel = window.drive.top.chat  # type: ignore[attr-defined]
    assert isinstance(panel, ChatPanel)
    return [part.words for part in panel.parts]


def mark(window: Window) -> int:
    """The number at the button."""
    found = next(w for w in window.table.ui.root.each() if isinstance(w, UnreadMark))
    return found.count


@pytest.mark.slow
def test_c5_7_what_is_typed_at_the_table_is_said_to_all(drive: Driver) -> None:
    window = Window(drive)
    chat(window)
    drive.type("안녕 Ash!")
    drive.key(pygame.K_RETURN)
    assert said(window) == ["안녕 Ash!"]


def test_c5_7_the_chat_stands_in_the_rail_and_hides_nothing_of_the_board(drive: Driver) -> None:
    window = Window(drive)
    place = chat(window).rect
    for other in (layout.BOARD, layout.PROMPT, layout.HAND, layout.PRIMARY, layout.UNDO, layout.BUTTONS):
        assert not place.colliderect(other)
    assert all(place.contains(widget.rect) for widget in drive.top.ui.root.each() if widget.focusable)


def test_c5_7_the_members_stay_in_sight_when_it_becomes_the_own_turn(drive: Driver) -> None:
    window = Window(drive)
    opened = chat(window)
    drive.click("chat.tab.people")
    before = opened.chat
    opened._asked = not opened._asked
    drive.frames(2)
    assert opened.chat is not before and opened.chat.members.visible and not opened.chat.rows.visible
    drive.click("chat.tab.lines")
    assert opened.chat.rows.visible


@pytest.mark.slow
def test_c8_4_who_sends_a_player_away_from_a_match_is_told_what_becomes_of_the_seat(drive: Driver) -> None:
    window = Window(drive)
    chat(window)
    drive.click("chat.tab.people")
    drive.click("kick.1")
    question = drive.top
    assert isinstance(question, QuestionDialog) and question.text == question.t("lanroom.kick.text.match")
    drive.frames(3, 200)
    drive.click("answer.0")
    assert window.link.sent[-1] == Kick(1)


@pytest.mark.slow
def test_c5_7_the_chat_is_opened_and_a_phrase_said_by_clicks(drive: Driver) -> None:
    window = Window(drive)
    drive.click("table-chat")
    drive.click("quick.thanks")
    window.link.hear(Said(50, 0, "Ember", "", "net.quick.thanks"))
    drive.frames(2)
    assert window.link.sent[-1] == Say("", "thanks")
    assert drive.program.media.t("net.quick.thanks") in " ".join(lines(window))


@pytest.mark.slow
def test_c5_7_the_chat_stands_in_the_menu_too(drive: Driver) -> None:
    window = Window(drive)
    window.table.open_menu()
    drive.click("match-say")
    assert isinstance(drive.top, TableChat)


@pytest.mark.slow
def test_c5_7_no_key_that_is_typed_reaches_the_table(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    asked, before = table.asked, len(window.link.sent)
    panel = chat(window)
    for letter in TABLE_KEYS:
        drive.post(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter, scancode=0)
        drive.type(letter)
        drive.post(pygame.KEYUP, key=ord(letter), mod=0, unicode="", scancode=0)
    assert drive.top is panel and panel.talk.draft == TABLE_KEYS
    assert table.asked is asked and window.link.sent[before:] == []


def test_c5_7_enter_says_and_answers_nothing(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    asked, before = table.asked, len(window.link.sent)
    chat(window)
    drive.type("hm")
    drive.key(pygame.K_RETURN)
    drive.key(pygame.K_RETURN)
    assert table.asked is asked and window.link.sent[before:] == [Say("hm")]


def test_c5_7_the_letter_that_opened_the_chat_is_not_typed(drive: Driver) -> None:
    window = Window(drive)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_t, mod=0, unicode="t", scancode=0))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="t"))
    drive.frames(1)
    assert isinstance(drive.top, TableChat) and window.match.talk.draft == ""


@pytest.mark.slow
def test_c5_7_a_draft_stays_while_the_chat_is_closed(drive: Driver) -> None:
    window = Window(drive)
    chat(window)
    drive.type("half a sen")
    drive.key(pygame.K_ESCAPE)
    assert drive.top is window.table
    chat(window)
    drive.type("tence")
    drive.key(pygame.K_RETURN)
    assert said(window) == ["half a sentence"]


def test_c5_7_a_click_beside_the_chat_closes_it(drive: Driver) -> None:
    window = Window(drive)
    chat(window)
    drive.click((600, 900))
    assert drive.top is window.table


def test_c5_7_what_was_not_read_is_counted_at_the_button_and_in_words(drive: Driver) -> None:
    window = Window(drive)
    window.link.read = window.link.client.heard
    hears(window, "one", 50)
    hears(window, "two", 51)
    assert mark(window) == 2 and drive.find("chat.unread").spoken() == drive.program.media.t("lan.chat.unread", n=2)
    chat(window)
    drive.key(pygame.K_ESCAPE)
    drive.frames(1)
    assert mark(window) == 0


def test_c5_7_what_was_read_in_the_room_is_not_counted_at_the_table(drive: Driver) -> None:
    window = Window(drive)
    hears(window, "before")
    window.link.read = window.link.client.heard
    drive.frames(1)
    assert mark(window) == 0


def test_c5_7_the_rail_shows_ten_lines_and_the_members_in_their_place(drive: Driver) -> None:
    panel = chat(Window(drive)).chat
    assert panel.rows.rect.height // panel.pitch >= 10
    assert panel.rows.visible and not panel.members.visible
    drive.click("chat.tab.people")
    assert panel.members.visible and not panel.rows.visible
    drive.click("chat.tab.lines")
    assert panel.rows.visible and not panel.members.visible


@pytest.mark.slow
def test_c5_7_who_is_muted_at_the_table_is_neither_read_nor_counted(drive: Driver) -> None:
    window = Window(drive)
    hears(window, "noise")
    chat(window)
    drive.click("chat.tab.people")
    drive.click("mute.1")
    assert "noise" not in lines(window)
    drive.key(pygame.K_ESCAPE)
    hears(window, "more noise", 51)
    assert mark(window) == 0 and not any("more noise" in line.text for line in window.table.lines)
    chat(window)
    drive.click("chat.tab.people")
    drive.click("mute.1")
    assert "more noise" in lines(window)


def test_c8_6_the_chat_of_the_match_is_kept_when_the_connection_comes_back(drive: Driver) -> None:
    window = Window(drive)
    hears(window, "before the cut")
    heard = window.link.client.heard
    window.link.hear(Entered(0, b""))
    hears(window, "before the cut")
    chat(window)
    assert window.link.client.heard == heard and lines(window).count("before the cut") == 1


@pytest.mark.slow
def test_c6_9_the_chat_of_the_match_is_read_after_its_end(drive: Driver) -> None:
    result = dict(gallery())["lan-result"](drive.program.client)
    drive.program.nav.stack.reset(result, animated=False)
    drive.frames(3, 300)
    drive.click("result.say")
    assert isinstance(drive.top, TableChat) and "One more?" in [part.words for part in drive.top.chat.parts]


@pytest.mark.slow
def test_c6_4_who_is_asked_meanwhile_hears_of_it_in_the_chat(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    chat(window)
    found = drive.find("chat.asked")
    assert isinstance(found, Label) and found.text == drive.program.media.t("lan.chat.asked")


@pytest.mark.slow
def test_c8_7_no_more_is_typed_than_the_host_takes(drive: Driver) -> None:
    window = Window(drive)
    panel = chat(window)
    drive.post(pygame.TEXTINPUT, text="x" * (LONGEST + 40))
    assert len(panel.talk.draft) <= LONGEST


@pytest.mark.parametrize("text", ["\u202e\u0000", "   "])
def test_c8_7_nothing_is_sent_where_nothing_can_be_seen(drive: Driver, text: str) -> None:
    window = Window(drive)
    window.match.talk.say(text)
    assert said(window) == []


@pytest.mark.slow
def test_c8_7_a_flood_of_lines_stays_readable(drive: Driver) -> None:
    window = Window(drive)
    chat(window)
    for no in range(900):
        window.link.hear(Said(100 + no, 1, "Ash", f"line {no}"))
        if no % 50 == 0:
            drive.frames(1)
    drive.frames(2)
    assert lines(window)[-1] == "line 899" and "line 700" in lines(window)
