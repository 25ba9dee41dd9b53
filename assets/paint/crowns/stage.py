"""The pictures of Crowns' cards. Units: a card's picture is 240 x 200, a plot's 280 x 150."""

from __future__ import annotations

from assets.paint import stage
from assets.paint.stage import PLAIN, Shot

CARD, WIDE = PLAIN, (280, 150)
SHOTS: dict[str, Shot] = {}


def register_shots(shots: dict[str, Shot], size: tuple[int, int] = CARD) -> None:
    """Enter pictures under crowns/card/<id>.jpg."""
    SHOTS.update(shots)
    stage.register_shots(shots, "crowns/card", size)
