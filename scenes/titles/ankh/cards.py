"""Battle cards as pictures (5.2): the strength in the gem, the name on the plate, stamps over those that cannot be
played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.ankh.content import CARDS
from scenes.kit.cosmetics import back_of
from scenes.media import theme
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import SeatInfo
    from scenes.media.media import Media

BACK = "ankh/card_back"
NATURAL = (122, 172)
GEM, PLATE = (0.148, 0.1), pygame.Rect(8, 121, 102, 38)
"""Of the natural picture: the middle of the gem as shares of its sides, and the plate."""
USED = (104, 96, 96)
NUMBERED, NAMED = 60, 104
"""From these widths on the strength is in the gem, and the name on the plate."""
TWO_LINES = 48


def fitted(width: int) -> tuple[int, int]:
    """The size of a card of this width."""
    return width, width * NATURAL[1] // NATURAL[0]


def back_of_god(seats: Sequence[SeatInfo], god: int) -> str:
    """The sprite of the back of a god's cards: the good that its player uses (C10.2), else the game's own."""
    return back_of(seats[god] if 0 <= god < len(seats) else None, BACK)


def card_face(
    media: Media, card: str, size: tuple[int, int], *, dim: bool = False, banned: bool = False, back: str = BACK
) -> pygame.Surface:
    """A card, or its back for "back"."""
    words = media.t(f"ankh.card.{card}") if card in CARDS else ""
    key = ("ankh card", card, size, dim, banned, words, media.theme.least, back)
    name = card if card in CARDS else back
    return media.sprites.made(key, lambda: _painted(media, name, size, words, dim=dim, banned=banned))


def _painted(
    media: Media, card: str, size: tuple[int, int], words: str, *, dim: bool, banned: bool
) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    pen, tint = Pen(out, media), USED if dim or banned else None
    if card not in CARDS:
        pen.icon(card, size, tint, center=(size[0] // 2, size[1] // 2))
        return out
    pen.icon(f"ankh/card/{card}", size, tint, center=(size[0] // 2, size[1] // 2))
    scale = size[0] / NATURAL[0]
    strength = CARDS[card].strength
    place = round(size[0] * GEM[0]), round(size[1] * GEM[1])
    if size[0] >= NUMBERED:
        pen.text(str(strength), max(theme.SMALL, round(19 * scale)), theme.BONE, True, theme.INK, center=place)
    if size[0] >= NAMED:
        _write_name(out, media, words, pygame.Rect(*(round(side * scale) for side in PLATE)),
                    theme.INK if tint is None else theme.FAINT)  # fmt: skip
    if banned:
        pen.icon("ankh/banned", size[0] * 3 // 5, center=(size[0] // 2, size[1] * 2 // 5))
    return out


def _write_name(out: pygame.Surface, media: Media, words: str, plate: pygame.Rect, ink: theme.Colour) -> None:
    """The name on its plate, which grows upwards for larger letters."""
    room = max(TWO_LINES, plate.height) * (100 + max(0, media.settings.ui_scale - 100) * 3 // 2) // 100
    told = media.theme.line(words, plate.width - 4, 20, ink, True, height=room, align="center")
    if told.get_height() > plate.height:
        higher = plate.inflate(0, told.get_height() - plate.height).move_to(bottom=plate.bottom)
        out.blit(pygame.transform.smoothscale(out.subsurface(plate).copy(), higher.size), higher)
        plate = higher
    out.blit(told, told.get_rect(center=plate.center))
