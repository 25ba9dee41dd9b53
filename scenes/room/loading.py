"""The loading screen (C6.1): what is being prepared, a real progress bar, the seats, a tip; then the table."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

import pygame

from game.core.callbacks import ignore
from game.core.errors import BadSetup
from game.match.seats import SeatInfo
from game.match.times import OFF
from game.store.notices import StoreError
from scenes.kit.cosmetics import apply_cosmetics, preload
from scenes.kit.title_art import TitleArt
from scenes.kit.title_look import TILES, FileLook
from scenes.kit.wordmark import Wordmark
from scenes.media import memory, theme
from scenes.room.ground import calm
from scenes.room.setup import RoomSetup
from scenes.room.teams import TeamSign
from scenes.shell.progress import ProgressBar
from scenes.shell.scene import Scene
from scenes.table.match import Match
from scenes.titles import ui_of
from scenes.widgets.badge import Badge
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture, Portrait

if TYPE_CHECKING:
    from scenes.kit.title_look import FieldLook
    from scenes.shell.client import Client
    from scenes.shell.work import Work

TIP_MS = 7000
LEAST_MS = 900  # shorter would be a flicker
FOLLOW_MS = 220  # how quickly the bar follows
TAKE_MS = 10  # of a frame for taking atlases
ART, WORDS = pygame.Rect(96, 96, 566, 888), pygame.Rect(736, 112, 1088, 856)
"""Where the game's painting hangs, and where everything else stands beside it."""
PLATE = pygame.Rect(WORDS.x - 36, ART.y, WORDS.width + 72, ART.height)
"""What lies under that: the table's own ground has a rim there."""
CARD, APART, IN_ROW = (352, 132), 16, 3
"""A seat's plate; so many stand in a row."""
MOST_ROWS, LOWER, SPREAD = 2, 40, 24
"""With a row less everything stands so much lower, in the middle of its room, and so much further apart."""


