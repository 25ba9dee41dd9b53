"""Units coming, going and changing places (R5, R8.3, R8.8)."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from scenes.kit.animation import Animation, between, delayed, fades, span
from scenes.kit.cue import Unplaced
from scenes.kit.fx import burst, flip, lively, onto, shifted, shown, travel, way_between
from scenes.media.theme import ease_out
from scenes.titles.creed.board_art import FACE_DOWN, FACE_UP, OWN_DOWN

if TYPE_CHECKING:
    from scenes.kit.animation import Frame
    from scenes.kit.board_art import AnchoredPicture
    from scenes.kit.fx import Point
    from scenes.titles.creed.board_fx import CreedCue

MOVE_MS, CROSS_MS, SWAP_MS, ROTATE_MS, DROP_MS, FLIP_MS = 340, 440, 440, 560, 380, 380
HOME_MS, FIRM_MS, MARCH_MS = 560, 420, 760
SEEN_MS, HIT = 420, "R6.8"
"""So long a unit lies there turned up before it is hit: the attacker comes to stand over it."""
LIFT, FLIP_LIFT = 0.22, 0.18


def _travel(cue: CreedCue, length: int, *ways: tuple[AnchoredPicture, str, str]) -> Animation:
    """Tiles go from cell to cell at the same time."""
    shadow = cue.stage.picture("creed/unit/shadow", 0.9)
    frames = [travel(cue.stage, piece, (cue.at(a), cue.at(b)), LIFT, shadow=shadow) for piece, a, b in ways]
    refs = tuple(ref for _, *way in ways for ref in way)
    return cue.play(length, *frames, hide=refs, trail=refs)


def moved(cue: CreedCue) -> Animation:
    """R5.2, R5.3, R5.5. A unit goes to another cell; one that lay face-down shows itself."""
    start, end = cue.cell("from"), cue.cell("to")
    cue.told("unit")
    return _travel(cue, MOVE_MS if cue.event.kind == "moved" else CROSS_MS, (cue.tile(start), start, end))


def swapped(cue: CreedCue) -> Animation:
    """R5.4. Two units exchange their places."""
    return _cycle(cue, [cue.cell("a"), cue.cell("b")], SWAP_MS)


def rotated(cue: CreedCue) -> Animation:
    """R5.4. Three or more units go round."""
    seat = cue.number("seat")
    return _cycle(cue, [cue.placed(f"cell:{seat}{name}") for name in cue.told("cells").split()], ROTATE_MS)


def _cycle(cue: CreedCue, refs: list[str], length: int) -> Animation:
    return _travel(cue, length, *((cue.standing(a), a, b) for a, b in zip(refs, [*refs[1:], refs[0]], strict=True)))


def deployed(cue: CreedCue) -> Animation:
    """R5.1, R2.10. A tile is laid down; dust rises."""
    ref = cue.cell()
    lies = FACE_UP if cue.number("down") <= 0 else OWN_DOWN if cue.word("unit") else FACE_DOWN
    dust = delayed(burst(cue.stage, "creed/fx/dust", 8, cue.at(ref), fade=lambda _share: 160), 0.7)
    return cue.play(DROP_MS, lively(cue.stage, dust), _dropped(cue, ref, lies), hide=(ref,), trail=(ref,))


def recalled(cue: CreedCue) -> Animation:
    """R5.7. An obstacle is taken up again."""
    ref = cue.cell()
    drop = _dropped(cue, ref, FACE_UP)
    return cue.play(DROP_MS, lambda share: drop(1 - share), hide=(ref,), trail=(ref,))


def _dropped(cue: CreedCue, ref: str, lies: str) -> Frame:
    """A tile comes from above."""
    way = onto(cue.stage, cue.at(ref), 0.7)
    return shown(cue.tile(ref, lies), way, lambda share: round(255 * min(1.0, share * 2.2)))


def revealed(cue: CreedCue) -> Animation:
    """A face-down tile is turned over."""
    ref = cue.cell()
    cue.told("unit")
    try:
        back = cue.standing(ref)
    except Unplaced:
        back = cue.tile(ref, FACE_DOWN)
    turn = flip(cue.stage, back, cue.tile(ref), cue.at(ref), FLIP_LIFT)
    length = FLIP_MS + (SEEN_MS if cue.event.rule == HIT else 0)
    return cue.play(length, lambda share: turn(min(1.0, share * length / FLIP_MS)), hide=(ref,), trail=(ref,))


# ---------------------------------------------------------------- R8.3, R8.8
def sent_back(cue: CreedCue) -> Animation:
    """R8.8. A scroll unrolls before the unit; it walks home."""
    ref = cue.cell()
    start, end = cue.at(ref), cue.camp(cue.number("seat"))

    def walk(share: float) -> Point:
        walked = 0.0 if cue.stage.reduced else ease_out(span(share, 0.35, 1))
        x, y = between(start, end, walked)
        return x, y - (0 if walked in (0.0, 1.0) else 0.06 * cue.stage.size * abs(sin(walked * pi * 6)))

    unit = shown(cue.tile(ref), walk, lambda share: round(255 * (1 - span(share, 0.75, 1))))
    scroll = delayed(burst(cue.stage, "creed/fx/scroll", 6, start, 0.8, fades(0.1, 0.8)), 0, 0.6)
    return cue.play(HOME_MS, unit, scroll, hide=(ref,), trail=(ref,))


def stood_firm(cue: CreedCue) -> Animation:
    """R8.8. The scroll falls before a unit that stays."""
    ref = cue.cell()
    way = shifted(cue.stage, cue.at(ref), dy=lambda share: 0.5 * span(share, 0.5, 1) ** 2)
    return cue.play(FIRM_MS, burst(cue.stage, "creed/fx/scroll", 6, way, 0.8, fades(0.1, 0.6)), trail=(ref,))


def reinforced(cue: CreedCue) -> Animation | None:
    """R8.3. A column of tiles marches into the camp, face-down for those who may not know them."""
    seat, name, count = cue.number("seat"), cue.nation(), cue.number("count")
    way = way_between(cue.stage, cue.shown.space.clearing(seat).center, cue.camp(seat))
    units = cue.word("units").split() or [""] * count
    tiles = [cue.stage.art.tile(name, unit, FACE_UP, 0.8) for unit in units]
    column = [
        delayed(shown(tile, way, fades(0.2, 0.75)), 0.16 * i, 0.6 + 0.16 * i) for i, tile in enumerate(tiles)
    ]
    return cue.play(MARCH_MS, *column) if count > 0 else None
