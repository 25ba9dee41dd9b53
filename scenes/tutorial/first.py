"""What somebody who is new here is asked first: which game to learn, and what each of them is (C6.10)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.title_ui import RULES
from scenes.media import canvas, theme
from scenes.menu.poster import Poster
from scenes.shell import routes
from scenes.shell.dialog import HEAD, PanelScene
from scenes.titles import ui_of
from scenes.tutorial import offer
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.shell.client import Client
    from scenes.widgets.base import Group

POSTER, BESIDE, APART = (272, 430), 328, 44
NARROW_BESIDE, WIDE_GAMES = 264, 2
"""How wide the words are where more games than WIDE_GAMES stand side by side; their pictures are as large."""
LINE, BUTTON, ROW, FOOT = 112, 72, 60, 36
SIDE_GAMES, WIDEST, TALL, GAP = 3, 404, (259, 410), 32
"""More games than these have their words below the pictures, in columns that are at most so wide."""
LINE_BELOW, BLURB_BELOW = 84, 144
GUARD_MS = 800
"""Keys and clicks within this time were meant for the profile's form (C6.4c)."""


class FirstPanel(PanelScene):
    """A picture, a line and a button for each game that has a lesson, and one for none of them."""

    closable = False

    def __init__(self, client: Client, titles: Sequence[str]) -> None:
        super().__init__(client)
        self.titles = titles
        self._shown_ms = 0
        self._below = len(titles) > SIDE_GAMES
        self._beside = BESIDE if len(titles) <= WIDE_GAMES else NARROW_BESIDE
        self._apart = GAP if self._below else APART
        width = len(titles) * (self._column + self._apart) - self._apart + 96
        self.text = self.t("tutorial.first.text")
        with client.media.measured(100):  # the panel is enlarged as a whole
            self._words = client.media.theme.paragraph(self.text, width - 96, theme.BODY).get_height()
        high = TALL[1] + 12 + LINE_BELOW + BLURB_BELOW + BUTTON if self._below else POSTER[1]
        self.rect = pygame.Rect(0, 0, width, HEAD + self._words + 24 + high + 28 + ROW + FOOT)
        self.rect.center = (960, 540)

    @property
    def _column(self) -> int:
        if self._below:
            room = canvas.SIZE[0] - 32 - 96 - (len(self.titles) - 1) * GAP
            return min(WIDEST, room // len(self.titles))
        return POSTER[0] + 24 + self._beside

    def enter(self) -> None:
        """The first lesson has the focus: Enter begins it. What it needs is loaded while one reads."""
        super().enter()
        self.nav.load_ahead(RULES, routes.ROUTES["tutorial"].partition(":")[0])
        self.ui.set_focus(self.ui.find(f"answer.{self.titles[0]}"), told=True)  # all is said beside it

    def update(self, dt: int) -> None:
        """Counts how long it has been in sight."""
        super().update(dt)
        self._shown_ms += dt

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Welcome, games, later."""
        place = (area.x, self.rect.y + 24, area.width, 56)
        Label(
            panel, place, self.t("tutorial.first.title", name=self.home.called), size=theme.HEADING,
            colour=theme.GOLD, bold=True, shadow=True, align="center",
        )  # fmt: skip
        top = self.rect.y + HEAD
        Label(panel, (area.x, top, area.width, self._words), self.text, wrap=True, align="center")
        for i, title in enumerate(self.titles):
            game = self._game_below if self._below else self._game
            game(panel, title, area.x + i * (self._column + self._apart), top + self._words + 24)
        place = (area.centerx - 150, self.rect.bottom - FOOT - ROW, 300, ROW)
        Button(panel, place, self.t("tutorial.first.later"), self.close, name="answer.later")

    def _game(self, panel: Group, title: str, x: int, y: int) -> None:
        """One game: its poster, beside it what it is about, and the way into its lesson."""
        self._poster(panel, (x, y, *POSTER), title)
        x += POSTER[0] + 24
        Label(panel, (x, y, self._beside, LINE), self.t(f"{title}.title.line"), size=theme.BUTTON, bold=True, wrap=True)
        place = (x, y + LINE + 8, self._beside, POSTER[1] - LINE - BUTTON - 20)
        Label(panel, place, self.t(f"{title}.title.blurb"), colour=theme.DIM, wrap=True)
        self._way(panel, (x, y + POSTER[1] - BUTTON, self._beside, BUTTON), title)

    def _game_below(self, panel: Group, title: str, x: int, y: int) -> None:
        """One of many games: its poster, and below it the same."""
        wide = self._column
        self._poster(panel, (x + (wide - TALL[0]) // 2, y, *TALL), title)
        y += TALL[1] + 12
        place = (x, y, wide, LINE_BELOW)
        size = self._alike("line", place, theme.BUTTON, True)
        Label(panel, place, self.t(f"{title}.title.line"), size=size, bold=True, wrap=True, align="center")
        place = (x, y + LINE_BELOW, wide, BLURB_BELOW - 8)
        size = self._alike("blurb", place, theme.BODY, False)
        Label(panel, place, self.t(f"{title}.title.blurb"), size=size, colour=theme.DIM, wrap=True, align="center")
        self._way(panel, (x, y + LINE_BELOW + BLURB_BELOW, wide, BUTTON), title)

    def _alike(self, words: str, place: tuple[int, int, int, int], size: int, bold: bool) -> int:
        """The type size in which these words of every game have room: side by side they are set alike."""
        texts = [self.t(f"{title}.title.{words}") for title in self.titles]
        return min(self.media.theme.block_size(text, place[2], place[3], size, bold)[0] for text in texts)

    def _poster(self, panel: Group, place: tuple[int, int, int, int], title: str) -> None:
        poster = Poster(panel, place, ui_of(title), False, partial(offer.begin, self.client, title))
        poster.focusable = False  # the button does the same

    def _way(self, panel: Group, place: tuple[int, int, int, int], title: str) -> None:
        """The way into its lesson."""
        kind = "gold" if title == self.titles[0] else "plain"  # what Enter begins
        Button(
            panel, place, offer.learn_words(self.client, title), partial(offer.begin, self.client, title), kind=kind,
            name=f"answer.{title}", tip=self.t("tutorial.learn.tip", game=self.t(f"{title}.title")),
        )  # fmt: skip

    def opening(self) -> str:
        """What is asked, and what the games are."""
        games = [f"{self.t(f'{title}.title')}: {self.t(f'{title}.title.line')}" for title in self.titles]
        return "\n".join([self.t("tutorial.first.title", name=self.home.called), self.text, *games])

    def on_back(self) -> bool:
        """Esc answers "later"."""
        self.close()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside the panel does nothing: it wants an answer, and none that was meant for what was here before.
        """
        if not self.media.presses.is_new(event, self._shown_ms, GUARD_MS):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            return True
        return super().handle(event)
