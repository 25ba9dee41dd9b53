"""A page over the table, large: the card at inspector size or the seal at the left, all words at the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.titles.realigious.cards import BIG_SIZE, big_card
from scenes.titles.realigious.info import Page, page_of
from scenes.titles.realigious.info_spot import Choose, nobody
from scenes.titles.realigious.info_view import PageView
from scenes.widgets.base import Group, Host, RectLike, Widget
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import SeatInfo
    from game.titles.realigious.view import SeatView
    from scenes.shell.client import Client

SMALL_SIDE = 240


class InfoScene(PanelScene):
    """Links turn to other pages, Backspace and the arrow turn back."""

    size = (1040, 680)

    def __init__(
        self, client: Client, page: Page, view: SeatView | None, names: Sequence[SeatInfo], on_rules: Choose
    ) -> None:
        super().__init__(client)
        self.page, self.view, self.names, self.on_rules = page, view, names, on_rules
        self.trail: list[str] = []

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Picture, heading, page, buttons."""
        page = page_of(self.media, self.page.ref, self.view, self.names) or self.page
        side = BIG_SIZE[0] if page.card else SMALL_SIDE
        height = BIG_SIZE[1] if page.card else SMALL_SIDE
        column = pygame.Rect(area.x, area.y, side, area.height)
        place = pygame.Rect(column.x, column.centery - height // 2, side, height)
        _Portrait(panel, place, page)
        x = column.right + 40
        width = area.right - x
        Label(panel, (x, area.y - 4, width - 60, 48), page.title, size=theme.HEADING, colour=theme.GOLD, bold=True)
        top = area.y + 44
        if page.subtitle:
            Label(panel, (x, top, width, 30), page.subtitle, size=20, colour=theme.DIM)
            top += 40
        foot = 64 if page.rule or self.trail else 0
        body = PageView(panel, (x, top, width, area.bottom - top - foot), on_link=self.follow, heading=False)
        body.put(page)
        if self.trail:
            Button(
                panel, (x, area.bottom - 52, 180, 52), self.t("screen.back"), self.turn_back, icon="ui/back",
                size=theme.BODY, name="info.back",
            )  # fmt: skip
        if page.rule:
            Button(
                panel, (area.right - 220, area.bottom - 52, 220, 52), self.t("screen.rule", rule=page.rule),
                partial(self.open_rule, page.rule), icon="ui/rules", size=theme.BODY, name="info.rule",
            )  # fmt: skip

    def follow(self, ref: str) -> None:
        """Turns to a linked page."""
        page = page_of(self.media, ref, self.view, self.names)
        if page is not None:
            self.trail.append(self.page.ref)
            self.page = page
            self.rebuild()

    def turn_back(self) -> None:
        """The page before."""
        if self.trail:
            page = page_of(self.media, self.trail.pop(), self.view, self.names)
            self.page = page or self.page
            self.rebuild()

    def open_rule(self, rule: str) -> None:
        """The rulebook at the page's rule."""
        self.nav.open_rules(rule, "realigious")

    def handle(self, event: pygame.event.Event) -> bool:
        """Backspace turns back."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and self.trail:
            self.turn_back()
            return True
        return super().handle(event)


class _Portrait(Widget):
    """The picture of a page."""

    def __init__(self, parent: Host, rect: RectLike, page: Page) -> None:
        self.page = page
        super().__init__(parent, rect)

    def draw(self, surface: pygame.Surface) -> None:
        """The large card, or the sprite with light behind it."""
        sprites = self.media.sprites
        if self.page.card:
            surface.blit(*sprites.shadow(self.rect, 24))
            surface.blit(big_card(self.media, self.page.card), self.rect)
            return
        if not sprites.has(self.page.picture):
            return
        size = (self.rect.width, self.rect.height)
        natural = sprites.natural(self.page.picture)
        most = (min(size[0], round(natural[0] * 2.0)), min(size[1], round(natural[1] * 2.0)))
        picture = sprites.get(self.page.picture, size=most)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


def open_info(
    client: Client,
    ref: str,
    view: SeatView | None = None,
    names: Sequence[SeatInfo] = (),
    *,
    on_rules: Choose = nobody,
) -> bool:
    """Opens the page of a ref; False where there is none."""
    page = page_of(client.media, ref, view, names)
    if page is None:
        return False
    client.nav.stack.push(InfoScene(client, page, view, names, on_rules))
    return True
