"""Section 9. The worked examples, as they are printed (E14 is in test_r14_map.py; those of single cards
are in cards/).
"""
from __future__ import annotations

import pytest

from game.titles.realigious import climate, movement, victory
from game.titles.realigious.forecast import forced_outcome
from game.titles.realigious.rates import combat_price, propagation_rate
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play


def effects(play: Play, seat: int, **numbers: int) -> None:
    """Stacking effects of the whole game."""
    play.seat(seat).effects += [Effect(kind, "game", n=n) for kind, n in numbers.items()]


def test_e1_propagation_rate() -> None:
    play = Play(religions=("christian", "buddhist"))
    me = play.seat(0)
    me.believers, me.prop_stacks, me.converted_first = 340, 2, True
    effects(play, 0, clergy=1, ministry=1)
    play.tile(me.tile, allotment=(75, 170, 160))
    assert propagation_rate(play.state, 0, me.tile) == 76
    play.money(0, 0, 0)
    play.rolls(76)
    play.interaction_of(0)
    assert play.purse(0) == (437, 221, 208)
    assert play.seat(0).prop_stacks == 0
    assert play.state.owner[play.seat(0).tile] == 0


def test_e2_upper_limit() -> None:
    play = Play()
    me = play.seat(0)
    me.believers, me.prop_stacks = 3000, 1
    for _ in range(3):
        play.relic(holder=0)
    assert propagation_rate(play.state, 0, me.tile) == 99
    play.rolls(100)
    play.interaction_of(0)
    assert play.seat(0).prop_stacks == 2


def test_e3_low_rate() -> None:
    play = Play(climate="arid", religions=("hindu", "christian"))
    play.state.day = False
    me = play.seat(0)
    me.believers = 90
    assert propagation_rate(play.state, 0, me.tile) == 30
    play.rolls(31)
    play.interaction_of(0)
    play.tile(me.tile, structure="house")
    assert propagation_rate(play.state, 0, play.seat(0).tile) == 60


def test_e4_ordinary_combat_won() -> None:
    play = Play(religions=("islamic", "christian"))
    play.money(0, 0, 0, believers=260, reputation=48)
    play.money(1, 60, 500, believers=900)
    play.seat(1).defence_stacks = 1
    effects(play, 1, tithe=1)
    tile = play.seat(0).tile
    play.tile(tile, owner=1, allotment=(300, 160, 170))
    play.rolls(50)
    play.interaction_of(0)
    assert play.seat(0).reputation == 46
    assert play.purse(1) == (750, 0, 415)
    assert play.seat(1).defence_stacks == 2
    assert play.purse(0) == (390, 264, 306)


def axis_shaallah_lawyer() -> Play:
    """The attacker of E5."""
    play = Play()
    play.seat(0).effects = [Effect("axis_of_evil", "turns", 3, 0), Effect("in_shaallah", "game", n=1)]
    play.celebrity("lawyer", 40, owner=0)
    play.tile(play.seat(0).tile, owner=1)
    return play


def test_e5_price_order_and_loss() -> None:
    play = axis_shaallah_lawyer()
    assert combat_price(play.state, 0) == 2
    play.rolls(100)
    play.interaction_of(0)
    assert play.seat(0).reputation == 46
    assert play.seat(0).attack_stacks == 1


@pytest.mark.parametrize(("religion", "won"), [("hindu", False), ("christian", True)])
def test_e6_piece_combat(religion: str, won: bool) -> None:
    play = Play(religions=("buddhist", religion))
    play.seat(0).religion = "hindu"
    play.money(0, 0, 0, believers=100)
    tile = play.seat(0).tile
    play.tile(tile, owner=1)
    play.piece(1, tile)
    play.give(0)
    play.rolls(41)
    play.interaction_of(0)
    play.answer("conflict")
    assert (play.state.owner[tile] == 0) is won
    assert play.seat(0).reputation == (48 if won else 43)
    assert play.seat(0).attack_stacks == (0 if won else 1)


FORCED: list[tuple[list[str], list[str], bool | None]] = [
    (["heavenly_host"], ["losing_streak"], True),
    (["heavenly_host"], ["ascended"], None),
    ([], ["losing_streak"], True),
    ([], ["ascended"], False),
]


@pytest.mark.parametrize(("attacker", "defender", "forced"), FORCED)
def test_e7_forced_outcomes(attacker: list[str], defender: list[str], forced: bool | None) -> None:
    play = Play()
    tile = play.seat(0).tile
    play.tile(tile, owner=1)
    for seat, kinds in ((0, attacker), (1, defender)):
        play.seat(seat).effects = [Effect(kind, "use") for kind in kinds]
    assert forced_outcome(play.state, 0, 1, tile) is forced


def test_e7_reckless_loses_a_won_combat() -> None:
    play = Play()
    tile = play.seat(0).tile
    play.tile(tile, owner=1)
    play.seat(0).effects = [Effect("all_or_nothing", "turns", 3, 0)]
    play.rolls(1, 7)
    play.interaction_of(0)
    assert play.state.owner[tile] == 1
    assert play.seat(0).reputation == 45


