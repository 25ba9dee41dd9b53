"""R9.9, 5.7. The workshop between quests: crafting, equipping, drinking tonic, sharing, until all are ready."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.callbacks import ignore
from game.titles.vermilion.content import RECIPES, TRINKETS, slot_of, tier_of
from game.titles.vermilion.grammar import SLOTS
from scenes.kit.words import arguments
from scenes.media import theme
from scenes.titles.vermilion.breathe_base import (
    BUTTON,
    GAP,
    BreathePanel,
    Tile,
    TileButton,
    item_lines,
    item_tile,
)
from scenes.titles.vermilion.page_book import GOODS
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.segmented_control import SegmentedControl

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.core.ask import Option, Question
    from game.titles.vermilion.view import SeatPublic
    from scenes.widgets.base import RectLike, Widget, WidgetParent

ALL = "all"
HIGH, THING, HEAD = 118, 60, 44
TONIC = 5
"""5.7."""


SPENT = ("craft", "give", "tonic")
"""What uses something up is chosen first, then done with the button of its own: no click does two things."""


class Workshop(BreathePanel):
    """Recipes at the left, own equipment and materials at the right, each with what can be done with it. `chosen`: the
    answer that waits for its button.
    """

    asks = ("breathe_action",)
    prefix, leaving = "bench", "ready"

    def __init__(self, parent: WidgetParent, rect: RectLike, *calls: object) -> None:
        super().__init__(parent, rect, *calls)  # type: ignore[arg-type]
        self.slot, self.chosen = ALL, ""
        self.tell_chosen: Callable[[str], None] = ignore

    def fill(self, question: Question, options: list[Option]) -> None:
        """Both halves, and the way on."""
        area, seat = self.head(question), self.mine(question)
        found = {option.key: option for option in options}
        self.chosen = self.chosen if self.chosen in found else ""
        forge = pygame.Rect(area.x, area.y, area.width * 56 // 100, area.height - BUTTON - GAP)
        own = pygame.Rect(forge.right + 20, area.y, area.right - forge.right - 20, area.height - BUTTON - GAP)
        self._forge(seat, found, forge)
        self._own(seat, found, own)
        t = self.media.t
        ready = sum("ready" in one.flags for one in self.seen.seats)
        words = t("vermilion.opt.ready")
        if len(self.seen.seats) > 1:
            words = f"{words} · {t('vermilion.breathe.waits', n=ready, all=len(self.seen.seats))}"
        self.button("ready", (own.x, area.bottom - BUTTON, own.width, BUTTON), words, icon="ui/check", icon_size=28,
                    kind="plain" if self.chosen else "gold")  # fmt: skip
        self._deed_button(question, found, pygame.Rect(forge.x, area.bottom - BUTTON, forge.width, BUTTON))

    # --- chosen, then done

    def _deed_button(self, question: Question, found: Mapping[str, Option], place: pygame.Rect) -> None:
        """Does what is chosen; before that it says what it is for."""
        option = found.get(self.chosen)
        words = self._deed_words(question, option) if option is not None else self.media.t("vermilion.breathe.choose")
        Button(self, place, words, self._do, icon="ui/check" if option is not None else "", icon_size=28,
               kind="gold" if option is not None else "plain", enabled=option is not None, name=f"{self.prefix}.do",
               reason=self.media.t("vermilion.breathe.choose"))  # fmt: skip

    def _deed_words(self, question: Question, option: Option) -> str:
        """What the button will do."""
        if option.verb == "give":
            what = self.words.thing(option.key.split(":")[2])
            other = self.calls.name(int(arguments(option)["seat"]))
            return self.media.t("vermilion.breathe.give", what=what, name=other)
        return self.words.face(question, option).text

    def take(self, key: str) -> None:
        """Chooses what uses something up; anything else is done at once."""
        if key.partition(":")[0] not in SPENT:
            self.calls.choose(key)
            return
        self.chosen = key
        self._again()
        if key.startswith("craft:"):
            self.tell_chosen(f"item:{key.split(':')[1]}")
        if self.ui.by_keys:
            self.ui.set_focus(self.ui.find(f"{self.prefix}.do"))

    def _do(self) -> None:
        """Does it: the next thing is chosen anew."""
        key, self.chosen = self.chosen, ""
        self.calls.choose(key)

    def _again(self) -> None:
        if self.question is not None:
            self.offer(self.question, self.question.options())

    def tile(self, parent: WidgetParent, place: RectLike, tile: Tile) -> Widget:
        """A recipe is chosen first."""
        does = partial(self.take, tile.key) if tile.key else None
        tile = tile._replace(chosen=bool(tile.key) and tile.key == self.chosen)
        return TileButton(parent, place, tile, f"{self.prefix}.{tile.key or tile.ref}", does, self.calls.hover)

    # --- crafting

    def _forge(self, seat: SeatPublic, found: Mapping[str, Option], place: pygame.Rect) -> None:
        t = self.media.t
        tabs = [(ALL, t("vermilion.breathe.all")), *((slot, t(f"vermilion.slot.{slot}")) for slot in SLOTS)]
        SegmentedControl(self, (place.x, place.y, place.width, HEAD), tabs, self.slot, self._turn, name="bench",
                         size=20)  # fmt: skip
        top = place.y + HEAD + 10
        if "ready" in found and any(key.count(":") == 2 and key.startswith("craft:") for key in found):
            Label(self, (place.x, top, place.width, 30), t("vermilion.breathe.smith"), size=20, colour=theme.GOOD)
            top += 34
        tiles = [tile for item in self._recipes(found) for tile in self._craft_tiles(seat, item, found)]
        self.tiles(pygame.Rect(place.x, top, place.width, place.bottom - top), tiles, 1, HIGH, f"forge_{self.slot}")

    def _turn(self, slot: str) -> None:
        self.slot = slot
        self._again()

    def _recipes(self, found: Mapping[str, Option]) -> list[str]:
        """What nobody has, of the slot that is shown: what can be made now first, then by tier."""
        stock = [item for item in RECIPES if item in self.seen.stock and self.slot in (ALL, slot_of(item))]
        able = {key.split(":")[1] for key in found if key.startswith("craft:")}
        return sorted(stock, key=lambda item: (item not in able, tier_of(item)))

    def _craft_tiles(self, seat: SeatPublic, item: str, found: Mapping[str, Option]) -> list[Tile]:
        """A tile for each way to make it; with the smith's help one for each material that may be saved."""
        t, held = self.media.t, dict(seat.materials)
        cost = ", ".join(f"{t(f'vermilion.material.{name}')} {held.get(name, 0)}/{count}"
                         for name, count in RECIPES[item].cost.items())  # fmt: skip
        keys = [key for key in found if key == f"craft:{item}" or key.startswith(f"craft:{item}:")]
        if not keys:
            return [item_tile(self, item, "", cost, t("vermilion.breathe.lacking"))]
        saved = {key: str(arguments(found[key]).get("saved", "")) for key in keys}
        return [item_tile(self, item, key, t("vermilion.breathe.saves", what=f"@vermilion.material.{saved[key]}")
                          if saved[key] else cost) for key in keys]  # fmt: skip

    # --- own things

    def _own(self, seat: SeatPublic, found: Mapping[str, Option], place: pygame.Rect) -> None:
        """What is worn, the inventory, materials: below each other, each with its buttons."""
        lines: list[tuple[str, str]] = [("head", "vermilion.breathe.mine")]
        lines += [("worn", dict(seat.worn)[slot]) for slot in SLOTS if slot in dict(seat.worn)]
        lines += [("bag", item) for item in seat.bag]
        lines.append(("head", "vermilion.breathe.share"))
        held = dict(seat.materials)
        lines += [("material", name) for name in GOODS if held.get(name)]
        if not any(held.values()):
            lines.append(("none", "vermilion.breathe.goods_none"))

        def fill_row(row: Row, index: int) -> None:
            self._line(row, lines[index], seat, found)

        name = f"{self.prefix}.own"
        ScrollList(self, place, len(lines), fill_row, row_height=THING, gap=6, plates=False, name=name,
                   top=self._tops.get(name, 0))  # fmt: skip

    def _line(self, row: Group, line: tuple[str, str], seat: SeatPublic, found: Mapping[str, Option]) -> None:
        """A heading, or a thing with what can be done with it at the right."""
        (kind, what), r, t = line, row.rect, self.media.t
        if kind in ("head", "none"):
            gold = kind == "head"
            Label(row, (r.x, r.y + 12, r.width, r.height - 14), t(what), size=22 if gold else 20,
                  colour=theme.GOLD if gold else theme.DIM, bold=gold)  # fmt: skip
            return
        x = r.right - 16
        for key, option in reversed(list(found.items())):
            verb, *rest = key.split(":")
            if rest[-1:] != [what] or verb not in ("equip", "give"):
                continue
            x -= 52
            self._deed(row, (x, r.y + 4, 48, r.height - 8), key, option)
        if what == "tonic":
            x -= 52
            self._drink(row, (x, r.y + 4, 48, r.height - 8), seat, found)
        ThingRow(row, (r.x, r.y, x - r.x - 6, r.height), self, line, seat)

    def _deed(self, row: Group, place: RectLike, key: str, option: Option) -> None:
        """Putting on, or giving to a seat."""
        t = self.media.t
        if key.startswith("equip"):
            words, icon = t("vermilion.opt.equip", what=f"@vermilion.item.{key.split(':')[1]}"), "ui/cycle"
        else:
            other = int(arguments(option)["seat"])
            words = t("vermilion.breathe.give_to", name=self.calls.name(other))
            icon = f"vermilion/portrait/{self.seen.seats[other].name}"
        Button(row, place, icon=icon, icon_size=38, on_click=partial(self.take, key), tip=words, spoken=words,
               on=key == self.chosen if key.startswith("give") else None, name=f"{self.prefix}.{key}")  # fmt: skip

    def _drink(self, row: Group, place: RectLike, seat: SeatPublic, found: Mapping[str, Option]) -> None:
        t = self.media.t
        after = t("vermilion.breathe.hp_after", hp=seat.hp, after=min(seat.most, seat.hp + TONIC), most=seat.most)
        words = f"{t('vermilion.opt.tonic')}\n{after}"
        Button(row, place, icon="vermilion/step/heal", icon_size=36, on_click=partial(self.take, "tonic"),
               on=self.chosen == "tonic", tip=words, spoken=words, enabled="tonic" in found,
               reason=t("vermilion.breathe.full_hp"), name=f"{self.prefix}.tonic")  # fmt: skip


