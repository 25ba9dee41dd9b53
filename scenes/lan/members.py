"""The members of a room: players, onlookers, those who are away; muting one, sending one away (C5.2, C5.7), and for
the leader those who were sent away (C8.7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.seats import GUEST_ICON
from game.net.room import PLAYING
from scenes.lan.signal import Signal
from scenes.lan.talk import Talk, names_of
from scenes.media import theme
from scenes.widgets.base import Group, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Portrait
from scenes.widgets.scroll_list import Row, ScrollList

if TYPE_CHECKING:
    from game.net.protocol import MemberInfo

ROW = 92
HEAD = 44
FACE, ORDER = 60, theme.SMALL
NARROW = 400
"""A narrower list goes without portraits."""


class MembersList(Group):
    """A row for each machine in the room, and after them for each that was sent away. `headed`: its name is over it."""

    def __init__(self, talk: Talk, parent: WidgetParent, rect: pygame.Rect, headed: bool = True) -> None:
        super().__init__(parent, rect)
        self.talk, self.link = talk, talk.link
        self.signals: dict[int, Signal] = {}
        if headed:
            Label(self, (rect.x, rect.y, rect.width, 36), self.media.t("lanroom.members"), size=theme.BUTTON,
                  colour=theme.GOLD, bold=True)  # fmt: skip
        self.members, self.banned = talk.members, talk.banned
        self._mark = self._now()
        head = HEAD * headed
        place = (rect.x, rect.y + head, rect.width, rect.height - head)
        count = len(self.members) + len(self.banned)
        self.rows = ScrollList(self, place, count, self._row, row_height=ROW, name="members")
        keys = ["lanroom.members.mute"] + ["lanroom.kick.text"] * self.link.client.leads
        words, wide = "\n".join(self.media.t(key) for key in keys), rect.width - 24
        high = len(self.media.theme.wrap(words, theme.SMALL, wide)) * self.media.theme.line_height(theme.SMALL)
        self._signs = Label(self, (rect.x + 12, rect.bottom - high - 6, wide, high), words, size=theme.SMALL,
                            colour=theme.DIM, wrap=True, name="members.signs")  # fmt: skip
        self._refit()

    def _refit(self) -> None:
        """What the signs of the rows do stands at the foot while no row is there."""
        count = len(self.members) + len(self.banned)
        last = self.rows.rect.y + count * (ROW + self.rows.gap)
        self._signs.visible = self.rows.visible and len(self.members) > 1 and last + HEAD // 2 <= self._signs.rect.y

    def follow(self) -> None:
        """Once a frame: the members who are here, and how well they are connected."""
        self.members, self.banned = self.talk.members, self.talk.banned
        if self._now() != self._mark and self.ui.held is None:
            self._mark, self.signals = self._now(), {}
            self.rows.set_count(len(self.members) + len(self.banned))
            self._refit()
        for member in self.members:
            if member.member in self.signals:
                self.signals[member.member].take(member)

    def _now(self) -> tuple[object, ...]:
        """What the rows show, but for the milliseconds."""
        client = self.link.client
        rows = [(m.member, m.persons, m.here, m.leads, self.talk.plays(m)) for m in self.members]
        return rows, self.banned, sorted(self.link.muted), client.member, client.leads, self._phase, self.talk.silent

    @property
    def _phase(self) -> str:
        room = self.link.client.room
        return room.phase if room is not None else ""

    def _row(self, row: Row, index: int) -> None:
        if index < len(self.members):
            self._here(row, self.members[index])
        else:
            self._gone(row, self.banned[index - len(self.members)])

    def _here(self, row: Row, member: MemberInfo) -> None:
        t, talk = self.media.t, self.talk
        mine = member.member == self.link.client.member
        muted = member.member in self.link.muted
        y, right = row.rect.y, row.rect.right - 10
        below = right
        if not mine:
            Button(row, (right - 44, y + 2, 44, 40), "", partial(talk.mute, member.member), kind="bare",
                   icon="ui/speaker_off" if muted else "ui/speaker", icon_size=28, name=f"mute.{member.member}",
                   tip=t("lanroom.unmute" if muted else "lanroom.mute", name=names_of(member)))  # fmt: skip
        if not mine and self.link.client.leads:
            below = self._order(row, f"kick.{member.member}", "lanroom.kick", "ui/quit", partial(
                talk.kick, member.member), member)  # fmt: skip
        right -= 92
        self.signals[member.member] = Signal(row, (right, y, 44, 44), member, bool(self.talk.silent))
        self._show(row, member, right, below, self.words(member))

    def _gone(self, row: Row, member: MemberInfo) -> None:
        below = self._order(row, f"forgive.{member.member}", "lanroom.forgive", "ui/undo", partial(
            self.talk.forgive, member.member), member)  # fmt: skip
        self._show(row, member, row.rect.right - 10, below, self.media.t("lanroom.members.banned"))

    def _order(self, row: Row, name: str, key: str, icon: str, action: Callable[[], None], member: MemberInfo) -> int:
        """What the leader can do with somebody, in words at the right of the lower line; where it begins."""
        t, words = self.media.t, self.media.t(f"{key}.short")
        wide = min(row.rect.width * 5 // 8, self.media.theme.width(words, ORDER, True) + 64)
        left = row.rect.right - 10 - wide
        Button(row, (left, row.rect.y + 44, wide, 42), words, action, icon=icon, icon_size=22, size=ORDER,
               name=name, tip=t(key, name=names_of(member))).sends = True  # fmt: skip
        return left

    def _show(self, row: Row, member: MemberInfo, right: int, below: int, words: str) -> None:
        """Who it is, left of the buttons: the name ends at `right`, the words under it at `below`."""
        x, y = row.rect.x + 12, row.rect.y
        if self.rect.width >= NARROW:
            icon = member.persons[0].icon if member.persons else ""
            icon = icon if self.media.sprites.has(icon) else GUEST_ICON
            Portrait(row, (x, y + (ROW - FACE) // 2, FACE, FACE), icon)
            x += FACE + 12
        row.words = f"{names_of(member)}. {words}"
        Label(row, (x, y + 4, right - 6 - x, 38), names_of(member), size=theme.BODY, bold=True)
        Label(row, (x, y + 42, below - 6 - x, 46), words, size=theme.SMALL, colour=theme.DIM)

    def words(self, member: MemberInfo) -> str:
        """What a member is here, in one line."""
        t = self.media.t
        found = [t("lanroom.room.leads")] * member.leads
        if not member.here:
            found.append(t("lanroom.signal.away.word"))
        elif not self.talk.plays(member):
            found.append(t("lanroom.members.watches"))
        elif not member.leads:
            found.append(t("lanroom.members.plays" if self._phase == PLAYING else "lanroom.members.sits"))
        found += [t("lanroom.muted")] * (member.member in self.link.muted)
        return " · ".join(found)
