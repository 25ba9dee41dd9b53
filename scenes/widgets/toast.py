"""Notices of one sentence at the top of the screen; they go away by themselves. One may carry a button
(undo).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.widgets import placing

if TYPE_CHECKING:
    from scenes.media.media import Media

SHOWN_MS, PER_LETTER_MS, LONGEST_MS = 2600, 45, 9000
PAD, GAP = 22, 10
PLACES = ((FULL.centerx, 88, 900), (FULL.centerx, 152, 900), (496, 216, 640))
"""Middle and top of the first one, and how wide its words are at most: where it covers least of what is to be read."""
LOWEST = 400
"""No further one begins lower than here for the sake of what is to be read."""
ICONS = {"info": "ui/info", "good": "ui/check", "bad": "ui/warning"}


class Toast:
    """One notice."""

    def __init__(self, text: str, kind: str, action: str, on_action: Callable[[], None] | None) -> None:
        self.text, self.kind, self.action, self.on_action = text, kind, action, on_action
        self.left = min(LONGEST_MS, SHOWN_MS + PER_LETTER_MS * len(text) + (3000 if action else 0))
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.button = pygame.Rect(0, 0, 0, 0)


class Toasts:
    """The notices that are shown now, newest below. `damage` marks a rectangle for drawing; `spared()`: what is to be
    read, which they shall not cover."""

    def __init__(
        self, media: Media, damage: Callable[[pygame.Rect], None], spared: Callable[[], Sequence[pygame.Rect]] = tuple
    ) -> None:
        self._media, self._spared = media, spared
        self._mark = damage
        self.shown: list[Toast] = []
        self._over_button: Toast | None = None
        self._widest = PLACES[0][2]

    def show(
        self, text: str, kind: str = "info", action: str = "", on_action: Callable[[], None] | None = None
    ) -> None:
        """Adds a notice; the same sentence is not shown twice at a time."""
        self._damage()
        self.shown = [t for t in self.shown if t.text != text][-2:]
        words = f"{action} ({self._media.bindings.label('undo')})" if action else ""
        self.shown.append(Toast(text, kind, words, on_action))
        self._layout()

    def busy(self) -> bool:
        """Notices don't need fast frames: 20 a second is enough to make them go."""
        return False

    def update(self, dt: int) -> None:
        """Counts the time down; a notice under the pointer stays."""
        for toast in list(self.shown):
            if not toast.rect.collidepoint(self._media.mouse):
                toast.left -= dt
            if toast.left <= 0:
                self._drop(toast)

    def handle(self, event: pygame.event.Event) -> bool:
        """A click presses the notice's button, or sends the notice away; the key for undo presses the button
        too.
        """
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION:
            over = next((t for t in self.shown if t.action and t.button.collidepoint(event.pos)), None)
            if over is not self._over_button:
                self._over_button = over
                self._damage()
            return False
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        for toast in self.shown:
            if toast.rect.collidepoint(event.pos):
                self._drop(toast)
                if toast.button.collidepoint(event.pos) and toast.on_action is not None:
                    toast.on_action()
                return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        offers = [t for t in self.shown if t.on_action is not None]
        if not offers or "undo" not in self._media.bindings.actions(event):
            return False
        self._drop(offers[-1])
        if offers[-1].on_action is not None:
            offers[-1].on_action()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draws all notices."""
        for toast in self.shown:
            self._draw_one(surface, toast)

    def clear(self) -> None:
        """Takes all notices away."""
        self._damage()
        self.shown.clear()

    def _draw_one(self, surface: pygame.Surface, toast: Toast) -> None:
        sprites, rect = self._media.sprites, toast.rect
        surface.blit(*sprites.shadow(rect, 20))
        surface.blit(sprites.nine("nine/tooltip", rect.size), rect)
        icon = sprites.get(ICONS[toast.kind], size=(32, 32))
        surface.blit(icon, icon.get_rect(midleft=(rect.x + PAD, rect.centery)))
        block = self._block(toast)
        surface.blit(block, block.get_rect(midleft=(rect.x + PAD + 46, rect.centery)))
        if toast.action:
            hot = toast is self._over_button
            surface.blit(
                sprites.nine("nine/button_gold_hot" if hot else "nine/button_gold", toast.button.size),
                toast.button,
            )
            line = self._media.theme.line(toast.action, toast.button.width - 20, theme.BODY, theme.BONE, True, True)
            surface.blit(line, line.get_rect(center=(toast.button.centerx, toast.button.centery - 2)))

    def _block(self, toast: Toast) -> pygame.Surface:
        width = min(self._widest, self._media.theme.width(toast.text, theme.BODY) + 2)
        return self._media.theme.paragraph(toast.text, width, theme.BODY)

    def _layout(self) -> None:
        spared = self._spared()
        middle, y, self._widest = min(PLACES, key=lambda at: placing.hidden(
            pygame.Rect(at[0] - at[2] // 2, at[1], at[2], 64), spared))  # fmt: skip
        for toast in self.shown:
            block = self._block(toast)
            extra = max(132, self._media.theme.width(toast.action, theme.BODY, True) + 40) if toast.action else 0
            width = block.get_width() + 2 * PAD + 46 + (extra + 16 if extra else 0)
            toast.rect = pygame.Rect(0, y, width, max(64, block.get_height() + 28))
            toast.rect.centerx = middle
            toast.rect.y = self._below(toast.rect, spared)
            toast.button = pygame.Rect(toast.rect.right - PAD - extra + 8, toast.rect.centery - 23, extra, 48)
            y = toast.rect.bottom + GAP
        self._damage()

    def _below(self, place: pygame.Rect, spared: Sequence[pygame.Rect]) -> int:
        """A further one stands lower where it would cover what is to be read; the first one has its place."""
        first = self.shown[0].rect
        for one in sorted(spared, key=lambda rect: rect.y) if place is not first else ():
            if place.colliderect(one) and one.bottom + GAP < LOWEST:
                place = place.move_to(y=one.bottom + GAP)
        return place.y

    def _drop(self, toast: Toast) -> None:
        if toast in self.shown:
            self._damage()
            self.shown.remove(toast)
            self._layout()

    def _damage(self) -> None:
        for toast in self.shown:
            self._mark(toast.rect.inflate(64, 64))
