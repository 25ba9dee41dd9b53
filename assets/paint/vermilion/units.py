"""Characters and enemies as sprites: standing, lying, a character that is down, and portraits (spec 10). Anchor of a
unit: the middle of its base on the tile. Enemies look to the left, where the characters come from.
"""

from __future__ import annotations

from functools import cache, partial

import numpy as np
import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BONE,
    Material,
    bevel,
    blurred,
    brass_line,
    clipped,
    contact_shadow,
    darker,
    fill,
    lighter,
    linear,
    moved,
    noise,
    oval,
    radial,
    rounded,
    shaded,
    stroke,
)
from assets.paint.figures import pattern_path
from assets.paint.palette import Seat, dyed, dyes
from assets.paint.relief import Plane, Relief, Stuff, placed
from assets.paint.vermilion.beasts import BEASTS, Beast
from assets.paint.vermilion.heroes import HEROES
from assets.paint.vermilion.lords import LORDS

UNITS, PORTRAITS, BASES = "vermilion/units", "vermilion/portraits", "vermilion/bases"
BOX = (-142.0, -226.0, 142.0, 46.0)
SPRITE = (-150, -226, 150, 60)
PORTRAIT = 220
SIZE = {"hero": 0.86, "beast": 0.84, "lord": 1.0}
"""How large a kind stands on its tile."""
GROUNDS = {"hero": ("#4A5A78", "#1A2030"), "beast": ("#7A2A2E", "#240A10"), "lord": ("#8A5A22", "#2A1408")}


class Mirrored(Relief):
    """A relief whose parts are laid in a mirror: the light stays where it is."""

    def part(self, path: skia.Path, stuff: Stuff, round_: float = 5.0, rise: float = 1.0, shadow: float = 0.5,
             line: float = 1.3, reach: float = 4.0) -> None:  # fmt: skip
        """As `Relief.part`."""
        super().part(placed(path, flip=True), stuff, round_, rise, shadow, line, reach)


def kind_of(name: str) -> str:
    """Hero, beast or lord."""
    return "hero" if name in HEROES else "beast" if name in BEASTS else "lord"


@cache
def modelled(name: str, scale: float = 1.0) -> Relief:
    """The figure by itself."""
    paint: Beast = {**HEROES, **BEASTS, **LORDS}[name]
    figure = (Relief if name in HEROES else Mirrored)(BOX, scale, len(name))
    paint(figure)
    return figure


def standing(canvas: skia.Canvas, name: str) -> None:
    """On its feet."""
    size = SIZE[kind_of(name)]
    contact_shadow(canvas, 4, 4, 62 * size, 20 * size, 0.7)
    with moved(canvas, 0, 12, size):
        modelled(name).draw(canvas, 0.45)


def lying(canvas: skia.Canvas, name: str) -> None:
    """Knocked down: on its side, flat on the tile."""
    size, turn = SIZE[kind_of(name)] * 0.86, -82 if name in HEROES else 82
    contact_shadow(canvas, 0, 16, 96 * size, 26 * size, 0.7)
    canvas.save()
    canvas.scale(1, 0.82)
    with moved(canvas, 64 * size * (1 if name in HEROES else -1), 26, size, turn):
        modelled(name).draw(canvas, 0.4)
    canvas.restore()


def faded(figure: Relief) -> Relief:
    """The same figure, drained of colour."""
    out = Relief(figure.box, figure.scale, figure.seed)
    grey: Plane = figure.colour.mean(axis=2)
    out.colour = np.stack([grey * 0.86, grey * 0.8, grey * 0.84], axis=-1)
    out.alpha = figure.alpha
    return out


def down(canvas: skia.Canvas, name: str) -> None:
    """A character at 0 HP: grey, in a dark pool."""
    canvas.drawPath(oval(0, 14, 100, 34), blurred(fill("#3A0208", 0.9), 8))
    canvas.save()
    canvas.scale(1, 0.8)
    with moved(canvas, 56, 26, 0.74, -86):
        faded(modelled(name)).draw(canvas, 0.4)
    canvas.restore()


