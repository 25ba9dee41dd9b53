"""The paintings of a match's end. The result shows them from x = 400 on; what they are about stands about x = 900,
between the heights 150 and 700, and the foot is dark for words.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import skia

from assets.paint.ankh.colossi import (
    brazier,
    bust,
    column,
    enthroned,
    kneeling,
    mirror_in,
    near_dune,
    palm,
    shade_below,
    standing_stone,
    veil,
    wings_of_light,
)
from assets.paint.ankh.scenery import (
    beams,
    blown_sand,
    crowd,
    dunes,
    fallen_obelisk,
    foot_shade,
    gate,
    glow,
    golden_ankh,
    moon,
    nile,
    pyramid,
    sky,
    stars,
)
from assets.paint.atlas import register_picture
from assets.paint.base import blurred, darker, fill, lighter, linear, moved, oval, polygon, radial, rounded, stroke
from assets.paint.effects import EFFECTS, Spot

SIZE = (1620, 1080)
MIDDLE = 900.0
"""Where the subject stands."""


def _people(seed: int, count: int, top: float, low: float, left: float = 380, right: float = 1460,
            gap: float = 0) -> list[tuple[float, float, float]]:  # fmt: skip
    """Places of kneeling people, larger the nearer they are; `gap`: a way in the middle that stays free."""
    dice, found = random.Random(seed), []
    for k in range(count):
        share = (k + 0.5) / count
        y = top + (low - top) * share
        x = dice.uniform(left, right)
        if abs(x - MIDDLE) < gap * (0.6 + share):
            x += gap * 1.6 * (1 if x > MIDDLE else -1)
        found.append((x, y, 0.7 + 1.25 * share))
    return found


def _vignette(canvas: skia.Canvas, strength: float = 0.6) -> None:
    """The corners are darker than the middle."""
    shade = [("#02030A", 0), ("#02030A", 0), ("#02030A", strength)]
    canvas.drawPath(rounded((0, 0, *SIZE), 0), radial((MIDDLE, 470), 1050, shade, [0, 0.5, 1]))


def win_conceded(canvas: skia.Canvas) -> None:
    """A temple of one's own: two colossi beside its gate in the evening light, a people on its knees before it."""
    sky(canvas, SIZE, ["#16245C", "#7A5A9A", "#F0A268", "#FFE2A0"], [0, 0.34, 0.55, 0.68], 3)
    glow(canvas, SIZE, MIDDLE, 430, 620, "#FFC26A")
    beams(canvas, SIZE, MIDDLE, 430, "#FFE9B0", 22, 6)
    pyramid(canvas, 470, 690, 420, "#D88E5C", "#5E3A58", 3)
    pyramid(canvas, 1370, 690, 520, "#D88E5C", "#5E3A58", 4)
    veil(canvas, SIZE, 660, 120, "#FFD8A0", 0.7)
    gate(canvas, MIDDLE, 738, 700, "#C08A58", 3, "#2A5AB0")
    veil(canvas, SIZE, 720, 90, "#FFC890", 0.45)
    model = enthroned("falcon", "sun")
    for side in (-1, 1):
        standing_stone(canvas, model, MIDDLE + side * 340, 800, 0.98, "#C8925C", ("#FFE6A8", 3.0), 0.75, side > 0)
    for x in (760, 1040):
        brazier(canvas, x, 806, 0.95, round(x))
    shade_below(canvas, SIZE, 690, "#1A0E1E", 0.85)
    kneeling(canvas, _people(5, 34, 812, 960, gap=54), "#38202A", "#FFC878", 7)
    EFFECTS["petals"](canvas, Spot(MIDDLE, 330, 560, 640, *SIZE), "#FFD24A", 3)
    _vignette(canvas, 0.55)
    foot_shade(canvas, SIZE, 760, 0.55)


