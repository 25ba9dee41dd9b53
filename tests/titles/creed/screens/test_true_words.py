"""C6.4, C6.15 at Creed's table: what is told answers the question that is asked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.events import Event
from game.core.modifiers import Term
from game.titles.creed.content import TILES
from game.titles.creed.forecast import front_of, siege
from game.titles.creed.next_attack import in_force
from scenes.program import Program
from scenes.titles.creed import board_items, board_lines, board_tips, foretold
from scenes.titles.creed.top_bar import Purse
from scenes.titles.creed.view_steps import step
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.gallery.creed_tables import asks, parts, played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import opened
from tests.titles.creed.screens.hands import asked_once, in_turn, press, setting_up, until_asked
from tests.titles.creed.screens.test_board import put

TONES = {"good": board_lines.GOOD_LINE, "bad": board_lines.BAD_LINE}


def test_c6_15_a_line_has_the_colour_of_what_the_inspector_tells_of_it(program: Program, drive: Driver) -> None:
    view = sample_view(2, 0)
    board = put(program, drive, BoardScene(program.client, view, None)).board
    seen = set()
    for ref in (ref for ref in board.shown.space.squares if ref.startswith("cell:")):
        board.point(ref)
        for line in board_lines.pointed_lines(board.shown):
            place = ref.partition(":")[2]
            rows = foretold.front_rows(program.media, view, front_of(view, int(place[0]), place[1:3]))
            tone = rows[int(place[0])].tone
            assert board_lines.line_colour(board.shown, line) == TONES[tone], ref
            seen.add((place[0], tone))
    assert len(seen) > 2


def test_c6_15_the_sign_at_a_front_points_where_the_attack_goes_as_good_or_bad_as_the_line(
    program: Program, drive: Driver
) -> None:
    board = put(program, drive, BoardScene(program.client, sample_view(2, 0), None)).board
    signs = {id(board.art.get(f"creed/{sign}_{tone}").surface): (sign, tone)
             for sign in ("blocked", "open_e", "open_w") for tone in TONES}  # fmt: skip
    seen = set()
    for ref in (ref for ref in board.shown.space.squares if ref.startswith("cell:")):
        board.point(ref)
        [line] = board_lines.pointed_lines(board.shown)
        tone = next(tone for tone, colour in TONES.items() if colour == board_lines.line_colour(board.shown, line))
        found = [signs[id(one)] for one, _ in board_lines.marks(board.art, board.shown) if id(one) in signs]
        open_ = not board.shown.view.lines[6 * line.seat + line.line].blockers
        assert found == [(("open_w" if line.seat else "open_e") if open_ else "blocked", tone)]
        seen.add(found[0])
    assert ("blocked", "good") in seen and ("blocked", "bad") in seen and len(seen) > 2


def test_c6_15_an_enemy_unit_tells_what_can_beat_it_and_what_it_would_strike(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    words, t = parts(table).words, program.media.t
    attacks = [option for option in table.options() if option.verb == "field_attack"]
    assert attacks
    for option in attacks:
        page = words.page(option.refs[-1])
        assert page is not None
        mine = t("creed.page.your_attack", unit=words.thing(option.refs[0]))
        assert mine in [row.text for row in page.rows] or not words.unit_at(option.refs[-1][5:]).unit  # type: ignore[union-attr]
    table.title_table.show(table.view)
    own = next(unit for unit in table.view.seats[0].units)
    assert words.attacks_on(f"cell:{own.cell}") == []


def test_r8_8_what_can_beat_an_enemy_unit_is_told_while_the_second_of_a_rumour_is_picked(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive, seed=6)
    words, told = parts(table).words, {}
    attacks = [option for option in table.options() if option.verb == "field_attack"]
    table.answer(next(option.key for option in table.options() if option.verb == "rumour"))
    until_asked(drive, table)
    assert table.asked is not None and table.asked.text == "rumour_second"
    for option in attacks:
        mine = program.media.t("creed.page.your_attack", unit=words.thing(option.refs[0]))
        told[option.key] = mine in [row.text for row in words.attacks_on(option.refs[1])]
        assert words.attacks_of(option.refs[0])
    assert told and all(told.values())


def test_c6_14_units_that_fell_count_as_lost_and_those_that_withstood_do_not(program: Program, drive: Driver) -> None:
    title = in_turn(program, drive).title_table
    told = {(seat, fell): title.hurts(Event(1, "hit", "R6.8", {"seat": seat, "removed": fell}))
            for seat in (0, 1) for fell in (0, 1)}  # fmt: skip
    assert [case for case, hurts in told.items() if hurts] == [(0, 1)]


@pytest.mark.parametrize("kind", ["hit", "sent_back", "stood_firm", "leader_removed"])
def test_c6_14_what_befalls_a_unit_of_either_side_is_a_step_to_be_read(
    program: Program, drive: Driver, kind: str
) -> None:
    title = in_turn(program, drive).title_table
    events = [Event(1, kind, "R8.8", {"seat": seat, "cell": f"{seat}L1r1", "unit": "obstacle_1"}) for seat in (0, 1)]
    assert all(title.read_ms(event) > 0 for event in events)


def test_c6_15_for_who_only_looks_on_no_line_is_good_or_bad(program: Program, drive: Driver) -> None:
    board = put(program, drive, BoardScene(program.client, sample_view(2, -1), None)).board
    board.point("cell:0L1r1")
    lines = board_lines.pointed_lines(board.shown)
    assert {board_lines.line_colour(board.shown, line) for line in lines} == {board_lines.TENT_ROW}


def test_c6_4_the_plate_beside_a_target_hides_no_unit_behind_it(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    board = parts(table).board
    attacks = [option for option in table.options() if option.verb == "field_attack"]
    assert attacks
    for option in attacks:
        board.select(option.refs[0])
        board.point(option.refs[1])
        board.open_tip()
        line = board.shown.space.line_of(option.refs[0])
        assert board.tip_plate.shown is not None and line is not None
        behind = [rect for ref in line.enemy if (rect := board.place_of(ref)) is not None]
        plate = board.tip_plate.shown[1]
        assert [rect for rect in behind if plate.colliderect(rect.inflate(-rect.width // 2, -rect.height // 2))] == []


def test_r3_6_a_tent_is_named_after_its_two_lines(program: Program, drive: Driver) -> None:
    words = parts(in_turn(program, drive)).words
    assert words.place("0T12", 0).endswith("L1/R2")
    assert words.place("1T12").endswith("L2/R1")  # an enemy's by the lines that the board's edge names


def test_c6_15_the_page_of_an_enemy_tent_tells_how_likely_a_leader_is_there(program: Program, drive: Driver) -> None:
    words = parts(in_turn(program, drive)).words
    tent = next(tent for tent in words.view.seats[1].tents if not tent.ruin)
    made, page = siege(words.view, tent.tent), words.page(f"tent:{tent.tent}")
    assert page is not None and made.hidden
    odds = program.media.t("creed.odds.leaders.of", n=made.leaders, of=made.hidden)
    assert f"{odds} · {foretold.percent(1000 * made.leaders // made.hidden)}" in {row.value for row in page.rows}


def test_r8_10_assassins_need_no_line_and_none_is_told(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pb", 3, asks("team_turn", 0, 2)))
    board = parts(table).board
    found = [option for option in table.options() if option.verb == "assassinate"]
    assert found
    board.select("action:assassinate")
    board.point(found[0].refs[-1])
    assert board_lines.pointed_lines(board.shown) == []
    tip = board_tips.tip(program.media, board.shown, board.shown.pointed, board.preview)
    assert tip.lines[0].text == program.media.t("creed.verb.assassinate")


@pytest.mark.parametrize("action", ["morale", "appoint", "fortify", "assassinate", "rumour"])
def test_c6_2_the_prompt_names_what_a_special_action_is_aimed_at(
    program: Program, drive: Driver, action: str
) -> None:
    table = in_turn(program, drive)
    words, asked = parts(table).words, table.asked
    assert asked is not None
    plain = words.prompt(asked, next(option.refs[0] for option in table.options() if option.verb == "move"))[0]
    aimed = words.prompt(asked, f"action:{action}")[0]
    assert aimed.partition(": ")[2] not in ("", plain.partition(": ")[2])


def test_r2_8_the_page_of_a_nation_counts_what_is_laid_out_as_its_panel_does(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units", first_side="0")
    press(drive, "tray.wall")
    page = parts(table).words.page("seat:0")
    assert page is not None
    values = {row.text: row.value for row in page.rows}
    t = program.media.t
    assert values[t("creed.fact.hand")] == drive.find("seat.0.hand").hint().partition("\n")[0].split()[-1]
    assert values[t("creed.fact.units")] == "4"


def test_c6_4_the_page_of_a_nation_has_the_pictures_of_its_panel(program: Program, drive: Driver) -> None:
    page = parts(in_turn(program, drive)).words.page("seat:0")
    assert page is not None
    icons = [row.icon for row in page.rows if row.value]
    assert len(icons) > 5 and all(map(program.media.sprites.has, icons))


def test_c6_4_what_a_target_costs_stays_when_the_pointer_leaves_the_action(program: Program, drive: Driver) -> None:
    words: Any = parts(in_turn(program, drive)).words
    purse = Purse(program.nav.stack.top.ui.root, (0, 0, 400, 80), words)
    purse.preview(3)
    purse.look(None)
    assert purse.cost == 3
    purse.preview(None)
    assert purse.cost is None


def test_r8_3_the_inspector_tells_of_the_fallen_unit_that_is_pointed_at(program: Program, drive: Driver) -> None:
    scene = asked_once(program, drive, "reinforce_pick")
    choices = [widget for widget in scene.ui.root.each() if widget.name.startswith("tray.") and hasattr(widget, "unit")]
    drive.move(choices[0].rect.center)
    assert parts(scene).inspector.ref == f"hand:{choices[0].unit}"  # type: ignore[attr-defined]


def test_r8_3_the_prompt_tells_how_many_more_may_come_back(program: Program, drive: Driver) -> None:
    scene = asked_once(program, drive, "reinforce_pick")
    assert scene.asked is not None
    words = parts(scene).words
    fallen = next(secret.fallen for secret in words.view.secrets if secret.seat == scene.asked.seat)
    lie = sum(count for unit, count in fallen if TILES[unit].class_ == "normal")
    assert str(min(3, lie)) in words.prompt(scene.asked)[1]


def test_c1_2_tips_are_short_where_the_inspector_tells_the_same(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    tile = parts(table).hand.slots[0]
    assert "\n" not in tile.hint() and "\n" in tile.spoken()
    rumour = drive.find("action.rumour")
    assert program.media.t("creed.action.rumour.text") not in rumour.hint()
    assert program.media.t("creed.action.rumour.text") in rumour.spoken()


@pytest.mark.parametrize("verb", ["cross", "deploy"])
def test_c6_5_between_two_choices_a_line_counts_the_units_that_are_shown(program: Program, verb: str) -> None:
    match = played(program.client, "pb", 3, asks("team_turn", 0, 3))
    question, before, count = match.question(), match.session.view(0), match.session.event_count(0)
    assert question is not None
    for option in [option for option in question.options() if option.verb == verb]:
        match.answer(0, option.key)
        after, shown = match.session.view(0), before
        for event in match.events(0, count):
            shown = step(shown, event, after)
        assert shown.lines == after.lines
        if after.lines != before.lines:
            return
        match.undo(0)
    raise AssertionError("no line has changed")


def test_r4_6_what_a_unit_did_in_its_last_turn_counts_no_more(program: Program, drive: Driver) -> None:
    """Marks and boosts stay with it until its own next turn begins, but nothing can be done with them before."""
    view = sample_view(2, 0)
    terms = Term(0, "term.attack", 3), Term(0, "term.morale", 2)
    seat = view.seats[1]
    units = tuple(msgspec.structs.replace(unit, attacked=True, boost=2, power=5, terms=terms)
                  if unit.cell == "1L2r1" else unit for unit in seat.units)  # fmt: skip
    seats = view.seats[0], msgspec.structs.replace(seat, units=units)
    view = msgspec.structs.replace(view, seats=seats)
    unit = next(unit for unit in units if unit.cell == "1L2r1")
    now, own = in_force(view, unit), in_force(msgspec.structs.replace(view, side=1), unit)
    assert (now.attacked, now.boost, now.power, now.terms) == (False, 0, 3, terms[:1])
    assert own == unit
    told = [row.text for row in board_tips._unit(program.media, unit, now)]
    assert told == [program.media.t("creed.page.attacked.before")]
    board = put(program, drive, BoardScene(program.client, view, None)).board
    marks = {id(board.art.get(name).surface) for name in ("creed/mark_attacked", "creed/boost_2")}
    for side, count in ((0, 0), (1, 2)):
        board.shown.view = msgspec.structs.replace(view, side=side)
        drawn = [one for one, _ in board_items._unit(board.art, board.shown, "cell:1L2r1") if id(one) in marks]
        assert len(drawn) == count


def test_r8_4_a_lifted_tent_leaves_its_fortress_in_sight(program: Program, drive: Driver) -> None:
    view = sample_view(2, 0)
    seat = view.seats[0]
    tents = tuple(msgspec.structs.replace(tent, colour=-1, kind="") for tent in seat.tents)
    view = msgspec.structs.replace(view, seats=(msgspec.structs.replace(seat, tents=tents), view.seats[1]))
    board = put(program, drive, BoardScene(program.client, view, None)).board
    [guarded] = [tent for tent in tents if tent.fortress]
    sign = id(board.art.get("creed/tent/fortified").surface)
    drawn = {tent.tent: [one for one, _ in board_items._tent(board.art, board.shown, f"tent:{tent.tent}")]
             for tent in tents}  # fmt: skip
    assert {tent for tent, items in drawn.items() if sign in map(id, items)} == {guarded.tent}
    rows, _ = board_tips._tent(program.media, view, guarded, "")
    assert program.media.t("creed.page.fortress.stays") in [row.text for row in rows]


@pytest.mark.parametrize(("kinds", "ally"), [("pb", False), ("pbbb", True)])
def test_r8_5_only_who_has_an_ally_reads_of_an_exchange(
    program: Program, drive: Driver, kinds: str, ally: bool
) -> None:
    words = parts(in_turn(program, drive, kinds)).words
    assert (words.about("redeploy") == program.media.t("creed.action.redeploy.text")) is ally


@pytest.mark.parametrize("seats", [2, 4])
def test_c6_15_who_looks_on_reads_the_lines_of_each_nation_from_its_own_side(program: Program, seats: int) -> None:
    """By the names that stand at the board's edge; the first way leads out of the nation's fields."""
    view, t = sample_view(seats, -1), program.media.t
    for seat in range(seats):
        rows = {row.text: row.value.split(foretold.PARTS) for row in foretold.lane_rows(program.media, view, seat)[1:]}
        for line in (line for line in view.lines if line.seat == seat):
            other = next(one for one in view.lines if (one.seat, one.line) == (line.enemy, line.enemy_line))
            wanted = [
                t("creed.lanes.no_tents") if not half.target else
                t("creed.page.ahead.units", n=half.blockers) if half.blockers else t("creed.page.open")
                for half in (line, other)
            ]  # fmt: skip
            assert rows[line.enemy_line if seat % 2 else line.line] == wanted


def test_r2_8_a_hand_holds_what_is_still_to_go_down(program: Program) -> None:
    match = played(program.client, "pb", 3, asks("setup_units", 0))
    question, before, count = match.question(), match.session.view(0), match.session.event_count(0)
    assert question is not None
    preset = next(option.key for option in question.options() if option.verb == "unit_preset")
    match.answer(0, preset)
    after, shown, told = match.session.view(0), before, []
    for event in match.events(0, count):
        shown = step(shown, event, after)
        public, secret = shown.seats[0], shown.secrets[0]
        told.append((len(public.units), public.hand, sum(held for _, held in secret.hand)))
    total = before.seats[0].hand
    assert told[:3] == [(n, total - n, total - n) for n in (1, 2, 3)]


def test_r8_8_a_unit_that_a_rumour_sends_back_is_in_the_hand_once_it_has_left() -> None:
    before = sample_view(2, 0)
    public, secret = before.seats[0], before.secrets[0]
    unit = public.units[0]
    counts = {**dict(secret.hand), unit.unit: dict(secret.hand).get(unit.unit, 0) + 1}
    seats = (msgspec.structs.replace(public, units=public.units[1:], hand=public.hand + 1), before.seats[1])
    held = (msgspec.structs.replace(secret, hand=tuple(counts.items())), *before.secrets[1:])
    after, shown, told = msgspec.structs.replace(before, seats=seats, secrets=held), before, []
    for event in (Event(0, "rumour", "R8.8", {"seat": 1, "ap": 3}),
                  Event(1, "sent_back", "R8.8", {"seat": 0, "cell": unit.cell, "unit": unit.unit})):  # fmt: skip
        shown = step(shown, event, after)
        told.append((shown.seats[0].hand, dict(shown.secrets[0].hand).get(unit.unit, 0)))
    mine = dict(secret.hand).get(unit.unit, 0)
    assert told == [(public.hand, mine), (public.hand + 1, mine + 1)]


def test_r4_2_counters_come_as_the_turn_begins_and_not_with_the_blow_before_it() -> None:
    before = msgspec.structs.replace(sample_view(2, 0), side=1)
    waits = msgspec.structs.replace(before.seats[0], own=0, white=1)
    before = msgspec.structs.replace(before, seats=(waits, before.seats[1]))
    turn = msgspec.structs.replace(waits, own=10)
    after = msgspec.structs.replace(before, side=0, seats=(turn, before.seats[1]))
    data = {"seat": 0, "cell": waits.units[0].cell, "removed": 1}
    struck = step(before, Event(0, "hit", "R6.7", data), after)
    assert (struck.seats[0].own, struck.seats[0].white) == (0, 1)
    assert step(struck, Event(1, "turn_began", "R4.2", {"side": 0}), after).seats[0].own == 10


@pytest.mark.parametrize("kind", ["besieged", "assassination"])
def test_c6_5_a_tent_stands_until_its_fall_is_shown(kind: str) -> None:
    before = sample_view(2, 0)
    tent = next(tent for tent in before.seats[1].tents if not tent.ruin)
    tents = tuple(msgspec.structs.replace(one, ruin=one.ruin or one == tent) for one in before.seats[1].tents)
    fallen = msgspec.structs.replace(before.seats[1], tents=tents, king=False)
    after = msgspec.structs.replace(before, seats=(before.seats[0], fallen))
    data = {"seat": 0, "camp": 1, "tent": tent.tent}
    aimed = step(before, Event(0, kind, "R7.3", data), after)
    assert aimed.seats[1].tents == before.seats[1].tents and aimed.seats[1].king
    gone = step(aimed, Event(1, "tent_destroyed", "R7.7", data), after)
    assert gone.seats[1].tents == tents
