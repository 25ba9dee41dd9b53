"""The panel that writes a bug report."""

from __future__ import annotations

from game.match.whole import WholeMatch
from scenes.shell.client import Client
from scenes.table.report_panel import ReportPanel
from scenes.table.table_scene import TableScene
from tests.gallery import creed_tables as creed
from tests.gallery.realigious_tables import asks, played


def gallery() -> list[tuple[str, object]]:
    """States for the gallery."""
    def ended(client: Client) -> ReportPanel:
        match = played(client, "pg", 12)
        client.nav.stack.reset(TableScene(client, match), animated=False)
        return over(client, match)

    def over(client: Client, match: WholeMatch) -> ReportPanel:
        panel = ReportPanel(client, match)
        client.nav.stack.push(panel, animated=False)
        return panel

    def said(client: Client) -> ReportPanel:
        match = played(client, "pbb", 3, asks("move"))
        client.nav.stack.reset(TableScene(client, match), animated=False)
        panel = over(client, match)
        panel.entry.text = panel.said = f"{match.name(0)}: R6.2?"
        panel._preview()
        return panel

    def written(client: Client) -> ReportPanel:
        match = creed.played(client, "pb", 3, creed.asks("team_turn", 0, 3))
        creed.table(client, match)
        panel = over(client, match)
        panel.write()
        return panel

    return [
        ("report", said), ("report-written", written),
        ("report-ended", ended),
    ]  # fmt: skip
