"""Colours, type and cached text. Every colour and size that a scene uses has its name here.

Type sizes are logical pixels (C1.1) at the scale of 100 % (C10.3); at another they are set larger or smaller, and what
is measured follows. Text is Noto Sans KR, which pygame_gui ships; it is looked up without importing pygame_gui, because
its import would delay the first frame.
"""

from __future__ import annotations

import importlib.util
import re
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import pygame

from scenes.media.safe_font import SafeFont
from scenes.media.text_cache import TextCache

TITLE, HEADING, BUTTON, BODY, SMALL = 58, 32, 24, 22, 18
SIZES = (TITLE, 48, 40, 36, HEADING, 28, BUTTON, BODY, 20, SMALL)
SCALES = (90, 100, 110, 120, 130)
LEADING = 1.4
GLYPHS, CLOSE = 1.15, 1.08
"""What the letters of a line reach from top to bottom, and how far lines are apart that stand close, in type sizes."""
GRID, MARGIN, GUTTER, RADIUS = 8, 24, 16, 12
NARROWER = 8
FAST_MS, SLIDE_MS = 120, 160

T = TypeVar("T")
Colour = tuple[int, int, int]
DESK: Colour = (11, 10, 15)
INK: Colour = (20, 18, 24)
PANEL: Colour = (33, 31, 40)
PANEL_TOP: Colour = (43, 40, 51)
RAISED: Colour = (52, 49, 61)
BRASS: Colour = (138, 109, 63)
BRASS_LIGHT: Colour = (201, 164, 98)
BONE: Colour = (244, 236, 220)
DIM: Colour = (186, 176, 160)
FAINT: Colour = (156, 149, 139)
GOLD: Colour = (240, 200, 122)
GOOD: Colour = (122, 201, 128)
BAD: Colour = (240, 120, 106)
BUSY: Colour = (219, 68, 60)
FREE: Colour = (82, 186, 96)
AWAY: Colour = (120, 116, 112)
TEAL: Colour = (64, 160, 168)
VIOLET: Colour = (142, 104, 190)
FOCUS: Colour = (255, 226, 160)
TONES: dict[str, Colour] = {"": BONE, "dim": DIM, "good": GOOD, "bad": BAD, "gold": GOLD}
"""The inks of a line that means well or ill."""
BLACK: Colour = (0, 0, 0)
PALETTES: dict[str, tuple[Colour, ...]] = {
    "standard": ((226, 98, 43), (86, 180, 233), (240, 217, 66), (11, 165, 122), (115, 90, 220)),
    "safe": ((213, 80, 42), (111, 193, 234), (255, 241, 166), (51, 80, 190), (195, 140, 135)),
}
SEATS = list(PALETTES["standard"])
"""Colours of the seats, of the palette of now (C10.3)."""

HANGUL = re.compile(r"[\uac00-\ud7a3]")
PAD = 2  # around a text with outline or shadow
MARKS, UNDIVIDED, TOGETHER = "_-/\\", 20, "\u00a0"
"""After which marks a word may be divided, the most letters of one that otherwise may not: a name, its signs; and what
holds words together, where longer ones are divided first of all."""
LONGEST = 2000
"""Letters of a text that is measured: no box holds more, and texts from files may have a million."""
CACHE_TEXTS = 900
CACHE_BLOCKS = 160
TEXT_BYTES, BLOCK_BYTES = 48 * 1024 * 1024, 32 * 1024 * 1024


def use_palette(name: str) -> None:
    """C10.3: "standard", or "safe", whose colours differ in lightness as well."""
    SEATS[:] = PALETTES[name]


def palette() -> str:
    """The palette of now."""
    return next(name for name, colours in PALETTES.items() if colours == tuple(SEATS))


def font_folder() -> Path:
    """Where pygame_gui keeps its fonts. Raises FileNotFoundError when pygame_gui is not installed."""
    spec = importlib.util.find_spec("pygame_gui")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("pygame_gui is not installed: it carries the program's fonts")
    return Path(spec.origin).parent / "data"


