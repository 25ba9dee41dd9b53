"""What a palette looks like (C10.3): every seat's chip and what titles paint in colours of their own."""

from __future__ import annotations

from scenes.media import theme
from scenes.titles import TITLES
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.picture import Picture

GAP = 8


class SeatColours(Group):
    """The seats of a table, and beside them the titles' own colours, in the palette of now."""

    def __init__(self, parent: WidgetParent, rect: RectLike) -> None:
        super().__init__(parent, rect, name="seat_colours")
        t, side = self.media.t, self.rect.height
        signs = [(f"seat/{seat}", t("options.palette.seat", n=seat + 1)) for seat in range(len(theme.SEATS))]
        signs += [(sprite, t(key, name=f"@{name}")) for ui in TITLES.values() for sprite, key, name in ui.coloured]
        step = (self.rect.width + GAP) // len(signs)
        for i, (sprite, words) in enumerate(signs):
            Picture(self, (self.rect.x + i * step, self.rect.y, min(side, step - GAP), side), sprite, tip=words)
