"""Field attacks and siege attacks (R6, R7, R8.10): volleys, charges, blows, shots over the defenders."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from game.titles.creed.content import TILES
from scenes.kit.animation import Animation, Part, between, fading, span
from scenes.kit.board_art import Picture
from scenes.media.theme import ease_out
from scenes.titles.creed.board_art import FACE_UP
from scenes.titles.creed.board_fx import (
    Pos,
    along,
    animation,
    cell,
    frame_of,
    made,
    number,
    on,
    standing,
    tent,
    turned,
    word,
)

if TYPE_CHECKING:
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.titles.creed.board_picture import BoardPicture
    from scenes.titles.creed.plan import Line

READY_MS, VOLLEY_MS, HIT_MS, RETURN_MS = 260, 560, 520, 300
SIEGE_MS, SHOT_MS, SHADOW_MS = 620, 760, 720
SHORT = 0.5
"""How far before its target an attacker stops, in squares."""
FLIGHT = 0.5
"""The share of a blow in which the attacker comes to its target."""


def _missiles(board: BoardPicture, line: Line) -> list[tuple[str, str]]:
    """The supporters of a line: where they stand and what they shoot (R6.4)."""
    found = []
    for ref in line.own:
        unit = board.shown.pieces.units.get(ref)
        row = TILES.get(unit.unit) if unit is not None and not unit.down else None
        if row is not None and row.support:
            found.append((ref, "creed/fx/bolt" if row.kind == "ballista" else "creed/fx/volley"))
    return found


@animation("attacked")
def attacked(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R6.3, R6.4. The power is told; supporters shoot first."""
    ref = cell(board, event)
    line = board.shown.space.line_of(ref)
    if line is None:
        return None
    board.attacker = ref
    target = next((enemy for enemy in line.enemy if enemy in board.shown.pieces.units), line.enemy[0])
    shots = _missiles(board, line) if number(event, "support") > 0 else []
    plate = board.art.plate(_sum(event), "unknown")
    x, y = board.shown.space.centre(ref)
    at = plate.get_rect(midbottom=(x, y - round(0.3 * board.art.size))).topleft

    def frame(share: float) -> list[Part]:
        parts = [Part(plate, at, fading(share, 0.15, 0.85))]
        for i, (start, missile) in enumerate(shots):
            mine = span(share, 0.2 + 0.1 * i, 0.8 + 0.1 * i)
            if 0 < mine < 1 and not board.reduced:
                parts.append(_flying(board, missile, (start, target), line, mine))
        return parts

    return made(board, VOLLEY_MS if shots else READY_MS, frame)


def _sum(event: Event) -> str:
    """"4 + 1 + 2 = 7", or the bare power."""
    terms = [number(event, "base"), *(value for name in ("boost", "support") if (value := number(event, name)) > 0)]
    power = str(number(event, "power"))
    return f"{' + '.join(map(str, terms))} = {power}" if len(terms) > 1 else power


def _flying(board: BoardPicture, missile: str, way: tuple[str, str], line: Line, share: float) -> Part:
    """A missile in its arc."""
    a, b = (board.shown.space.centre(ref) for ref in way)
    x, y = between(a, b, share)
    _, direction = along(board.shown.space.way(line, *way), share)
    high = 0.5 * board.art.size * sin(pi * share)
    return on(turned(board.art.get(missile), direction), (x, y - high))


