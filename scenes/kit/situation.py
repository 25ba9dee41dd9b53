"""The shell of the situation panel (C6.3): it opens over the board with its key and shows every view that it gets."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from scenes.kit.minimap import Minimap
from scenes.kit.part import Part
from scenes.kit.spot import Plate, Spot
from scenes.kit.warm_up import warm_up
from scenes.media import theme
from scenes.media.sprites import SPARED_S
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen
from scenes.widgets.segmented_control import SegmentedControl

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from scenes.kit.spot import Calls
    from scenes.kit.table_host import TableHost
    from scenes.kit.words import TitleWords

SLIDE, SLIDE_MS = 32, 160
TAB = 200
HEAD, FOOT = 92, 24
"""Above and below what a tab shows."""
RIM = 24
"""How far in what lies below still shows."""


class Frame(NamedTuple):
    """Where the head of the panel lies: the left edge of its heading and the middle of that, the button that closes it
    from the upper right corner, how far the shadow reaches; `slides`: it slides in; `room`: the most that the heading
    takes (0: what it needs); `tab`: how wide a tab is.
    """

    pad: int
    middle: int
    cross: tuple[int, int, int, int]
    cross_icon: int
    shadow: int
    slides: bool = True
    room: int = 0
    tab: int = TAB


class SituationShell(Group, Part):
    """`heading` is the key of its text, `tabs` names and words; a title makes what it shows in `fill` or draws it in
    `draw_content`.
    """

    heading = ""
    frame = Frame(24, 32, (-72, 10, 52, 44), 22, 32)

    def __init__(self, parent: WidgetParent, rect: RectLike, tabs: Sequence[tuple[str, str]] = ()) -> None:
        super().__init__(parent, rect, solid=True, name="situation")
        self.glow = 32
        self.view: Any = None
        self.tab = tabs[0][0] if tabs else ""
        self._visible = False
        self._came_from: Widget | None = None
        self._coming: Iterator[None] | None = None  # what is still to be made before it is seen
        self._filled_with: Any = None
        r, (x, y, width, height) = self.rect, self.frame.cross
        if tabs:
            wide = self.frame.tab * len(tabs) + 16
            place = (r.centerx - wide // 2 + 60, r.y + 20, wide, 52)
            self._tabs = SegmentedControl(self, place, tabs, self.tab, self.turn_to, name="situation", size=20)
        Button(
            self, (r.right + x, r.y + y, width, height), icon="ui/cross", icon_size=self.frame.cross_icon,
            on_click=self.close, kind="bare", name="situation.close", tip=self.media.t("widget.close"),
        )  # fmt: skip

    # --- what a title fills in

    def fill(self, view: Any) -> None:
        """Makes the widgets inside for a view."""

    def draw_content(self, pen: Pen, view: Any) -> None:
        """Draws what is no widget, over the frame."""

    # --- opening

    def key(self, action: str) -> bool:
        """Its key opens and closes it."""
        if action == "situation":
            self.toggle()
        return action == "situation"

    def close_over(self) -> bool:
        """Closes it; False when it is not open."""
        was = self.visible
        self.close()
        return was

    def open(self, tab: str = "") -> None:
        """Opens it, at a tab."""
        if tab:
            self.turn_to(tab)
        if self.visible or self._coming is not None:
            return
        self._coming, self._filled_with = self._made_ready() if self.media.motion else iter(()), None
        self.ui.ticking[self] = None
        self.tick(0)

    def tick(self, dt: int) -> None:
        """It is seen as soon as it can be drawn whole: its pictures are made first, as far as there is time; at once
        where nothing moves.
        """
        until = time.perf_counter() + SPARED_S
        for _ in self._coming or ():
            if self.media.motion and time.perf_counter() >= until:
                return
        self.ui.ticking.pop(self, None)
        if self._coming is not None:
            self._coming = None
            self._appear()

    def _made_ready(self) -> Iterator[None]:
        """Makes what is shown of the view, and its pictures, in steps of a few ms."""
        self._fill()
        yield
        yield from warm_up(self)
        for one in self._maps():
            yield from one.made_ready()

    def _maps(self) -> list[Minimap]:
        """The maps in it."""
        found: list[Widget] = [self]
        for one in found:
            found += one.children if isinstance(one, Group) else ()
        return [one for one in found if isinstance(one, Minimap)]

    def _appear(self) -> None:
        """Shows what is so now; of a map nothing that is older."""
        if self._filled_with is not self.view:
            self._fill()
        for one in self._maps():
            one.drop_stale()
        self.visible = True
        self.ui.cover()
        self._take_focus()
        if self.frame.slides and self.media.motion and not self.media.settings.reduced_motion:
            self._slide_in()

    def toggle(self) -> None:
        """Opens it, or closes it when it is open (10.1.4)."""
        (self.close if self.visible or self._coming is not None else self.open)()

    def close(self) -> None:
        """Hides it; the keyboard goes on where it was."""
        self._coming = None
        self.ui.ticking.pop(self, None)
        inside = self.ui.focus is not None and self.ui.focus in list(self.each())
        self.visible = False
        before = self._came_from
        if inside and before is not None:
            there = before in list(self.ui.root.each())
            self.ui.set_focus(before if there else self.ui.find(before.name))  # it may have been made anew meanwhile

    def _take_focus(self) -> None:
        """Whoever uses the keyboard is inside of the panel now: a ring below it would shine through."""
        self._came_from = self.ui.focus
        if self.ui.keyboard:
            shown = self.ui.find(f"situation.{self.tab}") if self.tab else None
            self.ui.set_focus(shown or next(widget for widget in self.each() if widget.focusable))

    def turn_to(self, tab: str) -> None:
        """Another tab."""
        self.tab = tab
        self._tabs.choose(tab)
        self.invalidate()

    def kept(self) -> Any:
        """Whether it is open, and at which tab."""
        return self.visible, self.tab

    def keep(self, kept: Any) -> None:
        """Open as it was."""
        if kept[0]:
            self.open(kept[1])
            self._coming = self._coming and iter(())
            self.tick(0)  # all of the scene is painted before it is seen

    def _slide_in(self) -> None:
        at = [SLIDE]
        self.move(0, SLIDE)

        def step(share: float) -> None:
            left = round(SLIDE * (1 - share))
            self.move(0, left - at[0])
            at[0] = left

        self.ui.animate(SLIDE_MS, step)

    def covers(self, rect: pygame.Rect) -> bool:
        """All of it but its rim."""
        return self.visible and self._inside.contains(rect)

    @property
    def _inside(self) -> pygame.Rect:
        return self.rect.inflate(-2 * RIM, -2 * RIM)

    # --- what is shown

    def show(self, view: Any) -> None:
        """Takes a view; nothing is made while the panel is hidden."""
        changed, self.view = view is not self.view, view
        if changed and self.visible:
            self.ui.late[self._fill] = None

    def warm_up(self) -> Iterator[None]:
        """Makes the panel's pictures before it is opened, a thing at a time."""
        if self.view is not None and not self.visible:
            self._fill()
            yield
            yield from warm_up(self)

    def _fill(self) -> None:
        self._filled_with = self.view
        if self.view is not None:
            self.fill(self.view)
            self.invalidate()

    def draw_back(self, surface: pygame.Surface) -> None:
        """Panel, heading, content."""
        pen, r, frame = Pen(surface, self.media), self.rect, self.frame
        self.media.sprites.draw_shadow(surface, r, frame.shadow)
        surface.fill(theme.DESK, self._inside)  # the picture of the panel is not quite opaque
        pen.nine("panel_brass", r)
        words, place = self.media.t(self.heading), (r.x + frame.pad, r.y + frame.middle)
        pen.line(
            words, frame.room or r.width, theme.HEADING, theme.GOLD, True, shadow=True,
            height=2 * (frame.middle - 4) if frame.room else None, midleft=place,
        )  # fmt: skip
        if self.view is not None:
            self.draw_content(pen, self.view)


