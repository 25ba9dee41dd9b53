"""Means of the sound recipes: tones, noises, room and the OGG writer (art.md, "Sound").

A sound is a float array of samples at RATE per second, mono (n,) or stereo (n, 2), about -1..1.
Times are seconds, frequencies hertz. Noise comes from a generator with a fixed seed, so the same
recipe gives the same samples. soundfile is needed to write files only, never to play the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

RATE = 44100
Wave = NDArray[np.float64]
Random = np.random.Generator

_CRC_POLYNOMIAL = 0x04C11DB7
_SERIAL = 0x50454E54


def generator(seed: int) -> Random:
    """The noise source of one recipe."""
    return np.random.Generator(np.random.PCG64(seed))


def times(seconds: float) -> Wave:
    """The moment of every sample of a stretch."""
    return np.arange(int(seconds * RATE), dtype=np.float64) / RATE


def silence(seconds: float) -> Wave:
    """A mono canvas to lay sounds on."""
    return np.zeros(int(seconds * RATE))


def decay(seconds: float, half_life: float, attack: float = 0.002) -> Wave:
    """An envelope that rises in `attack` and halves every `half_life`, ending at zero."""
    t = times(seconds)
    shape = np.minimum(1.0, t / attack) * 0.5 ** (t / half_life)
    return shape * np.minimum(1.0, (seconds - t) / min(0.02, seconds / 4))


def swell(seconds: float, peak: float) -> Wave:
    """An envelope that rises to 1 at the share `peak` of the stretch and falls back to zero."""
    x = times(seconds) / seconds
    rise = np.clip(x / peak, 0.0, 1.0)
    fall = np.clip((1.0 - x) / (1.0 - peak), 0.0, 1.0)
    return np.sin(rise * np.pi / 2) ** 2 * np.sin(fall * np.pi / 2) ** 2


def partials(frequency: float, seconds: float, rows: list[tuple[float, float, float]]) -> Wave:
    """A struck body: rows of (ratio to the frequency, loudness, half-life)."""
    t = times(seconds)
    total = np.zeros_like(t)
    for ratio, loudness, half_life in rows:
        total += loudness * np.sin(2 * np.pi * frequency * ratio * t) * decay(seconds, half_life, 0.0015)
    return total


def sweep(start: float, end: float, seconds: float) -> Wave:
    """A sine that glides from one frequency to another, evenly in pitch."""
    x = times(seconds) / seconds
    phase = 2 * np.pi * np.cumsum(start * (end / start) ** x) / RATE
    return np.sin(phase)


def band_noise(rng: Random, seconds: float, low: float, high: float) -> Wave:
    """Noise between two frequencies with soft edges; the end meets the beginning. Peak 1."""
    count = int(seconds * RATE)
    spectrum = np.fft.rfft(rng.standard_normal(count))
    hertz = np.fft.rfftfreq(count, 1 / RATE)
    gain = 1 / (1 + (low / np.maximum(hertz, 1e-6)) ** 4) / (1 + (hertz / high) ** 4)
    wave = np.fft.irfft(spectrum * gain, count)
    return wave / np.max(np.abs(wave))


def moving_noise(rng: Random, seconds: float, start: float, end: float, width: float = 0.6) -> Wave:
    """A rush of air whose pitch goes from start to end: noise bands cross-faded along the way."""
    steps = 7
    x = times(seconds) / seconds * (steps - 1)
    total = np.zeros(len(x))
    for index in range(steps):
        centre = start * (end / start) ** (index / (steps - 1))
        band = band_noise(rng, seconds, centre * (1 - width / 2), centre * (1 + width))
        total += band * np.clip(1 - np.abs(x - index), 0, 1)
    return total


def lay(canvas: Wave, sound: Wave, at: float, loudness: float = 1.0) -> None:
    """Adds a sound to a canvas from a moment on; what reaches beyond the end is cut."""
    first = int(at * RATE)
    count = min(len(sound), len(canvas) - first)
    if count > 0:
        canvas[first : first + count] += sound[:count] * loudness


def lay_round(canvas: Wave, sound: Wave, at: float, loudness: float = 1.0) -> None:
    """Adds a sound to a loop; what reaches beyond the end goes on at the beginning."""
    first = int(at * RATE)
    places = (np.arange(len(sound)) + first) % len(canvas)
    np.add.at(canvas, places, sound * loudness)


def room(wave: Wave, rng: Random, seconds: float, wet: float, bright: float = 5000.0) -> Wave:
    """The sound in a room: its tail is added, so the result is longer by `seconds`."""
    tail = band_noise(rng, seconds, 150, bright) * 0.5 ** (times(seconds) / (seconds / 7))
    tail /= np.sqrt(np.sum(tail**2))
    count = len(wave) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(wave, count) * np.fft.rfft(tail, count), count)
    dry = np.concatenate([wave, np.zeros(len(tail))])
    return dry + wet * echo


def room_round(wave: Wave, rng: Random, seconds: float, wet: float, bright: float = 4000.0) -> Wave:
    """The room of a loop: the tail of the end sounds on at the beginning."""
    tail = band_noise(rng, seconds, 120, bright) * 0.5 ** (times(seconds) / (seconds / 6))
    tail /= np.sqrt(np.sum(tail**2))
    echo = np.fft.irfft(np.fft.rfft(wave) * np.fft.rfft(tail, len(wave)), len(wave))
    return wave + wet * echo


def level(wave: Wave, peak: float) -> Wave:
    """The sound with its loudest sample at `peak`."""
    return wave * (peak / np.max(np.abs(wave)))


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (_CRC_POLYNOMIAL if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


def _same_serial(data: bytes) -> bytes:
    """Gives the stream a fixed serial number, since the encoder draws one from the clock."""
    table = _crc_table()
    out = bytearray(data)
    at = 0
    while at < len(out):
        segments = out[at + 26]
        size = 27 + segments + sum(out[at + 27 : at + 27 + segments])
        out[at + 14 : at + 18] = _SERIAL.to_bytes(4, "little")
        out[at + 22 : at + 26] = bytes(4)
        crc = 0
        for byte in out[at : at + size]:
            crc = ((crc << 8) & 0xFFFFFFFF) ^ table[((crc >> 24) ^ byte) & 0xFF]
        out[at + 22 : at + 26] = crc.to_bytes(4, "little")
        at += size
    return bytes(out)


def write_ogg(path: Path, wave: Wave, quality: float) -> None:
    """Writes an OGG Vorbis file, same samples same bytes; quality 0 (small) to 1."""
    import soundfile  # type: ignore[import-untyped]

    sound_file: Any
    with soundfile.SoundFile(
        path,
        "w",
        RATE,
        1 if wave.ndim == 1 else 2,
        format="OGG",
        subtype="VORBIS",
        compression_level=1.0 - quality,
    ) as sound_file:
        for first in range(0, len(wave), RATE):
            sound_file.write(wave[first : first + RATE])
    path.write_bytes(_same_serial(path.read_bytes()))
