"""The buttons beside the selected unit: what it does by itself, and exchanging places (section 10)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.theme import TOUCH
from scenes.titles.creed.offers import number
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Option
    from scenes.titles.creed.board_items import Shown
    from scenes.titles.creed.board_picture import BoardPicture

GAP = 4
ORDER = ("reveal", "recall", "swap", "rotate")


class Orders:
    """Made anew whenever the selected unit can do something else than before."""

    def __init__(self, board: BoardPicture, on_option: Callable[[Option], None], on_swap: Callable[[], None]) -> None:
        self.board, self.on_option, self.on_swap = board, on_option, on_swap
        self._key: tuple[object, ...] = ()
        self._buttons: list[Button] = []

    def show(self, shown: Shown) -> None:
        """Puts the buttons beside what is selected."""
        here = shown.plan.rect_of(shown.selected) if not shown.lifted else None
        alone = {option.verb: option for option in shown.offers.alone.get(shown.selected, ())}
        verbs = [verb for verb in ORDER if verb in alone or (verb == "swap" and shown.selected in shown.offers.swaps)]
        keys = tuple(option.key for option in alone.values())
        key = (shown.selected, tuple(verbs), keys, shown.swapping) if here is not None else ()
        if key == self._key:
            return
        self._key = key
        for button in self._buttons:
            self.board.remove(button)
        self._buttons = []
        if here is None or not verbs:
            return
        place = _free_place(shown, here, len(verbs))
        for i, verb in enumerate(verbs):
            rect = pygame.Rect(place.x + i * (TOUCH + GAP), place.y, TOUCH, TOUCH)
            self._buttons.append(self._button(rect, verb, alone.get(verb), shown.swapping))

    def _button(self, rect: pygame.Rect, verb: str, option: Option | None, swapping: bool) -> Button:
        t = self.board.app.t
        cost = number(option, "ap") if option is not None else -1
        words = [t(f"creed.verb.{verb}"), t(f"creed.verb.{verb}.text")]
        words += [t("creed.fact.cost", ap=cost)] if cost > 0 else []
        return Button(
            self.board, rect, icon=f"order/{verb}", icon_size=32, tip="\n".join(words), name=f"order.{verb}",
            on=swapping if verb == "swap" else None,
            on_click=partial(self.on_option, option) if option is not None else self.on_swap,
        )  # fmt: skip


def _free_place(shown: Shown, here: pygame.Rect, count: int) -> pygame.Rect:
    """Above, below or beside the unit: where the least that matters is covered."""
    size = (count * (TOUCH + GAP) - GAP, TOUCH)
    tries = []
    for anchor, at in (("midbottom", here.midtop), ("midtop", here.midbottom), ("midleft", here.midright),
                       ("midright", here.midleft)):  # fmt: skip
        rect = pygame.Rect((0, 0), size)
        setattr(rect, anchor, at)
        tries.append(rect.clamp(shown.plan.area))
    line = shown.plan.line_of(shown.selected)
    kept = [*shown.lit(), *((*line.own, *line.enemy) if line is not None else ())]
    weights = [(shown.plan.rect_of(ref), 2) for ref in kept]
    weights += [(shown.plan.rect_of(ref), 1) for ref in shown.pieces.units]
    return min(tries, key=lambda rect: sum(cost for place, cost in weights if place and rect.colliderect(place)))
