"""Section 10. The faces of Crowns' cards: every card at every size, whole, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.titles.crowns.content import FACES, FACTIONS
from scenes.titles.crowns.faces import (
    DECK,
    HAND,
    LARGE,
    LARGE_WIDE,
    card_face,
    card_tip,
    fitted,
    is_wide,
    turned,
)
from tests.gallery.painting import collect
from tests.scenes.fitting import faults_of

if TYPE_CHECKING:
    from scenes.program import Program

SAMPLE = ("bc01", "rw19", "dc12", "hc21", "pl25", "of3", "ag01")


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_words_of_every_card_fit_on_its_large_face(program: Program, language: str) -> None:
    program.client.set_language(language)
    faults: list[tuple[str, str]] = []
    program.media.theme.on_fault = lambda kind, words: faults.append((kind, words))
    for card in FACES:
        card_face(program.media, card, LARGE_WIDE if is_wide(card) else LARGE)
    for name in FACTIONS:
        card_face(program.media, f"faction:{name}", LARGE)
    assert not faults


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", [HAND, DECK])
def test_the_name_of_every_card_fits_on_its_small_face(program: Program, language: str, size: tuple[int, int]) -> None:
    program.client.set_language(language)
    faults: list[tuple[str, str]] = []
    program.media.theme.on_fault = lambda kind, words: faults.append((kind, words))
    for card in FACES:
        card_face(program.media, card, fitted(card, size[0]))
    assert not [fault for fault in faults if fault[0] == "ended"]


def test_a_face_is_made_once_for_what_it_shows(program: Program) -> None:
    for card in SAMPLE:
        assert card_face(program.media, card, HAND) is card_face(program.media, card, HAND)
        assert card_face(program.media, card, HAND) is not card_face(program.media, card, HAND, dim=True)


def test_no_two_cards_look_alike_in_the_hand(program: Program) -> None:
    seen = {pixels(card_face(program.media, card, HAND)): card for card in SAMPLE if not is_wide(card)}
    assert len(seen) == len([card for card in SAMPLE if not is_wide(card)])


def test_a_cost_that_is_another_one_now_is_told_in_its_colour(program: Program) -> None:
    printed = card_face(program.media, "bc01", HAND)
    cheaper = card_face(program.media, "bc01", HAND, cost=FACES["bc01"].cost - 1)
    same = card_face(program.media, "bc01", HAND, cost=FACES["bc01"].cost)
    assert pixels(same) == pixels(printed) != pixels(cheaper)


def test_a_plot_shows_its_values_of_now(program: Program) -> None:
    size = fitted("pl01", 147)
    values = tuple(FACES["pl01"].values.values())
    more = (values[0] + 2, *values[1:])
    assert pixels(card_face(program.media, "pl01", size, values=more)) != pixels(card_face(program.media, "pl01", size))


def test_a_kneeling_card_lies_on_its_side(program: Program) -> None:
    assert turned(program.media, "bc01", (100, 140)).get_size() == (140, 100)


def test_the_cards_of_factions_and_both_backs_have_faces(program: Program) -> None:
    faces = {pixels(card_face(program.media, f"faction:{name}", HAND)) for name in FACTIONS}
    assert len(faces) == len(FACTIONS)
    assert pixels(card_face(program.media, "", HAND)) != pixels(card_face(program.media, "plot", HAND))


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_card_is_told_in_words(program: Program, language: str) -> None:
    program.client.set_language(language)
    for card in FACES:
        assert "{" not in card_tip(program.media, card)


def test_c1_3_names_of_plots_are_not_cut_off_where_one_is_chosen() -> None:
    maker = next(maker for name, maker in collect() if name == "crowns-plots")
    assert list(faults_of(maker, "en", 130)) == []
