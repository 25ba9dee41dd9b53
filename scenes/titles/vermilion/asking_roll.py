"""Questions about dice that were rolled or are gained and lost: changing a face, leaving a 2 out, which colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.content import DICE, EFFECT, GEAR, TRINKETS
from scenes.kit.framed_panel import BUTTON
from scenes.media import theme
from scenes.titles.vermilion.asking_base import GAP, DieButton, VermilionPanel, chooser, left, taken
from scenes.titles.vermilion.asking_outlook import turned
from scenes.titles.vermilion.dice import UNROLLED, draw_die_view, face_of
from scenes.titles.vermilion.preview import met_now, standing
from scenes.titles.vermilion.wells import MET, MISSED, ThresholdLine, draw_threshold, threshold_of
from scenes.widgets.base import Widget
from scenes.widgets.pen import Pen

if TYPE_CHECKING:

    from game.core.ask import Option, Question
    from game.titles.vermilion.view import DieView, SeatView
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.base import RectLike, WidgetParent

DIE, COLUMN, ROW, NOTE = 64, 176, 62, 34
TWO, TURN = 2, 72


class RolledDie(Widget):
    """A die as it lies, without being an answer; `aside`: it is left out, `chosen`: it is rolled again."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, die: DieView, aside: bool, *, chosen: bool = False
    ) -> None:  # fmt: skip
        self.die, self.aside, self.chosen = die, aside, chosen
        super().__init__(parent, rect)

    def draw(self, surface: pygame.Surface) -> None:
        """The face in force, in a golden frame where it is chosen."""
        pen = Pen(surface, self.media)
        if self.chosen:
            pen.nine("glow", self.rect.inflate(24, 24))
        draw_die_view(pen, self.die, self.rect, dim=self.aside)
        if self.chosen:
            pygame.draw.rect(surface, theme.GOLD, self.rect.inflate(8, 8), 3, 12)


class RollWorth(Widget):
    """The thresholds that the dice meet now, and the result."""

    def __init__(self, parent: WidgetParent, rect: RectLike, view: SeatView, words: Words) -> None:
        self.lines, self.result = standing_lines(view, words)
        self.note = words.t("vermilion.fill.alone") if self.lines else ""  # the result has the base, they have not
        met = [line.words for line in self.lines if line.state == MET]
        super().__init__(parent, rect, name="standing", tip=self.note, spoken="\n".join([self.result, *met]))

    def draw(self, surface: pygame.Surface) -> None:
        """The result above, the lines below it."""
        pen, r = Pen(surface, self.media), self.rect
        place = pen.line(self.result, r.width, theme.BODY, theme.GOLD, True, height=34, midleft=(r.x + 4, r.y + 17))
        room = r.right - 4 - place.right - 12
        if self.note and self.media.theme.width(self.note, self.media.theme.least) <= room:
            pen.line(self.note, room, theme.SMALL, theme.DIM, height=34, midright=(r.right - 4, r.y + 18))
        for i, line in enumerate(self.lines):
            draw_threshold(pen, line, pygame.Rect(r.x, r.y + 38 + i * 30, r.width, 28), 20)


def standing_lines(view: SeatView, words: Words) -> tuple[list[ThresholdLine], str]:
    """How each threshold stands, and the result in words; nothing where the roll is for no gear."""
    found, met, action = standing(view), met_now(view), view.action
    if found is None or met is None or action is None:
        total = sum(max(0, face_of(die)) for die in action.dice) if action is not None else 0
        return [], words.t("vermilion.roll.sum", n=total)
    slot = {"attack": "arm", "move": "legs", "defend": "torso"}[action.kind]
    item = dict(view.seats[action.seat].worn)[slot]
    lines = [threshold_of(words.media, when, slot, MET if one else MISSED)
             for when, one in zip(GEAR[item].thresholds, met, strict=True)]  # fmt: skip
    key = "vermilion.roll.defence" if action.kind == "defend" else "vermilion.roll.result"
    return lines, words.t(key, n=found.result, sum=found.total, base=found.base, power=action.power)


