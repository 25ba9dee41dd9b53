"""The situation panel (C6.3, section 10): who comes when, what enemies leave, what can be made, how all stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scenes.kit.log_line import LogLine
from scenes.kit.page_view import PageView
from scenes.kit.spot import Calls
from scenes.shell.scene import Scene
from scenes.titles.vermilion import table_layout
from scenes.titles.vermilion.situation import TABS, Situation, coming_rows, objective_rows, tries_rows
from scenes.titles.vermilion.words import Words
from tests.gallery.vermilion_tables import asked, parts
from tests.titles.vermilion.screens.camp import session_of
from tests.titles.vermilion.test_r09_breathe import ended

if TYPE_CHECKING:
    from game.titles.vermilion.view import SeatView
    from scenes.program import Program
    from tests.scenes.conftest import Driver


class SituationAlone(Scene):
    """A screen with the situation panel alone."""

    def __init__(self, program: Program, view: SeatView) -> None:
        super().__init__(program.client)
        self.view, self.read = view, list[str]()

    def build(self) -> None:
        """The panel, open."""
        words = Words(self.media, view=self.view)
        self.panel = Situation(self, table_layout.SITUATION, words, Calls(inspect=self.read.append))  # type: ignore[arg-type]
        self.panel.show(self.view)
        self.panel.open()


def begun(quest: str, seats: int = 3) -> SeatView:
    session = session_of(seats, variant="single_quest", quest=quest)
    while session.view(0).round < 1:
        question = session.questions()[0]
        session.answer(question.seat, question.default())
    view: SeatView = session.view(0)
    return view


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_3_every_tab_shows_something_and_its_links_have_pages(
    program: Program, drive: Driver, language: str
) -> None:
    program.client.set_language(language)
    scene = SituationAlone(program, begun("q04"))
    program.client.nav.stack.push(scene)
    drive.frames(2)
    for tab in TABS:
        drive.click(f"situation.{tab}")
        drive.frames(2)
        pages = [one for one in scene.panel.body.each() if isinstance(one, PageView)]
        refs = [row.ref for one in pages if one.page is not None for row in one.page.rows if row.ref]
        assert scene.panel.tab == tab and (tab == "track" or refs)
        assert not [ref for ref in refs if scene.panel.words.page(ref) is None]


def test_section_10_the_calendar_tells_who_comes_in_which_round(program: Program) -> None:
    view = begun("q04")
    words = Words(program.media, view=view)
    rows = [row for row in coming_rows(words) if row.ref]
    assert [row.ref for row in rows] == ["enemy:sclerid", "enemy:tabanix", "enemy:tabanix"]
    assert [one.round for one in view.coming] == [2, 3, 4]


@pytest.mark.parametrize(("quest", "ref"), [("q03", "tile:6,2"), ("q04", "unit:w")])
def test_r1_3_the_objective_tells_how_far_it_is(program: Program, quest: str, ref: str) -> None:
    assert ref in [row.ref for row in objective_rows(Words(program.media, view=begun(quest)))]


def test_r9_3_attempts_are_told_with_their_reason(program: Program) -> None:
    play = ended(False)
    play.ready()
    rows = tries_rows(Words(program.media, view=play.session.view(0)))
    assert rows[1].tone == "bad" and rows[2].text == program.media.t("vermilion.reason.loss_time")


def test_c6_3_the_calendar_tells_what_the_rounds_of_this_quest_brought(program: Program) -> None:
    scene = asked(program.client, "pb", "player_action", 2)
    situation = parts(scene).situation
    situation.open()
    situation.turn_to("calendar")
    found = situation.ui.find("situation.story")
    assert isinstance(found, PageView) and found.page is not None
    told = [row.text for row in found.page.rows]
    rounds = [scene.t("vermilion.story.round", n=number, what="") for number in range(scene.view.round, 0, -1)]
    assert told[0] == scene.t("vermilion.sit.so_far") and len(told) == 1 + len(rounds)
    assert all(line.startswith(begin.rstrip()) for line, begin in zip(told[1:], rounds, strict=True))


def test_c6_14_nothing_that_happens_is_told_over_the_open_situation(program: Program, drive: Driver) -> None:
    """A plate that stands goes when it is opened."""
    table = asked(program.client, "pbb", "player_action", 2)
    drive.frames(2)
    line = LogLine(0, "!", "", ref=f"unit:{table.view.foes[0].unit}", seat=1)
    for opened in (False, True):
        table.caption.tell(line)
        assert (table.caption.line is None) == opened
        parts(table).situation.open()
    parts(table).situation.close()
    table.caption.tell(line)
    parts(table).situation.open()
    table.caption.tick(0)
    assert table.caption.line is None
