"""Bots as people of clockwork: five for each level, with faces of their own and a brass wheel at the ear. Green, amber
and red grounds and one to three studs tell the level.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import skia

from assets.paint.atlas import register
from assets.paint.base import blurred, brass_line, clipped, darker, fill, lighter, oval, polygon, rounded, stroke
from assets.paint.busts import Head, backlight, bust, face, fan, hair, locks, sliver, tone
from assets.paint.hairdos import (
    band,
    behind,
    bob,
    buns,
    circlet,
    crest,
    crop,
    curls,
    glasses,
    helm,
    hood,
    knot,
    patch,
    shaven,
    streaming,
    tuft,
)
from assets.paint.relief import BRASS, GOLD, Relief, blob, limb, matt, union
from assets.paint.ui_portraits import HALF, Painter, ground

LEVELS = {"easy": ("#3E7A5E", 1), "normal": ("#A0702A", 2), "hard": ("#8A2A30", 3)}
"""A level's ground, and its studs."""
EASE, DOWN = 1.45, 16
"""How large a bust is on its tile, and how far below the middle it hangs."""


@dataclass(frozen=True)
class Rival:
    """Somebody: a face, what is worn, and how the hair is done (a function below); `collar` of another cloth."""

    head: Head
    cloth: str
    collar: str
    style: Callable[[Relief, Head], None]
    beard: str = ""
    extra: Callable[[Relief, Head], None] | None = None


def _beard(r: Relief, h: Head, kind: str) -> None:
    reach = {"full": 1.28, "long": 1.75, "goatee": 1.3}[kind]
    wide = 0.42 if kind == "goatee" else 0.98
    at = h.at
    top = 0.62 if kind == "goatee" else 0.3
    mass = blob(
        [
            at(-wide, top),
            at(-wide * 0.5, 0.78),
            at(0, 0.84),
            at(wide * 0.5, 0.78),
            at(wide, top),
            at(wide * 0.92, 1.0),
            at(wide * 0.36, reach),
            at(-wide * 0.36, reach),
            at(-wide * 0.92, 1.0),
        ]
    )
    locks(
        r,
        mass,
        fan(
            [at(-wide * 0.8, 0.7), at(wide * 0.8, 0.7)],
            [at(-wide * 0.8, 1), at(wide * 0.8, 1)],
            [at(-0.3, reach), at(0.3, reach)],
            11,
        ),
        hair(h.hair),
        4,
    )
    for s in (-1, 1):
        lip = blob([at(0, 0.54), at(s * 0.24, 0.5), at(s * 0.46, 0.66), at(s * 0.4, 0.72), at(0.0, 0.61)])
        locks(
            r,
            lip,
            fan(
                [at(0, 0.54), at(0, 0.6)],
                [at(s * 0.2, 0.54), at(s * 0.2, 0.6)],
                [at(s * 0.42, 0.66), at(s * 0.4, 0.7)],
                3,
            ),
            hair(h.hair),
            6,
        )


def _wheel(r: Relief, h: Head) -> None:
    """The brass wheel at the ear, and a seam along the cheek: nobody takes a bot for a person."""
    side = 1 if h.turn <= 0 else -1
    x, y = h.x + side * h.wide * 1.16, h.y + h.low * 0.08
    teeth = [
        limb([(x, y), (x + dx * 9, y + dy * 9)], 3.8)
        for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
    ]
    r.part(union(oval(x, y, 7, 7), *teeth), BRASS, 3, 1.3, 0.7, 1.3)
    r.part(oval(x, y, 3, 3), GOLD, 2, 1.3, 0.4, 1)
    seam = sliver(h.at(side * 0.72, 0.2), h.at(side * 0.74, 0.55), h.at(side * 0.42, 0.94), 0.7)
    tone(r, seam, darker(h.skin, 0.72), 0.75, 0.4)
    for share in (0.3, 0.62):
        px, py = h.at(side * (0.78 - share * 0.18), 0.2 + share * 0.6)
        r.part(oval(px, py, 1.9, 1.9), BRASS, 1, 1.2, 0.2, 0.6)


