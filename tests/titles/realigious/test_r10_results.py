"""R10.12 - R10.20. What combat gives and takes, and the windows after it."""
from __future__ import annotations

import pytest

from game.titles.realigious.rates import combat_price
from tests.titles.realigious.war import (
    AROUND,
    HERE,
    NOTHING,
    conflict,
    contract,
    doom,
    fight,
    fought,
    remote,
    state,
    war,
    windows,
)


# ---------------------------------------------------------------- R10.12, R10.13
def test_r10_12_the_winner_gets_the_tile_and_loses_attack_consolation() -> None:
    play = war()
    play.seat(0).attack_stacks, play.seat(0).defence_stacks = 2, 3
    fight(play, 1)
    assert (play.state.owner[HERE], play.seat(0).attack_stacks, play.seat(0).defence_stacks) == (0, 0, 3)


def test_r10_12_the_defender_loses_half_the_allotment_and_gains_defence_consolation() -> None:
    play = war()
    play.seat(1).believers, play.seat(1).attack_stacks = 500, 2
    fight(play, 1)
    assert play.purse(1) == (450, 900, 850)
    assert (play.seat(1).defence_stacks, play.seat(1).attack_stacks) == (1, 2)


def test_r10_12_as_far_as_owned() -> None:
    play = war()
    play.money(1, 30, 1000, believers=20)
    fight(play, 1)
    assert play.purse(1) == (0, 0, 850)


def test_r10_12_a_piece_elsewhere_stays_there() -> None:
    play = war()
    fight(play, 1)
    assert play.seat(1).tile == play.seat(1).start


def test_r10_12_a_defenders_piece_on_a_tile_lost_to_remote_combat_is_sent_away() -> None:
    play = war()
    play.tile(12, owner=1)
    play.piece(1, HERE)
    remote(play, 1)
    assert (play.state.owner[HERE], play.seat(1).tile) == (0, 12)


@pytest.mark.parametrize(("religion", "reward"), [
    ("hindu", (50, 201 + 100, 301 + 150)), ("christian", (50, 241 + 100, 361 + 150)), ("islamic", (60, 361, 541))])
def test_r10_13_the_reward_is_allotment_without_believers_and_what_was_lost(
        religion: str, reward: tuple[int, int, int]) -> None:
    play = war(attacker=religion)
    play.money(0, 0, 0, believers=0)
    play.seat(1).believers = 500
    fight(play, 1)
    assert play.purse(0) == reward


@pytest.mark.parametrize(("religion", "reward"), [("hindu", (20, 231, 451)), ("christian", (20, 271, 511)),
                                                  ("islamic", (24, 277, 541))])
def test_r10_13_only_what_was_really_lost_counts(religion: str, reward: tuple[int, int, int]) -> None:
    play = war(attacker=religion)
    play.money(0, 0, 0, believers=0)
    play.money(1, 30, 1000, believers=20)
    fight(play, 1)
    assert play.purse(0) == reward


def test_r10_13_combat_is_no_first_conversion() -> None:
    play = war(characters=("businessperson",) * 4)
    play.money(0, 0, 0, believers=0)
    fight(play, 1)
    assert (play.purse(0)[1], play.seat(0).converted_first) == (301, False)


# ---------------------------------------------------------------- R10.14, R10.15
def test_r10_14_a_lost_ordinary_combat() -> None:
    play = war()
    play.seat(1).defence_stacks, play.seat(0).attack_stacks = 2, 1
    play.rolls(100)
    play.piece(0, 9)
    play.move_of(0)
    play.answer(f"tile:{HERE}")
    assert (play.seat(0).reputation, play.seat(0).attack_stacks, play.seat(1).defence_stacks) == (45, 2, 0)
    assert (play.seat(0).tile, play.state.owner[HERE], play.purse(1)) == (9, 1, (0, 1000, 1000))


@pytest.mark.parametrize("change", [{"structure": "restricted"}, {"designation": "ruin"}])
def test_r10_14_a_piece_that_cannot_return_goes_to_its_start_point(change: dict[str, str]) -> None:
    play = war()
    play.give(0, "relief_corps")
    play.piece(0, 9)
    play.move_of(0)
    play.answer(f"tile:{HERE}")
    play.tile(9, **change)  # type: ignore[arg-type]
    play.rolls(100)
    play.done()
    assert play.seat(0).tile == play.seat(0).start


