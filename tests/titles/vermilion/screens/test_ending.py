"""C6.9, C6.14: how a match of Vermilion ends on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from game.core.state import Outcome
from game.store.profiles import Gain
from scenes.table import ending_words
from scenes.table.result_scene import RISE, ResultScene
from scenes.titles.vermilion.top_bar import Phases
from tests.gallery.vermilion_tables import asked, parts, played

if TYPE_CHECKING:
    from scenes.program import Program


@pytest.mark.parametrize(("language", "names", "told"), [
    ("en", ["Nola", "Bot One"], "Nola and Bot One"), ("en", ["Nola", "Ember", "Park"], "Nola, Ember and Park"),
    ("ko", ["하늘지기", "달무리"], "하늘지기와 달무리"), ("ko", ["첫눈", "달무리"], "첫눈과 달무리"),
    ("en", ["Nola"], "Nola"),
])  # fmt: skip
def test_c6_9_who_has_won_together_is_named_together(program: Program, language: str, names: list[str], told: str
                                                     ) -> None:
    program.media.texts.language = language
    assert ending_words.together(program.media, names) == told


def test_c6_14_after_the_end_there_is_no_phase(program: Program) -> None:
    title = parts(asked(program.client, "p", "player_action"))
    phases = next(part for part in title.parts if isinstance(part, Phases))
    over = Outcome(winners=[0], reason="vermilion.won", ranks=[1])
    title.show(replace(title.table.view, phase="breathe", outcome=over))
    assert phases._lines[0] == program.media.t("vermilion.top.over.single_quest")
    assert not any(step.content for step in phases.steps)


def test_c6_9_counts_that_nobody_has_are_left_out(program: Program) -> None:
    match = played(program.client, "p", 3)
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    counts = match.counted(0)
    assert set(scene.counted) == {name for name, n in counts.items() if n} and "lands" not in scene.counted
    lowest = max(widget.rect.bottom for widget in scene.ui.root.each() if widget.rect.bottom < scene.plate.bottom)
    assert lowest <= scene.plate.bottom - 8


def test_c6_9_a_level_stands_clear_of_the_party(program: Program) -> None:
    match = played(program.client, "p", 3)
    match.gains = {0: Gain(xp=150, coins=30, xp_before=0, level_before=1, level=2)}
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    assert [place.bottom for place in scene._rises()] == [32 + RISE[1]]
