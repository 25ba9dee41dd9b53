"""Recipes of Creed's sounds: boots, blades, arrows, stone, canvas, a war horn, and its ambient loop."""

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
    times,
)

BLADE = [(1.0, 0.8, 0.16), (1.51, 0.7, 0.13), (2.23, 0.6, 0.12), (2.87, 0.5, 0.09), (3.79, 0.4, 0.07), (5.1, 0.3, 0.05)]


def _thump(rng: Random, low: float, seconds: float, grit: float) -> Wave:
    """Something heavy meets the ground."""
    body = sweep(low * 1.9, low * 0.8, seconds) * decay(seconds, seconds / 6)
    return body + grit * band_noise(rng, seconds, 250, 2600) * decay(seconds, seconds / 16, 0.001)


def _brass(note: float, seconds: float, rise: float = 0.12, bright: float = 1.0) -> Wave:
    """A horn's tone: overtones that open with its breath, a slow tremble."""
    t = times(seconds)
    shape = np.minimum(1.0, t / rise) * np.minimum(1.0, (seconds - t) / min(0.3, seconds / 3))
    pitch = 2 * np.pi * np.cumsum(note * (1 + 0.004 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(1, t))) / RATE
    total = np.zeros_like(t)
    for k in range(1, 9):
        total += np.sin(k * pitch + 0.3 * k) * shape**k * (bright**k) / k**1.1
    return total * shape


def march() -> Wave:
    """Four steps of a column in step, gear that clinks."""
    rng = generator(301)
    canvas = silence(1.2)
    for k in range(4):
        for _ in range(5):
            at = 0.02 + 0.26 * k + 0.03 * rng.random()
            lay(canvas, _thump(rng, 70 + 22 * rng.random(), 0.16, 0.7), at, 0.34 + 0.1 * rng.random())
        lay(canvas, partials(2600 + 500 * rng.random(), 0.12, PLATE), 0.1 + 0.26 * k, 0.05)
    return level(canvas, 0.5)


def clash() -> Wave:
    """Two blades meet and slide apart."""
    rng = generator(302)
    canvas = silence(1.0)
    lay(canvas, partials(1340, 0.8, BLADE), 0.0, 0.6)
    lay(canvas, partials(1790, 0.7, BLADE), 0.012, 0.5)
    lay(canvas, band_noise(rng, 0.2, 2500, 11000) * decay(0.2, 0.012, 0.0006), 0.0, 0.9)
    lay(canvas, moving_noise(rng, 0.35, 6500, 3000) * swell(0.35, 0.2), 0.04, 0.25)
    lay(canvas, _thump(rng, 84, 0.3, 0.5), 0.02, 0.8)
    return level(room(canvas, rng, 0.35, 0.16), 0.62)


def glance() -> Wave:
    """A blade slips off a shield: a bright scrape, a dull knock."""
    rng = generator(303)
    canvas = silence(0.8)
    lay(canvas, partials(210, 0.25, WOOD), 0.0, 0.9)
    lay(canvas, moving_noise(rng, 0.34, 2600, 8200) * swell(0.34, 0.25), 0.0, 0.6)
    lay(canvas, partials(2350, 0.5, BLADE), 0.03, 0.22)
    return level(room(canvas, rng, 0.3, 0.12), 0.5)


def arrows() -> Wave:
    """A volley: strings, air, and points that strike wood one after the other."""
    rng = generator(304)
    canvas = silence(1.25)
    for k in range(7):
        at = 0.02 + 0.05 * k + 0.03 * rng.random()
        lay(canvas, partials(150 + 40 * rng.random(), 0.14, WOOD), at, 0.5)
        lay(canvas, moving_noise(rng, 0.4, 2400, 5200) * swell(0.4, 0.4), at + 0.02, 0.2)
        lay(canvas, partials(320 + 190 * rng.random(), 0.12, WOOD), at + 0.5 + 0.1 * rng.random(), 0.7)
        lay(canvas, band_noise(rng, 0.04, 1500, 6000) * decay(0.04, 0.005, 0.0005), at + 0.5, 0.25)
    return level(canvas, 0.5)


