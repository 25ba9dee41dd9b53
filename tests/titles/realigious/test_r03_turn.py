"""R3.1 - R3.9. The turn and its phases."""
from __future__ import annotations

import pytest

from game.titles.realigious.snapshot import one_turn_ago
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play


def begin(play: Play, seat: int) -> Play:
    """Seat's turn begins."""
    play.turn_of(seat)
    return play


def finish(play: Play) -> None:
    """Step A is over, if there was any card to think about."""
    if play.question.text == "card_or_done":
        play.done()


def quiet_turn(play: Play) -> None:
    """The turn player moves to the first tile offered, fails to convert it and uses nothing."""
    play.rolls(100)
    play.answer(play.offered()[0])
    finish(play)


# ---------------------------------------------------------------- R3.1, R3.2
def test_r3_1_the_phases_are_start_move_interaction_end() -> None:
    play = Play()
    play.deck(0, "reaper", "tithe")
    play.give(0)
    begin(play, 0)
    assert (play.hand(0), play.question.text) == (["reaper"], "move")
    play.answer(play.offered()[0])
    assert play.question.text == "card_or_done"
    play.rolls(1)
    finish(play)
    assert 0 in play.state.owner
    assert play.state.acting == 1


def test_r3_2_the_squall_skips_before_the_own_counter() -> None:
    play = Play(climate="tropical")
    play.state.gauge, play.seat(0).skip = 6, 1
    begin(play, 0)
    assert (play.state.gauge, play.seat(0).skip, play.state.acting) == (0, 1, 1)


def test_r3_2_timers_count_down_at_the_turns_begin() -> None:
    play = Play()
    play.seat(0).effects = [Effect("seeker", "turns", 2, 0), Effect("axis_of_evil", "turns", 1, 0)]
    begin(play, 0)
    assert [(e.kind, e.left) for e in play.seat(0).effects] == [("seeker", 1)]


def test_r3_2_timers_of_others_stand_still() -> None:
    play = Play()
    play.seat(1).effects = [Effect("seeker", "turns", 2, 1)]
    begin(play, 0)
    assert play.seat(1).effects[0].left == 2


def test_r3_2_separatist_tiles_are_checked_at_the_turns_begin() -> None:
    play = Play()
    play.tile(20, owner=0)
    play.tile(21, owner=0)
    play.state.separatists = {20: 1, 21: 2}
    begin(play, 0)
    assert (play.state.owner[20], play.state.separatists) == (-1, {21: 1})


def test_r3_2_timers_and_separatists_count_in_a_skipped_turn_too() -> None:
    play = Play()
    play.tile(20, owner=0)
    play.state.separatists = {20: 1}
    play.seat(0).effects, play.seat(0).skip = [Effect("seeker", "turns", 1, 0)], 1
    begin(play, 0)
    assert (play.effects(0), play.state.owner[20]) == ([], -1)


# ---------------------------------------------------------------- R3.3
def test_r3_3_the_snapshot_is_taken_before_the_income() -> None:
    play = Play()
    play.tile(20, owner=0, designation="icon")
    play.start_of(0)
    assert play.seat(0).believers == 150
    play.state.acting = 1
    before = one_turn_ago(play.state, 0)
    assert before is not None
    assert before.believers == 100


def test_r3_3_scheduled_effects_act_before_income_and_draw() -> None:
    play = Play()
    play.deck(0, "reaper", "tithe")
    play.give(0)
    play.seat(0).effects = [Effect("prepared_king", "start", 1, what="gleaning")]
    play.start_of(0)
    assert play.hand(0) == ["reaper", "gleaning"]


def test_r3_3_scheduled_effects_act_oldest_first() -> None:
    play = Play()
    play.deck(0, "reaper", "tithe")
    play.give(0)
    play.seat(0).effects = [Effect("prepared_king", "start", 1, what="gleaning"),
                            Effect("prepared_king", "start", 1, what="tithe")]
    play.start_of(0)
    assert play.hand(0) == ["reaper", "tithe", "gleaning"]


