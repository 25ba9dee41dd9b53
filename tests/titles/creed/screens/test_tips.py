"""C6.4 on the board of Creed: where the plate beside the pointer stands."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.core.ask import Option
from game.titles.creed.forecast import FieldForecast, SiegeForecast, front_of
from scenes.kit import layout
from scenes.kit.log_line import LogLine
from scenes.media.texts import LANGUAGES
from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.titles.creed.board_items import edge_words
from scenes.titles.creed.board_lines import marks
from scenes.titles.creed.board_paths import path
from scenes.titles.creed.board_tips import tip
from scenes.titles.creed.foretold import figures, line_words, percent
from scenes.titles.creed.offers import DOWN
from scenes.titles.creed.pages import _line_rows
from tests.gallery.creed_boards import BoardScene, asked, sample_view, turn_options
from tests.gallery.creed_tables import asks, gallery, parts, played
from tests.gallery.painting import picture_of
from tests.scenes.conftest import Driver
from tests.scenes.table_play import opened
from tests.titles.creed.screens.hands import in_turn
from tests.titles.creed.screens.test_board import put


@pytest.mark.parametrize(("own", "enemy"), [("L1", "R1"), ("R2", "L2"), ("R3", "L3")])
def test_c6_4_the_plate_beside_a_cell_hides_nothing_of_its_line_and_one_unit_at_most(
    program: Program, drive: Driver, own: str, enemy: str
) -> None:
    board = put(program, drive, BoardScene(program.client, sample_view(2, 0), None)).board
    line = [f"cell:{seat}{name}r{rank}" for seat, name in ((0, own), (1, enemy)) for rank in (1, 2, 3)]
    middles = {ref: rect.inflate(-rect.width // 2, -rect.height // 2)
               for ref in (*line, *board.shown.pieces.units) if (rect := board.place_of(ref)) is not None}  # fmt: skip
    for ref in line:
        board.point(ref)
        board.open_tip()
        assert board.tip_plate.shown is not None
        hidden = [one for one, rect in middles.items() if rect.colliderect(board.tip_plate.shown[1])]
        assert (ref, [one for one in hidden if one in line]) == (ref, []) and len(hidden) < 2


@pytest.mark.parametrize("state", ["creed-aimed-fortify", "creed-aimed-assassinate", "creed-aimed-morale", "creed-move",
                                   "creed-deploy"])  # fmt: skip
def test_c6_4_the_plate_hides_no_target_no_unit_no_leader_and_no_name_of_a_line(
    program: Program, state: str
) -> None:
    picture_of(program, dict(gallery())[state])
    table = program.nav.stack.top
    assert isinstance(table, TableScene)
    board = parts(table).board
    assert board.tip_plate.shown is not None
    plate, shown = board.tip_plate.shown[1], board.shown
    leaders = [ref for ref, tent in shown.pieces.tents.items() if tent.kind in ("king", "commander")]
    read = [rect.inflate(-rect.width // 6, -rect.height // 6) for ref in {*shown.lit(), *shown.pieces.units, *leaders}
            if (rect := board.place_of(ref)) is not None]  # fmt: skip
    names = [pygame.Rect(0, 0, 20, 20).move_to(center=at) for at, _ in edge_words(shown)]
    orders = [board.orders.rect] if board.orders.visible else []
    assert plate.collidelist([*read, *names, *orders]) < 0


@pytest.mark.parametrize("seats", [2, 4])
def test_section_10_the_ghost_path_of_an_attack_lies_on_no_unit(program: Program, drive: Driver, seats: int) -> None:
    view = sample_view(seats, 0)
    scene = BoardScene(program.client, view, asked(0, "team_turn", turn_options(view, 0)))
    board = put(program, drive, scene).board
    board.select("cell:0L2r1")
    board.point("cell:1R2r2")
    drawn = [surface.get_rect(topleft=at) for surface, at in path(board.art, board.shown)]
    units = [board.shown.space.square(board.shown.space.squares[ref]) for ref in board.shown.pieces.units]
    middles = [rect.inflate(-rect.width * 3 // 5, -rect.height * 3 // 5) for rect in units]
    assert len(drawn) > 2 and all(piece.collidelist(middles) < 0 for piece in drawn)


@pytest.mark.parametrize(("tent", "tone"), [("tent:0T11", "removed"), ("tent:1T12", "stays")])
def test_section_10_the_number_of_blockers_lies_on_the_half_of_those_who_block(
    program: Program, drive: Driver, tent: str, tone: str
) -> None:
    board = put(program, drive, BoardScene(program.client, sample_view(2, 0), None)).board
    board.point(tent)
    plates = {id(board.art.plate(str(count), tone)) for count in range(1, 4)}
    front = board.shown.space.square(board.shown.space.squares["cell:0L1r1"]).right
    drawn = marks(board.art, board.shown)
    found = [surface.get_rect(topleft=at) for surface, at in drawn if id(surface) in plates]
    assert found and all((plate.right <= front) == (tent[5] == "0") for plate in found)


@pytest.mark.parametrize("cell", ["0L1r1", "0L3r1", "1R2r1", "1L1r3"])
def test_c6_14_what_others_do_is_told_where_it_hides_no_unit_and_no_tent(
    program: Program, drive: Driver, cell: str
) -> None:
    table = in_turn(program, drive)
    words = "Selkara's Cavalry 4/3 attacks from L1-1. (power 7)"
    table.caption.tell(LogLine(1, words, "ui/info", ref=f"cell:{cell}", seat=1))
    assert table.caption.plate.collidelist(table.title_table.pieces()) < 0
    table.steps_back = True
    table.caption.tell(LogLine(1, words, "ui/info", ref=f"cell:{cell}", seat=1))
    assert not table.caption.plate.colliderect(layout.PROMPT), "a replay has its time line there"


def test_r5_1_a_deployment_says_which_face_lies_up(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    board, t = parts(table).board, program.media.t
    down = next(option for option in table.options() if option.verb == "deploy" and option.key.endswith(DOWN))
    board.select(down.refs[0])
    board.face_down = True
    assert table.prompt.hint_text == t("creed.ask.facedown")
    for option in table.options():
        if option.verb == "deploy" and option.refs[0] == down.refs[0]:
            lies = "down" if option.key.endswith(DOWN) else "up"
            told = tip(program.media, board.shown, option.refs[-1], option)
            assert t(f"creed.verb.deploy.{lies}") in [line.text for line in told.lines]


def test_r8_2_a_unit_that_morale_is_meant_for_tells_what_each_boost_costs_and_beats(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive)
    board, t = parts(table).board, program.media.t
    board.select("action:morale")
    found = board.shown.offers.targets("action:morale")
    assert found
    for ref, options in found.items():
        told = [line.text for line in tip(program.media, board.shown, ref, None).lines]
        assert [t("creed.pick.morale", n=option.key[-1]) for option in options] == \
            [text for text in told if text.startswith(t("creed.pick.morale", n=""))]


def test_r8_8_a_face_up_unit_that_a_rumour_is_meant_for_tells_how_its_line_then_stands(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive)
    board, t = parts(table).board, program.media.t
    rumours = [option for option in table.options() if option.verb == "rumour"]
    assert rumours
    for option in rumours:
        board.select("action:rumour")
        board.point(option.refs[-1])
        if board.shown.foretold is None:
            told = tip(program.media, board.shown, option.refs[-1], option).lines
            line = board.shown.space.line_of(option.refs[-1])
            assert line is not None
            after = t("creed.page.after", line="").strip()
            assert len([row for row in told if row.text.startswith(after.split("{")[0])]) == 1


def test_c6_15_every_target_of_an_action_says_what_the_action_yields_there(program: Program, drive: Driver) -> None:
    """One number, the rules' own: the figures of an attack, the tokens left, the AP left."""
    table = in_turn(program, drive)
    board, t = parts(table).board, program.media.t
    left = table.view.seats[0].fortresses
    for option in table.options():
        if option.verb not in ("fortify", "assassinate", "field_attack", "siege_attack", "rumour", "deploy"):
            continue
        board.select(option.refs[0])
        board.point(option.refs[-1])
        if board.preview != option:
            continue
        told = {line.text: line.value for line in tip(program.media, board.shown, option.refs[-1], option).lines}
        made = board.shown.foretold
        match option.verb:
            case "fortify":
                assert t("creed.yield.fortify") in told
                assert told[t("creed.fact.fortress")] == t("creed.board.ap_after", before=left, after=left - 1)
            case "assassinate" | "siege_attack":
                assert isinstance(made, SiegeForecast)
                chance = percent(1000 * made.leaders // made.hidden)
                assert made.token or chance in told[t("creed.odds.leaders")]
            case "field_attack":
                assert isinstance(made, FieldForecast) and figures(made.hits[0]) in told.values()
            case "rumour" if made is None:
                assert t("creed.yield.sent_back") in told
            case "deploy":
                half = front_of(table.view, 0, option.refs[-1][6:8])
                line = told[_way(program, half.ours.line)]
                assert line.endswith(f"→ {t('creed.page.ahead.units', n=half.theirs.blockers + 1)}")


def test_c6_15_a_move_tells_both_lines_before_and_after(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    shown, t = parts(table).board.shown, program.media.t
    moves = [option for option in table.options() if option.verb == "move"]
    option = next(option for option in moves if option.refs[0][6:8] != option.refs[1][6:8])
    told = {line.text: line.value for line in tip(program.media, shown, option.refs[1], option).lines}
    for ref, more in zip(option.refs, (-1, 1), strict=True):
        front = front_of(table.view, 0, ref[6:8])
        counts = (front.theirs.blockers, front.theirs.blockers + more)
        before, after = (t("creed.page.ahead.units", n=n) if n else t("creed.page.open") for n in counts)
        assert told[_way(program, front.ours.line)] == f"{before} → {after}"


def _way(program: Program, line: str) -> str:
    words = line_words(program.media, line)
    return program.media.t("creed.yield.line", line=words[:1].upper() + words[1:])


def test_r8_7_a_tent_for_the_new_commander_says_that_the_enemy_learns_it(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    shown = parts(table).board.shown
    option = Option("appoint:0T33", "appoint", ("action:appoint", "tent:0T33"), ("ap", 1))
    told = [line.text for line in tip(program.media, shown, "tent:0T33", option).lines]
    assert {program.media.t("creed.yield.appoint"), program.media.t("creed.yield.appoint.known")} <= set(told)


def test_r3_7_a_ruin_and_a_fortress_on_a_line_are_told_in_words(program: Program, drive: Driver) -> None:
    put(program, drive, BoardScene(program.client, sample_view(2, 0), None))
    table = in_turn(program, drive)
    words = parts(table).words
    view = sample_view(2, 0)
    rows = _line_rows(words, view, "0L3r1")
    told, t = " ".join(row.text + row.value for row in rows), program.media.t
    assert not set("×+") & set(told)
    assert t("creed.page.order.fortress", tent=words.place("1T13")) in [row.text for row in rows]
    camps = f"{words.nation(1)} 2, {words.nation(0)} 1"
    assert t("creed.page.order.ruins", camps=camps) in [row.text for row in rows]


def test_r7_3_the_ruins_of_a_line_share_a_row_however_many_they_are(program: Program, drive: Driver) -> None:
    words, view, t = parts(in_turn(program, drive)).words, sample_view(2, 0), program.media.t
    for count in range(7):
        tents = [tent for half in front_of(view, 0, "L3") for tent in half.tents][:count]
        seats = tuple(replace(seat, tents=tuple(replace(tent, ruin=tent.tent in tents, fortress=False)
                                                for tent in seat.tents)) for seat in view.seats)  # fmt: skip
        told = [row.text for row in _line_rows(words, replace(view, seats=seats), "0L3r1") if row.kind == "text"]
        one = [t("creed.page.order.ruin", tent=words.place(tent)) for tent in tents[:1]]
        camps = ", ".join(f"{words.nation(seat)} {n}" for seat in (1, 0)
                          if (n := sum(tent[0] == str(seat) for tent in tents)))  # fmt: skip
        assert told == (one if count < 2 else [t("creed.page.order.ruins", camps=camps)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 130])
def test_c10_3_what_holds_now_stays_clear_of_the_prompt(
    program: Program, drive: Driver, language: str, scale: int
) -> None:
    program.client.set_language(language)
    program.client.set_scale(scale)
    table = opened(program, drive, played(program.client, "pb", 3, asks("team_turn", 0, 1)))
    facts = drive.find("facts")
    plates = [plate for plate in facts.each() if plate is not facts]  # type: ignore[attr-defined]
    assert len(plates) == 2 and all(plate.spoken() for plate in plates)
    assert not [plate for plate in plates if not facts.rect.contains(plate.rect)]
    assert not table.prompt.rect.colliderect(plates[-1].rect)
