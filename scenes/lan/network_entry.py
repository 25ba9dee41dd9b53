"""The way to the network (C8): its modules are loaded on a thread when the player goes there, not before."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.core.callbacks import ignore
from game.store.notices import StoreError
from scenes.shell.work import import_all

if TYPE_CHECKING:
    from game.net.people import PeopleOnNetwork
    from game.net.protocol import Who
    from scenes.shell.client import Client

MODULES = ("game.net.service", "game.net.doctor", "scenes.lan.rooms_panel", "scenes.lan.room")


def go_online(client: Client) -> None:
    """The player goes to the network: its modules are loaded, and then others see who plays here (C8.2)."""
    if loaded():
        appear(client)
    else:
        client.nav.work(partial(import_all, MODULES), lambda _: appear(client), ignore)


def loaded() -> bool:
    """Whether the network's modules are there."""
    return all(name in sys.modules for name in MODULES)


def appear(client: Client) -> None:
    """C4. From now on the people are those of the network as well; the members of the group stay."""
    from game.people_here import PeopleHere

    before = client.online.people
    if type(before) is not PeopleHere:
        return
    tell_of_firewall(client)
    made = client.online.network.people(lambda: client.home.store, lambda: dict.fromkeys(client.online.playing, ""))
    group = before.group[1:]
    client.online.people = made
    made.become(before.me)
    try:
        made.refresh()
    except StoreError as error:
        client.nav.tell(error.notice)
    for member in group:  # the profiles of this machine come at once
        made.invite(member.uid)
    made.visible = True


def tell_of_firewall(client: Client) -> None:
    """Windows asks as soon as something listens, and a cancelled question blocks the program: that is told before."""
    from game.net.identity import is_known

    if sys.platform == "win32" and not is_known(client.home.data):
        client.nav.toast(client.media.t("lan.firewall.first"))


def on_network(client: Client, look: bool = True) -> PeopleOnNetwork | None:
    """The people of the network; before the player went there None, or with `look` that is done now."""
    if not loaded() or not client.online.people_known:
        return None
    from game.net.people import PeopleOnNetwork

    if look:
        appear(client)
    people = client.online.people
    return people if isinstance(people, PeopleOnNetwork) else None


def when_loaded(client: Client, then: Callable[[], None]) -> None:
    """Calls `then` once the network's modules are there."""
    if loaded():
        then()
    else:
        client.nav.work(partial(import_all, MODULES), lambda _: then(), words="lan.going")


def me(client: Client) -> Who:
    """The player at this computer, as others see them."""
    from game.net.protocol import Who

    profile = client.home.profile
    if profile is None:
        return Who(client.media.t("profile.guest"))
    return Who(profile.name, profile.icon, profile.level, dict(client.home.store.shop.wardrobe(profile.uid).used))


def persons(client: Client) -> list[Who]:
    """C3.5. The player at this computer, with the members of the group who have their profile at this computer."""
    from game.net.people import PeopleOnNetwork
    from game.net.protocol import Who

    people = client.online.people
    others = people.group[1:] if people.leads else ()
    if isinstance(people, PeopleOnNetwork):
        others = tuple(one for one in others if not people.elsewhere(one.uid))
    return [me(client), *(Who(one.name, one.icon, one.level) for one in others)]
