"""Pages of tiles (C6.4b, R12.6): what is only in sight, what is told after the end, the wind, and where a tile lies."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
import pytest

from game.core.ask import Question
from game.core.modifiers import Term
from game.core.state import Outcome
from game.titles.realigious.climate import heat_takes
from game.titles.realigious.content import GODS, STATES
from game.titles.realigious.forecast import PROPAGATION
from game.titles.realigious.view import StateIcon, TileView
from scenes.kit.page import Page, PageRow
from scenes.kit.page_view import ROW, sheet_of
from scenes.kit.words import TitleWords
from scenes.media import theme
from scenes.program import Program
from scenes.table.match import Match
from scenes.titles.realigious import board_ground, board_items, board_plates, table_layout
from scenes.titles.realigious.camera import Map
from scenes.titles.realigious.foretold import in_full, sums
from scenes.titles.realigious.leaps import leaps
from scenes.titles.realigious.prompts import Words
from scenes.titles.realigious.situation_strip import Force, SeparatistPlace
from scenes.titles.realigious.states import StateRow
from scenes.titles.realigious.table import RealigiousTable
from scenes.titles.realigious.tiles_art import RealigiousArt
from scenes.widgets.pen import Pen
from tests.gallery import realigious_views as samples
from tests.gallery.realigious_tables import asks, table
from tests.scenes.conftest import Driver
from tests.scenes.table_play import open_table, place_of, until_asked
from tests.titles.realigious.screens.test_panels_info import situation_of, words_of


def test_r12_4_a_tile_that_is_in_sight_by_day_is_told_so_everywhere_and_not_as_an_unrevealed_one(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    seen = next(tile for tile in view.tiles if tile.shown)
    view = msgspec.structs.replace(view, tiles=tuple(
        msgspec.structs.replace(tile, known=0, believers=-1, donations=-1, influence=-1, relic=-1, owner=-1, fog=0)
        if tile is seen else tile for tile in view.tiles))  # fmt: skip
    words = words_of(drive, view)
    page = words.page(f"tile:{seen.tile}")
    assert page is not None and page.subtitle.endswith(t("realigious.knowledge.seen"))
    assert t("realigious.knowledge.seen.text") in [row.text for row in page.rows]
    assert t("realigious.knowledge.seen") in words.tip(f"tile:{seen.tile}").rows()[1:]
    panel = situation_of(drive, view)
    panel.toggle()
    space = panel.minimap.space
    assert space is not None
    hidden = msgspec.structs.replace(view, tiles=tuple(
        TileView(tile.tile, 0, False, False) if tile.tile == seen.tile else tile for tile in view.tiles))  # fmt: skip
    one, other = (pygame.image.tobytes(panel.minimap.compose(shown, space), "RGBA") for shown in (view, hidden))
    assert one != other


@pytest.mark.parametrize("change", [{}, {"shown": False}, {"shown": True, "fog": 1}])
def test_r11_4_where_mud_lies_a_page_says_first_that_nobody_can_go_there(drive: Driver, change: dict[str, Any]) -> None:
    """Which is known to all, whatever else is."""
    view, t = samples.sample(), drive.program.media.t
    at = next(tile.tile for tile in view.tiles if tile.shown and tile.forecast is not None)
    for mud in (True, False):
        muddy = msgspec.structs.replace(view, tiles=tuple(
            msgspec.structs.replace(tile, mud=mud, **change) if tile.tile == at else tile for tile in view.tiles))
        page = words_of(drive, muddy).page(f"tile:{at}")
        assert page is not None
        assert ([row.text for row in page.top][:2] == [t("realigious.mark.mud"), t("realigious.mark.mud.text")]) is mud
        assert t("realigious.mark.mud") not in [row.text for row in page.rows]


@pytest.mark.parametrize(("known", "change"), [
    (True, {"mud": True}), (False, {"mud": True}), (True, {"designation": "ruin"}), (True, {}),
])  # fmt: skip
def test_c6_3_the_minimap_shows_mud_ruins_and_start_points_as_the_board_does(
    drive: Driver, known: bool, change: dict[str, Any]
) -> None:
    view = samples.sample()
    starts = {seat.start for seat in view.seats}
    at = next(tile.tile for tile in view.tiles
              if tile.shown == known and tile.known != 1 and tile.structure in ("", "none") and tile.relic < 0
              and tile.owner < 0 and tile.tile not in starts)  # fmt: skip
    panel = situation_of(drive, view)
    panel.toggle()
    space = panel.minimap.space
    assert space is not None
    bare = msgspec.structs.replace(view.tiles[at], mud=False, designation="")
    tiles = [msgspec.structs.replace(bare, **more) for more in ({}, change)]
    views = [msgspec.structs.replace(view, tiles=tuple(tile if one.tile == at else one for one in view.tiles))
             for tile in tiles]  # fmt: skip
    if not change:
        first = msgspec.structs.replace(view.seats[0], start=at)
        views[1] = msgspec.structs.replace(view, seats=(first, *view.seats[1:]))
    one, other = (pygame.image.tobytes(panel.minimap.compose(shown, space), "RGBA") for shown in views)
    assert one != other


def test_c6_15_after_the_end_no_tile_tells_a_chance(drive: Driver) -> None:
    view = samples.sample()
    tile = next(tile for tile in view.tiles if tile.forecast is not None)
    over = msgspec.structs.replace(view, outcome=Outcome([0], "win_mystic", [1, 2]))
    page = words_of(drive, over).page(f"tile:{tile.tile}")
    assert page is not None and not page.top


def test_r9_4_a_chance_that_is_cut_names_the_bound_and_its_rule(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    made = next(tile.forecast for tile in view.tiles if tile.forecast is not None and tile.forecast.kind == PROPAGATION)
    words = words_of(drive, view)
    terms = (Term(4, "term.base", 50), Term(3, "term.relic", 60, count=2))
    for rate, key in ((99, "most"), (110, "")):
        rows = sums(words, msgspec.structs.replace(made, terms=terms, rate=rate, defence=(), ways=()))
        found = [(row.text, row.value) for row in rows if row.value.startswith("= ")]
        assert found == ([(t(f"realigious.forecast.{key}", rule="R9.4"), "= 99")] if key else [])


# ---------------------------------------------------------------- the wind, and where a tile lies
@pytest.fixture
def windy(program: Program, drive: Driver) -> RealigiousTable:
    """A person picks a destination while the wind blows to where a tile is free."""
    for seed in range(40):
        table = until_asked(drive, open_table(program, "pb", seed, climate="temperate"))
        title = table.title_table
        assert isinstance(title, RealigiousTable)
        if table.asked is not None and table.asked.text == "move" and carried(title):
            return title
    raise AssertionError("no match begins so")


def carried(title: RealigiousTable) -> list[int]:
    """The tiles that the wind carries to."""
    view, offers = title.words.view, title.board.shown.offers
    return [tile for tile, leap in leaps(view, offers, view.seats[0].tile).items() if leap.kind == "wind"]


@pytest.mark.slow
def test_r6_4_the_target_of_the_wind_has_its_chance_on_board_and_page(windy: RealigiousTable, drive: Driver) -> None:
    t = drive.program.media.t
    neutral = [tile for tile in carried(windy) if windy.words.view.tiles[tile].owner < 0]
    for tile in neutral:
        page = windy.words.page(f"tile:{tile}")
        assert page is not None and windy.board.shown.foretold[tile] == windy.words.foretold(tile)
        assert t("realigious.forecast.propagation") in [row.text for row in page.top]
    page = windy.words.page(f"tile:{carried(windy)[0]}")
    over = leaps(windy.words.view, windy.board.shown.offers, windy.words.view.seats[0].tile)[carried(windy)[0]].over
    assert page is not None
    assert t("realigious.leap.wind", tile=windy.words.place(over)) in [row.text for row in page.rows]


@pytest.mark.slow
def test_r11_3_the_wind_stands_beside_the_board(
    windy: RealigiousTable, program: Program, drive: Driver
) -> None:
    view, t = windy.words.view, program.media.t
    sign = drive.find("board.wind")
    drive.move(sign.rect.center)
    assert t(f"realigious.wind.{view.wind.lower()}.ways") in sign.hint()
    assert windy.inspector.ref == "climate:temperate"
    bar = drive.find("spot.climate")
    drive.move(bar.rect.center)
    assert "\n" not in bar.hint() and windy.inspector.ref == "climate:temperate"  # the inspector tells the rest
    drive.key(pygame.K_EQUALS)
    assert not sign.visible
    drive.key(pygame.K_MINUS)
    assert sign.visible


@pytest.mark.slow
def test_r14_1_the_numbers_of_row_and_column_stand_on_the_rim_and_light_up(
    windy: RealigiousTable, drive: Driver
) -> None:
    board, n = windy.board, windy.words.view.n
    tile = 2 * n + 4
    plain = list(board_ground.rim(board.art, n, range(n), range(n)))
    ground = [picture for picture, _ in board_ground.ground(board.art, n, board.shown.looks)]
    assert len(plain) == 2 * n and all(picture in ground for picture, _ in plain)
    drive.move(place_of(board, tile))
    lit = list(board_ground.rim(board.art, n, [2], [4], theme.GOLD))
    items = list(board_items.compose(board.media, board.art, board.shown))
    assert all(item in items for item in lit)
    page = windy.words.page(f"tile:{tile}")
    assert page is not None and windy.words.place(tile) in page.subtitle and "3" in windy.words.place(tile)


@pytest.mark.slow
def test_c6_4b_a_tile_that_the_wind_carries_one_over_is_told_to_be_out_of_reach(
    windy: RealigiousTable, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, beyond = windy.words.view, drive.program.media.t("realigious.forecast.beyond")
    passed = leaps(view, windy.board.shown.offers, view.seats[0].tile)[carried(windy)[0]].over
    made = next(one.forecast for one in view.tiles if one.forecast is not None)
    tiles = tuple(msgspec.structs.replace(one, forecast=made) if one.tile == passed else one for one in view.tiles)
    monkeypatch.setattr(TitleWords, "seen", property(lambda _: msgspec.structs.replace(view, tiles=tiles)))
    page = windy.words.page(f"tile:{passed}")
    assert page is not None and [row.text for row in page.top].index(beyond) == 0


@pytest.mark.slow
def test_c1_2_the_tip_of_a_state_leaves_the_wind_and_the_own_cards_in_sight(
    windy: RealigiousTable, drive: Driver
) -> None:
    view, ui = windy.words.view, windy.board.ui
    states = tuple(StateIcon(state, STATES[state].mood, 2, 2) for state in sorted(STATES)[:8])
    row = next(part for part in windy.parts if isinstance(part, StateRow))
    row.show(msgspec.structs.replace(
        view, seats=(msgspec.structs.replace(view.seats[0], states=states), *view.seats[1:])))  # fmt: skip
    wind = drive.find("board.wind")
    kept = [wind.rect, *(slot.rect for slot in windy.hand.slots if slot.card), windy.purse.rect]
    assert wind.visible and len(kept) > 2
    chips = [widget for widget in row.each() if widget.hint()]
    for chip in chips:
        ui.hide_tip()
        ui._show_tip(chip)
        hidden = [rect for rect in kept if ui.tooltip.rect.colliderect(rect.inflate(-16, -16))]
        assert not hidden, (chip.name, ui.tooltip.rect)
    assert len(chips) >= 5


def test_r13_4_the_page_of_a_government_says_nothing_of_a_yield_that_it_has_not(drive: Driver) -> None:
    view, heading = samples.sample(), drive.program.media.t("realigious.word.allotment")
    known = next(tile for tile in view.tiles if tile.known >= 2 and tile.believers > 0)
    for amounts in ((0, 0, 0), (0, 5, 0)):
        bare = msgspec.structs.replace(
            known, believers=amounts[0], donations=amounts[1], influence=amounts[2], structure="gov_office")
        shown = tuple(bare if tile.tile == known.tile else tile for tile in view.tiles)  # fmt: skip
        page = words_of(drive, msgspec.structs.replace(view, tiles=shown)).page(f"tile:{known.tile}")
        assert page is not None and (heading in [row.text for row in page.rows]) is any(amounts)


def test_r9_7_what_adds_to_a_gain_is_told_right_under_it(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    made = next(tile.forecast for tile in view.tiles if tile.forecast is not None and tile.forecast.kind == PROPAGATION)
    bonus = (Term(5, "term.bonus_base", 100), Term(4, "term.bonus_christian", 20))
    rows = in_full(words_of(drive, view), msgspec.structs.replace(made, bonus=bonus, least=(9, 9, 9), most=(9, 9, 9)))
    told = [row.text for row in rows]
    assert told.index(t("realigious.term.bonus_christian")) < told.index(t("realigious.forecast.terms"))
    assert t("realigious.term.bonus_base") not in told


@pytest.mark.slow
def test_c6_4_the_page_of_a_tile_with_a_dot_says_that_nothing_is_rolled_there(
    windy: RealigiousTable, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, offered = windy.words, sorted(windy.board.shown.offers)
    bare, line = offered[0], drive.program.media.t("realigious.forecast.nothing")
    tiles = tuple(msgspec.structs.replace(one, forecast=None) if one.tile == bare else one for one in words.view.tiles)
    dotted = msgspec.structs.replace(words.view, tiles=tiles)
    monkeypatch.setattr(TitleWords, "seen", property(lambda _: dotted))
    for tile in offered:
        page = words.page(f"tile:{tile}")
        assert page is not None and (line in [row.text for row in page.top]) == (tile == bare)


def test_c6_4b_the_numbers_of_a_tile_that_the_step_cannot_reach_are_told_as_those_of_later(drive: Driver) -> None:
    scene = table(drive.program.client, "pb", 3, asks("move"))
    drive.frames(3)
    words, beyond = scene.title_table.words, drive.program.media.t("realigious.forecast.beyond")
    offered = {int(ref.partition(":")[2]) for option in scene.options() for ref in option.refs}
    far = next(one.tile for one in scene.view.tiles if one.forecast is not None and one.tile not in offered)
    pages = {tile: words.page(f"tile:{tile}") for tile in (*offered, far)}
    told = {tile: page is not None and page.top[0].text == beyond for tile, page in pages.items()}
    assert told == {tile: tile == far for tile in told}


# ---------------------------------------------------------------- a relic beside the piece
@pytest.mark.parametrize(("held", "wins"), [(0, False), (1, True)])
def test_r7_1_a_relic_where_one_may_go_is_told_before_the_move_and_so_is_the_last_one(
    drive: Driver, monkeypatch: pytest.MonkeyPatch, held: int, wins: bool
) -> None:
    scene = table(drive.program.client, "pb", 3, asks("move"))
    drive.frames(3)
    view, t = scene.view, drive.program.media.t
    offered = {int(ref.partition(":")[2]) for option in scene.options() for ref in option.refs}
    there = min(offered)
    seats = tuple(msgspec.structs.replace(seat, relics=view.relic_goal - 2 + held) for seat in view.seats)
    tiles = tuple(msgspec.structs.replace(one, relic=0 if one.tile == there or one.tile not in offered else -1)
                  for one in view.tiles)  # fmt: skip
    monkeypatch.setattr(Words, "asked", scene.asked)
    monkeypatch.setattr(Words, "why", lambda _words, _ref: ("", ""))
    words = Words(scene.media, view=msgspec.structs.replace(view, seats=seats, tiles=tiles), seats=scene.match.seats)
    told = t(f"realigious.forecast.relic{'.wins' if wins else ''}", n=view.relic_goal - 1 + held, goal=view.relic_goal)
    for tile in view.tiles:
        page = words.page(f"tile:{tile.tile}")
        if page is None:
            continue
        assert (told in [row.text for row in page.top]) is (tile.tile == there)
        assert (told in words.tip(f"tile:{tile.tile}").rows()) is (tile.tile == there)
        assert tile.tile != there or page.top[0].text != told, "the chance, or that there is none, comes first"


@pytest.mark.slow
def test_c6_15_what_a_move_leads_to_is_told_where_the_pointer_comes_from_a_thing_that_was_pinned(
    windy: RealigiousTable, drive: Driver
) -> None:
    drive.click("board.wind")
    assert (windy.inspector.ref, windy.inspector.pinned) == ("climate:temperate", True)
    tile = carried(windy)[0]
    drive.move(place_of(windy.board, tile))
    assert windy.inspector.ref == f"tile:{tile}"


def test_r4_5_a_price_in_both_coins_is_never_cut(drive: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    view = samples.sample()
    dear = [msgspec.structs.replace(one, donations=1500, influence=1500, holder=1) for one in view.governments]
    panel = situation_of(drive, msgspec.structs.replace(view, governments=tuple(dear)))
    panel.toggle()
    told, line = [], Pen.line

    def noted(pen: Pen, words: str, width: int, *args: Any, **more: Any) -> pygame.Rect:
        told.append((words, panel.media.theme.width(words, theme.SMALL, True) <= width))
        return line(pen, words, width, *args, **more)

    monkeypatch.setattr(Pen, "line", noted)
    for force in [w for w in panel.each() if isinstance(w, Force)]:
        force.draw(pygame.Surface((1920, 1080)))
    assert told.count(("1500", True)) == 2 * len(dear)


@pytest.mark.parametrize(("left", "mine", "form", "count"), [
    (4, True, "next", 3), (4, False, "next", 3), (3, True, "now", 3), (3, False, "next", 2), (1, True, "last", 1),
    (1, False, "none", 0),
])  # fmt: skip
def test_r19_12_tip_inspector_board_and_situation_count_the_turns_of_a_separatist_tile_alike(
    drive: Driver, monkeypatch: pytest.MonkeyPatch, left: int, mine: bool, form: str, count: int
) -> None:
    view, t = samples.sample(), drive.program.media.t
    at = next(tile.tile for tile in view.tiles if tile.separatist)
    view = msgspec.structs.replace(view, acting=view.tiles[at].owner + (not mine), tiles=tuple(
        msgspec.structs.replace(tile, separatist=left if tile.tile == at else 0) for tile in view.tiles))  # fmt: skip
    words = words_of(drive, view)
    short, told = t(f"realigious.separatist.{form}", n=count), t(f"realigious.separatist.{form}.text", n=count)
    page = words.page(f"tile:{at}")
    assert page is not None
    assert (t("realigious.designation.separatist"), short) in [(row.text, row.value) for row in page.rows]
    assert told in [row.text for row in page.rows]
    assert t("realigious.table.separatist", left=short) in words.tip(f"tile:{at}").rows()
    panel = situation_of(drive, view)
    panel.toggle()
    (place,) = [one for one in panel.each() if isinstance(one, SeparatistPlace)]
    assert place.words.endswith(short) and place.hint() == told
    counts: list[int] = []

    def plate(_: Any, count: int) -> pygame.Surface:
        counts.append(count)
        return pygame.Surface((1, 1))

    monkeypatch.setattr(board_plates, "count_plate", plate)
    shown = board_items.RealigiousShown(Map(view.n, table_layout.BOARD), view)
    list(board_items.plates(drive.program.media, RealigiousArt(drive.program.media, 64), shown))
    assert counts == [count]


def test_c6_15_a_church_says_why_it_brings_its_own_kind_one_of_two_amounts(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    at, made = next((tile.tile, tile.forecast) for tile in view.tiles
                    if tile.forecast is not None and tile.forecast.kind == PROPAGATION)  # fmt: skip
    told = []
    for structure, most in (("church_christian", (90, 90, 90)), ("church_christian", (9, 9, 9)), ("house", (9, 9, 9))):
        change = {"structure": structure, "forecast": msgspec.structs.replace(made, least=(9, 9, 9), most=most)}
        words = words_of(drive, msgspec.structs.replace(view, tiles=tuple(
            msgspec.structs.replace(tile, **change) if tile.tile == at else tile for tile in view.tiles)))  # fmt: skip
        page = words.page(f"tile:{at}")
        assert page is not None
        told.append(t("realigious.forecast.treasure") in [row.text for row in page.top])
    assert told == [True, False, False]


def test_r11_2_a_tile_to_go_to_says_that_the_heat_will_take_of_it(drive: Driver) -> None:
    def hot(match: Match, asked: Question) -> bool:
        places = [int(ref.partition(":")[2]) for option in asked.options() for ref in option.refs]
        return asks("move", 0, 2)(match, asked) and any(heat_takes(match.session.view(0), tile) for tile in places)

    scene = table(drive.program.client, "pb", 3, hot, climate="arid")
    drive.frames(2)
    words, t = scene.title_table.words, scene.t
    ways = [int(option.refs[0].partition(":")[2]) for option in scene.options() if option.refs]
    for tile in ways:
        page = words.page(f"tile:{tile}")
        assert page is not None
        taken = heat_takes(scene.view, tile)
        rows = [row.text for row in page.top]
        assert (t("realigious.forecast.heat.donations") in rows) == (taken == "donations")
        assert (t("realigious.forecast.heat.believers") in rows) == (taken == "believers")
    assert any(heat_takes(scene.view, tile) for tile in ways)


def test_c2_1_a_name_on_a_page_is_one_line_beside_its_value(drive: Driver) -> None:
    words = words_of(drive, samples.sample())
    heights = []
    for ref in ("seat:1", "card:gleaning"):
        row = PageRow("하늘지기하늘지기하늘지기", "2턴", "seat/1", ref=ref)
        heights.append(sheet_of(words, Page("", rows=[row]), 264, False).picture.get_height())
    assert heights[0] < 2 * ROW <= heights[1], "only a name is shortened"


def test_r15_a_god_whose_relics_differ_tells_each_of_them_first(drive: Driver) -> None:
    words, t = words_of(drive, samples.sample()), drive.program.media.t
    page = words.page("god:giyechin")
    assert page is not None
    told = [row.text for row in page.rows]
    first = [t(f"realigious.relic.{kind}.text") for kind in GODS["giyechin"].types]
    assert [one for one in told[:11] if one in first] == first
    assert t("realigious.screen.god.held", n=3) not in told and t("realigious.screen.god.held", n=5) in told


def test_c6_4b_on_a_broad_page_a_name_stands_nearer_to_its_own_words_than_to_those_above(drive: Driver) -> None:
    words = words_of(drive, samples.sample())
    name, told = PageRow("Stye", icon="realigious/god/giyechin"), PageRow("Choose a player.", kind="text")
    page = Page("", rows=[name, told, name, told])

    def tops(width: int) -> list[int]:
        return [upper for upper, _ in sheet_of(words, page, width, False).rows]

    (_, first, second, _), (_, close, near, _) = tops(640), tops(264)
    assert second - first > near - close
