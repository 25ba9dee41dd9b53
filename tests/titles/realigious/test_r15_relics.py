"""R15. Local gods and relics, but for the gods of 5.10 (test_s510_gods.py)."""
from __future__ import annotations

import pytest

from game.core.errors import MatchEnds
from game.titles.realigious import combat, propagation, relic_sites, relics, sight
from game.titles.realigious.cards.targets import own_relic
from game.titles.realigious.queries import bonus_level, held
from game.titles.realigious.rates import attack_terms, propagation_terms
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

BESIDE, FAR = 9, 24


def gain(play: Play, seat: int, i: int, *keys: str) -> list[tuple[int, str]]:
    """The seat gains the relic by a rule of its own; who was asked what."""
    return play.carry_out(relics.gain(play.table, seat, i, "R15.4"), *keys)


def reputations(play: Play) -> list[int]:
    return [player.reputation for player in play.state.seats]


def relic_term(play: Play, god: str) -> list[int]:
    """The relic item of seat 0's rate."""
    terms = propagation_terms(play.state, 0, BESIDE) if god == "zog_malomos" \
        else attack_terms(play.state, 0, BESIDE, levied=False)
    return [term.value for term in terms if term.text == "term.relic"]


# ---------------------------------------------------------------- R15.2-R15.4
@pytest.mark.parametrize("owner", [-1, 0, 1])
def test_r15_2_a_relic_is_found_by_contact_whoever_owns_the_tile(owner: int) -> None:
    play = Play()
    play.tile(BESIDE, owner=owner)
    play.relic(BESIDE)
    play.move_of(0)
    play.answer(f"tile:{BESIDE}")
    assert held(play.state, 0) == 1


def test_r15_3_an_uncounted_relic_counts_for_nothing() -> None:
    play = Play()
    play.relic(holder=0)
    play.state.relics[play.relic(holder=0)].counted = False
    assert (held(play.state, 0), bonus_level(play.state, 0)) == (1, 1)
    assert [option.key for option in own_relic(play.state, 0)] == ["relic:0"]


def test_r15_3_the_night_eye_of_an_uncounted_relic_is_shut() -> None:
    play = Play(god="giyechin")
    play.state.day = False
    play.state.relics[play.relic(holder=0, kind=relics.NIGHT_EYE)].counted = False
    assert not sight.in_sight(play.state, 0, 40)


def test_r15_4_the_gods_effect_comes_before_the_window_and_the_window_before_the_victory() -> None:
    play = Play(god="abukaros")
    for _ in range(2):
        play.relic(holder=0)
    i = play.relic(FAR)
    play.give(1, "exorcism_rite")
    play.money(1, 0, 200)
    seen: list[list[int]] = []
    rules = relics.gain(play.table, 0, i, "R15.4")
    while True:
        try:
            ask = rules.send(None if not seen else "no")
        except StopIteration:
            break
        seen.append(reputations(play))
        assert (ask.seat, ask.text) == (1, "react")  # type: ignore[union-attr]
    assert seen == [[50, 35]] * len(seen)


def test_r15_4_the_gods_effect_comes_once_per_relic_and_player() -> None:
    play = Play(god="abukaros")
    i = play.relic(FAR)
    gain(play, 0, i)
    relic_sites.replace(play.table, i, "R15.7")
    gain(play, 0, i)
    assert reputations(play) == [50, 45]


def test_r15_4_the_gods_effect_of_one_relic_comes_for_each_player() -> None:
    play = Play(god="abukaros")
    i = play.relic(FAR)
    gain(play, 0, i)
    gain(play, 1, i)
    assert reputations(play) == [45, 45]


def test_r15_4_a_gain_is_told_with_the_tile_where_the_relic_lay() -> None:
    play = Play()
    gain(play, 0, play.relic(FAR))
    gain(play, 0, play.relic(holder=1))
    assert [line.get("tile", -1) for line in play.told("relic_gained", 1)] == [FAR, -1]


def test_s4_a_gain_in_the_dark_is_told_without_its_tile() -> None:
    play = Play()
    play.state.day = False
    gain(play, 0, play.relic(FAR))
    assert [line.get("tile", -1) for line in play.told("relic_gained", 1)] == [-1]


# ---------------------------------------------------------------- R15.5 streaks
def four_relics(god: str, players: int = 3) -> Play:
    """Seat 0 holds four relics."""
    play = Play(players, god=god)
    for _ in range(4):
        play.relic(holder=0)
    return play


def convert(play: Play, seat: int, roll: int) -> None:
    """The seat's piece tries a neutral tile of its own."""
    tile = play.state.owner.index(-1)
    play.rolls(roll)
    play.carry_out(propagation.propagate(play.table, seat, tile))


def fight(play: Play, attacker: int, defender: int, roll: int, kind: int = combat.ORDINARY) -> None:
    """One combat on a tile of the defender."""
    play.tile(FAR, owner=defender)
    play.rolls(roll)
    play.carry_out(combat.combat(play.table, attacker, defender, FAR, kind))


