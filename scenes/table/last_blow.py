"""The last blow (C6.14): the last action stands for a moment on the board, then a band opens across it with the
leaders, the winners raised and the others fallen, who has won, how, what has decided it and where; then comes the
result. Once it is in sight, any key and any click ends it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import cos, sin, tau
from typing import TYPE_CHECKING

import pygame

from scenes.kit.lettering import GOLD, STEEL, fitting, in_metal
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.media.theme import ease_out, mix
from scenes.shell.scene import Scene
from scenes.table import ending_words
from scenes.table.last_place import seen_place
from scenes.titles import ui_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from scenes.kit.title_look import Leader
    from scenes.shell.screen import Screen
    from scenes.table.host import PlayedTable

BOARD_MS, OPEN_MS, RISE_MS, FALL_AT, FALL_MS, WORDS_AT = 600, 220, 420, 500, 420, 260
"""How long the board stands alone; then, from where the band begins to open: its opening, the rise of the leaders, when
and how long those who have lost fall, when the words come.
"""
SIGHT_MS = 3500
"""How long all of it is in full sight, however fast things are shown."""
SEEN_MS, STILL_SEEN_MS = BOARD_MS + WORDS_AT + RISE_MS, BOARD_MS
"""When all of it is, and where nothing moves: a press that came before was meant for the table."""
WHOLE_MS, STILL_MS = SEEN_MS + SIGHT_MS + 20, STILL_SEEN_MS + SIGHT_MS + 20
"""How long all of it takes, and where nothing moves."""
WAIT_MS = 400
"""The longest that the band waits for its pictures."""
BAND = pygame.Rect(0, 208, 1920, 668)
FEET, WON, LOST, STEP, ASIDE = BAND.top + 312, 284, 184, 332, 252
NAMES = FEET + 54
"""The middle of the line with the names under the figures."""
TITLE = pygame.Rect(160, BAND.top + 384, 1600, 104)
VERDICT, CAUSE, LINE = BAND.top + 518, BAND.top + 574, 42
"""The middle of who has won and how, of the first line of what has decided it, and how far its lines are apart."""
EMBLEM = 64
DARK, FADE_MS = (96, 160, 218), 60
"""How dark the table is above and below the band, of 255, step by step; how long a step takes."""
RISE, TURN, SINK = 48, 13, 22


@dataclass(frozen=True)
class LeaderFigure:
    """A leader in the band: in the middle of `x`, `height` high, `way` is the side to which it falls, 0 for none."""

    leader: Leader
    x: int
    height: int
    way: int
    seat: int


class LastBlow(Scene):
    """Lies over the table, which stays as it is, until `done` is called."""

    opaque = False

    def __init__(self, table: PlayedTable, done: Callable[[], None]) -> None:
        super().__init__(table.client)
        self.table, self.match, self._done = table, table.match, done
        settings = self.media.settings
        self.still = settings.reduced_motion or not table.factor
        self.shown_ms = self._waited = 0
        self._making: Iterator[None] = self.media.sprites.prepared(self._make)
        self.made = self._over = False
        self._dark = 0  # how dark the table was drawn last
        self.media.sprites.preload(ending_words.picture(self.match))  # of the result, which comes next
        self.headline = ending_words.headline(self.media, self.match)
        self.verdict = ending_words.verdict(self.media, self.match)
        self.cause = ending_words.cause(self.media, self.match)
        self._told = self._lines()
        self.place: pygame.Surface | None = None
        self._looked = False
        if self.cause.place:
            table.title_table.point_at(self.cause.place)
        self.figures = self._figures()

    def _figures(self) -> list[LeaderFigure]:
        """The winners in the middle, the others beside them; all are alike where nobody has won."""
        outcome, view = self.match.session.outcome, self.match.session.view(None)
        look = ui_of(self.match.title).look
        seats = [info.seat for info in self.match.seats]
        winners = outcome.winners if outcome is not None else []
        leaders = {seat: look.leader(view, seat) for seat in seats}
        if not winners:
            fallen = outcome is not None and len(set(self.match.sides())) == 1
            left = 960 - (len(seats) - 1) * STEP // 2
            return [
                LeaderFigure(leaders[seat], left + i * STEP, WON if not fallen else LOST, 1 if fallen else 0, seat)
                for i, seat in enumerate(seats)
            ]
        left = 960 - (len(winners) - 1) * STEP // 2
        found = [LeaderFigure(leaders[seat], left + i * STEP, WON, 0, seat) for i, seat in enumerate(winners)]
        reach = (len(winners) * STEP + ASIDE) // 2 + 24
        for i, seat in enumerate(seat for seat in seats if seat not in winners):
            way = -1 if i % 2 == 0 else 1
            found.append(LeaderFigure(leaders[seat], 960 + way * (reach + i // 2 * ASIDE), LOST, way, seat))
        return found

    @property
    def colour(self) -> theme.Colour:
        """The winners' light."""
        outcome, view = self.match.session.outcome, self.match.session.view(None)
        look = ui_of(self.match.title).look
        return look.colour(view, outcome.winners[0]) if outcome is not None and outcome.winners else theme.BRASS

    def opening(self) -> str:
        """Who has won, how, and what has decided it."""
        return "\n".join(words for words in (self.headline, self.verdict, *self._told) if words)

    def _lines(self) -> tuple[str, ...]:
        """What has decided it, in two lines at most; what the ending looks like where there are no words for that."""
        cause = self.cause
        told = tuple(words for words in (cause.own, cause.words, cause.figures) if words)[:2]
        return told or (ending_words.line(self.media, self.match),)

    def busy(self) -> bool:
        """It moves."""
        return True

    @property
    def at_ms(self) -> int:
        """Ms since the band began to open; below 0 the board stands alone."""
        return self.shown_ms - BOARD_MS

    def update(self, dt: int) -> None:
        """Pictures are made while the board stands alone; then the band moves."""
        super().update(dt)
        before = self.at_ms
        self.shown_ms += dt
        if not self.made:
            self.made = next(self._making, True) is True or self._waited >= WAIT_MS
            if not self.made and self.at_ms >= 0:
                self._waited += self.at_ms
                self.shown_ms = BOARD_MS
        if self.at_ms >= 0 and self.made and not self._looked:
            self._looked = True
            self.place = seen_place(self.table, self.cause.place)
        dark = self._darkness(self.at_ms) if self.made else 0
        if dark != self._dark:
            self._dark = dark
            self.invalidate(FULL)
        elif self.at_ms >= 0 and before < (1 if self.still else FALL_AT + FALL_MS):
            self.invalidate(self._open())
        if self.shown_ms >= (STILL_MS if self.still else WHOLE_MS):
            self.finish()

    def handle(self, event: pygame.event.Event) -> bool:
        """A press ends it once all of it is in sight; one that began before does not."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            if self.media.presses.is_new(event, self.shown_ms, STILL_SEEN_MS if self.still else SEEN_MS):
                self.finish()
            return True
        return super().handle(event)

    def finish(self) -> None:
        """On to the result, once, as soon as nothing lies over this."""
        if not self._over and self.on_top:
            self._over = True
            self._done()

    # --- drawing

    def _open(self) -> pygame.Rect:
        """What of the band is open: it opens from its middle line."""
        share = 1.0 if self.still else ease_out(max(0, self.at_ms) / OPEN_MS)
        half = round(BAND.height / 2 * share)
        return pygame.Rect(BAND.x, BAND.centery - half, BAND.width, 2 * half)

    def covers(self, area: pygame.Rect) -> bool:
        """The band lets nothing through."""
        return self.at_ms >= 0 and self.made and self._open().contains(area)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The open part of the band, and what stands on it."""
        if self.at_ms < 0 or not self.made:
            return
        place, clip = self._open(), surface.get_clip()
        self._veil(surface, place)
        surface.set_clip(place.clip(clip))
        surface.blit(self._ground(), BAND)
        now = WHOLE_MS if self.still else self.at_ms
        for figure in sorted(self.figures, key=lambda figure: figure.height):
            self._figure(surface, figure, now)
        self._names(surface, now)
        self._words(surface, now)
        surface.set_clip(clip)
        for y in (place.top, place.bottom - 3):
            surface.fill(theme.BRASS_LIGHT, (place.x, y, place.width, 3))

    def _darkness(self, now: int) -> int:
        """How dark it is beside the band."""
        if now < 0:
            return 0
        return DARK[-1] if self.still else DARK[min(now // FADE_MS, len(DARK) - 1)]

    def _veil(self, surface: pygame.Surface, band: pygame.Rect) -> None:
        """The table steps back: what the band cuts through is not read."""
        veil = self.media.sprites.made(("last blow veil",), self._painted_veil)
        veil.set_alpha(self._darkness(self.at_ms))
        surface.blit(veil, (0, 0), (0, 0, FULL.width, band.top))
        surface.blit(veil, (0, band.bottom), (0, 0, FULL.width, FULL.height - band.bottom))

    def _painted_veil(self) -> pygame.Surface:
        veil = pygame.Surface((FULL.width, FULL.height // 2), 0, self.media.canvas.surface)
        veil.fill(theme.INK)
        return veil

    def _make(self, nowhere: pygame.Surface) -> None:
        """Asks for everything that is drawn."""
        self._ground()
        for figure in self.figures:
            self._picture(figure, False)
            if figure.way:
                self._picture(figure, True)
        self._names(nowhere, WHOLE_MS)
        self._words(nowhere, WHOLE_MS)

    def _figure(self, surface: pygame.Surface, figure: LeaderFigure, now: int) -> None:
        """Rises as the band opens; who has lost turns grey, leans and sinks."""
        came = ease_out(now / RISE_MS)
        fallen = ease_out((now - FALL_AT) / FALL_MS) if figure.way and now > FALL_AT else 0.0
        picture = self._picture(figure, fallen > 0)
        if fallen:
            picture = pygame.transform.rotozoom(picture, -figure.way * TURN * fallen, 1.0)
        elif came < 1.0:
            picture = picture.copy()
            picture.set_alpha(round(254 * came))
        middle = FEET - figure.height // 2 + round(RISE * (1.0 - came) + SINK * fallen)
        surface.blit(picture, picture.get_rect(center=(figure.x, middle)))

    def _picture(self, figure: LeaderFigure, grey: bool) -> pygame.Surface:
        key = ("last blow", figure.leader, figure.height, grey)
        return self.media.sprites.made(key, partial(self._leader, figure, grey))

    def _leader(self, figure: LeaderFigure, grey: bool) -> pygame.Surface:
        """The figure with its token at the lower right corner."""
        sprites, height = self.media.sprites, figure.height
        body = sprites.get(figure.leader.figure, height=height)
        token = sprites.get(figure.leader.token, height=round(height * 0.4)) if figure.leader.token else None
        aside = round(height * 0.1) if token is not None else 0
        out = pygame.Surface((body.get_width() + 2 * aside, height + 2 * aside), pygame.SRCALPHA)
        out.blit(body, (aside, aside))
        if token is not None:
            out.blit(token, token.get_rect(bottomright=out.get_size()))
        return pygame.transform.grayscale(out) if grey else out

    def _names(self, surface: pygame.Surface, now: int) -> None:
        """Whose figures they are, the person here as "you"; and where it was decided, beside them."""
        came = ease_out((now - WORDS_AT) / RISE_MS) if now > WORDS_AT else 0.0
        if not came:
            return
        for figure in self.figures:
            own = self.match.persons == [figure.seat]
            name = self.match.name(figure.seat)
            words = self.t("result.you") if own else name
            fell = bool(figure.way)
            size, colour, room = (22, theme.BONE, ASIDE - 16) if fell else (28, theme.GOLD, STEP - 24)
            line = self.media.theme.line(words, room, size, colour, own or not fell, True)
            _faded(surface, line, line.get_rect(center=(figure.x, NAMES)), came)
        if self.place is None:
            return
        right = max(figure.x + (ASIDE if figure.way else STEP) // 2 for figure in self.figures)
        middle = (min(right + 48 + self.place.get_width() // 2, BAND.right - 136), FEET - WON // 2)
        _faded(surface, self.place, self.place.get_rect(center=middle), came)
        line = self.media.theme.line(self.cause.spot, self.place.get_width(), 22, theme.BONE, True, True)
        _faded(surface, line, line.get_rect(center=(middle[0], NAMES)), came)

    def _words(self, surface: pygame.Surface, now: int) -> None:
        """What is told, lettered, the kind of victory with its emblem, and what has decided it."""
        came = ease_out((now - WORDS_AT) / RISE_MS) if now > WORDS_AT else 0.0
        if not came:
            return
        size, lines = fitting(self.media, self.headline, TITLE.size, 88)
        metal = GOLD if ending_words.won_here(self.match) else STEEL
        step = TITLE.height // len(lines)
        for i, words in enumerate(lines):
            picture = in_metal(self.media, words, size, metal)
            place = picture.get_rect(center=(TITLE.centerx, TITLE.y + step // 2 + i * step + round(20 * (1.0 - came))))
            surface.blit(picture, place) if came >= 1.0 else _faded(surface, picture, place, came)
        step = LINE * max(100, self.media.theme.scale) // 100
        up = step - LINE if self._told[1:] else 0
        line = self.media.theme.line(self.verdict, TITLE.width - 160, 32, theme.BONE, True, True)
        emblem = ending_words.emblem(self.media, self.match)
        sign = self.media.sprites.get(emblem, size=(EMBLEM, EMBLEM)) if emblem else None
        wide = line.get_width() + (EMBLEM + 16 if sign is not None else 0)
        x = TITLE.centerx - wide // 2
        if sign is not None:
            _faded(surface, sign, sign.get_rect(midleft=(x, VERDICT - up)), came)
            x += EMBLEM + 16
        _faded(surface, line, line.get_rect(midleft=(x, VERDICT - up)), came)
        for i, words in enumerate(self._told):
            line = self.media.theme.line(words, TITLE.width, 30, theme.GOLD, True, True)
            _faded(surface, line, line.get_rect(center=(TITLE.centerx, CAUSE - up + i * step)), came)

    def _ground(self) -> pygame.Surface:
        key = ("last blow ground", self.colour, len(self.figures))
        return self.media.sprites.made(key, partial(self._painted_ground, self.colour))

    def _painted_ground(self, colour: theme.Colour) -> pygame.Surface:
        """Night with the winners' light behind them, in rays, painted at a third of its size."""
        wide, high = BAND.width // 3, BAND.height // 3
        small = pygame.Surface((wide, high), 0, self.media.canvas.surface)
        for y in range(high):
            share = 1.0 - abs(y / high - 0.42) * 1.6
            small.fill(mix((7, 6, 11), mix((22, 19, 32), colour, 0.16), max(0.0, share)), (0, y, wide, 1))
        rays = pygame.Surface((wide, high), pygame.SRCALPHA)
        middle = (wide // 2, (FEET - WON // 2 - BAND.top) // 3)
        for i in range(28):
            a, half = tau * i / 28, 0.03 + 0.03 * (i % 3)
            ends = [(middle[0] + wide * cos(a + d), middle[1] + wide * sin(a + d)) for d in (-half, half)]
            pygame.draw.polygon(rays, (*mix(colour, (255, 244, 214), 0.35), 20 + 10 * (i % 2)), [middle, *ends])
        glow = pygame.Surface((wide, high), pygame.SRCALPHA)
        for radius in range(200, 8, -8):
            pygame.draw.circle(glow, (*mix(colour, (255, 236, 190), 0.4), 105 - radius // 2), middle, radius)
        rays.blit(glow, (0, 0))
        edge = pygame.Surface((wide, 1), pygame.SRCALPHA)
        for x in range(wide):
            edge.set_at((x, 0), (255, 255, 255, round(255 * max(0.0, 1.0 - abs(x / wide - 0.5) * 2.0) ** 0.7)))
        rays.blit(pygame.transform.scale(edge, (wide, high)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        small.blit(rays, (0, 0))
        return pygame.transform.smoothscale(pygame.transform.box_blur(small, 3), BAND.size)


def _faded(surface: pygame.Surface, picture: pygame.Surface, place: pygame.Rect, share: float) -> None:
    if share < 1.0:
        picture = picture.copy()
        picture.set_alpha(round(254 * share))
    surface.blit(picture, place)



def show_end(table: PlayedTable, result: Callable[[], Screen]) -> None:
    """The last blow over a table on top, then the result in the table's place."""

    def over() -> None:
        stack = table.nav.stack
        stack.pop(animated=False)
        stack.clear_damage()  # the result glides in over the band, not over the bare table
        go_on()

    def go_on() -> None:
        table.makes_way = True
        table.nav.stack.replace(result())

    if not table.on_top:
        return
    if table.media.motion:
        table.nav.stack.toasts.clear()  # nothing lies over it
        table.nav.stack.push(LastBlow(table, over), animated=False)
    else:
        go_on()


def show_again(table: PlayedTable) -> None:
    """The last blow over a record that has been played to its end: its board stays."""
    if table.on_top and table.media.motion:
        table.nav.stack.toasts.clear()
        table.nav.stack.push(LastBlow(table, partial(table.nav.stack.pop, animated=False)), animated=False)
