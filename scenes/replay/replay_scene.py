"""Watching a recorded match again (C7.2): play, pause, steps by choice, turn, round and marker, through the eyes of any
seat, of an onlooker, or of somebody who sees everything; and going on from any place (C12.1).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes.kit import layout
from scenes.kit.match_words import round_name
from scenes.media import theme
from scenes.replay.deeds import Deeds
from scenes.replay.film_keys import serves_film
from scenes.replay.record import ReplayMatch
from scenes.replay.recorded_choices import PACES, RecordedChoices
from scenes.replay.step_plate import StepPlate
from scenes.replay.step_told import StepTold
from scenes.replay.stepper import Stepper
from scenes.replay.timeline import Timeline
from scenes.shell.client import Client
from scenes.table.last_blow import show_again
from scenes.table.loading import Loading, notice_of
from scenes.table.playback import Playback
from scenes.table.result_scene import ResultScene
from scenes.table.watch_scene import ONLOOKER, WatchScene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.segmented_control import Cycler

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.events import Event
    from game.match.at_table import TableMatch
    from scenes.shell.scene import Scene
    from scenes.shell.work import Work

TOLD_AT_ONCE = 8
"""Lines of the log that are made ahead in a frame."""
ALL_SEEING = "all"
GAP, PACE = 6, 64
PLACE, DEED, WIDE_DEED, WIDE = 26, 96, 48, 360
"""The line that says where one is, and under it what was done, three lines of it with room about them: less high where
it is so wide.
"""
BESIDE_SIGN = 104
"""What the names of eyes may take so that there is room for a sign beside them."""
CARRY_ON, BESIDE = pygame.Rect(layout.UNDO.topleft, (168, 64)), pygame.Rect(layout.PRIMARY.right - 128, 992, 128, 64)
"""Carrying on from here, and the button beside it that is wider at a table."""


class ReplayScene(WatchScene):
    """The table with a recorded match: the timeline in the place of the prompt, the controls in that of the choices.
    `ended`: it was opened by a result, to see the board of the end with everything uncovered; `looked`: the eyes and
    the pace that were chosen when that was done before.
    """

    steps_back = True

    def __init__(
        self, client: Client, match: ReplayMatch, ended: bool = False, looked: tuple[str, int] | None = None
    ) -> None:
        self.recorded = match
        self.ended = ended
        eyes, self.pace = looked or (ALL_SEEING if ended else "", PACES[0])
        match.see_all(eyes == ALL_SEEING and match.record.ended and match.record.spec.open_view is not None)
        if ended:
            match.jump(match.length)
        self._running = False
        self._begins = -1  # where somebody went to what begins there
        self.deeds = Deeds(self)
        self._bots = match.bots
        self.step = StepTold(self)
        super().__init__(client, match)
        self.playback = self._played(self.playback.shown)
        self.controllers = RecordedChoices(match, self.title_table)
        self.controllers.pace = self.pace
        match.begin_at(self.controllers.under_way)
        below = self.team.below
        if below is not None:
            match.seat_before(lambda view: self.title_table.seated(view, below))
        own = None if match.all_seeing else int(eyes) if eyes.isdecimal() else below if not eyes else None
        if below is not None or own is not None:  # the record of an own match begins through the own eyes
            self.viewer = own
            self.playback = self._played(match.session.view(own))
            self.news.forget()

    def _played(self, shown: Any) -> Playback:
        return Playback(self.title_table, shown, self.telling.shown, self._ready, self._begun)

    def _begun(self, event: Event, known: bool) -> None:
        """What is seen first of a choice names it beside the board as well."""
        self.telling.begun(event, known)
        self.step.begun(event, known)
        if self.built:
            self._show_place()

    def build(self) -> None:
        """The table; the timeline lies over the prompt bar, which has nobody to ask, and under the panels that come
        over the table."""
        super().build()
        self.prompt.visible = False
        self.line = Timeline(self, layout.PROMPT)
        self.ui.root.lay_over(self.line, self.prompt)
        self.buttons.undo.visible = False
        self.carry_on = Button(
            self, CARRY_ON, self.t("replay.carry_on"), self.continue_here, icon="ui/person", icon_size=24, size=20,
            name="replay-continue", tip=self._branch_tip, enabled=not self.match.over, reason=self.t("branch.over"),
        )  # fmt: skip
        self.to_end = Button(
            self, CARRY_ON, self.t("replay.result"), self.to_result, icon="ui/trophy", icon_size=24, size=20,
            name="replay-to-result", tip=self.t("replay.result.tip"),
        )  # fmt: skip
        self.buttons.primary.place(BESIDE)
        if self.ended:
            self.buttons.primary.visible = False
            self.back = Button(
                self, BESIDE, self.t("replay.result"), self.close, kind="gold", name="replay-result",
                icon="ui/trophy", icon_size=32, tip=self.t("replay.result.tip"),
            )  # fmt: skip
        self._show_place()

    def build_controls(self) -> None:
        """Where the record stands; steps by choice, turn, round and mark; whose eyes, and pace."""
        place = self.seating.lookers()
        self.controls = Group(self, place)
        x, y, width, height = place
        self.where = Label(self.controls, (x, y, width, PLACE), "", size=theme.SMALL, colour=theme.DIM)
        lines = PLACE + (DEED if width < WIDE else WIDE_DEED)
        self.done = StepPlate(self.controls, (x, y + PLACE, width, lines - PLACE), self)
        each, high = (width - GAP) // 2, (height - lines - 3 * GAP) // 3
        steps = {
            "choice": (self.step_back, self.step_on), "turn": (self.turn_back, self.turn_on),
            "round": (self.round_back, self.round_on), "moment": (self.moment_back, self.moment_on),
        }  # fmt: skip
        for i, (unit, both) in enumerate(steps.items()):
            cell = (x + i % 2 * (each + GAP), y + lines + GAP + i // 2 * (high + GAP), each, high)
            names = ("back", "forward") if unit == "choice" else (f"{unit}_back", f"{unit}_on")
            Stepper(
                self.controls, cell, self._unit(unit),
                (f"replay.{names[0]}", f"replay.{names[1]}"), both,
                (partial(self._tip, names[0]), partial(self._tip, names[1])),
            )  # fmt: skip
        ended = self.recorded.record.ended
        eyes = [(ONLOOKER, self.t("watch.onlooker"))]
        eyes += [(str(info.seat), info.name) for info in self.match.seats]
        eyes += [(ALL_SEEING, self.t("replay.all"))] if ended and self.recorded.record.spec.open_view else []
        longest = max(self.media.theme.width(name, 20, True) for _, name in eyes)
        sign = "ui/eye" if longest <= BESIDE_SIGN else ""
        foot = y + height - high
        Cycler(
            self.controls, (x, foot, width - GAP - PACE, high), eyes, self._eyes_now, self._borrow, name="replay-eyes",
            size=20, icon=sign, tip=self.t("replay.eyes.tip" if ended else "replay.eyes.open"),
        )  # fmt: skip
        Button(
            self.controls, (x + width - PACE, foot, PACE, high), "", self.next_pace, size=20, name="replay.pace",
            tip=self.t("replay.pace.tip"),
        )  # fmt: skip
        self._show_pace()

    def _unit(self, unit: str) -> str:
        """What a unit is called, as the game calls it."""
        own = f"{self.match.title}.unit.{unit}"
        return self.t(own if self.media.texts.has(own) else f"replay.unit.{unit}")

    def _tip(self, name: str) -> str:
        return f"{self.t(f'replay.{name}.tip')} ({self.media.bindings.label(f'replay_{name}')})"

    def _branch_tip(self) -> str:
        return self.t("branch.tip", key=self.media.bindings.label("replay_branch"))

    def enter(self) -> None:
        """Nobody plays here; the timeline has the keys."""
        self.rebuild()
        self.ui.set_focus(self.line)
        self._mark()
        self._ahead = self._telling()

    def update(self, dt: int) -> None:
        """At the end the primary button begins again; the round changes in both places when it is seen to."""
        super().update(dt)
        if self._running and not self.playback.busy:
            self._show_place()
        if self._bots != self.recorded.bots and not self.playback.busy:
            self._seat_anew()
        if self.at >= self.recorded.length and not self.playback.busy:
            primary = self.buttons.primary
            primary.text, primary.enabled = self.t("replay.again"), True

    def _seat_anew(self) -> None:
        """Somebody has left a chair to a bot, or is back on it."""
        self._bots, steered = self.recorded.bots, self.ui.focus is self.line
        self.rebuild()
        if steered:
            self.ui.set_focus(self.line)

    @property
    def factor(self) -> float:
        """How much slower than normal things are shown here."""
        return super().factor / self.pace

    @property
    def at(self) -> int:
        """How many choices have been made."""
        return len(self.match.session.log)

    def _show_place(self) -> None:
        match = self.recorded
        question = self.controllers.current()
        self.rules_place = question.rule if question is not None else match.last_rule()
        self._running = self.playback.busy
        self.where.text = self._place_told()
        done = self._told_at
        while not self.paused and self._silent(done):  # a running film has not stood there
            done -= 1
        begins = self.deeds.begun(done) if done == self._begins else None
        self.done.tell(self.step.deed if self._seen else begins or (self.deeds.of(done) if done else None))
        self.line.invalidate()
        over = self.match.over  # then nobody can play on, and the result is one step away
        self.carry_on.enabled = self.carry_on.visible = not over
        self.to_end.visible = over and not self.ended
        if self.ended:
            self.back.place(CARRY_ON.union(BESIDE) if over else BESIDE)
            if over:
                self.where.text = self.t("replay.ended")

    def _place_told(self) -> str:
        """Round and number of the choice, in a wide column also who chooses next: the same pieces in the same order in
        every language. Its tip says who has chosen, too."""
        match, log = self.recorded, self.recorded.record.log
        at = self._told_at
        name = round_name(self.media, match.title, match.rounds[at - 1 if self._seen else at])
        key = "replay.where.start" if not at else "replay.where.last" if at >= match.length else "replay.where"
        last, following = (self.match.name(log[i].seat) if 0 <= i < match.length else "" for i in (at - 1, at))
        self.where.tip, said, short = (self.t(one, round=name, at=at, all=match.length, name=last, next=following)
                                       for one in (f"{key}.tip", key, "replay.where.short"))  # fmt: skip
        least, room = self.media.theme.least, self.where.rect.width
        return said if room >= WIDE and self.media.theme.width(said, least) <= room else short

    @property
    def _told_at(self) -> int:
        """After which choice the words stand: of what is shown nothing is told before it begins to be seen."""
        return max(0, self.at - 1) if self._running and not self._seen else self.at

    @property
    def _seen(self) -> bool:
        """Whether the last choice is being shown: then no more is told of it than is seen."""
        return self._running and self.step.at == self.at > 0

    # --- going to places

    def give(self, seat: int, key: str) -> None:
        """A recorded choice is made again."""
        self.title_table.mark("")
        self.step.at = self._begins = -1
        super().give(seat, key)
        self._show_place()

    def jump(self, count: int) -> None:
        """To another place of the record."""
        self._begins = -1
        count = min(max(count, 0), self.recorded.length)
        if count == self.at:
            return
        self.recorded.jump(count)
        self.look_as(self.viewer)
        self.title_table.finish()  # numbers stand at once: nobody has gained what lies between two places
        self._show_place()

    def step_on(self) -> None:
        """One choice on, shown as it happens, over those that nobody has to look at; then pause."""
        self._pause()
        self.playback.skip_all()
        while self.at < self.recorded.length:
            entry = self.recorded.record.log[self.at]
            self.give(entry.seat, entry.key)
            if not self._silent(self.at):
                break

    def step_back(self) -> None:
        """One choice back, over the same, then pause."""
        at = self.at - 1
        while at > 0 and self._silent(at):
            at -= 1
        self._go(at)

    def _silent(self, at: int) -> bool:
        return isinstance(self.controllers, RecordedChoices) and self.controllers.silent(at)

    def turn_back(self) -> None:
        """To where this turn began, or the one before."""
        self._go(self.recorded.before(self.recorded.turns, self.at), begins=True)

    def turn_on(self) -> None:
        """To where the next turn begins."""
        self._go(self.recorded.after(self.recorded.turns, self.at), begins=True)

    def round_back(self) -> None:
        """To where this round began, or the one before."""
        self._go(self.recorded.before(self.recorded.round_starts, self.at), begins=True)

    def round_on(self) -> None:
        """To where the next round begins."""
        self._go(self.recorded.after(self.recorded.round_starts, self.at), begins=True)

    def moment_back(self) -> None:
        """To the marked marker before."""
        self._go(self.recorded.before([marker.at for marker in self.recorded.markers], self.at))

    def moment_on(self) -> None:
        """To the next marked marker."""
        self._go(self.recorded.after([marker.at for marker in self.recorded.markers], self.at))

    def _go(self, count: int, begins: bool = False) -> None:
        """There, and where it was done is marked on the board; or what begins there is told."""
        self._pause()
        self.jump(count)
        if begins and count < self.recorded.length:
            self._begins = count
            self._show_place()
        self._mark()

    def _mark(self) -> None:
        self.title_table.mark(self.done.deed.ref if self.done.deed is not None else "")

    def _pause(self) -> None:
        self.paused = True
        self.buttons.refresh()

    def press_primary(self) -> None:
        """Plays and pauses; what was opened from a result leads back to it."""
        if self.ended:
            self.close()
        else:
            self.play()

    def play(self) -> None:
        """Plays and pauses; at the end it begins again."""
        if self.at >= self.recorded.length and not self.playback.busy:
            self.jump(0)
            self.paused = True
        super().press_primary()

    # --- eyes and pace

    def next_eyes(self) -> None:
        """Through the next eyes."""
        eyes = self.ui.find("replay-eyes")
        if isinstance(eyes, Cycler):
            eyes.step(1)

    def _borrow(self, eyes: str) -> None:
        self.recorded.see_all(eyes == ALL_SEEING)
        self.look_as(None if eyes in (ALL_SEEING, ONLOOKER) else int(eyes))
        self._ahead = self._telling()
        self._show_place()
        self._remember()
        self.turn()  # the board turns with everything around it, and not part by part
        self._mark()

    @property
    def _eyes_now(self) -> str:
        """Of the choices of eyes the one that holds."""
        return ALL_SEEING if self.recorded.all_seeing else ONLOOKER if self.viewer is None else str(self.viewer)

    def _remember(self) -> None:
        """The result from which this was opened hands the chosen eyes and pace on to who comes here again."""
        for scene in self.nav.stack.all():
            if isinstance(scene, ResultScene):
                scene.looked[self.ended] = self._eyes_now, self.pace

    def next_pace(self) -> None:
        """Faster; after the fastest as fast as matches are played."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        if isinstance(self.controllers, RecordedChoices):
            self.controllers.pace = self.pace
        self._show_pace()
        self._remember()

    def _show_pace(self) -> None:
        button = self.ui.find("replay.pace")
        if isinstance(button, Button):
            button.text = self.t("replay.pace", n=self.pace)

    # --- the log

    @property
    def eyes(self) -> tuple[object, ...]:
        """Also whether everything is seen."""
        return (*super().eyes, self.recorded.all_seeing)

    def _telling(self) -> Iterator[None]:
        """Makes the lines of the whole record ahead, a few at a time, after the frame that begins it."""
        yield
        everything = self.recorded.record.at(self.recorded.length, self.recorded.all_seeing)
        for i, event in enumerate(everything.events(0, self.viewer), 1):
            self.telling.line(event)
            if i % TOLD_AT_ONCE == 0:
                yield

    # --- keys, menu, end

    def handle(self, event: pygame.event.Event) -> bool:
        """The timeline's keys come first: there Space pauses, and does not skip what is shown."""
        return serves_film(self, event) or super().handle(event)

    def on_action(self, action: str) -> bool:
        """The keys of a replay."""
        verb = action.removeprefix("replay_")
        if verb == action:
            return super().on_action(action)
        moves = {
            "back": self.step_back, "forward": self.step_on, "turn_back": self.turn_back, "turn_on": self.turn_on,
            "round_back": self.round_back, "round_on": self.round_on, "moment_back": self.moment_back,
            "moment_on": self.moment_on, "eyes": self.next_eyes, "branch": self.continue_here,
        }  # fmt: skip
        moves[verb]()
        return True

    def continue_here(self) -> None:
        """A match of one's own from this place on (C12.1)."""
        from scenes.replay.branch_panel import BranchPanel

        self._pause()
        self.playback.skip_all()
        if not self.match.over:
            self.nav.stack.push(BranchPanel(self))

    def to_result(self) -> None:
        """The result of the match: the one that this was opened from, else made anew, in the place of this."""
        self._pause()
        below = self.nav.stack.all()[-2:-1]
        if below and isinstance(below[0], ResultScene):
            self.close()
        else:
            self.nav.stack.replace(self.nav.make("replay_result", replay_id=self.recorded.replay_id))

    def _end(self) -> None:
        """The record is over: who has watched it to its end sees the last blow, too; it stays to be looked at."""
        if not (self.paused or self.ended):
            show_again(self)
        self.paused = True
        self.buttons.refresh()

    def on_back(self) -> bool:
        """Esc leads back to the result from the board of its end."""
        if not self.ended:
            return super().on_back()
        if not self.title_table.close_over():
            self.close()
        return True

    def open_menu(self) -> None:
        """What can be done with the replay, and the way back."""
        from scenes.replay.replay_menu import ReplayMenu

        self._pause()
        self.nav.stack.push(ReplayMenu(self))


