"""The pages between two quests: how a quest ended and what it brought, what came of one's own duality card, and the
camp of all where not everybody is here. Each has one button.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import pygame

from game.core.callbacks import ignore
from game.titles.vermilion.board import ORDER, QUESTS
from game.titles.vermilion.content import DUALITY, TRACK_END
from game.titles.vermilion.setup import FAILURES
from scenes.kit.page import Page, PageRow, head, text
from scenes.kit.page_view import PageView
from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.titles.vermilion.breathe import Plated
from scenes.titles.vermilion.events import EVENTS
from scenes.titles.vermilion.log_lines import arguments, variant
from scenes.titles.vermilion.page_things import SIDES, item_sign, reward_sign, reward_words
from scenes.titles.vermilion.story import Teller, hp_in, quests_of
from scenes.titles.vermilion.track_bar import draw_line
from scenes.widgets.base import Group, Widget
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.events import Event
    from game.titles.vermilion.view import SeatPublic, SeatView
    from scenes.kit.table_host import TableHost
    from scenes.shell.client import Client
    from scenes.titles.vermilion.story import QuestTold
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.base import RectLike

MakePage = Callable[["Client"], "PanelScene"]
NO_LIMIT = "none"
BUTTON, GAP, FOOT = (360, 64), 24, 84
PICTURE, FIRE, CARD = (420, 222), 200, (380, 266)
SHADE = (10, 6, 8, 176)
LINE, MOST_LINES = 88, 2
"""How high a track is below the rows, and how many of them there are at most."""
WAYS = ("a", "b")
ACROSS, LOW = 2, 720
"""So many seats stand side by side at the camp; its page is so high where these are all."""
GUARD_MS = 350
"""A click or a key that was meant for what was on the screen before turns no page."""
REWARD = "5.13"
"""What the quest gives stands on the page of its end."""
AT_CAMP = ("chose", "healed", "duality_gave", "track", "got_material", "trained", "crafted", "gave")


class Reader(Protocol):
    """What is still to be read at a table."""

    table: TableHost
    words: Words

    @property
    def limit_ms(self) -> int:
        """After how long a page goes by itself; 0: it waits."""

    def read(self) -> None:
        """A page has been read."""

    def read_card(self) -> None:
        """What came of the cards has been read."""


class ReadPage(PanelScene):
    """Lies over the table until it is read. `go_on`: the key of the button's words."""

    size = (1240, 940)
    rules_title = "vermilion"
    closable = False
    go_on = "vermilion.told.go"

    def __init__(self, client: Client, reader: Reader) -> None:
        super().__init__(client)
        self.reader, self.words, self.table = reader, reader.words, reader.table
        self.passed = 0
        self._columns: list[tuple[PageView, Page]] = []

    def lay_out(self) -> None:
        """The columns are made when their widths are known: larger letters have wider ones (C10.3)."""
        super().lay_out()
        for view, page in self._columns:
            view.put(page)

    @property
    def seen(self) -> SeatView:
        """The view on the table."""
        view: SeatView = self.table.view
        return view

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The content, below it the button."""
        self._columns = []
        self.tell(panel, pygame.Rect(area.x, area.y, area.width, area.height - FOOT))
        place = pygame.Rect(0, 0, *BUTTON).move_to(midbottom=area.midbottom)
        self.button = Button(panel, place, self._button_words(), on_click=self.go, kind="gold", name="told.go")

    def tell(self, panel: Group, area: pygame.Rect) -> None:
        """The content."""

    def read(self) -> None:
        """It has been read."""
        self.reader.read()

    def enter(self) -> None:
        """Enter goes on."""
        super().enter()
        self.ui.set_focus(self.ui.find("told.go"))

    def update(self, dt: int) -> None:
        """Where nobody here plays it goes by itself, and says when."""
        super().update(dt)
        self.passed += dt
        self.button.text = self._button_words()
        if self.reader.limit_ms and self.passed >= self.reader.limit_ms and self.on_top:
            self.go()

    def _button_words(self) -> str:
        limit = self.reader.limit_ms
        words = self.t(self.go_on)
        return self.t("vermilion.told.soon", what=words, n=-(-(limit - self.passed) // 1000)) if limit else words

    def go(self) -> None:
        """On, but not by what was meant for the table."""
        if self.passed >= GUARD_MS:
            self.read()
            self.close()

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside it was meant for the table."""
        beside = event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos)
        return True if beside else super().handle(event)

    def on_back(self) -> bool:
        """Esc goes on, too."""
        self.go()
        return True

    def column(self, panel: Group, place: RectLike, name: str, rows: Sequence[PageRow]) -> None:
        """Rows one below the other, to be scrolled where there are many."""
        view = PageView(panel, place, self.words, ignore, heading=False, name=name)
        self._columns.append((view, Page("", rows=rows)))


