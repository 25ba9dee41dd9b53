"""5.13. How a quest begins: its picture, name and story, what is to be done, and one button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.callbacks import ignore
from game.titles.vermilion.board import ORDER, QUESTS, parsed
from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.widgets.base import Widget
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.shell.client import Client
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.base import Group, RectLike

PICTURE, HEAD, GOAL, BUTTON = 500, 60, 44, (320, 64)


class QuestOpening(PanelScene):
    """Lies over the table until it is read, which `on_read` is told."""

    size = (1040, 940)
    rules_place = "R1.3"
    rules_title = "vermilion"
    closable = False
    enlarges = True

    def __init__(
        self, client: Client, words: Words, quest: str, on_read: Callable[[], None] = ignore
    ) -> None:  # fmt: skip
        self.words, self.quest, self.on_read = words, quest, on_read
        super().__init__(client)

    def opening(self) -> str:
        """Read aloud: all of it."""
        return "\n".join([self.title, self.t(f"vermilion.quest.{self.quest}.story"), self.goal])

    @property
    def title(self) -> str:
        """Its number in the campaign and its name."""
        name = self.words.quest(self.quest)
        return f"{ORDER.index(self.quest) + 1}. {name}" if self.quest in ORDER else name

    @property
    def goal(self) -> str:
        """What is to be done, and by when."""
        board = parsed(QUESTS[self.quest].board)
        goal = self.t(f"vermilion.objective.{board.objective}")
        return self.t("vermilion.opening.goal", goal=goal, n=board.rounds)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Picture, words, the button."""
        StoryPage(panel, (area.x, area.y, area.width, area.height - BUTTON[1] - 12), self)
        place = pygame.Rect(0, 0, *BUTTON).move_to(midbottom=area.midbottom)
        Button(panel, place, self.t("vermilion.opening.go"), on_click=self.close, kind="gold", name="opening.go")

    def enter(self) -> None:
        """Enter begins."""
        super().enter()
        self.ui.set_focus(self.ui.find("opening.go"))

    def close(self) -> None:
        """It has been read."""
        self.on_read()
        super().close()

    def on_back(self) -> bool:
        """Esc begins, too."""
        self.close()
        return True


class StoryPage(Widget):
    """Picture and words of a quest."""

    def __init__(self, parent: Group, rect: RectLike, page: QuestOpening) -> None:
        self.page = page
        super().__init__(parent, rect, name="opening.page", spoken=page.opening())

    def draw(self, surface: pygame.Surface) -> None:
        """The picture, below it name, goal and story."""
        pen, r, page, letters = Pen(surface, self.media), self.rect, self.page, self.media.theme
        share = r.width / 944
        picture = pygame.Rect(r.x, r.y, r.width, round(PICTURE * share))
        found = self.media.sprites.backdrop(f"vermilion/quest/{page.quest}", picture.size)
        if found is not None:
            surface.blit(found, picture)
        pygame.draw.rect(surface, theme.BRASS, picture, 3, 6)
        y = picture.bottom + round(10 * share)
        high = round(HEAD * share)
        pen.line(page.title, r.width, theme.HEADING, theme.GOLD, True, True, height=high, align="center",
                 center=(r.centerx, y + high // 2))  # fmt: skip
        y, high = y + high, round(GOAL * share)
        pen.line(page.goal, r.width, theme.BODY, theme.BONE, True, height=high, align="center",
                 center=(r.centerx, y + high // 2))  # fmt: skip
        y += high + round(6 * share)
        story = letters.paragraph(self.media.t(f"vermilion.quest.{page.quest}.story"), r.width - 40, theme.BODY,
                                  theme.BONE, False, "center", r.bottom - y)  # fmt: skip
        pen.put(story, midtop=(r.centerx, y))
