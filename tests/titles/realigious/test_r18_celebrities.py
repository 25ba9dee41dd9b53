"""R18 and 5.12. Celebrities."""
from __future__ import annotations

import pytest

from game.titles.realigious import forces
from game.titles.realigious.content import CELEBRITIES
from game.titles.realigious.queries import geo, held
from game.titles.realigious.rates import attack_terms, combat_penalty, combat_price, defence_terms
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

CENTRE = 24


def arrive(play: Play, i: int, tile: int, *keys: str) -> list[tuple[int, str]]:
    """The celebrity arrives; who was asked what."""
    play.money(0, 0, 0, believers=90)
    return play.carry_out(forces.arrive(play.table, i, tile), *keys)


def owned(kind: str, players: int = 2, **seats: tuple[str, ...]) -> tuple[Play, int]:
    """Seat 0 owns such a celebrity at the centre; its number."""
    play = Play(players, **seats)  # type: ignore[arg-type]
    return play, play.celebrity(kind, CENTRE, owner=0)


def general(play: Play, tile: int, attack: bool) -> list[int]:
    terms = attack_terms(play.state, 0, tile, False) if attack else defence_terms(play.state, 0, tile, False)
    return [term.value for term in terms if term.text == "term.general"]


# ---------------------------------------------------------------- R18.1-R18.3
def test_r18_2_who_stands_beside_a_celebrity_may_buy_it() -> None:
    play = Play()
    i = play.celebrity("vagrant", 8)
    play.will(0, "buy")
    play.interaction_of(0)
    celebrity = play.state.celebrities[i]
    assert (celebrity.owner, celebrity.bought, play.told("paid", 0)[-1]["donations"]) == (0, 1, 500)


def test_r18_2_an_owner_is_not_asked() -> None:
    play = Play()
    play.celebrity("vagrant", 8, owner=0)
    assert play.carry_out(forces.counter(play.table, 0)) == []


def test_r18_2_a_celebrity_elsewhere_is_not_offered() -> None:
    play = Play()
    play.celebrity("vagrant", 9)
    assert play.carry_out(forces.counter(play.table, 0)) == []


def test_r18_2_the_former_owner_loses_it_with_its_contract() -> None:
    play = Play()
    i = play.celebrity("vagrant", 8, owner=1)
    play.state.celebrities[i].contract = 1
    play.carry_out(forces.counter(play.table, 0), "buy")
    assert (play.state.celebrities[i].owner, play.state.celebrities[i].contract) == (0, -1)


@pytest.mark.parametrize(("bought", "price"), [(0, (500, 0)), (1, (1000, 500)), (3, (2000, 1500)), (9, (5000, 4500))])
def test_r18_2_there_is_no_limit_to_the_price(bought: int, price: tuple[int, int]) -> None:
    play = Play()
    i = play.celebrity("vagrant", 8)
    play.state.celebrities[i].bought = bought
    assert forces.celebrity_price(play.state, 0, i) == price


def test_r18_2_several_celebrities_on_a_tile_are_offered_one_by_one() -> None:
    play = Play()
    play.celebrity("vagrant", 8)
    play.celebrity("thug", 8)
    play.money(0, 1000, 0)
    play.carry_out(forces.counter(play.table, 0), "no", "buy")
    assert [c.owner for c in play.state.celebrities] == [-1, 0]


def test_r18_3_each_walks_to_a_random_adjacent_tile() -> None:
    play = Play()
    i = play.celebrity("lawyer", CENTRE)
    near = geo(play.state).near[CENTRE]
    play.picks(3)
    play.carry_out(forces.walk(play.table))
    assert play.state.celebrities[i].tile == near[3]


def test_r18_1_r18_3_a_walk_leads_to_contactable_unrestricted_tiles_alone() -> None:
    play = Play()
    near = geo(play.state).near[CENTRE]
    for tile, change in zip(near, ({"terrain": "water"}, {"structure": "restricted"}, {"designation": "ruin"},
                                   {"terrain": "water"}, {"terrain": "water"}, {"structure": "gov_base"}), strict=True):
        play.tile(tile, **change)  # type: ignore[arg-type]
    i = play.celebrity("lawyer", CENTRE)
    play.picks(0)
    play.carry_out(forces.walk(play.table))
    assert play.state.celebrities[i].tile == near[5]