@animation("hit")
def hit(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R6.7, R6.8. The attacker comes to the unit and strikes: it falls, or the blow glances off."""
    ref, actor = cell(board, event), board.attacker
    attacker = standing(board, actor)
    if not ref or attacker is None:
        return None
    target = board.art.tile(board.shown.nation(ref), word(event, "unit"), FACE_UP)
    start = board.shown.away.get(actor, board.shown.space.centre(actor))
    centre = board.shown.space.centre(ref)
    stop = _before(board, start, centre)
    removed = number(event, "removed") == 1
    obstacle = word(event, "unit").startswith("obstacle")
    effect = ("smash" if obstacle else "clash") if removed else "glance"
    plates = [board.art.plate(text, "removed" if removed else "stays") for text in _counting(event)]

    def frame(share: float) -> list[Part]:
        gone = span(share, 0.65, 1) if removed else 0.0
        parts = [on(target, centre, round(255 * (1 - gone)))]
        parts += _runner(board, attacker, start, stop, share)
        struck = span(share, FLIGHT - 0.05, 1)
        if struck > 0:
            parts.append(on(frame_of(board, effect, 6, struck), centre, fading(struck, 0.05, 0.7)))
        plate = plates[share > 0.7]
        parts.append(Part(plate, plate.get_rect(midbottom=(centre[0], centre[1] - board.art.size // 3)).topleft))
        return parts

    animated = made(board, HIT_MS, frame, hide=(ref, actor), trail=(ref,))
    board.shown.away[actor] = stop
    return animated


def _counting(event: Event) -> tuple[str, str]:
    """The power against the defence, then what is left of it."""
    power, defence = number(event, "power"), number(event, "defence")
    if number(event, "removed") == 1:
        return f"{power} ≥ {defence}", str(number(event, "left"))
    words = f"{power} < {defence}" if power < defence else str(power)
    return words, words


def _before(board: BoardPicture, start: Pos, end: Pos) -> Pos:
    """The point in front of a target."""
    short = round(SHORT * board.art.size)
    dx, dy = end[0] - start[0], end[1] - start[1]
    if abs(dx) >= abs(dy):
        return end[0] - (short if dx > 0 else -short), end[1]
    return end[0], end[1] - (short if dy > 0 else -short)


def _runner(board: BoardPicture, piece: Picture, start: Pos, stop: Pos, share: float) -> list[Part]:
    """The attacker on its way, with dust behind it; under reduced motion it is there at once."""
    there = 1.0 if board.reduced else ease_out(span(share, 0, FLIGHT))
    x, y = between(start, stop, there)
    shake = 0.0 if board.reduced else 0.12 * board.art.size * sin(pi * span(share, FLIGHT - 0.05, FLIGHT + 0.25))
    _, (dx, dy) = along([start, stop], 0)
    parts = [on(piece, (x + dx * shake, y + dy * shake))]
    if 0.05 < share < FLIGHT and not board.reduced:
        dust = turned(frame_of(board, "dust", 8, share / FLIGHT, 0.8), (dx, dy))
        parts.insert(0, on(dust, (x - dx * 0.4 * board.art.size, y - dy * 0.4 * board.art.size), 200))
    return parts


@animation("charge_ended")
def charge_ended(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R6.3. The attacker is back on its cell."""
    ref = cell(board, event)
    start, piece = board.shown.away.pop(ref, None), standing(board, ref)
    if start is None or piece is None:
        return None
    end = board.shown.space.centre(ref)

    def frame(share: float) -> list[Part]:
        return [on(piece, end if board.reduced else between(start, end, ease_out(share)))]

    return made(board, RETURN_MS, frame, hide=(ref,))


# ---------------------------------------------------------------- sieges
@animation("besieged")
def besieged(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R7.3, R7.4. The unit charges through the open line; engines shoot and assassins steal over the defenders."""
    ref, end = cell(board, event), tent(board, event)
    line = board.shown.space.line_of(ref)
    piece = standing(board, ref)
    if line is None or piece is None or end not in line.tents:
        return None
    way = board.shown.space.way(line, ref, end)
    row = TILES.get(word(event, "unit"))
    if row is not None and row.siege == "over":
        return _shot(board, way)
    if row is not None and row.siege == "choice":
        return shadow(board, way[0], way[-1])

    def frame(share: float) -> list[Part]:
        if board.reduced:
            return [on(piece, way[0])]
        there = ease_out(span(share, 0, 0.6)) if share < 0.6 else 1 - span(share, 0.68, 1)
        (x, y), direction = along(way, there * (1 - SHORT / (len(way) - 1)))
        parts = [on(piece, (x, y))]
        if share < 0.6:
            dust = turned(frame_of(board, "dust", 8, share / 0.6, 0.8), direction)
            behind = 0.4 * board.art.size
            parts.insert(0, on(dust, (x - direction[0] * behind, y - direction[1] * behind)))
        return parts

    return made(board, SIEGE_MS, frame, hide=(ref,), trail=(ref, end))


def _shot(board: BoardPicture, way: list[Pos]) -> Animation:
    """A stone flies over the defenders in a high arc."""
    stone = board.art.get("creed/fx/stone")
    a, b = way[0], way[-1]
    high = 1.6 * board.art.size

    def frame(share: float) -> list[Part]:
        flown = span(share, 0.1, 0.85)
        x, y = between(a, b, flown)
        parts = []
        if not board.reduced and 0 < flown < 1:
            parts.append(on(stone, (x, y - high * sin(pi * flown))))
        if flown >= 1 or board.reduced:
            parts.append(on(frame_of(board, "smash", 6, share if board.reduced else span(share, 0.85, 1)), b))
        return parts

    return made(board, SHOT_MS, frame)


def shadow(board: BoardPicture, start: Pos, end: Pos) -> Animation:
    """R7.4, R8.10. An assassin's shadow steals to a tent."""

    def frame(share: float) -> list[Part]:
        at = end if board.reduced else between(start, end, ease_out(span(share, 0, 0.7)))
        return [on(frame_of(board, "shadow", 6, share), at, fading(share, 0.1, 0.85))]

    return made(board, SHADOW_MS, frame)
