"""C6.9, R2.11: what the result says of who won by how much."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from game.core.state import Outcome
from game.match.chart import Sample
from scenes.program import Program
from scenes.table.graph import Graph
from scenes.table.result_scene import ResultScene
from scenes.titles.realigious.totals import totals
from scenes.widgets.label import Label
from tests.gallery.realigious_tables import played

GOAL = 6667


def ended(reason: str, believers: list[int], reputation: list[int], relics: list[int], ranks: list[int]) -> Any:
    """A match of four that has ended."""
    seats = tuple(SimpleNamespace(believers=b, relics=r) for b, r in zip(believers, relics, strict=True))
    view = SimpleNamespace(seats=seats, believers_target=GOAL, relic_goal=5)
    values = [[1000 * b // GOAL for b in believers], [10 * r for r in reputation], [200 * r for r in relics]]
    session = SimpleNamespace(outcome=Outcome([ranks.index(1)], reason, ranks), view=lambda _seat: view)
    return SimpleNamespace(samples=[Sample(0, 24, values)], session=session, name=lambda seat: f"P{seat}")


def decided(program: Program, *args: Any) -> str:
    """The line that says what decided."""
    found = totals(program.media, ended(*args))
    assert found is not None
    return found.decided


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
