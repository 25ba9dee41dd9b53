"""What lies over the table of a lesson: its menu, and what comes after the last step (C6.10)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.title_art import PROPORTION, TitleArt
from scenes.media import theme
from scenes.shell.button_menu import ButtonMenu, MenuChoice
from scenes.shell.dialog import PanelScene
from scenes.tutorial import offer
from scenes.tutorial.progress import mark_done
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture, Portrait

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.tutorial.table import LessonTable

ROW, GAP, FACE, WORDS = 72, 12, 150, 200
LEARNT, TICK, LINE = 4, 30, 44



class LessonMenu(ButtonMenu):
    """While it is open the lesson rests."""

    pauses = True
    heading = "tutorial.menu"

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table.client)
        self.table = table

    def choices(self) -> list[MenuChoice]:
        """Go on, another part, all from the beginning, options, rules, leave."""
        then = self.then
        rows: list[tuple[str, str, Callable[[], None]]] = [
            ("resume", "ui/play", self.close),
            ("parts", "ui/rules", then(partial(self.nav.stack.push, PartsMenu(self.table)))),
            ("restart", "ui/undo", then(partial(self.table.turn_to, self.table.lesson.parts()[0]))),
            ("options", "ui/options", partial(self.nav.open, "options")),
            ("rules", "ui/rules", then(self.table.rules)),
            ("report", "ui/warning", then(partial(self.nav.open, "report", match=self.table.match))),
            ("leave", "ui/back", partial(offer.to_menu, self.client, self.table.lesson.title)),
        ]
        key = self.media.bindings.label("report")
        return [MenuChoice(f"lesson-{name}", self.t(f"tutorial.menu.{name}", key=key), icon, action) for name, icon,
                action in rows]

    def facts(self) -> str:
        """How far the learner is."""
        number, count = self.table.course.place
        return self.t("tutorial.menu.place", n=number, count=count)


class PartsMenu(ButtonMenu):
    """What the lesson consists of: a click leads to the beginning of a part."""

    pauses = True
    heading = "tutorial.parts"
    width = 640

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table.client)
        self.table = table

    def choices(self) -> list[MenuChoice]:
        """Each part by its name and its steps; what lies behind the learner has a tick."""
        lesson, (here, count) = self.table.lesson, self.table.course.place
        parts, found = lesson.parts(), []
        for i, part in enumerate(parts):
            last = parts[i + 1].number - 1 if i + 1 < len(parts) else count
            icon = "ui/check" if last < here else "ui/play" if part.number <= here else "ui/chevron_right"
            note = self.t("tutorial.parts.note", first=part.number, last=last)
            words = self.t(f"{lesson.title}.tutorial.part_{part.step}")
            turn = self.then(partial(self.table.turn_to, part))
            found.append(MenuChoice(f"part-{part.step}", words, icon, turn, note))
        return found

    def enter(self) -> None:
        """The part of now has the focus."""
        super().enter()
        here = self.table.course.place[0]
        now = [part for part in self.table.lesson.parts() if part.number <= here][-1]
        self.ui.set_focus(self.ui.find(f"part-{now.step}"))


class LessonEnd(PanelScene):
    """All is learnt: on to a real match, by one click."""

    size = (1240, 128 + WORDS + 20 + LEARNT // 2 * LINE + 20 + ROW)
    heading = "tutorial.end.title"
    closable = False

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table.client)
        self.table = table
        self.title = table.lesson.title

    def enter(self) -> None:
        """The profile remembers it."""
        super().enter()
        mark_done(self.client, self.title)
        self.table.progress.keep(None)
        self.media.sounds.play("win")
        self.ui.set_focus(self.ui.find("end-play"))

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The game's painting; beside it the one who has taught, praise, what was learnt, the invitation."""
        high = area.height
        art = pygame.Rect(area.x, area.y, high * PROPORTION[0] // PROPORTION[1], high)
        TitleArt(panel, art, self.title)
        area = pygame.Rect(art.right + 40, area.y, area.right - art.right - 40, high)
        Portrait(panel, (area.x, area.y, FACE, FACE), self.table.lesson.portrait)
        place = (area.x + FACE + 28, area.y, area.width - FACE - 28, WORDS)
        Label(panel, place, self.media.theme.evenly(self._words(), theme.BODY, place[2]), wrap=True)
        top = area.y + WORDS + 20
        for i, words in enumerate(self._learnt()):
            x, y = area.x + i % 2 * area.width // 2, top + i // 2 * LINE
            Picture(panel, (x, y + (LINE - TICK) // 2, TICK, TICK), "ui/check")
            Label(panel, (x + TICK + GAP, y, area.width // 2 - TICK - 2 * GAP, LINE), words)
        y, width = area.bottom - ROW, area.width
        Button(
            panel, (area.x, y, width - 2 * (176 + GAP), ROW), self._own("play"), self.play, kind="gold",
            icon="ui/play", icon_size=32, name="end-play", tip=self._own("play.tip"),
        )  # fmt: skip
        x = area.right - 2 * 176 - GAP
        Button(panel, (x, y, 176, ROW), self.t("tutorial.end.again"), self._again, size=theme.BODY, name="end-again")
        Button(
            panel, (area.right - 176, y, 176, ROW), self.t("tutorial.end.menu"), self._leave, size=theme.BODY,
            name="end-menu",
        )  # fmt: skip

    def opening(self) -> str:
        """Heading and words."""
        return "\n".join([super().opening(), self._words(), *self._learnt()])

    def _learnt(self) -> list[str]:
        """What the lesson was about, in a few words each."""
        return [self.t(f"{self.title}.tutorial.learnt_{i + 1}") for i in range(LEARNT)]

    def _words(self) -> str:
        game, key = self.t(f"{self.title}.title"), self.media.bindings.label("rules")
        return self._own("text", game=game, name=self.home.called, rules=key)

    def _own(self, name: str, /, **args: str) -> str:
        """A text of the end, a game's own where bots are no opponents."""
        own = f"{self.title}.tutorial.end.{name}"
        return self.t(own if self.media.texts.has(own) else f"tutorial.end.{name}", **args)

    def play(self) -> None:
        """A match against an easy bot begins."""
        offer.play_easy(self.client, self.title)

    def on_back(self) -> bool:
        """Esc goes to the menu."""
        self._leave()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside the panel does nothing."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            return True
        return super().handle(event)

    def _again(self) -> None:
        offer.to_menu(self.client, self.title)
        offer.begin(self.client, self.title)

    def _leave(self) -> None:
        offer.to_menu(self.client, self.title)
