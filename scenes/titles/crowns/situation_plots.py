"""The tab of plots in the situation panel: of every seat the plot of now with its numbers, those that are left and
those that are used, each whole; what others have left shows its back.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns.content import FACES
from game.titles.crowns.view import VALUES
from scenes.kit.situation import SituationDrawing, SituationRow
from scenes.media import theme
from scenes.titles.crowns.faces import card_face
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.titles.crowns.view import PlayerView, SeatView
    from scenes.kit.spot import Calls
    from scenes.titles.crowns.words import Words
    from scenes.widgets.base import Group
    from scenes.widgets.pen import Pen

SHADE, PALE = (70, 70, 74), (110, 110, 110)
NOW, LEFT, CHOSEN, USED = "now", "left", "chosen", "used"
INKS = {NOW: theme.GOLD, LEFT: theme.BONE, CHOSEN: theme.BONE, USED: theme.DIM}
GAP, RIM, TOLD, HIGHEST = 10, 4, 34, 232
"""Between trays, around a card on its tray, the line below it that says what it is, and how high a row of many is."""
DECK = 7
"""R20.2. So many plots a deck has."""
CARDS = 180
"""On narrower trays a plot is no card: its name and its numbers stand below its picture."""
PICTURE, NUMBERS = 0.39, 34
"""What its picture takes there of the height, and how high the line of its numbers is."""
PAIR = 2
"""So many seats have two lines of plots each, and room for the numbers of now in words."""


class PlotTray(NamedTuple):
    """A plot in its place: `kind` and `number` are "" and 0 where it is not known."""

    state: str
    number: int
    kind: str
    values: tuple[int, ...]


class SeatPlots(NamedTuple):
    """Where the plots of a seat lie: whose they are, then a tray for each."""

    head: pygame.Rect
    trays: list[pygame.Rect]


def trays(player: PlayerView, chosen: bool) -> list[PlotTray]:
    """The plots of a seat: that of now, what is left (first the one that it has chosen face down), the used ones, the
    last one first.
    """
    now = player.revealed
    found = [PlotTray(NOW, now.number, now.kind, now.values)] if now is not None else []
    left = [PlotTray(LEFT, card.number, card.kind, ()) for card in player.plots]
    left += [PlotTray(LEFT, 0, "", ())] * (player.plot_count - len(left))
    if chosen and left and not left[-1].kind:
        left = [PlotTray(CHOSEN, 0, "", ()), *left[:-1]]
    return found + left + [PlotTray(USED, card.number, card.kind, ()) for card in reversed(player.used)]


def blocks(area: pygame.Rect, counts: list[int]) -> list[SeatPlots]:
    """The places of so many plots of every seat."""
    seats = len(counts)
    lines = 2 if seats <= PAIR else 1
    high = (area.height - GAP * (seats - 1)) // seats
    high = high if lines > 1 else min(high, HIGHEST)
    tall = (high - GAP * (lines - 1)) // lines
    found = []
    for i, count in enumerate(counts):
        per = -(-max(DECK, count) // lines)
        wide = min(round((tall - 2 * RIM - TOLD) * 1.4) + 2 * RIM, (area.width * 6 // 7 - GAP) // per - GAP)
        top, left = area.y + i * (high + GAP), area.right - per * (wide + GAP) + GAP
        head = pygame.Rect(area.x, top, left - GAP - area.x, high)
        places = [pygame.Rect(left + k % per * (wide + GAP), top + k // per * (tall + GAP), wide, tall)
                  for k in range(count)]  # fmt: skip
        found.append(SeatPlots(head, places))
    return found


class PlotsTab:
    """Makes what the tab shows."""

    def __init__(self, body: Group, words: Words, calls: Calls, chosen: Callable[[], set[int]]) -> None:
        self.body, self.words, self.calls, self.chosen = body, words, calls, chosen
        self.media = body.media

    def fill(self, view: SeatView) -> None:
        """A block for each seat."""
        chosen = self.chosen()
        found = [trays(player, seat in chosen) for seat, player in enumerate(view.players)]
        places = blocks(self.body.rect, [len(one) for one in found])
        for seat, (player, mine, block) in enumerate(zip(view.players, found, places, strict=True)):
            told = self.words.t("crowns.plot.left", n=player.plot_count, used=len(player.used))
            paint = partial(self._draw_pair if len(view.players) <= PAIR else self._draw_head, view, seat)
            tip = f"{self.calls.name(seat)}\n{told}"
            SituationRow(self.body, block.head, f"seat:{seat}", self.calls, paint, tip)
            for tray, place in zip(mine, block.trays, strict=True):
                self._tray(tray, place)

    def _tray(self, tray: PlotTray, place: pygame.Rect) -> None:
        if not tray.kind:
            SituationDrawing(self.body, place, partial(self._draw_tray, tray))
            return
        told = f"{self.words.card(tray.kind)}\n{self.words.t(f'crowns.sit.plot.{tray.state}')}"
        drawn = self._draw_tray if place.width >= CARDS else self._draw_tile
        SituationRow(self.body, place, f"card:{tray.number}", self.calls, partial(drawn, tray), told)

    def _draw_tray(self, tray: PlotTray, at: SituationRow | SituationDrawing, pen: Pen) -> None:
        """The card whole, below it what it is."""
        r = at.rect
        wide = r.width - 2 * RIM
        card = pygame.Rect(r.x + RIM, 0, wide, round(wide / 1.4))
        card.y = r.y + max(RIM, (r.height - TOLD - card.height) // 2)
        if not tray.kind:
            pen.nine("row", r)
        face = card_face(self.media, tray.kind or "plot", card.size, dim=tray.state == USED, values=tray.values)
        pen.put(face, topleft=card.topleft)
        if tray.state == NOW:
            pygame.draw.rect(pen.surface, theme.GOLD, r, 3, 8)
        words, room = self.words.t(f"crowns.sit.plot.{tray.state}"), r.bottom - card.bottom
        pen.line(words, wide - 8, theme.SMALL, INKS[tray.state], tray.state == NOW, height=room, align="center",
                 center=(r.centerx, card.bottom + room // 2))  # fmt: skip

    def _draw_tile(self, tray: PlotTray, at: SituationRow, pen: Pen) -> None:
        """The picture with what the plot is, its numbers, its name."""
        r, used = at.rect.inflate(-2 * RIM, -2 * RIM), tray.state == USED
        picture = pygame.Rect(r.x, r.y, r.width, round(r.height * PICTURE))
        found = self.media.sprites.backdrop(f"crowns/card/{tray.kind}", picture.size)
        if found is not None:
            pen.surface.blit(found, picture)
        if used:
            pen.surface.fill(PALE, picture, pygame.BLEND_RGB_MULT)
        strip = pygame.Rect(picture.x, picture.bottom - TOLD + 4, picture.width, TOLD - 4)
        pen.surface.fill(SHADE, strip, pygame.BLEND_RGB_MULT)
        pen.line(self.words.t(f"crowns.sit.plot.{tray.state}"), strip.width - 8, theme.SMALL, INKS[tray.state],
                 tray.state == NOW, height=strip.height, align="center", center=strip.center)  # fmt: skip
        printed, each = FACES[tray.kind].values, r.width // len(VALUES)
        for i, name in enumerate(VALUES):
            now = tray.values[i] if tray.values else printed[name]
            ink = _ink(now, printed[name]) if not used else theme.DIM
            x, y = r.x + i * each, picture.bottom + NUMBERS // 2 + 2
            icon = pen.icon(f"crowns/icon/{name}", 19, midleft=(x, y))
            pen.text(str(now), theme.SMALL, ink, True, center=((icon.right + x + each) // 2 - 1, y))
        below = pygame.Rect(r.x, picture.bottom + NUMBERS, r.width, r.bottom - picture.bottom - NUMBERS)
        pen.line(self.words.card(tray.kind), below.width - 4, theme.SMALL, theme.DIM if used else theme.BONE, True,
                 height=below.height, align="center", center=below.center)  # fmt: skip
        if tray.state == NOW:
            pygame.draw.rect(pen.surface, theme.GOLD, at.rect, 3, 8)

    def _draw_head(self, view: SeatView, seat: int, at: SituationRow, pen: Pen) -> None:
        """Whose they are, and how many of which."""
        r, player = at.rect, view.players[seat]
        stripe(pen, r, seat)
        place = pygame.Rect(r.x + 18, r.y + 12, r.width - 26, 52)
        draw_name(pen.surface, self.media, self.words.name(seat), place, theme.BONE)
        for i, (state, n) in enumerate(((LEFT, player.plot_count), (USED, len(player.used)))):
            told = self.words.t(f"crowns.sit.plot.{state}.n", n=n)
            pen.line(told, r.width - 26, theme.SMALL, INKS[state], height=40, midleft=(r.x + 18, r.y + 92 + i * 44))

    def _draw_pair(self, view: SeatView, seat: int, at: SituationRow, pen: Pen) -> None:
        """Whose they are, how many of which, and what the numbers of now are."""
        r, player, t = at.rect, view.players[seat], self.words.t
        stripe(pen, r, seat)
        pen.icon(f"crowns/crest/{player.faction}", 72, midleft=(r.x + 20, r.y + 52))
        room = r.width - 116
        place = pygame.Rect(r.x + 104, r.y + 12, room, 44)
        draw_name(pen.surface, self.media, self.words.name(seat), place, theme.BONE)
        told = t("crowns.plot.left", n=player.plot_count, used=len(player.used))
        pen.line(told, room, theme.SMALL, theme.DIM, height=40, midleft=(r.x + 104, r.y + 76))
        if player.revealed is None:
            pen.line(t("crowns.plot.none"), r.width - 40, theme.SMALL, theme.FAINT, midleft=(r.x + 24, r.y + 150))
            return
        printed = FACES[player.revealed.kind].values
        top, step = r.y + 112, (r.height - 120) // len(VALUES)
        for i, (name, now) in enumerate(zip(VALUES, player.revealed.values, strict=True)):
            y = top + i * step + step // 2
            ink = _ink(now, printed[name])
            pen.icon(f"crowns/icon/{name}", 34, center=(r.x + 42, y))
            pen.text(str(now), theme.BUTTON, ink, True, center=(r.x + 88, y))
            words = t(f"crowns.value.{name}")
            words = words if now == printed[name] else t("crowns.sit.plot.printed", what=words, n=printed[name])
            pen.line(words, r.right - r.x - 132, theme.SMALL, theme.DIM, height=step, midleft=(r.x + 120, y))


def _ink(now: int, printed: int) -> theme.Colour:
    """Of a number that is more or less than what the card says."""
    return theme.BONE if now == printed else theme.GOOD if now > printed else theme.BAD


def stripe(pen: Pen, r: pygame.Rect, seat: int) -> None:
    """The colour of a seat at the left of its row."""
    pygame.draw.rect(pen.surface, theme.SEATS[seat % len(theme.SEATS)], (r.x + 6, r.y + 12, 5, r.height - 24), 0, 2)
