"""R2. Win and loss."""
from __future__ import annotations

import pytest

from game.core.errors import MatchEnds
from game.titles.realigious import victory
from game.titles.realigious.judgement import judged_now
from game.titles.realigious.open_view import open_view
from game.titles.realigious.state import Effect, Truce
from tests.titles.realigious.play import Play

TARGETS = [(2, 3334), (3, 5000), (4, 6667)]
GOALS = [(2, 4), (3, 5), (4, 5)]


def outcome(play: Play) -> tuple[list[int], str] | None:
    """Winners and reason, None while the match runs."""
    found = play.session.outcome
    return None if found is None else (found.winners, found.reason)


def settled(play: Play, acting: int = 0) -> tuple[list[int], str] | None:
    """What the next state check finds: one is run when a turn's start phase is over."""
    play.start_of(acting)
    return outcome(play)


# ---------------------------------------------------------------- the four victories
@pytest.mark.parametrize(("players", "target"), TARGETS)
def test_r2_1_two_thirds_of_the_burial_total_win(players: int, target: int) -> None:
    play = Play(players)
    play.seat(0).believers = target
    assert settled(play) == ([0], "win_religious")


@pytest.mark.parametrize(("players", "target"), TARGETS)
def test_r2_1_one_believer_less_does_not_win(players: int, target: int) -> None:
    play = Play(players)
    play.seat(0).believers = target - 1
    assert settled(play) is None


def test_r2_1_the_target_does_not_change_with_an_elimination() -> None:
    play = Play(3)
    play.seat(2).reputation = 0
    play.seat(0).believers = 4999
    assert settled(play) is None
    assert not play.seat(2).alive


def test_r2_2_reputation_100_wins() -> None:
    play = Play()
    play.seat(0).reputation = 100
    assert settled(play) == ([0], "win_social")


def test_r2_2_a_gain_beyond_100_is_cut() -> None:
    play = Play()
    play.seat(0).reputation = 99
    play.give(0, "relief_corps")
    play.cards_of(0)
    play.answer("use:relief_corps@1")
    assert play.seat(0).reputation == 100


def test_r2_2_a_loss_below_0_is_cut() -> None:
    play = Play(3)
    play.seat(1).reputation = 2
    play.give(0, "simple_prank")
    play.cards_of(0)
    play.answer("use:simple_prank@1")
    assert play.seat(1).reputation == 0


@pytest.mark.parametrize(("players", "goal"), GOALS)
def test_r2_3_the_relic_goal_wins(players: int, goal: int) -> None:
    play = Play(players)
    for _ in range(goal):
        play.relic(holder=0)
    assert settled(play) == ([0], "win_mystic")


@pytest.mark.parametrize(("players", "goal"), GOALS)
def test_r2_3_one_relic_less_does_not_win(players: int, goal: int) -> None:
    play = Play(players)
    for _ in range(goal - 1):
        play.relic(holder=0)
    assert settled(play) is None


def test_r2_3_an_uncounted_relic_does_not_count() -> None:
    play = Play()
    for _ in range(4):
        play.relic(holder=0)
    play.state.relics[0].counted = False
    assert settled(play) is None


def test_r2_3_the_goal_does_not_change_with_an_elimination() -> None:
    play = Play(3)
    for _ in range(4):
        play.relic(holder=0)
    play.seat(2).reputation = 0
    assert settled(play) is None


def test_r2_4_the_last_one_standing_wins() -> None:
    play = Play(3)
    play.seat(1).reputation = play.seat(2).reputation = 0
    assert settled(play) == ([0], "win_survival")


def test_r2_5_reputation_0_eliminates() -> None:
    play = Play(3)
    play.seat(1).reputation = 0
    settled(play)
    assert [play.seat(s).alive for s in range(3)] == [True, False, True]


def test_r2_6_everybody_else_has_lost() -> None:
    play = Play(3)
    play.seat(1).reputation = 100
    play.seat(0).believers = 500
    settled(play)
    assert play.session.outcome is not None
    assert play.session.outcome.ranks == [2, 1, 3]


# ---------------------------------------------------------------- the state check
def test_r2_7_elimination_comes_before_a_victory() -> None:
    play = Play(3)
    play.seat(0).reputation, play.seat(0).believers = 0, 9999
    assert settled(play, acting=1) is None
    assert not play.seat(0).alive


def test_r2_7_survival_comes_before_the_other_victories() -> None:
    play = Play()
    play.seat(1).reputation = 0
    play.seat(0).believers = 9999
    assert settled(play) == ([0], "win_survival")


