"""R9. Converting neutral tiles."""
from __future__ import annotations

import pytest

from game.core.modifiers import Bounds, Term, settle
from game.titles.realigious.rates import propagation_rate, propagation_terms
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

HERE = 8


def start(religion: str = "buddhist", character: str = "explorer", **options: object) -> Play:
    """Seat 0 on a neutral tile of 100 / 100 / 100, without purse, without any item in its rate."""
    play = Play(religions=(religion, "buddhist", "buddhist"), characters=(character, "explorer", "explorer"),
                **options)  # type: ignore[arg-type]
    play.money(0, 0, 0, believers=0)
    play.piece(0, HERE)
    return play


def stacked(play: Play, **numbers: int) -> None:
    """Effects of the whole game on seat 0."""
    play.seat(0).effects += [Effect(kind, "game", n=n) for kind, n in numbers.items()]


def attempt(play: Play, *rolls: int) -> Play:
    """Seat 0's step B."""
    play.rolls(*rolls)
    play.interaction_of(0)
    return play


def rate(play: Play) -> int:
    """Seat 0's rate where it stands."""
    return propagation_rate(play.state, 0, HERE)


# ---------------------------------------------------------------- R9.1
def test_r9_1_a_neutral_contact_tile_is_attempted_unasked() -> None:
    play = attempt(start(), 1)
    assert play.state.owner[HERE] == 0


@pytest.mark.parametrize("change", [{"structure": "gov_office"}, {"owner": 0}])
def test_r9_1_but_not_a_local_government_nor_the_own_tile(change: dict[str, object]) -> None:
    play = start()
    play.tile(HERE, **change)  # type: ignore[arg-type]
    attempt(play)
    assert play.told("propagated", 0) + play.told("propagation_failed", 0) == []


def test_r9_1_a_restricted_zone_can_be_converted() -> None:
    play = start()
    play.tile(HERE, structure="restricted")
    attempt(play, 1)
    assert play.state.owner[HERE] == 0


def test_r9_2_rate_and_roll_are_shown_with_the_result() -> None:
    play = attempt(start(), 37)
    assert play.told("propagated", 0) == [{"seat": 0, "rate": 50, "roll": 37, "tile": HERE}]


# ---------------------------------------------------------------- R9.3
def test_r9_3_the_base_is_50() -> None:
    assert rate(start()) == 50


@pytest.mark.parametrize("count", [1, 2, 4])
def test_r9_3_ten_for_each_consolation(count: int) -> None:
    play = start()
    play.seat(0).prop_stacks = count
    assert rate(play) == 50 + 10 * count


@pytest.mark.parametrize(("held", "bonus"), [(1, 10), (2, 20), (3, 30), (4, 30)])
def test_r9_3_ten_for_each_relic_of_zog_malomos_to_three(held: int, bonus: int) -> None:
    play = start(players=3)
    for _ in range(held):
        play.relic(holder=0)
    assert rate(play) == 50 + bonus


@pytest.mark.parametrize("god", ["sekrazade", "giyechin", "abukaros"])
def test_r9_3_relics_of_other_gods_give_none(god: str) -> None:
    play = start(god=god)
    play.relic(holder=0, kind=1)
    assert rate(play) == 50


def test_r9_3_an_exorcised_relics_floor_counts() -> None:
    play = start()
    play.seat(0).bonus_floor = 2
    assert rate(play) == 70


@pytest.mark.parametrize(("believers", "bonus"), [(99, 0), (100, 1), (199, 1), (1250, 12)])
def test_r9_3_one_for_each_hundred_believers(believers: int, bonus: int) -> None:
    play = start()
    play.seat(0).believers = believers
    assert rate(play) == 50 + bonus


def test_r9_3_hindus_have_ten_less() -> None:
    assert rate(start("hindu")) == 40


CHURCHES = [("christian", "church_christian"), ("buddhist", "church_buddhist"), ("hindu", "church_hindu"),
            ("islamic", "church_islamic")]