class ThingRow(Button):
    """An own piece of equipment or a material; the pointer on it shows its page."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, panel: Workshop, line: tuple[str, str], seat: SeatPublic
    ) -> None:
        self.panel, (self.what_kind, self.what), self.seat = panel, line, seat
        kind = "material" if self.what_kind == "material" else "item"
        self.ref = f"{kind}:{self.what}"
        t = panel.media.t
        self.words_of = t(f"vermilion.{kind}.{self.what}")
        lines = [] if kind == "material" else item_lines(panel.media, self.what)
        self.does = lines
        tip = "\n".join([self.words_of, *lines])
        super().__init__(parent, rect, "", partial(panel.calls.inspect, self.ref), tip=tip, spoken=tip,
                         name=f"{panel.prefix}.thing.{self.what}")  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        """Sign, name, and whether it is worn, how many uses or how many of it."""
        pen, r, t = Pen(surface, self.media), self.rect, self.media.t
        pen.nine("row_hot" if self.hovered or self.focused else "row", r)
        material = self.what_kind == "material"
        sign = f"vermilion/material/{self.what}" if material else f"vermilion/slot/{slot_of(self.what)}"
        x = pen.icon(sign, 36, midleft=(r.x + 10, r.centery)).right + 10
        if material:
            note = str(dict(self.seat.materials).get(self.what, 0))
        else:
            uses = dict(self.seat.uses).get(self.what)
            note = t("vermilion.breathe.worn") if self.what_kind == "worn" else ""
            if self.what in TRINKETS and uses is not None:
                note = f"{note} {uses}/{TRINKETS[self.what].uses}".strip()
        does, half = self._does(r.right - 10 - x), (r.height - 10) // 2
        middle = r.y + 5 + half // 2 if does else r.centery
        end = pen.line(note, r.width // 3, theme.SMALL, theme.BONE if material else theme.GOOD, True,
                       midright=(r.right - 10, middle)).left  # fmt: skip
        pen.line(self.words_of, end - x - 8, 20, theme.BONE, True, height=half if does else r.height - 8,
                 midleft=(x, middle))  # fmt: skip
        if does:
            pen.line(does, r.right - 10 - x, theme.SMALL, theme.DIM, height=half, midleft=(x, r.bottom - 5 - half // 2))

    def _does(self, room: int) -> str:
        """As much of what it does as there is room for: the tip has all of it."""
        wide = self.media.theme.width
        found = [" · ".join(self.does[:n]) for n in range(len(self.does) + 1)]
        return max((one for one in found if wide(one, theme.SMALL) <= room), key=len)
