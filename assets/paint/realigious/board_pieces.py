"""The players' pieces: four characters (R19) on pedestals of the four seats. Anchor: foot of the pedestal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BRASS_METAL,
    GOLD,
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    material,
    mix,
    moved,
    oval,
    polygon,
    radial,
    rounded,
    stroke,
)
from assets.paint.figures import (
    BASE_H,
    BASE_RY,
    SKIN,
    arm,
    head,
    plate,
    seat_badge,
    seat_pedestal,
    staff,
    turned,
)
from assets.paint.palette import Seat, dyed, dyes
from assets.paint.solids import round_shade

ATLAS = "realigious/board_pieces"
BOX = (-90, -210, 90, 60)
FOOT = -BASE_H - 2


def businessperson(canvas: skia.Canvas, seat: Seat) -> None:
    """A man of business: suit in the seat's colour, tie, bowler hat, briefcase."""
    suit = mix(seat.colour, seat.dark, 0.25)
    turned(canvas, [(FOOT, 26), (FOOT - 30, 23), (FOOT - 58, 24), (FOOT - 88, 33), (FOOT - 98, 12)], suit)
    plate(canvas, polygon([(-10, FOOT - 97), (8, FOOT - 97), (-1, FOOT - 56)]), material("#FFFFFF"), 1.5)
    plate(
        canvas,
        polygon([(-4, FOOT - 94), (2, FOOT - 94), (5, FOOT - 68), (-1, FOOT - 58), (-6, FOOT - 68)]),
        material(seat.light),
        1.5,
    )
    for side in (-1, 1):
        lapel = polygon([(-1 + side * 11, FOOT - 98), (-1 + side * 20, FOOT - 84), (-1, FOOT - 54)])
        canvas.drawPath(lapel, fill(darker(suit, 0.25 if side < 0 else 0.5)))
        canvas.drawPath(lapel, stroke(lighter(suit, 0.5), 1.3, 0.6))
    for y in (46, 36):
        canvas.drawPath(oval(-2, FOOT - y, 2.4, 2.4), fill(seat.light))
    arm(canvas, ((-29, FOOT - 84), (-44, FOOT - 62), (-28, FOOT - 48)), 16, suit, SKIN[0])
    arm(canvas, ((29, FOOT - 84), (46, FOOT - 60), (42, FOOT - 36)), 16, suit, SKIN[0])
    canvas.drawPath(rounded((34, FOOT - 38, 16, 12), 4), stroke("#3A2412", 4))
    plate(canvas, rounded((20, FOOT - 31, 46, 32), 5), material("#8A5426"))
    canvas.drawLine(21, FOOT - 18, 65, FOOT - 18, stroke("#4A2A10", 2.4))
    canvas.drawPath(rounded((38, FOOT - 22, 10, 8), 2), fill("#F6CE62"))
    head(canvas, -1, FOOT - 116, 20, SKIN[0], "#3A2A22")
    bowler(canvas, -1, FOOT - 127, 22, darker(suit, 0.55), seat.light)


def bowler(canvas: skia.Canvas, x: float, y: float, size: float, colour: str, band: str) -> None:
    """A round hat with a brim and a coloured band."""
    crown = skia.Path()
    crown.moveTo(x - size * 0.86, y)
    crown.cubicTo(x - size * 0.9, y - size * 1.25, x + size * 0.9, y - size * 1.25, x + size * 0.86, y)
    crown.close()
    canvas.drawPath(oval(x, y + 2, size * 1.42, size * 0.36), fill("#05040A", 0.6))
    canvas.drawPath(oval(x, y, size * 1.42, size * 0.34), round_shade(x - size * 1.4, x + size * 1.4, colour))
    canvas.drawPath(crown, round_shade(x - size, x + size, colour))
    with clipped(canvas, crown):
        canvas.drawPath(oval(x, y - size * 0.2, size * 1.1, size * 0.3), stroke(band, size * 0.22))
    canvas.drawPath(
        oval(x - size * 0.36, y - size * 0.68, size * 0.2, size * 0.13), blurred(fill("#FFFFFF", 0.7), 2)
    )


