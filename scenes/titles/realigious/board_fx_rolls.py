"""Rolls that can be followed: the percentile dial, over a tile for a propagation, with chance and result (10.5, E6)."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.kit.animation import Animation, Cel, fades, repeated, sequence
from scenes.kit.board_art import AnchoredPicture
from scenes.kit.dice import dice_roll
from scenes.kit.fx import centred, lively, on, shown
from scenes.media import theme
from scenes.titles.realigious import board_plates
from scenes.titles.realigious.board_fx import DARK_RED, seat_colour
from scenes.titles.realigious.goods import die_part

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from scenes.kit.animation import Frame
    from scenes.kit.fx import Point
    from scenes.media.media import Media
    from scenes.titles.realigious.board_fx import RealigiousCue, RealigiousStage

DIAL, SPIN_TURNS, FACES = 188, 2, 100
PROPAGATION_MS, DECLARED_MS, CERTAIN_MS = 1150, 520, 420
SPUN = 0.62
TYPE, LARGE_TYPE = (40, 20, -28, 6), (32, 18, -32, 4)
"""Sizes of the number and of what it has to be, and where both stand; where letters are large there is less room."""
GOOD_ZONE, BAD_ZONE = (84, 190, 112), (150, 52, 52)


class Rolled(NamedTuple):
    """A roll and what it is held against; `over`: it has to be higher."""

    rate: int
    roll: int
    over: bool = False

    @property
    def won(self) -> bool:
        """Whether it succeeds."""
        return self.roll > self.rate if self.over else self.roll <= self.rate

    @property
    def needed(self) -> str:
        """What it is held against, as it stands on the dial."""
        return f"> {self.rate}" if self.over else f"≤ {self.rate}"


def dial_of(media: Media, rate: int, good: str, over: bool = False) -> AnchoredPicture:
    """The dial with the part of its ring that means success in green; `over`: what is over the rate does."""
    sprite = die_part(good, "dial")
    plain, anchor = media.sprites.get(sprite, width=DIAL), media.sprites.anchor(sprite, width=DIAL)

    def draw() -> pygame.Surface:
        zoom = 4
        big = pygame.Surface((plain.get_width() * zoom, plain.get_height() * zoom), pygame.SRCALPHA)
        high, low = (GOOD_ZONE, BAD_ZONE) if over else (BAD_ZONE, GOOD_ZONE)
        for colour, start, end in ((high, rate, FACES), (low, 0, rate)):
            if end > start:
                outer, inner = (_arc(anchor, DIAL * share, start, end) for share in (0.405, 0.315))
                zone = [(x * zoom, y * zoom) for x, y in [*outer, *reversed(inner)]]
                pygame.draw.polygon(big, (*colour, 150), zone)
        out = plain.copy()
        out.blit(pygame.transform.smoothscale(big, plain.get_size()), (0, 0))
        return out

    return AnchoredPicture(media.sprites.made(("board dial", rate, good, over), draw), *anchor)


def _arc(middle: Point, radius: float, start: int, end: int) -> list[Point]:
    steps = max(2, end - start)
    angles = [radians((start + (end - start) * i / steps) * 3.6 - 90) for i in range(steps + 1)]
    return [(middle[0] + radius * cos(a), middle[1] + radius * sin(a)) for a in angles]


def needle_of(media: Media, percent: int, good: str) -> tuple[AnchoredPicture, Point]:
    """The needle at 0..99 and the place of its middle from the middle of the dial."""
    plain = media.sprites.get(die_part(good, "needle"), width=round(DIAL * 42 / 330))
    turned = media.sprites.made(
        ("board needle", percent, good), lambda: pygame.transform.rotozoom(plain, -percent * 3.6, 1.0)
    )
    reach, angle = DIAL * 111 / 330, radians(percent * 3.6 - 90)
    return centred(turned), (round(reach * cos(angle)), round(reach * sin(angle)))


def dial_face(stage: RealigiousStage, rolled: Rolled, good: str, where: Callable[[], Point]) -> Frame:
    """The dial about a point: the needle runs out at SPUN, then the result stands."""
    dial, won = dial_of(stage.media, min(max(rolled.rate, 0), FACES), good, rolled.over), rolled.won

    def face(value: int, stands: bool) -> list[Cel]:
        x, y = where()
        hand, (dx, dy) = needle_of(stage.media, value % FACES, good)
        return [on(dial, (x, y)), on(hand, (x + dx, y + dy)),
                *(on(centred(line), (x, y + down)) for line, down in _lines(stage.media, rolled, value, stands, won))]

    rolls = dice_roll(stage, face, rolled.roll, FACES, SPIN_TURNS, SPUN)

    def frame(share: float) -> Sequence[Cel]:
        return rolls(share) if share > 0 or stage.reduced else face(0, False)

    return frame


def _lines(media: Media, rolled: Rolled, value: int, stands: bool, won: bool) -> list[tuple[pygame.Surface, int]]:
    """The number, what it has to be, and once it stands whether it is; before it is rolled no number."""
    if not value:
        return [(media.theme.text(rolled.needed, TYPE[1], theme.GOLD, True), 0)]
    colour = theme.BONE if not stands else board_plates.GOOD_RATE if won else board_plates.POOR_RATE
    number, needed, up, down = LARGE_TYPE if media.theme.scale > 110 else TYPE
    lines = [
        (media.theme.text(str(value), number, colour, True), down),
        (media.theme.text(rolled.needed, needed, theme.GOLD, True), up),
    ]
    if stands:
        lines.append((media.sprites.get("ui/check" if won else "ui/cross", height=24), 38))
    return lines


def _roll(cue: RealigiousCue, tile: int, rate: int, roll: int) -> Frame:
    """The dial over a tile."""
    good = cue.stage.dice.get(cue.seat, "")
    return dial_face(cue.stage, Rolled(rate, roll), good, lambda: _dial_place(cue, tile))


def _dial_place(cue: RealigiousCue, tile: int) -> Point:
    """Above the tile, inside what is in sight."""
    (x, middle), (left, top), size = cue.at(tile), cue.stage.origin(), cue.stage.size
    room, half = cue.stage.rect.move(-left, -top), DIAL // 2 + 8
    y = middle - round(1.5 * size) - half
    if y < room.top + half:
        y = middle + round(1.4 * size) + half
    return min(max(x, room.left + half), room.right - half), min(max(y, room.top + half), room.bottom - half)


def propagation(cue: RealigiousCue) -> Animation:
    """R9. The dial runs; then the tile takes the seat's colour, or dust rises."""
    tile, roll, won = cue.tile(), cue.number("roll"), cue.event.kind == "propagated"
    done = cue.adopting(tile)
    if roll <= 0:
        return cue.play(CERTAIN_MS, cue.claim(tile), done=done)
    waiting = lively(cue.stage, repeated(cue.ring(tile, seat_colour(cue.seat)), 3 * SPUN))
    outcome = cue.claim(tile) if won else lively(cue.stage, cue.smoke(cue.at(tile), 1.7))
    dial = _roll(cue, tile, cue.number("rate"), roll)
    return cue.play(PROPAGATION_MS, sequence((SPUN, waiting), (1.0, outcome)), dial, done=done)


def net_cast(cue: RealigiousCue) -> Animation | None:
    """EXP-3a. The dial for what the net brought."""
    tile, rate, roll = cue.tile(), cue.number("rate"), cue.number("roll")
    return cue.play(PROPAGATION_MS, _roll(cue, tile, rate, roll)) if roll > 0 else None


def combat_declared(cue: RealigiousCue) -> Animation:
    """R10.1. The attacked tile flares up in brackets."""
    tile = cue.tile()
    bracket = shown(cue.stage.picture("realigious/border/target"), cue.at(tile), fades(0.15, 0.7))
    return cue.play(DECLARED_MS, bracket, lively(cue.stage, repeated(cue.ring(tile, DARK_RED), 2)))
