"""The rulebook over the menu."""

from __future__ import annotations

from scenes.rules.panel import RulesPanel
from scenes.shell.client import Client
from scenes.table.book import opened
from tests.gallery.profiles import over_menu


def gallery() -> list[tuple[str, object]]:
    """States for the gallery."""
    return [
        ("menu-rules", lambda client: over_menu(client, lambda a: _read(a, "realigious", "R10.2"))),
        ("menu-rules-page", lambda client: over_menu(client, lambda a: _read(a, "creed"))),
        ("menu-rules-search", lambda client: over_menu(client, _searching)),
    ]


def _read(client: Client, title: str, place: str = "") -> RulesPanel:
    """A book whose icons have been decoded."""
    for item in opened(title, client.media.texts.language).items:
        if item.icon:
            client.media.sprites.get(item.icon)
    return RulesPanel(client, title, place)


def _searching(client: Client) -> RulesPanel:
    panel = _read(client, "creed", "R8.4")
    panel.wanted = "R8.4"
    return panel