def bolt() -> Wave:
    """A ballista looses: rope and timber, one heavy bolt."""
    rng = generator(305)
    canvas = silence(1.0)
    lay(canvas, partials(92, 0.4, [(1, 1, 0.05), (2.1, 0.6, 0.04), (3.3, 0.3, 0.03)]), 0.0, 1.0)
    lay(canvas, band_noise(rng, 0.1, 700, 4000) * decay(0.1, 0.012, 0.0008), 0.0, 0.6)
    lay(canvas, moving_noise(rng, 0.4, 1500, 3600) * swell(0.4, 0.4), 0.05, 0.35)
    lay(canvas, _thump(rng, 62, 0.4, 0.9), 0.46, 1.0)
    lay(canvas, partials(240, 0.2, WOOD), 0.46, 0.7)
    return level(room(canvas, rng, 0.3, 0.12), 0.58)


def _rubble(canvas: Wave, rng: Random, start: float, seconds: float, count: int, loudness: float) -> None:
    """Stones that fall and roll."""
    for _ in range(count):
        at = start + seconds * rng.random() ** 1.6
        note = 130 + 420 * rng.random()
        knock = partials(note, 0.12, [(1, 1, 0.012), (1.83, 0.7, 0.01), (3.1, 0.4, 0.006)])
        lay(canvas, knock, at, loudness * (0.35 + 0.65 * rng.random()) * (1 - 0.6 * (at - start) / seconds))


def siege_stone() -> Wave:
    """A stone flies over and strikes."""
    rng = generator(306)
    canvas = silence(1.55)
    lay(canvas, moving_noise(rng, 0.6, 320, 1300) * swell(0.6, 0.8), 0.0, 0.5)
    lay(canvas, _thump(rng, 44, 0.7, 1.2), 0.55, 1.2)
    lay(canvas, band_noise(rng, 0.4, 200, 2600) * decay(0.4, 0.05, 0.001), 0.55, 0.7)
    _rubble(canvas, rng, 0.6, 0.8, 22, 0.4)
    return level(canvas, 0.66)


def tent_collapse() -> Wave:
    """Poles crack, canvas comes down."""
    rng = generator(307)
    canvas = silence(1.6)
    for at, note in ((0.0, 420), (0.09, 610), (0.2, 350)):
        lay(canvas, partials(note, 0.16, WOOD), at, 0.9)
        lay(canvas, band_noise(rng, 0.06, 1200, 7000) * decay(0.06, 0.006, 0.0005), at, 0.6)
    lay(canvas, moving_noise(rng, 0.75, 2600, 420) * swell(0.75, 0.35), 0.18, 0.9)
    for k in range(5):
        flap = band_noise(rng, 0.16, 250, 1500) * decay(0.16, 0.03, 0.008)
        lay(canvas, flap, 0.28 + 0.11 * k, 0.5 - 0.06 * k)
    lay(canvas, _thump(rng, 56, 0.5, 0.7), 0.82, 1.0)
    return level(canvas, 0.6)


def leader_fall() -> Wave:
    """A leader falls: a gong, a crown that rolls to rest, low horns."""
    rng = generator(308)
    canvas = silence(3.1)
    lay(canvas, partials(65.4, 2.4, GONG), 0.0, 0.9)
    for note in (98.0, 116.54, 146.83):
        lay(canvas, _brass(note, 2.3, 0.5, 0.72), 0.15, 0.2)
    gap, at = 0.26, 0.35
    for k in range(11):
        lay(canvas, partials(1450 + 90 * (k % 3), 0.4, BLADE), at, 0.22 * 0.88**k)
        at += gap
        gap *= 0.8
    return level(room(canvas, rng, 1.0, 0.3), 0.66)


def cloth() -> Wave:
    """A cloth is thrown over the camp and tokens slide under it."""
    rng = generator(309)
    canvas = silence(1.4)
    lay(canvas, moving_noise(rng, 0.4, 700, 2600) * swell(0.4, 0.6), 0.0, 0.8)
    for k in range(6):
        at = 0.4 + 0.14 * k + 0.03 * rng.random()
        lay(canvas, moving_noise(rng, 0.2, 900 + 500 * rng.random(), 2200) * swell(0.2, 0.4), at, 0.5)
        lay(canvas, partials(260 + 120 * rng.random(), 0.12, WOOD), at + 0.1, 0.35)
    return level(canvas, 0.45)


