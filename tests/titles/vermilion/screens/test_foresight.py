"""What the screen tells before anything is spent (section 10): chances of the next rolls on the board and in the strip,
what a token would change, what a rolled attack takes from each target; and where it tells it.
"""

from __future__ import annotations

from time import sleep

import pygame
import pytest

from game.core.events import Event
from game.match.proposals import CONCEDE
from game.match.seats import BOT, GUEST
from game.titles.vermilion.view import zone_odds
from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.titles.vermilion import log_lines, table_layout, top_bar
from scenes.titles.vermilion.board_tips import shifted, tip
from scenes.titles.vermilion.words import Words
from scenes.tutorial import offer
from tests.gallery.vermilion_tables import parts
from tests.scenes.conftest import Driver
from tests.titles.vermilion.screens.questions import asked, match_at

LOADED = 600


def at_turn(program: Program, drive: Driver) -> TableScene:
    return asked(program, drive, match_at(program, "player_action", after=2))



def test_s10_in_the_own_turn_each_enemy_wears_the_chances_of_its_next_roll(program: Program, drive: Driver) -> None:
    table = at_turn(program, drive)
    board, view = parts(table).board, table.view
    for foe in view.foes:
        odds = board.shown.pieces[f"unit:{foe.unit}"].odds
        assert sum(count for _, count in odds) == foe.ways and all(count for _, count in odds)


def test_s10_pointing_at_an_enemy_shows_where_each_zone_would_lead_it(program: Program, drive: Driver) -> None:
    table = at_turn(program, drive)
    title, foe = parts(table), table.view.foes[0]
    title.board.look(f"unit:{foe.unit}")
    omens = title.board.shown.omens
    assert len(omens) == sum(1 for count in foe.odds if count)
    assert abs(sum(omen.percent for omen in omens) - 100) <= 2
    assert all(omen.plan.unit == foe.unit and omen.plan.way[0] == foe.at for omen in omens)


def test_s10_the_tip_of_an_enemy_tells_what_a_token_would_change(program: Program, drive: Driver) -> None:
    table = at_turn(program, drive)
    foe = table.view.foes[0]
    words = Words(program.client.media, table)
    for by, name in ((-1, "calm"), (1, "threat")):
        odds, ways = zone_odds(foe.kind, foe.threat - foe.calm + by)
        assert shifted(foe, by) == " · ".join(str(round(100 * one / ways)) for one in odds) + " %"
        row = next(row for row in tip(words, f"unit:{foe.unit}").lines if row.icon == f"vermilion/token/{name}")
        assert shifted(foe, by) in str(row)


def test_s10_every_target_of_a_rolled_attack_shows_what_it_loses(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "choose_target", seed=5))
    title, view = parts(table), table.view
    if view.action is None or view.action.kind != "attack":
        pytest.skip("no attack is rolled")
    hurts = title.board.shown.hurts
    assert hurts and set(hurts) <= {ref for option in table.options() for ref in option.refs}
    ref, (points, left) = next(iter(hurts.items()))
    assert left == next(foe.hp for foe in view.foes if ref == f"unit:{foe.unit}")
    row = tip(Words(program.client.media, table), ref).lines[0]
    assert str(points) in str(row) and row.icon == "vermilion/step/melee"
    assert str(view.action.result) in title.words.ask(table.asked)[0]  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["fill_dice", "corruption_react", "combust_dice"])
def test_s10_a_panel_of_a_question_leaves_the_board_in_sight(program: Program, drive: Driver, text: str) -> None:
    table = asked(program, drive, match_at(program, text))
    panel = next(one for one in parts(table).dialogs.panels if one.visible)
    assert not panel.rect.colliderect(table_layout.BOARD)


def test_s10_who_stands_on_the_map_before_round_one_is_not_still_to_come(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "choose_start"))
    view = table.view
    assert view.foes and any(one.round == 1 for one in view.coming)
    assert top_bar.still_coming(view) == sum(one.count for one in view.coming if one.round > 1)


