"""The signs of the seats, in lists and panels of every title (5.2). Anchor: the middle."""

from __future__ import annotations

from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import BRASS_METAL, blurred, clipped, fill, oval, stroke
from assets.paint.figures import pattern_path, seat_badge
from assets.paint.palette import SEATS, Seat, dyed, dyes
from assets.paint.solids import round_shade


def seat_chip(seat: Seat, canvas: skia.Canvas) -> None:
    """The round sign of a seat for lists and panels: its colour and pattern round its emblem."""
    canvas.drawPath(oval(2, 4, 47, 47), blurred(fill("#05040A", 0.6), 4))
    rim = oval(0, 0, 48, 48)
    canvas.drawPath(rim, round_shade(-48, 48, seat.colour))
    with clipped(canvas, rim):
        canvas.drawPath(pattern_path(seat.pattern, 100, 100, 15), fill(seat.dark, 0.75))
    canvas.drawPath(rim, stroke(BRASS_METAL.dark, 5))
    canvas.drawPath(rim, stroke(BRASS_METAL.light, 2))
    seat_badge(canvas, 0, 0, 33, seat)


for _name, _seat in dyes(len(SEATS)).items():
    register(f"seat/{_name}", dyed("seats", _name), (-60, -60, 60, 70), partial(seat_chip, _seat))
