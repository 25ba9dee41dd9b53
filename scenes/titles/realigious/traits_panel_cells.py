"""Parts of the traits screen: a trait, the points, the curve of costs, a line of the deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import CARDS, TRAITS
from scenes.media import theme
from scenes.titles.realigious.cards import COIN, card_tip, frame_of, printed
from scenes.widgets.base import Host, RectLike, Widget
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.media.media import Media

LEVELS, SLACK = 10, 6
BRANCH_INK: dict[str, theme.Colour] = {
    "expansion": (224, 178, 92), "unity": (98, 178, 214), "influence_branch": (128, 196, 120),
    "holy_war": (232, 104, 92), "ascension": (168, 136, 240), "sacrifice": (226, 108, 196),
}  # fmt: skip


class TraitCell(Button):
    """A trait that can be taken or given back. `on_point` hears when it is pointed at."""

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        trait: str,
        on_click: Callable[[], None],
        on_point: Callable[[str], None],
    ) -> None:
        self.trait = trait
        self._point = on_point
        super().__init__(parent, rect, "", on_click, on=False, name=f"trait.{trait}", sound="card")
        self._spoken = self.media.t(f"realigious.trait.{trait}")

    def on_hover(self, inside: bool) -> None:
        """Shows the trait's cards."""
        super().on_hover(inside)
        if inside:
            self._point(self.trait)

    def on_focus(self, gained: bool) -> None:
        """Shows the trait's cards."""
        super().on_focus(gained)
        if gained:
            self._point(self.trait)

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, medal, name, a tick on those that are taken."""
        sprites, r = self.media.sprites, self.rect
        material = "nine/slot_selected" if self.on else "nine/row_hot" if self.hovered or self.focused else "nine/row"
        surface.blit(sprites.nine(material, r.size), r)
        size = (42, 42)
        dim = not self.on and not self._enabled
        medal = (
            sprites.tinted(f"realigious/trait/{self.trait}", (120, 116, 118), size=size)
            if dim
            else sprites.get(f"realigious/trait/{self.trait}", size=size)
        )
        surface.blit(medal, medal.get_rect(midtop=(r.centerx, r.y + 4)))
        ink = theme.GOLD if self.on else theme.FAINT if dim else theme.BONE
        words = self.media.theme.hyphened(self.media.t(f"realigious.trait.{self.trait}"), r.width - 6, True)
        name = self.media.theme.line(words, r.width - 6, theme.SMALL, ink, True, False, r.height - 28, "center")
        place = name.get_rect(center=(r.centerx, r.bottom - 24))
        surface.blit(name, place.clamp(r.inflate(0, SLACK)))
        if self.on:
            tick = sprites.get("ui/check", size=(24, 24))
            surface.blit(tick, tick.get_rect(topright=(r.right - 8, r.y + 8)))


class BranchHead(Widget):
    """Emblem and name of a branch above its traits."""

    def __init__(self, parent: Host, rect: RectLike, branch: str) -> None:
        self.branch = branch
        super().__init__(parent, rect)
        t = self.media.t
        self.tip = "\n".join(t(f"realigious.branch.{branch}{part}") for part in ("", ".style", ".text"))

    def draw(self, surface: pygame.Surface) -> None:
        """Emblem, name, a line in the branch's colour."""
        r, ink = self.rect, BRANCH_INK[self.branch]
        words = self.media.theme.line(
            self.media.t(f"realigious.branch.{self.branch}"), r.width - 40, 20, ink, True, height=r.height
        )
        emblem = self.media.sprites.get(f"realigious/emblem/{self.branch}", size=(36, 36))
        x = r.centerx - (emblem.get_width() + 8 + words.get_width()) // 2
        surface.blit(emblem, emblem.get_rect(midleft=(x, r.centery - 2)))
        surface.blit(words, words.get_rect(midleft=(x + emblem.get_width() + 8, r.centery - 2)))
        pygame.draw.line(surface, ink, (r.x + 6, r.bottom - 2), (r.right - 6, r.bottom - 2), 2)