def test_r2_7_a_card_wins_at_once() -> None:
    play = Play()
    play.seat(0).reputation = 97
    play.give(0, "relief_corps")
    play.cards_of(0)
    play.answer("use:relief_corps@1")
    assert outcome(play) == ([0], "win_social")


def test_r2_7_a_card_is_checked_when_its_windows_are_closed() -> None:
    play = Play()
    play.seat(0).reputation, play.seat(1).reputation = 3, 3
    play.give(0, "simple_prank")
    play.give(1, "fair_game")
    play.will(1, "use:fair_game")
    play.cards_of(0)
    play.answer("use:simple_prank@1")
    assert outcome(play) == ([0], "win_survival"), "both fell to 0: R2.9, the turn player by order"


def test_r2_7_a_price_is_checked_before_the_combat() -> None:
    play = Play(3)
    tile = play.seat(0).tile
    play.tile(tile, owner=1)
    play.seat(0).reputation = 2
    play.interaction_of(0)
    assert not play.seat(0).alive
    assert play.told("combat_won", 1) + play.told("combat_lost", 1) == []


def test_r2_7_a_propagation_wins_at_once() -> None:
    play = Play()
    play.seat(0).believers = 3333
    play.rolls(1)
    play.interaction_of(0)
    assert outcome(play) == ([0], "win_religious")


def test_r2_7_income_wins_in_the_start_phase_before_the_draw() -> None:
    play = Play()
    play.tile(9, owner=0, designation="school")
    play.seat(0).reputation = 99
    play.give(0)
    play.start_of(0)
    assert outcome(play) == ([0], "win_social")
    assert play.hand(0) == []


def test_r2_7_a_combats_reward_wins_before_the_next_turns_income() -> None:
    play = Play(religions=("hindu", "hindu"))
    play.tile(play.seat(0).tile, owner=1, allotment=(200, 0, 0))
    play.tile(20, owner=1, designation="school")
    play.money(0, 0, 0, believers=3290)
    play.money(1, 0, 0, believers=500, reputation=99)
    play.rolls(1)
    play.interaction_of(0)
    assert outcome(play) == ([0], "win_religious")


def test_r2_7_elimination_and_victory_are_one_check() -> None:
    play = Play(3)
    play.seat(2).reputation, play.seat(0).reputation = 0, 100
    with pytest.raises(MatchEnds):
        victory.check(play.table)
    assert (play.state.outcome is not None, play.seat(2).alive) == (True, False)


