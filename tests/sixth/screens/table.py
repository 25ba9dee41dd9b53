"""Ambush at the table: board, hand, die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.kit import layout
from scenes.kit.face import Face
from scenes.kit.log_line import Told
from scenes.kit.part import Part
from scenes.kit.tip import TipContent
from scenes.kit.title_table import TitleTable
from scenes.media import theme
from scenes.widgets.base import Widget
from tests.sixth.rules import FIELDS, View
from tests.sixth.screens.events import EVENTS
from tests.sixth.screens.thumb import draw_board, draw_stone, squares

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.core.events import Event
    from scenes.kit.table_host import Table

WALK = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -3, pygame.K_DOWN: 3}
ROLL_MS = 700


class Board(Widget, Part):
    """Nine fields."""

    focusable = True

    def __init__(self, table: Table) -> None:
        super().__init__(table, layout.BOARD, name="board")
        self.table, self.view, self.lit, self.pointed = table, table.view, frozenset[str](), 4

    def show(self, view: View) -> None:
        self.view = view
        self.invalidate()

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        self.lit = frozenset(ref for option in options for ref in option.refs)
        self.invalidate()

    def place_of(self, ref: str) -> pygame.Rect | None:
        kind, _, number = ref.partition(":")
        return squares(self.rect)[int(number)] if kind == "field" else None

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        for i, rect in enumerate(squares(self.rect)):
            if rect.collidepoint(pos):
                self.table.choose(f"field:{i}")

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        if self.chosen_by(event):
            self.table.choose(f"field:{self.pointed}")
        elif self.pointed + WALK.get(event.key, 9) in FIELDS:
            self.pointed += WALK[event.key]
            self.invalidate()
        return event.key in WALK or self.chosen_by(event)

    def draw(self, surface: pygame.Surface) -> None:
        draw_board(surface, self.rect, self.view)
        for i, rect in enumerate(squares(self.rect)):
            if f"field:{i}" in self.lit:
                pygame.draw.rect(surface, theme.GOLD, rect, 5 if self.focused and i == self.pointed else 2, 8)


class Hand(Widget, Part):
    """The viewer's stones."""

    def show(self, view: View) -> None:
        self.seat, self.count = max(0, view.reader), view.hands[max(0, view.reader)]
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        for i in range(self.count):
            draw_stone(surface, pygame.Rect(self.rect.x + i * 120, self.rect.y, 120, 120), self.seat)


class Die(Widget, Part):
    """It turns while it is rolled."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, layout.CHOICES)
        self.face = 0

    def animate(self, event: Event, after: View) -> int:
        if event.kind != "ambushed":
            return 0
        self.ui.animate(ROLL_MS, lambda share: self._turn(after.die if share == 1 else 1 + int(share * 30) % 6))
        return ROLL_MS

    def _turn(self, face: int) -> None:
        self.face = face
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        words = self.media.theme.text(str(self.face or ""), theme.TITLE, theme.GOLD, True)
        surface.blit(words, words.get_rect(center=self.rect.center))


class AmbushTable(TitleTable):
    """A table of Ambush, with the few words that it needs."""

    events = EVENTS

    def __init__(self, table: Table) -> None:
        super().__init__(table, self)

    def build(self) -> None:
        self.parts = [Board(self.table), Hand(self.table, layout.HAND), Die(self.table)]

    def turn(self, view: View) -> int:
        return sum(view.hands)

    def prompt(self, question: Question) -> tuple[str, str]:
        return self.table.t(f"ask.{question.text}"), ""

    def waiting(self, seat: int) -> str:
        return self.table.t("ambush.waiting", name=self.table.match.name(seat))

    def face(self, question: Question, option: Option) -> Face:
        return Face(self.table.t("ambush.lay"))

    def tip(self, ref: str) -> TipContent:
        return TipContent(self.table.t("ambush.field", n=int(ref.partition(":")[2]) + 1))

    def told(self, event: Event) -> Told:
        args = {key: value for key, value in event.data.items() if isinstance(value, int)}
        name = self.table.match.name(args["seat"])
        words = self.table.t(f"ambush.log.{event.kind}", name=name, n=args.get("field", 0) + 1, die=args.get("die", 0))
        return Told(words, f"field:{args['field']}" if "field" in args else "")


TABLE = AmbushTable
