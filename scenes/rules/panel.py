"""The rulebook (F1, C6.10): chapters at the left, the whole book at the right, a search, a history of places.

Ctrl+F searches, F3 and Shift+F3 walk the hits, Alt+Left and Alt+Right the history, Ctrl+PgUp and Ctrl+PgDn the
chapters.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.store.notices import Notice
from scenes.media import theme
from scenes.rules.blocks import blocks_of
from scenes.rules.coverage import CoverageMarks
from scenes.rules.measures import APART, INSET, book_size, page_width, side_width
from scenes.rules.page import EYE, BookPage
from scenes.rules.sidebar import Sidebar
from scenes.shell.dialog import GUARD_MS, PanelScene
from scenes.table.book import Rulebook, SearchHit, opened
from scenes.titles import TITLES
from scenes.tutorial.book_guide import CLOSES, BookGuide, Guide, Guiding, guide_height, sentence
from scenes.tutorial.offer import learn_button
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from scenes.widgets.segmented_control import Cycler, SegmentedControl
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from scenes.shell.client import Client

SQUARE, FRAME = 52, 16
STRIP = 250
"""The ground is made in strips so high: whole it takes longer than a frame."""
GAME, SIDE_BY_SIDE = 168, 2
"""The width of a game's button; more games than so many are gone through one after the other."""
BACK_BUTTON, FORWARD_BUTTON = 6, 7
"""The mouse's own buttons for back and forward."""


class BookPlace(NamedTuple):
    """A place in a book: a paragraph by its number, and how far it stands below the upper edge."""

    title: str
    item: int
    shift: int
    marked: int