def cleric(canvas: skia.Canvas, seat: Seat) -> None:
    """A cleric: long white robe, stole in the seat's colour, tall mitre, golden crozier."""
    staff(canvas, 42, FOOT + 4, FOOT - 130, 6, "#D9A63C")
    crook = skia.Path()
    crook.moveTo(42, FOOT - 128)
    crook.cubicTo(42, FOOT - 168, 78, FOOT - 160, 68, FOOT - 136)
    crook.cubicTo(62, FOOT - 124, 50, FOOT - 136, 58, FOOT - 143)
    canvas.drawPath(crook, stroke("#5A390C", 9))
    canvas.drawPath(crook, stroke("#E9B94A", 6.4))
    canvas.drawPath(crook, stroke("#FFF2B8", 2.2, 0.9))
    robe = turned(
        canvas,
        [(FOOT, 37), (FOOT - 34, 29), (FOOT - 70, 26), (FOOT - 92, 31), (FOOT - 102, 12)],
        "#F3EADB",
        0,
        5,
    )
    with clipped(canvas, robe):
        canvas.drawPath(oval(0, FOOT + 3, 40, 15), stroke(seat.colour, 9))
        canvas.drawPath(oval(0, FOOT - 4, 40, 15), stroke("#E9B94A", 2.4))
    cape = skia.Path()
    cape.moveTo(-14, FOOT - 103)
    cape.cubicTo(-44, FOOT - 92, -46, FOOT - 60, -38, FOOT - 46)
    cape.cubicTo(-28, FOOT - 60, -16, FOOT - 72, 0, FOOT - 72)
    cape.cubicTo(16, FOOT - 72, 28, FOOT - 60, 38, FOOT - 46)
    cape.cubicTo(46, FOOT - 60, 44, FOOT - 92, 14, FOOT - 103)
    cape.close()
    plate(canvas, cape, material(seat.colour), 4)
    for x in (-9, 9):
        plate(
            canvas,
            polygon([(x - 5, FOOT - 78), (x + 5, FOOT - 78), (x + 6, FOOT - 16), (x - 6, FOOT - 16)]),
            material(seat.colour),
            2,
        )
        canvas.drawPath(
            polygon([(x - 4, FOOT - 28), (x + 4, FOOT - 28), (x + 4, FOOT - 22), (x - 4, FOOT - 22)]),
            fill("#FFE9A0"),
        )
    arm(canvas, ((33, FOOT - 80), (46, FOOT - 66), (42, FOOT - 52)), 15, seat.colour, SKIN[3])
    arm(canvas, ((-33, FOOT - 80), (-48, FOOT - 62), (-20, FOOT - 56)), 15, seat.colour, SKIN[3])
    head(canvas, -1, FOOT - 118, 19, SKIN[3], "#B9B2A8")
    mitre = skia.Path()
    mitre.moveTo(-20, FOOT - 124)
    mitre.cubicTo(-27, FOOT - 146, -14, FOOT - 162, -1, FOOT - 174)
    mitre.cubicTo(12, FOOT - 162, 25, FOOT - 146, 18, FOOT - 124)
    mitre.quadTo(-1, FOOT - 118, -20, FOOT - 124)
    mitre.close()
    plate(canvas, mitre, material("#FBF6EA"), 3)
    with clipped(canvas, mitre):
        canvas.drawLine(-1, FOOT - 174, -1, FOOT - 118, stroke(seat.colour, 8))
        canvas.drawLine(-26, FOOT - 128, 24, FOOT - 128, stroke(seat.colour, 9))
        canvas.drawLine(-26, FOOT - 133.5, 24, FOOT - 133.5, stroke("#E9B94A", 2))


