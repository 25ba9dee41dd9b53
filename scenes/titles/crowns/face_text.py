"""The words of a card as a block: what is printed in bold stands in gold, the rest runs on behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.media import theme

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from scenes.media.media import Media
    from scenes.media.theme import Colour
    from scenes.titles.crowns.card_text import PrintedLine

WIDE, CLOSE, BETWEEN = 1.26, 1.1, 0.3
"""How far lines are apart, where they need to be close, and what is free between paragraphs, in type sizes."""


Setting = tuple[int, float]
"""A type size and how far lines are apart."""


class Word(NamedTuple):
    """One word on a line: where it begins, whether it is bold."""

    x: int
    words: str
    bold: bool


def block(
    media: Media, lines: Sequence[PrintedLine], width: int, height: int, size: int = theme.BODY,
    ink: Colour = theme.BONE,
) -> pygame.Surface:  # fmt: skip
    """All paragraphs in a box: as large as fits, up to `size`; closer below each other where that is not enough."""
    chosen = setting(media, lines, width, height, size)
    if chosen is None:
        chosen = media.theme.least, CLOSE
        media.theme.fault("ended", " ".join(line.body for line in lines))
    step = _step(media, chosen)
    y = over = max(0, (media.theme.line_height(chosen[0]) - step + 1) // 2)  # letters are higher than close lines
    out = pygame.Surface((width, max(1, _high(media, lines, width, chosen)) + 2 * over), pygame.SRCALPHA)
    for line in lines:
        for row in _rows(media, line, width, chosen[0]):
            for word in row:
                picture = media.theme.text(word.words, chosen[0], theme.GOLD if word.bold else ink, word.bold)
                out.blit(picture, (word.x, y + (step - picture.get_height()) // 2))
            y += step
        y += _gap(media, chosen)
    return out


def setting(
    media: Media, lines: Sequence[PrintedLine], width: int, height: int, size: int = theme.BODY
) -> Setting | None:  # fmt: skip
    """The largest in which all paragraphs fit in a box; None where none does."""
    tries = [(one, leading) for leading in (WIDE, CLOSE) for one in media.theme.smaller(size)]
    return next((one for one in tries if _high(media, lines, width, one) <= height), None)


def _step(media: Media, chosen: Setting) -> int:
    return round(media.theme.pixels(chosen[0]) * chosen[1])


def _gap(media: Media, chosen: Setting) -> int:
    return round(media.theme.pixels(chosen[0]) * (BETWEEN if chosen[1] == WIDE else 0.0))


def _high(media: Media, lines: Sequence[PrintedLine], width: int, chosen: Setting) -> int:
    rows = sum(len(list(_rows(media, line, width, chosen[0]))) for line in lines)
    gaps = max(0, len(lines) - 1) * _gap(media, chosen)
    return rows * _step(media, chosen) + gaps


def _rows(media: Media, line: PrintedLine, width: int, size: int) -> Iterator[list[Word]]:
    """A paragraph line by line."""
    row: list[Word] = []
    x, space = 0, media.theme.width(" ", size)
    for bold, text in ((True, line.head), (False, line.body)):
        for word in text.split():
            wide = media.theme.width(word, size, bold)
            if row and x + wide > width:
                yield row
                row, x = [], 0
            row.append(Word(x, word, bold))
            x += wide + space
    if row:
        yield row