class QuestEnd(ReadPage):
    """R1.3, R1.4, R9.1. How an attempt at a quest ended."""

    rules_place = "R9.1"

    def __init__(self, client: Client, reader: Reader, number: int) -> None:
        super().__init__(client, reader)
        self.number = number
        self.chapter, self.won, self.round, self.reason = self.seen.tries[number]
        self.quest = ORDER[self.chapter]

    def opening(self) -> str:
        """Read aloud: how it ended."""
        return "\n".join(self.headlines)

    @property
    def headlines(self) -> tuple[str, str, str]:
        """Won or lost, the quest's name, by what and when."""
        name = f"{self.chapter + 1}. {self.words.quest(self.quest)}"
        ended = self.t("vermilion.told.reason", reason=self.t(f"vermilion.reason.{self.reason}"), n=self.round)
        return self.t(f"vermilion.told.{'won' if self.won else 'lost'}"), name, ended

    def tell(self, panel: Group, area: pygame.Rect) -> None:
        """Picture and headlines, below them the story and what it brought."""
        QuestHead(panel, (area.x, area.y, area.width, PICTURE[1]), self)
        top = area.y + PICTURE[1] + 20
        wide = (area.width - GAP) * 58 // 100
        attempt = attempt_of(self.table, self.number)
        story = Teller(self.words).rows(attempt) if attempt is not None else []
        self.column(panel, (area.x, top, wide, area.bottom - top), "told.story",
                    [head(self.t("vermilion.story")), *story])  # fmt: skip
        self.column(panel, (area.x + wide + GAP, top, area.width - wide - GAP, area.bottom - top), "told.gain",
                    self.gains(attempt))  # fmt: skip

    def gains(self, attempt: QuestTold | None) -> list[PageRow]:
        """What each has found, what the quest gives to all; after a failure what comes now."""
        t, words, rows = self.t, self.words, [head(self.t("vermilion.told.loot"))]
        for seat in self.seen.seats:
            found = attempt.loot.get(seat.seat, {}) if attempt is not None else {}
            things = ", ".join(t("vermilion.counted", what=words.thing(name), n=n) if n > 1 else words.thing(name)
                               for name, n in found.items())  # fmt: skip
            rows.append(PageRow(f"{words.name(seat.seat)}: {things or t('vermilion.told.loot.none')}",
                                icon=f"vermilion/portrait/{seat.name}", tone="" if things else "dim"))  # fmt: skip
        if not self.won:
            return [*rows, head(t("vermilion.told.next")), text(self._again())]
        row = QUESTS[self.quest]
        rows += [head(t("vermilion.page.quest.reward")),
                 *(PageRow(reward_words(words, one), icon=reward_sign(one)) for one in row.each)]  # fmt: skip
        if row.gear:
            rows.append(PageRow(words.item(row.gear), t("vermilion.page.quest.gear"), item_sign(row.gear)))
        return rows

    def _again(self) -> str:
        """R9.3. What a failure leads to, and how many end the campaign."""
        limit = str(self.table.match.session.options.get("retry_limit", "3"))
        if limit == NO_LIMIT:
            return self.t("vermilion.told.again.none")
        failed = sum(chapter == self.chapter and not won for chapter, won, *_ in self.seen.tries[: self.number + 1])
        return self.t("vermilion.told.again", n=failed, most=FAILURES[limit])


