"""The campaign book (R16.1, 5.13): the road of the ten quests, the story and the reward of each; in a match also how
far the party has come, every attempt, and who walks the road.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.board import ORDER
from scenes.kit.page_view import PageView
from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.titles.vermilion.frame_rects import QUEST_SPOTS
from scenes.titles.vermilion.page_units import track_words
from scenes.titles.vermilion.situation import tries_rows
from scenes.titles.vermilion.words import Words
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.titles.vermilion.view import SeatPublic, SeatView
    from scenes.shell.client import Client

MAP = (1120, 630)
SPOT, NAME, TALL, GAP, MEMBER = 64, 176, 84, 24, 156
WON, NOW, LATER = "won", "now", "later"
WHOLE = (1920, 1080)
RING = {WON: (116, 190, 110), NOW: theme.GOLD, LATER: (120, 104, 98)}
SIGNS = {WON: "ui/check", NOW: "vermilion/track/marker", LATER: ""}


def standing(view: SeatView | None, number: int) -> str:
    """How a quest stands, by its number from 0; without a campaign all lie ahead."""
    if view is None or view.mode != "campaign":
        return LATER
    if view.chapter == number:
        return NOW
    return WON if number < view.chapter else LATER


class CampaignBook(PanelScene):
    """The map at the left, the quest that was chosen at the right, the party below. `words`: those of a table."""

    size = (1720, 960)
    heading = "vermilion.campaign.title"
    rules_place = "R16.1"
    rules_title = "vermilion"

    def __init__(self, client: Client, words: Words | None = None) -> None:
        super().__init__(client)
        self.words = words or Words(client.media)
        view: SeatView | None = self.words.seen
        self.view = view
        first = ORDER[view.chapter] if view is not None and view.chapter < len(ORDER) else ORDER[0]
        self.quest = view.quest if view is not None and view.quest in ORDER and view.mode != "campaign" else first

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Map, quest, party."""
        wide, high = MAP
        RoadMap(panel, (area.x, area.y, wide, high))
        for number, quest in enumerate(ORDER):
            x, y = QUEST_SPOTS[quest]
            middle = (area.x + x * wide // WHOLE[0], area.y + y * high // WHOLE[1])
            place = pygame.Rect(0, 0, NAME, SPOT + 2 + TALL)
            place.midtop = (middle[0], middle[1] - SPOT // 2)
            QuestSpot(panel, place, number, standing(self.view, number), self.quest == quest,
                      self.t(f"vermilion.quest.{quest}"), partial(self.turn_to, quest))  # fmt: skip
        x = area.x + wide + GAP
        page = self.words.page(f"quest:{self.quest}")
        body = PageView(panel, (x, area.y, area.right - x, high), self.words, self.follow, name="campaign.page")
        if page is not None:
            tries = tries_rows(self.words) if self.view is not None else []
            body.put(page._replace(card="", picture="", rows=[*page.rows, *tries]))
        top = area.y + high + 16
        seats = [seat for seat in self.view.seats if seat.name] if self.view is not None else []
        for i, seat in enumerate(seats):
            each = (area.width - GAP * (len(seats) - 1)) // len(seats)
            place = pygame.Rect(area.x + i * (each + GAP), top, each, min(MEMBER, area.bottom - top))
            PartyMember(panel, place, seat, self.words)

    def turn_to(self, quest: str) -> None:
        """Another quest is read."""
        self.quest = quest
        self.rebuild()
        again = self.ui.find(f"campaign.{quest}")
        if again is not None and self.ui.by_keys:
            self.ui.set_focus(again)

    def follow(self, ref: str) -> None:
        """A link of the page: another quest is turned to, anything else opens over the book."""
        kind, _, what = ref.partition(":")
        if kind == "quest":
            self.turn_to(what)
        elif (page := self.words.page(ref)) is not None:
            self.open_page(page.ref)

    def open_page(self, ref: str) -> None:
        """A page in the book's own place."""
        found = self.ui.find("campaign.page")
        page = self.words.page(ref)
        if isinstance(found, PageView) and page is not None:
            found.put(page)


class RoadMap(Widget):
    """The road from the first cut to the heart."""

    def draw(self, surface: pygame.Surface) -> None:
        """The picture in a frame."""
        picture = self.media.sprites.backdrop("vermilion/backdrops/map", self.rect.size)
        if picture is not None:
            surface.blit(picture, self.rect)
        pygame.draw.rect(surface, theme.BRASS, self.rect, 3, 6)


class QuestSpot(Button):
    """A quest on the map: its number, a ring, a sign for won and for the one at hand."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, number: int, state: str, chosen: bool, title: str,
        on_click: Callable[[], None],
    ) -> None:  # fmt: skip
        self.number, self.state, self.chosen, self.title = number, state, chosen, title
        t = parent.ui.media.t
        tip = f"{number + 1}. {title}\n{t(f'vermilion.campaign.{state}')}"
        super().__init__(parent, rect, "", on_click, name=f"campaign.{ORDER[number]}", tip=tip, spoken=tip)

    def draw(self, surface: pygame.Surface) -> None:
        """A coin with the number; the name below it."""
        pen = Pen(surface, self.media)
        share = self.rect.width / NAME  # the whole panel is larger at a larger scale
        side = round(SPOT * share)
        r = pygame.Rect(self.rect.centerx - side // 2, self.rect.y, side, side)
        hot = self.hovered or self.focused or self.chosen
        pygame.draw.circle(surface, (30, 16, 18), r.center, side // 2)
        pygame.draw.circle(surface, theme.BONE if hot else RING[self.state], r.center, side // 2, 5 if hot else 4)
        ink = theme.FAINT if self.state == LATER and not hot else theme.BONE
        pen.text(str(self.number + 1), theme.HEADING, ink, True, center=r.center)
        if SIGNS[self.state]:
            pen.icon(SIGNS[self.state], 30, center=(r.right - 6, r.y + 8))
        wide, tall = self.rect.width, self.rect.bottom - r.bottom - 2
        name = self.media.theme.paragraph(self.title, wide - 12, theme.SMALL, theme.BONE, hot, "center", tall - 6)
        plate = pygame.Rect(0, 0, wide, name.get_height() + 6)
        plate.midtop = (r.centerx, r.bottom + 2)
        pen.nine("chip", plate)
        pen.put(name, center=plate.center)


class PartyMember(Widget):
    """Who walks the road: portrait, HP, duality, what is worn."""

    def __init__(self, parent: WidgetParent, rect: RectLike, seat: SeatPublic, words: Words) -> None:
        self.seat, self.words = seat, words
        super().__init__(parent, rect)

    def draw(self, surface: pygame.Surface) -> None:
        """A plate with a portrait and three lines."""
        pen, r, seat, words = Pen(surface, self.media), self.rect, self.seat, self.words
        pen.nine("row", r)
        side = min(r.height - 20, 116)
        x = pen.icon(f"vermilion/portrait/{seat.name}", side, midleft=(r.x + 10, r.centery)).right + 12
        room = r.right - 12 - x
        name = f"{words.character(seat.name)} · {words.name(seat.seat)}"
        worn = ", ".join(words.item(item) for item in dict(seat.worn).values())
        hp = words.t("vermilion.breathe.hp_same", hp=seat.hp, most=seat.most)
        health = f"{hp} · {track_words(words, seat.track)}"
        line = (r.height - 12) // 4
        pen.line(name, room, 20, theme.GOLD, True, height=line, midleft=(x, r.y + 6 + line // 2))
        pen.line(health, room, 20, theme.BONE, height=line, midleft=(x, r.y + 6 + line + line // 2))
        told = self.media.theme.paragraph(worn, room, theme.SMALL, theme.DIM, height=2 * line)
        pen.put(told, midleft=(x, r.y + 6 + 3 * line))


def create(client: Client) -> CampaignBook:
    """The book from the menu."""
    return CampaignBook(client)
