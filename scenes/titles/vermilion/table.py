"""Vermilion at the table: its parts in their places, and what the table asks of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.attack import targets
from game.titles.vermilion.content import CARDS, GEAR, TAINTS, TRINKETS
from game.titles.vermilion.forecast import state_of
from game.titles.vermilion.queries import foe_name
from scenes.kit import layout
from scenes.kit.board_overlay import BoardOverlay
from scenes.kit.inspector import Inspector
from scenes.kit.match_words import round_name
from scenes.kit.page_scene import open_page
from scenes.kit.question_panel import Dialogs
from scenes.kit.spot import Calls
from scenes.kit.title_table import TitleTable
from scenes.titles.vermilion import table_layout
from scenes.titles.vermilion.absence import meanwhile, where
from scenes.titles.vermilion.asking import QUESTIONS
from scenes.titles.vermilion.asking_outlook import target_words
from scenes.titles.vermilion.asking_wells import DefencePanel
from scenes.titles.vermilion.board import WALK, Board
from scenes.titles.vermilion.breathe import BREATHE_QUESTIONS
from scenes.titles.vermilion.breathe_bench import Workshop
from scenes.titles.vermilion.campaign_book import CampaignBook
from scenes.titles.vermilion.events import EVENTS
from scenes.titles.vermilion.foes import FoeStrip
from scenes.titles.vermilion.gear import GearBoard
from scenes.titles.vermilion.hand import VermilionHand
from scenes.titles.vermilion.interlude import Interlude
from scenes.titles.vermilion.log_lines import told
from scenes.titles.vermilion.muster import Muster
from scenes.titles.vermilion.partners import Partners
from scenes.titles.vermilion.party import PartyPanel
from scenes.titles.vermilion.preview import unasked
from scenes.titles.vermilion.situation import Situation
from scenes.titles.vermilion.stage import TableStage
from scenes.titles.vermilion.top_bar import Chips, Objective, Phases, QuestBadge, RoundPips
from scenes.titles.vermilion.view_steps import step
from scenes.titles.vermilion.words import Words
from scenes.titles.vermilion.zoom import Zoom

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.vermilion.view import SeatView
    from scenes.kit.log_line import Told
    from scenes.kit.question_panel import QuestionPanel
    from scenes.kit.table_host import TableHost


SECTIONS = {"5.6": "R11.9", "5.9": "R9.6", "5.12": "R16.1", "5.13": "R9.2"}


class VermilionTable(TitleTable):
    """A table of Vermilion."""

    events = EVENTS
    leaves = ("stop", "done", "pass", "decline", "end_turn", "ready")
    declines = ("pass", "decline")
    weighty = ("end_turn",)
    private = ("grow_or_recover", "duality_choice")
    long_log = True

    def __init__(self, table: TableHost) -> None:
        self.words = Words(table.media, table)
        self.interlude = Interlude(table, self.words)
        super().__init__(table, self.words)

    # --- in its place

    def build(self) -> None:
        """Board and bars; the panels of questions lie over the board. A match that is opened in the middle of an Enemy
        Phase shows no plan of who has acted."""
        table, words = self.table, self.words
        calls = self.calls = Calls(self._choose, self.look, self.inspect, lambda: table.match.seats)
        self.board = Board(
            table, self._board_place(), on_choose=table.choose, on_hover=self.look, on_inspect=self._not_offered,
            tip=self.tip,
        )  # fmt: skip
        self.hand = VermilionHand(table, table_layout.HAND, words, calls)
        self.board.acted = self.words.acted or acted(table.match.events(table.viewer))
        self.board.tell_acted = self._acted
        self.party = PartyPanel(table, table_layout.PARTY, words, calls)
        self.gear = GearBoard(table, table_layout.GEAR, words, calls)
        self.foes = FoeStrip(table, table_layout.FOES, words, calls)
        self.parts = [
            self.board, QuestBadge(table, layout.BADGE, words, calls),
            Objective(table, table_layout.OBJECTIVE, words, calls), RoundPips(table, table_layout.ROUND, words, calls),
            Phases(table, layout.PHASE, words, calls), Chips(table, layout.STATES, words),
            self.party, self.foes, self.gear, self.hand,
        ]  # fmt: skip
        self.inspector = Inspector(
            table, layout.SHORT_INSPECTOR if table.for_bots else layout.INSPECTOR, words,
            words.t("vermilion.page.heading"), on_large=partial(open_page, table, words),
        )  # fmt: skip
        self.partners = Partners(table, table_layout.PARTNERS, words, calls)
        self.board.takes_aim, self.partners.tell_board = self.partners.aims, self.board.wish
        self.parts += [self.inspector, self.partners, Muster(table, table_layout.MUSTER, words)]

    def build_over(self) -> None:
        """The panels of questions, and what flies over all of the table."""
        table = self.table
        answers = Calls(table.answer, self.look, self.inspect, lambda: table.match.seats)
        panels: list[QuestionPanel] = [panel(table, table_layout.QUESTION, self.words, answers) for panel in QUESTIONS]
        panels += [panel(table, table_layout.QUESTION, answers) for panel in BREATHE_QUESTIONS]
        for panel in panels:
            panel.room, panel.targets = table_layout.QUESTION, self._targets
            if isinstance(panel, DefencePanel):
                panel.plain_first = not table.teaches
            if isinstance(panel, Workshop):
                panel.tell_chosen = self._read
        self.dialogs = Dialogs(table, panels)
        self.situation = Situation(table, table_layout.SITUATION, self.words, self.calls)
        self.stage = TableStage(table, self.words, self.board, self.gear, self.hand, self.party)
        self.parts += [self.dialogs, self.situation, self.stage, Zoom(table, self.place_of, self._panel)]
        BoardOverlay(table, self.board)

    def _board_place(self) -> pygame.Rect:
        """The board's place, lower where those who play along have their lines over it."""
        table, place = self.table, table_layout.BOARD.copy()
        several = sum(info.is_bot or info.decides for info in table.match.seats) > 1
        if several and not (table.for_bots or table.steps_back):
            lower = table_layout.PARTNERS.height + 4
            place = pygame.Rect(place.x, place.y + lower, place.width, place.height - lower)
        return place

    def _choose(self, ref: str) -> None:
        """A thing beside the board: for what waits for a place, else an answer. A card that can only burn is offered
        for that: a click means to play it."""
        if self.partners.take(ref):
            return
        asked = self.table.asked
        found = [option for option in asked.options() if ref in option.refs] if asked is not None else []
        if [option.verb for option in found] == ["combust"] and not self.table.teaches:
            self.table.pick(found)
        else:
            self.table.choose(ref)

    def _acted(self, number: int) -> None:
        self.words.acted = number
        if self.table.view is not None:
            self.foes.tell_acted(self.table.view)

    def _read(self, ref: str) -> None:
        """A recipe was chosen: its page, over whatever else was pinned."""
        (self.inspect if self.inspector.pinned else self.look)(ref)

    def halt(self) -> None:
        """R4.3.1. Who has acted is what the record says: a choice over the enemies' actions may be taken back."""
        super().halt()
        self.board.acted = acted(self.table.match.events(self.table.viewer))

    def _panel(self) -> pygame.Rect | None:
        """The place of the panel that asks now."""
        return next((panel.rect for panel in self.dialogs.panels if panel.visible), None)

    def _targets(self, question: Question) -> list[pygame.Rect]:
        """The places on the board that a question is about."""
        refs = {ref for option in question.options() for ref in option.refs if ref.startswith(("tile:", "unit:"))}
        return [place for ref in refs if (place := self.board.place_of(ref)) is not None]

    def controls(self) -> pygame.Rect:
        """Beside the hand."""
        return table_layout.CONTROLS

    def lookers(self) -> pygame.Rect:
        """Beside the hand; a record has more of them."""
        return table_layout.STEPS if self.table.steps_back else table_layout.LOOKERS

    def backdrop(self) -> str:
        """The dark of the wound."""
        return "vermilion/backdrops/table"

    def sign(self, seat: int) -> str:
        """The face of the seat's character, in the match; its own sign before there is one."""
        seen = self.table.view
        name = seen.seats[seat].name if seen is not None and seat < len(seen.seats) else ""
        return f"vermilion/portrait/{name}" if name else f"seat/{seat}"

    # --- what is shown

    def show(self, view: SeatView) -> None:
        """Who has died is not read about any more."""
        super().show(view)
        if self.inspector.ref.startswith("unit:") and self.words.page(self.inspector.ref) is None:
            self.inspector.leave()

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """What lies under the open panel is told of no more."""
        super().offer(question, options)
        self._uncover()
        if question is not None:
            self.interlude.asked(question)

    def _uncover(self) -> None:
        """What the open panel covers is told of no more, unless that was pinned; of the board nothing is left between
        two quests, pinned or not."""
        panel, place = self._panel(), self.place_of(self.inspector.ref)
        if self.table.view.between and self.inspector.ref.startswith("tile:"):
            self.inspector.leave()
            return
        if panel is not None and place is not None and panel.collidepoint(place.center) and not self.inspector.pinned:
            self.inspector.look_up()

    def heard(self, event: Event) -> None:
        """R9.5. What came of the own card is told before the next page."""
        self.interlude.heard(event)

    def holds(self, shown: SeatView, idle: bool) -> bool:
        """Between two quests nothing passes unread."""
        return self.interlude.holds(shown, idle)

    def turn(self, view: SeatView) -> int:
        """Chapter, attempt, round and phase."""
        return (view.chapter * 100 + len(view.tries)) * 1000 + view.round * 10 + (view.phase == "player")

    def step(self, shown: SeatView, event: Event, after: SeatView) -> SeatView:
        """The view between two choices."""
        return step(shown, event, after)

    def own(self, event: Event) -> bool:
        """A partner who is no person at this table acts as others do, though it stands on the same side (C6.14)."""
        seat = event.data.get("seat")
        return super().own(event) and isinstance(seat, int) and self.table.match.seat(seat).is_person

    def rule_of(self, rule: str) -> str:
        """Cards, gear and sections of the specification stand under the rule that brings them up."""
        if rule.startswith("R"):
            return rule
        if rule in CARDS:
            return "R5.1"
        if rule in TAINTS:
            return "R8.4"
        return SECTIONS.get(rule, "R11.9" if rule in TRINKETS else "R11.3" if rule in GEAR else "")

    def told(self, event: Event) -> Told:
        """An event in words."""
        return told(event, self.words)

    def news(self, event: Event) -> str:
        """What nobody must miss: somebody is down, the last round, a land that is calm."""
        t, data = self.words.t, event.data
        seat = data.get("seat")
        if event.kind == "went_down" and isinstance(seat, int):
            return t("vermilion.log.went_down", actor=self.words.name(seat))
        if event.kind == "round_began" and data.get("round") == data.get("last"):
            return t("vermilion.news.last_round")
        return ""

    def conceding(self) -> str:
        """R9.1. A campaign ends with the quest that is conceded."""
        view: SeatView = self.table.view
        return self.words.t("vermilion.concede.campaign") if view.mode == "campaign" else ""

    def menu_items(self) -> list[tuple[str, str, Callable[[], None]]]:
        """The campaign book."""
        return [("map", "ui/map", lambda: self.table.open_over(lambda client: CampaignBook(client, self.words)))]

    def pieces(self) -> list[pygame.Rect]:
        """Plates beside what is done leave the enemies' rows and all who stand on the board free."""
        rows = [row.rect for row in self.foes.rows]
        view: SeatView | None = self.table.view
        if view is None:
            return rows
        units = [*(f"unit:{foe.unit}" for foe in view.foes), *(f"unit:c{seat.seat}" for seat in view.seats)]
        return rows + [place for unit in units if (place := self.board.place_of(unit)) is not None]

    def when(self, view: SeatView) -> str:
        """The quest and its round, or the camp after a quest."""
        return where(self.words, view, round_name(self.table.media, "vermilion", max(1, view.round)))

    def meanwhile(self, seat: int, since: int) -> list[tuple[str, str]]:
        """Quests, HP, deeds and what was found."""
        return meanwhile(self.words, self.table.match.events(self.table.viewer, since), seat)

    # --- options

    def planned(self, question: Question) -> str:
        """R14.7. The next step of a way that was chosen whole."""
        return self.board.next_step(question.options()) if question.text == WALK else ""

    def has_place(self, question: Question, option: Option) -> bool:
        """What a panel shows, stands on the board or lies in the hand; gear that is not worn has no place."""
        if self.takes(question, [option]):
            return True
        placed = not option.refs or any(self.place_of(ref) is not None for ref in option.refs)
        return placed and super().has_place(question, option)

    def primary(self, options: Sequence[Option]) -> str:
        """What leaves it at that, where no panel asks the whole question."""
        asked = self.table.asked
        return "" if asked is not None and self.dialogs.takes(asked, options) else super().primary(options)

    def foretold(self, question: Question, key: str) -> tuple[str, Sequence[str]]:
        """R5.1.3. An attack with the last die, or improvised, is rolled at once: whom it would hit is told before."""
        if question.text != "player_action" or self.table.teaches:
            return "", ()
        found = unasked(self.table.view, question.seat, key)
        if found is None or not found.targets:
            return "", ()
        told = [target_words(self.words, one, found.ways) for one in found.targets]
        return "\n".join(told), [f"unit:{one.unit}" for one in found.targets]

    def spends(self, question: Question, key: str) -> str:
        """R5.3. Meditation as the last act before the enemies, or before bots go on, can't be taken back."""
        view: SeatView = self.table.view
        others = [seat for seat in view.seats if seat.seat != question.seat and seat.at and "ended" not in seat.flags]
        goes_on = not others or any(self.table.match.seat(seat.seat).is_bot for seat in others)
        if key != "meditate" or not goes_on or self.table.teaches:
            return ""
        return self.words.t("vermilion.ask.meditate", n=len(view.seats[question.seat].supply))

    def undone(self, question: Question, key: str) -> str:
        """R4.6, C6.4c. An enemy in reach could still be attacked."""
        view: SeatView = self.table.view
        dice = len(view.seats[question.seat].supply)
        attacks = [option for option in question.options() if option.verb == "play"
                   and CARDS[option.key.split(":")[1]].type == "attack"]  # fmt: skip
        if key != "end_turn" or self.table.teaches or not dice or not attacks:
            return ""
        reached = targets(state_of(view), question.seat, {})
        return self.words.t("vermilion.ask.end", n=dice, foe=self.words.unit(foe_name(reached[0]))) if reached else ""

    # --- from keys and clicks

    def key(self, action: str) -> bool:
        """What a panel asks comes before the hand that lies under it."""
        return self.dialogs.key(action) or super().key(action)

    def close_over(self) -> bool:
        """Stops a walk."""
        return super().close_over() or self.partners.close_over() or self.board.deselect()

    def _not_offered(self, ref: str) -> None:
        """A click on something that is not offered: its page, and why not."""
        self.look(ref)
        self.inspect(ref)
        if self.table.asked is not None:
            self.table.refuse(ref)


def acted(events: Sequence[Event]) -> int:
    """R4.3.1. The number of the enemy that acts or has acted last since the round began, 0 for none."""
    last = next((event for event in reversed(events) if event.kind in ("acts", "round_began")), None)
    return int(str(last.data["unit"])[1:]) if last is not None and last.kind == "acts" else 0


TABLE = VermilionTable
