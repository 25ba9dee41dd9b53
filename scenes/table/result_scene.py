"""The end of a match (C6.9): the winners and how they won, ranks, scores over time, counts, experience, and what
next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.carrying import without_carried
from game.match.match import RETRY_S
from game.match.seats import seated_again
from game.store.levels import progress
from game.store.notices import StoreError
from game.store.paths import downloads
from scenes.kit.lettering import Burst, Lettering
from scenes.kit.match_words import round_name
from scenes.kit.page_view import PageView
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.shell.folders import told_of_file
from scenes.shell.progress import ProgressBar
from scenes.shell.scene import Scene
from scenes.table import banners, ending_words, result_counts, scores
from scenes.table.graph_pointer import PointedGraph
from scenes.table.leaving import let_go
from scenes.table.match import Match, name_bots
from scenes.table.result_menu import ResultMenu
from scenes.table.result_words import put_words
from scenes.titles import ui_of
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.match.at_table import EndedMatch
    from game.match.seats import SeatInfo
    from scenes.shell.client import Client
    from scenes.shell.work import Work

PAINTED = (1620, 1080)
PICTURE = pygame.Rect(0, 0, 992, 1080)
"""What of the painting no plate covers."""
LEFT_OUT = 400
"""Of the painting: what it is about stands left of the banners."""
PLATE = pygame.Rect(1000, 32, 888, 944)
BUTTONS = pygame.Rect(32, 992, 1856, 64)
ROW = 62
MANY, CLOSE = 4, 52
"""From so many seats on the ranks stand closer, so that the graph has room."""
FOOT, SIDE = 460, 960
RISE = (400, 120)
"""A level that was reached."""
RISES = ((32, 32), (32, 160), (588, 508), (32, 288), (32, 416), (32, 544))
"""Where they stand, in their order: beside and below the banner of who has won; the first ones where no painting shows
a face.
"""
REACHED = pygame.Rect(412, 0, 108, 36)
"""What has decided a place, in its row: between the plate of its name and what it has gained."""
STORY = -1
"""What is chosen like a score, where the title tells what happened."""
OPTIONS = 68
"""How wide their button is."""
GUARD_MS = 400
"""Clicks and keys within this time were meant for the table, whose button lay where "menu" is now (C6.4c)."""


class Section(Group):
    """A part of the plate under its heading; a brass line parts it from the one above."""

    def __init__(self, plate: Panel, rect: pygame.Rect, heading: str) -> None:
        self.heading, self._first = heading, rect.y == plate.rect.y
        super().__init__(plate, rect)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Line and heading."""
        if not self._first:
            surface.fill(theme.BRASS, (self.rect.x + 16, self.rect.y, self.rect.width - 32, 2))
        line = self.media.theme.line(self.heading, self.rect.width - 48, theme.BUTTON, theme.GOLD, True)
        surface.blit(line, (self.rect.x + 24, self.rect.y + 14))


