"""The strip of an attachment that looks out below its host: its name where all of it has room, else its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns.content import FACES
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.titles.crowns.faces import name_of
from scenes.titles.crowns.names_on_cards import name_block, name_lines
from scenes.titles.crowns.pieces import told_piece
from scenes.titles.crowns.table_face import TINTS

if TYPE_CHECKING:
    from game.titles.crowns.view import PieceView
    from scenes.media.media import Media
    from scenes.widgets.base import Group, RectLike
    from scenes.widgets.pen import Pen

ICON = 18
NARROW_STRIP = 60
"""Numbers of narrower strips stand at their very edge."""
SPARE, APART = 52, 5
"""Beside the name there is room for its rim and a number, and what is free between them."""
UNDER = 4
"""So much of a strip lies under its host."""


def strip_width(media: Media, piece: PieceView) -> int:
    """How wide a strip is with all of its name and the numbers that most have."""
    counters = bool(piece.power) + bool(piece.gold)
    return media.theme.width(name_of(media, piece.kind), media.theme.least) + SPARE + counters * (ICON + 14)


class StripSign(NamedTuple):
    """A number on a strip, what it counts ("" for strength), its colour, and how wide both are."""

    icon: str
    words: str
    ink: theme.Colour
    width: int


class StripSpot(Spot):
    """Its content: the piece, what it does to the host's strength, whether others can be chosen now and this one
    can't.
    """

    glow = 12
    content: tuple[PieceView, int, bool]

    def __init__(self, parent: Group, rect: RectLike, content: tuple[PieceView, int, bool], calls: Calls) -> None:
        number = content[0].number
        super().__init__(parent, rect, f"card:{number}", calls, name=f"card:{number}")
        self._spoken = self._told
        self.content = content

    def _told(self) -> str:
        return told_piece(self.media, self.content[0])

    def draw(self, surface: pygame.Surface) -> None:
        """The lower edge of a card in its faction's colours."""
        (piece, _, dim), pen, r = self.content, self.pen(surface), self.rect
        rim, ground = TINTS[FACES[piece.kind].faction]
        body = r.move(0, -UNDER).inflate(0, UNDER)
        if self.lit:
            pen.nine("glow", r.inflate(24, 24))
        shade = theme.mix(ground, theme.BLACK, 0.4) if dim or piece.kneeling else theme.mix(ground, rim, 0.14)
        pygame.draw.rect(surface, shade, body, 0, 6)
        inner, signs, room = self._rooms()
        name = self.name_in(room.width - (ICON + 2) * piece.kneeling)
        if name is None:
            self._draw_picture(pen, body.inflate(-4, -4), dim or piece.kneeling)
        pygame.draw.rect(surface, theme.GOLD if self.lit or self.hot else rim, body, 2, 6)
        self._draw_signs(pen, signs, inner)
        if piece.kneeling and room.width >= ICON:
            pen.icon("crowns/icon/kneel", ICON, midleft=room.midleft)
        if name is not None:
            name.set_alpha(150 if dim else 255)
            pen.put(name, midleft=(room.x + (ICON + 2) * piece.kneeling, body.centery))

    def _rooms(self) -> tuple[pygame.Rect, list[StripSign], pygame.Rect]:
        """What lies inside of its rim, the numbers there, and what they leave."""
        body = self.rect.move(0, -UNDER).inflate(0, UNDER)
        inner = body.inflate(-10 if body.width >= NARROW_STRIP else -2, -4)
        signs = self.signs(inner.width)
        taken = sum(one.width for one in signs) + APART * bool(signs)
        return inner, signs, pygame.Rect(inner.topleft, (inner.width - taken, inner.height))

    def unnamed(self) -> str:
        """The card whose name is not read on it, "" where it is."""
        piece, (_, _, room) = self.content[0], self._rooms()
        return piece.kind if self.name_in(room.width - (ICON + 2) * piece.kneeling) is None else ""

    def signs(self, room: int) -> list[StripSign]:
        """What it does to the strength, power and gold on it: all that has room, the strength first."""
        piece, change, _ = self.content
        type_, found = self.media.theme, []
        change_words = f"+{change}" if change > 0 else f"−{-change}"
        for icon, count, words, ink in (
            ("", change, change_words, theme.GOOD if change > 0 else theme.BAD),
            ("crowns/splinter", piece.power, str(piece.power), theme.GOLD),
            ("crowns/gold_1", piece.gold, str(piece.gold), theme.GOLD),
        ):
            wide = type_.width(words, type_.least, True) + ICON * bool(icon) + 3
            if count and wide <= room:
                found.append(StripSign(icon, words, ink, wide))
                room -= wide
        return found

    def name_in(self, room: int) -> pygame.Surface | None:
        """Its name in so much room, set narrower where it has to be; None where not all of it has room."""
        name = name_of(self.media, self.content[0].kind)
        return name_block(self.media, [name], room) if room > 0 and name_lines(self.media, name, room, 1) else None

    def _draw_signs(self, pen: Pen, signs: list[StripSign], room: pygame.Rect) -> None:
        right = room.right
        for sign in signs:
            least = self.media.theme.least
            left = pen.text(sign.words, least, sign.ink, True, theme.INK, midright=(right, room.centery)).left
            if sign.icon:
                pen.icon(sign.icon, ICON, midright=(left, room.centery))
            right -= sign.width

    def _draw_picture(self, pen: Pen, place: pygame.Rect, dim: bool) -> None:
        """The middle of its picture."""
        wide = max(place.width, round(place.height * 1.2))
        found = self.media.sprites.backdrop(f"crowns/card/{self.content[0].kind}", (wide, round(wide / 1.2)))
        if found is None:
            return
        area = pygame.Rect((0, 0), place.size).move_to(center=found.get_rect().center)
        pen.surface.blit(found, place, area)
        if dim:
            pen.put(self.media.sprites.plain(place.size, (10, 8, 12, 120)), topleft=place.topleft)
