"""Recipes of Ankh's sounds: sand and stone, sistrum and frame drum, a reed pipe, a harp, and its ambient loop."""

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

STRING = [(1.0, 1.0, 0.5), (2.0, 0.5, 0.34), (3.0, 0.28, 0.22), (4.01, 0.16, 0.16), (5.03, 0.09, 0.1)]
CHIME = [(1.0, 0.8, 0.5), (2.76, 0.5, 0.3), (5.4, 0.35, 0.18), (8.9, 0.2, 0.1)]
STONE = [(1, 1, 0.014), (1.83, 0.7, 0.011), (3.1, 0.4, 0.007)]
SCALE = (146.83, 155.56, 185.0, 196.0, 220.0, 233.08, 277.18, 293.66)
"""D E-flat F-sharp G A B-flat C-sharp D: the mode of the title."""


def _drum(rng: Random, low: float, seconds: float = 0.5) -> Wave:
    """A frame drum: skin, and the fingers on it."""
    body = sweep(low * 1.5, low, seconds) * decay(seconds, 0.09, 0.003)
    return body + 0.35 * band_noise(rng, seconds, 300, 2400) * decay(seconds, 0.014, 0.001)


def _sistrum(rng: Random, seconds: float, loudness: float = 1.0) -> Wave:
    """Metal discs on rods."""
    canvas = silence(seconds)
    for _ in range(int(34 * seconds)):
        lay(canvas, partials(3200 + 2600 * rng.random(), 0.12, PLATE), seconds * rng.random(), 0.12 * loudness)
    return canvas


def _pipe(note: float, seconds: float, breath: float = 0.2, rng: Random | None = None) -> Wave:
    """A reed pipe: odd overtones, a slow tremble, some breath."""
    t = times(seconds)
    shape = np.minimum(1.0, t / 0.08) * np.minimum(1.0, (seconds - t) / min(0.25, seconds / 3))
    pitch = 2 * np.pi * np.cumsum(note * (1 + 0.006 * np.sin(2 * np.pi * 4.6 * t) * np.minimum(1, t * 2))) / RATE
    total = np.sin(pitch) + 0.5 * np.sin(3 * pitch) + 0.22 * np.sin(5 * pitch) + 0.1 * np.sin(7 * pitch)
    noise = band_noise(rng or generator(1), seconds, note * 2, note * 6) * breath
    return (total + noise) * shape


def _sandfall(rng: Random, seconds: float, start: float = 5200, end: float = 1500) -> Wave:
    """Sand that runs."""
    return moving_noise(rng, seconds, start, end) * swell(seconds, 0.25)


def _harp(canvas: Wave, notes: tuple[float, ...], at: float, step: float, loudness: float) -> None:
    for k, note in enumerate(notes):
        lay(canvas, partials(note, 1.2, STRING), at + step * k, loudness * (1 - 0.05 * k))


def march() -> Wave:
    """Feet on sand, a shield that knocks."""
    rng, canvas = generator(501), silence(0.75)
    for k in range(3):
        lay(canvas, _sandfall(rng, 0.18, 3200, 1400), 0.02 + 0.19 * k, 0.6)
        lay(canvas, _drum(rng, 92, 0.2), 0.05 + 0.19 * k, 0.35)
    lay(canvas, partials(340, 0.12, WOOD), 0.46, 0.3)
    return level(canvas, 0.42)


def summon() -> Wave:
    """A drum, a chord of strings upwards, sand that settles."""
    rng, canvas = generator(502), silence(1.5)
    _harp(canvas, (SCALE[0], SCALE[3], SCALE[4], SCALE[7]), 0.0, 0.06, 0.4)
    lay(canvas, _drum(rng, 64, 0.6), 0.3, 1.0)
    lay(canvas, _sandfall(rng, 0.6), 0.34, 0.4)
    return level(room(canvas, rng, 0.6, 0.2), 0.5)


def shine() -> Wave:
    """The sun on gold: chimes that open."""
    rng, canvas = generator(503), silence(1.6)
    for k, note in enumerate((1174.7, 1480.0, 1760.0, 2349.3)):
        lay(canvas, partials(note, 1.1, CHIME), 0.07 * k, 0.3)
    lay(canvas, _sistrum(rng, 0.5, 0.6), 0.05, 0.5)
    return level(room(canvas, rng, 0.8, 0.3), 0.4)


def sand() -> Wave:
    """Something runs away as sand."""
    rng, canvas = generator(504), silence(1.3)
    lay(canvas, _sandfall(rng, 1.1, 6200, 900), 0.0, 0.9)
    lay(canvas, sweep(220, 82, 0.7) * decay(0.7, 0.2, 0.03), 0.02, 0.25)
    return level(canvas, 0.42)


