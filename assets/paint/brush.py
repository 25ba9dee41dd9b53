"""A finished picture in strokes of a brush."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Plane = NDArray[np.float32]


def _box(plane: Plane, reach: int) -> Plane:
    """Sums over squares of ``reach`` + 1 to the lower right of each pixel."""
    padded = np.pad(plane, [(1, reach), (1, reach), (0, 0)], mode="edge").astype(np.float64)
    padded[0], padded[:, 0] = 0, 0
    total = padded.cumsum(0).cumsum(1)
    h, w = plane.shape[:2]
    k = reach + 1
    return (total[k : k + h, k : k + w] - total[:h, k : k + w] - total[k : k + h, :w] + total[:h,
        :w]).astype(np.float32)


def brushed(colour: Plane, reach: int) -> Plane:
    """The picture in strokes (Kuwahara): each pixel takes the mean of the calmest square beside it."""
    if reach < 1:
        return colour
    count = float((reach + 1) ** 2)
    grey = colour.mean(axis=2, keepdims=True)
    padded = np.pad(np.concatenate([colour, grey, grey**2], axis=2), [(reach, 0), (reach, 0), (0, 0)], mode="edge")
    sums = _box(padded.astype(np.float32), reach) / count
    h, w = colour.shape[:2]
    squares = [sums[dy : dy + h, dx : dx + w] for dy in (0, reach) for dx in (0, reach)]
    spread = np.stack([part[..., 4] - part[..., 3] ** 2 for part in squares])
    weight = 1 / (np.clip(spread, 0, None) + 2e-4) ** 2
    weight /= weight.sum(axis=0)
    out = np.zeros_like(colour)
    for part, share in zip(squares, weight, strict=True):
        out += part[..., :3] * share[..., None]
    return out * 0.72 + colour * 0.28
