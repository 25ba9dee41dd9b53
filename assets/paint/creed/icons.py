"""Creed's icons: special actions, normal actions, facts, modelled as reliefs (10, "Sprites")."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    oval,
    polygon,
    rounded,
)
from assets.paint.creed.marks import palisade
from assets.paint.creed.soldiers import sword
from assets.paint.creed.tents import entrance
from assets.paint.creed.tokens import crown, helmet, tower
from assets.paint.relief import BONE as BONE_STUFF
from assets.paint.relief import (
    BRASS,
    DARK_STEEL,
    DARK_WOOD,
    GOLD,
    LEATHER,
    ROPE,
    SHADE,
    SKIN,
    STEEL,
    STONE,
    WOOD,
    Relief,
    blob,
    less,
    limb,
    matt,
    placed,
    rod,
    stroked,
    tint,
)

ATLAS = "creed/ui"
SQUARE = (-64, -64, 64, 64)
STEEL_BLUE = matt("#4A78B8", 0.1, 0.14)
CRIMSON = matt("#B8322C", 0.1, 0.14)
PARCHMENT = matt("#E9D9B0", 0.05, 0.2)
GREEN = matt("#3F8F5A", 0.2, 0.05)
Model = Callable[[Relief], None]


def _arrow(points: list[tuple[float, float]], width: float, head: float) -> skia.Path:
    """A bent arrow through three points (the middle one draws it)."""
    line = skia.Path()
    line.moveTo(*points[0])
    line.quadTo(*points[1], *points[2])
    (mx, my), (ex, ey) = points[1], points[2]
    angle = math.degrees(math.atan2(ey - my, ex - mx))
    tip = placed(polygon([(-head * 0.4, -head), (head * 1.2, 0), (-head * 0.4, head)]), ex, ey, 1, angle)
    body = stroked(line, width, True)
    return skia.Op(body, tip, skia.PathOp.kUnion_PathOp)


def _tile(r: Relief, x: float, y: float, turn: float = 0, stuff: object = None, scale: float = 1.0) -> None:
    """A little unit tile."""
    r.part(placed(rounded((-20, -22, 40, 44), 6), x, y, scale, turn), STEEL, 4, 1.1)
    r.part(placed(rounded((-15, -17, 30, 34), 4), x, y, scale, turn), stuff or STEEL_BLUE, 4, 0.8, 0.2, 0.8)  # type: ignore[arg-type]
    r.part(placed(polygon([(-9, 8), (0, -10), (9, 8), (0, 3)]), x, y, scale, turn), BONE_STUFF, 2, 1, 0.2, 0.7, 1)


def _tent(r: Relief, x: float, y: float, s: float, stuff: object = None) -> None:
    r.part(
        polygon([(x - 34 * s, y + 24 * s), (x, y - 34 * s), (x + 34 * s, y + 24 * s)]), stuff or STEEL_BLUE, 8 * s, 1.1
    )  # type: ignore[arg-type]
    entrance(r, x, y + 24 * s, 24 * s, 36 * s)
    r.part(rod((x, y - 34 * s), (x, y - 50 * s), 3.4 * s), WOOD, 1.5)
    r.part(polygon([(x, y - 51 * s), (x + 18 * s, y - 45 * s), (x, y - 38 * s)]), GOLD, 2)


def morale(r: Relief) -> None:
    """A banner raised over chevrons."""
    r.part(rod((-28, 50), (-28, -46), 7), WOOD, 3)
    r.part(oval(-28, -50, 7, 7), GOLD, 4)
    r.part(blob([(-25, -42), (6, -36), (44, -44), (36, -22), (46, 0), (8, 6), (-25, 0)]), CRIMSON, 9, 1.1)
    for k in range(2):
        y = 20 + 17 * k
        r.part(polygon([(-16, y + 8), (14, y - 10), (44, y + 8), (44, y + 18), (14, y), (-16, y + 18)]), GOLD, 4, 1.2)


def reinforce(r: Relief) -> None:
    """Three soldiers marching in."""
    for x, y, s in ((-28, 4, 0.86), (28, 4, 0.86), (0, 14, 1.05)):
        r.part(
            blob(
                [(x - 22 * s, y + 34), (x - 20 * s, y + 2), (x, y - 8 * s), (x + 20 * s, y + 2), (x + 22 * s, y + 34)]
            ),
            STEEL_BLUE,
            8,
            1.1,
        )
        r.part(oval(x, y - 16 * s, 10 * s, 11 * s), SKIN, 5)
        r.part(
            blob(
                [
                    (x - 17 * s, y - 18 * s),
                    (x - 11 * s, y - 34 * s),
                    (x, y - 38 * s),
                    (x + 11 * s, y - 34 * s),
                    (x + 17 * s, y - 18 * s),
                ]
            ),
            STEEL,
            6,
        )
    for x in (-46, 46):
        r.part(rod((x, 48), (x, -44), 4.5), WOOD, 2)
        r.part(polygon([(x - 7, -36), (x, -58), (x + 7, -36)]), STEEL, 3)


def redeploy(r: Relief) -> None:
    """Two tents that change places."""
    _tent(r, -26, 14, 0.72)
    _tent(r, 26, 14, 0.72, CRIMSON)
    r.part(_arrow([(-34, -22), (0, -58), (30, -28)], 9, 12), GOLD, 3.5, 1.2)
    r.part(_arrow([(34, 38), (0, 66), (-30, 42)], 9, 12), GOLD, 3.5, 1.2)


def appoint(r: Relief) -> None:
    """A commander's helmet over laurel."""
    for side in (-1, 1):
        for k in range(5):
            angle = 100 + k * 26
            x, y = side * math.sin(math.radians(angle)) * 46, 6 - math.cos(math.radians(angle)) * 46
            leaf = blob([(0, -15), (6, 0), (0, 13), (-6, 0)])
            r.part(placed(leaf, x, y, 1, side * (angle - 170)), GREEN, 4, 1.1, 0.3, 1, 2)
    helmet(r, 0, -6, 46)


