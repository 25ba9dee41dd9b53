"""R10.1 - R10.11. Combat from its price to its outcome."""
from __future__ import annotations

import pytest

from game.core.modifiers import settle
from game.titles.realigious.rates import RATE, attack_terms, combat_price, combat_rate, defence_terms
from game.titles.realigious.state import Effect, Truce
from tests.titles.realigious.play import Play
from tests.titles.realigious.war import (
    HERE,
    conflict,
    contract,
    doom,
    fight,
    fought,
    hire,
    r1,
    r2,
    remote,
    state,
    war,
    windows,
)


# ---------------------------------------------------------------- R10.1, R10.2
def test_r10_1_ordinary_combat_on_anothers_tile() -> None:
    play = fight(war(), 1)
    assert play.told("combat_declared", 0) == [{"seat": 0, "other": 1, "what": 0, "tile": HERE}]


def test_r10_1_piece_combat_by_conflict() -> None:
    play = conflict(war(), 1)
    assert [(d["seat"], d["other"], d["what"]) for d in play.told("combat_declared", 0)] == [(0, 1, 1)]


def test_r10_1_remote_combat_from_a_barracks() -> None:
    play = remote(war(), 1)
    assert [(d["seat"], d["other"], d["what"]) for d in play.told("combat_declared", 0)] == [(0, 1, 2)]


def test_r10_1_contract_killing_names_the_pieces_player() -> None:
    play = contract(war(3), 2, 1)
    assert [(d["seat"], d["other"], d["what"]) for d in play.told("combat_declared", 0)] == [(0, 1, 3)]


FORBIDDEN = ["buddhist", "apostle", "truce"]


def forbid(play: Play, why: str, tile: int = HERE) -> Play:
    """R10.2."""
    if why == "buddhist":
        play.seat(0).religion = "buddhist"
    elif why == "apostle":
        play.tile(tile, designation="apostle")
    else:
        play.state.truces = [Truce(1, 0, 3)]
    return play


@pytest.mark.parametrize("why", FORBIDDEN)
def test_r10_2_where_combat_is_impossible_contact_is_silent(why: str) -> None:
    play = fight(forbid(war(), why))
    assert fought(play) == []
    assert (play.seat(0).reputation, play.state.owner[HERE]) == (50, 1)


@pytest.mark.parametrize("why", FORBIDDEN)
def test_r10_2_nor_by_remote_combat(why: str) -> None:
    assert fought(remote(forbid(war(), why))) == []


@pytest.mark.parametrize("why", FORBIDDEN)
def test_r10_2_nor_by_contract_killing_and_the_contract_stays(why: str) -> None:
    play = contract(forbid(war(), why, 20), 1)
    assert fought(play) == []
    assert play.state.celebrities[0].contract == 0


def test_r10_2_nor_on_a_local_government() -> None:
    play = war()
    play.tile(20, structure="gov_office")
    assert fought(contract(play, -1)) == []


def test_r10_2_a_buddhist_defends_like_others() -> None:
    play = fight(war(defender="buddhist"), 1)
    assert play.state.owner[HERE] == 0


# ---------------------------------------------------------------- R10.3, R10.4
def test_r10_3_price_then_levy_then_result_then_penalty() -> None:
    play = war()
    play.seat(0).believers = 100
    fight(play, 100)
    kinds = [e.kind for e in play.session.events(0, 0)]
    order = ["combat_declared", "reputation_down", "levy", "combat_lost", "reputation_down"]
    assert [kind for kind in kinds if kind in order] == order


PRICES: list[tuple[list[str], int, list[str], int]] = [
    ([], 0, [], 2), (["axis_of_evil"], 0, [], 4), (["retribution"], 0, [], 4),
    (["axis_of_evil", "retribution"], 0, [], 4), ([], 1, [], 1), ([], 2, [], 0), ([], 3, [], 0),
    (["axis_of_evil"], 1, [], 3), ([], 0, ["lawyer"], 1), (["axis_of_evil"], 0, ["lawyer"], 2),
    (["axis_of_evil"], 1, ["lawyer"], 2), ([], 1, ["lawyer"], 1), ([], 0, ["police"], 0),
    (["axis_of_evil"], 0, ["police"], 0), (["repentance"], 0, [], 0), (["axis_of_evil", "holy_war"], 0, [], 0)]