def test_r15_5_zog_gives_a_relic_for_three_propagations_in_a_row() -> None:
    play = four_relics("zog_malomos")
    play.relic(50)
    for _ in range(2):
        convert(play, 0, 1)
    assert (held(play.state, 0), play.seat(0).streak) == (4, 2)
    with pytest.raises(MatchEnds):
        convert(play, 0, 1)
    assert held(play.state, 0) == 5


def test_r15_5_after_three_the_count_begins_again() -> None:
    play = four_relics("zog_malomos")
    play.seat(0).streak = 2
    play.picks(0)
    play.relic(50)
    play.give(1, "exorcism_rite")
    play.money(1, 0, 200)
    play.rolls(1)
    play.carry_out(propagation.propagate(play.table, 0, FAR), "use:exorcism_rite@1")
    assert (held(play.state, 0), play.seat(0).streak) == (4, 0)


def test_r15_5_a_failed_propagation_sets_zogs_count_to_nought() -> None:
    play = four_relics("zog_malomos")
    convert(play, 0, 1)
    convert(play, 0, 100)
    assert play.seat(0).streak == 0


def test_r15_5_falling_below_four_relics_sets_the_count_to_nought() -> None:
    play = four_relics("zog_malomos")
    convert(play, 0, 1)
    relic_sites.replace(play.table, 0, "R15.7")
    assert play.seat(0).streak == 0


@pytest.mark.parametrize(("players", "relics_held"), [(3, 3), (2, 4)])
def test_r15_5_nothing_is_counted_below_four_relics_or_with_two_players(players: int, relics_held: int) -> None:
    play = Play(players)
    for _ in range(relics_held):
        play.relic(holder=0)
    play.carry_out(relics.count_streak(play.table, 0, "zog_malomos", won=True))
    assert play.seat(0).streak == 0


def test_r15_5_celebrities_and_nets_do_not_count() -> None:
    play = four_relics("zog_malomos")
    propagation.convert(play.table, 0, FAR, own_piece=False)
    assert play.seat(0).streak == 0


def test_r15_5_revelation_counts_each_tile_from_the_own_tile_outward() -> None:
    play = four_relics("zog_malomos")
    play.tile(9, owner=0)
    play.relic(12, known=(0,))
    play.seat(0).knowledge[12] = 2
    play.give(0, "revelation")
    play.money(0, 700, 700)
    play.rolls(1, 100, 1)
    play.cards_of(0)
    play.answer("use:revelation@1", "tile:12")
    assert play.seat(0).streak == 1


@pytest.mark.parametrize("kind", [combat.ORDINARY, combat.PIECE, combat.REMOTE])
def test_r15_5_sekrazade_counts_combats_won_as_attacker(kind: int) -> None:
    play = four_relics("sekrazade")
    fight(play, 0, 1, 1, kind)
    assert play.seat(0).streak == 1


def test_r15_5_sekrazade_gives_a_relic_for_three_combats_in_a_row() -> None:
    play = four_relics("sekrazade")
    play.seat(0).streak = 2
    play.relic(50)
    fight(play, 0, 1, 1)
    assert held(play.state, 0) == 5


def test_r15_5_a_lost_combat_sets_sekrazades_count_to_nought() -> None:
    play = four_relics("sekrazade")
    fight(play, 0, 1, 1)
    fight(play, 0, 1, 100)
    assert play.seat(0).streak == 0


def test_r15_5_a_defence_does_not_count() -> None:
    play = four_relics("sekrazade")
    fight(play, 1, 0, 100)
    assert play.seat(0).streak == 0


@pytest.mark.parametrize(("god", "other"), [("zog_malomos", "sekrazade"), ("sekrazade", "zog_malomos")])
def test_r15_5_each_god_counts_its_own_successes_alone(god: str, other: str) -> None:
    play = four_relics(god)
    play.carry_out(relics.count_streak(play.table, 0, other, won=True))
    assert play.seat(0).streak == 0


# ---------------------------------------------------------------- R15.6-R15.10
@pytest.mark.parametrize(("god", "level"), [("zog_malomos", 20), ("sekrazade", 20)])
def test_r15_6_an_exorcised_relic_leaves_its_bonus(god: str, level: int) -> None:
    play = Play(god=god)
    play.relic(holder=0)
    i = play.relic(FAR)
    play.give(1, "exorcism_rite")
    play.money(1, 0, 200)
    gain(play, 0, i, "use:exorcism_rite@1")
    assert (held(play.state, 0), relic_term(play, god)) == (1, [level])


def test_r15_6_the_floor_is_no_addition() -> None:
    play = Play()
    play.seat(0).bonus_floor = 2
    play.relic(holder=0)
    assert bonus_level(play.state, 0) == 2


