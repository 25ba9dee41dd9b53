"""Pictures of Crowns' rulebook: cards as they lie, the crown, and what belongs together in rows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import FACES, WIN
from game.titles.crowns.notation import ICONS
from game.titles.crowns.view import PieceView
from scenes.kit.rulebook import FIGURE_WIDTH, Figure
from scenes.media import theme
from scenes.titles.crowns.faces import card_face
from scenes.titles.crowns.pieces import PieceLook, draw_numbers, face_of
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.media.media import Media

ROW, CAPTION = 44, 44
PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
PHASE_ICONS = ("crowns/icon/initiative", "crowns/icon/deck", "crowns/icon/gold", "crowns/icon/military",
               "crowns/icon/strength", "crowns/icon/stand", "crowns/icon/reserve")  # fmt: skip
STEPS = ("forced_interrupt", "interrupt", "happens", "check", "forced_reaction", "reaction")
ZONES = (
    ("front", 0.0, 0.0, 1.0, 0.36), ("back", 0.0, 0.4, 0.72, 0.26), ("deck", 0.76, 0.4, 0.24, 0.26),
    ("faction", 0.0, 0.7, 0.3, 0.3), ("plot", 0.34, 0.7, 0.34, 0.3), ("discard", 0.72, 0.7, 0.28, 0.3),
)  # fmt: skip
CARD, SMALL = (300, 420), (104, 146)
HALF = FIGURE_WIDTH // 2
ATTACKERS, DEFENDER = ("al05", "al08"), "dc05"
"""The words below them tell of 5 to 4."""


class BookSheet:
    """A figure: faces, sprites and words on nothing."""

    def __init__(self, media: Media, height: int) -> None:
        self.media = media
        self.surface = pygame.Surface((FIGURE_WIDTH, height), pygame.SRCALPHA)
        self.pen = Pen(self.surface, media)

    def words(self, key: str, x: int, y: int, width: int = FIGURE_WIDTH, ink: theme.Colour = theme.BONE) -> None:
        """Words centred on a point, in two lines where one has no room."""
        self.pen.line(self.media.t(key), width, theme.SMALL, ink, True, height=CAPTION, align="center", center=(x, y))

    def lying(self, kind: str, place: tuple[int, int], kneeling: bool = False) -> None:
        """A card as it lies on the table, with its numbers."""
        face = FACES[kind]
        piece = PieceView(0, kind, 0, kneeling, 0, 0, 0, (), (), False, "", face.strength, (), face.icons)
        look = PieceLook(piece, SMALL)
        where = pygame.Rect(place, SMALL[::-1] if kneeling else SMALL)
        self.pen.put(face_of(self.media, look), topleft=where.topleft)
        draw_numbers(self.pen, look, where)

    def rows(self, rows: Sequence[tuple[str, str, str]], top: int = 0) -> None:
        """A number or nothing, a sprite and words in each row."""
        for i, (number, icon, key) in enumerate(rows):
            y, x = top + i * ROW + ROW // 2, 6
            if number:
                self.pen.text(number, 20, theme.GOLD, True, center=(x + 10, y))
                x += 30
            if icon:
                self.pen.icon(icon, 32, midleft=(x, y))
                x += 42
            self.pen.line(self.media.t(key), FIGURE_WIDTH - x - 4, 20, theme.BONE, height=ROW, midleft=(x, y))


def crown(media: Media) -> pygame.Surface:
    """R1.3. A crown of fifteen points of which nine are won."""
    sheet = BookSheet(media, 186)
    sprites, middle = media.sprites, (HALF, 104)
    scale = 300 / sprites.natural("crowns/crown/base")[0]
    names = ["crowns/crown/base"]
    names += [f"crowns/crown/{'full' if k < 9 else 'empty'}_{k}" for k in range(WIN)]
    for name in names:
        wide = round(sprites.natural(name)[0] * scale)
        x, y = sprites.anchor(name, width=wide)
        sheet.surface.blit(sprites.get(name, width=wide), (middle[0] - x, middle[1] - y))
    sheet.words("crowns.book.crown", HALF, 164)
    return sheet.surface


def phases(media: Media) -> pygame.Surface:
    """R6.1. The seven phases in their order."""
    sheet = BookSheet(media, ROW * len(PHASES))
    sheet.rows([(str(n), icon, f"crowns.phase.{name}")
                for n, (name, icon) in enumerate(zip(PHASES, PHASE_ICONS, strict=True), 1)])  # fmt: skip
    return sheet.surface


def card(media: Media, kind: str) -> pygame.Surface:
    """A card with all its words."""
    sheet = BookSheet(media, CARD[1])
    sheet.pen.put(card_face(media, kind, CARD), midtop=(HALF, 0))
    return sheet.surface


def plot(media: Media) -> pygame.Surface:
    """R7.2. A plot, and what its four numbers are."""
    sheet = BookSheet(media, 214 + 4 * ROW)
    sheet.pen.put(card_face(media, "pl01", (294, 210)), midtop=(HALF, 0))
    names = ("gold", "initiative", "claim", "reserve")
    sheet.rows([("", f"crowns/icon/{name}", f"crowns.book.plot.{name}") for name in names], 214)
    return sheet.surface


def challenge(media: Media) -> pygame.Surface:
    """R10.10. Two attackers against one defender."""
    sheet = BookSheet(media, 266)
    for i, kind in enumerate((*ATTACKERS, DEFENDER)):
        sheet.lying(kind, (i * 110, 44))
    sheet.words("crowns.book.attack", 107, 22, 214, theme.GOLD)
    sheet.words("crowns.book.defence", 272, 22, 104, theme.GOLD)
    one, other = (FACES[kind].strength for kind in ATTACKERS)
    sheet.pen.text(f"{one} + {other} = {one + other}", theme.BODY, theme.BONE, True, center=(107, 204))
    sheet.pen.text(str(FACES[DEFENDER].strength), theme.BODY, theme.BONE, True, center=(272, 204))
    sheet.words("crowns.book.challenge", HALF, 242)
    return sheet.surface


def claim(media: Media) -> pygame.Surface:
    """R10.16-R10.18. What claim does in each kind."""
    sheet = BookSheet(media, 3 * ROW)
    sheet.rows([("", f"crowns/icon/{kind}", f"crowns.book.claim.{kind}") for kind in ICONS])
    return sheet.surface


def icons(media: Media) -> pygame.Surface:
    """R10.2. The three kinds."""
    sheet = BookSheet(media, 110)
    for i, kind in enumerate(ICONS):
        x = round(FIGURE_WIDTH * (i + 0.5) / 3)
        sheet.pen.icon(f"crowns/icon/{kind}", 60, center=(x, 36))
        sheet.words(f"crowns.kind.{kind}", x, 86, 104)
    return sheet.surface


def kneel(media: Media) -> pygame.Surface:
    """R3.2. Standing and kneeling."""
    sheet = BookSheet(media, 190)
    sheet.lying("hc06", (76 - SMALL[0] // 2, 0))
    sheet.lying("hc06", (236 - SMALL[1] // 2, 73 - SMALL[0] // 2), kneeling=True)
    sheet.words("crowns.book.standing", 76, 168, 150)
    sheet.words("crowns.book.kneeling", 236, 168, 150)
    return sheet.surface


def duplicate(media: Media) -> pygame.Surface:
    """R18.2. A second copy below its card."""
    sheet = BookSheet(media, 206)
    for dx, y in ((18, 16), (0, 0)):
        sheet.lying("hc03", (HALF + dx - SMALL[0] // 2, y))
    sheet.words("crowns.book.duplicate", HALF, 184)
    return sheet.surface


def area(media: Media) -> pygame.Surface:
    """R2.1. Where a player's cards lie."""
    sheet = BookSheet(media, 250)
    for name, x, y, wide, high in ZONES:
        place = pygame.Rect(round(x * FIGURE_WIDTH), round(y * 250), round(wide * FIGURE_WIDTH), round(high * 250))
        sheet.pen.nine("slot", place)
        words = media.t(f"crowns.book.zone.{name}")
        sheet.pen.line(words, place.width - 8, theme.SMALL, theme.BONE, height=place.height, align="center",
                       center=place.center)  # fmt: skip
    return sheet.surface


def timing(media: Media) -> pygame.Surface:
    """R15.3. The order around a thing that happens."""
    sheet = BookSheet(media, ROW * len(STEPS))
    sheet.rows([(str(n), "", f"crowns.book.step.{name}") for n, name in enumerate(STEPS, 1)])
    return sheet.surface


FIGURES = {
    "crown": Figure(186, crown),
    "round": Figure(ROW * len(PHASES), phases),
    "plot": Figure(214 + 4 * ROW, plot),
    "character": Figure(CARD[1], partial(card, kind="hc01")),
    "council": Figure(CARD[1], partial(card, kind="of1")),
    "challenge": Figure(266, challenge),
    "claim": Figure(3 * ROW, claim),
    "icons": Figure(110, icons),
    "kneel": Figure(190, kneel),
    "duplicate": Figure(206, duplicate),
    "area": Figure(250, area),
    "timing": Figure(ROW * len(STEPS), timing),
}