def scroll() -> Wave:
    """Parchment is rolled out."""
    rng = generator(310)
    canvas = silence(0.9)
    lay(canvas, moving_noise(rng, 0.6, 2200, 6200) * swell(0.6, 0.5), 0.0, 0.6)
    for k in range(16):
        crackle = band_noise(rng, 0.03, 2500, 10000) * decay(0.03, 0.003, 0.0004)
        lay(canvas, crackle, 0.03 + 0.55 * rng.random(), 0.2 + 0.3 * rng.random() * (1 - k / 30))
    lay(canvas, partials(330, 0.14, WOOD), 0.6, 0.5)
    return level(canvas, 0.42)


def horn() -> Wave:
    """The war horn: a fifth up, held."""
    rng = generator(311)
    canvas = silence(1.9)
    lay(canvas, _brass(146.83, 0.55, 0.07, 0.86), 0.0, 0.6)
    lay(canvas, _brass(220.0, 1.35, 0.08, 0.88), 0.42, 0.7)
    lay(canvas, _brass(219.2, 1.3, 0.1, 0.8), 0.46, 0.35)
    return level(room(canvas, rng, 0.6, 0.3, 3500), 0.5)


def crumble() -> Wave:
    """A fortress token falls apart."""
    rng = generator(312)
    canvas = silence(1.3)
    lay(canvas, _thump(rng, 58, 0.4, 1.0), 0.0, 0.8)
    _rubble(canvas, rng, 0.02, 1.1, 36, 0.55)
    lay(canvas, band_noise(rng, 1.0, 300, 3200) * decay(1.0, 0.18, 0.02), 0.02, 0.25)
    return level(canvas, 0.56)


def whisper() -> Wave:
    """Voices behind a hand: hissed syllables without words."""
    rng = generator(313)
    canvas = silence(1.5)
    at = 0.0
    while at < 1.2:
        long = 0.07 + 0.11 * rng.random()
        low = 900 + 2600 * rng.random()
        syllable = band_noise(rng, long, low, low * 2.3) * swell(long, 0.3)
        lay(canvas, syllable, at, 0.4 + 0.5 * rng.random())
        at += long * 0.8 + 0.02
    return level(room(canvas, rng, 0.2, 0.2), 0.34)


DRUMS = tuple(
    (8.0 * bar + beat, strong)
    for bar in range(8)
    for beat, strong in ((0.0, 1.0), (1.5, 0.45), (2.0, 0.7), (4.0, 0.8), (5.5, 0.4))
)
CALLS = ((12.0, 146.83, 3.0), (15.2, 220.0, 4.0), (36.0, 174.61, 3.2), (39.4, 196.0, 3.0), (42.0, 146.83, 4.5))


def ambient_creed() -> Wave:
    """64 s: wind over a camp, a slow distant drum, low strings, far horns in a dark mode, banners that flap."""
    seconds = 64.0
    sides = []
    for side in (0, 1):
        rng = generator(320 + side)
        canvas = 0.17 * drone(seconds, 73.42, 4, 0.4) + 0.10 * drone(seconds, 110.0, 6, 1.5 + side)
        canvas += 0.05 * drone(seconds, 174.61, 3, 2.2 - side) + 0.09 * wind(rng, seconds, 180, 750, 5)
        for k in range(26):
            flap = band_noise(rng, 0.25, 300, 1400) * swell(0.25, 0.3)
            lay_round(canvas, flap, 1.0 + 2.4 * k + 0.9 * rng.random(), 0.018 if k % 2 == side else 0.008)
        wet = np.zeros(int(seconds * RATE))
        for at, strong in DRUMS:
            beat = sweep(82, 46, 0.7) * decay(0.7, 0.12, 0.006)
            lay_round(wet, beat, at + 1.2 + 0.006 * side, 0.13 * strong)
        for at, note, long in CALLS:
            lay_round(wet, _brass(note, long, 0.7, 0.66), at + 0.02 * side, 0.05 if side else 0.035)
        sides.append(canvas + room_round(wet, rng, 4.0, 1.0, 2200))
    return wide(sides[0], sides[1], 0.34)


EFFECTS: dict[str, Callable[[], Wave]] = {
    f"creed/{recipe.__name__}": recipe
    for recipe in (
        march,
        clash,
        glance,
        arrows,
        bolt,
        siege_stone,
        tent_collapse,
        leader_fall,
        cloth,
        scroll,
        horn,
        crumble,
        whisper,
    )
}
AMBIENT: dict[str, Callable[[], Wave]] = {"creed/ambient": ambient_creed}
