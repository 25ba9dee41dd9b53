"""A line of typed text: pygame_gui's entry line inside our focus, scaling and tooltips, with Hangul
composition shown.

pygame_gui gives caret, selection, clipboard and undo; syllables still being composed by the input method
(TEXTEDITING) are drawn here, underlined, because it does not show them. An input method forgets them when it is
stopped, so they are taken in before that. pygame_gui is imported when the first entry is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent, Words

PAD = 14
LEFT_ALONE = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)


class TextEntry(Widget):
    """`on_change` gets the text after each change, `on_enter` is called by Enter. `empty` shows while nothing
    is typed.
    """

    focusable = True
    cursor = "text"

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        text: str = "",
        *,
        on_change: Callable[[str], None] | None = None,
        on_enter: Callable[[], None] | None = None,
        empty: str = "",
        icon: str = "",
        longest: int = 64,
        name: str = "",
        tip: Words = "",
        spoken: Words = "",
    ) -> None:
        self.on_change = on_change
        self.on_enter = on_enter
        self.empty = empty
        self.icon = icon
        self._composing = ""
        self._taken = ""
        self._shown: tuple[Any, ...] = ()
        super().__init__(parent, rect, name=name, tip=tip, spoken=spoken)
        self._text = text
        self._longest = longest
        self._made: Any = None

    @property
    def _inner(self) -> pygame.Rect:
        """Where the text stands."""
        left, pad, rim = self.px(PAD + (38 if self.icon else 0)), self.px(PAD), self.px(4)
        x, y, width, height = self.rect
        return pygame.Rect(x + left, y + rim, width - left - pad, height - 2 * rim)

    @property
    def _line(self) -> Any:
        """pygame_gui's line, made when the entry is used for the first time: its import must not delay a
        frame.
        """
        if self._made is None:
            self._made = self.media.gui.entry_line(self._inner, self._text, self._longest)
            if self.focused:
                self._take_focus()
        return self._made

    def _take_focus(self) -> None:
        self._made.focus()
        if self.ui.keyboard or not self._shown:
            self._made.edit_position = len(self.text)

    def _leave(self) -> None:
        self._made.unfocus()
        shape = self._made.drawable_shape
        if shape is not None and shape.text_box_layout is not None:  # unfocus alone would leave the caret standing
            shape.text_box_layout.turn_off_cursor()
            shape.apply_active_text_changes()
        self._made.update(0.0)

    @property
    def text(self) -> str:
        """What has been typed; syllables still being composed are not in it."""
        return str(self._made.get_text()) if self._made is not None else self._text

    @text.setter
    def text(self, value: str) -> None:
        self._text = value
        if self._made is not None:
            self._made.set_text(value)
        self.invalidate()

    def spoken(self) -> str:
        """What it asks for and what is in it."""
        return "\n".join(p for p in (super().spoken() or self.empty, self.text) if p)

    def on_focus(self, gained: bool) -> None:
        """Starts and stops the input method."""
        if not gained:
            self.finish()
        super().on_focus(gained)
        self._taken = ""
        if gained:
            if self._made is not None:
                self._take_focus()
            self.ui.ticking[self] = None
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.media.canvas.to_window(self.rect))
        else:
            if self._made is not None:
                self._leave()
            self.ui.ticking.pop(self, None)
            pygame.key.stop_text_input()

    def finish(self) -> None:
        """Takes in the syllable in the making. The input method begins anew; one that gives it back all the same, when
        the window loses the keyboard, is not heard."""
        if self._composing:
            taken = self._taken = self._composing
            self._composing = ""
            pygame.key.stop_text_input()
            pygame.key.start_text_input()
            self._feed(pygame.event.Event(pygame.TEXTINPUT, text=taken), self.media.mouse)
            self.invalidate()

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Sets the caret."""
        if button != 1:
            return False
        self._feed(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1), pos)
        return True

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """Selects (the entry line follows the pointer in `tick`)."""
        self.media.gui.point(pos)

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """Ends the selection."""
        self._feed(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1), pos)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Everything but Tab, Esc, Up, Down and function keys is for the text."""
        self._taken = ""
        if event.key in LEFT_ALONE or pygame.K_F1 <= event.key <= pygame.K_F12:
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.on_enter is not None and not self._composing:
                self.on_enter()
            return True
        if not self._composing:
            self._feed(event, self.media.mouse)
        return True

    def on_text(self, event: pygame.event.Event) -> bool:
        """Typed text, or a syllable in the making."""
        if event.type == pygame.TEXTEDITING:
            self._composing = event.text
            self.invalidate()
        elif event.text == self._taken:
            self._taken = ""
        else:
            self._composing = ""
            self._feed(event, self.media.mouse)
        return True

    def tick(self, dt: int) -> None:
        """Blinking and selecting. The program's first frame, for which no time has passed, goes without."""
        if dt == 0 and self._made is None:
            return
        self._line.update(dt / 1000)
        self._refresh()

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, icon, text, composition, caret."""
        material = "nine/input_focus" if self.focused else "nine/input"
        surface.blit(self.media.sprites.nine(material, self.rect.size), self.rect)
        if self.icon and self.media.sprites.has(self.icon):
            icon = self.media.sprites.get(self.icon, size=(self.px(28), self.px(28)))
            surface.blit(icon, icon.get_rect(midleft=(self.rect.x + self.px(PAD), self.rect.centery)))
        if self._made is not None:
            surface.blit(self._made.image, self._made.rect)
        elif self._text:
            line = self.media.theme.text(self._text, theme.BODY)
            surface.blit(line, line.get_rect(midleft=(self._inner.x + 4, self.rect.centery)), (0, 0, *self._inner.size))
        if not self.text and not self._composing and self.empty:
            line = self.media.theme.line(self.empty, self._inner.width - 8, theme.BODY, theme.FAINT,
                                         height=self._inner.height)  # fmt: skip
            surface.blit(line, line.get_rect(midleft=(self._inner.x + 6, self.rect.centery)))
        if self._composing:
            self._draw_composition(surface)

    def _draw_composition(self, surface: pygame.Surface) -> None:
        before = self.text[: self._line.edit_position]
        x = self._line.rect.x + 4 + self.media.theme.width(before, theme.BODY)
        line = self.media.theme.text(self._composing, theme.BODY, theme.GOLD)
        place = line.get_rect(midleft=(min(x, self._line.rect.right - line.get_width()), self.rect.centery))
        surface.fill(theme.INK, place)
        surface.blit(line, place)
        pygame.draw.line(surface, theme.GOLD, place.bottomleft, place.bottomright, 2)

    def _feed(self, event: pygame.event.Event, pos: tuple[int, int]) -> None:
        before = self.text
        self.media.gui.point(pos)
        self._line.process_event(event)
        self._line.update(0.0)
        self._refresh()
        if self.text != before and self.on_change is not None:
            self.on_change(self.text)

    def _refresh(self) -> None:
        """Asks for a drawing only when caret, selection or text have changed."""
        line = self._line
        now = (line.get_text(), line.edit_position, tuple(line.select_range), line.cursor_on)
        if now != self._shown:
            self._shown = now
            self.invalidate()
