"""What lies in the place of the board before the first quest is laid out (R3): which quest comes, and who has come
together for it so far. Whoever waits for others to choose reads it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.vermilion.board import ORDER, QUESTS, parsed
from game.titles.vermilion.setup import OWN
from scenes.kit.part import Part
from scenes.media import theme
from scenes.widgets.base import Widget
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.titles.vermilion.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.base import RectLike

PICTURE, PAD, HEAD, GOAL, MEMBER, FACE = (586, 330), 28, 56, 44, 146, 112


class Gathering(NamedTuple):
    """What is told: the quest, "" while it is open, and each seat with its character, "" for none yet."""

    quest: str
    party: tuple[tuple[int, str], ...]


class Muster(Widget, Part):
    """See the module's text."""

    def __init__(self, table: TableHost, rect: RectLike, words: Words) -> None:
        self.table, self.words = table, words
        self.gathering = Gathering("", ())
        super().__init__(table, rect, name="muster", spoken=self._told)
        self.visible = False

    def show(self, view: SeatView) -> None:
        """Nothing once there is a board."""
        self.visible = not view.width and view.phase == "setup" and view.outcome is None
        now = Gathering(self.words.chosen_quest(view), tuple((seat.seat, seat.name) for seat in view.seats))
        if self.visible and now != self.gathering:
            self.gathering = now
            self.invalidate()

    @property
    def _title(self) -> str:
        quest, words = self.gathering.quest, self.words
        if not quest:
            return words.t("vermilion.muster.open")
        return f"{ORDER.index(quest) + 1}. {words.quest(quest)}" if quest in ORDER else words.quest(quest)

    def _lines(self) -> tuple[str, str]:
        """What is to be done, and the story."""
        quest, t = self.gathering.quest, self.words.t
        if quest not in QUESTS:
            return "", t("vermilion.muster.own") if quest == OWN else t("vermilion.muster.text")
        board = parsed(QUESTS[quest].board)
        goal = t("vermilion.opening.goal", goal=t(f"vermilion.objective.{board.objective}"), n=board.rounds)
        return goal, t(f"vermilion.quest.{quest}.story")

    def _member(self, name: str) -> str:
        return self.words.character(name) if name else self.words.t("vermilion.muster.chooses")

    def _told(self) -> str:
        party = [f"{self.words.name(seat)}: {self._member(name)}" for seat, name in self.gathering.party]
        return "\n".join(part for part in (self._title, *self._lines(), *party) if part)

    def draw(self, surface: pygame.Surface) -> None:
        """The quest's picture beside its words, the party below."""
        pen, area, letters = Pen(surface, self.media), self.rect.inflate(-2 * PAD, -2 * PAD), self.media.theme
        pen.nine("panel", self.rect)
        picture = pygame.Rect(area.topleft, PICTURE)
        quest = self.gathering.quest
        name = f"vermilion/quest/{quest}" if quest in QUESTS else "vermilion/backdrops/map"
        found = self.media.sprites.backdrop(name, picture.size)
        if found is not None:
            surface.blit(found, picture)
        pygame.draw.rect(surface, theme.BRASS, picture, 3, 6)
        x, width = picture.right + PAD, area.right - picture.right - PAD
        goal, story = self._lines()
        pen.line(self._title, width, theme.HEADING, theme.GOLD, True, True, height=HEAD,
                 midleft=(x, area.y + HEAD // 2))  # fmt: skip
        y = area.y + HEAD
        if goal:
            words = letters.paragraph(goal, width, theme.BODY, theme.BONE, True, height=2 * GOAL)
            pen.put(words, topleft=(x, y))
            y += words.get_height() + 16
        told = letters.paragraph(story, width, theme.BODY, theme.BONE, height=picture.bottom - y)
        pen.put(told, topleft=(x, y))
        self._party(pen, pygame.Rect(area.x, picture.bottom + PAD, area.width, MEMBER))

    def _party(self, pen: Pen, area: pygame.Rect) -> None:
        """A plate for each seat."""
        wide = (area.width - 16 * (len(self.gathering.party) - 1)) // max(1, len(self.gathering.party))
        wide = min(wide, 460)
        for i, (seat, name) in enumerate(self.gathering.party):
            place = pygame.Rect(area.x + i * (wide + 16), area.y, wide, area.height)
            pen.nine("row", place)
            sign = f"vermilion/portrait/{name}" if name else f"seat/{seat}"
            face = pen.icon(sign, FACE, midleft=(place.x + 16, place.centery))
            left, room, middle = face.right + 14, place.right - 14 - face.right - 14, place.centery
            pen.line(self._member(name), room, theme.BODY, theme.GOLD if name else theme.DIM, True, height=40,
                     midleft=(left, middle - 22))  # fmt: skip
            pen.line(self.words.name(seat), room, 20, theme.BONE, height=34, midleft=(left, middle + 20))
