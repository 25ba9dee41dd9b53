"""A player's row on the situation panel (10.2.1-3): icon with its lamp, ID, states, possessions, ways to victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.spot import Calls, Plate, Spot
from scenes.kit.track import draw_start
from scenes.media import theme
from scenes.titles.realigious.states import MOST, StateRow, celebrities_of, chips
from scenes.titles.realigious.table_layout import grown
from scenes.titles.realigious.victory_race import FILL, START, VICTORIES, reached, standing
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent
from scenes.widgets.names import draw_name
from scenes.widgets.picture import Portrait

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatPublic, SeatView

ICON, STATE, NAME, WAYS, INNER, TILES = 56, 28, 188, 262, 66, 92
UNSEEN = "?"
ROOMY, RIM, THING, STEP = 72, 10, 32, 36
"""How high what stands in a row is where the row has room for it; what the ways keep free of its rims; how large a
possession is, and how far two are apart where there is room.
"""


class PlayerRow(Spot, Group):
    """One player; a click opens the page."""

    def __init__(self, parent: WidgetParent, rect: RectLike, view: SeatView, seat: int, calls: Calls) -> None:
        super().__init__(parent, rect, f"seat:{seat}", calls, name=f"situation.seat.{seat}")
        self.solid = True
        self.public: SeatPublic = view.seats[seat]
        self.turn = view.acting == seat and view.outcome is None
        self.topic = calls.name(seat)
        plays = "on" if self.public.alive else "out"
        self.tip = f"{self.topic_words()}\n{self.media.t(f'realigious.screen.lamp.{plays}')}"
        high = max(INNER, min(self.rect.height, grown(ROOMY, self.media.theme.scale)))
        r = self.inner = pygame.Rect(0, 0, self.rect.width, high)
        r.midleft = self.rect.midleft
        info = calls.info(seat)
        icon = info.icon if info is not None else "ui/guest"
        # everybody here is in a match: the lamp is red (10.2.1); a player who is out of it has a green one
        lamp = theme.BUSY if self.public.alive else theme.FREE
        Portrait(self, (r.x + 8, r.centery - ICON // 2, ICON, ICON), icon, lamp=lamp, name=f"situation.icon.{seat}")
        x = r.x + ICON + 20 + NAME
        states = (x, r.y + 1, r.right - x - WAYS - 12, STATE + 4)
        name = f"situation.states.{seat}"
        StateRow(self, states, calls, side=STATE, most=MOST, align="left", name=name).display(
            chips(self.media, self.public.states, celebrities_of(self.media, view, seat), view.god)
        )
        lower = r.y + 36 * r.height // INNER
        _Tiles(self, (x, lower, TILES, 32), view, seat)
        self._own_things(view, x + TILES + 8, lower)
        step = min(20 * r.height // INNER, (r.height - RIM) // len(VICTORIES))
        first = r.centery - step * len(VICTORIES) // 2
        for i, kind in enumerate(VICTORIES):
            place = (r.right - WAYS - 8, first + i * step, WAYS, step)
            value = standing(self.media, view, seat, kind)
            _Way(self, place, kind, calls, value, reached(view, seat, kind))

    def _own_things(self, view: SeatView, x: int, y: int) -> None:
        """Celebrities and governments of the player."""
        things = [(f"celebrity:{c.celebrity}", f"celebrity/{c.type}") for c in view.celebrities if c.owner == self.seat]
        things += [(f"structure:{g.structure}", f"structure/{g.structure}") for g in view.governments
                   if g.holder == self.seat]  # fmt: skip
        room = self.inner.right - WAYS - 12 - x - THING
        step = min(STEP, room // max(1, len(things) - 1))
        for i, (ref, name) in enumerate(things):
            _Thing(self, (x + i * step, y, THING, THING), ref, self.calls, name)

    @property
    def seat(self) -> int:
        """Whose row it is."""
        return self.public.seat

    def move(self, dx: int, dy: int) -> None:
        """Shifts the row with what it draws itself."""
        super().move(dx, dy)
        self.inner.move_ip(dx, dy)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """A thing in the row, else the row."""
        found = super().at(pos)
        return self if isinstance(found, Portrait) else found

    def spoken(self) -> str:
        """The player's name."""
        return self.topic_words()

    def draw_back(self, surface: pygame.Surface) -> None:
        """Plate, sign, name, religion and character."""
        pen, r, public = self.pen(surface), self.inner, self.public
        pen.nine("row_hot" if self.hot or self.turn else "row", self.rect)
        edge = (r.x + 2, self.rect.y + 8, 4, self.rect.height - 16)
        pygame.draw.rect(surface, theme.SEATS[self.seat], edge, 0, 2)
        x = r.x + ICON + 16
        colour = theme.GOLD if self.turn else theme.BONE if public.alive else theme.FAINT
        place = pygame.Rect(x, r.y - 2, NAME - 8, 38 * r.height // INNER)
        draw_name(surface, self.media, self.topic_words(), place, colour)
        x2, lower = x, r.y + 51 * r.height // INNER
        for sprite in (
            f"seat/{self.seat}", f"realigious/religion/{public.religion}", f"realigious/character/{public.character}",
        ):  # fmt: skip
            if pen.icon(sprite, 26, midleft=(x2, lower)).width:
                x2 += 27
        words = self.media.t("realigious.screen.turn" if public.alive else "realigious.screen.out")
        if self.turn or not public.alive:
            pen.line(words, NAME - (x2 - x), theme.SMALL, colour, height=28, midleft=(x2 + 2, lower))


def tiles_seen(view: SeatView, seat: int) -> str:
    """R12.6. How many tiles of a player the reader sees: "?" for none of a seat that may have some out of sight."""
    count = sum(tile.shown and tile.owner == seat for tile in view.tiles)
    hides = any(not tile.shown for tile in view.tiles)
    own = view.own is not None and view.own.seat == seat
    if own or not hides or not view.seats[seat].alive:
        return str(count)
    return f"{count}+" if count else UNSEEN


def tiles_key(view: SeatView, seat: int) -> str:
    """The text key of what that number is: of the reader, and where nothing is out of sight, all there are."""
    own = view.own is not None and view.own.seat == seat
    return "realigious.screen.tiles.own" if own or all(tile.shown for tile in view.tiles) else "realigious.screen.tiles"


class _Tiles(Plate):
    """How many tiles of a player the reader sees."""

    def __init__(self, parent: WidgetParent, rect: RectLike, view: SeatView, seat: int) -> None:
        owned = tiles_seen(view, seat)
        super().__init__(parent, rect, name=f"situation.tiles.{seat}")
        self.content = owned
        told = owned.rstrip("+") if owned != UNSEEN else self.media.t("realigious.screen.tiles.unseen")
        self.tip = f"{self.media.t(tiles_key(view, seat))}  {told}"

    def draw(self, surface: pygame.Surface) -> None:
        """The word, or a map where that has no room, and the number."""
        pen, r, type_ = self.pen(surface), self.rect, self.media.theme
        words, count = self.media.t("realigious.screen.tiles.own"), type_.width(self.content, theme.SMALL, True)
        if type_.width(words, theme.SMALL) + 8 + count <= r.width:
            x = pen.text(words, theme.SMALL, theme.DIM, midleft=(r.x, r.centery)).right + 8
        else:
            x = pen.icon("ui/map", 26, midleft=(r.x, r.centery)).right + 4
        pen.line(self.content, r.right - x, theme.SMALL, theme.BONE, True, midleft=(x, r.centery))


class _Thing(Spot):
    """A possession: "celebrity/professor"."""

    def __init__(self, parent: WidgetParent, rect: RectLike, ref: str, calls: Calls, name: str) -> None:
        super().__init__(parent, rect, ref, calls)
        key = f"realigious.{name.replace('/', '.')}"
        self.content, self.tip = f"realigious/{name}", f"{self.media.t(key)}\n{self.media.t(key + '.text')}"

    def draw(self, surface: pygame.Surface) -> None:
        """The sprite."""
        self.pen(surface).icon(self.content, self.rect.size, center=self.rect.center)
        if self.hot:
            pygame.draw.rect(surface, theme.GOLD, self.rect.inflate(4, 4), 2, 8)


class _Way(Spot):
    """How far the player is on the way to one victory. Hidden: the bar is empty, the number ??."""

    def __init__(self, parent: WidgetParent, rect: RectLike, victory: str, calls: Calls, value: str,
                 share: int | None) -> None:
        super().__init__(parent, rect, f"victory:{victory}", calls)
        self.content = (victory, value, share or 0)
        key = f"realigious.victory.{victory}"
        begins = f"\n{self.media.t('realigious.screen.race.start')}" if victory in START else ""
        self.tip = f"{self.media.t(key)}  {value}\n{self.media.t(f'{key}.text')}{begins}"

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, bar, value."""
        pen, r, (victory, value, share) = self.pen(surface), self.rect, self.content
        pen.icon(f"realigious/victory/{victory}", 24, midleft=(r.x, r.centery))
        bar = pygame.Rect(r.x + 30, 0, r.width - 30 - 138, 16)
        bar.centery = r.centery
        inner = pen.bar(bar, share, 1000, FILL[victory], rim=4)
        if victory in START:
            draw_start(pen, inner, START[victory])
        pen.line(value, 132, theme.SMALL, theme.BONE, True, height=r.height, midright=(r.right, r.centery))
