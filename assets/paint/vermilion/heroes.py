"""The six characters (5.1) as they stand on the board. Units are sprite pixels; feet stand at y = 0, shoulders at
-112, eyes at -134.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import skia

from assets.paint.base import Point, oval, polygon, rounded
from assets.paint.busts import Head, face
from assets.paint.relief import (
    BONE,
    BRASS,
    DARK_STEEL,
    GOLD,
    LEATHER,
    SHADE,
    STEEL,
    WOOD,
    Relief,
    Stuff,
    blob,
    limb,
    matt,
    placed,
    rod,
    stroked,
    within,
)

Hero = Callable[[Relief], None]
SKIN = {
    "karon": "#C98F66",
    "seria": "#E3B48E",
    "drava": "#8E5A3C",
    "ioan": "#D8A57C",
    "mirka": "#EAC6A8",
    "tolgar": "#A87048",
}
BLOOD, BLUE, VIOLET = matt("#9E2430", 0.1, 0.14), matt("#2F4F86", 0.08, 0.14), matt("#6A3F86", 0.1, 0.14)
WHITE, GREEN, OCHRE = matt("#E8E2D4", 0.06, 0.14), matt("#3F6A4A", 0.08, 0.16), matt("#B57A2C", 0.08, 0.16)
COAL = matt("#34303C", 0.12, 0.14)
TONIC = matt("#F2A93A", 0.9, 0.0)


def stance(r: Relief, cloth: Stuff, boot: Stuff, stride: float = 14) -> None:
    """Two legs with boots, the right one before."""
    for side in (-1, 1):
        foot = side * stride
        r.part(limb([(side * 9, -62), (side * (stride + 2), -32), (foot, -8)], 16), cloth, 6, 1.1)
        r.part(limb([(foot - side, -30), (foot, -18), (foot, -7)], 17), boot, 5, 1.1, 0.4)
        r.part(blob([(foot - 9, -9), (foot + 6, -12), (foot + 17, -4), (foot + 15, 2), (foot - 10, 2)]), boot, 4, 1.1)


def trunk(r: Relief, stuff: Stuff, wide: float = 1.0, low: float = -58) -> skia.Path:
    """Breast and belly."""
    path = blob([(-13 * wide, -116), (13 * wide, -116), (31 * wide, -108), (28 * wide, -88), (22 * wide, low),
                 (-22 * wide, low),
                 (-28 * wide, -88), (-31 * wide, -108)])  # fmt: skip
    r.part(path, stuff, 9, 1.1)
    return path


def skirt(r: Relief, stuff: Stuff, low: float = -26, wide: float = 30) -> skia.Path:
    """What hangs from the belt."""
    path = blob([(-21, -66), (21, -66), (wide, low), (wide * 0.4, low + 5), (-wide * 0.4, low + 5), (-wide, low)])
    r.part(path, stuff, 8, 1.1)
    for k in range(-2, 3):
        r.part(within(limb([(k * 7, -66), (k * 9, -46), (k * 11, low + 4)], 1.8), path), SHADE, 0.8, 0.4, 0, 0)
    return path


def belt(r: Relief, stuff: Stuff = LEATHER, y: float = -64) -> None:
    """A belt with its buckle."""
    r.part(limb([(-23, y - 1), (0, y + 4), (23, y - 1)], 7), stuff, 2.4, 1.1, 0.3, 1)
    r.part(rounded((-6, y - 2, 12, 9), 2), GOLD, 2, 1.2, 0.3, 1)


def arm(r: Relief, points: Sequence[Point], sleeve: Stuff, hand: Stuff, width: float = 13) -> None:
    """An arm from shoulder over elbow to hand."""
    a, b, c = points
    r.part(limb([a, b], width), sleeve, width * 0.42, 1.1)
    r.part(limb([b, c], width * 0.82), sleeve, width * 0.36, 1.1)
    r.part(oval(*c, width * 0.56, width * 0.56), hand, width * 0.3, 1.15)


def head(r: Relief, name: str, y: float = -134, **traits: float | str) -> None:
    """A neck and a face that looks a little to the left."""
    tone = SKIN[name]
    r.part(rod((0, y + 12), (0, -108), 15), matt(tone, 0.1, 0.03), 5, 1.1)
    sizes: dict[str, float | str] = {"jaw": 0.78, "turn": -0.25, **traits}
    face(r, Head(0, y, 17, 19, 17, tone, **sizes))  # type: ignore[arg-type]


def pauldrons(r: Relief, stuff: Stuff, size: float = 15) -> None:
    """Shoulder plates in two layers."""
    for side in (-1, 1):
        for k in (1, 0):
            r.part(oval(side * (30 + k * 3), -106 + k * 9, size - k * 2, size * 0.8 - k), stuff, 5, 1.2, 0.4)


def karon(r: Relief) -> None:
    """The Knight of the Seal: plate, a tower shield with a seal, a longsword."""
    cape = blob([(-26, -112), (26, -112), (40, -40), (34, -6), (0, 2), (-34, -6), (-40, -40)])
    r.part(cape, BLUE, 10, 1.0)
    stance(r, COAL, STEEL)
    skirt(r, BLUE, -30, 28)
    breast = trunk(r, STEEL)
    r.part(within(rod((0, -116), (0, -60), 2.4), breast), GOLD, 1, 0.8, 0.1, 0)
    for y in (-78, -70):
        r.part(within(limb([(-26, y - 4), (0, y + 3), (26, y - 4)], 2), breast), SHADE, 0.8, 0.4, 0, 0)
    belt(r)
    head(r, "karon", hair="#4A3524", iris="#3F5A7A", jaw=0.9, thick=3.2, old=0.35, brow=0.35)
    helm = blob([(-20, -136), (-19, -156), (0, -164), (19, -156), (20, -136), (12, -146), (-12, -146)])
    r.part(helm, STEEL, 6, 1.2)
    r.part(rod((0, -164), (0, -140), 4), GOLD, 1.6, 1.1, 0.3, 0.9)
    for side in (-1, 1):
        r.part(blob([(side * 20, -146), (side * 13, -144), (side * 12, -122), (side * 17, -118)]), STEEL, 3, 1.1)
    pauldrons(r, STEEL)
    blade = polygon([(-4.5, 0), (-4, -76), (0, -88), (4, -76), (4.5, 0)])
    r.part(placed(blade, 50, -66, 1, 14), STEEL, 2, 1.2)
    r.part(placed(rounded((-14, -3, 28, 6), 3), 50, -66, 1, 14), GOLD, 2, 1.2)
    arm(r, [(32, -102), (48, -84), (48, -58)], STEEL, LEATHER)
    shield = blob([(-74, -108), (-50, -114), (-26, -108), (-24, -52), (-50, -20), (-76, -52)])
    r.part(shield, BLUE, 8, 1.1)
    r.part(stroked(shield, 6), STEEL, 2.4, 1.2, 0, 0.8)
    r.part(oval(-50, -72, 15, 15), BLOOD, 5, 1.2, 0.4)
    r.part(stroked(oval(-50, -72, 9, 9), 2.6), GOLD, 1, 1, 0.1, 0)


def seria(r: Relief) -> None:
    """The Marrow Archer: hood, hides, a bow of sinew and bone, arrows."""
    quiver = placed(rounded((-8, -46, 16, 50), 6), 26, -92, 1, 24)
    r.part(quiver, LEATHER, 4, 1.1)
    for k in range(4):
        r.part(placed(rod((-5 + k * 3.4, -46), (-7 + k * 4.4, -66), 2.6), 26, -92, 1, 24), BONE, 1, 1)
    stance(r, COAL, LEATHER, 16)
    coat = skirt(r, GREEN, -20, 32)
    r.part(within(rod((0, -66), (2, -16), 2.4), coat), SHADE, 0.8, 0.4, 0, 0)
    trunk(r, GREEN, 0.88)
    r.part(limb([(-22, -110), (2, -86), (22, -66)], 5), LEATHER, 2, 1)
    belt(r)
    head(r, "seria", hair="#7A3E1E", iris="#4F8A5A", jaw=0.68, thick=2.0, lips=1.2, rosy=0.6)
    hood = blob([(-24, -124), (-26, -150), (-8, -166), (12, -164), (26, -146), (24, -122), (30, -108), (16, -112),
                 (17, -134),
                 (8, -148), (-8, -148), (-17, -134), (-16, -112), (-30, -108)])  # fmt: skip
    r.part(hood, GREEN, 6, 1.2)
    bow = skia.Path()
    bow.moveTo(-44, -146)
    bow.cubicTo(-82, -120, -82, -60, -44, -32)
    r.part(stroked(bow, 7), BONE, 3, 1.2)
    r.part(stroked(bow, 2.4), matt("#B23A3A", 0.2, 0), 1, 0.8, 0, 0)
    r.part(limb([(-44, -146), (-6, -90), (-44, -32)], 1.6), WHITE, 0.6, 0.6, 0.2, 0.6)
    r.part(rod((-2, -90), (-84, -90), 2.8), WOOD, 1, 1, 0.3, 0.8)
    r.part(polygon([(-82, -96), (-98, -90), (-82, -84)]), BONE, 2, 1.2)
    arm(r, [(-26, -102), (-44, -92), (-70, -90)], GREEN, LEATHER, 11)
    arm(r, [(26, -102), (34, -82), (0, -90)], GREEN, LEATHER, 11)


def drava(r: Relief) -> None:
    """The Breaker of Chains: scars, red wraps, two rakes, links that still hang from her wrists."""
    stance(r, BLOOD, LEATHER, 19)
    skirt(r, BLOOD, -34, 30)
    skin = matt(SKIN["drava"], 0.2, 0.04)
    breast = trunk(r, skin, 0.98)
    band = within(blob([(-40, -106), (40, -106), (40, -84), (-40, -84)]), breast)
    r.part(band, BLOOD, 4, 1.0)
    for a, b in (((-18, -80), (-4, -68)), ((6, -82), (16, -70)), ((-6, -116), (8, -108))):
        r.part(within(rod(a, b, 2), breast), matt("#E0A890", 0.1, 0), 0.8, 0.7, 0, 0)
    belt(r, COAL)
    for side in (-1, 1):
        wrist = (side * 54, -58)
        for k in range(3):
            x, y = side * (54 - k * 7), -58
            claw = skia.Path()
            claw.moveTo(x, y)
            claw.cubicTo(x + side * 6, y + 22, x + side * 20, y + 34, x + side * 12, y + 52)
            r.part(stroked(claw, 4.6), STEEL, 1.8, 1.2)
        arm(r, [(side * 31, -104), (side * 50, -88), wrist], skin, COAL, 14)
        r.part(rod((side * 54, -68), (side * 53, -76), 15, True), DARK_STEEL, 2.4, 1.1)
        for k in range(4):
            link = stroked(oval(side * 60, -60 + k * 9, 4.4, 5.6), 2.6)
            r.part(link, DARK_STEEL, 1, 1.1, 0.2, 0.7)
    mane = blob([(-26, -126), (-28, -152), (-10, -172), (14, -170), (28, -150), (26, -118), (18, -112), (-18, -112)])
    r.part(mane, matt("#2A1614", 0.2, 0.2), 8, 1.1)
    head(r, "drava", hair="#2A1614", iris="#B5652A", jaw=0.82, brow=0.5, thick=3.0, smile=0.5)
    r.part(
        blob([(-18, -140), (-16, -156), (0, -160), (16, -156), (18, -140), (6, -150), (-8, -149)]),
        matt("#2A1614", 0.2, 0.2),
        4,
        1.1,
    )
    r.part(limb([(-18, -147), (0, -151), (18, -147)], 4.4), BLOOD, 1.6, 1)


def ioan(r: Relief) -> None:
    """The Tonic Confessor: white vestment, stole, a smoking censer, a flask of tonic."""
    for side in (-1, 1):
        r.part(blob([(side * 9 - 9, -8), (side * 9 + 8, -10), (side * 9 + 12, 2), (side * 9 - 10, 2)]), LEATHER, 3, 1.1)
    robe = blob([(-14, -116), (14, -116), (32, -106), (30, -60), (42, -6), (0, 0), (-42, -6), (-30, -60), (-32, -106)])
    r.part(robe, WHITE, 11, 1.1)
    for k in (-2, -1, 1, 2):
        r.part(
            within(limb([(k * 7, -70), (k * 11, -40), (k * 16, 0)], 2), robe), matt("#A89E90", 0, 0.1), 0.8, 0.4, 0, 0
        )
    for side in (-1, 1):
        stole = blob([(side * 8, -116), (side * 17, -112), (side * 17, -30), (side * 6, -30)])
        r.part(stole, OCHRE, 3, 1.05, 0.3)
        for y in (-98, -66, -40):
            r.part(rod((side * 11.5 - 3, y), (side * 11.5 + 3, y), 3), BLOOD, 1, 0.8, 0, 0)
            r.part(rod((side * 11.5, y - 4), (side * 11.5, y + 4), 3), BLOOD, 1, 0.8, 0, 0)
    head(r, "ioan", hair="#C9C2B4", iris="#5A7A8A", jaw=0.74, old=0.7, gaunt=0.5, thick=2.2, brow=-0.1)
    for side in (-1, 1):
        r.part(oval(side * 16, -142, 6, 9), matt("#CFC8BA", 0.05, 0.2), 3, 1.1)
    r.part(limb([(-14, -112), (0, -106), (14, -112)], 6), WHITE, 2.4, 1.1)
    chain = limb([(-48, -78), (-58, -58), (-56, -34)], 2.2)
    r.part(chain, BRASS, 0.8, 1, 0.2, 0.8)
    r.part(oval(-56, -24, 14, 13), BRASS, 5, 1.2)
    r.part(polygon([(-64, -34), (-48, -34), (-56, -46)]), BRASS, 3, 1.2)
    for k in range(3):
        r.part(oval(-62 + k * 6, -24, 2, 4), TONIC, 1, 1.1, 0, 0.6)
    for x, y, size in ((-66, -54, 7), (-74, -70, 9), (-66, -90, 11)):
        r.part(oval(x, y, size, size * 0.8), matt("#CFC6C0", 0, 0.1), size * 0.6, 0.7, 0, 0)
    arm(r, [(-30, -102), (-50, -96), (-48, -78)], WHITE, matt(SKIN["ioan"], 0.1, 0.03), 13)
    flask = blob([(40, -98), (48, -98), (49, -86), (58, -72), (54, -56), (36, -56), (32, -72), (39, -86)])
    r.part(flask, TONIC, 5, 1.2)
    r.part(rounded((40, -106, 9, 9), 2), WOOD, 2, 1.1)
    arm(r, [(30, -102), (46, -86), (44, -62)], WHITE, matt(SKIN["ioan"], 0.1, 0.03), 13)


def mirka(r: Relief) -> None:
    """The Nerve Surgeon: a long violet coat, lenses, a spine for a whip."""
    stance(r, COAL, COAL, 12)
    coat = blob([(-22, -72), (22, -72), (36, -14), (14, -6), (3, -40), (-3, -40), (-14, -6), (-36, -14)])
    r.part(coat, VIOLET, 8, 1.1)
    trunk(r, VIOLET, 0.86)
    r.part(polygon([(-10, -116), (10, -116), (0, -78)]), WHITE, 4, 1)
    for side in (-1, 1):
        r.part(polygon([(side * 6, -116), (side * 18, -114), (side * 2, -78)]), matt("#4A2A66", 0.1, 0.1), 3, 1.05)
    belt(r, COAL)
    for k in range(4):
        r.part(rod((-18 + k * 4, -58), (-19 + k * 4, -42 - k % 2 * 4), 2.2), STEEL, 1, 1.1, 0.3, 0.7)
    back = blob([(-21, -130), (-20, -154), (0, -166), (20, -154), (22, -124), (16, -116), (-16, -116)])
    r.part(back, matt("#D9D2E0", 0.3, 0.12), 6, 1.1)
    head(r, "mirka", hair="#D9D2E0", iris="#8A5AA0", jaw=0.66, thick=1.8, lips=1.1, gaunt=0.35)
    r.part(
        blob([(-18, -138), (-14, -156), (2, -161), (17, -154), (19, -134), (10, -148), (-6, -150)]),
        matt("#D9D2E0", 0.3, 0.12),
        4,
        1.1,
    )
    for side in (-1, 1):
        r.part(stroked(oval(-3 + side * 8, -150, 6.6, 6.6), 2.4), BRASS, 1, 1.1, 0.3, 0.8)
        r.part(oval(-3 + side * 8, -150, 5, 5), matt("#7FD6D0", 0.9, 0), 2, 1.1, 0, 0)
    lash: list[Point] = [(-50, -62), (-66, -74), (-80, -62), (-78, -40), (-62, -30), (-50, -14), (-62, 0), (-80, -4)]
    for i, (x, y) in enumerate(lash):
        size = 8.5 - i * 0.7
        r.part(oval(x, y, size, size * 0.8), BONE, size * 0.45, 1.2, 0.3, 0.9)
        for side in (-1, 1):
            r.part(polygon([(x - 2, y), (x + 2, y), (x + side * size * 1.3, y - size * 0.9)]), BONE, 1, 1, 0.1, 0.7)
    arm(r, [(-25, -102), (-42, -86), (-48, -62)], VIOLET, LEATHER, 11)
    needle = placed(polygon([(-1.8, 0), (1.8, 0), (0, -34)]), 50, -86, 1, 18)
    r.part(needle, STEEL, 1, 1.2)
    arm(r, [(25, -102), (44, -98), (48, -84)], VIOLET, LEATHER, 11)


def tolgar(r: Relief) -> None:
    """The Guardian of the Breach: a mountain of a man, iron sabatons, a maul that opens gates."""
    stance(r, COAL, DARK_STEEL, 20)
    skirt(r, OCHRE, -34, 34)
    breast = trunk(r, DARK_STEEL, 1.2, -56)
    for y in (-92, -80, -68):
        r.part(within(limb([(-36, y - 3), (0, y + 4), (36, y - 3)], 3), breast), STEEL, 1.2, 0.8, 0.1, 0)
    belt(r, LEATHER, -60)
    head(r, "tolgar", hair="#7A4420", iris="#5A4A2A", jaw=1.0, thick=3.6, nose=1.3, brow=0.4)
    r.part(
        blob([(-18, -140), (-15, -155), (0, -158), (15, -155), (18, -140), (6, -146), (-6, -146)]),
        matt("#7A4420", 0.1, 0.2),
        4,
        1.1,
    )
    beard = blob(
        [(-17, -128), (-8, -122), (0, -124), (8, -122), (17, -128), (16, -108), (6, -94), (-6, -94), (-16, -108)]
    )
    r.part(beard, matt("#7A4420", 0.1, 0.25), 6, 1.15)
    r.part(limb([(-5, -123), (0, -121), (5, -123)], 2.2), SHADE, 0.8, 0.4, 0, 0)
    pauldrons(r, DARK_STEEL, 20)
    for side in (-1, 1):
        quill = polygon([(-6, 0), (6, 0), (0, -26)])
        r.part(placed(quill, side * 34, -116, 1, side * 20), BONE, 2.4, 1.2)
    r.part(rod((-58, -6), (60, -132), 7), WOOD, 2.6, 1.1)
    maul = rounded((-26, -19, 52, 38), 6)
    r.part(placed(maul, 64, -138, 1, 43), DARK_STEEL, 7, 1.2)
    for x in (-17, 17):
        r.part(placed(rod((x, -19), (x, 19), 5, True), 64, -138, 1, 43), BRASS, 2, 1.1, 0.3, 0.8)
    arm(r, [(-36, -100), (-52, -70), (-30, -38)], DARK_STEEL, LEATHER, 16)
    arm(r, [(36, -100), (56, -92), (34, -104)], DARK_STEEL, LEATHER, 16)


HEROES: dict[str, Hero] = {
    "karon": karon, "seria": seria, "drava": drava, "ioan": ioan, "mirka": mirka, "tolgar": tolgar,
}  # fmt: skip
