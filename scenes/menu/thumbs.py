"""Small pictures of where saves and replays stand: painted on a thread by the game's own `thumb.paint(view, size)`, one
after the other, and kept beside the files (C1.4, C7).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING

import msgspec
import pygame

import game
from game.match.seated import SeatedMatch
from game.match.seats import seats_of
from game.store.notices import StoreError
from game.store.pictures import Pictures
from scenes.media import theme
from scenes.titles import ui_of
from scenes.widgets.base import RectLike, Widget, WidgetParent

if TYPE_CHECKING:
    from pathlib import Path

    from game.core.session import Session
    from game.store.container import FileEntry
    from scenes.shell.client import Client
    from scenes.shell.work import Work

SIZE = (480, 300)
LOOK = 4
"""Raised when pictures are painted differently."""
SIGNS = b"\nsigns "
"""What stands behind a kept picture before the signs of its seats."""
PNG_SIZE, PNG_SIZE_AT = struct.Struct(">II"), 16
DIMMED = (150, 144, 160)
"""What the poster behind a picture is multiplied with, of 255."""
KEPT = 48
"""Pictures in memory, some 600 KB each."""
Moment = tuple[str, int, str]  # the file, when it was written, how it is painted
Painted = tuple[pygame.Surface, list[str]]  # the picture, and every seat's sign


def look_now() -> str:
    """How pictures are painted now: in the colours of the palette (C10.3)."""
    return f"{LOOK}{theme.palette()}"


class Thumbs:
    """The pictures of one list. `read(id)` gives the payload of a file, `changed(id)` is called when one is there."""

    def __init__(
        self, client: Client, folder: Path, read: Callable[[str], bytes], changed: Callable[[str], None]
    ) -> None:
        self._client, self._read, self._changed = client, read, changed
        self._pictures = Pictures(folder)
        self._made: dict[Moment, pygame.Surface | None] = {}
        self._small: dict[tuple[Moment, tuple[int, int]], pygame.Surface] = {}
        self._wanted: list[FileEntry] = []
        self._signs: dict[str, list[str]] = {}
        self._work: Work[Painted] | None = None

    def get(self, entry: FileEntry, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture, fitted into `size`; None while it is being painted and where there is none. What was asked for
        last is painted first.
        """
        if entry.head is None or entry.broken is not None:
            return None
        moment = (entry.file_id, entry.head.written_ms, look_now())
        if moment not in self._made:
            self._want(entry)
            return None
        whole = self._made[moment] = self._made.pop(moment)  # as the one that was seen last
        if whole is None:
            return None
        key = (moment, size)
        if key not in self._small:
            share = min(size[0] / SIZE[0], size[1] / SIZE[1])
            self._small[key] = pygame.transform.smoothscale_by(whole, share) if share != 1 else whole
        return self._small[key]

    def sign(self, entry: FileEntry, seat: int) -> str:
        """The picture by which a seat is told in that match (C10.3); "" while that is not known."""
        known = self._signs.get(entry.file_id) or signs_told(entry)
        return known[seat] if seat < len(known) else ""

    def drop(self, file_id: str) -> None:
        """Forgets the picture of a deleted file."""
        try:
            self._pictures.drop(file_id)
        except StoreError:
            return  # it is only a picture

    def settle(self) -> None:
        """Waits until all that was asked for is painted: for the gallery and tests."""
        while self._work is not None:
            self._work.join()
            self._work.poll()

    def _want(self, entry: FileEntry) -> None:
        if entry not in self._wanted:
            self._wanted.append(entry)
        self._next()

    def _next(self) -> None:
        if self._work is None and self._wanted:
            entry = self._wanted[-1]
            look = look_now()
            done, failed = partial(self._done, entry, look), partial(self._failed, entry, look)
            self._work = self._client.nav.work(partial(self._paint, entry, look), done, failed)

    def _paint(self, entry: FileEntry, look: str, work: Work[Painted]) -> Painted:
        """On the thread."""
        if entry.head is None:
            raise ValueError("a file without a head has no picture")
        kept = self._kept(entry.file_id, entry.head.written_ms, look)
        if kept is not None:
            return kept
        session = game.load_session(self._read(entry.file_id))  # by its choices, whatever position the file claims
        spec = session.spec
        public = session.view(None)
        signs = [ui_of(spec.code).look.sign(public, seat) for seat in range(len(session.seats))]
        if session.outcome is not None and spec.open_view is not None:
            view = spec.open_view(session.table.state)
        else:
            view = session.view(reader_of(entry, session))
        picture = ui_of(spec.code).thumb(view, SIZE)
        file = BytesIO()
        pygame.image.save(picture, file, "thumb.png")
        if look == look_now():  # else it has colours of both
            data = file.getvalue() + SIGNS + msgspec.json.encode(signs)
            with suppress(StoreError):  # it is painted again next time
                self._pictures.write(entry.file_id, entry.head.written_ms, look, data)
        return picture, signs

    def _kept(self, file_id: str, written_ms: int, look: str) -> Painted | None:
        """What was painted before; None for what is not there, damaged, or larger than what is painted here."""
        try:
            png, _, signs = (self._pictures.read(file_id, written_ms, look) or b"").rpartition(SIGNS)
            width, height = size_told(png)
            if width > SIZE[0] or height > SIZE[1]:
                return None
            return pygame.image.load(BytesIO(png), "thumb.png"), msgspec.json.decode(signs, type=list[str])
        except (StoreError, pygame.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None

    def _done(self, entry: FileEntry, look: str, painted: Painted) -> None:
        picture, self._signs[entry.file_id] = painted
        self._keep(entry, look, picture.convert_alpha())

    def _failed(self, entry: FileEntry, look: str, error: Exception) -> None:
        """A file that can't be shown small has no picture; what is wrong with it is told when it is opened."""
        self._keep(entry, look, None)

    def _keep(self, entry: FileEntry, look: str, picture: pygame.Surface | None) -> None:
        if entry.head is not None:
            self._made[entry.file_id, entry.head.written_ms, look] = picture
            self._forget()
        self._wanted.remove(entry)
        self._work = None
        self._changed(entry.file_id)
        self._next()

    def _forget(self) -> None:
        """Of a long list the pictures that were seen last stay in memory; the others are on the disk."""
        for moment in list(self._made)[:-KEPT]:
            del self._made[moment]
            self._small = {key: small for key, small in self._small.items() if key[0] != moment}


def reader_of(entry: FileEntry, session: Session) -> int | None:
    """Whose view of a match that goes on all see who play it here or may come back to it: the first of them where they
    are of one side, else nobody's."""
    match = SeatedMatch(session, seats_of(entry.header, len(session.seats)), entry.file_id)
    return next((seat for seat in match.people if all(match.together(seat, other) for other in match.people)), None)


def size_told(png: bytes) -> tuple[int, int]:
    """Width and height as the front of a PNG file tells them (https://www.w3.org/TR/png/#11IHDR)."""
    width, height = PNG_SIZE.unpack_from(png, PNG_SIZE_AT) if len(png) >= PNG_SIZE_AT + PNG_SIZE.size else (0, 0)
    return width, height


def signs_told(entry: FileEntry) -> list[str]:
    """Every seat's sign by what the file's head says; "" for what only the match itself knows."""
    raw = entry.header.get("seats")
    seats = raw if isinstance(raw, list) else []
    look = ui_of(entry.head.title if entry.head is not None else "").look
    fields = [seat.get("fields") if isinstance(seat, dict) else None for seat in seats]
    return [look.sign_of_fields(one if isinstance(one, dict) else {}, i) for i, one in enumerate(fields)]


class SeatSign(Widget):
    """A seat's sign in one file; empty until it is known."""

    def __init__(self, parent: WidgetParent, rect: RectLike, thumbs: Thumbs, entry: FileEntry, seat: int) -> None:
        self.thumbs, self.entry, self.seat = thumbs, entry, seat
        super().__init__(parent, rect)

    def draw(self, surface: pygame.Surface) -> None:
        """The picture."""
        sign = self.thumbs.sign(self.entry, self.seat)
        if self.media.sprites.has(sign):
            picture = self.media.sprites.get(sign, size=self.rect.size)
            surface.blit(picture, picture.get_rect(center=self.rect.center))


class Thumb(Widget):
    """The picture of one file in a slot; until it is there, and where there is none, the game's poster alone, or an
    icon where the game is not known either. A file that can't be opened has its sign on it.
    """

    def __init__(self, parent: WidgetParent, rect: RectLike, thumbs: Thumbs, entry: FileEntry, icon: str) -> None:
        self.thumbs, self.entry, self.icon = thumbs, entry, icon
        super().__init__(parent, rect)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """It lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Slot, the game's poster dimmed behind, the picture in its own shadow."""
        sprites = self.media.sprites
        surface.blit(sprites.nine("nine/slot", self.rect.size), self.rect)
        inner = self.rect.inflate(-12, -10)
        picture = self.thumbs.get(self.entry, inner.size)
        title = self.entry.head.title if self.entry.head is not None else ""
        poster = f"{title}/poster"
        known = bool(title) and sprites.has(poster)
        if known and sprites.ready(poster):
            key = ("thumb's ground", poster, inner.size)
            surface.blit(sprites.made(key, lambda: self._ground(poster, inner.size)), inner)
        elif known:
            self.ui.ticking[self] = None  # until it is decoded
        if picture is not None:
            surface.blit(*sprites.shadow(picture.get_rect(center=inner.center).inflate(-8, -8), 12))
            surface.blit(picture, picture.get_rect(center=inner.center))
        elif not known or self.entry.broken is not None:
            side = min(48, inner.height // 2)
            pygame.draw.aacircle(surface, theme.INK, inner.center, side * 3 // 4)
            sign = sprites.get(self.icon, size=(side, side))
            surface.blit(sign, sign.get_rect(center=(inner.centerx, inner.centery - side // 16)))

    def tick(self, dt: int) -> None:
        """The poster has come."""
        head = self.entry.head
        if head is None or self.media.sprites.ready(f"{head.title}/poster"):
            self.ui.ticking.pop(self, None)
            self.invalidate()

    def _ground(self, poster: str, size: tuple[int, int]) -> pygame.Surface:
        """The upper part of the poster, as wide as the slot."""
        sprites = self.media.sprites
        natural = sprites.natural(poster)
        painted = sprites.get(poster, width=size[0])
        out = pygame.Surface(size, pygame.SRCALPHA)
        out.blit(painted, (0, min(0, (size[1] - size[0] * natural[1] // natural[0]) // 3)))
        out.fill((*DIMMED, 255), special_flags=pygame.BLEND_RGBA_MULT)
        mask = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), 0, 8)
        out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return out
