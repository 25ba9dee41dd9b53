"""What can't be used while the connection is gone (C8.6): nothing that is wished would arrive. A widget says itself
that it `sends`; here the scenes of a room, of its table and of its result are told when that would reach nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.media.canvas import FULL

if TYPE_CHECKING:
    from scenes.lan.talk import Talk
    from scenes.shell.scene import Scene


def rest(scene: Scene, talk: Talk) -> None:
    """In a scene and in all that lies over it, everything that would tell the host something rests while nobody hears
    it, and says why."""
    stack, words = scene.nav.stack.all(), scene.t(talk.silent) if talk.silent else ""
    for one in stack[stack.index(scene):] if scene in stack else [scene]:
        if one.ui.cut != words:
            one.ui.cut = words
            one.ui.invalidate(FULL)
