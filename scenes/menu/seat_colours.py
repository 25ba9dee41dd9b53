"""What a palette looks like (C10.3): every seat's chip and nation, each with its pattern and emblem."""

from __future__ import annotations

from scenes.widgets.base import Group, Host, RectLike
from scenes.widgets.picture import Picture

NATIONS = ("aurand", "tarvok", "selkara", "noctre")
GAP = 8


class SeatColours(Group):
    """The four seats, and beside them Creed's four nations, in the palette of now."""

    def __init__(self, parent: Host, rect: RectLike) -> None:
        super().__init__(parent, rect, name="seat_colours")
        t, side = self.media.t, self.rect.height
        signs = [(f"seat/{seat}", t("options.palette.seat", n=seat + 1)) for seat in range(len(NATIONS))]
        signs += [
            (f"creed/nation/{name}", t("options.palette.nation", name=f"@creed.nation.{name}")) for name in NATIONS
        ]
        step = (self.rect.width + GAP) // len(signs)
        for i, (sprite, words) in enumerate(signs):
            Picture(self, (self.rect.x + i * step, self.rect.y, min(side, step - GAP), side), sprite, tip=words)
