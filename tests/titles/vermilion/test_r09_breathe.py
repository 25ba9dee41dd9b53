"""R9: growth and recovery, duality, training, rewards, crafting."""


from __future__ import annotations

import pytest

from game.core.session import Session
from game.core.state import Outcome, Step
from game.titles.vermilion import SPEC
from game.titles.vermilion.board import ORDER
from game.titles.vermilion.content import BASIC, DUALITY, TAINTS
from game.titles.vermilion.duality import outcome
from game.titles.vermilion.queries import base_pool, hand_limit, most_hp
from game.titles.vermilion.track import TRACK

from .play import Play


def ended(won: bool, *characters: str, quest: int = 0, **fields: object) -> Play:
    """A campaign whose present quest has just ended."""
    play = Play(*(characters or ("karon",)), variant="campaign", quest="asked")
    play.state.mode, play.state.won = "campaign", won
    play.state.campaign.chapters, play.state.campaign.chapter, play.state.campaign.limit = 10, quest, 3
    play.state.quest = ORDER[quest]
    for name, value in fields.items():
        setattr(play.seat(0), name, value)
    play.state.agenda = [Step("quest_end", ["won" if won else "loss_time"])]
    return play


def test_g11_r9_1_everything_returns_and_corruption_is_gone() -> None:
    play = ended(True, hp=7)
    play.hand(0, "attack")
    play.taint(0, "slip", "discard")
    play.taint(0, "rusty_blade", "arm")
    play.seat(0).burnt.append(play.seat(0).hand.pop())
    play.ready()
    player = play.seat(0)
    assert (player.hand, player.discard, player.burnt, player.taints) == ([], [], [], {})
    assert len(play.state.taints) == sum(row.copies for row in TAINTS.values())


def test_r9_2_grow_or_recover() -> None:
    play = ended(True, "karon", "seria", "drava", hp=5)
    play.seat(1).hp = 0
    play.answer("recover", seat=0)
    play.answer("recover", seat=1)
    assert play.seat(0).hp == 5
    play.answer("grow", seat=2)
    assert (play.seat(0).hp, play.seat(1).hp, play.question.text, play.question.seat) == (15, 11, "duality_choice", 2)


@pytest.mark.parametrize(("hp", "after"), [(0, 11), (5, 11), (14, 14)])
def test_g12_after_a_failure_all_have_eleven_or_what_they_have(hp: int, after: int) -> None:
    play = ended(False, "seria", hp=hp)
    assert (play.question.text, play.seat(0).hp) == ("breathe_action", after)


def test_r9_3_the_same_quest_again_and_the_campaign_lost_at_the_limit() -> None:
    play = ended(False)
    play.state.campaign.limit = 2
    play.answer("ready")
    assert (play.question.text, play.state.campaign.chapter, play.state.campaign.number) == ("choose_start", 0, 2)
    play.state.won = False
    play.restart(Step("quest_end", ["loss_time"]))
    assert play.session.outcome and (play.session.outcome.winners, play.session.outcome.ranks) == ([], [1])


def test_g45_only_the_reader_sees_the_duality_card() -> None:
    play = ended(True, "karon", "seria")
    play.answer("grow", seat=0)
    play.answer("grow", seat=1)
    card = play.seat(0).duality
    assert (play.view(0).duality, play.view(None).duality) == (card, "") and play.view(1).duality != card
    assert repr(card) not in repr(play.view(1)) and repr(card) not in repr(play.session.events(0, 1))


@pytest.mark.parametrize(("text", "field", "value"), [
    ("imprint", "track", 1), ("breakthrough", "track", -1), ("hp:-4", "hp", 6), ("hp:6", "hp", 16),
    ("max_hp:1", "extra_hp", 1), ("sinew:2", "materials", {"sinew": 2}), ("choice:1", "materials", {"fang": 1}),
    ("smith", "smith", True),
])
def test_r9_5_outcomes(text: str, field: str, value: object) -> None:
    play = Play("karon")
    play.seat(0).hp = 10
    play.run(outcome(play.table, 0, text), *(["fang"] if text == "choice:1" else []))
    assert getattr(play.seat(0), field) == value


def test_5_11_hp_never_fall_below_one() -> None:
    play = Play("karon")
    play.seat(0).hp = 2
    play.run(outcome(play.table, 0, "hp:-4"))
    assert play.seat(0).hp == 1


@pytest.mark.parametrize("card", list(DUALITY))
def test_5_11_every_card_can_be_read(card: str) -> None:
    for given in (DUALITY[card].a, DUALITY[card].b):
        play = Play("karon")
        play.seat(0).hp = 10
        for text in given:
            play.run(outcome(play.table, 0, text))
        player = play.seat(0)
        assert (player.track, player.hp, player.materials, player.extra_hp, player.smith) != (0, 10, {}, 0, False)


def test_r9_6_the_track() -> None:
    play = Play("karon")
    player = play.seat(0)
    player.track = 5
    assert (base_pool(player), most_hp(player), hand_limit(player)) == ({"imprint": 4, "breakthrough": 1}, 23, 6)
    player.track = -5
    assert (base_pool(player), most_hp(player)) == ({"imprint": 2, "breakthrough": 3}, 20)
    player.track, player.hp = 6, 10
    play.run(outcome(play.table, 0, "imprint"))
    assert (player.track, player.hp) == (6, 12)


def test_5_9_fifth_spaces_change_a_roll_once_per_quest() -> None:
    for track, key in ((5, "set_two:0"), (-5, "reroll_wild:1")):
        play = Play("karon", at=["2,2"])
        play.seat(0).track = track
        play.foe("kynarch", "3,2")
        play.hand(0, "attack")
        play.supply(0, imprint=1, breakthrough=1)
        play.faces(1, 0, 3)
        play.answer("play:attack:arm", "1+1", key)
        wanted = [2, 0] if track > 0 else [1, 3]
        assert (play.told("faces")[-1]["faces"], play.question.text) == (wanted, "player_action")


