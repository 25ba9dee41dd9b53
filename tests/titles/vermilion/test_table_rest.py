"""5.8, 5.9, 5.11, 5.13: every corruption card, duality card, space of the track and quest, row by row; `table.py` tells
which case holds which."""

from __future__ import annotations

import pytest

from game.core.boards.bone import SMALL
from game.titles.vermilion.board import ORDER, QUESTS, parsed
from game.titles.vermilion.content import DUALITY, TAINTS, TRACK
from game.titles.vermilion.decks import draw
from game.titles.vermilion.duality import read_cards
from game.titles.vermilion.foes import place_foe
from game.titles.vermilion.lands import unrest
from game.titles.vermilion.queries import base_pool, hand_limit, most_hp
from game.titles.vermilion.setup import shuffle_decks
from game.titles.vermilion.state import EnemyGroup
from game.titles.vermilion.verbs import charge

from .play import Play
from .test_r09_breathe import ended

# ---------------------------------------------------------------- 5.8
COPIES = {
    "broken_bone": 3, "muscle_cramp": 3, "phantom_pain": 2, "adhesive_mucus": 4, "static_shock": 4, "slip": 4,
    "memory_erasure": 3, "blood_reflux": 4, "frenzied_whisper": 3, "rusty_blade": 3, "shackles": 3,
    "armour_corrosion": 3, "tinnitus": 1,
}  # fmt: skip
WHERE = {
    **dict.fromkeys(("broken_bone", "muscle_cramp", "phantom_pain", "adhesive_mucus"), "hand"), "rusty_blade": "w01",
    "shackles": "s01", "armour_corrosion": "a01", "tinnitus": "t01",
}  # fmt: skip
"""Where a card lies once it has been drawn; on the discard pile where nothing is said."""


@pytest.mark.parametrize("card", list(TAINTS))
def test_5_8_how_often_a_corruption_card_is_in_the_deck(card: str) -> None:
    play = Play("karon")
    shuffle_decks(play.state, 3)
    assert (play.state.taints.count(card), len(play.state.taints)) == (COPIES[card], 40)


@pytest.mark.parametrize("card", list(TAINTS))
def test_r8_3_to_r8_5_where_a_drawn_corruption_card_goes(card: str) -> None:
    play = Play("karon", at=["2,2"])
    player = play.seat(0)
    player.deck, player.cards = [], []
    play.taint(0, card, "deck")
    play.run(draw(play.table, 0, 1, "R4.1.2"))
    where = WHERE.get(card, "discard")
    assert (card in player.hand, card in player.discard) == (where == "hand", where == "discard")
    assert player.taints == ({where: [card]} if where not in ("hand", "discard") else {})


def test_r8_5_tinnitus_keeps_a_trinket_from_being_charged() -> None:
    play = Play("karon")
    play.seat(0).uses["t01"] = 0
    play.taint(0, "tinnitus", "head")
    charge(play.table, 0, "over_guard", 5)
    assert play.seat(0).uses["t01"] == 0


def test_r11_5_rusty_blade_on_a_weapon_that_is_used() -> None:
    """Two dice make no pair any more, three do."""
    for dice, pushed in ((2, False), (3, True)):
        play = Play("karon", at=["2,2"])
        play.wear(0, "t10")
        play.foe("kynarch", "3,2")
        play.taint(0, "rusty_blade", "arm")
        play.hand(0, "attack")
        play.supply(0, imprint=dice)
        play.faces(*[1] * dice)
        play.answer("play:attack:arm", f"{dice}+0")
        assert (play.at("f1") == "4,2") == pushed


# ---------------------------------------------------------------- 5.11
OUTCOMES = {  # what A and B lead to
    "d01": ("imprint", "breakthrough"), "d02": ("hp 6", "imprint"), "d03": ("breakthrough", "sinew 2"),
    "d04": ("imprint", "breakthrough"), "d05": ("marrow 1", "breakthrough"), "d06": ("imprint", "fang 1, hp -2"),
    "d07": ("imprint", "breakthrough"), "d08": ("smith", "imprint"), "d09": ("breakthrough", "imprint"),
    "d10": ("imprint", "breakthrough"), "d11": ("hp 3", "fang 1"), "d12": ("imprint", "breakthrough"),
    "d13": ("breakthrough", "max_hp 1"), "d14": ("hp -4, breakthrough", "imprint"), "d15": ("breakthrough", "imprint"),
    "d16": ("mucus 2", "breakthrough"), "d17": ("imprint", "breakthrough"), "d18": ("choice 2", "imprint"),
    "d19": ("breakthrough", "hp 3"), "d20": ("imprint", "hp 4"), "d21": ("breakthrough", "imprint"),
    "d22": ("breakthrough", "tonic 1"), "d23": ("imprint", "quill 2"), "d24": ("breakthrough", "imprint"),
    "d25": ("choice 1", "breakthrough"), "d26": ("hp 5", "imprint"), "d27": ("imprint", "breakthrough"),
    "d28": ("bone_shard 2", "breakthrough"), "d29": ("imprint", "breakthrough, hp -2"),
    "d30": ("imprint", "breakthrough"),
}


