"""Sky over the board: day and night, squall, turning wind, time that runs back (10.5, R11, R12)."""

from __future__ import annotations

import time
from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from scenes.kit.animation import Animation, Cel, delayed, fades, fading, once, turning
from scenes.kit.cue import Unplaced
from scenes.kit.fx import centred, lively, overhead, shown
from scenes.media import theme
from scenes.titles.realigious.board_items import foot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.kit.animation import Fade, Frame
    from scenes.media.media import Media
    from scenes.titles.realigious.board_fx import RealigiousCue

SWEEP_MS, SQUALL_MS, WIND_MS, BACK_MS = 900, 900, 800, 900
NIGHT, DAWN, STORM, TIME = (10, 14, 40, 190), (255, 206, 120, 110), (14, 22, 34, 170), (60, 24, 92, 150)
SKIES = (NIGHT, DAWN, STORM)
"""Those that every match has."""
DISC, SIGN = 110, 150
SOFT = 4
"""Over so many of the 36 steps to its middle a veil grows: the outer tiles lie under it too."""
AHEAD_S = 0.004
WAYS = {"E": (1, 0), "W": (-1, 0), "N": (0, -1), "S": (0, 1)}


def _veil(cue: RealigiousCue, colour: tuple[int, int, int, int]) -> Frame:
    """A colour over all that is in sight, soft at its edge, strongest in the middle of its course."""
    stage = cue.stage
    picture = veil(stage.media, stage.rect.size, colour)
    return shown(centred(picture), overhead(stage), lambda share: round(colour[3] * sin(pi * share)))


def veil(media: Media, size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A colour that is soft at the edge of its picture."""

    def draw() -> pygame.Surface:
        quarter = pygame.Surface((36, 20), pygame.SRCALPHA)
        quarter.fill((*colour[:3], 255))
        for x in range(36):
            for y in range(20):
                alpha = round(255 * min(1.0, min(x, y * 1.2) / SOFT))
                if alpha < 255:
                    quarter.set_at((x, y), (*colour[:3], alpha))
        small = pygame.Surface((72, 40), pygame.SRCALPHA)
        for across in (False, True):
            for down in (False, True):
                small.blit(pygame.transform.flip(quarter, across, down), (36 * across, 20 * down),
                           special_flags=pygame.BLEND_RGBA_MAX)  # fmt: skip
        return pygame.transform.smoothscale(small, size)

    return media.sprites.made(("board veil", size, colour), draw)


def sweep(cue: RealigiousCue) -> Animation:
    """R12.1. Sun or moon passes over the board; in the middle everything is seen as it will be."""
    stage, kind, room = cue.stage, cue.event.kind, cue.stage.rect
    change = once(lambda: stage.adopt_all(cue.after))
    ahead = stage.ahead(cue.after)

    def turn(share: float) -> Sequence[Cel]:
        if share > 0:  # all tiles change at once: the board with them is drawn on the way there
            until = time.perf_counter() + AHEAD_S
            if all(time.perf_counter() < until for _ in ahead) and share >= 0.5:
                change()
        return ()

    way = overhead(
        stage,
        dx=lambda share: (room.width - 240) * (share - 0.5),
        dy=lambda share: room.top - room.centery + 250 - 170 * sin(pi * share),
    )
    disc = shown(centred(stage.media.sprites.get(f"realigious/fx/{kind}", height=DISC)), way, fades(0.15, 0.8))
    shade = _veil(cue, NIGHT if kind == "night" else DAWN)
    return cue.play(SWEEP_MS, turn, shade, lively(stage, disc), done=change)


def squall(cue: RealigiousCue) -> Animation:
    """R11.1. The storm breaks over the piece whose turn is skipped."""
    stage, thing = cue.stage, cue.shown.things.get(f"seat:{cue.seat}")
    sign = centred(stage.media.sprites.get("realigious/fx/squall_6", height=SIGN))
    bolts = []
    if thing is not None:
        bolt = cue.burst("lightning", 4, foot(cue.shown, thing), 1.3)
        bolts = [lively(stage, delayed(bolt, late, late + 0.3)) for late in (0.2, 0.5)]
    return cue.play(SQUALL_MS, _veil(cue, STORM), shown(sign, overhead(stage), fades(0.15, 0.75)), *bolts)


def wind(cue: RealigiousCue) -> Animation:
    """R11.3. The new wind crosses the board."""
    way, stage = cue.word("what"), cue.stage
    if way not in WAYS:
        raise Unplaced(way)

    def blowing(picture: pygame.Surface, far: int, fade: Fade) -> Frame:
        along = [lambda share, part=part: part * far * (theme.ease_out(share) - 0.5) for part in WAYS[way]]
        return shown(centred(picture), overhead(stage, *along), fade)

    sign = stage.media.sprites.get(f"realigious/fx/wind_{way.lower()}", height=SIGN)
    return cue.play(
        WIND_MS,
        blowing(_streaks(cue, *WAYS[way]), 840, lambda share: round(fading(share, 0.3, 0.6) * 0.85)),
        blowing(sign, 420, fades(0.2, 0.7)),
    )


def _streaks(cue: RealigiousCue, dx: int, dy: int) -> pygame.Surface:
    """Lines of wind that run along one axis."""

    def draw() -> pygame.Surface:
        size = (940, 560) if dx else (560, 760)
        out = pygame.Surface(size, pygame.SRCALPHA)
        for i in range(30):
            along, across = (i * 197) % size[0 if dx else 1], (i * 89) % size[1 if dx else 0]
            long = 90 + i * 37 % 160
            start = (along, across) if dx else (across, along)
            end = (along + long, across) if dx else (across, along + long)
            thick = 3 + i % 3
            shade = [(x + 1, y + 2) for x, y in (start, end)]
            pygame.draw.line(out, (20, 40, 60, 90), shade[0], shade[1], thick)
            pygame.draw.line(out, (226, 244, 255, 170 + i * 2), start, end, thick)
        return out

    return cue.stage.media.sprites.made(("board wind", dx, dy), draw)


def reverted(cue: RealigiousCue) -> Animation:
    """Time Reversal. Rings close round every piece under a violet sky, and the board is as it was."""
    stage = cue.stage
    change = once(lambda: stage.adopt_all(cue.after))

    def rings(share: float) -> list[Cel]:
        pieces = [thing for thing in cue.shown.things.values() if thing.seat >= 0]
        return [cel for one in pieces for cel in cue.ring(one.tile, theme.SEATS[one.seat])(1 - share)]

    return cue.play(BACK_MS, turning(0.5, change), _veil(cue, TIME), lively(stage, rings), done=change)
