"""C6.14: what of Realigious is a step of its own where what happened since one's turn is shown again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import game
from game.core.events import Data, Event
from game.core.rng import Stream
from scenes.kit.event_look import GRAVE_MS, READ_MS
from scenes.program import Program
from scenes.table.playback import Account
from scenes.table.table_scene import TableScene
from scenes.table.telling import before_roll
from scenes.titles.realigious.phase_strip import RealigiousPhases
from scenes.titles.realigious.table import RealigiousTable
from scenes.titles.realigious.view_steps import as_told, step
from tests.scenes.table_play import open_table

ROWS: list[tuple[str, str, Data, int]] = [
    ("tile_separatist", "R19.10", {"seat": 0, "tile": 5}, GRAVE_MS),
    ("tile_separatist", "R19.10", {"seat": 1}, GRAVE_MS),
    ("relic_gone", "ASC-6a", {"seat": 1}, GRAVE_MS),
    ("relic_created", "ASC-6a", {"seat": 1, "amount": 1}, GRAVE_MS),
    ("relic_lost", "R15.9", {"seat": 0}, GRAVE_MS),
    ("relic_lost", "R15.9", {"seat": 1}, 0),
    ("skip_added", "SAC-1b", {"seat": 0}, GRAVE_MS),
    ("entered_hand", "SAC-2b", {"seat": 0, "card": "spell_of_doom"}, GRAVE_MS),
    ("entered_hand", "INF-6b", {"seat": 0, "card": "gleaning"}, 0),
    ("cycle_ended", "R3.11", {"amount": 3}, READ_MS),
    ("wind", "R11.3", {"what": "E"}, READ_MS),
]


@pytest.fixture
def table(program: Program) -> TableScene:
    """The first seat's."""
    return open_table(program, "pb")


@pytest.mark.parametrize(("kind", "rule", "data", "ms"), ROWS)
def test_c6_14_what_nothing_else_tells_is_a_step_with_words_of_its_own(
    table: TableScene, kind: str, rule: str, data: Data, ms: int
) -> None:
    """What becomes of relics and tiles by a card, the end of a cycle, own losses."""
    event = Event(900, kind, rule, data)
    assert table.title_table.again_ms(event) == ms
    line = table.title_table.line(event)
    assert line is not None and "{" not in line.text
    assert not table.title_table.own_read_ms(event), "a step of what is shown again only"


def test_r11_1_a_turn_that_a_squall_takes_is_one_step(table: TableScene) -> None:
    title, skips = table.title_table, {"seat": 1, "amount": 2}
    squall, skipped = Event(900, "squall", "R11.1", {"seat": 1}), Event(901, "turn_skipped", "R3.2", {**skips})
    assert title.again_ms(squall) and title.read_ms(squall) and title.line(squall) is not None
    assert not title.again_ms(skipped) and not title.read_ms(skipped)
    line = title.line(skipped)
    assert line is not None and not line.heavy, "the log has it still"
    assert title.moves_on(squall), "with it begins what happened since, also right after the own turn"
    alone = replace(skipped, no=907)
    assert title.again_ms(alone) and title.line(alone) is not None, "what takes it else is told"


def test_r11_1_an_own_turn_that_a_squall_takes_is_a_loss_that_names_no_deed_of_others(table: TableScene) -> None:
    squall = table.title_table.line(Event(900, "squall", "R11.1", {"seat": 0}))
    assert squall is not None and squall.hurts
    moved = table.title_table.line(Event(899, "moved", "R7.1", {"seat": 1, "tile": 5}))
    assert moved is not None
    table.lines, table.playback.account = [moved, squall], Account(0, table.view)
    assert table.catch_up.losses() == [f"• {squall.text}"]


def test_r19_10_an_own_tile_turns_separatist_by_the_card_and_not_by_what_others_did_before(table: TableScene) -> None:
    rows: list[tuple[str, str, Data]] = [("moved", "R7.1", {"seat": 1, "tile": 5}),
                                         ("tile_separatist", "R19.10", {"seat": 0, "tile": 5})]
    lines = [table.title_table.line(Event(900 + i, *row)) for i, row in enumerate(rows)]
    table.lines, table.playback.account = [line for line in lines if line is not None], Account(0, table.view)
    card = table.t("realigious.card.extremist")
    assert table.lines[1].hurts and table.catch_up.losses() == [f"• {card} → {table.lines[1].text}"]


def test_c6_5_a_relic_leaves_when_that_is_told_and_not_with_the_card() -> None:
    before = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    other = replace(before.seats[1], relics=3, mystic=750)
    before = replace(before, seats=(before.seats[0], other))
    after = replace(before, seats=(before.seats[0], replace(other, relics=2, mystic=500, hand=1)))
    used = step(before, Event(0, "card_used", "R5.7", {"seat": 1, "card": "true_homecoming"}), after)
    assert (used.seats[1].relics, used.seats[1].mystic, used.seats[1].hand) == (3, 750, 1)
    gone = step(used, Event(1, "relic_gone", "ASC-6a", {"seat": 1}), after)
    assert (gone.seats[1].relics, gone.seats[1].mystic) == (2, 500)


