"""C6.14: what others have done to the own reputation is in sight when the own turn comes."""

from __future__ import annotations

import pytest

from game.core.events import Event
from scenes.program import Program
from scenes.table.playback import Account
from scenes.titles.realigious.since import SinceTurn, StandingChange, change_lines
from scenes.titles.realigious.table import RealigiousTable
from tests.gallery.realigious_tables import LOSSES
from tests.scenes.conftest import Driver
from tests.scenes.table_play import open_table, until_asked

FALLEN = 12
BEGINS = (("turn_began", {"seat": 1}),)


def told(since: SinceTurn, *events: tuple[str, dict[str, int]]) -> SinceTurn:
    for kind, data in events:
        since.heard(Event(0, kind, "", {**data}), 0, kind if kind == "card_used" else "")
    return since


def test_c6_14_changes_are_told_with_what_they_followed() -> None:
    since = told(
        SinceTurn(), *BEGINS, ("card_used", {"seat": 1}), ("reputation_down", {"seat": 0, "amount": 3}),
        ("reputation_down", {"seat": 1, "amount": 9}), ("turn_began", {"seat": 2}),
        ("reputation_up", {"seat": 0, "amount": 1}),
    )  # fmt: skip
    assert since.changes == [StandingChange(-3, "card_used"), StandingChange(1, "")] and since.total == -2
    assert change_lines(since.changes) == ["−3  card_used", "+1"]


def test_c6_14_own_changes_are_none_of_them_and_the_next_turn_of_others_begins_anew() -> None:
    since = told(SinceTurn(), ("turn_began", {"seat": 1}), ("reputation_down", {"seat": 0, "amount": 3}))
    told(since, ("turn_began", {"seat": 0}), ("reputation_paid", {"seat": 0, "amount": 2}))
    assert since.total == -3
    told(since, ("turn_began", {"seat": 1}))
    assert since.changes == []


def test_c6_14_what_the_own_draw_does_before_the_own_choice_is_one_of_them() -> None:
    since = told(SinceTurn(), ("turn_began", {"seat": 1}), ("reputation_down", {"seat": 0, "amount": 3}))
    told(since, ("turn_began", {"seat": 0}))
    since.heard(Event(0, "reputation_down", "SAC-2b", {"seat": 0, "amount": 20}), 0, "", "Spell of Doom")
    told(since, ("card_used", {"seat": 0}), ("reputation_down", {"seat": 0, "amount": 1}))
    assert change_lines(since.changes) == ["−3", "−20  Spell of Doom"]


def test_c6_14_a_loss_by_a_card_names_the_card_and_not_the_action_before_it(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    after = table.playback.shown
    table.playback.account = Account(0, after)
    events = [
        Event(1, "card_used", "R5.7", {"seat": 1, "card": "fair_game"}),
        Event(2, "reputation_down", "SAC-2b", {"seat": 0, "amount": 20}),
        Event(3, "combat_declared", "R10.4", {"seat": 0, "tile": 3, "other": 1}),
        Event(4, "reputation_down", "R10.4", {"seat": 0, "amount": 1}),
    ]
    table.lines = [line for event in events if (line := table.title_table.line(event)) is not None]
    (loss,) = table.catch_up.losses()
    assert loss.startswith(f"• {program.media.t('realigious.card.spell_of_doom')} → ")


def test_r23_7_what_a_school_brings_names_the_school(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    title = table.title_table
    assert isinstance(title, RealigiousTable)
    line = title.told(Event(9, "reputation_up", "R23.7", {"seat": 0, "amount": 1}))
    assert line is not None and line.cause == program.media.t("realigious.designation.school")


def test_c6_14_a_turn_that_was_skipped_is_none() -> None:
    since = told(SinceTurn(), ("turn_began", {"seat": 1}), ("reputation_down", {"seat": 0, "amount": 3}))
    assert told(since, ("turn_skipped", {"seat": 0}), ("turn_began", {"seat": 1})).total == -3


@pytest.mark.slow
def test_c6_14_bar_tip_and_page_tell_it_in_the_own_turn(program: Program, drive: Driver) -> None:
    title_table = until_asked(drive, open_table(program, "pbbb")).title_table
    assert isinstance(title_table, RealigiousTable)
    for kind, data in LOSSES:
        title_table.heard(Event(-1, kind, "", data))
    drive.frames()
    head = program.media.t("realigious.screen.since")
    assert f"{head}  −{FALLEN}" in str(title_table.reputation.hint())
    page = title_table.words.page("resource:reputation")
    assert page is not None and head in [row.text for row in page.rows]


@pytest.mark.parametrize("kind", ["turn_began", "night", "day"])
def test_c6_3_marks_of_what_was_done_end_with_turn_and_day(program: Program, drive: Driver, kind: str) -> None:
    """Two tiles that are marked in the dark would seem to tell of a move that nobody may see."""
    title_table = until_asked(drive, open_table(program, "pb")).title_table
    assert isinstance(title_table, RealigiousTable)
    title_table.board.leave_trail("tile:1", "tile:2")
    title_table.heard(Event(-1, "gained", "", {"seat": 1, "believers": 3}))
    assert title_table.board.shown.trail
    title_table.heard(Event(-1, kind, "", {"seat": 1}))
    assert not title_table.board.shown.trail


@pytest.mark.slow
def test_c6_14_looking_at_it_again_changes_nothing_of_it(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    title_table = table.title_table
    assert isinstance(title_table, RealigiousTable)
    first = table.match.session.event_count(0)
    events = [Event(first + i, kind, "", data) for i, (kind, data) in enumerate(LOSSES)]
    for event in events:
        title_table.heard(event)
    before = list(title_table.words.changes)
    table.catching_up = True
    for event in events:
        title_table.heard(event)
    assert before and list(title_table.words.changes) == before


@pytest.mark.slow
def test_c6_14_while_what_happened_is_shown_again_the_bar_tells_no_change_to_come(
    program: Program, drive: Driver
) -> None:
    table = until_asked(drive, open_table(program, "pb"))
    title_table = table.title_table
    assert isinstance(title_table, RealigiousTable)
    first = table.match.session.event_count(0)
    for i, (kind, data) in enumerate(LOSSES):
        title_table.heard(Event(first + i, kind, "", data))
    for again in (True, False):
        table.catching_up = again
        title_table.offer(None, [])
        assert bool(title_table.words.changes) is not again
