"""Section 10, C6: choosing at Creed's table - actions, orders, pointing, ending a turn - through the event queue."""

from __future__ import annotations

from typing import Literal

import msgspec
import pygame
import pytest

from game.titles.creed.content import TENT_PRESETS
from game.titles.creed.forecast import STAYS, FieldForecast, forecast
from game.titles.creed.track import TRACK
from scenes.media import theme
from scenes.program import Program
from scenes.shell.dialog import QuestionDialog as Question_
from scenes.table.pick_menu import PickMenu
from scenes.table.prompt_bar import RULE_WIDTH
from scenes.table.result_scene import ResultScene
from scenes.titles.creed import board_items
from scenes.titles.creed.actions import ICON
from scenes.titles.creed.board_orders import Order
from scenes.titles.creed.offers import number
from scenes.titles.creed.table import BEGUN
from scenes.titles.creed.top_bar import NationBadge
from scenes.widgets.button import Button
from tests.gallery.creed_tables import asks, parts, played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import opened, until_asked
from tests.titles.creed.screens.hands import (
    answers,
    asked_now,
    asked_once,
    click_place,
    in_turn,
    press,
    setting_up,
)

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.mark.slow
def test_r8_9_a_special_action_is_chosen_on_the_action_board_and_then_its_target(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive)
    drive.click("action.fortify")
    tent = next(o.refs[1] for o in table.options() if o.verb == "fortify")
    click_place(drive, table, tent)
    assert answers(table, 0)[-1] == f"fortify:{tent[-3:]}"