def rumour(r: Relief) -> None:
    """A scroll with a mouth that whispers."""
    r.part(blob([(-38, -34), (30, -40), (36, 30), (-34, 38)]), PARCHMENT, 10, 0.8)
    for y in (-36, 32):
        r.part(rod((-42, y + 2), (38, y - 4), 15), PARCHMENT, 6, 1.2)
    for k, (a, b) in enumerate(((-26, 20), (-26, 8))):
        r.part(rod((a, -18 + 11 * k), (b, -20 + 11 * k), 4), tint(LEATHER, "#1A1008", 0.5), 1, 0.4, 0, 0)
    r.part(blob([(2, 10), (14, -2), (24, 2), (34, -2), (46, 10), (24, 24)]), CRIMSON, 5, 1.2)
    r.part(limb([(4, 11), (24, 8), (44, 10)], 3), SHADE, 1, 0.4, 0, 0)
    for k in range(2):
        arc = skia.Path()
        arc.arcTo(skia.Rect.MakeLTRB(30 - 16 * k, -14 - 14 * k, 54 + 6 * k, 34 + 14 * k), -42, 84, True)
        r.part(stroked(arc, 4.4), GOLD, 1.8, 1, 0.3, 0.9, 1)


def fortify(r: Relief) -> None:
    """A tower before a shield."""
    shield = polygon([(-46, -46), (0, -56), (46, -46), (46, 10), (0, 56), (-46, 10)])
    r.part(shield, STEEL, 6, 1.1)
    r.part(polygon([(-37, -38), (0, -46), (37, -38), (37, 7), (0, 44), (-37, 7)]), STEEL_BLUE, 12, 0.7, 0.2, 1)
    tower(r, 0, 36, 0.86)


