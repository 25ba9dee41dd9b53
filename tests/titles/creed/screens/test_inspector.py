"""C6.4b in Creed: the inspector's page, and that it says the same as the plate beside the pointer."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace

from game.titles.creed.forecast import FieldForecast, forecast, front_of, tent_of, ways_to
from game.titles.creed.geometry import LINES, TENTS
from scenes.kit.page import Page, PageRow
from scenes.media import theme
from scenes.media.texts import PSEUDO
from scenes.program import Program
from scenes.titles.creed import board_lines, foretold
from scenes.titles.creed.board_tips import tip
from scenes.titles.creed.inspector import FittedPage
from scenes.titles.creed.lines_panel import LinesPanel
from scenes.titles.creed.tile_choice import places
from scenes.titles.creed.words import Words
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.gallery.creed_tables import asks, parts, played
from tests.gallery.painting import collect
from tests.scenes.conftest import Driver
from tests.scenes.fitting import faults_of
from tests.scenes.table_play import opened
from tests.titles.creed.screens.hands import in_turn, setting_up
from tests.titles.creed.screens.test_board import put


@pytest.mark.parametrize("scale", [100, 130])
def test_c6_4b_rows_of_the_inspector_never_lie_on_each_other(program: Program, drive: Driver, scale: int) -> None:
    """Also those whose value has no room beside the words."""
    program.client.set_scale(scale)
    shown = parts(in_turn(program, drive))
    body = shown.inspector.body
    assert isinstance(body, FittedPage)
    for ref in [*shown.board.shown.space.squares, "seat:0", "action:rumour", "hand:armoured_cavalry"]:
        page = shown.words.page(ref)
        assert page is not None
        blocks, bottom = body._rows(page.rows, program.media.theme.least)
        places = [block.get_bounding_rect().move(x, y) for block, x, y in blocks]
        assert all(body.rect.width >= place.right for place in places)
        assert (ref, [(a, b) for a, b in combinations(places, 2) if a.colliderect(b)]) == (ref, [])
        assert bottom >= max((place.bottom for place in places), default=0)


@pytest.mark.parametrize(("seats", "reader"), [(2, 0), (4, 1)])
def test_c6_15_what_stands_before_a_tent_is_told_for_both_lines_from_the_readers_side(
    program: Program, seats: int, reader: int
) -> None:
    """What keeps an enemy out is good, what keeps the reader out is bad."""
    view, t = sample_view(seats, reader), program.media.t
    for camp in range(seats):
        own = camp % 2 == reader % 2
        for name in TENTS:
            rows = foretold.tent_rows(program.media, view, f"{camp}{name}")
            for row, (first, front) in zip(rows, foretold.ways(view, f"{camp}{name}"), strict=True):
                units = (front.theirs if own else front.ours).blockers
                ahead = [t("creed.page.ahead.units", n=units)] * bool(units)
                ahead += [t("creed.page.ahead.tents", n=first)] * bool(first)
                assert [words for words in ahead if words not in row.value] == []
                assert (row.value == t("creed.page.ahead.none")) == (not ahead)
                assert row.tone == ("good" if own == bool(ahead) else "bad")


def test_c6_15_the_plate_beside_a_tent_names_the_nearer_lines_and_leaves_the_rest_to_the_inspector(
    program: Program, drive: Driver
) -> None:
    shown = parts(in_turn(program, drive))
    for ref in (ref for ref in shown.board.shown.pieces.tents if not shown.board.shown.pieces.tents[ref].ruin):
        page, plate = shown.words.page(ref), tip(program.media, shown.board.shown, ref, None)
        told = foretold.tent_rows(program.media, shown.board.shown.view, ref.partition(":")[2])
        ways = ways_to(shown.board.shown.view, ref.partition(":")[2])
        own = ref[5] == "0"
        ahead = [first + (front.theirs if own else front.ours).blockers for first, front in ways]
        assert page is not None and [row for row in told if row not in page.rows] == []
        nearer = [row for row, before in zip(told, ahead, strict=True) if before == min(ahead)]
        beside = plate.lines[len(nearer) :]
        assert plate.lines[: len(nearer)] == tuple(nearer)
        words, t = [row.text for row in beside], program.media.t
        assert (t("creed.page.fortress") in words) is shown.board.shown.pieces.tents[ref].fortress
        assert (t("creed.odds.leaders") in words) is not own
        assert [row for row in told if row not in (*plate.lines, *plate.more)] == []


def test_c6_4b_a_unit_that_is_laid_out_is_told_and_not_an_empty_cell(program: Program, drive: Driver) -> None:
    shown = parts(setting_up(program, drive, "setup_units"))
    board, t = shown.board, program.media.t
    key = next(option.key for option in shown.words.table.options() if option.key.startswith("place:cavalry_3@"))
    ref = f"cell:0{key.partition('@')[2]}"
    assert (page := shown.words.page(ref)) is not None and page.title == t("creed.page.cell")
    assert board.shown.staging.lay(key)
    assert (page := shown.words.page(ref)) is not None and page.title == t("creed.kind.cavalry")
    assert t("creed.board.stage.take_back") in [row.text for row in page.rows]


def test_r8_4_a_tent_that_is_lifted_is_not_called_intact(program: Program, drive: Driver) -> None:
    view, t = sample_view(4, 0), program.media.t
    tents = [replace(tent, colour=-1, kind="", ruin=False) for tent in view.seats[1].tents]
    seats = [replace(seat, tents=tuple(tents)) if seat.seat == 1 else seat for seat in view.seats]
    view = replace(view, seats=tuple(seats))
    scene = put(program, drive, BoardScene(program.client, view, None))
    for name in TENTS:
        page = Words(program.media, None, view).page(f"tent:1{name}")
        assert page is not None and page.title == t("creed.page.lifted")
        assert page.picture == ""
        assert tip(program.media, scene.board.shown, f"tent:1{name}", None).lines[0].text == t("creed.page.lifted")


@pytest.mark.parametrize("size", [(420, 148), (362, 156)])
@pytest.mark.parametrize("count", [1, 2, 4, 7, 11])
def test_r8_3_the_fallen_lie_in_even_rows_as_large_as_they_fit(size: tuple[int, int], count: int) -> None:
    room = pygame.Rect(10, 20, *size)
    found = places(room, count)
    assert len(found) == count and all(room.contains(place) for place in found)
    assert len({place.size for place in found}) == 1
    assert not any(a.colliderect(b) for a, b in combinations(found, 2))
    assert found[0].width >= (54 if count > 4 else 84)


@pytest.mark.parametrize(("seats", "reader"), [(2, 0), (2, 1), (4, 1)])
def test_r3_7_under_each_attack_stand_the_tents_that_it_meets_by_the_names_on_their_pages(
    program: Program, seats: int, reader: int
) -> None:
    """A cell of either half tells the same front: first what the reader's side meets, then what the enemy meets."""
    view = sample_view(seats, reader)
    words = Words(program.media, view=view)
    for place in (f"{reader}L1r1", f"{reader}R2r2"):
        front = front_of(view, reader, place[1:3])
        other = f"{front.ours.enemy}{front.ours.enemy_line}r1"
        for cell in (place, other):
            page = words.page(f"cell:{cell}")
            assert page is not None
            named = [words.t("creed.page.order", nation=words.nation(half.enemy)) for half in front]
            assert named[0] != named[1]
            told = [row.value for name in named for row in page.rows if row.text == name]
            for row, half in zip(told, front, strict=True):
                wanted = [foretold.seen_from(view, tent) for tent in half.tents if not tent_of(view, tent).ruin]
                assert [name.rstrip("×+") for name in row.split(" › ")] == [f"L{n[1]}/R{n[2]}" for n in wanted]


