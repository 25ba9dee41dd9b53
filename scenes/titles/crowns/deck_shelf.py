"""The decks at the left of the editor: the ready ones, those of the profile, and what can be done with them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import DECKS
from game.titles.crowns.deck import faults, to_lines
from scenes.media import theme
from scenes.titles.crowns.deck_plan import deck_of
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.titles.crowns.deck_editor import DeckScene

READY, STEP, SLOT, HIGH = 46, 50, 52, 46
LONGEST = 24


class DeckShelf(Group):
    """Reads the scene's decks and tells it what was pressed."""

    def __init__(self, parent: WidgetParent, rect: RectLike, scene: DeckScene) -> None:
        super().__init__(parent, rect, name="deck_shelf")
        self.scene = scene
        r, t = self.rect, self.media.t
        self._caption(r.y, "crowns.decks.ready")
        y = r.y + 36
        for name in DECKS:
            on = to_lines(scene.plan.deck) == to_lines(DECKS[name])
            Button(self, (r.x, y, r.width, READY), t(f"crowns.faction.{name}"), partial(scene.take, DECKS[name]),
                   icon=f"crowns/crest/{name}", icon_size=34, align="left", size=20, on=on, name=f"ready.{name}",
                   tip=f"{t(f'crowns.faction.{name}')}\n{t(f'crowns.ready.{name}')}")  # fmt: skip
            y += STEP
        entry = max(HIGH, self.media.theme.pixels(HIGH))
        foot = r.bottom - entry - 2 * (HIGH + 6)
        self._caption(y + 8, "crowns.decks.own")
        Button(self, (r.right - 46, y + 4, 46, 40), icon="ui/plus", icon_size=22, kind="bare", on_click=scene.new_deck,
               name="deck.new", tip=t("crowns.decks.new"))  # fmt: skip
        place = (r.x, y + 48, r.width, foot - y - 56)
        self.list = ScrollList(self, place, len(scene.slots), self._slot, row_height=SLOT, gap=4, name="slots")
        if not scene.slots:
            words = t("crowns.decks.guest" if scene.guest else "crowns.decks.own.none")
            Label(self, place, words, size=20, colour=theme.DIM, wrap=True)
        self._fill_foot(pygame.Rect(r.x, foot, r.width, r.bottom - foot), entry)

    def _caption(self, y: int, key: str) -> None:
        Label(self, (self.rect.x, y, self.rect.width - 50, 32), self.media.t(key), size=theme.BODY, colour=theme.GOLD,
              bold=True)  # fmt: skip

    def _fill_foot(self, area: pygame.Rect, entry: int) -> None:
        scene, t, half = self.scene, self.media.t, (area.width - 6) // 2
        TextEntry(self, (area.x, area.y, area.width, entry), scene.typed, on_change=self._type, on_enter=scene.save,
                  empty=t("crowns.decks.name"), longest=LONGEST, name="deck.name", icon="ui/pencil")  # fmt: skip
        parts: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("save", "ui/saves", scene.save), ("save_new", "ui/plus", scene.save_new),
            ("import", "ui/arrow_down", scene.import_deck), ("export", "ui/arrow_up", scene.export),
        )  # fmt: skip
        self.buttons: dict[str, Button] = {}
        for i, (name, icon, action) in enumerate(parts):
            place = (area.x + i % 2 * (half + 6), area.y + entry + 6 + i // 2 * (HIGH + 6), half, HIGH)
            self.buttons[name] = Button(self, place, t(f"crowns.decks.{name}"), action, icon=icon,
                                        icon_size=22, size=theme.SMALL, name=f"deck.{name}",
                                        tip=t(f"crowns.decks.{name}.tip"))  # fmt: skip

    def _type(self, words: str) -> None:
        self.scene.typed = words

    def refresh(self) -> None:
        """What can be stored now; a changed deck has a golden button."""
        scene, t = self.scene, self.media.t
        save = self.buttons["save"]
        for name in ("save", "save_new"):
            self.buttons[name].enabled = not scene.guest
            self.buttons[name].reason = t("crowns.decks.guest")
        save.kind = "gold" if scene.dirty and not scene.guest else "plain"
        for name in DECKS:
            button = self.ui.find(f"ready.{name}")
            if isinstance(button, Button):
                button.on = to_lines(scene.plan.deck) == to_lines(DECKS[name])

    def _slot(self, row: Row, index: int) -> None:
        scene, slot, r = self.scene, self.scene.slots[index], row.rect
        deck = deck_of(slot.traits)
        row.words = slot.name
        wrong = deck is None or bool(faults(deck))
        on = scene.slot is not None and scene.slot.slot_id == slot.slot_id
        icon = f"crowns/crest/{deck.faction}" if deck is not None and deck.faction else "ui/deck"
        told = self.media.t("crowns.decks.slot.wrong" if wrong else "crowns.decks.slot")
        wide = r.width - (84 if wrong else 48)
        Button(row, (r.x, r.y, wide, r.height), slot.name, partial(scene.take_slot, slot), kind="row", align="left",
               icon=icon, icon_size=34, size=20, on=on, name=f"slot.{slot.slot_id}",
               tip=f"{slot.name}\n{told}")  # fmt: skip
        if wrong:
            Picture(row, (r.right - 80, r.centery - 14, 28, 28), "ui/warning")
        Button(row, (r.right - 46, r.y, 46, r.height), icon="ui/trash", icon_size=22, kind="bare",
               on_click=partial(scene.ask_delete, slot), name=f"slot.delete.{slot.slot_id}",
               tip=self.media.t("crowns.decks.delete.tip"))  # fmt: skip
