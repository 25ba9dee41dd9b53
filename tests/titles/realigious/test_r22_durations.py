"""R22. How long things last (E11: test_examples.py; Time Reversal itself: cards/test_time_reversal.py)."""
from __future__ import annotations

import pytest

from game.titles.realigious import sequence, snapshot
from game.titles.realigious.invariants import invariants
from game.titles.realigious.state import Effect, Government
from game.titles.realigious.verbs import add_effect, count_down, cycles, this_turn, turns
from game.titles.realigious.victory import eliminate
from tests.titles.realigious.play import Play


def at(acting: int = 0, phase: str = "cards", players: int = 2) -> Play:
    """A turn of `acting` runs."""
    play = Play(players)
    play.state.acting, play.state.phase = acting, phase
    return play


def give(play: Play, seat: int, effect: Effect) -> None:
    add_effect(play.table, seat, effect, "R22")


def begin(play: Play, seat: int, extra: bool = False) -> None:
    """A turn of the seat begins, skipped if the seat must skip."""
    play.state.acting, play.state.extra_turn = seat, extra
    sequence.turn_begin(play.table)
    play.state.agenda.pop()


def end(play: Play, seat: int) -> None:
    """A turn of the seat that was taken is over."""
    play.state.acting = seat
    sequence.turn_over(play.table)
    play.state.agenda.pop()


# ---------------------------------------------------------------- R22.1, R22.2
@pytest.mark.parametrize(("acting", "phase", "left"), [(0, "cards", 3), (1, "cards", 4), (0, "cycle", 4),
                                                       (0, "end", 3)])
def test_r22_1_the_counter_is_one_more_outside_the_own_turn(acting: int, phase: str, left: int) -> None:
    play = at(acting, phase)
    assert turns(play.table, 0, "seeker", 3).left == left


@pytest.mark.parametrize("n", [1, 2, 3, 5])
@pytest.mark.parametrize("acting", [0, 1])
def test_r22_1_it_covers_n_own_turns_and_the_turns_of_others_after_them(n: int, acting: int) -> None:
    play = at(acting)
    give(play, 0, turns(play.table, 0, "seeker", n))
    own, order = int(acting == 0), [1, 0] if acting == 0 else [0, 1]
    for seat in order * (n + 1):
        begin(play, seat)
        if "seeker" not in play.effects(0):
            break
        own += seat == 0
    assert (seat, own) == (0, n)


def test_r22_1_skipped_turns_count() -> None:
    play = at()
    give(play, 0, turns(play.table, 0, "seeker", 1))
    play.seat(0).skip = 1
    begin(play, 0)
    assert play.effects(0) == []


def test_r22_1_extra_turns_count() -> None:
    play = at()
    give(play, 0, turns(play.table, 0, "seeker", 1))
    begin(play, 0, extra=True)
    assert play.effects(0) == []


def test_r22_1_turns_of_others_do_not_count() -> None:
    play = at()
    give(play, 0, turns(play.table, 0, "seeker", 1))
    begin(play, 1)
    assert play.effects(0) == ["seeker"]


@pytest.mark.parametrize("kind", ["puppet_curse", "media_blackout"])
def test_r22_2_what_lies_on_map_or_tiles_is_counted_on_the_user(kind: str) -> None:
    play = Play()
    play.celebrity("thug", 20)
    play.give(0, kind)
    play.money(0, 5000, 5000)
    play.cards_of(0)
    play.answer(f"use:{kind}@1")
    assert [(e.until, e.left, e.clock) for e in play.seat(0).effects] == [("turns", 3, 0)]


# ---------------------------------------------------------------- R22.3
def test_r22_3_cycles_are_counted_on_the_turn_player_of_their_start() -> None:
    play = at(acting=1)
    give(play, 0, cycles(play.table, "penance", 2))
    ended = []
    for seat in (0, 1, 0, 1):
        begin(play, seat)
        ended.append("penance" not in play.effects(0))
    assert ended == [False, False, False, True]


