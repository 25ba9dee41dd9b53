"""R5.1.3: an attack whose dice nobody is asked for tells whom it would hit, before anything is spent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from scenes.kit.table_question import Foretold
from scenes.titles.vermilion.asking_outlook import target_words
from scenes.titles.vermilion.preview import unasked
from tests.gallery.vermilion_tables import found, parts, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from scenes.program import Program
    from scenes.table.match import Match
    from scenes.table.table_scene import TableScene
    from tests.scenes.conftest import Driver


def attack_of(match: Match, dice: int) -> str:
    """An attack with a card by seat 0, which has so many dice; "" for none."""
    if len(match.session.view(0).seats[0].supply) != dice:
        return ""
    options = [option for question in match.session.questions() if question.seat == 0 for option in question.options()]
    return next((one.key for one in options if one.key.startswith("play:") and one.key.endswith(":arm")), "")


def striking(program: Program, dice: int) -> TableScene:
    """Seat 0 may attack with its last dice."""
    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        return bool(attack_of(match, dice))

    return table(program.client, found(program.client, "p", wanted))


def test_r5_1_3_the_last_die_is_rolled_after_its_forecast(program: Program, drive: Driver) -> None:
    scene = striking(program, 1)
    key, count = attack_of(scene.match, 1), len(scene.match.session.log)
    scene.answer(key)
    asks = drive.top
    told = unasked(scene.view, 0, key)
    assert isinstance(asks, Foretold) and told is not None and len(scene.match.session.log) == count
    assert asks.text == "\n".join(target_words(parts(scene).words, one, told.ways) for one in told.targets)
    drive.frames(1, 300)
    drive.key(pygame.K_RETURN)
    assert len(scene.match.session.log) > count and drive.top is scene


def test_r5_1_3_a_click_on_the_target_agrees_and_esc_spends_nothing(program: Program, drive: Driver) -> None:
    scene = striking(program, 1)
    key, count = attack_of(scene.match, 1), len(scene.match.session.log)
    scene.answer(key)
    drive.key(pygame.K_ESCAPE)
    assert drive.top is scene and len(scene.match.session.log) == count
    scene.answer(key)
    asks = drive.top
    assert isinstance(asks, Foretold)
    drive.click(asks.places[0].center)
    assert len(scene.match.session.log) > count


def test_r5_1_3_with_more_dice_the_wells_tell_it(program: Program) -> None:
    scene = striking(program, 2)
    assert unasked(scene.view, 0, attack_of(scene.match, 2)) is None


def test_r5_2_2_an_improvised_attack_counts_the_face_alone(program: Program) -> None:
    scene = striking(program, 1)
    key = attack_of(scene.match, 1).replace("play", "improvise")
    own = scene.view.seats[0]
    told = unasked(replace(scene.view, seats=(own,)), 0, key)
    assert told is not None and set(told.results) == {1, 2}
