"""What can't be used in a waiting room while the connection is gone (C8.6): nothing that is wished would arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.widgets.base import Group

STILL = ("seat.", "chat.tab", "lines", "members", "sets", "mute.", "details", "reveal", "reach.", "copy.", "how",
         "over.", "say", "tab.", "options", "back")  # fmt: skip
"""How the names begin of what only shows something here, or leads somewhere."""


def rest(group: Group, reason: str) -> None:
    """Everything in a part of the room that would tell the host something is disabled, and says why."""
    for widget in group.each():
        if widget.focusable and not widget.name.startswith(STILL):
            widget.enabled, widget.reason = False, reason
