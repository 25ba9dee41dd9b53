"""The poster of Realigious, the pictures of a match's end, the victory icons and the program's icon.

The pictures of the end are named after the outcome (win_religious ... draw) in results/.
"""

from __future__ import annotations

from functools import partial

import skia

from assets.paint import ui_icons
from assets.paint.atlas import register, register_picture
from assets.paint.base import (
    BONE,
    BRASS_METAL,
    GOLD,
    JADE,
    PLASTER,
    RUBY,
    STONE,
    Material,
    blurred,
    brass_line,
    clipped,
    fill,
    linear,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    solid_glyph,
    stroke,
)
from assets.paint.effects import EFFECTS, Spot
from assets.paint.palette import SEATS
from assets.paint.realigious.card_moods import AURORA, DAWN, GREY, RADIANT, SIEGE, SPRING, STORM
from assets.paint.realigious.card_scene import HEIGHT, WIDTH, Scene, Thing, paint_scene
from assets.paint.realigious.card_things import THINGS
from assets.paint.stuffs import ASH, BLOOD, COAL, GRASS, LAGOON, LEAF, SAND, SUN, VIOLET
from assets.paint.ui_app import EYE
from assets.paint.ui_icons import icon
from assets.paint.ui_menu import register_ready
from assets.paint.ui_shapes import shape

RESULT_SIZE = (1620, 1080)
POSTER_SIZE = (560, 880)
SHELF, MENU = "realigious/ui_shelf", "realigious/ui_menu"