def test_r3_3_a_scheduled_effect_waits_until_its_counter_is_0() -> None:
    play = Play()
    play.give(0)
    play.seat(0).effects = [Effect("prepared_king", "start", 2, what="gleaning")]
    play.start_of(0)
    assert "gleaning" not in play.hand(0)[1:]
    assert play.seat(0).effects[0].left == 1


@pytest.mark.parametrize(("designation", "gain"), [
    ("icon", (25, 0, 0)), ("faith_village", (0, 60, 70)), ("pantheon", (0, 0, 0)), ("apostle", (0, 0, 0))])
def test_r3_3_designation_income(designation: str, gain: tuple[int, int, int]) -> None:
    play = Play()
    play.money(0, 0, 0, believers=100)
    play.tile(20, owner=0, designation=designation, allotment=(51, 60, 70))
    play.start_of(0)
    assert play.purse(0) == (100 + gain[0], gain[1], gain[2])
    assert play.seat(0).reputation == 50


def test_r3_3_a_school_gives_one_reputation() -> None:
    play = Play()
    play.tile(20, owner=0, designation="school")
    play.start_of(0)
    assert play.seat(0).reputation == 51


def test_r3_3_only_the_own_designations_pay() -> None:
    play = Play()
    play.tile(20, owner=1, designation="icon")
    play.start_of(0)
    assert play.seat(0).believers == play.seat(1).believers == 100


def test_r3_3_income_comes_in_tile_index_order() -> None:
    play = Play()
    play.tile(21, owner=0, designation="icon")
    play.tile(20, owner=0, designation="faith_village")
    play.start_of(0)
    told = [e.rule for e in play.session.events(0, 0) if e.kind == "gained"]
    assert told == ["R23.6", "R23.5"]


def test_r3_3_one_card_is_drawn() -> None:
    play = Play()
    play.deck(0, "reaper", "tithe", "gleaning")
    play.give(0)
    play.start_of(0)
    assert play.hand(0) == ["reaper"]


@pytest.mark.parametrize("kind", ["trial", "blessing"])
def test_r3_3_an_effect_may_forbid_or_replace_the_draw(kind: str) -> None:
    play = Play()
    play.deck(0, "reaper", "tithe", "gleaning")
    play.give(0)
    play.seat(0).effects = [Effect("trial", "start", 3)] if kind == "trial" else \
        [Effect("blessing", "start", 1, what="relief_corps")]
    play.start_of(0)
    assert play.hand(0) == ([] if kind == "trial" else ["relief_corps"])


def test_r3_3_rasputitsa_is_drawn_after_the_draw() -> None:
    play = Play(climate="cold")
    play.start_of(0)
    kinds = [e.kind for e in play.session.events(0, 0)]
    assert [kind for kind in kinds if kind in ("drew", "mud")][-2:] == ["drew", "mud"]


# ---------------------------------------------------------------- R3.4
def test_r3_4_guidance_transfers_and_the_move_follows() -> None:
    play = Play()
    play.tile(24, owner=0)
    play.seat(0).effects = [Effect("guidance", "move", 1, ref=24)]
    play.move_of(0)
    assert play.seat(0).tile == 24
    assert play.question.text == "move"


def test_r3_4_guidance_comes_before_a_replaced_move_whatever_was_used_first() -> None:
    play = Play()
    for tile in (24, 33):
        play.tile(tile, owner=0)
    play.seat(0).effects = [Effect("footsteps", "move", 1, ref=33), Effect("guidance", "move", 1, ref=24)]
    play.move_of(0)
    assert play.seat(0).tile == 33
    assert play.question.text == "card_or_done"


def test_r3_4_of_two_replacements_only_the_last_used_acts() -> None:
    play = Play()
    play.tile(33, owner=0)
    number = play.celebrity("vagrant", 24)
    play.seat(0).effects = [Effect("footsteps", "move", 1, ref=33), Effect("snow_white", "move", 1, ref=number)]
    play.move_of(0)
    assert (play.seat(0).tile, play.effects(0)) == (24, [])


def test_r3_4_a_replacement_that_fails_does_not_revive_the_other() -> None:
    play = Play()
    play.tile(33, owner=0)
    play.seat(0).effects = [Effect("footsteps", "move", 1, ref=33), Effect("snow_white", "move", 1, ref=-1)]
    play.move_of(0)
    assert (play.seat(0).tile, play.question.text, play.effects(0)) == (play.seat(0).start, "move", [])


