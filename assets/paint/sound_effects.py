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


def react() -> Wave:
    """A card is thrown in: a quick rush and a sharp ping."""
    canvas = silence(0.6)
    lay(canvas, moving_noise(generator(20), 0.2, 900, 6500) * swell(0.2, 0.85), 0.0, 0.7)
    lay(canvas, partials(1318.5, 0.4, BELL), 0.18, 0.55)
    return level(canvas, 0.5)


def coin() -> Wave:
    """Two coins fall on a pile."""
    canvas = silence(0.5)
    rows = [(1.0, 1.0, 0.06), (1.51, 0.5, 0.05), (2.44, 0.4, 0.03)]
    lay(canvas, partials(2637, 0.35, rows), 0.0, 0.7)
    lay(canvas, partials(3136, 0.4, rows), 0.075, 0.8)
    return level(canvas, 0.4)


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
