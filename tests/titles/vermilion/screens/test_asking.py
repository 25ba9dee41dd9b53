"""Section 3. Every question of the rules has its place; dice are filled in by click, by keys and by dragging, and what
would come of it is told before anything is spent.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

import game.titles.vermilion
from game.titles.vermilion.state import Action
from game.titles.vermilion.view import SeatView, zone_odds
from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.titles.vermilion.asking import POINTED, QUESTIONS
from scenes.titles.vermilion.asking_outlook import percent, target_rows, target_words
from scenes.titles.vermilion.asking_roll import RolledDie, RollPanel
from scenes.titles.vermilion.asking_wells import DefencePanel, WellsPanel
from scenes.titles.vermilion.breathe import BREATHE_QUESTIONS
from scenes.titles.vermilion.preview import Struck, defence, forecast
from scenes.titles.vermilion.table import VermilionTable
from tests.scenes.conftest import Driver
from tests.titles.vermilion.screens.questions import asked, match_at

RULES = Path(game.titles.vermilion.__file__).parent
CALLS = ("Ask", "AskAll", "AskAny")
HANDED = {"return_dice", "perfect_guard_die"}
"""Asked under a name that is handed over."""


def kinds() -> set[str]:
    """The names of all questions in the rules."""
    found = set(HANDED)
    for path in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
                text = node.args[2]
                found |= {text.value} if isinstance(text, ast.Constant) and isinstance(text.value, str) else set()
    return found


def title_of(table: TableScene) -> VermilionTable:
    """The title's side of the table."""
    title = table.title_table
    assert isinstance(title, VermilionTable)
    return title


def wells_of(table: TableScene) -> WellsPanel:
    """The open panel with wells."""
    return next(panel for panel in title_of(table).dialogs.panels if isinstance(panel, WellsPanel) and panel.visible)


def test_every_question_of_the_rules_is_answered_somewhere() -> None:
    panels = [text for panel in (*QUESTIONS, *BREATHE_QUESTIONS) for text in panel.asks]
    assert len(panels) == len(set(panels))
    assert kinds() == set(panels) | set(POINTED)


def test_r5_1_3_dice_are_filled_by_clicks_and_rolled(program: Program, drive: Driver) -> None:
    match = match_at(program, "fill_dice")
    table = asked(program, drive, match)
    panel = wells_of(table)
    assert f"{panel.way[0]}+{panel.way[1]}" == table.asked.default()  # type: ignore[union-attr]
    before = sum(panel.way)
    drive.click("fill.well.0")
    drive.frames(1, 50)
    assert sum(panel.way) == before - 1
    drive.click("fill.die.0")
    drive.frames(1, 50)
    assert sum(panel.way) == before
    way = panel.way
    drive.click("fill.confirm")
    drive.frames(2, 100)
    log = match.session.log
    assert log[-1].key == f"{way[0]}+{way[1]}"


def test_r5_1_3_a_die_is_dragged_out_of_its_well(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "fill_dice"))
    panel = wells_of(table)
    before = sum(panel.way)
    die = table.ui.find("fill.well.0")
    assert die is not None
    start, end = die.rect.center, panel.tray.center
    drive.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    drive.post(pygame.MOUSEMOTION, pos=end, rel=(end[0] - start[0], end[1] - start[1]), buttons=(1, 0, 0))
    drive.post(pygame.MOUSEBUTTONUP, pos=end, button=1)
    drive.frames(2, 50)
    assert sum(panel.way) == before - 1


def test_r5_1_3_enter_rolls_what_a_seat_without_time_would_fill(program: Program, drive: Driver) -> None:
    match = match_at(program, "fill_dice")
    table = asked(program, drive, match)
    key = table.asked.default()  # type: ignore[union-attr]
    drive.key(pygame.K_TAB)
    table.ui.set_focus(table.ui.find("fill.confirm"))
    drive.key(pygame.K_RETURN)
    drive.frames(2, 100)
    assert match.session.log[-1].key == key


def test_c1_2_the_key_that_chooses_rolls_dice_that_the_mouse_has_filled_in(program: Program, drive: Driver) -> None:
    match = match_at(program, "fill_dice")
    table = asked(program, drive, match)
    drive.click("fill.well.0")
    drive.frames(1, 400)
    table.ui.set_focus(None)
    way = wells_of(table).way
    drive.key(pygame.K_RETURN)
    drive.frames(2, 100)
    assert match.session.log[-1].key == f"{way[0]}+{way[1]}"


def test_r5_1_3_empty_wells_cannot_be_rolled(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "fill_dice"))
    panel = wells_of(table)
    while sum(panel.way):
        drive.click("fill.well.0")
        drive.frames(1, 50)
    button = table.ui.find("fill.confirm")
    assert button is not None and not button.enabled


def test_r5_5_the_panel_tells_how_probably_threat_comes_and_what_it_leads_to(program: Program, drive: Driver) -> None:
    match = match_at(program, "fill_dice", after=1)
    table = asked(program, drive, match)
    words, view = title_of(table).words, table.view
    seat = view.action.seat
    action = Action(seat, "attack", "standard", "attack", "arm")
    foe = view.foes[0]
    view = replace(view, foes=(replace(foe, at=neighbour(view, seat)), *view.foes[1:]))
    told = forecast(view, action, (0, 2))
    assert told.threat * 9 == told.ways * 5  # two dice with two zeros of six
    assert forecast(view, action, (2, 0)).threat == 0
    alone = told._replace(targets=(Struck(foe.unit, 0, told.ways),))
    rows = " ".join(target_rows(words, alone))
    after, ways = zone_odds(foe.kind, foe.threat + 1 - foe.calm)
    assert f"{foe.threat} → {foe.threat + 1}" in rows and percent(told.threat, told.ways) in rows
    assert any(percent(count, ways) in rows for count in after)
    assert target_words(words, alone.targets[0], told.ways, True) in rows


