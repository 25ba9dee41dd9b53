"""The deck editor (R20, R21): ready and stored decks, the pool of cards, the deck with its curve and its errors.

From the menu `create(client)`; from elsewhere `build(client, ...)` makes one whose deck is handed over.
"""

from __future__ import annotations

from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

import pygame

from game.titles.crowns.content import DECKS, FACTIONS, DeckRow
from game.titles.crowns.deck import faults, to_lines
from scenes.kit.save_as import SaveAsPanel
from scenes.kit.stored_sets import StoredSets
from scenes.kit.text_files import TextFiles, copied, pasted
from scenes.media.canvas import FULL
from scenes.shell.dialog import PanelScene, QuestionDialog
from scenes.titles.crowns.deck_cells import BigCard, CardCalls, RedoButton
from scenes.titles.crowns.deck_dialogs import ABOVE, ENDINGS, ImportScene, MarkPicker, TrialScene
from scenes.titles.crowns.deck_filter import CardFilter
from scenes.titles.crowns.deck_plan import DeckPlan, deck_of, empty_deck, holds, most_of
from scenes.titles.crowns.deck_pool import CardPool
from scenes.titles.crowns.deck_room import DeckRoom
from scenes.titles.crowns.deck_shelf import DeckShelf
from scenes.titles.crowns.deck_side import DeckSide
from scenes.titles.crowns.deck_words import ReadDeck, problems, read, written
from scenes.titles.crowns.faces import LARGE, LARGE_WIDE, is_wide
from scenes.widgets.base import Group, Widget
from scenes.widgets.button import Button
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from game.store.profiles import TraitSlot
    from scenes.shell.client import Client
    from scenes.widgets.toast import NoticePlace

TITLE = "crowns"
SHELF, SIDE, GAP, FOOT = 292, 440, 22, 58
POINT_MS = 220
"""So long the pointer rests on a card before it is shown large."""
COMMANDS = {pygame.K_z: "undo", pygame.K_y: "redo", pygame.K_s: "save", pygame.K_f: "find", pygame.K_c: "copy",
            pygame.K_v: "paste"}  # fmt: skip


