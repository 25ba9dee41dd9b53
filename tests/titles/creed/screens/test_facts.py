"""R4.7, R10.2, R10.3 in Creed's top bar: what holds now is told in words that all have room."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from scenes.kit import layout
from scenes.titles.creed.top_bar import Chips
from scenes.titles.creed.words import Words
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.scenes.looks import new_program
from tests.scenes.real_frames import TELLING


@pytest.mark.parametrize("gone", [(), (0,), (2,), (0, 2)])
@pytest.mark.parametrize(("language", "scale"), [("ko", 100), ("en", 100), ("ko", 130), ("en", 130)])
@pytest.mark.parametrize("number", [1, 5])
def test_c10_3_all_that_holds_now_can_be_read_at_once(
    tmp_path: Path, gone: tuple[int, ...], language: str, scale: int, number: int
) -> None:
    program = new_program(tmp_path, language, scale, TELLING)
    faults: list[tuple[str, str]] = []
    program.media.theme.on_fault = lambda kind, words: faults.append((kind, words))
    shown = sample_view(4, 0)
    seats = tuple(replace(seat, king=seat.seat not in gone, commander=seat.seat not in gone) for seat in shown.seats)
    view = replace(shown, seats=seats, round=number, ban=number == 1, quiet=0 if number == 1 else 3, first=0)
    scene = BoardScene(program.client, view)
    program.nav.stack.reset(scene, animated=False)
    row = Chips(scene.ui.root, layout.STATES, Words(program.media, view=view))
    row.show(view)
    row.draw(program.nav.stack.painted())
    assert not faults
    assert sum(fact.icon == "creed/king" for fact in row.content) == bool(gone)
    assert all(layout.STATES.contains(plate.rect) for plate in row.children)
    program.shut()
