"""How others come into a room - join code, passphrase, and behind "details" the long code, address and fingerprint -
and the room's own options (C5, C8.2a, C8.4)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.net.addresses import Address, interfaces, to_announce
from game.net.errors import NetError
from game.net.host import LOOPBACK
from game.net.join_code import code_for, short_code
from scenes.lan.chat import PEOPLE
from scenes.lan.members import MembersList
from scenes.lan.setup import OWN_OPTIONS
from scenes.lan.words import print_of, short_print
from scenes.media import theme
from scenes.widgets.base import WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from scenes.widgets.segmented_control import Cycler
from scenes.widgets.toggle import Toggle

if TYPE_CHECKING:
    from scenes.lan.room import NetRoomScene

HIDDEN = "•" * 10
COPY = 150
ICONS = {"away": "ui/hourglass", "watchers": "ui/eye", "undo": "ui/undo", "hide": "ui/clock"}


class ReachPanel(Panel):
    """For the one who hosts: join code, address, passphrase, the switch to the network. For all: the room's own
    options."""

    def __init__(self, room: NetRoomScene, parent: WidgetParent, rect: pygame.Rect) -> None:
        super().__init__(parent, rect, kind="panel_brass")
        self.room, self.setup, self.link = room, room.setup, room.link
        inner = rect.inflate(-64, -52)
        left = pygame.Rect(inner.x, inner.y, inner.width - PEOPLE - 28, inner.height)
        self.members = MembersList(room.talk, self, pygame.Rect(inner.right - PEOPLE, inner.y, PEOPLE, inner.height))
        if self.link.host is not None:
            self._reach(left)
        else:
            words = room.t("lanroom.reach.theirs", name=self.setup.leader)
            Label(self, (left.x, left.y, left.width, 36), room.t("lanroom.reach.title"), size=theme.BUTTON,
                  colour=theme.GOLD, bold=True)  # fmt: skip
            Label(self, (left.x, left.y + 44, left.width, 84), words, colour=theme.DIM, wrap=True)
            self._details(pygame.Rect(left.x, left.y + 132, left.width, 44))
            if room.details_shown:
                self._print(pygame.Rect(left.x, left.y + 192, left.width, 52))
                Label(self, (left.x, left.y + 248, left.width, 84), room.t("lanroom.reach.print.about"),
                      size=theme.SMALL, colour=theme.DIM, wrap=True)  # fmt: skip
        if self.link.host is None and not room.details_shown:
            self._rules(pygame.Rect(left.x, left.y + 196, left.width, left.height - 196))
        else:
            self._options(pygame.Rect(left.x, left.bottom - 3 * 80, left.width, 3 * 80))

    def follow(self) -> None:
        """Once a frame: the members who are here."""
        self.members.follow()

    def _reach(self, area: pygame.Rect) -> None:
        t, room = self.room.t, self.room
        Label(self, (area.x, area.y, area.width, 36), t("lanroom.reach.title"), size=theme.BUTTON, colour=theme.GOLD,
              bold=True)  # fmt: skip
        open_ = self.link.to_network
        Toggle(self, (area.x, area.y + 40, area.width, 44), t("lanroom.reach.open"), open_, room.reach, name="reach",
               tip=t("lanroom.reach.open.tip"))  # fmt: skip
        y = area.y + 90
        self._details(pygame.Rect(area.x, y + 204, area.width, 44))
        if room.details_shown:
            code, address = self._code()
            halves = code.split("-")
            shown = "\n".join("-".join(halves[at:at + 4]) for at in range(0, len(halves), 4))
            self._line(pygame.Rect(area.x, y, area.width, 84), "long", shown, code)
            self._print(pygame.Rect(area.x, y + 88, area.width, 52))
            self._line(pygame.Rect(area.x, y + 144, area.width, 52), "address", address, address)
            return
        host = self.link.host
        if open_:
            code = short_code(host.fingerprint) if host is not None else ""
            self._line(pygame.Rect(area.x, y, area.width, 64), "code", code, code, theme.TITLE)
            Label(self, (area.x, y + 68, area.width, 60), t("lanroom.reach.code.about"), size=theme.SMALL,
                  colour=theme.DIM, wrap=True)  # fmt: skip
        else:  # there is no code to tell to anybody
            Label(self, (area.x, y + 4, area.width, 128), t("lanroom.reach.here", rooms=t("lan.rooms.title")), size=20,
                  colour=theme.BONE, wrap=True, name="reach.here")  # fmt: skip
        if host is not None and host.passphrase:
            shown = host.passphrase if room.secret_shown else HIDDEN
            place = pygame.Rect(area.x, y + 140, area.width, 52)
            self._line(place, "passphrase", shown, host.passphrase)
            Button(self, (place.right - COPY - 64, place.y, 52, 52), "", room.flip_secret, size=20, icon_size=28,
                   icon="ui/eye_off" if room.secret_shown else "ui/eye", name="reveal",
                   tip=t("lanroom.reach.hide" if room.secret_shown else "lanroom.reach.show"))  # fmt: skip

    def _details(self, area: pygame.Rect) -> None:
        """The way to the details, and back."""
        shown = self.room.details_shown
        Button(self, (area.x, area.y, 220, area.height), self.room.t(f"lanroom.reach.{'less' if shown else 'details'}"),
               self.room.flip_details, size=20, name="details",
               tip=self.room.t("lanroom.reach.details.tip"))  # fmt: skip

    def _line(self, area: pygame.Rect, name: str, shown: str, text: str, size: int = theme.BUTTON) -> None:
        """A caption, what is to be told to others, and a button that copies it."""
        t = self.room.t
        Label(self, (area.x, area.y, 150, area.height), t(f"lanroom.reach.{name}"), size=20, colour=theme.DIM)
        Label(self, (area.x + 158, area.y, area.width - 158 - COPY - (72 if name == "passphrase" else 12), area.height),
              shown or t("lanroom.reach.looking"), size=size if shown else theme.BUTTON, bold=True, wrap="\n" in shown,
              name=f"reach.{name}")  # fmt: skip
        Button(self, (area.right - COPY, area.y + (area.height - 52) // 2, COPY, 52), t("lanroom.reach.copy"),
               partial(self.room.copy, text), size=20, name=f"copy.{name}", enabled=bool(text),
               reason=t("lanroom.reach.looking"), tip=t(f"lanroom.reach.{name}.tip"))  # fmt: skip

    def _print(self, area: pygame.Rect) -> None:
        """C8.5. The fingerprint of the one who hosts, for two people that compare it aloud."""
        t, words = self.room.t, short_print(print_of(self.link))
        Label(self, (area.x, area.y, 150, area.height), t("lanroom.reach.print"), size=20, colour=theme.DIM)
        Label(self, (area.x + 158, area.y, area.width - 158, area.height), words or t("lanroom.reach.looking"),
              size=theme.BUTTON, bold=True, name="reach.print", tip=t("lanroom.reach.print.tip"))  # fmt: skip

    def _code(self) -> tuple[str, str]:
        """Join code and address; empty while the addresses are being looked for."""
        host, addresses = self.link.host, self.room.addresses if self.link.to_network else LOOPBACK
        if host is None or not addresses or not host.port:
            return "", ""
        address = str(Address(addresses[0], host.port))
        try:
            return code_for(addresses[0], host.port, host.fingerprint).text, address
        except NetError:
            return "", address

    def _rules(self, area: pygame.Rect) -> None:
        """The room's own options for those who can't change them: each with what it means."""
        t, letters = self.room.t, self.media.theme
        x, step, small = area.x + 52, letters.line_height(20), letters.line_height(theme.SMALL)
        tips = {name: t(f"lanroom.option.{name}.tip") for name in OWN_OPTIONS}
        highs = {name: len(letters.wrap(tip, theme.SMALL, area.right - x)) * small for name, tip in tips.items()}
        room = area.height - step * len(tips)
        tight = min(1.0, room / max(1, sum(highs.values())))
        gap = min(24, max(0, room - sum(highs.values())) // len(tips))
        y = area.y
        for name, tip in tips.items():
            caption, high = t(f"lanroom.option.{name}"), round(highs[name] * tight)
            Picture(self, (area.x, y + 6, 36, 36), ICONS[name])
            wide = min(letters.width(caption, 20, True), (area.right - x) * 2 // 3)
            Label(self, (x, y, wide, step), caption, size=20, bold=True, colour=theme.GOLD)
            Label(self, (x + wide + 16, y, area.right - x - wide - 16, step),
                  t(f"lanroom.option.{name}.{self.setup.own[name]}"), size=20, bold=True,
                  name=f"own.{name}")  # fmt: skip
            Label(self, (x, y + step, area.right - x, high), tip, size=theme.SMALL, colour=theme.DIM, wrap=True)
            y += step + high + gap

    def _options(self, area: pygame.Rect) -> None:
        """The room's own options besides clock and countdown, which stand with those of the game."""
        t, setup = self.room.t, self.setup
        half = (area.width - 12) // 2
        places = {"away": (0, 0, area.width), "watchers": (0, 80, half), "undo": (area.width - half, 80, half),
                  "hide": (0, 160, area.width)}  # fmt: skip
        for name, values in OWN_OPTIONS.items():
            x, y, width = places[name]
            options = [(value, t(f"lanroom.option.{name}.{value}")) for value in values]
            Cycler(
                self, (area.x + x, area.y + y, width, 72), options, setup.own[name],
                partial(setup.choose_own, name), caption=t(f"lanroom.option.{name}"), icon=ICONS[name],
                name=f"own.{name}", tip=t(f"lanroom.option.{name}.tip"), enabled=setup.leads and setup.waiting,
                reason=t("lanroom.room.theirs" if setup.waiting else "net.room.playing", name=setup.leader),
            ).sends = True  # fmt: skip


def own_addresses() -> tuple[str, ...]:
    """By which numbers others can reach this computer, best first; for a thread."""
    try:
        return to_announce(interfaces())
    except OSError:
        return ()
