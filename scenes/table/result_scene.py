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
from scenes.media.canvas import FULL
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

PAINTED = (1620, 1080)
PICTURE = pygame.Rect(0, 0, 992, 1080)
"""What of the painting no plate covers."""
LEFT_OUT = (PAINTED[0] - PICTURE.width) // 2
RANKS = pygame.Rect(1000, 32, 888, 0)
BUTTONS = pygame.Rect(32, 992, 1856, 64)
TITLE = 58
ROW, COUNT, APART = 62, 31, 16
RISE = pygame.Rect(32, 32, 440, 136)
"""A level that was reached."""
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
        """The score whose lines lie furthest apart."""
        samples = self.match.samples
        apart = [
            sum(max(sample.values[i]) - min(sample.values[i]) for sample in samples)
            for i in range(len(self.track.scores))
        ]
        return apart.index(max(apart))

    def _places(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Ranks and counts are as high as they need, the graph has what is left."""
        room = BUTTONS.top - APART - RANKS.top
        ranks = pygame.Rect(RANKS.topleft, (RANKS.width, 64 + len(self.match.seats) * ROW + 4))
        counts = pygame.Rect(RANKS.x, 0, RANKS.width, 108 + COUNT * len(self.track.statistics))
        counts.bottom = RANKS.top + room
        top = ranks.bottom + APART
        return ranks, pygame.Rect(RANKS.x, top, RANKS.width, counts.top - APART - top), counts

    def build(self) -> None:
        """Picture, ranks, graph, counts, buttons."""
        name_bots(self.media, self.match.seats)
        look, view = ui_of(self.match.title).look, self.match.session.view(None)
        self._looks = [(look.sign(view, info.seat), look.colour(view, info.seat)) for info in self.match.seats]
        self._picture()
        ranks, graph, counts = self._places()
        self._rise()
        self._ranks(Panel(self, ranks, kind="panel", heading=self.t("result.ranks")))
        self._graph(Panel(self, graph, kind="panel", heading=self.t("result.graph")))
        self._counts(Panel(self, counts, kind="panel", heading=self.t("result.counts")))
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
        return not self.media.presses.is_new(event, self._shown_ms, GUARD_MS) or super().handle(event)

    def leave(self) -> None:
        """All is written."""
        let_go(self.client, self.match)

    def _picture(self) -> None:
        outcome = self.match.session.outcome
        reason = outcome.reason.replace(":", ".").removeprefix(f"{self.match.title}.") if outcome is not None else ""
        x, foot, width = PICTURE.x + 48, BUTTONS.top, PICTURE.width - 72
        headline = self._headline()
        lines = self.media.theme.wrap(headline, TITLE, width, True)[:2]
        for i, line in enumerate(lines):
            y = foot - 140 - 72 * (len(lines) - i)
            Label(self, (x, y, width, 76), line, size=TITLE, bold=True, colour=theme.GOLD, shadow=True)
        Label(
            self, (x, foot - 132, width, 44), self._told(f"outcome.{reason}"), size=30, bold=True, shadow=True,
        )  # fmt: skip
        Label(
            self, (x, foot - 84, width, 44), self._who_gave_up() or self._told(f"outcome.{self.ending}.line"),
            size=theme.BODY, colour=theme.BONE, shadow=True,
        )  # fmt: skip

    def _rise(self) -> None:
        """A plate for each level that somebody here has reached."""
        place = RISE.copy()
        for seat, gain in self.match.gains.items():
            if gain.level <= gain.level_before:
                continue
            plate = Panel(self, place, kind="panel_brass")
            Picture(plate, (place.x + 16, place.y + 16, 104, 104), "ui/level")
            words = self.t("result.level_up", level=gain.level)
            Label(
                plate, (place.x + 136, place.y + 20, place.width - 152, 52), words, size=36, bold=True,
                colour=theme.GOLD, shadow=True,
            )  # fmt: skip
            NameLabel(
                plate, (place.x + 136, place.y + 76, place.width - 152, 40), self.match.name(seat), size=theme.BODY
            )
            place = place.move(0, place.height + 8)

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
            self._rank(panel, panel.rect.y + 60 + i * ROW, seat, ranks[seat])

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
        place = panel.rect
        area = (place.x + 16, place.y + 68, place.width - 32, place.height - 72)
        self.graph = Graph(panel, area, self.match.samples, names, self.score, self._looks)
        width = 176
        for i, name in enumerate(self.track.scores):
            Button(
                panel, (place.right - 24 - (len(self.track.scores) - i) * (width + 8), place.y + 14, width, 48),
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
        top = panel.rect.y
        left, width = RANKS.x + 24, max(*wide, self.media.theme.width(panel.heading, theme.BUTTON, True)) + 24
        column = (RANKS.width - 40 - width) // len(seats)
        for info in seats:
            x = left + width + info.seat * column
            Picture(panel, (x, top + 12, 32, 32), self._looks[info.seat][0])
            NameLabel(panel, (x, top + 46, column - 8, 46), info.name, size=20)
        rows = [self.match.counted(info.seat) for info in seats]
        for i, name in enumerate(names):
            y = top + 98 + i * COUNT
            Label(panel, (left, y, width - 16, COUNT), words[i], size=20, colour=theme.DIM)
            for seat, row in enumerate(rows):
                place = (left + width + seat * column, y, column - 16, COUNT)
                Label(panel, place, f"{row[name]:,}", size=theme.BODY, bold=True)

    def _buttons(self) -> None:
        buttons = [
            ("rematch", "ui/continue", "gold", self.rematch),
            ("save", "ui/saves", "plain", self.save_replay),
            ("menu", "ui/back", "plain", self._menu),
        ]
        if self.nav.can_open("replay"):
            buttons[1:1] = [("board", "ui/eye", "plain", self._see_board), ("replay", "ui/play", "plain", self._watch)]
        there, waits = bool(self.match.replay_id), self.t("result.replay.waits")
        width, x = 304, BUTTONS.x
        for name, icon, kind, action in buttons:
            Button(
                self, (x, BUTTONS.y, width, BUTTONS.height), self.t(f"result.{name}"), action, icon=icon, icon_size=34,
                kind=kind, name=f"result.{name}", tip=self.t(f"result.{name}.tip"),
                enabled=there or name not in ("board", "replay", "save"), reason=waits,
            )  # fmt: skip
            x += width + 12
        name = round_name(self.media, self.match.title, self.match.round)
        facts = self.t("result.facts", round=name, minutes=max(1, self.match.played_minutes()))
        Label(self, (x, BUTTONS.y, BUTTONS.right - x, BUTTONS.height), facts, size=20, align="right")

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

    def _see_board(self) -> None:
        """The board as it stands at the end, everything on it uncovered; from there back to here (C6.14)."""
        self.nav.open("replay", replay_id=self.match.replay_id, ended=True)

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
        """The painting of the ending, and the winners' banners over it."""
        key = ("result", self.match.title, self.ending)
        surface.blit(self.media.sprites.made(key, self._painting), FULL)
        outcome = self.match.session.outcome
        if outcome is None or len(set(outcome.ranks)) == 1:
            return
        bought = banners.won(self.match.seats, outcome.winners)
        if bought:
            banners.hang(self.media, surface, PICTURE, bought)
        else:
            banners.hang_signs(self.media, surface, PICTURE, [self._looks[seat] for seat in outcome.winners])

    def _painting(self) -> pygame.Surface:
        """The middle of the picture fills what is free; its mirror image goes on under the plates. The foot darkens."""
        whole = pygame.Surface(FULL.size).convert(self.media.canvas.surface)
        whole.fill(theme.DESK)
        picture = self.media.sprites.backdrop(f"{self.match.title}/results/{self.ending}", PAINTED)
        if picture is not None:
            whole.blit(picture, (-LEFT_OUT, 0))
            whole.blit(pygame.transform.flip(picture, True, False), (PAINTED[0] - LEFT_OUT, 0))
        foot = pygame.Surface((1, 460), pygame.SRCALPHA)
        for y in range(460):
            foot.set_at((0, y), (8, 7, 12, round(240 * min(1.0, y / 260))))
        whole.blit(pygame.transform.scale(foot, (FULL.width, 460)), (0, FULL.bottom - 460))
        return whole


def create(client: Client, match: Match) -> ResultScene:
    """The result of a match that has ended."""
    return ResultScene(client, match)
