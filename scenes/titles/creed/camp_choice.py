"""Ready arrangements that can be chosen in the tray: units by their name, camps by a small picture as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

TENT, FINE, TOP = (150, 124, 90), 4, 4
"""The colour of a roof; how much finer it is painted; what stays free above."""
Spots = dict[tuple[int, int], str]


def spots_of(places: Mapping[str, pygame.Rect], king: str, commander: str) -> Spots:
    """The kind of each tent by its column and row, as the tents of a camp lie to each other."""
    columns = sorted({place.x for place in places.values()})
    rows = sorted({place.y for place in places.values()})
    kinds = {king: "king", commander: "commander"}
    return {(columns.index(place.x), rows.index(place.y)): kinds.get(tent, "") for tent, place in places.items()}


class PresetChoice(Button):
    """What it says stands beside the tray and hides none of the others."""

    def tip_rect(self) -> pygame.Rect:
        """The tray."""
        return self.parent.rect if isinstance(self.parent, Widget) else self.rect


class CampChoice(PresetChoice):
    """`spots`: what lies where. A name that is too long for a line takes the place of the picture."""

    def __init__(self, parent: WidgetParent, rect: RectLike, text: str, spots: Spots, on_click: Callable[[], None], *,
                 name: str, tip: str) -> None:
        self.spots = spots
        super().__init__(parent, rect, text, on_click, icon="creed/intact", icon_size=42, layout="top",
                         size=theme.SMALL, name=name, tip=tip)  # fmt: skip
        if self.media.theme.width(text, self.media.theme.least, True) > self.rect.width - 10:
            self.icon = ""

    def icon_surface(self, size: int) -> pygame.Surface | None:
        """The camp."""
        if not self.icon:
            return None
        key = "creed camp", size, *sorted(self.spots.items())
        return self.media.sprites.made(key, lambda: paint(self.spots, size))


def paint(spots: Spots, size: int) -> pygame.Surface:
    """Tents as dark roofs; the king a golden crown, the commander a bright disc."""
    out = pygame.Surface((size * FINE, size * FINE), pygame.SRCALPHA)
    cell = (size - TOP) * FINE // 3
    for (column, row), kind in spots.items():
        place = pygame.Rect(TOP * FINE // 2 + column * cell, TOP * FINE + row * cell, cell, cell)
        place.inflate_ip(-cell // 8, -cell // 8)
        pygame.draw.rect(out, theme.INK, place, border_radius=cell // 6)
        inner = place.inflate(-cell // 4, -cell // 4)
        if kind == "king":
            x, y, w, h = inner
            crown = [(0, 0), (0.27, 0.45), (0.5, 0), (0.73, 0.45), (1, 0), (0.9, 1), (0.1, 1)]
            pygame.draw.polygon(out, theme.GOLD, [(x + a * w, y + b * h) for a, b in crown])
        elif kind == "commander":
            pygame.draw.circle(out, theme.BONE, inner.center, inner.width // 2)
        else:
            pygame.draw.polygon(out, TENT, [inner.bottomleft, inner.midtop, inner.bottomright])
    return pygame.transform.smoothscale(out, (size, size))
