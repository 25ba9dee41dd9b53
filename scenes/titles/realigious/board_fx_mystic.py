"""Cards and gods over the board: cards thrown in and shattered, glory and shame, seals that light up (10.5)."""

from __future__ import annotations

from functools import partial
from itertools import product
from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from scenes.kit.animation import Animation, Cel, delayed, fades, fading, slowly, span, together
from scenes.kit.cue import Unplaced
from scenes.kit.fx import arc, centred, lively, on, overhead, painted, shifted, shown
from scenes.media import theme
from scenes.titles.realigious import board_plates
from scenes.titles.realigious.board_fx import PALE_LIGHT, seat_colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.kit.animation import Frame
    from scenes.media.media import Media
    from scenes.titles.realigious.board_fx import RealigiousCue

CARD_MS, SHATTER_MS, DEALT_MS, SEAL_MS, GOD_MS, PLACE_MS = 760, 900, 900, 1100, 800, 600
PICTURE, SEAL, GLOW = (300, 208), 250, 560
TOLD = 82
"""What a card does takes so much at most."""
CARD_ROOM = PICTURE[0] + 32, PICTURE[1] + 76 + TOLD
"""What a card takes over the board, with its name and its frame."""
GLORY, SHAME, DARK = (255, 214, 120), (186, 96, 220), (206, 120, 255)
ROWS, COLUMNS = 3, 4
BROKEN = 0.3
"""When a card bursts."""


