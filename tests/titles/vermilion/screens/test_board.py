"""Vermilion's board on the screen (section 10, R14, C6.2): what stands where, how things are chosen, what will come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from msgspec.structs import replace

from game.core.events import Event
from game.core.rng import Stream
from game.match.seats import SeatInfo
from game.titles.vermilion.board import ORDER
from game.titles.vermilion.content import ENEMIES
from scenes.shell.scene import Scene
from scenes.titles.vermilion import table_layout
from scenes.titles.vermilion.board import Board
from scenes.titles.vermilion.board_ground import ground
from scenes.titles.vermilion.board_items import compose
from scenes.titles.vermilion.board_tips import tip
from scenes.titles.vermilion.log_lines import told
from scenes.titles.vermilion.space import shape
from scenes.titles.vermilion.view_steps import step
from scenes.titles.vermilion.words import Words
from tests.gallery.vermilion_tables import asks, parts, played
from tests.scenes.table_play import opened, until_asked
from tests.titles.vermilion.play import Play

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver


class BoardScene(Scene):
    """Nothing but a board that keeps what was chosen."""

    def build(self) -> None:
        self.chosen: list[str] = []
        self.read: list[str] = []
        self.board = Board(
            self, table_layout.BOARD, on_choose=self.chosen.append, on_inspect=self.read.append
        )


@pytest.fixture
def scene(program: Program) -> BoardScene:
    """The board alone on the canvas."""
    program.nav.stack.push(made := BoardScene(program.client), animated=False)
    return made


def laid(scene: BoardScene, play: Play, seat: int = 0) -> Board:
    """The board shows a position and what the first open question of a seat offers."""
    scene.board.show(play.session.view(seat))
    question = next(one for one in play.session.questions() if one.seat == seat)
    scene.board.offer(question, question.options())
    return scene.board


def walking(play: Play) -> None:
    """The character walks with three points at least."""
    play.hand(0, "move")
    play.supply(0, imprint=2)
    play.faces(2, 1)
    play.answer("play:move:legs", "2+0")


@pytest.mark.parametrize("quest", ORDER)
def test_s5_13_every_quest_lies_whole_behind_its_window_with_a_picture_for_all_that_lies_on_it(
    scene: BoardScene, quest: str
) -> None:
    play = Play.match("karon", "seria", "drava", "ioan", quest=quest)
    play.ready()
    while not play.session.view(0).width:
        question = play.session.questions()[0]
        play.answer(question.options()[0].key, seat=question.seat)
    board = scene.board
    board.show(play.session.view(0))
    space, view = board.shown.space, board.shown.view
    assert board.rect.contains(space.rect)
    assert len(list(ground(board.art, view))) >= len(space.squares)
    assert len(list(compose(board.art, board.shown))) >= len(view.foes) + len(view.lands)


def test_r14_1_every_point_of_an_octagon_or_a_square_is_its_tile(scene: BoardScene) -> None:
    board = scene.board
    board.show(Play("karon").session.view(0))
    space = board.shown.space
    for ref, (x, y) in space.squares.items():
        middle = space.x + x * space.size, space.y + y * space.size
        for dx, dy in shape(x, y, space.size * 0.9):
            assert space.at((round(middle[0] + dx), round(middle[1] + dy))) == ref


def test_r3_3_a_click_on_a_start_tile_chooses_it(scene: BoardScene, drive: Driver) -> None:
    play = Play.match("karon")
    play.ready()
    board = laid(scene, play)
    option = play.session.questions()[0].options()[1]
    assert board.shown.marks[option.refs[0]] == "legal"
    place = board.place_of(option.refs[0])
    assert place is not None
    drive.click(place.center)
    assert scene.chosen == [option.key]


def test_r14_7_tiles_in_reach_bear_what_the_way_costs(scene: BoardScene) -> None:
    """9.1. A bone beside where one stands takes two points, one behind a muscle tile three."""
    play = Play("karon", at=["2,2"], rows=[".+.+.+.", "+.+.+.+", ".+.+.+.", "+.+.+.+", ".+.+.+."])
    walking(play)
    costs = laid(scene, play).shown.costs
    assert costs["tile:3,3"] == 1
    assert costs["tile:3,2"] == 2
    assert costs["tile:4,3"] == 3
    assert "tile:2,2" not in costs


def test_r14_7_a_way_of_several_steps_is_chosen_with_one_click(scene: BoardScene, drive: Driver) -> None:
    play = Play("karon", at=["2,2"])
    walking(play)
    board = laid(scene, play)
    goal = "tile:4,4"
    assert not board.choices_at(goal)
    place = board.place_of(goal)
    assert place is not None
    drive.click(place.center)
    while scene.chosen:
        play.answer(scene.chosen.pop())
        scene.board.offer(None, ())
        question = play.session.questions()[0]
        laid(scene, play)
        if question.text == "move_step" and (key := board.next_step(question.options())):
            scene.chosen.append(key)
    assert play.at("c0") == "4,4"


def test_r4_2_a_fixed_action_is_a_way_a_target_and_its_power_on_the_board(scene: BoardScene) -> None:
    play = Play("karon", at=["6,2"])
    play.foe("kynodon", "2,2", action=2)
    play.state.phase = "threat"
    board = scene.board
    board.show(play.session.view(0))
    (plan,) = board.shown.plans
    assert plan.way[0] == "2,2" and len(plan.way) > 1
    assert [blow.target for blow in plan.blows] == ["c0"]
    assert board.shown.danger == {"c0": plan.blows[0].power}
    assert board.shown.pieces["unit:f1"].zone == "red"


def test_r4_3_what_has_acted_has_no_plan_any_more(scene: BoardScene) -> None:
    play = Play("karon", at=["6,2"])
    play.foe("kynodon", "2,2", action=2)
    scene.board.show(play.session.view(0))
    assert scene.board.shown.plans == ()


def test_r7_1_the_line_to_an_enemy_tells_what_stops_it(scene: BoardScene) -> None:
    """9.3: the pillars of the first quest."""
    rows = [".+.+.+.+.+.", "+.+.+.+.+.+", ".+.+R+.+.+.", "+.+o+.+o+.+", ".+.+.+.+.+.", "+.+.+.+.+.+"]
    play = Play("seria", at=["4,4"], rows=rows)
    play.foe("kynodon", "8,2")
    board = laid(scene, play)
    board.point("unit:f1")
    assert board.shown.sight is not None
    start, end, line = board.shown.sight
    assert (start, end) == ("4,4", "8,2")
    assert line.distance == 4
    assert set(line.stops) <= {"7,3", "6,3"}


def test_c12_9_the_cursor_walks_over_tiles_and_says_who_stands_there(program: Program, drive: Driver) -> None:
    match = played(program.client, "pbb", 3, asks("player_action", 0, 2))
    table = opened(program, drive, match)
    board = parts(table).board
    board.ui.set_focus(board, True)
    board.go("unit:c0")
    assert program.media.t("vermilion.character.karon") in board.spoken()
    board.on_key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0))
    assert board.shown.pointed != "unit:c0"
    assert board.shown.tile_of(board.shown.pointed)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_4_every_tile_and_unit_has_its_tip_all_through_a_quest(program: Program, language: str) -> None:
    program.client.set_language(language)
    for text, quest in (("choose_start", "q04"), ("defend", "q01"), ("player_action", "q03")):
        match = played(program.client, "pbb", 3, asks(text, 0, 0), quest=quest)
        view = match.session.view(0)
        words = Words(program.media, view=view, seats=match.seats)
        refs = [f"tile:{at % view.width},{at // view.width}" for at in range(len(view.codes))]
        refs += [f"unit:{one.unit}" for one in view.foes] + [f"unit:c{one.seat}" for one in view.seats] + ["unit:w"]
        assert all(tip(words, ref).heading for ref in refs)


def test_c6_14_events_end_where_the_view_does(program: Program, drive: Driver) -> None:
    """What is shown step by step comes to the same positions, HP and tokens."""
    match = played(program.client, "pbb", 5, asks("player_action", 0, 1))
    table = opened(program, drive, match)
    title = parts(table)
    for _ in range(3):
        shown = match.session.view(0)
        before = match.session.event_count(0)
        table.choose("end_turn")
        until_asked(drive, table)
        after = match.session.view(0)
        for event in match.session.events(before, 0):
            shown = title.step(shown, event, after)
        assert {one.unit: (one.at, one.hp) for one in shown.foes} == {one.unit: (one.at, one.hp) for one in after.foes}
        assert [(one.at, one.hp) for one in shown.seats] == [(one.at, one.hp) for one in after.seats]
        if table.asked is None or table.asked.text != "player_action":
            return

def test_s10_every_event_that_has_a_picture_is_shown_to_its_end(program: Program, drive: Driver) -> None:
    """All events of whole matches, at the normal pace; none raises, and nothing stays hidden."""
    seen: set[str] = set()
    for quest, seed in (("q01", 3), ("q04", 6), ("q08", 2)):
        match = played(program.client, "ppp", seed, asks("choose_start", 2), quest=quest)
        board = parts(opened(program, drive, match)).board
        lot, shown = Stream(seed, "fx"), match.session.view(0)
        for _ in range(90):
            questions = match.session.questions()
            if not questions:
                break
            question, before = lot.pick(questions), match.session.event_count(0)
            match.session.answer(question.seat, lot.pick(question.options()).key)
            after = match.session.view(0)
            for event in match.session.events(before, 0):
                if after.width:
                    board.show(shown)
                    seen |= {event.kind} if board.animate(event, after) else set()
                    board.fx.advance(50)
                    board.finish()
                    assert not board.shown.hidden
                shown = step(shown, event, after)
    assert {"moved", "announced", "foe_attacked", "damaged", "placed"} <= seen


def test_s10_a_bell_tells_the_strongest_zone_of_an_enemy_once(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the dice have come to the zone, not before; other zones have none."""
    heard: list[str] = []
    monkeypatch.setattr(program.media.sounds, "play", lambda name, *_: heard.append(name))
    match = played(program.client, "pbb", 5, asks("player_action", 0, 1))
    board, view = parts(opened(program, drive, match)).board, match.session.view(0)
    foe = view.foes[0]
    for zone, bells in (("red", 0), ("yellow", 1)):
        heard.clear()
        data = {"unit": foe.unit, "zone": zone, "faces": [1] * len(ENEMIES[foe.kind].dice)}
        assert board.animate(Event(1, "announced", "R4.2", data), view)
        board.fx.advance(300)
        assert "vermilion/bell" not in heard
        for _ in range(10):
            board.fx.advance(100)
        assert heard.count("vermilion/bell") == bells
        board.finish()


def test_r4_1_the_supply_is_full_in_the_ready_phase_and_not_only_when_one_is_asked() -> None:
    play = Play("karon", at=["2,2"])
    play.supply(0, imprint=2)
    after = play.session.view(0)
    shown = replace(after, seats=tuple(replace(seat, supply=()) for seat in after.seats), phase="corruption")
    drew = Event(0, "drew", "R4.1.2", {"seat": 0, "cards": "move"})
    ready = step(shown, drew, after)
    assert ready.seats[0].supply == after.seats[0].supply and ready.phase == "ready"
    assert not step(shown, Event(0, "drew", "R3.5", {"seat": 0, "cards": "move"}), after).seats[0].supply


def test_c6_4a_who_finds_nothing_on_a_corpse_is_told_so(program: Program) -> None:
    words = Words(program.client.media, seats=[SeatInfo(seat=0, name="Mina")])
    line = told(Event(0, "looted", "R9.8", {"seat": 0, "face": 1, "bonus": 0, "items": ""}), words).text
    assert line == program.media.t("vermilion.log.looted.none", actor="Mina")
