"""A seat in the column at the right: its player, what is chosen, ready or not (C5.2). A click edits the seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.match.seats import BOT
from scenes.kit.title_look import SETS, TILES, SetLook
from scenes.media import theme
from scenes.room.places import RoomPlaces
from scenes.room.sets import set_words
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.picture import face_of

if TYPE_CHECKING:
    from game.core.spec import Field
    from scenes.room.setup import RoomSetup

FACE = 108
TALL = 159
"""The height of a card where four share the column; in a lower one everything stands closer, in a higher one pictures
are larger, by at most the first number, and lines further apart, by at most the second."""
LARGEST, SPREAD = 1.7, 1.25


class SeatCardButton(Button):
    """The card itself: portrait, sign of the seat, name, what it is, what is chosen. `mark`: what stands over its upper
    right, which no word runs under; empty where nothing does."""

    def __init__(self, parent: WidgetParent, rect: RectLike, setup: RoomSetup, seat: int, selected: bool,
                 on_click: Callable[[], None]) -> None:
        self.setup, self.seat, self.words = setup, seat, setup.words(seat)
        self._told = setup.brief(seat) if setup.teams() else self.words  # the plate of its side names the side
        self.mark = pygame.Rect(0, 0, 0, 0)
        super().__init__(parent, rect, setup.name(seat), on_click, kind="row", on=selected, name=f"seat.{seat}",
                         tip=setup.media.t("room.seat.tip", name=setup.name(seat)))  # fmt: skip
        self._tight = min(LARGEST, self.rect.height / TALL)
        face = self._near(FACE)
        self._face = pygame.Rect(self.rect.x + 24, self.rect.centery - face // 2, face, face)

    def _near(self, length: int) -> int:
        return round(length * self._tight)

    def spoken(self) -> str:
        """Number, name, kind."""
        return f"{self.media.t('room.seat', n=self.seat + 1)}\n{self.text}\n{self.words}"

    def draw(self, surface: pygame.Surface) -> None:
        """All of the card."""
        media, rect = self.media, self.rect
        surface.blit(*media.sprites.shadow(rect))
        material = "slot_selected" if self.on else "panel"
        surface.blit(media.sprites.nine(f"nine/{material}", rect.size), rect)
        if self.hovered and not self.on:
            surface.blit(media.sprites.nine("nine/row_hot", rect.inflate(-8, -8).size), rect.inflate(-8, -8))
        surface.blit(media.sprites.nine("nine/slot", self._face.size), self._face)
        icon, side = face_of(media.sprites, self.setup.icon(self.seat)), self._face.width - 12
        face = media.sprites.get(icon, size=(side, side))
        surface.blit(face, face.get_rect(center=self._face.center))
        sign_name = self.setup.look.sign_of_fields(self.setup.seats[self.seat].fields, self.seat)
        if sign_name.startswith("seat/") and media.sprites.has(sign_name):
            sign = media.sprites.get(sign_name, size=(40, 40))
            surface.blit(sign, sign.get_rect(center=(self._face.left + 6, self._face.top + 8)))
        x, whole = self._face.right + 24, rect.right - 28 - self._face.right - 24
        width = min(whole, self.mark.left - 16 - x) if self.mark else whole
        name = media.theme.line(self.text, width, 28, theme.GOLD if self.on else theme.BONE, True, True, 36)
        surface.blit(name, name.get_rect(midleft=(x, self._middle(32))))
        if self._middle(72) - media.theme.line_height(theme.SMALL) // 2 >= self.mark.bottom - 2:
            width = whole
        line = media.theme.line(self._told, width, theme.SMALL, theme.DIM, height=min(44, self._near(44)))
        surface.blit(line, line.get_rect(midleft=(x, self._middle(72))))
        self._draw_choices(surface, x, self._middle(118) + max(0, self._near(56) - 56) // 2)

    def _middle(self, y: int) -> int:
        """Where a line has its middle that has it there in a card of the usual height."""
        return self.rect.centery + round((y - TALL / 2) * min(SPREAD, self._tight))

    def fields(self) -> list[Field]:
        """The choices that are shown."""
        return self.setup.shown_fields()

    def _draw_choices(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Small portraits of what is chosen, then the name of the set."""
        sprites, fields = self.media.sprites, self.setup.seats[self.seat].fields
        for field in self.fields():
            look, value = self.setup.look.field(field.name), fields.get(field.name, field.default)
            if look.kind == TILES and isinstance(value, str) and sprites.has(look.icon_of(value)):
                icon = sprites.get(look.icon_of(value), size=(self._near(56), self._near(56)))
                surface.blit(icon, icon.get_rect(midleft=(x, y)))
                x += self._near(66)
            elif look.kind == SETS:
                words = set_words(self.setup, self.seat, field.name)
                if isinstance(look, SetLook) and sprites.has(sign := look.sign(value)):
                    icon = sprites.get(sign, size=(self._near(48), self._near(48)))
                    surface.blit(icon, icon.get_rect(midleft=(x, y)))
                    x += self._near(54)
                room = self.rect.right - 28 - x - 6
                line = self.media.theme.line(words, room, theme.SMALL, theme.BONE, height=self._near(56))
                surface.blit(line, line.get_rect(midleft=(x + 6, y)))
                x += line.get_width() + 18


class SeatCard(Group):
    """The plate and the ready mark over it."""

    def __init__(self, parent: WidgetParent, rect: RectLike, setup: RoomSetup, seat: int, selected: bool,
                 on_select: Callable[[], None], on_ready: Callable[[], None]) -> None:
        super().__init__(parent, rect)
        self.topic = f"{self.media.t('room.seat', n=seat + 1)}\n{setup.name(seat)}"
        self.plate = SeatCardButton(self, self.rect, setup, seat, selected, on_select)
        place = RoomPlaces(self.media.theme).ready(self.rect)
        ready = setup.is_ready(seat)
        text = self.media.t("room.ready" if ready else "room.ready.not")
        if setup.seats[seat].kind == BOT or seat == setup.host:
            mark = ReadyMark(self, place, self.media.t("room.ready.host") if seat == setup.host else text)
            self.plate.mark = mark.marked()
            return
        self.plate.mark = place
        Button(self, place, text, on_ready, kind="good" if ready else "plain", icon="ui/ready" if ready else "",
               size=20, icon_size=26, name=f"ready.{seat}",
               tip=self.media.t("room.ready.undo" if ready else "room.ready.tip"))  # fmt: skip


class ReadyMark(Widget):
    """A tick with words: a bot is always ready, and who starts the match need not say so."""

    def __init__(self, parent: WidgetParent, rect: RectLike, text: str) -> None:
        super().__init__(parent, rect, spoken=text)
        self.text = text

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through to the card."""
        return None

    def marked(self) -> pygame.Rect:
        """Where it stands on the card, with its tick."""
        letters = self.media.theme.text(self.text, 20, theme.GOOD, True).get_size()
        place = pygame.Rect(0, 0, min(self.rect.width, letters[0] + 32), min(self.rect.height, letters[1]))
        place.midright = self.rect.midright
        return place

    def draw(self, surface: pygame.Surface) -> None:
        """Tick and words at the right."""
        line = self.media.theme.line(self.text, self.rect.width - 36, 20, theme.GOOD, True, height=self.rect.height)
        place = line.get_rect(midright=self.rect.midright)
        tick = self.media.sprites.get("ui/check", size=(24, 24))
        surface.blit(tick, tick.get_rect(midright=(place.left - 8, place.centery)))
        surface.blit(line, place)

