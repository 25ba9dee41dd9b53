"""C6.9: the counts of a match on its result."""

from __future__ import annotations

import pygame
import pytest

from scenes.program import Program
from scenes.table import result_counts
from scenes.table.match import Match
from scenes.table.result_scene import ResultScene
from scenes.widgets.names import NameLabel
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


@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_9_the_longest_name_keeps_inside_its_column_of_the_counts(
    program: Program, kinds: str, language: str
) -> None:
    program.client.set_language(language)
    match = creed_played(program.client, kinds, 3, asks("team_turn", 0, 2))
    match.give_up_side("concede", 0)
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    band = scene.ui.find("own.counts")
    heads = {i: scene.ui.find(f"result.head.{i}") for i in range(len(kinds))}
    assert band is not None and band.parent is not None
    for head in heads.values():
        assert isinstance(head, NameLabel) and head.parent is band.parent
        assert band.parent.children.index(band) < head.parent.children.index(head), "the ground lies under all names"
        head.put("WWWW_WWWWWWWWWWW")
        out = pygame.Surface(program.media.canvas.surface.get_size(), pygame.SRCALPHA)
        head.draw(out)
        drawn = out.get_bounding_rect()
        assert band.rect.width - 12 - drawn.width >= 8, drawn
        assert head is heads[0] or not drawn.colliderect(band.rect), (drawn, band.rect)
