"""How people with other colour vision see a frame, and how far two pictures of it are apart.

Machado, Oliveira and Fernandes 2009, severity 1.0, in linear light; without any cones by luminance. Distances are CIE
1976 (Lab, D65), lengths in pixels.
"""

from __future__ import annotations

import numpy as np
import pygame

from tests.scenes.real_frames import linear

EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "achromat": ((0.2126, 0.7152, 0.0722),) * 3,
}
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)
APART = 10.0
SPREAD = 0.06  # share of a picture, for colours and patterns
SIGN, SIGNED = 14, 0.2  # the side of a small sign, and the share of it that differs


def lab(pixels: np.ndarray, eye: str) -> np.ndarray:
    """CIE Lab of sRGB bytes as this eye sees them."""
    seen = np.clip(linear(pixels) @ np.array(EYES[eye]).T, 0, 1)
    ratio = seen @ np.array(XYZ).T / np.array(WHITE)
    f = np.where(ratio > 216 / 24389, np.cbrt(ratio), (24389 / 27 * ratio + 16) / 116)
    return np.stack((116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])), axis=-1)


def distances(one: pygame.Surface, other: pygame.Surface, eye: str) -> np.ndarray:
    """Of each pixel of two pictures of one size."""
    labs = [lab(pygame.surfarray.array3d(picture), eye) for picture in (one, other)]
    return np.asarray(np.sqrt(((labs[0] - labs[1]) ** 2).sum(axis=-1)))


def tones_apart(one: pygame.Surface, other: pygame.Surface, eye: str) -> float:
    """How far the mean colours of two pictures are apart where the pictures differ: patterns count for nothing."""
    differ = distances(one, other, "normal") >= APART
    if not differ.any():
        return 0.0
    means = [lab(pygame.surfarray.array3d(picture), eye)[differ].mean(axis=0) for picture in (one, other)]
    return float(np.linalg.norm(means[0] - means[1]))


def told_apart(one: pygame.Surface, other: pygame.Surface, eye: str) -> bool:
    """Whether much of two pictures is far apart (colour, pattern), or a part of the size of a sign."""
    far = distances(one, other, eye) >= APART
    if far.mean() >= SPREAD:
        return True
    sums = np.pad(far.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
    signs = sums[SIGN:, SIGN:] - sums[:-SIGN, SIGN:] - sums[SIGN:, :-SIGN] + sums[:-SIGN, :-SIGN]
    return bool(signs.max() >= SIGNED * SIGN * SIGN)
