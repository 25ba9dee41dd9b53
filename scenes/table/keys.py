"""Keys while something is shown, and right after a new question: each is carried out, kept or refused in words, none is
lost (C6.4c, C6.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from scenes.table.host import PlayedTable

GUARD_MS = 250
"""A key within this time after a new question does not answer it (C6.4c)."""
ANSWERS = ("choose", "end_turn")
SKIPPERS = ("board", "table-primary")
"""With the focus on these, or on nothing, the choose key skips what is shown; anything else does what it does."""


class KeyGuard:
    """`since_ms`: how long the question has been open. What is chosen while something is shown, in the hand say, is
    kept and chosen when that is over, if it is the same thing still.
    """

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.since_ms = 0
        self._kept: tuple[str, str] | None = None

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether a key that was pressed skips what is shown, comes too soon after a new question, or uses what is
        taken up.
        """
        table = self.table
        if table.catch_up.takes(event):
            return True
        actions = table.media.bindings.actions(event)
        if "recap" in actions:
            table.catch_up.repeat()
            return True
        focus = table.ui.focus
        chooses = "choose" in actions and (focus is None or focus.name in SKIPPERS)
        if table.playback.busy and (chooses or "skip_animation" in actions):
            table.playback.skip()
            return True
        if self.comes_too_soon(event):
            self.too_soon()
            return True
        taken = table.title_table.taken_up() if "choose" in actions and (focus is None or focus.name == "board") else ""
        if taken:
            table.choose(taken)
        return bool(taken)

    def comes_too_soon(self, event: pygame.event.Event) -> bool:
        """Whether a key that answers came before the question of now could be read."""
        table = self.table
        asks = table.asked is not None or table.news.resting
        if not asks or table.media.presses.is_new(event, self.since_ms, GUARD_MS):
            return False
        return any(action in ANSWERS for action in table.media.bindings.actions(event))

    def too_soon(self) -> None:
        """What was pressed came before the question of now could be read."""
        self._refuse("new")

    def keep(self, ref: str) -> None:
        """A thing was chosen while something is shown: that ends, and the thing is chosen as soon as it can be."""
        self._kept = ref, self._name(ref)
        self.table.playback.skip()
        self.table.prompt.show(self.table.t("table.key.kept"), calm=True)

    def let_go(self) -> None:
        """Everything has been shown: what was kept is chosen, or it is said why it can't be."""
        if self._kept is None:
            return
        (ref, name), self._kept = self._kept, None
        if name != self._name(ref):
            self._refuse("gone")
        elif self.table.asked is not None:
            self.table.choose(ref)
        else:
            self._refuse("others")

    def forget(self) -> None:
        """Nothing is kept any more: somebody else looks at the table, or a choice was taken back."""
        self._kept = None

    def refuse(self) -> None:
        """Says why the key of the primary button does nothing now."""
        table = self.table
        self._refuse("shown" if table.playback.busy else "none" if table.asked is not None else "others")

    def _refuse(self, why: str) -> None:
        table = self.table
        table.media.sounds.play("warning", 0.6)
        table.prompt.refuse(table.t(f"table.key.{why}", key=table.media.bindings.label("choose")), "")

    def _name(self, ref: str) -> str:
        return self.table.title_table.tip(ref).heading
