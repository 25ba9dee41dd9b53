"""Section 8: bots play on by the rules, look at nothing hidden, and do not loop between quests."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.play import choose
from game.core.session import Session
from game.core.state import Step
from game.titles.vermilion import SPEC
from game.titles.vermilion.bot_picks import best_pick, score
from game.titles.vermilion.bot_plan import BotPlan, plan_of, wish_for, wish_text
from game.titles.vermilion.bot_ways import beside_wagon
from game.titles.vermilion.forecast import state_of
from game.titles.vermilion.queries import grid_of
from game.titles.vermilion.state import EnemyGroup, Wagon

from .play import Play

LONGEST = 900


def played(seats: int, level: str, seed: int, most: int = LONGEST, **options: str) -> Session:
    """A match of bots; every answer is one of the options."""
    session = Session(SPEC, [{} for _ in range(seats)], {"variant": "single_quest", **options}, seed)
    for _ in range(most):
        if session.outcome is not None:
            break
        seat = session.questions()[0].seat
        session.answer(seat, choose(session, seat, level, seed))
    return session


@pytest.mark.slow
@pytest.mark.parametrize(("level", "seats", "quest"), [("easy", 2, "q04"), ("normal", 1, "q03"), ("normal", 2, "q10")])
def test_8_bots_play_a_quest_to_its_end(level: str, seats: int, quest: str) -> None:
    assert played(seats, level, 1001, quest=quest).outcome is not None


@pytest.mark.slow
def test_8_careful_bots_calm_the_beating_ground() -> None:
    assert all(bool(played(1, "normal", seed, quest="q03").outcome.winners) for seed in (1000, 1001))


@pytest.mark.slow
def test_8_a_bot_answers_alike_where_only_hidden_things_differ() -> None:
    session = played(2, "normal", 5, most=40, quest="q02")
    seat = session.questions()[0].seat
    keys = {choose(session.imagine(seat, number), seat, "normal", 5) for number in range(4)}
    assert keys == {choose(session, seat, "normal", 5)}


def test_8_10_no_loops_between_quests() -> None:
    play = Play("karon", "seria")
    state = play.state
    state.mode, state.won, state.campaign.chapters = "campaign", True, 10
    for player in state.seats:
        player.materials = {"fang": 5, "sinew": 5, "bone_shard": 5, "heart": 2, "tonic": 2}
        player.hp = 5
    play.restart(Step("quest_end", ["won"]))
    count = 0
    while play.state.phase == "breathe" and count < 60:
        seat = play.session.questions()[0].seat
        play.session.answer(seat, choose(play.session, seat, "normal", 3))
        count += 1
    assert count < 40 and [player.worn["arm"][0] for player in play.state.seats] == ["w", "w"]
    assert all(int(player.worn["arm"][1:]) > 6 for player in play.state.seats)


def laid(card: str, **fields: Any) -> Play:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2", **fields)
    play.hand(0, card, "move")
    play.supply(0, imprint=2, breakthrough=1)
    return play


def test_8_4_an_attack_that_kills_comes_first() -> None:
    play = laid("attack", hp=1)
    assert best_pick(play.state, 0, play.options()) == "play:attack:arm"
    assert score(play.state, 0, "play:attack:arm") > score(laid("attack").state, 0, "play:attack:arm") - 36


def test_8_8_dice_that_are_left_over_heal() -> None:
    play = Play("karon")
    play.supply(0, imprint=2)
    play.seat(0).hp = 10
    assert best_pick(play.state, 0, play.options()) == "meditate"


def test_8_11_a_bot_ends_its_turn_where_nothing_is_worth_it() -> None:
    play = Play("karon")
    assert best_pick(play.state, 0, play.options()) == "end_turn"


def test_8_11_cards_and_dice_that_nothing_gains_by_are_kept() -> None:
    """A card is not burnt for a die, nor a die given for a card, only because nothing else can be done."""
    play = Play("karon")
    play.state.round = 3
    play.hand(0, "attack", "u03")
    play.supply(0, imprint=1)
    keys = [option.key.partition(":")[0] for option in play.options()]
    assert {"combust", "condense"} <= {*keys} and best_pick(play.state, 0, play.options()) == "end_turn"


# ---------------------------------------------------------------- C12.2 partners that do what one asks
def asked(play: Play, seat: int, verb: str, what: str = "", level: str = "normal") -> str:
    """What a bot on a seat answers while seat 1 asks something of it in this round."""
    text = wish_text(len(play.state.campaign.tries), play.state.round, verb, what)
    return choose(play.session, seat, level, 7, {1: text})


def two(level_foe: int = 9) -> Play:
    play = Play("karon", "ioan", at=["2,2", "6,4"])
    play.foe("kynodon", "3,2", hp=1)
    play.foe("kynodon", "2,3", hp=level_foe)
    play.hand(0, "attack", "attack", "move", "move")
    play.supply(0, imprint=3)
    return play


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_c12_2_bots_attack_whom_a_partner_names(level: str) -> None:
    play = two()
    play.faces(2, 2, 2)
    play.answer("play:attack:arm")
    while play.session.question(0).text != "choose_target":
        play.session.answer(0, asked(play, 0, "attack", "f2", level))
    assert asked(play, 0, "attack", "f2", level) == "f2" and play.session.question(0).default() == "f1"


def test_c12_2_a_bot_guards_who_asks_for_it() -> None:
    play = Play("karon", "ioan", at=["0,0", "6,4"])
    play.foe("kynodon", "0,4")
    play.hand(0, "move")
    play.supply(0, imprint=2)
    play.ready()
    play.faces(2, 2)
    for _ in range(6):
        if play.session.question(0) is None:
            break
        play.session.answer(0, asked(play, 0, "guard"))
    grid = grid_of(play.state)
    assert grid.distance(play.tile(play.at("c0")), play.tile("6,4")) < grid.distance(play.tile("0,0"), play.tile("6,4"))


def test_c12_2_a_bot_goes_where_a_partner_points() -> None:
    play = Play("karon", "ioan", at=["2,2", "6,4"])
    play.foe("kynodon", "3,2")
    play.hand(0, "attack", "move")
    play.supply(0, imprint=2)
    play.ready()
    play.faces(1, 1)
    for _ in range(6):
        if play.at("c0") == "1,1":
            break
        play.session.answer(0, asked(play, 0, "go", "1,1"))
    assert play.at("c0") == "1,1" and play.seat(0).hand == ["attack"]


@pytest.mark.parametrize("text", ["", "x", "9.9:attack:f1", "0.2:attack:f9", "0.2:go:99,99", "0.2:go:", "0.2:dance:f1",
                                  "0.2:attack:fx", ":::"])
def test_c12_2_what_is_no_wish_or_an_old_one_changes_nothing(text: str) -> None:
    play = two()
    assert wish_for(play.state, 0, {1: text}) is None
    assert choose(play.session, 0, "normal", 7, {1: text}) == choose(play.session, 0, "normal", 7)


def test_c12_2_a_bot_says_what_it_means_to_do() -> None:
    play = two()
    assert plan_of(play.state, 0, {}) == BotPlan("attack", "f1", "3,2")
    wish = {1: wish_text(0, 2, "guard", "")}
    assert plan_of(play.state, 0, wish) == BotPlan("guard", "c1", "6,4", True)
    play.seat(0).hp, play.seat(0).tile = 0, -1
    assert plan_of(play.state, 0, wish).verb == "down"


def test_c12_2_who_has_ended_its_turn_means_to_do_nothing_more() -> None:
    play = two()
    play.seat(0).ended = True
    assert plan_of(play.state, 0, {1: wish_text(0, 2, "guard", "")}) == BotPlan("ended")
    play.state.phase = "enemy"
    assert plan_of(play.state, 0, {}).verb == "attack"


def test_c12_2_plans_are_read_from_what_everybody_sees() -> None:
    play = two()
    seen = state_of(play.session.view(1))
    assert plan_of(seen, 0, {}) == plan_of(play.state, 0, {})


# ---------------------------------------------------------------- the strongest
def test_8_hard_bots_condense_their_dice_where_that_kills() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynarch", "3,2", hp=11)
    play.hand(0, "move")
    play.seat(0).deck = ["attack", "attack"]
    play.supply(0, imprint=2)
    play.ready()
    assert choose(play.session, 0, "hard", 7) == "condense:imprint"
    assert choose(play.session, 0, "normal", 7) != "condense:imprint"


def test_8_hard_bots_keep_two_dice_for_the_enemies_that_come_yet() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynarch", "3,2", hp=11)
    play.hand(0, "move")
    play.seat(0).deck = ["attack", "attack"]
    play.supply(0, imprint=2)
    play.seat(0).pool = {"imprint": 2, "breakthrough": 0}
    play.state.round, play.state.last_round = 1, 12
    play.state.groups = [EnemyGroup(1, 6, "1", "kynodon")]
    play.ready()
    assert choose(play.session, 0, "hard", 7) != "condense:imprint"


def test_8_3_basic_attacks_are_burnt_too_but_the_last_is_kept() -> None:
    play = Play("karon")
    play.state.round = 1
    player = play.seat(0)
    player.hand, player.deck = ["attack", "attack"], ["u01", "u02", "u03", "move", "defend", "move"]
    assert score(play.state, 0, "combust:attack") > 0
    player.hand = ["attack", "u01"]
    assert score(play.state, 0, "combust:attack") == 0


def test_8_6_who_walks_with_the_wagon_leaves_the_way_to_its_goal_free() -> None:
    play = Play("karon", at=["2,2"])
    play.state.objective = "escort"
    state = play.state
    state.wagon, state.tree, state.wagon_start = Wagon(10, 10, play.tile("1,1")), play.tile("2,2"), play.tile("0,0")
    assert play.tile("2,2") not in beside_wagon(state, 0) and beside_wagon(state, 0)


def test_8_hard_bots_put_on_the_best_and_walk_one_side_of_the_track() -> None:
    session = Session(SPEC, [{"character": "karon"}], {"variant": "single_quest", "quest": "q08"}, 3)
    while session.view(None).phase in ("", "setup") and session.questions()[0].text.startswith(("kit", "training")):
        session.answer(0, choose(session, 0, "hard", 3))
    player = session.table.state.seats[0]
    assert player.worn["arm"] == "w14" and player.worn["torso"] == "a08" and player.track == 3


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "easy", "hard"])
def test_8_10_nobody_dawdles_between_quests(level: str) -> None:
    """Careless ones take longer, but they end, too."""
    play = Play("karon", "seria", "drava", "ioan")
    state = play.state
    state.mode, state.won, state.campaign.chapters = "campaign", True, 10
    for player in state.seats:
        player.materials = {"fang": 5, "sinew": 5, "bone_shard": 5, "mucus": 3, "quill": 3, "heart": 2, "tonic": 2}
        player.hp = 5
    play.restart(Step("quest_end", ["won"]))
    for _ in range(600):
        if play.state.phase != "breathe":
            break
        seat = play.session.questions()[0].seat
        play.session.answer(seat, choose(play.session, seat, level, 3))
    assert play.state.phase != "breathe"
