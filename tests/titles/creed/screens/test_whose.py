"""C6.2, C6.15 in Creed: whose a line is, what stops a siege, what all know of a tent, what an ally has lost."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from game.titles.creed.content import TILES
from game.titles.creed.forecast import REMOVED, FieldForecast, Hit, SiegeForecast, front_of
from game.titles.creed.geometry import TENTS
from game.titles.creed.view import SeatView, UnitView
from scenes.program import Program
from scenes.titles.creed import board_items, board_lines, foretold
from scenes.titles.creed.board_tips import tip
from scenes.titles.creed.top_bar import Chips
from scenes.titles.creed.units import whose_key
from scenes.titles.creed.words import Words
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.gallery.creed_tables import asks, parts, played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import opened
from tests.titles.creed.screens.test_board import put


def test_c6_15_of_the_two_lines_to_a_tent_the_own_one_comes_first_and_both_say_whose_they_are(
    program: Program, drive: Driver
) -> None:
    view, t = sample_view(4, 0), program.media.t
    shown = put(program, drive, BoardScene(program.client, view, None)).board.shown
    begins = [t(f"creed.line.{whose}", line="")[:3].strip().lower() for whose in ("yours", "ally")]
    for name in TENTS:
        rows = foretold.tent_rows(program.media, view, f"1{name}")
        assert [row.text.lower().startswith(begin) for row, begin in zip(rows, begins, strict=True)] == [True, True]
        if not shown.pieces.tents[f"tent:1{name}"].ruin:
            assert tip(program.media, shown, f"tent:1{name}", None).lines[:2] == tuple(rows)


def test_c6_15_each_siege_that_could_follow_names_its_tent(program: Program) -> None:
    view = sample_view(2, 0)
    made = [SiegeForecast(f"1{name}", False, 1, 6) for name in TENTS[:3]]
    rows = foretold.next_rows(program.media, view, lambda _ref: "", made)
    assert len({row.text for row in rows}) == 3
    begins = [program.media.t(f"creed.then.siege{more}", tent="").split()[0] for more in ("", ".or", ".or")]
    assert [row.text.split()[0] for row in rows] == begins, "it is one of them"


def test_r6_6_of_two_units_that_could_be_struck_the_second_is_another_choice(program: Program) -> None:
    view, t = sample_view(2, 0), program.media.t
    made = [FieldForecast((), 3, (Hit(f"1L1r{rank}", 3, 1, REMOVED),)) for rank in (1, 2)]
    rows = foretold.next_rows(program.media, view, lambda _ref: "", made)
    hidden = t("creed.kind.hidden")
    assert [row.text for row in rows] == [t(f"creed.then.field{more}", unit=hidden) for more in ("", ".or")]


@pytest.mark.parametrize("unit", ["siege_engine", "assassin"])
def test_r7_4_who_besieges_past_units_is_not_told_that_they_block_it(program: Program, unit: str) -> None:
    view, t = sample_view(2, 0), program.media.t
    words = Words(program.media, view=view)
    seat = view.seats[0]
    blocked = [one for one in seat.units if words_of(words, one.cell) == "bad"]
    assert blocked
    for one in blocked:
        units = tuple(replace(other, unit=unit) if other is one else other for other in seat.units)
        told = Words(program.media, view=replace(view, seats=(replace(seat, units=units), view.seats[1])))
        page = told.page(f"cell:{one.cell}")
        assert page is not None
        ahead = [row for row in page.rows if row.text == t("creed.front.yours")]
        assert [row.tone for row in ahead] == ["good"] and t("creed.page.open") not in ahead[0].value


def words_of(words: Words, cell: str) -> str:
    """The tone in which the way to the enemy's camp is told."""
    page = words.page(f"cell:{cell}")
    assert page is not None
    return next(row.tone for row in page.rows if row.text == words.t("creed.front.yours"))


def announced(reader: int) -> SeatView:
    """A view in which all know where the commander of seat 1 lies."""
    view = sample_view(2, reader)
    known = {"kind": "commander", "ruin": False}
    tents = tuple(replace(tent, **known) if tent.announced else tent for tent in view.seats[1].tents)
    return replace(view, seats=(view.seats[0], replace(view.seats[1], tents=tents, commander=True)))


@pytest.mark.parametrize("reader", [0, 1])
def test_r8_7_where_a_commander_was_appointed_is_told_once_and_as_certain(program: Program, reader: int) -> None:
    view, t = announced(reader), program.media.t
    [tent] = [tent.tent for tent in view.seats[1].tents if tent.announced]
    page = Words(program.media, view=view).page(f"tent:{tent}")
    assert page is not None
    told = {row.text: row.value for row in page.rows}
    assert (t("creed.page.announced") in told) is (t("creed.page.holds.commander") in told) is (reader == 1)
    assert ("100%" in told.get(t("creed.odds.leaders"), "")) is (reader == 0)


