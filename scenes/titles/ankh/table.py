"""Ankh at the table: its parts in their places, and what the table asks of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.titles.ankh.forecast import token_at_risk
from game.titles.ankh.state import NOBODY
from scenes.kit import layout
from scenes.kit.board_overlay import BoardOverlay
from scenes.kit.cosmetics import materials
from scenes.kit.inspector import Inspector
from scenes.kit.page_scene import open_page
from scenes.kit.question_panel import Dialogs
from scenes.kit.spot import Calls
from scenes.kit.title_table import TitleTable
from scenes.titles.ankh import table_layout
from scenes.titles.ankh.actions import Actions
from scenes.titles.ankh.asking import QUESTIONS
from scenes.titles.ankh.asking_tray import Tray
from scenes.titles.ankh.board import Board
from scenes.titles.ankh.dashboard import Dashboard
from scenes.titles.ankh.devotion import DevotionTrack
from scenes.titles.ankh.event_track import EventTrack
from scenes.titles.ankh.events import EVENTS
from scenes.titles.ankh.gods import Gods
from scenes.titles.ankh.log_lines import told
from scenes.titles.ankh.situation import Situation
from scenes.titles.ankh.stage import ConflictStage
from scenes.titles.ankh.top_bar import Chips, GodBadge, Purse
from scenes.titles.ankh.view_steps import step
from scenes.titles.ankh.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.ankh.view import SeatView
    from scenes.kit.log_line import Told
    from scenes.kit.table_host import TableHost


class AnkhTable(TitleTable):
    """A table of Ankh."""

    events = EVENTS
    leaves = ("done", "pass", "no", "decline", "pool")
    declines = ("no", "pass", "decline")
    long_log = True

    def __init__(self, table: TableHost) -> None:
        self.words = Words(table.media, table)
        super().__init__(table, self.words)

    # --- in its place

    @property
    def places(self) -> table_layout.Places:
        """Where the parts stand at the scale of now."""
        return table_layout.places(self.table.media.theme.scale)

    def build(self) -> None:
        """Board, tracks, gods, actions and dashboard; the panels of questions lie over the board."""
        table, words = self.table, self.words
        calls = Calls(table.choose, self.look, self.inspect, lambda: table.match.seats)
        self.board = Board(
            table, self.places.board, on_choose=table.choose, on_hover=self.look, on_inspect=self._not_offered,
            tip=self.tip,
        )  # fmt: skip
        self.board.seats, self.board.materials = table.match.seats, materials(table.match.seats)
        self.actions = Actions(table, self.places.actions, calls._replace(inspect=self._not_offered))
        self.dashboard = Dashboard(table, self.places.powers, self.places.cards, calls)
        self.devotion = DevotionTrack(table, self.places.devotion, calls)
        self.gods = Gods(table, self.places.seats, calls._replace(choose=self._god))
        self.parts = [
            self.board, GodBadge(table, layout.BADGE, words), Purse(table, table_layout.PURSE, words, calls),
            EventTrack(table, table_layout.EVENTS, calls), Chips(table, layout.STATES, words), self.gods, self.actions,
            self.dashboard, self.devotion,
        ]  # fmt: skip
        self.inspector = Inspector(
            table, layout.SHORT_INSPECTOR if table.for_bots else layout.INSPECTOR, words,
            words.t("ankh.page.heading"), on_large=partial(open_page, table, words),
        )  # fmt: skip
        self.parts.append(self.inspector)
        self.calls = calls

    def build_over(self) -> None:
        """The panels of questions, and what flies over all of the table."""
        answers = Calls(self.table.answer, self.look, self.inspect, lambda: self.table.match.seats)
        self.stage = ConflictStage(self.table, self.places.board, self.words, self.calls, self.board.place_of)
        self.stage.light, self.stage.mark = self.board.light, self.board.leave_trail
        room = table_layout.DUEL if len(self.table.match.seats) == 2 else table_layout.SITUATION
        self.situation = Situation(self.table, room, self.words, self.calls)
        panels = [panel(self.table, table_layout.QUESTION, answers) for panel in QUESTIONS]
        for panel in panels:
            panel.room, panel.targets, panel.dock = self.places.board, self._targets, self.stage.dock
            panel.mark = self.board.leave_trail
            if isinstance(panel, Tray):
                panel.narrow = self._narrow
        self.dialogs = Dialogs(self.table, panels)
        self.parts += [self.stage, self.dialogs, self.situation]
        self.board.counter_of, self.words.meant = self._counter, self._meant
        BoardOverlay(self.table, self.board)

    def _counter(self, god: int) -> tuple[int, int]:
        """Where the followers of a god fly to: the panel of its first seat."""
        seats = self.words.view.gods[god].seats
        place = self.gods.anchor(seats[0]) if seats else None
        return place or table_layout.PURSE.center

    def _narrow(self, options: Sequence[Option]) -> None:
        """The board shows where the thing that was taken can go."""
        self.board.offer(self.table.asked, options)

    def _meant(self, ref: str) -> str:
        """The only choice that ends at a place of the board, with what is taken up."""
        place = self.board.shown.space_of(ref) or ref
        found = [option.key for option in self.board.choices_at(ref) if option.refs[-1:] == (place,)]
        return found[0] if len(found) == 1 else ""

    def _targets(self, question: Question) -> list[pygame.Rect]:
        """The places on the board that can be chosen, else those of the battle's region."""
        refs = {ref for option in question.options() for ref in option.refs if ref.startswith("space:")}
        view = self.words.view
        if not refs and view.battle is not None:
            refs = {f"space:{name}" for name in view.regions[view.battle.region - 1].spaces}
        return [place for ref in refs if (place := self.board.place_of(ref)) is not None]

    def controls(self) -> pygame.Rect:
        """Under the battle cards."""
        return self.places.controls

    def lookers(self) -> pygame.Rect:
        """At the foot of the log; a record has more of them."""
        return table_layout.STEPS if self.table.steps_back else table_layout.LOOKERS

    def backdrop(self) -> str:
        """The lapis table."""
        return "ankh/backdrops/table"

    def sign(self, seat: int) -> str:
        """The ankh token of its god, in the colour of the seat."""
        return f"ankh/token/{seat}"

    # --- what is shown

    def turn(self, view: SeatView) -> int:
        """Round and seat."""
        return view.round * len(view.team) + view.seat

    def own_turn(self, view: SeatView) -> bool | None:
        """Whose actions they are."""
        return view.seat == self.table.viewer if view.seat >= 0 else None

    def step(self, shown: SeatView, event: Event, after: SeatView) -> SeatView:
        """The view between two choices."""
        return step(shown, event, after)

    def hurts(self, event: Event, whom: int | None = None) -> bool:
        """Whether a seat's god, or else the viewer's, has lost by it."""
        seat = self.table.viewer if whom is None else whom
        return seat is not None and seat in self._seats_of(event.data.get(self.look_of(event).hurts))

    def about(self, event: Event) -> Sequence[int]:
        """The seats of the god that it names."""
        return self._seats_of(event.data.get("god"))

    def _seats_of(self, god: object) -> Sequence[int]:
        return self.words.view.gods[god].seats if isinstance(god, int) and god >= 0 else ()

    def told(self, event: Event) -> Told:
        """An event in words."""
        return told(event, self.words)

    def own(self, event: Event) -> bool:
        """Events name a god: whether it is the viewer's."""
        viewer, god, view = self.table.viewer, event.data.get("god"), self.table.view
        if viewer is None or self.table.only_bots or not isinstance(god, int):
            return super().own(event)
        return god != NOBODY and view.team[viewer] == god

    # --- options

    def primary(self, options: Sequence[Option]) -> str:
        """What leaves it at that, where no panel asks the whole question."""
        asked = self.table.asked
        return "" if asked is not None and self.dialogs.takes(asked, options) else super().primary(options)

    def spends(self, question: Question, key: str) -> str:
        """R6.4. Before a token is lost because its power cannot be paid, now or by the second action that is left."""
        if question.text != "choose_action":
            return ""
        view: SeatView = self.table.view
        price = token_at_risk(view, question.seat, key)
        have = view.gods[view.team[question.seat]].followers
        return self.words.t("ankh.ask.token_lost", n=price, have=have) if price else ""

    # --- from keys and clicks

    def close_over(self) -> bool:
        """Lets go of what is taken up or laid."""
        return super().close_over() or self.board.deselect()

    def _god(self, ref: str) -> None:
        """A click on the panel of a seat whose god can be chosen."""
        seat = int(ref.partition(":")[2])
        self.table.choose(f"god:{self.words.view.team[seat]}")

    def _not_offered(self, ref: str) -> None:
        """A click on something that is not offered: its page, and why not."""
        self.look(ref)
        self.inspect(ref)
        if self.table.asked is not None:
            self.table.refuse(self.board.shown.space_of(ref) or ref)


TABLE = AnkhTable