class DeckScene(PanelScene):
    """With `on_done` a button hands the deck over and closes; else one makes it the deck that the next room begins
    with. What has not been stored is asked about before it goes."""

    size = (1872, 1044)
    inset = 32
    heading = "crowns.decks.title"
    panel_type = DeckRoom
    notices: Sequence[NoticePlace] = ABOVE
    rules_place = "R20"
    rules_title = TITLE

    def __init__(self, client: Client, deck: DeckRow, name: str = "", uid: str | None = None,
                 on_done: Callable[[list[str], str], None] | None = None) -> None:  # fmt: skip
        super().__init__(client)
        self.stored, self.files = StoredSets(client, TITLE, uid), TextFiles(client, *ENDINGS)
        self.plan, self.kept, self.on_done = DeckPlan(deck), deck, on_done
        self.wanted, self.typed = CardFilter(), name
        self.slots: list[TraitSlot] = self.stored.all()
        same = [slot for slot in self.slots if holds(slot.traits, deck)]
        self.slot = next((slot for slot in same if slot.name == name), same[0] if same else None)
        self.guest = self.stored.level is None if uid is None else not uid
        self._pointed: Widget | None = None

    # --- making

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Decks at the left, the pool, the deck at the right."""
        calls = CardCalls(self.add_copies, self.set_copies, self._point, self._leave)
        shelf = (area.x, area.y, SHELF, area.height)
        self.shelf = DeckShelf(panel, shelf, self)
        left = area.x + SHELF + GAP
        middle = (left, area.y, area.width - SHELF - SIDE - 2 * GAP, area.height)
        self.pool = CardPool(panel, middle, self.plan, self.wanted, calls, self.narrow, self._pick_mark)
        right = pygame.Rect(area.right - SIDE, area.y, SIDE, area.height)
        self.side = DeckSide(panel, (right.x, right.y, right.width, right.height - FOOT - 8), self.plan, calls,
                             self.choose, partial(self.nav.open_rules, title=TITLE), self.drop_foreign)  # fmt: skip
        self._fill_foot(panel, pygame.Rect(right.x, right.bottom - FOOT, right.width, FOOT))
        self.big = BigCard(self, (0, 0, *LARGE))
        self.big.visible = False
        self._refresh()

    def _fill_foot(self, panel: Group, row: pygame.Rect) -> None:
        t = self.t
        redo, trial = ("redo", "ui/undo", self.redo), ("trial", "ui/hand", self.try_hand)
        icons = (("undo", "ui/undo", self.undo), redo, trial)
        self.foot: dict[str, Button] = {}
        for i, (name, icon, action) in enumerate(icons):
            kind = RedoButton if name == "redo" else Button
            self.foot[name] = kind(panel, (row.x + i * 62, row.y, 56, FOOT), icon=icon, icon_size=28, on_click=action,
                                   name=f"deck.{name}", tip=t(f"crowns.decks.{name}"))  # fmt: skip
        words = t("crowns.decks.use" if self.on_done is not None else "crowns.decks.keep")
        self.foot["use"] = Button(panel, (row.x + 186, row.y, row.width - 186, FOOT), words, self.finish, kind="gold",
                                  icon="ui/check", icon_size=26, name="deck.use")  # fmt: skip
        self.foot["use"].sends = self.on_done is not None

    def _refresh(self) -> None:
        """What can be pressed now."""
        t, wrong = self.t, problems(self.media.texts, self.plan.deck)
        self.foot["undo"].enabled, self.foot["redo"].enabled = self.plan.can_undo, self.plan.can_redo
        for name in ("undo", "redo"):
            self.foot[name].reason = t("crowns.decks.nothing")
        self.foot["trial"].enabled = bool(self.plan.deck.cards)
        use = self.foot["use"]
        use.enabled = not wrong and (self.on_done is not None or not self.guest)
        use.reason = wrong or t("crowns.decks.guest")
        self.shelf.refresh()

    # --- the deck

    @property
    def dirty(self) -> bool:
        """Whether something has changed that is stored nowhere."""
        return self.plan.deck != self.kept

    def _changed(self, changed: bool, whole: bool = False) -> None:
        """The deck is another one: with `whole` the marks of its faction and the like are made anew."""
        if not changed:
            return
        if whole:
            self.turn()
            return
        self._leave()
        focus = self.ui.focus.name if self.ui.focus is not None else ""
        self.side.refresh()
        self.pool.refresh()
        self._refresh()
        if focus and self.ui.focus is None:
            rows = self.side.rows
            lost = focus.removeprefix("deck.")
            near = focus if lost in rows else f"deck.{rows[0]}" if rows else "search"
            self.ui.set_focus(self.ui.find(near), self.ui.keyboard)

    def add_copies(self, card: str, by: int) -> None:
        """One more or fewer; at the limit a sentence tells so."""
        self.set_copies(card, self.plan.copies(card) + by)

    def set_copies(self, card: str, copies: int) -> None:
        """R20.2, R20.3. So many copies."""
        most = most_of(card)
        if copies > most and self.plan.copies(card) >= most:
            self.toast(self.t("crowns.decks.most", card=f"@crowns.card.{card}", n=most))
            return
        self._changed(self.plan.set_copies(card, copies))

    def choose(self, **fields: str) -> None:
        """Another faction, agenda or second faction."""
        self._changed(self.plan.choose(**fields), True)

    def drop_foreign(self) -> None:
        """Takes out what the deck may not hold."""
        self._changed(self.plan.drop_foreign())

    def undo(self) -> None:
        """Takes the last change back."""
        before = self.plan.deck
        self._changed(self.plan.undo(), self._heads(before) != self._heads(self.plan.deck))

    def redo(self) -> None:
        """Makes it again."""
        before = self.plan.deck
        self._changed(self.plan.redo(), self._heads(before) != self._heads(self.plan.deck))

    @staticmethod
    def _heads(deck: DeckRow) -> tuple[str, str, str]:
        return deck.faction, deck.agenda, deck.second_faction

    def narrow(self, wanted: CardFilter) -> None:
        """Another filter; while words are typed the entry stays as it is."""
        before, self.wanted = self.wanted, wanted
        if before._replace(words=wanted.words) != wanted or wanted.words == before.words:
            self.turn()

    def _pick_mark(self) -> None:
        now = ("keyword", self.wanted.keyword) if self.wanted.keyword else ("trait", self.wanted.trait)
        self.open_over(lambda client: MarkPicker(client, self.wanted.pool, now, self._marked))

    def _marked(self, group: str, name: str) -> None:
        self.narrow(self.wanted._replace(trait=name if group == "trait" else "",
                                         keyword=name if group == "keyword" else ""))  # fmt: skip

    # --- decks

    def take(self, deck: DeckRow, name: str = "", slot: TraitSlot | None = None, kept: bool = True) -> None:
        """Another deck stands here, after what has not been stored was asked about."""

        def put() -> None:
            self.plan, self.slot, self.typed = DeckPlan(deck), slot, name
            self.kept = deck if kept else empty_deck(deck.faction)
            self.turn()

        self._after_asking(put)

    def take_slot(self, slot: TraitSlot) -> None:
        """A stored deck."""
        deck = deck_of(slot.traits)
        if deck is None:
            self.toast(self.t("crowns.decks.unreadable", name=slot.name), "bad")
            return
        self.take(deck, slot.name, slot)

    def new_deck(self) -> None:
        """An empty deck of the faction of now."""
        faction = self.plan.deck.faction
        self.take(empty_deck(faction if faction in FACTIONS else FACTIONS[0]))

    def _after_asking(self, go_on: Callable[[], None]) -> None:
        """Goes on at once, or after the person has said what becomes of a changed deck."""
        if not self.dirty:
            go_on()
            return
        t = self.t
        answers: list[tuple[str, str, Callable[[], None] | None]] = [(t("crowns.decks.leave.drop"), "bad", go_on)]
        if not self.guest:
            answers.insert(0, (t("crowns.decks.leave.save"), "gold", partial(self.save, go_on)))
        answers.append((t("crowns.decks.leave.stay"), "plain", None))
        title, text = t("crowns.decks.leave.title"), t("crowns.decks.leave.text")
        self.open_over(lambda client: QuestionDialog(client, title, text, answers, None))

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Stores the deck where it came from, else as another one; errors do not matter."""
        if self.slot is None:
            self.save_new(then)
        elif not self.guest:
            name = self.typed.strip() or self.slot.name
            self.stored.change(self.slot, name, to_lines(self.plan.deck), partial(self._saved, self.plan.deck, then))

    def save_new(self, then: Callable[[], None] | None = None) -> None:
        """Stores the deck as another one, under the typed name or a free one."""
        if not self.guest:
            name = self.free_name()
            self.stored.add(name, to_lines(self.plan.deck), partial(self._saved, self.plan.deck, then))

    def free_name(self) -> str:
        """The typed name, or the faction's with a number that no deck has yet."""
        taken = {slot.name for slot in self.slots}
        if self.typed.strip() and self.typed.strip() not in taken:
            return self.typed.strip()
        faction = self.plan.deck.faction
        stem = self.typed.strip() or self.t(f"crowns.faction.{faction}" if faction else "crowns.decks.deck")
        return next(name for n in count(2 if self.typed.strip() else 1) if (name := f"{stem[:20]} {n}") not in taken)

    def _saved(self, deck: DeckRow, then: Callable[[], None] | None, slot: TraitSlot) -> None:
        self.slot, self.kept, self.typed = slot, deck, slot.name
        self.toast(self.t("crowns.decks.saved", name=slot.name), "good")
        self.slots = self.stored.all()
        if then is not None:
            then()
        elif self in self.nav.stack:
            self.turn()

    def ask_delete(self, slot: TraitSlot) -> None:
        """Asks before a stored deck is deleted."""
        t, yes = self.t, partial(self.delete, slot)
        answers = ((t("crowns.decks.delete.yes"), "bad", yes), (t("crowns.decks.delete.no"), "plain", None))
        title, text = t("crowns.decks.delete.title"), t("crowns.decks.delete.text", name=slot.name)
        self.open_over(lambda client: QuestionDialog(client, title, text, answers, None))

    def delete(self, slot: TraitSlot) -> None:
        """Deletes a stored deck; the cards on show stay, and are stored nowhere any more."""

        def removed() -> None:
            self.slots = self.stored.all()
            if self.slot is not None and self.slot.slot_id == slot.slot_id:
                self.slot, self.kept = None, empty_deck(self.plan.deck.faction)
            if self in self.nav.stack:
                self.turn()

        self.stored.remove(slot, removed)

    # --- out and in

    def import_deck(self) -> None:
        """A deck from elsewhere."""
        self.open_over(lambda client: ImportScene(client, self._imported))

    def _imported(self, found: ReadDeck) -> None:
        if found.unread:
            self.toast(self.t("crowns.decks.import.unread", n=len(found.unread), lines=" · ".join(found.unread[:2])))
        name = found.name[:24]
        slot = next((slot for slot in self.slots if slot.name == name and holds(slot.traits, found.deck)), None)
        self.take(found.deck, name, slot, kept=slot is not None)

    def copy(self) -> None:
        """The deck as text into the clipboard."""
        done = copied(self.text())
        self.toast(self.t("crowns.decks.copied" if done else "crowns.decks.not_copied"), "good" if done else "bad")

    def text(self) -> str:
        """The deck as people pass it on."""
        return written(self.media.texts, self.plan.deck, self.typed.strip())

    def export(self) -> None:
        """The same into a file, where the person wants it."""
        name = self.typed.strip() or self.t(f"crowns.faction.{self.plan.deck.faction or 'neutral'}")
        text = self.text()

        def told(path: Path) -> str:
            return self.t("crowns.decks.exported", path=str(path))

        def asks(path: Path) -> None:
            self.open_over(lambda client: SaveAsPanel(client, self.files, "crowns.decks.export", text, path, told))

        self.files.propose(name, asks)

    def try_hand(self) -> None:
        """An opening hand to look at."""
        self.open_over(lambda client: TrialScene(client, self.plan.deck))

    def finish(self) -> None:
        """Hands the deck over and closes, or makes it the deck of the next room; only a legal one."""
        deck = self.plan.deck
        if faults(deck):
            return
        if self.on_done is not None:
            super().close()
            self.on_done(list(to_lines(deck)), self.shown_name())
            return
        if self.dirty and not self.guest:
            self._store_first()
            return
        ready = next((name for name, row in DECKS.items() if to_lines(row) == to_lines(deck)), "")
        name = self.slot.name if self.slot is not None and not self.dirty else ""
        chosen: dict[str, Any] = {"deck": ready or list(to_lines(deck)), "set_name": name}
        self.stored.choose(chosen, lambda: self.nav.toast(self.t("crowns.decks.kept"), "good"))

    def shown_name(self) -> str:
        """What a room calls the deck: its name or its faction's, and that it is not as it is stored."""
        name = self.typed.strip() or self.t(f"crowns.faction.{self.plan.deck.faction}")
        return self.t("crowns.decks.changed", name=name) if self.dirty else name

    def _store_first(self) -> None:
        """The next room takes what is stored: a changed deck is stored first."""
        t = self.t
        answers = ((t("crowns.decks.leave.save"), "gold", partial(self.save, self.finish)),
                   (t("crowns.decks.leave.stay"), "plain", None))  # fmt: skip
        title, text = t("crowns.decks.leave.title"), t("crowns.decks.keep.text")
        self.open_over(lambda client: QuestionDialog(client, title, text, answers, None))

    # --- the card beside the pointer

    def _point(self, widget: Widget, card: str) -> None:
        self._pointed = widget

        def show() -> None:
            if self._pointed is widget and self.on_top:
                self._show_large(widget.rect, card)

        self.after(POINT_MS, show)

    def _show_large(self, beside: pygame.Rect, card: str) -> None:
        wide, high = LARGE_WIDE if is_wide(card) else LARGE
        left = beside.centerx > FULL.centerx
        x = beside.x - wide - 24 if left else beside.right + 24
        place = pygame.Rect(x, beside.centery - high // 2, wide, high).clamp(FULL.inflate(-24, -24))
        self.big.visible = True
        self.big.place(place)
        self.big.display(card)

    def _leave(self) -> None:
        self._pointed = None
        self.big.visible = False

    # --- keys

    def handle(self, event: pygame.event.Event) -> bool:
        """Ctrl with Z, Y, S, F, C and V; while words are typed only those that the entry leaves."""
        if event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            command = COMMANDS.get(event.key, "")
            if command in ("save", "find") or (command and not isinstance(self.ui.focus, TextEntry)):
                self._command("redo" if command == "undo" and event.mod & pygame.KMOD_SHIFT else command)
                return True
        return super().handle(event)

    def _command(self, command: str) -> None:
        match command:
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "save":
                self.save()
            case "find":
                self.ui.set_focus(self.pool.search, True)
            case "copy":
                self.copy()
            case _:
                self._paste()

    def _paste(self) -> None:
        found = read(pasted())
        if found.deck.cards or found.deck.plots:
            self._imported(found)
        else:
            self.toast(self.t("crowns.decks.import.nothing"), "bad")

    def close(self) -> None:
        """Esc, the cross and a click beside the panel ask about what is not stored."""
        self._after_asking(super().close)


def create(client: Client) -> DeckScene:
    """From the menu: the deck of last time, else the first ready one."""
    last = StoredSets(client, TITLE).last()
    deck = deck_of(last.get("deck")) or DECKS[FACTIONS[0]]
    return DeckScene(client, deck, str(last.get("set_name", "")))


def build(client: Client, value: str | Sequence[str], name: str, uid: str,
          on_done: Callable[[list[str], str], None]) -> DeckScene:  # fmt: skip
    """From a waiting room: begins with the seat's deck, with the decks of a profile ("" for none)."""
    return DeckScene(client, deck_of(value) or DECKS[FACTIONS[0]], name, uid, on_done)
