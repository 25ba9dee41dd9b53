"""Field attacks and siege attacks (R6, R7, R8.10): volleys, charges, blows, shots over the defenders."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import TILES
from scenes.kit.animation import Animation, Cel, delayed, fades, sequence, span
from scenes.kit.board_art import AnchoredPicture
from scenes.kit.cue import Unplaced
from scenes.kit.fx import along, arc, burst, lively, on, painted, shown, way_between
from scenes.media.theme import ease_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.kit.animation import Fade, Frame
    from scenes.kit.fx import Direction, Point
    from scenes.kit.stage import Stage
    from scenes.titles.creed.board_fx import CreedCue
    from scenes.titles.creed.space import Line

READY_MS, VOLLEY_MS, HIT_MS, RETURN_MS = 260, 560, 520, 300
SIEGE_MS, SHOT_MS, SHADOW_MS = 620, 760, 720
SHORT = 0.5
"""How far before its target an attacker stops, in squares."""
FLIGHT = 0.5
"""The share of a blow in which the attacker comes to its target."""


def attacked(cue: CreedCue) -> Animation:
    """R6.3, R6.4. The power is told; supporters shoot first."""
    ref = cue.cell()
    line, units = cue.line(ref), cue.shown.pieces.units
    cue.shown.attacker = ref
    target = next((enemy for enemy in line.enemy if enemy in units), line.enemy[0])
    shots = _missiles(cue, line) if cue.number("support") > 0 else []
    x, y = cue.at(ref)
    plate = _plate(cue, _sum(cue), "unknown", (x, y - round(0.3 * cue.stage.size)), fades(0.15, 0.85))
    volley = [
        lively(cue.stage, delayed(_flying(cue, missile, (start, target), line), 0.2 + 0.1 * i, 0.8 + 0.1 * i))
        for i, (start, missile) in enumerate(shots)
    ]
    return cue.play(VOLLEY_MS if shots else READY_MS, plate, *volley)


def _missiles(cue: CreedCue, line: Line) -> list[tuple[str, str]]:
    """The supporters of a line: where they stand and what they shoot (R6.4)."""
    found = []
    for ref in line.own:
        unit = cue.shown.pieces.units.get(ref)
        row = TILES.get(unit.unit) if unit is not None and not unit.down else None
        if row is not None and row.support:
            found.append((ref, "creed/fx/bolt" if row.kind == "ballista" else "creed/fx/volley"))
    return found


def _sum(cue: CreedCue) -> str:
    """"4 + 1 + 2 = 7", or the bare power."""
    terms = [cue.number("base"), *(value for name in ("boost", "support") if (value := cue.number(name)) > 0)]
    power = str(cue.number("power"))
    return f"{' + '.join(map(str, terms))} = {power}" if len(terms) > 1 else power


def _plate(cue: CreedCue, words: str, tone: str, foot: Point, fade: Fade | None = None) -> Frame:
    """A plate that stands on a point."""
    plate = cue.stage.art.plate(words, tone)
    return shown(AnchoredPicture(plate, plate.get_width() // 2, plate.get_height()), foot, fade)


def _flying(cue: CreedCue, missile: str, way: tuple[str, str], line: Line) -> Frame:
    """A missile in its arc."""
    picture, flight = cue.stage.picture(missile), arc(cue.stage, cue.at(way[0]), cue.at(way[1]), 0.5)
    points = cue.shown.space.way(line, *way)
    return lambda share: [on(_turned(picture, along(points, share)[1]), flight(share))]


def _turned(picture: AnchoredPicture, way: Direction) -> AnchoredPicture:
    """A picture that points to the right, pointing along (dx, dy) instead."""
    if way[0] > 0 or way == (0, 0):
        return picture
    angle = 180 if way[0] < 0 else (90 if way[1] < 0 else -90)
    surface = pygame.transform.rotate(picture.surface, angle)
    return AnchoredPicture(surface, surface.get_width() // 2, surface.get_height() // 2)


def hit(cue: CreedCue) -> Animation:
    """R6.7, R6.8. The attacker comes to the unit and strikes: it falls, or the blow glances off."""
    ref, actor, removed = cue.cell(), cue.shown.attacker, cue.number("removed") == 1
    attacker, at, away = cue.standing(actor), cue.at(ref), cue.shown.away
    start = away.get(actor, cue.at(actor))
    stop = _before(cue, start, at)
    effect = "glance" if not removed else "smash" if cue.word("unit").startswith("obstacle") else "clash"
    before, after = _counting(cue)
    tone, foot = "removed" if removed else "stays", (at[0], at[1] - cue.stage.size // 3)
    away[actor] = stop
    return cue.play(
        HIT_MS,
        shown(cue.tile(ref), at, (lambda share: round(255 * (1 - span(share, 0.65, 1)))) if removed else None),
        _running(cue, attacker, start, stop),
        delayed(burst(cue.stage, f"creed/fx/{effect}", 6, at, fade=fades(0.05, 0.7)), FLIGHT - 0.05),
        sequence((0.7, _plate(cue, before, tone, foot)), (1.0, _plate(cue, after, tone, foot))),
        hide=(ref, actor),
        trail=(ref,),
    )


def _counting(cue: CreedCue) -> tuple[str, str]:
    """The power against the defence, then what is left of it."""
    power, defence = cue.number("power"), cue.number("defence")
    if cue.number("removed") == 1:
        return f"{power} ≥ {defence}", str(cue.number("left"))
    words = f"{power} < {defence}" if power < defence else str(power)
    return words, words


def _before(cue: CreedCue, start: Point, end: Point) -> Point:
    """The point in front of a target."""
    short = round(SHORT * cue.stage.size)
    dx, dy = end[0] - start[0], end[1] - start[1]
    if abs(dx) >= abs(dy):
        return end[0] - (short if dx > 0 else -short), end[1]
    return end[0], end[1] - (short if dy > 0 else -short)


def _running(cue: CreedCue, piece: AnchoredPicture, start: Point, stop: Point) -> Frame:
    """The attacker on its way, with dust behind it; then the blow shakes it."""
    stage, way = cue.stage, way_between(cue.stage, start, stop)
    _, (dx, dy) = along([start, stop], 0)

    def frame(share: float) -> list[Cel]:
        x, y = way(span(share, 0, FLIGHT))
        if stage.reduced:
            return [on(piece, (x, y))]
        shake = 0.12 * stage.size * sin(pi * span(share, FLIGHT - 0.05, FLIGHT + 0.25))
        runner = on(piece, (x + dx * shake, y + dy * shake))
        return [_dust(stage, (x, y), (dx, dy), share / FLIGHT, 200), runner] if 0.05 < share < FLIGHT else [runner]

    return frame


def _dust(stage: Stage, at: Point, way: Direction, share: float, alpha: int = 255) -> Cel:
    """What rises behind something that runs."""
    behind = 0.4 * stage.size
    cloud = _turned(painted(stage, "creed/fx/dust", 8, share, 0.8), way)
    return on(cloud, (at[0] - way[0] * behind, at[1] - way[1] * behind), alpha)


def charge_ended(cue: CreedCue) -> Animation:
    """R6.3. The attacker is back on its cell."""
    ref = cue.cell()
    start, piece = cue.shown.away.pop(ref, None), cue.standing(ref)
    if start is None:
        raise Unplaced(ref)
    return cue.play(RETURN_MS, shown(piece, way_between(cue.stage, start, cue.at(ref))), hide=(ref,))


# ---------------------------------------------------------------- sieges
def besieged(cue: CreedCue) -> Animation:
    """R7.3, R7.4. The unit charges through the open line; engines shoot and assassins steal over the defenders."""
    ref, end = cue.cell(), cue.tent()
    line, piece = cue.line(ref), cue.standing(ref)
    if end not in line.tents:
        raise Unplaced(end)
    way = cue.shown.space.way(line, ref, end)
    row = TILES.get(cue.word("unit"))
    if row is not None and row.siege == "over":
        return cue.play(SHOT_MS, *_shot(cue.stage, way[0], way[-1]))
    if row is not None and row.siege == "choice":
        return cue.play(SHADOW_MS, shadow(cue.stage, way[0], way[-1]))
    return cue.play(SIEGE_MS, _charging(cue.stage, piece, way), hide=(ref,), trail=(ref, end))


def _charging(stage: Stage, piece: AnchoredPicture, way: Sequence[Point]) -> Frame:
    """A unit runs to the tent at the end of a way and back."""

    def frame(share: float) -> list[Cel]:
        if stage.reduced:
            return [on(piece, way[0])]
        there = ease_out(span(share, 0, 0.6)) if share < 0.6 else 1 - span(share, 0.68, 1)
        at, direction = along(way, there * (1 - SHORT / (len(way) - 1)))
        return [_dust(stage, at, direction, share / 0.6), on(piece, at)] if share < 0.6 else [on(piece, at)]

    return frame


def _shot(stage: Stage, start: Point, end: Point) -> tuple[Frame | None, Frame]:
    """A stone flies over the defenders in a high arc and strikes."""
    flight = shown(stage.picture("creed/fx/stone"), arc(stage, start, end, 1.6))
    stone = lively(stage, delayed(flight, 0.1, 0.85))
    strike = burst(stage, "creed/fx/smash", 6, end)
    return stone, strike if stage.reduced else delayed(strike, 0.85)


def shadow(stage: Stage, start: Point, end: Point) -> Frame:
    """R7.4, R8.10. An assassin's shadow steals to a tent."""
    way = way_between(stage, start, end)
    return burst(stage, "creed/fx/shadow", 6, lambda share: way(span(share, 0, 0.7)), fade=fades(0.1, 0.85))
