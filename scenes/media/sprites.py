"""Pictures: sprites out of the painted atlases, scaled once and cached; nine-patch materials; backdrops.

What sprites are called and where they lie tells `scenes.media.atlases`. Needs a display for conversion.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pygame

from scenes.media.assets import ASSETS
from scenes.media.atlases import NOTHING, SAFE, AtlasEntry, Atlases
from scenes.media.decoding import Decoding, PictureFiles
from scenes.media.memory import give_back, let_go
from scenes.media.pace import FramePace
from scenes.media.stretching import bled, opaque, stretch_nine

FOLDER = ASSETS / "sprites"
CACHE_BYTES = 64 * 1024 * 1024
PAGE_BYTES = 32 * 1024 * 1024
"""What decoded pages may take while nothing is loading."""
IDLE_MS = 3000
DECODERS = 2
BIG_SPRITE = 300_000
TILE = 128
SPARED_S = 0.004
Size = tuple[int, int]
Layer = Callable[[pygame.Surface], None]


class SpriteMissingError(KeyError):
    """A sprite name that no atlas has."""


class LaterError(Exception):
    """What is being drawn needs more pictures than there is time for now."""


class Sprites:
    """All sprites of the program. Returned surfaces are shared: never draw on them."""

    def __init__(self, folder: Path = FOLDER, starting: bool = False, strict: bool = True) -> None:
        """`starting`: until `settle` backdrops stay as they were decoded, which shows them sooner. `strict`: a sprite
        that no atlas has is a mistake; else nothing is seen of it, as of those whose file is damaged."""
        self._folder, self._strict = folder, strict
        self._unreadable: dict[str, bool] = {}  # and whether it was told
        self._starting = starting
        self.safe = False  # whether sprites that have it are shown in the safe palette (C10.3)
        self._index = Atlases(folder, strict)
        self._files = PictureFiles(folder)
        self._atlases: OrderedDict[str, pygame.Surface] = OrderedDict()
        self._unused_ms, self._given_back = 0, False
        self._cache: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._begun: dict[tuple[object, ...], tuple[pygame.Surface, int]] = {}
        self._early: dict[Path, Decoding] = {}
        self._queue: deque[Decoding] = deque()
        self._threads: list[threading.Thread] = []
        self._patches: dict[str, tuple[pygame.Surface, tuple[int, ...]]] = {}
        self.pace = FramePace()
        self._until: float | None = None
        self._made_some = False

    def preload(self, *names: str) -> None:
        """Begins to decode pictures on a thread: whole atlases ("ui_icons"), pages or other files ("backdrops/menu").
        Needs no display.
        """
        self._unused_ms, self._given_back = 0, False
        for name in names:
            for page, path in self._files.pages(name):
                self._begin(page, path)
        self._start_threads()

    def _begin(self, page: str, path: Path) -> None:
        if path not in self._early and page not in self._atlases:
            self._early[path] = Decoding(path)
            self._queue.append(self._early[path])

    def _start_threads(self) -> None:
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        for _ in range(min(DECODERS - len(self._threads), len(self._queue))):
            thread = threading.Thread(target=self._decode, name="decode", daemon=True)
            self._threads.append(thread)
            thread.start()

    def _decode(self) -> None:
        """On a thread: what is queued."""
        with suppress(IndexError):
            while True:
                self._queue.popleft().run()

    def entry(self, name: str) -> AtlasEntry:
        """Where a sprite lies in its atlas. Raises SpriteMissingError."""
        return self._index.find(name, self.safe) or self._missing(name, f"no sprite {name!r} in {self._folder}")

    def take_unreadable(self) -> list[str]:
        """The files that can't be read, each once."""
        for name in self._index.broken:
            self._unreadable.setdefault(name, False)
        found = [name for name, told in self._unreadable.items() if not told]
        self._unreadable.update(dict.fromkeys(found, True))
        return found

    def _missing(self, name: str, words: str) -> AtlasEntry:
        if self._strict and not self._index.broken:
            raise SpriteMissingError(words)
        if not self._index.broken:
            self._unreadable.setdefault(name, False)
        return NOTHING

    def has(self, name: str) -> bool:
        """Whether an atlas holds the sprite."""
        return self._index.find(name, self.safe) is not None

    def names(self, prefix: str = "") -> list[str]:
        """Sorted names that begin with a prefix."""
        return [name for name in self._index.names(prefix) if not name.endswith(SAFE)]

    def get(
        self, name: str, height: int | None = None, size: Size | None = None, width: int | None = None
    ) -> pygame.Surface:
        """A sprite in logical pixels: natural size, a height, a width, or the largest that fits into `size`.

        Raises SpriteMissingError.
        """
        target = self._target(self.entry(name), height, size, width)
        key = ("sprite", name, target)
        found = self._recall(key)
        if found is None:
            found = self._scaled(name, target)
            self._remember(key, found)
        return found

    def natural(self, name: str) -> Size:
        """A sprite's natural size in logical pixels. Raises SpriteMissingError."""
        return self._target(self.entry(name), None, None, None)

    def anchor(self, name: str, height: int | None = None, size: Size | None = None, width: int | None = None) -> Size:
        """The sprite's anchor inside the surface that `get` returns for the same arguments, in logical
        pixels.
        """
        entry = self.entry(name)
        target = self._target(entry, height, size, width)
        ratio_x, ratio_y = target[0] / entry.area.width, target[1] / entry.area.height
        return round(entry.anchor[0] * ratio_x), round(entry.anchor[1] * ratio_y)

    def tinted(
        self, name: str, colour: tuple[int, int, int], height: int | None = None, size: Size | None = None
    ) -> pygame.Surface:
        """A sprite multiplied with a colour (dimmed icons of disabled things)."""
        key = ("tint", name, colour, height, size)
        found = self._recall(key)
        if found is None:
            found = self.get(name, height, size).copy()
            found.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
            self._remember(key, found)
        return found

    def nine(self, name: str, size: Size) -> pygame.Surface:
        """A nine-patch stretched to `size` logical pixels; corners keep their size. Raises
        SpriteMissingError.
        """
        size = (max(1, size[0]), max(1, size[1]))
        key = ("nine", name, size)
        found = self._recall(key)
        if found is None:
            picture, margins = self._patch(name)
            found = stretch_nine(picture, margins, size)
            self._remember(key, found)
            self.composed()
        return found

    def draw_nine(self, surface: pygame.Surface, name: str, rect: pygame.Rect) -> None:
        """Draws a nine-patch over `rect`. A wide one is put together out of a narrow picture: touching fresh
        memory costs more than drawing.
        """
        picture, (left, _, right, _) = self._patch(name)
        if rect.width < left + right + 2 * TILE:
            surface.blit(self.nine(name, rect.size), rect)
            return
        key = ("tiles", name, rect.height)
        narrow = self._recall(key)
        if narrow is None:
            narrow = stretch_nine(picture, self._patch(name)[1], (left + TILE + right, rect.height))
            middle = narrow.subsurface((left + TILE // 2, 0, 1, rect.height)).copy()
            pygame.transform.scale(middle, (TILE, rect.height), narrow.subsurface((left, 0, TILE, rect.height)))
            self._remember(key, narrow)
            self.composed()
        end = rect.right - right
        surface.blit(narrow, rect, (0, 0, left, rect.height))
        for x in range(rect.x + left, end, TILE):
            surface.blit(narrow, (x, rect.y), (left, 0, min(TILE, end - x), rect.height))
        surface.blit(narrow, (end, rect.y), (left + TILE, 0, right, rect.height))

    def shadow(self, body: pygame.Rect, reach: int = 24) -> tuple[pygame.Surface, pygame.Rect]:
        """A soft shadow under a body and its place: `reach` beyond the sides, falling to the lower right."""
        place = _shaded(body, reach)
        return self.nine("nine/shadow", place.size), place

    def draw_shadow(self, surface: pygame.Surface, body: pygame.Rect, reach: int = 24) -> None:
        """Draws that shadow; for wide bodies without a picture of its size."""
        self.draw_nine(surface, "nine/shadow", _shaded(body, reach))

    def plain(self, size: Size, colour: tuple[int, int, int, int]) -> pygame.Surface:
        """A surface of one half-transparent colour."""
        key = ("plain", size, colour)
        found = self._recall(key)
        if found is None:
            found = pygame.Surface(size)  # in the display's format: converting it would touch the memory twice
            found.fill(colour[:3])
            found.set_alpha(colour[3])
            self._remember(key, found)
        return found

    def made(self, key: tuple[object, ...], maker: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture that a scene composes itself, made once and cached under its key."""
        key = ("made", *key)
        found = self._recall(key)
        if found is None:
            self.composing()
            found = maker()
            self._remember(key, found)
            self.composed()
        return found

    def layered(
        self, key: tuple[object, ...], blank: Callable[[], pygame.Surface], layers: Sequence[Layer]
    ) -> pygame.Surface:
        """The same of what takes longer than a frame: each layer is drawn on what those before have made of the blank,
        and what is drawn stays where the time is over. A layer gets the pictures that it needs before it draws.
        """
        key = ("made", *key)
        found = self._recall(key)
        if found is not None:
            return found
        if key not in self._begun:
            if self._until is not None and self._made_some:  # fresh memory may take a frame's time
                raise LaterError("layered")
            self._begun[key], self._made_some = (blank(), 0), True
        picture, done = self._begun[key]
        for i in range(done, len(layers)):
            self.composing()
            layers[i](picture)
            self._begun[key], self._made_some = (picture, i + 1), True
        del self._begun[key]
        self._remember(key, picture)
        self.composed()
        return picture

    def backdrop(self, name: str, size: Size) -> pygame.Surface | None:
        """An opaque picture out of assets/sprites/backdrops (or another folder: "<title>/results/win") filling
        `size`, or None.
        """
        key = ("backdrop", name, size)
        found = self._recall(key)
        if found is None:
            found = self._spread(name, size, not self._starting)
            if found is None:
                return None
            self._remember(key, found)
            self.composed()
        return found

    def lay(self, surface: pygame.Surface, name: str) -> None:
        """Draws a backdrop over the whole of another picture, and does not keep it."""
        size = surface.get_size()
        picture = self._recall(("backdrop", name, size)) or self._spread(name, size, False)
        if picture is not None:
            surface.blit(picture, (0, 0))

    def _spread(self, name: str, size: Size, converted: bool) -> pygame.Surface | None:
        path = self._files.find(name if "/" in name else f"backdrops/{name}")
        if path is None:
            return None
        self._await(path)
        picture = self._decoded(path)
        if picture is not None and converted:
            picture = picture.convert()
        return pygame.transform.smoothscale(picture, size) if picture and picture.get_size() != size else picture

    def whole(self, name: str) -> pygame.Surface:
        """A picture out of a file of its own ("<title>/slabs/9") as it was painted. It is not cached: the caller keeps
        it. Raises SpriteMissingError.
        """
        path = self._files.find(name)
        if path is None:
            raise SpriteMissingError(f"no picture {name!r} in {self._folder}")
        self._await(path)
        return self._decoded(path) or pygame.Surface((1, 1), pygame.SRCALPHA)

    def ready(self, *names: str) -> bool:
        """Whether the pages of these sprites are decoded; those that are not are begun on a thread. What no atlas has
        is no reason to wait.
        """
        return self._there({entry.page for name in names if (entry := self._index.find(name, self.safe)) is not None})

    def _there(self, pages: set[str]) -> bool:
        missing = {page: self._folder / f"{page}.png" for page in sorted(pages) if page not in self._atlases}
        for page, path in missing.items():
            self._begin(page, path)
        self._start_threads()
        return all(self._early[path].over for path in missing.values())

    @contextmanager
    def sparing(self, seconds: float, whole: bool = False) -> Iterator[None]:
        """Drawing within this ends with LaterError where a picture has to be scaled and its page is not decoded yet, or
        the time is over: so many seconds, and the frame's, unless they are `whole`. What was made is kept, so whoever
        draws again gets further.
        """
        pace, now, before = self.pace, time.perf_counter(), self._until
        ends = None if whole else pace.until
        self._until = now + seconds if ends is None else min(now + seconds, ends)
        self._made_some = late = now > self._until and pace.made and not pace.lenient
        try:
            yield
        except LaterError:
            pace.starved = pace.starved or late
            raise
        finally:
            pace.made = pace.made or self._made_some
            self._until = before

    def prepared(self, draw: Callable[[pygame.Surface], None], seconds: float = SPARED_S) -> Iterator[None]:
        """Makes the pictures of a drawing in steps of so long, by drawing where nobody sees it. Where nothing had to be
        made there is no step.
        """
        nowhere, done = pygame.Surface((1, 1)), False
        while not done:
            with suppress(LaterError), self.sparing(seconds):
                draw(nowhere)
                done = True
            nowhere.set_clip(None)
            if not done or self._made_some:
                yield

    @property
    def late(self) -> bool:
        """Whether the time is over, within `sparing`."""
        return self._until is not None and time.perf_counter() > self._until

    def _spend(self, entry: AtlasEntry) -> None:
        """A picture is about to be made: the first one in any case."""
        if self._until is not None and not self._there({entry.page}):
            raise LaterError(entry.page)
        self.composing()
        self._made_some = True

    def composing(self) -> None:
        """A picture is about to be made: within `sparing` the first one in any case. Raises LaterError."""
        if self._made_some and self.late:
            raise LaterError("composing")

    def composed(self) -> None:
        """A picture was made of others, and is kept; the rest waits once the time is over. Raises LaterError."""
        self._made_some = True
        if self.late:
            raise LaterError("composed")

    def _await(self, path: Path) -> None:
        if self._until is not None:
            self._begin(path.stem, path)
            self._start_threads()
            if not self._early[path].over:
                raise LaterError(path.stem)

    def settle(self) -> None:
        """The first frame is shown: backdrops get the display's format, decoded pictures are let go."""
        self._starting = False
        for key in [key for key in self._cache if key[0] == "backdrop"]:
            self._remember(key, self._take(key).convert())
        self.release()

    def release(self) -> None:
        """Lets go of decoded pictures; scaled sprites stay (memory)."""
        self._atlases.clear()
        self._cancel()

    def rest(self, dt: int, frugal: bool = False) -> None:
        """`dt` ms have passed. Once no page was needed for a while, those over the limit go, one a frame, the longest
        unused first, then what is free is given back, once; `frugal`: all of them go.
        """
        self._unused_ms += dt
        if self._unused_ms < IDLE_MS or self._given_back:
            return
        self._cancel()
        if sum(_bytes(page) for page in self._atlases.values()) > (0 if frugal else PAGE_BYTES):
            self._atlases.popitem(last=False)
        else:
            self._given_back = True
            give_back()

    def clear_caches(self) -> None:
        """Drops everything that is cached (a match was left)."""
        self.release()
        self._cache.clear()
        self._begun.clear()
        self._patches.clear()
        self._bytes = 0
        let_go()

    def _cancel(self) -> None:
        self._queue.clear()
        self._early.clear()

    def _decoded(self, path: Path) -> pygame.Surface | None:
        """None for a file that can't be read."""
        name = path.relative_to(self._folder).as_posix()
        early = self._early.pop(path, None)
        with suppress(pygame.error, OSError):
            if name not in self._unreadable:
                return early.wait() if early is not None else pygame.image.load(str(path))
        self._unreadable.setdefault(name, False)
        return None

    @staticmethod
    def _target(entry: AtlasEntry, height: int | None, size: Size | None, width: int | None) -> Size:
        w, h = entry.area.size
        if size is not None:
            ratio = min(size[0] / w, size[1] / h)
        elif height is not None:
            ratio = height / h
        elif width is not None:
            ratio = width / w
        else:
            ratio = 1 / entry.scale
        return max(1, round(w * ratio)), max(1, round(h * ratio))

    def _source(self, entry: AtlasEntry) -> pygame.Surface:
        self._unused_ms, self._given_back = 0, False
        if entry is NOTHING:
            return pygame.Surface(entry.area.size, pygame.SRCALPHA)
        if entry.page in self._atlases:
            self._atlases.move_to_end(entry.page)
        else:
            page = self._decoded(self._folder / f"{entry.page}.png")
            self._atlases[entry.page] = page or pygame.Surface((1, 1), pygame.SRCALPHA)
        if not self._atlases[entry.page].get_rect().contains(entry.area):
            self._unreadable.setdefault(f"{entry.page}.png", False)
            return pygame.Surface(entry.area.size, pygame.SRCALPHA)
        return self._atlases[entry.page].subsurface(entry.area)

    def _scaled(self, name: str, target: Size) -> pygame.Surface:
        entry = self.entry(name)
        entry = self._index.ready.get(f"{name}@{target[0]}x{target[1]}", entry)
        self._spend(entry)
        source = self._source(entry).convert_alpha()
        if source.get_size() == target:
            return source
        if source.get_width() * source.get_height() > BIG_SPRITE:
            return pygame.transform.smoothscale(source, target)  # posters and frames: their rims are dark anyway
        return pygame.transform.smoothscale(source if opaque(source) else bled(source), target)

    def _patch(self, name: str) -> tuple[pygame.Surface, tuple[int, ...]]:
        if name not in self._patches:
            entry = self._index.find(name, self.safe)
            if entry is None or entry.nine is None:
                self._missing(name, f"no nine-patch {name!r}")
                self._patches[name] = pygame.Surface((3, 3), pygame.SRCALPHA), (1, 1, 1, 1)
            else:
                picture = self._scaled(name, self._target(entry, None, None, None))
                w, h = picture.get_size()
                most = ((w - 1) // 2, (h - 1) // 2) * 2  # at least 1 px is left to stretch
                margins = tuple(min(round(n / entry.scale), m) for n, m in zip(entry.nine, most, strict=True))
                self._patches[name] = (picture, margins)
        return self._patches[name]

    def _recall(self, key: tuple[object, ...]) -> pygame.Surface | None:
        found = self._cache.get(key)
        if found is not None:
            self._cache.move_to_end(key)
        return found

    def _remember(self, key: tuple[object, ...], picture: pygame.Surface) -> None:
        self._cache[key] = picture
        self._bytes += _bytes(picture)
        while self._bytes > CACHE_BYTES and len(self._cache) > 1:
            self._take(next(iter(self._cache)))

    def _take(self, key: tuple[object, ...]) -> pygame.Surface:
        picture = self._cache.pop(key)
        self._bytes -= _bytes(picture)
        return picture


def _bytes(picture: pygame.Surface) -> int:
    """What a surface takes."""
    return picture.get_width() * picture.get_height() * picture.get_bytesize()


def _shaded(body: pygame.Rect, reach: int) -> pygame.Rect:
    """Where the shadow of a body lies."""
    return body.inflate(2 * reach, 2 * reach).move(reach // 6, reach // 3)
