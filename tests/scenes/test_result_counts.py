"""C6.9: the counts of a match on its result."""

from __future__ import annotations

import pytest

from scenes.program import Program
from scenes.table import result_counts
from scenes.table.match import Match
from scenes.table.result_scene import ResultScene
from tests.gallery.creed_tables import asks
from tests.gallery.creed_tables import played as creed_played
from tests.gallery.realigious_tables import played


def counting(match: Match, rows: list[dict[str, int]], monkeypatch: pytest.MonkeyPatch) -> None:
    """The match with these counts, nothing of all others."""
    names = match.session.spec.track.statistics
    monkeypatch.setattr(match, "counted", lambda seat: dict.fromkeys(names, 0) | rows[seat])


def test_c6_9_who_alone_has_most_of_a_count_has_its_star(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(program.client, "pb", 3, cycles="24")
    counting(match, [{"tiles": 4, "won": 2, "failed": 7}, {"tiles": 5, "won": 2, "failed": 1}], monkeypatch)
    found = {name: result_counts.most(match, name) for name in ("tiles", "won", "failed", "lost", "cards")}
    assert found == {"tiles": 1, "won": None, "failed": None, "lost": None, "cards": None}


@pytest.mark.parametrize(("kinds", "lit"), [("pb", True), ("pg", False), ("bb", False)])
def test_c6_9_the_row_and_the_column_of_the_only_person_here_are_lit(
    program: Program, kinds: str, lit: bool
) -> None:
    match = creed_played(program.client, kinds, 3, asks("team_turn", 0, 2))
    match.give_up_side("concede", 0)
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    assert bool(scene.ui.find("own.rank")) is bool(scene.ui.find("own.counts")) is lit
