"""Leaving a table (C6.12, C7.1): first the match is on the disk, or somebody has said that it need not be.

The disk is waited for on a thread (C1.4) while the match rests. A disk that fails or does not answer is told with the
choice to stay.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scenes.shell.dialog import ask
from scenes.shell.progress import WorkScene
from scenes.shell.work import SHOW_AFTER_MS

if TYPE_CHECKING:
    import pygame

    from game.match.at_table import Keeping, TableMatch
    from scenes.shell.client import Client
    from scenes.shell.work import Work
    from scenes.table.host import PlayedTable

PATIENCE_S = 10
"""So long a disk may take before it is asked what to do."""


class Saving(WorkScene):
    """Lies over the table from the first moment, so that nothing is done twice, and is seen after a while."""

    pauses = True
    stop_words = "table.unsaved.stay"

    def __init__(self, client: Client, work: Work[bool], stay: Callable[[], None]) -> None:
        super().__init__(client, work, "table.saving", True)
        self.shown = False
        self._stay = stay
        self._waited = 0

    def build(self) -> None:
        """Nothing yet, or words, a bar, and the button to stay."""
        if self.shown:
            super().build()

    def update(self, dt: int) -> None:
        """Counts until it is worth telling."""
        self._waited += dt
        if self.shown:
            super().update(dt)
        elif self._waited >= SHOW_AFTER_MS:
            self.shown = True
            self.rebuild()

    def stop(self) -> None:
        """The match is not left."""
        self._stay()

    def handle(self, event: pygame.event.Event) -> bool:
        """Nothing reaches what is below."""
        super().handle(event)
        return True

    def draw_back(self, surface: pygame.Surface) -> None:
        """Darkens what is below once there are words."""
        if self.shown:
            super().draw_back(surface)


class Leaving:
    """How one table is left. Asked again meanwhile, only what comes afterwards changes."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self._go: Callable[[], None] | None = None
        self._once_more = False
        self._work: Work[bool] | None = None
        self._veil: Saving | None = None

    def begin(self, go: Callable[[], None]) -> None:
        """Calls `go` when nothing can be lost any more, or when it shall be."""
        keeping = self.table.match.keeping
        if keeping is None:
            go()
            return
        waits, self._go = self._go is not None, go
        if not waits:
            self._once_more = not keeping.unsaved
            self._write(keeping)

    def _write(self, keeping: Keeping) -> None:
        client = self.table.client
        keeping.save_rest()
        if keeping.flush(0):
            self._written(keeping, True)
            return
        self._work = client.nav.work(partial(_flush, keeping), partial(self._written, keeping))
        if self._veil is None:
            self._veil = Saving(client, self._work, self._stay)
            client.nav.stack.push(self._veil, animated=False)
        self._veil.work = self._work

    def _written(self, keeping: Keeping, in_time: bool) -> None:
        """The disk has answered, or has not for too long."""
        client = self.table.client
        if self.table not in client.nav.stack:
            return
        for notice in self.table.match.take_notices():
            client.nav.tell(notice)
        if in_time and keeping.unsaved and self._once_more:
            self._once_more = False
            self._write(keeping)
            return
        self._lift()
        if in_time and not keeping.unsaved:
            self._leave()
        else:
            self._ask(in_time)

    def _ask(self, in_time: bool) -> None:
        t = self.table.t
        text = t("table.unsaved.text") if in_time else t("table.unsaved.slow", n=PATIENCE_S)
        question = ask(self.table.client, t("table.unsaved.title"), text, (
            (t("table.unsaved.leave"), "bad", self._leave_unsaved),
            (t("table.unsaved.stay"), "gold", self._stay),
        ))  # fmt: skip
        question.pauses = True

    def _leave_unsaved(self) -> None:
        if (keeping := self.table.match.keeping) is not None:
            keeping.give_up()
        self._leave()

    def _leave(self) -> None:
        go, self._go = self._go, None
        if go is not None:
            go()

    def _stay(self) -> None:
        self._go = None
        if self._work is not None:
            self._work.cancel()
        self._lift()

    def _lift(self) -> None:
        """The veil goes, with what has been opened over it."""
        stack, veil = self.table.nav.stack, self._veil
        self._veil = None
        while veil is not None and veil in stack:
            stack.pop(animated=False)


def let_go(client: Client, match: TableMatch) -> None:
    """A match is not needed any more: what is still to be written is, beside the frames and before the program ends."""
    keeping = match.keeping
    if keeping is None:
        return
    keeping.close(wait=False)
    if not keeping.flush(0):
        client.nav.work(partial(_flush, keeping), partial(_tell, client, match), lasting=True)


def _tell(client: Client, match: TableMatch, _in_time: bool) -> None:
    for notice in match.take_notices():
        client.nav.tell(notice)


def _flush(keeping: Keeping, _work: Work[bool]) -> bool:
    return keeping.flush(PATIENCE_S)
