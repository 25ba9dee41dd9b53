"""What is kept of rendered texts (C8.7): strangers fill no memory with what they write."""

from __future__ import annotations

import pygame

from scenes.media import theme
from scenes.media.text_cache import TextCache
from scenes.program import Program


def picture(height: int) -> pygame.Surface:
    """A picture of so many rows of 400 bytes."""
    return pygame.Surface((100, height), pygame.SRCALPHA, 32)


def test_c8_7_of_more_than_fits_those_go_that_were_used_least_lately() -> None:
    cache = TextCache(10, 400 * 10)
    first = cache.keep(("first",), picture(4))
    cache.keep(("second",), picture(4))
    assert cache.get(("first",)) is first
    cache.keep(("third",), picture(4))
    assert cache.get(("second",)) is None and cache.get(("first",)) is first and cache.bytes == 400 * 8


def test_c8_7_one_that_is_larger_than_all_the_room_is_kept_alone() -> None:
    cache = TextCache(10, 400 * 10)
    cache.keep(("small",), picture(1))
    large = cache.keep(("large",), picture(50))
    assert cache.get(("large",)) is large and len(cache) == 1
    cache.keep(("small",), picture(1))
    assert len(cache) == 1 and cache.bytes == 400
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)


def test_c8_7_no_more_than_so_many_are_kept() -> None:
    cache = TextCache(3, 1 << 20)
    for number in range(9):
        cache.keep((number,), picture(1))
    assert len(cache) == 3 and cache.get((8,)) is not None


def test_c8_7_long_texts_that_are_all_different_take_so_much_and_no_more(program: Program) -> None:
    fonts = program.media.theme
    for number in range(400):
        fonts.text(f"{number} " + "가" * 60, 40)
        fonts.paragraph(f"{number} " + "가나다 " * 120, 1200, 30)
    assert fonts._texts.bytes <= theme.TEXT_BYTES and fonts._blocks.bytes <= theme.BLOCK_BYTES
    assert fonts._blocks.bytes > theme.BLOCK_BYTES // 2
