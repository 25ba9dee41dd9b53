"""R19.2. Which office to take: each as a card over what it does, whom it supports and whose rival it is, so that it is
all read at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import OFFICES
from scenes.media import theme
from scenes.titles.crowns import table_layout
from scenes.titles.crowns.asking_base import GAP, CardChoice, CrownsPanel, chooser
from scenes.titles.crowns.card_text import PrintedLine, card_text
from scenes.titles.crowns.face_text import block, setting
from scenes.titles.crowns.faces import card_face, name_of
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from scenes.media.media import Media

WIDE, FACE, WORDS, MORE = 216, 120, 182, (0, 28, 56, 84)
"""How wide an office is; how high its picture with its name is, and the words below it, which grow with the scale and
by what they need more.
"""
INSIDE = 12


class OfficeChoice(CardChoice):
    """An office: picture and name, below them its words, in the type size of all. It stays where it is under the
    pointer: it is read.
    """

    rise, size = 0, theme.SMALL

    def draw(self, surface: pygame.Surface) -> None:
        """Its plate, aglow under the pointer."""
        pen, r, hot = Pen(surface, self.media), self.rect, self.hovered or self.focused
        if hot:
            pen.nine("glow", r.inflate(30, 30))
        surface.blit(*self.media.sprites.shadow(r, 10))
        pygame.draw.rect(surface, theme.INK, r, 0, 10)
        pen.put(card_face(self.media, self.card, (r.width, FACE)), topleft=r.topleft)
        pygame.draw.rect(surface, theme.GOLD if hot else theme.BRASS, r, 2 + hot, 10)
        below = words_place(r)
        words = block(self.media, told_office(self.media, self.card), *below.size, self.size)
        pen.put(words, midtop=below.midtop)


def words_place(office: pygame.Rect) -> pygame.Rect:
    """Where its words stand."""
    return pygame.Rect(office.x, office.y + FACE, office.width, office.height - FACE).inflate(-2 * INSIDE, -INSIDE)


def told_office(media: Media, office: str) -> list[PrintedLine]:
    """What it does, whom it supports, whose rival it is."""
    row, t = OFFICES[office], media.t
    named = [("supports", [row.supports] if row.supports else []), ("rivals", list(row.rivals))]
    return card_text(media.texts, office) + [
        PrintedLine(f"{t(f'crowns.office.{what}')}:", ", ".join(name_of(media, other) for other in others))
        for what, others in named if others
    ]  # fmt: skip


class OfficePanel(CrownsPanel):
    """The offices that are left, side by side over the own area, so that what all have is seen."""

    asks = ("office_select",)
    prefix = "pick_card"

    def fill(self, question: Question, options: list[Option]) -> None:
        """One row."""
        whole = len(options) * (WIDE + GAP) - GAP
        high = next((high for high in self._heights() if self._settings(options, high)), max(self._heights()))
        area = self.open_as(question, whole, high)
        by = table_layout.places(len(self.seen.players)).band.bottom - self.rect.bottom
        self.rect.move_ip(0, by)
        area.move_ip(area.centerx - whole // 2 - area.x, by)
        size = min([theme.SMALL, *self._settings(options, high)])
        for i, option in enumerate(options):
            kind = str(option.args[1])
            place = (area.x + i * (WIDE + GAP), area.y, WIDE, high)
            office = OfficeChoice(self, place, kind, chooser(self, option.key), f"{self.prefix}.{option.key}",
                                  self.calls.hover, f"kind:{kind}")  # fmt: skip
            office.size = size

    def _heights(self) -> list[int]:
        """How high an office may be."""
        return [FACE + (WORDS + more) * max(100, self.media.theme.scale) // 100 for more in MORE]

    def _settings(self, options: list[Option], high: int) -> list[int]:
        """The type sizes in which the words of all have room on offices so high; none where one has not."""
        room = words_place(pygame.Rect(0, 0, WIDE, high))
        found = [setting(self.media, told_office(self.media, str(one.args[1])), *room.size) for one in options]
        return [] if None in found else [one[0] for one in found if one is not None]
