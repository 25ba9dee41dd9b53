"""Vermilion's dice, tokens and signs (spec 10): faces of the three dice, what an enemy does, zones of its bar, states
of a unit, keywords, conditions of charge, body slots, materials. Signs are plates of one family each; no two share a
glyph, so that colour is never the only sign.
"""

from __future__ import annotations

import math
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BONE,
    BRASS_METAL,
    IRON,
    Material,
    bevel,
    blurred,
    contact_shadow,
    darker,
    fill,
    glow,
    glyph_path,
    lighter,
    medal,
    moved,
    oval,
    polygon,
    rim_light,
    rounded,
    shaded,
    soft_polygon,
    solid_glyph,
    stroke,
)

DICE, SIGNS = "vermilion/dice", "vermilion/signs"
HALF = 56.0
DIE_BOX, SIGN_BOX = (-68, -68, 68, 72), (-52, -52, 52, 54)
IMPRINT = Material("#FFFDF4", "#E6DCC4", "#94866A", "#FFFFFF")
BREAK = Material("#FF8A72", "#C4222C", "#560816", "#FFD8CC")
TAINT = Material("#5A5266", "#26222E", "#0A080E", "#A79CB8")
MERGED = Material("#FFE9A8", "#E2AE4A", "#7A4B14", "#FFF8DC")
PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1))}  # fmt: skip
WHITE, INK = Material("#FFFFFF", "#F4ECD8", "#A89878", "#FFFFFF"), Material("#4A3A3A", "#241820", "#0A060A", "#8A7070")
ATTACK, DEFEND, MOVE = ("#C4343A", "#4A0A14"), ("#3A78C4", "#102A58"), ("#3FA060", "#0C3A20")
TOKEN, CURSE, HEAL = ("#D9982E", "#5A300A"), ("#7A4AA0", "#280E44"), ("#D8708A", "#581A30")