def portal() -> Wave:
    """A gate of the underworld: a low pipe, air that is drawn in."""
    rng, canvas = generator(505), silence(1.7)
    lay(canvas, _pipe(73.42, 1.4, 0.5, rng), 0.05, 0.5)
    lay(canvas, _pipe(77.78, 1.2, 0.4, rng), 0.2, 0.3)
    lay(canvas, moving_noise(rng, 1.0, 400, 2600) * swell(1.0, 0.8), 0.0, 0.5)
    return level(room(canvas, rng, 0.9, 0.3), 0.46)


def prayer() -> Wave:
    """Voices far away, a sistrum."""
    rng, canvas = generator(506), silence(1.3)
    for note in (146.83, 220.0, 293.66):
        t = times(1.1)
        voice = np.sin(2 * np.pi * note * t + 0.6 * np.sin(2 * np.pi * 5 * t)) + 0.4 * np.sin(4 * np.pi * note * t)
        lay(canvas, voice * swell(1.1, 0.4), 0.0, 0.16)
    lay(canvas, _sistrum(rng, 0.4), 0.1, 0.5)
    return level(room(canvas, rng, 0.9, 0.35), 0.36)


def offering() -> Wave:
    """Something is laid into a bowl."""
    rng, canvas = generator(507), silence(1.1)
    lay(canvas, partials(523.25, 0.9, CHIME), 0.05, 0.5)
    lay(canvas, partials(240, 0.1, WOOD), 0.0, 0.5)
    return level(room(canvas, rng, 0.6, 0.25), 0.36)


def power() -> Wave:
    """A seal breaks and a power is there: stone, then strings in the mode."""
    rng, canvas = generator(508), silence(2.0)
    lay(canvas, partials(180, 0.3, STONE), 0.0, 1.0)
    lay(canvas, _drum(rng, 58, 0.7), 0.02, 0.8)
    _harp(canvas, (SCALE[0], SCALE[2], SCALE[4], SCALE[6], SCALE[7]), 0.16, 0.07, 0.42)
    lay(canvas, partials(1174.7, 1.2, CHIME), 0.55, 0.25)
    return level(room(canvas, rng, 0.9, 0.25), 0.5)


def token() -> Wave:
    """An ankh of metal is set down on stone."""
    rng, canvas = generator(509), silence(0.9)
    lay(canvas, partials(196, 0.16, STONE), 0.0, 0.9)
    lay(canvas, partials(880, 0.7, CHIME), 0.02, 0.45)
    return level(room(canvas, rng, 0.4, 0.2), 0.46)


def event() -> Wave:
    """The disc of events turns one step: stone grinds, a gong."""
    rng, canvas = generator(510), silence(1.7)
    lay(canvas, moving_noise(rng, 0.5, 260, 620) * swell(0.5, 0.5), 0.0, 0.9)
    lay(canvas, partials(98.0, 1.3, GONG), 0.42, 0.5)
    return level(room(canvas, rng, 0.7, 0.2), 0.48)


def caravan() -> Wave:
    """Bells of camels, hooves on sand."""
    rng, canvas = generator(511), silence(1.9)
    for k in range(8):
        at = 0.06 + 0.2 * k + 0.03 * rng.random()
        lay(canvas, partials((660, 740, 880)[k % 3], 0.5, CHIME), at, 0.24)
        lay(canvas, _sandfall(rng, 0.14, 2400, 1200), at + 0.05, 0.4)
        lay(canvas, _drum(rng, 76, 0.2), at + 0.08, 0.22)
    return level(room(canvas, rng, 0.4, 0.15), 0.42)


def collapse() -> Wave:
    """A monument falls."""
    rng, canvas = generator(512), silence(1.9)
    lay(canvas, sweep(96, 34, 0.9) * decay(0.9, 0.2, 0.004), 0.05, 1.2)
    for _ in range(34):
        at = 1.2 * rng.random() ** 1.5
        lay(canvas, partials(110 + 380 * rng.random(), 0.12, STONE), at, 0.5 * (0.3 + rng.random()))
    lay(canvas, _sandfall(rng, 1.2, 3800, 700), 0.3, 0.6)
    return level(canvas, 0.62)


def build() -> Wave:
    """Blocks slide into place, the last with a deep knock."""
    rng, canvas = generator(513), silence(1.6)
    for k in range(3):
        lay(canvas, moving_noise(rng, 0.34, 300, 900) * swell(0.34, 0.6), 0.34 * k, 0.7)
        lay(canvas, partials(150 - 22 * k, 0.2, STONE), 0.34 * k + 0.3, 1.0)
        lay(canvas, _drum(rng, 70 - 8 * k, 0.4), 0.34 * k + 0.3, 0.6)
    return level(room(canvas, rng, 0.5, 0.15), 0.54)