RESULTS: dict[str, Scene] = {
    "win_religious": Scene(
        RADIANT,
        (
            Thing("byzantin-temple", 0.5, 0.80, 0.62, PLASTER, far=0.1, thick=0.018, back="#7A4E1E"),
            Thing("prayer", 0.13, 0.93, 0.27, LAGOON),
            Thing("prayer", 0.31, 0.98, 0.30, BLOOD),
            Thing("prayer", 0.69, 0.98, 0.30, LEAF),
            Thing("prayer", 0.87, 0.93, 0.27, VIOLET),
            Thing("prayer", 0.5, 0.99, 0.32, SUN),
        ),
        "plain", "hills", 0.62, (0.5, 0.22, 0.75), ("rays", "disc"), ("motes", "sparkles"), 4,
    ),
    "win_social": Scene(
        SPRING,
        (
            Thing("laurels", 0.5, 0.50, 0.84, JADE, floats=True, glow="#F4FFC0"),
            Thing("crowned-heart", 0.5, 0.48, 0.44, RUBY, floats=True),
        ),
        "plain", "city", 0.72, (0.5, 0.44, 0.75), ("rays",), ("petals:#FFD24A", "sparkles"), 6,
    ),
    "win_mystic": Scene(
        AURORA,
        (
            Thing("orb!", 0.20, 0.46, 0.24, LAGOON),
            Thing("orb!", 0.80, 0.46, 0.24, BLOOD),
            Thing("orb!", 0.32, 0.76, 0.24, LEAF),
            Thing("orb!", 0.68, 0.76, 0.24, VIOLET),
            Thing("third-eye", 0.5, 0.44, 0.62, GOLD, floats=True, glow="#FFF0C0"),
        ),
        "rock", "peaks", 0.7, (0.5, 0.42, 0.7), ("stars", "swirl:#C8A0FF", "rays"), ("sparkles",), 5,
    ),
    "win_survival": Scene(
        SIEGE,
        (
            Thing("broken-shield", 0.15, 0.96, 0.26, STONE, turn=-20),
            Thing("broadsword", 0.84, 0.96, 0.34, ASH, turn=100),
            Thing("tattered-banner", 0.30, 0.90, 0.44, COAL, far=0.2),
            Thing("throne-king", 0.5, 0.80, 0.50, BRASS_METAL, glow="#FFF0C0"),
        ),
        "rock", "ruins", 0.62, (0.56, 0.34, 0.7), ("rays", "disc:#FFD090"), ("embers:#FFB04A",), 8,
    ),
    "win_judgement": Scene(
        DAWN,
        (
            Thing("sands-of-time", 0.14, 0.90, 0.36, BRASS_METAL, far=0.1),
            Thing("laurel-crown", 0.86, 0.90, 0.30, JADE),
            Thing("scales", 0.5, 0.95, 0.86, GOLD, glow="#FFF0E0"),
        ),
        "tiles", "columns", 0.66, (0.5, 0.26, 0.7), ("rays",), ("sparkles",), 2,
    ),
    "lose_judgement": Scene(
        STORM,
        (
            Thing("figure!", 0.10, 0.80, 0.22, ASH, far=0.45),
            Thing("figure!", 0.18, 0.82, 0.25, ASH, far=0.4),
            Thing("scales", 0.5, 0.90, 0.74, BRASS_METAL, turn=-9, glow="#FFE2B8"),
            Thing("crown", 0.27, 0.97, 0.24, GOLD, turn=-22, glow="#FFE9A8"),
        ),
        "tiles", "columns", 0.62, (0.48, 0.30, 0.75), ("beam:#FFE2B8",), ("motes",), 3,
    ),
    "lose_reputation": Scene(
        STORM,
        (
            Thing("throne-king", 0.5, 0.72, 0.44, STONE, far=0.35),
            Thing("broken-pottery", 0.18, 0.95, 0.30, STONE),
            Thing("tattered-banner", 0.80, 0.94, 0.46, COAL),
            Thing("crown", 0.48, 0.92, 0.30, GOLD, turn=160),
        ),
        "tiles", "columns", 0.62, (0.5, 0.1, 0.6), ("beam:#9CB0C8", "lightning:#A8C8FF"),
        ("rain:#A8BCD0",), 7,
    ),
    "lose_conceded": Scene(
        GREY,
        (
            Thing("throne-king", 0.22, 0.74, 0.36, STONE, far=0.3),
            Thing("robe", 0.72, 0.95, 0.34, COAL),
            Thing("flying-flag", 0.46, 0.90, 0.66, BONE, glow="#F4F0E4"),
            Thing("crown", 0.74, 0.97, 0.17, GOLD, turn=12),
        ),
        "rock", "hills", 0.64, (0.46, 0.2, 0.6), ("beam:#DDE6EE",), ("mist:#4E5660",), 5,
    ),
    "draw": Scene(
        DAWN,
        (
            Thing("figure!", 0.20, 0.94, 0.46, SUN),
            Thing("figure!", 0.80, 0.94, 0.46, VIOLET),
            Thing("shaking-hands", 0.5, 0.50, 0.50, GOLD, floats=True, glow="#FFF0C0"),
            Thing("prayer", 0.38, 0.98, 0.20, LEAF),
            Thing("prayer", 0.62, 0.98, 0.20, LAGOON),
        ),
        "tiles", "columns", 0.66, (0.5, 0.30, 0.7), ("rays",), ("petals:#FFE6A0",), 9,
    ),
}  # fmt: skip
VICTORIES = {
    "religious": ("prayer", GOLD),
    "social": ("laurels", ui_icons.JADE),
    "mystic": ("crystal-shine", ui_icons.TEAL_GLASS),
    "survival": ("crossed-swords", ui_icons.RUBY),
    "judgement": ("scales", ui_icons.PEARL),
}


def _result(scene: Scene) -> skia.Picture:
    """The scene blown up to fill the picture (its sides are cut a little)."""
    recorder = skia.PictureRecorder()
    canvas = recorder.beginRecording(skia.Rect.MakeWH(*RESULT_SIZE))
    scale = max(RESULT_SIZE[0] / WIDTH, RESULT_SIZE[1] / HEIGHT)
    dx, dy = (RESULT_SIZE[0] - WIDTH * scale) / 2, (RESULT_SIZE[1] - HEIGHT * scale) / 2
    with moved(canvas, dx, dy, scale):
        paint_scene(scene)(canvas)
    return recorder.finishRecordingAsPicture()


