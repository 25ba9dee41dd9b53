"""R12.3, C6.2: by night the board is lit by the moon: dimmer than by day, and still told apart at a glance."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import msgspec
import pygame
import pytest

from scenes.titles.realigious.minimap import GROUND
from scenes.titles.realigious.tiles_art import RealigiousArt
from scenes.titles.realigious.tiles_look import look
from tests.gallery import realigious_views as samples
from tests.scenes.eyes import tones_apart

if TYPE_CHECKING:
    from scenes.kit.board_art import AnchoredPicture
    from scenes.program import Program

RADIUS = 60
LEAST_SHARE, MOST_SHARE = 0.5, 0.9
TONES, MIRE = 6.0, 18.0


@pytest.fixture
def art(program: Program) -> RealigiousArt:
    """The board's pictures at the size of a map of 9 x 9."""
    return RealigiousArt(program.media, RADIUS)


def middle(picture: AnchoredPicture) -> pygame.Surface:
    """What lies round the middle of a tile."""
    return picture.surface.subsurface(pygame.Rect(picture.ax - 20, picture.ay - 20, 40, 40))


def light(picture: pygame.Surface) -> float:
    """Its mean lightness."""
    colour = pygame.transform.average_color(picture)
    return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]


def test_r12_3_by_night_a_tile_keeps_more_than_half_of_its_light(art: RealigiousArt) -> None:
    for terrain in GROUND:
        name = f"realigious/terrain/{terrain}_0"
        share = light(middle(art.get(name, 1.0, "night"))) / light(middle(art.get(name)))
        assert LEAST_SHARE < share < MOST_SHARE, terrain


def test_r12_3_by_night_grounds_are_told_apart_from_each_other_and_from_what_is_unknown(art: RealigiousArt) -> None:
    night = {terrain: middle(art.get(f"realigious/terrain/{terrain}_0", 1.0, "night")) for terrain in GROUND}
    night["unknown"] = middle(art.get("realigious/mark/unknown_0"))
    assert not [(a, b) for a, b in combinations(night, 2) if tones_apart(night[a], night[b], "normal") < TONES]


def test_10_4_whose_a_tile_is_shines_by_night_nearly_as_by_day(art: RealigiousArt) -> None:
    for seat in range(4):
        day, night = art.owner(seat, 0), art.owner(seat, 0, "realm")
        lights = [light(one.surface) for one in (day, night)]
        assert lights[1] > 0.8 * lights[0], seat


def test_r12_6_what_is_unknown_is_not_the_same_picture_on_every_tile(art: RealigiousArt) -> None:
    pictures = {pygame.image.tobytes(art.get(f"realigious/mark/unknown_{i}").surface, "RGBA") for i in range(4)}
    assert len(pictures) == 4


def test_r12_8_a_piece_in_stealth_is_found_among_trees_and_told_from_one_that_is_seen(art: RealigiousArt) -> None:
    plain, stealthy = (art.get("realigious/piece/cleric_0", 1.0, variant).surface for variant in ("", "stealthy"))
    solid = [pygame.mask.from_surface(one, 150).count() for one in (plain, stealthy)]
    assert solid[1] > 0.8 * solid[0]
    assert not pygame.mask.from_surface(stealthy, 230).count()


def test_r11_4_mud_is_told_apart_by_night_from_every_ground_that_it_may_lie_among(
    art: RealigiousArt, program: Program
) -> None:
    view = samples.sample()
    found = {}
    for shown, seen, known in ((False, False, 0), (True, False, 2), (True, False, 1)):
        tile = msgspec.structs.replace(view.tiles[0], shown=shown, seen=seen, known=known, mud=True, fog=0)
        mud = next(draw for draw in look(view, tile, [-1] * len(view.tiles), False).ground if draw.name.endswith("mud"))
        variant = "night" if known != 1 else "hatched"
        grounds = [art.get(f"realigious/terrain/{terrain}_0", 1.0, variant) for terrain in GROUND]
        mire = middle(art.get(mud.name, mud.scale, mud.variant))
        grounds += [art.get("realigious/mark/unknown_0")] * (not shown)
        found[shown, known] = min(tones_apart(mire, middle(one), "normal") for one in grounds)
    assert min(found.values()) >= MIRE, found


@pytest.mark.parametrize("seen", [True, False])
def test_r11_4_mud_lies_over_the_tint_of_an_owner_and_inside_of_the_border(art: RealigiousArt, seen: bool) -> None:
    view = samples.sample()
    tile = msgspec.structs.replace(view.tiles[0], shown=True, seen=seen, known=2, owner=1, mud=True, fog=0)
    for owner in (1, -1):
        shown = look(view, tile, [owner] * len(view.tiles), False)
        [mud] = [draw for draw in (*shown.ground, *shown.standing) if draw.name.endswith("mud")]
        assert (shown.standing[:1] == (mud,)) is (owner >= 0)
        border, lies = (one.surface.get_bounding_rect() for one in (art.owner(1, 0), art.get(*mud[:1], mud.scale)))
        assert (lies.width < 0.9 * border.width) is (owner >= 0)
