"""The widgets of set-up fields: portrait tiles, rows of ready and stored sets, the things of a set (C5.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.title_look import FieldLook, SetLook, Value
from scenes.media import theme
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from scenes.widgets.scroll_list import Row

RANDOM = "random"
GAP = 10
RANDOM_HIGH, RANDOM_WIDE, RANDOM_NARROW, ABOUT_CARDS = 46, 320, 174, 92
BESIDE = 12
"""Between a caption and the random choice beside it."""
CARD_FOOT = 56
"""The part of a card under its picture, for the name."""
CARD_LEAST = 180
"""How wide a card is at least."""
TAKEN = (96, 96, 104)
TICK, SIGN = 30, 36
"""The tick of what is chosen, and the sign beside a word."""
MOST = 10  # things that a set can hold in the room's two rows


class PortraitButton(Button):
    """A portrait with its name; the chosen one lies in a gold slot with a tick, so colour is not the only sign."""

    sends = True

    def __init__(self, parent: WidgetParent, rect: RectLike, text: str, on_click: Callable[[], None], *, icon: str,
                 on: bool,
                 name: str, tip: str, wide: bool, rule: str,
                 card: Callable[[tuple[int, int]], pygame.Surface] | None = None) -> None:
        super().__init__(parent, rect, text, on_click, icon=icon, on=on, name=name, tip=tip)
        self.wide, self.card = wide, card
        self.rule = rule

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, portrait, name, tick."""
        material = "slot_selected" if self.on else "row_hot" if self.hovered else "slot"
        surface.blit(self.media.sprites.nine(f"nine/{material}", self.rect.size), self.rect)
        ink = theme.GOLD if self.on else theme.BONE if self.enabled else theme.FAINT
        if self.card is not None:
            self._draw_card(surface, ink, self.card)
        elif self.wide:
            self._draw_wide(surface, ink)
        else:
            self._draw_tall(surface, ink)
        if self.on:
            tick = self.media.sprites.get("ui/check", size=(26, 26))
            surface.blit(tick, tick.get_rect(topright=(self.rect.right - 8, self.rect.top + 8)))

    def _draw_card(self, surface: pygame.Surface, ink: theme.Colour,
                   card: Callable[[tuple[int, int]], pygame.Surface]) -> None:
        place = self.rect.inflate(-16, -16)
        picture = card(place.size)
        if not self.enabled:
            picture = picture.copy()
            picture.fill(TAKEN, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(picture, place)
        line = self.media.theme.line(self.text, place.width - 8, 20, ink, True, True, CARD_FOOT, "center")
        surface.blit(line, line.get_rect(center=(place.centerx, place.bottom - CARD_FOOT // 2)))

    def _draw_wide(self, surface: pygame.Surface, ink: theme.Colour) -> None:
        side = min(self.rect.height - 10, SIGN)
        icon = self.icon_surface(side)
        free, room = self.rect.width - 20 - (TICK if self.on else 0), self.rect.width - 20 - TICK
        words = self.media.theme.width(self.text, self.media.theme.least, True)
        left = side + 8 if icon is not None and words + side + 8 <= room else 0
        line = self.media.theme.line(self.text, room - left, 20, ink, True, height=self.rect.height - 4)
        x = self.rect.x + 10 + max(0, free - left - line.get_width()) // 2
        if icon is not None and left:
            surface.blit(icon, icon.get_rect(midleft=(x, self.rect.centery)))
        surface.blit(line, line.get_rect(midleft=(x + left, self.rect.centery)))

    def _draw_tall(self, surface: pygame.Surface, ink: theme.Colour) -> None:
        high = self.rect.height // 2
        line = self.media.theme.line(self.text, self.rect.width - 12, self.size, ink, True, True, high, "center")
        side = self.rect.height - line.get_height() - 14
        icon = self.icon_surface(side)
        if icon is not None:
            surface.blit(icon, icon.get_rect(midtop=(self.rect.centerx, self.rect.y + 7)))
        surface.blit(line, line.get_rect(midbottom=(self.rect.centerx, self.rect.bottom - 5)))


class TileField(Group):
    """The random choice beside the caption, the others in two columns or as cards in as few rows as they fit in, what
    the choice means below. `captions`: of all such fields side by side, whose heads are made alike.
    """

    def __init__(self, parent: WidgetParent, rect: RectLike, look: FieldLook, values: tuple[str, ...], value: str,
                 on_change: Callable[[str], None], about: int, taken: dict[str, str],
                 captions: Sequence[str] = ()) -> None:
        super().__init__(parent, rect)
        self.taken, self._named = taken, 20
        media, area = self.media, self.rect
        caption, others = media.t(look.caption), [v for v in values if v != RANDOM]
        longest = max((caption, *captions), key=lambda words: media.theme.width(words, theme.BUTTON, True))
        beside = area.width - media.theme.width(longest, theme.BUTTON, True) - BESIDE
        narrow = min(RANDOM_NARROW, area.width - media.theme.width(longest, media.theme.least, True) - BESIDE)
        wide = max(narrow, min(RANDOM_WIDE, beside)) if RANDOM in values else 0
        room = area.width - wide - BESIDE * bool(wide)
        sizes = range(theme.BUTTON, media.theme.least, -1)
        size = next((one for one in sizes if media.theme.width(longest, one, True) <= room), media.theme.least)
        high = RANDOM_HIGH * max(100, media.theme.scale) // 100
        Label(self, (area.x, area.y, room, 36), caption, size=size, colour=theme.GOLD, bold=True)
        top, cards = area.y + 44, look.card is not None
        if RANDOM in values:
            place = (area.right - wide, area.y - 8 + RANDOM_HIGH - high, wide, high)
            self._tile(look, RANDOM, value, place, on_change, True)
        about = ABOUT_CARDS if cards else about
        rows = max(1, -(-len(others) * CARD_LEAST // area.width)) if cards else max(1, -(-len(others) // 2))
        columns = max(1, -(-len(others) // rows))
        width = (area.width - GAP * (columns - 1)) // columns
        height = (area.bottom - about - 12 - top - GAP * (rows - 1)) // rows
        self._named = self._size_of(others, look, width - 12)
        for i, other in enumerate(others):
            place = (area.x + i % columns * (width + GAP), top + i // columns * (height + GAP), width, height)
            self._tile(look, other, value, place, on_change, False)
        Label(self, (area.x, area.bottom - about, area.width, about), look.about_of(media, value), size=theme.SMALL,
              colour=theme.DIM, wrap=True)  # fmt: skip

    def _size_of(self, values: Sequence[str], look: FieldLook, room: int) -> int:
        """How large the names are: all alike, as the longest has room in one line."""
        typed, names = self.media.theme, [look.text_of(self.media, value) for value in values]
        sizes = range(20, typed.least, -1)
        return next((one for one in sizes if all(typed.width(name, one, True) <= room for name in names)), typed.least)

    def _tile(self, look: FieldLook, mine: str, value: str, place: RectLike, on_change: Callable[[str], None],
              wide: bool) -> None:
        words = look.text_of(self.media, mine)
        tip = "\n".join(part for part in (words, look.about_of(self.media, mine)) if part)
        card = partial(look.card, self.media, mine) if look.card is not None and not wide else None
        shown = self.media.t("room.random") if wide else words
        made = PortraitButton(self, place, shown, partial(on_change, mine), icon=look.icon_of(mine), on=mine == value,
                              name=f"{look.name}.{mine}", tip=tip, wide=wide, rule=look.rule, card=card)  # fmt: skip
        made.size = self._named
        if mine in self.taken and mine != value:
            made.enabled, made.reason = False, self.media.t("room.taken", name=self.taken[mine])


class SetChoice:
    """One row of a set field: a ready set, a stored one, the one of now, the bot's own choice."""

    __slots__ = ("about", "members", "problem", "text", "value")

    def __init__(self, value: Value, text: str, members: list[str], about: str = "", problem: str = "") -> None:
        self.value, self.text, self.members, self.about, self.problem = value, text, members, about, problem


class SetRow(Button):
    """Fills a row of a list: name, and what the set is made of as emblems with counts."""

    sends = True

    def __init__(self, row: Row, choice: SetChoice, look: SetLook, on: bool, on_click: Callable[[], None]) -> None:
        tip = "\n".join(part for part in (choice.text, choice.about) if part)
        super().__init__(
            row, row.rect, choice.text, on_click, kind="row", on=on, name=f"{look.name}.{row.index}", tip=tip,
            enabled=not choice.problem, reason=choice.problem,
        )  # fmt: skip
        self.rule = look.rule
        self.row, self.choice, self.look = row, choice, look

    def on_key(self, event: pygame.event.Event) -> bool:
        """Up and Down go to the next row, also to one that is out of sight."""
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            rows, index = self.row.list, self.row.index + (1 if event.key == pygame.K_DOWN else -1)
            if 0 <= index < rows.count:
                rows.show(index)
                self.ui.set_focus(self.ui.find(f"{self.look.name}.{index}"), True)
                return True
        return super().on_key(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Row, name, emblems."""
        surface.blit(self.media.sprites.nine(self.material(), self.rect.size), self.rect)
        inner = self.rect.inflate(-36, -10)
        ink = theme.FAINT if not self.enabled else theme.GOLD if self.on else theme.BONE
        counts = self.look.kind_counts(self.choice.members)
        if not counts:
            self._draw_plain(surface, inner, ink)
            return
        if sign := self.look.sign(self.choice.value):
            self._draw_sign(surface, inner, sign)
        name = self.media.theme.line(self.text, inner.width - 40, theme.BODY, ink, True, height=32)
        surface.blit(name, name.get_rect(midleft=(inner.x, inner.y + 15)))
        side = 26 * max(100, self.media.theme.scale) // 100
        wide = 2 * side + (14 if max(counts.values()) > 9 else 0)
        x, step = inner.x, min(wide, inner.width // len(counts))
        for group, count in counts.items():
            if self.media.sprites.has(icon := self.look.icon_of_group(group)):
                emblem = self.media.sprites.get(icon, size=(side, side))
                surface.blit(emblem, emblem.get_rect(midleft=(x, inner.bottom - 15)))
            number = self.media.theme.text(str(count), theme.SMALL, theme.DIM, True)
            surface.blit(number, number.get_rect(midleft=(x + side + 4, inner.bottom - 15)))
            x += step
        self._draw_tick(surface)

    def _draw_sign(self, surface: pygame.Surface, inner: pygame.Rect, sign: str) -> None:
        """The set's sign at the left, what it is at the right; `inner` keeps what is left between."""
        side = inner.height
        picture = self.media.sprites.get(sign, size=(side, side))
        surface.blit(picture, picture.get_rect(midleft=(inner.x - 8, inner.centery)))
        inner.width -= side + 8
        inner.x += side + 8
        room = pygame.Rect(0, 0, inner.width * 58 // 100, inner.height)
        room.midright = inner.right - 32, inner.centery
        about = self.choice.about.partition("\n")[0]
        words = self.media.theme.paragraph(about, room.width, theme.SMALL, theme.DIM, height=room.height)
        surface.blit(words, words.get_rect(midleft=room.midleft))
        inner.width -= room.width + 8

    def _draw_plain(self, surface: pygame.Surface, inner: pygame.Rect, ink: theme.Colour) -> None:
        icon = self.icon_surface(32)
        x = inner.x
        if icon is not None:
            surface.blit(icon, icon.get_rect(midleft=(x, inner.centery)))
            x += 44
        name = self.media.theme.line(self.text, inner.right - x - 36, theme.BODY, ink, True, height=self.rect.height)
        surface.blit(name, name.get_rect(midleft=(x, inner.centery)))
        self._draw_tick(surface)

    def _draw_tick(self, surface: pygame.Surface) -> None:
        if self.on:
            tick = self.media.sprites.get("ui/check", size=(26, 26))
            surface.blit(tick, tick.get_rect(midright=(self.rect.right - 12, self.rect.centery)))


class SetMedals(Group):
    """The things of the chosen set as medals with tooltips, in rows of `across`."""

    def __init__(self, parent: WidgetParent, rect: RectLike, look: SetLook, members: list[str], points: int,
                 across: int = 5) -> None:
        super().__init__(parent, rect)
        side = min(52 * max(100, self.media.theme.scale) // 100, self.rect.width // across - 6,
                   (self.rect.height - 6) // max(1, (MOST + across - 1) // across))  # fmt: skip
        apart = side + min(14, (self.rect.width - across * side) // (across - 1))
        for i in range(points):
            x, y = self.rect.x + i % across * apart, self.rect.y + i // across * (side + 6)
            place = pygame.Rect(x, y, side, side)
            if i >= len(members):
                Empty(self, place)
                continue
            words = self.media.t(look.member_text.replace("{value}", members[i]))
            group = self.media.t(look.group_text.replace("{value}", look.group_of(members[i])))
            about = look.member_about(self.media, members[i]) if look.member_about is not None else ""
            tip = "\n".join(part for part in (f"{words} · {group}", about) if part)
            Picture(self, place, look.member_icon.replace("{value}", members[i]), tip=tip)


class Empty(Picture):
    """A place for a thing that is not filled."""

    def __init__(self, parent: WidgetParent, rect: RectLike) -> None:
        super().__init__(parent, rect, "")

    def draw(self, surface: pygame.Surface) -> None:
        """A ring."""
        pygame.draw.aacircle(surface, theme.RAISED, self.rect.center, self.rect.width // 2 - 4, 2)
