"""Holy War (5.3): what its cards do. HOL-4: `test_celebrities.py`; rates and results of combat: `test_r10_*.py`."""
from __future__ import annotations

import pytest

from game.core.boards.hex import hex_map
from game.titles.realigious import sight
from game.titles.realigious.cards.play import card_targets, usable_cards
from game.titles.realigious.rates import combat_price
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play
from tests.titles.realigious.war import AROUND, HERE, NOTHING, conflict, contract, fight, r1, remote, war

HOME, BESIDE, AWAY = 8, 9, 40  # seat 0's start, a tile it has revealed, seat 1's start
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


def attack(play: Play, *rolls: int) -> Play:
    """Seat 0's piece is on HERE, which is seat 1's again, and its step B follows with these dice."""
    play.tile(HERE, owner=1)
    play.piece(0, HERE)
    return fight(play, *rolls)


def usable(play: Play, seat: int) -> list[str]:
    """The cards that the seat could use in step A."""
    return [option.key for option in usable_cards(play.state, seat)]


def targets(play: Play, kind: str) -> list[str]:
    """What seat 0 could aim the card at."""
    return [option.key for option in card_targets(play.state, 0, kind, (), False)]


def reputations(play: Play) -> list[int]:
    """Of every seat."""
    return [player.reputation for player in play.state.seats]


# ---------------------------------------------------------------- HOL-1
def test_hol_1a_simple_prank_lowers_the_reputation_of_all_others() -> None:
    play = using(rich(3), "simple_prank")
    assert (reputations(play), play.purse(0)) == ([50, 47, 47], (100, 5000, 4900))


def test_hol_1a_simple_prank_passes_over_a_seeker() -> None:
    play = rich(3)
    play.seat(1).effects = [Effect("seeker", "turns", 3, 1)]
    assert reputations(using(play, "simple_prank")) == [50, 50, 47]


def test_hol_1a_each_loss_of_a_simple_prank_has_its_window_before_the_next() -> None:
    play = rich(3)
    play.give(0, "fair_game")
    play.give(2, "fair_game")
    play.will(0, "use:fair_game")
    play.will(2, "use:fair_game")
    play.give(1, "simple_prank", FILLER)
    play.cards_of(1)
    play.answer("use:simple_prank@1")
    losses = [(line["seat"], line["amount"]) for line in play.told("reputation_down", 1)]
    assert losses == [(2, 3), (1, 3), (0, 3), (1, 3)]


def scandal(**options: object) -> Play:
    """Seat 0 has used Worst Scandal; seat 1 owns the tile beside HERE too."""
    play = war(**options)  # type: ignore[arg-type]
    play.tile(11, owner=1)
    return using(play, "worst_scandal")


def test_hol_1b_worst_scandal_sends_the_loser_of_a_piece_combat_to_the_start_point() -> None:
    play = scandal()
    conflict(play, 1)
    assert play.seat(1).tile == AWAY


def test_hol_1b_worst_scandal_costs_ten_reputation_besides() -> None:
    play = scandal()
    assert (play.seat(0).reputation, play.purse(0)[1:]) == (40, (4100, 4100))
    play.money(0, 900, 900, reputation=10)
    play.give(0, "worst_scandal")
    assert usable(play, 0) == []


def test_hol_1b_worst_scandal_covers_a_contract() -> None:
    play = scandal()
    contract(play, 1, 1)
    assert play.seat(1).tile == AWAY


def test_hol_1b_worst_scandal_is_no_matter_of_ordinary_combat() -> None:
    play = scandal()
    play.piece(1, HERE)
    remote(play, 1)
    assert (play.state.owner[HERE], play.seat(1).tile) == (0, 11)


def test_hol_1b_worst_scandal_ends_with_the_turn() -> None:
    play = scandal()
    assert play.effects(0) == ["scandal"]
    play.done()
    assert play.effects(0) == []


# ---------------------------------------------------------------- HOL-2
def test_hol_2a_fair_game_takes_from_the_causing_player_what_was_really_lost() -> None:
    play = rich(3)
    play.seat(2).reputation = 2
    play.give(1, "fair_game")
    play.will(1, "use:fair_game")
    using(play, "simple_prank")
    assert (reputations(play)[:2], play.purse(1)) == ([47, 47], (100, 5000, 4800))


def test_hol_2a_fair_game_counts_the_loss_not_the_attempt() -> None:
    play = rich(3)
    play.seat(1).reputation = 2
    play.give(1, "fair_game")
    play.will(1, "use:fair_game")
    assert using(play, "simple_prank").seat(0).reputation == 48


def test_hol_2a_fair_game_names_no_seeker() -> None:
    play = rich()
    play.seat(0).effects = [Effect("seeker", "turns", 3, 0)]
    play.give(1, "fair_game")
    play.will(1, "use:fair_game")
    assert (reputations(using(play, "simple_prank")), play.hand(1)) == ([50, 47], ["fair_game"])


