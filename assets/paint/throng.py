"""People seen against the light: robed figures that stand, kneel, walk and cheer, one by one or in rows."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import skia

from assets.paint.base import Point, darker, lighter, mix, oval, polygon, stroke
from assets.paint.relief import blob, limb, rod, union
from assets.paint.vista import Layer, Vista

TALL = 100.0
"""Of a standing person, who has the origin between the feet."""


@dataclass(frozen=True)
class Pose:
    """The outlines of a person: the robe with the arms, the head, and where a hand holds something."""

    robe: skia.Path
    head: skia.Path
    hand: Point = (0.0, 0.0)


def _head(x: float = 0.0, y: float = -90.0, hood: bool = False) -> skia.Path:
    skull = union(oval(x, y, 7.0, 8.6), rod((x, y + 5), (x, y + 13), 7))
    if not hood:
        return skull
    return union(skull, blob([(x - 11, y + 16), (x - 10, y - 3), (x, y - 13), (x + 10, y - 3), (x + 11, y + 16)]))


def _robe(wide: float = 1.0, hem: float = 1.0) -> skia.Path:
    points = [(-6, -79), (0, -80), (6, -79), (14, -75), (17.5, -66), (16, -48), (19 * hem, -18), (22 * hem, 0),
              (0, 2), (-22 * hem, 0), (-19 * hem, -18), (-16, -48), (-17.5, -66), (-14, -75)]  # fmt: skip
    return blob([(x * wide, y) for x, y in points])


def standing(dice: random.Random) -> Pose:
    """Arms at the sides."""
    wide = dice.uniform(0.9, 1.1)
    arms = [limb([(side * 14 * wide, -72), (side * 20 * wide, -56), (side * 16 * wide, -38)], 7) for side in (-1, 1)]
    return Pose(union(_robe(wide), *arms), _head(hood=dice.random() < 0.4), (17, -38))


def cheering(dice: random.Random) -> Pose:
    """Both arms high."""
    wide = dice.uniform(0.85, 1.0)
    lift = dice.uniform(0, 8)
    arms = [limb([(side * 12, -73), (side * (23 + dice.uniform(-3, 4)), -88), (side * (18 + dice.uniform(-5, 7)),
                  -113 - lift)], 6.4) for side in (-1, 1)]  # fmt: skip
    return Pose(union(_robe(wide, 0.9), *arms), _head(dice.uniform(-1.5, 1.5), -91), (20, -114 - lift))


def bearing(dice: random.Random) -> Pose:
    """One arm raised, with something in the hand."""
    arm = limb([(12, -73), (22, -84), (21, -104)], 6.6)
    other = limb([(-14, -72), (-20, -57), (-15, -40)], 7)
    return Pose(union(_robe(dice.uniform(0.9, 1.05)), arm, other), _head(hood=dice.random() < 0.3), (21, -105))


def kneeling(dice: random.Random) -> Pose:
    """On both knees, seen from the side, hands together before the breast."""
    body = blob([(-4, -52), (3, -52), (10, -46), (13, -34), (11, -20), (17, -10), (19, -1), (-30, 0), (-31, -7),
                 (-18, -14), (-13, -30), (-10, -45)])  # fmt: skip
    arms = limb([(5, -44), (17, -36), (21, -46)], 5.6)
    return Pose(union(body, arms), _head(3, -62, dice.random() < 0.4), (21, -48))


def bowing(dice: random.Random) -> Pose:
    """With the forehead almost on the ground."""
    body = blob([(-27, 0), (-29, -9), (-20, -23), (-4, -29), (12, -25), (24, -14), (27, -5), (20, 0)])
    arms = limb([(17, -18), (29, -10), (36, -3)], 5.4)
    return Pose(union(body, arms), oval(28, -11, 7.4, 7), (36, -4))


def walking(dice: random.Random) -> Pose:
    """On the way to the right, bent a little, one hand before the breast on a staff."""
    robe = blob([(-5, -77), (2, -80), (9, -76), (14, -66), (13, -44), (18, -20), (25, -1), (9, 1), (4, -13), (-5, 1),
                 (-24, 0), (-19, -22), (-14, -48), (-14, -66)])  # fmt: skip
    arm = limb([(9, -70), (18, -58), (25, -60)], 6)
    return Pose(union(robe, arm), _head(6, -89, dice.random() < 0.5), (26, -60))


def hauling(dice: random.Random) -> Pose:
    """Leaning back to the left with both hands on a rope to the right."""
    robe = blob([(-25, -70), (-18, -75), (-10, -70), (-5, -55), (-2, -32), (8, -12), (19, 0), (5, 2), (-4, -12),
                 (-10, 0), (-26, 1), (-21, -22), (-24, -45), (-28, -60)])  # fmt: skip
    arms = union(limb([(-14, -67), (0, -60), (15, -66)], 6), limb([(-18, -66), (-4, -66), (10, -70)], 6))
    return Pose(union(robe, arms), _head(-22, -84), (15, -68))


Maker = Callable[[random.Random], Pose]


def place(path: skia.Path, x: float, y: float, tall: float, flip: bool = False, turn: float = 0.0) -> skia.Path:
    """A path of a person's units brought to the picture."""
    step, out = skia.Matrix(), skia.Path()
    step.setTranslate(x, y)
    step.preRotate(turn)
    step.preScale((-1 if flip else 1) * tall / TALL, tall / TALL)
    path.transform(step, out)
    return out


