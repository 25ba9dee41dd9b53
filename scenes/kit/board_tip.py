"""The plate beside what the pointer is on."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets import placing
from scenes.widgets.placing import ABOVE, BELOW, LEFT, RIGHT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from scenes.kit.page import PageRow
    from scenes.kit.tip_content import TipContent
    from scenes.media.media import Media
    from scenes.widgets.ui import Ui

WIDEST, PAD, GAP, ICON = 400, 14, 14, 22
NEARLY = 6
"""By so little a plate is not higher."""
LEAST = 240
"""So wide a plate is at least whose words need more."""
SHAPES = (100, 76, 60)
"""How wide a plate may be, in percent of the width that it reads best in: where that hides less."""
WAY, READ = 15, 8
"""How much a pixel on the way from a thing to its plate counts, and a square pixel of what is read, against a hidden
square pixel of anything else.
"""
NEXT, AWAY = 160, 5
"""Up to how many pixels away a plate still belongs to its thing by itself; how many times the way counts beyond."""
STEP = 24
"""The next place further away from a thing."""
THREAD, KNOT, CROSSED = 2, 5, 48
"""The line from a plate to what it tells of, and the dot at its end; over how much of what is read it leads at most."""
TIP_MS = 350


class BoardTip:
    """The plate of one board: waits TIP_MS over the same thing, then shows over everything until `close`."""

    def __init__(self, ui: Ui) -> None:
        ui.tips.append(self)
        self.ui = ui
        self.waited: int | None = None
        self.shown: tuple[pygame.Surface, pygame.Rect] | None = None
        self.thread: tuple[tuple[int, int], tuple[int, int]] | None = None

    def draw(self, surface: pygame.Surface) -> None:
        """The plate, if there is one, and the thread from it to its thing."""
        if self.thread is not None:
            draw_thread(surface, *self.thread)
        if self.shown is not None:
            surface.blit(*self.shown)

    def wait(self, wanted: bool) -> None:
        """Begins to wait, or stops."""
        self.waited = 0 if wanted else None

    def due(self, dt: int) -> bool:
        """Moves on by dt ms; True once, when the time to open has come."""
        if self.waited is None:
            return False
        self.waited += dt
        if self.waited < TIP_MS:
            return False
        self.waited = None
        return True

    def open(
        self, media: Media, content: TipContent, beside: pygame.Rect, room: pygame.Rect, *, upright: bool = False,
        spared: Sequence[pygame.Rect] = (), near: Sequence[pygame.Rect] = (), less: Sequence[pygame.Rect] = (),
        thing: pygame.Rect | None = None,
    ) -> pygame.Rect:  # fmt: skip
        """Shows the plate; what of the screen it takes. `upright`: rather above or below the thing than beside it;
        `near`: what is read and may be chosen, `less`: what may be hidden rather than that the plate stands far away;
        `thing`: what a thread leads to where the plate does not stand right beside it.
        """
        self.ui.hide_tip()
        self.ui.close_tips()
        plates = ((picture, _sides(picture.get_size(), beside, room, upright)) for picture in shapes(media, content))
        self.shown = _clearest(plates, beside, room, (self.ui.untouched(), [beside], spared), near, less)
        self.thread = thread(self.shown[1], thing, near) if thing is not None else None
        return self._taken(self.shown[1])

    def close(self) -> pygame.Rect | None:
        """Takes the plate away and stops waiting; what of the screen it took."""
        rect = self._taken(self.shown[1]) if self.shown is not None else None
        self.waited = self.shown = self.thread = None
        return rect

    def _taken(self, plate: pygame.Rect) -> pygame.Rect:
        knots = [pygame.Rect(0, 0, 4 * KNOT, 4 * KNOT).move_to(center=end) for end in self.thread or ()]
        return plate.unionall(knots)


def thread(
    plate: pygame.Rect, thing: pygame.Rect, others: Sequence[pygame.Rect] = ()
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """From the rim of a plate to the rim of its thing, over as little of others as can be; None where they stand side
    by side, and where it would cross more of others than is read past."""
    near = thing.inflate(-2 * KNOT, -2 * KNOT)
    (x, y), end = (
        (_within(mine.left + PAD, mine.right - PAD, other.centerx),
         _within(mine.top + PAD, mine.bottom - PAD, other.centery))
        for mine, other in ((plate, near), (near.inflate(2 * PAD, 2 * PAD), plate))
    )  # fmt: skip
    if abs(end[0] - x) + abs(end[1] - y) <= 0 or plate.inflate(2 * GAP + 2, 2 * GAP + 2).colliderect(thing):
        return None
    if not others:
        return (x, y), end
    starts = [(x, y), *_points(plate.inflate(-2 * PAD, -2 * PAD))]
    ends = [near.midleft, near.midright, near.midtop, near.midbottom]
    crossed = [rect for rect in others if not rect.colliderect(near)]
    lines = ((one, other) for one in starts for other in ends)
    best = min(lines, key=lambda line: _crossing(line[0], line[1], plate, crossed))
    return best if _over(best, crossed) <= CROSSED else None


def _points(rect: pygame.Rect) -> list[tuple[int, int]]:
    """The corners of a rectangle and the middles of its sides."""
    return [rect.midtop, rect.midbottom, rect.midleft, rect.midright, rect.topleft, rect.topright, rect.bottomleft,
            rect.bottomright]  # fmt: skip


def _crossing(start: tuple[int, int], end: tuple[int, int], plate: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """How far a line leads over others, and, less, how long it is beyond its plate."""
    return 4 * _over((start, end), others) + _length((start, end)) - _length(plate.clipline(start, end))


def _over(line: tuple[tuple[int, int], tuple[int, int]], others: Sequence[pygame.Rect]) -> int:
    return sum(_length(rect.clipline(line)) for rect in others)


def _length(ends: Sequence[Sequence[int]]) -> int:
    return round(math.dist(*ends)) if ends else 0


def draw_thread(surface: pygame.Surface, start: tuple[int, int], end: tuple[int, int]) -> None:
    """The line with its dot."""
    for more, ink in ((2, theme.INK), (0, theme.BRASS_LIGHT)):
        pygame.draw.line(surface, ink, start, end, THREAD + more)
        pygame.draw.circle(surface, ink, end, KNOT + more // 2)


def _within(low: int, high: int, at: int) -> int:
    return min(max(at, low), high)


def place_tip(
    size: tuple[int, int], beside: pygame.Rect, room: pygame.Rect, upright: bool = False,
    kept: Iterable[Sequence[pygame.Rect]] = (), untouched: Sequence[pygame.Rect] = (),
) -> pygame.Rect:  # fmt: skip
    """Beside `beside`, or a place further away, always inside `room`: where it hides nothing of what stays `untouched`
    and of that, and as little as can be of what shall be `kept` in sight, the most important first.
    """
    places = _sides(size, beside, room, upright)
    costs = [partial(_hidden, rects) for rects in (untouched, [beside], *kept)]
    best = placing.clearest(places, *costs)
    if not any(cost(best) for cost in costs):
        return best
    return placing.clearest([best, *placing.askew(beside, places, room)], *costs)


def _sides(size: tuple[int, int], beside: pygame.Rect, room: pygame.Rect, upright: bool) -> list[pygame.Rect]:
    """The places at the sides of a thing, near and further away."""
    sides = [ABOVE, BELOW, RIGHT, LEFT] if upright else [RIGHT, LEFT, ABOVE, BELOW]
    return placing.beside(beside, size, range(GAP, GAP + max(beside.size) + STEP, STEP), sides, room)


def _clearest(
    plates: Iterable[tuple[pygame.Surface, list[pygame.Rect]]], beside: pygame.Rect, room: pygame.Rect,
    firm: Sequence[Sequence[pygame.Rect]], near: Sequence[pygame.Rect], less: Sequence[pygame.Rect],
) -> tuple[pygame.Surface, pygame.Rect]:  # fmt: skip
    """A plate and its place: in the first shape that hides nothing beside its thing. Where none does, anywhere: what is
    `firm` is kept first, then what is hidden and how far away it is are weighed.
    """
    costs = [partial(_hidden, rects) for rects in (*firm, near, less)]
    tried = []
    for picture, sides in plates:
        tried.append((picture, sides))
        for places in (sides, placing.askew(beside, sides, room)):
            best = placing.clearest(places, *costs)
            if not any(cost(best) for cost in costs):
                return picture, best
    others = [rect for rects in (*firm, near, less) for rect in rects]
    found = [
        ([*(cost(place) for cost in costs[:-2]),
          READ * costs[-2](place) + costs[-1](place) + WAY * _way(place, beside)], picture, place)
        for picture, sides in tried
        for place in (*sides, *placing.flush(picture.get_size(), others, room))
    ]  # fmt: skip
    _, picture, place = min(found, key=lambda one: one[0])
    return picture, place


def _way(place: pygame.Rect, thing: pygame.Rect) -> int:
    """How far a plate is from its thing, more so where it does not stand by it any more."""
    dx = max(place.left - thing.right, thing.left - place.right, 0)
    dy = max(place.top - thing.bottom, thing.top - place.bottom, 0)
    return dx + dy + (AWAY - 1) * max(0, dx + dy - NEXT)


def _hidden(rects: Sequence[pygame.Rect], place: pygame.Rect) -> int:
    return placing.hidden(place, rects)


def shapes(media: Media, content: TipContent) -> Iterator[pygame.Surface]:
    """The whole plate as wide as it reads best, then narrower; each is composed once for the same words."""
    best, least = _widths(media, content)
    for width in dict.fromkeys(max(least, best * share // 100) for share in SHAPES):
        key = "board tip", content, width
        yield media.sprites.made(key, partial(_compose, media, content, width))


def _widths(media: Media, content: TipContent) -> tuple[int, int]:
    """The width of the words where a plate reads best, and the least one, which breaks no word."""
    natural = [media.theme.width(content.heading, theme.BODY, True)]
    natural += [
        media.theme.width(line.text, 20)
        + (media.theme.width(line.value, 20, True) + 24 if line.value else 0)
        + (ICON + 8 if line.icon else 0)
        for line in content.lines
    ]
    if content.refusal:
        natural.append(min(WIDEST, media.theme.width(content.refusal, 20)))
    words = [media.theme.width(word, theme.BODY, True) for word in content.heading.split()]
    words += [media.theme.width(word, 20) + (ICON + 8 if line.icon else 0) for line in content.lines
              for word in line.text.split()]  # fmt: skip
    words += [media.theme.width(line.value, 20, True) + (ICON + 8 if line.icon else 0) for line in content.lines]
    words += [media.theme.width(word, 20) for word in content.refusal.split()]
    best = min(WIDEST, max(natural) + 2)
    return best, min(best, max(LEAST, *words) + 2)


def _compose(media: Media, content: TipContent, width: int) -> pygame.Surface:
    title = [_title(media, content, width)] if content.heading else []
    blocks = [*title, *(_line(media, line, width) for line in content.lines)]
    if content.refusal:
        blocks.append(media.theme.paragraph(content.refusal, width, 20, theme.BAD))
    height = sum(block.get_height() for block in blocks) + 2 * PAD
    out = pygame.Surface((width + 2 * PAD, height), pygame.SRCALPHA)
    out.blit(media.sprites.nine("nine/tooltip", out.get_size()), (0, 0))
    y = PAD
    for block in blocks:
        out.blit(block, (PAD, y))
        y += block.get_height()
    return out


def _title(media: Media, content: TipContent, width: int) -> pygame.Surface:
    return media.theme.paragraph(content.heading, width, theme.BODY, theme.GOLD, True)


def _line(media: Media, line: PageRow, width: int) -> pygame.Surface:
    """Icon, words, value at the right; a value that leaves the words no room, or beside which they would be as high as
    over it, stands under them."""
    type_, colour = media.theme, theme.TONES[line.tone]
    x = ICON + 8 if line.icon else 0
    value = type_.line(line.value, width - x, 20, colour if line.tone else theme.GOLD, True) if line.value else None
    room = width - x - (value.get_width() + 16 if value is not None else 0)
    below = value is not None and any(type_.width(word, 20) > room for word in line.text.split())
    row = max(28, type_.line_height(20))
    block = type_.paragraph(line.text, width - x if below else room, 20, colour)
    whole = type_.paragraph(line.text, width - x, 20, colour)
    if value is not None and not below and block.get_height() + NEARLY >= whole.get_height() + row:
        below, block = True, whole
    under = block.get_height() if below else 0
    out = pygame.Surface((width, block.get_height() + (row if below else 0)), pygame.SRCALPHA)
    if line.icon and media.sprites.has(line.icon):
        icon = media.sprites.get(line.icon, size=(ICON, ICON))
        out.blit(icon, (0, (28 - icon.get_height()) // 2))
    out.blit(block, (x, 0))
    if value is not None:
        high = row if below else min(row, out.get_height())
        out.blit(value, value.get_rect(midright=(width, under + high // 2)))
    return out
