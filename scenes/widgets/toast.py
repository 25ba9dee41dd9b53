"""Notices of one sentence at the top of the screen; they go away by themselves. One may carry a button
(undo).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.widgets import placing

if TYPE_CHECKING:
    from scenes.media.media import Media

SHOWN_MS, PER_LETTER_MS, LONGEST_MS = 2600, 45, 9000
PAD, GAP, LOW, LETTERS = 22, 10, 64, 36
"""LOW, LETTERS: how high a notice of one line is, and what of it is the line's."""


class NoticePlace(NamedTuple):
    """Where notices stand: the middle, the top of the first one, and how wide their words are at most. At the `foot`
    that edge is the foot of all: they stand side by side there, between `left` and `right`, and pile up only where that
    has no room. `low`: how high one of a single line is.
    """

    middle: int
    edge: int
    widest: int = 900
    foot: bool = False
    left: int = GAP
    right: int = FULL.right - GAP
    low: int = LOW


PLACES = (NoticePlace(FULL.centerx, 88), NoticePlace(FULL.centerx, 152), NoticePlace(496, 216, 640))
"""Of these the one where the first notice covers least of what is to be read."""
LOWEST = 400
"""No further one begins lower than here for the sake of what is to be read."""
ICONS = {"info": "ui/info", "good": "ui/check", "bad": "ui/warning"}


class Toast:
    """One notice. `undoes`: its button takes something back, so that the key for undo presses it too."""

    def __init__(
        self, text: str, kind: str, action: str, on_action: Callable[[], None] | None, undoes: bool = False
    ) -> None:
        self.text, self.kind, self.action, self.on_action, self.undoes = text, kind, action, on_action, undoes
        self.left = min(LONGEST_MS, SHOWN_MS + PER_LETTER_MS * len(text) + (3000 if action else 0))
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.button = pygame.Rect(0, 0, 0, 0)


class Toasts:
    """The notices that are shown now, newest below. `damage` marks a rectangle for drawing; `spared()`: what is to be
    read, which they shall not cover; `places()`: where they may stand."""

    def __init__(
        self, media: Media, damage: Callable[[pygame.Rect], None],
        spared: Callable[[], Sequence[pygame.Rect]] = tuple,
        places: Callable[[], Sequence[NoticePlace]] = lambda: PLACES,
    ) -> None:  # fmt: skip
        self._media, self._spared, self._places = media, spared, places
        self._mark = damage
        self.shown: list[Toast] = []
        self._over_button: Toast | None = None
        self._widest = PLACES[0].widest

    def show(
        self, text: str, kind: str = "info", action: str = "", on_action: Callable[[], None] | None = None,
        undoes: bool = False,
    ) -> None:  # fmt: skip
        """Adds a notice; the same sentence is not shown twice at a time."""
        self._damage()
        self.shown = [t for t in self.shown if t.text != text][-2:]
        words = f"{action} ({self._media.bindings.label('undo')})" if undoes else action
        self.shown.append(Toast(text, kind, words, on_action, undoes))
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
        """A click presses the notice's button, or sends the notice away; the key for undo presses a button that takes
        something back.
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
        offers = [t for t in self.shown if t.on_action is not None and t.undoes]
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

    def lay_out(self) -> None:
        """Puts them where they stand over the scenes of now."""
        self._damage()
        self._layout()

    def _layout(self) -> None:
        spared = self._spared()
        place = min(self._places(), key=lambda at: placing.hidden(
            pygame.Rect(at.middle - at.widest // 2, at.edge - (at.low if at.foot else 0), at.widest, at.low), spared,
        ))  # fmt: skip
        self._widest, y = place.widest, place.edge
        for toast in self.shown:
            block = self._block(toast)
            extra = self._extra(toast)
            width = block.get_width() + 2 * PAD + 46 + (extra + 16 if extra else 0)
            toast.rect = pygame.Rect(0, y, width, max(place.low, block.get_height() + place.low - LETTERS))
            toast.rect.centerx = place.middle
            toast.rect.y = self._below(toast.rect, spared)
            y = toast.rect.bottom + GAP
        if place.foot:
            self._to_foot(place)
        for toast in self.shown:
            extra = self._extra(toast)
            toast.button = pygame.Rect(toast.rect.right - PAD - extra + 8, toast.rect.centery - 23, extra, 48)
        self._damage()

    def _below(self, place: pygame.Rect, spared: Sequence[pygame.Rect]) -> int:
        """A further one stands lower where it would cover what is to be read; the first one has its place."""
        first = self.shown[0].rect
        for one in sorted(spared, key=lambda rect: rect.y) if place is not first else ():
            if place.colliderect(one) and one.bottom + GAP < LOWEST:
                place = place.move_to(y=one.bottom + GAP)
        return place.y

    def _extra(self, toast: Toast) -> int:
        """How wide its button is."""
        return max(132, self._media.theme.width(toast.action, theme.BODY, True) + 40) if toast.action else 0

    def _to_foot(self, place: NoticePlace) -> None:
        """Side by side round the middle, else one over the other, the newest lowest."""
        wide = sum(toast.rect.width + GAP for toast in self.shown) - GAP
        x, y = max(place.left, min(place.middle - wide // 2, place.right - wide)), place.edge
        for toast in reversed(self.shown):
            toast.rect.bottom = y
            if place.left + wide > place.right:
                y = toast.rect.top - GAP
        if y == place.edge:
            for toast in self.shown:
                toast.rect.x = x
                x = toast.rect.right + GAP

    def _drop(self, toast: Toast) -> None:
        if toast in self.shown:
            self._damage()
            self.shown.remove(toast)
            self._layout()

    def _damage(self) -> None:
        for toast in self.shown:
            self._mark(toast.rect.inflate(64, 64))
