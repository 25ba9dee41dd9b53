"""The program's window (C1.1): size, full screen, smallest size, icon, touch."""

from __future__ import annotations

import warnings
from contextlib import suppress

import pygame

from scenes.media.assets import ASSETS
from scenes.media.canvas import SIZE, SMALLEST

ICON = ASSETS / "icon.png"
NAME = "Pentarchy"


def first_fullscreen() -> bool:
    """C1.1: the first start is full-screen when the desktop is 1920 x 1080 or smaller."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return width <= SIZE[0] and height <= SIZE[1]


def clamp_size(size: tuple[int, int]) -> tuple[int, int]:
    """A window size that is not under the smallest supported one."""
    return max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])


def fitting_size(size: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """A window size that leaves room for a frame on the desktop; the shape of the canvas where it must shrink."""
    if size[0] <= desktop[0] and size[1] <= desktop[1]:
        return clamp_size(size)
    scale = 0.9 * min(desktop[0] / SIZE[0], desktop[1] / SIZE[1])
    return clamp_size((round(SIZE[0] * scale), round(SIZE[1] * scale)))


def open_window(fullscreen: bool, size: tuple[int, int]) -> pygame.Surface:
    """Opens or changes the window; full screen means borderless at the desktop's size."""
    pygame.display.set_caption(NAME)
    if fullscreen:
        desktop = pygame.display.get_desktop_sizes()[0]
        pygame.display.set_mode(desktop, pygame.NOFRAME)
        # without a window manager nobody else would move the window to the corner
        with suppress(pygame.error, AttributeError):
            pygame.Window.from_display_module().position = (0, 0)
        surface = pygame.display.set_mode(desktop, pygame.FULLSCREEN)
    else:
        surface = _windowed(fitting_size(size, pygame.display.get_desktop_sizes()[0]))
        _set_smallest()
    return surface


def _windowed(size: tuple[int, int]) -> pygame.Surface:
    """A window of this size, or of what the system makes of it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # a size forced by the system is fine
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    if surface.get_size() != size:
        with suppress(pygame.error, AttributeError):
            pygame.Window.from_display_module().size = size
            surface = pygame.display.get_surface() or surface
    return surface


def open_first(fullscreen: bool, size: tuple[int, int]) -> pygame.Surface:
    """The window of the first frame. Where full screen is wanted it is borderless at the desktop's size:
    changing the screen mode can take long, so that is left for after the first frame.
    """
    if not fullscreen:
        return open_window(False, size)
    pygame.display.set_caption(NAME)
    return pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.NOFRAME)


def set_icon() -> None:
    """Gives the window its icon; decoding it is left for after the first frame."""
    with suppress(pygame.error, FileNotFoundError):
        picture = pygame.image.load(str(ICON))
        pygame.display.set_icon(pygame.transform.smoothscale(picture, (64, 64)))


def _set_smallest() -> None:
    # where the window manager decides by itself, the canvas fits into any size
    with suppress(pygame.error, AttributeError, ValueError):
        pygame.Window.from_display_module().minimum_size = SMALLEST