class QuestHead(Widget):
    """The picture of a quest, and beside it how it ended and how the party stands."""

    def __init__(self, parent: Group, rect: RectLike, page: QuestEnd) -> None:
        self.page = page
        super().__init__(parent, rect, name="told.head", spoken=page.opening())

    def draw(self, surface: pygame.Surface) -> None:
        """Picture, three lines, a face with its HP for each of the party."""
        pen, r, page = Pen(surface, self.media), self.rect, self.page
        share = r.height / PICTURE[1]
        picture = pygame.Rect(r.x, r.y, round(PICTURE[0] * share), r.height)
        found = self.media.sprites.backdrop(f"vermilion/quest/{page.quest}", picture.size)
        if found is not None:
            surface.blit(found, picture)
        tone = theme.GOOD if page.won else theme.BAD
        pygame.draw.rect(surface, tone, picture, 3, 6)
        x = picture.right + round(GAP * share)
        room, (first, name, ended) = r.right - x, page.headlines
        step = round(46 * share)
        pen.line(first, room, theme.HEADING, tone, True, True, height=step, midleft=(x, r.y + step // 2))
        pen.line(name, room, theme.BUTTON, theme.GOLD, True, height=step, midleft=(x, r.y + step * 3 // 2))
        pen.line(ended, room, 20, theme.BONE, height=step, midleft=(x, r.y + step * 5 // 2))
        side, gap, y = round(64 * share), round(14 * share), r.bottom - round(36 * share)
        each = room // max(1, len(page.seen.seats))
        for seat in page.seen.seats:
            place = pen.icon(f"vermilion/portrait/{seat.name}", side, midleft=(x, y))
            hp = pen.line(page.t("vermilion.told.hp", hp=seat.hp, most=seat.most), each - side - 6 - gap, 20,
                          theme.BONE if seat.hp > 1 else theme.BAD, True, midleft=(place.right + 6, y))  # fmt: skip
            x = hp.right + gap


class CardTold(ReadPage):
    """R9.5. What came of the duality cards of those who play here."""

    size = (1080, 560)
    rules_place = "R9.5"
    go_on = "vermilion.told.card.go"

    def __init__(self, client: Client, reader: Reader, events: Sequence[Event], cards: dict[int, tuple[str, str]]
                 ) -> None:
        super().__init__(client, reader)
        self.events, self.cards, self.own = events, cards, self.table.match.people
        self.lines = [seat for seat in self.seats if seat in self.own][:MOST_LINES]
        self.set_height(self.size[1] + LINE * len(self.lines))

    def opening(self) -> str:
        """Read aloud: all of it."""
        return "\n".join([self.t("vermilion.told.card"), *(row.text for row in self.rows)])

    @property
    def rows(self) -> list[PageRow]:
        """For each seat its card and way, as far as they are known here, and what came of it."""
        rows: list[PageRow] = []
        for seat in self.seats:
            card, way = self.cards.get(seat, ("", ""))
            name = self.words.name(seat)
            rows.append(head(f"{name} · {self.t(f'vermilion.duality.{card}')}" if card else name))
            if way:
                rows.append(text(self.t(f"vermilion.duality.{card}.{way}"), "dim"))
            came = without_picks([one for one in self.events if one.data["seat"] == seat])
            here = seat in self.own
            rows += came_rows(self.words, came, card, way) if here else lines_of(came, self.words, "gold")
        return rows

    @property
    def seats(self) -> list[int]:
        """Whom something has come to, those here first."""
        found = dict.fromkeys(int(str(event.data["seat"])) for event in self.events)
        return sorted(found, key=lambda seat: (seat not in self.own, seat))

    def tell(self, panel: Group, area: pygame.Rect) -> None:
        """A heading, the picture of the card at the left, the rows beside it, below them the tracks of those here."""
        Label(panel, (area.x, area.y, area.width, 48), self.t("vermilion.told.card"), size=theme.HEADING,
              colour=theme.GOLD, bold=True, shadow=True, align="center")  # fmt: skip
        low = area.bottom - LINE * len(self.lines)
        for i, seat in enumerate(self.lines):
            OwnTrack(panel, (area.x, low + i * LINE, area.width, LINE - 8), self.seen.seats[seat])
        place = pygame.Rect(area.x, area.y + 64, area.width, low - area.y - 64)
        card = next((card for card, _ in self.cards.values()), "")
        if card:
            Plated(panel, (place.x, place.y, *CARD), f"vermilion/duality/{card}")
            place = pygame.Rect(place.x + CARD[0] + GAP, place.y, place.width - CARD[0] - GAP, place.height)
        self.column(panel, place, "told.card", self.rows)

    def read(self) -> None:
        """It has been read."""
        self.reader.read_card()


class OwnTrack(Widget):
    """The track of a seat, with its marker where it is now."""

    def __init__(self, parent: Group, rect: RectLike, seat: SeatPublic) -> None:
        self.seat = seat
        super().__init__(parent, rect, name=f"told.track.{seat.seat}")

    def draw(self, surface: pygame.Surface) -> None:
        """Its face at the left, the spaces beside it."""
        pen, r = Pen(surface, self.media), self.rect
        face = pen.icon(f"vermilion/portrait/{self.seat.name}", r.height - 12, midleft=(r.x, r.centery))
        draw_line(pen, self.seat.track, pygame.Rect(face.right + 20, r.y, r.right - face.right - 20, r.height))


class CampTold(ReadPage):
    """R9.2-R9.9. What each did at the camp after an attempt, seat by seat."""

    rules_place = "R9.2"
    go_on = "vermilion.told.camp.go"

    def __init__(self, client: Client, reader: Reader, number: int) -> None:
        super().__init__(client, reader)
        self.number = number
        if len(self.table.match.seats) <= ACROSS:
            self.set_height(LOW)

    def opening(self) -> str:
        """Read aloud: all of it."""
        return "\n".join([self.t("vermilion.told.camp"), *(row.text for row in camp_rows(self.reader, self.number))])

    def tell(self, panel: Group, area: pygame.Rect) -> None:
        """The fire with the heading, below it the rows of each seat: side by side from two seats on."""
        CampHead(panel, (area.x, area.y, area.width, FIRE), self.t("vermilion.told.camp"))
        top = area.y + FIRE + 20
        rows = camp_rows(self.reader, self.number)
        starts = [i for i, row in enumerate(rows) if row.kind == "head"]
        parts = [rows[i:j] for i, j in zip(starts, [*starts[1:], len(rows)], strict=True)]
        across = min(ACROSS, len(parts))
        wide = (area.width - GAP * (across - 1)) // across
        high = (area.bottom - top) // -(-len(parts) // across)
        for i, part in enumerate(parts):
            place = (area.x + i % across * (wide + GAP), top + i // across * high, wide, high - 12)
            self.column(panel, place, f"told.camp.{i}", part)


class CampHead(Widget):
    """The fire of the camp, and over it a heading."""

    def __init__(self, parent: Group, rect: RectLike, words: str) -> None:
        self.words = words
        super().__init__(parent, rect, name="told.head", spoken=words)

    def draw(self, surface: pygame.Surface) -> None:
        """The middle of the picture."""
        r, pen = self.rect, Pen(surface, self.media)
        found = self.media.sprites.backdrop("vermilion/backdrops/hearth", (r.width, r.width * 9 // 16))
        if found is not None:
            surface.blit(found, r, (0, (found.get_height() - r.height) * 9 // 20, *r.size))
        strip = pygame.Rect(r.x, r.bottom - r.height * 3 // 10, r.width, r.height * 3 // 10)
        surface.blit(self.media.sprites.plain(strip.size, SHADE), strip)
        pygame.draw.rect(surface, theme.BRASS, r, 3, 6)
        pen.line(self.words, r.width - 40, theme.HEADING, theme.GOLD, True, True, center=strip.center)


def is_pick(event: Event) -> bool:
    """Whether a card gave a seat materials that it chooses itself."""
    return event.kind == "duality_gave" and event.data["what"] == "choice"


def all_picked(events: Sequence[Event]) -> bool:
    """Whether all that may be chosen has been."""
    picks = [event for event in events if is_pick(event)]
    chosen = sum(event.kind == "got_material" for event in events)
    return chosen >= sum(int(str(event.data["count"])) for event in picks)


def without_picks(events: Sequence[Event]) -> list[Event]:
    """What came to a seat: what was chosen stands for the choice once all of it is."""
    return [event for event in events if not is_pick(event)] if all_picked(events) else list(events)


def came_rows(words: Words, events: Sequence[Event], card: str, way: str) -> list[PageRow]:
    """R9.5. What came of a card to its seat: what that is in the tale, and what it gives or takes from now on."""
    rows = []
    goods = [event for event in events if event.kind == "got_material"]
    for event in events:
        if event in goods:
            continue
        side = side_of(event, card, way)
        rows += [text(words.t(f"vermilion.told.tale.{tale_of(event, side)}")), *lines_of([event], words, "gold")]
        if event.kind == "track":
            rows += step_rows(words, int(str(event.data["space"])), side)
    if goods:
        rows += [text(words.t("vermilion.told.tale.goods")), *lines_of(goods, words, "gold")]
    return rows


def side_of(event: Event, card: str, way: str) -> str:
    """Towards which colour a step went: as the card has it, else away from the centre; "" for what is no step."""
    if event.kind != "track":
        return ""
    given = getattr(DUALITY[card], way) if card in DUALITY and way in WAYS else ()
    away = "imprint" if int(str(event.data["space"])) > 0 else "breakthrough"
    return next((one for one in given if one in SIDES), away)


def tale_of(event: Event, side: str) -> str:
    """Which sentence fits what came."""
    if side:
        return side if int(str(event.data["space"])) * SIDES[side] > 0 else "back"
    what, count = str(event.data["what"]), int(str(event.data["count"]))
    if what in ("hp", "max_hp"):
        return "health" if count > 0 else "blood"
    return "smith" if what == "smith" else "goods"


def step_rows(words: Words, space: int, side: str) -> list[PageRow]:
    """R9.6, 5.9. What a step towards a colour gives, or what a step back takes away; and what would be next."""
    sign = SIDES[side]
    if space * sign <= 0:  # back towards the centre
        other = next(one for one in SIDES if one != side)
        return [_space_row(words, "vermilion.told.ends", other, abs(space - sign), "bad")]
    rows = [_space_row(words, "vermilion.told.gives", side, abs(space), "good")]
    if abs(space) < TRACK_END:
        rows.append(_space_row(words, "vermilion.told.then", side, abs(space) + 1, "dim"))
    return rows


def _space_row(words: Words, key: str, side: str, number: int, tone: str) -> PageRow:
    what = words.t(f"vermilion.duality.space.{side}_{number}")
    return PageRow(words.t(key, what=what), icon=f"vermilion/track/{side}", tone=tone)


def attempt_of(table: TableHost, number: int) -> QuestTold | None:
    """An attempt by its number from 0, as far as its events are known here."""
    found = quests_of(table.match.events(table.viewer), hp_in(table.view))
    return found[number] if number < len(found) else None


def camp_rows(reader: Reader, number: int) -> list[PageRow]:
    """What everybody did between an attempt and the next one; nothing where all of it was decided here."""
    table, words = reader.table, reader.words
    if len(table.match.persons) == len(table.match.seats):
        return []
    camp: list[Event] = []
    ended, view = -1, words.view
    for event in table.match.events(table.viewer):
        ended += event.kind == "quest_ended"
        if event.kind in AT_CAMP and ended == number and event.rule != REWARD:
            camp.append(event)
        if event.kind == "quest_began" and ended == number:
            break
    rows: list[PageRow] = []
    for info in table.match.seats:
        seat = view.seats[info.seat]
        hp = words.t("vermilion.told.hp", hp=seat.hp, most=seat.most)
        rows.append(head(f"{words.name(info.seat)} · {words.character(seat.name)} · {hp}"))
        own = lines_of(without_picks([event for event in camp if seat_of(event) == info.seat]), words)
        rows += own or [text(words.t("vermilion.told.camp.none"), "dim")]
    return rows


def seat_of(event: Event) -> int:
    """The seat that an event is about; -1: none."""
    seat, unit = event.data.get("seat"), str(event.data.get("unit", ""))
    if isinstance(seat, int):
        return seat
    return int(unit[1:]) if unit.startswith("c") and unit[1:].isdigit() else -1


def lines_of(events: Sequence[Event], words: Words, tone: str = "") -> list[PageRow]:
    """What a seat did, a row each; materials of one kind together."""
    rows, goods = [], Counter[str]()
    for event in events:
        if event.kind == "got_material":
            goods[str(event.data["material"])] += 1
            continue
        line = words.t(f"vermilion.told.line.{event.kind}{variant(event)}", **arguments(event, words))
        rows.append(PageRow(line, icon=EVENTS[event.kind].icon_of(event, words.media.sprites.has), tone=tone))
    return [*(PageRow(words.material(name), f"×{count}", f"vermilion/material/{name}", tone)
              for name, count in goods.items()), *rows]  # fmt: skip
