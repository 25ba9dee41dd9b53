"""Rules about when things happen and how the small ones add up, and the list that every number of the specification
stands in the name of a test."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.titles.ankh.boards import PLANS
from game.titles.ankh.content import CARD_NAMES, GODS, GUARDIANS
from tests.titles.ankh.play import Play

LAST = {"r1": 3, "r2": 8, "r3": 6, "r4": 6, "r5": 9, "r6": 5, "r7": 2, "r8": 3, "r9": 6, "r10": 14, "r11": 4, "r12": 9,
        "r13": 5, "r14": 6, "r15": 2, "r16": 8, "r17": 7, "r18": 7, "r19": 5, "r20": 10, "r21": 9}
"""By chapter its last rule; so many rulings and examples has the specification."""
RULINGS, EXAMPLES = 69, 20


def test_every_rule_ruling_and_example_has_a_test_of_its_name() -> None:
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    names = re.findall(r"^def (test_\w+)", "\n".join(path.read_text("utf-8") for path in files), re.MULTILINE)
    wanted = [f"{chapter}_{number}" for chapter, last in LAST.items() for number in range(1, last + 1)]
    wanted += [f"g{number}" for number in range(1, RULINGS + 1)] + [f"e{number}" for number in range(1, EXAMPLES + 1)]
    parts = [f"_{name}_" for name in names]
    assert [one for one in wanted if not any(re.search(rf"_{one}[a-e]?_", name) for name in parts)] == []


# ---------------------------------------------------------------- R1, R4, R5
def test_r1_3_six_tokens_on_the_dashboard_and_nine_for_monuments() -> None:
    play = Play()
    assert (play.god(0).unlocked, play.god(0).tokens) == (0, 9 - 1)  # one lies on its monument
    play.own(0, "0,6")
    assert play.god(0).tokens == 9 - 2


@pytest.mark.parametrize("kind", GUARDIANS)
def test_r4_1_every_figure_has_strength_1_and_petsuchos_3(kind: str) -> None:
    play = Play(**{f"guardian_{GUARDIANS[kind].tier}": kind})
    before = play.strength(0, 1)
    play.put(0, kind, "3,4")
    assert (before, play.strength(0, 1)) == (2, 2 + (3 if kind == "petsuchos" else 1))


def test_r4_2_a_god_survives_plague_and_defeat() -> None:
    play = Play()
    play.put(1, "god", "4,4")
    play.put(1, "warrior", "4,5")
    play.battle(1)
    play.cards("flood", "plague")
    play.bids(0, 0)
    assert [play.on(name) for name in ("2,4", "4,4", "1,4", "4,5")] == ["0 god", "1 god", "", ""]


def test_r5_4_the_counter_advances_first_and_the_event_waits_for_all_that_the_action_sets_off() -> None:
    play = Play("two_lands", "hathor", "ra")
    play.followers(3, 1)
    play.turn(0, counters=(0, 0, 0, 1))
    play.answer("unlock", "revered")
    assert (play.asked(), play.state.counters, play.told("event")) == ("0 hathor_extra", [0, 0, 0, 2], [])
    play.answer("no")
    assert play.told("event") and play.state.counters == [0, 0, 0, 0]


def test_r5_7_a_seat_of_a_merged_god_has_one_action() -> None:
    play = Play("delta")
    play.stands(9, 5, 3)
    play.conflict_end(3)
    play.turn(2, marker=12)
    play.answer("move", "done")
    assert play.asked() == "0 choose_action"


# ---------------------------------------------------------------- R8, R10, R11
def test_r8_3_the_conflict_event_begins_a_conflict_of_the_side_whose_turn_it_is() -> None:
    play = Play()
    play.event("X", seat=1)
    assert play.told("conflict_began") == [{"god": 1, "number": 1}]


def test_r10_3_r10_4_r10_6_r19_4_ban_announcement_choice_and_guess_come_in_this_order() -> None:
    play = Play("delta", "horus", "amun", "thoth")
    play.powers(1, "obelisk_attuned")
    play.put(0, "warrior", "8,7")
    play.put(2, "warrior", "6,7")
    play.state.conflict, play.state.eyes = True, [2]
    asked = []
    play.battle(2)
    for key in ("pass", "chariots", "yes"):
        asked.append(play.asked())
        play.answer(key)
    assert sorted(question.text for question in play.questions) == ["battle_card"] * 3
    play.cards("flood", "flood+cycle", "flood")
    assert [*asked, play.asked()] == ["1 obelisk_move", "0 horus_ban", "1 amun_two", "2 thoth_guess"]


def test_r10_12_victims_leave_together_then_anubis_traps_then_guardians_have_their_effect() -> None:
    play = Play("two_lands", "ra", "anubis")
    play.stands(3, 3)
    play.put(0, "cat_mummy", "3,4")
    play.put(1, "warrior", "4,4", "4,5", "3,7")
    play.raze("2,3")
    play.battle(1)
    play.cards("drought", "chariots")
    assert play.asked() == "1 anubis_trap"
    assert (play.on("1,4"), play.devotion(1)) == ("", 3 + 1)
    play.answer("0")
    assert (play.view(None).trapped, play.devotion(1)) == ((0,), 3 + 1 - 1)


def test_r11_3_a_loss_of_several_gods_goes_from_the_least_devotion_up() -> None:
    play = Play("delta", "ra", "bastet", "amun")
    play.cats(star="2,4", plus3="5,2", plus1="8,1")
    play.stands(4, 6, 6)
    play.off("1,3")
    play.put(0, "god", "5,7")
    play.put(0, "cat_mummy", "2,5")
    assert play.adjacent("2,5", "2,4")
    play.turn(0)
    play.answer("2,4")
    moved = [(event["god"], event["after"]) for event in play.told("devotion")]
    assert (moved, play.state.order) == ([(1, 5), (2, 5)], [0, 1, 2])


# ---------------------------------------------------------------- R15-R20
@pytest.mark.parametrize("name", GODS)
def test_r15_1_every_god_begins_with_the_same_pieces(name: str) -> None:
    play = Play("two_lands", name, "ra" if name != "ra" else "amun")
    god = play.god(0)
    assert (god.hand, god.used, god.powers, god.followers, god.tokens) == (list(CARD_NAMES), [], [], 1, 8)
    assert (play.pool(0), play.on("2,4"), play.on("1,4")) == (["warrior"] * 5, "0 god", "0 warrior")


def test_r15_2_the_eyes_are_placed_while_set_holds() -> None:
    play = Play("delta", "set_god", "horus", "ra")
    play.put(0, "god", "8,5")
    play.put(2, "warrior", "9,5")
    play.conflict()
    assert (play.asked(), play.offered(), play.holder("9,5")) == ("1 horus_eyes", ["2", "done"], 0)


def test_r17_3_the_guardian_just_taken_may_come_at_once() -> None:
    play = Play("two_lands", "hathor", "ra", guardian_1="satet")
    play.god(0).unlocked = 1
    play.god(0).tokens += 1
    play.followers(3, 1)
    play.act("unlock", "revered")
    assert play.pool(0).count("satet") == 1 and play.offered("satet>")


def test_r18_2_he_names_one_card_of_one_opponent_and_then_the_cards_are_shown() -> None:
    play = Play("two_lands", "thoth", "ra")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    play.cards("flood", "drought")
    assert play.offered() == [*(f"1:{card}" for card in CARD_NAMES), "no"]
    assert not play.told("revealed")
    play.answer("1:drought")
    assert play.told("guessed")[0]["card"] == "drought" and len(play.told("revealed")) == 2


def test_r19_1_he_has_two_eyes() -> None:
    play = Play("two_lands", "horus", "ra")
    play.put(0, "warrior", "7,4", "4,0")
    play.put(1, "warrior", "4,4", "3,0")
    play.conflict()
    assert play.offered() == ["1", "2", "3", "done"]
    play.answer("3", "1")
    assert (play.state.eyes, play.asked()) == ([3], "0 horus_ban")  # the eye of the first battle has returned


def test_r20_7_the_holder_changes_as_soon_as_set_has_moved() -> None:
    play = Play("two_lands", "set_god", "ra")
    play.put(1, "warrior", "3,4", "7,4")
    play.state.conflict = True
    before = play.holder("3,4"), play.holder("7,4")
    play.put(0, "god", "7,3")
    assert (before, play.holder("3,4"), play.holder("7,4")) == ((0, 1), 1, 0)


def test_r20_9_a_god_that_set_takes_all_figures_from_is_out_of_the_battle() -> None:
    play = Play("two_lands", "set_god", "ra")
    play.powers(0, "obelisk_attuned")
    play.own(0, "8,3")
    play.off("1,4")
    play.put(0, "warrior", "6,5")
    play.put(1, "god", "4,0")
    play.battle(2)
    play.answer("2,4>9,3")
    assert play.present(2) == [0]
    play.answer("pass")
    assert play.told("dominated") == [{"god": 0, "region": 2}]


# ---------------------------------------------------------------- examples with the red zones of the maps
@pytest.mark.parametrize("scenario", PLANS)
def test_r13_1_e6_e18_the_red_zone_is_that_of_the_map(scenario: str) -> None:
    red = PLANS[scenario].red_limit
    play = Play(scenario)
    play.state.red_limit = red
    play.powers(0, "commanding", "inspiring", "bountiful")
    others = [0] * (PLANS[scenario].players - 1)
    for start, gained in ((red, 2), (red + 1, 1)):  # E6: a gain that starts in the red counts in full
        play.stands(start, *others)
        play.raze(*[name for name in play.spaces(*play.plan.starts[0][2:]) if play.on(name)])
        play.region(1)
        first = [event for event in play.told("devotion") if event["god"] == 0][0]
        assert first["after"] - first["before"] == gained
    play = Play(scenario)
    play.state.red_limit = red
    play.stands(red + 1, *[max(0, red - place) for place in range(len(others))])
    play.conflict_end(4)  # E18: the limit is red, the next space is safe
    assert (play.session.outcome.winners, play.session.outcome.reason) == ([0], "ankh.only_god")
