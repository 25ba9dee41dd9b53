"""Pictures of a profile's matches: a ring for a share, a column for each of the last matches, bars for what can be
compared, and sums in two columns of figures for what can not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.media import theme
from scenes.media.theme import Colour
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent

SMOOTH = 3  # drawn larger and scaled down
ICON, ICON_TALL, TALL = 32, 56, 60
"""Icons of counts, and from which height on a count is drawn larger."""
PITCH, LEAST, SIGN = 44, 18, 36  # of the columns: their distance at least, the lowest one, the room for a sign above
WIDEST, APART, GAME = 56, 104, 26  # how wide a column is at most, the distance of few ones, the sign of its game


SIGNS = {"left": "ui/cross", "lost": "ui/star_off", "first": "ui/star", "placed": ""}
"""What stands over a column by how its match ended; "": the number of the place."""
NOT_WON = theme.mix(theme.DIM, theme.INK, 0.6)
"""What is not won of a bar: it is no score."""


class ShareRing(Widget):
    """A ring that is filled clockwise from the top; `words` stand inside it."""

    def __init__(self, parent: WidgetParent, rect: RectLike, share: float, words: str, tip: str) -> None:
        self.share, self.words = share, words
        super().__init__(parent, rect, tip=tip, spoken=tip)
        self._picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface) -> None:
        """Ring and words."""
        if self._picture is None:
            self._picture = self._painted()
        surface.blit(self._picture, self.rect)
        words = self.media.theme.line(self.words, self.rect.width - 36, theme.BUTTON, theme.BONE, True)
        surface.blit(words, words.get_rect(center=self.rect.center))

    def _painted(self) -> pygame.Surface:
        size = min(self.rect.size) * SMOOTH
        big = pygame.Surface((self.rect.width * SMOOTH, self.rect.height * SMOOTH), pygame.SRCALPHA)
        middle = (big.get_width() / 2, big.get_height() / 2)
        outer, wide = size / 2 - 2 * SMOOTH, 10 * SMOOTH
        pygame.draw.circle(big, (*theme.INK, 255), middle, outer)
        pygame.draw.circle(big, (*theme.RAISED, 255), middle, outer - 2 * SMOOTH)
        steps = max(1, round(360 * self.share))
        if self.share > 0:
            arc = [(outer - 2 * SMOOTH, i) for i in range(steps + 1)]
            points = [_on_ring(middle, radius, degree) for radius, degree in arc]
            pygame.draw.polygon(big, theme.GOLD, [middle, *points] if steps > 1 else [middle, *points, middle])
        pygame.draw.circle(big, (*theme.INK, 255), middle, outer - wide)
        pygame.draw.circle(big, (*theme.PANEL, 255), middle, outer - wide - 2 * SMOOTH)
        return pygame.transform.smoothscale(big, self.rect.size)


def _on_ring(middle: tuple[float, float], radius: float, degree: float) -> tuple[float, float]:
    angle = math.radians(degree - 90)
    return middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)


class MatchBar(NamedTuple):
    """One column: `place` 1 is the top, of `seats`; 0: left early. `words` is its tooltip. `together`: there was one
    side or there were two, which have won or lost: nobody had a place. `game`: the sprite of what was played, where
    matches of several games stand beside each other."""

    place: int
    seats: int
    words: str
    together: bool = False
    game: str = ""

    @property
    def kind(self) -> str:
        """What its sign says: "first", "lost", "placed" or "left"."""
        if self.place < 2:
            return "first" if self.place else "left"
        return "lost" if self.together else "placed"


class Column(Widget):
    """One match; the better the place, the higher. A won match is gold with a star, a lost one has an
    empty star, one that was left a cross."""

    def __init__(self, parent: WidgetParent, rect: RectLike, played: MatchBar) -> None:
        self.played = played
        super().__init__(parent, rect, tip=played.words, spoken=played.words)

    def bar(self) -> pygame.Rect:
        """The column without its sign."""
        one = self.played
        share = min(max((one.seats - one.place) / max(1, one.seats - 1), 0.0), 1.0) if one.place else 0.0
        foot = self.rect.bottom - (GAME + 6 if one.game else 0)
        height = round(LEAST + (foot - self.rect.y - SIGN - LEAST) * share)
        return pygame.Rect(self.rect.x, foot - height, self.rect.width, height)

    def on_hover(self, inside: bool) -> None:
        """Lights up."""
        self.hovered = inside
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Column and sign."""
        one, box = self.played, self.bar()
        colour: Colour = theme.GOLD if one.place == 1 else theme.TEAL if one.place else theme.AWAY
        colour = theme.mix(colour, theme.BONE, 0.35) if self.hovered else colour
        pygame.draw.rect(surface, theme.mix(colour, theme.INK, 0.5), box, border_radius=4)
        pygame.draw.rect(surface, colour, (box.x, box.y, box.width - 5, box.height), border_radius=4)
        if one.game:
            game = self.media.sprites.get(one.game, size=(GAME, GAME))
            surface.blit(game, game.get_rect(midtop=(box.centerx, box.bottom + 5)))
        if one.kind == "placed":
            words = self.media.theme.text(str(one.place), theme.SMALL, theme.DIM, True)
            surface.blit(words, words.get_rect(midbottom=(box.centerx, box.y - 2)))
            return
        sign = self.media.sprites.get(SIGNS[one.kind], size=(26, 26))
        surface.blit(sign, sign.get_rect(midbottom=(box.centerx, box.y - 4)))


