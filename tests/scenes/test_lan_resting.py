"""C8.6 while the connection is gone: what would tell the host something says so itself, and rests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import game
from game.match.proposals import CONCEDE
from game.net.peer import HERE, LOST, LinkState
from game.net.protocol import Answer, MemberInfo, Propose, Said, SetPause, Who, Why
from game.net.wire import Bucket
from scenes.lan.chairs import NetChairsPanel
from scenes.lan.chat import ChatPanel
from scenes.lan.match_result import NetResult
from scenes.lan.room import CHAT, CHOICES, ROOM, NetRoomScene
from scenes.program import Program
from scenes.shell.dialog import QuestionDialog
from scenes.shell.screen import Screen
from scenes.widgets.base import Widget, holders
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.segmented_control import Cycler
from tests.gallery.lan_room import CLOSED, OPEN, bot, lost, person, told
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window

pytestmark = pytest.mark.slow
ELSEWHERE = ("back", "search", "options", "rules", "match-leave", "match-options", "match-rules")
"""What leads out of a room, or to what has nothing to do with it."""
PAGES = ("tab.", "seat.", "how", "over.chat")
"""What shows another page of the room, each of which is shown by itself."""
DEEP = 2
"""So many scenes over the table are looked through."""


def marked(widget: Widget) -> bool:
    """Whether it says that it sends something."""
    return any(one.sends for one in holders(widget))


def usable(scene: Screen) -> list[Widget]:
    """What can be used in a scene and stays in the room."""
    return [one for one in scene.ui.root.each() if one.focusable and one.enabled and one.name not in ELSEWHERE]


def press(widget: Widget) -> None:
    """A click on it, wherever it lies; of several values the next."""
    at = widget.rect.center
    if type(widget) is Cycler:
        widget.step(1, around=True)
    elif widget.on_press(at, 1):
        widget.on_release(at, 1, True)


def each_pressed(drive: Driver, scene: Screen) -> Iterator[Widget]:
    """Everything that can be used in a scene, after it was pressed; what opens is closed again."""
    for widget in usable(scene):
        uncover(drive, scene)
        if any(widget is one for one in usable(scene)):
            press(widget)
            yield widget
    uncover(drive, scene)


def uncover(drive: Driver, scene: Screen) -> None:
    """Closes what lies over a scene."""
    stack = drive.program.nav.stack
    while stack.top is not scene and scene in stack:
        stack.pop(animated=False)


def waits(program: Program) -> bool:
    """Whether something had to be told that it has to wait: it should have rested. Not counted twice."""
    shown = program.nav.stack.toasts.shown
    found = program.media.t("net.lost.waits") in [toast.text for toast in shown]
    shown.clear()
    return found


# --- the waiting room


def room_of(program: Program, title: str, leader: int, state: str) -> tuple[NetRoomScene, list[Any]]:
    """A room with all kinds of seats that there is room for, somebody who was sent away, and what goes to its host."""
    count = max(game.TITLES[title].seats)
    seats = [person(0), bot(), OPEN, person(1), CLOSED][:count]
    scene = told(program.client, seats, title=title, leader=leader, machines=2, state=LinkState(state))
    gone = [MemberInfo(7, [Who("Fern", "profile/6", 2)], False)]
    scene.link.client.room = scene.setup.info = replace(scene.setup.info, banned=gone)
    sent: list[Any] = []
    scene.link.send = sent.append  # type: ignore[method-assign]
    scene.link.chat = Bucket(1.0, 1000, 0.0)
    scene.talk.draft = "hello"
    program.nav.stack.reset(scene, animated=False)
    return scene, sent


def pages(drive: Driver, scene: NetRoomScene) -> Iterator[str]:
    """Every tab of a room and every seat, one after the other."""
    for tab, seat in [(CHAT, 0), (ROOM, 0), *((CHOICES, seat) for seat in range(scene.setup.count))]:
        scene.seat, scene.tab, scene.panel = seat, tab, None
        scene._renew()
        drive.frames(1)
        yield f"{tab}.{seat}"


@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize("title", list(game.TITLES))
def test_c8_6_what_can_be_used_in_a_room_without_a_connection_tells_the_host_nothing(
    program: Program, drive: Driver, title: str, leader: int
) -> None:
    scene, sent = room_of(program, title, leader, LOST)
    for page in pages(drive, scene):
        for widget in [one for one in usable(scene) if not one.name.startswith(PAGES)]:
            press(widget)
            assert not sent and not waits(program), (page, widget.name)
            uncover(drive, scene)


@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize("title", list(game.TITLES))
def test_c8_6_in_a_room_nothing_rests_but_what_tells_the_host_something(
    program: Program, drive: Driver, title: str, leader: int
) -> None:
    scene, sent = room_of(program, title, leader, HERE)
    for page in pages(drive, scene):
        for widget in [one for one in usable(scene) if marked(one)]:
            if isinstance(widget, Button) and widget.on:
                continue  # chosen already
            if isinstance(scene.panel, ChatPanel):
                scene.panel.entry.text = "hello"
            before = len(sent)
            press(widget)
            opened = program.nav.stack.top is not scene  # a question first, or where a choice is made
            assert opened or len(sent) > before or (type(widget) is Cycler and len(widget.options) < 2), (
                page, widget.name)  # fmt: skip
            uncover(drive, scene)


def test_c8_6_a_row_that_is_scrolled_to_without_a_connection_rests_too(program: Program, drive: Driver) -> None:
    scene = lost(program.client)
    scene.seat = 1
    program.nav.stack.reset(scene, animated=False)
    drive.frames(2)
    rows = next(iter(scene.lists.values()))
    rows.scroll_to(rows.furthest)
    drive.frames(1)
    made = [one for one in rows.each() if isinstance(one, Button)]
    assert made and not any(one.enabled for one in made)
    scene.link.client.take(LinkState(HERE))
    drive.frames(2)
    assert any(one.enabled for one in rows.each() if isinstance(one, Button))


@pytest.mark.parametrize(("title", "name", "opened"), [
    ("realigious", "set.new", "done"), ("crowns", "set.new", "deck.use"), ("creed", "option.board", "boards.0"),
])  # fmt: skip
def test_c8_6_what_lies_over_a_room_when_the_connection_breaks_chooses_nothing_either(
    program: Program, drive: Driver, title: str, name: str, opened: str
) -> None:
    scene, sent = room_of(program, title, 0, HERE)
    drive.frames(2)
    drive.click(name)
    drive.through()
    drive.frames(2)
    over = program.nav.stack.top
    assert over is not None and over is not scene and drive.find(opened).enabled
    sent.clear()
    scene.link.client.take(LinkState(LOST))
    drive.frames(2)
    assert not drive.find(opened).enabled
    drive.click(opened)
    assert program.nav.stack.top is over and not sent and not waits(program)


# --- the table


def probe(window: Window, scene: Screen, path: tuple[str, ...]) -> None:
    """Presses everything in a scene, and in what that opens; nothing goes to the host, and nothing has to wait."""
    for widget in each_pressed(window.drive, scene):
        where = (*path, widget.name)
        assert not window.link.sent and not waits(window.drive.program), where
        top = window.drive.program.nav.stack.top
        if top is not None and top is not scene and len(path) < DEEP:
            window.drive.frames(2)
            probe(window, top, where)


@pytest.mark.parametrize("title", list(game.TITLES))
def test_c8_6_what_can_be_used_at_a_table_without_a_connection_tells_the_host_nothing(
    drive: Driver, title: str
) -> None:
    window = Window(drive, title)
    table = window.until_asked()
    window.link.client.link = LinkState(LOST)
    drive.frames(2)
    window.link.sent.clear()
    probe(window, table, ())
    for open_ in (table.open_menu, table.open_chairs, table.open_chat):
        open_()
        drive.frames(2)
        top = drive.top
        probe(window, top, (type(top).__name__,))


def test_c8_6_menu_and_seats_say_that_the_connection_is_gone_and_what_rests_says_why(drive: Driver) -> None:
    window = Window(drive, "creed")
    table = window.until_asked()
    for open_, words, after in ((table.open_menu, "lan.menu.facts.gone", ()),
                                (table.open_chairs, "lan.chairs.gone", ("lan.chairs.leads", "lan.chairs.own"))):
        cut(window)
        open_()
        drive.frames(3)
        panel = drive.top
        assert table.t(words) in says(panel)
        dead = [one for one in panel.ui.root.each() if one.rests]
        assert dead and all(table.t("net.lost.waits") in one.hint() for one in dead)
        cut(window, False)
        assert table.t(words) not in says(panel)
        assert not after or {table.t(key) for key in after} & set(says(panel))
        cut(window)
        assert table.t(words) in says(panel)
        cut(window, False)
        drive.program.nav.stack.pop(animated=False)


def says(scene: Screen) -> list[str]:
    """What is written in it."""
    return [one.text for one in scene.ui.root.each() if isinstance(one, Label)]


@pytest.mark.parametrize("title", list(game.TITLES))
def test_c8_6_what_tells_the_host_of_a_match_more_than_a_choice_says_so(drive: Driver, title: str) -> None:
    window = Window(drive, title)
    table = window.until_asked()
    for scene in (table, NetChairsPanel(table)):
        if scene is not table:
            drive.program.nav.stack.push(scene, animated=False)
        for widget in each_pressed(drive, scene):
            told = [one for one in window.link.sent if not isinstance(one, Answer | Why)]
            window.link.sent.clear()
            assert marked(widget) or not told, widget.name


# --- what was asked when it broke


def cut(window: Window, gone: bool = True) -> None:
    """The connection is gone, or there again."""
    window.link.client.link = LinkState(LOST if gone else HERE)
    window.drive.frames(3)


def test_c8_6_a_proposal_that_nobody_could_answer_is_asked_again_when_the_connection_is_back(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    window.desk.hear(1, Propose(1, "draw"))
    drive.frames(3)
    assert isinstance(drive.top, QuestionDialog)
    window.link.sent.clear()
    window.link.client.link = LinkState(LOST)
    drive.click("answer.1")
    assert not window.link.sent and waits(drive.program)
    drive.frames(3)
    assert drive.top is table
    cut(window, False)
    assert isinstance(drive.top, QuestionDialog)
    drive.frames(3, 200)
    drive.click("answer.1")
    assert [one for one in window.link.sent if isinstance(one, Propose)] == [Propose(0, "no")]


def test_c8_6_whether_the_match_shall_rest_is_asked_again_when_the_connection_is_back(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    window.desk.hear(1, SetPause("ask"))
    window.room()
    drive.frames(3)
    assert isinstance(drive.top, QuestionDialog)
    cut(window)
    assert drive.top is table
    cut(window, False)
    assert isinstance(drive.top, QuestionDialog)


def test_c8_6_a_standing_order_that_the_host_does_not_hear_does_not_count_here(drive: Driver) -> None:
    window = Window(drive, "crowns")
    table = window.until_asked()
    cut(window)
    table.match.set_order(0, "window:x", "pass")
    assert "window:x" not in table.match.seats[0].orders and not window.link.sent
    drive.frames(2)
    assert waits(drive.program)


def test_c8_7_a_member_who_says_the_words_of_another_text_is_heard_without_harm(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    window.link.hear(Said(900, 1, "Ash", "", "net.log.option"))
    drive.frames(3)
    assert drive.top is table and table.match.chairs.notes[-1].what == "said"


def test_c6_9_what_is_said_after_the_room_has_closed_rests(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.desk.hear(1, Propose(1, CONCEDE))
    drive.program.nav.stack.reset(NetResult(drive.program.client, window.match), animated=False)
    drive.frames(3, 200)
    drive.click("result.say")
    send = drive.find("send")
    assert send is not None and send.enabled
    window.link.hear(LinkState("ended", "net.bye.closed"))
    drive.frames(2)
    send = drive.find("send")
    assert send is not None and not send.enabled and drive.program.media.t("lan.result.closed") in send.hint()
