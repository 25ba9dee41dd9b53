"""Where a plate stands beside what it explains: where it hides least of what is being looked at (C1.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product

import pygame

RIGHT, LEFT, BELOW, ABOVE = "midleft", "midright", "midtop", "midbottom"
"""The sides of a thing, by what of the plate lies there."""


def beside(
    thing: pygame.Rect, size: tuple[int, int], gaps: Iterable[int], sides: Sequence[str], room: pygame.Rect
) -> list[pygame.Rect]:
    """The places of a plate at the sides of a thing, gap by gap, all inside `room`."""
    plate = pygame.Rect((0, 0), size)
    found = []
    for gap, side in product(gaps, sides):
        at = {
            RIGHT: (thing.right + gap, thing.centery), LEFT: (thing.left - gap, thing.centery),
            BELOW: (thing.centerx, thing.bottom + gap), ABOVE: (thing.centerx, thing.top - gap),
        }[side]  # fmt: skip
        found.append(plate.move_to(**{side: at}).clamp(room))
    return found


def askew(thing: pygame.Rect, places: Iterable[pygame.Rect], room: pygame.Rect) -> list[pygame.Rect]:
    """Those places moved along the thing: flush with one of its edges, and just past it."""
    found = []
    for place in places:
        if place.bottom <= thing.top or place.top >= thing.bottom:
            lefts = (thing.left, thing.right - place.width, thing.right, thing.left - place.width)
            moved = [place.move_to(left=left) for left in lefts]
        else:
            tops = (thing.top, thing.bottom - place.height, thing.bottom, thing.top - place.height)
            moved = [place.move_to(top=top) for top in tops]
        found += [one.clamp(room) for one in moved]
    return found


def flush(size: tuple[int, int], others: Sequence[pygame.Rect], room: pygame.Rect) -> list[pygame.Rect]:
    """The places in a room that lie flush with its edges and just past the edges of others."""
    width, height = size
    xs = {room.left, room.right - width, *(at for one in others for at in (one.right, one.left - width))}
    ys = {room.top, room.bottom - height, *(at for one in others for at in (one.bottom, one.top - height))}
    places = (pygame.Rect(x, y, width, height) for x, y in product(sorted(xs), sorted(ys)))
    return [place for place in places if room.contains(place)]


def clearest(places: Iterable[pygame.Rect], *cost: Callable[[pygame.Rect], int]) -> pygame.Rect:
    """The first place of the least cost; what costs most comes first."""
    return min(places, key=lambda place: tuple(of(place) for of in cost))


def hidden(place: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """How many square pixels of the others lie under a place."""
    covered = 0
    for i in place.collidelistall(others):
        part = place.clip(others[i])
        covered += part.width * part.height
    return covered
