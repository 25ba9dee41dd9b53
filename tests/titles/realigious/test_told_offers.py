"""C6.15, C6.4. What an offer and a conversion tell of what both sides get, before it is chosen."""
from __future__ import annotations

import pytest

from game.titles.realigious.offers import UNKNOWN, Change, Offer
from tests.titles.realigious.play import Play
from tests.titles.realigious.test_forecast import of_contact, told_of
from tests.titles.realigious.war import HERE


def met(play: Play) -> Play:
    """Two pieces on one tile, the tab open."""
    play.piece(0, HERE)
    play.piece(1, HERE)
    play.money(0, 340, 0, 50, reputation=99)
    play.money(1, 700, 0, 70, reputation=40)
    play.interaction_of(0)
    return play


def test_r8_2_a_joint_service_tells_both_sides_what_it_costs_and_brings() -> None:
    play = met(Play())
    own = (Change("donations", -100, 340), Change("reputation", 1, 99))
    told = Offer("joint_service", own, 1, (Change("donations", -100, UNKNOWN), Change("reputation", 2, 40)))
    assert told_of(play)["joint_service"] == told
    play.answer("joint_service")
    own = (Change("donations", -100, 700), Change("reputation", 2, 40))
    told = Offer("joint_service", own, 0, (Change("donations", -100, UNKNOWN), Change("reputation", 1, 99)))
    assert told_of(play) == {"no": None, "yes": told}


def test_r8_6_a_trade_tells_what_both_have_before_and_after() -> None:
    play = met(Play())
    play.answer("trade")
    assert told_of(play)["donations:300"].own == (Change("donations", -300, 340),)
    play.answer("donations:300")
    made = told_of(play)["believers:50"]
    assert made.own == (Change("donations", -300, 340), Change("believers", 50, 50))
    assert made.theirs == (Change("believers", -50, 70), Change("donations", 300, UNKNOWN))
    play.answer("believers:50")
    assert told_of(play)["accept"].own == (Change("believers", -50, 70), Change("donations", 300, 700))


def test_r5_5_a_trade_tells_which_card_makes_room() -> None:
    play = met(Play())
    play.give(1, "gleaning", "tithe", "miracle")
    play.answer("trade", "donations:100", "nothing")
    assert told_of(play)["accept"].falls == ""
    play = met(Play())
    play.give(0, "blessing")
    play.give(1, "gleaning", "tithe", "miracle")
    play.answer("trade", "card:blessing@1", "nothing")
    made = told_of(play)["accept"]
    assert (made.falls, made.own) == ("miracle", (Change("cards", 0, 3),))


@pytest.mark.parametrize(("religion", "character", "percents", "gain"), [
    ("buddhist", "explorer", [100], (31, 40, 50)), ("christian", "explorer", [100, 20], (37, 48, 60)),
    ("buddhist", "cleric", [100, 100], (62, 40, 50)), ("buddhist", "businessperson", [100, 100], (31, 80, 100)),
    ("christian", "cleric", [100, 20, 100], (68, 48, 60))])
def test_r9_7_what_makes_the_gain_differ_from_the_allotment_is_told(
        religion: str, character: str, percents: list[int], gain: tuple[int, int, int]) -> None:
    play = Play()
    play.tile(9, owner=-1, allotment=(31, 40, 50))
    player = play.state.seats[0]
    player.religion, player.character, player.converted_first = religion, character, False
    made = of_contact(play, 9)
    assert [term.value for term in made.bonus] == percents
    assert made.least == made.most == gain
    player.converted_first = True
    assert [term.value for term in of_contact(play, 9).bonus] == percents[:1 + (religion == "christian")]
