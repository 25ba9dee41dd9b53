"""C6.7a, C6.7b: who opens a match of the network again is told once what happened since the own last action, whether a
bot played the seat meanwhile or it waited.
"""

from __future__ import annotations

import pygame
import pytest

from game.match.proposals import CONCEDE
from game.match.seats import REMOTE, Away, Sitter
from game.net.protocol import Propose
from scenes.kit.log_line import LogLine
from scenes.lan.chairs import NetHandBack, NetReturn
from scenes.lan.match import NetMatch
from scenes.lan.match_menu import NetMenu
from scenes.lan.match_result import NetResult
from scenes.lan.opening import create
from scenes.lan.table import NetTable
from scenes.shell.dialog import QuestionDialog
from scenes.titles import ui_of
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import DeskLink, Window

pytestmark = [pytest.mark.net, pytest.mark.slow]
both = pytest.mark.parametrize("title", ["creed", "vermilion"])


class Guest(Window):
    """The window of the second member."""

    def __init__(self, drive: Driver, title: str) -> None:
        super().__init__(drive, title, member=1)
        self.until(lambda: self.acted() and self.table.asked is not None)

    def acted(self) -> bool:
        """Whether the own seat has done something."""
        return any(line.seat == 1 and line.heavy for line in self.table.lines)

    def closes(self, leaves: bool) -> None:
        """The program ends; others go on. `leaves`: it says so, and a bot plays."""
        if leaves:
            self.desk.match_host.leave(1)
        self.desk.go(1)

    def others_go_on(self, steps: int = 12) -> None:
        for _ in range(steps):
            self.others()
            self.desk.wait(1.0)

    def rests(self) -> None:
        """The own turn is over, another's goes on."""
        self.until(lambda: self.table.asked is None and self.waits())

    def waits(self) -> bool:
        """Whether only others are asked."""
        asked = {question.seat for question in self.desk.match.session.questions()}
        return 0 in asked and 1 not in asked

    def others_act(self) -> None:
        """Until something that the log tells of has happened, and it is still not the own turn."""
        session, looks = self.desk.match.session, ui_of(self.desk.match.title).events
        before = session.event_count(1)
        for _ in range(60):
            self.others()
            if self.waits() and any(looks[event.kind].heavy for event in session.events(before, 1)):
                return
        raise AssertionError("nothing happened")

    def opens(self) -> NetTable:
        """The program is started again and comes back to the seat."""
        self.arrives()
        for _ in range(60):
            if not isinstance(self.drive.top, NetTable) or self.table.asked is not None:
                break
            self.others()
            self.drive.frames(1, 500)
        return self.table

    def arrives(self) -> None:
        """The same, before anybody has done anything."""
        member = self.desk.room.members.all[1]
        member.here, member.gone_s = True, -1.0
        self.desk.deaf.discard(1)
        self.desk.come(member)
        self.link = DeskLink(self.desk, 1)
        self.room()
        self.link.poll()
        client = self.drive.program.client
        self.match = NetMatch(client, self.link)  # type: ignore[arg-type]  # a link without a service
        self.drive.program.nav.stack.reset(create(client, self.match), animated=False)


@both
def test_c6_7b_who_comes_back_to_a_seat_that_a_bot_played_is_told_once(drive: Driver, title: str) -> None:
    guest = Guest(drive, title)
    guest.closes(leaves=True)
    guest.others_go_on()
    guest.opens()
    page = drive.top
    assert isinstance(page, NetHandBack) and not isinstance(page, NetReturn)
    assert drive.program.media.t("lan.sum.played.chapter", now="|").split("|")[0] in page.rows()[0][1]
    drive.click("hand-back.go")
    assert drive.top is guest.table and guest.table.asked is not None
    guest.until(lambda: guest.table.asked is None)
    guest.until(lambda: guest.table.asked is not None)
    guest.closes(leaves=False)
    guest.opens()
    assert not isinstance(drive.top, NetHandBack) or isinstance(drive.top, NetReturn)  # the bot's part is known