class SituationRow(Spot):
    """A row or a card that leads to a page; `drawn` paints it on its plate."""

    def __init__(
        self, parent: Group, rect: RectLike, ref: str, calls: Calls, drawn: Callable[[SituationRow, Pen], None],
        tip: str = "",
    ) -> None:  # fmt: skip
        self.drawn = drawn
        super().__init__(parent, rect, ref, calls, tip=tip, name=f"situation.{ref}")

    def draw(self, surface: pygame.Surface) -> None:
        """Plate and content."""
        pen = self.pen(surface)
        pen.nine("row_hot" if self.hot else "row", self.rect)
        self.drawn(self, pen)


class SituationDrawing(Plate):
    """What is only looked at; `drawn` paints it."""

    def __init__(self, parent: Group, rect: RectLike, drawn: Callable[[SituationDrawing, Pen], None]) -> None:
        self.drawn = drawn
        super().__init__(parent, rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Its content."""
        self.drawn(self, self.pen(surface))


class TabbedSituation(SituationShell):
    """A panel whose tabs are made anew for every view: each name of a tab has its maker in `makers`, which puts rows
    into `body`. The words of the tabs are "title.sit.tab".
    """

    frame = Frame(28, 46, (-84, 18, 56, 52), 26, 28, slides=False)

    def __init__(
        self, table: TableHost, rect: RectLike, words: TitleWords, calls: Calls, tabs: Sequence[str]
    ) -> None:
        self.heading = f"{words.title}.sit.title"
        super().__init__(table, rect, [(tab, words.t(f"{words.title}.sit.{tab}")) for tab in tabs])
        self.calls = calls
        r, pad = self.rect, self.frame.pad
        place = (r.x + pad, r.y + HEAD, r.width - 2 * pad, r.height - HEAD - FOOT)
        self.body = Group(self, place, name="situation.body")

    def makers(self) -> Mapping[str, Callable[[Any], None]]:
        """What makes the content of each tab."""
        return {}

    def turn_to(self, tab: str) -> None:
        """Another tab is made."""
        super().turn_to(tab)
        if self.view is not None:
            self.fill(self.view)

    def fill(self, view: Any) -> None:
        """The content of the tab."""
        self.body.clear()
        self.makers()[self.tab](view)