def test_hol_2b_media_blackout_lays_fog_on_the_tiles_within_two() -> None:
    play = rich()
    play.piece(0, 24)
    using(play, "media_blackout")
    assert [t for t in range(49) if sight.fogged(play.state, 1, t)] == list(hex_map(7).disc[2][24])
    assert not any(sight.fogged(play.state, 0, t) for t in range(49))
    assert play.purse(0) == (100, 4200, 4200)


def test_hol_2b_the_fog_does_not_follow_the_piece() -> None:
    play = rich()
    play.piece(0, 24)
    using(play, "media_blackout")
    play.piece(0, 47)
    assert (sight.fogged(play.state, 1, 24), sight.fogged(play.state, 1, 47)) == (True, False)


def test_hol_2b_the_fog_lasts_three_own_turns() -> None:
    play = using(rich(), "media_blackout")
    foggy = []
    for _ in range(3):
        play.turn_of(1)
        foggy.append(sight.fogged(play.state, 1, HOME))
        play.turn_of(0)
    assert (foggy, sight.fogged(play.state, 1, HOME)) == ([True, True, True], False)


def test_hol_2b_others_cannot_aim_into_the_fog() -> None:
    play = rich()
    play.tile(BESIDE, owner=0)
    play.piece(1, 10)
    play.give(1, "move_mountains")
    assert usable(play, 1) == ["use:move_mountains@1"]
    using(play, "media_blackout")
    assert usable(play, 1) == []


# ---------------------------------------------------------------- HOL-3
def test_hol_3a_panic_rout_wins_a_neutral_tile_beside_the_won_one_with_its_allotment() -> None:
    play = war()
    for tile in AROUND:
        play.tile(tile, owner=1, allotment=NOTHING)
    play.tile(11, owner=-1, allotment=(7, 8, 9))
    using(play, "panic_rout")
    assert play.purse(0) == (0, 5000, 4700)
    play.money(0, 0, 0)
    attack(play, 1)
    assert (play.state.owner[11], play.purse(0)) == (0, (7, 201 + 100 + 8, 301 + 150 + 9))


def twice(play: Play, *rolls: int) -> Play:
    """Seat 0 attacks HERE from a barracks and then, in the same turn, the tile beside it on which its piece stands."""
    play.tile(9, "house", owner=0, designation="private_barracks")
    play.tile(11, owner=1)
    play.piece(0, 11)
    play.will(0, f"tile:{HERE}")
    return fight(play, *rolls)


def test_hol_3a_panic_rout_acts_for_each_ordinary_combat_won() -> None:
    play = twice(using(war(), "panic_rout"), 1, 1)
    assert play.state.owner.count(0) == 5, "the barracks, two won tiles, two neutral ones"


def test_hol_3a_panic_rout_needs_a_tile_and_the_turn() -> None:
    play = using(war(), "panic_rout")
    for tile in AROUND:
        play.tile(tile, owner=1)
    attack(play, 1)
    assert (play.state.owner.count(0), play.effects(0)) == (1, [])


def test_hol_3a_panic_rout_is_no_matter_of_piece_combat() -> None:
    play = using(war(), "panic_rout")
    conflict(play, 1)
    assert play.state.owner.count(0) == 1


def pursuit(*, there: bool = False) -> Play:
    """Seat 0 has lost a combat for HERE, a forest, and seat 1 pursues it; `there`: its piece was on the tile."""
    play = war()
    play.tile(HERE, "forest")
    play.give(1, "hot_pursuit")
    play.money(1, 700, 700, believers=0)
    play.will(1, "use:hot_pursuit")
    play.state.from_tile = 9
    if there:
        return conflict(play, 100)
    return fight(play, 100)


def test_hol_3b_hot_pursuit_moves_the_piece_to_the_defended_tile_with_its_triggers() -> None:
    play = pursuit()
    assert (play.seat(1).tile, play.seat(1).stealth, play.purse(1)) == (HERE, True, NOTHING)


def test_hol_3b_hot_pursuit_on_the_tile_itself_is_no_new_contact() -> None:
    play = pursuit(there=True)
    assert (play.seat(1).tile, play.seat(1).stealth, play.effects(1)) == (HERE, False, ["pursuit"])


def test_hol_3b_hot_pursuit_wins_the_next_combat_as_attacker() -> None:
    play = pursuit()
    play.rolls(100)
    for owner in (1, 0):  # won without the roll, which the second combat takes
        play.tile(20, owner=0)
        play.piece(1, 20)
        play.interaction_of(1)
        assert (play.state.owner[20], play.effects(1)) == (owner, [])


