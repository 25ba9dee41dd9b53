"""The other side of an invitation (C4.1): the inviter, Accept and Decline, and the seconds that are left."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.people import INVITATION_MS
from game.store.notices import StoreError
from scenes.media import theme
from scenes.menu.community_row import Lamp, state_words
from scenes.shell.dialog import PanelScene
from scenes.shell.progress import ProgressBar
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel

if TYPE_CHECKING:
    from game.people import Invitation
    from scenes.shell.client import Client

GUARD_MS = 400
"""A key within this time was meant for something else."""


class Invited(PanelScene):
    """Closes by itself when the time is over or the invitation is taken back."""

    size = (720, 400)
    heading = "group.invited.title"
    closable = False

    def __init__(self, client: Client, invitation: Invitation) -> None:
        super().__init__(client)
        self.invitation = invitation
        self._open_ms = 0

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Icon, ID, level, what it means, time, answers."""
        who, alone = self.invitation.who, len(self.online.people.group) < 2
        Lamp(panel, (area.x + 8, area.y, 108, 108), who, state_words(self.media, who))
        left, width = area.x + 140, area.width - 148
        NameLabel(panel, (left, area.y - 2, width, 44), who.name, size=28)
        level = self.t("community.level", level=who.level)
        Label(panel, (left, area.y + 40, width, 30), level, size=20, colour=theme.DIM)
        words = self.t("group.invited.text" if alone else "group.invited.leave")
        Label(panel, (left, area.y + 70, width, 64), words, size=20, wrap=True)
        longest = self.t("group.invited.left", n=round(INVITATION_MS / 1000))
        told = self.media.theme.width(longest, 20) + 24
        self.bar = ProgressBar(panel, (area.x + 8, area.y + 148, area.width - 16 - told, 20))
        self.left = Label(
            panel, (area.right - 8 - told, area.y + 136, told, 44), "", size=20, colour=theme.GOLD, align="right"
        )
        y, wide = self.rect.bottom - 104, (area.width - 48) // 3
        answers = (("accept", "good", True), ("decline", "plain", False))
        for i, (name, kind, yes) in enumerate(answers):
            Button(
                panel, (area.x + 8 + i * (wide + 16), y, wide, 64), self.t(f"group.invited.{name}"),
                partial(self._answer, yes), kind=kind, name=name,
            )  # fmt: skip
        Button(
            panel, (area.x + 8 + 2 * (wide + 16), y, wide, 64), self.t("community.block"), self._block, name="block",
            tip=self.t("community.block.tip", name=who.name),
        )  # fmt: skip
        self._count()

    def enter(self) -> None:
        """The focus is on Decline: nobody joins by an Enter that was meant for something else."""
        super().enter()
        self.ui.set_focus(self.ui.find("decline"))

    def update(self, dt: int) -> None:
        """The time runs elsewhere; here it is shown."""
        super().update(dt)
        self._open_ms += dt
        self._count()
        if not any(asked is self.invitation for asked in self.online.people.asked):
            self.close()

    def _count(self) -> None:
        seconds = math.ceil(max(0.0, self.invitation.left_ms) / 1000)
        self.left.text = self.t("group.invited.left", n=seconds)
        self.bar.share = min(1.0, seconds * 1000 / INVITATION_MS)

    def _answer(self, yes: bool) -> None:
        self.online.people.answer(self.invitation.who.uid, yes)
        self.close()

    def _block(self) -> None:
        try:
            self.online.people.mark(self.invitation.who, "blocked")
        except StoreError as error:
            self.nav.tell(error.notice)
        self._answer(False)

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys count once the question has been there to be seen; a click beside it does nothing."""
        if event.type == pygame.KEYDOWN and self._open_ms < GUARD_MS:
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            return True
        return super().handle(event)

    def on_back(self) -> bool:
        """Esc declines."""
        self._answer(False)
        return True

    def opening(self) -> str:
        """The inviter."""
        return f"{self.t(self.heading)}\n{self.invitation.who.name}"
