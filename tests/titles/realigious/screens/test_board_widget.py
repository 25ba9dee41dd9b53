"""C6.4, C6.5, 10.5: the board reacts to pointer and keys, plays events, and draws nothing while idle."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pygame
import pytest

from game.core.ask import Option
from game.core.boards.hex import hex_map
from game.core.events import Event
from game.titles.realigious.clash import FOUGHT
from game.titles.realigious.forecast import CardForecast, Forecast
from game.titles.realigious.view import SeatView
from scenes.kit.animation import Animation
from scenes.kit.board_layers import Sheet
from scenes.kit.board_stage import TRAIL_MS
from scenes.kit.board_tip import TIP_MS
from scenes.kit.tip_content import TipContent
from scenes.media.canvas import SIZE
from scenes.program import Program
from scenes.shell.client import Client
from scenes.titles.realigious import board_items, board_plates
from scenes.titles.realigious.board import BoardWidget
from scenes.titles.realigious.board_fx_clash import REST_MS
from scenes.titles.realigious.events import EVENTS
from tests.gallery.realigious_boards import BoardScene, session_at
from tests.scenes.conftest import Driver
from tests.scenes.table_play import place_of


class Table(BoardScene):
    """A board that notes what was chosen and pointed at."""

    def __init__(self, client: Client, view: SeatView, options: list[Option]) -> None:
        super().__init__(client, view, options)
        self.chosen: list[str] = []
        self.pointed_at: list[str | None] = []

    @property
    def there(self) -> BoardWidget:
        assert self.board is not None
        return self.board

    def take(self, ref: str) -> None:
        self.chosen.append(ref)

    def hover(self, ref: str | None) -> None:
        self.pointed_at.append(ref)


@pytest.fixture
def table(program: Program, drive: Driver) -> Table:
    """Seat 0 may go to the tiles 40 and 42 of a fresh map of two players; nobody stands there."""
    view: SeatView = session_at(2, "temperate", 0, 3, lambda _: True).view(0)
    seats = tuple(msgspec.structs.replace(s, tile=t) for s, t in zip(view.seats, (8, 33), strict=True))
    view = msgspec.structs.replace(view, seats=seats, celebrities=())
    scene = Table(program.client, view, [Option(f"tile:{t}", "opt.move", (f"tile:{t}",)) for t in (40, 42)])
    program.nav.stack.reset(scene)
    drive.frames(4, 50)
    return scene


def settle(drive: Driver, table: Table) -> None:
    """Lets pass what was begun."""
    drive.frames(60, 50)
    table.there.settle()
    drive.frames(2)


def test_f1_an_idle_board_draws_nothing_and_needs_no_frames(table: Table, program: Program) -> None:
    program.frame(16)
    assert not program.nav.stack.paint()
    assert table.there not in table.ui.ticking


def test_c6_4_a_click_on_an_offered_tile_chooses_it(table: Table, drive: Driver) -> None:
    drive.click(place_of(table.there, 40))
    drive.click(place_of(table.there, 41))
    assert table.chosen == ["tile:40"]


def test_c6_4_what_is_not_offered_is_inspected(table: Table, drive: Driver) -> None:
    seen: list[str] = []
    table.there.on_inspect = seen.append
    drive.click(place_of(table.there, 41))
    assert seen == ["tile:41"] and not table.chosen


def test_c6_4_a_figure_before_an_offered_tile_does_not_hide_it(table: Table, drive: Driver) -> None:
    table.there.put_thing("seat:1", 40, table.view)
    drive.click(place_of(table.there, 40))
    assert table.chosen == ["tile:40"] and table.pointed_at[-1] == "tile:40"


def test_c6_4_pointing_is_told_once_a_thing(table: Table, drive: Driver) -> None:
    x, y = place_of(table.there, 41)
    drive.move((x, y))
    drive.move((x + 3, y))
    drive.move((20, 20))
    assert table.pointed_at[-2:] == ["tile:41", None]


def test_c6_15_the_chance_of_a_combat_bears_swords(program: Program) -> None:
    plates = {kind: board_plates.badge(program.media, Forecast(9, kind, 600, "", 60, ()))
              for kind in ("propagation", "combat", "piece_combat")}  # fmt: skip
    plain, fight = board_plates.rate_plate(program.media, 600, False), board_plates.rate_plate(program.media, 600, True)
    assert plates == {"propagation": plain, "combat": fight, "piece_combat": fight}
    assert fight.get_width() > plain.get_width()


def test_c6_15_a_chance_lies_on_its_own_tile(table: Table) -> None:
    board, n = table.there, table.there.shown.view.n
    foretold = {t: Forecast(t, "propagation", 510, "", 51, ()) for t in range(n * n)}
    shown = replace(board.shown, foretold=foretold)
    middles = [board_items.centre(shown, tile) for tile in range(n * n)]
    figures = [board_items.body(board.art, shown, thing) for thing in shown.things.values()]
    plates = [picture.get_rect(topleft=at) for picture, at in board_items.plates(table.media, board.art, shown)]
    covering = set()
    for tile, plate in zip(foretold, plates, strict=False):
        nearest = min(range(n * n), key=lambda t: pygame.Vector2(middles[t]).distance_to(plate.center))
        whole = pygame.Rect(0, 0, round(1.732 * shown.space.size), 2 * shown.space.size).move_to(center=middles[tile])
        assert nearest == tile and whole.contains(plate), tile
        covering |= {tile} if plate.collidelist(figures) >= 0 else set()
    assert covering <= {8}
    for i, plate in enumerate(plates):
        assert plate.collidelist(plates[i + 1 :]) < 0


def test_c6_4_an_open_tooltip_tells_what_holds_now(table: Table, drive: Driver) -> None:
    told = ["before"]
    table.there.tip_of = lambda _: TipContent(told[0])
    drive.move(place_of(table.there, 40))
    drive.frames(4, TIP_MS)
    before = table.there.tip_plate.shown
    told[0] = "a good deal later"
    table.there.show(table.there.shown.view)
    after = table.there.tip_plate.shown
    assert before is not None and after is not None and after[0].get_width() > before[0].get_width()


def test_c6_4_the_tooltip_opens_after_a_while_and_closes(table: Table, drive: Driver) -> None:
    tile = next(t.tile for t in table.view.tiles if t.shown and t.tile not in (8, 33))
    drive.move(place_of(table.there, tile))
    assert table.there.tip_plate.shown is None
    drive.frames(TIP_MS // 50 + 2, 50)
    assert table.there.tip_plate.shown is not None
    drive.move((20, 20))
    assert table.there.tip_plate.shown is None


def test_c6_7_what_one_reader_saw_move_leaves_no_trail_for_the_next(table: Table) -> None:
    table.there.leave_trail("tile:40", "tile:41")
    table.there.show(table.view)
    assert table.there.shown.trail == ("tile:40", "tile:41")
    table.there.show(msgspec.structs.replace(table.view, seat=1))
    assert table.there.shown.trail == ()


@pytest.mark.parametrize("button", [1, 2, 3])
def test_c6_2_the_wheel_zooms_and_dragging_pans_without_choosing(
    table: Table, drive: Driver, button: int
) -> None:
    board = table.there
    drive.move(place_of(board, 40))
    drive.wheel(1)
    settle(drive, table)
    assert board.shown.space.zoomed and not board.settling
    before = board.shown.space.y
    start = board.rect.center
    drive.down(start, button=button)
    drive.move((start[0], start[1] - 60))
    drive.up((start[0], start[1] - 60), button=button)
    assert board.shown.space.y != before
    assert not table.chosen
    board.home()
    assert not board.shown.space.zoomed


def test_f6_another_picture_stands_in_until_the_smooth_one_is_there(table: Table, drive: Driver) -> None:
    board = table.there
    board.zoom(1)
    assert board.settling
    drive.frames(1)
    settle(drive, table)
    assert not board.settling
    assert table.there not in table.ui.ticking


def test_c12_9_arrows_walk_and_enter_chooses(table: Table, drive: Driver) -> None:
    table.ui.set_focus(table.there, True)
    drive.key(pygame.K_RIGHT)
    assert table.there.shown.pointed == "tile:8"
    for key in (pygame.K_DOWN,) * 4 + (pygame.K_RIGHT,) * 4:
        drive.key(key)
    row, column = divmod(int(table.there.shown.pointed.partition(":")[2]), 7)
    assert row == 5 and column >= 5
    while table.there.shown.pointed != "tile:40":
        drive.key(pygame.K_LEFT)
    drive.key(pygame.K_RETURN)
    assert table.chosen == ["tile:40"]


def test_c12_9_the_walk_begins_anew_where_the_cursors_figure_is_gone(table: Table, drive: Driver) -> None:
    board = table.there
    board.ui.set_focus(board, True)
    board.go("celebrity:0")
    assert board.lies_on("celebrity:0") == board.lies_on("") == ""
    drive.key(pygame.K_RIGHT)
    assert board.shown.pointed == board.start_ref()


def test_10_5_a_step_ends_on_its_tile_and_leaves_a_trail(table: Table, drive: Driver) -> None:
    board = table.there
    length = board.animate(Event(0, "moved", "R7.1", {"seat": 0, "from": 8, "tile": 9}), table.view)
    assert 200 <= length <= 300
    drive.frames(2)
    assert "seat:0" in board.shown.hidden
    drive.frames(length // 16 + 2)
    assert board.shown.things["seat:0"].tile == 9
    assert board.shown.trail == ("tile:8", "tile:9")
    drive.frames(TRAIL_MS // 50 + 2, 50)
    assert board.shown.trail == ()


@pytest.mark.slow
def test_10_5_a_hidden_move_takes_no_time(table: Table) -> None:
    assert table.there.animate(Event(0, "moved", "R7.1", {"seat": 1}), table.view) == 0
    assert table.there.animate(Event(0, "phase_began", "R3", {"seat": 1}), table.view) == 0


@pytest.mark.slow
def test_10_5_a_converted_tile_takes_its_colour_when_the_roll_has_landed(table: Table, drive: Driver) -> None:
    board = table.there
    tiles = list(table.view.tiles)
    tiles[9] = msgspec.structs.replace(tiles[9], owner=0, shown=True, terrain="grass")
    after = msgspec.structs.replace(table.view, tiles=tuple(tiles))
    event = Event(0, "propagated", "R9.7", {"seat": 0, "tile": 9, "rate": 60, "roll": 12})
    length = board.animate(event, after)
    drive.frames(10)
    assert board.shown.looks[9].owner is None
    drive.frames(length // 16 + 2)
    assert board.shown.looks[9].owner == (0, 0)


def test_c6_5_finish_jumps_to_the_end(table: Table) -> None:
    board = table.there
    board.animate(Event(0, "moved", "R7.1", {"seat": 0, "from": 8, "tile": 9}), table.view)
    board.finish()
    assert board.shown.things["seat:0"].tile == 9
    assert not board.fx and not board.shown.hidden


def every_event(kind: str) -> Event:
    """An event of a kind with all that any kind may tell."""
    data: dict[str, int | str | list[int]] = {
        "seat": 0, "other": 1, "tile": 9, "rate": 60, "roll": 40, "r1": 70, "r2": 10, "celebrity": 0, "tiles": [9, 10],
        "believers": 100, "donations": 50, "influence": 0, "card": "gleaning",
        "what": {"wind": "E", "tile_designated": "school"}.get(kind, "giyechin"),
    }  # fmt: skip
    return Event(0, kind, "R0", data)


@pytest.mark.slow
@pytest.mark.parametrize("reduced", [False, True])
def test_10_5_every_kind_runs_to_its_end(table: Table, drive: Driver, reduced: bool) -> None:
    board = table.there
    board.reduced = reduced
    fogged = msgspec.structs.replace(table.view.tiles[9], fog=2, owner=0)
    tiles = (*table.view.tiles[:9], fogged, *table.view.tiles[10:])
    after = msgspec.structs.replace(table.view, tiles=tiles, mud=(9, 10))
    for kind in sorted(kind for kind, look in EVENTS.items() if look.animation is not None):
        board.show(table.view)
        length = board.animate(every_event(kind), after)
        assert length - (REST_MS if kind in FOUGHT else 0) <= 1200, kind
        drive.frames(length // 100 + 2, 100)
        assert not board.fx, kind


def test_10_5_an_animation_goes_on_at_another_zoom_step(table: Table, drive: Driver) -> None:
    board, after = table.there, table.view
    length = board.animate(every_event("moved"), after)
    drive.frames(1, length // 2)
    board.zoom(1)
    assert board.fx and board.shown.hidden
    drive.frames(1, length)
    assert not board.fx and not board.shown.hidden


def test_10_5_a_negated_card_is_seen_until_it_has_burst(table: Table) -> None:
    made = table.there.animation_of(every_event("card_negated"), table.view)
    assert made is not None and all(made._frame(tenth / 10) for tenth in range(1, 10))


def test_c6_4a_a_log_line_points_at_its_tile(table: Table, drive: Driver) -> None:
    table.there.point_at("tile:40")
    assert table.there.fx
    settle(drive, table)
    assert not table.there.fx


def test_f3_a_changed_tile_redraws_only_its_surroundings(table: Table, program: Program) -> None:
    program.nav.stack.paint()
    tiles = list(table.view.tiles)
    tiles[24] = msgspec.structs.replace(tiles[24], owner=1, shown=True, terrain="grass")
    table.there.show(msgspec.structs.replace(table.view, tiles=tuple(tiles)))
    table.there.update()
    rects = program.nav.stack._damage.take()
    assert 0 < sum(r.width * r.height for r in rects) < 400 * 400


def seen(sheet: Sheet) -> bytes:
    """The pixels of a sheet on the canvas."""
    out = pygame.Surface(SIZE)
    sheet.draw(out)
    return out.get_buffer().raw


def painted(board: BoardWidget) -> bytes:
    """The same, of what the board shows, on a new sheet."""
    fresh = board.sheet_of(board.shown.space)
    fresh.show(*board.pictures(board.art, board.shown))
    return seen(fresh)


def test_f8_a_board_that_was_drawn_ahead_is_shown_at_once(table: Table) -> None:
    tiles = tuple(msgspec.structs.replace(tile, owner=1, shown=True, terrain="grass") for tile in table.view.tiles)
    fresh = msgspec.structs.replace(table.view, tiles=tiles)
    for _ in table.there.ahead(fresh):
        pass
    before = seen(table.there.sheet)
    table.there.show(fresh)
    after = seen(table.there.sheet)
    assert not table.there.settling and before != after == painted(table.there)


def dark(table: Table) -> SeatView:
    """The position at night, which no tile is seen as by day."""
    tiles = tuple(msgspec.structs.replace(tile, shown=False) for tile in table.view.tiles)
    return msgspec.structs.replace(table.view, tiles=tiles)


def test_f8_a_board_that_changes_everywhere_is_drawn_in_slices_while_the_old_one_shows(table: Table) -> None:
    before = table.there.sheet.ground
    table.there.show(dark(table))
    meanwhile = table.there.sheet.ground
    assert table.there.settling and meanwhile is before
    table.there.settle()
    assert seen(table.there.sheet) == painted(table.there)


def test_f8_what_changes_while_it_is_drawn_anew_is_seen_in_the_end(table: Table, drive: Driver) -> None:
    table.there.show(dark(table))
    drive.frames(1)
    now = msgspec.structs.replace(dark(table), tiles=(table.view.tiles[0], *dark(table).tiles[1:]))
    table.there.show(now)
    drive.frames(100)
    assert not table.there.settling and seen(table.there.sheet) == painted(table.there)


def test_f6_pictures_of_the_whole_board_are_made_while_it_is_zoomed(table: Table, drive: Driver) -> None:
    board = table.there
    board.zoom(1)
    settle(drive, table)
    taken = msgspec.structs.replace(table.view.tiles[10], owner=1, shown=True, terrain="grass")
    board.show(msgspec.structs.replace(table.view, tiles=(*table.view.tiles[:10], taken, *table.view.tiles[11:])))
    drive.frames(20)
    assert not board.waits()
    board.home()
    with board.media.sprites.sparing(0):
        board.update()  # raises LaterError where a picture has to be made
    assert seen(board.sheet) == painted(board)


def test_f6_what_stands_in_shows_the_board_as_it_was_last(table: Table) -> None:
    board = table.there
    board.zoom(1)
    before = seen(board.layers.sheet)
    board.home()
    board.point("tile:8")
    board.zoom(1)
    assert board.settling and seen(board.layers.sheet) != before


@pytest.mark.parametrize("step", [0, 1])
def test_f6_fixed_pictures_have_the_format_that_is_painted_quickly(table: Table, step: int) -> None:
    board, quick = table.there, pygame.Surface((1, 1), pygame.SRCALPHA)
    board.zoom(step)
    board.settle()
    ground = board.sheet.ground
    assert ground is not None
    assert {surface.get_masks() for surface, _ in ground.items} == {quick.get_masks()}


@pytest.mark.slow
@pytest.mark.parametrize("steps", [(1,), (3,), (1, 1), (2, -1), (3, -3)])
def test_f5_f6_a_zoomed_and_panned_board_is_the_board_painted_there(table: Table, steps: tuple[int, ...]) -> None:
    board = table.there
    for step in steps:
        board.zoom(step, place_of(board, 40))
    board.settle()
    for pan in ((-7, -5), (-300, 40), (0, 33), (90, -2000), (4000, 11)):
        board.pan(*pan)
        board.point("tile:8")
        board.pan(1, 1)
    fresh = Sheet(board.shown.space, board.sheet.window, mat=board.sheet.mat, clear=board.sheet.clear)
    fresh.show(*board.pictures(board.art, board.shown))
    assert seen(board.sheet) == seen(fresh)


def test_c6_4_the_words_about_a_tile_hide_no_tile_next_to_it(table: Table, drive: Driver) -> None:
    board = table.there
    for tile in (16, 24, 40):
        drive.move(place_of(board, tile))
        drive.frames(TIP_MS // 50 + 2, 50)
        assert board.tip_plate.shown is not None
        places = {n: board.place_of(f"tile:{n}") for n in (tile, *hex_map(board.shown.view.n).near[tile])}
        middles = [place.center for place in places.values() if place is not None]
        assert not any(board.tip_plate.shown[1].collidepoint(middle) for middle in middles)
        drive.move((20, 20))


def test_c6_4_the_words_go_with_a_click_that_chooses_and_come_at_another_tile(table: Table, drive: Driver) -> None:
    drive.move(place_of(table.there, 40))
    drive.frames(TIP_MS // 50 + 2, 50)
    drive.click(place_of(table.there, 40))
    drive.frames(TIP_MS // 50 + 2, 50)
    assert table.there.tip_plate.shown is None
    drive.move(place_of(table.there, 41))
    drive.frames(TIP_MS // 50 + 2, 50)
    assert table.there.tip_plate.shown is not None


def test_c6_4_the_words_wait_until_what_happens_has_been_shown(table: Table, drive: Driver) -> None:
    drive.move(place_of(table.there, 40))
    drive.frames(TIP_MS // 50 + 2, 50)
    before = table.there.tip_plate.shown
    table.there.play(Animation(table.there, 1000, lambda _share: []))
    during = table.there.tip_plate.shown
    drive.frames(10, 50)
    later = table.there.tip_plate.shown
    drive.frames(30, 50)
    assert (before is not None, during, later) == (True, None, None)
    assert table.there.tip_plate.shown is not None


def test_c6_15_a_tile_that_may_be_converted_bears_what_that_brings_and_not_its_bare_allotment(table: Table) -> None:
    board, stood = table.there, {thing.tile for thing in table.there.shown.things.values()}
    at = next(
        tile.tile for tile in board.shown.view.tiles
        if tile.known >= 2 and tile.owner < 0 and tile.believers > 0 and tile.tile not in stood
    )  # fmt: skip
    made = Forecast(at, "propagation", 510, "", 51, (), least=(650, 200, 180), most=(650, 200, 180))
    shown = replace(board.shown, foretold={at: made}, pointed=f"tile:{at}")
    room = board_items.width_of_tile(shown.space.size)
    told = [picture for picture, _ in board_items.plates(table.media, board.art, shown)]
    assert board_plates.yield_plate(table.media, made.most, "", room) in told
    tile = shown.view.tiles[at]
    bare = board_plates.allotment_plate(table.media, (tile.believers, tile.donations, tile.influence), room)
    assert bare not in told
    card = CardForecast("gleaning", at, gain=(180, 0, 0))
    told = [picture for picture, _ in board_items.plates(table.media, board.art, replace(shown, foretold={at: card}))]
    assert board_plates.yield_plate(table.media, card.gain, "") in told and bare not in told


def test_c6_15_what_a_card_yields_lies_on_its_own_tile_beside_that_of_the_next(table: Table) -> None:
    board, n = table.there, table.there.shown.view.n
    foretold = {t: CardForecast("faith_village", t, income=(0, 1860, 1210)) for t in range(n * n)}
    shown = replace(board.shown, foretold=foretold)
    radius = shown.space.size
    found = list(board_items.plates(table.media, board.art, shown))[: n * n]
    plates = [picture.get_rect(topleft=at) for picture, at in found]
    flat = board_plates.yield_plate(table.media, (0, 1860, 1210), "ui/cycle")
    assert flat.get_width() > board_items.width_of_tile(radius)
    for tile, plate in zip(foretold, plates, strict=True):
        x, y = board_items.centre(shown, tile)
        assert abs(plate.centerx - x) <= 1 and abs(plate.centery - y) <= 0.55 * radius, tile
    for i, plate in enumerate(plates):
        assert plate.collidelist(plates[i + 1 :]) < 0


def test_c6_15_a_tile_out_of_reach_bears_what_the_inspector_says_of_it(table: Table) -> None:
    board, stood = table.there, {thing.tile for thing in table.there.shown.things.values()}
    tile = next(
        tile for tile in board.shown.view.tiles
        if tile.known >= 2 and tile.owner < 0 and tile.believers > 0 and tile.tile not in stood
    )  # fmt: skip
    made = Forecast(tile.tile, "propagation", 510, "", 51, (), least=(88, 165, 209), most=(88, 165, 209))
    told = msgspec.structs.replace(tile, forecast=made)
    view = board.shown.view
    tiles = tuple(told if one.tile == tile.tile else one for one in view.tiles)
    shown = replace(board.shown, view=msgspec.structs.replace(view, tiles=tiles), foretold={},
                    pointed=f"tile:{tile.tile}")  # fmt: skip
    pictures = [picture for picture, _ in board_items.plates(table.media, board.art, shown)]
    room = board_items.width_of_tile(shown.space.size)
    assert board_plates.yield_plate(table.media, made.most, "", room) in pictures
    bare = board_plates.allotment_plate(table.media, (tile.believers, tile.donations, tile.influence), room)
    assert bare not in pictures
