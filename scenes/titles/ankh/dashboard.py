"""The reader's dashboard beside the board: six places for ankh powers, the seven battle cards (R1.1, R6.4, R10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.ankh.content import CARD_NAMES, CARDS, POWERS
from game.titles.ankh.state import NOBODY
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.titles.ankh import table_layout
from scenes.widgets.base import Group, RectLike, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.titles.ankh.view import SeatView

LEVELS, EACH = 3, 2
SLOT, GAP, HEAD = 62, 8, 28
CARD = (49, 70)
USED = (112, 104, 102)


class SlotLook(NamedTuple):
    """A place for a power: the power there, "" for none; whether its token is still here, and whether it is the next
    to go."""

    power: str = ""
    token: bool = False
    next: bool = False


def slots(powers: Sequence[str], unlocked: int) -> list[SlotLook]:
    """The six places in the order in which their tokens go: two of each level (R6.4)."""
    found = []
    for number in range(LEVELS * EACH):
        level, at = number // EACH + 1, number % EACH
        have = [power for power in powers if POWERS[power].level == level]
        power = have[at] if at < len(have) else ""
        found.append(SlotLook(power, number >= unlocked, number == unlocked))
    return found


class PowerSlot(Spot):
    """One place for a power."""

    content = SlotLook()

    def __init__(self, board: Dashboard, rect: RectLike, number: int) -> None:
        self.number = number
        super().__init__(board, rect, f"slot:{number}", board.calls, tip=self._told)
        self.rule = "R6.4"

    @property
    def level(self) -> int:
        """Of its powers, and their price."""
        return self.number // EACH + 1

    def display(self, content: SlotLook) -> None:
        """Another power there."""
        self.ref = f"power:{content.power}" if content.power else f"slot:{self.number}"
        super().display(content)

    def _told(self) -> str:
        t, look = self.media.t, self.content
        if look.power:
            return f"{t(f'ankh.power.{look.power}')}\n{t(f'ankh.power.{look.power}.text')}"
        rows = [t("ankh.slot.level", n=self.level)]
        state = "next" if look.next else "later" if look.token else "lost"
        rows.append(t(f"ankh.slot.{state}", n=self.level))
        return "\n".join(rows)

    def draw(self, surface: pygame.Surface) -> None:
        """The power; else the token with its price, or an empty place where it was lost."""
        pen, r, look = self.pen(surface), self.rect, self.content
        pen.nine("slot_selected" if look.next else "slot", r)
        if look.power:
            pen.icon(f"ankh/power/{look.power}", r.inflate(-4, -4).size, center=r.center)
        elif look.token:
            grown = r.width / SLOT
            pen.icon("ankh/action/unlock", round(36 * grown), None if look.next else USED,
                     center=(r.centerx, r.y + round(24 * grown)))  # fmt: skip
            pen.fact(pygame.Rect(r.x + 12, r.bottom - round(24 * grown), r.width - 22, round(20 * grown)),
                     "ankh/follower", str(self.level), round(20 * grown), theme.SMALL,
                     theme.BONE if look.next else theme.DIM)  # fmt: skip
        else:
            pen.icon("ui/cross", 24, USED, center=r.center)


class BattleCard(Spot):
    """One of the seven cards; its content is whether it is in the hand, and whether it is banned."""

    content = (True, False)

    def __init__(self, board: Dashboard, rect: RectLike, card: str) -> None:
        self.card = card
        super().__init__(board, rect, f"card:{card}", board.calls, tip=self._told)
        self.rule = "R10"

    def _told(self) -> str:
        t, (there, banned) = self.media.t, self.content
        rows = [t(f"ankh.card.{self.card}"), t("ankh.card.strength", n=CARDS[self.card].strength),
                t(f"ankh.card.{self.card}.text")]  # fmt: skip
        if banned:
            rows.append(t("ankh.card.banned"))
        elif not there:
            rows.append(t("ankh.card.used"))
        return "\n".join(rows)

    def draw(self, surface: pygame.Surface) -> None:
        """The face; a used one is dark and lies lower, a banned one is stamped."""
        pen, (there, banned) = self.pen(surface), self.content
        place = self.rect if there else self.rect.move(0, 6)
        if self.lit:
            pen.nine("glow", place.inflate(16, 16))
        elif self.hot:
            pygame.draw.rect(surface, theme.GOLD, place.inflate(4, 4), 2, 6)
        pen.icon(f"ankh/card/{self.card}", place.size, None if there else USED, center=place.center)
        if banned:
            pen.icon("ankh/banned", 44, center=place.center)


class Dashboard(Group, Part):
    """See the module's text. An onlooker sees the dashboard of whose turn it is."""

    def __init__(self, parent: WidgetParent, powers: RectLike, cards: RectLike, calls: Calls) -> None:
        above, below = pygame.Rect(powers), pygame.Rect(cards)
        super().__init__(parent, above.union(below), name="dashboard")
        self.calls = calls
        side = min((above.height - HEAD - GAP) // EACH, (above.width - (LEVELS - 1) * GAP) // LEVELS)
        side = min(side, table_layout.grown(SLOT, self.media.theme.scale))
        left = above.x + (above.width - LEVELS * side - (LEVELS - 1) * GAP) // 2
        self.slots = [
            PowerSlot(self, (left + number // EACH * (side + GAP), above.y + HEAD + number % EACH * (side + GAP), side,
                             side), number)
            for number in range(LEVELS * EACH)
        ]  # fmt: skip
        wide, high = self._card_size(below)
        step = (below.width - 4 * wide) // 3
        self.cards = [
            BattleCard(self, (below.x + i % 4 * (wide + step) + (i // 4) * (wide + step) // 2,
                              below.y + HEAD + i // 4 * (high + 12), wide, high), card)
            for i, card in enumerate(CARD_NAMES)
        ]  # fmt: skip
        self.heads = ((above.x, above.y), (below.x, below.y))

    def _card_size(self, room: pygame.Rect) -> tuple[int, int]:
        """As large as at the scale of now, as far as there is room for two rows of four."""
        share = min(table_layout.grown(CARD[0], self.media.theme.scale) / CARD[0],
                    (room.height - HEAD - 12) / (2 * CARD[1]), (room.width - 9) / (4 * CARD[0]))  # fmt: skip
        return round(CARD[0] * max(1.0, share)), round(CARD[1] * max(1.0, share))

    def show(self, view: SeatView) -> None:
        """Whose it is: the reader's, else that of whose turn it is."""
        number = view.team[view.reader if view.reader >= 0 else view.seat]
        god = view.gods[number if number != NOBODY else max(0, view.reader)]
        for slot, look in zip(self.slots, slots(god.powers, god.unlocked), strict=True):
            slot.display(look)
        banned = view.battle.banned if view.battle is not None else ""
        for card in self.cards:
            card.display((card.card in god.hand, card.card == banned))

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Which cards can be chosen."""
        refs = {ref for option in options for ref in option.refs}
        for card in self.cards:
            card.lit = card.ref in refs

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A slot or a card."""
        return next((spot.rect for spot in (*self.slots, *self.cards) if spot.ref == ref), None)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The headings."""
        for key, (x, y) in zip(("powers", "cards"), self.heads, strict=True):
            words = self.media.theme.line(
                self.media.t(f"ankh.dashboard.{key}"), self.rect.width, 20, theme.BONE, True, height=HEAD
            )
            surface.blit(words, words.get_rect(midleft=(x, y + HEAD // 2 - 4)))
