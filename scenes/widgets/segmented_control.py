"""One of several values: tabs or segments side by side (`SegmentedControl`), or arrows around the value (`Cycler`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from scenes.media import theme
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent, Words
from scenes.widgets.button import Button

Options = Sequence[tuple[str, str]]  # (value, text)
RIMS = 28
"""So much wider than its text a segment is at least."""


class SegmentedControl(Group):
    """Segments of equal width, or, where a text would be too wide for its own, as wide as their texts ask for; left
    and right change the value while one is focused. `on_change` gets the value.
    """

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        options: Options,
        value: str,
        on_change: Callable[[str], None],
        *,
        name: str = "",
        tips: dict[str, str] | None = None,
        disabled: dict[str, str] | None = None,
        size: int = theme.BODY,
        gap: int = 8,
        topic: str = "",
    ) -> None:
        super().__init__(parent, rect, name=f"{name}.group" if name else "")
        self.topic = topic
        self._value = value
        self._on_change = on_change
        self._buttons: dict[str, Button] = {}
        x = self.rect.x
        for (key, text), width in zip(options, self._widths(options, size, gap), strict=True):
            place = (x, self.rect.y, width, self.rect.height)
            x += width + gap
            self._buttons[key] = Button(
                self, place, text, partial(self.choose, key), on=key == value, size=size,
                name=f"{name}.{key}", tip=(tips or {}).get(key, ""),
                enabled=key not in (disabled or {}), reason=(disabled or {}).get(key, ""),
            )  # fmt: skip

    def _widths(self, options: Options, size: int, gap: int) -> list[int]:
        count = max(1, len(options))
        room = self.rect.width - gap * (count - 1)
        asked = [self.media.theme.width(text, size, True) + RIMS for _, text in options]
        if max(asked, default=0) <= room // count:
            return [room // count] * len(options)
        spare = (room - sum(asked)) // count
        return [one + spare if spare >= 0 else room * one // sum(asked) for one in asked]

    @property
    def value(self) -> str:
        """The value of now."""
        return self._value

    def choose(self, value: str) -> None:
        """Takes a value and tells it, if it is another one."""
        if value == self._value:
            return
        self._value = value
        for key, button in self._buttons.items():
            button.on = key == value
        self._on_change(value)


class Tabs(SegmentedControl):
    """A choice that looks like index tabs; what they show is the scene's business."""

    def draw_back(self, surface: pygame.Surface) -> None:
        """A brass line under the tabs."""
        y = self.rect.bottom + 4
        pygame.draw.line(surface, theme.BRASS, (self.rect.left, y), (self.rect.right, y), 1)


class Cycler(Widget):
    """A value between two arrows: a click on the left third steps back, elsewhere forward; arrow keys too. `rises`: no
    arrow leads from the last value to the first, nor back; Enter alone goes around.
    """

    focusable = True

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        options: Options,
        value: str,
        on_change: Callable[[str], None],
        *,
        name: str = "",
        tip: Words = "",
        enabled: bool = True,
        reason: Words = "",
        icon: str = "",
        caption: str = "",
        size: int = theme.BODY,
        rises: bool = False,
    ) -> None:
        self.options = list(options)
        self.rises = rises
        self._value = value
        self._on_change = on_change
        self.icon = icon
        self.caption = caption
        self.size = size
        super().__init__(parent, rect, name=name, tip=tip)
        self._enabled = enabled
        self.reason = reason

    @property
    def value(self) -> str:
        """The value of now."""
        return self._value

    @property
    def text(self) -> str:
        """The words of the value."""
        return next((text for key, text in self.options if key == self._value), "")

    def spoken(self) -> str:
        """Caption, value, reason."""
        return self.said(self.caption, self.text, self.hint())

    def leads(self, by: int) -> bool:
        """Whether an arrow leads to another value."""
        keys = [key for key, _ in self.options]
        index = (keys.index(self._value) if self._value in keys else 0) + by
        return len(keys) > 1 and (not self.rises or 0 <= index < len(keys))

    def step(self, by: int, around: bool = False) -> None:
        """Moves on by one value; around the end where the values don't rise, or when it is asked for."""
        if not self.enabled or len(self.options) < 2 or not (around or self.leads(by)):
            return
        keys = [key for key, _ in self.options]
        index = keys.index(self._value) if self._value in keys else 0
        self._value = keys[(index + by) % len(keys)]
        self.media.sounds.play("click")
        self.invalidate()
        self._on_change(self._value)

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Steps at once."""
        if button != 1:
            return False
        self.step(-1 if pos[0] < self.rect.x + self.rect.width // 3 else 1)
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        """Left, right, Enter, Space."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(-1 if event.key == pygame.K_LEFT else 1)
            return True
        if "choose" in self.media.bindings.actions(event):
            self.step(1, around=True)
            return True
        return False

    def _chevron(self, name: str, by: int) -> pygame.Surface:
        """An arrow, faint where it leads nowhere."""
        size = (self.px(22), self.px(22))
        picture = self.media.sprites.get(name, size=size)
        return picture if self.leads(by) else self.media.sprites.made(("faint", name, size), lambda: _faint(picture))

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, caption, value between two chevrons."""
        hot = self.hovered and self.enabled
        surface.blit(self.media.sprites.nine("nine/row_hot" if hot else "nine/row", self.rect.size), self.rect)
        ink = theme.BONE if self.enabled else theme.FAINT
        inner = self.rect.inflate(-self.px(24), -self.px(8))
        if self.enabled and len(self.options) > 1:
            beside = self.px(8)
            arrows = (("ui/chevron_left", inner.left + beside, -1), ("ui/chevron_right", inner.right - beside, 1))
            for name, x, by in arrows:
                chevron = self._chevron(name, by)
                surface.blit(chevron, chevron.get_rect(center=(x, inner.centery)))
        inner.inflate_ip(-self.px(48), 0)
        if self.icon and self.media.sprites.has(self.icon):
            icon = self.media.sprites.get(self.icon, size=(self.px(40), self.px(40)))
            surface.blit(icon, icon.get_rect(midleft=inner.midleft))
            inner = pygame.Rect(inner.x + self.px(48), inner.y, inner.width - self.px(48), inner.height)
        high = self.rect.height - self.px(30 if self.caption else 8)
        value = self.media.theme.line(self.text, inner.width, self.size, ink, True, False, high, "center")
        if not self.caption:
            surface.blit(value, value.get_rect(center=inner.center))
            return
        caption = self.media.theme.line(
            self.caption, inner.width, theme.SMALL, theme.DIM, height=self.rect.height - value.get_height() + 6
        )
        top = inner.centery - (caption.get_height() + value.get_height() - 6) // 2
        surface.blit(caption, caption.get_rect(midtop=(inner.centerx, top)))
        surface.blit(value, value.get_rect(midtop=(inner.centerx, top + caption.get_height() - 6)))


def _faint(picture: pygame.Surface) -> pygame.Surface:
    """A picture that hardly stands out from its ground."""
    out = picture.copy()
    out.fill((255, 255, 255, 64), special_flags=pygame.BLEND_RGBA_MULT)
    return out
