"""R9.9, C6.4b: in the workshop gear is compared by what stands on it, and Details follow what is chosen there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.titles.vermilion.content import GEAR, RECIPES
from scenes.titles.vermilion.breathe_base import TileButton, item_lines
from scenes.titles.vermilion.card_words import fact_line
from tests.gallery.vermilion_tables import campaign_at, parts
from tests.scenes.table_play import opened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from scenes.program import Program
    from scenes.table.match import Match
    from scenes.table.table_scene import TableScene
    from tests.scenes.conftest import Driver


def crafts(match: Match, questions: Sequence[Question]) -> bool:
    """The first seat can make something."""
    own = [one for one in questions if one.seat == 0 and one.text == "breathe_action"]
    return any(option.verb == "craft" for question in own for option in question.options())


@pytest.fixture
def workshop(program: Program, drive: Driver) -> TableScene:
    """A person who can make something."""
    match = campaign_at(program.client, "pbbb", crafts)
    match.pages_read = match.openings_read = 99
    table = opened(program, drive, match)
    drive.frames(4, 50)
    assert table.asked is not None and table.asked.text == "breathe_action"
    return table


@pytest.mark.parametrize("item", sorted(item for item in RECIPES if item in GEAR))
def test_r9_9_gear_says_its_figures_before_what_its_dice_bring(program: Program, item: str) -> None:
    lines, row = item_lines(program.media, item), GEAR[item]
    t = program.media.t
    figures = [t("vermilion.face.capacity", n=row.capacity), t("vermilion.face.base", n=row.base)]
    assert lines[0].startswith(" · ".join(figures)) and fact_line(program.media, item) in lines[0]
    assert len(lines) == 1 + len(row.thresholds) and (not row.range or str(row.range) in lines[0])


def test_r9_9_recipes_and_own_gear_show_them(workshop: TableScene) -> None:
    tiles = [one for one in workshop.ui.root.each() if isinstance(one, TileButton) and one.tile.ref[5:] in GEAR]
    assert tiles and all(fact_line(workshop.media, one.tile.ref[5:]) in one.tile.text for one in tiles)
    worn = dict(workshop.view.seats[0].worn)["arm"]
    row = workshop.ui.find(f"bench.thing.{worn}")
    assert row is not None and fact_line(workshop.media, worn) in row._does(row.rect.width - 70)  # type: ignore[attr-defined]


def test_c6_4b_a_tile_that_was_pinned_in_the_quest_is_let_go_at_the_camp(workshop: TableScene, drive: Driver) -> None:
    inspector = parts(workshop).inspector
    inspector.inspect("tile:0,0")
    assert inspector.pinned
    workshop.offer()
    assert not inspector.pinned and not inspector.ref.startswith("tile:")


def test_c6_4b_a_recipe_that_is_chosen_is_read_over_what_was_pinned(workshop: TableScene, drive: Driver) -> None:
    inspector = parts(workshop).inspector
    inspector.inspect("unit:c1")
    key = next(option.key for option in workshop.options() if option.verb == "craft")
    drive.click(f"bench.{key}")
    assert inspector.ref == f"item:{key.split(':')[1]}"
