"""Vector shapes that the glyph set lacks or draws too finely, as SVG path data in a 100 box."""

from __future__ import annotations

import math

import skia

from assets.paint.base import oval, polygon
from assets.paint.glyphs import glyph_path, svg_path

OM = (
    "M169 -160Q175 -149 181 -142Q187 -134 195 -134Q202 -134 209 -139Q216 -144 225 -158L236 -173"
    "Q246 -188 257 -198Q267 -208 281 -213Q295 -219 315 -219Q336 -219 353 -210Q370 -202 380 -185"
    "Q390 -168 390 -144Q390 -120 381 -102Q373 -84 355 -74Q337 -64 309 -64Q290 -64 274 -70Q258 -76 246 -86"
    "L276 -120Q284 -114 291 -111Q298 -108 306 -108Q318 -108 327 -116Q336 -124 336 -142Q336 -158 330 -166"
    "Q323 -175 313 -175Q303 -175 296 -168Q289 -161 281 -150L272 -137Q263 -123 254 -113Q244 -103 233 -98"
    "Q222 -93 206 -93Q195 -93 183 -98Q172 -103 162 -113Q153 -122 147 -135L169 -160ZM64 -236"
    "Q75 -242 93 -247Q112 -253 133 -253Q168 -253 186 -235Q204 -218 204 -191Q204 -171 193 -156"
    "Q183 -140 162 -131Q142 -122 112 -122L110 -164Q134 -165 142 -172Q150 -178 150 -190Q150 -201 142 -205"
    "Q134 -209 124 -209Q112 -209 101 -205Q89 -202 78 -196L64 -236ZM208 -84Q208 -66 200 -52"
    "Q192 -38 176 -31Q160 -24 136 -24Q111 -24 89 -34Q67 -44 47 -69Q28 -94 8 -139L54 -157Q65 -128 77 -109"
    "Q89 -89 102 -79Q116 -69 132 -69Q144 -69 149 -75Q155 -81 155 -92Q155 -108 146 -120Q138 -132 119 -144"
    "L171 -150L183 -136Q195 -125 202 -112Q208 -98 208 -84ZM217 -326Q217 -336 224 -343Q231 -350 240 -350"
    "Q250 -350 257 -343Q264 -336 264 -326Q264 -317 257 -310Q250 -303 240 -303Q231 -303 224 -310"
    "Q217 -317 217 -326ZM336 -335Q326 -290 301 -272Q276 -254 241 -254Q208 -254 183 -273Q158 -292 142 -334"
    "L183 -350Q193 -320 207 -306Q221 -292 242 -292Q264 -292 275 -306Q287 -321 292 -350L336 -335Z"
)