@pytest.mark.parametrize(("states", "mosques", "forces", "price"), PRICES)
def test_r10_4_the_price_in_its_order(states: list[str], mosques: int, forces: list[str], price: int) -> None:
    play = war()
    state(play, 0, *states, n=3)
    if mosques:
        state(play, 0, "in_shaallah", n=mosques)
    if "lawyer" in forces:
        play.celebrity("lawyer", 40, owner=0)
    if "police" in forces:
        play.tile(40, structure="gov_police")
        play.state.governments[40].holder = 0
    assert combat_price(play.state, 0) == price
    fight(play, 1)
    assert play.seat(0).reputation == 50 - price


@pytest.mark.parametrize("owner", [-1, 1])
def test_r10_4_only_the_attackers_own_lawyer_counts(owner: int) -> None:
    play = war()
    play.celebrity("lawyer", 40, owner=owner)
    assert combat_price(play.state, 0) == 2


def test_r10_4_at_reputation_0_there_is_no_combat() -> None:
    play = war(3)
    play.seat(0).reputation = 2
    fight(play, 1)
    assert (play.seat(0).alive, fought(play), play.state.owner[HERE]) == (False, ["combat_declared"], 1)


# ---------------------------------------------------------------- R10.5
def test_r10_5_judgement_day_takes_ten_before_the_windows() -> None:
    play = war()
    doom(play, 0, 1)
    play.give(1, "peace_river")
    play.rolls(1)
    play.run("interaction", 0, contact=True)
    assert play.told("reputation_down", 0) == [{"seat": 0, "amount": 2}, {"seat": 0, "amount": 10}]
    assert play.seat(0).reputation == 38


def test_r10_5_judgement_day_alone_can_prevent_the_combat() -> None:
    play = war(3)
    doom(play, 0, 1)
    play.seat(0).reputation = 12
    fight(play, 1)
    assert (play.seat(0).alive, fought(play), play.state.owner[HERE]) == (False, ["combat_declared"], 1)


def test_r10_5_judgement_day_opens_rep_loss_and_can_kill_before_the_combat() -> None:
    play = war(3)
    doom(play, 0, 1)
    play.seat(0).reputation = 12
    play.give(0, "fair_game")
    play.will(0, "use:fair_game")
    fight(play, 1)
    assert (play.seat(0).alive, play.seat(1).reputation) == (False, 40)
    assert fought(play) == ["combat_declared"]


def test_r10_5_the_owner_is_asked_first_then_the_others_the_attacker_last() -> None:
    asked = windows(war(4), 100)
    assert asked[:4] == [("combat_on_mine", 1), ("combat_on_other", 2), ("combat_on_other", 3), ("combat_on_other", 0)]


@pytest.mark.parametrize(("owner", "expected"), [
    (-1, []), (0, [("combat_on_other", 1), ("combat_on_other", 2)]),
    (2, [("combat_on_mine", 2), ("combat_on_other", 1), ("combat_on_other", 0)])])
def test_r10_5_contract_killing_asks_by_the_tiles_owner(owner: int, expected: list[tuple[str, int]]) -> None:
    play = war(3)
    hire(play, owner)
    asked = windows(play, 100, step="cycle_end")
    assert [a for a in asked if a[0].startswith("combat_on")] == expected


def test_r10_5_a_negated_combat_ends_without_levy_penalty_consolation_or_return() -> None:
    play = war()
    play.seat(0).believers = 200
    doom(play, 0, 1)
    play.give(1, "peace_river")
    play.will(1, "use:peace_river")
    fight(play, 1)
    assert (play.seat(0).believers, play.seat(0).attack_stacks, play.seat(0).tile) == (200, 0, HERE)
    assert (play.seat(0).reputation, play.state.owner[HERE]) == (50 - 2 - 10, 1), "the price and Judgement stay"
    assert fought(play) == ["combat_declared", "combat_negated"]


def test_r10_5_the_owners_negation_closes_the_combat_before_the_others_are_asked() -> None:
    play = war(3)
    play.give(1, "peace_river")
    play.give(2, "relief_operation")
    play.will(1, "use:peace_river")
    play.will(2, "use:relief_operation")
    fight(play, 1)
    assert play.hand(2)[-1:] == ["relief_operation"]


def test_r10_5_with_two_players_the_attacker_may_relieve_the_own_declaration() -> None:
    play = war()
    play.give(0, "relief_operation")
    play.will(0, "use:relief_operation")
    fight(play, 1)
    assert (play.state.owner[HERE], play.seat(0).reputation) == (1, 58)


