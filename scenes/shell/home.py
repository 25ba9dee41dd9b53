"""What the player keeps on this computer: settings, profiles, saves, replays."""

from __future__ import annotations

from copy import copy
from functools import cached_property, partial
from typing import TYPE_CHECKING

from game.store.settings import save_settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.store.profiles import Profile, Store
    from game.store.replays import ReplayFolder
    from game.store.saves import SaveFolder
    from game.store.settings import Settings
    from scenes.media.media import Media


class Home:
    """The data folder `data`. `write`: `Navigator.write`. `profile`: that of the person who plays, None for a guest."""

    def __init__(self, data: Path, media: Media, write: Callable[[Callable[[], None], str, bool], None]) -> None:
        self.data = data
        self.media = media
        self.settings = media.settings
        self.profile: Profile | None = None
        self._stored = copy(media.settings)
        self._write = write

    @cached_property
    def store(self) -> Store:
        """Profiles and history; opened at first use. Raises StoreError when the data folder can't be used."""
        from game.store.profiles import Store

        return Store(self.data)

    @cached_property
    def saves(self) -> SaveFolder:
        """Saved matches."""
        from game.store.saves import SaveFolder

        return SaveFolder(self.data)

    @cached_property
    def replays(self) -> ReplayFolder:
        """Replays of finished matches."""
        from game.store.replays import ReplayFolder

        return ReplayFolder(self.data)

    @property
    def profile_name(self) -> str:
        """The ID of the person who plays, or the word for a guest."""
        return self.profile.name if self.profile is not None else self.media.t("profile.guest")

    @property
    def called(self) -> str:
        """How the one who plays is spoken to: a guest without a title that would be one twice."""
        name = self.profile_name
        return self.media.t("profile.called", name=name) if self.profile is not None else name

    def choose_profile(self, uid: str) -> None:
        """Makes a profile the one who plays and remembers it (C2.1). Raises StoreError for an unknown one."""
        self.become(self.store.profile(uid))

    def become(self, profile: Profile) -> None:
        """The same with what is known of it."""
        self.profile = profile
        self.settings.last_profile = profile.uid
        self.save_settings()

    def refresh_profile(self) -> None:
        """Reads the current profile again (level, coins, name may have changed)."""
        if self.profile is not None:
            self.profile = self.store.profile(self.profile.uid)

    def save_settings(self) -> None:
        """Writes the settings on a thread, those of the last call last; a failure is told, not raised."""
        self.settings.bindings = {name: list(keys) for name, keys in self.media.bindings.changes.items()}
        self._write(partial(self._write_settings, copy(self.settings)), "settings", True)

    def _write_settings(self, settings: Settings) -> None:
        self._stored = save_settings(self.data, settings, self._stored, patient=True)

    def close(self) -> None:
        """Closes the files."""
        if "store" in self.__dict__:
            self.store.close()