KEYWORDS: dict[str, tuple[str, tuple[str, str]]] = {
    "corruption": ("biohazard", CURSE), "contagion": ("virus", CURSE), "ranged": ("bowman", ATTACK),
    "push": ("push", ATTACK), "pull": ("harpoon-chain", ATTACK), "penetrate": ("drill", ATTACK),
    "sweep": ("sword-slice", ATTACK), "backflow": ("return-arrow", ATTACK), "retaliate": ("spiked-shield", DEFEND),
    "rupture": ("explosion-rays", ATTACK), "pack_tactics": ("wolf-howl", ATTACK),
    "cull_the_weak": ("bleeding-wound", ATTACK), "adhere": ("sticky-boot", MOVE), "numb": ("frozen-body", CURSE),
    "knocked_down": ("falling", CURSE), "chain": ("wavy-chains", TOKEN), "cycle": ("cycle", TOKEN),
    "modulate": ("gears", TOKEN), "substitute": ("swap-bag", TOKEN), "leap": ("leapfrog", MOVE),
    "gambit": ("dice-fire", ATTACK), "catalyst": ("bubbling-flask", TOKEN), "scourge": ("whip", ATTACK),
    "exploit": ("backstab", ATTACK), "inversion": ("vortex", TOKEN), "transference": ("arrow-cluster", TOKEN),
    "overload": ("lightning-storm", ATTACK), "siege": ("siege-ram", ATTACK), "bone_conduction": ("earth-crack", ATTACK),
    "muscle_density": ("muscle-up", MOVE), "bone_density": ("crossed-bones", MOVE), "vantage": ("binoculars", MOVE),
    "aggravate": ("enrage", TOKEN), "sedate": ("sleepy", TOKEN), "aftershock": ("wave-crest", ATTACK),
    "elasticity": ("spring", MOVE), "purify": ("holy-water", HEAL), "furious": ("bull-horns", ATTACK),
    "threatening_presence": ("evil-eyes", ATTACK), "bind": ("manacles", CURSE), "absorb": ("leeching-worm", HEAL),
    "purge": ("candle-flame", HEAL), "empower": ("biceps", ATTACK),
}  # fmt: skip
STEPS: dict[str, tuple[str, tuple[str, str]]] = {
    "move": ("walking-boot", MOVE), "retreat": ("run", MOVE), "jump": ("jump-across", MOVE),
    "melee": ("claws", ATTACK), "shoot": ("arrow-flights", ATTACK), "shield": ("shield", DEFEND),
    "threat": ("angry-eyes", TOKEN), "heal": ("healing", HEAL), "area": ("concentric-crescents", ATTACK),
    "self": ("meditation", CURSE), "summon": ("siren", CURSE),
}  # fmt: skip
STATES: dict[str, tuple[str, tuple[str, str]]] = {
    "bound": ("crossed-chains", CURSE), "lying": ("tripwire", CURSE), "seeing": ("spyglass", MOVE),
    "numbed": ("brain-freeze", CURSE), "sticking": ("boot-stomp", MOVE), "open": ("cracked-shield", ATTACK),
    "shielded": ("shield-reflect", DEFEND), "banned": ("cancel", CURSE), "gambling": ("perspective-dice-six", ATTACK),
}  # fmt: skip
CHARGES: dict[str, tuple[str, tuple[str, str]]] = {
    "crisis": ("heart-minus", ATTACK), "over_guard": ("shield-bash", DEFEND), "precision_strike": ("bullseye", ATTACK),
    "stockpile_combust": ("campfire", TOKEN), "stockpile_condense": ("water-drop", DEFEND),
    "burnout": ("burning-embers", ATTACK), "encircled": ("body-balance", CURSE),
}  # fmt: skip
SLOTS: dict[str, tuple[str, tuple[str, str]]] = {
    "head": ("brain", HEAL), "arm": ("fist", ATTACK), "torso": ("chest-armor", DEFEND), "legs": ("leg-armor", MOVE),
    "effect": ("sparkles", TOKEN),
}  # fmt: skip
MATERIALS: dict[str, tuple[str, Material]] = {
    "sinew": ("rope-coil", Material("#FFB8A0", "#C4584A", "#4E141A", "#FFE2D6")),
    "quill": ("spine-arrow", Material("#FFF6DC", "#BFA878", "#4E3E22", "#FFFFFF")),
    "marrow": ("marrow-drain", Material("#FFD0B0", "#D8702E", "#5A1E0C", "#FFF0E0")),
    "fang": ("sharped-teeth-skull", BONE), "mucus": ("slime", Material("#E4F29A", "#94A83A", "#36421A", "#FAFFDC")),
    "bone_shard": ("broken-bone", BONE), "heart": ("heart-organ", BREAK),
    "tonic": ("standing-potion", Material("#FFE9A0", "#F0A02A", "#6A380A", "#FFFBE0")),
}  # fmt: skip


# ---------------------------------------------------------------- dice
def body(canvas: skia.Canvas, stuff: Material) -> None:
    """A die seen from above: a thick block with worn edges."""
    contact_shadow(canvas, 5, 44, 56, 18, 0.7)
    canvas.drawPath(rounded((-HALF, -HALF + 10, HALF * 2, HALF * 2), 22), fill(darker(stuff.dark, 0.35)))
    block = rounded((-HALF, -HALF, HALF * 2, HALF * 2), 22)
    shaded(canvas, block, stuff, 6)
    face = rounded((-HALF + 9, -HALF + 9, HALF * 2 - 18, HALF * 2 - 18), 16)
    shaded(canvas, face, Material(lighter(stuff.light, 0.2), lighter(stuff.middle, 0.14), stuff.middle, stuff.edge), 3)
    rim_light(canvas, block, 2, 0.6)


def pip(canvas: skia.Canvas, x: float, y: float, dark: bool) -> None:
    """A round hollow."""
    hollow = oval(x, y, 10.5, 10.5)
    canvas.drawPath(hollow, fill("#1C1014" if dark else "#FFF4E6"))
    bevel(canvas, hollow, 3, 0.0, 0.0)
    tone = stroke("#000000" if dark else "#7A2A20", 2, 0.5)
    canvas.drawPath(oval(x - 0.6, y - 0.6, 10, 10), tone)