class PointsMeter(Widget):
    """How many of the points are spent: a number and one medal a point."""

    def __init__(self, parent: Host, rect: RectLike, points: int, least: int) -> None:
        self.points, self.least = points, least
        self._spent = 0
        super().__init__(parent, rect)
        self.tip = self.media.t("realigious.screen.traits.points.tip", n=points, least=least)

    @property
    def spent(self) -> int:
        """The points that are spent."""
        return self._spent

    @spent.setter
    def spent(self, value: int) -> None:
        if value != self._spent:
            self._spent = value
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Caption, number, pips."""
        r, type_ = self.rect, self.media.theme
        caption = type_.line(self.media.t("realigious.field.points"), r.width - 120, 20, theme.DIM)
        surface.blit(caption, caption.get_rect(topleft=(r.x, r.y + 6)))
        ink = theme.GOLD if self.least <= self._spent <= self.points else theme.BAD
        number = type_.text(f"{self._spent} / {self.points}", theme.HEADING, ink, True, shadow=True)
        surface.blit(number, number.get_rect(topright=(r.right, r.y - 4)))
        step = r.width / max(1, self.points)
        for i in range(self.points):
            centre = (round(r.x + step * (i + 0.5)), r.y + 58)
            pygame.draw.aacircle(surface, theme.BLACK, (centre[0] + 1, centre[1] + 2), 12)
            pygame.draw.aacircle(surface, theme.BRASS_LIGHT if i < self._spent else theme.BRASS, centre, 12)
            pygame.draw.aacircle(surface, theme.GOLD if i < self._spent else theme.INK, centre, 9)


class CostCurve(Widget):
    """How many cards of each level the deck holds."""

    def __init__(self, parent: Host, rect: RectLike) -> None:
        self._counts: tuple[int, ...] = (0,) * LEVELS
        super().__init__(parent, rect)
        self.tip = self.media.t("realigious.screen.traits.curve.tip")

    def put(self, cards: Sequence[str]) -> None:
        """The cards of the deck."""
        counts = [0] * LEVELS
        for card in cards:
            level = CARDS[card].level
            if level:
                counts[level - 1] += 1
        if tuple(counts) != self._counts:
            self._counts = tuple(counts)
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """A column for each level with its number below and its count above."""
        r, type_ = self.rect, self.media.theme
        surface.blit(self.media.sprites.nine("nine/slot", r.size), r)
        area = pygame.Rect(r.x + 12, r.y + 50, r.width - 24, r.height - 80)
        caption = type_.line(self.media.t("realigious.screen.traits.curve"), r.width - 24, theme.SMALL, theme.DIM)
        surface.blit(caption, (r.x + 12, r.y + 4))
        most = max(*self._counts, 3)
        step = area.width / LEVELS
        for i, count in enumerate(self._counts):
            x = round(area.x + step * i)
            width = round(step) - 6
            height = round((area.height - 4) * count / most)
            middle = x + width // 2 + 2
            if height:
                bar = pygame.Rect(x + 2, area.bottom - height, width, height)
                surface.blit(self.media.sprites.nine("nine/bar_fill_gold", bar.size), bar)
                number = type_.text(str(count), theme.SMALL, theme.BONE, True, theme.BLACK)
                surface.blit(number, number.get_rect(midbottom=(middle, bar.top + 4)))
            label = type_.text(str(i + 1), theme.SMALL, theme.DIM)
            surface.blit(label, label.get_rect(midtop=(middle, area.bottom + 2)))
        pygame.draw.line(surface, theme.BRASS, (area.x, area.bottom), (area.right, area.bottom), 1)


class DeckLine(Widget):
    """A card of the deck: level, picture, name, price."""

    focusable = True

    def __init__(self, parent: Host, rect: RectLike, card: str, on_open: Callable[[str], object]) -> None:
        self.card = card
        self._open = on_open
        super().__init__(parent, rect, name=f"deck.{card}")
        self.tip = card_tip(self.media, card)

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A click opens the card's page."""
        if inside:
            self._open(f"card:{self.card}")

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Takes the left button."""
        return button == 1

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space."""
        if self.chosen_by(event):
            self._open(f"card:{self.card}")
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """One row."""
        sprites, type_, r = self.media.sprites, self.media.theme, self.rect
        row = CARDS[self.card]
        surface.blit(sprites.nine("nine/row_hot" if self.hovered or self.focused else "nine/row", r.size), r)
        if row.branch:
            pygame.draw.rect(surface, BRANCH_INK[row.branch], (r.x + 3, r.y + 6, 4, r.height - 12), 0, 2)
        level = type_.text(str(row.level or "–"), 20, theme.GOLD, True)
        surface.blit(level, level.get_rect(center=(r.x + 26, r.centery)))
        emblem = sprites.get(f"realigious/emblem/{frame_of(self.card)}", size=(26, 26))
        surface.blit(emblem, emblem.get_rect(center=(r.x + 56, r.centery)))
        right = draw_price(surface, self.media, self.card, (r.right - 10, r.centery))
        if row.kind == "reaction":
            sign = sprites.get("ui/reaction", size=(22, 22))
            surface.blit(sign, sign.get_rect(midright=(right - 6, r.centery)))
            right -= 30
        name = type_.line(
            self.media.t(f"realigious.card.{self.card}"), right - r.x - 84, 20, theme.BONE, height=r.height
        )
        surface.blit(name, name.get_rect(midleft=(r.x + 76, r.centery)))


def draw_price(surface: pygame.Surface, media: Media, card: str, midright: tuple[int, int]) -> int:
    """The printed price, right-aligned; the x where it begins."""
    price = printed(card)
    parts = [(COIN["reputation"], str(price.reputation))] if price.reputation else []
    if price.share:
        word = media.t(f"realigious.screen.share.{price.share}")
        parts = [(COIN["influence"], word), (COIN["donations"], ""), *parts]
    elif price.donations and price.donations == price.influence:
        parts = [(COIN["influence"], str(price.donations)), (COIN["donations"], ""), *parts]
    else:
        for name, amount in (("influence", price.influence), ("donations", price.donations)):
            if amount:
                parts.insert(0, (COIN[name], str(amount)))
    x = midright[0]
    for coin, words in parts:
        if words:
            number = media.theme.text(words, theme.SMALL, theme.BONE, True)
            surface.blit(number, number.get_rect(midright=(x, midright[1])))
            x -= number.get_width() + 4
        icon = media.sprites.get(coin, size=(22, 22))
        surface.blit(icon, icon.get_rect(midright=(x, midright[1])))
        x -= 26
    return x


def cards_of(traits: Sequence[str]) -> list[str]:
    """The cards of some traits, by level and then as printed (R5.1, without those of the religion)."""
    cards = [card for trait in traits for card in TRAITS[trait].cards]
    return sorted(cards, key=lambda card: (CARDS[card].level or 0, CARDS[card].order))
