"""The menu of a match on the network (C6.12, C8.6): chairs, words, leaving, and for the host handing that over or
closing the room. The match goes on meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.net.protocol import HandOver, TakeOver
from scenes.kit.match_words import round_name
from scenes.lan.signal import words_of
from scenes.lan.words import clean, print_of, promised_to, short_print
from scenes.media import theme
from scenes.shell.button_menu import STEP, TALL, ButtonMenu, MenuChoice
from scenes.shell.dialog import HEAD, Answer, PanelScene, ask
from scenes.shell.progress import ProgressBar
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from game.net.protocol import MemberInfo
    from scenes.lan.host import SharedTable
    from scenes.lan.match import NetMatch

SIGN = 28


def ask_to_leave(table: SharedTable, end: Callable[[], None] | None = None) -> None:
    """C6.12, C8.6. What leaving means for the others, and then it is done; the one who hosts can hand that over
    instead. `end`: the program is to end with it."""
    match, t = table.match, table.t
    hosts = match.link.host is not None
    hands_over = hosts and match.link.client.leads and not match.over and bool(may_host(match))

    def go() -> None:
        done = f"lan.leave.{_way(match)}.done"
        match.leave()
        table.go(t("lan.leave.close.lost" if match.given_up else done), "bad" if match.given_up else "good")
        if end is not None:
            end()

    def leave() -> None:
        table.leaving.begin(go)

    def hand_over() -> None:
        table.nav.stack.push(HandOverPanel(table, end))

    over: list[Answer] = [(t("lan.leave.over"), "plain", hand_over)] if hands_over else []
    text = t("lan.leave.close.over" if hands_over else f"lan.leave.{_way(match)}.text")
    ask(table.client, t("lan.leave.title.host" if hosts else "lan.leave.title"), text, (
        (t("lan.leave.close.yes" if hosts else "lan.table.leave"), "plain", leave), *over,
        (t("lan.leave.stay"), "gold", None),
    ))  # fmt: skip


def _way(match: NetMatch) -> str:
    """Which words tell what leaving means: without a connection the host does not hear of it."""
    if match.link.host is not None:
        return "close"
    return "watch" if not match.people else "bot" if match.here else "gone"


class NetMenu(ButtonMenu):
    """What can be done besides playing."""

    heading = "table.menu"

    def __init__(self, table: SharedTable) -> None:
        super().__init__(table.client)
        self.table = table
        self.details_shown = False
        self._shown = self._state()

    def update(self, dt: int) -> None:
        """What is told and what can be done follow the connection and the pause."""
        super().update(dt)
        if self._state() != self._shown:
            self._shown = self._state()
            self.rebuild()

    def _state(self) -> tuple[object, ...]:
        connection, pausing = self.table.connection, self.table.pausing
        return connection.gone, connection.why, pausing.rests, [name for name, *_ in pausing.rows()]

    def choices(self) -> list[MenuChoice]:
        """What every table has, what the game adds, and what belongs to the network."""
        t, table, then = self.t, self.table, self.then
        link = table.match.link
        found = [MenuChoice("match-resume", t("table.menu.resume"), "ui/play", self.close)]
        covered = t("lan.pause.rests") if table.pausing.rests else ""
        found += [MenuChoice(f"match-{name}", t(f"{table.match.title}.table.menu.{name}"), icon, self.opens(action),
                             reason=covered) for name, icon, action in table.title_table.menu_items()]  # fmt: skip
        found += [
            MenuChoice("match-chairs", t("table.menu.chairs"), "ui/person", then(table.open_chairs)),
            MenuChoice("match-say", t("lan.chat.title"), "ui/chat", then(table.open_chat)),
            self._pause(),
        ]
        if link.client.leads and link.host is not None and not table.match.over:
            found.append(MenuChoice("match-host", t("lan.menu.host"), "ui/arrow_right", then(self._hand_over)))
        leave = "lan.leave.close.yes" if link.host is not None else "lan.table.leave"
        return [
            *found,
            MenuChoice("match-options", t("table.menu.options"), "ui/options", partial(self.nav.open, "options")),
            MenuChoice("match-rules", t("table.menu.rules"), "ui/rules", then(table.rules)),
            MenuChoice("match-report", t("table.menu.report", key=self.media.bindings.label("report")), "ui/warning",
                       self.close, reason=t("lan.table.report")),
            *(MenuChoice(f"match-{name}", t(f"table.menu.{name}"), icon, then(action), reason=reason, sends=True)
              for name, icon, action, reason in table.giving_up.rows()),
            MenuChoice("match-leave", t(leave), "ui/back", then(table.ask_to_leave)),
        ]

    def _pause(self) -> MenuChoice:
        """Pausing, or taking the request for it back; it keeps its place where neither can be done."""
        pausing = self.table.pausing
        for name, icon, action in pausing.rows():
            return MenuChoice("match-pause", self.t(f"lan.pause.{name}"), icon, self.then(action), sends=True)
        way, why = "lead" if pausing.leads else "ask", "rests" if pausing.rests else "not"
        return MenuChoice("match-pause", self.t(f"lan.pause.{way}"), "ui/pause", self.close,
                          reason=self.t(f"lan.pause.{why}"))  # fmt: skip

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Beside the facts the way to the details; that the connection is gone bears a sign."""
        super().fill(panel, area)
        facts = self.ui.find("facts")
        if self.table.connection.gone and isinstance(facts, Label):
            facts.colour = theme.BAD
            wide = self.media.theme.width(self.facts().split("\n")[0], facts.size)
            Picture(panel, (facts.rect.centerx - wide // 2 - SIGN - 6, facts.rect.y, SIGN, SIGN), "ui/warning")
        Button(
            panel, (self.rect.right - 92, self.rect.bottom - 80, 56, 52), icon="ui/info", icon_size=26,
            on_click=self._flip_details, kind="bare", on=self.details_shown, name="menu-details",
            tip=self.t("lan.menu.details.tip"),
        )  # fmt: skip

    def _flip_details(self) -> None:
        self.details_shown = not self.details_shown
        self.rebuild()

    def facts(self) -> str:
        """How far the match is; behind "details" the fingerprint of the one who hosts (C8.2a), and what was promised of
        the dice (C12.3)."""
        match, connection = self.table.match, self.table.connection
        key = "lan.menu.facts.rests" if self.table.pausing.rests else "lan.menu.facts"
        facts = self.t(key, round=round_name(self.media, match.title, match.round))
        facts = self.t(f"lan.menu.facts.{connection.why}") if connection.gone else facts
        words = short_print(print_of(match.link)) if self.details_shown else ""
        promised = promised_to(match.link) if self.details_shown else ""
        return "\n".join([facts, *([self.t("lan.menu.print", words=words)] if words else []),
                          *([self.t("lan.menu.dice", words=promised)] if promised else [])])

    def _hand_over(self) -> None:
        self.nav.stack.push(HandOverPanel(self.table))


def may_host(match: NetMatch) -> list[MemberInfo]:
    """The members who could host from now on."""
    own = match.link.client.member
    return [one for one in match.members if one.here and not one.watching and one.member != own and one.persons]


class HandOverPanel(PanelScene):
    """C8.6. To whom hosting goes: the match moves there and is lost nowhere. `end` is called once it is there."""

    heading = "lan.menu.host"

    def __init__(self, table: SharedTable, end: Callable[[], None] | None = None) -> None:
        super().__init__(table.client)
        self.table, self.end = table, end
        self.members = may_host(table.match)
        self.rect = pygame.Rect(0, 0, 760, HEAD + 160 + max(1, len(self.members)) * STEP)
        self.rect.center = (960, 540)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """What happens, and one button for each machine."""
        words = self.t("lan.host.over.text" if self.members else "lan.host.over.nobody")
        Label(panel, (area.x, area.y, area.width, 100), words, wrap=True)
        for i, one in enumerate(self.members):
            names = ", ".join(clean(who.name) for who in one.persons)
            note = words_of(self.media, one.ping) if one.ping >= 0 else ""
            Button(
                panel, (area.x, area.y + 112 + i * STEP, area.width, TALL), names, partial(self._ask, one.member),
                icon="ui/person", icon_size=32, note=note, name=f"host.{one.member}",
            ).sends = True  # fmt: skip

    def _ask(self, member: int) -> None:
        if self.table.match.wish(HandOver(member)):
            self.nav.toast(self.t("lan.host.asked"))
            self.table.end_once_moved(self.end)
        self.close()


class HostQuestion(PanelScene):
    """C8.6. Whether this machine hosts from now on; then how far the match has come over."""

    size = (760, 350)
    closable = False

    def __init__(self, table: SharedTable) -> None:
        super().__init__(table.client)
        self.table, self.room_client = table, table.match.link.client
        self.room_client.bundle = b""
        self.accepted = self._opening = False

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The question, or how far it is."""
        Label(panel, (area.x, area.y, area.width, 52), self.t(self._title), size=theme.HEADING, bold=True,
              colour=theme.GOLD, align="center")  # fmt: skip
        words = self.t("lan.host.coming" if self.accepted else "lan.host.text")
        Label(panel, (area.x, area.y + 68, area.width, 120), words, wrap=True, align="center")
        if self.accepted:
            self.bar = ProgressBar(panel, (area.x + 80, area.y + 150, area.width - 160, 26))
            if not self._opening:
                Button(panel, (area.centerx - 150, area.bottom - 62, 300, 62), self.t("lan.join.stop"), self.refuse,
                       icon="ui/cross", icon_size=26, name="host.stop")  # fmt: skip
            return
        half = (area.width - 16) // 2
        y = area.bottom - 62
        Button(panel, (area.x, y, half, 62), self.t("lan.host.yes"), self.accept, kind="gold", icon="ui/check",
               icon_size=30, name="host.yes")  # fmt: skip
        Button(panel, (area.x + half + 16, y, half, 62), self.t("lan.host.no"), self.refuse, icon="ui/cross",
               icon_size=30, name="host.no")  # fmt: skip

    @property
    def _title(self) -> str:
        """The key of what stands over it."""
        return "lan.host.moving" if self.accepted else "lan.host.title"

    def enter(self) -> None:
        """The harmless answer has the focus."""
        super().enter()
        self.ui.set_focus(self.ui.find("host.no"))

    def on_back(self) -> bool:
        """Esc says no, as long as the room is not opened here."""
        if not self._opening:
            self.refuse()
        return True

    def accept(self) -> None:
        """The match comes over now."""
        self.accepted = True
        self.table.match.link.send(TakeOver(0, b""))
        self.rebuild()

    def refuse(self) -> None:
        """Hosting stays where it is."""
        self.room_client.asked_to_host = False
        self.table.match.link.send(TakeOver(0, b"", accept=False))
        self.close()

    def update(self, dt: int) -> None:
        """When the match is whole the room is opened here; when the host has changed its mind it is over."""
        super().update(dt)
        link = self.table.match.link
        if self.accepted and not self._opening:
            self.bar.share = self.room_client.coming
            if self.room_client.bundle:
                self._opening = True
                self.rebuild()
                self.online.network.take_over(link)
        over = link.host is not None or not self.room_client.asked_to_host
        if (over or not self.table.match.here) and self.on_top:
            if link.host is None:
                self.nav.toast(self.t("lan.host.expired"))
            self.room_client.asked_to_host = False
            self.close()

    def opening(self) -> str:
        """What is asked."""
        return f"{self.t('lan.host.title')}\n{self.t('lan.host.text')}"
