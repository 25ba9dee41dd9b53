"""Opening a room of one's own (C8.2, C8.4, C8.7): game, seats, name, passphrase, where it can be found, onlookers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.lan.join_panel import Goal, JoinPanel
from scenes.lan.network_entry import persons
from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.titles import TITLES, ui_of
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.segmented_control import Cycler, SegmentedControl
from scenes.widgets.text_entry import TextEntry
from scenes.widgets.toggle import Toggle

if TYPE_CHECKING:
    from game.net.service import RoomLink
    from scenes.shell.client import Client

NETWORK, HERE = "network", "here"
NAME, PHRASE = 24, 64
"""The longest ones, characters."""
CAPTION = 270


class OpenPanel(PanelScene):
    """What is chosen; the room is opened by the last button."""

    size = (1040, 760)
    heading = "lan.open.title"

    def __init__(self, client: Client, title: str = "", count: int = 0) -> None:
        super().__init__(client)
        self.title = title if title in TITLES else next(iter(TITLES))
        self.count = count if count in ui_of(self.title).shelf.seats else ui_of(self.title).shelf.seats[0]
        self.name = client.media.t("lan.open.name.own", name=client.home.profile_name)[:NAME]
        self.passphrase = ""
        self.reach = NETWORK
        self.watchers = True

    def enter(self) -> None:
        """Enter opens the room at once."""
        super().enter()
        self.ui.set_focus(self.ui.find("do"))

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """A line for each choice."""
        t = self.t
        wide = pygame.Rect(area.x + CAPTION, area.y, area.width - CAPTION, 64)
        for i, key in enumerate(("game", "seats", "name", "passphrase", "reach", "watchers")):
            Label(panel, (area.x, area.y + i * 88, CAPTION - 20, 64), t(f"lan.open.{key}"), colour=theme.DIM)
        titles = [(code, t(f"{code}.title")) for code in TITLES]
        Cycler(panel, wide, titles, self.title, self._game, name="game", tip=t("lan.open.game.tip"))
        seats = [(str(n), t("lan.open.seats.n", n=n)) for n in ui_of(self.title).shelf.seats]
        SegmentedControl(panel, wide.move(0, 88), seats, str(self.count), self._seats, name="seats",
                         topic=t("lan.open.seats"),
                         tips={value: t("lan.open.seats.tip", n=int(value)) for value, _ in seats})  # fmt: skip
        TextEntry(panel, wide.move(0, 176), self.name, on_change=partial(setattr, self, "name"), on_enter=self.open,
                  empty=t("lan.open.name"), longest=NAME, name="name")  # fmt: skip
        TextEntry(panel, wide.move(0, 264), self.passphrase, on_change=partial(setattr, self, "passphrase"),
                  on_enter=self.open, empty=t("lan.open.passphrase.empty"), icon="ui/lock", longest=PHRASE,
                  name="passphrase", spoken=t("lan.open.passphrase"))  # fmt: skip
        reaches = [(value, t(f"lan.open.reach.{value}")) for value in (NETWORK, HERE)]
        SegmentedControl(panel, wide.move(0, 352), reaches, self.reach, partial(setattr, self, "reach"), name="reach",
                         tips={value: t(f"lan.open.reach.{value}.tip") for value, _ in reaches},
                         topic=t("lan.open.reach"))  # fmt: skip
        Toggle(panel, (wide.x, wide.y + 446, wide.width, 52), "", self.watchers, partial(setattr, self, "watchers"),
               name="watchers", tip=t("lan.open.watchers.tip"), caption=t("lan.open.watchers"))  # fmt: skip
        Button(panel, (wide.x, area.bottom - 80, wide.width, 80), t("lan.open.do"), self.open, kind="gold", size=32,
               name="do", tip=t("lan.open.do.tip"))  # fmt: skip

    def _game(self, title: str) -> None:
        self.title = title
        if self.count not in ui_of(title).shelf.seats:
            self.count = ui_of(title).shelf.seats[0]
        self.rebuild()

    def _seats(self, count: str) -> None:
        self.count = int(count)

    def open(self) -> None:
        """Opens the room and goes into it. Without a name it is named after the one who opens it."""
        name = " ".join(self.name.split()) or self.t("lan.open.name.own", name=self.home.profile_name)[:NAME]
        passphrase = self.passphrase.strip()
        group, options = persons(self.client), {"watchers": "yes" if self.watchers else "no"}

        def start(_: str) -> RoomLink:
            return self.online.network.open(self.title, self.count, name, group, options, passphrase=passphrase,
                                         to_network=self.reach == NETWORK)  # fmt: skip

        goal = Goal(name, start, words="lan.join.opening", failed="lan.open.failed")
        self.nav.stack.replace(JoinPanel(self.client, goal))


def create(client: Client, title: str = "", count: int = 0) -> OpenPanel:
    """The panel, with a game and a number of seats to begin with."""
    return OpenPanel(client, title, count)