def model(rival: Rival) -> Callable[[Relief], None]:
    """The bust."""

    def build(r: Relief) -> None:
        h, cloth = rival.head, matt(rival.cloth, 0.15, 0.06)
        if rival.style in (streaming, bob):
            behind(r, h, 1.75 if rival.style is streaming else 0.8)
        shoulder = h.wide / 30
        body = blob(
            [
                (-24 * shoulder, 42),
                (24 * shoulder, 42),
                (62 * shoulder, 58),
                (80 * shoulder, 100),
                (-82 * shoulder, 100),
                (-64 * shoulder, 58),
            ]
        )
        r.part(body, cloth, 16, 1.1, 0.5, 1.3)
        neck = blob([(h.x - 14, h.y + 24), (h.x + 14, h.y + 24), (h.x + 18, 58), (0, 70), (h.x - 18, 58)])
        r.part(neck, matt(darker(h.skin, 0.12), 0.15, 0.04), 9, 1, 0.4, 1.4)
        for s in (-1, 1):
            lapel = polygon([(s * 12, 40), (s * 27, 42), (s * 36, 58), (s * 22, 62), (s * 1, 100)])
            r.part(lapel, matt(rival.collar, 0.2, 0.05), 4, 0.8, 0.5, 1.3)
        outline = face(r, h)
        tone(r, oval(h.x + 2, h.y + h.low * 1.05, h.wide * 0.8, 7), "#2A1210", 0.35, 4, outline)
        rival.style(r, h)
        if rival.beard:
            _beard(r, h, rival.beard)
        if rival.extra is not None:
            rival.extra(r, h)
        _wheel(r, h)

    return build


def painter(rival: Rival, level: str, number: int) -> Painter:
    """The tile of somebody who plays at a level."""
    colour, studs = LEVELS[level]

    def paint(canvas: skia.Canvas) -> None:
        ground(canvas, colour, 11 + 7 * number)
        figure = bust(number + 3)
        model(rival)(figure)
        backlight(figure, lighter(colour, 0.75), 2.4, 0.7)
        with clipped(canvas, rounded((-89, -89, 178, 178), 17)):
            canvas.save()
            canvas.translate(0, DOWN)
            canvas.scale(EASE, EASE)
            figure.draw(canvas, 0.7, 4, 5, 5)
            canvas.restore()
            canvas.drawPath(rounded((-HALF, -HALF, 192, 192), 22), blurred(stroke("#05040A", 22, 0.45), 9))
        for k in range(studs):
            x, y = -72 + 19 * k, 73
            canvas.drawPath(oval(x, y, 8.6, 8.6), fill("#12101A", 0.9))
            canvas.drawPath(oval(x, y, 6.4, 6.4), fill("#E0AE4E", 1))
            canvas.drawPath(oval(x - 1.6, y - 1.8, 2.6, 2.4), fill("#FFF0C0", 0.9))
        brass_line(canvas, rounded((-89, -89, 178, 178), 17), 3)

    return paint


def _head(skin: str, hair_: str, iris: str, **more: float | str) -> Head:
    return replace(Head(0, -6, 29, 39, 33, skin, hair_, iris), **more)  # type: ignore[arg-type]


YOUNG: dict[str, float | str] = {
    "wide": 30,
    "low": 35,
    "opened": 1.35,
    "nose": 0.75,
    "gaunt": 0.0,
    "old": 0.0,
    "rosy": 0.9,
    "smile": 0.8,
    "jaw": 0.76,
    "brow": -0.1,
}
SOFT: dict[str, float | str] = {"lips": 1.5, "thick": 2.0, "nose": 0.72, "jaw": 0.7, "chin": 0.22, "lip": "#B83A48"}
STERN: dict[str, float | str] = {"brow": 0.65, "smile": 0.0, "gaunt": 0.6, "opened": 0.8, "lips": 0.8}

