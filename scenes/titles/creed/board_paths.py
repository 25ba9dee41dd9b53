"""The ghost path of the attack that is looked at: over the ground, up to the rim of what it strikes (section 10)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.forecast import FieldForecast
from scenes.kit.board_art import AnchoredPicture

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.kit.board_layers import Item
    from scenes.kit.board_space import Pos
    from scenes.titles.creed.board_art import CreedArt
    from scenes.titles.creed.board_items import CreedShown

HEAD, TIP, INTO = (4, 48), 42, 12
"""In hundredths of a square from the middle of its picture: where the head of a path lies and ends; how far it reaches
into the square of what is struck."""
SMALL = 55
"""In percent: how large a head is between two that stand next to each other, whom it must not hide."""
STEPS = {"e": (1, 0), "w": (-1, 0), "s": (0, 1), "n": (0, -1)}


def points(a: Pos, b: Pos) -> str:
    """The direction from one point to another, as pictures name it."""
    if a[1] == b[1]:
        return "e" if b[0] > a[0] else "w"
    return "s" if b[1] > a[1] else "n"


def path(art: CreedArt, shown: CreedShown) -> Iterator[Item]:
    """The dashes, and a head before each unit that is struck and before a tent. Nothing lies on a unit or a tent."""
    units = {shown.space.centre(ref) for ref in shown.pieces.units}
    struck = {shown.way[-1]} if shown.way else set()
    if isinstance(shown.foretold, FieldForecast):
        struck |= {shown.space.centre(f"cell:{hit.cell}") for hit in shown.foretold.hits}
    for a, b in pairwise(shown.way):
        way, middle = points(a, b), ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)
        name = "creed/path_h" if way in "ew" else "creed/path_v"
        for end, side in ((a, points(b, a)), (b, way)):
            if end not in units | struck:
                yield _on(_cut(art, name, side, (0, 50)), middle)
        if b in struck:
            share = SMALL if a in units | struck else 100
            back = round(art.size * (50 + TIP * share // 100 - INTO * share // 100) / 100)
            dx, dy = STEPS[way]
            head = _scaled(art, f"creed/path_{way}", way, share)
            yield _on(head, (b[0] - dx * back, b[1] - dy * back))


def _on(piece: AnchoredPicture, centre: Pos) -> Item:
    return piece.surface, piece.at(*centre)


def _scaled(art: CreedArt, name: str, way: str, share: int) -> AnchoredPicture:
    """The head of a path, at a share of its size in percent."""
    whole = _cut(art, name, way, HEAD)
    if share == 100:
        return whole

    def made() -> AnchoredPicture:
        width, height = (side * share // 100 for side in whole.surface.get_size())
        small = pygame.transform.smoothscale(whole.surface, (max(1, width), max(1, height)))
        return AnchoredPicture(small, whole.ax * share // 100, whole.ay * share // 100)

    return art.make(("head", name, way, share), made)


def _cut(art: CreedArt, name: str, side: str, part: tuple[int, int]) -> AnchoredPicture:
    """What of a picture lies at one side of its middle, from so many hundredths of a square to so many."""

    def made() -> AnchoredPicture:
        whole = art.get(name)
        low, high = (round(art.size * share / 100) for share in part)
        x, y, (width, height) = whole.ax, whole.ay, whole.surface.get_size()
        rect = {
            "e": pygame.Rect(x + low, 0, high - low, height), "w": pygame.Rect(x - high, 0, high - low, height),
            "s": pygame.Rect(0, y + low, width, high - low), "n": pygame.Rect(0, y - high, width, high - low),
        }[side].clip(whole.surface.get_rect())  # fmt: skip
        return AnchoredPicture(whole.surface.subsurface(rect), x - rect.x, y - rect.y)

    return art.make(("cut", name, side, part), made)
