"""Opening a saved match (C7.1): it is played again from its choices on a thread, with a bar and a way back (C1.4)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import pygame

from game.core.errors import BadSave
from game.match.carrying import carried_before, carry_on
from game.match.seats import SeatInfo, seats_of
from game.store.in_use import IN_USE
from game.store.notices import Notice, StoreError
from scenes.kit.title_look import TitleLook
from scenes.kit.wordmark import Wordmark
from scenes.media import memory, theme
from scenes.media.canvas import FULL
from scenes.shell import routes
from scenes.shell.backdrop import backdrop
from scenes.shell.progress import ProgressBar
from scenes.shell.scene import Scene
from scenes.table.leaving import let_go
from scenes.table.match import Match
from scenes.table.waiting import advice, seated
from scenes.titles import ui_of
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel

if TYPE_CHECKING:
    from game.match.at_table import TableMatch
    from scenes.shell.client import Client
    from scenes.shell.work import Work


SHADE = (8, 7, 12, 120)
WHOLE, BARE = (336, 264, 1248, 592), (420, 472, 1080, 180)
"""The plate with the game's name, who sits where, the bar and a tip; with words and bar alone. Above the first the
emblems of the banners stay whole."""
Known = tuple[str, list[SeatInfo]]  # the game, and who sits where


class InRoom(Exception):
    """The match was played in a room of the network: its room is opened again for it (C8.6)."""


class Loading(Scene):
    """Makes place for the table once the match is there. `words` is the text key of what is done."""

    words = "table.loading"

    def __init__(self, client: Client, match_id: str, carries: bool = False) -> None:
        super().__init__(client)
        self.match_id, self._carries = match_id, carries
        self._work: Work[TableMatch] | None = None
        self._left = False
        self._look: TitleLook | None = None  # until its pictures are on the way
        self._players = 0
        self._carried, self._without_room = "", False
        self._share = 0.0
        self._known: Known | None = None  # what the thread has found
        self._told: Known | None = None  # what of it is shown

    def build(self) -> None:
        """Words, bar, the way back; all that is told stands on one plate before the thrones."""
        Panel(self, BARE if self._told is None else WHOLE, kind="panel")
        Label(
            self, (460, 500, 1000, 72), self.t(self.words), size=theme.HEADING, bold=True, align="center",
            colour=theme.GOLD, shadow=True,
        )  # fmt: skip
        self.bar = ProgressBar(self, (460, 588, 1000, 32), self._share)
        Button(self, (840, 896, 240, 64), self.t("table.loading.back"), self.close, name="back", icon="ui/back")
        if self._told is not None:
            title, seats = self._told
            signs = [ui_of(title).look.sign_of_fields(info.fields, info.seat) or f"seat/{info.seat}" for info in seats]
            Wordmark(self, (360, 276 if seats else 300, 1200, 124), title, align="center", size=theme.TITLE)
            seated(self, pygame.Rect(360, 408, 1200, 76), seats, signs)
            advice(self, self.media, pygame.Rect(460, 692, 1000, 132), title, len(self.match_id) + len(seats))

    def enter(self) -> None:
        """Starts the threads: one plays the match, one decodes pictures."""
        super().enter()
        self._work = self.nav.work(self._load, self._done, self._failed)

    def leave(self) -> None:
        """A match that comes too late is closed."""
        self._left = True
        if self._work is not None:
            self._work.cancel()

    def _load(self, work: Work[TableMatch]) -> TableMatch:
        if self._carries:
            before = carried_before(self.home, self.match_id)
            self.match_id = before or carry_on(self.home, self.match_id)
            self._carries = False
            self._carried = "saves.carried.before" if before else "saves.carried"
        header, _ = self.home.saves.read(self.match_id)
        if header.get("room"):
            import_module(routes.ROUTES["lan_back"].partition(":")[0])  # the network's modules take a while
            raise InRoom
        self.know(header)
        match = Match.load(self.home, self.match_id, work.report)
        self._without_room = match.chairs.leave_room()
        return match

    def know(self, header: dict[str, Any]) -> None:
        """What the head of a file tells, on the thread: which game, and who sits where. Raises KeyError for a game that
        nobody knows.
        """
        seats, title = header.get("seats"), str(header.get("title", ""))
        ui, count = ui_of(title), len(seats) if isinstance(seats, list) else 0
        self._players = count if count in ui.shelf.seats else 0  # a head may say anything
        self._look = ui.look
        self._known = title, seats_of(header, self._players)

    def _done(self, match: TableMatch) -> None:
        if self._left or not self.on_top:
            let_go(self.client, match)
            return
        for notice in self.home.saves.take_notices():
            self.nav.tell(notice)
        if self._carried:
            self.nav.toast(self.t(self._carried), "good")
        if self._without_room:
            self.nav.tell(Notice("table.without_room"))
        if self.media.motion:
            memory.settle()
        self.nav.stack.replace(self.nav.make("table", match=match))

    def _failed(self, error: Exception) -> None:
        if isinstance(error, InRoom):
            if self.on_top:
                if self._carried:
                    self.nav.toast(self.t(self._carried), "good")
                self.nav.stack.replace(self.nav.make("lan_back", match_id=self.match_id))
            return
        notice = notice_of(error)
        if notice.key != IN_USE:
            self.home.saves.refuse(self.match_id, notice)  # the lists say so, Continue goes on to the next
        self.nav.tell(notice)
        self.close()

    def update(self, dt: int) -> None:
        """The bar follows the thread; as soon as the game is known its pictures are decoded."""
        super().update(dt)
        if self._look is not None:
            if self._players:
                self._look.preload_table(self.media, self._players)
            self._look = None
        if self._told is not self._known:
            self._told = self._known
            self.rebuild()
        if self._work is not None and self._work.share is not None:
            self.bar.share = self._share = self._work.share

    def busy(self) -> bool:
        """The bar moves."""
        return True

    def on_back(self) -> bool:
        """Back to where it was opened from."""
        self.close()
        return True

    def draw_back(self, surface: pygame.Surface) -> None:
        """The five thrones, darkened: the menu's ground has a place for words that nothing stands in here."""
        surface.blit(backdrop(self.media, "thrones"), (0, 0))
        surface.blit(self.media.sprites.plain(FULL.size, SHADE), (0, 0))


def notice_of(error: Exception) -> Notice:
    """Why a match can't be opened. Raises errors of other kinds."""
    if isinstance(error, StoreError):
        return error.notice
    if isinstance(error, BadSave):
        return Notice(error.key, {name: str(value) for name, value in error.args_.items()})
    raise error
