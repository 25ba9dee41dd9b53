"""Creed at the table: its widgets in their places, and what the table asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.content import TENT_PRESETS, UNIT_PRESETS
from scenes.kit.face import Face
from scenes.kit.log_line import LogLine
from scenes.kit.tip import TipContent
from scenes.titles.creed import places
from scenes.titles.creed.log_lines import GROUPS, HEAVY, log_line
from scenes.titles.creed.view_steps import step
from scenes.titles.creed.widgets import Widgets
from scenes.titles.creed.words import LEFTOVER, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.kit.table_host import Table

READ_MS = 420
"""How long somebody else's action without a picture of its own stands before the next, at normal speed."""
WARN_AT = 2
SOUNDS = {
    "placed": "card", "deployed": "creed/march", "moved": "step", "crossed": "creed/march", "swapped": "step",
    "rotated": "step",
    "revealed": "card", "recalled": "card", "attacked": "creed/clash", "besieged": "creed/siege_stone",
    "fortress_broken": "creed/crumble", "tent_destroyed": "creed/tent_collapse", "leader_removed": "creed/leader_fall",
    "boosted": "creed/horn", "reinforced": "creed/march", "redeployed": "creed/cloth", "exchanged": "creed/cloth",
    "appointed": "creed/horn",
    "rumour": "creed/scroll", "sent_back": "step", "fortified": "success", "assassination": "creed/whisper",
    "turn_began": "turn",
}  # fmt: skip
"""What is heard when an event begins to be shown; the pictures tell the same."""
SETUP = ("setup_tents", "setup_commander", "setup_units")
LEAVES = ("close", "done", "end_turn")
"""Keys that the primary button stands for."""


