"""Rolls that can be followed: the percentile dial of propagation and combat, with chance and result (10.5, E6)."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

import pygame

from scenes.kit.animation import Animation, Cel, delayed, fades, repeated, sequence, span
from scenes.kit.board_art import AnchoredPicture
from scenes.kit.dice import dice_roll
from scenes.kit.fx import centred, lively, on, shown
from scenes.media import theme
from scenes.titles.realigious import board_plates
from scenes.titles.realigious.board_fx import DARK_RED, seat_colour
from scenes.titles.realigious.goods import die_part

if TYPE_CHECKING:
    from scenes.kit.animation import Frame
    from scenes.kit.fx import Point
    from scenes.media.media import Media
    from scenes.titles.realigious.board_fx import RealigiousCue

DIAL, SPIN_TURNS, FACES = 188, 2, 100
PROPAGATION_MS, COMBAT_MS, DECLARED_MS, CERTAIN_MS = 1150, 1200, 520, 420
SPUN, RATE_WIDE = 0.62, 136
GOOD_ZONE, BAD_ZONE = (84, 190, 112), (150, 52, 52)


def dial_of(media: Media, rate: int, good: str) -> AnchoredPicture:
    """The dial with the part of its ring that means success in green."""
    sprite = die_part(good, "dial")
    plain, anchor = media.sprites.get(sprite, width=DIAL), media.sprites.anchor(sprite, width=DIAL)

    def draw() -> pygame.Surface:
        zoom = 4
        big = pygame.Surface((plain.get_width() * zoom, plain.get_height() * zoom), pygame.SRCALPHA)
        for colour, start, end in ((BAD_ZONE, rate, FACES), (GOOD_ZONE, 0, rate)):
            if end > start:
                outer, inner = (_arc(anchor, DIAL * share, start, end) for share in (0.405, 0.315))
                zone = [(x * zoom, y * zoom) for x, y in [*outer, *reversed(inner)]]
                pygame.draw.polygon(big, (*colour, 150), zone)
        out = plain.copy()
        out.blit(pygame.transform.smoothscale(big, plain.get_size()), (0, 0))
        return out

    return AnchoredPicture(media.sprites.made(("board dial", rate, good), draw), *anchor)


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


def _roll(cue: RealigiousCue, tile: int, rate: int, roll: int) -> Frame:
    """The needle of the dial over a tile runs out at SPUN, then the result stands."""
    stage, media, won = cue.stage, cue.stage.media, roll <= rate
    good = cue.stage.dice.get(cue.seat, "")
    dial = dial_of(media, min(max(rate, 0), FACES), good)

    def face(value: int, stands: bool) -> list[Cel]:
        x, y = _dial_place(cue, tile)
        hand, (dx, dy) = needle_of(media, value % FACES, good)
        colour = theme.BONE if not stands else board_plates.GOOD_RATE if won else board_plates.POOR_RATE
        lines = [
            (media.theme.text(str(value), 40, colour, True), 6),
            (media.theme.text(f"≤ {rate}", 20, theme.GOLD, True), -28),
        ]
        if stands:
            lines.append((media.sprites.get("ui/check" if won else "ui/cross", height=24), 38))
        return [on(dial, (x, y)), on(hand, (x + dx, y + dy)), *(on(centred(line), (x, y + dy)) for line, dy in lines)]

    return dice_roll(stage, face, roll, FACES, SPIN_TURNS, SPUN)


def _dial_place(cue: RealigiousCue, tile: int) -> Point:
    """Above the tile, inside what is in sight, with room for the rates of a combat at both sides."""
    (x, middle), (left, top), size = cue.at(tile), cue.stage.origin(), cue.stage.size
    room, half = cue.stage.rect.move(-left, -top), DIAL // 2 + 8
    y = middle - round(1.5 * size) - half
    if y < room.top + half:
        y = middle + round(1.4 * size) + half
    wide = half + (RATE_WIDE if cue.event.kind.startswith("combat") else 0)
    return min(max(x, room.left + wide), room.right - wide), min(max(y, room.top + half), room.bottom - half)


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


def combat(cue: RealigiousCue) -> Animation:
    """R10.9. Both rates face each other, the dial decides, the tile changes hands or stays."""
    tile, roll, won, stage = cue.tile(), cue.number("roll"), cue.event.kind == "combat_won", cue.stage
    reckless = bool(cue.event.data.get("reckless"))

    def side(seat: int, value: int, way: int) -> Frame:
        plate = centred(_rate_of_side(stage.media, seat, value))
        reach = DIAL / 2 + plate.surface.get_width() / 2 - 6

        def where(share: float) -> Point:
            (x, y), slide = _dial_place(cue, tile), 1.0 if stage.reduced else theme.ease_out(span(share, 0, 0.2))
            return x + way * round(reach * (0.6 + 0.4 * slide)), y

        return shown(plate, where, fades(0.12, 0.93))

    return cue.play(
        COMBAT_MS,
        delayed(cue.claim(tile), SPUN) if won else lively(stage, delayed(cue.smoke(cue.at(tile), 1.8), SPUN)),
        side(cue.seat, cue.number("r1"), -1),
        side(cue.number("other"), cue.number("r2"), 1),
        _roll(cue, tile, cue.number("rate"), roll) if roll > 0 else _sure(cue, tile, won) if not reckless else None,
        done=cue.adopting(tile),
    )


def _sure(cue: RealigiousCue, tile: int, won: bool) -> Frame:
    """R10.11. Where nothing is rolled, a plate in the dial's place says that the outcome was sure."""
    media = cue.stage.media

    def draw() -> pygame.Surface:
        said = media.t(f"realigious.screen.react.forced.{'win' if won else 'loss'}")
        words = media.theme.paragraph(said, DIAL - 36, 22, theme.GOLD, True, "center")
        out = board_plates.plate((DIAL - 8, words.get_height() + 28), theme.GOLD)
        out.blit(words, words.get_rect(center=(out.get_width() // 2, out.get_height() // 2)))
        return out

    plate = centred(media.sprites.made(("board sure", won, media.texts.language, media.theme.scale), draw))
    return shown(plate, lambda _share: _dial_place(cue, tile), fades(0.12, 0.93))


def _rate_of_side(media: Media, seat: int, value: int) -> pygame.Surface:
    """The flag of a side and its rate."""

    def draw() -> pygame.Surface:
        text = media.theme.text(str(max(value, 0)), 36, theme.BONE, True)
        flag = media.sprites.get(f"realigious/owner/{seat}", height=48)
        out = board_plates.plate((text.get_width() + flag.get_width() + 40, 64), seat_colour(seat))
        out.blit(flag, (14, 8))
        out.blit(text, (out.get_width() - text.get_width() - 14, (64 - text.get_height()) // 2))
        return out

    return media.sprites.made(("board side", seat, value), draw)
