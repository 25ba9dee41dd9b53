"""What the panels of Crowns' questions are made of: a heading of one line, cards that are buttons, rows of words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.framed_panel import FramedPanel
from scenes.media import theme
from scenes.titles.crowns.faces import card_face, card_tip, deck_back, name_of
from scenes.titles.crowns.words import Words
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Option, Question
    from game.match.seats import SeatInfo
    from game.titles.crowns.view import SeatView
    from scenes.widgets.base import RectLike, WidgetParent

PAD, GAP = FramedPanel.pad, 10
NOTE = 52
"""How high the words on a card may be."""
LEAVES = ("done", "none", "pass", "keep_gold")


class CrownsPanel(FramedPanel):
    """Its content is made in `fill`, which says first how large it is (`open_as`). `names`: the words of the table."""

    names: Words
    keeps_arrows = True
    whom: Callable[[Question], int] = staticmethod(lambda _question: -1)
    """The card in play that an effect was pointed at; -1: none."""

    @property
    def seen(self) -> SeatView:
        """The view of the question."""
        view: SeatView = self.view
        return view

    @property
    def words(self) -> Words:
        """Names and sentences about the view."""
        return Words(self.media, view=self.view, seats=self.calls.seats())


class CardChoice(Button):
    """A card as an answer. `look`: what the pointer on it shows enlarged; `owner`: whose card it is that lies face
    down; `rise`: how far it rises under the pointer; `count`: how many such cards it stands for.
    """

    rise, count = 6, 1

    def __init__(
        self, parent: WidgetParent, rect: RectLike, card: str, on_click: Callable[[], None], name: str,
        look: Callable[[str | None], None], ref: str, note: str = "", owner: SeatInfo | None = None,
    ) -> None:  # fmt: skip
        self.owner = owner
        self.card, self.look, self.ref, self.note_words = card, look, ref, note
        tip = card_tip(parent.ui.media, card) if card not in ("", "plot") else note
        super().__init__(parent, rect, "", on_click, name=name, sound="card", spoken=tip,
                         tip="" if ref or note else (name_of(parent.ui.media, card) if card else ""))  # fmt: skip

    def on_hover(self, inside: bool) -> None:
        """It is shown large."""
        super().on_hover(inside)
        self.look(self.ref if inside and self.ref else None)

    def on_focus(self, gained: bool) -> None:
        """The same by keys."""
        super().on_focus(gained)
        if self.ui.keyboard:
            self.look(self.ref if gained and self.ref else None)

    def draw(self, surface: pygame.Surface) -> None:
        """The face, raised and aglow under the pointer."""
        pen, hot = Pen(surface, self.media), self.hovered or self.focused
        place = self.rect.move(0, -self.rise) if hot else self.rect
        pen.nine("glow", place.inflate(30 if hot else 18, 30 if hot else 18))
        surface.blit(*self.media.sprites.shadow(place, 10))
        media = self.media
        face = card_face(media, self.card, place.size) if self.card else deck_back(media, self.owner, place.size)
        pen.put(face, topleft=place.topleft)
        if hot:
            pygame.draw.rect(surface, theme.GOLD, place.inflate(2, 2), 3, 10)
        if self.count > 1:
            pen.text(f"×{self.count}", theme.BUTTON, theme.GOLD, True, theme.INK,
                     topright=(place.right - 8, place.y + 4))  # fmt: skip
        if self.note_words:
            words = self.media.theme.line(self.note_words, place.width - 20, theme.SMALL, theme.BONE, True,
                                          height=NOTE, align="center")  # fmt: skip
            plate = pygame.Rect(0, 0, place.width - 12, max(28, words.get_height() + 4))
            plate.midbottom = place.centerx, place.bottom - 6
            pen.nine("chip", plate)
            pen.put(words, center=plate.center)


def taken(options: list[Option]) -> list[Option]:
    """Those that choose something."""
    return [option for option in options if option.key not in LEAVES]


def left(options: list[Option]) -> list[Option]:
    """Those that leave it."""
    return [option for option in options if option.key in LEAVES]


def chooser(panel: CrownsPanel, key: str) -> Callable[[], None]:
    """What answers with a key."""
    return partial(panel.calls.choose, key)