def test_r18_1_pieces_and_mud_do_not_stop_a_celebrity() -> None:
    play = Play()
    i = play.celebrity("lawyer", CENTRE)
    for tile in geo(play.state).near[CENTRE][1:]:
        play.tile(tile, terrain="water")
    only = geo(play.state).near[CENTRE][0]
    play.piece(1, only)
    play.state.mud = [only]
    play.carry_out(forces.walk(play.table))
    assert play.state.celebrities[i].tile == only


def test_r18_3_without_a_way_it_stays_and_that_is_no_arrival() -> None:
    play, i = owned("vagrant")
    play.tile(CENTRE, owner=0)
    for tile in geo(play.state).near[CENTRE]:
        play.tile(tile, terrain="water")
    play.carry_out(forces.walk(play.table))
    assert (play.state.celebrities[i].tile, play.seat(0).reputation) == (CENTRE, 50)


def test_r18_3_they_walk_in_order_of_creation() -> None:
    play = Play()
    play.celebrity("vagrant", 8)
    play.celebrity("thug", CENTRE)
    play.carry_out(forces.walk(play.table))
    assert [line["what"] for line in play.told("celebrity_moved", 0)] == ["vagrant", "thug"]


def test_r18_3_a_celebrity_of_due_enforcement_walks_last() -> None:
    play = Play()
    play.celebrity("vagrant", 8, owner=1)
    play.celebrity("thug", CENTRE)
    play.give(0, "just_enforcement")
    play.money(0, 0, 600)
    play.picks(0, 20)
    play.cards_of(0)
    play.answer("use:just_enforcement@1", "celebrity:0")
    play.carry_out(forces.walk(play.table))
    assert [line["what"] for line in play.told("celebrity_moved", 0)][-2:] == ["thug", "professor"]


def test_r18_3_a_removed_celebrity_belongs_to_nobody_and_walks_no_more() -> None:
    play = Play()
    i = play.celebrity("vagrant", 8, owner=0)
    play.state.celebrities[i].taps = 2
    play.give(0, "just_enforcement")
    play.money(0, 0, 600)
    play.cards_of(0)
    play.answer("use:just_enforcement@1", "celebrity:0")
    gone = play.state.celebrities[i]
    assert (gone.tile, gone.owner, gone.taps, gone.contract) == (-1, -1, 0, -1)


# ---------------------------------------------------------------- R18.4, R18.5
def test_r18_4_puppet_curse_comes_before_the_own_effect() -> None:
    play, i = owned("vagrant")
    play.tile(9, owner=0)
    play.seat(1).effects = [Effect("puppet_curse", "turns", 3, 1)]
    arrive(play, i, 9)
    assert (play.state.owner[9], play.seat(0).reputation) == (-1, 50)


def test_r18_4_the_professor_takes_what_the_curse_made_neutral() -> None:
    play, i = owned("professor")
    play.tile(9, owner=1)
    play.seat(1).effects = [Effect("puppet_curse", "turns", 3, 1)]
    arrive(play, i, 9)
    assert play.state.owner[9] == 0


def test_r18_4_the_contract_comes_before_the_own_effect() -> None:
    play, i = owned("vagrant")
    play.state.celebrities[i].contract = 0
    play.tile(9, owner=1)
    play.piece(1, 9)
    play.rolls(1)
    arrive(play, i, 9)
    assert (play.state.owner[9], play.seat(0).reputation) == (0, 51), "won for 2, then the vagrant's 3"


def test_r18_4_the_own_effect_comes_before_the_window() -> None:
    play, i = owned("professor")
    play.give(0, "wiretap")
    arrive(play, i, 9)
    assert play.state.owner[9] == 0
    assert arrive(play, i, 8) == [(0, "react")], "the tile converted just now is the owner's"


@pytest.mark.parametrize(("owner", "asked"), [(-1, []), (1, [(1, "react")])])
def test_r18_4_the_window_is_for_the_tiles_owner(owner: int, asked: list[tuple[int, str]]) -> None:
    play = Play()
    i = play.celebrity("lawyer", CENTRE)
    play.tile(9, owner=owner)
    play.give(1, "wiretap")
    play.give(0, "wiretap")
    assert arrive(play, i, 9) == asked


def test_r18_4_an_unowned_celebrity_has_no_effect() -> None:
    play = Play()
    i = play.celebrity("thug", CENTRE)
    arrive(play, i, 40)
    assert play.seat(1).skip == 0


def test_r18_4_operation_snow_white_is_an_arrival() -> None:
    play, i = owned("vagrant")
    play.tile(8, owner=0)
    play.seat(0).effects = [Effect("snow_white", "move", 1, ref=i)]
    play.move_of(0)
    assert play.seat(0).reputation == 53


