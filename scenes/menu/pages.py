"""A scrolling column of paragraphs of any height: the credits. Only what is in sight is drawn."""

from __future__ import annotations

import pygame

from scenes import theme
from scenes.theme import Colour
from scenes.widgets.base import Group, Host, RectLike

BAR = 18
THUMB_LEAST = 32
WHEEL_STEP = 90
GAP = 18
BULLET = 36


class Block:
    """A paragraph with an optional bullet in front or the look of a heading."""

    __slots__ = ("heading", "height", "tag", "text", "y")

    def __init__(self, text: str, tag: str = "", heading: bool = False) -> None:
        self.text, self.tag, self.heading = text, tag, heading
        self.y = 0
        self.height = 0


class Pages(Group):
    """Wheel, dragging, Up, Down, PgUp, PgDn, Home and End scroll."""

    focusable = True

    def __init__(self, parent: Host, rect: RectLike, blocks: list[Block], name: str = "pages") -> None:
        super().__init__(parent, rect, clip=True, solid=True, name=name)
        self.top = 0
        self._grip: int | None = None
        self._indent = 0
        self.blocks: list[Block] = []
        self.whole = 0
        self.show(blocks)

    def show(self, blocks: list[Block]) -> None:
        """Other content; begins at its top."""
        self.blocks = blocks
        self._indent = BULLET if any(b.tag for b in blocks) else 0
        y = 0
        for block in blocks:
            block.y = y
            block.height = self._surface(block).get_height()
            y += block.height + (GAP // 2 if block.heading else GAP)
        self.whole = y
        self.top = 0
        self.invalidate()

    def focus_ring(self) -> pygame.Rect:
        """Clear of the text's edge."""
        return self.rect.inflate(16, 16)

    def spoken(self) -> str:
        """The text in sight."""
        bottom = self.top + self.rect.height
        return "\n".join(b.text for b in self.blocks if b.y < bottom and b.y + b.height > self.top)

    def scroll_to(self, top: int) -> None:
        """Scrolls to a place in pixels."""
        top = min(max(top, 0), self.furthest)
        if top != self.top:
            self.top = top
            self.invalidate()

    @property
    def furthest(self) -> int:
        """The largest scroll position."""
        return max(0, self.whole - self.rect.height)

    def thumb(self) -> pygame.Rect:
        """The scroll button."""
        length = max(THUMB_LEAST, self.rect.height * self.rect.height // max(1, self.whole))
        way = self.rect.height - length
        y = self.rect.y + (way * self.top // self.furthest if self.furthest else 0)
        return pygame.Rect(self.rect.right - BAR, y, BAR, length)

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """Scrolls."""
        self.scroll_to(self.top - amount * WHEEL_STEP)
        return True

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Takes the thumb or the page."""
        if button != 1:
            return False
        on_bar = pos[0] >= self.rect.right - BAR - 6 and self.furthest > 0
        thumb = self.thumb()
        self._grip = (pos[1] - thumb.y if thumb.collidepoint(pos) else thumb.height // 2) if on_bar else None
        if on_bar:
            self.on_drag(pos, (0, 0))
        return True

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """Moves the thumb or the page."""
        if self._grip is None:
            self.scroll_to(self.top - rel[1])
            return
        way = max(1, self.rect.height - self.thumb().height)
        self.scroll_to((pos[1] - self._grip - self.rect.y) * self.furthest // way)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Scrolls; at an end Up and Down go on to the next widget."""
        page = self.rect.height - 60
        moves = {
            pygame.K_UP: -60, pygame.K_DOWN: 60, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page, pygame.K_SPACE: page,
            pygame.K_HOME: -self.whole, pygame.K_END: self.whole,
        }  # fmt: skip
        if event.key not in moves:
            return False
        before = self.top
        self.scroll_to(self.top + moves[event.key])
        return self.top != before or event.key not in (pygame.K_UP, pygame.K_DOWN)

    def on_hover(self, inside: bool) -> None:
        """The page does not light up."""
        self.hovered = inside

    def draw_back(self, surface: pygame.Surface) -> None:
        """The blocks in sight and the scroll frame."""
        for block in self.blocks:
            y = self.rect.y + block.y - self.top
            if y > self.rect.bottom or y + block.height < self.rect.y:
                continue
            self._draw_block(surface, block, y)
        if self.furthest:
            frame = (self.rect.right - BAR, self.rect.y, BAR, self.rect.height)
            surface.blit(self.app.sprites.nine("nine/scroll_track", frame[2:]), frame)
            thumb = self.thumb().inflate(-4, -4)
            surface.blit(self.app.sprites.nine("nine/scroll_thumb", thumb.size), thumb)

    def _draw_block(self, surface: pygame.Surface, block: Block, y: int) -> None:
        x = self.rect.x
        if block.tag:
            tag = self.app.theme.line(block.tag, BULLET - 12, theme.SMALL, theme.GOLD, True)
            surface.blit(tag, (x + 8, y + 3))
        surface.blit(self._surface(block), (x + (0 if block.heading else self._indent), y))

    def _surface(self, block: Block) -> pygame.Surface:
        width = self.rect.width - BAR - 28
        if block.heading:
            return self.app.theme.paragraph(block.text, width, 28, theme.GOLD, True)
        colour: Colour = theme.BONE
        return self.app.theme.paragraph(block.text, width - self._indent, theme.BODY, colour)
