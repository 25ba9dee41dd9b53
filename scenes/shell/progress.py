"""A progress bar, and the overlay that shows what long work is doing (C1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.media import theme
from scenes.shell.scene import Scene
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.shell.client import Client
    from scenes.shell.work import Work

SWEEP_MS = 1400


class ProgressBar(Widget):
    """`share` is 0..1, or None for unknown (a light runs along). `fill` names the material: gold, rep, good,
    bad, faith.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, share: float | None = 0.0, *, fill: str = "gold", name: str = ""
    ) -> None:
        self._share = share
        self.fill = fill
        self._phase = 0
        super().__init__(parent, rect, name=name)
        self.share = share

    @property
    def share(self) -> float | None:
        """How much is done."""
        return self._share

    @share.setter
    def share(self, value: float | None) -> None:
        if value is None:
            self.ui.ticking[self] = None
        else:
            self.ui.ticking.pop(self, None)
        if value != self._share:
            self._share = value
            self.invalidate()

    def tick(self, dt: int) -> None:
        """Moves the light."""
        self._phase = (self._phase + dt) % SWEEP_MS
        self.invalidate()

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Bar and filled part."""
        surface.blit(self.media.sprites.nine("nine/bar", self.rect.size), self.rect)
        inner = self.rect.inflate(-6, -6)
        if self._share is None:
            width = inner.width // 4
            way = inner.width - width
            phase = self._phase / SWEEP_MS * 2
            inner.x += round(way * (phase if phase <= 1 else 2 - phase))
            inner.width = width
        else:
            inner.width = round(inner.width * min(max(self._share, 0.0), 1.0))
        if inner.width >= 8:
            surface.blit(self.media.sprites.nine(f"nine/bar_fill_{self.fill}", inner.size), inner)


class WorkScene(Scene):
    """The overlay over a frozen-looking scene while work runs on its thread; it goes before the outcome comes."""

    opaque = False
    stop_words = "work.stop"

    def __init__(self, client: Client, work: Work[Any], words: str, can_cancel: bool) -> None:
        super().__init__(client)
        self.work = work
        self.words = words
        self.can_cancel = can_cancel
        self.rect = pygame.Rect(0, 0, 640, 232 if can_cancel else 168)
        self.rect.center = (960, 540)

    def build(self) -> None:
        """Words, bar, and a button to stop."""
        panel = Panel(self, self.rect, kind="panel_brass")
        inner = self.rect.inflate(-96, -72)
        self.label = Label(
            panel,
            (inner.x, inner.y - 4, inner.width, 40),
            self._text(),
            size=theme.BUTTON,
            bold=True,
            align="center",
        )
        self.bar = ProgressBar(panel, (inner.x, inner.y + 52, inner.width, 28), self.work.share)
        if self.can_cancel:
            Button(
                panel,
                (inner.centerx - 120, inner.bottom - 52, 240, 56),
                self.t(self.stop_words),
                self.stop,
                name="stop",
            )

    def update(self, dt: int) -> None:
        """Follows the work and closes when it is over."""
        super().update(dt)
        self.bar.share = self.work.share
        self.label.text = self._text()
        if self.work.over:
            self.close()

    def on_back(self) -> bool:
        """Esc stops the work where that makes sense."""
        if self.can_cancel:
            self.stop()
        return True

    def stop(self) -> None:
        """The button was pressed."""
        self.work.cancel()

    def draw_back(self, surface: pygame.Surface) -> None:
        """Darkens what is below."""
        surface.blit(scrim(self.media), (0, 0))

    def panel_rect(self) -> pygame.Rect | None:
        """The sliding part."""
        return self.rect.inflate(64, 64)

    def _text(self) -> str:
        return self.t(self.work.key, **self.work.args) if self.work.key else self.t(self.words)


def create(client: Client, work: Work[Any], words: str, can_cancel: bool) -> WorkScene:
    """The route "work"."""
    return WorkScene(client, work, words, can_cancel)


def scrim(media: Media) -> pygame.Surface:
    """The half-transparent darkness under an overlay."""
    return media.sprites.plain((1920, 1080), (6, 5, 9, 168))
