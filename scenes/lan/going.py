"""The way to the network (C8): its modules are loaded on a thread when the player goes there, not before."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scenes.work import import_all

if TYPE_CHECKING:
    from game.net.protocol import Who
    from scenes.app import App

MODULES = ("game.net.service", "game.net.doctor", "scenes.lan.rooms_panel", "scenes.lan.room")


def prepare(app: App) -> None:
    """The network is likely to be wanted soon."""
    if MODULES[-1] not in sys.modules:
        app.load_ahead(*MODULES)


def go(app: App, then: Callable[[], None]) -> None:
    """Calls `then` once the network's modules are there."""
    if all(name in sys.modules for name in MODULES):
        then()
    else:
        app.work(partial(import_all, MODULES), lambda _: then(), words="lan.going")


def me(app: App) -> Who:
    """Who plays here, as others see them."""
    from game.net.protocol import Who

    profile = app.profile
    if profile is None:
        return Who(app.t("profile.guest"))
    return Who(profile.name, profile.icon, profile.level, dict(app.store.shop.wardrobe(profile.uid).used))


def persons(app: App) -> list[Who]:
    """C3.5. Who plays here, with the members of the group who have their profile at this computer."""
    from game.net.protocol import Who
    from game.people_here import PeopleHere

    people = app.people
    others = people.group[1:] if isinstance(people, PeopleHere) and people.leads else ()
    return [me(app), *(Who(one.name, one.icon, one.level) for one in others)]
