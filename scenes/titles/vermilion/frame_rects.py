"""The places on the frames of Vermilion's cards, as assets/paint/vermilion/frames.py paints them: (x, y, width, height)
in pixels of the sprites, and the places of the quests on the map of the campaign.

A large frame (420 x 588) has twice the size it is shown at on the 1920 x 1080 canvas, as has a small one in the hand
(300 x 420). Scale the places with the frame. The picture lies below the frame, whose window is open.
"""

from __future__ import annotations

Rect = tuple[int, int, int, int]
Slots = dict[str, Rect]

LARGE_SIZE, SMALL_SIZE = (420, 588), (300, 420)
LARGE: Slots = {
    "picture": (22, 22, 376, 263), "name": (22, 292, 376, 82), "text": (22, 380, 376, 186), "type": (6, 6, 78, 78),
    "cost": (336, 6, 78, 78),
}  # fmt: skip
SMALL: Slots = {
    "picture": (16, 16, 268, 188), "name": (16, 210, 268, 94), "text": (16, 309, 268, 95), "type": (4, 4, 62, 62),
    "cost": (234, 4, 62, 62),
}  # fmt: skip
"""`type` and `cost` are round settings over the picture's upper corners: the card's icon, and its burn value or the
capacity of a piece of gear.
"""
KINDS = ("basic", "unique", "advanced", "fixed", "instant", "parasitic", "duality")
BODY, TIERS = ("head", "torso", "arm", "legs"), (0, 1, 2)
QUEST_SPOTS: dict[str, tuple[int, int]] = {
    "q01": (236, 822), "q02": (470, 690), "q03": (330, 470), "q04": (560, 300), "q05": (800, 470), "q06": (880, 740),
    "q07": (1160, 820), "q08": (1180, 520), "q09": (1430, 690), "q10": (1580, 330),
}  # fmt: skip
"""The middle of each quest's place on the map (1920 x 1080)."""


def frame_name(kind: str, small: bool = False) -> str:
    """The sprite of a card's frame: one of KINDS, or a piece of gear by `gear_kind`."""
    return f"vermilion/{'small' if small else 'frame'}/{kind}"


def gear_kind(slot: str, tier: int) -> str:
    """The kind of frame that a piece of gear has, by its slot of the body and its tier."""
    return f"gear_{slot}_{tier}"
