"""Filling dice (R5.1.3, R7.2.2): wells, the dice that lie ready, and what the filling would come to, before anything is
spent. A die goes into a well by a click, by dragging, or by Enter on it; the same takes it out again.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.content import COLOURS, GEAR
from scenes.kit.framed_panel import BUTTON
from scenes.kit.hand import KEYS as HAND_KEYS
from scenes.kit.spot import NO_CALLS, Calls
from scenes.media import theme
from scenes.titles.vermilion.asking_base import GAP, VermilionPanel
from scenes.titles.vermilion.asking_outlook import Outlook, Sight
from scenes.titles.vermilion.dice import UNROLLED, draw_die, draw_well
from scenes.titles.vermilion.phrases import card_text
from scenes.titles.vermilion.preview import Forecast, Way, action_of, covered, defence, forecast
from scenes.widgets.base import Widget
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.titles.vermilion.state import Action
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.base import RectLike, WidgetParent

WIDE, LEFT, DIE, WELL = 1100, 440, 52, 60
ROOMY, LOW = 284, 226
"""How high the content of the panel is: an attack shows whom it would hit, a defence says what comes."""
CARDS = 62
"""The row of buttons of several defend cards."""
FAR = 8
PLAIN_CARD = "defend"
"""R2.3. The defend card of which everybody has some."""
KEYS = HAND_KEYS[:3]
"""A die of the one colour in, one of the other in, the last one out."""
Pos = tuple[int, int]


class WellDie(Widget):
    """A die that lies ready, or in a well."""

    focusable, glow = True, 12

    def __init__(self, panel: WellsPanel, rect: RectLike, kind: str, filled: bool, number: int) -> None:
        self.panel, self.die, self.filled = panel, kind, filled
        self.grip: Pos | None = None
        self.pointer: Pos | None = None
        side = "well" if filled else "die"
        words = panel.words.die(kind)
        what = panel.media.t("vermilion.fill.out" if filled else "vermilion.fill.in")
        super().__init__(panel, rect, name=f"{panel.prefix}.{side}.{number}", tip=f"{words}\n{what}")

    def move_over(self) -> None:
        """Into a well, or out of it."""
        self.media.sounds.play("card")
        self.panel.put(self.die, not self.filled)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space."""
        if self.chosen_by(event):
            self.move_over()
            return True
        return False

    def on_press(self, pos: Pos, button: int) -> bool:
        """The left button takes it."""
        self.grip = pos if button == 1 else None
        return button == 1

    def on_drag(self, pos: Pos, rel: Pos) -> None:
        """It follows the pointer."""
        grip = self.grip
        if grip is None or (self.pointer is None and max(abs(pos[0] - grip[0]), abs(pos[1] - grip[1])) < FAR):
            return
        self._damage()
        self.pointer = pos
        self._damage()

    def on_release(self, pos: Pos, button: int, inside: bool) -> None:
        """A click moves it; a drag does where it ends in the wells, or out of them."""
        grip, carried = self.grip, self.pointer is not None
        self._damage()
        self.grip = self.pointer = None
        self.invalidate()
        in_wells = self.panel.wells.inflate(40, 40).collidepoint(pos)
        if grip is not None and ((in_wells != self.filled) if carried else inside):
            self.move_over()

    def carried(self) -> pygame.Rect:
        """Where it is while it is carried."""
        if self.grip is None or self.pointer is None:
            return self.rect
        return self.rect.move(self.pointer[0] - self.grip[0], self.pointer[1] - self.grip[1])

    def _damage(self) -> None:
        self.ui.invalidate(self.carried().inflate(30, 30))
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """The die, raised under the pointer."""
        if self.pointer is not None:
            return
        pen, hot = Pen(surface, self.media), self.hovered or self.focused
        place = self.rect.move(0, -3 if hot else 0)
        if hot:
            pen.nine("glow", place.inflate(18, 18))
        draw_die(pen, self.die, UNROLLED, place)

    def draw_carried(self, surface: pygame.Surface) -> None:
        """Where the pointer has it."""
        if self.pointer is not None:
            pen, place = Pen(surface, self.media), self.carried()
            pen.nine("glow", place.inflate(24, 24))
            draw_die(pen, self.die, UNROLLED, place)


