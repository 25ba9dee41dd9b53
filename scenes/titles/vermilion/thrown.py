"""Pictures of what moves over Vermilion's table, each made once: dice that tumble, crack and dissolve, cards that burn
and shrink.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.titles.vermilion.dice import draw_die
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from scenes.media.media import Media

TURNS, STEPS, SIZES, CRACKS = 8, 10, 6, 6
"""How many pictures a whole turn, a fire, a way into a pile and a crack have."""
EMBER, MIST = (255, 120, 30), (120, 210, 220)
"""What burns glows so, what dissolves so."""
GRAIN = (24, 34)
"""The fire is worked out on a grid as coarse as this."""
RIM, NOISE = 0.16, 0.34
ZIGZAG = ((0.54, 0.0), (0.38, 0.22), (0.62, 0.44), (0.40, 0.66), (0.56, 0.84), (0.46, 1.0))
BREAKS, APART = 3, 0.16
"""From this picture on a cracked die falls apart, each half by so much of its side."""


def die(media: Media, kind: str, face: int, side: int) -> pygame.Surface:
    """A die that lies."""

    def painted() -> pygame.Surface:
        out = pygame.Surface((side, side), pygame.SRCALPHA)
        draw_die(Pen(out, media), kind, face, out.get_rect())
        return out

    return media.sprites.made(("vermilion die", kind, face, side), painted)


def tumbling(media: Media, kind: str, face: int, side: int, turn: int) -> pygame.Surface:
    """The same at a moment of its turn."""
    lying = die(media, kind, face, side)
    turn %= TURNS
    if not turn:
        return lying
    return media.sprites.made(("vermilion tumbling", kind, face, side, turn),
                              lambda: pygame.transform.rotozoom(lying, -360 * turn / TURNS, 1.0))  # fmt: skip


def shrunk(media: Media, name: str, whole: pygame.Surface, step: int, least: float = 0.2) -> pygame.Surface:
    """A picture on its way into a pile: whole at step 0, smallest at the last."""
    step = min(SIZES - 1, max(0, step))
    share = 1.0 - (1.0 - least) * step / (SIZES - 1)
    wide, high = whole.get_size()
    if not step:
        return whole
    return media.sprites.made(
        ("vermilion shrunk", name, whole.get_size(), least, step),
        lambda: pygame.transform.smoothscale(whole, (max(2, round(wide * share)), max(2, round(high * share)))),
    )


def crumbled(media: Media, name: str, whole: pygame.Surface, step: int, glow: theme.Colour) -> pygame.Surface:
    """A picture of which the fire has taken `step` of STEPS parts, from below; its edge glows."""

    def painted() -> pygame.Surface:
        out = whole.copy()
        size = out.get_size()
        out.blit(_fire(media, step, size, glow), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        out.blit(_fire(media, step, size, None), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    return media.sprites.made(("vermilion crumbled", name, whole.get_size(), step, glow), painted)


def _fire(media: Media, step: int, size: tuple[int, int], glow: theme.Colour | None) -> pygame.Surface:
    """What is left of anything, in white; with `glow` its edge in that colour on black."""
    coarse = media.sprites.made(("vermilion fire", step, glow), lambda: _grid(step / STEPS, glow))
    return media.sprites.made(("vermilion fire", step, glow, size), lambda: pygame.transform.smoothscale(coarse, size))


def _grid(share: float, glow: theme.Colour | None) -> pygame.Surface:
    wide, high = GRAIN
    out = pygame.Surface(GRAIN, pygame.SRCALPHA)
    out.fill((0, 0, 0, 255) if glow else (255, 255, 255, 255))
    gone = share * (1.0 + RIM)
    for y in range(high):
        for x in range(wide):
            grain = (x // 2 * 73 ^ y // 2 * 151 ^ x * y // 3 * 29) % 97 / 97
            left = (1 - NOISE) * (1 - y / high) + NOISE * grain - gone + RIM / 2
            if glow and share and left < RIM:
                heat = 1 - abs(left) / RIM if left > -RIM else 0.0
                out.set_at((x, y), (*(round(part * heat) for part in glow), 255))
            elif not glow and share and left < 0:
                out.set_at((x, y), (255, 255, 255, 0))
    return out


def cracked(media: Media, kind: str, face: int, side: int, step: int) -> pygame.Surface:
    """R13.22. A die that cracks: the crack runs down it, then its halves fall apart."""
    lying = die(media, kind, face, side)
    return media.sprites.made(("vermilion cracked", kind, face, side, step), lambda: _cracked(lying, step))


def _cracked(lying: pygame.Surface, step: int) -> pygame.Surface:
    side = lying.get_width()
    out = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)
    line = [(x * side, y * side) for x, y in ZIGZAG]
    if step < BREAKS:
        whole = lying.copy()
        run = line[: 2 + step * (len(line) - 2) // (BREAKS - 1)]
        pygame.draw.lines(whole, (12, 6, 8), False, run, max(2, side // 14))
        out.blit(whole, (side // 2, side // 2))
        return out
    by = round((step - BREAKS + 1) * APART * side)
    for way, edge in ((-1, 0), (1, side)):
        half, shape = lying.copy(), pygame.Surface((side, side), pygame.SRCALPHA)
        pygame.draw.polygon(shape, (255, 255, 255, 255), [(edge, 0), *line, (edge, side)])
        half.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        turned = pygame.transform.rotate(half, -way * 9 * (step - BREAKS + 1))
        out.blit(turned, turned.get_rect(center=(side + way * by, side + abs(by) // 2)))
    return out
