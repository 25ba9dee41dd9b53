"""C1.1: the canvas in windows of any size."""

from __future__ import annotations

import pygame
import pytest

from scenes.media.canvas import FULL, SIZE, SMALLEST, Canvas
from scenes.media.damage import MOST, Damage
from scenes.media.window import clamp_size, first_fullscreen, fitting_size, open_window


def window(size: tuple[int, int]) -> pygame.Surface:
    pygame.display.init()
    return pygame.display.set_mode(size)


def test_c1_1_canvas_is_the_window_at_its_own_size() -> None:
    canvas = Canvas(window(SIZE))
    assert canvas.direct
    assert canvas.to_logical((1919, 1079)) == (1919, 1079)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (960, 540), (2560, 1440), (1000, 1000), (3840, 1080)])
def test_c1_1_aspect_is_kept_and_the_mouse_is_mapped_back(size: tuple[int, int]) -> None:
    canvas = Canvas(window(size))
    area = canvas.area
    assert pygame.Rect(0, 0, *size).contains(area)
    assert abs(area.width * SIZE[1] - area.height * SIZE[0]) <= SIZE[0]
    assert canvas.to_logical(area.center)[0] in range(956, 965)
    assert canvas.to_logical((0, 0)) == (0, 0)
    assert canvas.to_logical(size) == (SIZE[0] - 1, SIZE[1] - 1)


def test_c1_1_integer_scale_is_crisp() -> None:
    canvas = Canvas(window((3840, 2160)))
    canvas.surface.fill((0, 0, 0))
    canvas.surface.set_at((100, 100), (255, 255, 255))
    canvas.present([FULL.copy()])
    assert {tuple(canvas.window.get_at((x, y)))[:3] for x in (200, 201) for y in (200, 201)} == {(255, 255, 255)}
    assert tuple(canvas.window.get_at((202, 200)))[:3] == (0, 0, 0)


@pytest.mark.parametrize("size", [(1366, 768), (1360, 768), (1919, 1079), (2560, 1440), (960, 540), (1601, 900)])
def test_c1_1_no_odd_line_stays_black_beside_the_picture(size: tuple[int, int]) -> None:
    canvas = Canvas(window(size))
    canvas.surface.fill((250, 250, 250))
    canvas.present([FULL.copy()])
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert min(canvas.window.get_at(pos).g for pos in corners) > 240


@pytest.mark.parametrize(("size", "area"), [
    ((1280, 1024), (0, 152, 1280, 720)), ((1366, 705), (56, 0, 1253, 705)), ((1922, 1080), (1, 0, 1920, 1080)),
])  # fmt: skip
def test_c1_1_real_bars_and_crisp_pictures_stay(size: tuple[int, int], area: tuple[int, int, int, int]) -> None:
    assert Canvas(window(size)).area == pygame.Rect(area)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1600, 900), (1366, 768), (1360, 768), (1919, 1079)])
def test_c1_1_a_part_scaled_alone_leaves_no_seam(size: tuple[int, int]) -> None:
    canvas = Canvas(window(size))
    for x in range(0, SIZE[0], 7):
        pygame.draw.line(canvas.surface, (x % 255, 80, 200), (x, 0), (x, SIZE[1]), 3)
    canvas.present([FULL.copy()])
    whole = canvas.window.copy()
    canvas.window.fill((9, 9, 9), canvas.to_window(pygame.Rect(333, 217, 150, 90)))
    canvas.present([pygame.Rect(325, 210, 170, 110)])
    now, before = (pygame.image.tobytes(surface, "RGB") for surface in (canvas.window, whole))
    assert (
        max(abs(a - b) for a, b in zip(now, before, strict=True)) <= 6
    )  # the scaler rounds differently far from its edge


@pytest.mark.parametrize(("size", "scaled"), [((1366, 768), 683 * 96), ((1360, 768), 119 * 96), ((2000, 1125), 0)])
def test_c1_1_a_small_change_scales_a_small_part(size: tuple[int, int], scaled: int) -> None:
    canvas = Canvas(window(size))
    canvas.surface.fill((200, 200, 200))
    canvas.present([pygame.Rect(330, 230, 140, 90)])
    shown = pygame.mask.from_threshold(canvas.window, (200, 200, 200), (9, 9, 9)).count()
    assert shown == (scaled or size[0] * size[1])


def test_c1_1_smallest_window() -> None:
    assert clamp_size((300, 200)) == (960, 540)
    assert clamp_size((1600, 900)) == (1600, 900)


def test_c1_1_a_window_fits_on_the_desktop() -> None:
    assert fitting_size((1600, 900), (1920, 1080)) == (1600, 900)
    width, height = fitting_size((1600, 900), (1366, 768))
    assert width < 1366 and height < 768
    assert abs(width * 9 - height * 16) <= 16
    assert fitting_size((4000, 3000), (800, 600)) == (960, 540)


@pytest.mark.parametrize(("desktop", "full"), [
    ((1366, 768), True), ((1920, 1080), True), ((1920, 1200), False), ((2560, 1080), False), ((3840, 2160), False),
])  # fmt: skip
def test_c1_1_the_first_start_is_full_screen_on_a_small_desktop(
    monkeypatch: pytest.MonkeyPatch, desktop: tuple[int, int], full: bool
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    assert first_fullscreen() is full


def test_c1_1_a_window_stands_in_the_middle_of_the_desktop() -> None:
    window((640, 360))
    size = open_window(False, SMALLEST).get_size()
    place = pygame.Rect(pygame.Window.from_display_module().position, size)
    assert place.center == pygame.Rect((0, 0), pygame.display.get_desktop_sizes()[0]).center


def test_f1_damage_merges_what_overlaps() -> None:
    damage = Damage()
    damage.add(pygame.Rect(0, 0, 50, 50))
    damage.add(pygame.Rect(40, 40, 50, 50))
    damage.add(pygame.Rect(500, 500, 10, 10))
    damage.add(pygame.Rect(-100, 0, 20, 20))
    assert damage.take() == [pygame.Rect(0, 0, 90, 90), pygame.Rect(500, 500, 10, 10)]
    assert not damage


def test_f1_damage_hands_out_few_rectangles() -> None:
    damage = Damage()
    for i in range(3 * MOST):
        damage.add(pygame.Rect(i * 40, 0, 10, 10))
    assert damage.take() == [pygame.Rect(0, 0, (3 * MOST - 1) * 40 + 10, 10)]


def test_f1_merging_reaches_rectangles_seen_before() -> None:
    damage = Damage()
    for rect in ((0, 0, 10, 10), (30, 0, 10, 10), (5, 0, 30, 10)):
        damage.add(pygame.Rect(rect))
    assert damage.take() == [pygame.Rect(0, 0, 40, 10)]


def test_f1_many_rectangles_are_not_drawn_as_the_one_around_them_all() -> None:
    damage = Damage()
    for i in range(2 * MOST):
        damage.add(pygame.Rect(i % MOST * 190, i // MOST * 900, 10, 10))
    rects = damage.take()
    assert len(rects) <= MOST and sum(rect.width * rect.height for rect in rects) < 1920 * 900 // 10


def test_f1_no_two_rectangles_that_are_drawn_overlap() -> None:
    damage = Damage()
    for i in range(40):
        damage.add(pygame.Rect(i * 521 % 1800, i * 337 % 1000, 90, 60))
    rects = damage.take()
    assert not any(rect.collidelistall(rects[i + 1 :]) for i, rect in enumerate(rects))
