"""R5, section 10. What the table says is so: gold and first player in the set-up, and where its words stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.titles.crowns.content import SETUP_GOLD
from game.titles.crowns.state import NOBODY
from scenes.titles.crowns.plate import gold_words
from scenes.titles.crowns.situation import figures
from scenes.titles.crowns.top_bar import GOLD
from tests.gallery.crowns_tables import Wanted, asks, found, parts
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver


def test_r5_4_gold_of_the_set_up_stands_on_bar_plate_and_situation(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("setup_place")))
    title, own = parts(scene), scene.view.players[0].setup_gold
    assert 0 < own <= SETUP_GOLD
    assert title.purse.counters[GOLD].value == own
    facts = {seat: area.plate.facts[0].content for seat, area in title.areas.areas.items()}
    assert facts[0] == (own, gold_words(program.media, scene.view, 0)) and str(own) in facts[0][1]
    assert facts[1][0] < 0 and facts[1][1] == program.media.t("crowns.fact.gold.hidden")
    assert (figures(scene.view, 0)["gold"], figures(scene.view, 1)["gold"]) == (own, -1)


def first_round(text: str) -> Wanted:
    """The same question in the first round."""
    asked = asks(text)
    return lambda view, questions: view.round <= 1 and asked(view, questions)


@pytest.mark.parametrize(("text", "named"), [("setup_place", False), ("plot_select", False), ("first_player", False),
                                             ("marshal", True)])  # fmt: skip
def test_r5_7_nobody_is_shown_as_first_player_before_one_is_named(
    program: Program, drive: Driver, text: str, named: bool
) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", first_round(text)))
    title = parts(scene)
    assert (scene.view.first != NOBODY) == named
    marks = [area.plate.content.first for area in title.areas.areas.values() if area.plate.content is not None]
    assert any(marks) == named
    turn = next(part for part in title.parts if part.name == "turn")  # type: ignore[attr-defined]
    assert (program.media.t("crowns.top.no_first") == turn.content[1]) != named  # type: ignore[attr-defined]
