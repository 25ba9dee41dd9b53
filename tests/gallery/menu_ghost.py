"""The menu with a match behind it, for the gallery, tests and measurements."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import game
from game.bots.match import bot_seats
from game.bots.play import choose
from game.core.session import Session
from scenes.menu.ghost_match import GhostMatch
from scenes.menu.ghost_table import GhostTable
from scenes.menu.main_menu import MainMenu
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from tests.gallery.profiles import profiles

SEED = 5


class Quick:
    """A thinker that answers at once."""

    def __init__(self) -> None:
        self.key: str | None = None

    def ask(self, session: Session, seat: int, level: str, seed: int, wishes: object = None) -> None:
        """Chooses."""
        self.key = choose(session, seat, level, seed)

    def poll(self) -> str | None:
        """The key, once."""
        key, self.key = self.key, None
        return key

    def gave_up(self) -> bool:
        """Nothing was given up."""
        return False

    def cancel(self) -> None:
        """Forgets it."""
        self.key = None

    def close(self) -> None:
        """Nothing runs."""


def opened(title: str, players: int) -> GhostMatch:
    """A match whose opening has been played."""
    session = game.new_session(title, bot_seats(title, players, SEED), {}, SEED)
    match = GhostMatch(session, Quick)
    while not match.opened:
        match.update(0)
    return match


def haunted(client: Client, title: str, players: int = 2) -> MainMenu:
    """The menu with a table of the game behind it."""
    profiles(client)
    menu = MainMenu(client)
    menu.title, menu.count = title, players
    client.nav.stack.reset(menu, animated=False)
    menu.ghost = GhostTable(menu)
    menu.ghost.show(opened(title, players), (title, players))
    if menu.ghost.stage is not None:
        menu.ghost.stage.jump()
    menu.rebuild()
    return menu


def asking(client: Client) -> Scene:
    """Somebody wants to sit down."""
    menu = haunted(client, "creed")
    if menu.ghost is not None:
        menu.ghost.ask()
    return menu


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """For the gallery."""
    return [
        ("menu-ghost-realigious", partial(haunted, title="realigious")),
        ("menu-ghost-realigious-4", partial(haunted, title="realigious", players=4)),
        ("menu-ghost-creed", partial(haunted, title="creed")),
        ("menu-ghost-creed-4", partial(haunted, title="creed", players=4)),
        ("menu-ghost-ask", asking),
    ]