class RollPanel(VermilionPanel):
    """R5.7. Each die with what can be done to it, and what it would show then."""

    asks = ("modify_roll",)
    prefix, leaving = "roll", "done"

    def fill(self, question: Question, options: list[Option]) -> None:
        """A column for each die, the state of the roll beside them."""
        action = self.seen.action
        dice, chosen = action.dice if action is not None else (), question.subject()[1:]
        by_die: dict[int, list[Option]] = {}
        whole = []
        for option in taken(options):
            number = option.key.rpartition(":")[2]
            if number.isdigit():
                by_die.setdefault(int(number), []).append(option)
            else:
                whole.append(option)
        deep = max((len(found) for found in by_die.values()), default=0)
        columns = max(1, len(dice)) * (COLUMN + GAP)
        told = next((words for option in taken(options) if (words := self._uses(option))), "")
        height = max(DIE + 14 + deep * (ROW + 6), 38 + 2 * 30 + 6) + (len(whole) + 1) * (BUTTON + GAP)
        height += NOTE * bool(told)
        area = self.open_as(question, columns + 340, height)
        for i, die in enumerate(dice):
            x = area.x + i * (COLUMN + GAP)
            aside = action is not None and i in action.left_out
            again = i in chosen
            RolledDie(self, (x + (COLUMN - DIE) // 2, area.y, DIE, DIE), die, aside, chosen=again)
            if again:
                self.note(pygame.Rect(x, area.y + DIE + 14, COLUMN, ROW), self.media.t("vermilion.roll.chosen"),
                          ink=theme.GOLD)  # fmt: skip
            for k, option in enumerate(by_die.get(i, ())):
                place = (x, area.y + DIE + 14 + k * (ROW + 6), COLUMN, ROW)
                self._change(option, die, i, place)
        side = pygame.Rect(area.x + columns + 10, area.y, area.right - area.x - columns - 10, 110)
        RollWorth(self, side, self.seen, self.words)
        y = area.bottom - (len(whole) + 1) * (BUTTON + GAP) + GAP
        if told:
            self.note(pygame.Rect(area.x, y - NOTE, area.width, NOTE - 4), told, size=theme.SMALL)
        for option in whole:
            self.button(option.key, (area.centerx - 260, y, 520, BUTTON), self._whole(question), size=theme.BODY,
                        icon="vermilion/keyword/substitute", icon_size=28)  # fmt: skip
            y += BUTTON + GAP
        self.leaving_row(question, left(options), area)

    def _whole(self, question: Question) -> str:
        """The trinket that counts all alike dice as another face."""
        item = dict(self.seen.seats[question.seat].worn)["head"]
        pair = EFFECT[item].x
        return self.media.t("vermilion.roll.substitute", what=self.words.item(item), a=pair // 10, b=pair % 10)

    def _change(self, option: Option, die: DieView, number: int, place: RectLike) -> None:
        """What is done, what the die shows after it, and the result then."""
        effect = self._effect(option.key.partition(":")[0])
        after = shown_after(effect, die)
        name = self.media.t(f"vermilion.roll.{effect}")
        worth = standing(self.seen, without=number, face=after[0]) if len(after) == 1 else None
        tip = self.media.t(f"vermilion.roll.{effect}.tip")
        uses = self._uses(option)
        if uses:
            tip = f"{tip}\n{uses}"
        if worth is not None:
            tip = f"{tip}\n{self.media.t('vermilion.roll.then', n=worth.result)}"
        self.button(option.key, place, name, size=theme.SMALL, note=f"→ {'/'.join(map(str, after))}",
                    tip=f"{name}\n{tip}")  # fmt: skip

    def _uses(self, option: Option) -> str:
        """What a change by the trinket costs, and how often that still goes; "" for any other."""
        question = self.question
        if question is None or option.key.partition(":")[0] != "trinket":
            return ""
        seat = self.seen.seats[question.seat]
        item = dict(seat.worn)["head"]
        left, most = dict(seat.uses).get(item, 0), TRINKETS[item].uses
        return self.media.t("vermilion.roll.uses", what=self.words.item(item), n=left, most=most)

    def _effect(self, verb: str) -> str:
        """The effect behind a verb; a trinket does what it says."""
        if verb != "trinket":
            return verb
        question = self.question
        seat = question.seat if question is not None else 0
        return EFFECT[dict(self.seen.seats[seat].worn)["head"]].name


def shown_after(effect: str, die: DieView) -> list[int]:
    """R13.18, 5.6, 5.9. The faces that a die may show after an effect."""
    face = face_of(die)
    if effect == "modulate":
        kind = DICE[die.kind]
        return sorted({under for up, under in zip(kind.faces, kind.opposite, strict=True) if up == face}) or [face]
    if effect in ("raise", "set_two"):
        return [TWO]
    return sorted(set(DICE[die.kind].faces))


class SuppressPanel(VermilionPanel):
    """R5.6. A 2 is left out, and a threat token of an enemy turns over."""

    asks = ("suppress",)
    prefix, leaving = "suppress", "done"

    def fill(self, question: Question, options: list[Option]) -> None:
        """The dice and the result now and then; an answer for each enemy."""
        action, targets = self.seen.action, taken(options)
        dice = action.dice if action is not None else ()
        lines = -(-len(targets) // 2)
        area = self.open_as(question, 1240, 118 + lines * (TURN + GAP) + BUTTON + 6)
        for i, die in enumerate(dice):
            aside = action is not None and i in action.left_out
            RolledDie(self, (area.x + i * (DIE + 8), area.y + 6, DIE, DIE), die, aside)
        next_out = next((i for i, die in enumerate(dice) if die.kind == "imprint" and face_of(die) == TWO
                         and action is not None and i not in action.left_out), -1)  # fmt: skip
        now, then = standing(self.seen), standing(self.seen, without=next_out) if next_out >= 0 else None
        words = ""
        if now is not None and then is not None:
            words = self.media.t("vermilion.suppress.then", n=then.result, now=now.result)
        need = self.media.theme.width(words, theme.SMALL) + 36
        x = area.x + max(len(dice) * (DIE + 8) + 16, min(need, area.width // 2))
        RollWorth(self, (x, area.y, area.right - x, 110), self.seen, self.words)
        if words:
            self.note(pygame.Rect(area.x, area.y + DIE + 12, x - area.x + 4, 40), words, size=theme.SMALL)
        wide = (area.width - GAP) // 2
        for i, option in enumerate(targets):
            place = (area.x + i % 2 * (wide + GAP), area.y + 118 + i // 2 * (TURN + GAP), wide, TURN)
            foe = self.words.foe_of(option.key)
            held, calm = (foe.threat, foe.calm) if foe is not None else (0, 0)
            words = self.media.t("vermilion.suppress.foe", what=self.words.unit(option.key), n=held, left=held - 1,
                                 calm=calm, more=calm + 1)  # fmt: skip
            self.button(option.key, place, words, icon="vermilion/token/calm", icon_size=30, size=20,
                        note=turned(self.words, foe) if foe is not None else "")  # fmt: skip
        self.leaving_row(question, left(options), area)


class ColourPanel(VermilionPanel):
    """R6.1, R7.2.4, R8.4, R11.6. A die of one of the two colours."""

    asks = ("shock_die", "spend_die", "combust_dice", "perfect_guard_die", "return_dice")
    prefix = "colour"

    def fill(self, question: Question, options: list[Option]) -> None:
        """A large die for each colour, its name and faces below."""
        wide = 300
        area = self.open_as(question, len(options) * (wide + GAP) - GAP, 170)
        x = area.centerx - (len(options) * (wide + GAP) - GAP) // 2
        for option in options:
            faces = " ".join(map(str, DICE[option.key].faces))
            tip = f"{self.words.die(option.key)}\n{self.media.t('vermilion.die.faces', faces=faces)}"
            DieButton(self, (x + (wide - 88) // 2, area.y + 4, 88, 88), option.key, UNROLLED,
                      chooser(self, option.key), f"{self.prefix}.{option.key}", tip)  # fmt: skip
            self.note(pygame.Rect(x, area.y + 100, wide, 32), self.words.die(option.key), ink=theme.BONE,
                      size=theme.BODY)  # fmt: skip
            self.note(pygame.Rect(x, area.y + 132, wide, 30), self._about(question, option.key))
            x += wide + GAP

    def _about(self, question: Question, colour: str) -> str:
        """How many of that colour are there, or the faces of those used."""
        public, action = self.seen.seats[question.seat], self.seen.action
        if question.text in ("perfect_guard_die", "return_dice") and action is not None:
            used = [str(face_of(die)) for die in action.dice if die.kind == colour and not die.virtual]
            return self.media.t("vermilion.die.used", faces=" ".join(used))
        count = sum(die.kind == colour for die in public.supply)
        ready = self.media.t("vermilion.die.ready", n=count)
        return f"{' '.join(map(str, DICE[colour].faces))} · {ready}"