def test_r8_7_the_flag_over_an_appointed_commander_is_its_only_sign(program: Program, drive: Driver) -> None:
    shown = put(program, drive, BoardScene(program.client, announced(0), None)).board.shown
    [tent] = [tent for tent in shown.view.seats[1].tents if tent.announced]
    assert board_items._hint(shown, tent) == ""
    assert board_items._hint(shown, msgspec.structs.replace(tent, announced=False)) == "commander"


def test_r10_2_an_ally_without_leaders_is_told_at_once_and_stays_told(program: Program, drive: Driver) -> None:
    table, t = opened(program, drive, played(program.client, "pbgb", 4, asks("team_turn", 0, 3))), program.media.t
    facts = drive.find("facts")
    assert isinstance(facts, Chips)
    parts(table).show(table.view)
    seats = [replace(seat, king=False, commander=False) if seat.seat == 2 else seat for seat in table.view.seats]
    view = replace(table.view, seats=tuple(seats))
    facts.show(view)
    assert t("creed.chip.leaderless.ally") in [fact.words for fact in facts.content]
    parts(table).show(view)
    parts(table).show(view)
    shown = [toast.text for toast in program.nav.stack.toasts.shown]
    assert shown.count(t("creed.leaderless.ally", name=table.match.name(2))) == 1


@pytest.mark.parametrize(("reader", "told"), [
    (0, ["you", "enemy", "ally", "enemy"]), (3, ["enemy", "ally", "enemy", "you"]),
    (-1, ["side0", "side1", "side0", "side1"]),
])  # fmt: skip
def test_c6_2_each_standard_on_the_board_bears_in_a_word_whose_it_is(
    program: Program, drive: Driver, reader: int, told: list[str]
) -> None:
    view = sample_view(4, reader)
    board = put(program, drive, BoardScene(program.client, view, None)).board
    assert [whose_key(view, seat) for seat in range(4)] == told
    plates = list(board_items.whose(board.art, board.shown))
    assert len(plates) == 4 and len({id(plate) for plate, _ in plates}) == len(set(told))
    for (plate, at), seat in zip(plates, range(4), strict=True):
        assert board.shown.space.standard(seat).contains(plate.get_rect(topleft=at))


def test_c6_2_between_two_no_standard_says_whose_it_is(program: Program, drive: Driver) -> None:
    board = put(program, drive, BoardScene(program.client, sample_view(2, 0), None)).board
    assert not list(board_items.whose(board.art, board.shown))


def test_c6_10_no_ring_around_a_square_hides_how_many_block_its_line(program: Program, drive: Driver) -> None:
    board = put(program, drive, BoardScene(program.client, sample_view(2, 0), None)).board
    seen = 0
    for ref in (ref for ref in board.shown.space.squares if ref.startswith("cell:0")):
        board.point(ref)
        [line] = board_lines.pointed_lines(board.shown)
        blockers = board.shown.view.lines[6 * line.seat + line.line].blockers
        words = board.art.plate(str(blockers), "removed"), board.art.plate(str(blockers), "stays")
        drawn = list(board_lines.marks(board.art, board.shown))
        edge = board.shown.space.square(board.shown.space.squares[line.enemy[0]]).x
        signs = {id(board.art.get(f"creed/blocked_{tone}").surface) for tone in ("good", "bad")}
        at = next((i for i, (one, _) in enumerate(drawn) if id(one) in signs), None)
        if at is not None and blockers:
            plate, place = drawn[at + 1]
            assert plate in words and abs(place[0] - edge) >= 10
            seen += 1
    assert seen


@pytest.mark.parametrize(("foe", "stops"), [("cavalry_4", True), ("infantry_1", False), ("archer", False)])
def test_r6_9_the_page_of_an_own_obstacle_says_whose_attack_it_stops(program: Program, foe: str, stops: bool) -> None:
    view, t = sample_view(2, 0), program.media.t
    own, enemy = view.seats
    attack = TILES[foe].attack if TILES[foe].field != "none" else -1
    line = front_of(view, 0, "L1").ours.enemy_line
    seats = (replace(own, units=(UnitView("0L1r1", "obstacle_1", False),)),
             replace(enemy, units=(UnitView(f"1{line}r1", foe, False, power=attack),)))  # fmt: skip
    words = Words(program.media, view=replace(view, seats=seats))
    page = words.page("cell:0L1r1")
    assert page is not None
    assert (t("creed.board.halts") in [row.value for row in page.rows]) is stops