def _poster_sky(canvas: skia.Canvas) -> None:
    w, h = POSTER_SIZE
    whole = polygon([(0, 0), (w, 0), (w, h), (0, h)])
    tones = ["#0E5A6A", "#1F8E96", "#2A6E92", "#3A2E7A", "#150E34"]
    canvas.drawPath(whole, linear((0, 0), (w * 0.3, h), tones, [0, 0.28, 0.5, 0.75, 1]))
    noise(canvas, whole, (0.005, 0.008), "#7FF0E4", 0.7, 5, 5, 0.47)
    noise(canvas, whole, (0.004, 0.007), "#06122A", 0.9, 12, 5, 0.48)
    spot = Spot(w / 2, 258, 320, 560, w, h)
    EFFECTS["stars"](canvas, spot, "#C8FFF6", 4)
    canvas.drawPath(
        whole, radial((w / 2, 258), 430, [("#FFF3C4", 0.85), ("#8CF0E0", 0.35), ("#8CF0E0", 0)], [0, 0.4, 1])
    )
    EFFECTS["rays"](canvas, spot, "#FFF0C0", 3)
    for r, width, alpha in ((214, 10, 0.35), (214, 3, 0.9), (232, 1.6, 0.6)):
        canvas.drawPath(oval(w / 2, 258, r, r), blurred(stroke("#FFE9A8", width, alpha), width * 0.3))


def _poster_isles(canvas: skia.Canvas) -> None:
    """Six tiles afloat under the eye, with the cults' pieces and buildings on them."""
    isles = (
        (280, 596, 150, "tile!", STONE, "church", PLASTER),
        (150, 652, 170, "tile!", GRASS, "village", PLASTER),
        (412, 652, 170, "tile!", SAND, "indian-palace", PLASTER), (282, 706, 190, "tile!", GRASS, "", BONE),
        (118, 750, 150, "tile!", LAGOON, "", BONE), (450, 752, 150, "tile!", VIOLET, "", BONE),
    )  # fmt: skip
    for x, y, size, kind, stuff, house, plaster in isles:
        with moved(canvas, x, y - 58):
            canvas.drawPath(oval(0, size * 0.5, size * 0.4, size * 0.1), blurred(fill("#05040A", 0.5), 12))
            THINGS[kind](canvas, size, stuff)
            if house:
                solid_glyph(canvas, shape(house), plaster, (-size * 0.27, -size * 0.46, size * 0.54, size * 0.54), 5)
    for seat, (x, y, size) in zip(
        SEATS[:4], ((96, 758, 118), (236, 716, 128), (338, 724, 128), (466, 760, 118)), strict=True
    ):
        with moved(canvas, x, y - 58):
            THINGS["figure!"](canvas, size, Material(seat.light, seat.colour, seat.dark, "#FFFFFF"))


def poster(canvas: skia.Canvas) -> None:
    """The eye over the contested land; the lower quarter darkens for the words."""
    w, h = POSTER_SIZE
    frame = rounded((0, 0, w, h), 28)
    with clipped(canvas, frame):
        _poster_sky(canvas)
        eye = shape("all-seeing-eye")
        box = (w / 2 - 165, 88, 330, 330)
        canvas.drawPath(oval(w / 2, 258, 120, 120), blurred(fill("#FFFFFF", 0.55), 40))
        solid_glyph(canvas, eye, EYE, box, 12)
        EFFECTS["sparkles"](canvas, Spot(w / 2, 258, 300, 560, w, 500), "#FFF6D0", 9)
        _poster_isles(canvas)
        low = polygon([(0, 560), (w, 560), (w, h), (0, h)])
        canvas.drawPath(
            low, linear((0, 600), (0, h), [("#0A0818", 0), ("#0A0818", 0.72), ("#0A0818", 0.95)], [0, 0.5, 1])
        )
        canvas.drawPath(frame, blurred(stroke("#05040A", 60, 0.65), 26))
    brass_line(canvas, rounded((5, 5, w - 10, h - 10), 24), 7)


def result(scene: Scene, canvas: skia.Canvas) -> None:
    """One picture of a match's end."""
    canvas.drawPicture(_result(scene))


for _name, _scene in RESULTS.items():
    register_picture(f"realigious/results/{_name}.jpg", RESULT_SIZE, partial(result, _scene), 80, 400 * 1024)
register("realigious/poster", SHELF, (0, 0, *POSTER_SIZE), poster, trim=False)
register_ready("realigious/poster", (274, 430), SHELF, page=MENU)
for _name, (_glyph, _stuff) in VICTORIES.items():
    register(
        f"realigious/victory/{_name}",
        SHELF,
        (-64, -64, 64, 64),
        icon(_glyph, _stuff),
        trim=False,
        page=f"{SHELF}_icons",
    )
for _name in ("religious", "social", "mystic", "survival"):
    register_ready(f"realigious/victory/{_name}", (48, 48), SHELF, page=MENU)
