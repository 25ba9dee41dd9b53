"""C6.13, C2.2: before one gives up with others on one side it is told what comes of it for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.match.proposals import CONCEDE
from scenes.menu.record_charts import Column
from scenes.shell.dialog import QuestionDialog
from scenes.table import ending_words
from tests.gallery.vermilion_tables import asks, campaign_at, played
from tests.scenes.table_play import opened
from tests.scenes.test_record_panel import played as recorded
from tests.scenes.test_record_panel import shown

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver


def told(drive: Driver) -> str:
    """The text of the question before one gives up."""
    drive.key(pygame.K_ESCAPE)
    drive.click("match-concede")
    top = drive.top
    assert isinstance(top, QuestionDialog)
    return top.text


@pytest.mark.parametrize("kinds", ["p", "pbb", "pgb"])
def test_c6_13_it_is_told_who_loses_too_and_who_must_agree(program: Program, drive: Driver, kinds: str) -> None:
    table, t = opened(program, drive, played(program.client, kinds, 3, asks("player_action"))), program.media.t
    wanted = {
        "p": t("giving_up.concede.text", name=table.match.name(0)), "pbb": t("giving_up.concede.side"),
        "pgb": t("giving_up.concede.side.asked", name=table.match.name(1)),
    }  # fmt: skip
    assert told(drive) == wanted[kinds]


def test_c6_13_a_campaign_that_is_conceded_is_over_and_its_result_says_so(program: Program, drive: Driver) -> None:
    table, t = opened(program, drive, campaign_at(program.client, "pb", asks("player_action"))), program.media.t
    assert t("vermilion.concede.campaign") in told(drive)
    drive.click("answer.0")
    assert table.match.over
    assert ending_words.reason(program.media, table.match) == t("vermilion.outcome.conceded.campaign")


def test_c6_13_a_single_quest_is_conceded_as_a_quest(program: Program, drive: Driver) -> None:
    table, t = opened(program, drive, played(program.client, "p", 3, asks("player_action"))), program.media.t
    table.match.propose(CONCEDE, 0)
    assert ending_words.reason(program.media, table.match) == t("vermilion.outcome.conceded")


def test_c2_2_a_match_that_all_lost_together_has_no_place(drive: Driver) -> None:
    panel = shown(drive, recorded(drive.program, ("vermilion", 3, False)))
    [column] = (one for one in panel.ui.root.each() if isinstance(one, Column))
    assert (column.played.together, column.played.place, column.played.seats) == (True, 2, 2)
