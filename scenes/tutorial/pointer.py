"""Rings around what a lesson points at, and the arrow to the first of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from scenes.widgets.base import WidgetParent

RING = 10
THICK, HEAD, STUB, FINE = 14, 40, 64, 4
LONGEST = 440
"""An arrow that would be longer is a short one at the ring: nothing of the board has to be crossed by the eye."""
NEAR = 6
"""How far a ring stands off what it is drawn around."""
BAND, SHADE, CLEAR, SOFT = 8, 4, 3, 8
"""A ring: how thick it is, its dark rim, how far from it words and figures stay, and how round that gap is."""
SLIM = 2
"""A ring in a row whose things stand close together has so little of its rim beyond the line, and half the band."""
WINK_MS = 110
"""So long a ring is out, and lit in between."""
SMALL, ROUND = 420, 96
"""Up to this size a ring is drawn smoothly; things that are about as wide as high and no larger than this get a round
one."""


BANDS = (
    (theme.BLACK, SHADE), (theme.GOLD, 0), ((255, 255, 255), -2), (theme.GOLD, 2 - BAND), (theme.BLACK, -BAND),
    ((0, 0, 0, 0), -BAND - 2),
)  # fmt: skip
"""What a ring consists of, from outside: colour, and how far beyond its rim it begins."""
SLIM_BANDS = (
    (theme.BLACK, SLIM), (theme.GOLD, 0), ((255, 255, 255), -1), (theme.GOLD, -4), (theme.BLACK, -5),
    ((0, 0, 0, 0), -6),
)  # fmt: skip
Corners = list[tuple[float, float]]


class Target(NamedTuple):
    """What is pointed at: where it lies, the corners of its rim where it is a place of the board, how far off its ring
    stands, whether there is a figure at its corner, which the ring goes around, too, and whether its ring is slim, as
    things stand close beside it.
    """

    place: pygame.Rect
    corners: Corners = []
    near: int = NEAR
    figured: bool = False
    slim: bool = False


class Pointer(Widget):
    """Rings around the targets, and an arrow from the plate to the first one. It lies over everything but the words on
    the board and lets the pointer through.
    """

    above = True

    def __init__(self, parent: WidgetParent) -> None:
        self.targets: list[pygame.Rect] = []
        self.rings: list[tuple[pygame.Surface, pygame.Rect]] = []
        self.arrow: tuple[pygame.Surface, pygame.Rect] | None = None
        self._winks_ms = 0
        self._away = False
        super().__init__(parent, FULL, name="lesson.pointer")

    def show(
        self, targets: Sequence[Target], plate: pygame.Rect | None, others: Sequence[pygame.Rect] = (),
        labels: Sequence[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """Points from a plate at these places; none: nothing is drawn. The arrow crosses none of the `others`: where
        there is no such way, a short one stands beside the ring, if there is room. A ring leaves the labels free.
        """
        self.targets = [target.place.inflate(2 * RING, 2 * RING) for target in targets]
        glow = self.media.sprites.nine
        self.rings = [ring(target, lambda size: glow("nine/glow", size), labels) for target in targets]
        self.arrow = None
        if plate is not None and self.targets:
            self.arrow = arrow(plate, self.targets[0], others) or stub(self.targets[0], [plate, *others])
        self.invalidate()

    def give_way(self, away: bool) -> None:
        """Nothing is drawn while something lies over the table for which the lesson rests."""
        if away != self._away:
            self._away = away
            self.invalidate()

    def wink(self) -> None:
        """Goes out and lights up again, twice."""
        self._winks_ms = WINK_MS * 4
        self.invalidate()

    def pass_time(self, dt: int) -> None:
        """A wink goes on by dt ms."""
        was = self.is_out
        self._winks_ms = max(0, self._winks_ms - dt)
        if self.is_out != was:
            self.invalidate()

    @property
    def is_out(self) -> bool:
        """Whether nothing is drawn in the middle of a wink."""
        return -(-self._winks_ms // WINK_MS) % 2 == 0 < self._winks_ms

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Nothing here takes the pointer."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """A ring around each target, then the arrow."""
        if self.is_out or self._away:
            return
        surface.fblits(self.rings)
        if self.arrow is not None:
            surface.blit(*self.arrow)


def ring(
    target: Target, glow: Callable[[tuple[int, int]], pygame.Surface], labels: Sequence[pygame.Rect] = ()
) -> tuple[pygame.Surface, pygame.Rect]:
    """A ring around a target and where it lies: along the rim of a place of the board, round around what is about as
    wide as high, else a rectangle that glows. Nothing of it covers a label.
    """
    place = target.place.inflate(2 * target.near, 2 * target.near)
    round_ = not target.figured and max(place.size) <= ROUND and min(place.size) * 10 >= max(place.size) * 9
    area = place.inflate(44, 44)
    out = pygame.Surface(area.size, pygame.SRCALPHA)
    if not target.corners and not round_ and not target.slim:
        out.blit(glow(area.size), (0, 0))
    bands = SLIM_BANDS if target.slim else BANDS
    out.blit(_band(target.corners, place, area, round_, bands), (0, 0))
    for label in labels:
        if target.figured and target.place.contains(label):
            continue
        gap = label.inflate(2 * CLEAR, 2 * CLEAR).move(-area.x, -area.y)
        pygame.draw.rect(out, (0, 0, 0, 0), gap, border_radius=min(SOFT, *gap.size))
    return out, area


Ink = tuple[int, int, int] | tuple[int, int, int, int]


def _band(
    corners: Corners, place: pygame.Rect, area: pygame.Rect, round_: bool, bands: Sequence[tuple[Ink, int]]
) -> pygame.Surface:
    """A band of gold with a bright core between two dark lines; a small one is drawn large and made smooth."""
    fine = FINE if max(area.size) <= SMALL else 1
    big = pygame.Surface((area.width * fine, area.height * fine), pygame.SRCALPHA)
    inner = place.move(-area.x, -area.y)
    for colour, grow in bands:
        if corners:
            shape = [((x - area.x) * fine, (y - area.y) * fine) for x, y in _grown(corners, grow + BAND / 2)]
            pygame.draw.polygon(big, colour, shape)
            continue
        rect = inner.inflate(2 * grow, 2 * grow)
        radius = min(rect.size) // 2 if round_ else theme.RADIUS + grow
        pygame.draw.rect(big, colour, [part * fine for part in rect], 0, radius * fine)
    return pygame.transform.smoothscale(big, area.size) if fine > 1 else big


def _grown(corners: Corners, by: float) -> Corners:
    """The corners of a place, each so much further from its middle."""
    middle = pygame.Vector2(sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    found = []
    for corner in corners:
        way = pygame.Vector2(corner) - middle
        way.scale_to_length(way.length() + by)
        found.append((middle.x + way.x, middle.y + way.y))
    return found


def arrow(
    plate: pygame.Rect, target: pygame.Rect, others: Sequence[pygame.Rect] = ()
) -> tuple[pygame.Surface, pygame.Rect] | None:
    """An arrow from the edge of a plate to that of a target, and where it lies: the shortest one that crosses none of
    the `others`. None where there is no such way, or where plate and target touch.
    """
    found = arrow_way(plate, target, others)
    return _drawn(*found) if found is not None else None


def stub(target: pygame.Rect, others: Sequence[pygame.Rect]) -> tuple[pygame.Surface, pygame.Rect] | None:
    """A short arrow that stands at a side of a target and lies on none of the `others`; None without such a side."""
    sides = ((target.midbottom, (0, 1)), (target.midtop, (0, -1)), (target.midright, (1, 0)), (target.midleft, (-1, 0)))
    ways = [(pygame.Vector2(tip) + STUB * pygame.Vector2(out), pygame.Vector2(tip)) for tip, out in sides]
    found = next((way for way in ways if FULL.collidepoint(way[0]) and _is_free(way, target, others)), None)
    return _drawn(*found) if found is not None else None


Way = tuple[pygame.Vector2, pygame.Vector2]


def arrow_way(plate: pygame.Rect, target: pygame.Rect, others: Sequence[pygame.Rect]) -> Way | None:
    """From where to where an arrow would go, None where there is no way."""
    ways = [way for tip, out in _tips(target) if _from_outside(way := _to(plate, tip), out)]
    ways.sort(key=lambda way: (way[1] - way[0]).length())
    return next((way for way in (_straight(plate, target), *ways) if _is_free(way, target, others)), None)


def _tips(target: pygame.Rect) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Where on a target's edge an arrow may end, the middle of each side first, and the way out from there."""
    for part in (2, 1, 3):
        x, y = target.x + target.width * part // 4, target.y + target.height * part // 4
        yield from (((x, target.top), (0, -1)), ((x, target.bottom), (0, 1)))
        yield from (((target.left, y), (-1, 0)), ((target.right, y), (1, 0)))


