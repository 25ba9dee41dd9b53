"""The face of a card as it lies on the table: its picture in the rim of its faction's metal, and its name over the
lower end of it where all of the name has room beside enough of the picture; a part of a name is never shown. Characters
leave a place free for their numbers of now: along the foot, or where they kneel and are large enough at the left, where
the foot of a turned card lies (R3.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import FACES
from scenes.media import theme
from scenes.titles.crowns.names_on_cards import NARROW, NARROWEST, divided, name_block, name_lines
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from scenes.media.media import Media

Size = tuple[int, int]
TINTS: dict[str, tuple[theme.Colour, theme.Colour]] = {
    "concord": ((201, 164, 98), (10, 42, 46)), "legion": ((226, 110, 66), (38, 26, 28)),
    "chantry": ((196, 180, 226), (42, 30, 72)), "heron": ((190, 206, 222), (20, 48, 76)),
    "dunesail": ((226, 150, 74), (76, 36, 16)), "rootward": ((164, 186, 98), (34, 44, 24)),
    "neutral": ((176, 182, 190), (36, 38, 46)),
}  # fmt: skip
"""Rim and ground of a card."""
DIM = (164, 160, 164, 255)
EDGE, NATURAL = 4, 1.2
"""How wide the rim is, and how much wider pictures are than high."""
BESIDE = 64
"""From this width on the numbers of a kneeling character stand at its left."""
LINES, LEAST_PICTURE, DIVIDED, DIVIDED_PLACE = 2, 6, 64, 48
"""In so many lines a name stands, in one more on characters that are so wide where it has no room else, in two more on
other cards from their width on, and so much of the picture stays free above it; below it the picture is seen too where
little of it is.
"""
VEIL, CLOSE = (10, 8, 12, 200), 1.08
"""What lies under a name, and how far apart its lines are."""


def foot_of(width: int) -> int:
    """How high the bar with a character's numbers is, or how wide where it stands at the left."""
    return max(24, round(width * 0.3)) + 3


def numbers_place(size: Size, kneeling: bool) -> pygame.Rect:
    """The bar with a character's numbers on its face; `size` is that of the standing card."""
    wide, high = size[::-1] if kneeling else size
    foot = foot_of(size[0]) - 3
    if kneeling and size[0] >= BESIDE:
        return pygame.Rect(3, 3, foot, high - 6)
    return pygame.Rect(3, high - foot - 3, wide - 6, foot)


def picture_place(card: str, size: Size, kneeling: bool) -> pygame.Rect:
    """Where the picture is seen, and the name over its lower end."""
    wide, high = size[::-1] if kneeling else size
    place = pygame.Rect(EDGE, EDGE, wide - 2 * EDGE, high - 2 * EDGE)
    if FACES[card].type != "character":
        return place
    bar = numbers_place(size, kneeling)
    if bar.height > bar.width:
        place.width, place.x = place.right - bar.right, bar.right
    else:
        place.height = bar.top - place.y
    return place


def name_on(media: Media, card: str, name: str, size: Size, kneeling: bool) -> list[str]:
    """The lines of its name: as few as it may have, one more where it needs that, with long words divided; none where
    not all of it has room.
    """
    place = picture_place(card, size, kneeling)
    step, wide = name_high(media, 1), place.width - 4
    room = max(0, (place.height - LEAST_PICTURE) // step)
    most = min(LINES + (FACES[card].type != "character"), room)
    tries = range(1 if kneeling else max(1, most), most + 1)
    found = next((found for lines in tries if (found := name_lines(media, name, wide, lines))), [])
    character = FACES[card].type == "character"
    if found or size[0] < (DIVIDED if character else DIVIDED_PLACE):
        return found
    last = min(LINES + (1 if character else 2), room)
    ways = ((words, narrow) for narrow in (NARROW, NARROWEST)
            for words in (name, divided(media, name, int(wide / narrow))))  # fmt: skip
    return next((found for words, narrow in ways if (found := name_lines(media, words, wide, last, narrow=narrow))), [])


def name_high(media: Media, lines: int) -> int:
    """How high the name is in so many lines."""
    return lines * round(media.theme.pixels(media.theme.least) * CLOSE)


def table_face(
    media: Media, card: str, name: str, size: Size, kneeling: bool, dim: bool, *, named: bool = True
) -> pygame.Surface:
    """The face of a card that stands or is turned; `size` is that of the standing one. `named`: with its name where
    that has room.
    """
    rim, ground = TINTS[FACES[card].faction]
    out = pygame.Surface(size[::-1] if kneeling else size, pygame.SRCALPHA)
    w, h = out.get_size()
    pygame.draw.rect(out, ground, (0, 0, w, h), 0, 7)
    place, lines = picture_place(card, size, kneeling), name_on(media, card, name, size, kneeling) if named else []
    plate = _close(name_block(media, lines, place.width - 4)) if lines else None
    clear = place.height if plate is None else max(place.height - plate.get_height(), round(place.width / NATURAL))
    if not kneeling:
        place.height = min(place.height, clear)
    _picture(media, out, card, place, kneeling)
    if plate is not None:
        whole = picture_place(card, size, kneeling)
        veil = pygame.Rect(whole.x, 0, whole.width, plate.get_height()).move_to(bottom=whole.bottom)
        out.blit(media.sprites.plain(veil.size, VEIL), veil)
        out.blit(plate, plate.get_rect(center=veil.center))
    pygame.draw.rect(out, rim, (0, 0, w, h), 3, 7)
    pygame.draw.rect(out, theme.mix(rim, theme.BLACK, 0.5), (2, 2, w - 4, h - 4), 1, 6)
    if dim:
        out.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _close(name: pygame.Surface) -> pygame.Surface:
    """A name without most of what is free above and below its letters."""
    least = name.get_bounding_rect()
    return name.subsurface(name.get_rect().clip(pygame.Rect(0, least.y - 2, name.get_width(), least.height + 4)))


def _picture(media: Media, out: pygame.Surface, card: str, place: pygame.Rect, kneeling: bool) -> None:
    """The middle of its picture, turned with the card, over all of a place."""
    wide, high = place.size[::-1] if kneeling else place.size
    tall = max(high, round(wide / NATURAL))
    natural = (max(wide, round(tall * NATURAL)), tall)
    found = media.sprites.backdrop(f"crowns/card/{card}", natural)
    if found is None:
        crest = f"crowns/crest/{FACES[card].faction}"
        Pen(out, media).icon(crest, round(min(place.size) * 0.8), center=place.center)
        return
    cut = pygame.Rect((natural[0] - wide) // 2, (natural[1] - high) // 4, wide, high)
    picture = found.subsurface(cut)
    out.blit(pygame.transform.rotate(picture, -90) if kneeling else picture, place)
