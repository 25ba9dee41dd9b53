"""What the panels of Ankh's questions are made of: a heading of one line, rows with a picture and words, an own place
under the conflict that is fought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.callbacks import ignore
from scenes.kit.framed_panel import FramedPanel
from scenes.media import theme
from scenes.titles.ankh.words import Words
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen
from scenes.widgets.pointing_button import PointingButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Question
    from game.titles.ankh.view import GodView, SeatView
    from scenes.widgets.base import RectLike, WidgetParent

GAP = 8


def nowhere() -> pygame.Rect | None:
    """Where no conflict is shown."""
    return None


class AnkhPanel(FramedPanel):
    """Its content is made in `fill`, which says first how large it is (`open_as`). `dock`: where the conflict is shown;
    the panel hangs under it or stands on it; `mark` gets the spaces that what is pointed at has to do with."""

    pad, by_heading, frames = 20, 0, 1
    dock: Callable[[], pygame.Rect | None] = staticmethod(nowhere)
    mark: Callable[..., None] = staticmethod(ignore)

    @property
    def words(self) -> Words:
        """Names and sentences about the view."""
        return Words(self.media, view=self.view, seats=self.calls.seats())

    @property
    def seen(self) -> SeatView:
        """The view of the question."""
        view: SeatView = self.view
        return view

    def god_of(self, question: Question) -> int:
        """The god that is asked."""
        return self.seen.team[question.seat]

    def own(self, question: Question) -> GodView:
        """Its things."""
        return self.seen.gods[self.god_of(question)]

    def grown(self, length: int) -> int:
        """A length for letters of 100 % at the scale of now."""
        return length * max(100, self.media.settings.ui_scale) // 100

    def fit(self, width: int, height: int) -> None:
        """At its home, or beside the conflict that is shown."""
        place = self.dock()
        if place is None:
            super().fit(width, height)
            return
        self.invalidate()
        self.rect.size = max(width, place.width), height
        if place.centery < self.room.centery:
            self.rect.midtop = place.centerx, place.bottom - 6
        else:
            self.rect.midbottom = place.centerx, place.top + 6
        self.invalidate()


class ChoiceLook(NamedTuple):
    """A row that can be chosen: its picture in a box, its name, what it does, a figure at its right."""

    sprite: str
    title: str
    text: str = ""
    note: str = ""
    box: tuple[int, int] = (60, 60)


class ChoiceRow(PointingButton):
    """See `ChoiceLook`."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, look: ChoiceLook, on_click: Callable[[], None], name: str,
        points: Callable[[], None] = ignore,
    ) -> None:  # fmt: skip
        self.look, self.points = look, points
        super().__init__(parent, rect, "", on_click, name=name, sound="card",
                         spoken=Button.said(look.title, look.text, look.note))  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, picture, words."""
        pen, r, look = Pen(surface, self.media), self.rect, self.look
        hot = self.hovered or self.focused
        pen.nine("row_hot" if hot else "row", r)
        share = min(max(100, self.media.theme.scale) / 100, (r.height - 8) / look.box[1])
        wide, high = (round(side * max(1.0, share)) for side in look.box)
        pen.icon(look.sprite, (wide, high), center=(r.x + 12 + wide // 2, r.centery))
        x = r.x + wide + 24
        room = r.right - 14 - x
        if look.note:
            told = pen.line(look.note, room // 2, theme.BODY, theme.GOLD, True, midright=(r.right - 14, r.y + 22))
            head = told.x - 12 - x
        else:
            head = room
        if not look.text:
            pen.line(look.title, head, theme.BUTTON, theme.BONE, True, height=r.height - 8, midleft=(x, r.centery))
            return
        pen.line(look.title, head, theme.BODY, theme.GOLD if hot else theme.BONE, True, midleft=(x, r.y + 22))
        told_text = self.media.theme.paragraph(look.text, room, 20, theme.DIM, height=r.height - 42)
        surface.blit(told_text, told_text.get_rect(midleft=(x, r.y + 36 + (r.height - 42) // 2)))