def test_r10_5_a_defender_who_falls_meanwhile_is_judged_when_the_combat_is_done() -> None:
    """Fair Game throws Judgement Day's ten back at its user, the tile's owner."""
    play = war(3)
    doom(play, 0, 1)
    play.seat(1).reputation = 10
    play.give(0, "fair_game")
    play.will(0, "use:fair_game")
    state(play, 0, "holy_war", n=1)
    fight(play, 1)
    assert (play.seat(1).alive, play.state.owner[HERE]) == (False, 0)
    assert fought(play) == ["combat_declared", "combat_won"]
    assert "holy_war" not in play.effects(0), "the third combat has reached C1 (R10.20)"


# ---------------------------------------------------------------- R10.6 - R10.10
@pytest.mark.parametrize(("believers", "left", "rate"), [(99, 99, 60), (100, 50, 70), (399, 349, 70)])
def test_r10_6_the_levy_takes_50_of_100_and_gives_ten(believers: int, left: int, rate: int) -> None:
    play = war()
    play.seat(0).believers = believers
    fight(play, 100)
    assert play.seat(0).believers == left
    assert play.told("combat_lost", 0)[0]["r1"] == rate


def test_r10_6_no_levy_under_repentance() -> None:
    play = war()
    play.seat(0).believers = 300
    state(play, 0, "repentance")
    fight(play, 100)
    assert (play.seat(0).believers, play.told("levy", 0)) == (300, [])


def test_r10_7_the_attack_base_is_60() -> None:
    assert r1(war()) == 60


@pytest.mark.parametrize("count", [1, 3])
def test_r10_7_ten_for_each_attack_consolation(count: int) -> None:
    play = war()
    play.seat(0).attack_stacks = count
    assert r1(play) == 60 + 10 * count


@pytest.mark.parametrize(("held", "bonus"), [(1, 10), (3, 30), (4, 30)])
def test_r10_7_ten_for_each_relic_of_sekrazade_to_three(held: int, bonus: int) -> None:
    play = war(3, god="sekrazade")
    for _ in range(held):
        play.relic(holder=0)
    assert r1(play) == 60 + bonus


def test_r10_7_relics_of_another_god_and_believers_give_none() -> None:
    play = war()
    play.relic(holder=0)
    play.seat(0).believers, play.seat(0).prop_stacks = 5000, 3
    assert r1(play) == 60, "G11"


def test_r10_7_levy_islam_and_all_or_nothing() -> None:
    play = war(attacker="islamic")
    state(play, 0, "all_or_nothing")
    assert settle(attack_terms(play.state, 0, HERE, False), RATE) == 99
    play.seat(0).effects = []
    assert (r1(play), r1(play, levied=True)) == (70, 80)


def test_r10_7_all_or_nothing_gives_thirty() -> None:
    play = war()
    state(play, 0, "all_or_nothing")
    assert r1(play) == 90


@pytest.mark.parametrize(("place", "owner", "bonus"), [(HERE, 0, 15), (9, 0, 15), (8, 0, 0), (HERE, 1, 0)])
def test_r10_7_the_own_general_within_distance_one(place: int, owner: int, bonus: int) -> None:
    play = war()
    play.celebrity("general", place, owner=owner)
    assert r1(play) == 60 + bonus


def test_r10_8_the_defence_base_is_10() -> None:
    assert r2(war()) == 10


@pytest.mark.parametrize("count", [1, 3])
def test_r10_8_ten_for_each_defence_consolation(count: int) -> None:
    play = war()
    play.seat(1).defence_stacks = count
    assert r2(play) == 10 + 10 * count


@pytest.mark.parametrize(("religion", "between_pieces", "rate"), [
    ("hindu", False, 10), ("hindu", True, 30), ("christian", True, 10), ("buddhist", True, 30), ("islamic", True, 30),
    ("christian", False, 10)])
def test_r10_8_first_arrival_gives_twenty_in_piece_combat_but_not_to_christians(
        religion: str, between_pieces: bool, rate: int) -> None:
    assert r2(war(defender=religion), between_pieces) == rate


def test_r10_8_diamond_body_tithes_and_the_general() -> None:
    play = war()
    state(play, 1, "diamond_body")
    assert r2(play) == 20
    state(play, 1, "tithe", n=3)
    assert r2(play) == 50
    play.celebrity("general", 9, owner=1)
    assert r2(play) == 65


