"""The end of the program."""

from __future__ import annotations

from scenes.shell.backdrop import backdrop
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.shutdown import ShutdownScene


def gallery() -> list[tuple[str, object]]:
    """States for the gallery."""

    def ending(client: Client) -> Scene:
        scene = ShutdownScene(client, backdrop(client.media, "menu").copy())
        scene.told = True
        return scene

    return [("ending", ending)]