def test_r22_3_skipped_turns_count_and_extra_turns_do_not() -> None:
    play = at(acting=1)
    give(play, 0, cycles(play.table, "penance", 2))
    begin(play, 1, extra=True)
    play.seat(1).skip = 1
    begin(play, 1)
    assert [effect.left for effect in play.seat(0).effects] == [1]


def test_r22_3_the_next_living_player_takes_over_from_an_eliminated_one() -> None:
    play = at(acting=1, players=3)
    give(play, 0, cycles(play.table, "penance", 2))
    eliminate(play.table, 1)
    assert [effect.clock for effect in play.seat(0).effects] == [2]


# ---------------------------------------------------------------- R22.4
def test_r22_4_this_turn_ends_in_its_end_phase() -> None:
    play = at(acting=0)
    give(play, 0, this_turn(play.table, 0, "heavenly_host"))
    end(play, 0)
    assert play.effects(0) == []


def test_r22_4_outside_the_own_turn_it_lasts_to_the_end_of_the_own_next_turn() -> None:
    play = at(acting=1)
    give(play, 0, this_turn(play.table, 0, "heavenly_host"))
    end(play, 1)
    begin(play, 0)
    before = play.effects(0)
    end(play, 0)
    assert (before, play.effects(0)) == (["heavenly_host"], [])


def test_r22_4_a_card_of_angels_seal_in_a_foreign_turn_waits_for_the_own_one() -> None:
    play = Play(god="giyechin")
    play.deck(1, "heavenly_host", "tithe", "tithe", "tithe")
    play.give(1, "angels_seal")
    play.money(1, 0, 100)
    play.relic(9, kind=4)
    play.will(1, "use:angels_seal")
    play.will(0, "tile:9", "seat:1")
    play.move_of(0)
    assert [(e.until, e.left, e.clock) for e in play.seat(1).effects] == [("turn_end", 1, 1)]


# ---------------------------------------------------------------- R22.5
def test_r22_5_after_n_turns_counts_own_start_phases() -> None:
    play = at()
    play.deck(0, *["tithe"] * 9)
    give(play, 0, Effect("prepared_king", "start", 3, what="reaper"))
    hands = []
    for _ in range(3):
        play.give(0)
        play.state.acting = 0
        play.carry_out(sequence.start_phase(play.table))
        play.state.agenda.clear()
        hands.append(play.hand(0))
    assert hands == [["tithe"], ["tithe"], ["tithe", "reaper"]]


def test_r22_5_skipped_turns_have_no_start_phase() -> None:
    play = at()
    give(play, 0, Effect("prepared_king", "start", 3, what="reaper"))
    play.seat(0).skip = 1
    begin(play, 0)
    assert [effect.left for effect in play.seat(0).effects] == [3]


def test_r22_5_the_oldest_acts_first() -> None:
    play = at()
    play.deck(0, *["tithe"] * 9)
    play.give(0)
    for kind in ("reaper", "gleaning"):
        give(play, 0, Effect("prepared_king", "start", 1, what=kind))
    play.carry_out(sequence.start_phase(play.table))
    assert play.hand(0) == ["tithe", "gleaning", "reaper"]


def test_r22_5_a_second_effect_that_waits_for_the_first_is_sound() -> None:
    play = at()
    play.give(0, "tithe", "tithe", "reaper")
    for kind in ("reaper", "gleaning"):
        give(play, 0, Effect("prepared_king", "start", 1, what=kind))
    before = invariants(play.state)
    rules = sequence.start_phase(play.table)
    assert next(rules).about["event"] == "card_discarded"  # type: ignore[index, union-attr]
    assert [effect.left for effect in play.seat(0).effects] == [0, 0], "the first lies aside until the hand has room"
    assert invariants(play.state) == before
    play.state.phase = "cards"
    assert [line for line in invariants(play.state) if line.startswith("R22.1")] != []


