"""Favourite settings of a profile (C2.2): the options of a match under a name, kept in the waiting room and taken over
there again.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.fields import options_for
from game.match.times import MODES
from game.store.notices import StoreError
from scenes.kit.title_look import FileLook
from scenes.media import theme
from scenes.room.setup import COUNTDOWNS
from scenes.shell.dialog import HEAD, PanelScene, ask
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.room.setup import RoomSetup

ROW, GAP, FIELD, FOOT, MOST = 96, 8, 84, 40, 7
LONGEST = 24
CLOCK, COUNTDOWN = "clock", "countdown"


class FavouritesPanel(PanelScene):
    """The favourites of the one who opened the room, for this game. `on_use` is called when one has been taken over."""

    size = (1040, HEAD + FIELD + ROW + FOOT)
    heading = "room.favourites"

    def __init__(self, setup: RoomSetup, on_use: Callable[[], None]) -> None:
        super().__init__(setup.client)
        self.setup, self.on_use = setup, on_use
        self.uid = setup.client.home.profile.uid if setup.client.home.profile is not None else ""
        self.name = ""
        self.kept: dict[str, dict[str, Any]] = {}

    def build(self) -> None:
        """The list as the store has it now."""
        try:
            self.kept = self.home.store.favourites(self.uid, self.setup.title)
        except StoreError as error:
            self.nav.tell(error.notice)
        rows = min(MOST, max(1, len(self.kept)))
        self.set_height(HEAD + FIELD + rows * (ROW + GAP) - GAP + FOOT)
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """A name for the settings of now; below the kept ones."""
        t = self.media.t
        TextEntry(panel, (area.x, area.y, area.width - 316, 60), self.name, on_change=self._named, longest=LONGEST,
                  name="favourite.name", empty=t("room.favourites.name"), spoken=t("room.favourites.name"))  # fmt: skip
        self.keep_button = Button(
            panel, (area.right - 300, area.y, 300, 60), t("room.favourites.keep"), self.keep, kind="gold",
            icon="ui/plus", icon_size=26, size=theme.BODY, name="favourite.keep", tip=t("room.favourites.keep.tip"),
        )  # fmt: skip
        self._named(self.name)
        names = list(self.kept)
        place = pygame.Rect(area.x, area.y + FIELD, area.width, area.height - FIELD)
        if names:
            ScrollList(panel, place, len(names), lambda row, index: self._row(row, names[index]), row_height=ROW,
                       gap=GAP, name="favourites")  # fmt: skip
        else:
            Label(panel, place, t("room.favourites.none"), size=theme.BODY, colour=theme.DIM, wrap=True, align="center")

    def _row(self, row: Row, name: str) -> None:
        t, rect = self.media.t, row.rect
        row.words = f"{name}. {self.words_of(self.kept[name])}"
        width = rect.width - 24 - 340
        Label(row, (rect.x + 24, rect.y + 10, width, 36), name, size=theme.BUTTON, bold=True)
        about = self.words_of(self.kept[name])
        Label(row, (rect.x + 24, rect.y + 46, width, 44), about, size=theme.SMALL, colour=theme.DIM, wrap=True,
              tip=about)  # fmt: skip
        Button(row, (rect.right - 316, rect.y + 18, 216, 60), t("room.favourites.use"), partial(self.use, name),
               icon="ui/check", icon_size=26, size=theme.BODY, name=f"favourite.use.{row.index}")  # fmt: skip
        Button(row, (rect.right - 84, rect.y + 18, 60, 60), icon="ui/trash", icon_size=28,
               on_click=partial(self.remove, name), name=f"favourite.remove.{row.index}",
               tip=t("room.favourites.remove", name=name))  # fmt: skip

    def words_of(self, kept: dict[str, Any]) -> str:
        """The settings in one line."""
        setup = self.setup
        found = [setup.look.option(field.name).text_of(self.media, str(kept[field.name]))
                 for field in setup.shown_options(kept) if field.name in kept]
        if kept.get(CLOCK) in MODES:
            found.append(self.t(f"clock.mode.{kept[CLOCK]}"))
        return " · ".join(found)

    def _named(self, name: str) -> None:
        self.name = name
        self.keep_button.reason = "" if name.strip() else self.t("room.favourites.unnamed")
        self.keep_button.enabled = bool(name.strip())

    # --- doing

    def keep(self) -> None:
        """Keeps the settings of now; asks before others of that name give way."""
        name = " ".join(self.name.split())
        if name not in self.kept:
            self._keep(name)
            return
        ask(self.client, self.t("room.favourites.again"), self.t("room.favourites.again.text", name=name),
            [(self.t("room.favourites.replace"), "bad", partial(self._keep, name)),
             (self.t("room.favourites.leave"), "plain", None)])  # fmt: skip

    def _keep(self, name: str) -> None:
        setup = self.setup
        settings = {**setup.options, CLOCK: setup.clock, COUNTDOWN: setup.countdown}
        keep = partial(self.home.store.set_favourite, self.uid, setup.title, name, settings)
        self.nav.soon(keep, self._kept, lasting=True, line=f"favourites.{self.uid}")

    def _kept(self, _: None) -> None:
        self.name = ""
        self._show()

    def _show(self) -> None:
        """The list as the store has it now."""
        if self in self.nav.stack:
            self.rebuild()

    def use(self, name: str) -> None:
        """The settings hold in the room, as far as they still fit the game."""
        take_over(self.setup, self.kept[name])
        self.close()
        self.on_use()

    def remove(self, name: str) -> None:
        """Asks, and takes one off the list."""
        gone = self.kept[name]
        ask(self.client, self.t("room.favourites.remove.ask"), self.t("room.favourites.remove.text", name=name,
            words=self.words_of(gone)), [(self.t("room.favourites.remove.yes"), "bad", partial(self._remove, name)),
                                         (self.t("room.favourites.leave"), "plain", None)])  # fmt: skip

    def _remove(self, name: str) -> None:
        remove = partial(self.home.store.remove_favourite, self.uid, self.setup.title, name)
        self.nav.soon(remove, lambda _: self._show(), self._show, lasting=True, line=f"favourites.{self.uid}")


def take_over(setup: RoomSetup, kept: dict[str, Any]) -> None:
    """Sets the room's options to kept ones; what the game does not know any more stays as it is."""
    for field in options_for(setup.spec, setup.players):
        value = kept.get(field.name)
        read = setup.read.get(field.name, {}) if isinstance(setup.look.option(field.name), FileLook) else {}
        if isinstance(value, str) and (value in field.values or value in read):
            setup.choose_option(field.name, value)
    if kept.get(CLOCK) in MODES and kept[CLOCK] != setup.clock:
        setup.choose_clock(str(kept[CLOCK]))
    if kept.get(COUNTDOWN) in COUNTDOWNS:
        setup.countdown = int(kept[COUNTDOWN])
