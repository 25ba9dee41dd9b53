"""R23. Designations and marks on tiles (fog: test_r12_sight.py; ruins: cards/test_sacrifice.py)."""
from __future__ import annotations

import pytest

from game.titles.realigious import combat, forces, movement, sequence
from game.titles.realigious.cards.targets import own_tile, revealed_enemy_tile, revealed_neutral_tile
from game.titles.realigious.queries import contactable, enterable, geo, open_ground, ownable
from game.titles.realigious.rates import propagation_rate
from game.titles.realigious.state import HOSPITAL, ICON, SCHOOL, Effect, Truce
from game.titles.realigious.verbs import designate, make_separatist, set_owner
from tests.titles.realigious.play import Play

TILE, CENTRE = 9, 24
OWNERS = ("apostle", "pantheon", "sanctuary", "icon", "faith_village", "school", "private_barracks")


def hospital(play: Play, tile: int, placer: int) -> None:
    designate(play.table, tile, HOSPITAL, placer, "INF-2a", "hospital")


# ---------------------------------------------------------------- R23.1
def test_r23_1_a_new_designation_replaces_the_old() -> None:
    play = Play()
    play.tile(TILE, owner=0, designation="icon")
    designate(play.table, TILE, SCHOOL, 0, "INF-4a", "school")
    assert play.designation(TILE) == "school"


def test_r23_1_a_replaced_hospital_has_no_placer() -> None:
    play = Play()
    play.tile(TILE, owner=0)
    hospital(play, TILE, 1)
    designate(play.table, TILE, ICON, 0, "EXP-6b", "icon")
    assert (play.designation(TILE), play.state.hospitals) == ("icon", {})


@pytest.mark.parametrize("new", [-1, 1])
@pytest.mark.parametrize("name", OWNERS)
def test_r23_1_designations_of_an_owner_vanish_with_the_owner(name: str, new: int) -> None:
    play = Play()
    play.tile(TILE, owner=0, designation=name)
    set_owner(play.table, TILE, new, "R23.1")
    assert play.designation(TILE) == ""


def test_r23_1_separatist_lies_together_with_a_designation() -> None:
    play = Play()
    play.tile(TILE, owner=0, designation="icon")
    make_separatist(play.table, TILE, "R19.10")
    designate(play.table, TILE, SCHOOL, 0, "INF-4a", "school")
    assert (play.designation(TILE), play.state.separatists) == ("school", {TILE: 4})


# ---------------------------------------------------------------- R23.2-R23.4
@pytest.mark.parametrize("kind", [combat.ORDINARY, combat.PIECE, combat.REMOTE])
def test_r23_2_an_apostle_is_no_target_of_combat(kind: int) -> None:
    play = Play()
    play.tile(TILE, owner=1, designation="apostle")
    refusal = combat.combat_refusal(play.state, 0, 1, TILE)
    assert refusal is not None and refusal.rule == "R23.2"


def test_r23_2_contact_with_an_apostle_is_silent() -> None:
    play = Play()
    play.tile(8, owner=1, designation="apostle")
    play.interaction_of(0)
    assert (play.state.owner[8], play.seat(0).reputation) == (1, 50)


def sanctuary(tile: int, owner: int = 0) -> Play:
    """A sanctuary; the piece of seat 0 stands on the centre (3, 3)."""
    play = Play()
    play.tile(tile, owner=owner, designation="sanctuary")
    play.piece(0, CENTRE)
    return play


@pytest.mark.parametrize(("tile", "longer"), [(26, [26]), (27, [26]), (25, []), (22, [22]), (19, [])])
def test_r23_3_two_steps_that_bring_the_piece_two_nearer_are_offered(tile: int, longer: list[int]) -> None:
    play = sanctuary(tile)
    distance = geo(play.state).distance[CENTRE]
    assert [t for t in movement.destinations(play.state, 0) if distance[t] == 2] == longer


def test_r23_3_the_single_step_stays_offered() -> None:
    assert 25 in movement.destinations(sanctuary(27).state, 0)


@pytest.mark.parametrize("shut", [25, 26])
def test_r23_3_both_tiles_must_be_enterable(shut: int) -> None:
    play = sanctuary(27)
    play.tile(shut, terrain="water")
    assert 26 not in movement.destinations(play.state, 0)


def test_r23_3_a_sanctuary_of_another_player_helps_nobody_else() -> None:
    assert 26 not in movement.destinations(sanctuary(27, owner=1).state, 0)


@pytest.mark.parametrize(("tiles", "rate"), [((), 51), ((10,), 71), ((10, 2), 71), ((11,), 51)])
def test_r23_4_a_pantheon_beside_the_tile_adds_twenty_once(tiles: tuple[int, ...], rate: int) -> None:
    play = Play()
    for tile in tiles:
        play.tile(tile, owner=0, designation="pantheon")
    assert propagation_rate(play.state, 0, TILE) == rate


