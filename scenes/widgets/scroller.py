"""What scrolls up and down (C4.3): a frame of constant length at the right, in it a thumb that gets shorter the more
there is, never under THUMB_LEAST.

The wheel, dragging the content or the thumb, a press on the frame, PgUp, PgDn, Space, Home and End scroll; with a
`line_step` Up and Down too, as long as there is anything in their direction.
"""

from __future__ import annotations

import pygame

from scenes.widgets.base import Group, RectLike, WidgetParent

BAR, THUMB_LEAST = 18, 32
DRAG_SLACK = 8
BESIDE_BAR = 6


class Scroller(Group):
    """A part of something higher. Subclasses tell `whole`, the height of it all in pixels, and draw what is in sight
    from `top` on; `page_step` is what PgDn moves by, `line_step` what Down does (0: Up and Down are not taken).
    """

    takes_drags = True
    bar, inset = BAR, 2
    """How wide the scroll frame is, and by how much the thumb in it is smaller at each side."""
    wheel_step = 96
    line_step = 0

    def __init__(self, parent: WidgetParent, rect: RectLike, name: str = "", top: int = 0) -> None:
        self.top = top
        self._grip: int | None = None
        self._pressed_at: tuple[int, int] | None = None
        self._dragged = False
        super().__init__(parent, rect, clip=True, solid=True, name=name)

    def enlarge(self, factor: float, origin: tuple[int, int]) -> None:
        """With frame and thumb, at the same place of the whole."""
        super().enlarge(factor, origin)
        self.bar, self.top = round(self.bar * factor), round(self.top * factor)

    @property
    def whole(self) -> int:
        """How high it all is."""
        return self.rect.height

    @property
    def page_step(self) -> int:
        """A page leaves some of the one before in sight."""
        return self.rect.height - 60

    @property
    def furthest(self) -> int:
        """The largest scroll position."""
        return max(0, self.whole - self.rect.height)

    def scroll_to(self, top: int) -> None:
        """Scrolls to a place in pixels."""
        top = min(max(top, 0), self.furthest)
        if top != self.top:
            shift, self.top = self.top - top, top
            self.scrolled(shift)
            self.invalidate()

    def scrolled(self, shift: int) -> None:
        """Everything has moved down by `shift` pixels."""

    def frame(self) -> pygame.Rect:
        """The scroll frame; its length is constant."""
        return pygame.Rect(self.rect.right - self.bar, self.rect.top, self.bar, self.rect.height)

    def thumb(self) -> pygame.Rect:
        """The scroll button."""
        frame = self.frame()
        length = max(THUMB_LEAST, frame.height * self.rect.height // max(self.rect.height, self.whole, 1))
        way = frame.height - length
        y = frame.top + (way * self.top // self.furthest if self.furthest else 0)
        return pygame.Rect(frame.x, y, self.bar, length)

    def clicked(self, pos: tuple[int, int]) -> None:
        """A press on the content was let go inside without a drag."""

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """Scrolls."""
        self.scroll_to(self.top - amount * self.wheel_step)
        return True

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Takes the thumb, jumps on the frame, or begins to drag the content."""
        if button != 1:
            return False
        if self.furthest and self.frame().inflate(2 * BESIDE_BAR, 0).collidepoint(pos):
            thumb = self.thumb()
            self._grip = pos[1] - thumb.y if thumb.collidepoint(pos) else thumb.height // 2
            self.on_drag(pos, (0, 0))
            return True
        self._pressed_at, self._dragged = pos, False
        return True

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """Moves the thumb or the content."""
        if self._grip is not None:
            frame, thumb = self.frame(), self.thumb()
            way = max(1, frame.height - thumb.height)
            self.scroll_to((pos[1] - self._grip - frame.top) * self.furthest // way)
        elif self._pressed_at is not None:
            self._dragged = self._dragged or abs(pos[1] - self._pressed_at[1]) > DRAG_SLACK
            if self._dragged:
                self.scroll_to(self.top - rel[1])

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A press without a drag is a click."""
        clicked = self._pressed_at is not None and not self._dragged and inside
        self._grip = self._pressed_at = None
        if clicked:
            self.clicked(pos)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Scrolls. At an end Up and Down are left to the focus."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        moves = {pygame.K_PAGEUP: -self.page_step, pygame.K_PAGEDOWN: self.page_step, pygame.K_SPACE: self.page_step,
                 pygame.K_HOME: -self.whole, pygame.K_END: self.whole}  # fmt: skip
        lines = {pygame.K_UP: -self.line_step, pygame.K_DOWN: self.line_step} if self.line_step else {}
        before = self.top
        self.scroll_to(before + (moves | lines).get(event.key, 0))
        return event.key in moves or self.top != before

    def draw_over(self, surface: pygame.Surface) -> None:
        """The frame, where there is anything to scroll."""
        if self.furthest:
            frame = self.frame()
            surface.blit(self.media.sprites.nine("nine/scroll_track", frame.size), frame)
            thumb = self.thumb().inflate(-2 * self.inset, -2 * self.inset)
            surface.blit(self.media.sprites.nine("nine/scroll_thumb", thumb.size), thumb)
