"""R12, R8.2, R8.5, R16.3, R23.10. Range, sight, knowledge, fog, stealth, and who is told what.

The map is the harness' plain 7 x 7: seat 0 on tile 8, seat 1 on tile 40 (distance 6). Around tile 8 lie 1,
2, 7, 9, 15, 16.
"""
from __future__ import annotations

import pytest

from game.core.boards.hex import hex_map
from game.core.events import EVERYONE, ONLOOKER
from game.titles.realigious import sight
from game.titles.realigious.state import Celebrity, Effect
from game.titles.realigious.verbs import set_owner
from tests.titles.realigious.play import Play

AROUND = (1, 2, 7, 8, 9, 15, 16)
FAR = 24  # the middle, beyond the range of both


@pytest.fixture
def play() -> Play:
    return Play()


@pytest.fixture
def night(play: Play) -> Play:
    play.state.day = False
    return play


def fog(play: Play, seat: int, tile: int) -> None:
    """A fog of `seat` around `tile`."""
    play.seat(seat).effects.append(Effect("fog", "turns", 3, seat, ref=tile))


# ---------------------------------------------------------------- R12.2, R12.3
def test_r12_2_range_is_distance_one(play: Play) -> None:
    assert sight.range_of(play.state, 0) == AROUND
    assert [t for t in range(49) if sight.covers(play.state, 0, t)] == list(AROUND)


def test_r12_2_range_on_high_ground_is_distance_three(play: Play) -> None:
    play.seat(0).high = True
    assert sight.range_of(play.state, 0) == hex_map(7).disc[3][8]
    assert sight.covers(play.state, 0, 11) and not sight.covers(play.state, 0, 12)


def test_r12_2_owned_and_tapped_celebrities_add_their_range_once(play: Play) -> None:
    play.celebrity("vagrant", 9, owner=0)
    play.state.celebrities.append(Celebrity("thug", FAR, owner=1, taps=1))
    tiles = sight.range_of(play.state, 0)
    assert len(set(tiles)) == len(tiles)
    assert set(tiles) == {*AROUND, *hex_map(7).disc[1][9], *hex_map(7).disc[1][FAR]}
    assert sight.covers(play.state, 1, FAR)


def test_r12_2_a_celebrity_that_left_the_map_has_no_range(play: Play) -> None:
    play.celebrity("vagrant", -1, owner=0)
    assert sight.range_of(play.state, 0) == AROUND


def test_r12_3_by_day_all_tiles_are_in_sight(play: Play) -> None:
    assert all(sight.in_sight(play.state, 0, t) for t in range(49))


def test_r12_3_at_night_only_the_range_is_in_sight(night: Play) -> None:
    assert [t for t in range(49) if sight.in_sight(night.state, 0, t)] == list(AROUND)
    assert all(sight.in_sight(night.state, None, t) for t in range(49))


def test_r12_3_night_eye_gives_day_sight(night: Play) -> None:
    night.state.god = "giyechin"
    relic = night.relic(holder=0, kind=1)
    assert sight.in_sight(night.state, 0, FAR) and not sight.in_sight(night.state, 1, FAR)
    night.state.relics[relic].counted = False
    assert not sight.in_sight(night.state, 0, FAR)


def test_r12_3_type_one_of_another_god_is_no_night_eye(night: Play) -> None:
    night.state.god = "abukaros"
    night.relic(holder=0, kind=1)
    assert not sight.in_sight(night.state, 0, FAR)


def test_r2_10_an_eliminated_player_sees_by_day_rules(night: Play) -> None:
    night.seat(0).alive, night.seat(0).tile = False, -1
    assert sight.in_sight(night.state, 0, FAR)


# ---------------------------------------------------------------- R12.4, R12.5
def test_r12_4_range_is_revealed_and_its_neighbours_adjacent(play: Play) -> None:
    knowledge = play.seat(0).knowledge
    disc = hex_map(7).disc
    assert [knowledge[t] for t in range(49)] == [2 if t in disc[1][8] else 1 if t in disc[2][8] else 0
                                                 for t in range(49)]