class FormChart(Group):
    """The last matches as columns, oldest first."""

    def __init__(self, parent: WidgetParent, rect: RectLike, played: Sequence[MatchBar]) -> None:
        super().__init__(parent, rect, name="form")
        shown = played[-self.room(self.rect.width):]
        pitch = min(APART, max(PITCH, self.rect.width // max(1, len(shown))))
        wide, left = min(WIDEST, pitch - 8), self.rect.right - len(shown) * pitch
        self._signed = any(one.game for one in shown)
        self._free = [left - (i + 1) * pitch + (pitch - wide) // 2 for i in range((left - self.rect.x) // pitch)]
        self._wide = wide
        for i, one in enumerate(shown):
            place = (left + i * pitch + (pitch - wide) // 2, self.rect.y, wide, self.rect.height)
            Column(self, place, one)

    @staticmethod
    def room(width: int) -> int:
        """How many columns fit into a width."""
        return width // PITCH

    def draw_back(self, surface: pygame.Surface) -> None:
        """The ground."""
        foot = self.rect.bottom - (GAME + 6 if self._signed else 0)
        pygame.draw.line(surface, theme.BRASS, (self.rect.x, foot), (self.rect.right, foot))
        for x in self._free:  # where further matches will stand
            pygame.draw.rect(surface, theme.RAISED, (x, foot - LEAST, self._wide - 5, LEAST), 2, 4)


class CountBar(Widget):
    """Icon, words, a bar of `share` of the widest one, and the number. `won`: so much of the bar is of what was won,
    None where that is not what it tells; `beside`: what all numbers of the box need, so that its bars are comparable.
    `named`: so wide is the column of words before the bars, 0: they stand over them.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, icon: str, words: str, number: str, share: float,
        won: float | None = None, beside: int = 0, named: int = 0,
    ) -> None:  # fmt: skip
        self.icon, self.words, self.number, self.share = icon, words, number, share
        self.won, self.beside, self.named = won, beside, named
        super().__init__(parent, rect, tip=f"{words}\n{number}", spoken=f"{words} {number}")

    def draw(self, surface: pygame.Surface) -> None:
        """One row."""
        rect, sprites = self.rect, self.media.sprites
        x, tall = rect.x, rect.height >= TALL
        if self.icon and sprites.has(self.icon):
            side = min(rect.height - 6, ICON_TALL if tall else ICON)
            picture = sprites.get(self.icon, size=(side, side))
            surface.blit(picture, picture.get_rect(midleft=(x, rect.centery)))
            x += side + 12
        type_, size = self.media.theme, theme.BODY if tall else 20
        figure = type_.text(self.number, theme.HEADING if tall and self.won is None else theme.BODY, theme.BONE, True)
        width = room = rect.right - x - max(64, self.beside + 16, figure.get_width() + 16)
        level = rect.centery
        if self.named:
            line = type_.line(self.words, self.named, size, theme.DIM, height=rect.height)
            surface.blit(line, line.get_rect(midleft=(x, rect.centery)))
            surface.blit(figure, figure.get_rect(midright=(rect.right, rect.centery)))
            left = x + self.named + 16
            self._bar(surface, pygame.Rect(left, rect.centery - 2, x + width - left, 6))
            return
        if type_.width(self.words, type_.least) > width:  # the number stands beside the bar, the words over both
            figure = type_.text(self.number, theme.SMALL, theme.BONE, True)
            level, room, width = rect.centery + 15, rect.right - x, rect.right - x - figure.get_width() - 12
        surface.blit(figure, figure.get_rect(midright=(rect.right, level)))
        line = type_.line(self.words, room, size, theme.DIM, height=rect.height // 2 + 8)
        surface.blit(line, line.get_rect(bottomleft=(x, rect.centery + 8)))
        self._bar(surface, pygame.Rect(x, rect.centery + (9 if tall else 11), width, 12 if tall else 6))

    def _bar(self, surface: pygame.Surface, bar: pygame.Rect) -> None:
        thick = bar.height
        pygame.draw.rect(surface, theme.INK, bar, border_radius=thick // 2)
        filled = round(bar.width * self.share)
        if filled:
            place = (bar.x, bar.y, max(thick, filled), thick)
            pygame.draw.rect(surface, theme.BRASS_LIGHT if self.won is None else NOT_WON, place,
                             border_radius=thick // 2)  # fmt: skip
        if filled and self.won:
            place = (bar.x, bar.y, max(thick, round(filled * self.won)), thick)
            pygame.draw.rect(surface, theme.GOLD, place, border_radius=thick // 2)


class SumLine(Widget):
    """A count in words and `figures` for it, each in its column: its sum, and how many that is a match. A fine line
    parts it from the next. Unlike things have no bars: a card that was used is no more than a tent that was burnt.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, words: str, figures: Sequence[str], columns: Sequence[int],
        head: bool = False,
    ) -> None:  # fmt: skip
        self.words, self.figures, self.columns, self.head = words, tuple(figures), tuple(columns), head
        super().__init__(parent, rect, spoken=" ".join((words, *figures)).strip())

    @staticmethod
    def size_of(head: bool) -> int:
        """How large the figures are."""
        return theme.SMALL if head else theme.BODY

    def draw(self, surface: pygame.Surface) -> None:
        """One row."""
        rect, type_ = self.rect, self.media.theme
        if self.words:
            line = type_.line(self.words, rect.width - sum(self.columns) - 12, 20, theme.DIM, height=rect.height)
            surface.blit(line, line.get_rect(midleft=rect.midleft))
        right = rect.right - sum(self.columns)
        for i, (words, wide) in enumerate(zip(self.figures, self.columns, strict=True)):
            ink, right = theme.BONE if i == 0 and not self.head else theme.DIM, right + wide
            line = type_.line(words, wide, self.size_of(self.head), ink, not self.head)
            surface.blit(line, line.get_rect(midright=(right, rect.centery)))
        surface.fill(theme.BRASS if self.head else theme.INK, (rect.x, rect.bottom - 1, rect.width, 1))
