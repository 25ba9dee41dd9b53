"""How the hair of busts is done, and what is worn on the head: drawn over a face that is there already."""

from __future__ import annotations

from collections.abc import Callable

import skia

from assets.paint.base import darker, oval
from assets.paint.busts import Head, fan, hair, locks, sliver, tone
from assets.paint.relief import BRASS, GOLD, STEEL, Relief, blob, limb, matt, union


def _cap(r: Relief, h: Head, stuff_of: str, low: float = -0.5, wide: float = 1.08, tall: float = 1.22) -> None:
    """Short hair over the crown, its hem at `low` of the way from the eyes to the crown."""
    w, x, y, up = h.wide, h.x, h.y, h.high
    lean = h.turn * w * 0.1
    mass = blob(
        [
            (x - w * wide, y - up * 0.1),
            (x - w * wide * 1.0, y - up * 0.66),
            (x - w * 0.66, y - up * tall * 0.92),
            (x - lean, y - up * tall * 1.1),
            (x + w * 0.68, y - up * tall * 0.9),
            (x + w * wide * 1.0, y - up * 0.64),
            (x + w * wide, y - up * 0.08),
            (x + w * 0.92, y - up * 0.36),
            (x + w * 0.5, y + up * low),
            (x - w * 0.1 + lean * 2, y + up * (low - 0.12)),
            (x - w * 0.62, y + up * (low + 0.04)),
            (x - w * 0.92, y - up * 0.34),
        ]
    )
    strokes = fan(
        [(x - w * 0.7, y - up), (x + w * 0.5, y - up * 1.1)],
        [(x - w, y - up * 0.6), (x + w * 0.9, y - up * 0.8)],
        [(x - w, y - up * 0.2), (x + w, y - up * 0.2)],
        9,
    )
    locks(r, mass, strokes, hair(stuff_of), 3)


def behind(r: Relief, h: Head, reach: float, wide: float = 1.34) -> None:
    """Hair that falls behind the face, `reach` of the way to the chin and beyond."""
    w, x, y = h.wide, h.x, h.y
    end = y + h.low * reach
    mass = blob(
        [
            (x - w * 0.4, y - h.high * 1.16),
            (x + w * 0.4, y - h.high * 1.16),
            (x + w * wide, y - h.high * 0.4),
            (x + w * wide * 1.04, y + h.low * 0.5),
            (x + w * wide, end),
            (x + w * 0.5, end + 6),
            (x - w * 0.5, end + 6),
            (x - w * wide, end),
            (x - w * wide * 1.04, y + h.low * 0.5),
            (x - w * wide, y - h.high * 0.4),
        ]
    )
    strokes = [
        *fan(
            [(x - w, y - 20), (x - w * 0.7, y - 20)],
            [(x - w * 1.3, y + 20), (x - w, y + 20)],
            [(x - w * 1.2, end), (x - w * 0.8, end)],
            6,
        ),
        *fan(
            [(x + w, y - 20), (x + w * 0.7, y - 20)],
            [(x + w * 1.3, y + 20), (x + w, y + 20)],
            [(x + w * 1.2, end), (x + w * 0.8, end)],
            6,
        ),
    ]
    locks(r, mass, strokes, hair(h.hair), 9)


def crop(r: Relief, h: Head) -> None:
    """Short."""
    _cap(r, h, h.hair)


def shaven(r: Relief, h: Head) -> None:
    """Nothing but a shimmer of stubble."""
    tone(r, oval(h.x, h.y - h.high * 0.75, h.wide * 0.95, h.high * 0.4), h.hair, 0.28, 5)


def tuft(r: Relief, h: Head) -> None:
    """A wild tuft that stands up."""
    _cap(r, h, h.hair, -0.42)
    w, x, top = h.wide, h.x, h.y - h.high
    for k, (dx, up) in enumerate(((-0.7, 12), (-0.3, 22), (0.12, 26), (0.5, 18), (0.82, 8))):
        spike = blob([(x + w * (dx - 0.24), top + 6), (x + w * (dx + 0.12), top - up), (x + w * (dx + 0.28), top + 6)])
        locks(
            r, spike, [((x + w * dx, top + 4), (x + w * dx, top - 4), (x + w * (dx + 0.1), top - up))], hair(h.hair), k
        )


def buns(r: Relief, h: Head) -> None:
    """A bun on each side of the crown."""
    for s in (-1, 1):
        x, y = h.x + s * h.wide * 0.92, h.y - h.high * 1.08
        knot = oval(x, y, h.wide * 0.42, h.wide * 0.42)
        locks(
            r,
            knot,
            fan([(x - 10, y - 8), (x + 8, y - 8)], [(x, y), (x + 4, y)], [(x - 8, y + 9), (x + 9, y + 8)], 4),
            hair(h.hair),
            4,
        )
    _cap(r, h, h.hair, -0.46)