def assassinate(r: Relief) -> None:
    """A dagger through a crown."""
    crown(r, 0, 20, 46)
    sword_down = polygon([(-8, -20), (8, -20), (6, 36), (0, 56), (-6, 36)])
    r.part(placed(sword_down, 0, 0, 1, 14), STEEL, 4, 1.3)
    r.part(placed(rod((0, -16), (0, 40), 2), 0, 0, 1, 14), DARK_STEEL, 1, 0.5, 0, 0)
    r.part(placed(rod((-18, -22), (18, -22), 8), 0, 0, 1, 14), GOLD, 3.4)
    r.part(placed(rod((0, -26), (0, -48), 8), 0, 0, 1, 14), LEATHER, 3.4)
    r.part(placed(oval(0, -52, 7, 7), 0, 0, 1, 14), GOLD, 4)


def deploy(r: Relief) -> None:
    """A tile set down on a cell."""
    r.part(polygon([(-54, 30), (-26, 8), (54, 8), (28, 30)]), PARCHMENT, 4, 0.8)
    r.part(polygon([(-54, 30), (28, 30), (28, 40), (-54, 40)]), DARK_WOOD, 3)
    r.part(polygon([(28, 30), (54, 8), (54, 18), (28, 40)]), DARK_WOOD, 3)
    _tile(r, 0, -22, 0, None, 1.0)
    r.part(polygon([(-12, 4), (12, 4), (0, 24)]), GOLD, 4, 1.2)


def move(r: Relief) -> None:
    """A tile and one step to the next cell."""
    _tile(r, -24, 8)
    r.part(_arrow([(-22, -28), (12, -56), (34, -16)], 11, 15), GOLD, 4, 1.2)
    frame = less(rounded((8, 2, 42, 42), 6), rounded((14, 8, 30, 30), 4))
    r.part(frame, BONE_STUFF, 2.5, 1)


def cross(r: Relief) -> None:
    """A tile that goes over to the other field."""
    for x in (-32, 32):
        r.part(rounded((x - 24, 4, 48, 46), 5), PARCHMENT, 4, 0.8)
    r.part(rod((0, -2), (0, 54), 7), STEEL, 3)
    _tile(r, -32, 22, 0, None, 0.86)
    r.part(_arrow([(-36, -8), (0, -66), (32, -6)], 12, 16), GOLD, 4.5, 1.2)


def swap(r: Relief) -> None:
    """Two tiles that change places."""
    _tile(r, -26, -2)
    _tile(r, 26, -2, 0, CRIMSON)
    r.part(_arrow([(-30, -32), (0, -64), (28, -36)], 9, 12), GOLD, 3.5, 1.2)
    r.part(_arrow([(30, 28), (0, 60), (-28, 32)], 9, 12), GOLD, 3.5, 1.2)


def rotate(r: Relief) -> None:
    """Three tiles in a ring."""
    for angle, stuff in ((0, None), (120, CRIMSON), (240, GREEN)):
        a = math.radians(angle)
        _tile(r, math.sin(a) * 32, 6 - math.cos(a) * 34, 0, stuff, 0.72)
    for angle in (42, 162, 282):
        a = math.radians(angle)
        arrow = polygon([(-14, -5), (2, -5), (2, -12), (17, 0), (2, 12), (2, 5), (-14, 5)])
        r.part(placed(arrow, math.sin(a) * 42, 8 - math.cos(a) * 42, 0.9, angle + 18), GOLD, 3.5, 1.2)


def field_attack(r: Relief) -> None:
    """Crossed swords."""
    sword(r, -34, 36, 45, 84, 13)
    sword(r, 34, 36, -45, 84, 13)


def siege_attack(r: Relief) -> None:
    """A ram against a tent."""
    _tent(r, 18, 8, 0.98, CRIMSON)
    r.part(rod((-56, 14), (-6, 8), 18), WOOD, 7, 1.2)
    r.part(blob([(-12, -4), (6, -6), (14, 6), (6, 20), (-12, 20)]), STEEL, 6, 1.2)
    for x in (-44, -26):
        r.part(rod((x, 4), (x, 26), 5), ROPE, 2, 1, 0.3, 0.9, 2)
    for k, (x, y) in enumerate(((26, -20), (34, 2), (24, 26))):
        r.part(polygon([(x, y), (x + 16, y - 8 + 8 * k), (x + 2, y + 5)]), GOLD, 2)


