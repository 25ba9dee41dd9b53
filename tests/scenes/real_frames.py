"""What the tests of words and colours measure: a real frame, with every text that was drawn into it.

While `texts_told` is active every new surface remembers the texts that are blitted into it, also by way of another
surface, so a frame knows where each of its texts lies. Luminance and contrast are those of WCAG 2.2.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from inspect import signature
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
import pygame
import pytest

from scenes.media.theme import Colour, Theme
from scenes.widgets.base import Widget
from tests.gallery.painting import Maker, picture_of
from tests.scenes.looks import new_program

PLAIN = pygame.Surface
ASKED = ("text", "paragraph")
INK, BARE = 215, 24  # alpha of a glyph's full ink and of what is not glyph
TELLING = "telling"
STRETCH = 64  # px of a line that are measured together: a bright spot must not hide in a long line
FEWEST = 12
SETTLED_MS = 250
OFF = 12
RIMMED = 225  # mean alpha of glyphs and what lies 2 px around them


class Mark(NamedTuple):
    """A text as it lies on a surface, and the widget that drew it there."""

    words: str
    colour: Colour | None
    picture: pygame.Surface
    place: pygame.Rect
    clip: pygame.Rect
    owner: Widget | None


class Text(NamedTuple):
    """A text measured: its words, its place, whether its widget can be used, its least contrast."""

    words: str
    place: pygame.Rect
    enabled: bool
    contrast: float


class Telling(PLAIN):
    """A surface that remembers its texts. `drawing`: the widgets that are just drawing, from outside in."""

    drawing: list[Widget] = []
    said: dict[int, tuple[str, Colour | None, pygame.Surface]] = {}

    @property
    def marks(self) -> list[Mark]:
        marks: list[Mark] = self.__dict__.setdefault("_marks", [])
        return marks

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        at = dest.topleft if isinstance(dest, pygame.Rect) else (round(dest[0]), round(dest[1]))
        clip, corner = self.get_clip(), pygame.Rect(area).topleft if area is not None else (0, 0)
        shift = (at[0] - corner[0], at[1] - corner[1])
        if area is not None:
            clip = clip.clip(pygame.Rect(at, pygame.Rect(area).size))
        told = self.said.get(id(source))
        owner = self.drawing[-1] if self.drawing else None
        if told is not None:
            self.marks.append(Mark(told[0], told[1], source, source.get_rect(topleft=shift), clip, owner))
        elif isinstance(source, Telling):
            self.marks.extend(
                m._replace(place=m.place.move(shift), clip=m.clip.move(shift).clip(clip), owner=owner)
                for m in source.marks
            )
        return super().blit(source, dest, area, special_flags)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        if rect is None and not special_flags:
            self.marks.clear()
        return super().fill(color, rect, special_flags)


@contextmanager
def texts_told() -> Iterator[None]:
    """Makes every new surface one that remembers its texts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Telling, "said", {})
        patch.setattr(pygame, "Surface", Telling)
        for name in ASKED:
            patch.setattr(Theme, name, _recorded(getattr(Theme, name)))
        yield


def _recorded(render: Any) -> Any:
    asked = signature(render)

    def recorded(*args: Any, **named: Any) -> pygame.Surface:
        picture: pygame.Surface = render(*args, **named)
        given = asked.bind(*args, **named)
        given.apply_defaults()
        words = given.arguments["string"]
        if words.strip():
            Telling.said[id(picture)] = (words, given.arguments.get("colour"), picture)
        return picture

    return recorded


def texts_of(maker: Maker, language: str) -> list[Text]:
    """Every text that can be seen in a state of the gallery, each with its contrast."""
    with texts_told(), TemporaryDirectory() as data:
        program = new_program(Path(data), language, kind=TELLING)
        picture_of(program, maker, SETTLED_MS)
        frame = program.nav.stack.painted()
        assert isinstance(frame, Telling)
        top = program.nav.stack.top
        assert top is not None
        off = [w.rect for w in top.ui.root.each() if not w.enabled]
        pixels = pygame.surfarray.array3d(frame)
        found = [_measured(mark, pixels, off) for mark in frame.marks]
        program.shut()
    return [text for text in found if text is not None]


def _measured(mark: Mark, pixels: np.ndarray, off: list[pygame.Rect]) -> Text | None:
    """None for a text that nobody sees: covered, dimmed by a panel above it, scrolled away."""
    seen = mark.place.clip(mark.clip).clip(pygame.Rect(0, 0, *pixels.shape[:2]))
    if seen.width < 4 or seen.height < 4:
        return None
    inner = seen.move(-mark.place.x, -mark.place.y)
    own = pygame.surfarray.array3d(mark.picture)[inner.left : inner.right, inner.top : inner.bottom]
    alpha = pygame.surfarray.array_alpha(mark.picture)[inner.left : inner.right, inner.top : inner.bottom]
    ink = alpha >= INK
    if mark.colour is not None:
        ink &= alike(own, np.array(mark.colour))  # a shadow or rim is no ink
    if ink.sum() < FEWEST:
        return None
    here = pixels[seen.left : seen.right, seen.top : seen.bottom]
    if np.abs(here[ink].astype(int) - own[ink]).max(axis=1).mean() > OFF:
        return None
    ground = _ground(alpha, ink)
    least = min(_contrasts(luminance(here), ink, ground), default=0.0)
    if not least:
        return None
    enabled = not any(rect.collidepoint(seen.center) for rect in off)
    return Text(mark.words, seen, enabled, least)


def _contrasts(light: np.ndarray, ink: np.ndarray, ground: np.ndarray) -> Iterator[float]:
    """Of each stretch of a line."""
    for left in range(0, light.shape[0], STRETCH):
        part = slice(left, left + STRETCH)
        if ink[part].sum() >= FEWEST and ground[part].sum() >= FEWEST:
            yield contrast(float(light[part][ink[part]].mean()), float(light[part][ground[part]].mean()))


def _ground(alpha: np.ndarray, ink: np.ndarray) -> np.ndarray:
    """The pixels around the glyphs; only the rim of a text that has one all around."""
    close = wider(ink, 1)
    if alpha[wider(ink, 2)].mean() > RIMMED:
        return wider(ink, 2) & ~close
    bare = alpha < BARE
    shadowed = (~bare & ~close).sum() > ink.sum() // 4
    return wider(ink, 3) & (~close if shadowed else bare)


def alike(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Which pixels of a picture have nearly the colours of another one, or of one colour."""
    near = np.abs(one.astype(np.int16) - other) <= OFF
    found: np.ndarray = near[..., 0] & near[..., 1] & near[..., 2]
    return found


def wider(mask: np.ndarray, by: int) -> np.ndarray:
    """The pixels of a mask and those up to `by` beside them."""
    wide = mask.copy()
    for _ in range(by):
        grown = wide.copy()
        grown[1:] |= wide[:-1]
        grown[:-1] |= wide[1:]
        grown[:, 1:] |= wide[:, :-1]
        grown[:, :-1] |= wide[:, 1:]
        wide = grown
    return wide


def luminance(pixels: np.ndarray) -> np.ndarray:
    """Relative luminance, 0..1, of sRGB bytes."""
    return BYTES[pixels] @ np.array((0.2126, 0.7152, 0.0722))


def linear(pixels: np.ndarray) -> np.ndarray:
    """Linear light, 0..1, of sRGB bytes."""
    share = pixels / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


BYTES = linear(np.arange(256))
"""Linear light of each byte."""


def contrast(a: float, b: float) -> float:
    """1..21."""
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
