"""C10: notices leave what is to be read free, also where several stand below one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.store.notices import Notice
from scenes.widgets.toast import GAP, Toasts
from tests.gallery.lan_table import gallery

if TYPE_CHECKING:
    from scenes.program import Program


def test_c10_a_further_notice_stands_below_what_is_to_be_read(program: Program) -> None:
    wishes = pygame.Rect(280, 164, 1076, 44)
    toasts = Toasts(program.media, lambda _: None, lambda: [wishes])
    for words in ("You are connected again.", "Somebody has the seat back."):
        toasts.show(words, "good")
    first, second = (toast.rect for toast in toasts.shown)
    assert not first.colliderect(wishes) and not second.colliderect(wishes) and not first.colliderect(second)
    assert second.y == wishes.bottom + GAP


def test_c8_6_good_news_bear_no_warning(program: Program) -> None:
    program.nav.tell(Notice("chair.back.did", {"name": "Ash"}, "good"))
    assert [toast.kind for toast in program.nav.stack.toasts.shown] == ["good"]


def test_c10_only_a_button_that_takes_back_bears_and_answers_the_key_for_undo(program: Program) -> None:
    pressed: list[str] = []
    toasts = Toasts(program.media, lambda _: None)
    toasts.show("Written.", "good", "Open the folder", lambda: pressed.append("folder"))
    key, label = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode=""), "Ctrl+Z"
    assert label not in toasts.shown[0].action and not toasts.handle(key)
    toasts.show("Deleted.", "good", "Undo", lambda: pressed.append("undo"), undoes=True)
    assert label in toasts.shown[1].action and toasts.handle(key)
    assert pressed == ["undo"]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c10_a_notice_at_a_table_for_four_covers_neither_counters_nor_round(program: Program, language: str) -> None:
    program.media.take_language(language)
    program.nav.stack.reset(dict(gallery())["lan-table-creed-away"](program.client), animated=False)
    for key in ("table.bots_alone", "net.log.bots_alone"):
        program.nav.stack.toasts.clear()
        program.nav.toast(program.media.t(key), "bad")
        notice = program.nav.stack.toasts.shown[0].rect
        root = program.nav.stack.top.ui.root  # type: ignore[union-attr]
        told = [widget.rect for widget in root.each() if widget.name in ("round", "prompt")]
        assert len(told) == 2 and notice.collidelist(told) < 0 and notice.left > 340
