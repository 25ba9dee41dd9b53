"""What a title brings to the table: `scenes.titles.<title>.table.bind(scene) -> Binding`.

The table owns time, questions, prompt, log, curtain and menus; the binding owns the widgets of its game and the
words of its decisions. It decides nothing: what can be chosen is in the options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import pygame

    from game.core.ask import Option, Question
    from game.core.events import Event
    from scenes.kit.face import Face
    from scenes.kit.log_line import LogLine
    from scenes.kit.tip import TipContent
    from scenes.table.table_scene import TableScene


class Binding(Protocol):
    """The title's side of the table. Called by the table only, on the frame thread."""

    groups: tuple[str, ...]
    """Filters of the log besides "all": the texts are "log.group.<name>", the icons "ui/filter_<name>"; a title's name
    with an underline may go before.
    """

    def sign(self, seat: int) -> str:
        """The picture by which a seat is told in small: its emblem or what stands for it in the game (C10.3)."""

    def turn(self, view: Any) -> int:
        """A number that is another one in each turn."""

    def backdrop(self) -> str:
        """The picture under everything, "<title>/backdrops/<name>"; "" for the bare desk."""

    def build(self) -> None:
        """Makes the title's widgets in the scene (again after a change of language)."""

    def rehearsing(self) -> Iterator[None]:
        """Makes pictures that will be needed, in steps of a few ms: done while nothing else happens."""

    def build_over(self) -> None:
        """Makes what lies over the frame when it is open; called after everything else."""

    def controls(self) -> pygame.Rect:
        """Where options without a place of their own stand, and the controls of those who only look on."""

    def close_over(self) -> bool:
        """Closes what lies over the frame (Esc); False when nothing is open."""

    def show(self, view: Any) -> None:
        """Everything shows this view from now on."""

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """What can be chosen now; nothing: an empty list."""

    def animate(self, event: Event, after: Any) -> int:
        """Starts showing an event; ms at normal speed, 0: nothing to wait for."""

    def step(self, shown: Any, event: Event, after: Any) -> Any:
        """The view shown once this event has been: `shown` with what the event touched taken from `after`."""

    def finish(self) -> None:
        """Brings every running animation to its end."""

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations (1 is normal) and reduced motion."""

    def prompt(self, question: Question) -> tuple[str, str]:
        """What is asked, and a second line or ""."""

    def waiting(self, seat: int) -> str:
        """What is told while another seat chooses."""

    def face(self, question: Question, option: Option) -> Face:
        """How an option looks as a button."""

    def has_place(self, question: Question, option: Option) -> bool:
        """Whether the option can be chosen on the board, in the hand or in a dialog of the title."""

    def primary(self, options: Sequence[Option]) -> str:
        """The key of the option that the primary button stands for, or ""."""

    def planned(self, question: Question) -> str:
        """The key that a person has decided on with an earlier choice of several parts, or ""; it is told once."""

    def may_pass(self, options: Sequence[Option]) -> str:
        """The key with which a seat passes by itself because there is nothing to decide, or ""."""

    def order_of(self, option: Option) -> str:
        """The card that standing orders know an option by, or ""."""

    def undone(self, question: Question, key: str) -> str:
        """What useful thing answering `key` leaves undone, in one sentence, or "" (end-of-turn question, C6.4c)."""

    def ending(self, question: Question, key: str) -> str:
        """What follows when answering `key` ends what the seat decides in its turn, in one sentence; "" when it does
        not.
        """

    def line(self, event: Event) -> LogLine | None:
        """The log's line of an event, None for what the log leaves out."""

    def tip(self, ref: str) -> TipContent:
        """What hovering a thing of the table tells (C6.4)."""

    def point_at(self, ref: str) -> None:
        """Shows a place on the board."""

    def place_of(self, ref: str) -> pygame.Rect | None:
        """Where a thing lies on the board now, on the canvas; None for what does not lie there."""

    def menu_items(self) -> list[tuple[str, str, Callable[[], None]]]:
        """What the title adds to the match's menu: name (text "table.menu.<name>"), icon, what it does."""

    def toggle_situation(self) -> None:
        """Opens or closes the situation panel (C6.3)."""

    def inspect(self, ref: str) -> None:
        """Shows a thing in the inspector (C6.4b)."""

    def covers(self, rect: pygame.Rect) -> bool:
        """Whether a widget paints this part of the canvas opaquely, so that no ground is needed under it."""

    def pinch(self, pos: tuple[int, int], factor: float) -> None:
        """Two fingers around `pos`: their distance is `factor` times what it was."""

    def key(self, action: str) -> bool:
        """A bound key of the table that concerns the title's widgets."""


def bind(scene: TableScene) -> Binding:
    """The binding of the match's title."""
    made: Binding = import_module(f"scenes.titles.{scene.match.title}.table").bind(scene)
    return made
