"""Recipes of the ambient loops: quiet, slow, without an audible seam (art.md, "Sound").

Every drone makes a whole number of swings in the loop and every tail that reaches beyond the end goes
on at the beginning, so the last sample leads into the first. The whole takes a breath at the seam, since
the encoder is least exact at the ends of a file.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.paint.sound_synth import (
    RATE,
    Random,
    Wave,
    band_noise,
    generator,
    lay_round,
    level,
    partials,
    room_round,
    swell,
    times,
)


def drone(seconds: float, note: float, swings: int, phase: float) -> Wave:
    """A soft tone with three overtones that breathes `swings` times in the loop."""
    t = times(seconds)
    whole = round(note * seconds) / seconds
    breath = 0.55 + 0.45 * np.sin(2 * np.pi * swings * t / seconds + phase)
    tone = sum(
        loudness * np.sin(2 * np.pi * round(whole * ratio * seconds) / seconds * t + ratio)
        for ratio, loudness in ((1.0, 1.0), (1.003, 0.7), (2.0, 0.22), (3.0, 0.08))
    )
    return tone * breath


def _chord(canvas: Wave, notes: tuple[float, ...], at: float, seconds: float, loudness: float) -> None:
    for index, note in enumerate(notes):
        t = times(seconds)
        tone = np.sin(2 * np.pi * note * t) + 0.6 * np.sin(2 * np.pi * note * 1.004 * t + index)
        tone += 0.18 * np.sin(4 * np.pi * note * t)
        lay_round(canvas, tone * swell(seconds, 0.45), at, loudness)


def wind(rng: Random, seconds: float, low: float, high: float, gusts: int) -> Wave:
    """Air between two frequencies that swells `gusts` times in the loop."""
    t = times(seconds)
    swing = 2 * np.pi * t / seconds
    force = 0.5 + 0.3 * np.sin(gusts * swing) + 0.2 * np.sin((2 * gusts + 1) * swing)
    return band_noise(rng, seconds, low, high) * force


def wide(left: Wave, right: Wave, peak: float) -> Wave:
    """Both sides as one stereo loop with its loudest sample at `peak`; it holds its breath at the seam."""
    t = times(len(left) / RATE)
    to_seam = np.minimum(t, len(left) / RATE - t)
    breath = 0.5 - 0.5 * np.cos(np.pi * np.minimum(1.0, to_seam / 3.0))
    return level(np.stack([left * breath, right * breath], axis=1), peak)


def ambient_menu() -> Wave:
    """72 s: four slow chords, six bars each, with a sparse harp above them."""
    seconds = 72.0
    chords = (
        (146.83, 220.0, 349.23),
        (116.54, 233.08, 293.66),
        (174.61, 261.63, 329.63),
        (130.81, 196.0, 293.66),
    )
    harp = (0, 587.33), (2.25, 698.46), (4.5, 880.0), (9, 783.99), (13.5, 587.33), (15.75, 523.25)
    sides = []
    for side in (0, 1):
        rng = generator(200 + side)
        canvas = 0.03 * wind(rng, seconds, 200, 700, 4)
        for turn in range(4):
            _chord(canvas, chords[turn], 18.0 * turn - 3.0 + 0.2 * side if turn else seconds - 3.0, 24.0, 0.085)
            bass = np.sin(2 * np.pi * chords[turn][0] / 2 * times(22.0)) * swell(22.0, 0.4)
            lay_round(canvas, bass, 18.0 * turn, 0.11)
        wet = np.zeros(int(seconds * RATE))
        for turn in range(4):
            for index, (at, note) in enumerate(harp[: 6 - turn % 2]):
                place = 18.0 * turn + at + 0.015 * side
                string = partials(note, 2.2, [(1, 1, 0.35), (2, 0.4, 0.2), (3, 0.2, 0.12), (4, 0.1, 0.08)])
                lay_round(wet, string, place, 0.07 if (index + turn) % 2 == side else 0.045)
        sides.append(canvas + room_round(wet, rng, 3.0, 0.8, 3500))
    return wide(sides[0], sides[1], 0.34)


AMBIENTS: dict[str, Callable[[], Wave]] = {
    "ambient_menu": ambient_menu,
}