def _from_outside(way: Way, out: tuple[int, int]) -> bool:
    """Whether an arrow comes from before a side: one that runs along it would end beside the target."""
    back = way[0] - way[1]
    return back.dot(out) * 2 > back.length()


def _straight(plate: pygame.Rect, target: pygame.Rect) -> Way:
    """From the plate towards the middle of a target, as far as its edge."""
    inner = target.inflate(-min(target.width, 60), -min(target.height, 60))
    start = pygame.Vector2(_nearest(plate.inflate(-48, -24), inner.center))
    tip = pygame.Vector2(_nearest(inner, (start.x, start.y)))
    if min(abs(tip.x - start.x), abs(tip.y - start.y)) > 1:
        tip = pygame.Vector2(inner.center)  # what comes aslant must not end at a corner
    if outside := target.clipline(start, tip):
        tip = pygame.Vector2(outside[0])
    if inside := plate.clipline(tip, start):
        start = pygame.Vector2(inside[0])
    return start, tip


def _to(plate: pygame.Rect, side: tuple[int, int]) -> Way:
    """From the nearest place of the plate's edge to the middle of a target's side."""
    start, tip = pygame.Vector2(_nearest(plate.inflate(-48, -24), side)), pygame.Vector2(side)
    inside = plate.clipline(tip, start)
    return pygame.Vector2(inside[0]) if inside else start, tip


