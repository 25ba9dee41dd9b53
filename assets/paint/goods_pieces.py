"""The materials of the own pieces (C10.2): their ramps of light, grain and stains. What is made of them stands with the
titles.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import skia
from numpy.typing import NDArray

from assets.paint.base import (
    Material,
    noise,
)


@dataclass(frozen=True)
class Stuff:
    """`ramp`: tones from the deepest shade to the brightest light. `stain` lies in the hollows, `streak` on what is
    lit, with their grain; `shine` sharpens the lights, `body` is how much of the figure's own tones is left, `glow` how
    bright the whole is."""

    ramp: tuple[str, ...]
    metal: Material
    stain: tuple[str, float]
    streak: tuple[str, float]
    grain: tuple[float, float]
    shine: float
    body: float
    glow: float


STUFFS: dict[str, Stuff] = {
    "bronze": Stuff(
        ("#1A0A04", "#4E2610", "#96582A", "#D69A54", "#FFE2A8", "#FFF8E0"),
        Material("#F4C88A", "#A8682E", "#3E1C0A", "#FFEBC4"), ("#3FA08A", 0.85), ("#FFD890", 0.25), (0.07, 0.05),
        1.25, 0.62, -0.02,
    ),
    "silver": Stuff(
        ("#0C1018", "#3A4454", "#7E8A9C", "#C0CAD8", "#F4F8FF", "#FFFFFF"),
        Material("#FFFFFF", "#AEBAC8", "#3C4656", "#FFFFFF"), ("#1A2230", 0.4), ("#FFFFFF", 0.22), (0.02, 0.11),
        1.3, 0.6, -0.06,
    ),
    "jade": Stuff(
        ("#04241A", "#0E5A40", "#2C9670", "#6CCBA0", "#C2F4DC", "#F6FFFA"),
        Material("#C8F8E0", "#3AA880", "#0A4634", "#F0FFF8"), ("#06382A", 0.6), ("#E8FFF4", 0.55), (0.035, 0.05),
        1.2, 0.56, -0.03,
    ),
    "obsidian": Stuff(
        ("#06040C", "#151024", "#2C2446", "#5A4E8C", "#B4A8F0", "#FFFFFF"),
        Material("#A69ADA", "#3A3058", "#0A0714", "#E8E0FF"), ("#B060F0", 0.4), ("#8CA8FF", 0.4), (0.03, 0.06),
        1.5, 0.55, -0.2,
    ),
    "ivory": Stuff(
        ("#3A2814", "#84653C", "#C4A878", "#EAD8B2", "#FBF3E0", "#FFFFFF"),
        Material("#FFFCF0", "#DCC8A0", "#7A5C34", "#FFFFFF"), ("#6E4A20", 0.75), ("#FFFFFF", 0.3), (0.16, 0.02),
        0.95, 0.55, 0.03,
    ),
    "rose": Stuff(
        ("#4A1028", "#963E60", "#D4829C", "#F2B8C8", "#FFE4EA", "#FFFFFF"),
        Material("#FFE8EE", "#E094AA", "#702840", "#FFFFFF"), ("#8E2450", 0.4), ("#FFFFFF", 0.6), (0.025, 0.035),
        1.2, 0.56, -0.03,
    ),
}  # fmt: skip


def ramped(light: NDArray[np.float64], tones: tuple[str, ...]) -> NDArray[np.float64]:
    """Light 0..1 as colours along the tones."""
    values = np.array([[int(tone[i : i + 2], 16) for i in (1, 3, 5)] for tone in tones], float)
    places = np.linspace(0, 1, len(tones))
    return np.stack([np.interp(light, places, values[:, channel]) for channel in range(3)], axis=-1)


def relief(alpha: NDArray[np.float64]) -> NDArray[np.float64]:
    """Light on the figure as one rounded body, -1..1: bright to the upper left, dark to the lower right."""
    soft = alpha.copy()
    for _ in range(7):
        for axis in (0, 1):
            soft = (np.roll(soft, 1, axis) + soft * 2 + np.roll(soft, -1, axis)) / 4
    down, across = np.gradient(soft)
    return np.clip((down * 0.8 + across) * 9, -1, 1)


def grained(canvas: skia.Canvas, path: skia.Path, stuff: Stuff, seed: int) -> None:
    """What lies in the material: verdigris, polish, veins, flakes."""
    noise(canvas, path, stuff.grain, stuff.stain[0], stuff.stain[1], seed, 4, 0.53)
    noise(canvas, path, (stuff.grain[1], stuff.grain[0]), stuff.streak[0], stuff.streak[1], seed + 5, 4, 0.52)
