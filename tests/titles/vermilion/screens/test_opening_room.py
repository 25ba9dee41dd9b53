"""R3, R16.1: what the room offers, and what is seen before the first quest is laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.core.carrying import CARRIED
from game.core.rules import VARIANT
from scenes.room.favourites import take_over
from scenes.room.setup import RoomSetup
from scenes.table.match import Match
from scenes.table.watch_scene import WatchScene
from scenes.titles.vermilion.top_bar import Objective, QuestBadge
from scenes.widgets.button import Button
from tests.gallery.vermilion_tables import asks, parts, played, seats, table
from tests.scenes.conftest import Driver

if TYPE_CHECKING:
    from scenes.program import Program
    from scenes.titles.vermilion.muster import Muster


def offered(setup: RoomSetup) -> list[str]:
    """The options that the room shows."""
    return [field.name for field in setup.shown_options()]


def test_r16_1_a_campaign_offers_no_quest_and_a_single_quest_no_failures(program: Program) -> None:
    setup = RoomSetup(program.client, "vermilion", 2)
    setup.choose_option(VARIANT, "campaign")
    assert "quest" not in offered(setup) and "retry_limit" in offered(setup)
    setup.choose_option(VARIANT, "single_quest")
    assert "quest" in offered(setup) and "retry_limit" not in offered(setup)


def test_r16_1_an_own_quest_is_the_only_one(program: Program) -> None:
    setup = RoomSetup(program.client, "vermilion", 2)
    setup.options["board"] = "mine.tmx"
    assert not {"quest", "retry_limit"} & {*offered(setup)} and "board" in offered(setup)


def test_c5_6_kept_settings_bring_a_quest_into_a_room_for_a_campaign(program: Program) -> None:
    setup = RoomSetup(program.client, "vermilion", 2)
    setup.choose_option(VARIANT, "campaign")
    take_over(setup, {VARIANT: "single_quest", "quest": "q04"})
    assert setup.options["quest"] == "q04" and "quest" in offered(setup)


def test_c7_1_a_room_shows_nothing_of_what_was_carried_over(program: Program) -> None:
    setup = RoomSetup(program.client, "vermilion", 2)
    setup.options[CARRIED] = ["x"]
    assert CARRIED not in offered(setup) and setup.match_options()[CARRIED] == ["x"]


def gathered(program: Program, drive: Driver, **options: str) -> Muster:
    """One waits for the first seat, a bot, to choose its character."""
    match = Match.new(program.client.home, "vermilion", seats("bpp", ("", "seria", "")), dict(options), 5)
    found: Any = parts(table(program.client, match)).table.ui.find("muster")
    return found  # type: ignore[no-any-return]


def test_r3_before_the_first_quest_one_reads_what_comes_and_who_has_come(program: Program, drive: Driver) -> None:
    muster, t = gathered(program, drive), program.media.t
    assert muster.visible and muster.gathering.quest == "q01"
    assert [name for _, name in muster.gathering.party] == ["", "seria", ""]
    told = muster.spoken() if callable(muster.spoken) else muster.spoken
    assert t("vermilion.quest.q01.story") in told and t("vermilion.character.seria") in told


@pytest.mark.parametrize(("quest", "known"), [("asked", ""), ("q05", "q05")])
def test_r16_1_a_quest_that_is_still_to_be_chosen_is_not_told(
    program: Program, drive: Driver, quest: str, known: str
) -> None:
    muster = gathered(program, drive, variant="single_quest", quest=quest)
    assert muster.gathering.quest == known
    badge, objective = muster.ui.find("badge"), muster.ui.find("objective")
    assert isinstance(badge, QuestBadge) and isinstance(objective, Objective)
    assert badge.content[0] == known
    name = program.media.t(f"vermilion.quest.{known}" if known else "vermilion.muster.open")
    assert objective.content[0] == name


def test_c6_11_eyes_and_pace_of_an_onlooker_cover_nothing_else(program: Program, drive: Driver) -> None:
    match = played(program.client, "bbb", 3, asks("player_action"))
    watch = WatchScene(program.client, match)
    program.nav.stack.reset(watch, animated=False)
    drive.frames(3, 60)
    own = [watch.ui.find("watch.eyes"), watch.ui.find("watch.pace")]
    others = [widget for widget in watch.ui.root.each() if isinstance(widget, Button) and widget.visible
              and not any(one is not None and one.rect.contains(widget.rect) for one in own)]
    assert others and not any(one is not None and one.rect.colliderect(widget.rect) for one in own for widget in others)
