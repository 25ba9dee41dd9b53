"""What was done at the place of a record where one stands: who did it by its sign, and the deed in words (C7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent

if TYPE_CHECKING:
    import pygame

    from scenes.replay.deeds import Deed
    from scenes.replay.replay_scene import ReplayScene

SIGN, GAP, EDGE = 28, 8, 8


class StepPlate(Widget):
    """As many lines as there is room for; its tip says all, and is heard. A click shows the place on the board."""

    def __init__(self, parent: WidgetParent, rect: RectLike, scene: ReplayScene) -> None:
        self.scene = scene
        self.deed: Deed | None = None
        super().__init__(parent, rect, name="replay-deed", tip=self._all, spoken=self._all)

    def tell(self, deed: Deed | None) -> None:
        """Another deed from now on; None before the first one."""
        if deed != self.deed:
            self.deed = deed
            self.invalidate()

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """The place of it, again."""
        if button != 1 or self.deed is None or not self.deed.ref:
            return False
        self.scene.point_at(self.deed.ref)
        return True

    def _words(self) -> str:
        """All of it, or as much as there is room for."""
        deed, room = self.deed, self.room
        if deed is None:
            return ""
        whole = self.media.theme.holds(deed.text, *room.size)
        return deed.text if whole else deed.brief

    def _all(self) -> str:
        return "\n".join(filter(None, (self.deed.more, self.deed.text))) if self.deed is not None else ""

    @property
    def room(self) -> pygame.Rect:
        """Where the words stand, beside the sign."""
        room = self.rect.copy()
        room.x, room.width = room.x + SIGN + GAP, room.width - SIGN - GAP - EDGE
        return room

    def lettered(self) -> pygame.Rect | None:
        """The words themselves."""
        return self._block()[1] if self.deed is not None else None

    def _block(self) -> tuple[pygame.Surface, pygame.Rect]:
        room = self.room
        block = self.media.theme.paragraph(self._words(), room.width, 20, theme.BONE, height=room.height)
        return block, block.get_rect(midleft=room.midleft)

    def draw(self, surface: pygame.Surface) -> None:
        """Sign and words."""
        if self.deed is None:
            return
        name = self.scene.title_table.sign(self.deed.seat)
        sign = self.media.sprites.get(name, size=(SIGN, SIGN))
        surface.blit(sign, sign.get_rect(midleft=self.rect.midleft))
        surface.blit(*self._block())
