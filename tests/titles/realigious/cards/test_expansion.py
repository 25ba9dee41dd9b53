"""Expansion (5.3): what each of its twelve cards does."""
from __future__ import annotations

from game.titles.realigious.cards.play import usable_cards
from game.titles.realigious.queries import stacks
from game.titles.realigious.rates import combat_price, propagation_rate
from game.titles.realigious.sight import REVEALED
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

HOME, BESIDE, FAR, AWAY = 8, 9, 11, 40  # seat 0's start, a tile it has revealed, a far one, seat 1's start


def rich(players: int = 2, **options: object) -> Play:
    """A plain map on which everybody can pay for every card."""
    play = Play(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.money(seat, 5000, 5000)
    return play


def usable(play: Play, seat: int) -> list[str]:
    """The cards that the seat could use in step A."""
    return [option.key for option in usable_cards(play.state, seat)]


def reveal(play: Play, seat: int, tile: int) -> None:
    play.seat(seat).knowledge[tile] = REVEALED


# ---------------------------------------------------------------- EXP-1
def test_exp_1a_gleaning_takes_the_believers_and_leaves_the_tile() -> None:
    play = rich()
    play.tile(BESIDE, "house", allotment=(300, 80, 70))
    play.give(0, "gleaning")
    play.cards_of(0)
    play.answer("use:gleaning@1", f"tile:{BESIDE}")
    assert (play.purse(0), play.state.owner[BESIDE]) == ((400, 4900, 5000), -1)


def test_exp_1a_gleaning_needs_a_revealed_neutral_tile_outside_fog() -> None:
    play = rich()
    play.tile(7, owner=1)
    play.tile(15, "gov_office")
    play.tile(16, terrain="water")
    play.seat(1).effects.append(Effect("fog", "turns", 3, 1, ref=1))  # over 2, 9 and all around
    play.seat(0).knowledge[10] = 1
    reveal(play, 0, FAR)
    play.give(0, "gleaning")
    play.cards_of(0)
    play.answer("use:gleaning@1")
    assert play.offered() == [f"tile:{FAR}", "cancel"]


def test_exp_1b_repentance_makes_declaring_combat_cost_nothing_for_three_turns() -> None:
    play = rich()
    play.give(0, "repentance")
    play.cards_of(0)
    play.answer("use:repentance@1")
    prices = [combat_price(play.state, 0)]
    for _ in range(3):
        play.turn_of(0)
        prices.append(combat_price(play.state, 0))
    assert prices == [0, 0, 0, 2]


def test_exp_1b_repentance_decides_combat_by_the_propagation_rate() -> None:
    play = rich()
    play.tile(BESIDE, owner=1)
    play.piece(0, BESIDE)
    play.seat(0).prop_stacks, play.seat(1).defence_stacks = 3, 9
    play.give(0, "repentance")
    play.rolls(81)  # 50 + 30 + 1 for a hundred believers
    play.cards_of(0, contact=True)
    play.answer("use:repentance@1")
    assert (play.state.owner[BESIDE], play.seat(0).reputation) == (0, 50)


def test_exp_1b_repentance_is_not_for_buddhists() -> None:
    play = rich(religions=("buddhist", "christian"))
    play.give(0, "repentance")
    assert usable(play, 0) == []


# ---------------------------------------------------------------- EXP-2
def test_exp_2a_train_clergy_adds_three_each_time() -> None:
    play = rich()
    before = propagation_rate(play.state, 0, BESIDE)
    play.give(0, "train_clergy", "train_clergy")
    play.cards_of(0)
    play.answer("use:train_clergy@1", "use:train_clergy@1")
    assert propagation_rate(play.state, 0, BESIDE) == before + 6


def test_exp_2b_ordain_apostles_designates_two_own_tiles() -> None:
    play = rich()
    play.tile(1, owner=0)
    play.tile(2, owner=0)
    play.tile(7, owner=0, designation="apostle")
    play.give(0, "ordain_apostles")
    play.cards_of(0)
    play.answer("use:ordain_apostles@1")
    first = play.offered()
    play.answer("tile:2", "tile:1")
    assert first == ["tile:1", "tile:2", "cancel"]
    assert [play.designation(t) for t in (1, 2)] == ["apostle", "apostle"]


def test_exp_2b_ordain_apostles_needs_two_own_tiles() -> None:
    play = rich()
    play.tile(1, owner=0)
    play.give(0, "ordain_apostles")
    assert usable(play, 0) == []


# ---------------------------------------------------------------- EXP-3
def test_exp_3a_cast_the_net_catches_a_neighbour_of_the_converted_tile() -> None:
    play = rich()
    play.give(0, "cast_net", "cast_net")
    play.rolls(1, 20)
    play.picks(0)
    play.cards_of(0, contact=True)
    play.answer("use:cast_net@1", "use:cast_net@1")
    assert (play.state.owner[HOME], play.state.owner[BESIDE]) == (0, 0)


def test_exp_3a_cast_the_net_stops_at_five_stacks() -> None:
    play = rich()
    play.give(0, "cast_net", "cast_net", "gleaning")
    play.seat(0).effects.append(Effect("net", "game", n=4))
    play.cards_of(0)
    play.answer("use:cast_net@1")
    assert (stacks(play.seat(0), "net"), play.hand(0)) == (5, ["cast_net", "gleaning"])
    assert usable(play, 0) == ["use:gleaning@2"]


def test_exp_3b_age_of_cathedrals_raises_the_rate_beside_the_pantheon() -> None:
    play = rich()
    play.tile(HOME, owner=0)
    before = propagation_rate(play.state, 0, BESIDE)
    play.give(0, "age_of_cathedrals")
    play.cards_of(0)
    play.answer("use:age_of_cathedrals@1", f"tile:{HOME}")
    assert propagation_rate(play.state, 0, BESIDE) == before + 20


# ---------------------------------------------------------------- EXP-4
def test_exp_4a_reaper_adds_five_each_time() -> None:
    play = rich()
    before = propagation_rate(play.state, 0, BESIDE)
    play.give(0, "reaper", "reaper")
    play.cards_of(0)
    play.answer("use:reaper@1", "use:reaper@1")
    assert propagation_rate(play.state, 0, BESIDE) == before + 10


def test_exp_4b_harvest_season_puts_two_reapers_into_the_hand() -> None:
    play = rich()
    play.seat(0).grave = ["reaper"]
    play.give(0, "harvest_season", "gleaning", "tithe")
    play.cards_of(0)
    play.answer("use:harvest_season@1")
    assert play.hand(0) == ["reaper", "reaper", "gleaning"]
    assert play.seat(0).grave == ["reaper", "harvest_season", "tithe"]


def test_exp_4b_harvest_season_needs_a_reaper_in_the_graveyard() -> None:
    play = rich()
    play.give(0, "harvest_season")
    assert usable(play, 0) == []


# ---------------------------------------------------------------- EXP-5
def test_exp_5a_sanctuary_offers_a_longer_way_towards_it() -> None:
    play = rich()
    play.tile(12, owner=0)
    play.give(0, "sanctuary")
    play.cards_of(0)
    play.answer("use:sanctuary@1", "tile:12")
    play.move_of(0)
    assert "tile:10" in play.offered()


def test_exp_5b_wall_of_the_word_negates_the_negation_and_costs_a_card_of_the_deck() -> None:
    play = rich()
    play.deck(1, "tithe", "gleaning")
    play.give(0, "reaper", "wall_of_word", "gleaning")
    play.give(1, "miracle", "indulgence")
    play.will(1, "use:miracle")
    play.will(0, "use:wall_of_word")
    play.cards_of(0)
    play.answer("use:reaper@1")
    assert stacks(play.seat(0), "reaper") == 1
    assert (play.hand(1), len(play.seat(1).deck), len(play.seat(1).grave)) == (["indulgence"], 1, 2)


def test_exp_5b_wall_of_the_word_cannot_save_a_card_that_is_not_about_propagation() -> None:
    play = rich()
    play.give(0, "tithe", "wall_of_word")
    play.give(1, "miracle")
    play.will(1, "use:miracle")
    play.will(0, "use:wall_of_word")
    play.cards_of(0)
    play.answer("use:tithe@1")
    assert (stacks(play.seat(0), "tithe"), play.hand(0)) == (0, ["wall_of_word"])


def test_exp_5b_wall_of_the_word_keeps_the_own_tile() -> None:
    play = rich()
    play.tile(BESIDE, owner=1)
    play.deck(0, "tithe", "gleaning")
    play.give(0, "move_mountains")
    play.give(1, "wall_of_word")
    play.will(1, "use:wall_of_word")
    play.cards_of(0)
    play.answer("use:move_mountains@1", f"tile:{BESIDE}")
    assert (play.state.owner[BESIDE], play.designation(BESIDE)) == (1, "")
    assert len(play.seat(0).deck) == 1


# ---------------------------------------------------------------- EXP-6
def test_exp_6a_move_mountains_takes_a_tile_as_an_icon_without_its_allotment() -> None:
    play = rich()
    play.tile(BESIDE, owner=1, designation="apostle")
    play.give(0, "move_mountains")
    play.cards_of(0)
    play.answer("use:move_mountains@1", f"tile:{BESIDE}")
    assert (play.state.owner[BESIDE], play.designation(BESIDE)) == (0, "icon")
    assert play.purse(0) == (100, 4400, 5000)


def test_exp_6a_move_mountains_reaches_only_revealed_tiles_of_others() -> None:
    play = rich()
    play.tile(1, owner=0)
    play.tile(AWAY, owner=1)
    play.tile(BESIDE, owner=1)
    play.give(0, "move_mountains")
    play.cards_of(0)
    play.answer("use:move_mountains@1")
    assert play.offered() == [f"tile:{BESIDE}", "cancel"]


def test_exp_6b_miracle_of_the_icon_pays_half_the_believers_in_the_start_phase() -> None:
    play = rich()
    play.tile(HOME, owner=0, allotment=(75, 10, 10))
    play.give(0, "miracle_icon")
    play.cards_of(0)
    play.answer("use:miracle_icon@1", f"tile:{HOME}")
    assert play.designation(HOME) == "icon"
    play.start_of(0)
    assert play.purse(0)[0] == 137