def test_r3_4_a_replaced_move_does_not_use_up_torrent() -> None:
    play = Play()
    play.tile(33, owner=0)
    play.seat(0).effects = [Effect("torrent", "use"), Effect("footsteps", "move", 1, ref=33)]
    play.move_of(0)
    assert (play.seat(0).tile, play.effects(0)) == (33, ["torrent"])


def test_r3_4_the_move_must_be_made() -> None:
    play = Play()
    play.move_of(0)
    assert all(key.startswith("tile:") for key in play.offered())
    assert f"tile:{play.seat(0).tile}" not in play.offered()


# ---------------------------------------------------------------- R3.5 - R3.7
def test_r3_5_any_number_of_cards_one_after_the_other() -> None:
    play = Play()
    play.give(0, "reaper", "train_clergy", "relief_corps")
    play.money(0, 1000, 0)
    play.cards_of(0)
    play.answer("use:reaper@1", "use:train_clergy@1", "use:relief_corps@1")
    assert (play.hand(0), play.effects(0), play.seat(0).reputation) == ([], ["reaper", "clergy"], 53)


def test_r3_5_done_starts_step_b_and_ends_the_cards() -> None:
    play = Play()
    play.give(0, "relief_corps")
    play.move_of(0)
    play.answer(play.offered()[0])
    play.rolls(1)
    finish(play)
    assert 0 in play.state.owner
    assert play.hand(0) == ["relief_corps"]
    assert play.state.acting == 1


def test_r3_6_the_order_of_step_b() -> None:
    play = Play()
    play.tile(9, owner=0, structure="house", designation="private_barracks")
    play.tile(10, owner=1)
    play.piece(0, 12)
    play.piece(1, 12)
    play.celebrity("vagrant", 12)
    play.money(0, 2000, 2000)
    play.will(0, "tile:10", "buy", "pass_by")
    play.rolls(1, 1)
    play.interaction_of(0)
    steps = ("combat_declared", "celebrity_bought", "tab_icon", "propagated")
    assert tuple(e.kind for e in play.session.events(0, 0) if e.kind in steps) == steps


def test_r3_6_at_most_one_remote_combat_a_turn() -> None:
    play = Play()
    play.tile(9, owner=0, structure="house", designation="private_barracks")
    play.tile(10, owner=1)
    play.tile(2, owner=1)
    play.piece(0, 24)
    play.will(0, "tile:10", "tile:2")
    play.rolls(1, 100)
    play.interaction_of(0)
    assert len(play.told("combat_declared", 0)) == 1


def test_r3_6_anothers_barracks_serve_nobody_else() -> None:
    play = Play(3)
    play.tile(9, owner=2, structure="house", designation="private_barracks")
    play.tile(10, owner=1)
    play.piece(0, 40)
    play.will(0, "tile:")
    play.interaction_of(0)
    assert play.told("combat_declared", 0) == []


def test_r3_6_under_control_neither_remote_combat_nor_purchases_are_offered() -> None:
    play = Play()
    play.tile(9, owner=0, structure="house", designation="private_barracks")
    play.tile(10, owner=1)
    play.piece(0, 24)
    play.celebrity("vagrant", 24)
    play.seat(0).effects = [Effect("control", "control", 1)]
    play.give(0)
    play.run("control", 0, contact=True)
    play.will(0, "tile:10", "buy")
    play.rolls(1)
    play.answer("stay")
    finish(play)
    assert play.told("combat_declared", 0) + play.told("celebrity_bought", 0) == []
    assert play.state.owner[24] == 0, "B3 comes all the same"


def test_r3_6_remote_combat_comes_in_addition_to_the_contact() -> None:
    play = Play()
    play.tile(9, owner=0, structure="house", designation="private_barracks")
    play.tile(10, owner=1)
    play.piece(0, 24)
    play.will(0, "tile:10")
    play.rolls(1, 1)
    play.interaction_of(0)
    assert (play.state.owner[10], play.state.owner[24]) == (0, 0)