def win_track_end(canvas: skia.Canvas) -> None:
    """All of Egypt calls one name: an ankh of light stands over the great pyramid and in the river before it."""
    surface = skia.Surface(*SIZE)
    far = surface.getCanvas()
    sky(far, SIZE, ["#120C3A", "#4A2A78", "#C8607A", "#FFC27A"], [0, 0.3, 0.54, 0.68], 13)
    stars(far, SIZE, 380, 190, 4)
    beams(far, SIZE, MIDDLE, 290, "#FFF0C0", 26, 2)
    glow(far, SIZE, MIDDLE, 300, 560, "#FFD88A")
    pyramid(far, 500, 716, 430, "#B86A5E", "#4A2A54", 2)
    pyramid(far, 1330, 716, 380, "#B86A5E", "#4A2A54", 9)
    veil(far, SIZE, 700, 130, "#FFC896", 0.65)
    pyramid(far, MIDDLE, 724, 780, "#F0B470", "#7A4254", 6)
    veil(far, SIZE, 716, 80, "#FFDCA8", 0.5)
    with moved(far, MIDDLE, 296):
        light = [("#FFFFFF", 1.0), ("#FFF0B0", 0.5), ("#FFE090", 0)]
        far.drawPath(oval(0, 0, 250, 250), radial((0, 0), 250, light, [0, 0.34, 1]))
        golden_ankh(132, 1.6).draw(far, 0.3, 4, 8, 6)
    EFFECTS["sparkles"](far, Spot(MIDDLE, 300, 520, 560, SIZE[0], 700), "#FFF6D0", 7)
    image = surface.makeImageSnapshot()
    canvas.drawImage(image, 0, 0)
    nile(canvas, SIZE, 726, 1080, ("#E88E60", "#1A1446"), "#FFF2C0", 4)
    mirror_in(canvas, image, 726, 1010, 0.55, 1)
    for points, tone in ((((-30, 760), (520, 772), (700, 840), (760, 1000)), "#4A2636"),
                         (((1660, 752), (1340, 770), (1130, 838), (1060, 1000)), "#42223A")):
        near_dune(canvas, SIZE, points, tone, "#FFB878")
    palm(canvas, 470, 790, 330, 0.12, "#2A1428", "#FFA860", 3)
    palm(canvas, 560, 800, 240, -0.1, "#2E162A", "#FFA860", 5)
    palm(canvas, 1370, 786, 300, -0.14, "#2A1428", "#FFA860", 8)
    people = _people(3, 16, 800, 940, 400, 690) + _people(8, 14, 800, 930, 1150, 1430)
    kneeling(canvas, people, "#34182C", "#FFC27A", 4)
    _vignette(canvas, 0.6)
    foot_shade(canvas, SIZE, 790, 0.5)


def win_only_god(canvas: skia.Canvas) -> None:
    """The sand has covered all others: one colossus sits against the sun among what is left of the rest."""
    sky(canvas, SIZE, ["#1A3668", "#6E86A8", "#F0BC7A", "#FFE6A8"], [0, 0.36, 0.58, 0.7], 23)
    glow(canvas, SIZE, MIDDLE, 360, 640, "#FFD080")
    with moved(canvas, MIDDLE, 330):
        disc = [("#FFFFFF", 1.0), ("#FFF3C0", 0.96), ("#FFE090", 0.85)]
        canvas.drawPath(oval(0, 0, 232, 232), blurred(radial((0, 0), 232, disc, [0, 0.7, 1]), 2))
    beams(canvas, SIZE, MIDDLE, 330, "#FFF2C4", 24, 9)
    dunes(canvas, SIZE, 660, "#D2A066", 26, 21)
    veil(canvas, SIZE, 660, 130, "#FFE4B0", 0.6)
    ruined = (("jackal", "", 520, 890, 0.62, -16), ("king", "plumes", 1290, 880, 0.66, 13),
              ("king", "double", 1150, 800, 0.4, 7), ("falcon", "", 650, 806, 0.4, -9))  # fmt: skip
    for head, crown, x, foot, size, turn in ruined[2:]:
        standing_stone(canvas, enthroned(head, crown), x, foot, size, "#B08860", ("#FFE6B0", 2.4), 0.85, False, turn)
    dunes(canvas, SIZE, 716, "#C08A52", 18, 27)
    for head, crown, x, foot, size, turn in ruined[:2]:
        standing_stone(canvas, enthroned(head, crown), x, foot, size, "#A87C54", ("#FFE6B0", 2.6), 0.85, False, turn)
    standing_stone(canvas, enthroned("king", "double"), MIDDLE, 800, 1.22, "#C89A62", ("#FFF0C0", 3.4), 0.55)
    near_dune(canvas, SIZE, ((-30, 800), (560, 776), (760, 812), (980, 772), (1240, 806), (1640, 768)), "#8A5E3A",
              "#FFDCA0")  # fmt: skip
    blown_sand(canvas, SIZE, 780, "#F6D8A0", 5)
    near_dune(canvas, SIZE, ((-30, 900), (700, 862), (1000, 906), (1640, 868)), "#4A2E24", "#E0A060")
    _vignette(canvas, 0.5)
    foot_shade(canvas, SIZE, 760, 0.6)


