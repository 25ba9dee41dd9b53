"""Parts of the traits screen: a trait, the points, the curve of costs, a line of the deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import CARDS, TRAITS
from scenes.kit.spot import Calls, Choose, Plate, Spot
from scenes.media import theme
from scenes.titles.realigious.cards import COIN, card_tip, frame_of, printed
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.pen import Pen
from scenes.widgets.pointing_button import PointingButton

if TYPE_CHECKING:
    from scenes.media.media import Media

LEVELS, EMBLEM, MEDAL = 10, 32, 32
RIM, UNDER = 9, 28
"""What the name of a trait keeps free at its sides, and where its middle is over the lower rim."""
BRANCH_INK: dict[str, theme.Colour] = {
    "expansion": (224, 178, 92), "unity": (98, 178, 214), "influence_branch": (128, 196, 120),
    "holy_war": (232, 104, 92), "ascension": (168, 136, 240), "sacrifice": (226, 108, 196),
}  # fmt: skip


class TraitCell(PointingButton):
    """A trait that can be taken or given back. `on_point` hears when it is pointed at. Why it can't be taken is told
    beside the points, at `told_at`: all round it stand others.
    """

    told_at: pygame.Rect | None = None

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        trait: str,
        on_click: Callable[[], None],
        on_point: Callable[[str], None],
    ) -> None:
        self.trait = trait
        self.points = partial(on_point, trait)
        super().__init__(parent, rect, "", on_click, on=False, name=f"trait.{trait}", sound="card")
        self._spoken = self.media.t(f"realigious.trait.{trait}")

    def tip_rect(self) -> pygame.Rect:
        """The points, where there are none left."""
        return self.told_at or super().tip_rect()

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, medal, name, a tick on those that are taken."""
        pen, r = Pen(surface, self.media), self.rect
        pen.nine("slot_selected" if self.on else "row_hot" if self.hovered or self.focused else "row", r)
        dim = not self.on and not self.enabled
        ink = theme.GOLD if self.on else theme.FAINT if dim else theme.BONE
        name = self.named(ink)
        pen.icon(f"realigious/trait/{self.trait}", MEDAL, (120, 116, 118) if dim else None, midtop=(r.centerx, r.y + 6))
        surface.blit(name, name.get_rect(center=(r.centerx, r.bottom - UNDER)).clamp(r))
        if self.on:
            pen.icon("ui/check", 24, topright=(r.right - 8, r.y + 8))

    def named(self, ink: theme.Colour) -> pygame.Surface:
        """Its name in up to two lines, off the rims at both sides."""
        type_, room = self.media.theme, self.rect.width - 2 * RIM
        words = type_.hyphened(self.media.t(f"realigious.trait.{self.trait}"), room, True)
        return type_.line(words, room, type_.least, ink, True, False, self.rect.height - UNDER, "center")


class BranchHead(Widget):
    """Emblem and name of a branch above its traits; `on_point` hears when it is pointed at, and tells of it where it
    tells of a trait.
    """

    def __init__(self, parent: WidgetParent, rect: RectLike, branch: str, on_point: Callable[[str], None]) -> None:
        self.branch = branch
        self._point = on_point
        super().__init__(parent, rect)
        self._spoken = branch_words(self.media, branch)

    def on_hover(self, inside: bool) -> None:
        """Tells of the branch."""
        super().on_hover(inside)
        if inside:
            self._point(self.branch)

    def draw(self, surface: pygame.Surface) -> None:
        """Emblem, name, a line in the branch's colour."""
        pen, r, ink = Pen(surface, self.media), self.rect, BRANCH_INK[self.branch]
        words = self.media.t(f"realigious.branch.{self.branch}")
        line = self.media.theme.line(words, r.width - EMBLEM - 12, theme.SMALL, ink, True, height=r.height)
        emblem = self.media.sprites.get(f"realigious/emblem/{self.branch}", size=(EMBLEM, EMBLEM))
        x = r.centerx - (EMBLEM + 6 + line.get_width()) // 2
        right = pen.put(emblem, midleft=(x, r.centery - 2)).right
        pen.put(line, midleft=(right + 6, r.centery - 2))
        pygame.draw.line(surface, ink, (r.x + 6, r.bottom - 2), (r.right - 6, r.bottom - 2), 2)


def branch_words(media: Media, branch: str) -> str:
    """Its name, its style, what its cards do."""
    return "\n".join(media.t(f"realigious.branch.{branch}{part}") for part in ("", ".style", ".text"))


class PointsMeter(Plate):
    """Its content is how many of the points are spent: a number and one medal a point."""

    content: int = 0

    def __init__(self, parent: WidgetParent, rect: RectLike, points: int, least: int) -> None:
        self.points, self.least = points, least
        super().__init__(parent, rect)
        self.tip = self.media.t("realigious.screen.traits.points.tip", n=points, least=least)

    def draw(self, surface: pygame.Surface) -> None:
        """Caption, number, pips."""
        pen, r, spent = self.pen(surface), self.rect, self.content
        pen.line(self.media.t("realigious.field.points"), r.width - 120, 20, theme.DIM, midleft=(r.x, r.y + 20))
        ink = theme.GOLD if self.least <= spent <= self.points else theme.BAD
        words = f"{spent} / {self.points}"
        pen.line(words, 112, theme.HEADING, ink, True, True, 44, midright=(r.right, r.y + 20))
        step = r.width / max(1, self.points)
        for i in range(self.points):
            centre = (round(r.x + step * (i + 0.5)), r.bottom - 15)
            pygame.draw.aacircle(surface, theme.BLACK, (centre[0] + 1, centre[1] + 2), 12)
            pygame.draw.aacircle(surface, theme.BRASS_LIGHT if i < spent else theme.BRASS, centre, 12)
            pygame.draw.aacircle(surface, theme.GOLD if i < spent else theme.INK, centre, 9)


