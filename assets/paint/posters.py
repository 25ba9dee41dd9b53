"""What the posters of all games have in common: size, rounded corners, a dark rim and a line of brass; and the sizes at
which the menu shows a poster and a wordmark, so that its first frame scales none.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import skia

from assets.paint.atlas import SPRITES, Paint, register
from assets.paint.base import blurred, brass_line, clipped, rounded, stroke
from assets.paint.ui_menu import register_ready
from scenes.menu.places import MARK, MARK_APART
from scenes.menu.places import POSTER as PLACE

POSTER = (560, 880)


@contextmanager
def framed(canvas: skia.Canvas) -> Iterator[None]:
    """What is drawn inside is cut to the poster, darker towards its rim, in its brass line."""
    edge = rounded((0, 0, *POSTER), 28)
    with clipped(canvas, edge):
        yield
        canvas.drawPath(edge, blurred(stroke("#05040A", 60, 0.65), 26))
    brass_line(canvas, rounded((5, 5, POSTER[0] - 10, POSTER[1] - 10), 24), 7)


def register_poster(title: str, paint: Paint, shelf: str, menu: str) -> None:
    """Add a game's poster to the atlas of its shelf, and at the menu's size to the page that the menu decodes."""
    register(f"{title}/poster", shelf, (0, 0, *POSTER), paint, trim=False)
    high = PLACE[1]
    register_ready(f"{title}/poster", (round(POSTER[0] * high / POSTER[1]), high), shelf, page=menu)


def mark_size(name: str, atlas: str) -> tuple[int, int] | None:
    """How large the menu's poster shows a wordmark, from its last painting; None before the first one."""
    index = SPRITES / f"{atlas}.json"
    entry = json.loads(index.read_text(encoding="utf-8"))["sprites"].get(name) if index.exists() else None
    if entry is None:
        return None
    ratio = min((PLACE[0] - MARK_APART) / entry["w"], MARK / entry["h"])
    return max(1, round(entry["w"] * ratio)), max(1, round(entry["h"] * ratio))