def _card(media: Media, card: str, seat: int) -> pygame.Surface:
    """A card as it is thrown onto the table: its scene in the seat's frame, its name and deed; its back if unknown."""
    sprites = media.sprites

    def draw() -> pygame.Surface:
        if not sprites.has(f"realigious/card/{card}"):
            known = sprites.has("realigious/card/back")
            return sprites.get("realigious/card/back", height=260) if known else sprites.get("realigious/seal/abukaros")
        scene = sprites.get(f"realigious/card/{card}", size=PICTURE)
        told = f"realigious.card.{card}.short"
        text = media.theme.paragraph(media.t(told) if media.texts.has(told) else "", PICTURE[0] - 8, theme.SMALL,
                                     align="center", height=TOLD)  # fmt: skip
        below = text.get_height() + 4 if media.texts.has(told) else 0
        size = width, height = scene.get_width() + 16, scene.get_height() + 58 + below
        blank = ("board blank", size, seat)
        out = sprites.made(blank, lambda: board_plates.plate(size, seat_colour(seat), (24, 20, 28))).copy()
        out.blit(scene, (8, 8))
        name = media.theme.line(media.t(f"realigious.card.{card}"), width - 24, 24, theme.GOLD, True)
        out.blit(name, name.get_rect(center=(width // 2, height - 27 - below)))
        if below:
            out.blit(text, text.get_rect(midbottom=(width // 2, height - 10)))
        return out

    return sprites.made(("board card", card, seat, media.texts.language), draw)


def card_used(cue: RealigiousCue) -> Animation:
    """R5.7, R21. The card is thrown in from the side of its player."""
    card, seat, stage = cue.told("card"), cue.seat, cue.stage

    def far(share: float) -> float:
        return (1 - theme.ease_out(span(share, 0, 0.35))) * 260

    own = seat == cue.shown.view.seat
    way = overhead(stage, dy=far) if own else overhead(stage, dx=lambda share: -far(share))
    return cue.play(CARD_MS, shown(centred(_card(stage.media, card, seat)), way, fades(0.15, 0.8)))


def negated(cue: RealigiousCue) -> Animation:
    """R21.6. The card bursts; at a combat a chain does."""
    card, stage = cue.word("card"), cue.stage
    if not card:
        return cue.play(PLACE_MS, cue.burst("chain_break", 4, cue.at(cue.tile()), 1.4))
    whole, middle = _card(stage.media, card, cue.seat), overhead(stage)
    intact = shown(centred(whole), middle, fades(0.12, 0.35))
    if stage.reduced:
        return cue.play(SHATTER_MS, intact)
    broken = slowly(together(_shattered(cue, whole), cue.burst("chain_break", 4, middle, 2.4)), BROKEN, 1.0)
    return cue.play(SHATTER_MS, lambda share: intact(share) if share < BROKEN else broken(share))


def _shattered(cue: RealigiousCue, whole: pygame.Surface) -> Frame:
    """The pieces of a card fly apart and fall."""
    width, height = whole.get_size()
    pieces, middle = _shards(cue, whole), overhead(cue.stage)

    def frame(share: float) -> list[Cel]:
        left, top = centred(whole).at(*middle(share))
        cels = []
        for i, (piece, (x, y)) in enumerate(pieces):
            dx, dy = x + piece.get_width() / 2 - width / 2, y + piece.get_height() / 2 - height / 2
            spread = share * (1.1 + 0.35 * (i * 7 % 5))
            at = round(left + x + dx * spread), round(top + y + dy * spread + 220 * share * share)
            cels.append(Cel(piece, at, round(255 * (1 - share))))
        return cels

    return frame


def _shards(cue: RealigiousCue, whole: pygame.Surface) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """The pieces that a card breaks into, two triangles for each field of a grid, and where each lies in it."""
    wide, high = whole.get_width() // COLUMNS, whole.get_height() // ROWS

    def draw(area: pygame.Rect, corners: Sequence[tuple[int, int]]) -> pygame.Surface:
        piece = whole.subsurface(area).copy()
        mask = pygame.Surface(area.size, pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
        piece.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
        return piece

    found = []
    for i in range(ROWS * COLUMNS):
        area = pygame.Rect(i % COLUMNS * wide, i // COLUMNS * high, wide, high)
        for corner in ((wide, high), (0, 0)):
            key = ("board shard", cue.word("card"), cue.seat, i, corner)
            corners = [corner, (wide, 0), (0, high)]
            piece = cue.stage.media.sprites.made(key, partial(draw, area, corners))
            found.append((piece, area.topleft))
    return found


def dealt(cue: RealigiousCue) -> Animation:
    """5.5. A card of glory sinks down in golden light, one of shame in violet."""
    media, stage = cue.stage.media, cue.stage
    way = overhead(stage, dy=lambda share: -120 * (1 - theme.ease_out(span(share, 0, 0.5))))
    light = _glow(media, GLORY if cue.event.kind == "glory_dealt" else SHAME)
    card = centred(_card(media, cue.word("card") or "back", cue.seat))
    fade = fades(0.2, 0.8)
    return cue.play(DEALT_MS, shown(centred(light), overhead(stage), fade), shown(card, way, fade))


def _glow(media: Media, colour: theme.Colour) -> pygame.Surface:
    """A round soft light."""

    def draw() -> pygame.Surface:
        small, near = pygame.Surface((64, 64), pygame.SRCALPHA), range(32)
        small.fill((*colour, 0))
        for x, y in product(near, near):  # a quarter: the others mirror it
            away = ((x - 31.5) ** 2 + (y - 31.5) ** 2) ** 0.5 / 32
            light = (*colour, round(190 * max(0.0, 1 - away) ** 1.6))
            for place in ((x, y), (63 - x, y), (x, 63 - y), (63 - x, 63 - y)) if away < 1 else ():
                small.set_at(place, light)
        return pygame.transform.smoothscale(small, (GLOW, GLOW))

    return media.sprites.made(("board glow", colour), draw)


# ---------------------------------------------------------------- gods
def relic_gained(cue: RealigiousCue) -> Animation:
    """R15.4. The god's seal lights up over the board."""
    tile = cue.number("tile")
    return cue.play(SEAL_MS, *_seal(cue), done=cue.adopting(tile) if tile >= 0 else None)


def god_effect(cue: RealigiousCue) -> Animation:
    """5.10. The seal shows while the god acts."""
    return cue.play(GOD_MS, *_seal(cue))


def _seal(cue: RealigiousCue) -> list[Frame | None]:
    """The god's seal comes out of the dark, flares and fades, with sparks round it."""
    name, stage, sprites = f"realigious/seal/{cue.after.god}", cue.stage, cue.stage.media.sprites
    if not sprites.has(name):
        raise Unplaced(name)
    dark = centred(sprites.tinted(name, (96, 88, 110), height=SEAL))
    bright, middle = centred(sprites.get(name, height=SEAL)), overhead(stage)

    def lit(share: float) -> float:
        return span(share, 0.25, 0.5)

    def medal(share: float) -> list[Cel]:
        alpha = fading(share, 0.15, 0.75)
        if lit(share) <= 0:
            return [on(dark, middle(share), alpha)]
        return [on(bright, middle(share), round(alpha * (0.5 + 0.5 * lit(share))))]

    def glint(i: int) -> Frame:
        def frame(share: float) -> list[Cel]:
            (x, y), reach, angle = middle(share), SEAL * (0.42 + 0.25 * share), i * pi / 4
            picture = painted(stage, "realigious/fx/sparkle", 6, share, 1.2)
            return [on(picture, (x + reach * cos(angle), y + reach * sin(angle)))]

        return delayed(frame, 0.3 + 0.03 * i, 0.65 + 0.03 * i)

    light = centred(_glow(stage.media, seat_colour(cue.seat)))
    glow = shown(light, middle, lambda share: round(fading(share, 0.15, 0.75) * lit(share)))
    return [glow, medal, *(lively(stage, glint(i)) for i in range(8))]


def relic_placed(cue: RealigiousCue) -> Animation:
    """R15.7. Light rises where a relic lies."""
    tile, stage = cue.tile(), cue.stage
    rising = cue.burst("sparkle", 6, shifted(stage, cue.at(tile), dy=lambda share: -0.6 * share), 2.2)
    return cue.play(PLACE_MS, cue.ring(tile, PALE_LIGHT), lively(stage, rising), done=cue.adopting(tile))


def relic_taken(cue: RealigiousCue) -> Animation:
    """R15.6. A light goes from the one that loses a relic to the one that takes it."""
    stage, taken = cue.stage, cue.event.kind == "relic_taken"
    loser = cue.thing(f"seat:{cue.number('other')}" if taken else "")
    goal = cue.shown.things.get(f"seat:{cue.seat}") if taken else None
    end = cue.at(goal.tile) if goal is not None else cue.at(loser.tile, 0, -3)
    spark = painted(stage, "realigious/fx/sparkle", 6, 0.35, 1.8)
    light = shown(spark, arc(stage, cue.at(loser.tile), end, 1.0), fades(0.1, 0.85))
    return cue.play(PLACE_MS, lively(stage, cue.ring(loser.tile, DARK)), light)
