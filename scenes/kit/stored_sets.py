"""What a person has stored for a title: sets of things under names, and what was chosen last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from game.store.notices import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.store.profiles import Store, TraitSlot
    from scenes.shell.client import Client

T = TypeVar("T")


class StoredSets:
    """Those of the person who plays; a guest has none and stores nothing. What fails is told, and nothing changes."""

    def __init__(self, client: Client, title: str) -> None:
        self._home, self._tell, self.title = client.home, client.nav.tell, title

    @property
    def level(self) -> int | None:
        """The level of the profile, None for a guest."""
        return self._home.profile.level if self._home.profile is not None else None

    def all(self) -> list[TraitSlot]:
        """Every set."""
        return self._try(lambda store, uid: store.trait_slots(uid, self.title)) or []

    def add(self, name: str, things: Sequence[str]) -> TraitSlot | None:
        """Stores another set; None where that fails."""
        return self._try(lambda store, uid: store.add_trait_slot(uid, self.title, name, list(things)))

    def change(self, slot: TraitSlot, name: str, things: Sequence[str]) -> TraitSlot | None:
        """Stores a set over another one."""
        changed = type(slot)(slot.slot_id, name, list(things))
        return self._try(lambda store, uid: store.change_trait_slot(uid, changed))

    def remove(self, slot: TraitSlot) -> bool:
        """Deletes a set; False where that fails."""

        def remove(store: Store, uid: str) -> bool:
            store.remove_trait_slot(uid, slot.slot_id)
            return True

        return bool(self._try(remove))

    def last(self) -> dict[str, Any]:
        """What was chosen last, by field."""
        return self._try(lambda store, uid: store.last_choices(uid, self.title)) or {}

    def choose(self, chosen: dict[str, Any]) -> bool:
        """The next waiting room begins with these choices; False where that fails."""

        def choose(store: Store, uid: str) -> bool:
            store.set_last_choices(uid, self.title, store.last_choices(uid, self.title) | chosen)
            return True

        return bool(self._try(choose))

    def _try(self, deed: Callable[[Store, str], T]) -> T | None:
        profile = self._home.profile
        if profile is None:
            return None
        try:
            return deed(self._home.store, profile.uid)
        except StoreError as error:
            self._tell(error.notice)
            return None
