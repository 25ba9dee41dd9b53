"""C10: notices leave what is to be read free, also where several stand below one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.store.notices import Notice
from scenes.widgets.toast import GAP, Toasts

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
