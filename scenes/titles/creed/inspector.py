"""The inspector (C6.4b): what the pointer is on, large and in full; pinned it stays."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import TILES
from scenes.kit.part import Part
from scenes.media import theme
from scenes.titles.creed.pages import Page, page_of
from scenes.widgets.base import Group, Host, RectLike
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.titles.creed.view import SeatView
    from scenes.titles.creed.words import Words

PAD, HEAD, BUTTON = 16, 48, 44
PICTURE = (112, 132)
NUMERALS = 53
"""How far below the middle of a hand's tile its figures stand."""
Block = tuple[pygame.Surface, int, int]  # a text and its place, from where the texts begin


class Inspector(Group, Part):
    """`look(ref)` follows the pointer, `inspect(ref)` pins a page."""

    def __init__(self, parent: Host, rect: RectLike, words: Words, on_rules: Callable[[str], None]) -> None:
        super().__init__(parent, rect, solid=True, name="inspector")
        self.words, self.on_rules = words, on_rules
        self.ref = ""
        self.pinned = False
        self.page: Page | None = None
        self._reader = -2
        r, t = self.rect, self.media.t
        x = r.right - 8 - BUTTON
        self._pin = Button(
            self, (x, r.y + 4, BUTTON, BUTTON), icon="ui/pin", icon_size=24, on_click=self.toggle_pin, kind="bare",
            on=False, name="inspector.pin", tip=t("screen.pin"),
        )  # fmt: skip
        self._rules = Button(
            self, (x - BUTTON, r.y + 4, BUTTON, BUTTON), icon="ui/rules", icon_size=24, on_click=self._open_rule,
            kind="bare", name="inspector.rule", tip=self._rule_tip,
        )  # fmt: skip
        self._rules.visible = False

    def show(self, view: SeatView) -> None:
        """Another view: the page is made anew; another reader begins with their own nation, and sees nothing of what
        the one before looked at (C6.7).
        """
        reader = view.reader
        if reader != self._reader:
            self._reader = reader
            self.pinned = self._pin.on = False
            self.ref = f"seat:{max(0, reader)}"
        self._turn_to(self.ref)

    def look(self, ref: str | None) -> None:
        """The pointer is on something; nothing happens while a page is pinned. None: what is shown stays."""
        if ref and not self.pinned:
            self._turn_to(ref)

    def inspect(self, ref: str) -> None:
        """Shows a page and pins it."""
        self._turn_to(ref)
        self.pinned = self._pin.on = True
        self.invalidate()

    def key(self, action: str) -> bool:
        """Its key pins."""
        if action == "inspector":
            self.toggle_pin()
        return action == "inspector"

    def toggle_pin(self) -> None:
        """Pins or lets go."""
        self.pinned = self._pin.on = not self.pinned
        self.invalidate()

    def _turn_to(self, ref: str) -> None:
        page = page_of(self.words, ref)
        if page is not None and (ref, page) != (self.ref, self.page):
            self.ref, self.page = ref, page
            self._rules.visible = bool(page.rule)
            self.invalidate()

    def _rule_tip(self) -> str:
        return self.media.t("table.rule.tip", rule=self.page.rule if self.page is not None else "")

    def _open_rule(self) -> None:
        if self.page is not None:
            self.on_rules(self.page.rule)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Panel, heading, picture, words."""
        sprites, type_, r = self.media.sprites, self.media.theme, self.rect
        surface.blit(sprites.nine("nine/panel", r.size), r)
        if self.pinned:
            pygame.draw.rect(surface, theme.BRASS_LIGHT, r.inflate(-2, -2), 2, 10)
        page = self.page
        if page is None:
            return
        room = r.width - 2 * PAD - 2 * BUTTON
        title = type_.line(page.heading, room, theme.BUTTON, theme.GOLD, True, height=HEAD)
        surface.blit(title, title.get_rect(midleft=(r.x + PAD, r.y + 4 + BUTTON // 2)))
        y = self._draw_head(surface, page, r.y + HEAD + 4)
        for block, x, top in self._blocks(page, r.bottom - 8 - y):
            surface.blit(block, (r.x + PAD + x, y + top))

    def rehearsing(self) -> Iterator[None]:
        """Makes the pictures of the pages of all units."""
        nations = [public.nation for public in self.words.view.seats if public.nation]
        for nation, kind in product(nations, dict.fromkeys(row.kind for row in TILES.values())):
            yield from self.media.sprites.prepared(partial(self._rehearse, f"creed/hand/{kind}_{nation}"))

    def _rehearse(self, name: str, _nowhere: pygame.Surface) -> None:
        self._picture(name)

    def _picture(self, name: str) -> tuple[pygame.Surface, float]:
        """A sprite as large as it fits beside the figures, and how much smaller than natural."""
        natural = self.media.sprites.natural(name)
        scale = min(PICTURE[0] / natural[0], PICTURE[1] / natural[1])
        return self.media.sprites.get(name, width=round(natural[0] * scale)), scale

    def _draw_head(self, surface: pygame.Surface, page: Page, y: int) -> int:
        """Picture with figures and place beside it; the y below."""
        sprites, type_, r = self.media.sprites, self.media.theme, self.rect
        x = r.x + PAD
        has = bool(page.picture) and sprites.has(page.picture)
        if has:
            picture, scale = self._picture(page.picture)
            place = picture.get_rect(midtop=(x + PICTURE[0] // 2, y))
            surface.blit(picture, place)
            if page.figures and page.picture.startswith("creed/hand/"):
                words = type_.text(page.figures, 20, theme.BONE, True, theme.INK)
                surface.blit(words, words.get_rect(center=(place.centerx, place.centery + round(NUMERALS * scale))))
            x += PICTURE[0] + 12
        width = r.right - PAD - x
        if page.figures:
            figures = type_.line(page.figures, width, 48, theme.BONE, True, True, 56)
            surface.blit(figures, (x, y + 8))
        if page.under:
            height = 60 if has else 30
            top = y + (72 if page.figures else 30) if has else y
            block = type_.paragraph(page.under, width, 20, theme.BONE, height=height)
            surface.blit(block, (x, top))
        if not has:
            return y + (36 if page.under else 0)
        return y + 8 + (PICTURE[1] if page.figures else place.height)

    def _blocks(self, page: Page, high: int) -> list[Block]:
        """Body and facts with their places, as large as they fit; facts in one paragraph where rows are too high."""
        type_ = self.media.theme
        for size in type_.smaller(theme.SMALL):
            blocks, bottom = self._rows(page, size)
            if bottom <= high:
                return blocks
        whole = self.rect.width - 2 * PAD
        joined = " · ".join(f"{words} {figure}".strip() for words, figure in page.facts)
        texts = [(page.body, theme.DIM), (joined, theme.BONE)]
        out: list[Block] = []
        y = 0
        for text, ink in texts:
            if text:
                out.append((type_.paragraph(text, whole, type_.least, ink), 0, y))
                y += out[-1][0].get_height() + 6
        if y - 6 > high:
            type_.fault("left out", page.heading)
        return out

    def _rows(self, page: Page, size: int) -> tuple[list[Block], int]:
        """Body and a row for each fact at a size, and where they end."""
        type_, whole = self.media.theme, self.rect.width - 2 * PAD
        out: list[Block] = []
        y = 0
        if page.body:
            out.append((type_.paragraph(page.body, whole, size, theme.DIM), 0, 0))
            y = out[0][0].get_height() + 8
        for words, figure in page.facts:
            number = type_.line(figure, 150, size, theme.GOLD, True, height=48) if figure else None
            beside = number.get_width() + 10 if number is not None else 0
            block = type_.paragraph(words, whole - beside, size, theme.BONE)
            out.append((block, 0, y))
            out += [(number, whole - number.get_width(), y)] if number is not None else []
            y += block.get_height() + 2
        return out, y