def test_r10_14_the_return_is_no_contact() -> None:
    play = war()
    play.give(0, "relief_corps")
    play.piece(0, 9)
    play.move_of(0)
    play.answer(f"tile:{HERE}")
    play.relic(9)
    play.tile(9, structure="forest")
    play.rolls(100)
    play.done()
    assert (play.seat(0).tile, play.state.relics[0].holder, play.seat(0).stealth) == (9, -1, False)


@pytest.mark.parametrize(("kind", "force", "loss"), [
    ("ordinary", "", 3), ("piece", "", 5), ("ordinary", "lawyer", 2), ("piece", "lawyer", 3),
    ("ordinary", "holy_war", 0), ("piece", "holy_war", 0), ("ordinary", "police", 3), ("piece", "in_shaallah", 5),
    ("ordinary", "repentance", 3)])
def test_r10_15_penalties_and_what_lowers_them(kind: str, force: str, loss: int) -> None:
    play = war()
    if force == "lawyer":
        play.celebrity("lawyer", 0, owner=0)  # the first tile is on the map as any other
    elif force == "police":
        play.tile(40, structure="gov_police")
        play.state.governments[40].holder = 0
    elif force:
        state(play, 0, force, n=3)
    price = combat_price(play.state, 0)
    (fight if kind == "ordinary" else conflict)(play, 100)
    assert play.seat(0).reputation == 50 - price - loss


# ---------------------------------------------------------------- R10.16, R10.17
def test_r10_16_a_won_piece_combat_also_deals_glory_and_shame() -> None:
    play = war()
    play.tile(12, owner=1)
    play.tile(40, owner=1)
    conflict(play, 1)
    assert (play.state.owner[HERE], play.seat(1).tile) == (0, 12)
    assert [card.startswith("glory") for card in play.hand(0)] == [True]
    assert [card.startswith("shame") for card in play.hand(1)][-1:] == [True]
    assert (play.seat(0).attack_stacks, play.seat(1).defence_stacks) == (0, 1)


def test_r10_16_the_reward_is_that_of_an_ordinary_combat() -> None:
    play = war()
    play.money(0, 0, 0, believers=0)
    play.seat(1).believers = 500
    conflict(play, 1)
    assert play.purse(0) == (50, 301, 451)


def test_r10_16_among_equally_near_own_tiles_one_at_random() -> None:
    seen = set()
    for seed in range(12):
        play = war(seed=seed)
        play.tile(8, owner=1)
        play.tile(12, owner=1)
        conflict(play, 1)
        seen.add(play.seat(1).tile)
    assert seen == {8, 12}


def test_r10_16_without_an_own_tile_to_the_start_point() -> None:
    assert conflict(war(), 1).seat(1).tile == 40


def test_r10_16_worst_scandal_sends_to_the_start_point() -> None:
    play = war()
    play.tile(12, owner=1)
    state(play, 0, "scandal")
    conflict(play, 1)
    assert play.seat(1).tile == play.seat(1).start


def test_r10_16_worst_scandal_needs_a_piece_combat() -> None:
    play = war()
    play.tile(12, owner=1)
    play.piece(1, HERE)
    state(play, 0, "scandal")
    remote(play, 1)
    assert play.seat(1).tile == 12


@pytest.mark.parametrize("kind", ["ordinary", "remote"])
@pytest.mark.parametrize("roll", [1, 100])
def test_r10_16_other_combats_deal_no_cards(kind: str, roll: int) -> None:
    play = (fight if kind == "ordinary" else remote)(war(), roll)
    assert play.told("glory_dealt", 0) + play.told("shame_dealt", 0) == []


def test_r10_17_a_lost_piece_combat() -> None:
    play = war()
    play.seat(1).defence_stacks = 1
    play.piece(1, HERE)
    play.piece(0, 9)
    play.rolls(100)
    play.move_of(0)
    play.answer(f"tile:{HERE}", "conflict")
    assert (play.seat(0).attack_stacks, play.seat(0).reputation, play.seat(0).tile) == (1, 43, 9)
    assert [card.startswith("shame") for card in play.hand(0)] == [True]
    assert (play.seat(1).defence_stacks, play.told("glory_dealt", 1)) == (0, [])
    assert play.seat(1).tile == HERE


def test_r10_16_each_of_the_five_cards_can_come() -> None:
    glory, shame = set(), set()
    for seed in range(40):
        play = conflict(war(seed=seed), 1)
        glory.add(play.hand(0)[0])
        shame.add(play.hand(1)[-1])
    assert (len(glory), len(shame)) == (5, 5)


