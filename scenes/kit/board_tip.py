"""The plate beside what the pointer is on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets import placing
from scenes.widgets.placing import ABOVE, BELOW, LEFT, RIGHT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from scenes.kit.page import PageRow
    from scenes.kit.tip_content import TipContent
    from scenes.media.media import Media
    from scenes.widgets.ui import Ui

WIDEST, PAD, GAP, ICON = 400, 14, 14, 22
STEP = 24
"""The next place further away from a thing."""
THREAD, KNOT = 2, 5
"""The line from a plate to what it tells of, and the dot at its end."""
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
        spared: Sequence[pygame.Rect] = (), near: Sequence[pygame.Rect] = (), thing: pygame.Rect | None = None,
    ) -> pygame.Rect:  # fmt: skip
        """Shows the plate; what of the screen it takes. `upright`: rather above or below the thing than beside it;
        `thing`: what a thread leads to where the plate does not stand right beside it.
        """
        self.ui.hide_tip()
        self.ui.close_tips()
        picture = tip_picture(media, content)
        self.shown = picture, place_tip(picture.get_size(), beside, room, upright, (spared, near), self.ui.untouched())
        self.thread = thread(self.shown[1], thing) if thing is not None else None
        return self._taken(self.shown[1])

    def close(self) -> pygame.Rect | None:
        """Takes the plate away and stops waiting; what of the screen it took."""
        rect = self._taken(self.shown[1]) if self.shown is not None else None
        self.waited = self.shown = self.thread = None
        return rect

    def _taken(self, plate: pygame.Rect) -> pygame.Rect:
        knots = [pygame.Rect(0, 0, 4 * KNOT, 4 * KNOT).move_to(center=end) for end in self.thread or ()]
        return plate.unionall(knots)


def thread(plate: pygame.Rect, thing: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """From the rim of a plate to a point inside the rim of its thing; None where they stand side by side."""
    near = thing.inflate(-thing.width // 2, -thing.height // 2)
    ends = [(_within(mine.left + PAD, mine.right - PAD, other.centerx),
             _within(mine.top + PAD, mine.bottom - PAD, other.centery))
            for mine, other in ((plate, near), (near.inflate(2 * PAD, 2 * PAD), plate))]  # fmt: skip
    (x, y), end = ends
    if abs(end[0] - x) + abs(end[1] - y) <= 0 or plate.inflate(2 * GAP + 2, 2 * GAP + 2).colliderect(thing):
        return None
    return (x, y), end


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
    sides = [ABOVE, BELOW, RIGHT, LEFT] if upright else [RIGHT, LEFT, ABOVE, BELOW]
    places = placing.beside(beside, size, range(GAP, GAP + max(beside.size) + STEP, STEP), sides, room)
    costs = [partial(_hidden, rects) for rects in (untouched, [beside], *kept)]
    best = placing.clearest(places, *costs)
    if not any(cost(best) for cost in costs):
        return best
    return placing.clearest([best, *placing.askew(beside, places, room)], *costs)


def _hidden(rects: Sequence[pygame.Rect], place: pygame.Rect) -> int:
    return placing.hidden(place, rects)


def tip_picture(media: Media, content: TipContent) -> pygame.Surface:
    """The whole plate; composed once for the same words."""
    return media.sprites.made(("board tip", content), lambda: _compose(media, content))


def _compose(media: Media, content: TipContent) -> pygame.Surface:
    natural = [media.theme.width(content.heading, theme.BODY, True)]
    natural += [
        media.theme.width(line.text, 20)
        + (media.theme.width(line.value, 20, True) + 24 if line.value else 0)
        + (ICON + 8 if line.icon else 0)
        for line in content.lines
    ]
    if content.refusal:
        natural.append(min(WIDEST, media.theme.width(content.refusal, 20)))
    width = min(WIDEST, max(natural) + 2)
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
    """Icon, words, value at the right; a value that leaves the words no room, or beside which they would be higher than
    over it, stands under them."""
    type_, colour = media.theme, theme.TONES[line.tone]
    x = ICON + 8 if line.icon else 0
    value = type_.line(line.value, width - x, 20, colour if line.tone else theme.GOLD, True) if line.value else None
    room = width - x - (value.get_width() + 16 if value is not None else 0)
    below = value is not None and any(type_.width(word, 20) > room for word in line.text.split())
    row = max(28, type_.line_height(20))
    block = type_.paragraph(line.text, width - x if below else room, 20, colour)
    whole = type_.paragraph(line.text, width - x, 20, colour)
    if value is not None and not below and block.get_height() > whole.get_height() + row:
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
