"""Where the parts of Crowns' table stand (logical pixels): plots at the left, play areas above each other with the
challenge between them, the hand below, phases and log at the right. The common frame is `scenes.kit.layout`.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

PLOTS = pygame.Rect(24, 160, 240, 704)
PLAY = pygame.Rect(280, 148, 1296, 718)
OPPONENTS = pygame.Rect(280, 148, 1296, 292)
BAND = pygame.Rect(280, 443, 1296, 128)
"""The challenge, between those who fight it."""
OWN = pygame.Rect(280, 574, 1296, 292)
HIGHER = 36
"""So much higher the areas of opponents are in a Council, whose cards lie below their plates."""
BETWEEN_PHASES = ("setup", "plot", "challenges")
"""In these phases of a Council the room between the areas is kept for a choice or a challenge."""
HAND = pygame.Rect(280, 868, 924, 212)
HAND_LONG = pygame.Rect(280, 868, 1232, 212)
"""A hand of many cards while no option stands beside it."""
HAND_WATCHED = pygame.Rect(280, 868, 848, 212)
"""Beside the controls of a record, and of who looks on at bots."""
PHASES = pygame.Rect(1592, 96, 304, 348)
STOPS = pygame.Rect(1592, 452, 304, 216)
CONTROLS = pygame.Rect(1212, 872, 300, 192)
"""Options that stand nowhere else."""
LOOKERS = pygame.Rect(1136, 880, 376, 184)
STEPS = pygame.Rect(1136, 872, 376, 192)
QUESTION = pygame.Rect(330, 208, 1196, 372)
SITUATION = pygame.Rect(180, 104, 1400, 860)
GAP, FOCUS = 8, 0.48
"""Between areas, and the share of the width that the one in focus has among three."""


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


def areas(order: list[int], own: int, focus: int, phase: str = "challenges") -> dict[int, pygame.Rect]:
    """Each seat's area: the own one at the bottom (that of the first seat for an onlooker), the others above from left
    to right in the order of play, the one in focus wider; in a Council down to the own one where no challenge can be.
    """
    others = [seat for seat in order if seat != own]
    opponents, band, place = places(len(order))
    if len(others) > 1 and phase not in BETWEEN_PHASES:
        opponents.height = band.bottom - opponents.y
    found = {own: place}
    if not others:
        return found
    weights = dict.fromkeys(others, 1.0)
    if len(others) > 1 and focus in weights:
        share = FOCUS if len(others) > 2 else 0.58
        weights[focus] = share / (1 - share) * (len(others) - 1)
    room, x = opponents.width - GAP * (len(others) - 1), opponents.x
    for seat in others:
        wide = round(room * weights[seat] / sum(weights.values()))
        found[seat] = pygame.Rect(x, opponents.y, wide, opponents.height)
        x += wide + GAP
    found[others[-1]].width = opponents.right - found[others[-1]].x
    return found