def win_last_event(canvas: skia.Canvas) -> None:
    """The last battle is over: a goddess spreads wings of light over the field at dusk, spears stand in the sand."""
    sky(canvas, SIZE, ["#080C2C", "#2A2E7A", "#8A4A86", "#F2966A"], [0, 0.34, 0.56, 0.72], 33)
    stars(canvas, SIZE, 480, 300, 14)
    glow(canvas, SIZE, MIDDLE, 420, 520, "#E0A0C0")
    pyramid(canvas, 480, 720, 430, "#B0607A", "#241A48", 4)
    pyramid(canvas, 1360, 720, 380, "#B0607A", "#241A48", 8)
    veil(canvas, SIZE, 700, 140, "#F0A088", 0.55)
    dunes(canvas, SIZE, 716, "#6A3E58", 20, 34)
    beams(canvas, SIZE, MIDDLE, 380, "#FFE4D8", 24, 12)
    wings_of_light(canvas, MIDDLE, 370, 480, "#F2B0A0", 6)
    with moved(canvas, MIDDLE, 420):
        light = [("#FFFFFF", 0.9), ("#FFE8D0", 0.35), ("#FFD0C0", 0)]
        canvas.drawPath(oval(0, 0, 220, 330), radial((0, 0), 330, light, [0, 0.34, 1]))
    standing_stone(canvas, enthroned("queen", "sun"), MIDDLE, 800, 1.02, "#F2C8A0", ("#FFFFFF", 3.4), 0.5, light=1.1)
    EFFECTS["sparkles"](canvas, Spot(MIDDLE, 380, 620, 640, SIZE[0], 700), "#FFF0E0", 4)
    veil(canvas, SIZE, 800, 70, "#F0A890", 0.5)
    near_dune(canvas, SIZE, ((-30, 810), (620, 838), (880, 800), (1140, 836), (1640, 800)), "#4A2840", "#FFB090")
    dice = random.Random(6)
    for k in range(34):
        x, y = 390 + k * 31 + dice.uniform(-14, 14), 880 + dice.uniform(-30, 70)
        long, lean = dice.uniform(110, 210), dice.uniform(-34, 34)
        canvas.drawLine(x, y, x + lean, y - long, stroke("#140A18", 7))
        canvas.drawLine(x - 2, y, x + lean - 2, y - long, stroke("#F09070", 2, 0.8))
        with moved(canvas, x + lean, y - long, 1.7, lean * 0.5):
            canvas.drawPath(polygon([(-5, 0), (0, -22), (5, 0), (0, 4)]),
                            linear((-5, 0), (5, 0), ["#FFE8D8", "#9A90B8", "#2E2448"]))  # fmt: skip
        if k % 4 == 0:
            _shield(canvas, x + 24, y - 6, dice.uniform(-30, 30))
    near_dune(canvas, SIZE, ((-30, 926), (800, 896), (1200, 930), (1640, 890)), "#1E1026", "#B05A60")
    kneeling(canvas, _people(4, 9, 900, 960), "#1A0E20", "#F09878", 9)
    _vignette(canvas, 0.6)
    foot_shade(canvas, SIZE, 780, 0.5)


def _shield(canvas: skia.Canvas, x: float, y: float, turn: float) -> None:
    """A shield that lies in the sand."""
    with moved(canvas, x, y, 1, turn):
        body = rounded((-17, -38, 34, 58), 16)
        canvas.drawPath(body, linear((-17, 0), (17, 0), ["#F0A078", "#6A3A48", "#1E1226"]))
        canvas.drawPath(body, stroke("#FFC8A0", 1.6, 0.6))


