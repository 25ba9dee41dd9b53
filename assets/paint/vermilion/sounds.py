"""Recipes of Vermilion's sounds: a cracked bell for what is worst, a call between partners, bone that breaks, a card
that burns, and the land that breathes under the road."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.paint.sound_ambient import drone, wide, wind
from assets.paint.sound_effects import WOOD
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

CRACKED = [
    (0.5, 0.4, 0.5), (1.0, 1.0, 0.4), (1.012, 0.7, 0.4), (2.0, 0.5, 0.26), (2.41, 0.5, 0.22), (3.02, 0.3, 0.16),
    (4.22, 0.22, 0.1), (5.9, 0.1, 0.05),
]  # fmt: skip
"""A bell with a crack: its prime beats, its third is sharp."""
BONE = [(1.0, 1.0, 0.03), (2.76, 0.6, 0.02), (5.4, 0.3, 0.012), (8.9, 0.15, 0.006)]
PIPE = [(1.0, 1.0, 0.3), (2.0, 0.25, 0.2), (3.0, 0.1, 0.14)]
HUM = [(1.0, 1.0, 9.0), (1.004, 0.7, 9.0), (2.0, 0.2, 7.0), (3.0, 0.06, 5.0)]
BREATHED = [(1.0, 1.0, 6.0), (2.0, 0.16, 4.0), (3.0, 0.06, 3.0)]
SCALE = (146.83, 155.56, 196.0, 220.0, 233.08, 293.66)
"""D Eb G A Bb D."""


def _snap(rng: Random, high: float, seconds: float = 0.14) -> Wave:
    """A bone gives way."""
    body = partials(high, seconds, BONE)
    return body + 0.6 * band_noise(rng, seconds, 1200, 7500) * decay(seconds, 0.01, 0.0005)


def bell() -> Wave:
    """The strongest action of an enemy: a cracked bell struck twice, the second time lower."""
    rng, canvas = generator(801), silence(1.1)
    lay(canvas, partials(SCALE[5] * 2, 1.0, CRACKED), 0.0, 0.8)
    lay(canvas, partials(SCALE[1] * 2, 0.9, CRACKED), 0.2, 1.0)
    lay(canvas, band_noise(rng, 0.06, 900, 5200) * decay(0.06, 0.008, 0.0005), 0.0, 0.5)
    lay(canvas, sweep(90, 62, 0.5) * decay(0.5, 0.12), 0.2, 0.6)
    return level(room(canvas, rng, 0.5, 0.25), 0.55)


def wish() -> Wave:
    """A partner calls: two notes on a bone flute, upwards, and a tap on the shoulder."""
    rng, canvas = generator(802), silence(0.7)
    for at, note in ((0.0, SCALE[3]), (0.16, SCALE[5])):
        lay(canvas, partials(note * 4, 0.45, PIPE) * swell(0.45, 0.12), at, 0.7)
        lay(canvas, band_noise(rng, 0.3, 2400, 6400) * swell(0.3, 0.1), at, 0.05)
    lay(canvas, partials(520, 0.14, WOOD), 0.16, 0.4)
    return level(room(canvas, rng, 0.3, 0.2), 0.45)


def crack() -> Wave:
    """A wall of bone falls to splinters."""
    rng, canvas = generator(803), silence(0.9)
    lay(canvas, sweep(150, 58, 0.4) * decay(0.4, 0.07, 0.001), 0.0, 1.0)
    lay(canvas, _snap(rng, 420, 0.3), 0.0, 0.9)
    for _ in range(16):
        lay(canvas, _snap(rng, 600 + 1700 * rng.random(), 0.08), 0.04 + 0.5 * rng.random() ** 1.6, 0.28)
    lay(canvas, moving_noise(rng, 0.5, 2600, 500) * swell(0.5, 0.1), 0.02, 0.3)
    return level(room(canvas, rng, 0.3, 0.15), 0.52)


def burn() -> Wave:
    """A card goes up in flames: a breath of fire that crackles."""
    rng, canvas = generator(804), silence(0.95)
    lay(canvas, moving_noise(rng, 0.8, 380, 2600) * swell(0.8, 0.3), 0.0, 0.8)
    lay(canvas, band_noise(rng, 0.8, 60, 240) * swell(0.8, 0.25), 0.0, 0.4)
    for _ in range(22):
        tick = band_noise(rng, 0.03, 1800, 9000) * decay(0.03, 0.004, 0.0005)
        lay(canvas, tick, 0.1 + 0.7 * rng.random(), 0.1 + 0.3 * rng.random())
    return level(canvas, 0.4)


def _beat(loudness: float) -> Wave:
    """A heart as big as a hill, heard through the ground: two soft blows."""
    canvas = silence(0.9)
    for at, low, force in ((0.0, 44.0, 1.0), (0.34, 38.0, 0.62)):
        lay(canvas, sweep(1.7 * low, low, 0.5) * swell(0.5, 0.12), at, loudness * force)
    return canvas


def ambient_vermilion() -> Wave:
    """64 s: the land lives. A heart far below, breath in the hollows of the bones, a hum of two tones that rub, a flute
    of bone that calls and is answered, and now and then a rib that settles.
    """
    seconds, sides = 64.0, []
    calls = ((6.0, 3, 2.6), (8.4, 5, 3.4), (11.6, 4, 2.2), (27.0, 2, 2.8), (29.6, 3, 3.6), (44.0, 5, 2.4),
             (46.2, 4, 2.2), (48.2, 3, 2.2), (50.2, 0, 4.6))  # fmt: skip
    choir = ((0.0, (0, 3)), (16.0, (1, 4)), (32.0, (0, 2)), (48.0, (1, 3)))
    settling = (4.2, 15.1, 15.5, 23.7, 35.9, 36.2, 41.0, 55.4, 60.3)
    for side in (0, 1):
        rng = generator(840 + side)
        canvas = 0.08 * drone(seconds, SCALE[0] / 2, 4, 0.2) + 0.06 * drone(seconds, SCALE[1], 6, 2.1 + side)
        canvas += 0.15 * wind(generator(839), seconds, 90, 330, 8)  # the same on both sides: noise makes files large
        for number in range(16):
            lay_round(canvas, _beat(0.26), 4.0 * number)
        for at, notes in choir:
            for note in notes:
                lay_round(canvas, partials(SCALE[note], 15.0, HUM) * swell(15.0, 0.5), at + 0.05 * side, 0.06)
        wet = np.zeros(int(seconds * RATE))
        for at, note, long in calls:
            trembling = 1 + 0.12 * np.sin(2 * np.pi * 4.4 * np.arange(int(long * RATE)) / RATE)
            tone = partials(2 * SCALE[note], long, BREATHED) * swell(long, 0.3) * trembling
            lay_round(wet, tone, at + 0.02 * side, 0.1)
        for index, at in enumerate(settling):
            lay_round(wet, _snap(rng, 240 + 260 * rng.random()), at, 0.1 if index % 2 == side else 0.04)
        sides.append(canvas + room_round(wet, rng, 3.0, 0.9, 1600))
    return wide(sides[0], sides[1], 0.34)


EFFECTS: dict[str, Callable[[], Wave]] = {
    f"vermilion/{recipe.__name__}": recipe for recipe in (bell, wish, crack, burn)
}
AMBIENT: dict[str, Callable[[], Wave]] = {"vermilion/ambient": ambient_vermilion}