class CostCurve(Plate):
    """Its content is how many cards of each level the deck holds."""

    content: Sequence[int] = (0,) * LEVELS

    def __init__(self, parent: WidgetParent, rect: RectLike) -> None:
        super().__init__(parent, rect)
        self.tip = self.media.t("realigious.screen.traits.curve.tip")

    def draw(self, surface: pygame.Surface) -> None:
        """A column for each level with its number below and its count above."""
        pen, r, most = self.pen(surface), self.rect, max(*self.content, 3)
        pen.nine("slot", r)
        high = self.media.theme.line_height(theme.SMALL)
        area = pygame.Rect(r.x + 12, r.y + 2 * high, r.width - 24, r.height - 3 * high - 6)
        caption = self.media.t("realigious.screen.traits.curve")
        pen.line(caption, r.width - 24, theme.SMALL, theme.DIM, topleft=(r.x + 12, r.y + 4))
        step = area.width / LEVELS
        for i, count in enumerate(self.content):
            x, width, height = round(area.x + step * i), round(step) - 6, round((area.height - 4) * count / most)
            middle = x + width // 2 + 2
            if height:
                bar = pygame.Rect(x + 2, area.bottom - height, width, height)
                pen.nine("bar_fill_gold", bar)
                pen.text(str(count), theme.SMALL, theme.BONE, True, theme.BLACK, midbottom=(middle, bar.top + 4))
            pen.text(str(i + 1), theme.SMALL, theme.DIM, midtop=(middle, area.bottom + 2))
        pygame.draw.line(surface, theme.BRASS, (area.x, area.bottom), (area.right, area.bottom), 1)


class DeckLine(Spot):
    """A card of the deck: level, picture, name, price. A click opens its page."""

    def __init__(self, parent: WidgetParent, rect: RectLike, card: str, on_open: Choose) -> None:
        self.card = card
        tip = card_tip(parent.ui.media, card)
        super().__init__(parent, rect, f"card:{card}", Calls(inspect=on_open), tip=tip, name=f"deck.{card}")

    def draw(self, surface: pygame.Surface) -> None:
        """One row."""
        pen, r, row = self.pen(surface), self.rect, CARDS[self.card]
        pen.nine("row_hot" if self.hot else "row", r)
        if row.branch:
            pygame.draw.rect(surface, BRANCH_INK[row.branch], (r.x + 3, r.y + 6, 4, r.height - 12), 0, 2)
        pen.text(str(row.level or "–"), 20, theme.GOLD, True, center=(r.x + 26, r.centery))
        pen.icon(f"realigious/emblem/{frame_of(self.card)}", 26, center=(r.x + 56, r.centery))
        right = draw_price(pen, self.card, (r.right - 10, r.centery))
        if row.kind == "reaction":
            pen.icon("ui/reaction", 22, midright=(right - 6, r.centery))
            right -= 30
        name = self.media.t(f"realigious.card.{self.card}")
        pen.line(name, right - r.x - 84, 20, theme.BONE, height=r.height, midleft=(r.x + 76, r.centery))


def draw_price(pen: Pen, card: str, midright: tuple[int, int]) -> int:
    """The printed price, right-aligned; the x where it begins."""
    price = printed(card)
    parts = [(COIN["reputation"], str(price.reputation))] if price.reputation else []
    if price.share:
        word = pen.media.t(f"realigious.screen.share.{price.share}")
        parts = [(COIN["influence"], word), (COIN["donations"], ""), *parts]
    elif price.donations and price.donations == price.influence:
        parts = [(COIN["influence"], str(price.donations)), (COIN["donations"], ""), *parts]
    else:
        for name, amount in (("influence", price.influence), ("donations", price.donations)):
            if amount:
                parts.insert(0, (COIN[name], str(amount)))
    x, y = midright
    for coin, words in parts:
        if words:
            x -= pen.text(words, theme.SMALL, theme.BONE, True, midright=(x, y)).width + 4
        pen.icon(coin, 22, midright=(x, y))
        x -= 26
    return x


def levels_of(cards: Sequence[str]) -> tuple[int, ...]:
    """How many cards there are of each level."""
    return tuple(sum(CARDS[card].level == level for card in cards) for level in range(1, LEVELS + 1))


def cards_of(traits: Sequence[str]) -> list[str]:
    """The cards of some traits, by level and then as printed (R5.1, without those of the religion)."""
    cards = [card for trait in traits for card in TRAITS[trait].cards]
    return sorted(cards, key=lambda card: (CARDS[card].level or 0, CARDS[card].order))