@pytest.mark.parametrize(("religion", "church"), CHURCHES)
def test_r9_3_the_own_religions_church_gives_twenty(religion: str, church: str) -> None:
    play = start(religion)
    plain = rate(play)
    play.tile(HERE, structure=church)
    assert rate(play) == plain + 20
    play.seat(0).religion = "hindu" if religion != "hindu" else "islamic"
    play.tile(HERE, structure=church)
    assert rate(play) == (40 if religion != "hindu" else 50)


def test_r9_3_a_pantheon_beside_gives_twenty_once() -> None:
    play = start()
    for tile in (1, 9):
        play.tile(tile, owner=0, designation="pantheon")
    assert rate(play) == 70


@pytest.mark.parametrize(("tile", "owner"), [(9, 1), (10, 0)])
def test_r9_3_a_foreign_or_distant_pantheon_gives_none(tile: int, owner: int) -> None:
    play = start()
    play.tile(tile, owner=owner, designation="pantheon")
    assert rate(play) == 50


def test_r9_3_clergy_gives_three_and_reapers_five_each() -> None:
    play = start()
    stacked(play, clergy=2, reaper=3)
    assert rate(play) == 50 + 6 + 15


def test_r9_3_penance_sets_100_and_cards_add_after_it() -> None:
    play = start("hindu")
    play.seat(0).effects = [Effect("reaper", "game", n=1), Effect("penance", "cycles", 2, 0)]
    terms = propagation_terms(play.state, 0, HERE)
    assert settle(terms, Bounds(0, 999)) == 105
    assert rate(play) == 99


# ---------------------------------------------------------------- R9.4
def test_r9_4_tiers_are_worked_from_the_lowest_up_sets_first() -> None:
    play = start("hindu", climate="arid")
    play.state.day = False
    play.tile(9, owner=0, designation="pantheon")
    play.seat(0).effects = [Effect("reaper", "game", n=1), Effect("clergy", "game", n=1),
                            Effect("penance", "cycles", 2, 0)]
    play.seat(0).believers, play.seat(0).prop_stacks = 200, 1
    terms = propagation_terms(play.state, 0, HERE)
    assert [t.tier for t in terms] == sorted((t.tier for t in terms), reverse=True)
    ones = [t.sets for t in terms if t.tier == 1]
    assert ones == sorted(ones, reverse=True)


def test_r9_4_a_set_replaces_the_running_value_before_sums() -> None:
    terms = [Term(5, "a", 50), Term(4, "b", 30), Term(1, "c", 100, sets=True), Term(1, "d", -40)]
    assert settle(terms, Bounds(10, 99)) == 60


@pytest.mark.parametrize(("stacks", "expected"), [(9, 99), (4, 90), (5, 99)])
def test_r9_4_the_rate_is_cut_to_99(stacks: int, expected: int) -> None:
    play = start()
    play.seat(0).prop_stacks = stacks
    assert rate(play) == expected


def test_r9_4_the_rate_is_cut_to_10() -> None:
    assert settle([Term(5, "a", 50), Term(4, "b", -60)], Bounds(10, 99)) == 10
    assert settle([], Bounds(10, 99)) == 10


# ---------------------------------------------------------------- R9.5, R9.6
@pytest.mark.parametrize(("roll", "won"), [(1, True), (50, True), (51, False), (100, False)])
def test_r9_5_a_roll_not_above_the_rate_succeeds(roll: int, won: bool) -> None:
    play = attempt(start(), roll)
    assert (play.state.owner[HERE] == 0) is won


def test_r9_6_the_ascended_convert_without_a_roll() -> None:
    play = start()
    play.seat(0).effects = [Effect("ascended", "turns", 5, 0)]
    attempt(play, 100)
    assert (play.state.owner[HERE], play.table.rolls) == (0, [100])


def walker(kind: str, religion: str = "buddhist", **options: object) -> Play:
    """Seat 0's celebrity walks from tile 23 to tile 24, the only way open."""
    play = start(religion, **options)
    play.celebrity(kind, 23, owner=0)
    for tile in (15, 16, 17, 22, 29, 30, 31):
        play.tile(tile, terrain="water")
    return play


def test_r9_6_a_professor_converts_without_a_roll() -> None:
    play = walker("professor")
    play.rolls(100)
    play.run("cycle_end", 1)
    assert (play.state.owner[24], play.table.rolls) == (0, [100])


