"""Section 4, R12.6. Imagined worlds: what a seat knows stays, what it cannot know is drawn anew, and the
rules go on."""
from __future__ import annotations

import pytest

from game.core.codec import ENCODE, decoder
from game.core.rng import Stream
from game.titles.realigious import sight, snapshot
from game.titles.realigious.content import CARDS, TRAITS, deck_list
from game.titles.realigious.invariants import invariants
from game.titles.realigious.setup import new_state
from game.titles.realigious.state import FOREST, Effect, HeldCard, State
from game.titles.realigious.view import view
from game.titles.realigious.worlds import imagine
from tests.titles.realigious.play import Play

CLIMATES = ("tropical", "arid", "temperate", "cold")


def table(players: int = 3, seed: int = 1, day: bool = True) -> State:
    """A table on a drawn map, everybody with three cards in the hand and four in the graveyard."""
    state = new_state([{}] * players, {"climate": CLIMATES[seed % 4]}, seed)
    for seat, player in enumerate(state.seats):
        player.hand = [HeldCard(player.deck.pop()) for _ in range(3)]
        player.grave = [code for code in player.deck[-4:] if code != "spell_of_doom"]
        del player.deck[-4:]
        player.turns = 6
        snapshot.take(state, seat)
    state.day, state.acting = day, 0
    return state


def world(state: State, seat: int, seed: int = 7) -> State:
    """A world of `seat`, apart from the table."""
    copy: State = decoder(State).decode(ENCODE(state))
    imagine(copy, seat, Stream(seed, "world"))
    return copy


def worlds(state: State, seat: int = 0, count: int = 25) -> list[State]:
    return [world(state, seat, seed) for seed in range(count)]


@pytest.mark.parametrize("seed", range(12))
def test_4_a_world_looks_the_same_to_its_seat(seed: int) -> None:
    state = table(2 + seed % 3, seed, day=bool(seed % 2))
    if seed % 3 == 0:
        state.seats[1].effects.append(Effect("fog", "turns", 3, 1, ref=state.seats[0].tile))
    for seat in range(len(state.seats)):
        copy = world(state, seat, seed)
        assert ENCODE(view(copy, seat)) == ENCODE(view(state, seat))
        assert invariants(copy) == invariants(state) == []
        assert ENCODE(world(state, seat, seed)) == ENCODE(copy)


@pytest.mark.parametrize("seed", range(12))
def test_4_a_world_follows_from_what_its_seat_knows_alone(seed: int) -> None:
    state = table(2 + seed % 3, seed, day=bool(seed % 2))
    for other in range(10, 14):
        assert ENCODE(world(world(state, 0, other), 0, seed)) == ENCODE(world(state, 0, seed))


def test_4_what_the_seat_has_stays() -> None:
    state = table()
    for copy in worlds(state, count=8):
        mine, true = copy.seats[0], state.seats[0]
        assert (mine.hand, mine.grave, mine.traits) == (true.hand, true.grave, true.traits)
        assert (mine.donations, mine.influence) == (true.donations, true.influence)
        assert sorted(mine.deck) == sorted(true.deck)
        assert mine.knowledge == true.knowledge
    assert any(copy.seats[0].deck != state.seats[0].deck for copy in worlds(state, count=8))


def test_4_the_cards_of_others_are_another_list_of_the_same_length() -> None:
    state = table()
    hands = []
    for copy in worlds(state):
        other, true = copy.seats[1], state.seats[1]
        assert (len(other.hand), len(other.deck), len(other.grave)) == (len(true.hand), len(true.deck), len(true.grave))
        assert len(set(other.traits)) == len(true.traits) and set(other.traits) <= set(TRAITS)
        assert sorted(other.deck_list) == sorted(deck_list(other.traits, other.religion))
        held = [card.kind for card in other.hand] + other.deck + other.grave
        assert all(kind in other.deck_list for kind in held)
        hands.append([card.kind for card in other.hand])
    assert len({tuple(hand) for hand in hands}) > 15


def test_4_cards_used_before_others_stay_in_list_and_graveyard() -> None:
    state = table()
    used = state.seats[1].grave[0]
    state.seats[1].shown = {used: 1}
    for copy in worlds(state):
        assert used in copy.seats[1].deck_list and copy.seats[1].grave[0] == used


def test_4_glory_shame_and_a_passed_doom_are_known_as_such() -> None:
    state = table()
    state.seats[1].hand = [HeldCard("glory_treasure"), HeldCard("shame_panic"),
                           HeldCard("spell_of_doom", stacks=2, user=0)]
    kinds = set()
    for copy in worlds(state):
        first, second, third = copy.seats[1].hand
        assert (CARDS[first.kind].group, CARDS[second.kind].group) == ("glory", "shame")
        assert third == HeldCard("spell_of_doom", stacks=2, user=0)
        kinds.add(first.kind)
    assert len(kinds) == 5


def test_r8_6_a_card_shown_in_a_trade_stays() -> None:
    state = table()
    state.seats[1].offered = state.seats[1].hand[1].kind
    assert all(copy.seats[1].hand[1] == state.seats[1].hand[1] for copy in worlds(state))


def test_sac_2b_no_doom_comes_into_a_graveyard() -> None:
    state = table()
    state.seats[1].grave = ["gods_answer"] * 3 + state.seats[1].grave
    assert not any("spell_of_doom" in copy.seats[1].grave for copy in worlds(state, count=60))


