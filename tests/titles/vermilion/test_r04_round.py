"""R3, R4: setting a quest up, the phases of a round."""

from __future__ import annotations

import pytest

from game.core.state import Step
from game.titles.vermilion.content import ENEMIES
from game.titles.vermilion.foes import place_groups
from game.titles.vermilion.objectives import group_size
from game.titles.vermilion.phases import phase_corruption, phase_ready
from game.titles.vermilion.queries import foe_by
from game.titles.vermilion.state import EnemyGroup

from .play import Play


@pytest.mark.parametrize(("count", "sizes"), [
    ("P", [1, 2, 3, 4]), ("P-1", [0, 1, 2, 3]), ("P/2", [1, 1, 2, 2]), ("3", [3, 3, 3, 3]), ("0/2/1/3", [0, 2, 1, 3]),
])  # fmt: skip
def test_r3_2_the_size_of_a_group(count: str, sizes: list[int]) -> None:
    assert [group_size(count, seats) for seats in (1, 2, 3, 4)] == sizes


def test_r3_2_enemies_take_the_marks_in_order_then_the_nearest_tile() -> None:
    play = Play("karon", at=["4,4"])
    play.state.marks = {1: [play.tile("4,4"), play.tile("6,4")]}
    play.state.groups = [EnemyGroup(1, 3, "3", "myomita")]
    place_groups(play.table, 3)
    assert [play.at(f"f{n}") for n in (1, 2, 3)] == ["6,4", "3,3", "4,3"]


def test_r3_2_an_enemy_comes_with_its_tokens_and_the_hp_of_the_difficulty() -> None:
    for difficulty, hp, threat in (("normal", 8, 1), ("gentle", 6, 1), ("grim", 10, 2)):
        play = Play("karon", difficulty=difficulty)
        play.state.groups = [EnemyGroup(1, 3, "1", "ungulus")]
        play.state.marks = {1: [play.tile("6,4")]}
        place_groups(play.table, 3)
        assert (play.state.foes[0].hp, play.state.foes[0].threat) == (hp, threat)


@pytest.mark.parametrize(("seats", "hp"), [(1, 29), (2, 55), (3, 81), (4, 107)])
def test_r3_2_the_hp_of_a_boss_grow_with_the_seats(seats: int, hp: int) -> None:
    play = Play(*("karon", "seria", "drava", "ioan")[:seats])
    assert play.foe("kynarch", "6,4").hp == hp


def test_r3_the_first_quest_stands_there() -> None:
    play = Play.match("karon", "seria", quest="q01")
    assert sorted(foe.kind for foe in play.state.foes) == []
    play.answer("tile:1,1", "tile:0,2")
    assert [foe.kind for foe in play.state.foes] == ["kynodon", "kynodon", "myomita", "myomita"]
    assert [len(seat.cards) for seat in play.state.seats] == [10, 10]


def test_r3_3_seats_choose_their_start_tiles_in_order() -> None:
    play = Play.match("karon", "seria", quest="q01")
    assert (play.question.text, play.offered()[0]) == ("choose_start", "tile:1,1")
    play.answer("tile:1,1", seat=0)
    assert "tile:1,1" not in play.offered(seat=1)


def test_r3_5_four_cards_then_two() -> None:
    play = Play.match("karon", quest="q01", seed=3)
    play.answer("tile:1,1")
    while play.question.text != "player_action":
        play.answer(play.question.default())
    drawn = [len(told["cards"].split()) for told in play.told("drew")]
    assert drawn == [4, 2]


# ---------------------------------------------------------------- R4.0
@pytest.mark.parametrize(("face", "cards"), [(4, 0), (5, 1), (6, 1)])
def test_r4_0_1_a_five_draws_a_corruption_card(face: int, cards: int) -> None:
    play = Play("seria")
    play.faces(face)
    play.run(phase_corruption(play.table, 0))
    assert len(play.seat(0).discard) == cards


def test_r13_37_purify_lowers_the_roll() -> None:
    play = Play("ioan")
    play.faces(5)
    play.run(phase_corruption(play.table, 0))
    assert play.seat(0).discard == []


def test_r13_14_numb_characters_do_not_roll() -> None:
    play = Play("seria")
    play.wear(0, "a11")
    play.run(phase_corruption(play.table, 0))
    assert play.told("resisted") == []


def test_t01_prayer_beads_lower_anybodys_roll() -> None:
    play = Play("seria", "karon")
    play.faces(6)
    asked = play.run(phase_corruption(play.table, 0), "trinket:t01")
    assert (asked, play.seat(1).uses["t01"], play.seat(0).discard) == ([(1, "corruption_react")], 1, [])


def test_r4_0_2_an_empty_deck_is_made_of_the_returned_cards() -> None:
    play = Play("seria")
    state = play.state
    state.taints, state.taints_back = [], state.taints
    play.faces(6)
    play.run(phase_corruption(play.table, 0))
    assert (len(state.taints), state.taints_back, len(play.seat(0).discard)) == (39, [], 1)


# ---------------------------------------------------------------- R4.1
def test_g26_r4_1_1_the_supply_is_exactly_the_pool() -> None:
    play = Play("karon")
    play.supply(0, imprint=3)
    play.seat(0).pool = {"imprint": 2, "breakthrough": 1}
    play.run(phase_ready(play.table, 0))
    assert [die.kind for die in play.seat(0).supply.dice] == ["imprint", "imprint", "breakthrough"]


