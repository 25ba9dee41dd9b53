"""Small painted scenes for card pictures: sky, light, distance, ground, solid things in front, weather.

A scene is data (`Scene`); `paint_scene` lays it down back to front. Places are shares of the picture (0..1, x
from the left, y from the top); sizes are shares of its height. Things stand with their foot at y unless they
float.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import skia

from assets.paint import effects
from assets.paint.base import (
    BONE,
    Material,
    clipped,
    contact_shadow,
    fill,
    fitted,
    glow,
    layer,
    linear,
    mix,
    moved,
    noise,
    oval,
    polygon,
    radial,
    solid_glyph,
)
from assets.paint.realigious import card_far, card_things
from assets.paint.ui_shapes import shape

WIDTH, HEIGHT = 416, 288


@dataclass(frozen=True)
class Mood:
    """Colours of a scene: sky at the top and the horizon, ground lit and in shade, distance, light."""

    top: str
    horizon: str
    ground: str
    shade: str
    haze: str
    light: str


@dataclass(frozen=True)
class Thing:
    """A solid glyph or a drawn thing ("tile!", "card!", ...; see card_things) in the scene.

    `far` is the share of haze in front of it, `glow` the light round it, `back` what fills its holes.
    """

    what: str
    x: float
    y: float
    size: float
    stuff: Material = BONE
    turn: float = 0.0
    far: float = 0.0
    floats: bool = False
    glow: str = ""
    thick: float = 0.03
    back: str = ""


@dataclass(frozen=True)
class Scene:
    """One card picture: `light` is its source (x, y) and reach; back and front name effects of effects."""

    mood: Mood
    things: tuple[Thing, ...]
    ground: str = "plain"
    far: str = "hills"
    horizon: float = 0.58
    light: tuple[float, float, float] = (0.3, 0.3, 0.7)
    back: tuple[str, ...] = ()
    front: tuple[str, ...] = ()
    seed: int = 1


def hazed(stuff: Material, haze: str, share: float) -> Material:
    """A material seen through `share` of haze."""
    return Material(*(mix(tone, haze, share) for tone in (stuff.light, stuff.middle, stuff.dark, stuff.edge)))


def contours(path: skia.Path) -> list[skia.Path]:
    """Every closed line of a path as a path of its own: filled, they close the holes of a glyph."""
    parts: list[skia.Path] = []
    for verb, points in path:
        if verb == skia.Path.kMove_Verb:
            parts.append(skia.Path())
            parts[-1].moveTo(points[0])
        elif verb == skia.Path.kLine_Verb:
            parts[-1].lineTo(points[1])
        elif verb == skia.Path.kQuad_Verb:
            parts[-1].quadTo(points[1], points[2])
        elif verb == skia.Path.kCubic_Verb:
            parts[-1].cubicTo(points[1], points[2], points[3])
        elif verb == skia.Path.kConic_Verb:
            parts[-1].lineTo(points[2])
    return parts


def _frame() -> skia.Path:
    return polygon([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)])


def _sky(canvas: skia.Canvas, scene: Scene) -> None:
    mood, line = scene.mood, scene.horizon * HEIGHT
    whole = _frame()
    canvas.drawPath(
        whole, linear((0, 0), (0, max(line, 60)), [mood.top, mix(mood.top, mood.horizon, 0.5), mood.horizon])
    )
    noise(canvas, whole, (0.008, 0.02), mix(mood.horizon, mood.light, 0.5), 0.5, scene.seed, 4, 0.48)
    noise(canvas, whole, (0.006, 0.016), mix(mood.top, "#000000", 0.5), 0.45, scene.seed + 5, 4, 0.5)
    x, y, reach = scene.light
    spot = (x * WIDTH, y * HEIGHT)
    size = reach * WIDTH
    canvas.drawPath(whole, radial(spot, size, [(mood.light, 0.85), (mood.light, 0.3), (mood.light, 0)], [0, 0.35, 1]))


def _ground(canvas: skia.Canvas, scene: Scene) -> None:
    if scene.ground == "none":
        return
    mood, line = scene.mood, scene.horizon * HEIGHT
    card_far.GROUNDS[scene.ground](canvas, line, mood.ground, mood.shade, scene.seed)
    floor = polygon([(0, line), (WIDTH, line), (WIDTH, HEIGHT), (0, HEIGHT)])
    x, _, reach = scene.light
    with clipped(canvas, floor), moved(canvas, x * WIDTH, line):
        canvas.scale(1, 0.45)
        size = reach * WIDTH
        canvas.drawPath(oval(0, 0, size, size), radial((0, 0), size, [(mood.light, 0.5), (mood.light, 0)]))


def place(canvas: skia.Canvas, thing: Thing, scene: Scene) -> None:
    """One thing with its shadow, its haze and its glow."""
    stuff = hazed(thing.stuff, scene.mood.haze, thing.far) if thing.far else thing.stuff
    size = thing.size * HEIGHT
    if thing.what.endswith("!"):
        with moved(canvas, thing.x * WIDTH, thing.y * HEIGHT, 1, thing.turn):
            card_things.THINGS[thing.what](canvas, size, stuff)
        return
    outline = fitted(shape(thing.what), (-size / 2, -size / 2, size, size))
    if thing.turn:
        outline.transform(skia.Matrix.RotateDeg(thing.turn))
    box = outline.computeTightBounds()
    outline.offset(
        thing.x * WIDTH - box.centerX(), thing.y * HEIGHT - (box.centerY() if thing.floats else box.bottom())
    )
    box = outline.computeTightBounds()
    if not thing.floats:
        contact_shadow(
            canvas,
            box.centerX() + size * 0.05,
            box.bottom() - size * 0.01,
            box.width() * 0.5,
            size * 0.07,
            0.6,
        )
    if thing.glow:
        glow(canvas, outline, thing.glow, size * 0.12, 0.9)
        glow(canvas, outline, thing.glow, size * 0.04, 0.7)
    if thing.back:
        for part in contours(outline):
            canvas.drawPath(part, fill(mix(thing.back, scene.mood.haze, thing.far)))
    where = (box.left(), box.top(), box.width(), box.height())
    solid_glyph(canvas, outline, stuff, where, max(1.5, size * thing.thick), shadow=not thing.far)


def _effects(canvas: skia.Canvas, names: tuple[str, ...], scene: Scene) -> None:
    for name in names:
        kind, _, colour = name.partition(":")
        x, y, reach = scene.light
        spot = effects.Spot(x * WIDTH, y * HEIGHT, reach * WIDTH, scene.horizon * HEIGHT, WIDTH, HEIGHT)
        effects.EFFECTS[kind](canvas, spot, colour or scene.mood.light, scene.seed)


def paint_scene(scene: Scene) -> Callable[[skia.Canvas], None]:
    """The recipe that paints a scene with its upper left corner at the origin."""

    def paint(canvas: skia.Canvas) -> None:
        with clipped(canvas, _frame()):
            _sky(canvas, scene)
            _effects(canvas, scene.back, scene)
            card_far.FAR[scene.far](canvas, scene.horizon * HEIGHT, scene.mood.haze, scene.mood.shade, scene.seed)
            _ground(canvas, scene)
            for thing in scene.things:
                place(canvas, thing, scene)
            _effects(canvas, scene.front, scene)
            with layer(canvas, 0.75):
                dark = [("#05030A", 0.0), ("#05030A", 0.1), ("#05030A", 0.85)]
                corners = radial((WIDTH * 0.5, HEIGHT * 0.48), WIDTH * 0.66, dark, [0, 0.5, 1])
                canvas.drawPath(_frame(), corners)

    return paint
