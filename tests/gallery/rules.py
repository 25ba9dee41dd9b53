"""The rulebook over the menu."""

from __future__ import annotations

from scenes.rules.panel import RulesPanel
from scenes.shell.client import Client
from tests.gallery.profiles import over_menu


def gallery() -> list[tuple[str, object]]:
    """States for the gallery."""
    return [
        ("menu-rules", lambda client: over_menu(client, lambda a: RulesPanel(a, "realigious", "R10.2"))),
        ("menu-rules-page", lambda client: over_menu(client, lambda a: RulesPanel(a, "creed"))),
        ("menu-rules-search", lambda client: over_menu(client, _searching)),
    ]


def _searching(client: Client) -> RulesPanel:
    panel = RulesPanel(client, "creed")
    panel.wanted = "R7.2"
    return panel
