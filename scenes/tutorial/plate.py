"""The plate on which a lesson speaks: portrait, sentence, what was wrong, and the buttons that lead on (C6.10)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.board_view import BoardView
from scenes.media import theme
from scenes.tutorial import pointing
from scenes.tutorial.pointer import Pointer
from scenes.widgets import placing
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.focus_ring import draw_focus_ring
from scenes.widgets.label import Label
from scenes.widgets.picture import Portrait

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.tutorial.pointer import Target
    from scenes.tutorial.table import LessonTable

WIDTHS, WIDER = (612, 508, 900), 644
"""A plate that would lie on something it should leave in sight is narrower and higher, or wide and low; with larger
letters it may also be a little wider."""
PAD, FACE, FOOT, CROSS, OVER = 18, 92, 48, 44, 14
NEAR_BY = 3
"""So many gaps from what it points at a plate stands near by."""
TEXT_X = PAD + FACE + 16
NARROWER = 8
BESIDE = TEXT_X + PAD + CROSS


class LessonPlate(Group):
    """It stands beside what it points at and over everything else. `text` is the sentence that is shown, `why` the
    last click did nothing ("" when it did).
    """

    above = True

    def __init__(self, table: LessonTable) -> None:
        self.table = table
        self.text = ""
        self.why = ""
        self._targets: list[Target] = []
        self._avoid: list[pygame.Rect] = []
        self._labels: list[pygame.Rect] = []
        self._spared: list[pygame.Rect] = []  # what lies over the table, where it was placed
        self._reads_on = self._marked = self._away = False
        self.pointer = Pointer(table)
        super().__init__(table, (0, 0, WIDTHS[0], 0), solid=True, name="lesson")
        self.topic = self.spoken
        self.visible = False

    def show(
        self, text: str, targets: Sequence[Target], avoid: Sequence[pygame.Rect], reads_on: bool
    ) -> None:
        """Says a sentence and points at places. `reads_on`: "next" leads on, and not a deed."""
        self.text, self.why, self._reads_on = text, "", reads_on
        self._targets, self._avoid = list(targets), list(avoid)
        self.visible = True
        self._fill()

    def aim(self, targets: Sequence[Target], avoid: Sequence[pygame.Rect]) -> None:
        """Points at where things are now, from a place of now; where only words on the board have come or gone, it
        stays and the rings leave those free. It stays as well where less is pointed at, or another thing first.
        """
        if not self.visible:
            return
        spared = self._spared != self.table.title_table.spared()
        if not spared and self._avoid == list(avoid) and self._targets != list(targets) and self._told(targets):
            self._targets = list(targets)
            self._point(self.rect)
        elif spared or self._targets != list(targets) or self._avoid != list(avoid):
            self._targets, self._avoid = list(targets), list(avoid)
            self._fill()
        elif self._labels != pointing.told_on(self.table):
            self._point(self.rect)

    def _told(self, targets: Sequence[Target]) -> bool:
        return all(target in self._targets for target in targets)

    def mark(self) -> None:
        """The button that Enter presses now has a ring."""
        marked = self.table.leading.by_enter
        if marked != self._marked:
            self._marked = marked
            button = self.ui.find(self.leads)
            self.ui.invalidate(button.focus_ring().inflate(16, 16) if button is not None else self.rect)

    @property
    def leads(self) -> str:
        """The name of the button that leads on."""
        return "lesson.next" if self._reads_on else "lesson.skip"

    def tell(self, why: str) -> None:
        """Says in addition why a click did nothing."""
        if self.visible and why != self.why:
            self.why = why
            self._fill()
            self.media.speech.say(why)

    def wink(self) -> None:
        """The rings go out and light up again, twice: there it is to be done."""
        if self.visible and not self.media.settings.reduced_motion:
            self.pointer.wink()

    def hide(self) -> None:
        """While things are shown or others choose."""
        if self.visible:
            self.visible = False
            self.pointer.show((), None)

    def give_way(self, away: bool) -> None:
        """It is not seen while something lies over the table for which the lesson rests: nothing of it stands out
        beside a menu."""
        if away != self._away:
            self._away = away
            self.pointer.give_way(away)
            self.ui.invalidate(self.rect.inflate(64, 64))

    def kept(self) -> list[pygame.Rect]:
        """Itself and what it points at: no tooltip shall lie there."""
        return [self.rect, *self.pointer.targets] if self.visible else []

    @property
    def reads_on(self) -> bool:
        """Whether it shows a sentence that is only to be read."""
        return self.visible and self._reads_on

    @property
    def heading(self) -> str:
        """That it was told before, where it is read again; the name of a chapter where one begins after another; else
        nothing.
        """
        course, step = self.table.course, self.table.course.step
        if self.table.looks_back:
            return self.media.t("tutorial.looked_back")
        if step is None or not course.number or course.at or course.explaining:
            return ""
        part = self.media.t(f"{course.lesson.title}.tutorial.part_{step.id}")
        return self.media.t("tutorial.chapter", part=part)

    def spoken(self) -> str:
        """The sentence, and what was wrong."""
        return self.said(self.heading, self.text, self.why)

    # --- inside

    def _fill(self) -> None:
        """Makes everything anew in the place of now."""
        focus = self.ui.focus.name if self.ui.focus is not None else ""
        self.clear()
        place = self._free_place()
        head, text, why = self._heights(place.width)
        self.place(place)
        self._point(place)
        x, y, width = place.x + TEXT_X, place.y + PAD, place.width - BESIDE
        Portrait(self, (place.x + PAD, y, FACE, FACE), self.table.lesson.portrait)
        if self.heading:
            Label(self, (x, y, width, head - 8), self.heading, size=theme.SMALL, colour=theme.GOLD, wrap=True)
        y += head
        words = self.media.theme.evenly(self.text, theme.BODY, width)
        Label(self, (x, y, width, text), words, wrap=True, name="lesson.text")
        if self.why:
            reason = self.media.theme.evenly(self.why, theme.SMALL, width)
            Label(self, (x, y + text + 12, width, why), reason, size=theme.SMALL, colour=theme.GOLD, wrap=True)
        self._buttons(place)
        if focus.startswith("lesson."):
            self.ui.set_focus(self.ui.find(focus), self.ui.by_keys, told=True)
        if self.table.on_top and place.collidepoint(self.media.mouse):
            self.ui.set_hover(self.ui.root.at(self.media.mouse))
        board = self.ui.find("board")
        told = board.tip_plate.shown if isinstance(board, BoardView) else None
        if told is not None and told[1].colliderect(place):  # it told of what lies below now
            self.ui.close_tips()
        self.ui.invalidate(place.inflate(64, 64))

    def _tight(self, wide: int) -> int:
        """The least width in which all words need no more lines than on a plate so wide, so that they are about as
        long; the buttons need some of it in any case.
        """
        wrap = self.media.theme.wrap
        told = (self.heading, theme.SMALL), (self.text, theme.BODY), (self.why, theme.SMALL)
        lines = [len(wrap(words, size, wide - BESIDE)) for words, size in told]
        least = min(WIDTHS) * max(100, self.media.settings.ui_scale) // 100
        for narrow in range(wide, least - 1, -NARROWER):
            if any(len(wrap(words, size, narrow - BESIDE)) > n for (words, size), n in zip(told, lines, strict=True)):
                break
            wide = narrow
        return wide

    def _heights(self, wide: int) -> tuple[int, int, int]:
        """Of the heading, the sentence, and what was wrong, on a plate so wide; 0 where there is none."""
        width, paragraph = wide - BESIDE, self.media.theme.paragraph
        head = paragraph(self.heading, width, theme.SMALL).get_height() + 8 if self.heading else 0
        why = paragraph(self.why, width, theme.SMALL).get_height() + 12 if self.why else 0
        return head, paragraph(self.text, width, theme.BODY).get_height(), why

    def _free_place(self) -> pygame.Rect:
        """Where it leaves in sight what belongs to the sentence and what stands on the board: in the first of the
        widths in which it can near by, else where it covers least."""
        table, scale = self.table, max(100, self.media.settings.ui_scale)
        targets, labels = [target.place for target in self._targets], pointing.told_on(table)
        avoid = [*self._avoid, *labels, *table.title_table.pieces(), *pointing.piles(table)]
        standing = [*pointing.standings(table), *pointing.asking(table)]
        lying, self._spared = pointing.lying(table, table.course.points), table.title_table.spared()
        kept = [*targets, *lying, *standing, *avoid]
        found: list[tuple[tuple[int, int, int], pygame.Rect]] = []
        widths = (width * scale // 100 for width in (*WIDTHS, *([WIDER] if scale > 100 else [])))
        for wide in map(self._tight, widths):
            height = max(sum(self._heights(wide)), FACE) + OVER + FOOT + 2 * PAD
            place = pointing.place_beside((wide, height), targets, avoid, self._crossed(labels), lying,
                                          pointing.told_beside(table), standing)  # fmt: skip
            way = pointing.way_to(place, targets) // pointing.GAP
            found.append(((placing.hidden(place, [*targets, *lying]), placing.hidden(place, kept), way), place))
            if not found[-1][0][1] and way < NEAR_BY:
                break
        return min(found, key=lambda one: one[0])[1]

    def _crossed(self, labels: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """What the arrow must not lie on; nor does it on pieces of the board."""
        targets = [target.place for target in self._targets]
        free = [rect for rect in self._avoid if rect.collidelist(targets) < 0]
        free += [rect for rect in self.table.title_table.pieces()
                 if not any(target.collidepoint(rect.center) for target in targets)]  # fmt: skip
        return [*pointing.words_of(self.table, targets), *targets[1:], *free, *labels]

    def _point(self, place: pygame.Rect) -> None:
        """Rings and arrow, from the plate's place."""
        self._labels = pointing.told_on(self.table)
        free = [*self._labels, *pointing.figures(self.table)]
        self.pointer.show(self._targets, place, self._crossed(self._labels), free)

    def _buttons(self, place: pygame.Rect) -> None:
        """Close, how far it is, back, and one that leads on."""
        table, t = self.table, self.media.t
        Button(
            self, (place.right - CROSS - 10, place.y + 10, CROSS, CROSS), icon="ui/cross", icon_size=20, kind="bare",
            on_click=table.open_menu, name="lesson.close", tip=t("tutorial.close.tip", key=self._key("back")),
        )  # fmt: skip
        y = place.bottom - PAD - FOOT
        number, count = table.place
        Label(
            self, (place.x + PAD, y, FACE, FOOT), t("tutorial.place", n=number, count=count), size=theme.SMALL,
            colour=theme.DIM, align="center",
        )  # fmt: skip
        Button(
            self, (place.x + TEXT_X, y, FOOT, FOOT), icon="ui/chevron_left", icon_size=24, on_click=table.read_back,
            enabled=table.can_read_back, reason=t("tutorial.back.no"), name="lesson.back", tip=t("tutorial.back.tip"),
        )  # fmt: skip
        name, action = ("next", table.read_on) if self._reads_on else ("skip", table.skip)
        words = "finish" if self._reads_on and table.ends else name
        Button(
            self, (place.right - PAD - 220, y, 220, FOOT), t(f"tutorial.{words}"), action, name=f"lesson.{name}",
            kind="gold" if self._reads_on else "plain", size=theme.BODY,
            tip=partial(t, f"tutorial.{name}.tip", key=self._key("choose")),
        )  # fmt: skip

    def _key(self, action: str) -> str:
        return self.media.bindings.label(action)

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """The board zooms below it as well."""
        board = self.ui.find("board")
        return board is not None and board.on_wheel(pos, amount)

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing while it gives way."""
        if not self._away:
            super().draw(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        """The ring of what Enter presses, where the focus does not bear it."""
        button = self.ui.find(self.leads)
        if self._marked and button is not None and not (self.ui.keyboard and self.ui.focus is button):
            draw_focus_ring(surface, button.focus_ring())

    def draw_back(self, surface: pygame.Surface) -> None:
        """Shadow and material."""
        self.media.sprites.draw_shadow(surface, self.rect)
        self.media.sprites.draw_nine(surface, "nine/panel_brass", self.rect)