@both
def test_c6_7a_who_comes_back_to_a_seat_that_waited_is_told_what_others_did(drive: Driver, title: str) -> None:
    guest = Guest(drive, title)
    guest.until(lambda: guest.table.asked is None and any(q.seat == 0 for q in guest.desk.match.session.questions()))
    before = guest.desk.match.session.event_count()
    guest.closes(leaves=False)
    guest.others_go_on()
    assert guest.desk.match.session.event_count() > before
    guest.opens()
    page = drive.top
    assert isinstance(page, NetReturn)
    own = max(line.no for line in guest.table.lines if line.seat == 1 and line.heavy and not line.hurts)
    acts = [line for line in guest.table.lines if line.no > own and line.heavy]
    newest = [line for line in acts if not (line.hurts and page.table.title_table.meanwhile(1, own + 1))][-1]
    assert str(len(acts)) in page.rows()[0][1]
    assert newest.text in [words.split("\n")[0] for _, words in page.rows()]
    drive.click("hand-back.go")
    assert drive.top is guest.table
    guest.table.ask_anew()
    assert drive.top is guest.table  # once


def test_c6_7a_at_the_beginning_nobody_has_been_away(drive: Driver) -> None:
    window = Window(drive, "vermilion", member=1)
    window.until_asked()
    assert drive.top is window.table


@both
def test_c6_7a_who_comes_back_while_others_choose_is_told_at_once(drive: Driver, title: str) -> None:
    guest = Guest(drive, title)
    guest.rests()
    guest.closes(leaves=False)
    guest.others_act()
    guest.arrives()
    drive.frames(3, 100)
    assert isinstance(drive.top, NetReturn) and guest.table.asked is None
    drive.click("hand-back.go")
    guest.until(lambda: guest.table.asked is not None or isinstance(drive.top, NetHandBack))
    assert drive.top is guest.table  # once


@pytest.mark.parametrize("leaves", [False, True])
def test_c6_7a_who_comes_back_and_missed_nothing_is_told_nothing(drive: Driver, leaves: bool) -> None:
    guest = Guest(drive, "creed")
    guest.rests()
    guest.closes(leaves)
    guest.arrives()
    drive.frames(5, 100)
    assert drive.top is guest.table and guest.match.seats[1].is_person


def test_c6_13_who_comes_back_and_concedes_is_told_of_the_result_only(drive: Driver) -> None:
    guest = Guest(drive, "creed")
    guest.rests()
    guest.closes(leaves=False)
    guest.others_act()
    guest.arrives()
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, NetMenu)
    guest.link.cut = True  # it takes a while until the host knows
    drive.click(f"match-{CONCEDE}")
    assert isinstance(drive.top, QuestionDialog)
    drive.click("answer.0")
    for _ in range(5):
        drive.frames(1, 100)
        assert drive.top is guest.table
    guest.link.cut = False
    guest.desk.hear(1, next(message for message in guest.link.sent if isinstance(message, Propose)))
    for _ in range(60):
        drive.frames(1, 300)
        assert not isinstance(drive.top, NetHandBack)
        if isinstance(drive.top, NetResult):
            return
    raise AssertionError(drive.top)


def test_c6_9_what_was_missed_makes_way_for_the_result(drive: Driver) -> None:
    guest = Guest(drive, "creed")
    guest.rests()
    guest.closes(leaves=False)
    guest.others_act()
    guest.arrives()
    drive.frames(3, 100)
    assert isinstance(drive.top, NetReturn)
    guest.desk.hear(0, Propose(0, CONCEDE))
    for _ in range(60):
        drive.frames(1, 300)
        if isinstance(drive.top, NetResult):
            return
    raise AssertionError(drive.top)


@pytest.mark.parametrize("page", [NetHandBack, NetReturn])
def test_c6_7a_what_hurt_the_seat_is_told_before_what_was_only_done(drive: Driver, page: type[NetHandBack]) -> None:
    table = Window(drive, "creed").until_asked()
    start = table.lines[-1].no + 1
    for number in range(6):
        hurts, seat = number == 1, 1 if number == 1 else 0
        table.lines.append(LogLine(start + number, f"line {number}", "", group="x", seat=seat, heavy=True, hurts=hurts))
    opened = page(table, 0, Away(who=Sitter(kind=REMOTE, name="Ember"), event=start))
    assert [words for _, words in opened.rows()][-3:] == ["line 1", "line 4", "line 5"]
