"""Interface icons, resource, phase and tab icons: raised glyphs of bone, metal and gem on clear ground.

Every icon is a square with its anchor in the middle; 128 sprite pixels, the three large menu icons 256.
"""

from __future__ import annotations

from collections.abc import Callable

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BONE,
    GOLD,
    Material,
    blurred,
    fill,
    fitted,
    moved,
    oval,
    radial,
    shaded,
    solid_glyph,
)
from assets.paint.ui_shapes import shape, turned

SIZE = 128
# brighter than the board's materials: icons stand on dark panels and are seen at 24 pixels
AMETHYST = Material("#F0DCFF", "#B584F2", "#5E30A0", "#FFFFFF")
JADE = Material("#D4FBE6", "#4FCB99", "#157552", "#FFFFFF")
RUBY = Material("#FFC4B4", "#F0625A", "#982230", "#FFF0E8")
SAPPHIRE = Material("#DCEFFF", "#74B4F6", "#2C60B0", "#FFFFFF")
TEAL_GLASS = Material("#D8FDFC", "#54CBD4", "#176E82", "#FFFFFF")
IRON = Material("#D4DCE8", "#8E9AAC", "#485264", "#FFFFFF")
STONE = Material("#D8DBE2", "#9CA2B0", "#565C6E", "#FFFFFF")
AMBER = Material("#FFE0A0", "#F0982C", "#8A3E0C", "#FFF3D0")
PEARL = Material("#FFFFFF", "#D6DCEA", "#7D88A4", "#FFFFFF")
ROSE = Material("#FFD9DE", "#D9788E", "#6E2440", "#FFF0F2")
COIN = Material("#FFF2B0", "#FFC93C", "#D98A12", "#FFFDE8")
LEATHER = Material("#E8B87C", "#A8683A", "#532C14", "#FFE0B4")

UI: dict[str, tuple[str, Material]] = {
    "play": ("play", GOLD),
    "continue": ("fast", GOLD),
    "saves": ("save", BONE),
    "load": ("load", BONE),
    "replays": ("film-spool", BONE),
    "rules": ("rule-book", BONE),
    "options": ("cog", BONE),
    "quit": ("exit-door", BONE),
    "back": ("arrow_left", BONE),
    "check": ("check", JADE),
    "cross": ("cross", RUBY),
    "plus": ("plus", BONE),
    "minus": ("minus", BONE),
    "lock": ("padlock", GOLD),
    "unlock": ("padlock-open", BONE),
    "crown": ("crown", GOLD),
    "hourglass": ("sands-of-time", BONE),
    "undo": ("anticlockwise-rotation", BONE),
    "search": ("magnifying-glass", BONE),
    "eye": ("sheikah-eye", BONE),
    "eye_off": ("sight-disabled", BONE),
    "curtain": ("theater-curtains", ROSE),
    "speaker": ("speaker", BONE),
    "speaker_off": ("speaker-off", STONE),
    "music": ("musical-notes", BONE),
    "music_off": ("sound-off", STONE),
    "keyboard": ("keyboard", BONE),
    "language": ("world", BONE),
    "window": ("window", BONE),
    "fullscreen": ("expand", BONE),
    "deck": ("card-draw", BONE),
    "graveyard": ("tombstone", STONE),
    "hand": ("poker-hand", BONE),
    "discard": ("card-discard", BONE),
    "warning": ("hazard-sign", AMBER),
    "info": ("info", SAPPHIRE),
    "help": ("help", SAPPHIRE),
    "pin": ("pin", BONE),
    "star": ("star5", GOLD),
    "star_off": ("star5_open", STONE),
    "menu": ("menu", BONE),
    "pause": ("pause", BONE),
    "fast": ("fast", BONE),
    "trash": ("trash-can", BONE),
    "pencil": ("pencil", BONE),
    "trophy": ("trophy", GOLD),
    "chart": ("chart", BONE),
    "profile": ("character", BONE),
    "guest": ("domino-mask", BONE),
    "bot_easy": ("vintage-robot", JADE),
    "bot_normal": ("robot-antennas", AMBER),
    "bot_hard": ("megabot", RUBY),
    "random": ("perspective-dice-six-faces-random", AMETHYST),
    "dice": ("rolling-dices", BONE),
    "clock": ("stopwatch", BONE),
    "cycle": ("cycle", BONE),
    "map": ("treasure-map", BONE),
    "situation": ("checklist", BONE),
    "turn": ("crown", AMBER),
    "filter": ("funnel", BONE),
    "filter_all": ("papers", BONE),
    "filter_move": ("boot-prints", BONE),
    "filter_card": ("card-pick", AMETHYST),
    "filter_combat": ("crossed-swords", RUBY),
    "filter_prop": ("prayer", JADE),
    "filter_force": ("bank", SAPPHIRE),
    "filter_relic": ("crystal-shine", TEAL_GLASS),
    "filter_system": ("cog", STONE),
    "folder": ("open-folder", AMBER),
    "motion": ("wingfoot", BONE),
    "credits": ("scroll-quill", BONE),
    "pass": ("halt", BONE),
    "person": ("person", BONE),
    "chat": ("talk", BONE),
    "ready": ("thumb-up", JADE),
    "level": ("star-medal", GOLD),
    "reaction": ("lightning-helix", AMETHYST),
    "action": ("hand-of-god", GOLD),
}
LARGE: dict[str, tuple[str, Material, str]] = {
    "traits": ("tree-branch", JADE, "#3E8F62"),
    "shop": ("shopping-bag", LEATHER, "#B5722C"),
    "community": ("three-friends", PEARL, "#4468B5"),
}