def lose(canvas: skia.Canvas) -> None:
    """Another god's colossus is lit by fires; one's own lies broken before it."""
    sky(canvas, SIZE, ["#0A0C1E", "#262A4A", "#6A3E4A", "#C0703E"], [0, 0.36, 0.6, 0.76], 43)
    glow(canvas, SIZE, 1010, 560, 520, "#E07A3A")
    pyramid(canvas, 520, 700, 460, "#5A4250", "#1C1628", 4)
    veil(canvas, SIZE, 690, 130, "#C87848", 0.4)
    gate(canvas, 1010, 738, 640, "#6A4A44", 5, "#8E2A2A")
    standing_stone(canvas, enthroned("jackal", ""), 1010, 800, 1.16, "#8A5A44", ("#FFB060", -3.2), 0.85, light=0.95)
    for x in (800, 1220):
        brazier(canvas, x, 812, 1.1, x)
    shade_below(canvas, SIZE, 720, "#0A0610", 0.8)
    kneeling(canvas, _people(5, 13, 812, 870, 800, 1440), "#1A0F18", "#F08A48", 3)
    near_dune(canvas, SIZE, ((-30, 830), (620, 850), (860, 886), (1120, 872), (1640, 850)), "#2A1C24", "#C8703E")
    fallen_obelisk(canvas, 420, 880, 260, "#6E5A58", 9)
    standing_stone(canvas, bust("double", 1.2), 560, 1076, 1.0, "#8E7468", ("#FFA860", -3.0), 0.92, False, 38, 0.9)
    near_dune(canvas, SIZE, ((-30, 930), (560, 918), (800, 952), (1640, 926)), "#150E16", "#6A3A2A")
    EFFECTS["smoke"](canvas, Spot(640, 560, 400, 700, *SIZE), "#3A343E", 3)
    _vignette(canvas, 0.7)
    foot_shade(canvas, SIZE, 800, 0.55)


def lose_forgotten(canvas: skia.Canvas) -> None:
    """A forgotten god: the head of a colossus looks out of the sand at night, the wind covers it."""
    sky(canvas, SIZE, ["#03050E", "#0C1840", "#2C3C74", "#66709A"], [0, 0.36, 0.6, 0.76], 53)
    stars(canvas, SIZE, 620, 420, 24)
    moon(canvas, 1240, 180, 62)
    glow(canvas, SIZE, 1240, 180, 300, "#8AA0D8")
    for k, (x, high, broken) in enumerate(((470, 300, False), (570, 330, True), (1330, 280, True), (1420, 330, False))):
        column(canvas, x, 720, high, 56, "#3A4468", "#A8BCE8", broken)
        if k == 0:
            canvas.drawPath(rounded((430, 350, 200, 34), 4), linear((0, 350), (0, 384), ["#8A9CC8", "#2A3050"]))
    veil(canvas, SIZE, 690, 130, "#8A9AC8", 0.42)
    dunes(canvas, SIZE, 690, "#4A5278", 22, 54)
    standing_stone(canvas, bust("double"), MIDDLE + 4, 1250, 1.72, "#7886AC", ("#DCE8FF", 3.0), 0.96, True, 7, 0.95)
    near_dune(canvas, SIZE, ((-30, 770), (600, 742), (760, 708), (930, 760), (1120, 716), (1380, 752), (1640, 724)),
              "#3C4468", "#B8C8F0")  # fmt: skip
    blown_sand(canvas, SIZE, 720, "#B8C4E8", 15)
    near_dune(canvas, SIZE, ((-30, 870), (760, 826), (1100, 876), (1640, 826)), "#1C2140", "#7888C0")
    _vignette(canvas, 0.65)
    foot_shade(canvas, SIZE, 780, 0.55)


def nobody(canvas: skia.Canvas) -> None:
    """All gods are forgotten: a hall without a roof under the stars, and five thrones with nobody on them."""
    sky(canvas, SIZE, ["#04040E", "#141432", "#46325A", "#A0645A"], [0, 0.38, 0.6, 0.76], 63)
    stars(canvas, SIZE, 640, 460, 34)
    glow(canvas, SIZE, MIDDLE, 640, 420, "#C87A5A")
    pyramid(canvas, MIDDLE, 720, 420, "#6A4A56", "#1E1630", 4)
    veil(canvas, SIZE, 700, 120, "#C88A78", 0.4)
    dunes(canvas, SIZE, 716, "#4A3444", 14, 64)
    for k in range(5):
        near = 1 + 0.34 * k
        for side in (-1, 1):
            x = MIDDLE + side * (170 + 62 * k + 13 * k * k)
            broken = (k, side) in {(1, 1), (3, -1)}
            column(canvas, x, 726 + 30 * k, 270 * near, 38 * near, "#5E4654", "#F0A080", broken)
    shade_below(canvas, SIZE, 700, "#0C0814", 0.7)
    for k, at in ((0, 0), (1, -1), (2, 1), (3, -2), (4, 2)):
        _throne(canvas, MIDDLE + at * 112, 790 + 20 * abs(at), 1.0 + 0.16 * abs(at), k)
    near_dune(canvas, SIZE, ((-30, 860), (640, 838), (900, 866), (1180, 836), (1640, 862)), "#2A1C28", "#B87A68")
    blown_sand(canvas, SIZE, 820, "#C89A8A", 25)
    _vignette(canvas, 0.65)
    foot_shade(canvas, SIZE, 790, 0.55)


