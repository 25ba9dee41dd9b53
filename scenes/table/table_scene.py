"""The table: a match of any title as persons, bots and onlookers see it (C6)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes.kit import layout
from scenes.media.media import SPEEDS
from scenes.media.touch import ZOOM
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.table.asking import asks_first
from scenes.table.buttons import TableButtons
from scenes.table.caption import Caption
from scenes.table.catch_up import CatchUp
from scenes.table.choice_bar import ChoiceBar
from scenes.table.clock import Clock, clock_of
from scenes.table.clock_face import ClockFace
from scenes.table.controllers import Controllers
from scenes.table.curtain import Curtain, pause
from scenes.table.frame import ground_picture
from scenes.table.giving_up import GivingUpAtTable
from scenes.table.history import History
from scenes.table.keys import KeyGuard
from scenes.table.last_blow import show_end
from scenes.table.leaving import Leaving, let_go
from scenes.table.log_panel import LogPanel
from scenes.table.match import name_bots
from scenes.table.match_menu import MatchMenu
from scenes.table.news import TableNews
from scenes.table.pick_menu import PickMenu
from scenes.table.playback import Playback
from scenes.table.prompt_bar import PromptBar
from scenes.table.seating import Seating
from scenes.table.team import Team
from scenes.table.telling import Telling, at_once
from scenes.table.warm_up import warm_up_table
from scenes.titles import ui_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from game.core.ask import Option, Question, Refusal
    from game.core.events import Event
    from game.match.at_table import TableMatch
    from scenes.kit.log_line import LogLine
    from scenes.kit.title_table import TitleTable


class TableScene(Scene):
    """`match` is the running match, `viewer` the seat whose view is shown (None: an onlooker), `asked` what the viewer
    has to choose now (None while others choose or things are being shown).
    """

    for_bots = steps_back = teaches = False
    """Whether nobody plays at this table; whether a lesson leads through it, where nothing opens by itself."""
    more_buttons: Sequence[tuple[str, str, Callable[[], None]]] = ()  # name, icon, deed: besides those of every table

    def __init__(self, client: Client, match: TableMatch) -> None:
        super().__init__(client)
        self.match = match
        self.viewer: int | None = None
        self.asked: Question | None = None
        self.paused = self.catching_up = self.makes_way = False  # `makes_way`: another scene goes on with the match
        self.lines: list[LogLine] = []
        self.confirmed: set[tuple[int, str]] = set()
        self._failed, self.opened_at = 0, len(match.session.log)
        self._kept: tuple[list[Any], tuple[str, int | None]] | None = None
        self._ahead: Iterator[None] = iter(())
        self.music, self.rules_title = f"{match.title}/ambient", match.title
        self.title_table: TitleTable = ui_of(match.title).table(self)
        self.team = Team(self)
        self.viewer = self.team.first_viewer()
        self.controllers = Controllers(match, self.title_table, self.team.asks_passes)
        self.telling = Telling(self)
        view = match.session.view(self.viewer)
        self.playback = Playback(self.title_table, view, self.telling.shown, self._ready, self.telling.begun)
        self.news = TableNews(self)
        self.catch_up = CatchUp(self)
        self.clock: Clock = clock_of(self)
        self.seating = Seating(self)
        self.leaving = Leaving(self)
        self.keys = KeyGuard(self)
        self.giving_up = GivingUpAtTable(self)

    # --- scene

    @property
    def view(self) -> Any:
        """The view on the screen."""
        return self.playback.shown

    @property
    def only_bots(self) -> bool:
        """Whether everybody here only looks on."""
        return not self.match.persons

    @property
    def eyes(self) -> tuple[object, ...]:
        """For whom the log tells: whose view, in which language, of whom."""
        return self.viewer, self.media.texts.language, *(info.name for info in self.match.seats)

    @property
    def factor(self) -> float:
        """How much slower than normal things are shown; 0: not at all."""
        return SPEEDS[self.media.settings.animation_speed] if self.media.motion and not self.giving_up.hurries else 0.0

    def build(self) -> None:
        """The common frame around the title's widgets."""
        name_bots(self.media, self.match.seats)
        self.title_table.build()
        self.prompt = PromptBar(self, layout.PROMPT)
        self.choices = ChoiceBar(self, self.title_table.controls())
        self.history = History(self, layout.HISTORY)
        self.timer = ClockFace(self, self.clock, layout.CLOCK)
        self.log = LogPanel(self, self.seating.build())
        self.buttons = TableButtons(self)
        self.title_table.build_over()
        self.caption = Caption(self)
        self.telling.all_anew()
        self.title_table.show(self.playback.shown)
        if self._kept is not None:
            self.title_table.keep(self._kept[0])
            self.log.keep(self._kept[1])
        self.offer()

    def rebuild(self) -> None:
        """Zoom, filter, pages and what is laid out stay."""
        self._kept = (self.title_table.kept(), self.log.kept()) if self.built else None
        super().rebuild()

    def enter(self) -> None:
        """Profiles that play here show as playing (C4.1); the title's own loop is heard."""
        super().enter()
        self.media.sounds.music(self.music)
        if self.media.motion:
            self.controllers.warm()
            self._ahead = warm_up_table(self)
        self.online.playing |= {info.profile_uid for info in self.match.seats if info.profile_uid}
        self.team.cover()

    def leave(self) -> None:
        """Everything is written before the table is left (C6.12)."""
        self.online.playing.clear()
        self.controllers.close()
        if not self.makes_way:
            let_go(self.client, self.match)

    def delays_quit(self, end: Callable[[], None]) -> bool:
        """C6.12. The match is written first."""
        self.leaving.begin(end)
        return True

    def resume(self) -> None:
        """Settings may have changed while a panel was open."""
        self.buttons.refresh()

    def busy(self) -> bool:
        """Frames are wanted while something is shown or somebody thinks."""
        return super().busy() or self.playback.busy or self.controllers.thinking >= 0

    def update(self, dt: int) -> None:
        """Time: what is being shown, then whose choice it is."""
        super().update(dt)
        if self.nav.stack.pauses:
            return
        self.keys.since_ms += dt
        if not (self.playback.busy or self.nav.stack.transition or self.media.pace.crowded):
            next(self._ahead, None)
        for notice in (*self.match.take_notices(), *self.controllers.take_notices()):
            self.nav.tell(notice)
        self.playback.factor = self.catch_up.pace(self.factor)
        self.playback.reduced = self.media.settings.reduced_motion or self.media.settings.animation_speed == "off"
        self.playback.update(dt)
        self.catch_up.update(dt)
        self.clock.update(dt)
        self.giving_up.update()
        if self.playback.busy or self.asked is not None or (self.paused and not self.match.over):
            return
        self._caught_up()
        if self.news.rests(dt):
            return
        if self.match.over:
            if self.seating.ended():
                self._wait()
            self._end()
            return
        answer = self.controllers.poll(dt, self.factor)
        if answer is not None:
            self.give(*answer)
        else:
            self._ask_person()
        self.keys.let_go()

    # --- who is asked

    @property
    def can_ask(self) -> bool:
        """Whether nothing lies over the table that has to be dealt with first."""
        return self.on_top

    def _ask_person(self) -> None:
        question = self.controllers.asks_person()
        if question is None or not self.can_ask:
            self._wait()
            return
        if not self.team.has(question.seat):
            if not self.team.needs_curtain(question.seat):
                self.look_through(question.seat)
            elif self.viewer is None or self.playback.rested():
                self.nav.stack.push(Curtain(self, question.seat), animated=False)
            return
        if self.team.covers_private(question):
            return
        self.asked = question
        self.controllers.acting = question.seat
        self.rules_place = self.title_table.rule_of(question.rule)
        self.keys.since_ms = 0
        log = self.match.session.log
        if not log or not self.team.has(log[-1].seat):
            self.media.sounds.play("turn", 0.5)
        self.offer()
        self.seating.greet(question.seat)

    def ask_anew(self, seat: int = -1) -> None:
        """Looks again who is asked; with a seat of a person, that one before others."""
        self.keys.forget()
        self.asked = None
        if seat >= 0:
            self.controllers.acting = seat
        self.controllers.reset()
        if not self.playback.busy:
            self.controllers.look()
            self._ask_person()
        if self.asked is None:
            self.offer()

    def look_through(self, seat: int | None) -> None:
        """Another seat's view from now on, beginning with what it missed (C6.7, C6.7a)."""
        at_once(self.looking_through(seat))

    def looking_through(self, seat: int | None) -> Iterator[None]:
        """The same in steps, while the curtain hides it."""
        self.catch_up.leave()
        self.keys.forget()
        self.viewer = seat
        since, start, missed = self.catch_up.begin(seat)
        self.news.forget()
        self.log.mark = None
        self.playback.jump(start)
        yield
        yield from self.telling.anew(since)
        if missed:
            self.playback.put_missed(missed, self.catch_up.limit(self.factor), self.catch_up.read_ms)
            self.catch_up.begun()
            self.catching_up = True
            self.log.mark = since
        self.offer()

    def _caught_up(self) -> None:
        """The private catch-up is over (C6.7a)."""
        self.seating.tell(self.news.at)
        if self.catching_up:
            self.catching_up = False
            self.buttons.refresh()

    def _wait(self) -> None:
        """While others choose the prompt names them; after the end, who has won."""
        if self.news.resting:
            self.news.tell()
            return
        question = self.controllers.current()
        if question is not None:
            self.rules_place = self.title_table.rule_of(question.rule)
        if self.catching_up:
            self.buttons.refresh()
            self.prompt.show(*self.catch_up.words())
            return
        self.telling.waits(question)
        self.buttons.refresh()

    def _clear_prompt(self) -> None:
        if not self.giving_up.tells_out():
            self.prompt.clear()

    # --- choosing

    def options(self) -> list[Option]:
        """What the viewer may choose now."""
        return self.asked.options() if self.asked is not None else []

    def choose(self, ref: str) -> None:
        """A click or a key on a thing of the table: answers when one option stands for it, asks which when several do,
        says why not when none does (C6.4).
        """
        if self.asked is None:
            self.keys.keep(ref) if self.playback.busy else self.refuse(ref)
            return
        fitting = [option for option in self.options() if option.key == ref]
        fitting = fitting or [option for option in self.options() if ref in option.refs]
        if not fitting:
            self.refuse(ref)
        elif len(fitting) == 1:
            self.answer(fitting[0].key)
        else:
            self.pick(fitting)

    def answer(self, key: str) -> None:
        """The viewer's answer to the open question."""
        question = self.asked
        if question is None or asks_first(self, question, key):
            return
        self.clock.answered(question.seat)
        self.give(question.seat, key)

    def give(self, seat: int, key: str) -> None:
        """An answer from whoever controls the seat; what it leads to is shown from the next frame on."""
        self.asked, others = None, self.only_bots or self.controllers.chose(seat)
        if not self.telling.chooses(seat):
            self._clear_prompt()
        self._no_offer()
        if not self.match.answer(seat, key):
            self._refused(seat)
            return
        self._failed = 0
        self.news.show(others)

    def went_on(self) -> None:
        """The match has gone on, and not by an answer: what it led to is shown from the next frame on."""
        self.asked = None
        self._clear_prompt()
        self._no_offer()
        self.controllers.reset()
        self.news.show(False)

    def _refused(self, seat: int) -> None:
        """The rules failed or refused: a person chooses again; for others the default is tried, then it rests."""
        self.controllers.reset()
        if self.match.seat(seat).is_person:
            return
        self._failed += 1
        if self._failed > 1 or not self.match.answer(seat, self.match.session.default(seat)):
            self.paused = True
            self.nav.toast(self.t("table.stuck", name=self.match.name(seat)), "bad")
            return
        self.news.show(True)

    def pick(self, options: Sequence[Option]) -> None:
        """A small menu of options beside the pointer."""
        if self.asked is not None:
            self.nav.stack.push(PickMenu(self, self.asked, options, self.media.mouse))

    def undo(self) -> None:
        """Takes back what was laid out last and is not confirmed yet, else the viewer's last choice (C6.6)."""
        if self.title_table.take_back():
            self.media.sounds.play("click")
        else:
            self.undo_choice()

    def undo_choice(self) -> None:
        """Takes back the viewer's last choice."""
        seat = self.team.undoer()
        if seat is None or not self.controllers.take_back(seat):
            self.nav.toast(self.t(self.match.why_no_undo(seat)))
            return
        self.keys.forget()
        self.asked = None
        self.controllers.reset()
        self.news.forget()
        self.playback.take_back(self.match.session, self.viewer)
        self.telling.all_anew()
        self.prompt.clear()
        self._no_offer()
        self.media.sounds.play("click")

    def why(self, ref: str) -> Refusal | None:
        """Why the viewer can't choose a thing now; None: it can."""
        seat = self.asked.seat if self.asked is not None else self.viewer
        return self.match.why(seat, ref) if seat is not None else None

    def refuse(self, ref: str) -> None:
        """Says in one sentence why a thing can't be chosen, with its rule (C6.4)."""
        refusal = self.why(ref)
        if refusal is not None:
            self.media.sounds.play("warning", 0.6)
            self.prompt.refuse(self.t(f"{self.match.title}.{refusal.text}", **refusal.args), refusal.rule)

    def offer(self) -> None:
        """Prompt, board, hand and buttons for the open question."""
        question = self.asked
        if question is None:
            self._no_offer()
            self._wait()
            return
        options = question.options()
        self.prompt.show(*self.title_table.prompt(question), rule=self.title_table.rule_of(question.rule))
        self.title_table.offer(question, options)
        primary = self.title_table.primary(options)
        placeless = [o for o in options if o.key != primary and not self.title_table.has_place(question, o)]
        self.choices.show(question, placeless)
        self.buttons.refresh()

    def tell_prompt(self) -> None:
        """The prompt and the primary button anew: something was selected or laid out."""
        if self.asked is not None:
            self.prompt.show(*self.title_table.prompt(self.asked), rule=self.title_table.rule_of(self.asked.rule))
            self.buttons.refresh()

    def _no_offer(self) -> None:
        self.title_table.offer(None, [])
        self.choices.show(None, [])
        self.buttons.refresh()

    def press_primary(self) -> None:
        """The primary button: the answer it names, or what it says else."""
        key = self.title_table.primary(self.options())
        self.answer(key) if key else self.buttons.press()

    # --- events

    def _ready(self, event: Event, after: Any) -> bool:
        """Whether the pictures that show an event are decoded; if not, that has begun."""
        return self.media.sprites.ready(*self.title_table.needs(event, after))

    def point_at(self, ref: str) -> None:
        """A click on a line: the place on the board, or that it has none."""
        if ref:
            self.title_table.point_at(ref)
        else:
            self.nav.toast(self.t("log.no_place"))

    # --- input

    def handle(self, event: pygame.event.Event) -> bool:
        """Clicks and Space skip what is shown; keys right after a new prompt are refused (C6.4c, C6.5)."""
        if event.type == pygame.KEYDOWN and self.keys.takes(event):
            return True
        if event.type == ZOOM:
            self.title_table.pinch(event.pos, event.factor)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._skips(event.pos):
            return True
        return super().handle(event)

    def _skips(self, pos: tuple[int, int]) -> bool:
        """A click on the board or beside everything ends what is being shown (C6.5)."""
        under = self.ui.root.at(pos)
        if not self.playback.busy or (under is not None and under.name != "board"):
            return False
        self.playback.skip()
        return True

    def on_action(self, action: str) -> bool:
        """Bound keys of the table."""
        match action:
            case "undo":
                self.undo()
            case "end_turn":
                self.press_primary()
            case "options":
                self.nav.open("options")
            case "log":
                self.ui.set_focus(self.log.list, True)
            case "pause":
                pause(self)
            case "skip_animation":
                self.playback.skip_all()
            case _:
                return self.title_table.key(action) or super().on_action(action)
        return True

    def on_back(self) -> bool:
        """Esc closes what lies over the table, ends what is shown again, else opens the match's menu."""
        if not (self.title_table.close_over() or self.catch_up.end()):
            self.open_menu()
        return True

    def open_menu(self) -> None:
        """Resume, options, rules, save and leave."""
        self.nav.stack.push(MatchMenu(self))

    def rules(self, place: str = "") -> None:
        """The rulebook at a rule, or at that of the open question (C6.10)."""
        self.nav.open_rules(place or (self.rules_place if self.asked is not None else ""), self.match.title)

    def _end(self) -> None:
        """The last blow, then the result (C6.9, C6.14)."""
        show_end(self, partial(self.nav.make, "result", match=self.match))

    def draw_back(self, surface: pygame.Surface) -> None:
        """The title's ground under the frame's bars, composed once; nothing where a widget covers it."""
        clip = surface.get_clip()
        if self.title_table.covers(clip):
            return
        surface.blit(ground_picture(self.media, self.match.seats, self.title_table.backdrop()), clip, clip)