def test_c6_4b_a_picture_is_large_where_the_rows_leave_room(program: Program, drive: Driver) -> None:
    body = parts(in_turn(program, drive)).inspector.body
    assert isinstance(body, FittedPage)
    few = Page("Tent", "Tarvok's", "creed/tent/tarvok", rows=[PageRow("Line R1", "open")])
    drawn = body.sheet(few).picture.get_bounding_rect()
    assert drawn.height > 200
    many = few._replace(rows=[PageRow(f"Line {n}", "open") for n in range(14)])
    assert body.sheet(many).picture.get_bounding_rect().height <= body.rect.height


@pytest.mark.parametrize(("seats", "reader"), [(2, 0), (2, 1), (4, 1)])
def test_r7_2_the_first_page_tells_of_every_line_what_blocks_it_both_ways(
    program: Program, seats: int, reader: int
) -> None:
    """An open way to the enemy's camp is good, one to the own camp is bad, a blocked one neither."""
    view, t = sample_view(seats, reader), program.media.t
    words = Words(program.media, view=view)
    page = words.page(words.home())
    assert page is not None and page.title == t("creed.lanes")
    lanes = [row for row in page.rows if row.kind == foretold.LANE][1:]
    assert [row.text for row in lanes] == list(LINES)
    for row in lanes:
        front = front_of(view, reader, row.text)
        units = [t("creed.page.ahead.units", n=half.blockers) for half in front]
        wanted = [words if half.blockers else t("creed.page.open") for words, half in zip(units, front, strict=True)]
        assert all(half.target for half in front) and row.value.split(foretold.PARTS) == wanted
        tones = ["" if half.blockers else tone for half, tone in zip(front, ("good", "bad"), strict=True)]
        assert row.tone.split(foretold.PARTS) == tones