def test_r18_5_the_owner_has_its_range() -> None:
    play, i = owned("lawyer")
    arrive(play, i, 26)
    assert [play.seat(0).knowledge[t] for t in (26, *geo(play.state).near[26])] == [2] * 7
    assert play.seat(1).knowledge[26] < 2


def test_r18_5_a_wiretapper_has_its_range() -> None:
    play, i = owned("lawyer")
    play.state.celebrities[i].taps = 2
    arrive(play, i, 11)
    assert play.seat(1).knowledge[11] == 2


def test_r18_4_a_celebrity_removed_while_it_arrives_opens_no_window() -> None:
    play = Play()
    i = play.celebrity("lawyer", CENTRE)
    play.tile(9, owner=1)
    play.seat(0).effects = [Effect("puppet_curse", "turns", 3, 0)]
    play.deck(0, "just_enforcement")
    play.give(0, "angels_seal")
    play.give(1, "wall_of_word", "tithe")
    for seat in (0, 1):
        play.money(seat, 500, 500)
    play.picks(0, 20)
    asked = play.carry_out(forces.arrive(play.table, i, 9), "use:wall_of_word@1", "use:angels_seal@1", "celebrity:0")
    assert [seat for seat, _ in asked].count(1) == 3, "tile_seize, then Angel's Seal and what it used"


# ---------------------------------------------------------------- 5.12
def test_5_12_the_eight_types() -> None:
    assert [(row.id, row.amount) for row in CELEBRITIES.values()] == [
        ("professor", 0), ("vagrant", 3), ("archaeologist", 0), ("thug", 1), ("entertainer", 0), ("general", 15),
        ("lawyer", 0), ("tycoon", 0)]


