"""A player's name in a narrow place: one line, drawn narrower where it must be, or two where it has a break (C2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent

if TYPE_CHECKING:
    from scenes.media.media import Media

STEP = 21
NARROWEST, LAST = 0.75, 0.55
"""So narrow a name is drawn at most before it is put on two lines, and where it has no break for two lines."""
MARKS = "_-. "


class NameLabel(Widget):
    """An ID; the whole of it is also its tooltip where two lines can't hold it."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, text: str, *, size: int = theme.BODY,
        colour: theme.Colour = theme.BONE,
        name: str = "",
    ) -> None:
        self.text, self.size, self.colour = text, size, colour
        super().__init__(parent, rect, spoken=text, name=name)
        self.put(text)

    def put(self, text: str) -> None:
        """Shows another ID."""
        self.text = self._spoken = text
        self.tip = "" if fits(self.media, text, self.rect.width) else text
        self.invalidate()

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """A name that is whole lets the pointer through."""
        return super().at(pos) if self.tip else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the name."""
        draw_name(surface, self.media, self.text, self.rect, self.colour, size=self.size)


class NameLine(NameLabel):
    """An ID in the middle of one line, in narrower letters where it is long; only one that they can't hold is cut."""

    def put(self, text: str) -> None:
        """Shows another ID."""
        super().put(text)
        self.tip = "" if self.media.theme.width(text, self.media.theme.least, True) <= self.rect.width / LAST else text

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the name."""
        media, width = self.media, self.rect.width
        if width < media.theme.width(self.text, media.theme.least, True) <= width / LAST:
            line = narrowed(media, self.text, width, self.colour)
        else:
            line = media.theme.line(self.text, width, self.size, self.colour, True, True)
        surface.blit(line, line.get_rect(center=self.rect.center))


def draw_name(
    surface: pygame.Surface, media: Media, name: str, area: pygame.Rect, colour: theme.Colour, align: str = "left",
    size: int = theme.BODY,
) -> None:  # fmt: skip
    """The whole name inside `area`, centred in its height; a longer one than two lines hold ends with an ellipsis."""
    lines = [name]
    whole = media.theme.width(name, media.theme.least, True)
    if area.width < whole <= area.width / NARROWEST:
        line = narrowed(media, name, area.width, colour)
        surface.blit(line, line.get_rect(center=area.center))
        return
    if whole > area.width:
        size = media.theme.least
        lines = two_lines(media, name, area.width)
        if not _hold(media, lines, area.width) and whole <= area.width / LAST:
            line = narrowed(media, name, area.width, colour)
            surface.blit(line, line.get_rect(center=area.center))
            return
    step = STEP if len(lines) > 1 else 0
    for i, words in enumerate(lines):
        if len(lines) > 1 and area.width < media.theme.width(words, size, True) <= area.width / NARROWEST:
            line = narrowed(media, words, area.width, colour)
        else:
            line = media.theme.line(words, area.width, size, colour, True, True)
        y = area.centery + (2 * i - len(lines) + 1) * step // 2
        place = line.get_rect(center=(area.centerx, y)) if align == "center" else line.get_rect(midleft=(area.x, y))
        surface.blit(line, place)


def fits(media: Media, name: str, width: int) -> bool:
    """Whether the whole name has room in that width: narrower, or on two lines."""
    return media.theme.width(name, media.theme.least, True) <= width / LAST or _hold(
        media, two_lines(media, name, width), width)  # fmt: skip


def _hold(media: Media, lines: list[str], width: int) -> bool:
    """Whether these lines hold all their words."""
    wide = width / NARROWEST if len(lines) > 1 else width
    return all(media.theme.width(part, media.theme.least, True) <= wide for part in lines)


def narrowed(media: Media, name: str, width: int, colour: theme.Colour, bold: bool = True) -> pygame.Surface:
    """A name in the smallest letters, each of them a little narrower, so that the whole of it has room."""

    def draw() -> pygame.Surface:
        line = media.theme.text(name, media.theme.least, colour, bold, shadow=bold)
        return pygame.transform.smoothscale(line, (width, line.get_height()))

    return media.sprites.made(("name", name, width, colour, media.theme.least, bold), draw)


def by_words(media: Media, name: str, width: int, colour: theme.Colour, align: str = "left", *,
             least: float = NARROWEST, bold: bool = True) -> pygame.Surface | None:
    """C2.1. A name of which a word is too wide for a line: divided between words alone, and that word in narrower
    letters. None: no word of it is, or one is too wide however narrow (`least`).
    """
    type_, lines = media.theme, divided(media, name, width, least, bold)
    if not lines:
        return None
    step = type_.line_height(type_.least)
    out = pygame.Surface((width, step * len(lines)), pygame.SRCALPHA)
    for i, words in enumerate(lines):
        whole = type_.width(words, type_.least, bold) <= width
        line = type_.text(words, type_.least, colour, bold, shadow=bold) if whole else narrowed(
            media, words, width, colour, bold)  # fmt: skip
        y = i * step + step // 2
        out.blit(line, line.get_rect(center=(width // 2, y)) if align == "center" else line.get_rect(midleft=(0, y)))
    return out


def divided(media: Media, name: str, width: int, least: float = NARROWEST, bold: bool = True) -> list[str]:
    """The lines of a name, or of words with one in them, of which a word is too wide for a line; none where no word
    is, or one is too wide however narrow.
    """
    wide, lines = media.theme.width, list[str]()
    words = [word for word in name.replace("\n", " ").split(" ") if word]
    widest = max((wide(word, media.theme.least, bold) for word in words), default=0)
    if not width < widest <= width / least:
        return []
    for word in words:
        joined = f"{lines[-1]} {word}" if lines else ""
        if joined and wide(joined, media.theme.least, bold) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def two_lines(media: Media, name: str, width: int) -> list[str]:
    """A line that is too wide on two: divided after a mark or a space, where both fit, at least drawn narrower, or at
    least the first does. Another stays one line, to be shortened: no name is divided where it has no break.
    """
    marks = [i + 1 for i, letter in enumerate(name[:-1]) if letter in MARKS]
    halves = [[name[:at].rstrip(), name[at:]] for at in reversed(marks)]
    for fitting, room in ((halves, width), (halves, width / NARROWEST), ([half[:1] for half in halves], width)):
        for half, asked in zip(halves, fitting, strict=True):
            if all(media.theme.width(part, media.theme.least, True) <= room for part in asked):
                return half
    return [name]
