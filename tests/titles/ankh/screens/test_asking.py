"""Where each question of Ankh is answered (section 3), and what the panels tell."""

from __future__ import annotations

import json
from itertools import chain
from typing import TYPE_CHECKING

import pygame
import pytest

from game.titles.ankh.content import CARD_NAMES
from scenes.media.canvas import SIZE
from scenes.media.texts import FOLDER
from scenes.titles.ankh.actions import ActionLook
from scenes.titles.ankh.asking import QUESTIONS
from scenes.titles.ankh.asking_cards import CardChoice
from scenes.titles.ankh.asking_rows import MapButton
from scenes.titles.ankh.asking_tray import Thing, Tray, thing_of
from scenes.titles.ankh.small_map import small_map
from tests.gallery.ankh_tables import asks, parts, played
from tests.gallery.tables import Wanted
from tests.titles.ankh.play import Play
from tests.titles.ankh.screens import hands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from scenes.kit.question_panel import QuestionPanel
    from scenes.program import Program
    from scenes.table.match import Match
    from scenes.table.table_scene import TableScene
    from tests.scenes.conftest import Driver

FOR = ("waiting", "token_lost")
ON_BOARD = (
    "move_figure", "satet_push", "control_monument", "caravan_region", "caravan", "cat_window", "cat_victim",
    "obelisk_move", "isis_keep", "mummy_return",
)  # fmt: skip
ON_TILES = ("choose_action",)


def kinds() -> set[str]:
    """All questions that have a text."""
    keys = json.loads((FOLDER / "en" / "ankh" / "asks.json").read_text("utf-8"))
    return {key.split(".")[2] for key in keys} - set(FOR)


def asked(
    program: Program, drive: Driver, text: str, gods: tuple[str, str], wanted: Wanted | None = None
) -> TableScene:
    """A table at the first question of a kind that is asked of seat 0."""
    for seed in range(1, 40):
        match = played(program.client, "pb", seed, wanted or asks(text), gods)
        if not match.over:
            return hands.opened(program, drive, match)
        match.close()
    raise LookupError(text)


def panel_of(table: TableScene) -> QuestionPanel:
    """The one that is open."""
    return next(one for one in parts(table).dialogs.panels if one.visible)


def test_s3_each_question_is_answered_in_one_place() -> None:
    places = [*chain.from_iterable(panel.asks for panel in QUESTIONS), *ON_BOARD, *ON_TILES]
    assert sorted(places) == sorted(kinds())


def a_card_is_used(match: Match, questions: Sequence[Question]) -> bool:
    """Seat 0 chooses a card and has not all of them."""
    return len(match.session.view(0).gods[0].hand) < len(CARD_NAMES) and asks("battle_card")(match, questions)


def test_r10_5_all_seven_cards_lie_there_and_those_that_were_used_say_so(program: Program, drive: Driver) -> None:
    table = asked(program, drive, "battle_card", ("isis", "ra"), a_card_is_used)
    panel = panel_of(table)
    hand = table.view.gods[0].hand
    assert isinstance(panel, CardChoice)
    for card in CARD_NAMES:
        button = drive.find(f"card.{card}")
        assert button.enabled == (card in hand), card
        if not button.enabled:
            assert program.media.t("ankh.why.used") in button.hint()


def test_c6_a_card_that_the_pointer_leaves_leaves_nothing_of_its_light(program: Program, drive: Driver) -> None:
    asked(program, drive, "battle_card", ("isis", "ra"), a_card_is_used)
    button = next(found for card in CARD_NAMES if (found := drive.find(f"card.{card}")).enabled)
    button.hovered = True
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    button.draw(surface)
    assert button.rect.inflate(2 * button.glow, 2 * button.glow).contains(surface.get_bounding_rect())


def test_r14_1_amun_takes_two_cards_one_after_the_other_and_may_change_his_mind(
    program: Program, drive: Driver
) -> None:
    table = asked(program, drive, "amun_two", ("amun", "ra"))
    drive.click("yes_no.yes")
    hands.until_asked(drive, table)
    before = len(table.match.session.log)
    first, second, third = table.view.gods[0].hand[:3]
    for card in (first, first, second, third):
        assert len(table.match.session.log) == before
        drive.click(f"card.{card}")
    chosen = [entry.key for entry in table.match.session.log if entry.seat == 0][-1]
    assert set(chosen.split("+")) == {second, third}