def test_hol_3b_hot_pursuit_wins_the_next_combat_as_defender() -> None:
    play = pursuit()
    play.piece(1, AWAY)
    play.rolls(1)
    for owner in (1, 0):
        attack(play)
        assert (play.state.owner[HERE], play.effects(1)) == (owner, [])


def test_hol_3b_hot_pursuit_does_not_answer_a_lost_tile() -> None:
    play = war()
    play.give(1, "hot_pursuit")
    play.will(1, "use:hot_pursuit")
    fight(play, 1)
    assert ("hot_pursuit" in play.hand(1), play.effects(1)) == (True, [])


# ---------------------------------------------------------------- HOL-5
def test_hol_5a_all_or_nothing_raises_the_attack_rate_by_thirty() -> None:
    play = war()
    assert (r1(play), r1(using(play, "all_or_nothing"))) == (60, 90)


@pytest.mark.parametrize(("reckless", "owner"), [(10, 1), (11, 0)])
def test_hol_5a_all_or_nothing_may_lose_a_won_combat(reckless: int, owner: int) -> None:
    play = using(war(), "all_or_nothing")
    attack(play, 80, reckless)
    assert (play.state.owner[HERE], play.seat(0).attack_stacks) == (owner, owner)


def test_hol_5a_all_or_nothing_lasts_three_own_turns() -> None:
    play = using(war(), "all_or_nothing")
    rates = [r1(play)]
    for _ in range(3):
        play.turn_of(0)
        rates.append(r1(play))
    assert rates == [90, 90, 90, 60]


def test_hol_5a_all_or_nothing_again_renews_without_doubling() -> None:
    play = using(war(), "all_or_nothing")
    play.turn_of(0)
    using(play, "all_or_nothing")
    assert (r1(play), [(e.kind, e.left) for e in play.seat(0).effects]) == (90, [("all_or_nothing", 3)])


def test_hol_5b_fear_and_trembling_attacks_from_the_barracks_in_the_same_turn() -> None:
    play = war()
    play.tile(9, "house", owner=0)
    play.tile(47, owner=0)
    play.piece(0, 47)
    using(play, "fear_trembling", "tile:9")
    assert (play.designation(9), play.purse(0)) == ("private_barracks", (0, 5000, 4500))
    play.rolls(1)
    play.will(0, f"tile:{HERE}")
    play.done()
    assert play.state.owner[HERE] == 0


def test_hol_5b_fear_and_trembling_names_own_tiles_with_a_structure() -> None:
    play = rich()
    play.tile(BESIDE, owner=0)
    play.tile(7, "house", owner=1)
    play.give(0, "fear_trembling")
    assert usable(play, 0) == []
    for tile, structure in ((30, "house"), (31, "forest"), (32, "restricted"), (33, "church_hindu")):
        play.tile(tile, structure, owner=0)
    assert targets(play, "fear_trembling") == ["tile:30", "tile:31", "tile:32", "tile:33"]


# ---------------------------------------------------------------- HOL-6
def test_hol_6a_declare_holy_war_covers_price_and_penalty_of_three_combats() -> None:
    play = using(war(), "declare_holy_war")
    left = []
    for _ in range(4):
        attack(play, 100)
        left.append(play.seat(0).reputation)
    assert left == [50, 50, 50, 50 - 2 - 3]


def test_hol_6a_declare_holy_war_covers_piece_combats_and_contracts() -> None:
    play = using(war(), "declare_holy_war")
    conflict(play, 100)
    contract(play, 1, 100)
    assert (play.seat(0).reputation, [e.n for e in play.seat(0).effects]) == (50, [1])


def test_hol_6a_declare_holy_war_again_counts_three_anew() -> None:
    play = using(war(), "declare_holy_war")
    attack(play, 100)
    using(play, "declare_holy_war")
    assert [(e.kind, e.n) for e in play.seat(0).effects] == [("holy_war", 3)]


def test_hol_6a_declare_holy_war_outlives_turns() -> None:
    play = using(war(), "declare_holy_war")
    for _ in range(9):
        play.turn_of(0)
    assert combat_price(play.state, 0) == 0


def test_hol_6b_heavenly_host_wins_combats_as_attacker_without_a_roll() -> None:
    play = using(war(), "heavenly_host")
    assert play.purse(0) == (0, 5000, 4600)
    twice(play, 100)
    assert (play.state.owner[HERE], play.state.owner[11], play.table.rolls) == (0, 0, [100])


def test_hol_6b_heavenly_host_does_not_defend() -> None:
    play = war()
    play.seat(1).effects = [Effect("heavenly_host", "turn_end", 1, 1)]
    fight(play, 1)
    assert play.state.owner[HERE] == 0


def test_hol_6b_heavenly_host_ends_with_the_turn() -> None:
    play = using(war(), "heavenly_host")
    play.done()
    assert (play.state.owner[HERE], play.effects(0)) == (0, [])
    attack(play, 100)
    assert play.state.owner[HERE] == 1
