"""C12.1: who is offered for the seats of a match that goes on from a replay."""

from __future__ import annotations

from game.titles import TITLES
from scenes.program import Program
from scenes.replay.branch import first_chairs
from scenes.replay.replay_scene import load
from tests.gallery.realigious_tables import played


def test_c12_1_each_bot_is_offered_with_the_level_that_it_had(program: Program) -> None:
    match = played(program.client, "pbb", 1, cycles="24")
    match.close()
    replay = load(program.client, match.replay_id)
    for info, level in zip(replay.seats[1:], ("easy", "normal"), strict=True):
        info.level = level
    assert [chair.level for chair in first_chairs(replay, "")] == ["", "easy", "normal"]


def test_c12_1_dice_are_told_of_only_where_a_title_rolls_some(program: Program) -> None:
    for language in ("ko", "en"):
        program.client.set_language(language)
        dice = {"ko": "주사위", "en": "dice"}[language]
        assert dice not in program.media.t("branch.where", round="", at=1, all=2)
        told = {title for title in TITLES if program.media.texts.has(f"{title}.branch.dice")}
        assert told == {"realigious", "vermilion"}
        assert all(dice in program.media.t(f"{title}.branch.dice") for title in told)
