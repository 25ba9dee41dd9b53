"""Prepared states of the community panel, the invitation and the group, as they are with many players around."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.people import ACCEPT, AWAY, BLOCKED, BUSY, DECLINE, FREE, GROUP, INVITE, Message, People, Person
from game.store.known import Mark
from scenes.menu.community_panel import CommunityPanel
from scenes.menu.main_menu import MainMenu
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from tests.gallery.profiles import GONE, OTHERS, SOMEBODY, profiles

PLAYING = {1: "creed", 4: "realigious", 8: ""}
WAITING = (2, 5, 6, 7)
"""The people who look for a match."""


class SamplePeople(People):
    """Nobody answers; what arrives is said by the sample."""

    def send(self, to: Person, message: Message) -> None:
        """Nobody hears it."""

    def refresh(self) -> None:
        """The people who are there stay."""

    def announce(self) -> None:
        """Nobody hears it."""

    def close(self) -> None:
        """Nothing runs."""


def crowd(count: int) -> list[Person]:
    """Players of every state."""
    names = [*OTHERS, *(SOMEBODY.format(i=i) for i in range(len(OTHERS), count))]
    return [
        Person(f"sample{i}", name, f"profile/{i % 16}", 1 + i % 6, BUSY if i in PLAYING else FREE, PLAYING.get(i, ""),
               "realigious" if i in WAITING else "", 4 if i in WAITING else 0)
        for i, name in enumerate(names[:count])
    ]


def people(client: Client, count: int = 40) -> SamplePeople:
    """A network of sample players beside the sample profile."""
    profiles(client)
    made = SamplePeople(lambda: client.home.store.known)
    client.online.people = made
    seen = crowd(count)
    made.feed(seen)
    client.online.people.poll(0)
    marks: list[tuple[int, Mark]] = [(3, "friend"), (4, "friend"), (9, "blocked"), (11, "friend")]
    for index, mark in marks:
        made.mark(seen[index], mark)
    made.mark(Person("sample-gone", GONE, "profile/9", 4, AWAY), "friend")
    return made


def over(client: Client, panel: Scene) -> Scene:
    """A panel over the menu."""
    client.nav.stack.reset(MainMenu(client), animated=False)
    client.nav.stack.push(panel, animated=False)
    return panel


def community(client: Client, count: int = 40, which: str = "all", wanted: str = "") -> Scene:
    """Invitations of every outcome, long IDs, friends."""
    here = people(client, count)
    for index in (0, 3, 7):
        here.invite(f"sample{index}")
    for index, kind in ((3, ACCEPT), (7, DECLINE)):
        here.hear(crowd(12)[index], Message(kind))
    here.poll(3000)
    panel = CommunityPanel(client)
    panel.which, panel.wanted = which, wanted
    over(client, panel)
    client.nav.stack.toasts.clear()
    return panel


def alone(client: Client) -> Scene:
    """Nobody else on this machine."""
    profiles(client)
    return over(client, CommunityPanel(client))


def invited(client: Client) -> Scene:
    """Somebody with a long ID asks."""
    here = people(client)
    here.hear(crowd(2)[0], Message(INVITE))
    here.poll(0)
    here.poll(9_000)
    menu = MainMenu(client)
    client.nav.stack.reset(menu, animated=False)
    return menu


def member(client: Client, leads: bool) -> Scene:
    """A group of four with long IDs: the own player leads it, or another one does."""
    here, others = people(client), crowd(3)
    if leads:
        for other in others:
            here.invite(other.uid)
            here.hear(other, Message(ACCEPT))
        here.feed([p for p in crowd(40) if p.uid != "sample2"])
    else:
        here.hear(others[0], Message(INVITE))
        here.poll(0)
        here.answer(others[0].uid, True)
        me = here.me
        here.hear(others[0], Message(GROUP, (others[0], others[1], *([me] if me is not None else []))))
    here.poll(0)
    return MainMenu(client)


def gallery() -> Sequence[tuple[str, Callable[[Client], Screen]]]:
    """For the gallery."""
    return [
        ("menu-community-alone", alone),
        ("menu-community", community),
        ("menu-community-search", partial(community, wanted="zz")),
        ("menu-community-friends", partial(community, which="friends")),
        ("menu-community-blocked", partial(community, which=BLOCKED)),
        ("menu-community-500", partial(community, count=500)),
        ("menu-invited", invited),
        ("menu-group-leads", partial(member, leads=True)),
        ("menu-group-member", partial(member, leads=False)),
    ]
