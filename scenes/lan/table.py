"""The table of a match on the network (C8): the common one, which follows the host's pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import routes
from scenes.lan.match import NetMatch
from scenes.table.clock import Clock
from scenes.table.table_scene import TableScene

if TYPE_CHECKING:
    from game.core.ask import Refusal
    from scenes.app import App


class NetTable(TableScene):
    """What is chosen is sent; what is shown is what came back. While the connection is gone, what is on the screen
    stays.
    """

    match: NetMatch

    def __init__(self, app: App, match: NetMatch) -> None:
        self._wondered = ""
        self._state = "here"
        self._chairs_shown: list[tuple[str, str, bool]] = []
        super().__init__(app, match)
        self.clock = NetClock(self)

    def update(self, dt: int) -> None:
        """What has come, then as at any table."""
        match self.match.poll():
            case "news":
                self._follow()
            case "undone":
                self._start_over()
            case "reasons":
                self._tell_why()
        self._look_at_link()
        super().update(dt)

    def give(self, seat: int, key: str) -> None:
        """Sends the answer; what it leads to is shown when the host's picture comes."""
        self.asked = None
        self.prompt.clear()
        self._no_offer()
        if not self.match.answer(seat, key):
            self.controllers.forget()

    def undo(self) -> None:
        """Asks for the viewer's last choice to be taken back (C6.6)."""
        seat = self.team.undoer()
        if seat is None or not self.match.undo(seat):
            self.app.toast(self.t("table.undo.no"))

    def why(self, ref: str) -> Refusal | None:
        """Why the viewer can't choose a thing now: the host tells, a moment later."""
        seat = self.asked.seat if self.asked is not None else self.viewer
        return self.match.why(seat, ref) if seat is not None else None

    def refuse(self, ref: str) -> None:
        """Says why at once, or when the host has told."""
        self._wondered = ref
        super().refuse(ref)

    # --- what came

    def _follow(self) -> None:
        """News: an own question that is over is not asked any more; what happened is shown."""
        if self.asked is not None and self.match.session.question(self.asked.seat) is not self.asked:
            self.asked = None
            self._no_offer()
        log = self.match.session.log
        self._show_news(not log or not self.team.has(log[-1].seat))
        self.rebuild_if_chairs_changed()

    def _start_over(self) -> None:
        """Choices were taken back, or a whole picture came: everything is shown as it is now."""
        self.asked = None
        self.controllers.forget()
        self._at = self.match.session.event_count()
        if self.viewer is None or self.viewer not in self.match.people:
            self.viewer = self.team.first_viewer()
        self.playback.jump(self.match.session.view(self.viewer))
        self.rebuild()

    def _tell_why(self) -> None:
        """The reason that was wondered about has come."""
        wondered, self._wondered = self._wondered, ""
        if wondered and self.app.stack.top is self:
            super().refuse(wondered)

    def rebuild_if_chairs_changed(self) -> None:
        """Buttons to come back and names follow the chairs."""
        kinds = [(info.kind, info.name, info.away is not None) for info in self.match.seats]
        before, self._chairs_shown = self._chairs_shown, kinds
        if kinds != before and before:
            self.rebuild()

    def _look_at_link(self) -> None:
        """The connection is gone or back."""
        link = self.match.link.client.link
        if link.state == self._state:
            return
        self._state = link.state
        if link.state == "ended":
            self.app.toast(self.t(link.key or "net.left", **link.args), "bad")
            self.makes_way = True
            self.app.stack.reset(routes.make(self.app, "menu"))
        elif link.state == "lost":
            self.app.toast(self.t("net.lost"), "bad")
        elif link.state == "here":
            self.app.toast(self.t("net.back"), "good")


class NetClock(Clock):
    """The host counts; here the time only runs down on the screen."""

    def _expire(self, seat: int) -> None:
        """The host gives the default answer."""

