"""Creed's large pictures: the table under the board, the poster, the shelf's icons."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache, partial

import skia

from assets.paint.atlas import register, register_picture
from assets.paint.backdrops import HEIGHT, MIDDLE, SIZE, WIDTH, frame, motes, planks, whole
from assets.paint.base import (
    blurred,
    clipped,
    darker,
    fill,
    layer,
    lighter,
    linear,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    stroke,
)
from assets.paint.creed.icons import assassinate, icon, intact, reinforce, unseen, victory_lines
from assets.paint.creed.nations import NATIONS, emblem_path
from assets.paint.creed.soldiers import BOX as FIGURE
from assets.paint.creed.tents import tent_relief
from assets.paint.creed.tiles import FIGURES
from assets.paint.creed.tokens import crown
from assets.paint.effects import EFFECTS, Spot
from assets.paint.posters import POSTER, framed, register_poster
from assets.paint.relief import GOLD, STEEL, Relief, matt, placed, rod
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


@cache
def soldier(kind: str, nation: str, scale: float) -> Relief:
    """A figure at a large scale."""
    left, top, right, bottom = FIGURE
    model = Relief((left - 14, top - 14, right + 14, bottom + 20), scale, 2)
    FIGURES[kind](model, NATIONS[nation])
    return model


def stand(
    canvas: skia.Canvas, model: Relief, x: float, y: float, size: float, flip: bool = False, shadow: float = 0.6
) -> None:
    """A model at a place and size."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(-size if flip else size, size)
    model.draw(canvas, shadow, 4, 6, 5)
    canvas.restore()


def sky(
    canvas: skia.Canvas,
    size: tuple[int, int],
    tones: list[str],
    stops: list[float],
    light: tuple[float, float, float],
    seed: int,
    glow_colour: str,
) -> None:
    """Sky with driven clouds and the light behind them."""
    w, h = size
    field = rounded((0, 0, w, h), 0)
    canvas.drawPath(field, linear((0, 0), (0, h), tones, stops))
    noise(canvas, field, (0.0026, 0.009), lighter(tones[1], 0.35), 0.85, seed, 5, 0.5)
    noise(canvas, field, (0.0022, 0.008), darker(tones[0], 0.7), 0.9, seed + 9, 5, 0.5)
    x, y, reach = light
    canvas.drawPath(
        field,
        radial((x, y), reach, [(lighter(glow_colour, 0.5), 0.95), (glow_colour, 0.5), (glow_colour, 0)], [0, 0.35, 1]),
    )


def hills(canvas: skia.Canvas, size: tuple[int, int], line: float, colour: str, rough: float, seed: int) -> None:
    """One range of hills down to the foot of the picture."""
    w, h = size
    dice = random.Random(seed)
    path = skia.Path()
    path.moveTo(-20, h + 20)
    y = line
    path.lineTo(-20, y)
    step = w / 7
    for k in range(8):
        top = line + dice.uniform(-rough, rough)
        path.quadTo(k * step - step / 2, top - rough * 0.6, k * step, top)
    path.lineTo(w + 20, h + 20)
    path.close()
    canvas.drawPath(
        path, linear((0, line - rough), (0, line + 190), [lighter(colour, 0.22), colour, darker(colour, 0.5)])
    )
    noise(canvas, path, (0.012, 0.05), darker(colour, 0.6), 0.7, seed + 3, 4)
    noise(canvas, path, (0.05, 0.16), lighter(colour, 0.4), 0.35, seed + 5, 3)


def spears(canvas: skia.Canvas, left: float, right: float, y: float, count: int, seed: int, colour: str) -> None:
    """A far army: a dark line of helmets under spears."""
    dice = random.Random(seed)
    for k in range(count):
        x = left + (right - left) * (k + dice.uniform(-0.3, 0.3)) / count
        foot = y + dice.uniform(-4, 6)
        long, lean = dice.uniform(34, 58), dice.uniform(-4, 5)
        canvas.drawLine(x, foot, x + lean, foot - long, stroke(darker(colour, 0.3), 2))
        canvas.drawPath(
            polygon([(x + lean - 3, foot - long), (x + lean, foot - long - 10), (x + lean + 3, foot - long)]),
            fill(lighter(colour, 0.4)),
        )
        canvas.drawPath(oval(x, foot - 11, 6, 7), fill(colour))
        canvas.drawPath(oval(x, foot + 4, 9, 12), fill(darker(colour, 0.25)))


def foot_shade(canvas: skia.Canvas, size: tuple[int, int], start: float, strength: float) -> None:
    """The lower part darkens for words."""
    w, h = size
    low = rounded((0, start, w, h - start), 0)
    canvas.drawPath(
        low,
        linear((0, start), (0, h), [("#070A14", 0), ("#070A14", strength * 0.8), ("#070A14", strength)], [0, 0.5, 1]),
    )


