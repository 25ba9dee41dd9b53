"""C10.3: with any colour vision the seats are told apart on both boards, by colour or by a sign that is really drawn;
in the safe palette by colour alone where any colour is seen.

Of two frames that differ in nothing but whose the thing is, the picture of the thing must differ in many pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
import pytest
from msgspec.structs import replace

from scenes.kit.log_line import LogLine
from scenes.media import theme
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.table.graph import DASHES
from scenes.titles.creed import nations
from scenes.titles.creed.nations import PAD, TEAM
from tests.gallery import creed_boards as creed
from tests.gallery import creed_tables as creed_samples
from tests.gallery import realigious_boards as realigious
from tests.gallery import realigious_tables as samples
from tests.gallery.painting import Maker, collect, picture_of
from tests.scenes.eyes import EYES, told_apart, tones_apart
from tests.scenes.looks import new_program
from tests.scenes.table_play import place_of

pytestmark = pytest.mark.slow
Pictures = dict[str, list[pygame.Surface]]
TILES = (33, 36)
SMALL, FACE = 44, 20  # a nation's sign, and what a bot's face takes of a large one
TONES = 8.0
GLANCE, CHIP = 35.0, 24
THINGS = [
    ("realigious", "border"), ("realigious", "piece"), ("realigious", "panel"),
    ("creed", "unit"), ("creed", "back"), ("creed", "tent"), ("creed", "panel"),
    ("realigious", "log"), ("creed", "log"),
]  # fmt: skip


def frame_of(maker: Maker, palette: str) -> tuple[pygame.Surface, Scene]:
    """A real frame, and the scene that drew it."""
    with TemporaryDirectory() as data:
        program = new_program(Path(data), "ko")
        program.client.set_palette(palette)
        picture = picture_of(program, maker, 100)
        scene = program.nav.stack.top
        assert isinstance(scene, Scene)
        program.shut()
    return picture, scene


def around(frame: pygame.Surface, centre: tuple[int, int], side: int) -> pygame.Surface:
    rect = pygame.Rect(0, 0, side, side)
    rect.center = centre
    return frame.subsurface(rect).copy()


def log_sign(title: str, seat: int, palette: str) -> pygame.Surface:
    """The beginning of the seat's line in the log."""

    def make(client: Client) -> Scene:
        if title == "realigious":
            scene = samples.table(client, "pbbb", 4, samples.asks("move"))
        else:
            scene = creed_samples.table(
                client, creed_samples.played(client, "pbbb", 4, creed_samples.asks("team_turn"))
            )
        scene.log.list.fill([LogLine(1, "-", "ui/turn", seat=seat)])
        return scene

    frame, scene = frame_of(make, palette)
    rows = widget(scene, "log-list")
    return frame.subsurface((rows.x, rows.bottom - 34, 24, 34)).copy()


def realigious_board(seat: int, palette: str) -> tuple[pygame.Surface, pygame.Surface]:
    """A tile that the seat owns, and its piece on another tile where nothing else stands."""

    def make(client: Client) -> Scene:
        session = realigious.session_at(4, "temperate", 60, 11, lambda s: realigious.moving(s, 0, True))
        view = session.view(0)
        tiles = tuple(replace(t, owner=seat if t.tile == TILES[0] else -1, seen=True, shown=True) for t in view.tiles)
        here = {True: TILES[1], False: -1}
        seats = tuple(replace(s, character="cleric", tile=here[s.seat == seat]) for s in view.seats)
        return realigious.BoardScene(client, replace(view, tiles=tiles, seats=seats, celebrities=()), [])

    frame, scene = frame_of(make, palette)
    assert isinstance(scene, realigious.BoardScene)
    assert scene.board is not None
    side = int(1.8 * scene.board.shown.space.size)
    middles = [place_of(scene.board, tile) for tile in TILES[:2]]
    return around(frame, middles[0], side), around(frame, middles[1], side)


def realigious_pictures(palette: str) -> Pictures:
    boards = [realigious_board(seat, palette) for seat in range(4)]
    frame, scene = frame_of(dict(collect("realigious"))["panels_frame_onlooker"], palette)
    cards = [widget(scene, f"seat.{seat}") for seat in range(4)]
    return {
        "border": [border for border, _ in boards],
        "piece": [piece for _, piece in boards],
        "panel": [frame.subsurface((r.x + 4, r.y + 7, 54, 42)).copy() for r in cards],
        "log": [log_sign("realigious", seat, palette) for seat in range(4)],
    }


def widget(scene: Scene, name: str) -> pygame.Rect:
    found = scene.ui.find(name)
    assert found is not None, name
    return found.rect


def creed_board(turn: int, palette: str) -> dict[str, pygame.Surface]:
    """A unit, one that shows only its back and a tent, with the nations dealt round."""
    places: dict[str, str] = {}

    def make(client: Client) -> Scene:
        view = creed.sample_view(4, 0)
        nations = [seat.nation for seat in view.seats]
        seats = tuple(replace(s, nation=nations[(s.seat + turn) % 4]) for s in view.seats)
        units = [unit for s in seats for unit in s.units]
        tents = [tent for s in seats for tent in s.tents]
        places["unit"] = next(f"cell:{unit.cell}" for unit in units if unit.unit and not unit.down)
        places["back"] = next(f"cell:{unit.cell}" for unit in units if not unit.unit)
        places["tent"] = next(f"tent:{tent.tent}" for tent in tents if not tent.ruin)
        return creed.BoardScene(client, replace(view, seats=seats))

    frame, scene = frame_of(make, palette)
    assert isinstance(scene, creed.BoardScene)
    rects = {name: scene.board.place_of(ref) for name, ref in places.items()}
    return {name: frame.subsurface(rect).copy() for name, rect in rects.items() if rect is not None}


