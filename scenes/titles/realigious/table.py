"""Realigious at the table: its widgets in their places, and what the table asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit import layout
from scenes.kit.face import Face
from scenes.kit.log_line import LogLine
from scenes.kit.tip import TipContent
from scenes.titles.realigious.log_lines import GROUPS, HEAVY, log_line
from scenes.titles.realigious.prompts import LEAVES, PASSES, Words
from scenes.titles.realigious.view_steps import step
from scenes.titles.realigious.widgets import Widgets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.realigious.view import SeatView
    from scenes.kit.table_host import Table

READ_MS = 420
"""How long somebody else's action without a picture of its own stands before the next, at normal speed (E6)."""
SOUNDS = {
    "moved": "step", "transferred": "realigious/glide", "propagated": "success", "propagation_failed": "fail",
    "combat_declared": "realigious/combat", "combat_won": "success", "combat_lost": "fail", "card_used": "card",
    "drew": "draw",
    "discarded": "discard", "card_negated": "realigious/negate", "combat_negated": "realigious/negate",
    "relic_gained": "realigious/relic",
    "relic_taken": "realigious/relic", "day": "realigious/day", "night": "realigious/night",
    "squall": "realigious/squall", "exchange": "coin",
    "celebrity_bought": "coin", "government_bought": "coin", "trade_done": "coin", "eliminated": "lose",
    "tile_designated": "success", "net_cast": "dice",
}  # fmt: skip
"""What is heard when an event begins to be shown; the pictures tell the same."""
POINTED = (
    "move", "second_move", "torrent_step", "control_step", "card_or_done", "card_target", "angel_seal_target",
    "react_target", "remote_combat",
)  # fmt: skip
"""Questions that are answered by pointing at a tile, a celebrity or a card; the others have buttons."""


