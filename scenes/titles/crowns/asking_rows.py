"""Questions that are answered in words: a challenge's kind and opponent, one of several effects, an amount of gold, a
price (section 3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns import forecast
from game.titles.crowns.notation import ICONS
from game.titles.crowns.view import VALUES
from scenes.kit.framed_panel import BUTTON
from scenes.kit.words import arguments
from scenes.media import theme
from scenes.titles.crowns import table_layout
from scenes.titles.crowns.asking_base import GAP, PAD, CrownsPanel, chooser
from scenes.titles.crowns.card_now import piece_of
from scenes.titles.crowns.challenge import KIND_COLOURS
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Option, Question
    from game.titles.crowns.view import SeatView
    from scenes.widgets.base import RectLike, WidgetParent

WIDE, HIGH = 720, 64


class Odds(NamedTuple):
    """What stands against each other in a kind of challenge: attackers that could be declared and what would be counted
    with all of them, defenders likewise. `claim`: that of the attacker's plot, -1 where none is revealed; `rival`:
    whether the first win against the other is worth a power (R19.4)."""

    attackers: int
    attack: int
    defenders: int
    defence: int
    claim: int = -1
    rival: bool = False


def odds(view: SeatView, kind: str, seat: int, other: int) -> Odds:
    """R10.4, R10.8. What both sides could declare, by what everybody sees."""
    attackers = forecast.able(view.players[seat], kind, "attack")
    defenders = forecast.able(view.players[other], kind, "defend")
    sums = forecast.attacked(view, kind, seat, other, attackers, defenders)
    plot = view.players[seat].revealed
    claim = plot.values[VALUES.index("claim")] if plot is not None else -1
    return Odds(len(attackers), sums.attack, len(defenders), sums.defence, claim, other in view.players[seat].rivals)


class KindButton(Button):
    """A kind of challenge in its place. The keyboard on it takes away the card that the pointer had enlarged."""

    def on_focus(self, gained: bool) -> None:
        """Nothing else is told about any more."""
        super().on_focus(gained)
        if gained and self.ui.keyboard and isinstance(self.parent, CrownsPanel):
            self.parent.calls.hover(None)


class AttackButton(KindButton):
    """A kind of challenge against somebody, with what stands against each other."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, option: Option, told: Odds, name: str, on_click: Callable[[], None]
    ) -> None:
        args = arguments(option)
        self.fight, self.seat, self.odds, self.who = str(args["kind"]), int(args["seat"]), told, name
        words = parent.ui.media.t(f"crowns.kind.{self.fight}")
        t = parent.ui.media.t
        tip = t("crowns.fight.odds", kind=words, name=name, n=told.attackers, attack=told.attack, m=told.defenders,
                defence=told.defence)  # fmt: skip
        if told.attack == told.defence > 0:
            tip += "\n" + t("crowns.fight.odds.even")
        if told.claim >= 0:
            tip += "\n" + t(f"crowns.fight.stake.{self.fight}", name=name, n=told.claim)
        if told.rival:
            tip += "\n" + t("crowns.seat.rival", name=name)
        super().__init__(parent, rect, words, on_click, name=f"attack.{option.key}", tip=tip, spoken=tip, sound="card")

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, kind, opponent, both sums."""
        pen, r, hot = Pen(surface, self.media), self.rect, self.hovered or self.focused
        pen.nine("row_hot" if hot else "row", r)
        colour = KIND_COLOURS[self.fight]
        pygame.draw.rect(surface, theme.GOLD if hot else colour, r.inflate(-2, -2), 2, 9)
        side = min(r.height - 6, 56)
        icon = pen.icon(f"crowns/icon/{self.fight}", side, midleft=(r.x + 8, r.centery))
        figures = f"{self.odds.attack} : {self.odds.defence}"
        ink = theme.GOOD if self.odds.attack >= max(1, self.odds.defence) else theme.BONE
        right = pen.text(figures, theme.BODY, ink, True, midright=(r.right - 12, r.centery)).left - 6
        right = pen.icon("crowns/icon/strength", min(26, r.height - 8), midright=(right, r.centery)).left - 8
        x = icon.right + 10
        tall = r.height >= 60
        kind_at = (x, r.centery - 14) if tall else (x, r.centery)
        end = pen.line(self.text, right - x, theme.BODY if tall else 20, theme.BONE, True, midleft=kind_at).right
        if tall:
            pen.line(self.who, right - x, theme.SMALL, theme.DIM, midleft=(x, r.centery + 14))
        elif right - end > 70:
            pen.line(self.who, right - end - 10, theme.SMALL, theme.DIM, midleft=(end + 10, r.centery))


class Barred(KindButton):
    """What can't be chosen, in its place, with the reason: a kind of challenge, or a whole opponent (`kind` "")."""

    def __init__(self, parent: WidgetParent, rect: RectLike, kind: str, head: str, why: str, name: str) -> None:
        self.fight, self.why = kind, why
        super().__init__(parent, rect, head, enabled=False, name=name, tip=f"{head}\n{why}")

    def draw(self, surface: pygame.Surface) -> None:
        """Dim: icon and kind, or who it is; beside or below it why not."""
        pen, r, line = Pen(surface, self.media), self.rect, self.media.theme.line
        pen.nine("row", r)
        if self.focused:
            pygame.draw.rect(surface, theme.GOLD, r.inflate(-2, -2), 2, 9)
        left = r.x + 12
        if self.fight:
            side = min(r.height - 6, 56)
            icon = self.media.sprites.tinted(f"crowns/icon/{self.fight}", theme.FAINT, size=(side, side))
            left = pen.put(icon, midleft=(r.x + 8, r.centery)).right + 10
        room = r.right - 12 - left
        tall = r.height >= 60
        head = line(self.text, room if tall else room // 2, theme.BODY if tall else 20, theme.DIM, True)
        if tall:
            why = self.media.theme.paragraph(self.why, room, theme.SMALL, theme.DIM, height=r.height - 40)
            top = r.centery - (head.get_height() + why.get_height()) // 2
            pen.put(head, topleft=(left, top))
            pen.put(why, topleft=(left, top + head.get_height()))
            return
        end = pen.put(head, midleft=(left, r.centery)).right + 10
        pen.put(line(self.why, r.right - 12 - end, theme.SMALL, theme.DIM), midright=(r.right - 12, r.centery))


class ChallengeChoice(CrownsPanel):
    """R10.3. The kinds that are left against each opponent; finishing is the primary button. It lies between the areas:
    a column for each opponent, or for each kind where there is only one. What can't be chosen stands there with the
    reason: an opponent whom the own office supports (R19.5), a kind that is used up or that nobody can attack in.
    """

    asks = ("challenge_choice",)
    prefix, leaving = "attack", "attack"
    keeps_arrows = False

    def fill(self, question: Question, options: list[Option]) -> None:
        """A button for each pair."""
        band = table_layout.places(len(self.seen.players)).band
        self.invalidate()
        self.rect.update(band)
        self.heading = self.words.ask(question)[0]
        seats, own = self.seen.players, question.seat
        around = [(own + step) % len(seats) for step in range(1, len(seats))]
        opponents = [seat for seat in around if not seats[seat].out]
        pairs = {option.key: option for option in options}
        barred: list[tuple[str, int]] = []
        for seat in opponents:
            for kind in ICONS:
                option = pairs.get(f"attack:{kind}:{seat}")
                if option is None:
                    barred.append((kind, seat))
                    continue
                AttackButton(self, self._place(opponents, seat, kind), option, odds(self.seen, kind, own, seat),
                             self.calls.name(seat), chooser(self, option.key))  # fmt: skip
        for kind, seat in barred:  # the keyboard begins at what can be chosen
            if seat not in seats[own].supports:
                Barred(self, self._place(opponents, seat, kind), kind, self.media.t(f"crowns.kind.{kind}"),
                       self._why(own, kind), f"barred.{kind}.{seat}")  # fmt: skip
        for seat in opponents:
            if seat in seats[own].supports:
                why = self.media.t("crowns.fight.barred.supports", own=self.words.card(seats[own].office),
                                   theirs=self.words.card(seats[seat].office))  # fmt: skip
                place = self._place(opponents, seat, ICONS[0]).union(self._place(opponents, seat, ICONS[-1]))
                Barred(self, place, "", self.calls.name(seat), why, f"barred.{seat}")

    def _place(self, opponents: list[int], seat: int, kind: str) -> pygame.Rect:
        """Where a kind against an opponent stands."""
        inner = self.rect.inflate(-2 * PAD, -20)
        column, row, columns, rows = opponents.index(seat), ICONS.index(kind), len(opponents), len(ICONS)
        if columns == 1:
            column, row, columns, rows = row, 0, rows, 1
        wide, high = (inner.width - GAP * (columns - 1)) // columns, (inner.height - 4 * (rows - 1)) // rows
        return pygame.Rect(inner.x + column * (wide + GAP), inner.y + row * (high + 4), wide, high)

    def _why(self, own: int, kind: str) -> str:
        """R10.2, R10.4. Why nobody can be challenged in a kind."""
        used = not self.seen.players[own].left[ICONS.index(kind)]
        return self.media.t("crowns.fight.barred.used" if used else "crowns.fight.barred.nobody")

    def draw_back(self, surface: pygame.Surface) -> None:
        """A plate without a heading: the prompt says what is asked."""
        surface.blit(*self.media.sprites.shadow(self.rect, 18))
        Pen(surface, self.media).nine("panel_brass", self.rect)


class EffectChoice(CrownsPanel):
    """R16.4. One of several effects, in the words of each."""

    asks = ("choose_one", "mulligan")
    prefix, leaving = "effect", "keep"

    def fill(self, question: Question, options: list[Option]) -> None:
        """A row for each; a hand that is kept or not is looked at before."""
        self.keeps_arrows = question.text != "mulligan"
        area = self.open_as(question, WIDE, len(options) * (HIGH + GAP) - GAP)
        area.width, area.centerx = WIDE, self.rect.centerx
        self._name_whom(question)
        for i, option in enumerate(options):
            self.answer_button(option, question, (area.x, area.y + i * (HIGH + GAP), area.width, HIGH))


    def _name_whom(self, question: Question) -> None:
        """The heading names the card that the effect was pointed at."""
        whom = piece_of(self.seen, self.whom(question))
        if whom is not None:
            card, name = self.words.card(str(question.about.get("card", ""))), self.words.card(whom.kind)
            self.heading = self.media.t("crowns.ask.choose_one.for", card=card, whom=name)


class GoldChoice(CrownsPanel):
    """R17.2. How much gold is laid on a card."""

    asks = ("bestow",)
    prefix, leaving = "gold", "0"

    def fill(self, question: Question, options: list[Option]) -> None:
        """A number for each amount."""
        area = self.open_as(question, len(options) * (96 + GAP), 72)
        x = area.centerx - (len(options) * (96 + GAP) - GAP) // 2
        for option in options:
            self.button(option.key, (x, area.y, 96, 72), option.key, icon="crowns/icon/gold", icon_size=36,
                        size=theme.BUTTON, tip=self.words.face(question, option).text)  # fmt: skip
            x += 96 + GAP


class PayChoice(CrownsPanel):
    """R12.1. Whether a card's standing is paid for."""

    asks = ("standing_payment",)
    prefix, leaving = "pay", "keep_gold"

    def fill(self, question: Question, options: list[Option]) -> None:
        """Two answers side by side."""
        area = self.open_as(question, WIDE, BUTTON + 4)
        wide = (WIDE - GAP) // len(options)
        for i, option in enumerate(options):
            place = (area.centerx - WIDE // 2 + i * (wide + GAP), area.y, wide, BUTTON)
            self.answer_button(option, question, place, "gold" if option.key == "pay" else "plain")


