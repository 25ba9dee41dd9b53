"""The top bar of Creed: the acting seat's counters with what a choice would leave, round and turn, what holds now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.media import theme
from scenes.titles.creed.nations import OWN, WHITE, draw_counter
from scenes.titles.creed.words import SPECIAL_ACTION, arg
from scenes.widgets.base import Group, Host, RectLike, Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.titles.creed.view import SeatPublic, SeatView
    from scenes.titles.creed.words import Words

QUIET_WARN = 2


class Badge(Widget, Part):
    """The nation that acts for the reader."""

    def __init__(self, parent: Host, rect: RectLike, words: Words) -> None:
        self.words = words
        self.nation = ""
        super().__init__(parent, rect, name="badge", tip=self._tip)

    def show(self, view: SeatView) -> None:
        """Whose it is."""
        nation = view.seats[self.words.acting()].nation
        if nation != self.nation:
            self.nation = nation
            self.invalidate()

    def _tip(self) -> str:
        name = self.nation or "random"
        return f"{self.words.t(f'creed.nation.{name}')}\n{self.words.t(f'creed.nation.{name}.text')}"

    def draw(self, surface: pygame.Surface) -> None:
        """Slot and portrait."""
        sprites = self.media.sprites
        surface.blit(sprites.nine("nine/slot_selected", self.rect.size), self.rect)
        name = f"creed/nation/{self.nation or 'random'}"
        if sprites.has(name):
            picture = sprites.get(name, size=self.rect.inflate(-16, -16).size)
            surface.blit(picture, picture.get_rect(center=self.rect.center))


class Purse(Widget, Part):
    """The counters of the seat that acts, and how many a choice that is pointed at would leave."""

    def __init__(self, parent: Host, rect: RectLike, words: Words) -> None:
        self.words = words
        self.public: SeatPublic | None = None
        self.cost: int | None = None
        self._options: Sequence[Option] = ()
        super().__init__(parent, rect, name="purse", tip=self._tip)

    def show(self, view: SeatView) -> None:
        """Whose they are."""
        public = view.seats[self.words.acting()]
        if public != self.public:
            self.public = public
            self.invalidate()

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """What is chosen among, for what it would cost."""
        self._options = options
        if question is None:
            self.preview(None)

    def look(self, ref: str | None) -> None:
        """A special action that is pointed at would cost something."""
        if ref is None:
            self.preview(None)
            return
        costs = {arg(option, "ap") for option in self._options if ref in option.refs and ref.startswith(SPECIAL_ACTION)}
        if len(costs) == 1:
            self.preview(costs.pop())

    def preview(self, cost: int | None) -> None:
        """What a choice would cost; None for no choice."""
        if cost != self.cost:
            self.cost = cost
            self.invalidate()

    @property
    def ready(self) -> int:
        """All ready counters."""
        return self.public.own + self.public.white if self.public is not None else 0

    def _tip(self) -> str:
        if self.public is None:
            return ""
        return self.words.t("creed.top.ap.tip", own=self.public.own, white=self.public.white)

    def draw(self, surface: pygame.Surface) -> None:
        """Words, figure, counters; those that would be paid have a ring."""
        public, r = self.public, self.rect
        if public is None:
            return
        type_ = self.media.theme
        label = type_.line(self.words.t("creed.top.ap"), 150, theme.BUTTON, theme.DIM, True)
        surface.blit(label, label.get_rect(midleft=(r.x + 16, r.centery)))
        x = r.x + 28 + label.get_width()
        figure = type_.text(str(self.ready), 48, theme.GOLD, True, None, True)
        surface.blit(figure, figure.get_rect(midleft=(x, r.centery - 2)))
        x += figure.get_width() + 8
        if self.cost:
            arrow = type_.text(f"→ {self.ready - self.cost}", 36, theme.BONE, True, None, True)
            surface.blit(arrow, arrow.get_rect(midleft=(x + 4, r.centery)))
        self._draw_counters(surface, public)

    def _draw_counters(self, surface: pygame.Surface, public: SeatPublic) -> None:
        paid_white = min(public.white, self.cost or 0)
        paid_own = (self.cost or 0) - paid_white
        x = self.rect.right - 20 - (OWN + WHITE) * 36 - 16
        for i in range(OWN + WHITE):
            own = i < OWN
            at = i if own else i - OWN
            have = public.own if own else public.white
            centre = (x + i * 36 + 18 + (0 if own else 16), self.rect.centery)
            draw_counter(surface, self.media, public.nation if own else "white", at < have, centre, 32)
            if have - (paid_own if own else paid_white) <= at < have:
                pygame.draw.aacircle(surface, theme.FOCUS, centre, 18, 3)


class RoundStrip(Widget, Part):
    """Round, and whose turn it is."""

    def __init__(self, parent: Host, rect: RectLike, words: Words) -> None:
        self.words = words
        self._lines = ("", "")
        self._own = False
        super().__init__(parent, rect, name="round", spoken=lambda: " ".join(self._lines))

    def show(self, view: SeatView) -> None:
        """Takes another view."""
        t = self.words.t
        own = view.reader >= 0 and view.side == view.reader % 2
        head = t("creed.top.round", n=view.round, max=view.round_limit) if view.round else t("creed.top.setup")
        turn = ""
        if view.outcome is not None:
            turn = t("creed.top.over")
        elif view.phase == "play":
            turn = t("creed.top.own") if own else t("creed.top.turn", side=self.words.side(view.side))
        if (head, turn) != self._lines:
            self._lines, self._own = (head, turn), own
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Both lines."""
        r, type_ = self.rect, self.media.theme
        head, turn = self._lines
        icon = self.media.sprites.get("creed/round", size=(48, 48)) if self.media.sprites.has("creed/round") else None
        x = r.x + 8
        if icon is not None:
            surface.blit(icon, icon.get_rect(midleft=(x, r.centery)))
            x += 60
        upper = type_.line(head, r.right - x, theme.BUTTON, theme.BONE, True)
        if not turn:
            surface.blit(upper, upper.get_rect(midleft=(x, r.centery)))
            return
        surface.blit(upper, upper.get_rect(midleft=(x, r.y + 20)))
        lower = type_.line(turn, r.right - x, theme.BODY, theme.GOLD if self._own else theme.DIM, True)
        surface.blit(lower, lower.get_rect(midleft=(x, r.y + 52)))