def fortune_teller(canvas: skia.Canvas, seat: Seat) -> None:
    """A fortune teller: hooded veil in the seat's colour, golden headband, a shining crystal ball."""
    cloak = mix(seat.colour, seat.dark, 0.15)
    turned(
        canvas, [(FOOT, 42), (FOOT - 30, 37), (FOOT - 66, 32), (FOOT - 92, 28), (FOOT - 104, 15)], cloak, 0, 6
    )
    hood = skia.Path()
    hood.moveTo(-34, FOOT - 72)
    hood.cubicTo(-38, FOOT - 118, -26, FOOT - 152, 4, FOOT - 156)
    hood.cubicTo(32, FOOT - 150, 36, FOOT - 112, 36, FOOT - 70)
    hood.quadTo(0, FOOT - 88, -34, FOOT - 72)
    hood.close()
    plate(canvas, hood, material(cloak), 5)
    dark = oval(-3, FOOT - 117, 21, 26)
    canvas.drawPath(dark, fill(darker(seat.dark, 0.6)))
    head(canvas, -3, FOOT - 114, 18, SKIN[2], "#1E1618", "short")
    band = skia.Path()
    band.moveTo(-21, FOOT - 124)
    band.quadTo(-3, FOOT - 133, 15, FOOT - 125)
    canvas.drawPath(band, stroke("#6A430C", 6.5))
    canvas.drawPath(band, stroke("#F6CE62", 4.4))
    canvas.drawPath(
        oval(-3, FOOT - 130, 4, 5),
        linear((-6, FOOT - 134), (0, FOOT - 126), ["#FFFFFF", seat.colour, seat.dark]),
    )
    for x in (-22, 15):
        canvas.drawPath(oval(x, FOOT - 102, 4.5, 5.5), stroke("#F6CE62", 2.4))
    arm(canvas, ((-32, FOOT - 70), (-46, FOOT - 44), (-20, FOOT - 32)), 17, cloak, SKIN[2])
    arm(canvas, ((32, FOOT - 70), (46, FOOT - 44), (20, FOOT - 32)), 17, cloak, SKIN[2])
    plate(canvas, polygon([(-15, FOOT - 24), (15, FOOT - 24), (20, FOOT - 10), (-20, FOOT - 10)]), GOLD)
    canvas.drawPath(oval(0, FOOT - 46, 38, 38), blurred(fill(seat.light, 0.85), 10))
    canvas.drawPath(
        oval(0, FOOT - 46, 25, 25),
        radial((-9, FOOT - 56), 44, ["#FFFFFF", "#E4D4FF", "#8A5AD8", "#2A0F5E"], [0, 0.3, 0.7, 1]),
    )
    canvas.drawPath(oval(6, FOOT - 38, 12, 8), blurred(fill(seat.light, 0.7), 4))
    canvas.drawPath(oval(-9, FOOT - 57, 7, 4.5), blurred(fill("#FFFFFF", 1), 1.4))
    canvas.drawPath(oval(0, FOOT - 46, 25, 25), stroke("#FFFFFF", 1.6, 0.6))


def explorer(canvas: skia.Canvas, seat: Seat) -> None:
    """An explorer: sun helmet, coat in the seat's colour, rolled pack, walking staff and a map."""
    plate(canvas, rounded((-40, FOOT - 98, 80, 62), 16), material("#7C5A34"))
    plate(canvas, rounded((-46, FOOT - 112, 92, 20), 10), material("#C9B07A"))
    for x in (-24, 24):
        canvas.drawLine(x, FOOT - 111, x, FOOT - 93, stroke("#5A3A1C", 4))
    turned(canvas, [(FOOT, 20), (FOOT - 30, 21), (FOOT - 40, 26)], "#C4AA76")
    canvas.drawLine(-1, FOOT + 4, -1, FOOT - 28, stroke("#6E5430", 3.4))
    coat = mix(seat.colour, seat.dark, 0.12)
    turned(canvas, [(FOOT - 28, 29), (FOOT - 50, 23), (FOOT - 84, 31), (FOOT - 98, 12)], coat)
    canvas.drawLine(-24, FOOT - 48, 24, FOOT - 48, stroke("#4A2E14", 8))
    canvas.drawPath(rounded((-6, FOOT - 53, 11, 10), 2), fill("#F6CE62"))
    canvas.drawLine(-26, FOOT - 90, 20, FOOT - 52, stroke("#4A2E14", 5))
    plate(canvas, polygon([(-12, FOOT - 97), (10, FOOT - 97), (-1, FOOT - 80)]), material(seat.light), 1.5)
    staff(canvas, 47, FOOT + 6, FOOT - 124, 6.5, "#9A6C3C", 3)
    arm(canvas, ((29, FOOT - 82), (48, FOOT - 68), (48, FOOT - 58)), 15, coat, SKIN[1])
    arm(canvas, ((-29, FOOT - 82), (-46, FOOT - 56), (-30, FOOT - 46)), 15, coat, SKIN[1])
    sheet = polygon(
        [
            (-54, FOOT - 62),
            (-32, FOOT - 56),
            (-14, FOOT - 62),
            (-14, FOOT - 30),
            (-32, FOOT - 24),
            (-54, FOOT - 30),
        ]
    )
    plate(canvas, sheet, material("#EBD8A8"), 2)
    canvas.drawLine(-33, FOOT - 55, -33, FOOT - 26, stroke("#8A6C3A", 1.6))
    trail = skia.Path()
    trail.moveTo(-48, FOOT - 36)
    trail.cubicTo(-42, FOOT - 58, -32, FOOT - 28, -20, FOOT - 52)
    canvas.drawPath(trail, stroke("#C92F38", 2.6))
    head(canvas, -1, FOOT - 114, 19, SKIN[1], "#6A3E1C")
    helmet(canvas, -1, FOOT - 128, 24, seat)