class OpaquePanel(Panel):
    """A panel through whose inside nothing shows: a page that scrolls costs no more than itself."""

    def inside(self) -> pygame.Rect:
        """What lies within the frame."""
        return self.rect.inflate(-2 * FRAME, -2 * FRAME)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The frame around, the ground inside."""
        clip, inside = surface.get_clip(), self.inside()
        if not inside.contains(clip):
            super().draw_back(surface)
        for top in range(0, self.rect.height, STRIP):
            strip = pygame.Rect(self.rect.x, self.rect.y + top, self.rect.width, min(STRIP, self.rect.height - top))
            ground = self.media.sprites.made(("rules ground", self.rect.size, top), partial(self._ground, strip))
            area = clip.clip(inside).clip(strip)
            if area.width and area.height:
                surface.blit(ground, area, area.move(-strip.x, -strip.y))

    def _ground(self, strip: pygame.Rect) -> pygame.Surface:
        out = pygame.Surface(strip.size, 0, self.media.canvas.surface)
        out.fill(theme.DESK)
        self.media.sprites.draw_nine(out, f"nine/{self.kind}", self.rect.move(-strip.x, -strip.y))
        return out


class RulesPanel(PanelScene):
    """The rulebooks of all games; opens one at a rule. What a lesson says that has asked to open it stands at its foot,
    and Enter leads on.
    """

    inset = INSET
    enlarges = False
    panel_type = OpaquePanel

    def __init__(self, client: Client, title: str = "", place: str = "") -> None:
        super().__init__(client)
        self.title = title if title in TITLES else next(iter(TITLES))
        self.book = Rulebook([], [])
        self.wanted = ""
        self.hits: list[SearchHit] = []
        self.now = 0
        self._rule = place
        self._spot: BookPlace | None = None
        self._behind: list[BookPlace] = []
        self._ahead: list[BookPlace] = []
        self.page: BookPage | None = None
        self._told: set[str] = set()
        below, self._shown_ms = client.nav.stack.top, 0
        self.teacher: Guide | None = below.guide() if isinstance(below, Guiding) else None
        self.guide: BookGuide | None = None

    # --- building

    def build(self) -> None:
        """Opens the book where it was."""
        if self.page is not None:
            self._spot = self._here()
        self.rect = pygame.Rect((0, 0), book_size(self.media.theme))
        self.rect.center = (960, 540)
        self.book = opened(self.title, self.media.texts.language)
        if self.book.broken and self.book.broken not in self._told:
            self._told.add(self.book.broken)
            self.nav.tell(Notice("start.texts", {"names": self.book.broken}))
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Heading, games, history, search, chapters, page. All of it is as large as its letters (C10.3)."""
        square, side, y = self._large(SQUARE), side_width(self.media.theme), self.rect.y + 28
        top = y + square + 24
        Label(panel, (area.x + 8, y, side - 16, square), self.t("rules.book"), size=theme.HEADING, colour=theme.GOLD,
              bold=True, shadow=True)  # fmt: skip
        x = area.x + side + APART
        if len(TITLES) > 1:
            games = [(title, self.t(f"{title}.title")) for title in TITLES]
            width = self._large(GAME) * min(len(games), SIDE_BY_SIDE)
            chooser = SegmentedControl if len(games) <= SIDE_BY_SIDE else Cycler
            chooser(panel, (x, y, width, square), games, self.title, self.open_book, name="game", size=20)
            x += width + 20
        self.back = self._square(panel, x, y, "chevron_left", self.go_back, "back")
        self.forward = self._square(panel, x + square + 6, y, "chevron_right", self.go_forward, "forward")
        self._fill_search(panel, x + 2 * square + 24, y)
        below = self._fill_guide(panel, area)
        height = self.rect.bottom - 32 - self._large(40) - top - below
        at_table = any(hasattr(scene, "match") for scene in self.nav.stack.all())
        place = (area.x, top + height - square, side, square)
        learn = None if at_table else learn_button(panel, place, self.client, self.title)
        place = (area.x, top, side, height - (square + 12 if learn is not None else 0))
        self.side = Sidebar(panel, place, self.book, self.show_chapter, self.show_hit)
        self._fill_page(panel, pygame.Rect(area.x + side + APART, top, page_width(self.media.theme), height))
        self._fill_foot(panel, pygame.Rect(area.x + 8, top + height + 4, area.width - 16, self._large(36)))
        self._open_first()
        self._search(self.wanted, jump=False)
        self._show_history()

    def _fill_guide(self, panel: Group, area: pygame.Rect) -> int:
        """What the lesson says; how much of the height it takes."""
        if self.teacher is None:
            return 0
        high = guide_height(self.media, self.teacher, area.width)
        place = pygame.Rect(area.x, self.rect.bottom - 28 - high, area.width, high)
        self.guide = BookGuide(panel, place, self.teacher, self.close, self._leads_on)
        return high + 4

    def _leads_on(self) -> bool:
        """Whether Enter closes the book: the lesson waits for that, and nothing that keys have reached takes it."""
        focus = self.ui.focus
        if self.guide is None or focus is self.entry or (self.page is not None and self.page.on_link):
            return False
        return focus is None or focus is self.page or not self.ui.keyboard

    def _fill_page(self, panel: Group, place: pygame.Rect) -> None:
        if self.book.items:
            blocks = blocks_of(self.book, self.media.theme, self.media.theme.scale)
            self.page = BookPage(panel, place, self.nav.stack, self.book, blocks, CoverageMarks(self.title),
                                 self.follow, self._read)  # fmt: skip
        else:
            self.page = None
            Label(panel, place, self.t("rules.none"), wrap=True)

    def _fill_foot(self, panel: Group, place: pygame.Rect) -> None:
        """The keys at the left, what the ticks beside the rules mean at the right."""
        words = self.t("rules.ticks")
        wide = self.media.theme.width(words, theme.SMALL) + 4
        sign = self._large(18)
        Picture(panel, (place.right - wide - sign - 8, place.centery - sign // 2, sign, sign), "ui/check")
        Label(panel, (place.right - wide, place.y, wide, place.height), words, size=theme.SMALL, colour=theme.DIM,
              name="rules.ticks")  # fmt: skip
        Label(panel, (place.x, place.y, place.width - wide - sign - 40, place.height), self.t("rules.keys"),
              size=theme.SMALL, colour=theme.FAINT)  # fmt: skip

    def _square(self, panel: Group, x: int, y: int, icon: str, action: object, name: str) -> Button:
        assert callable(action)
        square = self._large(SQUARE)
        return Button(panel, (x, y, square, square), icon=f"ui/{icon}", icon_size=24, on_click=action,
                      name=f"rules.{name}", tip=self.t(f"rules.{name}"),
                      reason=self.t(f"rules.{name}.none"))  # fmt: skip

    def _fill_search(self, panel: Group, left: int, y: int) -> None:
        square, count = self._large(SQUARE), self._large(112)
        right = self.rect.right - 108
        self.next = self._square(panel, right - square, y, "chevron_down", partial(self.step_hit, 1), "next")
        self.before = self._square(panel, right - 2 * square - 6, y, "chevron_up", partial(self.step_hit, -1), "before")
        right -= 2 * square + 14 + count
        self.count = Label(panel, (right, y, count, square), "", size=20, colour=theme.DIM, align="right",
                           name="rules.count")  # fmt: skip
        wide = min(self._large(384), right - 6 - left)
        self.entry = TextEntry(
            panel, (right - 6 - wide, y, wide, square), self.wanted, on_change=self._search,
            on_enter=partial(self.step_hit, 1), icon="ui/search", empty=self.t("rules.search"), name="search",
        )  # fmt: skip

    def _open_first(self) -> None:
        if self.page is None:
            return
        spot = self._spot
        if spot is not None and spot.title == self.title and spot.item < len(self.book.items):
            self.page.go(self.book.items[spot.item], spot.shift)
            self.page.mark(spot.marked)
        elif self.book.place(self._rule) is not None:
            self._go(self._rule)
        else:
            self.page.go(self.book.items[0])
        self._spot, self._rule = None, ""
        self._read()

    def covers(self, area: pygame.Rect) -> bool:
        """Inside the frame nothing shows through."""
        return self.rect.inflate(-2 * FRAME, -2 * FRAME).contains(area)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Darkens what is below where it shows."""
        if not self.covers(surface.get_clip()):
            super().draw_back(surface)

    def enter(self) -> None:
        """The page has the focus: the arrows scroll at once."""
        super().enter()
        self.ui.set_focus(self.page)

    def update(self, dt: int) -> None:
        """Counts how long it has been in sight."""
        super().update(dt)
        self._shown_ms += dt
        if self.guide is not None:
            self.guide.mark()

    def opening(self) -> str:
        """How a lesson goes on that has asked to open it."""
        return sentence(self.media, CLOSES) if self.teacher is not None else super().opening()

    # --- places

    def _here(self) -> BookPlace:
        assert self.page is not None
        item, shift = self.page.reading()
        return BookPlace(self.title, item.index, shift, self.page.marked)

    def _leave_here(self) -> None:
        """Notes the present place before another one is opened."""
        if self.page is not None:
            self._behind.append(self._here())
            self._ahead.clear()
            self._show_history()

    def _show_history(self) -> None:
        for button, spots in ((self.back, self._behind), (self.forward, self._ahead)):
            button.enabled = bool(spots)

    def _go(self, rule: str) -> None:
        item = self.book.place(rule)
        if item is not None and self.page is not None:
            self.page.mark(item.index)
            self.page.open(item)

    def follow(self, rule: str) -> None:
        """A link was clicked."""
        self._leave_here()
        self._go(rule)

    def show_chapter(self, index: int) -> None:
        """Opens a chapter."""
        if self.page is not None:
            self._leave_here()
            self.page.mark()
            self.page.go(self.book.chapter(index)[0])
            self.side.point(index)

    def open_book(self, title: str) -> None:
        """Another game's book; the search stays."""
        self._leave_here()
        self.title, self.page = title, None
        self.turn()

    def go_back(self) -> None:
        """The place before."""
        self._travel(self._behind, self._ahead)

    def go_forward(self) -> None:
        """The place that was left by going back."""
        self._travel(self._ahead, self._behind)

    def _travel(self, source: list[BookPlace], other: list[BookPlace]) -> None:
        if not source or self.page is None:
            return
        other.append(self._here())
        spot = source.pop()
        if spot.title != self.title:
            self.title, self.page, self._spot = spot.title, None, spot
            self.turn()
        else:
            self.page.mark(spot.marked)
            self.page.go(self.book.items[spot.item], spot.shift)
        self._show_history()

    def _read(self) -> None:
        """Another paragraph is at the top: its chapter lights up."""
        if self.page is not None and self.side.hits is None:
            self.side.point(self.page.reading(EYE)[0].chapter)

    # --- searching

    def _search(self, text: str, jump: bool = True) -> None:
        began = bool(text.strip()) and not self.wanted
        if began and jump:
            self._leave_here()
        self.wanted = text.strip()
        self.hits = self.book.search(self.wanted)
        self.now = 0
        if self.wanted:
            self.side.show_hits(self.hits, 0 if self.hits else -1)
        elif self.page is not None:
            self.side.show_chapters(self.page.reading(EYE)[0].chapter)
        self._show_hit(jump)

    def step_hit(self, by: int) -> None:
        """The next hit, or the one before."""
        if self.hits:
            self.show_hit((self.now + by) % len(self.hits))

    def show_hit(self, index: int) -> None:
        """Goes to a hit."""
        self.now = index
        self.side.point(index)
        self._show_hit(True)

    def _show_hit(self, jump: bool) -> None:
        some = bool(self.hits)
        self.next.enabled = self.before.enabled = some
        self.count.text = (
            self.t("rules.count", now=self.now + 1, n=len(self.hits)) if some
            else self.t("rules.count.none") if self.wanted else ""
        )  # fmt: skip
        if self.page is not None:
            self.page.mark_hits(self.hits, self.now)
            if some and jump:
                hit = self.hits[self.now]
                self.page.mark(-1 if hit.text or hit.head else hit.item.index)
                self.page.show(hit.item)

    # --- keys

    def handle(self, event: pygame.event.Event) -> bool:
        """The panel's own keys and the mouse's buttons for back and forward come first."""
        if event.type == pygame.KEYDOWN and self._own_key(event):
            return True
        if event.type == pygame.KEYDOWN and "choose" in self.media.bindings.actions(event) and self._leads_on():
            if not self.media.presses.is_new(event, self._shown_ms, GUARD_MS):
                return True  # it was meant for what has opened the book
            if self.ui.focus is not self.page:
                return self.on_action("choose")
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (BACK_BUTTON, FORWARD_BUTTON):
            (self.go_back if event.button == BACK_BUTTON else self.go_forward)()
            return True
        return super().handle(event)

    def _own_key(self, event: pygame.event.Event) -> bool:
        ctrl, alt = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META), event.mod & pygame.KMOD_ALT
        match event.key:
            case pygame.K_f if ctrl:
                self.ui.set_focus(self.entry, True)
            case pygame.K_F3:
                self.step_hit(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            case pygame.K_LEFT if alt:
                self.go_back()
            case pygame.K_RIGHT if alt:
                self.go_forward()
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN if ctrl and self.page is not None:
                chapter = self.page.reading(EYE)[0].chapter + (1 if event.key == pygame.K_PAGEDOWN else -1)
                self.show_chapter(min(max(chapter, 0), len(self.book.titles) - 1))
            case pygame.K_DOWN if self.ui.focus is self.entry:
                self.ui.set_focus(self.page, True)
            case _:
                return False
        return True

    def on_action(self, action: str) -> bool:
        """Enter leads on in a lesson."""
        if action == "choose" and self._leads_on():
            self.close()
            return True
        return super().on_action(action)

    def on_back(self) -> bool:
        """Esc ends a search first, then closes."""
        if self.wanted:
            self.entry.text = ""
            self._search("")
            self.ui.set_focus(self.page)
            return True
        return super().on_back()


def create(client: Client, title: str = "", place: str = "") -> RulesPanel:
    """The rulebook of a game, at a rule."""
    return RulesPanel(client, title, place)
