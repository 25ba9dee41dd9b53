"""Ready arrangements that can be chosen in the tray, each with a small plan of what it lays where; pointed at, it is
shown on the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.core.callbacks import ignore
from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from scenes.media.sprites import Sprites

TENT, FINE, TOP = (150, 124, 90), 4, 4
"""The colour of a roof; how much finer it is painted; what stays free above."""
CELL, SWAMP, DOWN = (122, 108, 82), (32, 74, 62), (52, 66, 98)
"""The grounds of a plan: an empty cell, a swamp, a unit that lies face-down."""
NAME, AROUND = 26, 14
"""What the name takes of a plan's card, and what lies around the plan."""
Spot = tuple[int, int]
Spots = dict[Spot, str]


def spots_of(places: Mapping[str, pygame.Rect], king: str, commander: str) -> Spots:
    """The kind of each tent by its column and row, as the tents of a camp lie to each other."""
    kinds = {king: "king", commander: "commander"}
    return {spot: kinds.get(tent, "") for tent, spot in as_grid(places).items()}


def as_grid(places: Mapping[str, pygame.Rect]) -> dict[str, Spot]:
    """Columns and rows of places, as they lie to each other on the board."""
    columns = sorted({place.x for place in places.values()})
    rows = sorted({place.y for place in places.values()})
    return {name: (columns.index(place.x), rows.index(place.y)) for name, place in places.items()}


class PresetChoice(Button):
    """What it says stands beside the tray and hides none of the others. `on_point(inside)`: it is pointed at, or not
    any more."""

    def __init__(self, parent: WidgetParent, rect: RectLike, text: str, on_click: Callable[[], None],
                 on_point: Callable[[bool], None] = ignore, **look: Any) -> None:
        self.on_point = on_point
        super().__init__(parent, rect, text, on_click, **look)

    def click(self) -> None:
        """Who has clicked it confirms with Enter, and does not lay the same again."""
        super().click()
        if self.ui.focus is self and not self.ui.keyboard:
            self.ui.set_focus(None)

    def on_hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().on_hover(inside)
        self.on_point(inside)

    def on_focus(self, gained: bool) -> None:
        """The focus came or went."""
        super().on_focus(gained)
        self.on_point(gained)

    def tip_rect(self) -> pygame.Rect:
        """The tray."""
        return self.parent.rect if isinstance(self.parent, Widget) else self.rect


class CampChoice(PresetChoice):
    """`spots`: what lies where. A name that is too long for a line takes the place of the picture."""

    def __init__(self, parent: WidgetParent, rect: RectLike, text: str, spots: Spots, on_click: Callable[[], None],
                 on_point: Callable[[bool], None] = ignore, *, name: str, tip: str) -> None:
        self.spots = spots
        side = max(42, pygame.Rect(rect).height - NAME)
        super().__init__(parent, rect, text, on_click, on_point, icon="creed/intact", icon_size=side, layout="top",
                         size=theme.SMALL, name=name, tip=tip)  # fmt: skip
        if self.media.theme.width(text, self.media.theme.least, True) > self.rect.width - 10:
            self.icon = ""

    def icon_surface(self, size: int) -> pygame.Surface | None:
        """The camp."""
        if not self.icon:
            return None
        key = "creed camp", size, *sorted(self.spots.items())
        return self.media.sprites.made(key, lambda: paint(self.spots, size))


class UnitChoice(PresetChoice):
    """Ready units: a plan of both fields over the name. `cells`: what lies on each cell, ("", False) for nothing;
    `swamps`: where nothing can."""

    def __init__(self, parent: WidgetParent, rect: RectLike, text: str, cells: Mapping[Spot, tuple[str, bool]],
                 swamps: Mapping[Spot, bool], on_click: Callable[[], None], on_point: Callable[[bool], None], *,
                 name: str, tip: str) -> None:
        self.cells, self.swamps = dict(cells), {spot for spot, wet in swamps.items() if wet}
        super().__init__(parent, rect, text, on_click, on_point, icon="creed/order/deploy",
                         icon_size=pygame.Rect(rect).height - NAME - AROUND, layout="top", size=theme.SMALL, name=name,
                         tip=tip)  # fmt: skip

    def icon_surface(self, size: int) -> pygame.Surface | None:
        """The plan."""
        key = "creed plan", size, *sorted(self.cells.items()), *sorted(self.swamps)
        return self.media.sprites.made(key, lambda: plan(self.media.sprites, self.cells, self.swamps, size))


def plan(sprites: Sprites, cells: Mapping[Spot, tuple[str, bool]], swamps: set[Spot], size: int) -> pygame.Surface:
    """Cells as they lie on the board, so high; in each that is taken the sign of its unit, on dark ground where it lies
    face-down."""
    columns, rows = (1 + max(spot[i] for spot in cells) for i in (0, 1))
    side = size // max(columns, rows)
    out = pygame.Surface((side * columns, side * rows), pygame.SRCALPHA)
    for spot, (kind, down) in cells.items():
        place = pygame.Rect(spot[0] * side, spot[1] * side, side - 1, side - 1)
        ground = SWAMP if spot in swamps else DOWN if down else theme.GOLD if kind else CELL
        pygame.draw.rect(out, ground, place, border_radius=2)
        if kind:
            if down:
                pygame.draw.rect(out, theme.BONE, place, 1, 2)
            picture = sprites.get(f"creed/kind/{kind}", height=side - 2)
            out.blit(picture, picture.get_rect(center=place.center))
    return out


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
