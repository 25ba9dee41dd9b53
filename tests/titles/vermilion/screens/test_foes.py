"""Section 10: what an enemy is about to do and how hard it strikes is told beside the board, however many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from game.titles.vermilion.content import ENEMIES
from scenes.titles.vermilion.foes import FoeStrip, signs_of
from tests.gallery.vermilion_tables import parts, strip

if TYPE_CHECKING:
    from scenes.program import Program

WANTED = {3: {"_action", "_steps"}, 5: {"_action", "_signs"}, 6: {"_action", "_signs"}, 8: {"_plan"}}


def strip_of(program: Program, count: int) -> FoeStrip:
    """The strip beside so many enemies."""
    return next(part for part in parts(strip(program.client, count)).parts if isinstance(part, FoeStrip))


@pytest.mark.parametrize("count", WANTED)
def test_section_10_every_plan_is_named_with_its_damage(program: Program, count: int) -> None:
    rows = strip_of(program, count).rows
    assert len(rows) == count
    for row in rows[1:]:
        assert row.content is not None
        lines = {line.__name__ for line in row._lines(row.content)}
        assert lines >= WANTED[count]


def test_section_10_signs_tell_steps_keywords_and_damage(program: Program) -> None:
    told = {row.content.action: signs_of(row.content) for row in strip_of(program, 8).rows if row.content is not None}
    assert [(sign.figure, sign.strikes) for sign in told["wallbreak"]] == [
        ("3", False), ("3", True), ("2", False), ("2", False)]  # fmt: skip
    assert [sign.figure for sign in told["miasma"] if sign.strikes] == ["2"]
    assert told["execution"][-1].figure == ""


def test_section_10_every_sign_of_an_action_is_painted(program: Program) -> None:
    row = strip_of(program, 3).rows[0].content
    assert row is not None
    for kind, enemy in ENEMIES.items():
        for zone in enemy.zones:
            signs = signs_of(replace(row, kind=kind, action=zone.name))
            assert signs and all(program.media.sprites.has(sign.icon) for sign in signs), zone.name