def test_e8_overflow() -> None:
    play = Play(religions=("islamic", "christian"))
    play.tile(9, owner=0)
    play.give(0, "reaper", "tithe", "extremist")
    play.deck(0, "gleaning", "relief_corps")
    play.start_of(0)
    assert play.state.separatists.keys() == {9}
    assert play.hand(0) == ["gleaning", "reaper", "tithe"]


def test_e10_squall() -> None:
    play = Play(climate="tropical")
    skipped = [climate_turn(play, seat) for seat in (0, 1) * 7]
    assert [i for i, skip in enumerate(skipped) if skip] == [6, 13]


def climate_turn(play: Play, seat: int) -> bool:
    """Whether the squall skips a turn of the seat; a turn that was taken raises the gauge."""
    play.state.acting = seat
    if climate.squall_breaks(play.table):
        return True
    climate.raise_gauge(play.table)
    return False


def turns_until_gone(play: Play, seat: int, kind: str, order: list[int]) -> int:
    """How many turn begins of `order` it takes until the seat's effect has ended."""
    from game.titles.realigious.verbs import count_down
    for count, other in enumerate(order, 1):
        play.state.acting = other
        count_down(play.table, ("turns", "cycles"), other, "R22.1")
        if kind not in play.effects(seat):
            return count
    return 0


def test_e11_own_state_covers_the_current_turn_and_two_more() -> None:
    play = Play()
    play.give(0, "repentance")
    play.money(0, 900, 900)
    play.cards_of(0)
    play.answer("use:repentance@1")
    assert turns_until_gone(play, 0, "repentance", [1, 0, 1, 0, 1, 0]) == 6


def test_e11_a_state_put_on_another_covers_three_of_that_players_turns() -> None:
    play = Play()
    play.give(0, "axis_of_evil")
    play.money(0, 600, 0)
    play.cards_of(0)
    play.answer("use:axis_of_evil@1", "seat:1")
    assert play.state.acting == 1, "the first of the three covered turns has begun"
    assert turns_until_gone(play, 1, "axis_of_evil", [0, 1, 0, 1, 0, 1]) == 6


def test_e15_judgement() -> None:
    play = Play()
    play.money(0, 0, 0, believers=2000, reputation=61)
    play.money(1, 0, 0, believers=1500, reputation=78)
    play.relic(holder=0)
    for _ in range(2):
        play.relic(holder=1)
    assert victory.progress(play.state, 0) == (599, 220, 250)
    assert victory.progress(play.state, 1) == (449, 560, 500)
    play.state.cycle = play.state.cycle_limit
    play.run("next_cycle", 1)
    assert play.session.outcome is not None
    assert (play.session.outcome.winners, play.session.outcome.reason) == ([0], "win_judgement:religious")


def buy(play: Play, seat: int, donations: int, influence: int) -> tuple[int, int]:
    """The seat buys the celebrity under its piece; what is left of its money."""
    play.money(seat, donations, influence)
    play.will(seat, "buy")
    play.interaction_of(seat)
    return play.purse(seat)[1:]


def test_e16_rebuying() -> None:
    play = Play()
    tile = play.seat(0).tile
    play.piece(1, tile)
    celebrity = play.celebrity("vagrant", tile)
    for seat, hint, money in ((0, False, (500, 0)), (1, False, (1000, 500)), (0, True, (750, 500))):
        play.tile(tile, owner=seat)
        play.piece(seat, tile)
        play.state.celebrities[celebrity].tile = tile
        play.seat(seat).effects = [Effect("hint_celebrity", "use")] if hint else []
        assert buy(play, seat, *money) == (0, 0)
    assert (play.state.celebrities[celebrity].owner, play.state.celebrities[celebrity].bought) == (0, 3)


@pytest.mark.parametrize(("water", "goal"), [(None, (4, 2)), ((4, 2), (3, 3)), ((3, 3), None)])
def test_e17_monsoon(water: tuple[int, int] | None, goal: tuple[int, int] | None) -> None:
    play = Play()
    n = play.state.n

    def at(column: int, row: int) -> int:
        return row * n + column
    play.piece(0, at(3, 4))
    play.state.wind = "N"
    if water is not None:
        play.tile(at(*water), terrain="water")
    found = [t for t in movement.destinations(play.state, 0) if t in (at(4, 2), at(3, 3))]
    assert found == ([at(*goal)] if goal is not None else [])


def test_e20_gleaning() -> None:
    play = Play()
    play.give(0, "gleaning")
    house = 3 * play.state.n + 1
    play.tile(house, structure="house", allotment=(300, 100, 100))
    assert play.seat(0).knowledge[house] == 1
    play.cards_of(0)
    play.answer("use:gleaning@1")
    assert f"tile:{house}" not in play.offered()
    play.answer("cancel")
    play.piece(0, 2 * play.state.n + 1)
    play.answer("use:gleaning@1", f"tile:{house}")
    assert play.seat(0).believers == 400
    assert play.state.owner[house] == -1
