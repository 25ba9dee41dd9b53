"""Seats of a room on the network: the player, ready or not, how good the connection is; free and closed ones."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.seats import BOT, REMOTE
from game.net.room import CLOSED, OPEN
from scenes.kit.title_look import SETS
from scenes.lan.signal import Signal
from scenes.media import theme
from scenes.room.seat_card import ReadyMark, SeatCardButton
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from game.core.spec import Field
    from scenes.lan.room import NetRoomScene
    from scenes.lan.setup import NetSetup

class NetPlate(SeatCardButton):
    """Shows of other seats only what is known of them."""

    setup: NetSetup

    def fields(self) -> list[Field]:
        """Nothing of a free or closed seat; of others nothing that is put together."""
        kind = self.setup.seats[self.seat].kind
        if kind in (OPEN, CLOSED):
            return []
        shown = super().fields()
        return [field for field in shown if kind != REMOTE or self.setup.look.field(field.name).kind != SETS]


class NetSeatCard(Group):
    """The plate; at its right what can be done: get ready, sit down, let a bot sit down."""

    def __init__(self, parent: WidgetParent, rect: RectLike, room: NetRoomScene, seat: int) -> None:
        super().__init__(parent, rect)
        setup, t = room.setup, room.t
        self.topic = f"{t('room.seat', n=seat + 1)}\n{setup.name(seat)}"
        self.signal: Signal | None = None
        kind = setup.seats[seat].kind
        select = partial(room.select, seat)
        plate = NetPlate(self, self.rect, setup, seat, seat == room.seat, select)
        place = room.places.ready(self.rect)
        member = setup.member_of(seat)
        if member is not None:
            self.signal = Signal(self, (self.rect.right - 76, self.rect.bottom - 60, 52, 44), member, room.cut)
        mark: ReadyMark | None = None
        if kind == OPEN and setup.waiting:
            plate.mark = place
            self._offer(room, seat, place)
        elif seat in setup.own_seats and setup.waiting:
            ready, plate.mark = setup.is_ready(seat), place
            Button(self, place, t("room.ready" if ready else "room.ready.not"), partial(room.flip_ready, seat),
                   kind="good" if ready else "plain", icon="ui/ready" if ready else "", size=20, icon_size=26,
                   name=f"ready.{seat}",
                   tip=t("room.ready.undo" if ready else "room.ready.tip")).sends = True  # fmt: skip
        elif kind == BOT or (member is not None and setup.is_ready(seat)):
            mark = ReadyMark(self, place, t("room.ready"))
        elif member is not None and not member.here:
            mark = NotReady(self, place, t("lanroom.signal.away.word"))
        elif member is not None and not member.leads and setup.waiting:  # who leads starts, and need not say ready
            mark = NotReady(self, place, t("lanroom.ready.waited"))
        if mark is not None:
            plate.mark = mark.marked()

    def _offer(self, room: NetRoomScene, seat: int, place: pygame.Rect) -> None:
        """A free seat: the leader lets a bot sit down, others move there."""
        if room.setup.leads:
            Button(self, place, room.t("lanroom.seat.bot"), partial(room.setup.set_kind, seat, BOT), size=20,
                   icon="ui/bot_normal", icon_size=28, name=f"bot.{seat}",
                   tip=room.t("lanroom.seat.bot.tip")).sends = True  # fmt: skip
        else:
            Button(self, place, room.t("lanroom.seat.sit"), partial(room.sit, seat), size=20, name=f"sit.{seat}",
                   tip=room.t("lanroom.seat.sit.tip")).sends = True  # fmt: skip


class NotReady(ReadyMark):
    """Words at the right of a card, for the one who is still choosing or away."""

    def draw(self, surface: pygame.Surface) -> None:
        """Words at the right."""
        line = self.media.theme.line(self.text, self.rect.width, theme.SMALL, theme.DIM, height=self.rect.height)
        surface.blit(line, line.get_rect(midright=self.rect.midright))
