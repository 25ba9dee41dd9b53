"""The large panel of a room on the network: what the selected seat chooses, as far as it is shown here (C5.1, C5.2)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.seats import BOT, REMOTE
from game.net.join_code import short_code
from game.net.room import CLOSED, OPEN
from scenes.kit.title_art import TitleArt
from scenes.kit.title_look import SETS, TILES, FieldLook
from scenes.lan.game_told import tell_game
from scenes.media import theme
from scenes.room.seat_editor import HEAD, RIGHT, SeatEditor
from scenes.widgets.base import WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture, Portrait
from scenes.widgets.segmented_control import SegmentedControl

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.lan.room import NetRoomScene
    from scenes.lan.setup import NetSetup

FACE, BELOW_ART = 220, 18
"""How large a choice of somebody else's is shown; how far the painting ends above the seat's fields."""


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
                             tips={one: t(f"lanroom.kind.{one}.tip") for one, _ in kinds}).sends = True  # fmt: skip
        if kind == BOT and setup.leads:
            self._who(below)
        elif kind == OPEN:
            self._sit(below)

    def _own(self, area: pygame.Rect) -> None:
        """Giving the seat up; an own one can be left for a bot or a guest."""
        t, half = self.media.t, (area.width - 12) // 2
        Button(self, (area.right - half, area.y, half, area.height), t("lanroom.seat.stand"),
               partial(self.setup.stand, self.seat), size=20, name="stand",
               tip=t("lanroom.seat.stand.tip")).sends = True  # fmt: skip

    def _sit(self, area: pygame.Rect) -> None:
        """The persons of this computer who may sit here."""
        t, width = self.media.t, (area.width - 12) // 2
        Button(self, (area.x, area.y, width, area.height), t("lanroom.seat.sit"), partial(self.room.sit, self.seat),
               size=20, name="sit", tip=t("lanroom.seat.sit.tip")).sends = True  # fmt: skip
        Button(self, (area.right - width, area.y, width, area.height), t("lanroom.seat.guest"), self.room.sit_guest,
               size=20, icon="ui/guest", icon_size=28, name="guest",
               tip=t("lanroom.seat.guest.tip")).sends = True  # fmt: skip

    # --- what

    def _free(self, area: pygame.Rect) -> None:
        """What becomes of the seat and what can be done about it; at the foot, what the game is."""
        kind, t, room = self.setup.free_kind(self.seat), self.media.t, self.room
        words = t(f"lanroom.seat.{kind}.{'leads' if self.setup.leads else 'about'}", name=self.setup.leader)
        area = self._beside_art(area)
        y = self._say(area, area.y, words) + 20
        host, waiting = room.link.host, self.setup.waiting
        if host is not None and kind == OPEN:
            y = self._invite(pygame.Rect(area.x, y, area.width, 60))
        elif host is not None and kind == "matched" and waiting:
            Button(self, (area.x, y, 420, 60), t("lanroom.seat.search"), room.search_on, kind="gold", icon="ui/search",
                   icon_size=32, size=20, name="search", tip=t("lanroom.seat.search.tip"))  # fmt: skip
            y += 80
        names = ("sit", "guest") if kind != CLOSED and waiting else ()
        told = y + sum(self._step(area.width, name) + 12 for name in names)
        top = tell_game(self, area, y, self.setup.title, told)
        self._explain(pygame.Rect(area.x, y, area.width, top - y), names)

    def _say(self, area: pygame.Rect, y: int, words: str, size: int = theme.BODY,
             ink: theme.Colour = theme.BONE) -> int:
        """A paragraph as high as it gets; where the next begins."""
        high = len(self.media.theme.wrap(words, size, area.width)) * self.media.theme.line_height(size)
        Label(self, (area.x, y, area.width, high), words, size=size, colour=ink, wrap=True)
        return y + high

    def _invite(self, area: pygame.Rect) -> int:
        """The host reads what others type to come in, and the way to the rest; where the next begins."""
        t, host, wide = self.media.t, self.room.link.host, 240
        if host is not None and self.room.link.to_network:
            code = short_code(host.fingerprint)
            caption = t("lanroom.reach.code")
            x = area.x + self.media.theme.width(caption, 20) + 20
            Label(self, (area.x, area.y, x - area.x, area.height), caption, size=20, colour=theme.DIM)
            Label(self, (x, area.y, area.right - wide - 12 - x, area.height), code, size=theme.HEADING, bold=True,
                  name="free.code")  # fmt: skip
            area.x = area.right - wide
        Button(self, (area.x, area.y, wide, area.height), t("lanroom.reach.title"), partial(self.room.show_tab, "room"),
               icon="ui/community", icon_size=32, size=20, name="how", tip=t("lanroom.tab.room.tip"))  # fmt: skip
        return area.bottom + 20

    def _explain(self, area: pygame.Rect, names: Sequence[str]) -> None:
        """What the buttons of the seat do, in as many lines as there is room for."""
        y = area.y
        for name in names:
            words, step = self.media.t(f"lanroom.seat.{name}.tip"), self._step(area.width, name)
            if y + step > area.bottom:
                return
            Label(self, (area.x, y, area.width, self.media.theme.line_height(20)), self.media.t(f"lanroom.seat.{name}"),
                  size=20, bold=True)  # fmt: skip
            self._say(area, y + self.media.theme.line_height(20), words, theme.SMALL, theme.DIM)
            y += step + 12

    def _step(self, width: int, name: str) -> int:
        """How high the words for a button get."""
        letters = self.media.theme
        lines = len(letters.wrap(self.media.t(f"lanroom.seat.{name}.tip"), theme.SMALL, width))
        return letters.line_height(20) + lines * letters.line_height(theme.SMALL)

    def _beside_art(self, area: pygame.Rect) -> pygame.Rect:
        """The game's painting at the right; what is left of the room."""
        high = area.height - BELOW_ART
        art = pygame.Rect(0, area.y, high * 7 // 11, high)
        art.right = area.right
        TitleArt(self, art, self.setup.title)
        return pygame.Rect(area.x, area.y, art.x - 32 - area.x, high)

    def _others(self, area: pygame.Rect) -> None:
        """What everybody may see of another seat: its tiles side by side, a single one with its words beside it."""
        fields, t = self.setup.seats[self.seat].fields, self.media.t
        area = self._beside_art(area)
        shown = [(look, value) for field in self.setup.shown_fields()
                 if (look := self.setup.look.field(field.name)).kind == TILES
                 and isinstance(value := fields.get(field.name, field.default), str)]  # fmt: skip
        hidden = any(self.setup.look.field(field.name).kind == SETS for field in self.setup.shown_fields())
        secret = hidden and self.setup.waiting and self.setup.seats[self.seat].kind == REMOTE
        foot = 64 * secret
        width = (area.width - 32 * (len(shown) - 1)) // max(1, len(shown))
        for at, (look, value) in enumerate(shown):
            self._tile(pygame.Rect(area.x + at * (width + 32), area.y, width, area.height - foot), look, value,
                       len(shown) > 1)  # fmt: skip
        if secret:
            Label(self, (area.x, area.bottom - 56, area.width, 56), t("lanroom.room.secret", name=self.setup.name(
                self.seat)), size=20, colour=theme.DIM, wrap=True)  # fmt: skip

    def _tile(self, area: pygame.Rect, look: FieldLook, value: str, narrow: bool) -> None:
        """A choice of somebody's: picture, name, and what it means below them or, where it is alone, beside them."""
        media = self.media
        Label(self, (area.x, area.y, area.width, 32), media.t(look.caption), size=20, colour=theme.GOLD, bold=True)
        side = min(FACE, area.height - 44 - 128) if narrow else FACE
        Picture(self, (area.x, area.y + 44, side, side), look.icon_of(value))
        words = area.move(0, 44 + side + 4) if narrow else area.move(side + 28, 44)
        Label(self, (words.x, words.y, area.right - words.x, 40), look.text_of(media, value), size=theme.BUTTON,
              bold=True)  # fmt: skip
        Label(self, (words.x, words.y + 44, area.right - words.x, area.bottom - words.y - 44),
              look.about_of(media, value), size=theme.SMALL, colour=theme.DIM, wrap=True)  # fmt: skip
