"""Words that grow old where they stand: "3 minutes ago" is told anew while a page is open (C2.2, C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.shell.scene import Scene
    from scenes.widgets.base import RectLike, WidgetParent

EVERY_MS = 5000


class AgoLabel(Label):
    """`told` makes the words as they are now."""

    def __init__(self, parent: WidgetParent, rect: RectLike, told: Callable[[], str], **looks: Any) -> None:
        self._told = told
        super().__init__(parent, rect, told(), **looks)

    def look_again(self) -> None:
        """The words of now."""
        self.text = self._told()
        if isinstance(self.tip, str) and self.tip:
            self.tip = self.text


class AgoClock:
    """Tells the labels of a scene now and then that time has passed; the scene's `update` calls it."""

    def __init__(self, scene: Scene) -> None:
        self._scene, self._passed = scene, 0

    def update(self, dt: int) -> None:
        """`dt` ms have passed."""
        self._passed += dt
        if self._passed < EVERY_MS:
            return
        self._passed = 0
        for widget in self._scene.ui.root.each():
            if isinstance(widget, AgoLabel):
                widget.look_again()
