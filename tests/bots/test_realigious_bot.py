"""Section 8 of Realigious, sentence by sentence, in small positions."""
from __future__ import annotations

import pytest

from game.bots.play import choose
from game.bots.world import choice_of
from game.core.state import Step
from game.titles.realigious.bot_answers import proposal
from game.titles.realigious.bot_mind import Mind
from game.titles.realigious.content import PRESETS
from tests.titles.realigious.play import Play

START = 8  # of seat 0; its neighbours are 9, 2, 1, 7, 15, 16
RICH = (400, 400, 400)


@pytest.fixture
def play() -> Play:
    """Two Christians on plain grass, 100 of everything on every tile."""
    return Play()


def key_of(play: Play, seat: int = 0) -> str:
    """What a normal bot answers now."""
    return choose(play.session, seat, "normal", 1)


def mind_of(play: Play, seat: int = 0) -> Mind:
    """What a normal bot thinks with now."""
    question = play.session.question(seat)
    assert question is not None
    own = play.session.view(seat).own
    assert own is not None
    return Mind(choice_of(play.session, question, 1), own)


def traits(play: Play, preset: str, seat: int = 0) -> None:
    """Give a seat the first traits of a preset."""
    play.state.seats[seat].traits = list(PRESETS[preset][:6])


@pytest.mark.parametrize("preset", ["religious", "social", "mystic"])
def test_8_1_the_plan_is_that_of_the_preset(play: Play, preset: str) -> None:
    traits(play, preset)
    play.move_of(0)
    assert mind_of(play).plan == preset


def test_8_1_a_track_that_is_far_ahead_becomes_the_plan(play: Play) -> None:
    traits(play, "social")
    play.money(0, 500, 500, believers=2500)
    play.move_of(0)
    assert mind_of(play).plan == "religious"


def test_8_2_the_richest_neutral_tile_is_the_goal(play: Play) -> None:
    play.tile(7, allotment=RICH)
    play.move_of(0)
    assert key_of(play) == "tile:7"


def test_8_2_two_moves_are_looked_ahead(play: Play) -> None:
    for tile in (1, 2, 7, 9, 15, 16):
        play.tile(tile, owner=0)
    play.tile(23, allotment=RICH)
    play.move_of(0)
    assert key_of(play) in ("tile:15", "tile:16")  # the two that 23 lies beside


def test_8_2_a_known_relic_is_fetched(play: Play) -> None:
    traits(play, "mystic")
    play.tile(7, allotment=RICH)
    play.relic(tile=2, known=(0,))
    play.move_of(0)
    assert key_of(play) == "tile:2"


def test_8_2_no_combat_below_reputation_12(play: Play) -> None:
    play.tile(9, owner=1, allotment=(800, 800, 800))
    play.money(0, 500, 500, reputation=11)
    play.move_of(0)
    assert key_of(play) != "tile:9"
    play.money(0, 500, 500, reputation=60)
    play.move_of(0)
    assert key_of(play) == "tile:9"


def test_8_4_an_icon_goes_to_the_tile_with_most_believers(play: Play) -> None:
    traits(play, "religious")
    play.tile(7, owner=0, allotment=(300, 100, 100))
    play.tile(9, owner=0)
    play.give(0, "miracle_icon")
    play.money(0, 900, 900)
    play.cards_of(0)
    play.answer(key_of(play))
    play.answer(key_of(play))
    assert play.designation(7) == "icon"


def test_8_4_gleaning_takes_the_richest_revealed_neutral_tile(play: Play) -> None:
    play.tile(15, allotment=(250, 100, 100))
    play.give(0, "gleaning")
    play.money(0, 900, 900)
    play.cards_of(0)
    assert key_of(play) == "use:gleaning@1"
    play.answer("use:gleaning@1")
    assert key_of(play) == "tile:15"


def test_8_5_what_a_spell_of_doom_needs_is_kept_back(play: Play) -> None:
    traits(play, "religious")
    play.give(0, "joy_of_ministry", "spell_of_doom")
    play.money(0, 800, 1000)
    play.cards_of(0)
    assert key_of(play) == "use:spell_of_doom@2"


def test_8_6_the_last_relic_is_exorcised(play: Play) -> None:
    for _ in range(3):
        play.relic(holder=1)
    play.relic(tile=41, known=(1,))
    play.piece(1, 40)
    play.give(0, "exorcism_rite")
    play.money(0, 500, 500)
    play.state.seats[0].traits = list(PRESETS["religious"])
    play.standing[0] = []
    play.run("move_phase", 1)
    play.session.answer(1, "tile:41")
    assert play.session.question(0) is not None
    assert key_of(play) == "use:exorcism_rite@1"


def test_8_6_fair_game_is_always_played(play: Play) -> None:
    play.give(1, "simple_prank")
    play.give(0, "fair_game")
    play.money(0, 500, 500)
    play.money(1, 500, 500)
    play.cards_of(1)
    play.session.answer(1, "use:simple_prank@1")
    while "use:fair_game@1" not in [option.key for option in play.question.options()]:
        play.session.answer(play.question.seat, "no")
    assert key_of(play) == "use:fair_game@1"


