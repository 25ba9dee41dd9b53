"""Glory and shame (5.5): what each of the ten cards does, used and discarded."""
from __future__ import annotations

import pytest

from game.titles.realigious.cards.play import usable_cards
from game.titles.realigious.cards.targets import any_player, other_player
from game.titles.realigious.content import GLORY_CARDS, SHAME_CARDS, STRATEGY_CARDS
from game.titles.realigious.queries import has, stacks
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

HOME, BESIDE, AWAY = 8, 9, 40  # seat 0's start, a tile it has revealed, seat 1's start
FILLER = "night_temperance"  # always usable: keeps step A open


def using(kind: str, *others: str, **options: object) -> Play:
    """Seat 0 has just used the glory or shame card `kind` without a coin in its purse."""
    play = Play(**options)  # type: ignore[arg-type]
    for seat in (0, 1):
        play.money(seat, 0, 0)
    play.give(0, kind, *others, FILLER)
    play.cards_of(0)
    play.answer(f"use:{kind}@1")
    return play


def discarding(kind: str, **options: object) -> Play:
    """Seat 0 draws, so that `kind` is pushed out of its hand."""
    play = Play(**options)  # type: ignore[arg-type]
    play.deck(0, FILLER, FILLER)
    play.give(0, "reaper", "tithe", kind)
    play.start_of(0)
    return play


@pytest.mark.parametrize("kind", (*GLORY_CARDS, *SHAME_CARDS))
def test_r5_15_glory_and_shame_leave_the_game_however_they_act(kind: str) -> None:
    for play in (using(kind), discarding(kind)):
        assert kind not in (*play.hand(0), *play.seat(0).grave, *play.seat(0).deck)


def test_r5_15_glory_and_shame_can_be_negated_when_used() -> None:
    play = Play()
    play.give(0, "glory_treasure", FILLER)
    play.give(1, "witchs_way")
    play.will(1, "use:witchs_way")
    play.cards_of(0)
    play.answer("use:glory_treasure@1")
    assert (play.purse(0), play.seat(0).grave) == ((100, 500, 500), [])


# ---------------------------------------------------------------- glory
def test_glo_1_mercy_makes_the_next_strategy_card_free_once() -> None:
    play = using("glory_mercy", "reaper")
    assert play.effects(0) == ["mercy"]
    play.answer("use:reaper@1")
    assert (stacks(play.seat(0), "reaper"), play.effects(0)) == (1, ["reaper"])


def test_glo_1_mercy_makes_a_reaction_free_but_leaves_religion_cards_alone() -> None:
    play = using("glory_mercy", "extremist")
    play.answer("use:extremist@1")
    assert play.effects(0) == ["mercy"]
    play = using("glory_mercy", "witchs_way")
    play.give(1, "simple_prank", "relief_corps")
    play.money(1, 500, 500)
    play.will(0, "use:witchs_way")
    play.cards_of(1)
    play.answer("use:simple_prank@1")
    assert (play.seat(0).reputation, play.effects(0)) == (50, [])


def test_glo_1_mercy_leaves_a_printed_reputation_price() -> None:
    play = using("glory_mercy", "future_body")
    play.answer("use:future_body@1")
    assert play.seat(0).reputation == 45


def test_glo_2_torrent_contacts_three_tiles_of_the_next_move() -> None:
    play = using("glory_torrent")
    play.relic(10)
    play.move_of(0)
    play.answer("tile:9", "tile:10", "tile:11")
    assert (play.state.path, play.seat(0).tile, play.state.relics[0].holder) == ([HOME, 9, 10], 11, 0)
    assert not has(play.seat(0), "torrent")


def test_glo_2_torrent_may_turn_back_to_where_it_began() -> None:
    play = using("glory_torrent")
    play.move_of(0)
    play.answer("tile:9", f"tile:{HOME}")
    assert "tile:9" in play.offered()


def test_glo_3_treasure_gives_a_thousand_of_both() -> None:
    assert using("glory_treasure").purse(0) == (100, 1000, 1000)
    assert discarding("glory_treasure").purse(0) == (100, 1500, 1500)


def test_glo_4_seeker_cannot_be_named_by_others_for_three_turns() -> None:
    play = using("glory_seeker")
    named = []
    for _ in range(3):
        named.append([o.key for o in other_player(play.state, 1)])
        play.turn_of(0)
    assert (named, [o.key for o in other_player(play.state, 1)]) == ([[]] * 3, ["seat:0"])
    assert "seat:0" in [o.key for o in any_player(using("glory_seeker").state, 0)]


def test_glo_4_seeker_is_skipped_by_mass_effects() -> None:
    play = using("glory_seeker")
    play.money(1, 500, 500)
    play.give(1, "simple_prank", FILLER)
    play.cards_of(1)
    play.answer("use:simple_prank@1")
    assert play.seat(0).reputation == 50


def test_glo_5_glorious_chance_gives_one_extra_turn_after_this_one() -> None:
    play = using("glory_chance")
    play.done()
    assert (play.state.acting, play.state.extra_turn, play.seat(0).extra) == (0, True, 0)
    play.run("turn_over", 0)
    assert play.state.acting == 1


