"""R4.4: whose turn the bar names while a side of several acts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.events import Event
from scenes.program import Program
from tests.gallery.creed_tables import asks, parts, played
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window
from tests.scenes.table_play import opened
from tests.titles.creed.screens.hands import in_turn


def turn(drive: Driver) -> str:
    """What stands under the round."""
    words: str = drive.find("round").content[1]  # type: ignore[attr-defined]
    return words


@pytest.mark.slow
def test_r4_4_it_is_the_allys_turn_alone_once_ones_own_part_has_ended(drive: Driver) -> None:
    window = Window(drive, "creed", count=4, names=("Ember", "Ash", "Moth", "Fern"))
    words = window.table.title_table.words  # type: ignore[attr-defined]

    def ended(own: bool) -> bool:
        view = window.table.view
        return view.phase == "play" and view.side == 0 and view.seats[0].ended is own and not view.seats[2].ended

    window.until(lambda: ended(False))
    assert turn(drive) == drive.program.media.t("creed.top.own.side")
    window.until(lambda: ended(True))
    assert turn(drive) == drive.program.media.t("creed.top.turn", side=words.nation(2))


def test_r4_4_who_plays_both_nations_has_the_turn_until_both_have_ended(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pbgb", 4, asks("team_turn", 0, 1)))
    assert table.asked is not None and table.asked.seat == 0
    table.answer("end_turn")
    if not table.on_top:
        drive.click("answer.0")
    table.playback.skip_all()
    assert table.view.seats[0].ended and parts(table).words.chooses(2)
    assert turn(drive) == program.media.t("creed.top.own.side")


def test_c6_14_what_is_shown_again_names_who_acts_in_it(program: Program, drive: Driver) -> None:
    """Of two enemy bots the one that does what is shown, and not the one that is hit, nor whose unit turns up."""
    table = in_turn(program, drive, "pbbb")
    table.playback.jump(replace(table.view, side=table.view.seats[1].side))
    shown = parts(table)
    table.catching_up = True
    told = []
    for kind, seat in (("deployed", 1), ("hit", 3), ("revealed", 0), ("deployed", 3), ("part_ended", 3)):
        shown.nations.left_out(Event(0, kind, "R5.1", {"seat": seat}))
        told.append(shown.words.told)
    assert told == [1, 1, 1, 3, 3]
    assert shown.moves_on(Event(0, "part_ended", "R4.5", {"seat": 3})), "it is no part of the step before it"