def test_r23_4_a_pantheon_of_another_player_adds_nothing() -> None:
    play = Play()
    play.tile(10, owner=1, designation="pantheon")
    assert propagation_rate(play.state, 0, TILE) == 51


# ---------------------------------------------------------------- R23.5-R23.7
INCOME = [("icon", (37, 0, 0), 50), ("faith_village", (0, 170, 160), 50), ("school", (0, 0, 0), 51),
          ("pantheon", (0, 0, 0), 50)]


@pytest.mark.parametrize(("name", "purse", "reputation"), INCOME)
def test_r23_5_r23_6_r23_7_income_of_the_own_start_phase(name: str, purse: tuple[int, int, int],
                                                          reputation: int) -> None:
    play = Play()
    play.tile(TILE, owner=0, designation=name, allotment=(75, 170, 160))
    play.money(0, 0, 0, believers=0)
    play.start_of(0)
    assert (play.purse(0), play.seat(0).reputation) == (purse, reputation)


@pytest.mark.parametrize("name", ["icon", "faith_village", "school"])
def test_r23_5_r23_6_r23_7_nothing_in_the_start_phase_of_others(name: str) -> None:
    play = Play()
    play.tile(TILE, owner=0, designation=name)
    play.money(0, 0, 0, believers=0)
    sequence.income(play.table, 1)
    assert (play.purse(0), play.purse(1), play.seat(0).reputation) == ((0, 0, 0), (100, 500, 500), 50)


def test_r3_3_income_comes_in_tile_index_order() -> None:
    play = Play()
    for tile, name in ((20, "school"), (9, "icon"), (30, "icon")):
        play.tile(tile, owner=0, designation=name, allotment=(2 * tile, 0, 0))
    before = len(play.table.record or [])
    sequence.income(play.table, 0)
    told = [(e.kind, e.data.get("believers", 0)) for e in (play.table.record or [])[before:]]
    assert told == [("gained", 9), ("reputation_up", 0), ("gained", 30)]


def test_r23_7_a_school_can_win() -> None:
    play = Play()
    play.tile(TILE, owner=0, designation="school")
    play.seat(0).reputation = 99
    play.start_of(0)
    assert play.session.outcome is not None and play.session.outcome.reason == "win_social"


# ---------------------------------------------------------------- R23.8
def barracks(owner: int = 1) -> Play:
    """Seat 0 has barracks on 24; tile 25 beside it belongs to `owner`; its piece is far away."""
    play = Play()
    play.tile(CENTRE, owner=0, structure="house", designation="private_barracks")
    play.tile(25, owner=owner)
    play.give(0)
    return play


def test_r23_8_tiles_of_others_at_distance_one_can_be_attacked() -> None:
    play = barracks()
    play.tile(26, owner=1)
    play.tile(23, owner=0)
    assert sequence.remote_targets(play.state, 0) == [25]


def test_r23_8_wherever_the_own_piece_is_and_without_a_contact() -> None:
    play = barracks()
    play.rolls(1)
    play.will(0, "tile:25")
    play.run("interaction", 0)
    assert play.state.owner[25] == 0


def test_r23_8_it_can_be_declined() -> None:
    play = barracks()
    play.run("interaction", 0)
    assert (play.state.owner[25], play.seat(0).reputation) == (1, 50)


def test_r23_8_once_per_turn_whatever_the_number_of_barracks() -> None:
    play = barracks()
    play.tile(31, owner=0, designation="private_barracks")
    play.tile(32, owner=1)
    play.rolls(1)
    play.state.acting, play.state.contact = 0, False
    assert play.carry_out(sequence.interaction(play.table), "tile:25").count((0, "remote_combat")) == 1


def test_r23_8_in_addition_to_the_contact() -> None:
    play = barracks()
    play.tile(8, owner=1)
    play.rolls(1, 1)
    play.will(0, "tile:25")
    play.interaction_of(0)
    assert (play.state.owner[25], play.state.owner[8], play.seat(0).reputation) == (0, 0, 46)


def test_r23_8_a_lost_remote_combat_costs_but_does_not_return_the_piece() -> None:
    play = barracks()
    play.rolls(100)
    play.state.acting, play.state.contact = 0, False
    play.carry_out(sequence.interaction(play.table), "tile:25")
    assert (play.seat(0).reputation, play.state.beaten) == (45, False)