def die(canvas: skia.Canvas, kind: str, face: int) -> None:
    """A face with its pips; of the breakthrough die a 0 is a crack."""
    stuff = {"imprint": IMPRINT, "breakthrough": BREAK, "corruption": TAINT}[kind]
    body(canvas, stuff)
    if face == 0:
        crack = polygon([(-34, -30), (-8, -12), (-14, 4), (8, 10), (2, 24), (32, 34)], False)
        canvas.drawPath(crack, stroke("#2A0408", 8, 0.9))
        with moved(canvas, 2, 3):
            canvas.drawPath(crack, stroke("#FFC0A8", 2.4, 0.7))
        canvas.drawPath(oval(0, 0, 27, 27), stroke("#3A060C", 7, 0.85))
        canvas.drawPath(oval(-1, -1, 27, 27), stroke("#FFD8C8", 2, 0.6))
        return
    for x, y in PIPS[face]:
        pip(canvas, x * 27, y * 27, kind == "imprint")


def doubled(canvas: skia.Canvas) -> None:
    """A three that counts for six: two rows of pips in a glow (Gambit)."""
    glow(canvas, rounded((-HALF, -HALF, HALF * 2, HALF * 2), 22), "#FFB43A", 9, 0.9)
    body(canvas, BREAK)
    for x, y in PIPS[6]:
        pip(canvas, x * 25, y * 28, False)


def virtual(canvas: skia.Canvas) -> None:
    """A two that no die shows: glass with a rim of light (Perfect Resonance)."""
    block = rounded((-HALF, -HALF, HALF * 2, HALF * 2), 22)
    glow(canvas, block, "#8FE8F0", 8, 0.8)
    canvas.drawPath(block, fill("#BFF4F8", 0.45))
    canvas.drawPath(block, stroke("#E8FFFF", 4, 0.95))
    for x, y in PIPS[2]:
        canvas.drawPath(oval(x * 27, y * 27, 10.5, 10.5), fill("#0E3A46", 0.9))


def well(canvas: skia.Canvas) -> None:
    """The hollow in a piece of gear that a die is put into."""
    hollow = rounded((-HALF, -HALF, HALF * 2, HALF * 2), 22)
    canvas.drawPath(hollow, fill("#0C060A", 0.85))
    bevel(canvas, hollow, 7, 0.22, 0.9, "#FFE0C0", "#000000")
    canvas.drawPath(hollow, stroke("#C89A5A", 3.4, 0.9))


# ---------------------------------------------------------------- signs
def plate(canvas: skia.Canvas, glyph: str, tones: tuple[str, str]) -> None:
    """An eight-cornered plate of one family with its sign."""
    light, dark = tones
    corners = [(18, -44), (44, -18), (44, 18), (18, 44), (-18, 44), (-44, 18), (-44, -18), (-18, -44)]
    shape = soft_polygon(corners, 7)
    with moved(canvas, 1.5, 4):
        canvas.drawPath(shape, blurred(fill("#05020A", 0.75), 3))
    shaded(canvas, shape, BRASS_METAL, 3)
    inner = soft_polygon([(x * 0.86, y * 0.86) for x, y in corners], 6)
    shaded(canvas, inner, Material(lighter(light, 0.25), light, dark, lighter(light, 0.6)), 3)
    solid_glyph(canvas, glyph_path(glyph), WHITE, (-27, -27, 54, 54), 2.4)


def zone(canvas: skia.Canvas, name: str) -> None:
    """A zone's badge: blue circle, green square, red triangle, yellow star."""
    shapes = {
        "blue": (oval(0, 0, 40, 40), Material("#A8D0FF", "#2F6FC4", "#0E2450", "#FFFFFF")),
        "green": (rounded((-36, -36, 72, 72), 8), Material("#B4F0B0", "#2F9A4A", "#0A3A1A", "#FFFFFF")),
        "red": (soft_polygon([(0, -44), (44, 34), (-44, 34)], 6), Material("#FFB09A", "#D02F2C", "#520A12", "#FFFFFF")),
        "yellow": (star(), Material("#FFF6B8", "#F0C22E", "#7A520A", "#FFFFFF")),
    }
    path, stuff = shapes[name]
    with moved(canvas, 1.5, 4):
        canvas.drawPath(path, blurred(fill("#05020A", 0.75), 3))
    shaded(canvas, path, stuff, 5)
    rim_light(canvas, path, 2, 0.7)
    canvas.drawPath(path, stroke("#0A060C", 2, 0.8))


def star() -> skia.Path:
    """A five-pointed star."""
    points = []
    for k in range(10):
        far = 46 if k % 2 == 0 else 20
        turn = math.radians(-90 + k * 36)
        points.append((math.cos(turn) * far, math.sin(turn) * far))
    return soft_polygon(points, 3)