def test_r4_1_2_two_cards_without_a_limit() -> None:
    play = Play("karon")
    play.hand(0, "attack", "attack", "attack", "move", "move")
    play.run(phase_ready(play.table, 0))
    assert len(play.seat(0).hand) == 7


def test_r4_1_3_the_discard_pile_becomes_the_deck() -> None:
    play = Play("karon")
    player = play.seat(0)
    player.deck, player.discard = [], player.deck
    play.run(phase_ready(play.table, 0))
    assert (len(player.hand), len(player.deck), player.discard) == (2, 8, [])


def test_t12_the_top_of_the_deck_is_put_in_order_before_the_draw() -> None:
    play = Play("karon")
    play.wear(0, "t12")
    play.seat(0).deck = ["attack", "attack", "defend", "u01", "move"]
    play.run(phase_ready(play.table, 0), "trinket:t12", "top:defend", "top:u01", "pass")
    assert play.seat(0).hand == ["defend", "u01"]


# ---------------------------------------------------------------- R4.2
def threat(play: Play) -> None:
    play.state.agenda = [Step("phase_threat")]


def test_r4_2_4_tokens_gained_later_do_not_change_the_action() -> None:
    play = Play("karon")
    foe = play.foe("kynodon", "6,4")
    play.faces(2, 2, 3)
    threat(play)
    play.ready()
    foe.threat += 3
    assert (foe.total, ENEMIES["kynodon"].zones[foe.action].name) == (7, "crimson_rush")


def test_t14_foes_breath_rerolls_a_die_and_the_action_follows() -> None:
    play = Play("karon")
    play.wear(0, "t14")
    foe = play.foe("kynodon", "6,4")
    play.faces(2, 2, 3, 0)
    threat(play)
    assert "reroll:f1:2" in play.offered()
    play.answer("reroll:f1:2")
    foe = foe_by(play.state, 1)
    assert foe and [die.face for die in foe.dice] == [2, 2, 0]
    assert [shown.face for shown in foe.dice[2].shown] == [3, 0]


def test_t09_the_players_come_before_the_enemies() -> None:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t09")
    play.foe("kynodon", "3,2")
    play.faces(2, 2, 1)
    threat(play)
    play.answer("trinket:t09")
    assert (play.question.text, play.state.phase, play.seat(0).hp) == ("player_action", "player", 20)
    play.answer("end_turn")
    assert play.told("foe_attacked")


def test_r4_3_1_an_enemy_that_comes_later_has_no_action() -> None:
    play = Play("karon", at=["2,2"])
    play.foe("kynodon", "3,2")
    play.state.agenda = [Step("phase_cleanup"), Step("phase_enemy")]
    play.state.last_round = 2
    play.ready()
    assert play.told("acts") == []


# ---------------------------------------------------------------- R4.6, R4.7
def test_r4_6_any_seat_may_act_and_the_turn_ends_when_all_have_ended() -> None:
    play = Play("karon", "seria")
    assert [question.seat for question in play.questions] == [0, 1]
    play.answer("end_turn", seat=1)
    assert [question.seat for question in play.questions] == [0]


def test_r4_7_1_the_hand_limit_and_fixed_corruption() -> None:
    play = Play("karon")
    play.hand(0, "attack", "attack", "attack", "move")
    play.taint(0, "broken_bone")
    play.taint(0, "phantom_pain")
    play.seat(0).hp = 10
    play.answer("end_turn")
    assert (play.question.text, play.offered()) == ("hand_discard", ["attack", "move"])


def test_g29_fixed_corruption_alone_above_the_limit_stays() -> None:
    play = Play("karon")
    for card in ("broken_bone", "broken_bone", "muscle_cramp", "muscle_cramp", "adhesive_mucus", "adhesive_mucus"):
        play.taint(0, card)
    play.answer("end_turn")
    assert play.told("discarded") == []


def test_r4_7_2_what_lasts_a_round_ends() -> None:
    play = Play("karon")
    foe = play.foe("kynodon", "8,6", shield=2, opened=True, threat=1)
    play.seat(0).threat, play.seat(0).bind = 2, 1
    play.state.agenda = [Step("cleanup_end")]
    play.state.last_round = 2
    play.ready()
    assert (foe.shield, foe.opened, play.seat(0).threat, play.seat(0).bind) == (0, False, 0, 0)


def test_g3_the_last_round_is_played_in_full() -> None:
    play = Play("karon")
    play.state.last_round = 3
    play.answer("end_turn")
    while play.session.outcome is None and play.state.round == 3:
        play.answer(play.question.default())
    assert play.session.outcome and play.session.outcome.reason == "vermilion.loss_time"


def test_g5_the_quest_is_lost_when_nobody_owns_an_action_card() -> None:
    play = Play("karon")
    player = play.seat(0)
    player.burnt, player.deck = player.deck, []
    play.answer("end_turn")
    assert play.session.outcome and play.session.outcome.reason == "vermilion.loss_exhausted"


def test_r1_4_victory_goes_before_defeat() -> None:
    """The last enemy's rupture kills the last character."""
    play = Play("karon", at=["2,2"])
    play.state.groups = []
    play.foe("rupturon", "3,2", hp=1)
    play.seat(0).hp = 3
    play.hand(0, "attack")
    play.supply(0, imprint=1)
    play.faces(2)
    play.answer("play:attack:arm")
    assert play.session.outcome and play.session.outcome.winners == [0]
