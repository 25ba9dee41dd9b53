"""How a player's card shows that a bot sits there, for itself or until somebody comes back (C6.7b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.bots.levels import DEFAULT_LEVEL
from game.match.seats import BOT
from scenes.media import theme

if TYPE_CHECKING:
    from game.match.seats import SeatInfo
    from scenes.media.media import Media

SIGN = 26
"""Its side, at the lower right corner of the seat's own sign."""


def bot_icon(media: Media, info: SeatInfo) -> str:
    """The sprite of the bot on a seat, "" where none sits."""
    if info.kind != BOT:
        return ""
    name = f"ui/bot_{info.level}"
    return name if media.sprites.has(name) else f"ui/bot_{DEFAULT_LEVEL}"


def draw_bot(surface: pygame.Surface, media: Media, info: SeatInfo, corner: tuple[int, int]) -> None:
    """The bot on a seat, if one sits there, with its lower right corner there. Its plate is dark, for it covers a part
    of the sign by whose colour a seat is known (C10.3)."""
    if name := bot_icon(media, info):
        plate = pygame.Rect(corner[0] - SIGN, corner[1] - SIGN, SIGN, SIGN)
        pygame.draw.rect(surface, theme.INK, plate, 0, 6)
        pygame.draw.rect(surface, theme.DIM, plate, 1, 6)
        bot = media.sprites.get(name, size=(SIGN - 4, SIGN - 4))
        surface.blit(bot, bot.get_rect(center=plate.center))


def bot_words(media: Media, info: SeatInfo) -> str:
    """What the sign means, "" where no bot sits."""
    if info.kind != BOT:
        return ""
    level = media.t(f"room.level.{info.level or DEFAULT_LEVEL}")
    if info.away is None:
        return media.t("table.seat.bot", level=level)
    return media.t("table.seat.kept", name=info.away.who.name, level=level)
