"""R11. Squall, heat and chill, monsoon, rasputitsa."""
from __future__ import annotations

import pytest

from game.titles.realigious import climate, movement
from game.titles.realigious.rates import propagation_rate
from game.titles.realigious.state import WINDS
from tests.titles.realigious.play import Play

HERE = 8


def end_turn(play: Play, seat: int = 0) -> Play:
    """Seat's turn ends where its piece stands."""
    play.run("end_phase", seat)
    return play


# ---------------------------------------------------------------- R11.1
def test_r11_1_each_turn_taken_raises_the_gauge() -> None:
    play = Play(climate="tropical")
    assert end_turn(play).state.gauge == 1
    assert end_turn(play, 1).state.gauge == 2


def test_r11_1_extra_turns_raise_it_too() -> None:
    play = Play(climate="tropical")
    play.state.extra_turn = True
    assert end_turn(play).state.gauge == 1


@pytest.mark.parametrize("region", ["arid", "temperate", "cold"])
def test_r11_1_there_is_no_squall_elsewhere(region: str) -> None:
    assert end_turn(Play(climate=region)).state.gauge == 0


@pytest.mark.parametrize(("gauge", "skipped"), [(5, False), (6, True)])
def test_r11_1_a_full_gauge_skips_the_next_turn_and_is_empty(gauge: int, skipped: bool) -> None:
    play = Play(climate="tropical")
    play.state.gauge = gauge
    play.turn_of(0)
    assert (play.state.acting == 1) is skipped
    assert play.state.gauge == (0 if skipped else gauge)


def test_r11_1_the_next_turn_may_be_an_extra_turn() -> None:
    play = Play(climate="tropical")
    play.state.gauge, play.seat(0).extra = 5, 1
    end_turn(play)
    assert (play.state.acting, play.state.gauge, play.seat(0).extra) == (1, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r11_1_the_skip_walks_round_the_table(players: int) -> None:
    play = Play(players, climate="tropical")
    skipped = []
    for turn in range(7 * players):
        play.state.acting = turn % players
        if climate.squall_breaks(play.table):
            skipped.append(turn % players)
        else:
            climate.raise_gauge(play.table)
    assert sorted(skipped) == list(range(players))


# ---------------------------------------------------------------- R11.2
def test_r11_2_by_day_the_heat_costs_d50() -> None:
    play = end_turn(Play(climate="arid"))
    assert play.purse(0) == (100, 450, 500)


@pytest.mark.parametrize(("donations", "left"), [(50, (100, 0)), (49, (90, 49)), (0, (90, 0))])
def test_r11_2_who_cannot_pay_loses_ten_believers(donations: int, left: tuple[int, int]) -> None:
    play = Play(climate="arid")
    play.seat(0).donations = donations
    assert end_turn(play).purse(0)[:2] == left


def test_r11_2_no_more_believers_than_there_are() -> None:
    play = Play(climate="arid")
    play.money(0, 0, 0, believers=4)
    assert end_turn(play).purse(0) == (0, 0, 0)


SHELTERS = ["house", "building", "office", "gov_office", "gov_police", "gov_base", "church_christian",
            "church_buddhist", "church_islamic", "church_hindu"]


@pytest.mark.parametrize("structure", SHELTERS)
def test_r11_2_shelter(structure: str) -> None:
    play = Play(climate="arid")
    play.tile(HERE, structure=structure)
    assert end_turn(play).purse(0) == (100, 500, 500)


@pytest.mark.parametrize("structure", ["none", "forest", "mountain", "restricted"])
def test_r11_2_no_shelter(structure: str) -> None:
    play = Play(climate="arid")
    play.tile(HERE, structure=structure)
    assert end_turn(play).purse(0) == (100, 450, 500)


@pytest.mark.parametrize(("tile", "paid"), [(9, 0), (10, 50)])
def test_r11_2_adjacent_water_cools(tile: int, paid: int) -> None:
    play = Play(climate="arid")
    play.tile(tile, terrain="water")
    assert end_turn(play).purse(0)[1] == 500 - paid


@pytest.mark.parametrize(("change", "donations"), [
    ({}, 500), ({}, 49), ({"structure": "house"}, 500), ({"structure": "gov_base"}, 500),
    ({"structure": "forest"}, 500),
])  # fmt: skip
@pytest.mark.parametrize("water", [None, 9, 10])
def test_r11_2_what_the_heat_will_take_is_foretold_as_it_is_taken(
    change: dict[str, str], donations: int, water: int | None
) -> None:
    play = Play(climate="arid")
    play.seat(0).donations = donations
    play.tile(HERE, **change)
    if water is not None:
        play.tile(water, terrain="water")
    told = climate.heat_takes(play.session.view(0), HERE)
    before = dict(zip(("believers", "donations", "influence"), play.purse(0), strict=True))
    after = dict(zip(before, end_turn(play).purse(0), strict=True))
    assert [name for name in before if after[name] < before[name]] == ([told] if told else [])


def test_r11_2_no_heat_at_night() -> None:
    play = Play(climate="arid")
    play.state.day = False
    assert end_turn(play).purse(0) == (100, 500, 500)


@pytest.mark.parametrize("region", ["tropical", "temperate", "cold"])
def test_r11_2_no_heat_elsewhere(region: str) -> None:
    assert end_turn(Play(climate=region)).purse(0) == (100, 500, 500)


def test_r11_2_only_the_turn_player_pays() -> None:
    assert end_turn(Play(climate="arid")).purse(1) == (100, 500, 500)


CHILL = [("house", 10), ("church_christian", 10), ("church_hindu", 10), ("none", -10), ("building", 0), ("office", 0),
         ("forest", 0), ("mountain", 0), ("restricted", 0)]


@pytest.mark.parametrize(("structure", "change"), CHILL)
def test_r11_2_the_chill_of_the_night(structure: str, change: int) -> None:
    play = Play(climate="arid", religions=("islamic", "islamic"))
    play.tile(HERE, structure=structure)
    by_day = propagation_rate(play.state, 0, HERE)
    play.state.day = False
    assert propagation_rate(play.state, 0, HERE) - by_day == change
    play.state.climate = "temperate"
    assert propagation_rate(play.state, 0, HERE) == by_day


# ---------------------------------------------------------------- R11.3
@pytest.mark.parametrize(("cycle", "turns"), [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)])
def test_r11_3_the_wind_turns_at_the_end_of_every_second_cycle(cycle: int, turns: bool) -> None:
    play = Play()
    play.state.cycle, play.state.wind = cycle, "E"
    play.run("next_cycle", 1)
    assert (play.state.wind != "E") is turns