@pytest.mark.parametrize(("acting", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_r2_8_the_turn_player_or_the_next_in_order_wins(acting: int, winner: int) -> None:
    play = Play(3)
    play.seat(1).believers = 5000
    play.seat(2).reputation = 100
    found = settled(play, acting)
    assert found is not None
    assert found[0] == [winner]


@pytest.mark.parametrize(("believers", "reputation", "kind"), [
    (3334, 100, "win_religious"), (100, 100, "win_social"), (100, 50, "win_mystic")])
def test_r2_8_the_first_kind_that_holds_is_recorded(believers: int, reputation: int, kind: str) -> None:
    play = Play()
    play.money(0, 0, 0, believers=believers, reputation=reputation)
    for _ in range(4):
        play.relic(holder=0)
    assert settled(play) == ([0], kind)


def all_fall(play: Play, acting: int) -> tuple[list[int], str] | None:
    """Everybody is at reputation 0 at the same check."""
    for player in play.state.seats:
        player.reputation = 0
    return settled(play, acting)


def test_r2_9_when_all_would_fall_more_tiles_win() -> None:
    play = Play(3)
    play.tile(9, owner=2)
    play.seat(1).believers = 900
    assert all_fall(play, 0) == ([2], "win_survival")


def test_r2_9_then_more_believers() -> None:
    play = Play(3)
    play.seat(1).believers = 900
    assert all_fall(play, 0) == ([1], "win_survival")


def test_r2_9_then_the_earlier_from_the_turn_player_on() -> None:
    assert all_fall(Play(3), 2) == ([2], "win_survival")


def test_r2_9_nobody_is_eliminated_by_it() -> None:
    play = Play(3)
    all_fall(play, 0)
    assert all(player.alive for player in play.state.seats)


# ---------------------------------------------------------------- elimination
def fallen(play: Play) -> Play:
    """Seat 1 of three is eliminated in seat 0's start phase."""
    play.seat(1).reputation = 0
    play.start_of(0)
    assert not play.seat(1).alive
    return play


def test_r2_10_tiles_become_neutral_with_their_allotments() -> None:
    play = Play(3)
    play.tile(20, owner=1, allotment=(30, 40, 50))
    fallen(play)
    assert play.state.owner[20] == -1
    assert (play.state.believers[20], play.state.donations[20], play.state.influence[20]) == (30, 40, 50)


@pytest.mark.parametrize(("name", "left"), [
    ("apostle", ""), ("pantheon", ""), ("sanctuary", ""), ("icon", ""), ("faith_village", ""), ("school", ""),
    ("private_barracks", ""), ("hospital", "hospital")])
def test_r2_10_designations_go_but_hospitals_stay(name: str, left: str) -> None:
    play = Play(3)
    play.tile(20, owner=1, designation=name)
    fallen(play)
    assert play.designation(20) == left


def test_r2_10_a_ruin_stays() -> None:
    play = Play(3)
    play.tile(20, designation="ruin")
    fallen(play)
    assert play.designation(20) == "ruin"


def test_r2_10_a_hospital_of_an_eliminated_player_has_no_effect() -> None:
    play = Play(3)
    play.tile(play.state.seats[0].tile + 1, designation="hospital")
    play.state.hospitals[play.seat(0).tile + 1] = 1
    fallen(play)
    play.answer(f"tile:{play.seat(0).tile + 1}")
    assert play.seat(1).reputation == 0


def test_r2_10_the_piece_leaves_the_map() -> None:
    assert fallen(Play(3)).seat(1).tile == -1


@pytest.mark.parametrize("counted", [True, False])
def test_r2_10_relics_lie_on_random_sites_and_are_ordinary(counted: bool) -> None:
    play = Play(3)
    number = play.relic(holder=1, replaced=True)
    relic = play.state.relics[number]
    relic.counted, relic.known = counted, 7
    fallen(play)
    relic = play.state.relics[number]
    assert relic.tile >= 0
    assert (relic.holder, relic.counted, relic.replaced, relic.known) == (-1, True, False, 0)


def test_r2_10_what_was_bought_becomes_unbought_and_keeps_its_count() -> None:
    play = Play(3)
    number = play.celebrity("vagrant", 40, owner=1)
    play.state.celebrities[number].bought = 2
    play.tile(20, structure="gov_office")
    play.state.governments[20].holder, play.state.governments[20].bought = 1, 3
    fallen(play)
    celebrity, government = play.state.celebrities[number], play.state.governments[20]
    assert (celebrity.owner, celebrity.bought) == (-1, 2)
    assert (government.holder, government.bought) == (-1, 3)


def test_r2_10_scheduled_and_timed_effects_of_the_player_end() -> None:
    play = Play(3)
    number = play.celebrity("vagrant", 40, owner=1)
    play.state.celebrities[number].contract, play.state.celebrities[number].taps = 1, 1 << 1
    play.seat(1).effects = [Effect("footsteps", "move", 1, ref=9), Effect("fog", "turns", 3, 1, ref=9),
                            Effect("puppet_curse", "turns", 3, 1)]
    fallen(play)
    assert play.effects(1) == []
    assert (play.state.celebrities[number].contract, play.state.celebrities[number].taps) == (-1, 0)


def test_r2_10_what_others_hold_on_celebrities_stays() -> None:
    play = Play(3)
    number = play.celebrity("vagrant", 40, owner=0)
    play.state.celebrities[number].contract, play.state.celebrities[number].taps = 0, 1 << 2
    fallen(play)
    celebrity = play.state.celebrities[number]
    assert (celebrity.owner, celebrity.contract, celebrity.taps) == (0, 0, 1 << 2)


def test_r2_10_cards_are_removed_and_trigger_nothing() -> None:
    play = Play(3)
    play.give(1, "spell_of_doom", "glory_treasure", "extremist")
    play.seat(1).grave = ["reaper"]
    fallen(play)
    assert (play.hand(1), play.seat(1).deck, play.seat(1).grave) == ([], [], [])
    assert play.told("discarded", 1) == []


def test_r2_10_truces_with_the_player_end() -> None:
    play = Play(3)
    play.state.truces = [Truce(1, 2, 3), Truce(0, 2, 3)]
    fallen(play)
    assert [(t.proposer, t.partner) for t in play.state.truces] == [(0, 2)]


def test_r2_10_an_eliminated_turn_player_goes_straight_to_the_turns_end() -> None:
    play = Play(3, climate="tropical")
    play.seat(0).effects = [Effect("heavenly_host", "turn_end", 1, 0)]
    play.seat(0).reputation = 0
    play.start_of(0)
    assert play.state.acting == 1
    assert play.state.gauge == 1, "R3.9 (c) happens"


def test_r2_10_states_that_the_player_put_on_others_stay() -> None:
    play = Play(3)
    play.seat(0).effects = [Effect("axis_of_evil", "turns", 3, 0)]
    fallen(play)
    assert [(e.kind, e.clock) for e in play.seat(0).effects] == [("axis_of_evil", 0)]


def test_r22_3_cycles_counted_on_the_eliminated_player_go_on_with_the_next() -> None:
    play = Play(3)
    play.seat(0).effects = [Effect("penance", "cycles", 2, 1), Effect("seeker", "cycles", 2, 0)]
    fallen(play)
    assert [e.clock for e in play.seat(0).effects] == [2, 0]


# ---------------------------------------------------------------- the cycle limit
def judged(play: Play) -> tuple[list[int], str] | None:
    """The last cycle ends, as it was foretold."""
    play.state.cycle = play.state.cycle_limit
    first = judged_now(open_view(play.state))[0]
    play.run("next_cycle", len(play.state.seats) - 1)
    assert outcome(play) == ([first.seat], f"win_judgement:{first.way}")
    return outcome(play)


@pytest.mark.parametrize("limit", [24, 40, 60])
def test_r2_11_the_game_is_judged_when_the_last_cycle_ends(limit: int) -> None:
    play = Play()
    play.state.cycle_limit = limit
    play.state.cycle = limit - 1
    play.run("next_cycle", 1)
    assert outcome(play) is None
    play.state.cycle = limit
    play.run("next_cycle", 1)
    assert outcome(play) is not None


@pytest.mark.parametrize(("believers", "reputation", "relics", "expected"), [
    (0, 50, 0, (0, 0, 0)), (1667, 75, 2, (500, 500, 500)), (3333, 99, 3, (999, 980, 750)),
    (9000, 20, 6, (1000, 0, 1000))])
def test_r2_11_progress_is_per_mille_cut_to_0_and_1000(believers: int, reputation: int, relics: int,
                                                       expected: tuple[int, int, int]) -> None:
    play = Play()
    play.money(0, 0, 0, believers=believers, reputation=reputation)
    for _ in range(relics):
        play.relic(holder=0)
    assert victory.progress(play.state, 0) == expected


@pytest.mark.parametrize(("reputation", "relics", "kind"), [(90, 0, "social"), (50, 3, "mystic")])
def test_r2_11_the_best_value_names_the_kind(reputation: int, relics: int, kind: str) -> None:
    play = Play()
    play.seat(1).reputation = reputation
    for _ in range(relics):
        play.relic(holder=1)
    assert judged(play) == ([1], f"win_judgement:{kind}")


def test_r2_11_equal_scores_go_to_the_higher_sum() -> None:
    play = Play()
    play.money(0, 0, 0, believers=0, reputation=60)
    play.money(1, 0, 0, believers=100, reputation=60)
    assert judged(play) == ([1], "win_judgement:social")


def test_r2_11_then_to_more_tiles() -> None:
    play = Play()
    play.money(0, 0, 0, believers=1, reputation=60)
    play.money(1, 0, 0, believers=0, reputation=60)
    play.tile(9, owner=1)
    assert judged(play) == ([1], "win_judgement:social")


def test_r2_11_then_to_more_believers() -> None:
    play = Play()
    play.money(0, 0, 0, believers=1, reputation=60)
    play.money(1, 0, 0, believers=0, reputation=60)
    assert judged(play) == ([0], "win_judgement:social"), "1 believer is no per mille"


def test_r2_11_then_to_the_later_in_turn_order() -> None:
    assert judged(Play(3)) == ([2], "win_judgement:religious")


def test_r2_11_only_the_living_are_judged() -> None:
    play = Play(3)
    play.seat(1).believers, play.seat(1).alive, play.seat(1).tile = 4000, False, -1
    found = judged(play)
    assert found is not None
    assert found[0] == [2]


def test_r2_12_places_are_survivors_by_standing_then_the_last_eliminated() -> None:
    play = Play(4)
    for seat, order in ((1, 1), (2, 2)):
        player = play.seat(seat)
        player.alive, player.out_order, player.tile, player.reputation = False, order, -1, 0
    play.seat(0).reputation = 100
    settled(play)
    assert play.session.outcome is not None
    assert play.session.outcome.ranks == [1, 4, 3, 2]


def test_r2_12_the_best_survivor_comes_second() -> None:
    play = Play(4)
    for seat, believers in ((1, 200), (2, 900), (3, 500)):
        play.seat(seat).believers = believers
    play.seat(0).reputation = 100
    settled(play)
    assert play.session.outcome is not None
    assert play.session.outcome.ranks == [1, 4, 2, 3]
