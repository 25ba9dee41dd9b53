"""What a person has stored for a title: sets of things under names, and what was chosen last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from game.core.callbacks import ignore
from game.store.notices import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.store.profiles import Store, TraitSlot
    from scenes.shell.client import Client

T = TypeVar("T")


class StoredSets:
    """Those of one profile, or of the person who plays; a guest has none and stores nothing. What is to be kept is
    written on a thread, in the order in which it was asked for, and `done` called then. What fails is told, nothing
    changes, and `failed` is called.
    """

    def __init__(self, client: Client, title: str, uid: str | None = None) -> None:
        self._home, self._nav, self.title = client.home, client.nav, title
        profile = client.home.profile
        self._uid = uid if uid is not None else profile.uid if profile is not None else ""

    @property
    def level(self) -> int | None:
        """The level of the profile, None for a guest."""
        return self._home.profile.level if self._home.profile is not None else None

    def all(self) -> list[TraitSlot]:
        """Every set."""
        return self._read(lambda store: store.trait_slots(self._uid, self.title)) or []

    def last(self) -> dict[str, Any]:
        """What was chosen last, by field."""
        return self._read(lambda store: store.last_choices(self._uid, self.title)) or {}

    def add(self, name: str, things: Sequence[str], done: Callable[[TraitSlot], None],
            failed: Callable[[], object] = ignore) -> None:  # fmt: skip
        """Stores another set."""
        self._write(lambda store: store.add_trait_slot(self._uid, self.title, name, list(things)), done, failed)

    def change(self, slot: TraitSlot, name: str, things: Sequence[str], done: Callable[[TraitSlot], None]) -> None:
        """Stores a set over another one."""
        changed = type(slot)(slot.slot_id, name, list(things))
        self._write(lambda store: store.change_trait_slot(self._uid, changed), done)

    def remove(self, slot: TraitSlot, done: Callable[[], None]) -> None:
        """Deletes a set."""
        self._write(lambda store: store.remove_trait_slot(self._uid, slot.slot_id), lambda _: done())

    def choose(self, chosen: dict[str, Any], done: Callable[[], None]) -> None:
        """The next waiting room begins with these choices."""

        def choose(store: Store) -> None:
            store.set_last_choices(self._uid, self.title, store.last_choices(self._uid, self.title) | chosen)

        self._write(choose, lambda _: done())

    def _read(self, deed: Callable[[Store], T]) -> T | None:
        if not self._uid:
            return None
        try:
            return deed(self._home.store)
        except StoreError as error:
            self._nav.tell(error.notice)
            return None

    def _write(self, deed: Callable[[Store], T], done: Callable[[T], None],
               failed: Callable[[], object] = ignore) -> None:  # fmt: skip
        if not self._uid:
            return
        store = self._home.store
        self._nav.soon(lambda: deed(store), done, failed, lasting=True, line=f"room.{self.title}")
