"""C6.4, C6.15: an attack that could be aimed at several things is offered by its targets, with what comes of each."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from scenes.program import Program
from scenes.table.pick_menu import PickMenu
from tests.gallery.creed_tables import parts, played
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import in_turn, opened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from scenes.table.match import Match

pytestmark = pytest.mark.slow


def of_several(options: Sequence[Option], verb: str) -> list[Option]:
    """The attacks of the first unit that could aim this one at more than one thing."""
    units = Counter(option.refs[0] for option in options if option.verb == verb)
    unit = next((unit for unit, n in units.items() if n > 1), "")
    return [option for option in options if option.verb == verb and option.refs[0] == unit]


@pytest.mark.parametrize("verb", ["field_attack", "siege_attack"])
def test_c6_15_each_of_several_attacks_of_a_unit_names_its_target_and_what_comes_of_it(
    program: Program, drive: Driver, verb: str
) -> None:
    def wanted(_match: Match, questions: Sequence[Question]) -> bool:
        return any(q.seat == 0 and q.text == "team_turn" and of_several(q.options(), verb) for q in questions)

    table = opened(program, drive, played(program.client, "pb", 1, wanted, ("noctre", "tarvok")))
    options = of_several(table.options(), verb)
    table.pick(options)
    menu, question = program.nav.stack.top, table.asked
    assert isinstance(menu, PickMenu) and question is not None
    faces = [table.title_table.face(question, option) for option in options]
    assert len({face.text for face in faces}) == len(options) > 1
    for face, option in zip(faces, options, strict=True):
        unit = parts(table).words.unit_at(option.refs[-1].partition(":")[2]) if verb == "field_attack" else None
        assert unit is None or parts(table).words.unit(unit.unit) in face.text
        assert face.note.count("\n") == 1 and face.tone


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c1_2_the_menu_of_attacks_leaves_the_prompt_in_sight_that_says_whose_they_are(
    program: Program, drive: Driver, language: str
) -> None:
    program.client.set_language(language)
    table = in_turn(program, drive, seed=11)
    options = of_several(table.options(), "field_attack")
    table.pick(options)
    menu = program.nav.stack.top
    assert isinstance(menu, PickMenu) and options and not menu.rect.colliderect(table.prompt.rect)