@pytest.mark.parametrize("card", list(DUALITY))
@pytest.mark.parametrize("side", [0, 1])
def test_r9_4_what_an_option_of_a_duality_card_leads_to(card: str, side: int) -> None:
    """The card is read, the option chosen; a material of choice is marrow here."""
    play = ended(True, hp=10)
    play.state.duality.remove(card)
    play.state.duality.append(card)
    play.answer("fang" if play.question.text == "material_pick" else "grow")
    play.seat(0).materials = {}
    play.answer("ab"[side])
    while play.question.text == "material_pick":
        play.answer("marrow")
    wanted = {"hp": 10, "track": 0, "extra": 0, "smith": False}
    materials: dict[str, int] = {}
    for one in OUTCOMES[card][side].split(", "):
        name, _, number = one.partition(" ")
        match name:
            case "imprint" | "breakthrough":
                wanted["track"] += 1 if name == "imprint" else -1
            case "hp":
                wanted["hp"] += int(number)
            case "max_hp":
                wanted["extra"] += int(number)
            case "smith":
                wanted["smith"] = True
            case "choice":
                materials["marrow"] = int(number)
            case _:
                materials[name] = int(number)
    player = play.seat(0)
    assert {"hp": player.hp, "track": player.track, "extra": player.extra_hp, "smith": player.smith} == wanted
    assert player.materials == materials and play.state.duality_back == [card]


def test_r9_4_the_duality_deck_is_shuffled_anew_when_it_is_empty() -> None:
    play = Play("karon", "seria")
    play.state.duality_back, play.state.duality = play.state.duality, []
    rules = read_cards(play.table, [0, 1])
    rules.send(None)
    assert len(play.state.duality) == 28 and play.state.duality_back == []


# ---------------------------------------------------------------- 5.9
def attacking(track: int, imprint: int, wild: int, faces: tuple[int, ...], threat: int = 0) -> Play:
    play = Play("karon", at=["2,2"])
    play.wear(0, "t10")
    play.seat(0).track = track
    play.foe("kynarch", "3,2", threat=threat)
    play.hand(0, "attack")
    play.supply(0, imprint, wild)
    play.faces(*faces)
    play.answer("play:attack:arm")
    if play.question.text == "fill_dice":
        play.answer(f"{imprint}+{wild}")
    return play


@pytest.mark.parametrize(("space", "track"), [
    (space, int(space[-1]) * (1 if space.startswith("imprint") else -1)) for space in TRACK])
def test_5_9_what_a_space_of_the_track_gives(space: str, track: int) -> None:
    """It is in force from its space on and not on the one before."""
    for at, there in ((track, True), (track - (1 if track > 0 else -1), False)):
        play = Play("karon", at=["2,2"])
        player = play.seat(0)
        player.track = at
        colour, number = space.rsplit("_", 1)
        match number:
            case "5":
                rolled = attacking(at, 1, 1, (1, 0))
                assert ("set_two:0" in rolled.offered() or "reroll_wild:1" in rolled.offered()) == there
            case "1" | "2":
                wanted = int(number) - (not there)
                held = {"imprint": 2, "breakthrough": 1}
                assert base_pool(player)[colour] == held[colour] + wanted
            case "3" if colour == "imprint":
                assert most_hp(player) == 20 + 3 * there
            case "3":
                rolled = attacking(at, 0, 2, (3, 3))
                assert rolled.told("result")[0]["empower"] == int(there)
            case "4" if colour == "imprint":
                assert hand_limit(player) == 5 + there
            case "4":
                play.hand(0, "attack")
                play.answer("combust:attack", "imprint")
                assert (play.question.text == "keyword_mode") == there
            case _ if colour == "imprint":
                rolled = attacking(at, 1, 0, (2,), threat=1)
                rolled.answer("f1")
                assert rolled.told("result")[0]["result"] == 1 + there
            case _:
                rolled = attacking(at, 0, 1, (0,))
                rolled.answer("done")
                assert (rolled.question.text == "keyword_mode") == there


def test_5_9_what_is_once_per_quest_is_used_up_once() -> None:
    rolled = attacking(5, 2, 0, (1, 1))
    rolled.answer("set_two:0")
    assert rolled.question.text != "modify_roll"
    play = Play("karon", at=["2,2"])
    play.seat(0).track = -4
    play.hand(0, "attack", "attack")
    play.answer("combust:attack", "imprint", "extra", "combust:attack", "imprint")
    assert play.question.text == "player_action"


