"""A position as a small picture for lists: each seat's cards in play and how much of its crown is whole. Plain shapes
only: it may be painted on a thread.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.titles.crowns.content import FACES, WIN
from game.titles.crowns.view import PieceView, PlayerView, SeatView
from scenes.kit.thumb import dots, fine
from scenes.media import theme

GROUND, INK, GOLD, EMPTY = (34, 48, 42), (14, 12, 16), (226, 184, 92), (70, 66, 60)
TINT: dict[str, theme.Colour] = {
    "concord": (40, 112, 110), "legion": (150, 58, 40), "chantry": (104, 84, 150), "heron": (70, 118, 160),
    "dunesail": (196, 116, 44), "rootward": (92, 116, 52), "neutral": (112, 114, 120),
}  # fmt: skip
LONG = 14
"""So many cards of a row are drawn at most."""


def paint(view: SeatView, size: tuple[int, int]) -> pygame.Surface:
    """The table of a view in a picture of `size`."""
    return fine(size, partial(_table, view))


def _table(view: SeatView, out: pygame.Surface) -> None:
    """A strip for each seat, the last one on top: front row, back row, crown."""
    out.fill(GROUND)
    wide, high = out.get_size()
    count = len(view.players)
    for seat, player in enumerate(view.players):
        top = round(high * (count - 1 - seat) / count)
        strip = pygame.Rect(0, top, wide, round(high * (count - seat) / count) - top).inflate(-8, -8)
        _seat(out, seat, player, strip)


def _seat(out: pygame.Surface, seat: int, player: PlayerView, strip: pygame.Rect) -> None:
    faded = 0.6 if player.out else 0.0
    pygame.draw.rect(out, theme.mix(theme.SEATS[seat], INK, 0.55), strip, 0, 10)
    badge = pygame.Rect(strip.x, strip.y, strip.height // 2, strip.height)
    pygame.draw.rect(out, theme.SEATS[seat], badge.inflate(-6, -6), 0, 10)
    dots(out, INK, seat, badge.center, badge.width * 1.4)
    field = pygame.Rect(badge.right + 4, strip.y, strip.right - badge.right - 8, strip.height)
    crown = max(6, strip.height // 7)
    step = field.width / WIN
    for i in range(WIN):
        ink = theme.mix(GOLD if i < player.power else EMPTY, INK, faded)
        x = field.x + step * i
        pygame.draw.polygon(out, ink, [(x + 1, strip.bottom - 4), (x + step / 2, strip.bottom - 4 - crown),
                                       (x + step - 1, strip.bottom - 4)])  # fmt: skip
    rows = pygame.Rect(field.x, field.y + 4, field.width, field.height - crown - 12)
    front = [piece for piece in player.play if not piece.host and FACES[piece.kind].type == "character"]
    back = [piece for piece in player.play if not piece.host and FACES[piece.kind].type == "location"]
    for i, pieces in enumerate((back, front) if seat else (front, back)):
        _row(
            out, pieces[:LONG], pygame.Rect(rows.x, rows.y + i * rows.height // 2, rows.width, rows.height // 2), faded
        )


def _row(out: pygame.Surface, pieces: list[PieceView], row: pygame.Rect, faded: float) -> None:
    """Cards side by side: upright ones stand, lying ones kneel."""
    long = row.height - 6
    short = round(long * 0.72)
    step = min(long + 6, row.width / max(1, len(pieces)))
    for i, piece in enumerate(pieces):
        size = (long, short) if piece.kneeling else (short, long)
        card = pygame.Rect(0, 0, *size).move_to(midbottom=(round(row.x + step * (i + 0.5)), row.bottom - 3))
        pygame.draw.rect(out, INK, card.inflate(4, 4), 0, 5)
        pygame.draw.rect(out, theme.mix(TINT[FACES[piece.kind].faction], INK, faded), card, 0, 4)
        if piece.power:
            pygame.draw.circle(out, GOLD, card.center, max(3, short // 4))
