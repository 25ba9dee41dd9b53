"""Whether every text of a state of the gallery has room (C1.3, C10.3): nothing ended, cut off, drawn beyond
its widget or over another text. `python -m tests.scenes.fitting [WORD]` measures every state in every language at every
scale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
import pygame
import pytest

from scenes.media.canvas import FULL
from scenes.widgets.base import Widget
from tests.gallery import profiles as samples
from tests.gallery.painting import Maker, collect, picture_of
from tests.gallery.tables import WIDEST
from tests.scenes.looks import new_program
from tests.scenes.real_frames import INK, SETTLED_MS, TELLING, Mark, Telling, alike, texts_told, wider

LANGUAGES, SCALES = ("ko", "en", "pseudo"), (90, 100, 130)
SLACK = 6
TOUCHING = 8  # pixels of one text's ink that may lie under another's
SEEN = 0.5
HIDDEN = 0.1  # a text of which less is on the screen lies under something; that a few pixels are alike is chance
NAMES = (*samples.NAMES, *samples.OTHERS, *WIDEST, samples.LONGEST_ROOM)


class Fault(NamedTuple):
    """What is wrong with which text; `place` is the widget, or the other text."""

    kind: str
    words: str
    place: str


class Ink(NamedTuple):
    """A text in a frame: where its ink lies, which pixels it has there, which of them can be seen."""

    mark: Mark
    box: pygame.Rect
    pixels: np.ndarray
    seen: np.ndarray


def _classes(base: type[Widget]) -> Iterator[type[Widget]]:
    yield base
    for below in base.__subclasses__():
        yield from _classes(below)


@contextmanager
def widgets_told() -> Iterator[None]:
    """While it is active texts know the widget that draws them."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in set(_classes(Widget)):
            for name in {"draw", "draw_back"} & kind.__dict__.keys():
                patch.setattr(kind, name, _followed(kind.__dict__[name]))
        yield


def _followed(draw: Any) -> Any:
    @wraps(draw)
    def followed(self: Widget, surface: pygame.Surface) -> None:
        Telling.drawing.append(self)
        try:
            draw(self, surface)
        finally:
            Telling.drawing.pop()

    return followed


def faults_of(maker: Maker, language: str, scale: int) -> list[Fault]:
    """What is wrong in a state of the gallery."""
    ended: list[Fault] = []
    with texts_told(), widgets_told(), TemporaryDirectory() as data:
        program = new_program(Path(data), language, scale, TELLING)
        program.media.theme.on_fault = lambda kind, words: ended.append(Fault(kind, words, _drawn()))
        picture_of(program, maker, SETTLED_MS)
        frame = program.nav.stack.painted()
        assert isinstance(frame, Telling)
        pixels = pygame.surfarray.array3d(frame)
        found = [*(fault for fault in ended if not _name(fault.words)), *_placed(frame, pixels)]
        program.shut()
    return list(dict.fromkeys(found))


def _drawn() -> str:
    return " in ".join(f"{type(w).__name__} {w.name} {tuple(w.rect)}" for w in Telling.drawing[:-3:-1])


def _name(words: str) -> bool:
    """Whether it is, or is a part of, what a player or a room is called: names may be shortened."""
    bare = words.strip("[].,!?…“” ").removesuffix("'s").removesuffix("'š")
    return len(bare) > 2 and any(bare in name for name in NAMES)


def _placed(frame: Telling, pixels: np.ndarray) -> Iterator[Fault]:
    inks = [ink for mark in frame.marks if (ink := _ink(mark, pixels)) is not None]
    for ink in inks:
        if ink.seen.mean() >= SEEN:
            yield from _cut(ink)
    for below, above in combinations(inks, 2):
        if below.box.colliderect(above.box) and _over(below, above):
            yield Fault("over", above.mark.words, below.mark.words)


def _ink(mark: Mark, pixels: np.ndarray) -> Ink | None:
    """None for a text of which nothing can be on the screen."""
    own = pygame.surfarray.array3d(mark.picture)
    mask = pygame.surfarray.array_alpha(mark.picture) >= INK
    if mark.colour is not None:
        mask &= alike(own, np.array(mark.colour))
    across, down = mask.any(axis=1).nonzero()[0], mask.any(axis=0).nonzero()[0]
    if not len(across):
        return None
    inner = pygame.Rect(across[0], down[0], across[-1] - across[0] + 1, down[-1] - down[0] + 1)
    box = inner.move(mark.place.topleft)
    shown = box.clip(FULL)
    if not shown.clip(mark.clip).width or not shown.clip(mark.clip).height:
        return None
    mask, own = mask[_part(inner)], own[_part(inner)]
    seen = np.zeros(mask.shape, bool)
    part = _part(shown.move(-box.x, -box.y))
    seen[part] = alike(pixels[_part(shown)], own[part])
    return Ink(mark, box, mask, seen[mask])


def _part(rect: pygame.Rect) -> tuple[slice, slice]:
    return slice(rect.left, rect.right), slice(rect.top, rect.bottom)


def _cut(ink: Ink) -> Iterator[Fault]:
    """Letters that are not on the screen, or outside the widget that drew them. What scrolls may cut off a row."""
    mark, clip, box = ink.mark, ink.mark.clip.clip(FULL), ink.box
    if _scrolls(mark.owner):
        box = box.clip(pygame.Rect(box.x, clip.y, box.width, clip.height))
    if not clip.contains(box):
        yield Fault("cut", mark.words, f"{box} {clip}")
    elif mark.owner is not None and not _reach(mark.owner).contains(box):
        yield Fault("beyond", mark.words, f"{type(mark.owner).__name__} {mark.owner.name} {mark.owner.rect} {box}")


def _reach(widget: Widget) -> pygame.Rect:
    far = max(SLACK, widget.glow)
    return widget.rect.inflate(2 * far, 2 * far)


def _scrolls(widget: Widget | None) -> bool:
    """Whether it, or a group that it lies in, turns with the wheel."""
    node: object = widget
    while isinstance(node, Widget):
        if type(node).on_wheel is not Widget.on_wheel:
            return True
        node = node.parent
    return False


def _over(below: Ink, above: Ink) -> bool:
    """Whether letters lie on letters: the upper ones have no ground of their own there."""
    if below.seen.mean() < HIDDEN:
        return False
    shared = below.box.clip(above.box).clip(below.mark.clip).clip(above.mark.clip)
    mine = _within(below, shared, below.pixels)
    theirs = _within(above, shared, above.pixels)
    if (mine & wider(theirs, 1)).sum() < TOUCHING:
        return False
    shown = np.zeros(below.pixels.shape, bool)
    shown[below.pixels] = below.seen
    left = mine & ~theirs
    return bool(left.any() and _within(below, shared, shown)[left].mean() >= SEEN)


def _within(ink: Ink, shared: pygame.Rect, pixels: np.ndarray) -> np.ndarray:
    return pixels[_part(shared.move(-ink.box.x, -ink.box.y))]


def main(argv: list[str]) -> int:
    """Measures all states whose name holds a word; returns the exit status."""
    count = 0
    makers = [(name, maker) for name, maker in collect() if not argv or argv[0] in name]
    for language in LANGUAGES:
        for scale in SCALES:
            for name, maker in makers:
                for fault in faults_of(maker, language, scale):
                    count += 1
                    print(language, scale, name, *fault, sep=" | ")
    print(f"{len(makers)} states, {count} faults")
    return int(count > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
