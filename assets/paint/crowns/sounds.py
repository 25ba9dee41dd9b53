"""Recipes of Crowns' sounds: splinters of gold, steel and banners, a bending knee, the hall of the drowned throne,
and its ambient loop."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.paint.sound_ambient import drone, wide, wind
from assets.paint.sound_effects import GONG, PLATE, WOOD
from assets.paint.sound_synth import (
    RATE,
    Random,
    Wave,
    band_noise,
    decay,
    generator,
    lay,
    lay_round,
    level,
    moving_noise,
    partials,
    room,
    room_round,
    silence,
    sweep,
    swell,
)

GLASS = [(1.0, 1.0, 0.42), (2.32, 0.5, 0.3), (4.25, 0.3, 0.2), (6.63, 0.16, 0.12)]
BRASS = [(1.0, 1.0, 0.3), (2.0, 0.7, 0.26), (3.0, 0.5, 0.2), (4.0, 0.3, 0.16), (5.0, 0.2, 0.12)]
CHOIR = [(1.0, 1.0, 60.0), (1.003, 0.6, 60.0), (2.0, 0.3, 60.0), (3.0, 0.14, 60.0), (4.0, 0.05, 60.0)]
SCALE = (196.0, 220.0, 246.94, 293.66, 329.63, 392.0)
"""G A B D E G: five tones, and the first an octave higher."""


def _knock(rng: Random, low: float, seconds: float = 0.3) -> Wave:
    """A heavy thing on stone."""
    body = sweep(low * 1.6, low, seconds) * decay(seconds, 0.06, 0.002)
    return body + 0.3 * band_noise(rng, seconds, 250, 1900) * decay(seconds, 0.02, 0.001)


def power() -> Wave:
    """A splinter of the crown falls into its place: rising glass and a grain of gold."""
    rng, canvas = generator(701), silence(1.0)
    for k, note in enumerate((SCALE[3], SCALE[4], SCALE[5])):
        lay(canvas, partials(note * 4, 0.8, GLASS), 0.08 * k, 0.4 + 0.1 * k)
    lay(canvas, partials(2960, 0.2, PLATE), 0.25, 0.3)
    return level(room(canvas, rng, 0.6, 0.28), 0.42)


def challenge() -> Wave:
    """A banner is raised: cloth in the wind, a horn of two tones, steel that leaves its sheath."""
    rng, canvas = generator(702), silence(1.25)
    lay(canvas, moving_noise(rng, 0.4, 500, 2400) * swell(0.4, 0.4), 0.0, 0.7)
    lay(canvas, partials(SCALE[0], 0.9, BRASS) * swell(0.9, 0.2), 0.12, 0.6)
    lay(canvas, partials(SCALE[3], 0.8, BRASS) * swell(0.8, 0.2), 0.34, 0.7)
    lay(canvas, moving_noise(rng, 0.3, 3000, 8200) * swell(0.3, 0.7), 0.5, 0.35)
    return level(room(canvas, rng, 0.4, 0.2), 0.46)


def kneel() -> Wave:
    """Mail settles, a knee meets stone."""
    rng, canvas = generator(703), silence(0.6)
    for _ in range(7):
        lay(canvas, partials(2400 + 2200 * rng.random(), 0.08, PLATE), 0.16 * rng.random(), 0.1)
    lay(canvas, _knock(rng, 96), 0.12, 0.9)
    lay(canvas, partials(320, 0.1, WOOD), 0.13, 0.2)
    return level(canvas, 0.36)


def throne() -> Wave:
    """The crown is whole: a gong under water, glass upwards through the hall."""
    rng, canvas = generator(704), silence(1.2)
    lay(canvas, partials(98.0, 1.2, GONG), 0.0, 0.9)
    lay(canvas, moving_noise(rng, 1.0, 300, 1500) * swell(1.0, 0.5), 0.0, 0.35)
    for k, note in enumerate((*SCALE, 440.0, 493.88)):
        lay(canvas, partials(note * 2, 0.7, GLASS), 0.06 + 0.06 * k, 0.26)
    lay(canvas, partials(SCALE[0], 0.8, BRASS) * swell(0.8, 0.3), 0.3, 0.5)
    lay(canvas, partials(SCALE[3], 0.8, BRASS) * swell(0.8, 0.3), 0.36, 0.5)
    return level(room(canvas, rng, 0.46, 0.34), 0.5)


def ambient_crowns() -> Wave:
    """64 s: the hall that the sea has left. Wind over wet sand, a low choir of pipes, drops that ring in the coral, a
    horn far away on the old shore.
    """
    seconds, sides = 64.0, []
    drops = ((1.5, 0), (3.2, 3), (4.0, 4), (9.0, 2), (12.4, 5), (13.6, 3), (20.5, 1), (22.1, 4), (29.0, 0), (30.5, 2),
             (35.2, 5), (36.0, 4), (37.4, 3), (44.0, 1), (47.8, 0), (52.6, 3), (53.2, 2), (58.0, 4))  # fmt: skip
    horns = ((16.0, 0, 3.4), (19.0, 3, 4.4), (48.0, 3, 3.0), (50.6, 1, 2.6), (52.8, 0, 4.6))
    chords = ((0.0, (0, 3)), (16.0, (1, 4)), (32.0, (0, 2)), (48.0, (3, 5)))
    for side in (0, 1):
        rng = generator(740 + side)
        canvas = 0.15 * drone(seconds, SCALE[0] / 2, 5, 0.4) + 0.08 * drone(seconds, SCALE[3] / 2, 7, 1.3 + side)
        canvas += 0.16 * wind(generator(739), seconds, 110, 380, 5)  # the same on both sides: noise makes files large
        for at, notes in chords:
            for note in notes:
                tone = partials(SCALE[note], 15.0, CHOIR) * swell(15.0, 0.5)
                lay_round(canvas, tone, at + 0.05 * side, 0.045)
        wet = np.zeros(int(seconds * RATE))
        for index, (at, note) in enumerate(drops):
            loudness = 0.05 if index % 2 == side else 0.028
            lay_round(wet, partials(SCALE[note] * 2, 1.6, GLASS), at + 0.1 * rng.random(), loudness)
        for at, note, long in horns:
            lay_round(wet, partials(SCALE[note], long, CHOIR) * swell(long, 0.35), at + 0.02 * side, 0.06)
        sides.append(canvas + room_round(wet, rng, 3.0, 1.0, 1800))
    return wide(sides[0], sides[1], 0.34)


EFFECTS: dict[str, Callable[[], Wave]] = {
    f"crowns/{recipe.__name__}": recipe for recipe in (power, challenge, kneel, throne)
}
AMBIENT: dict[str, Callable[[], Wave]] = {"crowns/ambient": ambient_crowns}
