"""The race for the three victories (R2.1-R2.3, 10.3): a track each, every seat's sign as far as it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.titles.realigious.purse_phase import name_of
from scenes.widgets.base import Group, Host, RectLike

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import SeatInfo
    from game.titles.realigious.view import SeatView

VICTORIES = ("religious", "social", "mystic")
FILL = {"religious": "gold", "social": "rep", "mystic": "faith"}
CHIP, ICON = 26, 32
NEAR = 14
"""Signs whose places are nearer than this, in pixels, stand beside each other."""
BESIDE = (
    ((0, 0),),
    ((0, -8), (0, 8)),
    ((-7, -8), (-7, 8), (7, 0)),
    ((-7, -8), (-7, 8), (7, -8), (7, 8)),
)
"""How far the signs of a group of one to four are moved, so that each is seen."""


class VictoryRace(Group, Part):
    """Three tracks below each other."""

    def __init__(self, parent: Host, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, name="race")
        self.calls = calls
        inner = self.rect.inflate(-24, -16)
        height = inner.height // len(VICTORIES)
        self.tracks = [
            _Track(self, (inner.x, inner.y + i * height, inner.width, height), victory, calls)
            for i, victory in enumerate(VICTORIES)
        ]

    def show(self, view: SeatView) -> None:
        """Takes how far everybody is."""
        for track in self.tracks:
            track.put(view, self.calls.seats())

    def draw_back(self, surface: pygame.Surface) -> None:
        """The plate under the tracks."""
        surface.blit(self.media.sprites.nine("nine/panel", self.rect.size), self.rect)


class _Track(Spot):
    """One victory."""

    def __init__(self, parent: Host, rect: RectLike, victory: str, calls: Calls) -> None:
        super().__init__(parent, rect, f"victory:{victory}", calls)
        self.victory = victory
        self.rule = "R2"
        self._places: tuple[tuple[int, int | None], ...] = ()

    def put(self, view: SeatView, names: Sequence[SeatInfo]) -> None:
        """How far each living seat is, in per mille; None where it is hidden."""
        places = tuple((seat.seat, progress_of(seat, self.victory)) for seat in view.seats if seat.alive)
        t = self.media.t
        rows = [t(f"realigious.victory.{self.victory}"), t(f"realigious.victory.{self.victory}.text")]
        for seat in view.seats:
            if seat.alive:
                rows.append(f"{name_of(names, seat.seat)}  {standing(self, view, seat.seat, self.victory)}")
        self.tip = "\n".join(rows)
        if places != self._places:
            self._places = places
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, track filled as far as the first has come, the signs; a later seat stands above an equal one."""
        sprites = self.media.sprites
        if self.hovered or self.focused:
            surface.blit(sprites.nine("nine/row_hot", self.rect.size), self.rect)
        icon = sprites.get(f"realigious/victory/{self.victory}", size=(ICON, ICON))
        surface.blit(icon, icon.get_rect(midleft=(self.rect.x, self.rect.centery)))
        bar = pygame.Rect(self.rect.x + ICON + 10, 0, self.rect.width - ICON - 14, 18)
        bar.centery = self.rect.centery
        surface.blit(sprites.nine("nine/bar", bar.size), bar)
        best = max((place for _, place in self._places if place is not None), default=0)
        inner = bar.inflate(-6, -6)
        width = round(inner.width * min(best, 1000) / 1000)
        if width >= 8:
            surface.blit(sprites.nine(f"nine/bar_fill_{FILL[self.victory]}", (width, inner.height)), inner)
        for seat, centre in signs_at(self._places, bar):
            chip = sprites.get(f"seat/{seat}", size=(CHIP, CHIP))
            surface.blit(chip, chip.get_rect(center=centre))


def signs_at(places: Sequence[tuple[int, int | None]], bar: pygame.Rect) -> list[tuple[int, tuple[int, int]]]:
    """Seat and centre of its sign on the bar, the last one first, for (seat, per mille or None where it is hidden)."""
    found = sorted(
        (bar.x + CHIP // 2 + round((bar.width - CHIP) * min(place, 1000) / 1000), seat)
        for seat, place in places
        if place is not None
    )
    groups: list[list[tuple[int, int]]] = []
    for x, seat in found:
        if groups and x - groups[-1][0][0] < NEAR:
            groups[-1].append((x, seat))
        else:
            groups.append([(x, seat)])
    return [
        (seat, (x + dx, bar.centery + dy))
        for group in groups
        for (x, seat), (dx, dy) in zip(group, BESIDE[len(group) - 1], strict=True)
    ]


def progress_of(public: object, victory: str) -> int | None:
    """Per mille of the way, None where it is hidden."""
    value: int | None = getattr(public, victory)
    return value


def standing(widget: Group | Spot, view: SeatView, seat: int, victory: str) -> str:
    """How far a seat is, in the victory's own measure: "1,240 / 3,334", "58 / 100", "2 / 4"."""
    public = view.seats[seat]
    own = view.own is not None and view.own.seat == seat
    reputation = view.own.reputation if own and view.own is not None else public.reputation
    match victory:
        case "religious":
            return f"{public.believers:,} / {view.believers_target:,}"
        case "social":
            return f"{widget.media.t('realigious.word.hidden') if reputation is None else reputation} / 100"
    return f"{public.relics} / {view.relic_goal}"
