"""Rules of chapters 2 to 18 that no other test is named after, each in its smallest position."""

from __future__ import annotations

import pytest

from game.core.events import EVERYONE
from tests.titles.crowns.play import Play


def test_r2_3_a_card_leaves_to_the_zone_of_its_owner() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "nt05", owner=0)
    play.fight("military", "al12")
    assert (play.kinds(0, "dead"), play.kinds(1, "dead")) == (["nt05"], [])


def test_r5_7_nothing_triggers_in_the_set_up_not_even_bestow() -> None:
    play = Play(phase="setup")
    play.hand(0, "bc04")
    play.restart_at("place")
    play.answer(play.keyed("place:bc04"), seat=0)
    play.answer("done", seat=0)
    play.answer("done", seat=1)
    assert play.card("bc04").gold == 0
    assert play.told("entered")[0]["kind"] == "bc04"


def test_r7_2_the_plot_before_goes_to_the_used_pile() -> None:
    play = Play()
    for seat in (0, 1):
        play.plots(seat, "pl04")  # else all would come back (R7.3)
    play.reveal("pl02", "pl03")
    assert [play.kinds(seat, "used") for seat in (0, 1)] == [["pl01"], ["pl01"]]
    assert [play.kinds(seat, "revealed") for seat in (0, 1)] == [["pl02"], ["pl03"]]


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_r7_5_the_winner_of_initiative_names_any_seat(chosen: int) -> None:
    play = Play(3)
    play.reveal("pl02", "pl01", "pl01", wishes=(f"seat:{chosen}",))
    assert play.state.first == chosen


def test_r9_8_an_event_is_not_marshalled() -> None:
    play = Play(phase="marshalling")
    play.hand(0, "bc23")
    assert play.refusal(0, "bc23") == "R9.3"


def test_r10_5_attackers_kneel_together_and_use_the_allowance() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "al06")
    play.put(1, "al05")
    play.fight("military", "al05 al06", stop="defenders")
    assert (play.kneels("al05"), play.kneels("al06")) == (True, True)
    assert play.seat(0).started == {"military": 1}


def test_r10_6_a_bypassed_character_does_not_defend_and_one_with_stealth_is_not_bypassed() -> None:
    play = Play()
    play.put(0, "vc02")
    play.put(1, "al05")
    play.put(1, "dc02")
    play.fight("military", "vc02", stop="stealth_target")
    assert play.asked("stealth_target") == ["card:al05", "none"]
    play.answer(play.keyed("card:al05"))
    play.go(stop="defenders")
    assert play.asked("defenders") == ["card:dc02", "done"]


def test_r10_10_a_tie_is_won_by_the_attacking_player() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(1, "al05")
    play.fight("military", "al05", against="al05#2")
    assert play.told("won")[0]["seat"] == 0


def test_r10_15_a_claim_of_0_takes_nothing_and_keywords_still_count() -> None:
    play = Play()
    play.plot(0, "pl03")
    play.put(0, "dc05")
    play.put(1, "nt05")
    play.deck(1, "al01")
    play.fight("military", "dc05")
    assert (play.kinds(1, "dead"), play.told("claim")[0]["value"]) == ([], 0)
    assert play.kinds(1, "discard") == ["al01"]


def test_r13_1_gold_of_the_pools_returns_and_gold_on_cards_stays() -> None:
    play = Play(phase="taxation")
    play.put(0, "bc04", gold=2)
    play.gold(0, 4)
    play.gold(1, 1)
    play.run("taxation")
    assert (play.pool(0), play.pool(1), play.card("bc04").gold) == (0, 0, 2)


@pytest.mark.parametrize(("gold", "most"), [(5, 3), (2, 2)])
def test_r17_2_bestow_moves_up_to_its_number_from_the_pool(gold: int, most: int) -> None:
    play = Play(phase="marshalling")
    play.hand(0, "bc04")
    play.gold(0, 3 + gold)
    play.state.active = 0
    play.run_to(("marshal", 0))
    play.go("marshal:bc04", stop="bestow")
    assert play.offered() == [str(n) for n in range(most + 1)]
    play.answer(str(most))
    assert (play.card("bc04").gold, play.pool(0)) == (most, gold - most)


def test_r17_3_insight_r17_6_renown() -> None:
    play = Play()
    play.put(0, "vc01")
    play.put(0, "hc01")
    play.fight("power", "vc01 hc01")
    assert len(play.kinds(0, "hand")) == 1
    assert play.card("hc01").power == 1


def test_r17_5_pillage_discards_the_top_card_of_the_losers_deck() -> None:
    play = Play()
    play.put(0, "dc05")
    play.deck(1, "al02", "al03")
    play.fight("military", "dc05")
    assert play.kinds(1, "discard") == ["al02"]


def test_r17_7_terminal_attachments_do_not_return() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "nt05")
    play.put(1, "nt19", on="nt05")
    play.put(1, "bc13")
    play.put(0, "bc19", on="bc13")
    play.fight("military", "al12")
    assert play.kinds(1, "hand") == ["nt19"]
    assert play.kinds(0, "play").count("bc19") == 1


def test_r18_3_a_duplicate_saves_its_card_from_the_claim() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "bc02")
    play.put(1, "bc02", on="bc02", duplicate=True)
    play.fight("military", "al12")
    assert (play.kinds(1, "play"), play.kinds(1, "dead"), play.kinds(1, "discard")) == (["bc02"], [], ["bc02"])


def test_r18_3_a_second_death_finds_no_duplicate_any_more() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "bc02")
    play.fight("military", "al12")
    assert play.kinds(1, "dead") == ["bc02"]


def test_r2_5_discard_and_dead_piles_are_open_to_all() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "nt05")
    play.fight("military", "al12")
    assert [card.kind for card in play.view(None).players[1].dead] == ["nt05"]
    assert all(card.known == EVERYONE for card in play.state.cards.values() if card.zone in ("discard", "dead"))
