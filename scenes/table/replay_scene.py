"""Watching a finished match again (C7.2): play, pause, step, jump to a round, through the eyes of any seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.errors import BadSave
from game.core.session import Entry, Session, read_saved, replayed
from game.store.notices import StoreError
from scenes import theme
from scenes.menu.words import round_name
from scenes.table.controllers import Answer, Controllers
from scenes.table.match import Match, seats_of
from scenes.table.progress import chart_of
from scenes.table.watch_scene import WatchScene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.slider import Slider

if TYPE_CHECKING:
    from game.core.ask import Question
    from scenes.app import App
    from scenes.stack import Scene
    from scenes.table.binding import Binding

STEP_MS = 240
"""How long a choice stands before the next, at normal speed."""
PACES = (1, 2, 4, 8)
"""How many times as fast as animations are otherwise."""


class ReplayMatch(Match):
    """A match whose choices are already made: nothing is saved, nobody sits at it."""

    log: list[Entry]
    rounds: list[int]
    """For each choice the round in which it was made."""

    @property
    def persons(self) -> list[int]:
        """Nobody is asked."""
        return []

    def save(self) -> None:
        """Nothing is kept."""

    def finish(self) -> None:
        """The results were entered when it was played."""

    def jump(self, count: int) -> None:
        """Stands after the first `count` choices."""
        old = self.session
        session = Session(old.spec, old.seats, old.options, old.seed)
        for entry in self.log[:count]:
            session.play(entry.seat, entry.key)
        self.session = session


class Recorded(Controllers):
    """Gives the recorded choices one after the other."""

    def __init__(self, match: ReplayMatch, binding: Binding) -> None:
        super().__init__(match, binding)
        self.record = match.log
        self.waited = 0.0

    def poll(self, dt: int, factor: float) -> Answer | None:
        """The next choice of the record, after a pause."""
        self.waited += dt
        at = len(self.match.session.log)
        if at >= len(self.record) or self.waited < STEP_MS * factor:
            return None
        self.waited = 0.0
        return self.record[at].seat, self.record[at].key

    def asks_person(self) -> Question | None:
        """Nobody."""
        return None


class ReplayScene(WatchScene):
    """The table with a recorded match; below the board stand the controls."""

    def __init__(self, app: App, match: ReplayMatch) -> None:
        self.recorded = match
        self.pace = PACES[0]
        super().__init__(app, match)
        self.controllers = Recorded(match, self.binding)

    def build_controls(self) -> None:
        """Where the record stands; steps, eyes and pace."""
        place = self.binding.controls()
        self.controls = Group(self, place)
        x, y, width, _ = place
        rounds = self.recorded.rounds
        self.where = Label(self.controls, (x, y + 8, width, 32), "", size=20, colour=theme.DIM)
        self.slider = Slider(
            self.controls, (x, y + 44, width, 48), self.at, self.jump, highest=max(1, len(rounds)), step=1, unit="",
            name="replay.slider", tip=self.t("replay.slider"),
        )  # fmt: skip
        buttons = (
            ("back", "ui/chevron_left", self.step_back), ("forward", "ui/chevron_right", self.step_on),
            ("eyes", "ui/eye", self.next_eyes), ("pace", "", self.next_pace),
        )  # fmt: skip
        each = (width - 8 * (len(buttons) - 1)) // len(buttons)
        for i, (name, icon, action) in enumerate(buttons):
            Button(
                self.controls, (x + i * (each + 8), y + 104, each, 56), icon=icon, icon_size=30, on_click=action,
                name=f"replay.{name}", tip=self.t(f"replay.{name}.tip"),
            )  # fmt: skip
        self._show_pace()
        self._show_place()

    def enter(self) -> None:
        """Nobody plays here."""
        self.rebuild()
        self.app.sounds.music(self.music)

    @property
    def factor(self) -> float:
        """How much slower than normal things are shown here."""
        return super().factor / self.pace

    @property
    def at(self) -> int:
        """How many choices have been made."""
        return len(self.match.session.log)

    def _show_place(self) -> None:
        rounds = self.recorded.rounds
        number = rounds[min(self.at, len(rounds) - 1)] if rounds else 1
        eyes = self.t("replay.onlooker") if self.viewer is None else self.match.name(self.viewer)
        name = round_name(self.app, self.match.title, number)
        self.where.text = self.t("replay.where", round=name, at=self.at, all=len(rounds), name=eyes)
        self.slider.set(self.at)

    def give(self, seat: int, key: str) -> None:
        """A recorded choice is made again."""
        super().give(seat, key)
        self._show_place()

    def jump(self, count: int) -> None:
        """To another place of the record."""
        count = min(max(count, 0), len(self.recorded.rounds))
        if count == self.at:
            return
        self.recorded.jump(count)
        self._restart()

    def step_on(self) -> None:
        """One choice on, then pause."""
        self.paused = True
        self.playback.skip_all()
        if self.at < len(self.recorded.rounds):
            entry = self.recorded.log[self.at]
            self.give(entry.seat, entry.key)
        self.buttons.refresh()

    def step_back(self) -> None:
        """One choice back, then pause."""
        self.paused = True
        self.jump(self.at - 1)
        self.buttons.refresh()

    def next_eyes(self) -> None:
        """Through the eyes of the next seat; after the last one as an onlooker."""
        seats = [None, *range(len(self.match.seats))]
        self.look_as(seats[(seats.index(self.viewer) + 1) % len(seats)])
        self._show_place()

    def next_pace(self) -> None:
        """Faster; after the fastest as fast as matches are played."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self._show_pace()

    def _show_pace(self) -> None:
        button = self.ui.find("replay.pace")
        if isinstance(button, Button):
            button.text = self.t("replay.pace", n=self.pace)

    def _restart(self) -> None:
        self.look_as(self.viewer)
        self._show_place()

    def _end(self) -> None:
        """The record is over; it stays to be looked at."""
        self.paused = True
        self.buttons.refresh()

    def open_menu(self) -> None:
        """Esc goes back to where it was opened from."""
        self.close()


def load(app: App, replay_id: str) -> ReplayMatch:
    """A replay, standing at its beginning. Raises StoreError and BadSave."""
    import game

    header, payload = app.replays.read(replay_id)
    saved = read_saved(game.TITLES, payload)
    chart = chart_of(saved.title)
    session = replayed(game.TITLES[saved.title], saved, 0)
    match = ReplayMatch(app, session, seats_of(header, len(saved.seats)), replay_id, chart)
    match.log, match.rounds = saved.log, []
    walk = replayed(game.TITLES[saved.title], saved, 0)
    for entry in saved.log:
        match.rounds.append(chart.round(walk))
        walk.answer(entry.seat, entry.key)
    if walk.digest() != saved.digest:
        raise BadSave("error.save_digest", "the replay differs from what its choices lead to")
    return match


def create(app: App, replay_id: str) -> Scene:
    """The replay of a stored match. A broken one is told and the menu stays."""
    try:
        return ReplayScene(app, load(app, replay_id))
    except StoreError as error:
        app.tell(error.notice)
    except BadSave as error:
        app.toast(app.t(error.key, **error.args_), "bad")
    from scenes.menu.replays_panel import ReplaysPanel

    return ReplaysPanel(app)
