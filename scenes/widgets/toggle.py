"""A switch: on or off."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, WidgetParent, Words
from scenes.widgets.button import Button

TRACK, KNOB, INNER = (72, 36), 15, 12


class Toggle(Button):
    """Shows a track with a knob at the left of its rectangle and words beside it. `on_change` gets the new
    state; `caption` is what a label elsewhere calls it.
    """

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        text: str,
        on: bool,
        on_change: Callable[[bool], None],
        *,
        name: str = "",
        tip: Words = "",
        caption: str = "",
    ) -> None:
        self.caption = caption
        super().__init__(parent, rect, text, self._flip, on=on, name=name, tip=tip)
        self._on_change = on_change

    def _flip(self) -> None:
        self.on = not self.on
        self._on_change(bool(self.on))

    def spoken(self) -> str:
        """Words and state."""
        return self.said(self.caption, self.text, self.media.t("widget.on" if self.on else "widget.off"), self.hint())

    def draw(self, surface: pygame.Surface) -> None:
        """Track, knob, words; the state is also written, so colour is not the only sign."""
        grown = min(max(1.0, self.media.theme.scale / 100), self.rect.height / TRACK[1])
        wide, high, outer, inner = (round(n * grown) for n in (*TRACK, KNOB, INNER))
        track = pygame.Rect(0, 0, wide, high)
        track.midleft = (self.rect.left, self.rect.centery)
        surface.blit(self.media.sprites.nine("nine/bar", track.size), track)
        if self.on:
            surface.blit(
                self.media.sprites.nine("nine/bar_fill_gold", (track.width - 8, track.height - 8)),
                track.inflate(-8, -8),
            )
        knob = (track.right - high // 2 if self.on else track.left + high // 2, track.centery)
        pygame.draw.aacircle(surface, theme.BLACK, (knob[0] + 1, knob[1] + 2), outer)
        pygame.draw.aacircle(surface, theme.BRASS if not self.hovered else theme.BRASS_LIGHT, knob, outer)
        face = theme.BONE if self.on else theme.DIM if self.enabled else theme.FAINT
        pygame.draw.aacircle(surface, face, knob, inner)
        state = self.media.t("widget.on" if self.on else "widget.off")
        words = f"{self.text} · {state}" if self.text else state
        line = self.media.theme.line(
            words, self.rect.width - wide - 16, theme.BODY,
            theme.FAINT if not self.enabled else theme.BONE if self.on else theme.DIM, height=self.rect.height,
        )  # fmt: skip
        surface.blit(line, line.get_rect(midleft=(track.right + 16, self.rect.centery)))
