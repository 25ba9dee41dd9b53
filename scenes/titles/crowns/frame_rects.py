"""The places on the frames of Crowns' cards, as assets/paint/crowns/frames.py paints them: (x, y, width, height).

A large frame is painted at its size on the 1920 x 1080 canvas (420 x 588, landscape 588 x 420); a small one at twice
its size in the hand (300 x 420 for 150 x 210, landscape 420 x 300 for 210 x 150). Scale the places with the frame. The
picture lies below the frame, whose window is open; a landscape window is that of plots.
"""

from __future__ import annotations

Rect = tuple[int, int, int, int]
Slots = dict[str, Rect]

LARGE_SIZE, LARGE_WIDE_SIZE = (420, 588), (588, 420)
SMALL_SIZE, SMALL_WIDE_SIZE = (300, 420), (420, 300)

LARGE: Slots = {
    "cost": (12, 12, 54, 54), "name": (72, 14, 334, 46), "picture": (70, 68, 336, 280),
    "military": (14, 86, 48, 48), "intrigue": (14, 140, 48, 48), "power": (14, 194, 48, 48),
    "strength": (8, 262, 60, 70), "emblem": (12, 98, 52, 52), "kind": (14, 356, 392, 30), "text": (14, 392, 392, 152),
    "foot": (14, 550, 392, 26),
}  # fmt: skip
"""Characters have the sockets of their icons and the shield; the other types wear their emblem there."""
SMALL: Slots = {
    "cost": (8, 8, 68, 68), "picture": (10, 10, 280, 233), "name": (10, 250, 280, 84), "strength": (8, 338, 72, 76),
    "military": (92, 344, 62, 62), "intrigue": (158, 344, 62, 62), "power": (224, 344, 62, 62),
    "emblem": (14, 342, 66, 66), "foot": (88, 344, 198, 62),
}  # fmt: skip
"""Without icons and strength a card has `foot` for its kind or its counters."""
LARGE_WIDE: Slots = {
    "name": (14, 12, 560, 46), "gold": (14, 64, 146, 68), "initiative": (14, 138, 146, 68), "claim": (14, 212, 146, 68),
    "picture": (168, 64, 406, 217), "kind": (14, 288, 560, 28), "text": (14, 322, 464, 86),
    "reserve": (486, 322, 88, 86),
}  # fmt: skip
SMALL_WIDE: Slots = {
    "gold": (8, 8, 80, 68), "initiative": (8, 80, 80, 68), "claim": (8, 152, 80, 68), "picture": (94, 10, 316, 169),
    "name": (10, 226, 312, 64), "reserve": (330, 220, 82, 72), "kind": (94, 184, 316, 34),
}  # fmt: skip
FACTION_CARD: Slots = {
    "name": (14, 14, 392, 50), "crest": (60, 76, 300, 300), "kind": (14, 390, 392, 30), "crown": (14, 426, 392, 150),
}  # fmt: skip
"""`crown` takes the power of its seat."""
AGENDA: Slots = {
    "name": (14, 14, 392, 50), "picture": (14, 72, 392, 210), "kind": (14, 290, 392, 30), "text": (14, 326, 392, 250),
}  # fmt: skip
OFFICE: Slots = {
    "name": (14, 14, 392, 50), "picture": (42, 72, 336, 280), "kind": (14, 360, 392, 30), "text": (14, 396, 392, 106),
    "supports": (14, 508, 192, 68), "rivals": (214, 508, 192, 68),
}  # fmt: skip

TINTS = ("concord", "legion", "chantry", "heron", "dunesail", "rootward", "neutral")
TYPES = ("character", "location", "attachment", "event")


def frame_name(kind: str, tint: str, small: bool = False) -> str:
    """The sprite of a card's frame: a type of card or "plot" and a faction; "faction", "agenda", "office" have no small
    one, and only "faction" has tints (but "neutral").
    """
    if kind in ("agenda", "office"):
        return f"crowns/frame/{kind}"
    return f"crowns/{'small' if small else 'frame'}/{kind}/{tint}"


def slots(kind: str, small: bool = False) -> Slots:
    """The places on a frame."""
    special = {"faction": FACTION_CARD, "agenda": AGENDA, "office": OFFICE}
    if kind == "plot":
        return SMALL_WIDE if small else LARGE_WIDE
    return special.get(kind, SMALL if small else LARGE)