def _is_free(way: Way, target: pygame.Rect, others: Sequence[pygame.Rect]) -> bool:
    """Whether an arrow is long enough to be seen, not too long, and crosses neither the others nor its target."""
    start, tip = way
    if not HEAD <= (tip - start).length() <= LONGEST or target.inflate(-8, -8).clipline(start, tip):
        return False
    return not any(other.inflate(HEAD, HEAD).clipline(start, tip) for other in others)


def _drawn(start: pygame.Vector2, tip: pygame.Vector2) -> tuple[pygame.Surface, pygame.Rect]:
    way = tip - start
    length = round(way.length())
    big = pygame.Surface((length * FINE, (HEAD + 8) * FINE), pygame.SRCALPHA)
    for colour, grow in ((theme.BLACK, 3), (theme.GOLD, 0)):
        pygame.draw.polygon(big, colour, _outline(length, grow))
    turned = pygame.transform.rotozoom(big, -pygame.Vector2(1, 0).angle_to(way), 1 / FINE)
    return turned, turned.get_rect(center=(start + tip) / 2)


def _outline(length: int, grow: int) -> list[tuple[float, float]]:
    """The corners of an arrow to the right, in fine pixels; `grow`: how much wider it is all around."""
    middle, thick, head = (HEAD + 8) / 2, THICK / 2 + grow, HEAD / 2 + grow
    neck, left, tip = length - HEAD * 0.8 - grow, 4 - grow, length - 4 + grow
    corners = [
        (left, middle - thick), (neck, middle - thick), (neck, middle - head), (tip, middle),
        (neck, middle + head), (neck, middle + thick), (left, middle + thick),
    ]  # fmt: skip
    return [(x * FINE, y * FINE) for x, y in corners]


def _nearest(rect: pygame.Rect, pos: Sequence[float]) -> tuple[float, float]:
    """The place of a rectangle that is nearest to a point."""
    return min(max(pos[0], rect.left), rect.right), min(max(pos[1], rect.top), rect.bottom)