class Opening(Loading):
    """A replay is played through on a thread before it is shown (C1.4). A broken one is told, and what lies below
    stays.
    """

    words = "replay.loading"
    ended = False

    def _load(self, work: Work[TableMatch]) -> TableMatch:
        self.know(self.home.replays.read(self.match_id)[0])
        return ReplayMatch.of(self.home, self.match_id, work.report)

    def _done(self, match: TableMatch) -> None:
        if not self._left and self.on_top and isinstance(match, ReplayMatch):
            results = [scene for scene in self.nav.stack.all() if isinstance(scene, ResultScene)]
            looked = results[0].looked.get(self.ended) if results else None
            self.nav.stack.replace(ReplayScene(self.client, match, self.ended, looked))

    def _failed(self, error: Exception) -> None:
        self.nav.tell(notice_of(error))
        self.close()


def load(client: Client, replay_id: str) -> ReplayMatch:
    """A replay, standing at its beginning. Raises StoreError and BadSave."""
    return ReplayMatch.of(client.home, replay_id)


def create(client: Client, replay_id: str, ended: bool = False) -> Scene:
    """The replay of a stored match, once it is loaded. `ended`: the board of its end, uncovered, and the way back to
    the result.
    """
    opening = Opening(client, replay_id)
    opening.ended = ended
    return opening