def conflict() -> Wave:
    """The call to battle: war drums, a horn of the desert."""
    rng, canvas = generator(514), silence(2.5)
    for at in (0.0, 0.2, 0.4, 0.8, 1.0, 1.2):
        lay(canvas, _drum(rng, 56, 0.6), at, 1.0)
        lay(canvas, _sistrum(rng, 0.15), at, 0.5)
    lay(canvas, _pipe(146.83, 0.6, 0.3, rng), 0.7, 0.4)
    lay(canvas, _pipe(155.56, 0.3, 0.3, rng), 1.25, 0.35)
    lay(canvas, _pipe(220.0, 0.9, 0.3, rng), 1.45, 0.4)
    return level(room(canvas, rng, 0.8, 0.2), 0.56)


def stone() -> Wave:
    """Stones are counted."""
    rng, canvas = generator(515), silence(0.7)
    for k in range(3):
        lay(canvas, partials(260 + 60 * k, 0.14, STONE), 0.11 * k, 0.8)
    return level(room(canvas, rng, 0.3, 0.15), 0.38)


def eye() -> Wave:
    """An eye opens: glass that rises."""
    rng, canvas = generator(516), silence(1.3)
    lay(canvas, sweep(420, 1240, 0.8) * swell(0.8, 0.7), 0.0, 0.35)
    lay(canvas, partials(1864.7, 0.9, CHIME), 0.5, 0.35)
    return level(room(canvas, rng, 0.8, 0.3), 0.38)


def stamp() -> Wave:
    """A seal comes down hard on papyrus."""
    rng, canvas = generator(517), silence(0.8)
    lay(canvas, _drum(rng, 88, 0.3), 0.2, 1.2)
    lay(canvas, partials(210, 0.14, WOOD), 0.2, 0.9)
    lay(canvas, moving_noise(rng, 0.2, 2600, 5200) * swell(0.2, 0.4), 0.0, 0.4)
    return level(canvas, 0.5)


def scale() -> Wave:
    """Pans on chains swing and come to rest."""
    rng, canvas = generator(518), silence(1.6)
    at, gap = 0.0, 0.3
    for k in range(6):
        lay(canvas, partials(1240 + 140 * (k % 2), 0.5, PLATE), at, 0.5 * 0.8**k)
        at += gap
        gap *= 0.86
    return level(room(canvas, rng, 0.5, 0.2), 0.4)


def cat() -> Wave:
    """A cat wakes: a short call, small bells."""
    rng, canvas = generator(519), silence(1.0)
    t = times(0.5)
    pitch = 2 * np.pi * np.cumsum(420 + 260 * np.sin(np.pi * t / 0.5)) / RATE
    call = (np.sin(pitch) + 0.6 * np.sin(2 * pitch) + 0.4 * np.sin(3 * pitch)) * swell(0.5, 0.4)
    lay(canvas, call, 0.05, 0.4)
    lay(canvas, partials(2093, 0.5, CHIME), 0.4, 0.2)
    return level(room(canvas, rng, 0.3, 0.15), 0.36)


def pounce() -> Wave:
    """Claws: air, a hiss, a blow."""
    rng, canvas = generator(520), silence(1.1)
    lay(canvas, moving_noise(rng, 0.3, 1800, 8200) * swell(0.3, 0.7), 0.0, 0.9)
    lay(canvas, band_noise(rng, 0.5, 3200, 9000) * decay(0.5, 0.1, 0.01), 0.25, 0.5)
    lay(canvas, _drum(rng, 80, 0.4), 0.28, 1.0)
    return level(canvas, 0.52)


def locusts() -> Wave:
    """A swarm comes, is everywhere, and goes on."""
    rng, canvas = generator(521), silence(2.4)
    t = times(2.2)
    for k in range(9):
        beat = 0.5 + 0.5 * np.sin(2 * np.pi * (38 + 5 * k) * t + k)
        wings = band_noise(rng, 2.2, 1400 + 350 * k, 2600 + 500 * k) * beat
        lay(canvas, wings * swell(2.2, 0.3 + 0.05 * k), 0.0, 0.3)
    return level(canvas, 0.44)


def trap() -> Wave:
    """A lid of stone shuts."""
    rng, canvas = generator(522), silence(1.2)
    lay(canvas, moving_noise(rng, 0.4, 420, 900) * swell(0.4, 0.7), 0.0, 0.8)
    lay(canvas, partials(120, 0.4, STONE), 0.4, 1.2)
    lay(canvas, _drum(rng, 52, 0.6), 0.4, 1.0)
    return level(room(canvas, rng, 0.6, 0.25), 0.5)


