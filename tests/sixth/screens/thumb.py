"""A position as a picture: nine squares, a stone as a disc or a ring."""

import pygame

from scenes.media import theme
from tests.sixth.rules import FIELDS, NOBODY, View

GROUND, FIELD = (40, 36, 32), (96, 84, 66)


def squares(area: pygame.Rect) -> list[pygame.Rect]:
    """The nine fields in the middle of an area."""
    side = min(area.size) // 3
    left, top = area.centerx - 3 * side // 2, area.centery - 3 * side // 2
    return [pygame.Rect(left + i % 3 * side, top + i // 3 * side, side, side).inflate(-6, -6) for i in FIELDS]


def draw_stone(surface: pygame.Surface, rect: pygame.Rect, seat: int, hidden: bool = False) -> None:
    """Seat 0 has discs, seat 1 rings; one that waits hidden is small."""
    radius = rect.width // (6 if hidden else 3)
    pygame.draw.circle(surface, theme.SEATS[seat], rect.center, radius, radius // 3 if seat else 0)


def draw_board(surface: pygame.Surface, area: pygame.Rect, view: View) -> None:
    """Fields and stones."""
    for i, rect in enumerate(squares(area)):
        pygame.draw.rect(surface, FIELD, rect, border_radius=8)
        if view.fields[i] != NOBODY:
            draw_stone(surface, rect, view.fields[i])
        for seat in (seat for seat in (0, 1) if view.hidden[seat] == i):
            draw_stone(surface, rect, seat, hidden=True)


def paint(view: View, size: tuple[int, int]) -> pygame.Surface:
    """For lists; may be called on a thread."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    draw_board(out, out.get_rect(), view)
    return out
