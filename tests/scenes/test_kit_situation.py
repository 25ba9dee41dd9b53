"""C6.3: the shell of the situation panel."""

from __future__ import annotations

import pytest

from scenes.kit.situation import SituationShell
from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.widgets.base import Widget
from scenes.widgets.button import Button


@pytest.mark.parametrize("made_anew", [False, True])
def test_c6_3_the_keyboard_goes_back_to_what_is_there(program: Program, made_anew: bool) -> None:
    scene = Scene(program.client)
    program.nav.stack.reset(scene, animated=False)
    before = Button(scene, (0, 0, 100, 40), "a", name="before")
    panel = SituationShell(scene, (200, 100, 900, 600))
    panel.frame = panel.frame._replace(slides=False)
    scene.ui.set_focus(before, keyboard=True)
    panel.open()
    assert scene.ui.focus is not before
    scene.ui.root.remove(before)
    now: Widget | None = Button(scene, (0, 0, 100, 40), "a", name="before") if made_anew else None
    panel.close()
    assert scene.ui.focus is now


def test_c6_3_the_keyboard_goes_back_to_where_it_was(program: Program) -> None:
    scene = Scene(program.client)
    program.nav.stack.reset(scene, animated=False)
    Button(scene, (0, 100, 100, 40), "a", name="other")
    before = Button(scene, (0, 0, 100, 40), "b", name="before")
    panel = SituationShell(scene, (200, 100, 900, 600))
    panel.frame = panel.frame._replace(slides=False)
    scene.ui.set_focus(before, keyboard=True)
    panel.open()
    panel.close()
    assert scene.ui.focus is before