Fact = tuple[str, str, str, bool, tuple[str, ...]]
"""Icon, words, tip, whether it is a warning, pictures behind the words."""


class Chip(Widget):
    """A thing that holds now: icon, words, pictures."""

    def __init__(self, parent: Host, rect: RectLike, fact: Fact) -> None:
        self.icon, self.text, tip, self.bad, self.pictures = fact
        super().__init__(parent, rect, tip=tip, spoken=self.text)

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, icon, words."""
        surface.blit(self.media.sprites.nine("nine/plate", self.rect.size), self.rect)
        x = self.rect.x + 8
        if self.media.sprites.has(self.icon):
            icon = self.media.sprites.get(self.icon, size=(28, 28))
            surface.blit(icon, icon.get_rect(midleft=(x, self.rect.centery)))
            x += 34
        colour = theme.BAD if self.bad else theme.BONE
        right = self.rect.right - 8
        for name in reversed(self.pictures):
            picture = self.media.sprites.get(name, size=(34, 34))
            surface.blit(picture, picture.get_rect(midright=(right, self.rect.centery)))
            right -= 38
        words = self.media.theme.line(self.text, right - x, theme.SMALL, colour, True)
        surface.blit(words, words.get_rect(midleft=(x, self.rect.centery)))


class Chips(Group, Part):
    """First side, first-round ban (R4.7), quiet rounds (R10.3)."""

    def __init__(self, parent: Host, rect: RectLike, words: Words) -> None:
        self.words = words
        self._shown: tuple[object, ...] = ()
        super().__init__(parent, rect, name="chips")

    def show(self, view: SeatView) -> None:
        """Makes the chips anew when something differs."""
        state = (view.first, view.ban, view.quiet, view.quiet_limit, view.side, tuple(s.nation for s in view.seats))
        if state == self._shown:
            return
        self._shown = state
        self.clear()
        found = self._facts(view)
        x = self.rect.right + 8
        for fact in reversed(found):
            width = self.media.theme.width(fact[1], theme.SMALL, True) + 58 + 38 * len(fact[4])
            x -= width + 8
            Chip(self, (x, self.rect.y, width, self.rect.height), fact)

    def _facts(self, view: SeatView) -> list[Fact]:
        t = self.words.t
        found: list[Fact] = []
        if view.first >= 0:
            side = self.words.side(view.first)
            tip = f"{t('creed.chip.first.tip')}\n{side}"
            nations = tuple(
                f"creed/nation/{seat.nation}" for seat in view.seats if seat.side == view.first and seat.nation
            )
            found.append(("creed/first_side", t("creed.chip.first"), tip, False, nations))
        if view.ban:
            found.append(("creed/ban", t("creed.chip.ban"), t("creed.chip.ban.tip"), True, ()))
        if view.quiet:
            text = t("creed.chip.quiet", n=view.quiet, max=view.quiet_limit)
            tip = t("creed.chip.quiet.tip", max=view.quiet_limit)
            found.append(("creed/quiet", text, tip, view.quiet >= QUIET_WARN, ()))
        return found
