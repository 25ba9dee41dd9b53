"""C6.2, C6.11: whose things Creed's screen shows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.core.events import Event
from scenes.program import Program
from scenes.titles.creed.log_lines import STANDS, told
from scenes.titles.creed.words import Words
from tests.gallery.creed_boards import sample_view
from tests.gallery.creed_tables import parts
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import in_turn


@pytest.mark.parametrize(("side", "seats", "shown"), [(0, 2, 0), (1, 2, 1), (1, 4, 1), (-1, 4, 0)])
def test_c6_11_an_onlooker_sees_the_counters_of_the_side_that_acts(side: int, seats: int, shown: int) -> None:
    """In the record of an own match those of the seat that one played."""
    media: Any = None
    view, team = SimpleNamespace(reader=-1, side=side, seats=[None] * seats), SimpleNamespace(below=None)
    scene: Any = SimpleNamespace(asked=None, view=view, team=team)
    assert Words(media, scene).acting() == shown
    team.below = 1
    assert Words(media, scene).acting() == 1


@pytest.mark.parametrize(("language", "told"), [("en", "Aurand and Selkara"), ("ko", "아우란트와 셀카라")])
def test_c1_2_two_allied_nations_are_named_in_plain_words(program: Program, language: str, told: str) -> None:
    program.media.take_language(language)
    assert Words(program.media, view=sample_view(4, 0)).nations([0, 2]) == told


@pytest.mark.parametrize("language", ["en", "ko"])
def test_r5_6_what_a_unit_does_tells_that_it_was_turned_up_for_it(
    program: Program, drive: Driver, language: str
) -> None:
    """Also of who is hit, and of both units of a rumour."""
    program.client.set_language(language)
    table, t = in_turn(program, drive), program.media.t
    title_table = table.title_table
    unit = {"unit": "archer", "seat": 1, "cell": "1L1r1", "from": "1L1r1", "to": "1L2r1", "ap": 2}
    more = {"power": 3, "removed": 1, "defence": 1, "camp": 0, "tent": "0T11"}
    archer = parts(table).words.unit("archer")
    for no, kind in enumerate(STANDS):
        for after, turned in ((1, True), (2, True), (4, False)):
            first = 10_000 + 100 * no + 10 * after
            title_table.line(Event(first, "revealed", "R5.6", unit))
            line = title_table.line(Event(first + after, kind, "R5.6", unit | more))
            assert line is not None and (t("creed.detail.turned", unit=archer) in line.text) is turned, kind
        other = title_table.line(Event(first + 5, kind, "R5.6", unit | more | {"cell": "1L1r2", "from": "1L1r2"}))
        assert other is not None and t("creed.detail.turned", unit=archer) not in other.text, "another unit"


@pytest.mark.parametrize("camp", [1, 3])
def test_r8_7_who_appoints_in_its_own_camp_is_named_once(program: Program, camp: int) -> None:
    words, t = Words(program.media, view=sample_view(4, 0)), program.media.t
    tent = words.place(f"{camp}T11", camp)
    line = told(Event(0, "appointed", "R8.7", {"seat": 1, "camp": camp, "tent": f"{camp}T11"}), words).text
    named = {"actor": words.nation(1), "camp": words.nation(camp), "tent": tent}
    assert line == t("creed.log.appointed.own" if camp == 1 else "creed.log.appointed", **named)
