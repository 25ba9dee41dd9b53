"""Religion cards (5.4): Footsteps of God and the Extremist."""
from __future__ import annotations

from game.titles.realigious.cards.play import usable_cards
from game.titles.realigious.queries import has, held
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

HOME, BESIDE, AWAY = 8, 9, 40  # seat 0's start, a tile it has revealed, seat 1's start
FAR = 33
FILLER = "night_temperance"  # always usable: keeps step A open


def poor(**options: object) -> Play:
    """Nobody can pay for anything."""
    play = Play(**options)  # type: ignore[arg-type]
    for seat in (0, 1):
        play.money(seat, 0, 0)
    return play


# ---------------------------------------------------------------- Footsteps of God
def test_r19_9_footsteps_of_god_replace_the_next_move_with_contact() -> None:
    play = poor()
    play.tile(FAR, owner=0)
    relic = play.relic(FAR)
    play.give(0, "footsteps_of_god", FILLER)
    play.cards_of(0)
    play.answer("use:footsteps_of_god@1", f"tile:{FAR}")
    assert (play.seat(0).grave, play.seat(0).tile) == (["footsteps_of_god"], HOME)
    play.move_of(0)
    assert (play.seat(0).tile, play.state.relics[relic].holder, play.state.contact) == (FAR, 0, True)
    assert (play.question.text, play.effects(0)) == ("card_or_done", [])


def test_r19_9_footsteps_of_god_lapse_when_the_tile_is_lost() -> None:
    play = poor()
    play.tile(FAR, owner=1)
    play.seat(0).effects.append(Effect("footsteps", "move", 1, ref=FAR))
    play.move_of(0)
    assert (play.question.text, play.seat(0).tile, play.effects(0)) == ("move", HOME, [])


def test_r19_9_footsteps_of_god_lapse_when_the_tile_cannot_be_entered() -> None:
    play = poor()
    play.tile(FAR, "restricted", owner=0)
    play.seat(0).effects.append(Effect("footsteps", "move", 1, ref=FAR))
    play.move_of(0)
    assert (play.question.text, play.seat(0).tile) == ("move", HOME)


def test_r3_4_only_the_last_of_two_replacements_of_the_move_acts() -> None:
    play = poor()
    for tile in (24, FAR):
        play.tile(tile, owner=0)
    play.give(0, "footsteps_of_god", "footsteps_of_god", FILLER)
    play.cards_of(0)
    play.answer("use:footsteps_of_god@1", f"tile:{FAR}", "use:footsteps_of_god@1", "tile:24")
    play.move_of(0)
    assert (play.seat(0).tile, play.effects(0)) == (24, [])


def test_r3_4_footsteps_of_god_do_not_use_up_a_torrent() -> None:
    play = poor()
    play.tile(FAR, owner=0)
    play.give(0, FILLER)
    play.seat(0).effects += [Effect("torrent", "use"), Effect("footsteps", "move", 1, ref=FAR)]
    play.move_of(0)
    assert (play.seat(0).tile, has(play.seat(0), "torrent")) == (FAR, True)


def test_r19_13_a_buddhist_does_not_move_again_after_footsteps_of_god() -> None:
    play = poor(religions=("buddhist", "christian"))
    play.tile(FAR, owner=0)
    play.give(0, FILLER)
    play.seat(0).effects.append(Effect("footsteps", "move", 1, ref=FAR))
    play.will(0, "tile:")
    play.move_of(0)
    assert (play.seat(0).tile, play.question.text) == (FAR, "card_or_done")


def test_r19_9_footsteps_of_god_need_an_own_tile() -> None:
    play = poor()
    play.give(0, "footsteps_of_god")
    assert usable_cards(play.state, 0) == []


# ---------------------------------------------------------------- Extremist
def test_e8_an_extremist_pushed_out_of_the_hand_makes_a_random_own_tile_separatist() -> None:
    play = poor()
    for tile in (1, 2, 7):
        play.tile(tile, owner=0)
    play.deck(0, "gleaning", "gleaning")
    play.give(0, "reaper", "tithe", "extremist")
    play.picks(1)
    play.start_of(0)
    assert play.state.separatists == {2: 4}
    assert (play.hand(0), play.seat(0).grave) == (["gleaning", "reaper", "tithe"], ["extremist"])


def test_r19_10_an_extremist_can_be_used_and_draws_no_separatist_tile_again() -> None:
    play = poor()
    for tile in (1, 2):
        play.tile(tile, owner=0)
    play.state.separatists = {1: 2}
    play.give(0, "extremist", FILLER)
    play.cards_of(0)
    play.answer("use:extremist@1")
    assert play.state.separatists == {1: 2, 2: 4}


def test_r19_10_an_extremist_without_an_own_tile_does_nothing() -> None:
    play = poor()
    play.give(0, "extremist", FILLER)
    play.cards_of(0)
    play.answer("use:extremist@1")
    assert (play.state.separatists, play.seat(0).grave) == ({}, ["extremist"])


def test_r19_10_a_negated_extremist_does_nothing() -> None:
    play = poor()
    play.tile(1, owner=0)
    play.money(1, 300, 0)
    play.give(0, "extremist", FILLER)
    play.give(1, "witchs_way")
    play.will(1, "use:witchs_way")
    play.cards_of(0)
    play.answer("use:extremist@1")
    assert play.state.separatists == {}


def test_r19_12_a_separatist_tile_falls_away_when_the_fourth_turn_begins() -> None:
    play = poor()
    play.tile(BESIDE, owner=0)
    play.give(0, "extremist", FILLER)
    play.cards_of(0)
    play.answer("use:extremist@1")
    owners = []
    for _ in range(4):
        play.turn_of(0)
        owners.append(play.state.owner[BESIDE])
    assert (owners, play.state.separatists) == ([0, 0, 0, -1], {})


def test_r19_12_contact_calms_a_separatist_tile() -> None:
    play = poor()
    play.tile(BESIDE, owner=0)
    play.state.separatists = {BESIDE: 1}
    play.give(0, FILLER)
    play.move_of(0)
    play.answer(f"tile:{BESIDE}")
    play.turn_of(0)
    assert (play.state.owner[BESIDE], play.state.separatists, held(play.state, 0)) == (0, {}, 0)
