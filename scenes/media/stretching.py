"""Scaling of pictures with transparent parts, and nine-patches: pieces that are stretched to any size."""

from __future__ import annotations

import itertools

import pygame

BIG_PIECE = 16_000
BLEEDING = ((-3, -3), (3, -3), (-3, 3), (3, 3), (-3, 0), (3, 0), (0, -3), (0, 3), (-1, 0), (1, 0), (0, -1), (0, 1))
Size = tuple[int, int]


def opaque(picture: pygame.Surface) -> bool:
    """Whether nothing shows through anywhere, as in the scenes of cards."""
    right, bottom = picture.get_width() - 1, picture.get_height() - 1
    if any(picture.get_at(corner).a < 255 for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom))):
        return False
    return pygame.mask.from_surface(picture, 254).count() == (right + 1) * (bottom + 1)


def bled(picture: pygame.Surface) -> pygame.Surface:
    """A copy whose transparent pixels have their neighbours' colours: scaling leaves no dark fringe."""
    out = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for place in BLEEDING:
        out.blit(picture, place)
    out.blit(picture, (0, 0))
    out.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MULT)
    alpha = picture.copy()
    alpha.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return out


def stretch_nine(picture: pygame.Surface, margins: tuple[int, ...], size: Size) -> pygame.Surface:
    """Draws a nine-patch into a new surface; margins that don't fit are reduced in proportion."""
    width, height = size
    w, h = picture.get_size()
    left, top, right, bottom = margins
    fit_x = min(1.0, width / max(1, left + right))
    fit_y = min(1.0, height / max(1, top + bottom))
    xs = (0, left, w - right, w)
    ys = (0, top, h - bottom, h)
    to_x = (0, int(left * fit_x), width - int(right * fit_x), width)
    to_y = (0, int(top * fit_y), height - int(bottom * fit_y), height)
    out = pygame.Surface(size, pygame.SRCALPHA)
    for i, j in itertools.product(range(3), range(3)):
        area = pygame.Rect(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j])
        target = (to_x[i + 1] - to_x[i], to_y[j + 1] - to_y[j])
        if min(area.size) > 0 and min(target) > 0:
            _stretch_piece(picture.subsurface(area), out.subsurface((to_x[i], to_y[j], *target)), middle=i == 1)
    return out


def _stretch_piece(piece: pygame.Surface, place: pygame.Surface, middle: bool) -> None:
    """One of the nine pieces fills its place; wide middles are alike from side to side, so columns are repeated."""
    target = place.get_size()
    if target == piece.get_size():
        place.blit(piece, (0, 0))
    elif middle and target[0] * target[1] > BIG_PIECE:
        if target[1] != piece.get_height():
            piece = pygame.transform.smoothscale(piece, (piece.get_width(), target[1]))
        pygame.transform.scale(piece, target, place)
    else:
        pygame.transform.smoothscale(piece, target, place)
