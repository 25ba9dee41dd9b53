"""The players at the left (10.1, E2): sign, name, reputation or ??, believers, hand, relics, states, whose turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.cosmetics import materials
from scenes.kit.seat_panel import TALL, PlainSeatPanel, SeatLook, SeatPanels
from scenes.media import theme
from scenes.titles.realigious.pages_match import piece_of
from scenes.titles.realigious.pieces import piece_sprite
from scenes.titles.realigious.states import MORE, MOST, celebrities_of, chips, state_tip
from scenes.titles.realigious.table_layout import grown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.titles.realigious.view import SeatPublic, SeatView
    from scenes.kit.chips import Chip
    from scenes.media.media import Media


FIGURE, MORE_HIGH = 188, 24
"""How much higher the card of an only rival is: for the figure between the name and the numbers; and where there is
room those are whose purses are known.
"""


class CultPanel(PlainSeatPanel):
    """Its short tip says what stands for a hidden reputation, too. Where it is the only one its figure stands on it."""

    def __init__(self, parent: OpponentsColumn, rect: pygame.Rect, seat: int) -> None:
        super().__init__(parent, rect, seat)
        self.head_room = FIGURE if self.rect.height >= TALL + FIGURE else 0

    def draw_back(self, surface: pygame.Surface) -> None:
        """Besides: the figure."""
        super().draw_back(surface)
        if not self.head_room:
            return
        public = self.content.public[0]
        sprite = piece_sprite(piece_of(public.character), self.seat, materials(self.calls.seats()))
        place = pygame.Rect(self.rect.x + 8, self.rect.y + round(54 * self.grown), self.rect.width - 16, FIGURE - 12)
        self.pen(surface).icon(sprite, place.size, center=place.center)

    def brief(self) -> str:
        """Who it is, what the numbers are of, in their order, and why one is missing."""
        hidden = self.content.public[0].reputation is None
        public, _, goal = self.content.public
        return self.said(super().brief(), *numbers(self.media, public, goal),
                         self.media.t("realigious.screen.hidden_reputation") if hidden else "")


class OpponentsColumn(SeatPanels):
    """One card for each seat but the reader's, in turn order; onlookers see all."""

    panel = CultPanel
    most, more, chip_rule = MOST, MORE, "R22"

    def places(self, view: SeatView) -> Mapping[int, pygame.Rect]:
        """Below each other."""
        seats = seats_shown(view)
        more = MORE_HIGH if any(purse_of(view.seats[seat]) for seat in seats) else 0
        self.tall = grown(TALL + more, self.media.theme.scale) + (FIGURE if len(seats) == 1 else 0)
        return self.column(seats)

    def look_of(self, view: SeatView, seat: int) -> SeatLook:
        """The player's numbers, with those of a purse as far as it is known."""
        public = view.seats[seat]
        facts = (
            ("realigious/resource/reputation", reputation_of(self.media, public)),
            ("realigious/resource/believers", f"{public.believers:,}"),
            *((f"realigious/resource/{name}", f"{amount:,}") for name, amount in purse_of(public)),
            ("ui/hand", str(public.hand)), ("realigious/victory/mystic", str(public.relics)),
        )  # fmt: skip
        over = view.outcome is not None
        order = view.next_seats.index(seat) if seat in view.next_seats and not over else -1
        return SeatLook(
            (public, order, view.relic_goal), self.calls.name(seat), f"seat/{seat}", theme.SEATS[seat],
            view.acting == seat and not over, facts,
            chips(self.media, public.states if public.alive else (), celebrities_of(self.media, view, seat),
                  view.god),
            "" if public.alive else self.media.t("realigious.screen.out"),
        )  # fmt: skip

    def told(self, look: SeatLook) -> str:
        """Who it is, when the turn comes, all numbers."""
        (public, order, goal), t = look.public, self.media.t
        now = t("realigious.screen.now") if order == 0 else t("realigious.screen.turn_in", n=order) if order > 0 else ""
        when = look.out or now
        kind = f"{t(f'realigious.religion.{public.religion}')} · {t(f'realigious.character.{public.character}')}"
        return "\n".join((
            look.name, *([when] if when else []), kind,
            *numbers(self.media, public, goal),
        ))  # fmt: skip

    def chip_tip(self, chip: Chip) -> str:
        """What a state does now."""
        return state_tip(self.media, chip.about, self.calls)


def reputation_of(media: Media, public: SeatPublic) -> str:
    """In percent, or that it is hidden."""
    return media.t("table.hidden") if public.reputation is None else f"{public.reputation}%"


def purse_of(public: SeatPublic) -> list[tuple[str, int]]:
    """Donations and influence, for those who may know them."""
    told = (("donations", public.donations), ("influence", public.influence))
    return [(name, amount) for name, amount in told if amount is not None]


def numbers(media: Media, public: SeatPublic, goal: int) -> tuple[str, ...]:
    """What the numbers on the card of a player are of, in their order."""
    t = media.t
    purse = " · ".join(f"{t(f'realigious.resource.{name}')} {amount:,}" for name, amount in purse_of(public))
    return (
        f"{t('realigious.resource.reputation')} {reputation_of(media, public)}"
        f" · {t('realigious.resource.believers')} {public.believers:,}",
        *([purse] if purse else []),
        t("realigious.screen.cards_of", hand=public.hand, deck=public.deck, grave=public.grave),
        f"{t('realigious.resource.relics')} {public.relics} / {goal}",
    )


def seats_shown(view: SeatView) -> list[int]:
    """The seats in turn order, the reader left out."""
    order = list(view.order) + [seat.seat for seat in view.seats if seat.seat not in view.order]
    if view.seat in order:
        at = order.index(view.seat)
        return order[at + 1 :] + order[:at]
    return order