def portrait(canvas: skia.Canvas, name: str) -> None:
    """A plate with the figure before its ground: of characters head and shoulders, of enemies all."""
    kind, half = kind_of(name), PORTRAIT / 2
    light, dark = GROUNDS[kind]
    plate = rounded((-half, -half, PORTRAIT, PORTRAIT), 22)
    canvas.drawPath(plate, radial((-20, -40), 190, [lighter(light, 0.25), light, dark], [0, 0.4, 1]))
    noise(canvas, plate, (0.014, 0.03), darker(dark, 0.5), 0.7, len(name) * 3, 4, 0.5)
    noise(canvas, plate, (0.02, 0.01), lighter(light, 0.5), 0.3, len(name) * 5, 3, 0.54)
    x, y, size = {"hero": (0.0, 262.0, 1.95), "beast": (0.0, 84.0, 0.92), "lord": (0.0, 92.0, 0.86)}[kind]
    with clipped(canvas, plate):
        with moved(canvas, x, y, size):
            modelled(name, 2.0).draw(canvas, 0.6)
        canvas.drawPath(plate, linear((0, 20), (0, half), [("#08020A", 0.0), ("#08020A", 0.55)]))
    bevel(canvas, plate, 5, 0.35, 0.6)
    brass_line(canvas, rounded((-half + 3, -half + 3, PORTRAIT - 6, PORTRAIT - 6), 20), 5)


def base(canvas: skia.Canvas, seat: Seat) -> None:
    """A character's base: a disc in the seat's colour and pattern."""
    contact_shadow(canvas, 3, 10, 70, 28, 0.6)
    foot, top = oval(0, 6, 66, 32), oval(0, 0, 66, 31)
    canvas.drawPath(foot, fill(darker(seat.colour, 0.6)))
    shaded(canvas, top, Material(lighter(seat.colour, 0.4), seat.colour, darker(seat.colour, 0.45), "#FFFFFF"), 3)
    with clipped(canvas, top):
        canvas.drawPath(pattern_path(seat.pattern, 132, 62, 16), fill(seat.dark, 0.7))
    canvas.drawPath(oval(0, 0, 65, 30), stroke("#FFF4D0", 3, 0.85))


def foe_base(canvas: skia.Canvas, lord: bool) -> None:
    """An enemy's base: a disc of bone, of a boss with a rim of gold."""
    contact_shadow(canvas, 3, 10, 70, 28, 0.6)
    canvas.drawPath(oval(0, 7, 64, 31), fill("#3A2414"))
    shaded(canvas, oval(0, 0, 64, 30), Material("#8A3A34", "#5A1C1E", "#240810", "#E8A090"), 3)
    canvas.drawPath(oval(0, 0, 62, 28), stroke("#E7B95A" if lord else BONE.middle, 5, 0.95))
    canvas.drawPath(oval(0, -1, 62, 28), stroke("#FFFFFF", 1.4, 0.7))


def register_all() -> None:
    """Every unit."""
    for name in (*HEROES, *BEASTS, *LORDS):
        register(f"vermilion/unit/{name}", UNITS, SPRITE, partial(standing, name=name))
        register(f"vermilion/unit/{name}_lying", UNITS, SPRITE, partial(lying, name=name))
        edge = PORTRAIT // 2 + 2
        register(f"vermilion/portrait/{name}", PORTRAITS, (-edge, -edge, edge, edge), partial(portrait, name=name))
    for name in HEROES:
        register(f"vermilion/unit/{name}_down", UNITS, SPRITE, partial(down, name=name))
    for number, seat in dyes(4).items():
        name = f"vermilion/base/{number}"
        register(name, dyed(BASES, name), (-76, -40, 76, 50), partial(base, seat=seat))
    for lord in (False, True):
        register(f"vermilion/base/{'lord' if lord else 'foe'}", BASES, (-76, -40, 76, 50), partial(foe_base, lord=lord))


register_all()