def creed_pictures(palette: str) -> Pictures:
    boards = [creed_board(turn, palette) for turn in range(4)]
    frame, scene = frame_of(dict(collect("creed"))["creed-turn-4"], palette)
    panels = []
    for seat in range(4):
        rect = widget(scene, f"seat.{seat}")
        high = rect.height > rect.width
        sign = (rect.x + PAD, rect.y + (18 + TEAM.down if high else 14), *[TEAM.portrait - FACE if high else SMALL] * 2)
        panels.append(pygame.transform.smoothscale(frame.subsurface(sign), (SMALL, SMALL)))
    logs = [log_sign("creed", seat, palette) for seat in range(4)]
    return {name: [board[name] for board in boards] for name in ("unit", "back", "tent")} | {
        "panel": panels, "log": logs}


@pytest.fixture(scope="module")
def pictures() -> Iterator[dict[str, dict[str, Pictures]]]:
    yield {
        palette: {"realigious": realigious_pictures(palette), "creed": creed_pictures(palette)}
        for palette in theme.PALETTES
    }


@pytest.mark.slow
@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(("title", "thing"), THINGS)
@pytest.mark.parametrize("palette", theme.PALETTES)
def test_c10_3_seats_are_told_apart(
    pictures: dict[str, dict[str, Pictures]], palette: str, title: str, thing: str, eye: str
) -> None:
    shown = pictures[palette][title][thing]
    assert len(shown) == 4
    alike = [(a, b) for a, b in combinations(range(4), 2) if not told_apart(shown[a], shown[b], eye)]
    assert alike == []


@pytest.mark.parametrize("eye", [eye for eye in EYES if eye != "achromat"])
@pytest.mark.parametrize(("title", "thing"), THINGS)
def test_c10_3_in_the_safe_palette_colour_alone_tells_seats_apart(
    pictures: dict[str, dict[str, Pictures]], title: str, thing: str, eye: str
) -> None:
    shown = pictures["safe"][title][thing]
    far = {(a, b): tones_apart(shown[a], shown[b], eye) for a, b in combinations(range(4), 2)}
    assert {pair: round(far[pair], 1) for pair in far if far[pair] < TONES} == {}


@pytest.mark.parametrize(("title", "thing"), THINGS)
def test_c10_3_every_seat_looks_otherwise_in_the_safe_palette(
    pictures: dict[str, dict[str, Pictures]], title: str, thing: str
) -> None:
    standard, safe = (pictures[palette][title][thing] for palette in theme.PALETTES)
    assert [seat for seat in range(4) if not told_apart(standard[seat], safe[seat], "normal")] in ([], [0], [1], [0, 1])


def plain(colour: theme.Colour) -> pygame.Surface:
    picture = pygame.Surface((40, 40), 0, 32)
    picture.fill(colour)
    return picture


def test_c10_3_in_the_standard_palette_colour_alone_would_not_do() -> None:
    orange, green = plain(theme.PALETTES["standard"][0]), plain(theme.PALETTES["standard"][3])
    assert [eye for eye in EYES if not told_apart(orange, green, eye)] == ["achromat"]


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("colours", [theme.PALETTES["safe"], nations.PALETTES["safe"]], ids=["seats", "nations"])
def test_c10_3_safe_colours_differ_for_every_eye(colours: tuple[theme.Colour, ...], eye: str) -> None:
    assert all(told_apart(plain(one), plain(other), eye) for one, other in combinations(colours, 2))


def nearest(palette: str, seats: range, eye: str) -> float:
    """How far the two colours are apart that are nearest of some seats."""
    shown = [plain(colour) for colour in theme.PALETTES[palette]]
    return min(tones_apart(shown[one], shown[other], eye) for one, other in combinations(seats, 2))


@pytest.mark.parametrize("eye", EYES)
def test_c10_3_the_fifth_colour_comes_no_nearer_than_the_four_to_each_other(eye: str) -> None:
    assert nearest("standard", range(5), eye) == nearest("standard", range(4), eye)


@pytest.mark.parametrize("eye", [eye for eye in EYES if eye != "achromat"])
def test_c10_3_five_safe_colours_are_told_apart_at_a_glance(eye: str) -> None:
    assert nearest("safe", range(5), eye) >= GLANCE


@pytest.fixture(scope="module")
def chips() -> dict[str, list[pygame.Surface]]:
    """The signs of the seats as small as they are shown."""
    found = {}
    for palette in theme.PALETTES:
        with TemporaryDirectory() as data:
            program = new_program(Path(data), "ko")
            program.client.set_palette(palette)
            found[palette] = [plain(theme.INK).subsurface((0, 0, CHIP, CHIP)) for _ in theme.SEATS]
            for seat, chip in enumerate(found[palette]):
                chip.blit(program.media.sprites.get(f"seat/{seat}", size=(CHIP, CHIP)), (0, 0))
            program.shut()
    return found


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("palette", theme.PALETTES)
def test_c10_3_the_signs_of_five_seats_are_told_apart(
    chips: dict[str, list[pygame.Surface]], palette: str, eye: str
) -> None:
    assert all(told_apart(one, other, eye) for one, other in combinations(chips[palette], 2))
    if palette == "safe" and eye != "achromat":
        assert min(tones_apart(one, other, eye) for one, other in combinations(chips[palette], 2)) >= TONES


def test_c10_3_every_seat_has_dashes_of_its_own() -> None:
    assert len(set(DASHES)) == len(theme.SEATS) == 5