def knot(r: Relief, h: Head) -> None:
    """One knot high at the back."""
    x, y = h.x + h.wide * 0.2, h.y - h.high * 1.42
    bun = oval(x, y, h.wide * 0.5, h.wide * 0.42)
    locks(
        r,
        bun,
        fan([(x - 12, y - 8), (x + 8, y - 10)], [(x, y - 2), (x + 4, y)], [(x - 10, y + 9), (x + 11, y + 8)], 5),
        hair(h.hair),
        4,
    )
    _cap(r, h, h.hair, -0.5)
    r.part(limb([(x - 20, y + 6), (x + 24, y - 8)], 4), GOLD, 2, 1.1, 0.4, 1)


def curls(r: Relief, h: Head) -> None:
    """A wide crown of curls."""
    w, x, y, up = h.wide, h.x, h.y, h.high
    places = (
        (-1.1, -0.1),
        (-1.22, -0.5),
        (-1.0, -0.95),
        (-0.6, -1.28),
        (-0.1, -1.42),
        (0.45, -1.34),
        (0.9, -1.0),
        (1.18, -0.52),
        (1.1, -0.08),
        (-0.5, -0.86),
        (0.05, -0.98),
        (0.55, -0.84),
    )
    for k, (dx, dy) in enumerate(places):
        cx, cy = x + w * dx, y + up * dy
        curl = oval(cx, cy, w * 0.38, w * 0.36)
        locks(
            r,
            curl,
            [
                ((cx - 9, cy - 4), (cx, cy - 12), (cx + 9, cy - 2)),
                ((cx - 7, cy + 6), (cx + 2, cy - 2), (cx + 8, cy + 6)),
            ],
            hair(h.hair),
            k,
        )


def streaming(r: Relief, h: Head) -> None:
    """Long hair, parted; what falls behind is laid before the shoulders."""
    _cap(r, h, h.hair, -0.52, 1.12)


def bob(r: Relief, h: Head) -> None:
    """To the chin, with a straight fringe."""
    _cap(r, h, h.hair, -0.3, 1.16)
    for s in (-1, 1):
        side = blob(
            [
                (h.x + s * h.wide * 0.9, h.y - h.high * 0.5),
                (h.x + s * h.wide * 1.26, h.y - h.high * 0.3),
                (h.x + s * h.wide * 1.3, h.y + h.low * 0.7),
                (h.x + s * h.wide * 0.92, h.y + h.low * 0.78),
                (h.x + s * h.wide * 0.86, h.y),
            ]
        )
        locks(
            r,
            side,
            fan(
                [(h.x + s * h.wide, h.y - 10), (h.x + s * h.wide * 1.2, h.y - 8)],
                [(h.x + s * h.wide, h.y + 8), (h.x + s * h.wide * 1.24, h.y + 8)],
                [(h.x + s * h.wide, h.y + 26), (h.x + s * h.wide * 1.2, h.y + 24)],
                4,
            ),
            hair(h.hair),
            5,
        )


def crest(r: Relief, h: Head) -> None:
    """A strip along the middle of a shaven head."""
    shaven(r, h)
    w, x, top = h.wide, h.x + h.turn * h.wide * 0.16, h.y - h.high
    mass = blob(
        [
            (x - w * 0.3, top + 12),
            (x - w * 0.34, top - 14),
            (x - 2, top - 30),
            (x + w * 0.4, top - 12),
            (x + w * 0.28, top + 12),
        ]
    )
    locks(
        r,
        mass,
        fan(
            [(x - 9, top + 10), (x + 9, top + 10)],
            [(x - 10, top - 6), (x + 12, top - 6)],
            [(x - 8, top - 20), (x + 12, top - 16)],
            7,
        ),
        hair(h.hair),
        6,
    )