class WellsPanel(VermilionPanel):
    """Wells at the left, what would come of it at the right. A panel of a question says the action and the power."""

    prefix = "fill"
    leaving = "confirm"
    high_as = ROOMY

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, words, calls)
        self.way: Way = (0, 0)
        self.ready: Way = (0, 0)
        self.capacity, self.least = 1, 1
        self.keys: dict[Way, str] = {}
        self.wells, self.tray = pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0)
        self.found: Forecast | None = None
        self._dice: list[WellDie] = []

    # --- what a question says

    def action(self, question: Question) -> Action | None:
        """The action whose dice are filled in; None where no gear is (a land)."""
        return None

    def confirm_words(self) -> str:
        """The words of the button that rolls."""
        return self.media.t("vermilion.fill.roll", n=sum(self.way))

    def power(self, question: Question) -> int:
        """The power that is defended against; -1 for none."""
        return -1

    # --- laying it out

    def begin(self, question: Question, keys: dict[Way, str], start: Way, capacity: int) -> None:
        """Takes the fillings that can be chosen; lays out all."""
        supply = self.seen.seats[question.seat].supply
        self.keys, self.way, self.capacity = keys, start, capacity
        held = [die.kind for die in supply]
        self.ready = (held.count(COLOURS[0]), held.count(COLOURS[1]))
        self.lay(question)

    def lay(self, question: Question) -> None:
        """Wells, dice, outlook and buttons of the filling of now."""
        self.clear()
        self._dice = []
        area = self.open_as(question, WIDE, self.high_as + self.extra_height())
        left_wide = max(LEFT, min(470, sum(self.ready) * (DIE + 6)))
        top = self.head(pygame.Rect(area.x, area.y, left_wide, 0), question)
        self.wells = pygame.Rect(area.x, top, self.capacity * (WELL + 6), WELL)
        self.tray = pygame.Rect(area.x, self.wells.bottom + 14, left_wide, DIE)
        filled = [COLOURS[0]] * self.way[0] + [COLOURS[1]] * self.way[1]
        for i, kind in enumerate(filled):
            place = pygame.Rect(self.wells.x + i * (WELL + 6), self.wells.y, WELL, WELL).inflate(-6, -6)
            self._dice.append(WellDie(self, place, kind, True, i))
        rest = [COLOURS[0]] * (self.ready[0] - self.way[0]) + [COLOURS[1]] * (self.ready[1] - self.way[1])
        step = min(DIE + 6, self.tray.width // max(1, len(rest)))
        for i, kind in enumerate(rest):
            self._dice.append(WellDie(self, (self.tray.x + i * step, self.tray.y, DIE, DIE), kind, False, i))
        self._outlook(question, pygame.Rect(area.x + left_wide + 24, area.y, area.width - left_wide - 24, area.height))
        row = pygame.Rect(area.x, area.bottom - BUTTON, left_wide, BUTTON)
        told = self.hint()
        room = pygame.Rect(area.x, self.tray.bottom + 8, left_wide, row.y - self.tray.bottom - 16)
        if self.high(told, left_wide, theme.SMALL) - GAP <= room.height:
            self.note(room, told, size=theme.SMALL)
        self.buttons(question, row)
        self.invalidate()

    def hint(self) -> str:
        """What stands under the dice, where there is room: which keys fill them in."""
        names = zip(("one", "two", "three"), KEYS, strict=True)
        return self.media.t("vermilion.fill.keys", **{one: self.media.bindings.label(key) for one, key in names})

    def extra_height(self) -> int:
        """How much higher the panel is than one whose head holds at most a line."""
        return 0

    def head(self, area: pygame.Rect, question: Question) -> int:
        """What stands above the wells; where they begin."""
        return area.y + 4

    def buttons(self, question: Question, row: pygame.Rect) -> None:
        """The button that rolls."""
        self.confirm(row)

    def confirm(self, place: pygame.Rect) -> Button:
        """Grey while the wells hold too few dice."""
        key = self.keys.get(self.way, "")
        made = self.button("confirm", place, self.confirm_words(), lambda: self.calls.choose(key), kind="gold",
                           icon="ui/dice", icon_size=28, size=theme.BODY)  # fmt: skip
        made.enabled, made.reason = bool(key), self.media.t("vermilion.fill.none")
        return made

    def _outlook(self, question: Question, area: pygame.Rect) -> None:
        action = self.action(question)
        self.found = None
        if action is None or self.way not in self.keys or not action.slot:
            Outlook(self, area, Sight("", (), None, self.power(question)), self.words)
            return
        self.found = forecast(self.seen, action, self.way, self.power(question))
        item = dict(self.seen.seats[action.seat].worn)[action.slot]
        Outlook(self, area, Sight(item, GEAR[item].thresholds, self.found, self.power(question)), self.words)

    # --- filling

    def key(self, action: str) -> bool:
        """The keys of the hand: an Imprint die in, a Breakthrough die in, the last one out; that of choosing rolls."""
        if action == "choose" and self.question is not None and self.way in self.keys:
            self.calls.choose(self.keys[self.way])
            return True
        if action not in KEYS or self.question is None:
            return False
        number = KEYS.index(action)
        if number < len(COLOURS):
            self.put(COLOURS[number], True)
        elif sum(self.way):
            self.put(COLOURS[1 if self.way[1] else 0], False)
        if self.ui.by_keys:
            self.ui.set_focus(self.ui.find(f"{self.prefix}.confirm"))  # Enter rolls, it moves no further die
        return True

    def put(self, kind: str, into: bool) -> None:
        """A die goes into a well, or out; of a full slot the other colour makes room."""
        i = COLOURS.index(kind)
        way = list(self.way)
        way[i] += 1 if into else -1
        if sum(way) > self.capacity and way[1 - i]:
            way[1 - i] -= 1
        if sum(way) > self.capacity or way[i] > self.ready[i] or min(way) < 0 or self.question is None:
            return
        self.way = (way[0], way[1])
        self.lay(self.question)
        if self.ui.by_keys:
            same = "well" if not into else "die"
            found = next((die for die in self._dice if f".{same}." in die.name and die.die == kind), None)
            self.ui.set_focus(found or self.ui.find(f"{self.prefix}.confirm"))

    def draw_back(self, surface: pygame.Surface) -> None:
        """The frame, and the wells."""
        super().draw_back(surface)
        pen = Pen(surface, self.media)
        for i in range(self.capacity):
            draw_well(pen, pygame.Rect(self.wells.x + i * (WELL + 6), self.wells.y, WELL, WELL))

    def draw(self, surface: pygame.Surface) -> None:
        """What is carried lies over all."""
        super().draw(surface)
        for die in self._dice:
            die.draw_carried(surface)


def parsed(key: str) -> Way:
    """The numbers of a filling "2+1"."""
    imprint, _, wild = key.partition("+")
    return int(imprint), int(wild)


class FillPanel(WellsPanel):
    """R5.1.3, R15.2. Dice for an attack, a move, a land."""

    asks = ("fill_dice",)

    def action(self, question: Question) -> Action | None:
        """The action that was declared; none for a land."""
        seen = self.seen.action
        return None if seen is None else action_of(seen)

    def fill(self, question: Question, options: list[Option]) -> None:
        """Begins with what a seat without time gets."""
        capacity = int(question.subject()[0])
        self.begin(question, {parsed(option.key): option.key for option in options}, parsed(question.default()),
                   capacity)  # fmt: skip


class DefencePanel(WellsPanel):
    """R7.2. A defend card with dice, or the blow as it comes. `plain_first`: the plain card is laid ready where it is
    there; a lesson lays ready what it speaks of."""

    asks = ("defend",)
    prefix = "defend"
    plain_first = True
    high_as = LOW

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, words, calls)
        self.card = ""
        self.cards: dict[str, dict[Way, str]] = {}
        self.leaves: list[Option] = []

    def power(self, question: Question) -> int:
        """What the attack comes with; the question to a covering seat does not tell it."""
        subject, blow = question.subject(), self.words.blow()
        if len(subject) > 1:
            return int(subject[1])
        return covered(self.seen, question.seat, blow) if blow is not None and blow[1].startswith("c") else -1

    def action(self, question: Question) -> Action | None:
        """The defence as it would begin."""
        return defence(self.seen, question.seat, self.card)

    def confirm_words(self) -> str:
        """Names the card."""
        return self.media.t("vermilion.defend.with", card=self.words.card(self.card), n=sum(self.way))

    def fill(self, question: Question, options: list[Option]) -> None:
        """The plain card where it is there, for a dear one is spent only by choice; else that of the default."""
        self.cards = {}
        for option in options:
            verb, _, rest = option.key.partition(":")
            if verb == "defend":
                card, _, way = rest.partition(":")
                self.cards.setdefault(card, {})[parsed(way)] = option.key
        self.leaves = [option for option in options if option.key == "pass"]
        default = question.default().split(":")
        self.card = default[1] if len(default) > 2 else next(iter(self.cards))
        if self.plain_first and PLAIN_CARD in self.cards:
            self.card = PLAIN_CARD
        filled = parsed(default[2]) if len(default) > 2 else (0, 0)
        filled = filled if filled in self.cards[self.card] else max(self.cards[self.card], key=sum)
        self._take(question, self._enough(question, filled) if self.plain_first else filled)

    def _enough(self, question: Question, filled: Way) -> Way:
        """A filling of fewer dice where it is sure to be a Perfect Guard."""
        power = self.power(question)
        fewer = [way for way in self.cards[self.card] if sum(way) < sum(filled)] if power > 0 else []
        for way in sorted(fewer, key=lambda way: (sum(way), way[1])):
            told = forecast(self.seen, defence(self.seen, question.seat, self.card), way, power)
            if told.through.get(0, 0) == told.ways:
                return way
        return filled

    def _take(self, question: Question, way: Way) -> None:
        item = dict(self.seen.seats[question.seat].worn)["torso"]
        self.begin(question, self.cards[self.card], way, GEAR[item].capacity)

    def hint(self) -> str:
        """What the card does, for the hand lies under the panel, and what a Perfect Guard is."""
        guard = self.media.t("vermilion.defend.guard.about")
        told = card_text(self.media.t, self.card)
        return f"{told}\n{guard}" if told else guard

    def extra_height(self) -> int:
        """Several cards are buttons of their own; the card's text has room."""
        words = self.high(self.hint(), LEFT, theme.SMALL)
        return words + (CARDS if len(self.cards) > 1 else 0)

    def head(self, area: pygame.Rect, question: Question) -> int:
        """The attack in words; of several cards each one is a button."""
        subject, power = question.subject(), self.power(question)
        y = area.y
        if power >= 0:
            unit = f"f{subject[0]}" if subject else (self.words.blow() or ("",))[0]
            words = self.media.t("vermilion.defend.attack", what=self.words.unit(unit), n=power)
            self.note(pygame.Rect(area.x, y, area.width, 28), words, ink=theme.BONE)
            y += 32
        if len(self.cards) > 1:
            wide = (area.width - GAP * (len(self.cards) - 1)) // len(self.cards)
            for i, card in enumerate(self.cards):
                place = (area.x + i * (wide + GAP), y, wide, CARDS - 8)
                self.button(f"card.{card}", place, self.words.card(card), partial(self._choose, card),
                            on=card == self.card, size=theme.SMALL)  # fmt: skip
            y += CARDS
        return y

    def _choose(self, card: str) -> None:
        self.card = card
        if self.question is not None:
            way = self.way if self.way in self.cards[card] else max(self.cards[card], key=sum)
            self._take(self.question, way)

    def buttons(self, question: Question, row: pygame.Rect) -> None:
        """Defending, and the blow as it comes."""
        if not self.leaves:
            self.confirm(row)
            return
        wide = (row.width - GAP) // 2
        self.confirm(pygame.Rect(row.x, row.y, wide + 40, row.height))
        place = pygame.Rect(row.x + wide + GAP + 40, row.y, wide - 40, row.height)
        power = self.power(question)
        words = self.media.t("vermilion.defend.take", n=power)
        self.button("pass", place, words, size=theme.BODY)