def siege_over(r: Relief) -> None:
    """An arrow up and over a palisade."""
    palisade(r, (-12, 0, 12), False)
    r.part(_arrow([(-50, 20), (0, -74), (44, 12)], 10, 14), GOLD, 4, 1.2)


def recall(r: Relief) -> None:
    """Stakes taken back into the hand."""
    for x, lean in ((-24, -6), (0, 6), (24, -2)):
        stake = polygon([(x - 9, 46), (x - 9 + lean, -14), (x + lean, -34), (x + 9 + lean, -14), (x + 9, 46)])
        r.part(stake, WOOD, 5, 1.2)
    r.part(rod((-42, 26), (42, 22), 11), DARK_WOOD, 4.5)
    r.part(_arrow([(44, -8), (30, -66), (-26, -46)], 11, 15), GOLD, 4, 1.2)


def reveal(r: Relief) -> None:
    """A tile that turns its face up."""
    r.part(polygon([(-38, -40), (4, -48), (4, 44), (-38, 36)]), DARK_STEEL, 5)
    r.part(polygon([(-32, -33), (-2, -39), (-2, 35), (-32, 29)]), matt("#263650"), 4, 0.7, 0.2, 0.8)
    r.part(polygon([(8, -48), (44, -38), (44, 34), (8, 44)]), STEEL, 5)
    r.part(blob([(12, -2), (26, -18), (40, -2), (26, 12)]), BONE_STUFF, 4, 1)
    r.part(oval(26, -2, 7.5, 8), matt("#2C5E9A", 0.4, 0.02), 3)
    r.part(oval(26, -2, 3.2, 3.6), SHADE, 1, 0.3, 0, 0)
    r.part(_arrow([(-30, -50), (4, -72), (34, -52)], 7, 10), GOLD, 3, 1.2)


def end_turn(r: Relief) -> None:
    """An hourglass."""
    glass = blob(
        [(-26, -38), (26, -38), (22, -14), (4, 0), (22, 14), (26, 38), (-26, 38), (-22, 14), (-4, 0), (-22, -14)]
    )
    r.part(glass, matt("#A8C4DC", 0.6, 0.02), 8, 1)
    r.part(polygon([(-16, -16), (16, -16), (3, -2), (-3, -2)]), matt("#E2B65C", 0.1, 0.3), 3, 0.8, 0, 0)
    r.part(blob([(-20, 34), (-8, 16), (0, 10), (8, 16), (20, 34)]), matt("#E2B65C", 0.1, 0.3), 4, 0.8, 0, 0)
    for y in (-44, 44):
        r.part(rod((-30, y), (30, y), 13), GOLD, 5)
    for x in (-30, 30):
        r.part(rod((x, -40), (x, 40), 6), BRASS, 2.5)


def attack(r: Relief) -> None:
    """A sword."""
    sword(r, -28, 30, 45, 92, 15)


def defence(r: Relief) -> None:
    """A shield."""
    r.part(polygon([(-42, -46), (0, -54), (42, -46), (42, 6), (0, 54), (-42, 6)]), STEEL, 6, 1.2)
    r.part(polygon([(-33, -37), (0, -44), (33, -37), (33, 3), (0, 42), (-33, 3)]), STEEL_BLUE, 12, 0.8, 0.2, 1)
    r.part(oval(0, -6, 11, 11), GOLD, 6)


def support(r: Relief) -> None:
    """A bow and its arrow."""
    bow = skia.Path()
    bow.moveTo(-22, -50)
    bow.cubicTo(40, -34, 40, 34, -22, 50)
    r.part(rod((-22, -50), (-22, 50), 3), ROPE, 1.2, 0.8)
    r.part(stroked(bow, 10), WOOD, 4.5, 1.2)
    r.part(rod((-44, 0), (44, 0), 6), WOOD, 2.5)
    r.part(polygon([(58, 0), (34, -12), (40, 0), (34, 12)]), STEEL, 4)
    r.part(polygon([(-52, -11), (-34, -11), (-26, 0), (-34, 11), (-52, 11), (-44, 0)]), CRIMSON, 3)