def test_glo_5_glorious_chance_discarded_in_a_foreign_turn_waits_for_the_own_one() -> None:
    play = Play()
    play.money(1, 1000, 0)
    play.give(0, "glory_chance")
    play.give(1, "cataclysm", "extremist")
    play.cards_of(1)
    play.answer("use:cataclysm@1")
    assert (play.state.acting, play.state.extra_turn, play.seat(0).extra) == (0, False, 1)


# ---------------------------------------------------------------- shame
def test_sha_1_losing_streak_loses_combats_on_the_holders_tiles_for_two_turns() -> None:
    play = using("shame_streak")
    play.tile(10, owner=0)
    play.piece(1, 10)
    play.rolls(100)
    play.interaction_of(1)
    assert play.state.owner[10] == 1
    kept = []
    play = using("shame_streak")
    for _ in range(3):
        kept.append(has(play.seat(0), "losing_streak"))
        play.turn_of(0)
    assert kept == [True, True, False]


def test_sha_2_control_gives_the_piece_away_in_the_next_two_interaction_phases() -> None:
    play = using("shame_control")
    assert play.state.controller == -1
    steps = []
    for goal in ("tile:9", "tile:10"):
        play.run("control", 0)
        steps.append((play.question.seat, play.question.text))
        play.answer(goal)
        assert (play.seat(0).tile, play.state.contact) == (int(goal[5:]), True)
        assert play.question.seat == 0  # step A stays with the holder
    assert (steps, play.effects(0)) == ([(1, "control_step")] * 2, [])


def test_sha_2_control_discarded_in_the_start_phase_covers_the_present_turn() -> None:
    play = discarding("shame_control")
    play.answer(f"tile:{BESIDE}")
    assert (play.question.seat, play.question.text) == (1, "control_step")


def test_sha_3_panic_changes_the_three_numbers_round_in_one_of_two_ways() -> None:
    seen = set()
    for seed in range(8):
        play = Play(seed=seed)
        play.money(0, 20, 30, believers=10)
        play.give(0, "shame_panic", FILLER)
        play.cards_of(0)
        play.answer("use:shame_panic@1")
        seen.add(play.purse(0))
    assert seen == {(30, 10, 20), (20, 30, 10)}


def test_sha_4_excommunication_discards_the_deck_and_makes_a_new_one_of_ten() -> None:
    play = Play()
    play.tile(BESIDE, owner=0)
    play.deck(0, "reaper", "extremist", "tithe")
    play.give(0, "shame_excommunication", FILLER)
    play.cards_of(0)
    play.answer("use:shame_excommunication@1")
    player = play.seat(0)
    assert player.grave == ["reaper", "extremist", "tithe"]
    assert list(play.state.separatists) == [BESIDE]  # the Extremist acted on its way
    assert sorted(player.deck) == sorted(player.deck_list)
    assert len(set(player.deck_list)) == 10
    assert set(player.deck_list) <= set(STRATEGY_CARDS)


def test_sha_4_excommunication_lasts_for_the_rest_of_the_game() -> None:
    play = Play()
    play.deck(0, "reaper")
    play.give(0, "shame_excommunication", FILLER)
    play.cards_of(0)
    play.answer("use:shame_excommunication@1")
    new = sorted(play.seat(0).deck_list)
    play.seat(0).deck = ["reaper"]
    play.give(0)
    play.start_of(0)
    assert (play.hand(0), sorted(play.seat(0).deck)) == (["reaper"], new)


def test_sha_4_excommunication_leaves_no_empty_deck_to_react_upon() -> None:
    play = Play()
    play.deck(0, "reaper")
    play.give(0, "shame_excommunication", "angels_seal", FILLER)
    play.will(0, "use:angels_seal")
    play.cards_of(0)
    play.answer("use:shame_excommunication@1")
    assert (stacks(play.seat(0), "reaper"), len(play.seat(0).deck)) == (1, 10)


@pytest.mark.parametrize(("cycles_later", "acting", "left"), [(0, 0, ["skip"]), (1, 1, [])])
def test_sha_5_disgraceful_end_skips_the_turn_of_the_next_cycle(cycles_later: int, acting: int, left: list[str]
                                                                ) -> None:
    play = using("shame_end")
    play.state.cycle += cycles_later
    play.turn_of(0)
    assert (play.state.acting, play.effects(0)) == (acting, left)


def test_5_5_honours_are_always_usable() -> None:
    play = Play()
    play.money(0, 0, 0)
    for kind in (*GLORY_CARDS, *SHAME_CARDS):
        play.give(0, kind)
        assert [o.key for o in usable_cards(play.state, 0)] == [f"use:{kind}@1"]


def test_r10_16_honours_are_dealt_after_a_piece_combat() -> None:
    play = Play()
    play.tile(BESIDE, owner=1)
    play.piece(0, BESIDE)
    play.piece(1, BESIDE)
    play.seat(0).effects.append(Effect("heavenly_host", "turn_end", 1, 0))
    play.run("interaction", 0, contact=True)
    play.answer("conflict")
    assert set(play.hand(0)) & set(GLORY_CARDS)
    assert set(play.hand(1)) & set(SHAME_CARDS)
