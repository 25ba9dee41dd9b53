"""R6. Moves: where a piece may go, longer moves, Torrent, transfers."""
from __future__ import annotations

import pytest

from game.titles.realigious import movement
from game.titles.realigious.state import Effect
from game.titles.realigious.verbs import transfer
from tests.titles.realigious.play import Play

N = 7


def at(column: int, row: int) -> int:
    """A tile of the map for two players."""
    return row * N + column


HERE = at(3, 4)  # an even row: E (4,4), NE (3,3), NW (2,3), W (2,4), SW (2,5), SE (3,5)
AROUND = {"E": at(4, 4), "NE": at(3, 3), "NW": at(2, 3), "W": at(2, 4), "SW": at(2, 5), "SE": at(3, 5)}
BEYOND = {"E": at(5, 4), "NE": at(4, 2), "NW": at(2, 2), "W": at(1, 4), "SW": at(2, 6), "SE": at(4, 6)}


def mover(**options: object) -> Play:
    """Seat 0 in the middle of the map."""
    play = Play(**options)  # type: ignore[arg-type]
    play.piece(0, HERE)
    return play


def goals(play: Play) -> set[int]:
    """Where seat 0's move may end."""
    return set(movement.destinations(play.state, 0))


# ---------------------------------------------------------------- R6.1 - R6.3
def test_r6_1_one_of_six_adjacent_tiles() -> None:
    assert goals(mover()) == set(AROUND.values())


def test_r6_1_fewer_at_the_edge() -> None:
    play = mover()
    play.piece(0, at(0, 0))
    assert goals(play) == {at(1, 0), at(0, 1)}


@pytest.mark.parametrize("change", [{"terrain": "water"}, {"designation": "ruin"}, {"structure": "restricted"}])
def test_r6_2_blocked_tiles_cannot_be_entered(change: dict[str, str]) -> None:
    play = mover()
    play.tile(AROUND["E"], **change)  # type: ignore[arg-type]
    assert goals(play) == set(AROUND.values()) - {AROUND["E"]}


def test_r6_2_mud_cannot_be_entered() -> None:
    play = mover(climate="cold")
    play.state.mud = [AROUND["E"]]
    assert AROUND["E"] not in goals(play)


REASONS = [({"terrain": "water"}, "water"), ({"designation": "ruin"}, "ruin"),
           ({"structure": "restricted"}, "restricted"), ({}, "mud")]


@pytest.mark.parametrize(("change", "reason"), REASONS)
def test_r6_2_a_refused_tile_says_why(change: dict[str, str], reason: str) -> None:
    play = mover(climate="cold")
    play.tile(AROUND["E"], **change)  # type: ignore[arg-type]
    play.state.mud = [AROUND["E"]]
    refusal = movement.move_refusal(play.state, 0, AROUND["E"])
    assert refusal is not None
    assert refusal.text == f"why.{reason}"


@pytest.mark.parametrize(("tile", "reason"), [
    (HERE, "must_move"), (BEYOND["W"], "too_far"), (AROUND["E"], "wind_carries"), (AROUND["W"], None)])
def test_r6_1_a_refused_destination_says_why(tile: int, reason: str | None) -> None:
    play = mover()
    play.state.wind = "E"
    refusal = movement.move_refusal(play.state, 0, tile)
    assert (None if refusal is None else refusal.text) == (None if reason is None else f"why.{reason}")


@pytest.mark.parametrize(("change", "enters"), [
    ({"structure": "restricted"}, True), ({}, True), ({"terrain": "water"}, False), ({"designation": "ruin"}, False)])
def test_r6_2_the_military_base_opens_restricted_zones_and_mud(change: dict[str, str], enters: bool) -> None:
    play = mover(climate="cold")
    play.tile(at(0, 0), structure="gov_base")
    play.state.governments[at(0, 0)].holder = 0
    play.tile(AROUND["E"], **change)  # type: ignore[arg-type]
    play.state.mud = [AROUND["E"]]
    assert (AROUND["E"] in goals(play)) is enters


