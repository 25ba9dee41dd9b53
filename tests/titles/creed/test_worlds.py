"""Section 4. Imagined worlds: what a side cannot know is drawn anew, what it knows stays."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from game.core.session import Session
from game.titles.creed.content import TYPE, UNITS
from game.titles.creed.geometry import cell_number, tent_at
from game.titles.creed.state import KINDS, KING
from tests.titles.creed.play import Play

DRAWS = 40


def worlds(play: Play, seat: int = 0) -> list[Session]:
    """What `seat` may take for the truth."""
    _ = play.questions  # the position is laid
    return [play.session.imagine(seat, seed) for seed in range(DRAWS)]


def units_at(world: Session, seat: int, cell: str) -> str:
    """The unit on a cell."""
    return UNITS[world.table.state.seats[seat].units[cell_number(cell)] - 1].id


def kind_at(world: Session, place: str) -> str:
    """The kind of tent that lies there."""
    camp, tent = tent_at(place)
    return KINDS[world.table.state.seats[camp].kind[tent]]


def all_drawn(play: Play, look: Callable[[Session], object], seat: int = 0) -> set[object]:
    """What occurs in the worlds of `seat`."""
    return {look(world) for world in worlds(play, seat)}


# ---------------------------------------------------------------- the own side stays
def test_s4_the_own_side_is_as_it_is() -> None:
    play = Play(4)
    play.units(0, "archer@L1r3:d")
    play.units(2, "cavalry_4@L1r3:d")
    found = all_drawn(play, lambda world: repr(
        [world.table.state.seats[seat] for seat in (0, 2)]))
    assert found == {repr([play.seat(0), play.seat(2)])}


def test_s4_what_the_seat_sees_stays() -> None:
    play = Play(4)
    play.units(1, "archer@L1r3:d", "cavalry_4@L1r1")
    play.units(3, "assassin@R1r3:d")
    play.fallen(1, "archer")
    play.announce(3, "T12")
    view = play.view(0)
    assert all(world.view(0) == view for world in worlds(play))


# ---------------------------------------------------------------- units
def test_s4_a_face_down_unit_may_be_any_that_is_unseen() -> None:
    play = Play()
    play.units(1, "archer@L1r3:d", "spearman@L1r1")
    play.fallen(1, "cavalry_4")
    found = all_drawn(play, lambda world: units_at(world, 1, "L1r3"))
    assert (found - {"spearman", "cavalry_4", "siege_engine", "armoured_cavalry"} == found, len(found) > 4) == (
        True, True)


def test_s4_only_what_can_lie_there_is_drawn() -> None:
    play = Play()
    play.units(1, "archer@L1r3:d", "archer@L2r3:d")
    play.hand(1)
    assert all_drawn(play, lambda world: units_at(world, 1, "L1r3")) == {"archer"}


def test_s4_hand_and_face_down_units_change_places() -> None:
    play = Play()
    play.units(1, "archer@L1r3:d")
    play.hand(1, "cavalry_4")
    found = all_drawn(play, lambda world: (units_at(world, 1, "L1r3"), world.table.state.seats[1].hand[TYPE["archer"]]))
    assert found == {("archer", 0), ("cavalry_4", 1)}


def test_s4_a_unit_known_dead_stays_dead() -> None:
    play = Play()
    play.fallen(1, "cavalry_4", "heavy_infantry")
    dead = all_drawn(play, lambda world: tuple(sorted(UNITS[unit].id for unit, count in
                                                      enumerate(world.table.state.seats[1].fallen) if count)))
    assert dead == {("cavalry_4", "heavy_infantry", "siege_engine")}


def test_s4_which_unit_came_back_is_drawn_among_the_dead() -> None:
    play = Play()
    play.fallen(1, "cavalry_4", "heavy_infantry", "heavy_infantry")
    play.ap(1, 10)
    play.act(1)
    play.answer("reinforce", "cavalry_4", "done", seat=1)
    back = all_drawn(play, lambda world: tuple(sorted(UNITS[unit].id for unit, count in
                                                      enumerate(world.table.state.seats[1].fallen) if count)))
    assert back == {("heavy_infantry", "siege_engine"), ("cavalry_4", "heavy_infantry")}


@pytest.mark.slow
def test_s4_in_the_middle_of_a_reinforcement_the_world_can_be_played_on() -> None:
    play = Play()
    play.fallen(1, "cavalry_4", "archer")
    play.ap(1, 10)
    play.act(1)
    play.answer("reinforce", "cavalry_4", seat=1)
    found = set()
    for world in worlds(play):
        found.add(tuple(option.key for option in world.questions()[0].options()))
        world.answer(1, "done")
        assert world.spec.invariants(world.table.state) == []
    assert found == {("archer", "siege_engine", "done"), ("cavalry_4", "siege_engine", "done"),
                     ("cavalry_4", "archer", "done")}


# ---------------------------------------------------------------- tents
def test_s4_hidden_leaders_may_lie_under_every_hidden_tent() -> None:
    play = Play()
    play.ruin(1, "T33", "T32", "T31", "T23", "T22")
    kings = all_drawn(play, lambda world: [name for name in ("T11", "T12", "T13", "T21")
                                           if kind_at(world, f"1{name}") == "king"][0])
    assert kings == {"T11", "T12", "T13", "T21"}


def test_s4_an_announced_commander_stays_where_it_is() -> None:
    play = Play()
    play.announce(1, "T12")
    assert all_drawn(play, lambda world: kind_at(world, "1T12")) == {"commander"}


def test_s4_tents_keep_their_colour_kinds_move_between_allied_camps() -> None:
    play = Play(4)
    play.change_tokens("1T33", "3T11")  # the king of seat 3 lies in the camp of seat 1
    kings = Counter(kind_at(world, "1T33") for world in worlds(play))
    colours = all_drawn(play, lambda world: bytes(world.table.state.seats[1].colour))
    assert (colours, set(kings) > {"blank"}) == ({bytes(play.seat(1).colour)}, True)


def test_s4_a_removed_leader_stays_removed() -> None:
    play = Play()
    play.ruin(1, "T11")
    assert all_drawn(play, lambda world: KING in world.table.state.seats[1].kind) == {False}


@pytest.mark.parametrize("keys", [(), ("put:T33",), ("put:T33", "put:T32")])
def test_s4_a_camp_that_is_being_redeployed_is_drawn_as_a_whole(keys: tuple[str, ...]) -> None:
    play = Play(4)
    play.ap(1, 10)
    play.change_tokens("1T33", "3T11")
    play.act(1)
    play.answer("redeploy:1", *keys, seat=1)
    for world in worlds(play):
        assert world.view(0) == play.view(0)
        world.answer(1, "random")
        assert world.spec.invariants(world.table.state) == []


@pytest.mark.slow
def test_s4_an_exchange_can_be_imagined_at_every_question() -> None:
    play = Play(4)
    play.ap(1, 10)
    play.act(1)
    for key, seat in (("redeploy:3", 1), ("give:1:king", 1), ("done", 1), ("give:3:blank", 3), ("put:T33", 1)):
        play.answer(key, seat=seat)
        for world in worlds(play)[:10]:
            assert world.view(0) == play.view(0)
            for _ in range(6):
                for question in world.questions()[:1]:
                    world.answer(question.seat, question.default())
            assert world.spec.invariants(world.table.state) == []


# ---------------------------------------------------------------- set-up
def test_s4_what_others_chose_in_secret_is_drawn_anew() -> None:
    play = Play.opening(2)
    play.answer("vault", seat=1)
    kings = set()
    for seed in range(DRAWS):
        world = play.session.imagine(0, seed)
        world.answer(0, "vault")
        kings.add(tuple(world.table.state.seats[1].kind))
    assert len(kings) > 3