class LoadingScene(Scene):
    """First a thread makes the match, then the atlases of the table are taken, as many a frame as fit."""

    def __init__(self, client: Client, setup: RoomSetup, seed: int | None = None) -> None:
        super().__init__(client)
        self.setup = setup
        self.rules_title = setup.title
        self.seed = seed
        self.infos = setup.seat_infos()
        self.share = 0.0
        self.shown = 0.0
        self.key = "room.load.rules"
        self.tip = int.from_bytes(os.urandom(2), "big") % max(1, len(setup.look.tips))
        self._pictures = [name for name in setup.look.sprites if client.media.sprites.has(name)]
        self._taken = 0
        self._made: list[Match] = []  # the match, once it is there; whoever takes it out owns it
        self._work: Work[None] | None = None
        self._since = 0
        self._tip_ms = 0
        self._left = False

    # --- making

    def build(self) -> None:
        """Title, seats, options, words, bar, tip, the way back."""
        players = self.t("room.players", n=self.setup.players)
        TitleArt(self, ART, self.setup.title)
        Panel(self, PLATE, kind="panel_brass")
        x, wide = WORDS.x, WORDS.width
        top = WORDS.y + LOWER * (MOST_ROWS - self._rows())
        Wordmark(self, (x, top, wide, 118), self.setup.title, players, align="center", size=theme.HEADING)
        free = SPREAD * (MOST_ROWS - self._rows())
        self._options(self._seats(top + 134 + free) + 24 + free)
        self.words = Label(self, (x, 636, wide, 44), self.t(self.key), size=theme.BUTTON, bold=True, align="center",
                           shadow=True)  # fmt: skip
        self.bar = ProgressBar(self, (x, 688, wide, 32), self.shown)
        if self.setup.look.tips:
            panel = Panel(self, (x, 750, wide, 128), kind="plate")
            Label(panel, (x + 40, 758, wide - 80, 32), self.t("room.load.tip"), size=20, colour=theme.GOLD, bold=True,
                  align="center")  # fmt: skip
            self.advice = Advice(panel, (x + 40, 788, wide - 80, 84), self._advice())
        Button(self, (WORDS.centerx - 150, PLATE.bottom - 28 - 56, 300, 56), self.t("room.load.back"), self.give_up,
               icon="ui/back", name="back", tip=self.t("room.load.back.tip"))  # fmt: skip

    def _rows(self) -> int:
        """So many rows the seats' plates fill."""
        return max(1, -(-len(self.infos) // IN_ROW))

    def _seats(self, y: int) -> int:
        """A plate for each, in rows of about as many; where the last row ends."""
        per = -(-len(self.infos) // self._rows())
        for first in range(0, len(self.infos), per):
            row = self.infos[first : first + per]
            x = WORDS.centerx - (len(row) * (CARD[0] + APART) - APART) // 2
            for info in row:
                self._seat(info, x, y)
                x += CARD[0] + APART
            y += CARD[1] + APART
        return y

    def _seat(self, info: SeatInfo, x: int, y: int) -> None:
        """Icon, name, kind, what everybody may know."""
        panel = Panel(self, (x, y, *CARD), kind="panel")
        Portrait(panel, (x + 14, y + 14, 104, 104), info.icon)
        sign = self.setup.look.sign_of_fields(info.fields, info.seat)
        if sign.startswith("seat/") and self.media.sprites.has(sign):
            Picture(panel, (x + 4, y + 4, 36, 36), sign)
        left, width = x + 132, CARD[0] - 146
        side = next((i for i, seats in enumerate(self.setup.teams()) if info.seat in seats), -1)
        if side >= 0:
            cloth = TeamSign(panel, x + CARD[0] - 14, y - 4, self.setup, side)
            width = cloth.rect.x - 8 - left
        Label(panel, (left, y + 12, width, 36), info.name, size=theme.BUTTON, bold=True)
        Label(panel, (left, y + 46, width, 28), self._kind(info), size=theme.SMALL, colour=theme.DIM)
        self._portraits(panel, info, left, y + 76)

    def _kind(self, info: SeatInfo) -> str:
        profile = self.setup.profile(info.seat)
        if profile is not None:
            return self.t("field.level.value", n=profile.level)
        kind = self.t(f"room.kind.{info.kind}")
        return f"{kind} · {self.t(f'room.level.{info.level}')}" if info.level else kind

    def _portraits(self, panel: Panel, info: SeatInfo, x: int, y: int) -> None:
        """What everybody may know: the choices that are shown as portraits."""
        for field in self.setup.shown_fields():
            look, value = self.setup.look.field(field.name), info.fields.get(field.name, field.default)
            if look.kind == TILES and isinstance(value, str) and self.media.sprites.has(look.icon_of(value)):
                Picture(panel, (x, y, 46, 46), look.icon_of(value), tip=look.text_of(self.media, value))
                x += 54

    def _options(self, y: int) -> None:
        """The match's options as plates in rows in the middle."""
        badges: list[Badge] = []
        for field in self.setup.shown_options():
            look, value = self.setup.look.option(field.name), self.setup.shown_value(field.name)
            if isinstance(look, FileLook) and not value:
                continue  # no file takes the place of what the other plates name
            icon = look.icon_of(value)
            badges.append(Badge(self, (0, y), self._option_words(look, value),
                                icon=icon if self.media.sprites.has(icon) else ""))  # fmt: skip
        if self.setup.clock != OFF:
            badges.append(Badge(self, (0, y), self.t(f"clock.mode.{self.setup.clock}"), icon="ui/clock"))
        rows: list[list[Badge]] = [[]]
        for badge in badges:
            if rows[-1] and _wide([*rows[-1], badge]) > WORDS.width:
                rows.append([])
            rows[-1].append(badge)
        for row in rows:
            x = WORDS.centerx - _wide(row) // 2
            for badge in row:
                badge.place((x, y, *badge.rect.size))
                x += badge.rect.width + APART
            y += (badges[0].rect.height if badges else 0) + 8

    def _option_words(self, look: FieldLook, value: str) -> str:
        """The value; what does not say by itself what it is, or is called the same for several options, as chance is,
        with the option's name before it.
        """
        words = look.text_of(self.media, value)
        shared = look.caption and (look.named or value in look.texts)
        return self.t("room.load.option", option=self.t(look.caption), value=words) if shared else words

    def draw_back(self, surface: pygame.Surface) -> None:
        """The table in the light of the climate."""
        surface.blit(calm(self.media, self.setup.look.backdrop(self.setup.match_options())), (0, 0))

    def _advice(self) -> str:
        tips = self.setup.look.tips
        return self.t(tips[self.tip % len(tips)])

    # --- work

    def enter(self) -> None:
        """Begins: pictures are decoded on one thread, the match is made on another."""
        super().enter()
        self.setup.look.preload_table(self.media, self.setup.players)
        self.wear()
        self._work = self.nav.work(self._make, self._done, self._failed)

    def wear(self) -> None:
        """C10.2. What the seats use of the shop's goods."""
        apply_cosmetics(self.home, self.infos)
        preload(self.media, self.setup.title, self.infos)

    def leave(self) -> None:
        """A match that nobody will play is dropped."""
        self._left = True
        if self._work is not None:
            self._work.cancel()
        if self._made:
            self.nav.work(lambda _: self._drop(), ignore, lasting=True)

    def _make(self, work: Work[None]) -> None:
        """On the thread: the modules of the table, then the match."""
        work.report(0.1, "room.load.rules")
        for module in ui_of(self.setup.title).table_modules:
            import_module(module)
        work.report(0.3, "room.load.map")
        setup = self.setup
        self._made.append(
            Match.new(self.home, setup.title, self.infos, setup.match_options(), self.seed, clock=setup.clock)
        )
        work.report(0.6, "room.load.pictures")
        if self._left:
            self._drop()

    def _drop(self) -> None:
        """On a thread. Closes a match that was made for ignore and takes its save away."""
        while self._made:
            match = self._made.pop()
            match.flush()
            match.close()
            with suppress(StoreError):
                self.home.saves.delete(match.match_id, patient=True)

    def _done(self, _: None) -> None:
        """Nothing more to do here: `update` takes the pictures and opens the table."""

    def _failed(self, error: Exception) -> None:
        """A set-up that the rules refuse, or a match that can't be kept: back to the room, with the reason."""
        if isinstance(error, StoreError):
            self.nav.tell(error.notice)
        elif isinstance(error, BadSetup):
            self.nav.toast(self.t(error.key, **error.args_), "bad")
        else:
            raise error
        self.give_up()

    # --- time

    def busy(self) -> bool:
        """The bar moves."""
        return True

    def update(self, dt: int) -> None:
        """The bar follows the work; tips change; at the end the table opens."""
        super().update(dt)
        self._since += dt
        self._turn_tip(dt)
        self._advance()
        self.shown = self.share if not self.media.motion else min(self.share, self.shown + dt / FOLLOW_MS * 0.4)
        self.bar.share = self.shown
        self.words.text = self.t(self.key)
        least = LEAST_MS if self.media.motion else 0
        if self.share >= 1.0 <= self.shown and self._since >= least and self.on_top:
            self.open_table()

    def open_table(self) -> None:
        """The match begins."""
        if self.media.motion:
            memory.settle()
        self.nav.stack.replace(self.nav.make("table", match=self._made.pop()))

    def is_made(self) -> bool:
        """Whether there is a match."""
        return bool(self._made)

    def _advance(self) -> None:
        """How far it is: the thread up to 60 %, then the atlases."""
        work = self._work
        if work is None:
            return
        if not work.over:
            self.share = max(self.share, work.share or 0.0)
            self.key = work.key or self.key
            return
        if not self.is_made():
            return
        self.key = "room.load.pictures"
        until = pygame.time.get_ticks() + TAKE_MS
        while self._taken < len(self._pictures) and pygame.time.get_ticks() < until:
            self.media.sprites.get(self._pictures[self._taken])
            self._taken += 1
        self.share = 0.6 + 0.4 * self._taken / max(1, len(self._pictures))

    def _turn_tip(self, dt: int) -> None:
        self._tip_ms += dt
        if self._tip_ms >= TIP_MS and self.setup.look.tips:
            self._tip_ms = 0
            self.tip += 1
            self.advice.text = self._advice()

    def on_back(self) -> bool:
        """Esc is the button."""
        self.give_up()
        return True

    def give_up(self) -> None:
        """Back to the room, with everything as it was chosen; the match is not made."""
        from scenes.room.room_scene import RoomScene

        if self.on_top:
            self.setup.read_profiles()
            self.nav.stack.replace(RoomScene(self.client, self.setup))


def _wide(badges: list[Badge]) -> int:
    """How wide plates side by side are."""
    return sum(badge.rect.width for badge in badges) + APART * (len(badges) - 1)


class Advice(Label):
    """A paragraph in the middle of its rectangle, its lines about as long as each other."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the text."""
        block = self._block(self.rect.width)
        for width in range(self.rect.width - 40, self.rect.width // 2, -40):
            narrower = self._block(width)
            if narrower.get_height() > block.get_height():
                break
            block = narrower
        surface.blit(block, block.get_rect(center=self.rect.center))

    def _block(self, width: int) -> pygame.Surface:
        return self.media.theme.paragraph(self.text, width, theme.BODY, theme.BONE, False, "center", self.rect.height)
