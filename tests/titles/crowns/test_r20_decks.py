"""R20, R21. The validator: every error, every warning, all at once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.ask import Refusal
from game.titles.crowns.content import CARDS, DECKS, DeckRow
from game.titles.crowns.deck import faults, from_lines, to_lines, warnings

HERON = DECKS["heron"]


def changed(**fields: Any) -> DeckRow:
    """The Heron Court's ready deck with other fields."""
    return msgspec.structs.replace(HERON, **fields)


def cards(**counts: int) -> dict[str, int]:
    """Its draw cards with other numbers of copies."""
    found = {**HERON.cards, **counts}
    return {card: count for card, count in found.items() if count}


def codes(deck: DeckRow) -> list[str]:
    return [one.code for one in faults(deck)]


@pytest.mark.parametrize("deck", DECKS)
def test_s5_16_every_ready_deck_is_legal_and_without_warnings_about_gold(deck: str) -> None:
    assert faults(DECKS[deck]) == []
    assert "W02" not in [one.code for one in warnings(DECKS[deck])]


@pytest.mark.parametrize(("deck", "code"), [
    (changed(faction="moon"), "E01"), (changed(cards=cards(hc05=0)), "E02"),
    (changed(cards={f"nt{i:02}": 3 for i in range(1, 31)} | {f"hc{i:02}": 3 for i in range(2, 6)}), "E03"),
    (changed(cards=cards(hc05=4)), "E04"), (changed(plots={"pl01": 2, "pl02": 1}), "E05"),
    (changed(plots={"pl01": 3, "pl02": 1, "pl03": 1, "pl04": 1, "pl05": 1}), "E06"),
    (changed(plots={"pl01": 2, "pl02": 2, "pl03": 1, "pl04": 1, "pl05": 1}), "E07"),
    (changed(cards=cards(bc08=1)), "E08"), (changed(cards=cards(bc01=1)), "E09"),
    (changed(cards=cards(pl01=1)), "E10"), (changed(cards=cards(zz99=1)), "E11"), (changed(agenda="ag09"), "E11"),
    (changed(agenda="ag02"), "E12"), (changed(agenda="ag03"), "E12"), (changed(agenda="ag04"), "E12"),
    (changed(agenda="ag01"), "E12")])  # fmt: skip
def test_r20_5_each_error_is_found(deck: DeckRow, code: str) -> None:
    assert code in codes(deck)


def test_r20_4_a_loyal_card_of_another_faction_is_reported_once() -> None:
    assert codes(changed(cards=cards(bc01=1))) == ["E09"]


def test_r21_1_the_treaty_lets_in_8_to_15_cards_of_the_second_faction() -> None:
    foreign = dict.fromkeys(("bc05", "bc06", "bc08"), 3)
    assert codes(changed(agenda="ag01", second_faction="concord", cards=cards(**foreign))) == []
    assert codes(changed(agenda="ag01", second_faction="concord", cards=cards(bc05=3))) == ["E12"]
    assert codes(changed(agenda="ag01", second_faction="concord", cards=cards(**foreign, al05=1))) == ["E08"]
    assert codes(changed(agenda="ag01", second_faction="concord", cards=cards(**foreign, bc01=1))) == ["E09"]


def test_r21_1_the_second_faction_must_be_named() -> None:
    assert [(one.code, one.found) for one in faults(changed(agenda="ag01"))] == [("E12", -1)]


def test_r21_1_hoard_of_ages_needs_75_cards() -> None:
    more = {"nt12": 3, "nt08": 3, "nt06": 3, "nt21": 3, "nt22": 3}
    assert codes(changed(agenda="ag03", cards=cards(**more))) == []


def test_r21_1_the_lone_banner_has_no_neutral_cards() -> None:
    own = {card: 3 for card in DECKS["heron"].cards if card.startswith("hc")}
    assert codes(changed(agenda="ag02", cards=own)) == []


def test_r21_1_ebb_and_flow_needs_three_plots_of_each() -> None:
    plots = dict.fromkeys(("pl06", "pl10", "pl15", "pl01", "pl05", "pl07", "pl14"), 1)
    assert codes(changed(agenda="ag04", plots=plots)) == []


def test_r20_5_warnings_do_not_block() -> None:
    few = [f"nt{number}" for number in range(14, 31)] + ["hc22", "hc23", "hc05"]
    deck = changed(cards=dict.fromkeys(few, 3))
    assert codes(deck) == []
    assert [(one.code, one.word) for one in warnings(deck)] == [
        ("W01", ""),
        ("W02", ""),
        ("W03", "military"),
        ("W03", "intrigue"),
        ("W03", "power"),
    ]


def test_r20_1_a_deck_is_written_as_lines_and_read_again() -> None:
    deck = changed(agenda="ag01", second_faction="concord")
    assert from_lines(to_lines(deck), "heron") == deck
    assert isinstance(from_lines(["3 cards"]), Refusal)


def test_r21_1_ebb_and_flow_tells_both_numbers_in_one_error() -> None:
    plots = dict.fromkeys(("pl06", "pl10", "pl02", "pl01", "pl03", "pl08", "pl09"), 1)
    found = faults(changed(agenda="ag04", plots=plots))
    assert [(one.code, one.card, one.found, one.word) for one in found] == [("E12", "ag04", 2, "1")]


def test_r20_5_unknown_cards_fill_no_deck() -> None:
    """All errors at once: those that are unknown, and that there are too few others."""
    known = dict(list(CARDS.items())[:4])
    deck = DeckRow("own", "heron", dict.fromkeys(known, 3) | {f"zz{n:02}": 3 for n in range(1, 17)}, {})
    codes = {fault.code: fault for fault in faults(deck)}
    assert {"E02", "E11"} <= set(codes) and codes["E02"].found == 12