def someone(v: Vista, pose: Pose, x: float, y: float, tall: float, colour: str, flip: bool = False,
            skin: str = "#4A3328", lit: float = 0.3, turn: float = 0.0) -> Point:  # fmt: skip
    """One person; returns where the hand is."""
    robe, head = place(pose.robe, x, y, tall, flip, turn), place(pose.head, x, y, tall, flip, turn)
    v.form(head, skin, lit, tall * 0.02)
    v.form(robe, colour, lit, tall * 0.03)
    for k, alpha in ((-0.45, 0.3), (0.1, 0.35), (0.5, 0.3)):
        fold = place(limb([(k * 12, -58), (k * 16, -30), (k * 34, -3)], 1.1), x, y, tall, flip, turn)
        if pose.robe.contains(k * 12, -58) and pose.robe.contains(k * 30, -6):
            v.flat(fold, darker(v.tone(colour), 0.7), alpha, tall * 0.006)
    hand = place(polygon([pose.hand, (pose.hand[0], pose.hand[1] + 0.1)]), x, y, tall, flip, turn).getPoint(0)
    return hand.x(), hand.y()


def lantern(v: Vista, x: float, y: float, size: float, colour: str = "#FFC46A") -> None:
    """A lamp in a hand, with its light."""
    v.flat(oval(x, y, size * 0.5, size * 0.62), lighter(colour, 0.4))
    v.glow(x, y, size * 5, colour, 0.75)


def torch(v: Vista, x: float, y: float, size: float, colour: str = "#FF9A3A") -> None:
    """A burning torch in a hand."""
    v.canvas.drawPath(rod((x, y + size), (x, y - size * 1.6), size * 0.36), stroke("#1E120C", size * 0.3))
    tip = y - size * 2.2
    flame = blob([(x + dx * size, tip + dy * size) for dx, dy in (
        (-0.55, 0.6), (-0.5, -0.3), (0.1, -1.9), (0.6, -0.2), (0.4, 0.7))])  # fmt: skip
    v.glow(x, tip, size * 9, colour, 0.6)
    v.flat(flame, colour, 0.95, size * 0.12)
    v.flat(oval(x, tip + size * 0.15, size * 0.3, size * 0.55), "#FFF2C0", 1, size * 0.12)


def pennon(v: Vista, x: float, y: float, high: float, colour: str, wide: float = 0.42, emblem: bool = True,
           flip: bool = False) -> None:  # fmt: skip
    """A banner on a pole that begins at (x, y)."""
    side = -1 if flip else 1
    v.form(rod((x, y), (x, y - high), high * 0.022), "#3A2A1E", 0.3)
    top, long, deep = y - high * 0.97, high * wide, high * 0.5
    cloth = blob([(x, top), (x + side * long * 0.5, top + deep * 0.06), (x + side * long, top - deep * 0.02),
                  (x + side * long * 0.97, top + deep * 0.55), (x + side * long * 1.02, top + deep),
                  (x + side * long * 0.5, top + deep * 0.84), (x, top + deep)])  # fmt: skip
    v.form(cloth, colour, 0.55, high * 0.02)
    if emblem:
        v.flat(oval(x + side * long * 0.5, top + deep * 0.42, deep * 0.17, deep * 0.17), lighter(v.tone(colour), 0.55),
               0.75)  # fmt: skip


def throng(y: float, tall: float, step: float, makers: Sequence[Maker], colours: Sequence[str], seed: int,
           x0: float = 360, x1: float = 1260, far: float = 0.0, rim: float = 1.0, lamps: float = 0.0,
           torches: float = 0.0, flags: Sequence[str] = (), flip: bool | None = None, bend: float = 0.0,
           gap: tuple[float, float] = (0.0, 0.0), width: float = 2.0) -> Layer:  # fmt: skip
    """A row of people from x0 to x1 whose feet are about y; some bear lamps, torches or flags. With `bend` the row's
    middle lies deeper in the picture; `gap` is left free.
    """

    def paint(v: Vista) -> None:
        dice = random.Random(seed)
        lights: list[tuple[float, float, bool]] = []
        with v.sheet(far, rim, width):
            x = x0
            while x < x1:
                middle = (x - (x0 + x1) / 2) / ((x1 - x0) / 2)
                yy = y - bend * (1 - middle * middle) + dice.uniform(-0.1, 0.1) * tall
                high = tall * dice.uniform(0.9, 1.1)
                colour = mix(dice.choice(list(colours)), v.shade, dice.uniform(0.0, 0.45))
                turned = dice.random() < 0.5 if flip is None else flip
                chance = dice.random()
                maker = dice.choice(list(makers))
                if not gap[0] < x < gap[1]:
                    holds = chance < lamps + torches + (0.16 if flags else 0)
                    pose = bearing(dice) if holds else maker(dice)
                    hand = someone(v, pose, x, yy, high, colour, turned)
                    if holds and chance < lamps + torches:
                        lights.append((*hand, chance < torches))
                    elif holds:
                        pole = high * dice.uniform(1.1, 1.4)
                        pennon(v, hand[0], hand[1] + high * 0.4, pole, dice.choice(list(flags)))
                x += step * dice.uniform(0.75, 1.25)
        for lx, ly, burning in lights:
            (torch if burning else lantern)(v, lx, ly, tall * (0.07 if burning else 0.09))

    return paint
