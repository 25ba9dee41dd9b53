"""Section 10. Cards, gear and dice can be read at every size, in both languages and with large letters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.titles.vermilion.content import CARDS, DUALITY, GEAR, ITEMS, TAINTS, TRINKETS
from scenes.program import Program
from scenes.titles.vermilion.card_words import card_tip, kind_of, name_of, rule_lines
from scenes.titles.vermilion.dice import draw_die
from scenes.titles.vermilion.faces import BIG, HAND, card_face
from scenes.titles.vermilion.hand import NARROW
from scenes.widgets.pen import Pen
from tests.scenes.conftest import new_program

ALL = (*CARDS, *TAINTS, *ITEMS, *DUALITY)


@pytest.mark.parametrize("card", ["attack", "u03", "ad11", "slip", "w13", "t10", "d08"])
def test_a_card_says_what_it_is_and_does(program: Program, card: str) -> None:
    media = program.client.media
    tip = card_tip(media, card)
    assert tip.startswith(name_of(media, card)) and all(line in tip for line in rule_lines(media, card))


def test_every_card_has_a_kind_a_name_and_a_text(program: Program) -> None:
    media = program.client.media
    assert [card for card in ALL if not kind_of(card)] == []
    bare = [card for card in ALL if not rule_lines(media, card)]
    assert bare == [] and len({name_of(media, card) for card in (*CARDS, *TAINTS)}) == len(CARDS) + len(TAINTS)


def test_a_weapon_has_a_line_for_each_threshold(program: Program) -> None:
    lines = rule_lines(program.client.media, "w13")
    assert len(lines) == len(GEAR["w13"].thresholds)
    assert all(line.startswith("[") and "━ (" in line for line in lines)


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("scale", [100, 130])
def test_faces_have_room_for_their_words(tmp_path: Path, language: str, scale: int) -> None:
    running = new_program(tmp_path, language)
    media = running.client.media
    media.theme.set_scale(scale)
    faults: list[tuple[str, str]] = []
    media.theme.on_fault = lambda kind, string: faults.append((kind, string))
    for card in (*CARDS, *TAINTS, *GEAR, *TRINKETS):
        for size in (HAND, BIG):
            assert card_face(media, card, size).get_size() == size
    running.shut()
    assert faults == []


@pytest.mark.parametrize(
    ("kind", "face"), [("imprint", 1), ("breakthrough", 0), ("breakthrough", 6), ("corruption", 5)]
)
def test_a_used_die_is_grey_and_another_face_looks_different(program: Program, kind: str, face: int) -> None:
    place = pygame.Rect(0, 0, 48, 48)

    def picture(shown: int, dim: bool = False) -> bytes:
        out = pygame.Surface(place.size, pygame.SRCALPHA)
        draw_die(Pen(out, program.client.media), kind, shown, place, dim=dim)
        return bytes(out.get_buffer())

    assert picture(face) != picture(face, True)
    assert picture(face) != picture(2 if kind != "corruption" else 6)


def test_c10_3_a_name_that_is_a_little_too_long_stands_whole_on_a_small_card(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.client.set_language("en")
    letters, drawn = program.media.theme, []
    text = letters.text

    def listen(words: str, *more: Any, **named: Any) -> pygame.Surface:
        drawn.append(words)
        return text(words, *more, **named)

    monkeypatch.setattr(letters, "text", listen)
    card_face(program.media, "ad02", (130, 182), dim=True)
    assert program.media.t("vermilion.card.ad02") in drawn and not any("…" in words for words in drawn)


@pytest.mark.parametrize("wide", [NARROW, 100, HAND[0]])
@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_3_no_name_in_the_hand_is_cut_with_dots(
    program: Program, monkeypatch: pytest.MonkeyPatch, language: str, wide: int
) -> None:
    program.client.set_language(language)
    drawn: list[str] = []
    letters, before = program.media.theme, program.media.theme.paragraph

    def noted(words: str, *args: Any, **more: Any) -> pygame.Surface:
        drawn.append(words)
        return before(words, *args, **more)

    monkeypatch.setattr(letters, "paragraph", noted)
    for card in CARDS:
        card_face(program.media, card, (wide, HAND[1] * wide // HAND[0]), dim=True)
    assert drawn and not [words for words in drawn if "…" in words or "..." in words]
