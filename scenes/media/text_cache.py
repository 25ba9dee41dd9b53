"""Rendered texts that are kept, as many as fit into so many bytes: what strangers write is as long as they like."""

from __future__ import annotations

from collections import OrderedDict

import pygame


class TextCache:
    """Of more than `most` pictures, or of more than `most_bytes`, those go that were used least lately."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most, self._most_bytes = most, most_bytes
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: tuple[object, ...]) -> pygame.Surface | None:
        """The picture, which counts as used; None where it is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: tuple[object, ...], picture: pygame.Surface) -> pygame.Surface:
        """Keeps one that is not kept yet, the newest in any case, and gives it back."""
        self._kept[key] = picture
        self.bytes += bytes_of(picture)
        while len(self._kept) > 1 and (len(self._kept) > self._most or self.bytes > self._most_bytes):
            self.bytes -= bytes_of(self._kept.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        """Nothing is kept."""
        self._kept.clear()
        self.bytes = 0


def bytes_of(picture: pygame.Surface) -> int:
    """What its pixels take."""
    return picture.get_pitch() * picture.get_height()
