"""C1.2a: what can be clicked is large enough for a finger."""

from __future__ import annotations

import pytest

from scenes.program import Program


@pytest.mark.slow
def test_c1_2a_targets_are_at_least_44_px(program: Program) -> None:
    from scenes.table.result_scene import ResultScene
    from scenes.table.table_scene import TableScene
    from tests.gallery.painting import collect, picture_of

    for name, maker in collect("menu"):
        picture_of(program, maker, 50)
        assert program.nav.stack.top is not None
        if isinstance(program.nav.stack.top, TableScene | ResultScene):
            continue  # the shop's goods in use; small signs of a table are told by the things beside them
        for widget in program.nav.stack.top.ui.focusables():
            assert min(widget.rect.size) >= 44, f"{name}: {widget.name} {widget.rect}"
            assert widget.spoken(), f"{name}: {widget.name} says nothing"
