"""The end of the program: what is still being written comes to its end in sight, and not for ever (C1.4, C6.12)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.callbacks import ignore
from scenes.media import theme
from scenes.shell.progress import ProgressBar, scrim
from scenes.shell.scene import Scene
from scenes.shell.work import SHOW_AFTER_MS
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel

if TYPE_CHECKING:
    from game.net.service import Service
    from scenes.shell.client import Client
    from scenes.shell.work import Work

PATIENCE_MS = 10_000
STEP_MS = 20


class ShutdownScene(Scene):
    """What was seen last; after a moment it tells what is waited for."""

    def __init__(self, client: Client, picture: pygame.Surface) -> None:
        super().__init__(client)
        self.picture = picture
        self.rect = pygame.Rect(0, 0, 640, 168)
        self.rect.center = (960, 540)
        self.told = False

    def build(self) -> None:
        """Words and a bar."""
        if not self.told:
            return
        panel = Panel(self, self.rect, kind="panel_brass")
        inner = self.rect.inflate(-96, -72)
        Label(panel, (inner.x, inner.y - 4, inner.width, 40), self.t("work.ending"), size=theme.BUTTON, bold=True,
              align="center")  # fmt: skip
        ProgressBar(panel, (inner.x, inner.y + 52, inner.width, 28), None)

    def tell(self) -> None:
        """Shows the words."""
        self.told = True
        self.rebuild()

    def draw_back(self, surface: pygame.Surface) -> None:
        """The last picture, darkened with the words."""
        surface.blit(self.picture, (0, 0))
        if self.told:
            surface.blit(scrim(self.media), (0, 0))


def shut_down(client: Client) -> None:
    """Leaves every scene, ends the network, writes the settings, and waits for work that must not be broken off."""
    scene = ShutdownScene(client, client.nav.stack.picture())
    client.nav.stack.reset(scene, animated=False)
    client.home.save_settings()
    network = client.online.service
    if network is not None:
        if client.online.people_known:
            client.online.people.close()  # the group hears of it while there is a network
        client.nav.work(partial(_end, network), ignore, ignore, lasting=True)
    waited = 0
    clock = pygame.time.Clock()
    while client.nav.poll_works() and waited < PATIENCE_MS:
        pygame.event.pump()
        waited += clock.tick(1000 // STEP_MS)
        if waited >= SHOW_AFTER_MS and not scene.told:
            scene.tell()
        client.nav.stack.update(STEP_MS)
        client.nav.stack.paint()


def _end(network: Service, _work: Work[None]) -> None:
    network.close()
