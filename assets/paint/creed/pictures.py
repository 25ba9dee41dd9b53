"""Creed's large pictures: the table under the board, the poster, the shelf's icons."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register, register_picture
from assets.paint.backdrops import HEIGHT, MIDDLE, SIZE, WIDTH, frame, motes, planks, whole
from assets.paint.base import (
    blurred,
    clipped,
    fill,
    layer,
    linear,
    moved,
    noise,
    oval,
    polygon,
    radial,
    stroke,
)
from assets.paint.creed.icons import assassinate, icon, intact, reinforce, unseen, victory_lines
from assets.paint.relief import Relief
from assets.paint.ui_menu import register_ready

SHELF, MENU = "creed/ui_shelf", "creed/ui_menu"
STEEL_TONES = ["#DCE5EF", "#8FA0B8", "#DCE5EF", "#73829A", "#39445A"]


def steel_line(canvas: skia.Canvas, path: skia.Path, width: float) -> None:
    """A steel wire let into the table."""
    box = path.getBounds()
    canvas.drawPath(path, stroke("#05070C", width + 2, 0.7))
    paint = linear((box.left(), box.top()), (box.right(), box.bottom()), STEEL_TONES)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    canvas.drawPath(path, paint)


def rose(canvas: skia.Canvas) -> None:
    """A compass rose of swords round the board, with the four emblems between its points."""
    with layer(canvas, 0.55):
        for radius, width in ((600, 4), (586, 2), (520, 3)):
            steel_line(canvas, oval(*MIDDLE, radius, radius), width)
        for k in range(64):
            with moved(canvas, *MIDDLE, 1, k * 360 / 64):
                canvas.drawLine(0, -582, 0, -566 if k % 4 else -552, stroke("#A3B1C4", 2, 0.7))
        for k in range(8):
            with moved(canvas, *MIDDLE, 1, k * 45):
                blade = polygon([(-15, -520), (0, -760 if k % 2 == 0 else -650), (15, -520), (0, -490)])
                canvas.drawPath(
                    blade, linear((-15, 0), (15, 0), ["#C9D4E2", "#8FA0B8", "#3A465A", "#566378"], [0, 0.48, 0.52, 1])
                )
                canvas.drawPath(blade, stroke("#05070C", 2, 0.8))


def maps(canvas: skia.Canvas) -> None:
    """Corners of campaign maps that lie under the board's edge, with routes in ink."""
    dice = random.Random(17)
    for x, y, turn, w, h in (
        (150, 120, -14, 640, 420),
        (1790, 930, -10, 620, 430),
        (1760, 150, 11, 520, 380),
        (120, 960, 9, 560, 380),
    ):
        with moved(canvas, x, y, 1, turn):
            sheet = deckled(w, h, dice)
            with moved(canvas, 8, 14):
                canvas.drawPath(sheet, blurred(fill("#020204", 0.75), 14))
            canvas.drawPath(sheet, linear((-w / 2, -h / 2), (w / 3, h / 2), ["#C9B283", "#A98F5E", "#7E6640"]))
            noise(canvas, sheet, (0.008, 0.01), "#5A3F1C", 0.7, dice.randrange(99), 4)
            noise(canvas, sheet, (0.2, 0.2), "#4A3216", 0.3, dice.randrange(99), 2)
            with clipped(canvas, sheet):
                for _ in range(4):
                    river = skia.Path()
                    river.moveTo(-w / 2, dice.uniform(-h / 2, h / 2))
                    river.cubicTo(
                        -w / 5,
                        dice.uniform(-h, h) / 2,
                        w / 5,
                        dice.uniform(-h, h) / 2,
                        w / 2,
                        dice.uniform(-h / 2, h / 2),
                    )
                    canvas.drawPath(river, stroke("#4A3014", dice.uniform(1.5, 3.5), 0.45))
                for _ in range(16):
                    px, py = dice.uniform(-w / 2, w / 2), dice.uniform(-h / 2, h / 2)
                    hill = polygon([(px - 13, py + 8), (px, py - 11), (px + 13, py + 8)], False)
                    canvas.drawPath(hill, stroke("#4A3014", 2, 0.5))


def deckled(w: float, h: float, dice: random.Random) -> skia.Path:
    """A sheet with an uneven edge."""
    corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    points = []
    for k, (ax, ay) in enumerate(corners):
        bx, by = corners[(k + 1) % 4]
        for step in range(24):
            share = step / 24
            points.append((ax + (bx - ax) * share + dice.uniform(-3, 3), ay + (by - ay) * share + dice.uniform(-3, 3)))
    return polygon(points)


def table(canvas: skia.Canvas) -> None:
    """The play table: blue-black oak, maps at its corners, a steel rose let into it, light from the upper left."""
    planks(canvas, "#31445E", 12, 150)
    maps(canvas)
    rose(canvas)
    frame(canvas)
    canvas.drawPath(
        whole(), radial((520, 240), 1500, [("#FFDCA0", 0.2), ("#FFC070", 0.07), ("#000000", 0)], [0, 0.45, 1])
    )
    canvas.drawPath(whole(), linear((0, 0), (WIDTH, HEIGHT), [("#4A78B8", 0.12), ("#0E1830", 0.22), ("#081024", 0.5)]))
    canvas.drawPath(
        whole(), radial((860, 480), 1330, [("#04050A", 0.12), ("#04050A", 0.4), ("#04050A", 0.9)], [0, 0.5, 1])
    )
    motes(canvas, "#FFE6B8", 60, 12)


POINTS: dict[str, Callable[[Relief], None]] = {"leaders": assassinate, "lines": victory_lines, "hidden": unseen}
SCORES: dict[str, Callable[[Relief], None]] = {"tents": intact, "units": reinforce}

register_picture("creed/backdrops/table.jpg", SIZE, table, 84)
for _name, _model in {**POINTS, **SCORES}.items():
    _icon = partial(icon, _model)
    register(f"creed/victory/{_name}", SHELF, (-64, -64, 64, 64), _icon, trim=False, page=f"{SHELF}_icons")
for _name in POINTS:
    register_ready(f"creed/victory/{_name}", (72, 72), SHELF, page=MENU)
