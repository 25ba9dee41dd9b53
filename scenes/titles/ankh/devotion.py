"""The devotion track under the board: where every god stands, who is first on a step, the red zone and its end."""

from __future__ import annotations

from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.ankh.content import MOST_DEVOTION
from scenes.kit.animation import Animation, Cel, between, fading, together
from scenes.kit.moving import MovingPart
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.media.theme import ease_out
from scenes.titles.ankh.pieces import name_of
from scenes.widgets.base import RectLike, WidgetParent

if TYPE_CHECKING:
    from game.core.events import Event
    from game.titles.ankh.view import SeatView
    from scenes.kit.animation import Frame
    from scenes.widgets.pen import Pen

STEPS = MOST_DEVOTION + 1
HIGH, NUMBER = 74, 20
MARKER = (34, 58)
APART = 9
"""How far the markers of gods on one step stand from each other."""
FIFTH = 5
GO_MS, LIFT, HALF, GLOWS = 620, 46, 0.5, 6


class GodStanding(NamedTuple):
    """A god on the track: its number, the seats that play it, its name, its step, and its place among all, 0 the last;
    `turn`: it acts now."""

    god: int
    seats: tuple[int, ...]
    name: str
    step: int
    place: int
    turn: bool


class Markers(NamedTuple):
    """What the track shows."""

    red_limit: int
    standings: tuple[GodStanding, ...]


def markers_of(view: SeatView) -> Markers:
    """The gods in the game, the least devoted first (R11.2)."""
    turn = view.team[view.seat] if view.outcome is None else -1
    found = tuple(
        GodStanding(god, view.gods[god].seats, name_of(view, god), view.gods[god].devotion, place, god == turn)
        for place, god in enumerate(view.order)
    )
    return Markers(view.red_limit, found)


class DevotionTrack(Spot, MovingPart):
    """See the module's text. The markers' order on a step is that of the track: who came last stands behind. A marker
    that goes leaves its step in an arc; light stands at the gate when it leaves the red zone, and at the end.
    """

    content = Markers(0, ())

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls) -> None:
        self.away: set[int] = set()
        """Gods whose markers are on their way."""
        super().__init__(parent, rect, "track", calls, tip=self._told, name="devotion")
        self.rule = "R11"

    def show(self, view: SeatView) -> None:
        """Takes where the gods stand."""
        self.display(markers_of(view))

    def animate(self, event: Event, after: SeatView) -> int:
        """R11.2. A marker goes to another step."""
        data = event.data
        god, start, end = (data.get(name) for name in ("god", "before", "after"))
        if event.kind != "devotion" or not (isinstance(god, int) and isinstance(start, int) and isinstance(end, int)):
            return 0
        picture = self.media.sprites.get(f"ankh/marker/{god}", size=MARKER)
        here = self.place_of(f"god:{god}") or self.step_rect(start)
        there = pygame.Rect(0, 0, *MARKER).move_to(center=(self.step_rect(end).centerx, self.rect.y + HIGH // 2 + 4))

        def going(share: float) -> list[Cel]:
            own = ease_out(share)
            x, y = between(here.center, there.center, float(share >= HALF) if self.reduced else own)
            lift = 0 if self.reduced else LIFT * sin(pi * own)
            return [Cel(picture, (round(x) - MARKER[0] // 2, round(y - lift) - MARKER[1] // 2))]

        light = self._light(start, end)
        return self.play(Animation(self, GO_MS, together(light, going), start=partial(self._gone, god, True),
                                   done=partial(self._gone, god, False)))  # fmt: skip

    def _light(self, start: int, end: int) -> Frame | None:
        """Where a marker comes out of the red zone, or to the last step."""
        limit = self.content.red_limit
        if end == MOST_DEVOTION:
            at, side = self.step_rect(end).center, 190
        elif start <= limit < end:
            at, side = (self.step_rect(limit).right, self.rect.y + HIGH // 2), 150
        else:
            return None

        def shining(share: float) -> list[Cel]:
            name = f"ankh/fx/glow_{min(GLOWS - 1, int(share * GLOWS))}"
            surface = self.media.sprites.get(name, size=(side, side))
            return [Cel(surface, surface.get_rect(center=at).topleft, fading(share, 0.1, 0.8))]

        return shining

    def _gone(self, god: int, away: bool) -> None:
        """A marker is on its way, or there."""
        (self.away.add if away else self.away.discard)(god)
        self.invalidate()

    def _told(self) -> str:
        """All standings in words, the first of the track first."""
        t = self.media.t
        rows = [t("ankh.track.title")]
        for one in reversed(self.content.standings):
            red = t("ankh.track.red") if one.step <= self.content.red_limit else ""
            name = t(f"ankh.god.{one.name}") if one.name else self.calls.name(one.god)
            line = t("ankh.track.row", god=name, n=one.step)
            rows.append(f"{line} · {red}" if red else line)
        return "\n".join(rows)

    def step_rect(self, step: int) -> pygame.Rect:
        """Where a step lies."""
        left, right = (self.rect.x + round(self.rect.width * (step + k) / STEPS) for k in (0, 1))
        return pygame.Rect(left, self.rect.y, right - left, HIGH)

    def place_of(self, ref: str) -> pygame.Rect | None:
        """The marker of a god, "god:2"."""
        kind, _, number = ref.partition(":")
        if kind != "god":
            return None
        found = [place for one, place in self._places() if str(one.god) == number]
        return found[0] if found else None

    def _places(self) -> list[tuple[GodStanding, pygame.Rect]]:
        """The markers from behind to before: those on one step fan out around its middle, the first of them on top."""
        found = []
        for one in self.content.standings:
            mates = [other for other in self.content.standings if other.step == one.step]
            at, step = mates.index(one), self.step_rect(one.step)
            shift = round((at - (len(mates) - 1) / 2) * APART)
            found.append((one, pygame.Rect(0, 0, *MARKER).move_to(center=(step.centerx + shift, step.centery + 4))))
        return found

    def draw_back(self, surface: pygame.Surface) -> None:
        """Steps, gate, numbers, markers."""
        pen = self.pen(surface)
        for step in range(STEPS):
            self._draw_step(pen, step)
        gate = self.step_rect(self.content.red_limit).right
        pen.icon("ankh/gate", (30, 84), midbottom=(gate, self.rect.y + HIGH + 2))
        for one, place in self._places():
            if one.god in self.away:
                continue
            if one.turn:
                pen.icon("ankh/halo", 64, center=place.center)
            for seat in one.seats:
                if seat != one.god:
                    pen.icon(f"ankh/seal/{seat}", 44, center=(place.centerx, place.centery - 10))
            pen.icon(f"ankh/marker/{one.god}", MARKER, center=place.center)

    def _draw_step(self, pen: Pen, step: int) -> None:
        kind = "end" if step == MOST_DEVOTION else "red" if step <= self.content.red_limit else "plain"
        rect, fifth = self.step_rect(step), step % FIFTH == 0
        pen.surface.blit(self.media.sprites.get(f"ankh/step_{kind}{'_5' if fifth else ''}", size=rect.size), rect)
        if (fifth and step < MOST_DEVOTION - 1) or step == MOST_DEVOTION:
            ink = theme.BAD if kind == "red" else theme.GOLD if kind == "end" else theme.BONE
            pen.line(str(step), rect.width + 8, NUMBER, ink, True, True, midtop=(rect.centerx, rect.y + HIGH - 3))
