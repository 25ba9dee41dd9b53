"""R15.2, C6.4a: lands are told apart by where they lie; an enemy that is gone keeps its name in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.titles.vermilion.board import QUESTS
from scenes.titles.vermilion import lands
from tests.gallery.vermilion_tables import asks, found, parts, played, table
from tests.scenes.table_play import opened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from scenes.program import Program
    from scenes.table.match import Match
    from tests.scenes.conftest import Driver


@pytest.mark.parametrize(("at", "name"), [("6,2", "nw"), ("6,6", "sw"), ("11,1", "ne"), ("11,7", "se")])
def test_r15_2_a_land_is_called_by_where_it_lies(at: str, name: str) -> None:
    assert lands.where(at, ["6,2", "6,6", "11,1", "11,7"]) == name


def test_r15_2_lands_that_only_their_tiles_tell_apart_are_called_by_them() -> None:
    assert [lands.where(at, ["1,1", "1,2", "5,5"]) for at in ("1,1", "1,2", "5,5")] == ["", "", "se"]


@pytest.mark.parametrize("quest", ["q03", "q06", "q09"])
def test_r15_2_all_lands_of_a_quest_have_different_short_names(program: Program, quest: str) -> None:
    assert quest in QUESTS
    scene = table(program.client, played(program.client, "p", 1, asks("player_action"), quest=quest))
    _, signs = parts(scene).parts[2].content  # type: ignore[attr-defined]
    names = [sign.name for sign in signs]
    assert len(set(names)) == len(names) == len(scene.view.lands) > 1 and all(names)
    told = parts(scene).parts[2].tip()  # type: ignore[attr-defined]
    assert all(scene.title_table.words.land(at) in told for at, _ in scene.view.lands)  # type: ignore[attr-defined]


def test_c6_4a_a_dead_enemy_keeps_its_name_when_the_language_is_another_one(program: Program, drive: Driver) -> None:
    def killed(match: Match, questions: Sequence[Question]) -> bool:
        dead = {event.data["unit"] for event in match.events(0) if event.kind == "died"}
        return bool(dead) and asks("player_action")(match, questions)

    scene = opened(program, drive, found(program.client, "pb", killed))
    program.client.set_language("en")
    drive.frames(2)
    died = [event for event in scene.match.events(0) if event.kind == "died"]
    for event in died:
        number = str(event.data["unit"]).removeprefix("f")
        name = f"{program.media.t('vermilion.enemy.' + str(event.data['kind']))} {number}"
        told = [line.text for line in scene.lines if line.no <= event.no and line.ref == f"unit:f{number}"]
        assert told and all("enemy " not in text for text in told) and any(name in text for text in told)
