"""The traits screen (C10.1, R20): presets, stored sets, the 36 traits, the deck that they make.

From the menu `create(client)`; from elsewhere `edit(client, traits=..., points=..., on_done=...)` builds a set anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import LEVELS, PRESETS, traits_of
from scenes.kit.page_scene import open_page
from scenes.kit.stored_sets import StoredSets
from scenes.media import theme
from scenes.shell.dialog import PanelScene, QuestionDialog
from scenes.titles.realigious.prompts import Words
from scenes.titles.realigious.traits_panel_editor import GAP, LEAST, SIZE, TraitEditor
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from game.store.profiles import TraitSlot
    from scenes.shell.client import Client

TITLE = "realigious"
SIDE = 284
LONGEST = 24
SLOT = 60
"""A row of a name and a number of traits."""
PRESET_ICON = {"default": "ui/traits", "religious": "realigious/victory/religious",
               "social": "realigious/victory/social",
               "mystic": "realigious/victory/mystic"}  # fmt: skip
MOST_POINTS = 10
Done = Callable[[tuple[str, ...]], None]


class TraitsScene(PanelScene):
    """With `on_done` a button takes the set and closes; closing otherwise changes nothing but stored sets. `take` is
    the text key of that button."""

    size = (SIZE[0] + SIDE + GAP + 96, 1000)
    heading = "realigious.screen.traits"
    rules_place = "R20"
    take = "realigious.screen.traits.take"

    def __init__(self, client: Client, traits: Sequence[str], points: int, on_done: Done | None) -> None:
        super().__init__(client)
        self.stored = StoredSets(client, TITLE)
        self.traits = tuple(traits)
        self.points = points
        self.on_done = on_done
        self.typed = ""
        self.slot: TraitSlot | None = None
        self.slots: list[TraitSlot] = []

    # --- making

    def build(self) -> None:
        """The stored sets of now."""
        self.slots = self.stored.all()
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Presets and stored sets at the left, the editor beside them."""
        side = pygame.Rect(area.x, area.y, SIDE, area.height)
        self._fill_presets(panel, side)
        foot = 76 if self.on_done is not None else 0
        place = (area.x + SIDE + GAP, area.y, area.width - SIDE - GAP, area.height)
        self.editor = TraitEditor(panel, place, self.traits, self.points, self._changed, foot, self._read_on)
        if self.on_done is not None:
            self.done = Button(
                panel, (area.right - 320, area.bottom - 60, 320, 60), self.t(self.take), self.finish,
                icon="ui/check", kind="gold", name="traits.done",
                reason=self.t("realigious.screen.traits.few", least=LEAST),
            )  # fmt: skip
        self._refresh()

    def _fill_presets(self, panel: Group, side: pygame.Rect) -> None:
        t = self.t
        self._caption(panel, side, side.y, "realigious.screen.traits.presets")
        y = side.y + 38
        for preset in PRESETS:
            Button(
                panel, (side.x, y, side.width, 52), t(f"realigious.preset.{preset}"), partial(self.take_preset, preset),
                icon=PRESET_ICON[preset], icon_size=32, align="left", size=theme.BODY, name=f"preset.{preset}",
                on=self.editor_holds(traits_of(preset, self.points)), tip=self._preset_tip(preset),
            )  # fmt: skip
            y += 58
        self._caption(panel, side, y + 12, "realigious.screen.traits.slots")
        top = y + 50
        foot = side.bottom - 168
        self.list = ScrollList(
            panel, (side.x, top, side.width, foot - top), len(self.slots), self._slot_row, row_height=SLOT, gap=6,
            name="slots",
        )  # fmt: skip
        if not self.slots:
            Label(panel, (side.x, top, side.width, foot - top), t("realigious.screen.traits.no_slots"), size=20,
                  colour=theme.DIM,
                  wrap=True)  # fmt: skip
        self._fill_saving(panel, pygame.Rect(side.x, foot + 12, side.width, 156))

    def _caption(self, panel: Group, side: pygame.Rect, y: int, key: str) -> None:
        Label(panel, (side.x, y, side.width, 32), self.t(key), size=theme.BODY, colour=theme.GOLD, bold=True)

    def _preset_tip(self, preset: str) -> str:
        names = ", ".join(self.t(f"realigious.trait.{trait}") for trait in traits_of(preset, self.points))
        return f"{self.t(f'realigious.preset.{preset}')}\n{self.t(f'realigious.preset.{preset}.text')}\n{names}"

    def _fill_saving(self, panel: Group, place: pygame.Rect) -> None:
        TextEntry(
            panel, (place.x, place.y, place.width, 48), self.typed, on_change=self._type, on_enter=self.store_new,
            empty=self.t("realigious.screen.traits.name"), longest=LONGEST, name="slot.name",
        )  # fmt: skip
        self.save = Button(
            panel, (place.x, place.y + 54, place.width, 48), self.t("realigious.screen.traits.save"), self.store_new,
            icon="ui/plus", icon_size=24, size=20, name="slot.new",
        )  # fmt: skip
        self.change = Button(
            panel, (place.x, place.y + 108, place.width, 48), self.t("realigious.screen.traits.change"),
            self.store_over,
            icon="ui/saves", icon_size=24, size=20, name="slot.change",
            reason=self.t("realigious.screen.traits.no_slot"),
        )  # fmt: skip

    def _slot_row(self, row: Row, index: int) -> None:
        slot = self.slots[index]
        r = row.rect
        row.words = slot.name
        Button(
            row, (r.x, r.y, r.width - 52, r.height), slot.name, partial(self.take_slot, slot), kind="row",
            align="left", size=theme.BODY, on=self.slot is not None and self.slot.slot_id == slot.slot_id,
            note=self.t("realigious.screen.traits.count", n=len(slot.traits)), name=f"slot.{slot.slot_id}",
        )  # fmt: skip
        Button(
            row, (r.right - 50, r.y, 50, r.height), icon="ui/trash", icon_size=22, kind="bare",
            on_click=partial(self.ask_delete, slot), name=f"slot.delete.{slot.slot_id}",
            tip=self.t("realigious.screen.traits.delete.tip"),
        )  # fmt: skip

    # --- the set

    def editor_holds(self, traits: Sequence[str]) -> bool:
        """Whether the set on show consists of just these traits."""
        return set(self.traits) == set(traits)

    def take_preset(self, preset: str) -> None:
        """R20.4."""
        self.slot = None
        self.traits = traits_of(preset, self.points)
        self.rebuild()

    def take_slot(self, slot: TraitSlot) -> None:
        """A stored set, cut to the points of now."""
        self.slot = slot
        self.traits = tuple(slot.traits)[: self.points]
        self.typed = slot.name
        self.rebuild()

    def finish(self) -> None:
        """Takes the set and closes."""
        if self.on_done is not None and self.editor.complete:
            self.close()
            self.on_done(self.traits)

    def keep(self, traits: Sequence[str]) -> None:
        """R20.3. The set is the one that the waiting room begins with; a preset grows with the level."""
        preset = next((name for name in PRESETS if self.editor_holds(traits_of(name, self.points))), "")
        slot = self.slot if self.slot is not None and self.editor_holds(self.slot.traits[: self.points]) else None
        chosen = {"traits": preset or list(traits), "set_name": slot.name if slot is not None and not preset else ""}
        self.stored.choose(chosen, lambda: self.nav.toast(self.t("realigious.screen.traits.kept"), "good"))

    def _changed(self, traits: tuple[str, ...]) -> None:
        self.traits = traits
        for preset in PRESETS:
            button = self.ui.find(f"preset.{preset}")
            if isinstance(button, Button):
                button.on = self.editor_holds(traits_of(preset, self.points))
        self._refresh()

    def _refresh(self) -> None:
        complete = self.editor.complete
        few = self.t("realigious.screen.traits.few", least=LEAST)
        profile = self.stored.level is not None
        self.save.enabled = complete and profile
        self.save.reason = few if not complete else self.t("realigious.screen.traits.guest")
        self.change.enabled = complete and self.slot is not None
        self.change.reason = few if not complete else self.t("realigious.screen.traits.no_slot")
        if self.on_done is not None:
            self.done.enabled = complete

    # --- stored sets

    def _free_name(self) -> str:
        taken = [slot.name for slot in self.slots]
        names = (self.t("realigious.screen.traits.slot_name", n=n) for n in count(1))
        return next(name for name in names if name not in taken)

    def store_new(self) -> None:
        """R20.3. Stores the set under the typed name, or under the next free one."""
        if self.editor.complete:
            name = self.typed.strip() or self._free_name()
            self.stored.add(name, self.traits, self._stored)

    def store_over(self) -> None:
        """Stores the set in the slot that is open."""
        if self.slot is not None and self.editor.complete:
            self.stored.change(self.slot, self.typed.strip() or self.slot.name, self.traits, self._stored)

    def _stored(self, slot: TraitSlot) -> None:
        self.slot = slot
        self.nav.toast(self.t("realigious.screen.traits.saved", name=slot.name), "good")
        self._show()

    def _show(self) -> None:
        if self in self.nav.stack:
            self.rebuild()

    def ask_delete(self, slot: TraitSlot) -> None:
        """Asks before a stored set is deleted."""
        t, yes = self.t, partial(self.delete, slot)
        answers = ((t("realigious.screen.traits.delete.yes"), "bad", yes),
                   (t("realigious.screen.traits.delete.no"), "plain", None))  # fmt: skip
        title = t("realigious.screen.traits.delete.title")
        text = t("realigious.screen.traits.delete.text", name=slot.name)
        self.open_over(lambda client: QuestionDialog(client, title, text, answers, None))

    def delete(self, slot: TraitSlot) -> None:
        """Deletes a stored set; the traits on show stay."""

        def removed() -> None:
            self.slot = None if self.slot is not None and self.slot.slot_id == slot.slot_id else self.slot
            self._show()

        self.stored.remove(slot, removed)

    def _read_on(self, ref: str) -> None:
        open_page(self, Words(self.media), ref)

    def _type(self, words: str) -> None:
        self.typed = words


