"""The primary button (C6.4c): it stands in one place and does many things. A click that began before what it does now
could be read is not for that: it says so, and the next one counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.widgets.base import RectLike, WidgetParent, Words

NEW_MS = 250
"""So long after another meaning came a click does not count."""
TWICE_MS = 340
"""So long after a click that counted another one does not, where it would do something else."""
WEIGHTY_MS = 1000
"""The same where it would do what can't be taken back."""


class PrimaryButton(Button):
    """`on_early`: what tells that a click came too early."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, on_click: Callable[[], None], on_early: Callable[[], None],
        *, name: str, tip: Words,
    ) -> None:  # fmt: skip
        self.on_early = on_early
        self._meaning = ""  # what it did when it last did anything
        self._since_ms = -NEW_MS
        self._clicked = ("", -WEIGHTY_MS)
        self._decides, self._twice_ms = False, TWICE_MS
        super().__init__(parent, rect, "", on_click, kind="gold", name=name, tip=tip)

    def means(self, words: str, enabled: bool, *, decides: bool, weighty: bool) -> None:
        """What a click does from now on. `decides`: it chooses something in the match; the rest is guarded by nothing.
        `weighty`: what can't be taken back.
        """
        self._twice_ms = WEIGHTY_MS if weighty else TWICE_MS
        self.text, self.enabled, self._decides = words, enabled, decides
        if enabled and words != self._meaning:
            if self._meaning:
                self._since_ms = self.media.presses.now_ms
            self._meaning = words

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """A click of the mouse, or a touch, begins; keys have a guard of their own."""
        if button == 1 and self.enabled:
            now_ms = self.media.presses.now_ms
            before, when_ms = self._clicked
            early = now_ms - self._since_ms < NEW_MS or (before != self.text and now_ms - when_ms < self._twice_ms)
            if early and self._decides:
                self.on_early()
                return True
            self._clicked = self.text, now_ms
        return super().on_press(pos, button)

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """What was pressed too early is no click, nor what has become something else since."""
        meant = self.pressed and (self._clicked[0] == self.text or not self._decides)
        if inside and self.pressed and not meant:
            self.on_early()
        super().on_release(pos, button, inside and meant)