def test_r10_8_penance_sets_100_before_tithes_and_is_cut() -> None:
    play = war()
    play.seat(1).effects = [Effect("tithe", "game", n=2), Effect("penance", "cycles", 2, 1)]
    terms = defence_terms(play.state, 1, HERE, False)
    assert (sum(t.value for t in terms if t.tier == 1), r2(play)) == (120, 99)
    assert [t.sets for t in terms if t.tier == 1] == [True, False]


@pytest.mark.parametrize(("attack", "defence", "rates"), [
    (0, 0, (60, 10, 50)), (5, 0, (99, 10, 89)), (0, 5, (60, 60, 10)), (9, 9, (99, 99, 10)), (0, 2, (60, 30, 30))])
def test_r10_9_the_rate_is_the_difference_all_cut_to_10_and_99(attack: int, defence: int,
                                                             rates: tuple[int, int, int]) -> None:
    play = war()
    play.seat(0).attack_stacks, play.seat(1).defence_stacks = attack, defence
    assert combat_rate(attack_terms(play.state, 0, HERE, False), defence_terms(play.state, 1, HERE, False)) == rates


@pytest.mark.parametrize(("roll", "won"), [(1, True), (50, True), (51, False), (100, False)])
def test_r10_9_a_roll_not_above_the_rate_wins(roll: int, won: bool) -> None:
    assert (fight(war(), roll).state.owner[HERE] == 0) is won


@pytest.mark.parametrize(("roll", "won"), [(63, True), (64, False)])
def test_r10_10_under_repentance_the_propagation_rate_decides_without_defence(roll: int, won: bool) -> None:
    """50 - 10 Hindu + 3 believers + 20 consolation."""
    play = war()
    play.seat(0).believers, play.seat(0).prop_stacks, play.seat(0).attack_stacks = 300, 2, 5
    play.seat(1).defence_stacks = 4
    state(play, 0, "repentance")
    fight(play, roll)
    assert (play.state.owner[HERE] == 0) is won
    told = play.told("combat_won" if won else "combat_lost", 0)[0]
    assert (told["r1"], told["r2"], told["rate"]) == (63, 0, 63)
    assert play.seat(0).prop_stacks == 2, "the rest is combat"
    assert play.seat(0).attack_stacks == (0 if won else 6)


# ---------------------------------------------------------------- R10.11
FORCED: list[tuple[list[str], list[str], bool | None]] = [
    (["heavenly_host"], [], True), (["pursuit"], [], True), (["ascended"], [], True), ([], ["pursuit"], False),
    ([], ["ascended"], False), ([], ["losing_streak"], True), ([], ["heavenly_host"], None),
    (["losing_streak"], [], None), (["heavenly_host"], ["pursuit"], None), (["ascended"], ["ascended"], None),
    (["pursuit"], ["ascended", "losing_streak"], None), ([], ["pursuit", "losing_streak"], False),
    (["heavenly_host"], ["losing_streak"], True)]


@pytest.mark.parametrize(("attacker", "defender", "won"), FORCED)
def test_r10_11_forced_outcomes_by_tier(attacker: list[str], defender: list[str], won: bool | None) -> None:
    for roll in (1, 100):
        play = war()
        state(play, 0, *attacker)
        state(play, 1, *defender)
        fight(play, roll)
        assert (play.state.owner[HERE] == 0) is (roll == 1 if won is None else won)
        assert play.table.rolls == ([] if won is None else [roll])


def test_r10_11_losing_streak_counts_on_the_holders_tiles_only() -> None:
    play = war()
    state(play, 1, "losing_streak")
    contract(play, 0, 100)
    assert fought(play) == ["combat_declared", "combat_lost"]


@pytest.mark.parametrize(("reckless", "won"), [(10, False), (11, True)])
@pytest.mark.parametrize("forced", [False, True])
def test_r10_11_recklessness_comes_last(forced: bool, reckless: int, won: bool) -> None:
    play = war()
    state(play, 0, "all_or_nothing", *(["heavenly_host"] if forced else []))
    fight(play, *([] if forced else [1]), reckless)
    assert (play.state.owner[HERE] == 0) is won


def test_r10_11_a_reckless_defender_is_not_reckless() -> None:
    play = war()
    state(play, 1, "all_or_nothing")
    fight(play, 100, 1)
    assert (play.state.owner[HERE], play.table.rolls) == (1, [1])


def test_r10_11_no_reckless_roll_for_a_lost_combat() -> None:
    play = war()
    state(play, 0, "all_or_nothing")
    fight(play, 100, 55)
    assert play.table.rolls == [55]
