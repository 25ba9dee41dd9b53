"""How a player's card shows that a bot sits there, for itself or until somebody comes back (C6.7b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.levels import DEFAULT_LEVEL
from game.match.seats import BOT

if TYPE_CHECKING:
    from game.match.seats import SeatInfo
    from scenes.app import App

SIGN = 26
"""Its side, at the lower right corner of the seat's own sign."""


def bot_icon(app: App, info: SeatInfo) -> str:
    """The sprite of the bot on a seat, framed as in the waiting room; "" where none sits."""
    if info.kind != BOT:
        return ""
    name = f"profile/bot_{info.level}"
    return name if app.sprites.has(name) else f"profile/bot_{DEFAULT_LEVEL}"


def bot_words(app: App, info: SeatInfo) -> str:
    """What the sign means, "" where no bot sits."""
    if info.kind != BOT:
        return ""
    level = app.t(f"room.level.{info.level or DEFAULT_LEVEL}")
    if info.away is None:
        return app.t("table.seat.bot", level=level)
    return app.t("table.seat.kept", name=info.away.who.name, level=level)
