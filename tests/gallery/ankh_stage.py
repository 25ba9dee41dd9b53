"""Ankh's conflict over the board, its situation panel and its inspector, as matches by lot lead there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.titles.ankh.situation import TABS
from tests.gallery.ankh_tables import asked, parts

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.shell.client import Client
    from scenes.shell.screen import Screen
    from scenes.table.table_scene import TableScene

FIVE = ("thoth", "set_god", "bastet", "anubis", "osiris")


def _situation(client: Client, tab: str, kinds: str, after: int) -> Screen:
    scene: TableScene = asked(client, kinds, "choose_action", after)
    parts(scene).situation.open(tab)
    return scene


def _page(client: Client, ref: str, kinds: str = "pbb") -> Screen:
    scene: TableScene = asked(client, kinds, "choose_action", 8)
    parts(scene).inspect(ref)
    return scene


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    found: list[tuple[str, Callable[[Client], Screen]]] = [
        (f"ankh-stage-{text}-{len(kinds)}", partial(asked, kinds=kinds, text=text, after=after, gods=gods))
        for text, kinds, after, gods in (
            ("battle_card", "pbbbb", 7, FIVE), ("battle_card", "pbb", 3, FIVE), ("plague_bid", "pbbbb", 3, FIVE),
            ("thoth_guess", "pbbbb", 3, FIVE), ("obelisk_move", "pbb", 3, FIVE), ("horus_eyes", "pbb", 3, (
                "horus", "ra", "isis")), ("osiris_portal", "pb", 3, ("osiris", "ra")),
        )
    ]  # fmt: skip
    found += [(f"ankh-situation-{tab}-{len(kinds)}", partial(_situation, tab=tab, kinds=kinds, after=after))
              for tab in TABS for kinds, after in (("pb", 6), ("pbbbb", 8))]  # fmt: skip
    found += [(f"ankh-page-{ref.partition(':')[0]}", partial(_page, ref=ref))
              for ref in ("god:0", "region:2", "card:drought", "power:glorious", "guardian:apep", "figure:0", "track:")]
    return found
