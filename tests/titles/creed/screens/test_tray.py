"""R8.1, section 10: what the action board and its menus tell before a choice, and the inspector after it."""

from __future__ import annotations

import msgspec
import pytest

from game.core.rng import Stream
from game.titles.creed.content import ACTIONS
from scenes.media import theme
from scenes.program import Program
from scenes.room.loading import LoadingScene
from scenes.table.pick_menu import PickButton, PickMenu
from scenes.table.prompt_bar import APART, RULE_WIDTH
from scenes.titles.creed.actions import ActionSpot
from scenes.titles.creed.token_choice import RowToken
from tests.gallery.creed_tables import _room, parts, picked
from tests.gallery.rooms import Paused
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import asked_once, click_place, in_turn, until_asked


@pytest.mark.parametrize("action", ACTIONS)
def test_r8_1_each_box_tells_its_own_cost_where_a_later_use_costs_more(
    program: Program, drive: Driver, action: str
) -> None:
    found = parts(in_turn(program, drive))
    spot, costs = found.actions.spots[action], ACTIONS[action].ap
    assert isinstance(spot, ActionSpot)
    for used in range(ACTIONS[action].boxes + 1):
        spot.show(msgspec.structs.replace(found.words.public(0), boxes={action: used}))
        told = [str(cost) if box >= used else "" for box, cost in enumerate(costs)] if ACTIONS[action].by_box else None
        assert spot.prices() == (told or [""] * ACTIONS[action].boxes)


def test_r8_2_the_menu_of_morale_tells_by_colour_what_the_unit_could_do_then(program: Program, drive: Driver) -> None:
    menu = picked(program.client)
    assert isinstance(menu, PickMenu)
    removed, stays = (program.media.t(f"creed.board.{result}") for result in ("removed", "stays"))
    buttons = [button for button in menu.ui.root.each() if isinstance(button, PickButton)]
    tones = {button.note: button.tone for button in buttons}
    assert {note.endswith(removed) and not note.endswith(stays): tone for note, tone in tones.items()} == {
        True: "good", False: "bad"
    }  # fmt: skip
    assert len({button.note_ink() for button in buttons}) == len(buttons)


@pytest.mark.parametrize("verb", ["move", "deploy"])
def test_c6_4b_after_a_choice_the_inspector_tells_of_what_the_pointer_rests_on(
    program: Program, drive: Driver, verb: str
) -> None:
    table = in_turn(program, drive)
    shown = parts(table)
    option = Stream(3, "rest").pick([o for o in table.options() if o.verb == verb and len(o.refs) > 1])
    shown.board.select(option.refs[0])
    click_place(drive, table, option.refs[-1])
    if isinstance(drive.top, PickMenu):
        drive.click("pick.0")
        click_place(drive, table, option.refs[-1])
    table.playback.skip_all()
    drive.frames(4, 50)
    assert table.asked is not None and shown.board.shown.pointed == option.refs[-1]
    assert shown.inspector.ref == option.refs[-1]
    assert shown.inspector.page == shown.words.page(option.refs[-1])


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r8_4_the_prompt_of_tents_that_are_laid_again_is_one_line_and_the_tray_counts_them(
    program: Program, drive: Driver, language: str
) -> None:
    program.client.set_language(language)
    table = in_turn(program, drive)
    table.answer("redeploy:1")
    until_asked(drive, table)
    assert table.asked is not None
    left, prompt, type_ = table.asked.about["left"], table.prompt, program.media.theme
    for token in ("king", "commander", "blank"):
        for colour in (0, 1):
            asking = parts(table).words
            words, _ = asking.ask(table.asked, what=asking.token(f"{colour}:{token}"))
            needs = type_.width(words, theme.BODY, True) + type_.width(prompt.hint_text, type_.least)
            assert needs + APART <= prompt.rect.width - 64 - RULE_WIDTH - 8, words
    assert parts(table).tray.heading == program.media.t("creed.tray.left", left=left)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_8_the_loading_screen_says_what_each_option_of_the_match_is(program: Program, language: str) -> None:
    program.client.set_language(language)
    scene = Paused(program.client, _room(program.client, 2).setup)
    assert isinstance(scene, LoadingScene)
    for name in ("first_side", "round_limit", "quiet_rounds"):
        look, value = scene.setup.look.option(name), scene.setup.shown_value(name)
        assert program.media.t(look.caption) in scene._option_words(look, value)


def test_r8_4_the_tokens_that_are_laid_stand_in_one_row_with_the_next_one_marked(
    program: Program, drive: Driver
) -> None:
    asked_once(program, drive, "place_tents")
    drive.frames(2)
    tokens = [widget for widget in drive.find("tray").each() if isinstance(widget, RowToken)]
    assert len(tokens) > 1 and len({(token.rect.y, token.rect.size) for token in tokens}) == 1
    assert [token.marked for token in tokens] == [True] + [False] * (len(tokens) - 1)
