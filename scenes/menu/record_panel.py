"""What a profile has played (C2.2, C2.3): level, coins, matches won, form, kinds of victory, counts, and every match
with its replay; for one game or for all.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

import game
from game.core.track import WON
from game.match.seats import RANDOM
from game.store.levels import coins, progress
from scenes.kit.ago import AgoClock, AgoLabel
from scenes.kit.match_words import round_name, title_name, when
from scenes.kit.title_art import hang
from scenes.media import theme
from scenes.menu import record_charts as charts
from scenes.menu import record_victories as victories
from scenes.shell.dialog import PanelScene
from scenes.shell.progress import ProgressBar
from scenes.table.ending_words import together
from scenes.titles import TITLES, ui_of
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture, Portrait
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.segmented_control import Tabs

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from game.store.profiles import MatchRecord, Other, Profile, Result, Totals
    from scenes.shell.client import Client

ALL = ""
DOT = "."
SIDE, GAME, GAP = 372, 108, 12
ROW = 76
BAR, TALLEST = 38, 96
LOW, CAPTION = 28, 28
"""How high a sum's row is at least, and what stands over the sums."""
SHORTEST = 2
BESIDE = 224
"""What was gained, and when."""
MOST = 1000
"""Matches that are listed."""


class Read(NamedTuple):
    """What is kept of a profile and one game, or of all."""

    title: str
    profile: Profile
    matches: list[MatchRecord]
    totals: dict[str, Totals]


