"""How far a profile is in each lesson: a lesson that was left goes on where it was (C6.10)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.store.notices import StoreError

if TYPE_CHECKING:
    from scenes.shell.client import Client

MEMORY = "tutorial"  # the lessons that a profile has been through are kept under this name
Place = tuple[str, str]
"""The ids of a chapter and of a step that is to be done in it."""


def is_done(client: Client, title: str) -> bool:
    """Whether the profile has been through the lesson; a guest never has."""
    if client.home.profile is None:
        return False
    try:
        return bool(client.home.store.last_choices(client.home.profile.uid, MEMORY).get(title))
    except StoreError:
        return False


def mark_done(client: Client, title: str) -> None:
    """The profile has been through the lesson."""
    if client.home.profile is None:
        return
    store, uid = client.home.store, client.home.profile.uid

    def write() -> None:
        store.set_last_choices(uid, MEMORY, {**store.last_choices(uid, MEMORY), title: True})

    client.nav.write(write, f"{MEMORY}.done.{title}")


def kept(client: Client, title: str) -> Place | None:
    """Where the profile left the lesson; None where it has none to go on with."""
    if client.home.profile is None:
        return None
    try:
        found = client.home.store.last_choices(client.home.profile.uid, f"{MEMORY}.{title}")
    except StoreError:
        return None
    chapter, step = found.get("chapter"), found.get("step")
    return (chapter, step) if isinstance(chapter, str) and isinstance(step, str) and step else None


class Progress:
    """Writes down how far the learner is, beside the frames; the last of several places last."""

    def __init__(self, client: Client, title: str) -> None:
        self.client, self.title = client, title
        self._place: Place | None = None

    def keep(self, place: Place | None) -> None:
        """The learner is there now; None: at the beginning, or through."""
        profile = self.client.home.profile
        if profile is None or (place == self._place and place is not None):
            return
        self._place = place
        chapter, step = place or ("", "")
        name, choices = f"{MEMORY}.{self.title}", {"chapter": chapter, "step": step}
        self.client.nav.write(partial(self.client.home.store.set_last_choices, profile.uid, name, choices), name)
