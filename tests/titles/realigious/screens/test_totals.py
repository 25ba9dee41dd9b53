"""C6.9, R2.11: what the result says of who won by how much."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.core.state import Outcome
from game.match.chart import Sample
from game.titles.realigious.queries import owned_tiles
from scenes.program import Program
from scenes.table.graph import Graph
from scenes.table.result_scene import ResultScene
from scenes.titles.realigious.totals import totals
from scenes.widgets.label import Label
from tests.gallery.realigious_tables import played

GOAL = 6667


def ended(
    reason: str, believers: list[int], reputation: list[int], relics: list[int], ranks: list[int],
    owned: tuple[int, ...] = (),
) -> Any:  # fmt: skip
    """A match of four that has ended; `owned`: the owner of each tile."""
    seats = tuple(SimpleNamespace(believers=b, relics=r, alive=bool(n))
                  for b, r, n in zip(believers, relics, reputation, strict=True))  # fmt: skip
    tiles = tuple(SimpleNamespace(owner=seat) for seat in owned)
    view = SimpleNamespace(seats=seats, believers_target=GOAL, relic_goal=5, tiles=tiles)
    values = [[1000 * b // GOAL for b in believers], [10 * r for r in reputation], [200 * r for r in relics]]
    session = SimpleNamespace(outcome=Outcome([ranks.index(1)], reason, ranks), view=lambda _seat: view)
    return SimpleNamespace(samples=[Sample(0, 24, values)], session=session, persons=[], name=lambda seat: f"P{seat}")


def test_c6_9_the_reader_is_told_as_you_beside_the_winner(program: Program) -> None:
    match = ended("win_mystic", [1, 1], [50, 50], [5, 1], [1, 2])
    match.persons = [1]
    found = totals(program.media, match)
    assert found is not None and program.media.t("result.you") in found.decided and "P1" not in found.decided


def decided(program: Program, *args: Any, **more: Any) -> str:
    """The line that says what decided."""
    found = totals(program.media, ended(*args, **more))
    assert found is not None
    return found.decided


def test_c6_9_of_each_place_it_is_told_what_has_decided_it(program: Program) -> None:
    """Who was out is not judged. Where several live on when one survives, tiles have decided (R2.9)."""
    args = [900, 2900, 100, 700], [78, 16, 30, 0], [1, 1, 1, 0]
    for reason, told in (
        ("win_judgement:social", [("social", "56.0%"), ("religious", "43.4%"), ("mystic", "20.0%"), ("", "")]),
        ("win_mystic", [("mystic", "1"), ("mystic", "1"), ("mystic", "1"), ("mystic", "0")]),
        ("win_survival", [("map", "2"), ("map", "1"), ("map", "0"), ("", "")]),
    ):
        found = totals(program.media, ended(reason, *args, [1, 2, 3, 4], (0, 1, 0)))
        assert found is not None
        assert [(icon.rpartition("/")[2], number) for icon, number, _ in found.places] == told


def test_c6_9_each_row_of_the_result_shows_it(program: Program) -> None:
    match = played(program.client, "pgb", 12, cycles="24")
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    assert scene.totals is not None and any(number for _, number, _ in scene.totals.places)
    shown = [widget.text for widget in scene.ui.root.each() if isinstance(widget, Label)]
    assert all(shown.count(number) for _, number, _ in scene.totals.places if number)


def test_r2_11_where_progress_is_level_the_result_says_what_decided_instead(program: Program) -> None:
    told = decided(program, "win_judgement:religious", [3097, 3096, 3004, 796], [28, 16, 30, 15], [2, 1, 2, 0],
                   [1, 2, 3, 4])  # fmt: skip
    first, second = told.splitlines()
    assert "3,097 : 3,096" in first and "P1" in first
    assert "86.4% : 66.4%" in second


def test_r2_11_the_way_that_was_judged_is_told_in_totals(program: Program) -> None:
    told = decided(program, "win_judgement:religious", [3097, 2900, 100, 100], [28, 16, 30, 15], [1, 1, 1, 0],
                   [1, 2, 3, 4])  # fmt: skip
    assert "3,097 : 2,900" in told and "46.4% : 43.4%" in told


def test_r2_11_different_ways_are_told_each_in_its_own_measure(program: Program) -> None:
    told = decided(program, "win_judgement:social", [900, 2900, 100, 100], [78, 16, 30, 15], [1, 1, 1, 0],
                   [1, 2, 3, 4])  # fmt: skip
    first, _, second = told.partition(" · ")
    assert "78%" in first and "56.0%" in first and "2,900 = 43.4%" in second


def test_r2_11_a_tie_of_different_ways_is_told_as_one_with_what_broke_it(program: Program) -> None:
    """Reputation 90 is 800 per mille, and so are 4 of 5 relics; the sum is that of the believers besides."""
    told = decided(program, "win_judgement:social", [2000, 1000, 0, 0], [90, 50, 30, 15], [0, 4, 0, 0], [1, 2, 3, 4])
    first, second = told.splitlines()
    assert "80.0%" in first and "= 80.0%" in first
    assert "109.9% : 94.9%" in second and "R2.11" in second


@pytest.mark.parametrize(("believers", "owned", "said"), [
    ([2000, 2000, 0, 0], (0, 0, 1, -1), "2 : 1"), ([2002, 2001, 0, 0], (0, 1), "2,002 : 2,001"),
    ([2000, 2000, 0, 0], (0, 1), ""),
])  # fmt: skip
def test_r2_11_level_sums_are_told_apart_by_tiles_believers_and_turn(
    program: Program, believers: list[int], owned: tuple[int, ...], said: str
) -> None:
    told = decided(program, "win_judgement:social", believers, [90, 90, 30, 15], [1, 1, 0, 0], [1, 2, 3, 4],
                   owned=owned)  # fmt: skip
    last = told.splitlines()[-1]
    assert said in last and "R2.11" in last and ("%" not in last)
    assert said or last == program.media.t("realigious.decided.order")


def test_r2_1_a_religious_victory_is_told_with_its_goal(program: Program) -> None:
    told = decided(program, "win_religious", [6700, 2900, 100, 100], [50, 16, 30, 15], [1, 1, 1, 0], [1, 2, 3, 4])
    assert "6,700 : 2,900" in told and "6,667" in told


def test_r2_2_the_graph_of_reputation_has_the_reputation_of_the_table(program: Program) -> None:
    match = ended("win_social", [900, 2900, 100, 100], [100, 16, 30, 15], [1, 1, 1, 0], [1, 2, 3, 4])
    found = totals(program.media, match)
    assert found is not None
    assert found.values == (("900", "2,900", "100", "100"), ("100%", "16%", "30%", "15%"), ("1", "1", "1", "0"))
    assert found.axis == (("0", "3,333", "6,667"), ("0%", "50%", "100%"), ("0", "", "5"))


def test_c6_9_the_result_opens_with_the_way_that_was_judged_and_what_decided(program: Program) -> None:
    match = played(program.client, "pbbb", 1, cycles="24")
    assert match.session.outcome is not None and ":" in match.session.outcome.reason
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    way = match.session.outcome.reason.partition(":")[2]
    assert scene.track.scores[scene.score] == way
    assert scene.totals is not None
    shown = [label.text for label in scene.ui.root.each() if isinstance(label, Label)]
    assert scene.totals.decided and set(scene.totals.decided.splitlines()) <= set(shown)
    graph = next(widget for widget in scene.ui.root.each() if isinstance(widget, Graph))
    at = scene.score
    assert [graph.value(seat) for seat in range(4)] == list(scene.totals.values[at])
    reputations = [seat.reputation for seat in match.session.table.state.seats]
    assert scene.totals.values[1] == tuple(f"{reputation}%" for reputation in reputations)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c1_3_what_decided_a_match_changes_its_language_with_the_page(program: Program, language: str) -> None:
    program.client.set_language("en" if language == "ko" else "ko")
    scene = ResultScene(program.client, played(program.client, "pbbb", 1, cycles="24"))
    program.nav.stack.reset(scene, animated=False)
    program.client.set_language(language)
    anew = totals(program.media, scene.match)
    assert anew is not None and anew.decided
    shown = [label.text for label in scene.ui.root.each() if isinstance(label, Label)]
    assert set(anew.decided.splitlines()) <= set(shown)


def test_r2_11_tiles_are_counted_as_the_rules_count_them(program: Program) -> None:
    match = played(program.client, "pbbb", 1, cycles="24")
    state, view = match.session.table.state, match.session.view(None)
    assert [sum(tile.owner == seat for tile in view.tiles) for seat in range(4)] == [
        len(owned_tiles(state, seat)) for seat in range(4)
    ]