def test_s3_a_thing_that_is_taken_up_alone_shows_where_it_can_go(program: Program, drive: Driver) -> None:
    table = asked(program, drive, "place_cats", ("bastet", "ra"))
    panel, board = panel_of(table), parts(table).board
    assert isinstance(panel, Tray)
    drive.click("tray.:star")
    assert {thing_of(option) for option in board.options} == {Thing("", "star")}
    option = board.options[0]
    hands.click_place(drive, table, option.refs[1])
    assert table.match.session.log[-1].key == option.key


def test_s3_the_keyboard_begins_at_the_answer_that_changes_nothing(program: Program, drive: Driver) -> None:
    table = asked(program, drive, "worshipful", ("isis", "ra"))
    before = len(table.match.session.log)
    drive.key(pygame.K_TAB)
    drive.frames(1, 300)
    drive.key(pygame.K_RETURN)
    assert [entry.key for entry in table.match.session.log[before:]][:1] == ["no"]


@pytest.mark.parametrize("lit", [(), ("4,2", "5,2")])
def test_s10_the_small_map_lights_the_spaces_that_it_is_told(program: Program, lit: tuple[str, ...]) -> None:
    view = Play("two_lands").session.view(0)
    picture = small_map(program.media, view, (200, 140), lit)
    bright = [pixel for x in range(0, 200, 2) for y in range(0, 140, 2)
              if (pixel := picture.get_at((x, y))).r > 200 and pixel.a > 200]
    assert bool(bright) == bool(lit)


def test_s10_the_small_map_writes_numbers_on_their_spaces(program: Program) -> None:
    view = Play("two_lands").session.view(0)
    bare = small_map(program.media, view, (400, 280), ())
    told = small_map(program.media, view, (400, 280), (), ((7, ("2,0", "3,0")),))
    rows = [y for y in range(280) if any(bare.get_at((x, y)) != told.get_at((x, y)) for x in range(0, 400, 2))]
    assert rows and max(rows) < 140


def test_r8_2d_each_part_is_shown_with_the_numbers_that_it_leads_to(program: Program, drive: Driver) -> None:
    table = asked(program, drive, "caravan_number", ("isis", "ra"))
    buttons = [one for one in panel_of(table).each() if isinstance(one, MapButton)]
    pictures = [one.made((300, 200)) for one in buttons]
    assert len(pictures) == 2 and pygame.image.tobytes(pictures[0], "RGBA") != pygame.image.tobytes(
        pictures[1], "RGBA")
    drive.click(buttons[1].name)
    assert table.match.session.log[-1].key == buttons[1].name.removeprefix("part.")


def test_r19_2_horus_sees_who_would_fight_where_he_may_put_an_eye(program: Program, drive: Driver) -> None:
    table = asked(program, drive, "horus_eyes", ("horus", "ra"))
    board = parts(table).board
    option = next(one for one in table.options() if one.key != "done")
    drive.move(drive.find(f"eye.{option.key}").rect.center)
    region = table.view.regions[int(option.key) - 1]
    assert {f"space:{name}" for name in region.spaces} == set(board.shown.trail)
    drive.click(f"eye.{option.key}")
    assert table.match.session.log[-1].key == option.key


def test_r10_10_the_answers_about_the_token_say_what_they_do(program: Program, drive: Driver) -> None:
    asked(program, drive, "use_token", ("isis", "ra"))
    told = [drive.find(f"yes_no.{key}").text for key in ("yes", "no")]
    assert told == [program.media.t(f"ankh.asking.use_token.{key}") for key in ("yes", "no")]


def test_r5_4_the_tick_of_an_action_covers_no_peg_at_five_seats(program: Program, drive: Driver) -> None:
    match = played(program.client, "pbbbb", 3, asks("choose_action", 0, 2))
    tile = parts(hands.opened(program, drive, match)).actions.tiles[2]
    looks = [ActionLook(0, 6, taken, "conflict") for taken in (False, True)]
    pictures = []
    for look in looks:
        tile.display(look)
        surface = pygame.Surface((1920, 1080), pygame.SRCALPHA)
        tile.draw(surface)
        pictures.append(surface)
    tick = [x for x in range(tile.rect.x, tile.rect.right - 4) for y in range(tile.rect.bottom - 40, tile.rect.bottom)
            if (pictures[0].get_at((x, y)) != pictures[1].get_at((x, y)))]
    bare = tile.rect.right - 8 - 26
    assert tick and min(tick) >= bare
    tile.display(ActionLook(0, 6, False, ""))
    without = pygame.Surface((1920, 1080), pygame.SRCALPHA)
    tile.draw(without)
    event = [x for x in range(tile.rect.x, tile.rect.right) for y in range(tile.rect.bottom - 34, tile.rect.bottom - 6)
             if without.get_at((x, y)) != pictures[0].get_at((x, y))]
    assert event and max(event) < bare