def test_r23_8_a_piece_on_the_tile_makes_it_no_piece_combat() -> None:
    play = barracks()
    play.piece(1, 25)
    play.seat(1).religion = "hindu"
    play.rolls(51)  # 70 - 10, first arrival would make it 40
    play.state.acting, play.state.contact = 0, False
    play.carry_out(sequence.interaction(play.table), "tile:25")
    assert (play.state.owner[25], play.hand(0)) == (0, [])


@pytest.mark.parametrize("change", ["apostle", "truce", "buddhist", "neutral"])
def test_r23_8_no_target_where_combat_is_not_possible(change: str) -> None:
    play = barracks(owner=-1 if change == "neutral" else 1)
    if change == "apostle":
        play.tile(25, designation="apostle")
    elif change == "truce":
        play.state.truces = [Truce(1, 0, 3)]
    elif change == "buddhist":
        play.seat(0).religion = "buddhist"
    assert sequence.remote_targets(play.state, 0) == []


def test_r23_8_barracks_of_another_player_are_not_the_users() -> None:
    play = barracks()
    assert sequence.remote_targets(play.state, 1) == []


# ---------------------------------------------------------------- R23.9
@pytest.mark.parametrize("owner", [-1, 0, 1])
def test_r23_9_another_players_contact_brings_the_placer_five(owner: int) -> None:
    play = Play()
    play.tile(TILE, owner=owner)
    hospital(play, TILE, 1)
    play.carry_out(movement.contact(play.table, 0, TILE))
    assert [player.reputation for player in play.state.seats] == [50, 55]


def test_r23_9_the_placers_own_contact_brings_nothing() -> None:
    play = Play()
    hospital(play, TILE, 0)
    play.carry_out(movement.contact(play.table, 0, TILE))
    assert play.seat(0).reputation == 50


@pytest.mark.parametrize("new", [0, 1, -1])
def test_r23_9_it_stays_when_the_tile_changes_owner(new: int) -> None:
    play = Play()
    play.tile(TILE, owner=0 if new else 1)
    hospital(play, TILE, 1)
    set_owner(play.table, TILE, new, "R23.9")
    assert (play.designation(TILE), play.state.hospitals) == ("hospital", {TILE: 1})


def test_r23_9_a_transfer_is_no_visit() -> None:
    play = Play()
    play.tile(TILE, owner=0)
    hospital(play, TILE, 1)
    play.seat(0).effects = [Effect("guidance", "move", 1, ref=TILE)]
    play.move_of(0)
    assert play.seat(1).reputation == 50


# ---------------------------------------------------------------- R23.10, R23.11
def fog(owner: int = 1) -> Play:
    """A fog of seat 1 lies round the centre, over tiles of any owner."""
    play = Play()
    for tile, seat in ((23, 0), (25, 1)):
        play.tile(tile, owner=seat)
    play.seat(0).knowledge = bytearray([2] * 49)
    play.seat(owner).effects = [Effect("fog", "turns", 3, owner, ref=CENTRE)]
    return play


@pytest.mark.parametrize(("targets", "tile"), [(own_tile, 23), (revealed_enemy_tile, 25), (revealed_neutral_tile, 24)])
def test_r23_10_cards_of_others_cannot_target_fogged_tiles(targets: object, tile: int) -> None:
    offered = [[o.key for o in targets(fog(owner).state, 0, ())] for owner in (1, 0)]  # type: ignore[operator]
    assert [f"tile:{tile}" in keys for keys in offered] == [False, True]


def test_r23_10_walking_in_propagation_and_combat_work_as_usual() -> None:
    play = fog()
    play.piece(0, 26)
    assert 25 in movement.destinations(play.state, 0)
    play.rolls(1)
    play.piece(0, 25)
    play.give(0)
    play.interaction_of(0)
    assert play.state.owner[25] == 0


def test_r23_11_a_ruin_is_blocked_for_all() -> None:
    play = Play()
    play.tile(TILE, designation="ruin")
    state = play.state
    assert [contactable(state, TILE), ownable(state, TILE), open_ground(state, TILE), enterable(state, 0, TILE)] == [
        False] * 4
    assert TILE not in movement.destinations(state, 0)


# ---------------------------------------------------------------- R23.12
@pytest.mark.parametrize("kind", ["move_mountains", "entertainer"])
def test_r23_12_taking_a_tile_by_card_pays_no_allotment(kind: str) -> None:
    play = Play()
    play.tile(TILE, owner=1)
    play.money(0, 600, 0, believers=90)
    if kind == "move_mountains":
        play.give(0, kind)
        play.cards_of(0)
        play.answer(f"use:{kind}@1", f"tile:{TILE}")
    else:
        play.money(0, 0, 0, believers=90)
        play.rolls(1)
        play.carry_out(forces.arrive(play.table, play.celebrity(kind, CENTRE, owner=0), TILE))
    assert (play.state.owner[TILE], play.seat(0).believers) == (0, 90)
