"""Recipes of the short sounds: dry wood, paper, bronze and glass, one function per sound."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.paint.sound_synth import (
    Wave,
    band_noise,
    decay,
    generator,
    lay,
    level,
    moving_noise,
    partials,
    room,
    silence,
    sweep,
    swell,
    times,
)

BELL = [
    (0.5, 0.25, 0.5),
    (1.0, 1.0, 0.35),
    (2.0, 0.5, 0.22),
    (2.76, 0.3, 0.14),
    (4.07, 0.18, 0.08),
    (5.4, 0.1, 0.05),
]
WOOD = [(1.0, 1.0, 0.018), (2.57, 0.5, 0.010), (4.95, 0.25, 0.006)]
MALLET = [(1.0, 1.0, 0.12), (3.93, 0.25, 0.035), (9.2, 0.06, 0.012)]
BOWL = [(1.0, 1.0, 0.7), (1.004, 0.6, 0.7), (2.71, 0.5, 0.4), (5.15, 0.2, 0.2), (8.1, 0.06, 0.08)]
PLATE = [
    (1.0, 0.7, 0.12),
    (1.47, 0.6, 0.10),
    (2.09, 0.7, 0.09),
    (2.56, 0.5, 0.08),
    (3.39, 0.4, 0.06),
    (4.8, 0.3, 0.04),
]
GONG = [(1.0, 1.0, 0.6), (2.02, 0.6, 0.5), (2.9, 0.4, 0.4), (4.2, 0.3, 0.25), (5.4, 0.2, 0.2)]
GLASS = [(1.0, 1.0, 0.05), (2.32, 0.6, 0.04), (4.25, 0.35, 0.025)]


def _knock(frequency: float, seed: int, grit: float = 0.3) -> Wave:
    body = partials(frequency, 0.16, WOOD)
    tick = band_noise(generator(seed), 0.16, 1500, 7000) * decay(0.16, 0.004, 0.0005)
    return body + grit * tick


def click() -> Wave:
    """A wooden button goes down."""
    return level(_knock(920, 1), 0.5)


def hover() -> Wave:
    """A finger touches wood."""
    return level(_knock(1500, 2, 0.15)[:3200], 0.16)


def card() -> Wave:
    """A card is laid on the table."""
    canvas = silence(0.34)
    lay(canvas, moving_noise(generator(3), 0.16, 5200, 2200) * swell(0.16, 0.6), 0.0, 0.5)
    lay(canvas, _knock(230, 4, 0.8), 0.13, 0.8)
    return level(canvas, 0.5)


def draw() -> Wave:
    """A card slides off the deck."""
    canvas = silence(0.30)
    lay(canvas, moving_noise(generator(5), 0.26, 1800, 5600) * swell(0.26, 0.7), 0.0, 0.7)
    lay(canvas, band_noise(generator(6), 0.04, 2500, 8000) * decay(0.04, 0.006), 0.22, 0.35)
    return level(canvas, 0.42)


def discard() -> Wave:
    """A card slides away onto the pile."""
    canvas = silence(0.36)
    lay(canvas, moving_noise(generator(7), 0.24, 4800, 1100) * swell(0.24, 0.3), 0.0, 0.7)
    lay(canvas, _knock(170, 8, 0.5), 0.21, 0.5)
    return level(canvas, 0.42)


def step() -> Wave:
    """A figurine is set down on a stone tile."""
    canvas = silence(0.26)
    lay(canvas, partials(148, 0.24, [(1.0, 1.0, 0.03), (2.4, 0.5, 0.02), (5.1, 0.2, 0.01)]), 0.0)
    lay(canvas, band_noise(generator(9), 0.09, 900, 4200) * decay(0.09, 0.012, 0.001), 0.002, 0.35)
    return level(canvas, 0.6)


def glide() -> Wave:
    """A figurine runs over two tiles."""
    canvas = silence(0.62)
    lay(canvas, moving_noise(generator(10), 0.5, 500, 1900) * swell(0.5, 0.55), 0.0, 0.8)
    lay(canvas, step(), 0.36, 0.5)
    return level(canvas, 0.5)


def dice() -> Wave:
    """Percentile dice roll out and come to rest."""
    rng = generator(11)
    canvas = silence(0.95)
    at, gap = 0.0, 0.045
    while at < 0.72:
        lay(
            canvas,
            _knock(700 + 900 * rng.random(), int(rng.integers(1 << 30)), 0.6),
            at,
            (0.5 + 0.5 * rng.random()) * (1 - 0.6 * at),
        )
        at += gap * (0.7 + 0.6 * rng.random())
        gap *= 1.17
    return level(canvas, 0.55)


def success() -> Wave:
    """Two bells, a fifth up."""
    canvas = silence(1.0)
    lay(canvas, partials(587.33, 0.9, BELL), 0.0, 0.7)
    lay(canvas, partials(880.0, 0.85, BELL), 0.11, 0.8)
    return level(room(canvas, generator(12), 0.5, 0.25), 0.5)


def fail() -> Wave:
    """Two dull mallet strokes, a third down."""
    canvas = silence(0.7)
    lay(canvas, partials(261.63, 0.5, MALLET), 0.0, 0.9)
    lay(canvas, partials(207.65, 0.55, MALLET), 0.15, 1.0)
    return level(room(canvas, generator(13), 0.3, 0.15), 0.5)


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


def win() -> Wave:
    """Bells climb a major chord and stay on it."""
    canvas = silence(3.0)
    for index, note in enumerate((293.66, 369.99, 440.0, 587.33, 739.99, 880.0)):
        lay(canvas, partials(note, 2.4, BELL), 0.13 * index, 0.6)
    for note in (146.83, 293.66, 369.99, 440.0, 587.33):
        pad = np.sin(2 * np.pi * note * times(2.0)) + 0.3 * np.sin(4 * np.pi * note * times(2.0))
        lay(canvas, pad * swell(2.0, 0.25), 0.75, 0.16)
    return level(room(canvas, generator(16), 1.2, 0.35), 0.62)


def lose() -> Wave:
    """A gong under a falling minor line."""
    canvas = silence(3.0)
    for index, note in enumerate((440.0, 349.23, 293.66, 220.0)):
        lay(canvas, partials(note, 1.2, MALLET), 0.24 * index, 0.7)
    gong = partials(73.42, 2.2, GONG)
    lay(canvas, gong, 0.78, 0.9)
    return level(room(canvas, generator(17), 1.2, 0.3), 0.6)


def turn() -> Wave:
    """A singing bowl calls the next player."""
    return level(room(partials(523.25, 1.1, BOWL), generator(18), 0.5, 0.2), 0.42)


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


def react() -> Wave:
    """A card is thrown in: a quick rush and a sharp ping."""
    canvas = silence(0.6)
    lay(canvas, moving_noise(generator(20), 0.2, 900, 6500) * swell(0.2, 0.85), 0.0, 0.7)
    lay(canvas, partials(1318.5, 0.4, BELL), 0.18, 0.55)
    return level(canvas, 0.5)


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


def coin() -> Wave:
    """Two coins fall on a pile."""
    canvas = silence(0.5)
    rows = [(1.0, 1.0, 0.06), (1.51, 0.5, 0.05), (2.44, 0.4, 0.03)]
    lay(canvas, partials(2637, 0.35, rows), 0.0, 0.7)
    lay(canvas, partials(3136, 0.4, rows), 0.075, 0.8)
    return level(canvas, 0.4)


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


def warning() -> Wave:
    """Two low mallet strokes on one note: careful."""
    canvas = silence(0.75)
    lay(canvas, partials(196.0, 0.4, MALLET), 0.0, 1.0)
    lay(canvas, partials(392.0, 0.3, MALLET), 0.0, 0.35)
    lay(canvas, partials(196.0, 0.45, MALLET), 0.19, 1.0)
    lay(canvas, partials(415.3, 0.3, MALLET), 0.19, 0.35)
    return level(canvas, 0.55)


EFFECTS: dict[str, Callable[[], Wave]] = {
    recipe.__name__: recipe
    for recipe in (
        click,
        hover,
        card,
        draw,
        discard,
        step,
        dice,
        success,
        fail,
        win,
        lose,
        turn,
        react,
        coin,
        warning,
    )
}
REALIGIOUS: dict[str, Callable[[], Wave]] = {
    f"realigious/{recipe.__name__}": recipe for recipe in (glide, combat, relic, negate, day, night, squall)
}