def action_point(r: Relief) -> None:
    """An action counter with a boot's wing: the points of a turn."""
    r.part(oval(0, 0, 46, 46), GOLD, 8, 1.1)
    r.part(oval(0, 0, 34, 34), STEEL_BLUE, 10, 0.8, 0.3, 1.2)
    bolt = polygon([(6, -30), (-18, 6), (-2, 6), (-8, 30), (18, -8), (2, -8)])
    r.part(bolt, BONE_STUFF, 4, 1.2)


def fallen(r: Relief) -> None:
    """A sword stuck in the ground, a helmet hung on it."""
    r.part(blob([(-46, 50), (-28, 34), (0, 28), (30, 34), (46, 50)]), matt("#5E4A34", 0.02, 0.5), 7)
    r.part(polygon([(-6, 36), (-6, -20), (6, -20), (6, 36)]), STEEL, 3, 1.2)
    r.part(rod((-24, -20), (24, -20), 7), BRASS, 3)
    r.part(rod((0, -22), (0, -50), 7), LEATHER, 3)
    r.part(blob([(-4, -54), (16, -60), (32, -46), (32, -26), (4, -30)]), STEEL, 7)
    r.part(rounded((8, -42, 24, 5), 2), SHADE, 1.2, 0.3, 0, 0.8)


def in_hand(r: Relief) -> None:
    """Tiles in a holder."""
    for k, stuff in enumerate((CRIMSON, STEEL_BLUE, GREEN)):
        _tile(r, -30 + 30 * k, -12 - (6 if k == 1 else 0), -9 + 9 * k, stuff, 1.02)
    r.part(rounded((-54, 16, 108, 26), 6), WOOD, 7, 1.2)
    r.part(rounded((-54, 16, 108, 8), 3), tint(WOOD, "#F2D8A4", 0.3), 3, 1, 0, 0.8)


def intact(r: Relief) -> None:
    """A standing tent."""
    _tent(r, 0, 16, 1.18)


def ruins(r: Relief) -> None:
    """A fallen tent."""
    r.part(blob([(-50, 36), (-30, 10), (0, 18), (26, 2), (50, 34), (0, 44)]), tint(STEEL_BLUE, "#1B1512", 0.4), 8, 1.2)
    r.part(rod((-34, 36), (-6, -40), 8), DARK_WOOD, 3, 1.2)
    r.part(rod((40, 38), (12, -14), 7), WOOD, 3, 1.2)
    r.part(blob([(-34, 34), (-18, 8), (2, 14), (10, 36), (-10, 44)]), STEEL_BLUE, 6, 1.1)
    for x in (-40, 20, 44):
        r.part(blob([(x - 10, 44), (x - 4, 34), (x + 8, 36), (x + 10, 46)]), STONE, 4)


def rounds(r: Relief) -> None:
    """A sun over a horizon with a turning arrow."""
    ring = skia.Path()
    ring.arcTo(skia.Rect.MakeLTRB(-44, -44, 44, 44), -60, 285, True)
    r.part(stroked(ring, 11), GOLD, 4.5, 1.2)
    r.part(placed(polygon([(-18, -15), (18, 0), (-18, 15)]), 16, -42, 1, 12), GOLD, 4.5, 1.2)
    r.part(oval(0, 0, 20, 20), matt("#F0A23A", 0.5, 0.03), 10, 1.1)


def first_side(r: Relief) -> None:
    """A war horn: this side begins the round."""
    horn = skia.Path()
    horn.moveTo(-44, -30)
    horn.cubicTo(-30, 34, 22, 44, 50, -6)
    horn.lineTo(28, -40)
    horn.cubicTo(20, -2, -16, 10, -36, -36)
    horn.close()
    r.part(horn, BONE_STUFF, 12, 1.1)
    r.part(blob([(24, -42), (40, -48), (58, -16), (50, -2)]), GOLD, 5, 1.2)
    r.part(rod((-46, -34), (-34, -38), 9), GOLD, 4)
    r.part(limb([(-14, 18), (-4, 30), (4, 6)], 7), GOLD, 3)


