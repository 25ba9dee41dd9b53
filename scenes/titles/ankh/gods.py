"""The panels of the gods at the left (section 10): portrait, followers, devotion, powers, cards, their own tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.ankh.content import CARD_NAMES, POWERS
from game.titles.ankh.state import NOBODY
from scenes.kit.seat_panel import GAP, LEAST, TALL, SeatPanel, SeatPanels
from scenes.media import theme
from scenes.titles.ankh import table_layout
from scenes.titles.ankh.cards import BACK, back_of_god
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.titles.ankh.view import GodView, SeatView
    from scenes.widgets.pen import Pen

PORTRAIT = (76, 92)
PAD, LINE, ICON = 10, 26, 24
CARD, SMALLEST = (18, 26), 18
LARGER = 1.2
"""Signs beside larger figures are so much larger, even where five panels leave no height for more."""
OWN = {"amun": "two", "bastet": "cat_back", "horus": "eye", "osiris": "portal", "ra": "sun", "thoth": "scale",
       "anubis": "slot"}  # fmt: skip
"""What a god's own tokens look like."""


class GodLook(NamedTuple):
    """What a panel shows of a seat: its god (None: forgotten), whose portrait, the god's own tokens with their number,
    whether it acts now and whether it may use the conflict token, the back of its cards."""

    god: GodView | None
    portrait: str
    name: str
    tokens: tuple[tuple[str, str], ...]
    turn: bool
    conflict_token: bool
    back: str = BACK


def look_of(view: SeatView, seat: int, name: str) -> GodLook:
    """What is open of a seat (section 4)."""
    number = view.team[seat]
    god = view.gods[number] if number != NOBODY else None
    turn = view.seat == seat and view.outcome is None
    tokens = own_tokens(view, god) if god is not None else ()
    names = view.gods[seat].names or (god.names[-1:] if god is not None else ())
    token = god is not None and view.conflict_token == number
    return GodLook(god, names[0] if names else "", name, tokens, turn, token)


def own_tokens(view: SeatView, god: GodView) -> tuple[tuple[str, str], ...]:
    """The gods' own tokens that lie beside the dashboard: sprite and number (5.4)."""
    counts = {
        "amun": "", "bastet": str(len(view.beside)), "horus": str(2 - len(view.eyes)), "ra": str(view.suns),
        "osiris": str(3 - len(view.portals)), "thoth": str(view.scale), "anubis": f"{len(view.trapped)}/3",
    }  # fmt: skip
    found = []
    for name in god.names:
        if name in OWN:
            sprite = f"two_{'down' if view.amun_used else 'up'}" if name == "amun" else OWN[name]
            found.append((f"ankh/{sprite}", counts[name]))
    return tuple(found)


