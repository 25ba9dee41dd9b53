"""Realm of God (SAC-1b): what changes places with a tile and what stays."""
from __future__ import annotations

from game.titles.realigious import relic_sites, sight, snapshot
from game.titles.realigious.cards.play import usable_cards
from game.titles.realigious.cards.realm import is_whole, realm_tile
from game.titles.realigious.invariants import invariants
from game.titles.realigious.queries import held
from game.titles.realigious.state import STRUCTURE, TERRAIN, Effect
from tests.titles.realigious.play import Play

HOME, BESIDE, AWAY = 8, 9, 40  # seat 0's start, a tile it has revealed, seat 1's start
FAR = 33
FILLER = "night_temperance"  # always usable, even without money: keeps step A open


def realm(climate: str = "temperate") -> Play:
    """Seat 0 holds the card and has revealed BESIDE and FAR."""
    play = Play(climate=climate)
    play.money(0, 1200, 1500)
    sight.reveal(play.table, 0, FAR)
    play.give(0, "realm_of_god", FILLER)
    return play


def use(play: Play, one: int = BESIDE, other: int = FAR) -> None:
    play.cards_of(0, contact=True)
    play.answer("use:realm_of_god@1", f"tile:{one}", f"tile:{other}")


def test_sac_1b_realm_of_god_swaps_the_tiles_themselves() -> None:
    play = realm()
    play.tile(BESIDE, "house", owner=0, terrain="concrete", designation="icon", allotment=(300, 10, 20))
    play.tile(FAR, "forest", owner=1, allotment=(5, 6, 7))
    use(play)
    state = play.state
    assert [STRUCTURE[state.structure[t]] for t in (BESIDE, FAR)] == ["forest", "house"]
    assert [TERRAIN[state.terrain[t]] for t in (BESIDE, FAR)] == ["grass", "concrete"]
    assert [state.owner[t] for t in (BESIDE, FAR)] == [1, 0]
    assert [play.designation(t) for t in (BESIDE, FAR)] == ["", "icon"]
    assert (state.believers[FAR], state.donations[FAR], state.influence[FAR]) == (300, 10, 20)
    assert (state.believers[BESIDE], state.donations[BESIDE], state.influence[BESIDE]) == (5, 6, 7)
    assert play.purse(0) == (100, 0, 0)


def test_sac_1b_realm_of_god_moves_the_marks_of_the_tiles() -> None:
    play = realm("cold")
    play.tile(BESIDE, "church_hindu", designation="hospital")
    state = play.state
    state.hospitals, state.hints = {BESIDE: 1}, {BESIDE: "celebrity"}
    state.church_done, state.mud = [BESIDE], [FAR]
    play.tile(FAR, owner=1)
    state.separatists = {FAR: 3}
    use(play)
    assert (state.hospitals, state.hints, state.church_done) == ({FAR: 1}, {FAR: "celebrity"}, [FAR])
    assert (state.separatists, state.mud) == ({BESIDE: 3}, [BESIDE])


def test_sac_1b_realm_of_god_moves_a_local_government_with_its_holder() -> None:
    play = realm()
    play.tile(FAR, "gov_police")
    play.state.governments[FAR].holder, play.state.governments[FAR].bought = 1, 2
    use(play)
    police = play.state.governments[BESIDE]
    assert (list(play.state.governments), police.holder, police.bought) == ([BESIDE], 1, 2)


def test_sac_1b_realm_of_god_moves_relics_celebrities_and_pieces_without_contact() -> None:
    play = realm()
    relic = play.relic(FAR, known=(1,))
    person = play.celebrity("vagrant", BESIDE, owner=0)
    play.tile(FAR, "mountain")
    play.piece(0, FAR)
    play.seat(0).high = True
    use(play)
    state = play.state
    assert (play.seat(0).tile, play.seat(0).high, state.contact) == (BESIDE, True, True)
    assert (state.relics[relic].tile, held(state, 0)) == (BESIDE, 0)
    assert (state.celebrities[person].tile, play.seat(0).reputation) == (FAR, 50)


def test_sac_1b_realm_of_god_exchanges_what_players_know_of_the_places() -> None:
    play = realm()
    play.seat(1).knowledge[BESIDE], play.seat(1).knowledge[10] = 0, 0
    sight.reveal(play.table, 1, FAR)
    assert play.seat(1).knowledge[BESIDE] == sight.UNREVEALED
    play.piece(1, 48)
    use(play)
    knowledge = play.seat(1).knowledge
    assert (knowledge[BESIDE], knowledge[10]) == (sight.REVEALED, sight.ADJACENT)
    assert knowledge[FAR] == sight.ADJACENT  # beside tiles that seat 1 had revealed: never less than that


