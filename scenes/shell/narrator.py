"""Says what a new scene is about and what the focus has come to (C12.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.shell.navigator import Navigator


class Narrator:
    """Follows the focus of the scene on top; once a frame."""

    def __init__(self, nav: Navigator) -> None:
        self._nav = nav
        self._heard = ""
        self._scene: object = None

    def follow(self) -> None:
        """Says what has changed since the last frame."""
        media, top = self._nav.media, self._nav.stack.top
        if not media.settings.speech:
            return
        if media.speech.failed:
            media.settings.speech = False
            self._nav.toast(media.t("speech.failed", reason=media.speech.failed), "bad")
            return
        if top is None:
            return
        opened = top is not self._scene
        if opened:
            self._scene, self._heard = top, ""
            media.speech.say(top.opening(), cut=True)
        focus = top.ui.focus
        heard = focus.heard() if focus is not None else ""
        if heard != self._heard:
            self._heard = heard
            media.speech.say(heard, cut=not (opened and top.opening()))
