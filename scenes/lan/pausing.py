"""Pausing at a table on the network (C6.12): asking for it, saying something to it, and the cloth over the table while
the match rests."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.net.protocol import SetPause
from game.net.room import PLAYING
from scenes.lan.talk import names_of
from scenes.lan.words import clean
from scenes.shell.dialog import ask
from scenes.table.curtain import Cloth

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.net.protocol import MemberInfo
    from scenes.lan.host import SharedTable
    from scenes.shell.dialog import QuestionDialog

Told = tuple[int, tuple[int, ...]]


class PauseAtTable:
    """What one table has of it."""

    def __init__(self, table: SharedTable) -> None:
        self.table = table
        self._before: Told | None = None
        self._question: QuestionDialog | None = None
        self._by_whom = -1  # whose request the question is about
        self._withdrawn = False  # whether the own request ends here, and was not refused

    @property
    def told(self) -> Told | None:
        """The member that wants the match to rest, and those who are still to say; None: nobody does."""
        room = self.table.match.link.client.room
        return room.pause if room is not None and room.phase == PLAYING and not self.table.match.over else None

    @property
    def rests(self) -> bool:
        """Whether the match rests."""
        return self.told is not None and not self.told[1]

    @property
    def name(self) -> str:
        """Who wants it."""
        return next((names_of(one) for one in self.table.match.members if one.member == self._by), "")

    @property
    def may_go_on(self) -> bool:
        """Whether this machine may end it, as far as is known here."""
        client = self.table.match.link.client
        mine = client.leads or client.member == self._by
        return mine or (bool(self.table.match.persons) and not any(one.here for one in self._ending))

    @property
    def ends(self) -> str:
        """Who may end it."""
        return ", ".join(names_of(one) for one in self._ending)

    @property
    def _ending(self) -> list[MemberInfo]:
        return [one for one in self.table.match.members if one.leads or one.member == self._by]

    @property
    def _by(self) -> int:
        return self.told[0] if self.told is not None else -1

    @property
    def leads(self) -> bool:
        """Whether this machine leads the room."""
        return self.table.match.link.client.leads

    def rows(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Name, icon and deed of the menu's row, where this machine may do something now."""
        client, told = self.table.match.link.client, self.told
        if self.table.match.over or self.rests or not (client.leads or self.table.match.persons):
            return []
        if told is None:
            way = "lead" if client.leads else "ask"
            return [(way, "ui/pause", partial(self._confirm, way))]
        return [("withdraw", "ui/cross", self.go_on)] if told[0] == client.member else []

    def press(self) -> bool:
        """The key for pausing; False where there is nothing to do."""
        rows = self.rows()
        if rows:
            rows[0][2]()
        return bool(rows)

    def go_on(self) -> None:
        """Ends the pause, or takes the request for one back."""
        self._withdrawn = self.table.match.wish(SetPause("go_on"))

    def update(self) -> None:
        """Once a frame: what is asked here, and the cloth."""
        told, client, nav = self.told, self.table.match.link.client, self.table.nav
        before, self._before = self._before, told
        mine = before is not None and before[0] == client.member and bool(before[1])
        if mine and told is None and not self.table.match.over and not self._withdrawn:
            nav.toast(self.table.t("lan.pause.refused"))
        self._withdrawn = self._withdrawn and told is not None
        wanted = told is not None and client.member in told[1] and not self.table.connection.gone
        if self._question is not None and not (wanted and self._by == self._by_whom):
            if nav.stack.top is self._question:
                nav.stack.pop(animated=False)
            if self._question not in nav.stack:  # else something lies over it, and it goes when that has gone
                self._question = None
        elif wanted and self._question is None and self.table.on_top:
            self._ask()
        cloth = next((scene for scene in nav.stack.all() if isinstance(scene, RestCloth)), None)
        if self.rests and cloth is None:
            nav.stack.push(RestCloth(self.table, self), animated=False)
        while not self.rests and cloth is not None and cloth in nav.stack.all():
            nav.stack.pop(animated=False)

    def _confirm(self, way: str) -> None:
        t = self.table.t
        ask(self.table.client, t(f"lan.pause.{way}.title"), t(f"lan.pause.{way}.text"), (
            (t(f"lan.pause.{way}.yes"), "plain", partial(self._wish, way)),
            (t("lan.pause.no"), "gold", None),
        ))  # fmt: skip

    def _wish(self, way: str) -> None:
        if self.table.match.wish(SetPause("ask")) and way == "ask":
            self.table.nav.toast(self.table.t("lan.pause.waits"))

    def _ask(self) -> None:
        t, name, self._by_whom = self.table.t, clean(self.name), self._by
        self._question = ask(self.table.client, t("lan.pause.asked", name=name), t("lan.pause.asked.text", name=name), (
            (t("lan.pause.agree"), "plain", partial(self._say, "yes")),
            (t("giving_up.refuse"), "gold", partial(self._say, "no")),
        ))  # fmt: skip

    def _say(self, what: str) -> None:
        self.table.match.wish(SetPause(what))


class RestCloth(Cloth):
    """Nothing of the match is seen while it rests; what comes is taken in."""

    def __init__(self, table: SharedTable, pausing: PauseAtTable) -> None:
        super().__init__(table)
        self.shared, self.pausing = table, pausing
        self._shown = self._state()

    def build(self) -> None:
        """Who wants it, and the way on for whoever may go it."""
        pausing, may = self.pausing, self.pausing.may_go_on and not self.shared.connection.gone
        key, name = ("lan.pause.note", pausing.name) if may else ("lan.pause.theirs", pausing.ends)
        note = self.t(key, name=clean(name))
        note = self.shared.connection.words if self.shared.connection.gone else note
        self.show("ui/pause", self.t("pause.title"), note, self.t("pause.lift"), "ui/play")
        lift = self.ui.find("lift")
        if lift is not None and not may:
            lift.enabled, lift.reason = False, note

    def update(self, dt: int) -> None:
        """The table below goes on hearing its host."""
        super().update(dt)
        self.shared.follow(dt)
        if self in self.nav.stack.all() and self._state() != self._shown:
            self._shown = self._state()
            self.rebuild()

    def lift(self) -> None:
        """Everybody goes on."""
        self.pausing.go_on()

    def on_action(self, action: str) -> bool:
        """The key for pausing goes on, that for the chat opens it."""
        lift = self.ui.find("lift")
        if action == "pause" and lift is not None and lift.enabled:
            self.lift()
        elif action == "chat":
            self.shared.open_chat()
        else:
            return super().on_action(action)
        return True

    def _menu(self) -> None:
        self.shared.open_menu()

    def _state(self) -> tuple[object, ...]:
        return self.pausing.name, self.pausing.ends, self.pausing.may_go_on, self.shared.connection.gone
