"""The smallest recipe: a glyph made solid. Copy this shape."""

from __future__ import annotations

import skia

from assets.paint.atlas import sprite
from assets.paint.base import GOLD, contact_shadow, glyph_path, solid_glyph


@sprite("mark/relic_hint", atlas="board_marks", box=(-70, -120, 70, 30))
def relic_hint(canvas: skia.Canvas) -> None:
    """A golden question mark that stands on the tile (R15.2)."""
    contact_shadow(canvas, 0, 0, 34, 11)
    solid_glyph(canvas, glyph_path("help"), GOLD, (-42, -104, 84, 104))
