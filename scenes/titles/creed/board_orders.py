"""The order plate: what the selected unit can do, and why it can't do the rest (section 10, C6.4).

It lies on the ground without cells, so that nothing is hidden by it: beside the camp, or with four seats in one row
between the counters of the four.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import TILES
from scenes.media import theme
from scenes.titles.creed import foretold
from scenes.titles.creed.offers import number
from scenes.titles.creed.units import unit_words
from scenes.widgets.base import Group, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option
    from game.titles.creed.view import UnitView
    from scenes.titles.creed.board_items import CreedShown

SIDE, GAP, PAD, HEAD, COLUMNS = 60, 4, 6, 26, 3
COSTS = {"field_attack": 2, "siege_attack": 3, "swap": 2}
"""What is shown while there is no option to take it from."""


def orders_of(unit: UnitView) -> list[str]:
    """The orders that a kind of unit can be given at all, in the order of the rules; a move has no button."""
    row = TILES[unit.unit]
    able = {
        "field_attack": row.field != "none", "siege_attack": row.siege != "none", "swap": row.moves,
        "rotate": row.moves, "reveal": unit.down, "recall": row.kind == "obstacle",
    }  # fmt: skip
    return [verb for verb, can in able.items() if can]


class Orders(Group):
    """`on_options` takes what a press stands for; `on_swap` asks for the other unit; `why(ref)` is the reason why
    something can't be done."""

    def __init__(
        self, parent: WidgetParent, on_options: Callable[[Sequence[Option]], None], on_swap: Callable[[], None],
        why: Callable[[str], str],
    ) -> None:  # fmt: skip
        self.on_options, self.on_swap, self.why = on_options, on_swap, why
        self.heading = ""
        self._key: tuple[object, ...] = ()
        super().__init__(parent, (0, 0, 1, 1), solid=True, name="orders")
        self.visible = False

    def show(self, shown: CreedShown) -> None:
        """The plate of the selected unit; none while a piece is carried, or when nothing is asked about units."""
        unit = shown.pieces.units.get(shown.selected)
        if unit is None or shown.lifted or not unit.unit or shown.selected not in shown.offers.sources():
            self.visible = False
            self._key = ()
            return
        found = {verb: options_for(shown, verb) for verb in orders_of(unit)}
        keys = tuple((verb, tuple(option.key for option in options)) for verb, options in found.items())
        key = (shown.selected, keys, shown.swapping)
        if key == self._key:
            self.follow(shown)
            return
        self._key = key
        self.clear()
        self.heading = unit_words(self.media, unit.unit)
        self.place(self._spot(shown, len(found)))
        for i, (verb, options) in enumerate(found.items()):
            self._button(divmod(i, _columns(shown, len(found))), verb, options, shown)
        self.visible = True

    def follow(self, shown: CreedShown) -> None:
        """The board lies elsewhere."""
        if self.visible:
            spot = self._spot(shown, len(self.children))
            self.move(spot.x - self.rect.x, spot.y - self.rect.y)

    def _spot(self, shown: CreedShown, count: int) -> pygame.Rect:
        columns = _columns(shown, count)
        rows = -(-count // columns)
        width = max(columns * (SIDE + GAP) - GAP, self.media.theme.width(self.heading, theme.SMALL, True))
        spot = pygame.Rect(0, 0, width + 2 * PAD, HEAD + rows * (SIDE + GAP) - GAP + PAD)
        plan = shown.space
        block = plan.clearing(int(shown.selected[5])).move(plan.x, plan.y)
        spot.center = plan.rect.center if plan.seats == 4 else block.center
        return spot.clamp(plan.window.inflate(-2 * self.glow, -2 * self.glow))

    def _button(self, at: tuple[int, int], verb: str, options: list[Option], shown: CreedShown) -> None:
        row, column = at
        place = (self.rect.x + PAD + column * (SIDE + GAP), self.rect.y + HEAD + row * (SIDE + GAP), SIDE, SIDE)
        costs = sorted({ap for ap in (number(option, "ap") for option in options) if ap > 0})
        cost = str(costs[0] if costs else COSTS.get(verb, ""))
        ref = f"{verb}:{shown.selected[6:]}"
        press = self.on_swap if verb == "swap" else partial(self.on_options, options)
        Button(
            self, place, cost, press, icon=f"creed/order/{verb}", icon_size=34, layout="top", size=theme.SMALL,
            on=shown.swapping if verb == "swap" else None, enabled=bool(options), reason=partial(self.why, ref),
            tip=partial(self._tip, verb, cost, options, shown), name=f"order.{verb}",
        )  # fmt: skip

    def _tip(self, verb: str, cost: str, options: list[Option], shown: CreedShown) -> str:
        t = self.media.t
        lines = [t(f"creed.verb.{verb}"), t(f"creed.verb.{verb}.text")]
        made = shown.leads_to(options[0]) if len(options) == 1 else None
        if made is not None:
            lines += [f"{line.text} {line.value}".strip() for line in foretold.short(self.media, shown.unit_at, made)]
        return "\n".join([*lines, *([t("creed.fact.cost", ap=int(cost))] if cost else [])])

    def draw_back(self, surface: pygame.Surface) -> None:
        """Plate and heading."""
        r = self.rect
        pen, at = Pen(surface, self.media), (r.centerx, r.y + HEAD // 2 + 2)
        pen.nine("panel", r)
        pen.line(self.heading, r.width - 2 * PAD, theme.SMALL, theme.GOLD, True, center=at)


def _columns(shown: CreedShown, count: int) -> int:
    if shown.space.seats == 4:
        return count
    return 2 if count in (2, 4) else COLUMNS


def options_for(shown: CreedShown, verb: str) -> list[Option]:
    """What an order to the selected unit stands for, nothing when it can't be given now."""
    offers, ref = shown.offers, shown.selected
    if verb == "swap":
        return [option for found in offers.swaps.get(ref, {}).values() for option in found]
    found = [*offers.alone.get(ref, ()), *(option for kind in offers.acts.get(ref, {}).values() for option in kind)]
    return [option for option in found if option.verb == verb]
