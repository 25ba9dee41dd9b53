"""R9 on the screen: between quests everything is chosen by the fire, by mouse or keys, and says what it does before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.titles.vermilion.content import DUALITY
from scenes.table.table_scene import TableScene
from scenes.titles.vermilion.breathe import BREATHE_QUESTIONS
from scenes.titles.vermilion.breathe_base import HEARTH, TileButton
from tests.gallery.vermilion_tables import asks, played
from tests.titles.vermilion.play import Play
from tests.titles.vermilion.screens.camp import Camp, session_of
from tests.titles.vermilion.test_r09_breathe import ended

if TYPE_CHECKING:
    from game.core.session import Session
    from scenes.program import Program
    from tests.scenes.conftest import Driver

TAKEN = {"grow_or_recover", "duality_choice", "material_pick", "training_pick", "training_return", "breathe_action",
         "quest_choice", "choose_character", "kit_step", "kit_item", "kit_card"}  # fmt: skip


def camp(program: Program, played: Session | Play, seat: int = 0) -> Camp:
    if isinstance(played, Play):
        played.ready()
    session = played.session if isinstance(played, Play) else played
    scene = Camp(program.client, session, seat)
    program.client.nav.stack.push(scene)
    return scene


def tiles(scene: Camp) -> dict[str, TileButton]:
    return {one.name: one for one in scene.ui.root.each() if isinstance(one, TileButton)}


def test_every_question_between_quests_has_one_panel() -> None:
    asked = [text for panel in BREATHE_QUESTIONS for text in panel.asks]
    assert sorted(asked) == sorted(TAKEN)


def test_r9_2_growing_and_recovering_say_what_they_give(program: Program, drive: Driver) -> None:
    play = ended(True, hp=5)
    scene = camp(program, play)
    drive.frames(2)
    assert "15 / 20" in tiles(scene)["grow.recover"].tile.text
    drive.click("grow.recover")
    assert scene.given == ["recover"] and play.seat(0).hp == 15


def test_r9_4_a_duality_card_shows_two_ways_and_no_outcome(program: Program, drive: Driver) -> None:
    play = ended(True, hp=9)
    play.answer("grow")
    scene = camp(program, play)
    drive.frames(2)
    shown = tiles(scene)
    assert set(shown) == {"duality.a", "duality.b"}
    card = play.seat(0).duality
    assert card in DUALITY and not any(one.tile.text or one.tile.note for one in shown.values())
    drive.click("duality.b")
    assert scene.given == ["b"]


def test_r9_9_what_can_be_crafted_is_made_and_the_rest_says_why_not(program: Program, drive: Driver) -> None:
    play = ended(False, materials={"fang": 2, "sinew": 1, "tonic": 1}, hp=12)
    scene = camp(program, play)
    drive.frames(2)
    first = tiles(scene)
    assert "bench.craft:w07" in first and any(one.tile.why and not one.enabled for one in first.values())
    drive.click("bench.craft:w07")
    assert not scene.given
    drive.click("bench.do")
    drive.click("bench.tonic")
    drive.click("bench.do")
    assert scene.given == ["craft:w07", "tonic"] and play.seat(0).bag == ["w07"]
    drive.click("bench.equip:w07")
    assert play.seat(0).worn["arm"] == "w07"
    drive.click("bench.ready")
    assert scene.given[-1] == "ready"


def test_r9_9_things_are_handed_to_a_friend_by_the_friends_portrait(program: Program, drive: Driver) -> None:
    play = ended(False, "karon", "seria", materials={"fang": 1}, bag=["t07"])
    scene = camp(program, play)
    drive.frames(2)
    for key in ("bench.give:1:fang", "bench.give:1:t07"):
        drive.click(key)
        drive.click("bench.do")
    assert play.seat(1).materials == {"fang": 1} and play.seat(1).bag == ["t07"]
    assert drive.has("bench.thing.w01") and not drive.has("bench.give:1:fang")
    assert scene.given == ["give:1:fang", "give:1:t07"]


def test_r9_9_a_double_click_makes_nothing_and_gives_nothing(program: Program, drive: Driver) -> None:
    play = ended(False, "karon", "seria", materials={"fang": 4, "sinew": 4})
    scene = camp(program, play)
    drive.frames(2)
    for key in ("bench.craft:w07", "bench.give:1:fang"):
        place = drive.find(key).rect.center
        drive.click(place)
        drive.click(place)
        assert not scene.given and drive.find(key).rect.center == place
    button = drive.find("bench.do").rect.center
    drive.click(button)
    drive.click(button)
    assert scene.given == ["give:1:fang"]


def test_r9_9_what_is_chosen_by_key_is_done_by_the_next_one(program: Program, drive: Driver) -> None:
    scene = camp(program, ended(False, materials={"fang": 2, "sinew": 1}))
    drive.key(pygame.K_TAB)
    scene.ui.set_focus(drive.find("bench.craft:w07"), True)
    drive.key(pygame.K_RETURN)
    drive.key(pygame.K_RETURN)
    assert scene.given == ["craft:w07"]


def test_c6_3_a_page_by_the_fire_says_where_one_is_and_the_line_above_it_asks(program: Program, drive: Driver) -> None:
    scene = camp(program, ended(True, hp=5))
    drive.frames(2)
    panel = next(one for one in scene.panels if one.visible)
    assert panel.heading == program.media.t("vermilion.breathe.title.grow_or_recover")
    question = scene.asked()
    assert question is not None and panel.words.ask(question)[0] != panel.heading


def test_r9_9_the_workshop_shows_the_recipes_of_one_slot(program: Program, drive: Driver) -> None:
    scene = camp(program, ended(False))
    drive.frames(2)
    drive.click("bench.torso")
    assert {one.tile.ref[5:6] for one in tiles(scene).values()} == {"a"}


def test_r9_7_training_names_the_card_and_then_the_basic_card_that_goes(program: Program, drive: Driver) -> None:
    play = ended(True, quest=2, hp=20)
    play.answer("recover")
    while play.question.text == "material_pick":
        play.answer("sinew")
    assert play.question.text == "training_pick"
    scene = camp(program, play)
    drive.frames(2)
    drive.click("training.ad01")
    assert set(tiles(scene)) == {"training.attack", "training.defend", "training.move"}
    drive.frames(1, 400)  # a second click at once is not for this step
    drive.click("training.move")
    assert scene.given == ["ad01", "move"] and "ad01" in play.seat(0).cards


def test_r1_1_r16_1_character_and_quest_are_chosen_from_pictures_by_keys(program: Program, drive: Driver) -> None:
    scene = camp(program, session_of(variant="single_quest", quest="asked"))
    drive.frames(2)
    while (question := scene.asked()) is not None and question.text in ("choose_character", "quest_choice"):
        before = len(scene.given)
        scene.ui.set_focus(next(iter(tiles(scene).values())))
        drive.key(pygame.K_RETURN)
        assert len(scene.given) == before + 1
    assert len(scene.given) == 2


@pytest.mark.parametrize("language", ["ko", "en"])
def test_5_12_the_kit_of_a_late_quest_is_chosen_by_the_fire(program: Program, drive: Driver, language: str) -> None:
    program.client.set_language(language)
    scene = camp(program, session_of(variant="single_quest", quest="q09"))
    drive.frames(2)
    seen = set()
    while (question := scene.asked()) is not None and question.text in TAKEN:
        seen.add(question.text)
        assert any(panel.visible and panel.rect == HEARTH for panel in scene.panels)
        scene.answer(question.default())
        drive.frames(1)
    assert {"kit_step", "kit_item", "kit_card", "training_return"} <= seen


def test_c6_the_pointer_on_a_tile_tells_the_inspector(program: Program, drive: Driver) -> None:
    scene = camp(program, ended(False))
    drive.frames(2)
    tile = next(iter(tiles(scene).values()))
    drive.move(tile.rect.center)
    assert scene.looked[-1] == tile.tile.ref


@pytest.mark.parametrize(
    ("text", "options"),
    [("kit_item", {"variant": "single_quest", "quest": "q08"}), ("breathe_action", {"variant": "campaign"})],
)
def test_c6_3_at_the_table_the_fire_asks_alone(
    program: Program, drive: Driver, text: str, options: dict[str, str]
) -> None:
    table = TableScene(program.client, played(program.client, "pp", 4, asks(text), **options))
    program.client.nav.stack.push(table)
    drive.frames(40, 50)
    assert table.asked is not None and table.asked.text == text
    names = [one.name for one in table.ui.root.each() if one.visible]
    assert not [name for name in names if name.startswith("choice.")]
    before = len(table.match.session.log)
    drive.click(tiles_of(table)[0] if text == "kit_item" else "bench.ready")
    assert len(table.match.session.log) > before


def tiles_of(table: TableScene) -> list[str]:
    return [one.name for one in table.ui.root.each() if isinstance(one, TileButton)]
