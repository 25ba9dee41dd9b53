"""R13.36: whom a death makes furious is told before it, and in the log which rule did it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.events import Event
from scenes.titles.vermilion.asking_roll import RollWorth
from scenes.titles.vermilion.board_tips import MOST_ANGERED, tip
from scenes.titles.vermilion.log_lines import told
from scenes.titles.vermilion.words import Words
from tests.gallery.vermilion_tables import asked
from tests.titles.vermilion.play import Play

if TYPE_CHECKING:
    from scenes.program import Program


@pytest.mark.parametrize("many", [1, MOST_ANGERED, MOST_ANGERED + 1])
def test_r13_36_the_plate_of_an_enemy_tells_whom_its_death_makes_furious(program: Program, many: int) -> None:
    play = Play("seria", at=["0,0"])
    play.foe("myomita", "8,4")
    for i in range(many):
        play.foe("kynodon", f"{2 * i},2")
    words = Words(program.media, view=play.session.view(0))
    foes = {foe.kind: foe.unit for foe in reversed(words.view.foes)}
    furious = [foe.unit for foe in words.view.foes if foe.kind == "kynodon"]
    t = program.media.t
    what = t("vermilion.tip.angers.several", n=many) if many > MOST_ANGERED else ", ".join(map(words.unit, furious))
    rows = tip(words, f"unit:{foes['myomita']}").rows()
    assert t("vermilion.tip.angers", what=what, n=1) in rows
    if many == 1:  # none is furious at its own death
        assert t("vermilion.tip.angers", what=what, n=1) not in tip(words, f"unit:{furious[0]}").rows()


@pytest.mark.parametrize(("rule", "threat", "calm", "key"), [
    ("R13.36", 1, 0, ".furious"), ("R5.5", 1, 0, ".threat"), ("R13.33", 0, 2, ".calm"), ("R13.26", 1, 1, ""),
])  # fmt: skip
def test_c6_4a_tokens_are_told_as_what_comes_to_those_held(
    program: Program, rule: str, threat: int, calm: int, key: str
) -> None:
    play = Play("seria", at=["0,0"])
    play.foe("kynodon", "2,2")
    words = Words(program.media, view=play.session.view(0))
    unit = words.view.foes[0].unit
    line = told(Event(0, "tokens", rule, {"unit": unit, "threat": threat, "calm": calm}), words)
    assert line.text == program.media.t(f"vermilion.log.tokens{key}", unit=words.unit(unit), threat=threat, calm=calm)
    assert "+" in line.text


def test_r7_1_thresholds_after_the_roll_say_that_the_dice_alone_count(program: Program) -> None:
    table = asked(program.client, "pb", "suppress", 2)
    shown = [one for one in table.ui.root.each() if isinstance(one, RollWorth)]
    assert shown and all(one.note == program.media.t("vermilion.fill.alone") for one in shown if one.lines)
