"""Names on narrow cards: in lines between their words, each of them set a little narrower where it has to be; a word
that has no room else is divided between its syllables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme

if TYPE_CHECKING:
    from scenes.media.media import Media

NARROW, NARROWEST = 0.72, 0.64
"""So much narrower a line of a name may be set than its letters are, and where it would have no room else."""


def name_lines(
    media: Media, name: str, width: int, most: int, *, bold: bool = False, narrow: float = NARROW
) -> list[str]:
    """A name in lines of the least size between its words, each of which has room when it is set a little narrower;
    [] where these are more than `most`, or a word is too long for that.
    """
    type_, lines = media.theme, [""]
    for word in name.split():
        if type_.width(word, type_.least, bold) * narrow > width:
            return []
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or type_.width(longer, type_.least, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most and type_.width(name, type_.least, bold) * narrow <= width * most:
        lines = _evenly(media, name.split(), width, bold, narrow)
    return lines if len(lines) <= most else []


def divided(media: Media, name: str, width: int, *, bold: bool = False) -> str:
    """The name with the words that are wider than so much divided where the texts tell: in "crowns.divided" each has
    its hyphen.
    """
    type_, found = media.theme, []
    parts = {word.replace("-", ""): word for word in media.t("crowns.divided").split()}
    for word in name.split():
        wide = type_.width(word, type_.least, bold) > width
        found.append(parts.get(word, word).replace("-", "- ") if wide else word)
    return " ".join(found)


def _evenly(media: Media, words: list[str], width: int, bold: bool, narrow: float) -> list[str]:
    """The same where lines have to be set narrower to be no more than that."""
    type_, lines = media.theme, [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or type_.width(longer, type_.least, bold) * narrow <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def name_block(
    media: Media, lines: list[str], width: int, *, bold: bool = False, ink: theme.Colour = theme.BONE
) -> pygame.Surface:
    """Such lines below each other; those that are too wide are narrowed."""
    type_, pictures = media.theme, []
    for line in lines:
        picture = type_.text(line, type_.least, ink, bold)
        if picture.get_width() > width:
            picture = pygame.transform.smoothscale(picture, (width, picture.get_height()))
        pictures.append(picture)
    step = round(type_.pixels(type_.least) * 1.08)
    out = pygame.Surface((width, step * (len(pictures) - 1) + pictures[-1].get_height()), pygame.SRCALPHA)
    for i, picture in enumerate(pictures):
        out.blit(picture, ((width - picture.get_width()) // 2, i * step))
    return out
