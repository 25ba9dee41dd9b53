"""The list of key bindings in the options (C1.2): every action with its keys, changeable, conflicts shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.media.input import ACTIONS, RESERVED, key_of, words
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList

if TYPE_CHECKING:
    from scenes.media.media import Media

FIXED = {"focus": RESERVED}
"""What keys do that can't be changed."""


def keys_text(media: Media, action: str) -> str:
    """The keys of an action side by side."""
    return " / ".join(words(key) for key in media.bindings.keys(action)) or media.t("options.keys.none")


class KeyButton(Button):
    """Shows the keys of an action; pressed, it waits for the key that shall do it."""

    def __init__(self, parent: Row, rect: RectLike, keys: KeyList, action: str) -> None:
        self.keys = keys
        self.action = action
        media = parent.ui.media
        text = keys_text(media, action)
        super().__init__(
            parent, rect, text, self._wait, size=theme.BODY, name=f"key.{action}", tip=media.t("options.keys.tip")
        )
        self.waiting = False

    def _wait(self) -> None:
        self.waiting = self.takes_all_keys = True
        self.on = True
        self.text = self.media.t("options.keys.press")

    def spoken(self) -> str:
        """The action, its keys."""
        return self.said(self.media.t(f"action.{self.action}"), self.text, self.hint())

    def on_key(self, event: pygame.event.Event) -> bool:
        """While waiting: Esc gives up, any other key is taken."""
        if not self.waiting:
            return super().on_key(event)
        key = key_of(event)
        if not key or key in RESERVED:
            return True
        if key != "escape" or self.action == "back":
            self.media.bindings.set(self.action, key)
        self.keys.refresh()
        return True

    def on_focus(self, gained: bool) -> None:
        """Losing the focus gives up waiting."""
        super().on_focus(gained)
        if not gained and self.waiting:
            self.waiting = self.takes_all_keys = False
            self.on = None
            self.text = keys_text(self.media, self.action)


class KeyList(Group):
    """All actions in a scrolling list, a button that brings the defaults back, a line on conflicts."""

    def __init__(self, parent: WidgetParent, rect: RectLike) -> None:
        super().__init__(parent, rect)
        self.names = [*FIXED, *ACTIONS]
        area = self.rect
        self.conflicts = self.media.bindings.conflicts()
        self.list = ScrollList(
            self, (area.x, area.y, area.width, area.height - 84), len(self.names), self._row, row_height=64, name="keys"
        )
        self.message = Label(self, (area.x, area.bottom - 64, area.width - 300, 60), "", size=20, wrap=True)
        Button(
            self, (area.right - 280, area.bottom - 64, 280, 60), self.media.t("options.keys.reset"), self._reset,
            icon="ui/undo", icon_size=26, size=theme.BODY, name="keys.reset",
        )  # fmt: skip
        self._tell()

    def refresh(self) -> None:
        """Shows the bindings anew; the focus stays."""
        name = self.ui.focus.name if self.ui.focus is not None else ""
        keyboard = self.ui.keyboard
        self.conflicts = self.media.bindings.conflicts()
        self.list.set_count(len(self.names))
        self._tell()
        self.ui.set_focus(self.ui.find(name), keyboard)

    def _row(self, row: Row, index: int) -> None:
        action = self.names[index]
        rect = row.rect
        bad = action in self.conflicts
        colour = theme.BAD if bad else theme.BONE
        if bad:
            Picture(row, (rect.x + 14, rect.centery - 14, 28, 28), "ui/warning")
        place = (rect.x + (52 if bad else 20), rect.y, rect.width - 392, rect.height)
        if action in FIXED:
            Label(row, place, self.media.t(f"options.keys.{action}"))
            keys = " / ".join(map(words, FIXED[action]))
            Label(row, (rect.right - 320, rect.y, 308, rect.height), keys, colour=theme.DIM, align="center")
            return
        Label(row, place, self.media.t(f"action.{action}"), colour=colour)
        KeyButton(row, (rect.right - 320, rect.y + 6, 308, 52), self, action)

    def _tell(self) -> None:
        media = self.media
        if not self.conflicts:
            self.message.text, self.message.colour = media.t("options.keys.fine"), theme.DIM
            return
        action, others = next(iter(self.conflicts.items()))
        other = others[0] if others else ""
        key = "options.keys.conflict" if other else "options.keys.reserved"
        self.message.text = media.t(key, action=f"@action.{action}", other=f"@action.{other}")
        self.message.colour = theme.BAD

    def _reset(self) -> None:
        self.media.bindings.reset()
        self.refresh()
