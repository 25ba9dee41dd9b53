"""The ghost table (C12.10): behind the menu bots play the selected game, dimmed, slow and without a sound; a click
takes one of their chairs.

It begins when the menu has rested for a moment: rules are imported and a match is made on a thread, pictures are
decoded on others, bots think in their process. It stands still while a panel covers the menu, the window is not in use,
or reduced motion is on, and lets go of everything but the match when another screen covers it.
"""

from __future__ import annotations

import os
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

import pygame

from game.store.notices import StoreError
from scenes.media.canvas import FULL
from scenes.menu.ghost_match import TRIES, GhostMatch
from scenes.menu.ghost_stage import GhostStage, pages
from scenes.shell.dialog import ask
from scenes.table.bots import make_thinker
from scenes.titles import ui_of

if TYPE_CHECKING:
    from game.core.session import Session
    from scenes.menu.main_menu import MainMenu
    from scenes.shell.work import Work
    from scenes.table.match import Match

REST_MS = 4000
"""How long nobody has touched anything before it begins."""
AFTER_MS = 6000
"""How long the end of a match stays before another one begins."""


class GhostTable:
    """`update` is called while the menu is in sight. `stage` is there once a match is on its way to be seen."""

    def __init__(self, menu: MainMenu) -> None:
        self.menu, self.client = menu, menu.client
        self.match: GhostMatch | None = None
        self.stage: GhostStage | None = None
        self.playing = ("", 0)
        self._idle_ms = 0
        self._over_ms = 0
        self._work: Work[Session] | None = None
        self._pages: list[str] = []
        self._palette = ""
        self._going: GhostStage | None = None
        self._broken = False

    # --- what the menu asks

    @property
    def seen(self) -> bool:
        """Whether there is a table to sit down at."""
        return self.stage is not None and self.stage.shown and self.match is not None and not self.match.over

    @property
    def picture(self) -> pygame.Surface | None:
        """What lies behind the menu; None: what always does."""
        stage = self.stage or self._going
        return stage.picture if stage is not None else None

    def touch(self) -> None:
        """Somebody does something."""
        self._idle_ms = 0

    def update(self, dt: int) -> None:
        """Time passes. What fails behind the menu leaves a report and takes the table away, not the menu."""
        if self._broken:
            return
        try:
            self._advance(dt)
        except Exception as error:
            from scenes.shell.faults import keep_fault

            self._broken = True
            self.close()
            self.menu.rebuild()
            keep_fault(self.client.home.data, error)

    def _advance(self, dt: int) -> None:
        """Begins, goes on, or gives way: to another game, or for this sitting where the machine has no time for it."""
        if self.match is not None and self.match.starved >= TRIES:
            self.client.busy_machine = True
        wanted = (self.menu.title, self.menu.count)
        if not self._wanted or (self.match is not None and self.playing != wanted):
            self.stop()
        elif self.stage is not None and self._palette != self.client.media.settings.palette:
            self.rest()  # its pieces have other colours now
            self.menu.rebuild()
        self._fade(dt)
        self._idle_ms += dt
        if not self._may_move():
            return
        if self.match is None:
            self._begin(wanted)
        elif self.stage is None:
            self._open(dt)
        else:
            self._go_on(dt)

    def stop(self) -> None:
        """The match is forgotten; the hall comes back."""
        if self.stage is not None:
            self.stage.go()
            self._going, self.stage = self.stage, None
            self.menu.rebuild()
        self._leave_match()

    def rest(self) -> None:
        """Another screen covers the menu: nothing is kept but the match."""
        self.stage = self._going = None
        if self.match is not None:
            self.match.rest()

    def close(self) -> None:
        """The menu is left."""
        self.rest()
        self._leave_match()

    # --- how it comes and goes

    @property
    def _wanted(self) -> bool:
        return self.client.media.settings.ghost and not self.client.busy_machine

    def _may_move(self) -> bool:
        return self._wanted and self.client.nav.stack.top is self.menu and pygame.key.get_focused()

    def _leave_match(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._work = None
        if self.match is not None:
            self.match.rest()
        self.match, self._over_ms, self._idle_ms = None, 0, 0

    def _begin(self, wanted: tuple[str, int]) -> None:
        if self._work is None and self._going is None and self._idle_ms >= REST_MS:
            self.playing = wanted
            self._work = self.client.nav.work(partial(_made, *wanted), self._came, self._failed)

    def _came(self, session: Session) -> None:
        self._work = None
        self.match = GhostMatch(session, make_thinker)
        self._pages = pages(self.client.media, self.playing[0])

    def _failed(self, error: Exception) -> None:
        """A menu without a ghost is a menu; what ails the rules shows where they are needed."""
        self._work = None
        self._idle_ms = -AFTER_MS

    def _open(self, dt: int) -> None:
        """Plays the opening while pictures are decoded; the board comes once nobody is busy with the menu."""
        match, ready = self.match, self.client.media.sprites.ready(*self._pages)
        if match is None:
            return
        if not match.opened:
            match.update(dt)
        elif ready and self._idle_ms >= REST_MS:
            self.show(match, self.playing)

    def show(self, match: GhostMatch, playing: tuple[str, int]) -> None:
        """Sets the table up for a match."""
        self.match, self.playing, self._palette = match, playing, self.client.media.settings.palette
        self.stage = GhostStage(self.client, *playing)
        self.stage.show(match.view())

    def _go_on(self, dt: int) -> None:
        match, stage = self.match, self.stage
        if match is None or stage is None:
            return
        if self.client.media.settings.reduced_motion:
            match.rest()
        elif match.update(dt) and not stage.show(match.view()):
            match.hasten()
        if match.over:
            self._over_ms += dt
            if self._over_ms >= AFTER_MS:
                self.stop()

    def _fade(self, dt: int) -> None:
        stage = self.stage or self._going
        if stage is None or (stage is self.stage and self.client.nav.stack.top is not self.menu):
            return  # behind a panel, which must not pay for it, nothing comes
        before = stage.shown
        for rect in stage.follow(dt):
            self.menu.invalidate(rect)
        if stage is self._going and not stage.fading:
            self._going = None
            self.menu.invalidate(FULL.copy())
        elif stage.shown and not before:
            self.menu.rebuild()

    # --- sitting down

    def ask(self) -> None:
        """Asks once whether to take the chair that chooses now."""
        if self.match is None or not self.seen:
            return
        ui_of(self.playing[0]).look.preload_table(self.client.media, self.playing[1])
        from game.bots.levels import DEFAULT_LEVEL
        from game.match.seats import bot_name

        seat, t = self.match.seat, self.menu.t
        name = t(bot_name(DEFAULT_LEVEL, seat))
        ask(
            self.client, t("ghost.ask.title", name=name), t("ghost.ask.text", title=t(f"{self.playing[0]}.title")),
            [(t("ghost.ask.yes"), "gold", partial(self._sit, seat)), (t("ghost.ask.no"), "plain", None)],
        )  # fmt: skip

    def _sit(self, seat: int) -> None:
        """The match becomes an ordinary one, played through once for its chart."""
        if self.match is not None:
            payload = self.match.session.save()
            self.match.rest()
            self.client.nav.work(partial(self._taken, payload, seat), self._sat, self._not_taken, "ghost.sitting")

    def _taken(self, payload: bytes, seat: int, _work: Work[Match]) -> Match:
        from game.bots.levels import DEFAULT_LEVEL
        from game.match.match import new_id, replay
        from game.match.seats import BOT, GUEST, PERSON, SeatInfo, Sitter, Wish, bot_face, bot_name
        from scenes.kit.cosmetics import apply_cosmetics
        from scenes.table.match import Match

        for module in ui_of(self.playing[0]).table_modules:
            import_module(module)
        session, chart = replay(payload)
        seats = [
            SeatInfo(seat=i, name="", name_key=bot_name(DEFAULT_LEVEL, i), icon=bot_face(DEFAULT_LEVEL, i), kind=BOT,
                     level=DEFAULT_LEVEL, fields=fields)
            for i, fields in enumerate(session.seats)
        ]  # fmt: skip
        match = Match(self.client.home, session, seats, new_id(session.spec.code), chart)
        own = self.client.home.profile
        who = Sitter(kind=GUEST, name=self.client.home.profile_name)
        if own is not None:
            who = Sitter(kind=PERSON, name=own.name, icon=own.icon, profile_uid=own.uid)
        match.chairs.take(Wish(seat=seat, kind=who.kind, who=who))
        apply_cosmetics(self.client.home, match.seats)
        match.save()
        return match

    def _sat(self, match: Match) -> None:
        self._leave_match()
        self.stage = None
        self.client.nav.stack.push(self.client.nav.make("table", match=match))

    def _not_taken(self, error: Exception) -> None:
        if not isinstance(error, StoreError):
            raise error
        self.client.nav.tell(error.notice)


def _made(title: str, players: int, _work: Work[Session]) -> Session:
    """A match of bots. On a thread: rules and board are imported here."""
    import game
    from game.bots.match import bot_seats

    ui_of(title).ghost  # noqa: B018
    seed = int.from_bytes(os.urandom(6), "big")
    return game.new_session(title, bot_seats(title, players, seed), {}, seed)