def neighbour(view: SeatView, seat: int) -> str:
    """A tile beside a seat."""
    x, y = map(int, view.seats[seat].at.split(","))
    return f"{x + 1},{y + 1}" if x + 1 < view.width and y + 1 < view.height else f"{x - 1},{y - 1}"


def test_r7_2_the_preview_of_a_defence_is_what_the_dice_can_give(program: Program) -> None:
    match = match_at(program, "defend", seats=2)
    view = match.session.view(0)
    told = forecast(view, defence(view, 0, "defend"), (2, 0), 4)
    assert told.ways == 36 and sum(told.results.values()) == 36
    # the Warden Cuirass has base 1: 1 + 1 + 1 to 2 + 2 + 1, a pair in half of the ways
    assert told.results == {3: 9, 4: 18, 5: 9} and told.through == {0: 27, 1: 9}
    assert told.met == (18,)


def test_r7_2_the_plain_card_is_laid_ready_before_a_dear_one(program: Program, drive: Driver) -> None:
    for seed in range(3, 40):
        table = asked(program, drive, match_at(program, "defend", seats=2, seed=seed))
        panel = wells_of(table)
        assert isinstance(panel, DefencePanel)
        if len(panel.cards) > 1 and "defend" in panel.cards:
            assert panel.card == "defend" and panel.way in panel.cards["defend"]
            return
    raise AssertionError("nobody holds two defend cards")


def test_r7_2_the_blow_is_taken_or_parried(program: Program, drive: Driver) -> None:
    match = match_at(program, "defend", seats=2)
    asked(program, drive, match)
    drive.click("defend.pass")
    drive.frames(2, 100)
    assert match.session.log[-1].key == "pass"


@pytest.mark.parametrize("text", ["combust_dice", "suppress", "search_card"])
def test_every_answer_of_a_panel_is_a_button(program: Program, drive: Driver, text: str) -> None:
    match = match_at(program, text, seats=2, quest="q05", seed=8, band=("mirka", "seria", "tolgar", "ioan"))
    table = asked(program, drive, match)
    panel = next(one for one in title_of(table).dialogs.panels if one.visible)
    keys = [option.key for option in table.options()]
    assert all(table.ui.find(f"{panel.prefix}.{key}") is not None for key in keys)
    drive.click(f"{panel.prefix}.{keys[0]}")
    drive.frames(2, 100)
    assert match.session.log[-1].key == keys[0]


def test_a_card_of_the_hand_asks_how_it_is_used(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "player_action"))
    hand = title_of(table).hand
    lit = next(slot for slot in hand.slots if slot.lit)
    drive.click(lit.name)
    drive.frames(2, 100)
    ways = [option for option in table.options() if lit.ref in option.refs]
    assert len(ways) > 1 and program.nav.stack.top is not table


def test_r4_6_a_click_on_an_own_plate_goes_on_with_that_seat(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "player_action", seats=2))
    first = table.asked.seat  # type: ignore[union-attr]
    drive.click(f"seat.{1 - first}")
    drive.frames(2, 100)
    assert table.asked is not None and table.asked.seat == 1 - first
    own = match_hand(table)
    assert [slot.ref.partition(":")[2] for slot in title_of(table).hand.slots] == own


def match_hand(table: TableScene) -> list[str]:
    """The hand of the seat that is asked."""
    assert table.asked is not None
    return list(table.view.seats[table.asked.seat].hand)


def test_section_10_plates_and_rows_tell_all_in_words(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "player_action", seats=2))
    for seat, public in enumerate(table.view.seats):
        tip = table.ui.find(f"seat.{seat}").hint()  # type: ignore[union-attr]
        assert str(public.hp) in tip and all(table.media.t(f"vermilion.item.{item}") in tip for _, item in public.worn)
    for foe in table.view.foes:
        tip = table.ui.find(f"foe.{foe.unit}").hint()  # type: ignore[union-attr]
        assert str(foe.hp) in tip and table.media.t(f"vermilion.enemy_action.{foe.action}") in tip


def test_r10_3_every_swap_stands_for_the_piece_that_is_swapped_in(program: Program) -> None:
    match = match_at(program, "player_action", seats=3, quest="q05", seed=5)
    swaps = [one for question in match.session.questions() for one in question.options() if one.verb == "swap"]
    assert any(one.key.rpartition(":")[2] in ("w01", "w02", "w03") for one in swaps)
    assert all(one.refs == (f"item:{one.key.rpartition(':')[2]}",) for one in swaps)


def test_r5_7_dice_chosen_for_rolling_again_are_marked_and_the_button_says_that_it_rolls(
    program: Program, drive: Driver
) -> None:  # fmt: skip
    """The first question leaves all as it is, the next one rolls what is chosen."""
    match = match_at(program, "modify_roll", band=("tolgar",))
    while (question := match.session.questions()[0]).text != "modify_roll" or len(question.options()) < 3:
        match.answer(0, question.options()[0].key)
    for chosen in (0, 1):
        question = match.session.questions()[0]
        table = asked(program, drive, match)
        panel = next(one for one in title_of(table).dialogs.panels if one.visible and isinstance(one, RollPanel))
        marks = [one.chosen for one in panel.children if isinstance(one, RolledDie)]
        words = title_of(table).face(question, question.options()[0]).text
        assert marks.count(True) == chosen
        assert words == ("다시 굴리기: 주사위 1개" if chosen else "이대로 두기")
        if not chosen:
            match.answer(0, next(one.key for one in question.options() if one.key.startswith("trinket:")))
