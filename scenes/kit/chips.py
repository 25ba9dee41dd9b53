"""What lasts on a seat as a row of icons with figures: as many as there is room for, the rest behind "+n"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from scenes.kit.part import Part
from scenes.kit.spot import Calls, Plate, Spot
from scenes.media import theme
from scenes.widgets.base import Group, RectLike, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from scenes.media.media import Media
    from scenes.widgets.pen import Pen

GAP = 4
PLATED = 36
"""From this size on a figure has a disc."""
SMALL_GAP, SMALL_OVER, SMALL_EDGE = 5, 2, 2
"""Between reduced icons, how far the dark corner of their figures reaches out of them, and what is free around it."""


class Chip(NamedTuple):
    """One thing: its page, its sprite, the figure at its corner ("" for none) and whether that counts down; `about`:
    what the title makes its tip of.
    """

    ref: str
    sprite: str
    figure: str = ""
    counts: bool = False
    about: Any = None


class ChipRow(Group, Plate, Part):
    """`tip(chip)` tells what a chip means, its name first; `more` is the text of "+n" ({n} are left out), `most` how
    many there may be, `rule` where they are explained.
    """

    content: Sequence[Chip] = ()

    def __init__(
        self, parent: WidgetParent, rect: RectLike, calls: Calls, tip: Callable[[Chip], str], *, side: int = 48,
        most: int = 0,
        align: str = "right", more: str = "", rule: str = "", name: str = "chips",
    ) -> None:  # fmt: skip
        super().__init__(parent, rect, name=name)
        self.calls, self.told, self.side, self.align = calls, tip, side, align
        self.more, self.rule = more, rule
        self.gap = GAP if side >= PLATED else SMALL_GAP
        room = (self.rect.width + self.gap) // (side + self.gap)
        self.most = min(most, room) if most else room

    def display(self, content: Sequence[Chip]) -> None:
        """These chips, the first ones first."""
        if content == self.content:
            return
        self.content = content
        self.clear()
        self.invalidate()
        shown = content if len(content) <= self.most else content[: self.most - 1]
        count = len(shown) + (len(shown) < len(content))
        width = count * (self.side + self.gap) - self.gap
        place = pygame.Rect(0, 0, self.side, self.side)
        place.midleft = (self.rect.x if self.align == "left" else self.rect.right - width, self.rect.centery)
        for i, chip in enumerate(shown):
            ChipSpot(self, place.move(i * (self.side + self.gap), 0), chip, f"{self.name}.{i}")
        if len(shown) < len(content):
            _More(self, place.move(len(shown) * (self.side + self.gap), 0), content[len(shown) :])


class ChipSpot(Spot):
    """One icon."""

    glow = 6

    def __init__(self, row: ChipRow, rect: RectLike, chip: Chip, name: str) -> None:
        super().__init__(row, rect, chip.ref, row.calls, tip=lambda: row.told(chip), name=name)
        self.content, self.rule = chip, row.rule

    def figure_place(self) -> pygame.Rect | None:
        """Where its figure stands."""
        return count_place(self.media, self.content.figure, self.rect) if self.content.figure else None

    def draw(self, surface: pygame.Surface) -> None:
        """The icon, and the figure at its lower right corner."""
        pen = self.pen(surface)
        if self.hot:
            pygame.draw.rect(surface, theme.GOLD, self.rect.inflate(4, 4), 2, 9)
        pen.icon(self.content.sprite, self.rect.size, center=self.rect.center)
        if self.content.figure:
            draw_count(pen, self.content.figure, self.rect, theme.GOLD if self.content.counts else theme.BONE)


class _More(Spot):
    """ "+n": the chips that have no room."""

    def __init__(self, row: ChipRow, rect: RectLike, chips: Sequence[Chip]) -> None:
        self.row, self.chips = row, chips
        super().__init__(row, rect, "", row.calls, tip=self._tip, name=f"{row.name}.more")

    def _tip(self) -> str:
        names = [self.row.told(chip).partition("\n")[0] for chip in self.chips]
        rows = [f"{name}  {chip.figure}".rstrip() for name, chip in zip(names, self.chips, strict=True)]
        return "\n".join([self.media.t(self.row.more, n=len(self.chips)), *rows])

    def draw(self, surface: pygame.Surface) -> None:
        """The number that is left out."""
        pen, words = self.pen(surface), f"+{len(self.chips)}"
        pen.nine("chip", self.rect)
        pen.line(words, self.rect.width - 2, theme.SMALL, theme.BONE, True, center=self.rect.center)


def draw_count(pen: Pen, figure: str, icon: pygame.Rect, colour: theme.Colour) -> None:
    """The figure of a chip on a dark disc at the lower right corner; of a small icon on a dark corner that is no larger
    than it must be, clear of the next icon.
    """
    if icon.width < PLATED:
        words = pen.media.theme.text(figure, theme.SMALL, colour, True)
        ink = words.get_bounding_rect()
        plate = ink.inflate(2 * SMALL_EDGE, 2 * SMALL_EDGE)
        plate.bottomright = (icon.right + SMALL_OVER, icon.bottom + SMALL_OVER)
        pygame.draw.rect(pen.surface, (16, 14, 20), plate, 0, 4)
        pen.surface.blit(words, ink.move_to(center=plate.center), ink)
        return
    plate = count_place(pen.media, figure, icon)
    pygame.draw.rect(pen.surface, (16, 14, 20), plate, 0, 11)
    pygame.draw.rect(pen.surface, theme.mix(colour, theme.INK, 0.4), plate, 1, 11)
    pen.text(figure, theme.SMALL, colour, True, center=plate.center)


def count_place(media: Media, figure: str, icon: pygame.Rect) -> pygame.Rect:
    """Where the disc with a figure lies on a large icon."""
    plate = pygame.Rect(0, 0, max(24, media.theme.width(figure, theme.SMALL, True) + 8), 22)
    plate.bottomright = (icon.right + 3, icon.bottom + 3)
    return plate