# ---------------------------------------------------------------- R9.7
def test_r9_7_success_gives_the_tile_the_allotment_and_takes_the_consolation() -> None:
    play = start()
    play.seat(0).prop_stacks, play.seat(0).converted_first = 3, True
    play.tile(HERE, allotment=(75, 170, 160))
    attempt(play, 50)
    assert (play.state.owner[HERE], play.purse(0), play.seat(0).prop_stacks) == (0, (75, 170, 160), 0)


@pytest.mark.parametrize(("religion", "ministry", "bonus"), [
    ("buddhist", 0, 100), ("christian", 0, 120), ("buddhist", 3, 130), ("christian", 2, 140), ("islamic", 0, 100)])
def test_r9_7_bonuses_add_up_and_are_rounded_down(religion: str, ministry: int, bonus: int) -> None:
    play = start(religion)
    if ministry:
        stacked(play, ministry=ministry)
    play.tile(HERE, allotment=(77, 163, 159))
    attempt(play, 1)
    assert play.purse(0) == tuple(amount * bonus // 100 for amount in (77, 163, 159))


@pytest.mark.parametrize(("character", "reward"), [
    ("businessperson", (100, 200, 200)), ("cleric", (200, 100, 100)), ("explorer", (100, 100, 100)),
    ("fortune_teller", (100, 100, 100))])
def test_r9_7_the_first_tile_ever_converted(character: str, reward: tuple[int, int, int]) -> None:
    play = attempt(start(character=character), 1)
    assert play.purse(0) == reward
    play.money(0, 0, 0, believers=0)
    play.state.owner[HERE] = -1
    play.piece(0, HERE)
    attempt(play, 1)
    assert play.purse(0) == (100, 100, 100)


def test_r9_7_a_failure_keeps_the_first_tiles_bonus() -> None:
    play = attempt(start(character="cleric"), 100)
    attempt(play, 1)
    assert play.seat(0).believers == 200


def test_r9_7_the_bonuses_of_the_first_tile_and_of_religion_add_up() -> None:
    play = attempt(start("christian", "businessperson"), 1)
    assert play.purse(0) == (120, 220, 220)


def test_r9_7_church_then_net_then_streak() -> None:
    """King's Treasure counts what the player had before the net's catch came in; the streak's relic comes last."""
    play = start("christian", players=3)
    stacked(play, net=5)
    play.seat(0).effects.append(Effect("ascended", "turns", 5, 0))
    play.money(0, 1000, 1000, believers=1000)
    play.seat(0).streak = 2
    for _ in range(4):
        play.relic(holder=0)
    play.relic(40)
    play.tile(HERE, structure="church_christian")
    attempt(play, 1)
    assert play.purse(0) == (1620, 1620, 1620)
    kinds = [e.kind for e in play.session.events(0, 0) if e.kind in ("church_advantage", "net_cast", "relic_gained")]
    assert kinds == ["church_advantage", "net_cast", "relic_gained"]


@pytest.mark.parametrize(("religion", "church"), CHURCHES)
def test_r9_7_only_the_christian_church_replaces_the_allotment(religion: str, church: str) -> None:
    play = start(religion)
    play.money(0, 1000, 600, believers=400)
    play.tile(HERE, structure=church, allotment=(10, 20, 30))
    attempt(play, 1)
    assert play.purse(0) == ((600, 1500, 900) if religion == "christian" else (410, 1020, 630))


# ---------------------------------------------------------------- R9.8, R9.9
def test_r9_8_a_failure_leaves_the_tile_and_stacks_consolation() -> None:
    play = start()
    for count in (1, 2, 3):
        attempt(play, 100)
        assert (play.state.owner[HERE], play.seat(0).prop_stacks, rate(play)) == (-1, count, 50 + 10 * count)


def test_r9_8_there_is_no_limit_to_the_stacks() -> None:
    play = start()
    play.seat(0).prop_stacks = 12
    attempt(play, 100)
    assert (play.seat(0).prop_stacks, rate(play)) == (13, 99)


@pytest.mark.parametrize("kind", ["professor", "entertainer"])
def test_r9_9_a_celebrity_changes_neither_consolation_nor_first_tile_nor_streak(kind: str) -> None:
    play = walker(kind, character="cleric", players=2)
    play.seat(0).prop_stacks = 2
    play.rolls(1)
    play.run("cycle_end", 1)
    assert (play.state.owner[24], play.seat(0).prop_stacks, play.seat(0).converted_first) == (0, 2, False)
    assert play.seat(0).believers == 100


def test_r9_9_an_entertainers_failure_gives_no_consolation() -> None:
    play = walker("entertainer")
    play.rolls(100)
    play.run("cycle_end", 1)
    assert (play.state.owner[24], play.seat(0).prop_stacks) == (-1, 0)


@pytest.mark.parametrize(("roll", "won"), [(70, True), (71, False)])
def test_r9_9_the_entertainers_rate_includes_the_owners_consolation(roll: int, won: bool) -> None:
    play = walker("entertainer")
    play.seat(0).prop_stacks = 2
    play.rolls(roll)
    play.run("cycle_end", 1)
    assert (play.state.owner[24] == 0) is won


@pytest.mark.parametrize(("roll", "caught"), [(10, True), (11, False)])
def test_r9_9_the_net_changes_no_consolation_and_casts_once(roll: int, caught: bool) -> None:
    play = start()
    stacked(play, net=1)
    attempt(play, 1, roll, 1)
    assert play.state.owner.count(0) == (2 if caught else 1)
    assert play.seat(0).prop_stacks == 0


def test_r9_9_the_nets_catch_has_no_first_tile_bonus() -> None:
    play = start(character="cleric")
    stacked(play, net=5)
    attempt(play, 1, 1)
    assert play.seat(0).believers == 300


@pytest.mark.parametrize(("attempts", "relics"), [((1, 1, 1), 5), ((1, 1, 100), 4), ((1, 1), 4)])
def test_r9_9_r15_5_three_successes_of_the_own_piece_in_a_row_give_a_relic(attempts: tuple[int, ...],
                                                                          relics: int) -> None:
    play = start(players=3)
    for _ in range(4):
        play.relic(holder=0)
    play.relic(40)
    for roll in attempts:
        play.state.owner[HERE] = -1
        play.piece(0, HERE)
        attempt(play, roll)
    assert sum(r.holder == 0 for r in play.state.relics) == relics


def test_r9_9_the_net_does_not_lengthen_the_streak() -> None:
    play = start(players=3)
    for _ in range(4):
        play.relic(holder=0)
    stacked(play, net=5)
    attempt(play, 1, 1)
    assert play.seat(0).streak == 1


def test_r9_9_a_church_converted_by_a_celebrity_counts_as_propagated() -> None:
    play = walker("professor")
    play.tile(24, structure="church_buddhist")
    play.run("cycle_end", 1)
    assert "diamond_body" in play.effects(0)


def test_r9_9_a_church_caught_by_the_net_counts_as_propagated() -> None:
    play = start()
    stacked(play, net=5)
    for tile in (0, 1, 2, 7, 9, 14, 15, 16, 10, 17):
        play.tile(tile, terrain="water")
    play.tile(9, terrain="grass", structure="church_buddhist")
    attempt(play, 1, 1)
    assert "diamond_body" in play.effects(0)


def test_r9_9_a_church_taken_by_panic_rout_does_not() -> None:
    play = start("islamic")
    play.seat(0).effects = [Effect("panic_rout", "turn_end", 1, 0)]
    play.tile(HERE, owner=1)
    for tile in (0, 1, 2, 7, 9, 14, 15, 16):
        play.tile(tile, terrain="water")
    play.tile(9, terrain="grass", structure="church_islamic")
    attempt(play, 1)
    assert (play.state.owner[9], play.state.church_done) == (0, [])
    assert "in_shaallah" not in play.effects(0)


def test_r9_9_panic_routs_tile_changes_no_consolation_and_no_first_tile() -> None:
    play = start("islamic", "cleric")
    play.seat(0).effects = [Effect("panic_rout", "turn_end", 1, 0)]
    play.seat(0).prop_stacks = 2
    play.tile(HERE, owner=1, allotment=(0, 0, 0))
    attempt(play, 1)
    assert (play.seat(0).prop_stacks, play.seat(0).converted_first, play.seat(0).believers) == (2, False, 100)
