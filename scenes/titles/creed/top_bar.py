"""The top bar of Creed: the acting seat's counters with what a choice would leave, round and turn, what holds now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.kit.spot import Plate
from scenes.kit.top_bar import Fact, FactRow
from scenes.media import theme
from scenes.titles.creed.nations import OWN, WHITE, draw_counter
from scenes.titles.creed.words import SPECIAL_ACTION, arg, leaderless, leaderless_allies
from scenes.widgets.base import RectLike, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.titles.creed.view import SeatPublic, SeatView
    from scenes.titles.creed.words import Words
    from scenes.widgets.pen import Pen

QUIET_WARN = 2
STEP, WIDEST = 36, 41
"""From one counter to the next at 100 %, and at most (C10.3)."""


class NationBadge(Plate, Part):
    """The nation that acts for the reader; its content is the nation's name."""

    content = ""

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words) -> None:
        self.words = words
        super().__init__(parent, rect, name="badge", tip=self._tip)

    def show(self, view: SeatView) -> None:
        """Whose it is."""
        self.display(view.seats[self.words.acting()].nation)

    def _tip(self) -> str:
        name = self.content or "random"
        return f"{self.words.t(f'creed.nation.{name}')}\n{self.words.t(f'creed.nation.{name}.text')}"

    def draw(self, surface: pygame.Surface) -> None:
        """Slot and portrait."""
        pen, r = self.pen(surface), self.rect
        pen.nine("slot_selected", r)
        pen.icon(f"creed/nation/{self.content or 'random'}", r.inflate(-16, -16).size, center=r.center)


class Purse(Plate, Part):
    """The counters of the seat that acts, and how many a choice that is pointed at would leave. With four seats the
    counters themselves lie on the board."""

    content: SeatPublic | None = None
    seats = 2

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words) -> None:
        self.words = words
        self._chosen: int | None = None
        self._action: int | None = None
        self._begun: int | None = None
        self._options: Sequence[Option] = ()
        super().__init__(parent, rect, name="purse", tip=self._tip)

    def show(self, view: SeatView) -> None:
        """Whose they are; nobody's before the first round."""
        self.seats = len(view.seats)
        self.display(view.seats[self.words.acting()] if view.round else None)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """What is chosen among, for what it would cost."""
        before, self._options = self.cost, options
        picking = question is not None and question.text == "rotate_pick"
        self._begun = next((arg(option, "ap") for option in options if picking and option.key == "close"), None)
        if question is None:
            self._chosen = self._action = None
        if self.cost != before:
            self.invalidate()

    def look(self, ref: str | None) -> None:
        """A special action that is pointed at would cost something."""
        action = ref if ref is not None and ref.startswith(SPECIAL_ACTION) else ""
        costs = {arg(option, "ap") for option in self._options if action in option.refs}
        self._tell(self._chosen, costs.pop() if len(costs) == 1 else None)

    def preview(self, cost: int | None) -> None:
        """What a choice would cost; None for no choice."""
        self._tell(cost, self._action)

    @property
    def cost(self) -> int | None:
        """What would be paid: for the choice that a click would make, else for the action that is pointed at, else for
        the rotation that can be carried out as it stands."""
        told = self._action if self._chosen is None else self._chosen
        return self._begun if told is None else told

    def _tell(self, chosen: int | None, action: int | None) -> None:
        before = self.cost
        self._chosen, self._action = chosen, action
        if self.cost != before:
            self.invalidate()

    def _tip(self) -> str:
        public = self.content
        return self.words.t("creed.top.ap.tip", own=public.own, white=public.white) if public is not None else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Words, figure, counters; those that would be paid have a ring."""
        pen, r, public = self.pen(surface), self.rect, self.content
        if public is None:
            return
        y, ready, cost = r.centery, public.own + public.white, self.cost or 0
        label = pen.line(self.words.t("creed.top.ap"), 150, theme.BUTTON, theme.DIM, True, midleft=(r.x + 16, y))
        place = (label.right + 12, y - 2)
        figure = pen.text(str(ready), 48, theme.GOLD, True, shadow=True, midleft=place)
        if cost:
            place = (figure.right + 12, y)
            pen.text(f"→ {ready - cost}", 36, theme.BONE, True, shadow=True, midleft=place)
        if self.seats == 2:
            left = figure.right + 24 + self.media.theme.width("→ 10", 36, True)
            self._draw_counters(pen, public, cost, left)

    def _draw_counters(self, pen: Pen, public: SeatPublic, cost: int, left: int) -> None:
        """Right of `left`."""
        r, y = self.rect, self.rect.centery
        paid_white = min(public.white, cost)
        grown = STEP * max(100, self.media.theme.scale) // 100
        apart = min(grown, WIDEST, (r.right - 36 - left) // (OWN + WHITE))
        x = r.right - 20 - (OWN + WHITE) * apart - 16
        for i in range(OWN + WHITE):
            own = i < OWN
            at, have, paid = (i, public.own, cost - paid_white) if own else (i - OWN, public.white, paid_white)
            centre = (x + i * apart + apart // 2 + (0 if own else 16), y)
            draw_counter(pen, public.nation if own else "white", at < have, centre, apart - 4)
            if have - paid <= at < have:
                pygame.draw.aacircle(pen.surface, theme.FOCUS, centre, apart // 2, 3)


class RoundStrip(Plate, Part):
    """Round, and whose turn it is; its content is both lines and whether it is the reader's."""

    content = ("", "", False)

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words) -> None:
        self.words = words
        super().__init__(parent, rect, name="round", spoken=lambda: " ".join(self.content[:2]))

    def show(self, view: SeatView) -> None:
        """Takes another view."""
        t = self.words.t
        side = [seat for seat in view.seats if seat.side == view.side]
        acts = [seat.seat for seat in side if not seat.ended] or [seat.seat for seat in side]
        own = any(map(self.words.chooses, acts))
        head = t("creed.top.round", n=view.round, max=view.round_limit) if view.round else t("creed.top.setup")
        turn = ""
        if view.outcome is not None:
            turn = t("creed.top.over")
        elif view.phase == "play":
            nations = self.words.nations(acts) or self.words.side(view.side)
            whose = "creed.top.own.side" if self.words.ally() else "creed.top.own"
            turn = t(whose) if own else t("creed.top.turn", side=nations)
        self.display((head, turn, own))

    def content_place(self) -> pygame.Rect:
        """Up to the end of the longer line."""
        type_, (head, turn, _) = self.media.theme, self.content
        wide = max(type_.width(head, theme.BUTTON, True), type_.width(turn, theme.BODY, True))
        return pygame.Rect(self.rect.topleft, (min(self.rect.width, 68 + wide + 8), self.rect.height))

    def draw(self, surface: pygame.Surface) -> None:
        """Both lines."""
        pen, r, (head, turn, own) = self.pen(surface), self.rect, self.content
        x = r.x + 8 + (60 if pen.icon("creed/round", 48, midleft=(r.x + 8, r.centery)).width else 0)
        place = (x, r.y + 20 if turn else r.centery)
        pen.line(head, r.right - x, theme.BUTTON, theme.BONE, True, midleft=place)
        if turn:
            ink = theme.GOLD if own else theme.DIM
            pen.line(turn, r.right - x, theme.BODY, ink, True, midleft=(x, r.y + 52))


