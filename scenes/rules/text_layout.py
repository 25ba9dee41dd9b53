"""Lines of a paragraph with links: where each piece of text stands, so that links and hits can be found and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from scenes.media.theme import Theme

Link = tuple[int, int, str]
Span = tuple[int, int]


class Piece(NamedTuple):
    """Text from `start` on, standing in a line at `x`; `link` is the rule that it leads to."""

    line: int
    x: int
    start: int
    text: str
    link: str


class TextLayout:
    """A text set in lines no wider than `width`; sizes in logical pixels, places relative to its upper left corner."""

    def __init__(
        self, theme: Theme, text: str, width: int, size: int, links: list[Link] | None = None, bold: bool = False
    ) -> None:
        self.text, self.size, self.bold = text, size, bold
        self.step = round(theme.pixels(size) * 1.45)
        self._font = theme.font(size, bold)
        self.lines = _lines(self._font, text, width)
        self.links = links or []
        self.pieces = [piece for line in range(len(self.lines)) for piece in self._pieces(line)]
        self.height = self.step * len(self.lines) if text else 0

    def _pieces(self, line: int) -> list[Piece]:
        begin, end = self.lines[line]
        cuts = [begin]
        for a, b, _ in self.links:
            cuts += [cut for cut in (a, b) if begin < cut < end]
        out = []
        for start, stop in zip(cuts, [*cuts[1:], end], strict=True):
            link = next((rule for a, b, rule in self.links if a <= start < b), "")
            out.append(Piece(line, self._x(begin, start), start, self.text[start:stop], link))
        return out

    def _x(self, begin: int, at: int) -> int:
        return self._font.size(self.text[begin:at])[0] if at > begin else 0

    def boxes(self, start: int, end: int) -> list[pygame.Rect]:
        """The rectangles that a part of the text covers, one a line."""
        out = []
        for row, (begin, stop) in enumerate(self.lines):
            a, b = max(begin, start), min(stop, end)
            if a < b:
                x = self._x(begin, a)
                out.append(pygame.Rect(x, row * self.step, self._x(begin, b) - x, self.step))
        return out

    def draw(self, target: pygame.Surface, x: int, y: int, ink: pygame.typing.ColorLike,
             link_ink: pygame.typing.ColorLike) -> None:  # fmt: skip
        """Draws the text; numbers that are links in a colour of their own."""
        down = (self.step - self._font.get_height()) // 2
        for piece in self.pieces:
            if piece.text.strip():
                number = bool(piece.link) and piece.text == piece.link
                face = self._font.render(piece.text, True, link_ink if number else ink)
                target.blit(face, (x + piece.x, y + piece.line * self.step + down))


def _lines(font: pygame.font.Font, text: str, width: int) -> list[Span]:
    """Begin and end of every line; broken at blanks, inside a word only when it alone is too wide."""
    out: list[Span] = []
    at = 0
    for part in text.split("\n"):
        stop = at + len(part)
        begin = at
        while True:
            end = _broken(font, text, begin, stop, width)
            out.append((begin, end))
            if end >= stop:
                break
            begin = end + (text[end] == " ")
        at = stop + 1
    return out


def _broken(font: pygame.font.Font, text: str, begin: int, stop: int, width: int) -> int:
    """Where a line from `begin` ends: as many words as fit. The share of the text that should fit is tried first."""
    whole = font.size(text[begin:stop])[0]
    if whole <= width:
        return stop
    end = _blank_before(text, begin, begin + (stop - begin) * width // whole + 1)
    while end > begin and font.size(text[begin:end])[0] > width:
        end = _blank_before(text, begin, end)
    while (further := _blank_after(text, end + 1, stop)) and font.size(text[begin:further])[0] <= width:
        end = further
    return end if end > begin else _fits(font, text, begin, stop, width)


def _blank_before(text: str, begin: int, end: int) -> int:
    """The last blank before `end`, `begin` when there is none."""
    found = text.rfind(" ", begin, end)
    return found if found > begin else begin


def _blank_after(text: str, start: int, stop: int) -> int:
    """The next blank, or the end of the text; 0 behind it."""
    if start > stop:
        return 0
    found = text.find(" ", start, stop)
    return found if found >= 0 else stop


def _fits(font: pygame.font.Font, text: str, begin: int, end: int, width: int) -> int:
    """The last place where the text from `begin` still fits."""
    cut = end - 1
    while cut > begin + 1 and font.size(text[begin:cut])[0] > width:
        cut -= 1
    return cut