class CreedTable:
    """The binding of Creed (`scenes.table.binding.Binding`)."""

    groups: tuple[str, ...] = GROUPS

    def __init__(self, scene: Table) -> None:
        self.scene = scene
        self.words = Words(scene)
        self.parts: Widgets | None = None
        self._quiet = -1  # quiet rounds in a row in the view before
        self._plans: dict[int, tuple[str, list[str]]] = {}

    @property
    def widgets(self) -> Widgets:
        """The widgets, once they are built."""
        if self.parts is None:
            raise RuntimeError("the table's widgets are not built yet")
        return self.parts

    def sign(self, seat: int) -> str:
        """The nation's badge; the seat's emblem while it has none."""
        nation = self.words.public(seat).nation
        return f"creed/nation/{nation}" if nation else f"seat/{seat}"

    def turn(self, view: SeatView) -> int:
        """The round and the side."""
        return view.round * 2 + view.side

    def backdrop(self) -> str:
        """The play table."""
        return "creed/backdrops/table"

    def build(self) -> None:
        """Makes the widgets anew."""
        self.parts = Widgets(self.scene, self)

    def rehearsing(self) -> Iterator[None]:
        """The situation panel."""
        return self.widgets.rehearsing()

    def build_over(self) -> None:
        """The situation panel."""
        self.widgets.build_over()

    def controls(self) -> pygame.Rect:
        """In the place of the action board."""
        return places.CONTROLS[len(self.scene.match.seats)]

    def close_over(self) -> bool:
        """Closes the situation panel, or lets go of what is selected."""
        return self.widgets.close_over()

    # --- what is shown

    def show(self, view: SeatView) -> None:
        """Everything shows this view."""
        if self.parts is not None:
            self.parts.show(view)
            self._warn(view)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Lights up what can be chosen."""
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
        if event.kind in HEAVY and not (isinstance(seat, int) and self.words.mine(seat)):
            length = max(length, READ_MS)
        return length

    def _warn(self, view: SeatView) -> None:
        """R10.3. A warning after the second quiet round in a row and those that follow, when they are first seen by who
        plays.
        """
        before, self._quiet = self._quiet, view.quiet
        if self.scene.match.persons and 0 <= before < view.quiet and WARN_AT <= view.quiet < view.quiet_limit:
            left = view.quiet_limit - view.quiet
            self.scene.app.toast(self.words.t("creed.quiet.warn", n=view.quiet, left=left), "bad")

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
        board = self.widgets.board
        left = board.left if question.text == "setup_units" else 0
        words, hint = self.words.prompt(question, board.selected, left)
        if self.widgets.takes_back(question):
            back = self.words.t("ask.creed.back", key=self.scene.app.bindings.label("back"))
            hint = f"{hint} · {back}" if hint else back
        return words, hint

    def waiting(self, seat: int) -> str:
        """Who chooses."""
        return self.words.waiting(seat)

    def face(self, question: Question, option: Option) -> Face:
        """An option as a button; in a set-up the one that confirms it."""
        if question.text in SETUP and option.key != "random":
            return Face(self.words.t("creed.tray.confirm"), icon="ui/check")
        return self.words.face(question, option)

    def line(self, event: Event) -> LogLine | None:
        """An event as a line."""
        return log_line(event, self.words)

    def tip(self, ref: str) -> TipContent:
        """What pointing at a thing tells."""
        return self.words.tip(ref)

    # --- options

    def has_place(self, question: Question, option: Option) -> bool:
        """Everything has one: on the board, in the hand, on the action board, in the tray, on the primary button."""
        return bool(option.refs) or option.key in LEAVES or (self.parts is not None and self.parts.tray.takes(question))

    def primary(self, options: Sequence[Option]) -> str:
        """Ending what is being done; in a set-up confirming what is laid out."""
        keys = {option.key for option in options}
        asked = self.scene.asked
        if asked is not None and asked.text in SETUP:
            return self._arranged(asked, keys)
        return next((key for key in LEAVES if key in keys), "")

    def _arranged(self, question: Question, keys: set[str]) -> str:
        """The first answer of a set-up that is laid out whole, "" while it is not; the others are planned."""
        seat = question.seat
        wanted = self._unit_keys(keys) if question.text == "setup_units" else self._leader_keys(question, keys)
        if not wanted or wanted[0] not in keys:
            self._plans.pop(seat, None)
            return ""
        self._plans[seat] = (wanted[0], wanted[1:])
        return wanted[0]

    def _leader_keys(self, question: Question, keys: set[str]) -> list[str]:
        leaders = self.widgets.board.leaders()
        king, commander = leaders.get("king", ""), leaders.get("commander", "")
        if not commander or (question.text == "setup_tents" and not king):
            return []
        if question.text == "setup_commander":
            return [f"commander_at:{commander}"]
        for name, row in TENT_PRESETS.items():
            if (row.king, row.commander) == (king, commander) and name in keys:
                return [name]
        return [f"king_at:{king}", f"commander_at:{commander}"]

    def _unit_keys(self, keys: set[str]) -> list[str]:
        board = self.widgets.board
        staged = board.staged()
        if board.left or not staged:
            return []
        for name, row in UNIT_PRESETS.items():
            if name in keys and sorted(f"place:{unit}" for unit in row.units) == sorted(staged):
                return [name]
        return staged

    def planned(self, question: Question) -> str:
        """The next answer of a set-up that was confirmed as a whole."""
        after, rest = self._plans.get(question.seat, ("", []))
        last = next((entry.key for entry in reversed(self.scene.match.session.log) if entry.seat == question.seat), "")
        if not rest or last != after or question.text not in SETUP:
            return ""
        self._plans[question.seat] = (rest[0], rest[1:])
        return rest[0]

    def may_pass(self, options: Sequence[Option]) -> str:
        """A question with a single option is not asked (section 3)."""
        return ""

    def order_of(self, option: Option) -> str:
        """There are no reactions."""
        return ""

    def undone(self, question: Question, key: str) -> str:
        """More AP are left than can be carried over (R4.5)."""
        public = self.words.public(question.seat)
        left = public.own + public.white
        return self.words.t("ask.creed.undone", ap=left) if key == "end_turn" and left > LEFTOVER else ""

    def ending(self, question: Question, key: str) -> str:
        """R4.4. Ending the part is final."""
        return self.words.t("ask.creed.ending") if key == "end_turn" else ""

    # --- from keys and clicks

    def menu_items(self) -> list[tuple[str, str, Callable[[], None]]]:
        """The enemy tracker."""
        return [("tracker", "creed/seen", self.widgets.open_tracker)]

    def point_at(self, ref: str) -> None:
        """A place on the board."""
        self.widgets.point_at(ref)

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A cell or a tent's place."""
        return self.widgets.board.rect_of(ref)

    def toggle_situation(self) -> None:
        """The situation panel (C6.3)."""
        self.widgets.toggle_situation()

    def inspect(self, ref: str) -> None:
        """A thing in full (C6.4b)."""
        self.widgets.inspector.inspect(ref)

    def covers(self, rect: pygame.Rect) -> bool:
        """The board is opaque."""
        return self.parts is not None and self.parts.board.covers(rect)

    def pinch(self, pos: tuple[int, int], factor: float) -> None:
        """Two fingers zoom the board."""
        self.widgets.pinch(pos, factor)

    def key(self, action: str) -> bool:
        """Keys of the inspector, the face-down switch and the team."""
        return self.widgets.key(action)


def bind(scene: Table) -> CreedTable:
    """The binding for a table."""
    return CreedTable(scene)
