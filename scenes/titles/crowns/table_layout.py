"""Where the parts of Crowns' table stand (logical pixels): plots at the left, play areas above each other with the
challenge between them, the hand below, phases and log at the right. The common frame is `scenes.kit.layout`.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.widgets.toast import NoticePlace

if TYPE_CHECKING:
    from collections.abc import Mapping

NO_CARDS: Mapping[int, int] = MappingProxyType({})

PLOTS = pygame.Rect(24, 160, 240, 704)
PLAY = pygame.Rect(280, 148, 1296, 718)
OPPONENTS = pygame.Rect(280, 148, 1296, 292)
BAND = pygame.Rect(280, 443, 1296, 128)
"""The challenge, between those who fight it."""
OWN = pygame.Rect(280, 574, 1296, 292)
HIGHER = 66
"""So much higher the areas of opponents are in a Council, whose cards lie below their plates; the own cards, in one row
and with their plate beside them, hardly lose by that.
"""
BETWEEN_PHASES = ("setup", "plot", "challenges")
"""In these phases of a Council the room between the areas is kept for a choice or a challenge."""
HAND = pygame.Rect(280, 868, 924, 212)
HAND_LONG = pygame.Rect(280, 868, 1232, 212)
"""A hand of many cards while no option stands beside it."""
HAND_BACK = pygame.Rect(280, 868, 1084, 212)
"""While one can only go back beside it."""
PHASES = pygame.Rect(1592, 96, 304, 348)
STOPS = pygame.Rect(1592, 452, 304, 216)
CONTROLS = pygame.Rect(1212, 872, 300, 192)
"""Options that stand nowhere else."""
BACK = pygame.Rect(1372, 872, 140, 192)
"""A way back that stands there alone."""
LOOKERS = pygame.Rect(1592, 824, 304, 152)
STEPS = pygame.Rect(1592, 704, 304, 272)
"""At the foot of the log, so that a hand of many cards has all of its room."""
QUESTION = pygame.Rect(330, 208, 1196, 372)
SITUATION = pygame.Rect(180, 104, 1400, 860)
NOTICE = NoticePlace(1372, 88, 340)
"""Between the prompt and the phases, over what is mostly free."""
GAP, FOCUS = 8, 0.48
"""Between areas, and the share of the width that the one in focus has among three."""
LEAST_WIDE, CELL, ROWS, OUT = 320, 86, 2, -1
"""How wide an area is at least, what a tile of a Council takes in so many rows, and how many cards who is out has."""


class Places(NamedTuple):
    """Where the areas of opponents lie, the challenge, and the own area."""

    opponents: pygame.Rect
    band: pygame.Rect
    own: pygame.Rect


def places(seats: int) -> Places:
    """For so many seats."""
    if seats < 3:
        return Places(OPPONENTS.copy(), BAND.copy(), OWN.copy())
    opponents = pygame.Rect(OPPONENTS.topleft, (OPPONENTS.width, OPPONENTS.height + HIGHER))
    own = pygame.Rect(OWN.x, OWN.y + HIGHER, OWN.width, OWN.height - HIGHER)
    return Places(opponents, BAND.move(0, HIGHER), own)


def areas(
    order: list[int], own: int, focus: int, phase: str = "challenges", counts: Mapping[int, int] = NO_CARDS,
    chosen: bool = True,
) -> dict[int, pygame.Rect]:  # fmt: skip
    """Each seat's area: the own one at the bottom, the others above from left to right in the order of play, the one in
    focus wider, as wide as can be where a person has `chosen` it, else as the others leave room; in a Council down to
    the own one where no challenge can be. `counts`: how many characters each has, whose tiles need room.
    """
    others = [seat for seat in order if seat != own]
    opponents, band, place = places(len(order))
    if len(others) > 1 and phase not in BETWEEN_PHASES:
        opponents.height = band.bottom - opponents.y
    found = {own: place}
    if not others:
        return found
    x, wide = opponents.x, _widths(others, focus, opponents.width - GAP * (len(others) - 1), counts, chosen)
    for seat in others:
        found[seat] = pygame.Rect(x, opponents.y, wide[seat], opponents.height)
        x += wide[seat] + GAP
    found[others[-1]].width = opponents.right - found[others[-1]].x
    return found


def _widths(others: list[int], focus: int, room: int, counts: Mapping[int, int], chosen: bool) -> dict[int, int]:
    """How wide the area of each opponent is: crowded ones take room of those that don't need it."""
    needs = {seat: max(LEAST_WIDE, -(-counts.get(seat, 0) // ROWS) * CELL + GAP) for seat in others}
    if len(others) < 2 or focus not in others:
        return _shared(others, room, needs, counts)
    rest = [seat for seat in others if seat != focus]
    wide = round(room * (FOCUS if len(others) > 2 else 0.58))
    if not chosen:
        wide = max(min(wide, room - sum(needs[seat] for seat in rest)), min(wide, needs[focus]))
    return {focus: wide} | _shared(rest, room - wide, needs, counts)


def _shared(seats: list[int], room: int, needs: Mapping[int, int], counts: Mapping[int, int]) -> dict[int, int]:
    """The same room for all as long as it is enough; who is out has the least."""
    if sum(needs[seat] for seat in seats) >= room:
        whole = sum(needs[seat] for seat in seats)
        return {seat: room * needs[seat] // whole for seat in seats}
    there = [seat for seat in seats if counts.get(seat, 0) != OUT] or seats
    found = {seat: LEAST_WIDE for seat in seats if seat not in there}
    while True:
        even = (room - sum(found.values())) // (len(seats) - len(found))
        crowded = [seat for seat in there if seat not in found and needs[seat] > even]
        if not crowded:
            return found | dict.fromkeys((seat for seat in there if seat not in found), even)
        found |= {seat: needs[seat] for seat in crowded}