def hood(colour: str) -> Callable[[Relief, Head], None]:
    """A hood of a cloth, drawn up; its back lies behind the head already."""

    def worn(r: Relief, h: Head) -> None:
        w, x, y, up, low = h.wide, h.x, h.y, h.high, h.low
        outer = blob(
            [
                (x, y - up * 1.6),
                (x + w * 1.05, y - up * 1.15),
                (x + w * 1.5, y - up * 0.1),
                (x + w * 1.42, y + low * 0.9),
                (x + w * 0.8, y + low * 1.5),
                (x - w * 0.8, y + low * 1.5),
                (x - w * 1.42, y + low * 0.9),
                (x - w * 1.5, y - up * 0.1),
                (x - w * 1.05, y - up * 1.15),
            ]
        )
        inner = blob(
            [
                (x, y - up * 1.02),
                (x + w * 0.78, y - up * 0.7),
                (x + w * 1.06, y),
                (x + w * 0.92, y + low * 0.86),
                (x + w * 0.4, y + low * 1.2),
                (x - w * 0.4, y + low * 1.2),
                (x - w * 0.92, y + low * 0.86),
                (x - w * 1.06, y),
                (x - w * 0.78, y - up * 0.7),
            ]
        )
        r.part(skia.Op(outer, inner, skia.PathOp.kDifference_PathOp), matt(colour, 0.12, 0.06), 9, 1.1, 0.7, 1.3)
        for s in (-1, 1):
            tone(
                r,
                sliver((x + s * 8, y - up * 1.4), (x + s * w * 1.2, y - up * 0.4), (x + s * w * 1.24, y + low), 2.4),
                darker(colour, 0.7),
                0.6,
                1.6,
            )

    return worn


def helm(r: Relief, h: Head) -> None:
    """A steel cap with a brass brow band and a ridge."""
    w, x, y, up = h.wide, h.x, h.y, h.high
    dome = blob(
        [
            (x - w * 1.1, y - up * 0.36),
            (x - w * 1.02, y - up * 1.0),
            (x - w * 0.4, y - up * 1.4),
            (x + w * 0.4, y - up * 1.4),
            (x + w * 1.02, y - up * 1.0),
            (x + w * 1.1, y - up * 0.36),
            (x, y - up * 0.56),
        ]
    )
    r.part(dome, STEEL, 12, 1.2, 0.6, 1.4)
    r.part(
        limb([(x - 2, y - up * 1.44), (x + h.turn * 8, y - up * 0.96), (x + h.turn * 10, y - up * 0.5)], 6),
        BRASS,
        3,
        1.2,
        0.5,
        1.2,
    )
    r.part(
        limb([(x - w * 1.12, y - up * 0.36), (x, y - up * 0.6), (x + w * 1.12, y - up * 0.36)], 8),
        BRASS,
        3,
        1.2,
        0.6,
        1.3,
    )


def circlet(r: Relief, h: Head) -> None:
    """A golden band with a red stone across the brow."""
    w, x, y, up = h.wide, h.x, h.y, h.high
    r.part(
        limb([(x - w * 1.02, y - up * 0.5), (x + h.turn * 6, y - up * 0.66), (x + w * 1.02, y - up * 0.5)], 5),
        GOLD,
        2,
        1.2,
        0.5,
        1.2,
    )
    r.part(oval(x + h.turn * 8, y - up * 0.64, 5, 6), matt("#D8303C", 0.9, 0), 3, 1.3, 0.4, 1.2)


def band(colour: str) -> Callable[[Relief, Head], None]:
    """A cloth round the brow."""

    def worn(r: Relief, h: Head) -> None:
        w, x, y, up = h.wide, h.x, h.y, h.high
        r.part(
            limb([(x - w * 1.04, y - up * 0.42), (x + h.turn * 4, y - up * 0.6), (x + w * 1.04, y - up * 0.42)], 10),
            matt(colour, 0.2, 0.06),
            4,
            1.1,
            0.5,
            1.3,
        )

    return worn


def glasses(r: Relief, h: Head) -> None:
    """Round brass rims."""
    for s in (-1, 1):
        x, y = h.at(s * 0.44, 0.0)
        ring = skia.Op(oval(x, y, 11, 11), oval(x, y, 8.6, 8.6), skia.PathOp.kDifference_PathOp)
        tone(r, oval(x, y, 9, 9), "#DCF4FF", 0.22, 0.6)
        r.part(ring, BRASS, 2, 1.2, 0.4, 1)
        tone(r, sliver((x - 5, y - 3), (x - 1, y - 6), (x + 4, y - 5), 1.2), "#FFFFFF", 0.8, 0.5)
    a, b = h.at(-0.14, -0.02), h.at(0.14, -0.02)
    r.part(limb([a, ((a[0] + b[0]) / 2, a[1] - 3), b], 2.4), BRASS, 1, 1, 0.3, 0.8)


def patch(r: Relief, h: Head) -> None:
    """A leather patch over one eye."""
    x, y = h.at(0.44, 0.0)
    strap = limb([h.at(-0.9, -0.55), h.at(0.1, -0.3), h.at(0.98, -0.06)], 3)
    r.part(
        union(strap, blob([(x - 10, y - 8), (x + 9, y - 8), (x + 10, y + 3), (x, y + 11), (x - 9, y + 4)])),
        matt("#2A2024", 0.3, 0.06),
        4,
        1.1,
        0.5,
        1.2,
    )
