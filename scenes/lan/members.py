"""Who is in a room: players, onlookers, who is away; muting one, sending one away (C5.2, C5.7)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.seats import GUEST_ICON
from scenes import theme
from scenes.lan.room_seats import Signal
from scenes.lan.words import clean
from scenes.widgets.base import Group, Host
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Portrait
from scenes.widgets.scroll_list import Row, ScrollList

if TYPE_CHECKING:
    from game.net.protocol import MemberInfo
    from scenes.lan.room import NetRoomScene

ROW = 92
FACE = 60
MOST = 64


def names_of(member: MemberInfo) -> str:
    """The persons at a machine."""
    return ", ".join(clean(person.name) for person in member.persons[:5])


class MembersList(Group):
    """A row for each machine in the room."""

    def __init__(self, room: NetRoomScene, parent: Host, rect: pygame.Rect) -> None:
        super().__init__(parent, rect)
        self.room = room
        self.signals: dict[int, Signal] = {}
        Label(self, (rect.x, rect.y, rect.width, 36), room.t("lanroom.members"), size=theme.BUTTON, colour=theme.GOLD,
              bold=True)  # fmt: skip
        self.members = self._members()
        place = (rect.x, rect.y + 44, rect.width, rect.height - 44)
        self.rows = ScrollList(self, place, len(self.members), self._row, row_height=ROW, name="members")

    def refresh(self) -> None:
        """The room is different now."""
        self.members, self.signals = self._members(), {}
        self.rows.set_count(len(self.members))

    def _members(self) -> list[MemberInfo]:
        return self.room.setup.info.members[:MOST]

    def _row(self, row: Row, index: int) -> None:
        member, setup, t = self.members[index], self.room.setup, self.room.t
        mine = member.member == setup.link.client.member
        muted = member.member in setup.link.muted
        x, y, right = row.rect.x + 12, row.rect.y, row.rect.right - 10
        icon = member.persons[0].icon if member.persons else ""
        icon = icon if self.app.sprites.has(icon) else GUEST_ICON
        Portrait(row, (x, y + (ROW - FACE) // 2, FACE, FACE), icon)
        x += FACE + 12
        if not mine:
            right -= 44
            Button(row, (right, y + 8, 44, 40), "", partial(self.room.mute, member.member), kind="bare",
                   icon="ui/speaker_off" if muted else "ui/speaker", icon_size=28, name=f"mute.{member.member}",
                   tip=t("lanroom.unmute" if muted else "lanroom.mute", name=names_of(member)))  # fmt: skip
        if not mine and setup.leads:
            Button(row, (right, y + 48, 44, 40), "", partial(self.room.kick, member.member), kind="bare",
                   icon="ui/cross", icon_size=22, name=f"kick.{member.member}",
                   tip=t("lanroom.kick", name=names_of(member)))  # fmt: skip
        right -= 48
        self.signals[member.member] = Signal(row, (right, y + 24, 44, 44), member)
        words = self.words(member)
        row.words = f"{names_of(member)}. {words}"
        Label(row, (x, y + 4, right - 6 - x, 38), names_of(member), size=theme.BODY, bold=True)
        Label(row, (x, y + 40, right - 6 - x, 50), words, size=theme.SMALL, colour=theme.DIM)

    def words(self, member: MemberInfo) -> str:
        """What a member is here, in one line."""
        t, setup = self.room.t, self.room.setup
        found = [t("lanroom.room.leads")] * member.leads
        if not member.here:
            found.append(t("lanroom.signal.away.word"))
        elif not any(plan.kind == "person" and plan.member == member.member for plan in setup.info.seats):
            found.append(t("lanroom.members.watches"))
        elif not member.leads:
            found.append(t("lanroom.members.plays"))
        found += [t("lanroom.muted")] * (member.member in setup.link.muted)
        return " · ".join(found)
