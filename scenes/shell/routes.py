"""Scenes and panels by name, so that packages open each other without importing each other.

A route names a module and the function in it that makes the scene: `function(client, **arguments) -> Scene`.
Modules are imported when they are first opened, which keeps them out of the first frame.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.shell.screen import Screen

ROUTES: dict[str, str] = {
    "menu": "scenes.menu.main_menu:create",  # (title) the game that it shows
    "first_start": "scenes.menu.profile_form:create",  # ()
    "profiles": "scenes.menu.profiles_panel:create",  # ()
    "options": "scenes.menu.options_panel:create",  # ()
    "shop": "scenes.menu.shop_panel:create",  # ()
    "community": "scenes.menu.community_panel:create",  # ()
    "saves": "scenes.menu.saves_panel:create",  # ()
    "replays": "scenes.menu.replays_panel:create",  # (chosen)
    "import": "scenes.menu.import_panel:create",  # ()
    "rules": "scenes.rules.panel:create",  # (title, place)
    "credits": "scenes.menu.credits_panel:create",  # ()
    "room": "scenes.room.room_scene:create",  # (title, count)
    "lan_room": "scenes.lan.room:create",  # (link), once `link.client.room` is known
    "lan_rooms": "scenes.lan.rooms_panel:create",  # (title, count) what a room of one's own begins with
    "lan_open": "scenes.lan.open_panel:create",  # (title, count)
    "table": "scenes.table.opening:create",  # (match_id) continues a saved match, (match) shows a running one
    "lan_table": "scenes.lan.opening:create",  # (match)
    "lan_back": "scenes.lan.link_back:create",  # (match_id) opens the room of a match that was hosted here again
    "result": "scenes.table.result_scene:create",  # (match)
    "replay": "scenes.replay.replay_scene:create",  # (replay_id)
    "replay_result": "scenes.replay.result:create",  # (replay_id)
    "report": "scenes.table.report_panel:create",  # (match)
    "tutorial": "scenes.tutorial.opening:create",  # (title)
    "work": "scenes.shell.progress:create",  # (work, words, can_cancel)
}


def register(name: str, target: str) -> None:
    """Adds or replaces a route: "package.module:function"."""
    ROUTES[name] = target


def available(name: str) -> bool:
    """Whether the route's module is part of this program (it is not imported)."""
    target = ROUTES.get(name)
    if target is None:
        return False
    try:
        return find_spec(target.partition(":")[0]) is not None
    except ModuleNotFoundError:
        return False


def is_of(name: str, scene: object) -> bool:
    """Whether a scene is that of a route."""
    return type(scene).__module__ == ROUTES[name].partition(":")[0]


def make(client: object, name: str, /, **arguments: Any) -> Screen:
    """The scene of a route, for the client. Raises KeyError for an unknown name."""
    module, _, function = ROUTES[name].partition(":")
    scene: Screen = getattr(import_module(module), function)(client, **arguments)
    return scene
