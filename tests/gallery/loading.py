"""Prepared states of what is shown while a saved match or a lesson is made."""

from __future__ import annotations

from collections.abc import Callable

from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.table.loading import Loading
from scenes.tutorial.opening import LessonOpening
from tests.gallery.profiles import over_menu
from tests.gallery.realigious_tables import asks, played


class StillLoading(Loading):
    """Plays nothing, and stands still."""

    def __init__(self, client: Client) -> None:
        super().__init__(client, "sample")
        self._told = self._known = "realigious", played(client, "pbb", 2, asks("move")).seats
        self._share = 0.4

    def enter(self) -> None:
        """No thread."""
        Scene.enter(self)


class StillOpening(LessonOpening):
    """Makes nothing, and stands still."""

    def enter(self) -> None:
        """No thread."""
        Scene.enter(self)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """A match that is opened, a lesson that is made."""
    return [
        ("loading-match", lambda client: over_menu(client, StillLoading)),
        ("loading-lesson", lambda client: over_menu(client, lambda _: StillOpening(client, "realigious"))),
    ]