def outline(what: skia.Path | str) -> skia.Path:
    """The path, or the shape of that name: glyphs are read when they are painted, not when recipes are listed."""
    return shape(what) if isinstance(what, str) else what


def icon(what: skia.Path | str, stuff: Material, size: float = SIZE) -> Callable[[skia.Canvas], None]:
    """A raised glyph (a path, or a shape by name) that fills most of a square round the origin."""
    reach = size * 0.42

    def paint(canvas: skia.Canvas) -> None:
        box = (-reach, -reach - size * 0.015, 2 * reach, 2 * reach)
        solid_glyph(canvas, outline(what), stuff, box, size * 0.028)

    return paint


def lit_icon(what: skia.Path | str, stuff: Material, light: str, size: float) -> Callable[[skia.Canvas], None]:
    """A raised glyph in front of a pool of coloured light."""

    def paint(canvas: skia.Canvas) -> None:
        pool = radial((0, 0), size * 0.5, [(light, 0.75), (light, 0.3), (light, 0)], [0, 0.6, 1])
        canvas.drawPath(oval(0, 0, size * 0.5, size * 0.5), pool)
        canvas.drawPath(oval(0, size * 0.36, size * 0.3, size * 0.05), blurred(fill("#05040A", 0.55), size * 0.03))
        reach = size * 0.36
        solid_glyph(canvas, outline(what), stuff, (-reach, -reach, 2 * reach, 2 * reach), size * 0.026)

    return paint


def coin(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """A gold coin with a broad rim and a star, bright enough to be one at 20 pixels."""
    canvas.drawPath(oval(x + 2, y + 4, radius, radius), blurred(fill("#05040A", 0.7), 3))
    with moved(canvas, 0, 3):
        canvas.drawPath(oval(x, y, radius, radius), fill("#7A4B0E"))
    shaded(canvas, oval(x, y, radius, radius), COIN, 4)
    canvas.drawPath(oval(x, y, radius * 0.76, radius * 0.76), fill("#B9740F"))
    shaded(canvas, oval(x, y, radius * 0.7, radius * 0.7), COIN, 2.5)
    side = radius * 0.9
    canvas.drawPath(fitted(shape("star5"), (x - side / 2, y - side / 2, side, side)), fill("#8A520A"))


def coins(canvas: skia.Canvas) -> None:
    """A coin before another one."""
    coin(canvas, 18, -14, 38)
    coin(canvas, -9, 8, 46)


def square(name: str, atlas: str, paint: Callable[[skia.Canvas], None], size: int = SIZE) -> None:
    register(name, atlas, (-size // 2, -size // 2, size // 2, size // 2), paint, trim=False)


for _name, (_glyph, _stuff) in UI.items():
    square(f"ui/{_name}", "ui_icons", icon(_glyph, _stuff))
for _name in ("coins", "filter_resource"):
    square(f"ui/{_name}", "ui_icons", coins)
for _way, _turn in (("left", 0), ("up", 90), ("right", 180), ("down", 270)):
    square(f"ui/arrow_{_way}", "ui_icons", icon(turned(shape("arrow_left"), _turn), BONE))
    square(f"ui/chevron_{_way}", "ui_icons", icon(turned(shape("chevron_left"), _turn), BONE))
for _name, (_glyph, _stuff, _light) in LARGE.items():
    square(f"ui/{_name}", "ui_icons", lit_icon(_glyph, _stuff, _light, 256), 256)
for _name, _colour in (("good", JADE), ("bad", RUBY), ("neutral", IRON)):
    square(f"ui/mood_{_name}", "ui_icons", icon(oval(50, 50, 50, 50), _colour))
