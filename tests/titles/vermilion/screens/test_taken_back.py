"""C6.6, R5.1.3, R4.6: what is taken back, what the dice can reach before they are rolled, whose turn has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.titles.vermilion.forecast import plans, threatened
from game.titles.vermilion.state import Action
from scenes.table.pick_menu import PickMenu
from scenes.titles.vermilion.asking_outlook import target_rows
from scenes.titles.vermilion.board import DEFEND
from scenes.titles.vermilion.party import of_now
from scenes.titles.vermilion.preview import covered, forecast
from scenes.titles.vermilion.table import acted
from scenes.titles.vermilion.words import Words
from tests.gallery.tables import table
from tests.gallery.vermilion_tables import asks, parts, played, strip
from tests.scenes.table_play import opened
from tests.titles.vermilion.play import Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from scenes.program import Program
    from scenes.table.match import Match
    from tests.scenes.conftest import Driver

OPEN = [".+.+.+.+.+.", "+.+.+.+.+.+"] * 3


def test_r4_3_plans_that_were_carried_out_are_to_come_again_once_the_choice_is_taken_back(program: Program) -> None:
    scene = strip(program.client, 5)
    title, view = parts(scene), scene.view
    title.board.acted = 9
    title.board.show(view)
    assert not any(row.coming for row in title.foes.rows)
    scene.playback.jump(view)
    last = acted(scene.match.events(scene.viewer))
    assert [row.coming for row in title.foes.rows] == [number > last for number in range(1, 6)]
    assert len(title.board.shown.plans) == 5 - min(5, last)


def test_r4_3_a_match_opened_in_an_enemy_phase_shows_only_plans_that_are_to_come(program: Program) -> None:
    match = played(program.client, "pb", 1, asks(DEFEND, 1, 1))
    last = acted(match.session.events(0, 0))
    scene = table(program.client, match)
    board, view = parts(scene).board, scene.view
    assert last > 0 == len(scene.options()) and board.acted == last
    assert board.shown.danger == threatened(view, plans(view, last))
    scene.rebuild()
    assert parts(scene).board.acted == last


def test_c6_6_a_way_that_one_click_chose_is_taken_back_at_once(program: Program, drive: Driver) -> None:
    match = played(program.client, "p", 3, asks("move_step", 0, 1))
    table = opened(program, drive, match)
    board, before = parts(table).board, len(match.session.log)
    ways = board.ways
    assert ways is not None
    far = next(tile for tile in ways.cost if len(ways.to(tile)) == 2 and tile not in str(table.options()))
    board.take(f"tile:{far}")
    drive.frames(40, 50)
    assert len(match.session.log) >= before + 2
    table.undo()
    assert len(match.session.log) == before


def test_r7_1_a_threshold_that_adds_range_brings_enemies_into_reach(program: Program) -> None:
    play = Play("seria", at=["4,4"], rows=OPEN)
    play.foe("kynodon", "8,4")
    view, action = play.session.view(0), Action(0, "attack", "standard", "attack", "arm")
    words = Words(program.media, view=view)
    near, full = forecast(view, action, (1, 0)), forecast(view, action, (2, 0))
    assert not near.targets and target_rows(words, near) == [program.media.t("vermilion.fill.target.none")]
    assert [(one.unit, one.reached) for one in full.targets] == [("f1", -1)]


def test_r7_3_no_more_is_lost_on_average_than_there_is() -> None:
    play = Play("seria", at=["4,4"], rows=OPEN)
    play.foe("kynodon", "6,4", hp=1)
    told = forecast(play.session.view(0), Action(0, "attack", "standard", "attack", "arm"), (2, 0))
    assert told.targets[0].damage <= told.ways


def test_u03_a_seat_that_covers_is_told_the_power_of_the_blow() -> None:
    play = Play("karon", "drava", at=["4,4", "6,4"], rows=OPEN)
    play.foe("kynodon", "5,4")
    assert covered(play.session.view(0), 0, ("f1", "c1", 3)) == 3


def test_r6_1_a_card_that_can_only_be_burnt_is_offered_before_it_burns(program: Program, drive: Driver) -> None:
    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        return any(one.text == "player_action" and burning(one) for one in questions)

    match = played(program.client, "p", 3, wanted)
    table = opened(program, drive, match)
    before = len(match.session.log)
    assert table.asked is not None
    parts(table)._choose(burning(table.asked)[0])
    assert len(match.session.log) == before and isinstance(drive.top, PickMenu)


def burning(question: Question) -> list[str]:
    """The cards that can be burnt and nothing else."""
    verbs: dict[str, set[str]] = {}
    for option in question.options():
        for ref in option.refs:
            verbs.setdefault(ref, set()).add(option.verb)
    return [ref for ref, found in verbs.items() if found == {"combust"}]


def test_r4_6_a_turn_has_ended_in_the_phase_of_the_players_alone() -> None:
    seat = replace(Play("karon").session.view(0).seats[0], flags=("ended", "ready", "numb"))
    assert of_now(seat, "player").flags == ("ended", "numb")
    assert of_now(seat, "threat").flags == ("numb",)
    assert of_now(seat, "breathe").flags == ("ready", "numb")
