"""The event track in the top bar: what has been, what comes next, how far the conflicts, the merge, the forgetting and
the end are (R8, R12, R13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.ankh.content import CARAVAN, CONFLICT, CONTROL, FORGETTING, LAST_CONFLICT, MERGING
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.titles.ankh import table_layout
from scenes.widgets.base import Group, RectLike, WidgetParent

if TYPE_CHECKING:
    from game.titles.ankh.view import SeatView

EVENT_NAMES = {CONTROL: "control", CARAVAN: "caravan", CONFLICT: "conflict"}
ICON, BADGE, WORDS = 36, 24, 150
PAST = (136, 130, 126)


class EventsLook(NamedTuple):
    """What the track shows: the events by name, how many have been, what each conflict brings besides."""

    events: tuple[str, ...]
    marker: int
    after: tuple[str, ...]

    @property
    def to_conflict(self) -> int:
        """How many events until the next conflict, itself counted; 0: none is left."""
        left = [i for i, name in enumerate(self.events) if name == "conflict" and i >= self.marker]
        return left[0] - self.marker + 1 if left else 0


def look_of(view: SeatView) -> EventsLook:
    """The track of the match; a match for two has no merge (R9.6)."""
    events = tuple(EVENT_NAMES[letter] for letter in view.events)
    many = len(view.team) > 2
    conflicts = [i for i, name in enumerate(events) if name == "conflict"]
    brings = {LAST_CONFLICT: "end", FORGETTING: "forgotten"} | ({MERGING: "merge"} if many else {})
    after = {at: brings.get(number, "") for number, at in enumerate(conflicts, 1)}
    return EventsLook(events, view.marker, tuple(after.get(i, "") for i in range(len(events))))


class EventTrack(Group, Part):
    """The events side by side, and in words how far the next conflict is."""

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls) -> None:
        super().__init__(parent, rect, name="events")
        self.calls = calls
        self.look_shown = EventsLook((), 0, ())
        self.spots: list[EventSpot] = []

    def show(self, view: SeatView) -> None:
        """Where the marker is."""
        before, self.look_shown = self.look_shown, look_of(view)
        if before.events != self.look_shown.events:
            self.clear()
            self.spots = [EventSpot(self, place, i) for i, place in enumerate(self._places())]
        for spot in self.spots:
            spot.display((self.look_shown.marker, self.look_shown.after[spot.number]))
        if before != self.look_shown:
            self.invalidate()

    def _places(self) -> list[pygame.Rect]:
        count, r = len(self.look_shown.events), self.rect
        step = min(ICON + 9, (r.width - WORDS) // max(1, count))
        return [pygame.Rect(r.x + i * step, r.y, step, r.height) for i in range(count)]

    def draw_back(self, surface: pygame.Surface) -> None:
        """The line that leads from event to event, and the words."""
        r, pen_y = self.rect, self.rect.y + 28
        if self.spots:
            ends = (self.spots[0].rect.centerx, self.spots[-1].rect.centerx)
            pygame.draw.line(surface, theme.BRASS, (ends[0], pen_y), (ends[1], pen_y), 3)
        left = self.look_shown.to_conflict
        words = self.media.t("ankh.events.next", n=left) if left else self.media.t("ankh.events.last")
        line = self.media.theme.line(words, WORDS - 12, 20, theme.BONE, True, height=r.height - 8)
        surface.blit(line, line.get_rect(midright=(r.right, r.centery)))


class EventSpot(Spot):
    """One event; its content is where the marker is and what the event brings besides."""

    content = (0, "")

    def __init__(self, track: EventTrack, rect: RectLike, number: int) -> None:
        self.track, self.number = track, number
        super().__init__(track, rect, f"event:{number}", track.calls, tip=self._told)
        self.rule = "R8"

    @property
    def event(self) -> str:
        """Its name."""
        return self.track.look_shown.events[self.number]

    def _told(self) -> str:
        t, (marker, after) = self.media.t, self.content
        when = "past" if self.number < marker else "now" if self.number == marker else "later"
        rows = [t(f"ankh.event.{self.event}"), t(f"ankh.events.{when}", n=self.number - marker)]
        if after:
            rows.append(t(f"ankh.events.{after}"))
        return "\n".join(rows)

    def draw(self, surface: pygame.Surface) -> None:
        """The icon: grey once it has been, ringed in gold when it comes next; below it what it brings besides."""
        pen, (marker, after), r = self.pen(surface), self.content, self.rect
        side = min(table_layout.grown(ICON, self.media.theme.scale), r.width - 3)
        place = pygame.Rect(0, 0, side, side).move_to(center=(r.centerx, r.y + 28))
        if self.number == marker or self.hot:
            pygame.draw.rect(surface, theme.GOLD, place.inflate(8, 8), 3, 14)
        past = self.number < marker
        pen.icon(f"ankh/event/{self.event}", side, PAST if past else None, center=place.center)
        if past:
            pen.icon("ui/check", 18, center=(place.right - 6, place.bottom - 6))
        if after:
            pen.icon(f"ankh/event/{after}", BADGE, PAST if past else None, midtop=(r.centerx, r.y + 48))
