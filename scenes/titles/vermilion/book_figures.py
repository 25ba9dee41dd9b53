"""Pictures of Vermilion's rulebook: dice, the round, zones and tiles in rows, an enemy's card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.rulebook import FIGURE_WIDTH, Figure
from scenes.media import theme
from scenes.titles.vermilion.enemy_card import ENEMY_CARD, enemy_card
from scenes.titles.vermilion.page_things import PHASE_SIGNS, PHASES
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.media.media import Media

ROW, SIGN = 52, 40
ZONES = ("blue", "green", "red", "yellow")
TILES = ("muscle", "bone", "spike", "wall_small", "wall_big", "rock")
FACES = {"imprint": (1, 1, 1, 2, 2, 2), "breakthrough": (0, 0, 1, 3, 3, 3), "corruption": (1, 2, 3, 4, 5, 6)}
CARD_HIGH = FIGURE_WIDTH * ENEMY_CARD[1] // ENEMY_CARD[0]


def _rows(media: Media, rows: Sequence[tuple[str, str, str]]) -> pygame.Surface:
    """A number or nothing, a sign and words in each row."""
    out = pygame.Surface((FIGURE_WIDTH, ROW * len(rows)), pygame.SRCALPHA)
    pen = Pen(out, media)
    for i, (number, sign, key) in enumerate(rows):
        x, y = 4, i * ROW + ROW // 2
        if number:
            pen.text(number, 20, theme.GOLD, True, center=(x + 10, y))
            x += 28
        pen.icon(sign, SIGN, center=(x + SIGN // 2, y))
        x += SIGN + 12
        pen.line(media.t(key), FIGURE_WIDTH - x - 4, 20, theme.BONE, height=ROW - 4, midleft=(x, y))
    return out


def phases(media: Media) -> pygame.Surface:
    """R4. The six phases in their order."""
    return _rows(media, [(str(i), f"vermilion/{PHASE_SIGNS[name]}", f"vermilion.phase.{name}")
                         for i, name in enumerate(PHASES[:6], 1)])  # fmt: skip


def zones(media: Media) -> pygame.Surface:
    """R4.2. The four zones: each has a shape besides its colour."""
    return _rows(media, [("", f"vermilion/zone/{name}", f"vermilion.book.zone.{name}") for name in ZONES])


def tiles(media: Media) -> pygame.Surface:
    """R14. What a tile can be."""
    pictures = {"muscle": "muscle_0", "bone": "bone_0"}
    return _rows(media, [("", f"vermilion/{pictures.get(name, name)}", f"vermilion.tile.{name}") for name in TILES])


def dice(media: Media) -> pygame.Surface:
    """R2.2. The six faces of each die."""
    out = pygame.Surface((FIGURE_WIDTH, 3 * (ROW + 26)), pygame.SRCALPHA)
    pen = Pen(out, media)
    for i, (kind, faces) in enumerate(FACES.items()):
        y = i * (ROW + 26)
        pen.line(media.t(f"vermilion.die.{kind}"), FIGURE_WIDTH, theme.SMALL, theme.GOLD, True, height=26,
                 topleft=(4, y))  # fmt: skip
        for k, face in enumerate(faces):
            pen.icon(f"vermilion/die/{kind}_{face}", 44, topleft=(4 + k * 53, y + 28))
    return out


def enemy(media: Media) -> pygame.Surface:
    """R12.3. A Kynodon's card."""
    card = enemy_card(media, "kynodon", ENEMY_CARD)
    return pygame.transform.smoothscale(card, (FIGURE_WIDTH, CARD_HIGH))


FIGURES = {
    "round": Figure(ROW * 6, phases),
    "zones": Figure(ROW * len(ZONES), zones),
    "tiles": Figure(ROW * len(TILES), tiles),
    "dice": Figure(3 * (ROW + 26), dice),
    "enemy": Figure(CARD_HIGH, enemy),
}