class GodPanel(SeatPanel):
    """One seat and its god."""

    content: GodLook

    @property
    def k(self) -> float:
        """How many times as large as at 100 % everything in it is, as far as its height allows."""
        return max(1.0, min(self.media.theme.scale / 100, self.rect.height / LEAST))

    def sized(self, length: int) -> int:
        """A length at that size."""
        return round(length * self.k)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Frame, portrait, name, figures, powers, cards."""
        pen, r, look = self.pen(surface), self.rect, self.content
        if look.turn or self.lit:
            pen.nine("glow", r.inflate(22, 22))
        pen.nine("panel", r)
        colour = theme.SEATS[self.seat]
        pygame.draw.rect(surface, colour, (r.x + 5, r.y + 10, 4, r.height - 20), 0, 2)
        if look.turn or self.lit:
            pygame.draw.rect(surface, theme.TEAL if self.lit else theme.GOLD, r.inflate(-2, -2), 2, 10)
        dim, side = None if look.god is not None else (110, 104, 100), self.sized
        wide, high = side(PORTRAIT[0]), side(PORTRAIT[1])
        pen.icon(f"ankh/portrait/{look.portrait}", (wide, high), dim, topleft=(r.x + PAD + 2, r.y + 8))
        pen.icon(f"seat/{self.seat}", side(30), bottomright=(r.x + PAD + wide + 6, r.y + 10 + high))
        self.draw_sign(pen, (r.x + PAD + 26, r.y + 12 + high))
        x = r.x + PAD + wide + 12
        ink = theme.GOLD if look.turn else theme.FAINT if look.god is None else theme.BONE
        draw_name(surface, self.media, look.name, pygame.Rect(x, r.y + 5, r.right - 8 - x, side(38)), ink)
        if look.god is None:
            pen.line(self.media.t("ankh.seat.forgotten"), r.right - 8 - x, 20, theme.BAD, True,
                     midleft=(x, r.y + side(66)))  # fmt: skip
            return
        self._draw_figures(pen, look.god, x)
        self._draw_powers(pen, look.god)

    def _draw_figures(self, pen: Pen, god: GodView, x: int) -> None:
        """Followers and devotion, then what lies beside the dashboard."""
        r, wide = self.rect, (self.rect.right - 8 - x) // 2
        icon = max(self.sized(ICON), table_layout.grown(ICON, self.media.theme.scale, LARGER))
        top, line = r.y + self.sized(46), self.sized(LINE)
        pen.fact(pygame.Rect(x, top, wide, line), "ankh/follower", str(god.followers), icon, 20)
        pen.fact(pygame.Rect(x + wide, top, wide, line), f"ankh/marker/{god.god}", str(god.devotion), icon, 20)
        tokens = [(f"ankh/token/{god.god}", str(god.tokens)), *self.content.tokens]
        if self.content.conflict_token:
            tokens.append(("ankh/conflict", ""))
        y, at = top + line + self.sized(12), x
        figures = [self.media.theme.width(figure, theme.SMALL, True) for _, figure in tokens]
        room = r.right - 6 - x
        icon = max(SMALLEST, min(icon, (room - sum(figures)) // len(tokens) - 6))
        widths = [icon + 6 + figure for figure in figures]
        beside = sum(widths) <= room
        step = (r.right - 8 - x) // len(tokens)
        for (sprite, figure), width in zip(tokens, widths, strict=True):
            pen.icon(sprite, icon, midleft=(at, y))
            if figure:
                place = (at + icon + 2, y) if beside else (at + icon - 8, y + 6)
                pen.text(figure, theme.SMALL, theme.BONE, True, shadow=True, midleft=place)
            at += width if beside else step

    def _draw_powers(self, pen: Pen, god: GodView) -> None:
        """Powers, and the battle cards: those in the hand upright, used ones turned."""
        r, icon, card, apart = self.rect, self.sized(ICON), (self.sized(CARD[0]), self.sized(CARD[1])), self.sized(10)
        y = r.bottom - self.sized(20)
        x = r.right - 8 - len(CARD_NAMES) * apart - self.sized(8)
        step = min(icon + 2, (x - r.x - PAD) // max(1, len(god.powers)))
        for i, power in enumerate(god.powers):
            pen.icon(f"ankh/power/{power}", min(icon, step), midleft=(r.x + PAD + i * step, y))
        for i, name in enumerate(CARD_NAMES):
            there = name in god.hand
            pen.icon(self.content.back if there else f"ankh/card/{name}", card, None if there else (120, 112, 108),
                     midleft=(x + i * apart, y))  # fmt: skip


class Gods(SeatPanels):
    """One panel for each seat, in the order of the table; the reader's first."""

    panel = GodPanel

    def places(self, view: SeatView) -> Mapping[int, pygame.Rect]:
        """Below each other."""
        first, count, r = max(0, view.reader), len(view.team), self.rect
        high = min(table_layout.grown(TALL, self.media.theme.scale), (r.height - GAP * (count - 1)) // count)
        return {(first + k) % count: pygame.Rect(r.x, r.y + k * (high + GAP), r.width, high) for k in range(count)}

    def look_of(self, view: SeatView, seat: int) -> GodLook:
        """What is open of it."""
        back = back_of_god(self.calls.seats(), view.team[seat])
        return look_of(view, seat, self.calls.name(seat))._replace(back=back)

    def told(self, look: GodLook) -> str:
        """All that is open of the god, in words."""
        t, god = self.media.t, look.god
        if god is None:
            return f"{look.name}\n{t('ankh.seat.forgotten')}"
        rows = [look.name, " · ".join(t(f"ankh.god.{name}") for name in god.names)]
        rows += [t("ankh.seat.now")] if look.turn else []
        rows += [t("ankh.seat.followers", n=god.followers), t("ankh.seat.devotion", n=god.devotion)]
        pool = ", ".join(f"{t(f'ankh.figure.{kind}')} {count}" for kind, count in god.pool)
        rows.append(t("ankh.seat.pool", what=pool) if pool else t("ankh.seat.pool.none"))
        rows.append(t("ankh.seat.tokens", n=god.tokens))
        powers = ", ".join(t(f"ankh.power.{power}") for power in POWERS if power in god.powers)
        rows.append(t("ankh.seat.powers", what=powers) if powers else t("ankh.seat.powers.none"))
        for key, cards in (("hand", god.hand), ("used", god.used)):
            if cards:
                rows.append(t(f"ankh.seat.{key}", what=", ".join(t(f"ankh.card.{card}") for card in cards)))
        return "\n".join(rows)
