"""The end of a match (C6.9): the winners and how they won, ranks, scores over time, counts, experience, and what
next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.match.match import RETRY_S
from game.match.seats import seated_again
from game.store.levels import progress
from game.store.notices import StoreError
from game.store.paths import downloads
from scenes.kit.match_words import round_name
from scenes.media import theme
from scenes.shell.progress import ProgressBar
from scenes.shell.scene import Scene
from scenes.table import banners
from scenes.table.graph import Graph
from scenes.table.leaving import let_go
from scenes.table.match import Match, name_bots
from scenes.titles import ui_of
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from game.match.at_table import EndedMatch
    from scenes.shell.client import Client
    from scenes.shell.work import Work

PICTURE = pygame.Rect(48, 48, 816, 544)
RANKS = pygame.Rect(48, 616, 816, 344)
GRAPH = pygame.Rect(888, 48, 984, 468)
COUNTS = pygame.Rect(888, 540, 984, 420)
BUTTONS = pygame.Rect(48, 984, 1824, 64)
ROW = 64
GUARD_MS = 400
"""Clicks and keys within this time were meant for the table, whose button lay where "menu" is now (C6.4c)."""


class ResultScene(Scene):
    """`match` has ended; nothing changes it any more."""

    def __init__(self, client: Client, match: EndedMatch) -> None:
        super().__init__(client)
        self.match = match
        self.rules_title, self.rules_place = match.title, match.last_rule()
        self.track = match.session.spec.track
        self.score = self._telling_score()
        self._shown_ms = self._failing_ms = 0
        self._rebuilt_for = self._written()
        persons, outcome = match.persons, match.session.outcome
        alike = outcome is not None and len({seat in outcome.winners for seat in persons}) == 1
        self.ending = self.track.ending(match.session, persons[0] if alike else None)

    def _told(self, key: str) -> str:
        """A text that every title has."""
        return self.t(f"{self.match.title}.{key}")

    def _telling_score(self) -> int:
        """The score that decided the match, else the first."""
        outcome = self.match.session.outcome
        words = outcome.reason.replace(":", "_").split("_") if outcome is not None else []
        return next((i for i, name in enumerate(self.track.scores) if name in words), 0)

    def build(self) -> None:
        """Picture, ranks, graph, counts, buttons."""
        name_bots(self.media, self.match.seats)
        look, view = ui_of(self.match.title).look, self.match.session.view(None)
        self._looks = [(look.sign(view, info.seat), look.colour(view, info.seat)) for info in self.match.seats]
        self._picture()
        self._ranks(Panel(self, RANKS, kind="panel", heading=self.t("result.ranks")))
        self._graph(Panel(self, GRAPH, kind="panel", heading=self.t("result.graph")))
        self._counts(Panel(self, COUNTS, kind="panel", heading=self.t("result.counts")))
        self._buttons()

    def enter(self) -> None:
        """Sounds like it ended."""
        super().enter()
        self.media.sounds.play("win" if self.ending.startswith("win") else "lose")
        self.home.saves.take_notices()
        self._follow()

    def update(self, dt: int) -> None:
        """Counts the moment in which stray keys and clicks do nothing; follows what is being written, and tries again
        what failed.
        """
        super().update(dt)
        self._shown_ms += dt
        keeping = self.match.keeping
        self._failing_ms = self._failing_ms + dt if keeping is not None and keeping.unsaved else 0
        if keeping is not None and self._failing_ms >= RETRY_S * 1000:
            self._failing_ms = 0
            keeping.save_rest()
        for notice in self.match.take_notices():
            self.nav.tell(notice)
        if self._written() != self._rebuilt_for:
            self._follow()
            self.rebuild()

    def _written(self) -> tuple[object, ...]:
        """What of the end is on the disk."""
        return self.match.replay_id, len(self.match.gains)

    def _follow(self) -> None:
        """The profile has what it gained."""
        self._rebuilt_for = self._written()
        if not self.match.gains:
            return
        try:
            self.home.refresh_profile()
        except StoreError as error:
            self.nav.tell(error.notice)

    def handle(self, event: pygame.event.Event) -> bool:
        """What was still meant for the table does not leave the result."""
        if self._shown_ms < GUARD_MS and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return True
        return super().handle(event)

    def leave(self) -> None:
        """All is written."""
        let_go(self.client, self.match)

    def _picture(self) -> None:
        outcome = self.match.session.outcome
        reason = outcome.reason.replace(":", ".").removeprefix(f"{self.match.title}.") if outcome is not None else ""
        place = (PICTURE.x + 40, PICTURE.bottom - 184, PICTURE.width - 80, 68)
        Label(self, place, self._headline(), size=48, bold=True, colour=theme.GOLD, shadow=True)
        Label(
            self, (PICTURE.x + 40, PICTURE.bottom - 112, PICTURE.width - 80, 42), self._told(f"outcome.{reason}"),
            size=28, bold=True, shadow=True,
        )  # fmt: skip
        Label(
            self, (PICTURE.x + 40, PICTURE.bottom - 68, PICTURE.width - 80, 44),
            self._who_gave_up() or self._told(f"outcome.{self.ending}.line"),
            size=20, colour=theme.BONE, shadow=True,
        )  # fmt: skip

    def _who_gave_up(self) -> str:
        """C6.13. Who has ended the match by giving up, or "" if nobody has."""
        gone = [int(str(event.data["seat"])) for event in self.match.session.events() if event.kind == "conceded"]
        return self.t("result.gave_up", name=", ".join(self.match.name(seat) for seat in gone)) if gone else ""

    def _headline(self) -> str:
        """The winners; nobody where opponents have the same rank. All together have won or lost against the game."""
        outcome, seats = self.match.session.outcome, self.match.seats
        opposed = not all(self.match.together(seats[0].seat, info.seat) for info in seats)
        if outcome is None or (opposed and len(set(outcome.ranks)) == 1):
            return self.t("result.draw")
        if not outcome.winners:
            return self.t("result.lost")
        key = "result.winner" if len(outcome.winners) == 1 else "result.winners"
        return self.t(key, name=", ".join(self.match.name(seat) for seat in outcome.winners))

    def _ranks(self, panel: Panel) -> None:
        outcome = self.match.session.outcome
        ranks = outcome.ranks if outcome is not None else [1] * len(self.match.seats)
        order = sorted(range(len(ranks)), key=lambda s: ranks[s])
        for i, seat in enumerate(order):
            self._rank(panel, RANKS.y + 60 + i * (ROW + 6), seat, ranks[seat])

    def _rank(self, panel: Group, y: int, seat: int, rank: int) -> None:
        info = self.match.seat(seat)
        x = RANKS.x + 24
        words = self.t("result.rank", n=rank)
        Label(panel, (x, y, 72, ROW), words, size=28, bold=True, colour=theme.GOLD if rank == 1 else theme.DIM)
        plate = banners.plate_of(self.match.seats, seat)
        Picture(panel, (x + 64, y + 2, *banners.PLATE), plate)
        Picture(panel, (x + 76, y + 4, 56, 56), info.icon)
        Picture(panel, (x + 140, y + 14, 36, 36), self._looks[seat][0])
        NameLabel(panel, (x + 188, y, 190 if plate else 264, ROW), info.name, size=theme.BUTTON)
        gain = self.match.gains.get(seat)
        if gain is None:
            kind = self.t(f"result.{info.kind if not info.is_person else 'guest'}")
            if info.is_person and info.profile_uid:
                kind = self.t("result.entering" if self.match.earns else "result.branch")
            if info.is_bot and info.away is not None:
                kind = self.t("result.bot_for")
            Label(panel, (RANKS.right - 344, y, 320, ROW), kind, size=20, colour=theme.DIM, align="right")
            return
        got, needed = progress(gain.xp_before + gain.xp)
        bar = ProgressBar(panel, (RANKS.right - 344, y + 40, 210, 16), got / needed if needed else 1.0, fill="faith")
        bar.invalidate()
        coins = self.t("result.coins", n=gain.coins)
        wide = self.media.theme.width(coins, 20, True)
        Picture(panel, (RANKS.right - 24 - wide - 44, y + 29, 38, 38), "ui/coins")
        Label(
            panel, (RANKS.right - 24 - wide - 44, y + 32, wide + 44, 32), coins, size=20, colour=theme.GOLD, bold=True,
            align="right", tip=self.t("result.coins.tip", n=gain.coins),
        )  # fmt: skip
        key = "result.xp.level" if gain.level > gain.level_before else "result.xp"
        text = self.t(key, xp=gain.xp, level=gain.level)
        Label(panel, (RANKS.right - 344, y, 320, 36), text, size=20, colour=theme.GOOD, bold=True, align="right")

    def _graph(self, panel: Panel) -> None:
        names = [info.name for info in self.match.seats]
        area = (GRAPH.x + 16, GRAPH.y + 72, GRAPH.width - 32, GRAPH.height - 84)
        self.graph = Graph(panel, area, self.match.samples, names, self.score, self._looks)
        width = 196
        for i, name in enumerate(self.track.scores):
            Button(
                panel, (GRAPH.right - 24 - (len(self.track.scores) - i) * (width + 8), GRAPH.y + 14, width, 48),
                self._told(f"track.{name}"), partial(self._choose_score, i), on=i == self.score, size=20, icon_size=28,
                icon=f"{self.match.title}/victory/{name}", name=f"score.{name}",
            )  # fmt: skip

    def _choose_score(self, score: int) -> None:
        self.score = score
        self.rebuild()

    def _counts(self, panel: Panel) -> None:
        names = self.track.statistics
        seats = self.match.seats
        words = [self.t(f"{self.match.title}.track.count.{name}") for name in names]
        wide = [self.media.theme.width(line, 20) for line in words]
        left, width = COUNTS.x + 24, max(*wide, self.media.theme.width(panel.heading, theme.BUTTON, True)) + 32
        column = (COUNTS.width - 48 - width) // len(seats)
        for info in seats:
            x = left + width + info.seat * column
            Picture(panel, (x, COUNTS.y + 14, 32, 32), self._looks[info.seat][0])
            NameLabel(panel, (x, COUNTS.y + 48, column - 16, 46), info.name, size=20)
        step = (COUNTS.height - 112) // len(names)
        rows = [self.match.counted(info.seat) for info in seats]
        for i, name in enumerate(names):
            y = COUNTS.y + 98 + i * step
            Label(panel, (left, y, width - 16, step), words[i], size=20, colour=theme.DIM)
            for seat, row in enumerate(rows):
                place = (left + width + seat * column, y, column - 16, step)
                Label(panel, place, f"{row[name]:,}", size=theme.BODY, bold=True)

    def _buttons(self) -> None:
        buttons = [
            ("rematch", "ui/continue", "gold", self.rematch),
            ("save", "ui/saves", "plain", self.save_replay),
            ("menu", "ui/back", "plain", self._menu),
        ]
        if self.nav.can_open("replay"):
            buttons.insert(1, ("replay", "ui/play", "plain", self._watch))
        there, waits = bool(self.match.replay_id), self.t("result.replay.waits")
        width = 336
        x = BUTTONS.right - len(buttons) * (width + 16) + 16
        for name, icon, kind, action in buttons:
            Button(
                self, (x, BUTTONS.y, width, BUTTONS.height), self.t(f"result.{name}"), action, icon=icon, icon_size=34,
                kind=kind, name=f"result.{name}", tip=self.t(f"result.{name}.tip"),
                enabled=there or name not in ("replay", "save"), reason=waits,
            )  # fmt: skip
            x += width + 16
        name = round_name(self.media, self.match.title, self.match.round)
        facts = self.t("result.facts", round=name, minutes=max(1, self.match.played_minutes()))
        Label(self, (BUTTONS.x, BUTTONS.y, 420, BUTTONS.height), facts, size=20, colour=theme.DIM)

    # --- what next

    def rematch(self) -> None:
        """The same people and options, another seed."""
        match, seats = self.match, seated_again(self.match.seats)

        def make(work: Work[Match]) -> Match:
            return Match.new(self.home, match.title, seats, match.session.options, clock=match.times.mode)

        self.nav.work(make, self._begin, words="result.rematch.words")

    def _begin(self, match: Match) -> None:
        self.nav.stack.replace(self.nav.make("table", match=match))

    def _watch(self) -> None:
        self.nav.open("replay", replay_id=self.match.replay_id)

    def save_replay(self) -> None:
        """Copies the replay to where files are looked for: the downloads, else the home folder (C7.2)."""
        path = downloads(self.home.data) / f"{self.match.replay_id}.replay"
        try:
            self.home.replays.copy_out(self.match.replay_id, path)
        except StoreError as error:
            self.nav.tell(error.notice)
            return
        self.nav.toast(self.t("result.saved", path=str(path)), "good")

    def _menu(self) -> None:
        self.nav.stack.reset(self.nav.make("menu"))
        self.media.sprites.release()

    def on_back(self) -> bool:
        """Esc goes to the menu."""
        self._menu()
        return True

    def draw_back(self, surface: pygame.Surface) -> None:
        """Desk, and the picture of the ending under a darkened foot."""
        surface.fill(theme.DESK)
        surface.blit(*self.media.sprites.shadow(PICTURE))
        picture = self.media.sprites.backdrop(f"{self.match.title}/results/{self.ending}", PICTURE.size)
        if picture is not None:
            surface.blit(picture, PICTURE)
        surface.blit(self.media.sprites.made(("result foot",), self._foot), (PICTURE.x, PICTURE.bottom - 260))
        outcome = self.match.session.outcome
        if outcome is not None and len(set(outcome.ranks)) > 1:
            banners.hang(self.media, surface, PICTURE, banners.won(self.match.seats, outcome.winners))
        pygame.draw.rect(surface, theme.BRASS, PICTURE, 2, border_radius=4)

    @staticmethod
    def _foot() -> pygame.Surface:
        shade = pygame.Surface((1, 260), pygame.SRCALPHA)
        for y in range(260):
            shade.set_at((0, y), (8, 7, 12, round(235 * min(1.0, y / 120))))
        return pygame.transform.scale(shade, (PICTURE.width, 260))


def create(client: Client, match: Match) -> ResultScene:
    """The result of a match that has ended."""
    return ResultScene(client, match)
