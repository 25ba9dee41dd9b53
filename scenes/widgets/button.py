"""A button: text, icon or both; plain, gold (what matters now), good or bad; a toggle when `on` is given.

Enter, Space or a click presses it. A disabled button keeps its place and tells why in its tooltip (`reason`).
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent, Words

LEAST_ICON = 28
SLACK = 8  # empty pixels of a line above and below its letters
LIP = 3  # the material shows 3 px of the button's thickness below its face


class Button(Widget):
    """`kind` is plain, gold, good, bad, row or bare; `layout` puts the icon "left" of the text or "top" above
    it.
    """

    focusable = True

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        text: str = "",
        on_click: Callable[[], None] | None = None,
        *,
        icon: str = "",
        icon_size: int = 0,
        kind: str = "plain",
        layout: str = "left",
        align: str = "center",
        size: int = theme.BUTTON,
        on: bool | None = None,
        enabled: bool = True,
        reason: Words = "",
        note: str = "",
        sound: str = "click",
        name: str = "",
        tip: Words = "",
        spoken: Words = "",
    ) -> None:
        self._text = text
        self.on_click = on_click
        self.icon = icon
        self.icon_size = icon_size
        self._kind = kind
        self.layout = layout
        self.align = align
        self.size = size
        self._on = on
        self.note = note
        self.sound = sound
        super().__init__(parent, rect, name=name, tip=tip, spoken=spoken)
        self._enabled = enabled
        self.reason = reason

    @property
    def text(self) -> str:
        """The words on the button."""
        return self._text

    @text.setter
    def text(self, value: str) -> None:
        if value != self._text:
            self._text = value
            self.invalidate()

    @property
    def kind(self) -> str:
        """What it is made of."""
        return self._kind

    @kind.setter
    def kind(self, value: str) -> None:
        if value != self._kind:
            self._kind = value
            self.invalidate()

    @property
    def on(self) -> bool | None:
        """Whether a toggle is pressed in; None for a button that is no toggle."""
        return self._on

    @on.setter
    def on(self, value: bool | None) -> None:
        if value != self._on:
            self._on = value
            self.invalidate()

    def spoken(self) -> str:
        """Its words, its state and its reason."""
        words = super().spoken() if self._spoken else self.said(self._text, self.note, self.hint())
        return self.said(words, self.media.t("speech.on") if self._on else "")

    def click(self) -> None:
        """What a click does; a disabled button does nothing."""
        if self.enabled and self.on_click is not None:
            self.media.sounds.play(self.sound)
            self.on_click()

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Only the left button presses."""
        if button != 1:
            return False
        self.pressed = True
        self.invalidate()
        return True

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """Let go inside: a click."""
        self.pressed = False
        self.invalidate()
        if inside:
            self.click()

    def on_hover(self, inside: bool) -> None:
        """Lights up, softly heard."""
        super().on_hover(inside)
        if inside and self.enabled:
            self.media.sounds.play("hover", 0.5)

    def on_key(self, event: pygame.event.Event) -> bool:
        """The keys for choosing (Enter and Space)."""
        if self.chosen_by(event):
            self.click()
            return True
        return False

    def material(self) -> str:
        """The nine-patch for the state of now."""
        if self.kind == "row":
            return (
                "nine/slot_selected" if self._on else "nine/row_hot" if self.hovered and self.enabled else "nine/row"
            )
        if not self.enabled:
            return "nine/button_off"
        if self.kind in ("good", "bad"):
            return f"nine/button_{self.kind}"
        gold = self.kind == "gold" or bool(self._on)
        if self.pressed:
            return "nine/button_gold_down" if gold else "nine/button_down"
        if self.hovered:
            return (
                "nine/button_gold_hot"
                if gold and self.kind == "gold"
                else "nine/button_gold"
                if gold
                else "nine/button_hot"
            )
        return "nine/button_gold" if gold else "nine/button"

    def ink(self) -> theme.Colour:
        """The colour of the words."""
        if not self.enabled:
            return theme.FAINT
        return theme.BONE

    def note_ink(self) -> theme.Colour:
        """The colour of the note: dim only on dark material."""
        lit = self._on or self.kind in ("gold", "good", "bad")
        return theme.BONE if lit and self.enabled and self.kind != "row" else theme.DIM

    def draw(self, surface: pygame.Surface) -> None:
        """Material, icon, words; pressed in, the face moves down by the lip. A bare one has material while it is on."""
        if self.kind != "bare" or self._on:
            surface.blit(self.media.sprites.nine(self.material(), self.rect.size), self.rect)
        elif self.hovered and self.enabled:
            surface.blit(self.media.sprites.nine("nine/row_hot", self.rect.size), self.rect)
        face = self.rect.inflate(-self.px(24 if self.layout == "left" else 10), -self.px(8))
        face.height -= LIP if self.kind not in ("row", "bare") else 0
        if self.pressed and self.kind not in ("row", "bare"):
            face.y += LIP
        if self.layout == "top":
            self._draw_top(surface, face)
        else:
            self._draw_left(surface, face)

    def icon_surface(self, size: int) -> pygame.Surface | None:
        """The icon, dimmed when disabled; None when there is none."""
        if not self.icon or not self.media.sprites.has(self.icon):
            return None
        if not self.enabled:
            return self.media.sprites.tinted(self.icon, (110, 106, 104), size=(size, size))
        return self.media.sprites.get(self.icon, size=(size, size))

    def _draw_top(self, surface: pygame.Surface, face: pygame.Rect) -> None:
        room = face.height - self.px(LEAST_ICON) if self.icon else self.rect.height - LIP - 1
        lines = self._words(self.rect.width - 8, room, True) if self._text else None
        text_height = lines.get_height() if lines is not None else 0
        size = min(self._icon_wish() or face.height, max(16, face.height - text_height + SLACK))
        icon = self.icon_surface(size)
        icon_height = icon.get_height() if icon is not None else 0
        y = face.y + (face.height - icon_height - text_height) // 2
        if icon is not None:
            surface.blit(icon, icon.get_rect(midtop=(face.centerx, y)))
        if lines is not None:
            surface.blit(lines, lines.get_rect(midtop=(face.centerx, y + icon_height)))

    def _draw_left(self, surface: pygame.Surface, face: pygame.Rect) -> None:
        icon = self.icon_surface(self._icon_beside(face))
        gap = self.px(10) if icon is not None and self._text else 0
        icon_width = icon.get_width() if icon is not None else 0
        room = face.width - icon_width - gap + (SLACK if self.align == "center" else 0)
        long = self.media.theme.width(self.note, self.media.theme.least) > room
        high = self.rect.height - LIP - 1 - (self.media.theme.line_height(theme.SMALL) * (1 + long) if self.note else 0)
        words = self._words(room, high, self.kind != "row") if self._text else None
        high = self.rect.height - LIP - 1 - (words.get_height() - 2 * SLACK if words is not None else 0)
        note = self.media.theme.line(self.note, room, theme.SMALL, self.note_ink(), height=high) if self.note else None
        text_width = max((w.get_width() for w in (words, note) if w is not None), default=0)
        total = icon_width + gap + text_width
        x = face.x + ((face.width - total) // 2 if self.align == "center" else 0)
        if icon is not None:
            surface.blit(icon, icon.get_rect(midleft=(x, face.centery)))
            x += icon_width + gap
        if words is not None and note is not None:
            top = face.centery - (words.get_height() + note.get_height() - 6) // 2
            self._put(surface, words, x, text_width, top)
            self._put(surface, note, x, text_width, top + words.get_height() - 6)
        elif words is not None:
            surface.blit(words, words.get_rect(midleft=(x, face.centery)))

    def _icon_wish(self) -> int:
        """How large the icon is beside texts of this scale (C10.3); 0 for as large as there is room."""
        return self.icon_size * max(100, self.media.theme.scale) // 100

    def _icon_beside(self, face: pygame.Rect) -> int:
        """The same beside the words: it grows with them where they keep their size."""
        own = self.px(self.icon_size or min(36, face.height))
        wish = min(own * max(100, self.media.theme.scale) // round(100 * self.ui.factor), face.height)
        words = self.media.theme.width(self._text, self.size, True) if self._text else 0
        return max(own, wish) if words + wish + self.px(10) <= face.width else own

    def _words(self, width: int, height: int, shadow: bool) -> pygame.Surface:
        align = "center" if self.layout == "top" else self.align
        return self.media.theme.line(self._text, width, self.size, self.ink(), True, shadow, height, align)

    def _put(self, surface: pygame.Surface, line: pygame.Surface, x: int, width: int, top: int) -> None:
        shift = (width - line.get_width()) // 2 if self.align == "center" else 0
        surface.blit(line, (x + shift, top))
