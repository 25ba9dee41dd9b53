"""A slider from 0 to 100 percent (or another range)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent, Words

FIGURES = 84


class Slider(Widget):
    """Drag, click, arrow keys, Home, End, wheel. `on_change` gets every new value, in steps of `step`."""

    focusable = True

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        value: int,
        on_change: Callable[[int], None],
        *,
        lowest: int = 0,
        highest: int = 100,
        step: int = 5,
        unit: str = "%",
        name: str = "",
        tip: Words = "",
        spoken: Words = "",
    ) -> None:
        self._value = value
        self._on_change = on_change
        self.lowest, self.highest, self.step, self.unit = lowest, highest, step, unit
        super().__init__(parent, rect, name=name, tip=tip, spoken=spoken)

    @property
    def value(self) -> int:
        """The value of now."""
        return self._value

    def spoken(self) -> str:
        """What it is and its value."""
        return f"{super().spoken()}\n{self._value}{self.unit}".strip()

    def set(self, value: int) -> None:
        """Takes the nearest allowed value and tells it, if it is another one."""
        value = self.lowest + round((value - self.lowest) / self.step) * self.step
        value = min(max(value, self.lowest), self.highest)
        if value != self._value:
            self._value = value
            self.invalidate()
            self._on_change(value)

    def track(self) -> pygame.Rect:
        """The bar that the knob runs on."""
        inset, figures, thick = (round(n * self._grown()) for n in (14, FIGURES, 16))
        return pygame.Rect(
            self.rect.x + inset, self.rect.centery - thick // 2, self.rect.width - figures - 2 * inset, thick
        )

    def _grown(self) -> float:
        return max(1.0, self.media.theme.scale / 100)

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Jumps to the place."""
        if button != 1:
            return False
        self.on_drag(pos, (0, 0))
        return True

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """Follows the pointer."""
        track = self.track()
        share = (pos[0] - track.left) / max(1, track.width)
        self.set(round(self.lowest + share * (self.highest - self.lowest)))

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """One step."""
        if not self.focused:
            return False  # a wheel that scrolls a panel must not change what it passes
        self.set(self._value + amount * self.step)
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        """Left, right, Home, End."""
        moves = {pygame.K_LEFT: self._value - self.step, pygame.K_RIGHT: self._value + self.step}
        moves |= {pygame.K_HOME: self.lowest, pygame.K_END: self.highest}
        if event.key not in moves:
            return False
        self.set(moves[event.key])
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Track, filled part, knob, figures."""
        track, outer, inner = self.track(), round(15 * self._grown()), round(11 * self._grown())
        share = (self._value - self.lowest) / (self.highest - self.lowest)
        knob = (track.left + round(track.width * share), track.centery)
        surface.blit(self.media.sprites.nine("nine/bar", track.size), track)
        filled = knob[0] - track.left
        if filled > 12:
            surface.blit(
                self.media.sprites.nine("nine/bar_fill_gold", (filled, track.height - 4)),
                (track.left, track.top + 2),
            )
        pygame.draw.aacircle(surface, theme.BLACK, (knob[0] + 1, knob[1] + 3), outer)
        pygame.draw.aacircle(surface, theme.BRASS_LIGHT if self.hovered or self.focused else theme.BRASS, knob, outer)
        pygame.draw.aacircle(surface, theme.BONE, knob, inner)
        figures = self.media.theme.text(f"{self._value}{self.unit}", theme.BODY, theme.BONE, True)
        surface.blit(figures, figures.get_rect(midright=(self.rect.right - 4, self.rect.centery)))
