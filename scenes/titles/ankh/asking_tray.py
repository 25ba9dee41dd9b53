"""Questions of two parts, a thing and where it goes: figures to summon, cats, monuments to build, portals (section 3).
The thing is taken here, beside the board, which shows only what the thing can do.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.callbacks import ignore
from scenes.kit import layout
from scenes.media import theme
from scenes.titles.ankh import table_layout
from scenes.titles.ankh.asking_base import GAP, AnkhPanel
from scenes.titles.ankh.asking_rows import guardian_sprite, left, taken
from scenes.titles.ankh.pages import as_heading
from scenes.titles.ankh.pieces import CAT_ICONS
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from scenes.widgets.base import RectLike, WidgetParent

EDGE, ROW, LEAVE = 12, 76, 52
REGULAR = "regular"
MOST_ROWS = 7


class Thing(NamedTuple):
    """What an option is about besides its space: the slot of the summons it uses up ("" where there are none), and what
    is brought."""

    slot: str
    name: str


def thing_of(option: Option) -> Thing:
    """ "regular:warrior>4,2": a warrior by the regular summons; "plus1>4,2": a cat; "3,5>4,2": a portal; "4,2" for what
    is only a place."""
    what, arrow, _ = option.key.rpartition(">")
    slot, colon, name = what.rpartition(":")
    return Thing(slot if colon else "", name if arrow else "")


class ThingButton(Button):
    """A thing with its name below; pressed in while it is the one that is placed."""

    def __init__(self, parent: WidgetParent, rect: RectLike, text: str, sprite: str, on_click: Callable[[], None],
                 name: str, *, on: bool, note: str = "") -> None:  # fmt: skip
        self.sprite, self.below = sprite, note
        super().__init__(parent, rect, text, on_click, name=name, on=on, spoken=Button.said(text, note))

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, picture, name, which summons it uses."""
        pen, r, hot = Pen(surface, self.media), self.rect, self.hovered or self.focused
        pen.nine("slot_selected" if self.on else "row_hot" if hot else "row", r)
        ink, wide = theme.GOLD if self.on else theme.BONE, r.width // 3
        pen.icon(self.sprite, (wide - 8, r.height - 12), center=(r.x + 4 + wide // 2, r.centery))
        x = r.x + wide + 8
        high = r.height - 8 - 24 * bool(self.below)
        pen.line(self.text, r.right - 8 - x, 20, ink, True, height=high, midleft=(x, r.y + 4 + high // 2))
        if self.below:
            pen.line(self.below, r.right - 8 - x, theme.SMALL, theme.DIM, midleft=(x, r.bottom - 17))


class Tray(AnkhPanel):
    """`narrow` gets the options of what is taken, for the board to show. It lies over what is not needed meanwhile: the
    actions and the powers."""

    asks = ("summon", "hathor_extra", "place_cats", "build", "osiris_portal")
    prefix = "tray"
    narrow: Callable[[Sequence[Option]], None] = staticmethod(ignore)

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Where there is a thing to take; a portal of the dashboard is only a place."""
        return super().takes(question, options) and any(thing_of(option).name for option in taken(question.options()))

    def fill(self, question: Question, options: list[Option]) -> None:
        """The things side by side, and what leaves it at that."""
        self.options, self.leaves = taken(options), left(options)
        self.things = list(dict.fromkeys(thing_of(option) for option in self.options))
        self.chosen = self._first()
        self._build()
        self.narrow(self._of(self.chosen))

    @property
    def _slots(self) -> bool:
        """Whether there is more than one summons to use."""
        return len({thing.slot for thing in self.things}) > 1

    def _first(self) -> Thing:
        """The thing that is taken up already: the only one there is, else a warrior by the slot that gives the least
        away."""
        return min(self.things, key=lambda thing: (thing.name != "warrior", thing.slot == REGULAR))

    def _of(self, thing: Thing) -> list[Option]:
        return [option for option in self.options if thing_of(option) == thing]

    def _build(self) -> None:
        question = self.question
        if question is None:
            return
        columns = 1 if len(self.things) <= MOST_ROWS else 2
        rows, home = -(-len(self.things) // columns), table_layout.places(self.media.theme.scale).tray
        foot = (LEAVE + GAP) * len(self.leaves)
        high = min(ROW, (home.height - 2 * EDGE - foot + GAP) // rows - GAP)
        self.rect.update(home.x, home.y, home.width, rows * (high + GAP) - GAP + foot + 2 * EDGE)
        self.invalidate()
        area = self.rect.inflate(-2 * EDGE, -2 * EDGE)
        cells = layout.cells(pygame.Rect(area.topleft, (area.width, rows * (high + GAP) - GAP)), columns, rows, GAP)
        for thing, cell in zip(self.things, cells, strict=False):
            ThingButton(self, cell, self._name(thing), self._sprite(thing), partial(self.take, thing),
                        f"{self.prefix}.{thing.slot}:{thing.name}", on=thing == self.chosen,
                        note=self._slot(thing) if self._slots else "")  # fmt: skip
        for i, option in enumerate(self.leaves):
            place = (area.x, area.bottom - (len(self.leaves) - i) * (LEAVE + GAP) + GAP, area.width, LEAVE)
            self.answer_button(option, question, place)

    def take(self, thing: Thing) -> None:
        """Another thing is to be placed."""
        self.chosen = thing
        self.clear()
        self._build()
        self.invalidate()
        if self.ui.by_keys:
            self.ui.set_focus(self.ui.find(f"{self.prefix}.{thing.slot}:{thing.name}"))
        self.narrow(self._of(thing))

    def _name(self, thing: Thing) -> str:
        t = self.media.t
        kind = self.question.text if self.question is not None else ""
        match kind:
            case "place_cats":
                return t(f"ankh.cat.{thing.name}")
            case "build":
                return as_heading(t(f"ankh.monument.{thing.name}"))
            case "osiris_portal":
                return t("ankh.asking.portal", space=thing.name)
        return as_heading(t(f"ankh.figure.{thing.name}"))

    def _sprite(self, thing: Thing) -> str:
        kind = self.question.text if self.question is not None else ""
        if kind in ("place_cats", "build", "osiris_portal"):
            found = {"place_cats": f"ankh/cat_{CAT_ICONS.get(thing.name, 'back')}", "build": f"ankh/{thing.name}",
                     "osiris_portal": "ankh/portal"}  # fmt: skip
            return found[kind]
        seat = self.god_of(self.question) if self.question is not None else 0
        return f"ankh/warrior/{seat}" if thing.name in ("warrior", "trapped") else guardian_sprite(thing.name)

    def _slot(self, thing: Thing) -> str:
        if thing.slot == REGULAR:
            return self.media.t("ankh.asking.regular")
        return self.media.t("ankh.asking.pyramid", space=thing.slot)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The frame: what is asked stands in the prompt line."""
        pen, r = Pen(surface, self.media), self.rect
        surface.fill(theme.DESK, r.inflate(-8, -8))
        pen.nine("panel_brass", r)
