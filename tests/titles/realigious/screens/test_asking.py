"""C6.4c. What is asked before the cards are done with, and before all there is is spent."""

from __future__ import annotations

from typing import Any

import pygame

from game.titles.realigious.state import HeldCard
from scenes.kit.table_question import TableQuestion
from scenes.table.table_scene import TableScene
from tests.gallery.realigious_tables import asks, table
from tests.scenes.conftest import Driver


def with_cards(drive: Driver, *cards: HeldCard) -> TableScene:
    """A person at the cards with these and nothing else, rich enough for all."""
    scene = table(drive.program.client, "pb", 3, asks("card_or_done"))
    drive.frames(2)
    state: Any = scene.match.session.table.state  # type: ignore[attr-defined]
    state.seats[0].hand = list(cards)
    state.seats[0].donations, state.seats[0].influence, state.seats[1].hand = 1540, 1560, []
    question: Any = scene.match.session.question(0)
    question._options = None
    scene.playback.jump(scene.match.session.view(0))
    scene.ask_anew()
    drive.frames(3, 100)
    assert scene.asked is not None and scene.asked.text == "card_or_done"
    return scene


def log(scene: TableScene) -> list[str]:
    return [entry.key for entry in scene.match.session.log]


def test_r5_11_a_card_that_takes_all_is_asked_about_once(drive: Driver) -> None:
    """Its key alone spends nothing: what it takes is named, and the harmless answer has the focus."""
    scene = with_cards(drive, HeldCard("noble_sacrifice"))
    before = log(scene)
    drive.key(pygame.K_1)
    top = drive.top
    assert isinstance(top, TableQuestion) and log(scene) == before
    assert "1,540" in top.text and "1,560" in top.text
    assert top.ui.focus is drive.find("answer.1")
    drive.click("answer.1")
    assert log(scene) == before
    drive.key(pygame.K_1)
    drive.click("answer.0")
    assert log(scene)[len(before):] == ["use:noble_sacrifice@1"]


def test_r5_12_a_free_card_takes_nothing_and_asks_nothing(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("noble_sacrifice", free=True))
    drive.key(pygame.K_1)
    assert log(scene)[-1] == "use:noble_sacrifice@1"


def test_c6_4c_no_curse_and_nothing_that_takes_all_is_worth_a_question(drive: Driver) -> None:
    for card in (HeldCard("spell_of_doom", stacks=1, user=1), HeldCard("noble_sacrifice"), HeldCard("shame_panic")):
        scene = with_cards(drive, card)
        drive.click("table-primary")
        assert drive.top is scene and "done" in log(scene), card.kind


def test_c6_4c_about_the_same_cards_it_is_asked_once_in_a_match(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    drive.click("table-primary")
    assert isinstance(drive.top, TableQuestion) and scene.t("realigious.card.tithe") in drive.top.text
    drive.click("answer.2")
    state: Any = scene.match.session.table.state  # type: ignore[attr-defined]
    state.turn += 2
    scene.playback.jump(scene.match.session.view(0))
    drive.click("table-primary")
    assert drive.top is scene and log(scene)[-1] == "done"


def test_c6_4c_asking_can_be_told_to_stop(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    drive.click("table-primary")
    drive.click("answer.1")
    assert log(scene)[-1] == "done"
    assert scene.media.settings.end_turn_question == "never"


def test_look_9_a_question_in_play_darkens_no_board(drive: Driver) -> None:
    scene = with_cards(drive, HeldCard("tithe"))
    drive.frames(3, 100)
    at = (300, 300)
    before = drive.program.media.canvas.surface.get_at(at)
    drive.click("table-primary")
    drive.frames(10, 60)
    assert isinstance(drive.top, TableQuestion) and not drive.top.rect.collidepoint(at)
    assert drive.program.media.canvas.surface.get_at(at) == before
    piece = scene.title_table.place_of(f"tile:{scene.view.seats[0].tile}")
    assert piece is not None and not drive.top.rect.colliderect(piece)
