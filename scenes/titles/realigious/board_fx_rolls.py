"""Rolls that can be followed: the percentile dial of propagation and combat, with chance and result (10.5, E6)."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

import pygame

from game.core.events import Event
from game.titles.realigious.view import SeatView
from scenes.kit.animation import Animation, Cel, fading, span
from scenes.kit.board_space import Pos
from scenes.media import theme
from scenes.titles.realigious import board_plates
from scenes.titles.realigious.board_fx import animation, centre, frames, number_in, on, ring_at, tile_in
from scenes.titles.realigious.board_fx_tiles import DARK_RED, claim, seat_colour

if TYPE_CHECKING:
    from scenes.titles.realigious.board import BoardWidget

DIAL, SPIN_TURNS = 188, 2
PROPAGATION_MS, COMBAT_MS, DECLARED_MS, CERTAIN_MS = 1150, 1200, 520, 420
SPUN, SHOWN = 0.62, 0.8
GOOD_ZONE, BAD_ZONE = (84, 190, 112), (150, 52, 52)


def dial_face(board: BoardWidget, rate: int) -> pygame.Surface:
    """The dial with the part of its ring that means success in green."""

    def draw() -> pygame.Surface:
        face = board.media.sprites.get("realigious/dice/dial", width=DIAL)
        ax, ay = board.media.sprites.anchor("realigious/dice/dial", width=DIAL)
        zoom = 4
        big = pygame.Surface((face.get_width() * zoom, face.get_height() * zoom), pygame.SRCALPHA)
        for colour, start, end in ((BAD_ZONE, rate, 100), (GOOD_ZONE, 0, rate)):
            if end > start:
                arc = [
                    *_arc(ax, ay, DIAL * 0.405, start, end),
                    *reversed(_arc(ax, ay, DIAL * 0.315, start, end)),
                ]
                pygame.draw.polygon(big, (*colour, 150), [(x * zoom, y * zoom) for x, y in arc])
        out = face.copy()
        out.blit(pygame.transform.smoothscale(big, face.get_size()), (0, 0))
        return out

    return board.media.sprites.made(("board dial", rate), draw)


def _arc(x: float, y: float, radius: float, start: int, end: int) -> list[tuple[float, float]]:
    steps = max(2, end - start)
    angles = [radians((start + (end - start) * i / steps) * 3.6 - 90) for i in range(steps + 1)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def needle(board: BoardWidget, percent: int) -> tuple[pygame.Surface, Pos]:
    """The needle at 0..99 and the place of its middle from the middle of the dial."""
    plain = board.media.sprites.get("realigious/dice/needle", width=round(DIAL * 42 / 330))
    turned = board.media.sprites.made(
        ("board needle", percent), lambda: pygame.transform.rotozoom(plain, -percent * 3.6, 1.0)
    )
    reach, angle = DIAL * 111 / 330, radians(percent * 3.6 - 90)
    return turned, (round(reach * cos(angle)), round(reach * sin(angle)))


def dial_parts(board: BoardWidget, at: Pos, rate: int, roll: int, share: float) -> list[Cel]:
    """The dial at 0..1 of its course: the needle runs out at SPUN, then the result stands."""
    alpha = fading(share, 0.08, 0.93)
    if board.reduced:
        value = roll
    else:
        value = round((SPIN_TURNS * 100 + roll) * theme.ease_out(span(share, 0.04, SPUN)))
    won, settled = roll <= rate, share >= SPUN or board.reduced
    face = dial_face(board, min(max(rate, 0), 100))
    ax, ay = board.media.sprites.anchor("realigious/dice/dial", width=DIAL)
    parts = [Cel(face, (at[0] - ax, at[1] - ay), alpha)]
    hand, (dx, dy) = needle(board, value % 100)
    parts.append(Cel(hand, hand.get_rect(center=(at[0] + dx, at[1] + dy)).topleft, alpha))
    colour = theme.BONE if not settled else board_plates.GOOD_RATE if won else board_plates.POOR_RATE
    figure = board.media.theme.text(str(value % 100 or 100), 40, colour, True)
    parts.append(Cel(figure, figure.get_rect(center=(at[0], at[1] + 6)).topleft, alpha))
    chance = board.media.theme.text(f"{rate}%", 20, theme.GOLD, True)
    parts.append(Cel(chance, chance.get_rect(center=(at[0], at[1] - 28)).topleft, alpha))
    if settled:
        sign = board.media.sprites.get("ui/check" if won else "ui/cross", height=24)
        parts.append(Cel(sign, sign.get_rect(center=(at[0], at[1] + 38)).topleft, alpha))
    return parts


def dial_place(board: BoardWidget, tile: int) -> Pos:
    """Above the tile, inside what is in sight; from the middle of tile 0."""
    x, middle = centre(board, tile)
    room = board.rect.move(-board.origin()[0], -board.origin()[1])
    half = DIAL // 2 + 8
    y = middle - round(1.5 * board.art.size) - half
    if y < room.top + half:
        y = middle + round(1.4 * board.art.size) + half
    return min(max(x, room.left + half), room.right - half), min(max(y, room.top + half), room.bottom - half)


@animation("propagated", "propagation_failed")
def propagation(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R9. The dial runs; then the tile takes the seat's colour, or dust rises."""
    tile, rate, roll = tile_in(event), number_in(event, "rate"), number_in(event, "roll")
    if tile < 0:
        return None
    won = event.kind == "propagated"
    seat = number_in(event, "seat")
    if roll <= 0:
        return Animation(
            board,
            CERTAIN_MS,
            lambda share: claim(board, tile, view, share),
            done=lambda: board.adopt([tile], view),
        )

    def frame(share: float) -> list[Cel]:
        parts: list[Cel] = []
        late = span(share, SPUN, 1)
        if late > 0 and won:
            parts = claim(board, tile, view, late)
        elif late > 0 and not board.reduced:
            parts = [on(frames(board, "smoke", 6, late, 1.7), centre(board, tile))]
        elif late <= 0 and not board.reduced:
            parts = [ring_at(board, tile, share * 3 % 1, seat_colour(seat))]
        return [*parts, *dial_parts(board, dial_place(board, tile), rate, roll, share)]

    return Animation(board, PROPAGATION_MS, frame, done=lambda: board.adopt([tile], view))