class ResultScene(Scene):
    """`match` has ended; nothing changes it any more."""

    lift = 0
    """Pixels that the words in the picture stand higher: something else is told under them."""

    def __init__(self, client: Client, match: EndedMatch) -> None:
        super().__init__(client)
        self.match = match
        self.rules_title, self.rules_place = match.title, match.last_rule()
        self.track = match.session.spec.track
        decided = ending_words.cause(client.media, match).score
        self.score = STORY if ui_of(match.title).tells else scores.telling(match, decided)
        self.looked: dict[bool, tuple[str, int]] = {}  # eyes and pace; True: on the board of the end
        self._shown_ms = self._failing_ms = 0
        self._rebuilt_for = self._written()
        self.ending = ending_words.ending(match)
        self.painting_name = ending_words.picture(match)
        client.media.sprites.preload(self.painting_name)

    @property
    def grown(self) -> int:
        """By how much the buttons are higher than at 100 % (C10.3); the plate above makes room."""
        return BUTTONS.height * max(0, self.media.theme.scale - 100) // 100

    @property
    def foot(self) -> pygame.Rect:
        """The row of the buttons."""
        return pygame.Rect(BUTTONS.x, BUTTONS.y - self.grown, BUTTONS.width, BUTTONS.height + self.grown)

    @property
    def plate(self) -> pygame.Rect:
        """What tells of the match."""
        return pygame.Rect(PLATE.topleft, (PLATE.width, self.foot.top - 16 - PLATE.y))

    def _told(self, key: str) -> str:
        """A text that every title has."""
        return self.t(f"{self.match.title}.{key}")

    @property
    def counted(self) -> tuple[str, ...]:
        """The statistics that tell something: those of which somebody has one at least."""
        rows = [self.match.counted(info.seat) for info in self.match.seats]
        names = self.track.statistics
        return tuple(name for name in names if any(row[name] for row in rows)) or names[:1]

    def _places(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Ranks and counts are as high as they need, the graph has what is left."""
        x, width = PLATE.x, PLATE.width
        ranks = pygame.Rect(x, PLATE.y, width, 64 + len(self.match.seats) * self.row + 12)
        counts = pygame.Rect(x, 0, width, result_counts.height(len(self.counted)))
        counts.bottom = self.plate.bottom
        return ranks, pygame.Rect(x, ranks.bottom, width, counts.top - ranks.bottom), counts

    def build(self) -> None:
        """Picture, the plate with ranks, graph and counts, buttons."""
        name_bots(self.media, self.match.seats)
        self.totals = ui_of(self.match.title).totals(self.media, self.match)
        look, view = ui_of(self.match.title).look, self.match.session.view(None)
        self._looks = [(look.sign(view, info.seat), look.colour(view, info.seat)) for info in self.match.seats]
        self._standards = [look.standard(view, info.seat) for info in self.match.seats]
        self._opposed = len(set(self.match.sides())) > 1  # who has played together against the game has no ranks
        self._picture()
        self._rise()
        plate = Panel(self, self.plate)
        ranks, graph, counts = self._places()
        self._ranks(Section(plate, ranks, self.t("result.ranks" if self._opposed else "result.party")))
        story = ui_of(self.match.title).story(self.media, self.match)
        told = story is not None and self.score == STORY
        section = Section(plate, graph, self.t("result.story" if told else "result.graph"))
        area = self._chosen(section, story is not None)
        if story is not None and told:
            words, page = story
            area = area.inflate(-16, 0)
            PageView(section, area, words, heading=False, name="story").put(page)
        else:
            self._graph(section, area)
        self._counts(Section(plate, counts, self.t("result.counts")))
        self._buttons()
        self.ui.spared = lambda: [PLATE, *self._rises()]

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
        put_words(self, self.match, self.totals, BUTTONS.x + 4, self.foot.top - self.lift, PICTURE.width - 60)

    def _rise(self) -> None:
        """A plate for each level that somebody here has reached."""
        risen = [seat for seat, gain in self.match.gains.items() if gain.level > gain.level_before]
        for seat, place in zip(risen, self._rises(), strict=True):
            gain = self.match.gains[seat]
            plate = Panel(self, place, kind="panel_brass")
            Burst(plate, (place.x + 4, place.y + 4, 112, 112))
            Picture(plate, (place.x + 22, place.y + 22, 76, 76), "ui/level")
            left, width = place.x + 124, place.width - 144
            words = self.t("result.level_up", level=gain.level)
            Lettering(plate, (left, place.y + 10, width, 62), words, size=44, name=f"result.level.{seat}")
            NameLabel(plate, (left, place.y + 74, width, 34), self.match.name(seat), size=theme.BODY)

    def _rises(self) -> list[pygame.Rect]:
        """Where these plates are; beside what hangs at both sides for several winners."""
        count = sum(gain.level > gain.level_before for gain in self.match.gains.values())
        outcome = self.match.session.outcome
        winners = outcome.winners if outcome is not None and self._opposed else []
        shared = len(winners) > 1 and all(self._standards[seat] for seat in winners)
        by = banners.SHARED + 24 if shared else 0
        return [pygame.Rect((x + by * (x < PICTURE.centerx), y), RISE) for x, y in RISES[:count]]

    def _ranks(self, panel: Group) -> None:
        for i, (rank, seat) in enumerate(self._standing()):
            self._rank(panel, panel.rect.y + 60 + i * self.row, seat, rank)

    @property
    def row(self) -> int:
        """How high a rank's row is."""
        return CLOSE if len(self.match.seats) >= MANY else ROW

    def _standing(self) -> list[tuple[int, int]]:
        """Rank and seat of all, the first one first."""
        outcome = self.match.session.outcome
        ranks = outcome.ranks if outcome is not None else [1] * len(self.match.seats)
        return sorted(zip(ranks, range(len(ranks)), strict=True))

    def _rank(self, panel: Group, y: int, seat: int, rank: int) -> None:
        info = self.match.seat(seat)
        x, row = PLATE.x + 24, self.row
        if self.match.persons == [seat]:
            result_counts.OwnBand(panel, (PLATE.x + 12, y + 1, PLATE.width - 24, row - 2), "own.rank")
        if self._opposed:
            words = ending_words.placing(self.media, self.match, seat)
            Label(panel, (x, y, 72, row), words, size=28, bold=True, colour=theme.GOLD if rank == 1 else theme.DIM)
        else:
            x -= 64
        plate = banners.plate_of(self.match.seats, seat)
        width, high = banners.PLATE
        Picture(panel, (x + 64, y + 1, width, min(high, row - 2)), plate)
        face = min(56, row - 4)
        Picture(panel, (x + 104 - face // 2, y + (row - face) // 2, face, face), info.icon)
        Picture(panel, (x + 140, y + (row - 36) // 2, 36, 36), self._looks[seat][0])
        reached = self.totals.places[seat] if self.totals is not None and self.totals.places else ("", "", "")
        wide = 190 if plate else REACHED.x - 196 if reached[1] else 316
        NameLabel(panel, (x + 188, y, wide, row), info.name, size=theme.BUTTON)
        if reached[1]:
            self._reached(panel, REACHED.move(x, y + (row - REACHED.height) // 2), *reached)
        gain = self.match.gains.get(seat)
        if gain is None:
            place = (PLATE.right - 344, y, 320, row)
            Label(panel, place, self._note(info), size=20, colour=theme.DIM, align="right")
            return
        middle = y + row // 2 + 2
        got, needed = progress(gain.xp_before + gain.xp)
        place, share = (PLATE.right - 344, middle + 9, 210, 14), got / needed if needed else 1.0
        ProgressBar(panel, place, share, fill="faith").invalidate()
        coins = self.t("result.coins", n=gain.coins)
        wide = self.media.theme.width(coins, 20, True)
        Picture(panel, (PLATE.right - 24 - wide - 44, middle - 21, 38, 38), "ui/coins")
        Label(
            panel, (PLATE.right - 24 - wide - 44, middle - 18, wide + 44, 32), coins, size=20, colour=theme.GOLD,
            bold=True, align="right", tip=self.t("result.coins.tip", n=gain.coins),
        )  # fmt: skip
        text = self.t("result.xp" if needed else "result.xp.top", xp=gain.xp, got=got, needed=needed)
        words = self.t("menu.level.xp" if needed else "menu.level.top", level=gain.level, got=got, needed=needed)
        place = (PLATE.right - 344, middle - 29, 210, 36)
        Label(panel, place, text, size=20, colour=theme.GOOD, bold=True, tip=words, name=f"result.xp.{seat}")

    def _reached(self, panel: Group, place: pygame.Rect, icon: str, told: str, tip: str) -> None:
        """How far who has this place came, in what has decided it."""
        Picture(panel, (place.x, place.centery - 14, 28, 28), icon, tip=tip)
        Label(panel, (place.x + 32, place.y, place.width - 32, place.height), told, size=20, bold=True, tip=tip)

    def _note(self, info: SeatInfo) -> str:
        """What stands beside a player that gains nothing here, or nothing yet."""
        if info.is_bot and info.away is not None:
            return self.t("result.bot_for")
        if info.is_person and info.profile_uid:
            return self.t("result.entering" if self.match.earns else "result.branch")
        return self.t(f"result.{info.kind if not info.is_person else 'guest'}")

    def _chosen(self, panel: Group, tells: bool) -> pygame.Rect:
        """The buttons beside the heading choose what stands in the place under it, which is handed on."""
        place, width = panel.rect, 176
        high = 48 * max(100, self.media.theme.scale) // 100
        found = [(self._told(f"track.{name}"), i, f"{self.match.title}/victory/{name}", f"score.{name}")
                  for i, name in enumerate(self.track.scores)]  # fmt: skip
        story = [(self.t("result.story"), STORY, "ui/book", "score.story")] if tells else []
        for i, (words, score, icon, name) in enumerate([*story, *found]):
            left = place.right - 24 - (len(story) + len(found) - i) * (width + 8)
            Button(
                panel, (left, place.y + 14, width, high), words, partial(self._choose_score, score),
                on=score == self.score, size=20, icon_size=28, icon=icon, name=name,
            )  # fmt: skip
        return pygame.Rect(place.x + 16, place.y + 24 + high, place.width - 32, place.height - 36 - high)

    def _graph(self, panel: Group, area: pygame.Rect) -> None:
        names = [info.name for info in self.match.seats]
        called = partial(round_name, self.media, self.match.title)
        self.graph = PointedGraph(
            panel, area, self.match.samples, names, self.score, self._looks, called, self.totals,
            scores.measures(self.media, self.match, self.totals),
        )  # fmt: skip

    def _choose_score(self, score: int) -> None:
        self.score = score
        self.rebuild()

    def _counts(self, panel: Section) -> None:
        order = [seat for _, seat in self._standing()]
        signs = [sign for sign, _ in self._looks]
        result_counts.put_counts(panel, self.match, self.counted, order, signs, panel.heading)

    def _rows(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """What next: name, sign and kind of each button, and what it does."""
        rows: list[tuple[str, str, str, Callable[[], None]]] = [
            ("rematch", "ui/continue", "gold", self.rematch), ("save", "ui/saves", "plain", self.save_replay),
            ("menu", "ui/back", "plain", self._menu),
        ]  # fmt: skip
        if self.nav.can_open("replay"):
            rows[1:1] = [("board", "ui/eye", "plain", self._see_board), ("replay", "ui/play", "plain", self._watch)]
        return rows

    def _buttons(self) -> None:
        there, waits = bool(self.match.replay_id), self.t("result.replay.waits")
        row, width = self.foot, 288
        x = row.x
        for name, icon, kind, action in self._rows():
            Button(
                self, (x, row.y, width, row.height), self.t(f"result.{name}"), action, icon=icon, icon_size=34,
                kind=kind, name=f"result.{name}", tip=self.t(f"result.{name}.tip"),
                enabled=there or name not in ("board", "replay", "save"), reason=waits,
            )  # fmt: skip
            x += width + 12
        x = self._options_button(x)
        name = round_name(self.media, self.match.title, self.match.round)
        facts = self.t("result.facts", round=name, minutes=max(1, self.match.played_minutes()))
        Label(self, (x, row.y, row.right - x, row.height), facts, size=20, align="right")

    def _options_button(self, x: int) -> int:
        """A small button to the options; where the next thing has room."""
        row = self.foot
        Button(
            self, (x, row.y, OPTIONS, row.height), "", partial(self.nav.open, "options"), icon="ui/options",
            icon_size=34, name="result-to-options", tip=self.t("table.menu.options"),
        )  # fmt: skip
        return x + OPTIONS + 12

    # --- what next

    def rematch(self) -> None:
        """The same people and options, another seed."""
        match, seats = self.match, seated_again(self.match.seats)

        def make(work: Work[Match]) -> Match:
            options = without_carried(match.session.options)
            return Match.new(self.home, match.title, seats, options, clock=match.times.mode)

        self.nav.work(make, self._begin, words="result.rematch.words")

    def _begin(self, match: Match) -> None:
        self.nav.stack.replace(self.nav.make("table", match=match))

    def _watch(self) -> None:
        self.nav.open("replay", replay_id=self.match.replay_id)

    def _see_board(self) -> None:
        """The board as it stands at the end, everything on it uncovered; from there back to here (C6.14)."""
        self.nav.open("replay", replay_id=self.match.replay_id, ended=True)

    def save_replay(self) -> None:
        """Copies the replay to where files are looked for (C7.2), on a thread, and offers to show it there."""
        replays, replay_id = self.home.replays, self.match.replay_id

        def copy(_work: Work[Path]) -> Path:
            path = downloads(self.home.data) / f"{replay_id}.replay"
            replays.copy_out(replay_id, path)
            return path

        def told(path: Path) -> None:
            told_of_file(self.client, self.t("result.saved", path=str(path)), path)

        self.nav.work(copy, told, self._not_copied, lasting=True)

    def _not_copied(self, error: Exception) -> None:
        if not isinstance(error, StoreError):
            raise error
        self.nav.tell(error.notice)

    def _menu(self) -> None:
        self.nav.stack.reset(self.nav.make("menu"))
        self.media.sprites.release()

    def on_back(self) -> bool:
        """Esc opens a menu, as at the table."""
        self.nav.stack.push(ResultMenu(self, self._menu))
        return True

    def draw_back(self, surface: pygame.Surface) -> None:
        """The painting of the ending, mirrored at its right end behind the plate, and the winners' banners over it."""
        picture = self.media.sprites.backdrop(self.painting_name, PAINTED)
        surface.fill(theme.DESK)
        if picture is not None:
            surface.blit(picture, (-LEFT_OUT, 0))
            end = PAINTED[0] - LEFT_OUT
            rest = picture.subsurface((PAINTED[0] - FULL.width + end, 0, FULL.width - end, FULL.height))
            surface.blit(pygame.transform.flip(rest, True, False), (end, 0))
            surface.blit(self.media.sprites.made(("result's side",), _side), (FULL.right - SIDE, 0))
        surface.blit(self.media.sprites.made(("result's foot",), _foot), (0, FULL.bottom - FOOT))
        outcome = self.match.session.outcome
        if outcome is None or len(set(outcome.ranks)) == 1:
            return
        bought = banners.won(self.match.seats, outcome.winners)
        if bought:
            banners.hang(self.media, surface, PICTURE, bought)
        elif all(self._standards[seat] for seat in outcome.winners):
            banners.hang_standards(self.media, surface, PICTURE, [self._standards[seat] for seat in outcome.winners])
        else:
            looks = [(*self._looks[seat], self.match.seat(seat).icon) for seat in outcome.winners]
            banners.hang_signs(self.media, surface, PICTURE, looks)


def _foot() -> pygame.Surface:
    """The shade under the words, darker towards the foot."""
    foot = pygame.Surface((1, FOOT), pygame.SRCALPHA)
    for y in range(FOOT):
        foot.set_at((0, y), (8, 7, 12, round(240 * min(1.0, y / 260))))
    return pygame.transform.scale(foot, (FULL.width, FOOT))


def _side() -> pygame.Surface:
    """The shade behind the plate, darker towards the right."""
    side = pygame.Surface((SIDE, 1), pygame.SRCALPHA)
    for x in range(SIDE):
        side.set_at((x, 0), (8, 7, 12, round(170 * min(1.0, x / 400))))
    return pygame.transform.scale(side, (SIDE, FULL.height))


def create(client: Client, match: Match) -> ResultScene:
    """The result of a match that has ended."""
    return ResultScene(client, match)