DRAWN = {
    "check": "M4 56L20 38L40 56L80 10L97 26L42 92Z",
    "cross": "M20 4L50 34L80 4L96 20L66 50L96 80L80 96L50 66L20 96L4 80L34 50L4 20Z",
    "plus": "M38 6h24v32h32v24h-32v32h-24v-32h-32v-24h32z",
    "minus": "M6 38h88v24h-88z",
    "arrow_left": "M46 6L4 50L46 94L46 66L96 66L96 34L46 34Z",
    "chevron_left": "M62 6L80 24L54 50L80 76L62 94L18 50Z",
    "menu": "M6 12h88v18h-88zM6 41h88v18h-88zM6 70h88v18h-88z",
    "pause": "M16 8h26v84h-26zM58 8h26v84h-26z",
    "play": "M18 4Q12 4 12 12V88Q12 96 20 94L92 56Q98 50 92 44L22 5Q20 4 18 4Z",
    "fast": "M4 10L50 50L4 90ZM50 10L96 50L50 90Z",
    "window": "M8 12h84q6 0 6 6v64q0 6 -6 6h-84q-6 0 -6 -6v-64q0 -6 6 -6zM12 34v44h76v-44z",
    "exclaim": "M38 4h24l-5 60h-14zM50 72a12 12 0 1 1 0 24a12 12 0 1 1 0 -24z",
    "latin_cross": "M40 2h20v28h28v20h-28v50h-20v-50h-28v-20h28z",
    "crescent_star": (
        "M58 4A46 46 0 1 0 90 78A38 38 0 1 1 58 4ZM70 30L75 44L90 44L78 53L83 68L70 59L57 68L62 53L50 44L65 44Z"
    ),
    "om": OM,
    "drop": "M50 2C70 34 84 48 84 66A34 32 0 0 1 16 66C16 48 30 34 50 2Z",
    "flame_drop": "M52 2C58 26 86 40 82 70A33 30 0 0 1 18 70C16 54 30 46 32 30C42 36 50 22 52 2Z",
    "half_disc": "M4 70A46 46 0 0 1 96 70Z",
    "crown5": (
        "M13 72L3 32L23 50L28 20L41 46L50 12L59 46L72 20L77 50L97 32L87 72Z"
        "M13 77L87 77L87 92L13 92ZM3 33a6 6 0 1 1 0.1 0ZM28 21a6 6 0 1 1 0.1 0ZM50 13a7 7 0 1 1 0.1 0Z"
        "M72 21a6 6 0 1 1 0.1 0ZM97 33a6 6 0 1 1 0.1 0Z"
    ),
    "head": "M50 8C68 8 76 22 74 38C73 52 64 64 50 64C36 64 27 52 26 38C24 22 32 8 50 8Z",
    "shoulders": "M8 100C8 76 26 70 40 66L40 54L60 54L60 66C74 70 92 76 92 100Z",
}


def star(points: int, inner: float, radius: float = 50, turn: float = 0.0) -> skia.Path:
    """A star of `points` points; `inner` is the notches' share of the radius; turn in degrees."""
    corners = []
    for k in range(2 * points):
        r = radius if k % 2 == 0 else radius * inner
        angle = math.pi * k / points + math.radians(turn)
        corners.append((50 + r * math.sin(angle), 50 - r * math.cos(angle)))
    return polygon(corners)


def wheel(spokes: int = 8) -> skia.Path:
    """The wheel of the teaching: rim, hub and spokes with knobs beyond the rim."""
    path = skia.Op(ring(50, 50, 41, 31), ring(50, 50, 13, 5), skia.PathOp.kUnion_PathOp)
    for k in range(spokes):
        spoke = polygon([(47, 12), (53, 12), (53, 40), (47, 40)])
        spoke = skia.Op(spoke, oval(50, 6, 5.5, 5.5), skia.PathOp.kUnion_PathOp)
        spoke.transform(skia.Matrix.RotateDeg(360 * k / spokes, skia.Point(50, 50)))
        path = skia.Op(path, spoke, skia.PathOp.kUnion_PathOp)
    return path


def ring(cx: float, cy: float, outer: float, inner: float) -> skia.Path:
    """A flat ring."""
    whole, hole = oval(cx, cy, outer, outer), oval(cx, cy, inner, inner)
    return skia.Op(whole, hole, skia.PathOp.kDifference_PathOp)


def turned(path: skia.Path, degrees: float) -> skia.Path:
    """The path turned clockwise round its middle."""
    box = path.getBounds()
    result = skia.Path(path)
    result.transform(skia.Matrix.RotateDeg(degrees, skia.Point(box.centerX(), box.centerY())))
    return result


def mirrored(path: skia.Path) -> skia.Path:
    """The path as in a mirror."""
    result = skia.Path(path)
    result.transform(skia.Matrix.Scale(-1, 1))
    return result


def shape(name: str) -> skia.Path:
    """A drawn shape of this module, or the glyph of that name. Raises GlyphError for an unknown one."""
    if name == "star5":
        return star(5, 0.45)
    if name == "star5_open":
        return skia.Op(star(5, 0.45), star(5, 0.45, 31), skia.PathOp.kDifference_PathOp)
    if name == "wheel":
        return wheel()
    if name.startswith("-"):
        return mirrored(shape(name[1:]))
    if name in DRAWN:
        path = svg_path(DRAWN[name])
        if name == "window":
            path.setFillType(skia.PathFillType.kEvenOdd)
        return path
    return glyph_path(name)
