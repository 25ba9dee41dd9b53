"""Chairs of a match on the network (C6.7b): whoever sits on one gives it to a bot or takes it back, the leader does so
with any and opens it, and whoever is in the room sits down on an open one. Every wish goes to the host at once.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.bots.levels import levels_of
from game.match.seats import BOT, EMPTY, GUEST_ICON, Away, Sitter
from game.match.times import MOST_MISSES
from game.net.protocol import SetChair
from scenes.kit.match_words import round_name
from scenes.lan.link_strip import HEIGHT, LinkStrip
from scenes.lan.words import clean
from scenes.media import theme
from scenes.shell.dialog import HEAD, PanelScene
from scenes.table.chairs import chapter_now
from scenes.table.chairs_panel import ChairRow
from scenes.table.hand_back import ICONS, HandBack
from scenes.table.seating import GAP, Seating
from scenes.titles import ui_of
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from scenes.widgets.picture import Picture, Portrait
from scenes.widgets.segmented_control import Cycler

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import SeatInfo
    from scenes.kit.log_line import LogLine
    from scenes.lan.host import SharedTable
    from scenes.lan.match import NetMatch

ROW, APART, FOOT, SIGN = 116, 10, 96, 36
MOST_LAST, MOST_ROWS = 3, 6
"""Lines that are told of what was last; of all, so that the page has room at every size."""


def open_chairs(match: NetMatch) -> list[int]:
    """The chairs that nobody sits on and that are kept for nobody."""
    chairs = match.table.chairs
    free = [seat for seat, chair in enumerate(chairs) if chair.kind == EMPTY and not chair.reserved_for]
    return free if match.me else []


def may_sit(match: NetMatch, seat: int) -> bool:
    """C8.1. Whether an open chair is for this machine: a player looks into no second hand, but the leader may, of the
    own side or where nobody else plays."""
    me, chairs = match.link.client.member, match.table.chairs
    sitting = [chair.member if chair.kind == "person" else chair.reserved_by for chair in chairs]
    others = any(one not in (-1, me) for one in sitting)
    foreign = others and not all(match.together(own, seat) for own in match.people)
    return not match.people or (match.link.client.leads and not foreign)


def sit_down(match: NetMatch, seat: int) -> None:
    """Asks the host for an open chair."""
    match.wish(SetChair(seat, "person"))


class NetHandBack(HandBack):
    """What the bot did, told by the log of this machine: only the host has counted. It is in nobody's way to the
    result."""

    def update(self, dt: int) -> None:
        """The match goes on elsewhere meanwhile, and may end."""
        super().update(dt)
        if self.table.match.over and self.on_top:
            self.close()

    def rows(self) -> list[tuple[str, str]]:
        """How much there was; what became of the seat, as its title tells it; what was last, one line each."""
        told = self.table.title_table.meanwhile(self.seat, self.away.event)
        more = told or self.waited()
        most = max(1, min(MOST_LAST, MOST_ROWS - len(more)))
        last = [(line.icon or ICONS[2], self._came(line)) for line in self._last(most, told)]
        return [(ICONS[0], self.passed()), *more, *(last or [(ICONS[2], self.t("lan.sum.go_on"))])]

    def passed(self) -> str:
        """How long the bot played."""
        t, match, away = self.t, self.table.match, self.away
        first, now = (round_name(self.media, match.title, number) for number in (away.round, match.round))
        chapter = chapter_now(self.table.title_table, self.table.view)
        if chapter or not away.round:
            return t("lan.sum.played.chapter", now=chapter or now)
        return t("lan.sum.played", first=first, now=now) if first != now else t("lan.sum.played.one", now=now)

    def waited(self) -> list[tuple[str, str]]:
        """What is said where the title tells nothing of the seat."""
        return []

    def acts(self) -> list[LogLine]:
        """What the seat did meanwhile, its actions if there were any; who sits where is of no group."""
        did = [line for line in self.since() if line.seat == self.seat and line.group and line.text]
        return [line for line in did if line.heavy] or did

    def since(self) -> list[LogLine]:
        """The log from then on."""
        return [line for line in self.table.lines if line.no >= self.away.event]

    def _came(self, act: LogLine) -> str:
        """An act, and below it what came of it at its place before the next one."""
        words = act.text
        for line in (line for line in self.since() if line.no > act.no):
            if line.heavy:
                break
            if line.ref and line.ref == act.ref:
                words = f"{act.text}\n{line.text}"
        return words

    def _last(self, most: int, told: Sequence[tuple[str, str]]) -> list[LogLine]:
        """The newest act, then what hurt the seat, unless its title has told that, then what players did before what
        nobody did: of all the newest, in their order."""
        acts = [line for line in self.acts() if not (told and line.hurts)] or self.acts()
        hurts = [] if told else [line for line in self.since() if line.hurts and line not in acts[-1:]]
        others = [line for line in acts[:-1] if line not in hurts]
        others.sort(key=lambda line: line.seat >= 0)
        best = [*others, *hurts, *acts[-1:]]
        return sorted(best[-most:], key=lambda line: line.no)


class NetReturn(NetHandBack):
    """C6.7a. Nobody played for the one who is back, but others went on: what they did since the own last action."""

    def passed(self) -> str:
        """How much has happened."""
        table = self.table
        now = chapter_now(table.title_table, table.view) or round_name(self.media, table.match.title, table.match.round)
        return self.t("lan.back.others", n=len(self.acts()), now=now)

    def waited(self) -> list[tuple[str, str]]:
        """That the seat did."""
        return [(ICONS[1], self.t("lan.back.waited"))]

    def acts(self) -> list[LogLine]:
        """What everybody did."""
        return [line for line in self.since() if line.heavy]


class NetSeating(Seating):
    """The common one, and how everybody is connected."""

    table: SharedTable
    match: NetMatch
    strip: LinkStrip
    hand_back = NetHandBack

    def build(self) -> pygame.Rect:
        """The strip stands between the log and the buttons."""
        log = super().build()
        self.strip = LinkStrip(self.table, (log.x, log.bottom - HEIGHT, log.width, HEIGHT))
        log.height -= HEIGHT + GAP
        return log

    def welcome(self) -> None:
        """C6.7a, C6.7b. Whoever is back is told at once, as soon as all is shown and nothing lies over it."""
        table, playback = self.table, self.table.playback
        if not table.on_top or playback.busy or table.catching_up or table.news.resting:
            return
        for seat in self.match.persons:
            if table.on_top and table.team.has(seat):
                self.greet(seat)

    def greet(self, seat: int) -> None:
        """C6.7a. Who opens a match that has gone on is told once, also where nobody played the seat meanwhile; what
        came before an own action is known, and nothing is told where nothing has happened."""
        table, chairs = self.table, self.match.chairs
        away = chairs.handed_back.get(seat)
        if (away is None and seat not in chairs.returned) or self.match.over or not table.on_top:
            return
        lines = table.lines
        own = [line.no for line in lines if line.seat == seat and line.heavy and not line.hurts]
        back = max((note.event for note in chairs.notes if note.seat == seat and note.what == "back"), default=0)
        played = away is not None and any(line.seat == seat and line.group and line.no >= away.event for line in lines)
        opened = seat in chairs.returned
        chairs.returned.discard(seat)
        if opened and own and (own[-1] >= back or not played):
            chairs.handed_back.pop(seat, None)
            self._tell_missed(seat, own[-1] + 1)
        elif away is not None and not played and not self._happened(away.event):
            chairs.handed_back.pop(seat)
        super().greet(seat)

    def gives_up(self, seat: int) -> None:
        """Nor is one told who opened the match to concede it."""
        super().gives_up(seat)
        self.match.chairs.returned.discard(seat)

    def _happened(self, since: int) -> bool:
        """Whether anything was an action."""
        return any(line.no >= since and line.heavy for line in self.table.lines)

    def _tell_missed(self, seat: int, since: int) -> None:
        """What others did since, if anything was an action."""
        if self._happened(since):
            info = self.match.seat(seat)
            who = Sitter(kind=info.kind, name=info.name, icon=info.icon)
            self.table.nav.stack.push(NetReturn(self.table, seat, Away(who=who, event=since)))

    def waits(self, seat: int) -> str:
        """C8.6. Also that the player who is waited for is away."""
        if self.table.away_s(seat) >= 0:
            return self.table.t("lan.wait.away", name=self.match.name(seat))
        return super().waits(seat)


class NetChairsPanel(PanelScene):
    """A row for each seat, made anew when a chair changes hands. The match goes on meanwhile."""

    heading = "chair.title"

    def __init__(self, table: SharedTable) -> None:
        super().__init__(table.client)
        self.table, self.match = table, table.match
        count = len(self.match.seats)
        self.rect = pygame.Rect(0, 0, 1400, HEAD + count * (ROW + APART) + FOOT)
        self.rect.center = (960, 540)
        self._shown = self._state()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The rows, and what there is to know."""
        for i, info in enumerate(self.match.seats):
            place = pygame.Rect(area.x - 16, area.y + i * (ROW + APART), area.width + 32, ROW)
            self._row(panel, place, info)
        foot = pygame.Rect(area.x, area.bottom - 52, area.width, 72)
        if self.table.connection.gone:
            Picture(panel, (foot.x, foot.y, SIGN, SIGN), "ui/warning")
            Label(panel, (foot.x + SIGN + 12, foot.y, foot.width - SIGN - 12, SIGN), self._cut(), colour=theme.BAD,
                  name="chairs.foot")  # fmt: skip
            return
        words = self.t("lan.chairs.leads" if self.match.link.client.leads else "lan.chairs.own")
        Label(panel, foot, words, size=theme.SMALL, colour=theme.DIM, wrap=True, name="chairs.foot")

    def _cut(self) -> str:
        """Why no chair changes hands now, and when one can."""
        return self.t(f"lan.chairs.{self.table.connection.why}")

    def update(self, dt: int) -> None:
        """What the host made of the wishes."""
        super().update(dt)
        state = self._state()
        if state != self._shown:
            self._shown = state
            self.rebuild()

    def _state(self) -> tuple[object, ...]:
        client = self.match.link.client
        connection = self.table.connection
        return self.match.table.chairs, client.leads, client.member, connection.gone, connection.why

    def _row(self, panel: Group, place: pygame.Rect, info: SeatInfo) -> None:
        chair = self.match.table.chairs[info.seat]
        group = ChairRow(panel, place, info.is_person)
        group.topic = f"{self.t('room.seat', n=info.seat + 1)}\n{info.name}"
        icon = info.icon if self.media.sprites.has(info.icon) else GUEST_ICON
        Portrait(group, (place.x + 14, place.y + 12, 92, 92), icon)
        sign = ui_of(self.match.title).look.sign(self.table.view, info.seat)
        Picture(group, (place.x + 4, place.y + 4, 38, 38), sign)
        x = place.x + 124
        NameLabel(group, (x, place.y + 10, 360, 46), info.name, size=theme.BUTTON)
        Label(group, (x, place.y + 56, 372, 54), self._words(info, clean(chair.reserved_for)), size=theme.SMALL,
              colour=theme.DIM, wrap=True)  # fmt: skip
        self._buttons(group, pygame.Rect(place.right - 640, place.y + 26, 624, 64), info)

    def _words(self, info: SeatInfo, reserved_for: str) -> str:
        """The player, how well connected, for whom it is kept, and the clock's flag."""
        t = self.t
        if info.kind == EMPTY:
            found = [t("chair.kind.empty")]
        elif info.is_bot:
            level = t(f"room.level.{info.level or 'normal'}")
            found = [f"{t('room.kind.bot')} · {level}"]
        else:
            away = self.table.away_s(info.seat)
            mine = t("lan.chairs.mine") if info.is_person else t("room.kind.lan")
            found = [mine if away < 0 else t("lanroom.signal.away.word")]
        if reserved_for:
            found.append(t("chair.kept", name=reserved_for))
        misses = self.match.times.misses[info.seat]
        if misses:
            found.append(t("clock.flagged", n=misses, most=MOST_MISSES))
        return " · ".join(found)

    # --- what can be done

    def _buttons(self, group: Group, area: pygame.Rect, info: SeatInfo) -> None:
        """From the right: what this machine may do with the chair."""
        chair, client = self.match.table.chairs[info.seat], self.match.link.client
        own, leads = info.is_person, client.leads
        actions: list[tuple[str, str]] = []
        if chair.reserved_for and chair.reserved_by == client.member:
            actions.append(("back", "ui/undo"))
        if info.seat in open_chairs(self.match) and may_sit(self.match, info.seat):
            actions.append(("person", "ui/person"))
        if (own or leads) and not info.is_bot:
            actions.append(("bot", "ui/bot_normal"))
        if (own or leads) and info.kind != EMPTY:
            actions.append(("empty", "ui/cross"))
        if leads and not own and info.seat not in open_chairs(self.match):
            actions.append(("open", "ui/plus"))
        width, x = 198, area.right
        for name, icon in reversed(actions):
            x -= width
            Button(
                group, (x, area.y, width, area.height), self.t(f"lan.chairs.{name}"), partial(self.wish, info, name),
                icon=icon if self.media.sprites.has(icon) else "ui/person", icon_size=26, size=20,
                kind="gold" if name in ("back", "person") else "plain", name=f"{name}.{info.seat}",
                tip=self.t(f"lan.chairs.{name}.tip"),
            ).sends = True  # fmt: skip
            x -= 8
        if info.is_bot and leads:
            levels = [level for level in levels_of(self.match.session.spec) if level != "random"]
            Cycler(
                group, (x - 204, area.y, 204, area.height), [(v, self.t(f"room.level.{v}")) for v in levels],
                info.level if info.level in levels else levels[0], partial(self._level, info),
                caption=self.t("lan.chairs.level"), name=f"level.{info.seat}",
            ).sends = True  # fmt: skip

    def wish(self, info: SeatInfo, what: str) -> None:
        """Sends it. A chair that somebody sits on is a bot's first before it is open."""
        if what == "open" and info.kind not in (BOT, EMPTY):
            self.match.wish(SetChair(info.seat, "bot", "normal"))
        self.match.wish(SetChair(info.seat, what, "normal" if what == "bot" else ""))

    def _level(self, info: SeatInfo, level: str) -> None:
        self.match.wish(SetChair(info.seat, "bot", level))