def ease_out(x: float) -> float:
    """Cubic ease-out from 0..1 to 0..1: quick start, soft landing (motion of panels)."""
    return 1.0 - (1.0 - min(max(x, 0.0), 1.0)) ** 3


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """The colour `share` (0..1) of the way from a to b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


class Theme:
    """Fonts and rendered texts of one running program. Surfaces that it returns are shared: never draw on
    them.
    """

    def __init__(self, starting: bool = False, scale: int = 100) -> None:
        """`starting`: until `settle` all sizes share one font, which opens faster but forgets its letters at
        every change of size; what `font` returned then is good until it is asked for another size. `scale`: percent.
        `on_fault`, for tests, gets the kind and the words of every text that found no room: "ended" by an ellipsis,
        or a word "split" at the end of a line.
        """
        pygame.font.init()
        self._starting = starting
        self.scale = scale
        self.on_fault: Callable[[str, str], None] | None = None
        self._folder = font_folder()
        self._fonts: dict[tuple[int, bool], pygame.font.Font] = {}
        self._texts, self._blocks = TextCache(CACHE_TEXTS, TEXT_BYTES), TextCache(CACHE_BLOCKS, BLOCK_BYTES)
        self._wraps: OrderedDict[tuple[object, ...], list[str]] = OrderedDict()
        self._set: OrderedDict[tuple[object, ...], tuple[int, list[str]]] = OrderedDict()

    def font(self, size: int, bold: bool = False) -> pygame.font.Font:
        """The font of this size in logical pixels; loaded once."""
        return self._font(self.pixels(size), bold)

    def _font(self, pixels: int, bold: bool) -> pygame.font.Font:
        key = (0 if self._starting else pixels, bold)
        if key not in self._fonts:
            name = "NotoSansKR-Bold.ttf" if bold else "NotoSansKR-Regular.ttf"
            self._fonts[key] = SafeFont(str(self._folder / name), pixels)
        font = self._fonts[key]
        if self._starting and font.point_size != pixels:
            font.point_size = pixels
        return font

    def pixels(self, size: int) -> int:
        """How large a size is set at the scale of now."""
        return (size * self.scale + 50) // 100

    def set_scale(self, percent: int) -> None:
        """C10.3: how large all texts are set from now on, in percent."""
        if percent != self.scale:
            self.scale = percent
            self._fonts.clear()
            self.clear_caches()

    def at(self, percent: int) -> Theme:
        """The same letters at another scale, for measuring what is enlarged afterwards."""
        other = Theme(scale=percent)
        other._fonts = self._fonts
        return other

    def smaller(self, size: int) -> Iterator[int]:
        """Sizes for a text that finds too little room, falling: its own, and on to the least that can be read."""
        yield size
        yield from (step for step in SIZES if step < size)
        yield from range(min(size, SMALL) - 1, self.least - 1, -1)

    @property
    def least(self) -> int:
        """The least size that is used: 18, or what is as large on the screen."""
        return min(SMALL, -(-(SMALL * 100 - 50) // self.scale))

    def settle(self) -> None:
        """The first frame is shown: from now on every size has a font of its own."""
        self._starting = False
        self._fonts.clear()

    def width(self, string: str, size: int = BODY, bold: bool = False) -> int:
        """Width of one line in logical pixels."""
        return self.font(size, bold).size(string)[0]

    def line_height(self, size: int) -> int:
        """Distance of baselines in logical pixels."""
        return round(self.pixels(size) * LEADING)

    def text(
        self,
        string: str,
        size: int = BODY,
        colour: Colour = BONE,
        bold: bool = False,
        outline: Colour | None = None,
        shadow: bool = False,
    ) -> pygame.Surface:
        """One line of text, rendered once and cached. An outline is 2 px wide, a shadow falls 2 px to the
        lower right.
        """
        key = (string, size, colour, bold, outline, shadow)
        found = self._texts.get(key)
        if found is None:
            found = self._texts.keep(key, self._render(string, size, colour, bold, outline, shadow))
        return found

    def wrap(self, string: str, size: int, width: int, bold: bool = False) -> list[str]:
        """Lines no wider than `width`: broken at spaces, inside a word only when it alone is too wide."""
        self._tell_split(string, size, width, bold)
        return self._wrap(string, size, width, bold)

    def evenly(self, string: str, size: int, width: int) -> str:
        """The words broken into lines of which the last one is no lone word, where as many lines can be broken so."""
        return "\n".join(self._evened(self.wrap(string, size, width), string, size, width, False))

    def _evened(self, lines: list[str], string: str, size: int, width: int, bold: bool) -> list[str]:
        """The lines of a text, as they are where its last part is one line, ends in several words or is cut."""
        part, font = string.rpartition("\n")[2], self.font(size, bold)
        most = len(_wrap_line(font, part, width))
        if most < 2 or " " in lines[-1] or lines[-1] != part[-len(lines[-1]):]:
            return lines
        for narrow in range(width - NARROWER, width // 2, -NARROWER):
            found = _wrap_line(font, part, narrow)
            if len(found) > most or " ".join(found) != part:
                break
            if " " in found[-1]:
                return [*lines[:-most], *found]
        return lines

    def _wrap(self, string: str, size: int, width: int, bold: bool) -> list[str]:
        key = (string, size, width, bold)
        found = self._wraps.get(key)
        if found is None:
            font = self.font(size, bold)
            found = [line for part in string.split("\n") for line in _wrap_line(font, part, width)]
            self._keep(self._wraps, key, found, CACHE_TEXTS)
        return found

    def fit(self, string: str, width: int, size: int = BUTTON, bold: bool = False) -> int:
        """The largest type size up to `size`, not under 18 px, at which the line fits into `width`."""
        return self._one_line(string, width, size, bold, None) or self.least

    def line(
        self,
        string: str,
        width: int,
        size: int = BODY,
        colour: Colour = BONE,
        bold: bool = False,
        shadow: bool = False,
        height: int | None = None,
        align: str = "left",
    ) -> pygame.Surface:
        """One line that always fits into `width`: set smaller down to 18 px, then ended by an ellipsis. In a box of
        this `height` the type is no higher than the box, though never smaller for that than at 100 %, and a line that
        is too long becomes several where the box holds them.
        """
        asked = (string[:LONGEST], width, size, bold, height)
        if asked not in self._set:
            self._keep(self._set, asked, self._lines(*asked), CACHE_TEXTS)
        chosen, lines = self._set[asked]
        if len(lines) == 1:
            return self.text(lines[0], chosen, colour, bold, None, shadow)
        key = (*lines, chosen, colour, bold, align, shadow)
        found = self._texts.get(key)
        if found is None:
            found = self._stack([self.text(line, chosen, colour, bold, None, shadow) for line in lines], chosen, align)
            self._texts.keep(key, found)
        return found

    def excerpt(self, string: str, width: int, size: int = BODY, colour: Colour = BONE) -> pygame.Surface:
        """The beginning of a text that is shown whole elsewhere: as much as a line holds, not set smaller."""
        return self.text(self._begun(string, width, size, False), size, colour)

    def beginning(self, string: str, width: int, height: int, bold: bool = False) -> str:
        """The beginning of a text that is shown whole elsewhere: as much as a box holds at the least size."""
        lines = self._wrap(string, self.least, width, bold)
        count = len(lines)
        while count > 1 and self._stacked(count, self.least) > height:
            count -= 1
        if count == len(lines):
            return string
        return "\n".join((*lines[: count - 1], self._begun(f"{lines[count - 1]} …", width, self.least, bold)))

    def hyphened(self, string: str, width: int, bold: bool = False) -> str:
        """The text with words that are wider than a line at the least size divided in the middle."""
        parts = []
        for word in string.split(" "):
            half = (len(word) + 1) // 2
            wide = self.width(word, self.least, bold) > width
            parts.append(f"{word[:half]}- {word[half:]}" if wide else word)
        return " ".join(parts)

    def block_size(
        self, string: str, width: int, height: int | None, size: int = BODY, bold: bool = False
    ) -> tuple[int, list[str]]:
        """Type size and lines of a paragraph in a box `width` x `height` (None: as high as it gets)."""
        fitting = [
            candidate for candidate in self.smaller(size)
            if height is None or self._high(string, candidate, width, bold) <= height + self.pixels(candidate) // 8
        ]  # fmt: skip
        candidate = next((c for c in fitting if not self._split(string, c, width, bold)), fitting[0] if fitting else 0)
        if candidate:
            return candidate, self.wrap(string, candidate, width, bold)
        candidate = self.least
        lines, room = self.wrap(string, candidate, width, bold), max(1, (height or 0) // self.line_height(candidate))
        if len(lines) <= room or self._stacked(len(lines), candidate) <= (height or 0):
            return candidate, lines
        self.fault("ended", string)
        return candidate, [*lines[: room - 1], lines[room - 1].rstrip() + "…"]

    def holds(self, string: str, width: int, height: int, bold: bool = False) -> bool:
        """Whether a paragraph has room for all of its words, in the smallest type if need be."""
        return self._stacked(len(self._wrap(string, self.least, width, bold)), self.least) <= height

    def _stacked(self, count: int, size: int) -> float:
        """How high that many lines are that stand close."""
        return ((count - 1) * CLOSE + GLYPHS) * self.pixels(size)

    def _high(self, string: str, size: int, width: int, bold: bool) -> int:
        return len(self._wrap(string, size, width, bold)) * self.line_height(size)

    def _split(self, string: str, size: int, width: int, bold: bool) -> str:
        """A word that does not fit into a line; not a Korean one, which may be divided anywhere."""
        words = (word for word in string.split() if not HANGUL.search(word))
        return next((word for word in words if self.width(word, size, bold) > width), "")

    def _tell_split(self, string: str, size: int, width: int, bold: bool) -> None:
        if self.on_fault is not None and (word := self._split(string, size, width, bold)):
            self.fault("split", word)

    def paragraph(
        self,
        string: str,
        width: int,
        size: int = BODY,
        colour: Colour = BONE,
        bold: bool = False,
        align: str = "left",
        height: int | None = None,
    ) -> pygame.Surface:
        """A wrapped paragraph `width` wide; align is left, center or right. With a height it is set smaller
        to fit.
        """
        string = string[:LONGEST]
        key = (string, width, size, colour, bold, align, height)
        found = self._blocks.get(key)
        if found is None:
            chosen, lines = self.block_size(string, width, height, size, bold)
            lines = self._evened(lines, string, chosen, width, bold)
            step = self.line_height(chosen)
            if height is not None and step * len(lines) > height + self.pixels(chosen) // 8:
                step = round(self.pixels(chosen) * CLOSE)
            found = self._blocks.keep(key, self._compose(lines, width, chosen, colour, bold, align, step))
        return found

    def clear_caches(self) -> None:
        """Drops all cached texts (after a change of language or when a match is left)."""
        self._texts.clear()
        self._blocks.clear()
        self._wraps.clear()
        self._set.clear()

    def _one_line(self, string: str, width: int, size: int, bold: bool, height: int | None) -> int:
        """The size for a single line in a box; 0 where there is none."""
        highest = max(size, height / GLYPHS) if height is not None else self.pixels(size)
        sizes = (s for s in self.smaller(size) if self.pixels(s) <= highest and self.width(string, s, bold) <= width)
        return next(sizes, 0)

    def _lines(self, string: str, width: int, size: int, bold: bool, height: int | None) -> tuple[int, list[str]]:
        """Type size and lines of what shall be one line."""
        chosen = self._one_line(string, width, size, bold, height)
        if chosen:
            return chosen, [string]
        for candidate in self.smaller(size) if height is not None else ():
            lines = self._wrap(string, candidate, width, bold)
            high = self._stacked(len(lines), candidate)
            if high <= (height or 0) and all(self.width(word, candidate, bold) <= width for word in string.split()):
                return candidate, lines
        self.fault("ended", string)
        return self.least, [self._begun(string, width, self.least, bold)]

    def _begun(self, string: str, width: int, size: int, bold: bool) -> str:
        """As much of a text as a line holds, ended by an ellipsis."""
        string = string[:LONGEST]
        if len(string) <= 1 or self.width(string, size, bold) <= width:
            return string

        def begun(letters: int) -> str:
            return string[:letters].rstrip() + "…"

        return begun(bisect_left(range(1, len(string)), True, key=lambda n: self.width(begun(n), size, bold) > width))

    def _stack(self, pictures: list[pygame.Surface], size: int, align: str) -> pygame.Surface:
        """Lines close above each other."""
        step, width = round(self.pixels(size) * CLOSE), max(picture.get_width() for picture in pictures)
        block = pygame.Surface((width, step * (len(pictures) - 1) + pictures[0].get_height()), pygame.SRCALPHA)
        for row, picture in enumerate(pictures):
            free = width - picture.get_width()
            block.blit(picture, ({"left": 0, "center": free // 2, "right": free}[align], row * step))
        return block

    def fault(self, kind: str, string: str) -> None:
        """Tells whoever measures that a text found no room."""
        if self.on_fault is not None:
            self.on_fault(kind, string)

    def _compose(
        self, lines: list[str], width: int, size: int, colour: Colour, bold: bool, align: str, step: int
    ) -> pygame.Surface:
        font = self.font(size, bold)
        inner = font.get_height()
        block = pygame.Surface((width, max(1, step * len(lines))), pygame.SRCALPHA)
        for row, line in enumerate(lines):
            picture = font.render(line, True, colour)
            free = width - picture.get_width()
            x = {"left": 0, "center": free // 2, "right": free}[align]
            block.blit(picture, (x, row * step + (step - inner) // 2))
        return block

    def _render(
        self, string: str, size: int, colour: Colour, bold: bool, outline: Colour | None, shadow: bool
    ) -> pygame.Surface:
        font = self.font(size, bold)
        face = font.render(string, True, colour)
        if outline is None and not shadow:
            return face
        pad = PAD
        whole = pygame.Surface((face.get_width() + 2 * pad, face.get_height() + 2 * pad), pygame.SRCALPHA)
        if shadow:
            dark = font.render(string, True, BLACK)
            dark.set_alpha(150)
            whole.blit(dark, (pad + 1, pad + 2))
        if outline is not None:
            rim = font.render(string, True, outline)
            for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (-1, -1), (1, -1), (-1, 1), (1, 1)):
                whole.blit(rim, (pad + dx, pad + dy))
        whole.blit(face, (pad, pad))
        return whole

    @staticmethod
    def _keep(cache: OrderedDict[tuple[object, ...], T], key: tuple[object, ...], value: T, limit: int) -> None:
        cache[key] = value
        if len(cache) > limit:
            cache.popitem(last=False)


def _wrap_line(font: pygame.font.Font, line: str, width: int) -> list[str]:
    """Breaks one line without newlines; an empty line stays an empty line."""
    out: list[str] = []
    current = ""
    for word in line.split(" "):
        trial = f"{current} {word}" if current else word
        if font.size(trial)[0] <= width:
            current = trial
            continue
        if current:
            out.append(current)
        *full, current = _split_word(font, word, width)
        out.extend(full)
    out.append(current)
    return out


def _split_word(font: pygame.font.Font, word: str, width: int) -> list[str]:
    """A word in pieces that fit, at least one character a piece: divided after a mark where it has one, and a Korean
    one or one longer than a name anywhere. A name without a break is shortened instead (C2.1).
    """
    pieces: list[str] = []
    whole = len(word) <= UNDIVIDED and not HANGUL.search(word)
    while len(word) > 1 and (end := _too_far(font, word, width)):
        fits = max(1, bisect_right(range(1, end), width, key=partial(_width_to, font, word)))
        marked = max((i + 1 for i in range(fits) if word[i] in MARKS), default=0)
        if whole and not marked:
            return [*pieces, _ended(font, word[:fits], width)]
        marked = max(marked, word.rfind(TOGETHER, 0, fits) + 1)
        pieces.append(word[: marked or fits].rstrip(TOGETHER))
        word = word[marked or fits :]
    return [*pieces, word]


def _ended(font: pygame.font.Font, begin: str, width: int) -> str:
    """As much of a beginning as leaves room for an ellipsis."""
    while len(begin) > 1 and font.size(begin + "…")[0] > width:
        begin = begin[:-1]
    return begin + "…"


def _width_to(font: pygame.font.Font, word: str, end: int) -> int:
    """How wide the beginning of a word is."""
    return font.size(word[:end])[0]


def _too_far(font: pygame.font.Font, word: str, width: int) -> int:
    """A number of characters that is too wide, less than twice that of those that fit; 0 where all of the word fits."""
    end = 1
    while end < len(word) and font.size(word[:end])[0] <= width:
        end *= 2
    return end if font.size(word[:end])[0] > width else 0
