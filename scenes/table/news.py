"""What has happened and is not shown yet. Where the rules end a turn by themselves, since nothing is left to be done,
there is a last look first: what was done can be taken back, and the turn goes on when that is said (C6.4c, C6.6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.events import Event
    from scenes.table.host import PlayedTable

LOOK_MS = 10_000
"""The longest last look of a match with a turn clock, which does not run meanwhile."""


class TableNews:
    """`at`: the number of the first event that is not on its way to the screen. `on`: whether there is a last look."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.at = table.match.session.event_count(table.viewer)
        self.on = self._told = False
        self._passed = 0

    def forget(self) -> None:
        """All of it is shown in another way: choices were taken back, or somebody else looks."""
        self.at, self.on = self.table.match.session.event_count(self.table.viewer), False
        self.table.catch_up.take_back()

    def show(self, others: bool) -> None:
        """From the next frame on. `others`: somebody else has chosen what led to it."""
        events, cut = self.table.match.events(self.table.viewer, self.at), None
        if not others and self._looks():
            cut = self.table.title_table.ends_itself(events)
        if cut is None:
            self._put(events, others)
            return
        title_table, playback, after = self.table.title_table, self.table.playback, self.after()
        view = playback.newest
        for event in events[:cut]:
            view = title_table.step(view, event, after)
        self.at, self.on, self._told, self._passed = events[cut].no, True, False, 0
        playback.put(events[:cut], view)
        self.table.buttons.refresh()

    def after(self) -> object:
        """The view of now."""
        return self.table.match.session.view(self.table.viewer)

    def _put(self, events: Sequence[Event], others: bool) -> None:
        after, playback = self.after(), self.table.playback
        own = not others and self.table.title_table.own_turn(playback.newest) is not False
        self.forget()
        if not others:
            self.table.log.mark = None  # what was missed has been read
        (playback.put_others if others else playback.put)(events, after)
        self.table.catch_up.note(after, own)
        self.table.buttons.refresh()

    def _looks(self) -> bool:
        """Whether the viewer would see the end of the own turn, and nobody here goes on with it."""
        table, log = self.table, self.table.match.session.log
        if table.viewer is None or table.teaches or table.match.over or table.media.settings.turn_ends_itself:
            return False
        own = bool(log) and table.team.has(log[-1].seat) and table.match.seat(log[-1].seat).is_person
        return own and not any(table.team.has(question.seat) for question in table.match.session.questions())

    # --- the last look

    @property
    def resting(self) -> bool:
        """Whether everything else has been shown, and the end of the turn is waited for."""
        return self.on and not self.table.playback.busy

    def rests(self, dt: int) -> bool:
        """The same as time passes; it is told once."""
        if not self.resting:
            return False
        if not self._told:
            self._told = True
            self.table.keys.since_ms = 0
            self.tell()
        self._passed += dt
        if self.table.clock.on and self._passed >= LOOK_MS:
            self.end_look()
        return self.on

    def tell(self) -> None:
        """Prompt and buttons."""
        table, seat = self.table, self.table.team.undoer()
        back = table.match.can_undo(seat)
        key = table.media.bindings.label("undo")
        table.prompt.show(table.t("table.last_look"), table.t("table.last_look.back", key=key) if back else "")
        table.buttons.refresh()

    def end_look(self) -> None:
        """The turn ends: what follows is shown."""
        self.table.prompt.clear()
        self._put(self.table.match.events(self.table.viewer, self.at), False)
