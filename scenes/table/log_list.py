"""The lines of the log: drawn from the bottom up, as high as their words need, so that a new line costs the same in a
long match as in a short one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.callbacks import ignore
from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.names import LAST, by_words, divided

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.kit.log_line import LogLine

ICON, SIGN, TEXT_X, BAR, PAD, BOOK = 24, 20, 62, 14, 6, 20
WHEEL_STEP = 72
LEAST_THUMB = 32
GUESS = 56
"""The height taken for lines that nobody has scrolled to yet, for the thumb's length."""
DRAG_SLACK = 6
AIR = 16
"""So much room is above and below a line that somebody points at."""


class LogList(Widget):
    """`up` is how far it is scrolled up from the newest line, in pixels, `newer` how many lines have come since; lines
    are in sight as a whole or not at all, and above the lowest `foot` pixels while it is scrolled up. `on_scroll` is
    called when any of that has changed. From event number `mark` on lines are gold; by which the reader has lost are
    red. A click or Enter on a line calls `on_choose` with it; a click on the rule's number under its pictures calls
    `on_rule` with that. Before a seat's lines stands its picture, `sign` (C10.3).
    """

    focusable = True
    glow = 8
    foot = 0

    def __init__(self, parent: WidgetParent, rect: RectLike, on_choose: Callable[[LogLine], None],
                 on_rule: Callable[[str], None], sign: Callable[[int], str]) -> None:  # fmt: skip
        self.on_choose, self.on_rule, self.sign = on_choose, on_rule, sign
        self.on_scroll: Callable[[], None] = ignore
        self.lines: list[LogLine] = []
        self.mark: int | None = None
        self.up = self.newer = 0
        self._lit: LogLine | None = None
        self._drawn_to = 0  # how far up a drag has come, between two lines
        self._cursor = -1
        self._pointed = -1
        self._grip: tuple[int, int] | None = None
        self._dragged = False
        super().__init__(parent, rect, name="log-list", tip=self._tip)

    # --- content

    def fill(self, lines: Sequence[LogLine]) -> None:
        """These lines, the newest in sight."""
        self.lines = list(lines)
        self.up, self.newer, self._cursor, self._pointed = 0, 0, -1, -1
        self.invalidate()
        self.on_scroll()

    def append(self, line: LogLine) -> None:
        """One more line; a reader who has scrolled up keeps the place."""
        self.lines.append(line)
        if self.up:
            self.up += self.height_of(line)
            self.newer += 1
            self.on_scroll()
        self.invalidate()

    def height_of(self, line: LogLine) -> int:
        """Pixels that a line takes."""
        row, theme_ = self.media.theme.line_height(theme.SMALL), self.media.theme
        named = divided(self.media, line.text, self._width(), LAST, False)
        words = len(named or theme_.wrap(line.text, theme.SMALL, self._width())) * row
        return max(words, ICON + (row if line.rule else 0)) + PAD + 2 * AIR * (line is self._lit)

    def light(self, line: LogLine | None) -> None:
        """Somebody points at a line: it stands apart, so that a ring around it covers none of the others."""
        if line is not self._lit:
            self._lit = line
            self.invalidate()

    def _width(self) -> int:
        return self.rect.width - TEXT_X - BAR - 8

    @property
    def bottom(self) -> int:
        """Where the lowest line ends."""
        return self.rect.bottom - (self.foot if self.up else 0)

    def visible_lines(self) -> list[tuple[int, int]]:
        """Index and top of every line in sight, the lowest first."""
        out = []
        y = self.bottom + self.up
        for index in range(len(self.lines) - 1, -1, -1):
            y -= self.height_of(self.lines[index])
            if y >= self.bottom:
                continue
            out.append((index, y))
            if y <= self.rect.top:
                break
        return out

    def drawn_lines(self) -> list[tuple[int, int]]:
        """Those of them that are in sight as a whole; where there is none, the lowest one."""
        lines = self.visible_lines()
        whole = [(index, y) for index, y in lines
                 if y >= self.rect.top and y + self.height_of(self.lines[index]) <= self.bottom]  # fmt: skip
        return whole or lines[:1]

    def place_of(self, wanted: Callable[[LogLine], bool]) -> pygame.Rect | None:
        """Where the newest line of a kind stands that is wholly in sight; None where there is none."""
        for index, y in self.visible_lines():
            height = self.height_of(self.lines[index])
            if y >= self.rect.top and y + height <= self.bottom and wanted(self.lines[index]):
                return self._place(index, y)
        return None

    def places(self) -> list[pygame.Rect]:
        """Where the lines stand that are in sight."""
        return [self._place(index, y) for index, y in self.drawn_lines()]

    def _place(self, index: int, y: int) -> pygame.Rect:
        height, air = self.height_of(self.lines[index]), AIR * (self.lines[index] is self._lit)
        return pygame.Rect(self.rect.x, y, self.rect.width - BAR - 4, height).inflate(0, -2 * air)

    def furthest(self) -> int:
        """How far up it goes, from the newest line; a guess for what was never in sight."""
        shown = self.visible_lines()
        if not shown or shown[-1][0] == 0:
            return max(0, self.up + (self.rect.top - shown[-1][1] if shown else 0))
        return self.up + shown[-1][0] * GUESS

    def scroll(self, by: int) -> None:
        """Goes up by so many pixels (negative: down), and on to where no line is cut."""
        wanted = max(0, self.up + by)
        below, above = self._between(min(wanted, self.furthest()) if by > 0 else wanted)
        self._go(above if by > 0 else below)

    def _between(self, up: int) -> tuple[int, int]:
        """The next places below and above at which the lowest line is whole."""
        below = above = 0
        for line in reversed(self.lines):
            if above >= up:
                break
            below, above = above, above + self.height_of(line)
        return (above, above) if above == up else (below, above)

    def _go(self, up: int) -> None:
        before, self.up = self.up, up
        shown = self.visible_lines()
        beyond = shown[-1][1] - self.rect.top if shown and shown[-1][0] == 0 else 0 if shown else up
        up, self.up = up - max(0, min(up, beyond)), before  # above the oldest line there is nothing
        if up != self.up:
            self.up = up
            self.newer = self.newer if up else 0
            self.invalidate()
            self.on_scroll()

    def line_at(self, pos: tuple[int, int]) -> int:
        """The index of the line under a place, -1 for none."""
        if not self.rect.collidepoint(pos):
            return -1
        return next((i for i, y in self.drawn_lines() if y <= pos[1] < y + self.height_of(self.lines[i])), -1)

    # --- input

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Notes which line the pointer is on."""
        if super().at(pos) is None:
            return None
        index = self.line_at(pos)
        if index != self._pointed:
            self._pointed = index
            self.cursor = "hand" if index >= 0 and (self.lines[index].ref or self.lines[index].rule) else "arrow"
            self.ui.hide_tip()
            self.invalidate()
        return self

    def on_hover(self, inside: bool) -> None:
        """Nothing is pointed at any more."""
        super().on_hover(inside)
        if not inside:
            self._pointed = -1

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """Scrolls."""
        self.scroll(amount * WHEEL_STEP)
        return True

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """A click or the beginning of a drag."""
        if button != 1:
            return False
        self._grip, self._dragged, self._drawn_to = pos, False, self.up
        return True

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """The thumb or the lines follow the pointer."""
        if self._grip is None:
            return
        self._dragged = self._dragged or abs(pos[1] - self._grip[1]) > DRAG_SLACK
        if self._dragged:
            on_bar = self._grip[0] >= self.rect.right - BAR - 8
            way, furthest = max(1, self.rect.height - self.thumb().height), self.furthest()
            self._drawn_to += -rel[1] * furthest // way if on_bar else rel[1]
            self._drawn_to = max(0, min(self._drawn_to, furthest))
            below, above = self._between(self._drawn_to)
            self._go(below if self._drawn_to - below < above - self._drawn_to else above)

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A press without a drag chooses the line."""
        index = self.line_at(pos) if inside and not self._dragged else -1
        self._grip = None
        if index >= 0:
            self.media.sounds.play("click")
            plate = self.rule_plate(index)
            if plate is not None and plate.collidepoint(pos):
                self.on_rule(self.lines[index].rule)
            else:
                self.on_choose(self.lines[index])

    def on_key(self, event: pygame.event.Event) -> bool:
        """Up and Down walk the lines, Enter chooses, PgUp, PgDn and End scroll."""
        page = self.rect.height - GUESS
        moves = {pygame.K_PAGEUP: page, pygame.K_PAGEDOWN: -page, pygame.K_END: -self.up}
        if event.key in moves:
            self.scroll(moves[event.key])
            return True
        if event.key in (pygame.K_UP, pygame.K_DOWN) and self.lines:
            return self._walk(-1 if event.key == pygame.K_UP else 1)
        if self.chosen_by(event) and 0 <= self._cursor < len(self.lines):
            self.on_choose(self.lines[self._cursor])
            return True
        return False

    def _walk(self, by: int) -> bool:
        start = self._cursor if self._cursor >= 0 else len(self.lines)
        index = start + by
        if not 0 <= index < len(self.lines):
            return False
        self._cursor = index
        self._reveal(index)
        self.invalidate()
        return True

    def _reveal(self, index: int) -> None:
        """Scrolls until a line is wholly in sight, one way."""
        way = self._way_to(index)
        while way and self._way_to(index) == way:
            before = self.up
            self.scroll(way * WHEEL_STEP)
            if self.up == before:
                return

    def _way_to(self, index: int) -> int:
        """Whether a line lies higher (1) than what is in sight or lower (-1); 0: it is wholly in sight."""
        shown = self.visible_lines()
        top = next((y for i, y in shown if i == index), None)
        if top is None:
            return -1 if shown and index > shown[0][0] else 1
        return 1 if top < self.rect.top else -1 if top + self.height_of(self.lines[index]) > self.bottom else 0

    def _line(self) -> LogLine | None:
        index = self._pointed if self._pointed >= 0 else self._cursor
        return self.lines[index] if 0 <= index < len(self.lines) else None

    def _tip(self) -> str:
        """What the line itself does not tell."""
        line = self._line()
        if line is None:
            return ""
        self.rule = line.rule
        return "\n".join((line.text, *line.details)) if line.details else ""

    def spoken(self) -> str:
        """The line under the cursor; before there is one what it is."""
        line = self._line()
        if line is None:
            return self.media.t("speech.log", n=len(self.lines))
        return "\n".join(part for part in (line.text, *line.details, line.rule) if part)

    # --- drawing

    def thumb(self) -> pygame.Rect:
        """The scroll button."""
        furthest = self.furthest()
        height = max(LEAST_THUMB, self.rect.height * self.rect.height // (self.rect.height + furthest))
        way = self.rect.height - height
        y = self.rect.bottom - height - (way * self.up // furthest if furthest else 0)
        return pygame.Rect(self.rect.right - BAR, y, BAR, height)

    def rule_plate(self, index: int) -> pygame.Rect | None:
        """Where the rule of a line in sight stands, under its pictures; None for a line without one."""
        line = self.lines[index]
        top = next((y for i, y in self.visible_lines() if i == index), None)
        return self._rule_place(line, top) if line.rule and top is not None else None

    def _rule_place(self, line: LogLine, top: int) -> pygame.Rect:
        row = self.media.theme.line_height(theme.SMALL)
        y = top + (self.height_of(line) - ICON - row) // 2 + ICON
        return pygame.Rect(self.rect.x, y, TEXT_X - 4, row)

    def draw(self, surface: pygame.Surface) -> None:
        """The lines, and how far it is scrolled."""
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        for index, y in self.drawn_lines():
            self._draw_line(surface, index, y)
        if self.furthest():
            track = pygame.Rect(self.rect.right - BAR, self.rect.y, BAR, self.rect.height)
            surface.blit(self.media.sprites.nine("nine/scroll_track", track.size), track)
            thumb = self.thumb().inflate(-2, -4)
            surface.blit(self.media.sprites.nine("nine/scroll_thumb", thumb.size), thumb)
        surface.set_clip(clip)

    def _draw_line(self, surface: pygame.Surface, index: int, y: int) -> None:
        line = self.lines[index]
        height = self.height_of(line)
        place = pygame.Rect(self.rect.x, y, self.rect.width - BAR - 4, height)
        walked = index == self._cursor and self.focused
        if walked or (index == self._pointed and line.ref):  # only a line that shows something looks like a button
            surface.blit(self.media.sprites.nine("nine/row_hot", place.size), place)
        middle = self._rule_place(line, y).top - ICON // 2 if line.rule else place.centery
        if line.seat >= 0:
            sign = self.media.sprites.get(self.sign(line.seat), size=(SIGN, SIGN))
            self._draw_icon(surface, sign, (place.x + 4 + SIGN // 2, middle))
        picture = self.media.sprites.get(line.icon, size=(ICON, ICON))
        self._draw_icon(surface, picture, (place.x + SIGN + 10 + ICON // 2, middle))
        missed = self.mark is not None and line.no >= self.mark
        ink = theme.BAD if line.hurts else theme.GOLD if missed else theme.BONE if line.heavy else theme.DIM
        words = by_words(self.media, line.text, self._width(), ink, least=LAST, bold=False)
        words = words or self.media.theme.paragraph(line.text, self._width(), theme.SMALL, ink)
        self._draw_words(surface, words, words.get_rect(midleft=(place.x + TEXT_X, place.centery)))
        if line.rule:
            self._draw_rule(surface, line.rule, self._rule_place(line, y), index == self._pointed)

    def _draw_rule(self, surface: pygame.Surface, rule: str, place: pygame.Rect, pointed: bool) -> None:
        """The number of a rule, or a book where it has a name too long for the place or is a table of the book, whose
        number would be read as that of a rule; on a plate while its line is pointed at.
        """
        if not self.rect.contains(place):
            return
        if pointed:
            surface.blit(self.media.sprites.nine("nine/chip", place.size), place)
        ink = theme.GOLD if pointed else theme.BRASS_LIGHT
        type_ = self.media.theme
        if not rule[0].isalpha() or type_.width(rule, type_.least, True) > place.width - 4:
            number = self.media.sprites.get("ui/rules", size=(BOOK, BOOK))
        else:
            number = type_.line(rule, place.width - 4, theme.SMALL, ink, True)
        surface.blit(number, number.get_rect(center=place.center))

    def _draw_icon(self, surface: pygame.Surface, picture: pygame.Surface, middle: tuple[int, int]) -> None:
        """A picture that is wholly in sight."""
        place = picture.get_rect(center=middle)
        if self.rect.contains(place):
            surface.blit(picture, place)

    def _draw_words(self, surface: pygame.Surface, words: pygame.Surface, place: pygame.Rect) -> None:
        """The rows of a text that are wholly in sight."""
        row = self.media.theme.line_height(theme.SMALL)
        above = max(0, -(-(self.rect.top - place.top) // row))
        below = max(0, -(-(place.bottom - self.bottom) // row))
        height = place.height - (above + below) * row
        if height > 0:
            surface.blit(words, (place.x, place.y + above * row), (0, above * row, place.width, height))
