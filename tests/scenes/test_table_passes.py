"""R21, C6.7: who passes by itself at a table, and who gets a curtain all the same."""

from __future__ import annotations

import pytest

from game.core.ask import Question
from scenes.program import Program
from scenes.table import controllers
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


def test_r21_standing_orders_pass_or_react_without_asking(program: Program, drive: Driver) -> None:
    def wanted(match: Match, question: Question) -> bool:
        return question.text == "react" and question.seat == 0 and len(question.options()) == 2

    match = played(program.client, "pbb", 2, wanted)
    table = TableScene(program.client, match)
    question = match.question()
    assert question is not None and question.text == "react"
    reaction = question.options()[1]
    card = table.title_table.order_of(reaction)
    assert card and table.controllers.by_itself(question) == ""
    match.set_order(0, card, "never")
    assert table.controllers.by_itself(question) == "no"
    match.set_order(0, card, "always")
    assert table.controllers.by_itself(question) == reaction.key
    match.flush()
    again = Match.load(program.home, match.match_id)
    assert again.seat(0).orders == {card: "always"}
    again.close()
    match.set_order(0, card, "ask")
    assert table.controllers.by_itself(question) == "" and match.seat(0).orders == {}
    match.close()


def only_no(match: Match, question: Question) -> bool:
    """Seat 1 can only say no."""
    return question.seat == 1 and only_no_of(question)


def only_no_of(question: Question) -> bool:
    """Nothing but no is left to say."""
    return question.text == "react" and len(question.options()) == 1


@pytest.mark.slow
def test_c6_7_who_can_only_say_no_gets_a_curtain_where_people_want_it(program: Program, drive: Driver) -> None:
    """Else all who sit here see who could react (C8.9 has it for the network)."""
    program.media.settings.curtain_passes = True
    match = played(program.client, "pgb", 4, only_no)
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    log = len(match.session.log)
    drive.frames(3, 500)
    top = program.nav.stack.top
    assert isinstance(top, Curtain) and top.seat == 1 and len(match.session.log) == log
    drive.click("lift")
    drive.frames(3, 200)
    assert table.asked is not None and (table.asked.seat, [one.key for one in table.options()]) == (1, ["no"])
    table.answer("no")
    assert match.session.log[log].key == "no"
    match.close()


@pytest.mark.slow
def test_r21_who_can_only_say_no_is_neither_asked_nor_given_a_curtain(program: Program, drive: Driver) -> None:
    """R21.3. Only players with a usable reaction are asked: the seat does not have to choose (C6.7)."""
    match = played(program.client, "pgb", 4, only_no)
    question = match.question()
    assert question is not None and question.seat == 1
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    log = len(match.session.log)
    drive.frames(1, 500)
    drive.click("lift")
    drive.frames(1, 200)
    table.playback.skip_all()
    drive.frames(2, 200)
    assert len(match.session.log) > log
    assert match.session.log[log].seat == 1 and match.session.log[log].key == "no"
    assert table.viewer == 0


@pytest.mark.slow
def test_c6_14_a_seat_that_passes_by_itself_has_not_chosen(program: Program, drive: Driver) -> None:
    """What comes of an attack that it could not answer is what others did since its own last choice."""
    match = played(program.client, "pb", 4, lambda _, question: question.seat == 0 and only_no_of(question))
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    log = len(match.session.log)
    for _ in range(200):
        if len(match.session.log) == log:
            drive.frames(1, 50)
    assert (match.session.log[log].seat, match.session.log[log].key) == (0, "no")
    assert table.playback.account is not None
    match.close()
