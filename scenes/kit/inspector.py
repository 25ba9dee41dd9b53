"""The inspector (C6.4b): what the pointer is on, in full; pinned it stays. Links lead on, an arrow leads back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.core.callbacks import ignore
from scenes.kit.page_view import PageView
from scenes.kit.part import Part
from scenes.media import theme
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from scenes.kit.page import Page
    from scenes.kit.words import TitleWords

PAD, HEAD, BUTTON = 16, 48, 44


class Inspector(Group, Part):
    """`look(ref)` follows the pointer, `inspect(ref)` pins a page. What choosing a thing leads to is told also over a
    pinned page, as long as the pointer is there.

    `heading`: what stands at the top; without one it is the page's own title, and `body` leaves it out. `on_rules` gets
    the rule of a page, `on_large` the ref of a page that is to be shown large. `tools`: the buttons from the right.
    """

    tools: tuple[str, ...] = ("pin", "large", "back")
    head_y = 6

    def __init__(
        self, parent: WidgetParent, rect: RectLike, words: TitleWords, heading: str = "",
        on_rules: Callable[[str], None] = ignore, on_large: Callable[[str], object] = ignore,
    ) -> None:  # fmt: skip
        super().__init__(parent, rect, solid=True, name="inspector")
        self.words, self.heading = words, heading
        self.ref = ""
        self.page: Page | None = None
        self.pinned, self._kept, self._pointed = False, "", False
        self._asked: Question | None = None
        self._trail: list[str] = []
        self._reader: int | None = None
        t = words.t
        deeds: dict[str, tuple[str, str, Callable[[], Any]]] = {
            "pin": ("ui/pin", t("screen.pin"), self.toggle_pin),
            "large": ("ui/search", t("screen.enlarge"), lambda: on_large(self.ref)),
            "back": ("ui/back", t("screen.back"), self.back),
            "rule": ("ui/rules", "", lambda: on_rules(self.page.rule if self.page is not None else "")),
        }
        self._buttons: dict[str, Button] = {}
        for i, name in enumerate(self.tools):
            icon, tip, deed = deeds[name]
            place = (self.rect.right - 8 - (i + 1) * BUTTON, self.rect.y + self.head_y, BUTTON, BUTTON)
            self._buttons[name] = Button(
                self, place, icon=icon, icon_size=24, on_click=deed, kind="bare", on=False if name == "pin" else None,
                name=f"inspector.{name}", tip=tip or self._rule_tip,
            )  # fmt: skip
            self._buttons[name].visible = name == "pin"
        self.body = self.make_body()

    def make_body(self) -> PageView:
        """The widget that shows a page."""
        r = self.rect
        place = (r.x + PAD, r.y + HEAD + 4, r.width - 2 * PAD + 8, r.height - HEAD - 4 - 8)
        return PageView(self, place, self.words, self.follow, heading=bool(self.heading), name="inspector.page")

    def show(self, view: Any) -> None:
        """Another view: the page is made anew. A reader begins at home, also when the one before was another: what that
        one looked at is not told (C6.7).
        """
        reader = self.words.reader()
        if reader != self._reader or not self.ref:
            self._reader, self.ref = reader, self.words.home()
            self._trail.clear()
            self.page = None
            self.body.forget()
            self._set_pin(False)
        self._turn_to(self.ref)

    def look(self, ref: str | None) -> None:
        """The pointer is on something. None: what is shown stays until the next question, a pinned page comes back."""
        self._pointed = bool(ref)
        if self.pinned:
            page = self.words.page(ref) if ref else None
            self._turn_to(ref if ref and page is not None and page.top else self._kept)
        elif ref:
            self._trail.clear()
            self._turn_to(ref)

    def look_up(self) -> None:
        """The pointer is on nothing any more that the inspector should go on telling of: the reader's own page."""
        self.look(self.words.home())

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Another question: what is pointed at or pinned is told as things stand now; a page that was left is not its
        subject, the reader's own comes back.
        """
        fresh, self._asked = question is not None and question is not self._asked, question or self._asked
        read = self.ui.hover is not None and self.rect.contains(self.ui.hover.rect)
        if fresh and self.ref and (self.pinned or self._pointed or read):
            self._turn_to(self.ref)
        elif fresh and self.ref:
            self._trail.clear()
            self._turn_to(self.words.home())

    def spared(self) -> Sequence[pygame.Rect]:
        """All of it: it tells more than any tip."""
        return [self.rect]

    def inspect(self, ref: str) -> None:
        """Shows a page and pins it."""
        self._trail.clear()
        self._turn_to(ref)
        self._set_pin(True)

    def leave(self) -> None:
        """What is looked at is gone: the reader's own page, not pinned."""
        self._trail.clear()
        self._turn_to(self.words.home())
        self._set_pin(False)

    def follow(self, ref: str) -> None:
        """A link inside a page."""
        self._trail.append(self.ref)
        self._turn_to(ref)
        self._set_pin(True)

    def back(self) -> None:
        """The page before."""
        if self._trail:
            self._turn_to(self._trail.pop())

    def kept(self) -> Any:
        """The page of its reader, and the way to it."""
        return self._reader, self.ref, self.pinned, list(self._trail)

    def keep(self, kept: Any) -> None:
        """The same page again, for the same reader."""
        reader, ref, pinned, trail = kept
        if reader == self._reader and ref:
            self._trail = trail
            self._turn_to(ref)
            self._set_pin(pinned)

    def key(self, action: str) -> bool:
        """Its key pins."""
        if action == "inspector":
            self.toggle_pin()
        return action == "inspector"

    def toggle_pin(self) -> None:
        """Pins or lets go."""
        self._set_pin(not self.pinned)

    def _set_pin(self, value: bool) -> None:
        self.pinned = self._buttons["pin"].on = value
        self._kept = self.ref
        self.invalidate()

    def _turn_to(self, ref: str) -> None:
        page = self.words.page(ref)
        if page is None:
            return
        if (ref, page) != (self.ref, self.page):
            self.ref, self.page = ref, page
            self.body.put(page)
            self.invalidate()
        for name, use in (("large", True), ("back", bool(self._trail)), ("rule", bool(page.rule))):
            if name in self._buttons:
                self._buttons[name].visible = use

    def _rule_tip(self) -> str:
        return self.words.t("table.rule.tip", rule=self.page.rule if self.page is not None else "")

    def draw_back(self, surface: pygame.Surface) -> None:
        """Panel and heading."""
        r = self.rect
        self.media.sprites.draw_nine(surface, "nine/panel", r)
        if self.pinned:
            pygame.draw.rect(surface, theme.BRASS_LIGHT, r.inflate(-2, -2), 2, 10)
        words = self.heading or (self.page.title if self.page is not None else "")
        if words:
            room = r.width - 2 * PAD - len(self.tools) * BUTTON
            title = self.media.theme.line(words, room, theme.BUTTON, theme.GOLD, True, height=HEAD)
            surface.blit(title, title.get_rect(midleft=(r.x + PAD, r.y + self.head_y + BUTTON // 2)))