def create(client: Client) -> TraitsScene:
    """From the menu: the set of last time (R20.3), with the points of the profile's level."""
    points, traits = MOST_POINTS, traits_of("default", MOST_POINTS)
    stored = StoredSets(client, TITLE)
    if stored.level is not None:
        points = LEVELS[stored.level].points
        traits = resolved(stored.last().get("traits"), points)
    scene = TraitsScene(client, traits, points, None)
    if stored.level is not None:
        scene.on_done, scene.take = scene.keep, "realigious.screen.traits.use"
    return scene


def edit(client: Client, *, traits: str | Sequence[str], points: int, on_done: Done) -> TraitsScene:
    """Opens the screen to build a set; `on_done` gets it once it is taken (five or more traits)."""
    scene = TraitsScene(client, resolved(traits, points), points, on_done)
    client.nav.stack.push(scene)
    return scene


def resolved(value: object, points: int) -> tuple[str, ...]:
    """The traits that a preset's name or a list stands for; anything else is the default set."""
    from game.titles.realigious.content import TRAITS

    if isinstance(value, str):
        return traits_of(value if value in PRESETS else "default", points)
    if isinstance(value, list | tuple):
        found = tuple(dict.fromkeys(trait for trait in value if isinstance(trait, str) and trait in TRAITS))
        return found[:points] or traits_of("default", points)
    return traits_of("default", points)
