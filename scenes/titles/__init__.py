"""Per-game screens. `PANELS` names what a game adds to the menus; modules are imported when a panel is
opened.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.shell.stack import Scene

# (title, panel) -> "module:function"; the function takes the app and returns a scene
PANELS: dict[tuple[str, str], str] = {
    ("realigious", "traits"): "scenes.titles.realigious.traits_panel:create",
}


def has_panel(title: str, panel: str) -> bool:
    """Whether a game has a panel of this name in this program."""
    target = PANELS.get((title, panel))
    if target is None:
        return False
    try:
        return find_spec(target.partition(":")[0]) is not None
    except ModuleNotFoundError:
        return False


def make_panel(app: App, title: str, panel: str) -> Scene:
    """The panel's scene. Raises KeyError when the game has none of this name."""
    module, _, function = PANELS[(title, panel)].partition(":")
    scene: Scene = getattr(import_module(module), function)(app)
    return scene
