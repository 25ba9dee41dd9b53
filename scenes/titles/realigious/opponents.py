"""The players at the left (10.1, E2): sign, name, reputation or ??, believers, hand, relics, states, whose turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.match.seats import BOT
from scenes.kit.bot_sign import SIGN, bot_words, draw_bot
from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls
from scenes.media import theme
from scenes.titles.realigious.purse_phase import name_of
from scenes.titles.realigious.states import MOST, StateRow
from scenes.widgets.base import Group, Host, RectLike, Widget
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.match.seats import SeatInfo
    from game.titles.realigious.view import SeatPublic, SeatView

TALL, GAP, LEAST = 152, 8, 128
STATE = 26


class OpponentsColumn(Group, Part):
    """One card for each seat but the reader's, in turn order; onlookers see all."""

    def __init__(self, parent: Host, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, name="opponents")
        self.calls = calls
        self.cards: dict[int, OpponentCard] = {}
        self._offered: frozenset[str] = frozenset()

    def show(self, view: SeatView) -> None:
        """Takes what is public of everybody."""
        seats = seats_shown(view)
        if list(self.cards) != seats:
            self.clear()
            height = min(TALL, (self.rect.height - GAP * (len(seats) - 1)) // max(1, len(seats)))
            self.cards = {}
            for i, seat in enumerate(seats):
                place = (self.rect.x, self.rect.y + i * (height + GAP), self.rect.width, height)
                self.cards[seat] = OpponentCard(self, place, seat, self.calls)
        for seat, card in self.cards.items():
            card.put(view, view.seats[seat], self.calls.seats())
            card.legal = f"seat:{seat}" in self._offered

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Which players can be chosen ("seat:1")."""
        self._offered = frozenset(ref for option in options for ref in option.refs)
        for seat, card in self.cards.items():
            card.legal = f"seat:{seat}" in self._offered

    def anchor(self, seat: int) -> tuple[int, int] | None:
        """Where what flies to a player lands."""
        card = self.cards.get(seat)
        return card.rect.center if card is not None else None


class OpponentCard(Group):
    """The card of one player. A click chooses the player when that is possible, else opens the page."""

    def __init__(self, parent: Host, rect: RectLike, seat: int, calls: Calls) -> None:
        super().__init__(parent, rect, solid=True, name=f"opponent.{seat}")
        self.focusable = True
        self.glow = 14
        self.seat = seat
        self.calls = calls
        self._public: SeatPublic | None = None
        self._info: SeatInfo | None = None
        self._name = self._bot = ""
        self._turn = False
        self._legal = False
        y = self.rect.bottom - STATE - 9
        self.states = StateRow(
            self, (self.rect.x + 12, y, self.rect.width - 24, STATE + 2), calls,
            side=STATE, most=MOST, align="left", name=f"opponent.{seat}.states",
        )  # fmt: skip

    @property
    def legal(self) -> bool:
        """Whether the player can be chosen now."""
        return self._legal

    @legal.setter
    def legal(self, value: bool) -> None:
        if value != self._legal:
            self._legal = value
            self.invalidate()

    def put(self, view: SeatView, public: SeatPublic, names: Sequence[SeatInfo]) -> None:
        """Takes the player's numbers."""
        turn = view.acting == self.seat
        name = name_of(names, self.seat)
        self._info = next((info for info in names if info.seat == self.seat), None)
        bot = bot_words(self.media, self._info) if self._info is not None else ""
        if (public, turn, name, bot) != (self._public, self._turn, self._name, self._bot):
            self._public, self._turn, self._name, self._bot = public, turn, name, bot
            self.states.put(public.states if public.alive else (), names)
            self.states.topic = name
            self.tip = self._words(view)
            self.invalidate()

    def _words(self, view: SeatView) -> str:
        public, t = self._public, self.media.t
        if public is None:
            return ""
        reputation = t("realigious.word.hidden") if public.reputation is None else f"{public.reputation}%"
        order = view.next_seats.index(self.seat) if self.seat in view.next_seats else -1
        when = (
            t("realigious.screen.out")
            if not public.alive
            else t("realigious.screen.now")
            if order == 0
            else t("realigious.screen.turn_in", n=order)
        )
        return "\n".join((
            self._name, when,
            f"{t(f'realigious.religion.{public.religion}')} · {t(f'realigious.character.{public.character}')}",
            f"{t('realigious.resource.reputation')} {reputation}",
            f"{t('realigious.resource.believers')} {public.believers:,}",
            t("realigious.screen.cards_of", hand=public.hand, deck=public.deck, grave=public.grave),
            f"{t('realigious.resource.relics')} {public.relics} / {view.relic_goal}", *([self._bot] if self._bot
                else []),
        ))  # fmt: skip

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """A state on the card, else the card."""
        found = super().at(pos)
        return self if found is self.states else found

    def on_hover(self, inside: bool) -> None:
        """Tells which player is pointed at."""
        super().on_hover(inside)
        self.calls.hover(f"seat:{self.seat}" if inside else None)

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Takes the left button."""
        return button == 1

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A click."""
        if inside:
            self.click()

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space."""
        if self.chosen_by(event):
            self.click()
            return True
        return False

    def click(self) -> None:
        """Chooses the player, or opens the page."""
        (self.calls.choose if self._legal else self.calls.inspect)(f"seat:{self.seat}")

    def draw_back(self, surface: pygame.Surface) -> None:
        """Plate, sign, name, numbers."""
        public, sprites = self._public, self.media.sprites
        if public is None:
            return
        if self._turn or self._legal:
            glow = self.rect.inflate(22, 22)
            surface.blit(sprites.nine("nine/glow", glow.size), glow)
        surface.blit(sprites.nine("nine/panel", self.rect.size), self.rect)
        frame = theme.SEATS[self.seat] if public.alive else theme.AWAY
        edge = pygame.Rect(self.rect.x + 5, self.rect.y + 10, 4, self.rect.height - 20)
        pygame.draw.rect(surface, frame, edge, 0, 2)
        if self._turn or self._legal:
            colour = theme.TEAL if self._legal else theme.GOLD
            pygame.draw.rect(surface, colour, self.rect.inflate(-2, -2), 3 if self._legal else 2, 10)
        self._draw_head(surface, public)
        self._draw_numbers(surface, public)

    def _draw_head(self, surface: pygame.Surface, public: SeatPublic) -> None:
        sprites = self.media.sprites
        sign = sprites.get(f"seat/{self.seat}", size=(42, 42))
        surface.blit(sign, sign.get_rect(topleft=(self.rect.x + 12, self.rect.y + 5)))
        x, right = self.rect.x + 65, self.rect.right - 7
        corner = (self.rect.x + 63, self.rect.y + 52)
        if self._info is not None and self._info.kind == BOT:
            draw_bot(surface, self.media, self._info, corner)
        elif self._info is not None and sprites.has(self._info.icon):
            picture = sprites.get(self._info.icon, size=(SIGN, SIGN))
            surface.blit(picture, picture.get_rect(bottomright=corner))
        colour = theme.GOLD if self._turn else theme.BONE if public.alive else theme.FAINT
        draw_name(surface, self.media, self._name, pygame.Rect(x, self.rect.y + 6, right - x, 44), colour)

    def _draw_numbers(self, surface: pygame.Surface, public: SeatPublic) -> None:
        reputation = self.media.t("realigious.word.hidden") if public.reputation is None else f"{public.reputation}%"
        cells = (
            ("realigious/resource/reputation", reputation, theme.BONE),
            ("realigious/resource/believers", f"{public.believers:,}", theme.BONE),
            ("ui/hand", str(public.hand), theme.BONE),
            ("realigious/victory/mystic", str(public.relics), theme.BONE),
        )
        top, bottom = self.rect.y + (50 if self.rect.height > LEAST else 46), self.states.rect.y
        height = (bottom - top) // 2
        width = (self.rect.width - 28) // 2
        for i, (icon, words, colour) in enumerate(cells):
            x = self.rect.x + 16 + (i % 2) * width
            y = top + (i // 2) * height + height // 2
            picture = self.media.sprites.get(icon, size=(24, 24))
            surface.blit(picture, picture.get_rect(midleft=(x, y)))
            line = self.media.theme.line(words, width - 34, 20, colour if public.alive else theme.FAINT, True)
            surface.blit(line, line.get_rect(midleft=(x + 30, y)))
        if not public.alive:
            veil = self.media.sprites.plain(self.rect.size, (10, 9, 13, 130))
            surface.blit(veil, self.rect)
            out = self.media.theme.line(
                self.media.t("realigious.screen.out"), self.rect.width - 24, theme.BODY, theme.BAD, True, True
            )
            surface.blit(out, out.get_rect(center=(self.rect.centerx, self.states.rect.centery)))


def seats_shown(view: SeatView) -> list[int]:
    """The seats in turn order, the reader left out."""
    order = list(view.order) + [seat.seat for seat in view.seats if seat.seat not in view.order]
    if view.seat in order:
        at = order.index(view.seat)
        return order[at + 1 :] + order[:at]
    return order
