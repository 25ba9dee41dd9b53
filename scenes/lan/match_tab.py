"""Start matching in the menu (C3.4): the button is active while this player waits, and pressing it again leaves. Once
everybody is together the menu gives way to the waiting room. Nothing of the network is loaded before it is pressed.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.lan.network_entry import on_network, persons, when_loaded
from scenes.media import theme
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from game.net.people import PeopleOnNetwork
    from game.net.queueing import Queueing, Standing
    from game.people import Person
    from scenes.menu.main_menu import MainMenu
    from scenes.widgets.panel import Panel

MATCH = "match"
"""The tab's name."""
WAITING, FOUND, ENTERED, ENDED = "waiting", "found", "entered", "ended"
BOTS = 190


class MatchTab:
    """Belongs to the menu. `queueing` is what runs, None while nobody waits here."""

    def __init__(self, menu: MainMenu) -> None:
        self.menu, self.client = menu, menu.client
        self.queueing: Queueing | None = None
        self._line: Label | None = None
        self._shape = ("", False)

    @property
    def standing(self) -> Standing | None:
        """How it stands."""
        return self.queueing.standing if self.queueing is not None else None

    # --- what is shown

    def fill(self, panel: Panel, area: pygame.Rect, line: pygame.Rect) -> None:
        """A line of words, the button, and bots for the one who is alone."""
        t, standing = self.client.media.t, self.standing
        self._shape = self._shape_now()
        self._line = Label(panel, line, "", colour=theme.DIM, name="match.line")
        self._say()
        lonely = standing is not None and standing.lonely
        width = area.width - (BOTS + 12 if lonely else 0)
        leader = self._leader()
        problem = self.menu.start_problem() if standing is None else ""
        problem = t("menu.match.led", name=leader.name) if leader is not None and standing is None else problem
        Button(
            panel, (area.x, area.y, width, area.height), t(self._button_words()), self.press, kind="gold", size=36,
            name="match", on=standing is not None, note="" if standing is None else t("menu.match.again"),
            enabled=not problem, reason=problem, tip=t("menu.match.tip", n=self.menu.count),
        )  # fmt: skip
        if lonely:
            Button(panel, (area.x + width + 12, area.y, BOTS, area.height), t("menu.match.bots"), self.play_with_bots,
                   icon="ui/bot_normal", icon_size=44, layout="top", size=20, name="match.bots",
                   tip=t("menu.match.bots.tip"))  # fmt: skip

    def _button_words(self) -> str:
        """The key of what the button says."""
        standing = self.standing
        if standing is None:
            return "menu.match.on" if self._leader() is not None else "menu.match.start"
        if standing.state != WAITING:
            return "menu.match.entering"
        return "menu.match.held" if standing.key else "menu.match.on"

    def _leader(self) -> Person | None:
        """C3.5. Who leads the group and looks for a match for all of it; None where nobody does."""
        online = self.client.online
        people = online.people if online.people_known else None
        leader = people.group[0] if people is not None and not people.leads and people.group else None
        return leader if leader is not None and leader.waits else None

    def _shape_now(self) -> tuple[str, bool]:
        standing = self.standing
        return (self._button_words(), standing.lonely if standing is not None else False)

    def _say(self) -> None:
        if self._line is not None:
            words, bad = self._words()
            self._line.text, self._line.colour = words, theme.BAD if bad else theme.DIM

    def _words(self) -> tuple[str, bool]:
        t, standing = self.client.media.t, self.standing
        if standing is None:
            problem, leader = self.menu.start_problem(), self._leader()
            if leader is not None:
                title = t(f"{leader.waits}.title")
                return t("menu.match.leader", name=leader.name, title=title, n=leader.seats), False
            return problem or t("menu.match.line"), bool(problem)
        if standing.state != WAITING:
            return t("menu.match.found"), False
        if standing.key:
            from scenes.lan.words import told

            return told(self.client.media, "", standing.key, standing.args), True
        minutes, seconds = divmod(max(0, int(time.monotonic() - standing.since)), 60)
        clock = f"{minutes}:{seconds:02}"
        if standing.lonely:
            return t("menu.match.lonely", time=clock), False
        return t("menu.match.waiting", n=standing.waiting, time=clock), False

    # --- what is done

    def press(self) -> None:
        """Into the queue, or out of it."""
        if self.queueing is not None:
            self.leave()
        else:
            when_loaded(self.client, self._start)

    def _start(self) -> None:
        people = on_network(self.client)
        if self.queueing is None and people is not None:
            queue = partial(
                self.client.online.network.queue, people, self.menu.title, self.menu.count, persons(self.client)
            )
            self.queueing = queue(name=self.client.media.t("lan.open.name.own", name=self.client.home.profile_name))
            self.menu.rebuild()

    def leave(self) -> None:
        """Nobody waits here any more."""
        if self.queueing is not None:
            queueing, self.queueing = self.queueing, None
            queueing.leave()
            if self.menu in self.client.nav.stack:
                self.menu.rebuild()

    def play_with_bots(self) -> None:
        """C3.4. Instead of waiting alone."""
        self.leave()
        self.menu.start()

    # --- following

    def update(self) -> None:
        """Once a frame: words and button follow the queue; the room opens when it is there."""
        standing = self.standing
        if standing is not None and standing.state == ENDED:
            self._ended(standing)
        elif standing is not None and standing.state == ENTERED:
            self._enter(standing)
        elif self.menu.tab != MATCH:
            return
        elif self._shape_now() != self._shape and self.menu.ui.held is None:
            self.menu.rebuild()
        else:
            self._say()

    def follow(self, people: PeopleOnNetwork) -> None:
        """C3.5. The leader of the group has called to a room: it opens, whatever lies over the menu."""
        followed = people.followed
        if followed is None:
            return
        if followed.state == ENDED:
            people.take_followed()
            self._tell(followed)
        elif followed.state == ENTERED and self._open(followed):
            people.take_followed()

    def _ended(self, standing: Standing) -> None:
        self.queueing = None
        self._tell(standing)
        self.menu.rebuild()

    def _tell(self, standing: Standing) -> None:
        if standing.key:
            from scenes.lan.words import told

            self.client.nav.toast(told(self.client.media, self.menu.title, standing.key, standing.args), "bad")

    def _enter(self, standing: Standing) -> None:
        if self._open(standing):
            self.queueing = None

    def _open(self, standing: Standing) -> bool:
        """Opens the waiting room once it is known; whatever lies over the menu goes."""
        link = standing.link
        if link is None:
            return False
        link.poll()
        if link.client.room is None:
            return False
        nav = self.client.nav
        while nav.stack.top is not self.menu and len(nav.stack) > 1:
            nav.stack.pop(animated=False)
        try:
            scene = nav.make("lan_room", link=link, matched=True)
        except ValueError:  # no such game or seat: a host that talks nonsense
            link.close()
            nav.toast(self.client.media.t("net.not_ours"), "bad")
            return True
        self.client.media.sounds.play("success")
        nav.stack.push(scene)
        return True