def test_r10_16_whoever_falls_by_the_discard_gets_the_shame_card_first() -> None:
    """The full hand makes room by a Spell of Doom; the combat is judged at its end."""
    play = war(3)
    play.give(1, "reaper", "tithe", "spell_of_doom")
    play.seat(1).reputation = 20
    conflict(play, 1)
    assert (play.seat(1).alive, play.hand(1), len(play.told("shame_dealt", 1))) == (False, [], 1)


# ---------------------------------------------------------------- R10.18
def test_r10_18_defence_consolation_counts_on_any_tile_and_against_anybody() -> None:
    play = war(3)
    play.tile(12, owner=1)
    fight(play, 1)
    assert play.seat(1).defence_stacks == 1
    play.piece(2, 12)
    play.rolls(100)
    play.interaction_of(2)
    assert play.told("combat_lost", 2)[-1]["r2"] == 20
    assert play.seat(1).defence_stacks == 0


# ---------------------------------------------------------------- R10.19
def after_result(asked: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Without the windows of the declaration."""
    return [a for a in asked if not a[0].startswith("combat_on")]


def test_r10_19_windows_of_a_won_ordinary_combat() -> None:
    assert after_result(windows(war(4), 1)) == [
        ("tile_lost", 1), ("combat_lost", 1), ("other_tile_lost", 2), ("other_tile_lost", 3), ("other_tile_lost", 0)]


def test_r10_19_windows_of_a_won_piece_combat() -> None:
    play = war(4)
    play.piece(1, HERE)
    assert after_result(windows(play, 1)) == [("tile_lost", 1), ("combat_lost", 1)]


def test_r10_19_windows_of_a_won_remote_combat() -> None:
    play = war(3)
    play.tile(9, owner=0, structure="house", designation="private_barracks")
    play.piece(0, len(play.state.owner) - 1)
    play.tile(len(play.state.owner) - 1, owner=0)
    assert after_result(windows(play, 1)) == [
        ("tile_lost", 1), ("combat_lost", 1), ("other_tile_lost", 2), ("other_tile_lost", 0)]


def test_r10_19_window_of_a_lost_combat() -> None:
    assert after_result(windows(war(4), 100)) == [("defended", 1)]


@pytest.mark.parametrize(("owner", "lost"), [(0, False), (1, True), (-1, False)])
def test_r10_19_a_contract_on_a_tile_that_is_not_the_defenders_loses_no_tile(owner: int, lost: bool) -> None:
    play = war()
    play.give(1, "price_of_penance")
    play.will(1, "use:price_of_penance")
    contract(play, owner, 1)
    assert fought(play)[-1] == "combat_won"
    assert ("penance" in play.effects(1)) is lost


@pytest.mark.parametrize(("owner", "defended"), [(1, True), (0, False), (-1, False)])
def test_r10_19_a_tile_is_defended_only_if_it_is_the_defenders(owner: int, defended: bool) -> None:
    play = war()
    play.give(1, "hot_pursuit")
    play.will(1, "use:hot_pursuit")
    contract(play, owner, 100)
    assert ("pursuit" in play.effects(1)) is defended


def test_r10_19_panic_rout_takes_a_neutral_neighbour_with_its_allotment() -> None:
    play = war(attacker="christian")
    state(play, 0, "panic_rout")
    for tile in AROUND:
        play.tile(tile, owner=1, allotment=NOTHING)
    play.tile(11, owner=-1, allotment=(7, 8, 9))
    play.money(0, 0, 0, believers=0)
    fight(play, 1)
    assert play.state.owner[11] == 0
    assert play.purse(0) == (7, 241 + 100 + 8, 361 + 150 + 9), "no bonus of the religion on the second tile"


@pytest.mark.parametrize("how", ["piece", "lost", "none"])
def test_r10_19_panic_rout_needs_a_won_ordinary_combat_and_a_tile(how: str) -> None:
    play = war()
    state(play, 0, "panic_rout")
    if how == "none":
        for tile in AROUND:
            play.tile(tile, terrain="water")
    (conflict if how == "piece" else fight)(play, 100 if how == "lost" else 1)
    assert play.state.owner.count(0) == (0 if how == "lost" else 1)


def test_r10_19_judgement_day_falls_on_a_defender() -> None:
    play = war()
    doom(play, 1, 0)
    fight(play, 100)
    assert play.seat(1).reputation == 40


def test_r10_19_judgement_day_spares_a_beaten_defender() -> None:
    play = war()
    doom(play, 1, 0)
    fight(play, 1)
    assert play.seat(1).reputation == 50


@pytest.mark.parametrize(("rolls", "relics"), [((1, 1, 1), 5), ((1, 1, 100), 4), ((1, 100, 1), 4)])
def test_r10_19_three_won_combats_in_a_row_give_sekrazades_relic(rolls: tuple[int, ...], relics: int) -> None:
    play = war(3, god="sekrazade")
    for _ in range(4):
        play.relic(holder=0)
    play.relic(40)
    for roll in rolls:
        play.tile(HERE, owner=1)
        play.piece(0, HERE)
        fight(play, roll)
    assert sum(r.holder == 0 for r in play.state.relics) == relics


# ---------------------------------------------------------------- R10.20
@pytest.mark.parametrize("role", [0, 1])
@pytest.mark.parametrize("roll", [1, 100])
def test_r10_20_hot_pursuit_is_used_up_by_the_next_combat(role: int, roll: int) -> None:
    play = war()
    state(play, role, "pursuit")
    state(play, 1 - role, "ascended")
    fight(play, roll)
    assert "pursuit" not in play.effects(role)


def test_r10_20_a_negated_combat_does_not_use_it_up() -> None:
    play = war()
    state(play, 0, "pursuit")
    play.give(1, "peace_river")
    play.will(1, "use:peace_river")
    fight(play)
    assert "pursuit" in play.effects(0)


@pytest.mark.parametrize("negated", [False, True])
def test_r10_20_declare_holy_war_counts_declarations(negated: bool) -> None:
    play = war()
    state(play, 0, "holy_war", n=3)
    if negated:
        play.give(1, "peace_river")
        play.will(1, "use:peace_river")
    fight(play, 100)
    assert [e.n for e in play.seat(0).effects if e.kind == "holy_war"] == [2]


def test_r10_20_its_third_combat_is_still_free_of_every_loss() -> None:
    play = war()
    state(play, 0, "holy_war", n=1)
    fight(play, 100)
    assert (play.seat(0).reputation, play.effects(0)) == (50, [])


def test_r10_20_a_defenders_holy_war_is_not_used_up() -> None:
    play = war()
    state(play, 1, "holy_war", n=3)
    fight(play, 1)
    assert [e.n for e in play.seat(1).effects] == [3]


# ---------------------------------------------------------------- Contract Killing, as far as it is combat
def test_hol_4a_a_lost_contract_moves_no_piece() -> None:
    play = war()
    play.piece(0, 40)
    play.tile(40, owner=0)
    contract(play, 1, 100)
    assert (play.seat(1).tile, play.seat(0).reputation) == (20, 43)
    assert not play.state.beaten


@pytest.mark.parametrize(("owner", "after", "purse"), [
    (1, 0, (50, 200 + 100, 300 + 150)), (-1, -1, NOTHING), (0, 0, NOTHING)])
def test_hol_4a_tile_and_reward_only_if_the_defender_owns_it(owner: int, after: int,
                                                            purse: tuple[int, int, int]) -> None:
    play = war()
    play.money(0, 0, 0, believers=0)
    play.seat(1).believers = 500
    contract(play, owner, 1)
    assert (play.state.owner[20], play.purse(0)) == (after, purse)
    assert play.seat(1).tile == HERE, "the nearest own tile"


def test_r23_8_a_lost_remote_combat_returns_no_piece() -> None:
    play = war()
    play.tile(40, owner=0)
    remote(play, 100)
    assert play.seat(0).tile == len(play.state.owner) - 1
    assert play.seat(0).reputation == 45


def test_r10_5_a_negation_that_is_negated_lets_the_combat_go_on() -> None:
    play = war()
    play.give(1, "peace_river")
    play.give(0, "witchs_way")
    play.will(1, "use:peace_river")
    play.will(0, "use:witchs_way")
    fight(play, 1)
    assert play.state.owner[HERE] == 0


def test_r10_11_a_contract_uses_the_users_rate() -> None:
    play = war(3, attacker="islamic")
    play.seat(0).attack_stacks = 1
    contract(play, 1, 50)
    told = play.told("combat_won", 0)
    assert [(d["r1"], d["r2"], d["rate"]) for d in told] == [(80, 30, 50)]
