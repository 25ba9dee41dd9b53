"""The tooltip: a plate beside what it explains. The first of several lines is its heading, unless an empty
line follows.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.widgets import placing
from scenes.widgets.placing import ABOVE, BELOW, LEFT, RIGHT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from scenes.media.media import Media

ROOM = FULL.inflate(-16, -16)
WIDEST = 460
PAD, SMALL = 16, 20
SHAPES = (100, 75, 55)
"""How wide it may be, in percent of the width that it reads best in: where that hides less."""
GAP, STEP, FAR = 12, 24, 200
"""How far a tooltip stands from its thing; where all of that would hide something, step by step further away."""
TURNS, NEAR = 3, 130
"""So often a place that still hides something is moved off that, and how near to its thing it stays."""
LARGE = 100_000
"""So many square pixels are a board or a page rather than a thing on it: some of it may be hidden."""


class Tooltip:
    """State of the one tooltip of a scene; `text` is empty while none is shown."""

    def __init__(self) -> None:
        self.text = ""
        self.rect = pygame.Rect(0, 0, 0, 0)

    def show(
        self, text: str, beside: pygame.Rect, media: Media, untouched: Sequence[pygame.Rect] = (),
        spared: Sequence[pygame.Rect] = (), others: Sequence[pygame.Rect] = (), within: pygame.Rect | None = None,
    ) -> None:  # fmt: skip
        """Places the tooltip below `beside`, above it or at its side, or further away: where it hides nothing of what
        stays `untouched` and of that, and least of what is `spared` and of `others`, which are read or may be wanted
        next; always inside the canvas, and touching what it shall stay `within`.
        """
        self.text = text
        small = [rect for rect in others if rect.width * rect.height < LARGE]
        large = [rect for rect in others if rect.width * rect.height >= LARGE]
        groups = [*untouched], [beside], [*spared, *small], large
        costs = [partial(_hidden, list(rects)) for rects in groups]
        best: list[pygame.Rect] = []
        for found in self._places(beside, media):
            places = [place for place in found if within is None or place.colliderect(within)]
            if not (best or places):
                continue
            best = [placing.clearest([*best, *places], *costs)]
            if not any(cost(best[0]) for cost in costs):
                break
        else:
            for _ in range(TURNS):
                aside = _aside(best[0], [*untouched, beside, *spared, *small], beside)
                best += [place for place in aside if within is None or place.colliderect(within)]
                best = [placing.clearest(best, *costs)]
        self.rect = best[0]

    def _places(self, thing: pygame.Rect, media: Media) -> Iterator[list[pygame.Rect]]:
        """Where it may stand, the best places first: beside the thing, in other shapes too, and further away."""
        sizes, sides = list(self._sizes(media)), (BELOW, ABOVE, RIGHT, LEFT)
        near = [placing.beside(thing, size, [GAP], sides, ROOM) for size in sizes]
        yield near[0]
        yield placing.askew(thing, near[0], ROOM)
        yield [place for shape in near[1:] for place in (*shape, *placing.askew(thing, shape, ROOM))]
        far = range(GAP + STEP, FAR * max(100, media.theme.scale) // 100, STEP)
        yield [place for size in sizes for place in placing.beside(thing, size, far, sides, ROOM)]
        steps = (placing.beside(thing, size, far[: len(far) // 2], sides, ROOM) for size in sizes)
        yield [place for shape in steps for place in placing.askew(thing, shape, ROOM)]

    def _sizes(self, media: Media) -> Iterator[tuple[int, int]]:
        """As wide as it reads best, and narrower shapes."""
        head, body = self._parts()
        theme_, longest = media.theme, 0
        for words, size, bold in ((head, theme.BODY, True), (body, SMALL, False)):
            longest = max([longest, *(theme_.width(word, size, bold) for word in words.replace("\n", " ").split(" "))])
        lines = [theme_.width(line, theme.BODY, True) for line in head.split("\n")]
        lines += [theme_.width(line, SMALL) for line in body.split("\n")]
        widest = min(WIDEST * max(100, theme_.scale) // 100, max(lines) + 2)
        for share in SHAPES:
            width = widest * share // 100
            if width >= longest or share == SHAPES[0]:
                yield width + 2 * PAD, 2 * PAD + self._height(media, width)

    def draw(self, surface: pygame.Surface, media: Media) -> None:
        """Draws the plate and its text, if there is one."""
        if not self.text:
            return
        surface.blit(*media.sprites.shadow(self.rect, 20))
        surface.blit(media.sprites.nine("nine/tooltip", self.rect.size), self.rect)
        width = self.rect.width - 2 * PAD
        head, body = self._parts()
        x, y = self.rect.x + PAD, self.rect.y + PAD
        if head:
            block = media.theme.paragraph(head, width, theme.BODY, theme.GOLD, True)
            surface.blit(block, (x, y))
            y += block.get_height() + 2
        surface.blit(media.theme.paragraph(body, width, SMALL, theme.BONE), (x, y))

    def _parts(self) -> tuple[str, str]:
        head, mark, body = self.text.partition("\n")
        if body.startswith("\n"):
            return "", head + body
        return (head, body) if mark else ("", head)

    def _height(self, media: Media, width: int) -> int:
        head, body = self._parts()
        lines = len(media.theme.wrap(body, SMALL, width)) * media.theme.line_height(SMALL)
        if not head:
            return lines
        return lines + len(media.theme.wrap(head, theme.BODY, width, True)) * media.theme.line_height(theme.BODY) + 2


def _aside(place: pygame.Rect, others: Sequence[pygame.Rect], thing: pygame.Rect) -> list[pygame.Rect]:
    """A place moved off each of those that it hides, not far from the thing."""
    found = []
    for other in (others[i] for i in place.collidelistall(others)):
        found += [place.move_to(right=other.left), place.move_to(left=other.right),
                  place.move_to(bottom=other.top), place.move_to(top=other.bottom)]  # fmt: skip
    reach = thing.inflate(2 * NEAR, 2 * NEAR)
    return [one for one in (moved.clamp(ROOM) for moved in found) if one.colliderect(reach)]


def _hidden(rects: Sequence[pygame.Rect], place: pygame.Rect) -> int:
    return placing.hidden(place, rects)
