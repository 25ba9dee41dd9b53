"""Crowns at the table: its parts in their places, and what the table asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.crowns.content import WIN
from scenes.kit import layout
from scenes.kit.face import Face
from scenes.kit.page_scene import open_page
from scenes.kit.question_panel import Dialogs
from scenes.kit.spot import Calls
from scenes.kit.title_table import TitleTable
from scenes.titles.crowns import table_layout, windows
from scenes.titles.crowns.areas import PlayAreas
from scenes.titles.crowns.asking import QUESTIONS
from scenes.titles.crowns.card_now import kind_of, unseen
from scenes.titles.crowns.challenge import ChallengeBand
from scenes.titles.crowns.events import EVENTS
from scenes.titles.crowns.ground import COMMON, PhaseGround
from scenes.titles.crowns.hand import CrownsHand
from scenes.titles.crowns.log_lines import told
from scenes.titles.crowns.marks import RESERVE, Marks
from scenes.titles.crowns.name_flag import NameFlag
from scenes.titles.crowns.open_hands import OpenHands
from scenes.titles.crowns.phases import PhaseTrack, WindowSwitches
from scenes.titles.crowns.plots import PlotStrip
from scenes.titles.crowns.situation import Situation
from scenes.titles.crowns.stage import CrownsStagePart
from scenes.titles.crowns.top_bar import Chips, Crest, OwnCrown, Purse, Turn
from scenes.titles.crowns.view_steps import step
from scenes.titles.crowns.words import Words
from scenes.titles.crowns.zoom import Zoom
from scenes.widgets.toast import PLACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.crowns.view import SeatView
    from scenes.kit.log_line import Told
    from scenes.kit.table_host import TableHost


EFFECTS = "R16.5"
"""The rulebook has it for all that an effect asks and does."""
BACK = "back"
STEPS = ("attackers", "defenders", "cost_pick", "target_pick", "attach_host", "bestow")
"""Questions in the middle of what a seat does: a step back leads to the pick before, or to what has begun it."""
NEAR = 40
"""So many events back a search lies from the shuffling that ends it."""


class CrownsTable(TitleTable):
    """A table of Crowns."""

    events = EVENTS
    leaves = ("done", "pass", "finish", "none")
    declines = ("pass", "none")
    long_log = True
    notices = (table_layout.NOTICE, *PLACES)

    def __init__(self, table: TableHost) -> None:
        self.words = Words(table.media, table)
        self.marks = Marks(table, self)
        super().__init__(table, self.words)

    # --- in its place

    def build(self) -> None:
        """Plots, areas, the challenge between them, hand, phases; panels and effects lie over them."""
        table, words = self.table, self.words
        calls = self.calls = Calls(self._choose, self.look, self._read, lambda: table.match.seats)
        ground = PhaseGround(table, table_layout.PLAY, calls)
        self.areas = PlayAreas(table, table_layout.PLAY, calls)
        self.plots = PlotStrip(table, table_layout.PLOTS, calls)
        at = table_layout.HAND_LONG if table.steps_back or table.for_bots else table_layout.HAND
        self.hand = CrownsHand(table, at, calls)
        self.open_hands = OpenHands(table, table_layout.HAND_LONG, calls)
        self.band = ChallengeBand(table, table_layout.places(len(table.match.seats)).band, words, calls)
        self.phases = PhaseTrack(table, words, calls)
        self.switches = WindowSwitches(table, words, self.phases)
        self.purse = Purse(table, layout.TOP_LEFT, words, calls)
        self.turn_sign = Turn(table, layout.PHASE, words, calls)
        self.parts = [
            ground, Crest(table, layout.BADGE, words), self.purse, OwnCrown(table, layout.PURSES, words, calls),
            self.turn_sign, Chips(table, layout.STATES, words), self.plots, self.areas,
            self.band, NameFlag(table, self.areas), self.phases, self.switches, self.hand,
            self.open_hands,
        ]  # fmt: skip

    def build_over(self) -> None:
        """The panels of questions, the enlarged card, and what flies over all of the table."""
        table = self.table
        answers = Calls(self._answer, self.look, self._read, lambda: table.match.seats)
        panels = [panel(table, table_layout.QUESTION, answers) for panel in QUESTIONS]
        for panel in panels:
            panel.room, panel.targets, panel.whom = table_layout.PLAY, self._in_sight, self._whom
        self.dialogs = Dialogs(table, panels)
        self.situation = Situation(table, table_layout.SITUATION, self.words, self.calls)
        self.stage = CrownsStagePart(table, self.areas, (self.hand, self.open_hands), self.plots, self.band)
        self.zoom = Zoom(table, self.words, self.place_of, self.dialogs.spared)
        self.parts += [self.dialogs, self.situation, self.stage, self.zoom]

    def pieces(self) -> list[pygame.Rect]:
        """Plates beside what is done leave the cards in play free, the running challenge, and whose turn it is."""
        fight = [self.band.panel.rect] if self.band.panel.visible else []
        return [*self.areas.cards(), *fight, self.turn_sign.rect, self.phases.rect]

    def _whom(self, question: Question) -> int:
        """The card that an effect was just pointed at."""
        return windows.picked(self.table.view, question, self.table.match.session.log)

    def _in_sight(self, question: Question) -> Sequence[pygame.Rect]:
        """What no panel hides: the running challenge with its sums, and the card that an effect was pointed at."""
        view: SeatView = self.table.view
        number = self._whom(question)
        meant = self.place_of(f"card:{number}") if number >= 0 else None
        return [*([] if view.challenge is None else [self.band.panel.rect]), *([] if meant is None else [meant])]

    def controls(self) -> pygame.Rect:
        """Beside the hand."""
        return table_layout.CONTROLS

    def controls_of(self, options: Sequence[Option]) -> pygame.Rect:
        """A way back alone leaves most of the place to the hand."""
        return table_layout.BACK if _goes_back(options) else self.controls()

    def lookers(self) -> pygame.Rect:
        """At the foot of the log; a record has more of them."""
        return table_layout.STEPS if self.table.steps_back else table_layout.LOOKERS

    def turned(self, ref: str) -> list[tuple[float, float]]:
        """The cards of the own hand."""
        return self.hand.corners_of(ref)

    def backdrop(self) -> str:
        """Wet sand with the basin's map; each phase has its tint."""
        return COMMON

    def sign(self, seat: int) -> str:
        """The seat's own emblem: two seats may lead one faction."""
        return f"seat/{seat}"

    # --- what is shown

    def turn(self, view: SeatView) -> int:
        """Round, phase and seat."""
        return view.round * 100 + len(view.phase) * 10 + view.active

    def own_turn(self, view: SeatView) -> bool | None:
        """While somebody is the active player."""
        return view.active == self.table.viewer if view.active >= 0 else None

    def step(self, shown: SeatView, event: Event, after: SeatView) -> SeatView:
        """The view between two choices."""
        return step(shown, event, after)

    def told(self, event: Event) -> Told:
        """An event in words."""
        return told(event, self.words)

    def rule_of(self, rule: str) -> str:
        """Sections of the specification stand under the rule by which effects are resolved."""
        return rule if rule.startswith("R") or not rule else EFFECTS

    # --- options

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """The keyboard begins at the first card or player that can be chosen, where nothing else can be answered."""
        leaves = self.primary(options) if question is not None else ""
        beside = [option for option in options
                  if question is not None and option.key != leaves and not self.has_place(question, option)]
        self.hand.beside, self.hand.lone = bool(beside), _goes_back(beside)
        self.areas.marked = self.band.marked = self.hand.marked = self.marks.numbers(question)
        super().offer(question, options)
        if question is None or self.dialogs.takes(question, options):
            return
        ui = self.table.ui
        first = next((widget for widget in ui.focusables() if getattr(widget, "lit", False)), None)
        if first is not None:
            ui.start = first
            if ui.by_keys and not self.primary(options):
                ui.set_focus(first)

    def planned(self, question: Question) -> str:
        """Section 10. A window that does not concern the seat is passed where it has said so."""
        seat = self.table.match.seat(question.seat)
        if seat.is_person and (key := self.marks.planned(question)):
            return key
        if question.text not in (windows.ACTIONS, windows.INTERRUPTS, windows.REACTIONS) or not seat.is_person:
            return ""
        view = self.table.match.session.view(question.seat)
        return "pass" if windows.left_alone(view, question, seat.orders) else ""

    def primary(self, options: Sequence[Option]) -> str:
        """What leaves it at that, where no panel asks the whole question; challenges are finished by it, too. Where
        cards are marked first it is the first of them.
        """
        asked = self.table.asked
        if (agreed := self.marks.agreed(asked)) and any(option.key == agreed for option in options):
            return agreed
        if asked is not None and asked.text != "challenge_choice" and self.dialogs.takes(asked, options):
            return ""
        return super().primary(options)

    def prompt(self, question: Question) -> tuple[str, str]:
        """What is asked; where cards are marked first how many are."""
        words, hint = super().prompt(question)
        if question.text == RESERVE and (wanted := self.marks.wanted(question)) and not self.table.teaches:
            marked = len(self.marks.of(question))
            hint = self.words.t("crowns.ask.reserve_discard.marked", m=marked, n=wanted)
            if marked:  # what is still to be marked
                left = wanted - marked
                words = self.words.t("crowns.ask.reserve_discard" + ("" if left else ".all"), n=left or wanted)
        return words, hint

    def face(self, question: Question, option: Option) -> Face:
        """An option as a button; a marked card stands for what becomes of all that are."""
        marked = self.marks.of(question)
        if option.key not in marked:
            return super().face(question, option)
        key = "crowns.opt.discard_marked" if question.text == RESERVE else f"crowns.opt.done.{question.text}"
        return Face(self.words.t(key, n=len(marked)))

    def has_place(self, question: Question, option: Option) -> bool:
        """A card that is not in sight has no place: that of one that was killed and answers it, say (R15.9)."""
        if question.text == "challenge_choice":
            return True
        if option.refs and all(unseen(self.table.view, ref) for ref in option.refs):
            return self.takes(question, [option])
        return super().has_place(question, option)

    def undone(self, question: Question, key: str) -> str:
        """C6.4c. Cards that could still be marshalled, challenges that could still be won."""
        if question.text == "marshal" and key == "done":
            cards = [option for option in question.options() if option.key.startswith("marshal:")]
            if cards:
                return self.words.t("crowns.undone.marshal", n=len(cards), gold=self._gold(question.seat))
        if question.text == "setup_place" and key == "done":
            cards = [option for option in question.options() if option.key.startswith("place:")]
            view: SeatView = self.table.view
            if cards:
                gold = view.players[question.seat].setup_gold
                return self.words.t("crowns.undone.setup", n=len(cards), gold=gold)
        if question.text == "challenge_choice" and key == "finish":
            return self.words.t("crowns.undone.challenges")
        return ""

    def ending(self, question: Question, key: str) -> str:
        """What follows the end of an own part."""
        if key in ("done", "finish") and question.text in ("marshal", "challenge_choice"):
            return self.words.t("crowns.ending")
        return ""

    def _gold(self, seat: int) -> int:
        view: SeatView = self.table.view
        return view.players[seat].gold

    def news(self, event: Event) -> str:
        """An own search brought nothing; somebody is close to the crown."""
        if event.kind == "shuffled" and self.own(event):
            return self._brought_nothing(event)
        amount, seat = event.data.get("amount"), event.data.get("seat")
        if event.kind != "power" or self.own(event) or not isinstance(seat, int):
            return ""
        if not isinstance(amount, int) or amount <= 0:
            return ""
        view: SeatView = self.table.match.session.view(self.table.viewer)
        power = view.players[seat].power
        if not WIN - 3 <= power < WIN or seat == self.table.viewer:
            return ""
        return self.words.t("crowns.news.close", name=self.words.name(seat), n=power)

    def _brought_nothing(self, event: Event) -> str:
        """Nothing was asked, for nothing of what was looked at could be taken."""
        match, looked = self.table.match, -1
        log = match.session.log
        for past in match.events(self.table.viewer, max(0, event.no - NEAR)):
            if past.no < event.no and past.data.get("seat") == event.data.get("seat"):
                if past.kind == "searched":
                    count = past.data.get("count")
                    looked = count if isinstance(count, int) else -1
                elif past.kind in ("found", "shuffled"):
                    looked = -1
        declined = bool(log) and log[-1].key == "none"
        return "" if looked < 0 or declined else self.words.t("crowns.news.nothing_found", n=looked)

    # --- marked and not answered

    def laid_out(self) -> bool:
        """Whether cards are marked."""
        return bool(self.marks.of(self.table.asked))

    def take_back(self) -> bool:
        """Takes back the newest mark."""
        done = self.marks.take_back(self.table.asked)
        if done:
            self.table.offer()
        return done

    def close_over(self) -> bool:
        """Esc closes what lies over the table, else takes one step back in what is being picked."""
        return super().close_over() or self.take_back() or self._step_back()

    def _step_back(self) -> bool:
        """C1.2. The last pick of a question that asks several times, or what has led to it; False: there is none."""
        asked = self.table.asked
        if asked is None or self.table.teaches:
            return False  # a lesson says itself what is taken back
        if any(option.key == BACK for option in asked.options()):
            self._answer(BACK)
            return True
        if asked.text not in STEPS or not self.table.match.can_undo(asked.seat):
            return False
        self.table.undo()
        return True

    # --- from keys and clicks

    def _choose(self, ref: str) -> None:
        """A click on what may be chosen: its enlargement gives way to what comes of it."""
        asked = self.table.asked
        if asked is None and kind_of(self.words.view, ref):
            self.zoom.inspect(ref)  # and whom all wait for stays told
            return
        if asked is not None and any(ref in option.refs for option in asked.options()):
            self.zoom.let_go()
        if asked is not None and self.marks.toggle(asked, ref):
            self.table.media.sounds.play("card")
            self.table.offer()
            return
        self.table.choose(ref)

    def _answer(self, key: str) -> None:
        """An answer of a panel, whose cards go with it: no enlargement of theirs stays."""
        self.zoom.let_go()
        self.table.answer(key)

    def _read(self, ref: str) -> None:
        """A click on what can't be chosen: a card stays enlarged, anything else opens its page; why not is said."""
        if kind_of(self.words.view, ref):
            self.zoom.inspect(ref)
        else:
            open_page(self.table, self.words, ref)
        if self.table.asked is not None and ref.startswith("card:"):
            self.table.refuse(ref)

    def inspect(self, ref: str) -> None:
        """From the log: the card stays enlarged, or the page opens."""
        self._read(ref)


def _goes_back(options: Sequence[Option]) -> bool:
    """Whether nothing but a way back is offered."""
    return [option.key for option in options] == [BACK]


TABLE = CrownsTable