# ---------------------------------------------------------------- 5.13
REWARDS = {  # quest: whether training follows, what each seat gets
    "q01": (False, "sinew 1, fang 1", ""), "q02": (False, "quill 1", "t12"), "q03": (True, "mucus 1, marrow 1", ""),
    "q04": (False, "tonic 1, sinew 1", ""), "q05": (True, "fang 1", ""), "q06": (True, "bone_shard 1, marrow 1", "t13"),
    "q07": (False, "tonic 1, quill 1", ""), "q08": (True, "fang 1", ""), "q09": (True, "fang 1", ""),
}
OBJECTIVES = "annihilate annihilate stabilise escort annihilate stabilise escort annihilate stabilise annihilate"


@pytest.mark.parametrize("quest", list(REWARDS))
def test_5_13_what_a_quest_that_is_won_brings(quest: str) -> None:
    """A material of choice is a fang here; of the gear the lowest seat gets one."""
    training, each, gear = REWARDS[quest]
    play = ended(True, "karon", "seria", quest=ORDER.index(quest))
    play.seat(0).hp = play.seat(1).hp = 5
    while play.question.text == "material_pick":
        play.answer("fang")
    wanted = {name: int(count) for name, count in (one.split() for one in each.split(", "))}
    assert [seat.materials for seat in play.state.seats] == [wanted, wanted]
    assert [seat.hp for seat in play.state.seats] == [5 + 5 * (quest == "q09")] * 2
    assert (play.seat(0).bag, play.seat(1).bag) == ([gear] if gear else [], [])
    play.answer("recover", seat=0)
    play.answer("recover", seat=1)
    assert (play.question.text == "training_pick") == training


def test_5_13_q10_wins_the_campaign_without_a_training() -> None:
    play = ended(True, quest=9)
    play.ready()
    assert play.session.outcome and play.session.outcome.winners == [0]
    assert not QUESTS["q10"].training


@pytest.mark.parametrize("quest", ORDER)
def test_5_13_what_a_quest_is_about(quest: str) -> None:
    assert parsed(QUESTS[quest].board).objective == OBJECTIVES.split()[ORDER.index(quest)]


MARKS = {  # the marks in the order in which they are filled, and the lands
    "q01": "8,2 8,4 9,3 9,5 / 7,3 10,2", "q02": "11,0 11,6 / 7,1 7,5 8,2 8,4",
    "q03": "8,2 8,6 9,3 9,5 / 12,3 12,5 12,1 / 12,4 12,2 / 6,2 6,6 11,1 11,7",
    "q04": "13,1 13,3 14,2 14,4 / 6,0 6,6 / 8,0 8,6", "q05": "11,3 / 9,1 9,7 8,4 10,6 / 12,0 12,8",
    "q06": "9,3 9,5 10,2 10,6 / 14,3 14,5 / 12,2 12,6 12,4 / 14,0 14,8 / 7,1 7,7 13,3 13,5",
    "q07": "8,1 11,6 5,6 / 15,1 15,3 16,4 15,5 / 7,1 7,5 / 3,1 3,5",
    "q08": "9,5 / 8,2 8,8 11,3 11,7 / 12,4 12,6 12,2",
    "q09": "2,4 14,4 3,3 13,5 / 8,0 8,8 7,0 / 0,4 16,4 / 0,0 16,8 16,0 0,8 / 1,1 1,7 15,1 15,7",
    "q10": "11,5 / 9,3 9,7 12,4 12,6 / 13,1 13,9 14,4 / 14,2 14,8",
}


@pytest.mark.parametrize("quest", ORDER)
def test_5_13_marks_and_lands_in_their_order(quest: str) -> None:
    board = parsed(QUESTS[quest].board)
    groups = [tiles for _, tiles in sorted(board.marks.items())] + ([board.lands] if board.lands else [])
    told = " / ".join(" ".join(f"{tile % board.width},{tile // board.width}" for tile in tiles) for tiles in groups)
    assert told == MARKS[quest]


# ---------------------------------------------------------------- what is left between the tables
def test_r15_2_unrest_is_measured_from_the_land() -> None:
    play = Play("karon", at=["0,0"])
    play.land("6,2")
    far, near = play.foe("kynodon", "1,1"), play.foe("kynodon", "7,3")
    unrest(play.table)
    assert (far.threat, near.threat) == (0, 1)


def test_r3_2_a_mark_in_a_wall_is_passed_over() -> None:
    play = Play("karon", at=["0,0"])
    play.state.codes[play.tile("5,2")] = SMALL
    play.state.marks = {1: [play.tile("5,2"), play.tile("6,2")]}
    place_foe(play.table, EnemyGroup(1, 1, "P", "kynodon"))
    assert play.at("f1") == "6,2"