def test_r8_9_a_special_action_is_chosen_by_keys_alone(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    table.ui.set_focus(table.ui.find("action.fortify"), True)
    drive.key(pygame.K_RETURN)
    assert (parts(table).board.selected, table.ui.focus) == ("action:fortify", parts(table).board)


def test_r8_2_one_of_two_amounts_of_morale_is_picked(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    drive.click("action.morale")
    cell = next(o.refs[1] for o in table.options() if o.verb == "morale")
    click_place(drive, table, cell)
    assert isinstance(program.nav.stack.top, PickMenu)


def test_c6_4_an_action_that_cannot_be_used_says_why(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    refusal = table.why("action:appoint")
    assert refusal is not None
    assert program.media.t(f"creed.{refusal.text}", **refusal.args) in drive.find("action.appoint").hint()
    assert f"({refusal.rule})" in drive.find("action.appoint").hint()


@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_r2_10_the_result_counts_units_of_the_line_up_as_placed(program: Program, kinds: str) -> None:
    """Of a seat that acts second, which lays out six, before it has acted."""
    session = played(program.client, kinds, 3, asks("team_turn", 0, 1)).session
    assert TRACK.counted(session, 0)["deployed"] == 6


def test_c6_4_a_target_that_nothing_acts_on_yet_says_what_could(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    board = parts(table).board
    ref = next(ref for ref in board.shown.space.squares if table.why(ref) is None and not board.choices_at(ref)
               and ref not in board.shown.offers.sources())  # fmt: skip
    actor = next(o.refs[0] for o in table.options() if ref in o.refs[1:])
    click_place(drive, table, ref)
    assert parts(table).words.thing(actor) in table.prompt.refusal


def test_c6_4_a_click_beside_every_place_lets_go_of_what_is_selected(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    board = parts(table).board
    board.select(next(ref for ref in board.shown.offers.sources() if ref.startswith("cell:")))
    drive.click(board.shown.space.clearing(1).move(board.origin()).center)
    assert board.selected == ""


def test_c6_4_an_order_that_cannot_be_given_stands_with_its_reason(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pb", 3, asks("team_turn", 0, 1), first_side="0"))
    unit = next(o.refs[0] for o in table.options() if o.verb == "field_attack")
    click_place(drive, table, unit)
    refusal = table.why(f"siege_attack:{unit[6:]}")
    assert refusal is not None
    order = drive.find("order.siege_attack")
    assert not order.enabled and program.media.t(f"creed.{refusal.text}", **refusal.args) in order.hint()
    assert f"({refusal.rule})" in order.hint()


@pytest.mark.parametrize("language", ["ko", "en"])
def test_section_10_every_order_bears_its_words(program: Program, drive: Driver, language: str) -> None:
    program.client.set_language(language)
    table = in_turn(program, drive, "pbbb")
    board = parts(table).board
    unit = next(o.refs[0] for o in table.options() if o.verb == "field_attack")
    board.select(unit)
    orders = [drive.find(f"order.{verb}") for verb in ("field_attack", "siege_attack", "swap", "rotate")]
    camp = board.shown.space.camp(0).move(board.origin())
    assert all(isinstance(one, Order) and one.text for one in orders) and camp.contains(board.orders.rect)


@pytest.mark.slow
def test_c6_14_what_others_did_can_still_be_shown_again_once_an_own_choice_is_taken_back(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive)
    table.give(0, "end_turn")
    until_asked(drive, table)
    account, told = table.playback.account, table.catch_up.actions
    assert table.catch_up.can_repeat and account is not None
    table.give(0, next(o.key for o in table.options() if o.verb in ("move", "deploy")))
    until_asked(drive, table)
    table.undo()
    until_asked(drive, table)
    assert table.catch_up.can_repeat and table.catch_up.actions == told
    assert table.playback.account is not None and table.playback.account.first == account.first


def test_r5_4_arrows_show_who_goes_where_and_the_prompt_what_a_rotation_costs(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    board = parts(table).board
    table.answer(next(o.key for o in table.options() if o.verb == "rotate"))
    while all(o.key != "close" for o in table.options()):
        until_asked(drive, table)
        table.answer(next(o.key for o in table.options() if o.verb == "to"))
        until_asked(drive, table)
    close = next(o for o in table.options() if o.key == "close")
    ap = number(close, "ap")
    told = program.media.t("creed.ask.rotate_pick.close", ap=ap, before=10, after=10 - ap)
    assert told in table.prompt.hint_text and parts(table).purse.cost == ap
    board.point("")
    assert len(list(board_items._hops(board.art, board.shown))) == len(board.shown.picked) == 3


def test_r8_1_a_special_action_says_its_cube_and_what_it_costs_the_next_time(program: Program, drive: Driver) -> None:
    found, t = parts(in_turn(program, drive)), program.media.t
    first, second = (t("creed.action.cost", ap=ap) for ap in (3, 4))
    assert "1" in first.replace("3", "")
    assert found.words.costs("fortify", 0) == (first, second)
    assert [found.words.costs(*use) for use in (("fortify", 1), ("reinforce", 0))] == [(second, ""), (first, "")]
    spot, page = found.actions.spots["fortify"], found.words.page("action:fortify")
    spot.show(msgspec.structs.replace(found.words.public(0), boxes={}))
    assert [cost in spot._tip() for cost in (first, second)] == [True, True]
    assert page is not None and page.rows[-1].text == t("creed.action.cubes")


def test_r8_1_a_cost_of_choice_does_not_read_as_a_share(program: Program, drive: Driver) -> None:
    words = parts(in_turn(program, drive)).words
    assert [words.brief(cost) for cost in ("1/2", "1/3", "3", "")] == ["1~2", "1, 3", "3", ""]


def test_r8_5_both_costs_of_a_redeployment_stand_whole_on_its_plate(program: Program, drive: Driver) -> None:
    found = parts(in_turn(program, drive, "pbbb"))
    spot, type_ = found.actions.spots["redeploy"], program.media.theme
    assert "/" in spot.content.cost
    for language in ("ko", "en"):
        program.client.set_language(language)
        cost = found.words.brief(spot.content.cost)
        assert type_.width(cost, theme.BODY, True) <= spot.rect.width - ICON - 8


def test_r6_an_attack_is_chosen_by_its_order(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    attacks = [o for o in table.options() if o.verb == "field_attack"]
    one = next(o for o in attacks if sum(other.refs[0] == o.refs[0] for other in attacks) == 1)
    click_place(drive, table, one.refs[0])
    press(drive, "order.field_attack")
    assert answers(table, 0)[-1] == one.key


@pytest.mark.slow
def test_section_10_the_enemy_tracker_opens_from_the_action_board(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    press(drive, "team")
    situation = parts(table).situation
    assert situation.visible


@pytest.mark.slow
def test_r4_1_a_click_on_an_allys_empty_cell_keeps_who_acts(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbgb", 4)
    board = parts(table).board
    cells = [ref for ref in board.shown.space.squares if ref.startswith("cell:2")]
    empty = next(ref for ref in cells if ref not in board.shown.pieces.units)
    click_place(drive, table, empty)
    assert asked_now(table) == 0


def test_r4_1_the_hand_stays_that_of_the_ally_while_its_choice_is_shown(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbgb", 4)
    drive.click("seat.2")
    table.answer(next(o.key for o in table.options() if o.verb in ("move", "deploy")))
    badge = drive.find("badge")
    assert table.asked is None and isinstance(badge, NationBadge) and badge.content == table.view.seats[2].nation


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("kinds", ["pb", "pbgb"])
def test_c1_3_names_of_actions_and_arrangements_fit(program: Program, drive: Driver, language: str, kinds: str) -> None:
    program.client.set_language(language)
    table = setting_up(program, drive, "setup_tents", kinds)
    type_, words = program.media.theme, parts(table).words
    for action, spot in parts(table).actions.spots.items():
        assert type_.width(words.t(f"creed.action.{action}.short"), 18, True) <= spot.rect.width - 6
    for name in TENT_PRESETS:
        found = drive.find(f"tray.{name}")
        assert type_.width(words.t(f"creed.tents.{name}"), 18, True) <= found.rect.width - 10


def test_r8_1_a_filled_box_shows_its_cube_and_the_next_cost(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pb", 3, asks("team_turn", 0, 1), first_side="0"))
    before = parts(table).actions.spots["fortify"].content.cost
    table.answer(next(o.key for o in table.options() if o.verb == "fortify"))
    until_asked(drive, table)
    assert (before, parts(table).actions.spots["fortify"].content.cost) == ("3", "4")


def test_section_10_pointing_at_a_target_shows_the_ap_it_leaves(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    move = next(o for o in table.options() if o.verb == "move")
    click_place(drive, table, move.refs[0])
    rect = parts(table).board.place_of(move.refs[1])
    assert rect is not None
    drive.move(rect.center)
    assert parts(table).purse.cost == 1


def test_c6_4b_the_inspector_shows_what_is_pointed_at_and_keeps_what_is_pinned(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    tent = parts(table).board.place_of("tent:1T11")
    cell = parts(table).board.place_of("cell:0L1r1")
    assert tent is not None and cell is not None
    drive.move(tent.center)
    drive.key(pygame.K_i)
    drive.move(cell.center)
    assert parts(table).inspector.ref == "tent:1T11"


def test_c6_4c_ending_a_turn_with_more_than_three_ap_is_asked_once(program: Program, drive: Driver) -> None:
    """Who agrees is not asked again, who goes back is: that one did not want to end."""
    table = in_turn(program, drive)
    before = answers(table, 0)
    for _ in range(2):
        drive.key(pygame.K_e)
        assert isinstance(program.nav.stack.top, Question_) and answers(table, 0) == before
        drive.key(pygame.K_ESCAPE)
    drive.key(pygame.K_e)
    drive.click("answer.0")
    assert program.nav.stack.top is table and answers(table, 0) != before


@pytest.mark.slow
@pytest.mark.parametrize(("level", "left", "asked"), [
    ("never", 99, False), ("useful", 99, True), ("useful", 3, False), ("always", 3, True),
])  # fmt: skip
def test_c6_4c_the_options_say_before_which_ends_of_a_turn_is_asked(
    program: Program, drive: Driver, level: Literal["never", "useful", "always"], left: int, asked: bool
) -> None:
    program.media.settings.end_turn_question = level
    table = in_turn(program, drive)
    while table.view.seats[0].own > left:
        table.answer(next(o.key for o in table.options() if o.verb == "move"))
        until_asked(drive, table)
    drive.key(pygame.K_e)
    assert isinstance(program.nav.stack.top, Question_) is asked


def test_r8_4_where_all_tokens_left_are_alike_the_rest_is_no_matter_of_chance(program: Program, drive: Driver) -> None:
    table, t = in_turn(program, drive), program.media.t
    table.answer("redeploy:1")
    told, looks = list[bool](), set[tuple[str | int, ...]]()
    for _ in range(8):
        until_asked(drive, table)
        if table.asked is None or table.asked.text != "place_tents":
            break
        lifted = next(secret.lifted for secret in table.view.secrets if secret.seat == 0)
        rest = drive.find("tray.random")
        assert isinstance(rest, Button)
        alike = len([count for _, count in lifted if count]) < 2
        assert rest.hint() == t(f"creed.tray.random.rest.{'alike' if alike else 'tip'}")
        looks, told = looks | {(rest.text, *rest.rect)}, [*told, alike]
        table.answer(next(option.key for option in table.options() if option.key.startswith("put:")))
    assert told[0] is False and told[-1] is True
    assert len(looks) == 1, "name and place stay, whatever is left"


def test_r8_4_tents_are_put_back_by_clicks_and_the_rest_at_random(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    table.answer("redeploy:1")
    until_asked(drive, table)
    click_place(drive, table, "tent:0T12")
    until_asked(drive, table)
    press(drive, "tray.random")
    assert answers(table, 0)[-3:] == ["redeploy:1", "put:T12", "random"]


@pytest.mark.slow
def test_r8_3_fallen_units_are_taken_from_the_tray(program: Program, drive: Driver) -> None:
    table = asked_once(program, drive, "reinforce_pick")
    key = table.options()[0].key
    press(drive, f"tray.{key}")
    assert answers(table, 0)[-1] == key


@pytest.mark.slow
def test_r8_5_tent_tokens_are_given_from_the_tray(program: Program, drive: Driver) -> None:
    table = asked_once(program, drive, "exchange_give", "pbgb")
    key = next(o.key for o in table.options() if o.key.startswith("give:"))
    press(drive, f"tray.{key}")
    assert answers(table, 0)[-1] == key


@pytest.mark.slow
def test_r8_5_what_was_given_stands_in_the_tray(program: Program, drive: Driver) -> None:
    table = asked_once(program, drive, "exchange_give", "pbgb")
    key = next(o.key for o in table.options() if o.key.endswith(":blank"))
    table.answer(key)
    until_asked(drive, table)
    given = drive.find(f"tray.given.{key.removeprefix('give:')}")
    assert given.rect.top >= drive.find(f"tray.{key}").rect.bottom


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "kinds"), [(3, "pbbb"), (4, "pbbb"), (3, "pb")])
def test_section_10_the_order_plate_lies_near_its_unit_and_covers_no_counter_and_no_cell(
    program: Program, drive: Driver, seed: int, kinds: str
) -> None:
    table = in_turn(program, drive, kinds, seed)
    board = parts(table).board
    drawn = [surface.get_rect(topleft=at) for surface, at in board_items.counters(board.art, board.shown)]
    plan, plates = board.shown.space, []
    taken = [*drawn, *(plan.square(square) for ref, square in plan.squares.items() if ref.startswith("cell:"))]
    for ref in board.shown.offers.sources():
        board.select(ref)
        if board.orders.visible:
            plates.append(board.orders.rect.copy())
            here = board.place_of(ref)
            assert here is not None and plates[-1].inflate(5 * plan.size, 5 * plan.size).colliderect(here)
    taken = [rect.move(board.origin()) for rect in taken]
    assert plates and all(plate.collidelist(taken) < 0 for plate in plates)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_2_hints_stand_whole_beside_their_prompts_or_not_at_all(
    program: Program, drive: Driver, language: str
) -> None:
    program.client.set_language(language)
    table = in_turn(program, drive)
    room = table.prompt.rect.width - 64 - RULE_WIDTH - 8
    for text in ("setup_tents", "setup_units", "team_turn", "rotate_pick", "rumour_second", "place_tents"):
        args = {
            "left": 9,
            "ap": 13,
            "what": program.media.t("creed.token", nation="", kind=program.media.t("creed.leader.commander")),
        }
        left = room - program.media.theme.width(program.media.t(f"creed.ask.{text}", **args), 22, True) - 24
        hint, back = f"creed.ask.{text}.hint", program.media.t("creed.ask.back", key="Esc") if text in BEGUN else ""
        hints = [program.media.t(hint, **args) if program.media.texts.has(hint) else "", back]
        assert program.media.theme.width(" · ".join(filter(None, hints)), 18) <= left, text


def test_r5_4_the_units_of_a_rotation_are_numbered_while_it_is_picked(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pb", 3, asks("rotate_pick", 0)))
    log = [entry.key for entry in table.match.session.log if entry.seat == 0]
    assert parts(table).board.shown.picked[0] == f"cell:0{log[-1].partition(':')[2]}"


def test_c1_2_the_key_of_a_hands_tile_selects_it_and_goes_on_to_the_board(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    drive.key(pygame.K_2)
    held = parts(table)
    assert (held.board.selected, table.ui.focus) == (held.hand.slots[1].ref, held.board)


def test_c1_2_esc_takes_back_the_last_pick_of_a_rotation(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pb", 3, asks("rotate_pick", 0)))
    drive.key(pygame.K_ESCAPE)
    until_asked(drive, table)
    assert table.asked is not None and table.asked.text == "team_turn"


BEGUN_HERE = [("pb", "reinforce_pick"), ("pb", "place_tents"), ("pbgb", "exchange_give")]


@pytest.mark.slow
@pytest.mark.parametrize(("kinds", "text"), BEGUN_HERE)
def test_c1_2_esc_takes_back_an_action_that_was_begun(program: Program, drive: Driver, text: str, kinds: str) -> None:
    table = asked_once(program, drive, text, kinds)
    hint = table.prompt.hint_text
    drive.key(pygame.K_ESCAPE)
    until_asked(drive, table)
    assert (table.asked is not None and table.asked.text, "Esc" in hint) == ("team_turn", True)


def test_c1_2_the_keyboard_is_on_the_unit_again_after_its_order(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    board = parts(table).board
    ref = next(ref for ref, found in board.shown.offers.alone.items() if found[0].verb == "rotate")
    board.select(ref)
    order = drive.find("order.rotate")
    table.ui.set_focus(order, True)
    drive.key(pygame.K_RETURN)
    assert table.ui.focus is board and board.shown.pointed == ref


def test_r8_8_the_first_unit_of_a_rumour_is_marked_while_the_second_is_picked(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pb", 6, asks("rumour_second", 0)))
    log = [entry.key for entry in table.match.session.log if entry.seat == 0]
    assert parts(table).board.shown.picked == (f"cell:{log[-1].partition(':')[2]}",)


# ---------------------------------------------------------------- the end
@pytest.mark.parametrize("seed", [4, 5, 6])
def test_c6_9_allies_at_one_machine_are_told_how_it_ended_for_them(program: Program, seed: int) -> None:
    match = played(program.client, "pbgb", seed)
    outcome = match.session.outcome
    assert outcome is not None
    assert ResultScene(program.client, match).ending == ("win" if 0 in outcome.winners else "lose")


def test_c1_2_the_next_and_last_piece_are_own_units_that_can_act(program: Program, drive: Driver) -> None:
    widgets = parts(in_turn(program, drive))
    shown = widgets.board.shown
    units = [ref for ref in shown.space.squares if ref in shown.pieces.units and ref in shown.offers.sources()]
    taken = []
    for key, mod in ((pygame.K_n, 0), (pygame.K_n, 0), (pygame.K_n, pygame.KMOD_SHIFT)):
        drive.key(key, mod)
        drive.frames(1, 300)
        taken.append(widgets.board.selected)
    assert len(units) > 1 and taken == [units[0], units[1], units[0]]


def test_c1_2_a_special_action_chosen_by_key_goes_on_to_its_first_target(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    board = parts(table).board
    table.ui.set_focus(drive.find("action.fortify"), True)
    drive.key(pygame.K_RETURN)
    drive.frames(2)
    assert board.shown.pointed in board.shown.lit()
    drive.frames(1, 300)
    drive.key(pygame.K_RETURN)
    drive.frames(4, 100)
    assert any(tent.fortress for tent in table.match.session.view(0).seats[0].tents)


@pytest.mark.slow
def test_c6_5_an_own_attack_that_is_withstood_is_told_in_words_also_where_nothing_moves(
    program: Program, drive: Driver
) -> None:
    program.media.settings.animation_speed = "off"
    table = in_turn(program, drive, "pbbb", 4)
    words, attack = parts(table).words, None
    for option in table.options():
        made = forecast(words.view, table.asked, option) if table.asked is not None else None
        if isinstance(made, FieldForecast) and made.hits[0].result == STAYS:
            attack, cell = option, made.hits[0].cell
    assert attack is not None
    name = words.thing(f"cell:{cell}")
    table.answer(attack.key)
    drive.frames(4, 100)
    shown = [toast.text for toast in program.nav.stack.toasts.shown]
    assert [text for text in shown if name in text and words.place(cell, int(cell[0])) in text]