def test_r7_2_before_the_war_the_first_page_is_the_nations(program: Program, drive: Driver) -> None:
    shown = parts(setting_up(program, drive, "setup_units"))
    assert shown.inspector.ref == "seat:0"


@pytest.mark.slow
def test_c6_15_the_page_of_a_unit_that_can_attack_tells_whom_and_what_comes_of_it(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive)
    shown, t, found = parts(table), program.media.t, 0
    for option in (option for option in table.options() if option.verb == "field_attack"):
        page, made = shown.words.page(option.refs[0]), forecast(shown.words.view, table.asked, option)
        assert page is not None and isinstance(made, FieldForecast)
        target = f"{t('creed.verb.field_attack')}: {shown.words.thing(option.refs[-1])}"
        row = next(row for row in page.rows if row.text == target)
        assert foretold.figures(made.hits[0]) in row.value or made.hits[0].odds is not None
        found += 1
    assert found


def test_c6_15_a_line_is_told_as_a_way_to_a_camp_and_never_as_an_attack_of_a_unit_that_makes_none(
    program: Program,
) -> None:
    """The archer "cannot attack": no other row of its page may say that its attack is open."""
    view = sample_view(2, 0)
    words, t = Words(program.media, view=view), program.media.t
    archer = next(unit for unit in view.seats[0].units if unit.unit.startswith("archer"))
    page = words.page(f"cell:{archer.cell}")
    assert page is not None
    named = [row.text for row in page.rows if row.value == t("creed.page.open") or "2" in row.value]
    assert t("creed.ref.field.none") in [row.value for row in page.rows]
    assert not [name for name in named if t("creed.stat.attack") in name]


def test_c6_15_for_who_only_looks_on_nothing_is_good_or_bad(program: Program) -> None:
    """As on the board that the result leads back to."""
    view = sample_view(2, -1)
    front = front_of(view, 0, "L1")
    rows = [*foretold.front_rows(program.media, view, front), *foretold.tent_rows(program.media, view, "1T22")]
    assert len(rows) == 4 and {row.tone for row in rows} == {""}
    page = Words(program.media, view=view).page("lines:0")
    assert page is not None
    lanes = [row for row in page.rows if row.kind == foretold.LANE]
    assert {tone for row in lanes[1:] for tone in row.tone.split(foretold.PARTS)} <= {"", "dim"}
    assert page.subtitle == Words(program.media, view=view).nation(0)
    told = [page.title, lanes[0].value]
    t = program.media.t
    assert told == [t("creed.lanes.of"), f"{t('creed.lanes.out.of')}{foretold.PARTS}{t('creed.lanes.in.of')}"]