def quiet(r: Relief) -> None:
    """A sheathed sword under a moon: nothing has happened."""
    moon = less(oval(0, -14, 32, 32), oval(15, -22, 26, 26))
    r.part(moon, BONE_STUFF, 8, 1.1)
    r.part(rod((-40, 40), (22, 34), 14), LEATHER, 6, 1.2)
    r.part(rod((24, 22), (26, 46), 6), GOLD, 2.6)
    r.part(rod((28, 34), (46, 32), 7), DARK_WOOD, 3)


def seen(r: Relief) -> None:
    """An open eye."""
    r.part(blob([(-54, 0), (-26, -26), (0, -34), (26, -26), (54, 0), (26, 24), (0, 31), (-26, 24)]), BONE_STUFF, 10, 1)
    r.part(oval(0, -2, 23, 23), STEEL_BLUE, 9)
    r.part(oval(0, -2, 10, 10), SHADE, 4, 0.6, 0, 0)
    r.part(oval(-6, -9, 4, 4), BONE_STUFF, 2, 1, 0, 0)


def unseen(r: Relief) -> None:
    """A face-down tile with a question."""
    _tile(r, 0, 0, 0, matt("#263650"), 2.1)
    r.part(rounded((-28, -34, 56, 64), 6), matt("#263650"), 5, 0.6, 0, 0)
    hook = skia.Path()
    hook.arcTo(skia.Rect.MakeLTRB(-16, -28, 16, 4), -180, 240, True)
    hook.quadTo(0, 6, 0, 12)
    r.part(stroked(hook, 9), BONE_STUFF, 3.5, 1.1)
    r.part(oval(0, 24, 6, 6), BONE_STUFF, 3)


def ban(r: Relief) -> None:
    """A barred tent: no siege in the first round."""
    _tent(r, 0, 12, 0.9)
    ring = less(oval(0, 0, 52, 52), oval(0, 0, 42, 42))
    r.part(skia.Op(ring, rod((-34, -34), (34, 34), 10), skia.PathOp.kUnion_PathOp), matt("#D8382E", 0.4, 0.02), 4, 1.2)


SPECIALS: dict[str, Model] = {
    "morale": morale,
    "reinforce": reinforce,
    "redeploy": redeploy,
    "appoint": appoint,
    "rumour": rumour,
    "fortify": fortify,
    "assassinate": assassinate,
}
ORDERS: dict[str, Model] = {
    "deploy": deploy,
    "move": move,
    "cross": cross,
    "swap": swap,
    "rotate": rotate,
    "field_attack": field_attack,
    "siege_attack": siege_attack,
    "recall": recall,
    "reveal": reveal,
    "end_turn": end_turn,
}
FACTS: dict[str, Model] = {
    "attack": attack,
    "defence": defence,
    "support": support,
    "ap": action_point,
    "fallen": fallen,
    "hand": in_hand,
    "intact": intact,
    "ruins": ruins,
    "round": rounds,
    "first_side": first_side,
    "quiet": quiet,
    "seen": seen,
    "unseen": unseen,
    "ban": ban,
    "king": partial(crown, cx=0, cy=2, size=54),
    "commander": partial(helmet, cx=-2, cy=2, size=54),
}


def icon(model: Model, canvas: skia.Canvas) -> None:
    """A modelled icon on clear ground."""
    r = Relief((-64, -76, 64, 72), 1.0, 2)
    model(r)
    r.draw(canvas, 0.7, 2, 4, 3)


def victory_lines(r: Relief) -> None:
    """A broken palisade and an arrow: open a line."""
    palisade(r, (-44, -30), False)
    palisade(r, (30, 44), False)
    r.part(
        placed(polygon([(-44, -10), (16, -10), (16, -26), (52, 0), (16, 26), (16, 10), (-44, 10)]), 0, 4, 1, -90),
        GOLD,
        5,
        1.2,
    )


for _group, _models in (("creed/special", SPECIALS), ("creed/order", ORDERS), ("creed", FACTS)):
    for _name, _model in _models.items():
        register(f"{_group}/{_name}", ATLAS, SQUARE, partial(icon, _model), trim=False)
