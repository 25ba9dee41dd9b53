"""The people of this machine: its profiles (C4.1). The invited person sits in front of the same screen and accepts at
once; a member of the group takes a seat in the waiting room.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.people import ACCEPT, BUSY, FREE, INVITE, Message, People, Person

if TYPE_CHECKING:
    from game.store.profiles import Profile, Store


class PeopleHere(People):
    """`playing` tells which profiles are in a match now: unique id -> code name of the game."""

    def __init__(self, store: Callable[[], Store], playing: Callable[[], Mapping[str, str]]) -> None:
        super().__init__(lambda: store().known)
        self._store = store
        self._playing = playing

    def refresh(self) -> None:
        """Reads the profiles; a profile that was put away meanwhile leaves the group. Raises StoreError."""
        playing = self._playing()
        self.feed([person_of(profile, playing.get(profile.uid)) for profile in self._store().profiles()])
        self._adopt()
        for member in self._group:
            if member.uid not in self._seen and not self._mine(member.uid):
                self._drop(member.uid)

    def send(self, to: Person, message: Message) -> None:
        """A profile that is invited accepts; it needs to be told nothing else."""
        if message.kind == INVITE:
            self.hear(to, Message(ACCEPT))

    def announce(self) -> None:
        """Nobody else needs to know."""

    def close(self) -> None:
        """Nothing runs."""


def person_of(profile: Profile, playing: str | None = None) -> Person:
    """A profile as a player."""
    state = FREE if playing is None else BUSY
    return Person(profile.uid, profile.name, profile.icon, profile.level, state, playing or "")