def test_r3_11_at_the_end_of_a_cycle_nothing_of_the_turn_that_follows_is_shown() -> None:
    before = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    after = replace(before, cycle=before.cycle + 1, turn=before.turn + 1, acting=1, wind="W")
    ended = step(before, Event(0, "cycle_ended", "R3.11", {"amount": 1}), after)
    assert ended == replace(before, phase="cycle", mud=(), tiles=ended.tiles)
    assert step(ended, Event(0, "wind", "R11.3", {"what": "N"}), after) == replace(ended, wind="N")


@pytest.mark.parametrize("kind", ["squall", "turn_skipped"])
def test_r3_10_a_turn_that_is_skipped_is_shown_as_that_of_its_seat(kind: str) -> None:
    before = game.new_session("realigious", [{}, {}, {}], {}, 3).view(0)
    first, second, third = before.next_seats
    after = replace(before, acting=third, turn=before.turn + 2)
    shown = step(before, Event(0, kind, "R3.2", {"seat": second, "amount": 1}), after)
    assert (shown.acting, shown.next_seats, shown.turn) == (second, (second, third, first), before.turn)


def test_asc_6a_the_two_relics_of_true_homecoming_are_told_apart(table: TableScene) -> None:
    """To others by number, to their owner by place, too."""
    created: list[Data] = [{"seat": 1, "amount": 1}, {"seat": 1, "amount": 2}, {"seat": 0, "amount": 2, "tile": 5}]
    lines = [table.title_table.line(Event(900, "relic_created", "ASC-6a", data)) for data in created]
    assert len({line.text for line in lines if line is not None}) == 3
    assert lines[2] is not None and lines[2].ref == "tile:5" and "{" not in lines[2].text


@pytest.mark.parametrize("kind", ["reputation_down", "relic_lost"])
def test_5_10_what_abukaros_takes_is_told_with_its_name(table: TableScene, kind: str) -> None:
    line = table.title_table.line(Event(900, kind, "5.10", {"seat": 0, "amount": 10}))
    assert line is not None and line.cause == table.t("realigious.god.abukaros")


@pytest.mark.parametrize("kind", ["combat_won", "combat_lost", "propagated", "propagation_failed", "net_cast"])
def test_c6_14_a_roll_begins_with_words_that_tell_nothing_of_its_outcome(table: TableScene, kind: str) -> None:
    title, data = table.title_table, {"seat": 0, "other": 1, "tile": 5, "rate": 60, "roll": 20, "r1": 80, "r2": 20}
    rolled = Event(900, kind, "R10.9", {**data})
    begins, line = title.told(before_roll(rolled, title.look_of(rolled).begins)), title.line(rolled)
    assert begins is not None and line is not None and begins.text != line.text
    assert "20" not in begins.text and "{" not in begins.text and begins.ref == "tile:5"
    assert not kind.startswith("combat") or title.words.name(1) in begins.text


@pytest.mark.parametrize("kind", ["night", "day"])
def test_r12_1_sun_or_moon_stands_in_the_bar_as_soon_as_it_passes_over_the_board(table: TableScene, kind: str) -> None:
    title = table.title_table
    assert isinstance(title, RealigiousTable)
    phases = next(part for part in title.parts if isinstance(part, RealigiousPhases))
    before = replace(table.view, day=kind == "night")
    title.show(before)
    title.animate(Event(900, kind, "R12.1", {}), replace(before, day=not before.day))
    assert phases.light.content[0] == f"realigious/fx/{kind}" and phases.light.ref == f"time:{kind}"


def test_r12_1_as_the_light_changes_the_board_shows_nothing_of_the_turn_that_follows(table: TableScene) -> None:
    before = replace(table.view, day=True)
    after = replace(before, day=False, cycle=before.cycle + 1, acting=1, mud=(3,))
    night = as_told(before, Event(900, "night", "R12.1", {}), after)
    assert (night.day, night.cycle, night.acting, night.mud) == (False, before.cycle, before.acting, ())


@pytest.mark.slow
def test_r11_1_in_a_match_each_turn_that_a_squall_takes_is_told_once() -> None:
    session, lot = game.new_session("realigious", [{}, {}], {"climate": "tropical"}, 5), Stream(5, "squalls")
    while session.questions() and session.view(None).cycle < 6:
        question = lot.pick(session.questions())
        session.answer(question.seat, lot.pick(question.options()).key)
    events = session.events(0, 0)
    squalls = [i for i, event in enumerate(events) if event.kind == "squall"]
    assert squalls and all(events[i + 1].kind == "turn_skipped" for i in squalls)