def test_r12_4_day_sight_alone_reveals_nothing(play: Play) -> None:
    assert sight.in_sight(play.state, 0, FAR) and play.seat(0).knowledge[FAR] == 0


def test_r12_4_knowledge_never_falls(play: Play) -> None:
    play.piece(0, FAR)
    assert play.seat(0).knowledge[1] == 2


def test_r12_5_what_was_learnt_is_told_to_the_seat_alone_and_bars_undo(play: Play) -> None:
    play.table.undo_blocked = ""
    play.piece(0, 10)
    assert play.told("revealed", 0)[-1]["tiles"] == [3, 4, 10, 11, 17, 18]
    assert play.table.undo_blocked
    told = len(play.told("revealed", 0))
    assert not [line for line in play.told("revealed", 1) if line["seat"] == 0]
    play.table.undo_blocked = ""
    play.piece(0, 10)
    assert len(play.told("revealed", 0)) == told and not play.table.undo_blocked


def test_r12_5_a_step_at_night_stands_even_on_known_ground(night: Play) -> None:
    night.piece(0, 9)
    night.table.undo_blocked = ""
    night.piece(0, 8)
    assert night.table.undo_blocked


def test_r12_6_gaining_a_tile_reveals_it_with_its_relic(play: Play) -> None:
    relic = play.relic(FAR)
    sight.own(play.table, 0, FAR)
    assert play.seat(0).knowledge[FAR] == 2 and play.seat(0).knowledge[25] == 1
    assert sight.knows_relic(play.state, 0, relic) and not sight.knows_relic(play.state, 1, relic)
    assert play.told("relic_revealed", 0)[-1]["tile"] == FAR and not play.told("relic_revealed", 1)


def test_r12_6_a_relic_is_known_once_its_tile_was_in_range(play: Play) -> None:
    relic = play.relic(10)
    assert not sight.knows_relic(play.state, 0, relic)
    play.piece(0, 9)
    assert sight.knows_relic(play.state, 0, relic)


def test_r12_6_old_knowledge_does_not_show_a_new_relic(play: Play) -> None:
    play.piece(0, FAR)
    relic = play.relic(8, replaced=True)
    sight.update(play.table, 0)
    assert play.seat(0).knowledge[8] == 2 and not sight.knows_relic(play.state, 0, relic)


def test_r12_6_an_owned_relic_lies_nowhere(play: Play) -> None:
    relic = play.relic(holder=0, known=(0, 1))
    assert not sight.knows_relic(play.state, 0, relic) and not sight.knows_relic(play.state, None, relic)


def test_r12_4_an_eliminated_player_learns_nothing(play: Play) -> None:
    play.seat(0).alive, play.seat(0).tile = False, -1
    sight.reveal(play.table, 0, FAR)
    sight.update(play.table, 0)
    assert play.seat(0).knowledge[FAR] == 0


def test_r8_2_shared_maps_give_both_the_better_of_the_two(play: Play) -> None:
    mine, yours = play.relic(FAR, known=(0,)), play.relic(26, known=(1,))
    before = [max(a, b) for a, b in zip(play.seat(0).knowledge, play.seat(1).knowledge, strict=True)]
    play.table.undo_blocked = ""
    sight.share(play.table, 0, 1)
    assert list(play.seat(0).knowledge) == list(play.seat(1).knowledge) == before
    assert all(sight.knows_relic(play.state, s, r) for s in (0, 1) for r in (mine, yours))
    assert play.table.undo_blocked


# ---------------------------------------------------------------- pieces and celebrities
def test_r12_6_pieces_are_seen_where_the_tile_is(night: Play) -> None:
    assert not sight.sees_piece(night.state, 0, 1) and sight.sees_piece(night.state, 0, 0)
    night.state.day = True
    assert sight.sees_piece(night.state, 0, 1) and sight.sees_piece(night.state, None, 1)


def test_r12_8_a_stealthed_piece_is_hidden(play: Play) -> None:
    play.seat(1).stealth = True
    assert not sight.sees_piece(play.state, 0, 1) and not sight.sees_piece(play.state, None, 1)
    assert sight.sees_piece(play.state, 1, 1)
    assert not sight.gets_card_message(play.state, 0, 1)


