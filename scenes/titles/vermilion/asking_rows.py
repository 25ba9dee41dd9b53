"""Questions that are answered in words or by a number: one of several ways, whether something is used, how much goes
where. What comes of an answer stands below it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.content import EFFECT, GEAR
from scenes.media import theme
from scenes.titles.vermilion.asking_base import GAP, VermilionPanel
from scenes.titles.vermilion.card_words import rule_lines
from scenes.titles.vermilion.preview import hurt

if TYPE_CHECKING:
    from game.core.ask import Option, Question

WIDE, HIGH = 760, 66
TAINTED_FROM = 5


class WaysPanel(VermilionPanel):
    """A row of words for each answer."""

    asks = (
        "attack_mode", "keyword_mode", "backflow", "link", "resonance", "ready_react", "corruption_react", "cover",
        "threat_react",
    )  # fmt: skip
    prefix = "way"

    def fill(self, question: Question, options: list[Option]) -> None:
        """What it is about, then the rows; two columns of many."""
        said = self._says(question)
        told = self.high(said, WIDE)
        columns = 2 if len(options) > 4 else 1
        lines = -(-len(options) // columns)
        area = self.open_as(question, WIDE + 100 * (columns - 1), told + lines * (HIGH + GAP) - GAP)
        if said:
            self.note(pygame.Rect(area.x, area.y, area.width, told), said, ink=theme.BONE)
        wide = (min(area.width, WIDE + 100 * (columns - 1)) - GAP * (columns - 1)) // columns
        x = area.centerx - (wide * columns + GAP * (columns - 1)) // 2
        for i, option in enumerate(options):
            place = (x + i % columns * (wide + GAP), area.y + told + i // columns * (HIGH + GAP), wide, HIGH)
            self.answer_button(option, question, place, note=self._note(question, option))

    def _says(self, question: Question) -> str:
        """What the question is about, with its numbers."""
        subject, t, words = question.subject(), self.media.t, self.words
        match question.text:
            case "cover":
                blow = words.blow()
                key = "vermilion.way.cover.about" if blow is None else "vermilion.way.cover.blow"
                foe, _, power = blow or ("", "", 0)
                return t(key, what=words.unit(f"c{subject[0]}"), foe=words.unit(foe), n=power)
            case "corruption_react":
                return t("vermilion.way.corruption.about", what=words.unit(f"c{subject[0]}"), n=int(subject[1]),
                         least=TAINTED_FROM)  # fmt: skip
            case "resonance":
                fetched = self.seen.seats[question.seat].hand[-1:]
                return t("vermilion.way.resonance.about", card=words.card(fetched[0])) if fetched else ""
            case "attack_mode" if self.seen.action is not None:
                return t("vermilion.way.attack.about", n=self.seen.action.result)
        return ""

    def _note(self, question: Question, option: Option) -> str:
        """What comes of it."""
        t, subject = self.media.t, question.subject()
        own = self.seen.seats[question.seat]
        verb = option.key.partition(":")[0]
        match question.text, verb:
            case "backflow", "pay":
                return t("vermilion.way.backflow.note", x=int(subject[0]))
            case "link", "use":
                return self._link_note(str(subject[0]), own.seat)
            case "resonance", "use":
                return t("vermilion.way.resonance.note")
            case "attack_mode", mode:
                return t(f"vermilion.way.attack.{mode}")
            case "corruption_react", "trinket":
                left = int(subject[1]) - EFFECT[dict(own.worn)["head"]].x
                key = "enough" if left < TAINTED_FROM else "short"
                return t(f"vermilion.way.corruption.{key}", n=int(subject[1]), left=left)
            case ("ready_react" | "threat_react"), "trinket":
                item = dict(own.worn)["head"]
                return " ".join(rule_lines(self.media, item)[:1])
        return ""

    def _link_note(self, slot: str, seat: int) -> str:
        """R11.7. One virtual 2 and the base."""
        item = dict(self.seen.seats[seat].worn)[slot]
        base = GEAR[item].base if item in GEAR else 0
        return self.media.t(f"vermilion.way.link.{slot}", n=2 + base, what=self.words.item(item))


class PointsPanel(VermilionPanel):
    """R13.7, R13.26. How many points or tokens: a number for each."""

    asks = ("sweep_split", "transfer_tokens")
    prefix = "points"

    def fill(self, question: Question, options: list[Option]) -> None:
        """The enemy it is about, and the numbers."""
        unit = str(question.subject()[0])
        said = self._says(question, unit)
        told = self.high(said, 800)
        wide = min(96, 960 // max(1, len(options)) - GAP)
        area = self.open_as(question, max(640, len(options) * (wide + GAP)), told + 92)
        self.note(pygame.Rect(area.x, area.y, area.width, told), said, ink=theme.BONE)
        x = area.centerx - (len(options) * (wide + GAP) - GAP) // 2
        for option in options:
            note = self._note(question, unit, int(option.key))
            tip = self.words.face(question, option).text
            self.button(option.key, (x, area.y + told + 4, wide, 84), option.key, size=theme.HEADING, note=note,
                        tip=tip)  # fmt: skip
            x += wide + GAP

    def _says(self, question: Question, unit: str) -> str:
        subject, foe = question.subject(), self.words.foe_of(unit)
        args: dict[str, str | int] = {"what": self.words.unit(unit), "n": int(subject[1])}
        if question.text == "transfer_tokens":
            return self.media.t("vermilion.points.transfer", **args)
        told = {"hp": foe.hp, "d": foe.def_} if foe is not None else {"hp": 0, "d": 0}
        return self.media.t("vermilion.points.sweep", **args, **told)

    def _note(self, question: Question, unit: str, points: int) -> str:
        """What so much power takes from it."""
        if question.text == "transfer_tokens":
            return ""
        damage = hurt(self.seen, question.seat, unit, points) if points else 0
        foe = self.words.foe_of(unit)
        if foe is not None and damage >= foe.hp:
            return self.media.t("vermilion.points.kill")
        return f"−{damage}"
