"""C6.14. Where everything is uncovered the hands of all seats lie open, and only there."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from scenes.titles.crowns.open_hands import OpenCard, places
from scenes.titles.crowns.sides import side_of
from scenes.titles.crowns.table import CrownsTable
from tests.gallery.crowns_tables import played
from tests.gallery.tables import replayed

if TYPE_CHECKING:
    from scenes.program import Program

AREA = pygame.Rect(280, 868, 1232, 212)


@pytest.mark.parametrize("counts", [[5, 3], [0, 7], [5, 3, 4, 4], [7, 7, 7, 7], [12, 9]])
def test_c6_14_open_hands_lie_side_by_side_and_whole(counts: list[int]) -> None:
    found = places(AREA, counts)
    hands = [place for place, _ in found]
    assert all(AREA.contains(place) for place in hands)
    assert not any(one.colliderect(other) for one, other in combinations(hands, 2))
    for count, (place, cards) in zip(counts, found, strict=True):
        assert len(cards) == count and all(place.contains(card) for card in cards)
        if sum(counts) <= 17:
            assert not any(one.colliderect(other) for one, other in combinations(cards, 2))


@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_c6_14_on_the_final_board_all_hands_are_uncovered(program: Program, kinds: str) -> None:
    """Through the eyes of one seat nothing of the others is shown, and the own hand is the fan again."""
    scene = replayed(program.client, played(program.client, kinds, 3), 1.0, 0, ended=True)
    title = scene.title_table
    assert isinstance(title, CrownsTable)
    everything = {card.number for player in scene.view.players for card in player.hand}
    assert everything and scene.view.reader < 0
    shown = [card for card in title.open_hands.children if isinstance(card, OpenCard)]
    assert {int(card.ref.partition(":")[2]) for card in shown} == everything
    assert title.open_hands.visible and not title.hand.slots
    assert next(iter(title.open_hands.heads)) == side_of(scene.view, scene)
    assert all(title.place_of(card.ref) == card.rect for card in shown)
    while scene.view.reader < 0:
        scene.next_eyes()
    own = scene.view.players[scene.view.reader].hand
    assert not title.open_hands.visible and not title.open_hands.children
    assert len(title.hand.slots) == len(own)
