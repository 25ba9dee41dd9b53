"""Fonts that draw any string. Names in files from elsewhere, and names of files, may hold what no font draws: zeros,
and bytes that are no text (C7.2). The font's "…" stands at half the height of the letters, as some scripts have it;
three full stops stand where Korean and English end.
"""

from __future__ import annotations

from typing import Any

import pygame


class SafeFont(pygame.font.Font):
    """A font that leaves out zeros and shows a question mark for what is no text, instead of raising."""

    def size(self, text: Any) -> tuple[int, int]:
        """Width and height of one line."""
        text = _drawn(text)
        try:
            return super().size(text)
        except UnicodeError:
            return super().size(_drawable(text))

    def render(self, text: Any, antialias: bool, color: Any, *rest: Any) -> pygame.Surface:
        """One line of text."""
        text = _drawn(text)
        try:
            return super().render(text, antialias, color, *rest)
        except ValueError:
            return super().render(_drawable(text), antialias, color, *rest)


def _drawn(text: str) -> str:
    return text.replace("…", "...")


def _drawable(text: str) -> str:
    return text.replace("\0", "").encode(errors="replace").decode()