class RealigiousTable:
    """The binding of Realigious (`scenes.table.binding.Binding`)."""

    groups: tuple[str, ...] = GROUPS

    def __init__(self, scene: Table) -> None:
        self.scene = scene
        self.words = Words(scene)
        self.parts: Widgets | None = None

    @property
    def widgets(self) -> Widgets:
        """The widgets, once they are built."""
        if self.parts is None:
            raise RuntimeError("the table's widgets are not built yet")
        return self.parts

    def sign(self, seat: int) -> str:
        """The seat's emblem."""
        return f"seat/{seat}"

    def turn(self, view: SeatView) -> int:
        """The turn's number and player."""
        return view.turn * 8 + view.acting

    def backdrop(self) -> str:
        """The climate's land."""
        return f"realigious/backdrops/{self.words.view.climate}"

    def build(self) -> None:
        """Makes them anew."""
        self.parts = Widgets(self.scene, self)

    def rehearsing(self) -> Iterator[None]:
        """The situation panel, and the cards of the own deck."""
        return self.widgets.rehearsing()

    def build_over(self) -> None:
        """The situation panel."""
        self.widgets.build_over()

    def controls(self) -> pygame.Rect:
        """Right of the hand."""
        return layout.CHOICES

    def close_over(self) -> bool:
        """Closes the situation panel; False when it is not open."""
        return self.widgets.close_over()

    # --- what is shown

    def show(self, view: SeatView) -> None:
        """Everything shows this view."""
        if self.parts is not None:
            self.parts.show(view)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """The board and the hand light up what can be chosen; talks between pieces open their dialog."""
        if self.parts is not None:
            self.parts.offer(question, options)

    def animate(self, event: Event, after: SeatView) -> int:
        """The longest of the animations, and for others' actions time to read."""
        if self.parts is None:
            return 0
        length = self.parts.animate(event, after)
        if event.kind in SOUNDS:
            self.scene.app.sounds.play(SOUNDS[event.kind], 0.8)
        seat = event.data.get("seat")
        if event.kind in HEAVY and seat != self.scene.viewer:
            length = max(length, READ_MS)
        return length

    def step(self, shown: SeatView, event: Event, after: SeatView) -> SeatView:
        """The view between two choices."""
        return step(shown, event, after)

    def finish(self) -> None:
        """Every animation at its end."""
        if self.parts is not None:
            self.parts.finish()

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations."""
        if self.parts is not None:
            self.parts.set_pace(speed, reduced)

    # --- words

    def prompt(self, question: Question) -> tuple[str, str]:
        """What is asked."""
        return self.words.prompt(question)

    def waiting(self, seat: int) -> str:
        """Who chooses."""
        return self.words.t("ask.waiting", actor=self.words.name(seat))

    def face(self, question: Question, option: Option) -> Face:
        """An option as a button."""
        return self.words.face(question, option)

    def line(self, event: Event) -> LogLine | None:
        """An event as a line."""
        return log_line(event, self.words)

    def tip(self, ref: str) -> TipContent:
        """What pointing at a thing tells."""
        return self.words.tip(ref)

    # --- options

    def has_place(self, question: Question, option: Option) -> bool:
        """On the board or in the hand. What can't be seen there has a button, and so have players and relics."""
        if self.parts is not None and self.parts.has_dialog(question):
            return True
        return question.text in POINTED and any(self._in_sight(ref) for ref in option.refs)

    def _in_sight(self, ref: str) -> bool:
        kind, _, number = ref.partition(":")
        if kind == "celebrity":
            return any(str(c.celebrity) == number and c.tile >= 0 for c in self.words.view.celebrities)
        return kind in ("tile", "hand")

    def primary(self, options: Sequence[Option]) -> str:
        """Going on without doing anything."""
        keys = {option.key for option in options}
        return next((key for key in LEAVES if key in keys), "")

    def planned(self, question: Question) -> str:
        """Every choice is made by itself."""
        return ""

    def may_pass(self, options: Sequence[Option]) -> str:
        """The only option says no: nothing is to be decided."""
        return options[0].key if len(options) == 1 and options[0].key in PASSES else ""

    def order_of(self, option: Option) -> str:
        """The card of a reaction."""
        verb, _, rest = option.key.partition(":")
        return rest.partition("@")[0] if verb in ("use", "standby") else ""

    def undone(self, question: Question, key: str) -> str:
        """Usable cards are left when the cards are done with."""
        return self.words.t("ask.end.useful") if self.ending(question, key) and len(question.options()) > 1 else ""

    def ending(self, question: Question, key: str) -> str:
        """After the cards everything goes by itself (R3.6)."""
        return self.words.t("ask.end.always") if question.text == "card_or_done" and key == "done" else ""

    # --- from keys and clicks

    def menu_items(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Standing orders, for a person who plays."""
        if self.words.view.own is None:
            return []
        return [("orders", "ui/reaction", self.widgets.open_orders)]

    def point_at(self, ref: str) -> None:
        """A place on the board."""
        self.widgets.point_at(ref)

    def place_of(self, ref: str) -> pygame.Rect | None:
        """The tile that a thing lies on."""
        return self.widgets.place_of(ref)

    def toggle_situation(self) -> None:
        """The situation panel (C6.3)."""
        self.widgets.toggle_situation()

    def inspect(self, ref: str) -> None:
        """A thing in full (C6.4b)."""
        self.widgets.inspect(ref)

    def covers(self, rect: pygame.Rect) -> bool:
        """The zoomed board is opaque."""
        return self.parts is not None and self.parts.board.covers(rect)

    def pinch(self, pos: tuple[int, int], factor: float) -> None:
        """Two fingers zoom the board."""
        self.widgets.pinch(pos, factor)

    def key(self, action: str) -> bool:
        """Keys of the hand and of the board."""
        return self.widgets.key(action)


def bind(scene: Table) -> RealigiousTable:
    """The binding for a table."""
    return RealigiousTable(scene)