def _throne(canvas: skia.Canvas, x: float, foot: float, size: float, seed: int) -> None:
    """An empty throne of stone, sand on its seat."""
    tone, rim = "#7A5E60", "#FFB898"
    with moved(canvas, x, foot, size):
        for box, front in (((-34, -116, 68, 116), False), ((-40, -52, 80, 52), True), ((-48, -12, 96, 14), True)):
            block = rounded(box, 2)
            back = [lighter(tone, 0.1), darker(tone, 0.3), darker(tone, 0.7)]
            tones = [rim, tone, darker(tone, 0.62)] if front else back
            canvas.drawPath(block, linear((box[0], 0), (box[0] + box[2], 0), tones, [0, 0.14, 1]))
            canvas.drawPath(block, stroke("#0C0810", 1.6, 0.8))
        mound = skia.Path()
        mound.moveTo(-36, -52)
        mound.quadTo(-6 + seed * 3, -70, 36, -52)
        mound.close()
        canvas.drawPath(mound, linear((-36, -66), (36, -50), ["#E8B498", "#6A4A4A"]))
        canvas.drawPath(oval(0, -84, 13, 13), fill("#241822", 0.75))


def draw(canvas: skia.Canvas) -> None:
    """The gods divide the land: a colossus on each bank, the sun between them over the Nile."""
    surface = skia.Surface(*SIZE)
    far = surface.getCanvas()
    sky(far, SIZE, ["#142256", "#6A6AAE", "#F0A078", "#FFDC9A"], [0, 0.36, 0.58, 0.7], 73)
    glow(far, SIZE, MIDDLE, 560, 520, "#FFC07A")
    with moved(far, MIDDLE, 600):
        disc = [("#FFFFFF", 1.0), ("#FFF3C8", 0.96), ("#FFD890", 0.9)]
        far.drawPath(oval(0, 0, 104, 104), blurred(radial((0, 0), 104, disc, [0, 0.7, 1]), 2))
    beams(far, SIZE, MIDDLE, 600, "#FFECC0", 22, 9)
    pyramid(far, 640, 724, 260, "#D88E6A", "#6A4062", 4)
    pyramid(far, 1160, 724, 220, "#D88E6A", "#6A4062", 6)
    veil(far, SIZE, 716, 90, "#FFDCA8", 0.6)
    image = surface.makeImageSnapshot()
    canvas.drawImage(image, 0, 0)
    nile(canvas, SIZE, 726, 1080, ("#F0A870", "#1A2A66"), "#FFF0C8", 74)
    mirror_in(canvas, image, 726, 1000, 0.5, 1)
    for points, tone in ((((-30, 742), (560, 764), (720, 842), (780, 1010)), "#7A5040"),
                         (((1680, 738), (1240, 764), (1084, 842), (1020, 1010)), "#6E4840")):
        near_dune(canvas, SIZE, points, tone, "#FFD8A0")
    standing_stone(canvas, enthroned("falcon", "double"), 600, 850, 1.06, "#C8925E", ("#FFECC0", 3.2), 0.7)
    standing_stone(canvas, enthroned("king", "plumes"), 1200, 850, 1.06, "#C8925E", ("#FFECC0", -3.2), 0.7)
    palm(canvas, 740, 838, 190, 0.14, "#3A2030", "#FFB870", 4)
    palm(canvas, 1052, 838, 170, -0.12, "#3A2030", "#FFB870", 7)
    crowd(canvas, 420, 700, 906, 9, 3, "#34202A", "#FFC07A")
    crowd(canvas, 1090, 1400, 906, 9, 8, "#34202A", "#FFC07A")
    _vignette(canvas, 0.55)
    foot_shade(canvas, SIZE, 780, 0.55)


ENDINGS: tuple[Callable[[skia.Canvas], None], ...] = (
    win_conceded, win_track_end, win_only_god, win_last_event, lose, lose_forgotten, nobody, draw,
)  # fmt: skip
for _paint in ENDINGS:
    register_picture(f"ankh/results/{_paint.__name__}.jpg", SIZE, _paint, 82, 400 * 1024)
