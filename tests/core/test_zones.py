"""Cards in zones: numbers that tell nothing, shuffles that hide, what is known and to whom."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core import zones
from game.core.events import EVERYONE
from game.core.rng import Stream, seeded
from game.core.state import BaseState
from game.core.table import Table

KINDS = ("ace", "king", "queen", "jack", "ten")
SEEDS = range(12)


class State(BaseState, kw_only=True):
    cards: dict[int, zones.ZonedCard]
    piles: list[dict[str, list[int]]]


def table(seed: int = 1, kinds: tuple[str, ...] = KINDS) -> Table[Any]:
    """Two seats with the same deck each."""
    state = State(rng=seeded(seed), agenda=[], cards={}, piles=[{}, {}])
    for seat in (0, 1):
        made = [zones.ZonedCard(kind=kind, owner=seat, controller=seat, zone="deck") for kind in kinds]
        zones.deal(state.cards, state.piles, made)
    nothing: Any = None
    return Table(nothing, state)


def kinds(state: Any, seat: int, zone: str) -> list[str]:
    return [state.cards[number].kind for number in zones.pile(state, seat, zone)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_shuffle_keeps_the_cards_and_deals_the_numbers_anew(seed: int) -> None:
    g = table(seed)
    zones.show(g.state, zones.pile(g.state, 0, "deck"), EVERYONE)
    before = sorted(zones.pile(g.state, 0, "deck"))
    zones.shuffle(g, 0, "deck")
    assert sorted(zones.pile(g.state, 0, "deck")) == before
    assert sorted(kinds(g.state, 0, "deck")) == sorted(KINDS)
    assert kinds(g.state, 1, "deck") == list(KINDS)
    assert zones.unknown(g.state, 0, 0, ("deck",)) == zones.pile(g.state, 0, "deck")
    assert g.undo_blocked


def test_after_shuffles_a_number_stands_for_any_card_at_any_place() -> None:
    seen = set()
    for seed in range(300):
        g = table(seed)
        zones.shuffle(g, 0, "deck")
        numbers = zones.pile(g.state, 0, "deck")
        seen.add((g.state.cards[1].kind, numbers.index(1)))
    assert len(seen) == len(KINDS) ** 2


def test_a_move_changes_zone_and_controller_and_keeps_what_is_known() -> None:
    state = table().state
    number = zones.top(state, 0, "deck", 1)[0]
    zones.move(state, number, 0, "hand", known=1)
    zones.move(state, number, 1, "play", known=EVERYONE)
    card = state.cards[number]
    assert (card.zone, card.owner, card.controller, zones.pile(state, 1, "play")) == ("play", 0, 1, [number])
    zones.move(state, number, 0, "deck", bottom=True)
    assert zones.pile(state, 0, "deck")[0] == number
    assert zones.knows(card, None) and zones.knows(card, 1)


def test_the_top_of_a_pile_is_its_last_card() -> None:
    state = table().state
    assert [state.cards[number].kind for number in zones.top(state, 0, "deck", 2)] == ["ten", "jack"]
    assert len(zones.top(state, 0, "deck", 99)) == len(KINDS)


def test_showing_to_some_is_not_showing_to_all() -> None:
    state = table().state
    number = zones.top(state, 0, "deck", 1)[0]
    zones.show(state, [number], 1 << 1)
    card = state.cards[number]
    assert [zones.knows(card, reader) for reader in (0, 1, None)] == [False, True, False]


def test_cards_under_a_card_are_found_whoever_controls_them() -> None:
    state = table().state
    host, mine, theirs = *zones.pile(state, 0, "deck")[:2], zones.pile(state, 1, "deck")[0]
    for seat, number in ((0, host), (0, mine), (1, theirs)):
        zones.move(state, number, seat, "play", known=EVERYONE)
    zones.place_under(state, mine, host)
    zones.place_under(state, theirs, host)
    assert zones.under(state, host) == [mine, theirs]
    zones.move(state, mine, 0, "hand")
    assert zones.under(state, host) == [theirs]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_reordered_world_hangs_on_what_there_is_not_on_how_it_lies(seed: int) -> None:
    one, other = table(), table()
    zones.shuffle(other, 0, "deck")
    for g in (one, other):
        zones.reorder(g.state, sorted(zones.pile(g.state, 0, "deck")), Stream(seed))
    found = [[g.state.cards[number].kind for number in sorted(zones.pile(g.state, 0, "deck"))] for g in (one, other)]
    assert found[0] == found[1] and sorted(found[0]) == sorted(KINDS)


def test_recasting_needs_a_kind_for_each_card() -> None:
    state = table().state
    with pytest.raises(ValueError):
        zones.recast(state, [1, 2], ["ace"])


def test_misplaced_cards_are_found() -> None:
    state = table().state
    assert zones.misplaced(state, lambda *_: 0) == []
    state.piles[0]["hand"] = [1]
    assert len(zones.misplaced(state, lambda *_: 0)) == 2
    assert len(zones.misplaced(table().state, lambda *_: 1)) == 2 * len(KINDS)


def test_the_state_is_plain_data() -> None:
    state = table().state
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State) == state