@animation("net_cast")
def net_cast(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """EXP-3a. The dial for what the net brought."""
    tile, rate, roll = tile_in(event), number_in(event, "rate"), number_in(event, "roll")
    if tile < 0 or roll <= 0:
        return None
    place = dial_place(board, tile)
    return Animation(board, PROPAGATION_MS, lambda share: dial_parts(board, place, rate, roll, share))


@animation("combat_declared")
def combat_declared(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R10.1. The attacked tile flares up in brackets."""
    tile = tile_in(event)
    if tile < 0:
        return None

    def frame(share: float) -> list[Cel]:
        bracket = on(
            board.art.get("realigious/border/target"), centre(board, tile), fading(share, 0.15,
                0.7)
        )
        if board.reduced:
            return [bracket]
        return [bracket, ring_at(board, tile, share * 2 % 1, DARK_RED)]

    return Animation(board, DECLARED_MS, frame)


@animation("combat_won", "combat_lost")
def combat(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R10.9. Both rates face each other, the dial decides, the tile changes hands or stays."""
    tile, rate, roll = tile_in(event), number_in(event, "rate"), number_in(event, "roll")
    if tile < 0:
        return None
    won = event.kind == "combat_won"
    sides = (
        (number_in(event, "seat"), number_in(event, "r1"), -1),
        (number_in(event, "other"), number_in(event, "r2"), 1),
    )

    def frame(share: float) -> list[Cel]:
        x, y = dial_place(board, tile)
        slide = 1.0 if board.reduced else theme.ease_out(span(share, 0, 0.2))
        parts: list[Cel] = []
        for seat, value, way in sides:
            plate = rate_of_side(board, seat, value)
            px = x + way * round((DIAL / 2 + plate.get_width() / 2 - 6) * (0.6 + 0.4 * slide))
            parts.append(Cel(plate, plate.get_rect(center=(px, y)).topleft, fading(share, 0.12, 0.93)))
        if roll > 0:
            parts += dial_parts(board, (x, y), rate, roll, share)
        late = span(share, SPUN, 1)
        if late > 0 and won:
            parts = [*claim(board, tile, view, late), *parts]
        elif late > 0 and not board.reduced:
            parts = [on(frames(board, "smoke", 6, late, 1.8), centre(board, tile)), *parts]
        return parts

    return Animation(board, COMBAT_MS, frame, done=lambda: board.adopt([tile], view))


def rate_of_side(board: BoardWidget, seat: int, value: int) -> pygame.Surface:
    """The flag of a side and its rate."""

    def draw() -> pygame.Surface:
        text = board.media.theme.text(str(max(value, 0)), 36, theme.BONE, True)
        flag = board.media.sprites.get(f"realigious/owner/{seat}", height=48)
        out = board_plates.plate((text.get_width() + flag.get_width() + 40, 64), seat_colour(seat))
        out.blit(flag, (14, 8))
        out.blit(text, (out.get_width() - text.get_width() - 14, (64 - text.get_height()) // 2))
        return out

    return board.media.sprites.made(("board side", seat, value), draw)