def test_r15_7_relic_sites() -> None:
    play = Play()
    play.tile(0, terrain="water")
    play.tile(1, designation="ruin")
    play.tile(2, structure="gov_base")
    play.tile(3, structure="restricted")
    play.relic(4)
    play.piece(0, 5)
    shut = {0, 1, 2, 3, 4, 5, 8, 40}  # 8 and 40 are the start points
    assert relic_sites.sites(play.state) == [t for t in range(49) if t not in shut]


def test_r15_7_a_replaced_relic_is_marked_and_unknown_to_all() -> None:
    play = Play()
    i = play.relic(holder=0, known=(0, 1))
    relic_sites.replace(play.table, i, "R15.7")
    relic = play.state.relics[i]
    assert (relic.replaced, relic.known, relic.holder, relic.tile >= 0) == (True, 0, -1, True)


def test_r15_8_a_lying_relic_is_gained_first_and_its_tile_revealed_to_all() -> None:
    play = Play()
    i = play.relic(FAR)
    play.relic(holder=1)
    play.carry_out(relics.gain_random(play.table, 0, "R15.8"))
    assert play.state.relics[i].holder == 0
    assert [player.knowledge[FAR] for player in play.state.seats] == [2, 2]


def test_r15_8_without_a_lying_relic_another_players_is_taken() -> None:
    play = Play()
    i = play.relic(holder=1)
    play.give(1, "firebolt")
    play.money(1, 0, 400)
    asked = play.carry_out(relics.gain_random(play.table, 0, "R15.8"))
    assert (1, "react") in asked
    assert play.state.relics[i].holder == 0


def test_r15_8_uncounted_relics_are_not_taken() -> None:
    play = Play()
    i = play.relic(holder=1)
    play.state.relics[i].counted = False
    play.carry_out(relics.gain_random(play.table, 0, "R15.8"))
    assert (play.state.relics[i].holder, held(play.state, 0)) == (1, 1)


def test_r15_8_without_any_other_relic_a_new_one_is_made() -> None:
    play = Play()
    play.relic(holder=0)
    play.carry_out(relics.gain_random(play.table, 0, "R15.8"))
    assert (len(play.state.relics), held(play.state, 0)) == (2, 2)


def test_r15_9_what_is_taken_is_a_gain_with_the_gods_effect() -> None:
    play = Play(god="abukaros")
    i = play.relic(holder=1)
    play.carry_out(relics.take(play.table, 0, 1, [i], "R15.9"))
    assert reputations(play) == [50, 45]


def test_r15_9_a_taking_that_was_prevented_is_no_gain() -> None:
    play = Play(god="abukaros")
    i = play.relic(holder=1)
    play.give(1, "firebolt")
    play.money(1, 0, 400)
    play.carry_out(relics.take(play.table, 0, 1, [i], "R15.9"), "use:firebolt@1")
    assert (play.state.relics[i].holder, reputations(play)) == (1, [50, 50])


def test_r15_9_losing_a_relic_undoes_nothing() -> None:
    play = Play(god="abukaros")
    i = play.relic(FAR)
    gain(play, 0, i)
    relic_sites.replace(play.table, i, "R15.7")
    assert (held(play.state, 0), reputations(play)) == (0, [50, 45])


def test_r15_10_a_new_relic_of_giyechin_has_a_type_from_one_to_five() -> None:
    play = Play(god="giyechin")
    assert {play.state.relics[relics.make(play.table)].kind for _ in range(60)} == {1, 2, 3, 4, 5}


def test_r15_10_new_relics_of_the_other_gods_have_no_type() -> None:
    play = Play()
    assert play.state.relics[relics.make(play.table)].kind == 0


def test_r15_9_a_relic_that_went_elsewhere_meanwhile_is_not_taken_with_the_others() -> None:
    play = Play(3)
    first, second = play.relic(holder=1), play.relic(holder=1)
    rules = relics.take(play.table, 0, 1, [first, second], "R15.9")
    play.give(1, "tithe")
    assert next(rules).text == "react"  # type: ignore[union-attr]
    relic_sites.replace(play.table, second, "R15.7")
    with pytest.raises(StopIteration):
        rules.send("no")
        rules.send("no")
    assert [relic.holder for relic in play.state.relics] == [0, -1]


def test_r15_4_the_state_is_checked_after_the_window() -> None:
    play = Play()
    for _ in range(3):
        play.relic(holder=0)
    play.relic(BESIDE)
    play.move_of(0)
    play.answer(f"tile:{BESIDE}")
    assert play.session.outcome is not None and play.session.outcome.reason == "win_mystic"


def test_r15_3_relic_bonus_counts_for_the_owner_alone() -> None:
    play = Play()
    play.relic(holder=1)
    assert relic_term(play, "zog_malomos") == []


def test_r15_5_a_success_without_a_roll_counts() -> None:
    play = four_relics("zog_malomos")
    play.seat(0).effects = [Effect("ascended", "turns", 5, 0)]
    convert(play, 0, 100)
    assert play.seat(0).streak == 1, "the Ascended succeed without a roll"
