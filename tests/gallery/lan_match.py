"""Prepared states of the menu's tab of matching for the gallery: nobody is looked for."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

from game.net.queueing import FOUND, WAITING, Standing
from game.people import INVITE, Message
from scenes.lan.match_tab import MATCH
from scenes.menu.main_menu import ROOM, MainMenu
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from tests.gallery.menu_community import crowd, people
from tests.gallery.profiles import with_profile


def on_tab(client: Client, tab: str, state: str = "", **fields: Any) -> MainMenu:
    """The menu with a tab of the network; with a state somebody waits there since twelve seconds."""
    menu = MainMenu(client)
    menu.tab = tab
    if state:
        standing = Standing(state, time.monotonic() - 12.2, **fields)
        menu.matching.queueing = cast("Any", SimpleNamespace(standing=standing, leave=lambda: None))
    return menu


def led(client: Client) -> MainMenu:
    """In the group of somebody who looks for a match."""
    here, leader = people(client), crowd(3)[2]
    here.hear(leader, Message(INVITE))
    here.poll(0)
    here.answer(leader.uid, True)
    here.poll(0)
    menu = on_tab(client, MATCH)
    menu.count = 4  # as the leader has it
    return menu


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """Every state of the tabs of the network."""
    tabs = {
        "room": partial(on_tab, tab=ROOM),
        "match": partial(on_tab, tab=MATCH),
        "match-waiting": partial(on_tab, tab=MATCH, state=WAITING, waiting=2),
        "match-lonely": partial(on_tab, tab=MATCH, state=WAITING, waiting=1, lonely=True),
        "match-trouble": partial(on_tab, tab=MATCH, state=WAITING, waiting=1, key="net.finding.no_network"),
        "match-found": partial(on_tab, tab=MATCH, state=FOUND, waiting=2),
    }
    found = [(f"menu-main-{name}", partial(with_profile, maker=maker)) for name, maker in tabs.items()]
    return [*found, ("menu-main-match-led", led)]
