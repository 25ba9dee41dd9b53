"""Vermilion's dice as they lie on the table: the painted face that is up, its figure where the face is none of the
die's own, a frame where it counts double.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme

if TYPE_CHECKING:
    from game.titles.vermilion.view import DieView
    from scenes.widgets.pen import Pen

BEST = {"imprint": 2, "breakthrough": 3, "corruption": 6}
"""What lies up before a die is rolled."""
DOUBLED, VIRTUAL, WELL = "vermilion/die/doubled", "vermilion/die/virtual", "vermilion/die/well"
PLAIN = {"imprint": "imprint_1", "breakthrough": "breakthrough_1", "corruption": "corruption_1"}
GREY = (112, 104, 104, 255)
UNROLLED = -1


def face_of(die: DieView) -> int:
    """The face in force; UNROLLED where it was not rolled yet."""
    return die.faces[-1][0] if die.faces else UNROLLED


def is_doubled(die: DieView) -> bool:
    """R13.22. Whether Gambit counts it twice."""
    return any(why == "gambit" for _, why in die.faces)


def draw_die(
    pen: Pen, kind: str, face: int, rect: pygame.Rect, *, dim: bool = False, virtual: bool = False,
    doubled: bool = False,
) -> None:  # fmt: skip
    """A die in a square: `dim` one that is used up, `doubled` one whose face Gambit has doubled."""
    sprites, size = pen.media.sprites, rect.size
    shown = BEST.get(kind, 1) if face == UNROLLED else face
    if virtual:
        pen.put(sprites.get(VIRTUAL, size=size), center=rect.center)
        return
    name = f"vermilion/die/{kind}_{shown}"
    own = sprites.has(name)
    picture = sprites.get(name if own else f"vermilion/die/{PLAIN.get(kind, 'imprint_1')}", size=size)
    if dim:
        picture = sprites.made(("vermilion grey die", name, size), lambda: _grey(picture))
    if doubled and sprites.has(DOUBLED) and shown == 6:
        picture = sprites.get(DOUBLED, size=size)
        own = True
    pen.put(picture, center=rect.center)
    if not own:
        _figure(pen, shown, rect)


def draw_die_view(pen: Pen, die: DieView, rect: pygame.Rect, *, dim: bool = False) -> None:
    """A die of a view."""
    draw_die(pen, die.kind, face_of(die), rect, dim=dim, virtual=die.virtual, doubled=is_doubled(die))


def draw_well(pen: Pen, rect: pygame.Rect, *, hot: bool = False) -> None:
    """A place for a die."""
    pen.put(pen.media.sprites.get(WELL, size=rect.size), center=rect.center)
    if hot:
        pygame.draw.rect(pen.surface, theme.GOLD, rect.inflate(2, 2), 2, 9)


def _grey(picture: pygame.Surface) -> pygame.Surface:
    out = pygame.transform.grayscale(picture)
    out.fill(GREY, special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _figure(pen: Pen, shown: int, rect: pygame.Rect) -> None:
    """The number on a face that the die does not have."""
    disc = rect.inflate(-rect.width // 3, -rect.height // 3)
    pygame.draw.ellipse(pen.surface, theme.INK, disc)
    pygame.draw.ellipse(pen.surface, theme.GOLD, disc, 2)
    pen.text(str(shown), min(theme.BODY, max(theme.SMALL, disc.height - 6)), theme.GOLD, True, center=disc.center)
