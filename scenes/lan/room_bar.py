"""The bar below a room on the network: the options, which who leads chooses, and the start or the own ready mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.room.options_bar import OptionsBar
from scenes.room.setup import COUNTDOWNS
from scenes.widgets.base import WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.segmented_control import Cycler

if TYPE_CHECKING:
    from scenes.lan.room import NetRoomScene
    from scenes.lan.setup import NetSetup

WORDS_APART = 116
"""What the sign and the rims of the large button take of its width."""


class NetOptionsBar(OptionsBar):
    """Reads the room's setup; a member who does not lead sees the options as they are."""

    room: NetRoomScene
    setup: NetSetup
    clock_tip = "clock.option.tip.net"  # the host's clock knows nothing of menus

    def __init__(self, room: NetRoomScene, parent: WidgetParent, rect: pygame.Rect) -> None:
        Panel.__init__(self, parent, rect, kind="panel")
        self.room, self.setup = room, room.setup
        self.fill()
        if not (self.setup.leads and self.setup.waiting):
            self._lock()

    def _lock(self) -> None:
        over = "lanroom.room.over" if self.setup.leads else "lanroom.room.over.theirs"
        playing = over if self.setup.over else "net.room.playing"
        words = self.media.t("lanroom.room.theirs" if self.setup.waiting else playing, name=self.setup.leader)
        for child in self.children:
            if isinstance(child, Cycler):
                child.enabled, child.reason = False, words

    def _start(self, area: pygame.Rect) -> None:
        t, setup = self.media.t, self.setup
        times = [(str(s), t("room.timer.seconds", n=s) if s else t("room.timer.off")) for s in COUNTDOWNS]
        upper, place = self._halves(area)
        Cycler(
            self, upper, times, str(setup.countdown),
            lambda value: self.room.set_countdown(int(value)), caption=t("room.timer"), icon="ui/hourglass",
            name="countdown", tip=t("lanroom.room.timer.tip"),
        ).sends = True  # fmt: skip
        if setup.leads or self.room.onlooker:
            hurries = setup.leads and setup.may_hurry()
            words = "lanroom.room.again" if setup.over else "lanroom.room.hurry" if hurries else "room.start"
            size = self.media.theme.fit(t(words), place.width - WORDS_APART, 36, True)
            self.start = Button(self, place, t(words), self.room.start, kind="gold", size=size, icon="ui/play",
                                icon_size=44, name="start",
                                tip=lambda: t(f"{words}.tip") * self.start.enabled)  # fmt: skip
        else:
            ready = all(setup.is_ready(seat) for seat in setup.own_seats)
            self.start = Button(self, place, t("room.ready" if ready else "room.ready.not"), self.room.all_ready,
                                kind="good" if ready else "gold", size=36, icon="ui/ready", icon_size=44, name="start",
                                tip=t("room.ready.undo" if ready else "room.ready.tip"))  # fmt: skip
        self.start.sends = True
        self.status = Label(self, (area.x, area.bottom - 44, area.width, 60), "", size=theme.SMALL, align="center")
        self.refresh()

    def refresh(self) -> None:
        """The players who are waited for, or what else keeps the match from beginning."""
        setup, t = self.setup, self.media.t
        problem = setup.problem()
        words = t(problem.key, **problem.args) if problem is not None else t("room.all_ready")
        hurries, reason = setup.leads and setup.waiting and setup.may_hurry(), words
        if setup.over:
            reason = t("lanroom.room.over" if setup.leads else "lanroom.room.over.theirs", name=setup.leader)
            words = t("lanroom.over.title")
        elif not setup.waiting:
            words = t("net.room.playing")
        elif problem is None and not setup.leads:
            words = t("lanroom.room.waits_for", name=setup.leader)
        if self.room.cut:
            words = t("net.lost.waits" if self.room.onlooker else "lanroom.room.cut")
        elif hurries and problem is not None:
            words = t("lanroom.room.hurry.waits", n=setup.countdown, **problem.args)
        self.status.text = words
        bad = self.room.cut or (problem is not None and setup.leads and setup.waiting and not hurries)
        good = problem is None and setup.waiting
        self.status.colour = theme.BAD if bad else theme.GOOD if good else theme.DIM
        self.status.invalidate()
        if setup.leads:
            self.start.enabled = setup.over or ((problem is None or hurries) and setup.waiting)
        else:
            self.start.enabled = setup.waiting and not self.room.onlooker
        looks_on = self.room.onlooker and not setup.leads
        self.start.reason = t("lanroom.room.looking_on") if looks_on else reason if setup.over else words
