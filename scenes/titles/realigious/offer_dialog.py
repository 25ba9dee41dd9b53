"""What is offered at a counter or by another player, whole before it is answered: what it is and does, what it costs
and what is left (C6.15, R8.2, R8.7, R17.2, R18.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import CELEBRITIES, GOVERNMENTS
from game.titles.realigious.forecast import Forecast, following, forecast, once_bought
from game.titles.realigious.offers import AGREEMENTS, UNKNOWN, Change, Offer
from scenes.kit.question_panel import FOOT_HIGH, HEAD, QuestionPanel
from scenes.media import theme
from scenes.titles.realigious.foretold import percent
from scenes.titles.realigious.ledger import Ledger, height_of, line_of
from scenes.titles.realigious.prompts import Words
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.core.ask import Option, Question

SIZE = (1040, 320)
PICTURE, GAP, TEXT = 128, 24, 20
EXCHANGE = "exchange"
OWN_SHARE = 56  # percent of the width: of the other side is often not known what it has


class OfferDialog(QuestionPanel):
    """Answers "buy", "exchange" and what a partner proposes in the tab."""

    asks = ("buy", EXCHANGE, *AGREEMENTS)
    prefix, leaving = "offer", "no"

    def fill(self, question: Question, options: list[Option]) -> None:
        """Picture and words, the change for each side, the two answers."""
        words = Words(self.media, view=self.view, seats=self.calls.seats())
        self.heading = words.heading(question)
        made = next((forecast(self.view, question, o) for o in options if o.key != "no"), None)
        offer = made if isinstance(made, Offer) else Offer(question.text)
        self.picture, told = self._subject(question)
        told += self._then(question)
        mine = "realigious.offer.you" if offer.theirs else "realigious.offer.after"
        sides = [(self.media.t(mine), offer.own)] if offer.own else []
        if offer.theirs:
            sides.append((words.name(offer.partner), offer.theirs))
        if question.text == EXCHANGE:
            sides = [(words.face(question, option).text, way.own) for option in options
                     if isinstance(way := forecast(self.view, question, option), Offer)]  # fmt: skip
        width, beside = self.usual.width - 2 * GAP, PICTURE + GAP
        text = self.media.theme.paragraph(told, width - beside, TEXT).get_height()
        ledger = max((height_of(changes) for _, changes in sides), default=0)
        high = max(PICTURE, text + 16 + ledger)
        self.fit(self.usual.width, HEAD + 8 + high + GAP + FOOT_HIGH + GAP)
        x, y = self.rect.x + GAP, self.rect.y + HEAD + 8
        low = 0 if sides else (high - text) // 2
        Label(self, (x + beside, y + low, width - beside, text), told, size=TEXT, wrap=True)
        x += beside
        room = width - beside - 8 * (len(sides) - 1)
        shares = (room,) if len(sides) == 1 else (room * OWN_SHARE // 100, room - room * OWN_SHARE // 100)
        for (whose, changes), each in zip(sides, shares, strict=False):
            Ledger(self, (x, y + high - ledger, each, ledger), whose, changes)
            x += each + 8
        self._answers(question, options, words)

    def _subject(self, question: Question) -> tuple[str, str]:
        """The picture of what it is about, and what that does."""
        t = self.media.t
        if question.text == EXCHANGE:
            return "ui/coins", " ".join([t("realigious.offer.exchange"), *self._too_dear()])
        if question.text != "buy":
            kind = AGREEMENTS[question.text]
            other = self.calls.name(int(question.about["other"]))
            return f"realigious/tab/{kind}", t(f"realigious.offer.{kind}", other=other)
        what = str(question.about["what"])
        if what in GOVERNMENTS:
            gained = GOVERNMENTS[what].advantage
            gains = f"{t(f'realigious.advantage.{gained}')}: {t(f'realigious.advantage.{gained}.text')}"
            holder = next((one.holder for one in self.view.governments if one.structure == what), -1)
            taken = f" {t('realigious.offer.taken', name=self.calls.name(holder))}" if holder >= 0 else ""
            return f"realigious/structure/{what}", gains + taken
        told = [t(f"realigious.celebrity.{what}.text"), t(f"realigious.offer.celebrity.{CELEBRITIES[what].works}")]
        former = self._former(question)
        told += [t("realigious.offer.taken", name=self.calls.name(former))] if former >= 0 else []
        return f"realigious/celebrity/{what}", " ".join(told)

    def _too_dear(self) -> list[str]:
        """R17.2. What the place itself would cost a reader who can't pay it: nothing asks about that."""
        own, view = self.view.own, self.view
        if own is None:
            return []
        here = [one for one in view.governments if one.tile == view.seats[own.seat].tile and one.holder != own.seat]
        words = Words(self.media, view=view, seats=self.calls.seats())
        return [self.media.t("realigious.offer.too_dear", price=words.two(one.donations, one.influence))
                for one in here if own.donations < one.donations or own.influence < one.influence]  # fmt: skip

    def _then(self, question: Question) -> str:
        """R3.6. What comes after a counter, with its chance, and with that which buying makes of it: the offer is not
        all that happens here.
        """
        then = following(self.view).then if question.text in ("buy", EXCHANGE) else None
        if then is None:
            return ""
        chance = percent(then.made.chance) if then.made is not None else ""
        if then.made is not None and question.text == "buy":
            bought = percent(once_bought(then.made, str(question.about["what"]), self._former(question)).chance)
            if bought != chance:
                chance = self.media.t("realigious.offer.chances", bought=bought, chance=chance)
        if then.made is not None and (price := self._fight_price(then.made)):
            chance = f"{chance} · {price}" if chance else price
        return "\n" + self.media.t(f"realigious.offer.then.{then.kind}", chance=chance)

    def _fight_price(self, made: Forecast) -> str:
        """R10.4, R10.5. What declaring the combat takes, whatever comes of it."""
        paid = (("reputation", made.price), ("believers", made.levy))
        return ", ".join(line_of(self.media, Change(name, -by, UNKNOWN)) for name, by in paid if by)

    def _former(self, question: Question) -> int:
        """R18.2. Who has the celebrity of the question, -1 for nobody."""
        sold = (who for who in self.view.celebrities
                if who.type == question.about["what"] and who.tile == question.about.get("tile"))  # fmt: skip
        return next((who.owner for who in sold), -1)

    def _answers(self, question: Question, options: list[Option], words: Words) -> None:
        """Declining at the left, what is offered at the right, in green: Enter declines, so gold is on neither."""
        good = question.text != EXCHANGE
        ordered = sorted(options, key=lambda option: option.key != "no")
        for option, place in zip(ordered, self.foot(len(options)), strict=True):
            taken = option.key != "no"
            face = words.face(question, option)
            self.button(
                option.key, place, face.text, kind="good" if taken and good else "plain",
                icon="ui/check" if taken else "ui/cross", size=theme.BODY, note=face.note if taken else "",
            )  # fmt: skip

    def draw_back(self, surface: pygame.Surface) -> None:
        """The picture in its slot besides."""
        super().draw_back(surface)
        pen, place = Pen(surface, self.media), pygame.Rect(self.rect.x + GAP, self.rect.y + HEAD + 8, PICTURE, PICTURE)
        pen.nine("slot", place)
        pen.icon(self.picture, (PICTURE - 16, PICTURE - 16), center=place.center)
