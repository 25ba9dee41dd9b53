"""The large panel of a room on the network: what the selected seat chooses, as far as it is shown here (C5.1, C5.2)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.seats import BOT, REMOTE
from game.net.room import CLOSED, OPEN
from scenes.kit.title_art import TitleArt
from scenes.kit.title_look import SETS, TILES
from scenes.media import theme
from scenes.room.seat_editor import HEAD, RIGHT, SeatEditor
from scenes.widgets.base import WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture, Portrait
from scenes.widgets.segmented_control import SegmentedControl

if TYPE_CHECKING:
    from scenes.lan.room import NetRoomScene
    from scenes.lan.setup import NetSetup

FACE = 132


class NetSeatEditor(SeatEditor):
    """Own seats and, for the leader, bots are edited as at one computer; of others it shows what everybody may see."""

    room: NetRoomScene
    setup: NetSetup

    def __init__(self, room: NetRoomScene, parent: WidgetParent, rect: pygame.Rect) -> None:
        Panel.__init__(self, parent, rect, kind="panel_brass")
        self.room, self.setup, self.seat = room, room.setup, room.seat
        self.points = self.setup.points()[self.seat]
        self._head(pygame.Rect(rect.x + 32, rect.y + 28, rect.width - 64, self._large(HEAD) - 36))
        below = self._below()
        if self.setup.can_edit(self.seat):
            self._fields(below)
        elif self.setup.seats[self.seat].kind in (OPEN, CLOSED):
            self._free(below)
        else:
            self._others(below)

    # --- who

    def _head(self, area: pygame.Rect) -> None:
        setup, t, width = self.setup, self.media.t, area.width - 132 - RIGHT - 16
        Portrait(self, (area.x, area.y, 108, 108), setup.icon(self.seat), selected=True)
        x = area.x + 132
        Label(self, (x, area.y - 6, width, 32), t("room.seat", n=self.seat + 1), size=theme.SMALL, colour=theme.GOLD,
              bold=True)  # fmt: skip
        Label(self, (x, area.y + 24, width, 48), setup.name(self.seat), size=theme.HEADING, bold=True, shadow=True)
        Label(self, (x, area.y + 68, width, 52), setup.words(self.seat), size=20, colour=theme.DIM)
        right, below = self._rows(area)
        kind = setup.seats[self.seat].kind
        if not setup.waiting:
            return
        if self.seat in setup.own_seats:
            self._own(right)
        elif setup.leads and kind in (OPEN, CLOSED, BOT):
            kinds = [(one, t(f"lanroom.kind.{one}")) for one in (OPEN, BOT, CLOSED)]
            SegmentedControl(self, right, kinds, kind, partial(setup.set_kind, self.seat), name="kind", size=20,
                             tips={one: t(f"lanroom.kind.{one}.tip") for one, _ in kinds})  # fmt: skip
        if kind == BOT and setup.leads:
            self._who(below)
        elif kind == OPEN:
            self._sit(below)

    def _own(self, area: pygame.Rect) -> None:
        """Giving the seat up; an own one can be left for a bot or a guest."""
        t, half = self.media.t, (area.width - 12) // 2
        Button(self, (area.right - half, area.y, half, area.height), t("lanroom.seat.stand"),
               partial(self.setup.stand, self.seat), size=20, name="stand",
               tip=t("lanroom.seat.stand.tip"))  # fmt: skip

    def _sit(self, area: pygame.Rect) -> None:
        """The persons of this computer who may sit here."""
        t, width = self.media.t, (area.width - 12) // 2
        Button(self, (area.x, area.y, width, area.height), t("lanroom.seat.sit"), partial(self.room.sit, self.seat),
               size=20, name="sit", tip=t("lanroom.seat.sit.tip"))  # fmt: skip
        Button(self, (area.right - width, area.y, width, area.height), t("lanroom.seat.guest"), self.room.sit_guest,
               size=20, icon="ui/guest", icon_size=28, name="guest", tip=t("lanroom.seat.guest.tip"))  # fmt: skip

    # --- what

    def _free(self, area: pygame.Rect) -> None:
        kind = self.setup.free_kind(self.seat)
        words = self.media.t(f"lanroom.seat.{kind}.{'leads' if self.setup.leads else 'about'}", name=self.setup.leader)
        area = self._beside_art(area)
        Label(self, (area.x, area.y, area.width, 116), words, colour=theme.DIM, wrap=True)
        self._about(pygame.Rect(area.x, area.y + 216, area.width, area.height - 216))
        if self.room.link.host is not None and kind == "matched" and self.setup.waiting:
            Button(self, (area.x, area.y + 124, 420, 60), self.media.t("lanroom.seat.search"), self.room.search_on,
                   kind="gold", icon="ui/search", icon_size=32, size=20, name="search",
                   tip=self.media.t("lanroom.seat.search.tip"))  # fmt: skip
        if self.room.link.host is not None and kind == OPEN:
            Button(self, (area.x, area.y + 124, 420, 60), self.media.t("lanroom.reach.title"),
                   partial(self.room.show_tab, "room"), icon="ui/community", icon_size=32, size=20, name="how",
                   tip=self.media.t("lanroom.tab.room.tip"))  # fmt: skip

    def _beside_art(self, area: pygame.Rect) -> pygame.Rect:
        """The game's painting at the right; what is left of the room."""
        art = pygame.Rect(0, area.y, area.height * 7 // 11, area.height)
        art.right = area.right
        TitleArt(self, art, self.setup.title)
        return pygame.Rect(area.x, area.y, art.x - 32 - area.x, area.height)

    def _about(self, area: pygame.Rect) -> None:
        """What the game is, for those who wait."""
        t, title = self.media.t, self.setup.title
        Label(self, (area.x, area.y, area.width, 76), t(f"{title}.title.line"), size=theme.BUTTON, colour=theme.GOLD,
              bold=True, wrap=True)  # fmt: skip
        Label(self, (area.x, area.y + 84, area.width, area.height - 84), t(f"{title}.title.blurb"), wrap=True)

    def _others(self, area: pygame.Rect) -> None:
        """What everybody may see of another seat."""
        fields, t = self.setup.seats[self.seat].fields, self.media.t
        area = self._beside_art(area)
        y = area.y + 8
        for field in self.setup.shown_fields():
            look, value = self.setup.look.field(field.name), fields.get(field.name, field.default)
            if look.kind != TILES or not isinstance(value, str):
                continue
            Label(self, (area.x, y, area.width, 32), t(look.caption), size=20, colour=theme.GOLD, bold=True)
            Picture(self, (area.x, y + 36, FACE, FACE), look.icon_of(value))
            x = area.x + FACE + 24
            Label(self, (x, y + 36, area.right - x, 40), look.text_of(self.media, value), size=theme.BUTTON, bold=True)
            Label(self, (x, y + 80, area.right - x, FACE - 36), look.about_of(self.media, value), size=theme.SMALL,
                  colour=theme.DIM, wrap=True)  # fmt: skip
            y += FACE + 68
        hidden = any(self.setup.look.field(field.name).kind == SETS for field in self.setup.shown_fields())
        if hidden and self.setup.waiting and self.setup.seats[self.seat].kind == REMOTE:
            Label(self, (area.x, y + 8, area.width, 64), t("lanroom.room.secret", name=self.setup.name(self.seat)),
                  size=theme.SMALL, colour=theme.FAINT, wrap=True)  # fmt: skip
