"""R3.10 - R3.12. Skipped turns, the end of a cycle, how long a contact lasts."""
from __future__ import annotations

from game.titles.realigious.state import Effect, HeldCard
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


# ---------------------------------------------------------------- R3.10
def test_r3_10_a_skipped_turn_has_no_phases() -> None:
    play = Play(climate="tropical")
    play.tile(20, owner=0, designation="icon")
    play.give(0)
    play.seat(0).skip, play.state.gauge = 1, 3
    begin(play, 0)
    assert (play.hand(0), play.seat(0).believers, play.seat(0).tile) == ([], 100, play.seat(0).start)
    assert (play.state.acting, play.state.gauge, play.seat(0).skip) == (1, 3, 0)


def test_r3_10_a_skipped_turn_counts_for_the_cycle() -> None:
    play = Play()
    play.seat(1).skip = 1
    begin(play, 1)
    assert (play.state.cycle, play.state.acting) == (2, 0)


def test_r3_10_a_skipped_turn_does_not_end_effects_of_this_turn() -> None:
    play = Play()
    play.seat(0).effects, play.seat(0).skip = [Effect("heavenly_host", "turn_end", 1, 0)], 1
    begin(play, 0)
    assert play.effects(0) == ["heavenly_host"]


def test_r3_10_a_counter_of_two_skips_two_turns() -> None:
    play = Play()
    play.seat(0).skip = 2
    begin(play, 0)
    assert (play.state.acting, play.seat(0).skip) == (1, 1)
    quiet_turn(play)
    assert (play.state.acting, play.seat(0).skip) == (1, 0)


def test_g62_each_turn_of_any_player_lets_the_hands_return_again() -> None:
    play = Play()
    play.seat(0).returned = ["left_hand"]
    begin(play, 1)
    assert play.seat(0).returned == []


# ---------------------------------------------------------------- R3.11, R3.12
def test_r3_11_the_cycle_ends_after_every_living_player() -> None:
    play = Play(3)
    play.seat(2).alive, play.seat(2).tile = False, -1
    play.cards_of(1)
    finish(play)
    assert (play.state.cycle, play.state.acting) == (2, 0)


def test_r3_11_the_cycle_ends_also_when_its_last_player_falls() -> None:
    play = Play(3)
    play.seat(2).reputation = 0
    play.start_of(2)
    assert (play.state.cycle, play.state.acting, play.seat(2).alive) == (2, 0, False)


def test_r3_11_celebrities_walk_then_light_then_wind_then_the_counter() -> None:
    play = Play()
    play.state.cycle, play.state.wind, play.state.light_left = 2, "N", 1
    play.celebrity("vagrant", 24)
    play.run("cycle_end", 1)
    kinds = [e.kind for e in play.session.events(0, None)]
    order = [kinds.index(kind) for kind in ("celebrity_moved", "night", "wind", "cycle_ended")]
    assert order == sorted(order)
    assert play.state.cycle == 3


def test_r3_11_in_the_cycle_end_the_last_player_counts_as_turn_player() -> None:
    play = Play(3)
    play.tile(24, owner=2)
    for near in (17, 18, 23, 25, 31, 32, 16, 33, 15):
        play.tile(near, owner=2)
    play.seat(0).reputation = 100
    play.seat(2).reputation = 97
    play.celebrity("vagrant", 24, owner=2)
    play.run("cycle_end", 2)
    assert play.session.outcome is not None
    assert play.session.outcome.winners == [2]


def test_r3_11_for_durations_the_cycle_end_is_nobodys_turn() -> None:
    """A Hindu temple converted by a Professor: free cards until the end of the next own turn, not the one after."""
    play = Play(religions=("christian", "hindu"))
    play.tile(24, structure="church_hindu")
    play.celebrity("professor", 23, owner=1)
    for tile in (15, 16, 17, 22, 29, 30, 31):
        play.tile(tile, terrain="water")
    play.run("cycle_end", 1)
    assert play.state.owner[24] == 1
    quiet_turn(play)
    assert play.effects(1) == ["secret_rite"]
    quiet_turn(play)
    assert play.effects(1) == []


def test_r3_11_a_state_given_at_the_cycle_end_covers_whole_turns() -> None:
    play = Play(god="giyechin")
    play.relic(24, kind=2)
    play.celebrity("archaeologist", 23, owner=1)
    for tile in (15, 16, 17, 22, 29, 30, 31):
        play.tile(tile, terrain="water")
    play.run("cycle_end", 1)
    assert play.seat(1).effects[0].left == 4, "three own turns are still to come"


def test_r3_12_contact_lasts_until_the_next_move() -> None:
    play = Play()
    play.tile(9, structure="forest")
    play.move_of(0)
    play.rolls(100)
    play.answer("tile:9")
    finish(play)
    assert (play.state.acting, play.seat(0).stealth) == (1, True)
    quiet_turn(play)
    assert (play.state.acting, play.seat(0).stealth) == (0, True)
    play.answer("tile:10")
    assert not play.seat(0).stealth


def test_r3_3_fortune_tellers_draw_two_in_the_first_turn() -> None:
    play = Play(characters=("fortune_teller", "cleric"))
    play.deck(0, "reaper", "tithe", "gleaning")
    for turns, drawn in ((0, 2), (1, 1)):
        play.seat(0).hand, play.seat(0).turns = [], turns
        play.start_of(0)
        assert len(play.hand(0)) == drawn


def test_r3_10_the_first_turn_taken_is_not_the_skipped_one() -> None:
    play = Play(characters=("fortune_teller", "cleric"))
    play.seat(0).turns, play.seat(0).skip = 0, 1
    play.seat(0).hand = [HeldCard("reaper")]
    begin(play, 0)
    assert (play.seat(0).turns, play.hand(0)) == (0, ["reaper"])