def helmet(canvas: skia.Canvas, x: float, y: float, size: float, seat: Seat) -> None:
    """A pith helmet with a band in the seat's colour."""
    dome = skia.Path()
    dome.moveTo(x - size * 0.9, y - 2)
    dome.cubicTo(x - size * 0.9, y - size * 1.45, x + size * 0.9, y - size * 1.45, x + size * 0.9, y - 2)
    dome.close()
    canvas.drawPath(oval(x, y + 3, size * 1.62, size * 0.42), fill("#05040A", 0.5))
    canvas.drawPath(
        oval(x, y, size * 1.62, size * 0.42), round_shade(x - size * 1.6, x + size * 1.6, "#E3D0A0")
    )
    canvas.drawPath(dome, round_shade(x - size, x + size, "#EAD9AE"))
    with clipped(canvas, dome):
        canvas.drawPath(oval(x, y - 4, size * 1.1, size * 0.34), stroke(seat.colour, size * 0.26))
        for dx in (-0.4, 0.3):
            seam = skia.Path()
            seam.moveTo(x, y - size * 1.1)
            seam.quadTo(x + dx * size * 1.3, y - size * 0.8, x + dx * size * 1.6, y)
            canvas.drawPath(seam, stroke("#8F7A48", 1.6, 0.7))
    canvas.drawPath(oval(x, y - size * 1.08, 4, 3), fill("#C9B07A"))


CHARACTERS: dict[str, Callable[[skia.Canvas, Seat], None]] = {
    "businessperson": businessperson,
    "cleric": cleric,
    "fortune_teller": fortune_teller,
    "explorer": explorer,
}


def piece(character: str, seat: Seat, canvas: skia.Canvas) -> None:
    """A figurine on its pedestal, outlined against any ground, the seat's emblem in front."""
    seat_pedestal(canvas, seat)
    outline = skia.ImageFilters.DropShadow(0, 0, 2.2, 2.2, 0xE0080610)
    canvas.saveLayer(None, skia.Paint(ImageFilter=outline))
    CHARACTERS[character](canvas, seat)
    canvas.restore()
    seat_badge(canvas, 0, BASE_RY - 13, 19, seat)


def owner_pennant(seat: Seat, canvas: skia.Canvas) -> None:
    """The small banner that hangs over a celebrity its owner bought (R18): seat colour, pattern and
    emblem.
    """
    staff(canvas, -20, 0, -76, 5, "#D9A63C")
    banner = polygon([(-19, -74), (26, -74), (26, -26), (4, -38), (-19, -26)])
    with moved(canvas, 3, 4):
        canvas.drawPath(banner, blurred(fill("#05040A", 0.5), 3))
    canvas.drawPath(
        banner,
        linear(
            (-20, -70), (26, -40), [lighter(seat.colour, 0.3), seat.colour, mix(seat.colour, seat.dark, 0.5)]
        ),
    )
    canvas.drawPath(banner, stroke(BRASS_METAL.light, 2))
    seat_badge(canvas, 3.5, -54, 15, seat)


for _name, _seat in dyes(4).items():
    for _character in CHARACTERS:
        register(f"realigious/piece/{_character}_{_name}", dyed(ATLAS, _name), BOX, partial(piece, _character, _seat))
    register(f"realigious/owner/{_name}", dyed(ATLAS, _name), (-40, -90, 50, 20), partial(owner_pennant, _seat))