def test_5_9_threes_have_empower() -> None:
    play = Play("karon", at=["2,2"])
    play.seat(0).track = -3
    play.foe("kynarch", "3,2")
    play.hand(0, "attack")
    play.supply(0, breakthrough=2)
    play.faces(3, 3)
    play.answer("play:attack:arm", "0+2")
    assert play.told("result")[0]["result"] == 8


def test_5_9_an_extra_die_once() -> None:
    play = Play("karon")
    play.seat(0).track = -4
    play.hand(0, "attack")
    play.answer("combust:attack", "imprint", "extra")
    assert len(play.seat(0).supply.dice) == 2


def test_5_9_suppressed_dice_add_one_and_threatening_may_be_declined() -> None:
    play = Play("karon", at=["2,2"])
    play.seat(0).track, play.seat(0).once = 6, ["set_two"]
    play.foe("kynarch", "3,2", threat=1)
    play.hand(0, "attack")
    play.supply(0, imprint=1)
    play.faces(2)
    play.answer("play:attack:arm", "f1")
    assert play.told("result")[0]["result"] == 2
    play = Play("karon", at=["2,2"])
    play.seat(0).track, play.seat(0).once = -6, ["reroll_wild"]
    foe = play.foe("kynarch", "3,2")
    play.hand(0, "attack")
    play.supply(0, breakthrough=1)
    play.faces(0)
    play.answer("play:attack:arm", "decline")
    assert foe.threat == 0


def test_r9_7_training_rotates_and_exchanges_basic_cards() -> None:
    play = ended(True, "karon", "seria", quest=2)
    play.answer("recover", seat=0)
    play.answer("recover", seat=1)
    play.answer("ad05", "move", "decline")
    player = play.seat(0)
    assert (len(player.cards), "ad05" in player.cards, "ad05" in play.state.advanced) == (10, True, False)
    assert play.state.trained == 1


def test_r9_7_unique_cards_stay() -> None:
    play = ended(True, quest=2)
    play.answer("recover", "ad01")
    assert set(play.offered()) == set(BASIC)


def test_g53_each_advanced_card_exists_once() -> None:
    play = ended(True, "karon", "seria", quest=2)
    play.answer("recover", seat=0)
    play.answer("recover", seat=1)
    play.answer("ad05", "move")
    assert "ad05" not in play.offered()


def test_5_13_rewards_go_to_every_seat_and_gear_to_the_lowest() -> None:
    play = ended(True, "karon", "seria", quest=1)
    play.ready()
    assert [seat.materials for seat in play.state.seats] == [{"quill": 1}, {"quill": 1}]
    assert play.seat(0).bag == ["t12"]


def test_g68_a_reward_somebody_owns_becomes_two_materials() -> None:
    play = ended(True, "karon", "seria", quest=1)
    play.state.stock.remove("t12")
    play.seat(1).bag.append("t12")
    play.answer("fang", "fang")
    assert play.seat(0).materials == {"quill": 1, "fang": 2}


def workshop(**materials: int) -> Play:
    play = ended(False, "karon", "seria", hp=5, materials=dict(materials))
    play.ready()
    return play


def test_r9_9_crafting_equipping_giving_and_tonic() -> None:
    play = workshop(fang=2, sinew=2, tonic=1)
    play.answer("craft:w07", "equip:w07", "tonic", "give:1:sinew", seat=0)
    player = play.seat(0)
    assert (player.worn["arm"], player.bag, player.materials, player.hp) == ("w07", ["w01"], {}, 16)
    assert play.seat(1).materials == {"sinew": 1}
    play.answer("give:1:w01", "ready", seat=0)
    assert play.seat(1).bag == ["w01"]


def test_r9_9_each_equipment_card_exists_once() -> None:
    play = workshop(fang=4, sinew=2)
    play.answer("craft:w07", seat=0)
    assert "craft:w07" not in play.offered(seat=0)


def test_d08_the_smith_saves_a_material_once() -> None:
    play = workshop(fang=1, sinew=1, bone_shard=2)
    play.seat(0).smith = True
    play.answer("craft:w07:fang", seat=0)
    assert (play.seat(0).materials, play.seat(0).smith) == ({"bone_shard": 2}, False)


def test_d08_the_smith_saves_the_only_material_of_its_kind_that_is_not_there() -> None:
    play = workshop(sinew=2)
    play.seat(0).smith = True
    play.answer("craft:w12:quill", seat=0)
    assert (play.seat(0).materials, "w12" in play.seat(0).bag) == ({}, True)


def test_c6_9_nobody_has_lost_hp_before_the_party_has_set_out() -> None:
    seats = [{"character": "karon"}, {"character": ""}]
    session = Session(SPEC, seats, {"variant": "single_quest", "quest": "q01"}, 3)
    assert TRACK.values(session)[0] == [1000, 1000]


@pytest.mark.parametrize(("space", "epilogue"), [(2, "win_keeper"), (-1, "win_breaker"), (0, "win_balance")])
def test_q10_the_epilogue_of_a_won_campaign_names_each_seat_by_its_duality(space: int, epilogue: str) -> None:
    play = ended(True, "karon", "seria", quest=9, track=space)
    play.state.outcome = Outcome([0, 1], "vermilion.won", [1, 1])
    assert TRACK.ending(play.session, 0) == epilogue
    play.seat(1).track = -space
    other = {"win_keeper": "win_breaker", "win_breaker": "win_keeper"}.get(epilogue, epilogue)
    assert TRACK.ending(play.session, 1) == other
    assert TRACK.ending(play.session, None) == "win"