class Chips(FactRow):
    """First side, first-round ban (R4.7), quiet rounds (R10.3), that the own leaders or an ally's are gone (R10.2)."""

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words) -> None:
        super().__init__(parent, rect)
        self.words = words

    def show(self, view: SeatView) -> None:
        """What holds now."""
        t, found = self.words.t, []
        if view.first >= 0:
            tip = f"{t('creed.chip.first.tip')}\n{self.words.side(view.first)}"
            first = [seat.nation for seat in view.seats if seat.side == view.first and seat.nation]
            pictures = tuple(f"creed/nation/{nation}" for nation in first)
            found.append(Fact("creed/first_side", t("creed.chip.first"), tip, pictures=pictures))
        if view.round == 1 and view.phase == "play":  # for all of the round: one that goes in it would be a riddle
            tip = t("creed.chip.ban.tip", side=self.words.side(view.first))
            found.append(Fact("creed/ban", t("creed.chip.ban"), tip, bad=view.ban, short=t("creed.chip.ban.short")))
        if view.quiet:
            text, short = (t(f"creed.chip.quiet{end}", n=view.quiet, max=view.quiet_limit) for end in ("", ".short"))
            tip = t("creed.chip.quiet.tip", max=view.quiet_limit)
            found.append(Fact("creed/quiet", text, tip, bad=view.quiet >= QUIET_WARN, short=short))
        found += self._leaderless(view) if view.phase == "play" and view.outcome is None else []
        self.display(found)

    def _leaderless(self, view: SeatView) -> list[Fact]:
        """R10.2. Whose leaders are gone; of a side that has none left at all, for the moment of the last blow."""
        t, allies = self.words.t, leaderless_allies(view)
        own, tips = leaderless(view, view.reader), []
        if own:
            tips.append(t("creed.chip.leaderless.tip"))
        tips += [t("creed.chip.leaderless.ally.tip", name=self.words.name(ally)) for ally in allies]
        if not tips:
            return []
        whose = "side" if own and allies else "ally" if allies else ""
        words = t(f"creed.chip.leaderless.{whose}" if whose else "creed.chip.leaderless")
        return [Fact("creed/king", words, "\n\n".join(tips), bad=True)]
