"""The top bar of Crowns: the reader's crest, gold, power and dominance, its crown, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import WIN
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Plate, Spot
from scenes.kit.top_bar import Counters, Fact, FactRow
from scenes.media import theme
from scenes.titles.crowns.crown import crown, height_of
from scenes.titles.crowns.faces import name_of
from scenes.titles.crowns.plate import SETUP, gold_of, gold_words
from scenes.titles.crowns.sides import shown_seat

if TYPE_CHECKING:
    from game.titles.crowns.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.crowns.words import Words
    from scenes.widgets.base import RectLike, WidgetParent

POWER, GOLD, DOMINANCE = "track:power", "track:gold", "track:dominance"
ICONS = {POWER: "crowns/splinter", GOLD: "crowns/icon/gold", DOMINANCE: "crowns/icon/strength"}


class Crest(Plate, Part):
    """The reader's faction: its content is the name of it."""

    content = ""

    def __init__(self, table: TableHost, rect: RectLike, words: Words) -> None:
        self.table, self.words = table, words
        super().__init__(table, rect, name="badge", tip=self._told)

    def show(self, view: SeatView) -> None:
        """Whose it is."""
        self.display(view.players[shown_seat(view, self.table)].faction)

    def _told(self) -> str:
        return name_of(self.media, f"faction:{self.content}")

    def draw(self, surface: pygame.Surface) -> None:
        """Slot and crest."""
        pen = self.pen(surface)
        pen.nine("slot_selected", self.rect)
        pen.icon(f"crowns/crest/{self.content}", self.rect.width - 24, center=self.rect.center)


class Purse(Counters):
    """Power, gold, and what it would have at dominance now."""

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls) -> None:
        super().__init__(table, rect, calls, ICONS)
        self.table = table
        for ref, counter in self.counters.items():
            counter.tip = words.t(f"crowns.top.{ref.partition(':')[2]}")

    def show(self, view: SeatView) -> None:
        """Whose they are."""
        seat = shown_seat(view, self.table)
        player = view.players[seat]
        strength = max(0, sum(term.value for term in player.dominance))
        gold = gold_of(view, seat)
        self.counters[GOLD].tip = gold_words(self.media, view, seat)
        self.count(seat, {POWER: player.power, GOLD: max(0, gold), DOMINANCE: strength})


class OwnCrown(Spot, Part):
    """The crown of the reader with its golden points; its content: seat and power."""

    content = (0, 0)

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls) -> None:
        self.table, self.words = table, words
        super().__init__(table, rect, "", calls, tip=self._told, name="crown")

    def show(self, view: SeatView) -> None:
        """Whose it is."""
        seat = shown_seat(view, self.table)
        self.ref = f"seat:{seat}"
        self.display((seat, view.players[seat].power))

    def _told(self) -> str:
        return self.words.t("crowns.fact.power", n=self.content[1], most=WIN)

    def crown_place(self) -> pygame.Rect:
        """Where the crown is drawn."""
        high = self.rect.height
        wide = round(high * 300 / 115)
        return pygame.Rect(0, 0, wide, height_of(wide)).move_to(midleft=(self.rect.x + 8, self.rect.centery))

    def draw(self, surface: pygame.Surface) -> None:
        """The crown, and how many points are missing."""
        pen, r, place = self.pen(surface), self.rect, self.crown_place()
        info = self.calls.info(self.content[0])
        pen.put(crown(self.media, self.content[1], place.width, info), topleft=place.topleft)
        missing = max(0, WIN - self.content[1])
        words = self.words.t("crowns.top.missing", n=missing) if missing else self.words.t("crowns.top.whole")
        room = r.right - place.right - 12
        pen.line(words, room, 20, theme.GOLD, True, True, height=50, midleft=(place.right + 12, r.centery))


class Turn(Spot, Part):
    """Phase, and who acts: its content are both lines and the colour."""

    content: tuple[str, str, theme.Colour] = ("", "", theme.BONE)

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls) -> None:
        self.words = words
        super().__init__(parent, rect, "", calls, name="turn")

    def show(self, view: SeatView) -> None:
        """Whose turn it is."""
        t = self.words.t
        self.ref = f"phase:{view.phase}"
        first = t("crowns.top.first", name=self.words.name(view.first)) if view.first >= 0 else t("crowns.top.no_first")
        if view.active >= 0:
            colour = theme.SEATS[view.active % len(theme.SEATS)]
            key = "crowns.top.own" if view.active == view.reader else "crowns.top.active"
            head = t(key, name=self.words.name(view.active), phase=f"@crowns.phase.{view.phase}")
            self.display((head, first, colour))
        else:
            phase = t(f"crowns.phase.{view.phase}")
            self.display((phase if view.phase == SETUP else t("crowns.top.phase", phase=phase), first, theme.BONE))

    def draw(self, surface: pygame.Surface) -> None:
        """Both lines."""
        pen, r, (head, below, colour) = self.pen(surface), self.rect, self.content
        if self.hot:
            pen.nine("row_hot", r)
        ink = theme.mix(colour, theme.BONE, 0.45)
        pen.line(head, r.width - 24, theme.BODY, ink, True, True, height=44, midleft=(r.x + 12, r.y + 24))
        icon = pen.icon("crowns/first_player", (28, 24), midleft=(r.x + 10, r.bottom - 17))
        x = max(icon.right, r.x + 12) + 6
        pen.line(below, r.right - x - 8, theme.SMALL, theme.DIM, height=24, midleft=(x, r.bottom - 17))


class Chips(FactRow):
    """What holds now besides: the events that are being played, a claim that is replaced."""

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words) -> None:
        super().__init__(parent, rect)
        self.words = words

    def show(self, view: SeatView) -> None:
        """What holds now."""
        found = [Fact("crowns/type/event", self.words.card(card.kind), self.words.t("crowns.chip.played",
                      card=self.words.card(card.kind))) for card in view.played[-2:]]  # fmt: skip
        if view.challenge is not None and view.challenge.replaced:
            words = self.words.t("crowns.fight.replaced")
            found.append(Fact("crowns/icon/claim", words, words, bad=True))
        self.display(found)
