"""Parts of the deck editor: a card that is taken and given back, a line of the deck, the curve, marks of a filter."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns.content import FACES
from game.titles.crowns.notation import ICONS
from scenes.kit.spot import Plate
from scenes.media import theme
from scenes.titles.crowns.deck_plan import TYPES, DeckCounts
from scenes.titles.crowns.faces import card_face, card_tip, name_of
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.media.media import Media
    from scenes.widgets.base import RectLike, Widget, WidgetParent

TINT: dict[str, theme.Colour] = {
    "concord": (201, 164, 98), "legion": (226, 110, 66), "chantry": (196, 180, 226), "heron": (150, 190, 222),
    "dunesail": (236, 164, 74), "rootward": (146, 186, 92), "neutral": (176, 182, 190),
}  # fmt: skip
"""A line in the colour of the faction; its crest and its name tell it as well."""
COUNT_KEYS = {pygame.K_0: 0, pygame.K_1: 1, pygame.K_2: 2, pygame.K_3: 3,
              pygame.K_KP0: 0, pygame.K_KP1: 1, pygame.K_KP2: 2, pygame.K_KP3: 3}  # fmt: skip
MORE = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
FEWER = (pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_DELETE, pygame.K_BACKSPACE)
PIP, PLATE = 7, 30


class CardCalls(NamedTuple):
    """What a card asks of the editor: one more or fewer, a number of copies, the pointer coming and going, its page."""

    add: Callable[[str, int], None]
    set: Callable[[str, int], None]
    point: Callable[[Widget, str], None]
    leave: Callable[[], None]


class DeckCard(Button):
    """A card with keys of its own: Enter and a click take one more, a right click, Minus and Delete take one out, 0 to
    3 set the number of copies."""

    def __init__(self, parent: WidgetParent, rect: RectLike, card: str, copies: int, most: int, calls: CardCalls,
                 name: str) -> None:  # fmt: skip
        self.card, self.copies, self.most, self.calls = card, copies, most, calls
        super().__init__(parent, rect, "", self._more, name=name, sound="card", spoken=self._told)

    def _more(self) -> None:
        self.calls.add(self.card, 1)

    def _told(self) -> str:
        t = self.media.t
        return f"{card_tip(self.media, self.card)}\n{t('crowns.decks.copies', n=self.copies, most=self.most)}"

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """The right button takes a copy out."""
        if button == 3:
            self.calls.add(self.card, -1)
            return True
        return super().on_press(pos, button)

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """The left button has its click."""
        if button == 1:
            super().on_release(pos, button, inside)

    def on_key(self, event: pygame.event.Event) -> bool:
        """See the class."""
        if event.key in COUNT_KEYS:
            self.calls.set(self.card, COUNT_KEYS[event.key])
        elif event.key in MORE:
            self.calls.add(self.card, 1)
        elif event.key in FEWER:
            self.calls.add(self.card, -1)
        else:
            return super().on_key(event)
        return True

    def on_hover(self, inside: bool) -> None:
        """The card is shown large beside the pointer."""
        super().on_hover(inside)
        self.calls.point(self, self.card) if inside else self.calls.leave()

    def on_focus(self, gained: bool) -> None:
        """The same for the keyboard."""
        super().on_focus(gained)
        if self.ui.keyboard:
            self.calls.point(self, self.card) if gained else self.calls.leave()


class PoolCard(DeckCard):
    """A card of the pool: its face, and how many of it the deck holds. `foreign`: the deck may not hold it."""

    def __init__(self, parent: WidgetParent, rect: RectLike, card: str, copies: int, most: int, calls: CardCalls,
                 foreign: bool) -> None:  # fmt: skip
        self.foreign = foreign
        super().__init__(parent, rect, card, copies, most, calls, f"pool.{card}")

    def draw(self, surface: pygame.Surface) -> None:
        """Glow, face, a plate with the copies and a pip for each that there may be."""
        pen, r = Pen(surface, self.media), self.rect
        if self.hovered or self.focused:
            pen.nine("glow", r.inflate(24, 24))
        surface.blit(card_face(self.media, self.card, r.size, dim=self.foreign), r)
        if self.copies:
            pygame.draw.rect(surface, theme.GOLD, r.inflate(4, 4), 3, 9)
            plate = pygame.Rect(0, 0, self.px(62), self.px(PLATE)).move_to(topright=(r.right + 6, r.y - 8))
            pen.nine("chip", plate)
            step = plate.width / (self.most + 1)
            for i in range(self.most):
                centre = round(plate.x + step * (i + 1)), plate.centery
                pygame.draw.aacircle(surface, theme.GOLD if i < self.copies else theme.INK, centre, self.px(PIP))
                pygame.draw.aacircle(surface, theme.BRASS_LIGHT, centre, self.px(PIP), 1)
        if self.foreign and self.copies:
            pen.icon("ui/warning", self.px(34), midright=(r.right - 8, r.y + self.px(44)))


class DeckLine(DeckCard):
    """A line of the deck: copies, cost, icons, name; in the colour of its faction."""

    def __init__(self, parent: WidgetParent, rect: RectLike, card: str, copies: int, most: int, calls: CardCalls,
                 wrong: bool) -> None:  # fmt: skip
        self.wrong = wrong
        super().__init__(parent, rect, card, copies, most, calls, f"deck.{card}")

    def draw(self, surface: pygame.Surface) -> None:
        """One row."""
        pen, r, face = Pen(surface, self.media), self.rect, FACES[self.card]
        pen.nine("row_hot" if self.hovered or self.focused else "row", r)
        pygame.draw.rect(surface, TINT[face.faction], (r.x + 4, r.y + 6, 4, r.height - 12), 0, 2)
        ink = theme.BAD if self.copies > self.most or self.wrong else theme.GOLD
        told = pen.text(f"{self.copies}×", 20, ink, True, midleft=(r.x + 16, r.centery))
        side, x = self.px(24), max(r.x + self.px(54), told.right + 6)
        if face.type == "plot":
            pen.icon("crowns/icon/gold", side, midleft=(x, r.centery))
            pen.text(str(face.values["gold"]), theme.SMALL, theme.BONE, True, midleft=(x + side + 4, r.centery))
        else:
            pen.icon("crowns/icon/cost", self.px(28), center=(x + side // 2, r.centery))
            pen.text(str(face.cost), theme.SMALL, theme.BONE, True, theme.INK, center=(x + side // 2, r.centery))
        right = r.right - 10
        if self.wrong:
            right = pen.icon("ui/warning", side, midright=(right, r.centery)).left - 4
        for icon in reversed(face.icons):
            right = pen.icon(f"crowns/icon/{icon}", side, midright=(right, r.centery)).left - 2
        left = x + self.px(50 if face.type == "plot" else 36)
        pen.line(name_of(self.media, self.card), right - left - 6, 20, theme.BONE, height=r.height,
                 midleft=(left, r.centery))  # fmt: skip


class Curve(Plate):
    """Its content is what `counted` tells: columns of costs, below them types and icons with their numbers."""

    content: DeckCounts | None = None

    def __init__(self, parent: WidgetParent, rect: RectLike) -> None:
        super().__init__(parent, rect, name="curve")
        self.tip = self._told

    def _told(self) -> str:
        t, found = self.media.t, self.content
        if found is None:
            return ""
        rows = [t("crowns.decks.curve"), t("crowns.decks.average", cost=_decimal(found.cost, 2),
                                           gold=_decimal(found.gold, 1))]  # fmt: skip
        rows += [f"{t(f'crowns.type.{kind}')}: {n}" for kind, n in found.types.items()]
        rows += [f"{t(f'crowns.kind.{icon}')}: {n}" for icon, n in found.icons.items()]
        return "\n".join(rows)

    def draw(self, surface: pygame.Surface) -> None:
        """Columns at the left, numbers at the right."""
        pen, r, found = self.pen(surface), self.rect, self.content
        pen.nine("slot", r)
        if found is None:
            return
        wide = round(r.width * 0.56)
        self._columns(pen, pygame.Rect(r.x + 10, r.y + 8, wide, r.height - 12), found)
        right = pygame.Rect(r.x + wide + 22, r.y + 8, r.width - wide - 32, r.height - 16)
        cells = [(f"crowns/type/{kind}", found.types[kind]) for kind in TYPES]
        cells += [(f"crowns/icon/{icon}", found.icons[icon]) for icon in ICONS]
        high = right.height / 4
        for i, (icon, n) in enumerate(cells):
            column, row = divmod(i, 4)
            x, y = right.x + column * (right.width // 2), round(right.y + high * (row + 0.5))
            pen.icon(icon, self.px(26), midleft=(x, y))
            pen.text(str(n), 20, theme.BONE if n else theme.FAINT, True, midleft=(x + self.px(32), y))
        x, y = right.x + right.width // 2, round(right.y + high * 3.5)
        pen.icon("crowns/icon/gold", self.px(26), midleft=(x, y))
        pen.text(_decimal(found.gold, 1), 20, theme.DIM, True, midleft=(x + self.px(32), y))

    def _columns(self, pen: Pen, area: pygame.Rect, found: DeckCounts) -> None:
        high = self.media.theme.line_height(theme.SMALL)
        base, most = area.bottom - high, max(*found.curve, 6)
        step = area.width / len(found.curve)
        for i, count in enumerate(found.curve):
            middle = round(area.x + step * (i + 0.5))
            tall = round((base - area.y - high) * count / most)
            if tall:
                bar = pygame.Rect(0, 0, round(step) - 6, tall).move_to(midbottom=(middle, base))
                pen.nine("bar_fill_gold", bar)
                pen.text(str(count), theme.SMALL, theme.BONE, True, theme.BLACK, midbottom=(middle, bar.top + 4))
            last = i == len(found.curve) - 1
            pen.text(f"{i}+" if last else str(i), theme.SMALL, theme.DIM, midtop=(middle, base + 1))
        pygame.draw.line(pen.surface, theme.BRASS, (area.x, base), (area.right, base), 1)


def _decimal(value: int, places: int) -> str:
    return f"{value / 10**places:.{places}f}"


class MarkButton(Button):
    """A mark of the filter: a picture, or words where it has none; a tick on those that are on."""

    def __init__(self, parent: WidgetParent, rect: RectLike, icon: str, words: str, on: bool,
                 on_click: Callable[[], None], name: str) -> None:  # fmt: skip
        has = parent.ui.media.sprites.has(icon)
        super().__init__(parent, rect, "" if has else words, on_click, icon=icon if has else "", icon_size=32, on=on,
                         size=20, name=name, tip=words)  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        """The button, with a gold rim and a tick while it is on."""
        super().draw(surface)
        if self.on:
            pygame.draw.rect(surface, theme.GOLD, self.rect, 2, 8)
            tick = self.media.sprites.get("ui/check", size=(self.px(18), self.px(18)))
            surface.blit(tick, tick.get_rect(bottomright=(self.rect.right - 2, self.rect.bottom - 2)))


class RedoButton(Button):
    """The picture of undoing, the other way round."""

    def icon_surface(self, side: int) -> pygame.Surface | None:
        """Mirrored."""
        picture = super().icon_surface(side)
        return pygame.transform.flip(picture, True, False) if picture is not None else None


class BigCard(Plate):
    """A card large beside what the pointer is on: its content is the id, "" for none."""

    content = ""
    above = True

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The face with its shadow."""
        if self.content:
            surface.blit(*self.media.sprites.shadow(self.rect, 24))
            surface.blit(card_face(self.media, self.content, self.rect.size), self.rect)


def crest_words(media: Media, faction: str) -> tuple[str, str]:
    """Sprite and name of a faction."""
    return f"crowns/crest/{faction}", media.t(f"crowns.faction.{faction}")
