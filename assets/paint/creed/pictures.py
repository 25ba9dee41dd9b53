"""Creed's large pictures: the table under the board, the poster, the pictures of a match's end, the shelf's icons."""

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
    brass_line,
    clipped,
    darker,
    fill,
    layer,
    lighter,
    linear,
    mix,
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
from assets.paint.creed.tents import ruin_relief, tent_relief
from assets.paint.creed.tiles import FIGURES
from assets.paint.creed.tokens import crown
from assets.paint.creed.ui import banner_cloth, banner_pole
from assets.paint.effects import EFFECTS, Spot
from assets.paint.relief import DARK_WOOD, GOLD, ROPE, STEEL, WOOD, Relief, matt, placed, rod
from assets.paint.ui_menu import register_ready

RESULT = (900, 600)
RESULT_SIZE, RESULT_SCALE = (1620, 1080), 1.8
"""The pictures of the end are composed at 900 x 600."""
POSTER = (560, 880)
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


def flag(canvas: skia.Canvas, name: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """A hanging banner on a tall staff."""
    r = Relief((-130, -240, 130, 560), 0.8)
    r.part(rod((0, -220), (0, 540), 14), DARK_WOOD, 6, 1.2, 0)
    r.part(placed(polygon([(0, -42), (13, -8), (0, 8), (-13, -8)]), 0, -208), GOLD, 5, 1.2)
    with moved(canvas, x, y, size, turn):
        r.draw(canvas, 0.5, 8, 8, 6)
        banner_cloth(canvas, NATIONS[name], 1.0)
        banner_pole(canvas)


def foot_shade(canvas: skia.Canvas, size: tuple[int, int], start: float, strength: float) -> None:
    """The lower part darkens for words."""
    w, h = size
    low = rounded((0, start, w, h - start), 0)
    canvas.drawPath(
        low,
        linear((0, start), (0, h), [("#070A14", 0), ("#070A14", strength * 0.8), ("#070A14", strength)], [0, 0.5, 1]),
    )


def crown_relief(size: float, scale: float) -> Relief:
    """A large crown."""
    r = Relief((-size * 1.1, -size * 1.1, size * 1.1, size * 0.9), scale, 3)
    crown(r, 0, 0, size)
    return r


def win(canvas: skia.Canvas) -> None:
    """Banners over a taken camp at sunrise, the knights before them, the crown in the light."""
    sky(
        canvas,
        RESULT,
        ["#233A5E", "#5E86B4", "#E8C088", "#F6DDA4"],
        [0, 0.35, 0.62, 0.8],
        (450, 250, 430),
        4,
        "#FFD58A",
    )
    EFFECTS["rays"](canvas, Spot(450, 240, 320, 380, *RESULT), "#FFF0C0", 6)
    hills(canvas, RESULT, 356, "#6A7E9A", 22, 3)
    spears(canvas, 20, 880, 372, 60, 5, "#2E3D56")
    hills(canvas, RESULT, 408, "#6B6A44", 16, 8)
    for name, x, y, size in (
        ("aurand", 130, 246, 0.62),
        ("selkara", 770, 246, 0.62),
        ("tarvok", 270, 214, 0.5),
        ("noctre", 630, 214, 0.5),
    ):
        flag(canvas, name, x, y, size)
    for name, x in (("tarvok", 216), ("noctre", 690)):
        stand(canvas, ruin_relief(name), x, 424, 0.9)
    stand(canvas, crown_relief(80, 1.6), 450, 220, 1.0)
    EFFECTS["sparkles"](canvas, Spot(450, 210, 220, 380, RESULT[0], 380), "#FFF6D0", 4)
    stand(canvas, soldier("armoured_cavalry", "aurand", 1.7), 330, 506, 1.7)
    stand(canvas, soldier("heavy_infantry", "selkara", 1.7), 580, 506, 1.6, True)
    hills(canvas, RESULT, 500, "#3E4630", 12, 12)
    foot_shade(canvas, RESULT, 360, 0.5)
    EFFECTS["petals"](canvas, Spot(450, 200, 320, 380, *RESULT), "#FFD24A", 3)


def lose(canvas: skia.Canvas) -> None:
    """Rain over burnt tents, a fallen crown, one torn standard."""
    sky(canvas, RESULT, ["#0E1626", "#2A3950", "#4A5468", "#6A5E5A"], [0, 0.4, 0.7, 1], (640, 130, 300), 14, "#6E8098")
    EFFECTS["lightning"](canvas, Spot(700, 60, 200, 380, *RESULT), "#BCD4FF", 5)
    hills(canvas, RESULT, 350, "#36435A", 26, 21)
    spears(canvas, 480, 900, 366, 34, 8, "#141C2A")
    hills(canvas, RESULT, 410, "#38352E", 16, 24)
    for name, x, y, size in (("aurand", 130, 392, 0.9), ("selkara", 760, 396, 1.0), ("tarvok", 600, 380, 0.7)):
        stand(canvas, ruin_relief(name), x, y, size)
    EFFECTS["smoke"](canvas, Spot(140, 300, 200, 380, *RESULT), "#4A4A52", 3)
    torn_standard(canvas, 330, 420)
    stand(canvas, tilted_crown(), 486, 452, 1.0)
    hills(canvas, RESULT, 496, "#232420", 10, 29)
    EFFECTS["rain"](canvas, Spot(450, 100, 320, 380, *RESULT), "#A8BCD0", 7)
    foot_shade(canvas, RESULT, 360, 0.5)


@cache
def tilted_crown() -> Relief:
    """A crown that lies on its side in the mud."""
    r = Relief((-110, -80, 110, 80), 1.5, 3)
    crown(r, 0, 0, 64)
    turned = Relief((-110, -80, 110, 80), 1.5, 3)
    surface = skia.Surface(turned.width, turned.height)
    canvas = surface.getCanvas()
    canvas.translate(turned.width / 2, turned.height / 2)
    canvas.rotate(-24)
    canvas.drawImage(r.image(), -r.width / 2, -r.height / 2)
    turned.adopt(surface.makeImageSnapshot())
    return turned


def torn_standard(canvas: skia.Canvas, x: float, y: float) -> None:
    """A standard with a torn cloth, aslant."""
    r = Relief((-60, -330, 190, 40), 1.3, 5)
    r.part(rod((0, 30), (34, -300), 9), WOOD, 4, 1.2, 0)
    r.part(rod((4, -286), (132, -272), 7), WOOD, 3)
    rag = polygon(
        [
            (20, -282),
            (130, -270),
            (118, -196),
            (128, -150),
            (104, -176),
            (98, -116),
            (84, -158),
            (66, -92),
            (58, -150),
            (36, -120),
            (30, -190),
        ]
    )
    r.part(rag, matt(mix("#7A8AA0", "#3A4456", 0.4), 0.04, 0.25), 9, 1.1)
    r.part(rod((10, -150), (24, -146), 4), ROPE, 1.6)
    with moved(canvas, x, y, 0.9, 6):
        r.draw(canvas, 0.6, 6, 8, 6)


def draw(canvas: skia.Canvas) -> None:
    """Two banners face each other over an empty field at dusk."""
    sky(
        canvas, RESULT, ["#1C2742", "#4E5E86", "#B08A8E", "#E0B088"], [0, 0.4, 0.7, 0.9], (450, 330, 360), 24, "#F0B888"
    )
    hills(canvas, RESULT, 352, "#5A6484", 20, 33)
    spears(canvas, 10, 330, 372, 26, 15, "#2C3450")
    spears(canvas, 570, 890, 372, 26, 16, "#3A2E40")
    hills(canvas, RESULT, 404, "#5E5A48", 14, 36)
    flag(canvas, "selkara", 190, 226, 0.72, -2)
    flag(canvas, "tarvok", 710, 226, 0.72, 2)
    r = Relief((-90, -170, 90, 30), 1.5, 4)
    for turn in (-24, 24):
        r.part(placed(polygon([(-7, 20), (-7, -78), (7, -78), (7, 20)]), 0, 0, 1, turn), STEEL, 3, 1.2)
        r.part(placed(rod((-26, -80), (26, -80), 10), 0, 0, 1, turn), GOLD, 4)
        r.part(placed(rod((0, -84), (0, -116), 10), 0, 0, 1, turn), DARK_WOOD, 4)
        r.part(placed(oval(0, -122, 9, 9), 0, 0, 1, turn), GOLD, 4)
    stand(canvas, r, 450, 478, 1.15)
    hills(canvas, RESULT, 494, "#3C3A34", 10, 39)
    EFFECTS["mist"](canvas, Spot(450, 330, 320, 380, *RESULT), "#9A94A8", 5)
    foot_shade(canvas, RESULT, 360, 0.5)


def poster(canvas: skia.Canvas) -> None:
    """A crown over hidden camps, two armies before them; the lower quarter darkens for the words."""
    w, h = POSTER
    edge = rounded((0, 0, w, h), 28)
    with clipped(canvas, edge):
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
        canvas.drawPath(edge, blurred(stroke("#05040A", 60, 0.65), 26))
    brass_line(canvas, rounded((5, 5, w - 10, h - 10), 24), 7)


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


def enlarged(paint: Callable[[skia.Canvas], None], canvas: skia.Canvas) -> None:
    """A picture of the end at the size in which it fills the screen."""
    with moved(canvas, 0, 0, RESULT_SCALE):
        paint(canvas)


POINTS: dict[str, Callable[[Relief], None]] = {"leaders": assassinate, "lines": victory_lines, "hidden": unseen}
SCORES: dict[str, Callable[[Relief], None]] = {"tents": intact, "units": reinforce}

register_picture("creed/backdrops/table.jpg", SIZE, table, 84)
for _name, _paint in (("win", win), ("lose", lose), ("draw", draw)):
    register_picture(f"creed/results/{_name}.jpg", RESULT_SIZE, partial(enlarged, _paint), 80, 400 * 1024)
register("creed/poster", SHELF, (0, 0, *POSTER), poster, trim=False)
register_ready("creed/poster", (274, 430), SHELF, page=MENU)
for _name, _model in {**POINTS, **SCORES}.items():
    _icon = partial(icon, _model)
    register(f"creed/victory/{_name}", SHELF, (-64, -64, 64, 64), _icon, trim=False, page=f"{SHELF}_icons")
for _name in POINTS:
    register_ready(f"creed/victory/{_name}", (72, 72), SHELF, page=MENU)