@pytest.mark.parametrize(("tile", "sees"), [(11, True), (12, False)])
def test_r12_8_high_ground_sees_stealth_within_three(play: Play, tile: int, sees: bool) -> None:
    play.seat(0).high = play.seat(1).stealth = True
    play.seat(1).tile = tile
    assert sight.sees_piece(play.state, 0, 1) is sees
    assert sight.gets_card_message(play.state, 0, 1) is sees


def test_r8_5_a_piece_on_the_same_tile_is_seen(night: Play) -> None:
    night.seat(1).tile, night.seat(1).stealth = 8, True
    assert sight.sees_piece(night.state, 0, 1)


def test_r12_9_the_office_shows_pieces_on_the_minimap(night: Play) -> None:
    night.tile(20, "gov_office")
    night.state.governments[20].holder = 0
    assert not sight.sees_piece(night.state, 0, 1) and sight.minimap_sees_piece(night.state, 0, 1)
    assert not sight.minimap_sees_piece(night.state, 1, 0)
    night.seat(1).stealth = True
    assert not sight.minimap_sees_piece(night.state, 0, 1)


def test_r12_9_the_office_does_not_see_through_fog(play: Play) -> None:
    play.tile(20, "gov_office")
    play.state.governments[20].holder = 0
    fog(play, 1, 40)
    assert not sight.minimap_sees_piece(play.state, 0, 1)


def test_r12_6_celebrities_are_seen_in_sight_owned_or_tapped(night: Play) -> None:
    one, owned = night.celebrity("thug", FAR), night.celebrity("vagrant", 26, owner=0)
    assert not sight.sees_celebrity(night.state, 0, one) and sight.sees_celebrity(night.state, 0, owned)
    assert not sight.sees_celebrity(night.state, 1, owned)
    night.state.celebrities[one].taps = 0b10
    assert sight.sees_celebrity(night.state, 1, one)


def test_r16_3_the_hint_shows_all_celebrities(night: Play) -> None:
    one = night.celebrity("thug", FAR)
    night.seat(0).effects.append(Effect(sight.CELEBRITY_PLACES, "turns", 3, 0))
    assert sight.sees_celebrity(night.state, 0, one)


# ---------------------------------------------------------------- R23.10 fog
def test_r23_10_fog_hides_tiles_within_two_from_the_others(play: Play) -> None:
    fog(play, 1, FAR)
    assert [t for t in range(49) if sight.fogged(play.state, 0, t)] == list(hex_map(7).disc[2][FAR])
    assert not any(sight.fogged(play.state, 1, t) for t in range(49))
    assert sight.fogged(play.state, None, FAR) and not sight.in_sight(play.state, 0, FAR)


def test_r12_6_fog_shows_the_own_contact_tile_and_whoever_is_on_it(play: Play) -> None:
    fog(play, 1, FAR)
    play.piece(0, FAR)
    play.seat(1).tile = FAR
    assert not sight.fogged(play.state, 0, FAR) and sight.fogged(play.state, 0, 25)
    assert sight.sees_piece(play.state, 0, 1)
    assert sight.in_foreign_fog(play.state, 0, FAR)


def test_r12_6_range_does_not_reveal_in_fog(play: Play) -> None:
    relic = play.relic(25)
    fog(play, 1, FAR)
    play.piece(0, FAR)
    assert play.seat(0).knowledge[FAR] == 2 and play.seat(0).knowledge[25] == 1
    assert not sight.knows_relic(play.state, 0, relic)


def test_r12_6_fog_hides_what_was_known(play: Play) -> None:
    fog(play, 1, 8)
    assert sight.knows_tile(play.state, 0, 8) and not sight.knows_tile(play.state, 0, 9)


# ---------------------------------------------------------------- R12.10 messages
def test_r12_10_by_day_everybody_is_told_the_tile(play: Play) -> None:
    assert sight.audience(play.state, 0, FAR) == (EVERYONE, 0)
    assert sight.audience(play.state, 0) == (EVERYONE, 0)