RIVALS: dict[str, tuple[Rival, ...]] = {
    "easy": (
        Rival(_head("#E2AE88", "#B5552A", "#4A8A5A", turn=-0.2, **YOUNG), "#4A8A9A", "#E8E2D4", tuft),
        Rival(_head("#B57A4E", "#2A1A16", "#6A4A2A", turn=0.22, **{**YOUNG, **SOFT}), "#C8862E", "#F0DCA8", buns),
        Rival(_head("#F0C6A4", "#E0B860", "#4A7AB0", turn=-0.3, **{**YOUNG, **SOFT}), "#7A5AA8", "#E8D8F0", bob),
        Rival(_head("#8A5A3A", "#1E1418", "#3A2A1E", turn=0.1, **YOUNG), "#4E8A4A", "#D8E0B0", curls),
        Rival(_head("#E8BC94", "#4A2E1C", "#5A7A8A", turn=0.3, **YOUNG), "#8A4A3A", "#E8E2D4", crop, extra=glasses),
    ),
    "normal": (
        Rival(
            _head("#D8A078", "#6A3E20", "#6A8A9A", turn=-0.25, jaw=0.92, thick=3.4, old=0.3, brow=0.35, smile=0.3),
            "#3A5A8A",
            "#C8B070",
            crop,
            beard="full",
        ),
        Rival(
            _head("#C88E64", "#241619", "#4A7A4A", turn=0.25, smile=0.5, opened=1.1, **SOFT), "#8A3A5A", "#E0C890", knot
        ),
        Rival(
            _head("#6E4630", "#141014", "#2A1C14", turn=-0.15, jaw=0.86, nose=1.1, lips=1.4, smile=0.4, lip="#7A3A34"),
            "#B08A3A",
            "#5A2A2A",
            shaven,
            beard="goatee",
        ),
        Rival(
            _head("#E8B894", "#8A2E1E", "#3A8A6A", turn=-0.3, smile=0.4, **SOFT),
            "#2E6A5A",
            "#D8C088",
            streaming,
            extra=band("#C0842E"),
        ),
        Rival(
            _head("#D2A07C", "#B8B2AA", "#7A8A9A", turn=0.2, old=0.7, gaunt=0.4, nose=1.25, thick=3.6, smile=0.3),
            "#5A5A6A",
            "#B0A890",
            crop,
            extra=glasses,
        ),
    ),
    "hard": (
        Rival(
            _head("#DCB49A", "#2A2630", "#8AB0C8", turn=-0.28, **{**SOFT, **STERN}),
            "#3A2A4A",
            "#8A2A38",
            streaming,
            extra=circlet,
        ),
        Rival(
            _head("#C08A62", "#3A2A20", "#C89A3A", turn=0.15, jaw=0.95, thick=4, nose=1.2, old=0.4, **STERN),
            "#4A4E5A",
            "#8A6A3A",
            helm,
            beard="full",
        ),
        Rival(
            _head("#D8AE8C", "#D8D4CC", "#6A9AC0", turn=-0.2, old=1.0, nose=1.35, thick=4.4, **STERN),
            "#2A2430",
            "#5A3A6A",
            hood("#3A3048"),
            beard="long",
        ),
        Rival(
            _head("#7A4C34", "#1A1216", "#C8A040", turn=0.26, **{**SOFT, **STERN, "lips": 1.4}),
            "#6A2430",
            "#D8B050",
            crest,
        ),
        Rival(
            _head("#CE9A74", "#5A2A1A", "#5A7A5A", turn=-0.3, jaw=0.9, thick=3.6, nose=1.15, old=0.5, **STERN),
            "#2E3A3A",
            "#A07030",
            crop,
            beard="goatee",
            extra=patch,
        ),
    ),
}


for _level, _people in RIVALS.items():
    for _number, _rival in enumerate(_people, 1):
        register(
            f"profile/bot_{_level}_{_number}",
            "ui_rivals",
            (-HALF, -HALF, HALF, HALF),
            painter(_rival, _level, _number),
            trim=False,
        )
