"""The cards about celebrities (5.3): Wiretap, Operation Snow White, Contract Killing, Due Enforcement."""
from __future__ import annotations

import pytest

from game.core.windows import Moment
from game.titles.realigious import forces, sight
from game.titles.realigious.cards.play import card_targets, reactions, usable_cards
from game.titles.realigious.content import CELEBRITIES
from game.titles.realigious.queries import geo
from game.titles.realigious.state import Celebrity, Effect, Truce
from tests.titles.realigious.play import Play
from tests.titles.realigious.war import HERE, fought, hire, war

HOME, AWAY = 8, 40  # the starts of seat 0 and seat 1
FAR = 46  # a tile that seat 0 has not revealed
FILLER = "night_temperance"  # always usable: keeps step A open


def rich(players: int = 2, **options: object) -> Play:
    """A plain map on which everybody can pay for every card; nobody has one."""
    play = Play(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.money(seat, 5000, 5000)
        play.give(seat)
    return play


def using(play: Play, kind: str, *keys: str) -> Play:
    """Seat 0 has used the card in step A, at these targets, in contact with the tile where it stands."""
    play.money(0, 5000, 5000)
    play.give(0, kind, FILLER)
    play.cards_of(0, contact=True)
    play.answer(f"use:{kind}@1", *keys)
    return play


def usable(play: Play, seat: int) -> list[str]:
    """The cards that the seat could use in step A."""
    return [option.key for option in usable_cards(play.state, seat)]


def targets(play: Play, kind: str) -> list[str]:
    """What seat 0 could aim the card at."""
    return [option.key for option in card_targets(play.state, 0, kind, (), False)]


# ---------------------------------------------------------------- INF-5
def arrives(play: Play, i: int, tile: int, *keys: str) -> list[tuple[int, str]]:
    """The celebrity arrives; who was asked what."""
    return play.carry_out(forces.arrive(play.table, i, tile), *keys)


def test_inf_5a_wiretap_shares_the_range_of_a_celebrity_whoever_owns_it() -> None:
    play = rich()
    play.tile(24, owner=0)
    i = play.celebrity("lawyer", 25, owner=1)
    play.give(0, "wiretap")
    arrives(play, i, 24, "use:wiretap@1")
    play.state.day = False
    assert {play.seat(0).knowledge[t] for t in geo(play.state).near[24]} == {sight.REVEALED}
    assert (sight.in_sight(play.state, 0, 31), play.purse(0)) == (True, (100, 4500, 5000))
    arrives(play, i, 32)
    assert sight.sees_celebrity(play.state, 0, i)
    assert {play.seat(0).knowledge[t] for t in geo(play.state).near[32]} == {sight.REVEALED}
    assert play.state.celebrities[i].owner == 1


def test_inf_5a_wiretap_answers_an_arrival_on_an_own_tile_alone() -> None:
    play = rich()
    play.tile(24, owner=1)
    i = play.celebrity("lawyer", 25)
    play.give(0, "wiretap")
    assert arrives(play, i, 24) == []
    assert arrives(play, i, 25) == []


def test_inf_5a_several_users_tap_one_celebrity_each_once() -> None:
    play = rich()
    play.tile(24, owner=0)
    play.tile(25, owner=1)
    i = play.celebrity("lawyer", 31)
    play.give(0, "wiretap", "wiretap")
    play.give(1, "wiretap")
    arrives(play, i, 24, "use:wiretap@1")
    arrives(play, i, 25, "use:wiretap@1")
    assert (play.state.celebrities[i].taps, play.hand(0), play.hand(1)) == (0b11, ["wiretap"], [])
    moment = Moment("celebrity_on_mine", seat=0, tile=24, subject=i)
    assert [option.key for option in reactions(play.state, 0, moment)] == ["no"]


def test_inf_5a_a_wiretap_stays_when_the_celebrity_is_sold_and_ends_when_it_is_removed() -> None:
    play = rich()
    i = play.celebrity("lawyer", AWAY)
    play.state.celebrities[i].taps = 0b01
    play.will(1, "buy")
    play.interaction_of(1)
    assert (play.state.celebrities[i].owner, sight.covers(play.state, 0, 41)) == (1, True)
    play.picks(0, 0)
    using(play, "just_enforcement", f"celebrity:{i}")
    assert not sight.covers(play.state, 0, 41)


def snow_white() -> tuple[Play, int]:
    """Seat 0 has used Operation Snow White on a celebrity at tile 24, its number."""
    play = rich()
    i = play.celebrity("vagrant", 24)
    using(play, "snow_white", f"celebrity:{i}")
    return play, i


def test_inf_5b_operation_snow_white_changes_places_instead_of_the_next_move() -> None:
    play, i = snow_white()
    assert (play.seat(0).tile, play.state.celebrities[i].tile) == (HOME, 24)
    play.move_of(0)
    assert (play.seat(0).tile, play.state.celebrities[i].tile, play.state.contact) == (24, HOME, True)
    assert (play.question.text, play.effects(0)) == ("card_or_done", [])


def test_inf_5b_the_celebrity_arrives_first_and_then_the_piece_makes_contact() -> None:
    play, i = snow_white()
    play.state.celebrities[i] = Celebrity("archaeologist", 24, 0)
    play.relic(HOME)
    play.relic(24)
    play.tile(HOME, owner=0)
    play.give(0, "wiretap", FILLER)
    play.will(0, "use:wiretap")
    play.move_of(0)
    lines = [(e.kind, e.data.get("tile")) for e in play.session.events(0, 0)
             if e.kind in ("celebrity_moved", "relic_gained", "moved", "card_used")]
    assert lines[1:] == [("celebrity_moved", HOME), ("relic_gained", HOME), ("card_used", HOME), ("moved", 24),
                     ("relic_gained", 24)]


def test_inf_5b_a_contract_meets_the_piece_on_its_old_tile() -> None:
    play, i = snow_white()
    play.tile(HOME, owner=0)
    play.state.celebrities[i].owner = play.state.celebrities[i].contract = 1
    play.rolls(1)
    play.move_of(0)
    assert (play.state.owner[HOME], play.seat(0).tile) == (1, 24)


@pytest.mark.parametrize("why", ["gone", "same tile", "mud"])
def test_inf_5b_operation_snow_white_lapses_into_a_normal_move(why: str) -> None:
    play, i = snow_white()
    if why == "gone":
        play.state.celebrities[i].tile = -1
    elif why == "same tile":
        play.state.celebrities[i].tile = HOME
    else:
        play.state.mud = [24]
    play.move_of(0)
    assert (play.question.text, play.seat(0).tile, play.effects(0)) == ("move", HOME, [])


def test_inf_5b_only_the_celebrity_named_last_changes_places() -> None:
    play = rich()
    first, second = play.celebrity("vagrant", 24), play.celebrity("lawyer", 31)
    for i in (first, second):
        using(play, "snow_white", f"celebrity:{i}")
    play.move_of(0)
    assert [c.tile for c in play.state.celebrities] == [24, HOME]


def test_inf_5b_the_place_of_the_celebrity_need_not_be_known() -> None:
    play = rich()
    play.give(0, "snow_white")
    assert usable(play, 0) == []
    play.celebrity("vagrant", FAR)
    play.state.day = False
    assert (sight.sees_celebrity(play.state, 0, 0), targets(play, "snow_white")) == (False, ["celebrity:0"])


# ---------------------------------------------------------------- HOL-4
def hired(owner: int, players: int = 2) -> Play:
    """Seat 0 has used Contract Killing on its celebrity, whose only way leads to tile 20, where seat 1's piece is."""
    play = war(players)
    hire(play, owner)
    play.state.celebrities[0] = Celebrity("professor", play.state.celebrities[0].tile, 0)
    return using(play, "contract_killing", "celebrity:0")


def walk(play: Play, *rolls: int) -> Play:
    """The cycle ends: the celebrity walks."""
    play.money(0, 0, 0, believers=100)
    play.rolls(*rolls)
    play.run("cycle_end", len(play.state.seats) - 1)
    return play


def test_hol_4a_contract_killing_is_a_piece_combat_of_the_user_who_pays_then() -> None:
    play = hired(1)
    assert (play.seat(0).reputation, play.purse(0)[1:]) == (50, (5000, 4600))
    walk(play, 1)
    assert (play.seat(0).reputation, play.seat(0).believers) == (48, 100 - 50)
    assert (play.state.owner[20], play.seat(1).tile, play.seat(0).tile) == (0, HERE, HERE)
    assert [line["seat"] for kind in ("glory_dealt", "shame_dealt") for line in play.told(kind, 0)] == [0, 1]
    assert play.state.celebrities[0].contract == -1


def test_hol_4a_contract_killing_loses_like_a_piece_combat() -> None:
    play = walk(hired(1), 100)
    assert (play.state.owner[20], play.seat(0).reputation, play.seat(0).attack_stacks) == (1, 43, 1)


def test_hol_4a_an_arrival_without_a_piece_keeps_the_contract() -> None:
    play = hired(1)
    play.piece(1, 48)
    walk(play)
    assert (play.state.celebrities[0].tile, play.state.celebrities[0].contract, fought(play)) == (20, 0, [])


@pytest.mark.parametrize("why", ["apostle", "truce", "local government"])
def test_hol_4a_where_no_combat_is_allowed_the_contract_stays(why: str) -> None:
    play = hired(1)
    if why == "apostle":
        play.tile(20, designation="apostle")
    elif why == "truce":
        play.state.truces = [Truce(1, 0, 3)]
    else:
        play.tile(20, "gov_police", owner=-1)
    walk(play)
    assert (play.state.celebrities[0].contract, fought(play), play.seat(0).reputation) == (0, [], 50)


def test_hol_4a_a_negated_combat_uses_the_contract_up_and_moves_no_piece() -> None:
    play = hired(1)
    play.give(1, "peace_river")
    play.will(1, "use:peace_river")
    walk(play)
    assert (play.state.celebrities[0].contract, fought(play)[-1]) == (-1, "combat_negated")
    assert (play.seat(0).tile, play.seat(1).tile, play.state.owner[20]) == (HERE, 20, 1)


def test_hol_4a_of_several_pieces_the_first_in_turn_order_is_attacked_the_owners_is_spared() -> None:
    play = war(4)
    play.state.order = [3, 2, 0, 1]
    for seat in (0, 1, 2):
        play.piece(seat, 40)
    play.piece(3, 80)
    i = play.celebrity("vagrant", 41, owner=0)
    play.state.celebrities[i].contract = 0
    play.rolls(1)
    play.carry_out(forces.arrive(play.table, i, 40))
    assert [(line["seat"], line["other"]) for line in play.told("combat_declared", 0)] == [(0, 2)]


def test_hol_4a_contract_killing_names_an_own_celebrity_under_no_contract() -> None:
    play = rich()
    play.give(0, "contract_killing")
    play.celebrity("vagrant", 20, owner=1)
    play.celebrity("thug", 21)
    assert usable(play, 0) == []
    own = [play.celebrity("lawyer", 22, owner=0), play.celebrity("general", 23, owner=0)]
    assert targets(play, "contract_killing") == [f"celebrity:{i}" for i in own]
    play.state.celebrities[own[0]].contract = 0
    assert targets(play, "contract_killing") == [f"celebrity:{own[1]}"]


def enforce(play: Play, i: int, *picks: int) -> Play:
    """Seat 0 has used Due Enforcement on the celebrity; the new type and its tile are picked so."""
    play.picks(*picks)
    return using(play, "just_enforcement", f"celebrity:{i}")


def test_hol_4b_due_enforcement_puts_another_celebrity_on_a_random_tile_unbought() -> None:
    play = rich()
    play.state.celebrities.append(Celebrity("vagrant", 20, 1, 3, 0b11, 1))
    enforce(play, 0, 0, 5)
    gone, new = play.state.celebrities
    assert (gone.tile, gone.owner, gone.contract, gone.taps) == (-1, -1, -1, 0)
    assert new == Celebrity(next(t for t in CELEBRITIES if t != "vagrant"), 5)
    assert play.purse(0) == (100, 5000, 4400)


@pytest.mark.parametrize("pick", range(6))
def test_hol_4b_the_new_type_is_none_that_was_on_the_map(pick: int) -> None:
    play = rich(3)
    play.celebrity("vagrant", 20, owner=1)
    play.celebrity("professor", 21)
    enforce(play, 0, pick, 0)
    assert play.state.celebrities[-1].type in set(CELEBRITIES) - {"vagrant", "professor"}


def test_hol_4b_the_type_that_was_removed_before_may_come_back() -> None:
    play = rich()
    play.celebrity("vagrant", -1)
    play.celebrity("professor", 21)
    enforce(play, 1, [t for t in CELEBRITIES if t != "professor"].index("vagrant"), 0)
    assert play.state.celebrities[-1].type == "vagrant"


def test_hol_4b_the_new_celebrity_stands_on_contactable_unrestricted_ground() -> None:
    play = rich()
    play.celebrity("vagrant", 20)
    for tile in range(44):
        play.tile(tile, terrain="water")
    play.tile(44, "restricted")
    play.tile(45, designation="ruin")
    enforce(play, 0, 0, 0)
    assert play.state.celebrities[-1].tile == 46


def test_hol_4b_appearing_is_no_arrival_and_the_new_one_walks_last() -> None:
    play = rich(3)
    play.state.owner = [1] * len(play.state.owner)
    play.seat(1).effects = [Effect("puppet_curse", "turns", 3, 1)]
    play.give(1, "wiretap")
    play.will(1, "use:wiretap")
    play.celebrity("vagrant", 20)
    play.celebrity("thug", 30)
    enforce(play, 0, 0, 0)
    assert (play.state.owner.count(1), play.hand(1)) == (64, ["wiretap"])
    play.run("cycle_end", 2)
    assert [line["celebrity"] for line in play.told("celebrity_moved", 0)] == [1, 2]


def test_hol_4b_due_enforcement_needs_a_celebrity_on_the_map() -> None:
    play = rich()
    play.celebrity("vagrant", -1)
    play.give(0, "just_enforcement")
    assert usable(play, 0) == []
