"""Cards and gods over the board: cards thrown in and shattered, glory and shame, seals that light up (10.5)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.core.events import Event
from game.titles.realigious.view import SeatView
from scenes.kit.animation import Animation, Cel, between, fading, span
from scenes.media import theme
from scenes.titles.realigious import board_plates
from scenes.titles.realigious.board_fx import (
    animation,
    centre,
    frames,
    middle,
    number_in,
    on,
    ring_at,
    tile_in,
    word_in,
)
from scenes.titles.realigious.board_fx_tiles import PALE_LIGHT, seat_colour

if TYPE_CHECKING:
    from scenes.titles.realigious.board import BoardWidget

CARD_MS, SHATTER_MS, DEALT_MS, SEAL_MS, GOD_MS, PLACE_MS = 760, 900, 900, 1100, 800, 600
PICTURE = (300, 208)
SEAL = 250
GLORY, SHAME = (255, 214, 120), (186, 96, 220)
ROWS, COLUMNS = 3, 4


def card_plate(board: BoardWidget, card: str, seat: int) -> pygame.Surface:
    """A card as it is thrown onto the table: its scene in the seat's frame over its name; its back if unknown."""

    def draw() -> pygame.Surface:
        sprites = board.media.sprites
        if not sprites.has(f"realigious/card/{card}"):
            return (
                sprites.get("realigious/card/back", height=260)
                if sprites.has("realigious/card/back")
                else sprites.get("realigious/seal/abukaros")
            )
        scene = sprites.get(f"realigious/card/{card}", size=PICTURE)
        width, height = scene.get_width() + 16, scene.get_height() + 58
        out = _blank_plate(board, (width, height), seat).copy()
        out.blit(scene, (8, 8))
        name = board.media.theme.line(board.ui.media.t(f"card.{card}"), width - 24, 24, theme.GOLD, True)
        out.blit(name, name.get_rect(center=(width // 2, height - 27)))
        return out

    return board.media.sprites.made(("board card", card, seat, board.media.texts.language), draw)


def _blank_plate(board: BoardWidget, size: tuple[int, int], seat: int) -> pygame.Surface:
    """The frame of every card that a seat throws."""
    return board.media.sprites.made(
        ("board blank", size, seat), lambda: board_plates.plate(size, seat_colour(seat), (24, 20, 28))
    )


def shards(board: BoardWidget, card: str, seat: int) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """The pieces that the card breaks into, and where each lies in it."""
    whole = card_plate(board, card, seat)
    wide, high = whole.get_width() // COLUMNS, whole.get_height() // ROWS
    out = []
    for i in range(ROWS * COLUMNS):
        x, y = i % COLUMNS * wide, i // COLUMNS * high
        for half in (0, 1):
            corners = [(0, 0), (wide, 0), (0, high)] if half else [(wide, high), (wide, 0), (0, high)]
            out.append(
                (_shard(board, (card, seat, i, half), whole, pygame.Rect(x, y, wide, high), corners), (x, y))
            )
    return out


def _shard(
    board: BoardWidget,
    key: tuple[object, ...],
    whole: pygame.Surface,
    area: pygame.Rect,
    corners: list[tuple[int, int]],
) -> pygame.Surface:
    def draw() -> pygame.Surface:
        piece = whole.subsurface(area).copy()
        mask = pygame.Surface(area.size, pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
        piece.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
        return piece

    return board.media.sprites.made(("board shard", *key), draw)


@animation("card_used")
def card_used(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R5.7, R21. The card is thrown in from the side of its player."""
    card, seat = word_in(event, "card"), number_in(event, "seat")
    if not card:
        return None
    plate = card_plate(board, card, seat)
    way = (0, 1) if seat == board.shown.view.seat else (-1, 0)

    def frame(share: float) -> list[Cel]:
        x, y = middle(board)
        far = 0.0 if board.reduced else (1 - theme.ease_out(span(share, 0, 0.35))) * 260
        place = plate.get_rect(center=(round(x + way[0] * far), round(y + way[1] * far)))
        return [Cel(plate, place.topleft, fading(share, 0.15, 0.8))]

    return Animation(board, CARD_MS, frame)


@animation("card_negated", "combat_negated")
def negated(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R21.6. The card bursts; at a combat a chain does."""
    card, seat = word_in(event, "card"), number_in(event, "seat")
    if not card:
        tile = tile_in(event)
        return Animation(board, PLACE_MS, lambda share: [_chain(board, tile, share)]) if tile >= 0 else None
    whole = card_plate(board, card, seat)
    pieces = shards(board, card, seat)

    def frame(share: float) -> list[Cel]:
        x, y = middle(board)
        left, top = whole.get_rect(center=(x, y)).topleft
        if share < 0.3 or board.reduced:
            return [Cel(whole, (left, top), fading(share, 0.12, 0.35))]
        own = span(share, 0.3, 1)
        parts = []
        for i, (piece, (px, py)) in enumerate(pieces):
            dx, dy = (
                px + piece.get_width() / 2 - whole.get_width() / 2,
                py + piece.get_height() / 2 - whole.get_height() / 2,
            )
            spread = own * (1.1 + 0.35 * (i * 7 % 5))
            at = (round(left + px + dx * spread), round(top + py + dy * spread + 220 * own * own))
            parts.append(Cel(piece, at, round(255 * (1 - own))))
        parts.append(on(frames(board, "chain_break", 4, own, 2.4), (x, y)))
        return parts

    return Animation(board, SHATTER_MS, frame)


def _chain(board: BoardWidget, tile: int, share: float) -> Cel:
    return on(frames(board, "chain_break", 4, share, 1.4), centre(board, tile))


@animation("glory_dealt", "shame_dealt")
def dealt(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """5.5. A card of glory sinks down in golden light, one of shame in violet."""
    seat, card = number_in(event, "seat"), word_in(event, "card")
    plate = card_plate(board, card or "back", seat)
    light = GLORY if event.kind == "glory_dealt" else SHAME

    def frame(share: float) -> list[Cel]:
        x, y = middle(board)
        fall = 0.0 if board.reduced else 120 * (1 - theme.ease_out(span(share, 0, 0.5)))
        place = plate.get_rect(center=(x, round(y - fall)))
        alpha = fading(share, 0.2, 0.8)
        glow = _glow(board, light)
        return [Cel(glow, glow.get_rect(center=(x, y)).topleft, alpha), Cel(plate, place.topleft, alpha)]

    return Animation(board, DEALT_MS, frame)


def _glow(board: BoardWidget, colour: theme.Colour) -> pygame.Surface:
    """A round soft light."""

    def draw() -> pygame.Surface:
        small = pygame.Surface((64, 64), pygame.SRCALPHA)
        for x in range(64):
            for y in range(64):
                away = ((x - 31.5) ** 2 + (y - 31.5) ** 2) ** 0.5 / 32
                small.set_at((x, y), (*colour, round(190 * max(0.0, 1 - away) ** 1.6)))
        return pygame.transform.smoothscale(small, (560, 560))

    return board.media.sprites.made(("board glow", colour), draw)


# ---------------------------------------------------------------- gods
@animation("relic_gained")
def relic_gained(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R15.4. The god's seal lights up over the board."""
    return seal(board, view.god, SEAL_MS, number_in(event, "seat"), tile_in(event), view)


@animation("god_effect", "relic_created")
def god_effect(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """5.10. The seal shows while the god acts."""
    return seal(board, view.god, GOD_MS, number_in(event, "seat"), -1, view)


def seal(board: BoardWidget, god: str, length: int, seat: int, tile: int, view: SeatView) -> Animation | None:
    """A seal that comes out of the dark, flares and fades, with sparks round it."""
    if not board.media.sprites.has(f"realigious/seal/{god}"):
        return None
    picture = board.media.sprites.get(f"realigious/seal/{god}", height=SEAL)
    dark = board.media.sprites.tinted(f"realigious/seal/{god}", (96, 88, 110), height=SEAL)

    def frame(share: float) -> list[Cel]:
        x, y = middle(board)
        place = picture.get_rect(center=(x, y)).topleft
        lit = span(share, 0.25, 0.5)
        out = fading(share, 0.15, 0.75)
        glow = _glow(board, seat_colour(seat))
        parts = [Cel(glow, glow.get_rect(center=(x, y)).topleft, round(out * lit))]
        parts.append(
            Cel(dark if lit <= 0 else picture, place, out if lit <= 0 else round(out * (0.5 + 0.5 * lit)))
        )
        if lit > 0 and not board.reduced:
            for i in range(8):
                own = span(share, 0.3 + 0.03 * i, 0.65 + 0.03 * i)
                angle = i * pi / 4
                if 0 < own < 1:
                    reach = SEAL * (0.42 + 0.25 * own)
                    parts.append(
                        on(
                            frames(board, "sparkle", 6, own, 1.2),
                            (x + reach * cos(angle), y + reach * sin(angle)),
                        )
                    )
        return parts

    done = (lambda: board.adopt([tile], view)) if tile >= 0 else None
    return Animation(board, length, frame, done=done)


@animation("relic_revealed", "relic_replaced")
def relic_placed(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R15.7. Light rises where a relic lies."""
    tile = tile_in(event)
    if tile < 0:
        return None

    def frame(share: float) -> list[Cel]:
        x, y = centre(board, tile)
        ring = ring_at(board, tile, share, PALE_LIGHT)
        if board.reduced:
            return [ring]
        spark = frames(board, "sparkle", 6, share, 2.2)
        return [ring, on(spark, (x, y - 0.6 * board.art.size * share))]

    return Animation(board, PLACE_MS, frame, done=lambda: board.adopt([tile], view))


@animation("relic_taken", "relic_lost")
def relic_taken(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R15.6. A light goes from the one that loses a relic to the one that takes it."""
    loser = number_in(event, "other") if event.kind == "relic_taken" else number_in(event, "seat")
    taker = number_in(event, "seat") if event.kind == "relic_taken" else -1
    source, goal = (board.shown.things.get(f"seat:{seat}") for seat in (loser, taker))
    if source is None:
        return None

    def frame(share: float) -> list[Cel]:
        start = centre(board, source.tile)
        end = centre(board, goal.tile) if goal is not None else (start[0], start[1] - 3 * board.art.size)
        x, y = between(start, end, share)
        y -= board.art.size * sin(pi * share)
        parts = [on(frames(board, "sparkle", 6, 0.35, 1.8), (x, y), fading(share, 0.1, 0.85))]
        return parts if board.reduced else [ring_at(board, source.tile, share, DARK), *parts]

    return Animation(board, PLACE_MS, frame)


DARK = (206, 120, 255)
