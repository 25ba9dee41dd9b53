"""C6.3, section 10. The situation panel: every plot of every seat is whole and told, its numbers are those of now, the
piles are laid out, and what it comes to is said.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest
from msgspec.structs import replace

from game.core.state import Outcome
from scenes.kit.situation import SituationDrawing, SituationRow
from scenes.titles.crowns.situation import leader, verdicts
from scenes.titles.crowns.situation_piles import spread
from scenes.titles.crowns.situation_plots import CHOSEN, DECK, LEFT, NOW, USED, blocks, trays
from tests.gallery.crowns_tables import asks, found, parts
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c6_3_no_plot_of_a_seat_lies_over_another(seats: int) -> None:
    area = pygame.Rect(208, 196, 1344, 744)
    made = blocks(area, [DECK] * seats)
    places = [place for block in made for place in (block.head, *block.trays)]
    assert len(places) == seats * (DECK + 1)
    assert all(area.contains(place) for place in places)
    assert not any(one.colliderect(other) for one, other in combinations(places, 2))
    assert min(place.width for place in places) >= 140


@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_c6_3_the_tab_of_plots_shows_seven_of_each_seat(program: Program, drive: Driver, kinds: str) -> None:
    """Those of others that are left are backs, which name nothing and lead nowhere."""
    table = hands.opened(program, drive, found(program.client, kinds, asks("marshal", 0, 3)))
    title = parts(table)
    title.situation.open("plots")
    drive.frames(2)
    body = list(title.situation.body.each())
    for seat, player in enumerate(table.view.players):
        mine = trays(player, chosen=False)
        assert len(mine) == DECK
        assert mine[0].state == NOW and player.revealed is not None and mine[0].values == player.revealed.values
        assert [one.kind for one in mine if one.state == USED] == [card.kind for card in reversed(player.used)]
        assert all(bool(one.kind) == (seat == 0) for one in mine if one.state == LEFT)
    known = [one for one in body if isinstance(one, SituationRow) and one.ref.startswith("card:")]
    backs = [one for one in body if isinstance(one, SituationDrawing)]
    others = table.view.players[1:]
    assert len(backs) == sum(player.plot_count for player in others)
    assert len(known) + len(backs) == DECK * len(table.view.players)


def test_r7_1_a_plot_that_is_chosen_is_told_apart_without_its_name(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, found(program.client, "pb", asks("plot_select", 0, 3)))
    own, other = (trays(player, chosen=True) for player in table.view.players)
    assert [one.kind for one in other if one.state == CHOSEN] == [""]
    assert not any(one.state == CHOSEN for one in own), "which of the own ones it is the answer alone knows"


@pytest.mark.parametrize("counts", [[(0, 0)], [(3, 1), (5, 2)], [(7, 0), (4, 3), (2, 1)], [(40, 20), (3, 3)]])
def test_c6_3_cards_of_piles_lie_side_by_side(counts: list[tuple[int, int]]) -> None:
    for of, lies in zip(counts, spread(counts, 918, 172), strict=True):
        assert sum(lies.columns) * lies.size[0] <= 918 and lies.rows * lies.size[1] <= 172
        if of != (40, 20):
            assert all(lies.room(pile) >= count for pile, count in enumerate(of))


def test_r11_2_who_would_win_dominance_is_said(program: Program, drive: Driver) -> None:
    """With equal totals nobody wins it."""
    table = hands.opened(program, drive, found(program.client, "pb", asks("marshal", 0, 3)))
    words, view = parts(table).words, table.view
    totals = {seat: sum(term.value for term in one.dominance) for seat, one in enumerate(view.players)}
    assert words.name(leader(totals)) in verdicts(words, view)[1]
    alike = replace(view, players=(view.players[0], replace(view.players[1], dominance=view.players[0].dominance)))
    assert verdicts(words, alike)[1] == words.t("crowns.sit.dominance.tie", n=totals[0])
    over = replace(view, outcome=Outcome([1], "crowns.end.power", [2, 1]))
    assert verdicts(words, over) == [program.media.t("result.winner", name=words.name(1))]
