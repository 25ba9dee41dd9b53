"""Ambush at the table: board, hand, die."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit import board_stage, layout
from scenes.kit.board_art import AnchoredPicture, BoardArt
from scenes.kit.board_layers import Item
from scenes.kit.board_space import GridSpace
from scenes.kit.board_view import BoardView
from scenes.kit.dice import Dice
from scenes.kit.face import Face
from scenes.kit.hand import Hand, Slot
from scenes.kit.log_line import Told
from scenes.kit.tip_content import TipContent
from scenes.kit.title_table import TitleTable
from scenes.kit.words import TitleWords
from scenes.media import theme
from scenes.widgets.pen import Pen
from tests.sixth.rules import FIELDS, NOBODY, View
from tests.sixth.screens.events import EVENTS
from tests.sixth.screens.thumb import FIELD, draw_stone

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.core.events import Event
    from scenes.kit.table_host import TableHost


@dataclass(slots=True)
class Shown(board_stage.ShownBoard):
    """What lies on the fields, and which are lit."""

    space: GridSpace
    view: View
    lit: frozenset[str] = frozenset()


class Board(BoardView[Shown, BoardArt]):
    """Nine fields."""

    def __init__(self, table: TableHost) -> None:
        super().__init__(table, layout.BOARD, on_choose=table.choose)
        side = min(self.rect.size) // 3
        window = pygame.Rect(0, 0, 3 * side, 3 * side).move_to(center=self.rect.center)
        space = GridSpace(window, (side,), {f"field:{i}": (i % 3, i // 3) for i in FIELDS})
        self.begin(Shown(space, table.view))

    def show(self, view: View) -> None:
        self.shown.view = view
        self.refresh()

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        self.shown.lit = frozenset(ref for option in options for ref in option.refs)
        self.refresh()

    def art_of(self, size: int) -> BoardArt:
        return BoardArt(self.media, size)

    def ground(self, art: BoardArt, shown: Shown) -> Iterator[Item]:
        for ref in shown.space.squares:
            yield drawn(art, shown, ref, FIELD, lambda out, at: pygame.draw.rect(out, FIELD, at, border_radius=8))

    def compose(self, art: BoardArt, shown: Shown) -> Iterator[Item]:
        stones = [(i, seat, False) for i, seat in enumerate(shown.view.fields) if seat != NOBODY]
        stones += [(i, seat, True) for seat, i in enumerate(shown.view.hidden) if i in FIELDS]
        for i, seat, hidden in stones:
            yield drawn(art, shown, f"field:{i}", (seat, hidden), partial(draw_stone, seat=seat, hidden=hidden))
        for ref in shown.lit:
            wide = 5 if ref == shown.pointed else 2
            yield drawn(art, shown, ref, wide, lambda out, at, w=wide: pygame.draw.rect(out, theme.GOLD, at, w, 8))

    def take(self, ref: str) -> None:
        self.on_choose(ref)

    def start_ref(self) -> str:
        return "field:4"


def drawn(art: BoardArt, shown: Shown, ref: str, key: object,
          draw: Callable[[pygame.Surface, pygame.Rect], object]) -> Item:
    """A picture of a field's size in its place."""

    def make() -> AnchoredPicture:
        out = pygame.Surface((art.size, art.size), pygame.SRCALPHA)
        draw(out, out.get_rect().inflate(-6, -6))
        return AnchoredPicture(out, art.size // 2, art.size // 2)

    picture = art.make((key,), make)
    return picture.surface, picture.at(*shown.space.centre(ref))


class Stone(Slot):
    """Its content is the seat that it belongs to."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        draw_stone(surface, rect, self.content)


class Stones(Hand[Stone]):
    """The viewer's stones."""

    def show(self, view: View) -> None:
        seat = max(0, view.reader)
        self.lay([seat] * view.hands[seat], lambda place: Stone(self, place, "stone"), (120, 120))


class Die(Dice):
    """It is rolled in an ambush."""

    def animate(self, event: Event, after: View) -> int:
        return self.roll([after.die]) if event.kind == "ambushed" else 0

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, face: int) -> None:
        Pen(surface, self.media).text(str(face), theme.TITLE, theme.GOLD, True, center=rect.center)


class Words(TitleWords):
    """The few words that Ambush needs."""

    title = "ambush"

    def face(self, question: Question, option: Option) -> Face:
        return Face(self.t("ambush.lay"))

    def tip(self, ref: str) -> TipContent:
        return TipContent(self.t("ambush.field", n=int(ref.partition(":")[2]) + 1))


class AmbushTable(TitleTable):
    """A table of Ambush."""

    events = EVENTS

    def __init__(self, table: TableHost) -> None:
        super().__init__(table, Words(table.media, table))

    def build(self) -> None:
        self.parts = [Board(self.table), Stones(self.table, layout.HAND), Die(self.table, layout.CHOICES, 80)]

    def turn(self, view: View) -> int:
        return sum(view.hands)

    def told(self, event: Event) -> Told:
        args = {key: value for key, value in event.data.items() if isinstance(value, int)}
        name = self.table.match.name(args["seat"])
        words = self.table.t(f"ambush.log.{event.kind}", name=name, n=args.get("field", 0) + 1, die=args.get("die", 0))
        return Told(words, f"field:{args['field']}" if "field" in args else "")


TABLE = AmbushTable
