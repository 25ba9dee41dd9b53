"""The trait sets of Realigious."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.titles.realigious.content import traits_of
from scenes.shell.client import Client
from scenes.titles.realigious.traits_panel import TITLE, TraitsScene, create
from tests.gallery.profiles import NAMES


def gallery() -> list[tuple[str, Callable[[Client], TraitsScene]]]:
    """The screen of a guest, of a profile with stored sets, and for the waiting room."""
    def profile(client: Client) -> TraitsScene:
        made = client.home.store.create_profile(NAMES[0], "profile/3")
        client.home.choose_profile(made.uid)
        for name, preset in zip(NAMES[1:4], ("religious", "social", "mystic"), strict=True):
            client.home.store.add_trait_slot(made.uid, TITLE, name, list(traits_of(preset, 6)))
        return create(client)

    def edited(client: Client) -> TraitsScene:
        return TraitsScene(client, traits_of("mystic", 7)[:4], 7, lambda _traits: None)

    def over_menu(make: Callable[[Client], TraitsScene], client: Client) -> TraitsScene:
        scene = make(client)
        client.nav.stack.reset(client.nav.make("menu"), animated=False)
        client.nav.stack.push(scene, animated=False)
        return scene

    return [(name, partial(over_menu, make))
            for name, make in (("traits_guest", create), ("traits_profile", profile), ("traits_edit", edited))]
