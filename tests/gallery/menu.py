"""The panels of the menu (C3, C4): record, replays, saves, options, profiles, credits, the menu itself."""

from __future__ import annotations

from typing import Any

from scenes.menu.credits_panel import CreditsPanel
from scenes.menu.import_panel import ImportPanel
from scenes.menu.main_menu import MainMenu
from scenes.menu.options_panel import PAGES, OptionsPanel
from scenes.menu.profile_fields import ICONS
from scenes.menu.profile_form import FirstStart, ProfileForm
from scenes.menu.profiles_panel import ProfilesPanel
from scenes.menu.replays_panel import ReplaysPanel
from scenes.menu.saves_panel import SavesPanel
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from tests.gallery.menu_stored import stored
from tests.gallery.profiles import NAMES, over_menu, record, refused, with_group, with_profile


def main() -> list[tuple[str, object]]:
    """The menu itself."""
    return [
        ("menu-main", lambda client: with_profile(client, MainMenu)),
        ("menu-main-notices", lambda client: with_profile(client, _noticed)),
        ("menu-main-group", lambda client: with_group(client, MainMenu)),
    ]


def _noticed(client: Client) -> Scene:
    """A match has been left, and a save put away."""
    t = client.media.t
    menu = MainMenu(client)
    client.nav.stack.reset(menu, animated=False)
    client.nav.toast(t("saves.deleted"), "good", t("widget.undo"))
    client.nav.toast(t("table.left"), "good")
    return menu


def records() -> list[tuple[str, object]]:
    """The record of a profile."""
    return [
        ("record-overview", record),
        ("record-realigious", lambda client: record(client, "realigious")),
        ("record-creed", lambda client: record(client, "creed")),
        ("record-matches", lambda client: record(client, page="matches")),
        ("record-one", lambda client: record(client, count=1)),
        ("record-one-realigious", lambda client: record(client, "realigious", count=1)),
        ("record-empty", lambda client: record(client, newcomer=True)),
    ]


def replays() -> list[tuple[str, object]]:
    """The browser of replays, and what is brought in."""
    def empty(client: Client) -> Scene:
        client.nav.stack.reset(with_profile(client, MainMenu), animated=False)
        panel = ReplaysPanel(client)
        client.nav.stack.push(panel, animated=False)
        return panel

    def verified(client: Client) -> Scene:
        panel = stored(client, ReplaysPanel)
        entry = panel.entry
        if entry is not None:
            panel.verify(entry)
            for work in client.nav.works:
                work.join()
        return panel

    return [
        ("menu-replays", lambda client: stored(client, ReplaysPanel)),
        ("menu-replays-empty", empty),
        ("menu-replays-verified", verified),
        ("menu-replays-import", lambda client: over_menu(client, ImportPanel)),
    ]


def saves() -> list[tuple[str, object]]:
    """The browser of saves."""
    def empty(client: Client) -> SavesPanel:
        client.nav.stack.reset(with_profile(client, MainMenu), animated=False)
        panel = SavesPanel(client)
        client.nav.stack.push(panel, animated=False)
        return panel

    def with_refused(client: Client) -> Screen:
        made = refused(client)
        panel = over_menu(client, SavesPanel)
        for match_id in made:
            client.home.saves.delete(match_id)  # other pictures show none of them
        return panel

    return [
        ("menu-saves-empty", empty), ("menu-saves", lambda client: stored(client, SavesPanel)),
        ("menu-saves-refused", with_refused),
    ]  # fmt: skip


def options() -> list[tuple[str, object]]:
    """Every page of the options."""
    def page(name: str) -> Any:
        return lambda client: over_menu(client, lambda a: OptionsPanel(a, name))

    return [(f"menu-options-{name}", page(name)) for name in PAGES]


def profiles() -> list[tuple[str, object]]:
    """The profiles of this machine."""
    def away(client: Client) -> Scene:
        panel = over_menu(client, ProfilesPanel)
        assert isinstance(panel, ProfilesPanel)
        for profile in panel.profiles[-2:]:
            client.home.store.put_away(profile.uid)
        panel.rebuild()
        panel._fold()
        return panel

    return [("menu-profiles", lambda client: over_menu(client, ProfilesPanel)), ("menu-profiles-away", away)]


def forms() -> list[tuple[str, object]]:
    """The first start, and a new profile."""
    def wrong(client: Client) -> Scene:
        scene = FirstStart(client)
        scene.typed = NAMES[0].replace(NAMES[0][1], " ")
        scene.icon = ICONS[6]
        return scene

    return [
        ("menu-first-start", FirstStart),
        ("menu-first-start-wrong", wrong),
        ("menu-profile-new", lambda client: over_menu(client, lambda a: ProfileForm(a, None, lambda _: None))),
    ]


def thanks() -> list[tuple[str, object]]:
    """The credits."""
    return [("menu-credits", lambda client: over_menu(client, CreditsPanel))]


def gallery() -> list[tuple[str, object]]:
    """States for the gallery."""
    return [*main(), *records(), *replays(), *saves(), *options(), *profiles(), *forms(), *thanks()]