def poster(canvas: skia.Canvas) -> None:
    """A crown over hidden camps, two armies before them; the lower quarter darkens for the words."""
    w, h = POSTER
    with framed(canvas):
        sky(
            canvas,
            POSTER,
            ["#16263F", "#35588A", "#7FA6CC", "#E6CFA0"],
            [0, 0.3, 0.5, 0.68],
            (w / 2, 268, 400),
            7,
            "#FFE2A0",
        )
        spot = Spot(w / 2, 262, 320, 560, w, h)
        EFFECTS["rays"](canvas, spot, "#FFF0C4", 3)
        for radius, width, alpha in ((206, 9, 0.35), (206, 3, 0.9), (222, 1.6, 0.6)):
            canvas.drawPath(oval(w / 2, 262, radius, radius), blurred(stroke("#FFE9A8", width, alpha), width * 0.3))
        for k, name in enumerate(NATIONS):
            angle = math.radians(-135 + 90 * k)
            x, y = w / 2 + math.cos(angle) * 206, 262 + math.sin(angle) * 206
            canvas.drawPath(oval(x, y, 36, 36), blurred(fill("#05040A", 0.6), 6))
            canvas.drawPath(
                oval(x, y, 33, 33),
                radial(
                    (x - 10, y - 12), 50, [lighter(NATIONS[name].colour, 0.3), NATIONS[name].colour, NATIONS[name].dark]
                ),
            )
            canvas.drawPath(oval(x, y, 33, 33), stroke("#FFE3A0", 3.4))
            canvas.drawPath(emblem_path(name, (x - 19, y - 19, 38, 38)), fill("#FFF6DC"))
        hills(canvas, POSTER, 520, "#6E86A6", 22, 4)
        spears(canvas, 0, w, 534, 44, 6, "#2E4160")
        hills(canvas, POSTER, 566, "#7A7A52", 16, 9)
        for name, x, y, size in (
            ("noctre", 72, 566, 0.86),
            ("selkara", 204, 556, 0.86),
            ("tarvok", 352, 556, 0.86),
            ("aurand", 486, 566, 0.86),
        ):
            stand(canvas, tent_relief(name, 1.6), x, y, size)
        sword_and_crown(canvas, w / 2, 262)
        EFFECTS["sparkles"](canvas, Spot(w / 2, 262, 260, 560, w, 470), "#FFF6D0", 9)
        stand(canvas, soldier("armoured_cavalry", "selkara", 1.9), 150, 742, 1.62)
        stand(canvas, soldier("heavy_infantry", "tarvok", 1.9), 420, 742, 1.5, True)
        hills(canvas, POSTER, 730, "#3A4434", 10, 12)
        foot_shade(canvas, POSTER, 600, 0.96)


def sword_and_crown(canvas: skia.Canvas, x: float, y: float) -> None:
    """The crown that everybody hunts, and the blade through it."""
    r = Relief((-190, -200, 190, 200), 1.4, 3)
    r.part(placed(polygon([(-15, -40), (15, -40), (11, 150), (0, 186), (-11, 150)]), 0, 0), STEEL, 7, 1.3)
    crown(r, 0, 24, 128)
    r.part(placed(polygon([(-15, -60), (15, -60), (13, 30), (-13, 30)]), 0, 0), STEEL, 7, 1.3)
    r.part(rod((0, -50), (0, 26), 4), matt("#4A566A"), 2, 0.6, 0, 0)
    r.part(rod((-56, -66), (56, -66), 19), GOLD, 8, 1.2)
    r.part(rod((0, -74), (0, -138), 18), matt("#5A2E22", 0.15, 0.2), 8, 1.1)
    for k in range(4):
        r.part(rod((-9, -84 - 15 * k), (9, -90 - 15 * k), 3.4), GOLD, 1.5, 1, 0.2, 0.8, 2)
    r.part(oval(0, -154, 19, 19), GOLD, 9, 1.2)
    with moved(canvas, x, y, 0.98):
        r.draw(canvas, 0.7, 5, 9, 7)


POINTS: dict[str, Callable[[Relief], None]] = {"leaders": assassinate, "lines": victory_lines, "hidden": unseen}
SCORES: dict[str, Callable[[Relief], None]] = {"tents": intact, "units": reinforce}

register_picture("creed/backdrops/table.jpg", SIZE, table, 84)
register_poster("creed", poster, SHELF, MENU)
for _name, _model in {**POINTS, **SCORES}.items():
    _icon = partial(icon, _model)
    register(f"creed/victory/{_name}", SHELF, (-64, -64, 64, 64), _icon, trim=False, page=f"{SHELF}_icons")
for _name in POINTS:
    register_ready(f"creed/victory/{_name}", (72, 72), SHELF, page=MENU)