@pytest.mark.parametrize("building", ["gov_office", "gov_police"])
def test_r6_2_another_building_opens_nothing(building: str) -> None:
    play = mover()
    play.tile(at(0, 0), structure=building)
    play.state.governments[at(0, 0)].holder = 0
    play.tile(AROUND["E"], structure="restricted")
    assert AROUND["E"] not in goals(play)


def test_r6_2_tiles_with_pieces_or_celebrities_may_be_entered() -> None:
    play = mover()
    play.piece(1, AROUND["E"])
    play.celebrity("vagrant", AROUND["W"])
    assert {AROUND["E"], AROUND["W"]} <= goals(play)


@pytest.mark.parametrize("here", [HERE, at(3, 3)])
def test_r6_3_directions_of_even_and_odd_rows(here: int) -> None:
    play = mover()
    shift = 1 if here == at(3, 3) else 0
    row = here // N
    play.piece(0, here)
    wanted = [at(4, row), at(3 + shift, row - 1), at(2 + shift, row - 1), at(2, row), at(2 + shift, row + 1),
              at(3 + shift, row + 1)]
    assert movement.destinations(play.state, 0) == wanted


# ---------------------------------------------------------------- R6.4
WINDS = [("E", ["E"]), ("W", ["W"]), ("N", ["NE", "NW"]), ("S", ["SE", "SW"])]


@pytest.mark.parametrize(("wind", "directions"), WINDS)
def test_r6_4_a_move_with_the_wind_goes_two_tiles_and_no_less(wind: str, directions: list[str]) -> None:
    play = mover()
    play.state.wind = wind
    assert goals(play) == {BEYOND[d] if d in directions else AROUND[d] for d in AROUND}


def test_r6_4_only_the_temperate_region_has_a_wind() -> None:
    play = mover(climate="tropical")
    play.state.wind = "E"
    assert goals(play) == set(AROUND.values())


def test_r6_4_a_blocked_second_tile_stops_the_piece_on_the_first() -> None:
    play = mover()
    play.state.wind = "E"
    play.tile(BEYOND["E"], structure="restricted")
    assert AROUND["E"] in goals(play)


def test_r6_4_the_edge_stops_the_piece_too() -> None:
    play = mover()
    play.piece(0, at(5, 4))
    play.state.wind = "E"
    assert at(6, 4) in goals(play)


def test_r6_4_a_blocked_first_tile_closes_the_direction() -> None:
    play = mover()
    play.state.wind = "E"
    play.tile(AROUND["E"], terrain="water")
    assert not {AROUND["E"], BEYOND["E"]} & goals(play)


def test_r6_4_the_first_tile_is_passed_without_contact() -> None:
    play = mover()
    play.state.wind = "E"
    play.relic(AROUND["E"])
    play.relic(BEYOND["E"])
    play.tile(AROUND["E"], designation="hospital")
    play.state.hospitals[AROUND["E"]] = 1
    play.move_of(0)
    play.answer(f"tile:{BEYOND['E']}")
    assert [r.holder for r in play.state.relics] == [-1, 0]
    assert play.seat(1).reputation == 50


def test_r6_4_a_sanctuary_offers_two_tiles_towards_it_and_one() -> None:
    play = mover()
    play.tile(at(6, 4), owner=0, designation="sanctuary")
    assert goals(play) == {*AROUND.values(), BEYOND["E"]}


def test_r6_4_a_sanctuary_at_distance_two_or_more_only() -> None:
    play = mover()
    play.tile(AROUND["E"], owner=0, designation="sanctuary")
    assert goals(play) == set(AROUND.values())


def test_r6_4_a_sanctuary_of_another_player_offers_nothing() -> None:
    play = mover()
    play.tile(at(6, 4), owner=1, designation="sanctuary")
    assert goals(play) == set(AROUND.values())


@pytest.mark.parametrize("blocked", [AROUND["E"], BEYOND["E"]])
def test_r6_4_the_sanctuarys_way_must_be_open(blocked: int) -> None:
    play = mover()
    play.tile(at(6, 4), owner=0, designation="sanctuary")
    play.tile(blocked, terrain="water")
    assert BEYOND["E"] not in goals(play)


