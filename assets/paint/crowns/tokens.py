"""The tokens of Crowns.

Sprites: ``crowns/gold_1``, ``crowns/gold_5`` (a pile), ``crowns/splinter`` (a power, in crests.py),
``crowns/first_player`` (a crown of shells), ``crowns/used/military``, ``.../intrigue``, ``.../power`` (a challenge of
the round that is spent), ``crowns/open/...`` (one that is left), ``crowns/banner/attack`` and
``crowns/banner/defence``, ``crowns/veil`` (laid over a character that stealth goes round), ``crowns/crack`` (over a
card that dies; 300 x 420).
"""

from __future__ import annotations

import random
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    GOLD,
    Material,
    blurred,
    clipped,
    darker,
    fill,
    ground_shadow,
    lighter,
    linear,
    medal,
    moved,
    oval,
    polygon,
    radial,
    shaded,
    solid_glyph,
    stroke,
)  # fmt: skip
from assets.paint.crowns import icons
from assets.paint.crowns.crests import IRON
from assets.paint.glyphs import glyph_path, svg_path
from assets.paint.relief import placed

ATLAS = "crowns/tokens"


def flat_coin(canvas: skia.Canvas, x: float, y: float) -> None:
    """A coin that lies on the table."""
    edge = skia.Path()
    edge.addRoundRect(skia.Rect.MakeXYWH(x - 40, y - 20, 80, 52), 40, 22)
    canvas.drawPath(edge, linear((x - 40, y), (x + 40, y), ["#FFE9A8", "#B07A22", "#5A360C"]))
    face = oval(x, y, 40, 22)
    canvas.drawPath(face, linear((x - 40, y - 22), (x + 30, y + 22), ["#FFF6CC", "#EDBB50", "#B07A22"]))
    canvas.drawPath(oval(x, y, 31, 16), stroke("#8A5A14", 2.4, 0.8))
    canvas.drawPath(face, stroke("#FFFBE4", 1.4, 0.9))


def gold(canvas: skia.Canvas, count: int) -> None:
    """One coin, or a pile of five."""
    canvas.drawPath(oval(6, 36, 52 if count == 1 else 76, 20), blurred(fill("#05040A", 0.6), 8))
    spots = [(0, 14)] if count == 1 else [(-30, 20), (32, 24), (-28, 6), (30, 10), (2, -12)]
    for x, y in spots:
        flat_coin(canvas, x, y)


def first_player(canvas: skia.Canvas) -> None:
    """A crown of shells: five scallops on a ring of coral, pearls between."""
    canvas.drawPath(oval(6, 66, 92, 20), blurred(fill("#05040A", 0.65), 9))
    shell = svg_path("M0 0C-26 -8 -34 -34 -30 -54C-24 -64 -14 -62 -10 -68"
                     "C-4 -74 4 -74 10 -68C14 -62 24 -64 30 -54C34 -34 26 -8 0 0Z")  # fmt: skip
    for x, y, turn, size in ((-72, 34, -24, 0.95), (72, 34, 24, 0.95), (-38, 26, -11, 1.15), (38, 26, 11, 1.15),
                             (0, 26, 0, 1.45)):  # fmt: skip
        with moved(canvas, x, y, size, turn):
            ground_shadow(canvas, shell, 2, 4, 4, 0.6)
            shaded(canvas, shell, Material("#FFF8EC", "#F0C8B0", "#A86A5A", "#FFFFFF"), 2.5)
            for k in (-2, -1, 0, 1, 2):
                canvas.drawLine(0, -3, k * 12, -60 + abs(k) * 5, stroke("#A8604E", 2.2, 0.65))
                canvas.drawLine(-1.6, -3, k * 12 - 1.6, -60 + abs(k) * 5, stroke("#FFFFFF", 1.2, 0.5))
            canvas.drawPath(shell, stroke("#6A3A30", 1.6, 0.8))
    band = svg_path("M-88 28Q0 62 88 28L80 58Q0 90 -80 58Z")
    shaded(canvas, band, Material("#FFC0A0", "#E0785A", "#7A2A20", "#FFE8DC"), 4)
    canvas.drawPath(band, stroke("#5A1A14", 1.8, 0.8))
    for k in range(-3, 4):
        x, y = k * 24, 59 - k * k * 1.7
        pearl = radial((x - 3, y - 4), 13, ["#FFFFFF", "#F4EEE4", "#A89AA0"])
        canvas.drawPath(oval(x, y, 8.5, 8.5), pearl)


def challenge(canvas: skia.Canvas, kind: str, used: bool) -> None:
    """A challenge of the round: lit while it is left, dark and crossed when it was used."""
    colour = {"military": "#8E2A22", "intrigue": "#22683A", "power": "#22508E"}[kind]
    field = Material(lighter(colour, 0.3), colour, darker(colour, 0.6), lighter(colour, 0.6))
    ground_shadow(canvas, oval(0, 0, 62, 62), 4, 6, 5, 0.6)
    medal(canvas, 0, 0, 64, Material("#45424A", "#2A282E", "#121014", "#6A6670") if used else field,
          IRON if used else GOLD, 9)  # fmt: skip
    canvas.saveLayer(None, skia.Paint(Alphaf=0.5 if used else 1.0))
    with moved(canvas, 0, 0, 0.62):
        icons.ICONS[kind](canvas)
    canvas.restore()
    if used:
        bar = placed(svg_path("M-46 34L34 -46L46 -34L-34 46Z"), flip=kind == "military")
        ground_shadow(canvas, bar, 2, 3, 3, 0.6)
        shaded(canvas, bar, Material("#F4EBD7", "#C8B898", "#7A6A4E", "#FFFFFF"), 2)