def test_uni_1b_standbys_are_drawn_for_different_windows() -> None:
    state = table()
    state.seats[1].effects = [Effect("standby", "use", what=kind) for kind in ("fair_game", "witchs_way", "firebolt")]
    seen = set()
    for copy in worlds(state):
        windows = [window for e in copy.seats[1].effects for window in CARDS[e.what].windows]
        assert len(set(windows)) == len(windows)
        seen.update(e.what for e in copy.seats[1].effects)
    assert len(seen) > 5


def test_4_purses_of_others_do_not_follow_the_truth() -> None:
    poor, rich = table(), table()
    rich.seats[1].donations = 90000
    for seed in range(10):
        assert world(poor, 0, seed).seats[1].donations == world(rich, 0, seed).seats[1].donations


def test_r12_6_allotments_move_among_unknown_tiles_of_equal_weight() -> None:
    state = table()
    knowledge = state.seats[0].knowledge
    moved = 0
    for copy in worlds(state, count=5):
        assert sum(copy.believers) == sum(state.believers)
        for tile, known in enumerate(knowledge):
            same = (copy.believers[tile], copy.donations[tile], copy.influence[tile]) == (
                state.believers[tile], state.donations[tile], state.influence[tile])
            assert same or not known
            moved += not same
    assert moved


def test_r12_6_unknown_relics_lie_on_unrevealed_tiles_and_known_ones_stay() -> None:
    state = table()
    state.relics[0].known |= 1
    places = set()
    for copy in worlds(state):
        assert copy.relics[0].tile == state.relics[0].tile
        assert all(state.seats[0].knowledge[relic.tile] < 2 for relic in copy.relics[1:])
        places.add(copy.relics[1].tile)
    assert len(places) > 8


@pytest.mark.parametrize(("givers", "known"), [([], True), ([0], True), ([1], False), ([1, 0], False)])
def test_s4_where_a_held_relic_was_found_is_known_to_its_finder(givers: list[int], known: bool) -> None:
    state = table()
    relic, place = state.relics[1], state.relics[1].tile
    relic.tile, relic.holder, relic.lay, relic.givers = -1, 0 if len(givers) != 1 else 2, place, givers
    assert {copy.relics[1].lay for copy in worlds(state, count=5)} == {place if known else -1}


def test_r12_8_a_stealthed_piece_stands_on_a_forest_out_of_sight() -> None:
    state = table(4, seed=8)
    forests = [tile for tile, structure in enumerate(state.structure) if structure == FOREST]
    state.seats[1].tile, state.seats[1].stealth = forests[4], True
    places = {copy.seats[1].tile for copy in worlds(state)}
    assert len(places) > 1 and places <= set(forests)
    assert all(copy.seats[1].tile == forests[4] for copy in worlds(state, seat=1, count=3))


@pytest.mark.slow
def test_r18_a_celebrity_in_the_dark_may_stand_beside() -> None:
    state = table(day=False)
    places = {copy.celebrities[0].tile for copy in worlds(state)}
    assert len(places) > 1
    state.day = True
    assert {copy.celebrities[0].tile for copy in worlds(state)} == {state.celebrities[0].tile}


def test_inf_3b_a_hidden_reputation_is_guessed() -> None:
    state = table()
    state.seats[1].effects = [Effect("hidden_reputation", "turns", 3, 1)]
    found = {copy.seats[1].reputation for copy in worlds(state)}
    assert len(found) > 3 and min(found) >= 45 and max(found) <= 55
    assert world(state, 1).seats[1].reputation == 50


@pytest.mark.parametrize("taps", [False, True])
def test_r12_2_whoever_sees_for_a_seat_stays_where_it_stands_in_a_fog(taps: bool) -> None:
    """The celebrity itself is hidden by the fog, but not what it sees around it (R23.10)."""
    state = table(2, 4, day=False)
    guide = next(one for one in state.celebrities if one.tile >= 0)
    if taps:
        guide.taps |= 1
    else:
        guide.owner = 0
    state.seats[1].effects.append(Effect("fog", "turns", 3, 1, ref=guide.tile))
    before = view(state, 0).tiles
    assert all(view(copy, 0).tiles == before for copy in worlds(state))


@pytest.mark.slow
@pytest.mark.parametrize("reader", [0, 2])
def test_asc_3b_whoever_must_name_a_relic_can_do_so_in_the_world_of_another(reader: int) -> None:
    """Seat 1 uses its discarded Revelation for free in the turn of seat 0, for one of the relics that it alone knows
    of; a fog of seat 2 lies on a part of the map."""
    play = Play(3)
    for seat in range(3):
        play.money(seat, 900, 900)
        play.give(seat)
    play.give(0, "cataclysm", "reaper")
    play.give(1, "angels_seal", "revelation")
    play.tile(40, owner=1)
    for tile in (42, 44):
        play.relic(tile, known=(1,))
        sight.reveal(play.table, 1, tile)
    play.seat(2).effects = [Effect("fog", "turns", 3, 2, ref=20)]
    play.will(1, "use:angels_seal")
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert (play.question.seat, play.question.text, len(play.options())) == (1, "angel_seal_target", 2)
    for seed in range(40):
        world = play.session.imagine(reader, seed)
        assert world.questions()[0].options()
        assert ENCODE(world.view(reader)) == ENCODE(play.session.view(reader))