@pytest.mark.parametrize("wind", WINDS)
def test_r11_3_to_one_of_the_other_three(wind: str) -> None:
    found = set()
    for index in range(3):
        play = Play()
        play.state.cycle, play.state.wind = 2, wind
        play.picks(index)
        play.run("next_cycle", 1)
        found.add(play.state.wind)
    assert found == set(WINDS) - {wind}


@pytest.mark.parametrize("region", ["tropical", "arid", "cold"])
def test_r11_3_no_wind_elsewhere(region: str) -> None:
    play = Play(climate=region)
    play.state.cycle = 2
    play.run("next_cycle", 1)
    assert play.state.wind == ""


# ---------------------------------------------------------------- R11.4
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 5), (4, 6)])
def test_r11_4_tiles_are_drawn_in_each_start_phase(players: int, count: int) -> None:
    play = Play(players, climate="cold")
    play.give(0)
    drawn = set()
    for _ in range(3):
        play.start_of(0)
        assert len(set(play.state.mud)) == count
        drawn.add(tuple(play.state.mud))
    assert len(drawn) > 1


@pytest.mark.parametrize("region", ["tropical", "arid", "temperate"])
def test_r11_4_no_mud_elsewhere(region: str) -> None:
    play = Play(climate=region)
    play.start_of(0)
    assert play.state.mud == []


def test_r11_4_among_contactable_tiles_without_a_piece() -> None:
    play = Play(climate="cold")
    open_tiles = (8, 40, 1, 5, 6)
    for tile in range(49):
        if tile not in open_tiles:
            play.tile(tile, terrain="water")
    play.tile(5, designation="ruin")
    climate.draw_mud(play.table)
    assert set(play.state.mud) <= {1, 6}
    assert 6 in play.state.mud


def test_r11_4_mud_cannot_be_contacted_this_turn() -> None:
    play = Play(climate="cold")
    play.start_of(0)
    play.state.mud = [9]
    assert 9 not in movement.destinations(play.state, 0)


@pytest.mark.parametrize("step", ["turn_over", "turn_begin"])
def test_r11_4_the_mud_of_a_turn_is_gone_with_it(step: str) -> None:
    play = Play(climate="temperate")
    play.state.mud = [9]
    play.run(step, 0)
    assert play.state.mud == []


@pytest.mark.parametrize("seed", range(8))
def test_r11_4_drawn_neighbours_are_freed_in_the_order_drawn_until_there_is_a_move(seed: int) -> None:
    """Seat 0 is walled in but for tiles 1 and 9, and four tiles are drawn of four."""
    play = Play(climate="cold", seed=seed)
    open_tiles = [1, 9, 46, 48]
    for tile in range(49):
        if tile not in (8, 40, *open_tiles):
            play.tile(tile, terrain="water")
    before = play.state.rng
    drawn = open_tiles[:]
    play.table.shuffle(drawn)
    play.state.rng = before
    climate.draw_mud(play.table)
    freed = next(t for t in drawn if t in (1, 9))
    assert play.state.mud == [t for t in drawn if t != freed]
    assert movement.destinations(play.state, 0) == [freed]


def test_r11_4_mud_away_from_the_piece_is_not_freed() -> None:
    play = Play(climate="cold")
    play.start_of(0)
    assert len(play.state.mud) == 4


def test_r11_4_mud_does_not_block_walking_celebrities() -> None:
    play = Play(climate="cold")
    play.celebrity("vagrant", 23)
    for tile in (15, 16, 17, 22, 29, 30, 31):
        play.tile(tile, terrain="water")
    play.state.mud = [24]
    play.run("cycle_end", 1)
    assert play.state.celebrities[0].tile == 24


def test_r11_4_the_drawn_tiles_are_public() -> None:
    play = Play(climate="cold")
    play.start_of(0)
    assert play.told("mud", 1)[-1] == {"tiles": play.state.mud}
    assert play.told("mud", None)[-1] == {"tiles": play.state.mud}


# ---------------------------------------------------------------- R11.5
def test_r11_5_the_heat_is_the_same_for_all() -> None:
    play = Play(3, climate="arid")
    for seat in range(3):
        end_turn(play, seat)
        assert play.purse(seat)[1] == 450


# ---------------------------------------------------------------- R12.1, the other clock of the cycle
@pytest.mark.parametrize(("region", "days"), [
    ("tropical", "DNDNDN"), ("arid", "DDNDDN"), ("temperate", "DNDNDN"), ("cold", "DNNDNN")])
def test_r12_1_day_and_night_have_their_climates_length(region: str, days: str) -> None:
    play = Play(climate=region)
    seen = ""
    for _ in range(6):
        seen += "D" if play.state.day else "N"
        climate.step_light(play.table)
    assert seen == days