def test_sac_1b_realm_of_god_reveals_the_surroundings_of_a_moved_piece() -> None:
    play = realm()
    play.piece(0, BESIDE)
    use(play)
    assert play.seat(0).tile == FAR
    assert play.seat(0).knowledge[34] == sight.REVEALED


def test_sac_1b_realm_of_god_leaves_places_alone() -> None:
    play = realm()
    play.seat(0).effects += [Effect("guidance", "move", 1, ref=BESIDE), Effect("fog", "turns", 2, 0, ref=FAR)]
    use(play, HOME, FAR)
    assert [e.ref for e in play.seat(0).effects] == [BESIDE, FAR]
    assert (play.seat(0).start, play.state.from_tile, play.seat(0).tile) == (HOME, HOME, FAR)


def test_sac_1b_realm_of_god_is_remembered_by_snapshots() -> None:
    play = realm()
    play.tile(FAR, owner=1)
    snapshot.take(play.state, 1)
    use(play)
    shot = snapshot.one_turn_ago(play.state, 1)
    assert shot is not None
    assert (shot.owned, shot.owners[BESIDE]) == ([BESIDE], 1)
    assert shot.tile == AWAY


def test_sac_1b_realm_of_god_takes_the_tile_of_a_found_relic_along() -> None:
    play = realm()
    found = play.relic(BESIDE)
    relic_sites.pass_on(play.table, found, 1)
    use(play)
    assert play.state.relics[found].lay == FAR


def test_sac_1b_realm_of_god_works_once_a_game() -> None:
    play = realm()
    use(play)
    play.money(0, 2000, 2000)
    play.give(0, "realm_of_god", FILLER)
    assert [o.key for o in usable_cards(play.state, 0)] == [f"use:{FILLER}@2"]


def test_sac_1b_realm_of_god_needs_a_thousand_of_both() -> None:
    play = realm()
    play.money(0, 1200, 999)
    assert [o.key for o in usable_cards(play.state, 0)] == [f"use:{FILLER}@2"]


def test_sac_1b_realm_of_god_takes_no_blocked_or_unknown_tiles() -> None:
    play = realm()
    play.tile(1, terrain="water")
    play.tile(2, designation="ruin")
    play.cards_of(0)
    play.answer("use:realm_of_god@1")
    assert play.offered() == ["tile:7", "tile:8", "tile:9", "tile:15", "tile:16", f"tile:{FAR}", "cancel"]
    play.answer(f"tile:{FAR}")
    assert play.offered() == ["tile:7", "tile:8", "tile:9", "tile:15", "tile:16", "cancel"]


def test_sac_1b_realm_of_god_does_not_cut_the_map_with_a_restricted_zone() -> None:
    play = realm()
    for tile in range(21, 28):  # a river with one ford at 23; 7 to 20 above, 28 to 48 below
        play.tile(tile, terrain="water")
    play.tile(23, terrain="grass")
    play.tile(FAR, "restricted")
    for tile in (23, 20):
        sight.reveal(play.table, 0, tile)
    play.cards_of(0)
    play.answer("use:realm_of_god@1", f"tile:{FAR}")
    assert "tile:23" not in play.offered()
    play.answer("tile:20")
    assert STRUCTURE[play.state.structure[20]] == "restricted"
    assert is_whole(play.state)


def test_sac_1b_realm_of_god_offers_no_restricted_zone_that_no_known_tile_may_take_the_place_of() -> None:
    play = realm()
    for tile in range(21, 28):  # a river with one ford at 23
        play.tile(tile, terrain="water")
    play.tile(23, terrain="grass")
    play.tile(FAR, "restricted")
    state, known = play.state, play.seat(0).knowledge
    known[:] = bytearray(len(known))
    known[23] = known[FAR] = sight.REVEALED
    assert [o.key for o in realm_tile(state, 0, ())] == []
    known[BESIDE] = sight.REVEALED
    assert [o.key for o in realm_tile(state, 0, ())] == [f"tile:{t}" for t in (BESIDE, 23, FAR)]


def test_r14_5_a_map_is_not_whole_when_a_restricted_zone_stands_alone() -> None:
    play = Play()
    play.tile(0, "restricted")
    assert is_whole(play.state)
    assert is_whole(play.state, shut=1)
    for tile in (1, 7):
        play.tile(tile, terrain="water")
    assert not is_whole(play.state)


def test_sac_1b_realm_of_god_keeps_the_invariants() -> None:
    play = realm()
    before = invariants(play.state)
    play.tile(FAR, owner=1)
    play.seat(0).knowledge[FAR] = 2
    use(play)
    assert invariants(play.state) == before