def victory() -> Wave:
    """A battle is won: drums, a chord upwards on strings and pipe."""
    rng, canvas = generator(523), silence(2.0)
    lay(canvas, _drum(rng, 60, 0.6), 0.0, 1.0)
    lay(canvas, _drum(rng, 60, 0.6), 0.18, 1.0)
    _harp(canvas, (SCALE[0], SCALE[2], SCALE[4], SCALE[7], 440.0), 0.2, 0.06, 0.4)
    lay(canvas, _pipe(293.66, 0.9, 0.2, rng), 0.45, 0.22)
    lay(canvas, _sistrum(rng, 0.6), 0.4, 0.6)
    return level(room(canvas, rng, 0.8, 0.25), 0.52)


def merge() -> Wave:
    """Two notes that beat against each other become one."""
    rng, canvas = generator(524), silence(3.0)
    t = times(2.4)
    for side in (-1, 1):
        note = 146.83 * 2 ** (side * 3 * np.maximum(0, 1 - t / 1.4) / 12)
        phase = 2 * np.pi * np.cumsum(note) / RATE
        voice = (np.sin(phase) + 0.5 * np.sin(2 * phase) + 0.25 * np.sin(3 * phase)) * swell(2.4, 0.6)
        lay(canvas, voice, 0.0, 0.3)
    lay(canvas, partials(73.42, 1.8, GONG), 1.3, 0.6)
    lay(canvas, partials(1174.7, 1.2, CHIME), 1.4, 0.3)
    return level(room(canvas, rng, 1.2, 0.3), 0.54)


def forgotten() -> Wave:
    """A god is forgotten: a pipe that falls, wind over sand."""
    rng, canvas = generator(525), silence(3.2)
    for k, note in enumerate((293.66, 277.18, 233.08, 146.83)):
        lay(canvas, _pipe(note, 0.7, 0.5, rng), 0.45 * k, 0.34 - 0.05 * k)
    lay(canvas, moving_noise(rng, 2.6, 500, 1700) * swell(2.6, 0.6), 0.4, 0.6)
    return level(room(canvas, rng, 1.4, 0.35), 0.5)


def ambient_ankh() -> Wave:
    """64 s: the desert at night over a slow frame drum, a harp that wanders through the mode, a far pipe, crickets."""
    seconds, sides = 64.0, []
    steps = ((0.0, 0), (2.0, 3), (3.0, 4), (6.0, 2), (8.0, 0), (11.0, 5), (12.0, 4), (16.0, 7), (18.0, 6), (20.0, 4),
             (24.0, 3), (27.0, 2), (28.0, 0))  # fmt: skip
    calls = ((14.0, 4, 2.6), (17.0, 5, 1.2), (18.4, 4, 3.4), (46.0, 7, 2.4), (48.8, 6, 1.4), (50.4, 4, 4.0))
    for side in (0, 1):
        rng = generator(540 + side)
        canvas = 0.16 * drone(seconds, 73.42, 5, 0.3) + 0.09 * drone(seconds, 110.0, 7, 1.1 + side)
        canvas += 0.11 * wind(rng, seconds, 160, 620, 4)
        for k in range(90):
            chirp = partials(4300 + 90 * (k % 4), 0.06, [(1, 1, 0.02)])
            loudness = 0.006 if k % 2 == side else 0.003
            for again in range(3):
                lay_round(canvas, chirp, 0.71 * k + 0.05 * again + 0.2 * rng.random(), loudness)
        wet = np.zeros(int(seconds * RATE))
        for bar in range(16):
            for beat, strong in ((0.0, 1.0), (1.5, 0.4), (2.5, 0.55), (3.0, 0.3)):
                lay_round(wet, _drum(rng, 62, 0.5), 4.0 * bar + beat + 0.004 * side, 0.08 * strong)
        for turn in (0.0, 32.0):
            for at, note in steps:
                lay_round(wet, partials(SCALE[note], 2.2, STRING), turn + at + 0.01 * side, 0.075)
        for at, note, long in calls:
            lay_round(wet, _pipe(SCALE[note] * 2, long, 0.25, rng), at + 0.02 * side, 0.022 if side else 0.03)
        sides.append(canvas + room_round(wet, rng, 4.0, 1.0, 2600))
    return wide(sides[0], sides[1], 0.34)


EFFECTS: dict[str, Callable[[], Wave]] = {
    f"ankh/{recipe.__name__}": recipe
    for recipe in (
        march, summon, shine, sand, portal, prayer, offering, power, token, event, caravan, collapse, build, conflict,
        stone, eye, stamp, scale, cat, pounce, locusts, trap, victory, merge, forgotten,
    )
}  # fmt: skip
AMBIENT = {"ankh/ambient": ambient_ankh}