class RecordPanel(PanelScene):
    """`title` "" means all games; `page` is "overview" or "matches"."""

    size = (1640, 900)
    heading = "record.title"

    def __init__(self, client: Client, profile: Profile, title: str = ALL, page: str = "overview") -> None:
        super().__init__(client)
        self.profile, self.title, self.page = profile, title, page
        self.matches: list[MatchRecord] = []
        self.totals: dict[str, Totals] = {}
        self._read_of: str | None = None  # the title whose matches are known
        self._looking = self._known = False
        self._ago = AgoClock(self)

    def update(self, dt: int) -> None:
        """How long ago a match was stays true."""
        super().update(dt)
        self._ago.update(dt)

    def build(self) -> None:
        """Reads the history anew, on a thread: it may be of thousands of matches."""
        if not self._known:
            self._looking = True
            self.nav.soon(partial(self._read, self.title), self._take, partial(self._not_read, self.title))
            self._looking = False
        self._known = False
        super().build()

    def _read(self, title: str) -> Read:
        store, uid = self.home.store, self.profile.uid
        totals = {title: store.totals(uid, title) for title in TITLES}
        return Read(title, store.profile(uid), store.history(uid, title or None, MOST), totals)

    def _take(self, read: Read) -> None:
        """What was read is shown, unless another game was chosen meanwhile."""
        if read.title == self.title:
            self.profile, self.matches, self.totals = read.profile, read.matches, read.totals
            self._read_of = read.title
            self._show()

    def _not_read(self, title: str) -> None:
        """Nothing is shown of a game whose record can't be read: neither another game's matches nor that there are
        none.
        """
        if title == self.title:
            self.matches, self._read_of = [], None
            self._show()

    def _show(self) -> None:
        if not self._looking and self in self.nav.stack:
            self._known = True
            self.rebuild()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The player and the game at the left, the page at the right."""
        self._side(panel, pygame.Rect(area.x, area.y, SIDE, area.height))
        page = pygame.Rect(area.x + SIDE + 32, area.y, area.width - SIDE - 32, area.height)
        pages = [(name, self.t(f"record.{name}")) for name in ("overview", "matches")]
        Tabs(panel, (page.x, page.y, 480, 52), pages, self.page, self._turn, name="page")
        rest = pygame.Rect(page.x, page.y + 76, page.width, page.height - 76)
        if self._read_of != self.title:
            return
        if not self.matches:
            self._nothing_yet(panel, rest)
        elif self.page == "matches":
            ScrollList(panel, rest, len(self.matches), self._row, row_height=ROW, name="matches")
        else:
            self._overview(panel, rest)

    def _turn(self, page: str) -> None:
        self.page = page
        self.turn()

    def _choose(self, title: str) -> None:
        self.title = title
        self.turn()

    # --- left

    def _side(self, panel: Group, area: pygame.Rect) -> None:
        profile = self.profile
        Portrait(panel, (area.x, area.y, 132, 132), profile.icon)
        x, width = area.x + 148, area.width - 148
        Label(panel, (x, area.y, width, 40), profile.name, size=28, bold=True)
        got, needed = progress(profile.xp)
        key = "menu.level.xp" if needed else "menu.level.top"
        words = self.t(key, level=profile.level, got=got, needed=needed)
        Label(panel, (x, area.y + 34, width, 42), words, size=20, colour=theme.DIM)
        ProgressBar(panel, (x, area.y + 74, width, 16), got / needed if needed else 1.0, fill="gold")
        Picture(panel, (x, area.y + 98, 34, 34), "ui/coins")
        owned = self.t("record.coins", n=profile.coins)
        Label(panel, (x + 42, area.y + 98, width - 42, 34), owned, size=20, colour=theme.GOLD, bold=True)
        y = area.y + 164
        games = (ALL, *TITLES)
        step = min(GAME, (area.bottom - y + GAP) // len(games))
        for title in games:
            self._game(panel, pygame.Rect(area.x, y, area.width, step - GAP), title)
            y += step

    def _game(self, panel: Group, rect: pygame.Rect, title: str) -> None:
        rows = [self.totals[title]] if title in self.totals else list(self.totals.values())
        note = self.t("record.facts", played=sum(t.played for t in rows), won=sum(t.won for t in rows))
        Button(
            panel, rect, title_name(self.media, title) if title else self.t("record.all"),
            partial(self._choose, title), note=note, on=title == self.title, icon=_sign(title), icon_size=48,
            align="left", name=f"game.{title or 'all'}",
        )  # fmt: skip

    def _nothing_yet(self, panel: Group, area: pygame.Rect) -> None:
        """What will stand here, over the paintings of what can be played for it."""
        Picture(panel, (area.centerx - 56, area.y + 40, 112, 112), "ui/trophy")
        place = (area.x + 120, area.y + 168, area.width - 240, 96)
        Label(
            panel, place, self.t("record.empty"), size=theme.BUTTON, colour=theme.DIM, wrap=True, align="center"
        )  # fmt: skip
        below = pygame.Rect(area.x, area.y + 288, area.width, area.height - 300)
        hang(panel, below, TITLES if self.title == ALL else (self.title,))

    # --- overview

    def _overview(self, panel: Group, area: pygame.Rect) -> None:
        self._tiles(panel, pygame.Rect(area.x, area.y, area.width, 132))
        middle = pygame.Rect(area.x, area.y + 148, area.width, 196)
        self._form(Panel(panel, middle, kind="panel", heading=self.t("record.form")), middle)
        groups = self._groups()
        y, height, left = middle.bottom + 16, area.bottom - middle.bottom - 16, area.x
        shares = (10, 12 + bool(groups), *(10 for _ in groups))  # two columns of figures need more room than bars
        boxes = []
        for share in shares:
            wide = (area.width - (len(shares) - 1) * 16) * share // sum(shares)
            boxes.append(pygame.Rect(left, y, wide, height))
            left += wide + 16
        self._victories(panel, boxes[0])
        self._counts(panel, boxes[1])
        for box, (group, played) in zip(boxes[2:], groups.items(), strict=True):
            self._group(panel, box, group, played)

    def _sum(self) -> tuple[int, int, int]:
        """Matches played to their end, won ones, and seconds."""
        rows = [t for title, t in self.totals.items() if self.title in (ALL, title)]
        return sum(t.played for t in rows), sum(t.won for t in rows), sum(t.seconds for t in rows)

    def _tiles(self, panel: Group, area: pygame.Rect) -> None:
        played, won, seconds = self._sum()
        width = (area.width - 3 * 16) // 4
        boxes = [pygame.Rect(area.x + i * (width + 16), area.y, width, area.height) for i in range(4)]
        for box in boxes:
            Panel(panel, box, kind="panel")
        share = won / played if played else 0.0
        ring = (boxes[0].x + 14, boxes[0].y + 14, 104, 104)
        charts.ShareRing(panel, ring, share, f"{round(100 * share)}%", self.t("record.won.tip", won=won, n=played))
        words = pygame.Rect(ring[0] + 116, boxes[0].y, width - 140, area.height)
        Label(panel, words, self.t("record.won", won=won, n=played), size=20, colour=theme.DIM)
        best, now = self._streaks()
        hours, minutes = divmod(seconds // 60, 60)
        time = self.t("record.time.n" if hours else "record.time.minutes", hours=hours, minutes=minutes)
        figures = (
            ("ui/trophy", self.t("record.streak.n", n=best), self.t("record.streak", n=now)),
            ("ui/hourglass", time, self.t("record.time")),
            ("ui/level", f"{sum(m.xp for m in self.matches):,}", self.t("record.xp")),
        )
        for box, (icon, figure, line) in zip(boxes[1:], figures, strict=True):
            Picture(panel, (box.x + 14, box.y + 32, 68, 68), icon)
            Label(panel, (box.x + 92, box.y + 16, width - 104, 48), figure, size=28, bold=True)
            Label(panel, (box.x + 92, box.y + 64, width - 112, 44), line, size=20, colour=theme.DIM)

    def _streaks(self) -> tuple[int, int]:
        """The most matches won in a row, and how many it is now."""
        best = run = 0
        now: int | None = None
        for match in self.matches:  # newest first
            if match.result.rank == 1 and not match.result.left_early:
                run += 1
                best = max(best, run)
                continue
            now = run if now is None else now
            run = 0
        return best, run if now is None else now

    def _form(self, panel: Panel, box: pygame.Rect) -> None:
        place = pygame.Rect(box.x + 24, box.y + 52, box.width - 48, box.height - 68)
        newest = self.matches[: charts.FormChart.room(place.width)]
        columns = [self._column(match) for match in reversed(newest)]
        self._legend(panel, box, {one.kind for one in columns})
        charts.FormChart(panel, place, columns)

    def _legend(self, panel: Panel, box: pygame.Rect, kinds: Container[str]) -> None:
        """What the signs over these columns mean, as far as there is room beside the heading; each tip says it too."""
        x, y = box.right - 24, box.y + 10
        least = box.x + 48 + self.media.theme.width(panel.heading, theme.BUTTON, True)
        for key, sign in charts.SIGNS.items():
            if key not in kinds:
                continue
            words = self.t(f"record.form.{key}")
            width = self.media.theme.width(words, theme.SMALL)
            if x - width - (32 if sign else 0) < least:
                return
            x -= width
            Label(panel, (x, y, width, 36), words, size=theme.SMALL, colour=theme.DIM, name=f"form.{key}")
            if sign:
                x -= 32
                Picture(panel, (x, y + 6, 24, 24), sign)
            x -= 24

    def _column(self, match: MatchRecord) -> charts.MatchBar:
        result = match.result
        words = f"{title_name(self.media, result.title)}\n{self._ending(match)}\n{when(self.media, match.ended_ms)}"
        together = self._sides(result) < result.seats or result.seats == 2
        place, seats = (min(result.rank, 2), 2) if together else (result.rank, result.seats)
        sign = "" if self.title else _sign(result.title)
        return charts.MatchBar(0 if result.left_early else place, seats, words, together, sign)

    @staticmethod
    def _sides(result: Result) -> int:
        """How many sides played: one where all played against the game, as many as players where nobody had an ally."""
        spec = game.TITLES.get(result.title)
        return len(set(spec.sides(result.seats))) if spec is not None and result.seats > 0 else result.seats

    def _together(self, result: Result) -> bool:
        """Whether all played on one side, against the game."""
        return self._sides(result) == 1

    def _in_team(self, result: Result) -> bool:
        """Whether some played together against others: a team wins or loses, nobody has a place."""
        return 1 < self._sides(result) < result.seats

    def _victories(self, panel: Group, box: pygame.Rect) -> None:
        key = "record.victories" if self.title else "record.victories.all"
        frame = Panel(panel, box, kind="panel", heading=self.t(key))
        titles = [title for title in self.totals if self.title in (ALL, title)]
        found = victories.counted(self.totals, titles, lambda title: ui_of(title).shelf.ways)
        if not found:
            Label(frame, (box.x + 24, box.y + 68, box.width - 48, 72), self.t("record.victories.none"), size=20,
                  colour=theme.DIM, wrap=True)  # fmt: skip
        kinds = [victories.Kind(self._icon(title, kind), self._kind(title, kind).rstrip("."), n)
                 for title, kind, n in found]  # fmt: skip
        victories.show(frame, box, kinds, self.t("record.victories.rest"))

    def _counts(self, panel: Group, box: pygame.Rect) -> None:
        """Sums of one game; for all games how often each was played, and won."""
        frame = Panel(panel, box, kind="panel", heading=self.t("record.counts" if self.title else "record.games"))
        if self.title:
            self._sums(frame, box)
            return
        most = max((totals.played for totals in self.totals.values()), default=0) or 1
        pitch = self._pitch(box, min(self._room(box), len(self.totals)))
        rows = sorted(self.totals.items(), key=lambda row: -row[1].played)[: self._room(box)]
        told = [self.t(f"record.group.{'n' if one.played else 'none'}", won=one.won, n=one.played) for _, one in rows]
        wide = max((self.media.theme.width(words, theme.BODY, True) for words in told), default=0)
        for i, (title, totals) in enumerate(rows):
            place, n = (box.x + 24, box.y + 56 + i * pitch, box.width - 48, pitch), totals.played
            charts.CountBar(frame, place, _sign(title), title_name(self.media, title), told[i], n / most,
                            totals.won / max(1, n), wide)  # fmt: skip

    def _sums(self, frame: Panel, box: pygame.Rect) -> None:
        """What a game counts, in all matches and in one of them on average; in the order in which the game counts."""
        totals = self.totals[self.title]
        found = [(name, n) for name, n in totals.statistics.items() if DOT not in name]
        averages = [f"{n / totals.played:,.1f}" if totals.played else "–" for _, n in found]
        heads = (self.t("record.sum"), self.t("record.each"))
        columns = [self._column_of(heads[0], [f"{n:,}" for _, n in found]), self._column_of(heads[1], averages)]
        left, width, top = box.x + 24, box.width - 48, box.y + 50
        charts.SumLine(frame, (left, top, width, CAPTION), "", heads, columns, True)
        top += CAPTION
        pitch = max(LOW, min(BAR + 8, (box.bottom - 8 - top) // max(1, len(found))))
        for i, (name, n) in enumerate(found[: (box.bottom - 8 - top) // LOW]):
            words = self.t(f"{self.title}.track.count.{name}")
            place = (left, top + i * pitch, width, pitch)
            charts.SumLine(frame, place, words, (f"{n:,}", averages[i]), columns)

    def _column_of(self, head: str, figures: Sequence[str]) -> int:
        """How wide a column of sums is."""
        rows = [(head, charts.SumLine.size_of(True), False)]
        rows += [(words, charts.SumLine.size_of(False), True) for words in figures]
        return 18 + max(self.media.theme.width(*row) for row in rows)

    def _groups(self) -> dict[str, dict[str, int]]:
        """What a game counts by names: "god.ra" is the name "ra" of the group "god" -> in how many matches."""
        found: dict[str, dict[str, int]] = {}
        for key, n in self.totals[self.title].statistics.items() if self.title else ():
            group, dot, name = key.partition(DOT)
            if dot and n and not group.endswith(WON):
                found.setdefault(group, {})[name] = n
        return found

    def _group(self, panel: Group, box: pygame.Rect, group: str, played: dict[str, int]) -> None:
        """Each name with its picture, and how many of its matches were won."""
        frame = Panel(panel, box, kind="panel", heading=self.t(f"{self.title}.track.group.{group}"))
        won = self.totals[self.title].statistics
        rows = sorted(played.items(), key=lambda row: (-row[1], row[0]))[: self._room(box)]
        pitch = self._pitch(box, len(rows))
        for i, (name, n) in enumerate(rows):
            place = (box.x + 24, box.y + 56 + i * pitch, box.width - 48, pitch)
            words = self.t("record.group.n", won=won.get(f"{group}{WON}{DOT}{name}", 0), n=n)
            icon, label = f"{self.title}/{group}/{name}", self.t(f"{self.title}.{group}.{name}")
            part = won.get(f"{group}{WON}{DOT}{name}", 0) / n
            charts.CountBar(frame, place, icon, label, words, n / rows[0][1], part)

    @staticmethod
    def _room(box: pygame.Rect) -> int:
        return (box.height - 64) // BAR

    @classmethod
    def _pitch(cls, box: pygame.Rect, rows: int) -> int:
        """Few rows are higher: they share the box."""
        return min(TALLEST, (box.height - 64) // max(1, rows))

    # --- matches

    def _icon(self, title: str, kind: str) -> str:
        name = f"{title}/victory/{kind}"
        return name if self.media.sprites.has(name) else "ui/trophy"

    def _kind(self, title: str, kind: str) -> str:
        keys = [f"{title}.{area}.{kind}" for area in ("record", "victory", "outcome")]
        return next((self.t(key) for key in keys if self.media.texts.has(key)), kind)

    def _ending(self, match: MatchRecord, short: int = 0) -> str:
        """How it ended, and who has won it where others have; whether somebody gave up is told beside it (C6.13)."""
        result = match.result
        if result.left_early:
            return self.t("record.left")
        if result.victory:  # also how it ended where nobody has won
            told = self._how(result) or self._kind(result.title, result.victory)
            if result.rank == 1 and not self._together(result) and short < SHORTEST:
                told = f"{self._first(result)} · {told.rstrip('.')}"
        elif result.rank == 1:
            told = self._first(result)
        else:
            told = self._lost(result, short)
        key = f"record.conceded.{result.conceded}"
        return self.t(key, ending=told) if result.conceded and self.media.texts.has(key) else told

    def _first(self, result: Result) -> str:
        return self.t(f"record.{self._among(result)}.won")

    def _among(self, result: Result) -> str:
        return "team" if self._in_team(result) else "duel" if result.seats == 2 else "placed"

    def _how(self, result: Result) -> str:
        """The ending as the game calls it, with what a judgement was about, say; "" of an older result."""
        detail = f"{result.title}.outcome.{result.reason.replace(':', '.')}"
        if ":" in result.reason and self.media.texts.has(detail):
            return self.t(detail)
        spec = game.TITLES.get(result.title)
        return self._kind(result.title, spec.track.victory(result.reason)) if result.reason and spec is not None else ""

    def _lost(self, result: Result, short: int) -> str:
        """The place, who has won, and how; where somebody has given up that is how. In short (1) the first of the
        winners stands for all, and (2) how is left out."""
        place = self.t(f"record.{self._among(result)}.lost", n=result.rank, seats=result.seats)
        winners = [self._name(one) for one in result.others if one.won]
        if not winners:
            return place
        how = "" if result.conceded or short == SHORTEST else self._how(result)
        key = "record.lost.how" if how else "record.lost"
        named = self.t("record.more", name=winners[0], n=len(winners) - 1) if winners[1:] else winners[0]
        name = named if short else together(self.media, winners)
        return self.t(key, place=place, name=name, how=how.rstrip("."))

    def _played_as(self, result: Result) -> str:
        """What was chosen for the own seat, a nation, say, as far as it has a name."""
        found = [f"{result.title}.{field}.{value}" for field, value in result.choices.items() if value != RANDOM]
        names = [next((f"{key}{end}" for end in (".short", "") if self.media.texts.has(f"{key}{end}")), "")
                 for key in found]  # fmt: skip
        return " · ".join(self.t(name) for name in names if name)

    def _name(self, one: Other) -> str:
        """Of somebody else of a match, in the language of now."""
        return self.t(one.key) if one.key and self.media.texts.has(one.key) else one.name

    def _others(self, result: Result) -> list[str]:
        """Whom a match was played against and with, from the longest way of saying it to the shortest."""
        players = self.t("menu.players", n=result.seats)
        whole, short = [], []
        for key, ally in (("against", False), ("with", True)):
            names = [self._name(one) for one in result.others if one.ally == ally]
            if names:
                whole.append(self.t(f"record.{key}", names=", ".join(names)))
                more = self.t("record.more", name=names[0], n=len(names) - 1)
                short.append(self.t(f"record.{key}", names=more if names[1:] else names[0]))
        return [" · ".join(whole), " · ".join(short), short[0], players] if whole else [players]

    def _row(self, row: Row, index: int) -> None:
        match = self.matches[index]
        result, rect = match.result, row.rect
        won = result.rank == 1 and not result.left_early
        lost = "ui/cross" if result.left_early else "ui/level" if self._among(result) == "placed" else "ui/star_off"
        icon = self._icon(result.title, result.victory) if won else lost
        Picture(row, (rect.x + 14, rect.y + 12, 52, 52), icon)
        x, width = rect.x + 84, rect.width - 84 - 192 - BESIDE
        least, whole = self.media.theme.least, self._ending(match)
        endings = [self._ending(match, short) for short in range(SHORTEST + 1)]
        told = next((one for one in endings if self.media.theme.width(one, least, True) <= width), endings[-1])
        ending = Label(row, (x, rect.y + 2, width, 36), told, size=theme.BODY, bold=True)
        ending.colour = theme.GOLD if won else theme.BONE
        parts = [round_name(self.media, result.title, result.rounds)] if result.rounds else []
        parts += [self.t("record.minutes", n=max(1, result.seconds // 60))] if result.seconds else []
        title, own = title_name(self.media, result.title), self._played_as(result)
        others = self._others(result)
        lines = [*((one, own) for one in others[:2]), *((one, "") for one in others)]
        said = [" · ".join(part for part in (title, as_own, names, *parts) if part) for names, as_own in lines]
        fits = next((one for one in said if self.media.theme.width(one, least) <= width), said[-1])
        Label(row, (x, rect.y + 34, width, 42), fits, size=20, colour=theme.DIM)
        left = rect.right - 176 - BESIDE
        gained = self.t("record.gained", xp=match.xp, n=coins(match.xp))
        Label(row, (left, rect.y + 2, BESIDE, 36), gained, size=20, colour=theme.GOOD, align="right")
        AgoLabel(
            row, (left, rect.y + 34, BESIDE, 42), partial(when, self.media, match.ended_ms), size=20,
            colour=theme.DIM, align="right",
        )  # fmt: skip
        row.words = " · ".join((whole, said[0], when(self.media, match.ended_ms)))
        if result.replay_id:
            Button(
                row, (rect.right - 160, rect.y + 10, 68, 56), icon="ui/trophy", name=f"result.{index}",
                on_click=partial(self._result, result.replay_id), tip=self.t("record.result"),
            )  # fmt: skip
            Button(
                row, (rect.right - 84, rect.y + 10, 68, 56), icon="ui/play", name=f"watch.{index}",
                on_click=partial(self._watch, result.replay_id), tip=self.t("record.watch"),
            )  # fmt: skip

    def _result(self, replay_id: str) -> None:
        self.nav.open("replay_result", replay_id=replay_id)

    def _watch(self, replay_id: str) -> None:
        self.nav.open("replay", replay_id=replay_id)


def _sign(title: str) -> str:
    """The sprite that stands for a game, which is none of a kind of victory."""
    return ui_of(title).shelf.sign if title else "ui/trophy"