def test_c6_4a_the_log_tells_conditions_pushes_and_improvising_in_words(program: Program, drive: Driver) -> None:
    words = Words(program.client.media, at_turn(program, drive))
    rows = [
        Event(0, "thresholds", "R11.3", {"seat": 0, "met": "pair:0"}),
        Event(1, "thresholds", "R11.3", {"seat": 0, "met": ""}),
        Event(2, "moved", "R13.4", {"unit": "c0", "to": "3,3"}),
        Event(3, "moved", "R14.7", {"unit": "c0", "to": "3,3"}),
        Event(4, "played", "R5.1", {"seat": 0, "card": "move", "slot": "arm", "how": "improvised"}),
        Event(5, "duality_gave", "R9.5", {"seat": 0, "what": "smith", "count": 0}),
    ]
    lines = [log_lines.told(row, words).text for row in rows]
    assert "pair:0" not in lines[0] and "[" in lines[0]
    assert ":" not in lines[1]
    assert lines[2] != lines[3]
    assert lines[4] != log_lines.told(Event(6, "played", "R5.1", {**rows[4].data, "how": "standard"}), words).text
    assert "smith:" not in lines[5] and "0" not in lines[5]


def test_c6_10_after_the_lesson_a_bot_stands_at_ones_side(program: Program, drive: Driver) -> None:
    offer.play_easy(program.client, "vermilion")
    for _ in range(LOADED):
        if isinstance(program.nav.stack.top, TableScene):
            break
        drive.frames(1, 50)
        sleep(0.01)
    table = program.nav.stack.top
    assert isinstance(table, TableScene)
    assert [info.kind for info in table.match.seats] == [GUEST, BOT]


def test_s10_a_die_that_is_dragged_out_of_a_well_lies_ready_again(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "fill_dice", after=2))
    panel = next(one for one in parts(table).dialogs.panels if one.visible)
    before = sum(panel.way)  # type: ignore[attr-defined]
    die = drive.find("fill.well.0")
    panel_foot = (panel.rect.right - 40, panel.rect.bottom - 20)
    die.on_press(die.rect.center, 1)
    die.on_drag(panel_foot, (0, 0))
    die.on_release(panel_foot, 1, False)
    assert sum(panel.way) == before - 1  # type: ignore[attr-defined]
    assert isinstance(die.rect, pygame.Rect)


def test_s10_the_number_keys_fill_the_wells(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "fill_dice", after=2))
    panel = next(one for one in parts(table).dialogs.panels if one.visible)
    while sum(panel.way):  # type: ignore[attr-defined]
        drive.key(pygame.K_3)
    for key, at in ((pygame.K_1, 0), (pygame.K_2, 1)):
        if panel.ready[at]:  # type: ignore[attr-defined]
            before = panel.way[at]  # type: ignore[attr-defined]
            drive.key(key)
            assert panel.way[at] == before + 1  # type: ignore[attr-defined]
            drive.key(pygame.K_3)


def test_r4_0_1_beads_are_offered_with_what_becomes_of_the_roll(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "corruption_react"))
    assert table.asked is not None
    total = int(table.asked.subject()[1])
    button = next(one for one in drive.find("way").each() if one.name.startswith("way.trinket"))
    assert f"{total}" in button.note and f"{total - 2}" in button.note


def test_c6_4_what_is_cited_stands_in_the_rulebook_under_a_number(program: Program, drive: Driver) -> None:
    title = parts(at_turn(program, drive))
    assert title.rule_of("R4.6") == "R4.6"
    for cited in ("u02", "ad11", "w01", "t01", "5.9", "5.13"):
        assert title.rule_of(cited).startswith("R"), cited


def test_c6_13_nobody_is_offered_a_draw_for_all_play_together(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "player_action"))
    assert [row[0] for row in table.giving_up.rows()] == [CONCEDE]
    several = asked(program, drive, match_at(program, "player_action", seats=2))
    assert [row[0] for row in several.giving_up.rows()] == [CONCEDE]
