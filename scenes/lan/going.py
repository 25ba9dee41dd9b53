"""The way to the network (C8): its modules are loaded on a thread when the player goes there, not before."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.store.notices import StoreError
from scenes.shell.work import import_all, nothing

if TYPE_CHECKING:
    from game.net.people import PeopleOnNetwork
    from game.net.protocol import Who
    from scenes.app import App

MODULES = ("game.net.service", "game.net.doctor", "scenes.lan.rooms_panel", "scenes.lan.room")


def prepare(app: App) -> None:
    """The player goes to the network: its modules are loaded, and then others see who plays here (C8.2)."""
    if loaded():
        appear(app)
    else:
        app.work(partial(import_all, MODULES), lambda _: appear(app), nothing)


def loaded() -> bool:
    """Whether the network's modules are there."""
    return all(name in sys.modules for name in MODULES)


def appear(app: App) -> None:
    """C4. From now on the people are those of the network as well; who is in the group stays."""
    from game.people_here import PeopleHere

    before = app.people
    if type(before) is not PeopleHere:
        return
    made = app.network.people(lambda: app.store, lambda: dict.fromkeys(app.playing, ""))
    group = before.group[1:]
    app.people = made
    made.become(before.me)
    try:
        made.refresh()
    except StoreError as error:
        app.tell(error.notice)
    for member in group:  # the profiles of this machine come at once
        made.invite(member.uid)
    made.visible = True


def on_network(app: App, look: bool = True) -> PeopleOnNetwork | None:
    """The people of the network; before the player went there None, or with `look` that is done now."""
    if not loaded() or not app.met:
        return None
    from game.net.people import PeopleOnNetwork

    if look:
        appear(app)
    people = app.people
    return people if isinstance(people, PeopleOnNetwork) else None


def go(app: App, then: Callable[[], None]) -> None:
    """Calls `then` once the network's modules are there."""
    if loaded():
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
    from game.net.people import PeopleOnNetwork
    from game.net.protocol import Who

    people = app.people
    others = people.group[1:] if people.leads else ()
    if isinstance(people, PeopleOnNetwork):
        others = tuple(one for one in others if not people.elsewhere(one.uid))
    return [me(app), *(Who(one.name, one.icon, one.level) for one in others)]