def test_r12_10_at_night_the_tile_is_left_out_for_those_who_do_not_see_it(night: Play) -> None:
    full, part = sight.audience(night.state, 0, FAR)
    assert (full & 0b11, part & 0b11) == (0b01, 0b10)
    assert full & ONLOOKER and not full & part
    full, part = sight.audience(night.state, 0, 33)  # beside seat 1
    assert (full & 0b11, part) == (0b11, 0)


def test_r12_10_who_loses_a_tile_is_told_which_one_though_it_is_out_of_sight(night: Play) -> None:
    night.state.owner[FAR] = 1
    set_owner(night.table, FAR, 0, "R10.12")
    assert night.told("tile_taken", 1) == [{"seat": 0, "other": 1, "tile": FAR}]


@pytest.mark.parametrize(("way", "told"), [
    ((17, 16), {"seat": 1, "tile": 16}),
    ((16, 9), {"seat": 1, "from": 16, "tile": 9}),
    ((16, 17), {"seat": 1}),
    ((24, 17), {"seat": 1})])
def test_r12_10_a_move_is_told_with_the_tile_to_whoever_sees_the_arrival(
        night: Play, way: tuple[int, int], told: dict[str, int]) -> None:
    night.piece(1, way[0])
    night.move_of(1)
    night.answer(f"tile:{way[1]}")
    assert night.told("moved", 0)[-1:] == [told]


def test_r12_8_a_move_out_of_a_forest_is_told_with_the_tile(play: Play) -> None:
    play.tile(24, "forest")
    play.piece(1, 24)
    play.seat(1).stealth = True
    play.move_of(1)
    play.answer("tile:17")
    assert play.told("moved", 0)[-1:] == [{"seat": 1, "tile": 17}]


def test_r12_10_lines_from_inside_a_fog_are_told_to_its_owner_alone() -> None:
    play = Play(players=3)
    fog(play, 1, 27)
    full, part = sight.audience(play.state, 1, 27)
    assert (full & 0b111, part & 0b111, (full | part) & ONLOOKER) == (0b010, 0, 0)
    full, part = sight.audience(play.state, 0, 27)
    assert (full & 0b111, part & 0b111) == (0b011, 0)


def test_r12_10_whoever_stands_on_the_fogged_tile_is_told(play: Play) -> None:
    fog(play, 1, FAR)
    play.piece(0, FAR)
    assert sight.audience(play.state, 1, FAR)[0] & 0b11 == 0b11


def test_r12_10_a_card_used_on_a_fogged_tile_is_told_without_the_tile(play: Play) -> None:
    fog(play, 1, FAR)
    full, part = sight.audience(play.state, 1, FAR, card_use=True)
    assert (full & 0b11, part & 0b11, part & ONLOOKER) == (0b10, 0b01, ONLOOKER)


def test_r12_8_card_use_in_stealth_is_told_to_those_who_see_the_piece() -> None:
    play = Play(players=3)
    play.seat(0).stealth = True
    assert sight.audience(play.state, 0, card_use=True) == (0b001, 0)
    assert sight.audience(play.state, 0)[0] == EVERYONE
    play.seat(1).tile, play.seat(1).high = play.seat(0).tile + 2, True
    assert sight.audience(play.state, 0, card_use=True) == (0b011, 0)


def test_r12_8_a_move_into_a_forest_is_told_without_the_tile(play: Play) -> None:
    play.seat(0).stealth = True
    full, part = sight.piece_audience(play.state, 0)
    assert full == 0b01 and part & 0b10 and part & ONLOOKER


def test_r23_10_a_move_into_a_fog_is_told_to_its_owner_alone() -> None:
    play = Play(players=3)
    fog(play, 1, play.seat(0).tile)
    full, part = sight.piece_audience(play.state, 0)
    assert (full & 0b111, part & 0b111, (full | part) & ONLOOKER) == (0b011, 0, 0)


def test_r12_10_the_eliminated_read_like_onlookers(night: Play) -> None:
    night.seat(1).alive, night.seat(1).tile = False, -1
    assert sight.audience(night.state, 0, FAR) == (EVERYONE, 0)
    night.seat(0).stealth = True
    assert sight.audience(night.state, 0, FAR, card_use=True) == (0b01, 0)
