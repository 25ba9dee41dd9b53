"""10.2, C6.2: where tiles lie, zoom, panning, what a tile looks like, where figures and plates stand."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.core.ask import Option
from game.core.boards.hex import hex_map
from game.titles.realigious.view import SeatView, TileView
from scenes.kit.animation import gathered
from scenes.kit.board_space import hex_corners
from scenes.kit.board_tip import GAP, STEP, place_tip, thread
from scenes.kit.page import PageRow
from scenes.kit.tip_content import TipContent
from scenes.program import Program
from scenes.titles.realigious import board_ground, board_items, board_plates, pieces, tiles_look
from scenes.titles.realigious.board_weather import INSET, SIZE
from scenes.titles.realigious.camera import Map, board_size, centre_of, margins
from scenes.titles.realigious.leaps import leaps
from scenes.titles.realigious.table_layout import BOARD, HAND
from scenes.titles.realigious.tiles_art import RealigiousArt
from tests.gallery.realigious_boards import session_at
from tests.titles.realigious.play import Play

AREA = pygame.Rect(280, 148, 1296, 716)


@pytest.fixture(scope="module")
def view() -> SeatView:
    """The first view of seat 0 in a match of four."""
    found: SeatView = session_at(4, "temperate", 0, 3, lambda _: True).view(0)
    return found


def changed(view: SeatView, tile: int, **fields: object) -> SeatView:
    """The view with one tile made otherwise."""
    tiles = list(view.tiles)
    tiles[tile] = msgspec.structs.replace(tiles[tile], **fields)
    return msgspec.structs.replace(view, tiles=tuple(tiles))


def middle(space: Map, tile: int) -> tuple[int, int]:
    """The middle of a tile on the canvas."""
    x, y = space.centre(f"tile:{tile}")
    return space.x + x, space.y + y


# ---------------------------------------------------------------- where tiles lie
@pytest.mark.parametrize("n", [7, 8, 9])
def test_10_2_all_of_the_board_fits_at_the_default_zoom(n: int) -> None:
    space = Map(n, AREA)
    assert AREA.contains(space.rect) and space.rect.size == board_size(n, space.size)
    assert space.size >= 44


@pytest.mark.parametrize(("n", "least"), [(7, 128), (8, 114), (9, 103)])
def test_10_1_the_board_takes_nearly_half_of_the_canvas_and_nothing_lies_on_it(n: int, least: int) -> None:
    space = Map(n, BOARD)
    sign = pygame.Rect(BOARD.right - INSET - SIZE, BOARD.y + INSET, SIZE, SIZE)
    rim = [(sign.centerx + x, sign.centery + y) for x, y in ((0, 32), (-32, 0), (-23, 23), (23, 23), (0, 0))]
    assert space.rect.width * space.rect.height >= 0.45 * 1920 * 1080
    assert centre_of(1, n, space.size)[0] >= least
    assert not BOARD.colliderect(HAND)
    assert not [at for at in rim if space.at(at)]


@pytest.mark.parametrize("n", [7, 9])
def test_r14_1_the_middle_of_every_tile_is_that_tile(n: int) -> None:
    space = Map(n, AREA)
    assert all(space.at(middle(space, tile)) == f"tile:{tile}" for tile in range(n * n))


def test_r14_1_odd_rows_are_shifted_to_the_right() -> None:
    assert centre_of(0, 7, 100) == (0, 0)
    assert centre_of(7, 7, 100) == (87, 150)
    assert centre_of(14, 7, 100) == (0, 300)


def test_r14_1_beside_the_board_there_is_no_tile() -> None:
    space = Map(7, AREA)
    x, y = middle(space, 0)
    assert space.at((x - space.size, y)) == space.at((x, y - space.size - 2)) == ""


def test_c6_2_zoom_keeps_the_tile_under_the_pointer() -> None:
    space = Map(9, AREA)
    spot = middle(space, 40)
    assert space.zoom(1, spot)
    assert space.at(spot) == "tile:40"


def test_c6_2_zoom_ends_at_the_last_step() -> None:
    space = Map(9, AREA)
    assert not space.zoom(-1, AREA.center)
    while space.zoom(1, AREA.center):
        pass
    assert space.size == space.sizes[-1]


def test_c6_2_panning_leaves_no_gap_and_the_default_zoom_stays() -> None:
    space = Map(9, AREA)
    assert space.pan(200, 0) == (0, 0)
    space.zoom(2, AREA.center)
    space.pan(10000, 10000)
    left, top = margins(space.size)
    assert (space.x - left, space.y - top) == space.rect.topleft == AREA.topleft


def test_c12_9_a_walked_cursor_keeps_to_its_column() -> None:
    space, walk = Map(7, AREA), ["tile:24"]
    for _ in range(3):
        walk.append(space.stepped(walk[-1], (0, -1)))
    assert walk[1:] == ["tile:18", "tile:10", "tile:4"]
    assert space.stepped("tile:6", (1, 0)) == space.stepped("tile:3", (0, -1)) == ""


# ---------------------------------------------------------------- looks
def test_10_4_inner_sides_are_those_towards_the_same_owner() -> None:
    owners = [-1] * 49
    owners[8] = owners[9] = 2
    assert tiles_look.inner_sides(7, 8, owners) == 1 << 0
    assert tiles_look.inner_sides(7, 9, owners) == 1 << 3
    owners[1] = 2  # north-west of tile 8 in an odd row
    assert tiles_look.inner_sides(7, 8, owners) == 1 << 0 | 1 << 4


def test_r12_6_an_unknown_tile_tells_only_its_place(view: SeatView) -> None:
    hidden = TileView(0, 0, False, False)
    look = tiles_look.look(view, hidden, [-1] * 81, False)
    assert [d.name for d in look.ground] == ["realigious/mark/unknown_0"]
    assert look.standing == () and look.owner is None


def test_r12_3_out_of_sight_is_dark_and_adjacent_is_hatched(view: SeatView) -> None:
    tile = msgspec.structs.replace(view.tiles[0], seen=False, known=2, terrain="grass", structure="house")
    dark = tiles_look.look(view, tile, [-1] * 81, False)
    assert {d.variant for d in (*dark.ground, *dark.standing)} == {"night"}
    pale = tiles_look.look(view, msgspec.structs.replace(tile, known=1), [-1] * 81, False)
    assert pale.ground[0].variant == "hatched" and pale.standing[0].variant == "pale"


def test_r23_10_foreign_fog_hides_and_own_fog_only_veils(view: SeatView) -> None:
    foreign = tiles_look.look(view, TileView(0, 2, False, False, fog=1), [-1] * 81, False)
    seen = [d.name for d in (*foreign.ground, *foreign.standing)]
    assert seen == ["realigious/mark/unknown_0", "realigious/mark/fog"]
    own = tiles_look.look(view, msgspec.structs.replace(view.tiles[0], fog=2), [-1] * 81, False)
    assert own.standing[-1] == tiles_look.Draw("realigious/mark/fog", variant="ghost")


def test_r23_9_a_hospital_shows_its_placer(view: SeatView) -> None:
    tile = msgspec.structs.replace(view.tiles[0], designation="hospital", placer=3, owner=1)
    names = [d.name for d in tiles_look.look(view, tile, [1] * 81, False).standing]
    assert "realigious/mark/hospital" in names and "realigious/owner/3" in names


def test_r17_2_a_bought_building_shows_the_flag_of_its_holder(view: SeatView) -> None:
    office = next(one for one in view.governments if one.structure == "gov_office")
    tile = msgspec.structs.replace(view.tiles[0], shown=True, seen=False, structure="gov_office", owner=-1)

    def flags(holder: int) -> list[tuple[str, str]]:
        rest = [one for one in view.governments if one is not office]
        bought = (msgspec.structs.replace(office, tile=0, holder=holder), *rest)
        now = msgspec.structs.replace(view, governments=bought)
        found = tiles_look.look(now, tile, [-1] * 81, False).standing
        return [(d.name, d.variant) for d in found if d.name.startswith("realigious/owner/")]

    assert (flags(-1), flags(2)) == ([], [("realigious/owner/2", "realm")]), "as bright by night as by day"


def test_f3_equal_views_have_equal_looks(view: SeatView) -> None:
    assert tiles_look.looks(view) == tiles_look.looks(changed(view, 3, believers=view.tiles[3].believers))
    fresh = tiles_look.looks(changed(view, 3, owner=2))
    assert [i for i, (a, b) in enumerate(zip(tiles_look.looks(view), fresh, strict=True)) if a != b] == [3]


# ---------------------------------------------------------------- figures and plates
def test_10_4_figures_on_one_tile_stand_apart(view: SeatView) -> None:
    seats = tuple(msgspec.structs.replace(s, tile=40, alive=True) for s in view.seats)
    crowd = pieces.things(msgspec.structs.replace(view, seats=seats, celebrities=()))
    assert len({thing.place for thing in crowd.values()}) == 4
    assert (
        list(crowd)[-1] == "seat:0"
        or crowd["seat:0"].place[1] >= max(t.place[1] for t in crowd.values()) - 0.01
    )


def test_r12_8_a_hidden_piece_is_not_there(view: SeatView) -> None:
    seats = tuple(msgspec.structs.replace(s, tile=-1) for s in view.seats)
    assert not any(
        ref.startswith("seat:") for ref in pieces.things(msgspec.structs.replace(view, seats=seats))
    )


def test_10_3_a_plate_lies_beside_a_figure_where_its_tile_has_room() -> None:
    figure = pygame.Rect(88, 45, 24, 85)
    rect = board_plates.place_on((30, 27), (100, 100), 60, [figure], [])
    assert not rect.colliderect(figure)
    again = board_plates.place_on((30, 27), (100, 100), 60, [figure], [rect])
    assert not again.colliderect(figure) and not again.colliderect(rect)


@pytest.mark.parametrize("size", [(54, 27), (76, 27), (100, 28), (96, 84)])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("around", [pieces.FREE, pieces.AROUND, pieces.BESIDE_RELIC])
def test_10_3_a_plate_stays_on_its_own_tile_whoever_stands_there(
    view: SeatView, size: tuple[int, int], count: int, around: pieces.Around
) -> None:
    space, tile = Map(9, BOARD), 40
    crowd = pieces.arranged(tile, [pieces._Figure(f"seat:{i}", "") for i in range(count)], around)
    x, y = centre_of(tile, 9, space.size)
    bodies = [(round(space.size * thing.scale * 0.8), round(space.size * thing.scale * 1.7)) for thing in crowd]
    feet = [(x + round(thing.place[0] * space.size), y + round(thing.place[1] * space.size)) for thing in crowd]
    figures = [pygame.Rect((0, 0), body).move_to(midbottom=foot) for body, foot in zip(bodies, feet, strict=True)]
    rect = board_plates.place_on(size, (x, y), space.size, figures, [])
    whole = pygame.Rect(0, 0, round(1.732 * space.size), 2 * space.size).move_to(center=(x, y))
    assert whole.contains(rect)
    assert space.at((space.x + rect.centerx, space.y + rect.centery)) == f"tile:{tile}"


@pytest.mark.parametrize("size", [(54, 27), (72, 80)])
def test_10_3_a_plate_that_is_narrower_than_its_tile_does_not_reach_into_the_next_row(size: tuple[int, int]) -> None:
    rect = board_plates.place_on(size, (200, 200), 80, [], [])
    corners = hex_corners((200, 200), 80)
    lowest, right = max(y for _, y in corners), max(x for x, _ in corners)
    for x, y in (rect.bottomleft, rect.bottomright):
        assert abs(x - 200) / (right - 200) <= min(1.0, 2 * (lowest - y) / 80) + 0.05


def test_10_3_two_plates_of_one_tile_lie_apart_and_a_foot_is_covered_before_a_face() -> None:
    figure = pygame.Rect(40, 20, 120, 130)
    rect = board_plates.place_on((76, 27), (100, 100), 60, [figure], [])
    assert rect.centery > 100
    other = board_plates.place_on((76, 27), (100, 100), 60, [figure], [rect])
    assert not other.colliderect(rect)


def test_c6_4_moves_glow_and_targets_are_bracketed(view: SeatView) -> None:
    things = pieces.things(view)
    places = board_items.places_of(view, things)
    options = [
        Option("tile:5", "opt.move", ("tile:5",)),
        Option("tile:6", "opt.tile", ("tile:6",)),
        Option("seat:1", "opt.seat", ("seat:1",)),
        Option("no", "opt.no"),
        Option("use:gleaning@1", "opt.use", ("hand:1",)),
    ]
    marks = board_items.offered_tiles(options, places)
    assert marks[5] == marks[6] == "legal"
    assert marks[things["seat:1"].tile] == "target"
    assert len(marks) == 3


def test_c6_4_several_refs_of_one_tile_the_tile_first() -> None:
    options = [
        Option("seat:1", "opt.seat", ("seat:1",)),
        Option("tile:9", "opt.attack", ("tile:9", "seat:1")),
    ]
    assert board_items.choices_on(options, {"seat:1": 9, "tile:9": 9}, 9) == ["tile:9", "seat:1"]


def test_f3_gathered_rectangles_cover_the_same() -> None:
    rects = [pygame.Rect(i * 100, 0, 40, 40) for i in range(12)]
    few = gathered(rects, 5)
    assert len(few) == 5
    assert all(any(f.contains(r) for f in few) for r in rects)


def test_c6_4_a_tooltip_stays_in_its_room_beside_the_tile() -> None:
    for beside in (
        pygame.Rect(290, 160, 90, 90),
        pygame.Rect(1480, 770, 90, 90),
        pygame.Rect(900, 400, 90, 90),
    ):
        rect = place_tip((400, 200), beside, AREA)
        assert AREA.contains(rect) and not rect.colliderect(beside)


def test_c12_9_a_tooltip_can_be_spoken() -> None:
    tip = TipContent("Grass", (PageRow("Believers", "100"),), "Too far", "R6.1")
    assert tip.rows() == ["Grass", "Believers 100", "Too far (R6.1)"]


def test_c6_4_a_thread_leads_from_words_that_stand_further_away_to_their_tile() -> None:
    tile = pygame.Rect(600, 400, 90, 104)
    for plate in (pygame.Rect(860, 420, 300, 80), pygame.Rect(500, 120, 300, 80), pygame.Rect(560, 700, 300, 80)):
        led = thread(plate, tile)
        assert led is not None
        assert plate.inflate(2, 2).collidepoint(led[0]) and tile.collidepoint(led[1])
    assert thread(tile.move(104, 0), tile) is None


def test_c6_4_words_take_the_nearest_place_that_hides_nothing() -> None:
    tile = pygame.Rect(800, 400, 90, 104)
    near = [tile.move(dx, dy) for dx in (-90, 0, 90) for dy in (-104, 0, 104)]
    place = place_tip((200, 60), tile, AREA, True, (near,))
    assert not any(place.colliderect(rect) for rect in near)
    assert min(abs(place.bottom - tile.top), abs(place.top - tile.bottom)) < 104 + GAP + STEP


# ---------------------------------------------------------------- what carries a piece over a tile
MIDDLE = 31
EAST, FAR_WEST = MIDDLE + 2, MIDDLE - 2


def leaps_of(play: Play) -> dict[int, str]:
    """What the board tells of the two-tile advances of seat 0, which picks a destination in the middle of the map."""
    play.piece(0, MIDDLE)
    play.move_of(0)
    (question,) = play.session.questions()
    view = play.session.view(0)
    places = {f"tile:{tile.tile}": tile.tile for tile in view.tiles}
    offers = board_items.offered_tiles(question.options(), places)
    return {tile: leap.kind for tile, leap in leaps(view, offers, MIDDLE).items()}


def test_r6_4_an_arrow_tells_whether_wind_or_sanctuary_carries_the_piece() -> None:
    play = Play()
    play.state.wind = "E"
    play.tile(MIDDLE - 3, owner=0, designation="sanctuary")
    assert leaps_of(play) == {EAST: "wind", FAR_WEST: "sanctuary"}


def test_r6_5_an_explorer_who_walks_is_carried_by_nothing() -> None:
    play = Play(characters=("explorer", "cleric"))
    play.seat(0).turns = 0
    play.state.wind = "E"
    assert leaps_of(play) == {}


def test_r6_4_the_arrow_of_the_wind_looks_otherwise_than_that_of_a_sanctuary() -> None:
    arrows = [board_plates.curved_arrow((0, 0), (200, 0), 60, kind) for kind in ("wind", "sanctuary")]
    marks = [pygame.mask.from_surface(picture).count() for picture, _ in arrows]
    assert arrows[0][1] == arrows[1][1] and marks[0] > 1.1 * marks[1]


def test_10_4_figures_stand_around_a_building_and_leave_its_middle_in_sight() -> None:
    for count in (2, 3):
        crowd = [pieces._Figure(f"seat:{i}", "") for i in range(count)]
        bare, built = (pieces.arranged(5, crowd, around) for around in (pieces.FREE, pieces.AROUND))
        assert all(one.scale < other.scale for one, other in zip(built, bare, strict=True))
        assert all(abs(one.place[0]) >= 0.5 or one.place[1] >= 0.75 for one in built)


def test_r12_6_a_celebrity_leaves_a_relic_on_its_tile_in_sight(program: Program, view: SeatView) -> None:
    who, radius, art = view.celebrities[0], 72, RealigiousArt(program.media, 72)
    seen = changed(view, who.tile, shown=True, known=2, fog=0, relic=0, relic_kind=1)
    standing = tiles_look.looks(seen)[who.tile].standing
    relic = next(draw for draw in standing if draw.name.startswith("realigious/relic/"))
    thing = pieces.things(seen)[f"celebrity:{who.celebrity}"]
    seal, figure = art.get(relic.name, relic.scale), art.get(thing.sprite, thing.scale)
    here, there = seal.at(round(relic.dx * radius), round(relic.dy * radius)), figure.at(
        round(thing.place[0] * radius), round(thing.place[1] * radius))
    masks = [pygame.mask.from_surface(one.surface) for one in (seal, figure)]
    hidden = masks[0].overlap_area(masks[1], (there[0] - here[0], there[1] - here[1]))
    assert hidden < 0.25 * masks[0].count()


def test_c6_4_whose_an_offered_tile_is_stays_to_be_seen_inside_its_ring(program: Program, view: SeatView) -> None:
    """The border alone, so that what stands on the tile is as bright as on another one."""
    art, offers = RealigiousArt(program.media, 100), {4: "legal"}
    drawn = []
    for owner in (-1, 1):
        shown = board_items.RealigiousShown(Map(view.n, BOARD), changed(view, 4, owner=owner), offers=offers)
        drawn.append([surface for surface, _ in board_items.compose(program.media, art, shown)])
    rim, whole = art.inner_rim(1), art.get("realigious/border/1")
    assert [rim.surface in surfaces for surfaces in drawn] == [False, True]
    assert rim.surface.get_width() < whole.surface.get_width()
    assert rim.surface.get_at((rim.ax, rim.ay)).a == 0 < max(rim.surface.get_at((x, rim.ay)).a for x in range(20))


def test_c6_4_a_ring_runs_behind_what_stands_high_before_it(program: Program, view: SeatView) -> None:
    """A mosque before the ring, not one behind it; and nothing that lies low."""
    art, empty = RealigiousArt(program.media, 100), tiles_look.Look((), None, ())
    tile = 2 * view.n + 3
    for name, high in (("realigious/structure/church_islamic", True), ("realigious/mark/start_point", False)):
        made = [empty] * view.n**2
        made[tile] = empty._replace(standing=(tiles_look.Draw(name),))
        for near in hex_map(view.n).near[tile]:
            above = centre_of(near, view.n, 100)[1] < centre_of(tile, view.n, 100)[1]
            assert len([*board_ground.towering(art, view.n, made, {near})]) == (high and above)
    made[tile] = empty._replace(standing=tuple(map(tiles_look.Draw, ("realigious/structure/church_islamic",
                                                                     "realigious/mark/icon"))))  # fmt: skip
    assert len([*board_ground.towering(art, view.n, made, {tile})]) == 2, "what stands before it is not covered"


def test_r12_6_no_plate_lies_over_a_relic(program: Program, view: SeatView) -> None:
    stood = {thing.tile for thing in pieces.things(view).values()}
    space = Map(view.n, BOARD.inflate(BOARD.size))
    art, tile = RealigiousArt(program.media, space.size), next(t.tile for t in view.tiles if t.tile not in stood)
    seen = changed(view, tile, shown=True, known=2, fog=0, structure="none", designation="", separatist=0, owner=-1,
                   forecast=None, relic=0, relic_kind=1, believers=90, donations=600, influence=170)  # fmt: skip
    shown = board_items.RealigiousShown(
        space, seen, looks=tiles_look.looks(seen), pointed=f"tile:{tile}", places={f"tile:{tile}": tile},
    )
    relic = next(iter(board_items._lying_relics(art, shown)))
    plates = [surface.get_rect(topleft=at) for surface, at in board_items.plates(program.media, art, shown)]
    on_it = [rect for rect in plates if rect.colliderect(relic.inflate(space.size, 0))]
    assert on_it and relic.collidelist(on_it) < 0


def test_10_3_a_plate_is_whole_in_sight_or_left_out() -> None:
    sight = pygame.Rect(0, 0, 200, 130)
    for y, stays in ((100, True), (150, False)):
        assert board_plates.has_room((72, 80), (100, y), 80, sight) is stays
    rect = board_plates.place_on((72, 80), (100, 100), 80, [], [], sight)
    assert sight.contains(rect)
