"""The order plate: what the selected unit can do, and why it can't do the rest (section 10, C6.4).

It lies behind the unit, over its own camp or the ground beside that: no cell and nothing that can be chosen is hidden.
"""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import TILES
from scenes.media import theme
from scenes.titles.creed import foretold
from scenes.titles.creed.board_tips import ready
from scenes.titles.creed.offers import number
from scenes.widgets.base import Group, RectLike, WidgetParent, Words
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option
    from game.titles.creed.view import UnitView
    from scenes.titles.creed.board_items import CreedShown

ROW, GAP, PAD, ICON, RIM = 40, 4, 8, 28, 12
INSET = 4
"""How far inside whole squares the plate lies: its brass reaches so far beyond it."""
COSTS = {"field_attack": 2, "siege_attack": 3, "reveal": 0, "recall": 0}
"""The AP where there is no option to take them from."""
TOGETHER = {"swap": 2, "rotate": 3}
"""R5.4. How many units change places at least."""
SWAPS, ROTATIONS = (2, 4), (3, 5)
"""R5.4. What they cost at least: inside one field, and over both."""


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
    something can't be done; `on_cost(ap)`: what the order that is pointed at costs at least, None for no order."""

    def __init__(
        self, parent: WidgetParent, on_options: Callable[[Sequence[Option]], None], on_swap: Callable[[], None],
        why: Callable[[str], str], on_cost: Callable[[int | None], None],
    ) -> None:  # fmt: skip
        self.on_options, self.on_swap, self.why, self.on_cost = on_options, on_swap, why, on_cost
        self._key: tuple[object, ...] = ()
        self._size, self._row = (1, 1), ROW
        super().__init__(parent, (0, 0, 1, 1), solid=True, name="orders")
        self.visible = False

    def show(self, shown: CreedShown) -> None:
        """The plate of the selected unit; none while a piece is carried, or when nothing is asked about units."""
        unit = shown.pieces.units.get(shown.selected)
        if unit is None or shown.lifted or not unit.unit or shown.selected not in shown.offers.sources():
            self._hide()
            return
        found = {verb: options_for(shown, verb) for verb in orders_of(unit)}
        costs = {verb: costs_of(shown, verb, options) for verb, options in found.items()}
        keys = [(verb, costs[verb], [option.key for option in options]) for verb, options in found.items()]
        key = (shown.selected, keys, shown.swapping)
        if key == self._key:
            self.follow(shown)
            return
        self._hide()
        self._key = key
        self.clear()
        words = (self._words(verb) + self._cost(verb, costs[verb]) for verb in found)
        widest = max(self.media.theme.width(line, theme.SMALL, True) for line in words)
        grown = max(100, self.media.theme.scale)
        camp = shown.space.camp(int(shown.selected[5])).height - 2 * self.glow
        self._row = min(ROW * grown // 100, max(ROW, (camp - 2 * PAD) // len(found) - GAP))  # C10.3: inside the camp
        size = widest + ICON * grown // 100 + 5 * RIM, len(found) * (self._row + GAP) - GAP + 2 * PAD
        self._size = size[0] + 2 * INSET, size[1] + 2 * INSET
        if shown.space.seats > 2:
            side, most = shown.space.size, shown.space.camp(int(shown.selected[5])).size
            width, height = (min(room, -(-length // side) * side)
                             for length, room in zip(self._size, most, strict=True))  # fmt: skip
            self._size = width, height
            self._row = (self._size[1] - 2 * INSET - 2 * PAD + GAP) // len(found) - GAP
        self.place(self._spot(shown))
        for i, (verb, options) in enumerate(found.items()):
            self._button(i, verb, options, costs[verb], shown)
        self.visible = True

    def _hide(self) -> None:
        """No order is pointed at any more."""
        if self.visible:
            self.on_cost(None)
        self.visible = False
        self._key = ()

    def _cost(self, verb: str, costs: Sequence[int]) -> str:
        """What stands on an order: its AP, both where it depends on the target, of a rotation the least; nothing where
        it can't be at all."""
        if not costs:
            return ""
        if verb == "rotate":
            return self.media.t("creed.cost.from", n=costs[0])
        return self.media.t("creed.cost.either", a=costs[0], b=costs[1]) if len(costs) > 1 else str(costs[0])

    def follow(self, shown: CreedShown) -> None:
        """The board lies elsewhere."""
        if self.visible:
            spot = self._spot(shown)
            self.move(spot.x - self.rect.x, spot.y - self.rect.y)

    def _spot(self, shown: CreedShown) -> pygame.Rect:
        """As near to the unit as it can lie: of two seats on the ground beside the own camp, of four, who have counters
        there, in the camp over whole tents."""
        plan, seat = shown.space, int(shown.selected[5])
        here, plate = plan.centre(shown.selected), pygame.Rect((0, 0), self._size)
        if plan.seats == 2:
            spots = [plate.move_to(center=here).clamp(plan.clearing(seat))]
        else:
            camp = plan.camp(seat)
            spots = [plate.move_to(topleft=(x, y))
                     for x in range(camp.left, camp.right - plate.width + 1, plan.size)
                     for y in range(camp.top, camp.bottom - plate.height + 1, plan.size)]  # fmt: skip
        spot = min(spots, key=lambda place: math.dist(place.center, here)).move(plan.x, plan.y)
        return spot.inflate(-2 * INSET, -2 * INSET).clamp(plan.window.inflate(-2 * self.glow, -2 * self.glow))

    def _button(self, row: int, verb: str, options: list[Option], costs: list[int], shown: CreedShown) -> None:
        x, y, width, _ = self.rect
        place = (x + PAD, y + PAD + row * (self._row + GAP), width - 2 * PAD, self._row)
        press = self.on_swap if verb == "swap" else partial(self.on_options, options)
        ref = f"{verb}:{shown.selected[6:]}"
        Order(
            self, place, self._words(verb), press, cost=self._cost(verb, costs), least=min(costs, default=0),
            icon=f"creed/order/{verb}",
            on=shown.swapping if verb == "swap" else None, enabled=bool(options), reason=partial(self.why, ref),
            tip=partial(self._tip, verb, costs, options, shown), name=f"order.{verb}",
        )  # fmt: skip

    def _words(self, verb: str) -> str:
        """An order in a word or two."""
        short = f"creed.order.{verb}"
        return self.media.t(short if self.media.texts.has(short) else f"creed.verb.{verb}")

    def _tip(self, verb: str, costs: list[int], options: list[Option], shown: CreedShown) -> str:
        t = self.media.t
        lines = [t(f"creed.verb.{verb}"), t(f"creed.verb.{verb}.text")]
        made = shown.leads_to(options[0]) if len(options) == 1 else None
        if made is not None:
            lines += [f"{line.text} {line.value}".strip() for line in foretold.short(self.media, shown.unit_at, made)]
        paid = [self._paid(verb, costs, ready(shown.view, int(shown.selected[5])))] if costs else []
        return "\n".join([*lines, *paid])

    def _paid(self, verb: str, costs: Sequence[int], have: int) -> str:
        """What it costs, and the AP before and after; only the cost where there are too few."""
        t, (least, most) = self.media.t, (costs[0], costs[-1])
        if not most:
            return t("creed.fact.free")
        if have < most:
            return t("creed.fact.cost", ap=self._cost(verb, costs))
        key = "least" if verb == "rotate" else "either" if most > least else "one"
        return t(f"creed.cost.paid.{key}", ap=least, most=most, before=have, after=have - least, other=have - most)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The plate."""
        Pen(surface, self.media).nine("panel_brass", self.rect)


class Order(Button):
    """A row with its icon, its words and at the right what it costs."""

    def __init__(self, parent: Orders, rect: RectLike, words: str, press: Callable[[], None], *, cost: str, least: int,
                 icon: str, on: bool | None, enabled: bool, reason: Words, tip: Words, name: str) -> None:  # fmt: skip
        self.cost, self.least, self.tell = cost, least, parent.on_cost
        super().__init__(parent, rect, words, press, icon=icon, icon_size=ICON, align="left", size=theme.SMALL, on=on,
                         enabled=enabled, reason=reason, tip=tip, name=name)  # fmt: skip

    def on_hover(self, inside: bool) -> None:
        """The counters tell what it would leave."""
        super().on_hover(inside)
        self.tell(self.least if inside and self.enabled else None)

    def on_focus(self, gained: bool) -> None:
        """The same by keys."""
        super().on_focus(gained)
        self.tell(self.least if gained and self.enabled else None)

    def _draw_left(self, surface: pygame.Surface, face: pygame.Rect) -> None:
        """What it costs keeps its room."""
        cost = self.media.theme.width(self.cost, theme.SMALL, True) + GAP if self.cost else 0
        super()._draw_left(surface, pygame.Rect(face.topleft, (face.width - cost, face.height)))

    def draw(self, surface: pygame.Surface) -> None:
        """The row."""
        super().draw(surface)
        ink, at = theme.GOLD if self.enabled else theme.FAINT, (self.rect.right - RIM, self.rect.centery - 1)
        Pen(surface, self.media).text(self.cost, theme.SMALL, ink, True, midright=at)


def costs_of(shown: CreedShown, verb: str, options: Sequence[Option]) -> list[int]:
    """The AP of an order, the least first, of a rotation the least of all; none where there are too few units for it
    (R5.4)."""
    if verb in TOGETHER:
        able = [ref for ref, unit in shown.pieces.units.items()
                if ref[:6] == shown.selected[:6] and unit.unit and TILES[unit.unit].moves]  # fmt: skip
        here = sum(ref[:7] == shown.selected[:7] for ref in able)
        if len(able) < TOGETHER[verb]:
            return []
        if verb == "rotate":
            return [ROTATIONS[here < 3]]
        if not options:
            return [SWAPS[here < 2]]
    return sorted({ap for ap in (number(option, "ap") for option in options) if ap > 0}) or [COSTS[verb]]


def options_for(shown: CreedShown, verb: str) -> list[Option]:
    """What an order to the selected unit stands for, nothing when it can't be given now."""
    offers, ref = shown.offers, shown.selected
    if verb == "swap":
        return [option for found in offers.swaps.get(ref, {}).values() for option in found]
    found = [*offers.alone.get(ref, ()), *(option for kind in offers.acts.get(ref, {}).values() for option in kind)]
    return [option for option in found if option.verb == verb]