def test_r6_4_wind_and_sanctuary_do_not_add_up() -> None:
    play = mover()
    play.piece(0, at(1, 4))
    play.state.wind = "E"
    play.tile(at(6, 4), owner=0, designation="sanctuary")
    assert {t for t in goals(play) if t // N == 4} == {at(0, 4), at(3, 4)}


# ---------------------------------------------------------------- R6.5
def test_r6_5_an_explorer_goes_up_to_two_tiles_in_the_first_turn() -> None:
    play = mover(characters=("explorer", "cleric"))
    play.seat(0).turns = 0
    found = movement.destinations(play.state, 0)
    assert len(found) == len(set(found)) == 18
    assert HERE not in found


def test_r6_5_but_not_later() -> None:
    play = mover(characters=("explorer", "cleric"))
    assert goals(play) == set(AROUND.values())


def test_r6_5_only_through_enterable_tiles() -> None:
    play = mover(characters=("explorer", "cleric"))
    play.seat(0).turns = 0
    for direction in ("E", "NE", "SE"):
        play.tile(AROUND[direction], terrain="water")
    assert BEYOND["E"] not in goals(play)
    assert BEYOND["W"] in goals(play)


def test_r6_5_the_wind_does_not_lengthen_the_steps() -> None:
    play = mover(characters=("explorer", "cleric"))
    play.seat(0).turns = 0
    play.state.wind = "E"
    assert AROUND["E"] in goals(play)
    assert at(6, 4) not in goals(play)


def test_r6_5_only_the_last_tile_is_contacted() -> None:
    play = mover(characters=("explorer", "cleric"))
    play.seat(0).turns = 0
    for tile in AROUND.values():
        play.relic(tile)
    play.relic(BEYOND["E"])
    play.move_of(0)
    play.answer(f"tile:{BEYOND['E']}")
    assert [r.holder for r in play.state.relics] == [-1] * 6 + [0]


# ---------------------------------------------------------------- R6.6
def torrent(**options: object) -> Play:
    """Seat 0's next move is a Torrent from the middle."""
    play = mover(**options)
    play.seat(0).effects = [Effect("torrent", "use")]
    play.give(0, "relief_corps")
    play.move_of(0)
    return play


WAY = [at(4, 4), at(5, 4), at(6, 4)]


def walk(play: Play, *tiles: int) -> None:
    """Torrent steps."""
    play.answer(*(f"tile:{t}" for t in tiles))


def test_r6_6_three_steps_each_a_contact_with_its_triggers() -> None:
    play = mover()
    for tile in WAY:
        play.relic(tile)
    play.seat(0).effects = [Effect("torrent", "use")]
    play.give(0, "relief_corps")
    play.move_of(0)
    walk(play, *WAY)
    assert [r.holder for r in play.state.relics] == [0, 0, 0]
    assert (play.seat(0).tile, play.effects(0)) == (WAY[2], [])
    assert play.question.text == "card_or_done"


def test_r6_6_neutral_tiles_are_attempted_in_path_order_before_the_third() -> None:
    play = torrent()
    walk(play, *WAY)
    play.rolls(1, 100, 1)
    play.done()
    told = [e for e in play.session.events(0, 0) if e.kind in ("propagated", "propagation_failed")]
    assert [(e.kind, e.data["tile"]) for e in told] == [
        ("propagated", WAY[0]), ("propagation_failed", WAY[1]), ("propagated", WAY[2])]


def test_r6_6_no_combat_and_no_tab_on_the_first_two() -> None:
    play = torrent()
    play.tile(WAY[0], owner=1)
    play.piece(1, WAY[1])
    walk(play, *WAY)
    play.rolls(100, 100)
    play.done()
    assert play.told("combat_declared", 0) + play.told("tab_icon", 0) == []
    assert play.state.owner[WAY[0]] == 1


def test_r6_6_combat_and_tab_on_the_third() -> None:
    play = torrent()
    play.tile(WAY[2], owner=1)
    walk(play, *WAY)
    play.rolls(100, 100, 1)
    play.done()
    assert play.state.owner[WAY[2]] == 0


def test_r6_6_an_unownable_tile_of_the_path_is_left_out() -> None:
    play = torrent()
    play.tile(WAY[0], structure="gov_office")
    walk(play, *WAY)
    play.rolls(1, 1)
    play.done()
    assert [play.state.owner[t] for t in WAY] == [-1, 0, 0]


def test_r6_6_a_tile_may_be_entered_again_as_the_third_step() -> None:
    play = torrent()
    walk(play, *WAY[:2])
    assert f"tile:{WAY[0]}" in play.offered()


def test_r6_6_g74_the_second_step_may_lead_back_to_where_the_torrent_began() -> None:
    play = torrent()
    walk(play, WAY[0], HERE, WAY[0])
    play.rolls(1, 1)
    play.done()
    assert [play.state.owner[t] for t in (WAY[0], HERE)] == [0, 0]


def test_r6_6_the_move_ends_where_no_tile_can_be_entered() -> None:
    play = torrent()
    for tile in (at(3, 3), at(4, 3), at(5, 4), at(3, 5), at(4, 5)):
        play.tile(tile, terrain="water")
    play.tile(HERE, terrain="water")
    walk(play, WAY[0])
    assert (play.seat(0).tile, play.question.text) == (WAY[0], "card_or_done")
    play.rolls(1)
    play.done()
    assert play.state.owner[WAY[0]] == 0


def test_r6_6_wind_and_sanctuary_do_not_lengthen_the_steps() -> None:
    play = mover()
    play.state.wind = "E"
    play.tile(at(0, 4), owner=0, designation="sanctuary")
    play.seat(0).effects = [Effect("torrent", "use")]
    play.move_of(0)
    assert {int(key[5:]) for key in play.offered()} == set(AROUND.values())


def test_r6_6_torrent_waits_for_a_move_when_there_is_none() -> None:
    play = mover()
    for tile in AROUND.values():
        play.tile(tile, terrain="water")
    play.seat(0).effects = [Effect("torrent", "use")]
    play.give(0, "relief_corps")
    play.move_of(0)
    assert (play.effects(0), play.question.text, play.state.contact) == (["torrent"], "card_or_done", False)


# ---------------------------------------------------------------- R6.7, R6.8
def test_r6_7_a_transfer_makes_no_contact() -> None:
    play = mover()
    play.relic(AROUND["E"])
    play.tile(AROUND["E"], structure="forest", designation="hospital")
    play.state.hospitals[AROUND["E"]] = 1
    play.state.contact = True
    transfer(play.table, 0, AROUND["E"], "R6.7")
    assert (play.state.relics[0].holder, play.seat(0).stealth, play.seat(1).reputation) == (-1, False, 50)
    assert not play.state.contact


def test_r6_7_a_transfer_ends_the_old_contact() -> None:
    play = mover()
    play.seat(0).stealth, play.seat(0).high = True, True
    transfer(play.table, 0, AROUND["E"], "R6.7")
    assert (play.seat(0).stealth, play.seat(0).high) == (False, False)


def test_r6_7_no_step_b_after_a_transfer() -> None:
    """Peace Like a River washes the attacker to a neutral tile: nothing is converted there."""
    play = mover()
    play.tile(HERE, owner=1)
    play.give(1, "peace_river")
    play.money(1, 0, 400)
    play.tile(at(0, 0), terrain="water")
    play.seat(1).knowledge[at(1, 0)] = 2
    play.will(1, "use:peace_river", f"tile:{at(1, 0)}")
    play.interaction_of(0)
    assert (play.seat(0).tile, play.state.owner[at(1, 0)]) == (at(1, 0), -1)


def test_r6_7_footsteps_of_god_make_contact() -> None:
    play = mover()
    play.tile(at(0, 0), owner=0, structure="forest")
    play.seat(0).effects = [Effect("footsteps", "move", 1, ref=at(0, 0))]
    play.give(0, "relief_corps")
    play.move_of(0)
    assert (play.seat(0).tile, play.seat(0).stealth, play.state.contact) == (at(0, 0), True, True)


def test_r6_7_snow_white_makes_contact() -> None:
    play = mover()
    number = play.celebrity("vagrant", at(0, 0))
    play.tile(at(0, 0), structure="forest")
    play.seat(0).effects = [Effect("snow_white", "move", 1, ref=number)]
    play.give(0, "relief_corps")
    play.move_of(0)
    assert (play.seat(0).stealth, play.state.contact, play.state.celebrities[number].tile) == (True, True, HERE)


def test_r6_7_hot_pursuit_makes_a_contact_without_step_b() -> None:
    play = mover()
    play.tile(HERE, owner=1, structure="forest")
    play.give(1, "hot_pursuit")
    play.money(1, 700, 700)
    play.relic(HERE)
    play.will(1, "use:hot_pursuit")
    play.rolls(100)
    play.interaction_of(0)
    assert (play.seat(1).tile, play.seat(1).stealth, play.state.relics[0].holder) == (HERE, True, 1)


def test_r6_7_hot_pursuit_is_no_contact_of_the_turn_player() -> None:
    """A lost remote combat of a piece that made no contact this turn."""
    play = mover()
    play.tile(at(0, 0), owner=0, structure="house", designation="private_barracks")
    play.tile(at(1, 0), owner=1)
    play.give(1, "hot_pursuit")
    play.money(1, 700, 700)
    play.will(0, f"tile:{at(1, 0)}")
    play.will(1, "use:hot_pursuit")
    play.rolls(100, 1)
    play.run("interaction", 0, contact=False)
    assert (play.seat(1).tile, play.state.owner[HERE]) == (at(1, 0), -1)


def test_r6_7_hot_pursuit_opens_no_tab() -> None:
    play = mover()
    play.tile(HERE, owner=1)
    play.give(1, "hot_pursuit")
    play.money(1, 700, 700)
    play.will(1, "use:hot_pursuit")
    play.rolls(100)
    play.interaction_of(0)
    assert play.told("tab_icon", 1) == []


def test_r6_8_without_a_legal_move_the_piece_stays_without_contact() -> None:
    play = mover()
    for tile in AROUND.values():
        play.tile(tile, terrain="water")
    play.give(0, "relief_corps")
    play.move_of(0)
    assert (play.seat(0).tile, play.state.contact, play.question.text) == (HERE, False, "card_or_done")
    play.done()
    assert play.state.owner[HERE] == -1


# ---------------------------------------------------------------- R19.13, as far as it is a move
def test_r19_13_a_second_move_is_offered_on_the_own_tile_once() -> None:
    play = mover(religions=("buddhist", "christian"))
    play.tile(AROUND["E"], owner=0)
    play.tile(BEYOND["E"], owner=0)
    play.give(0, "relief_corps")
    play.move_of(0)
    play.will(0, f"tile:{BEYOND['E']}")
    play.answer(f"tile:{AROUND['E']}")
    assert (play.seat(0).tile, play.question.text) == (BEYOND["E"], "card_or_done")


@pytest.mark.parametrize(("religion", "owner"), [("christian", 0), ("buddhist", -1), ("buddhist", 1)])
def test_r19_13_nobody_else_and_nowhere_else(religion: str, owner: int) -> None:
    play = mover(religions=(religion, "christian"))
    play.tile(AROUND["E"], owner=owner)
    play.give(0, "relief_corps")
    play.move_of(0)
    play.session.answer(0, f"tile:{AROUND['E']}")
    assert play.question.text == "card_or_done"


def test_r19_13_not_after_a_torrent() -> None:
    play = torrent(religions=("buddhist", "christian"))
    play.tile(WAY[2], owner=0)
    walk(play, WAY[0], WAY[1])
    play.session.answer(0, f"tile:{WAY[2]}")
    assert play.question.text == "card_or_done"
