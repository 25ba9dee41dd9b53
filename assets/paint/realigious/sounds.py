"""Recipes of Realigious' sounds, and its ambient loop: a hum in a stone hall, far bowls and bells."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.paint.sound_ambient import drone, wide, wind
from assets.paint.sound_effects import BELL, BOWL, GLASS, PLATE, step
from assets.paint.sound_synth import (
    RATE,
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
    times,
)

BOWLS = (
    (3.0, 293.66),
    (11.0, 440.0),
    (19.0, 349.23),
    (28.0, 392.0),
    (35.0, 293.66),
    (43.0, 523.25),
    (51.0, 440.0),
    (57.0, 311.13),
)
FAR_BELLS = ((7.0, 1174.66), (23.5, 1396.91), (24.3, 1318.51), (40.0, 1174.66), (54.0, 1567.98))


def glide() -> Wave:
    """A figurine runs over two tiles."""
    canvas = silence(0.62)
    lay(canvas, moving_noise(generator(10), 0.5, 500, 1900) * swell(0.5, 0.55), 0.0, 0.8)
    lay(canvas, step(), 0.36, 0.5)
    return level(canvas, 0.5)


def combat() -> Wave:
    """Blades meet over a drum."""
    canvas = silence(0.9)
    drum = sweep(120, 52, 0.5) * decay(0.5, 0.09)
    lay(canvas, drum, 0.0, 1.2)
    lay(canvas, partials(1180, 0.6, PLATE), 0.015, 0.35)
    lay(canvas, partials(1730, 0.5, PLATE), 0.07, 0.22)
    lay(canvas, band_noise(generator(14), 0.2, 2500, 9000) * decay(0.2, 0.015, 0.001), 0.01, 0.5)
    lay(canvas, drum, 0.22, 0.6)
    return level(room(canvas, generator(15), 0.4, 0.2), 0.66)


def relic() -> Wave:
    """Something old wakes up: a shimmer over a low swell."""
    rng = generator(19)
    canvas = silence(2.4)
    for index, note in enumerate((739.99, 1108.73, 1479.98, 1661.22, 2217.46, 2489.0)):
        lay(canvas, partials(note, 1.3, BELL), 0.10 * index + 0.05 * rng.random(), 0.35)
    low = np.sin(2 * np.pi * 92.5 * times(2.2)) + 0.6 * np.sin(2 * np.pi * 138.59 * times(2.2))
    lay(canvas, low * swell(2.2, 0.35), 0.0, 0.5)
    lay(canvas, moving_noise(rng, 1.4, 1500, 7000) * swell(1.4, 0.5), 0.0, 0.12)
    return level(room(canvas, rng, 1.0, 0.45, 8000), 0.55)


def negate() -> Wave:
    """A card shatters like glass."""
    rng = generator(21)
    canvas = silence(0.9)
    lay(canvas, band_noise(rng, 0.25, 2000, 12000) * decay(0.25, 0.02, 0.0008), 0.0, 0.9)
    for _ in range(26):
        shard = partials(1900 + 4200 * rng.random(), 0.25, GLASS)
        at = 0.02 + 0.5 * rng.random() ** 2
        lay(canvas, shard, at, 0.34 * (1 - at))
    return level(room(canvas, rng, 0.3, 0.12, 9000), 0.52)


def day() -> Wave:
    """The sun rises: a warm chord opens."""
    canvas = silence(1.7)
    for index, note in enumerate((220.0, 277.18, 329.63, 440.0)):
        tone = np.sin(2 * np.pi * note * times(1.5)) + 0.25 * np.sin(4 * np.pi * note * times(1.5))
        lay(canvas, tone * swell(1.5, 0.5), 0.05 * index, 0.3)
    lay(canvas, partials(1108.73, 1.0, BELL), 0.62, 0.3)
    return level(room(canvas, generator(22), 0.7, 0.3), 0.45)


def night() -> Wave:
    """The light goes: a chord sinks, a cricket answers."""
    canvas = silence(1.9)
    for index, note in enumerate((329.63, 246.94, 196.0, 146.83)):
        tone = np.sin(2 * np.pi * note * times(1.4)) + 0.2 * np.sin(4 * np.pi * note * times(1.4))
        lay(canvas, tone * swell(1.4, 0.3), 0.1 * index, 0.3)
    chirp = np.sin(2 * np.pi * 4300 * times(0.045)) * swell(0.045, 0.4)
    for at in (1.0, 1.06, 1.12, 1.45, 1.51, 1.57):
        lay(canvas, chirp, at, 0.07)
    return level(room(canvas, generator(23), 0.7, 0.3), 0.45)


def squall() -> Wave:
    """Rain bursts down after a stroke of thunder."""
    rng = generator(24)
    canvas = silence(2.6)
    lay(canvas, band_noise(rng, 2.4, 1200, 7000) * swell(2.4, 0.35), 0.1, 0.4)
    rumble = band_noise(rng, 2.2, 30, 140) * decay(2.2, 0.5, 0.02)
    lay(canvas, rumble, 0.0, 1.0)
    lay(canvas, band_noise(rng, 0.3, 300, 3500) * decay(0.3, 0.04, 0.004), 0.0, 0.6)
    return level(canvas, 0.6)


def ambient_realigious() -> Wave:
    """64 s: a low fifth hums in a stone hall, wind outside, far bowls and bells in a dark mode."""
    seconds = 64.0
    sides = []
    for side in (0, 1):
        rng = generator(100 + side)
        canvas = 0.20 * drone(seconds, 73.42, 5, 0.0) + 0.13 * drone(seconds, 110.0, 7, 2.0 + side)
        canvas += 0.05 * drone(seconds, 293.66, 3, 1.0 + side) + 0.04 * drone(seconds, 349.23, 4, 3.5 - side)
        canvas += 0.06 * wind(rng, seconds, 250, 900, 3)
        wet = np.zeros(int(seconds * RATE))
        for index, (at, note) in enumerate(BOWLS):
            lay_round(wet, partials(note, 3.5, BOWL), at + 0.02 * side, 0.11 if index % 2 == side else 0.07)
        for index, (at, note) in enumerate(FAR_BELLS):
            lay_round(wet, partials(note, 2.0, BELL), at, 0.016 if index % 2 == side else 0.028)
        sides.append(canvas + room_round(wet, rng, 4.0, 0.9, 3000))
    return wide(sides[0], sides[1], 0.34)


EFFECTS: dict[str, Callable[[], Wave]] = {
    f"realigious/{recipe.__name__}": recipe for recipe in (glide, combat, relic, negate, day, night, squall)
}
AMBIENT: dict[str, Callable[[], Wave]] = {"realigious/ambient": ambient_realigious}
