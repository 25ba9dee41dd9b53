"""A player's row on the situation panel (10.2.1-3): icon with its lamp, ID, states, possessions, ways to victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.titles.realigious.pages_match import VICTORIES, victory_rows
from scenes.titles.realigious.prompts import Words
from scenes.titles.realigious.states import MOST, StateRow
from scenes.titles.realigious.victory_race import FILL, progress_of
from scenes.widgets.base import Group, Host, RectLike, Widget
from scenes.widgets.names import draw_name
from scenes.widgets.picture import Portrait

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import SeatInfo
    from game.titles.realigious.view import SeatPublic, SeatView

ICON, STATE, NAME, WAYS, INNER = 64, 30, 190, 330, 80


class PlayerRow(Group):
    """One player; a click opens the page."""

    def __init__(
        self, parent: Host, rect: RectLike, view: SeatView, seat: int, names: Sequence[SeatInfo], calls: Calls
    ) -> None:
        super().__init__(parent, rect, solid=True, name=f"situation.seat.{seat}")
        self.focusable = True
        self.calls = calls
        self.seat = seat
        self.public: SeatPublic = view.seats[seat]
        self.turn = view.acting == seat
        info = next((i for i in names if i.seat == seat), None)
        self.label = info.name if info is not None else str(seat + 1)
        r = self.inner = pygame.Rect(0, 0, self.rect.width, INNER)
        r.midleft = self.rect.midleft
        icon = info.icon if info is not None else "ui/guest"
        # everybody here is in a match: the lamp is red (10.2.1); a player who is out of it has a green one
        lamp = theme.BUSY if self.public.alive else theme.FREE
        Portrait(self, (r.x + 8, r.centery - ICON // 2, ICON, ICON), icon, lamp=lamp, name=f"situation.icon.{seat}")
        x = r.x + ICON + 24 + NAME
        room = r.right - x - WAYS - 16
        states = StateRow(
            self, (x, r.y + 6, room, STATE + 4), calls, side=STATE, most=MOST,
            align="left", name=f"situation.states.{seat}",
        )  # fmt: skip
        states.put(self.public.states, names)
        self._own_things(view, calls, x, r.y + 42)
        words = Words(self.media, view=view, seats=names)
        for i, row in enumerate(victory_rows(words, view, seat)):
            place = (r.right - WAYS - 8, r.y + 4 + i * 24, WAYS, 24)
            _Way(self, place, VICTORIES[i], calls, row.value, progress_of(self.public, VICTORIES[i]))

    def _own_things(self, view: SeatView, calls: Calls, x: int, y: int) -> None:
        """Celebrities and governments of the player."""
        things = [(f"celebrity:{c.celebrity}", f"realigious/celebrity/{c.type}", f"realigious.celebrity.{c.type}")
                  for c in view.celebrities if c.owner == self.seat]  # fmt: skip
        things += [(f"structure:{g.structure}", f"realigious/structure/{g.structure}",
                    f"realigious.structure.{g.structure}")
                   for g in view.governments if g.holder == self.seat]  # fmt: skip
        for i, (ref, sprite, key) in enumerate(things):
            _Thing(
                self, (x + i * 38, y, 34, 34), ref, calls, sprite, f"{self.media.t(key)}\n{self.media.t(key + '.text')}"
            )

    def move(self, dx: int, dy: int) -> None:
        """Shifts the row with what it draws itself."""
        super().move(dx, dy)
        self.inner.move_ip(dx, dy)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """A thing in the row, else the row."""
        found = super().at(pos)
        return self if isinstance(found, StateRow | Portrait) else found

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Takes the left button."""
        return button == 1

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A click opens the player's page."""
        if inside:
            self.calls.inspect(f"seat:{self.seat}")

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space as well."""
        if self.chosen_by(event):
            self.calls.inspect(f"seat:{self.seat}")
            return True
        return False

    def spoken(self) -> str:
        """The player's name."""
        return self.label

    def topic_words(self) -> str:
        """All that stands in the row is the player's."""
        return self.label

    def draw_back(self, surface: pygame.Surface) -> None:
        """Plate, sign, name, religion and character."""
        sprites, r = self.media.sprites, self.inner
        material = "nine/row_hot" if self.hovered or self.focused or self.turn else "nine/row"
        surface.blit(sprites.nine(material, self.rect.size), self.rect)
        edge = (r.x + 2, self.rect.y + 8, 4, self.rect.height - 16)
        pygame.draw.rect(surface, theme.SEATS[self.seat], edge, 0, 2)
        x = r.x + ICON + 18
        colour = theme.GOLD if self.turn else theme.BONE if self.public.alive else theme.FAINT
        draw_name(surface, self.media, self.label, pygame.Rect(x, r.y, NAME - 12, 38), colour)
        x2 = x
        for sprite in (
            f"seat/{self.seat}",
            f"realigious/religion/{self.public.religion}",
            f"realigious/character/{self.public.character}",
        ):
            if sprites.has(sprite):
                picture = sprites.get(sprite, size=(30, 30))
                surface.blit(picture, picture.get_rect(midleft=(x2, r.y + 56)))
                x2 += 36
        words = ""
        if not self.public.alive:
            words = self.media.t("realigious.screen.out")
        elif self.turn:
            words = self.media.t("realigious.screen.turn")
        room = NAME - (x2 - x) - 4
        line = self.media.theme.line(words, room, theme.SMALL, colour, height=44) if words else None
        if line is not None:
            surface.blit(line, line.get_rect(midleft=(x2 + 2, r.y + 58)))


class _Thing(Spot):
    """A possession."""

    def __init__(self, parent: Host, rect: RectLike, ref: str, calls: Calls, sprite: str, tip: str) -> None:
        self.sprite = sprite
        super().__init__(parent, rect, ref, calls, tip=tip)

    def draw(self, surface: pygame.Surface) -> None:
        """The sprite."""
        picture = self.media.sprites.get(self.sprite, size=self.rect.size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if self.hovered or self.focused:
            pygame.draw.rect(surface, theme.GOLD, self.rect.inflate(4, 4), 2, 8)


class _Way(Spot):
    """How far the player is on the way to one victory. Hidden: the bar is empty, the number ??."""

    def __init__(self, parent: Host, rect: RectLike, victory: str, calls: Calls, value: str, share: int | None) -> None:
        self.victory, self.value, self.share = victory, value, share
        super().__init__(parent, rect, f"victory:{victory}", calls)
        key = f"realigious.victory.{victory}"
        self.tip = f"{self.media.t(key)}  {value}\n{self.media.t(f'{key}.text')}"

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, bar, value."""
        sprites, r = self.media.sprites, self.rect
        icon = sprites.get(f"realigious/victory/{self.victory}", size=(24, 24))
        surface.blit(icon, icon.get_rect(midleft=(r.x, r.centery)))
        words = self.media.theme.line(self.value, 120, theme.SMALL, theme.BONE, True)
        bar = pygame.Rect(r.x + 32, 0, r.width - 32 - 124, 16)
        bar.centery = r.centery
        surface.blit(sprites.nine("nine/bar", bar.size), bar)
        inner = bar.inflate(-4, -4)
        width = round(inner.width * min(self.share or 0, 1000) / 1000)
        if width >= 6:
            surface.blit(sprites.nine(f"nine/bar_fill_{FILL[self.victory]}", (width, inner.height)), inner)
        surface.blit(words, words.get_rect(midright=(r.right, r.centery)))
