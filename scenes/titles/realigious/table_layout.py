"""Where the parts of Realigious' table stand (logical pixels): the board has the height of the canvas, the own cards a
column beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.kit import layout
from scenes.media.canvas import FULL
from scenes.widgets.toast import NoticePlace

if TYPE_CHECKING:
    from collections.abc import Sequence

BOARD = pygame.Rect(280, 148, 1076, 924)
HAND = pygame.Rect(1368, 148, 208, 836)
CHOICES = pygame.Rect(1368, 844, 208, 212)
"""In the place of deck and graveyard while there is something to choose; at a larger scale below the own cards."""
LOOKERS = pygame.Rect(1592, 824, 304, 152)
STEPS = pygame.Rect(1592, 704, 304, 272)
SITUATION = pygame.Rect(4, 152, layout.SITUATION.width, 552)
"""Over the players that it tells of, and over the board: inspector and own cards stay in sight. Higher than the
source's 500, so that its lines keep apart.
"""
LARGE_SITUATION = (1576, 712)
"""At a larger scale: over the own cards wholly, none of which is cut."""
INSPECTOR_HIGH, WATCHED_HIGH, STEPPED_HIGH, MORE_HIGH = 572, 372, 326, 68
"""How high the inspector is, in a record, where controls stand under the log, and how much more at a larger scale."""
DIALOGS = pygame.Rect(280, 148, 1080, 924)
"""Where dialogs find their places: over the board, left of the own cards, none of which is cut."""
CARD, SLOTS, GAP, PILE = (160, 224), 3, 8, 140
"""A card of the hand, its places, what is between them, and how high deck and graveyard are."""
LARGE_HAND = 744
"""How high the own cards' column is where deck and graveyard lie beside them."""
BESIDE, WIDEST, RACE = 96, 276, 152
"""How wide deck and graveyard are where they lie beside larger cards; how wide the players' column grows at most; how
high the race for the victories is.
"""


NOTICE_TOP, NOTICE_FOOT, NOTICE_LOW, NOTICE_RIM = 92, FULL.bottom - 2, 50, 96
"""Where notices begin over the prompt, where they end under the board's last row, how high one is, and how much
narrower than the board's place their words are: for picture and rim.
"""


class Places(NamedTuple):
    """Where things are at a scale of the interface."""

    board: pygame.Rect
    hand: pygame.Rect
    choices: pygame.Rect
    players: pygame.Rect
    race: pygame.Rect
    dialogs: pygame.Rect


def grown(length: int, scale: int) -> int:
    """A length at a scale of the interface in percent (C10.3); at less than 100 nothing shrinks."""
    return length * max(100, scale) // 100


def card_size(scale: int) -> tuple[int, int]:
    """The size of the own cards: as large as three have room below each other."""
    high = CARD[1] if scale <= 100 else (LARGE_HAND - (SLOTS - 1) * GAP) // SLOTS
    return high * CARD[0] // CARD[1], high


def situation(scale: int) -> pygame.Rect:
    """The situation panel: larger at a larger scale, so that its lines keep apart and no own card is cut."""
    return pygame.Rect(SITUATION.topleft, LARGE_SITUATION if scale > 100 else SITUATION.size)


def inspector(scale: int, watched: bool, steps: bool = False) -> pygame.Rect:
    """The inspector, whose first page is to be seen whole; the log has what is left. It is lowest in a record, where
    the controls tell each of the `steps`, too.
    """
    place = layout.INSPECTOR.copy()
    looked_at = STEPPED_HIGH if steps else WATCHED_HIGH
    place.height = looked_at if watched else INSPECTOR_HIGH + (MORE_HIGH if scale > 100 else 0)
    return place


def log(scale: int, watched: bool, steps: bool = False) -> pygame.Rect:
    """Under the inspector."""
    place = layout.LOG.copy()
    place.y = inspector(scale, watched, steps).bottom + GAP
    place.height = layout.LOG.bottom - place.y
    return place


def notices(places: Places, dialogs: Sequence[pygame.Rect], chosen: bool) -> tuple[NoticePlace, ...]:
    """Where notices stand: under the board's tiles, and under the own cards where nothing is to be `chosen` there;
    where a dialog lies there, which says itself what is asked, over the prompt. They hide no tile and no card.
    """
    over, strip = places.dialogs, pygame.Rect(places.dialogs.left, NOTICE_FOOT - NOTICE_LOW, 0, NOTICE_LOW)
    strip.width = (over if chosen else places.hand).right - over.left
    if strip.collidelist(dialogs) >= 0:
        return (NoticePlace(over.centerx, NOTICE_TOP, over.width - NOTICE_RIM, low=NOTICE_LOW),)
    rest = (True, strip.left, strip.right, NOTICE_LOW)
    return (NoticePlace(strip.centerx, NOTICE_FOOT, strip.width - NOTICE_RIM, *rest),)


def places(scale: int, seats: int) -> Places:
    """Players and cards grow with the scale at the cost of the board; the more players, the less the race grows."""
    left = layout.LEFT.copy()
    left.width = min(grown(left.width, scale), WIDEST)
    race = pygame.Rect(left.x, 0, left.width, grown(RACE, scale if seats <= SLOTS else 100))
    race.bottom = left.bottom
    hand, choices = HAND.copy(), CHOICES.copy()
    if scale > 100:
        hand.width = choices.width = card_size(scale)[0] + GAP + BESIDE
        hand.right = choices.right = HAND.right
        hand.height = LARGE_HAND
        choices.height -= hand.bottom + GAP - choices.y
        choices.bottom = CHOICES.bottom
    board = pygame.Rect(left.right + BOARD.x - layout.LEFT.right, BOARD.y, 0, BOARD.height)
    board.width = hand.x - (HAND.x - BOARD.right) - board.x
    dialogs = pygame.Rect(left.right + 4, DIALOGS.y, 0, DIALOGS.height)
    dialogs.width = hand.x - (HAND.x - DIALOGS.right) - dialogs.x
    left.height = race.top - GAP - left.y
    return Places(board, hand, choices, left, race, dialogs)