def test_r7_3_a_line_behind_which_no_tent_stands_is_neither_open_nor_blocked(program: Program, drive: Driver) -> None:
    """It leads to nothing: neither page nor board tells of an order of tents."""
    view, t = sample_view(2, 0), program.media.t
    gone = front_of(view, 0, "L1").ours.tents
    tents = tuple(replace(tent, ruin=tent.ruin or tent.tent in gone) for tent in view.seats[1].tents)
    lines = tuple(replace(line, target="") if line.tents == gone else line for line in view.lines)
    view = replace(view, seats=(view.seats[0], replace(view.seats[1], tents=tents)), lines=lines)
    page = Words(program.media, view=view).page("lines:0")
    assert page is not None
    row = next(row for row in page.rows if row.text == "L1")
    assert row.value.split(foretold.PARTS)[0] == t("creed.lanes.no_tents")
    (told, _) = foretold.cell_rows(program.media, view, "0L1r1")
    assert (told.value, told.tone) == (t("creed.page.no_tents"), "")
    scene = put(program, drive, BoardScene(program.client, view, None))
    board = scene.board
    plates = {id(board.art.plate(str(number), kind)) for number in (1, 2, 3) for kind in ("unknown", "")}
    for place, shows in (("cell:0L1r1", False), ("cell:0L2r2", True)):
        board.point(place)
        assert any(id(picture) in plates for picture, _ in board_lines.marks(board.art, board.shown)) == shows


@pytest.mark.slow
def test_r7_2_what_comes_of_an_attack_tells_how_its_line_stands_then(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    shown, t = parts(table), program.media.t
    attack = next(option for option in table.options() if option.verb == "field_attack"
                  and option.refs[0] == "cell:0L2r1")  # fmt: skip
    front = front_of(shown.words.view, 1, attack.refs[1][6:8])
    shown.board.select(attack.refs[0])
    shown.board.point(attack.refs[1])
    page = shown.words.page(attack.refs[1])
    assert page is not None and front.ours.blockers == 1
    row = next(row for row in page.top if row.text == t("creed.page.after", line=t("creed.line", field="L", line="2")))
    assert (row.value, row.tone) == (t("creed.page.open"), "good")
    made = forecast(shown.words.view, table.asked, attack) if table.asked is not None else None
    assert isinstance(made, FieldForecast)
    two = replace(shown.words.view, lines=tuple(
        replace(line, blockers=line.blockers + 1) for line in shown.words.view.lines))  # fmt: skip
    (row,) = foretold.line_after(program.media, two, made)
    assert (row.value, row.tone) == (t("creed.page.blocked", n=1), "")


@pytest.mark.parametrize("scale", [100, 130])
@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_11_who_only_looks_on_at_four_reads_all_lines_in_place_of_a_hand(
    program: Program, drive: Driver, language: str, scale: int
) -> None:
    program.client.set_language(language)
    program.client.set_scale(scale)
    table = opened(program, drive, played(program.client, "bbbb", 8, asks("team_turn", 0, 3)))
    words, panel = parts(table).words, drive.find("lines")
    assert isinstance(panel, LinesPanel)
    told = words.page(f"lines:{words.acting()}")
    page = panel.body.page
    assert told is not None and page is not None
    assert [row.text for row in page.rows] == ["", *LINES] and set(page.rows) < set(told.rows)
    assert panel.heading == f"{program.media.t('creed.lanes.of')} · {words.nation(words.acting())}"
    bottoms = [panel.body._rows(page.rows, size)[1] for size in (theme.SMALL, program.media.theme.least)]
    assert min(bottoms) <= panel.body.rect.height


def test_c6_11_who_holds_a_hand_has_it_there(program: Program, drive: Driver) -> None:
    in_turn(program, drive, "pbbb")
    assert not drive.has("lines")


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 130])
def test_c10_3_a_page_without_room_leaves_to_the_board_what_stands_there(scale: int) -> None:
    maker = dict(collect())["tutorial-creed-10-charge"]
    assert faults_of(maker, PSEUDO, scale) == []