def test_r3_6_no_ordinary_combat_after_a_tab_with_the_owner() -> None:
    play = Play()
    tile = play.seat(0).tile
    play.tile(tile, owner=1)
    play.piece(1, tile)
    play.interaction_of(0)
    play.answer("pass_by")
    assert play.told("combat_declared", 0) == []


def test_r3_7_without_a_contact_there_is_no_step_b_but_remote_combat() -> None:
    play = Play()
    play.tile(9, owner=0, structure="house", designation="private_barracks")
    play.tile(10, owner=1)
    play.piece(0, 40)
    play.piece(1, 40)
    play.celebrity("vagrant", 40)
    play.will(0, "tile:10", "buy")
    play.rolls(1, 1)
    play.run("interaction", 0, contact=False)
    assert (play.state.owner[10], play.state.owner[40]) == (0, -1)
    assert play.told("tab_icon", 0) + play.told("celebrity_bought", 0) == []


def test_r3_7_step_b_works_where_the_piece_stands_then() -> None:
    play = Play()
    play.seat(0).effects = [Effect("control", "control", 1)]
    play.move_of(0)
    play.rolls(1)
    play.answer("tile:9", "tile:10")
    finish(play)
    assert (play.state.owner[9], play.state.owner[10]) == (-1, 0)


# ---------------------------------------------------------------- R3.8, R3.9
def test_r3_8_effects_of_this_turn_end_in_the_end_phase() -> None:
    play = Play()
    play.seat(0).effects = [Effect("heavenly_host", "turn_end", 1, 0), Effect("scandal", "turn_end", 1, 1)]
    play.cards_of(0)
    finish(play)
    assert play.effects(0) == ["scandal"]


def test_r3_9_the_beaten_piece_returns_to_where_its_own_move_began() -> None:
    play = Play()
    play.piece(1, 10)
    for seat in (0, 1):
        play.give(seat)
        play.deck(seat, "fair_game", "hot_pursuit")
    play.tile(9, owner=0)
    play.turn_of(0)
    play.answer("tile:2")
    finish(play)
    play.rolls(100)
    play.answer("tile:9")
    finish(play)
    assert (play.told("combat_declared", 1)[-1]["seat"], play.seat(1).tile) == (1, 10)


def test_r3_9_the_beaten_piece_returns_before_the_heat_is_felt() -> None:
    play = Play(climate="arid")
    play.tile(8, structure="house")
    play.tile(9, owner=1)
    play.move_of(0)
    play.money(0, 500, 0)
    play.give(0)
    play.rolls(100)
    play.answer("tile:9")
    finish(play)
    assert play.seat(0).tile == 8
    assert play.seat(0).donations == 500


def test_r3_9_the_heat_is_felt_where_the_piece_returned_to() -> None:
    play = Play(climate="arid")
    play.tile(9, owner=1, structure="house")
    play.move_of(0)
    play.money(0, 500, 0)
    play.give(0)
    play.rolls(100)
    play.answer("tile:9")
    finish(play)
    assert (play.seat(0).tile, play.seat(0).donations) == (8, 450)


def test_r3_9_an_extra_turn_comes_before_the_next_seat() -> None:
    play = Play()
    play.seat(0).extra = 1
    play.cards_of(0)
    finish(play)
    assert (play.state.acting, play.state.extra_turn, play.seat(0).extra) == (0, True, 0)
    quiet_turn(play)
    assert (play.state.acting, play.state.extra_turn) == (1, False)


def test_r3_9_the_cycle_does_not_end_while_an_extra_turn_is_owed() -> None:
    play = Play()
    play.seat(1).extra = 1
    play.cards_of(1)
    finish(play)
    assert (play.state.acting, play.state.cycle) == (1, 1)
    quiet_turn(play)
    assert (play.state.acting, play.state.cycle) == (0, 2)


def test_r3_9_glorious_chance_discarded_in_anothers_turn_comes_after_the_own_next_turn() -> None:
    play = Play()
    play.give(0, "cataclysm", "reaper")
    play.give(1, "glory_chance")
    play.money(0, 600, 0)
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    finish(play)
    assert (play.state.acting, play.state.extra_turn) == (1, False)
    quiet_turn(play)
    assert (play.state.acting, play.state.extra_turn) == (1, True)