@pytest.mark.parametrize(("religion", "factor"), [("hindu", 100), ("christian", 120)])
def test_5_12_the_professor_converts_neutral_tiles_without_a_roll(religion: str, factor: int) -> None:
    play, i = owned("professor", religions=(religion, "hindu"))
    play.tile(9, allotment=(75, 170, 160))
    play.seat(0).prop_stacks = 3
    play.rolls(100)
    arrive(play, i, 9)
    assert play.purse(0) == (90 + 75 * factor // 100, 170 * factor // 100, 160 * factor // 100)
    assert (play.seat(0).prop_stacks, play.seat(0).converted_first, play.table.rolls) == (3, False, [100])


@pytest.mark.parametrize("character", ["businessperson", "cleric"])
def test_r9_9_the_professor_pays_no_first_tile_bonus(character: str) -> None:
    play, i = owned("professor", characters=(character, character), religions=("hindu", "hindu"))
    arrive(play, i, 9)
    assert play.purse(0) == (190, 100, 100)


@pytest.mark.parametrize("change", [{"owner": 1}, {"structure": "gov_base"}])
def test_5_12_the_professor_leaves_other_tiles_alone(change: dict[str, object]) -> None:
    play, i = owned("professor")
    play.tile(9, **change)  # type: ignore[arg-type]
    before = play.state.owner[9]
    arrive(play, i, 9)
    assert (play.state.owner[9], play.purse(0)) == (before, (90, 0, 0))


@pytest.mark.parametrize(("owner", "reputation"), [(0, 53), (1, 50), (-1, 50)])
def test_5_12_the_vagrant_brings_three_reputation_on_own_tiles(owner: int, reputation: int) -> None:
    play, i = owned("vagrant")
    play.tile(9, owner=owner)
    arrive(play, i, 9)
    assert play.seat(0).reputation == reputation


@pytest.mark.parametrize("owner", [0, 1, -1])
def test_5_12_the_archaeologist_gains_the_relic_of_the_tile(owner: int) -> None:
    play, i = owned("archaeologist")
    play.tile(9, owner=owner)
    play.relic(9)
    arrive(play, i, 9)
    assert held(play.state, 0) == 1


def test_5_12_the_archaeologist_finds_nothing_where_nothing_lies() -> None:
    play, i = owned("archaeologist")
    play.relic(10)
    arrive(play, i, 9)
    assert held(play.state, 0) == 0


def test_5_12_the_thug_makes_each_other_player_there_skip() -> None:
    play, i = owned("thug", players=4)
    for seat in (0, 1, 2):
        play.piece(seat, 9)
    arrive(play, i, 9)
    assert [player.skip for player in play.state.seats] == [0, 1, 1, 0]


def test_5_12_the_thug_adds_to_skips_that_are_pending() -> None:
    play, i = owned("thug")
    play.seat(1).skip = 1
    arrive(play, i, 40)
    assert play.seat(1).skip == 2


@pytest.mark.parametrize(("roll", "owner"), [(50, 0), (51, -1)])
def test_5_12_the_entertainer_propagates_neutral_tiles_with_the_owners_rate(roll: int, owner: int) -> None:
    play, i = owned("entertainer", religions=("hindu", "hindu"))
    play.seat(0).prop_stacks = 1  # 50 + 10 - 10
    play.rolls(roll)
    arrive(play, i, 9)
    assert (play.state.owner[9], play.seat(0).prop_stacks) == (owner, 1)
    assert play.purse(0) == ((190, 100, 100) if owner == 0 else (90, 0, 0))


@pytest.mark.parametrize(("roll", "owner"), [(25, 0), (26, 1)])
def test_5_12_the_entertainer_takes_tiles_of_others_with_half_the_rate_without_allotment(roll: int, owner: int) -> None:
    play, i = owned("entertainer")
    play.seat(0).effects = [Effect("reaper", "game", n=0)]
    play.tile(9, owner=1)
    play.rolls(roll)
    arrive(play, i, 9)
    assert (play.state.owner[9], play.purse(0), play.seat(0).prop_stacks) == (owner, (90, 0, 0), 0)


def test_5_12_half_of_an_odd_rate_is_rounded_down() -> None:
    play, i = owned("entertainer")
    play.seat(0).effects = [Effect("clergy", "game", n=1)]  # 53: 26
    play.tile(9, owner=1)
    play.rolls(27)
    arrive(play, i, 9)
    assert play.state.owner[9] == 1


@pytest.mark.parametrize(("roll", "owner"), [(10, 0), (11, 1)])
def test_5_12_half_a_rate_is_at_least_ten(roll: int, owner: int) -> None:
    play, i = owned("entertainer", religions=("hindu", "hindu"))
    play.seat(0).effects = [Effect("clergy", "game", n=-8)]  # 50 - 10 - 24 = 16
    play.tile(9, owner=1)
    play.rolls(roll)
    arrive(play, i, 9)
    assert play.state.owner[9] == owner


@pytest.mark.parametrize("change", [{"owner": 1, "designation": "apostle"}, {"owner": 0}, {"structure": "gov_base"}])
def test_5_12_the_entertainer_leaves_apostles_own_tiles_and_governments_alone(change: dict[str, object]) -> None:
    play, i = owned("entertainer")
    play.tile(9, **change)  # type: ignore[arg-type]
    play.rolls(1)
    arrive(play, i, 9)
    assert (play.state.owner[9], play.table.rolls) == (change.get("owner", -1), [1])


@pytest.mark.parametrize(("tile", "bonus"), [(24, [15]), (25, [15]), (26, [])])
@pytest.mark.parametrize("attack", [True, False])
def test_5_12_the_general_adds_fifteen_within_distance_one(tile: int, bonus: list[int], attack: bool) -> None:
    play, _ = owned("general")
    assert general(play, tile, attack) == bonus


def test_5_12_a_general_of_somebody_else_adds_nothing() -> None:
    play = Play()
    play.celebrity("general", CENTRE, owner=1)
    assert general(play, CENTRE, True) + general(play, CENTRE, False) == []


def test_5_12_the_lawyer_halves_price_and_penalties_rounded_up() -> None:
    play, _ = owned("lawyer")
    found = [(combat_price(play.state, s), *(combat_penalty(play.state, s, loss) for loss in (3, 5))) for s in (0, 1)]
    assert found == [(1, 2, 3), (2, 3, 5)]


@pytest.mark.parametrize(("owner", "purse"), [(0, (90, 170, 160)), (1, (90, 0, 0)), (-1, (90, 0, 0))])
def test_5_12_the_businessperson_brings_the_allotment_of_own_tiles(owner: int, purse: tuple[int, int, int]) -> None:
    play, i = owned("tycoon")
    play.tile(9, owner=owner, allotment=(75, 170, 160))
    arrive(play, i, 9)
    assert play.purse(0) == purse


@pytest.mark.parametrize("kind", ["general", "lawyer"])
def test_5_12_general_and_lawyer_do_nothing_where_they_arrive(kind: str) -> None:
    play, i = owned(kind)
    play.tile(9, owner=0)
    play.piece(1, 9)
    arrive(play, i, 9)
    assert (play.seat(0).reputation, play.purse(0), play.seat(1).skip) == (50, (90, 0, 0), 0)
