"""A page over the table, large: the card or the picture at the left, all words at the right."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from scenes.kit.page_view import PageView
from scenes.media import theme
from scenes.media.sprites import SPARED_S, LaterError
from scenes.shell.dialog import PanelScene
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.kit.page import Page
    from scenes.kit.words import TitleWords
    from scenes.shell.client import Client
    from scenes.shell.screen import Screen

SIDE = 240


class PageScene(PanelScene):
    """Links turn to other pages, Backspace and the arrow turn back."""

    size = (1040, 680)

    def __init__(self, client: Client, words: TitleWords, page: Page) -> None:
        super().__init__(client)
        self.words, self.page = words, page
        self.trail: list[str] = []

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Picture, heading, page, buttons."""
        self.page = page = self.words.page(self.page.ref) or self.page
        book = self.words.pages
        side, height = book.large(page.card) if page.card and book.large is not None else (SIDE, SIDE)
        card = partial(book.card, self.media, page.card, True) if page.card and book.card is not None else None
        _Portrait(panel, (area.x, area.centery - height // 2, side, height), page.picture, card)
        x = area.x + side + 40
        width = area.right - x
        Label(panel, (x, area.y - 4, width - 60, 48), page.title, size=theme.HEADING, colour=theme.GOLD, bold=True)
        top = area.y + 44
        if page.subtitle:
            Label(panel, (x, top, width, 30), page.subtitle, size=20, colour=theme.DIM)
            top += 40
        foot = 64 if page.rule or self.trail else 0
        body = PageView(panel, (x, top, width, area.bottom - top - foot), self.words, self.follow, heading=False)
        body.put(page)
        if self.trail:
            Button(
                panel, (x, area.bottom - 52, 180, 52), self.t("screen.back"), self.turn_back, icon="ui/back",
                size=theme.BODY, name="info.back",
            )  # fmt: skip
        if page.rule:
            Button(
                panel, (area.right - 220, area.bottom - 52, 220, 52), self.t("screen.rule", rule=page.rule),
                lambda: self.nav.open_rules(page.rule, self.words.title), icon="ui/rules", size=theme.BODY,
                name="info.rule",
            )  # fmt: skip

    def follow(self, ref: str) -> None:
        """Turns to a linked page."""
        page = self.words.page(ref)
        if page is not None:
            self.trail.append(self.page.ref)
            self.page = page
            self.rebuild()

    def turn_back(self) -> None:
        """The page before."""
        self.page = self.words.page(self.trail.pop()) or self.page
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """Backspace turns back."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and self.trail:
            self.turn_back()
            return True
        return super().handle(event)


class _Portrait(Widget):
    """The picture of a page: a large card, which comes as soon as it is made, or a sprite."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, picture: str, make: Callable[[], pygame.Surface] | None
    ) -> None:
        super().__init__(parent, rect)
        self.picture, self.make = picture, make
        self.card: pygame.Surface | None = None
        if make is not None:
            self.ui.ticking[self] = None
            self.tick(0)

    def tick(self, dt: int) -> None:
        """Makes the card as far as there is time; at once where nothing moves."""
        with suppress(LaterError), self.media.sprites.sparing(SPARED_S) if self.media.motion else nullcontext():
            self.card = self.make() if self.make is not None else None
            self.ui.ticking.pop(self, None)
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """The card with its shadow, or the sprite at twice its natural size, where there is room."""
        sprites = self.media.sprites
        if self.card is not None:
            sprites.draw_shadow(surface, self.rect)
            surface.blit(self.card, self.rect)
        elif self.make is None and sprites.has(self.picture):
            natural = sprites.natural(self.picture)
            most = (min(self.rect.width, round(natural[0] * 2.0)), min(self.rect.height, round(natural[1] * 2.0)))
            picture = sprites.get(self.picture, size=most)
            surface.blit(picture, picture.get_rect(center=self.rect.center))


class Opener(Protocol):
    """A scene, or what scenes are made with."""

    def open_over(self, make: Callable[[Client], Screen]) -> None:
        """Opens a scene over the present one."""


def open_page(opener: Opener, words: TitleWords, ref: str) -> bool:
    """Opens the page of a ref; False where there is none."""
    page = words.page(ref)
    if page is not None:
        opener.open_over(lambda client: PageScene(client, words, page))
    return page is not None
