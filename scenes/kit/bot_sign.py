"""How a player's card shows that a bot sits there, for itself or until somebody comes back (C6.7b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.bots.levels import DEFAULT_LEVEL
from game.match.seats import BOT, bot_face
from scenes.media import theme

if TYPE_CHECKING:
    from game.match.seats import SeatInfo
    from scenes.media.media import Media

SIGN = 26
"""Its side, at the lower right corner of the seat's own sign."""
PORTRAIT, HEAD = 42, pygame.Rect(6, 5, 30, 30)
"""Of a bot with a face of its own: how large its portrait is, and the part of that which is shown."""


def bot_icon(media: Media, info: SeatInfo) -> str:
    """The sprite of the bot on a seat, "" where none sits."""
    if info.kind != BOT:
        return ""
    name = f"ui/bot_{info.level}"
    return name if media.sprites.has(name) else f"ui/bot_{DEFAULT_LEVEL}"


def draw_bot(surface: pygame.Surface, media: Media, info: SeatInfo, corner: tuple[int, int]) -> None:
    """The bot on a seat, if one sits there, with its lower right corner there: by its face, or one that keeps the seat
    for somebody by the sign of its level. The plate of that is dark, for it covers a part of the sign by whose colour a
    seat is known (C10.3)."""
    name = bot_icon(media, info)
    if name and info.icon == bot_face(info.level, info.seat):
        face, place = media.sprites.get(info.icon, size=(PORTRAIT, PORTRAIT)), HEAD.move_to(bottomright=corner)
        surface.blit(face, place, HEAD)
        pygame.draw.rect(surface, theme.INK, place.inflate(2, 2), 2, 6)
        pygame.draw.rect(surface, theme.BRASS, place, 1, 5)
    elif name:
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
