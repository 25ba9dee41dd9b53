"""The end of the program, over what was seen last."""

from __future__ import annotations

from scenes.menu.main_menu import MainMenu
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.shutdown import ShutdownScene
from tests.gallery.profiles import with_profile


def gallery() -> list[tuple[str, object]]:
    """States for the gallery."""

    def ending(client: Client) -> Scene:
        menu = with_profile(client, MainMenu)
        client.nav.stack.reset(menu, animated=False)
        client.nav.update(50)
        client.nav.stack.paint()
        scene = ShutdownScene(client, client.nav.stack.picture().copy())
        scene.told = True
        return scene

    return [("ending", ending)]