def test_8_7_indulgence_at_a_low_reputation(play: Play) -> None:
    play.give(0, "indulgence")
    play.money(0, 600, 600, reputation=20)
    play.cards_of(0)
    assert key_of(play) == "use:indulgence@1"
    play.money(0, 600, 600, reputation=40)
    play.cards_of(0)
    assert key_of(play) == "done"


def test_8_9_a_truce_is_accepted_by_the_weaker_only(play: Play) -> None:
    play.piece(1, START)
    for believers, key in ((50, "yes"), (900, "no")):
        play.money(1, 500, 500, believers=believers)
        play.money(0, 500, 500, believers=300)
        play.run("interaction", 0, contact=True)
        play.session.answer(0, "truce")
        assert key_of(play, 1) == key


@pytest.mark.parametrize(("given", "asked", "key"), [("donations:300", "donations:100", "accept"),
                                                     ("donations:100", "believers:100", "refuse")])
def test_8_9_trades_must_pay(play: Play, given: str, asked: str, key: str) -> None:
    play.piece(1, START)
    play.money(0, 900, 900)
    play.money(1, 900, 900, believers=300)
    play.run("interaction", 0, contact=True)
    for choice in ("trade", given, asked):
        play.session.answer(0, choice)
    assert key_of(play, 1) == key


@pytest.mark.parametrize(("mine", "theirs", "key"), [
    (300, 300, "accept"), (2900, 300, "refuse"), (300, 2900, "refuse"),
])  # fmt: skip
def test_8_9_no_victory_is_sold(play: Play, mine: int, theirs: int, key: str) -> None:
    """No believers that the own religious victory or the other's is near by."""
    play.piece(1, START)
    play.money(0, 900, 900, believers=theirs)
    play.money(1, 900, 900, believers=mine)
    play.run("interaction", 0, contact=True)
    for choice in ("trade", "donations:500", "believers:100"):
        play.session.answer(0, choice)
    assert key_of(play, 1) == key


def proposed(play: Play, donations: int, influence: int, believers: int = 0) -> list[str]:
    """What a normal bot answers in the tab until its partner is asked."""
    play.piece(1, START)
    play.money(0, donations, influence, 300, reputation=90)  # too high for a joint service with seat 1
    play.money(1, 900, 900, believers, reputation=50)
    play.tile(START, owner=0)
    play.state.services = {"0-1": 1}
    play.run("interaction", 0, contact=True)
    keys = []
    while play.session.questions() and play.question.seat == 0 and play.question.text.startswith(("tab", "trade")):
        keys.append(key_of(play))
        play.session.answer(0, keys[-1])
    return keys


@pytest.mark.parametrize(("donations", "influence", "offer"), [
    (2600, 100, ["trade", "donations:500", "influence:300"]), (100, 2600, ["trade", "influence:500", "donations:300"]),
])
def test_8_9_plenty_is_offered_for_want(play: Play, donations: int, influence: int, offer: list[str]) -> None:
    assert proposed(play, donations, influence) == offer
    assert key_of(play, 1) == "accept"


def test_8_9_believers_are_bought_for_idle_money(play: Play) -> None:
    traits(play, "religious")
    assert proposed(play, 2600, 2600, believers=150) == ["trade", "donations:500", "believers:100"]


def test_8_9_no_trade_is_proposed_out_of_balance(play: Play) -> None:
    assert proposed(play, 300, 300, believers=150) == ["pass_by"]


def test_8_9_nobody_near_a_victory_is_helped_by_a_trade(play: Play) -> None:
    play.money(1, 900, 900, believers=int(0.85 * 3334))
    play.move_of(0)
    play.money(0, 2600, 100)
    assert proposal(mind_of(play), 1) is None


@pytest.mark.parametrize(("left", "key"), [("shame_end", "use:angels_seal@2"), ("gods_answer", "no")])
def test_8_6_the_seal_is_kept_when_its_card_would_find_no_other(play: Play, left: str, key: str) -> None:
    play.give(0, left, "angels_seal", "gods_answer")
    play.deck(0, "spell_of_doom")
    play.money(0, 3000, 3000)
    play.state.agenda = [Step("start_phase")]
    play.restart()
    assert play.question.text == "react"
    assert key_of(play) == key


def test_8_10_a_victory_that_is_one_card_away_is_taken(play: Play) -> None:
    traits(play, "religious")
    play.tile(7, owner=0, allotment=(600, 100, 100))
    play.give(0, "miracle_icon", "relief_corps")
    play.money(0, 500, 500, reputation=97)
    play.cards_of(0)
    assert key_of(play) == "use:relief_corps@2"


def test_c9_1_easy_bots_use_cards_now_and_then(play: Play) -> None:
    play.give(0, "gleaning")
    play.money(0, 900, 900)
    play.cards_of(0)
    keys = [choose(play.session, 0, "easy", seed) for seed in range(60)]
    assert 5 < keys.count("use:gleaning@1") < 55