# ---------------------------------------------------------------- R22.6, R22.7
@pytest.mark.parametrize("kind", ["train_clergy", "reaper", "cast_net", "tithe", "joy_of_ministry"])
def test_r22_6_without_a_duration_it_lasts_for_the_game(kind: str) -> None:
    play = Play()
    play.give(0, kind)
    play.money(0, 5000, 5000)
    play.cards_of(0)
    play.answer(f"use:{kind}@1")
    count_down(play.table, ("turns", "cycles", "turn_end"), 0, "R22")
    assert [(e.until, e.n) for e in play.seat(0).effects] == [("game", 1)]


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1), (3, 3)])
def test_r22_7_the_longer_time_counts(first: int, second: int) -> None:
    play = at()
    for n in (first, second):
        give(play, 0, turns(play.table, 0, "seeker", n))
    assert [effect.left for effect in play.seat(0).effects] == [3]


@pytest.mark.parametrize("kind", ["repentance", "axis_of_evil", "all_or_nothing", "heavenly_host", "left_hand",
                                  "judgement_day"])
def test_r22_7_the_same_state_does_not_double(kind: str) -> None:
    play = Play()
    play.give(0, kind, kind, "relief_corps")
    play.money(0, 9000, 9000)
    play.will(0, "seat:1", "seat:1")
    play.cards_of(0)
    play.answer(f"use:{kind}@1", f"use:{kind}@1")
    names = [*play.effects(0), *play.effects(1)]
    assert len(names) == len(set(names)) == 1


# ---------------------------------------------------------------- R22.8
def position(play: Play) -> None:
    """Something of everything that a snapshot holds."""
    player = play.seat(0)
    player.reputation, player.believers, player.donations, player.influence = 61, 210, 320, 430
    player.prop_stacks, player.attack_stacks, player.defence_stacks, player.streak = 1, 2, 3, 2
    player.effects = [Effect("seeker", "turns", 2, 0)]
    play.tile(9, owner=0)
    play.relic(holder=0)
    play.celebrity("lawyer", 20, owner=0)
    play.state.governments = {24: Government(0, 1)}


def test_r22_8_the_snapshot_holds_the_position() -> None:
    play = at()
    position(play)
    snapshot.take(play.state, 0)
    play.state.phase = "cycle"
    shot = snapshot.one_turn_ago(play.state, 0)
    assert shot is not None
    assert (shot.tile, shot.owned, shot.relics, shot.celebrities, shot.governments) == (8, [9], [0], [0], [24])
    assert (shot.reputation, shot.believers, shot.donations, shot.influence) == (61, 210, 320, 430)
    assert (shot.stacks, [(e.kind, e.left) for e in shot.effects]) == ([1, 2, 3, 2], [("seeker", 2)])


def test_r22_8_it_is_taken_before_scheduled_effects_income_and_draw() -> None:
    play = at()
    play.tile(9, owner=0, designation="school")
    play.state.seats[0].snapshots = []
    play.carry_out(sequence.start_phase(play.table))
    play.state.phase = "cycle"
    shot = snapshot.one_turn_ago(play.state, 0)
    assert shot is not None and (shot.reputation, play.seat(0).reputation) == (50, 51)


def snapshots(play: Play, seat: int, *reputations: int) -> None:
    """Turns of the seat that began with these reputations."""
    play.seat(seat).snapshots = []
    for value in reputations:
        play.seat(seat).reputation = value
        snapshot.take(play.state, seat)


@pytest.mark.parametrize(("acting", "phase", "found"), [(0, "cards", 52), (1, "cards", 53), (0, "cycle", 53)])
def test_r22_8_one_turn_ago_is_the_latest_completed_turn(acting: int, phase: str, found: int) -> None:
    play = at(acting, phase)
    snapshots(play, 0, 51, 52, 53)
    shot = snapshot.one_turn_ago(play.state, 0)
    assert shot is not None and shot.reputation == found


def test_r22_8_the_last_two_are_kept() -> None:
    play = at()
    snapshots(play, 0, 51, 52, 53)
    assert len(play.seat(0).snapshots) == 2


@pytest.mark.parametrize(("acting", "count"), [(0, 1), (0, 0), (1, 0)])
def test_r22_8_without_a_completed_turn_there_is_none(acting: int, count: int) -> None:
    play = at(acting)
    snapshots(play, 0, *[50] * count)
    assert snapshot.one_turn_ago(play.state, 0) is None