def token(canvas: skia.Canvas, threat: bool) -> None:
    """Threat: red with an angry face; suppression: blue with a sleeping one. Each is the other's back."""
    field = (
        Material("#FF9A7A", "#D0302C", "#560A14", "#FFFFFF")
        if threat
        else Material("#BFD8FF", "#4A6AB8", "#182450", "#FFFFFF")
    )
    contact_shadow(canvas, 2, 34, 40, 12, 0.6)
    medal(canvas, 0, 0, 44, field, BRASS_METAL, 6)
    solid_glyph(canvas, glyph_path("enrage" if threat else "night-sleep"), WHITE, (-28, -28, 56, 56), 3)


def material(canvas: skia.Canvas, glyph: str, stuff: Material) -> None:
    """A piece of loot on a dark dish."""
    medal(canvas, 0, 0, 46, Material("#5A3A34", "#2E1A1C", "#120A0C", "#8A6A5A"), IRON, 6)
    solid_glyph(canvas, glyph_path(glyph), stuff, (-30, -30, 60, 60), 3)


def step_of_track(canvas: skia.Canvas, side: str) -> None:
    """A space of the duality track: bone, flesh, or the middle that is both."""
    shape = rounded((-40, -40, 80, 80), 14)
    stuff = {"imprint": IMPRINT, "breakthrough": BREAK, "middle": MERGED}[side]
    shaded(canvas, shape, Material(stuff.middle, darker(stuff.middle, 0.25), stuff.dark, stuff.edge), 5)
    canvas.drawPath(shape, stroke("#140A0C", 2.4, 0.9))
    bevel(canvas, shape, 5, 0.3, 0.5)


def marker_of_track(canvas: skia.Canvas) -> None:
    """The duality marker: half bone, half flesh."""
    contact_shadow(canvas, 2, 34, 34, 10, 0.6)
    disc = oval(0, 0, 36, 36)
    shaded(canvas, disc, BREAK, 5)
    canvas.save()
    canvas.clipRect(skia.Rect.MakeLTRB(-40, -40, 0, 40))
    shaded(canvas, disc, IMPRINT, 5)
    canvas.restore()
    canvas.drawPath(disc, stroke("#E7B95A", 5))
    solid_glyph(canvas, glyph_path("domino-mask"), INK, (-22, -20, 44, 40), 1.5, False)


def register_all() -> None:
    """Everything above."""
    for kind, faces in (("imprint", (1, 2)), ("breakthrough", (0, 1, 3)), ("corruption", (1, 2, 3, 4, 5, 6))):
        for face in faces:
            register(f"vermilion/die/{kind}_{face}", DICE, DIE_BOX, partial(die, kind=kind, face=face))
    register("vermilion/die/imprint_3", DICE, DIE_BOX, partial(die, kind="imprint", face=3))
    register("vermilion/die/doubled", DICE, DIE_BOX, doubled)
    register("vermilion/die/virtual", DICE, DIE_BOX, virtual)
    register("vermilion/die/well", DICE, DIE_BOX, well)
    for family, table in (
        ("keyword", KEYWORDS),
        ("step", STEPS),
        ("state", STATES),
        ("charge", CHARGES),
        ("slot", SLOTS),
    ):
        for name, (glyph, tones) in table.items():
            register(f"vermilion/{family}/{name}", SIGNS, SIGN_BOX, partial(plate, glyph=glyph, tones=tones))
    for name in ("blue", "green", "red", "yellow"):
        register(f"vermilion/zone/{name}", SIGNS, SIGN_BOX, partial(zone, name=name))
    for threat in (True, False):
        register(f"vermilion/token/{'threat' if threat else 'calm'}", SIGNS, SIGN_BOX, partial(token, threat=threat))
    for name, (glyph, stuff) in MATERIALS.items():
        register(f"vermilion/material/{name}", SIGNS, SIGN_BOX, partial(material, glyph=glyph, stuff=stuff))
    for side in ("imprint", "breakthrough", "middle"):
        register(f"vermilion/track/{side}", SIGNS, SIGN_BOX, partial(step_of_track, side=side))
    register("vermilion/track/marker", SIGNS, SIGN_BOX, marker_of_track)


register_all()