def banner(canvas: skia.Canvas, attack: bool) -> None:
    """A standard on a pole: red with a sword for those who attack, blue with a shield for those who defend."""
    colour = "#B8322A" if attack else "#2E66A8"
    pole = polygon([(-4, -104), (4, -104), (4, 96), (-4, 96)])
    ground_shadow(canvas, pole, 4, 4, 3, 0.6)
    shaded(canvas, pole, Material("#C8A070", "#7A5430", "#3A2410", "#FFE4C0"), 2)
    tails = [(-52, -84), (52, -84), (52, 40), (26, 22), (0, 44), (-26, 22), (-52, 40)] if attack else [
        (-52, -84), (52, -84), (52, 18), (0, 46), (-52, 18)]  # fmt: skip
    cloth = polygon([(x, float(y)) for x, y in tails])
    ground_shadow(canvas, cloth, 4, 6, 5, 0.6)
    tones = [lighter(colour, 0.35), colour, darker(colour, 0.4), lighter(colour, 0.12), darker(colour, 0.45)]
    canvas.drawPath(cloth, linear((-52, 0), (52, 10), tones, [0, 0.25, 0.48, 0.72, 1]))
    with clipped(canvas, cloth):
        canvas.drawPath(cloth, stroke("#F2C75C", 8))
    canvas.drawPath(cloth, stroke(darker(colour, 0.7), 1.8, 0.9))
    bar = polygon([(-60, -92), (60, -92), (60, -82), (-60, -82)])
    shaded(canvas, bar, GOLD, 2)
    name, box = ("crossed-swords", (-34, -66, 68, 68)) if attack else ("edged-shield", (-32, -70, 64, 72))
    solid_glyph(canvas, glyph_path(name), Material("#FFFFFF", "#E8DCC0", "#8A7A5A", "#FFFFFF"), box, 2.5)
    solid_glyph(canvas, polygon([(0, -12), (7, 4), (0, 12), (-7, 4)]), GOLD, (-8, -126, 16, 26), 1.5)


def veil(canvas: skia.Canvas) -> None:
    """Grey gauze that falls over a character in folds."""
    cloth = svg_path("M-92 -120C-40 -134 40 -134 92 -120C100 -40 96 60 104 112C84 126 70 100 52 116C34 130 18 104 0 118"
                     "C-18 132 -36 104 -54 118C-72 130 -86 104 -104 114C-96 60 -100 -40 -92 -120Z")  # fmt: skip
    canvas.drawPath(cloth, linear((-100, -130), (80, 130), [("#DCE0F0", 0.55), ("#7A80A8", 0.5), ("#3A3E60", 0.62)]))
    dice = random.Random(4)
    with clipped(canvas, cloth):
        for k in range(-5, 6):
            x = k * 19 + dice.uniform(-3, 3)
            wide = x * 1.12
            fold = svg_path(f"M{x} -134C{x + 8} -40 {x - 10} 40 {wide} 130"
                            f"L{wide + 9} 130C{x} 40 {x + 16} -40 {x + 5} -134Z")  # fmt: skip
            canvas.drawPath(fold, blurred(fill("#F4F4FF" if k % 2 else "#20223C", 0.34), 2.5))
    canvas.drawPath(cloth, stroke("#E8ECFF", 2, 0.6))
    hood = Material("#FFFFFF", "#B8BCDC", "#4A4E78", "#FFFFFF")
    solid_glyph(canvas, glyph_path("cowled"), hood, (-38, -50, 76, 76), 2.5)


def crack(canvas: skia.Canvas) -> None:
    """Breaks that run over a card of 300 x 420 from one blow."""
    dice = random.Random(11)
    for k in range(11):
        x, y, turn = 150.0, 190.0, k * 33.0 + dice.uniform(-10, 10)
        points = [(x, y)]
        while 4 < x < 296 and 4 < y < 416:
            turn += dice.uniform(-24, 24)
            step = skia.Matrix.RotateDeg(turn).mapXY(dice.uniform(18, 34), 0)
            x, y = x + step.x(), y + step.y()
            points.append((min(300, max(0, x)), min(420, max(0, y))))
        path = polygon(points, False)
        for width, colour, alpha in ((7, "#05040A", 0.5), (3.6, "#05040A", 0.95)):
            canvas.drawPath(path, stroke(colour, width, alpha))
        with moved(canvas, 1.6, 1.8):
            canvas.drawPath(path, stroke("#FFF8E6", 1.3, 0.5))


register("crowns/gold_1", ATLAS, (-70, -40, 80, 70), partial(gold, count=1))
register("crowns/gold_5", ATLAS, (-110, -60, 116, 84), partial(gold, count=5))
register("crowns/first_player", ATLAS, (-124, -100, 130, 110), first_player)
for _kind in ("military", "intrigue", "power"):
    register(f"crowns/used/{_kind}", ATLAS, (-80, -80, 86, 90), partial(challenge, kind=_kind, used=True))
    register(f"crowns/open/{_kind}", ATLAS, (-80, -80, 86, 90), partial(challenge, kind=_kind, used=False))
register("crowns/banner/attack", ATLAS, (-80, -140, 86, 110), partial(banner, attack=True))
register("crowns/banner/defence", ATLAS, (-80, -140, 86, 110), partial(banner, attack=False))
register("crowns/veil", ATLAS, (-120, -150, 122, 140), veil)
register("crowns/crack", ATLAS, (0, 0, 300, 420), crack, trim=False)
