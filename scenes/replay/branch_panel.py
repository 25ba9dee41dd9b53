"""Continue from here (C12.1): a player for each seat, then a match of its own begins at this place of the replay."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.seats import BOT, GUEST, GUEST_ICON, PERSON
from game.store.notices import StoreError
from scenes.kit.match_words import match_line, round_name
from scenes.media import theme
from scenes.replay.branch import Chair, branch_of, chairs_for, first_chairs, seat_infos
from scenes.shell.dialog import PanelScene
from scenes.table.match import Match
from scenes.titles import ui_of
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from scenes.widgets.picture import Picture
from scenes.widgets.segmented_control import Cycler

if TYPE_CHECKING:
    from game.store.profiles import Profile
    from scenes.replay.replay_scene import ReplayScene
    from scenes.shell.work import Work

ROW = 84
HEAD, FOOT = 150, 196


class BranchPanel(PanelScene):
    """A row for each seat with its player of then and of now."""

    pauses = True
    heading = "branch.title"

    def __init__(self, replay: ReplayScene) -> None:
        super().__init__(replay.client)
        self.replay, self.match, self.at = replay, replay.recorded, replay.at
        self.people = self._people()
        own = self.home.profile.uid if self.home.profile is not None else ""
        self.chairs = first_chairs(self.match, own if any(p.uid == own for p in self.people) else "")
        self.rect = pygame.Rect(0, 0, 1120, HEAD + ROW * len(self.chairs) + FOOT)
        self.rect.center = (960, 540)

    def _people(self) -> list[Profile]:
        try:
            return self.home.store.profiles()
        except StoreError as error:
            self.nav.tell(error.notice)
            return []

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Where it begins, the seats, what it counts for, the button."""
        name = round_name(self.media, self.match.title, self.match.rounds[self.at])
        words = self.t("branch.where", round=name, at=self.at, all=self.match.length)
        if self.media.texts.has(f"{self.match.title}.branch.dice"):
            words += " " + self.t(f"{self.match.title}.branch.dice")
        Label(panel, (area.x, area.y - 4, area.width, 52), words, size=20, colour=theme.DIM, wrap=True)
        top = self.rect.y + HEAD
        for seat in range(len(self.chairs)):
            self._seat(panel, pygame.Rect(area.x, top + seat * ROW, area.width, ROW - 12), seat)
        foot = top + len(self.chairs) * ROW
        Label(panel, (area.x, foot, area.width, 60), self.t("branch.counts"), size=20, colour=theme.DIM, wrap=True)
        problem = self.problem()
        self.begin_button = Button(
            panel, (area.centerx - 260, foot + 72, 520, 72), self.t("branch.begin"), self.begin, kind="gold",
            icon="ui/person", icon_size=34, name="branch-begin", enabled=not problem, reason=problem,
        )  # fmt: skip

    def enter(self) -> None:
        """Enter begins."""
        super().enter()
        self.ui.set_focus(self.ui.find("branch-begin"))

    def _seat(self, panel: Group, area: pygame.Rect, seat: int) -> None:
        info = self.match.seat(seat)
        Picture(panel, (area.x, area.y + 4, 64, 64), info.icon if self.media.sprites.has(info.icon) else "ui/guest")
        sign = ui_of(self.match.title).look.sign(self.match.session.view(None), seat)
        Picture(panel, (area.x + 76, area.y + 18, 36, 36), sign)
        NameLabel(panel, (area.x + 124, area.y, 380, area.height), info.name, size=theme.BUTTON)
        options = [(chair.key, self._words(chair)) for chair in chairs_for(self.match, self.people)]
        Cycler(
            panel, (area.right - 500, area.y, 500, area.height), options, self.chairs[seat].key,
            partial(self._choose, seat), name=f"branch.{seat}", caption=self.t("branch.takes"),
            icon=self._icon(self.chairs[seat]), tip=self.t("branch.takes.tip", name=info.name),
        )  # fmt: skip

    def _words(self, chair: Chair) -> str:
        if chair.kind == PERSON:
            return next(profile.name for profile in self.people if profile.uid == chair.profile_uid)
        return self.t("room.kind.guest") if chair.kind == GUEST else self.t(
            "branch.bot", level=self.t(f"room.level.{chair.level}"))  # fmt: skip

    def _icon(self, chair: Chair) -> str:
        if chair.kind == BOT:
            return f"profile/bot_{chair.level}"
        return next((p.icon for p in self.people if p.uid == chair.profile_uid), GUEST_ICON)

    def _choose(self, seat: int, key: str) -> None:
        self.chairs[seat] = next(chair for chair in chairs_for(self.match, self.people) if chair.key == key)
        self.rebuild()

    def problem(self) -> str:
        """Why it can't begin: a profile sits on one seat only."""
        taken = [chair.profile_uid for chair in self.chairs if chair.kind == PERSON]
        return self.t("branch.twice") if len(taken) != len(set(taken)) else ""

    def begin(self) -> None:
        """Makes the match on a thread and opens its table."""
        if self.problem():
            return
        seats = seat_infos(self.media, self.match, self.chairs, self.people)
        name = self._name()

        def make(work: Work[Match]) -> Match:
            return branch_of(self.client, self.match, self.at, seats, name)

        self.nav.work(make, self._begun, words="branch.words", at_once=True)

    def _name(self) -> str:
        try:
            label = self.home.replays.marks.of(self.match.match_id).label
        except StoreError:
            label = ""
        return label or match_line(self.media, self.match.title, self.match.head)

    def _begun(self, match: Match) -> None:
        self.nav.stack.reset(self.nav.make("table", match=match))
